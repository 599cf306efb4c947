### Maandishi ya kila mchezo na kila meza, kwa Kiswahili.

## The rules of every table

table = Kwenye kila meza
table-section-acts = Vitendo
table-section-seats = Viti na wachezaji

# table.over
table-over = Mchezo uliokwisha
    .rule = Mchezo ukishakwisha haupokei tena kitendo chochote.
    .note = Uamuzi wetu. Unaweza kuutazama mchezo tena au kucheza tena wakati wowote.
    .refused = Mchezo umekwisha.

# table.malformed
table-malformed = Kisicho kitendo cha mchezo
    .rule = Chochote kisicho kitendo cha mchezo hukataliwa: aina ya kitendo isiyojulikana, sehemu inayokosekana, au kadi, nafasi au kiti kisichokuwepo katika mchezo.
    .note = Uamuzi wetu, ili kosa la programu lisihesabiwe kamwe kuwa kitendo cha mchezaji.
    .refused = Hicho si kitendo cha mchezo huu.

# table.stale
table-stale = Hali iliyobadilika
    .rule = Kitendo kilichochaguliwa kabla ya chaguo zako kubadilika mara ya mwisho hukataliwa, ili mtu yeyote asitende kwa jambo ambalo bado hajaliona.
    .note = Uamuzi wetu; kwenye meza halisi kila mtu huona kadi zilezile kwa wakati mmoja.
    .refused = Hali ya meza imebadilika tangu ulipochagua. Tazama tena, kisha uchague.

# table.storage
table-storage = Kuhifadhiwa salama
    .rule = Kitendo huhesabiwa kinapokuwa kimehifadhiwa salama kwenye diski; kisichoweza kuhifadhiwa hakipokelewi.
    .note = Uamuzi wetu, ili mchezo usisahau kamwe kitendo ambacho mchezaji amekiona.
    .refused = Seva haikuweza kuhifadhi kitendo hiki, kwa hiyo hakikupokelewa. Tafadhali jaribu tena.

# table.rate
table-rate = Mengi mno kwa mara moja
    .rule = Maombi mengi mno kwa muda mfupi hukataliwa.
    .note = Uamuzi wetu, ili mgeni mmoja asiwaharibie wengine mchezo.
    .refused = Hayo yalikuwa mengi mno kwa muda mfupi. Subiri kidogo.

# table.clock
table-clock = Saa
    .rule = Ikiwa meza ina saa na muda wa mchezaji umekwisha, mchezaji wa kompyuta humchezea zamu hiyo moja.
    .note = Uamuzi wetu. Meza haina saa isipokuwa aliyeiunda ameiweka.

# table.hints
table-hints = Madokezo
    .rule = Mwenyeji akiwasha madokezo, mwenye zamu anaweza kuomba moja: tendo ambalo kanuni zinaruhusu, na sababu yake. Dokezo halijui zaidi ya mchezaji anayeomba.
    .note = Imeamuliwa hapa, kwa wanaoanza. Madokezo yamezimwa isipokuwa mtengenezaji wa meza ayawashe; wachezaji wote wanayapata, au hakuna.
    .refused = { $why ->
        [off] Hakuna madokezo kwenye meza hii.
        [turn] Dokezo lipo tu ikiwa ni zamu yako.
       *[none] Hakuna dokezo linalokuja akilini kwa sasa.
    }

# table.rules
table-rules = Mchezo hubaki na sheria zake
    .rule = Mchezo humalizwa kwa toleo la sheria ulioanza nalo. Meza ambayo seva hii haichezi tena toleo lake hubaki ilivyo.
    .note = Uamuzi wetu, ili sasisho lisibadilishe kamwe mchezo unaoendelea.
    .refused = Mchezo huu ulianza kwa toleo la { $rules } la sheria zake, na seva hii inacheza { $plays }. Anayeiendesha anaweza kulirudisha toleo la zamani.

# table.seat
table-seat = Kiti chako
    .rule = Kiti ni cha yule aliye na ufunguo wake; hakuna mwingine anayekitumia kwa niaba yake.
    .note = Uamuzi wetu. Ufunguo hautoki kamwe kwenye kivinjari chako.
    .refused = Kiti hicho si chako.

# table.full
table-full = Meza iliyojaa
    .rule = Ikiwa hakuna kiti kilicho wazi, mtu mwingine hawezi kuketi. Yeyote anaweza kutazama, mwenyeji akiruhusu.
    .note = Uamuzi wetu. Idadi ya viti huchaguliwa meza inapoundwa.
    .refused = Hakuna kiti kilicho wazi kwenye meza hii.

# table.waiting
table-waiting = Kabla ya mchezo kuanza
    .rule = Hakuna anayeweza kucheza kabla ya mchezo kuanza. Mchezo huanza viti vyote vikishachukuliwa, au mwenyeji anapouanzisha na wachezaji wa kompyuta kujaza viti vilivyo wazi.
    .note = Uamuzi wetu.
    .refused = Mchezo haujaanza bado.

# table.nonce
table-nonce = Nambari ya kuchanganya
    .rule = Kila mchezaji anaweza kuongeza nambari moja katika kuchanganya, mara moja, baada ya ahadi na kabla ya kugawa.
    .note = Uamuzi wetu, ili mtu yeyote, hata seva, asichague kadi peke yake. Vivinjari hufanya hivi vyenyewe; ugawaji huisubiri sekunde ishirini tu.
    .refused = Nambari yako ya kuchanganya huku imeshaamuliwa.

# table.started
table-started = Mchezo ukishaanza
    .rule = Chaguo za mchezo haziwezi kubadilishwa tena mchezo ukishaanza, na hakuna mwingine anayeketi isipokuwa mwenyeji amefungua kiti. Mchezaji wa kompyuta hucheza hapo hadi mtu atakapofika.
    .note = Uamuzi wetu.
    .refused = Mchezo umeshaanza.

# table.options
table-options = Chaguo na idadi ya wachezaji
    .rule = Chaguo, thamani au idadi ya wachezaji isiyokuwepo katika mchezo hukataliwa.
    .note = Uamuzi wetu. Idadi za wachezaji ambazo sanduku la mchezo halizitaji huwekewa alama kwenye ukumbi.
    .refused = { $option ->
        [seats] Mchezo huu ni wa wachezaji { $low } hadi { $high }, si { $value }.
       *[other] Mchezo hauwezi kuchezwa kwa chaguo hizi: { $option }.
    }

# table.name
table-name = Majina
    .rule = Jina lina herufi 1 hadi 24 zinazoonekana, bila alama za udhibiti wala za mwelekeo wa maandishi.
    .note = Uamuzi wetu, ili mtu asijifanye kuwa mwingine.
    .refused = Jina linahitaji herufi 1 hadi 24 zinazoonekana, bila alama zilizofichwa.

# table.host
table-host = Mwenyeji
    .rule = Ni mwenyeji pekee anayeanzisha mchezo, anayealika wachezaji wa kompyuta, anayefungua kiti, anayemwondoa mchezaji, na anayesema nani ataiona meza na nani anaweza kutazama. Yeyote anaweza kuacha kiti chake mwenyewe.
    .note = Uamuzi wetu. Mwenyeji ni yule aliyeiunda meza. Nafasi hiyo inaweza kukabidhiwa mchezaji mwingine; hupita kwa mwingine mwenyeji anapoondoka au akiwa nje ya mtandao kwa dakika 10.
    .refused = Ni mwenyeji pekee anayeweza kufanya hivyo.

# table.watch
table-watch = Kutazama
    .rule = Asiye na kiti anaweza kutazama, isipokuwa mwenyeji amechagua kwamba mtu yeyote asitazame. Mchezo ukishakwisha yeyote anaweza kuutazama tena.
    .note = Uamuzi wetu. Mtazamaji haoni kamwe zaidi ya yale ambayo kila mtu mezani anayaona.
    .refused = Hakuna anayeruhusiwa kutazama kwenye meza hii.

# table.stand_in
table-stand-in = Kuondoka kwa muda
    .rule = Mchezaji wa kompyuta anaweza kumchezea mtu ambaye hayupo: mtu huyo huomba mwenyewe, au mwenyeji humwombea asiye mtandaoni. Hukoma mtu huyo anaposema, au anapocheza tena mwenyewe.
    .note = Uamuzi wetu. Kwenye rekodi, vitendo vya kiti hicho huonekana kama kawaida.
    .refused = Mwenyeji anaweza kumweka mchezaji wa kompyuta kwa ajili ya asiye mtandaoni pekee; ni mtu huyo pekee anayeweza kulikomesha.

# table.code
table-code = Kiti kwenye kifaa kingine
    .rule = Aliyeketi mezani anaweza kuomba msimbo na kuendelea nao kwenye kifaa kingine; hapo kifaa cha kwanza hupoteza kiti. Msimbo hufanya kazi mara moja, kwa dakika 10, na haufanyi kazi kabisa baada ya misimbo mitano isiyo sahihi.
    .note = Uamuzi wetu. Kwa kuwa hudumu kwa muda mfupi, msimbo unaweza kuwa mfupi wa kutosha kuandikwa.
    .refused = Msimbo huo si sahihi, umeshatumika, au umepitwa na wakati. Omba mpya kwenye kifaa chenye kiti.

## What is wrong but breaks no rule

error-not-found = Hakuna kitu kwenye anwani hii.
error-not-over = Hilo litafunguliwa mchezo utakapokwisha.
error-too-large = Hilo ni kubwa mno.
error-bad-json = Hilo halikusomeka.
error-forbidden-origin = Ukurasa huu hauruhusiwi kuzungumza na seva hii.

## Words of the command line

text-seat = Kiti { $seat }
rules-title = { $game }: kanuni
rules-source-seed = Kutoka maelezo ya mchezo
rules-source-publisher = Kutoka mchezo uliochapishwa
rules-source-decision = Uamuzi wetu
rules-note = Maelezo

## Installed on a device (parlwr.net.install)

app-about = Michezo ya kadi na ya ubao kwa jioni ya pamoja: na marafiki kwenye skrini zao, na wachezaji wa kompyuta, au wote.
app-mine = Michezo yangu
app-offline = Hakuna muunganisho na sebule
app-offline-more = Seva haipatikani. Viti vyako vinatunzwa. Hakuna meza itakayoonyeshwa hapa hadi iweze kuonyeshwa ilivyo; ukurasa utarudi wenyewe.
app-offline-again = Jaribu tena

## The client (messages ui-…)


# The shell
ui-skip = Ruka hadi yaliyomo
ui-home = Parlwr: michezo yote
ui-lobby = Michezo yote
ui-to-lobby = Kwenye chumba cha mbele
ui-settings = Lugha, mwanga na sauti
ui-language = Lugha
ui-theme-system = Mwanga: kama kifaa kilivyo
ui-theme-light = Mwanga: mchana
ui-theme-dark = Mwanga: usiku
ui-sound = Sauti
ui-notify = Nijulishe zamu yangu ikifika
ui-notify-blocked = Kivinjari hakiruhusu arifa kutoka ukurasa huu.
ui-install = Weka Parlwr kwenye kifaa hiki
ui-part-missing = Sehemu hii ya ukurasa haikuweza kupatikana.
ui-close = Funga
ui-again = Jaribu tena
ui-footer = sebule yako mwenyewe: michezo kati ya marafiki, kwenye mashine yako.
ui-footer-names = Majina ya michezo ni mali ya wamiliki wake.
# shown in Welsh and Swahili only
ui-footer-unchecked = Maandishi haya bado hayajakaguliwa na wazungumzaji asilia wa Kiswahili.
ui-footer-schema = Kwa programu
ui-wording = Boresha maneno haya
ui-wording-help = Elekeza kwenye maandishi, au yafikie hatua kwa hatua, kisha uyabonyeze: jina na maneno yake yananakiliwa, tayari kutumwa kwa wanaoyatunza.
ui-wording-paused = Unaweza kutumia ukurasa kama kawaida. Chagua maandishi ukiyaona.
ui-wording-text = Kinachonakiliwa
ui-wording-back = Maandishi yaliyotangulia
ui-wording-next = Maandishi yanayofuata
ui-wording-use = Tumia ukurasa
ui-wording-choose = Chagua maandishi
# id: the name of a message
ui-wording-copied = Imenakiliwa: { $id }
ui-wording-by-hand = Kivinjari hiki hakiruhusu ukurasa kunakili. Maandishi yamechaguliwa: yanakili mwenyewe.
ui-refused = Hilo haliwezekani sasa.
ui-error-offline = Seva haipatikani. Je, uko mtandaoni?
ui-error-server = Hitilafu imetokea kwenye seva. Tafadhali jaribu tena.
ui-lost-page = Hakuna ukurasa kama huo
ui-lost-page-help = Huenda anwani ina kosa.
ui-lost-table = Hakuna meza kama hiyo
ui-lost-table-help = Huenda msimbo una kosa, au meza imeondolewa.
ui-lost-game = Hakuna mchezo kama huo
ui-lost-game-help = Michezo yote inayochezwa hapa iko kwenye chumba cha mbele.

# The lobby
ui-hello = Karibu ndani, keti, cheza.
ui-hello-more = Michezo ya kadi na ya ubao kwa jioni ya pamoja: na marafiki kwenye skrini zao, na wachezaji wa kompyuta, au wote. Hakuna akaunti, hakuna matangazo, hakuna cha kusakinisha.
ui-pick-game = Tucheze nini?
# low, high: numbers of players
ui-players-range = Wachezaji { $low }–{ $high }
# minutes: about how long a game takes
ui-minutes = { $minutes ->
        [one] kama dakika moja
       *[other] kama dakika { $minutes }
    }
ui-rules = Sheria
ui-play-now = Cheza na kompyuta
ui-set-table = Andaa meza
ui-join-code = Umepewa msimbo?
ui-join-code-example = k.m. CWM-418
ui-join = Nenda mezani
# code: as it was typed
ui-join-unknown = Hakuna meza { $code } hapa. Je, kila herufi ni sahihi?
ui-join-seat = Huo ni msimbo wa kiti. Nenda kwenye meza yenyewe, bonyeza “Meza” na uuandike huko.
ui-my-tables = Meza ulizowahi kuketi
ui-guest = Mgeni
# game
ui-setup = Meza ya { $game }
ui-your-name = Jina lako
ui-seats = Nani anaketi?
ui-you = Wewe
# number: from 1
ui-seat-number = Kiti cha { $number }
ui-person = rafiki (kwa kiungo)
# level: one of the words below
ui-bot-level = kompyuta, { $level }
ui-level-easy = ya upole
ui-level-medium = yenye uzoefu
ui-level-hard = yenye nguvu
ui-level-notebook = yenye daftari
ui-level-expected = ya kupiga hesabu
ui-plays = Inavyocheza
ui-seat-more = Ongeza kiti kimoja
ui-seat-less = Punguza kiti kimoja
ui-seats-unusual = Inaweza kuchezwa hivyo, lakini boksi linasema wachezaji { $low }–{ $high }.
ui-seats-range = Kwa chaguo hizi wanaweza kucheza wachezaji { $low }–{ $high }.
ui-clock = Muda wa zamu
ui-clock-none = muda wowote utakao
ui-clock-seconds = { $seconds ->
        [one] sekunde 1
       *[other] sekunde { $seconds }
    }
ui-pace = Wachezaji wa kompyuta
ui-pace-human = hawana haraka
ui-pace-fast = hucheza papo hapo
ui-option-first = Nani anaanza
ui-first-random = bahati inaamua
ui-create = Fungua meza
ui-create-help = Kisha utapata kiungo kwa ajili ya wengine.

# My games on this device
ui-mine = Michezo yangu kwenye kifaa hiki
ui-mine-help = Orodha hii inatunzwa kwenye kivinjari hiki pekee.
ui-mine-all = Michezo yangu yote
ui-mine-on = Inayoendelea
ui-mine-over = Iliyokwisha
ui-mine-none = Bado hakuna mchezo uliochezwa kwenye kifaa hiki.
ui-mine-open = inasubiri wachezaji
# codes: tables that the server no longer has; count: how many
ui-mine-gone = { $count ->
        [one] Meza moja haipo tena kwenye seva: { $codes }.
       *[other] Meza { $count } hazipo tena kwenye seva: { $codes }.
    }
# names: those I played with
ui-mine-with = pamoja na { $names }
ui-forget = Sahau

# Open tables of this server
ui-open-tables = Meza zilizo wazi
ui-open-none = Hakuna meza inayosubiri wachezaji kwa sasa.
# count: seats that are free
ui-open-free = { $count ->
        [one] kiti kitupu 1
       *[other] viti vitupu { $count }
    }
ui-open-unhurried = bila saa
ui-listed = Yeyote anaweza kujiunga
ui-listed-help = Meza itakuwa kwenye orodha ya chumba cha mbele hadi viti vyote vichukuliwe.
ui-watch = Wengine wanaweza kutazama
ui-watch-help = Aliye na kiungo huona yale ambayo kila mtu mezani anayaona.
# count: a span of time
ui-time-days = { $count ->
        [one] siku 1
       *[other] siku { $count }
    }
ui-time-hours = { $count ->
        [one] saa 1
       *[other] saa { $count }
    }
ui-time-minutes = { $count ->
        [one] dakika 1
       *[other] dakika { $count }
    }

# The table while seats are being taken
ui-table = Meza
ui-table-code = Meza { $code }
ui-coming-in = Tunaingia…
ui-waiting = { $game }: nani anakuja?
ui-host = mwenyeji
ui-here = ameketi
ui-free-seat = kiti kitupu
ui-invite-bot = Kompyuta, { $level }
ui-seat-bot = Au kompyuta:
ui-free-it = Achia kiti
ui-sit = Keti
ui-start = Anza mchezo
ui-start-help = { $count ->
        [one] Mchezaji wa kompyuta atachukua kiti kitupu.
       *[other] Wachezaji wa kompyuta watachukua viti vitupu { $count }.
    }
ui-wait-for-host = Una kiti. Mchezo utaanza wote watakapofika, au mwenyeji atakaposema.
ui-no-seat = Viti vyote vimechukuliwa. Unaweza kutazama.
ui-invite = Alika wengine
ui-link = Kiungo cha meza hii
ui-copy = Nakili
ui-copied = Kimenakiliwa
ui-copied-more = Kiungo kimenakiliwa: kibandike kwenye ujumbe.
ui-qr = Msimbo wa mraba wenye kiungo, kwa kamera ya simu
ui-only-here = Ni kompyuta hii tu inayoweza kufungua kiungo. Ili kucheza na wengine nyumbani, anzisha seva kwa --lan.
ui-screen = Skrini ya meza
ui-screen-help = huonyesha meza kwa chumba kizima, kwenye projekta; kila mmoja hucheza kwa simu yake.
ui-screen-join = Elekeza simu yako hapa ujiunge
ui-your-mark = Kete yako

# The table while the game goes on
ui-players = Wachezaji mezani
ui-to-act = zamu yake
ui-your-turn = Zamu yako
# names: those whose turn it is, in the title of the page
ui-turn-of = zamu ya { $names }
ui-game-over = Mchezo umekwisha.
ui-beside = Kando ya meza
# read aloud, not shown
ui-news = Kilichotokea sasa hivi
ui-log = Matukio
ui-log-empty = Hakuna kilichotokea bado.
ui-why = Kwa nini?
ui-see-rule = Fungua sheria
ui-link-lost = Muunganisho umekatika. Tunajaribu tena…
ui-link-offline = Hauko mtandaoni. Kiti chako kinatunzwa.
ui-link-busy = Hiyo ilikuwa nyingi mno kwa mara moja. Subiri kidogo…
# names: of those whose line is broken
ui-away = Hayupo kwa sasa: { $names }
# seconds: left of the turn
ui-clock-left = { $seconds ->
        [one] imebaki sekunde 1
       *[other] zimebaki sekunde { $seconds }
    }
ui-clock-played = Muda uliisha: mchezaji wa kompyuta alicheza zamu hiyo.
ui-watching = Unatazama.

# About the table and its seats
ui-menu = Kwenye meza hii
ui-menu-mine = Kiti chako
ui-menu-table = Chaguo za mwenyeji
ui-menu-device = Kwenye kifaa hiki
ui-change = Badilisha
ui-not-now = Si sasa
ui-off-line = hayuko mtandaoni
ui-seat-open = kimefunguliwa: mchezaji wa kompyuta anacheza hadi mtu afike
ui-stand-in = Mchezaji wa kompyuta anichezee
ui-stand-in-help = Hadi ubonyeze “Nicheze mwenyewe”, au ucheze.
ui-stand-in-for = Mchezaji wa kompyuta hadi atakaporudi
# name: for whom
ui-stand-in-plays = Mchezaji wa kompyuta anamchezea { $name }.
ui-stand-in-mine = Mchezaji wa kompyuta anakuchezea.
ui-stand-in-end = Nicheze mwenyewe
ui-move = Cheza kwenye kifaa kingine
ui-move-help = Fungua kiungo kwenye kifaa kingine; au nenda kwenye meza hii huko, bonyeza “Meza” na uandike msimbo. Hapo kifaa hiki kitapoteza kiti.
ui-move-code = Msimbo
ui-move-link = Kiungo cha kifaa kingine
# time: a span of time
ui-move-left = Unafaa kwa { $time }.
ui-move-old = Msimbo huu umepitwa na wakati.
ui-move-again = Msimbo mpya
ui-leave = Ondoka mezani
ui-leave-sure = Uondoke mezani?
ui-leave-open = Kiti chako kitakuwa wazi kwa mtu mwingine.
ui-leave-play = Mchezaji wa kompyuta ataendelea mahali pako, na hutaweza kurudi kwenye kiti hiki.
ui-remove-bot = Weka mchezaji wa kompyuta kwenye kiti hiki
ui-remove-open = Fungua kiti hiki kwa mtu mwingine
# name: of the player
ui-remove-sure = Umwondoe { $name } mezani?
ui-remove-sure-help = Mchezaji huyo atapoteza kiti mara moja.
ui-hand-over = Mfanye mchezaji huyu kuwa mwenyeji
ui-hand-over-sure = Umfanye { $name } kuwa mwenyeji?
ui-hand-over-help = Hapo utakuwa mchezaji kama wengine.
ui-careful = Uliza kabla ya jambo lisiloweza kutenduliwa
ui-careful-help = Kushtaki, kumaliza, kumwondoa mchezaji, kuondoka.
ui-signs = Onyesha ishara
ui-signs-help = Zile ambazo wachezaji wengine hutuma kwa kubonyeza picha.
ui-mute = bila ishara
ui-react = Toa ishara
ui-react-clap = makofi
ui-react-laugh = kicheko
ui-react-wow = mshangao
ui-react-think = kufikiri
ui-react-thanks = asante
ui-react-wait = subiri kidogo
ui-react-party = hongera
ui-react-wave = kupunga mkono
# name: who gives it; sign: one of the words above
ui-react-from = { $name }: { $sign }
ui-look-on = Tazama
ui-door-shut = Hakuna anayeruhusiwa kutazama meza hii
ui-door-shut-help = Mwenyeji amechagua hivyo. Mchezo ukishakwisha yeyote anaweza kuutazama tena.
ui-door-moved = Sasa unacheza kwenye kifaa kingine
ui-door-moved-help = Kiti kimeondoka kwenye kifaa hiki. Ili kukirudisha hapa, omba msimbo kwenye kifaa kingine.
ui-door-removed = Huna kiti hapa tena
ui-door-removed-help = Umeondoka mezani, au mwenyeji amempa mtu mwingine kiti.
ui-vacant = Kuna kiti kilichofunguliwa katika mchezo huu. Mchezaji wa kompyuta anacheza hapo hadi mtu aketi.
# name: of the player
ui-claim = Uendelee kama { $name } kwenye kifaa hiki?
ui-claim-code = Je, una msimbo wa kiti?
ui-claim-help = Hapo kifaa kingine kitapoteza kiti.
ui-claim-do = Cheza hapa
ui-claim-form = Msimbo unaonekana kama 2-BCDF-GHJK.
# time: a span of time
ui-clock-left-more = muda uliobaki: { $time }
ui-rotate = kila mtu asogee kiti kimoja mbele

# The result, and looking back
ui-result = Matokeo
ui-you-won = Umeshinda!
ui-you-share = Mmeshinda pamoja!
# names, count
ui-won = { $count ->
        [one] Mshindi: { $names }
       *[other] Washindi: { $names }
    }
ui-nobody-won = Hakuna aliyeshinda.
ui-place = { $place }.
ui-points = { $points ->
        [one] pointi 1
       *[other] pointi { $points }
    }
ui-rematch = Cheza tena
ui-rematch-waits = Meza mpya imeandaliwa kwa wachezaji wale wale.
ui-rematch-watch = Tazama mchezo unaofuata
ui-replay = Tazama tena
ui-see-table = Ona meza
ui-replay-of = Meza { $code }, kutazama tena
ui-to-table = Kwenye meza
ui-step = Hatua ya mchezo
ui-step-first = Mwanzoni
ui-step-back = Hatua moja nyuma
ui-step-run = Endesha
ui-step-pause = Simamisha
ui-step-on = Hatua moja mbele
ui-step-last = Mwishoni
ui-step-of = { $at } kati ya { $total }
ui-seen-by = Anavyoona
ui-spectator = mtazamaji
ui-verify = Hakiki ugawaji
ui-verify-busy = Inahakiki…
ui-verify-heading = Kivinjari hiki kimekokotoa hivi:
ui-verify-good = sawa
ui-verify-bad = si sawa
ui-verify-unknown = haijulikani
ui-verify-promise-before = Mpangilio wa kadi ni ule ulioahidiwa kabla kivinjari hiki hakijaongeza namba yake.
ui-verify-promise-kept = Mpangilio wa kadi ni ule ulioahidiwa ulipofika mezani.
ui-verify-promise-broken = Mpangilio wa kadi sio ule ulioahidiwa kabla ya kugawa.
ui-verify-promise-unseen = Kivinjari hiki hakikuwepo kabla ya kugawa, na hakijui kilichoahidiwa.
ui-verify-nonce-in = Namba ya kivinjari hiki ilichanganywa katika mpangilio.
ui-verify-nonce-out = Namba ya kivinjari hiki iliachwa nje ya mpangilio.
ui-verify-nonce-none = Kivinjari hiki hakikuongeza namba yake katika mpangilio.
ui-verify-nonce-seat = Nambari ya kivinjari hiki chenyewe iko kwenye kiti kingine.
ui-verify-nonce-more = Namba zilizochanganywa katika mpangilio ni nyingi kuliko watu waliokuwa mezani.
ui-verify-deal-mine = Kadi za kwanza za kila mchezaji zinatokana na mpangilio huo, na zako ni zile ulizoziona.
ui-verify-deal-follows = Kadi za kwanza za kila mchezaji zinatokana na mpangilio huo; ulizoziona wewe hazikuhifadhiwa hapa.
ui-verify-deal-broken = Kadi za kwanza hazitokani na mpangilio huo.
ui-verify-deal-unseen = Kuna aliyetoka mara tu kadi zilipogawanywa, kwa hiyo kadi za kwanza haziwezi kulinganishwa.
ui-verify-deal-elsewhere = Jinsi kadi za mchezo huu zinavyotokana na mpangilio huhakikiwa kwa “parlwr verify” na rekodi ya mchezo.
ui-record = Hifadhi rekodi
ui-results-save = Hifadhi matokeo (CSV)
ui-share = Shiriki wakati huu
ui-share-link = Kiungo cha wakati huu
ui-review = Mapitio ya mchezo

# The rulebook
ui-rules-of = { $game }: sheria
ui-rules-intro = Kila sheria ina jina lake; kitendo kinapokataliwa, meza hutaja sheria hiyo. Nambari zinaelekeza kwenye tanbihi: mambo ambayo sheria zilizochapishwa zinaacha wazi, na jinsi yanavyochezwa hapa.
ui-footnotes = Tanbihi
ui-footnote = Tanbihi { $number }
ui-footnote-back = Rudi kwenye sheria ya tanbihi { $number }

# Masomo
ui-learn = Jifunze kucheza
# game
ui-lesson-of = { $game }: mchezo wa kwanza, hatua kwa hatua
# at, total: numbers of steps
ui-lesson-step = Hatua ya { $at } kati ya { $total }
ui-lesson-on = Endelea
ui-lesson-show = Nionyeshe
ui-lesson-try = Jaribu
ui-lesson-later = Hilo linaruhusiwa, lakini hatua hii inahusu jambo jingine. Jaribu inachokuomba.
ui-lesson-again = Anza upya

# Madokezo
ui-hint = Dokezo
ui-hint-thinking = Inafikiri…
ui-hint-do = Fanya hivi
ui-hints = Madokezo kwa wanaoanza
ui-hints-help = Mwenye zamu anaweza kuomba tendo la busara, pamoja na sentensi moja ya sababu.
