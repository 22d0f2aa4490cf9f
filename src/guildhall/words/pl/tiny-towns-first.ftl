### Jedno proste zdanie pod każdym rodzajem pytania, gdy gracz spotyka je pierwszy raz.

first-keep-monument = Tylko ty możesz wznieść swój monument, a do tego czasu nikt nie wie, jaki jest.
first-call-resource = Każdy, ty też, musi umieścić kostkę tego, co wyznaczysz.
first-choose-card = Umieszczasz kostkę surowca z karty; karta trafia potem pod talię.
first-choose-resource = W tej turze każdy wybiera sam.
first-choose-cube = Twój budynek pozwala umieścić inną kostkę niż wyznaczona.
first-place-cube = Kostki nigdy się już nie ruszają: znikają z planszy tylko wtedy, gdy stają się budynkiem.
first-build = Kilka kostek staje się jednym budynkiem, więc budowanie daje miejsce.
first-use-squares = Pasuje więcej niż jeden zestaw kostek; pozostałe mogą służyć innemu budynkowi.
first-stand-on = Budynek zajmuje jedno ze swoich pól, a inne są znów wolne.
first-fill = Kostka zostaje na budynku do końca gry.
first-replace = Nowy budynek liczy się tak, jakby stał tu od zawsze.
first-replace-with = Wybierz rodzaj, który na tym polu jest wart najwięcej.
first-take-building = Pochodzi z zasobów i nie kosztuje kostek.
first-set-building = Może stanąć na dowolnym pustym polu.
first-watch-types = Taki budynek dostajesz, gdy wzniesie go sąsiad.

first-game = Twoja pierwsza gra: z kartami, które na początek poleca instrukcja, i bez monumentów.
