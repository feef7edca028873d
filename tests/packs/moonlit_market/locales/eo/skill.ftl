moonwalk = Lunpaŝo
    .text = Interŝanĝu du viajn ĵetkubojn. Se ili montras la saman valoron, ricevu { $gold } da oro.
    .ask-swap = { $card }: kiu ĵetkubo ŝanĝas lokon?
    .ask-with = { $card }: kun kiu ĵetkubo ŝanĝas lokon { $die } ({ $space })?
    .flavour = La spuroj en la roso kondukas malantaŭen.
