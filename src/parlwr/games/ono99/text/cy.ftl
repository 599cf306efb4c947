### ONO 99 yn Gymraeg.
### Ffeithiau: seat, seats → enwau chwaraewyr; card → enw cerdyn; rhifau a geiriau'r protocol yw'r gweddill.

ono99 = ONO 99
    .about = Cadwch y cyfanswm o dan 99, a byddwch yr olaf ar ôl.

## Adrannau'r llyfr rheolau

ono99-section-setup = Paratoi’r gêm
ono99-section-turn = Tro
ono99-section-out = Bod allan ac ennill
ono99-section-cards = Y cardiau
ono99-section-play2 = Ateb Chwarae 2
ono99-section-1980 = Diwedd gêm 1980

## Dewisiadau

ono99-option-edition = Fersiwn
    .help = Gêm 2022, neu gêm 1980 gyda thocynnau neu bwyntiau, cardiau Dal a chyfansymiau o dan sero.
ono99-option-edition-2022 = 2022
ono99-option-edition-1980 = 1980
ono99-option-scoring = Sgorio
    .help = Tocynnau: tri yr un, a phwy bynnag na all chwarae sy’n colli un. Pwyntiau: caiff y dwylo eu cyfrif ar ôl pob rownd. Un rownd: mae un rownd yn penderfynu.
ono99-option-scoring-tokens = tocynnau
ono99-option-scoring-points = pwyntiau
ono99-option-scoring-single = un rownd
ono99-option-target = Targed
    .help = Mae pwy bynnag sy’n cyrraedd hyn o bwyntiau allan o’r gêm.
ono99-option-points-end = Diwedd y gêm
    .help = Chwarae ymlaen nes bod un chwaraewr ar ôl, neu orffen cyn gynted ag y bydd rhywun yn cyrraedd y targed: y lleiaf o bwyntiau sy’n ennill wedyn.
ono99-option-points-end-survivor = yr olaf ar ôl sy’n ennill
ono99-option-points-end-lowest = y lleiaf o bwyntiau sy’n ennill
ono99-option-zero-rule = Rheol sero
    .help = Gellir chwarae ONO 99 tra bo’r cyfanswm yn gorffen â 0; nid yw’n ychwanegu dim.
ono99-option-draw = Tynnu cardiau
    .help = Caiff cardiau eu tynnu dros bawb, neu rydych yn tynnu eich hun: mae pwy bynnag sy’n anghofio cyn i’r chwaraewr nesaf chwarae yn colli’r cerdyn hwnnw.
ono99-option-draw-auto = yn awtomatig
ono99-option-draw-race = â llaw, neu ei golli
ono99-option-first = Pwy sy’n dechrau
    .help = Sedd o’ch dewis, neu siawns.

## Rheolau: paratoi'r gêm

# ono99.deck.2022
ono99-deck-2022 = Dec 2022
    .rule = 112 o gardiau: wyth 0, chwech o bob rhif o 1 i 9, a deg yr un o 10, ONO 99, Gwrthdroi, −10 a Chwarae 2.

# ono99.deck.1980
ono99-deck-1980 = Dec 1980
    .rule = 54 o gardiau: tri o bob rhif o 2 i 9, deg 10, pedwar Dal, chwe Gwrthdroi, pedwar −10, dau Chwarae Dwbl a phedwar ONO 99. Chwarae Dwbl oedd enw Chwarae 2 bryd hynny.

# ono99.players
ono99-players = Chwaraewyr
    .rule = Mae dau i chwech o bobl yn chwarae fersiwn 2022, a dau i wyth yn chwarae fersiwn 1980.

# ono99.deal
ono99-deal = Delio
    .rule = Caiff y cardiau eu cymysgu, a chaiff pawb bedwar, wyneb i lawr. Y gweddill yw’r pentwr tynnu.
    .note = Caiff y dec ei ddelio o’i ben, un cerdyn ar y tro, gan ddechrau gyda’r chwaraewr ar ochr chwith y deliwr.

# ono99.first
ono99-first = Pwy sy’n dechrau
    .rule = Y chwaraewr ar ochr chwith y deliwr sy’n cael y tro cyntaf. Mae’r chwarae’n dechrau’n glocwedd.

# ono99.round
ono99-round = Rownd newydd
    .rule = Mae pob rownd yn dechrau’n glocwedd, gyda’r dec cyfan a chyfanswm o 0.
    .note = Penderfynwyd hyn yma ar gyfer y rowndiau ar ôl y gyntaf.

## Rheolau: tro

# ono99.turn
ono99-turn = Eich tro chi
    .rule = Dim ond y chwaraewr sydd â’r tro sy’n chwarae, a hynny un cerdyn o’i law ei hun.
    .refused = { $why ->
        [hand] Nid yw’r cerdyn hwn yn eich llaw: { $card }.
       *[turn] Nid eich tro chi yw hi. Tro: { $seat }.
    }

# ono99.total
ono99-total = Y cyfanswm
    .rule = Mae’r pentwr taflu’n dechrau ar 0. Mae pob cerdyn a chwaraeir yn newid y cyfanswm, a chaiff y cyfanswm newydd ei gyhoeddi i bawb.

# ono99.limit
ono99-limit = O dan 99
    .rule = Rhaid i’r cyfanswm aros o dan 99. 98 yw’r cyfanswm uchaf y gall cerdyn ei wneud, yn y ddau fersiwn.
    .note = Mae disgrifiad y gêm yn dweud “o dan 99” yn y rheol ac “uwchlaw 99” o dan y lluniau; dywed y cyhoeddwr fod 99 neu fwy allan. Felly mae 99 allan yma hefyd.
    .refused = Y cyfanswm yw { $total }; byddai’n { $would } gyda’r cerdyn hwn, a 98 yw’r mwyaf a ganiateir.

# ono99.limit.must-play
ono99-limit-must-play = Dim hepgor tro
    .rule = Rhaid i bwy bynnag sydd â cherdyn y gellir ei chwarae chwarae un. Ni chaiff neb hepgor ei dro.

# ono99.draw
ono99-draw = Tynnu cerdyn
    .rule = Ar ôl chwarae rydych yn tynnu cerdyn uchaf y pentwr tynnu, a daw eich tro i ben. Ni chaiff neb dynnu cerdyn nad yw’n ddyledus iddo.
    .refused = Nid oes cerdyn i chi ei dynnu nawr.

# ono99.draw.reshuffle
ono99-draw-reshuffle = Pan ddaw’r pentwr tynnu i ben
    .rule = Os oes cerdyn i’w dynnu a’r pentwr tynnu’n wag, caiff y pentwr taflu cyfan ei gymysgu’n bentwr tynnu newydd. Mae’r cyfanswm yn aros fel y mae.
    .note = Penderfynwyd yma fod y cyfanswm yn aros.

# ono99.draw.forfeit
ono99-draw-forfeit = Anghofio tynnu (1980)
    .rule = Pan gaiff cardiau eu tynnu â llaw, mae tynnu’n weithred ar wahân. Hyd nes i chi dynnu, gallwch chi a’r chwaraewr nesaf weithredu. Os bydd y chwaraewr nesaf yn chwarae gyntaf, collir y cerdyn hwnnw, a byddwch yn chwarae gweddill y rownd â llai o gardiau.
    .note = Penderfynwyd yma: rhwng dau gerdyn Chwarae Dwbl caiff y cerdyn ei dynnu drosoch, ac felly hefyd pan eir dros y terfyn wrth chwarae am bwyntiau, neu pan ddaw rownd i ben cyn i neb arall chwarae. Mae chwaraewyr cyfrifiadur yn rhoi amser i bobl dynnu. Pan gaiff cardiau eu tynnu’n awtomatig, ni chollir yr un.
    .refused = Rhy hwyr: mae’r chwaraewr nesaf wedi chwarae, ac mae’r cerdyn hwn wedi’i golli.

# ono99.hand
ono99-hand = Eich llaw
    .rule = Chi yn unig sy’n gweld eich llaw, hyd nes i chi fod allan.

## Rheolau: bod allan ac ennill

# ono99.out
ono99-out = Allan
    .rule = Mae chwaraewr heb gerdyn y gellir ei chwarae allan: nid yw’n chwarae dim, mae’n gosod ei law wyneb i fyny, a chaiff ei hepgor am weddill y gêm (yn 1980: y rownd). Mae’r chwaraewr nesaf yn cymryd ei dro.
    .note = Penderfynwyd yma: mae’n digwydd ar unwaith ac ohono’i hun, y naill chwaraewr ar ôl y llall i gyfeiriad y chwarae.

# ono99.win
ono99-win = Ennill
    .rule = Y chwaraewr olaf ar ôl yn y gêm sy’n ennill.

# ono99.win.nobody
ono99-win-nobody = Pan na all neb chwarae
    .rule = Os na all yr un chwaraewr sydd ar ôl chwarae cerdyn, yr olaf i chwarae sy’n ennill.
    .note = Penderfynwyd yma: mae chwaraewyr yn mynd allan y naill ar ôl y llall, a bod yr olaf ar ôl sy’n cyfrif gyntaf.

## Rheolau: y cardiau

# ono99.card.number
ono99-card-number = Rhifau
    .rule = Mae cerdyn rhif yn ychwanegu ei rif at y cyfanswm, ac nid yw’n gwneud dim arall.

# ono99.card.ono99
ono99-card-ono99 = ONO 99
    .rule = Ni ellir byth chwarae ONO 99. Mae’n aros yn eich llaw ac yn gadael llai o ddewis i chi.
    .refused = { $zero ->
        [1] Y cyfanswm yw { $total }: dim ond tra bo’n gorffen â 0 y gellir chwarae ONO 99.
       *[0] Ni ellir byth chwarae ONO 99.
    }

# ono99.card.ono99.four
ono99-card-ono99-four = Pedwar ONO 99
    .rule = Yn fersiwn 2022, caiff pwy bynnag sydd â phedwar ONO 99 daflu’r pedwar a thynnu pedwar cerdyn newydd. Nid yw’n ychwanegu dim at y cyfanswm.
    .note = Penderfynwyd yma: mae hyn yn cymryd lle un cerdyn a chwaraeir, boed gerdyn y tro neu’n un o ddau gerdyn dyledus, felly nid yw chwaraewr sy’n gallu ei wneud allan.
    .refused = Mae angen pedwar ONO 99 ar gyfer hynny; { $count } sydd gennych.

# ono99.card.ono99.four-1980
ono99-card-ono99-four-1980 = Pedwar ONO 99 yn 1980
    .rule = Nid oes cyfnewid o’r fath yn fersiwn 1980. Mae pwy bynnag sydd â dim ond cardiau ONO 99 allan.
    .refused = Ni ellir cyfnewid cardiau ONO 99 yn fersiwn 1980.

# ono99.card.ono99.zero
ono99-card-ono99-zero = Y rheol sero (1980)
    .rule = Gyda’r rheol sero gellir chwarae un ONO 99 fel eich cerdyn tra bo’r cyfanswm yn gorffen â 0 (…, −10, 0, 10, 20, …). Mae’n ychwanegu 0.

# ono99.card.reverse
ono99-card-reverse = Gwrthdroi
    .rule = Nid yw Gwrthdroi’n ychwanegu dim, ac mae’n troi cyfeiriad y chwarae.

# ono99.card.reverse.two
ono99-card-reverse-two = Gwrthdroi gyda dau chwaraewr
    .rule = Gyda dau chwaraewr mae Gwrthdroi’n cyfrif fel 0: y chwaraewr arall sy’n cael y tro nesaf.
    .note = Penderfynwyd yma: mae hyn yn wir cyn gynted ag y bo dau chwaraewr ar ôl. Nid yw’r cyfeiriad a ddangosir yn newid.

# ono99.card.minus10
ono99-card-minus10 = −10
    .rule = Mae −10 yn gostwng y cyfanswm o ddeg. Yn 2022 nid yw’r cyfanswm byth yn mynd o dan 0; yn 1980 gall wneud hynny.

# ono99.card.play2
ono99-card-play2 = Chwarae 2
    .rule = Ar ôl Chwarae 2 (yn 1980: Chwarae Dwbl) rhaid i’r chwaraewr nesaf chwarae dau gerdyn: chwarae’r cyntaf, clywed y cyfanswm newydd, tynnu cerdyn, chwarae’r ail, a thynnu fel arfer.

# ono99.card.hold
ono99-card-hold = Dal
    .rule = Nid yw Dal, cerdyn sydd yn fersiwn 1980 yn unig, yn ychwanegu dim.

## Rheolau: ateb Chwarae 2

# ono99.play2.respond
ono99-play2-respond = Eu pasio ymlaen
    .rule = Yn 2022 gallwch ateb yn lle hynny ag un Gwrthdroi neu un Chwarae 2 fel eich cerdyn cyntaf. Daw eich tro i ben wedyn, a’r chwaraewr nesaf, i’r cyfeiriad sydd mewn grym bellach, sydd i chwarae dau. Gall hyn fynd ymlaen faint fynnir o weithiau, heb fyth fynd dros ddau gerdyn.

# ono99.play2.respond-two-players
ono99-play2-respond-two-players = Eu hanfon yn ôl
    .rule = Gyda dau chwaraewr mae ateb â Gwrthdroi’n anfon y ddau gerdyn yn ôl at y chwaraewr arall.
    .note = Penderfynwyd yma; mae’n dilyn o’r rheol uchod.

# ono99.play2.respond-1980
ono99-play2-respond-1980 = Ateb Chwarae Dwbl
    .rule = Yn 1980, Gwrthdroi neu Dal yw’r ateb. Ni all Chwarae Dwbl fod y cyntaf o ddau gerdyn dyledus.
    .refused = Rhaid i chi chwarae dau gerdyn, ac ni all Chwarae Dwbl fod y cyntaf ohonynt.

# ono99.play2.second
ono99-play2-second = Cerdyn arbennig yn ail
    .rule = Mae cerdyn arbennig a chwaraeir yn ail o ddau yn cael ei effaith arferol.
    .note = Penderfynwyd yma.

# ono99.play2.fail
ono99-play2-fail = Dau gerdyn na allwch eu chwarae
    .rule = Mae pwy bynnag na all chwarae’r cyntaf, neu sy’n chwarae’r cyntaf ac yn methu â chwarae’r ail, allan. Nid oes rhaid i’r chwaraewr nesaf chwarae dau.

## Rheolau: diwedd gêm 1980

# ono99.single
ono99-single = Un rownd
    .rule = Chwaraeir un rownd, a’r chwaraewr olaf ar ôl sy’n ennill.
    .note = Penderfynwyd yma, ar gyfer gêm fer.

# ono99.tokens
ono99-tokens = Tocynnau
    .rule = Mae pawb yn dechrau â thri thocyn. Mae’r cyntaf na all gadw’r cyfanswm o dan 99 yn colli un, a daw’r rownd i ben. Caiff rownd arall ei delio.

# ono99.tokens.out
ono99-tokens-out = Heb docyn
    .rule = Mae pwy bynnag sydd heb docyn ar ôl ac sy’n colli rownd arall allan o’r gêm. Yr olaf ar ôl sy’n ennill.

# ono99.tokens.first
ono99-tokens-first = Pwy sy’n dechrau’r rownd nesaf
    .rule = Collwr rownd sy’n dechrau’r nesaf; os yw’r collwr allan o’r gêm, y chwaraewr nesaf ymlaen sy’n dechrau.

# ono99.points.bust
ono99-points-bust = Mynd dros y terfyn
    .rule = Wrth chwarae am bwyntiau, mae chwaraewr heb gerdyn diogel yn chwarae un sy’n mynd dros y terfyn. Mae allan o’r rownd, ac yn tynnu cerdyn, fel bod ganddo bedwar eto oni bai iddo golli cardiau.
    .note = Penderfynwyd yma: mae’r cerdyn yn mynd ar y pentwr, ac mae’r cyfanswm yn aros fel yr oedd.

# ono99.points.nothing
ono99-points-nothing = Dim i fynd dros y terfyn
    .rule = Mae chwaraewr heb hyd yn oed gerdyn felly, am nad oes cerdyn ar ôl neu am na ellir chwarae’r un, allan heb chwarae.
    .note = Penderfynwyd yma.

# ono99.points.four
ono99-points-four = Wedi’ch dal â phedwar ONO 99
    .rule = Mae chwaraewr â phedwar ONO 99 yn ei law allan ar unwaith, heb chwarae na thynnu.

# ono99.points.round
ono99-points-round = Y rownd
    .rule = Mae rownd am bwyntiau’n mynd ymlaen nes bod un chwaraewr ar ôl. Yna mae’r delio’n pasio i’r chwith.
    .note = Penderfynwyd yma sut mae’r delio’n pasio.

# ono99.points.score
ono99-points-score = Cyfrif dwylo
    .rule = Yna mae pawb yn sgorio’r cardiau yn ei law: rhif yn ôl ei werth, ONO 99 yn 20, a Dal, Gwrthdroi, −10 neu Chwarae Dwbl yn 15. Mae pob cerdyn yn brin o bedwar yn costio 15, a bod allan yn costio 25. Mae un ONO 99, un Chwarae Dwbl a rhifau sy’n gwneud 9 yn 44 gyda’i gilydd.

# ono99.points.survivor
ono99-points-survivor = Yr olaf ar ôl
    .rule = Mae pwy bynnag sy’n cyrraedd y targed neu’n mynd heibio iddo allan o’r gêm, a’r olaf ar ôl sy’n ennill.
    .note = Penderfynwyd yma: os bydd y rhai olaf yn ei gyrraedd gyda’i gilydd, y lleiaf o bwyntiau yn eu plith sy’n ennill; mae rhai cyfartal yn rhannu’r fuddugoliaeth.

# ono99.points.lowest
ono99-points-lowest = Y lleiaf o bwyntiau
    .rule = Cyn gynted ag y bydd rhywun yn cyrraedd y targed, mae allan, ac mae’r lleill yn cymharu: y lleiaf o bwyntiau sy’n ennill. Os nad oes neb o dan y targed, y lleiaf o bwyntiau o bawb sy’n ennill.
    .note = Penderfynwyd yma: mae rhai cyfartal yn rhannu’r fuddugoliaeth.

# ono99.endless
ono99-endless = Rownd heb ddiwedd
    .rule = Daw rownd o gêm 1980 i ben pan gaiff ei phentwr taflu ei gymysgu am yr 20fed tro. Mewn un rownd, yr olaf i chwarae sy’n ennill; gyda thocynnau, nid oes neb yn colli un ac mae’r un deliwr yn delio rownd newydd; gyda phwyntiau, caiff pob llaw ei chyfrif, heb y 25 i’r rhai sy’n dal i mewn.
    .note = Penderfynwyd yma, am y gall llawer o gardiau minws gadw rownd i fynd am byth. Caiff y cerdyn yr oedd angen cymysgu er ei fwyn ei dynnu o hyd.

## Cardiau: mae enwau'r rhai arbennig uchod, gyda'u rheolau

# beth yw enw play2 yn fersiwn 1980
ono99-card-play2-1980 = Chwarae Dwbl
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

## Digwyddiadau: brawddegau'r hanes

# seat, card, total
ono99-event-played = Mae { $seat } yn chwarae { $card }.
# seat, card, total (unchanged), would
ono99-event-busted = Mae { $seat } yn chwarae { $card }, a fyddai’n gwneud { $would }.
# seat
ono99-event-exchanged = Mae { $seat } yn cyfnewid pedwar ONO 99.
# seat
ono99-event-drew = Mae { $seat } yn tynnu cerdyn.
# count, shuffles
ono99-event-reshuffled = Caiff y pentwr taflu ei gymysgu’n bentwr tynnu newydd: { $count ->
        [zero] dim cerdyn
        [one] un cerdyn
        [two] 2 gerdyn
        [few] 3 cherdyn
        [many] 6 cherdyn
       *[other] { $count } cerdyn
    }.
# seat, direction (1 clockwise, -1 anticlockwise)
ono99-event-reversed = { $direction ->
        [1] Mae’r chwarae nawr yn mynd yn glocwedd.
       *[other] Mae’r chwarae nawr yn mynd yn wrthglocwedd.
    }
# seat
ono99-event-owes = Dau gerdyn i’w chwarae: { $seat }.
# seat
ono99-event-forfeited = Nid oedd { $seat } wedi tynnu, a chollir y cerdyn hwnnw.
# seat, cards, why (stuck, bust, nothing, four)
ono99-event-out = { $why ->
        [bust] Mae { $seat } allan, dros 98.
        [nothing] Mae { $seat } allan heb gerdyn i’w chwarae.
        [four] Mae { $seat } allan â phedwar ONO 99.
       *[stuck] Mae { $seat } allan: ni ellir chwarae’r un cerdyn.
    }
# seat, remaining
ono99-event-token-lost = Mae { $seat } yn colli tocyn; { $remaining ->
        [0] nid oes yr un ar ôl.
        [one] mae un ar ôl.
        [two] mae dau ar ôl.
        [few] mae tri ar ôl.
       *[other] mae { $remaining } ar ôl.
    }
# points, totals (lists, one a seat), hands
ono99-event-scored = Caiff y dwylo eu cyfrif.
# seat
ono99-event-eliminated = Mae { $seat } allan o’r gêm.
# round, endless (false, true, or no, yes)
ono99-event-ended = Mae rownd { $round } ar ben.
# round, dealer, seat (who starts)
ono99-event-dealt = Caiff rownd { $round } ei delio. Yn dechrau: { $seat }.
# seats
ono99-event-won = Yn ennill: { $seats }.

## Y bwrdd

# count: points left before 98
ono99-ui-before = { $count ->
        [0] dim lle i fwy
       *[other] lle i { $count }
    }
# total; read out with the dial
# total; announced after every card
ono99-ui-total = Y cyfanswm yw { $total }.
ono99-ui-clockwise = clocwedd
ono99-ui-anticlockwise = gwrthglocwedd
ono99-ui-draw-pile = Pentwr tynnu
ono99-ui-discards = Pentwr taflu
ono99-ui-discards-empty = Nid oes dim wedi’i daflu eto
# count
ono99-ui-cards = { $count ->
        [zero] dim cardiau
        [one] 1 cerdyn
        [two] 2 gerdyn
        [few] 3 cherdyn
        [many] 6 cherdyn
       *[other] { $count } cerdyn
    }
ono99-ui-hand = Eich llaw
# seat
ono99-ui-out = allan o’r gêm
ono99-ui-out-round = allan o’r rownd hon
# round
ono99-ui-round = Rownd { $round }
# count
ono99-ui-tokens = { $count ->
        [zero] heb docyn
        [one] 1 tocyn
        [two] 2 docyn
        [few] 3 thocyn
        [many] 6 thocyn
       *[other] { $count } tocyn
    }
# count
ono99-ui-points = { $count ->
        [zero] dim pwyntiau
        [one] 1 pwynt
        [two] 2 bwynt
        [few] 3 phwynt
        [many] 6 phwynt
       *[other] { $count } pwynt
    }
# target
ono99-ui-target = Allan ar { $target ->
        [zero] 0 pwynt
        [one] 1 pwynt
        [two] 2 bwynt
        [few] 3 phwynt
        [many] 6 phwynt
       *[other] { $target } pwynt
    }
# count

## Y frawddeg uwchben y llaw

ono99-ui-ask-play = Eich tro chi. Chwaraewch gerdyn.
ono99-ui-ask-two = Eich tro chi. Rhaid i chi chwarae dau gerdyn, neu ateb â Chwarae 2 neu Wrthdroi.
ono99-ui-ask-two-1980 = Eich tro chi. Rhaid i chi chwarae dau gerdyn, neu ateb â Gwrthdroi neu Dal.
ono99-ui-ask-second = Nawr chwaraewch eich ail gerdyn.
ono99-ui-ask-bust = Nid oes cerdyn diogel gennych: dewiswch yr un i fynd allan ag ef.
ono99-ui-ask-exchange = Mae pedwar ONO 99 gennych: gallwch eu cyfnewid.
ono99-ui-ask-draw = Tynnwch eich cerdyn cyn i’r chwaraewr nesaf chwarae.
# seat
ono99-ui-wait = Tro: { $seat }.
# seat
ono99-ui-wait-two = Tro: { $seat }, â dau gerdyn i’w chwarae.
# seat
ono99-ui-you-out = Rydych chi allan. Gallwch wylio hyd y diwedd.
ono99-ui-you-out-round = Rydych chi allan o’r rownd hon.
# seats
ono99-ui-over = Mae’r gêm drosodd. Yn ennill: { $seats }.
ono99-ui-over-you = Mae’r gêm drosodd. Chi sy’n ennill!

## Gweithredoedd

ono99-ui-draw = Tynnu eich cerdyn
ono99-ui-exchange = Cyfnewid pedwar ONO 99
# total: what the card would make
ono99-ui-makes = → { $total }
# card, total
ono99-ui-play-number = { $card }: ei chwarae, a’r cyfanswm fydd { $total }
# card
ono99-ui-play-special = { $card }: ei chwarae, ac mae’r cyfanswm yn aros
# card, total
ono99-ui-play-bust = { $card }: ei chwarae a mynd allan, gan y byddai’n gwneud { $total }
# card; read out with a card that cannot be played, before the reason in words (.refused of the rule)
ono99-ui-cannot = Ni ellir chwarae’r cerdyn hwn: { $card }
# what a special card does, in two words, under it
ono99-ui-does-reverse = troi’r cyfeiriad
ono99-ui-does-reverse-two = cyfrif fel 0
ono99-ui-does-answer = pasio’r ddau ymlaen
ono99-ui-does-play2 = dau i’r nesaf
ono99-ui-does-hold = ychwanegu dim
ono99-ui-does-zero = ychwanegu 0 nawr
ono99-ui-no-limit = dros 98
ono99-ui-no-ono99 = byth yn cael ei chwarae
ono99-ui-no-zero = ar …0 yn unig
ono99-ui-no-double = nid yn gyntaf
ono99-ui-no-turn = nid eich tro chi
ono99-ui-no-over = mae’r gêm drosodd
ono99-ui-no-out = rydych chi allan
ono99-ui-no-out-round = rydych chi allan o’r rownd hon
# card, in the log of the one who drew it
ono99-ui-drew = Rydych yn tynnu { $card }.

## Ar ôl rownd ac ar y diwedd

ono99-ui-rounds = Rowndiau
# round
# count: points of one round

## Y wers

ono99-lesson-limit = Mae pawb yn ychwanegu cardiau at un cyfanswm, sydd nawr yn 62. Mae pwy bynnag sydd heb gerdyn i’w gadw o dan 99 allan, a’r olaf ar ôl sy’n ennill. Mae eich pedwar cerdyn o’ch blaen; nid oes neb arall yn eu gweld.
ono99-lesson-play = Eich tro chi yw hi. Chwaraewch eich 10: bydd y cyfanswm yn 72, a daw cerdyn newydd i’ch llaw.
ono99-lesson-over = Mae’r lleill wedi chwarae, a’r cyfanswm yw 91. Byddai eich 8 yn gwneud 99. Rhowch gynnig arni er hynny.
ono99-lesson-reverse = Dyna reol y gêm: 98 yw’r mwyaf. Mae cerdyn arbennig yn help. Chwaraewch eich Gwrthdroi: nid yw’n ychwanegu dim, ac mae’n troi cyfeiriad y chwarae.
ono99-lesson-never = Mae’r chwarae wedi mynd y ffordd arall, ac mae −10 wedi gostwng y cyfanswm i 86. Nawr rhowch gynnig ar eich ONO 99.
ono99-lesson-play2 = Ni ellir byth ei chwarae; dim ond llenwi lle yn eich llaw y mae. Defnyddiwch eich Chwarae 2 yn lle hynny: rhaid i’r chwaraewr nesaf chwarae dau gerdyn.
# seat: who played a Play 2
ono99-lesson-answer = Chwaraewyd Chwarae 2 gan { $seat }, felly mae dau gerdyn yn ddyledus gennych. Nid oes rhaid i chi eu chwarae: atebwch â’ch Gwrthdroi, ac fe ânt yn ôl o ble y daethant.
ono99-lesson-end = Nid oedd gan neb gerdyn at hynny: mae’r ddau allan, a chi sydd wedi ennill. Chwaraewch rifau mawr yn gynnar, a chadwch gardiau arbennig at gyfanswm uchel. Dyna’r cyfan sydd ei angen i ddechrau.

## Awgrymiadau

# card, total
ono99-hint-only = { $card } yw’r unig gerdyn y gallwch ei chwarae; y cyfanswm fydd { $total }.
# card, total
ono99-hint-great = Chwaraewch { $card }, eich rhif mwyaf sy’n ffitio (cyfanswm { $total }): gellir dal i chwarae rhifau llai pan fydd y cyfanswm yn uwch.
# card, total, cards: the special cards and zeros kept
ono99-hint-keep = Chwaraewch { $card } (cyfanswm { $total }) tra bo rhif yn ffitio, a chadwch at nes ymlaen yr hyn nad yw’n codi’r cyfanswm: { $cards }.
# card, total, room: the greatest number that fits afterwards
ono99-hint-room = Chwaraewch { $card }: y cyfanswm fydd { $total }, ac ni fydd gan y lleill i’w chwarae ond { $room ->
        [0] cardiau nad ydynt yn ychwanegu dim
       *[other] rhifau hyd at { $room } a chardiau arbennig
    }.
# card, total
ono99-hint-saves = Nid oes rhif gennych sy’n ffitio mwyach. Mae { $card } yn gadael y cyfanswm yn { $total } ac yn eich cadw yn y gêm.
# card, total
ono99-hint-minus10 = Nid oes rhif gennych sy’n ffitio mwyach. Mae { $card } yn gostwng y cyfanswm i { $total }, fel bod rhifau’n ffitio eto.
# card, total
ono99-hint-play2 = Nawr { $card }: ar { $total } mae’n anodd cael hyd i ddau gerdyn, a rhaid i’r chwaraewr nesaf wneud hynny neu eu pasio ymlaen.
# card
ono99-hint-answer = Mae dau gerdyn yn ddyledus gennych. Mae { $card } yn eu pasio ymlaen, ac nid ydych yn chwarae mwy na’r un hwn.
# card
ono99-hint-bust = Nid oes cerdyn diogel gennych. Ewch allan â { $card }: hwnnw fyddai’n costio fwyaf pe bai’n aros yn eich llaw.
ono99-hint-exchange = Cyfnewidiwch eich pedwar ONO 99: ni ellir byth eu chwarae, a bydd pedwar cerdyn newydd yn rhoi dewis i chi eto.
ono99-hint-draw = Tynnwch eich cerdyn nawr: unwaith y bydd y chwaraewr nesaf wedi chwarae, bydd wedi’i golli.
