## Mängu õppimine mängides

tutorial = Õppemäng
tutorial-step = { $step }/{ $steps }:
tutorial-next = Edasi
tutorial-again = Algusest peale
tutorial-skip = Lahku õppemängust
tutorial-won = Sa võitsid!
tutorial-real-game = Mängi päris mängu
tutorial-offer = Esimest korda siin? Õpi mäng ära nelja minutiga.
tutorial-begin = Näita mulle
tutorial-decline = Ei, aitäh
tutorial-learn = Õpi mängides

## Mida esimeses mängus öeldakse

coach = Mida saaksid praegu teha
coach-done = Selge
coach-later = Mitte praegu
coach-again = Näita seda kõike uuesti
settings-coach = Ütle mu esimestes mängudes, mida saaksin teha
