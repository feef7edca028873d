# .herkunft steht in der Erzählung am Ende hinter der Rasse („ein Zwerg, …“), ohne Beugung.
cartographer = Kartograf
    .herkunft = weit herumgekommen mit Zirkel und Tusche
    .flavour = Am Rand der Karte war noch Platz, und genau dort begann der Weg.
