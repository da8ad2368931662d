level-random = Случайный
level-beginner = Новичок
level-casual = Любитель
level-skilled = Опытный
level-expert = Эксперт
level-master = Мастер
