### ONO 99 in English.
### Facts: seat, seats → players' names; card → a card's name; all else numbers and words as in the protocol.

ono99 = ONO 99
    .about = Keep the total below 99 and be the last one left.

## Sections of the rulebook

ono99-section-setup = Setting up
ono99-section-turn = A turn
ono99-section-out = Going out and winning
ono99-section-cards = The cards
ono99-section-play2 = Answering a Play 2
ono99-section-1980 = How a game of 1980 ends

## Options

ono99-option-edition = Edition
    .help = The game of 2022, or that of 1980 with tokens or points, Hold cards and totals below zero.
ono99-option-edition-2022 = 2022
ono99-option-edition-1980 = 1980
ono99-option-scoring = Scoring
    .help = Tokens: three each, and whoever cannot play gives one up. Points: hands are counted after every round. Single: one round decides.
ono99-option-scoring-tokens = tokens
ono99-option-scoring-points = points
ono99-option-scoring-single = a single round
ono99-option-target = Target
    .help = Whoever reaches so many points is out of the game.
ono99-option-points-end = End of the game
    .help = Play on until one player is left, or stop as soon as somebody reaches the target: then the fewest points win.
ono99-option-points-end-survivor = the last one left wins
ono99-option-points-end-lowest = the fewest points win
ono99-option-zero-rule = Zero rule
    .help = An ONO 99 may be played while the total ends in 0; it adds nothing.
ono99-option-draw = Drawing
    .help = Cards are drawn for everybody, or you draw yourself: whoever forgets before the next player plays loses that card.
ono99-option-draw-auto = by itself
ono99-option-draw-race = by hand, or it is lost
ono99-option-first = Who starts
    .help = A seat of your choice, or chance.

## Rules: setting up

# ono99.deck.2022
ono99-deck-2022 = The deck of 2022
    .rule = 112 cards: eight 0s, six of each number from 1 to 9, and ten each of 10, ONO 99, Reverse, −10 and Play 2.

# ono99.deck.1980
ono99-deck-1980 = The deck of 1980
    .rule = 54 cards: three of each number from 2 to 9, ten 10s, four Holds, six Reverses, four −10s, two Double Plays and four ONO 99s. A Double Play is what a Play 2 was called then.

# ono99.players
ono99-players = Players
    .rule = Two to six people play the edition of 2022, two to eight that of 1980.

# ono99.deal
ono99-deal = The deal
    .rule = The cards are shuffled and everybody is dealt four, face down. The rest is the draw pile.
    .note = The deck is dealt from its top, one card at a time, beginning with the player on the dealer’s left.

# ono99.first
ono99-first = Who starts
    .rule = The player on the dealer’s left has the first turn. Play starts clockwise.

# ono99.round
ono99-round = A fresh round
    .rule = Every round starts clockwise, with the full deck and a total of 0.
    .note = For the rounds after the first this was decided here.

## Rules: a turn

# ono99.turn
ono99-turn = Your turn
    .rule = Only the player whose turn it is plays, and plays one card from their own hand.
    .refused = { $why ->
        [hand] You do not hold this card: { $card }.
       *[turn] It is not your turn. Now playing: { $seat }.
    }

# ono99.total
ono99-total = The total
    .rule = The discard pile starts at 0. Each card played changes the running total, and everybody is told the new one.

# ono99.limit
ono99-limit = Below 99
    .rule = The total must stay below 99. The highest total a card may make is 98, in both editions.
    .note = The game’s description says “under 99” in its rule and “above 99” under its pictures; the publisher says that 99 or more is out. So 99 is out here too.
    .refused = The total is { $total }; with this card it would be { $would }, and 98 is the most it may be.

# ono99.limit.must-play
ono99-limit-must-play = No passing
    .rule = Whoever holds a card that can be played must play one. Nobody may pass.

# ono99.draw
ono99-draw = Drawing
    .rule = After playing you take the top card of the draw pile, and your turn ends. Nobody may draw a card that is not owed.
    .refused = You have no card to draw.

# ono99.draw.reshuffle
ono99-draw-reshuffle = When the draw pile runs out
    .rule = If a card is to be drawn and the draw pile is empty, the whole discard pile is shuffled into a new draw pile. The total stays as it is.
    .note = That the total stays was decided here.

# ono99.draw.forfeit
ono99-draw-forfeit = A draw forgotten (1980)
    .rule = When cards are drawn by hand, drawing is an act of its own. Until you have drawn, both you and the next player may act. If the next player plays first, that draw is lost, and you play the rest of the round with fewer cards.
    .note = Decided here: between the two cards of a Double Play the draw is made for you, and so it is when the limit is broken for points, or when a round ends before anybody else has played. Computer players leave people time to draw. When cards are drawn by themselves, no draw is ever lost.
    .refused = Too late: the next player has played, and this draw is lost.

# ono99.hand
ono99-hand = Your hand
    .rule = Only you see your hand, until you are out.

## Rules: going out and winning

# ono99.out
ono99-out = Out
    .rule = Whoever holds no card that can be played is out: they play nothing, lay their hand face up, and are skipped for the rest of the game (in 1980: of the round). The next player takes their turn.
    .note = Decided here: it happens at once and by itself, one player after the other in the direction of play.

# ono99.win
ono99-win = Winning
    .rule = The last player left in the game wins.

# ono99.win.nobody
ono99-win-nobody = When nobody can play
    .rule = If no player left can play a card, the last one to have played wins.
    .note = Decided here: players go out one after the other, and being the last one left comes first.

## Rules: the cards

# ono99.card.number
ono99-card-number = Numbers
    .rule = A number card adds its number to the total and does nothing else.

# ono99.card.ono99
ono99-card-ono99 = ONO 99
    .rule = An ONO 99 can never be played. It stays in your hand and leaves you less to choose from.
    .refused = { $zero ->
        [1] The total is { $total }: an ONO 99 can only be played while it ends in 0.
       *[0] An ONO 99 can never be played.
    }

# ono99.card.ono99.four
ono99-card-ono99-four = Four ONO 99s
    .rule = In the edition of 2022, whoever holds four ONO 99s may discard all four and draw four new cards. It adds nothing to the total.
    .note = Decided here: this takes the place of one card played, of a turn or of two cards owed, so a player who can do it is not out.
    .refused = You need four ONO 99s for that; you hold { $count }.

# ono99.card.ono99.four-1980
ono99-card-ono99-four-1980 = Four ONO 99s in 1980
    .rule = The edition of 1980 knows no such exchange. Whoever holds nothing but ONO 99s is out.
    .refused = ONO 99s cannot be exchanged in the edition of 1980.

# ono99.card.ono99.zero
ono99-card-ono99-zero = The zero rule (1980)
    .rule = With the zero rule one ONO 99 may be played as your card while the total ends in 0 (…, −10, 0, 10, 20, …). It adds 0.

# ono99.card.reverse
ono99-card-reverse = Reverse
    .rule = A Reverse adds nothing and turns the direction of play round.

# ono99.card.reverse.two
ono99-card-reverse-two = Reverse with two players
    .rule = With two players a Reverse counts as a 0: the other player has the next turn.
    .note = Decided here: this holds as soon as two players are left. The direction shown does not change.

# ono99.card.minus10
ono99-card-minus10 = −10
    .rule = A −10 takes ten off the total. In 2022 the total never goes below 0; in 1980 it may.

# ono99.card.play2
ono99-card-play2 = Play 2
    .rule = After a Play 2 (in 1980: Double Play) the next player must play two cards: play the first, hear the new total, draw, play the second, and draw as always.

# ono99.card.hold
ono99-card-hold = Hold
    .rule = A Hold, a card of 1980 alone, adds nothing.

## Rules: answering a Play 2

# ono99.play2.respond
ono99-play2-respond = Passing it on
    .rule = In 2022 you may instead answer with one Reverse or one Play 2 as your first card. Your turn then ends, and the next player, in the direction now in force, owes two. It may go on any number of times and never grows past two.

# ono99.play2.respond-two-players
ono99-play2-respond-two-players = Sent back
    .rule = With two players a Reverse in answer sends the two cards back to the other player.
    .note = Decided here; it follows from the rule above.

# ono99.play2.respond-1980
ono99-play2-respond-1980 = Answering a Double Play
    .rule = In 1980 the answer is a Reverse or a Hold. A Double Play cannot be the first of two cards owed.
    .refused = You owe two cards, and a Double Play cannot be the first of them.

# ono99.play2.second
ono99-play2-second = A special card as the second
    .rule = A special card played as the second of two has its usual effect.
    .note = Decided here.

# ono99.play2.fail
ono99-play2-fail = Two cards you cannot play
    .rule = Whoever cannot play the first card, or plays the first and cannot play the second, is out. The next player does not owe two.

## Rules: the end of a game of 1980

# ono99.single
ono99-single = A single round
    .rule = One round is played, and the last player left wins.
    .note = Decided here, for a short game.

# ono99.tokens
ono99-tokens = Tokens
    .rule = Everybody starts with three tokens. The first who cannot keep the total under 99 loses one and the round is over. Another round is dealt.

# ono99.tokens.out
ono99-tokens-out = No token left
    .rule = Whoever has no token left and loses another round is out of the game. The last one left wins.

# ono99.tokens.first
ono99-tokens-first = Who starts the next round
    .rule = The loser of a round starts the next one; if the loser is out of the game, the next player on does.

# ono99.points.bust
ono99-points-bust = Breaking the limit
    .rule = When points are played for, a player without a safe card plays one that breaks the limit, is out of the round, and draws a card, so as to hold four again unless draws were forfeited.
    .note = Decided here: the card goes on the pile and the total stays as it was.

# ono99.points.nothing
ono99-points-nothing = Nothing to break it with
    .rule = A player without even such a card, because no card is left or none that may be played, is out without playing.
    .note = Decided here.

# ono99.points.four
ono99-points-four = Caught with four ONO 99s
    .rule = A player with four ONO 99s in hand is out at once, without playing or drawing.

# ono99.points.round
ono99-points-round = The round
    .rule = A round for points goes on until one player is left. Then the deal passes to the left.
    .note = How the deal passes was decided here.

# ono99.points.score
ono99-points-score = Counting hands
    .rule = Then everybody scores the cards in their hand: a number its face value, an ONO 99 20, a Hold, Reverse, −10 or Double Play 15. Each card short of four costs 15, and having gone out 25. One ONO 99, one Double Play and numbers of 9 together make 44.

# ono99.points.survivor
ono99-points-survivor = The last one left
    .rule = Whoever reaches or passes the target is out of the game, and the last one left wins.
    .note = Decided here: if the last ones reach it together, the fewest points among them win; equals share the win.

# ono99.points.lowest
ono99-points-lowest = The fewest points
    .rule = As soon as anybody reaches the target they are out, and the others compare: the fewest points win. If nobody is below the target, the fewest points of all win.
    .note = Decided here: equals share the win.

# ono99.endless
ono99-endless = A round without an end
    .rule = A round of 1980 that shuffles its discards for the 20th time ends there. In a single round the last one to have played wins; with tokens nobody loses one and a new round is dealt by the same dealer; with points all hands are counted, without the 25 for those still in.
    .note = Decided here, because many minus cards can make a round go on for ever. The card that made the shuffle necessary is still drawn.

## Cards: the special ones have their names above, with their rules

# what a play2 is called in the edition of 1980
ono99-card-play2-1980 = Double Play
ono99-card-0 = 0
ono99-card-1 = 1
ono99-card-2 = 2
ono99-card-3 = 3
ono99-card-4 = 4
ono99-card-5 = 5
ono99-card-6 = 6
ono99-card-7 = 7
ono99-card-8 = 8
ono99-card-9 = 9
ono99-card-10 = 10

## Events: the sentences of the log

# seat, card, total
ono99-event-played = { $seat } plays { $card }.
# seat, card, total (unchanged), would
ono99-event-busted = { $seat } plays { $card }, which would make { $would }.
# seat
ono99-event-exchanged = { $seat } exchanges four ONO 99s.
# seat
ono99-event-drew = { $seat } draws a card.
# count, shuffles
ono99-event-reshuffled = The discards are shuffled: { $count ->
        [one] one card
       *[other] { $count } cards
    } to draw from.
# seat, direction (1 clockwise, -1 anticlockwise)
ono99-event-reversed = { $direction ->
        [1] Play now goes clockwise.
       *[other] Play now goes anticlockwise.
    }
# seat
ono99-event-owes = { $seat } owes two cards.
# seat
ono99-event-forfeited = { $seat } had not drawn and loses that card.
# seat, cards, why (stuck, bust, nothing, four)
ono99-event-out = { $why ->
        [bust] { $seat } is out, over 98.
        [nothing] { $seat } is out without a card to play.
        [four] { $seat } is out with four ONO 99s.
       *[stuck] { $seat } is out: no card can be played.
    }
# seat, remaining
ono99-event-token-lost = { $seat } loses a token; { $remaining ->
        [0] none is left.
        [one] one is left.
       *[other] { $remaining } are left.
    }
# points, totals (lists, one a seat), hands
ono99-event-scored = The hands are counted.
# seat
ono99-event-eliminated = { $seat } is out of the game.
# round, endless (false, true, or no, yes)
ono99-event-ended = Round { $round } is over.
# round, dealer, seat (who starts)
ono99-event-dealt = Round { $round } is dealt. { $seat } starts.
# seats
ono99-event-won = Winner: { $seats }.

## The board

# count: points left before 98
ono99-ui-before = { $count ->
        [0] no more fits
       *[other] room for { $count }
    }
# total; read out with the dial
# total; announced after every card
ono99-ui-total = The total is { $total }.
ono99-ui-clockwise = clockwise
ono99-ui-anticlockwise = anticlockwise
ono99-ui-draw-pile = Draw pile
ono99-ui-discards = Discard pile
ono99-ui-discards-empty = Nothing has been discarded yet
# count
ono99-ui-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
ono99-ui-hand = Your hand
# seat
ono99-ui-out = out of the game
ono99-ui-out-round = out of this round
# round
ono99-ui-round = Round { $round }
# count
ono99-ui-tokens = { $count ->
        [0] no token left
        [one] 1 token
       *[other] { $count } tokens
    }
# count
ono99-ui-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
# target
ono99-ui-target = Out at { $target ->
        [one] 1 point
       *[other] { $target } points
    }
# count

## The one sentence above the hand

ono99-ui-ask-play = Your turn. Play a card.
ono99-ui-ask-two = Your turn. You must play two cards, or answer with a Play 2 or a Reverse.
ono99-ui-ask-two-1980 = Your turn. You must play two cards, or answer with a Reverse or a Hold.
ono99-ui-ask-second = Now play your second card.
ono99-ui-ask-bust = None of your cards is safe: choose the one to go out with.
ono99-ui-ask-exchange = You hold four ONO 99s: you may exchange them.
ono99-ui-ask-draw = Draw your card before the next player plays.
# seat
ono99-ui-wait = Now playing: { $seat }.
# seat
ono99-ui-wait-two = Now playing: { $seat }, who must play two cards.
# seat
ono99-ui-you-out = You are out. You can watch to the end.
ono99-ui-you-out-round = You are out of this round.
# seats
ono99-ui-over = The game is over. Winner: { $seats }.
ono99-ui-over-you = The game is over. You win!

## Acts

ono99-ui-draw = Draw your card
ono99-ui-exchange = Exchange four ONO 99s
# total: what the card would make
ono99-ui-makes = → { $total }
# card, total
ono99-ui-play-number = { $card }: play it, and the total becomes { $total }
# card
ono99-ui-play-special = { $card }: play it, and the total stays
# card, total
ono99-ui-play-bust = { $card }: play it and go out, for it would make { $total }
# card; read out with a card that cannot be played, before the reason in words (.refused of the rule)
ono99-ui-cannot = { $card } cannot be played
# what a special card does, in two words, under it
ono99-ui-does-reverse = turns play round
ono99-ui-does-reverse-two = counts as 0
ono99-ui-does-answer = passes the two on
ono99-ui-does-play2 = next plays two
ono99-ui-does-hold = adds nothing
ono99-ui-does-zero = adds 0 now
ono99-ui-no-limit = over 98
ono99-ui-no-ono99 = never played
ono99-ui-no-zero = only at …0
ono99-ui-no-double = not as the first
ono99-ui-no-turn = not your turn
ono99-ui-no-over = the game is over
ono99-ui-no-out = you are out
ono99-ui-no-out-round = you are out of this round
# card, in the log of the one who drew it
ono99-ui-drew = You draw { $card }.

## After a round and at the end

ono99-ui-rounds = Rounds
# round
# count: points of one round

## The lesson

ono99-lesson-limit = Everybody adds cards to one total, which stands at 62. Whoever has no card that keeps it below 99 is out, and the last one left wins. Your four cards lie before you; nobody else sees them.
ono99-lesson-play = It is your turn. Play your 10: the total becomes 72, and a new card comes into your hand.
ono99-lesson-over = The others have played, and the total is 91. Your 8 would make 99. Try it all the same.
ono99-lesson-reverse = That is the rule of the game: 98 is the most. A special card helps. Play your Reverse: it adds nothing and turns the direction of play round.
ono99-lesson-never = Play has gone the other way round, and a −10 has brought the total down to 86. Now try your ONO 99.
ono99-lesson-play2 = It can never be played; it only takes up room in your hand. Use your Play 2 instead: the next player must play two cards.
# seat: who played a Play 2
ono99-lesson-answer = { $seat } has played a Play 2, so you owe two cards. You need not play them: answer with your Reverse, and they go back where they came from.
ono99-lesson-end = Nobody had a card for that: both are out, and you have won. Play great numbers early, and keep special cards for when the total is high. That is all you need to begin.

## Hints

# card, total
ono99-hint-only = { $card } is the only card you can play; the total is then { $total }.
# card, total
ono99-hint-great = Play { $card }, your greatest number that fits (total { $total }): smaller numbers can still be played when the total is higher.
# card, total, cards: the special cards and zeros kept
ono99-hint-keep = Play { $card } (total { $total }) while a number fits, and keep for later what adds nothing to the total: { $cards }.
# card, total, room: the greatest number that fits afterwards
ono99-hint-room = Play { $card }: the total is then { $total }, and the others are left only { $room ->
        [0] cards that add nothing
       *[other] numbers up to { $room } and special cards
    }.
# card, total
ono99-hint-saves = No number of yours fits any more. { $card } leaves the total at { $total } and keeps you in the game.
# card, total
ono99-hint-minus10 = No number of yours fits any more. { $card } brings the total down to { $total }, so that numbers fit again.
# card, total
ono99-hint-play2 = Now { $card }: at { $total } two cards are hard to find, and the next player must find them or pass them on.
# card
ono99-hint-answer = You owe two cards. { $card } passes them on, and you play no more than this one.
# card
ono99-hint-bust = No card of yours is safe. Go out with { $card }: it would cost you most if it stayed in your hand.
ono99-hint-exchange = Exchange your four ONO 99s: they can never be played, and four new cards give you a choice again.
ono99-hint-draw = Draw your card now: once the next player has played it is lost.
