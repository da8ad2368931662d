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
