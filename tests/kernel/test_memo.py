"""What is remembered for speed: bounded, by values, and safe among threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from plancia.kernel.memo import Memo


def test_what_was_kept_is_found_by_an_equal_key():
    memo: Memo[tuple[int, ...], str] = Memo(10)
    assert memo.get((1, 2)) is None
    assert memo.keep((1, 2), "here") == "here"
    assert memo.get((1, 2)) == "here"
    assert memo.get((2, 1)) is None


def test_it_holds_no_more_than_so_many():
    memo: Memo[int, int] = Memo(10)
    for key in range(1000):
        memo.keep(key, -key)
        assert memo.get(key) == -key
        assert len(memo) <= 10


def test_what_grows_is_each_threads_own():
    memo: Memo[str, list[int]] = Memo(100, grows=True)
    together = Barrier(4)

    def grow(number: int) -> list[int]:
        together.wait()  # so that they are four threads
        for _ in range(1000):
            found = memo.get("way")
            if found is None:
                found = memo.keep("way", [])
            found.append(number)
        return memo.get("way") or []

    with ThreadPoolExecutor(4) as threads:
        ways = list(threads.map(grow, range(4)))
    assert ways == [[number] * 1000 for number in range(4)]
    assert memo.get("way") is None


def test_many_threads_find_what_belongs_to_their_keys():
    memo: Memo[int, int] = Memo(16)

    def squares(start: int) -> bool:
        for n in range(20_000):
            key = (start + n) % 64
            found = memo.get(key)
            if found is None:
                found = memo.keep(key, key * key)
            if found != key * key:
                return False
        return True

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(squares, range(0, 64, 16)))
    assert len(memo) <= 16 + 4  # each may have found room at the same moment
