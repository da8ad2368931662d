### Что говорят правила в картинках в каждой игре.

rules-pictured =
    { $part ->
        [how-to-play] Как играть
       *[symbols] Обозначения
    }
example-title = Пример: { $title }
example-step = Шаг { $step } из { $steps }
example-back = Назад
example-next = Дальше
example-again = Ещё раз
