### Слова игры Undermining.

## На страницах

um-title = Undermining
um-tagline = Бурите чужую планету, везите руду на завод, улучшайте машину и выполняйте контракты первыми.
um-rules = Undermining: правила
um-option = Сторона поля
um-option-value =
    { $value ->
        [open] Открытый грунт, лучше всего для первой игры
       *[bedrock] Со скальным основанием, которое никто не пробурит
    }

## Действия и что они дают

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
um-verb =
    { $verb ->
        [enter] На поверхность
        [drill] Про|бу|рить
        [drive] Дви|гать|ся
        [portal] Портал
        [unload] Раз|гру|зить|ся
        [build] Смон|ти|ро|вать
        [contract] Кон|тракт
        [recharge] Под|за|ря|дить|ся
        [boost] Доп. дей|ствие
        [tech] Тех|но|ло|гия
        [swap] Об|ме|нять
       *[end] Закончить ход
    }
um-contracts-numbered =
    { $count ->
        [one] контракт { $list }
       *[other] контракты { $list }
    }
um-outcome-batteries =
    { $count ->
        [one] { $count } батарея
        [few] { $count } батареи
       *[many] { $count } батарей
    }
um-outcome-pays = цена: { $list }
um-outcome-last-turns = начинаются последние ходы
um-outcome-cracks = порода становится раздробленной
um-outcome-cargo = в отсеки: { $list }
um-outcome-stores = на склад: { $list }
um-outcome-cards =
    { $count ->
        [one] берёт { $count } карту технологий
        [few] берёт { $count } карты технологий
       *[many] берёт { $count } карт технологий
    }
um-outcome-score = счёт { $change }

## После игры

um-ending =
    { $ending ->
        [pile_empty] Стопка звёздных долларов закончилась.
       *[no_progress] Игра перестала продвигаться.
    }
um-score-stars = Звёздные доллары
um-score-equipment = Оборудование
um-score-tokens = Жетоны
um-score-cards = Карты технологий
um-score-total = Счёт

## На игровом поле

um-board = Рудник
um-colour =
    { $colour ->
        [orange] оранжевый
        [blue] синий
        [green] зелёный
        [red] красный
       *[purple] фиолетовый
    }
um-umv =
    { $colour ->
        [orange] оранжевая УДМ
        [blue] синяя УДМ
        [green] зелёная УДМ
        [red] красная УДМ
       *[purple] фиолетовая УДМ
    }
um-letter =
    { $token ->
        [uranium] У
        [titanium] Т
        [diamond] А
        [niobium] Н
        [xanium] Х
       *[alien] П
    }
um-tile =
    { $tile ->
        [rock] твёрдая порода
        [rubble] раздробленная порода
        [uranium] уран
        [titanium] титан
        [diamond] алмазы
        [niobium] ниобий
        [xanium] Х-аниум
       *[alien] технология пришельцев
    }
um-tokens =
    { $count } × { $token ->
        [uranium] уран
        [titanium] титан
        [diamond] алмазы
        [niobium] ниобий
        [xanium] Х-аниум
       *[alien] технология пришельцев
    }
um-bedrock = скальное основание
um-surface = поверхность
um-tunnel = пустая область
um-portal = портал
um-portal-buried = засыпанный портал
um-refinery = перерабатывающий завод
um-cargo = груз: { $tokens }
um-cargo-empty = груза нет
um-entering =
    { $whose ->
        [yours] Разместите УДМ на поверхности
       *[theirs] размещает УДМ на поверхности
    }
um-drill-steps =
    { $count ->
        [one] остался { $count } шаг бурения
        [few] осталось { $count } шага бурения
       *[many] осталось { $count } шагов бурения
    }
um-last-turns = Последние ходы
um-zoom-in = Увеличить поле
um-zoom-out = Показать всё поле
um-tab =
    { $tab ->
        [actions] Действия
        [market] Контракты
       *[players] Игроки
    }
um-contracts = Контракты
um-contract = контракт { $slot }
um-contract-none = контракта нет
um-closed = закрыто
um-next-contract = Следующий контракт
um-cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
um-reward =
    { $stars ->
        [one] { $stars } звёздный доллар
        [few] { $stars } звёздных доллара
       *[many] { $stars } звёздных долларов
    }
um-can-fulfil = можно выполнить
um-workshop = Мастерская
um-equipment =
    { $equipment ->
        [drill] Бур
        [thruster] Реактивный двигатель
        [bay] Грузовой отсек
       *[reactor] Реактор
    }
um-cost = цена: { $needs }
um-in-workshop = в мастерской: { $count }
um-can-build = можно смонтировать
um-stars =
    { $count ->
        [one] пока { $count } звёздный доллар
        [few] пока { $count } звёздных доллара
       *[many] пока { $count } звёздных долларов
    }
um-bays =
    { $count ->
        [one] { $count } грузовой отсек
        [few] { $count } грузовых отсека
       *[many] { $count } грузовых отсеков
    }
um-batteries =
    { $count ->
        [one] { $count } батарея
        [few] { $count } батареи
       *[many] { $count } батарей
    }
um-warehouse = Склад
um-built = оборудование: { $list }
um-tech-cards =
    { $count ->
        [one] { $count } карта технологий пришельцев
        [few] { $count } карты технологий пришельцев
       *[many] { $count } карт технологий пришельцев
    }
um-tech =
    { $card ->
        [overdrive] Форсаж
        [recall] Маяк возврата
        [seismic] Сейсмический заряд
        [tractor] Тяговый луч
        [phase] Фазовый привод
        [uplink] Удалённая связь
        [transmute] Преобразователь
        [replicate] Репликатор
        [cell] Нуль-батарея
       *[hack] Взлом контрактов
    }
