### Una frase semplice sotto ogni tipo di domanda, la prima volta che un giocatore la incontra.

first-keep-monument = Solo tu puoi costruire il tuo monumento, e fino ad allora nessuno sa quale sia.
first-call-resource = Tutti, anche tu, devono piazzare un cubetto di ciò che nomini.
first-choose-card = Piazzi un cubetto della risorsa sulla carta, che poi va sotto il mazzo.
first-choose-resource = In questo turno ognuno sceglie per sé.
first-choose-cube = Il tuo edificio ti fa piazzare un cubetto diverso da quello nominato.
first-place-cube = I cubetti non si muovono più: lasciano il tabellone solo quando diventano un edificio.
first-build = Più cubetti diventano un solo edificio, quindi costruire dà spazio.
first-use-squares = Va bene più di un gruppo di cubetti; quelli che lasci possono servire ad altro.
first-stand-on = L’edificio occupa una delle sue caselle, e le altre tornano libere.
first-fill = Il cubetto resta sull’edificio per tutta la partita.
first-replace = Il nuovo edificio conta come se fosse lì da sempre.
first-replace-with = Scegli il tipo che vale di più su questa casella.
first-take-building = Viene dalla riserva e non costa cubetti.
first-set-building = Può stare su qualsiasi casella vuota.
first-watch-types = Ricevi un edificio così quando un vicino lo costruisce.

first-game = La tua prima partita: con le carte che il regolamento consiglia per cominciare, e senza monumenti.
