### The course of Guilds of London: a title for each lesson, what is said before each step and at the end, and replies to
### answers that do not lead on. The lessons themselves: src/guildhall/lessons/guilds-of-london.toml.

lesson-cards = One card, three uses
lesson-cards-1 = Any card hires a pawn to the Guildhall, moves a pawn, or has its effect. First you need people: hire with “Alms”.
lesson-cards-1-keep = The red card can move a pawn to a red guild. Keep it, and hire with “Alms”.
lesson-cards-1-first = You will need it, but first hire with “Alms”.
lesson-cards-2 = Now move: a card takes a pawn to any tile that shows its livery. Play the red “Journeymen” to move.
lesson-cards-3 = Which pawn? The one on Stonecutters stands well. Take one from the Guildhall.
lesson-cards-4 = Four tiles are red. Go to Stonecutters, where you have one pawn already: three are needed there.
lesson-cards-end = Two pawns of yours stand there, and one more decides it. You may play as many cards as you like in a turn.

lesson-turn = Cards run out
lesson-turn-1 =
    At the end of a turn you draw 2 cards, but 4 if you played none. With this hand you may wait once: end your turn.
lesson-turn-2 = You may keep 7 cards, and have 9. Discard one that you need least.
lesson-turn-3 = And one more.
lesson-turn-end = So do not hoard: who plays little wastes cards.

lesson-effects = Effects
lesson-effects-1 = An effect may cost something. “Indentures” hires four pawns for one other card. Use its effect.
lesson-effects-2 = Pay with a card. “Knighthood” is worth 4 points later: pay with “Alms”.
lesson-effects-3 = “Bequest” costs a pawn and draws four more cards at the end of the turn. Use its effect.
lesson-effects-4 =
    Which pawn goes back to the supply? The one on the resolved tile is your master there and keeps it yours. Take one
    from the Guildhall.
lesson-effects-5 = “Journeymen” moves two pawns, one by one, to red tiles. Begin at the Guildhall.
lesson-effects-6 = Send it to Stonecutters.
lesson-effects-7 = One more: again from the Guildhall.
lesson-effects-end = Point at a card to read its effect in words.

lesson-beadle = The beadle
lesson-beadle-1 =
    The silver beadle counts as a pawn wherever it stands, but for nobody. Dyers needs three, and you have two there. Move
    the beadle to Dyers.
lesson-beadle-1-leave = You may leave it. But on Dyers it fills the tile, and only your pawns are there.
lesson-beadle-2 = You might also move a pawn to a red tile, but all is well: stop here.
lesson-beadle-2-full = You may move it, but Dyers has all it needs. Stop here.
lesson-beadle-3 = End your turn. Then the tiles that have enough pawns are resolved.
lesson-beadle-4 = You won Dyers: 3 points, and a reward that you may decline. Two cards are welcome: accept.
lesson-beadle-end = One of your pawns stays as master: you control the tile. The beadle goes on to the most prestigious guild.

lesson-majority = Who wins a tile
lesson-majority-1 =
    Three pawns stand on Dyers, two red and one green, yours. You own a neutral: exchange a pawn of anybody for it, before
    the votes are counted. Exchange a red one.
lesson-majority-1-own = That is your own pawn! Then red wins without a vote.
lesson-majority-1-lost = Then red wins with two to one. Use your neutral.
lesson-majority-2 =
    One to one, a tie; but your master on the next tile adds 1, so you win. Accept the reward.
lesson-majority-end =
    Second place gets the token. Without neutrals and without masters, it is simply the most pawns that win; if a tie
    stays, the tile waits.

lesson-mayor = Mayoral cards
lesson-mayor-1 =
    At the start you keep one of three mayoral cards. They score at the end. Your hand is green and purple, and so are
    the tiles nearby: keep “Cross and Crown”.
lesson-mayor-2 =
    Later you draw three more and keep one. Three masters of yours stand side by side, and “Wardmote” counts the largest
    group. Keep it.
lesson-mayor-3 = The others go under the deck. Choose which goes first; it comes back first.
lesson-mayor-end = Nobody sees what you keep. Watch what others collect, and guess.

lesson-plantation = The Plantation
lesson-plantation-1 =
    “Passage Overseas” sends up to two pawns to the Plantation. It scores every few rounds, and one red pawn is there. Send
    one from the Guildhall.
lesson-plantation-2 = One to one would be a tie. Send another from the Guildhall.
lesson-plantation-3 = End your turn: this is a round in which the Plantation is scored.
lesson-plantation-end =
    Most pawns take the left reward, here 5 points; the second the right one. Then new tiles come to the city.

lesson-points = Where points come from
lesson-points-1 =
    The last round. You have won points with guilds, with second places, on the Plantation and with cards. One card is
    left: “Royal Patronage”, 1 point for each purple tile that you control. Use its effect.
lesson-points-2 = You have three purple tiles. End your turn, and the final scoring begins.
lesson-points-end =
    Mayoral cards score, and each pair of neighbouring tiles that you control is worth 1 point. Most points win. With two
    players the city is a square, and tiles are resolved every second round.

lesson-first-game = A game begins
lesson-first-game-1 =
    A game for three has begun. Play as you like: you know what you need. The line below reminds you of each question.
lesson-first-game-end = That is the course. A whole game for three takes about an hour.

## Replies to answers that do not lead on. What the answer would do is told before.

lesson-other-turn-action = That is allowed, and may be useful another time. This lesson is about something else.
lesson-other-turn-action-end = You may end your turn. But a card in hand can still do something: use it.
lesson-other-move-from = It may move, but it stands well where it is. Take one from the Guildhall.
lesson-other-move-to = It may go there. But two of your pawns together are closer to winning a tile.
lesson-other-pay-card = You may pay with it, but it is worth more than the other card.
lesson-other-pay-pawn = You may pay with it. But then nobody controls that tile any more.
lesson-other-effect-move = That pawn may move, too, but it stands where the others are going. Take one from the Guildhall.
lesson-other-effect-move-stop = You may stop, but moves are precious. Use them all.
lesson-other-effect-ship = It may go, but it holds a place in the city. Take one from the Guildhall.
lesson-other-effect-ship-stop = You may stop, but with one more pawn you have the most.
lesson-other-effect-beadle = It may go there, too, but then no tile with your pawns is full. Dyers lacks just one.
lesson-other-keep-mayoral = A good card, too, but your hand suits another one better.
lesson-other-keep-drawn-mayoral = That card would score less with the tiles that you control.
lesson-other-reward-part-decline = You may decline, but nothing here does you harm. Accept.

## The game in a minute

minute-aim = You send pawns to guilds and special buildings. Winning a tile gives points and rewards, and a master of yours stays there.
minute-turn = Play as many cards as you like: each hires a pawn to the Guildhall, moves one to a tile of its livery, or has its effect. Then you draw cards. After all turns, tiles with enough pawns are resolved: the most pawns win.
minute-end = The game ends after 15 rounds, with two players after 16, with four after 12. Every few rounds the Plantation gives rewards and new tiles come.
minute-points = Points come from tiles, second places, the Plantation and cards. At the end your secret mayoral cards score, and 1 point for each pair of neighbouring tiles that you control.
