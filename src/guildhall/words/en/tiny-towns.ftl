### Tiny Towns
###
### Forms of names: `.a` with its article, `.help` what the card does.

game-title = Tiny Towns
game-pitch =
    A town of sixteen squares. Everybody gets the same cubes, and whoever fits them together best has the finest town
    when no square is left.
game-provenance =
    Cards have the patterns and points of the rulebook and of public sources; none is made up.

## Settings

setting-mode = Game
    .standard = standard game (for one: the solo game)
    .town-hall = Town Hall
    .help = Who names the resources: a Master Builder, or cards, with a free choice for everybody every third turn.
setting-cards = Building cards
    .random = drawn at random
    .first-game = recommended for the first game
    .help = Which card of each type is in play, unless you choose one below.
setting-farm = Red building (Farm)
    .any = as above
    .farm = { name-farm }
    .granary = { name-granary }
    .greenhouse = { name-greenhouse }
    .orchard = { name-orchard }
    .help = Choose a particular card of this type.
setting-well = Grey building (Well)
    .any = as above
    .well = { name-well }
    .fountain = { name-fountain }
    .millstone = { name-millstone }
    .shed = { name-shed }
    .help = Choose a particular card of this type.
setting-chapel = Orange building (Chapel)
    .any = as above
    .chapel = { name-chapel }
    .abbey = { name-abbey }
    .cloister = { name-cloister }
    .temple = { name-temple }
    .help = Choose a particular card of this type.
setting-tavern = Green building (Tavern)
    .any = as above
    .tavern = { name-tavern }
    .almshouse = { name-almshouse }
    .feast-hall = { name-feast-hall }
    .inn = { name-inn }
    .help = Choose a particular card of this type. The solo game does without the Feast Hall and uses another card.
setting-theater = Yellow building (Theater)
    .any = as above
    .theater = { name-theater }
    .bakery = { name-bakery }
    .market = { name-market }
    .tailor = { name-tailor }
    .help = Choose a particular card of this type.
setting-factory = Black building (Factory)
    .any = as above
    .factory = { name-factory }
    .warehouse = { name-warehouse }
    .bank = { name-bank }
    .trading-post = { name-trading-post }
    .help = Choose a particular card of this type. The solo game does without the Bank and uses another card.
setting-monuments = Monuments
    .on = with monuments
    .off = without monuments
    .help = Each player has a secret monument; you may leave them out of a first game.
setting-novice = Novice rule
    .off = off
    .all = for everybody
    .help = A novice may twice set aside a cube that another player named.
setting-novice-1 = Novice rule for player 1
    .off = off
    .on = on
    .help = The novice rule for this player alone.
setting-novice-2 = Novice rule for player 2
    .off = off
    .on = on
    .help = The novice rule for this player alone.
setting-novice-3 = Novice rule for player 3
    .off = off
    .on = on
    .help = The novice rule for this player alone.
setting-novice-4 = Novice rule for player 4
    .off = off
    .on = on
    .help = The novice rule for this player alone.
setting-novice-5 = Novice rule for player 5
    .off = off
    .on = on
    .help = The novice rule for this player alone.
setting-novice-6 = Novice rule for player 6
    .off = off
    .on = on
    .help = The novice rule for this player alone.
setting-first-master-builder = First Master Builder
    .random = drawn at random
    .seat-1 = player 1
    .seat-2 = player 2
    .seat-3 = player 3
    .seat-4 = player 4
    .seat-5 = player 5
    .seat-6 = player 6
    .help = Who names the first resource.

## Phases

phase-setup = Setup
phase-name = Name a resource
phase-place = Place the resource
phase-build = Build
phase-end = End of the game

## Resources

name-wood = wood
name-wheat = wheat
name-brick = brick
name-glass = glass
name-stone = stone

## Types of buildings

name-cottages = Cottages (blue)
name-farms = Farms (red)
name-wells = Wells (grey)
name-chapels = Chapels (orange)
name-taverns = Taverns (green)
name-theaters = Theaters (yellow)
name-factories = Factories (black)
name-monuments = Monuments (pink)

## Building cards

name-cottage = Cottage
    .a = a Cottage
    .help = 3 points if it is fed.
name-farm = Farm
    .a = a Farm
    .help = Feeds up to 4 Cottages anywhere in your town.
name-granary = Granary
    .a = a Granary
    .help = Feeds Cottages on the 8 squares around it.
name-greenhouse = Greenhouse
    .a = a Greenhouse
    .help = Feeds all Cottages of one connected group, wherever it is.
name-orchard = Orchard
    .a = an Orchard
    .help = Feeds Cottages in its row and column.
name-well = Well
    .a = a Well
    .help = 1 point for each adjacent Cottage.
name-fountain = Fountain
    .a = a Fountain
    .help = 2 points if another Fountain is adjacent.
name-millstone = Millstone
    .a = a Millstone
    .help = 2 points if a red or yellow building is adjacent.
name-shed = Shed
    .a = a Shed
    .help = 1 point. May stand on any empty square.
name-chapel = Chapel
    .a = a Chapel
    .help = 1 point for each fed Cottage in your town.
name-abbey = Abbey
    .a = an Abbey
    .help = 3 points if no black, green or yellow building is adjacent.
name-cloister = Cloister
    .a = a Cloister
    .help = 1 point for each Cloister in a corner of your town.
name-temple = Temple
    .a = a Temple
    .help = 4 points if at least 2 fed Cottages are adjacent.
name-tavern = Tavern
    .a = a Tavern
    .help = Points by how many you have: 2, 5, 9, 14, 20.
name-almshouse = Almshouse
    .a = an Almshouse
    .help = Points by how many you have: -1, 5, -3, 15, -5, 26.
name-feast-hall = Feast Hall
    .a = a Feast Hall
    .help = 2 points, or 3 if you have more of them than your right neighbour.
name-inn = Inn
    .a = an Inn
    .help = 3 points if no other Inn is in its row or column.
name-theater = Theater
    .a = a Theater
    .help = 1 point for each other type of building in its row and column.
name-bakery = Bakery
    .a = a Bakery
    .help = 3 points if a red or black building is adjacent.
name-market = Market
    .a = a Market
    .help = 1 point for each Market in its row or in its column, whichever is more.
name-tailor = Tailor
    .a = a Tailor
    .help = 1 point, and 1 more for each Tailor on the centre squares.
name-factory = Factory
    .a = a Factory
    .help = Choose a resource for it. When another player names that one, you may place a different resource.
name-warehouse = Warehouse
    .a = a Warehouse
    .help = -1 point for each cube on it. Holds 3: when another player names a resource, store it or swap it.
name-bank = Bank
    .a = a Bank
    .help = 4 points. Choose a resource for it: you can no longer name that one.
name-trading-post = Trading Post
    .a = a Trading Post
    .help = 1 point. Stands for any resource in your patterns; each needs at least one real cube.

## Monuments

name-architects-guild = Architect’s Guild
    .a = the Architect’s Guild
    .help = 1 point. Replace up to 2 of your buildings with other types.
name-archive-of-the-second-age = Archive of the Second Age
    .a = the Archive of the Second Age
    .help = 1 point for each type of building in your town, monuments aside.
name-barrett-castle = Barrett Castle
    .a = Barrett Castle
    .help = 5 points if it is fed. Counts as 2 Cottages.
name-cathedral-of-caterina = Cathedral of Caterina
    .a = the Cathedral of Caterina
    .help = 2 points. Your empty squares cost nothing.
name-fort-ironweed = Fort Ironweed
    .a = Fort Ironweed
    .help = 7 points. You are no longer Master Builder, unless you are the last player.
name-grand-mausoleum-of-the-rodina = Grand Mausoleum of the Rodina
    .a = the Grand Mausoleum of the Rodina
    .help = Your unfed Cottages are worth 3 points each.
name-grove-university = Grove University
    .a = Grove University
    .help = 3 points. Place a building of any card in play on an empty square.
name-mandras-palace = Mandras Palace
    .a = Mandras Palace
    .help = 2 points for each different type adjacent to it.
name-obelisk-of-the-crescent = Obelisk of the Crescent
    .a = the Obelisk of the Crescent
    .help = From now on you may place anything you build on any empty square.
name-opaleyes-watch = Opaleye’s Watch
    .a = Opaleye’s Watch
    .help = Put 3 different buildings on it. When a neighbour builds one of them, place yours.
name-shrine-of-the-elder-tree = Shrine of the Elder Tree
    .a = the Shrine of the Elder Tree
    .help = Points by the buildings in your town when you place it: 1, 2, 3, 4, 5, 8.
name-silva-forum = Silva Forum
    .a = Silva Forum
    .help = 1 point, and 1 for each building of your largest group of one type.
name-the-sky-baths = The Sky Baths
    .a = the Sky Baths
    .help = 2 points for each type of building that your town lacks, monuments aside.
name-the-starloom = The Starloom
    .a = the Starloom
    .help = 6, 3 or 2 points if your town is completed 1st, 2nd or 3rd.
name-statue-of-the-bondmaker = Statue of the Bondmaker
    .a = the Statue of the Bondmaker
    .help = When another player names a resource, you may put it on a Cottage without a cube.

## Squares

name-a1 = a1
name-b1 = b1
name-c1 = c1
name-d1 = d1
name-a2 = a2
name-b2 = b2
name-c2 = c2
name-d2 = d2
name-a3 = a3
name-b3 = b3
name-c3 = c3
name-d3 = d3
name-a4 = a4
name-b4 = b4
name-c4 = c4
name-d4 = d4

## Titles of the solo game

name-rank-1 = Aspiring Architect
name-rank-2 = Builder’s Apprentice
name-rank-3 = Carpenter
name-rank-4 = Engineer
name-rank-5 = Town Planner
name-rank-6 = Master Architect

## Questions and answers

ask-turn-building = Which card is turned up?
turn-building =
    .card = { $a }

ask-draw-builder = Who is the first Master Builder?
draw-builder =
    .seat = player { $a }

ask-deal-monument = Which monument is dealt?
deal-monument =
    .monument = { $a }

ask-keep-monument = Which monument do you keep?
keep-monument =
    .monument = Keep { $a_a }

ask-call-resource = Name a resource for everybody.
call-resource =
    .resource = Name { $a }

ask-turn-card = Which resource card is turned up?
turn-card =
    .resource = { $a }

ask-choose-card = Choose one of the face-up cards.
choose-card =
    .resource = Take { $a }

ask-choose-resource = Choose any resource.
choose-resource =
    .resource = Choose { $a }

ask-choose-cube =
    The resource is { $resource ->
        [0] { name-wood }
        [1] { name-wheat }
        [2] { name-brick }
        [3] { name-glass }
       *[4] { name-stone }
    }. Which cube do you place?
choose-cube =
    .named = The resource itself
    .factory = Factory: { $a } instead
    .swap = Warehouse on { $a }: swap for { $b }

ask-place-cube =
    Where do you place the cube of { $resource ->
        [0] { name-wood }
        [1] { name-wheat }
        [2] { name-brick }
        [3] { name-glass }
       *[4] { name-stone }
    }?
place-cube =
    .square = On { $a }
    .store = Store it in the Warehouse on { $a }
    .cottage = On the Cottage on { $a }
    .aside = Set it aside (novice rule)

ask-build = Build, or go on. You may be asked with nothing to build: that keeps monuments secret.
build =
    .done = Build nothing more
    .build = Build { $a_a }

ask-use-squares = Which squares is it built from?
use-squares =
    .two = { $a }, { $b }
    .three = { $a }, { $b }, { $c }
    .four = { $a }, { $b }, { $c }, { $d }
    .five = { $a }, { $b }, { $c }, { $d }, { $e }
    .six = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }

ask-stand-on = Which square does the building stand on?
stand-on =
    .square = On { $a }

ask-fill = Which resource goes on the building?
fill =
    .resource = { $a }

ask-replace =
    You may replace { $left ->
        [one] { $left } building
       *[other] up to { $left } buildings
    } with other types. Which one?
replace =
    .done = No more
    .square = Replace the building on { $a }

ask-replace-with = Which building takes its place?
replace-with =
    .take = { $a }

ask-take-building = Which building do you take from the supply?
take-building =
    .take = { $a }

ask-set-building = Where do you place the building?
set-building =
    .square = On { $a }

ask-watch-types = Which three types do you watch for?
watch-types =
    .types = { $a }; { $b }; { $c }

## Events

event-turns-building = { $card } is in play.
event-takes-hammer = { $seat } is Master Builder.
event-deals = { $seat } is dealt { $card_a }.
event-keeps = { $seat } keeps { $card_a }.
event-names = { $seat } names { $resource }.
event-turns-card = The card shows { $resource }.
event-reshuffles = The resource cards are shuffled.
event-chooses-card = { $seat } takes the card with { $resource }.
event-places = { $seat } places { $resource } on { $square }.
event-substitutes = { $seat } uses the Factory: { $resource } instead of { $named } on { $square }.
event-stores = { $seat } stores { $resource } in the Warehouse on { $square }.
event-swaps =
    { $seat } swaps { $named } for { $resource } in the Warehouse on { $house } and places it on { $square }.
event-puts-on-cottage = { $seat } puts { $resource } on the Cottage on { $square }.
event-sets-aside = { $seat } sets { $resource } aside.
event-reveals = { $seat } reveals a monument: { $card }.
event-builds = { $seat } builds { $card_a } on { $square }.
event-fills = { $seat } puts { $resource } on the building on { $square }.
event-sets = { $seat } places { $card_a } on { $square }.
event-replaces = { $seat } replaces { $old_a } on { $square } with { $new_a }.
event-watches = { $seat } watches for { $first_a }, { $second_a } and { $third_a }.
event-is-done = { $seat } is done.
event-completes = { $seat } completes the town in turn { $turn }.
event-ends = All towns are completed.
event-earns-title =
    { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the title { $rank }.
event-only-square = The cube goes on { $square }, your last free square.
event-only-resource = All face-up cards show { $resource }, so there is nothing to choose.

## Reasons

why-tt-3-7 = This card is not in play.
why-tt-3-10 = You may only keep a monument that was dealt to you.
why-tt-5-2 = There is already a cube on this square.
why-tt-5-6 = Only one alternative per turn: this cube goes on an empty square.
why-tt-5-7 = You named the resource yourself.
why-tt-6-2 = The cubes do not match the pattern on the card.
why-tt-6-6 = The building must stand on one of the squares it was built from.
why-tt-6-12 = There is a building on this square.
why-tt-7-7 = There is no Warehouse with room there.
why-tt-7-8 = There is no such cube in a Warehouse there.
why-tt-7-11 = A Factory helps only when its own resource is named, and then gives you a different one.
why-tt-7-12 = One of your Banks already has this resource.
why-tt-7-13 = One of your Banks forbids naming this resource.
why-tt-7-14 = A town has at most five Banks.
why-tt-7-15 = That would have the same effect as another answer.
why-tt-8-1 = This is not your monument.
why-tt-8-2 = You have already built your monument.
why-tt-8-7 = Replace a building other than the Guild, on another square, with a different type.
why-tt-8-18 = There is no Cottage for a cube there.
why-tt-14-1 = The novice rule does not apply to you.
why-tt-14-2 = You have already set cubes aside twice.
why-tt-15-8 = That is not possible in a free-choice turn.
why-tt-15-10 = One of your Banks forbids choosing this resource.
why-tt-16-3 = There is no such card face up.

## Where the points come from

ledger-building = { $card } on { $square }
ledger-building-counts =
    { $card } on { $square }, { $count ->
        [one] with { $count } square that counts
       *[other] with { $count } squares that count
    }
ledger-building-cottages =
    { $card } on { $square }, { $count ->
        [one] with { $count } Cottage that counts
       *[other] with { $count } Cottages that count
    }
ledger-building-types =
    { $card } on { $square }, { $count ->
        [one] with { $count } type
       *[other] with { $count } different types
    }
ledger-building-spoilt =
    { $card } on { $square }, { $count ->
        [one] spoilt by { $count } building
       *[other] spoilt by { $count } buildings
    }
ledger-together =
    { $card }, { $count ->
        [one] { $count } building
       *[other] { $count } buildings together
    }
ledger-empty-squares =
    { $count ->
        [one] { $count } empty square
       *[other] { $count } empty squares
    }

## Labels

label-turn = Turn { $turn }
label-resource = resource
label-free-choice = everybody chooses
label-hammer = hammer
label-face-up = cards
label-under = under the pile
label-pile = pile
label-title = title
label-points = points
label-hidden = hidden
label-watch = watches
label-aside = aside
label-builds = builds
label-completed = completed in turn { $turn }
label-done = done
label-fed = fed
label-empty-square = empty
label-empty-squares = Empty squares
label-empty-town = no cube and no building yet
label-have = { $count } in your town
label-acts =
    { $phase ->
        [setup] chooses a monument
        [name] names a resource
        [place] places
       *[build] builds
    }
label-placed = has placed
label-chosen = has chosen
label-waits = waits
label-master-builder = Master Builder
label-names = { $player } names a resource
label-named = named by { $player }
label-card-shows = as the card shows
label-onto-building = A resource for the new building
label-pile-left =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
label-cycle = Turns of the Town Hall
label-card-turn = card
label-free-turn = free choice
label-turned = turned up so far
label-aside-left =
    { $count ->
        [one] { $count } more cube may be set aside
       *[other] { $count } more cubes may be set aside
    }
label-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
label-monument-hidden = A monument that only its owner knows
label-your-monument = your monument
label-your-secret = your monument, secret
label-cards = The cards in play
label-towns = The other towns
label-full-town = Your town is full: if you stop now, it is completed.

## What hints speak of

hint-patterns = Building patterns that you have started
hint-loose-cubes = Cubes that fit no pattern
hint-room = Empty squares
hint-prospects = Valuable buildings that you can still reach
hint-cottages = Cottages and how they are fed
hint-neighbours = What your buildings still need beside them
hint-sets = The next building of a set
hint-factories = What your Factories can do
hint-monument = Your monument
hint-shape = Empty squares that hang together
