"""GOL-9, GOL-11  Rewards and clean-up of a resolved tile, and the last unresolved tile."""

from __future__ import annotations

from typing import Final

from guildhall.games.guilds_of_london.box import (
    DRAW,
    FROM_FIRST,
    GUILDHALL,
    HIRE,
    MAYORAL,
    NEUTRAL,
    NO_TOKEN,
    NOWHERE,
    PLACES,
    SCOREBOARD,
    SUPPLY,
    TOKEN_KINDS,
)
from guildhall.games.guilds_of_london.decks import cards_to_draw, mayoral_deck_size
from guildhall.games.guilds_of_london.effects import amount, carry_out, cause, lowest_rank, put_beadle
from guildhall.games.guilds_of_london.order import gain
from guildhall.games.guilds_of_london.state import Guilds, set_open
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

ACCEPT: Final = 0
DECLINE: Final = 1


def award(g: Guilds, winner: Seat, votes: list[int]) -> None:
    """GOL-9.1 to GOL-9.7  The winner's points and rewards, then the second place's, then the tile is turned over."""
    tile = g.tile[g.at]
    g.tell("wins", winner, tile)
    gain(g, winner, g.box.tile_vp[tile], FROM_FIRST)
    for part in g.box.tile_first[tile]:
        g.then(offer_part, winner, part)
    second = second_place(votes, winner)
    if second != NOWHERE:
        g.then(award_second, second)
    else:
        if sum(votes) > votes[winner]:
            g.tell("no-second", tile)
        _remove_token(g)
    g.then(turn_over, winner)


def second_place(votes: list[int], winner: Seat) -> Seat:
    """GOL-9.4  Most pawns among the others, if that number is not shared; adjacency never counts."""
    others = [count for seat, count in enumerate(votes) if seat != winner]
    most = max(others)
    if most == 0 or others.count(most) > 1:
        return NOWHERE
    second = votes.index(most)
    return second if second != winner else votes.index(most, second + 1)


def award_second(g: Guilds, seat: Seat) -> None:
    """GOL-9.5  The parts of the token, which is kept, then the parts printed on the tile."""
    tile = g.tile[g.at]
    token = g.token[g.at]
    g.tell("second", seat, tile)
    if token != NO_TOKEN:
        g.tokens_won = g.tokens_won[:]
        g.tokens_won[seat * TOKEN_KINDS + token] += 1
        g.tell("takes-token", seat, token)
        for part in g.box.token_effects[token]:
            g.then(offer_part, seat, part)
        _remove_token(g)
    for part in g.box.tile_second[tile]:
        g.then(offer_part, seat, part)


def _remove_token(g: Guilds) -> None:
    """GOL-9.6  The token leaves the tile."""
    token = g.token[:]
    token[g.at] = NO_TOKEN
    g.token = token


# Parts of a reward


def offer_part(g: Guilds, seat: Seat, part: int) -> None:
    """GOL-9.2  Points are always gained; moves can be stopped; the rest may be declined, if it can do anything."""
    verb = g.box.part_verb[part]
    if verb not in (HIRE, DRAW, MAYORAL, NEUTRAL):
        carry_out(g, seat, part)
    elif amount(g, seat, part) and _available(g, seat, verb):
        g.part = part
        REWARD_PART.ask(g, seat)


def _available(g: Guilds, seat: Seat, verb: int) -> int:
    """GOL-7.17  How much a part finds to act on."""
    if verb == HIRE:
        return g.pawns[seat * PLACES + SUPPLY]
    if verb == DRAW:
        return cards_to_draw(g)
    if verb == MAYORAL:
        return mayoral_deck_size(g)
    return g.neutrals[SCOREBOARD]


class RewardPart(Decision[Guilds]):
    """GOL-9.2  Accept a part of the reward, or decline it."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return [ACCEPT, DECLINE]

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        if option == ACCEPT:
            carry_out(g, seat, g.part)
        else:
            g.tell("declines", seat)

    def facts(self, g: Guilds, seat: Seat) -> dict[str, int]:
        verb = g.box.part_verb[g.part]
        return {"verb": verb, "n": min(amount(g, seat, g.part), _available(g, seat, verb)), **cause(g)}


REWARD_PART: Final = RewardPart("reward-part", ("accept", "decline"))


# Clean-up


def turn_over(g: Guilds, winner: Seat) -> None:
    """GOL-9.7 to GOL-9.9  The tile is resolved; one pawn of the winner stays as master, all others go."""
    cell = g.at
    set_open(g, [other for other in g.open if other != cell])
    for seat in range(g.seats):
        place = seat * PLACES + cell
        stays = 1 if seat == winner and g.pawns[place] else 0
        g.pawns[seat * PLACES + GUILDHALL] += g.pawns[place] - stays
        g.pawns[place] = stays
    g.neutrals = g.neutrals[:]
    g.neutrals[SCOREBOARD] += g.neutrals[cell]
    g.neutrals[cell] = 0
    if g.pawns[winner * PLACES + cell]:
        g.tell("becomes-master", winner, g.tile[cell])
    else:
        g.tell("no-master", g.tile[cell])
    if g.beadle == cell:
        put_beadle(g, lowest_rank(g))  # GOL-9.10
    if not g.open:
        last_tile(g)


def last_tile(g: Guilds) -> None:
    """GOL-11.1  With 3 or 4 players the round marker moves at once to the next grey space.

    With 2 players (GOL-11.2) it stays: `end_round` finds no unresolved tile and ends the game.
    """
    g.tell("last-tile")
    if g.seats > 2:
        while not g.box.grey[g.seats][g.round]:
            g.round += 1
