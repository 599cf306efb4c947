"""The rules of Quiddler in reading order; their texts are in ``text/``."""

from parlwr.kernel import Rule

RULES: tuple[Rule, ...] = (
    Rule("quiddler.players", "setup", "seed"),
    Rule("quiddler.deck", "setup", "publisher"),
    Rule("quiddler.deck.cy", "setup", "decision"),
    Rule("quiddler.deck.sw", "setup", "decision"),
    Rule("quiddler.rounds", "setup", "seed"),
    Rule("quiddler.deal", "setup", "seed"),
    Rule("quiddler.piles", "setup", "seed"),
    Rule("quiddler.first", "turn", "seed"),
    Rule("quiddler.turn", "turn", "seed", refuses=True),
    Rule("quiddler.draw", "turn", "seed", refuses=True),
    Rule("quiddler.draw.empty", "turn", "publisher", refuses=True),
    Rule("quiddler.discard", "turn", "seed", refuses=True),
    Rule("quiddler.hold", "turn", "seed"),
    Rule("quiddler.go-out", "out", "seed", refuses=True),
    Rule("quiddler.go-out.count", "out", "seed"),
    Rule("quiddler.last-turn", "out", "seed", refuses=True),
    Rule("quiddler.word.two-cards", "words", "seed", refuses=True),
    Rule("quiddler.word.own-cards", "words", "seed", refuses=True),
    Rule("quiddler.word.lexicon", "words", "seed", refuses=True),
    Rule("quiddler.word.challenge", "words", "publisher", refuses=True),
    Rule("quiddler.dictionary", "words", "seed", refuses=True),
    Rule("quiddler.score", "score", "seed"),
    Rule("quiddler.score.floor", "score", "seed"),
    Rule("quiddler.bonus.longest", "score", "seed"),
    Rule("quiddler.bonus.most", "score", "seed"),
    Rule("quiddler.bonus.tie", "score", "seed"),
    Rule("quiddler.bonus.two-players", "score", "publisher"),
    Rule("quiddler.win", "score", "seed"),
)
