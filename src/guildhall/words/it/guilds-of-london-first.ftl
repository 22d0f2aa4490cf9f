### Una frase semplice sotto ogni tipo di domanda, la prima volta che un giocatore la incontra.

first-keep-mayoral = Una carta del Sindaco fa punti alla fine; nessun altro la vede.
first-turn-action = Ogni carta assume, sposta o ha il suo effetto; giocane quante vuoi, poi termina il turno.
first-move-from = Una pedina può lasciare ogni luogo della città; un Mastro che parte rinuncia alla sua tessera.
first-move-to = Può andare su ogni tessera non risolta con una livrea della carta.
first-pay-card = La carta viene scartata e non fa altro.
first-pay-pawn = La pedina torna nella riserva e si può assumere di nuovo.
first-effect-move = Gli spostamenti di un effetto puoi usarli o no.
first-effect-ship = Le pedine sulla Piantagione si contendono le sue ricompense ogni pochi round.
first-effect-beadle = Il Sovrintendente conta come pedina sulla sua tessera, ma per nessuno.
first-keep-drawn-mayoral = Le altre vanno sotto il mazzo.
first-put-under = Ciò che va sotto per primo torna per primo.
first-discard-card = Alla fine del turno puoi avere 7 carte.
first-negotiate = Una pedina si scambia con il tuo neutrale e torna; i neutrali non contano per nessuno.
first-reward-part = A ogni parte di una ricompensa, tranne i punti, si può rinunciare.

first-game = La tua prima partita: in tre, preparata come dice il regolamento.
