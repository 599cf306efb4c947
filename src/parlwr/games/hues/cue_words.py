"""The words a cue may not use, by language: basic colours, numbers, places on a board, comparatives.

Lists of forms, never stemming, so that *glass*, *frown* and *blueberry* stay free. All in lower case without accents.
Sources: the rules hues.cue.basic, hues.cue.position and hues.cue.relative; Welsh mutations and Swahili class prefixes
are spelt out by the functions here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

LANGUAGES = ("en", "cy", "sw")


# -- Welsh mutations and Swahili prefixes ------------------------------------------------------------------------------

_SOFT = {"p": "b", "t": "d", "c": "g", "b": "f", "d": "dd", "g": "", "m": "f", "ll": "l", "rh": "r"}
_NASAL = {"p": "mh", "t": "nh", "c": "ngh", "b": "m", "d": "n", "g": "ng"}
_ASPIRATE = {"p": "ph", "t": "th", "c": "ch"}


def mutated(word: str, *, nasal: bool = True) -> Iterator[str]:
    """A Welsh word and its soft, nasal and aspirate forms."""
    yield word
    for table in (_SOFT, _NASAL, _ASPIRATE) if nasal else (_SOFT, _ASPIRATE):
        for length in (2, 1):
            start = word[:length]
            if start in table and not (length == 1 and word[:2] in ("ch", "dd", "ff", "ph", "th", "ll", "rh")):
                yield table[start] + word[length:]
                break


def _mutations(words: Iterable[str], *, nasal: bool = True) -> frozenset[str]:
    return frozenset(form for word in words for form in mutated(word, nasal=nasal))


_PREFIXES = {
    "e": ("mw", "w", "my", "m", "j", "ch", "vy", "ny", "k", "kw", "p", ""),
    "consonant": ("m", "wa", "mi", "ma", "ki", "vi", "n", "ka", "ku", "pa", "u", ""),
}


def _classes(stem: str) -> Iterator[str]:
    for prefix in _PREFIXES["e" if stem[0] == "e" else "consonant"]:
        yield prefix + stem


# -- basic colours: in all three languages, whatever the cue's language (hues.cue.basic) -------------------------------

_ENGLISH_BASIC = """
black blacks blacker blackest blackish blacky blackness blacken blackens blackened blackening blacked
blue blues bluer bluest bluish blueish bluey blueness blued
brown browns browner brownest brownish browny brownness browned browning
grey greys greyer greyest greyish greyness greyed greying gray grays grayer grayest grayish grayness grayed graying
green greens greener greenest greenish greeny greenness greened greening
orange oranges oranger orangest orangish orangeish orangey orangy orangeness
pink pinks pinker pinkest pinkish pinky pinkness pinked
purple purples purpler purplest purplish purpleish purply purpley purpleness purpled
red reds redder reddest reddish reddy redness redden reddens reddened reddening
white whites whiter whitest whitish whiteish whitey whity whiteness whiten whitens whitened whitening
yellow yellows yellower yellowest yellowish yellowy yellowness yellowed yellowing
pinkier pinkiest greenier greeniest yellowier yellowiest purplier purpliest orangier orangiest redly greenly bluely
whitely blueing bluing purpling pinken pinkens reddishness bluishness greenishness greyishness yellowishness
""".split()

_WELSH_BASIC = """
du duon duach duaf dued duaidd duwch glas gleision glasach glasaf glased glasaidd glesni glesaidd
brown browniau brownach brownaf brownaidd llwyd llwydion llwydach llwydaf llwyded llwytach llwytaf llwyted
llwydaidd llwydni
gwyrdd gwerdd gwyrddion gwyrddach gwyrddaf gwyrdded gwyrddaidd gwyrddni oren orenau orennau oreniau orenaidd
pinc pincach pincaf pinciach pincaidd pinciau
porffor porfforach porfforaf porfforaidd piws piwsach piwsaf piwsaidd coch cochion cochach cochaf coched
cochaidd cochni cochlyd
gwyn gwen gwynion gwynnach gwynach gwynnaf gwynaf gwynned gwynaidd gwynnaidd gwynder
melyn melen melynion melynach melynaf melyned melynaidd melynder melynwy
""".split()

_SWAHILI_STEMS = ("eusi", "ekundu", "eupe")
_SWAHILI_BASIC = """
buluu bluu samawati kahawia hudhurungi kijivu kijivujivu kijani chanikiwiti chungwa machungwa pinki waridi zambarau
manjano njano umanjano unjano uweusi uwekundu uweupe
kibuluu kibluu kimanjano kizambarau kikahawia kihudhurungi kisamawati ukijani mawaridi bluubluu kijanikijani
""".split()

# Mutated forms that are honest words elsewhere: an egg's yolk, and the English frown (hues.cue.basic names it).
_NOT_BASIC = frozenset({"melynwy", "felynwy", "frown", "nu"})
BASIC: frozenset[str] = (
    frozenset(_ENGLISH_BASIC)
    | _mutations(_WELSH_BASIC)
    | frozenset(_SWAHILI_BASIC)
    | frozenset(form for stem in _SWAHILI_STEMS for form in _classes(stem))
) - _NOT_BASIC

BASIC_HERE: dict[str, frozenset[str]] = {"en": frozenset(), "cy": frozenset({"frown"}), "sw": frozenset()}
"""Forms that are a basic colour only when the cue is in that language (Welsh *frown* is *brown*, mutated)."""

HONEST_SPELLINGS = frozenset({"gwên", "wên"})
"""Words that an accent alone keeps apart from a basic colour: a Welsh smile is not a white woman."""


# -- numbers, ordinals and places on a board, in the cue's own language (hues.cue.position) ----------------------------

_UNITS = "one two three four five six seven eight nine".split()
_TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_ORDINALS = """
first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth hundredth thousandth
""".split()
_ENGLISH_NUMBERS = (
    frozenset(
        """
        zero nought nil hundred thousand million billion trillion dozen fourty zeroth twenties thirties forties fifties
        """.split()
    )
    | frozenset([*_UNITS, *_TEENS, *_TENS])
    | frozenset(_ORDINALS)
    | frozenset(ten + unit for ten in _TENS for unit in [*_UNITS, *_ORDINALS[:9]])
    | frozenset(word + "s" for word in [*_UNITS, *_TEENS, "hundred", "thousand", "million"])
)
_ENGLISH_PLACES = frozenset(
    """
    top topmost bottom bottommost left leftmost lefthand right rightmost righthand middle centre center central corner
    corners cornered edge edges row rows column columns upper uppermost lowermost diagonal diagonally horizontal
    vertical
    horizontally vertically coordinate coordinates topleft topright bottomleft bottomright northeast northwest southeast
    southwest innermost centremost centermost quadrant halfway
    """.split()
)

_WELSH_NUMBERS = _mutations(
    """
    dim sero un dau dwy tri tair pedwar pedair pump pum chwech chwe saith wyth naw deg deng deuddeg deuddeng pymtheg
    pymtheng deunaw ugain deugain trigain hanner-cant cant mil miliwn cannoedd miloedd unfed cyntaf ail trydydd trydedd
    pedwerydd pedwaredd pumed chweched seithfed wythfed nawfed degfed deuddegfed pymthegfed ugeinfed canfed
    hugain dwsin degau ugeiniau
    """.split(),
    nasal=False,
) | frozenset({"unarddeg", "dauddeg", "trideg", "pedwardeg", "pumdeg", "chwedeg", "saithdeg", "wythdeg", "nawdeg"})
_WELSH_PLACES = _mutations(
    """
    top gwaelod chwith dde de canol cornel corneli cornelau ymyl ymylon rhes rhesi colofn colofnau uchaf isaf croeslin
    llorweddol fertigol cyfesuryn cyfesurynnau gogledd-ddwyrain gogledd-orllewin de-ddwyrain de-orllewin
    """.split()
)

_SWAHILI_ADJECTIVAL = ("wili", "tatu", "nne", "tano", "nane", "moja")
_SWAHILI_NUMBERS = frozenset(
    """
    sifuri moja mosi mbili pili tatu nne tano sita saba nane tisa kumi ishirini thelathini arobaini hamsini sitini
    sabini
    themanini tisini mia elfu laki milioni bilioni arubaini makumi mamia maelfu theluthi limoja kwanza mmoja dazeni
    """.split()
) | frozenset(prefix + stem for stem in _SWAHILI_ADJECTIVAL for prefix in ("wa", "vi", "mi", "ma", "ki"))
_SWAHILI_PLACES = frozenset(
    """
    juu chini kushoto kulia katikati kati kona ukingo ukingoni pembeni safu safuwima safumlalo mlalo wima
    kiwianishi viwianishi
    """.split()
)

POSITION: dict[str, frozenset[str]] = {
    "en": _ENGLISH_NUMBERS | _ENGLISH_PLACES,
    "cy": _WELSH_NUMBERS | _WELSH_PLACES,
    "sw": _SWAHILI_NUMBERS | _SWAHILI_PLACES,
}

WHOLE_POSITION: dict[str, frozenset[str]] = {
    "en": frozenset(
        {"north", "south", "east", "west", "up", "down", "above", "below", "lower", "side", "border", "rim"}
    ),
    "cy": _mutations(
        {"gogledd", "dwyrain", "gorllewin", "i-fyny", "fyny", "i-lawr", "lawr", "uwchben", "islaw", "ochr"}
    ),
    "sw": frozenset({"kaskazini", "kusini", "mashariki", "magharibi", "upande"}),
}
"""Words that point to a place only when they are all there is (*North Sea* is an honest cue, *north* is not)."""

WAYS: dict[str, frozenset[str]] = {
    "en": frozenset({"far", "way", "go", "move", "look", "the", "to", "further"}),
    "cy": frozenset({"ewch", "dos", "i", "y", "yr", "tua", "pell"}),
    "sw": frozenset({"nenda", "kwa", "ya", "sana"}),
}
"""Words that add nothing to those: *far north* is no better than *north*."""


# -- what steers from the first guesses, in the cue's own language (hues.cue.relative) ---------------------------------

_ADJECTIVES = """
light dark bright pale deep warm cool cold hot dull strong weak soft hard rich faint vivid clear clean dirty dim sharp
loud quiet fresh old new young mild muddy dusty hazy misty murky cloudy sunny shiny glossy chalky milky creamy earthy
pure full plain lovely pretty lush crisp bitter sour intense mute stormy snowy frosty chilly foggy sooty gloomy dusky
inky bloody ruddy salty juicy fruity peachy
heavy thick thin dense near far close high low big large small great little fine bold calm harsh rough smooth sweet dry
wet ripe raw fair gaudy wild shady smoky sandy rosy golden lime leafy grassy icy fiery mossy stony rusty
""".split()


def _comparative(word: str) -> str:
    if word.endswith("e"):
        return word + "r"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ier"
    if word in {"hot", "dim", "big", "thin", "wet", "sad", "tan"}:
        return word + word[-1] + "er"
    return word + "er"


_ENGLISH_RELATIVE = (
    frozenset(_comparative(word) for word in _ADJECTIVES)
    | frozenset(
        """
        more less lesser better worse further farther than nearer closer opposite similar same different not lighten
        darken
        brighten lightened darkened brightened instead likewise drier shyer greyer
        slightly almost nearly toward towards beyond too
        """.split()
    )
) - frozenset({"farer", "limer", "goldener"})

_WELSH_RELATIVE = _mutations(
    """
    mwy llai ysgafnach goleuach tywyllach disgleiriach llacharach gwelwach dyfnach cynhesach cynhesach oerach poethach
    cryfach gwannach meddalach caletach cyfoethocach cliriach pylach pwlach glanach butrach bryntach agosach nes
    pellach uwch
    is mwynach teneuach trymach trwmach tewach lleiach well gwell gwaeth hynach hyn ieuangach ifancach sychach gwlypach
    melysach dwysach golauach cyfoethogach harddach tanbeitiach llymach budrach purach bywiocach ffresach tlysach
    prydferthach hirach byrrach ymhellach cochach glasach gwyrddach melynach gwynnach duach llwytach llwydach
    pincach porfforach goleuo tywyllu
    tebyg gwahanol
    """.split()
)

_SWAHILI_RELATIVE = frozenset(
    """
    zaidi mno kuliko pungua punguza ongeza zidi zidisha kupita kupungua pungufu kidogo vilevile sawa tofauti
    karibu mbali kuzidi inayozidi chache isiyo siyo
    """.split()
)

RELATIVE: dict[str, frozenset[str]] = {"en": _ENGLISH_RELATIVE, "cy": _WELSH_RELATIVE, "sw": _SWAHILI_RELATIVE}
