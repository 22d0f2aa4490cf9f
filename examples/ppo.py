"""Masked PPO in self-play on any game: python examples/ppo.py tiny-towns --seats 1 --minutes 60 --out runs/towns

Each report is a line on the terminal and in progress.csv, and a checkpoint; the same command goes on from there.
`--features examples.town_patterns:Patterns` gives the network more to see. The policy plays by import path:

    PPO_CHECKPOINT=runs/towns/checkpoint.pt guildhall arena tiny-towns greedy examples.ppo:PpoBot --seats 1
"""

from __future__ import annotations

import argparse
import os
from collections import deque
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import guildhall
from guildhall.adapters.batch import Batch
from guildhall.adapters.observe import Observer, observer
from guildhall.bots.bot import Position
from guildhall.bots.imported import found as imported
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng

GAMMA, LAMBDA, CLIP, EPOCHS, VALUE_WEIGHT, MAX_NORM = 0.995, 0.85, 0.2, 3, 1.0, 0.5
COLUMNS = ["steps", "games", "seconds", "processor_seconds", "points", "entropy", "value_loss", "clipped"]
SIZES = {"seats": 2, "games": 128, "length": 32, "minibatch": 512, "width": 192, "seed": 1}
RATES = {"minutes": 60.0, "rate": 1.5e-3, "entropy": 0.02, "scale": 0.1, "report": 30.0}


class Policy(nn.Module):
    """Log-probabilities of actions and the value of a position. Features go to every action, and judge all alike."""

    def __init__(self, seen: Observer, width: int, features: str) -> None:
        super().__init__()
        self.features = imported(features)(seen) if features else None
        self.numbers, more = seen.size, self.features.size if self.features else 0
        first, second = nn.Linear(seen.size + more, width), nn.Linear(width, width)
        self.trunk = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        self.actor, self.critic = nn.Linear(width + more, seen.codec.actions), nn.Linear(width, 1)
        for layer, gain in ((first, 2**0.5), (second, 2**0.5), (self.actor, 0.01), (self.critic, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def tensors(self, observations: Any, masks: Any) -> tuple[Tensor, Tensor]:
        seen, allowed = torch.from_numpy(observations), torch.from_numpy(masks.astype(np.bool_))
        return torch.cat([seen, self.features(seen)], dim=1) if self.features else seen, allowed

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        hidden, found = self.trunk(seen), seen[:, self.numbers :]
        rows, actions = masks.nonzero(as_tuple=True)  # few: quicker than to multiply for all actions
        legal = (torch.cat([hidden, found], dim=1)[rows] * self.actor.weight[actions]).sum(1) + self.actor.bias[actions]
        legal = legal + self.features.judge(found, rows, actions) if self.features else legal
        logits = torch.full(masks.shape, -1e9).index_put((rows, actions), legal)
        return torch.log_softmax(logits, dim=-1), self.critic(hidden).squeeze(-1)


class Learner:
    """Plays the games of a batch with one policy in every seat, and improves it."""

    def __init__(self, games: Batch, options: argparse.Namespace) -> None:
        self.games, self.options = games, options
        self.policy = Policy(games.observer, options.width, options.features)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=options.rate, eps=1e-5)
        self.now = games.reset(options.seed)
        self.steps = self.finished = 0
        self.points: deque[float] = deque(maxlen=500 * games.config.seats)  # of the games that ended last, by seat

    @torch.no_grad()
    def collect(self) -> list[Tensor]:
        """Play on. Returns observations, masks, actions, their log-probabilities, returns and advantages."""
        told, now = list[tuple[Any, ...]](), self.now
        for _ in range(self.options.length):
            seen, masks = self.policy.tensors(now.observations, now.masks)
            logs, values = self.policy(seen, masks)
            actions, seats = torch.multinomial(logs.exp(), 1), now.seats
            now = self.games.step(actions.squeeze(1).numpy())
            likely, rewards = logs.gather(1, actions).squeeze(1), now.rewards * self.options.scale
            told.append((seen, masks, actions, likely, values, seats, rewards, now.dones))
            self.finished += int(now.dones.sum())
            self.points.extend(now.points[now.dones].ravel().tolist())
        self.now, self.steps = now, self.steps + self.games.games * self.options.length
        _, last = self.policy(*self.policy.tensors(now.observations, now.masks))
        values, seats, rewards, ends = (np.stack([step[i] for step in told]) for i in range(4, 8))
        advantages, known = estimate(values, seats, rewards, ends, last.numpy(), now.seats)
        flat = [torch.from_numpy(array.ravel()) for array in (values + advantages, advantages, known)]
        return [column[flat[2]] for column in (*(torch.cat([step[i] for step in told]) for i in range(4)), *flat[:2])]

    def improve(self, samples: list[Tensor], part: float) -> dict[str, float]:
        """Some epochs of PPO, when `part` of the training is over."""
        self.optimizer.param_groups[0]["lr"] = self.options.rate * max(0.05, 1 - part)
        told: list[tuple[float, ...]] = []
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(samples[0])).split(self.options.minibatch):
                seen, masks, actions, before, returns, advantages = (column[rows] for column in samples)
                logs, values = self.policy(seen, masks)
                ratio = (logs.gather(1, actions).squeeze(1) - before).exp()
                worth = (advantages - advantages.mean()) / (advantages.std(correction=0) + 1e-8)
                gain = torch.minimum(ratio * worth, ratio.clamp(1 - CLIP, 1 + CLIP) * worth).mean()
                entropy = -(logs.exp() * logs).sum(-1).mean()
                value_loss = nn.functional.mse_loss(values, returns)
                self.optimizer.zero_grad()
                (VALUE_WEIGHT * value_loss - gain - self.options.entropy * (1 - part) * entropy).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), MAX_NORM)
                self.optimizer.step()
                told.append((entropy.item(), value_loss.item(), ((ratio - 1).abs() > CLIP).float().mean().item()))
        return dict(zip(COLUMNS[-3:], map(fmean, zip(*told, strict=True)), strict=True))

    def save(self, file: Path, spent: list[float]) -> None:
        """Write a checkpoint; a crash leaves the one before."""
        learnt = {"policy": self.policy.state_dict(), "optimizer": self.optimizer.state_dict(), "spent": spent}
        more = {"steps": self.steps, "finished": self.finished, "features": self.options.features}
        torch.save(learnt | more, file.with_suffix(".new"))
        file.with_suffix(".new").replace(file)

    def load(self, file: Path) -> list[float]:
        """Go on from a checkpoint, with new games. Returns the seconds and processor seconds spent before."""
        kept = torch.load(file, weights_only=True)
        self.policy.load_state_dict(kept["policy"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.steps, self.finished = kept["steps"], kept["finished"]
        self.now = self.games.reset(self.options.seed + self.steps)
        return list(kept["spent"])


def estimate(values: Any, seats: Any, rewards: Any, ends: Any, last: Any, asked: Any) -> tuple[Any, Any]:
    """Generalized advantages, and which are known. An answer earns what its seat gets until it is asked again."""
    games, shape = np.arange(len(asked)), rewards[0].shape
    later, advantage, earned = np.zeros((3, *shape), np.float32)  # by game and seat, as are the next
    is_known = np.zeros(shape, np.bool_)
    later[games, asked], is_known[games, asked] = last, True
    advantages, known = np.zeros_like(values), np.zeros_like(values, np.bool_)
    for t in reversed(range(len(values))):
        later[ends[t]] = advantage[ends[t]] = earned[ends[t]] = 0
        is_known[ends[t]] = True
        earned += rewards[t]
        own = games, seats[t]
        known[t] = is_known[own]
        advantages[t] = known[t] * (earned[own] + GAMMA * later[own] - values[t] + GAMMA * LAMBDA * advantage[own])
        later[own], advantage[own], earned[own], is_known[own] = values[t], advantages[t], 0, True
    return advantages, known


class PpoBot:
    """The policy of the checkpoint that PPO_CHECKPOINT names. It takes the most likely answer."""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.kept = game, torch.load(os.environ["PPO_CHECKPOINT"], weights_only=True)
        self.policy: Policy | None = None

    @torch.no_grad()
    def choose(self, position: Position, rng: Rng) -> int:
        seen, state = observer(self.game.name, position.seats), position.sample(rng)
        if self.policy is None:
            self.policy = Policy(seen, len(self.kept["policy"]["trunk.0.bias"]), self.kept["features"])
            self.policy.load_state_dict(self.kept["policy"])
        mask = seen.codec.mask(state, position.seat)
        logs, _ = self.policy(*self.policy.tensors(seen.tensor(state, position.seat)[None], mask[None]))
        legal = seen.codec.legal(state, position.seat)  # in the order of position.options
        return position.options[int(logs[0, legal].argmax())]


def main(*arguments: str) -> None:
    """Train until the minutes are over; those of earlier runs count."""
    parser = argparse.ArgumentParser(description="Masked PPO in self-play.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    for name, value in {"reward": "progress", "features": "", **SIZES, **RATES}.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    options = parser.parse_args(arguments or None)
    torch.manual_seed(options.seed)
    options.out.mkdir(parents=True, exist_ok=True)
    checkpoint = options.out / "checkpoint.pt"
    with guildhall.batch(options.game, options.games, options.seats, reward=options.reward) as games:
        learner = Learner(games, options)
        before = learner.load(checkpoint) if checkpoint.exists() else [0.0, 0.0]
        began, reported, part = (perf_counter() - before[0], process_time() - before[1]), before[0], 0.0
        while part < 1:
            losses = learner.improve(learner.collect(), part)
            spent = [perf_counter() - began[0], process_time() - began[1]]
            part = spent[0] / 60 / options.minutes
            if part < 1 and spent[0] < reported + options.report:
                continue
            learner.save(checkpoint, spent)
            reported = spent[0]
            told = learner.steps, learner.finished, *spent, fmean(learner.points or [float("nan")]), *losses.values()
            row = {name: round(number, 3) for name, number in zip(COLUMNS, told, strict=True)}
            print("  ".join(f"{name} {number:,}" for name, number in row.items()), flush=True)
            with (options.out / "progress.csv").open("a", encoding="utf-8") as file:
                file.write(("" if file.tell() else ",".join(row) + "\n") + ",".join(map(str, row.values())) + "\n")


if __name__ == "__main__":
    main()
