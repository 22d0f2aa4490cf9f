### Kurs gry Old London Bridge: tytuł każdej lekcji, słowa przed każdym krokiem i na koniec oraz odpowiedzi na wybory, które
### nie prowadzą dalej. Same lekcje: src/guildhall/lessons/old-london-bridge.toml.

lesson-order = Kto pierwszy
lesson-order-1 =
    W każdej rundzie każdy zagrywa w tajemnicy kartę. Najwyższa karta zaczyna; przy remisie ten, kto jest dalej na torze
    kaplicy. Teraz chcesz wybierać jako pierwszy gracz: zagraj Szlachcica, swoją 4.
lesson-order-1-last = Peter jest ostatni, ale nigdy nie przepada: wraca na rękę. Tym razem ważniejszy jest pierwszy wybór.
lesson-order-2 =
    Zaczynasz, a Szlachcic wraca na planszę. Postaw figurkę: pole daje dochód, a ty bierzesz budynek, do którego ono
    przylega. Weź sklep obok £3.
lesson-order-2-chapel = Kaplica przesuwa cię na swoim torze, ale pole daje tylko £1. Tym razem weź najlepszy dochód.
lesson-order-2-centre = Ze środka bierzesz dowolny budynek, ale płacisz £2. Tu wystarczy pole, które płaci tobie.
lesson-order-end =
    Dochód, budynek, akcja: to cała tura. Potem kolej na innych, figurki wracają, a rondel znów się obraca.

lesson-rondel = Rondel
lesson-rondel-1 =
    Każde pole wokół środka mieści jedną figurkę i przylega do jednego stosu; X jest zamknięte. Chcesz bramę, a do niej
    przylega X. Ze środka wolno wziąć z każdego stosu, za £2. Idź na środek.
lesson-rondel-1-guild = Gildia to dobry budynek. Ale w tej lekcji chodzi o bramę, a do niej prowadzi tylko środek.
lesson-rondel-2 = Wybierz bramę.
lesson-rondel-end = Rondel obraca się na początku każdej rundy: co dziś drogie, za chwilę może być tanie.

lesson-bridge = Budowa mostu
lesson-bridge-1 =
    Most rośnie od lewej do prawej, a każdy numer musi być niższy od poprzedniego. Po twojej 11 na końcu zmieści się tylko
    niższy. Kaplica ma numer 8: weź ją.
lesson-bridge-1-higher = 20 to więcej niż 11, więc budynek musiałby kogoś zastąpić: most by nie urósł.
lesson-bridge-1-park = Park pasuje wszędzie i pozwala zacząć od nowa wysokim numerem. Zostaw go na później.
lesson-bridge-2 =
    Teraz karczma z numerem 20. To więcej niż ostatni budynek, więc musi któryś zastąpić. Weź ją i zobacz który.
lesson-bridge-3 = Musi pasować między sąsiadów. Zastąp 15: wtedy 47, 23, 20, 11 i 8 nadal maleją.
lesson-bridge-end =
    Długi most opłaca się na końcu, a puste miejsca kosztują. Park kończy serię: po nim może stanąć dowolny numer.

lesson-shields = Tarcze dają siłę
lesson-shields-1 =
    Siła akcji to liczba tarcz w kolorze budynku na twoim moście, łącznie z jego własną. Gildie mają wszystkie cztery
    kolory. Pomarańczowe: gildia 58, kaplica 53, gildia 51, a sklep 43 to czwarta. Weź sklep: £4.
lesson-shields-2 =
    Stoi już twoja karczma o sile 5: weź karty o łącznej wartości do 5. Szlachcic, wart 4, znów da ci pierwszy wybór. Weź
    Szlachcica.
lesson-shields-2-nothing = Nie musisz brać żadnej, ale to dzięki kartom działasz. Weź choć jedną.
lesson-shields-end = Została siła 1, więc możesz jeszcze wziąć Kupca. Gildie i parki nie mają akcji; wzmacniają inne.

lesson-tracks = Kaplica i brama
lesson-tracks-1 =
    Kaplice przesuwają cię na torze kaplicy, który daje monety i rozstrzyga każdy remis. Kaplica 21 jest zielona: z
    gildiami 58 i 34 oraz bramą 45 ma siłę 4. Weź ją.
lesson-tracks-2 =
    Stoi już twoja brama, a znacznik minął na jej torze dwa pola premiowe. Każde pozwala wziąć płytkę premiową: wybierz.
lesson-tracks-2-free = Płytka nic nie kosztuje, a niewykorzystana i tak jest warta £1. Weź którąś.
lesson-tracks-end = Druga płytka też jest twoja. Ostatnie pole każdego toru daje £10, i to każdemu, kto tam dotrze.

lesson-tiles = Płytki premiowe
lesson-tiles-1 =
    Płytki można użyć raz, od rundy po tej, w której ją wzięto. Ta daje ci Szlachciankę, zanim wybierzecie karty: użyj jej.
lesson-tiles-2 =
    Odkryto dwóch Duchownych, a drugi gracz jest dalej na torze kaplicy. Ta płytka podnosi twoją kartę o 1, więc zaczniesz
    ty. Użyj jej.
lesson-tiles-3 = Na początku tury płytka przesuwa cię o 2 na torze kaplicy, przez £2 na polu 5. Użyj jej.
lesson-tiles-4 = Pole przy sklepie jest zajęte, ale twoja płytka pozwala dołączyć do tej figurki. Idź tam.
lesson-tiles-5 = Po akcji ta płytka przynosi z powrotem kartę: Szlachcica wartego 4. Użyj jej.
lesson-tiles-end = Inne płytki otwierają X albo dają środek za darmo. Nikt nigdy nie musi ich używać.

lesson-end = Ostatnia runda
lesson-end-1 =
    Każdy budynek zapełni ostatnie miejsce. Porównaj, ile dają: pole przy parku £3, pole przy sklepie £2, a jego akcja £1
    za każdą szarą tarczę. Weź sklep.
lesson-end-1-park = £3 i pełny most, to dobrze. Ale akcja sklepu daje więcej.
lesson-end-end =
    Arkusz punktów pokazuje wszystko: pieniądze, miejsca za kaplicę, bramę, karczmę i most, £1 za każdą niewykorzystaną
    płytkę i koszt pustych miejsc. Wygrywa ten, kto ma najwięcej pieniędzy.

lesson-two = We dwoje i płytki punktacji
lesson-two-1 =
    We dwoje każdy zagrywa dwie karty i ma dwie tury. Każda karta liczy się osobno. Jedna tura wcześnie, jedna później:
    zagraj Szlachcica i Kupca.
lesson-two-2 =
    Dodatek dla doświadczonych budowniczych zmienia części punktacji. Tu niewykorzystane płytki premiowe dają £1, £4, £9
    lub £16 za jedną do czterech. Masz cztery: zachowaj wszystkie.
lesson-two-end = Przed grą z tym dodatkiem przeczytaj płytki punktacji: mówią, ile co jest warte.

lesson-first-game = Gra się zaczyna
lesson-first-game-1 =
    Zaczyna się gra na trzy osoby. Graj, jak chcesz: wiesz już, co trzeba. Zdanie poniżej przypomina, o co chodzi w każdym
    pytaniu.
lesson-first-game-end = To już cały kurs. Cała gra ma dwanaście rund i trwa około godziny.

## Odpowiedzi na wybory, które nie prowadzą dalej. Wcześniej czytelnik widzi, co by one zmieniły.

lesson-other-choose-card = Możesz ją zagrać, ale wyższa karta zadziała przed tobą. Zagraj najwyższą.
lesson-other-choose-two-cards = Możesz je zagrać, ale wtedy nie masz wczesnej tury albo wydajesz więcej, niż trzeba. Spróbuj 4 i 1.
lesson-other-place-figure = Niezłe miejsce, i też się opłaca. Ale poszukaj budynku, o którym mówi lekcja.
lesson-other-place-figure-centre = Środek też by pomógł, ale kosztuje £2. Tu wystarczy pole wokół niego.
lesson-other-place-figure-centre-free = Płytka dałaby środek za darmo. Ale tu inne pole daje więcej.
lesson-other-place-figure-x = Płytka otwiera X, ale to pole nie daje dochodu. Tu inne daje więcej.
lesson-other-choose-stack = Możesz wziąć i stamtąd. Ale chodziło o bramę.
lesson-other-replace = Tam też pasuje. Ale wtedy znika 23, a z nią miejsce dla numerów powyżej 20.
lesson-other-take-cards = Możesz ją wziąć, a potem następne, do granicy siły. Ale tylko Szlachcic da ci pierwszy wybór.
lesson-other-take-lady-done = Możesz zachować płytkę. Ale lekcja pokazuje, co ona robi: użyj jej.
lesson-other-raise-card-done = Możesz zachować płytkę, ale wtedy drugi gracz jest przed tobą.
lesson-other-use-before-placing-chapel = Możesz jej użyć. Ale cztery płytki są warte £16, a trzy tylko £9.
lesson-other-use-before-placing-done = Możesz zachować płytkę na później. Ale monety leżą tuż przed tobą: użyj jej.
lesson-other-use-after-action-done = Możesz zachować płytkę, ale wtedy Szlachcic zostaje na planszy.

## Gra w minutę

minute-aim = Stawiasz domy na swoim moście, a każdy coś przynosi. Wygrywa ten, kto ma na końcu najwięcej pieniędzy.
minute-turn = Każdy zagrywa w tajemnicy kartę, a najwyższa zaczyna. Stawiasz figurkę na rondlu, bierzesz dochód i budynek, do którego przylega pole, stawiasz go i wykonujesz jego akcję. Tarcze w jego kolorze wzmacniają akcję.
minute-end = Gra kończy się po 12 rundach, we dwoje po 6 rundach z dwiema turami.
minute-points = Numery na moście muszą maleć od lewej do prawej; park pozwala zacząć od nowa. Oprócz pieniędzy liczą się miejsca na torach kaplicy i bramy, karty na ręce i długi most; puste miejsca kosztują.
