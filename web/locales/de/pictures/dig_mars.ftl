### Die Regeln von Dig Mars in Bildern.

## So wird gespielt

dm-how-title =
    { $panel ->
        [goal] Das Ziel
        [turn] Dein Zug
        [dig] Graben
        [carry] Bergen
        [move] Versetzen
        [upgrade] Aufrüsten
        [together] Gemeinsam
       *[bonus] Bonusaktionen
    }
dm-how-text =
    { $panel ->
        [goal] Birg Schätze und sammle Schatzpunkte. Wer genug hat, darf sich im eigenen Zug zum Sieger erklären: mit { $goal_2 } zu zweit, { $goal_3 } zu dritt, { $goal_4 } zu viert.
        [turn] Zu Beginn stellen alle eine Station auf einen Stapel. In deinem Zug hast du { $actions } Aktionen, in beliebiger Reihenfolge, auch mehrmals dieselbe.
        [dig] Drehe die oberste Karte um, auf der deine Station steht. Die Bohrzeichen auf dem Gestein sagen, welches Grabungslevel dafür nötig ist.
        [carry] Birg einen Schatz, der offen liegt. Das Gewicht sagt, welches Bergungslevel nötig ist, die Münze, wie viele Schatzpunkte er dir bringt.
        [move] Eine Station wird um ein Feld in ihrer Reihe oder Spalte versetzt. Über leere Felder darf sie bis zum nächsten Stapel springen.
        [upgrade] Bessere Ausrüstung gräbt in härteres Gestein und birgt schwierigere Schätze; eine größere Flotte ist eine Station mehr. Du zahlst mit Schatzpunkten, und die zählen dann nicht mehr.
        [together] Jede weitere Station auf dem Feld, gleich wem sie gehört, erhöht dein Level um eins. Aber alle Spieler, die dort stehen, teilen den Schatz; den Rest bekommt, wer geborgen hat.
       *[bonus] Viele Karten bringen dem, der sie umdreht, eine Bonusaktion. Sie braucht keine eigene Aktion, gilt aber nur in diesem Zug.
    }
dm-how-picture =
    { $panel ->
        [goal] Drei Münzen: { $goal_2 } über zwei Stationen, { $goal_3 } über drei und { $goal_4 } über vier.
        [turn] Ein runder Punkt für jede der { $actions } Aktionen und die Zeichen für Graben, Bergen, Versetzen und Aufrüsten.
        [dig] Eine blaue Station auf Gestein mit zwei Bohrzeichen; danach dieselbe Station auf dem Schatz, der darunter lag.
        [carry] Eine blaue Station auf einem Schatz; danach ist der Schatz fort, und die Station steht auf dem Gestein darunter.
        [move] Eine blaue Station in einer Reihe von vier Feldern. Ein Pfeil führt auf das leere Feld daneben, ein anderer über zwei leere Felder auf einen Stapel.
        [upgrade] Vier Level wie Stufen. Die Wege hinauf kosten { $cost_2 }, { $cost_3 } und { $cost_4 } Schatzpunkte.
        [together] Eine rote und zwei blaue Stationen auf einem Schatz: { $red } Schatzpunkte für Rot, { $blue } für Blau.
       *[bonus] Die fünf Zeichen der Bonusaktionen mit ihren Namen.
    }

## Symbole

dm-symbols =
    { $group ->
        [tiles] Karten und Felder
        [bonuses] Bonusaktionen
        [mats] Was ein Spieler hat
        [stations] Stationen
       *[marks] Zeichen auf dem Spielplan
    }
dm-symbol =
    { $symbol ->
        [ground] Gesteinsseite
        [treasure] Schatzseite
        [stack] Stapel
        [empty] Leeres Feld
        [weight] Gewicht
        [coin] Münze
        [pips] Kästchen
        [hidden] Fragezeichen
        [playable] Zeiger
        [offered] Ecken
        [selected] Doppelter Rahmen
        [known] Linse
       *[looked] Auge
    }
dm-symbol-meaning =
    { $symbol ->
        [ground] Unerforscht. Die Zahl der Bohrzeichen ist der Härtegrad.
        [treasure] Erforscht. Der Schatz kann geborgen werden.
        [stack] Bis zu drei Karten auf einem Feld; im Moment zählt nur die oberste.
        [empty] Alle Karten sind fort. Stationen dürfen hier stehen oder darüberspringen.
        [weight] Der Schwierigkeitsgrad der Bergung.
        [coin] Die Schatzpunkte eines Schatzes oder eines Spielers.
        [extra_dig] In diesem Zug noch einmal graben.
        [extra_carry] In diesem Zug noch einmal bergen.
        [extra_fortune] Sofort ein Schatzpunkt.
        [inspect] Ein heimlicher Blick unter eine beliebige unerforschte oberste Karte.
        [relocate] Eine beliebige Station, deine oder eine fremde, kommt auf ein anderes Feld mit Karten.
        [digging] Bis zu diesem Härtegrad kannst du graben.
        [carrying] Bis zu diesem Schwierigkeitsgrad kannst du bergen.
        [fleet] Die Zahl deiner Stationen.
        [pips] Für jedes deiner Level ist eines gefüllt.
        [hidden] Die Schatzpunkte dieses Spielers sind verborgen.
        [red] Rund.
        [blue] Quadratisch.
        [white] Ein Dreieck.
        [black] Ein Kreuz.
        [playable] Hier lässt sich etwas tun.
        [offered] Was du gewählt hast, kann hierhin.
        [selected] Dieses Feld hast du gewählt.
        [known] Du hast die Karte angesehen; nur du siehst, was hier liegt.
       *[looked] Der Spieler dieser Farbe hat die Karte angesehen.
    }

## Beispiele

dm-example =
    { $example ->
        [dig] wo Blau graben kann
        [carry] welchen Schatz Blau bergen kann
        [jump] ein Sprung über leere Felder
        [upgrade] aufrüsten, und was übrig bleibt
        [cooperate] gemeinsam graben
        [split_five] fünf Punkte für zwei Spieler
       *[split_two] zwei Punkte für drei Spieler
    }
dm-example-step =
    { $step ->
        [dig_1] Das Grabungslevel von Blau ist { $own }. Das Gestein links hat den Härtegrad { $needed }: Blau kann hier graben.
        [dig_2] Die Karte wird umgedreht. Die Station bleibt darauf stehen.
        [dig_3] Das Gestein rechts hat den Härtegrad { $needed }. Level { $reached } reicht nicht.
        [carry_1] Das Bergungslevel von Blau ist { $own }. Der Schatz links hat den Schwierigkeitsgrad { $needed }: Blau kann ihn bergen.
        [carry_2] Blau nimmt die Karte und hat nun { $blue } Schatzpunkte. Die nächste Karte des Stapels kommt zum Vorschein.
        [carry_3] Der Schatz rechts hat den Schwierigkeitsgrad { $needed }. Level { $reached } reicht nicht.
        [jump_1] Blau darf auf die markierten Felder: auf das Feld daneben, leer oder nicht, oder über beide leeren Felder auf den nächsten Stapel.
        [jump_2] Auf halbem Weg, auf dem zweiten leeren Feld, kann Blau nicht anhalten.
        [jump_3] Blau springt auf den Stapel am Ende der Reihe. Das alles ist eine Aktion.
        [upgrade_1] Das Gestein links hat den Härtegrad { $needed }. Blau hat das Grabungslevel { $own } und { $blue } Schatzpunkte.
        [upgrade_2] Das nächste Level kostet { $cost }. Von den Schatzpunkten bleibt { $left } übrig, wie nach dem Wechseln.
        [upgrade_3] Jetzt ist das Level von Blau hoch genug, um hier zu graben.
        [cooperate_1] Das Grabungslevel von Rot ist { $own }, mit der Station von Blau { $reached }. Der Härtegrad ist { $needed }: Rot kann hier nicht graben.
        [cooperate_2] Blau ist am Zug. Level { $own } und eins mehr für die Station von Rot macht { $reached }: genug.
        [cooperate_3] Blau gräbt. Die Level der Ausrüstung selbst haben sich nicht geändert.
        [split_five_1] Das Bergungslevel von Blau ist { $own }, mit den zwei anderen Stationen { $reached }. Der Schwierigkeitsgrad ist { $needed }: Blau kann den Schatz nicht bergen.
        [split_five_2] Rot ist am Zug. Level { $own } und je eins mehr für die zwei anderen Stationen macht { $reached }: genug.
        [split_five_3] Rot birgt. Beide Spieler bekommen { $blue } Schatzpunkte, und was sich nicht teilen lässt, geht an Rot: zusammen { $red }. Die zwei Stationen von Blau sind ein Anteil.
        [split_two_1] Hier stehen drei Spieler. Das Bergungslevel von Rot ist { $own }, mit den zwei anderen Stationen { $reached }; der Schwierigkeitsgrad ist { $needed }.
       *[split_two_2] Zwei Punkte lassen sich nicht gleichmäßig unter dreien teilen. Rot hat geborgen und bekommt alle { $red }; Blau bekommt { $blue } und Weiß { $white }.
    }
