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

why-place = Поверхность сложности { $dig }, которую вы можете бурить сразу{ $shared ->
    [yes] , но делясь с теми, кто там стоит
   *[no] {""}
}. { $around ->
    [none] Рядом бурить пока нечего.
   *[some] Рядом вы тоже можете бурить: { $around }.
}
why-place-hard = Поверхность сложности { $dig }, слишком твёрдая, чтобы бурить без помощи. { $around ->
    [none] Рядом бурить пока нечего.
   *[some] Рядом вы можете бурить: { $around }.
}
why-dig = Это покажет, что там лежит: в среднем { $promise ->
    [1] 1 очко успеха, которое вы можете вывезти
   *[other] { $promise } очка успеха, которые вы можете вывезти
}{ $others ->
    [0] .
   *[other] , но придётся делиться.
}
why-dig-known = Вы знаете, что там лежит: { $fortune ->
    [one] { $fortune } очко
    [few] { $fortune } очка
   *[many] { $fortune } очков
} успеха, сложность транспортировки { $carry }.
why-carry = Это приносит вам { $fortune ->
    [one] { $fortune } очко
    [few] { $fortune } очка
   *[many] { $fortune } очков
} успеха{ $reached ->
    [yes] : достаточно, чтобы объявить победу.
   *[no] .
}
why-carry-shared = Очки успеха делятся: { $shares }{ $reached ->
    [yes] ; вам достаточно, чтобы объявить победу.
   *[no] .
}
why-move = На { $cell } пока нечего бурить и вывозить; станция будет там наготове.
why-move-treasure = На { $cell } лежит находка, которую вы можете вывезти: { $fortune ->
    [one] { $fortune } очко
    [few] { $fortune } очка
   *[many] { $fortune } очков
} успеха.
why-move-ground = На { $cell } поверхность, которую вы можете бурить, сложность { $dig }.
why-move-towards = По пути на { $cell }: { $shown ->
    [yes] там лежит находка, которую вы можете вывезти, { $fortune ->
        [one] { $fortune } очко
        [few] { $fortune } очка
       *[many] { $fortune } очков
    } успеха.
   *[no] там поверхность, которую вы можете бурить, сложность { $dig }.
}
why-digging = Уровень бурения { $level } открывает более твёрдую поверхность; стопок с такой сейчас: { $count }.
why-carrying = Уровень транспортировки { $level } позволяет вывозить более тяжёлые находки; таких сейчас открыто: { $count }.
why-fleet = Отныне на вас работает ещё одна станция, сначала на { $cell }.
why-inspect = Только вы увидите, что лежит под поверхностью на { $cell }, сложность { $dig }.
why-relocate = Это убирает станцию ({ $owner }) с { $cell }.
why-relocate-sharer = Это убирает станцию ({ $owner }) с { $cell }, и там не придётся делиться.

## The terminal

seat = место
empty = пусто
dig = бурение
carry = вес
known = видели
digging = бурение
carrying = транспортировка
fleet = флот
fortune = успех
stations = станции
bonuses = Дополнительные действия
extra_dig = дополнительное бурение
extra_carry = дополнительная транспортировка
extra_fortune = дополнительное очко успеха
inspect = разведка местности
relocate = передислокация станции
