"""Packs as games of OpenSpiel, so that its algorithms run on them."""

from __future__ import annotations

import pyspiel

from . import Game

__all__ = ["SpielGame", "SpielState"]


class _Observer:
    """What a player knows, as OpenSpiel asks for it."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else game.root().tensor(0)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: "SpielState", player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.node.tensor(player)

    def string_from(self, state: "SpielState", player: int) -> str:
        if self.perfect_recall:
            return state.node.information_state_key(player)
        return " ".join(f"{figure:g}" for figure in state.node.tensor(player))


class SpielGame(pyspiel.Game):
    """A pack as a game of OpenSpiel.

    `utility` says what players play for: `"win"` (1, 0 or -1), or `"score"` (how far a player is ahead of the mean in what
    players are ranked by), which lies between `-most` and `most`.
    """

    def __init__(self, game: Game, *, utility: str = "win", most: float = 1.0, longest: int = 10_000) -> None:
        kind = pyspiel.GameType(
            short_name=f"quarterdeck_{game.id.replace('-', '_')}",
            long_name=f"Quarterdeck: {game.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM if game.players == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.players,
            min_num_players=game.players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=game.most_outcomes,
            num_players=game.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(kind, info, {})
        self.pack = game
        self.utility = utility

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> _Observer:
        if params:
            raise ValueError(f"unknown parameters: {params}")
        return _Observer(self.pack, iig_obs_type is not None and iig_obs_type.perfect_recall)


class _Held:
    """What a state holds beside its history. OpenSpiel copies a state by copying everything that it holds."""

    def __init__(self, game: "SpielGame", node) -> None:
        self.game, self.node = game, node

    def __deepcopy__(self, memo) -> "_Held":
        return _Held(self.game, self.node.clone())


class SpielState(pyspiel.State):
    """A node of the tree of a pack."""

    def __init__(self, game: SpielGame, node=None) -> None:
        super().__init__(game)
        self._held = _Held(game, game.pack.root() if node is None else node)

    @property
    def node(self):
        return self._held.node

    @property
    def game(self) -> SpielGame:
        return self._held.game

    def current_player(self) -> int:
        if self.node.over:
            return pyspiel.PlayerId.TERMINAL
        if self.node.is_chance:
            return pyspiel.PlayerId.CHANCE
        return self.node.asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.node.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance: {self.node.outcome_name(action)}"
        open_here = dict(zip(self.node.legal_actions(), self.node.option_ids()))
        return open_here.get(action) or self.game.pack.action_name(action) or str(action)

    def is_terminal(self) -> bool:
        return self.node.over

    def returns(self) -> list[float]:
        if not self.node.over:
            return [0.0] * self.game.pack.players
        return self.node.scores() if self.game.utility == "score" else self.node.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.node.information_state_key(self.current_player() if player is None else player)

    def observation_tensor(self, player: int | None = None):
        return self.node.tensor(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, rng) -> "SpielState":
        return SpielState(self.game, self.node.resample(player, int(rng() * 2**53)))

    def __str__(self) -> str:
        if self.node.over:
            return f"over: {self.node.returns()}"
        return f"{self.current_player()}: {', '.join(self.node.option_ids())}"
