### Una frase semplice sotto ogni tipo di domanda, la prima volta che un giocatore la incontra.

first-take-card = Le carte risorsa richiedono lavoratori, gli artigiani oro; chi passa non prende altro in questo round.
first-remove-craftsman = I posti sono cinque; la carta che scegli esce dal gioco.
first-return-builder = Una volta per round il primo giocatore può rimettere un capomastro e pescare di nuovo.
first-place-builder = Paga il costo sotto il segnalino, o passa e piazza questo capomastro dopo, gratis.
first-place-free = Il capomastro ora non costa nulla, ma ciò che è preso è preso.
first-choose-favour = Il vescovo ti protegge da un evento negativo, o ti dà un cubetto.
first-use-thomas = Ti protegge da un evento e poi esce dal gioco.
first-lose-craftsman = L’artigiano esce dal gioco.
first-use-exemption = Ti risparmia la tassa una volta e poi esce dal gioco.
first-trade = A ogni turno compri o vendi un tipo; se lasci il mercato, in questo round hai finito.
first-build = Ogni uso di un artigiano trasforma subito i suoi cubetti in punti.
first-return-cube = Puoi portare cinque cubetti nel prossimo round.

first-game = La tua prima partita: in tre, preparata come dice il regolamento.
