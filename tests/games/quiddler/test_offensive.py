"""The words no bot plays: word lists of our own, written without looking at the source's."""

from __future__ import annotations

from importlib import resources

import pytest
from tools.lexicons.rude import forms, keys, offensive

from parlwr.games.quiddler.decks import deck
from parlwr.games.quiddler.lexicon import ANY, CLEAN, lexicon

INNOCENT = """
    man men mane manes many eye eyes face faces head heads headed header loss lose losing boy boys baby babies
    ball balls bait bat grant grants granted guinea cricket crickets monkey monkeys robber robbery jockey trash
    bunny breed killer bandit biter caste packer swede chum price priced prices pricing spice spiced spices
    spicy spicing spite spites spike spiked spikes spiking shave shaved shaver shaves shaving assess assessed
    asset pudding puddings genie genies panties tome tomes tom pome torture tortured crape jape japed hoe hoed
    hoer taste tested testing cunning cushier dinky tardy swank swanky snigger sniggering whorl whorled negroni
    pissoir fagotto shittim mishit mishits debugger arsenal arsenic parse hoarse spicule japan gypsum pimple
    pimpernel twattle squawk hebetude class classes grass pass poodle pool pools analyse cocktail peacock
    cockpit dickens document sextet sussex bass title attitude circumstance raccoon cocoon tycoon shutter sheet
    ship slavish
""".split()
SLURS = """
    nigger niggers niggerish niggerdom niggerism niggerisms niggery nigga negroism negroid negroidal negrophobe
    whore whores whoring whored whoredom whorish whoremonger sodomise sodomised sodomize sodomized sodomizing
    bullshit bullshits bullshitted bullshitter bullshitting horseshit chickenshit crap craps crapped crapping
    masturbate masturbated masturbates masturbating masturbation lezzy lezzie lezzies poof poofs pooftah
    pooftahs poofter poofters chink chinks chinky chinkie chinkies chinkiest fuck fucks fucked fucker fuckers
    fucking mindfuck motherfucker motherfuckers cunt cunts shit shits shitty shittier shithead wank wanks wanked
    wanker wankers bitch bitches bitched bitchy twat twats slut sluts slutty sluttish faggot faggots faggotry
    coon coons spic spics wog wogs wop wops kike kikes yid yids gook gooks dago dagos dagoes kaffir kaffirs
    darky darkie darkies golliwog golliwogs arse arses arsed arsehole arseholes asshole assholes piss pissed
    pisser bugger buggers buggered bollocks retard retards squaw squaws squawman tranny trannies gypsy gypsies
    gyppo gyppos pickaninny pickaninnies piccaninnies jap japs pommy pommies redskin redskins wetback wetbacks
""".split()


def cards_of(word: str) -> list[int]:
    cards = deck("en")
    return [cards.index[code] for code in word]


@pytest.mark.parametrize("word", [word for word in INNOCENT if lexicon("en-expert", "en").has_text(word)])
def test_innocent_words_are_clean(word: str) -> None:
    assert word in lexicon("en-expert", "en").words(cards_of(word), CLEAN)


def test_most_of_them_are_words() -> None:
    """So that the test above cannot pass by testing nothing."""
    known = lexicon("en-expert", "en")
    assert sum(known.has_text(word) for word in INNOCENT) > 0.95 * len(INNOCENT)
    assert [word for word in SLURS if not known.has_text(word)] == []


@pytest.mark.parametrize("word", SLURS)
def test_slurs_are_words_but_no_bots(word: str) -> None:
    known = lexicon("en-expert", "en")
    assert word in known.words(cards_of(word), ANY)
    assert word not in known.words(cards_of(word), CLEAN)


def test_most_words_of_every_list_are_clean() -> None:
    rude = (resources.files("parlwr.games.quiddler") / "data/offensive-en.txt").read_text("ascii").split()
    assert rude == sorted(set(rude))
    known = lexicon("en-expert", "en")
    assert sum(known.has_text(word) for word in rude) < len(known) / 200


def test_keys_are_whole_single_words() -> None:
    source = "  pric: 2,\n  'porch monkey': 2,\n  'chinky': 2,\n  whore: 2\n  porn: 1,\n  'tar baby': 2,\n  x: 2\n"
    assert keys(source) == {"pric", "chinky", "whore"}


@pytest.mark.parametrize(
    ("word", "known", "found"),
    [
        ("chinky", "chinkies chinkier chinkiest chinkys", "chinkies chinkier chinkiest"),
        ("whore", "whores whored whoring whoreing", "whores whored whoring"),
        ("crap", "craps crapped crapping craped craping", "craps crapped crapping"),
        ("retard", "retarded retarding retards", "retarded retarding retards"),
        ("bullshit", "bullshitted bullshitting bullshits", "bullshitted bullshitting bullshits"),
        ("pud", "puds pudding", "puds"),  # no "pudded"
        ("spic", "spics spiced spicing spices", "spics"),
        ("ass", "asses assess", "asses"),
        ("chinaman", "chinamen", "chinamen"),
        ("dago", "dagos dagoes", "dagos dagoes"),
        ("man", "many manes mans", "mans"),
        ("dumb", "dumber dumbest dumby", "dumber dumbest"),
    ],
)
def test_regular_forms(word: str, known: str, found: str) -> None:
    assert forms(word, set(known.split())) == set(found.split())


def test_a_form_that_another_word_explains_is_clean() -> None:
    known = set("spit spite spits spites spited spiting rig rigger riggers chinky chinkie chinkies monkey".split())
    source = "  spit: 2,\n  rigger: 2,\n  chinky: 2,\n  'porch monkey': 2,\n"
    assert offensive(source, known) == {"spit", "spits", "rigger", "riggers", "chinky", "chinkie", "chinkies"}
