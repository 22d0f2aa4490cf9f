### One plain sentence under each kind of question, for the first time that a player meets it.

first-keep-monument = Only you can build your monument, and nobody knows which it is until you do.
first-call-resource = Everybody, you too, must place a cube of what you name.
first-choose-card = You place a cube of what the card shows; the card then goes under the pile.
first-choose-resource = This turn everybody chooses for themselves.
first-choose-cube = Your building lets you place another cube than the one that was named.
first-place-cube = Cubes never move again: they leave the board only when they become a building.
first-build = Three or more cubes become one building, so building makes room.
first-use-squares = More than one set of cubes fits; those you leave can still serve another building.
first-stand-on = The building takes one of its squares, and the others are free again.
first-fill = The cube stays on the building for the whole game.
first-replace = The new building counts as if it had always stood there.
first-replace-with = Choose the type that is worth most on this square.
first-take-building = It comes from the supply and costs no cubes.
first-set-building = It may stand on any empty square.
first-watch-types = You get such a building when a neighbour builds one.

first-game = Your first game: with the cards that the rulebook recommends for it, and without monuments.
