refusal-request-bad = Запрос непонятен ({ $detail }).
refusal-request-method = Здесь этого сделать нельзя.
refusal-request-id-used = Этот номер запроса уже использован.
refusal-request-too-fast = Слишком быстро. Подождите немного.
refusal-request-too-slow = Запрос шёл слишком медленно.
refusal-request-too-large = Размер запроса превышает { $limit } байт.
refusal-origin-refused = Запросы с других сайтов не принимаются.
refusal-host-unknown = Этот сервер не отвечает на это имя. Его может разрешить владелец сервера (DIGSITE_ALLOWED_HOSTS).
refusal-page-unknown = По этому адресу ничего нет.
refusal-tutorial-unknown = Для этой игры или этого набора нет обучения.
refusal-tutorial-not-now = До этого обучение ещё дойдёт: сделайте то, что сказано вверху.
refusal-tutorial-changed = Обучение изменилось с тех пор, как вы его начали: начните его заново.
refusal-puzzle-unknown = Такой задачи нет.
refusal-hello-first = Сначала поздоровайтесь.
refusal-seat-not-yours = Это не ваше место.
refusal-seat-unknown = Такого места нет.
refusal-seat-taken = Это место занято.
refusal-seat-held = На этом месте сидит кто-то другой.
refusal-turn-not-yours = Сейчас не ваш ход.
refusal-turn-bot = На этом месте играет бот. Сначала верните себе место.
refusal-turn-late = Ваше время вышло: сначала играет бот.
refusal-table-unknown = Такого стола нет.
refusal-table-locked = Этот стол закрыт паролем.
refusal-table-too-many = С вашего адреса открыто слишком много столов. Подождите час.
refusal-bots-too-many = За несколькими вашими столами уже играют одни боты. Сначала продолжите игру сами за одним из них.
refusal-lock-wrong = Неверный пароль.
refusal-lock-too-many = Слишком много неверных паролей. Подождите десять минут.
refusal-code-unknown = Код неверен или больше не действует.
refusal-code-too-many = Слишком много попыток ввести код. Подождите десять минут.
refusal-table-not-lobby = Игра уже началась.
refusal-table-not-open = Этот стол больше не ищет игроков.
refusal-seek-off = Этот сервер не подбирает партии.
refusal-seek-stranger = Ваш браузер здесь ещё не известен. Обновите страницу.
refusal-seek-not-seeking = Вы сейчас не ищете партию.
refusal-seat-rated = В рейтинговой партии никто не играет за другого: играйте сами или выйдите.
refusal-undo-rated = В рейтинговой партии действия не отменяют: остальные их уже видели.
refusal-table-not-playing = Игра сейчас не идёт.
refusal-table-not-over = Игра ещё не закончена.
refusal-table-moved-on = Игра уже ушла вперёд. Посмотрите на новую позицию и выберите снова.
refusal-table-open-seats = Ещё есть свободные места. Посадите на них людей или ботов.
refusal-table-needs-human = Хотя бы одно место должно быть для человека.
refusal-table-first-by-chance = В игре { $game } начинающего определяет случай.
refusal-table-listed-locked = Закрытого стола нет в списке: незнакомцы не знают его пароля. Выберите что-то одно.
refusal-hint-not-agreed = За этим столом о подсказках не договаривались.
refusal-local-alone = Для этого нужны другие игроки, а значит, сервер: здесь можно играть только на этом устройстве. Чтобы играть с другими, откройте адрес сервера.
refusal-table-old-rules = Эта партия начата по правилам версии { $played }; на сервере действует версия { $now }.
refusal-undo-nothing = Отменять нечего.
refusal-undo-barrier = Последнее действие что-то открыло: отменить его нельзя.
refusal-undo-too-many = В этот ход вы уже { $most } { $most ->
    [few] раза
   *[other] раз
} отменяли действия. Этого достаточно: играйте дальше.
refusal-redo-nothing = Возвращать нечего.
refusal-invite-unknown = Это приглашение не ведёт ни к какому столу.
refusal-invite-full = За этим столом нет свободных мест.
refusal-host-only = Это может сделать только хозяин стола.
refusal-deal-nonce-missing = Ещё не все игроки готовы.
refusal-deal-nonce-given = Число для раздачи от этого места уже получено.
refusal-start-over = В этой позиции игра окончена: играть больше нечего.
refusal-start-seats = В этой позиции { $players ->
    [one] { $players } место
    [few] { $players } места
   *[other] { $players } мест
}: укажите, кто займёт каждое из них.
refusal-replay-unknown = Такой записи нет.
refusal-replay-not-yet = Запись можно будет посмотреть, когда игра закончится.
refusal-record-too-many = С вашего адреса пришло слишком много записей. Подождите час.
refusal-review-too-many = С вашего адреса запрошено слишком много разборов. Подождите час.
refusal-review-too-long = Разбор партии, в которой больше { $most } действий, не делается.
refusal-notice-unknown = Такого уведомления нет.
refusal-notice-too-many = Уведомлений уже слишком много. Подождите или удалите одно из них.
refusal-notice-unreachable = Этот адрес отсюда недоступен.
refusal-notice-off = Этот сервер не отправляет писем.
refusal-account-off = Этот сервер не предлагает постоянных имён.
refusal-account-needed = Сначала войдите.
refusal-account-name-empty = Выберите имя, которое можно прочитать.
refusal-account-name-taken = Такое или похожее имя здесь уже есть. Выберите другое.
refusal-account-not-confirmed = Чтобы удалить учётную запись, введите её имя: { $name }
refusal-account-too-many = Слишком много запросов имён. Подождите, пожалуйста.
refusal-passkey-address = Для ключа доступа в адресной строке нужно имя, а не числа. На этом компьютере откройте страницу по адресу «localhost».
refusal-passkey-expired = Прошло слишком много времени, или ответ уже получен. Попробуйте ещё раз.
refusal-passkey-refused = Этот ключ доступа не принят.
refusal-passkey-unknown = Этот ключ доступа здесь никому не принадлежит. Возможно, учётная запись удалена.
refusal-passkey-last = Это последний ключ доступа. Без него никто больше не сможет войти.
refusal-passkey-too-many = У учётной записи может быть не больше { $most } ключей доступа. Сначала удалите один.
refusal-passkey-too-often = Слишком много попыток с вашего адреса. Подождите час.
refusal-talk-off = На этом сервере общение отключено.
refusal-talk-signs-only = За открытыми столами можно только подавать знаки.
refusal-talk-link = Ссылки и адреса не отправляются. После точки поставьте пробел.
refusal-talk-too-fast = Слишком много сразу. Подождите немного.
refusal-block-unknown = В вашем списке заблокированных такой записи нет.
refusal-report-too-many = За этот час вы отправили слишком много жалоб. Подождите.
refusal-player-unknown = Такого профиля нет, или он не открыт для всех.
refusal-server-failed = Что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.
refusal-server-slow = Сервер слишком занят и не успел ответить. Попробуйте ещё раз.
refusal-server-starting = Сервер ещё запускается, столы пока недоступны. Попробуйте ещё раз через минуту.
pages-missing = Страницы ещё не собраны. Если установлен Node.js, команда «make play» в папке проекта соберёт и откроет их.
notice-turn-title = Ваш ход
notice-turn-text =
    Сейчас ваш ход: { $link }

    Больше не присылать таких сообщений: { $remove }
notice-confirm-title = Ваш код для Digsite
notice-confirm-text =
    Кто-то, вероятно вы, хочет узнавать по почте о своём ходе за столом Digsite. Код: { $code }

    Если это были не вы, ничего делать не нужно.
