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
