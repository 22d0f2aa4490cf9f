### Guilds of London
###
### Forms of names: `.from` for leaving that place, `.pawn` a pawn of that colour.

game-title = Guilds of London
game-pitch =
    Send your liverymen into a growing city of guilds, outvote the others, and become master where it counts in the
    end. Every card can hire, move or do something of its own.
game-provenance =
    The rules are the rulebook’s, but what is printed is not: all 35 kinds of action cards, all 21 mayoral cards,
    all 30 second-place tokens and nearly everything on the tiles but their names and ranks are reconstructed,
    because no published text lists them.

## Settings

setting-plantation = Plantation
    .random = a random side
    .ulster = { name-ulster }
    .virginia = { name-virginia }
    .help = Which side of the Plantation tile is used: mayoral cards and action cards, or victory points.

## Phases

phase-setup = Setup
phase-turns = Player turns
phase-resolution = Tile resolution
phase-development = Development phase
phase-scoring = Final scoring

## Action cards

name-journeymen = Journeymen
name-freedom-of-the-city = Freedom of the City
name-wardens-of-the-craft = Wardens of the Craft
name-wharf-works = Wharf Works
name-guild-procession = Guild Procession
name-hiring-fair = Hiring Fair
name-royal-summons = Royal Summons
name-passage-overseas = Passage Overseas
name-settlers-charter = Settlers’ Charter
name-merchant-adventurers = Merchant Adventurers
name-ropewalk = Ropewalk
name-tobacco-cargo = Tobacco Cargo
name-press-gang = Press Gang
name-crown-licence = Crown Licence
name-alms = Alms
name-bequest = Bequest
name-hospital-governors = Hospital Governors
name-pilgrimage = Pilgrimage
name-mission-overseas = Mission Overseas
name-harvest-feast = Harvest Feast
name-election-day = Election Day
name-apprentices = Apprentices
name-indentures = Indentures
name-kinsfolk = Kinsfolk
name-market-day = Market Day
name-quayside-hands = Quayside Hands
name-almshouse = Almshouse
name-strangers-in-town = Strangers in Town
name-hired-voices = Hired Voices
name-mayors-favour = Mayor’s Favour
name-royal-patronage = Royal Patronage
name-beadles-staff = Beadle’s Staff
name-foreign-merchants = Foreign Merchants
name-royal-almoner = Royal Almoner
name-knighthood = Knighthood

## Guilds

name-guild-1 = Silk Merchants
    .from = from Silk Merchants
name-guild-2 = Pepperers
    .from = from Pepperers
name-guild-3 = Wool Merchants
    .from = from Wool Merchants
name-guild-4 = Stockfish Merchants
    .from = from Stockfish Merchants
name-guild-5 = Goldbeaters
    .from = from Goldbeaters
name-guild-6 = Furriers
    .from = from Furriers
name-guild-7 = Linen Armourers
    .from = from Linen Armourers
name-guild-8 = Cappers
    .from = from Cappers
name-guild-9 = Salt Traders
    .from = from Salt Traders
name-guild-10 = Ferroners
    .from = from Ferroners
name-guild-11 = Wine Merchants
    .from = from Wine Merchants
name-guild-12 = Shearmen
    .from = from Shearmen
name-guild-13 = Dyers
    .from = from Dyers
name-guild-14 = Ale Brewers
    .from = from Ale Brewers
name-guild-15 = Tanners
    .from = from Tanners
name-guild-16 = Tinsmiths
    .from = from Tinsmiths
name-guild-17 = Surgeons
    .from = from Surgeons
name-guild-18 = Bladesmiths
    .from = from Bladesmiths
name-guild-19 = White Bakers
    .from = from White Bakers
name-guild-20 = Waxmakers
    .from = from Waxmakers
name-guild-21 = Candlemakers
    .from = from Candlemakers
name-guild-22 = Helmet Makers
    .from = from Helmet Makers
name-guild-23 = Beltmakers
    .from = from Beltmakers
name-guild-24 = Fleshers
    .from = from Fleshers
name-guild-25 = Saddle Makers
    .from = from Saddle Makers
name-guild-26 = Carpenters
    .from = from Carpenters
name-guild-27 = Shoemakers
    .from = from Shoemakers
name-guild-28 = Limners
    .from = from Limners
name-guild-29 = Leather Dressers
    .from = from Leather Dressers
name-guild-30 = Stonecutters
    .from = from Stonecutters
name-guild-31 = Leadworkers
    .from = from Leadworkers
name-guild-32 = Hostelers
    .from = from Hostelers
name-guild-33 = Bell Founders
    .from = from Bell Founders
name-guild-34 = Fowlers
    .from = from Fowlers
name-guild-35 = Pastelers
    .from = from Pastelers
name-guild-36 = Barrel Makers
    .from = from Barrel Makers
name-guild-37 = Lightermen
    .from = from Lightermen
name-guild-38 = Paviors
    .from = from Paviors
name-guild-39 = Apothecaries
    .from = from Apothecaries
name-guild-40 = Master Mariners
    .from = from Master Mariners

## Special buildings

name-st-lawrence-jewry = St Lawrence Jewry
    .from = from St Lawrence Jewry
name-gog-and-magog = Gog & Magog
    .from = from Gog & Magog
name-businessmens-hall = Businessmen’s Hall
    .from = from Businessmen’s Hall
name-lord-mayors-parade = Lord Mayor’s Parade
    .from = from Lord Mayor’s Parade
name-university-of-london = University of London
    .from = from University of London
name-guildhall = the Guildhall
    .from = from the Guildhall

## Second-place tokens

name-one-point = 1 VP
name-two-points = 2 VP
name-two-cards = Draw 2 action cards
name-two-hires = Hire 2 liverymen
name-one-move = Move 1 liveryman
name-to-the-plantation = Send 1 to the Plantation
name-mayoral-choice = Choose 1 of 2 mayoral cards
name-neutral-pawn = Take 1 neutral liveryman

## Mayoral cards

name-compass-livery = Livery of the Compass
name-anchor-livery = Livery of the Anchor
name-cross-livery = Livery of the Cross
name-scythe-livery = Livery of the Scythe
name-crown-livery = Livery of the Crown
name-compass-and-anchor = Compass and Anchor
name-compass-and-cross = Compass and Cross
name-compass-and-scythe = Compass and Scythe
name-compass-and-crown = Compass and Crown
name-anchor-and-cross = Anchor and Cross
name-anchor-and-scythe = Anchor and Scythe
name-anchor-and-crown = Anchor and Crown
name-cross-and-scythe = Cross and Scythe
name-cross-and-crown = Cross and Crown
name-scythe-and-crown = Scythe and Crown
name-great-twelve = The Great Twelve
name-civic-monuments = Civic Monuments
name-common-council = Common Council
name-wardmote = Wardmote
name-court-of-assistants = Court of Assistants
name-planters-company = Planters’ Company

## Plantation

name-ulster = Ulster Plantation
name-virginia = Virginia Plantation

## Players' colours

name-green = green
    .pawn = a green pawn
name-red = red
    .pawn = a red pawn
name-blue = blue
    .pawn = a blue pawn
name-yellow = yellow
    .pawn = a yellow pawn

## Liveries

name-compass = Compass
    .short = Com
name-anchor = Anchor
    .short = Anc
name-cross = Cross
    .short = Crs
name-scythe = Scythe
    .short = Scy
name-crown = Crown
    .short = Crn

## Questions and answers

ask-draw-start = Whose disc goes on the next start space?
draw-start =
    .seat =
        { $a ->
            [0] { name-green }
            [1] { name-red }
            [2] { name-blue }
           *[3] { name-yellow }
        }

ask-draw-side = Which side of the Plantation tile is used?
draw-side =
    .side = { $a }

ask-draw-tile = Which tile is laid?
draw-tile =
    .tile = { $a }

ask-draw-token = Which second-place token is placed?
draw-token =
    .token = { $a }

ask-draw-card = Which action card is drawn?
draw-card =
    .card = { $a }

ask-deal-mayoral = Which mayoral card is dealt?
deal-mayoral =
    .card = { $a }

ask-keep-mayoral = Choose the mayoral card to keep.
keep-mayoral =
    .card = Keep “{ $a }”

ask-turn-action =
    { $draws ->
        [0] Play a card, or end your turn.
        [one] Play a card, or end your turn and draw { $draws } card.
       *[other] Play a card, or end your turn and draw { $draws } cards.
    }{ $last ->
        [1] {" "}It is the last round: only effects draw cards.
       *[0] {""}
    }
turn-action =
    .hire = “{ $a }”: hire
    .move = “{ $a }”: move
    .effect = “{ $a }”: use its effect
    .end = End your turn

ask-move-from = Which of your pawns moves? Masters count as pawns.
move-from =
    .guildhall = From the Guildhall
    .cell = From column { $a }, row { $b }

ask-move-to = Where does it go?
move-to =
    .cell = To column { $a }, row { $b }

ask-pay-card =
    { $n ->
        [one] Discard { $n } card as payment.
       *[other] Discard { $n } cards as payment, one at a time.
    }
pay-card =
    .card = Discard “{ $a }”

ask-pay-pawn =
    { $n ->
        [one] Return { $n } pawn to the supply as payment.
       *[other] Return { $n } pawns to the supply as payment, one at a time.
    }
pay-pawn =
    .guildhall = From the Guildhall
    .cell = From column { $a }, row { $b }

ask-effect-move =
    { $cause ->
        [1] Reward of { $tile_name }.
        [2] Reward of the Plantation.
       *[0] Effect of your card.
    } { $n ->
        [one] You may move { $n } of your pawns; masters count as pawns.
       *[other] You may move up to { $n } of your pawns, one at a time; masters count as pawns.
    }
effect-move =
    .guildhall = From the Guildhall
    .cell = From column { $a }, row { $b }
    .stop = Stop here

ask-effect-ship =
    { $cause ->
        [1] Reward of { $tile_name }.
        [2] Reward of the Plantation.
       *[0] Effect of your card.
    } { $n ->
        [one] You may place { $n } of your pawns on the Plantation.
       *[other] You may place up to { $n } of your pawns on the Plantation, one at a time.
    }
effect-ship =
    .guildhall = From the Guildhall
    .cell = From column { $a }, row { $b }
    .stop = Stop here

ask-effect-beadle = You may move the beadle to another unresolved guild tile.
effect-beadle =
    .cell = To column { $a }, row { $b }
    .leave = Leave it where it is

ask-draw-mayoral = Which mayoral card is drawn?
draw-mayoral =
    .card = { $a }

ask-keep-drawn-mayoral = Choose the mayoral card to keep.
keep-drawn-mayoral =
    .card = Keep “{ $a }”

ask-put-under = Which card goes under the deck first? It will come up first.
put-under =
    .card = “{ $a }”

ask-discard-card =
    { $n ->
        [one] Your hand limit is { $limit }: discard { $n } card.
       *[other] Your hand limit is { $limit }: discard { $n } cards, one at a time.
    }
discard-card =
    .card = Discard “{ $a }”

ask-negotiate =
    { $plantation ->
        [1] Exchange pawns on the Plantation for neutrals?
       *[0] Exchange pawns on { $tile_name } for neutrals?
    } { $n ->
        [one] You have { $n } neutral.
       *[other] You have { $n } neutrals.
    }
negotiate =
    .exchange = Exchange { $a_pawn }
    .done = Done

ask-reward-part =
    { $cause ->
        [2] Reward of the Plantation
       *[1] Reward of { $tile_name }
    }: { $verb ->
        [1] { $n ->
            [one] hire { $n } liveryman.
           *[other] hire { $n } liverymen.
        }
        [4] { $n ->
            [one] draw { $n } action card.
           *[other] draw { $n } action cards.
        }
        [5] { $n ->
            [1] take 1 mayoral card.
           *[other] choose 1 of { $n } mayoral cards.
        }
       *[6] { $n ->
            [one] take { $n } neutral.
           *[other] take { $n } neutrals.
        }
    }
reward-part =
    .accept = Accept
    .decline = Decline

## Events

event-starts = { $seat } begins on start space { $space }.
event-side = The game is played with this side of the Plantation: { $side }.
event-lays = A new tile in the city: { $tile }.
event-token = Second-place token on { $tile }: { $token }.
event-beadle = The beadle now stands on { $tile }.
event-beadle-aside = The beadle is put aside.
event-draws = { $seat } draws “{ $card }”.
event-draws-cards =
    { $n ->
        [one] { $seat } draws { $n } action card.
       *[other] { $seat } draws { $n } action cards.
    }
event-reshuffles = The discard pile is shuffled and becomes the deck.
event-sees = { $seat } sees the mayoral card “{ $card }”.
event-looks =
    { $n ->
        [one] { $seat } looks at { $n } mayoral card.
       *[other] { $seat } looks at { $n } mayoral cards.
    }
event-keeps = { $seat } keeps a mayoral card.
event-round = Round { $round } begins.
event-turn = { $seat } begins a turn.
event-plays-to-hire = { $seat } plays “{ $card }” to hire.
event-plays-to-move = { $seat } plays “{ $card }” to move.
event-plays-for-effect = { $seat } plays “{ $card }” for its effect.
event-pays-card = { $seat } pays with “{ $card }”.
event-pays-pawn = { $seat } pays with a pawn { $from_from }.
event-hires =
    { $n ->
        [one] { $seat } hires { $n } liveryman.
       *[other] { $seat } hires { $n } liverymen.
    }
event-moves = { $seat } moves a pawn { $from_from } to { $tile }.
event-ships = { $seat } sends a pawn { $from_from } to the Plantation.
event-takes-neutrals =
    { $n ->
        [one] { $seat } takes { $n } neutral.
       *[other] { $seat } takes { $n } neutrals.
    }
event-gains =
    { $n ->
        [one] { $seat } gains { $n } victory point.
       *[other] { $seat } gains { $n } victory points.
    }
event-ends-turn = { $seat } ends the turn.
event-discards = { $seat } discards “{ $card }”.
event-due = { $tile }: enough pawns for a vote.
event-exchanges = { $seat } exchanges { $colour_pawn } for a neutral.
event-deserted = { $tile }: no player’s pawn is left, so the tile stays unresolved.
event-stays-tied = { $tile }: a tie, so the tile stays unresolved.
event-breaks-tie = { $tile }: a tie, which { $seat } wins by adjacent masters.
event-wins = { $seat } wins the vote on { $tile }.
event-second = { $seat } is second on { $tile }.
event-no-second = { $tile }: second place is shared, so nobody receives it.
event-takes-token = { $seat } keeps the second-place token: { $token }.
event-declines = { $seat } declines a part of the reward.
event-becomes-master = { $seat } becomes master of { $tile }.
event-no-master = { $tile } is left without a master.
event-last-tile = The last unresolved tile is resolved.
event-development = The development phase begins.
event-returns-planters =
    { $n ->
        [one] { $seat } takes { $n } pawn back from the Plantation to the supply.
       *[other] { $seat } takes { $n } pawns back from the Plantation to the supply.
    }
event-scores-mayoral =
    { $n ->
        [one] { $seat } reveals “{ $card }”: { $n } victory point.
       *[other] { $seat } reveals “{ $card }”: { $n } victory points.
    }
event-over = The game is over.
event-only-pay-card = Only “{ $card }” can pay, so you are not asked.
event-only-pay-pawn = Only a pawn { $from_from } can pay, so you are not asked.

## Reasons

why-gol-6-1 = This card is not in your hand.
why-gol-6-5 = You have no pawn left in your supply to hire.
why-gol-6-6 = One of your pawns must move to a different unresolved tile that shows a livery of the card.
why-gol-6-7 = This tile is resolved and can no longer be entered.
why-gol-6-8 = You cannot pay the full cost of the effect.
why-gol-6-9 = You pay with other cards from your hand.
why-gol-6-10 = You pay with your own pawns from the Guildhall or from tiles.
why-gol-6-15 = This card is not in your hand.
why-gol-6-17 = None of your pawns can make such a move.
why-gol-7-4 = One of your pawns must move to a different unresolved tile.
why-gol-7-5 = You have no pawn there.
why-gol-7-9 = The beadle can move only to another unresolved guild tile.
why-gol-8-6 = No pawn of this colour is left here to be exchanged.
why-gol-9-3 = No pawn may enter the tile that is being resolved.

## Ledger

ledger-first-place = Won guilds and buildings
ledger-second-place = Second places
ledger-cards = Action cards
ledger-plantation = The Plantation
ledger-mayoral = Mayoral card “{ $card }” ({ $n } counted)
ledger-adjacent =
    { $n ->
        [one] { $n } pair of adjacent masters
       *[other] { $n } pairs of adjacent masters
    }

## The drawing

label-source-first-place = Won guilds and buildings
label-source-second-place = Second places
label-source-cards = Action cards
label-source-plantation = The Plantation
label-source-mayoral = Mayoral cards
label-source-adjacent = Adjacent masters
label-supply = Supply
label-guildhall = Guildhall
label-plantation = Plantation
label-neutrals = Neutrals
label-tokens = Tokens
label-played = Played this turn
label-deck = Deck
label-discard = Discarded
label-soon-resolved = Resolved next
label-tiles-left = Tiles to come
label-requires = pawns required
label-grey = Development after rounds
label-victory-points = victory points
label-hire = hire
label-move = move
label-to-plantation = to the Plantation
label-draw = draw cards
label-mayoral = Mayoral cards
label-neutral = neutral
label-beadle = beadle
label-bottom = Known under the deck
label-vp = VP
label-effect = effect
label-end-of-turn = at the end of the turn
label-each-time = each time you do this
label-if-done = if you did this in this turn
label-per-master = for each master
label-card = card
label-pawn = own pawn
label-city = The city
label-fit = Fit
label-zoom-in = Closer
label-zoom-out = Farther
label-vote = Vote
label-tie-bonus = by a tie bonus
label-adjacent = adjacent masters
label-from-guildhall = { $tile }: move a pawn there from the Guildhall
label-goal-hint = Or choose a tile to send one there from the Guildhall.
label-stays-tied = a tie: stays unresolved
label-deserted = no pawns left: stays unresolved
label-token = Second-place token
label-rank = rank { $rank }
label-master-of = Master: { $player }
label-no-master = Nobody is master here
label-masters = Masters
label-had-turn = had a turn this round
label-order = Order
label-development = development phase
label-legend = What the icons mean
label-use-move = move
label-returns = { $n } back to the supply
label-any-livery = any

## What hints speak of

hint-majorities = Tiles where you have the majority
hint-ties = Tiles where you are tied
hint-lost-tiles = Tiles where others have the majority
hint-pawns-on-tiles = Your pawns on tiles
hint-pawns-in-reserve = Your pawns in the Guildhall and the supply
hint-cards = Cards in your hand
hint-neutrals = Neutral pawns that you own
hint-plantation = Your pawns in the Plantation
hint-mayoral-cards = Your mayoral cards
hint-guild-masters = Your masters and their guilds
hint-liveries = Different liveries on your cards
