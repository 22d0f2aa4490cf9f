### Il corso di I Pilastri della Terra: il titolo di ogni lezione, che cosa si dice prima di ogni passo e alla fine, e le
### risposte alle scelte che non portano avanti. Le lezioni stesse: src/guildhall/lessons/pillars-of-the-earth.toml.

lesson-workers = Lavoratori e artigiani
lesson-workers-1 =
    Prima tutti prendono carte, una alla volta. Una carta risorsa richiede lavoratori e poi porta cubetti. Hai 12
    lavoratori: mandane 8 alla cava per 3 pietre.
lesson-workers-1-pass =
    Chi passa non prende altre carte in questo round, e i lavoratori renderebbero solo 1 moneta ciascuno. Prendi una
    carta.
lesson-workers-2 =
    Un artigiano costa oro e resta con te. Il Muratore fa un punto con una pietra, mentre al tuo Scalpellino ne servono
    due. Assumi il Muratore.
lesson-workers-end = I lavoratori che restano vanno al Lanificio e rendono 1 moneta d’oro ciascuno.

lesson-builders = Tre capomastri
lesson-builders-1 =
    I capomastri si pescano da un sacchetto, e i primi costano cari. Come primo giocatore puoi, una volta per round,
    rimetterne uno nel sacchetto e pescare di nuovo. Questo non è tuo: rimettilo.
lesson-builders-2 =
    È tuo! Ma il primo posto costa 7 monete d’oro. Puoi passare: allora lo piazzerai dopo, gratis. Passa.
lesson-builders-2-dear = Il posto sarebbe tuo, ma 7 monete sono tante. Questa lezione parla di aspettare: passa.
lesson-builders-3 =
    Il costo è sceso, e restano buoni posti: il mercato, il Priorato con 2 punti o il privilegio che vale 3 punti. Prendine
    uno.
lesson-builders-4 = Ora chi ha passato piazza gratis, nell’ordine in cui ha passato. Scegli un posto.
lesson-builders-end = Presto e caro, o tardi e gratis: è il cuore di questa fase.

lesson-building = Costruire la cattedrale
lesson-building-1 =
    Alla fine del round gli artigiani trasformano i cubetti in punti. Al Muratore basta una pietra per un punto, allo
    Scalpellino ne servono due. Un Muratore lavora solo se hai un Impastatore di malta. Usa il Muratore.
lesson-building-1-finish = Puoi fermarti quando vuoi, ma allora in questo round i cubetti non rendono nulla. Usa il Muratore.
lesson-building-1-two = Due pietre per un punto: il Muratore lo fa con una. Usa prima lui.
lesson-building-2 = Il Muratore lavora due volte per round. Usalo ancora.
lesson-building-3 = Lui ha finito. L’Impastatore di malta fa un punto con 3 sabbie. Usalo.
lesson-building-4 = Restano tre sabbie e due pietre. Usa l’Impastatore o lo Scalpellino.
lesson-building-5 = Puoi portare 5 cubetti nel prossimo round, e ne hai 6. Restituiscine uno.
lesson-building-end = Ogni round arrivano artigiani migliori, e così per ogni punto servono meno cubetti.

lesson-market = Il mercato
lesson-market-1 =
    Un capomastro al mercato commercia: a ogni turno compri o vendi un solo tipo. Hai 5 monete d’oro, e il tuo Muratore
    vuole pietra. Vendi tutto il legno.
lesson-market-1-leave = Puoi andartene, ma allora il capomastro è venuto per niente. Vendi il legno.
lesson-market-2 = Ora hai 14 monete. La pietra costa 4: comprane due o tre.
lesson-market-3 = Hai quello che ti serve. Lascia il mercato, e il capomastro torna.
lesson-market-end = Ciò che hai comprato non puoi venderlo nello stesso round. Il metallo non si compra, ma si vende a 5.

lesson-events = Gli eventi
lesson-events-1 =
    Ogni round porta un evento, buono o cattivo. William prende 4 monete d’oro, e tu ne hai 2. Il tuo capomastro nella
    Sede del Vescovo può proteggerti: scegli la protezione.
lesson-events-2 = Il Conflitto costa a tutti 2 punti. Il tuo privilegio ti protegge una volta: usa l’arcivescovo Thomas.
lesson-events-3 = Il Crollo toglie a tutti un artigiano. Il Falegname è il più debole: perdi lui.
lesson-events-end = Chi non ha abbastanza oro per un evento perde un punto ogni 2 monete mancanti.

lesson-tax = Le tasse
lesson-tax-1 =
    Ogni round un dado dà da 2 a 5, e tutti pagano, tranne chi ha un capomastro alla Corte del Re. È uscito 5, e hai 3
    monete. Usa l’esenzione.
lesson-tax-end =
    Anche qui si perde un punto ogni 2 monete mancanti. Tieni qualche moneta, o manda un capomastro a Corte.

lesson-places = Altri posti
lesson-places-1 =
    A Kingsbridge un capomastro porta il privilegio che ha sopra. Il tuo capomastro è nel Priorato, e il priore Philip
    aggiunge un punto per ogni capomastro lì, in ogni round. Prendi quella carta.
lesson-places-2 =
    A Shiring un capomastro porta un artigiano gratis. Ma i posti sono cinque, e ora gli artigiani sei. Chi ti serve meno?
    Lascia andare lo Scalpellino.
lesson-places-end =
    Il castello presta due lavoratori grigi per il prossimo round, e un capomastro sull’ultimo spazio ti fa primo
    giocatore.

lesson-points = L’ultimo round
lesson-points-1 =
    Hai un metallo. Il Soffiatore di vetro ne fa 3 punti con una sabbia, il Fonditore di campane 4 con il solo metallo. Usa
    il Fonditore di campane.
lesson-points-end =
    Il foglio dei punti mostra ogni punto dal primo round: artigiani, Priorato e privilegi, e quanto hanno tolto eventi e
    tasse. Vince chi ha più punti, poi più oro. I cubetti rimasti non valgono nulla.

lesson-first-game = Comincia una partita
lesson-first-game-1 =
    È cominciata una partita in tre. Gioca come vuoi: sai quello che serve. La frase qui sotto ti ricorda il senso di ogni
    domanda.
lesson-first-game-end = Il corso è finito. Una partita intera ha sei round come questi.

## Risposte alle scelte che non portano avanti. Prima si dice che cosa farebbero.

lesson-other-take-card = Puoi prenderla, e può servire. Ma guarda la carta di cui parla la lezione.
lesson-other-take-card-pass = Puoi passare, ma allora in questo round non prendi altre carte. Prima assumi.
lesson-other-return-builder-keep = Puoi tenerlo, ma allora l’altro giocatore piazza per primo. Pesca di nuovo.
lesson-other-return-builder-keep-all = Così rinunci al tuo diritto per tutto il round. Usalo ora.
lesson-other-place-builder = Un capomastro può andare anche lì. Ma un altro posto ora rende di più.
lesson-other-place-builder-pass = Passare risparmia oro, ma allora gli altri scelgono prima di te. Questo posto vale il suo prezzo.
lesson-other-build = Anche questo dà un punto, ma con più cubetti o con cubetti più rari. Cerca l’artigiano che li usa meglio.
lesson-other-build-finish = Puoi fermarti, ma cubetti e artigiani aspettano ancora. Usali.
lesson-other-build-as-suggested = Il suggerimento lo fa per te, e bene. Qui fallo a mano, per vedere come.
lesson-other-trade = Si può, ma non ti avvicina alla pietra per il Muratore.
lesson-other-trade-leave = Puoi andartene, ma al Muratore manca ancora la pietra. Prima compra.
lesson-other-trade-as-suggested = Il suggerimento commercia per te. Qui fallo a mano, per vedere come.
lesson-other-choose-favour = Il cubetto è tuo gratis, ma allora William prende il tuo oro, e con esso un punto.
lesson-other-use-thomas-keep = Puoi conservarlo, ma 2 punti sono il massimo che può salvare.
lesson-other-lose-craftsman = Puoi rinunciare a quello, ma fa più punti del Falegname.
lesson-other-use-exemption-keep = Puoi conservarla, ma ora risparmia 3 monete e un punto.
lesson-other-remove-craftsman = Può andare anche quello, ma dai cubetti fa più punti dello Scalpellino.

## Il gioco in un minuto

minute-aim = Insieme costruite la cattedrale di Kingsbridge. Vince chi contribuisce di più, in punti.
minute-turn = In ogni round prendi carte: i lavoratori portano legno, pietra e sabbia, e con l’oro assumi artigiani. Poi i capomastri si pescano da un sacchetto e occupano i posti migliori. Alla fine gli artigiani trasformano i cubetti in punti.
minute-end = La partita finisce dopo sei round, quando la cattedrale è completa.
minute-points = La maggior parte dei punti viene dagli artigiani: quelli che arrivano dopo fanno di più con ogni cubetto. Danno punti anche il Priorato e alcuni privilegi; eventi e tasse possono toglierne.
