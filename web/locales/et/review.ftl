## Lõppenud mängu analüüs

review = Analüüs
review-lead = Iga tegevust hinnatakse selle järgi, mida mängija sel hetkel teada võis.
review-working = Mängu analüüsitakse…
review-progress = { $done } / { $total } tegevust
review-again = Proovi uuesti
review-curve = Võiduvõimalused mängu jooksul.
review-line = { $name }: alguses { $from }%, lõpus { $to }%.
review-percent = { $percent }%
review-accuracy = Täpsus
review-count =
    { $size ->
        [blunder] ränki vigu: { $count }
        [mistake] vigu: { $count }
       *[slip] väikesi vigu: { $count }
    }
review-turning-points = Pöördepunktid
review-no-turning-points = Ükski käik ei muutnud üksi mängu kulgu.
review-change =
    { $direction ->
        [up] Võiduvõimalus, { $name }: +{ $percent }%
       *[down] Võiduvõimalus, { $name }: −{ $percent }%
    }
review-mistakes = Vead
review-everybody = Kõik
review-no-mistakes = Pole.
review-move = { $move }. { $action }
review-mistake =
    { $size ->
        [blunder] Ränk viga (−{ $percent }%).
        [mistake] Viga (−{ $percent }%).
       *[slip] Väike viga (−{ $percent }%).
    }
review-better = Parem: { $action }.

history-own =
    { $result ->
        [won] Võitsid
        [shared] Jagatud võit
       *[lost] Kaotasid
    }
history-closed = Lõpetati võitjata
