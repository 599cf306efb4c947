"""Hues and Cues as the kernel knows it: set-up, acts, views, samples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from parlwr.kernel import BadScenario, Dice, Game, Result

from . import messages, rules, scoring
from .board import CELLS, INDEX, deck
from .cues import is_repeat
from .messages import Cue, Guess, HuesView, Object, Pick, Picked, Piece, Skip
from .review import review
from .sampling import sample_world
from .state import GUESS, OVER, PICK, State

ALL_PICKS: tuple[Pick, ...] = tuple(Pick(cell) for cell in CELLS)
OBJECT = Object()
CUE_TEMPLATE = Cue()
SKIP = Skip()

EXAMPLES = """
moss honey ocean coral brick peach lemon plum mint sand rust ivory cherry olive amber ruby jade wine cocoa clay straw
smoke snow ink coal cloud storm river forest desert meadow autumn spring winter sunset dawn dusk midnight flame
pearl copper bronze gold silver pewter cream butter mustard pepper ginger saffron paprika tomato carrot pumpkin apricot
mango melon banana pear apple grape fig berry raspberry cranberry lilac lily tulip poppy daisy iris fern ivy pine cedar
walnut chestnut oak bark leaf grass swamp lagoon glacier arctic jungle canyon volcano lava brandy cider coffee toffee
caramel fudge biscuit bread crust oat barley wheat corn denim velvet satin leather linen flamingo salmon lobster
frog toad lizard peacock parrot canary robin raven swan fox bear mouse elephant dolphin whale shark
""".split()
"""Honest cues, for examples of a free act (``complete``)."""


class HuesGame(Game[messages.Options, State, Any, Any, HuesView]):
    """The game; see the package's docstring for the rules at a glance."""

    name: ClassVar[str] = "hues"
    rules: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (3, 10)
    usual: ClassVar[tuple[int, int]] = (3, 10)
    minutes: ClassVar[int] = 30
    Options: ClassVar[type[msgspec.Struct]] = messages.Options
    Action: ClassVar[Any] = messages.Action
    Event: ClassVar[Any] = messages.Event
    View = HuesView

    def start(self, options: messages.Options, seats: int, dice: Dice) -> State:
        """hues.first: the first giver is named by the option, or drawn; then the first card (hues.deck)."""
        giver = dice.below(seats) if options.first == "random" else options.first
        state = State(options, seats, giver)
        if options.pick == "card":
            rules.new_deck(state, dice)
        rules.draw_card(state, dice)
        return state

    def lay(self, options: messages.Options, seats: int, setup: Mapping[str, Any], dice: Dice) -> State:
        """A table laid by hand; keys: giver, round, cards, scores, used_cues."""
        if unknown := set(setup) - {"giver", "round", "cards", "scores", "used_cues"}:
            raise BadScenario(f"setup of hues: no key {sorted(unknown)[0]!r}")
        first = 0 if options.first == "random" else options.first
        giver = _number(setup, "giver", first, seats)
        state = State(options, seats, giver)
        state.round = _number(setup, "round", 0, 1000)
        scores = setup.get("scores", [0] * seats)
        if not isinstance(scores, list) or len(scores) != seats or not all(type(s) is int for s in scores):
            raise BadScenario(f"setup of hues: scores: {seats} numbers expected, got {scores!r}")
        state.scores = list(scores)
        state.used = [str(cue) for cue in _list(setup, "used_cues")]
        if state.round >= state.regular_rounds:
            _lay_tie(state, "giver" in setup)
        if options.pick == "card":
            rules.new_deck(state, dice)
            given = [_card(raw) for raw in _list(setup, "cards")]
            state.deck = [card for card in state.deck if card not in given] + given[::-1]
        rules.draw_card(state, dice)
        return state

    def to_act(self, state: State) -> list[int]:
        """The giver, or the guesser whose turn it is; objectors are not waited for."""
        if state.phase == GUESS:
            return [state.order[-1]]
        return [] if state.phase == OVER else [state.giver]

    def actions(self, state: State, seat: int) -> list[Any]:
        """hues.turn: the giver's picks or cue, the guesser's free cells, and an objection where one is possible."""
        if state.phase == GUESS:
            acts: list[Any] = list(state.free) if state.order[-1] == seat else []
            if state.options.objections and rules.may_object(state, seat):
                acts.append(OBJECT)
            return acts
        if seat != state.giver or state.phase == OVER:
            return []
        if state.phase == PICK:
            return list(ALL_PICKS) if state.card is None else [ALL_PICKS[cell] for cell in state.card]
        return [CUE_TEMPLATE, SKIP] if state.cues else [CUE_TEMPLATE]

    def known(self, action: Any, state: State) -> bool:
        """Cells must exist (lower case is understood); a cue without a text is no act."""
        if isinstance(action, Pick | Guess):
            return action.cell in INDEX
        return not isinstance(action, Cue) or isinstance(action.text, str)

    def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        """See :mod:`parlwr.games.hues.rules`."""
        return list(rules.play(state, seat, action, dice))

    def result(self, state: State) -> Result | None:
        """Winners, everyone's rank and points, once it is over."""
        return state.result

    def view(self, state: State, seat: int | None) -> HuesView:
        """The card and the target for the giver alone (hues.pick); all the rest for everyone."""
        giving = seat == state.giver and state.phase != OVER
        return HuesView(
            game=self.name,
            options=state.options,
            seats=state.seats,
            seat=seat,
            phase=state.phase,
            to_act=self.to_act(state),
            result=msgspec.structs.replace(state.result) if state.result else None,
            actions=[] if seat is None else self.actions(state, seat),
            round=state.round,
            last_round=state.regular_rounds - 1,
            giver=state.giver,
            cues=list(state.cues),
            langs=list(state.langs),
            pieces=[Piece(owner, CELLS[cell], guess) for owner, cell, guess in state.pieces],
            objected=list(state.objected),
            withdrawn=state.withdrawn,
            scores=list(state.scores),
            used_cues=list(state.used),
            tied=None if state.tied is None else list(state.tied),
            rounds=list(state.rounds),
            card=[CELLS[cell] for cell in state.card] if giving and state.card else None,
            target=CELLS[state.target] if giving and state.target >= 0 else None,
            seen=[] if seat is None else [[CELLS[cell] for cell in card] for card in state.seen[seat]],
        )

    def show(self, event: Any, seat: int | None) -> Any:
        """All is seen by all, but which cell the giver picked."""
        if isinstance(event, Picked) and event.seat != seat:
            return Picked(event.seat)
        return event

    def sample(self, view: HuesView, dice: Dice) -> State:
        """A world that fits the view: the pile, and to guessers the card and the target, drawn from what is left."""
        return sample_world(view, dice)

    def complete(self, template: Any, view: HuesView, dice: Dice) -> Any:
        """A cue that has not been used, from a list of honest words; made-up words when the list is used up."""
        if not isinstance(template, Cue) or isinstance(template.text, str):
            return template
        free = [word for word in EXAMPLES if is_repeat(word, view.used_cues, template.lang) is None]
        while not free:
            word = "".join(dice.choice("bdfgklmnprstvz") + dice.choice("aeiou") for _ in range(4)) + "x"
            if is_repeat(word, view.used_cues, template.lang) is None:
                free = [word]
        return Cue(dice.choice(free), template.lang)

    def review(self, record: Any) -> dict[str, Any]:
        """Maps of the cues, distances, who reads whom: see :mod:`parlwr.games.hues.review`."""
        return review(self, record)

    def inventory(self, state: State) -> Iterable[Any]:
        """Every card of the deck, and two pieces a seat to guess with (hues.pieces): on the board or in hand."""
        cards = [*state.deck, *state.played, *([state.card] if state.card else [])]
        lying = [owner for owner, _, _ in state.pieces]
        in_hand = [seat for seat in range(state.seats) for _ in range(2 - lying.count(seat))]
        return [*cards, *(("piece", seat) for seat in [*lying, *in_hand])]


def _lay_tie(state: State, chosen: bool) -> None:
    """An extra round (hues.tie): whoever leads is tied, and a tied player gives no cue."""
    lead = scoring.leaders(state.scores, range(state.seats))
    if len(lead) in (1, state.seats):
        raise BadScenario(f"setup of hues: round {state.round} is an extra round, but {len(lead)} lead")
    state.tied = lead
    if state.giver in lead and chosen:
        raise BadScenario(f"setup of hues: giver {state.giver} is tied and gives no cue in an extra round")
    while state.giver in lead:
        state.giver = (state.giver + 1) % state.seats


def _number(setup: Mapping[str, Any], key: str, default: int, below: int) -> int:
    value = setup.get(key, default)
    if type(value) is not int or not 0 <= value < below:
        raise BadScenario(f"setup of hues: {key}: a number from 0 to {below - 1} expected, got {value!r}")
    return value


def _list(setup: Mapping[str, Any], key: str) -> list[Any]:
    value = setup.get(key, [])
    if not isinstance(value, list):
        raise BadScenario(f"setup of hues: {key}: a list expected, got {value!r}")
    return value


def _card(raw: Any) -> tuple[int, ...]:
    if not isinstance(raw, list) or len(raw) != 4 or any(str(cell) not in INDEX for cell in raw):
        raise BadScenario(f"setup of hues: cards: four cells expected, got {raw!r}")
    return tuple(INDEX[str(cell)] for cell in raw)


# The deck is read once, at import, so that no game waits for it.
deck()
__all__ = ["HuesGame"]
