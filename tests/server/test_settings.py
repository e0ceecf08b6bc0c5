"""What a server is told before it starts, and how it must not start."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from plancia.cli.console import Trouble, speak
from plancia.server.settings import BadServer, read_settings

HERE = Path("somewhere")


def test_arguments_come_before_the_environment():
    env = {"PLANCIA_PORT": "9000", "PLANCIA_DATABASE": "sqlite:///a", "PLANCIA_DATA": "else", "PLANCIA_HOST": "::1"}
    told = read_settings(HERE, environment=env)
    assert (told.port, told.database, told.data, told.host) == (9000, "sqlite:///a", Path("else"), "::1")
    told = read_settings(HERE, "sqlite:///b", "127.0.0.2", 9001, data=Path("mine"), environment=env)
    assert (told.port, told.database, told.data, told.host) == (9001, "sqlite:///b", Path("mine"), "127.0.0.2")
    plain = read_settings(HERE, environment={})
    assert (plain.host, plain.port, plain.data, plain.origin) == ("127.0.0.1", 8200, HERE, "http://127.0.0.1:8200")
    assert plain.allowed == {"http://127.0.0.1:8200", "http://localhost:8200", "http://[::1]:8200"}
    assert not plain.secure


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "example.com", ""])
def test_a_server_that_others_can_reach_names_its_origin(host: str):
    if host:
        with pytest.raises(BadServer, match="no-origin"):
            read_settings(HERE, host=host, environment={})
    public = read_settings(HERE, host=host, origin="https://plancia.example, http://b.example:81", environment={})
    assert public.allowed == {"https://plancia.example", "http://b.example:81"}
    assert public.secure


@pytest.mark.parametrize(
    "origin", ["plancia.example", "https://", "ftp://x", "https://x/y", "https://x?y", "https://x#y"]
)
def test_an_origin_is_what_a_browser_sends(origin: str):
    with pytest.raises(BadServer, match="bad-origin"):
        read_settings(HERE, origin=origin, environment={})


@pytest.mark.parametrize("port", ["x", "-1", "65536", "80 "])
def test_a_port_is_a_port(port: str):
    with pytest.raises(BadServer, match="bad-port"):
        read_settings(HERE, environment={"PLANCIA_PORT": port})


@pytest.mark.parametrize("port", [99999, 65536, -1])
def test_a_port_on_the_command_line_too(port: int):
    with pytest.raises(BadServer, match="bad-port"):
        read_settings(HERE, port=port, environment={})


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_wrong_is_told_in_one_line(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from plancia.cli.commands.serve import serve

    speak(lang)
    monkeypatch.delenv("PLANCIA_ORIGIN", raising=False)
    foreign = tmp_path / "notes.txt"
    foreign.write_text("not a database, just notes")
    for arguments in (
        {"host": "0.0.0.0"},
        {"origin": "zork"},
        {"database": f"sqlite:///{foreign}", "data": tmp_path, "port": 0},
        {"database": "mysql://x/y", "data": tmp_path, "port": 0},
        {"port": 99999, "data": tmp_path},
        {"port": 0, "data": foreign},
        {"host": "256.0.0.1", "origin": "http://x", "data": tmp_path},
    ):
        with pytest.raises(Trouble) as trouble:
            serve(**arguments)  # type: ignore[arg-type]
        assert str(trouble.value)
        assert len(str(trouble.value).splitlines()) == 1
    assert list(tmp_path.iterdir()) == [foreign]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_option_of_serve_has_its_help(lang: str):
    from plancia.cli.commands.serve import serve

    say = speak(lang).say
    assert set(say.attributes("cmd-serve")) == {*inspect.signature(serve).parameters, "usage"}
    assert say.faults == []


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "21", "nan"])
def test_how_long_a_bot_may_think_is_more_than_nothing_and_has_an_end(seconds: str):
    with pytest.raises(BadServer, match="bad-patience"):
        read_settings(HERE, environment={"PLANCIA_BOT_SECONDS": seconds})


def test_bots_have_two_seconds_or_what_the_host_gives_them():
    assert read_settings(HERE, environment={}).patience == 2.0
    assert read_settings(HERE, environment={"PLANCIA_BOT_SECONDS": "0.5"}).patience == 0.5
