### Old London Bridge
###
### Formy nazw: `.acc` biernik, `.gen` dopełniacz, `.gens` dopełniacz liczby mnogiej, `.loc` miejscownik,
### `.help` działanie. Biernik nazw budynków jest równy mianownikowi.

game-title = Old London Bridge
game-pitch =
    Zabuduj most dwunastoma domami, których numery maleją od brzegu do brzegu. Budynki zdobywasz na rondlu, a im więcej
    na moście tarcz w jednym kolorze, tym mocniej działa następny budynek.
game-provenance =
    Reguły pochodzą z instrukcji, ale nie wszystko, co nadrukowano w pudełku: 67 z 72 płytek budynków, kolejność pól
    rondla i stosów wokół niego, długość torów i miejsca monet na nich, skład stosów płytek premiowych, karty
    początkowe dla każdego schodka i opłaty za puste miejsca odtworzono, bo nie podaje ich żaden opublikowany tekst.

## Ustawienia

setting-chapel = Punktacja kaplicy
    .printed = { name-printed }
    .random = losowa płytka punktacji
    .chapel-most = { name-chapel-most }
    .chapel-round-leader = { name-chapel-round-leader }
    .chapel-lead = { name-chapel-lead }
    .chapel-coins-again = { name-chapel-coins-again }
    .help = Za co płaci pole kaplicy: punktacja z planszy albo płytka punktacji dla doświadczonych budowniczych.
setting-gate = Punktacja bramy
    .printed = { name-printed }
    .random = losowa płytka punktacji
    .gate-most = { name-gate-most }
    .gate-round-leader = { name-gate-round-leader }
    .gate-distance = { name-gate-distance }
    .gate-bonus-tiles = { name-gate-bonus-tiles }
    .help = Za co płaci pole bramy: punktacja z planszy albo płytka punktacji dla doświadczonych budowniczych.
setting-inn = Punktacja karczmy
    .printed = { name-printed }
    .random = losowa płytka punktacji
    .inn-most = { name-inn-most }
    .inn-round-highest-card = { name-inn-round-highest-card }
    .inn-hand-size = { name-inn-hand-size }
    .inn-card-sets = { name-inn-card-sets }
    .help = Za co płaci pole karczmy: punktacja z planszy albo płytka punktacji dla doświadczonych budowniczych.
setting-bridge = Punktacja mostu
    .printed = { name-printed }
    .random = losowa płytka punktacji
    .bridge-longest-series = { name-bridge-longest-series }
    .bridge-round-lowest-number = { name-bridge-round-lowest-number }
    .bridge-low-numbers = { name-bridge-low-numbers }
    .bridge-type-sets = { name-bridge-type-sets }
    .help = Za co płaci pole mostu: punktacja z planszy albo płytka punktacji dla doświadczonych budowniczych.
setting-money = Pieniądze
    .hidden = ukryte za mostem
    .open = jawne
    .help = Czy inni widzą, ile masz pieniędzy.

## Fazy

phase-setup = Przygotowanie gry
phase-preparation = Przygotowanie
phase-turn-order = Ustalenie kolejności
phase-building = Stawianie budynków
phase-end = Zakończenie gry

## Rodzaje budynków

name-chapel = kaplica
    .gen = kaplicy
    .gens = kaplic
    .help = Przesuń znacznik na torze kaplicy: o jedno pole za każdą tarczę w kolorze tego budynku na twoim moście.
name-gate = brama
    .gen = bramy
    .gens = bram
    .help = Przesuń znacznik na torze bramy: o jedno pole za każdą tarczę w kolorze tego budynku na twoim moście.
name-inn = karczma
    .gen = karczmy
    .gens = karczm
    .help = Weź karty postaci o łącznej wartości nie większej niż liczba tarcz w kolorze tego budynku na twoim moście.
name-shop = sklep
    .gen = sklepu
    .gens = sklepów
    .help = Weź £1 za każdą tarczę w kolorze tego budynku na twoim moście.
name-guild = gildia
    .gen = gildii
    .gens = gildii
    .help = Bez akcji; jej cztery tarcze wzmacniają późniejsze akcje w każdym kolorze.
name-park = park
    .gen = parku
    .gens = parków
    .help = Bez akcji; po parku może stanąć budynek o dowolnym numerze.

## Budynki

name-chapel-number = kaplica nr { $n }
    .acc = kaplicę nr { $n }
name-gate-number = brama nr { $n }
    .acc = bramę nr { $n }
name-inn-number = karczma nr { $n }
    .acc = karczmę nr { $n }
name-shop-number = sklep nr { $n }
    .acc = sklep nr { $n }
name-guild-number = gildia nr { $n }
    .acc = gildię nr { $n }
name-park-blue = niebieski park
    .acc = niebieski park
name-park-orange = pomarańczowy park
    .acc = pomarańczowy park
name-park-grey = szary park
    .acc = szary park
name-park-green = zielony park
    .acc = zielony park

## Tarcze

name-blue = niebieski
    .shield = niebieska tarcza
name-orange = pomarańczowy
    .shield = pomarańczowa tarcza
name-grey = szary
    .shield = szara tarcza
name-green = zielony
    .shield = zielona tarcza

## Karty

name-peter = Peter de Colechurch (0)
    .acc = Petera de Colechurch (0)
name-merchant = Kupiec (1)
    .acc = Kupca (1)
name-lady = Szlachcianka (2)
    .acc = Szlachciankę (2)
name-cleric = Duchowny (3)
    .acc = Duchownego (3)
name-lord = Szlachcic (4)
    .acc = Szlachcica (4)

## Płytki premiowe

name-share-space = Zajęte pole
    .help = Przy stawianiu: twoja figurka może stanąć na polu, na którym stoi dokładnie jedna figurka innego gracza.
name-free-centre = Środek rondla za darmo
    .help = Przy stawianiu: twoja figurka staje na środku rondla, a ty nic nie płacisz.
name-use-x = Pole X
    .help = Przy stawianiu: twoja figurka może stanąć na polu X. Nie ma za to dochodu.
name-take-back-card = Zabierz zagraną kartę
    .help = Po akcji: weź z planszy kartę o takiej wartości jak karta zagrana na tę turę. Nie dotyczy karty 0.
name-chapel-plus-2 = Tor kaplicy +2
    .help = Na początku lub na końcu tury: przesuń znacznik o dwa pola na torze kaplicy.
name-gate-plus-2 = Tor bramy +2
    .help = Na początku lub na końcu tury: przesuń znacznik o dwa pola na torze bramy.
name-card-plus-1 = Wartość karty +1
    .help = Po odkryciu kart: twoja karta liczy się w tej rundzie o jeden wyżej przy ustalaniu kolejności.
name-take-lady = Weź Szlachciankę (2)
    .help = Przed wyborem kart: weź z planszy Szlachciankę (2).

## Stosy płytek premiowych

name-left = lewy stos
    .gen = lewego stosu
    .from = z lewego stosu
    .loc = lewym stosie
name-middle = środkowy stos
    .gen = środkowego stosu
    .from = ze środkowego stosu
    .loc = środkowym stosie
name-right = prawy stos
    .gen = prawego stosu
    .from = z prawego stosu
    .loc = prawym stosie

## Schodki przy torze kaplicy

name-step-A = schodek A
    .gen = schodka A
name-step-B = schodek B
    .gen = schodka B
name-step-C = schodek C
    .gen = schodka C
name-step-D = schodek D
    .gen = schodka D

## Pola rondla, zgodnie z ruchem wskazówek zegara od X jak w regułach

name-space-1 = pole X
    .loc = polu X
name-space-2 = 1. pole za X
    .loc = 1. polu za X
name-space-3 = 2. pole za X
    .loc = 2. polu za X
name-space-4 = 3. pole za X
    .loc = 3. polu za X
name-space-5 = 4. pole za X
    .loc = 4. polu za X
name-space-6 = 5. pole za X
    .loc = 5. polu za X
name-space-centre = środek rondla
    .loc = środku rondla

## Kategorie punktacji

name-category-chapel = Tor kaplicy
name-category-gate = Tor bramy
name-category-inn = Karty postaci
name-category-bridge = Budynki na moście

## Płytki punktacji

name-printed = standardowa punktacja
    .help = Punktacja nadrukowana na planszy: nagrody za miejsca na koniec gry.
name-chapel-most = Najwięcej kaplic
    .help = Na koniec gry: nagrody za miejsca według liczby kaplic na moście.
name-chapel-round-leader = Na koniec rundy: prowadzący na torze kaplicy £1
    .help = Na koniec każdej rundy £1 za prowadzenie na torze kaplicy, o ile znacznik nie stoi jeszcze na schodach.
name-chapel-lead = Przewaga nad ostatnim na torze kaplicy
    .help = Na koniec gry: £1 za każde pole przewagi nad ostatnim znacznikiem na torze kaplicy.
name-chapel-coins-again = Jeszcze raz monety z toru kaplicy
    .help = Na koniec gry: jeszcze raz monety z pól, na które dotarł lub które minął twój znacznik; bez ostatniego pola.
name-gate-most = Najwięcej bram
    .help = Na koniec gry: nagrody za miejsca według liczby bram na moście.
name-gate-round-leader = Na koniec rundy: prowadzący na torze bramy £1
    .help = Na koniec każdej rundy £1 za prowadzenie na torze bramy, o ile znacznik nie stoi jeszcze na polu startowym.
name-gate-distance = Pola przebyte na torze bramy
    .help = Na koniec gry, według pola na torze bramy: £3 od pola 4, £5 od pola 7, £9 od pola 10, £12 od pola 13.
name-gate-bonus-tiles = Niewykorzystane płytki premiowe
    .help =
        Na koniec gry: £1 za jedną niewykorzystaną płytkę premiową, £4 za dwie, £9 za trzy, £16 za cztery lub więcej;
        zamiast £1 za każdą.
name-inn-most = Najwięcej karczm
    .help = Na koniec gry: nagrody za miejsca według liczby karczm na moście.
name-inn-round-highest-card = Po odkryciu kart: najwyższa karta £2
    .help = W każdej rundzie £2 za odkrycie najwyższej karty; płytki podnoszące wartość się nie liczą.
name-inn-hand-size = Liczba kart postaci w ręku
    .help =
        Na koniec gry, według kart w ręku (także 0): £4 za trzy lub cztery, £7 za pięć do siedmiu,
        £10 za osiem lub więcej.
name-inn-card-sets = Zestawy kart
    .help = Na koniec gry: £5 za zestaw kart 1-2 w ręku, £10 za 1-2-3, £15 za 1-2-3-4; każda karta liczy się raz.
name-bridge-longest-series = Najdłuższa seria budynków
    .help = Na koniec gry: nagrody za miejsca według najdłuższej serii budynków nieprzerwanej parkiem.
name-bridge-round-lowest-number = Na koniec rundy: budynek o najniższym numerze £2
    .help = Na koniec każdej rundy £2 za postawienie w niej budynku o najniższym numerze; parki się nie liczą.
name-bridge-low-numbers = Budynki o numerach nie większych niż 30
    .help = Na koniec gry: £2 za każdy budynek na twoim moście o numerze nie większym niż 30.
name-bridge-type-sets = Zestawy 6 różnych budynków
    .help = Na koniec gry: £10 za każdy pełny zestaw sześciu rodzajów budynków na twoim moście.

## Skąd biorą się i na co idą pieniądze

name-source-start = kapitał startowy
name-source-income = dochód z rondla
name-source-centre = środek rondla
name-source-shops = sklep
name-source-coins = moneta na torze kaplicy
name-source-chapel-end = ostatnie pole toru kaplicy
name-source-gate-end = ostatnie pole toru bramy
name-source-chapel-round = prowadzenie na torze kaplicy
name-source-gate-round = prowadzenie na torze bramy
name-source-inn-round = najwyższa karta
name-source-bridge-round = budynek o najniższym numerze

## Pytania i odpowiedzi

ask-draw-face = Która płytka punktacji zostaje wylosowana?
draw-face =
    .face = { $a }

ask-turn-rondel = Jak obrócony jest rondel na początku?
turn-rondel =
    .by =
        { $a ->
            [one] o { $a } pole
            [few] o { $a } pola
            [many] o { $a } pól
           *[other] o { $a } pola
        }

ask-turn-up-building = Który budynek zostaje odkryty?
turn-up-building =
    .tile = Budynek: { $a }

ask-turn-up-bonus = Która płytka premiowa zostaje odkryta?
turn-up-bonus =
    .tile = { $a }

ask-draw-step = Kto zaczyna na następnym schodku?
draw-step =
    .seat = gracz { $a }

ask-turn-up-chip = Który żeton rundy zostaje odkryty?
turn-up-chip =
    .chip = żeton { $a }

ask-take-lady = Użyć płytki premiowej „{ name-take-lady }”?
take-lady =
    .done = Dalej
    .use = Weź Szlachciankę (2)

ask-choose-card = Wybierz kartę do zagrania.
choose-card =
    .card =
        { $a ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        }

ask-choose-two-cards = Wybierz dwie karty do zagrania.
choose-two-cards =
    .cards =
        { $a ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        } i { $b ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        }

ask-raise-card =
    Użyć płytki premiowej „{ name-card-plus-1 }”? { $cards ->
        [1] Wartość twojej karty: { $first }.
       *[2] Wartość twojej pierwszej karty: { $first }, drugiej: { $second }.
    }
raise-card =
    .done = Nie podnoś wartości
    .card =
        { $a ->
            [1] Podnieś wartość swojej karty
           *[2] Podnieś wartość swojej drugiej karty
        }

ask-use-before-placing = Użyć płytki premiowej przed postawieniem figurki?
use-before-placing =
    .done = Dalej
    .chapel = { name-chapel-plus-2 }
    .gate = { name-gate-plus-2 }

ask-place-figure = Postaw swoją figurkę na rondlu. Środek rondla kosztuje £{ $price }.
place-figure =
    .outer =
        Na { $a ->
            [1] { name-space-1.loc }
            [2] { name-space-2.loc }
            [3] { name-space-3.loc }
            [4] { name-space-4.loc }
            [5] { name-space-5.loc }
           *[6] { name-space-6.loc }
        }
    .share =
        Na { $a ->
            [1] { name-space-1.loc }
            [2] { name-space-2.loc }
            [3] { name-space-3.loc }
            [4] { name-space-4.loc }
            [5] { name-space-5.loc }
           *[6] { name-space-6.loc }
        }, obok innej figurki (płytka „{ name-share-space }”)
    .x = Pole X (płytka „{ name-use-x }”)
    .x-share = Pole X, obok innej figurki (płytki „{ name-use-x }” i „{ name-share-space }”)
    .centre = Środek rondla, za opłatą
    .centre-free = Środek rondla, za darmo (płytka „{ name-free-centre }”)
    .centre-share = Środek rondla, obok innej figurki, za opłatą (płytka „{ name-share-space }”)
    .centre-free-share =
        Środek rondla, obok innej figurki, za darmo (płytki „{ name-free-centre }” i „{ name-share-space }”)
    .skip = Zrezygnuj z tej tury

ask-choose-stack = Wybierz stos, z którego bierzesz wierzchni budynek.
choose-stack =
    .stack = Wierzchni budynek ze stosu { $a_gens }

ask-replace = Budynku nr { $number } nie można dostawić. Wybierz budynek do zastąpienia.
replace =
    .slot = Zastąp budynek na miejscu { $a }

ask-take-cards = Weź karty o łącznej wartości do { $power }, po jednej.
take-cards =
    .done = Nie bierz więcej
    .card =
        Weź { $a ->
            [1] { name-merchant.acc }
            [2] { name-lady.acc }
            [3] { name-cleric.acc }
           *[4] { name-lord.acc }
        }

ask-take-bonus-tile = Weź płytkę premiową.
take-bonus-tile =
    .stack = Weź { $a_from }
    .decline = Nie bierz żadnej

ask-use-after-action =
    Użyć płytki premiowej na koniec tury?{ $card ->
        [1] {" "}Zagrana karta: { name-merchant }.
        [2] {" "}Zagrana karta: { name-lady }.
        [3] {" "}Zagrana karta: { name-cleric }.
        [4] {" "}Zagrana karta: { name-lord }.
       *[0] {""}
    }
use-after-action =
    .done = Dalej
    .chapel = { name-chapel-plus-2 }
    .gate = { name-gate-plus-2 }
    .take-back = { name-take-back-card }

## Zdarzenia

event-lays-face = Płytka punktacji w kategorii „{ $category }”: { $face }.
event-turns-rondel =
    { $spaces ->
        [one] Na początek rondel obraca się o { $spaces } pole.
        [few] Na początek rondel obraca się o { $spaces } pola.
        [many] Na początek rondel obraca się o { $spaces } pól.
       *[other] Na początek rondel obraca się o { $spaces } pola.
    }
event-turns-up-building = Na wierzchu stosu leży teraz { $tile }.
event-turns-up-bonus = Na { $place_loc } płytek premiowych leży teraz „{ $bonus }”.
event-stands-on-step = { $seat } zaczyna od { $step_gen } przy torze kaplicy.
event-begins-round = Zaczyna się runda { $round }.
event-turns-up-chip =
    { $spaces ->
        [one] Żeton rundy obraca rondel o { $spaces } pole.
        [few] Żeton rundy obraca rondel o { $spaces } pola.
        [many] Żeton rundy obraca rondel o { $spaces } pól.
       *[other] Żeton rundy obraca rondel o { $spaces } pola.
    }
event-reveals = { $seat } odkrywa kartę: { $card }.
event-passes = { $seat } nie podnosi wartości karty.
event-raises-card = { $seat } podnosi w tej rundzie o 1 wartość karty: { $card }.
event-turn-order = Następna tura w kolejności: { $seat }.
event-begins-turn = { $seat } zaczyna turę z kartą: { $card }.
event-places-figure = { $seat } stawia figurkę na { $space_loc }.
event-skips-turn = { $seat } rezygnuje z tury.
event-takes-building = { $seat } bierze { $tile_acc }.
event-removes = { $seat } usuwa { $tile_acc } z miejsca { $slot }.
event-builds = { $seat } stawia { $tile_acc } na miejscu { $slot }.
event-acts = { $seat } wykonuje akcję { $type_gen } z siłą { $power }.
event-advances-chapel =
    { $from ->
        [0] { $seat } przesuwa znacznik na torze kaplicy ze schodów na pole { $to }.
       *[other] { $seat } przesuwa znacznik na torze kaplicy z pola { $from } na pole { $to }.
    }
event-advances-gate =
    { $from ->
        [0] { $seat } przesuwa znacznik na torze bramy z pola startowego na pole { $to }.
       *[other] { $seat } przesuwa znacznik na torze bramy z pola { $from } na pole { $to }.
    }
event-takes-card = { $seat } bierze { $card_acc }.
event-takes-bonus = { $seat } bierze płytkę premiową „{ $bonus }”.
event-declines-bonus = { $seat } nie bierze płytki premiowej.
event-uses-bonus = { $seat } używa płytki premiowej „{ $bonus }”.
event-receives = { $seat } otrzymuje £{ $amount } ({ $source }).
event-pays = { $seat } płaci £{ $amount } ({ $source }).
event-game-ends = Gra się kończy.
event-only-card = Zagrywasz ostatnią kartę: { $card }.
event-only-two-cards = Zagrywasz dwie ostatnie karty: { $high } i { $low }.
event-only-slot = { $tile } może zastąpić tylko jeden budynek: ten na miejscu { $slot }.

## Powody

why-olb-6-7 = Budynek można wziąć tylko z takiego stosu, z którego można coś postawić.
why-olb-6-8 = Pole X jest dostępne tylko z płytką premiową „{ name-use-x }”.
why-olb-6-9 = Na tym polu stoi już figurka.
why-olb-6-10 = Na stosie przy tym polu nie ma budynku, który można postawić.
why-olb-6-11 = Za mało pieniędzy, żeby zapłacić za środek rondla.
why-olb-6-13 = Kto może postawić figurkę bez płytki premiowej, nie może zrezygnować z tury.
why-olb-7-7 = Zastąpić można tylko budynek, i tylko tam, gdzie numery nadal będą maleć od lewej do prawej.
why-olb-7-8 = Parku nie wolno zastąpić.
why-olb-7-13 = Most jest pełny, a ten budynek nie może zastąpić żadnego innego.
why-olb-9-3 = Karty można brać, dopóki są na planszy, o łącznej wartości nie większej niż siła karczmy.
why-olb-10-7 = Ten stos płytek premiowych jest pusty.
why-olb-11-1 = Nie ma takiej płytki premiowej do użycia; nowa płytka czeka do następnej rundy.
why-olb-11-7 = Ta płytka premiowa wymaga pola, na którym stoi dokładnie jedna figurka innego gracza.
why-olb-11-10 = Zagranej karty nie można zabrać: to karta 0, już wróciła na rękę albo nie ma jej na planszy.
why-olb-11-11 = Znacznik stoi na ostatnim polu toru.
why-olb-14-5 = Figurka musi stanąć na innym polu niż poprzednio.

## Rozliczenie

ledger-money-start = Kapitał startowy
ledger-money-income = Dochód z rondla
ledger-money-centre = Opłaty za środek rondla
ledger-money-shops = Sklepy
ledger-money-coins = Monety z toru kaplicy
ledger-money-chapel-end = Ostatnie pole toru kaplicy
ledger-money-gate-end = Ostatnie pole toru bramy
ledger-money-chapel-round = Rundy z prowadzeniem na torze kaplicy
ledger-money-gate-round = Rundy z prowadzeniem na torze bramy
ledger-money-inn-round = Rundy z najwyższą kartą
ledger-money-bridge-round = Rundy z budynkiem o najniższym numerze
ledger-printed-chapel =
    { $rank ->
        [0] Tor kaplicy, poza klasyfikacją: znacznik stoi jeszcze na schodach
       *[other] { $rank }. miejsce na torze kaplicy (pole { $value })
    }
ledger-printed-gate =
    { $rank ->
        [0] Tor bramy, poza klasyfikacją: znacznik stoi jeszcze na polu startowym
       *[other] { $rank }. miejsce na torze bramy (pole { $value })
    }
ledger-printed-inn =
    { $rank ->
        [0] Karty w ręku, poza klasyfikacją: suma ich wartości to 0
       *[other] { $rank }. miejsce według sumy wartości kart w ręku ({ $value })
    }
ledger-printed-bridge = { $rank }. miejsce według liczby budynków na moście ({ $value })
ledger-chapel-most =
    { $rank ->
        [0] { name-chapel-most }: poza klasyfikacją (0)
       *[other] { name-chapel-most }: { $rank }. miejsce ({ $value })
    }
ledger-chapel-round-leader = { name-chapel-round-leader } (już wypłacone)
ledger-chapel-lead =
    { name-chapel-lead }: { $value ->
        [one] { $value } pole
        [few] { $value } pola
        [many] { $value } pól
       *[other] { $value } pola
    }
ledger-chapel-coins-again = { name-chapel-coins-again } (do pola { $value })
ledger-gate-most =
    { $rank ->
        [0] { name-gate-most }: poza klasyfikacją (0)
       *[other] { name-gate-most }: { $rank }. miejsce ({ $value })
    }
ledger-gate-round-leader = { name-gate-round-leader } (już wypłacone)
ledger-gate-distance =
    { name-gate-distance }: { $value ->
        [one] { $value } pole
        [few] { $value } pola
        [many] { $value } pól
       *[other] { $value } pola
    }
ledger-gate-bonus-tiles =
    { name-gate-bonus-tiles }: { $value ->
        [one] { $value } płytka
        [few] { $value } płytki
        [many] { $value } płytek
       *[other] { $value } płytki
    }
ledger-inn-most =
    { $rank ->
        [0] { name-inn-most }: poza klasyfikacją (0)
       *[other] { name-inn-most }: { $rank }. miejsce ({ $value })
    }
ledger-inn-round-highest-card = { name-inn-round-highest-card } (już wypłacone)
ledger-inn-hand-size =
    { name-inn-hand-size }: { $value ->
        [one] { $value } karta
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }
ledger-inn-card-sets = { name-inn-card-sets }
ledger-bridge-longest-series =
    { $rank ->
        [0] { name-bridge-longest-series }: poza klasyfikacją (0)
       *[other] { name-bridge-longest-series }: { $rank }. miejsce ({ $value })
    }
ledger-bridge-round-lowest-number = { name-bridge-round-lowest-number } (już wypłacone)
ledger-bridge-low-numbers =
    { name-bridge-low-numbers }: { $value ->
        [one] { $value } budynek
        [few] { $value } budynki
        [many] { $value } budynków
       *[other] { $value } budynku
    }
ledger-bridge-type-sets =
    { name-bridge-type-sets }: { $value ->
        [one] { $value } zestaw
        [few] { $value } zestawy
        [many] { $value } zestawów
       *[other] { $value } zestawu
    }
ledger-empty-slots =
    { $slots ->
        [one] Opłata za { $slots } puste miejsce
        [few] Opłata za { $slots } puste miejsca
        [many] Opłata za { $slots } pustych miejsc
       *[other] Opłata za { $slots } pustego miejsca
    }
ledger-unused-tiles =
    { $tiles ->
        [one] { $tiles } niewykorzystana płytka premiowa
        [few] { $tiles } niewykorzystane płytki premiowe
        [many] { $tiles } niewykorzystanych płytek premiowych
       *[other] { $tiles } niewykorzystanej płytki premiowej
    }

## Napisy na rysunkach

label-source-money = Pieniądze
label-source-chapel = Tor kaplicy
label-source-gate = Tor bramy
label-source-inn = Karty w ręku
label-source-bridge = Budynki na moście
label-source-empty-slots = Puste miejsca
label-source-unused-tiles = Niewykorzystane płytki premiowe
label-space = Pole
label-pays = Daje
label-top-building = Wierzchni budynek
label-left = Zostało
label-figures = Figurki
label-any-stack = dowolny stos
label-chips = żetony rund
label-tie-break = Kolejność przy remisie
label-bonus-tile = Płytka premiowa
label-bonus-tiles = płytki premiowe
label-scoring = Punktacja
label-played = zagrane
label-usable-next-round = do użycia od następnej rundy
label-stack-top = { $type }: na wierzchu { $top }, zostało { $left }
label-stack-empty = { $type }: nie ma już budynków
label-space-x = Pole X (naprzeciw: { $type }), zamknięte
label-space-pays = Daje £{ $income }, naprzeciw: { $type }
label-centre = Środek rondla: dowolny stos za £{ $price }
label-last-card = Zagrywasz ostatnią kartę.
label-bridge-empty = jeszcze bez budynków
label-rondel = Rondel
label-face-down = zakryta
label-shields = tarcze
label-space-note = £{ $income }, { $type } { $top }

## O czym mówią podpowiedzi

hint-shields = Tarcze na twoim moście, które wzmacniają późniejsze akcje
hint-numbers = Numer twojego ostatniego budynku: następny musi być niższy
hint-empty-slots = Miejsca, które zostałyby puste
hint-chapel = Twoje miejsce na torze kaplicy
hint-gate = Twoje miejsce na torze bramy
hint-chapel-lead = Przewaga na płytce punktacji kaplicy
hint-gate-lead = Przewaga na płytce punktacji bramy
hint-cards-lead = Przewaga w kartach w ręku
hint-buildings-lead = Przewaga w budynkach na moście
hint-bonus-tiles = Płytki premiowe
hint-cards = Dobre karty w ręku, które dają pierwszeństwo
hint-money = Pieniądze na środek rondla
hint-chapel-coins = Monety na następnych polach toru kaplicy
hint-strong-actions = Silne akcje na rondlu
hint-turns = Budynki, które możesz jeszcze postawić
