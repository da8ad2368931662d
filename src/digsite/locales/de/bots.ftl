why-wins = Damit ist das Spiel gewonnen.
why-ends = Damit endet das Spiel.
why-end = { $actions ->
    [0] In diesem Zug ist keine Aktion mehr übrig.
   *[other] In diesem Zug gibt es nichts Besseres mehr zu tun.
}
