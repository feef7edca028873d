# Keuzes in een genummerd menu, en wat het toeval kan antwoorden.

roll = Worp: { $value }
draw = Uit de { -bag }: een { $value_adj } { -die }
deal = Omgedraaid: “{ $value }”
deal-backstory = Achtergrond: “{ $value }”
deal-alignment = Moreel: “{ $value }”

take-race = Speel een { $race_noun }
take-class = Word { $class_noun }
lay = Leg de { $die } hier
take = Neem { -initiative-card } { $number } met de { $die }
# Kort genoeg voor twee kolommen op een pagina.
place = Zet de { $die } in { $row }

turn = Draai de { $die } ({ $space }) om
swap = Verwissel de { $die } ({ $space }) …
swap-with = … met de { $die } ({ $space })
raise = Verhoog de { $die } ({ $space }) met 1
lower = Verlaag de { $die } ({ $space }) met 1
reroll = Rol de { $die } ({ $space }) opnieuw
keep = Behoud de nieuwe { $die }
restore = Ga terug naar de { $die }
move-marker = { $direction_code } Schuif het { -alignment-marker } richting { $direction }
take-token = Neem een { -charisma-token }
skip = Voer geen actie uit

buy = Koop “{ $card }” voor { $cost } { -gold }
discard = Leg “{ $card }” af voor { -gold }
take-gold = Koop niets en neem { -gold }
leave-market = Koop niets meer
drop = Leg het { -weapon } “{ $card }” af
use = Gebruik “{ $card }”
pass = Nee
ready = Ververs “{ $card }”
leave-exhausted = Ververs geen { -skill }

pick-die = De { $die } ({ $space })
pick-pool-die = De { $die } op { -initiative-card } { $number }
pick-row = { $row }
pick-card = “{ $card }”
pick-direction = { $direction_code } Richting { $direction }
pick-number = { $number }
pick-colour = Een { $colour_adj } { -die }
accept = Ja
decline = Zie ervan af
