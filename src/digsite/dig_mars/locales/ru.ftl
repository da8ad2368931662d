reason-game-over = Игра окончена.
reason-action-not-legal-now = На этом этапе игры так поступить нельзя.
reason-place-empty-space = Первую станцию ставят на стопку плиток.
reason-turn-no-actions-left = В этот ход действий больше не осталось.
reason-dig-no-station = На { $space } нет вашей станции.
reason-dig-no-tile = На { $space } нет плитки.
reason-dig-already-explored = Плитка на { $space } уже исследована.
reason-dig-too-hard = Поверхность на { $space } требует уровня бурения { $needed }; у вас там { $level }.
reason-carry-no-station = На { $space } нет вашей станции.
reason-carry-no-tile = На { $space } нет плитки.
reason-carry-unexplored = Плитка на { $space } ещё не исследована.
reason-carry-too-heavy = Находка на { $space } требует уровня транспортировки { $needed }; у вас там { $level }.
reason-move-no-station = На { $space } нет вашей станции.
reason-move-same-space = Станция уже стоит на { $target }.
reason-move-not-in-line = Станция перемещается только по своему ряду или столбцу.
reason-move-too-far = Станция переходит на соседнее место или через пустые места на ближайшую стопку.
reason-upgrade-highest-level = Это оборудование уже на высшем уровне.
reason-upgrade-not-enough-fortune = Модернизация стоит { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
} успеха; у вас { $fortune }.
reason-inspect-no-bonus = В этот ход у вас нет разведки местности.
reason-inspect-no-tile = На { $space } нет плитки.
reason-inspect-already-explored = Плитка на { $space } уже исследована.
reason-relocate-no-bonus = В этот ход у вас нет передислокации станции.
reason-relocate-no-station = У этого игрока нет станции на { $space }.
reason-relocate-same-space = Станция уже стоит на { $target }.
reason-relocate-empty-space = Передислокацией нельзя поставить станцию на пустое место.
reason-declare-not-enough-fortune = Чтобы объявить победу, нужно { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[many] { $goal } очков
} успеха; у вас { $fortune }.
reason-turn-last-tile-taken = Последняя плитка взята: остаётся объявить победу или закончить ход.
reason-declare-open-variant = В открытом варианте победу не объявляют.

colour-red = Красный
colour-blue = Синий
colour-white = Белый
colour-black = Чёрный

event-place = { $seat } ставит станцию на { $space }.
event-dig = { $seat } бурит на { $space }: { $fortune ->
    [one] { $fortune } очко
    [few] { $fortune } очка
   *[many] { $fortune } очков
} успеха, сложность транспортировки { $carry }{ $bonus ->
    [extra_dig] , а также дополнительное бурение
    [extra_carry] , а также дополнительная транспортировка
    [extra_fortune] , а также дополнительное очко успеха
    [inspect] , а также разведка местности
    [relocate] , а также передислокация станции
   *[none] {""}
}.
event-carry = { $seat } вывозит находку с { $space }: { $sharers ->
    [0] очков успеха нет.
   *[other] { $shares }.
}
event-move = { $seat } перемещает станцию с { $from } на { $to }.
event-upgrade = { $seat } платит { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
} успеха: { $equipment ->
    [digging] оборудование для бурения, уровень { $level }.
    [carrying] оборудование для транспортировки, уровень { $level }.
   *[fleet] экспедиционный флот, уровень { $level }, новая станция на { $space }.
}
event-inspect = { $seat } проводит разведку местности на { $space }{ $tile ->
    [none] .
   *[known] : { $fortune ->
        [one] { $fortune } очко
        [few] { $fortune } очка
       *[many] { $fortune } очков
    } успеха, сложность транспортировки { $carry }.
}
event-relocate = { $seat } передислоцирует станцию ({ $owner }) с { $from } на { $to }.
event-declare = { $seat } объявляет победу!
event-end = { $seat } заканчивает ход.
event-turn = Ходит { $seat }, раунд { $round }.
event-over = Игра окончена. { $count ->
    [one] Победитель: { $winners }.
   *[other] Победу делят: { $winners }.
} Очки успеха: { $fortunes }.
