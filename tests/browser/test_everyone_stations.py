"""Every kind of page, of every game, for everyone: heard in its language, WCAG 2.2 AA in both lights, 200 %.

One visit each: to get there is most of the work. The measures themselves, and that they would see what is wrong, are in
test_everyone_axe.py, test_everyone_tree.py and test_everyone_zoom.py.
"""

from __future__ import annotations

import pytest

from .conftest import Newcomer
from .stations import MISSING, STATIONS
from .test_everyone_axe import night, violations
from .test_everyone_tree import nameless, tree
from .test_everyone_zoom import LARGE, ZOOMED, wrong


@pytest.mark.parametrize("lang", ["cy", "sw"])
@pytest.mark.parametrize("station", STATIONS)
def test_a_page_is_for_everyone(newcomer: Newcomer, station: str, lang: str) -> None:
    """In Welsh, whose words are the longest, and Swahili."""
    person = newcomer("Gwenllian", locale=lang, forgive=MISSING)
    page = person.page
    STATIONS[station](person)
    nodes = tree(page)
    assert len(nodes) > 10
    assert nameless(nodes) == []
    assert violations(page) == []
    night(page)
    assert violations(page) == []
    page.set_viewport_size(ZOOMED["viewport"])
    assert wrong(page) == {}
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate(LARGE)
    assert wrong(page) == {}
