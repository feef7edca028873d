# Questions to a player.

race = Which { -race }?
class = Which { $colour } { -class }?
any-class = Which { -class }?
lay = Which die goes on { -initiative-card } { $number }?
starting-dice = Which { -starting-die } do you place next? ({ $left } to place)
initiative = Which { -initiative-card }?
initiative-alone = Which { -initiative-card }? (The { -enemy-die } trashes a { -market-card }: with card 2 the left one on { $second_left }, the middle one on { $second_middle }, the right one on { $second_right }; with card 3 on { $third_left }–{ $third_left_to }, { $third_middle }–{ $third_middle_to } and { $third_right }–{ $third_right_to }.)
initiative-prowled = Which { -initiative-card }? (Card 2 rolls one { -enemy-die }, 3 both: 1–3 strikes the { -market-card } in that place, 4 the last one, 5–6 drives the { -minion } away.)
placing = Where does the { $die } go?
unpacking = { $dice ->
        [one] Do you move the stored { -die } to your { -character-sheet }?
       *[other] Which of your stored { -die(count: "other") } do you move to your { -character-sheet }?
    }
action = { $row_word ->
        [str] { $row }: which die turns to its { -opposite-face }?
        [dex] { $row }: which two dice change places?
        [con] { $row }: which die goes up or down by 1?
        [int] { $row }: which die is re-rolled?
        [wis] { $row }: which way does your { -alignment-marker } move?
       *[cha] { $row }: take a { -charisma-token }?
    }
swap = Which die changes places with the { $die } ({ $space })?
adjusting = { $space }: does the { $die } go up or down by 1?
reroll = { $space }: the { $old } now shows { $new_face }. Keep it?
purchase = What do you do in the { -market }? (You have { $gold } { -gold }{ $charisma ->
        [0] {".)"}
        [one] {" "}and { $charisma } { -charisma-token }.)
       *[other] {" "}and { $charisma } { -charisma-token(count: "other") }.)
    }{ $beyond_word ->
        [none] {""}
       *[other] {" "}The cheapest card costs { $beyond } { -gold }.
    }
further-purchase = Buy another card? (You have { $gold } { -gold }{ $charisma ->
        [0] {".)"}
        [one] {" "}and { $charisma } { -charisma-token }.)
       *[other] {" "}and { $charisma } { -charisma-token(count: "other") }.)
    }
hands = Your { -hand(count: "other") } are full: which { -weapon } do you drop?
skill = { $window_word ->
        [dice-laid] The dice are on the { -initiative-card(count: "other") }. Use a { -skill } now?
        [before-pick] { $turn } is about to take an { -initiative-card }. Use a { -skill } now?
        [placed] The die is placed. Use a { -skill } now?
        [market-turn] { $turn }’s { -market-turn } begins. Use a { -skill } now?
        [bought] Your { -market-turn } ends. Use a { -skill } now?
        [before-hunt] The { -hunt } is about to be rolled. Use a { -skill } now?
        [after-hunt] The { -hunt } has been rolled. Use a { -skill } now?
        [cleanup] The { -cleanup } begins. Use a { -skill } now?
       *[end] Last chance before the { $fights_word ->
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
card-direction = { $card }: which way does your { -alignment-marker } move?
card-number = { $card }: which number?
card-colour = { $card }: which color?
card-confirm = { $card }: use it now?

## Hunts and the final battle

hunt = The { $minion } lies on top. Fight it?
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
       *[no] Use a { -skill } now?
    }
finale-mercenary = The { -finale }: you have { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp } and { $gold } { -gold }. Hire a { -mercenary }?{ $rerolls ->
        [0] {""}
        [one] {" "}(Your { -xp } will do for one re-roll after the roll.)
       *[other] {" "}(Your { -xp } will do for { $rerolls } re-rolls after the roll.)
    }
finale-reroll = Your { -attack } stands at { $attack }; your { $xp } { -xp } will do for { $rerolls ->
        [one] one re-roll
       *[other] { $rerolls } re-rolls
    }.{ $forced ->
        [0] {""}
        [one] {" "}As they lie, one of your dice must be rolled once more at the end.
       *[other] {" "}As they lie, { $forced } of your dice must be rolled once more at the end.
    } Re-roll a die?
spending = { $window_word ->
        [cleanup] The { -cleanup } begins.
       *[end] Last chance before the { -finale }.
    } You have { $xp } { -xp }. Spend some?
