### One plain sentence under each kind of question, for the first time that a player meets it.

first-take-lady = A card more for your hand, before cards are chosen.
first-choose-card = The highest card goes first; it then goes back to the supply, but Peter (0) comes back to you.
first-choose-two-cards = Each of the two cards gives you one turn; higher cards act earlier.
first-raise-card = The card counts 1 more for the order of this round.
first-use-before-placing = A tile is used once; unused it is worth £1 at the end.
first-place-figure = You get the income of the space and the top building of the stack that it faces.
first-choose-stack = In the centre every stack is open to you.
first-replace = The new building must fit between its neighbours; the old one leaves the game.
first-take-cards = The values of the cards may add up to the power of your inn.
first-take-bonus-tile = You may use the tile from the next round on.
first-use-after-action = A tile is used once; unused it is worth £1 at the end.

first-game = Your first game: for three, with the printed scoring and without the expert tiles.
