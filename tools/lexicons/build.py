"""Rebuilds every word list of Quiddler from its source package.

    python tools/lexicons/build.py --fetch DIR     downloads the four packages with apt-get and npm, unpacks, builds
    python tools/lexicons/build.py --sources DIR   builds from packages unpacked earlier
    … --check                                      builds, but only compares with what is committed; exit 1 if different

| list | source | what is kept |
|---|---|---|
| en-35 … en-80 | Debian ``scowl``, ``*-words`` of all regions without the variants | each word at its first level |
| cy-1, cy-2, cy-3 | npm ``dictionary-cy`` 2.0.0 | every form its suffix rules make, no prefix rule (the mutations) |
| sw-1, sw-2, sw-3 | Debian ``hunspell-sw`` | every form; of two-letter words only the known ones |
| offensive-en | npm ``cuss``, rating 2 | its single words, their forms, and what has a crude root (``rude.py``) |

2 to 15 letters a to z after accents are taken off; capitalised entries and those with marks stay out. The levels 1 and
2 of Welsh and Swahili are the vocabularies of the easier bots, since no free list of frequencies exists: 1 is what
Unicode's emoji annotations (npm ``cldr-annotations-full``) use, and more short or productive words; see ``levels_cy``
and ``levels_sw``.
"""

from __future__ import annotations

import argparse
import collections
import gzip
import hashlib
import json
import re
import subprocess
import sys
import unicodedata
from pathlib import Path

import rude

DATA = Path(__file__).resolve().parents[2] / "src/parlwr/games/quiddler/data"
WORD = re.compile(r"[a-z]{2,15}\Z")
NPM = ("dictionary-cy@2.0.0", "cuss@2.2.0", "cldr-annotations-full@48.2.0")
APT = ("scowl", "hunspell-sw")

# Two- and three-letter "words" of SCOWL that are abbreviations, or that no dictionary has.
EN_DROP = frozenset(
    "cs gs kb ks lm ln ls lx mb mf ms ps rs ss ts aeq csc dkl ert gre hhd oui poe quo ssh yer zac".split()
)
EN_LEVELS = (35, 50, 70, 80)
# Abbreviations, and two mutated forms that have an entry of their own.
CY_DROP = frozenset("kg km pm tt ccc chchch cyf isl amg egr ebr ecr nghylch nghyn".split())
SW_TWO = frozenset("ao au fa ja je la le na ni oa pa pi si tu ua wa ya za".split())


def fold(word: str) -> str:
    """The word without its accents."""
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def english(root: Path) -> dict[str, list[str]]:
    """SCOWL by level: each word at the first level that has it."""
    levels: dict[int, set[str]] = {level: set() for level in EN_LEVELS}
    for file in (root / "scowl/usr/share/dict/scowl").glob("*-words.*"):
        level = int(file.suffix[1:])
        if "variant" in file.name or level > EN_LEVELS[-1]:
            continue
        kept = next(known for known in EN_LEVELS if level <= known)
        levels[kept] |= {w for w in file.read_text("latin-1").split("\n") if WORD.match(w)}
    lists, seen = {}, set(EN_DROP)
    for level in EN_LEVELS:
        lists[f"en-{level}"] = sorted(levels[level] - seen)
        seen |= levels[level]
    return lists


def suffix_rules(aff: Path) -> dict[str, list[tuple[str, str, str, re.Pattern[str]]]]:
    """The SFX rules of a hunspell file: flag → (strip, add, flags that may follow, condition)."""
    rules: dict[str, list[tuple[str, str, str, re.Pattern[str]]]] = collections.defaultdict(list)
    for line in aff.read_text("utf-8").splitlines():
        part = line.split()
        if len(part) < 4 or part[0] != "SFX" or (part[2] in "YN" and part[3].isdigit()):
            continue
        add, _, follow = part[3].partition("/")
        condition = re.compile((part[4] if len(part) > 4 else ".") + r"\Z")
        rules[part[1]].append((part[2].replace("0", ""), add.replace("0", ""), follow, condition))
    return rules


def welsh(root: Path, emoji: set[str]) -> dict[str, list[str]]:
    """Every form that the suffix rules make, two deep as hunspell does (canu → can- → canodd)."""
    package = root / "dictionary-cy/package"
    rules = suffix_rules(package / "index.aff")
    depth: dict[str, int] = {}

    def expand(stem: str, flags: str, deep: int) -> None:
        word = fold(stem)
        if "X" not in flags and WORD.match(word):  # X: NEEDAFFIX, no word by itself
            depth[word] = min(deep, depth.get(word, deep))
        if deep < 2:
            for flag in flags:
                for strip, add, follow, condition in rules.get(flag, ()):
                    if condition.search(stem) and stem.endswith(strip):
                        expand(stem[: len(stem) - len(strip)] + add, follow, deep + 1)

    for line in (package / "index.dic").read_text("utf-8").splitlines()[1:]:
        entry, _, flags = line.strip().partition("/")
        if entry and fold(entry)[:1].islower():
            expand(entry, flags, 0)
    words = {w for w in depth if w not in CY_DROP and re.search("[aeiouwy]", w)}
    return levels_cy(words, depth, emoji)


def levels_cy(words: set[str], depth: dict[str, int], emoji: set[str]) -> dict[str, list[str]]:
    """1: words of the emoji annotations, and headwords of up to four letters; 2: headwords and plurals; 3: the rest."""
    first = {w for w in words if w in emoji or (depth[w] == 0 and len(w) <= 4)}
    second = {w for w in words if depth[w] < 2} - first
    return {"cy-1": sorted(first), "cy-2": sorted(second), "cy-3": sorted(words - first - second)}


def swahili(root: Path, emoji: set[str]) -> dict[str, list[str]]:
    """Every entry, and the few that its prefix flag makes; no card has the mark of ng', so it does not count."""
    folder = root / "hunspell-sw/usr/share/hunspell"
    prefixes = [line.split()[3] for line in (folder / "sw_TZ.aff").read_text("latin-1").splitlines()
                if line.startswith("PFX A 0")]  # fmt: skip
    words: set[str] = set()
    for line in (folder / "sw_TZ.dic").read_text("latin-1").splitlines()[1:]:
        entry, _, flags = line.strip().replace("'", "").partition("/")
        words.add(entry)
        if "A" in flags:
            words |= {prefix + entry for prefix in prefixes}
    return levels_sw({w for w in words if WORD.match(w) and (len(w) > 2 or w in SW_TWO)}, emoji)


def levels_sw(words: set[str], emoji: set[str]) -> dict[str, list[str]]:
    """By how many longer entries end in a word (the verb forms of a common stem are many): 1: five, 2: two or short."""
    ends = collections.Counter(w[i:] for w in words for i in range(1, len(w) - 2))
    first = {w for w in words if w in emoji or len(w) == 2 or ends[w] >= 5}
    second = {w for w in words if ends[w] >= 2 or len(w) <= 6} - first
    return {"sw-1": sorted(first), "sw-2": sorted(second), "sw-3": sorted(words - first - second)}


def emoji_words(root: Path, language: str) -> set[str]:
    """The lower-case words of Unicode's emoji annotations, without accents."""
    file = root / f"cldr-annotations-full/package/annotations/{language}/annotations.json"
    entries = json.loads(file.read_text("utf-8"))["annotations"]["annotations"].values()
    texts = (text for entry in entries for texts in entry.values() for text in texts)
    return {fold(w) for text in texts for w in re.findall(r"[^\W\d_]+", text) if w == w.lower()}


def rude_words(root: Path, english_words: set[str]) -> bytes:
    """The words no bot plays, a line each."""
    source = (root / "cuss/package/index.js").read_text("utf-8")
    return ("\n".join(sorted(rude.offensive(source, english_words))) + "\n").encode("ascii")


def licences(root: Path) -> dict[str, str]:
    """The licence of each source, for the file that stands beside its lists."""
    common = Path("/usr/share/common-licenses")
    debian = root / "hunspell-sw/usr/share"
    header = [line for line in (debian / "hunspell/sw_TZ.aff").read_text("latin-1").splitlines() if line[:1] == "#"]
    welsh_notice = (root / "dictionary-cy/package/license").read_text("utf-8")
    built = "The lists {} are built from it by tools/lexicons/build.py; they are modified versions.\n\n"
    lgpl21, lgpl3, gpl3 = ((common / name).read_text("utf-8") for name in ("LGPL-2.1", "LGPL-3", "GPL-3"))
    return {
        "LICENCE-en.txt": built.format("en-*.txt.gz")
        + (root / "scowl/usr/share/doc/scowl/copyright").read_text("utf-8"),
        "LICENCE-cy.txt": built.format("cy-*.txt.gz") + welsh_notice + "\n\n" + lgpl3 + "\n\n" + gpl3,
        "LICENCE-sw.txt": built.format("sw-*.txt.gz") + "\n".join(header) + "\n\n" + lgpl21,
        "LICENCE-offensive.txt": "offensive-en.txt is taken from npm cuss (words of rating 2).\n\n"
        + (root / "cuss/package/license").read_text("utf-8"),
    }


def build(root: Path) -> dict[str, bytes]:
    """Every data file: name → content."""
    lists = english(root) | welsh(root, emoji_words(root, "cy")) | swahili(root, emoji_words(root, "sw"))
    english_words = {word for name in lists if name.startswith("en-") for word in lists[name]}
    files: dict[str, bytes] = {}
    facts: dict[str, dict[str, object]] = {}
    for name, words in lists.items():
        text = ("\n".join(words) + "\n").encode("ascii")
        files[f"{name}.txt.gz"] = gzip.compress(text, 9, mtime=0)
        facts[name] = {"words": len(words), "sha256": hashlib.sha256(text).hexdigest()}
    files["offensive-en.txt"] = rude_words(root, english_words)
    files["lists.json"] = (json.dumps(facts, indent=1) + "\n").encode("ascii")
    return files | {name: text.encode("utf-8") for name, text in licences(root).items()}


def fetch(root: Path) -> None:
    """Download and unpack the source packages into the folder, with the machine's own package clients."""
    root.mkdir(parents=True, exist_ok=True)
    for name in APT:
        subprocess.run(["apt-get", "download", name], cwd=root, check=True)
        subprocess.run(["dpkg", "-x", str(next(root.glob(f"{name}_*.deb"))), str(root / name)], check=True)
    for spec in NPM:
        name = spec.partition("@")[0]
        subprocess.run(["npm", "pack", "--silent", spec], cwd=root, check=True)
        (root / name).mkdir(exist_ok=True)
        subprocess.run(["tar", "xzf", next(root.glob(f"{name}-*.tgz")).name, "-C", name], cwd=root, check=True)


def same(name: str, content: bytes) -> bool:
    """Whether the committed file holds the same; a gzip may differ by its writer's version, its content may not."""
    file = DATA / name
    if not file.exists():
        return False
    if name.endswith(".gz"):
        return gzip.decompress(file.read_bytes()) == gzip.decompress(content)
    return file.read_bytes() == content


def main() -> int:
    """Build, and write or compare."""
    parser = argparse.ArgumentParser(description="Rebuild Quiddler's word lists")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--fetch", type=Path, metavar="DIR")
    where.add_argument("--sources", type=Path, metavar="DIR")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    if arguments.fetch:
        fetch(arguments.fetch)
    changed = 0
    for name, content in build(arguments.fetch or arguments.sources).items():
        if same(name, content):
            continue
        changed += 1
        print(f"{name}: {'differs' if arguments.check else 'written'}")
        if not arguments.check:
            (DATA / name).write_bytes(content)
    return 1 if changed and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
