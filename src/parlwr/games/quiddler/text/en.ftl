### Quiddler in English. Facts: seat, by → a name, card → its letters, cards, spelt → lists, count, points → numbers.

quiddler = Quiddler
    .about = Make words of the cards in your hand, and use up every one.

## Sections of the rulebook

quiddler-section-setup = Setting up
quiddler-section-turn = A turn
quiddler-section-out = Going out
quiddler-section-words = Words
quiddler-section-score = Scoring

## Options

quiddler-option-first = Who begins
    .help = The player on the first dealer’s left; usually left to chance.
quiddler-option-words = Checking words
    .help = With challenges anything may be laid, as at a kitchen table: the others must spot what is no word.
quiddler-option-words-checked = by the word list, when they are laid
quiddler-option-words-challenge = by the other players’ challenges
quiddler-option-assist = Help with words
    .help = Words that exist turn green while you build them. Good for learners; usually off.
quiddler-option-deck = Cards
    .help = Each language has a deck of its own, whatever language you read these pages in.
quiddler-option-deck-en = English
quiddler-option-deck-cy = Welsh
quiddler-option-deck-sw = Swahili
quiddler-option-lexicon = Word list
    .help = The list that decides what is a word. The large English one holds many rare words.
quiddler-option-lexicon-standard = the usual one for the cards
quiddler-option-lexicon-en = English
quiddler-option-lexicon-en-expert = English, large
quiddler-option-lexicon-cy = Welsh
quiddler-option-lexicon-sw = Swahili
quiddler-option-two-player-bonus = Bonuses for two players
    .help = When two play, one of the two bonuses may be left out.
quiddler-option-two-player-bonus-both = both
quiddler-option-two-player-bonus-longest = longest word only
quiddler-option-two-player-bonus-most = most words only

## Rules

# quiddler.players
quiddler-players = Players
    .rule = Two to eight people play.
# quiddler.deck
quiddler-deck = The cards
    .rule = Two packs of 59 cards make 118. Every card has one or two letters and a number of points: common letters count little (a and e 2), rare ones much (q 15, z 14). The pairs are cl, er, in, qu and th.
# quiddler.deck.cy
quiddler-deck-cy = The Welsh cards
    .rule = In the Welsh deck ch, dd, ff, ll, ng, rh and th are one card and one letter, and never two single cards. Accents do not count, and mutated forms are no words. The cards au, io and wy are two letters each.
    .note = The published game has no Welsh deck; this one was made from how often letters occur, with the habits of Welsh Scrabble. Since ng can also be n and g (Bangor), both spellings are taken.
# quiddler.deck.sw
quiddler-deck-sw = The Swahili cards
    .rule = The Swahili deck has the pairs sh, ch and dh, and the syllables ku, wa, ni and ki, each on one card.
    .note = The published game has no Swahili deck; this one was made from how often letters occur. A pair may also be spelt with two single cards, and counts two letters.
# quiddler.rounds
quiddler-rounds = Eight rounds
    .rule = In the first round everybody gets three cards, and in each round one more than in the last: ten in the eighth.
# quiddler.deal
quiddler-deal = Dealing
    .rule = A first dealer is chosen. All cards are shuffled and dealt one at a time; for the next round the player on the dealer’s left deals.
# quiddler.piles
quiddler-piles = The two piles
    .rule = The cards that are left are the draw pile. Its top card is turned over and starts the discard pile.
# quiddler.first
quiddler-first = Who begins
    .rule = The player on the dealer’s left begins, and the turn passes to the left.
# quiddler.turn
quiddler-turn = In turn, in order
    .rule = Only the player whose turn it is acts: first he draws, then he lays his words or discards. While words may be challenged, everybody acts who has not yet accepted them.
    .refused = { $phase ->
        [challenge] That cannot be done while words are being challenged.
        [draw] It is { $seat }’s turn, and a turn starts by drawing a card.
       *[discard] It is { $seat }’s turn, and a card has been drawn: now words are laid or a card is discarded.
    }
# quiddler.draw
quiddler-draw = Drawing
    .rule = A turn starts by drawing the top card of either pile.
    .refused = There is no card on the discard pile to take.
# quiddler.draw.empty
quiddler-draw-empty = When the draw pile is empty
    .rule = The discards are shuffled and make a new draw pile; the top one stays where it is.
    .note = This happens when somebody wants to draw from the empty pile.
    .refused = The draw pile is empty, and there are no discards to make a new one.
# quiddler.discard
quiddler-discard = Discarding
    .rule = A turn ends by discarding one card of the hand, also when you go out and on your last turn.
    .refused = You do not hold { $card }, so you cannot discard it.
# quiddler.hold
quiddler-hold = Words stay hidden
    .rule = Whatever words you have stay in your hand until somebody goes out.
# quiddler.go-out
quiddler-go-out = Going out
    .rule = You may go out when, after your discard, every card in your hand is part of a word. Lay the words down: that ends the race of the round, and earns nothing of its own.
    .note = When several things are wrong with what is laid, you are told of the first: cards you do not hold, words of one card, words that do not exist, cards left over.
    .refused = { $count ->
        [one] You can go out only with every card in a word; this one is left over: { $cards }.
       *[other] You can go out only with every card in a word; these { $count } are left over: { $cards }.
    }
# quiddler.go-out.count
quiddler-go-out-count = As many as were dealt
    .rule = Whoever goes out lays down exactly as many cards as were dealt.
# quiddler.last-turn
quiddler-last-turn = The last turn
    .rule = Then everybody else has exactly one more turn: draw, lay as many words as you can (or none), and discard.
    .refused = This is your last turn: lay your words, or none, together with the card you discard.
# quiddler.word.two-cards
quiddler-word-two-cards = Two cards at least
    .rule = A word uses at least two cards; the card “in” alone is no word.
    .refused = { $count ->
        [0] A word needs at least two cards; one of yours has none.
       *[other] A word needs at least two cards, and “{ $word }” is only one.
    }
# quiddler.word.own-cards
quiddler-word-own-cards = Your own cards, once each
    .rule = Each card that is laid is in your hand and is used once.
    .refused = { $count ->
        [0] You do not hold { $card }.
        [one] You hold { $card } only once.
       *[other] You hold { $card } only { $count } times.
    }
# quiddler.word.lexicon
quiddler-word-lexicon = What is a word
    .rule = Every word counts except proper nouns, prefixes, suffixes, abbreviations and words with a hyphen. The table’s word list decides when words are laid. One unknown word refuses the whole lay, and you may try again.
    .note = That you may try again is our decision.
    .refused = “{ $word }” is not in the word list.
# quiddler.word.challenge
quiddler-word-challenge = Challenges
    .rule = With this option anything may be laid. Before the round is scored each of the others may challenge words. If the word is in the list, the challenger loses its points. If not, its owner loses them instead of scoring them, and the word counts for no bonus. These losses come off before a round is lifted to zero.
    .note = Your own words and words already challenged cannot be challenged, and who has accepted is done.
    .refused = { $why ->
        [own] “{ $word }” is your own word.
        [again] “{ $word }” has already been challenged.
       *[none] { $seat } has not laid such a word.
    }
# quiddler.dictionary
quiddler-dictionary = The dictionary
    .rule = Only players whose turn it is not may look words up.
    .note = So nothing on the screen tells you on your turn whether a word exists before you lay it, unless the table has the option to help with words. Nor may spectators while the game is on: you could watch yourself on a second screen.
    .refused = { $who ->
        [spectator] The dictionary is closed to spectators while the game is on.
       *[player] It is your turn, so the dictionary is closed to you.
    }
# quiddler.score
quiddler-score = Points
    .rule = You get the points of your cards in words, less the points of your cards left over. The card you discard does not count.
# quiddler.score.floor
quiddler-score-floor = Never below zero
    .rule = A round never scores less than 0, and so a total never does; bonuses are added afterwards.
# quiddler.bonus.longest
quiddler-bonus-longest = Longest word
    .rule = The longest word of the round earns 10 points. Letters are counted, not cards.
# quiddler.bonus.most
quiddler-bonus-most = Most words
    .rule = The most words of the round earn 10 points.
# quiddler.bonus.tie
quiddler-bonus-tie = Ties for a bonus
    .rule = If two or more players tie for a bonus, nobody gets it.
# quiddler.bonus.two-players
quiddler-bonus-two-players = Bonuses for two
    .rule = When two play, they may agree to have only one of the two bonuses.
# quiddler.win
quiddler-win = Winning
    .rule = After the eighth round the highest total wins. Equal totals share the win.
    .note = Sharing the win is our decision.

## What happened

quiddler-event-dealt = Round { $round }: { $by } deals, { $card } is turned over
quiddler-event-remade = The discards are shuffled into a new draw pile
quiddler-event-drew = { $from ->
    [discard] { $seat } takes { $card } from the discards
   *[deck] { $seat } draws a card
}
quiddler-event-discarded = { $seat } discards { $card }
quiddler-event-laid = { $went_out ->
    [true] { $seat } goes out with { $spelt } and discards { $card }
   *[false] { $count ->
        [0] { $seat } lays no word and discards { $card }
       *[other] { $seat } lays { $spelt } and discards { $card }
    }
}
quiddler-event-challenged = { $good ->
    [true] { $by } challenges “{ $spelt }”: it is a word, and { $by } loses { $points } points
   *[false] { $by } challenges “{ $spelt }”: it is no word, and { $seat } loses { $points } points
}
quiddler-event-accepted = { $seat } challenges nothing more
quiddler-event-scored = Round { $round } is scored

## The board

quiddler-ui-round = Round { $round } of 8
quiddler-ui-hand = Your cards
quiddler-ui-word-new = A new word
quiddler-ui-draw-pile = Draw pile
quiddler-ui-discard-pile = Discard pile
quiddler-ui-draw = Draw a card, or take the top discard.
quiddler-ui-build = Build words, then choose the card to discard.
quiddler-ui-discard = Discard { $card }
quiddler-ui-go-out = Go out
quiddler-ui-lay = Lay words and finish
quiddler-ui-lay-none = Lay no words and finish
quiddler-ui-went-out = { $seat } has gone out
quiddler-ui-last-turn = Your last turn!
quiddler-ui-wait-draw = { $seat } is to draw.
quiddler-ui-wait-discard = { $seat } is building words.
quiddler-ui-challenge = Challenge “{ $word }”
quiddler-ui-challenge-ask = Is there a word here that does not exist?
quiddler-ui-accept = Accept the words
quiddler-ui-dictionary = Dictionary
quiddler-ui-dictionary-closed = Closed while it is your turn.
quiddler-ui-dictionary-watching = Closed to spectators during the game.
quiddler-ui-look-up = Look up a word
quiddler-ui-valid = “{ $word }” is a word.
quiddler-ui-invalid = “{ $word }” is not in the word list.
quiddler-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quiddler-ui-left = Left over
quiddler-ui-bonus-longest = Longest word: { $count } letters
quiddler-ui-bonus-most = Most words: { $count }
quiddler-ui-bonus-tie = Tied: nobody gets the bonus.
quiddler-ui-bonus-none = This bonus is not played for.
quiddler-ui-summary = Round { $round }
quiddler-ui-scores = Score sheet
quiddler-ui-total = Total
quiddler-ui-review = What was possible
quiddler-ui-laid = Laid
quiddler-ui-best = Best possible
quiddler-ui-keys = Keys: type a word; space begins the next; full stop and a letter choose the discard; Enter when done. 1 and 2 draw.
quiddler-ui-card = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quiddler-ui-cards = { $count ->
    [one] 1 card each
   *[other] { $count } cards each
}
quiddler-ui-word-number = Word { $number }
quiddler-ui-continue-word = Go on with word { $number }
quiddler-ui-discard-place = Discard
quiddler-ui-draw-deck = Draw a card from the pile
quiddler-ui-draw-discard = Take { $card } from the discards
quiddler-ui-on-table = Words on the table
quiddler-ui-good = It is a word
quiddler-ui-no-word = No word
quiddler-ui-no-words = no words
quiddler-ui-round-short = Round
quiddler-ui-longest = Longest word
quiddler-ui-most = Most words
quiddler-ui-won-you = You have won!
quiddler-ui-over = The game is over.
quiddler-ui-wait-challenge = The others look at the words.
quiddler-ui-out = out
quiddler-ui-known = holds
quiddler-ui-go-on = Go on
quiddler-ui-sure = Sure? Press again to go out

## The lesson

quiddler-lesson-words = You make words of your cards. In the first round everybody has three, in each round after that one more, up to ten. The number on a card is what it scores.
# card: on the discard pile
quiddler-lesson-draw = A turn begins with a card: the next one of the draw pile, or the one that lies open. { $card } is of no use to you, so draw from the pile.
# cards: in order, card: to discard
quiddler-lesson-wrong = Only real words count. Try something that is none: put together { $cards }, choose { $card } to discard, and go out.
# word, card
quiddler-lesson-out = The word list has no such word. Now make { $word }, discard { $card } and go out: every other card must be in a word. It cannot be taken back, so you are asked once more.
# seat, word, card: left over
quiddler-lesson-score = You went out, so { $seat } had one last turn and laid { $word }; the { $card } left over counts against. Your cards score, and the longest word gets ten more. So does having most words, unless it is a tie.
# seat: who began
quiddler-lesson-second = In the second round there are four cards. Put the score sheet away if it is open. { $seat } has begun; now draw a card from either pile.
quiddler-lesson-discard = Your cards do not all make words yet. Then you throw one away, and your turn is over. Choose one to discard.
quiddler-lesson-end = So it goes on until somebody goes out. After eight rounds most points win. While it is not your turn you may look words up in the dictionary.

## Hints

quiddler-hint-draw-only = There is only one pile to draw from.
# card, words
quiddler-hint-draw-discard = Take { $card } from the discards: with it you can make { $words }.
# card
quiddler-hint-draw-deck = Draw from the pile: an unseen card helps your hand more, on average, than { $card }.
# card
quiddler-hint-draw-hope = Draw from the pile: { $card } goes into none of the words that are best for you now.
# words, card, points
quiddler-hint-out = You can go out: lay { $words } and discard { $card }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } before bonuses.
# words, card
quiddler-hint-last = It is your last turn: lay { $words } and discard { $card }, which would cost you most.
# card
quiddler-hint-last-none = Your cards make no common word. Discard { $card }, which would cost you most.
# card, words
quiddler-hint-discard = Discard { $card }: it is not needed for { $words }, and left over it would cost you most.
# card
quiddler-hint-discard-dear = No common word yet. Discard { $card }: left over it would cost you most.
quiddler-hint-accept = Challenge only what you are sure is no word: a challenge that fails costs you that word’s points.
