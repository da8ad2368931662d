### Teistega kohtumine: avatud lauad.

## Open tables

open-title = Otsitakse mängijaid
open-filters = Milliseid laudu näidata
open-game = Mäng
open-any = Ükskõik
open-none = Praegu ei otsi keegi mängijaid. Ava laud ja kõik sellel lehel näevad seda.
open-none-fits = Ükski avatud laud ei sobi sinu valikuga.
open-a-table = Ava laud: { $game }
open-join = Liitu
open-join-with = Liitu: { $people }, { $game }
open-rated = { $name } ({ $rating })
open-seats =
    { $free ->
        [one] vaba on 1 koht { $players }-st
       *[other] vaba on { $free } kohta { $players }-st
    }
open-hints =
    { $hints ->
        [agreed] vihjetega
       *[off] ilma vihjeteta
    }
open-edition = Mänguosade komplekt: { $edition }
open-usual-edition = tavalised mänguosad
open-lobby = Kõik näevad seda lauda avalehel ja võivad liituda.
open-free-seat = Pole kohal: vabasta koht

## Kiire paaripanek

pair-title = Leia mulle mäng
pair-lead = Ütle, mida soovid mängida: leiame inimesed, kes tahavad sama, ja mäng algab.
pair-go = Otsi mäng
pair-stop = Lõpeta otsimine
pair-sought = { $game }, { $players } mängijat. { $pace }
pair-looking = Otsime mängijaid…
pair-waiting =
    { $waiting ->
        [one] Keegi teine veel seda mängu ei otsi.
       *[other] Kohal on { $waiting } inimest { $players }-st.
    }
pair-offer = See võtab aega. Kas soovid vabadele kohtadele roboteid?
pair-ready =
    { $ready ->
        [one] Üks teistest alustaks robotitega.
       *[other] Teistest { $ready } alustaks robotitega.
    }
pair-fill = Alusta robotitega
pair-filling = Alustad robotitega kohe, kui teised on otsustanud.
pair-found = Leitud! Siin on sinu laud.
pair-lobby = Mäng algab kohe, kui kõik on kohal.

## Märgid ja sõnad

talk = Vestlus
talk-unread =
    { $count ->
        [0] Vestlus
        [one] Vestlus (1 uus)
       *[other] Vestlus ({ $count } uut)
    }
talk-signs = Saada märk
talk-words = Mida on öeldud
talk-say = Kirjuta teistele lauas
talk-send = Saada
talk-signs-only = Selles lauas saadetakse ainult märke.
talk-show-signs = Näita teiste märke
talk-show-words = Näita, mida teised kirjutavad
sign-said = { $name }: { $sign }
sign-name =
    { $sign ->
        [hello] Tere!
        [good_luck] Edu!
        [well_played] Hästi mängitud!
        [thanks] Aitäh!
        [thinking] Mõtlen…
        [oops] Oih!
        [wow] Vau!
       *[goodbye] Head aega!
    }
block-title = Teised selles lauas
block = Blokeeri
block-whom = Blokeeri { $name }
block-done = Sa ei näe ega kuule enam midagi mängijalt { $name }.
block-list = Sinu blokeeritud inimesed
unblock = Tühista blokeering
unblock-whom = Tühista blokeering: { $name }
report = Teata
report-whom = Teata: { $name }
report-why = Mis juhtus?
report-reason =
    { $reason ->
        [insult] Solvang või ähvardus
        [cheating] Ebaaus mäng
        [name] Solvav nimi
       *[other] Midagi muud
    }
report-note = Mida peaks serveri haldaja teadma?
report-text = Serveri haldaja näeb ka seda, mida selles lauas viimati kirjutati.
report-send = Saada teade
report-done = Aitäh. Serveri haldaja näeb sinu teadet.

## Seeria

series-game = Õhtu { $game }. mäng:
series-wins = { $name } { $wins }
rematch-ready = Järgmine mäng on valmis pandud.

## Reitingud

rating =
    { $provisional ->
        [yes] { NUMBER($rating, useGrouping: 0) }?
       *[no] { NUMBER($rating, useGrouping: 0) }
    }
rating-named = Reiting { $rating }
rating-games =
    { $games ->
        [one] 1 reitingumängu järel
       *[other] { $games } reitingumängu järel
    }
rating-bots = Võrdluseks: { $bots }
rating-change = Reiting { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
rating-of = { $name } { NUMBER($before, useGrouping: 0) } → { $rating }
ratings-new = Uued reitingud:
ratings-given-up = Keegi ei tulnud tagasi: mäng on reitingus arvesse võetud.
seat-left-rated = { $name } lahkus reitingumängust ja kaotab selle, kui varsti tagasi ei tule.
ratings-title = Sinu reitingud
rated-note = See on reitingumäng: vihjeid pole, midagi ei saa tagasi võtta ja lahkuja kaotab.
unrated-note =
    { $why ->
        [name] Ei mõjuta reitingut: kõigil siin pole püsivat nime.
        [clock] Ei mõjuta reitingut: kella pole.
        [hints] Ei mõjuta reitingut: vihjed on lubatud.
        [same_place] Ei mõjuta reitingut: kahel mängijal on ühine seade või internetiühendus.
        [alone] Ei mõjuta reitingut: mängib vähem kui kaks inimest.
        [components] Ei mõjuta reitingut: ei mängita algusest peale tavaliste mänguosadega.
       *[other] See mäng ei mõjuta reitingut.
    }
open-counts = reitingumäng
