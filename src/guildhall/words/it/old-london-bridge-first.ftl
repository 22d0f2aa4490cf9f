### Una frase semplice sotto ogni tipo di domanda, la prima volta che un giocatore la incontra.

first-take-lady = Una carta in più in mano, prima di scegliere le carte.
first-choose-card = La carta più alta comincia; poi torna nella riserva comune, ma Peter (0) torna a te.
first-choose-two-cards = Ognuna delle due carte dà un turno; le più alte agiscono prima.
first-raise-card = Nell’ordine di questo round la carta conta 1 in più.
first-use-before-placing = Una tessera si usa una volta; non utilizzata vale £1 alla fine.
first-place-figure = Ricevi il guadagno dello spazio e l’edificio in cima alla pila che ha davanti.
first-choose-stack = Dal centro arrivi a ogni pila.
first-replace = Il nuovo edificio deve stare bene fra i vicini; il vecchio esce dal gioco.
first-take-cards = I valori delle carte possono arrivare alla potenza della locanda.
first-take-bonus-tile = La tessera si può usare dal round successivo.
first-use-after-action = Una tessera si usa una volta; non utilizzata vale £1 alla fine.

first-game = La tua prima partita: in tre, con il punteggio stampato e senza le tessere per esperti.
