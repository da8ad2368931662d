why-wins = See toob võidu.
why-ends = See lõpetab mängu.
why-end = { $actions ->
    [0] Sel käigul ei ole enam ühtegi tegevust.
   *[other] Sel käigul ei ole enam midagi paremat teha.
}
