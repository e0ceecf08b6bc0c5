"""Figures for Prometheus. Nothing in them tells who plays what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.openmetrics.exposition import generate_latest

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


class Figures:
    """One registry for each server, so that two in one process do not count into each other."""

    def __init__(self) -> None:
        at = self.registry = CollectorRegistry()
        self.commands = Counter("plancia_commands", "Commands by outcome", ["outcome"], registry=at)
        self.acknowledged = Histogram(
            "plancia_acknowledge_seconds", "From a command to its durable entry", registry=at, buckets=SECONDS
        )
        self.entries = Counter("plancia_entries", "Entries appended, by kind", ["what"], registry=at)
        self.unplayable = Counter("plancia_unplayable", "Commands that a table could not carry out", registry=at)
        self.closed = Counter("plancia_cannot_open", "Tables that could not be opened or followed", registry=at)
        self.requests = Counter("plancia_requests", "Requests by status", ["status"], registry=at)
        self.sockets = Gauge("plancia_sockets", "Open sockets", ["kind"], registry=at)
        self.sent = Counter("plancia_messages_sent", "Messages sent on sockets", registry=at)
        self.tables = Gauge("plancia_open_tables", "Tables kept in memory", registry=at)
        self.thinking = Histogram("plancia_think_seconds", "A bot's turn of thinking", registry=at, buckets=SECONDS)
        self.broken = Counter("plancia_workers_lost", "Worker processes that died", registry=at)
        self.webhooks = Counter("plancia_webhooks", "Webhook calls by outcome", ["outcome"], registry=at)

    def text(self) -> bytes:
        text: bytes = generate_latest(self.registry)  # type: ignore[no-untyped-call]
        return text
