"""The little statistics the lab needs: shares with their uncertainty, and whether two shares differ."""

from __future__ import annotations

from math import comb, erfc, sqrt

Z95 = 1.959963984540054


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's score). Shared victories make `won` a fraction."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def p_of_difference(won: float, games: int, other_won: float, other_games: int) -> float:
    """Two-sided: how likely shares at least this different are, if there is no difference."""
    small = min(won, games - won, other_won, other_games - other_won) < 5
    if small and all(float(n).is_integer() for n in (won, other_won)):
        return fisher(int(won), games, int(other_won), other_games)
    together = (won + other_won) / (games + other_games)
    error = sqrt(together * (1 - together) * (1 / games + 1 / other_games))
    return erfc(abs(won / games - other_won / other_games) / error / sqrt(2)) if error else 1.0


def p_of_share(won: float, games: int, expected: float) -> float:
    """Two-sided: how likely a share at least this far from the expected one is."""
    error = sqrt(expected * (1 - expected) / games)
    return erfc(abs(won / games - expected) / error / sqrt(2))


def fisher(won: int, games: int, other_won: int, other_games: int) -> float:
    """Fisher's exact test: the tables with the same totals that are no likelier than this one."""
    wins = won + other_won
    ways = [
        comb(games, n) * comb(other_games, wins - n) for n in range(max(0, wins - other_games), min(games, wins) + 1)
    ]
    here = comb(games, won) * comb(other_games, other_won)
    return sum(n for n in ways if n <= here) / sum(ways)
