### Guilds of London: frasi per ciò che sta su carte, tessere e gettoni. `$part` è un’altra frase.

## Verbi

verb-vp =
    { $n ->
        [one] ottieni { $n } punto vittoria
       *[other] ottieni { $n } punti vittoria
    }
verb-hire =
    { $n ->
        [one] assumi { $n } membro della gilda
       *[other] assumi { $n } membri della gilda
    }
verb-move-any =
    { $n ->
        [one] puoi spostare { $n } delle tue pedine su una tessera non risolta a tua scelta
       *[other] puoi spostare fino a { $n } tue pedine su tessere non risolte a tua scelta
    }
verb-move-livery =
    { $n ->
        [one] puoi spostare { $n } delle tue pedine su una tessera non risolta con una livrea di questa carta
       *[other] puoi spostare fino a { $n } tue pedine su tessere non risolte con una livrea di questa carta
    }
verb-to-plantation =
    { $n ->
        [one] puoi mettere { $n } delle tue pedine sulla Piantagione
       *[other] puoi mettere fino a { $n } tue pedine sulla Piantagione
    }
verb-draw =
    { $n ->
        [one] pesca { $n } carta azione
       *[other] pesca { $n } carte azione
    }
verb-mayoral =
    { $n ->
        [1] pesca 1 carta del Sindaco
        [2] pesca 2 carte del Sindaco, tienine 1 e metti l’altra sotto il mazzo
       *[other] pesca { $n } carte del Sindaco, tienine 1 e metti le altre sotto il mazzo in qualsiasi ordine
    }
verb-neutral =
    { $n ->
        [one] prendi { $n } membro neutrale
       *[other] prendi { $n } membri neutrali
    }
verb-beadle = puoi spostare il Sovrintendente su un’altra tessera gilda non risolta

## Tempi, condizioni, moltiplicatore, costo

end-of-turn = alla fine del tuo turno { $part }
end-of-turn-if = alla fine del tuo turno, { $part }
each-hire = ogni volta che in questo turno giochi una carta per assumere un membro della gilda, { $part }
each-move = ogni volta che in questo turno giochi una carta per spostare un membro della gilda, { $part }
if-hire = se in questo turno hai assunto un membro della gilda, { $part }
if-move = se in questo turno hai spostato una pedina, { $part }
if-to-plantation = se in questo turno hai messo una pedina sulla Piantagione, { $part }
per-masters = { $part } per ogni tessera con il simbolo { $symbol } che controlli (al massimo { $max })
then = { $first }, poi { $next }
cost = { $cost }: { $part }
cost-cards =
    { $n ->
        [one] scarta { $n } altra carta dalla mano
       *[other] scarta altre { $n } carte dalla mano
    }
cost-pawns =
    { $n ->
        [one] rimetti { $n } delle tue pedine nella riserva
       *[other] rimetti { $n } tue pedine nella riserva
    }

## Tessere e Piantagione

requires =
    { $n ->
        [one] { $n } pedina richiesta
       *[other] { $n } pedine richieste
    }
first-place = primo posto: { $part }
second-place = secondo posto, dopo il gettone: { $part }
tie-bonus = finché il tuo Mastro è qui, aggiungi { $n } a ogni parità per il primo posto in una votazione
hand-limit = finché il tuo Mastro è qui, puoi tenere in mano fino a { $n } carte
left-reward = più pedine di tutti: { $part }
right-reward = secondo posto, o parità per il primo: { $part }
pawns-returned =
    { $n ->
        [one] chi riceve una ricompensa rimette { $n } pedina nella riserva
       *[other] chi riceve una ricompensa rimette { $n } pedine nella riserva
    }

## Carte del Sindaco

symbol-compass = della Bussola
symbol-anchor = dell’Ancora
symbol-cross = della Croce
symbol-scythe = della Falce
symbol-crown = della Corona
scores-symbols = { $n } PV per ogni simbolo { $symbol } sulle tessere che controlli
scores-symbol-pairs = { $n } PV per ogni simbolo { $symbol } e ogni simbolo { $other } sulle tessere che controlli
scores-great-twelve = { $n } PV per ogni gilda di rango da 1 a 12 che controlli
scores-special-buildings = { $n } PV per ogni edificio speciale che controlli
scores-livery-sets = { $n } PV per ogni serie completa delle cinque livree sulle tessere che controlli
scores-largest-group = { $n } PV per ogni tessera nel tuo gruppo più grande di tessere adiacenti
scores-second-place-tokens = { $n } PV per ogni tuo gettone secondo posto
scores-plantation-pawns = { $n } PV per ogni tua pedina sulla Piantagione
