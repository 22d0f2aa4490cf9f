### Co mówi klient w przeglądarce oprócz słów z common.ftl i z gier.

skip-to-main = Przejdź do stołu
page-not-found = Nie ma takiej strony.
home = Strona główna
preferences = Ustawienia
language = Język
theme = Motyw
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
motion = Animacja
motion-off = wyłączona
motion-fast = szybka
motion-normal = zwykła
motion-slow = wolna
confirm-choices = Potwierdzaj moje wybory
words-for-icons = Słowa zamiast symboli
sound = Dźwięki
loading = Chwileczkę…
welcome = Zbuduj średniowieczną Anglię
welcome-text = Cztery współczesne gry planszowe, kompletne co do ostatniej reguły. Graj samotnie z botami, ze znajomymi przy jednym ekranie albo razem przez link. Bez konta: wystarczy imię.
your-name = Twoje imię
guest = Gość
bots-play-as = Boty grają jako
minutes = około { $count } minut
play-now = Zagraj teraz
set-up-table = Przygotuj stół
your-tables = Twoje stoły
open-tables = Otwarte stoły
status-open = czeka na graczy
status-running = gra trwa
status-over = zakończony
status-abandoned = porzucony
status-frozen = zamrożony
fan-note = Guildhall to niezależna realizacja fanowska z własnymi tekstami i rysunkami. Nie jest związana z wydawcami tych gier.
level-random = Losowy
level-greedy = Zachłanny
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
level-grandmaster = Arcymistrz
seats = Miejsca
seat-me = ja
seat-open = wolne dla znajomego
seat-local = inna osoba przy tym ekranie
seat-bot-apprentice = bot: Uczeń
seat-bot-journeyman = bot: Czeladnik
seat-bot-master = bot: Mistrz
seat-bot-grandmaster = bot: Arcymistrz
seat-free = wolne
table = Stół
table-name = Nazwa stołu
time = Czas
clock-none = bez zegara
clock-live = na żywo: 15 minut i 20 sekund na każdą turę
clock-days = dwa dni na każdy ruch
undo-policy = Cofanie
undo-own-turn = w ramach własnej tury
undo-agreement = za zgodą wszystkich
undo-off = nigdy
public-table = Każdy może dołączyć
allow-spectators = Widzowie mile widziani
open-table = Otwórz stół
sit-here = Usiądź tutaj
stand-up = Wstań
start-game = Zacznij
start-with-bots = Zacznij z botami na wolnych miejscach
waiting-for-host = Czekamy, aż gospodarz zacznie.
shuffle-sealed = Tasowanie zapieczętowane:
invite = Zaproś znajomych
invite-how = Wyślij im ten link albo pozwól zeskanować kod. Wystarczy im imię.
link = Link
copy-link = Kopiuj link
copied = Skopiowano
what-now = Co się teraz dzieje
your-answers = Twoje odpowiedzi
more-answers =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
one-moment = Chwileczkę…
waiting-for = Czekamy na: { $players }.
confirm = Potwierdź
cancel = Anuluj
undo = Cofnij
chat = Czat
rules = Reguły
send = Wyślij
say-something = Powiedz coś
all = Wszystko
filter-log = Pokaż tylko jednego gracza
around = Gracze i dziennik
around-the-table = Wokół stołu
watching = Oglądasz grę.
connection-lost = Utracono połączenie. Próbujemy ponownie…
connection-gone = Stół jest już nieosiągalny. Odśwież stronę.
notice-rules-changed = Od początku tej gry poprawiono reguły. Gra jest zamrożona w obecnym stanie.
away = nieobecny
to-act = wykonuje ruch
look = Zobacz
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
ready = Można patrzeć
close = Zamknij
search-rules = Szukaj w regułach
rules-missing = Nie można teraz wczytać reguł.
forecast-note = Ile każdy by miał, gdyby gra skończyła się teraz.
scores-hidden = Punkty są tajne do końca gry.
rematch = Zagraj ponownie
replay = Powtórka
step-of = Krok { $step } z { $steps }
play = Odtwarzaj
pause = Pauza
first-step = Na początek
last-step = Na koniec
next-step = Następny krok
previous-step = Poprzedni krok
seen-by = Oczami gracza
everybody = Widzowie
download-replay = Pobierz
check-shuffle = Sprawdź tasowanie
shuffle-proven = Każde losowanie wynika z ziarna zapieczętowanego przed grą.
shuffle-unknown = Ziarno tej gry nie jest znane.
share-image = Zapisz jako obraz
position-link = Link do tej pozycji
drop-replay = Upuść tu plik powtórki, aby go obejrzeć
offline = Brak połączenia z siecią.
why-offline = Brak połączenia z siecią.
why-server-error = Serwer ma kłopot. Spróbuj ponownie.
why-no-table = Nie ma takiego stołu.
wins-the-game = wygrywa
win-together = wygrywają razem
shuffle-broken = Ziarno nie odpowiada temu, co zapieczętowano przed grą.
