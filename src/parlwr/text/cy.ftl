### Testunau pob gêm a phob bwrdd, yn Gymraeg.

## The rules of every table

table = Wrth bob bwrdd
table-section-acts = Symudiadau
table-section-seats = Seddi a chwaraewyr

# table.over
table-over = Gêm sydd ar ben
    .rule = Pan fydd gêm drosodd, ni dderbynnir rhagor o symudiadau.
    .note = Ein penderfyniad ni. Gallwch edrych yn ôl dros y gêm neu chwarae eto unrhyw bryd.
    .refused = Mae'r gêm drosodd.

# table.malformed
table-malformed = Yr hyn nad yw'n symudiad
    .rule = Gwrthodir popeth nad yw'n symudiad yn y gêm: math anhysbys o symudiad, rhan sydd ar goll, neu gerdyn, sgwâr neu sedd nad yw'n bod yn y gêm.
    .note = Ein penderfyniad ni, fel na fydd llithriad gan raglen fyth yn cyfrif fel symudiad.
    .refused = Nid yw hynny'n symudiad yn y gêm hon.

# table.stale
table-stale = Sefyllfa sydd wedi newid
    .rule = Gwrthodir symudiad a ddewiswyd cyn i'ch dewisiadau chi newid ddiwethaf, fel na fydd neb yn symud ar sail rhywbeth nad yw wedi'i weld eto.
    .note = Ein penderfyniad ni; o gwmpas bwrdd go iawn mae pawb yn gweld yr un cardiau ar yr un pryd.
    .refused = Mae'r bwrdd wedi newid ers i chi ddewis. Edrychwch eto, yna dewiswch.

# table.storage
table-storage = Cadw'n ddiogel
    .rule = Mae symudiad yn cyfrif unwaith y bydd yn ddiogel ar ddisg; ni dderbynnir un na ellir ei gadw.
    .note = Ein penderfyniad ni, fel na fydd gêm byth yn anghofio symudiad y mae chwaraewr wedi'i weld.
    .refused = Ni allai'r gweinydd gadw'r symudiad hwn, felly ni chafodd ei dderbyn. Rhowch gynnig arall arni.

# table.rate
table-rate = Gormod ar unwaith
    .rule = Gwrthodir gormod o geisiadau mewn amser rhy fyr.
    .note = Ein penderfyniad ni, fel na all un ymwelydd ddifetha'r gêm i'r lleill.
    .refused = Roedd hynny'n ormod mewn amser rhy fyr. Arhoswch eiliad.

# table.clock
table-clock = Y cloc
    .rule = Os oes cloc wrth y bwrdd a bod amser chwaraewr wedi dod i ben, bydd chwaraewr cyfrifiadur yn chwarae'r un tro hwnnw drosto.
    .note = Ein penderfyniad ni. Nid oes cloc wrth fwrdd oni bai bod y sawl a'i creodd yn gosod un.

# table.hints
table-hints = Awgrymiadau
    .rule = Lle mae'r gwesteiwr wedi troi awgrymiadau ymlaen, caiff pwy bynnag sydd â'r tro ofyn am un: gweithred y mae'r rheolau'n ei chaniatáu, a pham. Nid yw awgrym yn gwybod mwy na'r chwaraewr sy'n gofyn.
    .note = Penderfynwyd yma, ar gyfer dechreuwyr. Mae awgrymiadau wedi'u diffodd oni bai i wneuthurwr y bwrdd eu troi ymlaen; mae gan bob chwaraewr hwy, neu neb.
    .refused = { $why ->
        [off] Nid oes awgrymiadau wrth y bwrdd hwn.
        [turn] Dim ond pan mai eich tro chi yw hi y mae awgrym.
       *[none] Nid oes awgrym yn dod i'r meddwl ar hyn o bryd.
    }

# table.rules
table-rules = Mae gêm yn cadw ei rheolau
    .rule = Gorffennir gêm dan y fersiwn o'i rheolau y dechreuwyd hi â hi. Os nad yw'r gweinydd hwn yn chwarae'r fersiwn honno mwyach, erys y bwrdd fel y mae.
    .note = Ein penderfyniad ni, fel na fydd diweddariad byth yn newid gêm ar ei chanol.
    .refused = Dechreuwyd y gêm hon â fersiwn { $rules } o'i rheolau, ac mae'r gweinydd hwn yn chwarae { $plays }. Gall pwy bynnag sy'n ei gynnal ddod â'r fersiwn hŷn yn ôl.

# table.seat
table-seat = Eich sedd chi
    .rule = Pwy bynnag sy'n dal ei hallwedd biau sedd; ni chaiff neb arall chwarae drosti.
    .note = Ein penderfyniad ni. Nid yw'r allwedd byth yn gadael eich porwr.
    .refused = Nid eich sedd chi yw honno.

# table.full
table-full = Bwrdd llawn
    .rule = Pan na fydd sedd rydd, ni all neb arall eistedd. Caiff unrhyw un wylio, os yw'r gwesteiwr yn caniatáu hynny.
    .note = Ein penderfyniad ni. Dewisir nifer y seddi wrth greu'r bwrdd.
    .refused = Nid oes sedd rydd wrth y bwrdd hwn.

# table.waiting
table-waiting = Cyn i'r gêm ddechrau
    .rule = Ni all neb chwarae nes i'r gêm ddechrau. Mae'n dechrau pan fydd pob sedd wedi'i chymryd, neu pan fydd y gwesteiwr yn ei dechrau a chwaraewyr cyfrifiadur yn cymryd y seddi rhydd.
    .note = Ein penderfyniad ni.
    .refused = Nid yw'r gêm wedi dechrau eto.

# table.nonce
table-nonce = Rhif ar gyfer y cymysgu
    .rule = Caiff pob chwaraewr ychwanegu un rhif at y cymysgu, unwaith, ar ôl yr addewid a chyn i'r cardiau gael eu rhannu.
    .note = Ein penderfyniad ni, fel na fydd neb, hyd yn oed y gweinydd, yn dewis y cardiau ar ei ben ei hun. Mae porwyr yn gwneud hyn eu hunain; bydd y rhannu'n aros ugain eiliad amdano ar y mwyaf.
    .refused = Mae'ch rhif ar gyfer y cymysgu hwn wedi'i bennu eisoes.

# table.started
table-started = Ar ôl i'r gêm ddechrau
    .rule = Ni ellir newid yr opsiynau ar ôl i'r gêm ddechrau, ac nid oes neb arall yn eistedd oni bai bod y gwesteiwr yn agor sedd. Bydd chwaraewr cyfrifiadur yn chwarae yno nes i rywun ddod.
    .note = Ein penderfyniad ni.
    .refused = Mae'r gêm eisoes wedi dechrau.

# table.options
table-options = Opsiynau a nifer y chwaraewyr
    .rule = Gwrthodir opsiwn, gwerth neu nifer o chwaraewyr nad yw'r gêm yn ei gynnig.
    .note = Ein penderfyniad ni. Mae'r cyntedd yn marcio niferoedd o chwaraewyr nad yw'r blwch yn eu henwi.
    .refused = { $option ->
        [seats] Nifer y chwaraewyr yn y gêm hon: rhwng { $low } a { $high }, nid { $value }.
       *[other] Ni ellir chwarae'r gêm gyda'r opsiynau hyn: { $option }.
    }

# table.name
table-name = Enwau
    .rule = Mae enw yn 1 i 24 nod gweladwy, heb nodau rheoli na nodau cyfeiriad.
    .note = Ein penderfyniad ni, fel na all neb gymryd arno fod yn rhywun arall.
    .refused = Rhaid i enw fod yn 1 i 24 nod gweladwy, heb nodau cudd.

# table.host
table-host = Y gwesteiwr
    .rule = Dim ond y gwesteiwr a gaiff ddechrau'r gêm, gwahodd chwaraewyr cyfrifiadur, agor sedd, symud chwaraewr o'r bwrdd, a dweud pwy sy'n dod o hyd i'r bwrdd a phwy gaiff wylio. Caiff unrhyw un adael ei sedd ei hun.
    .note = Ein penderfyniad ni. Y gwesteiwr yw'r sawl a greodd y bwrdd. Gellir rhoi'r rôl i chwaraewr arall; mae'n symud ymlaen pan fydd y gwesteiwr yn gadael neu wedi bod all-lein am 10 munud.
    .refused = Dim ond y gwesteiwr a gaiff wneud hynny.

# table.watch
table-watch = Gwylio
    .rule = Caiff unrhyw un heb sedd wylio, oni bai bod y gwesteiwr wedi dewis na chaiff neb. Pan fydd y gêm drosodd, caiff unrhyw un edrych yn ôl arni.
    .note = Ein penderfyniad ni. Nid yw gwyliwr byth yn gweld mwy na'r hyn y mae pawb wrth y bwrdd yn ei weld.
    .refused = Ni chaiff neb wylio wrth y bwrdd hwn.

# table.stand_in
table-stand-in = I ffwrdd am dipyn
    .rule = Gall chwaraewr cyfrifiadur gymryd lle rhywun sydd i ffwrdd: y chwaraewr sy'n gofyn am hynny, neu'r gwesteiwr ar ran rhywun sydd all-lein. Daw i ben pan ddywed y chwaraewr, neu gyda'i symudiad nesaf ei hun.
    .note = Ein penderfyniad ni. Yn y cofnod mae symudiadau'r sedd yn edrych fel arfer.
    .refused = Dim ond ar ran rhywun sydd all-lein y caiff y gwesteiwr roi chwaraewr cyfrifiadur i chwarae; dim ond y person hwnnw a gaiff ddod â hynny i ben.

# table.code
table-code = Sedd ar ddyfais arall
    .rule = Gall y sawl sy'n eistedd wrth fwrdd ofyn am god a pharhau ag ef ar ddyfais arall; yna mae'r ddyfais gyntaf yn colli'r sedd. Mae cod yn gweithio unwaith, am 10 munud, ac nid yw'n gweithio o gwbl ar ôl pum cynnig anghywir.
    .note = Ein penderfyniad ni. Am mai byr yw ei oes, gall cod fod yn ddigon byr i'w deipio.
    .refused = Mae'r cod hwnnw'n anghywir, wedi'i ddefnyddio, neu'n rhy hen. Gofynnwch am un newydd ar y ddyfais lle mae'r sedd.

## What is wrong but breaks no rule

error-not-found = Nid oes dim yn y cyfeiriad hwn.
error-not-over = Bydd hynny ar agor pan fydd y gêm drosodd.
error-too-large = Mae hynny'n rhy fawr.
error-bad-json = Nid oedd modd darllen hynny.
error-forbidden-origin = Ni chaiff y dudalen hon siarad â'r gweinydd hwn.

## Words of the command line

text-seat = Sedd { $seat }
rules-title = { $game }: y rheolau
rules-source-seed = O ddisgrifiad y gêm
rules-source-publisher = O'r gêm a gyhoeddwyd
rules-source-decision = Ein penderfyniad ni
rules-note = Nodyn

## Installed on a device (parlwr.net.install)

app-about = Gemau cardiau a gemau bwrdd ar gyfer noson gyda'ch gilydd: gyda ffrindiau wrth eu sgriniau eu hunain, gyda chwaraewyr cyfrifiadur, neu'r ddau.
app-mine = Fy ngemau
app-offline = Dim cysylltiad â'r parlwr
app-offline-more = Ni ellir cyrraedd y gweinydd. Cedwir eich seddi. Ni ddangosir bwrdd yma nes y gellir ei ddangos fel y mae; daw'r dudalen yn ôl ohoni ei hun.
app-offline-again = Rhowch gynnig arall arni

## The client (messages ui-…)


# The shell
ui-skip = Neidio at y cynnwys
ui-home = Parlwr: y gemau i gyd
ui-lobby = Y gemau i gyd
ui-to-lobby = I'r ystafell flaen
ui-settings = Iaith, golau a sain
ui-language = Iaith
ui-theme-system = Golau: yn ôl y ddyfais
ui-theme-light = Golau: dydd
ui-theme-dark = Golau: nos
ui-sound = Sain
ui-notify = Rhoi gwybod i mi pan ddaw fy nhro
ui-notify-blocked = Nid yw'r porwr yn caniatáu hysbysiadau o'r dudalen hon.
ui-install = Gosod Parlwr ar y ddyfais hon
ui-part-missing = Nid oedd modd nôl y rhan hon o'r dudalen.
ui-close = Cau
ui-again = Rhowch gynnig arall arni
ui-footer = eich parlwr eich hun: gemau ymhlith ffrindiau, ar eich peiriant chi.
ui-footer-names = Eiddo eu perchnogion yw enwau'r gemau.
# shown in Welsh and Swahili only
ui-footer-unchecked = Nid yw siaradwyr Cymraeg iaith gyntaf wedi gwirio'r testunau hyn eto.
ui-footer-schema = I raglenni
ui-wording = Gwella'r geiriad hwn
ui-wording-help = Pwyntiwch at destun, neu camwch ato, a'i wasgu: caiff ei enw a'i eiriau eu copïo, yn barod i'w hanfon at y rhai sy'n gofalu am y testunau.
ui-wording-paused = Gallwch ddefnyddio'r dudalen fel arfer. Dewiswch destun pan fyddwch wedi dod o hyd i un.
ui-wording-text = Yr hyn a gaiff ei gopïo
ui-wording-back = Testun blaenorol
ui-wording-next = Testun nesaf
ui-wording-use = Defnyddio'r dudalen
ui-wording-choose = Dewis testun
# id: the name of a message
ui-wording-copied = Wedi'i gopïo: { $id }
ui-wording-by-hand = Nid yw'r porwr hwn yn gadael i'r dudalen gopïo. Mae'r testun wedi'i ddewis: copïwch ef eich hun.
ui-refused = Nid yw hynny'n bosibl nawr.
ui-error-offline = Ni ellir cyrraedd y gweinydd. Ydych chi ar-lein?
ui-error-server = Aeth rhywbeth o'i le ar y gweinydd. Rhowch gynnig arall arni.
ui-lost-page = Nid oes tudalen o'r fath
ui-lost-page-help = Efallai fod gwall yn y cyfeiriad.
ui-lost-table = Nid oes bwrdd o'r fath
ui-lost-table-help = Efallai fod gwall yn y cod, neu fod y bwrdd wedi'i glirio.
ui-lost-game = Nid oes gêm o'r fath
ui-lost-game-help = Mae'r holl gemau sy'n cael eu chwarae yma i'w gweld yn yr ystafell flaen.

# The lobby
ui-hello = Dewch i mewn, eisteddwch, chwaraewch.
ui-hello-more = Gemau cardiau a gemau bwrdd ar gyfer noson gyda'ch gilydd: gyda ffrindiau wrth eu sgriniau eu hunain, gyda chwaraewyr cyfrifiadur, neu'r ddau. Dim cyfrif, dim hysbysebion, dim byd i'w osod.
ui-pick-game = Beth chwaraewn ni?
# low, high: numbers of players
ui-players-range = { $low }–{ $high } chwaraewr
# minutes: about how long a game takes
ui-minutes = tua { $minutes ->
        [one] munud
        [two] dau funud
       *[other] { $minutes } munud
    }
ui-rules = Rheolau
ui-play-now = Herio'r cyfrifiadur
ui-set-table = Gosod bwrdd
ui-join-code = Gawsoch chi god?
ui-join-code-example = e.e. CWM-418
ui-join = At y bwrdd
# code: as it was typed
ui-join-unknown = Does dim bwrdd { $code } yma. Ydy pob llythyren yn gywir?
ui-join-seat = Cod sedd yw hwn. Ewch at y bwrdd ei hun, pwyswch “Bwrdd” a'i deipio yno.
ui-my-tables = Byrddau y buoch chi wrthynt
ui-guest = Gwestai
# game
ui-setup = Bwrdd ar gyfer { $game }
ui-your-name = Eich enw
ui-seats = Pwy sy'n eistedd?
ui-you = Chi
# number: from 1
ui-seat-number = Sedd { $number }
ui-person = ffrind (drwy ddolen)
# level: one of the words below
ui-bot-level = cyfrifiadur, { $level }
ui-level-easy = hamddenol
ui-level-medium = profiadol
ui-level-hard = cryf
ui-level-notebook = â llyfr nodiadau
ui-level-expected = cyfrifgar
ui-plays = Sut mae'n chwarae
ui-seat-more = Un sedd arall
ui-seat-less = Un sedd yn llai
ui-seats-unusual = Gellir chwarae felly, ond { $low }–{ $high } chwaraewr a nodir ar y blwch.
ui-seats-range = Gyda'r dewisiadau hyn, gall { $low }–{ $high } chwarae.
ui-clock = Amser ar gyfer tro
ui-clock-none = hynny a fynnoch
ui-clock-seconds = { $seconds ->
        [one] 1 eiliad
       *[other] { $seconds } eiliad
    }
ui-pace = Chwaraewyr cyfrifiadur
ui-pace-human = yn cymryd eu hamser
ui-pace-fast = yn chwarae ar unwaith
ui-option-first = Pwy sy'n dechrau
ui-first-random = siawns sy'n penderfynu
ui-create = Agor y bwrdd
ui-create-help = Yna cewch ddolen ar gyfer y lleill.

# My games on this device
ui-mine = Fy ngemau ar y ddyfais hon
ui-mine-help = Yn y porwr hwn yn unig y cedwir y rhestr hon.
ui-mine-all = Fy ngemau i gyd
ui-mine-on = Ar y gweill
ui-mine-over = Wedi gorffen
ui-mine-none = Nid oes gêm wedi'i chwarae ar y ddyfais hon eto.
ui-mine-open = yn aros am chwaraewyr
# codes: tables that the server no longer has; count: how many
ui-mine-gone = { $count ->
        [zero] Nid yw 0 bwrdd ar y gweinydd mwyach: { $codes }.
        [one] Nid yw un bwrdd ar y gweinydd mwyach: { $codes }.
        [two] Nid yw dau fwrdd ar y gweinydd mwyach: { $codes }.
        [few] Nid yw tri bwrdd ar y gweinydd mwyach: { $codes }.
        [many] Nid yw chwe bwrdd ar y gweinydd mwyach: { $codes }.
       *[other] Nid yw { $count } bwrdd ar y gweinydd mwyach: { $codes }.
    }
# names: those I played with
ui-mine-with = gyda { $names }
ui-forget = Anghofio

# Open tables of this server
ui-open-tables = Byrddau agored
ui-open-none = Nid oes bwrdd yn aros am chwaraewyr ar hyn o bryd.
# count: seats that are free
ui-open-free = { $count ->
        [zero] 0 sedd rydd
        [one] 1 sedd rydd
        [two] 2 sedd rydd
        [few] 3 sedd rydd
        [many] 6 sedd rydd
       *[other] { $count } sedd rydd
    }
ui-open-unhurried = heb gloc
ui-listed = Caiff unrhyw un ymuno
ui-listed-help = Bydd y bwrdd ar restr yr ystafell flaen nes bod pob sedd wedi'i chymryd.
ui-watch = Caiff eraill wylio
ui-watch-help = Mae pwy bynnag sydd â'r ddolen yn gweld yr hyn y mae pawb wrth y bwrdd yn ei weld.
# count: a span of time
ui-time-days = { $count ->
        [zero] 0 diwrnod
        [one] 1 diwrnod
        [two] 2 ddiwrnod
        [few] 3 diwrnod
        [many] 6 diwrnod
       *[other] { $count } diwrnod
    }
ui-time-hours = { $count ->
        [zero] 0 awr
        [one] 1 awr
        [two] 2 awr
        [few] 3 awr
        [many] 6 awr
       *[other] { $count } awr
    }
ui-time-minutes = { $count ->
        [zero] 0 munud
        [one] 1 munud
        [two] 2 funud
        [few] 3 munud
        [many] 6 munud
       *[other] { $count } munud
    }

# The table while seats are being taken
ui-table = Bwrdd
ui-table-code = Bwrdd { $code }
ui-coming-in = Wrthi'n dod i mewn…
ui-waiting = { $game }: pwy sy'n dod?
ui-host = y gwesteiwr
ui-here = wedi eistedd
ui-free-seat = sedd rydd
ui-invite-bot = Cyfrifiadur, { $level }
ui-seat-bot = Neu gyfrifiadur:
ui-free-it = Rhyddhau'r sedd
ui-sit = Eistedd
ui-start = Dechrau'r gêm
ui-start-help = { $count ->
        [one] Bydd chwaraewr cyfrifiadur yn cymryd y sedd rydd.
        [two] Bydd chwaraewyr cyfrifiadur yn cymryd y ddwy sedd rydd.
        [few] Bydd chwaraewyr cyfrifiadur yn cymryd y tair sedd rydd.
       *[other] Bydd chwaraewyr cyfrifiadur yn cymryd y { $count } sedd rydd.
    }
ui-wait-for-host = Mae gennych sedd. Bydd y gêm yn dechrau pan fydd pawb yma, neu pan ddywed y gwesteiwr.
ui-no-seat = Mae pob sedd wedi'i chymryd. Gallwch wylio.
ui-invite = Gwahodd eraill
ui-link = Dolen i'r bwrdd hwn
ui-copy = Copïo
ui-copied = Wedi'i chopïo
ui-copied-more = Mae'r ddolen wedi'i chopïo: gludwch hi mewn neges.
ui-qr = Cod sgwâr â'r ddolen ynddo, ar gyfer camera ffôn
ui-only-here = Dim ond y cyfrifiadur hwn all agor y ddolen. I chwarae gydag eraill yn y tŷ, dechreuwch y gweinydd gyda --lan.
ui-screen = Sgrin y bwrdd
ui-screen-help = yn dangos y bwrdd i ystafell gyfan, ar daflunydd; mae pawb yn chwarae ar ei ffôn ei hun.
ui-screen-join = Pwyntiwch eich ffôn yma i ymuno
ui-your-mark = Eich darn

# The table while the game goes on
ui-players = Y chwaraewyr wrth y bwrdd
ui-to-act = i chwarae
ui-your-turn = Eich tro chi
# names: those whose turn it is, in the title of the page
ui-turn-of = { $names } i chwarae
ui-game-over = Mae'r gêm drosodd.
ui-beside = Wrth ymyl y bwrdd
# read aloud, not shown
ui-news = Beth sydd newydd ddigwydd
ui-log = Hanes
ui-log-empty = Does dim wedi digwydd eto.
ui-why = Pam?
ui-see-rule = Agor y rheol
ui-link-lost = Mae'r cysylltiad wedi torri. Wrthi'n ceisio eto…
ui-link-offline = Rydych chi all-lein. Cedwir eich sedd.
ui-link-busy = Roedd hynny'n ormod ar unwaith. Un eiliad…
# names: of those whose line is broken
ui-away = I ffwrdd am y tro: { $names }
# seconds: left of the turn
ui-clock-left = { $seconds ->
        [one] 1 eiliad ar ôl
       *[other] { $seconds } eiliad ar ôl
    }
ui-clock-played = Daeth yr amser i ben: cymerodd chwaraewr cyfrifiadur y tro hwnnw.
ui-watching = Rydych chi'n gwylio.

# About the table and its seats
ui-menu = Wrth y bwrdd hwn
ui-menu-mine = Eich sedd
ui-menu-table = Dewisiadau'r gwesteiwr
ui-menu-device = Ar y ddyfais hon
ui-change = Newid
ui-not-now = Nid nawr
ui-off-line = all-lein
ui-seat-open = ar agor: chwaraewr cyfrifiadur sy'n chwarae nes i rywun ddod
ui-stand-in = Gadael i chwaraewr cyfrifiadur chwarae drosof
ui-stand-in-help = Nes i chi bwyso “Chwarae fy hun”, neu symud.
ui-stand-in-for = Chwaraewr cyfrifiadur nes daw'n ôl
# name: for whom
ui-stand-in-plays = Mae chwaraewr cyfrifiadur yn chwarae dros { $name }.
ui-stand-in-mine = Mae chwaraewr cyfrifiadur yn chwarae drosoch.
ui-stand-in-end = Chwarae fy hun
ui-move = Chwarae ar ddyfais arall
ui-move-help = Agorwch y ddolen ar y ddyfais arall; neu ewch at y bwrdd hwn yno, pwyswch “Bwrdd” a theipio'r cod. Yna bydd y ddyfais hon yn colli'r sedd.
ui-move-code = Cod
ui-move-link = Dolen i'r ddyfais arall
# time: a span of time
ui-move-left = Yn ddilys am { $time }.
ui-move-old = Mae'r cod hwn yn rhy hen bellach.
ui-move-again = Cod newydd
ui-leave = Gadael y bwrdd
ui-leave-sure = Gadael y bwrdd?
ui-leave-open = Bydd eich sedd wedyn yn rhydd i rywun arall.
ui-leave-play = Bydd chwaraewr cyfrifiadur yn mynd ymlaen yn eich lle, ac ni allwch ddod yn ôl i'r sedd hon.
ui-remove-bot = Rhoi chwaraewr cyfrifiadur yn y sedd hon
ui-remove-open = Agor y sedd hon i rywun arall
# name: of the player
ui-remove-sure = Symud { $name } o'r bwrdd?
ui-remove-sure-help = Bydd y chwaraewr hwnnw'n colli'r sedd ar unwaith.
ui-hand-over = Gwneud y chwaraewr hwn yn westeiwr
ui-hand-over-sure = Gwneud { $name } yn westeiwr?
ui-hand-over-help = Byddwch chi wedyn yn chwaraewr fel y lleill.
ui-careful = Gofyn cyn yr hyn na ellir ei ddadwneud
ui-careful-help = Cyhuddiad, mynd allan, symud chwaraewr o'r bwrdd, gadael.
ui-signs = Dangos arwyddion
ui-signs-help = Yr hyn y mae chwaraewyr eraill yn ei anfon drwy bwyso llun.
ui-mute = dim arwyddion
ui-react = Rhoi arwydd
ui-react-clap = cymeradwyaeth
ui-react-laugh = chwerthin
ui-react-wow = syndod
ui-react-think = meddwl
ui-react-thanks = diolch
ui-react-wait = un eiliad
ui-react-party = hwrê
ui-react-wave = codi llaw
# name: who gives it; sign: one of the words above
ui-react-from = { $name }: { $sign }
ui-look-on = Gwylio
ui-door-shut = Ni chaiff neb wylio wrth y bwrdd hwn
ui-door-shut-help = Dyna ddewis y gwesteiwr. Pan fydd y gêm drosodd caiff unrhyw un edrych yn ôl arni.
ui-door-moved = Rydych chi'n chwarae ar ddyfais arall nawr
ui-door-moved-help = Mae'r sedd wedi gadael yr un hon. I'w chael yn ôl yma, gofynnwch am god ar y ddyfais arall.
ui-door-removed = Nid oes gennych sedd yma mwyach
ui-door-removed-help = Rydych wedi gadael y bwrdd, neu mae'r gwesteiwr wedi rhoi'r sedd i rywun arall.
ui-vacant = Mae sedd ar agor yn y gêm hon. Chwaraewr cyfrifiadur sy'n chwarae yno nes i rywun eistedd.
# name: of the player
ui-claim = Mynd ymlaen fel { $name } ar y ddyfais hon?
ui-claim-code = Oes gennych chi god ar gyfer sedd?
ui-claim-help = Yna bydd y ddyfais arall yn colli'r sedd.
ui-claim-do = Chwarae yma
ui-claim-form = Mae cod yn edrych fel 2-BCDF-GHJK.
# time: a span of time
ui-clock-left-more = { $time } ar ôl
ui-rotate = pawb yn symud un sedd ymlaen

# The result, and looking back
ui-result = Canlyniad
ui-you-won = Chi sydd wedi ennill!
ui-you-share = Rydych chi'n rhannu'r fuddugoliaeth!
# names, count
ui-won = { $count ->
        [one] Enillydd: { $names }
       *[other] Enillwyr: { $names }
    }
ui-nobody-won = Does neb wedi ennill.
ui-place = { $place }.
ui-points = { $points ->
        [zero] 0 pwynt
        [one] 1 pwynt
        [two] 2 bwynt
        [few] 3 phwynt
        [many] 6 phwynt
       *[other] { $points } pwynt
    }
ui-rematch = Chwarae eto
ui-rematch-waits = Mae bwrdd newydd wedi'i osod i'r un chwaraewyr.
ui-rematch-watch = Gwylio'r gêm nesaf
ui-replay = Edrych yn ôl
ui-see-table = Gweld y bwrdd
ui-replay-of = Bwrdd { $code }, edrych yn ôl
ui-to-table = At y bwrdd
ui-step = Cam yn y gêm
ui-step-first = I'r dechrau
ui-step-back = Un cam yn ôl
ui-step-run = Chwarae
ui-step-pause = Oedi
ui-step-on = Un cam ymlaen
ui-step-last = I'r diwedd
ui-step-of = { $at } o { $total }
ui-seen-by = Trwy lygaid
ui-spectator = gwyliwr
ui-verify = Gwirio'r delio
ui-verify-busy = Wrthi'n gwirio…
ui-verify-heading = Dyma a gyfrifodd y porwr hwn:
ui-verify-good = yn iawn
ui-verify-bad = ddim yn iawn
ui-verify-unknown = ddim yn hysbys
ui-verify-promise-before = Dyma'r cymysgu a addawyd cyn i'r porwr hwn ychwanegu ei rif ei hun.
ui-verify-promise-kept = Dyma'r cymysgu a addawyd pan ddaethoch at y bwrdd.
ui-verify-promise-broken = Nid dyma'r cymysgu a addawyd cyn y delio.
ui-verify-promise-unseen = Nid oedd y porwr hwn yno cyn y delio, ac nid yw'n gwybod beth a addawyd.
ui-verify-nonce-in = Cafodd rhif y porwr hwn ei gynnwys yn y cymysgu.
ui-verify-nonce-out = Cafodd rhif y porwr hwn ei adael allan o'r cymysgu.
ui-verify-nonce-none = Nid ychwanegodd y porwr hwn ei rif ei hun at y cymysgu.
ui-verify-nonce-seat = Wrth sedd arall y mae rhif y porwr hwn ei hun.
ui-verify-nonce-more = Cafodd mwy o rifau eu cynnwys yn y cymysgu nag oedd o bobl wrth y bwrdd.
ui-verify-deal-mine = Mae'r dwylo cyntaf yn dilyn o'r cymysgu, a'ch llaw chi yw'r un a welsoch.
ui-verify-deal-follows = Mae'r dwylo cyntaf yn dilyn o'r cymysgu; ni chofnodwyd yma yr hyn a welsoch ohonynt.
ui-verify-deal-broken = Nid yw'r dwylo cyntaf yn dilyn o'r cymysgu.
ui-verify-deal-unseen = Roedd rhywun allan cyn gynted ag y deliwyd y cardiau, felly ni ellir cymharu'r dwylo cyntaf.
ui-verify-deal-elsewhere = Gellir gwirio sut mae cardiau'r gêm hon yn dilyn o'r cymysgu gyda “parlwr verify” a'r cofnod.
ui-record = Cadw'r cofnod
ui-results-save = Cadw'r canlyniad (CSV)
ui-share = Rhannu'r foment hon
ui-share-link = Dolen i'r foment hon
ui-review = Y gêm dan y chwyddwydr

# The rulebook
ui-rules-of = { $game }: y rheolau
ui-rules-intro = Mae gan bob rheol ei henw ei hun; pan wrthodir symudiad, mae'r bwrdd yn enwi'r rheol. Mae rhifau'n arwain at droednodiadau: yr hyn y mae'r rheolau printiedig yn ei adael yn agored, a sut mae'n cael ei chwarae yma.
ui-footnotes = Troednodiadau
ui-footnote = Troednodyn { $number }
ui-footnote-back = Yn ôl at reol troednodyn { $number }

# Y gwersi
ui-learn = Dysgu chwarae
# game
ui-lesson-of = { $game }: gêm gyntaf, gam wrth gam
# at, total: numbers of steps
ui-lesson-step = Cam { $at } o { $total }
ui-lesson-on = Ymlaen
ui-lesson-show = Dangoswch i mi
ui-lesson-try = Rhoi cynnig arni
ui-lesson-later = Caniateir hynny, ond am rywbeth arall y mae’r cam hwn. Rhowch gynnig ar yr hyn y mae’n ei ofyn.
ui-lesson-again = Dechrau eto

# Awgrymiadau
ui-hint = Awgrym
ui-hint-thinking = Yn meddwl…
ui-hint-do = Gwneud hyn
ui-hints = Awgrymiadau i ddechreuwyr
ui-hints-help = Caiff pwy bynnag sydd â’r tro ofyn am weithred synhwyrol, gydag un frawddeg pam.
