"""The files for whoever hosts name what exists."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from plancia.server import settings
from plancia.server.metrics import Figures

ROOT = Path(__file__).parents[1]
HOSTING = ROOT / "hosting"
SAMPLES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
UNITS = sorted(path.name for path in (*HOSTING.glob("*.service"), *HOSTING.glob("*.timer")))


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
    return read


def named(pattern: str, *files: Path) -> set[str]:
    return {name for file in files for name in re.findall(pattern, file.read_text("utf-8"))}


@pytest.mark.parametrize("file", [*sorted(HOSTING.iterdir()), ROOT / "docs" / "hosting.md"], ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    at_building = {"PLANCIA_COMPILED"}
    known = named(r"\bPLANCIA_[A-Z_]+", Path(settings.__file__)) | at_building
    assert named(r"\bPLANCIA_[A-Z_]+", file) - known == set()


def test_the_dashboard_shows_every_figure_that_there_is_and_no_other() -> None:
    figures = {metric.name: metric.type for metric in Figures().registry.collect()}
    dashboard = json.loads((HOSTING / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    shown = set(re.findall(r"\bplancia_\w+", asked))
    assert shown <= {name + end for name, kind in figures.items() for end in SAMPLES[kind]}
    assert [name for name in figures if not any(each.startswith(name) for each in shown)] == []


def test_the_proxy_of_the_compose_file_is_the_one_that_is_believed() -> None:
    read = compose()
    address = read["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    (network,) = read["networks"]["inside"]["ipam"]["config"]
    assert read["services"]["plancia"]["environment"]["PLANCIA_PROXY"] == address
    assert ip_address(address) in ip_network(network["subnet"])
    assert ip_address(address) not in ip_network(network["ip_range"])


def test_the_proxy_asks_where_the_container_listens() -> None:
    (port,) = named(r"PLANCIA_PORT=(\d+)", HOSTING / "Containerfile")
    assert named(r"reverse_proxy (\S+)", HOSTING / "Caddyfile") == {f"plancia:{port}"}
    assert named(r"http://127\.0\.0\.1:(\d+)/health", HOSTING / "Containerfile") == {port}


def test_what_the_compose_file_asks_for_is_in_its_example() -> None:
    asked = named(r"\$\{(\w+)", HOSTING / "compose.yaml")
    assert named(r"(?m)^(\w+)=", HOSTING / "env.example") == asked


def test_what_the_image_copies_is_given_to_its_build() -> None:
    given = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert [path for path in given if not (ROOT / path).exists()] == []


def test_the_figures_are_scraped_where_the_service_listens() -> None:
    (job,) = yaml.safe_load((HOSTING / "prometheus.yml").read_text("utf-8"))["scrape_configs"]
    (port,) = named(r"PLANCIA_PORT=(\d+)", HOSTING / "plancia.env")
    assert job["static_configs"] == [{"targets": [f"127.0.0.1:{port}"]}]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_the_unit(unit: str, tmp_path: Path) -> None:
    for name in UNITS:  # a timer is verified along with its service
        text = (HOSTING / name).read_text("utf-8")
        (tmp_path / name).write_text(re.sub(r"/opt/plancia/bin/plancia", "/bin/true", text))
    verify = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(tmp_path / unit)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
