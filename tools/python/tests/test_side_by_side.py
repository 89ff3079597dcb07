"""Packs beside OpenSpiel's own games: the same cards, the same decisions, and at each of them the same options."""

import random

import numpy as np
import pyspiel
import pytest

SUITS = ["club", "diamond", "heart", "spade"]


def number(card: str) -> int:
    """What OpenSpiel calls a card such as `heart 12`."""
    family, height = card.split()
    return (int(height) - 2) * 4 + SUITS.index(family)


class Beside:
    """A match of a pack, and OpenSpiel's state, in which chance brings the same."""

    def __init__(self, game, theirs, seed: int, action: str) -> None:
        self.game, self.match = game, game.new_match(seed=seed)
        self.state = pyspiel.load_game(theirs).new_initial_state()
        self.chance = random.Random(seed)
        self.parts = {name: slice(first, first + length) for name, first, length in game.tensor_parts()}
        named = (game.action_name(at) for at in range(game.num_actions))
        self.looks = [name.removeprefix(f"{action} ") for name in named if name and name.startswith(f"{action} ")]

    def zone(self, seat: int, zone: str) -> list[str]:
        """The cards that a seat sees in a zone."""
        counts = self.match.tensor(seat)[self.parts[f"zone.{zone}"]][1:]
        return [look for look, count in zip(self.looks, counts) for _ in range(int(count))]

    def hand(self, seat: int) -> list[str]:
        return self.zone(seat, "hand 0")

    def counter(self, name: str) -> int:
        return int(self.match.tensor(0)[self.parts[f"counter.{name}"]][0])

    def fall(self, *outcomes: int) -> None:
        for outcome in outcomes:
            assert self.state.is_chance_node() and outcome in dict(self.state.chance_outcomes())
            self.state.apply_action(outcome)

    def deal(self, hands: list[list[str]]) -> None:
        """One card to each by turns."""
        self.fall(*(number(card) for cards in zip(*hands) for card in cards))

    def decide(self, theirs) -> int:
        """Both do the same; says who did."""
        seat = self.match.asked
        assert not self.state.is_chance_node() and seat == self.state.current_player()
        ours = {theirs(option): at for option, at in zip(self.match.option_ids(), self.match.legal_actions())}
        assert sorted(ours) == sorted(self.state.legal_actions()), self.match.option_ids()
        action = self.chance.choice(sorted(ours))
        self.match.step(ours[action])
        self.state.apply_action(action)
        return seat


def eights_action(option: str) -> int:
    fixed = {"draw": 52, "pass": 53, "clubs": 54, "diamonds": 55, "hearts": 56, "spades": 57}
    return fixed[option] if option in fixed else number(option.removeprefix("play "))


def price(cards: list[str]) -> int:
    """What cards cost by the rules. OpenSpiel 2.0.2 reckons with the number of a card where it means its rank."""
    heights = [int(card.split()[1]) for card in cards]
    return sum(50 if height == 8 else min(height, 10) for height in heights)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_crazy_eights_are_played_as_in_open_spiel(small, players):
    game = small("eights", players=players, first=0)
    for seed in range(40):
        both = Beside(game, f"crazy_eights(players={players})", seed, "play")
        hands = [both.hand(seat) for seat in range(players)]
        turned = f"{SUITS[both.counter('led_suit') - 1]} {both.counter('led_height')}"
        both.fall(52 + players - 1)
        both.deal(hands)
        both.fall(number(turned))
        while not both.match.over:
            before = both.hand(both.match.asked)
            seat = both.decide(eights_action)
            if both.state.is_chance_node():
                drawn = both.hand(seat)
                for card in before:
                    drawn.remove(card)
                both.fall(number(drawn[0]))
        assert both.state.is_terminal()
        costs = np.array([-price(both.hand(seat)) for seat in range(players)], dtype=float)
        assert np.allclose(both.match.scores(), costs - costs.mean(), atol=1e-6)
        theirs = both.state.observation_tensor(0)
        assert [int(theirs[2 * at + 1]) for at in range(52)] == [int(at in map(number, both.hand(0))) for at in range(52)]


def hearts_action(option: str) -> int:
    return number(" ".join(option.split()[1:]))


def test_hearts_are_played_as_in_open_spiel(small):
    game = small("hearts", first=0)
    ways = set()
    for seed in range(60):
        both = Beside(game, "hearts", seed, "give")
        way = int(both.zone(0, "vane")[0].split()[1])
        ways.add(way)
        both.fall(way)
        both.deal([both.hand(seat) for seat in range(4)])
        while not both.match.over:
            both.decide(hearts_action)
        assert both.state.is_terminal()
        theirs = np.array(both.state.returns())
        assert np.allclose(both.match.scores(), theirs - theirs.mean(), atol=1e-6)
    assert ways == {0, 1, 2, 3}
