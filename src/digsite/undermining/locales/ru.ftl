reason-game-over = Игра окончена.
reason-turn-enter-first = Сначала поставьте свою УДМ на область поверхности.
reason-enter-already-entered = Ваша УДМ уже на поле.
reason-turn-no-actions-left = В этот ход действий больше не осталось.
reason-boost-not-enough-batteries = Действие стоит 2 батареи; у вас { $batteries }.
reason-drill-not-neighbour = { $space } — не соседняя с вашей УДМ область.
reason-drill-no-tile = На { $space } нет жетона.
reason-drill-bedrock = { $space } — скальное основание, его не пробурить.
reason-drill-no-free-bay = Все ваши грузовые отсеки заняты.
reason-drive-same-space = Ваша УДМ уже на { $space }.
reason-drive-bedrock = { $space } — скальное основание, там УДМ стоять не может.
reason-drive-tile = На { $space } лежит жетон.
reason-drive-occupied = На { $space } стоит другая УДМ.
reason-drive-too-far = По пустым областям ваша УДМ не доедет до { $space }: за одно движение она проходит не больше { $spaces } { $spaces ->
    [one] области
   *[other] областей
}.
reason-drive-not-enough-batteries = Проезд через каждую УДМ стоит 2 батареи; ваших { $batteries } не хватит, чтобы доехать до { $space }.
reason-unload-no-cargo = Ваши грузовые отсеки пусты.
reason-build-no-free-slot = Все отсеки для расширений ({ $slots }) заняты.
reason-build-none-left = В мастерской этого больше нет: { equipment-name }.
reason-build-cannot-pay = На вашем складе не хватает ресурсов: { equipment-name }.
reason-contract-pile-empty = Стопка контракта { $slot } пуста.
reason-contract-no-card = На месте { $slot } нет контракта.
reason-contract-cannot-pay = На вашем складе не хватает ресурсов для контракта { $slot }.
reason-recharge-full = У вас уже 8 батарей.
reason-portal-not-on-portal = Ваша УДМ стоит не на портале.
reason-portal-none-there = На { $space } нет портала.
reason-portal-same-space = Ваша УДМ уже на { $space }.
reason-portal-tile = Портал на { $space } закрыт: на нём лежит жетон.
reason-portal-occupied = Портал на { $space } закрыт: на нём стоит УДМ.
reason-refinery-not-here = Ваша УДМ стоит не у перерабатывающего завода.
reason-tech-not-held = У вас нет этой карты: { tech-name }.
reason-seismic-no-rock = Рядом с вашей УДМ нет ни твёрдой, ни раздробленной породы.
reason-tractor-on-surface = Тяговый луч действует только под землёй.
reason-tractor-not-in-line = { $space } не в одном ряду и не в одном столбце с вашей УДМ.
reason-tractor-too-far = { $space } дальше 4 областей.
reason-tractor-nothing-to-take = На { $space } нет ни ресурса, ни жетона пришельцев.
reason-tractor-no-free-bay = Все ваши грузовые отсеки заняты.
reason-swap-none-left = В этот ход обменов преобразователя больше нет.
reason-swap-xanium = Х-аниум нельзя обменять.
reason-swap-same-ore = Обменивают две разные руды.
reason-swap-not-in-warehouse = На вашем складе этого нет: { ore-name }.
reason-replicate-xanium = Х-аниум нельзя размножить.
reason-replicate-not-in-warehouse = На вашем складе этого нет: { ore-name }.
reason-cell-full = У вас уже 8 батарей.
reason-hack-no-contract = Не на каждом из мест { $slot } лежит контракт.

colour-orange = Оранжевый
colour-blue = Синий
colour-green = Зелёный
colour-red = Красный
colour-purple = Фиолетовый

equipment-name = { $equipment ->
    [drill] бур
    [thruster] реактивный двигатель
    [bay] грузовой отсек
   *[reactor] реактор
}
ore-name = { $ore ->
    [uranium] уран
    [titanium] титан
    [diamond] алмазы
    [niobium] ниобий
   *[xanium] Х-аниум
}
tech-name = { $card ->
    [overdrive] «Форсаж»
    [recall] «Маяк возврата»
    [seismic] «Сейсмический заряд»
    [tractor] «Тяговый луч»
    [phase] «Фазовый привод»
    [uplink] «Удалённая связь»
    [transmute] «Преобразователь»
    [replicate] «Репликатор»
    [cell] «Нуль-батарея»
   *[hack] «Взлом контрактов»
}
amount-uranium = уран: { $count }
amount-titanium = титан: { $count }
amount-diamond = алмазы: { $count }
amount-niobium = ниобий: { $count }
amount-xanium = Х-аниум: { $count }

event-enter = { $seat } начинает с { $space }.
event-drill = { $seat } бурит { $space }: { $tile ->
    [rock] твёрдая порода раздроблена.
    [rubble] раздробленная порода убрана.
    [uranium] уран.
    [titanium] титан.
    [diamond] алмаз.
    [niobium] ниобий.
    [xanium] Х-аниум.
   *[alien] жетон пришельцев.
}
event-drive = { $seat } двигается на { $space }{ $batteries ->
    [0] .
    [one] , проезжая через УДМ за { $batteries } батарею.
    [few] , проезжая через УДМ за { $batteries } батареи.
   *[many] , проезжая через УДМ за { $batteries } батарей.
}
event-unload = { $seat } разгружается: { $resources ->
    [none] только жетоны пришельцев
   *[some] { $resources }
}{ $cards ->
    [0] .
    [one] ; взята { $tech ->
        [none] { $cards } карта технологии.
       *[known] карта { $tech }.
    }
    [few] ; взяты { $tech ->
        [none] { $cards } карты технологий.
       *[known] карты { $tech }.
    }
   *[many] ; взято { $tech ->
        [none] { $cards } карт технологий.
       *[known] карты { $tech }.
    }
}
event-build = { $seat } монтирует: { equipment-name }.
event-contract = { $seat } выполняет контракт { $slot } за { $stars ->
    [one] { $stars } звёздный доллар.
    [few] { $stars } звёздных доллара.
   *[many] { $stars } звёздных долларов.
}
event-recharge = { $seat } подзаряжается.
event-portal = { $seat } переходит через портал на { $space }.
event-boost = { $seat } тратит 2 батареи на действие.
event-tech = { $seat } использует карту { tech-name }{ $card ->
    [recall] : возврат на { $space }.
    [seismic] : расчищено { $spaces }.
    [tractor] : жетон с { $space }.
    [replicate] : { ore-name }.
    [hack] : контракты { $slots }.
   *[other] .
}
event-swap = { $seat } обменивает: { $given } → { $taken }.
event-end = { $seat } заканчивает ход.
event-last_turns = Стопка звёздных долларов пуста: у всех, кроме одного ({ $seat }), ещё по одному ходу.
event-turn = Ходит { $seat }, раунд { $round }.
event-over = Игра окончена. { $count ->
    [one] Победитель: { $winners }.
   *[other] Победу делят: { $winners }.
} Звёздные доллары: { $scores }.

why-drill = Загружается { $cargo }{ $contract ->
    [0] {""}
   *[other] {" "}— последнее, чего не хватает для контракта { $contract } (звёздные доллары: { $stars })
}. Свободных отсеков останется: { $free }.
why-drill-alien = В отсек попадает жетон пришельцев: на перерабатывающем заводе за него дают карту технологий.
why-drill-rock = Это дробит породу на пути к { $cell } ({ tile-name }); ещё один шаг уберёт её.
why-drill-rubble = Это расчищает путь к { $cell } ({ tile-name }); осталось мест: { $steps }.
why-drill-rock-home = Это дробит породу на пути к перерабатывающему заводу; ещё один шаг уберёт её.
why-drill-rubble-home = Это расчищает путь к перерабатывающему заводу.
why-go = { $steps ->
    [1] Оттуда можно бурить { $cell } ({ tile-name }).
   *[other] Мест оттуда до { $cell } ({ tile-name }): { $steps }.
}
why-go-home = Это везёт груз к перерабатывающему заводу; осталось мест: { $steps }.
why-go-refinery = { $tokens ->
    [0] Это приводит на перерабатывающий завод, где ваш склад может заплатить.
   *[other] Это приводит на перерабатывающий завод; груза для разгрузки: { $tokens }.
}
why-unload = Это освобождает отсеки: { $warehouse ->
    [none] жетоны пришельцев
   *[some] на склад — { $warehouse }
}{ $cards ->
    [0] .
    [one] , и вы берёте { $cards } карту технологий.
    [few] , и вы берёте { $cards } карты технологий.
   *[many] , и вы берёте { $cards } карт технологий.
}
why-build = { $equipment ->
    [drill] В каждом бурении на один шаг больше
    [thruster] Каждая поездка на одно место дальше
    [bay] Каждая поездка привозит на один груз больше
   *[reactor] В каждом ходу на одно действие больше
}; как оборудование это даёт ещё { $stars ->
    [one] { $stars } звёздный доллар.
    [few] { $stars } звёздных доллара.
   *[many] { $stars } звёздных долларов.
}
why-contract = Это приносит { $stars ->
    [one] { $stars } звёздный доллар
    [few] { $stars } звёздных доллара
   *[many] { $stars } звёздных долларов
}{ $last ->
    [yes] {" "}и начинает последние ходы.
   *[no] .
}
why-recharge = Ещё одна батарея на потом, всего { $batteries }; две дают дополнительное действие.
why-boost = Две батареи за ещё одно действие в этот ход; батарей останется: { $batteries }.
why-boost-contract = Две батареи за ещё одно действие: чтобы выполнить контракт { $contract } прямо сейчас.
why-boost-unload = Две батареи за ещё одно действие: чтобы разгрузиться прямо сейчас.
why-boost-drill = Две батареи за ещё одно действие: чтобы сразу бурить { $cell } ({ tile-name }).
why-tech-overdrive = Ещё два действия в этот ход.
why-tech-recall = { $tokens ->
    [0] Без поездки прямо на { $cell }.
   *[other] Без поездки с грузом прямо на { $cell }.
}
why-tech-seismic = Это разом убирает всю породу вокруг вашей УДМ: { $spaces }.
why-tech-tractor = Это забирает издалека { $cell } ({ tile-name }).
why-tech-phase = Следующая поездка бесплатно проходит сквозь плитки и УДМ.
why-tech-uplink = В этот ход можно отсюда разгружаться, монтировать и выполнять контракты.
why-tech-transmute = До двух ресурсов вашего склада можно обменять на нужные.
why-tech-replicate = На складе на единицу больше: { $taken }.
why-tech-cell = Это заряжает батареи полностью: { $batteries }.
why-tech-hack = Вместо этих контрактов приходят новые: { $slots }.
why-swap = Обмен на складе: { $given } → { $taken }.
tile-name = { $found ->
    [uranium] уран
    [titanium] титан
    [diamond] алмазы
    [niobium] ниобий
    [xanium] Х-аниум
    [alien] жетон пришельцев
   *[none] руды больше нет
}

## The terminal

seat = место
key = ▓ твёрдая порода  ░ раздробленная порода  █ скала  ( ) портал  ⌂ завод  U уран  T титан  D алмаз  N ниобий  X Х-аниум  A технология пришельцев
contract = контракт
needs = требует
stars = звёздные доллары
next = следующий
workshop = мастерская
cost = цена
left = осталось
drill = бур
thruster = двигатель
bay = грузовой отсек
reactor = реактор
at = где
batteries = батареи
cargo = груз
warehouse = склад
equipment = оборудование
tech = технологии
score = счёт
drill-steps = { $count ->
    [one] остался { $count } шаг бурения
    [few] осталось { $count } шага бурения
   *[many] осталось { $count } шагов бурения
}
swaps = { $count ->
    [one] остался { $count } обмен
    [few] осталось { $count } обмена
   *[many] осталось { $count } обменов
}
building = монтаж
phasing = фазовый двигатель
uplink = удалённая связь
last-turns = последние ходы
