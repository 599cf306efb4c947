### Quiddler kwa Kiswahili. Ukweli: seat, by → jina, card → herufi zake, cards, spelt → orodha, count, points → namba.

quiddler = Quiddler
    .about = Unda maneno kwa kadi zilizo mkononi, na utumie kila moja.

## Sehemu za kanuni

quiddler-section-setup = Maandalizi
quiddler-section-turn = Zamu
quiddler-section-out = Kumaliza kadi
quiddler-section-words = Maneno
quiddler-section-score = Alama

## Chaguo

quiddler-option-first = Nani anaanza
    .help = Mchezaji aliye kushoto kwa mgawaji wa kwanza; kwa kawaida huachiwa bahati.
quiddler-option-words = Kukagua maneno
    .help = Kwa kupinga, chochote kinaweza kuwekwa mezani, kama nyumbani: wengine ndio wagundue kisicho neno.
quiddler-option-words-checked = kwa orodha ya maneno, yanapowekwa
quiddler-option-words-challenge = kwa kupingwa na wachezaji wengine
quiddler-option-assist = Msaada wa maneno
    .help = Maneno yaliyopo yanakuwa kijani unapoyaunda. Yafaa kwa wanaojifunza; kwa kawaida huzimwa.
quiddler-option-deck = Kadi
    .help = Kila lugha ina pakiti yake, bila kujali unasoma kurasa hizi kwa lugha gani.
quiddler-option-deck-en = Kiingereza
quiddler-option-deck-cy = Kiwelisi
quiddler-option-deck-sw = Kiswahili
quiddler-option-lexicon = Orodha ya maneno
    .help = Orodha inayoamua lipi ni neno. Ile kubwa ya Kiingereza ina maneno mengi adimu.
quiddler-option-lexicon-standard = ya kawaida kwa kadi hizo
quiddler-option-lexicon-en = Kiingereza
quiddler-option-lexicon-en-expert = Kiingereza, kubwa
quiddler-option-lexicon-cy = Kiwelisi
quiddler-option-lexicon-sw = Kiswahili
quiddler-option-two-player-bonus = Bonasi za wachezaji wawili
    .help = Wanapocheza wawili, bonasi moja kati ya mbili inaweza kuachwa.
quiddler-option-two-player-bonus-both = zote mbili
quiddler-option-two-player-bonus-longest = neno refu zaidi pekee
quiddler-option-two-player-bonus-most = maneno mengi zaidi pekee

## Kanuni

# quiddler.players
quiddler-players = Wachezaji
    .rule = Watu wawili hadi wanane wanacheza.
# quiddler.deck
quiddler-deck = Kadi
    .rule = Pakiti mbili za kadi 59 ni kadi 118. Kila kadi ina herufi moja au mbili na thamani ya alama: herufi za kawaida zina chache (a na e 2), adimu zina nyingi (q 15, z 14). Jozi ni cl, er, in, qu na th.
# quiddler.deck.cy
quiddler-deck-cy = Kadi za Kiwelisi
    .rule = Katika pakiti ya Kiwelisi ch, dd, ff, ll, ng, rh na th ni kadi moja na herufi moja, wala kamwe si kadi mbili. Alama juu ya herufi hazihesabiwi, na maneno yaliyobadilishwa mwanzo wake si maneno. Kadi au, io na wy ni herufi mbili kila moja.
    .note = Mchezo uliochapishwa hauna pakiti ya Kiwelisi; hii imetengenezwa kwa kuangalia herufi zinatokea mara ngapi, kwa desturi za Scrabble ya Kiwelisi. Kwa kuwa ng inaweza pia kuwa n na g (Bangor), tahajia zote mbili zinakubaliwa.
# quiddler.deck.sw
quiddler-deck-sw = Kadi za Kiswahili
    .rule = Pakiti ya Kiswahili ina jozi sh, ch na dh, na silabi ku, wa, ni na ki, kila moja kwenye kadi moja.
    .note = Mchezo uliochapishwa hauna pakiti ya Kiswahili; hii imetengenezwa kwa kuangalia herufi zinatokea mara ngapi. Jozi inaweza pia kuandikwa kwa kadi mbili, nayo huhesabiwa herufi mbili.
# quiddler.rounds
quiddler-rounds = Raundi nane
    .rule = Katika raundi ya kwanza kila mtu anapata kadi tatu, na katika kila raundi moja zaidi ya iliyotangulia: kumi katika ya nane.
# quiddler.deal
quiddler-deal = Kugawa
    .rule = Mgawaji wa kwanza anachaguliwa. Kadi zote zinachanganywa na kugawiwa moja moja; raundi inayofuata anagawa mchezaji aliye kushoto kwa mgawaji.
# quiddler.piles
quiddler-piles = Marundo mawili
    .rule = Kadi zinazobaki ni rundo la kuchota. Kadi yake ya juu inageuzwa na kuanzisha rundo la kutupa.
# quiddler.first
quiddler-first = Nani anaanza
    .rule = Mchezaji aliye kushoto kwa mgawaji anaanza, na zamu inaelekea kushoto.
# quiddler.turn
quiddler-turn = Kwa zamu, kwa utaratibu
    .rule = Anayetenda ni yule tu ambaye ni zamu yake: kwanza anachota kadi, kisha anaweka maneno yake au anatupa kadi. Wakati wa kupinga maneno, wanatenda wote ambao bado hawajayakubali.
    .refused = { $phase ->
        [challenge] Hilo haliwezekani wakati maneno yanapingwa.
        [draw] Zamu: { $seat }. Zamu inaanza kwa kuchota kadi.
       *[discard] Zamu: { $seat }. Kadi imeshachotwa: sasa maneno yanawekwa au kadi inatupwa.
    }
# quiddler.draw
quiddler-draw = Kuchota kadi
    .rule = Zamu inaanza kwa kuchota kadi ya juu ya rundo lolote kati ya mawili.
    .refused = Hakuna kadi kwenye rundo la kutupa.
# quiddler.draw.empty
quiddler-draw-empty = Rundo la kuchota likiisha
    .rule = Kadi zilizotupwa zinachanganywa na kuwa rundo jipya la kuchota; ile ya juu inabaki mahali pake.
    .note = Hili hutokea mtu anapotaka kuchota kwenye rundo lililoisha.
    .refused = Rundo la kuchota limeisha, na hakuna kadi zilizotupwa za kutengeneza jipya.
# quiddler.discard
quiddler-discard = Kutupa kadi
    .rule = Zamu inaisha kwa kutupa kadi moja ya mkono, pia unapomaliza kadi na katika zamu ya mwisho.
    .refused = Huna { $card }, hivyo huwezi kuitupa.
# quiddler.hold
quiddler-hold = Maneno yanabaki mkononi
    .rule = Maneno uliyo nayo yanabaki mkononi mpaka mtu amalize kadi.
# quiddler.go-out
quiddler-go-out = Kumaliza kadi
    .rule = Unaweza kumaliza pale ambapo, baada ya kutupa, kila kadi iliyo mkononi ni sehemu ya neno. Weka maneno mezani: mbio za raundi zinaishia hapo, lakini hilo lenyewe halileti alama.
    .note = Makosa yakiwa mengi, unaambiwa la kwanza: kadi usizo nazo, maneno ya kadi moja, maneno yasiyokuwepo, kadi zilizobaki.
    .refused = { $count ->
        [one] Unaweza kumaliza tu kila kadi ikiwa katika neno; hii imebaki: { $cards }.
       *[other] Unaweza kumaliza tu kila kadi ikiwa katika neno; hizi { $count } zimebaki: { $cards }.
    }
# quiddler.go-out.count
quiddler-go-out-count = Idadi ile ile uliyogawiwa
    .rule = Anayemaliza anaweka kadi kwa idadi ile ile aliyogawiwa.
# quiddler.last-turn
quiddler-last-turn = Zamu ya mwisho
    .rule = Kisha kila mtu mwingine ana zamu moja tu: chota, weka maneno mengi uwezavyo (au usiweke), na tupa kadi.
    .refused = Hii ni zamu yako ya mwisho: weka maneno yako, au usiweke, pamoja na kadi unayotupa.
# quiddler.word.two-cards
quiddler-word-two-cards = Angalau kadi mbili
    .rule = Neno linatumia angalau kadi mbili; kadi “in” peke yake si neno.
    .refused = { $count ->
        [0] Neno linahitaji angalau kadi mbili; moja ya maneno yako halina kadi.
       *[other] Neno linahitaji angalau kadi mbili, na “{ $word }” ni moja tu.
    }
# quiddler.word.own-cards
quiddler-word-own-cards = Kadi zako, mara moja kila moja
    .rule = Kila kadi inayowekwa iko mkononi mwako na inatumika mara moja.
    .refused = { $count ->
        [0] Huna { $card }.
        [one] Una { $card } moja tu.
       *[other] Una { $card } { $count } tu.
    }
# quiddler.word.lexicon
quiddler-word-lexicon = Lipi ni neno
    .rule = Kila neno linakubaliwa isipokuwa nomino za pekee, viambishi awali, viambishi tamati, vifupisho na maneno yenye kistari. Orodha ya maneno ya meza ndiyo inayoamua maneno yanapowekwa. Neno moja lisilojulikana linakataza yote, na unaweza kujaribu tena.
    .note = Kujaribu tena ni uamuzi wetu.
    .refused = “{ $word }” halimo katika orodha ya maneno.
# quiddler.word.challenge
quiddler-word-challenge = Kupinga neno
    .rule = Kwa chaguo hili, chochote kinaweza kuwekwa. Kabla ya kuhesabu raundi, kila mmoja wa wengine anaweza kupinga maneno. Neno likiwa katika orodha, aliyepinga anapoteza alama zake. Lisipokuwemo, mwenyewe anazipoteza badala ya kuzipata, na neno halihesabiwi kwa bonasi yoyote. Hasara hizi hutolewa kabla ya raundi kuinuliwa hadi sifuri.
    .note = Huwezi kupinga maneno yako mwenyewe wala neno lililokwisha kupingwa, na aliyekubali amemaliza.
    .refused = { $why ->
        [own] “{ $word }” ni neno lako mwenyewe.
        [again] “{ $word }” limeshapingwa.
       *[none] { $seat } hajaweka neno kama hilo.
    }
# quiddler.dictionary
quiddler-dictionary = Kamusi
    .rule = Wanaoruhusiwa kutafuta maneno katika kamusi ni wachezaji ambao si zamu yao.
    .note = Kwa hiyo, katika zamu yako hakuna kitu kwenye skrini kinachokuambia kama neno lipo kabla hujaliweka, isipokuwa meza ina chaguo la msaada wa maneno. Watazamaji pia hawaruhusiwi wakati mchezo unaendelea: ungeweza kujitazama kwenye skrini ya pili.
    .refused = { $who ->
        [spectator] Kamusi imefungwa kwa watazamaji wakati mchezo unaendelea.
       *[player] Ni zamu yako, hivyo kamusi imefungwa kwako.
    }
# quiddler.score
quiddler-score = Kuhesabu alama
    .rule = Unapata alama za kadi zako zilizo katika maneno, ukiondoa alama za kadi zisizotumika. Kadi unayotupa haihesabiwi.
# quiddler.score.floor
quiddler-score-floor = Kamwe si chini ya sifuri
    .rule = Raundi kamwe haipati chini ya 0, na hivyo jumla pia; bonasi zinaongezwa baadaye.
# quiddler.bonus.longest
quiddler-bonus-longest = Neno refu zaidi
    .rule = Neno refu zaidi la raundi linapata alama 10. Zinahesabiwa herufi, si kadi.
# quiddler.bonus.most
quiddler-bonus-most = Maneno mengi zaidi
    .rule = Maneno mengi zaidi ya raundi yanapata alama 10.
# quiddler.bonus.tie
quiddler-bonus-tie = Sare ya bonasi
    .rule = Wachezaji wawili au zaidi wakiwa sare, hakuna anayepata bonasi hiyo.
# quiddler.bonus.two-players
quiddler-bonus-two-players = Bonasi kwa wawili
    .rule = Wanapocheza wawili, wanaweza kukubaliana kuwa na bonasi moja tu kati ya mbili.
# quiddler.win
quiddler-win = Kushinda
    .rule = Baada ya raundi ya nane jumla kubwa zaidi inashinda. Jumla zinazolingana zinashiriki ushindi.
    .note = Kushiriki ushindi ni uamuzi wetu.

## Yaliyotokea

quiddler-event-dealt = Raundi { $round }. Mgawaji: { $by }. Kadi iliyogeuzwa: { $card }
quiddler-event-remade = Kadi zilizotupwa zinachanganywa na kuwa rundo jipya la kuchota
quiddler-event-drew = { $from ->
    [discard] { $seat } anachukua { $card } kutoka rundo la kutupa
   *[deck] { $seat } anachota kadi
}
quiddler-event-discarded = { $seat } anatupa { $card }
quiddler-event-laid = { $went_out ->
    [true] { $seat } anamaliza kwa { $spelt } na kutupa { $card }
   *[false] { $count ->
        [0] { $seat } haweki neno lolote na anatupa { $card }
       *[other] { $seat } anaweka { $spelt } na kutupa { $card }
    }
}
quiddler-event-challenged = { $good ->
    [true] { $by } anapinga “{ $spelt }”: ni neno, na { $by } anapoteza alama { $points }
   *[false] { $by } anapinga “{ $spelt }”: si neno, na { $seat } anapoteza alama { $points }
}
quiddler-event-accepted = { $seat } hapingi tena
quiddler-event-scored = Raundi { $round } imehesabiwa

## Ubao

quiddler-ui-round = Raundi { $round } kati ya 8
quiddler-ui-hand = Kadi zako
quiddler-ui-word-new = Neno jipya
quiddler-ui-draw-pile = Rundo la kuchota
quiddler-ui-discard-pile = Rundo la kutupa
quiddler-ui-draw = Chota kadi, au chukua ya juu iliyotupwa.
quiddler-ui-build = Unda maneno, kisha chagua kadi ya kutupa.
quiddler-ui-discard = Tupa { $card }
quiddler-ui-go-out = Maliza kadi
quiddler-ui-lay = Weka maneno na umalize zamu
quiddler-ui-lay-none = Maliza zamu bila kuweka neno
quiddler-ui-went-out = { $seat } amemaliza kadi
quiddler-ui-last-turn = Zamu yako ya mwisho!
quiddler-ui-wait-draw = { $seat } yuko karibu kuchota kadi.
quiddler-ui-wait-discard = { $seat } anaunda maneno.
quiddler-ui-challenge = Pinga “{ $word }”
quiddler-ui-challenge-ask = Je, kuna neno hapa lisilokuwepo?
quiddler-ui-accept = Kubali maneno
quiddler-ui-dictionary = Kamusi
quiddler-ui-dictionary-closed = Imefungwa wakati wa zamu yako.
quiddler-ui-dictionary-watching = Imefungwa kwa watazamaji wakati wa mchezo.
quiddler-ui-look-up = Tafuta neno
quiddler-ui-valid = “{ $word }” ni neno.
quiddler-ui-invalid = “{ $word }” halimo katika orodha ya maneno.
quiddler-ui-points = { $points ->
    [one] alama { $points }
   *[other] alama { $points }
}
quiddler-ui-left = Zilizobaki
quiddler-ui-bonus-longest = Neno refu zaidi: herufi { $count }
quiddler-ui-bonus-most = Maneno mengi zaidi: { $count }
quiddler-ui-bonus-tie = Sare: hakuna anayepata bonasi.
quiddler-ui-bonus-none = Bonasi hii haichezewi.
quiddler-ui-summary = Raundi { $round }
quiddler-ui-scores = Karatasi ya alama
quiddler-ui-total = Jumla
quiddler-ui-review = Yaliyowezekana
quiddler-ui-laid = Yaliyowekwa
quiddler-ui-best = Bora kabisa
quiddler-ui-keys = Vitufe: andika neno; nafasi huanza linalofuata; nukta na herufi huchagua kadi ya kutupa; Enter ukimaliza. 1 na 2 kuchota.
quiddler-ui-card = { $card }, pointi { $points }
quiddler-ui-cards = kadi { $count } kila mmoja
quiddler-ui-word-number = Neno la { $number }
quiddler-ui-continue-word = Endelea na neno la { $number }
quiddler-ui-discard-place = Ya kutupa
quiddler-ui-draw-deck = Chota kadi kutoka rundo
quiddler-ui-draw-discard = Chukua { $card } kutoka rundo la kutupa
quiddler-ui-on-table = Maneno mezani
quiddler-ui-good = Ni neno
quiddler-ui-no-word = Si neno
quiddler-ui-no-words = hakuna maneno
quiddler-ui-round-short = Raundi
quiddler-ui-longest = Neno refu zaidi
quiddler-ui-most = Maneno mengi zaidi
quiddler-ui-won-you = Umeshinda!
quiddler-ui-over = Mchezo umekwisha.
quiddler-ui-wait-challenge = Wengine wanatazama maneno.
quiddler-ui-out = amemaliza
quiddler-ui-known = ana
quiddler-ui-go-on = Endelea
quiddler-ui-sure = Una hakika? Bonyeza tena kumaliza

## Somo

quiddler-lesson-words = Unaunda maneno kwa kadi zako. Katika raundi ya kwanza kila mmoja ana tatu, na katika kila raundi inayofuata moja zaidi, hadi kumi. Namba kwenye kadi ndiyo pointi zake.
# card: on the discard pile
quiddler-lesson-draw = Zamu huanza kwa kadi: ya juu ya rundo la kuchota, au iliyo wazi. { $card } haikusaidii, kwa hiyo chota kutoka kwenye rundo.
# cards: in order, card: to discard
quiddler-lesson-wrong = Maneno halisi tu ndiyo yanayohesabiwa. Jaribu kisicho neno: unganisha { $cards }, chagua { $card } ya kutupa, na umalize.
# word, card
quiddler-lesson-out = Orodha ya maneno haina neno hilo. Sasa unda { $word }, tupa { $card } na umalize: kila kadi nyingine lazima iwe katika neno. Hairudishwi, kwa hiyo utaulizwa tena.
# seat, word, card: left over
quiddler-lesson-score = Ulimaliza, kwa hiyo { $seat } alikuwa na zamu moja ya mwisho na akaweka { $word }; { $card } iliyobaki inapunguza alama zake. Kadi zako zinapata pointi, na neno refu zaidi linapata kumi zaidi. Vivyo hivyo maneno mengi zaidi, isipokuwa mkiwa sare.
# seat: who began
quiddler-lesson-second = Katika raundi ya pili kuna kadi nne. Ondoa karatasi ya alama ikiwa wazi. { $seat } ameanza; sasa chota kadi kutoka rundo lolote.
quiddler-lesson-discard = Kadi zako zote bado haziundi maneno. Basi unatupa moja, na zamu yako inaisha. Chagua moja ya kutupa.
quiddler-lesson-end = Inaendelea hivyo hadi mtu amalize. Baada ya raundi nane pointi nyingi zaidi zinashinda. Isipokuwa zamu yako, unaweza kutafuta maneno katika kamusi.

## Madokezo

quiddler-hint-draw-only = Kuna rundo moja tu la kuchota.
# card, words
quiddler-hint-draw-discard = Chukua { $card } kutoka kadi zilizotupwa: kwayo unaweza kuunda { $words }.
# card
quiddler-hint-draw-deck = Chota kutoka kwenye rundo: kadi usiyoiona husaidia mkono wako zaidi, kwa wastani, kuliko { $card }.
# card
quiddler-hint-draw-hope = Chota kutoka kwenye rundo: { $card } haiingii katika maneno yaliyo bora kwako sasa.
# words, card, points
quiddler-hint-out = Unaweza kumaliza: weka { $words } na tupa { $card }, kwa { $points ->
        [one] pointi 1
       *[other] pointi { $points }
    } kabla ya bonasi.
# words, card
quiddler-hint-last = Ni zamu yako ya mwisho: weka { $words } na tupa { $card }, ambayo ingekugharimu zaidi.
# card
quiddler-hint-last-none = Kadi zako haziundi neno la kawaida. Tupa { $card }, ambayo ingekugharimu zaidi.
# card, words
quiddler-hint-discard = Tupa { $card }: haihitajiki kwa { $words }, na ikibaki ingekugharimu zaidi.
# card
quiddler-hint-discard-dear = Bado hakuna neno la kawaida. Tupa { $card }: ikibaki ingekugharimu zaidi.
quiddler-hint-accept = Pinga tu kile una hakika si neno: pingamizi lisilofaulu linakugharimu pointi za neno hilo.
