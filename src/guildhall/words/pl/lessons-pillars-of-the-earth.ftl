### Kurs gry Filary Ziemi: tytuł każdej lekcji, słowa przed każdym krokiem i na koniec oraz odpowiedzi na wybory, które nie
### prowadzą dalej. Same lekcje: src/guildhall/lessons/pillars-of-the-earth.toml.

lesson-workers = Robotnicy i rzemieślnicy
lesson-workers-1 =
    Najpierw każdy bierze karty, po jednej. Karta surowca wymaga robotników i później daje żetony. Masz 12 robotników:
    wyślij 8 do kamieniołomu po 3 kamienie.
lesson-workers-1-pass = Kto pasuje, nie bierze w tej rundzie więcej kart, a robotnicy zarobią tylko po 1 monecie. Weź kartę.
lesson-workers-2 =
    Rzemieślnik kosztuje złote monety i zostaje u ciebie. Murarz zamienia jeden kamień w punkt, a Kamieniarz potrzebuje
    dwóch. Zatrudnij Murarza.
lesson-workers-end = Wolni robotnicy idą do Przędzalni i zarabiają po 1 złotej monecie.

lesson-builders = Trzej budowniczowie
lesson-builders-1 =
    Budowniczych losuje się z woreczka, a pierwsi są drodzy. Jako gracz rozpoczynający możesz raz na rundę wrzucić
    budowniczego z powrotem i losować ponownie. Ten nie jest twój, więc zrób to.
lesson-builders-2 =
    Twój! Ale pierwsze miejsce kosztuje 7 złotych monet. Możesz spasować: wtedy ustawisz go później za darmo. Spasuj.
lesson-builders-2-dear = Miejsce byłoby twoje, ale 7 monet to dużo. W tej lekcji chodzi o czekanie: spasuj.
lesson-builders-3 =
    Koszt spadł, a zostały dobre miejsca: Rynek, Klasztor za 2 punkty albo przywilej wart 3 punkty. Zajmij jedno z nich.
lesson-builders-4 = Teraz ci, którzy spasowali, ustawiają budowniczych za darmo, w kolejności pasowania. Wybierz miejsce.
lesson-builders-end = Wcześnie i drogo albo późno i za darmo: o to chodzi w tej fazie.

lesson-building = Budowa katedry
lesson-building-1 =
    Pod koniec rundy rzemieślnicy zamieniają żetony w punkty. Murarz potrzebuje na punkt jednego kamienia, Kamieniarz dwóch.
    Murarz pracuje tylko wtedy, gdy masz Pomocnika Murarza. Użyj Murarza.
lesson-building-1-finish = Możesz skończyć w każdej chwili, ale wtedy żetony nic w tej rundzie nie dadzą. Użyj Murarza.
lesson-building-1-two = Dwa kamienie za punkt: Murarz robi to za jeden. Użyj najpierw jego.
lesson-building-2 = Murarz pracuje dwa razy w rundzie. Użyj go znowu.
lesson-building-3 = Już skończył. Pomocnik Murarza robi punkt z 3 żetonów piasku. Użyj go.
lesson-building-4 = Zostały trzy żetony piasku i dwa kamienie. Użyj Pomocnika Murarza albo Kamieniarza.
lesson-building-5 = Do następnej rundy możesz zachować 5 żetonów, a masz 6. Odłóż jeden.
lesson-building-end = Co rundę przychodzą lepsi rzemieślnicy, więc na punkt potrzeba coraz mniej żetonów.

lesson-market = Rynek Surowców
lesson-market-1 =
    Budowniczy na Rynku handluje: w każdej kolejce kupujesz albo sprzedajesz jeden rodzaj. Masz 5 złotych monet, a Murarz
    chce kamienia. Sprzedaj całe drewno.
lesson-market-1-leave = Możesz odejść, ale wtedy budowniczy stał tu na darmo. Sprzedaj drewno.
lesson-market-2 = Teraz masz 14 złotych monet. Kamień kosztuje 4: kup dwa albo trzy.
lesson-market-3 = Masz, czego trzeba. Opuść Rynek, a budowniczy wróci.
lesson-market-end = Kupionego nie można w tej samej rundzie sprzedać. Metalu nie kupisz, ale sprzedasz go za 5.

lesson-events = Wydarzenia
lesson-events-1 =
    W każdej rundzie zdarza się coś dobrego albo złego. William zabiera 4 złote monety, a ty masz 2. Twój budowniczy w
    Siedzibie Biskupa może cię ochronić: wybierz ochronę.
lesson-events-2 = Konflikt kosztuje każdego 2 punkty. Twój przywilej chroni cię raz: użyj Arcybiskupa Thomasa.
lesson-events-3 = Zawalenie się budowli zabiera każdemu rzemieślnika. Stolarz jest najsłabszy: oddaj jego.
lesson-events-end = Komu brakuje monet na wydarzenie, traci punkt za każde 2 brakujące.

lesson-tax = Podatki
lesson-tax-1 =
    Co rundę kość pokazuje od 2 do 5 i płacą wszyscy oprócz tych, którzy mają budowniczego na Królewskim Dworze. Wypadło 5,
    a ty masz 3 złote monety. Użyj zwolnienia.
lesson-tax-end = Tu też za każde 2 brakujące monety traci się punkt. Zostaw kilka monet albo wyślij budowniczego na Dwór.

lesson-places = Inne miejsca
lesson-places-1 =
    W Kingsbridge budowniczy przynosi przywilej nad sobą. Twój budowniczy jest w Klasztorze, a Przeor Philip dodaje
    punkt za każdego budowniczego w tym miejscu, w każdej rundzie. Weź tę kartę.
lesson-places-2 =
    W Shiring budowniczy przynosi rzemieślnika za darmo. Ale masz pięć miejsc, a teraz sześciu rzemieślników. Kto jest
    najmniej potrzebny? Usuń Kamieniarza.
lesson-places-end =
    Zamek użycza na następną rundę dwóch szarych robotników, a budowniczy na ostatnim polu czyni cię graczem
    rozpoczynającym.

lesson-points = Ostatnia runda
lesson-points-1 =
    Masz jeden metal. Dmuchacz szkła robi z niego i piasku 3 punkty, Ludwisarz 4 z samego metalu. Użyj Ludwisarza.
lesson-points-end =
    Arkusz punktów pokazuje każdy punkt od pierwszej rundy: rzemieślników, Klasztor i przywileje oraz to, co zabrały
    wydarzenia i podatki. Wygrywa ten, kto ma najwięcej punktów, a przy remisie ten, kto ma więcej monet. Żetony, które
    zostały, nic nie są warte.

lesson-first-game = Gra się zaczyna
lesson-first-game-1 =
    Zaczyna się gra na trzy osoby. Graj, jak chcesz: wiesz już, co trzeba. Zdanie poniżej przypomina, o co chodzi w każdym
    pytaniu.
lesson-first-game-end = To już cały kurs. Cała gra ma sześć takich rund.

## Odpowiedzi na wybory, które nie prowadzą dalej. Wcześniej czytelnik widzi, co by one zmieniły.

lesson-other-take-card = Możesz ją wziąć i może się przydać. Ale spójrz na kartę, o której mówi lekcja.
lesson-other-take-card-pass = Możesz spasować, ale wtedy nie bierzesz w tej rundzie więcej kart. Najpierw zatrudnij.
lesson-other-return-builder-keep = Możesz go zostawić, ale wtedy drugi gracz ustawia pierwszy. Losuj ponownie.
lesson-other-return-builder-keep-all = Wtedy oddajesz swoje prawo na całą rundę. Użyj go teraz.
lesson-other-place-builder = Budowniczy może iść i tam. Ale inne miejsce daje teraz więcej.
lesson-other-place-builder-pass = Pas oszczędza monety, ale wtedy inni wybierają przed tobą. To miejsce jest warte swojej ceny.
lesson-other-build = To też daje punkt, ale z większej liczby żetonów albo z rzadszych. Poszukaj lepszego rzemieślnika.
lesson-other-build-finish = Możesz skończyć, ale żetony i rzemieślnicy jeszcze czekają. Użyj ich.
lesson-other-build-as-suggested = Sugestia zrobi to za ciebie, i to dobrze. Tu zrób to ręcznie, żeby zobaczyć jak.
lesson-other-trade = To możliwe, ale nie przybliża cię do kamienia dla Murarza.
lesson-other-trade-leave = Możesz odejść, ale Murarzowi nadal brakuje kamienia. Najpierw kup.
lesson-other-trade-as-suggested = Sugestia handluje za ciebie. Tu zrób to ręcznie, żeby zobaczyć jak.
lesson-other-choose-favour = Żeton jest twój za darmo, ale wtedy William zabiera monety, a z nimi punkt.
lesson-other-use-thomas-keep = Możesz go zachować, ale 2 punkty to najwięcej, ile kiedykolwiek ocali.
lesson-other-lose-craftsman = Możesz oddać i tego, ale daje więcej punktów niż Stolarz.
lesson-other-use-exemption-keep = Możesz je zachować, ale teraz oszczędza 3 monety i punkt.
lesson-other-remove-craftsman = Może odejść i ten, ale robi z żetonów więcej punktów niż Kamieniarz.

## Gra w minutę

minute-aim = Razem budujecie katedrę w Kingsbridge. Wygrywa ten, kto ma w tym największy udział, w punktach.
minute-turn = W każdej rundzie bierzesz karty: robotnicy przynoszą drewno, kamień i piasek, a za złote monety zatrudniasz rzemieślników. Potem losuje się budowniczych z woreczka i zajmują oni najlepsze miejsca. Na koniec rzemieślnicy zamieniają żetony w punkty.
minute-end = Gra kończy się po sześciu rundach, gdy stoi ostatnia część katedry.
minute-points = Najwięcej punktów dają rzemieślnicy: późniejsi robią więcej z każdego żetonu. Punkty dają też Klasztor i niektóre przywileje; wydarzenia i podatki mogą je zabrać.
