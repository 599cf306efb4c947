### Mchezo wa Kadi wa Kidokezo, kwa Kiswahili.

clue = Mchezo wa Kadi wa Kidokezo
    .about = Uliza kadi mbili, angalia nani anaonyesha, kisha taja uhalifu.
clue-summary = Mtu fulani alitenda uhalifu, kwa silaha fulani, mahali fulani. Uliza kadi mbili kwa wakati mmoja, angalia nani anaonyesha, kisha taja kadi tatu ambazo hakuna aliye nazo.

## Sections of the rulebook

clue-section-setup = Kabla ya mchezo
clue-section-questions = Maswali
clue-section-showing = Kuonyesha kadi
clue-section-accusing = Kushtaki
clue-section-together = Kushtaki pamoja
clue-section-ending = Mwisho wa mchezo

## Options

clue-option-game = Mchezo
    .help = Kadi zipi zinatumika.
clue-option-game-normal = Wa kawaida
    .help = Kadi 12: washukiwa 6, silaha 3, maeneo 3.
clue-option-game-advanced = Wa hali ya juu
    .help = Kadi 15: silaha moja na maeneo mawili zaidi.
clue-option-accusation-order = Mpangilio wa washtaki
    .help = Nani analinganisha na uhalifu kwanza wachezaji kadhaa wanaposhtaki pamoja.
clue-option-accusation-order-clockwise = Kwa mpangilio wa saa
    .help = Kuanzia kwa mchezaji aliyeanzisha mashtaka.
clue-option-accusation-order-caller = Mwanzilishi huamua
    .help = Aliyeanzisha mashtaka hupanga mpangilio kabla ya chochote kufichuliwa.
clue-option-accusation-order-random = Kwa bahati nasibu
    .help = Mpangilio hupatikana kwa kura.
clue-option-first = Nani aanze
    .help = Mchezaji anayeonekana kutiliwa shaka zaidi; chagua kiti, au acha bahati iamue.

## Cards

clue-kind-suspects = Washukiwa
clue-kind-weapons = Silaha
clue-kind-locations = Maeneo
clue-card-scarlett = Bi. Scarlett
clue-card-mustard = Kanali Mustard
clue-card-orchid = Dkt. Orchid
clue-card-green = Bw. Green
clue-card-peacock = Bibi Peacock
clue-card-plum = Profesa Plum
clue-card-knife = Kisu
clue-card-rope = Kamba
clue-card-candlestick = Kinara
clue-card-revolver = Bastola
clue-card-billiard-room = Chumba cha Biliadi
clue-card-dining-room = Chumba cha Kulia
clue-card-kitchen = Jiko
clue-card-library = Maktaba
clue-card-study = Chumba cha Kusomea

## Rules

# clue.players
clue-players = Wachezaji
    .rule = Mchezo huu ni wa wachezaji watatu au wanne.
    .note = Sanduku linasema watatu au wanne. Hapa wawili, watano na sita wanaweza kucheza pia; chumba cha mbele kinaonyesha idadi hizo.

# clue.cards.normal
clue-cards-normal = Mchezo wa kawaida
    .rule = Bila kadi zenye alama ya + kuna washukiwa 6, silaha 3 na maeneo 3. Kila moja ipo mara moja kama Ushahidi, na mara moja katika Faili ya Kesi ya kila mchezaji.

# clue.cards.advanced
clue-cards-advanced = Mchezo wa hali ya juu
    .rule = Kwa kadi zenye alama ya + kuna silaha moja zaidi na maeneo mawili zaidi, kama Ushahidi na katika kila Faili ya Kesi: kadi 15 kwa jumla.

# clue.crime
clue-crime = Uhalifu
    .rule = Mshukiwa mmoja, silaha moja na eneo moja huchaguliwa kwa bahati nasibu na kuwekwa chini ya kadi ya Uhalifu bila mtu yeyote kuziona. Hizo ndizo wachezaji wanajaribu kuzifahamu.

# clue.deal
clue-deal = Kugawa kadi
    .rule = Kadi nyingine za Ushahidi huchanganywa na kugawiwa kifudifudi, idadi sawa kwa kila mchezaji. Kadi ambazo haziwezi kugawanywa sawasawa huwekwa zikiangalia juu ili wote wazione.

# clue.casefile
clue-casefile = Faili ya Kesi
    .rule = Kutoka katika Faili yako ya Kesi unaondoa kila kadi uliyo nayo kama Ushahidi, kila kadi inayoangalia juu, na kila kadi unayoonyeshwa: hakuna kati ya hizi inayoweza kuwa ya uhalifu.

# clue.first
clue-first = Nani aanze
    .rule = Mchezaji anayeonekana kutiliwa shaka zaidi huchukua zamu ya kwanza.
    .note = Wachezaji humchagua wenyewe, au huiachia bahati.

# clue.ask
clue-ask = Swali
    .rule = Katika zamu yako unauliza kuhusu kadi mbili tofauti, si zaidi wala si pungufu. Zinaweza kuwa za aina mbili au za aina moja.
    .refused = { $count ->
        [2] Swali hutaja kadi mbili tofauti, si kadi ileile mara mbili.
       *[other] Swali hutaja kadi mbili tu; idadi uliyotaja ni { $count }.
    }

# clue.ask.any
clue-ask-any = Kadi zozote mbili
    .rule = Unaweza kuuliza kadi yoyote ya mchezo, hata uliyo nayo mwenyewe au inayoangalia juu.
    .note = Uamuzi wetu: hakuna kanuni inayokataza, na kuwahadaa wengine kunaweza kufaa zamu moja.

# clue.ask.order
clue-ask-order = Nani hujibu
    .rule = Mchezaji aliye kushoto kwako hujibu kwanza, kisha anayefuata kushoto, na kuendelea, hadi kadi ionyeshwe au wote waseme hawana yoyote kati ya hizo mbili.

# clue.turn
clue-turn = Zamu
    .rule = Kisha zamu hupita kwa mpangilio wa saa hadi kwa mchezaji anayefuata ambaye hajapoteza.
    .refused = { $phase ->
        [answer] Si wakati wako wa kutenda: { $seats } lazima ajibu swali.
        [join] Si wakati wako wa kutenda: inasubiriwa kujua nani anajiunga na mashtaka ({ $seats }).
        [order] Si wakati wako wa kutenda: { $seats } anapanga mpangilio wa washtaki.
       *[ask] Hilo haliwezekani sasa: ni zamu ya { $seats } kuuliza au kushtaki.
    }

# clue.show.must
clue-show-must = Lazima uonyeshe
    .rule = Ukiwa na moja ya kadi mbili ulizoulizwa, lazima uionyeshe. Ikiwa huna yoyote kati ya hizo, lazima useme hivyo.
    .refused = { $why ->
        [not-held] Huna kadi hii mkononi: { $card }.
        [not-asked] Hukuulizwa kadi hii: { $card }.
       *[held] Una kadi iliyoulizwa ({ $cards }), kwa hiyo lazima uionyeshe.
    }

# clue.show.choice
clue-show-choice = Kadi zote mbili
    .rule = Ukiwa na kadi zote mbili, unachagua ipi ya kuonyesha.

# clue.show.private
clue-show-private = Kwa muulizaji peke yake
    .rule = Mchezaji aliyeuliza tu ndiye anayeiona kadi. Wengine huona kwamba kadi imeonyeshwa. Kadi hurudi kwa mwenyewe.

# clue.show.hide-both
clue-show-hide-both = Usijifichue
    .rule = Hakuna kitu kinachopaswa kufichua kwamba una kadi zote mbili.
    .note = Hivi ndivyo tunavyolinda jambo hili: mwenye kadi moja au zote mbili huonyesha kwa namna ileile, asiye na yoyote husema hivyo, kila mtu kwa wakati wake, na wanachopokea wengine ni kilekile hadi herufi ya mwisho.

# clue.accuse
clue-accuse = Kushtaki
    .rule = Katika zamu yako, badala ya kuuliza, unaweza kushtaki: unaweka mshukiwa mmoja, silaha moja na eneo moja kifudifudi mbele yako.
    .refused = Mashtaka ni mshukiwa mmoja, silaha moja na eneo moja. Ulichagua: { $cards }.

# clue.accuse.case-file
clue-accuse-case-file = Kutoka Faili yako ya Kesi
    .rule = Unashtaki kwa kadi tatu za Faili yako mwenyewe ya Kesi: si ile uliyo nayo, inayoangalia juu au uliyoonyeshwa.
    .refused = Huwezi kushtaki kwa kadi uliyoiondoa katika Faili yako ya Kesi: { $cards }.

# clue.accuse.join
clue-accuse-join = Kujiunga
    .rule = Kila mchezaji mwingine ambaye hajapoteza anaweza kushtaki kwa wakati huohuo. Kila mmoja husema kama atajiunga kabla ya chochote kufichuliwa.
    .note = Uamuzi wetu: inaonekana kwamba mtu amejibu, lakini si alichojibu. Ni baada ya wote kujibu ndipo utajua nani amejiunga.

# clue.accuse.solo
clue-accuse-solo = Mshtaki wa pekee
    .rule = Ukishtaki peke yako, unatazama chini ya kadi ya Uhalifu bila wengine kuona. Kadi zote tatu zikilingana, seti zote mbili hufichuliwa na umeshinda.

# clue.accuse.wrong
clue-accuse-wrong = Mashtaka yasiyo sahihi
    .rule = Kadi moja au zaidi isipolingana, umepoteza. Huchukui zamu tena, lakini unaendelea kujibu maswali kwa ukweli, na wengine wanaendelea kucheza. Umeuona uhalifu; mashtaka yako hubaki kifudifudi.

# clue.turn.order
clue-turn-order = Baada ya mashtaka
    .rule = Baada ya mashtaka yasiyo sahihi ya mtu mmoja, zamu hupita kwa mpangilio wa saa. Baada ya mashtaka ya pamoja mchezo umekwisha.

# clue.accuse.many
clue-accuse-many = Washtaki kadhaa
    .rule = Wachezaji wawili au zaidi wakishtaki, wote hufichua kadi zao kwa wakati mmoja. Kwa mpangilio uliokubaliwa kila mmoja hulinganisha na uhalifu, na wa kwanza kuwa sahihi kwa kadi zote tatu hushinda.

# clue.accuse.many.order
clue-accuse-many-order = Mpangilio wa washtaki
    .rule = Wachezaji hukubaliana nani alinganishe kwanza, wa pili na kuendelea.
    .note = Uamuzi wetu: ni chaguo la meza. Kwa mpangilio wa saa kuanzia kwa mwanzilishi, kama mwanzilishi anavyopanga, au kwa kura.
    .refused = Mpangilio lazima umtaje kila mshtaki mara moja: { $accusers }.

# clue.accuse.many.none
clue-accuse-many-none = Wote wamekosea
    .rule = Washtaki wote wakikosea, wachezaji wote hupoteza mchezo.
    .note = Uamuzi wetu: uhalifu uko wazi sasa, kwa hiyo mchezo unakwisha bila mshindi.

# clue.last
clue-last = Aliyebaki peke yake
    .rule = Wachezaji wote isipokuwa mmoja wakishapoteza, huyo aliyebaki hushinda, na uhalifu hufichuliwa.
    .note = Uamuzi wetu.

## The log

clue-event-asked = { $seat } anauliza: { $cards }?
clue-event-none = { $seat } hana yoyote kati ya hizo mbili.
clue-event-shown = { $seat } anamwonyesha { $to } kadi.
clue-event-shown-card = { $seat } anamwonyesha { $to } kadi hii: { $card }.
clue-event-accused = { $seat } anaweka mashtaka kifudifudi.
clue-event-decided = { $seat } amesema kama atajiunga.
clue-event-decided-joins = { $seat } anajiunga kwa kushtaki.
clue-event-decided-stays = { $seat } hajiungi.
clue-event-accusers = { $set ->
    [false] Wote wamejibu. Washtaki: { $seats }. Mwanzilishi anapanga mpangilio wao.
    [no] Wote wamejibu. Washtaki: { $seats }. Mwanzilishi anapanga mpangilio wao.
   *[other] Wote wamejibu. Washtaki kwa mpangilio: { $seats }.
}
clue-event-revealed = Kadi zinageuzwa. Uhalifu: { $crime }.
clue-event-lost = { $seat } amekosea na amepoteza.
clue-event-lost-crime = Mashtaka yako hayakuwa sahihi. Umeuona uhalifu: { $crime }.
clue-event-won = { $last ->
    [true] { $seat } amebaki peke yake na ameshinda. Uhalifu: { $crime }.
    [yes] { $seat } amebaki peke yake na ameshinda. Uhalifu: { $crime }.
   *[other] { $seat } yuko sahihi na ameshinda. Uhalifu: { $crime }.
}
clue-event-nobody = Washtaki wote wamekosea: wachezaji wote wanapoteza. Uhalifu: { $crime }.

## The board

clue-ui-turn = Zamu yako. Gusa kadi mbili za kuuliza, au shtaki.
clue-ui-turn-accuse = Mashtaka yako. Gusa mshukiwa, silaha na eneo.
clue-ui-turn-wait = { $seat } anafikiria swali.
clue-ui-asked-you = Unauliza: { $cards }. Anayejibu: { $to }.
clue-ui-asked = { $seat } anauliza: { $cards }. Anayejibu: { $to }.
clue-ui-answer-none = { $seat } anakuuliza: { $cards }. Huna yoyote kati ya hizo: sema hivyo.
clue-ui-answer-one = { $seat } anakuuliza: { $cards }. Una moja kati ya hizo, kwa hiyo ionyeshe.
clue-ui-answer-two = { $seat } anakuuliza: { $cards }. Una zote mbili: chagua ya kuonyesha.
clue-ui-answer-lost = Umepoteza, lakini bado unajibu. { $seat } anakuuliza: { $cards }.
clue-ui-join = { $seat } anashtaki! Jiunge kwa kadi zako tatu, au usijiunge.
clue-ui-join-wait-you = Mashtaka yako yako kifudifudi. Ambao bado hawajasema kama watajiunga: { $seats }.
clue-ui-join-wait = { $seat } anashtaki. Ambao bado hawajasema kama watajiunga: { $seats }.
clue-ui-order = Panga mpangilio. Gusa washtaki kwa mpangilio wa kulinganisha.
clue-ui-order-wait = { $seat } anapanga mpangilio wa washtaki.
clue-ui-lost-you = Umepoteza, na unaendelea kujibu.
clue-ui-over = Kesi imetatuliwa! Mshindi: { $seat }.
clue-ui-over-you = Kesi imetatuliwa! Umeshinda.
clue-ui-over-nobody = Kesi imefungwa, na hakuna aliyeshinda.

clue-ui-cards = { $count ->
    [one] kadi 1
   *[other] kadi { $count }
}
clue-ui-lost = amepoteza, bado anajibu
clue-ui-lost-over = amepoteza
clue-ui-accuses = anashtaki
clue-ui-thinks = anaamua
clue-ui-has-said = amesema

clue-ui-papers = Juu ya meza ya kazi
clue-ui-leaf-file = Faili ya kesi
clue-ui-leaf-notes = Daftari
clue-ui-leaf-back = Kutazama nyuma
clue-ui-keep-myself = Naitunza mwenyewe
clue-ui-face-up = Zinazoangalia juu
clue-ui-hand = Ushahidi wako
clue-ui-crime = Uhalifu

clue-ui-turned = imegeuzwa
clue-ui-turn-card = Geuza kadi: { $card }
clue-ui-away-hand = iko mkononi mwako
clue-ui-away-face-up = inaangalia juu
clue-ui-away-seen = ilionyeshwa na { $seat }

clue-ui-no-question = Bado hakuna swali lililoulizwa.
clue-ui-question = { $seat } anauliza
clue-ui-question-last = Swali la mwisho, la { $seat }
clue-ui-answers = Majibu, kwa mpangilio wake
clue-ui-answer-none-short = hana yoyote
clue-ui-answer-shows-short = alionyesha kadi
clue-ui-answer-asked-short = ajibu
clue-ui-answer-rest-short = hajaulizwa

clue-ui-ask-two = Gusa kadi mbili
clue-ui-ask = Uliza: { $cards }
clue-ui-to-accuse = Shtaki
clue-ui-to-ask = Uliza
clue-ui-pick-three = { $count ->
    [3] Gusa mshukiwa, silaha na eneo
    [one] Bado kadi moja
   *[other] Bado kadi { $count }
}
clue-ui-do-accuse = Shtaki …
clue-ui-do-join = Jiunge kwa hizi …
clue-ui-stay = Usijiunge
clue-ui-sure = Ushtaki kwa hizi: { $cards }?
clue-ui-sure-why = Moja kati ya hizo tatu ikiwa si sahihi, umepoteza. Mashtaka yakiwekwa hayarudishwi.
clue-ui-sure-stay = Usijiunge na mashtaka haya?
clue-ui-sure-stay-why = Hakuna atakayejua ulichochagua hadi wote wachague.
clue-ui-lay = Weka kifudifudi
clue-ui-not-yet = Bado
clue-ui-set-order = Weka mpangilio huu

clue-ui-private = { $seat } peke yake ataona kadi utakayoonyesha.
clue-ui-show = Onyesha hii
clue-ui-show-card = Onyesha { $card } kwa { $seat } peke yake
clue-ui-neither = Sina yoyote kati ya hizo
clue-ui-shown-to-you = Kadi uliyoonyeshwa
clue-ui-shows-you = { $seat } anakuonyesha
clue-ui-shown-said = { $seat } anakuonyesha kadi hii: { $card }. Hakuna mwingine anayeiona.
clue-ui-only-you = Hakuna mwingine anayeiona. Inarudi kwa mwenyewe.
clue-ui-give-back = Irudishe

clue-ui-reveal = Mashtaka
clue-ui-looks = { $seat } anatazama chini ya kadi ya Uhalifu …
clue-ui-looks-you = Unatazama chini ya kadi ya Uhalifu …
clue-ui-all-turn = Washtaki wote wanageuza kadi zao …
clue-ui-all-compare = Wanalinganisha kwa mpangilio huu: { $seats }
clue-ui-crime-so-far = Uhalifu: { $cards } …
clue-ui-nth = analinganisha wa { $place }
clue-ui-right = sahihi
clue-ui-wrong = si sahihi
clue-ui-verdict-right = { $seat } yuko sahihi kwa zote tatu!
clue-ui-verdict-wrong = { $seat } amekosea, na amepoteza.
clue-ui-verdict-wrong-you = Umekosea, na umepoteza.
clue-ui-verdict-last = { $seat } amebaki peke yake, na ameshinda.
clue-ui-verdict-nobody = Washtaki wote wamekosea: hakuna aliyeshinda.
clue-ui-stays-closed = Uhalifu unabaki umefichwa, na mashtaka pia.
clue-ui-go-on = Endelea

clue-ui-notebook = Daftari: kadi na nani anazo
clue-ui-cell = { $card }, { $place }: { $mark }
clue-ui-inks = Wino
clue-ui-ink-pencil = penseli
clue-ui-ink-red = nyekundu
clue-ui-ink-blue = buluu
clue-ui-ink-green = kijani
clue-ui-mark-no = haipo hapa
clue-ui-mark-yes = ipo hapa
clue-ui-mark-maybe = labda
clue-ui-mark-dot = nukta
clue-ui-mark-empty = tupu
clue-ui-fact-yes = ipo hapa, kwa hakika
clue-ui-fact-no = haipo hapa, kwa hakika
clue-ui-wipe = Futa zote

clue-ui-looking-back = Kile ambacho kingeweza kujulikana
clue-ui-was = Uhalifu ulikuwa: { $cards }.
clue-ui-first = Wa kwanza ambaye angeweza kuujua: { $seats }, wakati wa { $moment }.
clue-ui-first-nobody = Hakuna ambaye angeweza kuutatua kabla haujafichuliwa.
clue-ui-chart = Biti zinazokosekana ili kuujua uhalifu, wakati kwa wakati. Zikiwa 0 ni hakika. Bendera: mara ya kwanza kuwa hakika.
clue-ui-chart-label = Chati: biti zinazokosekana kwa kila mchezaji kila wakati. Jedwali lililo chini lina takwimu zilezile.
clue-ui-known-at = angeweza kujua wakati wa { $moment }
clue-ui-never = asingeweza kujua kwa wakati
clue-ui-told = Kila swali lilisema nini
clue-ui-told-note = Biti ngapi karibu zaidi na uhalifu kwa kila mchezaji, na idadi ya uwezekano uliobaki.
clue-ui-moment = Wakati
clue-ui-moment-deal = Kugawa kadi.
clue-ui-moment-shown = { $seat } anauliza: { $cards }. { $to } anaonyesha: { $card }.
clue-ui-moment-nobody = { $seat } anauliza: { $cards }. Hakuna aliye na yoyote.
clue-ui-moment-accusation = { $seat } anashtaki: { $cards }.
clue-ui-solutions = { $count ->
    [one] uwezekano 1
   *[other] uwezekano { $count }
}
clue-ui-no-review = Tathmini haikuweza kupatikana.

## Somo

clue-lesson-crime = Uhalifu umetendeka: mshukiwa mmoja, silaha moja, eneo moja, chini ya kadi ambayo hakuna aliyeiona. Kadi nyingine zimegawiwa kama ushahidi. Ulizo nazo hazina hatia, kwa hiyo tayari zimegeuzwa katika faili yako ya kesi.
# cards: two
clue-lesson-ask = Katika zamu yako unauliza kuhusu kadi mbili zozote. Chagua hizi katika faili ya kesi na uulize: { $cards }.
# seat, card
clue-lesson-shown = Jirani yako wa kushoto hakuwa na yoyote; { $seat } alilazimika kuonyesha moja, kwako peke yako: { $card }. Wengine wanajua tu kwamba kadi imeonyeshwa. Haiwezi kuwa ya uhalifu, kwa hiyo inatoka katika faili yako ya kesi.
# seat, cards
clue-lesson-neither = Sasa { $seat } anauliza, nawe una kadi zote mbili: { $cards }. Uzifiche? Jaribu kusema huna yoyote.
# seat
clue-lesson-show = Kila mtu anasema kweli. Lakini unachagua ipi ya kuonyesha, na { $seat } peke yake anaiona. Onyesha yoyote kati ya hizo.
# cards
clue-lesson-sure = Aliyeshtaki kimakosa hachukui zamu tena, kwa hiyo ni zamu yako. Uliza kuhusu hizi: { $cards }.
# cards, card: the place
clue-lesson-nobody = Hakuna aliyeonyesha kadi, nawe huna yoyote: lazima zote mbili ni za uhalifu ({ $cards }). Kati ya maeneo limebaki moja tu katika faili yako ya kesi: { $card }. Unajua yote.
# seat, cards
clue-lesson-accuse = { $seat } ameuliza swali lisilokusaidia. Sasa shtaki, badala ya kuuliza: { $cards }. Mashtaka yasiyo sahihi yanapoteza mchezo, kwa hiyo utaulizwa tena kama una hakika.
clue-lesson-end = Zote tatu ni sahihi: umetatua kesi. Mtu anaposhtaki wengine wanaweza kujiunga na mashtaka yao wenyewe; basi usingoje sana ukishajua.

## Madokezo

# cards, count: crimes still possible
clue-hint-ask = Uliza kuhusu { $cards }: majibu { $count } ya kesi bado yanawezekana, na hakuna swali linalotarajiwa kukuambia zaidi.
# cards
clue-hint-accuse = Shtaki kwa hizi: { $cards }. Yote uliyoyaona yameacha jibu hili peke yake.
# count: crimes still possible
clue-hint-stay = Usijiunge: majibu { $count } ya kesi bado yanawezekana kwako, na mashtaka yasiyo sahihi yanapoteza.
clue-hint-order = Jiweke wa kwanza: wa kwanza kuwa sahihi kwa kadi zote tatu anashinda.
clue-hint-none = Huna yoyote kati ya kadi hizo mbili, kwa hiyo lazima useme hivyo.
# card
clue-hint-show-only = Onyesha { $card }: ndiyo pekee uliyo nayo kati ya hizo mbili.
# card, seat: who asks
clue-hint-show-again = Onyesha { $card }: { $seat } ameiona kwako kabla, kwa hiyo haisemi lolote jipya.
# card
clue-hint-show-known = Onyesha { $card }: mtu ameshaiona, kwa hiyo unaificha kadi nyingine.
# card
clue-hint-show-kind = Onyesha { $card }: kati ya hizo mbili, aina yake ina kadi nyingi angalau sawa, kwa hiyo inaondoa uwezekano mdogo zaidi.
