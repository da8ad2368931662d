reason-game-over = Игра окончена.
reason-turn-enter-first = Сначала поставьте свою УДМ в область поверхности.
reason-enter-already-entered = Ваша УДМ уже на поле.
reason-turn-no-actions-left = В этот ход действий больше не осталось.
reason-boost-not-enough-batteries = Действие стоит 2 батареи; у вас { $batteries }.
reason-drill-not-neighbour = Область { $space } не соседствует с вашей УДМ.
reason-drill-no-tile = В области { $space } нет жетона.
reason-drill-bedrock = Область { $space } — скальное основание, его не пробурить.
reason-drill-no-free-bay = Все ваши грузовые отсеки заняты.
reason-drive-same-space = Ваша УДМ уже в области { $space }.
reason-drive-bedrock = Область { $space } — скальное основание, там УДМ стоять не может.
reason-drive-tile = В области { $space } лежит жетон.
reason-drive-occupied = В области { $space } стоит другая УДМ.
reason-drive-too-far = По пустым областям ваша УДМ не доедет до области { $space }: за одно движение она проходит не больше { $spaces } { $spaces ->
    [one] области
   *[other] областей
}.
reason-drive-not-enough-batteries = Проезд через каждую УДМ стоит 2 батареи; чтобы доехать до области { $space }, у вас их слишком мало ({ $batteries }).
reason-unload-no-cargo = Ваши грузовые отсеки пусты.
reason-build-no-free-slot = Все отсеки для расширений ({ $expansions }) заняты.
reason-build-none-left = В мастерской больше нет { $equipment ->
    [drill] буров.
    [thruster] реактивных двигателей.
    [bay] грузовых отсеков.
   *[reactor] реакторов.
}
reason-build-cannot-pay = { $equipment ->
    [drill] Для бура
    [thruster] Для реактивного двигателя
    [bay] Для грузового отсека
   *[reactor] Для реактора
} на складе не хватает: { $missing }{ xanium-helps }.
reason-contract-pile-empty = Стопка контракта { $slot } пуста.
reason-contract-no-card = На месте контракта { $slot } нет карты.
reason-contract-cannot-pay = Для контракта { $slot } на складе не хватает: { $missing }{ xanium-helps }.
xanium-helps = { $xanium ->
    [0] {""}
    [one] ; из них { $xanium } может заменить ваш Х-аниум
   *[other] ; из них { $xanium } может заменить ваш Х-аниум
}
reason-recharge-full = У вас уже 8 батарей.
reason-portal-not-on-portal = Ваша УДМ стоит не на портале.
reason-portal-none-there = В области { $space } нет портала.
reason-portal-same-space = Ваша УДМ уже в области { $space }.
reason-portal-tile = Портал в области { $space } закрыт: на нём лежит жетон.
reason-portal-occupied = Портал в области { $space } закрыт: на нём стоит УДМ.
reason-refinery-not-here = Ваша УДМ не в области с перерабатывающим заводом.
reason-tech-not-held = У вас нет карты { tech-name }.
reason-seismic-no-rock = Рядом с вашей УДМ нет ни твёрдой, ни раздробленной породы.
reason-tractor-on-surface = «Тяговый луч» действует только под землёй.
reason-tractor-not-in-line = Область { $space } не в одном ряду и не в одном столбце с вашей УДМ.
reason-tractor-too-far = До области { $space } больше 4 областей.
reason-tractor-nothing-to-take = В области { $space } нет ни ресурса, ни жетона пришельцев.
reason-tractor-no-free-bay = Все ваши грузовые отсеки заняты.
reason-swap-none-left = В этот ход «Преобразователем» больше обменивать нельзя.
reason-swap-xanium = Х-аниум нельзя обменять.
reason-swap-same-ore = Руду можно обменять только на другую.
reason-swap-not-in-warehouse = На вашем складе нет { $ore ->
    [uranium] урана.
    [titanium] титана.
    [diamond] алмазов.
    [niobium] ниобия.
   *[xanium] Х-аниума.
}
reason-replicate-xanium = Х-аниум нельзя скопировать.
reason-replicate-not-in-warehouse = На вашем складе нет { $ore ->
    [uranium] урана.
    [titanium] титана.
    [diamond] алмазов.
    [niobium] ниобия.
   *[xanium] Х-аниума.
}
reason-cell-full = У вас уже 8 батарей.
reason-hack-no-contract = На некоторых из выбранных мест ({ $slots }) нет контракта.

colour-orange = Оранжевый
colour-blue = Синий
colour-green = Зелёный
colour-red = Красный
colour-purple = Фиолетовый

ore-name = { $ore ->
    [uranium] уран
    [titanium] титан
    [diamond] алмаз
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
amount-uranium = уран × { $count }
amount-titanium = титан × { $count }
amount-diamond = алмаз × { $count }
amount-niobium = ниобий × { $count }
amount-xanium = Х-аниум × { $count }

event-enter = { $seat } начинает в области { $space }.
event-drill = { $seat } бурит область { $space }: { $tile ->
    [rock] твёрдая порода раздроблена.
    [rubble] раздробленная порода убрана.
    [uranium] уран.
    [titanium] титан.
    [diamond] алмаз.
    [niobium] ниобий.
    [xanium] Х-аниум.
   *[alien] жетон пришельцев.
}
event-drive = { $seat } двигается в область { $space }{ $batteries ->
    [0] .
    [one] , потратив { $batteries } батарею на проезд через УДМ.
    [few] , потратив { $batteries } батареи на проезд через УДМ.
   *[many] , потратив { $batteries } батарей на проезд через УДМ.
}
event-unload = { $seat } разгружается: { $resources ->
    [none] только жетоны пришельцев
   *[some] { $resources }
}{ $cards ->
    [0] .
    [one] ; { $tech ->
        [none] взята карта технологии.
       *[known] взята карта { $tech }.
    }
    [few] ; { $tech ->
        [none] взяты { $cards } карты технологий.
       *[known] взяты карты { $tech }.
    }
   *[many] ; { $tech ->
        [none] взято { $cards } карт технологий.
       *[known] взяты карты { $tech }.
    }
}
event-build = { $seat } монтирует { $equipment ->
    [drill] бур.
    [thruster] реактивный двигатель.
    [bay] грузовой отсек.
   *[reactor] реактор.
}
event-contract = { $seat } выполняет контракт { $slot } за { $stars ->
    [one] { $stars } звёздный доллар.
    [few] { $stars } звёздных доллара.
   *[many] { $stars } звёздных долларов.
}
event-recharge = { $seat } подзаряжается.
event-portal = { $seat } переходит через портал в область { $space }.
event-boost = { $seat } тратит 2 батареи на ещё одно действие.
event-tech = { $seat } использует карту { tech-name }{ $card ->
    [recall] : возврат в область { $space }.
    [seismic] {" "}и расчищает области: { $spaces }.
    [tractor] : жетон из области { $space }.
    [replicate] : { ore-name }.
    [hack] : { $count ->
        [one] контракт { $slots }.
       *[other] контракты { $slots }.
    }
   *[other] .
}
event-swap = { $seat } обменивает: { $given } → { $taken }.
event-end = { $seat } заканчивает ход.
event-last_turns =
    { $pile ->
        [none] Контрактов больше нет
       *[other] Стопка звёздных долларов закончилась
    }: { $seat } завершает свой ход, у остальных ещё по одному ходу.
event-turn = Ходит { $seat }, раунд { $round }.
event-over = Игра окончена. { $count ->
    [one] Победитель: { $winners }.
   *[other] Победу делят: { $winners }.
} Звёздные доллары: { $scores }.

why-drill = Загружается { $cargo }{ $contract ->
    [0] {""}
   *[other] {" "}— последнее, чего не хватает для контракта { $contract } (звёздные доллары: { $stars })
}. Свободных грузовых отсеков останется: { $free }.
why-drill-alien = В грузовой отсек попадает жетон пришельцев: на перерабатывающем заводе за него дают карту технологии.
why-drill-rock = Это дробит породу на пути к области { $cell } ({ tile-name }); ещё один шаг уберёт её.
why-drill-rubble = Это расчищает путь к области { $cell } ({ tile-name }); { $steps ->
    [one] осталась { $steps } область.
    [few] осталось { $steps } области.
   *[many] осталось { $steps } областей.
}
why-drill-rock-home = Это дробит породу на пути к перерабатывающему заводу; ещё один шаг уберёт её.
why-drill-rubble-home = Это расчищает путь к перерабатывающему заводу.
why-drill-empty = Под землёй больше нет руды, но шаг бурения всё же считается продвижением.
why-go = { $steps ->
    [1] Оттуда можно бурить область { $cell } ({ tile-name }).
   *[other] Областей оттуда до { $cell } ({ tile-name }): { $steps }.
}
why-go-empty = Под землёй больше нет руды; этот путь не хуже любого другого.
why-go-home = Это везёт груз к перерабатывающему заводу; { $steps ->
    [one] осталась { $steps } область.
    [few] осталось { $steps } области.
   *[many] осталось { $steps } областей.
}
why-go-refinery = { $tokens ->
    [0] Это приводит на перерабатывающий завод, где можно платить со склада.
   *[other] Это приводит на перерабатывающий завод; груза для разгрузки: { $tokens }.
}
why-unload = Это освобождает грузовые отсеки: { $warehouse ->
    [none] жетоны пришельцев
   *[some] на склад — { $warehouse }
}{ $cards ->
    [0] .
    [one] , и вы берёте { $cards } карту технологии.
    [few] , и вы берёте { $cards } карты технологий.
   *[many] , и вы берёте { $cards } карт технологий.
}
why-build = { $equipment ->
    [drill] В каждом бурении на один шаг больше
    [thruster] Каждое движение на одну область дальше
    [bay] Каждый рейс привозит на один жетон больше
   *[reactor] В каждом ходу на одно действие больше
}; как улучшение это даёт ещё { $stars ->
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
why-recharge = Ещё одна батарея на потом, всего { $batteries }; две дают ещё одно действие.
why-boost = Две батареи за ещё одно действие в этот ход; батарей останется: { $batteries }.
why-boost-contract = Две батареи за ещё одно действие: чтобы выполнить контракт { $contract } прямо сейчас.
why-boost-unload = Две батареи за ещё одно действие: чтобы разгрузиться прямо сейчас.
why-boost-drill = Две батареи за ещё одно действие: чтобы сразу бурить область { $cell } ({ tile-name }).
why-tech-overdrive = Ещё два действия в этот ход.
why-tech-recall = { $tokens ->
    [0] Сразу в область { $cell }, без движения.
   *[other] Сразу с грузом в область { $cell }, без движения.
}
why-tech-seismic = Это разом убирает всю породу вокруг вашей УДМ: { $spaces }.
why-tech-tractor = Это забирает издалека жетон из области { $cell } ({ tile-name }).
why-tech-phase = Следующее движение бесплатно проходит сквозь жетоны и УДМ.
why-tech-uplink = В этот ход можно отсюда разгружаться, монтировать и выполнять контракты.
why-tech-transmute = До двух руд вашего склада можно обменять на нужные.
why-tech-replicate = На складе на единицу больше: { $taken }.
why-tech-cell = Это заряжает батареи полностью: { $batteries }.
why-tech-hack = { $count ->
    [one] Вместо контракта { $slots } приходит новый.
   *[other] Вместо контрактов { $slots } приходят новые.
}
why-swap = Обмен на складе: { $given } → { $taken }.
tile-name = { $found ->
    [uranium] уран
    [titanium] титан
    [diamond] алмаз
    [niobium] ниобий
    [xanium] Х-аниум
   *[alien] жетон пришельцев
}

## The terminal

letter-orange = О
letter-blue = С
letter-green = З
letter-red = К
letter-purple = Ф
letter-uranium = У
letter-titanium = Т
letter-diamond = А
letter-niobium = Н
letter-xanium = Х
letter-alien = П
seat = место
key = ▓ твёрдая порода  ░ раздробленная порода  █ скальное основание  ( ) портал  ⌂ перерабатывающий завод  { letter-uranium } уран  { letter-titanium } титан  { letter-diamond } алмаз  { letter-niobium } ниобий  { letter-xanium } Х-аниум  { letter-alien } технология пришельцев
contract = контракт
needs = требует
stars = звёздные доллары
next = следующий
workshop = мастерская
cost = цена
left = осталось
drill = бур
thruster = реактивный двигатель
bay = грузовой отсек
reactor = реактор
at = где
batteries = батареи
cargo = груз
warehouse = склад
equipment = оборудование
tech = технологии пришельцев
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
phasing = фазовый привод
uplink = удалённая связь
last-turns = последние ходы

## Обучение

tutorial-goal = Добывайте руду и выполняйте контракты: когда звёздные доллары одного из них закончатся, победит тот, у кого их больше всех.
tutorial-enter = Поставьте УДМ, свою добывающую машину, в область s2: там перерабатывающий завод.
tutorial-rock = Каждый ход у вас три действия: пробурите твёрдую породу в области e1, это нужно сделать дважды.
tutorial-rubble = Теперь порода раздроблена: пробурите её ещё раз, и УДМ въедет туда.
tutorial-ore = Для руды хватает одного раза, и она сразу попадает в грузовой отсек: пробурите уран в области e2.
tutorial-end = Все три действия потрачены: закончите ход и посмотрите, что сделает синий.
tutorial-full = Оба грузовых отсека теперь заполнены: выберите d2 и посмотрите, почему там нельзя бурить.
tutorial-drive = Вернитесь на завод в области s2: за одно движение УДМ проезжает до двух областей, если путь свободен.
tutorial-unload = Разгрузитесь: всё из отсеков попадёт на склад.
tutorial-contract = Контракт 1 требует уран и титан, и у вас есть и то и другое: выполните его за 8 звёздных долларов; следующему достанется только 6.
tutorial-end-race = Закончите ход: там открылся новый контракт за следующие звёздные доллары, и синий тоже охотится за ними.
tutorial-build = На заводе можно и монтировать оборудование: заплатите титан и ниобий за третий грузовой отсек, в конце он тоже принесёт звёздные доллары.
tutorial-recharge = Подзарядитесь: на это уходит действие, и вы получаете батарею.
tutorial-drive-down = Спуститесь по своему туннелю в область e2.
tutorial-boost = Действий не осталось? За две батареи можно получить ещё одно: возьмите его.
tutorial-xanium = Потратьте его и пробурите область e3: Х-аниум заменяет любую руду.
tutorial-end-deep = Отлично: закончите ход.
tutorial-alien = Пробурите жетон пришельцев в области e4: на заводе он принесёт вам карту.
tutorial-to-portal = В области c4 есть портал: доезжайте туда по туннелю.
tutorial-portal = Портал ведёт в любой другой открытый портал: отправляйтесь в область s1 на поверхности.
tutorial-end-home = Вы почти дома: закончите ход.
tutorial-drive-home = Доезжайте до завода в области s2.
tutorial-card = Разгрузитесь: за жетон пришельцев вы берёте карту технологии, которую видите только вы.
tutorial-joker = Выполните контракт 1: Х-аниум заменит недостающий ниобий, а так как стопка закончится, начнутся последние ходы.
tutorial-overdrive = Карты не тратят действий: используйте карту «Форсаж», и у вас будет ещё два действия.
tutorial-build-last = Потратьте одно из них и смонтируйте бур: теперь в каждом бурении два шага, а два улучшения стоят 7 звёздных долларов.
tutorial-end-last = Закончите ход: у синего остался ещё один, а потом всё подсчитывается.
tutorial-done = У вас 8 и 6 за контракты, 7 за два улучшения и 1 за алмаз на складе, всего 22 звёздных доллара: теперь сыграйте настоящую партию!

puzzle-most = Закончите этот ход с наибольшим числом звёздных долларов, если считать как в конце игры.
puzzle-amount = { $count ->
    [one] { $count } звёздный доллар
    [few] { $count } звёздных доллара
   *[many] { $count } звёздных долларов
}
statistic-score = Звёздных долларов в конце
statistic-contract = Выполнено контрактов
statistic-drills = Улучшений: бур
statistic-thrusters = Улучшений: реактивный двигатель
statistic-bays = Улучшений: грузовой отсек
statistic-reactors = Улучшений: реактор
wrong-board-empty = картинка пуста
wrong-board-sign = { $sign } — такого знака нет; есть { $signs }
wrong-board-width = знаков в строке { $found }, а на поверхности { $wanted }
wrong-board-surface-signs = область поверхности { $space } нарисована как { $signs }: её знаки должны быть одинаковы
wrong-board-surface-bedrock = на поверхности не бывает скального основания
wrong-board-columns = столбцов на поле от { $least } до { $most }, и их число делится на { $step }; здесь { $found }
wrong-board-rows = рядов под землёй от { $least } до { $most }; здесь { $found }
wrong-board-no-refinery = на поле нет перерабатывающего завода
wrong-board-portals = порталов на поле не больше { $most }; здесь { $found }
wrong-board-refineries = перерабатывающих заводов на поле не больше { $most }; здесь { $found }
wrong-board-cut-off = с поверхности нельзя добраться до области { $space }
wrong-boards = полей больше, чем можно (предел: { $most })
wrong-board-name = name — от 1 до 30 строчных латинских букв, цифр, знаков - или _
wrong-board-twice = два поля названы { $name }
wrong-board-picture = picture должно быть текстом
wrong-twice = { $name } записано дважды
wrong-missing = в { $table } нет: { $names }
wrong-amounts = { $key } должно называть ресурсы
wrong-no-amounts = { $key } должно называть хотя бы один ресурс
wrong-resource = { $key } может называть { $choices }, но не { $found }
wrong-contracts = контрактов должно быть от { $least } до { $most }; здесь { $found }
wrong-tech-cards = карт технологий не больше { $most }; здесь { $found }
wrong-too-few-tiles = жетонов слишком мало: областей под землёй { $spaces }, а жетонов только { $tiles }
wrong-too-little-rock = для верхнего ряда нужно жетонов твёрдой породы: { $wanted }, а есть только { $found }
wrong-full-bag = в мешке осталось бы жетонов: { $left }, а помещается { $most }
