### The Pillars of the Earth
###
### Forms of names: `.help` what a thing does. VP are victory points.

game-title = The Pillars of the Earth
game-pitch =
    Six rounds to build the cathedral of Kingsbridge. Send workers for wood, stone and sand, win favours all over the
    land with your master builders, and hire the craftsmen who turn it all into victory points.
game-provenance =
    Cards and board have the values of the rulebook and of public sources; none is made up.

## Parts of a round

phase-layout = Laying out the cards
phase-cards = Phase I: choose resource and craftsman cards
phase-builders = Phase II: place the master builders
phase-event = 1. Event
phase-bishop = 2. Bishop’s seat: protection from the event
phase-wool-mill = 3. Wool mill income
phase-kingsbridge = 4. Kingsbridge: take a privilege
phase-priory = 5. Kingsbridge priory: victory points
phase-forest = 6. Forest: take wood
phase-quarry = 7. Quarry: take stone
phase-gravel-pit = 8. Gravel pit: take sand
phase-court = 9. King’s court: taxes and metal
phase-shiring = 10. Shiring: take a craftsman
phase-castle = 11. Shiring castle: workers for the next round
phase-market = 12. Kingsbridge market: buy and sell
phase-cathedral = 13. Cathedral: victory points for craftsmen
phase-start-player = 14. Next start player
phase-end = End of the game

## Resources

name-wood = wood
name-stone = stone
name-sand = sand
name-metal = metal

## Places for builders

name-bishop = Bishop’s seat
    .help = Protection from a negative event, or a cube of the market.
name-kingsbridge-1 = Kingsbridge, first card
    .help = Gives you the privilege above the first space.
name-kingsbridge-2 = Kingsbridge, second card
    .help = Gives you the privilege above the second space.
name-priory = Kingsbridge priory
    .help = Victory points, more for the first builder.
name-court = King’s court
    .help = No tax this round; the first builder also takes the metal.
name-shiring-1 = Shiring, first card
    .help = Gives you the craftsman above the first space for free.
name-shiring-2 = Shiring, second card
    .help = Gives you the craftsman above the second space for free.
name-castle = Shiring castle
    .help = Grey workers for the next round.
name-market = Kingsbridge market
    .help = Buy and sell resources, in the order of the spaces.
name-start-player = Next start player
    .help = Makes you the start player of the next round.

## Resource cards

name-rc-wood-2 = small forest
name-rc-wood-3 = medium forest
name-rc-wood-4 = large forest
name-rc-stone-2 = small quarry
name-rc-stone-3 = medium quarry
name-rc-stone-4 = large quarry
name-rc-sand-2 = small gravel pit
name-rc-sand-3 = medium gravel pit
name-rc-sand-4 = large gravel pit

## Craftsmen; the Roman number is their round

name-cr0-mortar-mixer = mortar mixer
    .help = Turns sand into victory points. Without one your masons do not work.
name-cr0-woodworker = woodworker
    .help = Turns wood into victory points. Without one you cannot buy wood.
name-cr0-stonecutter = stonecutter
    .help = Turns stone into victory points. Without one you cannot sell stone.
name-cr1-tool-maker = tool maker I
    .help = Gives gold once per round while you hold metal; you keep the metal.
name-cr1-woodworker = woodworker I
    .help = Turns wood into gold. Without a woodworker you cannot buy wood.
name-cr1-mortar-mixer = mortar mixer I
    .help = Turns sand into victory points. Without one your masons do not work.
name-cr1-mason = mason I
    .help = Turns stone into victory points, but only beside a mortar mixer.
name-cr2-carpenter = carpenter II
    .help = Turns wood into victory points.
name-cr2-mason = mason II
    .help = Turns stone into victory points, but only beside a mortar mixer.
name-cr2-potter = potter II
    .help = Turns sand into victory points.
name-cr2-architect = architect II
    .help = Gives a victory point every round for free.
name-cr3-mason = mason III
    .help = Turns stone into victory points, but only beside a mortar mixer.
name-cr3-carpenter = carpenter III
    .help = Turns wood into victory points.
name-cr3-sculptor = sculptor III
    .help = Turns stone into many victory points.
name-cr3-potter = potter III
    .help = Turns sand into victory points.
name-cr4-mason = mason IV
    .help = Turns stone into victory points, but only beside a mortar mixer.
name-cr4-carpenter = carpenter IV
    .help = Turns wood into victory points.
name-cr4-sculptor = sculptor IV
    .help = Turns stone into many victory points.
name-cr4-glassblower = glassblower IV
    .help = Turns sand together with metal into victory points.
name-cr5-carpenter = carpenter V
    .help = Turns wood into victory points.
name-cr5-goldsmith = goldsmith V
    .help = Turns gold into victory points.
name-cr5-sculptor = sculptor V
    .help = Turns stone into many victory points.
name-cr5-glassblower = glassblower V
    .help = Turns sand together with metal into victory points.
name-cr6-goldsmith = goldsmith VI
    .help = Turns gold into victory points.
name-cr6-sculptor = sculptor VI
    .help = Turns stone into many victory points.
name-cr6-organ-builder = organ builder VI
    .help = Turns wood together with metal into many victory points.
name-cr6-bell-founder = bell founder VI
    .help = Turns metal into many victory points.

## Privileges

name-pr-tom = Tom Builder
    .help = Each round you receive additional stone.
name-pr-aliena = Aliena
    .help = Each round you receive additional wood.
name-pr-richard = Richard
    .help = Each round you receive additional sand.
name-pr-otto = Otto
    .help = From the next round on, the black worker is yours.
name-pr-jack = Jack
    .help = You have room for one more craftsman.
name-pr-francis = Francis
    .help = Your tax is always the same, whatever is rolled.
name-pr-prior-philip = Prior Philip
    .help = Each of your builders in the priory scores an additional victory point.
name-pr-ellen = Ellen
    .help = At the start of each later round you alone see the coming event.
name-pr-tax-exemption = Tax exemption
    .help = Once: after the roll, you pay no tax this round.
name-pr-thomas = Archbishop Thomas
    .help = Once: protection from a negative event, after it is revealed.
name-pr-remigius = Remigius
    .help = Once: place one of your drawn builders for free.
name-pr-madonna = The Madonna
    .help = Victory points at once.
name-pr-wool-fair = Wool fair
    .help = Gold at once.
name-pr-toledo = Toledo
    .help = Metal at once.
name-pr-festivities = Festivities
    .help = Last round: metal at once.
name-pr-completion = Completion
    .help = Last round: stone and wood at once.

## Events

name-ev-king = The King’s gift
    .help = Everybody receives gold.
name-ev-richard = Richard brings ore
    .help = Everybody receives metal.
name-ev-philip = Philip supports the wool trade
    .help = Everybody gains 1 gold for each of their workers in the wool mill, at most 5.
name-ev-volunteers = Volunteers
    .help = This round every resource card yields one more.
name-ev-archbishop = The Archbishop
    .help =
        This round everybody may use one craftsman once more than its capacity allows,
        except the organ builder and the bell founder.
name-ev-william = William Hamleigh
    .help = Every unprotected player pays gold.
name-ev-conflict = Conflict
    .help = Every unprotected player loses victory points.
name-ev-town-wall = Town wall
    .help = In the next round every unprotected player has only two builders.
name-ev-cold-winter = Cold winter
    .help = This round every resource card of unprotected players yields one less.
name-ev-collapse = Collapse
    .help = Every unprotected player loses a craftsman of their choice.

## Parts of the cathedral

name-nave = the nave
name-portal = the portal
name-apse = the apse
name-tower-1 = the first tower
name-tower-2 = the second tower
name-vault = the vault

## Why gold and victory points change

name-reason-start-points = starting points
name-reason-start-gold = starting gold
name-reason-hire = a craftsman hired
name-reason-builder = a builder placed
name-reason-king = the King’s gift
name-reason-philip = the wool trade
name-reason-william = William Hamleigh
name-reason-event-shortage = gold missing for the event
name-reason-conflict = conflict
name-reason-wool-mill = wool mill
name-reason-privilege = privilege
name-reason-priory = priory
name-reason-prior-philip = Prior Philip
name-reason-tax = tax
name-reason-francis = tax, with Francis
name-reason-tax-shortage = gold missing for the tax
name-reason-buy = purchase
name-reason-sell = sale
name-reason-craftsman = craftsman
name-reason-tool-maker = tool maker
name-reason-architect = architect

## Questions and answers

ask-draw-start-player = Who is the first start player?
draw-start-player =
    .seat = player { $a }

ask-turn-privilege = Which privilege is turned up?
turn-privilege =
    .turn = { $a }

ask-turn-craftsman = Which craftsman comes to Shiring?
turn-craftsman =
    .turn = { $a }

ask-lay-aside = Which resource card is left out this round?
lay-aside =
    .aside = { $a }

ask-peek-event = Which event lies on top of the deck?
peek-event =
    .see = { $a }

ask-take-card = Take a card or pass. Workers left: { $workers }, gold: { $gold }.
take-card =
    .pass = Take no more cards this round
    .take = Take: { $a }

ask-remove-craftsman = Your row is too long. Which craftsman leaves the game?
remove-craftsman =
    .remove = Remove: { $a }

ask-draw-builder = Whose builder is drawn from the bag?
draw-builder =
    .seat = player { $a }

ask-return-builder =
    A builder of { $seat_name } is drawn at cost { $cost }. As start player you may, once a round, return it and draw again.
return-builder =
    .keep = Keep
    .redraw = Return and draw again
    .keep-all = Keep this and all later ones this round

ask-place-builder = Place your builder (cost: { $cost }, gold: { $gold }) or pass.
place-builder =
    .pass = Pass and place it later for free
    .remigius = Use Remigius and place it for free
    .place = { $a }

ask-place-free = Place your builder for free.
place-free =
    .place = { $a }

ask-turn-event = Which event is turned up?
turn-event =
    .turn = { $a }

ask-choose-favour =
    Your builder is at the Bishop’s seat. Event: { $event ->
        [0] { name-ev-king }
        [1] { name-ev-richard }
        [2] { name-ev-philip }
        [3] { name-ev-volunteers }
        [4] { name-ev-archbishop }
        [5] { name-ev-william }
        [6] { name-ev-conflict }
        [7] { name-ev-town-wall }
        [8] { name-ev-cold-winter }
       *[9] { name-ev-collapse }
    }. What do you choose?
choose-favour =
    .protection = Protection from the event
    .take = Take 1 cube from the market: { $a }

ask-use-thomas =
    Use Archbishop Thomas against this event: { $event ->
        [0] { name-ev-king }
        [1] { name-ev-richard }
        [2] { name-ev-philip }
        [3] { name-ev-volunteers }
        [4] { name-ev-archbishop }
        [5] { name-ev-william }
        [6] { name-ev-conflict }
        [7] { name-ev-town-wall }
        [8] { name-ev-cold-winter }
       *[9] { name-ev-collapse }
    }?
use-thomas =
    .use = Use the privilege
    .keep = Keep the privilege

ask-lose-craftsman = The event “{ name-ev-collapse }” takes a craftsman. Choose the one you lose.
lose-craftsman =
    .lose = { $a }

ask-roll-tax = What does the tax die show?
roll-tax =
    .roll = { $a }

ask-use-exemption = Use the tax exemption? Tax: { $tax }, gold: { $gold }.
use-exemption =
    .use = Use the privilege
    .keep = Keep the privilege and pay

ask-trade = Buy or sell one kind, or leave the market. Gold: { $gold }.
trade =
    .leave = Leave the market
    .as-suggested = Do the rest as suggested
    .buy = Buy { $b } { $a }
    .sell = Sell { $b } { $a }

ask-build = Build at the cathedral: use a craftsman once, or finish.
build =
    .finish = Finish building
    .as-suggested = Do the rest as suggested
    .use = Use: { $a }

ask-return-cube =
    { $n ->
        [one] You may keep only { $kept } cubes at the end of the round: return { $n }.
       *[other] You may keep only { $kept } cubes at the end of the round: return { $n }, one at a time.
    }
return-cube =
    .return = Return 1 { $a }

## What happens

event-starts = { $seat } is the start player.
event-begins-round = Round { $n } begins.
event-shows-privilege = In Kingsbridge: { $privilege }.
event-shows-craftsman = In Shiring: { $craftsman }.
event-shows-card = In the pool: { $card }.
event-lays-aside = Left out this round: { $resource }.
event-looks = { $seat } looks at the coming event.
event-sees-event = The coming event, seen by { $seat } alone: { $event }.
event-passes-cards = { $seat } takes no more cards this round.
event-takes-card = { $seat } takes a resource card: { $resource }.
event-hires = { $seat } hires a craftsman: { $craftsman }.
event-removes = { $seat } removes a craftsman: { $craftsman }.
event-draws-builder = A builder of { $seat } is drawn.
event-sets-aside = Town wall: this builder of { $seat } is set aside.
event-returns-builder = { $seat } returns the builder of { $owner } to the bag.
event-passes-builder = The builder of { $seat } waits beside cost { $cost }, to be placed later for free.
event-places-builder = { $seat } places a builder: { $place }.
event-uses-privilege = { $seat } uses a privilege: { $privilege }.
event-turns-event = Event: { $event }.
event-is-protected = { $seat } is protected from the event.
event-takes-cube = { $seat } takes 1 { $kind } from the market.
event-is-limited = { $seat } has only two builders in the next round.
event-receives-privilege = { $seat } receives a privilege: { $privilege }.
event-receives-cubes = { $seat } receives { $n } { $kind }.
event-rolls-tax = The tax die shows { $n }.
event-is-exempt = { $seat } pays no tax.
event-receives-craftsman = { $seat } receives a craftsman: { $craftsman }.
event-receives-workers =
    { $n ->
        [one] { $seat } has { $n } more grey worker in the next round.
       *[other] { $seat } has { $n } more grey workers in the next round.
    }
event-trades-as-suggested = { $seat } trades as suggested.
event-buys = { $seat } buys { $n } { $kind }.
event-sells = { $seat } sells { $n } { $kind }.
event-leaves-market = A builder of { $seat } leaves the market.
event-builds-as-suggested = { $seat } builds as suggested.
event-uses = { $seat } uses a craftsman: { $craftsman }.
event-returns-cube = { $seat } returns 1 { $kind } to the supply.
event-puts-up-part = { $seat } adds to the cathedral: { $part }.
event-gains-points = { $seat } gains { $n } VP: { $reason }.
event-loses-points = { $seat } loses { $n } VP: { $reason }.
event-gains-gold = { $seat } gains { $n } gold: { $reason }.
event-pays-gold = { $seat } pays { $n } gold: { $reason }.
event-game-ends = The cathedral is finished.
event-only-pass-cards = You have to pass: you have too few workers and too little gold for the cards that are left.
event-only-pass-builder = You have to pass: the builder costs { $cost } gold, and you have { $gold }.
event-only-leave-market = Your builder leaves the market: there is nothing that you could buy or sell.
event-only-finish = None of your craftsmen can turn cubes into anything; what costs nothing comes by itself.
event-only-cube = You have to return a cube, and all of yours are { $kind }.

## Reasons

why-poe-1-7 = There is no free space left there.
why-poe-4-1 = This card is not in the pool.
why-poe-4-4 = Not enough workers.
why-poe-4-7 = Not enough gold for this craftsman.
why-poe-4-8 = Only a craftsman in your own row can be removed.
why-poe-5-4 = Not enough gold to place the builder.
why-poe-6-2-2 = The event is positive: there is nothing to protect against.
why-poe-6-2-3 = The market has no such cube left.
why-poe-6-12-3 = Buying needs enough cubes on the market and enough gold.
why-poe-6-12-5 = You do not have that many cubes to sell.
why-poe-6-12-7 = Cubes bought this round cannot be sold.
why-poe-6-12-8 = Without a woodworker you cannot buy wood, without a stonecutter you cannot sell stone.
why-poe-6-13-2 = You need this craftsman in your row and everything that one use costs.
why-poe-6-13-3 = This craftsman has been used as often as allowed this round.
why-poe-6-13-4 = Without a mortar mixer your masons do not work.
why-poe-6-13-5 = The tool maker works only while you hold metal.
why-poe-6-13-9 = You have no such cube.
why-poe-9-12 = You do not have Remigius.
why-poe-10-11 = Only a craftsman in your own row can be lost.

## Where points come from

ledger-start-points = Starting points
ledger-event-shortage = Gold missing for { $card }
ledger-conflict = Lost to { $card }
ledger-privilege = Privilege: { $card }
ledger-priory = Builders in the priory
ledger-prior-philip = { $card } in the priory
ledger-tax-shortage = Gold missing for taxes
ledger-craftsman = Craftsman: { $card }
ledger-architect = Free of charge: { $card }

## Labels of the drawing

label-source-start-points = Starting points
label-source-events = Events
label-source-privilege = Privileges
label-source-priory = Priory
label-source-tax-shortage = Taxes
label-source-craftsman = Craftsmen
label-place = Place
label-offer = What it gives
label-builders = Builders
label-cost = Cost track
label-drawn = drawn
label-event = Event
label-coming = Coming event, seen only by you
label-supply = Supply
label-pool = Pool
label-tax = Tax
label-vp = VP
label-gold = gold
label-workers = workers
label-mill = in the mill
label-bag = in the bag
label-cathedral = Cathedral
label-start = start player
label-tax-free = no tax
label-next-round = next round
label-board = The board
label-coins = gold
label-craftsman = craftsman
label-points = Victory points
label-gold-track = Gold
label-place-event = Event
label-place-bishop = Bishop’s seat
label-place-mill = Wool mill
label-place-kingsbridge = Kingsbridge
label-place-priory = Priory
label-place-forest = Forest
label-place-quarry = Quarry
label-place-pit = Gravel pit
label-place-court = King’s court
label-place-shiring = Shiring
label-place-castle = Castle
label-place-market = Market
label-place-cathedral = Cathedral
label-place-start = Start player
label-bag-of-builders = The bag of builders
label-free = free
label-price = price
label-buy = buy
label-sell = sell
label-row = Craftsmen
label-mark = Marked “!”: other craftsmen or the market depend on this one
label-needs = needs: { $craftsman }
label-kept = required, but kept
label-uses =
    { $n ->
        [one] once a round
       *[other] up to { $n } times a round
    }
label-used = used { $used } of { $n } times
label-extra-uses = Extra uses: { $n }
label-passed = passed
label-protected = protected from the event
label-limited = only two builders
label-bought = bought
label-suggested = trades as suggested
label-workers-home = workers at home
label-event-hidden = This round’s event is not known yet
label-events-left = Events in the deck: { $n }
label-privileges-left = Privileges in the deck: { $n }
label-cards = All cards: seen, gone and still to come
label-all-cards = All cards
label-events-seen = Events so far
label-events-to-come = Events that may still come
label-privileges-to-come = Privileges that may still come
label-privileges-gone = Privileges out of the game
label-craftsmen-gone = Craftsmen out of the game
label-at-work = Workers at work, and what they will bring

## What hints speak of

hint-gold = Your gold
hint-craftsmen-now = Points that your craftsmen can make this round
hint-craftsmen-later = What your craftsmen can do in later rounds
hint-hands = Builders and workers that you can still use
hint-turn-order = Being early in turn order
hint-materials = Materials that you keep
hint-builders = Where your builders stand
hint-privileges = Your privileges
