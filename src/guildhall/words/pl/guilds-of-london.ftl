### Gildie Londynu
###
### Formy nazw: `.from` skąd, `.pawn` pionek w tym kolorze.

game-title = Gildie Londynu
game-pitch =
    Miasto gildii rośnie z rundy na rundę. Wysyłaj swoich ludzi tam, gdzie wygrają głosowanie, i osadzaj Mistrzów w
    gildiach, które na koniec dadzą najwięcej. Każda karta służy do wynajęcia, do ruchu albo do własnego efektu.
game-provenance =
    Reguły pochodzą z instrukcji, ale nie to, co nadrukowano: wszystkie 35 rodzajów kart akcji, wszystkie 21 kart
    Nagrody, wszystkie 30 żetonów 2. miejsca i prawie wszystko na kafelkach oprócz ich nazw i rang odtworzono, bo
    nie podaje tego żaden opublikowany tekst.

## Ustawienia

setting-plantation = Plantacja
    .random = losowa strona
    .ulster = { name-ulster }
    .virginia = { name-virginia }
    .help = Której strony kafelka Plantacji używacie: tej, która daje karty Nagrody i karty akcji, czy tej, która daje punkty zwycięstwa.

## Fazy

phase-setup = Przygotowanie do gry
phase-turns = Tura graczy
phase-resolution = Rozpatrzenie kafelków
phase-development = Faza Rozwoju
phase-scoring = Punktacja

## Karty akcji

name-journeymen = Czeladnicy
name-freedom-of-the-city = Prawa miejskie
name-wardens-of-the-craft = Starsi cechu
name-wharf-works = Roboty na nabrzeżu
name-guild-procession = Procesja gildii
name-hiring-fair = Targ najmu
name-royal-summons = Królewskie wezwanie
name-passage-overseas = Podróż za morze
name-settlers-charter = Przywilej osadników
name-merchant-adventurers = Kupcy podróżnicy
name-ropewalk = Powroźnia
name-tobacco-cargo = Ładunek tytoniu
name-press-gang = Przymusowy zaciąg
name-crown-licence = Licencja Korony
name-alms = Jałmużna
name-bequest = Zapis w testamencie
name-hospital-governors = Zarządcy szpitala
name-pilgrimage = Pielgrzymka
name-mission-overseas = Misja zamorska
name-harvest-feast = Dożynki
name-election-day = Dzień wyborów
name-apprentices = Uczniowie
name-indentures = Umowy o naukę
name-kinsfolk = Krewni
name-market-day = Dzień targowy
name-quayside-hands = Robotnicy portowi
name-almshouse = Przytułek
name-strangers-in-town = Obcy w mieście
name-hired-voices = Kupione głosy
name-mayors-favour = Łaska Burmistrza
name-royal-patronage = Królewski patronat
name-beadles-staff = Laska Nadzorcy
name-foreign-merchants = Obcy kupcy
name-royal-almoner = Jałmużnik królewski
name-knighthood = Tytuł szlachecki

## Gildie

name-guild-1 = Kupcy jedwabni
    .from = z kafelka „Kupcy jedwabni”
name-guild-2 = Kupcy korzenni
    .from = z kafelka „Kupcy korzenni”
name-guild-3 = Kupcy wełniani
    .from = z kafelka „Kupcy wełniani”
name-guild-4 = Kupcy sztokfisza
    .from = z kafelka „Kupcy sztokfisza”
name-guild-5 = Pozłotnicy
    .from = z kafelka „Pozłotnicy”
name-guild-6 = Kuśnierze
    .from = z kafelka „Kuśnierze”
name-guild-7 = Krawcy przeszywanic
    .from = z kafelka „Krawcy przeszywanic”
name-guild-8 = Czapnicy
    .from = z kafelka „Czapnicy”
name-guild-9 = Kupcy solni
    .from = z kafelka „Kupcy solni”
name-guild-10 = Kupcy żelazni
    .from = z kafelka „Kupcy żelazni”
name-guild-11 = Kupcy winni
    .from = z kafelka „Kupcy winni”
name-guild-12 = Postrzygacze
    .from = z kafelka „Postrzygacze”
name-guild-13 = Farbiarze
    .from = z kafelka „Farbiarze”
name-guild-14 = Piwowarzy
    .from = z kafelka „Piwowarzy”
name-guild-15 = Garbarze
    .from = z kafelka „Garbarze”
name-guild-16 = Konwisarze
    .from = z kafelka „Konwisarze”
name-guild-17 = Cyrulicy
    .from = z kafelka „Cyrulicy”
name-guild-18 = Miecznicy
    .from = z kafelka „Miecznicy”
name-guild-19 = Piekarze
    .from = z kafelka „Piekarze”
name-guild-20 = Woskownicy
    .from = z kafelka „Woskownicy”
name-guild-21 = Świecarze
    .from = z kafelka „Świecarze”
name-guild-22 = Płatnerze
    .from = z kafelka „Płatnerze”
name-guild-23 = Paśnicy
    .from = z kafelka „Paśnicy”
name-guild-24 = Rzeźnicy
    .from = z kafelka „Rzeźnicy”
name-guild-25 = Siodlarze
    .from = z kafelka „Siodlarze”
name-guild-26 = Cieśle
    .from = z kafelka „Cieśle”
name-guild-27 = Szewcy
    .from = z kafelka „Szewcy”
name-guild-28 = Iluminatorzy
    .from = z kafelka „Iluminatorzy”
name-guild-29 = Białoskórnicy
    .from = z kafelka „Białoskórnicy”
name-guild-30 = Kamieniarze
    .from = z kafelka „Kamieniarze”
name-guild-31 = Odlewnicy ołowiu
    .from = z kafelka „Odlewnicy ołowiu”
name-guild-32 = Karczmarze
    .from = z kafelka „Karczmarze”
name-guild-33 = Ludwisarze
    .from = z kafelka „Ludwisarze”
name-guild-34 = Ptasznicy
    .from = z kafelka „Ptasznicy”
name-guild-35 = Pasztetnicy
    .from = z kafelka „Pasztetnicy”
name-guild-36 = Bednarze
    .from = z kafelka „Bednarze”
name-guild-37 = Przewoźnicy rzeczni
    .from = z kafelka „Przewoźnicy rzeczni”
name-guild-38 = Brukarze
    .from = z kafelka „Brukarze”
name-guild-39 = Aptekarze
    .from = z kafelka „Aptekarze”
name-guild-40 = Szyprowie
    .from = z kafelka „Szyprowie”

## Specjalne budynki

name-st-lawrence-jewry = Kościół St Lawrence Jewry
    .from = z kafelka „Kościół St Lawrence Jewry”
name-gog-and-magog = Gog & Magog
    .from = z kafelka „Gog & Magog”
name-businessmens-hall = Sala Biznesmenów
    .from = z kafelka „Sala Biznesmenów”
name-lord-mayors-parade = Parada Burmistrza
    .from = z kafelka „Parada Burmistrza”
name-university-of-london = Uniwersytet Londyński
    .from = z kafelka „Uniwersytet Londyński”
name-guildhall = Ratusz
    .from = z Ratusza

## Żetony 2. miejsca

name-one-point = 1 PZ
name-two-points = 2 PZ
name-two-cards = Dobierz 2 karty akcji
name-two-hires = Wynajmij 2 członków gildii
name-one-move = Przemieść 1 członka gildii
name-to-the-plantation = Połóż 1 pionek na Plantacji
name-mayoral-choice = Wybierz 1 z 2 kart Nagrody
name-neutral-pawn = Weź 1 neutralnego członka gildii

## Karty Nagrody

name-compass-livery = Barwa Kompasu
name-anchor-livery = Barwa Kotwicy
name-cross-livery = Barwa Krzyża
name-scythe-livery = Barwa Kosy
name-crown-livery = Barwa Korony
name-compass-and-anchor = Kompas i Kotwica
name-compass-and-cross = Kompas i Krzyż
name-compass-and-scythe = Kompas i Kosa
name-compass-and-crown = Kompas i Korona
name-anchor-and-cross = Kotwica i Krzyż
name-anchor-and-scythe = Kotwica i Kosa
name-anchor-and-crown = Kotwica i Korona
name-cross-and-scythe = Krzyż i Kosa
name-cross-and-crown = Krzyż i Korona
name-scythe-and-crown = Kosa i Korona
name-great-twelve = Wielka Dwunastka
name-civic-monuments = Budynki miejskie
name-common-council = Rada Miejska
name-wardmote = Zgromadzenie dzielnicy
name-court-of-assistants = Kolegium asesorów
name-planters-company = Kompania plantatorów

## Plantacja

name-ulster = Plantacja Ulster
name-virginia = Plantacja Virginia

## Kolory graczy

name-green = zielony
    .pawn = zielony pionek
name-red = czerwony
    .pawn = czerwony pionek
name-blue = niebieski
    .pawn = niebieski pionek
name-yellow = żółty
    .pawn = żółty pionek

## Barwy

name-compass = Kompas
    .short = Kmp
name-anchor = Kotwica
    .short = Kot
name-cross = Krzyż
    .short = Krz
name-scythe = Kosa
    .short = Kos
name-crown = Korona
    .short = Kor

## Pytania i odpowiedzi

ask-draw-start = Czyj znacznik trafia na następne pole startowe?
draw-start =
    .seat =
        { $a ->
            [0] { name-green }
            [1] { name-red }
            [2] { name-blue }
           *[3] { name-yellow }
        }

ask-draw-side = Której strony kafelka Plantacji używacie?
draw-side =
    .side = { $a }

ask-draw-tile = Który kafelek trafia do miasta?
draw-tile =
    .tile = { $a }

ask-draw-token = Który żeton 2. miejsca zostaje położony?
draw-token =
    .token = { $a }

ask-draw-card = Która karta akcji zostaje dobrana?
draw-card =
    .card = { $a }

ask-deal-mayoral = Która karta Nagrody zostaje rozdana?
deal-mayoral =
    .card = { $a }

ask-keep-mayoral = Wybierz kartę Nagrody, którą zachowujesz.
keep-mayoral =
    .card = Zachowaj „{ $a }”

ask-turn-action =
    { $draws ->
        [0] Zagraj kartę albo zakończ turę.
        [one] Zagraj kartę albo zakończ turę i dobierz { $draws } kartę.
        [few] Zagraj kartę albo zakończ turę i dobierz { $draws } karty.
        [many] Zagraj kartę albo zakończ turę i dobierz { $draws } kart.
       *[other] Zagraj kartę albo zakończ turę i dobierz { $draws } karty.
    }{ $last ->
        [1] {" "}To ostatnia runda: karty dobiera się tylko dzięki efektom.
       *[0] {""}
    }
turn-action =
    .hire = „{ $a }”: wynajmij
    .move = „{ $a }”: przemieść
    .effect = „{ $a }”: użyj efektu
    .end = Zakończ turę

ask-move-from = Który swój pionek przemieszczasz? Może to być też Mistrz.
move-from =
    .guildhall = Z Ratusza
    .cell = Z kolumny { $a }, z rzędu { $b }

ask-move-to = Dokąd go przemieszczasz?
move-to =
    .cell = Do kolumny { $a }, do rzędu { $b }

ask-pay-card =
    { $n ->
        [one] Zapłać: odrzuć { $n } kartę.
        [few] Zapłać: odrzuć { $n } karty, po jednej.
        [many] Zapłać: odrzuć { $n } kart, po jednej.
       *[other] Zapłać: odrzuć { $n } karty, po jednej.
    }
pay-card =
    .card = Odrzuć „{ $a }”

ask-pay-pawn =
    { $n ->
        [one] Zapłać: zwróć { $n } pionek do rezerwy.
        [few] Zapłać: zwróć { $n } pionki do rezerwy, po jednym.
        [many] Zapłać: zwróć { $n } pionków do rezerwy, po jednym.
       *[other] Zapłać: zwróć { $n } pionka do rezerwy, po jednym.
    }
pay-pawn =
    .guildhall = Z Ratusza
    .cell = Z kolumny { $a }, z rzędu { $b }

ask-effect-move =
    { $cause ->
        [1] Nagroda z kafelka „{ $tile_name }”.
        [2] Nagroda z Plantacji.
       *[0] Efekt twojej karty.
    } { $n ->
        [one] Możesz przemieścić { $n } swój pionek, także Mistrza.
        [few] Możesz przemieścić do { $n } swoich pionków, także Mistrzów, po jednym.
        [many] Możesz przemieścić do { $n } swoich pionków, także Mistrzów, po jednym.
       *[other] Możesz przemieścić do { $n } swojego pionka, także Mistrzów, po jednym.
    }
effect-move =
    .guildhall = Z Ratusza
    .cell = Z kolumny { $a }, z rzędu { $b }
    .stop = Zakończ

ask-effect-ship =
    { $cause ->
        [1] Nagroda z kafelka „{ $tile_name }”.
        [2] Nagroda z Plantacji.
       *[0] Efekt twojej karty.
    } { $n ->
        [one] Możesz położyć { $n } swój pionek na kafelku Plantacji.
        [few] Możesz położyć do { $n } swoich pionków na kafelku Plantacji, po jednym.
        [many] Możesz położyć do { $n } swoich pionków na kafelku Plantacji, po jednym.
       *[other] Możesz położyć do { $n } swojego pionka na kafelku Plantacji, po jednym.
    }
effect-ship =
    .guildhall = Z Ratusza
    .cell = Z kolumny { $a }, z rzędu { $b }
    .stop = Zakończ

ask-effect-beadle = Możesz przemieścić Nadzorcę na inny nierozpatrzony kafelek gildii.
effect-beadle =
    .cell = Do kolumny { $a }, do rzędu { $b }
    .leave = Zostaw go na miejscu

ask-draw-mayoral = Która karta Nagrody zostaje dobrana?
draw-mayoral =
    .card = { $a }

ask-keep-drawn-mayoral = Wybierz kartę Nagrody, którą zachowujesz.
keep-drawn-mayoral =
    .card = Zachowaj „{ $a }”

ask-put-under = Która karta trafia pod spód talii jako pierwsza? Ona też pierwsza wróci.
put-under =
    .card = „{ $a }”

ask-discard-card =
    { $n ->
        [one] Limit kart na ręce wynosi { $limit }: odrzuć { $n } kartę.
        [few] Limit kart na ręce wynosi { $limit }: odrzuć { $n } karty, po jednej.
        [many] Limit kart na ręce wynosi { $limit }: odrzuć { $n } kart, po jednej.
       *[other] Limit kart na ręce wynosi { $limit }: odrzuć { $n } karty, po jednej.
    }
discard-card =
    .card = Odrzuć „{ $a }”

ask-negotiate =
    { $plantation ->
        [1] Wymienić pionki z Plantacji na neutralne?
       *[0] Wymienić pionki z kafelka „{ $tile_name }” na neutralne?
    } { $n ->
        [one] Masz { $n } neutralny pionek.
        [few] Masz { $n } neutralne pionki.
        [many] Masz { $n } neutralnych pionków.
       *[other] Masz { $n } neutralnego pionka.
    }
negotiate =
    .exchange = Wymień { $a_pawn }
    .done = Gotowe

ask-reward-part =
    { $cause ->
        [2] Nagroda z Plantacji
       *[1] Nagroda z kafelka „{ $tile_name }”
    }: { $verb ->
        [1] { $n ->
            [one] wynajmij { $n } członka gildii.
            [few] wynajmij { $n } członków gildii.
            [many] wynajmij { $n } członków gildii.
           *[other] wynajmij { $n } członka gildii.
        }
        [4] { $n ->
            [one] dobierz { $n } kartę akcji.
            [few] dobierz { $n } karty akcji.
            [many] dobierz { $n } kart akcji.
           *[other] dobierz { $n } karty akcji.
        }
        [5] { $n ->
            [1] weź 1 kartę Nagrody.
           *[other] wybierz 1 z { $n } kart Nagrody.
        }
       *[6] { $n ->
            [one] weź { $n } neutralnego członka gildii.
            [few] weź { $n } neutralnych członków gildii.
            [many] weź { $n } neutralnych członków gildii.
           *[other] weź { $n } neutralnego członka gildii.
        }
    }
reward-part =
    .accept = Przyjmij
    .decline = Zrezygnuj

## Zdarzenia

event-starts = { $seat } zaczyna na polu startowym { $space }.
event-side = W tej grze obowiązuje strona Plantacji: { $side }.
event-lays = Nowy kafelek w mieście: { $tile }.
event-token = Żeton 2. miejsca na kafelku „{ $tile }”: { $token }.
event-beadle = Nadzorca stoi teraz na kafelku „{ $tile }”.
event-beadle-aside = Nadzorca zostaje odłożony na bok.
event-draws = { $seat } dobiera „{ $card }”.
event-draws-cards =
    { $n ->
        [one] { $seat } dobiera { $n } kartę akcji.
        [few] { $seat } dobiera { $n } karty akcji.
        [many] { $seat } dobiera { $n } kart akcji.
       *[other] { $seat } dobiera { $n } karty akcji.
    }
event-reshuffles = Stos kart odrzuconych zostaje potasowany i staje się talią.
event-sees = { $seat } widzi kartę Nagrody „{ $card }”.
event-looks =
    { $n ->
        [one] { $seat } ogląda { $n } kartę Nagrody.
        [few] { $seat } ogląda { $n } karty Nagrody.
        [many] { $seat } ogląda { $n } kart Nagrody.
       *[other] { $seat } ogląda { $n } karty Nagrody.
    }
event-keeps = { $seat } zachowuje kartę Nagrody.
event-round = Zaczyna się runda { $round }.
event-turn = { $seat } zaczyna turę.
event-plays-to-hire = { $seat } zagrywa „{ $card }”, aby wynająć członka gildii.
event-plays-to-move = { $seat } zagrywa „{ $card }”, aby przemieścić członka gildii.
event-plays-for-effect = { $seat } zagrywa „{ $card }”, aby użyć efektu.
event-pays-card = { $seat } płaci kartą „{ $card }”.
event-pays-pawn = { $seat } płaci pionkiem { $from_from }.
event-hires =
    { $n ->
        [one] { $seat } wynajmuje { $n } członka gildii.
        [few] { $seat } wynajmuje { $n } członków gildii.
        [many] { $seat } wynajmuje { $n } członków gildii.
       *[other] { $seat } wynajmuje { $n } członka gildii.
    }
event-moves = { $seat } przemieszcza pionek { $from_from } na kafelek „{ $tile }”.
event-ships = { $seat } wysyła pionek { $from_from } na kafelek Plantacji.
event-takes-neutrals =
    { $n ->
        [one] { $seat } bierze { $n } neutralnego członka gildii.
        [few] { $seat } bierze { $n } neutralnych członków gildii.
        [many] { $seat } bierze { $n } neutralnych członków gildii.
       *[other] { $seat } bierze { $n } neutralnego członka gildii.
    }
event-gains =
    { $n ->
        [one] { $seat } zdobywa { $n } punkt zwycięstwa.
        [few] { $seat } zdobywa { $n } punkty zwycięstwa.
        [many] { $seat } zdobywa { $n } punktów zwycięstwa.
       *[other] { $seat } zdobywa { $n } punktu zwycięstwa.
    }
event-ends-turn = { $seat } kończy turę.
event-discards = { $seat } odrzuca „{ $card }”.
event-due = „{ $tile }”: pionków wystarcza do głosowania.
event-exchanges = { $seat } wymienia { $colour_pawn } na neutralny.
event-deserted = „{ $tile }”: nie ma już pionków graczy, kafelek pozostaje nierozpatrzony.
event-stays-tied = „{ $tile }”: remis, kafelek pozostaje nierozpatrzony.
event-breaks-tie = „{ $tile }”: remis, który { $seat } wygrywa dzięki sąsiednim Mistrzom.
event-wins = { $seat } wygrywa głosowanie na kafelku „{ $tile }”.
event-second = { $seat } zajmuje 2. miejsce na kafelku „{ $tile }”.
event-no-second = „{ $tile }”: remis o 2. miejsce, więc nikt go nie otrzymuje.
event-takes-token = { $seat } zachowuje żeton 2. miejsca: { $token }.
event-declines = { $seat } rezygnuje z części nagrody.
event-becomes-master = { $seat } zostaje Mistrzem na kafelku „{ $tile }”.
event-no-master = Kafelek „{ $tile }” pozostaje bez Mistrza.
event-last-tile = Ostatni nierozpatrzony kafelek zostaje rozpatrzony.
event-development = Zaczyna się faza Rozwoju.
event-returns-planters =
    { $n ->
        [one] { $seat } zwraca { $n } pionek z kafelka Plantacji do rezerwy.
        [few] { $seat } zwraca { $n } pionki z kafelka Plantacji do rezerwy.
        [many] { $seat } zwraca { $n } pionków z kafelka Plantacji do rezerwy.
       *[other] { $seat } zwraca { $n } pionka z kafelka Plantacji do rezerwy.
    }
event-scores-mayoral =
    { $n ->
        [one] { $seat } odkrywa „{ $card }”: { $n } punkt zwycięstwa.
        [few] { $seat } odkrywa „{ $card }”: { $n } punkty zwycięstwa.
        [many] { $seat } odkrywa „{ $card }”: { $n } punktów zwycięstwa.
       *[other] { $seat } odkrywa „{ $card }”: { $n } punktu zwycięstwa.
    }
event-over = Gra się kończy.
event-only-pay-card = Możesz zapłacić tylko kartą „{ $card }”, więc o to nie pytamy.
event-only-pay-pawn = Możesz zapłacić tylko pionkiem { $from_from }, więc o to nie pytamy.

## Powody

why-gol-6-1 = Nie masz tej karty na ręce.
why-gol-6-5 = W twojej rezerwie nie ma pionka do wynajęcia.
why-gol-6-6 = Jeden z twoich pionków musi przejść na inny nierozpatrzony kafelek z symbolem z karty.
why-gol-6-7 = Ten kafelek jest już rozpatrzony: nie można na niego wejść.
why-gol-6-8 = Nie da się zapłacić całego kosztu efektu.
why-gol-6-9 = Płaci się innymi kartami z ręki.
why-gol-6-10 = Płaci się własnymi pionkami z Ratusza albo z kafelków.
why-gol-6-15 = Nie masz tej karty na ręce.
why-gol-6-17 = Żaden z twoich pionków nie może się tak przemieścić.
why-gol-7-4 = Jeden z twoich pionków musi przejść na inny nierozpatrzony kafelek.
why-gol-7-5 = Nie stoi tam żaden twój pionek.
why-gol-7-9 = Nadzorca może przejść tylko na inny nierozpatrzony kafelek gildii.
why-gol-8-6 = Nie ma tu pionka w tym kolorze, który można wymienić.
why-gol-9-3 = Na rozpatrywany właśnie kafelek nie można wejść.

## Rozliczenie

ledger-first-place = Zdobyte gildie i budynki
ledger-second-place = Drugie miejsca
ledger-cards = Karty akcji
ledger-plantation = Plantacja
ledger-mayoral = Karta Nagrody „{ $card }” (liczba: { $n })
ledger-adjacent =
    { $n ->
        [one] { $n } para sąsiadujących Mistrzów
        [few] { $n } pary sąsiadujących Mistrzów
        [many] { $n } par sąsiadujących Mistrzów
       *[other] { $n } pary sąsiadujących Mistrzów
    }

## Rysunek

label-source-first-place = Zdobyte gildie i budynki
label-source-second-place = Drugie miejsca
label-source-cards = Karty akcji
label-source-plantation = Plantacja
label-source-mayoral = Karty Nagrody
label-source-adjacent = Sąsiadujący Mistrzowie
label-supply = Rezerwa
label-guildhall = Ratusz
label-plantation = Plantacja
label-neutrals = Neutralni
label-tokens = Żetony
label-played = Zagrane w tej turze
label-deck = Talia
label-discard = Odrzucone
label-soon-resolved = Bliskie rozpatrzenia
label-tiles-left = Kafelki w stosie
label-requires = wymagane pionki
label-grey = Rozwój po rundach
label-victory-points = punkty zwycięstwa
label-hire = wynajem
label-move = przemieszczenie
label-to-plantation = na Plantację
label-draw = dobieranie kart
label-mayoral = Karty Nagrody
label-neutral = neutralny
label-beadle = Nadzorca
label-bottom = Znane karty pod talią
label-vp = PZ
label-effect = efekt
label-end-of-turn = na koniec tury
label-each-time = za każdym razem, gdy to robisz
label-if-done = jeśli w tej turze to zrobisz
label-per-master = za każdego Mistrza
label-card = karta
label-pawn = własny pionek
label-city = Miasto
label-fit = Całość
label-zoom-in = Przybliż
label-zoom-out = Oddal
label-vote = Głosowanie
label-tie-bonus = z premii za remis
label-adjacent = sąsiadujący Mistrzowie
label-from-guildhall = { $tile }: przemieść tam pionek z Ratusza
label-goal-hint = Albo wskaż kafelek, na który ma pójść pionek z Ratusza.
label-stays-tied = remis: kafelek pozostaje nierozpatrzony
label-deserted = nie ma pionków: kafelek pozostaje nierozpatrzony
label-token = Żeton 2. miejsca
label-rank = ranga { $rank }
label-master-of = Mistrz: { $player }
label-no-master = Nikt nie ma tu Mistrza
label-masters = Mistrzowie
label-had-turn = po turze w tej rundzie
label-order = Kolejność
label-development = faza Rozwoju
label-legend = Co oznaczają symbole
label-use-move = ruch
label-returns = { $n } z powrotem do rezerwy
label-any-livery = każda

## O czym mówią podpowiedzi

hint-majorities = Kafelki, na których masz przewagę
hint-ties = Kafelki, na których remisujesz
hint-lost-tiles = Kafelki, na których przewagę mają inni
hint-pawns-on-tiles = Twoje pionki na kafelkach
hint-pawns-in-reserve = Twoje pionki w Ratuszu i w rezerwie
hint-cards = Karty na twojej ręce
hint-neutrals = Twoje neutralne pionki
hint-plantation = Twoje pionki na Plantacji
hint-mayoral-cards = Twoje karty Nagrody
hint-guild-masters = Twoi Mistrzowie i ich gildie
hint-liveries = Różne barwy na twoich kartach
