"""A home game in browsers: the host's on the machine itself, a phone's at its address in the network."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from plancia.server.guard.home_game import my_address
from tests.web.conftest import Visit
from tests.web.people.words import says

pytestmark = pytest.mark.skipif(not my_address(), reason="this machine is in no network")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "plancia.cli.main", "serve", "--lan", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().removeprefix("plancia: ").strip()
        server.terminate()


def test_a_phone_scans_types_a_name_and_sits(visit: Visit, home: str):
    ada = visit("Ada", url=home)
    table = ada.opens_table({"koda": "online", "guild": "open"})
    ada.goes(f"/t/{table}")
    for key in ("table-menu", "table-invite", "room-code"):
        ada.touch(ada.button(key))
    ada.page.get_by_alt_text(says("room-code-of-seat", "en", seat="The Guild")).wait_for()
    link = ada.field("room-link").input_value()

    ugo = visit("Ugo", url=f"http://{urlsplit(link).netloc}", size="phone", lang="it")
    ugo.expects("Cross-Origin-Opener-Policy")  # which wants TLS; Chromium says so
    ugo.goes(link)
    ugo.field("room-name").fill("Ugo")
    ugo.touch(ugo.button("room-sit-down"))
    ugo.waits(lambda: ugo.shown.get("seat") == "guild", "Ugo sits at the table")
    ada.waits(lambda: ada.shown["chairs"]["guild"].get("name") == "Ugo", "Ada sees who sits there")
    assert urlsplit(link).hostname == my_address()


def test_a_phone_without_an_invitation_is_told_where_it_finds_one(visit: Visit, home: str):
    eva = visit("Eva", url=home.replace("127.0.0.1", my_address()), size="phone")
    eva.expects("Cross-Origin-Opener-Policy")
    eva.goes("/")
    eva.page.get_by_text(says("room-invitation-scan", "en")).wait_for()
    assert urlsplit(eva.page.url).path == "/join"
