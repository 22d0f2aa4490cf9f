### Il corso di Old London Bridge: il titolo di ogni lezione, che cosa si dice prima di ogni passo e alla fine, e le risposte
### alle scelte che non portano avanti. Le lezioni stesse: src/guildhall/lessons/old-london-bridge.toml.

lesson-order = Chi comincia
lesson-order-1 =
    In ogni round tutti giocano una carta in segreto. La carta più alta comincia; in parità, chi è più avanti sul tracciato
    cappella. Stavolta vuoi scegliere per primo: gioca il Lord, il tuo 4.
lesson-order-1-last = Peter è l’ultimo, ma non si perde mai: torna in mano. Stavolta conta di più scegliere per primi.
lesson-order-2 =
    Cominci tu, e il Lord torna nella riserva comune. Piazza la pedina: lo spazio paga il suo guadagno e prendi l’edificio che ha
    davanti. Prendi l’emporio accanto a £3.
lesson-order-2-chapel = La cappella ti fa avanzare sul suo tracciato, ma lo spazio paga solo £1. Stavolta prendi il guadagno migliore.
lesson-order-2-centre = Dal centro prendi qualsiasi edificio, ma paghi £2. Qui basta uno spazio che paga te.
lesson-order-end =
    Guadagno, edificio, effetto: un turno è tutto qui. Poi tocca agli altri, le pedine tornano e la rotella gira di
    nuovo.

lesson-rondel = La rotella
lesson-rondel-1 =
    Ogni spazio intorno al centro ospita una pedina ed è davanti a una pila; la X è chiusa. Vuoi la porta, che è davanti alla X. Il
    centro arriva a ogni pila, per £2. Vai al centro.
lesson-rondel-1-guild = La gilda è un buon edificio. Ma qui si tratta della porta, a cui arriva solo il centro.
lesson-rondel-2 = Scegli la porta.
lesson-rondel-end = La rotella gira all’inizio di ogni round: ciò che ora è caro può costare poco nel prossimo.

lesson-bridge = Costruire il ponte
lesson-bridge-1 =
    Un ponte cresce da sinistra a destra, e ogni numero dev’essere più basso del precedente. Dopo il tuo 11 in fondo ci
    sta solo un numero più basso. La cappella ha il numero 8: prendila.
lesson-bridge-1-higher = 20 è più alto di 11, quindi dovrebbe rimpiazzare un edificio: il ponte non crescerebbe.
lesson-bridge-1-park = Un giardino va bene ovunque e ti fa ricominciare da un numero alto. Tienilo per quando serve.
lesson-bridge-2 =
    Ora la locanda con il numero 20. È più alto dell’ultimo edificio, quindi deve rimpiazzarne uno. Prendila e guarda
    quale.
lesson-bridge-3 = Deve stare bene fra i vicini. Rimpiazza il 15: così 47, 23, 20, 11 e 8 scendono ancora.
lesson-bridge-end =
    I ponti lunghi rendono alla fine, e gli spazi vuoti costano. Un giardino chiude una serie: dopo può stare ogni numero.

lesson-shields = Gli stemmi danno forza
lesson-shields-1 =
    La potenza di un effetto è il numero di stemmi del colore dell’edificio sul tuo ponte, compreso il suo. Le gilde li
    mostrano tutti e quattro. Arancioni: gilda 58, cappella 53, gilda 51, e con l’emporio 43 fanno quattro. Prendilo:
    £4.
lesson-shields-2 =
    Hai appena costruito una locanda con potenza 5: prendi carte per un valore fino a 5. Un Lord, che vale 4, ti ridà la
    prima scelta. Prendi un Lord.
lesson-shields-2-nothing = Non devi prenderne, ma è con le carte che si agisce. Prendine almeno una.
lesson-shields-end =
    Resta 1, e puoi ancora prendere un Mercante. Gilde e giardini non hanno effetto; rafforzano gli altri.

lesson-tracks = Cappella e porta
lesson-tracks-1 =
    Le cappelle ti fanno avanzare sul tracciato cappella, che dà monete e decide ogni parità. La cappella 21 è verde: con
    le gilde 58 e 34 e la porta 45 ha potenza 4. Prendila.
lesson-tracks-2 =
    Hai appena costruito una porta, e il tuo segnalino ha passato due spazi bonus sul suo tracciato. Ognuno ti dà una
    tessera bonus: scegline una.
lesson-tracks-2-free = Una tessera non costa nulla, e non utilizzata vale comunque £1. Prendine una.
lesson-tracks-end = Un’altra tessera è tua. L’ultimo spazio di ogni tracciato paga £10, a chiunque ci arrivi.

lesson-tiles = Le tessere bonus
lesson-tiles-1 =
    Una tessera si usa una volta, dal round dopo quello in cui l’hai presa. Questa ti dà una Lady prima di scegliere le
    carte: usala.
lesson-tiles-2 =
    Sono stati rivelati due Chierici, e l’altro giocatore è più avanti sul tracciato cappella. Questa tessera alza di 1 la
    tua carta, così cominci tu. Usala.
lesson-tiles-3 = All’inizio del turno una tessera ti fa avanzare di 2 sul tracciato cappella, oltre le £2 dello spazio 5. Usala.
lesson-tiles-4 = Lo spazio davanti all’emporio è occupato, ma la tua tessera ti fa stare accanto a quella pedina. Vai lì.
lesson-tiles-5 = Dopo l’effetto questa tessera ti ridà la carta: il tuo Lord, che vale 4. Usala.
lesson-tiles-end = Altre tessere aprono la X o rendono gratuito il centro. Nessuno è mai obbligato a usarle.

lesson-end = L’ultimo round
lesson-end-1 =
    Qualsiasi edificio riempie l’ultimo spazio. Confronta quanto rendono: lo spazio davanti al giardino £3, quello
    dell’emporio £2, e il suo effetto £1 per ogni stemma grigio. Prendi l’emporio.
lesson-end-1-park = £3 e un ponte pieno: bene. Ma l’effetto dell’emporio rende di più.
lesson-end-end =
    Il foglio dei punti mostra tutto: il denaro, le posizioni per cappella, porta, locanda e ponte, £1 per ogni tessera non
    utilizzata e quanto costano gli spazi vuoti. Vince chi ha più denaro.

lesson-two = In due, e le tessere per esperti
lesson-two-1 =
    In due ognuno gioca due carte e ha due turni. Ogni carta conta per sé. Un turno presto e uno più tardi: gioca il Lord e
    il Mercante.
lesson-two-2 =
    L’espansione per esperti cambia parti del punteggio. Qui le tessere bonus non utilizzate danno £1, £4, £9 o £16 da una
    a quattro. Ne hai quattro: tienile tutte.
lesson-two-end = Prima di una partita per esperti leggi le tessere punteggio: dicono quanto vale il ponte.

lesson-first-game = Comincia una partita
lesson-first-game-1 =
    È cominciata una partita in tre. Gioca come vuoi: sai quello che serve. La frase qui sotto ti ricorda il senso di ogni
    domanda.
lesson-first-game-end = Il corso è finito. Una partita intera ha dodici round e dura circa un’ora.

## Risposte alle scelte che non portano avanti. Prima si dice che cosa farebbero.

lesson-other-choose-card = Puoi giocarla, ma una carta più alta agirebbe prima di te. Gioca la più alta.
lesson-other-choose-two-cards = Puoi giocarle, ma così non hai un turno presto, o spendi più del necessario. Prova 4 e 1.
lesson-other-place-figure = Un posto discreto, e renderebbe. Ma cerca l’edificio di cui parla la lezione.
lesson-other-place-figure-centre = Il centro andrebbe bene, ma costa £2. Qui basta uno spazio lì intorno.
lesson-other-place-figure-centre-free = La tua tessera renderebbe gratuito il centro. Ma qui un altro spazio rende di più.
lesson-other-place-figure-x = La tua tessera apre la X, che però non dà guadagno. Qui un altro spazio rende di più.
lesson-other-choose-stack = Puoi prendere da quella. Ma eri qui per la porta.
lesson-other-replace = Andrebbe bene anche lì. Ma perderesti il 23, e con lui il posto per i numeri sopra il 20.
lesson-other-take-cards = Puoi prenderla, e poi altre fino alla potenza. Ma solo un Lord ti dà la prima scelta.
lesson-other-take-lady-done = Puoi conservare la tessera. Ma la lezione mostra che cosa fa: usala.
lesson-other-raise-card-done = Puoi conservare la tessera, ma allora l’altro giocatore è prima di te.
lesson-other-use-before-placing-chapel = Puoi usarla. Ma quattro tessere valgono £16, tre soltanto £9.
lesson-other-use-before-placing-done = Puoi conservare la tessera. Ma le monete sono proprio davanti a te: usala.
lesson-other-use-after-action-done = Puoi conservare la tessera, ma allora il Lord resta nella riserva comune.

## Il gioco in un minuto

minute-aim = Costruisci case sul tuo ponte, e ogni casa rende qualcosa. Vince chi alla fine ha più denaro.
minute-turn =
    Tutti giocano una carta in segreto, e la più alta comincia. Piazzi la pedina sulla rotella, prendi il guadagno e
    l’edificio davanti allo spazio, lo costruisci e applichi il suo effetto. Gli stemmi del suo colore lo rafforzano.
minute-end = La partita finisce dopo 12 round, in due dopo 6 round di due turni.
minute-points = I numeri sul ponte devono scendere da sinistra a destra; un giardino fa ricominciare. Oltre al denaro contano le posizioni sui tracciati di cappella e porte, le carte in mano e un ponte lungo; gli spazi vuoti costano.
