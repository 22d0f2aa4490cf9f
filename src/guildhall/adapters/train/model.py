"""The network in PyTorch: the same sums as `guildhall.bots.evaluate.network`, and what it is to get better at."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import huber_loss, relu

import guildhall
from guildhall import shelf
from guildhall.adapters.train.examples import Example
from guildhall.adapters.train.rows import Symmetry, rows
from guildhall.bots.evaluate import handmade
from guildhall.bots.evaluate.network import PER_POINT, SUMMARY
from guildhall.bots.evaluate.network_file import Heading, Made, Weights, trait_count
from guildhall.encode.base import LATEST
from guildhall.encode.shelf import encoder

NOTHING: Final = -1e9  # the strength of a seat that is not there
PLACES: Final = 0.25  # the weight of the order of seats in the loss
POINTS: Final = 0.5  # of the points
POLICY: Final = 0.5  # of the policy
SMALL: Final = 0.005  # of the corrections' squares: where the network is not sure, the hand-made evaluator is right
DROPOUT: Final = 0.1
POINTS_UNIT: Final = 0.1  # an error of ten points is one


class Sizes(NamedTuple):
    """Of the hidden layers."""

    seen: int = 48
    hidden: int = 32


class Batch(NamedTuple):
    """Examples as tensors. A seat of an example is a row of `of`."""

    rows: Tensor
    numbers: Tensor
    starts: Tensor  # by seat of an example: where its rows begin
    noticed: Tensor
    expected: Tensor
    points: Tensor
    of: Tensor  # the example, and the seat
    scale: Tensor  # by example
    par: Tensor
    win: Tensor  # by example and seat
    order: Tensor  # by example: seats by place, padded with -1
    asked: Tensor  # by searched example: its row in `of`
    actions: Tensor  # padded with -1
    shares: Tensor


class Net(nn.Module):
    """Corrections of strength and points, and preferences, for every seat's place."""

    def __init__(self, game: str, sizes: Sizes) -> None:
        super().__init__()
        self.game = game
        self.sizes = sizes
        self.traits = trait_count(shelf.game(game), handmade(shelf.game(game)))
        self.actions = encoder(game, shelf.game(game).seats[0]).actions
        noticed = 2 * self.traits + SUMMARY
        self.seen = nn.EmbeddingBag(len(rows(game)), sizes.seen, mode="sum")
        self.noticed = nn.Linear(noticed, sizes.seen)
        self.hidden = nn.Linear(sizes.seen, sizes.hidden)
        self.value = nn.Linear(sizes.hidden, 2)
        self.policy = nn.Embedding(self.actions, sizes.hidden + 1)
        self.dropout = nn.Dropout(DROPOUT)
        self.register_buffer("mean", torch.zeros(noticed))
        self.register_buffer("spread", torch.ones(noticed))
        nn.init.normal_(self.seen.weight, std=0.05)
        for zero in (self.value.weight, self.value.bias, self.policy.weight):
            nn.init.zeros_(zero)

    def measure(self, found: Sequence[Example]) -> None:
        """Learn the usual size of what the hand-made evaluator notices."""
        every = torch.from_numpy(np.stack([seen.noticed for one in found for seen in one.seats]))
        self.mean.copy_(every.mean(0))
        self.spread.copy_(every.std(0).clamp_min(0.1))

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """By seat of an example: the corrections, and the last hidden layer."""
        noticed = (batch.noticed - self.mean) / self.spread
        seen = self.seen(batch.rows, batch.starts, per_sample_weights=batch.numbers)
        first = self.dropout(relu(seen + self.noticed(noticed)))
        last = relu(self.hidden(first))
        return self.value(last), last

    def preferences(self, last: Tensor, actions: Tensor) -> Tensor:
        """How promising these actions are, by searched example."""
        weights = self.policy(actions.clamp_min(0))
        found = (weights[..., :-1] * last[:, None, :]).sum(-1) + weights[..., -1]
        return found.masked_fill(actions < 0, NOTHING)


def batch_of(found: Sequence[Example], symmetry: Symmetry | None = None) -> Batch:
    """Examples as tensors, turned or mirrored."""
    seen = [one for example in found for one in example.seats]
    width = max(2, *(len(example.seats) for example in found))
    searched = [example for example in found if example.asked >= 0]
    answers = max((len(example.actions) for example in searched), default=1)
    win, order = np.zeros((len(found), width), np.float32), np.full((len(found), width), -1)
    for i, example in enumerate(found):
        win[i, : len(example.win)] = example.win
        if len(example.seats) == 1:
            win[i, 1] = 1.0 - example.win[0]  # par is like a second seat
        order[i, : len(example.places)] = sorted(range(len(example.places)), key=example.places.__getitem__)
    actions, shares = np.full((len(searched), answers), -1), np.zeros((len(searched), answers), np.float32)
    for i, example in enumerate(searched):
        actions[i, : len(example.actions)] = example.actions
        shares[i, : len(example.shares)] = example.shares
    counts = np.array([len(example.seats) for example in found])
    first = np.concatenate([[0], counts.cumsum()[:-1]])
    asked = [int(first[i]) + example.asked for i, example in enumerate(found) if example.asked >= 0]
    lengths = np.array([len(one.rows) for one in seen])
    where = np.concatenate([one.rows for one in seen])
    if symmetry is not None:
        where = symmetry.rows[where]
        actions = np.where(actions < 0, -1, symmetry.actions[actions])
    return Batch(
        torch.from_numpy(where),
        torch.from_numpy(np.concatenate([one.numbers for one in seen])),
        torch.from_numpy(np.concatenate([[0], lengths.cumsum()[:-1]])),
        torch.from_numpy(np.stack([one.noticed for one in seen])),
        torch.tensor([one.expected for one in seen]),
        torch.tensor([one.points for one in seen]),
        torch.from_numpy(
            np.stack([np.repeat(np.arange(len(found)), counts), np.arange(len(seen)) - np.repeat(first, counts)])
        ),
        torch.tensor([example.scale for example in found]),
        torch.tensor([example.par for example in found]),
        torch.from_numpy(win),
        torch.from_numpy(order),
        torch.tensor(asked, dtype=torch.int64),
        torch.from_numpy(actions),
        torch.from_numpy(shares),
    )


class Losses(NamedTuple):
    """Means over a batch. `by_hand` is the loss of win without any correction."""

    total: Tensor
    win: float
    by_hand: float
    points: float  # the mean absolute error
    policy: float


def losses(net: Net, batch: Batch) -> Losses:
    """What the network is to make smaller."""
    corrections, last = net(batch)
    strengths = table_of(batch, corrections[:, 0])
    log_shares = torch.log_softmax(strengths, 1)
    win = -(batch.win * log_shares).sum(1).mean()
    by_hand = -(batch.win * torch.log_softmax(table_of(batch, torch.zeros_like(batch.expected)), 1)).sum(1).mean()
    expected = batch.expected + corrections[:, 1] / PER_POINT
    points = huber_loss(expected * POINTS_UNIT, batch.points * POINTS_UNIT)
    policy = torch.zeros(())
    if len(batch.asked):
        log_policy = torch.log_softmax(net.preferences(last[batch.asked], batch.actions), 1)
        policy = -(batch.shares * log_policy).sum(1).mean()
    total = win + PLACES * order_loss(strengths, batch.order) + POINTS * points + POLICY * policy
    total = total + SMALL * (corrections**2).sum(1).mean()
    error = (expected - batch.points).abs().mean()
    return Losses(total, *(float(value.detach()) for value in (win, by_hand, error, policy)))


def table_of(batch: Batch, corrections: Tensor) -> Tensor:
    """By example and seat: strength. Alone, par is like a second seat; other seats that are not there have none."""
    example, seat = batch.of
    table = torch.full(batch.win.shape, NOTHING)
    alone = torch.bincount(example, minlength=len(table)) == 1
    table[alone, 1] = (batch.par / batch.scale)[alone]
    return table.index_put((example, seat), batch.expected / batch.scale[example] + corrections)


def order_loss(strengths: Tensor, order: Tensor) -> Tensor:
    """How unlikely the order of all seats is, by the model of Plackett and Luce; with two seats the win says it all."""
    if order.shape[1] < 3:
        return torch.zeros(())
    is_there = order >= 0
    ranked = strengths.gather(1, order.clamp_min(0)).masked_fill(~is_there, NOTHING)
    left = torch.logcumsumexp(ranked.flip(1), 1).flip(1)
    counts = (is_there[:, 1:] & is_there[:, :-1]).float()  # the last seat has no choice
    loss = ((left - ranked)[:, :-1] * counts).sum(1)
    return (loss * (is_there.sum(1) > 2)).mean()


def exported(net: Net, prior_weight: float, made: Made) -> tuple[Heading, Weights]:
    """The network as a file has it: what is noticed need not be scaled any more."""
    state: dict[str, Any] = {name: tensor.detach().double() for name, tensor in net.state_dict().items()}
    noticed = (state["noticed.weight"] / state["spread"]).T
    bias = state["noticed.bias"] - state["mean"] @ noticed
    parts = (
        *(state["seen.weight"], bias, noticed),
        *(state["hidden.weight"].T, state["hidden.bias"], state["value.weight"].T, state["value.bias"]),
        state["policy.weight"],
    )
    sizes = {str(seats): len(index) for seats, index in rows(net.game).of.items()}
    heading = Heading(
        game=net.game,
        layout=LATEST,
        sizes=sizes,
        rows=len(rows(net.game)),
        traits=net.traits,
        seen=net.sizes.seen,
        hidden=net.sizes.hidden,
        actions=net.actions,
        digest="",
        prior_weight=prior_weight,
        made=Made(guildhall.__version__, made.games, made.steps, made.seed, made.note),
    )
    index = {seats: array("H", found.tolist()) for seats, found in rows(net.game).of.items()}
    return heading, Weights(tuple(array("f", part.flatten().tolist()) for part in parts), index)
