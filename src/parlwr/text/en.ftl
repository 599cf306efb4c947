### Texts of every game and every table, in English.

## The rules of every table

table = At every table
table-section-acts = Actions
table-section-seats = Seats and players

# table.over
table-over = A finished game
    .rule = Once a game is over it takes no more actions.
    .note = Decided here. Looking back at the game and playing again are always open.
    .refused = The game is over.

# table.malformed
table-malformed = What is no action
    .rule = Whatever is not an action of the game is refused: an unknown kind of action, a missing part, or a card, space or seat that the game does not have.
    .note = Decided here, so that a slip of a program never counts as a move.
    .refused = That is not an action of this game.

# table.stale
table-stale = A changed situation
    .rule = An action chosen before your own choices last changed is refused, so that nobody acts on what they have not yet seen.
    .note = Decided here; around a real table everybody sees the same cards at the same moment.
    .refused = The table has changed since you chose. Look again, then choose.

# table.storage
table-storage = Kept safe
    .rule = An action counts once it is safely on disk; one that cannot be kept is not taken.
    .note = Decided here, so that a game never forgets a move that a player has seen.
    .refused = The server could not save this action, so it was not taken. Please try again.

# table.rate
table-rate = Too much at once
    .rule = Too many requests in too short a time are refused.
    .note = Decided here, so that one visitor cannot spoil the game for the others.
    .refused = That was too much in too short a time. Wait a moment.

# table.clock
table-clock = The clock
    .rule = If the table has a clock and a player's time is up, a bot plays that one turn for them.
    .note = Decided here. Tables have no clock unless their maker sets one.

# table.hints
table-hints = Hints
    .rule = Where the host has switched hints on, whoever's turn it is may ask for one: an act that the rules allow, and why. A hint knows no more than the player who asks.
    .note = Decided here, for beginners. Hints are off unless the table's maker switches them on; all players have them, or none.
    .refused = { $why ->
        [off] There are no hints at this table.
        [turn] There is a hint only when it is your turn.
       *[none] No hint comes to mind just now.
    }

# table.rules
table-rules = A game keeps its rules
    .rule = A game is finished under the version of its rules that it was begun with. A table whose version this server no longer plays stays as it is.
    .note = Decided here, so that an update never changes a game that is going on.
    .refused = This game was begun with version { $rules } of its rules, and this server plays { $plays }. Whoever runs it can bring the older version back.

# table.seat
table-seat = Your seat
    .rule = A seat belongs to whoever holds its key; nobody else acts for it.
    .note = Decided here. The key never leaves your browser.
    .refused = That seat is not yours.

# table.full
table-full = A full table
    .rule = When no seat is free, nobody else can sit down. Anybody may look on, where the host allows it.
    .note = Decided here. The number of seats is chosen when the table is made.
    .refused = There is no free seat at this table.

# table.waiting
table-waiting = Before the game starts
    .rule = Nobody can act until the game has started. It starts when every seat is taken, or when the host starts it and bots take the free seats.
    .note = Decided here.
    .refused = The game has not started yet.

# table.nonce
table-nonce = A number for the shuffle
    .rule = Each player may add one number to the shuffle, once, after the promise and before the deal.
    .note = Decided here, so that nobody, the server included, chooses the cards alone. Browsers do it by themselves; the deal waits for it twenty seconds at most.
    .refused = Your number for this shuffle is settled already.

# table.started
table-started = Once the game has started
    .rule = Options can no longer change once the game has started, and nobody else sits down unless the host opens a seat. A computer player plays there until somebody comes.
    .note = Decided here.
    .refused = The game has already started.

# table.options
table-options = Options and numbers of players
    .rule = An option, a value or a number of players that the game does not have is refused.
    .note = Decided here. Numbers of players that the box does not name are marked in the lobby.
    .refused = { $option ->
        [seats] This game is for { $low } to { $high } players, not { $value }.
       *[other] The game cannot be played with these options: { $option }.
    }

# table.name
table-name = Names
    .rule = A name has 1 to 24 visible characters, without control or direction marks.
    .note = Decided here, so that nobody can pass for somebody else.
    .refused = A name needs 1 to 24 visible characters, without hidden marks.

# table.host
table-host = The host
    .rule = Only the host starts the game, invites bots, opens a seat, removes a player, and says who finds the table and who may look on. Anybody may leave their own seat.
    .note = Decided here. The host is whoever made the table. The role can be handed to another player; it passes on when the host leaves or has been off line for 10 minutes.
    .refused = Only the host may do that.

# table.watch
table-watch = Looking on
    .rule = Whoever has no seat may look on, unless the host has chosen that nobody may. Once the game is over anybody may look back at it.
    .note = Decided here. Whoever looks on never sees more than everybody at the table sees.
    .refused = Nobody may look on at this table.

# table.stand_in
table-stand-in = Away for a while
    .rule = A computer player can stand in for somebody who is away: they ask for it themselves, or the host does for somebody who is off line. It ends when they say so, or with their own next action.
    .note = Decided here. In the record the seat's actions look as always.
    .refused = The host can put in a computer player only for somebody who is off line; only that person can end it.

# table.code
table-code = A seat on another device
    .rule = Whoever sits at a table can ask for a code and go on with it on another device; the first device then loses the seat. A code works once, for 10 minutes, and not at all after five wrong ones.
    .note = Decided here. Because it lives so briefly, a code can be short enough to type.
    .refused = That code is wrong, has been used, or is too old. Ask for a new one on the device that has the seat.

## What is wrong but breaks no rule

error-not-found = There is nothing at this address.
error-not-over = That will be open once the game is over.
error-too-large = That is too large.
error-bad-json = That could not be read.
error-forbidden-origin = This page may not speak to this server.

## Words of the command line

text-seat = Seat { $seat }
rules-title = { $game }: the rules
rules-source-seed = From the game's description
rules-source-publisher = From the published game
rules-source-decision = Decided here
rules-note = Note

## Installed on a device (parlwr.net.install)

app-about = Card and board games for an evening together: with friends at their own screens, with computer players, or both.
app-mine = My games
app-offline = No line to the parlour
app-offline-more = The server cannot be reached. Your seats are kept. No table is shown here until it can be shown as it is; the page comes back by itself.
app-offline-again = Try again

## The client (messages ui-…)


# The shell
ui-skip = Skip to the content
ui-home = Parlwr: all the games
ui-lobby = All games
ui-to-lobby = To the front room
ui-settings = Language, light and sound
ui-language = Language
ui-theme-system = Light: as the device has it
ui-theme-light = Light: day
ui-theme-dark = Light: night
ui-sound = Sound
ui-notify = Tell me when it is my turn
ui-notify-blocked = The browser does not allow notices from this page.
ui-install = Put Parlwr on this device
ui-part-missing = This part of the page could not be fetched.
ui-close = Close
ui-again = Try again
ui-footer = a parlour of your own: games among friends, on a machine of yours.
ui-footer-names = The games' names belong to their owners.
# shown in Welsh and Swahili only
ui-footer-unchecked = These texts have not yet been checked by native speakers.
ui-footer-schema = For programs
ui-wording = Improve this wording
ui-wording-help = Point at a text, or step to it, and press it: its name and its words are copied, ready for a message to those who look after the texts.
ui-wording-paused = You can use the page as always. Choose a text where you have found one.
ui-wording-text = What is copied
ui-wording-back = Text before
ui-wording-next = Next text
ui-wording-use = Use the page
ui-wording-choose = Choose a text
# id: the name of a message
ui-wording-copied = Copied: { $id }
ui-wording-by-hand = This browser does not let the page copy. The text is selected: copy it yourself.
ui-refused = That is not possible now.
ui-error-offline = The server cannot be reached. Are you on line?
ui-error-server = Something went wrong on the server. Please try again.
ui-lost-page = There is no such page
ui-lost-page-help = The address may have a slip in it.
ui-lost-table = There is no such table
ui-lost-table-help = The code may have a slip in it, or the table was cleared away.
ui-lost-game = There is no such game
ui-lost-game-help = The games that are played here are all in the front room.

# The lobby
ui-hello = Come in, sit down, play.
ui-hello-more = Card and board games for an evening together: with friends at their own screens, with computer players, or both. No account, no adverts, nothing to install.
ui-pick-game = What shall we play?
# low, high: numbers of players
ui-players-range = { $low }–{ $high } players
# minutes: about how long a game takes
ui-minutes = about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
ui-rules = Rules
ui-play-now = Play the computer
ui-set-table = Set a table
ui-join-code = Have you been given a code?
ui-join-code-example = e.g. CWM-418
ui-join = Go to the table
# code: as it was typed
ui-join-unknown = There is no table { $code } here. Is every letter right?
ui-join-seat = That is the code of a seat. Go to the table itself, press “Table” and type it there.
ui-my-tables = Tables you have sat at
ui-guest = Guest
# game
ui-setup = A table for { $game }
ui-your-name = Your name
ui-seats = Who sits down?
ui-you = You
# number: from 1
ui-seat-number = Seat { $number }
ui-person = a friend (by link)
# level: one of the words below
ui-bot-level = computer, { $level }
ui-level-easy = easy-going
ui-level-medium = practised
ui-level-hard = strong
ui-level-notebook = with a notebook
ui-level-expected = calculating
ui-plays = How it plays
ui-seat-more = One seat more
ui-seat-less = One seat fewer
ui-seats-unusual = It can be played so, but the box says { $low }–{ $high } players.
ui-seats-range = With these choices { $low }–{ $high } can play.
ui-clock = Time for a turn
ui-clock-none = as long as you like
ui-clock-seconds = { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
ui-pace = Computer players
ui-pace-human = take their time
ui-pace-fast = play at once
ui-option-first = Who starts
ui-first-random = chance decides
ui-create = Open the table
ui-create-help = Next you get a link for the others.

# My games on this device
ui-mine = My games on this device
ui-mine-help = This list is kept in this browser alone.
ui-mine-all = All my games
ui-mine-on = Going on
ui-mine-over = Finished
ui-mine-none = No game has been played on this device yet.
ui-mine-open = waiting for players
# codes: tables that the server no longer has; count: how many
ui-mine-gone = { $count ->
        [one] A table is no longer on the server: { $codes }.
       *[other] { $count } tables are no longer on the server: { $codes }.
    }
# names: those I played with
ui-mine-with = with { $names }
ui-forget = Forget

# Open tables of this server
ui-open-tables = Open tables
ui-open-none = No table is waiting for players just now.
# count: seats that are free
ui-open-free = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
ui-open-unhurried = no clock
ui-listed = Anybody may join
ui-listed-help = The table stands in the front room’s list until all its seats are taken.
ui-watch = Others may look on
ui-watch-help = Whoever has the link sees what everybody at the table sees.
# count: a span of time
ui-time-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
ui-time-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
ui-time-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }

# The table while seats are being taken
ui-table = Table
ui-table-code = Table { $code }
ui-coming-in = Coming in…
ui-waiting = { $game }: who is coming?
ui-host = host
ui-here = has sat down
ui-free-seat = free seat
ui-invite-bot = Computer, { $level }
ui-seat-bot = Or a computer:
ui-free-it = Free the seat
ui-sit = Sit down
ui-start = Start the game
ui-start-help = { $count ->
        [one] A computer player takes the free seat.
       *[other] Computer players take the { $count } free seats.
    }
ui-wait-for-host = You have a seat. The game starts when everybody is here, or when the host says so.
ui-no-seat = All seats are taken. You may watch.
ui-invite = Invite others
ui-link = Link to this table
ui-copy = Copy
ui-copied = Copied
ui-copied-more = The link is copied: paste it into a message.
ui-qr = A square code with the link, for a phone's camera
ui-only-here = Only this computer can open the link. To play with others in the house, start the server with --lan.
ui-screen = Table screen
ui-screen-help = shows the table to a whole room, on a projector; each plays on his own phone.
ui-screen-join = Point your phone here to join in
ui-your-mark = Your piece

# The table while the game goes on
ui-players = Players at the table
ui-to-act = to play
ui-your-turn = Your turn
# names: those whose turn it is, in the title of the page
ui-turn-of = { $names } to play
ui-game-over = The game is over.
ui-beside = Beside the table
# read aloud, not shown
ui-news = What has just happened
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-why = Why?
ui-see-rule = Open the rule
ui-link-lost = The line is broken. Trying again…
ui-link-offline = You are off line. Your seat is kept.
ui-link-busy = That was too much at once. One moment…
# names: of those whose line is broken
ui-away = Away for the moment: { $names }
# seconds: left of the turn
ui-clock-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
ui-clock-played = Time was up: a computer player took that turn.
ui-watching = You are watching.

# About the table and its seats
ui-menu = At this table
ui-menu-mine = Your seat
ui-menu-table = The host’s choices
ui-menu-device = On this device
ui-change = Change
ui-not-now = Not now
ui-off-line = off line
ui-seat-open = open: a computer player plays until somebody comes
ui-stand-in = Let a computer player play for me
ui-stand-in-help = Until you press “Play myself”, or act.
ui-stand-in-for = A computer player until they are back
# name: for whom
ui-stand-in-plays = A computer player is playing for { $name }.
ui-stand-in-mine = A computer player is playing for you.
ui-stand-in-end = Play myself
ui-move = Play on another device
ui-move-help = Open the link on the other device; or go to this table there, press “Table” and type the code. This device then loses the seat.
ui-move-code = Code
ui-move-link = Link for the other device
# time: a span of time
ui-move-left = Good for { $time }.
ui-move-old = This code is too old now.
ui-move-again = A new code
ui-leave = Leave the table
ui-leave-sure = Leave the table?
ui-leave-open = Your seat is then free for somebody else.
ui-leave-play = A computer player goes on in your place, and you cannot come back to this seat.
ui-remove-bot = Put a computer player in this seat
ui-remove-open = Open this seat for somebody else
# name: of the player
ui-remove-sure = Remove { $name } from the table?
ui-remove-sure-help = The seat is lost to that player at once.
ui-hand-over = Make this player the host
ui-hand-over-sure = Make { $name } the host?
ui-hand-over-help = You are then a player like the others.
ui-careful = Ask before what cannot be undone
ui-careful-help = An accusation, going out, removing a player, leaving.
ui-signs = Show signs
ui-signs-help = What other players send by pressing a picture.
ui-mute = no signs
ui-react = Give a sign
ui-react-clap = applause
ui-react-laugh = a laugh
ui-react-wow = amazement
ui-react-think = thinking
ui-react-thanks = thanks
ui-react-wait = one moment
ui-react-party = hooray
ui-react-wave = a wave
# name: who gives it; sign: one of the words above
ui-react-from = { $name }: { $sign }
ui-look-on = Look on
ui-door-shut = Nobody may look on at this table
ui-door-shut-help = The host has chosen so. When the game is over anybody may look back at it.
ui-door-moved = You play on another device now
ui-door-moved-help = The seat has left this one. To have it here again, ask for a code on the other device.
ui-door-removed = You no longer have a seat here
ui-door-removed-help = You have left the table, or the host has given the seat away.
ui-vacant = A seat in this game is open. A computer player plays there until somebody sits down.
# name: of the player
ui-claim = Go on as { $name } on this device?
ui-claim-code = Have you got a code for a seat?
ui-claim-help = The other device then loses the seat.
ui-claim-do = Play here
ui-claim-form = A code looks like 2-BCDF-GHJK.
# time: a span of time
ui-clock-left-more = { $time } left
ui-rotate = everybody moves one seat on

# The result, and looking back
ui-result = Result
ui-you-won = You have won!
ui-you-share = You share the win!
# names, count
ui-won = { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
ui-nobody-won = Nobody has won.
ui-place = { $place }.
ui-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-rematch = Play again
ui-rematch-waits = A new table is set for the same players.
ui-rematch-watch = Watch the next game
ui-replay = Look back
ui-see-table = See the table
ui-replay-of = Table { $code }, looking back
ui-to-table = To the table
ui-step = Step of the game
ui-step-first = To the beginning
ui-step-back = One step back
ui-step-run = Play it
ui-step-pause = Pause
ui-step-on = One step on
ui-step-last = To the end
ui-step-of = { $at } of { $total }
ui-seen-by = Seen by
ui-spectator = a spectator
ui-verify = Check the deal
ui-verify-busy = Checking…
ui-verify-heading = Worked out by this browser:
ui-verify-good = in order
ui-verify-bad = wrong
ui-verify-unknown = not known
ui-verify-promise-before = The shuffle is the one that was promised before this browser added its own number.
ui-verify-promise-kept = The shuffle is the one that was promised when you came to the table.
ui-verify-promise-broken = The shuffle is not the one that was promised before the deal.
ui-verify-promise-unseen = This browser was not there before the deal and does not know what was promised.
ui-verify-nonce-in = This browser’s own number was mixed into the shuffle.
ui-verify-nonce-out = This browser’s own number was left out of the shuffle.
ui-verify-nonce-none = This browser added no number of its own to the shuffle.
ui-verify-nonce-seat = This browser’s own number stands at another seat.
ui-verify-nonce-more = More numbers were mixed into the shuffle than people sat at the table.
ui-verify-deal-mine = The first hands follow from the shuffle, and yours is the one you saw.
ui-verify-deal-follows = The first hands follow from the shuffle; what you saw of them was not noted here.
ui-verify-deal-broken = The first hands do not follow from the shuffle.
ui-verify-deal-unseen = Somebody was out as soon as the cards were dealt, so the first hands cannot be compared.
ui-verify-deal-elsewhere = How this game’s cards follow from the shuffle is checked with “parlwr verify” and the record.
ui-record = Save the record
ui-results-save = Save the result (CSV)
ui-share = Share this moment
ui-share-link = Link to this moment
ui-review = The game in review

# The rulebook
ui-rules-of = { $game }: the rules
ui-rules-intro = Every rule has a name of its own; where an act is refused, the table names the rule. Numbers lead to footnotes: what the printed rules leave open, and how it is played here.
ui-footnotes = Footnotes
ui-footnote = Footnote { $number }
ui-footnote-back = Back to the rule of footnote { $number }

# The lessons
ui-learn = Learn to play
# game
ui-lesson-of = { $game }: a first game, step by step
# at, total: numbers of steps
ui-lesson-step = Step { $at } of { $total }
ui-lesson-on = Go on
ui-lesson-show = Show me
ui-lesson-try = Try it
ui-lesson-later = That is allowed, but this step is about something else. Try what it asks for.
ui-lesson-again = Start again

# Hints
ui-hint = Hint
ui-hint-thinking = Thinking…
ui-hint-do = Do this
ui-hints = Hints for beginners
ui-hints-help = Whoever’s turn it is may ask for a sensible act, with one sentence why.
