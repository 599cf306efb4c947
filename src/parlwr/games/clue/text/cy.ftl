### Gêm Gardiau Cliw, yn Gymraeg.

clue = Gêm Gardiau Cliw
    .about = Holwch am ddau gerdyn, gwyliwch bwy sy'n dangos, ac enwch y drosedd.
clue-summary = Fe wnaeth rhywun hyn, â rhywbeth, yn rhywle. Holwch am ddau gerdyn ar y tro, gwyliwch bwy sy'n dangos, ac enwch y tri cherdyn nad ydyn nhw gan neb.

## Sections of the rulebook

clue-section-setup = Paratoi'r gêm
clue-section-questions = Cwestiynau
clue-section-showing = Dangos cerdyn
clue-section-accusing = Cyhuddo
clue-section-together = Cyhuddo gyda'ch gilydd
clue-section-ending = Y diwedd

## Options

clue-option-game = Gêm
    .help = Pa gardiau sydd yn y gêm.
clue-option-game-normal = Arferol
    .help = 12 cerdyn: 6 o bobl, 3 arf, 3 lleoliad.
clue-option-game-advanced = Uwch
    .help = 15 cerdyn: un arf a dau leoliad ychwanegol.
clue-option-accusation-order = Trefn y cyhuddwyr
    .help = Pwy sy'n cymharu â'r drosedd gyntaf pan fydd sawl un yn cyhuddo gyda'i gilydd.
clue-option-accusation-order-clockwise = Yn glocwedd
    .help = Gan ddechrau gyda'r chwaraewr a alwodd am y cyhuddiad.
clue-option-accusation-order-caller = Y galwr sy'n penderfynu
    .help = Y sawl a alwodd sy'n gosod y drefn, cyn datgelu dim.
clue-option-accusation-order-random = Ar hap
    .help = Tynnir y drefn o het.
clue-option-first = Pwy sy'n dechrau
    .help = Y chwaraewr sy'n edrych fwyaf amheus; dewiswch sedd, neu gadewch hynny i siawns.

## Cards

clue-kind-suspects = Pobl dan amheuaeth
clue-kind-weapons = Arfau
clue-kind-locations = Lleoliadau
clue-card-scarlett = Miss Ysgarlad
clue-card-mustard = Cyrnol Mwstard
clue-card-orchid = Dr Tegeirian
clue-card-green = Mr Gwyrdd
clue-card-peacock = Mrs Paun
clue-card-plum = Yr Athro Plum
clue-card-knife = Cyllell
clue-card-rope = Rhaff
clue-card-candlestick = Canhwyllbren
clue-card-revolver = Llawddryll
clue-card-billiard-room = Ystafell Filiards
clue-card-dining-room = Ystafell Fwyta
clue-card-kitchen = Cegin
clue-card-library = Llyfrgell
clue-card-study = Myfyrgell

## Rules

# clue.players
clue-players = Chwaraewyr
    .rule = Gêm i dri neu bedwar chwaraewr yw hon.
    .note = Tri neu bedwar sydd ar y blwch. Gall dau, pump neu chwech chwarae yma hefyd; mae'r ystafell flaen yn nodi'r niferoedd hynny.

# clue.cards.normal
clue-cards-normal = Y gêm arferol
    .rule = Heb y cardiau â'r symbol + mae 6 o bobl dan amheuaeth, 3 arf a 3 lleoliad. Mae pob un yno unwaith fel Tystiolaeth, ac unwaith yn Ffeil Achos pob chwaraewr.

# clue.cards.advanced
clue-cards-advanced = Y gêm uwch
    .rule = Gyda'r cardiau â'r symbol + mae un arf arall a dau leoliad arall, fel Tystiolaeth ac ym mhob Ffeil Achos: 15 cerdyn i gyd.

# clue.crime
clue-crime = Y drosedd
    .rule = Dewisir un person, un arf ac un lleoliad ar hap a'u rhoi o dan y cerdyn Trosedd heb i neb eu gweld. Dyna mae'r chwaraewyr am ei ddarganfod.

# clue.deal
clue-deal = Delio'r cardiau
    .rule = Cymysgir gweddill y cardiau Tystiolaeth a'u delio wyneb i lawr, yr un nifer i bob chwaraewr. Bydd cardiau na ellir eu rhannu'n gyfartal yn gorwedd wyneb i fyny i bawb eu gweld.

# clue.casefile
clue-casefile = Y Ffeil Achos
    .rule = O'ch Ffeil Achos rydych chi'n rhoi o'r neilltu bob cerdyn sydd gennych fel Tystiolaeth, bob cerdyn sydd wyneb i fyny, a phob cerdyn a ddangosir i chi: ni all yr un o'r rhain fod yn rhan o'r drosedd.

# clue.first
clue-first = Pwy sy'n dechrau
    .rule = Y chwaraewr sy'n edrych fwyaf amheus sy'n cael y tro cyntaf.
    .note = Y bwrdd sy'n dewis pwy yw hwnnw, neu'n gadael hynny i siawns.

# clue.ask
clue-ask = Y cwestiwn
    .rule = Ar eich tro rydych chi'n holi am ddau gerdyn gwahanol, dim mwy a dim llai. Cânt fod o ddau fath gwahanol neu o'r un math.
    .refused = { $count ->
        [2] Mae cwestiwn yn enwi dau gerdyn gwahanol, nid yr un cerdyn ddwywaith.
       *[other] Mae cwestiwn yn enwi dau gerdyn yn union; y nifer a enwyd gennych chi: { $count }.
    }

# clue.ask.any
clue-ask-any = Unrhyw ddau gerdyn
    .rule = Cewch holi am unrhyw gardiau yn y gêm, hyd yn oed rhai sydd yn eich llaw chi neu sydd wyneb i fyny.
    .note = Ein penderfyniad ni: nid oes dim yn y rheolau'n gwahardd hyn, a gall twyll bach fod yn werth tro.

# clue.ask.order
clue-ask-order = Pwy sy'n ateb
    .rule = Y chwaraewr ar y chwith i chi sy'n ateb gyntaf, yna'r nesaf ar y chwith, ac yn y blaen, nes i gerdyn gael ei ddangos neu nes i bawb ddweud nad oes ganddyn nhw'r naill gerdyn na'r llall.

# clue.turn
clue-turn = Y tro
    .rule = Yna mae'r tro'n symud yn glocwedd i'r chwaraewr nesaf sydd heb golli.
    .refused = { $phase ->
        [answer] Nid chi sydd i symud nawr. Rhaid i'r chwaraewr hwn ateb y cwestiwn: { $seats }.
        [join] Nid chi sydd i symud nawr. Mae'r bwrdd yn disgwyl clywed a yw'r rhain am ymuno â'r cyhuddiad: { $seats }.
        [order] Nid chi sydd i symud nawr. Yn gosod trefn y cyhuddwyr: { $seats }.
       *[ask] Ni ellir gwneud hynny nawr. Tro: { $seats }, i holi neu i gyhuddo.
    }

# clue.show.must
clue-show-must = Rhaid dangos
    .rule = Os oes gennych chi un o'r ddau gerdyn yr holwyd amdanynt, rhaid i chi ei ddangos. Os nad oes gennych yr un o'r ddau, rhaid i chi ddweud hynny.
    .refused = { $why ->
        [not-held] Nid yw'r cerdyn hwn yn eich llaw: { $card }.
        [not-asked] Ni holwyd chi am y cerdyn hwn: { $card }.
       *[held] Mae gennych chi gerdyn yr holwyd amdano ({ $cards }), felly rhaid i chi ei ddangos.
    }

# clue.show.choice
clue-show-choice = Y ddau gerdyn
    .rule = Os yw'r ddau gerdyn gennych chi, chi sy'n dewis pa un i'w ddangos.

# clue.show.private
clue-show-private = I'r holwr yn unig
    .rule = Dim ond y chwaraewr a holodd sy'n gweld y cerdyn. Mae'r lleill yn gweld bod cerdyn wedi'i ddangos. Mae'r cerdyn yn mynd yn ôl i'w berchennog.

# clue.show.hide-both
clue-show-hide-both = Peidiwch â'ch bradychu eich hun
    .rule = Ni chaiff dim ddatgelu bod y ddau gerdyn gennych chi.
    .note = Dyma sut rydyn ni'n cadw at hyn: mae'r sawl sydd ag un cerdyn neu'r ddau yn dangos un yn yr un ffordd yn union, mae'r sawl sydd heb yr un yn dweud hynny, pawb yn ei amser ei hun, ac mae'r hyn a gaiff y lleill yr un fath hyd y llythyren olaf.

# clue.accuse
clue-accuse = Cyhuddo
    .rule = Ar eich tro, yn lle holi, cewch gyhuddo: rydych chi'n gosod un person, un arf ac un lleoliad wyneb i lawr o'ch blaen.
    .refused = Un person, un arf ac un lleoliad yw cyhuddiad. Dyma a ddewisoch chi: { $cards }.

# clue.accuse.case-file
clue-accuse-case-file = O'ch Ffeil Achos
    .rule = Rydych chi'n cyhuddo â thri cherdyn o'ch Ffeil Achos eich hun: dim un sydd yn eich llaw, sydd wyneb i fyny neu a ddangoswyd i chi.
    .refused = Ni allwch gyhuddo â'r hyn sydd wedi'i roi o'r neilltu o'ch Ffeil Achos: { $cards }.

# clue.accuse.join
clue-accuse-join = Ymuno
    .rule = Caiff pob chwaraewr arall sydd heb golli gyhuddo ar yr un pryd. Mae pob un yn dweud a yw am wneud hynny cyn datgelu dim.
    .note = Ein penderfyniad ni: gellir gweld bod rhywun wedi ateb, ond nid beth oedd yr ateb. Dim ond pan fydd pawb wedi ateb y cewch wybod pwy sy'n ymuno.

# clue.accuse.solo
clue-accuse-solo = Cyhuddo ar eich pen eich hun
    .rule = Os chi yn unig sy'n cyhuddo, rydych chi'n edrych o dan y cerdyn Trosedd heb i'r lleill weld. Os yw'r tri cherdyn yn cyfateb, datgelir y ddwy set a chi sy'n ennill.

# clue.accuse.wrong
clue-accuse-wrong = Cyhuddiad anghywir
    .rule = Os yw un cerdyn neu fwy yn anghywir, rydych chi wedi colli. Ni chewch dro eto, ond rydych chi'n dal i ateb cwestiynau'n onest, ac mae'r lleill yn chwarae ymlaen. Rydych chi wedi gweld y drosedd; mae eich cyhuddiad yn aros wyneb i lawr.

# clue.turn.order
clue-turn-order = Ar ôl cyhuddiad
    .rule = Ar ôl cyhuddiad anghywir gan un chwaraewr mae'r tro'n symud yn glocwedd. Ar ôl i sawl un gyhuddo gyda'i gilydd mae'r gêm ar ben.

# clue.accuse.many
clue-accuse-many = Sawl cyhuddwr
    .rule = Os yw dau chwaraewr neu fwy yn cyhuddo, mae pawb yn datgelu eu cardiau ar yr un pryd. Yn y drefn y cytunwyd arni mae pob un yn eu cymharu â'r drosedd, a'r cyntaf i fod yn gywir ar y tri cherdyn sy'n ennill.

# clue.accuse.many.order
clue-accuse-many-order = Trefn y cyhuddwyr
    .rule = Mae'r chwaraewyr yn cytuno pwy sy'n cymharu'n gyntaf, yn ail ac ati.
    .note = Ein penderfyniad ni: un o opsiynau'r bwrdd. Yn glocwedd o'r galwr, fel y mae'r galwr yn dewis, neu ar hap.
    .refused = Rhaid i'r drefn enwi pob cyhuddwr unwaith: { $accusers }.

# clue.accuse.many.none
clue-accuse-many-none = Pawb yn anghywir
    .rule = Os yw pob cyhuddwr yn anghywir, mae pob chwaraewr yn colli.
    .note = Ein penderfyniad ni: mae'r drosedd bellach yn agored, felly daw'r gêm i ben heb enillydd.

# clue.last
clue-last = Yr olaf ar ôl
    .rule = Pan fydd pawb ond un wedi colli, y chwaraewr hwnnw sy'n ennill, a datgelir y drosedd.
    .note = Ein penderfyniad ni.

## The log

clue-event-asked = Mae { $seat } yn holi: { $cards }?
clue-event-none = { $seat }: dim un o'r ddau.
clue-event-shown = Mae { $seat } yn dangos cerdyn. Yr holwr: { $to }.
clue-event-shown-card = Mae { $seat } yn dangos y cerdyn hwn: { $card }. Yr holwr: { $to }.
clue-event-accused = Mae { $seat } yn gosod cyhuddiad wyneb i lawr.
clue-event-decided = Mae { $seat } wedi dweud a yw am ymuno.
clue-event-decided-joins = Mae { $seat } yn ymuno â chyhuddiad.
clue-event-decided-stays = Mae { $seat } yn aros allan.
clue-event-accusers = { $set ->
    [false] Mae pawb wedi ateb. Cyhuddwyr: { $seats }. Y galwr sy'n gosod eu trefn.
    [no] Mae pawb wedi ateb. Cyhuddwyr: { $seats }. Y galwr sy'n gosod eu trefn.
   *[other] Mae pawb wedi ateb. Cyhuddwyr, mewn trefn: { $seats }.
}
clue-event-revealed = Mae'r cardiau'n cael eu troi. Y drosedd: { $crime }.
clue-event-lost = Roedd { $seat } yn anghywir ac mae wedi colli.
clue-event-lost-crime = Roedd eich cyhuddiad yn anghywir. Rydych chi wedi gweld y drosedd: { $crime }.
clue-event-won = { $last ->
    [true] { $seat } yw'r olaf ar ôl, ac felly'r enillydd. Y drosedd: { $crime }.
    [yes] { $seat } yw'r olaf ar ôl, ac felly'r enillydd. Y drosedd: { $crime }.
   *[other] Mae { $seat } yn gywir ac yn ennill. Y drosedd: { $crime }.
}
clue-event-nobody = Roedd pob cyhuddwr yn anghywir: mae pob chwaraewr yn colli. Y drosedd: { $crime }.

## The board

clue-ui-turn = Eich tro chi. Tapiwch ddau gerdyn i holi amdanynt, neu cyhuddwch.
clue-ui-turn-accuse = Eich cyhuddiad chi. Tapiwch berson, arf a lleoliad.
clue-ui-turn-wait = Mae { $seat } yn meddwl am gwestiwn.
clue-ui-asked-you = Rydych chi'n holi: { $cards }. Yn ateb: { $to }.
clue-ui-asked = Mae { $seat } yn holi: { $cards }. Yn ateb: { $to }.
clue-ui-answer-none = Mae { $seat } yn eich holi: { $cards }. Nid oes gennych yr un o'r ddau: dywedwch hynny.
clue-ui-answer-one = Mae { $seat } yn eich holi: { $cards }. Mae un ohonynt gennych, felly dangoswch ef.
clue-ui-answer-two = Mae { $seat } yn eich holi: { $cards }. Mae'r ddau gennych: dewiswch pa un i'w ddangos.
clue-ui-answer-lost = Rydych wedi colli, ond yn dal i ateb. Mae { $seat } yn eich holi: { $cards }.
clue-ui-join = Mae { $seat } yn cyhuddo! Ymunwch â thri cherdyn o'ch dewis chi, neu arhoswch allan.
clue-ui-join-wait-you = Mae eich cyhuddiad wyneb i lawr. Heb ddweud eto a ydynt am ymuno: { $seats }.
clue-ui-join-wait = Mae { $seat } yn cyhuddo. Heb ddweud eto a ydynt am ymuno: { $seats }.
clue-ui-order = Gosodwch y drefn. Tapiwch y cyhuddwyr yn y drefn y byddant yn cymharu.
clue-ui-order-wait = Mae { $seat } yn gosod trefn y cyhuddwyr.
clue-ui-lost-you = Rydych wedi colli, ac yn dal i ateb.
clue-ui-over = Datryswyd y drosedd! Enillydd: { $seat }.
clue-ui-over-you = Datryswyd y drosedd! Chi sydd wedi ennill.
clue-ui-over-nobody = Mae'r achos ar gau, ac nid oes neb wedi ennill.

clue-ui-cards = { $count ->
    [zero] dim cerdyn
    [one] 1 cerdyn
    [two] 2 gerdyn
    [few] 3 cherdyn
    [many] 6 cherdyn
   *[other] { $count } cerdyn
}
clue-ui-lost = wedi colli, yn dal i ateb
clue-ui-lost-over = wedi colli
clue-ui-accuses = yn cyhuddo
clue-ui-thinks = yn penderfynu
clue-ui-has-said = wedi dweud

clue-ui-papers = Ar y ddesg
clue-ui-leaf-file = Ffeil achos
clue-ui-leaf-notes = Llyfr nodiadau
clue-ui-leaf-back = Edrych yn ôl
clue-ui-keep-myself = Fi sy'n ei chadw
clue-ui-face-up = Wyneb i fyny
clue-ui-hand = Eich tystiolaeth
clue-ui-crime = Trosedd

clue-ui-turned = wedi'i droi
clue-ui-turn-card = Troi'r cerdyn: { $card }
clue-ui-away-hand = yn eich llaw
clue-ui-away-face-up = mae wyneb i fyny
clue-ui-away-seen = dangoswyd gan { $seat }

clue-ui-no-question = Nid oes neb wedi holi eto.
clue-ui-question = Mae { $seat } yn holi
clue-ui-question-last = Y cwestiwn diwethaf, gan { $seat }
clue-ui-answers = Yr atebion, yn eu trefn
clue-ui-answer-none-short = dim un o'r ddau
clue-ui-answer-shows-short = dangosodd gerdyn
clue-ui-answer-asked-short = i ateb
clue-ui-answer-rest-short = heb ei holi

clue-ui-ask-two = Tapiwch ddau gerdyn
clue-ui-ask = Holi: { $cards }
clue-ui-to-accuse = Cyhuddo
clue-ui-to-ask = Holi
clue-ui-pick-three = { $count ->
    [3] Tapiwch berson, arf a lleoliad
    [one] Un cerdyn arall
    [two] Dau gerdyn arall
   *[other] Cardiau ar ôl i'w dewis: { $count }
}
clue-ui-do-accuse = Cyhuddo …
clue-ui-do-join = Ymuno â'r rhain …
clue-ui-stay = Aros allan
clue-ui-sure = Cyhuddo â'r rhain: { $cards }?
clue-ui-sure-why = Os yw un o'r tri yn anghywir, byddwch wedi colli. Ni ellir cymryd cyhuddiad yn ôl.
clue-ui-sure-stay = Aros allan o'r cyhuddiad hwn?
clue-ui-sure-stay-why = Ni chaiff neb wybod beth oedd eich dewis nes i bawb ddewis.
clue-ui-lay = Ei osod wyneb i lawr
clue-ui-not-yet = Dim eto
clue-ui-set-order = Gosod y drefn hon

clue-ui-private = Dim ond { $seat } fydd yn gweld y cerdyn a ddangoswch.
clue-ui-show = Dangos hwn
clue-ui-show-card = Dangos { $card }. Yn ei weld: { $seat } yn unig
clue-ui-neither = Does gen i'r un o'r ddau
clue-ui-shown-to-you = Cerdyn a ddangoswyd i chi
clue-ui-shows-you = Mae { $seat } yn dangos i chi
clue-ui-shown-said = Mae { $seat } yn dangos y cerdyn hwn i chi: { $card }. Nid oes neb arall yn ei weld.
clue-ui-only-you = Nid oes neb arall yn ei weld. Mae'n mynd yn ôl i'w berchennog.
clue-ui-give-back = Ei roi yn ôl

clue-ui-reveal = Y cyhuddiad
clue-ui-looks = Mae { $seat } yn edrych o dan y cerdyn Trosedd …
clue-ui-looks-you = Rydych chi'n edrych o dan y cerdyn Trosedd …
clue-ui-all-turn = Mae'r holl gyhuddwyr yn troi eu cardiau …
clue-ui-all-compare = Maent yn cymharu yn y drefn hon: { $seats }
clue-ui-crime-so-far = Y drosedd: { $cards } …
clue-ui-nth = yn cymharu: { $place }
clue-ui-right = cywir
clue-ui-wrong = anghywir
clue-ui-verdict-right = Mae { $seat } yn gywir ar y tri!
clue-ui-verdict-wrong = Mae { $seat } yn anghywir, ac wedi colli.
clue-ui-verdict-wrong-you = Rydych chi'n anghywir, ac wedi colli.
clue-ui-verdict-last = { $seat } yw'r olaf ar ôl, ac felly'r enillydd.
clue-ui-verdict-nobody = Mae pob cyhuddwr yn anghywir: nid oes neb yn ennill.
clue-ui-stays-closed = Mae'r drosedd yn aros ynghudd, a'r cyhuddiad hefyd.
clue-ui-go-on = Ymlaen

clue-ui-notebook = Llyfr nodiadau: y cardiau a phwy sy'n eu dal
clue-ui-cell = { $card }, { $place }: { $mark }
clue-ui-inks = Inc
clue-ui-ink-pencil = pensil
clue-ui-ink-red = coch
clue-ui-ink-blue = glas
clue-ui-ink-green = gwyrdd
clue-ui-mark-no = nid yma
clue-ui-mark-yes = yma
clue-ui-mark-maybe = efallai
clue-ui-mark-dot = smotyn
clue-ui-mark-empty = gwag
clue-ui-fact-yes = yma, yn sicr
clue-ui-fact-no = nid yma, yn sicr
clue-ui-wipe = Dileu'r cyfan

clue-ui-looking-back = Yr hyn y gellid bod wedi'i wybod
clue-ui-was = Dyma oedd y drosedd: { $cards }.
clue-ui-first = Y cyntaf a allai fod wedi gwybod: { $seats }, eiliad { $moment }.
clue-ui-first-nobody = Ni allai neb fod wedi'i datrys cyn iddi gael ei datgelu.
clue-ui-chart = Y didau sydd ar goll i wybod y drosedd, o eiliad i eiliad. Ar 0 mae'n sicr. Y faner: y tro cyntaf iddi fod yn sicr.
clue-ui-chart-label = Siart: y didau sydd ar goll i bob chwaraewr ar bob eiliad. Mae'r un ffigurau yn y tabl isod.
clue-ui-known-at = gallai fod wedi gwybod ar eiliad { $moment }
clue-ui-never = ni allai fod wedi gwybod mewn pryd
clue-ui-told = Yr hyn a ddywedodd pob cwestiwn
clue-ui-told-note = Sawl did yn nes at y drosedd i bob chwaraewr, a sawl trosedd oedd yn dal yn bosibl.
clue-ui-moment = Eiliad
clue-ui-moment-deal = Delio'r cardiau.
clue-ui-moment-shown = Mae { $seat } yn holi: { $cards }. Mae { $to } yn dangos: { $card }.
clue-ui-moment-nobody = Mae { $seat } yn holi: { $cards }. Nid oes gan neb yr un o'r ddau.
clue-ui-moment-accusation = Mae { $seat } yn cyhuddo: { $cards }.
clue-ui-solutions = { $count ->
    [zero] dim posibilrwydd
    [one] 1 posibilrwydd
    [two] 2 bosibilrwydd
    [few] 3 phosibilrwydd
    [many] 6 phosibilrwydd
   *[other] { $count } posibilrwydd
}
clue-ui-no-review = Methwyd â nôl yr adolygiad.

## Y wers

clue-lesson-crime = Cyflawnwyd trosedd: un person, un arf, un lleoliad, o dan y cerdyn na welodd neb. Deliwyd y cardiau eraill yn dystiolaeth. Mae’r hyn sydd yn eich llaw yn ddieuog, felly mae eisoes wedi’i droi yn eich ffeil achos.
# cards: two
clue-lesson-ask = Ar eich tro rydych yn holi am unrhyw ddau gerdyn. Dewiswch y rhain yn y ffeil achos a holwch: { $cards }.
# seat, card
clue-lesson-shown = Nid oedd gan eich cymydog ar y chwith yr un o’r ddau; bu’n rhaid i { $seat } ddangos un, i chi yn unig: { $card }. Dim ond bod cerdyn wedi’i ddangos y mae’r lleill yn ei wybod. Ni all fod yn rhan o’r drosedd, felly mae’n gadael eich ffeil achos.
# seat, cards
clue-lesson-neither = Nawr mae { $seat } yn holi, ac mae’r ddau gerdyn gennych: { $cards }. Eu cadw’n gyfrinach? Rhowch gynnig ar ddweud nad oes gennych yr un o’r ddau.
# seat
clue-lesson-show = Mae pawb yn dweud y gwir. Ond chi sy’n dewis pa un i’w ddangos, a dim ond { $seat } sy’n ei weld. Dangoswch y naill neu’r llall.
# cards
clue-lesson-sure = Nid yw pwy bynnag a gyhuddodd yn anghywir yn cael tro eto, felly eich tro chi yw hi. Holwch am y rhain: { $cards }.
# cards, card: the place
clue-lesson-nobody = Ni ddangosodd neb gerdyn, ac nid oes gennych yr un o’r ddau: rhaid bod y ddau’n rhan o’r drosedd ({ $cards }). O’r lleoliadau un yn unig sydd ar ôl yn eich ffeil achos: { $card }. Rydych yn gwybod y cyfan.
# seat, cards
clue-lesson-accuse = Mae { $seat } wedi holi cwestiwn nad yw’n help i chi. Nawr cyhuddwch, yn lle holi: { $cards }. Mae cyhuddiad anghywir yn colli’r gêm, felly gofynnir i chi unwaith eto a ydych yn siŵr.
clue-lesson-end = Mae’r tri’n gywir: rydych wedi datrys y drosedd. Pan fydd rhywun yn cyhuddo caiff y lleill ymuno â’u cyhuddiad eu hunain; felly peidiwch ag aros yn rhy hir ar ôl i chi wybod.

## Awgrymiadau

# cards, count: crimes still possible
clue-hint-ask = Holwch am y rhain: { $cards }. Mae { $count ->
        [zero] { $count } posibilrwydd
        [one] un posibilrwydd
        [two] dau bosibilrwydd
        [few] { $count } phosibilrwydd
        [many] { $count } phosibilrwydd
       *[other] { $count } posibilrwydd
    } ar ôl, ac ni ellir disgwyl i’r un cwestiwn ddweud mwy wrthych.
# cards
clue-hint-accuse = Cyhuddwch â’r rhain: { $cards }. Dim ond y datrysiad hwn sydd ar ôl wedi’r cyfan a welsoch.
# count: crimes still possible
clue-hint-stay = Arhoswch allan: mae { $count ->
        [zero] { $count } posibilrwydd
        [one] un posibilrwydd
        [two] dau bosibilrwydd
        [few] { $count } phosibilrwydd
        [many] { $count } phosibilrwydd
       *[other] { $count } posibilrwydd
    } ar ôl i chi, ac mae cyhuddiad anghywir yn colli.
clue-hint-order = Rhowch eich hun yn gyntaf: y cyntaf i fod yn gywir ar y tri cherdyn sy’n ennill.
clue-hint-none = Nid oes gennych yr un o’r ddau gerdyn, felly rhaid dweud hynny.
# card
clue-hint-show-only = Dangoswch { $card }: hwnnw yw’r unig un o’r ddau sydd gennych.
# card, seat: who asks
clue-hint-show-again = Dangoswch { $card }: mae { $seat } wedi’i weld gennych o’r blaen, felly nid yw’n dweud dim byd newydd.
# card
clue-hint-show-known = Dangoswch { $card }: mae rhywun wedi’i weld eisoes, felly rydych yn cadw’r cerdyn arall i chi’ch hun.
# card
clue-hint-show-kind = Dangoswch { $card }: o’r ddau, mae o fath sydd ag o leiaf cymaint o gardiau, felly hwn sy’n dileu leiaf.
