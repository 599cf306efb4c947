### ONO 99 kwa Kiswahili.
### Mambo ya kujazwa: seat, seats → majina ya wachezaji; card → jina la kadi; mengine ni namba na maneno ya itifaki.

ono99 = ONO 99
    .about = Weka jumla chini ya 99, na uwe wa mwisho kubaki.

## Sehemu za kitabu cha sheria

ono99-section-setup = Maandalizi
ono99-section-turn = Zamu
ono99-section-out = Kuondolewa na kushinda
ono99-section-cards = Kadi
ono99-section-play2 = Kujibu Cheza 2
ono99-section-1980 = Jinsi mchezo wa 1980 unavyoisha

## Chaguo

ono99-option-edition = Toleo
    .help = Mchezo wa 2022, au ule wa 1980 wenye tokeni au pointi, kadi za Shikilia na jumla zilizo chini ya sifuri.
ono99-option-edition-2022 = 2022
ono99-option-edition-1980 = 1980
ono99-option-scoring = Kuhesabu alama
    .help = Tokeni: tatu kila mmoja, na asiyeweza kucheza hupoteza moja. Pointi: mikono huhesabiwa baada ya kila raundi. Raundi moja: raundi moja huamua.
ono99-option-scoring-tokens = tokeni
ono99-option-scoring-points = pointi
ono99-option-scoring-single = raundi moja
ono99-option-target = Kiwango cha pointi
    .help = Anayefikisha pointi hizi anaondolewa mchezoni.
ono99-option-points-end = Mwisho wa mchezo
    .help = Kuendelea hadi abaki mchezaji mmoja, au kuacha mara tu mtu anapofikisha kiwango: hapo mwenye pointi chache zaidi hushinda.
ono99-option-points-end-survivor = wa mwisho kubaki hushinda
ono99-option-points-end-lowest = mwenye pointi chache zaidi hushinda
ono99-option-zero-rule = Kanuni ya sifuri
    .help = ONO 99 inaweza kuchezwa jumla inapoishia na 0; haiongezi kitu.
ono99-option-draw = Kuchota kadi
    .help = Kadi huchotwa zenyewe kwa ajili ya wote, au kila mmoja huchota mwenyewe: anayesahau kabla mchezaji anayefuata hajacheza hupoteza kadi hiyo.
ono99-option-draw-auto = zenyewe
ono99-option-draw-race = kwa mkono, au zinapotea
ono99-option-first = Nani aanze
    .help = Kiti unachochagua, au kwa bahati.

## Sheria: maandalizi

# ono99.deck.2022
ono99-deck-2022 = Pakiti ya 2022
    .rule = Kadi 112: nane za 0, sita za kila namba kutoka 1 hadi 9, na kumi kila moja za 10, ONO 99, Geuza, −10 na Cheza 2.

# ono99.deck.1980
ono99-deck-1980 = Pakiti ya 1980
    .rule = Kadi 54: tatu za kila namba kutoka 2 hadi 9, kumi za 10, nne za Shikilia, sita za Geuza, nne za −10, mbili za Cheza Mara Mbili na nne za ONO 99. Cheza Mara Mbili ndilo lililokuwa jina la Cheza 2 wakati huo.

# ono99.players
ono99-players = Wachezaji
    .rule = Watu wawili hadi sita hucheza toleo la 2022, na wawili hadi wanane toleo la 1980.

# ono99.deal
ono99-deal = Kugawa kadi
    .rule = Kadi huchanganywa na kila mmoja hupewa nne, kifudifudi. Zinazobaki ni rundo la kuchota.
    .note = Pakiti hugawiwa kutoka juu, kadi moja moja, kuanzia na mchezaji aliye kushoto kwa mgawaji.

# ono99.first
ono99-first = Nani huanza
    .rule = Mchezaji aliye kushoto kwa mgawaji ana zamu ya kwanza. Mchezo huanza kwa mpangilio wa saa.

# ono99.round
ono99-round = Raundi mpya
    .rule = Kila raundi huanza kwa mpangilio wa saa, kwa pakiti nzima na jumla ya 0.
    .note = Kwa raundi zinazofuata ile ya kwanza, imeamuliwa hapa.

## Sheria: zamu

# ono99.turn
ono99-turn = Zamu yako
    .rule = Ni mchezaji mwenye zamu pekee anayecheza, na hucheza kadi moja kutoka mkononi mwake.
    .refused = { $why ->
        [hand] Huna kadi hii mkononi: { $card }.
       *[turn] Si zamu yako. Anayecheza sasa: { $seat }.
    }

# ono99.total
ono99-total = Jumla
    .rule = Rundo la kutupa huanza na 0. Kila kadi inayochezwa hubadilisha jumla, na jumla mpya hutangazwa kwa wote.

# ono99.limit
ono99-limit = Chini ya 99
    .rule = Jumla lazima ibaki chini ya 99. Jumla kubwa zaidi ambayo kadi inaweza kufikisha ni 98, katika matoleo yote mawili.
    .note = Maelezo ya mchezo yanasema “chini ya 99” katika kanuni na “zaidi ya 99” chini ya picha; mchapishaji anasema kwamba anayefikisha 99 au zaidi anaondolewa. Kwa hiyo hapa pia 99 ni kuondolewa.
    .refused = Jumla ni { $total }; kwa kadi hii ingekuwa { $would }, na haiwezi kuzidi 98.

# ono99.limit.must-play
ono99-limit-must-play = Hakuna kuruka zamu
    .rule = Mwenye kadi inayoweza kuchezwa lazima acheze moja. Hakuna anayeruhusiwa kuruka zamu yake.

# ono99.draw
ono99-draw = Kuchota
    .rule = Baada ya kucheza unachota kadi ya juu ya rundo la kuchota, na zamu yako inaisha. Hakuna anayeweza kuchota kadi asiyostahili.
    .refused = Huna kadi ya kuchota sasa.

# ono99.draw.reshuffle
ono99-draw-reshuffle = Rundo la kuchota likiisha
    .rule = Ikitakiwa kadi kuchotwa na rundo la kuchota ni tupu, rundo lote la kutupa huchanganywa kuwa rundo jipya la kuchota. Jumla hubaki ilivyo.
    .note = Imeamuliwa hapa kwamba jumla hubaki.

# ono99.draw.forfeit
ono99-draw-forfeit = Kusahau kuchota (1980)
    .rule = Kadi zinapochotwa kwa mkono, kuchota ni tendo la pekee. Hadi uchote, wewe na mchezaji anayefuata mnaweza kutenda. Mchezaji anayefuata akicheza kwanza, kadi hiyo inapotea, nawe unacheza raundi iliyobaki ukiwa na kadi chache.
    .note = Imeamuliwa hapa: kati ya kadi mbili za Cheza Mara Mbili unachotewa kadi, na vivyo hivyo unapovuka kikomo katika mchezo wa pointi, au raundi inapoisha kabla ya mwingine yeyote kucheza. Wachezaji wa kompyuta huwapa watu muda wa kuchota. Kadi zinapochotwa zenyewe, hakuna inayopotea.
    .refused = Umechelewa: mchezaji anayefuata amecheza, na kadi hii imepotea.

# ono99.hand
ono99-hand = Mkono wako
    .rule = Ni wewe pekee unayeona mkono wako, hadi utakapoondolewa.

## Sheria: kuondolewa na kushinda

# ono99.out
ono99-out = Kuondolewa
    .rule = Asiye na kadi inayoweza kuchezwa anaondolewa: hachezi chochote, anaweka mkono wake ukiangalia juu, na anarukwa kwa mchezo wote uliobaki (katika 1980: kwa raundi iliyobaki). Mchezaji anayefuata anachukua zamu yake.
    .note = Imeamuliwa hapa: hutokea mara moja na kwa yenyewe, mchezaji mmoja baada ya mwingine kwa kufuata mwelekeo wa mchezo.

# ono99.win
ono99-win = Kushinda
    .rule = Mchezaji wa mwisho kubaki mchezoni hushinda.

# ono99.win.nobody
ono99-win-nobody = Hakuna anayeweza kucheza
    .rule = Ikiwa hakuna mchezaji aliyebaki anayeweza kucheza kadi, wa mwisho kucheza hushinda.
    .note = Imeamuliwa hapa: wachezaji huondolewa mmoja baada ya mwingine, na kuwa wa mwisho kubaki ndiko kunakotangulia.

## Sheria: kadi

# ono99.card.number
ono99-card-number = Namba
    .rule = Kadi ya namba huongeza namba yake kwenye jumla, na haifanyi kingine.

# ono99.card.ono99
ono99-card-ono99 = ONO 99
    .rule = ONO 99 haiwezi kuchezwa kamwe. Hubaki mkononi mwako na kukuachia chaguo chache.
    .refused = { $zero ->
        [1] Jumla ni { $total }: ONO 99 inaweza kuchezwa tu jumla inapoishia na 0.
       *[0] ONO 99 haiwezi kuchezwa kamwe.
    }

# ono99.card.ono99.four
ono99-card-ono99-four = ONO 99 nne
    .rule = Katika toleo la 2022, mwenye ONO 99 nne anaweza kuzitupa zote nne na kuchota kadi nne mpya. Haiongezi kitu kwenye jumla.
    .note = Imeamuliwa hapa: hii huchukua nafasi ya kadi moja inayochezwa, ya zamu au ya kadi mbili zinazodaiwa, kwa hiyo mchezaji anayeweza kuifanya haondolewi.
    .refused = Unahitaji ONO 99 nne kwa hilo; ulizo nazo ni { $count }.

# ono99.card.ono99.four-1980
ono99-card-ono99-four-1980 = ONO 99 nne katika 1980
    .rule = Toleo la 1980 halina ubadilishaji huu. Asiye na kadi nyingine ila ONO 99 anaondolewa.
    .refused = Kadi za ONO 99 haziwezi kubadilishwa katika toleo la 1980.

# ono99.card.ono99.zero
ono99-card-ono99-zero = Kanuni ya sifuri (1980)
    .rule = Kwa kanuni ya sifuri, ONO 99 moja inaweza kuchezwa kama kadi yako jumla inapoishia na 0 (…, −10, 0, 10, 20, …). Huongeza 0.

# ono99.card.reverse
ono99-card-reverse = Geuza
    .rule = Geuza haiongezi kitu, na hugeuza mwelekeo wa mchezo.

# ono99.card.reverse.two
ono99-card-reverse-two = Geuza kwa wachezaji wawili
    .rule = Kwa wachezaji wawili, Geuza huhesabiwa kama 0: mchezaji mwingine ana zamu inayofuata.
    .note = Imeamuliwa hapa: ni hivyo mara tu wanapobaki wachezaji wawili. Mwelekeo unaoonyeshwa haubadiliki.

# ono99.card.minus10
ono99-card-minus10 = −10
    .rule = −10 hupunguza jumla kwa kumi. Katika 2022 jumla haishuki kamwe chini ya 0; katika 1980 inaweza.

# ono99.card.play2
ono99-card-play2 = Cheza 2
    .rule = Baada ya Cheza 2 (katika 1980: Cheza Mara Mbili) mchezaji anayefuata lazima acheze kadi mbili: acheze ya kwanza, asikie jumla mpya, achote, acheze ya pili, kisha achote kama kawaida.

# ono99.card.hold
ono99-card-hold = Shikilia
    .rule = Shikilia, kadi iliyo katika toleo la 1980 pekee, haiongezi kitu.

## Sheria: kujibu Cheza 2

# ono99.play2.respond
ono99-play2-respond = Kuzipitisha mbele
    .rule = Katika 2022 unaweza badala yake kujibu kwa Geuza moja au Cheza 2 moja kama kadi yako ya kwanza. Hapo zamu yako inaisha, na mchezaji anayefuata, kwa mwelekeo unaotumika sasa, anadaiwa kadi mbili. Jambo hili linaweza kuendelea mara nyingi, lakini kadi hazizidi mbili kamwe.

# ono99.play2.respond-two-players
ono99-play2-respond-two-players = Kuzirudisha
    .rule = Kwa wachezaji wawili, Geuza kama jibu humrudishia mchezaji mwingine kadi mbili.
    .note = Imeamuliwa hapa; inatokana na kanuni iliyo hapo juu.

# ono99.play2.respond-1980
ono99-play2-respond-1980 = Kujibu Cheza Mara Mbili
    .rule = Katika 1980 jibu ni Geuza au Shikilia. Cheza Mara Mbili haiwezi kuwa ya kwanza kati ya kadi mbili zinazodaiwa.
    .refused = Unadaiwa kadi mbili, na Cheza Mara Mbili haiwezi kuwa ya kwanza.

# ono99.play2.second
ono99-play2-second = Kadi maalumu kama ya pili
    .rule = Kadi maalumu inayochezwa kama ya pili kati ya mbili ina athari yake ya kawaida.
    .note = Imeamuliwa hapa.

# ono99.play2.fail
ono99-play2-fail = Kadi mbili usizoweza kuzicheza
    .rule = Asiyeweza kucheza ya kwanza, au anayecheza ya kwanza na kushindwa kucheza ya pili, anaondolewa. Mchezaji anayefuata hadaiwi kadi mbili.

## Sheria: mwisho wa mchezo wa 1980

# ono99.single
ono99-single = Raundi moja
    .rule = Inachezwa raundi moja, na mchezaji wa mwisho kubaki hushinda.
    .note = Imeamuliwa hapa, kwa ajili ya mchezo mfupi.

# ono99.tokens
ono99-tokens = Tokeni
    .rule = Kila mmoja huanza na tokeni tatu. Wa kwanza kushindwa kuweka jumla chini ya 99 hupoteza moja, na raundi inaisha. Kadi hugawiwa tena kwa raundi nyingine.

# ono99.tokens.out
ono99-tokens-out = Bila tokeni
    .rule = Asiyebaki na tokeni na kupoteza raundi nyingine anaondolewa mchezoni. Wa mwisho kubaki hushinda.

# ono99.tokens.first
ono99-tokens-first = Nani huanza raundi inayofuata
    .rule = Aliyepoteza raundi huanza inayofuata; ikiwa ameondolewa mchezoni, huanza mchezaji anayemfuata.

# ono99.points.bust
ono99-points-bust = Kuvuka kikomo
    .rule = Katika mchezo wa pointi, mchezaji asiye na kadi salama hucheza inayovuka kikomo. Anaondolewa kwenye raundi na kuchota kadi, ili awe na nne tena isipokuwa kama alikwisha kupoteza kadi.
    .note = Imeamuliwa hapa: kadi huwekwa kwenye rundo, na jumla hubaki ilivyokuwa.

# ono99.points.nothing
ono99-points-nothing = Bila kadi ya kuvuka kikomo
    .rule = Mchezaji asiye na hata kadi kama hiyo, kwa kuwa hana kadi yoyote au hana inayoweza kuchezwa, anaondolewa bila kucheza.
    .note = Imeamuliwa hapa.

# ono99.points.four
ono99-points-four = Kunaswa na ONO 99 nne
    .rule = Mchezaji mwenye ONO 99 nne mkononi anaondolewa mara moja, bila kucheza wala kuchota.

# ono99.points.round
ono99-points-round = Raundi
    .rule = Raundi ya pointi huendelea hadi abaki mchezaji mmoja. Kisha zamu ya kugawa hupita kushoto.
    .note = Jinsi zamu ya kugawa inavyopita imeamuliwa hapa.

# ono99.points.score
ono99-points-score = Kuhesabu mikono
    .rule = Kisha kila mmoja hupata pointi za kadi zilizo mkononi mwake: namba kwa thamani yake, ONO 99 20, na Shikilia, Geuza, −10 au Cheza Mara Mbili 15. Kila kadi inayopungua kufikia nne hugharimu 15, na kuondolewa hugharimu 25. ONO 99 moja, Cheza Mara Mbili moja na namba zenye jumla ya 9 hufanya 44.

# ono99.points.survivor
ono99-points-survivor = Wa mwisho kubaki
    .rule = Anayefikia au kupita kiwango cha pointi anaondolewa mchezoni, na wa mwisho kubaki hushinda.
    .note = Imeamuliwa hapa: wa mwisho wakikifikia pamoja, mwenye pointi chache zaidi kati yao hushinda; walio sawa hushinda pamoja.

# ono99.points.lowest
ono99-points-lowest = Pointi chache zaidi
    .rule = Mara tu mtu anapofikia kiwango cha pointi anaondolewa, na wengine hulinganisha: mwenye pointi chache zaidi hushinda. Ikiwa hakuna aliye chini ya kiwango, mwenye pointi chache zaidi kati ya wote hushinda.
    .note = Imeamuliwa hapa: walio sawa hushinda pamoja.

# ono99.endless
ono99-endless = Raundi isiyoisha
    .rule = Raundi ya 1980 inayochanganya rundo lake la kutupa kwa mara ya 20 inaishia hapo. Katika raundi moja, wa mwisho kucheza hushinda; kwa tokeni, hakuna anayepoteza na mgawaji yuleyule hugawa raundi mpya; kwa pointi, mikono yote huhesabiwa, bila zile 25 kwa ambao hawajaondolewa.
    .note = Imeamuliwa hapa, kwa kuwa kadi nyingi za kupunguza zinaweza kuifanya raundi iendelee milele. Kadi iliyosababisha kuchanganya bado inachotwa.

## Kadi: majina ya zile maalumu yako juu, pamoja na sheria zake

# jina la play2 katika toleo la 1980
ono99-card-play2-1980 = Cheza Mara Mbili
ono99-card-0 = 0
ono99-card-1 = 1
ono99-card-2 = 2
ono99-card-3 = 3
ono99-card-4 = 4
ono99-card-5 = 5
ono99-card-6 = 6
ono99-card-7 = 7
ono99-card-8 = 8
ono99-card-9 = 9
ono99-card-10 = 10

## Matukio: sentensi za kumbukumbu

# seat, card, total
ono99-event-played = { $seat } anacheza { $card }.
# seat, card, total (unchanged), would
ono99-event-busted = { $seat } anacheza { $card }, ambayo ingefanya { $would }.
# seat
ono99-event-exchanged = { $seat } anabadilisha ONO 99 nne.
# seat
ono99-event-drew = { $seat } anachota kadi.
# count, shuffles
ono99-event-reshuffled = Rundo la kutupa linachanganywa: { $count ->
        [one] kadi moja ya kuchota
       *[other] kadi { $count } za kuchota
    }.
# seat, direction (1 clockwise, -1 anticlockwise)
ono99-event-reversed = { $direction ->
        [1] Mchezo sasa unafuata mpangilio wa saa.
       *[other] Mchezo sasa unakwenda kinyume cha saa.
    }
# seat
ono99-event-owes = { $seat } anadaiwa kadi mbili.
# seat
ono99-event-forfeited = { $seat } hakuwa amechota, na anapoteza kadi hiyo.
# seat, cards, why (stuck, bust, nothing, four)
ono99-event-out = { $why ->
        [bust] { $seat } anaondolewa, kwa kuzidi 98.
        [nothing] { $seat } anaondolewa bila kadi ya kucheza.
        [four] { $seat } anaondolewa akiwa na ONO 99 nne.
       *[stuck] { $seat } anaondolewa: hakuna kadi inayoweza kuchezwa.
    }
# seat, remaining
ono99-event-token-lost = { $seat } anapoteza tokeni; { $remaining ->
        [0] hakuna iliyobaki.
        [one] imebaki moja.
       *[other] zimebaki { $remaining }.
    }
# points, totals (lists, one a seat), hands
ono99-event-scored = Mikono inahesabiwa.
# seat
ono99-event-eliminated = { $seat } anaondolewa mchezoni.
# round, endless (false, true, or no, yes)
ono99-event-ended = Raundi ya { $round } imekwisha.
# round, dealer, seat (who starts)
ono99-event-dealt = Kadi za raundi ya { $round } zimegawiwa. { $seat } anaanza.
# seats
ono99-event-won = Mshindi: { $seats }.

## Ubao

# count: points left before 98
ono99-ui-before = { $count ->
        [0] hakuna nafasi tena
       *[other] nafasi ya { $count }
    }
# total; read out with the dial
# total; announced after every card
ono99-ui-total = Jumla ni { $total }.
ono99-ui-clockwise = kwa mpangilio wa saa
ono99-ui-anticlockwise = kinyume cha saa
ono99-ui-draw-pile = Rundo la kuchota
ono99-ui-discards = Rundo la kutupa
ono99-ui-discards-empty = Hakuna kilichotupwa bado
# count
ono99-ui-cards = { $count ->
        [0] hana kadi
        [one] kadi 1
       *[other] kadi { $count }
    }
ono99-ui-hand = Mkono wako
# seat
ono99-ui-out = ameondolewa mchezoni
ono99-ui-out-round = ameondolewa kwenye raundi hii
# round
ono99-ui-round = Raundi ya { $round }
# count
ono99-ui-tokens = { $count ->
        [0] bila tokeni
        [one] tokeni 1
       *[other] tokeni { $count }
    }
# count
ono99-ui-points = { $count ->
        [one] pointi 1
       *[other] pointi { $count }
    }
# target
ono99-ui-target = Kuondolewa kwa pointi { $target }
# count

## Sentensi moja juu ya mkono

ono99-ui-ask-play = Zamu yako. Cheza kadi.
ono99-ui-ask-two = Zamu yako. Lazima ucheze kadi mbili, au ujibu kwa Cheza 2 au Geuza.
ono99-ui-ask-two-1980 = Zamu yako. Lazima ucheze kadi mbili, au ujibu kwa Geuza au Shikilia.
ono99-ui-ask-second = Sasa cheza kadi yako ya pili.
ono99-ui-ask-bust = Huna kadi salama: chagua utakayotoka nayo.
ono99-ui-ask-exchange = Una ONO 99 nne: unaweza kuzibadilisha.
ono99-ui-ask-draw = Chota kadi yako kabla mchezaji anayefuata hajacheza.
# seat
ono99-ui-wait = Anayecheza sasa: { $seat }.
# seat
ono99-ui-wait-two = Anayecheza sasa: { $seat }, ambaye anadaiwa kadi mbili.
# seat
ono99-ui-you-out = Umeondolewa. Unaweza kutazama hadi mwisho.
ono99-ui-you-out-round = Umeondolewa kwenye raundi hii.
# seats
ono99-ui-over = Mchezo umekwisha. Mshindi: { $seats }.
ono99-ui-over-you = Mchezo umekwisha. Umeshinda!

## Matendo

ono99-ui-draw = Chota kadi yako
ono99-ui-exchange = Badilisha ONO 99 nne
# total: what the card would make
ono99-ui-makes = → { $total }
# card, total
ono99-ui-play-number = { $card }: icheze, na jumla inakuwa { $total }
# card
ono99-ui-play-special = { $card }: icheze, na jumla inabaki ilivyo
# card, total
ono99-ui-play-bust = { $card }: icheze na uondolewe, kwani ingefanya { $total }
# card; read out with a card that cannot be played, before the reason in words (.refused of the rule)
ono99-ui-cannot = Haiwezi kuchezwa: { $card }
# what a special card does, in two words, under it
ono99-ui-does-reverse = hugeuza mchezo
ono99-ui-does-reverse-two = huhesabiwa kama 0
ono99-ui-does-answer = hupitisha zote mbili
ono99-ui-does-play2 = mbili kwa afuataye
ono99-ui-does-hold = haiongezi kitu
ono99-ui-does-zero = huongeza 0 sasa
ono99-ui-no-limit = inazidi 98
ono99-ui-no-ono99 = haichezwi kamwe
ono99-ui-no-zero = kwenye …0 tu
ono99-ui-no-double = si kama ya kwanza
ono99-ui-no-turn = si zamu yako
ono99-ui-no-over = mchezo umekwisha
ono99-ui-no-out = umeondolewa
ono99-ui-no-out-round = umeondolewa kwenye raundi hii
# card, in the log of the one who drew it
ono99-ui-drew = Unachota { $card }.

## Baada ya raundi na mwishoni

ono99-ui-rounds = Raundi zote
# round
# count: points of one round

## Somo

ono99-lesson-limit = Kila mmoja anaongeza kadi kwenye jumla moja, ambayo sasa ni 62. Asiye na kadi ya kuiweka chini ya 99 anaondolewa, na wa mwisho kubaki anashinda. Kadi zako nne ziko mbele yako; hakuna mwingine anayeziona.
ono99-lesson-play = Ni zamu yako. Cheza 10 yako: jumla itakuwa 72, na kadi mpya itaingia mkononi mwako.
ono99-lesson-over = Wengine wamecheza, na jumla ni 91. 8 yako ingefanya 99. Ijaribu hata hivyo.
ono99-lesson-reverse = Hiyo ndiyo kanuni ya mchezo: 98 ndiyo ya juu kabisa. Kadi maalumu inasaidia. Cheza Geuza yako: haiongezi kitu, na inageuza mwelekeo wa mchezo.
ono99-lesson-never = Mchezo umekwenda upande mwingine, na −10 imeshusha jumla hadi 86. Sasa jaribu ONO 99 yako.
ono99-lesson-play2 = Haiwezi kuchezwa kamwe; inachukua tu nafasi mkononi. Badala yake tumia Cheza 2 yako: mchezaji anayefuata lazima acheze kadi mbili.
# seat: who played a Play 2
ono99-lesson-answer = { $seat } amecheza Cheza 2, kwa hiyo unadaiwa kadi mbili. Si lazima uzicheze: jibu kwa Geuza yako, nazo zitarudi zilikotoka.
ono99-lesson-end = Hakuna aliyekuwa na kadi ya kujibu: wote wawili wameondolewa, nawe umeshinda. Cheza namba kubwa mapema, na weka kadi maalumu kwa wakati jumla iko juu. Hayo yanatosha kuanza.

## Madokezo

# card, total
ono99-hint-only = { $card } ndiyo kadi pekee unayoweza kucheza; jumla itakuwa { $total }.
# card, total
ono99-hint-great = Cheza { $card }, namba yako kubwa zaidi inayofaa (jumla { $total }): namba ndogo bado zitachezeka jumla ikiwa juu zaidi.
# card, total, cards: the special cards and zeros kept
ono99-hint-keep = Cheza { $card } (jumla { $total }) wakati namba bado inafaa, na tunza kwa baadaye kisichoongeza jumla: { $cards }.
# card, total, room: the greatest number that fits afterwards
ono99-hint-room = Cheza { $card }: jumla itakuwa { $total }, na wengine watabaki na { $room ->
        [0] kadi zisizoongeza kitu tu
       *[other] namba hadi { $room } na kadi maalumu tu
    }.
# card, total
ono99-hint-saves = Huna namba inayofaa tena. { $card } inaacha jumla kuwa { $total } na kukuweka mchezoni.
# card, total
ono99-hint-minus10 = Huna namba inayofaa tena. { $card } inashusha jumla hadi { $total }, ili namba zifae tena.
# card, total
ono99-hint-play2 = Sasa { $card }: jumla ikiwa { $total } ni vigumu kupata kadi mbili, na anayefuata lazima azipate au azipitishe.
# card
ono99-hint-answer = Unadaiwa kadi mbili. { $card } inazipitisha kwa mwingine, nawe huchezi zaidi ya hii moja.
# card
ono99-hint-bust = Huna kadi salama. Toka na { $card }: ndiyo ingekugharimu zaidi ikibaki mkononi.
ono99-hint-exchange = Badilisha ONO 99 zako nne: haziwezi kuchezwa kamwe, na kadi nne mpya zitakupa chaguo tena.
ono99-hint-draw = Chota kadi yako sasa: mchezaji anayefuata akicheza, inapotea.
