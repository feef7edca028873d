# Monsters: what they do in the final battle.

chimera = Chimera
    .text = In the { -finale } a re-roll costs { $xp } { -xp } more.
    .flavour = Three heads, three opinions, one appetite.
demon = Demon
    .text = In the { -finale } a die showing { $face } or less cannot be re-rolled. After all re-rolls, re-roll each die showing { $great } or more once; keep the result.
    .flavour = It keeps every bargain. That is the worst of it.
dragon = Dragon
    .text = Each { -injury-token } lowers your { -attack } by { $points } more.
    .flavour = It smells every old wound and every new fear.
giant-troll = Giant Troll
    .text = After all re-rolls, re-roll each { $face } once; keep the result.
    .flavour = What works once does not work twice on a troll.
kraken = Kraken
    .text = After the last re-roll, ignore dice showing { $face } or less.
    .flavour = What is big on land is bait out here.
vampire = Vampire
    .text = Before { -mercenary(count: "other") } are hired, each player loses { $xp } { -xp } and takes one { -injury-token } for each { -xp } they cannot lose.
    .flavour = It asks you in politely and counts your scratches.
