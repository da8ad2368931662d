## Обучение игре за игрой

tutorial = Обучение
tutorial-step = { $step } из { $steps }:
tutorial-next = Дальше
tutorial-again = Сначала
tutorial-skip = Выйти из обучения
tutorial-won = Вы победили!
tutorial-real-game = Сыграть настоящую партию
tutorial-offer = Впервые здесь? Освойте игру за четыре минуты.
tutorial-begin = Показать
tutorial-decline = Нет, спасибо
tutorial-learn = Учиться играя

## Что говорится в первой игре

coach = Что можно сделать сейчас
coach-done = Понятно
coach-later = Не сейчас
coach-again = Показать всё это снова
settings-coach = Показывать в первых партиях, что можно сделать
