"""The rules of Hues and Cues in reading order; their texts are in ``text/``."""

from parlwr.kernel import Rule

RULES: tuple[Rule, ...] = (
    Rule("hues.players", "setup", "seed"),
    Rule("hues.board", "setup", "seed"),
    Rule("hues.pieces", "setup", "seed"),
    Rule("hues.deck", "setup", "decision"),
    Rule("hues.first", "setup", "seed"),
    Rule("hues.rounds", "setup", "seed"),
    Rule("hues.turn", "round", "seed", refuses=True),
    Rule("hues.pick", "round", "seed", refuses=True),
    Rule("hues.pick.any", "round", "seed"),
    Rule("hues.cue.one", "cue", "decision", refuses=True),
    Rule("hues.cue.basic", "cue", "decision", refuses=True),
    Rule("hues.cue.position", "cue", "decision", refuses=True),
    Rule("hues.cue.repeat", "cue", "seed", refuses=True),
    Rule("hues.cue.room", "cue", "decision", refuses=True),
    Rule("hues.cue.two", "cue", "seed", refuses=True),
    Rule("hues.cue.relative", "cue", "seed", refuses=True),
    Rule("hues.cue.skip", "cue", "seed", refuses=True),
    Rule("hues.guess.first", "guess", "seed"),
    Rule("hues.guess.cell", "guess", "seed", refuses=True),
    Rule("hues.guess.second", "guess", "publisher"),
    Rule("hues.reveal", "score", "decision"),
    Rule("hues.score.giver", "score", "seed"),
    Rule("hues.score.guess", "score", "seed"),
    Rule("hues.next", "score", "seed"),
    Rule("hues.win", "end", "seed"),
    Rule("hues.tie", "end", "decision"),
    Rule("hues.tie.all", "end", "decision"),
)
