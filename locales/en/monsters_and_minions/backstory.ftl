# Backstories.

apprentice = Apprentice
    .flavour = The broom was enchanted, the water was not, and the master was away.
cast-off = Cast Off
    .flavour = The ship grew smaller, and the island did not.
gate-keeper = Gate Keeper
    .flavour = Thirty years of asking ‘Who goes there?’, and then somebody answered.
separated = Separated
    .flavour = Two halves of one coin, and a whole war in between.
damaged = Damaged
    .flavour = Broken bones grow back stronger, and some of the rest does too.
doomed = Doomed
    .flavour = The date was known, so every evening before it was a feast.
gladiator = Gladiator
    .flavour = The crowd shouted a name until it became the only one.
lost-in-time = Lost in Time
    .flavour = The inn was still there; the kingdom around it was not.
oracle = Oracle
    .flavour = It is hard to be surprised, and harder to look it on birthdays.
outcast = Outcast
    .flavour = The village gate closed, and the rest of the world was open.
transported = Transported
    .flavour = One flash of light, and supper was on another continent.
wanderer = Wanderer
    .flavour = Home was wherever the boots stood at night.
