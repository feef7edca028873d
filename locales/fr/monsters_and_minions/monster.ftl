# Les Monstres et ce qu’ils font à la fin.

chimera = Chimère
    .gender = f
    .text = Lors du { -finale }, une relance coûte { $xp } { -xp } de plus.
    .flavour = Trois têtes, trois avis, un seul appétit.
demon = Démon
    .gender = m
    .text = Lors du { -finale }, un dé qui donne { $face } ou moins ne peut pas être relancé. Quand plus personne ne relance, chaque dé qui donne { $great } ou plus est relancé une fois ; le résultat est définitif.
    .flavour = Il tient tous ses marchés, et c’est bien le pire.
dragon = Dragon
    .gender = m
    .text = Chaque { -injury-token } diminue votre { -attack } de { $points ->
        [one] { $points } point supplémentaire
       *[other] { $points } points supplémentaires
    }.
    .flavour = Il flaire chaque vieille blessure et chaque peur nouvelle.
giant-troll = Troll Géant
    .gender = m
    .text = Quand plus personne ne relance, chaque { $face } est relancé une fois ; le résultat est définitif.
    .flavour = Ce qui réussit une fois ne réussit pas deux fois contre un troll.
kraken = Kraken
    .gender = m
    .text = Quand plus personne ne relance, les dés qui donnent { $face } ou moins ne comptent plus.
    .flavour = Ce qui est grand à terre n’est ici qu’un appât.
vampire = Vampire
    .gender = m
    .text = Avant de recruter, chacun perd { $xp } { -xp } et reçoit un { -injury-token } par { -xp } qui lui manque.
    .flavour = Il vous prie poliment d’entrer et compte vos égratignures.
