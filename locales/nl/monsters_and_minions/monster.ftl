# Monsters: wat ze in het eindgevecht doen.

chimera = Chimaera
    .gender = c
    .text = In het { -finale } kost opnieuw rollen { $xp } { -xp } meer.
    .flavour = Drie koppen, drie meningen, één honger.
demon = Demon
    .gender = c
    .text = In het { -finale } mag niemand een { -combat-die } met een { $face } of minder opnieuw rollen. Wil niemand meer opnieuw rollen, dan moet elke { -combat-die } met een { $great } of meer nog één keer gerold worden; wat er dan ligt, geldt.
    .flavour = Hij houdt zich aan elke afspraak, en dat is het ergste.
dragon = Draak
    .gender = c
    .text = Elk { -injury-token } verlaagt je { -attack } nog eens met { $points }.
    .flavour = Hij ruikt elke oude wond en elke nieuwe angst.
giant-troll = Reuzentrol
    .gender = c
    .text = Wil niemand meer opnieuw rollen, dan moet elke { $face } nog één keer gerold worden; wat er dan ligt, geldt.
    .flavour = Wat één keer lukt, lukt bij hem geen tweede keer.
kraken = Kraken
    .gender = c
    .text = Een { -combat-die } die na de laatste worp { $face } of minder toont, telt niet mee.
    .flavour = Wat aan land groot is, is hier aas.
vampire = Vampier
    .gender = c
    .text = Voordat er huurlingen komen, verliest elke held { $xp } { -xp }; voor elke { -xp } die ontbreekt, krijgt die held een { -injury-token }.
    .flavour = Hij vraagt je beleefd binnen en telt alvast je schrammen.
