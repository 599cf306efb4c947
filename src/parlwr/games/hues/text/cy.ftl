### Hues and Cues yn Gymraeg. Ffeithiau: seat → enw, cell → H15, cue, word, earlier → geiriau fel y'u rhoddwyd.

hues = Arlliwiau a Chiwiau
    .about = Rhowch air am liw, a gweld pwy sy’n gweld yr un peth â chi.

## Adrannau'r rheolau

hues-section-setup = Paratoi’r gêm
hues-section-round = Rownd
hues-section-cue = Ciwiau
hues-section-guess = Dyfalu
hues-section-score = Sgorio
hues-section-end = Diwedd y gêm

## Dewisiadau

hues-option-lang = Iaith y bwrdd
    .help = Ynddi hi mae’r chwaraewyr cyfrifiadur yn rhoi eu ciwiau. Caiff pobl roi ciwiau yn unrhyw un o’r tair iaith.
hues-option-lang-en = Saesneg
hues-option-lang-cy = Cymraeg
hues-option-lang-sw = Swahili
hues-option-pick = Dewis y lliw
    .help = O gerdyn â phedwar lliw, fel yn y gêm brintiedig, neu unrhyw liw ar y bwrdd, sy’n haws i chwaraewyr iau.
hues-option-pick-card = un o bedwar ar gerdyn
hues-option-pick-any = unrhyw un ar y bwrdd
hues-option-objections = Gwrthwynebu
    .help = Caiff dyfalwyr wrthwynebu ciw sy’n enwi rhywbeth yn yr ystafell; os bydd mwy na’u hanner yn gwneud hynny, tynnir y ciw yn ôl.
hues-option-first = Rhoddwr y ciw cyntaf
    .help = Y chwaraewr sydd wedi’i wisgo fwyaf lliwgar, os gwelwch eich gilydd; fel arall gadewch i siawns benderfynu.

## Rheolau

# hues.players
hues-players = Chwaraewyr
    .rule = Mae tri i ddeg o bobl yn chwarae.
# hues.board
hues-board = Y bwrdd
    .rule = Mae’r bwrdd yn dangos 480 o liwiau mewn 16 rhes, A ar y brig hyd P ar y gwaelod, a 30 colofn o’r chwith i’r dde. Pinc mochyn bach yw H15, a gwyrddlas yw O26.
# hues.pieces
hues-pieces = Darnau
    .rule = Mae gan bawb dri darn: un yn cerdded ar hyd y trac sgorio, a dau ar gyfer dyfalu.
# hues.deck
hues-deck = Y dec
    .rule = Mae cant o gardiau, a phedwar lliw ar bob un. Pan fydd pob un wedi’i ddefnyddio, cymysgir hwy eto.
    .note = Ni wyddom pa liwiau sydd ar ba gerdyn yn y gêm brintiedig. Yn ein dec ni nid yw’r un lliw yn ymddangos ddwywaith, ac mae’r pedwar ar gerdyn ymhell oddi wrth ei gilydd.
# hues.first
hues-first = Pwy sy’n dechrau
    .rule = Y chwaraewr sydd wedi’i wisgo fwyaf lliwgar sy’n rhoi’r ciw cyntaf: dewiswch sedd, neu gadewch i siawns benderfynu.
# hues.rounds
hues-rounds = Sawl rownd
    .rule = Gyda thri i chwe chwaraewr mae pawb yn rhoi’r ciw ddwywaith, gyda saith neu fwy unwaith.
# hues.turn
hues-turn = Tro pwy yw hi
    .rule = Dim ond y chwaraewr y mae’n dro iddo sy’n gweithredu: mae rhoddwr y ciw yn dewis lliw ac yn rhoi ciwiau, a phob dyfalwr yn gosod un darn yn ei dro.
    .refused = Nid eich tro chi yw hi nawr. Yn aros am: { $seat }.
# hues.pick
hues-pick = Dewis lliw
    .rule = Mae rhoddwr y ciw yn tynnu cerdyn heb i neb arall ei weld ac yn dewis un o’i bedwar lliw.
    .refused = Nid yw { $cell } ar eich cerdyn chi.
# hues.pick.any
hues-pick-any = Unrhyw liw
    .rule = Gyda’r dewis ar gyfer chwaraewyr iau ni thynnir cerdyn: mae rhoddwr y ciw yn dewis unrhyw liw ar y bwrdd.
# hues.cue.one
hues-cue-one = Y ciw cyntaf
    .rule = Un gair o lythrennau yw’r ciw cyntaf; caiff cysylltnodau a chollnodau sefyll y tu mewn iddo.
    .note = Un gair yr un yw “candi-fflos”, “ng’ombe” a “mynydd-dir”. Nid yw priflythrennau, acenion, atalnodau na nodau anweledig yn gwneud gwahaniaeth wrth gymharu ciwiau.
    .refused = Rhaid i’r ciw cyntaf fod yn un gair o lythrennau.
# hues.cue.basic
hues-cue-basic = Dim lliwiau sylfaenol
    .rule = Ni chaiff ciw fod yn ddu, glas, brown, llwyd, gwyrdd, oren, pinc, porffor, coch, gwyn na melyn. Mae croeso i enwau llai plaen, fel lafant.
    .note = Mae hyn yn wir am y geiriau Cymraeg, Saesneg a Swahili fel ei gilydd, beth bynnag yw iaith y ciw, am bob ffurf arnynt (glasaidd, gwyrddach, goch), ac am rannau o eiriau â chysylltnod. Mae geiriau sydd ond yn edrych yn debyg yn rhydd.
    .refused = Lliw sylfaenol yw “{ $word }”, neu mae un ynddo.
# hues.cue.position
hues-cue-position = Dim lleoedd
    .rule = Ni chaiff ciw bwyntio at le’r lliw: dim cyfesurynnau, dim llythyren rhes, dim rhif.
    .note = Mae digidau o unrhyw ysgrifen yn cyfrif, felly hefyd rifolion, trefnolion a geiriau am leoedd (brig, cornel, rhes) yn iaith y ciw ei hun.
    .refused = Mae “{ $word }” yn pwyntio at le ar y bwrdd.
# hues.cue.repeat
hues-cue-repeat = Dim un ciw ddwywaith
    .rule = Ni chaiff ciw a roddwyd yn gynharach yn y gêm ddod eto; nid yw priflythyren, acen na therfyniad lluosog yn ei wneud yn newydd.
    .refused = Mae “{ $earlier }” wedi’i ddefnyddio’n barod.
# hues.cue.room
hues-cue-room = Dim byd sydd yn yr ystafell
    .rule = Ni chaiff ciw gymharu’r lliw â rhywbeth sydd yn yr ystafell.
    .note = Dim ond y chwaraewyr sy’n gweld yr ystafell, felly caiff pob dyfalwr wrthwynebu ciw unwaith, cyn belled nad yw ei ddarn ar ei gyfer ar y bwrdd. Pan fydd mwy na hanner y dyfalwyr yn gwrthwynebu, tynnir y ciw yn ôl, daw’r darnau a osodwyd ar ei gyfer yn ôl, a rhoddir ciw arall; mae’r un a dynnwyd yn ôl yn cyfrif fel ciw a ddefnyddiwyd. Ar ôl tynnu tri yn ôl yn yr un lle, saif y ciw nesaf.
    .refused = Ni allwch wrthwynebu’r ciw hwn mwyach.
# hues.cue.two
hues-cue-two = Yr ail giw
    .rule = Mae gan yr ail giw un neu ddau air, ac mae’n cadw holl reolau’r cyntaf.
    .refused = Caiff yr ail giw fod yn un neu ddau air.
# hues.cue.relative
hues-cue-relative = Dim llywio
    .rule = Ni chaiff yr ail giw lywio o’r dyfaliadau cyntaf: dim “ysgafnach”, “tywyllach”, “mwy” na “llai”.
    .note = Mae’r rhestrau’n cynnwys graddau cymharol yn iaith y ciw ei hun.
    .refused = Mae “{ $word }” yn llywio o’r dyfaliadau cyntaf.
# hues.cue.skip
hues-cue-skip = Dim ail giw
    .rule = Caiff rhoddwr ciw bodlon hepgor yr ail giw; yna nid oes ail ddyfaliad.
    .refused = Dim ond yr ail giw y cewch ei hepgor.
# hues.guess.first
hues-guess-first = Dyfaliad cyntaf
    .rule = Yn glocwedd, o’r chwith i roddwr y ciw, mae pawb arall yn rhoi un darn ar liw.
# hues.guess.cell
hues-guess-cell = Un darn i bob lliw
    .rule = Dim ond un darn a gaiff fod ar liw, drwy’r ddau ddyfaliad.
    .refused = Mae darn ar { $cell } yn barod: { $seat }.
# hues.guess.second
hues-guess-second = Ail ddyfaliad
    .rule = Ar ôl yr ail giw mae pawb arall yn rhoi’r darn arall ar liw rhydd, y tro hwn yn wrthglocwedd o’r dde i roddwr y ciw.
# hues.reveal
hues-reveal = Datgelu’r lliw
    .rule = Enwir lliw rhoddwr y ciw yn ôl ei gyfesurynnau, a gosodir y ffrâm tri wrth dri o’i gwmpas.
    .note = Ar ymyl y bwrdd mae’r ffrâm yn ymestyn drosto; dim ond lliwiau ar y bwrdd sy’n cyfrif.
# hues.score.giver
hues-score-giver = Pwyntiau rhoddwr y ciw
    .rule = Un pwynt am bob darn yn y ffrâm, dau mewn gêm i dri, byth mwy na naw.
# hues.score.guess
hues-score-guess = Pwyntiau’r dyfalwyr
    .rule = Mae darn ar yr union liw yn sgorio tri, mewn man arall yn y ffrâm dau, ac yn cyffwrdd â’r ffrâm o’r tu allan, gan gynnwys y corneli, un: pump ar y mwyaf am y ddau ddarn.
# hues.next
hues-next = Y rownd nesaf
    .rule = Daw’r darnau’n ôl, a’r chwaraewr ar y chwith sy’n rhoi’r ciw nesaf, gyda cherdyn newydd.
# hues.win
hues-win = Ennill
    .rule = Ar ôl y rownd olaf y nifer fwyaf o bwyntiau sy’n ennill.
# hues.tie
hues-tie = Gêm gyfartal
    .rule = Pan fydd chwaraewyr yn gyfartal ar y blaen, chwaraeir rowndiau ychwanegol nes bod un ohonynt ar y blaen i’r lleill.
    .note = Nid yw’r rhai cyfartal yn rhoi ciw: y chwaraewr nesaf yn glocwedd nad yw’n gyfartal sy’n gwneud. Mae pawb yn dyfalu, ond dim ond pwyntiau’r rhai cyfartal sy’n cyfrif, ac nid oes neb yn ymuno â hwy wedyn.
# hues.tie.all
hues-tie-all = Pawb yn gyfartal
    .rule = Pan fydd yr holl chwaraewyr yn gyfartal, maent yn rhannu’r fuddugoliaeth.
    .note = Ni fyddai neb ar ôl i roi ciw.

## Beth ddigwyddodd

hues-event-picked = Lliw wedi’i ddewis: { $seat }
hues-event-cued = { $seat }: “{ $text }”
hues-event-skipped = Dim ail giw: { $seat }
hues-event-guessed = { $seat }: { $cell }
hues-event-objected = Gwrthwynebiad: { $seat } ({ $count } o { $needed })
hues-event-withdrawn = Tynnwyd “{ $cue }” yn ôl
hues-event-revealed = Y lliw oedd { $cell }
hues-event-round = Rhoddwr y ciw: { $seat }
hues-event-over = Mae’r gêm drosodd

## Y bwrdd

hues-ui-pick = Dewiswch liw a meddyliwch am air amdano.
hues-ui-cue-first = Rhowch un gair am { $cell }.
hues-ui-cue-second = Rhowch un neu ddau air arall am { $cell }, neu gadewch hi.
hues-ui-guess = { $cue }: ble rydych chi’n ei weld? Rhowch eich darn yno.
hues-ui-wait-pick = Yn dewis lliw: { $seat }.
hues-ui-wait-cue = Yn meddwl am giw: { $seat }.
hues-ui-wait-guess = Yn gosod darn: { $seat }.
hues-ui-pick-any = Dewiswch unrhyw liw ar y bwrdd a meddyliwch am air amdano.
hues-ui-board = Bwrdd o 480 o liwiau
hues-ui-piece-of = darn: { $seat }, dyfaliad { $number }
hues-ui-the-colour = lliw’r rownd
hues-ui-in-frame = yn y ffrâm
hues-ui-larger = Mwy
hues-ui-smaller = Llai
hues-ui-card = Eich cerdyn
hues-ui-your-cue = Eich ciw, un gair
hues-ui-your-cue-second = Eich ail giw, un neu ddau air
hues-ui-one-word = un gair
hues-ui-two-words = un neu ddau air
hues-ui-cue-language = Iaith y ciw
hues-ui-give-cue = Rhoi’r ciw
hues-ui-skip = Dim ail giw
hues-ui-score-track = Chwaraewyr a phwyntiau
hues-ui-you = { $seat } (chi)
hues-ui-gives = yn rhoi’r ciw
hues-ui-objects = yn gwrthwynebu
hues-ui-rounds = Rowndiau a orffennwyd
hues-ui-won-you = Chi sydd wedi ennill!
hues-ui-it-was = Y lliw oedd { $cell }:
hues-ui-no-cue = Dim ciw eto
hues-ui-round = Rownd { $round } o { $last }
hues-ui-put-away = Rhoi o’r neilltu
hues-ui-go-on = Ymlaen
hues-ui-choose-cell = Dewiswch liw ar y bwrdd
hues-ui-pick-cell = Cymryd { $cell }
hues-ui-place = Gosod fy narn ar { $cell }
hues-ui-object = Mae hwnnw yn yr ystafell!
hues-ui-night = Mae lliwiau’n edrych yn anghywir dan osodiad nos neu olau cynnes: diffoddwch ef wrth chwarae.
hues-ui-heat = Ble mae pobl yn edrych am:
hues-ui-rings = { $rings ->
    [0] ar y lliw
    [zero] { $rings } i ffwrdd
    [one] { $rings } i ffwrdd
    [two] { $rings } i ffwrdd
    [few] { $rings } i ffwrdd
    [many] { $rings } i ffwrdd
   *[other] { $rings } i ffwrdd
}
hues-ui-choose-round = Dewiswch rownd uchod i’w gweld eto, gyda lle mae pobl yn edrych am ei chiwiau.
hues-ui-reads = Pwy sy’n darllen pwy: pwyntiau fesul darn, yn ôl rhoddwr y ciw (rhesi) a dyfalwr (colofnau)
hues-ui-change-piece = Eich darn: { $piece }. Ei newid

## Pieces, by mark

hues-mark-0 = cylch gwyn
hues-mark-1 = sgwâr du
hues-mark-2 = triongl oren
hues-mark-3 = diemwnt glas
hues-mark-4 = seren felen
hues-mark-5 = croes binc
hues-mark-6 = cilgant gwyrdd
hues-mark-7 = calon goch
hues-mark-8 = awrwydr glas golau
hues-mark-9 = diferyn porffor

## Y wers

# seat, cue
hues-lesson-board = 480 o liwiau, a dewiswyd un ohonynt yn gyfrinachol. Mae { $seat } yn rhoi ciw o un gair amdano: “{ $cue }”. Rydych yn ei ganfod drwy ddyfalu ble mae eraill yn gweld y gair.
# cue
hues-lesson-guess = Dewiswch liw ar gyfer “{ $cue }” ar y bwrdd, ble bynnag y mynnwch, a rhowch eich darn cyntaf yno.
# seat, cue: the second
hues-lesson-second = Dim ond un darn a gaiff fod ar liw. Nawr mae { $seat } yn ychwanegu ail giw, o un neu ddau air: “{ $cue }”. Rhowch eich darn arall lle rydych yn gweld y lliw nawr.
# cell
hues-lesson-frame = { $cell } oedd hi. Gosodir ffrâm o dri wrth dri o’i gwmpas: mae darn ar yr union liw yn sgorio 3, yn y ffrâm 2, yn cyffwrdd â’r ffrâm 1. Mae rhoddwr y ciw yn sgorio am bob darn yn y ffrâm, byth mwy na 9.
# cell
hues-lesson-pick = Nawr chi sy’n rhoi’r ciw. Rydych wedi tynnu cerdyn â phedwar lliw na wêl neb ond chi. Cymerwch { $cell } y tro hwn.
# cue
hues-lesson-basic = Mae angen un gair arnoch amdano. Y symlaf fyddai lliw plaen. Rhowch gynnig ar “{ $cue }”.
hues-lesson-cue = Ni chaniateir lliwiau sylfaenol, na lleoedd ar y bwrdd, rhifau, ciwiau a roddwyd o’r blaen, na phethau yn yr ystafell. Rhowch unrhyw air arall y gwelwch y lliw hwn ynddo.
hues-lesson-skip = Mae’r lleill wedi dyfalu. Byddai ail giw yn eu helpu i ddod yn nes; os ydych yn fodlon, gadewch ef allan. Dewiswch ddim ail giw.
hues-lesson-end = Mae pawb yn rhoi’r ciw ddwywaith (unwaith gyda saith neu fwy o chwaraewyr), a’r nifer fwyaf o bwyntiau sy’n ennill. Nawr rydych yn gwybod digon am gêm gyfan.

## Awgrymiadau

# cell
hues-hint-pick = Cymerwch { $cell }: o’r lliwiau a ystyriwyd, hwn sydd â’r gair cyffredin sy’n arwain y nifer fwyaf o bobl yn agos ato.
# cue, cell
hues-hint-cue = Dywedwch “{ $cue }”: mae pobl sy’n ei glywed yn tueddu i edrych yn agos at { $cell }.
# cue, cell
hues-hint-cue-any = Mae’r holl eiriau da am { $cell } wedi’u defnyddio; o leiaf caniateir “{ $cue }”.
# cell
hues-hint-skip = Gadewch yr ail giw allan: byddai’n dod â’r lleill yn nes at { $cell } yn fwy nag y byddai’n dod â phwyntiau i chi.
# cell
hues-hint-skip-words = Gadewch yr ail giw allan: mae’r geiriau da am { $cell } wedi’u defnyddio.
# cell, cue
hues-hint-guess = Dyfalwch { $cell }: o’i gwmpas mae’r hyn y mae pobl amlaf yn ei feddwl wrth “{ $cue }”.
