percent = { $number }{"\u00A0"}%

hint-title = Ходит { $seat }
hint-action = действие
hint-chance = шанс на победу
hint-behind = отставание
hint-why = почему
hint-plan = затем
hint-equal = Все примерно равны.

review-chances = Шансы на победу
review-player = игрок
review-accuracy = точность
review-mistakes = ошибки
review-turning-points = переломные моменты
review-mistake = { $number }. { $action } ({ $size ->
    [blunder] грубая ошибка
    [mistake] ошибка
   *[slip] неточность
}, −{ $loss }; лучше: { $best })
review-won = { $name } (победа)

verify-good = проверено:
verify-bad = не подтверждено:
verify-found = { $game }, игроков: { $players }, действий: { $moves }, { $finished ->
    [yes] игра закончена
   *[no] игра не закончена
}
verify-components = Компоненты взяты из набора, который запись принесла с собой, { $name }: сравните его с тем, о котором вы договорились.

no-section = Раздела { $section } нет.
site-missing = В этой копии Digsite нет игры без сервера. В папке проекта её собирает «make site».
site-no-folder = { $folder } — не папка.
site-other-files = В папке { $folder } лежат другие файлы. Выберите пустую папку или ту, куда игра уже записана.
site-written = { $folder }: готово для любого хостинга или для «python -m http.server --directory { $folder }».
humans = humans должно быть числом от 0 до { $most }.
first = first должно быть одним из цветов: { $colours }.
first-by-chance = В игре { $game } начинающего определяет случай.
