### The course of Old London Bridge: a title for each lesson, what is said before each step and at the end, and replies to
### answers that do not lead on. The lessons themselves: src/guildhall/lessons/old-london-bridge.toml.

lesson-order = Who goes first
lesson-order-1 =
    Every round everybody plays a card in secret. The highest card goes first; ties go to whoever is ahead on the chapel
    track. You want first choice now: play the Lord, your 4.
lesson-order-1-last = Peter comes last, but he is never spent: he returns to your hand. This time first choice matters more.
lesson-order-2 =
    You go first, and your Lord goes back to the supply. Place your figure: the space pays its income, and you take the
    building that it faces. Take the shop beside the £3.
lesson-order-2-chapel = The chapel moves you on its track, but the space pays only £1. This time take the best income.
lesson-order-2-centre = In the centre you choose any building, but you pay £2. Here a space that pays you is enough.
lesson-order-end =
    Income, building, action: that is a whole turn. The others take theirs, the figures come home, and the rondel turns
    again.

lesson-rondel = The rondel
lesson-rondel-1 =
    Each space around the centre holds one figure and faces one stack; the X is closed. You want the gate, which the X faces. The
    centre reaches every stack, for £2. Go to the centre.
lesson-rondel-1-guild = The guild is a good building. But this lesson is about the gate, which only the centre reaches.
lesson-rondel-2 = Choose the gate.
lesson-rondel-end = The rondel turns at the start of every round, so what is dear now may be cheap in the next.

lesson-bridge = Building the bridge
lesson-bridge-1 =
    A bridge grows from left to right, and each number must be lower than the one before. After your 11 only a lower one
    fits at the end. The chapel has number 8: take it.
lesson-bridge-1-higher = 20 is higher than 11, so it would have to replace a building: your bridge would not grow.
lesson-bridge-1-park = A park fits anywhere and lets you begin again with a high number. Keep it for when you need it.
lesson-bridge-2 =
    Now the inn with number 20. It is higher than your last building, so it must replace one. Take it and see which.
lesson-bridge-3 = It must fit between its neighbours. Replace the 15: then 47, 23, 20, 11 and 8 still fall.
lesson-bridge-end =
    Long bridges pay in the end, and empty slots cost money. A park ends a series: after it any number may stand.

lesson-shields = Shields make actions strong
lesson-shields-1 =
    An action is as strong as the shields of the building’s colour on your bridge, itself included. Guilds show all four
    colours. Orange: guild 58, chapel 53 and guild 51, and shop 43 makes four. Take the shop: £4.
lesson-shields-2 =
    You have just built an inn with power 5: take cards worth up to 5 in all. A Lord, worth 4, gives you first choice
    again. Take a Lord.
lesson-shields-2-nothing = You need not take any, but cards are what you act with. Take at least one.
lesson-shields-end = With 1 left you may still take a Merchant. Guilds and parks have no action; they make others stronger.

lesson-tracks = Chapel and gate
lesson-tracks-1 =
    Chapels move you on the chapel track, which pays coins and decides every tie. Your chapel 21 is green: with guilds 58
    and 34 and gate 45 it has power 4. Take it.
lesson-tracks-2 =
    You have just built a gate, and your marker passed two bonus spaces on its track. Each lets you take a bonus tile:
    choose one.
lesson-tracks-2-free = A tile costs nothing, and an unused one is still worth £1. Take one.
lesson-tracks-end =
    Another tile is yours. The last space of each track pays £10, to everybody who gets there.

lesson-tiles = Bonus tiles
lesson-tiles-1 =
    A tile can be used once, from the round after you took it. Before the cards are chosen, this one gives you a Lady:
    use it.
lesson-tiles-2 =
    Two Clerics were revealed, and the other player is ahead on the chapel track. This tile raises your card by 1, so that
    you go first. Use it.
lesson-tiles-3 = At the start of your turn a tile moves you 2 on the chapel track, over the £2 of space 5. Use it.
lesson-tiles-4 =
    The space that faces the shop is taken, but your tile lets you join the figure there. Go there.
lesson-tiles-5 = After the action this tile brings your card back: your Lord, worth 4. Use it.
lesson-tiles-end = Other tiles open the X or make the centre free. Nobody is ever forced to use one.

lesson-end = The last round
lesson-end-1 =
    Any building fills your last slot. Compare what they pay: the park’s space pays £3, the shop’s £2 and its action £1
    for every grey shield. Take the shop.
lesson-end-1-park = £3 and a full bridge, that is good. But the shop’s action pays more.
lesson-end-end =
    The score sheet shows all of it: your money, ranks for chapel, gate, inn and bridge, £1 for each unused tile, and what
    empty slots cost. Most money wins.

lesson-two = Two players, and the expert tiles
lesson-two-1 =
    With two players everybody plays two cards and has two turns. Each card counts for itself. One early turn, one later:
    play the Lord and the Merchant.
lesson-two-2 =
    The expert expansion replaces parts of the scoring. Here unused bonus tiles pay £1, £4, £9 or £16 for one to four. You
    have four: keep them all.
lesson-two-end = Read the scoring tiles before an expert game: they say what this bridge is worth.

lesson-first-game = A game begins
lesson-first-game-1 =
    A game for three has begun. Play as you like: you know what you need. The line below reminds you of each question.
lesson-first-game-end = That is the course. A whole game has twelve rounds and takes about an hour.

## Replies to answers that do not lead on. What the answer would do is told before.

lesson-other-choose-card = You may play it, but a higher card would act before you. Play the highest.
lesson-other-choose-two-cards = You may play these, but then you have no early turn, or spend more than you need. Try 4 and 1.
lesson-other-place-figure = That is a fair place, and it would pay. But look for the building that the lesson is about.
lesson-other-place-figure-centre = The centre would do, but it costs £2. Here a space around it is enough.
lesson-other-place-figure-centre-free = Your tile would make the centre free. But here another space brings more.
lesson-other-place-figure-x = Your tile opens the X, but it pays no income. Here another space brings more.
lesson-other-choose-stack = You may take that one. But you came here for the gate.
lesson-other-replace = It would fit there, too. But then the 23 is lost, and with it a place for numbers above 20.
lesson-other-take-cards = You may take it and then more, up to the power. But only a Lord gives you first choice.
lesson-other-take-lady-done = You may save the tile. But the lesson shows what it does: use it.
lesson-other-raise-card-done = You may save the tile, but then the other player goes before you.
lesson-other-use-before-placing-chapel = You may use it. But as a set of four your tiles are worth £16, with three only £9.
lesson-other-use-before-placing-done = You may save the tile for later. But coins lie right ahead of you: use it.
lesson-other-use-after-action-done = You may save the tile, but then the Lord stays in the supply.

## The game in a minute

minute-aim = You build houses on your bridge, and every house earns something. Whoever has the most money in the end wins.
minute-turn = Everybody plays a card in secret, and the highest goes first. You place your figure on the rondel, take its income and the building that the space faces, build it, and carry out its action. Shields of its colour make the action stronger.
minute-end = The game ends after 12 rounds, with two players after 6 rounds of two turns each.
minute-points = Numbers on the bridge must fall from left to right; a park lets you begin again. Beside your money, ranks on the chapel and gate tracks, cards in hand and a long bridge pay; empty slots cost.
