# Sets van pantser.

cursed = Vervloekt
    .text = De ring is op zichzelf al een hele set, die één { -star } meer waard is als de kleur ervan je { -class-color } is.
    .flavour = Naar een tweede stuk heeft nog nooit iemand gevraagd.
