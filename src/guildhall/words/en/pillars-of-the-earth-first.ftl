### One plain sentence under each kind of question, for the first time that a player meets it.

first-take-card = Resource cards need workers, craftsmen cost gold; who passes takes no more this round.
first-remove-craftsman = Your row has five places; the card you choose leaves the game.
first-return-builder = Once a round the start player may put a builder back and draw again.
first-place-builder = Pay the cost under the marker, or pass and place this builder later for free.
first-place-free = The builder costs nothing now, but what is taken is taken.
first-choose-favour = The bishop protects you from a bad event, or gives you a cube.
first-use-thomas = He protects you from one event and then leaves the game.
first-lose-craftsman = The craftsman leaves the game.
first-use-exemption = It spares you the tax once and then leaves the game.
first-trade = Each turn you buy or sell one kind; leaving ends your trade for this round.
first-build = Each use of a craftsman turns his cubes into points at once.
first-return-cube = You may carry five cubes into the next round.

first-game = Your first game: for three, set up as the rulebook says.
