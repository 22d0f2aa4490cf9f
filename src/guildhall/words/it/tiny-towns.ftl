### Tiny Towns
###
### Forme dei nomi: `.a` con l’articolo, `.the` con l’articolo determinativo, `.of` con «di», `.help` l’effetto della carta.

game-title = Tiny Towns
game-pitch =
    Una città di sedici caselle. Tutti ricevono gli stessi cubetti, e chi li dispone meglio ha la città più bella quando
    non resta più una casella libera.
game-provenance =
    Le carte hanno gli schemi e i punti del regolamento e di fonti pubbliche; niente è inventato.

## Impostazioni

setting-mode = Partita
    .standard = partita standard (da soli: gioco in solitario)
    .town-hall = Municipio
    .help = Chi nomina le risorse: un Mastro Costruttore, oppure le carte e, un turno su tre, ciascuno per sé.
setting-cards = Carte Edificio
    .random = a caso
    .first-game = consigliate per la prima partita
    .help = Quale carta di ogni tipo è in gioco, se sotto non se ne sceglie una.
setting-farm = Edificio rosso (Fattoria)
    .any = come sopra
    .farm = { name-farm }
    .granary = { name-granary }
    .greenhouse = { name-greenhouse }
    .orchard = { name-orchard }
    .help = La carta di questo tipo, se ne volete una precisa.
setting-well = Edificio grigio (Pozzo)
    .any = come sopra
    .well = { name-well }
    .fountain = { name-fountain }
    .millstone = { name-millstone }
    .shed = { name-shed }
    .help = La carta di questo tipo, se ne volete una precisa.
setting-chapel = Edificio arancione (Cappella)
    .any = come sopra
    .chapel = { name-chapel }
    .abbey = { name-abbey }
    .cloister = { name-cloister }
    .temple = { name-temple }
    .help = La carta di questo tipo, se ne volete una precisa.
setting-tavern = Edificio verde (Taverna)
    .any = come sopra
    .tavern = { name-tavern }
    .almshouse = { name-almshouse }
    .feast-hall = { name-feast-hall }
    .inn = { name-inn }
    .help = La carta di questo tipo, se ne volete una precisa. In solitario la Sala dei Banchetti non c’è: se ne usa un’altra.
setting-theater = Edificio giallo (Teatro)
    .any = come sopra
    .theater = { name-theater }
    .bakery = { name-bakery }
    .market = { name-market }
    .tailor = { name-tailor }
    .help = La carta di questo tipo, se ne volete una precisa.
setting-factory = Edificio nero (Fabbrica)
    .any = come sopra
    .factory = { name-factory }
    .warehouse = { name-warehouse }
    .bank = { name-bank }
    .trading-post = { name-trading-post }
    .help = La carta di questo tipo, se ne volete una precisa. In solitario la Banca non c’è: se ne usa un’altra.
setting-monuments = Monumenti
    .on = con i monumenti
    .off = senza monumenti
    .help = Ogni giocatore ha un monumento segreto; nella prima partita si può farne a meno.
setting-novice = Regola del principiante
    .off = disattivata
    .all = per tutti
    .help = Un principiante può mettere da parte due volte un cubetto nominato da un altro giocatore.
setting-novice-1 = Regola del principiante per il giocatore 1
    .off = disattivata
    .on = attivata
    .help = La regola del principiante solo per questo giocatore.
setting-novice-2 = Regola del principiante per il giocatore 2
    .off = disattivata
    .on = attivata
    .help = La regola del principiante solo per questo giocatore.
setting-novice-3 = Regola del principiante per il giocatore 3
    .off = disattivata
    .on = attivata
    .help = La regola del principiante solo per questo giocatore.
setting-novice-4 = Regola del principiante per il giocatore 4
    .off = disattivata
    .on = attivata
    .help = La regola del principiante solo per questo giocatore.
setting-novice-5 = Regola del principiante per il giocatore 5
    .off = disattivata
    .on = attivata
    .help = La regola del principiante solo per questo giocatore.
setting-novice-6 = Regola del principiante per il giocatore 6
    .off = disattivata
    .on = attivata
    .help = La regola del principiante solo per questo giocatore.
setting-first-master-builder = Primo Mastro Costruttore
    .random = a caso
    .seat-1 = giocatore 1
    .seat-2 = giocatore 2
    .seat-3 = giocatore 3
    .seat-4 = giocatore 4
    .seat-5 = giocatore 5
    .seat-6 = giocatore 6
    .help = Chi nomina la prima risorsa.

## Fasi

phase-setup = Preparazione
phase-name = Nomina una risorsa
phase-place = Piazza la risorsa
phase-build = Costruzione
phase-end = Fine della partita

## Risorse

name-wood = legno
    .the = il legno
    .of = del legno
name-wheat = grano
    .the = il grano
    .of = del grano
name-brick = mattone
    .the = il mattone
    .of = del mattone
name-glass = vetro
    .the = il vetro
    .of = del vetro
name-stone = pietra
    .the = la pietra
    .of = della pietra

## Tipi di edifici

name-cottages = Cottage (blu)
name-farms = Fattorie (rosse)
name-wells = Pozzi (grigi)
name-chapels = Cappelle (arancioni)
name-taverns = Taverne (verdi)
name-theaters = Teatri (gialli)
name-factories = Fabbriche (nere)
name-monuments = Monumenti (rosa)

## Carte Edificio

name-cottage = Cottage
    .a = un Cottage
    .help = 3 punti se è nutrito.
name-farm = Fattoria
    .a = una Fattoria
    .help = Nutre fino a 4 Cottage ovunque nella tua città.
name-granary = Granaio
    .a = un Granaio
    .help = Nutre i Cottage sulle 8 caselle intorno.
name-greenhouse = Serra
    .a = una Serra
    .help = Nutre tutti i Cottage di un gruppo contiguo, ovunque sia.
name-orchard = Frutteto
    .a = un Frutteto
    .help = Nutre i Cottage nella sua riga e colonna.
name-well = Pozzo
    .a = un Pozzo
    .help = 1 punto per ogni Cottage adiacente.
name-fountain = Fontana
    .a = una Fontana
    .help = 2 punti se è adiacente a un’altra Fontana.
name-millstone = Macina
    .a = una Macina
    .help = 2 punti se è adiacente a un edificio rosso o giallo.
name-shed = Capanno
    .a = un Capanno
    .help = 1 punto. Può stare su qualsiasi casella vuota.
name-chapel = Cappella
    .a = una Cappella
    .help = 1 punto per ogni Cottage nutrito nella tua città.
name-abbey = Abbazia
    .a = un’Abbazia
    .help = 3 punti se non è adiacente a edifici neri, verdi o gialli.
name-cloister = Chiostro
    .a = un Chiostro
    .help = 1 punto per ogni Chiostro in un angolo della tua città.
name-temple = Tempio
    .a = un Tempio
    .help = 4 punti se è adiacente ad almeno 2 Cottage nutriti.
name-tavern = Taverna
    .a = una Taverna
    .help = Secondo il loro numero: 2, 5, 9, 14, 20 punti.
name-almshouse = Ospizio
    .a = un Ospizio
    .help = Secondo il loro numero: -1, 5, -3, 15, -5, 26 punti.
name-feast-hall = Sala dei Banchetti
    .a = una Sala dei Banchetti
    .help = 2 punti, o 3 se ne hai più del giocatore alla tua destra.
name-inn = Locanda
    .a = una Locanda
    .help = 3 punti se non c’è un’altra Locanda nella sua riga e colonna.
name-theater = Teatro
    .a = un Teatro
    .help = 1 punto per ogni altro tipo di edificio nella sua riga e colonna.
name-bakery = Panetteria
    .a = una Panetteria
    .help = 3 punti se è adiacente a un edificio rosso o nero.
name-market = Mercato
    .a = un Mercato
    .help = 1 punto per ogni Mercato nella sua riga o nella sua colonna, dove ce ne sono di più.
name-tailor = Sartoria
    .a = una Sartoria
    .help = 1 punto, più 1 per ogni Sartoria sulle caselle centrali.
name-factory = Fabbrica
    .a = una Fabbrica
    .help = Scegli una risorsa da metterci. Quando un altro giocatore la nomina, puoi piazzarne una diversa.
name-warehouse = Magazzino
    .a = un Magazzino
    .help = -1 punto per ogni cubetto che contiene. Ne tiene 3: qui puoi mettere o scambiare ciò che nominano gli altri.
name-bank = Banca
    .a = una Banca
    .help = 4 punti. Scegli una risorsa da metterci: non puoi più nominarla.
name-trading-post = Emporio
    .a = un Emporio
    .help = 1 punto. Vale come qualsiasi risorsa nei tuoi schemi; in ognuno serve almeno un vero cubetto.

## Monumenti

name-architects-guild = Gilda degli Architetti
    .a = la Gilda degli Architetti
    .help = 1 punto. Sostituisci fino a 2 tuoi edifici con altri tipi.
name-archive-of-the-second-age = Archivio della Seconda Era
    .a = l’Archivio della Seconda Era
    .help = 1 punto per ogni tipo di edificio nella tua città, monumenti esclusi.
name-barrett-castle = Castello Barrett
    .a = il Castello Barrett
    .help = 5 punti se è nutrito. Vale come 2 Cottage.
name-cathedral-of-caterina = Cattedrale di Caterina
    .a = la Cattedrale di Caterina
    .help = 2 punti. Le tue caselle vuote non costano nulla.
name-fort-ironweed = Forte Ironweed
    .a = il Forte Ironweed
    .help = 7 punti. Non sei più Mastro Costruttore, a meno che non resti in gioco soltanto tu.
name-grand-mausoleum-of-the-rodina = Gran Mausoleo della Rodina
    .a = il Gran Mausoleo della Rodina
    .help = I tuoi Cottage non nutriti valgono 3 punti ciascuno.
name-grove-university = Università del Boschetto
    .a = l’Università del Boschetto
    .help = 3 punti. Piazza su una casella vuota un edificio di una qualsiasi carta in gioco.
name-mandras-palace = Palazzo Mandras
    .a = il Palazzo Mandras
    .help = 2 punti per ogni tipo diverso di edificio adiacente.
name-obelisk-of-the-crescent = Obelisco della Mezzaluna
    .a = l’Obelisco della Mezzaluna
    .help = D’ora in poi puoi mettere ciò che costruisci su qualsiasi casella vuota.
name-opaleyes-watch = Torre di Guardia di Opaleye
    .a = la Torre di Guardia di Opaleye
    .help = Mettici 3 edifici diversi. Quando un vicino ne costruisce uno, piazza il tuo.
name-shrine-of-the-elder-tree = Santuario dell’Albero Antico
    .a = il Santuario dell’Albero Antico
    .help = Secondo gli edifici nella tua città ora: 1, 2, 3, 4, 5, 8 punti.
name-silva-forum = Foro di Silva
    .a = il Foro di Silva
    .help = 1 punto, più 1 per ogni edificio del tuo gruppo più grande di un solo tipo.
name-the-sky-baths = Le Terme Celesti
    .a = le Terme Celesti
    .help = 2 punti per ogni tipo di edificio che non hai, monumenti esclusi.
name-the-starloom = Il Telaio Stellare
    .a = il Telaio Stellare
    .help = 6, 3 o 2 punti se la tua città è completata come 1ª, 2ª o 3ª.
name-statue-of-the-bondmaker = Statua del Creatore di Legami
    .a = la Statua del Creatore di Legami
    .help = Quando un altro giocatore nomina una risorsa, puoi metterla su un Cottage senza cubetto.

## Caselle

name-a1 = a1
name-b1 = b1
name-c1 = c1
name-d1 = d1
name-a2 = a2
name-b2 = b2
name-c2 = c2
name-d2 = d2
name-a3 = a3
name-b3 = b3
name-c3 = c3
name-d3 = d3
name-a4 = a4
name-b4 = b4
name-c4 = c4
name-d4 = d4

## Titoli del gioco in solitario

name-rank-1 = Aspirante Architetto
name-rank-2 = Apprendista Costruttore
name-rank-3 = Carpentiere
name-rank-4 = Ingegnere
name-rank-5 = Urbanista
name-rank-6 = Grande Architetto

## Domande e risposte

ask-turn-building = Quale carta viene scoperta?
turn-building =
    .card = { $a }

ask-draw-builder = Chi è il primo Mastro Costruttore?
draw-builder =
    .seat = giocatore { $a }

ask-deal-monument = Quale monumento viene distribuito?
deal-monument =
    .monument = { $a }

ask-keep-monument = Quale monumento tieni?
keep-monument =
    .monument = Tieni { $a_a }

ask-call-resource = Nomina una risorsa per tutti.
call-resource =
    .resource = Nomina { $a_the }

ask-turn-card = Quale carta risorsa viene scoperta?
turn-card =
    .resource = { $a }

ask-choose-card = Scegli una delle carte scoperte.
choose-card =
    .resource = Prendi { $a_the }

ask-choose-resource = Scegli una risorsa a piacere.
choose-resource =
    .resource = Scegli { $a_the }

ask-choose-cube =
    La risorsa del turno: { $resource ->
        [0] { name-wood }
        [1] { name-wheat }
        [2] { name-brick }
        [3] { name-glass }
       *[4] { name-stone }
    }. Quale cubetto piazzi?
choose-cube =
    .named = La risorsa nominata
    .factory = Fabbrica: piazza invece { $a_the }
    .swap = Magazzino in { $a }: scambia con { $b_the }

ask-place-cube =
    Dove piazzi il cubetto ({ $resource ->
        [0] { name-wood }
        [1] { name-wheat }
        [2] { name-brick }
        [3] { name-glass }
       *[4] { name-stone }
    })?
place-cube =
    .square = In { $a }
    .store = Nel Magazzino in { $a }
    .cottage = Sul Cottage in { $a }
    .aside = Da parte (regola del principiante)

ask-build = Costruisci o prosegui. Te lo si chiede anche se non c’è nulla da costruire: così i monumenti restano segreti.
build =
    .done = Non costruire altro
    .build = Costruisci { $a_a }

ask-use-squares = Da quali caselle nasce l’edificio?
use-squares =
    .two = { $a }, { $b }
    .three = { $a }, { $b }, { $c }
    .four = { $a }, { $b }, { $c }, { $d }
    .five = { $a }, { $b }, { $c }, { $d }, { $e }
    .six = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }

ask-stand-on = Su quale casella va l’edificio?
stand-on =
    .square = In { $a }

ask-fill = Quale risorsa va sull’edificio?
fill =
    .resource = { $a }

ask-replace =
    Puoi ancora sostituire { $left ->
        [one] { $left } edificio
       *[other] { $left } edifici
    } con altri tipi. Quale?
replace =
    .done = Basta così
    .square = Sostituisci l’edificio in { $a }

ask-replace-with = Con quale edificio lo sostituisci?
replace-with =
    .take = { $a }

ask-take-building = Quale edificio prendi dalla riserva?
take-building =
    .take = { $a }

ask-set-building = Dove piazzi l’edificio?
set-building =
    .square = In { $a }

ask-watch-types = Quali tre tipi aspetta la Torre?
watch-types =
    .types = { $a }; { $b }; { $c }

## Eventi

event-turns-building = In gioco: { $card }.
event-takes-hammer = Il Mastro Costruttore ora è { $seat }.
event-deals = { $seat } riceve { $card_a }.
event-keeps = { $seat } tiene { $card_a }.
event-names = { $seat } nomina { $resource_the }.
event-turns-card = La carta mostra { $resource_the }.
event-reshuffles = Le carte risorsa vengono mescolate.
event-chooses-card = { $seat } prende la carta con { $resource_the }.
event-places = { $seat } piazza { $resource_the } in { $square }.
event-substitutes = { $seat } usa la Fabbrica: al posto { $named_of } piazza { $resource_the } in { $square }.
event-stores = { $seat } mette { $resource_the } nel Magazzino in { $square }.
event-swaps =
    { $seat } scambia { $named_the } con { $resource_the } nel Magazzino in { $house } e piazza il cubetto in { $square }.
event-puts-on-cottage = { $seat } mette { $resource_the } sul Cottage in { $square }.
event-sets-aside = { $seat } mette da parte { $resource_the }.
event-reveals = { $seat } rivela un monumento: { $card }.
event-builds = { $seat } costruisce { $card_a } in { $square }.
event-fills = { $seat } mette { $resource_the } sull’edificio in { $square }.
event-sets = { $seat } piazza { $card_a } in { $square }.
event-replaces = { $seat } sostituisce { $old_a } in { $square } con { $new_a }.
event-watches = { $seat } mette sulla Torre { $first_a }, { $second_a } e { $third_a }.
event-is-done = { $seat } ha finito di costruire.
event-completes = { $seat } completa la città nel turno { $turn }.
event-ends = Tutte le città sono complete.
event-earns-title =
    { $seat } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e ottiene il titolo: { $rank }.
event-only-square = Il cubetto va in { $square }, la tua ultima casella libera.
event-only-resource = Tutte le carte scoperte mostrano { $resource_the }: non c’è nulla da scegliere.

## Motivi

why-tt-3-7 = Questa carta non è in gioco.
why-tt-3-10 = Puoi tenere solo un monumento che ti è stato distribuito.
why-tt-5-2 = Su questa casella c’è già un cubetto.
why-tt-5-6 = Una sola alternativa per turno: questo cubetto va su una casella vuota.
why-tt-5-7 = La risorsa l’hai nominata tu.
why-tt-6-2 = I cubetti non sono disposti come mostra la carta.
why-tt-6-6 = L’edificio va su una delle caselle da cui nasce.
why-tt-6-12 = Su questa casella c’è un edificio.
why-tt-7-7 = Lì non c’è un Magazzino con posto.
why-tt-7-8 = Lì non c’è un Magazzino con quel cubetto.
why-tt-7-11 = Una Fabbrica serve solo quando viene nominata la sua risorsa, e allora ne dà una diversa.
why-tt-7-12 = Una delle tue Banche ha già questa risorsa.
why-tt-7-13 = Una tua Banca vieta di nominare questa risorsa.
why-tt-7-14 = Una città ha al massimo cinque Banche.
why-tt-7-15 = Avrebbe lo stesso effetto di un’altra risposta.
why-tt-8-1 = Questo non è il tuo monumento.
why-tt-8-2 = Hai già costruito il tuo monumento.
why-tt-8-7 = Sostituisci un edificio diverso dalla Gilda, su un’altra casella, con un tipo diverso.
why-tt-8-18 = Lì non c’è un Cottage per un cubetto.
why-tt-14-1 = La regola del principiante non vale per te.
why-tt-14-2 = Hai già messo da parte due cubetti.
why-tt-15-8 = Non funziona in un turno di libera scelta.
why-tt-15-10 = Una tua Banca vieta di scegliere questa risorsa.
why-tt-16-3 = Questa carta non è tra quelle scoperte.

## Da dove vengono i punti

ledger-building = { $card } in { $square }
ledger-building-counts =
    { $card } in { $square }, { $count ->
        [one] conta { $count } casella
       *[other] contano { $count } caselle
    }
ledger-building-cottages =
    { $card } in { $square }, { $count ->
        [one] conta { $count } Cottage
       *[other] contano { $count } Cottage
    }
ledger-building-types =
    { $card } in { $square }, { $count ->
        [one] conta { $count } tipo
       *[other] contano { $count } tipi diversi
    }
ledger-building-spoilt =
    { $card } in { $square }, { $count ->
        [one] nessun punto: { $count } edificio di troppo
       *[other] nessun punto: { $count } edifici di troppo
    }
ledger-together =
    { $card }, { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici insieme
    }
ledger-empty-squares =
    { $count ->
        [one] { $count } casella vuota
       *[other] { $count } caselle vuote
    }

## Etichette

label-turn = Turno { $turn }
label-resource = risorsa
label-free-choice = ognuno sceglie
label-hammer = martello
label-face-up = carte
label-under = sotto il mazzo
label-pile = mazzo
label-title = titolo
label-points = punti
label-hidden = coperto
label-watch = aspetta
label-aside = da parte
label-builds = costruisce
label-completed = completata nel turno { $turn }
label-done = fatto
label-fed = nutrito
label-empty-square = vuota
label-empty-squares = Caselle vuote
label-empty-town = ancora nessun cubetto e nessun edificio
label-have = nella tua città: { $count }
label-acts =
    { $phase ->
        [setup] sceglie un monumento
        [name] nomina una risorsa
        [place] piazza
       *[build] costruisce
    }
label-placed = ha piazzato
label-chosen = ha scelto
label-waits = aspetta
label-master-builder = Mastro Costruttore
label-names = { $player } nomina una risorsa
label-named = nominata da { $player }
label-card-shows = come mostra la carta
label-onto-building = Una risorsa per il nuovo edificio
label-pile-left =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
label-cycle = I turni del Municipio
label-card-turn = carta
label-free-turn = scelta libera
label-turned = già scoperte
label-aside-left =
    { $count ->
        [one] si può mettere da parte ancora { $count } cubetto
       *[other] si possono mettere da parte ancora { $count } cubetti
    }
label-buildings =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    }
label-monument-hidden = Un monumento noto solo a chi lo possiede
label-your-monument = il tuo monumento
label-your-secret = il tuo monumento, segreto
label-cards = Le carte in gioco
label-towns = Le altre città
label-full-town = La tua città è piena: se ti fermi ora, è completata.

## Di che cosa parlano i suggerimenti

hint-patterns = Gli schemi di edifici che hai iniziato
hint-loose-cubes = I cubetti che non entrano in nessuno schema
hint-room = Le caselle vuote
hint-prospects = Gli edifici preziosi che puoi ancora raggiungere
hint-cottages = I Cottage e come vengono nutriti
hint-neighbours = Ciò di cui i tuoi edifici hanno ancora bisogno accanto
hint-sets = Il prossimo edificio di una serie
hint-factories = Ciò che sanno fare le tue Fabbriche
hint-monument = Il tuo monumento
hint-shape = Le caselle vuote che restano unite
