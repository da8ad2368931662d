### Lõppenud mängu seisust edasi: analüüsilaud ja edasimängimine.

## Korduses

from-here = Siit edasi
from-here-analyse = Analüüsilaud
from-here-analyse-note = Proovi kõigi mängijate tegevusi ja vaata võiduvõimalusi.
from-here-play = Mängi siit edasi
from-here-play-note = Uus laud algab selle seisuga: robotite vastu, sõpradega või samas seadmes.

## Analüüsilaud

analysis-chances = Võiduvõimalused
analysis-thinking = Võiduvõimalusi arvutatakse…
analysis-plans = Parimad plaanid
analysis-details = Sinu variandid ja seaded
analysis-line = Mida proovid
analysis-nothing = Veel mitte midagi. Vali tegevus mängijale, kelle käik on.
analysis-game-move = Pärast mängu tegevust { $move } / { $moves }
analysis-others = Varem proovitud variandid
analysis-back = Tegevus tagasi
analysis-forward = Tegevus edasi
analysis-to-game = Tagasi mängu juurde
analysis-replay = Korduse juurde
analysis-known = Võimalusi hinnatakse selle järgi,
analysis-known-by =
    { $known ->
        [open] kuidas kõik tegelikult on
       *[seat] mida käigul olev mängija teada võis
    }
analysis-over = Siin on mäng läbi.

## Laud, mis algab seisuga

from-here-position =
    { $tried ->
        [0] Pärast tegevust { $move } / { $moves }.
        [one] Pärast tegevust { $move } / { $moves } ja üht proovitud tegevust.
       *[other] Pärast tegevust { $move } / { $moves } ja { $tried } proovitud tegevust.
    }
from-here-turn = Käigul on { $name }.
from-here-hidden = Varjatu jääb selliseks, nagu see tolles mängus oli, nii et korduse vaatajad teavad seda. Laud näitab kõigile, kust see pärit on, ja tulemus ei lähe arvesse.
start-mark = teise mängu tegevusest { $move } alates
start-note = See mäng algas teise mängu seisuga, ilma segamiseta: varjatut teab see, kes on toda kordust vaadanud, ja tulemus ei lähe arvesse.
start-source = Vaata toda mängu
start-record = See salvestis algab seisuga, ilma segamiseta.
