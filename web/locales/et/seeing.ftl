### Mis juhtus ja kuidas mäng lõppes.

## Mängulaual ja mängu kulus

moved-here = viimased käigud: { $names }
log-cut = Varasemad käigud: vaata kordust

## Kui kiiresti seda näidatakse

settings-pace = Teiste käike näidatakse
pace-name =
    { $pace ->
        [slow] aeglaselt
        [fast] kiiresti
        [instant] kohe
       *[normal] tavalise kiirusega
    }
skip = Jäta vahele
working = Üks hetk…
server-slow = Server pole veel vastanud. Ootame edasi…

## Pärast mängu

result-won = Sa võitsid!
result-shared = Jagatud võit: sina ja { $others }!
result-lost = Sa kaotasid.
result-place = { $place }. koht
replay-and-review = Kordus ja analüüs
share-address = Kopeeri see aadress:
