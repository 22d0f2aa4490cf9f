### Old London Bridge
###
### Forme dei nomi: `.the` articolo determinativo, `.a` indeterminativo, `.of` e `.of-all` con «di» (singolare e
### plurale), `.help` l’effetto.

game-title = Old London Bridge
game-pitch =
    Dodici edifici su un ponte, con i numeri civici che scendono da una riva all’altra. Si prendono intorno alla rotella,
    e più stemmi dello stesso colore hai sul ponte, più è forte l’effetto del prossimo edificio.
game-provenance =
    Le regole sono quelle del regolamento, ma non tutto ciò che è stampato: 67 delle 72 tessere edificio, l’ordine
    della rotella e delle pile intorno, la lunghezza dei tracciati e gli spazi delle loro monete, le pile di tessere
    bonus, la mano iniziale di ogni scalino e i pagamenti per gli spazi vuoti sono ricostruiti, perché nessun testo
    pubblicato li elenca.

## Impostazioni

setting-chapel = Punteggio della cappella
    .printed = { name-printed }
    .random = tessera punteggio casuale
    .chapel-most = { name-chapel-most }
    .chapel-round-leader = { name-chapel-round-leader }
    .chapel-lead = { name-chapel-lead }
    .chapel-coins-again = { name-chapel-coins-again }
    .help = Che cosa paga il campo della cappella: il punteggio prestampato o una tessera per costruttori esperti.
setting-gate = Punteggio delle porte
    .printed = { name-printed }
    .random = tessera punteggio casuale
    .gate-most = { name-gate-most }
    .gate-round-leader = { name-gate-round-leader }
    .gate-distance = { name-gate-distance }
    .gate-bonus-tiles = { name-gate-bonus-tiles }
    .help = Che cosa paga il campo delle porte: il punteggio prestampato o una tessera per costruttori esperti.
setting-inn = Punteggio della locanda
    .printed = { name-printed }
    .random = tessera punteggio casuale
    .inn-most = { name-inn-most }
    .inn-round-highest-card = { name-inn-round-highest-card }
    .inn-hand-size = { name-inn-hand-size }
    .inn-card-sets = { name-inn-card-sets }
    .help = Che cosa paga il campo della locanda: il punteggio prestampato o una tessera per costruttori esperti.
setting-bridge = Punteggio del ponte
    .printed = { name-printed }
    .random = tessera punteggio casuale
    .bridge-longest-series = { name-bridge-longest-series }
    .bridge-round-lowest-number = { name-bridge-round-lowest-number }
    .bridge-low-numbers = { name-bridge-low-numbers }
    .bridge-type-sets = { name-bridge-type-sets }
    .help = Che cosa paga il campo del ponte: il punteggio prestampato o una tessera per costruttori esperti.
setting-money = Denaro
    .hidden = nascosto dietro il ponte
    .open = visibile a tutti
    .help = Se gli altri possono vedere quanto denaro hai.

## Fasi

phase-setup = Preparazione
phase-preparation = Preparazione del round
phase-turn-order = Determinazione dell’ordine di turno
phase-building = Costruzione degli edifici
phase-end = Fine della partita

## Tipi di edificio

name-chapel = cappella
    .of = della cappella
    .of-all = delle cappelle
    .help = Avanza sul tracciato cappella: uno spazio per ogni stemma del colore di questo edificio sul tuo ponte.
name-gate = porta
    .of = della porta
    .of-all = delle porte
    .help = Avanza sul tracciato delle porte: uno spazio per ogni stemma del colore di questo edificio sul tuo ponte.
name-inn = locanda
    .of = della locanda
    .of-all = delle locande
    .help = Prendi carte personaggio: valore totale fino a 1 per ogni stemma del colore di questo edificio sul tuo ponte.
name-shop = emporio
    .of = dell’emporio
    .of-all = degli empori
    .help = Guadagna £1 per ogni stemma del colore di questo edificio sul tuo ponte.
name-guild = gilda
    .of = della gilda
    .of-all = delle gilde
    .help = Nessun effetto; i suoi quattro stemmi rafforzano gli effetti futuri di ogni colore.
name-park = giardino
    .of = del giardino
    .of-all = dei giardini
    .help = Nessun effetto; dopo un giardino può stare qualsiasi numero civico.

## Edifici

name-chapel-number = cappella n. { $n }
    .the = la cappella n. { $n }
    .a = la cappella n. { $n }
name-gate-number = porta n. { $n }
    .the = la porta n. { $n }
    .a = la porta n. { $n }
name-inn-number = locanda n. { $n }
    .the = la locanda n. { $n }
    .a = la locanda n. { $n }
name-shop-number = emporio n. { $n }
    .the = l’emporio n. { $n }
    .a = l’emporio n. { $n }
name-guild-number = gilda n. { $n }
    .the = la gilda n. { $n }
    .a = la gilda n. { $n }
name-park-blue = giardino blu
    .the = il giardino blu
    .a = un giardino blu
name-park-orange = giardino arancione
    .the = il giardino arancione
    .a = un giardino arancione
name-park-grey = giardino grigio
    .the = il giardino grigio
    .a = un giardino grigio
name-park-green = giardino verde
    .the = il giardino verde
    .a = un giardino verde

## Stemmi

name-blue = blu
    .shield = stemma blu
name-orange = arancione
    .shield = stemma arancione
name-grey = grigio
    .shield = stemma grigio
name-green = verde
    .shield = stemma verde

## Carte

name-peter = Peter de Colechurch (0)
    .a = Peter de Colechurch (0)
name-merchant = Mercante (1)
    .a = un Mercante (1)
name-lady = Lady (2)
    .a = una Lady (2)
name-cleric = Chierico (3)
    .a = un Chierico (3)
name-lord = Lord (4)
    .a = un Lord (4)

## Tessere bonus

name-share-space = Spazio occupato
    .help = Quando piazzi: la tua pedina può andare su uno spazio con esattamente una pedina di un altro giocatore.
name-free-centre = Spazio centrale gratis
    .help = Quando piazzi: la tua pedina va sullo spazio centrale senza pagare niente.
name-use-x = Spazio X
    .help = Quando piazzi: la tua pedina può andare sullo spazio X. Non c’è nessun guadagno.
name-take-back-card = Riprendi la carta giocata
    .help = Dopo l’effetto: prendi dalla riserva comune una carta uguale a quella giocata per questo turno. Mai uno 0.
name-chapel-plus-2 = Tracciato cappella +2
    .help = All’inizio o alla fine del turno: avanza di due spazi sul tracciato cappella.
name-gate-plus-2 = Tracciato delle porte +2
    .help = All’inizio o alla fine del turno: avanza di due spazi sul tracciato delle porte.
name-card-plus-1 = Valore della carta +1
    .help = Dopo aver rivelato le carte: la tua carta vale uno in più per l’ordine di turno di questo round.
name-take-lady = Prendi una Lady (2)
    .help = Prima della scelta delle carte: prendi una Lady (2) dalla riserva comune.

## Pile di tessere bonus

name-left = pila di sinistra
name-middle = pila centrale
name-right = pila di destra

## Scalini del tracciato cappella

name-step-A = scalino A
name-step-B = scalino B
name-step-C = scalino C
name-step-D = scalino D

## Spazi della rotella, in senso orario dalla X come nelle regole

name-space-1 = spazio X
name-space-2 = spazio 1 dopo la X
name-space-3 = spazio 2 dopo la X
name-space-4 = spazio 3 dopo la X
name-space-5 = spazio 4 dopo la X
name-space-6 = spazio 5 dopo la X
name-space-centre = spazio centrale

## Categorie di punteggio

name-category-chapel = Tracciato cappella
name-category-gate = Tracciato delle porte
name-category-inn = Carte personaggio
name-category-bridge = Edifici sul ponte

## Tessere punteggio

name-printed = punteggio prestampato
    .help = Il punteggio stampato sul tavoliere: ricompense secondo la posizione alla fine della partita.
name-chapel-most = Più cappelle
    .help = Alla fine della partita: ricompense secondo il numero di cappelle sul ponte.
name-chapel-round-leader = Alla fine di ogni round: il più avanti sul tracciato cappella £1
    .help = Alla fine di ogni round chi è più avanti sul tracciato cappella guadagna £1, se ha lasciato le scale.
name-chapel-lead = Distacco nei confronti dell’ultimo sul tracciato cappella
    .help = Alla fine della partita: £1 per ogni spazio di distacco dall’ultimo segnalino sul tracciato cappella.
name-chapel-coins-again = Somma delle monete del tracciato cappella
    .help = Alla fine della partita: di nuovo le monete raggiunte o superate dal tuo segnalino; l’ultimo spazio non conta.
name-gate-most = Più porte
    .help = Alla fine della partita: ricompense secondo il numero di porte sul ponte.
name-gate-round-leader = Alla fine di ogni round: il più avanti sul tracciato delle porte £1
    .help = Alla fine di ogni round chi è più avanti sul tracciato delle porte guadagna £1, se ha lasciato la partenza.
name-gate-distance = Passi compiuti sul tracciato delle porte
    .help = Alla fine della partita, secondo lo spazio raggiunto: £3 dallo spazio 4, £5 dal 7, £9 dal 10, £12 dal 13.
name-gate-bonus-tiles = Tessere bonus non utilizzate
    .help =
        Alla fine della partita: £1 per una tessera bonus non utilizzata, £4 per due, £9 per tre, £16 per quattro o più;
        al posto di £1 ciascuna.
name-inn-most = Più locande
    .help = Alla fine della partita: ricompense secondo il numero di locande sul ponte.
name-inn-round-highest-card = Dopo aver rivelato le carte: carta di maggior valore £2
    .help = In ogni round chi rivela la carta di maggior valore guadagna £2, senza contare le tessere che la alzano.
name-inn-hand-size = Numero di carte personaggio in mano
    .help =
        Alla fine della partita, secondo le carte in mano (0 compresi): £4 per tre o quattro, £7 da cinque a sette,
        £10 da otto in su.
name-inn-card-sets = Combinazioni di carte
    .help = Alla fine della partita: £5 per 1-2 in mano, £10 per 1-2-3, £15 per 1-2-3-4; ogni carta conta una volta.
name-bridge-longest-series = Sequenza più lunga
    .help = Alla fine della partita: ricompense secondo la sequenza più lunga di edifici senza giardini.
name-bridge-round-lowest-number = Alla fine di ogni round: edificio con il numero civico inferiore £2
    .help = Alla fine di ogni round chi vi ha costruito il numero civico più basso guadagna £2; i giardini non contano.
name-bridge-low-numbers = Edifici con numero civico pari o inferiore a 30
    .help = Alla fine della partita: £2 per ogni edificio sul tuo ponte con numero civico pari o inferiore a 30.
name-bridge-type-sets = Set completi di tutti e 6 gli edifici
    .help = Alla fine della partita: £10 per ogni set completo dei sei tipi di edificio sul tuo ponte.

## Da dove viene e dove va il denaro

name-source-start = capitale iniziale
name-source-income = guadagno della rotella
name-source-centre = spazio centrale
name-source-shops = emporio
name-source-coins = moneta sul tracciato cappella
name-source-chapel-end = fine del tracciato cappella
name-source-gate-end = fine del tracciato delle porte
name-source-chapel-round = primo posto sul tracciato cappella
name-source-gate-round = primo posto sul tracciato delle porte
name-source-inn-round = carta di maggior valore
name-source-bridge-round = numero civico più basso

## Domande e risposte

ask-draw-face = Quale tessera punteggio viene pescata?
draw-face =
    .face = { $a }

ask-turn-rondel = Com’è girata la rotella all’inizio?
turn-rondel =
    .by =
        { $a ->
            [one] di { $a } spazio
           *[other] di { $a } spazi
        }

ask-turn-up-building = Quale edificio viene scoperto?
turn-up-building =
    .tile = Edificio: { $a }

ask-turn-up-bonus = Quale tessera bonus viene scoperta?
turn-up-bonus =
    .tile = { $a }

ask-draw-step = Chi comincia sul prossimo scalino?
draw-step =
    .seat = giocatore { $a }

ask-turn-up-chip = Quale segnaturno viene scoperto?
turn-up-chip =
    .chip = segnaturno { $a }

ask-take-lady = Usare la tessera bonus «{ name-take-lady }»?
take-lady =
    .done = Continua
    .use = Prendi una Lady (2)

ask-choose-card = Scegli una carta da giocare.
choose-card =
    .card =
        { $a ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        }

ask-choose-two-cards = Scegli due carte da giocare.
choose-two-cards =
    .cards =
        { $a ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        } e { $b ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        }

ask-raise-card =
    Usare la tessera bonus «{ name-card-plus-1 }»? { $cards ->
        [1] La tua carta vale { $first }.
       *[2] La tua prima carta vale { $first }, la seconda { $second }.
    }
raise-card =
    .done = Non alzare nessuna carta
    .card =
        { $a ->
            [1] Alza la tua carta
           *[2] Alza la tua seconda carta
        }

ask-use-before-placing = Usare una tessera bonus prima di piazzare la pedina?
use-before-placing =
    .done = Continua
    .chapel = { name-chapel-plus-2 }
    .gate = { name-gate-plus-2 }

ask-place-figure = Piazza la tua pedina sulla rotella. Lo spazio centrale costa £{ $price }.
place-figure =
    .outer =
        Sullo { $a ->
            [1] { name-space-1 }
            [2] { name-space-2 }
            [3] { name-space-3 }
            [4] { name-space-4 }
            [5] { name-space-5 }
           *[6] { name-space-6 }
        }
    .share =
        Sullo { $a ->
            [1] { name-space-1 }
            [2] { name-space-2 }
            [3] { name-space-3 }
            [4] { name-space-4 }
            [5] { name-space-5 }
           *[6] { name-space-6 }
        }, accanto a un’altra pedina (tessera «{ name-share-space }»)
    .x = Spazio X (tessera «{ name-use-x }»)
    .x-share = Spazio X, accanto a un’altra pedina (tessere «{ name-use-x }» e «{ name-share-space }»)
    .centre = Spazio centrale, pagando
    .centre-free = Spazio centrale, senza pagare (tessera «{ name-free-centre }»)
    .centre-share = Spazio centrale, accanto a un’altra pedina, pagando (tessera «{ name-share-space }»)
    .centre-free-share =
        Spazio centrale, accanto a un’altra pedina, senza pagare
        (tessere «{ name-free-centre }» e «{ name-share-space }»)
    .skip = Salta questo turno

ask-choose-stack = Scegli la pila da cui prendere l’edificio in cima.
choose-stack =
    .stack = Edificio in cima alla pila { $a_of-all }

ask-replace = L’edificio n. { $number } non può essere aggiunto. Scegli l’edificio da rimpiazzare.
replace =
    .slot = Rimpiazza l’edificio sullo spazio { $a }

ask-take-cards = Prendi carte per un valore totale fino a { $power }, una alla volta.
take-cards =
    .done = Non prenderne altre
    .card =
        Prendi { $a ->
            [1] { name-merchant.a }
            [2] { name-lady.a }
            [3] { name-cleric.a }
           *[4] { name-lord.a }
        }

ask-take-bonus-tile = Prendi una tessera bonus.
take-bonus-tile =
    .stack = Prendi dalla { $a }
    .decline = Non prenderne nessuna

ask-use-after-action =
    Usare una tessera bonus alla fine del turno?{ $card ->
        [1] {" "}Carta giocata: { name-merchant }.
        [2] {" "}Carta giocata: { name-lady }.
        [3] {" "}Carta giocata: { name-cleric }.
        [4] {" "}Carta giocata: { name-lord }.
       *[0] {""}
    }
use-after-action =
    .done = Continua
    .chapel = { name-chapel-plus-2 }
    .gate = { name-gate-plus-2 }
    .take-back = { name-take-back-card }

## Eventi

event-lays-face = Tessera punteggio per «{ $category }»: { $face }.
event-turns-rondel =
    { $spaces ->
        [one] All’inizio la rotella gira di { $spaces } spazio.
       *[other] All’inizio la rotella gira di { $spaces } spazi.
    }
event-turns-up-building = Ora in cima alla sua pila: { $tile }.
event-turns-up-bonus = Ora in cima alle tessere bonus della { $place }: «{ $bonus }».
event-stands-on-step = { $seat } comincia sullo { $step } del tracciato cappella.
event-begins-round = Comincia il round { $round }.
event-turns-up-chip =
    { $spaces ->
        [one] Il segnaturno gira la rotella di { $spaces } spazio.
       *[other] Il segnaturno gira la rotella di { $spaces } spazi.
    }
event-reveals = { $seat } rivela { $card_a }.
event-passes = { $seat } non alza nessuna carta.
event-raises-card = { $seat } alza di 1 per questo round il valore della carta: { $card }.
event-turn-order = Prossima posizione nell’ordine di turno: { $seat }.
event-begins-turn = { $seat } comincia un turno con { $card_a }.
event-places-figure = { $seat } piazza la pedina sullo { $space }.
event-skips-turn = { $seat } salta il turno.
event-takes-building = { $seat } prende { $tile_a }.
event-removes = { $seat } toglie { $tile_the } dallo spazio { $slot }.
event-builds = { $seat } costruisce { $tile_a } sullo spazio { $slot }.
event-acts = { $seat } applica l’effetto { $type_of } con potenza { $power }.
event-advances-chapel =
    { $from ->
        [0] { $seat } avanza sul tracciato cappella dalle scale allo spazio { $to }.
       *[other] { $seat } avanza sul tracciato cappella dallo spazio { $from } allo spazio { $to }.
    }
event-advances-gate =
    { $from ->
        [0] { $seat } avanza sul tracciato delle porte dalla partenza allo spazio { $to }.
       *[other] { $seat } avanza sul tracciato delle porte dallo spazio { $from } allo spazio { $to }.
    }
event-takes-card = { $seat } prende { $card_a }.
event-takes-bonus = { $seat } prende la tessera bonus «{ $bonus }».
event-declines-bonus = { $seat } non prende nessuna tessera bonus.
event-uses-bonus = { $seat } usa la tessera bonus «{ $bonus }».
event-receives = { $seat } guadagna £{ $amount } ({ $source }).
event-pays = { $seat } paga £{ $amount } ({ $source }).
event-game-ends = La partita finisce.
event-only-card = Giochi la tua ultima carta: { $card }.
event-only-two-cards = Giochi le tue ultime due carte: { $high } e { $low }.
event-only-slot = { $tile } può sostituire un solo edificio, quello nello spazio { $slot }.

## Motivi

why-olb-6-7 = Si può prendere un edificio solo da una pila che ne ha uno che puoi costruire.
why-olb-6-8 = Lo spazio X è accessibile solo con la tessera bonus «{ name-use-x }».
why-olb-6-9 = Su questo spazio c’è già una pedina.
why-olb-6-10 = La pila davanti a questo spazio non ha nessun edificio che puoi costruire.
why-olb-6-11 = Il denaro non basta per pagare lo spazio centrale.
why-olb-6-13 = Chi può piazzare la pedina senza una tessera bonus non può saltare il turno.
why-olb-7-7 = Si può rimpiazzare solo un edificio, e solo dove i numeri civici restano in ordine discendente.
why-olb-7-8 = Un giardino non può essere rimpiazzato.
why-olb-7-13 = Il ponte è pieno e questo edificio non può rimpiazzarne nessuno.
why-olb-9-3 = Si possono prendere solo carte presenti nella riserva comune, per un valore totale entro la potenza della locanda.
why-olb-10-7 = Questa pila di tessere bonus è vuota.
why-olb-11-1 = Non c’è una tessera bonus di questo tipo da usare; una tessera nuova aspetta il round successivo.
why-olb-11-7 = La tessera bonus richiede uno spazio con esattamente una pedina di un altro giocatore.
why-olb-11-10 = Non si può riprendere la carta giocata: è uno 0, è già stata ripresa o la riserva comune non ne ha.
why-olb-11-11 = Il segnalino è alla fine del suo tracciato.
why-olb-14-5 = La pedina deve andare su uno spazio differente.

## Conteggio

ledger-money-start = Capitale iniziale
ledger-money-income = Guadagni della rotella
ledger-money-centre = Pagato per lo spazio centrale
ledger-money-shops = Empori
ledger-money-coins = Monete del tracciato cappella
ledger-money-chapel-end = Fine del tracciato cappella
ledger-money-gate-end = Fine del tracciato delle porte
ledger-money-chapel-round = Round al primo posto sul tracciato cappella
ledger-money-gate-round = Round al primo posto sul tracciato delle porte
ledger-money-inn-round = Round con la carta di maggior valore
ledger-money-bridge-round = Round con il numero civico più basso
ledger-printed-chapel =
    { $rank ->
        [0] Nessuna posizione sul tracciato cappella: il segnalino è ancora sulle scale
       *[other] Posizione { $rank } sul tracciato cappella (spazio { $value })
    }
ledger-printed-gate =
    { $rank ->
        [0] Nessuna posizione sul tracciato delle porte: il segnalino è ancora alla partenza
       *[other] Posizione { $rank } sul tracciato delle porte (spazio { $value })
    }
ledger-printed-inn =
    { $rank ->
        [0] Nessuna posizione per le carte in mano: il loro valore è 0
       *[other] Posizione { $rank } per il valore delle carte in mano ({ $value })
    }
ledger-printed-bridge = Posizione { $rank } per gli edifici sul ponte ({ $value })
ledger-chapel-most =
    { $rank ->
        [0] { name-chapel-most }: nessuna posizione (0)
       *[other] { name-chapel-most }: posizione { $rank } ({ $value })
    }
ledger-chapel-round-leader = { name-chapel-round-leader } (già pagato)
ledger-chapel-lead =
    { name-chapel-lead }: { $value ->
        [one] { $value } spazio
       *[other] { $value } spazi
    }
ledger-chapel-coins-again = { name-chapel-coins-again } (fino allo spazio { $value })
ledger-gate-most =
    { $rank ->
        [0] { name-gate-most }: nessuna posizione (0)
       *[other] { name-gate-most }: posizione { $rank } ({ $value })
    }
ledger-gate-round-leader = { name-gate-round-leader } (già pagato)
ledger-gate-distance =
    { name-gate-distance }: { $value ->
        [one] { $value } spazio
       *[other] { $value } spazi
    }
ledger-gate-bonus-tiles =
    { name-gate-bonus-tiles }: { $value ->
        [one] { $value } tessera
       *[other] { $value } tessere
    }
ledger-inn-most =
    { $rank ->
        [0] { name-inn-most }: nessuna posizione (0)
       *[other] { name-inn-most }: posizione { $rank } ({ $value })
    }
ledger-inn-round-highest-card = { name-inn-round-highest-card } (già pagato)
ledger-inn-hand-size =
    { name-inn-hand-size }: { $value ->
        [one] { $value } carta
       *[other] { $value } carte
    }
ledger-inn-card-sets = { name-inn-card-sets }
ledger-bridge-longest-series =
    { $rank ->
        [0] { name-bridge-longest-series }: nessuna posizione (0)
       *[other] { name-bridge-longest-series }: posizione { $rank } ({ $value })
    }
ledger-bridge-round-lowest-number = { name-bridge-round-lowest-number } (già pagato)
ledger-bridge-low-numbers =
    { name-bridge-low-numbers }: { $value ->
        [one] { $value } edificio
       *[other] { $value } edifici
    }
ledger-bridge-type-sets = { name-bridge-type-sets }: { $value } set
ledger-empty-slots =
    { $slots ->
        [one] Pagamento per { $slots } spazio vuoto
       *[other] Pagamento per { $slots } spazi vuoti
    }
ledger-unused-tiles =
    { $tiles ->
        [one] { $tiles } tessera bonus non utilizzata
       *[other] { $tiles } tessere bonus non utilizzate
    }

## Scritte dei disegni

label-source-money = Denaro
label-source-chapel = Tracciato cappella
label-source-gate = Tracciato delle porte
label-source-inn = Carte in mano
label-source-bridge = Edifici sul ponte
label-source-empty-slots = Spazi vuoti
label-source-unused-tiles = Tessere bonus non utilizzate
label-space = Spazio
label-pays = Paga
label-top-building = Edificio in cima
label-left = Restano
label-figures = Pedine
label-any-stack = una pila qualsiasi
label-chips = segnaturno
label-tie-break = In caso di parità
label-bonus-tile = Tessera bonus
label-bonus-tiles = tessere bonus
label-scoring = Punteggio
label-played = giocate
label-usable-next-round = utilizzabile dal round successivo
label-stack-top = { $type }: in cima { $top }, ne restano { $left }
label-stack-empty = { $type }: nessun edificio
label-space-x = Spazio X (davanti a: { $type }), chiuso
label-space-pays = Paga £{ $income }, davanti a: { $type }
label-centre = Spazio centrale: una pila qualsiasi per £{ $price }
label-last-card = La tua ultima carta è giocata.
label-bridge-empty = ancora nessun edificio
label-rondel = La rotella
label-face-down = coperta
label-shields = stemmi
label-space-note = £{ $income }, { $type } { $top }

## Di che cosa parlano i suggerimenti

hint-shields = Gli stemmi sul tuo ponte, che rafforzano le azioni successive
hint-numbers = Il numero del tuo ultimo edificio: il prossimo deve essere più basso
hint-empty-slots = Gli spazi che resterebbero vuoti
hint-chapel = La tua posizione sul tracciato cappella
hint-gate = La tua posizione sul tracciato delle porte
hint-chapel-lead = Il vantaggio nella tessera punteggio della cappella
hint-gate-lead = Il vantaggio nella tessera punteggio delle porte
hint-cards-lead = Il vantaggio con le carte in mano
hint-buildings-lead = Il vantaggio con gli edifici sul ponte
hint-bonus-tiles = Le tessere bonus
hint-cards = Buone carte in mano, che decidono l’ordine di turno
hint-money = Il denaro per lo spazio centrale della rotella
hint-chapel-coins = Le monete sui prossimi spazi del tracciato cappella
hint-strong-actions = Le azioni forti sulla rotella
hint-turns = Gli edifici che puoi ancora costruire
