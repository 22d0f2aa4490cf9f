### Old London Bridge
###
### Forms of names: `.a` with an article, `.on` for standing there, `.help` what a thing does.

game-title = Old London Bridge
game-pitch =
    Twelve buildings on a bridge, with numbers that fall from one end to the other. Collect them around the rondel,
    match their shields, and each new building acts more strongly than the last.
game-provenance =
    The rules are the rulebook’s, but not everything that is printed: 67 of the 72 building tiles, the order of the
    rondel and of the stacks around it, the lengths of the tracks and the spaces of their coins, the stacks of bonus
    tiles, the starting hand of each step and the payments for empty slots are reconstructed, because no published
    text lists them.

## Settings

setting-chapel = Chapel scoring
    .printed = { name-printed }
    .random = a random scoring tile
    .chapel-most = { name-chapel-most }
    .chapel-round-leader = { name-chapel-round-leader }
    .chapel-lead = { name-chapel-lead }
    .chapel-coins-again = { name-chapel-coins-again }
    .help = What the chapel field of the board pays: the printed scoring, or a scoring tile for experienced builders.
setting-gate = Gate scoring
    .printed = { name-printed }
    .random = a random scoring tile
    .gate-most = { name-gate-most }
    .gate-round-leader = { name-gate-round-leader }
    .gate-distance = { name-gate-distance }
    .gate-bonus-tiles = { name-gate-bonus-tiles }
    .help = What the gate field of the board pays: the printed scoring, or a scoring tile for experienced builders.
setting-inn = Inn scoring
    .printed = { name-printed }
    .random = a random scoring tile
    .inn-most = { name-inn-most }
    .inn-round-highest-card = { name-inn-round-highest-card }
    .inn-hand-size = { name-inn-hand-size }
    .inn-card-sets = { name-inn-card-sets }
    .help = What the inn field of the board pays: the printed scoring, or a scoring tile for experienced builders.
setting-bridge = Bridge scoring
    .printed = { name-printed }
    .random = a random scoring tile
    .bridge-longest-series = { name-bridge-longest-series }
    .bridge-round-lowest-number = { name-bridge-round-lowest-number }
    .bridge-low-numbers = { name-bridge-low-numbers }
    .bridge-type-sets = { name-bridge-type-sets }
    .help = What the bridge field of the board pays: the printed scoring, or a scoring tile for experienced builders.
setting-money = Money
    .hidden = hidden behind the bridge
    .open = open to all
    .help = Whether the others can see how much money you have.

## Phases

phase-setup = Setup
phase-preparation = Preparation
phase-turn-order = Turn order
phase-building = Building
phase-end = End of the game

## Building types

name-chapel = chapel
    .help = Advance on the chapel track: one space for each shield of this building’s colour on your bridge.
name-gate = gate
    .help = Advance on the gate track: one space for each shield of this building’s colour on your bridge.
name-inn = inn
    .help = Take character cards: a total value of up to 1 for each shield of this building’s colour on your bridge.
name-shop = shop
    .help = Receive £1 for each shield of this building’s colour on your bridge.
name-guild = guild
    .help = No action; its four shields strengthen later actions of every colour.
name-park = park
    .help = No action; any number may follow it.

## Buildings

name-chapel-number = chapel { $n }
    .a = chapel { $n }
name-gate-number = gate { $n }
    .a = gate { $n }
name-inn-number = inn { $n }
    .a = inn { $n }
name-shop-number = shop { $n }
    .a = shop { $n }
name-guild-number = guild { $n }
    .a = guild { $n }
name-park-blue = blue park
    .a = a blue park
name-park-orange = orange park
    .a = an orange park
name-park-grey = grey park
    .a = a grey park
name-park-green = green park
    .a = a green park

## Shields

name-blue = blue
    .shield = blue shield
name-orange = orange
    .shield = orange shield
name-grey = grey
    .shield = grey shield
name-green = green
    .shield = green shield

## Cards

name-peter = Peter de Colechurch (0)
    .a = Peter de Colechurch (0)
name-merchant = Merchant (1)
    .a = a Merchant (1)
name-lady = Lady (2)
    .a = a Lady (2)
name-cleric = Cleric (3)
    .a = a Cleric (3)
name-lord = Lord (4)
    .a = a Lord (4)

## Bonus tiles

name-share-space = Join an occupied space
    .help = While placing: your figure may join exactly one figure of another player on a space.
name-free-centre = Free centre
    .help = While placing: your figure goes to the centre of the rondel, and you pay nothing.
name-use-x = Use the X space
    .help = While placing: your figure may go to the X space. There is no income.
name-take-back-card = Take back the played card
    .help = After your action: take a card of the value you played for this turn from the supply. Not for a 0.
name-chapel-plus-2 = Chapel track +2
    .help = At the start or the end of your turn: advance two spaces on the chapel track.
name-gate-plus-2 = Gate track +2
    .help = At the start or the end of your turn: advance two spaces on the gate track.
name-card-plus-1 = Card value +1
    .help = After the reveal: your card counts as one higher for the turn order of this round.
name-take-lady = Take a Lady (2)
    .help = Before cards are chosen: take a Lady (2) from the supply.

## Stacks of bonus tiles

name-left = left stack
name-middle = middle stack
name-right = right stack

## Steps of the chapel stairs

name-step-A = step A
name-step-B = step B
name-step-C = step C
name-step-D = step D

## Spaces of the rondel, clockwise from the X as in the rules

name-space-1 = X space
    .on = on the X space
name-space-2 = space 1 after the X
    .on = on space 1 after the X
name-space-3 = space 2 after the X
    .on = on space 2 after the X
name-space-4 = space 3 after the X
    .on = on space 3 after the X
name-space-5 = space 4 after the X
    .on = on space 4 after the X
name-space-6 = space 5 after the X
    .on = on space 5 after the X
name-space-centre = centre
    .on = in the centre

## Scoring categories

name-category-chapel = Chapel track
name-category-gate = Gate track
name-category-inn = Character cards
name-category-bridge = Buildings on the bridge

## Scoring faces

name-printed = printed scoring
    .help = The scoring printed on the board: rewards by rank at the end of the game.
name-chapel-most = Most chapels
    .help = At the end: rewards by rank for the most chapels on the bridge.
name-chapel-round-leader = Each round: leader on the chapel track £1
    .help = At the end of every round the leader on the chapel track receives £1, unless still on the stairs.
name-chapel-lead = Lead over the last player on the chapel track
    .help = At the end: £1 for each space of lead over the last marker on the chapel track.
name-chapel-coins-again = Chapel track coins again
    .help = At the end: receive again all coins your marker has reached or passed; the last space is not a coin.
name-gate-most = Most gates
    .help = At the end: rewards by rank for the most gates on the bridge.
name-gate-round-leader = Each round: leader on the gate track £1
    .help = At the end of every round the leader on the gate track receives £1, unless still on the start space.
name-gate-distance = Spaces moved on the gate track
    .help = At the end, by your space on the gate track: £3 from space 4, £5 from 7, £9 from 10, £12 from 13.
name-gate-bonus-tiles = Unused bonus tiles
    .help = At the end: £1 for one unused bonus tile, £4 for two, £9 for three, £16 for four or more, instead of £1 each.
name-inn-most = Most inns
    .help = At the end: rewards by rank for the most inns on the bridge.
name-inn-round-highest-card = After the reveal: highest card £2
    .help = In every round whoever reveals the highest card receives £2; tiles that raise a card do not count.
name-inn-hand-size = Number of cards in hand
    .help =
        At the end, by the number of cards in your hand, 0s included: £4 for three or four, £7 for five to seven,
        £10 for eight or more.
name-inn-card-sets = Sets of cards
    .help = At the end: £5 for a set 1-2 in your hand, £10 for 1-2-3, £15 for 1-2-3-4; each card counts once.
name-bridge-longest-series = Longest series of buildings
    .help = At the end: rewards by rank for the longest row of buildings without a park.
name-bridge-round-lowest-number = Each round: lowest number built £2
    .help = At the end of every round whoever has built the lowest number in it receives £2; parks do not count.
name-bridge-low-numbers = Buildings numbered 30 or less
    .help = At the end: £2 for each building on your bridge with a number of 30 or less.
name-bridge-type-sets = Sets of 6 different buildings
    .help = At the end: £10 for each complete set of the six building types on your bridge.

## Where money comes from and goes to

name-source-start = starting money
name-source-income = income from the rondel
name-source-centre = centre of the rondel
name-source-shops = shop
name-source-coins = coin on the chapel track
name-source-chapel-end = last space of the chapel track
name-source-gate-end = last space of the gate track
name-source-chapel-round = leader on the chapel track
name-source-gate-round = leader on the gate track
name-source-inn-round = highest card
name-source-bridge-round = lowest number built

## Questions and answers

ask-draw-face = Which scoring tile is drawn?
draw-face =
    .face = { $a }

ask-turn-rondel = How is the rondel turned at the start?
turn-rondel =
    .by =
        { $a ->
            [one] by { $a } space
           *[other] by { $a } spaces
        }

ask-turn-up-building = Which building is turned up?
turn-up-building =
    .tile = Building: { $a }

ask-turn-up-bonus = Which bonus tile is turned up?
turn-up-bonus =
    .tile = { $a }

ask-draw-step = Who stands on the next step of the stairs?
draw-step =
    .seat = player { $a }

ask-turn-up-chip = Which round chip is turned up?
turn-up-chip =
    .chip = chip { $a }

ask-take-lady = Use the bonus tile “{ name-take-lady }”?
take-lady =
    .done = Go on
    .use = Take a Lady (2)

ask-choose-card = Choose a card to play.
choose-card =
    .card =
        { $a ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        }

ask-choose-two-cards = Choose two cards to play.
choose-two-cards =
    .cards =
        { $a ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        } and { $b ->
            [0] { name-peter }
            [1] { name-merchant }
            [2] { name-lady }
            [3] { name-cleric }
           *[4] { name-lord }
        }

ask-raise-card =
    Use the bonus tile “{ name-card-plus-1 }”? { $cards ->
        [1] Your card counts as { $first }.
       *[2] Your first card counts as { $first }, the second as { $second }.
    }
raise-card =
    .done = Raise no card
    .card =
        { $a ->
            [1] Raise your card
           *[2] Raise your second card
        }

ask-use-before-placing = Use a bonus tile before you place your figure?
use-before-placing =
    .done = Go on
    .chapel = { name-chapel-plus-2 }
    .gate = { name-gate-plus-2 }

ask-place-figure = Place your figure on the rondel. The centre costs £{ $price }.
place-figure =
    .outer =
        On { $a ->
            [1] the { name-space-1 }
            [2] { name-space-2 }
            [3] { name-space-3 }
            [4] { name-space-4 }
            [5] { name-space-5 }
           *[6] { name-space-6 }
        }
    .share =
        On { $a ->
            [1] the { name-space-1 }
            [2] { name-space-2 }
            [3] { name-space-3 }
            [4] { name-space-4 }
            [5] { name-space-5 }
           *[6] { name-space-6 }
        }, beside another figure (tile “{ name-share-space }”)
    .x = X space (tile “{ name-use-x }”)
    .x-share = X space, beside another figure (tiles “{ name-use-x }” and “{ name-share-space }”)
    .centre = Centre, and pay
    .centre-free = Centre, without paying (tile “{ name-free-centre }”)
    .centre-share = Centre, beside another figure, and pay (tile “{ name-share-space }”)
    .centre-free-share =
        Centre, beside another figure, without paying (tiles “{ name-free-centre }” and “{ name-share-space }”)
    .skip = Skip this turn

ask-choose-stack = Choose the stack whose top building you take.
choose-stack =
    .stack = Top building of the { $a } stack

ask-replace = No. { $number } cannot be added. Choose the building it replaces.
replace =
    .slot = Replace the building in slot { $a }

ask-take-cards = Take cards worth up to { $power }, one by one.
take-cards =
    .done = Take no more
    .card =
        Take { $a ->
            [1] { name-merchant.a }
            [2] { name-lady.a }
            [3] { name-cleric.a }
           *[4] { name-lord.a }
        }

ask-take-bonus-tile = Take a bonus tile.
take-bonus-tile =
    .stack = Take from the { $a }
    .decline = Take none

ask-use-after-action =
    Use a bonus tile at the end of your turn?{ $card ->
        [1] {" "}Your card was { name-merchant.a }.
        [2] {" "}Your card was { name-lady.a }.
        [3] {" "}Your card was { name-cleric.a }.
        [4] {" "}Your card was { name-lord.a }.
       *[0] {""}
    }
use-after-action =
    .done = Go on
    .chapel = { name-chapel-plus-2 }
    .gate = { name-gate-plus-2 }
    .take-back = { name-take-back-card }

## Events

event-lays-face = Scoring tile for “{ $category }”: { $face }.
event-turns-rondel =
    { $spaces ->
        [one] At the start the rondel is turned by { $spaces } space.
       *[other] At the start the rondel is turned by { $spaces } spaces.
    }
event-turns-up-building = Now on top of its stack: { $tile }.
event-turns-up-bonus = Now on top of the { $place } of bonus tiles: “{ $bonus }”.
event-stands-on-step = { $seat } begins on { $step } of the chapel stairs.
event-begins-round = Round { $round } begins.
event-turns-up-chip =
    { $spaces ->
        [one] The round chip turns the rondel by { $spaces } space.
       *[other] The round chip turns the rondel by { $spaces } spaces.
    }
event-reveals = { $seat } reveals { $card_a }.
event-passes = { $seat } raises no card.
event-raises-card = { $seat } raises { $card_a } by 1 for this round.
event-turn-order = Next in the turn order: { $seat }.
event-begins-turn = { $seat } begins a turn with { $card_a }.
event-places-figure = { $seat } places the figure { $space_on }.
event-skips-turn = { $seat } skips the turn.
event-takes-building = { $seat } takes { $tile_a }.
event-removes = { $seat } removes { $tile_a } from slot { $slot }.
event-builds = { $seat } builds { $tile_a } in slot { $slot }.
event-acts = { $seat } uses the action of the { $type } with power { $power }.
event-advances-chapel =
    { $from ->
        [0] { $seat } advances on the chapel track from the stairs to space { $to }.
       *[other] { $seat } advances on the chapel track from space { $from } to space { $to }.
    }
event-advances-gate =
    { $from ->
        [0] { $seat } advances on the gate track from the start to space { $to }.
       *[other] { $seat } advances on the gate track from space { $from } to space { $to }.
    }
event-takes-card = { $seat } takes { $card_a }.
event-takes-bonus = { $seat } takes the bonus tile “{ $bonus }”.
event-declines-bonus = { $seat } takes no bonus tile.
event-uses-bonus = { $seat } uses the bonus tile “{ $bonus }”.
event-receives = { $seat } receives £{ $amount } ({ $source }).
event-pays = { $seat } pays £{ $amount } ({ $source }).
event-game-ends = The game ends.
event-only-card = Your last card is played: { $card_a }.
event-only-two-cards = Your last two cards are played: { $high } and { $low }.
event-only-slot = { $tile } can replace only one building, the one in slot { $slot }.

## Reasons

why-olb-6-7 = A building can be taken only from a stack that has one you can build.
why-olb-6-8 = The X space can be used only with the bonus tile “{ name-use-x }”.
why-olb-6-9 = There is already a figure there.
why-olb-6-10 = The stack that this space faces has no building you can build.
why-olb-6-11 = You do not have enough money for the centre.
why-olb-6-13 = You may not skip the turn while you can place your figure without a bonus tile.
why-olb-7-7 = Only a building can be replaced, and only where the numbers still fall from left to right.
why-olb-7-8 = A park cannot be replaced.
why-olb-7-13 = The bridge is full, and this building cannot replace any of yours.
why-olb-9-3 = Cards can be taken only while the supply has them, and only up to the power of the inn in total.
why-olb-10-7 = This stack of bonus tiles is empty.
why-olb-11-1 = You have no such bonus tile to use; a new one can be used from the next round on.
why-olb-11-7 = The bonus tile needs a space with exactly one figure of another player.
why-olb-11-10 = The played card cannot be taken back: it is a 0, you have already taken it back, or the supply has none.
why-olb-11-11 = The marker is on the last space of its track.
why-olb-14-5 = The figure must move to a different space.

## Ledger

ledger-money-start = Starting money
ledger-money-income = Income from the rondel
ledger-money-centre = Paid for the centre of the rondel
ledger-money-shops = Shops
ledger-money-coins = Coins of the chapel track
ledger-money-chapel-end = Last space of the chapel track
ledger-money-gate-end = Last space of the gate track
ledger-money-chapel-round = Rounds as leader on the chapel track
ledger-money-gate-round = Rounds as leader on the gate track
ledger-money-inn-round = Rounds with the highest card
ledger-money-bridge-round = Rounds with the lowest number built
ledger-printed-chapel =
    { $rank ->
        [0] No rank on the chapel track: the marker is still on the stairs
       *[other] Rank { $rank } on the chapel track (space { $value })
    }
ledger-printed-gate =
    { $rank ->
        [0] No rank on the gate track: the marker is still at the start
       *[other] Rank { $rank } on the gate track (space { $value })
    }
ledger-printed-inn =
    { $rank ->
        [0] No rank by the cards in hand: they are worth 0
       *[other] Rank { $rank } by the values of the cards in hand ({ $value })
    }
ledger-printed-bridge = Rank { $rank } by the buildings on the bridge ({ $value })
ledger-chapel-most =
    { $rank ->
        [0] { name-chapel-most }: no rank (0)
       *[other] { name-chapel-most }: rank { $rank } ({ $value })
    }
ledger-chapel-round-leader = { name-chapel-round-leader } (already paid)
ledger-chapel-lead =
    { name-chapel-lead }: { $value ->
        [one] { $value } space
       *[other] { $value } spaces
    }
ledger-chapel-coins-again = { name-chapel-coins-again } (up to space { $value })
ledger-gate-most =
    { $rank ->
        [0] { name-gate-most }: no rank (0)
       *[other] { name-gate-most }: rank { $rank } ({ $value })
    }
ledger-gate-round-leader = { name-gate-round-leader } (already paid)
ledger-gate-distance =
    { name-gate-distance }: { $value ->
        [one] { $value } space
       *[other] { $value } spaces
    }
ledger-gate-bonus-tiles =
    { name-gate-bonus-tiles }: { $value ->
        [one] { $value } tile
       *[other] { $value } tiles
    }
ledger-inn-most =
    { $rank ->
        [0] { name-inn-most }: no rank (0)
       *[other] { name-inn-most }: rank { $rank } ({ $value })
    }
ledger-inn-round-highest-card = { name-inn-round-highest-card } (already paid)
ledger-inn-hand-size =
    { name-inn-hand-size }: { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
ledger-inn-card-sets = { name-inn-card-sets }
ledger-bridge-longest-series =
    { $rank ->
        [0] { name-bridge-longest-series }: no rank (0)
       *[other] { name-bridge-longest-series }: rank { $rank } ({ $value })
    }
ledger-bridge-round-lowest-number = { name-bridge-round-lowest-number } (already paid)
ledger-bridge-low-numbers =
    { name-bridge-low-numbers }: { $value ->
        [one] { $value } building
       *[other] { $value } buildings
    }
ledger-bridge-type-sets =
    { name-bridge-type-sets }: { $value ->
        [one] { $value } set
       *[other] { $value } sets
    }
ledger-empty-slots =
    { $slots ->
        [one] Payment for { $slots } empty slot
       *[other] Payment for { $slots } empty slots
    }
ledger-unused-tiles =
    { $tiles ->
        [one] { $tiles } unused bonus tile
       *[other] { $tiles } unused bonus tiles
    }

## Labels of drawings

label-source-money = Money
label-source-chapel = Chapel track
label-source-gate = Gate track
label-source-inn = Cards in hand
label-source-bridge = Buildings on the bridge
label-source-empty-slots = Empty slots
label-source-unused-tiles = Unused bonus tiles
label-space = Space
label-pays = Pays
label-top-building = Top building
label-left = Left
label-figures = Figures
label-any-stack = any stack
label-chips = chips
label-tie-break = Ties go to
label-bonus-tile = Bonus tile
label-bonus-tiles = bonus tiles
label-scoring = Scoring
label-played = played
label-usable-next-round = usable from the next round
label-stack-top = { $type }: { $top } on top, { $left } left
label-stack-empty = { $type }: no building left
label-space-x = The X, facing { $type }: closed
label-space-pays = Pays £{ $income }, facing { $type }
label-centre = The centre: any stack for £{ $price }
label-last-card = Your last card is played.
label-bridge-empty = no building yet
label-rondel = The rondel
label-face-down = face down
label-shields = shields
label-space-note = £{ $income }, { $type } { $top }

## What hints speak of

hint-shields = Shields on your bridge, which make later actions stronger
hint-numbers = The number of your last building: the next must be lower
hint-empty-slots = Slots that would stay empty
hint-chapel = Your place on the chapel track
hint-gate = Your place on the gate track
hint-chapel-lead = Being ahead on the chapel scoring tile
hint-gate-lead = Being ahead on the gate scoring tile
hint-cards-lead = Being ahead with cards in hand
hint-buildings-lead = Being ahead with buildings on the bridge
hint-bonus-tiles = Bonus tiles
hint-cards = Good cards in hand, which win the turn order
hint-money = Money for the centre of the rondel
hint-chapel-coins = Coins on the next spaces of the chapel track
hint-strong-actions = Strong actions on the rondel
hint-turns = Buildings that you can still build
