### Hues and Cues kwa Kiswahili. Ukweli: seat → jina, cell → H15, cue, word, earlier → maneno kama yalivyotolewa.

hues = Rangi na Vidokezo
    .about = Toa neno la rangi, uone nani anaona unachoona.

## Sehemu za kanuni

hues-section-setup = Maandalizi
hues-section-round = Raundi
hues-section-cue = Vidokezo
hues-section-guess = Makisio
hues-section-score = Alama
hues-section-end = Mwisho

## Chaguo

hues-option-lang = Lugha ya meza
    .help = Wachezaji wa kompyuta hutoa vidokezo kwa lugha hiyo. Watu wanaweza kutoa kwa lugha yoyote kati ya tatu.
hues-option-lang-en = Kiingereza
hues-option-lang-cy = Kiwelisi
hues-option-lang-sw = Kiswahili
hues-option-pick = Kuchagua rangi
    .help = Kutoka kadi ya rangi nne, kama ilivyochapishwa, au rangi yoyote ya ubao, ambayo ni rahisi kwa wachezaji wadogo.
hues-option-pick-card = moja kati ya nne za kadi
hues-option-pick-any = yoyote ya ubao
hues-option-objections = Pingamizi
    .help = Wakisiaji wanaweza kupinga kidokezo kinachotaja kitu kilicho chumbani; zaidi ya nusu yao wakipinga, kinaondolewa.
hues-option-first = Mtoa kidokezo wa kwanza
    .help = Mchezaji aliyevaa rangi nyingi zaidi, mkiwa mnaonana; vinginevyo achia bahati.

## Kanuni

# hues.players
hues-players = Wachezaji
    .rule = Watu watatu hadi kumi wanacheza.
# hues.board
hues-board = Ubao
    .rule = Ubao unaonyesha rangi 480 katika safu mlalo 16, A juu hadi P chini, na safu wima 30 kutoka kushoto kwenda kulia. H15 ni waridi ya nguruwe, O26 ni feruzi.
# hues.pieces
hues-pieces = Kete
    .rule = Kila mtu ana kete tatu: moja inatembea kwenye njia ya alama, mbili ni za kukisia.
# hues.deck
hues-deck = Pakiti
    .rule = Kadi mia moja zinaonyesha rangi nne kila moja. Zote zikitumika, zinachanganywa upya.
    .note = Hatujui ni rangi zipi ziko kwenye kadi ipi ya mchezo uliochapishwa. Katika pakiti yetu hakuna rangi inayotokea mara mbili, na rangi nne za kadi moja ziko mbalimbali.
# hues.first
hues-first = Nani anaanza
    .rule = Mchezaji aliyevaa rangi nyingi zaidi anatoa kidokezo cha kwanza: chagua kiti, au achia bahati.
# hues.rounds
hues-rounds = Raundi ngapi
    .rule = Wachezaji watatu hadi sita, kila mmoja anatoa kidokezo mara mbili; saba au zaidi, mara moja.
# hues.turn
hues-turn = Zamu ya nani
    .rule = Anayetenda ni yule tu ambaye ni zamu yake: mtoa kidokezo anachagua rangi na kutoa vidokezo, na kila mkisiaji anaweka kete moja katika zamu yake.
    .refused = Si zamu yako sasa. Tunamsubiri: { $seat }.
# hues.pick
hues-pick = Kuchagua rangi
    .rule = Mtoa kidokezo anachota kadi ambayo wengine hawaioni na kuchagua moja ya rangi zake nne.
    .refused = { $cell } haipo kwenye kadi yako.
# hues.pick.any
hues-pick-any = Rangi yoyote
    .rule = Kwa chaguo la wachezaji wadogo hakuna kadi: mtoa kidokezo anachagua rangi yoyote ya ubao.
# hues.cue.one
hues-cue-one = Kidokezo cha kwanza
    .rule = Kidokezo cha kwanza ni neno moja la herufi; vistari na alama za ritifaa vinaweza kuwa ndani yake.
    .note = “Candy-floss”, “ng’ombe” na “mynydd-dir” ni neno moja kila moja. Herufi kubwa, lafudhi, alama za uakifishaji na alama zisizoonekana hazihesabiki vidokezo vinapolinganishwa.
    .refused = Kidokezo cha kwanza lazima kiwe neno moja la herufi.
# hues.cue.basic
hues-cue-basic = Hakuna rangi za msingi
    .rule = Kidokezo hakiwezi kuwa nyeusi, buluu, kahawia, kijivu, kijani, chungwa, waridi, zambarau, nyekundu, nyeupe wala manjano. Majina yasiyo ya kawaida, kama lavenda, yanakaribishwa.
    .note = Hii ni kwa maneno ya Kiswahili, Kiingereza na Kiwelisi sawa, kidokezo kiwe cha lugha yoyote, kwa maumbo yao yote (jeusi, chekundu, weupe), na kwa sehemu za neno lenye kistari. Maneno yanayofanana tu kwa sura yanaruhusiwa.
    .refused = “{ $word }” ni rangi ya msingi, au inayo ndani yake.
# hues.cue.position
hues-cue-position = Hakuna mahali
    .rule = Kidokezo hakiwezi kuonyesha mahali pa rangi: hakuna viwianishi, hakuna herufi ya safu, hakuna namba.
    .note = Tarakimu za maandishi yoyote zinahesabiwa, pia maneno ya namba, ya mpangilio na ya mahali (juu, kona, safu) katika lugha ya kidokezo chenyewe.
    .refused = “{ $word }” inaonyesha mahali kwenye ubao.
# hues.cue.repeat
hues-cue-repeat = Hakuna kidokezo mara mbili
    .rule = Kidokezo kilichotolewa mapema katika mchezo hakirudiwi; herufi kubwa, lafudhi au umbo la wingi halikifanyi kuwa kipya.
    .refused = “{ $earlier }” imeshatumika.
# hues.cue.room
hues-cue-room = Hakuna kitu cha chumbani
    .rule = Kidokezo hakiwezi kulinganisha rangi na kitu kilicho chumbani.
    .note = Ni wachezaji tu wanaoona chumba, hivyo kila mkisiaji anaweza kupinga kidokezo mara moja, mradi kete yake ya kidokezo hicho haijawekwa ubaoni. Zaidi ya nusu ya wakisiaji wakipinga, kidokezo kinaondolewa, kete zilizowekwa kwa ajili yake zinarudi, na kingine kinatolewa; kilichoondolewa kinahesabiwa kuwa kimetumika. Baada ya kuondolewa mara tatu mahali pamoja, kinachofuata kinabaki.
    .refused = Huwezi tena kupinga kidokezo hiki.
# hues.cue.two
hues-cue-two = Kidokezo cha pili
    .rule = Kidokezo cha pili kina neno moja au mawili na kinafuata kanuni zote za cha kwanza.
    .refused = Kidokezo cha pili kinaweza kuwa na neno moja au mawili.
# hues.cue.relative
hues-cue-relative = Hakuna kuelekeza
    .rule = Kidokezo cha pili hakiwezi kuelekeza kutoka makisio ya kwanza: hakuna “zaidi” wala “kuliko”.
    .note = Orodha zina maneno ya kulinganisha katika lugha ya kidokezo chenyewe.
    .refused = “{ $word }” inaelekeza kutoka makisio ya kwanza.
# hues.cue.skip
hues-cue-skip = Bila kidokezo cha pili
    .rule = Mtoa kidokezo aliyeridhika anaweza kuruka kidokezo cha pili; basi hakuna kisio la pili.
    .refused = Ni kidokezo cha pili tu kinachoweza kurukwa.
# hues.guess.first
hues-guess-first = Kisio la kwanza
    .rule = Kwa mpangilio wa saa, kuanzia kushoto kwa mtoa kidokezo, kila mwingine anaweka kete moja kwenye rangi.
# hues.guess.cell
hues-guess-cell = Kete moja kwa rangi
    .rule = Rangi moja inapokea kete moja tu, katika makisio yote mawili.
    .refused = Kwenye { $cell } tayari kuna kete: { $seat }.
# hues.guess.second
hues-guess-second = Kisio la pili
    .rule = Baada ya kidokezo cha pili kila mwingine anaweka kete yake nyingine kwenye rangi iliyo huru, safari hii kinyume cha saa kuanzia kulia kwa mtoa kidokezo.
# hues.reveal
hues-reveal = Rangi inafichuliwa
    .rule = Rangi ya mtoa kidokezo inatajwa kwa viwianishi vyake, na fremu ya tatu kwa tatu inawekwa kuizunguka.
    .note = Ukingoni mwa ubao fremu inatoka nje; ni rangi za ubao tu zinazohesabiwa.
# hues.score.giver
hues-score-giver = Alama za mtoa kidokezo
    .rule = Pointi moja kwa kila kete ndani ya fremu, mbili katika mchezo wa watatu, kamwe si zaidi ya tisa.
# hues.score.guess
hues-score-guess = Alama za wakisiaji
    .rule = Kete juu ya rangi yenyewe inapata tatu, kwingine ndani ya fremu mbili, ikigusa fremu kwa nje, pamoja na pembe, moja: si zaidi ya tano kwa kete mbili.
# hues.next
hues-next = Raundi inayofuata
    .rule = Kete zinarudi, na mchezaji wa kushoto anatoa kidokezo kinachofuata kwa kadi mpya.
# hues.win
hues-win = Kushinda
    .rule = Baada ya raundi ya mwisho pointi nyingi zaidi zinashinda.
# hues.tie
hues-tie = Sare
    .rule = Wachezaji wakiwa sare mbele, raundi za ziada zinachezwa hadi mmoja wao awe mbele ya wenzake.
    .note = Walio sare hawatoi kidokezo: mchezaji anayefuata kwa mpangilio wa saa asiye sare anatoa. Wote wanakisia, lakini pointi za walio sare tu zinahesabiwa, na hakuna anayejiunga nao baadaye.
# hues.tie.all
hues-tie-all = Wote sare
    .rule = Wachezaji wote wakiwa sare, wanashiriki ushindi.
    .note = Hakuna anayebaki wa kutoa kidokezo.

## Yaliyotokea

hues-event-picked = { $seat } amechagua rangi
hues-event-cued = { $seat }: “{ $text }”
hues-event-skipped = { $seat } hatoi kidokezo cha pili
hues-event-guessed = { $seat }: { $cell }
hues-event-objected = { $seat } anapinga ({ $count } kati ya { $needed })
hues-event-withdrawn = “{ $cue }” imeondolewa
hues-event-revealed = Ilikuwa { $cell }
hues-event-round = { $seat } anatoa kidokezo
hues-event-over = Mchezo umekwisha

## Ubao

hues-ui-pick = Chagua rangi na ufikirie neno lake.
hues-ui-cue-first = Toa neno moja la { $cell }.
hues-ui-cue-second = Toa neno moja au mawili zaidi ya { $cell }, au acha.
hues-ui-guess = { $cue }: unaiona wapi? Weka kete yako hapo.
hues-ui-wait-pick = { $seat } anachagua rangi.
hues-ui-wait-cue = { $seat } anafikiria kidokezo.
hues-ui-wait-guess = { $seat } anaweka kete.
hues-ui-pick-any = Chagua rangi yoyote ya ubao na ufikirie neno lake.
hues-ui-board = Ubao wa rangi 480
hues-ui-piece-of = kete ya { $seat }, kisio la { $number }
hues-ui-the-colour = rangi ya raundi
hues-ui-in-frame = ndani ya fremu
hues-ui-larger = Kuza
hues-ui-smaller = Punguza
hues-ui-card = Kadi yako
hues-ui-your-cue = Kidokezo chako, neno moja
hues-ui-your-cue-second = Kidokezo chako cha pili, neno moja au mawili
hues-ui-one-word = neno moja
hues-ui-two-words = neno moja au mawili
hues-ui-cue-language = Lugha ya kidokezo
hues-ui-give-cue = Toa kidokezo
hues-ui-skip = Bila kidokezo cha pili
hues-ui-score-track = Wachezaji na pointi
hues-ui-you = { $seat } (wewe)
hues-ui-gives = anatoa kidokezo
hues-ui-objects = anapinga
hues-ui-rounds = Raundi zilizokwisha
hues-ui-won-you = Umeshinda!
hues-ui-it-was = Ilikuwa { $cell }:
hues-ui-no-cue = Bado hakuna kidokezo
hues-ui-round = Raundi ya { $round } kati ya { $last }
hues-ui-put-away = Ondoa
hues-ui-go-on = Endelea
hues-ui-choose-cell = Chagua rangi kwenye ubao
hues-ui-pick-cell = Chukua { $cell }
hues-ui-place = Weka kete yangu kwenye { $cell }
hues-ui-object = Hicho kiko chumbani!
hues-ui-night = Rangi huonekana vibaya mwanga wa usiku au wa joto ukiwa umewashwa: uzime unapocheza.
hues-ui-heat = Watu hutafuta wapi:
hues-ui-rings = { $rings ->
    [0] juu ya rangi
   *[other] umbali wa { $rings }
}
hues-ui-choose-round = Chagua raundi hapo juu uione tena, pamoja na mahali watu hutafuta vidokezo vyake.
hues-ui-reads = Nani anamsoma nani: pointi kwa kete, kwa mtoa kidokezo (safu mlalo) na mkisiaji (safu wima)
hues-ui-change-piece = Kete yako: { $piece }. Ibadilishe

## Pieces, by mark

hues-mark-0 = duara jeupe
hues-mark-1 = mraba mweusi
hues-mark-2 = pembetatu ya rangi ya machungwa
hues-mark-3 = almasi ya buluu
hues-mark-4 = nyota ya njano
hues-mark-5 = msalaba wa waridi
hues-mark-6 = hilali ya kijani
hues-mark-7 = moyo mwekundu
hues-mark-8 = saa ya mchanga ya samawati
hues-mark-9 = tone la zambarau

## Somo

# seat, cue
hues-lesson-board = Rangi 480, na moja imechaguliwa kwa siri. { $seat } anatoa kidokezo cha neno moja: “{ $cue }”. Unaipata kwa kukisia wengine wanaona neno hilo wapi.
# cue
hues-lesson-guess = Chagua rangi ya “{ $cue }” kwenye ubao, popote upendapo, na uweke kete yako ya kwanza hapo.
# seat, cue: the second
hues-lesson-second = Rangi moja inapokea kete moja tu. Sasa { $seat } anaongeza kidokezo cha pili, cha neno moja au mawili: “{ $cue }”. Weka kete yako nyingine unapoiona rangi sasa.
# cell
hues-lesson-frame = Ilikuwa { $cell }. Fremu ya tatu kwa tatu inawekwa kuizunguka: kete juu ya rangi yenyewe inapata 3, ndani ya fremu 2, ikigusa fremu 1. Mtoa kidokezo anapata pointi kwa kila kete ndani ya fremu, kamwe si zaidi ya 9.
# cell
hues-lesson-pick = Sasa wewe unatoa kidokezo. Umechota kadi yenye rangi nne ambazo wewe peke yako unaziona. Chukua { $cell } safari hii.
# cue
hues-lesson-basic = Unahitaji neno moja. Rahisi zaidi ni jina la rangi ya kawaida. Jaribu “{ $cue }”.
hues-lesson-cue = Rangi za kawaida haziruhusiwi, wala mahali kwenye ubao, namba, vidokezo vilivyokwisha kutolewa na vitu vilivyo chumbani. Toa neno jingine lolote unaloliona rangi hii ndani yake.
hues-lesson-skip = Wengine wamekisia. Kidokezo cha pili kingewasaidia kukaribia zaidi; ukiwa umeridhika, kiache. Chagua bila kidokezo cha pili.
hues-lesson-end = Kila mmoja anatoa kidokezo mara mbili (mara moja kwa wachezaji saba au zaidi), na pointi nyingi zaidi zinashinda. Sasa unajua vya kutosha kwa mchezo mzima.

## Madokezo

# cell
hues-hint-pick = Chukua { $cell }: kati ya rangi zilizoangaliwa, ndiyo yenye neno la kawaida linalowaleta watu wengi karibu nayo.
# cue, cell
hues-hint-cue = Sema “{ $cue }”: watu wakilisikia huelekea kuangalia karibu na { $cell }.
# cue, cell
hues-hint-cue-any = Maneno yote mazuri ya { $cell } yametumika; “{ $cue }” angalau inaruhusiwa.
# cell
hues-hint-skip = Acha kidokezo cha pili: kingewaleta wengine karibu na { $cell } kuliko kukuletea pointi.
# cell
hues-hint-skip-words = Acha kidokezo cha pili: maneno mazuri ya { $cell } yametumika.
# cell, cue
hues-hint-guess = Kisia { $cell }: karibu nayo ndipo watu humaanisha mara nyingi wanaposema “{ $cue }”.
