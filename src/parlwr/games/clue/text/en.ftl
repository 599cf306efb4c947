### The Clue Card Game, in English.

clue = Clue Card Game
    .about = Ask for two cards, watch who shows, and name the crime.
clue-summary = Somebody did it, with something, somewhere. Ask for two cards at a time, watch who shows, and name the three that nobody has.

## Sections of the rulebook

clue-section-setup = Before the game
clue-section-questions = Questions
clue-section-showing = Showing a card
clue-section-accusing = Accusing
clue-section-together = Accusing together
clue-section-ending = The end

## Options

clue-option-game = Game
    .help = Which cards are in play.
clue-option-game-normal = Normal
    .help = 12 cards: 6 suspects, 3 weapons, 3 locations.
clue-option-game-advanced = Advanced
    .help = 15 cards: one more weapon and two more locations.
clue-option-accusation-order = Order of accusers
    .help = Who compares with the crime first when several players accuse together.
clue-option-accusation-order-clockwise = Clockwise
    .help = From the player who called for the accusation.
clue-option-accusation-order-caller = The caller decides
    .help = Whoever called sets the order, before anything is revealed.
clue-option-accusation-order-random = At random
    .help = The order is drawn by lot.
clue-option-first = Who starts
    .help = The most suspicious-looking player; choose a seat, or leave it to chance.

## Cards

clue-kind-suspects = Suspects
clue-kind-weapons = Weapons
clue-kind-locations = Locations
clue-card-scarlett = Miss Scarlett
clue-card-mustard = Colonel Mustard
clue-card-orchid = Dr Orchid
clue-card-green = Mr Green
clue-card-peacock = Mrs Peacock
clue-card-plum = Professor Plum
clue-card-knife = Knife
clue-card-rope = Rope
clue-card-candlestick = Candlestick
clue-card-revolver = Revolver
clue-card-billiard-room = Billiard Room
clue-card-dining-room = Dining Room
clue-card-kitchen = Kitchen
clue-card-library = Library
clue-card-study = Study

## Rules

# clue.players
clue-players = Players
    .rule = The game is for three or four players.
    .note = The box says three or four. Two, five and six can play here as well; the front room marks those numbers.

# clue.cards.normal
clue-cards-normal = The normal game
    .rule = Without the cards marked + there are 6 suspects, 3 weapons and 3 locations. Each is there once as Evidence, and once in every player's own Case File.

# clue.cards.advanced
clue-cards-advanced = The advanced game
    .rule = With the cards marked + there are one more weapon and two more locations, as Evidence and in every Case File: 15 cards in all.

# clue.crime
clue-crime = The crime
    .rule = One suspect, one weapon and one location are drawn at random and put, unseen by anybody, under the Crime card. That is what the players want to find out.

# clue.deal
clue-deal = The deal
    .rule = The rest of the Evidence is shuffled and dealt face down, the same number to each player. Cards that cannot be dealt evenly lie face up for all to see.

# clue.casefile
clue-casefile = The Case File
    .rule = From your Case File you put away every card that you hold as Evidence, every card that lies face up, and every card that you are shown: none of these can be the crime.

# clue.first
clue-first = Who starts
    .rule = The most suspicious-looking player takes the first turn.
    .note = The table chooses who that is, or leaves it to chance.

# clue.ask
clue-ask = The question
    .rule = On your turn you ask for two different cards, no more and no fewer. They may be of two kinds or both of one kind.
    .refused = { $count ->
        [2] A question names two different cards, not the same one twice.
       *[other] A question names exactly two cards; you named { $count }.
    }

# clue.ask.any
clue-ask-any = Any two cards
    .rule = You may ask for any cards in the game, even ones that you hold yourself or that lie face up.
    .note = Decided here: nothing in the rules forbids it, and a bluff can be worth a turn.

# clue.ask.order
clue-ask-order = Who answers
    .rule = The player on your left answers first, then the next on the left, and so on, until a card is shown or everybody has said that they have neither.

# clue.turn
clue-turn = Turns
    .rule = Then the turn passes clockwise, to the next player who has not lost.
    .refused = { $phase ->
        [answer] It is not for you to act now: { $seats } must answer the question.
        [join] It is not for you to act now: the table waits to hear who joins the accusation ({ $seats }).
        [order] It is not for you to act now: { $seats } sets the order of the accusers.
       *[ask] That cannot be done now: it is { $seats } whose turn it is, to ask or to accuse.
    }

# clue.show.must
clue-show-must = You must show
    .rule = If you hold one of the two cards asked for, you must show it. If you hold neither, you must say so.
    .refused = { $why ->
        [not-held] You do not hold { $card }.
        [not-asked] You were not asked for { $card }.
       *[held] You hold a card asked for ({ $cards }), so you must show it.
    }

# clue.show.choice
clue-show-choice = Both cards
    .rule = If you hold both cards, you choose which one to show.

# clue.show.private
clue-show-private = For the asker alone
    .rule = Only the player who asked sees the card. The others see that one was shown. The card goes back to its owner.

# clue.show.hide-both
clue-show-hide-both = Do not give yourself away
    .rule = Nothing may reveal that you hold both cards.
    .note = How we keep it: whoever holds one card or both shows it in the very same way, whoever holds neither says so, each at their own pace, and what the others receive is the same to the last letter.

# clue.accuse
clue-accuse = Accusing
    .rule = On your turn, instead of asking, you may accuse: you lay one suspect, one weapon and one location face down before you.
    .refused = An accusation is one suspect, one weapon and one location. Yours is: { $cards }.

# clue.accuse.case-file
clue-accuse-case-file = From your Case File
    .rule = You accuse with three cards of your own Case File: none that you hold, that lies face up or that you have been shown.
    .refused = You have put away { $cards } from your Case File, so you cannot accuse with that.

# clue.accuse.join
clue-accuse-join = Joining in
    .rule = Every other player who has not lost may accuse at the same time. Each says whether they do before anything is revealed.
    .note = Decided here: that somebody has answered can be seen, but not what. Only when all have answered do you learn who joins.

# clue.accuse.solo
clue-accuse-solo = A lone accuser
    .rule = If you alone accuse, you look under the Crime card, unseen by the others. If all three cards match, both sets are revealed and you win.

# clue.accuse.wrong
clue-accuse-wrong = A wrong accusation
    .rule = If one card or more is wrong, you have lost. You take no more turns, but you go on answering questions truthfully, and the others play on. You have seen the crime; your accusation stays face down.

# clue.turn.order
clue-turn-order = After an accusation
    .rule = After a lone wrong accusation the turn passes clockwise. After a joint accusation the game is over.

# clue.accuse.many
clue-accuse-many = Several accusers
    .rule = If two or more players accuse, all reveal their cards at the same moment. In the agreed order each compares them with the crime, and the first who is right about all three wins.

# clue.accuse.many.order
clue-accuse-many-order = The order of the accusers
    .rule = The players agree who compares first, second and so on.
    .note = Decided here: an option of the table. Clockwise from the caller, as the caller sets it, or by lot.
    .refused = The order must name every accuser once: { $accusers }.

# clue.accuse.many.none
clue-accuse-many-none = All of them wrong
    .rule = If every accuser is wrong, all players lose.
    .note = Decided here: the crime then lies open, so the game ends without a winner.

# clue.last
clue-last = The last one left
    .rule = When all players but one have lost, that player wins, and the crime is opened.
    .note = Decided here.

## The log

clue-event-asked = { $seat } asks for { $cards }.
clue-event-none = { $seat } has neither.
clue-event-shown = { $seat } shows { $to } a card.
clue-event-shown-card = { $seat } shows { $to } this card: { $card }.
clue-event-accused = { $seat } lays an accusation face down.
clue-event-decided = { $seat } has said whether to join.
clue-event-decided-joins = { $seat } joins with an accusation.
clue-event-decided-stays = { $seat } stays out.
clue-event-accusers = { $set ->
    [false] All have answered. Accusers: { $seats }. The caller sets their order.
    [no] All have answered. Accusers: { $seats }. The caller sets their order.
   *[other] All have answered. Accusers, in order: { $seats }.
}
clue-event-revealed = The cards are turned over. The crime: { $crime }.
clue-event-lost = { $seat } was wrong and has lost.
clue-event-lost-crime = Your accusation was wrong. You have seen the crime: { $crime }.
clue-event-won = { $last ->
    [true] { $seat } is the last one left and wins. The crime: { $crime }.
    [yes] { $seat } is the last one left and wins. The crime: { $crime }.
   *[other] { $seat } is right and wins. The crime: { $crime }.
}
clue-event-nobody = Every accuser was wrong: all players lose. The crime: { $crime }.

## The board

clue-ui-turn = Your turn. Tap two cards to ask for, or accuse.
clue-ui-turn-accuse = Your accusation. Tap a suspect, a weapon and a location.
clue-ui-turn-wait = { $seat } is thinking of a question.
clue-ui-asked-you = You ask for { $cards }. { $to } is to answer.
clue-ui-asked = { $seat } asks for { $cards }. { $to } is to answer.
clue-ui-answer-none = { $seat } asks you for { $cards }. You hold neither: say so.
clue-ui-answer-one = { $seat } asks you for { $cards }. You hold one of them, so show it.
clue-ui-answer-two = { $seat } asks you for { $cards }. You hold both: choose which one to show.
clue-ui-answer-lost = You have lost, but you still answer. { $seat } asks you for { $cards }.
clue-ui-join = { $seat } accuses! Join with three cards of your own, or stay out.
clue-ui-join-wait-you = Your accusation lies face down. Still to say whether they join: { $seats }.
clue-ui-join-wait = { $seat } accuses. Still to say whether they join: { $seats }.
clue-ui-order = Set the order. Tap the accusers in the order in which they compare.
clue-ui-order-wait = { $seat } sets the order of the accusers.
clue-ui-lost-you = You have lost, and go on answering.
clue-ui-over = Solved! { $seat } has won.
clue-ui-over-you = Solved! You have won.
clue-ui-over-nobody = The case is closed, and nobody has won.

clue-ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
clue-ui-lost = lost, still answers
clue-ui-lost-over = has lost
clue-ui-accuses = accuses
clue-ui-thinks = is making up their mind
clue-ui-has-said = has said

clue-ui-papers = On the desk
clue-ui-leaf-file = Case file
clue-ui-leaf-notes = Notebook
clue-ui-leaf-back = Looking back
clue-ui-keep-myself = I keep it myself
clue-ui-face-up = Face up
clue-ui-hand = Your evidence
clue-ui-crime = Crime

clue-ui-turned = turned over
clue-ui-turn-card = Turn over: { $card }
clue-ui-away-hand = in your hand
clue-ui-away-face-up = lies face up
clue-ui-away-seen = shown by { $seat }

clue-ui-no-question = No question has been asked yet.
clue-ui-question = { $seat } asks for
clue-ui-question-last = Last question, by { $seat }
clue-ui-answers = Answers, in their order
clue-ui-answer-none-short = neither
clue-ui-answer-shows-short = showed a card
clue-ui-answer-asked-short = to answer
clue-ui-answer-rest-short = not asked

clue-ui-ask-two = Tap two cards
clue-ui-ask = Ask: { $cards }
clue-ui-to-accuse = Accuse
clue-ui-to-ask = Ask
clue-ui-pick-three = { $count ->
    [3] Tap a suspect, a weapon and a location
    [one] One card more
   *[other] { $count } cards more
}
clue-ui-do-accuse = Accuse …
clue-ui-do-join = Join with these …
clue-ui-stay = Stay out
clue-ui-sure = Accuse with { $cards }?
clue-ui-sure-why = If one of the three is wrong, you have lost. What is laid cannot be taken back.
clue-ui-sure-stay = Stay out of this accusation?
clue-ui-sure-stay-why = Nobody learns what you chose until all have chosen.
clue-ui-lay = Lay it face down
clue-ui-not-yet = Not yet
clue-ui-set-order = Set this order

clue-ui-private = Only { $seat } will see the card you show.
clue-ui-show = Show this one
clue-ui-show-card = Show { $card } to { $seat } alone
clue-ui-neither = I have neither
clue-ui-shown-to-you = A card shown to you
clue-ui-shows-you = { $seat } shows you
clue-ui-shown-said = { $seat } shows you this card: { $card }. Nobody else sees it.
clue-ui-only-you = Nobody else sees it. It goes back to its owner.
clue-ui-give-back = Give it back

clue-ui-reveal = The accusation
clue-ui-looks = { $seat } looks under the Crime card …
clue-ui-looks-you = You look under the Crime card …
clue-ui-all-turn = All accusers turn over their cards …
clue-ui-all-compare = They compare in this order: { $seats }
clue-ui-crime-so-far = The crime: { $cards } …
clue-ui-nth = compares: { $place }
clue-ui-right = right
clue-ui-wrong = wrong
clue-ui-verdict-right = { $seat } is right in all three!
clue-ui-verdict-wrong = { $seat } is wrong, and has lost.
clue-ui-verdict-wrong-you = You are wrong, and have lost.
clue-ui-verdict-last = { $seat } is the last one left, and wins.
clue-ui-verdict-nobody = All accusers are wrong: nobody wins.
clue-ui-stays-closed = The crime stays hidden, and so does the accusation.
clue-ui-go-on = Go on

clue-ui-notebook = Notebook: cards and who has them
clue-ui-cell = { $card }, { $place }: { $mark }
clue-ui-inks = Ink
clue-ui-ink-pencil = pencil
clue-ui-ink-red = red
clue-ui-ink-blue = blue
clue-ui-ink-green = green
clue-ui-mark-no = not here
clue-ui-mark-yes = here
clue-ui-mark-maybe = perhaps
clue-ui-mark-dot = dot
clue-ui-mark-empty = empty
clue-ui-fact-yes = here, for certain
clue-ui-fact-no = not here, for certain
clue-ui-wipe = Rub out all

clue-ui-looking-back = What could have been known
clue-ui-was = It was { $cards }.
clue-ui-first = First to be able to know it: { $seats }, at moment { $moment }.
clue-ui-first-nobody = Nobody could have worked it out before it was revealed.
clue-ui-chart = Bits still missing to know the crime, moment by moment. At 0 it is certain. The flag: when it first was.
clue-ui-chart-label = Chart: for each player, the bits missing at each moment. The table below has the same figures.
clue-ui-known-at = could have known at moment { $moment }
clue-ui-never = could not have known in time
clue-ui-told = What each question told
clue-ui-told-note = Bits nearer to the crime for each player, and how many crimes were still possible.
clue-ui-moment = Moment
clue-ui-moment-deal = The deal.
clue-ui-moment-shown = { $seat } asks for { $cards }; { $to } shows { $card }.
clue-ui-moment-nobody = { $seat } asks for { $cards }; nobody has either.
clue-ui-moment-accusation = { $seat } accuses with { $cards }.
clue-ui-solutions = { $count ->
    [one] 1 crime possible
   *[other] { $count } crimes possible
}
clue-ui-no-review = The review could not be fetched.

## The lesson

clue-lesson-crime = A crime has been committed: one person, one weapon, one place, under the card that nobody has seen. The other cards are dealt as evidence. What you hold is innocent, so it is already turned over in your case file.
# cards: two
clue-lesson-ask = On your turn you ask about any two cards. Choose these in the case file and ask: { $cards }.
# seat, card
clue-lesson-shown = Your left neighbour had neither; { $seat } had to show one, to you alone: { $card }. The others know only that a card was shown. It cannot be the crime, so it leaves your case file.
# seat, cards
clue-lesson-neither = Now { $seat } asks, and you hold both cards: { $cards }. Keep them secret? Try to say that you have neither.
# seat
clue-lesson-show = Everybody tells the truth. But you choose which one to show, and only { $seat } sees it. Show either.
# cards
clue-lesson-sure = Whoever has accused wrongly takes no more turns, so it is yours again. Ask about { $cards }.
# cards, card: the place
clue-lesson-nobody = Nobody showed a card, and you hold neither: both must be the crime ({ $cards }). Of the places only one is left in your case file: { $card }. You know it all.
# seat, cards
clue-lesson-accuse = { $seat } has asked a question of no use to you. Now accuse, instead of asking: { $cards }. A wrong accusation loses the game, so you are asked once more whether you are sure.
clue-lesson-end = All three are right: you have solved it. Whenever somebody accuses, the others may join with an accusation of their own; so do not wait too long once you know.

## Hints

# cards, count: crimes still possible
clue-hint-ask = Ask about { $cards }: { $count } solutions are still possible, and no question can be expected to tell you more.
# cards
clue-hint-accuse = Accuse { $cards }: everything you have seen leaves only this solution.
# count: crimes still possible
clue-hint-stay = Stay out: { $count } solutions are still possible for you, and a wrong accusation loses.
clue-hint-order = Put yourself first: the first who is right on all three cards wins.
clue-hint-none = You hold neither of the two cards, so you must say so.
# card
clue-hint-show-only = Show { $card }: it is the only one of the two that you hold.
# card, seat: who asks
clue-hint-show-again = Show { $card }: you have shown it to { $seat } before, so it tells nothing new.
# card
clue-hint-show-known = Show { $card }: somebody has seen it already, so you keep the other card to yourself.
# card
clue-hint-show-kind = Show { $card }: of the two, it is of a kind with at least as many cards, so it rules out the least.
