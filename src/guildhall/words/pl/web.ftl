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
motion = Tempo botów i animacji
motion-off = bez animacji
motion-fast = szybkie
motion-normal = zwykłe
motion-slow = wolne
confirm-choices = Potwierdzaj moje wybory
confirm-answer = każdą odpowiedź
confirm-turn = raz na turę
confirm-never = nigdy
take-harmless = Przyjmuj bez pytania nagrody, które nic nie kosztują
sealed = Utajnione, dopóki wszyscy nie wybiorą
words-for-icons = Słowa zamiast symboli
sound = Dźwięki
loading = Chwileczkę…
welcome = Zbuduj średniowieczną Anglię
welcome-text = Cztery współczesne gry planszowe, kompletne co do ostatniej reguły. Graj z botami, ze znajomymi przy jednym ekranie albo razem przez link. Bez konta: wystarczy imię.
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
level-daily = Bot dnia
level-rival = Rywal
seats = Miejsca
seat-me = ja
seat-open = wolne dla kogoś ze znajomych
seat-local = inna osoba przy tym ekranie
seat-bot-apprentice = bot: Uczeń
seat-bot-journeyman = bot: Czeladnik
seat-bot-master = bot: Mistrz
seat-bot-grandmaster = bot: Arcymistrz
seat-bot-rival = bot: Rywal, na twoim poziomie
rival-help = Rywal dostosowuje się do ciebie z partii na partię, w każdej grze osobno, aż będziesz wygrywać mniej więcej połowę. Nie dostaje przy tym żadnych punktów w prezencie.
rival-next-stronger = Następnym razem rywal zagra trochę mocniej.
rival-next-weaker = Następnym razem rywal zagra trochę słabiej.
rival-next-same = Następnym razem rywal zagra tak samo mocno.
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
answers-in-words = Odpowiedzi słowami ({ $count })
one-moment = Chwileczkę…
thinking = Trwa namysł: { $players } ({ $phase }).
hurry = Ponaglij
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
connection-gone = Nie można już połączyć się ze stołem. Odśwież stronę.
notice-damaged = Zapis tego stołu jest uszkodzony, dlatego stół jest zamrożony. Powiadom osobę prowadzącą ten serwer.
notice-rules-changed = Od początku tej gry poprawiono reguły. Gra jest zamrożona w obecnym stanie.
away = poza stołem
to-act = wykonuje ruch
look = Zobacz
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
ready = Jestem przy ekranie
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
seen-by = Widok
everybody = Widzowie
download-replay = Pobierz
check-shuffle = Sprawdź tasowanie
shuffle-unknown = Ziarno tej gry nie jest znane.
share-image = Obraz z wynikiem
points-by-source = Punkty według źródeł
position-link = Link do tej pozycji
drop-replay = Upuść tu powtórkę, aby ją obejrzeć, albo zapisaną partię, aby grać ją dalej
why-offline = Brak połączenia z siecią.
why-server-error = Coś poszło nie tak na serwerze. Spróbuj ponownie.
wins-the-game = wygrywa
win-together = wygrywają razem

## Spojrzenie w przód i wstecz

preview-points = Gdyby gra skończyła się teraz: { $before } → { $after }
preview-hint = Wybierz odpowiedź tutaj lub na planszy, aby zobaczyć jej skutek.
preview-hint-board = Wybierz na planszy, a zobaczysz, co to da.
then-draw = Potem następuje losowanie.
then-reveal = Gra toczy się dalej, gdy wszyscy wybiorą.
then-others = Potem wybierają pozostali.
then-over = Potem gra się kończy.
then-you = Dalej: { $question }
then-unknown = Dalszy ciąg zależy od tego, co jeszcze ukryte.
while-away = Podczas twojej nieobecności
what-just-happened = Co się właśnie stało
looking-back = Spojrzenie wstecz
moment-of = { $number } z { $count }
back-to-now = Wróć do gry
skip = Pomiń
press-to-skip = Kliknij lub naciśnij klawisz, aby pominąć.
go-to-moment = Pokaż planszę w tej chwili gry
rule-of-line = Reguła { $clause }
earlier-lines = Wcześniejsze wpisy
latest-lines = Najnowsze
look-back-from-start = Obejrzyj dotychczasową grę
forecast-secret = Pominięto pozycje zależne od tajemnic innych graczy; taka suma to „?”.
show-points = Skąd ma punkty { $player }
show-area = Pokaż obszar: { $player }

## Gra na tym urządzeniu, bez serwera

plays-here = Grasz na tym urządzeniu, bez serwera. Nic go nie opuszcza.
on-this-device = na tym urządzeniu
update-ready = Nowa wersja Guildhall jest gotowa.
update-now = Zaktualizuj
unreadable-table = Partia, której nie da się odczytać
device-full = Na tym urządzeniu nie ma już miejsca, więc ostatnie ruchy nie są zapisane. Możesz grać dalej. Zapisz partię do pliku, aby jej nie stracić; usunięcie starych partii zwolni miejsce.
save-game = Zapisz do pliku
device-damaged = Część zapisu tej partii jest uszkodzona. Gra toczy się dalej od ostatniego ruchu, który dało się odczytać.
why-played-elsewhere = Ta partia jest otwarta w innej karcie. Gdy tamta karta zostanie zamknięta, partia będzie toczyć się tutaj.
why-needs-the-server = Do tego potrzebny jest serwer.
why-saved-game-does-not-hold = Tej zapisanej partii nie da się otworzyć: jest uszkodzona albo powstała według innych reguł.
why-device-failed = Na tym urządzeniu coś poszło nie tak. Twoja partia jest bezpieczna: odśwież stronę, aby grać dalej.

## Stół

menu = Menu
keys = Klawisze
key-answer = wybór odpowiedzi; ponownie lub Enter: potwierdzenie
key-tab = przejście po odpowiedziach i świecących polach; Enter lub spacja: wybór
key-escape = rezygnacja z wyboru; powrót do gry
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
only-this-computer = Inne urządzenia nie połączą się z { $host }. Uruchom Guildhall z --host 0.0.0.0 i otwórz stronę pod adresem tego komputera.
resign = Oddaj miejsce botowi
resign-how = Bot zagra za ciebie. W każdej chwili możesz odzyskać miejsce.
abandon = Zakończ grę bez wyniku
abandon-how = Nikt nie będzie mógł jej kontynuować.
take-seat-back = Odzyskaj moje miejsce
log-seat-resigned = { $player } oddaje miejsce botowi.
log-seat-left = { $player } odchodzi od stołu; dalej gra bot.
log-seat-time = { $player } nie ma już czasu; dalej gra bot.
log-seat-away = { $player } jest z dala od stołu; dalej gra bot.
log-seat-back = { $player } wraca do gry na swoim miejscu.
bot-plays-resigned = Oddano twoje miejsce botowi.
bot-plays-left = Nie było cię; bot gra za ciebie.
bot-plays-time = Twój czas się skończył; bot gra za ciebie.
undo-asked =
    { $count ->
        [one] { $player } prosi o cofnięcie { $count } wyboru.
        [few] { $player } prosi o cofnięcie { $count } wyborów.
        [many] { $player } prosi o cofnięcie { $count } wyborów.
       *[other] { $player } prosi o cofnięcie { $count } wyboru.
    }
undo-waits = Pytamy pozostałych, czy możesz to cofnąć.
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
undo-policy-help = Nigdy poza losowanie ani poza ujawnioną tajemnicę; w grze z samymi botami dowolnie daleko.
taken-back =
    { $count ->
        [one] Cofnięto jedną turę.
        [few] Tury cofano { $count } razy.
        [many] Tury cofano { $count } razy.
       *[other] Tury cofano { $count } razy.
    }
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
offline-page = Guildhall nie może połączyć się ze swoim serwerem.
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
why-clock-without-time = Zegar potrzebuje czasu: podaj więcej niż zero.
why-damaged = Zapis tego stołu jest uszkodzony, dlatego stół jest zamrożony. Powiadom osobę prowadzącą ten serwer.
why-empty-name = Imię musi mieć choć jedną literę.
why-empty-text = Ta wiadomość jest pusta.
why-forbidden = Nie masz do tego dostępu.
why-frozen = Ta gra jest zamrożona. Powód podaje strona stołu.
why-game-over = Gra jest skończona.
why-has-account = Masz już konto.
why-muted = Gospodarz odebrał ci głos w tym czacie.
why-name-is-taken = To imię jest zajęte.
why-no-name = Najpierw podaj swoje imię.
why-no-spectators = Ten stół jest zamknięty dla widzów.
why-no-such-game = Nie ma takiej gry.
why-no-such-components = Tego zestawu elementów już nie ma.
why-components-do-not-hold = Z takimi elementami nie da się zagrać.
why-too-many-component-sets = Masz już dwadzieścia zestawów elementów. Najpierw usuń któryś z nich.
why-nothing-reconstructed = Wszystkie wartości drukowane w tej grze są znane.
why-no-such-key = Nie ma takiego klucza.
why-no-such-page = Nie ma takiej strony.
why-no-such-table = Nie ma takiego stołu.
why-no-such-replay = Nie ma takiej powtórki.
why-no-such-session = Nie ma takiej sesji.
why-no-such-setting = Nie ma takiego ustawienia.
why-no-such-step = Gra nie ma takiego kroku.
why-not-over = To można zobaczyć po zakończeniu gry.
why-not-started = Gra jeszcze się nie zaczęła.
why-not-the-host = Może to zrobić tylko gospodarz.
why-not-your-seat = To nie jest twoje miejsce.
why-our-mistake = Na serwerze wystąpił błąd. Spróbuj ponownie.
why-replay-does-not-hold = Ten plik nie jest poprawną powtórką: został zmieniony albo powstał według innych reguł.
why-replay-too-long = Ten plik jest za duży jak na powtórkę.
why-seat-is-a-bot = Na tym miejscu gra bot.
why-seat-is-not-a-bot = Na tym miejscu nie gra bot.
why-seat-is-not-free = Ktoś inny już tam siedzi.
why-seats-are-empty = Są jeszcze wolne miejsca.
why-settings-exclude-each-other = Te ustawienia się wykluczają.
why-too-fast = Za dużo żądań naraz. Poczekaj chwilę.
why-too-many-seats = Przy publicznym stole każda osoba ma jedno miejsce.
why-too-long = To jest za długie.
why-try-again = Teraz się nie udało. Spróbuj ponownie za chwilę.
why-unprintable = Są w tym znaki, których nie da się pokazać.
why-webhook-address = To nie jest adres do powiadomień.
why-webhook-private = Powiadomień nie można wysyłać na adres prywatny.
why-webhook-unknown = Nie można znaleźć tego adresu.
why-wrong-number-of-seats = W tę grę nie gra się w tyle osób.
why-wrong-passphrase = Imię lub hasło jest błędne.
why-undo-needs-agreement = Pozostali muszą się na to zgodzić.
confirm-again = Wybierz to jeszcze raz lub naciśnij Enter, aby potwierdzić.
play-from-start = Od początku
to-the-shelf = Do półki z grami
why-player-is-here = Ta osoba jest przy stole.
why-not-away-long = Ta osoba wyszła zbyt niedawno.
bot-plays-away = Nie było cię przy stole, więc pozostali poprosili bota, żeby grał za ciebie.
waiting-for-away = Czekamy na: { $players } (poza stołem).
stand-in = Niech bot gra za: { $player }
stand-in-asked = { $player } prosi o zgodę, żeby dalej grał bot.
stand-in-waits = Pytamy pozostałych.
nudge = Ponaglij
nudge-sent = Ponaglenie wysłane.
nudged = Pozostali czekają na ciebie.
nudged-by = { $player } czeka na ciebie.
notify-ask = Czy przeglądarka ma dać ci znać, gdy przyjdzie twoja kolej?
notify-yes = Tak, daj mi znać
notify-no = Nie
notify-turn = Twoja kolej.
move-up = Zamień z miejscem powyżej
hide-table = Ukryj na tej liście
more-settings = Więcej ustawień
table-deeds = Co zrobić z tym stołem
leave-table = Odejdź od stołu
delete-table = Usuń stół
leave-how = Dalej gra za ciebie bot. Link do stołu działa nadal i tam można odzyskać miejsce.
leave-open-how = Twoje miejsce znów będzie wolne.
delete-how = Gra i czat zostaną usunięte na zawsze.
why-others-sit-here = Przy tym stole siedzą inne osoby.
result-won = Wygrana
result-tied = Wspólna wygrana
result-place = { $place } miejsce
speed = Prędkość
next-turn = Następna tura
previous-turn = Poprzednia tura
patience = Po jakim czasie może zagrać bot
patience-help = Gdy ktoś jest tak długo poza stołem, gospodarz albo wszyscy pozostali razem mogą poprosić bota o zastępstwo.
patience-minutes =
    { $count ->
        [60] 1 godzina
        [1440] 1 doba
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }

## Administracja

admin = Administracja
admin-people = Osoby
admin-tables = Stoły
admin-replays = Powtórki
admin-chat = Czat
admin-audit = Dziennik działań
admin-statistics = Statystyka
admin-search = Szukaj
admin-name = Nazwa
admin-account = Konto
admin-since = Od
admin-seen = Ostatnio
admin-seats = Miejsca
admin-acts = Działania
admin-game = Gra
admin-status = Stan
admin-players = Gracze
admin-length = Wpisy
admin-made = Utworzono
admin-text = Treść
admin-size = Bajty
admin-when = Kiedy
admin-who = Kto
admin-act = Działanie
admin-subject = Przedmiot
admin-detail = Szczegóły
admin-freeze = Zamroź
admin-thaw = Odmroź
admin-delete = Usuń
admin-ban = Zablokuj
admin-unban = Odblokuj
admin-rename = Zmień nazwę
admin-link = Link do logowania
admin-link-made = Ten link loguje jeden raz, w ciągu 24 godzin ({ $name }):
admin-is = administracja
admin-banned = blokada
admin-sure = Na pewno: { $act } – { $name }?
admin-do = Wykonaj
admin-cancel = Anuluj
admin-reason = Powód
admin-new-name = Nowa nazwa
admin-done = Gotowe.
admin-open = Otwórz
admin-figure-people = Osoby
admin-figure-accounts = Konta
admin-figure-seen_today = Urządzenia widziane dziś
admin-figure-finished_this_week = Gry ukończone w tym tygodniu
admin-figure-choices = Decyzje
admin-figure-chat = Wiersze czatu
admin-figure-replays = Zapisane powtórki
admin-figure-banned = Zablokowane osoby
admin-no-right = Ta strona jest tylko dla administracji.
sign-in-title = Logowanie
sign-in-text = Ten link loguje cię na tym urządzeniu. Działa tylko raz.
sign-in-passphrase = Nowe hasło (opcjonalnie, co najmniej 8 znaków)
sign-in-do = Zaloguj
notice-frozen-by-administrator = Administracja zamroziła tę grę.
why-banned = To konto jest zablokowane.
why-link-is-used = Ten link został już użyty lub wygasł. Poproś o nowy.
why-needs-account = Ta osoba nie ma jeszcze konta.
why-no-such-line = Nie ma takiego wiersza.
why-no-such-person = Nie ma takiej osoby.
why-not-an-administrator = To może zrobić tylko administracja.
why-not-banned = Ta osoba nie jest zablokowana.
why-not-frozen = Ta gra nie jest zamrożona.
why-not-running = Ta gra nie trwa.

## O ludziach przy stole decyduje gospodarz

guests = Widzowie i czat
spectator-chat = Widzowie mogą pisać na czacie
mute = Wycisz
unmute = Cofnij wyciszenie
ban-here = Wyproś od stołu
ban-how = { $name } musi odejść i nie wróci do stołu, nawet pod tym samym imieniem lub z tego samego adresu. W trwającej grze miejsce przejmie bot.
lift-ban = Wpuść z powrotem
guests-none = Nikt inny jeszcze nie usiadł ani nic nie napisał.
screens-count =
    { $count ->
        [one] +{ $count } ekran
        [few] +{ $count } ekrany
        [many] +{ $count } ekranów
       *[other] +{ $count } ekranu
    }
screens-count-how = Połączono linkiem do tego miejsca.
screen-keys = Linki do twoich miejsc
screen-keys-how = Unieważnij link, aby rozłączyć ekrany, które z niego korzystają.
screen-key-until = ważny do { $date }
revoke = Unieważnij
why-banned-here = Gospodarz wyprosił cię od tego stołu.
why-no-spectator-chat = Na tym czacie mogą pisać tylko gracze.
why-not-yourself = Nie można tego zrobić wobec siebie.
by-bot = bot: { $count }
by-bot-how = Tyle wyborów tego gracza podjął bot.

## Analizy

review-explains = Analiza pokazuje, ile każdemu dało szczęście, ile kosztowały własne decyzje i co zrobili inni. Każdy jest oceniany według tego, co wtedy wiedział.
review-ask = Przeanalizuj tę grę
review-takes = Potrwa to minutę lub dwie. W tym czasie możesz opuścić tę stronę.
review-waiting =
    { $ahead ->
        [0] Zacznie się za chwilę.
        [one] W kolejce jest przed nią jedna analiza.
        [few] W kolejce są przed nią { $ahead } analizy.
       *[many] W kolejce jest przed nią { $ahead } analiz.
    }
review-progress = Analizowanie: { $percent }%
review-cancel = Przerwij analizę
review-cancelled = Analizę przerwano.
review-failed = Analiza się nie powiodła. Możesz poprosić o nią jeszcze raz.
review-chances = Szanse na wygraną
review-chances-help = Szansa każdego gracza według tego, co sam wiedział. Wybierz punkt, aby zobaczyć planszę z tej chwili.
review-open-hands = Ostatni rozdział: wszystkie karty odkryte
review-open-hands-help = Tu wiadomo to, czego podczas gry nikt nie mógł wiedzieć.
review-at = Krok { $step }: { $chances }
review-one-chance = { $player } { $percent }%
review-draw-mark = Losowanie: { $draw }. Szczęście, { $player }: { $percent }%
review-mark = { $player }, { $grade }: { $option }
review-split = Szczęście, własne decyzje, inni
review-the-others = pozostali średnio
review-luck-more =
    { $player }: szczęście dało o { $luck ->
        [one] { $luck } punkt
        [few] { $luck } punkty
       *[many] { $luck } punktów
    } więcej niż { $other }; własne decyzje kosztowały { $own ->
        [one] { $own } punkt
        [few] { $own } punkty
       *[many] { $own } punktów
    }.
review-luck-less =
    { $player }: szczęście dało o { $luck ->
        [one] { $luck } punkt
        [few] { $luck } punkty
       *[many] { $luck } punktów
    } mniej niż { $other }; własne decyzje kosztowały { $own ->
        [one] { $own } punkt
        [few] { $own } punkty
       *[many] { $own } punktów
    }.
review-luck-same =
    { $player }: szczęście takie samo jak { $other }; własne decyzje kosztowały { $own ->
        [one] { $own } punkt
        [few] { $own } punkty
       *[many] { $own } punktów
    }.
review-luck-title = Szczęście runda po rundzie
review-luck-rounds = Punkty ze szczęścia, runda po rundzie: { $rounds }
review-luck-round = Runda { $round }: punkty ze szczęścia { $points }
review-luck-draw = Runda { $round }: { $draw }
review-no-luck = Żadne losowanie nie miało znaczenia.
review-part = { $part }: { $points }
review-decisions = Decyzje
review-accurate = Dokładność { $percent }%
review-grade-best = najlepsza
review-grade-good = dobra
review-lost = szansa na wygraną −{ $percent }%
review-better = Lepiej: { $option }
review-nothing-graded = Nic do poprawienia.
review-learn = Ucz się na swoich błędach
review-learn-of = Ucz się na błędach ({ $player })
review-picture = Analiza jako obraz
review-link = Link do analizy
review-to-replay = Do powtórki
review-best-answer = Najlepsza odpowiedź
why-no-such-review = Tej gry jeszcze nie przeanalizowano.
why-not-your-review = Analizę może przerwać tylko ten, kto o nią poprosił.
lesson-number = Błąd { $number } z { $count }
lesson-try = Co tu zrobisz? Spróbuj odpowiedzieć.
lesson-played = W grze: { $option } ({ $grade })
lesson-is-best = To najlepsza odpowiedź.
lesson-is-good = To dobra odpowiedź; najlepsza jest tylko odrobinę lepsza.
lesson-is-bad = To zmniejsza szansę na wygraną o { $percent }%. Spróbuj innej odpowiedzi.
lesson-is-same = Tak zagrano w grze; to zmniejsza szansę na wygraną o { $percent }%. Spróbuj innej odpowiedzi.
lesson-is-unknown = Tej odpowiedzi analiza prawie nie badała. Spróbuj innej.
lesson-tell = Powiedz mi
lesson-told = Najlepsza odpowiedź: { $option }
lesson-line = Zobacz, co by było dalej
lesson-line-note = Jeden z możliwych dalszych ciągów. Losowania i zakryte karty są tu zmyślone.
lesson-try-again = Spróbuj jeszcze raz
lesson-next = Następny błąd
lesson-previous = Poprzedni błąd
lesson-all-seen = Wróć do analizy
lesson-keys = Klawisze: 1–9 odpowiedź, T podpowiedź, L dalszy ciąg, ← i → jego kroki, N następny błąd.
play-on = Graj dalej od tego miejsca
play-on-as = Grasz jako
play-on-against = Przeciwnik
play-on-start = Zacznij

## Warsztat właściciela

workshop = Warsztat właściciela
workshop-text = Jeśli masz to pudełko, wpisz to, co jest w nim wydrukowane. Wszystko jest od razu sprawdzane i daje się zapisać dopiero wtedy, gdy można tak zagrać. Potem możesz zakładać stoły z własnymi elementami; wszyscy przy stole się o tym dowiedzą.
workshop-sets = Twoje zestawy elementów
workshop-new = Zacznij od wartości odtworzonych
workshop-import = Otwórz plik elementów
workshop-export = Eksportuj
workshop-delete = Usuń
workshop-nothing = Wszystkie wartości drukowane w tej grze są znane, więc nie ma czego poprawiać.
workshop-problem = Tak jeszcze nie da się zagrać:
workshop-saved = Zapisano.
workshop-name = Nazwa zestawu
workshop-save = Zapisz
workshop-how-many = ile
workshop-to = dokąd
workshop-to-any = na dowolny kafelek
workshop-to-livery = na kafelek z barwą karty
workshop-when = kiedy
workshop-when-now = od razu
workshop-when-end-of-turn = na koniec tury
workshop-when-each-hire = po każdym zatrudnieniu
workshop-when-each-move = po każdym przemieszczeniu
workshop-if = warunek
workshop-if-none = zawsze
workshop-if-hire = jeśli w tej turze zatrudniono
workshop-if-move = jeśli w tej turze przemieszczono
workshop-if-to-plantation = jeśli w tej turze wysłano na Plantację
workshop-per = mnożone przez
workshop-per-none = raz
workshop-max = najwyżej
workshop-remove = Usuń
workshop-add = Dodaj
workshop-buildings = Płytki budynków
workshop-stacks = Stosy wokół rondla, zgodnie z ruchem wskazówek zegara od lewego górnego
workshop-rondel = Rondel, zgodnie z ruchem wskazówek zegara
workshop-tracks = Tory
workshop-empty-slots = Opłata za puste miejsca
workshop-starting-hands = Karty początkowe
workshop-rules = Schody kaplicy
workshop-bonus-tiles = Płytki premiowe
workshop-expert = Płytki punktacji dla doświadczonych budowniczych
workshop-action-card = Karty akcji
workshop-guild-tile = Kafelki gildii
workshop-special-building = Budynki specjalne
workshop-second-place-token = Żetony drugiego miejsca
workshop-mayoral-card = Karty Nagrody
workshop-plantation = Plantacja
workshop-number = Numer
workshop-shields = Tarcze
workshop-type = Budynki
workshop-kind = Pole
workshop-income = Dochód
workshop-x = X
workshop-length = Liczba pól
workshop-front-step = Przedni schodek
workshop-space = Na polu
workshop-payment = Za 0, 1, 2 … pustych miejsc
workshop-columns = Wartości czterech kolumn
workshop-stair-steps-used = Używane schodki
workshop-one-copy-of-each-action-per-stack = W każdym stosie po jednej płytce każdego rodzaju
workshop-faces = Strony
workshop-liveries = Barwy
workshop-copies = Egzemplarze
workshop-cards = Koszt w kartach
workshop-pawns = Koszt w pionkach
workshop-effects = Efekt
workshop-requires = Wymagane pionki
workshop-vp = PZ
workshop-first = Pierwsze miejsce
workshop-second = Drugie miejsce
workshop-tie-break-bonus = Premia przy remisach
workshop-hand-limit = Limit kart na ręce
workshop-count = Liczy
workshop-left = Pierwsza nagroda
workshop-right = Druga nagroda
workshop-pawns-returned = Wracające pionki
workshop-tile = Kafelek
workshop-position = Miejsce
workshop-stack = Stos
components = Elementy gry
components-help = Odtworzone albo takie, jakie wpisał ktoś, kto ma pudełko.
components-shipped = Wartości odtworzone
components-correct = Mam pudełko: poprawię wartości
workshop-per-master = każdy Mistrz: { $symbol }
workshop-changes =
    { $count ->
        [0] Żadna wartość nie różni się od odtworzonych.
        [one] { $count } wartość różni się od odtworzonych.
        [few] { $count } wartości różnią się od odtworzonych.
       *[many] { $count } wartości różni się od odtworzonych.
    }
table-components = Przy tym stole gra się elementami „{ $name }”.

## Rozdanie dnia

daily = Rozdanie dnia
daily-all = Rozdania wszystkich gier
daily-intro = Codziennie jedno rozdanie każdej gry, takie samo dla wszystkich. Liczy się jedna próba; kolejne to trening.
daily-of = { $game }: rozdanie dnia
daily-until = Nowe rozdania pojawią się o { $time }.
daily-alone = Grasz w pojedynkę, o jak najwięcej punktów.
daily-with-bots = Grasz przeciwko dwóm botom. Na taką samą grę odpowiadają tak samo, więc wszyscy mają tych samych przeciwników. Liczy się przewaga nad lepszym z nich.
daily-once = Masz jedną próbę, która się liczy. Rozpoczęta liczy się zawsze, nawet gdy ją przerwiesz lub gdy dzień skończy się wcześniej. Nie ma podpowiedzi i nie można cofnąć losowań ani odpowiedzi innych.
daily-play = Zagraj rozdanie dnia
daily-go-on = Graj dalej
daily-practise = Potrenuj to rozdanie
daily-practice = Trening na rozdaniu z dnia { $date }. Nie liczy się; możesz cofać i prosić o podpowiedzi.
daily-counts = Rozdanie z dnia { $date }: ta próba się liczy. Nie ma podpowiedzi i nie można cofnąć losowań ani odpowiedzi innych.
daily-status-new = jeszcze nierozegrane
daily-status-running = rozpoczęte
daily-status-done = rozegrane
daily-status-ended = bez wyniku
daily-result = Twój wynik
daily-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
daily-lead = Przewaga nad lepszym botem
daily-place = { $place }. miejsce, punkty: { $points }
daily-percentile = Wynik lepszy niż u { $percent } % pozostałych.
daily-first = Nikt inny nie rozegrał jeszcze tego rozdania.
daily-no-result = Twoja próba zakończyła się bez wyniku.
daily-chart = Wszystkie wyniki
daily-chart-tries =
    { $count ->
        [one] Zakończyła się { $count } próba.
        [few] Zakończyły się { $count } próby.
       *[many] Zakończyło się { $count } prób.
    }
daily-chart-bar = Od { $from } do { $to }: { $count }
daily-chart-mine = ty
daily-table = Najlepsi
daily-nobody = Nikt nie ma jeszcze wyniku.
daily-somebody = Ktoś
daily-watch = Obejrzyj najlepszą grę
daily-watch-later = Najlepszą grę obejrzysz po własnej próbie.
daily-calendar = Twoje dni
daily-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
daily-longest = Najdłuższa seria: { $count }
daily-day-none = { $date }: bez gry
daily-day-ended = { $date }: bez wyniku
daily-day-done = { $date }: { $result }
daily-earlier = Poprzedni dzień
daily-later = Następny dzień
daily-share = Skopiuj wynik
daily-copied = Skopiowano
daily-share-text = Guildhall, { $game }, { $date }: { $result }
daily-share-percent = wynik lepszy niż u { $percent } %
daily-fair = Czy rozdanie można sprawdzić?
daily-fair-how = Skrót ziarna widać już poprzedniego dnia, a samo ziarno po zakończeniu dnia. Wtedy przy każdym stole tego rozdania można sprawdzić losowania.
daily-hash = Skrót ziarna tego rozdania
daily-next-hash = Skrót ziarna następnego dnia
daily-seed = Ziarno
daily-back = Wyniki dnia
daily-bots = Wyniki botów na tym rozdaniu
daily-bots-play = Boty jeszcze grają to rozdanie. Tymczasem możesz grać dalej.
why-already-tried = Próba, która się liczy, została już rozpoczęta.
why-try-comes-first = Najpierw rozegraj próbę, która się liczy: trening pokazałby, co zostanie wylosowane.
why-day-is-over = Dzień tego rozdania minął. Nadal możesz na nim trenować.
why-day-to-come = Ten dzień jeszcze się nie zaczął.
why-no-such-day = Nie ma takiego dnia.
why-deal-is-sealed = Obejrzysz to po rozegraniu tego rozdania albo gdy minie jego dzień.
why-only-as-daily-deal = Takie gry zaczyna się na stronie rozdania dnia.
why-no-stand-in = W próbie, która się liczy, bot nie może cię zastąpić. Możesz zakończyć grę.

## Kursy

explain-new = Objaśniaj nowe pytania
explained = Jasne
learn = Ucz się
course-title = { $game }: kurs
course-intro = Krótkie lekcje na prawdziwej planszy, razem około kwadransa. Ukończone lekcje są zapamiętywane.
course-count = Ukończone lekcje: { $done } z { $count }
course-done = ukończona
course-start = Zacznij
course-go-on = Dalej
course-next = Następna lekcja
course-all = Wszystkie lekcje
course-step = Ukończone kroki: { $number } z { $count }
course-back = Krok wstecz
course-again = Od początku
course-happened = Co się stało
course-keys = Klawisze: od 1 do 9 odpowiadają, H daje podpowiedź w ostatniej lekcji, B cofa o krok, R zaczyna od nowa, N przechodzi do następnej lekcji.
why-no-such-lesson = Nie ma takiej lekcji.

minute = Gra w minutę
minute-aim-head = O co chodzi
minute-turn-head = Tura
minute-end-head = Koniec
minute-points-head = Co punktuje
minute-print = Drukuj
minute-picture = Plansza: { $game }
rules-contents = Spis treści
rules-dock = Obok planszy

## Podpowiedzi

hint = Podpowiedź
hint-title = Podpowiedź
hint-thinking = Badam pozycję…
hint-matters = Co się teraz liczy
hint-answers = Warto rozważyć
hint-best = Najlepsza odpowiedź
hint-show-answers = Pokaż, co warto rozważyć
hint-show-best = Pokaż najlepszą odpowiedź
hint-hide = Ukryj podpowiedź
hint-gain =
    { $points ->
        [one] { $thing }: dobre odpowiedzi dają o { $points } punkt więcej.
        [few] { $thing }: dobre odpowiedzi dają o { $points } punkty więcej.
        [many] { $thing }: dobre odpowiedzi dają o { $points } punktów więcej.
       *[other] { $thing }: dobre odpowiedzi dają o { $points } punktu więcej.
    }
hint-give-up =
    { $points ->
        [one] { $thing }: tu dobre odpowiedzi poświęcają { $points } punkt.
        [few] { $thing }: tu dobre odpowiedzi poświęcają { $points } punkty.
        [many] { $thing }: tu dobre odpowiedzi poświęcają { $points } punktów.
       *[other] { $thing }: tu dobre odpowiedzi poświęcają { $points } punktu.
    }
hint-best-gain =
    { $points ->
        [one] { $thing }: o { $points } punkt lepiej niż przy innych odpowiedziach.
        [few] { $thing }: o { $points } punkty lepiej niż przy innych odpowiedziach.
        [many] { $thing }: o { $points } punktów lepiej niż przy innych odpowiedziach.
       *[other] { $thing }: o { $points } punktu lepiej niż przy innych odpowiedziach.
    }
hint-best-gives-up =
    { $points ->
        [one] { $thing }: o { $points } punkt gorzej, ale to się opłaca.
        [few] { $thing }: o { $points } punkty gorzej, ale to się opłaca.
        [many] { $thing }: o { $points } punktów gorzej, ale to się opłaca.
       *[other] { $thing }: o { $points } punktu gorzej, ale to się opłaca.
    }
hint-alike = Odpowiedzi prawie się nie różnią.
hint-scored = Zdobywane punkty
hint-others-gain =
    { $points ->
        [one] Po dobrych odpowiedziach inni mogą liczyć na { $points } punkt mniej.
        [few] Po dobrych odpowiedziach inni mogą liczyć na { $points } punkty mniej.
        [many] Po dobrych odpowiedziach inni mogą liczyć na { $points } punktów mniej.
       *[other] Po dobrych odpowiedziach inni mogą liczyć na { $points } punktu mniej.
    }
hint-others-give-up =
    { $points ->
        [one] Po dobrych odpowiedziach inni mogą liczyć na { $points } punkt więcej.
        [few] Po dobrych odpowiedziach inni mogą liczyć na { $points } punkty więcej.
        [many] Po dobrych odpowiedziach inni mogą liczyć na { $points } punktów więcej.
       *[other] Po dobrych odpowiedziach inni mogą liczyć na { $points } punktu więcej.
    }
hint-others-best-gain =
    { $points ->
        [one] Inni mogą liczyć na { $points } punkt mniej niż po innych odpowiedziach.
        [few] Inni mogą liczyć na { $points } punkty mniej niż po innych odpowiedziach.
        [many] Inni mogą liczyć na { $points } punktów mniej niż po innych odpowiedziach.
       *[other] Inni mogą liczyć na { $points } punktu mniej niż po innych odpowiedziach.
    }
hint-others-best-gives-up =
    { $points ->
        [one] Inni mogą liczyć na { $points } punkt więcej, ale to się opłaca.
        [few] Inni mogą liczyć na { $points } punkty więcej, ale to się opłaca.
        [many] Inni mogą liczyć na { $points } punktów więcej, ale to się opłaca.
       *[other] Inni mogą liczyć na { $points } punktu więcej, ale to się opłaca.
    }
hint-now =
    { $points ->
        [one] Teraz: { $points } punkt.
        [few] Teraz: { $points } punkty.
        [many] Teraz: { $points } punktów.
       *[other] Teraz: { $points } punktu.
    }
hint-later =
    { $points ->
        [one] Później, do końca gry: jeszcze około { $points } punkt.
        [few] Później, do końca gry: jeszcze około { $points } punkty.
        [many] Później, do końca gry: jeszcze około { $points } punktów.
       *[other] Później, do końca gry: jeszcze około { $points } punktu.
    }
hint-ahead =
    { $points ->
        [one] To o około { $points } punkt lepiej niż następna odpowiedź.
        [few] To o około { $points } punkty lepiej niż następna odpowiedź.
        [many] To o około { $points } punktów lepiej niż następna odpowiedź.
       *[other] To o około { $points } punktu lepiej niż następna odpowiedź.
    }
hint-win = Szansa na wygraną: { $percent } %
hint-takes =
    { $points ->
        [one] { $player } może liczyć na { $points } punkt mniej.
        [few] { $player } może liczyć na { $points } punkty mniej.
        [many] { $player } może liczyć na { $points } punktów mniej.
       *[other] { $player } może liczyć na { $points } punktu mniej.
    }
hint-line = Jak gra może się potoczyć
hint-line-draw = losowanie
hint-line-secret = tajny wybór
hints = Podpowiedzi
hints-help = W grach rankingowych ich nie ma. Wszyscy widzą, ile ich użyto.
hints-off = wyłączone
hints-on = dla wszystkich
hints-bots = tylko przeciw botom
hints-used =
    { $count ->
        [one] { $player }: { $count } krok podpowiedzi.
        [few] { $player }: { $count } kroki podpowiedzi.
        [many] { $player }: { $count } kroków podpowiedzi.
       *[other] { $player }: { $count } kroku podpowiedzi.
    }
key-hint = podpowiedź; naciśnij ponownie, aby zobaczyć więcej
key-hurry = niech boty odpowiedzą od razu
why-hints-off = Przy tym stole nie ma podpowiedzi.
why-hurry-off = Przy tym stole kilka osób gra na czas, więc botów nie można ponaglać.

## Tablica analizy

analysis = Tablica analizy
analysis-from-here = Analizuj od tego miejsca
analysis-roll = Losuj
analysis-answer = Odpowiedź
analysis-effort =
    { $count ->
        [one] Po { $count } symulacji
        [few] Po { $count } symulacjach
        [many] Po { $count } symulacjach
       *[other] Po { $count } symulacji
    }
analysis-lines = Warianty
analysis-start = Pozycja wyjściowa
analysis-note = Uwaga do tego ruchu
analysis-remove = Usuń ten wariant
analysis-notation = Inna pozycja
analysis-notation-help = Pozycja w notacji gry
analysis-load = Pokaż ją
why-notation-does-not-parse = Gra nie może odczytać takiej pozycji.
why-notation-is-wrong = Wiersz { $line }, kolumna { $column }: gra nie może tu odczytać „{ $word }”.
why-no-such-game-to-explore = Pozycja zaczyna się od nazwy gry, a „{ $word }” nią nie jest.
why-illegal-branch = Wybór nr { $number } w tym wariancie nie jest tam możliwy.
why-no-analysis-while-running = Grę, która jeszcze trwa, może analizować tylko ktoś, kto gra w nią wyłącznie z botami.
analysis-of-this = Analizuj tę pozycję

## Zadania

puzzles-title = { $game }: zadania
puzzles-all-tried = Wszystkie zadania z tej gry masz już za sobą.
puzzles-none = Do tej gry nie ma jeszcze zadań.
puzzle-standing = Twój ranking: { $rating } · rozwiązane: { $solved } z { $tried } · z rzędu: { $streak }
puzzle-gap-win = To { $percent }% szansy na wygraną.
puzzle-proof-exhaustive = Udowodnione: sprawdzono każdą drogę do końca gry (liczba pozycji: { $count }).
puzzle-proof-searches = Dwa niezależne przeszukania są zgodne (symulacji w każdym: { $count }).
puzzle-solution = To zadanie ma ranking { $rating }. Oto rozwiązanie.
puzzle-change = Twój ranking: { $before } → { $after }
puzzle-gained = Co to daje: { $points } pkt
puzzle-show = Pokaż mi
puzzle-next = Następne zadanie
puzzle-keys = Klawisze: 1 do 9 odpowiadają, S pokazuje rozwiązanie, ← i → przechodzą przez nie, A próbuje od nowa, N otwiera następne zadanie.
puzzle-tag-build = budowa
puzzle-tag-block = blokada
puzzle-tag-tie = remis
puzzle-tag-timing = wyczucie czasu
puzzle-tag-sacrifice = poświęcenie
puzzle-tag-ending = końcówka
puzzle-tag-turn-order = kolejność tur
puzzle-tag-rondel = miejsce na rondlu
puzzle-tag-centre = środek rondla
puzzle-tag-bonus-tile = płytka premiowa
puzzle-tag-hand = karty na rękę
puzzle-tag-track = tor
puzzle-tag-series = budynki do kompletu
puzzle-tag-craftsman = rzemieślnik
puzzle-tag-resources = surowce
puzzle-tag-privilege = przywilej
puzzle-tag-protection = ochrona
puzzle-tag-trade = handel
puzzle-tag-cathedral = praca przy katedrze
puzzle-tag-resource = właściwy surowiec
puzzle-tag-cube = miejsce na kostkę
puzzle-tag-site = miejsce na budynek
puzzle-tag-monument = monument
puzzle-tag-feeding = zasilenie Domków
puzzle-tag-neighbours = sąsiedztwo
puzzle-tag-collection = kolekcja
puzzle-tag-room = pełne wykorzystanie pól
puzzle-tag-hiring = wynajęcie
puzzle-tag-effect = efekt karty
puzzle-tag-route = przemieszczenie
puzzle-tag-plantation = Plantacja
puzzle-tag-neutral = neutralne pionki
puzzle-tag-mayoral-card = karta Nagrody
why-no-such-puzzle = Nie ma takiego zadania.
town-looking = Szukanie najlepszego miasteczka przy tych kartach i tej kolejności…
town-show = Zobacz to miasteczko
why-no-town-to-compare = Porównać można tylko ukończoną grę w Miasteczka w pojedynkę, z kartami surowców.
