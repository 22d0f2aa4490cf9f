### The course of Tiny Towns: a title for each lesson, what is said before each step and at the end, and replies to
### answers that do not lead on. The lessons themselves: src/guildhall/lessons/tiny-towns.toml.

lesson-turn = Your first building
lesson-turn-1 =
    You lack one cube for a Cottage: its card shows brick beside glass, with wheat above. The Master Builder names a
    resource, and everybody gets one cube of it. Name brick.
lesson-turn-1-glass = You have your glass already. What the card still wants is brick.
lesson-turn-2 = Everybody now places a brick. Put yours beside the glass, left or right: a pattern may be mirrored.
lesson-turn-2-line = Beside it, not below it: the card shows brick and glass in one row, with the wheat above the glass.
lesson-turn-3 = The three cubes lie as on the card, so the Cottage can be built. Build it.
lesson-turn-4 =
    The cubes leave the board, and the Cottage takes just one of their squares. Choose any of the three: room is what
    you gain.
lesson-turn-end =
    Three squares became one, and that is the whole game: name, place, build. Now the hammer goes to the next player,
    who names for everybody.

lesson-patterns = Turned and mirrored
lesson-patterns-1 =
    Another player has named stone, and you must place it. A Well is wood and stone side by side. Patterns may be
    turned: put the stone on any side of the wood.
lesson-patterns-2 = Above, below, left or right: each makes a Well. Build it.
lesson-patterns-3 = Choose where it stands. Think of what the free square is good for later.
lesson-patterns-4 =
    Glass was named, and you have no use for it yet. A Farm is two wheat above two wood: yours still lacks wood on c3.
    Put the glass anywhere else, best at the edge.
lesson-patterns-5 =
    A cube serves one building only. This stone makes a Well with either wood. But the two woods in the second row lack
    just one wheat to be a Farm. Build the Well.
lesson-patterns-6 = Which two cubes do you use? Take the wood at the edge, d3, and leave c2 alone.
lesson-patterns-7 = The Well may stand on c3 or d3. Squares at the edge are the hardest to use: put it there.
lesson-patterns-7-middle = Squares in the middle fit more patterns. Keep c3 free and build at the edge.
lesson-patterns-end = Plan two buildings at a time, and fill the edge first. Building is never a duty: a pattern may wait.

lesson-feeding = Food makes points
lesson-feeding-1 =
    Two Cottages stand here, but they are hungry: a Cottage is worth 3 points only if it is fed. A Farm feeds up to four,
    wherever it stands. Build the Farm.
lesson-feeding-1-hungry = You may wait, but hungry Cottages are worth nothing. Build the Farm now.
lesson-feeding-2 = Any of the four squares will do: Farms feed the whole town.
lesson-feeding-3 = Six points more. A Chapel is worth 1 point for each fed Cottage. Build one.
lesson-feeding-4 = Where it stands makes no difference to a Chapel. Choose a square.
lesson-feeding-end = Cottages, food, and Chapels that count them: that is the backbone of most towns.

lesson-points = Every card scores its own way
lesson-points-1 = A Well is worth 1 point for each Cottage beside it. Build it and see where it can stand.
lesson-points-2 = Only neighbours by an edge count. One of the two squares touches both Cottages.
lesson-points-3 = A Theater is worth 1 point for each other type in its row and column. Build it.
lesson-points-4 = Look along the rows and columns of the four squares. One of them sees three types.
lesson-points-5 =
    Taverns score together: 2, 5, 9, 14, 20 points for one to five. Two stand already, so the third is worth 4. Build it.
lesson-points-6 =
    In other games other cards are in play; read them before you start. An Inn is worth 3 points, unless another Inn
    stands in its row or column. Build one.
lesson-points-7 =
    No other Inn is in line with these squares. But mind the Abbey on d4: it is worth 3 points only while it touches no
    green building, and an Inn is green.
lesson-points-end =
    Point at any card to read what it does. What your town would score now is on the score sheet at any time.

lesson-helpers = Factory and Warehouse
lesson-helpers-1 = Black buildings score little, but they help. Build the Factory.
lesson-helpers-2 = Put it on any of its five squares.
lesson-helpers-3 =
    Choose a resource for it. Whenever another player names it, you may place a different one. Choose any.
lesson-helpers-4 =
    Later: stone was named, and your Factory shows stone. You need brick for a Cottage. Take brick instead.
lesson-helpers-5 = Now place the brick beside the glass.
lesson-helpers-6 =
    A Warehouse stores up to three cubes that others name. Here the stone fits nowhere well: store it. Each stored cube
    costs 1 point at the end, so use it with care.
lesson-helpers-end = Both help only when somebody else names. With your own choice you must live.

lesson-monuments = Your secret monument
lesson-monuments-1 =
    You are dealt two monuments and keep one, in secret. Nobody else may build it. Keep the one you like: for now both
    are good.
lesson-monuments-2 = Here is a town with the Architect’s Guild, and its pattern is complete. Build it.
lesson-monuments-3 = It stands on one of its squares like any building. Choose.
lesson-monuments-4 =
    The Guild lets you replace up to two buildings. The Well on a1 touches no Cottage and is worth nothing: replace it.
lesson-monuments-5 = Your Farm feeds up to four Cottages, and so far there are two. So what is worth 3 points here?
lesson-monuments-end =
    Three points more, and you could replace a second building. A monument can be built once; if you never build it, it
    is worth nothing.

lesson-gifts = Buildings as gifts
lesson-gifts-1 =
    Grove University gives you any building from the supply. Three hungry Cottages stand here. What do they need?
lesson-gifts-2 = A gift costs no cubes. Place the Farm on any empty square.
lesson-gifts-3 =
    Opaleye’s Watch: choose three types. When a neighbour builds one of them, you get it, too. Cottages are built most:
    choose them with two other types.
lesson-gifts-end = What is placed as a gift is not constructed: it sets off no further Watch.

lesson-end = The end of a town
lesson-end-1 =
    Every square is full. If you stop now, your town is completed, and each square that holds only a cube costs 1 point.
    But you can still build a Well.
lesson-end-1-early = Then the town is over, with the cubes on it. Build the Well first: it scores, and you play on.
lesson-end-2 = Put it where it touches a Cottage.
lesson-end-3 =
    One square is free again, so you go on. The other town is completed, so you name every time. Any cube fills the last
    square and ends the game.
lesson-end-end =
    The score sheet counts every building, and minus 1 for each square without one. Most points win; in a tie, who was
    Master Builder less often.

lesson-alone = Alone, and with a Town Hall
lesson-alone-1 =
    Alone you choose one of three open cards; it then goes under the pile. You have wheat and brick of a Cottage. Take
    what it lacks.
lesson-alone-2 = The glass must touch both the wheat and the brick. Two squares do.
lesson-alone-3 =
    In the Town Hall game cards name the resources for all. Every third turn everybody chooses freely. A Farm lacks just
    one wheat: choose it.
lesson-alone-4 =
    The novice rule, if you agree on it, lets you set two cubes aside in a game. Here the stone would end your town at
    once: set it aside.
lesson-alone-end = Alone, 38 points make you Master Architect. What did you reach?

lesson-first-game = A game begins
lesson-first-game-1 =
    These are the cards for a first game, without monuments. Play as you like: you know what you need. The line below
    reminds you of each question.
lesson-first-game-end =
    That is the course. Play on: a whole game takes half an hour, and the same cards are waiting under “Play now”.

## Replies to answers that do not lead on. What the answer would do is told before.

lesson-other-call-resource = That is allowed, but your pattern lacks another resource. Look at the card once more.
lesson-other-place-cube = That square is free, but the cube would be no help there. Which square does the pattern need?
lesson-other-build = That can be built, too. This time choose the building that the lesson is about.
lesson-other-build-done = Building is never a duty, so you may stop. But here a finished pattern waits: use it.
lesson-other-use-squares = These cubes fit as well. But look at which cubes you may still need.
lesson-other-stand-on = It may stand there, too, but that costs you points. Compare the squares.
lesson-other-choose-cube = The Factory could do that, too. But which cube does your pattern lack?
lesson-other-choose-cube-named = The stone would only take up room. The Factory lets you choose: take brick.
lesson-other-replace = That is possible, but it gains less. Look for the building that is worth nothing.
lesson-other-replace-done = You need not replace anything. But one of your buildings is worth nothing: replace that one.
lesson-other-replace-with = It may become that. Another type would be worth more here.
lesson-other-take-building = A fine gift, but something else brings more points at once.
lesson-other-watch-types = You may watch for these. But which building does everybody build most?
lesson-other-choose-card = You may take it, but your pattern lacks something else.
lesson-other-choose-resource = Any resource is yours to choose, but your pattern lacks only one.

## The game in a minute

minute-aim = You plan a town of sixteen squares. Whoever has the most points when all towns are full wins.
minute-turn = The Master Builder names a resource, and everybody puts a cube of it on an empty square. Cubes that lie as a card shows become its building: they leave the board, and the building takes one of their squares.
minute-end = A town is completed when no square is empty. When all towns are completed, the game is over.
minute-points = Every building scores as its card says. Cottages, for example, are worth 3 points if a Farm feeds them. Each square without a building costs 1 point.
