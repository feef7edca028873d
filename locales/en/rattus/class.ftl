# Class cards.

peasant = Peasant
    .text = When you place cubes, you may place { $cubes } more, even in a region without rats. In the { -last-round }: add { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } to any region.
    .ask-add = { $card }: add a { -cube } to which region?
    .flavour = There is always room for one more at this table.
merchant = Merchant
    .text = Move up to { $cubes } of your cubes together from one region to a neighboring region.
    .ask-from = { $card }: move { -cube(count: "other") } from which region?
    .ask-to = { $card }: move { -cube(count: "other") } from { $region } to which neighbor?
    .ask-cubes = { $card }: move how many { -cube(count: "other") } to { $region }?
    .offer-cubes-pick-number = Move { $number ->
            [one] { $number } { -cube }
           *[other] { $number } { -cube(count: "other") }
        }
    .flavour = Where the road is open, the fair goes on.
monk = Monk
    .text = Move { $tokens ->
        [one] a { -token }
       *[other] { $tokens } { -token(count: "other") }
    } to a neighboring region that has room for it.
    .ask-move = { $card }: move which { -token }?
    .ask-to = { $card }: move { -rat } { $token } from { $home } to which neighbor?
    .flavour = He rings the bell, and something scurries off.
knight = Knight
    .text = You may move the plague up to { $regions } regions, { $plague_return_word ->
        [yes] and even
       *[other] but not
    } back to where it started. If it stops where there are { $plague_alone_word ->
        [yes] rats
       *[other] rats and cubes
    }, you may also let it count as { $cubes } neutral cubes there, before the first rat is revealed. In the { -last-round }: move it once more in the same way{ $last_plague_word ->
        [may-stay] , or let it stay
       *[other] {""}
    }; it then counts as { $cubes } neutral cubes until the end of the game.
    .ask-move = { $card }: move the { -plague } where?
    .flavour = He rides ahead of the sickness and calls it duty.
witch = Witch
    .text = Secretly look at up to { $tokens } { -token(count: "other") }, one after the other. You may then swap the two.
    .ask-look = { $card }: look at which { -token }?
    .ask-look-more = { $card }: look at which other { -token }?
    .offer-look-more-decline = No other one
    .ask-swap = { $card }: swap the two { -token(count: "other") } you have looked at?
    .offer-swap-accept = Swap them
    .offer-swap-decline = Leave them where they are
    .flavour = She reads in the whiskers what the priests read too late.
king = King
    .text = Bring { $cubes ->
        [one] one of your cubes
       *[other] { $cubes } of your cubes
    } from a region without rats to the castle. You may also do this after the plague has ravaged.
    .ask-save = { $card }: bring a { -cube } to the { -castle } from which region?
    .flavour = The drawbridge is narrow, and the list is short.
