# Alignments.

mediator = Mediator
    .flavour = Two truths at one table, and a third that both can live with.
dissenter = Dissenter
    .flavour = The whole hall raised a hand; one stayed in its pocket.
defender = Defender
    .flavour = The bridge was narrow, and so was the way past it.
vigilante = Vigilante
    .flavour = The court was closed at night, so somebody held it in the alley.
villain = Villain
    .flavour = Every good story needs one, and the pay is excellent.
miscreant = Miscreant
    .flavour = It was not forbidden until the day after.
radical = Radical
    .flavour = Half a revolution only leaves everyone facing the wrong way.
advocate = Advocate
    .flavour = Those who have no voice may borrow this one.
skeptic = Skeptic
    .flavour = The ghost bowed, and was asked to do it again, slowly.
enigma = Enigma
    .flavour = Five witnesses, five descriptions, and all of them correct.
diplomat = Diplomat
    .flavour = Peace was signed before anyone remembered the war.
individualist = Individualist
    .flavour = There was a crowd on the road, so there had to be another road.
