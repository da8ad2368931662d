### Слова страниц вокруг игровых полей.

## Везде

game-title =
    { $game ->
        [dig_mars] Dig Mars
       *[undermining] Undermining
    }
close = Закрыть
to-home = На главную
server-away = Сервер не отвечает. Попробуйте ещё раз чуть позже.
player = Игрок
players = Игроки
log = Ход игры
log-empty = Пока ничего не произошло.
rules = Правила
share = Поделиться
copied = Скопировано
copy-link = Копировать ссылку
download = Скачать запись
choose-file = Выбрать файл
lost-title = Здесь ничего нет
lost-text = Возможно, ссылка устарела или неполна.

## Настройки

settings = Настройки
settings-name = Ваше имя
settings-language = Язык
language-name =
    { $language ->
        [en] English
        [de] Deutsch
        [et] Eesti
       *[ru] Русский
    }
settings-theme = Цвета
theme-name =
    { $theme ->
        [system] Как в системе
        [light] Светлые
       *[dark] Тёмные
    }
settings-sound = Звуки
settings-ends-by-self = Заканчивать мой ход автоматически, когда больше ничего сделать нельзя
shortcuts = Клавиши
shortcuts-on = Буквы и цифры действуют за столом
shortcut =
    { $act ->
        [arrows] переходить с места на место
        [choose] выбрать место, ещё раз: сыграть единственное действие на нём
        [verb] выбрать действие
        [board] к игровому полю
        [pieces] к фигурам на поле
        [undo] отменить
        [redo] вернуть
        [hint] попросить подсказку
        [end] закончить ход
        [declare] объявить победу
        [recap] показать, что сделали другие
        [log] открыть ход игры
        [rules] открыть правила
        [clear] снять выбор
       *[help] этот список
    }

## Главная страница

home-lead = Две настольные игры о раскопках: с друзьями или с ботами, которые видят не больше вашего. Без регистрации: достаточно имени.
home-tagline =
    { $game ->
        [dig_mars] Каньон, полный находок. Бурите, перевозите, модернизируйте, и пусть станции соперников помогают вам.
       *[undermining] Бурите чужую планету, везите руду на завод, улучшайте машину и выполняйте контракты первыми.
    }
home-players =
    { $to ->
        [few] { $from }–{ $to } игрока
       *[many] { $from }–{ $to } игроков
    }
home-minutes =
    { $minutes ->
        [one] около { $minutes } минуты
       *[other] около { $minutes } минут
    }
play-now = Играть сейчас
play-here = Вместе здесь
invite-friends = Пригласить друзей
learn-rules = Изучить правила
continue = Продолжить
watch-and-replay = Смотреть и повторять
have-code = У меня есть код
table-phase =
    { $phase ->
        [lobby] ждёт игроков
        [playing] раунд { $round }
       *[over] окончена
    }
table-left = Вы вышли; ваше место ещё свободно

## С другого устройства

code-title = Продолжить на этом устройстве
code-text = Введите код, который показывает другое ваше устройство. Место перейдёт сюда, и там его больше не будет.
code-label = Код
code-use = Занять место здесь

## Подготовка стола

new-table = Новый стол
new-players = Число игроков
new-seats = Кто играет
new-seat = место: { $colour }
new-more = Другие настройки
new-watch = Кто может смотреть
new-edition = Издание компонентов
new-open-table = Открыть стол
start-game = Начать игру
seat-kind =
    { $kind ->
        [here] Здесь
        [open] По ссылке
       *[bot] Бот
    }
seat-open = свободное место
seat-open-note = по приглашению
seat-you = вы
bot-level = Сила бота
bot-name =
    { $level ->
        [random] Случайный бот
        [beginner] Бот-новичок
        [casual] Бот-любитель
        [skilled] Опытный бот
        [expert] Бот-эксперт
       *[master] Бот-мастер
    }
bot-seat = { $colour } ({ $bot })
option-name =
    { $option ->
        [variant] Показывать очки успеха всех?
       *[board] Сторона поля
    }
option-value =
    { $value ->
        [variant-standard] Нет: очки успеха тайные, и кто набрал достаточно, объявляет победу
        [variant-open] Да, открытый вариант: победу не объявляют, после последней плитки побеждает тот, у кого больше очков успеха
        [board-open] Открытый грунт, лучше всего для первой игры
       *[board-bedrock] Со скальным основанием, которое никто не пробурит
    }
watch-kind =
    { $watch ->
        [link] Кто знает ссылку
        [listed] Все: стол в общем списке
       *[players] Только игроки
    }
passphrase = Пароль
passphrase-note = (его спросят у каждого, кто садится играть или смотрит; пусто — без пароля)
clock = Часы
clock-pace =
    { $pace ->
        [none] Без часов
        [fast] Быстрая игра: все на месте
       *[slow] Медленная игра: часы и дни
    }
clock-turn = Время на ход
clock-reserve = Запас на всю игру
clock-no-reserve = нет
clock-when-late = Когда время вышло
clock-late-choice =
    { $late ->
        [turn] этот ход делает бот
        [seat] бот играет дальше, пока игрок не вернётся
       *[ask] остальные решают, играть ли боту
    }
clock-bot = Сила этого бота
clock-note = на ход: { $turn }
clock-note-reserve = запас: { $reserve }
locked-note = Стол закрыт: сообщите пароль тем, кого приглашаете.
locked-title = Этот стол закрыт паролем
locked-text = Пароль знает тот, кто вас пригласил.
unlock = Открыть
lock-table = Закрыть стол паролем
lock-change = Сменить пароль
lock-set = Закрыть
lock-remove = Снять пароль
lock-done = Стол закрыт. Зрителям придётся ввести новый пароль.
lock-gone = Стол больше не закрыт.
lobby-title = Ждём игроков
lobby-waiting = Игра может начаться, когда заняты все места.
lobby-host-starts = Хозяин стола начнёт игру, когда все соберутся.
fill-and-start = Добавить ботов и начать
invite-text = Открывший эту ссылку может занять свободное место.
invite-link = Ссылка-приглашение
invite-code = Ссылка в виде QR-кода
leave-table = Выйти из-за стола
leave-title = Выйти из-за стола?
leave-text =
    { $how ->
        [lobby] Ваше место освободится. По приглашению можно сесть снова.
        [alone] Игра подождёт. Она останется среди ваших игр на главной странице, и там можно снова занять своё место.
       *[others] Остальные узнают об этом и смогут посадить бота. Пока на ваше место никто не сел, его можно снова занять в этом браузере.
    }
leave-stay = Остаться
leave-do = Выйти
table-gone = Такого стола нет, или он не для вас.
table-elsewhere = Этот стол открыт во многих окнах этого браузера, поэтому это окно больше за ним не следит.
table-here = Продолжить здесь
join-title = Вас приглашают
join-colour = Ваш цвет
join-sit = Занять место
join-full = Все места заняты.
join-watch = Только смотреть

## За столом

actions = Действия
# A narrow button may break a word at a stroke; elsewhere strokes are left out.
verb =
    { $verb ->
        [place] Поставить станцию
        [dig] Бурить
        [carry] Пере|вез|ти
        [move] Пере|ме|стить
        [upgrade] Мо|дер|ни|зи|ро|вать
        [inspect] Раз|ве|дать мест|ность
        [relocate] Пере|дис|ло|ци|ро|вать
        [declare] Объ|явить победу
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
verb-not-now = Сейчас нельзя: выберите, чтобы узнать почему
contracts-numbered =
    { $count ->
        [one] контракт { $list }
       *[other] контракты { $list }
    }
space-title = Место { $cell }
choose-target = Выберите одно из отмеченных мест.
choose-or-go = Выберите, что сделать здесь, или отмеченное место, куда перейти.
nothing-here = Сейчас здесь ничего сделать нельзя.
why-not = Чего сделать нельзя и почему
rule-section = Правила, раздел { $section }
reveals-note = Это открывает что-то новое: отменить будет нельзя
passes-note = Этим ваш ход закончится: отменить будет нельзя
undo = Отменить
undo-what = Отменить: { $action }
undo-barrier = «{ $action }» открыло что-то новое, отменить нельзя
undo-nothing = Отменять нечего
redo = Вернуть
hint = Подсказка
hint-title =
    { $count ->
        [one] Лучший ход
        [few] Лучшие { $count } хода
       *[many] Лучшие { $count } ходов
    }
hint-equal =
    { $count ->
        [one] Лучший ход
        [few] { $count } хода, все примерно равны
       *[many] { $count } ходов, все примерно равны
    }
hint-win =
    { $behind ->
        [0] победа в { $percent } %
       *[other] победа в { $percent } % (−{ $behind })
    }
end-turn = Закончить ход
recap = Что произошло?
recapping = После вашего последнего хода …
watching = Вы смотрите
waiting-for = Ходит { $name }
thinking = { $name } думает …
connection-broken = Связь потеряна – пробуем снова. Выбранный ход будет сделан, когда она вернётся.
outcome-later = Что из этого выйдет, будет видно, когда связь вернётся.
seat-away = { $name }: нет на месте.
seat-left = { $name } больше не в игре.
seat-left-host = Хозяин стола может посадить бота.
everybody-left = Все вышли. Игра ждёт.
you-left = Вы вышли из этой игры. Ваше место ещё свободно.
sit-again = Снова занять место
invite-again = Пригласить снова
seat-state =
    { $state ->
        [open] свободно
        [left] вне игры
        [left-bot] вне игры, играет бот
        [bot] бот
        [thinking] думает …
        [here] за столом
       *[away] нет связи
    }
hand-to-bot = Пусть играет бот
hand-title = Пусть играет бот?
hand-text =
    { $whose ->
        [yours] Бот сразу начнёт играть за вас, и то, что он откроет, отменить нельзя. Вернуть место можно в любой момент.
       *[theirs] Бот сразу начнёт играть за этого игрока ({ $name }), и то, что он откроет, отменить нельзя. Вернуть своё место игрок может в любой момент.
    }
cancel = Отмена
take-back = Вернуть место
free-seat = Оставить место свободным
clock-left = Осталось времени: { $time }
clock-over = опоздание
clock-late =
    { $late ->
        [turn] { $name }: время вышло. Этот ход делает бот.
        [seat] { $name }: время вышло. Бот играет дальше, пока место не вернут.
       *[ask] { $name }: время вышло. Любой другой игрок может поручить игру боту.
    }
move-seat = На другое устройство
move-text = Откройте этот адрес на другом устройстве и введите там код. Он переносит место игрока { $name }.
move-qr = Адрес в виде QR-кода
move-left = Действует один раз, ещё { $time }
move-over = Этот код больше не действует.
move-again = Получить новый код
move-warning = После этого устройство потеряет место и сможет только смотреть. Не показывайте код никому: кто его введёт, тот и займёт место.
seat-moved = Ваше место теперь на другом устройстве. Здесь можно только смотреть.
notice-title = Сообщить, когда мой ход
notice-text = Вам сообщат один раз, когда наступит ваш ход, а стол у вас не открыт.
notice-kind =
    { $kind ->
        [push] В этом браузере
        [email] По электронной почте
       *[webhook] Через веб-хук
    }
notice-push = В этом браузере
notice-refused = Этот браузер не разрешает уведомления. Это можно изменить в его настройках для этой страницы.
notice-email = По электронной почте на этот адрес
notice-webhook = Через веб-хук, для программ
notice-address = Адрес, начинается с https://
notice-add = Сообщать туда
notice-code = Код из письма
notice-confirm = Подтвердить
notice-remove = Убрать
notice-stop-title = Больше не сообщать?
notice-stop-text = Вам больше не будут сообщать, когда за этим столом наступит ваш ход.
notice-stop = Больше не сообщать
notice-stopped = Готово. Вам больше не будут сообщать.
curtain-title = { $name }, ваш ход
curtain-text = Передайте устройство. Дальнейшее только для ваших глаз.
curtain-lift = Это я, { $name }
declare-title = Объявить победу?
declare-text =
    { $fortune ->
        [one] У вас { $fortune } очко успеха. Объявивший побеждает сразу и один.
        [few] У вас { $fortune } очка успеха. Объявивший побеждает сразу и один.
       *[many] У вас { $fortune } очков успеха. Объявивший побеждает сразу и один.
    }
declare-do = Объявляю победу!

## Что даёт действие

outcome-level =
    { $verb ->
        [dig] уровень бурения { $reached }{ $sum } (нужен { $needed })
       *[carry] уровень транспортировки { $reached }{ $sum } (нужен { $needed })
    }
outcome-help =
    { $stations ->
        [one] { $stations } за станцию ({ $colour })
       *[other] { $stations } за станции ({ $colour })
    }
outcome-actions =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
outcome-free = не требует действия
outcome-bonus = тратит: { $name }
outcome-batteries =
    { $count ->
        [one] { $count } батарея
        [few] { $count } батареи
       *[many] { $count } батарей
    }
outcome-pays = цена: { $list }
outcome-fortune = очки успеха: { $list }
outcome-shows =
    { $shows ->
        [treasure] переворачивает плитку
        [ground] открывает следующую поверхность
       *[treasure_secretly] тайно показывает вам находку
    }
outcome-empties = остаётся пустое место
outcome-gains = даёт: { $name }
outcome-ends-game = заканчивает игру
outcome-last-turns = начинаются последние ходы
outcome-cracks = порода становится раздробленной
outcome-cargo = в отсеки: { $list }
outcome-stores = на склад: { $list }
outcome-cards =
    { $count ->
        [one] берёт { $count } карту технологий
        [few] берёт { $count } карты технологий
       *[many] берёт { $count } карт технологий
    }
outcome-score = счёт { $change }

## После игры

result-title =
    { $count ->
        [one] Побеждает { $names }!
       *[other] Победу делят { $names }!
    }
result-ending =
    { $ending ->
        [declared] Победу объявляет { $names }.
        [last_tile] Последняя плитка вывезена.
        [pile_empty] Стопка звёздных долларов закончилась.
       *[no_progress] Игра перестала продвигаться.
    }
score-fortune = Очки успеха
score-stars = Звёздные доллары
score-equipment = Оборудование
score-tokens = Жетоны
score-cards = Карты технологий
score-total = Счёт
rematch = Реванш
replay = Повтор
show-board = Показать поле
show-result = Показать итог

## Просмотр и повтор

watch-running = Идущие игры
watch-none = Сейчас в списке нет идущих игр.
watch-finished = Ваши оконченные игры
watch-no-finished = Пока нет.
upload = Открыть запись
upload-text = Файл, скачанный здесь или записанный в командной строке
replay-start = В начало
replay-back = На действие назад
replay-next = На действие вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-turn-back = Ход назад
replay-turn-next = Ход вперёд
replay-position = Место в игре
replay-move = Действие { $move } из { $moves }
replay-round = раунд { $round }
replay-eyes = Чьими глазами
eyes-all = Всё открыто
eyes-spectator = Зритель
eyes-of = Как { $name }
deal-title = Раздача
deal-text = Прежде чем кто-либо сел за стол, сервер был связан тайной через её контрольную сумму. Браузер каждого игрока добавил случайное число. Вместе они определили раздачу, так что никто не мог её выбрать.
deal-commitment = Контрольная сумма
deal-secret = Тайна
deal-seed = Начальное число
deal-good = Проверено в вашем браузере, без доверия к серверу
deal-bad = Проверено в вашем браузере: с этой раздачей что-то не так
deal-check =
    { $part ->
        [commitment-good] Тайна та самая, которой был связан сервер: её SHA-256 совпадает с контрольной суммой.
        [commitment-bad] Тайна не та, которой был связан сервер.
        [seed-good] Начальное число следует из тайны, имени стола и чисел всех игроков.
        [seed-bad] Начальное число не следует из тайны и чисел игроков.
        [seen-good] Контрольная сумма та, которую этот браузер видел до игры.
        [seen-bad] Контрольная сумма не та, которую этот браузер видел до игры.
        [seen-unknown] Этого браузера не было за столом до игры, и он не может сказать, та же ли это контрольная сумма. Браузер игрока может.
        [nonces-good] Число, которое дал этот браузер, вошло в раздачу.
        [nonces-bad] Число, которое дал этот браузер, не вошло в раздачу.
       *[nonces-unknown] Этот браузер не давал числа для этой раздачи.
    }
deal-later = Тайну откроют, когда игра закончится. Тогда раздачу можно будет проверить.
deal-unable = Этот браузер может проверить раздачу только на странице, адрес которой начинается с https://.
deal-none = Эта запись не говорит, как прошла раздача.
deal-unchecked = Не проверено в вашем браузере
deal-verified = Сервер утверждает, что начальное число даёт эти плитки и что каждое действие было по правилам. Ваш браузер этого знать не может: у него нет ни правил, ни коробки с игрой.
deal-verify = Это может проверить ваш компьютер: скачайте запись и запустите
deal-numbers = Числа
deal-nonce = Число игрока { $name }

## Правила

rules-of =
    { $game ->
        [dig_mars] Dig Mars: правила
       *[undermining] Undermining: правила
    }
rules-contents = Содержание
rules-search = Искать в правилах
rules-none = Ни один раздел не содержит этих слов.
