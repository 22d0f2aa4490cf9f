### Kurs gry Miasteczka: tytuł każdej lekcji, słowa przed każdym krokiem i na koniec oraz odpowiedzi na wybory, które nie
### prowadzą dalej. Same lekcje: src/guildhall/lessons/tiny-towns.toml.

lesson-turn = Pierwszy budynek
lesson-turn-1 =
    Do Domku brakuje ci jednej kostki: na karcie cegła leży obok szkła, a nad szkłem słoma. Główny Budowniczy wyznacza
    surowiec i każdy bierze jego kostkę. Wyznacz cegłę.
lesson-turn-1-glass = Szkło już masz. Karta wymaga jeszcze cegły.
lesson-turn-2 =
    Teraz każdy umieszcza cegłę. Połóż swoją obok szkła, z lewej albo z prawej: wzór można odbić jak w lustrze.
lesson-turn-2-line = Obok, a nie poniżej: na karcie cegła i szkło leżą w jednym rzędzie, a słoma nad szkłem.
lesson-turn-3 = Trzy kostki leżą jak na karcie, więc można wznieść Domek. Zrób to.
lesson-turn-4 =
    Kostki znikają z planszy, a Domek zajmuje tylko jedno z ich pól. Wybierz dowolne z trzech: zyskujesz miejsce.
lesson-turn-end =
    Z trzech pól zrobiło się jedno i na tym polega cała gra: wyznacz, umieść, zbuduj. Teraz młoteczek przechodzi do
    następnego gracza i to on wyznacza surowiec dla wszystkich.

lesson-patterns = Obroty i odbicia
lesson-patterns-1 =
    Inny gracz wyznaczył kamień i musisz go umieścić. Studnia to drewno i kamień obok siebie. Wzory można obracać: połóż
    kamień z dowolnej strony drewna.
lesson-patterns-2 = Nad, pod, z lewej czy z prawej: zawsze powstaje Studnia. Wznieś ją.
lesson-patterns-3 = Wybierz, gdzie stanie. Pomyśl, do czego przyda się wolne pole.
lesson-patterns-4 =
    Wyznaczono szkło, a nie jest ci jeszcze potrzebne. Farma to dwie kostki słomy nad dwiema kostkami drewna: twojej
    brakuje drewna na c3. Połóż szkło gdziekolwiek indziej, najlepiej na brzegu.
lesson-patterns-5 =
    Kostka służy tylko jednemu budynkowi. Ten kamień tworzy Studnię z każdą z dwóch kostek drewna. Ale dwóm kostkom
    drewna w drugim rzędzie brakuje tylko jednej słomy do Farmy. Wznieś Studnię.
lesson-patterns-6 = Których dwóch kostek używasz? Weź drewno z brzegu, d3, a c2 zostaw.
lesson-patterns-7 = Studnia może stanąć na c3 albo d3. Pola na brzegu najtrudniej wykorzystać: postaw ją tam.
lesson-patterns-7-middle = Pola w środku pasują do większej liczby wzorów. Zostaw c3 wolne i buduj na brzegu.
lesson-patterns-end =
    Planuj dwa budynki naraz i zapełniaj najpierw brzegi. Nigdy nie trzeba budować od razu: gotowy wzór może poczekać.

lesson-feeding = Jedzenie daje punkty
lesson-feeding-1 =
    Stoją tu dwa Domki, ale głodne: Domek jest wart 3 punkty tylko wtedy, gdy jest zasilony. Farma zasila do czterech
    Domków, gdziekolwiek stoją. Wznieś Farmę.
lesson-feeding-1-hungry = Możesz poczekać, ale głodne Domki nic nie są warte. Wznieś Farmę już teraz.
lesson-feeding-2 = Każde z czterech pól będzie dobre: Farma zasila całe miasteczko.
lesson-feeding-3 = Sześć punktów więcej. Kaplica jest warta 1 punkt za każdy zasilony Domek. Wznieś ją.
lesson-feeding-4 = Dla Kaplicy nie ma znaczenia, gdzie stoi. Wybierz pole.
lesson-feeding-end = Domki, jedzenie i Kaplice, które je liczą: to trzon większości miasteczek.

lesson-points = Każda karta punktuje inaczej
lesson-points-1 = Studnia jest warta 1 punkt za każdy Domek obok. Wznieś ją i zobacz, gdzie może stanąć.
lesson-points-2 = Liczą się tylko pola stykające się bokiem. Jedno z dwóch pól styka się z oboma Domkami.
lesson-points-3 = Teatr jest wart 1 punkt za każdy inny rodzaj w swoim rzędzie i kolumnie. Wznieś go.
lesson-points-4 = Spójrz wzdłuż rzędów i kolumn tych czterech pól. Z jednego widać trzy rodzaje.
lesson-points-5 =
    Tawerny punktują razem: 2, 5, 9, 14, 20 punktów za jedną do pięciu. Dwie już stoją, więc trzecia jest warta 4. Wznieś
    ją.
lesson-points-6 =
    W innych grach są inne karty; przeczytaj je na początku. Gospoda jest warta 3 punkty, chyba że w jej rzędzie lub
    kolumnie stoi inna Gospoda. Wznieś ją.
lesson-points-7 =
    W linii z tymi polami nie ma innej Gospody. Ale uważaj na Opactwo na d4: jest warte 3 punkty tylko wtedy, gdy nie
    styka się z żadnym zielonym budynkiem, a Gospoda jest zielona.
lesson-points-end =
    Wskaż dowolną kartę, aby przeczytać, co robi. Ile twoje miasteczko byłoby teraz warte, zawsze pokazuje arkusz punktów.

lesson-helpers = Fabryka i Magazyn
lesson-helpers-1 = Czarne budynki dają mało punktów, ale pomagają. Wznieś Fabrykę.
lesson-helpers-2 = Postaw ją na dowolnym z jej pięciu pól.
lesson-helpers-3 =
    Wybierz dla niej surowiec. Ilekroć wyznaczy go inny gracz, możesz umieścić inny. Wybierz dowolny.
lesson-helpers-4 =
    Później: wyznaczono kamień, a taki jest na twojej Fabryce. Do Domku potrzebujesz cegły. Weź zamiast niego cegłę.
lesson-helpers-5 = Teraz umieść cegłę obok szkła.
lesson-helpers-6 =
    Magazyn mieści do trzech kostek wyznaczonych przez innych. Tu kamień nigdzie nie pasuje: odłóż go do Magazynu. Każda
    odłożona kostka kosztuje na koniec 1 punkt, więc korzystaj z umiarem.
lesson-helpers-end = Oba pomagają tylko wtedy, gdy wyznacza ktoś inny. Z własnym wyborem trzeba sobie poradzić.

lesson-monuments = Twój tajny monument
lesson-monuments-1 =
    Dostajesz dwa monumenty i zatrzymujesz jeden, w tajemnicy. Nikt inny nie może go wznieść. Zatrzymaj ten, który ci się
    podoba: na razie oba są dobre.
lesson-monuments-2 = Oto miasteczko z Gildią Architektów, a jej wzór jest gotowy. Wznieś ją.
lesson-monuments-3 = Staje na jednym ze swoich pól, jak każdy budynek. Wybierz.
lesson-monuments-4 =
    Gildia pozwala zamienić do dwóch budynków. Studnia na a1 nie styka się z żadnym Domkiem i nic nie jest warta: zamień
    ją.
lesson-monuments-5 = Twoja Farma zasila do czterech Domków, a na razie są dwa. Co więc jest tu warte 3 punkty?
lesson-monuments-end =
    Trzy punkty więcej, a można by zamienić jeszcze jeden budynek. Monument wznosi się raz; jeśli nigdy nie powstanie,
    nic nie jest wart.

lesson-gifts = Budynki w prezencie
lesson-gifts-1 = Akademia Leśnych Wrót daje ci dowolny budynek z zasobów. Stoją tu trzy głodne Domki. Czego im trzeba?
lesson-gifts-2 = Prezent nie kosztuje kostek. Umieść Farmę na dowolnym pustym polu.
lesson-gifts-3 =
    Strażnica Sokole Oko: wybierz trzy rodzaje. Gdy sąsiad wzniesie budynek jednego z nich, dostajesz taki i ty. Najczęściej wznosi
    się Domki: wybierz je i dwa inne rodzaje.
lesson-gifts-end = To, co dostajesz w prezencie, nie jest wznoszone: nie uruchamia kolejnej Strażnicy.

lesson-end = Koniec miasteczka
lesson-end-1 =
    Wszystkie pola są zajęte. Jeśli teraz skończysz, miasteczko będzie zamknięte, a każde pole z samą kostką kosztuje
    1 punkt. Ale możesz jeszcze wznieść Studnię.
lesson-end-1-early = Wtedy miasteczko jest zamknięte razem z kostkami. Wznieś najpierw Studnię: punktuje i grasz dalej.
lesson-end-2 = Postaw ją tam, gdzie styka się z Domkiem.
lesson-end-3 =
    Jedno pole znów jest wolne, więc grasz dalej. Drugie miasteczko jest zamknięte, dlatego zawsze wyznaczasz ty. Dowolna
    kostka zapełni ostatnie pole i zakończy grę.
lesson-end-end =
    Arkusz punktów liczy każdy budynek i minus 1 za każde pole bez budynku. Wygrywa ten, kto ma najwięcej punktów; przy
    remisie ten, kto rzadziej był Głównym Budowniczym.

lesson-alone = W pojedynkę i z Ratuszem
lesson-alone-1 =
    W pojedynkę wybierasz jedną z trzech odkrytych kart; potem trafia ona pod talię. Masz słomę i cegłę na Domek. Weź
    to, czego brakuje.
lesson-alone-2 = Szkło musi stykać się i ze słomą, i z cegłą. Są dwa takie pola.
lesson-alone-3 =
    W grze z Ratuszem surowce dla wszystkich wyznaczają karty. Co trzecią turę każdy wybiera sam. Farmie brakuje tylko
    jednej słomy: wybierz ją.
lesson-alone-4 =
    Zasada nowicjusza, jeśli ją ustalicie, pozwala w ciągu gry odłożyć na bok dwie kostki. Tu kamień od razu zamknąłby
    miasteczko: odłóż go.
lesson-alone-end = W pojedynkę 38 punktów daje tytuł Wielkiego Architekta. Ile uda się tobie?

lesson-first-game = Gra się zaczyna
lesson-first-game-1 =
    Oto karty na pierwszą grę, bez monumentów. Graj, jak chcesz: wiesz już, co trzeba. Zdanie poniżej przypomina, o co
    chodzi w każdym pytaniu.
lesson-first-game-end =
    To już cały kurs. Graj dalej: cała gra trwa pół godziny, a te same karty czekają pod przyciskiem „Zagraj teraz”.

## Odpowiedzi na wybory, które nie prowadzą dalej. Wcześniej czytelnik widzi, co by one zmieniły.

lesson-other-call-resource = Można, ale twojemu wzorowi brakuje innego surowca. Spójrz jeszcze raz na kartę.
lesson-other-place-cube = To pole jest wolne, ale kostka nic tam nie da. Którego pola potrzebuje wzór?
lesson-other-build = To też można wznieść. Tym razem wybierz budynek, o którym mówi lekcja.
lesson-other-build-done = Nie trzeba budować, więc możesz skończyć. Ale czeka tu gotowy wzór: użyj go.
lesson-other-use-squares = Te kostki też pasują. Zobacz jednak, które mogą ci się jeszcze przydać.
lesson-other-stand-on = Może stanąć i tam, ale tracisz na tym punkty. Porównaj pola.
lesson-other-choose-cube = Fabryka mogłaby i to. Ale której kostki brakuje twojemu wzorowi?
lesson-other-choose-cube-named = Kamień tylko zajmie miejsce. Fabryka daje ci wybór: weź cegłę.
lesson-other-replace = To możliwe, ale zyskujesz mniej. Poszukaj budynku, który nic nie jest wart.
lesson-other-replace-done = Nie musisz niczego zamieniać. Ale jeden z twoich budynków nic nie jest wart: zamień właśnie jego.
lesson-other-replace-with = Może stać się i tym. Inny rodzaj byłby tu wart więcej.
lesson-other-take-building = Piękny prezent, ale coś innego od razu daje więcej punktów.
lesson-other-watch-types = Można czekać i na te. Ale który budynek wszyscy wznoszą najczęściej?
lesson-other-choose-card = Możesz ją wziąć, ale twojemu wzorowi brakuje czegoś innego.
lesson-other-choose-resource = Wolno wybrać każdy surowiec, ale twojemu wzorowi brakuje tylko jednego.

## Gra w minutę

minute-aim = Planujesz miasteczko z szesnastu pól. Wygrywa ten, kto ma najwięcej punktów, gdy wszystkie miasteczka są pełne.
minute-turn = Główny Budowniczy wyznacza surowiec, a każdy umieszcza jego kostkę na pustym polu. Kostki ułożone jak na karcie stają się budynkiem: znikają z planszy, a budynek zajmuje jedno z ich pól.
minute-end = Miasteczko jest zamknięte, gdy nie ma w nim pustego pola. Gdy zamknięte są wszystkie, gra się kończy.
minute-points = Każdy budynek punktuje tak, jak mówi jego karta. Na przykład Domek jest wart 3 punkty, jeśli zasila go Farma. Każde pole bez budynku kosztuje 1 punkt.
