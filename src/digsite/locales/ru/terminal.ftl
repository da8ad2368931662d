turn = Ходит { $seat }, раунд { $round }
actions-left = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
}
thinking = { $seat } думает …
prompt = Ваше действие (? — справка)
help =
    Введите действие или его номер в списке, либо:
    l             показать, что можно сделать
    why ДЕЙСТВИЕ  почему действие невозможно
    u             отменить последнее действие, если оно ничего не открыло
    rules         правила игры
    save ФАЙЛ     сохранить запись игры
    q             выйти из игры
legal = Вот что вы можете сделать
section = правила, раздел { $section }
can-be-played = Это сейчас возможно.
nothing-to-undo = Отменять нечего.
undo-barrier = Последнее действие что-то открыло или передало ход: отменить его нельзя.
undone = Отменено: { $action }
curtain = Передайте ход игроку { $seat } и нажмите Enter.
saved = Сохранено в { $file }.
left-after = Игра оставлена после { $count ->
    [one] { $count } хода.
   *[other] { $count } ходов.
}
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
