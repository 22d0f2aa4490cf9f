### Words that all games share: reasons, seats, and what screens say.

## Reasons

why-not-to-act = It is not this player’s turn to choose.
why-not-asked = That is not what is being asked.
why-not-offered = This answer is not possible now.
why-no-such-option = There is no such answer.
why-undo-off = Undo is off at this table.
why-undo-not-asked = Nobody has asked to undo anything.
why-no-such-seat = There is no such seat.
why-undo-nothing = There is nothing to undo.
why-undo-draw = Something has been drawn since.
why-undo-reveal = Something secret has been revealed since.
why-undo-other-seat = Another player has chosen since.

## Seats

seat-name = Player { $number }
seat-chance = Chance

## Languages

language-en = English
language-pl = Polish
language-it = Italian

## Headings and labels

bot = bot
choices = Choices
forecast = If the game ended now
game = Game
hand = Hand
human = human
log = What happened
money = Money
phase = Phase
place = Place
player = Player
players = Players
points = Points
round = Round
score = Score
settings = Settings
total = Total
turn = Turn

round-number = Round { $round }
round-of = Round { $round } of { $rounds }
place-number =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Commands, with what they do

command-help = help
    .help = Show the commands.
command-quit = quit
    .help = Save the game and leave.
command-save = save
    .help = Save the game and keep playing.
command-undo = undo
    .help = Undo your last choice.
command-why = why
    .help = Show which answers are not possible, and why.

## Playing

type-number = Type the number of your answer, or a command.
pass-screen = Pass the screen to { $player }.
press-enter = Press Enter to continue.
invalid-number = “{ $text }” is not a number from { $low } to { $high }.
unknown-command = “{ $text }” is neither an answer nor a command.
not-undone = Cannot undo: { $reason }
saved-as = Saved as { $file }.
resume-with = Resume with: { $command }

## The end

game-over = The game is over.
final-score = Final score

## Simulating and checking

simulating = Playing { $game }
rounds = Rounds
average = Average
minimum = Minimum
maximum = Maximum
wins = Wins
ties = Ties
branching = Options per choice

## Reviews

reviewing = Reviewing { $game }
review-title = Review
review-start = Start
review-luck = Luck
review-own = Own decisions
review-others = Others
review-result = Result
review-accuracy = Accuracy
review-costliest = The costliest decisions of { $seat }:
review-costly = No. { $number }, { $grade }: “{ $played }”. Better: “{ $best }” (chance to win +{ $percent }%).
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder

## Errors

error = Error: { $message }

## The terminal client

bot-name = Bot { $number }
bot-lost = { $player } ({ $bot }) has failed and loses the game; { $other } plays on in its place.
choose-game = Which game? Type its number
command-points = points
    .help = Show your points if the game ended now, and where they come from.
command-rule = rule
    .help = Show a clause of the rules, for example: rule 6.8
draws = Draws
command-draw = draw
    .help = Show the table and the answers again.

## Puzzles

puzzles = Puzzles
puzzle-answer = Find the best answer
puzzle-turn = Find the best turn
puzzle-gap = One line is clearly the best: { $points } points better than any other.
puzzle-right = Right! Go on.
puzzle-wrong = That is not the best answer.
puzzle-costs = That gives away { $points } points.
puzzle-best = The best answer: { $option }
puzzle-solved = Solved! This puzzle is rated { $rating }.

## The perfect town

town-possible = You: { $points }. With these cards and this order of resources, at least { $reached } was possible; no town can have more than { $limit }.
town-none-better = You: { $points }. No better town was found for these cards and this order of resources; none can have more than { $limit }.
