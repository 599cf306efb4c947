"""A host's own wording on the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_the_rulebook_in_the_host_s_words(tmp_path: Path) -> None:
    words = tmp_path / "ono99" / "text" / "cy.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("ono99-limit =\n    .rule = Byth dros naw deg wyth.\nono99-nothing = x\n")
    for lang, there in (("cy", True), ("en", False)):
        done = subprocess.run(
            [sys.executable, "-m", "parlwr", "rules", "ono99", "--lang", lang],
            env=os.environ | {"PARLWR_HOUSE": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=True,
        )
        assert ("Byth dros naw deg wyth." in done.stdout) == there
        assert done.stderr.splitlines() == [
            f"parlwr: left out: {words}: line 3: ono99-nothing: there is no such message in this file of ours"
        ]


def test_doctor_looks_at_it(tmp_path: Path) -> None:
    words = tmp_path / "text" / "sw.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("ui-hello = Karibu\nui-rules = { $x }\n")
    done = subprocess.run(
        [sys.executable, "-m", "parlwr", "doctor", "--db", str(tmp_path / "x.sqlite"), "--house", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    said = [line for line in done.stdout.splitlines() if " house " in line]
    assert len(said) == 2
    assert said[0].startswith("warn")
    assert f"{words}: line 2: ui-rules: asks for $x" in said[0]
    assert said[1].startswith("ok")
    assert "text/sw: 1 message" in said[1]
