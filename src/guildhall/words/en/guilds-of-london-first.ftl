### One plain sentence under each kind of question, for the first time that a player meets it.

first-keep-mayoral = A mayoral card scores at the end; nobody else sees it.
first-turn-action = Each card hires, moves or has its effect; play as many as you like, then end your turn.
first-move-from = A pawn may leave any place of the city; a master that leaves gives up its tile.
first-move-to = It may go to any unresolved tile that shows a livery of the card.
first-pay-card = The card is discarded and does nothing else.
first-pay-pawn = The pawn goes back to your supply and can be hired again.
first-effect-move = Moves of an effect are yours to use or not.
first-effect-ship = Pawns on the Plantation compete for its rewards every few rounds.
first-effect-beadle = The beadle counts as a pawn on its tile, but for nobody.
first-keep-drawn-mayoral = The others go under the deck.
first-put-under = What goes under first comes up first.
first-discard-card = At the end of your turn you may hold 7 cards.
first-negotiate = A pawn is exchanged for your neutral and goes home; neutrals count for nobody.
first-reward-part = Every part of a reward but points may be declined.

first-game = Your first game: for three, set up as the rulebook says.
