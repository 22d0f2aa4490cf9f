### Kurs gry Guilds of London: tytuł każdej lekcji, słowa przed każdym krokiem i na koniec oraz odpowiedzi na wybory, które
### nie prowadzą dalej. Same lekcje: src/guildhall/lessons/guilds-of-london.toml.

lesson-cards = Jedna karta, trzy zastosowania
lesson-cards-1 =
    Każda karta wynajmuje pionek do Ratusza, przemieszcza pionek albo działa swoim efektem. Najpierw potrzeba ludzi:
    wynajmij kartą „Jałmużna”.
lesson-cards-1-keep = Czerwona karta może przemieścić pionek do czerwonej gildii. Zachowaj ją i wynajmij kartą „Jałmużna”.
lesson-cards-1-first = Przyda ci się, ale najpierw wynajmij kartą „Jałmużna”.
lesson-cards-2 =
    Teraz ruch: karta przenosi pionek na dowolny kafelek z jej barwą. Zagraj czerwone karty „Czeladnicy”, aby przemieścić.
lesson-cards-3 = Który pionek? Ten u Kamieniarzy stoi dobrze. Weź jeden z Ratusza.
lesson-cards-4 = Cztery kafelki są czerwone. Idź do Kamieniarzy, gdzie masz już pionek: potrzeba tam trzech.
lesson-cards-end = Stoją tam dwa twoje pionki, a jeszcze jeden rozstrzygnie. W turze można zagrać dowolnie wiele kart.

lesson-turn = Karty się kończą
lesson-turn-1 =
    Na koniec tury dobierasz 2 karty, ale 4, jeśli żadnej nie zagrasz. Z takimi kartami możesz raz poczekać: zakończ
    turę.
lesson-turn-2 = Możesz zatrzymać 7 kart, a masz 9. Odrzuć tę, której najmniej potrzebujesz.
lesson-turn-3 = I jeszcze jedną.
lesson-turn-end = Nie warto więc chomikować: kto mało gra, marnuje karty.

lesson-effects = Efekty
lesson-effects-1 =
    Efekt może kosztować. „Umowy o naukę” wynajmują cztery pionki za jedną inną kartę. Użyj ich efektu.
lesson-effects-2 = Zapłać kartą. „Tytuł szlachecki” da później 4 punkty: zapłać kartą „Jałmużna”.
lesson-effects-3 = „Zapis w testamencie” kosztuje pionek i daje na koniec tury cztery karty więcej. Użyj jego efektu.
lesson-effects-4 =
    Który pionek wraca do rezerwy? Ten na rozpatrzonym kafelku jest tam twoim Mistrzem i utrzymuje kafelek. Weź jeden z
    Ratusza.
lesson-effects-5 = „Czeladnicy” przemieszczają dwa pionki, po jednym, na czerwone kafelki. Zacznij od Ratusza.
lesson-effects-6 = Wyślij go do Kamieniarzy.
lesson-effects-7 = Jeszcze jeden: znów z Ratusza.
lesson-effects-end = Wskaż kartę, aby przeczytać jej efekt słowami.

lesson-beadle = Nadzorca
lesson-beadle-1 =
    Srebrny Nadzorca liczy się jako pionek tam, gdzie stoi, ale dla nikogo. Farbiarze wymagają trzech, a ty masz tam dwa.
    Przesuń Nadzorcę do Farbiarzy.
lesson-beadle-1-leave = Możesz go zostawić. Ale u Farbiarzy dopełni kafelek, a stoją tam tylko twoje pionki.
lesson-beadle-2 = Można by też przemieścić pionek na czerwony kafelek, ale wszystko gotowe: zakończ.
lesson-beadle-2-full = Możesz go przemieścić, ale Farbiarze mają już wszystko. Zakończ.
lesson-beadle-3 = Zakończ turę. Potem rozpatruje się kafelki, na których jest dość pionków.
lesson-beadle-4 = Farbiarze są twoi: 3 punkty i nagroda, z której wolno zrezygnować. Dwie karty się przydadzą: przyjmij.
lesson-beadle-end = Jeden z twoich pionków zostaje Mistrzem: kontrolujesz kafelek. Nadzorca idzie do gildii o najniższej randze.

lesson-majority = Kto wygrywa kafelek
lesson-majority-1 =
    U Farbiarzy stoją trzy pionki: dwa czerwone i jeden zielony, twój. Masz pionek neutralny: przed liczeniem głosów możesz
    wymienić na niego czyjkolwiek pionek. Wymień czerwony.
lesson-majority-1-own = To twój własny pionek! Wtedy czerwony wygrywa bez głosowania.
lesson-majority-1-lost = Wtedy czerwony wygrywa dwa do jednego. Użyj neutralnego.
lesson-majority-2 = Jeden do jednego, remis; ale twój Mistrz na sąsiednim kafelku dodaje 1, więc wygrywasz. Przyjmij nagrodę.
lesson-majority-end =
    Drugie miejsce dostaje żeton. Bez neutralnych i bez Mistrzów po prostu wygrywa ten, kto ma najwięcej pionków; gdy
    remis trwa, kafelek czeka.

lesson-mayor = Karty Nagrody
lesson-mayor-1 =
    Na początku zachowujesz jedną z trzech kart Nagrody. Punktują na końcu. Masz na ręce karty zielone i fioletowe, a
    takie są też pobliskie kafelki: zachowaj „Krzyż i Koronę”.
lesson-mayor-2 =
    Później dobierasz trzy następne i zachowujesz jedną. Trzech twoich Mistrzów stoi obok siebie, a „Zgromadzenie
    dzielnicy” liczy największą grupę. Zachowaj je.
lesson-mayor-3 = Pozostałe idą pod talię. Wybierz, która pierwsza; ta pierwsza wróci.
lesson-mayor-end = Nikt nie widzi, co zachowujesz. Patrz, co zbierają inni, i zgaduj.

lesson-plantation = Plantacja
lesson-plantation-1 =
    „Podróż za morze” wysyła najwyżej dwa pionki na Plantację. Punktuje ona co kilka rund, a stoi tam jeden czerwony.
    Wyślij pionek z Ratusza.
lesson-plantation-2 = Jeden do jednego byłoby remisem. Wyślij jeszcze jeden z Ratusza.
lesson-plantation-3 = Zakończ turę: w tej rundzie rozgrywa się Plantację.
lesson-plantation-end =
    Kto ma najwięcej pionków, bierze lewą nagrodę, tu 5 punktów; kto jest drugi, prawą. Potem do miasta trafiają nowe
    kafelki.

lesson-points = Skąd biorą się punkty
lesson-points-1 =
    Ostatnia runda. Masz punkty za gildie, drugie miejsca, Plantację i karty. Została jedna karta: „Królewski patronat”,
    1 punkt za każdy twój fioletowy kafelek. Użyj jej efektu.
lesson-points-2 = Masz trzy fioletowe kafelki. Zakończ turę, a zacznie się punktacja końcowa.
lesson-points-end =
    Karty Nagrody punktują, a każda para sąsiadujących kafelków pod twoją kontrolą jest warta 1 punkt. Wygrywa ten, kto
    ma najwięcej punktów. We dwoje miasto jest kwadratem, a kafelki rozpatruje się co drugą rundę.

lesson-first-game = Gra się zaczyna
lesson-first-game-1 =
    Zaczyna się gra na trzy osoby. Graj, jak chcesz: wiesz już, co trzeba. Zdanie poniżej przypomina, o co chodzi w każdym
    pytaniu.
lesson-first-game-end = To już cały kurs. Cała gra na trzy osoby trwa około godziny.

## Odpowiedzi na wybory, które nie prowadzą dalej. Wcześniej czytelnik widzi, co by one zmieniły.

lesson-other-turn-action = Można, i kiedy indziej się przyda. Ta lekcja jest o czymś innym.
lesson-other-turn-action-end = Możesz zakończyć turę. Ale karta na ręce może jeszcze coś zrobić: użyj jej.
lesson-other-move-from = Może się przemieścić, ale stoi dobrze. Weź jeden z Ratusza.
lesson-other-move-to = Może iść tam. Ale dwa twoje pionki razem są bliżej wygrania kafelka.
lesson-other-pay-card = Możesz nią zapłacić, ale jest więcej warta niż druga.
lesson-other-pay-pawn = Możesz nim zapłacić. Ale wtedy nikt już nie kontroluje tego kafelka.
lesson-other-effect-move = Ten pionek też może się przemieścić, ale stoi tam, dokąd idą inne. Weź jeden z Ratusza.
lesson-other-effect-move-stop = Możesz zakończyć, ale ruchy są cenne. Wykorzystaj wszystkie.
lesson-other-effect-ship = Może popłynąć, ale trzyma miejsce w mieście. Weź jeden z Ratusza.
lesson-other-effect-ship-stop = Możesz zakończyć, ale z jeszcze jednym pionkiem masz ich najwięcej.
lesson-other-effect-beadle = Może iść i tam, ale wtedy żaden kafelek z twoimi pionkami nie jest pełny. Farbiarzom brakuje jednego.
lesson-other-keep-mayoral = Też dobra karta, ale do twoich kart lepiej pasuje inna.
lesson-other-keep-drawn-mayoral = Ta karta dałaby mniej punktów za kafelki, które kontrolujesz.
lesson-other-reward-part-decline = Możesz zrezygnować, ale nic tu nie szkodzi. Przyjmij.

## Gra w minutę

minute-aim = Wysyłasz pionki do gildii i budynków specjalnych. Wygrany kafelek daje punkty i nagrody, a twój Mistrz tam zostaje.
minute-turn =
    Zagrywasz dowolnie wiele kart: każda wynajmuje pionek do Ratusza, przemieszcza go na kafelek swojej barwy albo
    działa efektem. Potem dobierasz karty. Po wszystkich turach rozpatruje się kafelki z dostateczną liczbą pionków:
    wygrywa ten, kto ma ich najwięcej.
minute-end = Gra kończy się po 15 rundach, we dwoje po 16, we czworo po 12. Co kilka rund nagrody daje Plantacja i przychodzą nowe kafelki.
minute-points = Punkty dają kafelki, drugie miejsca, Plantacja i karty. Na końcu punktują twoje tajne karty Nagrody oraz 1 punkt za każdą parę sąsiednich kafelków pod twoją kontrolą.
