level-random = Случайный
level-beginner = Новичок
level-casual = Любитель
level-skilled = Опытный
level-expert = Эксперт
level-master = Мастер

why-wins = Это выигрывает игру.
why-ends = Это завершает игру.
why-end = { $actions ->
    [0] В этот ход действий больше не осталось.
   *[other] В этот ход лучше уже ничего не сделать.
}

why-dig-mars-place = Поверхность сложности { $dig }, которую вы можете бурить сразу{ $shared ->
    [yes] , но делясь с теми, кто там стоит
   *[no] {""}
}. { $around ->
    [none] Рядом бурить пока нечего.
   *[some] Рядом вы тоже можете бурить: { $around }.
}
why-dig-mars-place-hard = Поверхность сложности { $dig }, слишком твёрдая, чтобы бурить без помощи. { $around ->
    [none] Рядом бурить пока нечего.
   *[some] Рядом вы можете бурить: { $around }.
}
why-dig-mars-dig = Это покажет, что там лежит: в среднем { $promise ->
    [1] 1 очко успеха, которое вы можете вывезти
   *[other] { $promise } очка успеха, которые вы можете вывезти
}{ $others ->
    [0] .
   *[other] , но придётся делиться.
}
why-dig-mars-dig-known = Вы знаете, что там лежит: { $fortune ->
    [one] { $fortune } очко
    [few] { $fortune } очка
   *[many] { $fortune } очков
} успеха, сложность транспортировки { $carry }.
why-dig-mars-carry = Это приносит вам { $fortune ->
    [one] { $fortune } очко
    [few] { $fortune } очка
   *[many] { $fortune } очков
} успеха{ $reached ->
    [yes] : достаточно, чтобы объявить победу.
   *[no] .
}
why-dig-mars-carry-shared = Очки успеха делятся: { $shares }{ $reached ->
    [yes] ; вам достаточно, чтобы объявить победу.
   *[no] .
}
why-dig-mars-move = На { $cell } пока нечего бурить и вывозить; станция будет там наготове.
why-dig-mars-move-treasure = На { $cell } лежит находка, которую вы можете вывезти: { $fortune ->
    [one] { $fortune } очко
    [few] { $fortune } очка
   *[many] { $fortune } очков
} успеха.
why-dig-mars-move-ground = На { $cell } поверхность, которую вы можете бурить, сложность { $dig }.
why-dig-mars-move-towards = По пути на { $cell }: { $shown ->
    [yes] там лежит находка, которую вы можете вывезти, { $fortune ->
        [one] { $fortune } очко
        [few] { $fortune } очка
       *[many] { $fortune } очков
    } успеха.
   *[no] там поверхность, которую вы можете бурить, сложность { $dig }.
}
why-dig-mars-digging = Уровень бурения { $level } открывает более твёрдую поверхность; стопок с такой сейчас: { $count }.
why-dig-mars-carrying = Уровень транспортировки { $level } позволяет вывозить более тяжёлые находки; таких сейчас открыто: { $count }.
why-dig-mars-fleet = Отныне на вас работает ещё одна станция, сначала на { $cell }.
why-dig-mars-inspect = Только вы увидите, что лежит под поверхностью на { $cell }, сложность { $dig }.
why-dig-mars-relocate = Это убирает станцию ({ $owner }) с { $cell }.
why-dig-mars-relocate-sharer = Это убирает станцию ({ $owner }) с { $cell }, и там не придётся делиться.

why-undermining-drill = Загружается { $cargo }{ $contract ->
    [0] {""}
   *[other] {" "}— последнее, чего не хватает для контракта { $contract } (звёздные доллары: { $stars })
}. Свободных отсеков останется: { $free }.
why-undermining-drill-alien = В отсек попадает жетон пришельцев: на перерабатывающем заводе за него дают карту технологий.
why-undermining-drill-rock = Это дробит породу на пути к { $cell } ({ tile-name }); ещё один шаг уберёт её.
why-undermining-drill-rubble = Это расчищает путь к { $cell } ({ tile-name }); осталось мест: { $steps }.
why-undermining-drill-rock-home = Это дробит породу на пути к перерабатывающему заводу; ещё один шаг уберёт её.
why-undermining-drill-rubble-home = Это расчищает путь к перерабатывающему заводу.
why-undermining-go = { $steps ->
    [1] Оттуда можно бурить { $cell } ({ tile-name }).
   *[other] Мест оттуда до { $cell } ({ tile-name }): { $steps }.
}
why-undermining-go-home = Это везёт груз к перерабатывающему заводу; осталось мест: { $steps }.
why-undermining-go-refinery = { $tokens ->
    [0] Это приводит на перерабатывающий завод, где ваш склад может заплатить.
   *[other] Это приводит на перерабатывающий завод; груза для разгрузки: { $tokens }.
}
why-undermining-unload = Это освобождает отсеки: { $warehouse ->
    [none] жетоны пришельцев
   *[some] на склад — { $warehouse }
}{ $cards ->
    [0] .
    [one] , и вы берёте { $cards } карту технологий.
    [few] , и вы берёте { $cards } карты технологий.
   *[many] , и вы берёте { $cards } карт технологий.
}
why-undermining-build = { $equipment ->
    [drill] В каждом бурении на один шаг больше
    [thruster] Каждая поездка на одно место дальше
    [bay] Каждая поездка привозит на один груз больше
   *[reactor] В каждом ходу на одно действие больше
}; как оборудование это даёт ещё { $stars ->
    [one] { $stars } звёздный доллар.
    [few] { $stars } звёздных доллара.
   *[many] { $stars } звёздных долларов.
}
why-undermining-contract = Это приносит { $stars ->
    [one] { $stars } звёздный доллар
    [few] { $stars } звёздных доллара
   *[many] { $stars } звёздных долларов
}{ $last ->
    [yes] {" "}и начинает последние ходы.
   *[no] .
}
why-undermining-recharge = Ещё одна батарея на потом, всего { $batteries }; две дают дополнительное действие.
why-undermining-boost = Две батареи за ещё одно действие в этот ход; батарей останется: { $batteries }.
why-undermining-boost-contract = Две батареи за ещё одно действие: чтобы выполнить контракт { $contract } прямо сейчас.
why-undermining-boost-unload = Две батареи за ещё одно действие: чтобы разгрузиться прямо сейчас.
why-undermining-boost-drill = Две батареи за ещё одно действие: чтобы сразу бурить { $cell } ({ tile-name }).
why-undermining-tech-overdrive = Ещё два действия в этот ход.
why-undermining-tech-recall = { $tokens ->
    [0] Без поездки прямо на { $cell }.
   *[other] Без поездки с грузом прямо на { $cell }.
}
why-undermining-tech-seismic = Это разом убирает всю породу вокруг вашей УДМ: { $spaces }.
why-undermining-tech-tractor = Это забирает издалека { $cell } ({ tile-name }).
why-undermining-tech-phase = Следующая поездка бесплатно проходит сквозь плитки и УДМ.
why-undermining-tech-uplink = В этот ход можно отсюда разгружаться, монтировать и выполнять контракты.
why-undermining-tech-transmute = До двух ресурсов вашего склада можно обменять на нужные.
why-undermining-tech-replicate = На складе на единицу больше: { $taken }.
why-undermining-tech-cell = Это заряжает батареи полностью: { $batteries }.
why-undermining-tech-hack = Вместо этих контрактов приходят новые: { $slots }.
why-undermining-swap = Обмен на складе: { $given } → { $taken }.
tile-name = { $found ->
    [uranium] уран
    [titanium] титан
    [diamond] алмазы
    [niobium] ниобий
    [xanium] Х-аниум
    [alien] жетон пришельцев
   *[none] руды больше нет
}
