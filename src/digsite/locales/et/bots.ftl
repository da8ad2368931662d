level-random = Juhuslik
level-beginner = Algaja
level-casual = Harrastaja
level-skilled = Edasijõudnud
level-expert = Ekspert
level-master = Meister

why-wins = See võidab mängu.
why-ends = See lõpetab mängu.
why-end = { $actions ->
    [0] Sel käigul pole enam ühtegi tegevust.
   *[other] Sel käigul pole midagi paremat enam teha.
}
