# Class cards.

peasant = Peasant
    .text = When you place cubes, you may place { $cubes } more, even in a region without rats. In the { -last-round }: add { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } to any region.
    .ask-add = { $card }: in which region do you add a { -cube }?
    .flavour = There is always room for one more at this table.
merchant = Merchant
    .text = Move up to { $cubes } of your cubes together from one region to a neighboring region.
    .ask-from = { $card }: from which region do { -cube(count: "other") } leave?
    .ask-to = { $card }: to which neighbor of { $region }?
    .ask-cubes = { $card }: how many { -cube(count: "other") } go to { $region }?
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
    .ask-move = { $card }: which { -token } moves?
    .ask-to = { $card }: to which neighbor of { $home } does { -rat } { $token } move?
    .flavour = He rings the bell, and something scurries off.
knight = Knight
    .text = You may move the plague up to { $regions } regions, { $plague_return_word ->
        [yes] even
       *[other] though not
    } back to where it started. If it stops where there are rats and cubes, you may also let it count as { $cubes } neutral cubes there, before the first rat is turned up. In the { -last-round }: move it once more in the same way{ $last_plague_word ->
        [may-stay] , or let it stay
       *[other] {""}
    }; it then counts as { $cubes } neutral cubes until the end of the game.
    .ask-move = { $card }: where does the { -plague } go?
    .flavour = He rides ahead of the sickness and calls it duty.
witch = Witch
    .text = Secretly look at up to { $tokens } { -token(count: "other") }, one after the other. You may then swap the two.
    .ask-look = { $card }: which { -token } do you look at?
    .ask-look-more = { $card }: which other { -token } do you look at?
    .offer-look-more-decline = No other one
    .ask-swap = { $card }: swap the two { -token(count: "other") } you have looked at?
    .offer-swap-accept = Swap them
    .offer-swap-decline = Leave them where they are
    .flavour = She reads in the whiskers what the priests read too late.
king = King
    .text = Bring { $cubes ->
        [one] one of your cubes
       *[other] { $cubes } of your cubes
    } from a region without rats to the castle. You may also do this after the plague.
    .ask-save = { $card }: from which region does a { -cube } go to the { -castle }?
    .flavour = The drawbridge is narrow, and the list is short.
