### Gildie Londynu: zwroty opisujące karty, kafelki i żetony. `$part` to inny zwrot.

## Czynności

verb-vp =
    { $n ->
        [one] zdobądź { $n } punkt zwycięstwa
        [few] zdobądź { $n } punkty zwycięstwa
        [many] zdobądź { $n } punktów zwycięstwa
       *[other] zdobądź { $n } punktu zwycięstwa
    }
verb-hire =
    { $n ->
        [one] wynajmij { $n } członka gildii
        [few] wynajmij { $n } członków gildii
        [many] wynajmij { $n } członków gildii
       *[other] wynajmij { $n } członka gildii
    }
verb-move-any =
    { $n ->
        [one] możesz przemieścić { $n } swój pionek na dowolny nierozpatrzony kafelek
        [few] możesz przemieścić do { $n } swoich pionków na dowolne nierozpatrzone kafelki
        [many] możesz przemieścić do { $n } swoich pionków na dowolne nierozpatrzone kafelki
       *[other] możesz przemieścić do { $n } swojego pionka na dowolne nierozpatrzone kafelki
    }
verb-move-livery =
    { $n ->
        [one] możesz przemieścić { $n } swój pionek na nierozpatrzony kafelek z symbolem z tej karty
        [few] możesz przemieścić do { $n } swoich pionków na nierozpatrzone kafelki z symbolem z tej karty
        [many] możesz przemieścić do { $n } swoich pionków na nierozpatrzone kafelki z symbolem z tej karty
       *[other] możesz przemieścić do { $n } swojego pionka na nierozpatrzone kafelki z symbolem z tej karty
    }
verb-to-plantation =
    { $n ->
        [one] możesz położyć { $n } swój pionek na kafelku Plantacji
        [few] możesz położyć do { $n } swoich pionków na kafelku Plantacji
        [many] możesz położyć do { $n } swoich pionków na kafelku Plantacji
       *[other] możesz położyć do { $n } swojego pionka na kafelku Plantacji
    }
verb-draw =
    { $n ->
        [one] dobierz { $n } kartę akcji
        [few] dobierz { $n } karty akcji
        [many] dobierz { $n } kart akcji
       *[other] dobierz { $n } karty akcji
    }
verb-mayoral =
    { $n ->
        [1] dobierz 1 kartę Nagrody
        [2] dobierz 2 karty Nagrody, zachowaj 1, a drugą odłóż pod spód talii
        [3] dobierz 3 karty Nagrody, zachowaj 1, a pozostałe odłóż pod spód talii w dowolnej kolejności
        [4] dobierz 4 karty Nagrody, zachowaj 1, a pozostałe odłóż pod spód talii w dowolnej kolejności
       *[5] dobierz { $n } kart Nagrody, zachowaj 1, a pozostałe odłóż pod spód talii w dowolnej kolejności
    }
verb-neutral =
    { $n ->
        [one] weź { $n } neutralnego członka gildii
        [few] weź { $n } neutralnych członków gildii
        [many] weź { $n } neutralnych członków gildii
       *[other] weź { $n } neutralnego członka gildii
    }
verb-beadle = możesz przemieścić pionek Nadzorcy na inny nierozpatrzony kafelek gildii

## Czas, warunki, mnożnik, koszt

end-of-turn = na koniec swojej tury { $part }
end-of-turn-if = na koniec swojej tury, { $part }
each-hire = za każdym razem, gdy w tej turze zagrywasz kartę, aby wynająć członka gildii, { $part }
each-move = za każdym razem, gdy w tej turze zagrywasz kartę, aby przemieścić członka gildii, { $part }
if-hire = jeśli w tej turze wynajmiesz członka gildii, { $part }
if-move = jeśli w tej turze przemieścisz pionek, { $part }
if-to-plantation = jeśli w tej turze położysz pionek na kafelku Plantacji, { $part }
per-masters = { $part } za każdy kontrolowany przez ciebie kafelek z symbolem { $symbol } (najwyżej { $max })
then = { $first }, następnie { $next }
cost = { $cost }: { $part }
cost-cards =
    { $n ->
        [one] odrzuć { $n } inną kartę z ręki
        [few] odrzuć { $n } inne karty z ręki
        [many] odrzuć { $n } innych kart z ręki
       *[other] odrzuć { $n } innej karty z ręki
    }
cost-pawns =
    { $n ->
        [one] zwróć { $n } swój pionek do rezerwy
        [few] zwróć { $n } swoje pionki do rezerwy
        [many] zwróć { $n } swoich pionków do rezerwy
       *[other] zwróć { $n } swojego pionka do rezerwy
    }

## Kafelki i Plantacja

requires =
    { $n ->
        [one] wymagany { $n } pionek
        [few] wymagane { $n } pionki
        [many] wymagane { $n } pionków
       *[other] wymagane { $n } pionka
    }
first-place = 1. miejsce: { $part }
second-place = 2. miejsce, po żetonie: { $part }
tie-bonus = dopóki stoi tu twój Mistrz, dodaj { $n } w każdym remisie o 1. miejsce w głosowaniu
hand-limit = dopóki stoi tu twój Mistrz, twój limit kart na ręce wynosi { $n }
left-reward = najwięcej pionków: { $part }
right-reward = 2. miejsce albo remis o 1. miejsce: { $part }
pawns-returned =
    { $n ->
        [one] kto dostaje nagrodę, zwraca { $n } pionek do rezerwy
        [few] kto dostaje nagrodę, zwraca { $n } pionki do rezerwy
        [many] kto dostaje nagrodę, zwraca { $n } pionków do rezerwy
       *[other] kto dostaje nagrodę, zwraca { $n } pionka do rezerwy
    }

## Karty Nagrody

symbol-compass = Kompasu
symbol-anchor = Kotwicy
symbol-cross = Krzyża
symbol-scythe = Kosy
symbol-crown = Korony
scores-symbols = { $n } PZ za każdy symbol { $symbol } na kontrolowanych kafelkach
scores-symbol-pairs = { $n } PZ za każdy symbol { $symbol } i każdy symbol { $other } na kontrolowanych kafelkach
scores-great-twelve = { $n } PZ za każdą kontrolowaną gildię o randze od 1 do 12
scores-special-buildings = { $n } PZ za każdy kontrolowany specjalny budynek
scores-livery-sets = { $n } PZ za każdy pełny zestaw pięciu barw na kontrolowanych kafelkach
scores-largest-group = { $n } PZ za każdy kafelek w największej grupie sąsiadujących ze sobą kontrolowanych kafelków
scores-second-place-tokens = { $n } PZ za każdy twój żeton 2. miejsca
scores-plantation-pawns = { $n } PZ za każdy twój pionek na kafelku Plantacji
