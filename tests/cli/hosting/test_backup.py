"""plancia backup and restore, as somebody who hosts types them."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.cli.main import run
from plancia.table.store import Store, sqlite_url
from tests.store.things import new_table


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """Wherever the lines end."""
    return "".join(capsys.readouterr().out.split())


def test_a_server_moves_with_its_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "monday.db"
    here.mkdir()
    store = Store(sqlite_url(here / "plancia.db"))
    table = new_table(store)
    assert run(["backup", str(file), "--data", str(here), "--lang", "en"]) == 0
    assert said(capsys) == f"{file}holdsonetableand0people."
    store.close()
    assert run(["restore", str(file), "--data", str(there), "--lang", "it"]) == 0
    assert said(capsys) == f"{file}èripristinato:untavolo,0persone."
    moved = Store(sqlite_url(there / "plancia.db"))
    assert [row.number for row in moved.read(table)] == [0]
    moved.close()
    assert run(["restore", str(file), "--data", str(here), "--lang", "it"]) == 2
    assert "contiene già persone o tavoli; una copia di riserva va in una banca dati vuota" in capsys.readouterr().err
    assert run(["backup", str(tmp_path / "no" / "file"), "--data", str(here), "--lang", "en"]) == 2
    assert "there is no such folder" in capsys.readouterr().err
