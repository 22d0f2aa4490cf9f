### Słowa wspólne dla wszystkich gier: powody, miejsca przy stole i to, co mówią ekrany.

## Powody

why-not-to-act = Ten gracz nie ma teraz nic do wyboru.
why-not-asked = Pytanie jest inne.
why-not-offered = Taka odpowiedź nie jest teraz możliwa.
why-no-such-option = Nie ma takiej odpowiedzi.
why-undo-off = Przy tym stole nie cofa się wyborów.
why-undo-not-asked = Nikt nie prosi o cofnięcie.
why-no-such-seat = Nie ma takiego miejsca.
why-undo-nothing = Nie ma wyboru, który można cofnąć.
why-undo-draw = Od tego czasu coś już wylosowano.
why-undo-reveal = Od tego czasu coś tajnego wyszło na jaw.
why-undo-other-seat = Od tego czasu wyboru dokonał inny gracz.

## Miejsca przy stole

seat-name = Gracz { $number }
seat-chance = Los

## Języki

language-en = angielski
language-pl = polski
language-it = włoski

## Kolory graczy

colour-black = czarny
colour-blue = niebieski
colour-green = zielony
colour-grey = szary
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-red = czerwony
colour-white = biały
colour-yellow = żółty

## Nagłówki i etykiety

bot = bot
choices = Wybory
forecast = Gdyby gra skończyła się teraz
game = Gra
hand = Ręka
human = człowiek
ledger = Skąd są punkty
log = Przebieg
money = Pieniądze
phase = Faza
place = Miejsce
player = Gracz
players = Gracze
points = Punkty
round = Runda
score = Wynik
settings = Ustawienia
total = Razem
turn = Tura

round-number = Runda { $round }
round-of = Runda { $round } z { $rounds }
place-number = { $place }.
count-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
count-choices =
    { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
        [many] { $count } wyborów
       *[other] { $count } wyboru
    }
count-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }

## Polecenia i ich działanie

command-help = pomoc
    .help = Pokaż polecenia.
command-quit = koniec
    .help = Zapisz grę i wyjdź.
command-save = zapisz
    .help = Zapisz grę i graj dalej.
command-undo = cofnij
    .help = Cofnij swój ostatni wybór.
command-why = dlaczego
    .help = Powiedz, dlaczego odpowiedź nie jest możliwa.

## Gra

whose-turn = Wybiera { $player }.
your-choice = Twój wybór
type-number = Wpisz numer odpowiedzi albo polecenie.
pass-screen = Przy ekranie teraz: { $player }.
press-enter = Naciśnij Enter, aby grać dalej.
thinking = { $player } myśli…
chosen = { $player }: { $option }
not-possible = To niemożliwe: { $reason }
invalid-number = „{ $text }” nie jest liczbą od { $low } do { $high }.
unknown-command = „{ $text }” nie jest ani odpowiedzią, ani poleceniem.
undone =
    { $count ->
        [one] Cofnięto { $count } wybór.
        [few] Cofnięto { $count } wybory.
        [many] Cofnięto { $count } wyborów.
       *[other] Cofnięto { $count } wyboru.
    }
not-undone = Niczego nie cofnięto: { $reason }
interrupted = Przerwano.
saved-as = Zapisano jako { $file }.
resume-with = Aby wznowić grę: { $command }
resumed =
    { $count ->
        [one] Wznowiono po { $count } wyborze.
        [few] Wznowiono po { $count } wyborach.
        [many] Wznowiono po { $count } wyborach.
       *[other] Wznowiono po { $count } wyboru.
    }

## Koniec

game-over = Koniec gry.
winner = Wygrywa { $player }
tie = Remis: { $players }
final-score = Wynik końcowy

## Symulacja i sprawdzanie

simulating = Rozgrywki: { $game }
progress = { $done } z { $games ->
        [one] { $games } gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gry
    }
summary = Losowe rozgrywki: { $game }, { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
games = Gry
length = Długość
rounds = Rundy
average = Średnia
minimum = Minimum
maximum = Maksimum
wins = Wygrane
wins-by-seat = Wygrane według miejsca przy stole
ties = Remisy
branching = Możliwości na wybór
seconds = Sekundy
games-per-second = Gry na sekundę
replay-sound =
    { $choices ->
        [one] Plik { $file } jest poprawny: { $choices } wybór.
        [few] Plik { $file } jest poprawny: { $choices } wybory.
        [many] Plik { $file } jest poprawny: { $choices } wyborów.
       *[other] Plik { $file } jest poprawny: { $choices } wyboru.
    }

## Błędy

error = Błąd: { $message }

## Program w terminalu

bot-name = Bot { $number }
choose-game = Która gra? Wpisz jej numer
command-points = punkty
    .help = Pokaż swój wynik, gdyby gra skończyła się teraz, i skąd się bierze.
command-rule = reguła
    .help = Pokaż punkt reguł, na przykład: reguła 6.8
draws = Losowania
