### Tiny Towns (Miasteczka)
###
### Formy nazw: `.acc` biernik, `.gen` dopełniacz, `.help` działanie karty.

game-title = Miasteczka
game-pitch =
    Szesnaście pól na całe miasteczko. Wszyscy dostają te same kostki, ale każdy układa je po swojemu: wygrywa ten, kto
    zrobi to najlepiej, zanim zabraknie miejsca.
game-provenance =
    Karty mają wzory i punkty z instrukcji i ze źródeł publicznych; niczego nie wymyślono.

## Ustawienia

setting-mode = Rozgrywka
    .standard = normalna rozgrywka (w pojedynkę: gra solo)
    .town-hall = Ratusz
    .help = Kto wyznacza surowce: Główny Budowniczy albo karty, a w co trzeciej turze każdy wybiera sam.
setting-cards = Karty budynków
    .random = losowe
    .first-game = zalecane przy pierwszej rozgrywce
    .help = Która karta każdego rodzaju jest w grze, jeśli niżej nie wybrano żadnej.
setting-farm = Budynek czerwony (Farma)
    .any = jak wyżej
    .farm = { name-farm }
    .granary = { name-granary }
    .greenhouse = { name-greenhouse }
    .orchard = { name-orchard }
    .help = Karta tego rodzaju, jeśli chcecie konkretną.
setting-well = Budynek szary (Studnia)
    .any = jak wyżej
    .well = { name-well }
    .fountain = { name-fountain }
    .millstone = { name-millstone }
    .shed = { name-shed }
    .help = Karta tego rodzaju, jeśli chcecie konkretną.
setting-chapel = Budynek pomarańczowy (Kaplica)
    .any = jak wyżej
    .chapel = { name-chapel }
    .abbey = { name-abbey }
    .cloister = { name-cloister }
    .temple = { name-temple }
    .help = Karta tego rodzaju, jeśli chcecie konkretną.
setting-tavern = Budynek zielony (Tawerna)
    .any = jak wyżej
    .tavern = { name-tavern }
    .almshouse = { name-almshouse }
    .feast-hall = { name-feast-hall }
    .inn = { name-inn }
    .help = Karta tego rodzaju, jeśli chcecie konkretną. W grze solo nie ma Sali Biesiadnej: zastępuje ją inna karta.
setting-theater = Budynek żółty (Teatr)
    .any = jak wyżej
    .theater = { name-theater }
    .bakery = { name-bakery }
    .market = { name-market }
    .tailor = { name-tailor }
    .help = Karta tego rodzaju, jeśli chcecie konkretną.
setting-factory = Budynek czarny (Fabryka)
    .any = jak wyżej
    .factory = { name-factory }
    .warehouse = { name-warehouse }
    .bank = { name-bank }
    .trading-post = { name-trading-post }
    .help = Karta tego rodzaju, jeśli chcecie konkretną. W grze solo nie ma Banku: zastępuje go inna karta.
setting-monuments = Monumenty
    .on = z monumentami
    .off = bez monumentów
    .help = Każdy ma tajny monument; w pierwszej grze można z nich zrezygnować.
setting-novice = Zasada nowicjusza
    .off = wyłączona
    .all = dla wszystkich
    .help = Nowicjusz może dwa razy odłożyć kostkę surowca, który wyznacza ktoś inny.
setting-novice-1 = Zasada nowicjusza dla gracza 1
    .off = wyłączona
    .on = włączona
    .help = Zasada nowicjusza tylko dla tego gracza.
setting-novice-2 = Zasada nowicjusza dla gracza 2
    .off = wyłączona
    .on = włączona
    .help = Zasada nowicjusza tylko dla tego gracza.
setting-novice-3 = Zasada nowicjusza dla gracza 3
    .off = wyłączona
    .on = włączona
    .help = Zasada nowicjusza tylko dla tego gracza.
setting-novice-4 = Zasada nowicjusza dla gracza 4
    .off = wyłączona
    .on = włączona
    .help = Zasada nowicjusza tylko dla tego gracza.
setting-novice-5 = Zasada nowicjusza dla gracza 5
    .off = wyłączona
    .on = włączona
    .help = Zasada nowicjusza tylko dla tego gracza.
setting-novice-6 = Zasada nowicjusza dla gracza 6
    .off = wyłączona
    .on = włączona
    .help = Zasada nowicjusza tylko dla tego gracza.
setting-first-master-builder = Pierwszy Główny Budowniczy
    .random = losowo
    .seat-1 = gracz 1
    .seat-2 = gracz 2
    .seat-3 = gracz 3
    .seat-4 = gracz 4
    .seat-5 = gracz 5
    .seat-6 = gracz 6
    .help = Kto wyznacza pierwszy surowiec.

## Fazy

phase-setup = Przygotowanie gry
phase-name = Wybór surowca
phase-place = Umieszczanie surowców
phase-build = Budowanie
phase-end = Koniec gry

## Surowce

name-wood = drewno
    .acc = drewno
    .gen = drewna
name-wheat = słoma
    .acc = słomę
    .gen = słomy
name-brick = cegła
    .acc = cegłę
    .gen = cegły
name-glass = szkło
    .acc = szkło
    .gen = szkła
name-stone = kamień
    .acc = kamień
    .gen = kamienia

## Rodzaje budynków

name-cottages = Domki (niebieskie)
name-farms = Farmy (czerwone)
name-wells = Studnie (szare)
name-chapels = Kaplice (pomarańczowe)
name-taverns = Tawerny (zielone)
name-theaters = Teatry (żółte)
name-factories = Fabryki (czarne)
name-monuments = Monumenty (różowe)

## Karty budynków

name-cottage = Domek
    .acc = Domek
    .help = 3 punkty, jeśli jest zasilony.
name-farm = Farma
    .acc = Farmę
    .help = Zasila do 4 Domków w dowolnym miejscu miasteczka.
name-granary = Spichlerz
    .acc = Spichlerz
    .help = Zasila Domki na 8 polach wokół siebie.
name-greenhouse = Szklarnia
    .acc = Szklarnię
    .help = Zasila wszystkie Domki jednej grupy, gdziekolwiek ona stoi.
name-orchard = Sad
    .acc = Sad
    .help = Zasila Domki w swoim rzędzie i kolumnie.
name-well = Studnia
    .acc = Studnię
    .help = 1 punkt za każdy przylegający Domek.
name-fountain = Fontanna
    .acc = Fontannę
    .help = 2 punkty, jeśli przylega do niej inna Fontanna.
name-millstone = Kamień młyński
    .acc = Kamień młyński
    .help = 2 punkty, jeśli przylega do niego budynek czerwony lub żółty.
name-shed = Szopa
    .acc = Szopę
    .help = 1 punkt. Może stanąć na dowolnym pustym polu.
name-chapel = Kaplica
    .acc = Kaplicę
    .help = 1 punkt za każdy zasilony Domek w miasteczku.
name-abbey = Opactwo
    .acc = Opactwo
    .help = 3 punkty, jeśli nie przylega do niego budynek czarny, zielony ani żółty.
name-cloister = Klasztor
    .acc = Klasztor
    .help = 1 punkt za każdy Klasztor w rogu planszy.
name-temple = Świątynia
    .acc = Świątynię
    .help = 4 punkty, jeśli przylegają do niej co najmniej 2 zasilone Domki.
name-tavern = Tawerna
    .acc = Tawernę
    .help = Według liczby Tawern: 2, 5, 9, 14, 20 punktów.
name-almshouse = Przytułek
    .acc = Przytułek
    .help = Według liczby Przytułków: -1, 5, -3, 15, -5, 26 punktów.
name-feast-hall = Sala Biesiadna
    .acc = Salę Biesiadną
    .help = 2 punkty albo 3, jeśli masz ich więcej niż gracz po prawej stronie.
name-inn = Gospoda
    .acc = Gospodę
    .help = 3 punkty, jeśli w jej rzędzie i kolumnie nie ma innej Gospody.
name-theater = Teatr
    .acc = Teatr
    .help = 1 punkt za każdy inny rodzaj budynku w jego rzędzie i kolumnie.
name-bakery = Piekarnia
    .acc = Piekarnię
    .help = 3 punkty, jeśli przylega do niej budynek czerwony lub czarny.
name-market = Rynek
    .acc = Rynek
    .help = 1 punkt za każdy Rynek w jego rzędzie albo w kolumnie: tam, gdzie jest ich więcej.
name-tailor = Zakład krawiecki
    .acc = Zakład krawiecki
    .help = 1 punkt i jeszcze 1 za każdy Zakład krawiecki na środkowych polach.
name-factory = Fabryka
    .acc = Fabrykę
    .help = Wybierz dla niej surowiec. Gdy wyznaczy go inny gracz, możesz umieścić inny surowiec.
name-warehouse = Magazyn
    .acc = Magazyn
    .help = -1 punkt za każdą kostkę na nim. Mieści 3; surowiec wyznaczony przez kogoś innego możesz tu odłożyć lub zamienić.
name-bank = Bank
    .acc = Bank
    .help = 4 punkty. Wybierz dla niego surowiec: nie możesz go już wyznaczać.
name-trading-post = Faktoria
    .acc = Faktorię
    .help = 1 punkt. Zastępuje dowolny surowiec w twoich wzorach; w każdym musi być choć jedna prawdziwa kostka.

## Monumenty

name-architects-guild = Gildia Architektów
    .acc = Gildię Architektów
    .help = 1 punkt. Zamień do 2 swoich budynków na budynki innych rodzajów.
name-archive-of-the-second-age = Archiwum Ciekawostek
    .acc = Archiwum Ciekawostek
    .help = 1 punkt za każdy rodzaj budynku w miasteczku, oprócz monumentów.
name-barrett-castle = Zamek Żabijaki
    .acc = Zamek Żabijaki
    .help = 5 punktów, jeśli jest zasilony. Liczy się jako 2 Domki.
name-cathedral-of-caterina = Katedra Myszogrodu
    .acc = Katedrę Myszogrodu
    .help = 2 punkty. Twoje puste pola nic nie kosztują.
name-fort-ironweed = Cytadela Żelaznych Cierni
    .acc = Cytadelę Żelaznych Cierni
    .help = 7 punktów. Nie jesteś już Głównym Budowniczym, chyba że w grze zostajesz tylko ty.
name-grand-mausoleum-of-the-rodina = Mauzoleum Myszoskoczka
    .acc = Mauzoleum Myszoskoczka
    .help = Twoje niezasilone Domki są warte po 3 punkty.
name-grove-university = Akademia Leśnych Wrót
    .acc = Akademię Leśnych Wrót
    .help = 3 punkty. Umieść na pustym polu dowolny budynek z kart w grze.
name-mandras-palace = Pałac Szynszyli
    .acc = Pałac Szynszyli
    .help = 2 punkty za każdy inny rodzaj budynku, który do niego przylega.
name-obelisk-of-the-crescent = Obelisk Półksiężyca
    .acc = Obelisk Półksiężyca
    .help = Od teraz możesz stawiać wznoszone budynki na dowolnym pustym polu.
name-opaleyes-watch = Strażnica Sokole Oko
    .acc = Strażnicę Sokole Oko
    .help = Połóż na niej 3 różne budynki. Gdy taki budynek wzniesie osoba obok ciebie, umieść swój.
name-shrine-of-the-elder-tree = Drzewo Starsze Od Kamienia
    .acc = Drzewo Starsze Od Kamienia
    .help = Według liczby budynków w miasteczku w tej chwili: 1, 2, 3, 4, 5, 8 punktów.
name-silva-forum = Forum Wrednej Fretki
    .acc = Forum Wrednej Fretki
    .help = 1 punkt i po 1 za każdy budynek twojej największej grupy jednego rodzaju.
name-the-sky-baths = Podniebne Łaźnie
    .acc = Podniebne Łaźnie
    .help = 2 punkty za każdy rodzaj budynku, którego nie masz, oprócz monumentów.
name-the-starloom = Obserwatorium Astronomiczne
    .acc = Obserwatorium Astronomiczne
    .help = 6, 3 lub 2 punkty za ukończenie miasteczka jako 1., 2. lub 3. osoba.
name-statue-of-the-bondmaker = Pomnik Mieczysława Froga
    .acc = Pomnik Mieczysława Froga
    .help = Gdy inny gracz wyznacza surowiec, możesz odłożyć go na Domek bez kostki.

## Pola

name-a1 = a1
name-b1 = b1
name-c1 = c1
name-d1 = d1
name-a2 = a2
name-b2 = b2
name-c2 = c2
name-d2 = d2
name-a3 = a3
name-b3 = b3
name-c3 = c3
name-d3 = d3
name-a4 = a4
name-b4 = b4
name-c4 = c4
name-d4 = d4

## Posady w grze solo

name-rank-1 = Przynieś, Podaj, Pozamiataj
name-rank-2 = Początkujący Projektant
name-rank-3 = Inżynier Budownictwa
name-rank-4 = Starszy Konstruktor
name-rank-5 = Miejski Urbanista
name-rank-6 = Wielki Architekt

## Pytania i odpowiedzi

ask-turn-building = Która karta zostaje odkryta?
turn-building =
    .card = { $a }

ask-draw-builder = Kto jest pierwszym Głównym Budowniczym?
draw-builder =
    .seat = gracz { $a }

ask-deal-monument = Który monument zostaje rozdany?
deal-monument =
    .monument = { $a }

ask-keep-monument = Który monument zatrzymujesz?
keep-monument =
    .monument = Zatrzymaj { $a_acc }

ask-call-resource = Wyznacz surowiec dla wszystkich.
call-resource =
    .resource = Wyznacz { $a_acc }

ask-turn-card = Która karta surowca zostaje odkryta?
turn-card =
    .resource = { $a }

ask-choose-card = Wybierz jedną z odkrytych kart.
choose-card =
    .resource = Weź { $a_acc }

ask-choose-resource = Wybierz dowolny surowiec.
choose-resource =
    .resource = Wybierz { $a_acc }

ask-choose-cube =
    Surowiec w tej turze: { $resource ->
        [0] { name-wood }
        [1] { name-wheat }
        [2] { name-brick }
        [3] { name-glass }
       *[4] { name-stone }
    }. Którą kostkę umieszczasz?
choose-cube =
    .named = Wyznaczony surowiec
    .factory = Fabryka: zamiast tego { $a }
    .swap = Magazyn na polu { $a }: zamień na { $b_acc }

ask-place-cube =
    Gdzie umieszczasz kostkę { $resource ->
        [0] { name-wood.gen }
        [1] { name-wheat.gen }
        [2] { name-brick.gen }
        [3] { name-glass.gen }
       *[4] { name-stone.gen }
    }?
place-cube =
    .square = Na polu { $a }
    .store = Odłóż do Magazynu na polu { $a }
    .cottage = Odłóż na Domek na polu { $a }
    .aside = Odłóż obok planszy (zasada nowicjusza)

ask-build = Wznieś budynek albo przejdź dalej. Pytanie pada także wtedy, gdy nic nie pasuje: tak monumenty pozostają tajne.
build =
    .done = Nic więcej nie wznoś
    .build = Wznieś { $a_acc }

ask-use-squares = Z których pól powstaje budynek?
use-squares =
    .two = { $a }, { $b }
    .three = { $a }, { $b }, { $c }
    .four = { $a }, { $b }, { $c }, { $d }
    .five = { $a }, { $b }, { $c }, { $d }, { $e }
    .six = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }

ask-stand-on = Na którym polu staje budynek?
stand-on =
    .square = Na polu { $a }

ask-fill = Który surowiec kładziesz na budynku?
fill =
    .resource = { $a }

ask-replace =
    Możesz jeszcze zamienić { $left ->
        [one] { $left } budynek
        [few] { $left } budynki
        [many] { $left } budynków
       *[other] { $left } budynku
    } na inny rodzaj. Który?
replace =
    .done = Nic więcej
    .square = Zamień budynek na polu { $a }

ask-replace-with = Na jaki budynek go zamieniasz?
replace-with =
    .take = { $a }

ask-take-building = Który budynek bierzesz z zasobów?
take-building =
    .take = { $a }

ask-set-building = Gdzie umieszczasz budynek?
set-building =
    .square = Na polu { $a }

ask-watch-types = Na które trzy rodzaje czeka Strażnica?
watch-types =
    .types = { $a }; { $b }; { $c }

## Zdarzenia

event-turns-building = W grze jest { $card }.
event-takes-hammer = Głównym Budowniczym jest teraz { $seat }.
event-deals = { $seat } dostaje { $card_acc }.
event-keeps = { $seat } zatrzymuje { $card_acc }.
event-names = { $seat } wyznacza { $resource_acc }.
event-turns-card = Karta pokazuje { $resource_acc }.
event-reshuffles = Karty surowców zostają przetasowane.
event-chooses-card = { $seat } bierze kartę: { $resource }.
event-places = { $seat } umieszcza { $resource_acc } na polu { $square }.
event-substitutes =
    { $seat } korzysta z Fabryki: zamiast { $named_gen } umieszcza { $resource_acc } na polu { $square }.
event-stores = { $seat } odkłada { $resource_acc } do Magazynu na polu { $square }.
event-swaps =
    { $seat } zamienia { $named_acc } na { $resource_acc } w Magazynie na polu { $house } i umieszcza tę kostkę na polu { $square }.
event-puts-on-cottage = { $seat } odkłada { $resource_acc } na Domek na polu { $square }.
event-sets-aside = { $seat } odkłada { $resource_acc } obok planszy.
event-reveals = { $seat } odkrywa monument: { $card }.
event-builds = { $seat } wznosi { $card_acc } na polu { $square }.
event-fills = { $seat } kładzie { $resource_acc } na budynku na polu { $square }.
event-sets = { $seat } umieszcza { $card_acc } na polu { $square }.
event-replaces = { $seat } zamienia { $old_acc } na polu { $square } na { $new_acc }.
event-watches = { $seat } kładzie na Strażnicy { $first_acc }, { $second_acc } i { $third_acc }.
event-is-done = { $seat } kończy budowanie.
event-completes = { $seat } kończy miasteczko w turze { $turn }.
event-ends = Wszystkie miasteczka są ukończone.
event-earns-title =
    { $seat } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } i otrzymuje posadę: { $rank }.
event-only-square = Kostka trafia na { $square }, twoje ostatnie wolne pole.
event-only-resource = Na wszystkich odkrytych kartach jest { $resource }, więc nie ma z czego wybierać.

## Powody

why-tt-3-7 = Tej karty nie ma w grze.
why-tt-3-10 = Możesz zatrzymać tylko monument, który ci rozdano.
why-tt-5-2 = Na tym polu leży już kostka.
why-tt-5-6 = Tylko jedna możliwość na turę: ta kostka trafia na puste pole.
why-tt-5-7 = Ten surowiec wyznaczasz ty.
why-tt-6-2 = Kostki nie leżą tak, jak pokazuje karta.
why-tt-6-6 = Budynek staje na jednym z pól, z których powstaje.
why-tt-6-12 = Na tym polu stoi budynek.
why-tt-7-7 = Nie ma tam Magazynu z wolnym miejscem.
why-tt-7-8 = Nie ma tam w Magazynie takiej kostki.
why-tt-7-11 = Fabryka działa tylko wtedy, gdy wyznaczono jej surowiec, i daje wtedy inny.
why-tt-7-12 = Ten surowiec jest już na jednym z twoich Banków.
why-tt-7-13 = Twój Bank nie pozwala wyznaczyć tego surowca.
why-tt-7-14 = W miasteczku może stać najwyżej pięć Banków.
why-tt-7-15 = To wyszłoby na to samo co inna odpowiedź.
why-tt-8-1 = To nie jest twój monument.
why-tt-8-2 = Twój monument już stoi.
why-tt-8-7 = Zamień budynek inny niż Gildia, na innym polu, na budynek innego rodzaju.
why-tt-8-18 = Nie ma tam Domku na kostkę.
why-tt-14-1 = Zasada nowicjusza cię nie dotyczy.
why-tt-14-2 = Dwie kostki są już odłożone.
why-tt-15-8 = To nie działa w turze wolnego wyboru.
why-tt-15-10 = Twój Bank nie pozwala wybrać tego surowca.
why-tt-16-3 = Nie ma takiej odkrytej karty.

## Skąd biorą się punkty

ledger-building = { $card } na polu { $square }
ledger-building-counts =
    { $card } na polu { $square }, { $count ->
        [one] liczy się { $count } pole
        [few] liczą się { $count } pola
        [many] liczy się { $count } pól
       *[other] liczy się { $count } pola
    }
ledger-building-cottages =
    { $card } na polu { $square }, { $count ->
        [one] liczy się { $count } Domek
        [few] liczą się { $count } Domki
        [many] liczy się { $count } Domków
       *[other] liczy się { $count } Domku
    }
ledger-building-types =
    { $card } na polu { $square }, { $count ->
        [one] liczy się { $count } rodzaj
        [few] liczą się { $count } różne rodzaje
        [many] liczy się { $count } różnych rodzajów
       *[other] liczy się { $count } rodzaju
    }
ledger-building-spoilt =
    { $card } na polu { $square }, { $count ->
        [one] przeszkadza { $count } budynek
        [few] przeszkadzają { $count } budynki
        [many] przeszkadza { $count } budynków
       *[other] przeszkadza { $count } budynku
    }
ledger-together =
    { $card }, { $count ->
        [one] { $count } budynek
        [few] { $count } budynki razem
        [many] { $count } budynków razem
       *[other] { $count } budynku razem
    }
ledger-empty-squares =
    { $count ->
        [one] { $count } puste pole
        [few] { $count } puste pola
        [many] { $count } pustych pól
       *[other] { $count } pustego pola
    }

## Podpisy

label-turn = Tura { $turn }
label-resource = surowiec
label-free-choice = każdy wybiera
label-hammer = młoteczek
label-face-up = karty
label-under = pod talią
label-pile = talia
label-title = posada
label-points = punkty
label-hidden = zakryty
label-watch = czeka na:
label-aside = odłożone
label-builds = wznosi:
label-completed = ukończone w turze { $turn }
label-done = gotowe
label-fed = zasilony
label-empty-square = puste
label-empty-squares = Puste pola
label-empty-town = jeszcze żadnej kostki ani budynku
label-have = { $count } w twoim miasteczku
label-acts =
    { $phase ->
        [setup] wybiera monument
        [name] wyznacza surowiec
        [place] umieszcza kostkę
       *[build] wznosi budynki
    }
label-placed = już umieszczone
label-chosen = już wybrane
label-waits = czeka
label-master-builder = Główny Budowniczy
label-names = { $player } wyznacza surowiec
label-named = wyznacza { $player }
label-card-shows = według karty
label-onto-building = Surowiec na nowy budynek
label-pile-left =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
label-cycle = Kolejność tur w Ratuszu
label-card-turn = karta
label-free-turn = wolny wybór
label-turned = odkryte do tej pory
label-aside-left =
    { $count ->
        [one] można odłożyć jeszcze { $count } kostkę
        [few] można odłożyć jeszcze { $count } kostki
        [many] można odłożyć jeszcze { $count } kostek
       *[other] można odłożyć jeszcze { $count } kostki
    }
label-buildings =
    { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynku
    }
label-monument-hidden = Monument znany tylko osobie, do której należy
label-your-monument = twój monument
label-your-secret = twój monument, tajny
label-cards = Karty w grze
label-towns = Pozostałe miasteczka
label-full-town = Miasteczko jest pełne: jeśli teraz skończysz, będzie ukończone.

## O czym mówią podpowiedzi

hint-patterns = Rozpoczęte schematy budynków
hint-loose-cubes = Kostki, które nie pasują do żadnego schematu
hint-room = Puste pola
hint-prospects = Cenne budynki, na które masz jeszcze szansę
hint-cottages = Domki i ich zasilanie
hint-neighbours = Czego twoje budynki potrzebują jeszcze obok siebie
hint-sets = Następny budynek z kompletu
hint-factories = Co potrafią twoje Fabryki
hint-monument = Twój monument
hint-shape = Puste pola, które się łączą
