### Hues and Cues in English. Facts: seat → a name, cell → H15, cue, word, earlier → words as given.

hues = Hues and Cues
    .about = Give a word for a colour, and see who sees what you see.

## Sections of the rulebook

hues-section-setup = Setting up
hues-section-round = A round
hues-section-cue = Cues
hues-section-guess = Guesses
hues-section-score = Scoring
hues-section-end = The end

## Options

hues-option-lang = Language of the table
    .help = The computer players give their cues in it. People may cue in any of the three languages.
hues-option-lang-en = English
hues-option-lang-cy = Welsh
hues-option-lang-sw = Swahili
hues-option-pick = Choosing the colour
    .help = From a card of four, as printed, or any colour of the board, which is easier for young players.
hues-option-pick-card = one of four on a card
hues-option-pick-any = any on the board
hues-option-objections = Objections
    .help = Guessers may object to a cue that names a thing in the room; more than half of them withdraw it.
hues-option-first = First cue giver
    .help = The most colourfully dressed player, if you can see one another; otherwise leave it to chance.

## Rules

# hues.players
hues-players = Players
    .rule = Three to ten people play.
# hues.board
hues-board = The board
    .rule = The board shows 480 colours in 16 rows, A at the top to P at the bottom, and 30 columns from left to right. H15 is a piglet’s pink, O26 turquoise.
# hues.pieces
hues-pieces = Pieces
    .rule = Everybody has three pieces: one walks along the score track, two are for guessing.
# hues.deck
hues-deck = The deck
    .rule = A hundred cards show four colours each. When they have all been used, they are shuffled again.
    .note = Which colours stand on which card of the printed game is not known to us. In our deck no colour appears twice, and the four on a card lie far apart.
# hues.first
hues-first = Who begins
    .rule = The most colourfully dressed player gives the first cue: choose a seat, or leave it to chance.
# hues.rounds
hues-rounds = How many rounds
    .rule = With three to six players everybody gives the cue twice, with seven or more once.
# hues.turn
hues-turn = Whose part it is
    .rule = Only the player whose part it is acts: the cue giver picks a colour and gives cues, and each guesser places one piece when it is his turn.
    .refused = It is not your part now. Waiting for: { $seat }.
# hues.pick
hues-pick = Picking a colour
    .rule = The cue giver draws a card that nobody else sees and picks one of its four colours.
    .refused = { $cell } is not on your card.
# hues.pick.any
hues-pick-any = Any colour
    .rule = With the option for younger players no card is drawn: the cue giver picks any colour of the board.
# hues.cue.one
hues-cue-one = The first cue
    .rule = The first cue is one word, made of letters; hyphens and apostrophes may stand inside it.
    .note = “Candy-floss”, “ng’ombe” and “mynydd-dir” are one word. Letter case, accents, punctuation and invisible characters make no difference when cues are compared.
    .refused = The first cue must be one word of letters.
# hues.cue.basic
hues-cue-basic = No basic colours
    .rule = No cue may be black, blue, brown, grey, green, orange, pink, purple, red, white or yellow. Less plain names, such as lavender, are welcome.
    .note = This holds for the English, Welsh and Swahili words alike, whatever language the cue is in, for all their forms (bluish, greener), and for parts of words with a hyphen. Words that only look alike, such as glass or blueberry, are free.
    .refused = “{ $word }” is a basic colour, or has one in it.
# hues.cue.position
hues-cue-position = No places
    .rule = No cue may point to the place of the colour: no coordinates, no letter of a row, no number.
    .note = Digits of any script count, and so do number words, ordinals and words for places (top, corner, row) in the cue’s own language.
    .refused = “{ $word }” points to a place on the board.
# hues.cue.repeat
hues-cue-repeat = No cue twice
    .rule = A cue that was given earlier in the game may not come again; capitals, accents or a plural ending do not make it new.
    .refused = “{ $earlier }” has been used already.
# hues.cue.room
hues-cue-room = Nothing in the room
    .rule = A cue may not be compared with something that is in the room.
    .note = Only the players can see the room, so each guesser may object once to a cue, as long as his piece for it is not on the board. When more than half of the guessers object, the cue is withdrawn, the pieces placed for it come back, and another cue is given; the withdrawn one counts as used. After three withdrawals in the same place the next cue stands.
    .refused = You cannot object to this cue any more.
# hues.cue.two
hues-cue-two = The second cue
    .rule = The second cue has one or two words and keeps all the rules of the first.
    .refused = The second cue may have one or two words.
# hues.cue.relative
hues-cue-relative = No steering
    .rule = The second cue may not steer from the first guesses: no “lighter”, “darker”, “more” or “less”.
    .note = The lists hold comparatives in the cue’s own language.
    .refused = “{ $word }” steers from the first guesses.
# hues.cue.skip
hues-cue-skip = No second cue
    .rule = A cue giver who is content may leave the second cue out; then there is no second guess.
    .refused = Only the second cue may be left out.
# hues.guess.first
hues-guess-first = First guess
    .rule = Clockwise, from the left of the cue giver, everybody else puts one piece on a colour.
# hues.guess.cell
hues-guess-cell = One piece to a colour
    .rule = A colour takes only one piece, through both guesses.
    .refused = On { $cell } there is a piece of { $seat } already.
# hues.guess.second
hues-guess-second = Second guess
    .rule = After the second cue everybody else puts the other piece on a free colour, this time anticlockwise from the right of the cue giver.
# hues.reveal
hues-reveal = The colour is named
    .rule = The cue giver’s colour is named by its coordinates, and the frame of three by three is laid round it.
    .note = At the edge of the board the frame reaches over it; only colours on the board count.
# hues.score.giver
hues-score-giver = The cue giver’s points
    .rule = One point for every piece in the frame, two in a game of three, never more than nine.
# hues.score.guess
hues-score-guess = The guessers’ points
    .rule = A piece on the very colour scores three, elsewhere in the frame two, touching the frame from outside, corners included, one: at most five for the two pieces.
# hues.next
hues-next = The next round
    .rule = The pieces come back, and the player on the left gives the next cue with a new card.
# hues.win
hues-win = Winning
    .rule = After the last round the most points win.
# hues.tie
hues-tie = A tie
    .rule = When players share the lead, extra rounds are played until one of them is ahead of the others.
    .note = Those who are tied give no cue: the next player clockwise who is not tied does. All guess, but only the points of those tied count, and nobody joins them later.
# hues.tie.all
hues-tie-all = Everybody tied
    .rule = When all players are tied, they share the win.
    .note = Nobody would be left to give a cue.

## What happened

hues-event-picked = { $seat } has picked a colour
hues-event-cued = { $seat }: “{ $text }”
hues-event-skipped = { $seat } gives no second cue
hues-event-guessed = { $seat }: { $cell }
hues-event-objected = { $seat } objects ({ $count } of { $needed })
hues-event-withdrawn = “{ $cue }” is withdrawn
hues-event-revealed = It was { $cell }
hues-event-round = { $seat } gives the cue
hues-event-over = The game is over

## The board

hues-ui-pick = Pick a colour and think of a word for it.
hues-ui-cue-first = Give one word for { $cell }.
hues-ui-cue-second = Give one or two more words for { $cell }, or leave it.
hues-ui-guess = { $cue }: where do you see it? Put your piece there.
hues-ui-wait-pick = { $seat } is picking a colour.
hues-ui-wait-cue = { $seat } is thinking of a cue.
hues-ui-wait-guess = { $seat } is placing a piece.
hues-ui-pick-any = Choose any colour of the board and think of a word for it.
hues-ui-board = Board of 480 colours
hues-ui-piece-of = piece of { $seat }, guess { $number }
hues-ui-the-colour = the colour of the round
hues-ui-in-frame = in the frame
hues-ui-larger = Larger
hues-ui-smaller = Smaller
hues-ui-card = Your card
hues-ui-your-cue = Your cue, one word
hues-ui-your-cue-second = Your second cue, one or two words
hues-ui-one-word = one word
hues-ui-two-words = one or two words
hues-ui-cue-language = Language of the cue
hues-ui-give-cue = Give the cue
hues-ui-skip = No second cue
hues-ui-score-track = Players and points
hues-ui-you = { $seat } (you)
hues-ui-gives = gives the cue
hues-ui-objects = objects
hues-ui-rounds = Finished rounds
hues-ui-won-you = You have won!
hues-ui-it-was = It was { $cell }:
hues-ui-no-cue = No cue yet
hues-ui-round = Round { $round } of { $last }
hues-ui-put-away = Put away
hues-ui-go-on = Go on
hues-ui-choose-cell = Choose a colour on the board
hues-ui-pick-cell = Take { $cell }
hues-ui-place = Place my piece on { $cell }
hues-ui-object = That is in the room!
hues-ui-night = Colours look wrong under a night-shift or warm-light setting: switch it off while you play.
hues-ui-heat = Where people look for:
hues-ui-rings = { $rings ->
    [0] on the colour
    [one] { $rings } away
   *[other] { $rings } away
}
hues-ui-choose-round = Choose a round above to see it again, with where people look for its cues.
hues-ui-reads = Who reads whom: points a piece, by cue giver (rows) and guesser (columns)
hues-ui-change-piece = Your piece: { $piece }. Change it

## Pieces, by mark

hues-mark-0 = white circle
hues-mark-1 = black square
hues-mark-2 = orange triangle
hues-mark-3 = blue diamond
hues-mark-4 = yellow star
hues-mark-5 = pink cross
hues-mark-6 = green crescent
hues-mark-7 = red heart
hues-mark-8 = light blue hourglass
hues-mark-9 = violet drop

## The lesson

# seat, cue
hues-lesson-board = 480 colours, and one of them has been picked in secret. { $seat } gives a cue of one word for it: “{ $cue }”. You find it by guessing where others see that word.
# cue
hues-lesson-guess = Choose a colour for “{ $cue }” on the board, anywhere you like, and put your first piece there.
# seat, cue: the second
hues-lesson-second = Each colour takes one piece. Now { $seat } adds a second cue, of one or two words: “{ $cue }”. Put your other piece where you now see the colour.
# cell
hues-lesson-frame = It was { $cell }. A frame of three by three is laid round it: a piece on the colour itself scores 3, in the frame 2, touching the frame 1. The giver scores for each piece in the frame, never more than 9.
# cell
hues-lesson-pick = Now you give the cue. You have drawn a card with four colours that only you see. Take { $cell } this time.
# cue
hues-lesson-basic = You need one word for it. The simplest one would be a plain colour. Try “{ $cue }”.
hues-lesson-cue = Basic colours are not allowed, nor are places on the board, numbers, cues given before, and things in the room. Give any other word that you see this colour in.
hues-lesson-skip = The others have guessed. A second cue would help them come nearer; if you are content, leave it out. Choose no second cue.
hues-lesson-end = Everybody gives the cue twice (once with seven or more players), and most points win. Now you know enough for a whole game.

## Hints

# cell
hues-hint-pick = Take { $cell }: of the colours looked at, it has the common word that leads most people near it.
# cue, cell
hues-hint-cue = Say “{ $cue }”: people who hear it tend to look near { $cell }.
# cue, cell
hues-hint-cue-any = All the good words for { $cell } have been used; “{ $cue }” is at least allowed.
# cell
hues-hint-skip = Leave the second cue out: it would bring the others nearer to { $cell } than it would bring you points.
# cell
hues-hint-skip-words = Leave the second cue out: the good words for { $cell } have been used.
# cell, cue
hues-hint-guess = Guess { $cell }: round it lies what people most often mean by “{ $cue }”.
