"""The network in PyTorch: trained here, then written for the kernels of digsite.bots.network."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from digsite.bots.learned import Network
from digsite.bots.network import Shape
from digsite.core.game import Game
from digsite.learning.symmetry import Symmetry
from digsite.learning.teaching import Lessons


class Pupil(nn.Module):
    """Two layers, then a row of weights for each action and one for the win chance.

    An action's row is the sum of one of its own and one for each of its words, so that what is
    learned about `move a1 b1` is half learned about `move a1 a2`.
    """

    def __init__(self, game: Game, inputs: int, *, hidden: int, narrow: int) -> None:
        super().__init__()
        self.shape = Shape(inputs, hidden, narrow, game.actions.size)
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, narrow)
        self.value = nn.Linear(narrow, 1)
        words = word_numbers(game)
        self.register_buffer("words", torch.from_numpy(words))
        self.own = nn.Parameter(torch.zeros(game.actions.size, narrow + 1))
        self.of_words = nn.Parameter(0.02 * torch.randn(int(words.max()) + 1, narrow + 1))

    def action_rows(self) -> Tensor:
        """The weights of every action; the last column is its bias."""
        words: Any = self.words
        return self.own + self.of_words[words].sum(dim=1)

    def think_over(self, rows: Tensor) -> Tensor:
        """Both layers."""
        return torch.relu(self.second(torch.relu(self.first(rows))))

    def forward(self, rows: Tensor, owners: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The liking for each choice of the list, and each row's win chance as a logit."""
        narrow = self.think_over(rows)
        weights = self.action_rows()[legal]
        likings = (narrow[owners] * weights[:, :-1]).sum(dim=1) + weights[:, -1]
        return likings, self.value(narrow)[:, 0]

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """The arrays of the file format."""
        actions = self.action_rows()
        found = {
            "first": self.first.weight.T,
            "first_bias": self.first.bias,
            "second": self.second.weight.T,
            "second_bias": self.second.bias,
            "policy": actions[:, :-1],
            "policy_bias": actions[:, -1],
            "value": self.value.weight[0],
            "value_bias": self.value.bias,
        }
        return {name: part.detach().numpy().astype(np.float32) for name, part in found.items()}

    def network(self) -> Network:
        """The same network for kernels."""
        return Network(self.shape, self.weights())


def word_numbers(game: Game) -> NDArray[np.int64]:
    """For every action the numbers of its words: its family, and each parameter in its place."""
    numbers: dict[tuple[str, int, str], int] = {}
    table = []
    for number in range(game.actions.size):
        action = game.actions.action(number)
        keys = [
            (action.family, -1, ""),
            *((action.family, i, w) for i, w in enumerate(action.words)),
        ]
        table.append([numbers.setdefault(key, len(numbers)) for key in keys])
    most = max(map(len, table))
    nothing = len(numbers)
    # Actions with fewer words repeat one word that stands for nothing in particular.
    return np.array([row + [nothing] * (most - len(row)) for row in table], dtype=np.int64)


@dataclass(frozen=True)
class Loss:
    """How far the network is from its lessons, in nats a position; lower is better."""

    policy: float
    value: float
    agreed: float
    """The part of all positions in which it likes the teacher's first choice best."""


class Trainer:
    """Steps of Adam over lessons seen in ever new symmetries."""

    def __init__(self, pupil: Pupil, ways: list[Symmetry], *, rate: float, seed: int) -> None:
        self.pupil, self.ways = pupil, ways
        self.optimizer = torch.optim.AdamW(pupil.parameters(), lr=rate, weight_decay=1e-4)
        self.random = np.random.default_rng(seed)

    def epoch(self, lessons: Lessons, *, batch: int, share: float = 1.0) -> Loss:
        """Go through a share of the lessons once, in a new order; the mean loss on the way."""
        order = self.random.permutation(len(lessons))[: max(batch, int(share * len(lessons)))]
        sums = np.zeros(3)
        steps = max(1, len(order) // batch)
        for part in np.array_split(order, steps):
            way = self.ways[int(self.random.integers(len(self.ways)))]
            sums += self._step(lessons, part, way)
        return Loss(*(sums / steps).tolist())

    def _step(self, lessons: Lessons, part: NDArray[np.int64], way: Symmetry) -> Any:
        policy, value, agreed = measure(self.pupil, lessons, part, way)
        self.optimizer.zero_grad(set_to_none=True)
        (policy + value).backward()
        self.optimizer.step()
        return np.array([float(policy.detach()), float(value.detach()), agreed])


def measure(
    pupil: Pupil, lessons: Lessons, part: NDArray[np.int64], way: Symmetry
) -> tuple[Tensor, Tensor, float]:
    """Cross-entropy to the teacher's shares and to the results, and how often both agree."""
    counts = lessons.counts[part]
    offsets = np.cumsum(counts) - counts
    places = np.arange(int(counts.sum())) + np.repeat(lessons.starts[part] - offsets, counts)
    rows = torch.from_numpy(lessons.rows[part][:, way.inputs].astype(np.float32))
    legal = torch.from_numpy(way.actions[lessons.legal[places]])
    shares = torch.from_numpy(lessons.shares[places])
    owners = torch.from_numpy(np.repeat(np.arange(len(part)), counts))
    won = torch.from_numpy(lessons.won[part])
    likings, win = pupil(rows, owners, legal)
    most = torch.full((len(part),), -1e30).scatter_reduce(0, owners, likings.detach(), "amax")
    risen = likings - most[owners]
    totals = torch.zeros(len(part)).index_add(0, owners, risen.exp())
    policy = -(shares * (risen - totals.log()[owners])).sum() / len(part)
    value = nn.functional.binary_cross_entropy_with_logits(win, won)
    best = torch.zeros(len(part)).scatter_reduce(0, owners, shares, "amax")
    agreed = ((risen == 0) & (shares == best[owners])).sum()
    return policy, value, float(agreed) / len(part)
