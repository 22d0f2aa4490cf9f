### Filary Ziemi
###
### Formy nazw: `.gen` dopełniacz, `.help` działanie. PZ to punkty zwycięstwa.

game-title = Filary Ziemi
game-pitch =
    Na budowę katedry w Kingsbridge macie sześć rund. Poślij robotników po drewno, kamień i piasek, rozstaw budowniczych
    tam, gdzie najwięcej zyskasz, i zatrudnij rzemieślników, którzy zamienią to wszystko w punkty zwycięstwa.
game-provenance =
    Karty i plansza mają wartości z instrukcji i ze źródeł publicznych; żadnej nie wymyślono.

## Części rundy

phase-layout = Wykładanie kart
phase-cards = Faza I: wybór kart surowców i rzemieślników
phase-builders = Faza II: rozmieszczenie budowniczych
phase-event = 1. Wydarzenie
phase-bishop = 2. Siedziba Biskupa: ochrona przed wydarzeniem
phase-wool-mill = 3. Zyski z Przędzalni
phase-kingsbridge = 4. Kingsbridge: dobranie karty przywileju
phase-priory = 5. Klasztor w Kingsbridge: punkty zwycięstwa
phase-forest = 6. Las: zbieranie drewna
phase-quarry = 7. Kamieniołom: zbieranie kamienia
phase-gravel-pit = 8. Żwirownia: zbieranie piasku
phase-court = 9. Królewski Dwór: podatki i metal
phase-shiring = 10. Shiring: dobranie rzemieślników
phase-castle = 11. Zamek Shiring: robotnicy na kolejną rundę
phase-market = 12. Rynek Surowców w Kingsbridge: zakup i sprzedaż
phase-cathedral = 13. Katedra: punkty zwycięstwa za rzemieślników
phase-start-player = 14. Następny gracz rozpoczynający
phase-end = Koniec gry

## Surowce

name-wood = drewno
    .gen = drewna
name-stone = kamień
    .gen = kamienia
name-sand = piasek
    .gen = piasku
name-metal = metal
    .gen = metalu

## Miejsca dla budowniczych

name-bishop = Siedziba Biskupa
    .help = Ochrona przed negatywnym wydarzeniem albo żeton z Rynku Surowców.
name-kingsbridge-1 = Kingsbridge, pierwsza karta
    .help = Daje przywilej leżący nad pierwszym polem.
name-kingsbridge-2 = Kingsbridge, druga karta
    .help = Daje przywilej leżący nad drugim polem.
name-priory = Klasztor w Kingsbridge
    .help = Punkty zwycięstwa, więcej za pierwszego budowniczego.
name-court = Królewski Dwór
    .help = Brak podatku w tej rundzie; pierwszy budowniczy dostaje też metal.
name-shiring-1 = Shiring, pierwsza karta
    .help = Daje za darmo rzemieślnika leżącego nad pierwszym polem.
name-shiring-2 = Shiring, druga karta
    .help = Daje za darmo rzemieślnika leżącego nad drugim polem.
name-castle = Zamek Shiring
    .help = Szarzy robotnicy na kolejną rundę.
name-market = Rynek Surowców w Kingsbridge
    .help = Zakup i sprzedaż surowców, w kolejności pól.
name-start-player = Następny gracz rozpoczynający
    .help = W następnej rundzie zaczynasz.

## Karty surowców

name-rc-wood-2 = mały Las
name-rc-wood-3 = średni Las
name-rc-wood-4 = duży Las
name-rc-stone-2 = mały Kamieniołom
name-rc-stone-3 = średni Kamieniołom
name-rc-stone-4 = duży Kamieniołom
name-rc-sand-2 = mała Żwirownia
name-rc-sand-3 = średnia Żwirownia
name-rc-sand-4 = duża Żwirownia

## Rzemieślnicy; liczba rzymska to ich runda

name-cr0-mortar-mixer = Pomocnik Murarza
    .help = Zamienia piasek w punkty zwycięstwa. Bez niego twoi Murarze nie pracują.
name-cr0-woodworker = Stolarz
    .help = Zamienia drewno w punkty zwycięstwa. Bez niego nie kupisz drewna.
name-cr0-stonecutter = Kamieniarz
    .help = Zamienia kamień w punkty zwycięstwa. Bez niego nie sprzedasz kamienia.
name-cr1-tool-maker = Ślusarz I
    .help = Raz na rundę daje złote monety, jeśli masz metal; metal zostaje.
name-cr1-woodworker = Stolarz I
    .help = Zamienia drewno w złote monety. Bez Stolarza nie kupisz drewna.
name-cr1-mortar-mixer = Pomocnik Murarza I
    .help = Zamienia piasek w punkty zwycięstwa. Bez niego twoi Murarze nie pracują.
name-cr1-mason = Murarz I
    .help = Zamienia kamień w punkty zwycięstwa, ale tylko z Pomocnikiem Murarza.
name-cr2-carpenter = Cieśla II
    .help = Zamienia drewno w punkty zwycięstwa.
name-cr2-mason = Murarz II
    .help = Zamienia kamień w punkty zwycięstwa, ale tylko z Pomocnikiem Murarza.
name-cr2-potter = Garncarz II
    .help = Zamienia piasek w punkty zwycięstwa.
name-cr2-architect = Inżynier II
    .help = Co rundę daje punkt zwycięstwa za darmo.
name-cr3-mason = Murarz III
    .help = Zamienia kamień w punkty zwycięstwa, ale tylko z Pomocnikiem Murarza.
name-cr3-carpenter = Cieśla III
    .help = Zamienia drewno w punkty zwycięstwa.
name-cr3-sculptor = Rzeźbiarz III
    .help = Zamienia kamień w wiele punktów zwycięstwa.
name-cr3-potter = Garncarz III
    .help = Zamienia piasek w punkty zwycięstwa.
name-cr4-mason = Murarz IV
    .help = Zamienia kamień w punkty zwycięstwa, ale tylko z Pomocnikiem Murarza.
name-cr4-carpenter = Cieśla IV
    .help = Zamienia drewno w punkty zwycięstwa.
name-cr4-sculptor = Rzeźbiarz IV
    .help = Zamienia kamień w wiele punktów zwycięstwa.
name-cr4-glassblower = Dmuchacz szkła IV
    .help = Zamienia piasek razem z metalem w punkty zwycięstwa.
name-cr5-carpenter = Cieśla V
    .help = Zamienia drewno w punkty zwycięstwa.
name-cr5-goldsmith = Złotnik V
    .help = Zamienia złote monety w punkty zwycięstwa.
name-cr5-sculptor = Rzeźbiarz V
    .help = Zamienia kamień w wiele punktów zwycięstwa.
name-cr5-glassblower = Dmuchacz szkła V
    .help = Zamienia piasek razem z metalem w punkty zwycięstwa.
name-cr6-goldsmith = Złotnik VI
    .help = Zamienia złote monety w punkty zwycięstwa.
name-cr6-sculptor = Rzeźbiarz VI
    .help = Zamienia kamień w wiele punktów zwycięstwa.
name-cr6-organ-builder = Organmistrz VI
    .help = Zamienia drewno razem z metalem w wiele punktów zwycięstwa.
name-cr6-bell-founder = Ludwisarz VI
    .help = Zamienia metal w wiele punktów zwycięstwa.

## Przywileje

name-pr-tom = Tom Budowniczy
    .help = Co rundę dostajesz dodatkowy żeton kamienia.
name-pr-aliena = Aliena
    .help = Co rundę dostajesz dodatkowy żeton drewna.
name-pr-richard = Richard
    .help = Co rundę dostajesz dodatkowy żeton piasku.
name-pr-otto = Otto
    .help = Od następnej rundy masz dodatkowo czarnego robotnika.
name-pr-jack = Jack
    .help = Masz o jedno miejsce na rzemieślnika więcej.
name-pr-francis = Francis
    .help = Twój podatek jest zawsze taki sam, niezależnie od rzutu.
name-pr-prior-philip = Przeor Philip
    .help = Każdy twój budowniczy w Klasztorze daje dodatkowy punkt zwycięstwa.
name-pr-ellen = Ellen
    .help = Na początku każdej kolejnej rundy tylko ty widzisz nadchodzące wydarzenie.
name-pr-tax-exemption = Zwolnienie z podatków
    .help = Jeden raz: po rzucie kością nie płacisz podatku w tej rundzie.
name-pr-thomas = Arcybiskup Thomas
    .help = Jeden raz: ochrona przed negatywnym wydarzeniem po jego odkryciu.
name-pr-remigius = Remigius
    .help = Jeden raz: ustawiasz za darmo swojego wylosowanego budowniczego.
name-pr-madonna = Madonna
    .help = Od razu daje punkty zwycięstwa.
name-pr-wool-fair = Targ wełny
    .help = Od razu daje złote monety.
name-pr-toledo = Toledo
    .help = Od razu daje metal.
name-pr-festivities = Uroczystości
    .help = Ostatnia runda: od razu daje metal.
name-pr-completion = Ukończenie
    .help = Ostatnia runda: od razu daje kamień i drewno.

## Wydarzenia

name-ev-king = Dar króla
    .help = Wszyscy otrzymują złote monety.
name-ev-richard = Richard przywozi rudę
    .help = Wszyscy otrzymują metal.
name-ev-philip = Philip wspiera handel wełną
    .help = Wszyscy otrzymują 1 złotą monetę za każdego swojego robotnika w Przędzalni, najwyżej 5.
name-ev-volunteers = Ochotnicy
    .help = W tej rundzie każda karta surowca daje o jeden żeton więcej.
name-ev-archbishop = Arcybiskup
    .help =
        W tej rundzie każdy może użyć jednego rzemieślnika o raz więcej, niż wynosi jego wydajność;
        nie dotyczy Organmistrza i Ludwisarza.
name-ev-william = William Hamleigh
    .help = Wszyscy bez ochrony płacą złote monety.
name-ev-conflict = Konflikt
    .help = Wszyscy bez ochrony tracą punkty zwycięstwa.
name-ev-town-wall = Mury miejskie
    .help = W następnej rundzie wszyscy bez ochrony używają tylko dwóch budowniczych.
name-ev-cold-winter = Mroźna zima
    .help = W tej rundzie każda karta surowca graczy bez ochrony daje o jeden żeton mniej.
name-ev-collapse = Zawalenie się budowli
    .help = Wszyscy bez ochrony tracą jednego wybranego rzemieślnika.

## Części katedry

name-nave = nawa główna
name-portal = portal
name-apse = apsyda
name-tower-1 = pierwsza wieża
name-tower-2 = druga wieża
name-vault = sklepienie

## Dlaczego zmieniają się złoto i punkty

name-reason-start-points = punkty początkowe
name-reason-start-gold = początkowe złote monety
name-reason-hire = zatrudnienie rzemieślnika
name-reason-builder = ustawienie budowniczego
name-reason-king = dar króla
name-reason-philip = handel wełną
name-reason-william = William Hamleigh
name-reason-event-shortage = brak monet na wydarzenie
name-reason-conflict = konflikt
name-reason-wool-mill = Przędzalnia
name-reason-privilege = przywilej
name-reason-priory = Klasztor
name-reason-prior-philip = Przeor Philip
name-reason-tax = podatek
name-reason-francis = podatek, z Francisem
name-reason-tax-shortage = brak monet na podatek
name-reason-buy = zakup
name-reason-sell = sprzedaż
name-reason-craftsman = rzemieślnik
name-reason-tool-maker = Ślusarz
name-reason-architect = Inżynier

## Pytania i odpowiedzi

ask-draw-start-player = Kto rozpoczyna grę?
draw-start-player =
    .seat = gracz { $a }

ask-turn-privilege = Który przywilej zostaje odkryty?
turn-privilege =
    .turn = { $a }

ask-turn-craftsman = Który rzemieślnik trafia do Shiring?
turn-craftsman =
    .turn = { $a }

ask-lay-aside = Która karta surowca nie bierze udziału w tej rundzie?
lay-aside =
    .aside = { $a }

ask-peek-event = Które wydarzenie leży na wierzchu talii?
peek-event =
    .see = { $a }

ask-take-card = Weź kartę albo spasuj. Wolni robotnicy: { $workers }, złote monety: { $gold }.
take-card =
    .pass = Nie bierz więcej kart w tej rundzie
    .take = Weź: { $a }

ask-remove-craftsman = Masz za dużo rzemieślników. Którego usuwasz z gry?
remove-craftsman =
    .remove = Usuń z gry: { $a }

ask-draw-builder = Czyj budowniczy zostaje wylosowany z woreczka?
draw-builder =
    .seat = gracz { $a }

ask-return-builder =
    Wylosowany budowniczy: { $seat_name }, koszt: { $cost }. Jako gracz rozpoczynający raz na rundę możesz wrzucić go
    z powrotem i losować ponownie.
return-builder =
    .keep = Zostaw
    .redraw = Wrzuć z powrotem i losuj ponownie
    .keep-all = Zostaw tego i wszystkich następnych w tej rundzie

ask-place-builder = Ustaw budowniczego (koszt: { $cost }, złote monety: { $gold }) albo spasuj.
place-builder =
    .pass = Pasuj; ustawisz go później za darmo
    .remigius = Użyj karty Remigius i ustaw go za darmo
    .place = { $a }

ask-place-free = Ustaw budowniczego za darmo.
place-free =
    .place = { $a }

ask-turn-event = Które wydarzenie zostaje odkryte?
turn-event =
    .turn = { $a }

ask-choose-favour =
    Twój budowniczy jest w Siedzibie Biskupa. Wydarzenie: { $event ->
        [0] { name-ev-king }
        [1] { name-ev-richard }
        [2] { name-ev-philip }
        [3] { name-ev-volunteers }
        [4] { name-ev-archbishop }
        [5] { name-ev-william }
        [6] { name-ev-conflict }
        [7] { name-ev-town-wall }
        [8] { name-ev-cold-winter }
       *[9] { name-ev-collapse }
    }. Co wybierasz?
choose-favour =
    .protection = Ochrona przed wydarzeniem
    .take = Weź z Rynku Surowców 1 żeton { $a_gen }

ask-use-thomas =
    Użyć karty Arcybiskup Thomas przeciw wydarzeniu: { $event ->
        [0] { name-ev-king }
        [1] { name-ev-richard }
        [2] { name-ev-philip }
        [3] { name-ev-volunteers }
        [4] { name-ev-archbishop }
        [5] { name-ev-william }
        [6] { name-ev-conflict }
        [7] { name-ev-town-wall }
        [8] { name-ev-cold-winter }
       *[9] { name-ev-collapse }
    }?
use-thomas =
    .use = Użyj przywileju
    .keep = Zachowaj przywilej

ask-lose-craftsman = Wydarzenie „{ name-ev-collapse }” zabiera rzemieślnika. Wybierz, którego tracisz.
lose-craftsman =
    .lose = { $a }

ask-roll-tax = Co pokazuje kość podatków?
roll-tax =
    .roll = { $a }

ask-use-exemption = Użyć zwolnienia z podatków? Podatek: { $tax }, złote monety: { $gold }.
use-exemption =
    .use = Użyj przywileju
    .keep = Zachowaj przywilej i zapłać

ask-trade = Kup albo sprzedaj surowiec jednego rodzaju lub opuść Rynek. Złote monety: { $gold }.
trade =
    .leave = Opuść Rynek
    .as-suggested = Reszta zgodnie z sugestią
    .buy =
        { $b ->
            [one] Kup { $b } żeton { $a_gen }
            [few] Kup { $b } żetony { $a_gen }
            [many] Kup { $b } żetonów { $a_gen }
           *[other] Kup { $b } żetonu { $a_gen }
        }
    .sell =
        { $b ->
            [one] Sprzedaj { $b } żeton { $a_gen }
            [few] Sprzedaj { $b } żetony { $a_gen }
            [many] Sprzedaj { $b } żetonów { $a_gen }
           *[other] Sprzedaj { $b } żetonu { $a_gen }
        }

ask-build = Budujesz katedrę: użyj raz rzemieślnika albo zakończ.
build =
    .finish = Zakończ budowę
    .as-suggested = Reszta zgodnie z sugestią
    .use = Użyj: { $a }

ask-return-cube =
    { $n ->
        [one] Na koniec rundy możesz zachować żetony: { $kept }. Odłóż { $n } żeton.
        [few] Na koniec rundy możesz zachować żetony: { $kept }. Odłóż { $n } żetony, po jednym.
        [many] Na koniec rundy możesz zachować żetony: { $kept }. Odłóż { $n } żetonów, po jednym.
       *[other] Na koniec rundy możesz zachować żetony: { $kept }. Odłóż { $n } żetonu, po jednym.
    }
return-cube =
    .return = Odłóż 1 żeton { $a_gen }

## Zdarzenia

event-starts = Rozpoczyna: { $seat }.
event-begins-round = Zaczyna się runda { $n }.
event-shows-privilege = W Kingsbridge: { $privilege }.
event-shows-craftsman = W Shiring: { $craftsman }.
event-shows-card = W puli: { $card }.
event-lays-aside = Poza grą w tej rundzie: { $resource }.
event-looks = { $seat } ogląda nadchodzące wydarzenie.
event-sees-event = Nadchodzące wydarzenie, które widzi tylko { $seat }: { $event }.
event-passes-cards = { $seat } nie bierze więcej kart w tej rundzie.
event-takes-card = { $seat } bierze kartę surowca: { $resource }.
event-hires = { $seat } zatrudnia rzemieślnika: { $craftsman }.
event-removes = { $seat } usuwa z gry rzemieślnika: { $craftsman }.
event-draws-builder = Wylosowany budowniczy: { $seat }.
event-sets-aside = Mury miejskie: ten budowniczy zostaje obok planszy ({ $seat }).
event-returns-builder = { $seat } wrzuca z powrotem do woreczka wylosowanego budowniczego ({ $owner }).
event-passes-builder = Budowniczy ({ $seat }) czeka przy koszcie { $cost } i stanie później za darmo.
event-places-builder = { $seat } ustawia budowniczego: { $place }.
event-uses-privilege = { $seat } używa przywileju: { $privilege }.
event-turns-event = Wydarzenie: { $event }.
event-is-protected = { $seat } ma ochronę przed wydarzeniem.
event-takes-cube = { $seat } bierze z Rynku Surowców 1 żeton { $kind_gen }.
event-is-limited = { $seat } ma w następnej rundzie tylko dwóch budowniczych.
event-receives-privilege = { $seat } otrzymuje przywilej: { $privilege }.
event-receives-cubes =
    { $n ->
        [one] { $seat } otrzymuje { $n } żeton { $kind_gen }.
        [few] { $seat } otrzymuje { $n } żetony { $kind_gen }.
        [many] { $seat } otrzymuje { $n } żetonów { $kind_gen }.
       *[other] { $seat } otrzymuje { $n } żetonu { $kind_gen }.
    }
event-rolls-tax = Kość podatków pokazuje { $n }.
event-is-exempt = { $seat } nie płaci podatku.
event-receives-craftsman = { $seat } otrzymuje rzemieślnika: { $craftsman }.
event-receives-workers =
    { $n ->
        [one] { $seat } ma w następnej rundzie o { $n } szarego robotnika więcej.
        [few] { $seat } ma w następnej rundzie o { $n } szarych robotników więcej.
        [many] { $seat } ma w następnej rundzie o { $n } szarych robotników więcej.
       *[other] { $seat } ma w następnej rundzie o { $n } szarego robotnika więcej.
    }
event-trades-as-suggested = { $seat } handluje zgodnie z sugestią.
event-buys =
    { $n ->
        [one] { $seat } kupuje { $n } żeton { $kind_gen }.
        [few] { $seat } kupuje { $n } żetony { $kind_gen }.
        [many] { $seat } kupuje { $n } żetonów { $kind_gen }.
       *[other] { $seat } kupuje { $n } żetonu { $kind_gen }.
    }
event-sells =
    { $n ->
        [one] { $seat } sprzedaje { $n } żeton { $kind_gen }.
        [few] { $seat } sprzedaje { $n } żetony { $kind_gen }.
        [many] { $seat } sprzedaje { $n } żetonów { $kind_gen }.
       *[other] { $seat } sprzedaje { $n } żetonu { $kind_gen }.
    }
event-leaves-market = { $seat } zabiera budowniczego z Rynku.
event-builds-as-suggested = { $seat } buduje zgodnie z sugestią.
event-uses = { $seat } używa rzemieślnika: { $craftsman }.
event-returns-cube = { $seat } odkłada 1 żeton { $kind_gen }.
event-puts-up-part = { $seat } dokłada część katedry: { $part }.
event-gains-points =
    { $n ->
        [one] { $seat } zdobywa { $n } punkt zwycięstwa: { $reason }.
        [few] { $seat } zdobywa { $n } punkty zwycięstwa: { $reason }.
        [many] { $seat } zdobywa { $n } punktów zwycięstwa: { $reason }.
       *[other] { $seat } zdobywa { $n } punktu zwycięstwa: { $reason }.
    }
event-loses-points =
    { $n ->
        [one] { $seat } traci { $n } punkt zwycięstwa: { $reason }.
        [few] { $seat } traci { $n } punkty zwycięstwa: { $reason }.
        [many] { $seat } traci { $n } punktów zwycięstwa: { $reason }.
       *[other] { $seat } traci { $n } punktu zwycięstwa: { $reason }.
    }
event-gains-gold =
    { $n ->
        [one] { $seat } otrzymuje { $n } złotą monetę: { $reason }.
        [few] { $seat } otrzymuje { $n } złote monety: { $reason }.
        [many] { $seat } otrzymuje { $n } złotych monet: { $reason }.
       *[other] { $seat } otrzymuje { $n } złotej monety: { $reason }.
    }
event-pays-gold =
    { $n ->
        [one] { $seat } płaci { $n } złotą monetę: { $reason }.
        [few] { $seat } płaci { $n } złote monety: { $reason }.
        [many] { $seat } płaci { $n } złotych monet: { $reason }.
       *[other] { $seat } płaci { $n } złotej monety: { $reason }.
    }
event-game-ends = Katedra jest ukończona.
event-only-pass-cards = Musisz spasować: na pozostałe karty masz za mało robotników i za mało złota.
event-only-pass-builder = Musisz spasować: budowniczy kosztuje { $cost } w złocie, a masz { $gold }.
event-only-leave-market = Twój budowniczy opuszcza targ: nie możesz niczego kupić ani sprzedać.
event-only-finish = Żaden z twoich rzemieślników nie może wykorzystać kostek; to, co nic nie kosztuje, dostajesz bez pytania.
event-only-cube = Musisz oddać kostkę, a masz kostki tylko jednego rodzaju: { $kind }.

## Powody

why-poe-1-7 = Nie ma tam wolnego pola.
why-poe-4-1 = Tej karty nie ma w puli.
why-poe-4-4 = Za mało robotników.
why-poe-4-7 = Za mało złotych monet na tego rzemieślnika.
why-poe-4-8 = Usunąć można tylko rzemieślnika z własnego rzędu.
why-poe-5-4 = Za mało złotych monet, żeby ustawić budowniczego.
why-poe-6-2-2 = Wydarzenie jest pozytywne: nie ma się przed czym chronić.
why-poe-6-2-3 = Na Rynku nie ma już takiego żetonu.
why-poe-6-12-3 = Do zakupu potrzeba dość żetonów na Rynku i dość złotych monet.
why-poe-6-12-5 = Nie masz tylu żetonów na sprzedaż.
why-poe-6-12-7 = Żetonów kupionych w tej rundzie nie można sprzedać.
why-poe-6-12-8 = Zakup drewna wymaga Stolarza, a sprzedaż kamienia wymaga Kamieniarza.
why-poe-6-13-2 = Potrzebny jest ten rzemieślnik w twoim rzędzie i wszystko, czego wymaga jedno użycie.
why-poe-6-13-3 = Ten rzemieślnik wyczerpał w tej rundzie swoją wydajność.
why-poe-6-13-4 = Murarze pracują tylko wtedy, gdy masz Pomocnika Murarza.
why-poe-6-13-5 = Ślusarz pracuje tylko wtedy, gdy masz metal.
why-poe-6-13-9 = Nie masz takiego żetonu.
why-poe-9-12 = Nie masz karty Remigius.
why-poe-10-11 = Stracić można tylko rzemieślnika z własnego rzędu.

## Skąd biorą się punkty

ledger-start-points = Punkty początkowe
ledger-event-shortage = Brak monet: { $card }
ledger-conflict = Strata: { $card }
ledger-privilege = Przywilej: { $card }
ledger-priory = Budowniczowie w Klasztorze
ledger-prior-philip = { $card } w Klasztorze
ledger-tax-shortage = Brak monet na podatki
ledger-craftsman = Rzemieślnik: { $card }
ledger-architect = Za darmo: { $card }

## Napisy na rysunku

label-source-start-points = Punkty początkowe
label-source-events = Wydarzenia
label-source-privilege = Przywileje
label-source-priory = Klasztor
label-source-tax-shortage = Podatki
label-source-craftsman = Rzemieślnicy
label-place = Miejsce
label-offer = Co daje
label-builders = Budowniczowie
label-cost = Tor kosztów
label-drawn = wylosowany
label-event = Wydarzenie
label-coming = Nadchodzące wydarzenie (widzisz je tylko ty)
label-supply = Pola surowców
label-pool = Pula
label-tax = Podatek
label-vp = PZ
label-gold = złote monety
label-workers = robotnicy
label-mill = w Przędzalni
label-bag = w woreczku
label-cathedral = Katedra
label-start = gracz rozpoczynający
label-tax-free = bez podatku
label-next-round = następna runda
label-board = Plansza
label-coins = złote monety
label-craftsman = rzemieślnik
label-points = Punkty zwycięstwa
label-gold-track = Złote monety
label-place-event = Wydarzenie
label-place-bishop = Siedziba Biskupa
label-place-mill = Przędzalnia
label-place-kingsbridge = Kingsbridge
label-place-priory = Klasztor
label-place-forest = Las
label-place-quarry = Kamieniołom
label-place-pit = Żwirownia
label-place-court = Królewski Dwór
label-place-shiring = Shiring
label-place-castle = Zamek
label-place-market = Rynek Surowców
label-place-cathedral = Katedra
label-place-start = Gracz rozpoczynający
label-bag-of-builders = Woreczek z budowniczymi
label-free = wolne
label-price = cena
label-buy = kup
label-sell = sprzedaj
label-row = Rzemieślnicy
label-mark = Znak „!”: zależą od niego inni rzemieślnicy lub handel na Rynku
label-needs = wymaga: { $craftsman }
label-kept = potrzebny, ale zostaje u ciebie
label-uses =
    { $n ->
        [one] raz na rundę
        [few] do { $n } razy na rundę
        [many] do { $n } razy na rundę
       *[other] do { $n } razy na rundę
    }
label-used = użycia: { $used } z { $n }
label-extra-uses = Dodatkowe użycia: { $n }
label-passed = pas
label-protected = ochrona przed wydarzeniem
label-limited = tylko dwóch budowniczych
label-bought = kupiono
label-suggested = handluje zgodnie z sugestią
label-workers-home = robotnicy w domu
label-event-hidden = Wydarzenie tej rundy nie jest jeszcze znane
label-events-left = Wydarzenia w talii: { $n }
label-privileges-left = Przywileje w talii: { $n }
label-cards = Wszystkie karty: odkryte, usunięte i te, które mogą nadejść
label-all-cards = Wszystkie karty
label-events-seen = Dotychczasowe wydarzenia
label-events-to-come = Wydarzenia, które mogą jeszcze nadejść
label-privileges-to-come = Przywileje, które mogą się jeszcze pojawić
label-privileges-gone = Przywileje poza grą
label-craftsmen-gone = Rzemieślnicy poza grą
label-at-work = Robotnicy przy pracy i to, co przyniosą

## O czym mówią podpowiedzi

hint-gold = Twoje złote monety
hint-craftsmen-now = Punkty, które twoi rzemieślnicy mogą zdobyć w tej rundzie
hint-craftsmen-later = Co twoi rzemieślnicy zrobią w następnych rundach
hint-hands = Budowniczowie i robotnicy, których możesz jeszcze użyć
hint-turn-order = Wczesne miejsce w kolejności
hint-materials = Surowce, które ci zostają
hint-builders = Miejsca twoich budowniczych
hint-privileges = Twoje przywileje
