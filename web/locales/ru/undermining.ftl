### Слова игры Undermining.

## На страницах

um-title = Undermining
um-tagline = Бурите чужую планету, везите руду на перерабатывающий завод, улучшайте машину и выполняйте контракты первыми.
um-rules = Undermining: правила
um-option = Сторона поля
um-option-value =
    { $value ->
        [open] Без скального основания, лучше всего для первой партии
       *[bedrock] Со скальным основанием, которое никто не пробурит
    }

## Действия и что они дают

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
um-verb =
    { $verb ->
        [enter] По|ста|вить УДМ
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
um-action =
    { $verb ->
        [enter] Поставить УДМ в область { $space }
        [drill] Пробурить область { $space }
        [drive] Двигаться в область { $space }
        [portal] Портал в область { $space }
        [unload] Разгрузиться
        [build]
            { $equipment ->
                [drill] Смонтировать бур
                [thruster] Смонтировать реактивный двигатель
                [bay] Смонтировать грузовой отсек
               *[reactor] Смонтировать реактор
            }
        [contract] Выполнить контракт { $slot }
        [recharge] Подзарядиться
        [boost] Дополнительное действие
        [tech]
            { $card ->
                [recall] { um-tech }: { $space }
                [tractor] { um-tech }: { $space }
                [replicate] { um-tech }: { um-tile }
                [hack] { um-tech }: { um-contracts-numbered }
               *[other] { um-tech }
            }
        [swap] Обменять: { $given } → { $taken }
       *[end] Закончить ход
    }
um-contracts-numbered =
    { $count ->
        [one] контракт { $list }
       *[other] контракты { $list }
    }
um-outcome-batteries =
    { $count ->
        [one] тратит { $count } батарею
        [few] тратит { $count } батареи
       *[many] тратит { $count } батарей
    }
um-outcome-pays = цена: { $list }
um-outcome-last-turns = начинаются последние ходы
um-outcome-cracks = твёрдая порода становится раздробленной
um-outcome-clears = раздробленная порода убрана, и УДМ въезжает туда
um-outcome-cargo = в грузовые отсеки: { $list }
um-outcome-stores = на склад: { $list }
um-outcome-cards =
    { $count ->
        [one] берёт { $count } карту технологии
        [few] берёт { $count } карты технологий
       *[many] берёт { $count } карт технологий
    }
um-outcome-score = { $change } при подсчёте в конце

## После игры

um-ending =
    { $ending ->
        [pile_empty] Последние ходы сыграны.
       *[no_progress] Игра перестала продвигаться.
    }
um-score-stars = На|гра|ды
um-score-equipment = Обо|ру|до|ва|ние
um-score-upgrades = { $worth } ({ $count })
um-score-tokens = Же|то|ны
um-score-cards = Кар|ты тех|но|ло|гий
um-score-total = Звёзд|ные дол|ла|ры

## На игровом поле

um-board = Рудник
um-space = область { $cell }
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
        [diamond] алмаз
        [niobium] ниобий
        [xanium] Х-аниум
       *[alien] технология пришельцев
    }
um-tokens =
    { $count } × { $token ->
        [uranium] уран
        [titanium] титан
        [diamond] алмаз
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
       *[theirs] Размещение УДМ на поверхности
    }
um-drill-steps =
    { $count ->
        [one] остался { $count } шаг бурения
        [few] осталось { $count } шага бурения
       *[many] осталось { $count } шагов бурения
    }
um-last-turns = Последние ходы
um-earlier-rules = по правилам версии { $version }
um-zoom-in = Увеличить поле
um-zoom-out = Показать всё поле
um-tab =
    { $tab ->
        [actions] Действия
        [game] Игра
        [market] Контракты
       *[players] Игроки
    }
um-contracts = Контракты
um-contract = контракт { $slot }
um-contract-none = контракта нет
um-closed = закрыто
um-next-contract = Сле|ду|ю|щий кон|тракт
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
# The same on a card that may be narrower than a word: it is broken at strokes.
um-equipment-card =
    { $equipment ->
        [drill] Бур
        [thruster] Ре|ак|тив|ный дви|га|тель
        [bay] Гру|зо|вой от|сек
       *[reactor] Ре|ак|тор
    }
um-cost = цена: { $needs }
um-in-workshop = в мастерской: { $count }
um-can-build = можно смонтировать
um-stars =
    { $count ->
        [one] сейчас: { $count } звёздный доллар
        [few] сейчас: { $count } звёздных доллара
       *[many] сейчас: { $count } звёздных долларов
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
        [one] { $count } карта технологии пришельцев
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

## В ходе

um-goal-text = набрать больше всех звёздных долларов к тому времени, когда закончится одна из стопок наград и пройдут последние ходы.
um-question =
    { $verb ->
        [drill] Где бурить?
        [portal] К какому порталу?
        [build] Что смонтировать?
        [contract] Какой контракт?
        [swap]
            { $step ->
                [1] Какую руду отдать?
               *[other] На какую руду?
            }
        [tech]
            { $choice ->
                [none] Какую карту?
                [tractor] Какой жетон?
               *[other] Куда?
            }
       *[other] Куда?
    }
um-verb-about =
    { $verb ->
        [enter] Поставить свою УДМ на поверхность
        [drill] Бурить жетон рядом со своей УДМ
        [drive] Проехать по пустым областям
        [portal] Перейти с портала на портал
        [unload] На перерабатывающем заводе выгрузить всё из отсеков на склад
        [build] На перерабатывающем заводе заплатить рудами за оборудование
        [contract] На перерабатывающем заводе заплатить, что требует контракт, и взять награду
        [recharge] Взять одну батарею
        [boost] Потратить батареи на ещё одно действие
        [tech] Сыграть карту технологии пришельцев
        [swap] Обменять руды «Преобразователем»
       *[end] Передать ход
    }
um-outcome-charges =
    { $count ->
        [one] даёт { $count } батарею
        [few] даёт { $count } батареи
       *[many] даёт { $count } батарей
    }
um-outcome-acts =
    { $count ->
        [one] даёт ещё { $count } действие
        [few] даёт ещё { $count } действия
       *[many] даёт ещё { $count } действий
    }
um-lapse =
    { $what ->
        [drill_steps]
            { $count ->
                [one] { $count } шаг бурения
                [few] { $count } шага бурения
               *[many] { $count } шагов бурения
            }
        [swaps]
            { $count ->
                [one] { $count } обмен
                [few] { $count } обмена
               *[many] { $count } обменов
            }
       *[building] монтаж в том же действии
    }
um-owned = для этого на складе: { $list }
um-building = Можно монтировать ещё
um-about =
    { $part ->
        [score] Сколько насчитали бы, закончись игра сейчас: награды, оборудование, жетоны и карты технологий.
        [bays] Добытое лежит здесь, пока его не разгрузят на перерабатывающем заводе. Если все отсеки заняты, больше ничего не взять.
        [batteries] Две батареи дают ещё одно действие. Проезд под землёй через другую УДМ тоже стоит две.
        [warehouse] Отсюда платят за оборудование и контракты. Х-аниум заменяет любую руду.
        [equipment] Бур даёт ещё один шаг бурения, реактивный двигатель — ещё одну область при движении, грузовой отсек — больше места, реактор — ещё одно действие каждый ход. Пустые отсеки ещё свободны.
       *[tech] По одной за каждый разгруженный жетон пришельцев. Их знает только владелец; каждую играют один раз.
    }

## Что говорится в первой игре

um-coach =
    { $mark ->
        [contract] { $action }: на вашем складе есть всё, что он требует. Награда: { um-reward }; опередите остальных.
        [unload] Вы на перерабатывающем заводе: разгрузитесь. Тем, что лежит на складе, платят за оборудование и контракты.
        [build] { $action }: руды на это хватает. Оборудование улучшает УДМ и учитывается в конце.
        [tech] У вас есть карта технологии. На то, чтобы её сыграть, действие не тратится.
        [swap] «Преобразователем» можно обменять одни руды на другие.
        [portal] Вы на портале: он ведёт в любой другой открытый портал.
        [drill-cargo] { $action }: { um-tile } сразу попадает в грузовой отсек, а УДМ въезжает в эту область.
        [drill-rock] { $action }: твёрдую породу бурят дважды. Сначала она становится раздробленной, потом УДМ въезжает туда.
        [drive] Двигайтесь по пустым областям: к новой руде или с грузом на перерабатывающий завод.
        [boost] Действия закончились, но за две батареи можно получить ещё одно.
        [recharge] Подзарядитесь: на это уходит действие, и вы получаете батарею. Две батареи дают дополнительное действие.
        [end] Больше делать нечего: закончите ход.
       *[enter] Отсюда вы бурите вниз, а руду везёте на завод: начните рядом с ним, над рудой, которую требуют контракты.
    }
