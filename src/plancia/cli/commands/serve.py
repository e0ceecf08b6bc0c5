"""plancia serve: tables for everybody, on this machine or on the network."""

from __future__ import annotations

import threading
import urllib.request
import webbrowser
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from pathlib import Path

from plancia.cli.console import console
from plancia.cli.saves import data_folder
from plancia.cli.troubles import server_troubles

IN_THE_TERMINAL = ("browsh", "carbonyl", "chawan", "cha", "elinks", "links", "links2", "lynx", "w3m", "www-browser")


def serve(
    *,
    database: str | None = None,
    host: str | None = None,
    port: int | None = None,
    origin: str | None = None,
    data: Path | None = None,
    browser: bool = False,
    lan: bool = False,
) -> None:
    from plancia.server import running
    from plancia.server.settings import BadServer, Settings, read_settings

    def ready(settings: Settings) -> None:
        console().out.print(console().say("serving", url=settings.origin), soft_wrap=True)
        if settings.home:
            tell_phones(f"{settings.invites_to}/join")
        console().out.file.flush()
        if browser:
            show(settings.origin)

    with server_troubles(), suppress(KeyboardInterrupt):  # that is how one stops it
        settings = read_settings(data_folder(), database, host, port, origin, data, lan)
        if browser and not lan and is_plancia(settings.origin):  # it was started before, and still runs
            console().out.print(console().say("serving", url=settings.origin), soft_wrap=True)
            show(settings.origin)
            return
        try:
            running.serve(settings, ready, "WARNING" if browser or lan else "INFO")
        except BadServer as bad:
            if browser and not lan and bad.key == "in-use" and is_plancia(bad.value):  # and on another port
                ready(replace(settings, origins=(bad.value,)))
                return
            if bad.key != "cannot-listen" or not browser or port is not None:
                raise
            running.serve(replace(settings, port=0), ready, "WARNING")  # somebody else has our port: any will do


def tell_phones(url: str) -> None:
    """Where phones find this server, to read and to scan."""
    out = console().out
    out.print(console().say("serving-lan", url=url), soft_wrap=True)
    if out.is_terminal:
        out.print(code(url), style="bright_white on black", soft_wrap=True)  # whatever the terminal's own colours are
    console().print(console().say("serving-lan-help"))


def code(url: str) -> str:
    import segno

    drawn = StringIO()
    segno.make_qr(url).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def is_plancia(url: str) -> bool:
    """Does a server of ours answer there?"""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=2) as answer:
            return bool(answer.read() == b'{"health":"good"}')
    except (OSError, ValueError):
        return False


def show(url: str) -> None:
    """In the browser of whoever sits here; where there is none, the address is on the screen."""
    browser = with_windows()
    if browser is None:
        console().out.print(console().say("serving-no-browser"), soft_wrap=True)
        return
    opened = threading.Thread(target=browser.open, args=(url,), daemon=True)  # some browsers answer only when closed
    opened.start()
    console().out.print(console().say("serving-browser"), soft_wrap=True)


def with_windows() -> webbrowser.BaseBrowser | None:
    """The browser of the desktop: not one that would take over this terminal."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return None
    return None if Path(browser.name).stem.lower() in IN_THE_TERMINAL else browser
