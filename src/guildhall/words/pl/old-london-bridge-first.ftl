### Jedno proste zdanie pod każdym rodzajem pytania, gdy gracz spotyka je pierwszy raz.

first-take-lady = Jedna karta więcej na rękę, zanim wybierzecie karty.
first-choose-card = Najwyższa karta zaczyna; potem wraca na planszę, ale Peter (0) wraca do ciebie.
first-choose-two-cards = Każda z dwóch kart daje jedną turę; wyższe działają wcześniej.
first-raise-card = W kolejności tej rundy karta liczy się o 1 więcej.
first-use-before-placing = Płytki używa się raz; niewykorzystana jest na końcu warta £1.
first-place-figure = Dostajesz dochód pola i wierzchni budynek stosu, do którego przylega.
first-choose-stack = Ze środka wolno wziąć z każdego stosu.
first-replace = Nowy budynek musi pasować między sąsiadów; stary znika z gry.
first-take-cards = Łączna wartość kart nie może przekroczyć siły karczmy.
first-take-bonus-tile = Płytki można użyć od następnej rundy.
first-use-after-action = Płytki używa się raz; niewykorzystana jest na końcu warta £1.

first-game = Twoja pierwsza gra: na trzy osoby, z punktacją z planszy i bez płytek punktacji.
