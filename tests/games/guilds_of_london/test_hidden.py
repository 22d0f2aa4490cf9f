"""Hidden information: what a seat may know of hands and mayoral cards, and what it may not."""

from __future__ import annotations

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import CARDS, MAYORAL_CARDS, MAYORAL_COUNT
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.guilds_of_london import invariants
from tests.games.guilds_of_london.play import (
    BLUE,
    GREEN,
    RED,
    answer,
    at,
    draw,
    hand,
    hear,
    kept,
    offers,
    prepared,
    say,
    settle,
    started,
)


def worlds(g: Guilds, seat: int | None, count: int = 40) -> list[Guilds]:
    found = [GAME.determinize(g, seat, Rng(seed)) for seed in range(count)]
    for world in found:
        invariants.check(world)
        assert GAME.view(world, seat) == GAME.view(g, seat)
    return found


def card_order(name: str) -> int:
    return CARDS.index(name.removeprefix("card:"))


def test_hands_are_for_their_owners() -> None:
    g = at(3, "hand 0: alms:2 bequest\nhand 1: knighthood")
    view = GAME.view(g, GREEN)
    assert view.players[GREEN].hand == ["alms", "alms", "bequest"]
    assert view.players[RED].hand is None
    assert view.players[RED].hand_size == 1
    assert all(player.hand is None for player in GAME.view(g, None).players)
    seen = {tuple(hand(world, RED)) for world in worlds(g, GREEN)}
    assert len(seen) > 5
    assert all(hand(world, GREEN) == ["alms", "alms", "bequest"] for world in worlds(g, GREEN))


def test_drawn_cards_are_told_to_the_drawer_alone() -> None:
    g = at(3)
    heard = hear(g)
    answer(g, GREEN, "end")
    own = [event for event in heard if event.name == "draws"]
    assert len(own) == 4
    assert all(event.to == GREEN for event in own)
    assert [event.args for event in heard if event.name == "draws-cards"] == [(GREEN, 4)]


def test_who_is_paying_has_enough_cards_in_every_world() -> None:
    g = at(3, "hand 0: mayors-favour apprentices:2 knighthood:2")
    answer(g, GREEN, "effect:mayors-favour", "card:apprentices")
    assert offers(g, GREEN) == ["card:apprentices", "card:knighthood"]
    for world in worlds(g, RED):
        assert world.hand_size[GREEN] == 3
        assert len(hand(world, GREEN)) == 3
        assert offers(world, GREEN) == sorted({"card:" + card for card in hand(world, GREEN)}, key=card_order)


def test_mayoral_cards_are_for_their_owners_until_the_end() -> None:
    g = at(3, "mayoral 0: wardmote\nmayoral 1: great-twelve")
    assert GAME.view(g, GREEN).players[RED].mayoral is None
    assert GAME.view(g, GREEN).players[GREEN].mayoral == ["wardmote"]
    assert len({tuple(kept(world, RED)) for world in worlds(g, GREEN)}) > 5
    g = at(3, "mayoral 0: wardmote\nmayoral 1: great-twelve\nagenda: final_scoring")
    assert GAME.view(g, None).players[RED].mayoral == ["great-twelve"]
    for world in worlds(g, None):
        assert kept(world, RED) == ["great-twelve"]


def test_nobody_else_kept_what_one_was_dealt_at_the_start() -> None:
    g = prepared(4, seed=2)
    for world in worlds(g, GREEN):
        for other in (1, 2, 3):
            assert not world.kept[other] & g.dealt[GREEN]
    assert GAME.view(g, GREEN).players[GREEN].dealt is not None
    assert GAME.view(g, RED).players[GREEN].dealt is None


def test_secret_choices_are_drawn_anew_while_the_lanes_are_open() -> None:
    g = started(3)
    settle(g)
    answer(g, RED, offers(g, RED)[0])
    seen = {tuple(kept(world, RED)) for world in worlds(g, GREEN)}
    assert len(seen) > 5
    for world in worlds(g, GREEN):
        assert not world.kept[RED] & g.dealt[GREEN]
        assert world.dealt[GREEN] == g.dealt[GREEN]


def looked(g: Guilds) -> None:
    """Green sees three mayoral cards, keeps one and puts two under the deck."""
    say(g, GREEN, "effect:mayors-favour")
    draw(g, "card:wardmote", "card:great-twelve", "card:crown-livery")
    answer(g, GREEN, "card:great-twelve", "card:crown-livery")


def test_who_put_cards_under_the_deck_knows_them_and_their_order() -> None:
    g = at(3, "hand 0: mayors-favour alms:2")
    looked(g)
    assert GAME.view(g, GREEN).mayoral_bottom == ["crown-livery", "wardmote"]
    assert GAME.view(g, RED).mayoral_bottom == [None, None]
    assert all(world.bottom == g.bottom for world in worlds(g, GREEN))
    assert len({tuple(world.bottom) for world in worlds(g, RED)}) > 10


def test_who_sees_known_cards_being_drawn_knows_who_has_them() -> None:
    # All other mayoral cards are gone: Red draws the two that Green put under the deck, and keeps one of them.
    names = [card for card in MAYORAL_CARDS if card not in ("wardmote", "great-twelve", "crown-livery")]
    others = f"mayoral 2: {' '.join(names)}\nbottom: wardmote great-twelve crown-livery"
    g = at(3, f"hand 0: mayors-favour alms:2\nhand 1: mayors-favour bequest:2\n{others}")
    answer(g, GREEN, "effect:mayors-favour", "card:great-twelve", "card:crown-livery", "end")
    if g.asked[GREEN] is not None:
        answer(g, GREEN, offers(g, GREEN)[0])
    answer(g, RED, "effect:mayors-favour", "card:wardmote")
    assert kept(g, RED) == ["wardmote"]
    seen = {(tuple(kept(world, RED)), tuple(world.bottom)) for world in worlds(g, GREEN)}
    wardmote, crown = MAYORAL_CARDS.index("wardmote"), MAYORAL_CARDS.index("crown-livery")
    assert seen == {(("wardmote",), (crown,)), (("crown-livery",), (wardmote,))}, "one of the two, and nothing else"
    assert len({tuple(world.bottom) for world in worlds(g, BLUE)}) >= 2


def test_while_somebody_chooses_nobody_else_knows_among_what() -> None:
    g = at(3, "hand 0: mayors-favour alms:2")
    say(g, GREEN, "effect:mayors-favour")
    draw(g, "card:wardmote", "card:great-twelve", "card:crown-livery")
    assert GAME.view(g, GREEN).players[GREEN].drawn == ["crown-livery", "great-twelve", "wardmote"]
    assert GAME.view(g, RED).players[GREEN].drawn is None
    for world in worlds(g, RED):
        assert run.options(world, GREEN) == run.question(world, GREEN).options(world, GREEN)
    assert len({world.drawn for world in worlds(g, RED)}) > 5


def test_a_viewer_never_rules_out_the_truth() -> None:
    g = prepared(4, seed=9)
    rng = Rng(9)
    while not run.is_over(g):
        seat = run.first_to_act(g)
        options = run.options(g, seat)
        run.apply(g, seat, run.draw(g, rng) if seat == -1 else options[rng.below(len(options))])
        for viewer in range(4):
            for card in range(MAYORAL_COUNT):
                assert g.guess[viewer * MAYORAL_COUNT + card] >> card & 1


def test_a_view_shows_a_vote_only_while_there_is_one() -> None:
    g = at(3, "tile 0 -1: 25/g2\nagenda: resolve_tiles > end_round > play_round\nround: 3")
    view = GAME.view(g, None)
    assert view.resolving == (0, -1)
    assert [(vote.seat, vote.pawns) for vote in view.votes] == [(GREEN, 2)]
    say(g, GREEN, "stop")
    while g.round == 3:  # new tiles and their tokens are laid
        assert GAME.view(g, None).resolving is None
        assert GAME.view(g, None).votes == []
        draw(g, offers(g, CHANCE)[0])
    g = started(3)
    while g.asked[CHANCE] is not None:
        assert GAME.view(g, None).resolving is None
        draw(g, offers(g, CHANCE)[0])
