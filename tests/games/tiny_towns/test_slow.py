"""The fast matcher and the scorer agree with slow, plain ones written from the clauses."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import BUILDINGS, CARDS, LETTERS, MONUMENTS, RESOURCES, TYPE_CODES
from guildhall.games.tiny_towns.constructing import buildable, which_fit
from guildhall.games.tiny_towns.patterns import SITES, Board, orientations, sites, squares_in, words
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel import run
from tests.games.tiny_towns import slow
from tests.games.tiny_towns.helpers import random_game, table
from tests.games.tiny_towns.slow import BOARD, Square, Town

FACTORY = TYPE_CODES[6]

# Every card on its own, with cells weighted so that patterns are found often.
boards = st.lists(st.sampled_from(".WHBGSWHBGS*"), min_size=16, max_size=16)


def planes(board: list[str]) -> tuple[list[int], int]:
    """A board of letters as the sets of squares that the matcher reads."""
    found = [sum(1 << i for i, cell in enumerate(board) if cell in (letter, "*")) for letter in LETTERS]
    return found, sum(1 << i for i, cell in enumerate(board) if cell in LETTERS)


def as_squares(site: int) -> frozenset[Square]:
    return frozenset(BOARD[square] for square in squares_in(site))


@settings(max_examples=150, deadline=None)
@given(boards)
def test_the_fast_matcher_agrees_with_a_plain_one(board: list[str]) -> None:
    stand, cubes = planes(board)
    letters = {BOARD[i]: cell for i, cell in enumerate(board) if cell != "."}
    for card in range(len(CARDS)):
        found = sites(GAME.box.orientations[card], stand, cubes)
        expected = slow.matches(GAME.box.patterns[card], letters)
        assert {as_squares(site) for site in found} == expected
        assert len(found) == len(expected)
        town = Board(*words(stand), cubes)
        assert which_fit(GAME.box, town, 1 << card) == (1 << card if expected else 0)
        assert town.has_enough_for(GAME.box.lookup.satisfied) >> card & 1 or not expected
        assert all(site in SITES for site in found)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(range(len(CARDS))), st.sampled_from(range(16)), st.sampled_from(range(8)))
def test_a_pattern_is_found_wherever_and_however_it_lies(card: int, corner: int, way: int) -> None:
    rows = slow.turned(GAME.box.patterns[card])[way]
    row, col = BOARD[corner]
    cells = {(row + r, col + c): cell for r, line in enumerate(rows) for c, cell in enumerate(line) if cell != "."}
    inside = all(square in BOARD for square in cells)
    stand, cubes = planes([cells.get(square, ".") for square in BOARD])
    found = [as_squares(site) for site in sites(GAME.box.orientations[card], stand, cubes)]
    assert not inside or frozenset(cells) in found


def test_every_set_of_squares_is_named_once_in_reading_order() -> None:
    assert len(SITES) == len(set(SITES)) == 341
    assert list(SITES) == sorted(SITES, key=lambda site: (site.bit_count(), squares_in(site)))
    by_cards = {
        squares << corner
        for pattern in GAME.box.orientations
        for corners, squares, _ in pattern
        for corner in range(16)
        if corners >> corner & 1
    }
    assert by_cards == set(SITES)
    assert len(orientations(("XX",), "X")) == 2


public = st.tuples(*(st.sampled_from([card for card in BUILDINGS if slow.TYPE[card] == kind]) for kind in slow.SEVEN))
squares = st.lists(st.sampled_from((".", "W", "Co", "Co", *TYPE_CODES[:7])), min_size=16, max_size=16)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_the_scorer_agrees_with_a_plain_one(data: st.DataObject) -> None:
    cards = data.draw(public)
    tokens = data.draw(squares)
    monument = data.draw(st.sampled_from(("-", *MONUMENTS)))
    if monument != "-":
        tokens[data.draw(st.integers(0, 15))] = "Mo"
    shrine = data.draw(st.integers(1, 9))
    mine, theirs = data.draw(st.integers(1, 4)), data.draw(st.integers(1, 4))
    taverns = data.draw(st.integers(0, 4))
    stored = [0] * 16
    if cards[6] == "warehouse":
        stored = data.draw(st.lists(st.integers(0, 3), min_size=16, max_size=16))
    g = _position(cards, tokens, stored, monument, taverns, f"finished: {theirs} {mine}\nshrine 1: {shrine}")
    by_type = dict(zip(slow.SEVEN, cards, strict=True))
    names = dict(zip(TYPE_CODES, [*(by_type[kind] for kind in slow.SEVEN), monument], strict=True))
    town = Town(
        cards={BOARD[i]: names[token] for i, token in enumerate(tokens) if token in names},
        warehoused=sum(stored[i] for i, token in enumerate(tokens) if token == FACTORY),
        shrine=shrine,
        right_taverns=taverns,
        place=1 + (theirs < mine),
    )
    assert GAME.points(g)[1] == slow.score(town)
    forecast = GAME.forecast(g)[1]
    assert sum(line.amount for line in forecast.ledger) == forecast.points == slow.score(town)


def _position(
    cards: tuple[str, ...], tokens: list[str], stored: list[int], monument: str, taverns: int, more: str
) -> Towns:
    """Seat 1 has the town; its right neighbour, seat 0, has only taverns."""
    words = [token + f"[{'WHB'[: stored[i]]}]" * (token == FACTORY and stored[i] > 0) for i, token in enumerate(tokens)]
    rows = [" ".join(words[at : at + 4]) for at in range(0, 16, 4)]
    other = ["Ta"] * taverns + ["."] * (16 - taverns)
    others = [" ".join(other[at : at + 4]) for at in range(0, 16, 4)]
    return table(
        "\n".join(others),
        "\n".join(rows),
        cards=" ".join(cards),
        monuments=("-", monument),
        more=f"{more}\nagenda: end_turn",
    )


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 6), st.integers(0, 10**6), st.sampled_from(("standard", "town-hall")))
def test_whole_games_are_matched_and_scored_alike(seats: int, seed: int, mode: str) -> None:
    for g in random_game(seats, {"mode": mode}, seed):
        if g.lanes and not g.sealed:
            for seat in g.lane_order:
                _same_builds(g, seat)
    assert run.is_over(g)
    for seat in range(g.seats):
        assert GAME.points(g)[seat] == slow.score(_town_of(g, seat))


def _same_builds(g: Towns, seat: int) -> None:
    """The cards that can be built, by the slow matcher."""
    view = GAME.view(g, seat)
    own = view.seats[seat]
    letters = {}
    for i, square in enumerate(own.town):
        if square.cube is not None:
            letters[BOARD[i]] = LETTERS[RESOURCES.index(square.cube)]
        elif square.building == "trading-post":
            letters[BOARD[i]] = "*"
    cards = [card for card in view.cards if slow.matches(card.pattern, letters)]
    banks = sum(square.building == "bank" for square in own.town)
    expected = [card.id for card in cards if card.id != "bank" or banks < 5]
    if own.monument is not None and not own.announced and slow.matches(own.monument.pattern, letters):
        expected.append(own.monument.id)
    assert [CARDS[card] for card in buildable(g, seat)] == expected


def _town_of(g: Towns, seat: int) -> Town:
    own = GAME.view(g, seat).seats[seat]
    right = GAME.view(g, seat).seats[(seat - 1) % g.seats]
    buildings = [(BOARD[i], square) for i, square in enumerate(own.town) if square.building is not None]
    return Town(
        cards={at: str(square.building) for at, square in buildings},
        warehoused=sum(len(square.stored) for _, square in buildings if square.building == "warehouse"),
        shrine=own.shrine,
        right_taverns=sum(square.type == "taverns" for square in right.town),
        place=1 + sum(turn < g.finished[seat] for turn in g.finished),
    )
