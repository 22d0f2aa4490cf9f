### Jedno proste zdanie pod każdym rodzajem pytania, gdy gracz spotyka je pierwszy raz.

first-keep-mayoral = Karta Nagrody punktuje na końcu; nikt inny jej nie widzi.
first-turn-action = Każda karta wynajmuje, przemieszcza albo działa swoim efektem; zagraj, ile chcesz, i zakończ turę.
first-move-from = Pionek może opuścić każde miejsce w mieście; Mistrz, który odchodzi, oddaje kafelek.
first-move-to = Może iść na każdy nierozpatrzony kafelek z barwą karty.
first-pay-card = Karta zostaje odrzucona i nic więcej nie robi.
first-pay-pawn = Pionek wraca do rezerwy i można go wynająć ponownie.
first-effect-move = Ruchów z efektu nie trzeba wykorzystać.
first-effect-ship = Pionki na Plantacji walczą o jej nagrody co kilka rund.
first-effect-beadle = Nadzorca liczy się na kafelku jako pionek, ale dla nikogo.
first-keep-drawn-mayoral = Pozostałe trafiają pod talię.
first-put-under = Co pierwsze trafi pod spód, pierwsze wróci.
first-discard-card = Na koniec tury możesz mieć 7 kart.
first-negotiate = Pionek zamienia się na twój neutralny i wraca; neutralne nie liczą się dla nikogo.
first-reward-part = Z każdej części nagrody oprócz punktów wolno zrezygnować.

first-game = Twoja pierwsza gra: na trzy osoby, przygotowana tak, jak mówi instrukcja.
