### Guilds of London
###
### Forme dei nomi: `.from` da dove, `.pawn` una pedina di quel colore.

game-title = Guilds of London
game-pitch =
    La città delle gilde cresce di round in round. Manda i membri della tua gilda dove possono vincere le votazioni e
    diventa Mastro dove alla fine conta di più. Ogni carta serve ad assumere, a spostare o per il suo effetto.
game-provenance =
    Le regole sono quelle del regolamento, ma non ciò che è stampato: tutti i 35 tipi di carte azione, tutte le 21
    carte del Sindaco, tutti i 30 gettoni secondo posto e quasi tutto ciò che le tessere mostrano oltre a nomi e
    ranghi sono ricostruiti, perché nessun testo pubblicato li elenca.

## Impostazioni

setting-plantation = Piantagione
    .random = un lato a caso
    .ulster = { name-ulster }
    .virginia = { name-virginia }
    .help = Quale lato della tessera Piantagione si usa: quello con carte del Sindaco e carte azione o quello con punti vittoria.

## Fasi

phase-setup = Preparazione
phase-turns = Turni dei giocatori
phase-resolution = Risoluzione delle tessere
phase-development = Fase di sviluppo
phase-scoring = Punteggio finale

## Carte azione

name-journeymen = Lavoranti
name-freedom-of-the-city = Cittadinanza
name-wardens-of-the-craft = Guardiani dell’arte
name-wharf-works = Lavori al molo
name-guild-procession = Processione della gilda
name-hiring-fair = Fiera delle assunzioni
name-royal-summons = Convocazione reale
name-passage-overseas = Passaggio oltremare
name-settlers-charter = Carta dei coloni
name-merchant-adventurers = Mercanti avventurieri
name-ropewalk = Corderia
name-tobacco-cargo = Carico di tabacco
name-press-gang = Arruolamento forzato
name-crown-licence = Licenza della Corona
name-alms = Elemosina
name-bequest = Lascito
name-hospital-governors = Governatori dell’ospedale
name-pilgrimage = Pellegrinaggio
name-mission-overseas = Missione oltremare
name-harvest-feast = Festa del raccolto
name-election-day = Giorno dell’elezione
name-apprentices = Apprendisti
name-indentures = Contratti di apprendistato
name-kinsfolk = Parentela
name-market-day = Giorno di mercato
name-quayside-hands = Scaricatori
name-almshouse = Ospizio
name-strangers-in-town = Forestieri in città
name-hired-voices = Voti comprati
name-mayors-favour = Favore del Sindaco
name-royal-patronage = Patronato reale
name-beadles-staff = Bastone del Sovrintendente
name-foreign-merchants = Mercanti stranieri
name-royal-almoner = Elemosiniere reale
name-knighthood = Cavalierato

## Gilde

name-guild-1 = Mercanti di seta
    .from = dalla tessera «Mercanti di seta»
name-guild-2 = Mercanti di pepe
    .from = dalla tessera «Mercanti di pepe»
name-guild-3 = Mercanti di lana
    .from = dalla tessera «Mercanti di lana»
name-guild-4 = Mercanti di stoccafisso
    .from = dalla tessera «Mercanti di stoccafisso»
name-guild-5 = Battiloro
    .from = dalla tessera «Battiloro»
name-guild-6 = Pellicciai
    .from = dalla tessera «Pellicciai»
name-guild-7 = Farsettai
    .from = dalla tessera «Farsettai»
name-guild-8 = Berrettai
    .from = dalla tessera «Berrettai»
name-guild-9 = Mercanti di sale
    .from = dalla tessera «Mercanti di sale»
name-guild-10 = Mercanti di ferro
    .from = dalla tessera «Mercanti di ferro»
name-guild-11 = Mercanti di vino
    .from = dalla tessera «Mercanti di vino»
name-guild-12 = Cimatori
    .from = dalla tessera «Cimatori»
name-guild-13 = Tintori
    .from = dalla tessera «Tintori»
name-guild-14 = Birrai
    .from = dalla tessera «Birrai»
name-guild-15 = Conciatori
    .from = dalla tessera «Conciatori»
name-guild-16 = Stagnai
    .from = dalla tessera «Stagnai»
name-guild-17 = Chirurghi
    .from = dalla tessera «Chirurghi»
name-guild-18 = Spadai
    .from = dalla tessera «Spadai»
name-guild-19 = Fornai
    .from = dalla tessera «Fornai»
name-guild-20 = Ceraioli
    .from = dalla tessera «Ceraioli»
name-guild-21 = Candelai
    .from = dalla tessera «Candelai»
name-guild-22 = Fabbricanti di elmi
    .from = dalla tessera «Fabbricanti di elmi»
name-guild-23 = Cinturai
    .from = dalla tessera «Cinturai»
name-guild-24 = Macellai
    .from = dalla tessera «Macellai»
name-guild-25 = Sellai
    .from = dalla tessera «Sellai»
name-guild-26 = Carpentieri
    .from = dalla tessera «Carpentieri»
name-guild-27 = Calzolai
    .from = dalla tessera «Calzolai»
name-guild-28 = Miniatori
    .from = dalla tessera «Miniatori»
name-guild-29 = Pellettieri
    .from = dalla tessera «Pellettieri»
name-guild-30 = Scalpellini
    .from = dalla tessera «Scalpellini»
name-guild-31 = Piombai
    .from = dalla tessera «Piombai»
name-guild-32 = Locandieri
    .from = dalla tessera «Locandieri»
name-guild-33 = Fonditori di campane
    .from = dalla tessera «Fonditori di campane»
name-guild-34 = Uccellatori
    .from = dalla tessera «Uccellatori»
name-guild-35 = Pasticcieri
    .from = dalla tessera «Pasticcieri»
name-guild-36 = Bottai
    .from = dalla tessera «Bottai»
name-guild-37 = Barcaioli
    .from = dalla tessera «Barcaioli»
name-guild-38 = Selciatori
    .from = dalla tessera «Selciatori»
name-guild-39 = Speziali
    .from = dalla tessera «Speziali»
name-guild-40 = Capitani di mare
    .from = dalla tessera «Capitani di mare»

## Edifici speciali

name-st-lawrence-jewry = St Lawrence Jewry
    .from = dalla tessera «St Lawrence Jewry»
name-gog-and-magog = Gog e Magog
    .from = dalla tessera «Gog e Magog»
name-businessmens-hall = Sala dei Mercanti
    .from = dalla tessera «Sala dei Mercanti»
name-lord-mayors-parade = Parata del Sindaco
    .from = dalla tessera «Parata del Sindaco»
name-university-of-london = Università di Londra
    .from = dalla tessera «Università di Londra»
name-guildhall = Municipio
    .from = dal Municipio

## Gettoni secondo posto

name-one-point = 1 PV
name-two-points = 2 PV
name-two-cards = Pesca 2 carte azione
name-two-hires = Assumi 2 membri della gilda
name-one-move = Sposta 1 membro della gilda
name-to-the-plantation = Manda 1 pedina alla Piantagione
name-mayoral-choice = Scegli 1 carta del Sindaco su 2
name-neutral-pawn = Prendi 1 membro neutrale

## Carte del Sindaco

name-compass-livery = Livrea della Bussola
name-anchor-livery = Livrea dell’Ancora
name-cross-livery = Livrea della Croce
name-scythe-livery = Livrea della Falce
name-crown-livery = Livrea della Corona
name-compass-and-anchor = Bussola e Ancora
name-compass-and-cross = Bussola e Croce
name-compass-and-scythe = Bussola e Falce
name-compass-and-crown = Bussola e Corona
name-anchor-and-cross = Ancora e Croce
name-anchor-and-scythe = Ancora e Falce
name-anchor-and-crown = Ancora e Corona
name-cross-and-scythe = Croce e Falce
name-cross-and-crown = Croce e Corona
name-scythe-and-crown = Falce e Corona
name-great-twelve = Le grandi dodici
name-civic-monuments = Monumenti civici
name-common-council = Consiglio comunale
name-wardmote = Assemblea di rione
name-court-of-assistants = Corte degli assistenti
name-planters-company = Compagnia dei piantatori

## Piantagione

name-ulster = Piantagione dell’Ulster
name-virginia = Piantagione della Virginia

## Colori dei giocatori

name-green = verde
    .pawn = una pedina verde
name-red = rosso
    .pawn = una pedina rossa
name-blue = blu
    .pawn = una pedina blu
name-yellow = giallo
    .pawn = una pedina gialla

## Livree

name-compass = Bussola
    .short = Bus
name-anchor = Ancora
    .short = Anc
name-cross = Croce
    .short = Crc
name-scythe = Falce
    .short = Fal
name-crown = Corona
    .short = Cor

## Domande e risposte

ask-draw-start = Di chi è il disco sulla prossima casella di partenza?
draw-start =
    .seat =
        { $a ->
            [0] { name-green }
            [1] { name-red }
            [2] { name-blue }
           *[3] { name-yellow }
        }

ask-draw-side = Quale lato della tessera Piantagione si usa?
draw-side =
    .side = { $a }

ask-draw-tile = Quale tessera viene aggiunta?
draw-tile =
    .tile = { $a }

ask-draw-token = Quale gettone secondo posto viene messo?
draw-token =
    .token = { $a }

ask-draw-card = Quale carta azione viene pescata?
draw-card =
    .card = { $a }

ask-deal-mayoral = Quale carta del Sindaco viene distribuita?
deal-mayoral =
    .card = { $a }

ask-keep-mayoral = Scegli la carta del Sindaco da tenere.
keep-mayoral =
    .card = Tieni «{ $a }»

ask-turn-action =
    { $draws ->
        [0] Gioca una carta o termina il turno.
        [one] Gioca una carta o termina il turno e pesca { $draws } carta.
       *[other] Gioca una carta o termina il turno e pesca { $draws } carte.
    }{ $last ->
        [1] {" "}È l’ultimo round: si pesca solo con gli effetti.
       *[0] {""}
    }
turn-action =
    .hire = «{ $a }»: assumi
    .move = «{ $a }»: sposta
    .effect = «{ $a }»: usa l’effetto
    .end = Termina il turno

ask-move-from = Quale tua pedina sposti? Può essere anche un Mastro.
move-from =
    .guildhall = Dal Municipio
    .cell = Dalla colonna { $a }, riga { $b }

ask-move-to = Dove la sposti?
move-to =
    .cell = Nella colonna { $a }, riga { $b }

ask-pay-card =
    { $n ->
        [one] Paga scartando { $n } carta.
       *[other] Paga scartando { $n } carte, una alla volta.
    }
pay-card =
    .card = Scarta «{ $a }»

ask-pay-pawn =
    { $n ->
        [one] Paga rimettendo { $n } pedina nella riserva.
       *[other] Paga rimettendo { $n } pedine nella riserva, una alla volta.
    }
pay-pawn =
    .guildhall = Dal Municipio
    .cell = Dalla colonna { $a }, riga { $b }

ask-effect-move =
    { $cause ->
        [1] Ricompensa di «{ $tile_name }».
        [2] Ricompensa della Piantagione.
       *[0] Effetto della tua carta.
    } { $n ->
        [one] Puoi spostare { $n } delle tue pedine, anche un Mastro.
       *[other] Puoi spostare fino a { $n } tue pedine, anche Mastri, una alla volta.
    }
effect-move =
    .guildhall = Dal Municipio
    .cell = Dalla colonna { $a }, riga { $b }
    .stop = Fermati

ask-effect-ship =
    { $cause ->
        [1] Ricompensa di «{ $tile_name }».
        [2] Ricompensa della Piantagione.
       *[0] Effetto della tua carta.
    } { $n ->
        [one] Puoi mettere { $n } delle tue pedine sulla Piantagione.
       *[other] Puoi mettere fino a { $n } tue pedine sulla Piantagione, una alla volta.
    }
effect-ship =
    .guildhall = Dal Municipio
    .cell = Dalla colonna { $a }, riga { $b }
    .stop = Fermati

ask-effect-beadle = Puoi spostare il Sovrintendente su un’altra tessera gilda non risolta.
effect-beadle =
    .cell = Nella colonna { $a }, riga { $b }
    .leave = Lascialo dov’è

ask-draw-mayoral = Quale carta del Sindaco viene pescata?
draw-mayoral =
    .card = { $a }

ask-keep-drawn-mayoral = Scegli la carta del Sindaco da tenere.
keep-drawn-mayoral =
    .card = Tieni «{ $a }»

ask-put-under = Quale carta va per prima sotto il mazzo? Tornerà per prima.
put-under =
    .card = «{ $a }»

ask-discard-card =
    { $n ->
        [one] Puoi tenere in mano al massimo { $limit } carte: scarta { $n } carta.
       *[other] Puoi tenere in mano al massimo { $limit } carte: scarta { $n } carte, una alla volta.
    }
discard-card =
    .card = Scarta «{ $a }»

ask-negotiate =
    { $plantation ->
        [1] Scambi pedine sulla Piantagione con membri neutrali?
       *[0] Scambi pedine sulla tessera «{ $tile_name }» con membri neutrali?
    } { $n ->
        [one] Hai { $n } membro neutrale.
       *[other] Hai { $n } membri neutrali.
    }
negotiate =
    .exchange = Scambia { $a_pawn }
    .done = Fatto

ask-reward-part =
    { $cause ->
        [2] Ricompensa della Piantagione
       *[1] Ricompensa di «{ $tile_name }»
    }: { $verb ->
        [1] { $n ->
            [one] assumi { $n } membro della gilda.
           *[other] assumi { $n } membri della gilda.
        }
        [4] { $n ->
            [one] pesca { $n } carta azione.
           *[other] pesca { $n } carte azione.
        }
        [5] { $n ->
            [1] prendi 1 carta del Sindaco.
           *[other] scegli 1 carta del Sindaco su { $n }.
        }
       *[6] { $n ->
            [one] prendi { $n } membro neutrale.
           *[other] prendi { $n } membri neutrali.
        }
    }
reward-part =
    .accept = Accetta
    .decline = Rinuncia

## Eventi

event-starts = { $seat } comincia sulla casella di partenza { $space }.
event-side = Si gioca con questo lato della Piantagione: { $side }.
event-lays = Una nuova tessera in città: { $tile }.
event-token = Gettone secondo posto su «{ $tile }»: { $token }.
event-beadle = Il Sovrintendente è ora su «{ $tile }».
event-beadle-aside = Il Sovrintendente viene messo da parte.
event-draws = { $seat } pesca «{ $card }».
event-draws-cards =
    { $n ->
        [one] { $seat } pesca { $n } carta azione.
       *[other] { $seat } pesca { $n } carte azione.
    }
event-reshuffles = La pila degli scarti viene mescolata e diventa il mazzo.
event-sees = { $seat } vede la carta del Sindaco «{ $card }».
event-looks =
    { $n ->
        [one] { $seat } guarda { $n } carta del Sindaco.
       *[other] { $seat } guarda { $n } carte del Sindaco.
    }
event-keeps = { $seat } tiene una carta del Sindaco.
event-round = Comincia il round { $round }.
event-turn = Comincia il turno di { $seat }.
event-plays-to-hire = { $seat } gioca «{ $card }» per assumere un membro della gilda.
event-plays-to-move = { $seat } gioca «{ $card }» per spostare un membro della gilda.
event-plays-for-effect = { $seat } gioca «{ $card }» per il suo effetto.
event-pays-card = { $seat } paga con «{ $card }».
event-pays-pawn = { $seat } paga con una pedina { $from_from }.
event-hires =
    { $n ->
        [one] { $seat } assume { $n } membro della gilda.
       *[other] { $seat } assume { $n } membri della gilda.
    }
event-moves = { $seat } sposta una pedina { $from_from } alla tessera «{ $tile }».
event-ships = { $seat } manda una pedina { $from_from } alla Piantagione.
event-takes-neutrals =
    { $n ->
        [one] { $seat } prende { $n } membro neutrale.
       *[other] { $seat } prende { $n } membri neutrali.
    }
event-gains =
    { $n ->
        [one] { $seat } ottiene { $n } punto vittoria.
       *[other] { $seat } ottiene { $n } punti vittoria.
    }
event-ends-turn = { $seat } termina il turno.
event-discards = { $seat } scarta «{ $card }».
event-due = «{ $tile }»: le pedine bastano per una votazione.
event-exchanges = { $seat } scambia { $colour_pawn } con un membro neutrale.
event-deserted = «{ $tile }»: non ci sono più pedine dei giocatori, quindi la tessera resta non risolta.
event-stays-tied = «{ $tile }»: parità, quindi la tessera resta non risolta.
event-breaks-tie = «{ $tile }»: parità, che { $seat } vince grazie ai Mastri adiacenti.
event-wins = { $seat } vince la votazione su «{ $tile }».
event-second = { $seat } è al secondo posto su «{ $tile }».
event-no-second = «{ $tile }»: il secondo posto è condiviso, quindi non lo riceve nessuno.
event-takes-token = { $seat } tiene il gettone secondo posto: { $token }.
event-declines = { $seat } rinuncia a una parte della ricompensa.
event-becomes-master = { $seat } diventa Mastro di «{ $tile }».
event-no-master = «{ $tile }» resta senza Mastro.
event-last-tile = Viene risolta l’ultima tessera che ancora non lo era.
event-development = Comincia la fase di sviluppo.
event-returns-planters =
    { $n ->
        [one] { $seat } rimette { $n } pedina dalla Piantagione nella riserva.
       *[other] { $seat } rimette { $n } pedine dalla Piantagione nella riserva.
    }
event-scores-mayoral =
    { $n ->
        [one] { $seat } rivela «{ $card }»: { $n } punto vittoria.
       *[other] { $seat } rivela «{ $card }»: { $n } punti vittoria.
    }
event-over = La partita è finita.
event-only-pay-card = Puoi pagare solo con «{ $card }», quindi non ti viene chiesto.
event-only-pay-pawn = Puoi pagare solo con una pedina { $from_from }, quindi non ti viene chiesto.

## Motivi

why-gol-6-1 = Questa carta non è nella tua mano.
why-gol-6-5 = Nella tua riserva non c’è più nessuna pedina da assumere.
why-gol-6-6 = Una delle tue pedine deve andare su un’altra tessera non risolta che mostra una livrea della carta.
why-gol-6-7 = Questa tessera è risolta: non vi si può più entrare.
why-gol-6-8 = Il costo dell’effetto non si può pagare per intero.
why-gol-6-9 = Si paga con altre carte della mano.
why-gol-6-10 = Si paga con pedine proprie dal Municipio o dalle tessere.
why-gol-6-15 = Questa carta non è nella tua mano.
why-gol-6-17 = Nessuna delle tue pedine può spostarsi così.
why-gol-7-4 = Una delle tue pedine deve andare su un’altra tessera non risolta.
why-gol-7-5 = Lì non c’è nessuna delle tue pedine.
why-gol-7-9 = Il Sovrintendente va solo su un’altra tessera gilda non risolta.
why-gol-8-6 = Qui non c’è più nessuna pedina di questo colore da scambiare.
why-gol-9-3 = Nessuna pedina può entrare nella tessera che si sta risolvendo.

## Rendiconto

ledger-first-place = Gilde ed edifici vinti
ledger-second-place = Secondi posti
ledger-cards = Carte azione
ledger-plantation = La Piantagione
ledger-mayoral = Carta del Sindaco «{ $card }» (contati: { $n })
ledger-adjacent =
    { $n ->
        [one] { $n } coppia di Mastri adiacenti
       *[other] { $n } coppie di Mastri adiacenti
    }

## Il disegno

label-source-first-place = Gilde ed edifici vinti
label-source-second-place = Secondi posti
label-source-cards = Carte azione
label-source-plantation = La Piantagione
label-source-mayoral = Carte del Sindaco
label-source-adjacent = Mastri adiacenti
label-supply = Riserva
label-guildhall = Municipio
label-plantation = Piantagione
label-neutrals = Neutrali
label-tokens = Gettoni
label-played = Giocate in questo turno
label-deck = Mazzo
label-discard = Scartate
label-soon-resolved = Vicine alla risoluzione
label-tiles-left = Tessere in arrivo
label-requires = pedine richieste
label-grey = Sviluppo dopo i round
label-victory-points = punti vittoria
label-hire = assumi
label-move = sposta
label-to-plantation = alla Piantagione
label-draw = pesca carte
label-mayoral = Carte del Sindaco
label-neutral = neutrale
label-beadle = Sovrintendente
label-bottom = Carte note sotto il mazzo
label-vp = PV
label-effect = effetto
label-end-of-turn = alla fine del turno
label-each-time = ogni volta che lo fai
label-if-done = se lo hai fatto in questo turno
label-per-master = per ogni Mastro
label-card = carta
label-pawn = pedina propria
label-city = La città
label-fit = Tutto
label-zoom-in = Più vicino
label-zoom-out = Più lontano
label-vote = Votazione
label-tie-bonus = da un bonus di parità
label-adjacent = Mastri adiacenti
label-from-guildhall = { $tile }: sposta lì una pedina dal Municipio
label-goal-hint = Oppure scegli una tessera a cui mandarne una dal Municipio.
label-stays-tied = parità: resta non risolta
label-deserted = nessuna pedina: resta non risolta
label-token = Gettone secondo posto
label-rank = rango { $rank }
label-master-of = Mastro: { $player }
label-no-master = Nessuno è Mastro qui
label-masters = Mastri
label-had-turn = ha già giocato in questo round
label-order = Ordine
label-development = fase di sviluppo
label-legend = Che cosa significano i simboli
label-use-move = sposta
label-returns = { $n } di nuovo nella riserva
label-any-livery = tutte

## Di che cosa parlano i suggerimenti

hint-majorities = Le tessere in cui hai la maggioranza
hint-ties = Le tessere in cui sei in parità
hint-lost-tiles = Le tessere in cui altri hanno la maggioranza
hint-pawns-on-tiles = Le tue pedine sulle tessere
hint-pawns-in-reserve = Le tue pedine nel Municipio e nella riserva
hint-cards = Le carte che hai in mano
hint-neutrals = I tuoi membri neutrali
hint-plantation = Le tue pedine sulla Piantagione
hint-mayoral-cards = Le tue carte del Sindaco
hint-guild-masters = I tuoi Mastri e le loro gilde
hint-liveries = Le livree diverse sulle tue carte
