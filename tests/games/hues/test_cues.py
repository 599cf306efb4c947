"""What a cue may be: honest cues by language that must pass, tricks that must not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlwr.games.hues.cues import LONGEST, check, is_repeat
from parlwr.kernel import Refused

HONEST = {
    "en": """
        rose lime salmon eye tea blood glass frown blueberry Boden pump haul lavender candy-floss
        brownie greenery pinecone redwood whitebait blackberry bluebell greengage Orangutan Whitby teal
        indigo violet maroon turquoise café crème ng'ombe Easter
    """.split(),
    "cy": """
        haul mochyn lafant mynydd-dir môr eira candi-fflos gwaed tywod llaeth mwyar mefus ceirios eirin
        menyn glaswellt gwydr siocled ŵy tŷ dail niwl glo aur arian pryf llyffant glasier pwmpen
    """.split(),
    "sw": """
        ng'ombe nguruwe bahari jua moto damu embe ndizi parachichi karoti majani mchanga theluji maziwa
        chai kahawa tope dhahabu pilipili limau nyanya anga mawingu tembo simba twiga boga waya rose
        haul pump
    """.split(),
}

BASIC = {
    "en": """
        blue BLUE Blues bluish blu-e sky-blue blue-sky ｂｌｕｅ blúe grey gray greyish reddish redder greens
        orangey pinky purplish whitest yellowy brownish blackness ddu glas goch gwyn felyn vyeusi
        nyekundu kijani zambarau
    """.split(),
    "cy": """
        du ddu nu-du duon glas las gleision coch goch choch nghoch cochion gwyn wyn gwen wen gwynion
        melyn felen llwyd lwydion gwyrdd werdd wyrddion oren pinc binc phinc porffor borffor piws brown
        frown glasaidd cochaf blue weusi glas-y-dorlan
    """.split(),
    "sw": """
        nyeusi mweusi weusi meusi jeusi cheusi vyeusi keusi kweusi nyekundu chekundu wekundu nyeupe
        jeupe vyeupe buluu bluu samawati kahawia hudhurungi kijivu kijani chungwa machungwa pinki waridi
        zambarau manjano njano Kijani blue goch
    """.split(),
}

POSITION = {
    "en": """
        h H a P H15 h-15 26 ٣ 七 ² Ⅷ １５ twenty-six twentysix six third corner top row columns left north
        far-right
    """.split(),
    "cy": "pump bump chwech dau ddwy ugain degfed brig-4 gwaelod cornel gornel rhes chwith trydydd gogledd".split(),
    "sw": "tatu saba kumi ishirini juu chini kona safu katikati kulia wawili kwanza kaskazini".split(),
}

SHAPELESS = ["", " ", "\t\n", "pig pig", "-pig", "pig-", "pig--pig", "'tis", "🐷", "pig!", "пig", "blаck", "свинья",
             "豚",
             "\u202epig", "pi\u200bg", "pig\x00", "x" * 10_000,
             "a" * (LONGEST + 1), "ro\ufe0fse", "pig/sow", "pig_sow"]  # fmt: skip


def verdict(text: str, lang: str = "en", *, second: bool = False, used: tuple[str, ...] = ()) -> str | None:
    """The rule that refuses a cue, or None."""
    try:
        check(text, lang, second=second, used=used)
    except Refused as refused:
        return refused.rule
    return None


@pytest.mark.parametrize(("lang", "cue"), [(lang, cue) for lang, cues in HONEST.items() for cue in cues])
def test_honest_cues_pass(lang: str, cue: str) -> None:
    """hues.cue.one hues.cue.basic hues.cue.position: no honest cue is refused."""
    assert verdict(cue, lang) is None


@pytest.mark.parametrize(("lang", "cue"), [(lang, cue) for lang, cues in BASIC.items() for cue in cues])
def test_basic_colours_are_refused(lang: str, cue: str) -> None:
    """hues.cue.basic, as a first and as a second cue, alone and beside another word."""
    assert verdict(cue, lang) == "hues.cue.basic"
    assert verdict(f"moss {cue}", lang, second=True) == "hues.cue.basic"


@pytest.mark.parametrize("cue", ["bl\u200due", "bl\u00adue", "b\u2060lue", "blue\ufeff", "b-l-u-e", "bl’ue"])
def test_invisible_characters_hide_nothing(cue: str) -> None:
    """hues.cue.basic: compared after NFKC without punctuation and invisible characters."""
    assert verdict(cue) == "hues.cue.basic"


@pytest.mark.parametrize(("lang", "cue"), [(lang, cue) for lang, cues in POSITION.items() for cue in cues])
def test_places_are_refused(lang: str, cue: str) -> None:
    """hues.cue.position"""
    assert verdict(cue, lang) == "hues.cue.position"


@pytest.mark.parametrize("cue", SHAPELESS, ids=lambda cue: repr(cue[:12]))
def test_what_is_no_word_is_refused(cue: str) -> None:
    """hues.cue.one"""
    assert verdict(cue) == "hues.cue.one"


def test_the_second_cue() -> None:
    """hues.cue.two, hues.cue.relative: one or two words that do not steer from the first guesses."""
    assert verdict("Easter grass", second=True) is None
    assert verdict("North Sea", second=True) is None
    assert verdict("light sky", second=True) is None
    assert verdict("three small words", second=True) == "hues.cue.two"
    assert verdict("", second=True) == "hues.cue.two"
    steering = {"en": ["lighter", "darker sky", "more", "less"], "cy": ["ysgafnach", "goleuach", "dywyllach", "llai"]}
    steering["sw"] = ["zaidi", "kuliko hiyo"]
    for lang, cues in steering.items():
        for cue in cues:
            assert verdict(cue, lang, second=True) == "hues.cue.relative", cue
    assert verdict("lighter") is None  # a thing to light a fire with, where there is nothing to steer from
    assert verdict("b lue", second=True) == "hues.cue.basic"


@pytest.mark.parametrize(
    ("used", "cue"),
    [("pig", "PIG"), ("pig", "pigs"), ("pigs", "pig"), ("berry", "berries"), ("môr", "mor"),
     ("candy-floss", "candyfloss"),
     ("candy floss", "candy-floss"), ("llyfr", "llyfrau"), ("glass", "glasses"), ("tomatoes", "tomato"),
     ("leaf", "leaves"), ("knife", "knives"), ("quiz", "quizzes"), ("ox", "oxen"), ("merch", "merched"),
     ("calon", "calonnau"), ("athro", "athrawon")],
)  # fmt: skip
def test_repeats_are_refused(used: str, cue: str) -> None:
    """hues.cue.repeat: case, accents, punctuation and plural endings do not make a cue new."""
    lang = "cy" if used in ("llyfr", "merch", "calon", "athro") else "en"
    assert verdict(cue, lang, used=("sea", used)) == "hues.cue.repeat"


@pytest.mark.parametrize(
    ("used", "cue"),
    [("fir", "fires"), ("plum", "plumes"), ("cap", "capes"), ("star", "stares"), ("chill", "chilli"), ("tax", "taxi"),
     ("plate", "plateau"), ("pass", "passion"), ("pens", "pension"), ("lot", "lotion"), ("champ", "champion")],
)  # fmt: skip
def test_another_word_is_no_repeat(used: str, cue: str) -> None:
    """hues.cue.repeat: endings of one language say nothing of another's words."""
    assert verdict(cue, used=(used,)) is None


@pytest.mark.parametrize("cue", ["sky-blu-e", "sky-bl-ue", "pig-pi-nk", "ʙʟᴜᴇ", "bʟue", "pınk", "błue", "bluing"])
def test_disguises_of_basic_colours(cue: str) -> None:
    """hues.cue.basic: parts run together, and Latin letters that look alike."""
    assert verdict(cue) == "hues.cue.basic"


@pytest.mark.parametrize("cue", ["light er", "dar ker", "mo re", "purer sky", "snowier"])
def test_disguises_of_steering(cue: str) -> None:
    """hues.cue.relative"""
    assert verdict(cue, second=True) == "hues.cue.relative"


@pytest.mark.parametrize("cue", ["down below", "up up", "far north", "go down", "east side"])
def test_two_words_for_a_place(cue: str) -> None:
    """hues.cue.position"""
    assert verdict(cue, second=True) == "hues.cue.position"


@pytest.mark.parametrize("cue", ["jack-o'-lantern", "will-o'-the-wisp", "Hawaiʻi", "ng′ombe", "ng´ombe"])
def test_apostrophes_of_every_kind(cue: str) -> None:
    """hues.cue.one"""
    assert verdict(cue) is None


def test_an_accent_may_keep_words_apart() -> None:
    """hues.cue.basic: Welsh gwên is a smile, gwen is white."""
    assert verdict("gwên", "cy") is None
    assert verdict("gwen", "cy") == "hues.cue.basic"
    assert verdict("lion tamer", second=True) is None


def test_what_only_looks_alike_is_no_repeat() -> None:
    """hues.cue.repeat"""
    assert is_repeat("glass", ["grass", "gas"]) is None
    assert is_repeat("moss", ["most", "mop"]) is None


@given(st.text(max_size=60), st.sampled_from(["en", "cy", "sw"]), st.booleans())
def test_any_text_is_accepted_or_refused(text: str, lang: str, second: bool) -> None:
    """Whatever is typed gets a verdict; what is accepted is accepted again as shown, and repeats itself."""
    rule = verdict(text, lang, second=second)
    if rule is not None:
        assert rule.startswith("hues.cue.")
        return
    shown = check(text, lang, second=second, used=())
    assert check(shown, lang, second=second, used=()) == shown
    assert is_repeat(shown, [shown]) == shown
