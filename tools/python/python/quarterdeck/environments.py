"""Packs for PettingZoo (`Table`) and for Gymnasium (`VectorTable`)."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from . import Batch, Game

__all__ = ["Table", "VectorTable"]


def _seen(game: Game) -> spaces.Dict:
    """What an agent sees: figures, and a mask of what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (game.tensor_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )


class Table(AECEnv):
    """A table for PettingZoo: `player_0`, `player_1`, … decide one after the other.

    Whoever wins gets 1, whoever loses -1; a match with `longest` decisions is given up.
    """

    metadata = {"name": "quarterdeck", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, game: Game, *, longest: int = 5000, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.observation_spaces = {agent: _seen(game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.num_actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng(0)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.match = self.game.new_match(int(self._seeds.integers(2**63)))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        asked = self.match.asked
        return self.possible_agents[0 if asked is None else asked]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        if self.match.asked == seat:
            mask = self.match.legal_mask().astype(np.int8)
        else:
            mask = np.zeros(self.game.num_actions, dtype=np.int8)
        return {"observation": self.match.tensor(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.step(int(action))
        self.decisions += 1
        if self.match.over:
            returns = self.match.returns()
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = returns[seat]
                self.terminations[other] = True
        elif self.decisions >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return f"{self.agent_selection}: {', '.join(self.match.option_ids())}"

    def close(self) -> None:
        pass


class VectorTable(gymnasium.vector.VectorEnv):
    """Many tables for Gymnasium: one seat learns, the others play by chance, or by a `policy`.

    `policy(tensors, legal)` gets the rows of all tables and says an action for each; it is only heeded where one of the
    others is asked. A table whose match is over begins the next one within the same step.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(self, game: Game, num_envs: int, *, seat: int = 0, policy=None, threads: int = 1, longest: int = 5000):
        super().__init__()
        self.game, self.num_envs, self.seat, self.policy = game, num_envs, seat, policy
        self.threads, self.longest = threads, longest
        self.single_observation_space = _seen(game)
        self.single_action_space = spaces.Discrete(game.num_actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.batch: Batch | None = None

    def _observe(self) -> dict[str, np.ndarray]:
        return {"observation": self.batch.tensors().copy(), "action_mask": self.batch.legal().astype(np.int8)}

    def _others(self, rewards: np.ndarray, over: np.ndarray) -> None:
        """Lets the others play until the learner is asked at every table."""
        while (waiting := self.batch.asked != self.seat).any():
            if self.policy is None:
                actions = self.batch.sample().copy()
            else:
                actions = np.asarray(self.policy(self.batch.tensors(), self.batch.legal()), dtype=np.int32)
            actions[~waiting] = -1
            self.batch.step(actions)
            over |= self.batch.over
            rewards += self.batch.returns[:, self.seat]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**62))
        self.batch = Batch(self.game, self.num_envs, seed=start, threads=self.threads, longest=self.longest)
        self._others(np.zeros(self.num_envs, dtype=np.float32), np.zeros(self.num_envs, dtype=bool))
        return self._observe(), {}

    def step(self, actions: np.ndarray):
        self.batch.step(np.asarray(actions))
        over, rewards = self.batch.over.copy(), self.batch.returns[:, self.seat].copy()
        self._others(rewards, over)
        return self._observe(), rewards.astype(np.float64), over, np.zeros(self.num_envs, dtype=bool), {}
