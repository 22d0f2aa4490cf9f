"""GOL-9, GOL-10, GOL-11  Rewards and clean-up, special buildings, the last unresolved tile."""

from __future__ import annotations

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    MAYORAL_CARDS,
    NO_TOKEN,
    NOWHERE,
    SCOREBOARD,
    TOKEN_KINDS,
    TOKENS,
    cell_at,
)
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import hand_limit
from guildhall.kernel import run
from guildhall.words import LANGUAGES, Words
from tests.games.guilds_of_london.play import (
    BLUE,
    GREEN,
    RED,
    answer,
    asked,
    at,
    end_turns,
    guildhall,
    hear,
    is_open,
    neutrals,
    offers,
    pawns,
    planters,
    why,
)

RESOLVE = "agenda: resolve_tiles > end_round > play_round\n"


def resolving(seats: int, text: str) -> Guilds:
    return at(seats, RESOLVE + text)


def won(g: Guilds, seat: int) -> list[str]:
    counts = g.tokens_won[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]
    return [TOKENS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def test_gol_9_1_the_winner_gains_points_and_the_rewards_from_left_to_right() -> None:
    g = resolving(3, "tile 0 -1: 8/g4")  # Cappers: 3 points, hire 2, draw 2
    assert g.vp[GREEN] == 3
    assert asked(g, GREEN) == "reward-part"
    answer(g, GREEN, "accept")
    assert guildhall(g, GREEN) == 6
    assert g.hand_size[GREEN] == 0
    answer(g, GREEN, "accept")
    assert g.hand_size[GREEN] == 2


def test_gol_9_2_every_part_but_points_may_be_declined() -> None:
    g = resolving(3, "tile 0 -1: 8/g4")
    answer(g, GREEN, "decline", "decline")
    assert (g.vp[GREEN], g.hand_size[GREEN]) == (3, 0)
    g = resolving(3, "tile 0 -1: 10/g4")  # Ferroners: up to two moves
    answer(g, GREEN, "guildhall", "cell:1:-1", "stop")
    assert pawns(g, GREEN, 1, -1) == 1
    # The points of a second place are not asked about either, the rest is.
    g = resolving(3, "tile 0 -1: 13/g2b1\ntoken 0 -1: two-points")
    answer(g, GREEN, "decline")
    assert g.vp == [3, 0, 2]
    g = resolving(3, "tile 0 -1: 13/g2b1\ntoken 0 -1: neutral-pawn")
    answer(g, GREEN, "decline")
    answer(g, BLUE, "decline")
    assert g.purse == [0, 0, 0]


def test_gol_9_2_the_question_tells_as_much_as_there_is() -> None:
    def told(g: Guilds) -> int:
        return run.question(g, GREEN).facts(g, GREEN)["n"]

    assert told(resolving(3, "tile 0 -1: 19/g3\nguildhall: g12")) == 1, "of 3 pawns one is left in the supply"
    assert told(resolving(3, "tile 0 -1: 19/g3")) == 3
    others = " ".join(card for card in MAYORAL_CARDS if card != "wardmote")
    assert told(resolving(3, f"tile 0 -1: 33/g3\nmayoral 1: {others}")) == 1, "of 3 mayoral cards one is left"
    assert told(resolving(3, "tile 0 -1: 33/g3")) == 3
    asked_of = {
        language: Words(GAME, language).ask("reward-part", {"verb": 5, "n": 1, "cause": 2}) for language in LANGUAGES
    }
    assert all(sentence.count("1") == 1 for sentence in asked_of.values()), "nobody chooses 1 of 1"


def test_gol_9_2_the_question_names_what_rewards() -> None:
    g = resolving(3, "tile 0 -1: 19/g3")
    facts = run.question(g, GREEN).facts(g, GREEN)
    assert (facts["cause"], facts["tile"]) == (1, g.tile[cell_at(0, -1)])
    g = resolving(3, "tile 0 -1: 10/g4")  # Ferroners: up to two moves
    for language in LANGUAGES:
        say = Words(GAME, language)
        asked_for = say.ask("effect-move", run.question(g, GREEN).facts(g, GREEN))
        assert say.name("guild-10") in asked_for
        assert say.name("guild-10") not in say.ask("effect-move", {"n": 2, "cause": 0})
        assert say.text("label-plantation")[:6] in say.ask("effect-move", {"n": 2, "cause": 2})


def test_gol_9_3_rewards_may_take_pawns_from_the_tile_but_not_enter_it() -> None:
    g = resolving(3, "tile 0 -1: 30/g3\ntile 1 -1: 38")
    answer(g, GREEN, "guildhall")
    assert "cell:0:-1" not in offers(g, GREEN)
    assert why(g, GREEN, "cell:0:-1") == "GOL-9.3"
    answer(g, GREEN, "cell:1:-1", "cell:0:-1", "cell:1:1")
    assert pawns(g, GREEN, 1, 1) == 1
    g = resolving(3, "tile 0 -1: 40/g2")
    answer(g, GREEN, "cell:0:-1", "cell:0:-1")
    assert planters(g, GREEN) == 2


def test_gol_9_4_second_place_goes_by_pawns_alone() -> None:
    g = resolving(4, "tile 0 -1: 13/g3r2b1\ntoken 0 -1: one-point")
    answer(g, GREEN, "decline")
    assert won(g, RED) == ["one-point"]
    # Shared: nobody, even with an adjacent master.
    g = resolving(4, "tile 0 -1: 13/g2r1b1\ntile -1 -1: =1/r\ntoken 0 -1: one-point")
    answer(g, GREEN, "decline")
    assert won(g, RED) == won(g, BLUE) == []
    # A tie for first that adjacency decided: the other is second.
    g = resolving(4, "tile 0 -1: 13/g2r2\ntile -1 -1: =1/r\ntoken 0 -1: one-point")
    answer(g, RED, "decline")
    assert won(g, GREEN) == ["one-point"]


def test_gol_9_5_second_place_gets_the_token_and_then_what_the_tile_says() -> None:
    g = resolving(3, "tile 0 -1: 6/g3b1\ntoken 0 -1: two-hires")
    answer(g, GREEN, "decline")
    assert asked(g, BLUE) == "reward-part"
    answer(g, BLUE, "accept")
    assert guildhall(g, BLUE) == 6
    assert g.hand_size[BLUE] == 0
    answer(g, BLUE, "accept")
    assert g.hand_size[BLUE] == 1
    assert won(g, BLUE) == ["two-hires"]


def test_gol_9_6_without_second_place_the_token_leaves_the_game() -> None:
    g = resolving(3, "tile 0 -1: 6/g4\ntoken 0 -1: two-hires")
    before = sum(g.tokens_left)
    answer(g, GREEN, "decline")
    assert g.token[cell_at(0, -1)] == NO_TOKEN
    assert sum(g.tokens_won) == 0
    assert sum(g.tokens_left) == before


def test_gol_9_7_then_the_tile_is_turned_over() -> None:
    g = resolving(3, "tile 0 -1: 13/g2b1\ntoken 0 -1: two-cards")
    answer(g, GREEN, "accept")
    assert is_open(g, 0, -1), "not before the second place has its reward"
    answer(g, BLUE, "accept")
    assert not is_open(g, 0, -1)


def test_gol_9_8_one_pawn_of_the_winner_stays_if_there_is_one() -> None:
    g = resolving(3, "tile 0 -1: 13/g3")
    answer(g, GREEN, "decline")
    assert pawns(g, GREEN, 0, -1) == 1
    g = resolving(3, "tile 0 -1: 40/g2")
    heard = hear(g)
    answer(g, GREEN, "cell:0:-1", "cell:0:-1")
    assert pawns(g, GREEN, 0, -1) == 0
    assert not is_open(g, 0, -1)
    assert "no-master" in [event.name for event in heard]


def test_gol_9_9_all_others_go_to_the_guildhall_neutrals_to_the_scoreboard() -> None:
    g = resolving(3, "tile 0 -1: 13/g3b1n2\ntoken 0 -1: one-point")
    answer(g, GREEN, "decline")
    assert (guildhall(g, GREEN), guildhall(g, BLUE)) == (6, 5)
    assert neutrals(g, 0, -1) == 0
    assert g.neutrals[SCOREBOARD] == 6


def test_gol_9_10_the_beadle_goes_to_the_lowest_unresolved_rank() -> None:
    g = resolving(3, "tile 0 -1: 13/g2@\ntile -1 -1: =1/r\ntile 1 1: 5")
    answer(g, GREEN, "decline")
    assert g.tile[g.beadle] + 1 == 2
    g = at(3, RESOLVE + ONLY_DYERS_AND_JEWRY)
    answer(g, GREEN, "decline")
    assert g.beadle == NOWHERE


ONLY_DYERS_AND_JEWRY = """
round: 4
city:
  . .   .      .   .  . .
  . =2  13/g2@ =4  =5 . .
  . =1  GH     GH  SL . .
  . =6  =7     =8  =9 . .
  . .   .      .   .  . .
  . .   .      .   .  . .
"""


def test_gol_9_11_the_beadle_counts_on_its_new_tile_if_that_comes_later() -> None:
    text = "tile -1 -1: =1\ntile -1 0: =2\ntile 0 -1: 17/g2@\ntile 1 -1: 38\ntile 2 -1: 39\n"
    others = "tile 0 1: 35/r1\ntile -1 1: 36\ntile 1 1: 37\ntile 2 1: 40"
    g = resolving(3, text + others)
    answer(g, GREEN, "decline")  # Surgeons are done; the beadle goes to rank 35, where Red has one pawn
    assert asked(g, RED) == "reward-part"
    assert g.vp[RED] == 2


# Special buildings


def test_gol_10_1_special_buildings_are_resolved_and_count_like_guilds() -> None:
    g = resolving(3, "tile 2 0: SL/b4")
    assert g.vp[BLUE] == 4
    answer(g, BLUE, "accept")
    assert not is_open(g, 2, 0)
    g = at(3, "hand 0: beadles-staff\ntile 0 -1: 20/@\nguildhall: r4")
    answer(g, GREEN, "effect:beadles-staff")
    assert "cell:2:0" not in offers(g, GREEN)


def test_gol_10_2_gog_and_magog_adds_one_in_every_tie_never_two() -> None:
    tie = "tile -1 -1: 13/g1b1n1\n"
    g = resolving(3, tie + "tile 2 1: =GM/b")
    assert g.vp == [0, 0, 3]
    g = resolving(3, tie + "tile 0 -1: =GM/b\ntile -1 0: =2/g")
    assert g.vp == [0, 0, 0], "adjacent, it counts once: 1 to 1"
    g = resolving(3, "tile -1 -1: 13/g2b1\ntile 2 1: =GM/b\ntoken -1 -1: one-point")
    assert g.vp == [3, 0, 0], "no tie"
    g = at(3, "round: 3\nside: virginia\nplantation: g1 b1\ntile 2 1: =GM/b\nagenda: end_round > play_round")
    assert g.vp == [2, 0, 2], "not on the Plantation"


def test_gol_10_3_university_of_london_raises_the_hand_limit() -> None:
    g = at(3, "tile 2 1: =UL/r\nhand 0: alms:4\nhand 1: apprentices:4 indentures")
    answer(g, GREEN, "end")
    assert g.hand_size[GREEN] == 8
    answer(g, GREEN, offers(g, GREEN)[0])
    assert g.hand_size[GREEN] == 7
    answer(g, RED, "end")
    assert g.hand_size[RED] == 9
    answer(g, RED, offers(g, RED)[0])
    assert g.hand_size[RED] == 8
    assert asked(g, BLUE) == "turn-action"


def test_gol_10_4_permanent_effects_end_when_the_master_leaves() -> None:
    g = at(3, "tile 2 1: =UL/g\ntile 0 -1: 17\nhand 0: alms\nguildhall: r4")
    assert hand_limit(g, GREEN) == 8
    answer(g, GREEN, "move:alms", "cell:0:-1")
    assert hand_limit(g, GREEN) == 7


# The last unresolved tile

LAST_TILE = """
round: 4
city:
  .  .   .   .   .      .  .
  .  =2  =3  =4  =5     .  .
  .  =1  GH  GH  SL/g4  .  .
  .  =6  =7  =8  =9/r   .  .
  .  .   .   .   .      .  .
  .  .   .   .   .      .  .
side: virginia
plantation: b1
"""


def test_gol_11_1_the_marker_moves_to_the_next_grey_space() -> None:
    g = at(3, RESOLVE + LAST_TILE)
    answer(g, GREEN, "decline")
    assert g.vp[BLUE] == 5, "the Plantation"
    assert g.round == 7, "rounds 5 and 6 are not played"
    added = {cell_at(4, 0), cell_at(4, 1), cell_at(3, 1), cell_at(3, 2), cell_at(2, 2)}
    assert set(g.open) == added, "the tiles of round 6"
    g = at(3, RESOLVE + LAST_TILE.replace("round: 4", "round: 6"))
    answer(g, GREEN, "decline")
    assert g.round == 7, "on a grey space it stays"
    g = at(4, RESOLVE + LAST_TILE.replace("round: 4", "round: 10"))
    answer(g, GREEN, "decline")
    assert g.round == 12
    assert g.over


def test_gol_11_2_with_two_players_the_plantation_then_the_final_scoring() -> None:
    text = """
        city:
          =1  =2  =3     =4  =5  .  .
          =6  =7  SL/g4  =8  =9  .  .
          =10 =BH GH     =LM =11 .  .
          =12 =13 =UL    =14 =15 .  .
          =16 =17 =18    =19 =20 .  .
          .   .   .      .   .   .  .
        side: virginia
        plantation: r1
        round: %d
        agenda: resolve_tiles > end_round > play_round
    """
    for number in (6, 8):
        g = at(2, text % number)
        answer(g, GREEN, "decline")
        assert g.over
        assert g.vp == [4, 5], "the Plantation is resolved exactly once"
        assert g.round == number
    g = at(2, (text % 5).replace("resolve_tiles", "next_turn > resolve_tiles"))
    end_turns(g)
    assert g.round == 6, "no resolution in an odd round"
