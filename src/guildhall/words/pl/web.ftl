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
clock-live = na żywo: zapas minut dla każdego gracza
clock-days = dni na każdy ruch
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
shuffle-unknown = Ziarno tej gry nie jest znane.
share-image = Wynik jako obraz
position-link = Link do tej pozycji
drop-replay = Upuść tu plik powtórki, aby go obejrzeć
why-offline = Brak połączenia z siecią.
why-server-error = Serwer ma kłopot. Spróbuj ponownie.
wins-the-game = wygrywa
win-together = wygrywają razem

## Spojrzenie w przód i wstecz

preview-more = i więcej
preview-points = Gdyby gra skończyła się teraz: { $before } → { $after }
preview-hint = Wybierz odpowiedź tutaj lub na planszy, aby zobaczyć jej skutek.
then-draw = Potem następuje losowanie.
then-reveal = Potem wychodzi na jaw, co kto wybrał.
then-others = Potem wybierają pozostali.
then-over = Potem gra się kończy.
then-you = Dalej: { $question }
then-unknown = Co dalej, zależy od tego, co jeszcze ukryte.
while-away = Podczas twojej nieobecności
looking-back = Spojrzenie wstecz
moment-of = { $number } z { $count }
back-to-now = Wróć do teraz
skip = Pomiń
go-to-moment = Pokaż planszę w tej chwili gry
rule-of-line = Reguła { $clause }
earlier-lines = Wcześniejsze wpisy
look-back-from-start = Obejrzyj dotychczasową grę
forecast-secret = Pominięto pozycje zależne od tajemnic innych graczy; taka suma to „?”.
show-points = Skąd ma punkty { $player }
show-area = Pokaż obszar gracza { $player }

## Stół

menu = Menu
keys = Klawisze
key-answer = wybór odpowiedzi; ponownie lub Enter: potwierdzenie
key-tab = przejście po odpowiedziach i świecących polach; Enter lub spacja: wybór
key-escape = rezygnacja z wyboru; powrót do teraz
key-undo = cofnięcie
key-area = obszar gracza
key-points = punkty
key-back = przeglądanie wstecz i w przód
key-log = dziennik i czat
key-words = słowa zamiast symboli
other-screens = Inne ekrany
screen-tv = Duży ekran dla wszystkich
screen-tv-how = Pokazuje stół tak, jak widzą go widzowie: bez tajemnic.
screen-seat = { $player } na innym ekranie
screen-seat-how = Kto ma ten link, widzi tajemnice tego miejsca i żadnego innego.
screen-look = Do oglądania
screen-play = Do grania
only-this-computer = Inne urządzenia nie sięgną do { $host }. Uruchom Guildhall z --host 0.0.0.0 i otwórz stronę pod adresem tego komputera.
resign = Poddaj się
resign-how = Bot zagra za ciebie. W każdej chwili możesz odzyskać miejsce.
abandon = Zakończ grę bez wyniku
abandon-how = Nikt nie będzie mógł jej kontynuować.
take-seat-back = Odzyskaj moje miejsce
bot-plays-resigned = Poddałeś grę; bot gra za ciebie.
bot-plays-left = Nie było cię; bot gra za ciebie.
bot-plays-time = Twój czas się skończył; bot gra za ciebie.
undo-asked =
    { $count ->
        [one] { $player } prosi o cofnięcie { $count } wyboru.
        [few] { $player } prosi o cofnięcie { $count } wyborów.
        [many] { $player } prosi o cofnięcie { $count } wyborów.
       *[other] { $player } prosi o cofnięcie { $count } wyboru.
    }
undo-waits = Pozostali są pytani, czy możesz to cofnąć.
agree = Zgoda
decline = Nie
notice-abandoned = Tę grę zakończono bez wyniku.
your-turn = Twoja kolej
turn-of = wybiera: { $players }
finished-tables = Zakończone
seats-taken = zajęte miejsca: { $taken } z { $seats }
player-range = { $from }–{ $to } graczy
with-friends = Ze znajomymi
with-friends-how = Przygotuj stół z miejscami wolnymi dla znajomych. Dostaniesz link i kod QR, które im wyślesz; wystarczy im imię. Przy jednym ekranie wybierz „inna osoba przy tym ekranie” i podawajcie go sobie.
watch-replay = Obejrzyj powtórkę
choose-file = Wybierz plik
checking-replay = Sprawdzanie każdego wyboru i losowania…
copied-link = Link skopiowano.
shuffle-checked =
    { $draws ->
        [one] Sprawdzono teraz: { $draws } losowanie; wynika z ziarna zapieczętowanego przed grą.
        [few] Sprawdzono teraz: { $draws } losowania; każde wynika z ziarna zapieczętowanego przed grą.
        [many] Sprawdzono teraz: { $draws } losowań; każde wynika z ziarna zapieczętowanego przed grą.
       *[other] Sprawdzono teraz: { $draws } losowania; każde wynika z ziarna zapieczętowanego przed grą.
    }
shuffle-still-sealed = Ziarno tej gry jest jeszcze zapieczętowane.
rematch-settings = Zagraj ponownie z innymi ustawieniami
join-rematch = Do następnej gry
bank-minutes = Minuty na całą grę
bonus-seconds = Dodatkowe sekundy za każdą odpowiedź
days-per-move = Dni na każdy ruch
time-help = Gdy komuś skończy się czas, gra bot, aż gracz wróci.
undo-policy-help = Nigdy za losowanie ani ujawnioną tajemnicę.
table-name-help = Żeby znajomi znaleźli go na liście.
takeover-level = Bot za graczy, którzy wyjdą
spectator-delay = Widzowie widzą z opóźnieniem
delay-none = od razu
delay-minutes =
    { $count ->
        [one] { $count } minutę później
        [few] { $count } minuty później
        [many] { $count } minut później
       *[other] { $count } minuty później
    }
name-of-seat = Imię
nothing-found = Nic nie znaleziono.
offline-page = Guildhall potrzebuje swojego serwera, a ten jest teraz nieosiągalny.
offline-help = Twoje gry są tam bezpieczne. Ta strona sama spróbuje ponownie.
try-again = Spróbuj ponownie
unread =
    { $count ->
        [one] { $count } nowa
        [few] { $count } nowe
        [many] { $count } nowych
       *[other] { $count } nowej
    }
spectators-count =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }

## Dlaczego serwer odmawia

why-alerts-are-off = Ten serwer nie wysyła powiadomień.
why-already-greeted = Połączenie jest już otwarte.
why-already-started = Gra już się zaczęła.
why-another-game = Inna gra lub inna liczba miejsc wymaga innego stołu.
why-another-site = To żądanie przyszło ze strony innej witryny.
why-bad-request = Serwer tego nie zrozumiał.
why-bots-have-levels = Każdy bot potrzebuje poziomu.
why-clock-without-time = Na zegarze musi być jakiś czas.
why-empty-name = Imię musi mieć choć jedną literę.
why-empty-text = Ta wiadomość jest pusta.
why-frozen = Ta gra jest zamrożona, bo od tego czasu poprawiono reguły.
why-game-over = Gra jest skończona.
why-has-account = Masz już konto.
why-muted = Gospodarz odebrał ci głos w tym czacie.
why-name-is-taken = To imię jest zajęte.
why-no-name = Najpierw podaj swoje imię.
why-no-spectators = Przy tym stole nie ma widzów.
why-no-such-game = Nie ma takiej gry.
why-no-such-page = Nie ma takiej strony.
why-no-such-table = Nie ma takiego stołu.
why-no-such-replay = Nie ma takiej powtórki.
why-no-such-setting = Nie ma takiego ustawienia.
why-no-such-step = Gra nie ma takiego kroku.
why-not-over = To można zobaczyć po zakończeniu gry.
why-not-started = Gra jeszcze się nie zaczęła.
why-not-the-host = Może to zrobić tylko gospodarz.
why-not-your-seat = To nie jest twoje miejsce.
why-our-mistake = Serwer popełnił błąd. Spróbuj ponownie.
why-replay-does-not-hold = Ten plik nie jest poprawną powtórką: został zmieniony albo powstał według innych reguł.
why-replay-too-long = Ten plik jest za długi jak na powtórkę.
why-seat-is-a-bot = Na tym miejscu gra bot.
why-seat-is-not-a-bot = Na tym miejscu nie gra bot.
why-seat-is-not-free = Ktoś inny już tam siedzi.
why-seats-are-empty = Są jeszcze wolne miejsca.
why-settings-exclude-each-other = Te ustawienia się wykluczają.
why-too-fast = To było za szybko. Poczekaj chwilę.
why-too-long = To jest za długie.
why-try-again = Ktoś był szybszy. Spróbuj ponownie.
why-unprintable = Są w tym znaki, których nie da się pokazać.
why-webhook-address = To nie jest adres do powiadomień.
why-webhook-private = Powiadomień nie można wysyłać na adres prywatny.
why-webhook-unknown = Nie można znaleźć tego adresu.
why-wrong-number-of-seats = Gra nie jest na tylu graczy.
why-wrong-passphrase = Imię lub hasło jest błędne.
why-undo-needs-agreement = Pozostali muszą się na to zgodzić.
