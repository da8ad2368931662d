"""The network in PyTorch: trained here, then written for the kernels of digsite.bots.network."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from digsite.bots.learned import Network
from digsite.bots.network import Shape
from digsite.learning.teaching import Lessons
from digsite.learning.wiring import Wiring


class Shared(nn.Module):
    """A table of weights many of which are one and the same."""

    numbers: Tensor

    def __init__(self, numbers: NDArray[np.int64], spread: float) -> None:
        super().__init__()
        self.size = numbers.shape
        self.register_buffer("numbers", torch.from_numpy(numbers.ravel()), persistent=False)
        self.trained = nn.Parameter(spread * torch.randn(int(numbers.max())))

    def forward(self) -> Tensor:
        """The whole table; number NOTHING stands for a weight that is always zero."""
        weights = torch.cat([torch.zeros(1), self.trained])
        return weights.index_select(0, self.numbers).view(self.size)


class Pupil(nn.Module):
    """Two layers, then a row of weights for each action and one for the win chance."""

    def __init__(self, wired: Wiring) -> None:
        super().__init__()
        inputs, hidden = wired.first.shape
        _, actions, narrow = wired.policy.shape
        self.shape = Shape(inputs, hidden, narrow, actions)
        self.first = Shared(wired.first, 0.06)
        self.first_bias = Shared(wired.first_bias, 0.06)
        self.second = Shared(wired.second, 0.06)
        self.second_bias = Shared(wired.second_bias, 0.06)
        self.policy = Shared(wired.policy, 0.03)
        self.policy_bias = Shared(wired.policy_bias, 0.03)
        self.value = Shared(wired.value, 0.03)
        self.value_bias = nn.Parameter(torch.zeros(1))

    def forward(self, rows: Tensor, owners: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The liking for each choice of the list, and each row's win chance as a logit."""
        hidden = torch.relu(torch.addmm(self.first_bias(), rows, self.first()))
        narrow = torch.relu(torch.addmm(self.second_bias(), hidden, self.second()))
        weights = self.policy().sum(dim=0).index_select(0, legal)
        bias = self.policy_bias().sum(dim=0).index_select(0, legal)
        likings = (narrow.index_select(0, owners) * weights).sum(dim=1) + bias
        return likings, narrow @ self.value() + self.value_bias

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """The arrays of the file format."""
        found = {
            "first": self.first(),
            "first_bias": self.first_bias(),
            "second": self.second(),
            "second_bias": self.second_bias(),
            "policy": self.policy().sum(dim=0),
            "policy_bias": self.policy_bias().sum(dim=0),
            "value": self.value(),
            "value_bias": self.value_bias,
        }
        return {name: part.detach().numpy().astype(np.float32) for name, part in found.items()}

    def network(self) -> Network:
        """The same network for kernels."""
        return Network(self.shape, self.weights())


@dataclass(frozen=True)
class Loss:
    """How far the network is from its lessons, in nats a position; lower is better."""

    policy: float
    value: float
    agreed: float
    """The part of all positions in which it likes the teacher's first choice best."""


class Trainer:
    """Steps of Adam over lessons."""

    def __init__(self, pupil: Pupil, *, rate: float, seed: int) -> None:
        self.pupil = pupil
        self.optimizer = torch.optim.AdamW(pupil.parameters(), lr=rate, weight_decay=1e-4)
        self.random = np.random.default_rng(seed)

    def epoch(self, lessons: Lessons, *, batch: int, share: float = 1.0) -> Loss:
        """Go through a share of the lessons once, in a new order; the mean loss on the way."""
        order = self.random.permutation(len(lessons))[: max(batch, int(share * len(lessons)))]
        sums = np.zeros(3)
        steps = max(1, len(order) // batch)
        for part in np.array_split(order, steps):
            sums += self._step(lessons, part)
        return Loss(*(sums / steps).tolist())

    def _step(self, lessons: Lessons, part: NDArray[np.int64]) -> Any:
        policy, value, agreed = measure(self.pupil, lessons, part)
        self.optimizer.zero_grad(set_to_none=True)
        (policy + value).backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        return np.array([float(policy.detach()), float(value.detach()), agreed])


def measure(
    pupil: Pupil, lessons: Lessons, part: NDArray[np.int64]
) -> tuple[Tensor, Tensor, float]:
    """Cross-entropy to the teacher's shares and to the results, and how often both agree."""
    counts = lessons.counts[part]
    offsets = np.cumsum(counts) - counts
    places = np.arange(int(counts.sum())) + np.repeat(lessons.starts[part] - offsets, counts)
    rows = torch.from_numpy(lessons.rows[part].astype(np.float32))
    legal = torch.from_numpy(lessons.legal[places])
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
