### Задачи: задача дня, список и решение.

puzzles = Задачи
puzzles-lead = Позиция из настоящей партии, один ход, один лучший ответ. Везение не в счёт: рисковать вслепую нельзя.
puzzles-of-day = Задача дня
puzzles-solved = Решено здесь: { $count } из { $all }
puzzles-streak =
    { $days ->
        [0] Решите сегодня хотя бы одну, чтобы начать серию.
        [one] Ваша серия: { $days } день.
        [few] Ваша серия: { $days } дня.
       *[many] Ваша серия: { $days } дней.
    }
puzzles-game = Игра
puzzles-kind = Вид
puzzles-grade = Сложность
puzzles-any = Все
puzzles-open-only = Только нерешённые
puzzles-none = Таких задач больше нет.
puzzles-number = Задача { $number }
puzzle-kind =
    { $kind ->
        [most] Больше всего за ход
        [win] Победа в этот ход
       *[plans] Лучший из трёх планов
    }
puzzle-grade =
    { $grade ->
        [1] лёгкая
        [2] средняя
       *[3] трудная
    }
puzzle-done = решена
puzzle-you = Ваш цвет: { $colour }.
puzzle-count = Пока: { $count }
puzzle-solved = Решено! Это лучший ответ.
puzzle-missed =
    { $kind ->
        [most] Итог вашего хода: { $count }. Можно больше.
        [win] Это ещё не победа.
       *[plans] Другой план лучше.
    }
puzzle-again = Попробовать ещё раз
puzzle-answer = Показать ответ
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-step = Ответ, шаг { $step } из { $steps }
puzzle-forward = Следующий шаг
puzzle-plan = План { $letter }
puzzle-look = Посмотрите планы на поле и выберите один.
puzzle-choose = Выбрать план { $letter }
