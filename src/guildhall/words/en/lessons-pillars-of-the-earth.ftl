### The course of The Pillars of the Earth: a title for each lesson, what is said before each step and at the end, and
### replies to answers that do not lead on. The lessons themselves: src/guildhall/lessons/pillars-of-the-earth.toml.

lesson-workers = Workers and craftsmen
lesson-workers-1 =
    First everybody takes cards, one by one. A resource card needs workers and brings cubes later. You have 12 workers:
    send 8 to the quarry for 3 stone.
lesson-workers-1-pass = Who passes takes no more cards this round, and your workers would only earn 1 gold each. Take a card.
lesson-workers-2 =
    A craftsman costs gold and stays with you. The mason turns one stone into a point, where your stonecutter needs two.
    Hire the mason.
lesson-workers-end = Workers left over go to the wool mill and earn 1 gold each.

lesson-builders = Three builders
lesson-builders-1 =
    Builders are drawn from a bag, and the first ones are dear. You are start player: once a round you may return a builder
    and draw again. This one is not yours, so return it.
lesson-builders-2 = Yours! But now the first place costs 7 gold. You may pass: then this builder is placed later for free. Pass.
lesson-builders-2-dear = The place would be yours, but 7 gold is a lot. This lesson is about waiting: pass.
lesson-builders-3 =
    The cost has fallen, and good places are left: the market, the priory with 2 points, or the privilege that is worth
    3 points. Take one of them.
lesson-builders-4 = Now those who passed place for free, in the order in which they passed. Choose a place.
lesson-builders-end = Early and dear, or late and free: that is the heart of this phase.

lesson-building = Building the cathedral
lesson-building-1 =
    At the end of a round craftsmen turn cubes into points. Your mason needs one stone for a point, your stonecutter two. A
    mason works only with a mortar mixer in your row. Use the mason.
lesson-building-1-finish = You may stop at any time, but then your cubes bring nothing this round. Use the mason.
lesson-building-1-two = Two stones for a point: the mason does it for one. Use him first.
lesson-building-2 = The mason works twice in a round. Use him again.
lesson-building-3 = He is done. The mortar mixer makes a point of 3 sand. Use him.
lesson-building-4 = Three sand and two stones are left. Use the mixer or the stonecutter.
lesson-building-5 = You may carry 5 cubes into the next round, and have 6. Give one back.
lesson-building-end = Better craftsmen come every round, and so you use fewer cubes for each point.

lesson-market = The market
lesson-market-1 =
    A builder on the market trades: each turn you buy or sell one kind. You have 5 gold, and your mason wants stone. Sell
    your wood, all of it.
lesson-market-1-leave = You may leave, but then the builder came in vain. Sell your wood.
lesson-market-2 = Now you have 14 gold. Stone costs 4: buy two or three.
lesson-market-3 = You have what you need. Leave, and the builder goes home.
lesson-market-end = What you bought you cannot sell in the same round. Metal is never for sale, but you may sell it for 5.

lesson-events = Events
lesson-events-1 =
    An event comes every round, good or bad. William takes 4 gold, and you have 2. Your builder is at the bishop’s seat and
    may protect you: choose protection.
lesson-events-2 = Conflict costs everybody 2 points. Your privilege protects you once: use Thomas.
lesson-events-3 = Collapse takes a craftsman from everybody. The woodworker is your weakest: lose him.
lesson-events-end = Who lacks gold for an event loses a point for every 2 missing.

lesson-tax = Taxes
lesson-tax-1 =
    Each round a die rolls 2 to 5, and everybody pays, except who has a builder at the king’s court. It rolled 5, and you
    have 3 gold. Use your exemption.
lesson-tax-end = Again a point is lost for every 2 gold missing. Keep a few coins, or send a builder to court.

lesson-places = More places
lesson-places-1 =
    In Kingsbridge a builder brings the privilege above it. Your builder is in the priory, and Prior Philip adds a point
    for each builder there, in every round. Take that card.
lesson-places-2 =
    In Shiring a builder brings a craftsman free of charge. But your row has five places, and now six craftsmen. Which one do
    you need least? Let the stonecutter go.
lesson-places-end =
    The castle lends two grey workers for the next round, and a builder on the last space makes you start player.

lesson-points = The last round
lesson-points-1 =
    You have one metal. The glassblower makes 3 points of it with a sand, the bell founder makes 4 of the metal alone. Use
    the bell founder.
lesson-points-end =
    The score sheet shows every point since the first round: craftsmen, priory and privileges, and what events and taxes
    took. Most points win, then most gold. Cubes left over are worth nothing.

lesson-first-game = A game begins
lesson-first-game-1 =
    A game for three has begun. Play as you like: you know what you need. The line below reminds you of each question.
lesson-first-game-end = That is the course. A whole game has six rounds like these.

## Replies to answers that do not lead on. What the answer would do is told before.

lesson-other-take-card = You may take it, and it may be useful. But look at the card that the lesson is about.
lesson-other-take-card-pass = You may pass, but then you take no more cards this round. Hire first.
lesson-other-return-builder-keep = You may keep it, but then the other player places first. Draw again.
lesson-other-return-builder-keep-all = Then you give up your right for the whole round. Use it now.
lesson-other-place-builder = A builder may go there, too. But another place brings more now.
lesson-other-place-builder-pass = Passing saves gold, but then the others choose before you. This place is worth its price.
lesson-other-build = That brings a point, too, but with more or rarer cubes. Look for the craftsman that uses them best.
lesson-other-build-finish = You may stop, but cubes and craftsmen are still waiting. Use them.
lesson-other-build-as-suggested = The suggestion does it for you, and it does it well. Here do it by hand, to see how.
lesson-other-trade = That is possible, but it does not bring you nearer to stone for your mason.
lesson-other-trade-leave = You may leave, but your mason still lacks stone. Buy first.
lesson-other-trade-as-suggested = The suggestion trades for you. Here do it by hand, to see how.
lesson-other-choose-favour = The cube is yours for free, but then William takes your gold, and a point with it.
lesson-other-use-thomas-keep = You may save him, but 2 points are as much as he ever saves.
lesson-other-lose-craftsman = You may give up that one, but he brings more points than the woodworker.
lesson-other-use-exemption-keep = You may save it, but now it saves 3 gold and a point.
lesson-other-remove-craftsman = That one may go, too, but he makes more points of your cubes than the stonecutter.

## The game in a minute

minute-aim = Together you build the cathedral of Kingsbridge. Whoever contributes most, in points, wins.
minute-turn = Each round you take cards: workers fetch wood, stone and sand, and gold hires craftsmen. Then builders are drawn from a bag and take the best places. In the end your craftsmen turn cubes into points.
minute-end = The game ends after six rounds, when the last part of the cathedral stands.
minute-points = Most points come from craftsmen: the later ones make more of each cube. The priory and some privileges give points, too; events and taxes may cost some.
