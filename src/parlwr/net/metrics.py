"""What Prometheus may know. Counted as plain numbers where it happens, gathered here when asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from .server import Server

__all__ = ["exposition", "figures"]


_COUNTERS = {
    "parlwr_changes_written": "Changes on disk: actions and changes of tables",
    "parlwr_commits": "Commits that brought them there",
    "parlwr_actions": "Actions taken",
    "parlwr_bot_decisions": "Decisions of bots",
    "parlwr_slow_sockets_dropped": "Sockets dropped because they did not read",
    "parlwr_flooding_sockets_closed": "Sockets closed because they sent too much",
}
_GAUGES = {
    "parlwr_sockets": "Open WebSockets",
    "parlwr_tables_in_memory": "Tables in memory",
    "parlwr_waking": "1 while tables are being woken after a start",
    "parlwr_workers": "Workers of this parlour that live",
    "parlwr_news_arrive": "1 while what other workers do is heard of at once",
}
_REFUSED = "parlwr_refused "
"""Before a rule's id, among the figures of a worker."""


def figures(server: Server) -> dict[str, float]:
    """This worker's figures, as it tells them to the others too."""
    hall = server.hall
    found: dict[str, float] = {
        "parlwr_changes_written": hall.writer.written,
        "parlwr_commits": hall.writer.commits,
        "parlwr_actions": hall.actions,
        "parlwr_bot_decisions": hall.players.thinkers.thoughts,
        "parlwr_slow_sockets_dropped": server.slow,
        "parlwr_flooding_sockets_closed": hall.floods,
        "parlwr_sockets": len(server.sockets),
        "parlwr_tables_in_memory": len(hall.tables),
        "parlwr_waking": int(hall.waking),
        "parlwr_workers": 1 + len(hall.parlour.figures()),
        "parlwr_news_arrive": int(hall.parlour.healthy()),
    }
    return found | {_REFUSED + rule: times for rule, times in hall.refusals.items()}


class _Parlwr(Collector):
    """All workers of a parlour, whichever of them is asked: on one port nobody can choose."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def collect(self) -> Iterator[Metric]:
        """The figures of this moment; those of the others as they told them half a second ago."""
        hall = self.server.hall
        told = hall.parlour.figures()
        own = figures(self.server)
        if not hall.shared:
            yield from _families([((), own)], [])
        else:
            name = getattr(hall.store, "worker", "")
            everybody = [((name,), own), *(((worker,), their) for worker, their in sorted(told.items()))]
            yield from _families(everybody, ["worker"])


def _families(all_of_them: Sequence[tuple[Sequence[str], dict[str, float]]], labels: list[str]) -> Iterator[Metric]:
    refused = CounterMetricFamily("parlwr_refused", "Commands and calls refused, by rule", labels=[*labels, "rule"])
    for who, found in all_of_them:
        for name, times in found.items():
            if name.startswith(_REFUSED):
                refused.add_metric([*who, name.removeprefix(_REFUSED)], times)
    yield refused
    for kind, names in ((CounterMetricFamily, _COUNTERS), (GaugeMetricFamily, _GAUGES)):
        for name, what in names.items():
            family = kind(name, what, labels=labels)
            for who, found in all_of_them:
                if name in found:
                    family.add_metric(who, found[name])
            yield family


def exposition(server: Server) -> tuple[bytes, str]:
    """The metrics in Prometheus's text format, and its content type."""
    registry = CollectorRegistry()
    registry.register(_Parlwr(server))
    ProcessCollector(registry=registry)
    return generate_latest(registry), CONTENT_TYPE_LATEST
