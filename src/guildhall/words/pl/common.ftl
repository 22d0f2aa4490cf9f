### Słowa wspólne dla wszystkich gier: powody, miejsca przy stole i to, co mówią ekrany.

## Powody

why-not-to-act = To nie jest kolej tego gracza.
why-not-asked = Teraz pada inne pytanie.
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

## Nagłówki i etykiety

bot = bot
choices = Wybory
forecast = Gdyby gra skończyła się teraz
game = Gra
hand = Ręka
human = człowiek
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
    .help = Pokaż, które odpowiedzi nie są możliwe i dlaczego.

## Gra

type-number = Wpisz numer odpowiedzi albo polecenie.
pass-screen = Przy ekranie teraz: { $player }.
press-enter = Naciśnij Enter, aby grać dalej.
invalid-number = „{ $text }” nie jest liczbą od { $low } do { $high }.
unknown-command = „{ $text }” nie jest ani odpowiedzią, ani poleceniem.
not-undone = Niczego nie cofnięto: { $reason }
saved-as = Zapisano jako { $file }.
resume-with = Aby wznowić grę: { $command }

## Koniec

game-over = Koniec gry.
final-score = Wynik końcowy

## Symulacja i sprawdzanie

simulating = Symulacja: { $game }
rounds = Rundy
average = Średnia
minimum = Minimum
maximum = Maksimum
wins = Wygrane
ties = Remisy
branching = Możliwości na wybór

## Analiza

reviewing = Analiza: { $game }
review-title = Analiza
review-start = Początek
review-luck = Szczęście
review-own = Własne decyzje
review-others = Inni
review-result = Wynik
review-accuracy = Dokładność
review-costliest = Najkosztowniejsze decyzje ({ $seat }):
review-costly = Nr { $number }, { $grade }: „{ $played }”. Lepiej: „{ $best }” (szansa na wygraną +{ $percent }%).
review-grade-inaccuracy = niedokładność
review-grade-mistake = błąd
review-grade-blunder = poważny błąd

## Błędy

error = Błąd: { $message }

## Program w terminalu

bot-name = Bot { $number }
bot-lost = { $player } ({ $bot }) zawodzi i przegrywa; dalej gra za niego { $other }.
choose-game = Która gra? Wpisz jej numer
command-points = punkty
    .help = Pokaż swój wynik, gdyby gra skończyła się teraz, i skąd się bierze.
command-rule = reguła
    .help = Pokaż punkt reguł, na przykład: reguła 6.8
draws = Losowania
command-draw = stół
    .help = Pokaż ponownie stół i odpowiedzi.

## Zadania

puzzles = Zadania
puzzle-answer = Znajdź najlepszy wybór
puzzle-turn = Znajdź najlepszą turę
puzzle-gap = Jedna droga jest wyraźnie najlepsza: o { $points } pkt lepsza od każdej innej.
puzzle-right = Dobrze! Dalej.
puzzle-wrong = To nie jest najlepszy wybór.
puzzle-costs = To kosztuje { $points } pkt.
puzzle-best = Najlepszy wybór: { $option }
puzzle-solved = Rozwiązane! To zadanie ma ranking { $rating }.

## The perfect town

town-possible = Twój wynik: { $points }. Przy tych kartach i tej kolejności surowców dało się zdobyć co najmniej { $reached }; żadne miasteczko nie może mieć więcej niż { $limit }.
town-none-better = Twój wynik: { $points }. Przy tych kartach i tej kolejności surowców nie znaleziono lepszego miasteczka; żadne nie może mieć więcej niż { $limit }.
