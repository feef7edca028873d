# Questions to a player.

race = Which { -race }?
class = Which { $colour } { -class }?
any-class = Which { -class }?
lay = Place which die on { -initiative-card } { $number }?
starting-dice = Place which { -starting-die } next? ({ $left } to place)
initiative = Which { -initiative-card }?
initiative-alone = Which { -initiative-card }? (With card 2 the { -enemy-die } trashes the left, middle or right card on { $second_left }, { $second_middle } or { $second_right }; with card 3 on { $third_left }–{ $third_left_to }, { $third_middle }–{ $third_middle_to } or { $third_right }–{ $third_right_to }.)
initiative-prowled = Which { -initiative-card }? (With card 2 one { -enemy-die } is rolled, with card 3 both are. A 1, 2 or 3 trashes the first, second or third { -market-card }, a 4 the rightmost one; a 5 or 6 puts the top { -minion } under its deck.)
placing = Where does the { $die } go?
unpacking = { $dice ->
        [one] Move the stored { -die } to your { -character-sheet }?
       *[other] Move which of your stored { -die(count: "other") } to your { -character-sheet }?
    }
action = { $row_word ->
        [str] { $row }: turn which die to its { -opposite-face }?
        [dex] { $row }: swap which die?
        [con] { $row }: raise or lower which die by 1?
        [int] { $row }: re-roll which die?
        [wis] { $row }: move your { -alignment-marker } which way?
       *[cha] { $row }: take a { -charisma-token }?
    }
swap = Swap the { $die } ({ $space }) with which die?
adjusting = { $space }: raise or lower the { $die } by 1?
reroll = { $space }: the { $old } now shows { $new_face }. Keep it?
purchase = Your { -market-turn }: you have { $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] {" "}and { $charisma } { -charisma-token }
       *[other] {" "}and { $charisma } { -charisma-token(count: "other") }
    }{ $beyond_word ->
        [none] {""}
       *[other] ; the cheapest card costs { $beyond } { -gold }
    }. What will you do?
further-purchase = Buy another card? (You have { $gold } { -gold }{ $charisma ->
        [0] {".)"}
        [one] {" "}and { $charisma } { -charisma-token }.)
       *[other] {" "}and { $charisma } { -charisma-token(count: "other") }.)
    }
hands = Your { -hand(count: "other") } are full. Drop which { -weapon }?
skill = { $window_word ->
        [dice-laid] The dice are on the { -initiative-card(count: "other") }. Use a { -skill }?
        [before-pick] { $turn } is about to take an { -initiative-card }. Use a { -skill }?
        [placed] You have placed your die. Use a { -skill }?
        [market-turn] { $turn }’s { -market-turn } begins. Use a { -skill }?
        [bought] Your { -market-turn } is about to end. Use a { -skill }?
        [before-hunt] You are about to roll for the { -hunt }. Use a { -skill }?
        [after-hunt] You have rolled for the { -hunt }. Use a { -skill }?
        [cleanup] The { -cleanup } begins. Use a { -skill }?
       *[end] Last chance before the { $hunts_word ->
            [yes] { -finale }
           *[no] { -final-scoring }
        }: use a { -skill }{ $weapons_word ->
            [yes] , or drop a { -weapon }
           *[no] {""}
        }?
    }
readying = Ready which { -skill }?
card-die = { $card }: which die?
card-pool-die = { $card }: which die on an { -initiative-card }?
card-row = { $card }: which { -attribute }?
card-card = { $card }: which card?
card-direction = { $card }: move your { -alignment-marker } which way?
card-number = { $card }: which number?
card-colour = { $card }: which color?
card-confirm = { $card }: use it now?

## Hunts and the final battle

hunt = The { $minion } is on top of the { -minion-deck }. Fight it?
mercenary = { $dice ->
        [one] You have { $dice } { -combat-die }
       *[other] You have { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp }{ $charisma ->
        [0] {" "}and { $gold } { -gold }
        [one] , { $gold } { -gold } and 1 { -charisma-token }
       *[other] , { $gold } { -gold } and { $charisma } { -charisma-token(count: "other") }
    }. { $hires_word ->
        [yes] Hire a { -mercenary }?
       *[no] Use a { -skill } before the roll?
    }
combat-reroll = Your dice add up to { $sum }; you have { $xp } { -xp }. { $rerolls_word ->
        [yes] Re-roll a die?
       *[no] Use a { -skill }?
    }
finale-mercenary = The { -finale }: you have { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp } and { $gold } { -gold }. Hire a { -mercenary }?{ $rerolls ->
        [0] {""}
        [one] {" "}(Your { -xp } is enough for one re-roll afterward.)
       *[other] {" "}(Your { -xp } is enough for { $rerolls } re-rolls afterward.)
    }
finale-reroll = Your { -attack } is { $attack }; you have { $xp } { -xp }, enough for { $rerolls ->
        [one] one re-roll
       *[other] { $rerolls } re-rolls
    }.{ $forced ->
        [0] {""}
        [one] {" "}As things stand, you must re-roll one of your dice at the end.
       *[other] {" "}As things stand, you must re-roll { $forced } of your dice at the end.
    } Re-roll a die?
spending = { $window_word ->
        [cleanup] The { -cleanup } begins.
       *[end] Last chance before the { -finale }.
    } You have { $xp } { -xp }. Spend some?
