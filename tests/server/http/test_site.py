"""The client for the browser, as the server gives it out."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from plancia.server.site import encodings
from tests.server.conftest import Running
from tests.server.people import Guest
from tests.server.tolls import settings_for

INDEX = b"<!doctype html><title>Plancia</title>"
SCRIPT = b"console.log('plancia')"


@pytest.fixture
def site(tmp_path: Path, start: Callable[..., Running]) -> str:
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "main-4f2a.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-4f2a.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "main-4f2a.js.gz").write_bytes(b"as gzip")
    (folder / "assets" / "text-1.woff2").write_bytes(b"font")
    (folder / "assets" / "main-4f2a.js.map").write_bytes(b"secret sources")
    (folder / "assets" / "out.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "secret.txt").write_text("secret")
    return start(replace(settings_for(tmp_path / "house"), site=folder)).url


def raw(url: str, path: str, headers: str = "") -> bytes:
    """Exactly this path, which a client would tidy up."""
    host, _, port = url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n".encode())
        said = b""
        while more := line.recv(65536):
            said += more
    return said


def test_every_page_is_the_same_file(site: str):
    around = ("/", "/lobby", "/mine", "/join", "/credits")
    for path in (*around, "/new", "/new/wroth", "/rules/", "/rules/wroth", "/learn/wroth", "/t/abc?seat=koda&at=3"):
        answer = httpx.get(site + path)
        assert (answer.status_code, answer.content) == (200, INDEX), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers.get_list("cache-control") == ["no-cache"]
        assert "unsafe" not in answer.headers["content-security-policy"]
    for path in ("/nowhere", "/t/abc/more", "/t", "/api/nothing", "/main-4f2a.js"):
        assert httpx.get(site + path).status_code == 404, path


def test_an_address_that_leads_nowhere_is_told_by_the_client(site: str):
    browser = {"Accept": "text/html,*/*;q=0.8"}
    lost = httpx.get(f"{site}/nowhere", headers=browser)
    assert (lost.status_code, lost.content) == (404, INDEX)
    for path in ("/api/nothing", "/assets/nothing.js"):
        assert httpx.get(site + path, headers=browser).headers["content-type"] == "application/problem+json"


def test_assets_are_kept_for_ever_and_sent_packed(site: str):
    path = f"{site}/assets/main-4f2a.js"
    for accepted, packed, body in (
        ("gzip, deflate, br", "br", b"as brotli"),
        ("gzip;q=1.0, br;q=0", "gzip", b"as gzip"),
        ("identity", None, SCRIPT),
    ):
        with httpx.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers.get("content-encoding") == packed
            assert b"".join(answer.iter_raw()) == body
            assert answer.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert answer.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{site}/assets/text-1.woff2").headers["content-type"] == "font/woff2"
    icon = httpx.get(f"{site}/favicon.svg").headers
    assert (icon["content-type"], icon["cache-control"]) == ("image/svg+xml", "no-cache")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/..\\..\\secret.txt",
        "/assets//../../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/assets/out.txt",
        "/assets/main-4f2a.js.map",
        "/assets/main-4f2a.js.br",
        "/assets/main-4f2a.js%00.txt",
        "/assets/",
        "/assets",
    ],
)
def test_nothing_else_lies_there(site: str, path: str):
    said = raw(site, path)
    assert said.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400")), said[:200]
    assert b"secret" not in said.replace(path.encode(), b"")


def test_answers_of_the_api_are_still_not_kept(site: str):
    assert httpx.get(f"{site}/api/me").headers.get_list("cache-control") == ["no-store"]


def test_without_a_built_client_the_door_says_how_to_build_it(ada: Guest):
    for path in ("/", "/t/abc", "/rules/wroth"):
        page = ada.http.get(path)
        assert page.status_code == 200
        assert "./play serve" in page.text
    assert ada.http.get("/assets/main.js").status_code == 404


def test_encodings():
    assert encodings("gzip, deflate, br;q=0.5") == {"gzip", "deflate", "br"}
    assert encodings("br; q=0, gzip") == {"gzip"}
