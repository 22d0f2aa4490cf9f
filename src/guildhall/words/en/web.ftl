### What the browser client says besides the words of common.ftl and of the games.

skip-to-main = Skip to the table
page-not-found = There is no such page.
home = Home
preferences = Preferences
language = Language
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
motion = Animation
motion-off = off
motion-fast = fast
motion-normal = normal
motion-slow = slow
confirm-choices = Confirm my choices
words-for-icons = Words instead of icons
sound = Sounds
loading = One moment…
welcome = Build medieval England
welcome-text = Four modern board games, complete to the last rule. Play alone against bots, with friends at one screen, or together through a link. No account: a name is enough.
your-name = Your name
guest = Guest
bots-play-as = Bots play as
minutes = about { $count } minutes
play-now = Play now
set-up-table = Set up a table
your-tables = Your tables
open-tables = Open tables
status-open = waiting for players
status-running = being played
status-over = over
status-abandoned = abandoned
status-frozen = frozen
fan-note = Guildhall is an independent fan implementation with its own texts and drawings. It is not affiliated with the publishers of these games.
level-random = Random
level-greedy = Greedy
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
seats = Seats
seat-me = me
seat-open = open for a friend
seat-local = another person at this screen
seat-bot-apprentice = bot: Apprentice
seat-bot-journeyman = bot: Journeyman
seat-bot-master = bot: Master
seat-bot-grandmaster = bot: Grandmaster
seat-free = free
table = Table
table-name = Name of the table
time = Time
clock-none = no clock
clock-live = live: a bank of minutes for each player
clock-days = days for each move
undo-policy = Taking back
undo-own-turn = within one's own turn
undo-agreement = if everybody agrees
undo-off = never
public-table = Anybody may join
allow-spectators = Spectators welcome
open-table = Open the table
sit-here = Sit here
stand-up = Stand up
start-game = Start
start-with-bots = Start with bots on the free seats
waiting-for-host = Waiting for the host to start.
shuffle-sealed = The shuffle is sealed:
invite = Bring your friends
invite-how = Send them this link, or let them scan the code. A name is all they need.
link = Link
copy-link = Copy the link
copied = Copied
what-now = What happens now
your-answers = Your answers
more-answers =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
one-moment = One moment…
waiting-for = Waiting for { $players }.
confirm = Confirm
cancel = Cancel
undo = Undo
chat = Chat
rules = Rules
send = Send
say-something = Say something
all = All
filter-log = Show only one player
around = Players & log
around-the-table = Around the table
watching = You are watching.
connection-lost = The connection is lost. Trying again…
connection-gone = The table cannot be reached any more. Reload the page.
notice-rules-changed = The rules have been corrected since this game began. It is frozen as it stands.
away = away
to-act = to act
look = Look
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ready = I am ready
close = Close
search-rules = Search the rules
rules-missing = The rules cannot be loaded now.
forecast-note = What everybody would have if the game ended now.
rematch = Play again
replay = Replay
step-of = Step { $step } of { $steps }
play = Play
pause = Pause
first-step = To the start
last-step = To the end
next-step = Next step
previous-step = Previous step
seen-by = Seen by
everybody = Spectators
download-replay = Download
check-shuffle = Check the shuffle
shuffle-unknown = The seed of this game is not known.
share-image = Score sheet as an image
position-link = Link to this position
drop-replay = Drop a replay file here to look at it
why-offline = You are offline.
why-server-error = The server has a problem. Try again.
wins-the-game = wins
win-together = win together

## Looking ahead and back

preview-more = and more
preview-points = If the game ended now: { $before } → { $after }
preview-hint = Choose an answer here or on the board to see what it would do.
then-draw = Then something is drawn.
then-reveal = Then it comes to light what everybody chose.
then-others = Then the others have to choose.
then-over = Then the game is over.
then-you = Next: { $question }
then-unknown = What follows depends on what is still hidden.
while-away = While you were away
looking-back = Looking back
moment-of = { $number } of { $count }
back-to-now = Back to now
skip = Skip
go-to-moment = Show the board at this moment
rule-of-line = Rule { $clause }
earlier-lines = Earlier lines
look-back-from-start = Look back at the game so far
forecast-secret = Lines that depend on secrets of others are left out; such a total is shown as “?”.
show-points = Where { $player }'s points come from
show-area = Show { $player }'s area

## The table

menu = Menu
keys = Keys
key-answer = choose an answer; again, or Enter: confirm
key-tab = go through the answers and the glowing places; Enter or Space: choose
key-escape = do not choose after all; back to now
key-undo = take back
key-area = a player's area
key-points = points
key-back = look back and forward
key-log = log and chat
key-words = words instead of icons
other-screens = Other screens
screen-tv = A big screen for everybody
screen-tv-how = Shows the table as spectators see it: no secrets.
screen-seat = { $player } on another screen
screen-seat-how = Whoever has this link sees the secrets of this seat, and of no other.
screen-look = To look at
screen-play = To play from
only-this-computer = Other devices cannot reach { $host }. Start Guildhall with --host 0.0.0.0 and open it by this computer's own address.
resign = Resign
resign-how = A bot plays on for you. You can take your seat back at any time.
abandon = End the game without a result
abandon-how = Nobody can go on with it afterwards.
take-seat-back = Take my seat back
bot-plays-resigned = You have resigned; a bot plays on for you.
bot-plays-left = You had left; a bot plays for you.
bot-plays-time = Your time was up; a bot plays for you.
undo-asked =
    { $count ->
        [one] { $player } asks to take back { $count } choice.
       *[other] { $player } asks to take back { $count } choices.
    }
undo-waits = The others are asked whether you may take it back.
agree = Agree
decline = Decline
notice-abandoned = This game was ended without a result.
your-turn = Your turn
turn-of = { $players } to choose
finished-tables = Finished
seats-taken = { $taken } of { $seats } seats taken
player-range = { $from }–{ $to } players
with-friends = With friends
with-friends-how = Set up a table with seats open for friends. You get a link and a QR code to send them; a name is all they need. At one screen, choose “another person at this screen” and pass it on.
watch-replay = Look at a replay
choose-file = Choose a file
checking-replay = Checking every choice and every draw…
copied-link = The link is copied.
shuffle-checked =
    { $draws ->
        [one] Checked now: { $draws } draw, and it follows from the seed that was sealed before the game.
       *[other] Checked now: { $draws } draws, and every one follows from the seed that was sealed before the game.
    }
shuffle-still-sealed = The seed of this game is still sealed.
rematch-settings = Play again with other settings
join-rematch = To the next game
bank-minutes = Minutes for the whole game
bonus-seconds = Seconds more for each answer
days-per-move = Days for each move
time-help = When somebody's time is up, a bot plays on until that player comes back.
undo-policy-help = Never past a draw or a secret that came to light.
table-name-help = So that friends find it in the list.
takeover-level = Bot for players who leave
spectator-delay = Spectators see it later
delay-none = at once
delay-minutes =
    { $count ->
        [one] { $count } minute later
       *[other] { $count } minutes later
    }
name-of-seat = Name
nothing-found = Nothing found.
offline-page = Guildhall needs its server, and it cannot be reached now.
offline-help = Your games are safe there. This page tries again by itself.
try-again = Try again
unread =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
spectators-count =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Why the server refuses

why-alerts-are-off = This server sends no alerts.
why-already-greeted = The connection is already open.
why-already-started = The game has already begun.
why-another-game = Another game or another number of seats needs another table.
why-another-site = This request came from another site's page.
why-bad-request = The server did not understand that.
why-bots-have-levels = Every bot needs a level.
why-clock-without-time = The clock needs some time on it.
why-empty-name = A name needs at least one letter.
why-empty-text = There is nothing to say in that.
why-frozen = This game is frozen, because the rules have been corrected since.
why-game-over = The game is over.
why-has-account = You have an account already.
why-muted = The host has taken your word in this chat.
why-name-is-taken = This name is taken.
why-no-name = Tell us your name first.
why-no-spectators = This table has no spectators.
why-no-such-game = There is no such game.
why-no-such-page = There is no such page.
why-no-such-table = There is no such table.
why-no-such-replay = There is no such replay.
why-no-such-setting = There is no such setting.
why-no-such-step = The game has no such step.
why-not-over = That can be seen when the game is over.
why-not-started = The game has not begun yet.
why-not-the-host = Only the host can do that.
why-not-your-seat = That is not your seat.
why-our-mistake = The server has made a mistake. Try again.
why-replay-does-not-hold = This file is no replay that holds: it was changed, or made by other rules.
why-replay-too-long = This file is too long for a replay.
why-seat-is-a-bot = A bot plays this seat.
why-seat-is-not-a-bot = No bot plays this seat.
why-seat-is-not-free = Somebody else sits there.
why-seats-are-empty = There are still empty seats.
why-settings-exclude-each-other = These settings do not go together.
why-too-fast = That was too fast. Wait a moment.
why-too-long = That is too long.
why-try-again = Somebody else was quicker. Try again.
why-unprintable = There are characters in it that cannot be shown.
why-webhook-address = That is no address for alerts.
why-webhook-private = Alerts cannot be sent to a private address.
why-webhook-unknown = This address cannot be found.
why-wrong-number-of-seats = The game is not for so many players.
why-wrong-passphrase = The name or the passphrase is wrong.
why-undo-needs-agreement = The others must agree to that.
