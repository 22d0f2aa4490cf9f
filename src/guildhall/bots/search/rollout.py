"""The rollout policy: how a simulation goes on below the tree.

Where an evaluator has a fixed policy for a question, its weights decide. Elsewhere a few sampled options are tried,
each together with what its seat answers next, and the one with the best evaluation is taken.
"""

from __future__ import annotations

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.bots.search.lookahead import make_draws
from guildhall.kernel.playout import answer_at_random, weighted
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import answer, first_to_act
from guildhall.kernel.state import CHANCE, Option, Seat, State


class Rollout:
    def __init__(self, evaluator: Evaluator, rng: Rng, tuning: Tuning) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.cutoff = tuning.cutoff
        self.candidates = tuning.rollout_candidates
        self.answers = tuning.rollout_answers

    def play_phase(self, g: State) -> None:
        """Play to the end of the current phase, or until the cut-off."""
        phase = self.evaluator.phase(g)
        for _ in range(self.cutoff):
            if g.waiting == 0 or self.evaluator.phase(g) > phase:
                return
            seat = first_to_act(g)
            if seat == CHANCE:
                answer_at_random(g, seat, self.rng)
            else:
                self.play_answers(g, seat)

    def play_answers(self, g: State, seat: Seat) -> None:
        """Let a seat answer by the policy: once, or a few times in a row."""
        for option in self.policy_answers(g, seat):
            decision = g.asked[seat]
            assert decision is not None
            answer(g, decision, seat, option)

    def policy_answers(self, g: State, seat: Seat) -> list[Option]:
        options = g.offered[seat]
        policy = self.evaluator.policy(g, seat)
        if policy:
            return [options[weighted(policy, self.rng)]]
        if len(options) == 1:
            return options[:1]
        return self.best_candidate(g, seat, options)

    def best_candidate(self, g: State, seat: Seat, options: list[Option]) -> list[Option]:
        """The best of a few sampled options, with the answers that followed it."""
        best = options[:1]
        best_win = -1.0
        for number in range(self.candidates if self.answers > 1 else min(self.candidates, len(options))):
            after = g.copy()
            made = self.try_option(after, seat, self.candidate(options, number))
            win = self.evaluator.win_probabilities(after, self.evaluator.points(after))[seat]
            if win > best_win:
                best, best_win = made, win
        return best

    def candidate(self, options: list[Option], number: int) -> Option:
        """Few options in turn. Of many the last one first, which is often to pass, then random ones."""
        count = len(options)
        if count <= self.candidates:
            return options[number % count]
        return options[count - 1 if number == 0 else self.rng.below(count)]

    def try_option(self, g: State, seat: Seat, option: Option) -> list[Option]:
        """Answer, then at random until the seat is asked the same again or nothing.

        Returns the answers up to the first draw: after another outcome the later ones might not be on offer.
        """
        first = g.asked[seat]
        assert first is not None
        answer(g, first, seat, option)
        made = [option]
        is_certain = True
        for _ in range(self.answers - 1):
            if g.asked[CHANCE] is not None:
                is_certain = False
                make_draws(g, self.rng)
            if g.asked[seat] is None or g.asked[seat] is first:
                break
            option = answer_at_random(g, seat, self.rng)
            if is_certain:
                made.append(option)
        make_draws(g, self.rng)
        return made
