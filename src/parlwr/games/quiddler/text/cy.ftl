### Quiddler yn Gymraeg. Ffeithiau: seat, by → enw, card → ei lythrennau, cards, spelt → rhestrau, count, points → rhifau.

quiddler = Quiddler
    .about = Gwnewch eiriau o’r cardiau yn eich llaw, a defnyddio pob un.

## Adrannau'r rheolau

quiddler-section-setup = Paratoi’r gêm
quiddler-section-turn = Tro
quiddler-section-out = Mynd allan
quiddler-section-words = Geiriau
quiddler-section-score = Sgorio

## Dewisiadau

quiddler-option-first = Pwy sy’n dechrau
    .help = Y chwaraewr ar y chwith i’r deliwr cyntaf; fel arfer gadewir hyn i siawns.
quiddler-option-words = Gwirio geiriau
    .help = Wrth herio ceir gosod unrhyw beth, fel wrth fwrdd y gegin: y lleill sydd i sylwi ar yr hyn nad yw’n air.
quiddler-option-words-checked = gan y rhestr eiriau, wrth eu gosod
quiddler-option-words-challenge = drwy herio gan y chwaraewyr eraill
quiddler-option-assist = Help gyda geiriau
    .help = Mae geiriau sy’n bod yn troi’n wyrdd wrth ichi eu hadeiladu. Da i ddysgwyr; i ffwrdd fel arfer.
quiddler-option-deck = Cardiau
    .help = Mae gan bob iaith ei dec ei hun, beth bynnag yw iaith y tudalennau hyn i chi.
quiddler-option-deck-en = Saesneg
quiddler-option-deck-cy = Cymraeg
quiddler-option-deck-sw = Cardiau Swahili
quiddler-option-lexicon = Rhestr eiriau
    .help = Y rhestr sy’n penderfynu beth sy’n air. Mae llawer o eiriau prin yn yr un Saesneg fawr.
quiddler-option-lexicon-standard = yr un arferol i’r cardiau
quiddler-option-lexicon-en = Saesneg
quiddler-option-lexicon-en-expert = Saesneg, mawr
quiddler-option-lexicon-cy = Cymraeg
quiddler-option-lexicon-sw = Rhestr Swahili
quiddler-option-two-player-bonus = Bonysau i ddau chwaraewr
    .help = Pan fydd dau’n chwarae, ceir gadael un o’r ddau fonws allan.
quiddler-option-two-player-bonus-both = y ddau
quiddler-option-two-player-bonus-longest = y gair hiraf yn unig
quiddler-option-two-player-bonus-most = y nifer fwyaf o eiriau yn unig

## Rheolau

# quiddler.players
quiddler-players = Chwaraewyr
    .rule = Mae dau i wyth o bobl yn chwarae.
# quiddler.deck
quiddler-deck = Y cardiau
    .rule = Mae dau becyn o 59 cerdyn yn gwneud 118. Mae ar bob cerdyn un neu ddwy lythyren a nifer o bwyntiau: ychydig am lythrennau cyffredin (2 am a ac e), llawer am rai prin (15 am q, 14 am z). Y parau yw cl, er, in, qu a th.
# quiddler.deck.cy
quiddler-deck-cy = Y cardiau Cymraeg
    .rule = Yn y dec Cymraeg mae ch, dd, ff, ll, ng, rh a th yn un cerdyn ac yn un llythyren, a byth yn ddau gerdyn sengl. Nid yw acenion yn cyfrif, ac nid yw ffurfiau wedi’u treiglo’n eiriau. Dwy lythyren yr un yw’r cardiau au, io ac wy.
    .note = Nid oes dec Cymraeg i’r gêm gyhoeddedig; gwnaed hwn yn ôl pa mor aml y daw’r llythrennau, gydag arferion Scrabble Cymraeg. Gan y gall ng fod yn n ac g hefyd (Bangor), derbynnir y ddau sillafiad.
# quiddler.deck.sw
quiddler-deck-sw = Y cardiau Swahili
    .rule = Mae gan y dec Swahili y parau sh, ch a dh, a’r sillafau ku, wa, ni a ki, pob un ar un cerdyn.
    .note = Nid oes dec Swahili i’r gêm gyhoeddedig; gwnaed hwn yn ôl pa mor aml y daw’r llythrennau. Ceir sillafu pâr â dau gerdyn sengl hefyd, ac mae’n cyfrif fel dwy lythyren.
# quiddler.rounds
quiddler-rounds = Wyth rownd
    .rule = Yn y rownd gyntaf mae pawb yn cael tri cherdyn, ac ym mhob rownd un yn fwy nag yn y rownd cynt: deg yn yr wythfed.
# quiddler.deal
quiddler-deal = Delio
    .rule = Dewisir y deliwr cyntaf. Cymysgir y cardiau i gyd a’u delio un ar y tro; y chwaraewr ar y chwith i’r deliwr sy’n delio’r rownd nesaf.
# quiddler.piles
quiddler-piles = Y ddau bentwr
    .rule = Y cardiau sydd ar ôl yw’r pentwr tynnu. Troir ei gerdyn uchaf wyneb i fyny i gychwyn y pentwr taflu.
# quiddler.first
quiddler-first = Pwy sy’n dechrau
    .rule = Y chwaraewr ar y chwith i’r deliwr sy’n dechrau, ac mae’r tro’n mynd i’r chwith.
# quiddler.turn
quiddler-turn = Yn ei dro, yn ei drefn
    .rule = Dim ond y chwaraewr y mae’n dro iddo sy’n gweithredu: yn gyntaf mae’n tynnu cerdyn, yna mae’n gosod ei eiriau neu’n taflu cerdyn. Tra ceir herio geiriau, mae pawb nad yw wedi’u derbyn eto’n gweithredu.
    .refused = { $phase ->
        [challenge] Ni ellir gwneud hynny tra bo geiriau’n cael eu herio.
        [draw] Tro: { $seat }. Mae tro’n dechrau drwy dynnu cerdyn.
       *[discard] Tro: { $seat }. Mae cerdyn wedi’i dynnu: nawr gosodir geiriau neu teflir cerdyn.
    }
# quiddler.draw
quiddler-draw = Tynnu cerdyn
    .rule = Mae tro’n dechrau drwy dynnu’r cerdyn uchaf o’r naill bentwr neu’r llall.
    .refused = Nid oes cerdyn ar y pentwr taflu i’w gymryd.
# quiddler.draw.empty
quiddler-draw-empty = Pan fydd y pentwr tynnu’n wag
    .rule = Cymysgir y cardiau a daflwyd i wneud pentwr tynnu newydd; mae’r un uchaf yn aros lle y mae.
    .note = Mae hyn yn digwydd pan fydd rhywun am dynnu o’r pentwr gwag.
    .refused = Mae’r pentwr tynnu’n wag, ac nid oes cardiau wedi’u taflu i wneud un newydd.
# quiddler.discard
quiddler-discard = Taflu cerdyn
    .rule = Mae tro’n gorffen drwy daflu un cerdyn o’r llaw, hefyd wrth fynd allan ac ar y tro olaf.
    .refused = Nid yw { $card } yn eich llaw, felly ni allwch ei daflu.
# quiddler.hold
quiddler-hold = Mae geiriau’n aros ynghudd
    .rule = Mae’r geiriau sydd gennych yn aros yn eich llaw nes bod rhywun yn mynd allan.
# quiddler.go-out
quiddler-go-out = Mynd allan
    .rule = Cewch fynd allan pan fydd pob cerdyn yn eich llaw, ar ôl taflu un, yn rhan o air. Gosodwch y geiriau i lawr: dyna ddiwedd ras y rownd, ac nid yw’n ennill dim ynddo’i hun.
    .note = Pan fydd mwy nag un peth o’i le ar yr hyn a osodir, cewch wybod am y cyntaf: cardiau nad ydynt gennych, geiriau o un cerdyn, geiriau nad ydynt yn bod, cardiau dros ben.
    .refused = { $count ->
        [one] Dim ond â phob cerdyn mewn gair y cewch fynd allan; mae hwn dros ben: { $cards }.
        [two] Dim ond â phob cerdyn mewn gair y cewch fynd allan; mae’r ddau hyn dros ben: { $cards }.
       *[other] Dim ond â phob cerdyn mewn gair y cewch fynd allan; mae’r { $count } hyn dros ben: { $cards }.
    }
# quiddler.go-out.count
quiddler-go-out-count = Cynifer ag a ddeliwyd
    .rule = Mae’r sawl sy’n mynd allan yn gosod yn union gynifer o gardiau ag a ddeliwyd iddo.
# quiddler.last-turn
quiddler-last-turn = Y tro olaf
    .rule = Wedyn mae gan bawb arall un tro’n union: tynnwch gerdyn, gosodwch gynifer o eiriau ag y gallwch (neu ddim un), a thaflwch gerdyn.
    .refused = Dyma’ch tro olaf: gosodwch eich geiriau, neu ddim un, gyda’r cerdyn yr ydych yn ei daflu.
# quiddler.word.two-cards
quiddler-word-two-cards = O leiaf ddau gerdyn
    .rule = Mae gair yn defnyddio o leiaf ddau gerdyn; nid yw’r cerdyn “in” ar ei ben ei hun yn air.
    .refused = { $count ->
        [0] Mae angen o leiaf ddau gerdyn ar air; nid oes yr un yn un o’ch rhai chi.
       *[other] Mae angen o leiaf ddau gerdyn ar air, ac un yn unig yw “{ $word }”.
    }
# quiddler.word.own-cards
quiddler-word-own-cards = Eich cardiau chi, unwaith yr un
    .rule = Mae pob cerdyn a osodir yn eich llaw, ac fe’i defnyddir unwaith.
    .refused = { $count ->
        [0] Nid yw { $card } yn eich llaw.
        [one] Dim ond unwaith y mae { $card } yn eich llaw.
        [two] Dim ond dwywaith y mae { $card } yn eich llaw.
        [few] Dim ond teirgwaith y mae { $card } yn eich llaw.
       *[other] Dim ond { $count } gwaith y mae { $card } yn eich llaw.
    }
# quiddler.word.lexicon
quiddler-word-lexicon = Beth sy’n air
    .rule = Mae pob gair yn cyfrif ac eithrio enwau priod, rhagddodiaid, ôl-ddodiaid, byrfoddau a geiriau â chysylltnod. Rhestr eiriau’r bwrdd sy’n penderfynu wrth osod y geiriau. Mae un gair anhysbys yn gwrthod y cyfan, a chewch roi cynnig arall arni.
    .note = Ein penderfyniad ni yw y cewch roi cynnig arall arni.
    .refused = Nid yw “{ $word }” yn y rhestr eiriau.
# quiddler.word.challenge
quiddler-word-challenge = Herio
    .rule = Gyda’r dewis hwn ceir gosod unrhyw beth. Cyn sgorio’r rownd caiff pob un o’r lleill herio geiriau. Os yw’r gair yn y rhestr, mae’r heriwr yn colli ei bwyntiau. Os nad yw, mae ei berchennog yn eu colli yn lle eu sgorio, ac nid yw’r gair yn cyfrif at yr un bonws. Tynnir y rhain cyn codi rownd i sero.
    .note = Ni cheir herio eich geiriau eich hun na gair a heriwyd eisoes, a’r sawl sydd wedi derbyn, mae wedi gorffen.
    .refused = { $why ->
        [own] Eich gair chi yw “{ $word }”.
        [again] Mae “{ $word }” wedi’i herio eisoes.
       *[none] Nid oes gair o’r fath wedi’i osod. Chwaraewr: { $seat }.
    }
# quiddler.dictionary
quiddler-dictionary = Y geiriadur
    .rule = Dim ond chwaraewyr nad yw’n dro iddynt a gaiff chwilio am eiriau yn y geiriadur.
    .note = Felly nid oes dim ar y sgrin, yn ystod eich tro, yn dweud a yw gair yn bod cyn ichi ei osod, oni bai bod gan y bwrdd y dewis i roi help gyda geiriau. Ni chaiff gwylwyr wneud hynny chwaith yn ystod y gêm: gallech wylio eich hun ar ail sgrin.
    .refused = { $who ->
        [spectator] Mae’r geiriadur ar gau i wylwyr tra bydd y gêm yn mynd rhagddi.
       *[player] Eich tro chi yw hi, felly mae’r geiriadur ar gau i chi.
    }
# quiddler.score
quiddler-score = Pwyntiau
    .rule = Cewch bwyntiau eich cardiau sydd mewn geiriau, llai pwyntiau eich cardiau nas defnyddiwyd. Nid yw’r cerdyn a daflwch yn cyfrif.
# quiddler.score.floor
quiddler-score-floor = Byth yn is na sero
    .rule = Nid yw rownd byth yn sgorio llai na 0, ac felly nid yw cyfanswm chwaith; ychwanegir y bonysau wedyn.
# quiddler.bonus.longest
quiddler-bonus-longest = Gair hiraf
    .rule = Mae gair hiraf y rownd yn ennill 10 pwynt. Llythrennau sy’n cyfrif, nid cardiau.
# quiddler.bonus.most
quiddler-bonus-most = Nifer fwyaf o eiriau
    .rule = Mae’r nifer fwyaf o eiriau yn y rownd yn ennill 10 pwynt.
# quiddler.bonus.tie
quiddler-bonus-tie = Cyfartal am fonws
    .rule = Os bydd dau neu fwy o chwaraewyr yn gyfartal am fonws, nid oes neb yn ei gael.
# quiddler.bonus.two-players
quiddler-bonus-two-players = Bonysau i ddau
    .rule = Pan fydd dau’n chwarae, cânt gytuno i gael un yn unig o’r ddau fonws.
# quiddler.win
quiddler-win = Ennill
    .rule = Ar ôl yr wythfed rownd y cyfanswm uchaf sy’n ennill. Mae cyfansymiau cyfartal yn rhannu’r fuddugoliaeth.
    .note = Ein penderfyniad ni yw rhannu’r fuddugoliaeth.

## Beth ddigwyddodd

quiddler-event-dealt = Rownd { $round }. Deliwr: { $by }. Cerdyn wyneb i fyny: { $card }
quiddler-event-remade = Cymysgir y cardiau a daflwyd yn bentwr tynnu newydd
quiddler-event-drew = { $from ->
    [discard] Mae { $seat } yn cymryd { $card } o’r pentwr taflu
   *[deck] Mae { $seat } yn tynnu cerdyn
}
quiddler-event-discarded = Mae { $seat } yn taflu { $card }
quiddler-event-laid = { $went_out ->
    [true] Mae { $seat } yn mynd allan: { $spelt }, ac yn taflu { $card }
   *[false] { $count ->
        [0] Nid yw { $seat } yn gosod yr un gair, ac yn taflu { $card }
       *[other] Mae { $seat } yn gosod: { $spelt }, ac yn taflu { $card }
    }
}
quiddler-event-challenged = { $good ->
    [true] Mae { $by } yn herio “{ $spelt }”: mae’n air. Pwyntiau a gollir gan yr heriwr: { $points }
   *[false] Mae { $by } yn herio “{ $spelt }”: nid yw’n air. Pwyntiau a gollir gan y perchennog ({ $seat }): { $points }
}
quiddler-event-accepted = Nid yw { $seat } yn herio rhagor
quiddler-event-scored = Sgoriwyd rownd { $round }

## Y bwrdd

quiddler-ui-round = Rownd { $round } o 8
quiddler-ui-hand = Eich cardiau
quiddler-ui-word-new = Gair newydd
quiddler-ui-draw-pile = Pentwr tynnu
quiddler-ui-discard-pile = Pentwr taflu
quiddler-ui-draw = Tynnwch gerdyn, neu cymerwch gerdyn uchaf y pentwr taflu.
quiddler-ui-build = Adeiladwch eiriau, yna dewiswch y cerdyn i’w daflu.
quiddler-ui-discard = Taflu { $card }
quiddler-ui-go-out = Mynd allan
quiddler-ui-lay = Gosod y geiriau a gorffen
quiddler-ui-lay-none = Gorffen heb osod gair
quiddler-ui-went-out = Mae { $seat } wedi mynd allan
quiddler-ui-last-turn = Eich tro olaf!
quiddler-ui-wait-draw = Mae { $seat } ar fin tynnu cerdyn.
quiddler-ui-wait-discard = Mae { $seat } yn adeiladu geiriau.
quiddler-ui-challenge = Herio “{ $word }”
quiddler-ui-challenge-ask = A oes gair yma nad yw’n bod?
quiddler-ui-accept = Derbyn y geiriau
quiddler-ui-dictionary = Geiriadur
quiddler-ui-dictionary-closed = Ar gau yn ystod eich tro chi.
quiddler-ui-dictionary-watching = Ar gau i wylwyr yn ystod y gêm.
quiddler-ui-look-up = Chwilio am air
quiddler-ui-valid = Mae “{ $word }” yn air.
quiddler-ui-invalid = Nid yw “{ $word }” yn y rhestr eiriau.
quiddler-ui-points = { $points ->
    [zero] { $points } pwynt
    [one] { $points } pwynt
    [two] { $points } bwynt
    [few] { $points } phwynt
    [many] { $points } phwynt
   *[other] { $points } pwynt
}
quiddler-ui-left = Dros ben
quiddler-ui-bonus-longest = Gair hiraf: { $count ->
    [zero] { $count } llythyren
    [one] { $count } llythyren
    [two] { $count } lythyren
    [few] { $count } llythyren
    [many] { $count } llythyren
   *[other] { $count } llythyren
}
quiddler-ui-bonus-most = Nifer fwyaf o eiriau: { $count }
quiddler-ui-bonus-tie = Cyfartal: nid oes neb yn cael y bonws.
quiddler-ui-bonus-none = Nid chwaraeir am y bonws hwn.
quiddler-ui-summary = Rownd { $round }
quiddler-ui-scores = Taflen sgorio
quiddler-ui-total = Cyfanswm
quiddler-ui-review = Beth oedd yn bosibl
quiddler-ui-laid = A osodwyd
quiddler-ui-best = Gorau posibl
quiddler-ui-keys = Bysellau: teipiwch air; y bylchwr i gychwyn yr un nesaf; atalnod llawn a llythyren i ddewis y cerdyn i’w daflu; Enter i orffen. 1 a 2 i dynnu cerdyn.
quiddler-ui-card = { $card }, { $points ->
    [zero] { $points } pwynt
    [one] { $points } pwynt
    [two] { $points } bwynt
    [few] { $points } phwynt
    [many] { $points } phwynt
   *[other] { $points } pwynt
}
quiddler-ui-cards = { $count ->
    [zero] 0 cerdyn yr un
    [one] 1 cerdyn yr un
    [two] 2 gerdyn yr un
    [few] 3 cherdyn yr un
    [many] 6 cherdyn yr un
   *[other] { $count } cerdyn yr un
}
quiddler-ui-word-number = Gair { $number }
quiddler-ui-continue-word = Mynd ymlaen â gair { $number }
quiddler-ui-discard-place = I’w daflu
quiddler-ui-draw-deck = Tynnu cerdyn o’r pentwr
quiddler-ui-draw-discard = Cymryd { $card } o’r pentwr taflu
quiddler-ui-on-table = Geiriau ar y bwrdd
quiddler-ui-good = Gair yw hwn
quiddler-ui-no-word = Nid gair
quiddler-ui-no-words = dim geiriau
quiddler-ui-round-short = Rownd
quiddler-ui-longest = Gair hiraf
quiddler-ui-most = Nifer fwyaf o eiriau
quiddler-ui-won-you = Chi sydd wedi ennill!
quiddler-ui-over = Mae’r gêm drosodd.
quiddler-ui-wait-challenge = Mae’r lleill yn edrych ar y geiriau.
quiddler-ui-out = allan
quiddler-ui-known = yn dal
quiddler-ui-go-on = Ymlaen
quiddler-ui-sure = Siŵr? Pwyswch eto i fynd allan

## Y wers

quiddler-lesson-words = Rydych yn gwneud geiriau o’ch cardiau. Yn y rownd gyntaf mae gan bawb dri, ac un yn fwy ym mhob rownd wedyn, hyd at ddeg. Y rhif ar gerdyn yw ei sgôr.
# card: on the discard pile
quiddler-lesson-draw = Mae tro’n dechrau â cherdyn: y nesaf o’r pentwr tynnu, neu’r un sy’n gorwedd yn agored. Nid yw { $card } o ddim defnydd i chi, felly tynnwch o’r pentwr.
# cards: in order, card: to discard
quiddler-lesson-wrong = Dim ond geiriau go iawn sy’n cyfrif. Rhowch gynnig ar rywbeth nad yw’n air: rhowch { $cards } at ei gilydd, dewiswch { $card } i’w daflu, ac ewch allan.
# word, card
quiddler-lesson-out = Nid oes gair o’r fath yn y rhestr eiriau. Nawr gwnewch { $word }, taflwch { $card } ac ewch allan: rhaid i bob cerdyn arall fod mewn gair. Ni ellir ei gymryd yn ôl, felly gofynnir i chi unwaith eto.
# seat, word, card: left over
quiddler-lesson-score = Fe aethoch chi allan, felly cafodd { $seat } un tro olaf a gosod { $word }; mae’r { $card } sydd dros ben yn cyfrif yn erbyn. Mae eich cardiau’n sgorio, a’r gair hiraf yn cael deg yn fwy. Felly hefyd y nifer fwyaf o eiriau, oni bai ei bod yn gyfartal.
# seat: who began
quiddler-lesson-second = Yn yr ail rownd mae pedwar cerdyn. Rhowch y daflen sgorio o’r neilltu os yw’n agored. Mae { $seat } wedi dechrau; nawr tynnwch gerdyn o’r naill bentwr neu’r llall.
quiddler-lesson-discard = Nid yw eich cardiau i gyd yn gwneud geiriau eto. Yna rydych yn taflu un, a daw eich tro i ben. Dewiswch un i’w daflu.
quiddler-lesson-end = Felly y mae’n mynd ymlaen nes i rywun fynd allan. Ar ôl wyth rownd y nifer fwyaf o bwyntiau sy’n ennill. Pan nad eich tro chi yw hi cewch edrych geiriau yn y geiriadur.

## Awgrymiadau

quiddler-hint-draw-only = Dim ond un pentwr sydd i dynnu ohono.
# card, words
quiddler-hint-draw-discard = Cymerwch { $card } o’r pentwr taflu: gydag ef gallwch wneud { $words }.
# card
quiddler-hint-draw-deck = Tynnwch o’r pentwr: mae cerdyn anweledig yn helpu eich llaw yn fwy, ar gyfartaledd, na { $card }.
# card
quiddler-hint-draw-hope = Tynnwch o’r pentwr: nid yw { $card } yn mynd i’r un o’r geiriau sydd orau i chi nawr.
# words, card, points
quiddler-hint-out = Gallwch fynd allan: gosodwch { $words } a thaflwch { $card }, am { $points ->
        [zero] { $points } pwynt
        [one] un pwynt
        [two] ddau bwynt
        [few] { $points } phwynt
        [many] { $points } phwynt
       *[other] { $points } pwynt
    } cyn y bonysau.
# words, card
quiddler-hint-last = Eich tro olaf yw hi: gosodwch { $words } a thaflwch { $card }, a fyddai’n costio fwyaf i chi.
# card
quiddler-hint-last-none = Nid yw eich cardiau’n gwneud gair cyffredin. Taflwch { $card }, a fyddai’n costio fwyaf i chi.
# card, words
quiddler-hint-discard = Taflwch { $card }: nid oes ei angen ar gyfer { $words }, ac fel cerdyn dros ben byddai’n costio fwyaf i chi.
# card
quiddler-hint-discard-dear = Dim gair cyffredin eto. Taflwch { $card }: fel cerdyn dros ben byddai’n costio fwyaf i chi.
quiddler-hint-accept = Heriwch dim ond yr hyn rydych yn siŵr nad yw’n air: mae her sy’n methu yn costio pwyntiau’r gair i chi.
