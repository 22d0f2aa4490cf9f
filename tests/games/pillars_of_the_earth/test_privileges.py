"""POE-9: privileges and their moments."""

from __future__ import annotations

import pytest

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import PRIVILEGE_KINDS, PRIVILEGES
from guildhall.games.pillars_of_the_earth.state import OUT, Pillars
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.play import answer, asked, cubes, offered, position, row, why_not

FULL_ROW = "row 0: cr0_mortar_mixer cr0_woodworker cr0_stonecutter cr2_potter cr2_carpenter"
TO_CARDS = (
    "turn:pr_madonna", "turn:pr_toledo", "turn:cr2_mason", "turn:cr2_potter", "aside:rc_wood_2", "aside:rc_wood_3",
)  # fmt: skip


def is_gone(g: Pillars, privilege: str) -> bool:
    return privilege in GAME.view(g, None).privileges_gone


def test_poe_9_1_kinds_of_privileges() -> None:
    kinds = {card: PRIVILEGE_KINDS[GAME.box.privilege_kind[i]] for i, card in enumerate(PRIVILEGES)}
    assert [card for card in PRIVILEGES if kinds[card] == "once"] == ["pr_tax_exemption", "pr_thomas", "pr_remigius"]
    assert [card for card in PRIVILEGES if kinds[card] == "immediate"] == [
        "pr_madonna", "pr_wool_fair", "pr_toledo", "pr_festivities", "pr_completion",
    ]  # fmt: skip
    g = position("phase: kingsbridge\nkingsbridge: pr_toledo pr_tom\nbuilders: kingsbridge_1=0 kingsbridge_2=0")
    assert cubes(g, 0) == {"metal": 2, "stone": 1}
    assert is_gone(g, "pr_toledo")
    assert GAME.view(g, None).seats[0].privileges == ["pr_tom"]


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("pr_madonna", (3, 0, {})),
        ("pr_wool_fair", (0, 8, {})),
        ("pr_toledo", (0, 0, {"metal": 2})),
        ("pr_festivities", (0, 0, {"metal": 1})),
        ("pr_completion", (0, 0, {"wood": 1, "stone": 1})),
    ],
)
def test_poe_9_1_what_immediate_privileges_bring(card: str, gained: tuple[int, int, dict[str, int]]) -> None:
    g = position(f"phase: kingsbridge\nkingsbridge: {card} -\nbuilders: kingsbridge_1=0\ngold: 5 5")
    assert (g.vp[0] - 2, g.gold[0] - 5, cubes(g, 0)) == gained


def test_poe_9_2_earlier_moments_begin_with_the_next_round() -> None:
    g = position("phase: kingsbridge\nkingsbridge: pr_otto pr_ellen\nbuilders: kingsbridge_1=0 kingsbridge_2=0")
    assert g.workers == [12, 12]
    assert g.coming == -1
    answer(g, "roll:2")
    assert g.round == 2
    assert g.workers == [13, 12]


def test_poe_9_3_income_from_the_round_of_receipt_on() -> None:
    g = position("phase: kingsbridge\nkingsbridge: pr_tom pr_richard\nbuilders: kingsbridge_1=0 kingsbridge_2=1")
    assert (cubes(g, 0), cubes(g, 1)) == ({"stone": 1}, {"sand": 1})
    assert g.supply[1:3] == [18, 18]


@pytest.mark.parametrize("event", ["ev_volunteers", "ev_cold_winter"])
def test_poe_9_4_income_is_not_changed_by_events(event: str) -> None:
    g = position(f"phase: forest\nevent: {event}\nprivileges 0: pr_aliena pr_tom pr_richard")
    assert cubes(g, 0) == {"wood": 1, "stone": 1, "sand": 1}


def test_poe_9_5_otto_is_one_worker_more_in_every_later_round() -> None:
    g = position("round: 2\nphase: start-player\nprivileges 1: pr_otto\nblack: 1\ngrey: 1 1")
    assert g.workers == [12, 15]


def test_poe_9_6_jack_is_a_sixth_place_at_once() -> None:
    g = position(f"""
        round: 3
        phase: kingsbridge
        kingsbridge: pr_jack -
        shiring: cr3_mason -
        builders: kingsbridge_1=0 shiring_1=0
        {FULL_ROW}
        """)
    answer(g, "roll:2")
    assert len(row(g, 0)) == 6
    assert asked(g)[1] != "remove-craftsman"


def test_poe_9_7_francis_pays_2_and_nothing_less_elsewhere() -> None:
    g = position("phase: event\nmill: 0 0\nprivileges 0: pr_francis\ngold: 20 20")
    answer(g, "turn:ev_william")
    assert g.gold == [16, 16]
    answer(g, "roll:5")
    assert g.gold == [14, 11]


def test_poe_9_8_prior_philip_adds_1_per_builder_at_once() -> None:
    g = position("phase: kingsbridge\nkingsbridge: pr_prior_philip -\nbuilders: kingsbridge_1=0 priory_1=0 priory_2=0")
    assert g.vp == [2 + 3 + 2, 2]
    g = position("phase: priory\nprivileges 0: pr_prior_philip\nbuilders: priory_1=1 priory_2=0")
    assert g.vp == [2 + 2, 2 + 2]


def test_poe_9_9_only_ellens_owner_sees_the_coming_event() -> None:
    g = position("round: 2\nprivileges 1: pr_ellen", seats=3)
    g.sink = []
    answer(g, *TO_CARDS)
    assert asked(g) == (CHANCE, "peek-event")
    answer(g, "see:ev_collapse")
    views = [GAME.view(g, seat).coming_event for seat in (None, 0, 1, 2)]
    assert views == [None, None, "ev_collapse", None]
    told = [event for event in g.sink if event.name == "sees-event"]
    assert [event.to for event in told] == [1]
    for seat in (None, 0, 2):
        guesses = {GAME.determinize(g, seat, Rng(seed)).coming for seed in range(60)}
        assert len(guesses) == 10
    assert GAME.determinize(g, 1, Rng(0)).coming == g.coming


def test_poe_9_9_the_event_seen_is_the_one_turned_up() -> None:
    g = position("phase: event\nprivileges 1: pr_ellen\ncoming: ev_conflict")
    assert g.vp == [0, 0]
    assert g.coming == -1


def test_poe_9_9_turning_up_what_only_ellens_owner_knew_is_a_reveal() -> None:
    assert position("phase: event\nprivileges 1: pr_ellen\ncoming: ev_conflict").reveals == 1
    assert position("phase: event\nprivileges 1: pr_ellen").reveals == 0


def test_poe_9_10_the_exemption_is_not_offered_at_court() -> None:
    g = position("phase: court\nprivileges 1: pr_tax_exemption\nbuilders: court_1=1")
    answer(g, "roll:5")
    assert asked(g)[1] != "use-exemption"
    assert GAME.view(g, None).seats[1].privileges == ["pr_tax_exemption"]
    assert g.gold[1] == 21


def test_poe_9_10_the_exemption_can_be_kept() -> None:
    g = position("phase: court\nprivileges 1: pr_tax_exemption")
    answer(g, "roll:5", "keep")
    assert g.gold == [15, 16]
    assert GAME.view(g, None).seats[1].privileges == ["pr_tax_exemption"]


def test_poe_9_11_thomas_protects_once() -> None:
    g = position("phase: event\nmill: 0 0\nprivileges 0: pr_thomas")
    answer(g, "turn:ev_william")
    assert asked(g) == (0, "use-thomas")
    answer(g, "use")
    assert g.gold == [20, 17]
    assert g.privileges[PRIVILEGES.index("pr_thomas")] == OUT


def test_poe_9_11_thomas_is_not_asked_when_protected_or_with_good_news() -> None:
    g = position("phase: event\nprivileges 0: pr_thomas\nbuilders: bishop=0")
    answer(g, "turn:ev_william", "protection")
    assert asked(g) == (CHANCE, "roll-tax")
    g = position("phase: event\nprivileges 0: pr_thomas")
    answer(g, "turn:ev_king")
    assert asked(g) == (CHANCE, "roll-tax")


@pytest.mark.parametrize(
    ("text", "event", "in_danger"),
    [
        ("points: 0 5", "ev_conflict", False),
        ("points: 1 5", "ev_conflict", True),
        ("row 0:", "ev_collapse", False),
        ("resource-cards 1: rc_wood_2", "ev_cold_winter", False),
        ("resource-cards 0: rc_wood_2", "ev_cold_winter", True),
        ("round: 6", "ev_town_wall", False),
        ("round: 5", "ev_town_wall", True),
        ("gold: 0 9\npoints: 0 0", "ev_william", False),
        ("gold: 0 9\npoints: 1 0", "ev_william", True),
    ],
)
def test_poe_r51_thomas_is_asked_only_when_something_is_in_danger(text: str, event: str, in_danger: bool) -> None:
    g = position(f"phase: event\nprivileges 0: pr_thomas\n{text}")
    answer(g, f"turn:{event}")
    assert (asked(g) == (0, "use-thomas")) == in_danger


def test_poe_r52_in_the_last_round_the_exemption_is_used() -> None:
    g = position("round: 6\nphase: court\nprivileges 1: pr_tax_exemption")
    answer(g, "roll:5")
    assert g.gold == [15, 21]
    g = position("round: 6\nphase: court\nprivileges 1: pr_tax_exemption\nbuilders: court_1=1")
    answer(g, "roll:5")
    assert GAME.view(g, None).seats[1].privileges == ["pr_tax_exemption"]


def test_poe_9_11_the_bishops_cube_and_thomas_go_together() -> None:
    g = position("phase: event\nmill: 0 0\nprivileges 0: pr_thomas\nbuilders: bishop=0")
    answer(g, "turn:ev_william", "take:wood", "use")
    assert g.gold == [20, 17]
    assert cubes(g, 0) == {"wood": 1}


def test_poe_9_12_remigius_places_for_nothing() -> None:
    g = position("phase: builders\nprivileges 1: pr_remigius")
    answer(g, "seat:2", "keep")
    assert "remigius" in offered(g)
    answer(g, "remigius")
    assert asked(g) == (1, "place-free")
    answer(g, "place:castle")
    assert g.gold == [20, 21]
    assert GAME.view(g, None).cost == 6
    assert is_gone(g, "pr_remigius")


def test_poe_9_12_remigius_may_be_used_at_cost_1() -> None:
    g = position("phase: builders\ncost: 1\nprivileges 1: pr_remigius")
    answer(g, "seat:2", "keep")
    assert asked(g) == (1, "place-builder")
    assert "remigius" in offered(g)


def test_poe_9_12_remigius_is_of_no_use_at_cost_0_or_to_others() -> None:
    g = position("phase: builders\ncost: 0\nprivileges 1: pr_remigius")
    answer(g, "seat:2", "keep")
    assert asked(g) == (1, "place-free")
    g = position("phase: builders\nprivileges 1: pr_remigius")
    answer(g, "seat:1", "keep")
    assert why_not(g, "remigius") == "POE-9.12"


def test_poe_9_13_immediate_gold_stops_at_30() -> None:
    g = position("phase: kingsbridge\nkingsbridge: pr_wool_fair -\nbuilders: kingsbridge_1=0\ngold: 25 25")
    assert g.gold == [30, 25]
