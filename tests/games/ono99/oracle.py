"""The rules once more, slowly and by the book: what the quick ones are compared with.

Everything is a list of codes; nothing is computed ahead; every question is answered from scratch. It shuffles the same
lists with the same dice, and shares no code with the game.
"""

from __future__ import annotations

from typing import Any

from parlwr.kernel import Dice

DECK_2022 = {
    "0": 8,
    **{str(n): 6 for n in range(1, 10)},
    "10": 10,
    "ono99": 10,
    "reverse": 10,
    "-10": 10,
    "play2": 10,
}
DECK_1980 = {
    **{str(n): 3 for n in range(2, 10)},
    "10": 10,
    "ono99": 4,
    "reverse": 6,
    "-10": 4,
    "play2": 2,
    "hold": 4,
}
SPECIAL = ("ono99", "reverse", "-10", "play2", "hold")
ORDER = [str(n) for n in range(11)] + list(SPECIAL)


class Oracle:
    """A game of ONO 99; ``options`` holds every option. ``endless``: the shuffle that ends a round (20)."""

    def __init__(self, options: dict[str, Any], seats: int, dice: Dice, endless: int = 20) -> None:
        self.options, self.seats, self.dice, self.endless = options, seats, dice, endless
        self.old = options["edition"] == "1980"
        self.scoring = options["scoring"] if self.old else "single"
        self.eliminated: list[list[int]] = []
        self.tokens = [3] * seats
        self.points = [0] * seats
        self.round = 0
        self.result: dict[str, Any] | None = None
        first = options["first"]
        self.deal((dice.below(seats) if first == "random" else first) % seats)
        self.put_out_the_stuck()

    # -- rounds ----------------------------------------------------------------------------------------------------

    def gone(self) -> list[int]:
        return [seat for group in self.eliminated for seat in group]

    def in_game(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.gone()]

    def deal(self, starter: int) -> None:
        deck_of = DECK_1980 if self.old else DECK_2022
        deck = [code for code in ORDER for _ in range(deck_of.get(code, 0))]
        self.dice.shuffle(deck)
        self.top_first = deck[::-1]
        players = self.in_game()
        while starter not in players:
            starter = (starter + 1) % self.seats
        order = players[players.index(starter) :] + players[: players.index(starter)]
        self.dealer = order[-1]
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(self.seats)}
        for _ in range(4):
            for seat in order:
                self.hands[seat].append(self.top_first.pop(0))
        self.discards: list[str] = []
        self.total, self.direction, self.owed, self.turn = 0, 1, 1, starter
        self.out: list[int] = []
        self.undrawn: int | None = None
        self.last: int | None = None
        self.shuffles = 0
        self.round += 1

    def inside(self) -> list[int]:
        return [seat for seat in self.in_game() if seat not in self.out]

    def next_from(self, seat: int) -> int:
        while True:
            seat = (seat + self.direction) % self.seats
            if seat in self.inside():
                return seat

    # -- what may be played ------------------------------------------------------------------------------------------

    def would_make(self, code: str) -> int:
        if code == "-10":
            return self.total - 10 if self.old else max(0, self.total - 10)
        return self.total if code in SPECIAL else self.total + int(code)

    def may_ever(self, code: str) -> bool:
        """Whether a card may be played as far as everything but the limit goes."""
        if code == "ono99":
            return self.old and self.options["zero_rule"] and self.total % 10 == 0
        return not (code == "play2" and self.old and self.owed == 2)

    def legal(self, seat: int) -> set[str]:
        if self.result is not None:
            return set()
        if seat != self.turn:
            return {"draw"} if seat == self.undrawn else set()
        hand = self.hands[seat]
        allowed = {code for code in hand if self.may_ever(code)}
        safe = {code for code in allowed if self.would_make(code) < 99}
        if not self.old and hand.count("ono99") >= 4:
            safe.add("exchange")
        if not safe and self.scoring == "points":
            return allowed
        return safe

    # -- acting ------------------------------------------------------------------------------------------------------

    def act(self, seat: int, act: str) -> None:
        if act == "draw":
            self.undrawn = None
            self.take(seat)
            ended = self.end_endless()
        elif act == "exchange":
            for _ in range(4):
                self.hands[seat].remove("ono99")
                self.discards.append("ono99")
            self.last = seat
            for _ in range(4):
                self.take(seat)
            ended = self.end_turn(seat, answered=False)
        else:
            ended = self.play(seat, act)
        if not ended:
            self.put_out_the_stuck()

    def play(self, seat: int, code: str) -> bool:
        self.undrawn = None
        bust = self.would_make(code) >= 99
        answered = self.owed == 2 and code in (("reverse", "hold") if self.old else ("reverse", "play2"))
        self.hands[seat].remove(code)
        self.discards.append(code)
        self.last = seat
        if bust:
            self.take(seat)
            self.out.append(seat)
            if len(self.inside()) > 1:
                if self.end_endless():
                    return True
                self.turn = self.next_from(seat)
            self.owed = 1
            return False
        self.total = self.would_make(code)
        if code == "reverse" and len(self.inside()) > 2:
            self.direction = -self.direction
        first_of_two = self.owed == 2 and not answered
        if self.old and self.options["draw"] == "race" and not first_of_two:
            self.undrawn = seat
        else:
            self.take(seat)
        return self.end_turn(seat, answered, code)

    def end_turn(self, seat: int, answered: bool, code: str = "") -> bool:
        if self.end_endless():
            return True
        if self.owed == 2 and not answered:
            self.owed = 1
        else:
            self.owed = 2 if answered or code == "play2" else 1
            self.turn = self.next_from(seat)
        return False

    def take(self, seat: int) -> None:
        if not self.top_first:
            pile, self.discards = self.discards, []
            self.dice.shuffle(pile)
            self.top_first = pile[::-1]
            self.shuffles += 1
        self.hands[seat].append(self.top_first.pop(0))

    # -- going out and ending ----------------------------------------------------------------------------------------

    def put_out_the_stuck(self) -> None:
        while self.result is None:
            if len(self.inside()) == 1:
                self.end_round()
            elif self.legal(self.turn):
                return
            else:
                self.out.append(self.turn)
                self.owed = 1
                if self.scoring == "tokens":
                    self.end_round()
                else:
                    self.turn = self.next_from(self.turn)

    def end_endless(self) -> bool:
        if self.old and self.shuffles >= self.endless:
            self.end_round(endless=True)
            self.put_out_the_stuck()
            return True
        return False

    def end_round(self, endless: bool = False) -> None:
        if self.undrawn is not None:
            seat, self.undrawn = self.undrawn, None
            self.take(seat)
        {"single": self.end_single, "tokens": self.end_tokens, "points": self.end_points}[self.scoring](endless)

    def finish(self, ranking: list[list[int]], scores: list[int] | None = None) -> None:
        self.result = {"winners": ranking[0], "ranking": ranking, "scores": scores}

    def end_single(self, endless: bool) -> None:
        inside = self.inside()
        winner = self.last if endless else inside[0]
        others = [seat for seat in inside if seat != winner]
        self.finish([group for group in ([winner], others, *([seat] for seat in self.out[::-1])) if group])

    def end_tokens(self, endless: bool) -> None:
        if endless:
            self.deal((self.dealer + 1) % self.seats)
            return
        [loser] = self.out
        if self.tokens[loser] == 0:
            self.eliminated.append([loser])
        else:
            self.tokens[loser] -= 1
        if len(self.in_game()) == 1:
            self.finish([self.in_game(), *self.eliminated[::-1]])
        else:
            self.deal(loser)

    def score(self, seat: int) -> int:
        points = 15 * (4 - len(self.hands[seat]))
        for code in self.hands[seat]:
            points += 20 if code == "ono99" else 15 if code in SPECIAL else int(code)
        return points + 25 * (seat in self.out)

    def end_points(self, endless: bool) -> None:
        players = self.in_game()
        for seat in players:
            self.points[seat] += self.score(seat)
        reached = [seat for seat in players if self.points[seat] >= self.options["target"]]
        rest = [seat for seat in players if seat not in reached]
        by_points = [
            [seat for seat in players if self.points[seat] == points]
            for points in sorted({self.points[seat] for seat in players})
        ]
        if len(rest) < 2 or (reached and self.options["points_end"] == "lowest"):
            self.finish(by_points + self.eliminated[::-1], self.points)
            return
        self.eliminated += [group for group in by_points[::-1] if group[0] in reached]
        dealer = self.dealer
        while True:
            dealer = (dealer + 1) % self.seats
            if dealer in self.in_game():
                break
        self.deal((dealer + 1) % self.seats)
