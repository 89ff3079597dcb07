"""Any pack of Quarterdeck as an environment.

>>> import quarterdeck
>>> kuhn = quarterdeck.load("tools/python/packs/kuhn", first=0)
>>> kuhn.players
2
>>> node = kuhn.root()
>>> node.is_chance, node.chance_outcomes()[0]
(True, (0, 0.3333333333333333))
>>> node.step(2)                       # the first player gets the highest card
>>> node.step(0)                       # the second player gets the lowest
>>> node.asked, node.option_ids()
(0, ['pass', 'bet'])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from . import _engine
from ._engine import Game, Match, Node, QuarterdeckError

__all__ = ["Batch", "Game", "Match", "Node", "QuarterdeckError", "load"]


def load(
    pack: str,
    *,
    content: str = "content",
    expansions: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    players: int | None = None,
    first: int | None = None,
) -> Game:
    """Reads a game: a pack by its id among those in `content`, or by its folder.

    `options` are those of the pack, as `--set` of the command takes them. Without `players` the fewest play; without
    `first` chance says who begins.
    """
    named = [(name, str(value)) for name, value in (options or {}).items()]
    return Game(str(pack), str(content), list(expansions), named, players, first)


class Batch:
    """Thousands of matches that are stepped in one call; each begins anew when it is over.

    The arrays belong to the batch and are written over by every step:

    - `asked`: which seat decides in each match;
    - `over`: whether the last step ended a match (a new one has begun since);
    - `returns`: what the ended match has brought each seat, 1, 0 or -1; zeros elsewhere;
    - `legal()` and `tensors()` write masks and observations when they are asked for.
    """

    def __init__(self, game: Game, size: int, *, seed: int = 0, threads: int = 1, longest: int = 0) -> None:
        self.game = game
        self.longest = longest
        self._batch = _engine.Batch(game, size, seed, threads)
        self.asked = np.zeros(size, dtype=np.int32)
        self.over = np.zeros(size, dtype=bool)
        self.returns = np.zeros((size, game.players), dtype=np.float32)
        self._actions = np.zeros(size, dtype=np.int32)
        self._legal: np.ndarray | None = None
        self._tensors: np.ndarray | None = None
        self._batch.write_asked(self.asked)

    def __len__(self) -> int:
        return len(self._batch)

    def sample(self) -> np.ndarray:
        """One open action of each match, each as likely."""
        self._batch.sample(self._actions)
        return self._actions

    def step(self, actions: np.ndarray) -> None:
        """Carries out one action in each match; -1 leaves a match alone."""
        actions = np.ascontiguousarray(actions, dtype=np.int32)
        self._batch.step(actions, self.over, self.asked, self.returns, self.longest)

    def legal(self) -> np.ndarray:
        """What is open in each match: a row of `game.num_actions` truths."""
        if self._legal is None:
            self._legal = np.zeros((len(self), self.game.num_actions), dtype=bool)
        self._batch.write_legal(self._legal)
        return self._legal

    def tensors(self) -> np.ndarray:
        """What who is asked sees in each match: a row of `game.tensor_size` figures."""
        if self._tensors is None:
            self._tensors = np.zeros((len(self), self.game.tensor_size), dtype=np.float32)
        self._batch.write_tensors(self._tensors)
        return self._tensors
