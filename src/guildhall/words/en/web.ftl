### What the browser client says besides the words of common.ftl and of the games.

skip-to-main = Skip to the table
page-not-found = There is no such page.
home = Home
preferences = Preferences
language = Language
theme = Theme
theme-auto = same as system
theme-light = light
theme-dark = dark
motion = Pace of bots and animation
motion-off = no animation
motion-fast = fast
motion-normal = normal
motion-slow = slow
confirm-choices = Confirm my choices
confirm-answer = each answer
confirm-turn = once per turn
confirm-never = never
take-harmless = Take rewards that cost nothing without asking
sealed = Sealed until everybody has chosen
words-for-icons = Words instead of icons
sound = Sounds
loading = One moment…
welcome = Build medieval England
welcome-text = Four modern board games, complete to the last rule. Play against bots, with friends at one screen, or together through a link. You need no account, just a name.
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
level-daily = Daily bot
level-rival = Rival
seats = Seats
seat-me = me
seat-open = open for a friend
seat-local = another person at this screen
seat-bot-apprentice = bot: Apprentice
seat-bot-journeyman = bot: Journeyman
seat-bot-master = bot: Master
seat-bot-grandmaster = bot: Grandmaster
seat-bot-rival = bot: Rival, as strong as you
rival-help = The rival adapts to you from game to game, in each game by itself, until you win about half of them. It gets no points as a present.
rival-next-stronger = Your rival will play a little stronger next time.
rival-next-weaker = Your rival will play a little weaker next time.
rival-next-same = Your rival will be as strong next time.
seat-free = free
table = Table
table-name = Name of the table
time = Time
clock-none = no clock
clock-live = live: a time bank for each player
clock-days = days per move
undo-policy = Undo
undo-own-turn = within your own turn
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
invite = Invite your friends
invite-how = Send them this link, or let them scan the code. A name is all they need.
link = Link
copy-link = Copy the link
copied = Copied
what-now = What happens now
your-answers = Your answers
answers-in-words = Answers in words ({ $count })
one-moment = One moment…
thinking = { $players }: thinking ({ $phase }).
hurry = Hurry
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
connection-lost = Connection lost. Reconnecting…
connection-gone = The table can no longer be reached. Reload the page.
notice-damaged = This table’s record is damaged, so the table is frozen. Tell whoever runs this server.
notice-rules-changed = The rules have been corrected since this game began, so it is frozen.
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
rules-missing = The rules cannot be loaded at the moment.
forecast-note = Everybody’s points if the game ended now.
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
share-image = Picture of the result
points-by-source = Points by source
position-link = Link to this position
drop-replay = Drop a replay here to watch it, or a saved game to go on with it
why-offline = You are offline.
why-server-error = Something went wrong on the server. Try again.
wins-the-game = wins
win-together = win together

## Looking ahead and back

preview-points = If the game ended now: { $before } → { $after }
preview-hint = Choose an answer here or on the board to see what it would do.
preview-hint-board = Choose on the board to see what it would do.
then-draw = Then something is drawn.
then-reveal = The game goes on when everybody has chosen.
then-others = Then the others choose.
then-over = Then the game is over.
then-you = Next: { $question }
then-unknown = What happens next depends on what is still hidden.
while-away = While you were away
what-just-happened = What just happened
looking-back = Looking back
moment-of = { $number } of { $count }
back-to-now = Back to now
skip = Skip
press-to-skip = Click or press any key to skip.
go-to-moment = Show the board at this moment
rule-of-line = Rule { $clause }
earlier-lines = Earlier lines
latest-lines = Latest
look-back-from-start = Look back at the game so far
forecast-secret = Lines that depend on other players’ secrets are left out; their totals are shown as “?”.
show-points = Where { $player }’s points come from
show-area = Show { $player }’s area

## Playing on this device, without a server

plays-here = You are playing on this device, without a server. Nothing leaves it.
on-this-device = on this device
update-ready = A new version of Guildhall is ready.
update-now = Update
unreadable-table = A game that cannot be read
device-full = There is no space left on this device, so your latest moves are not saved. You can play on. Save the game to a file to keep it; deleting old games makes space.
save-game = Save to a file
device-damaged = A part of this game’s record was damaged. It goes on from the last move that could be read.
why-played-elsewhere = This game is open in another tab. It goes on here as soon as that tab is closed.
why-needs-the-server = That needs the server.
why-saved-game-does-not-hold = This saved game cannot be opened: it is damaged, or was played with different rules.
why-device-failed = Something went wrong on this device. Your game is safe: reload the page to go on.

## The table

menu = Menu
keys = Keys
key-answer = choose an answer; press it again, or Enter, to confirm
key-tab = move through the answers and glowing places; Enter or Space to choose
key-escape = cancel the choice; back to now
key-undo = undo
key-area = a player’s area
key-points = points
key-back = look back and forward
key-log = log and chat
key-words = words instead of icons
other-screens = Other screens
screen-tv = A big screen for everybody
screen-tv-how = Shows the table as spectators see it: no secrets.
screen-seat = { $player } on another screen
screen-seat-how = Anybody with this link sees the secrets of this seat, and of no other.
screen-look = To watch
screen-play = To play from
only-this-computer = Other devices cannot reach { $host }. Start Guildhall with --host 0.0.0.0 and open it at this computer’s network address.
resign = Let a bot play for me
resign-how = You hand your seat to a bot. You can take your seat back at any time.
abandon = End the game without a result
abandon-how = It cannot be resumed afterwards.
take-seat-back = Take my seat back
log-seat-resigned = { $player } hands the seat to a bot.
log-seat-left = { $player } has left; a bot plays on.
log-seat-time = { $player } has run out of time; a bot plays on.
log-seat-away = { $player } is away; a bot plays on.
log-seat-back = { $player } takes the seat back.
bot-plays-resigned = You have handed your seat to a bot.
bot-plays-left = You left, so a bot is playing for you.
bot-plays-time = You ran out of time, so a bot is playing for you.
undo-asked =
    { $count ->
        [one] { $player } asks to undo { $count } choice.
       *[other] { $player } asks to undo { $count } choices.
    }
undo-waits = The others are being asked whether you may undo this.
agree = Agree
decline = Decline
notice-abandoned = This game was ended without a result.
your-turn = Your turn
turn-of = { $players } to choose
finished-tables = Finished
seats-taken = { $taken } of { $seats } seats taken
player-range = { $from }–{ $to } players
with-friends = With friends
with-friends-how = Set up a table with seats open for friends. You get a link and a QR code to send them; a name is all they need. To share one screen, choose “another person at this screen” and pass it around.
watch-replay = Watch a replay
choose-file = Choose a file
checking-replay = Checking every choice and every draw…
copied-link = Link copied.
shuffle-checked =
    { $draws ->
        [one] Checked just now: { $draws } draw, and it follows from the seed that was sealed before the game.
       *[other] Checked just now: { $draws } draws, and all of them follow from the seed that was sealed before the game.
    }
shuffle-still-sealed = The seed of this game is still sealed.
rematch-settings = Play again with other settings
join-rematch = Join the next game
bank-minutes = Minutes per player for the whole game
bonus-seconds = Extra seconds per answer
days-per-move = Days per move
time-help = When a player runs out of time, a bot takes over until that player comes back.
undo-policy-help = Never past a draw or a reveal; against bots alone, as far as you like.
taken-back =
    { $count ->
        [one] One turn was taken back.
       *[other] Turns were taken back { $count } times.
    }
table-name-help = Helps friends find it in the list.
takeover-level = Bot for players who leave
spectator-delay = Delay for spectators
delay-none = none
delay-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
name-of-seat = Name
nothing-found = Nothing found.
offline-page = Guildhall cannot reach its server.
offline-help = Your games are safe there. This page keeps trying to reconnect.
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
why-another-game = To change the game or the number of seats, set up a new table.
why-another-site = This request came from another site’s page.
why-bad-request = The server did not understand that.
why-bots-have-levels = Every bot needs a level.
why-clock-without-time = The clock needs some time on it.
why-damaged = This table’s record is damaged, so the table is frozen. Tell whoever runs this server.
why-empty-name = A name needs at least one letter.
why-empty-text = The message is empty.
why-forbidden = You may not see this.
why-frozen = This game is frozen. The table’s page says why.
why-game-over = The game is over.
why-has-account = You already have an account.
why-muted = The host has muted you in this chat.
why-name-is-taken = This name is taken.
why-no-name = Enter your name first.
why-no-spectators = This table has no spectators.
why-no-such-game = There is no such game.
why-no-such-components = This set of components is not there any more.
why-components-do-not-hold = A game cannot be played with these components.
why-too-many-component-sets = You already have twenty sets of components. Delete one first.
why-nothing-reconstructed = All printed values of this game are known.
why-no-such-key = There is no such key.
why-no-such-page = There is no such page.
why-no-such-table = There is no such table.
why-no-such-replay = There is no such replay.
why-no-such-session = There is no such session.
why-no-such-setting = There is no such setting.
why-no-such-step = The game has no such step.
why-not-over = That is shown only when the game is over.
why-not-started = The game has not begun yet.
why-not-the-host = Only the host can do that.
why-not-your-seat = That is not your seat.
why-our-mistake = The server made a mistake. Try again.
why-replay-does-not-hold = This replay could not be verified: it was changed, or played with different rules.
why-replay-too-long = This file is too large to be a replay.
why-seat-is-a-bot = A bot plays this seat.
why-seat-is-not-a-bot = No bot plays this seat.
why-seat-is-not-free = Somebody else sits there.
why-seats-are-empty = There are still empty seats.
why-settings-exclude-each-other = These settings cannot be combined.
why-too-fast = Too many requests. Wait a moment.
why-too-many-seats = At a public table, everybody has one seat.
why-too-long = That is too long.
why-try-again = That did not work just now. Try again in a moment.
why-unprintable = It contains characters that cannot be displayed.
why-webhook-address = That is not a valid address for alerts.
why-webhook-private = Alerts cannot be sent to a private address.
why-webhook-unknown = This address cannot be found.
why-wrong-number-of-seats = This game cannot be played by that number of players.
why-wrong-passphrase = The name or the passphrase is wrong.
why-undo-needs-agreement = The others must agree first.
confirm-again = Choose it again, or press Enter, to confirm.
play-from-start = From the start
to-the-shelf = To the shelf of games
why-player-is-here = This player is at the table.
why-not-away-long = This player has not been away long enough.
bot-plays-away = You were away, so the others let a bot play for you.
waiting-for-away = Waiting for { $players } (away).
stand-in = Let a bot play for { $player }
stand-in-asked = { $player } asks to let a bot play on.
stand-in-waits = The others are being asked.
nudge = Nudge
nudge-sent = Nudged.
nudged = The others are waiting for you.
nudged-by = { $player } is waiting for you.
notify-ask = Should your browser tell you when it is your turn?
notify-yes = Yes, tell me
notify-no = No
notify-turn = It is your turn.
move-up = Swap with the seat above
hide-table = Hide from this list
more-settings = More settings
table-deeds = What to do with this table
leave-table = Leave the table
delete-table = Delete the table
leave-how = A bot plays on for you. The link to the table still works, and you can take your seat back there.
leave-open-how = Your seat is free again.
delete-how = The game and its chat are deleted for good.
why-others-sit-here = Other people sit at this table.
result-won = You won
result-tied = You won together
result-place = { $place } place
speed = Speed
next-turn = Next turn
previous-turn = Previous turn
patience = Time until a bot may stand in
patience-help = When a player has been away for that long, the host, or all others together, may let a bot play.
patience-minutes =
    { $count ->
        [60] 1 hour
        [1440] 1 day
        [one] { $count } minute
       *[other] { $count } minutes
    }

## Administration

admin = Administration
admin-people = People
admin-tables = Tables
admin-replays = Replays
admin-chat = Chat
admin-audit = Audit log
admin-statistics = Statistics
admin-search = Search
admin-name = Name
admin-account = Account
admin-since = Since
admin-seen = Last seen
admin-seats = Seats
admin-acts = Actions
admin-game = Game
admin-status = Status
admin-players = Players
admin-length = Entries
admin-made = Created
admin-text = Text
admin-size = Bytes
admin-when = When
admin-who = By
admin-act = Action
admin-subject = Subject
admin-detail = Details
admin-freeze = Freeze
admin-thaw = Thaw
admin-delete = Delete
admin-ban = Ban
admin-unban = Lift the ban
admin-rename = Rename
admin-link = Sign-in link
admin-link-made = This link signs { $name } in once, within 24 hours:
admin-is = administrator
admin-banned = banned
admin-sure = Really do this: { $act } – { $name }?
admin-do = Do it
admin-cancel = Cancel
admin-reason = Reason
admin-new-name = New name
admin-done = Done.
admin-open = Open
admin-figure-people = People
admin-figure-accounts = Accounts
admin-figure-seen_today = Devices seen today
admin-figure-finished_this_week = Games finished this week
admin-figure-choices = Choices
admin-figure-chat = Lines of chat
admin-figure-replays = Stored replays
admin-figure-banned = Banned people
admin-no-right = This page is for administrators.
sign-in-title = Sign in
sign-in-text = This link signs you in on this device. It works once.
sign-in-passphrase = New passphrase (optional, at least 8 characters)
sign-in-do = Sign in
notice-frozen-by-administrator = An administrator has frozen this game.
why-banned = This account is banned.
why-link-is-used = This link has been used or has expired. Ask for a new one.
why-needs-account = This person has no account yet.
why-no-such-line = There is no such line.
why-no-such-person = There is no such person.
why-not-an-administrator = Only administrators can do that.
why-not-banned = This person is not banned.
why-not-frozen = This game is not frozen.
why-not-running = This game is not running.

## The host's people

guests = Spectators and chat
spectator-chat = Spectators may write in the chat
mute = Mute
unmute = Unmute
ban-here = Ban from this table
ban-how = { $name } must leave and cannot come back, even with the same name or from the same address. In a running game, a bot takes over the seat.
lift-ban = Lift the ban
guests-none = Nobody else has sat down or written anything yet.
screens-count =
    { $count ->
        [one] +{ $count } screen
       *[other] +{ $count } screens
    }
screens-count-how = Connected with a link to this seat.
screen-keys = Links to your seats
screen-keys-how = Revoke a link to disconnect the screens that use it.
screen-key-until = valid until { $date }
revoke = Revoke
why-banned-here = The host has banned you from this table.
why-no-spectator-chat = Only players may write in this chat.
why-not-yourself = You cannot do this to yourself.
by-bot = bot: { $count }
by-bot-how = How many of this player’s choices a bot made.

## Reviews

review-explains = The review says what luck gave everybody, what their own decisions cost, and what the others did. It judges everybody by what they knew at the time.
review-ask = Review this game
review-takes = It takes a minute or two. You may leave this page in the meantime.
review-waiting =
    { $ahead ->
        [0] It begins in a moment.
        [one] One other review comes first.
       *[other] { $ahead } other reviews come first.
    }
review-progress = Reviewing: { $percent }%
review-cancel = Cancel the review
review-cancelled = The review was cancelled.
review-failed = The review failed. You can ask for it again.
review-chances = Chances to win
review-chances-help = Each player’s chance by what that player knew. Choose a point to see the board there.
review-open-hands = Final chapter: with all hands open
review-open-hands-help = What nobody could know during the game is known here.
review-at = Step { $step }: { $chances }
review-one-chance = { $player } { $percent }%
review-draw-mark = Draw: { $draw }. Luck for { $player }: { $percent }%
review-mark = { $player }, { $grade }: { $option }
review-split = Luck, own decisions, the others
review-the-others = the others on average
review-luck-more =
    { $player }: luck gave { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    } more than { $other }; own decisions cost { $own ->
        [one] { $own } point
       *[other] { $own } points
    }.
review-luck-less =
    { $player }: luck gave { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    } less than { $other }; own decisions cost { $own ->
        [one] { $own } point
       *[other] { $own } points
    }.
review-luck-same =
    { $player }: luck gave as much as { $other }; own decisions cost { $own ->
        [one] { $own } point
       *[other] { $own } points
    }.
review-luck-title = Luck, round by round
review-luck-rounds = Points by luck, round by round: { $rounds }
review-luck-round = Round { $round }: { $points } points by luck
review-luck-draw = Round { $round }: { $draw }
review-no-luck = No draw mattered.
review-part = { $part }: { $points }
review-decisions = Decisions
review-accurate = Accuracy { $percent }%
review-grade-best = best
review-grade-good = good
review-lost = chance to win −{ $percent }%
review-better = Better: { $option }
review-nothing-graded = Nothing to improve.
review-learn = Learn from your mistakes
review-learn-of = Learn from { $player }’s mistakes
review-picture = The review as a picture
review-link = Link to the review
review-to-replay = To the replay
review-best-answer = Best answer
why-no-such-review = This game has not been reviewed.
why-not-your-review = Only the person who asked for a review can cancel it.
lesson-number = Mistake { $number } of { $count }
lesson-try = What would you do here? Try an answer.
lesson-played = In the game: { $option } ({ $grade })
lesson-is-best = That is the best answer.
lesson-is-good = That is a good answer; the best one is hardly better.
lesson-is-bad = That gives away { $percent }% of the chance to win. Try another answer.
lesson-is-same = That was played in the game; it gives away { $percent }% of the chance to win. Try another answer.
lesson-is-unknown = The review hardly looked at that answer. Try another one.
lesson-tell = Tell me
lesson-told = The best answer: { $option }
lesson-line = See it played out
lesson-line-note = One way it could have gone on. Draws and hidden cards are made up here.
lesson-try-again = Try again
lesson-next = Next mistake
lesson-previous = Previous mistake
lesson-all-seen = Back to the review
lesson-keys = Keys: 1 to 9 answer, T tells, L plays the line, ← and → step through it, N goes on.
play-on = Play on from here
play-on-as = As
play-on-against = Against
play-on-start = Begin

## The owner’s workshop

workshop = The owner’s workshop
workshop-text = If you own the box, type what is printed there. Everything is checked at once, and saved only when a game can be played with it. You can then set up tables with your components; everybody at the table is told.
workshop-sets = Your component sets
workshop-new = Start from the reconstructed values
workshop-import = Open a component file
workshop-export = Export
workshop-delete = Delete
workshop-nothing = All printed values of this game are known, so there is nothing to correct.
workshop-problem = A game cannot be played like this yet:
workshop-saved = Saved.
workshop-name = Name of the set
workshop-save = Save
workshop-how-many = how many
workshop-to = where to
workshop-to-any = to any tile
workshop-to-livery = to a livery of the card
workshop-when = when
workshop-when-now = at once
workshop-when-end-of-turn = at the end of the turn
workshop-when-each-hire = after each hiring
workshop-when-each-move = after each move
workshop-if = condition
workshop-if-none = always
workshop-if-hire = if hired this turn
workshop-if-move = if moved this turn
workshop-if-to-plantation = if sent to the Plantation this turn
workshop-per = multiplied by
workshop-per-none = once
workshop-max = at most
workshop-remove = Remove
workshop-add = Add
workshop-buildings = Building tiles
workshop-stacks = Stacks around the rondel, clockwise from the upper left
workshop-rondel = Rondel, clockwise
workshop-tracks = Tracks
workshop-empty-slots = Payment for empty slots
workshop-starting-hands = Starting hands
workshop-rules = Stairs of the chapel
workshop-bonus-tiles = Bonus tiles
workshop-expert = Scoring tiles of the expert game
workshop-action-card = Action cards
workshop-guild-tile = Guild tiles
workshop-special-building = Special buildings
workshop-second-place-token = Second-place tokens
workshop-mayoral-card = Mayoral cards
workshop-plantation = Plantation
workshop-number = Number
workshop-shields = Shields
workshop-type = Buildings
workshop-kind = Space
workshop-income = Income
workshop-x = X
workshop-length = Number of spaces
workshop-front-step = Front step
workshop-space = On space
workshop-payment = For 0, 1, 2 … empty slots
workshop-columns = Values of the four columns
workshop-stair-steps-used = Steps in use
workshop-one-copy-of-each-action-per-stack = One tile of each action in every stack
workshop-faces = Sides
workshop-liveries = Liveries
workshop-copies = Copies
workshop-cards = Cost in cards
workshop-pawns = Cost in pawns
workshop-effects = Effect
workshop-requires = Pawns required
workshop-vp = VP
workshop-first = First place
workshop-second = Second place
workshop-tie-break-bonus = Bonus in tie-breaks
workshop-hand-limit = Hand limit
workshop-count = Counts
workshop-left = First reward
workshop-right = Second reward
workshop-pawns-returned = Pawns that return
workshop-tile = Tile
workshop-position = Position
workshop-stack = Stack
components = Components
components-help = As reconstructed, or as somebody who owns the box has typed them.
components-shipped = Reconstructed values
components-correct = I own the box: correct the values
workshop-per-master = each master of { $symbol }
workshop-changes =
    { $count ->
        [0] No value differs from the reconstructed ones.
        [one] { $count } value differs from the reconstructed ones.
       *[other] { $count } values differ from the reconstructed ones.
    }
table-components = This table is played with the components “{ $name }”.

## The daily deal

daily = Daily deal
daily-all = Deals of all games
daily-intro = One deal of each game a day, the same for everybody here. One try counts; later ones are practice.
daily-of = { $game }: daily deal
daily-until = New deals come at { $time }.
daily-alone = You play alone, for the most points.
daily-with-bots = You play against two bots. They answer equal play alike, so everybody meets the same opponents. What counts is how far you are ahead of the better one.
daily-once = You have one try that counts, and once begun it counts, even if you give it up or the day ends first. There are no hints, and what was drawn or answered cannot be undone.
daily-play = Play the deal of the day
daily-go-on = Go on playing
daily-practise = Practise this deal
daily-practice = Practice at the deal of { $date }. It does not count; you may undo and ask for hints.
daily-counts = Deal of { $date }: this is the try that counts. There are no hints, and what was drawn or answered cannot be undone.
daily-status-new = not played yet
daily-status-running = begun
daily-status-done = done
daily-status-ended = no result
daily-result = Your result
daily-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
daily-lead = Lead over the better bot
daily-place = Place { $place }, { $points } points
daily-percentile = Better than { $percent } % of the others.
daily-first = Nobody else has played this deal yet.
daily-no-result = Your try ended without a result.
daily-chart = All results
daily-chart-tries =
    { $count ->
        [one] { $count } try has ended.
       *[other] { $count } tries have ended.
    }
daily-chart-bar = { $from } to { $to }: { $count }
daily-chart-mine = you
daily-table = The best
daily-nobody = Nobody has a result yet.
daily-somebody = Somebody
daily-watch = Watch the best game
daily-watch-later = You can watch the best game when you have played.
daily-calendar = Your days
daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-longest = Longest so far: { $count }
daily-day-none = { $date }: not played
daily-day-ended = { $date }: no result
daily-day-done = { $date }: { $result }
daily-earlier = Day before
daily-later = Day after
daily-share = Copy the result
daily-copied = Copied
daily-share-text = Guildhall, { $game }, { $date }: { $result }
daily-share-percent = better than { $percent } %
daily-fair = Can the deal be checked?
daily-fair-how = The hash of a day’s seed can be seen the day before, and the seed when the day is over. Then every table of the deal lets you check its draws.
daily-hash = Hash of this deal’s seed
daily-next-hash = Hash of the next day’s seed
daily-seed = Seed
daily-back = The results of the day
daily-bots = What bots score on this deal
daily-bots-play = The bots are still playing this deal. You may go on playing meanwhile.
why-already-tried = You have already begun the try that counts for this deal.
why-try-comes-first = Play the try that counts first: practice would show you what is drawn.
why-day-is-over = The day of this deal is over. You can still practise it.
why-day-to-come = This day has not begun yet.
why-no-such-day = There is no such day.
why-deal-is-sealed = You can watch this when you have played the deal yourself, or when its day is over.
why-only-as-daily-deal = Such games are begun on the page of the daily deal.
why-no-stand-in = No bot may play for you in a try that counts. You can end the game.

## The courses

explain-new = Explain new questions
explained = Got it
learn = Learn
course-title = { $game }: the course
course-intro = Short lessons on the real board, about a quarter of an hour in all. What you have done is remembered.
course-count = { $done } of { $count } lessons done
course-done = done
course-start = Begin
course-go-on = Go on
course-next = Next lesson
course-all = All lessons
course-step = { $number } of { $count } steps done
course-back = One step back
course-again = From the beginning
course-happened = What has happened
course-keys = Keys: 1 to 9 answer, H gives a hint in the last lesson, B goes back one step, R begins again, N goes to the next lesson.
why-no-such-lesson = There is no such lesson.

minute = The game in a minute
minute-aim-head = What it is about
minute-turn-head = A turn
minute-end-head = The end
minute-points-head = What scores
minute-print = Print
minute-picture = A board of { $game }
rules-contents = Contents
rules-dock = Beside the board

## Hints

hint = Hint
hint-title = A hint
hint-thinking = Looking at the position…
hint-matters = What matters now
hint-answers = Worth considering
hint-best = The best answer
hint-show-answers = Show answers worth considering
hint-show-best = Show the best answer
hint-hide = Hide the hint
hint-gain =
    { $points ->
        [one] { $thing }: good answers are { $points } point better.
       *[other] { $thing }: good answers are { $points } points better.
    }
hint-give-up =
    { $points ->
        [one] { $thing }: good answers give up { $points } point here.
       *[other] { $thing }: good answers give up { $points } points here.
    }
hint-best-gain =
    { $points ->
        [one] { $thing }: { $points } point better than other answers.
       *[other] { $thing }: { $points } points better than other answers.
    }
hint-best-gives-up =
    { $points ->
        [one] { $thing }: { $points } point worse, which is worth it.
       *[other] { $thing }: { $points } points worse, which is worth it.
    }
hint-alike = The answers hardly differ.
hint-scored = Points that you score
hint-others-gain =
    { $points ->
        [one] Good answers leave the others { $points } point less.
       *[other] Good answers leave the others { $points } points less.
    }
hint-others-give-up =
    { $points ->
        [one] Good answers leave the others { $points } point more.
       *[other] Good answers leave the others { $points } points more.
    }
hint-others-best-gain =
    { $points ->
        [one] The others can expect { $points } point less than after other answers.
       *[other] The others can expect { $points } points less than after other answers.
    }
hint-others-best-gives-up =
    { $points ->
        [one] The others can expect { $points } point more, which is worth it.
       *[other] The others can expect { $points } points more, which is worth it.
    }
hint-now =
    { $points ->
        [one] Now: { $points } point.
       *[other] Now: { $points } points.
    }
hint-later =
    { $points ->
        [one] Later, until the end: about { $points } point more.
       *[other] Later, until the end: about { $points } points more.
    }
hint-ahead =
    { $points ->
        [one] That is about { $points } point better than the next answer.
       *[other] That is about { $points } points better than the next answer.
    }
hint-win = Chance to win: { $percent } %
hint-takes =
    { $points ->
        [one] { $player } can expect { $points } point less.
       *[other] { $player } can expect { $points } points less.
    }
hint-line = How it might go on
hint-line-draw = something is drawn
hint-line-secret = a secret choice
hints = Hints
hints-help = Rated games have none. Everybody sees how many were used.
hints-off = off
hints-on = for everybody
hints-bots = only against bots
hints-used =
    { $count ->
        [one] { $player } used { $count } step of hints.
       *[other] { $player } used { $count } steps of hints.
    }
key-hint = a hint; press again for more
key-hurry = have the bots answer now
why-hints-off = There are no hints at this table.
why-hurry-off = Several people play against the clock here, so nobody can hurry the bots.

## The analysis board

analysis = Analysis board
analysis-from-here = Analyse from here
analysis-roll = Draw at random
analysis-answer = Answer
analysis-effort =
    { $count ->
        [one] After { $count } simulation
       *[other] After { $count } simulations
    }
analysis-lines = Lines
analysis-start = The position
analysis-note = A note to this move
analysis-remove = Delete this line
analysis-notation = Another position
analysis-notation-help = A position in the game’s notation
analysis-load = Show it
why-notation-does-not-parse = This is no position that the game can read.
why-notation-is-wrong = Line { $line }, column { $column }: the game cannot read “{ $word }” here.
why-no-such-game-to-explore = A position begins with the name of its game. “{ $word }” is none.
why-illegal-branch = Choice { $number } of this line is not possible there.
why-no-analysis-while-running = A game that still runs can be analysed only by somebody who plays it against bots alone.
analysis-of-this = Analyse this position

## Puzzles

puzzles-title = { $game }: puzzles
puzzles-all-tried = You have tried every puzzle of this game.
puzzles-none = There are no puzzles of this game yet.
puzzle-standing = Your rating: { $rating } · solved: { $solved } of { $tried } · in a row: { $streak }
puzzle-gap-win = That is { $percent }% of the chance to win.
puzzle-proof-exhaustive = Proven: every line to the end of the game was looked at ({ $count } positions).
puzzle-proof-searches = Two independent searches agree ({ $count } simulations each).
puzzle-solution = This puzzle is rated { $rating }. Here is the solution.
puzzle-change = Your rating: { $before } → { $after }
puzzle-gained = What the line brings: { $points } points
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-keys = Keys: 1 to 9 answer, S shows the solution, ← and → step through it, A tries again, N goes to the next puzzle.
puzzle-tag-build = a build
puzzle-tag-block = a block
puzzle-tag-tie = a tie
puzzle-tag-timing = a timing
puzzle-tag-sacrifice = a sacrifice
puzzle-tag-ending = an ending
puzzle-tag-turn-order = the turn order
puzzle-tag-rondel = a place on the rondel
puzzle-tag-centre = the centre
puzzle-tag-bonus-tile = a bonus tile
puzzle-tag-hand = cards for the hand
puzzle-tag-track = a track
puzzle-tag-series = buildings that belong together
puzzle-tag-craftsman = a craftsman
puzzle-tag-resources = resources
puzzle-tag-privilege = a privilege
puzzle-tag-protection = protection
puzzle-tag-trade = trade
puzzle-tag-cathedral = work on the cathedral
puzzle-tag-resource = the right resource
puzzle-tag-cube = a place for a cube
puzzle-tag-site = a place for a building
puzzle-tag-monument = a monument
puzzle-tag-feeding = food for Cottages
puzzle-tag-neighbours = neighbours
puzzle-tag-collection = a collection
puzzle-tag-room = no square left empty
puzzle-tag-hiring = hiring
puzzle-tag-effect = a card’s effect
puzzle-tag-route = a move
puzzle-tag-plantation = the Plantation
puzzle-tag-neutral = neutral pawns
puzzle-tag-mayoral-card = a mayoral card
why-no-such-puzzle = There is no such puzzle.
town-looking = Looking for the best town with these cards and this order …
town-show = See that town
why-no-town-to-compare = Only a game of Tiny Towns that somebody has finished alone can be compared, and only with resource cards.
