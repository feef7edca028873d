# Monsters: what they do in the final battle.

chimera = Chimera
    .text = In the { -finale } a re-roll costs { $xp } { -xp } more.
    .flavour = Three heads, three opinions, one appetite.
demon = Demon
    .text = In the { -finale } a die showing { $face } or less cannot be re-rolled. When everybody has stopped, each die showing { $great } or more must be rolled once more; the new face stays.
    .flavour = It keeps every bargain. That is the worst of it.
dragon = Dragon
    .text = Each { -injury-token } lowers your { -attack } by { $points } more.
    .flavour = It smells every old wound and every new fear.
giant-troll = Giant Troll
    .text = When everybody has stopped re-rolling, each { $face } must be rolled once more; the new face stays.
    .flavour = What works once does not work twice on a troll.
kraken = Kraken
    .text = After the last re-roll, dice showing { $face } or less do not count.
    .flavour = What is big on land is bait out here.
vampire = Vampire
    .text = Before anybody hires { -mercenary(count: "other") }, everybody loses { $xp } { -xp } and takes an { -injury-token } for each { -xp } they lack.
    .flavour = It asks you in politely and counts your scratches.
