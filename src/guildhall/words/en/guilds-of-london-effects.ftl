### Guilds of London: phrases for what stands on cards, tiles and tokens. `$part` is another phrase.

## Verbs

verb-vp =
    { $n ->
        [one] gain { $n } victory point
       *[other] gain { $n } victory points
    }
verb-hire =
    { $n ->
        [one] hire { $n } liveryman
       *[other] hire { $n } liverymen
    }
verb-move-any =
    { $n ->
        [one] you may move { $n } of your pawns to any unresolved tile
       *[other] you may move up to { $n } of your pawns to any unresolved tiles
    }
verb-move-livery =
    { $n ->
        [one] you may move { $n } of your pawns to an unresolved tile with a livery of this card
       *[other] you may move up to { $n } of your pawns to unresolved tiles with a livery of this card
    }
verb-to-plantation =
    { $n ->
        [one] you may place { $n } of your pawns on the Plantation
       *[other] you may place up to { $n } of your pawns on the Plantation
    }
verb-draw =
    { $n ->
        [one] draw { $n } action card
       *[other] draw { $n } action cards
    }
verb-mayoral =
    { $n ->
        [1] take 1 mayoral card
        [2] take 2 mayoral cards, keep 1 and put the other under the deck
       *[other] take { $n } mayoral cards, keep 1 and put the others under the deck in any order
    }
verb-neutral =
    { $n ->
        [one] take { $n } neutral liveryman
       *[other] take { $n } neutral liverymen
    }
verb-beadle = you may move the beadle to another unresolved guild tile

## Timing, conditions, multiplier, cost

end-of-turn = at the end of your turn { $part }
end-of-turn-if = at the end of your turn, { $part }
each-hire = whenever you play a card to hire this turn, { $part }
each-move = whenever you play a card to move this turn, { $part }
if-hire = if you hired a liveryman this turn, { $part }
if-move = if you moved a pawn this turn, { $part }
if-to-plantation = if you placed a pawn on the Plantation this turn, { $part }
per-masters = { $part } for each tile with the { $symbol } that you control (at most { $max })
then = { $first }, then { $next }
cost = { $cost }: { $part }
cost-cards =
    { $n ->
        [one] discard { $n } other card
       *[other] discard { $n } other cards
    }
cost-pawns =
    { $n ->
        [one] return { $n } of your pawns to the supply
       *[other] return { $n } of your pawns to the supply
    }

## Tiles and the Plantation

requires =
    { $n ->
        [one] { $n } pawn required
       *[other] { $n } pawns required
    }
first-place = first place: { $part }
second-place = second place, after the token: { $part }
tie-bonus = while your master stands here, add { $n } whenever you are tied for first place in a vote
hand-limit = while your master stands here, your hand limit is { $n }
left-reward = most pawns: { $part }
right-reward = second, or tied for most: { $part }
pawns-returned =
    { $n ->
        [one] whoever is rewarded returns { $n } pawn to the supply
       *[other] whoever is rewarded returns { $n } pawns to the supply
    }

## Mayoral cards

symbol-compass = Compass
symbol-anchor = Anchor
symbol-cross = Cross
symbol-scythe = Scythe
symbol-crown = Crown
scores-symbols = { $n } VP for each { $symbol } on tiles you control
scores-symbol-pairs = { $n } VP for each { $symbol } and each { $other } on tiles you control
scores-great-twelve = { $n } VP for each guild of rank 1 to 12 you control
scores-special-buildings = { $n } VP for each special building you control
scores-livery-sets = { $n } VP for each complete set of the five liveries on tiles you control
scores-largest-group = { $n } VP for each tile in your largest group of adjacent tiles
scores-second-place-tokens = { $n } VP for each of your second-place tokens
scores-plantation-pawns = { $n } VP for each of your pawns on the Plantation
