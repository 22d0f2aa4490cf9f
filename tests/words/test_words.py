"""Words are found, filled in, or refused."""

from __future__ import annotations

import pytest

from guildhall import shelf
from guildhall.games.old_london_bridge import GAME
from guildhall.kernel.game import LedgerLine
from guildhall.kernel.state import CHANCE, Event
from guildhall.words import LANGUAGES, WordsError, name_id, parse, words
from tests.words import files
from tests.words.needed import reasons_in

PLAYERS = ["Ada", "Bo", "Cy"]
ENGLISH = words(GAME, "en", PLAYERS)
POLISH = words(GAME, "pl", PLAYERS)
ITALIAN = words(GAME, "it", PLAYERS)


def event(name: str, *args: int) -> Event:
    return Event(name, args)


def tile(id: str) -> int:
    return GAME.things["tile"].index(id)


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'la'; there are: en, pl, it"):
        words(GAME, "la")


def test_a_box_is_described() -> None:
    assert ENGLISH.title() == "Old London Bridge"
    assert POLISH.setting("money") == "Pieniądze"
    assert POLISH.value("money", "open") == "jawne"
    assert ITALIAN.value("gate", "gate-most") == "Più porte"
    assert ENGLISH.setting_help("money") == "Whether the others can see how much money you have."
    assert ITALIAN.phase("building") == "Costruzione degli edifici"


def test_names_have_forms() -> None:
    assert POLISH.name("lady") == "Szlachcianka (2)"
    assert POLISH.name("lady", "acc") == "Szlachciankę (2)"
    assert ITALIAN.name("park-blue", "the") == "il giardino blu"
    assert ENGLISH.name("use-x", "help").startswith("While placing")


def test_components_that_differ_by_a_number_share_a_message() -> None:
    assert ENGLISH.name("chapel#32") == "chapel 32"
    assert ITALIAN.name("shop#7", "the") == "l’emporio n. 7"
    assert name_id("7") == "name-number"


def test_questions_mention_their_facts() -> None:
    assert ENGLISH.ask("place-figure", {"price": 2}) == "Place your figure on the rondel. The centre costs £2."
    assert POLISH.ask("use-after-action", {"card": 1}).endswith("Zagrana karta: Kupiec (1).")
    assert POLISH.ask("use-after-action", {"card": 0}) == "Użyć płytki premiowej na koniec tury?"


def test_questions_name_the_things_they_are_about() -> None:
    guilds = shelf.game("guilds-of-london")
    facts = {"n": 2, "plantation": 0, "tile": guilds.things["tile"].index("guild-8")}
    assert words(guilds, "en").ask("negotiate", facts) == "Exchange pawns on Cappers for neutrals? You have 2 neutrals."
    assert "„Czapnicy”" in words(guilds, "pl").ask("negotiate", facts)


def test_questions_call_players_by_their_names() -> None:
    pillars = shelf.game("pillars-of-the-earth")
    for lang in LANGUAGES:
        assert "Bo" in words(pillars, lang, PLAYERS).ask("return-builder", {"seat": 1, "cost": 5})


def test_answers_mention_their_arguments() -> None:
    assert ENGLISH.option("place-figure", "skip") == "Skip this turn"
    assert ENGLISH.option("replace", "slot:7") == "Replace the building in slot 7"
    assert POLISH.option("choose-two-cards", "cards:4:0") == "Szlachcic (4) i Peter de Colechurch (0)"
    assert POLISH.option("take-cards", "card:1") == "Weź Kupca (1)"
    assert POLISH.option("choose-stack", "stack:shop") == "Wierzchni budynek ze stosu sklepów"
    assert ITALIAN.option("choose-stack", "stack:shop") == "Edificio in cima alla pila degli empori"


@pytest.mark.parametrize(
    ("turn", "text"), [(0, "o 0 pól"), (1, "o 1 pole"), (2, "o 2 pola"), (4, "o 4 pola"), (5, "o 5 pól")]
)
def test_polish_counts_as_the_polish_do(turn: int, text: str) -> None:
    assert POLISH.option("turn-rondel", f"by:{turn}") == text


def test_events_are_sentences() -> None:
    assert ENGLISH.event(event("builds", 0, 32, 3)) == "Ada builds chapel 32 in slot 3."
    assert ENGLISH.event(event("builds", 1, tile("park-orange"), 3)) == "Bo builds an orange park in slot 3."
    assert POLISH.event(event("builds", 0, tile("park-grey"), 12)) == "Ada stawia szary park na miejscu 12."
    assert ITALIAN.event(event("removes", 2, 32, 1)) == "Cy toglie la cappella n. 32 dallo spazio 1."
    assert POLISH.event(event("acts", 2, 3, 4)) == "Cy wykonuje akcję sklepu z siłą 4."
    assert ITALIAN.event(event("receives", 0, 5, 0)) == "Ada guadagna £5 (capitale iniziale)."
    assert ENGLISH.event(event("game-ends")) == "The game ends."


def test_the_start_of_a_track_is_not_a_space() -> None:
    assert ENGLISH.event(event("advances-chapel", 0, 0, 3)) == (
        "Ada advances on the chapel track from the stairs to space 3."
    )
    assert ENGLISH.event(event("advances-chapel", 0, 1, 3)) == (
        "Ada advances on the chapel track from space 1 to space 3."
    )


def test_reasons_are_found_by_clause() -> None:
    assert ENGLISH.reason("OLB-7.8") == "A park cannot be replaced."
    assert ITALIAN.reason("not-offered") == "Questa risposta adesso non è possibile."


def test_ledger_lines_mention_their_facts() -> None:
    line = LedgerLine("OLB-13.9", "empty-slots", -6, (("slots", 3),))
    assert ENGLISH.ledger(line) == "Payment for 3 empty slots"
    assert POLISH.ledger(line) == "Opłata za 3 puste miejsca"


def test_the_amount_of_a_ledger_line_need_not_be_said() -> None:
    assert POLISH.ledger(LedgerLine("OLB-9.5", "money-shops", 12)) == "Sklepy"


def test_players_are_called_by_their_names() -> None:
    assert [POLISH.seat_name(seat) for seat in range(3)] == PLAYERS
    assert words(GAME, "pl").seat_name(0) == "Gracz 1"
    assert ITALIAN.seat_name(CHANCE) == "Il caso"


def test_screens_find_their_words() -> None:
    assert ENGLISH.text("round-of", round=3, rounds=12) == "Round 3 of 12"
    assert POLISH.text("count-points", count=22) == "22 punkty"
    assert ITALIAN.text("command-undo.help") == "Annulla la tua ultima scelta."
    assert words(None, "en").text("error", message="oh") == "Error: oh"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_is_an_error(lang: str) -> None:
    say = words(GAME, lang, PLAYERS)
    with pytest.raises(WordsError, match=f"{lang}: there is no message phase-lunch"):
        say.phase("lunch")
    with pytest.raises(WordsError, match=f"{lang}: there is no message replace.slit"):
        say.option("replace", "slit:7")
    with pytest.raises(WordsError, match=f"{lang}: there is no message name-tavern"):
        say.option("choose-stack", "stack:tavern")
    with pytest.raises(WordsError, match="the name of 'chapel' has no form 'dual'"):
        say.name("chapel", "dual")
    with pytest.raises(WordsError, match=f"{lang}: there is no message choose-card"):
        say.text("choose-card")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(WordsError, match=r"en: ask-place-figure: .*price"):
        ENGLISH.ask("place-figure", {})
    with pytest.raises(WordsError, match=r"en: ledger-empty-slots: .*slots"):
        ENGLISH.ledger(LedgerLine("OLB-13.9", "empty-slots", -6))


def test_events_are_told_as_declared() -> None:
    with pytest.raises(WordsError, match="does not declare builds with 2 numbers"):
        ENGLISH.event(event("builds", 0, 32))
    with pytest.raises(WordsError, match="does not declare burns"):
        ENGLISH.event(event("burns", 0))
    with pytest.raises(WordsError, match="there is no 'card' number 5"):
        ENGLISH.event(event("takes-card", 0, 5))
    with pytest.raises(WordsError, match="does not declare game-ends"):
        words(None, "en").event(event("game-ends"))


def test_a_game_without_words_is_an_error() -> None:
    class Unheard(type(GAME)):  # type: ignore[misc]  # a game of another name
        name = "unheard"

    with pytest.raises(WordsError, match="en: there are no words for unheard"):
        words(Unheard(GAME.box), "en")


def test_a_game_may_not_reuse_a_common_id(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rude(type(GAME)):  # type: ignore[misc]  # a game of another name
        name = "rude"

    monkeypatch.setattr("guildhall.words.read", lambda lang, name: parse("round = Round\n", name))
    with pytest.raises(WordsError, match=r"en/rude.ftl: round is already in another file"):
        words(Rude(GAME.box), "en")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = b\n\nc == { d\n", "x.ftl, line 3"),
        ("a = b\na = c\n", "x.ftl: a is defined twice"),
        ("-a = b\n-a = c\n", "x.ftl: -a is defined twice"),
    ],
)
def test_a_file_that_cannot_be_read_is_an_error(text: str, message: str) -> None:
    with pytest.raises(WordsError, match=message):
        parse(text, "x.ftl")


# The checks in the other files catch what they are for.


def test_labels_are_ids_and_attributes() -> None:
    entries = parse("""
-term = no
ask-x = Why?
x =
    .yes = Yes
name-y = ypsilon
    .acc = ypsilona
    .help = It is there.
""", "x.ftl")  # fmt: skip
    assert files.labels(entries) == {"ask-x", "x.yes", "name-y", "name-y.help"}
    assert files.idle_terms(entries) == {"term"}


def test_an_incomplete_plural_is_found() -> None:
    text = "a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n }\nb = { $n ->\n    [0] x\n   *[other] y\n }\n"
    assert files.lacking_plurals(parse(text, "x.ftl"), "pl") == ["a has few, one, other"]
    assert files.lacking_plurals(parse(text, "x.ftl"), "en") == ["a has few, one, other"]


def test_a_sentence_left_in_english_is_found() -> None:
    english = parse("why-a = No.\nwhy-b = Yes.\nledger-c = { $a }\nname-d = X\n", "x.ftl")
    polish = parse("why-a = Nie.\nwhy-b = Yes.\nledger-c = { $a }\nname-d = X\n", "x.ftl")
    assert files.untranslated(polish, english) == ["why-b"]


def test_reasons_are_collected_where_the_sources_say_why() -> None:
    source = '''
WHY_OFFERED: Final = ("OLB-1.1", "")
CLAUSES: Final = ("OLB-1.2",)
class Ask:
    def why_not(self):
        """OLB-1.3  Not this one: a docstring is no reason."""
        return "OLB-1.4" if True else "not-offered"
def score():
    return "OLB-1.5"
def _why_closed():
    return "OLB-2.1"
'''
    assert reasons_in(source, "OLB") == {"OLB-1.1", "OLB-1.4", "OLB-2.1"}


def test_every_game_has_a_title_of_its_own() -> None:
    titles = [words(shelf.game(name), "en").title() for name in shelf.NAMES]
    assert len(set(titles)) == len(titles)
