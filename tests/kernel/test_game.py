"""What every game shares: settings, seats, and options by name."""

from __future__ import annotations

import pytest

from guildhall.kernel.game import Setting, check_seats, complete, option_named
from tests.goose_fair.game import GRAZE

SETTINGS = (Setting("length", ("short", "long")), Setting("mood", ("calm", "merry")))


def test_settings_left_out_have_their_usual_value() -> None:
    assert complete(SETTINGS, {"mood": "merry"}) == {"length": "short", "mood": "merry"}


def test_a_setting_or_value_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="there is no setting 'size'; there are: length, mood"):
        complete(SETTINGS, {"size": "big"})
    with pytest.raises(ValueError, match="setting 'mood' cannot be 'sad'; it can be: calm, merry"):
        complete(SETTINGS, {"mood": "sad"})
    with pytest.raises(ValueError, match="there is no setting 'size'; there are: none"):
        complete((), {"size": "big"})


def test_only_so_many_can_play() -> None:
    check_seats("goose-fair", range(2, 5), 4)
    with pytest.raises(ValueError, match="goose-fair is for 2 to 4 players, not 5"):
        check_seats("goose-fair", range(2, 5), 5)


def test_options_are_found_by_name() -> None:
    assert option_named(GRAZE, "feed") == 1
    with pytest.raises(ValueError, match="'graze' has no answer 'sleep'"):
        option_named(GRAZE, "sleep")
