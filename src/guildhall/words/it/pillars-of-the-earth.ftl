### I Pilastri della Terra
###
### Forme dei nomi: `.di` con la preposizione, `.help` che cosa fa. PV sono i punti vittoria.

game-title = I Pilastri della Terra
game-pitch =
    Sei round per costruire la cattedrale di Kingsbridge. Manda i lavoratori a prendere legno, pietra e sabbia, manda
    i capomastri a procurarti favori e assumi gli artigiani che trasformano tutto in punti vittoria.
game-provenance =
    Carte e tabellone hanno i valori del regolamento e di fonti pubbliche; nessuno è inventato.

## Parti del round

phase-layout = Preparazione del round
phase-cards = Fase I: scelta delle carte risorsa e artigiano
phase-builders = Fase II: piazzamento dei capomastri
phase-event = 1. Evento
phase-bishop = 2. Sede del Vescovo: protezione dall’evento
phase-wool-mill = 3. Guadagni del lanificio
phase-kingsbridge = 4. Kingsbridge: prendi una carta privilegio
phase-priory = 5. Priorato di Kingsbridge: punti vittoria
phase-forest = 6. Foresta: raccogli legno
phase-quarry = 7. Cava di pietra: raccogli pietra
phase-gravel-pit = 8. Cava di sabbia: raccogli sabbia
phase-court = 9. Corte del Re: tasse e metallo
phase-shiring = 10. Shiring: prendi un artigiano
phase-castle = 11. Castello di Shiring: lavoratori per il prossimo round
phase-market = 12. Mercato di Kingsbridge: compra e vendi
phase-cathedral = 13. Cattedrale: punti vittoria per gli artigiani
phase-start-player = 14. Prossimo primo giocatore
phase-end = Fine della partita

## Risorse

name-wood = legno
    .di = di legno
name-stone = pietra
    .di = di pietra
name-sand = sabbia
    .di = di sabbia
name-metal = metallo
    .di = di metallo

## Luoghi per i capomastri

name-bishop = Sede del Vescovo
    .help = Protezione da un evento negativo, oppure un cubetto del mercato.
name-kingsbridge-1 = Kingsbridge, prima carta
    .help = Dà il privilegio sopra il primo spazio.
name-kingsbridge-2 = Kingsbridge, seconda carta
    .help = Dà il privilegio sopra il secondo spazio.
name-priory = Priorato di Kingsbridge
    .help = Punti vittoria, di più per il primo capomastro.
name-court = Corte del Re
    .help = Niente tassa in questo round; il primo capomastro prende anche il metallo.
name-shiring-1 = Shiring, prima carta
    .help = Dà gratis l’artigiano sopra il primo spazio.
name-shiring-2 = Shiring, seconda carta
    .help = Dà gratis l’artigiano sopra il secondo spazio.
name-castle = Castello di Shiring
    .help = Lavoratori grigi per il prossimo round.
name-market = Mercato di Kingsbridge
    .help = Compra e vendi risorse, nell’ordine degli spazi.
name-start-player = Prossimo primo giocatore
    .help = Nel prossimo round cominci tu.

## Carte risorsa

name-rc-wood-2 = foresta piccola
name-rc-wood-3 = foresta media
name-rc-wood-4 = foresta grande
name-rc-stone-2 = cava di pietra piccola
name-rc-stone-3 = cava di pietra media
name-rc-stone-4 = cava di pietra grande
name-rc-sand-2 = cava di sabbia piccola
name-rc-sand-3 = cava di sabbia media
name-rc-sand-4 = cava di sabbia grande

## Artigiani; il numero romano è il loro round

name-cr0-mortar-mixer = Impastatore di malta
    .help = Trasforma la sabbia in punti vittoria. Senza di lui i tuoi Muratori non lavorano.
name-cr0-woodworker = Falegname
    .help = Trasforma il legno in punti vittoria. Senza di lui non puoi comprare legno.
name-cr0-stonecutter = Scalpellino
    .help = Trasforma la pietra in punti vittoria. Senza di lui non puoi vendere pietra.
name-cr1-tool-maker = Attrezzista I
    .help = Una volta per round dà oro se hai del metallo; il metallo resta.
name-cr1-woodworker = Falegname I
    .help = Trasforma il legno in oro. Senza un Falegname non puoi comprare legno.
name-cr1-mortar-mixer = Impastatore di malta I
    .help = Trasforma la sabbia in punti vittoria. Senza di lui i tuoi Muratori non lavorano.
name-cr1-mason = Muratore I
    .help = Trasforma la pietra in punti vittoria, ma solo con un Impastatore di malta.
name-cr2-carpenter = Carpentiere II
    .help = Trasforma il legno in punti vittoria.
name-cr2-mason = Muratore II
    .help = Trasforma la pietra in punti vittoria, ma solo con un Impastatore di malta.
name-cr2-potter = Vasaio II
    .help = Trasforma la sabbia in punti vittoria.
name-cr2-architect = Architetto II
    .help = Ogni round dà un punto vittoria gratis.
name-cr3-mason = Muratore III
    .help = Trasforma la pietra in punti vittoria, ma solo con un Impastatore di malta.
name-cr3-carpenter = Carpentiere III
    .help = Trasforma il legno in punti vittoria.
name-cr3-sculptor = Scultore III
    .help = Trasforma la pietra in molti punti vittoria.
name-cr3-potter = Vasaio III
    .help = Trasforma la sabbia in punti vittoria.
name-cr4-mason = Muratore IV
    .help = Trasforma la pietra in punti vittoria, ma solo con un Impastatore di malta.
name-cr4-carpenter = Carpentiere IV
    .help = Trasforma il legno in punti vittoria.
name-cr4-sculptor = Scultore IV
    .help = Trasforma la pietra in molti punti vittoria.
name-cr4-glassblower = Soffiatore di vetro IV
    .help = Trasforma la sabbia insieme al metallo in punti vittoria.
name-cr5-carpenter = Carpentiere V
    .help = Trasforma il legno in punti vittoria.
name-cr5-goldsmith = Orafo V
    .help = Trasforma l’oro in punti vittoria.
name-cr5-sculptor = Scultore V
    .help = Trasforma la pietra in molti punti vittoria.
name-cr5-glassblower = Soffiatore di vetro V
    .help = Trasforma la sabbia insieme al metallo in punti vittoria.
name-cr6-goldsmith = Orafo VI
    .help = Trasforma l’oro in punti vittoria.
name-cr6-sculptor = Scultore VI
    .help = Trasforma la pietra in molti punti vittoria.
name-cr6-organ-builder = Organaro VI
    .help = Trasforma il legno insieme al metallo in molti punti vittoria.
name-cr6-bell-founder = Fonditore di campane VI
    .help = Trasforma il metallo in molti punti vittoria.

## Privilegi

name-pr-tom = Tom il Costruttore
    .help = In ogni round ricevi pietra in più.
name-pr-aliena = Aliena
    .help = In ogni round ricevi legno in più.
name-pr-richard = Richard
    .help = In ogni round ricevi sabbia in più.
name-pr-otto = Otto
    .help = Dal prossimo round hai anche il lavoratore nero.
name-pr-jack = Jack
    .help = Hai un posto in più per gli artigiani.
name-pr-francis = Francis
    .help = La tua tassa è sempre la stessa, qualunque sia il lancio.
name-pr-prior-philip = Il priore Philip
    .help = Ogni tuo capomastro nel priorato vale un punto vittoria in più.
name-pr-ellen = Ellen
    .help = All’inizio di ogni round successivo solo tu vedi l’evento in arrivo.
name-pr-tax-exemption = Esenzione dalle tasse
    .help = Una volta: dopo il lancio del dado non paghi la tassa di questo round.
name-pr-thomas = L’arcivescovo Thomas
    .help = Una volta: protezione da un evento negativo, dopo che è stato rivelato.
name-pr-remigius = Remigius
    .help = Una volta: piazzi gratis un tuo capomastro appena pescato.
name-pr-madonna = La Madonna
    .help = Dà subito punti vittoria.
name-pr-wool-fair = Fiera della lana
    .help = Dà subito oro.
name-pr-toledo = Toledo
    .help = Dà subito metallo.
name-pr-festivities = Festeggiamenti
    .help = Ultimo round: dà subito metallo.
name-pr-completion = Completamento
    .help = Ultimo round: dà subito pietra e legno.

## Eventi

name-ev-king = Il dono del Re
    .help = Tutti ricevono oro.
name-ev-richard = Richard porta il minerale
    .help = Tutti ricevono metallo.
name-ev-philip = Philip sostiene il commercio della lana
    .help = Tutti ricevono 1 moneta d’oro per ogni proprio lavoratore nel lanificio, al massimo 5.
name-ev-volunteers = Volontari
    .help = In questo round ogni carta risorsa rende uno in più.
name-ev-archbishop = L’Arcivescovo
    .help =
        In questo round ognuno può usare un artigiano una volta oltre la sua capacità,
        ma non l’Organaro né il Fonditore di campane.
name-ev-william = William Hamleigh
    .help = Chi non è protetto paga oro.
name-ev-conflict = Conflitto
    .help = Chi non è protetto perde punti vittoria.
name-ev-town-wall = Le mura della città
    .help = Nel prossimo round chi non è protetto ha solo due capomastri.
name-ev-cold-winter = Inverno rigido
    .help = In questo round ogni carta risorsa di chi non è protetto rende uno in meno.
name-ev-collapse = Crollo
    .help = Chi non è protetto perde un artigiano a sua scelta.

## Pezzi della cattedrale

name-nave = la navata
name-portal = il portale
name-apse = l’abside
name-tower-1 = la prima torre
name-tower-2 = la seconda torre
name-vault = la volta

## Perché cambiano l’oro e i punti

name-reason-start-points = punti iniziali
name-reason-start-gold = oro iniziale
name-reason-hire = artigiano assunto
name-reason-builder = capomastro piazzato
name-reason-king = il dono del Re
name-reason-philip = il commercio della lana
name-reason-william = William Hamleigh
name-reason-event-shortage = oro mancante per l’evento
name-reason-conflict = conflitto
name-reason-wool-mill = lanificio
name-reason-privilege = privilegio
name-reason-priory = priorato
name-reason-prior-philip = il priore Philip
name-reason-tax = tassa
name-reason-francis = tassa, con Francis
name-reason-tax-shortage = oro mancante per la tassa
name-reason-buy = acquisto
name-reason-sell = vendita
name-reason-craftsman = artigiano
name-reason-tool-maker = Attrezzista
name-reason-architect = Architetto

## Domande e risposte

ask-draw-start-player = Chi è il primo giocatore?
draw-start-player =
    .seat = giocatore { $a }

ask-turn-privilege = Quale privilegio viene scoperto?
turn-privilege =
    .turn = { $a }

ask-turn-craftsman = Quale artigiano arriva a Shiring?
turn-craftsman =
    .turn = { $a }

ask-lay-aside = Quale carta risorsa resta fuori in questo round?
lay-aside =
    .aside = { $a }

ask-peek-event = Quale evento è in cima al mazzo?
peek-event =
    .see = { $a }

ask-take-card = Prendi una carta o passa. Lavoratori liberi: { $workers }, oro: { $gold }.
take-card =
    .pass = Non prendere altre carte in questo round
    .take = Prendi: { $a }

ask-remove-craftsman = Hai troppi artigiani. Quale esce dal gioco?
remove-craftsman =
    .remove = Togli dal gioco: { $a }

ask-draw-builder = Di chi è il capomastro pescato dal sacchetto?
draw-builder =
    .seat = giocatore { $a }

ask-return-builder =
    Capomastro pescato: { $seat_name }, costo: { $cost }. Come primo giocatore puoi, una volta per round, rimetterlo
    nel sacchetto e pescare di nuovo.
return-builder =
    .keep = Tieni
    .redraw = Rimetti nel sacchetto e pesca di nuovo
    .keep-all = Tieni questo e tutti i successivi del round

ask-place-builder = Piazza il capomastro (costo: { $cost }, oro: { $gold }) o passa.
place-builder =
    .pass = Passa; lo piazzerai dopo gratis
    .remigius = Usa Remigius e piazzalo gratis
    .place = { $a }

ask-place-free = Piazza il capomastro gratis.
place-free =
    .place = { $a }

ask-turn-event = Quale evento viene scoperto?
turn-event =
    .turn = { $a }

ask-choose-favour =
    Il tuo capomastro è nella Sede del Vescovo. Evento: { $event ->
        [0] { name-ev-king }
        [1] { name-ev-richard }
        [2] { name-ev-philip }
        [3] { name-ev-volunteers }
        [4] { name-ev-archbishop }
        [5] { name-ev-william }
        [6] { name-ev-conflict }
        [7] { name-ev-town-wall }
        [8] { name-ev-cold-winter }
       *[9] { name-ev-collapse }
    }. Che cosa scegli?
choose-favour =
    .protection = Protezione dall’evento
    .take = Prendi dal mercato 1 cubetto { $a_di }

ask-use-thomas =
    Usare l’arcivescovo Thomas contro l’evento: { $event ->
        [0] { name-ev-king }
        [1] { name-ev-richard }
        [2] { name-ev-philip }
        [3] { name-ev-volunteers }
        [4] { name-ev-archbishop }
        [5] { name-ev-william }
        [6] { name-ev-conflict }
        [7] { name-ev-town-wall }
        [8] { name-ev-cold-winter }
       *[9] { name-ev-collapse }
    }?
use-thomas =
    .use = Usa il privilegio
    .keep = Conserva il privilegio

ask-lose-craftsman = L’evento «{ name-ev-collapse }» ti toglie un artigiano. Scegli quale perdi.
lose-craftsman =
    .lose = { $a }

ask-roll-tax = Che cosa mostra il dado delle tasse?
roll-tax =
    .roll = { $a }

ask-use-exemption = Usare l’esenzione dalle tasse? Tassa: { $tax }, oro: { $gold }.
use-exemption =
    .use = Usa il privilegio
    .keep = Conserva il privilegio e paga

ask-trade = Compra o vendi un tipo di risorsa, o lascia il mercato. Oro: { $gold }.
trade =
    .leave = Lascia il mercato
    .as-suggested = Il resto come suggerito
    .buy =
        { $b ->
            [one] Compra { $b } cubetto { $a_di }
           *[other] Compra { $b } cubetti { $a_di }
        }
    .sell =
        { $b ->
            [one] Vendi { $b } cubetto { $a_di }
           *[other] Vendi { $b } cubetti { $a_di }
        }

ask-build = Costruisci la cattedrale: usa una volta un artigiano o termina.
build =
    .finish = Termina la costruzione
    .as-suggested = Il resto come suggerito
    .use = Usa: { $a }

ask-return-cube =
    { $n ->
        [one] Alla fine del round puoi tenere solo { $kept } cubetti: restituiscine { $n }.
       *[other] Alla fine del round puoi tenere solo { $kept } cubetti: restituiscine { $n }, uno alla volta.
    }
return-cube =
    .return = Restituisci 1 cubetto { $a_di }

## Che cosa succede

event-starts = Il primo giocatore è { $seat }.
event-begins-round = Comincia il round { $n }.
event-shows-privilege = A Kingsbridge: { $privilege }.
event-shows-craftsman = A Shiring: { $craftsman }.
event-shows-card = Nell’offerta: { $card }.
event-lays-aside = Fuori in questo round: { $resource }.
event-looks = { $seat } guarda l’evento in arrivo.
event-sees-event = L’evento in arrivo, che vede solo { $seat }: { $event }.
event-passes-cards = { $seat } non prende altre carte in questo round.
event-takes-card = { $seat } prende una carta risorsa: { $resource }.
event-hires = { $seat } assume un artigiano: { $craftsman }.
event-removes = { $seat } toglie dal gioco un artigiano: { $craftsman }.
event-draws-builder = Capomastro pescato: { $seat }.
event-sets-aside = Le mura della città: questo capomastro resta accanto al tabellone ({ $seat }).
event-returns-builder = { $seat } rimette nel sacchetto il capomastro pescato ({ $owner }).
event-passes-builder = Il capomastro ({ $seat }) aspetta al costo { $cost } e sarà piazzato dopo, gratis.
event-places-builder = { $seat } piazza un capomastro: { $place }.
event-uses-privilege = { $seat } usa un privilegio: { $privilege }.
event-turns-event = L’evento è: { $event }.
event-is-protected = { $seat } ha la protezione dall’evento.
event-takes-cube = { $seat } prende dal mercato 1 cubetto { $kind_di }.
event-is-limited = { $seat } ha solo due capomastri nel prossimo round.
event-receives-privilege = { $seat } riceve un privilegio: { $privilege }.
event-receives-cubes =
    { $n ->
        [one] { $seat } riceve { $n } cubetto { $kind_di }.
       *[other] { $seat } riceve { $n } cubetti { $kind_di }.
    }
event-rolls-tax = Il dado delle tasse mostra { $n }.
event-is-exempt = { $seat } non paga la tassa.
event-receives-craftsman = { $seat } riceve un artigiano: { $craftsman }.
event-receives-workers =
    { $n ->
        [one] { $seat } ha { $n } lavoratore grigio in più nel prossimo round.
       *[other] { $seat } ha { $n } lavoratori grigi in più nel prossimo round.
    }
event-trades-as-suggested = { $seat } commercia come suggerito.
event-buys =
    { $n ->
        [one] { $seat } compra { $n } cubetto { $kind_di }.
       *[other] { $seat } compra { $n } cubetti { $kind_di }.
    }
event-sells =
    { $n ->
        [one] { $seat } vende { $n } cubetto { $kind_di }.
       *[other] { $seat } vende { $n } cubetti { $kind_di }.
    }
event-leaves-market = { $seat } ritira un capomastro dal mercato.
event-builds-as-suggested = { $seat } costruisce come suggerito.
event-uses = { $seat } usa un artigiano: { $craftsman }.
event-returns-cube = { $seat } restituisce 1 cubetto { $kind_di }.
event-puts-up-part = { $seat } aggiunge alla cattedrale: { $part }.
event-gains-points =
    { $n ->
        [one] { $seat } ottiene { $n } punto vittoria: { $reason }.
       *[other] { $seat } ottiene { $n } punti vittoria: { $reason }.
    }
event-loses-points =
    { $n ->
        [one] { $seat } perde { $n } punto vittoria: { $reason }.
       *[other] { $seat } perde { $n } punti vittoria: { $reason }.
    }
event-gains-gold =
    { $n ->
        [one] { $seat } riceve { $n } moneta d’oro: { $reason }.
       *[other] { $seat } riceve { $n } monete d’oro: { $reason }.
    }
event-pays-gold =
    { $n ->
        [one] { $seat } paga { $n } moneta d’oro: { $reason }.
       *[other] { $seat } paga { $n } monete d’oro: { $reason }.
    }
event-game-ends = La cattedrale è completata.
event-only-pass-cards = Devi passare: per le carte rimaste ti mancano operai e oro.
event-only-pass-builder = Devi passare: il capomastro costa { $cost } di oro e tu ne hai { $gold }.
event-only-leave-market = Il tuo capomastro lascia il mercato: non puoi né comprare né vendere nulla.
event-only-finish = Nessuno dei tuoi artigiani può usare cubetti; ciò che non costa nulla arriva da sé.
event-only-cube = Devi restituire un cubetto e ne hai di un solo tipo: { $kind }.

## Motivi

why-poe-1-7 = Lì non c’è più uno spazio libero.
why-poe-4-1 = Questa carta non è nell’offerta.
why-poe-4-4 = Lavoratori insufficienti.
why-poe-4-7 = Oro insufficiente per questo artigiano.
why-poe-4-8 = Si può togliere solo un artigiano della propria fila.
why-poe-5-4 = Oro insufficiente per piazzare il capomastro.
why-poe-6-2-2 = L’evento è positivo: non c’è nulla da cui proteggersi.
why-poe-6-2-3 = Al mercato non ci sono più cubetti di questo tipo.
why-poe-6-12-3 = Per comprare servono abbastanza cubetti al mercato e abbastanza oro.
why-poe-6-12-5 = Non hai abbastanza cubetti da vendere.
why-poe-6-12-7 = I cubetti comprati in questo round non si possono vendere.
why-poe-6-12-8 = Senza Falegname non puoi comprare legno, senza Scalpellino non puoi vendere pietra.
why-poe-6-13-2 = Servono questo artigiano nella tua fila e tutto ciò che un uso richiede.
why-poe-6-13-3 = Questo artigiano ha esaurito la sua capacità in questo round.
why-poe-6-13-4 = Senza Impastatore di malta i tuoi Muratori non lavorano.
why-poe-6-13-5 = L’Attrezzista lavora solo se hai del metallo.
why-poe-6-13-9 = Non hai un cubetto di questo tipo.
why-poe-9-12 = Non hai Remigius.
why-poe-10-11 = Si può perdere solo un artigiano della propria fila.

## Da dove vengono i punti

ledger-start-points = Punti iniziali
ledger-event-shortage = Oro mancante: { $card }
ledger-conflict = Persi per: { $card }
ledger-privilege = Privilegio: { $card }
ledger-priory = Capomastri nel priorato
ledger-prior-philip = { $card } nel priorato
ledger-tax-shortage = Oro mancante per le tasse
ledger-craftsman = Artigiano: { $card }
ledger-architect = Gratis: { $card }

## Scritte del disegno

label-source-start-points = Punti iniziali
label-source-events = Eventi
label-source-privilege = Privilegi
label-source-priory = Priorato
label-source-tax-shortage = Tasse
label-source-craftsman = Artigiani
label-place = Luogo
label-offer = Che cosa dà
label-builders = Capomastri
label-cost = Tracciato dei costi
label-drawn = pescato
label-event = Evento
label-coming = Evento in arrivo (lo vedi solo tu)
label-supply = Riserva
label-pool = Offerta
label-tax = Tassa
label-vp = PV
label-gold = oro
label-workers = lavoratori
label-mill = nel lanificio
label-bag = nel sacchetto
label-cathedral = Cattedrale
label-start = primo giocatore
label-tax-free = niente tassa
label-next-round = prossimo round
label-board = Il tabellone
label-coins = oro
label-craftsman = artigiano
label-points = Punti vittoria
label-gold-track = Oro
label-place-event = Evento
label-place-bishop = Sede del Vescovo
label-place-mill = Lanificio
label-place-kingsbridge = Kingsbridge
label-place-priory = Priorato
label-place-forest = Foresta
label-place-quarry = Cava di pietra
label-place-pit = Cava di sabbia
label-place-court = Corte del Re
label-place-shiring = Shiring
label-place-castle = Castello
label-place-market = Mercato
label-place-cathedral = Cattedrale
label-place-start = Primo giocatore
label-bag-of-builders = Il sacchetto con i capomastri
label-free = libero
label-price = prezzo
label-buy = compra
label-sell = vendi
label-row = Artigiani
label-mark = Segnato con «!»: altri artigiani, o il mercato, dipendono da lui
label-needs = serve: { $craftsman }
label-kept = serve, ma lo conservi
label-uses =
    { $n ->
        [one] una volta per round
       *[other] fino a { $n } volte per round
    }
label-used = usi: { $used } su { $n }
label-extra-uses = Usi in più: { $n }
label-passed = ha passato
label-protected = protezione dall’evento
label-limited = solo due capomastri
label-bought = comprato
label-suggested = commercia come suggerito
label-workers-home = lavoratori a casa
label-event-hidden = L’evento di questo round non è ancora noto
label-events-left = Eventi nel mazzo: { $n }
label-privileges-left = Privilegi nel mazzo: { $n }
label-cards = Tutte le carte: viste, eliminate e ancora possibili
label-all-cards = Tutte le carte
label-events-seen = Eventi finora
label-events-to-come = Eventi che possono ancora arrivare
label-privileges-to-come = Privilegi che possono ancora arrivare
label-privileges-gone = Privilegi fuori dal gioco
label-craftsmen-gone = Artigiani fuori dal gioco
label-at-work = Lavoratori al lavoro e ciò che porteranno

## Di che cosa parlano i suggerimenti

hint-gold = Il tuo oro
hint-craftsmen-now = I punti che i tuoi artigiani possono fare in questo round
hint-craftsmen-later = Ciò che i tuoi artigiani potranno fare nei prossimi round
hint-hands = I capomastri e i lavoratori che puoi ancora usare
hint-turn-order = Scegliere prima degli altri
hint-materials = Le risorse che ti restano
hint-builders = I posti dei tuoi capomastri
hint-privileges = I tuoi privilegi
