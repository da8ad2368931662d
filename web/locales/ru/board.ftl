### Слова, общие для всех игровых полей.

actions-here =
    { $count ->
        [one] здесь возможно { $count } действие
        [few] здесь возможны { $count } действия
       *[many] здесь возможно { $count } действий
    }
actions-left =
    { $count ->
        [0] действий не осталось
        [one] осталось { $count } действие
        [few] осталось { $count } действия
       *[many] осталось { $count } действий
    }
can-move = можно переместить
turn-of = Ходит { $name }
your-turn = Ваш ход
game-over = Игра окончена
winner = Победа
player-panel = { $name }, { $colour }
outcome-actions =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
outcome-free = не требует действия
outcome-ends-game = заканчивает игру
