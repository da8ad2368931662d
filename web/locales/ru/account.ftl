### Имя, которое остаётся.

account-link = Учётная запись
account-title = Имя, которое остаётся
account-lead = Играть можно и без этого. С ключом доступа ваше имя на этом сервере остаётся вашим, а партии переходят с вами на другие устройства. Больше ничего не нужно: ни адреса почты, ни секрета, который надо помнить.
account-off = Этот сервер не предлагает постоянных имён.
account-insecure = Ключи доступа работают только по https или на самом этом компьютере. Спросите адрес с https у того, кто держит этот сервер.
account-needs-name = Для ключа доступа в адресной строке нужно имя, а не числа. Откройте:
account-take-along =
    { $count ->
        [one] Взять с собой { $count } партию, в которой у этого браузера есть место
        [few] Взять с собой { $count } партии, в которых у этого браузера есть места
       *[other] Взять с собой { $count } партий, в которых у этого браузера есть места
    }
account-new = Впервые здесь
account-new-text = Устройство попросит отпечаток пальца, лицо или PIN-код и сохранит ключ доступа.
account-sign-up = Создать ключ доступа
account-known = Уже знакомы
account-sign-in = Войти с ключом доступа
account-other-device = Вошли на другом устройстве? Пусть оно покажет код, введите его здесь: это устройство получит свой ключ доступа.
account-use-code = Добавить это устройство
account-cancelled = Ключ доступа не использован. Можно попробовать ещё раз.
account-name = Имя
account-rename = Изменить имя
account-public = Мой профиль видят все: результаты, статистику и рейтинги
account-sign-out = Выйти
account-passkeys = Ключи доступа
account-passkey = Ключ доступа { $number }
account-passkey-here = (вы вошли с ним здесь)
account-passkey-days = добавлен { $created }, последний вход { $used }
account-passkey-remove = Удалить ключ доступа { $number }
account-add-device = Добавить другое устройство
account-add-here = Добавить ключ доступа здесь
account-code-text = На другом устройстве откройте этот адрес и введите код:
account-data = Ваши данные
account-data-text = Всё, что этот сервер хранит о вас, одним файлом. Если удалить учётную запись, ваши места освободятся, а имя исчезнет из законченных партий.
account-export = Скачать всё
account-delete = Удалить учётную запись
account-delete-text = Ваши ключи доступа здесь перестанут действовать, вы покинете все текущие партии, и вернуть ничего из этого никто не сможет.
account-delete-confirm = Для подтверждения введите «{ $name }»:
account-keep = Оставить
account-delete-go = Удалить навсегда
account-seat = постоянное имя

## Партии и статистика

history-title = Ваши партии
history-empty = С этим именем ещё не закончена ни одна партия.
history-more = Более ранние партии
history-length = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }
statistics-title = Статистика
statistics-company = { $company ->
        [people] с людьми
       *[other] с ботами: { $bot }
    }
statistics-games = Партий
statistics-won = Выиграно
statistics-mean = В среднем за партию
profile-link = Ваш открытый профиль
profile-since = здесь с { $day }
