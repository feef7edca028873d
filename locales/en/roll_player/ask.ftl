# Questions to a player.

race = Which race?
class = Which { $colour } { -class }?
any-class = Which { -class }?
lay = Which die goes on { -initiative-card } { $number }?
starting-dice = Where does a { -starting-die } go? ({ $left } to place)
initiative = Which { -initiative-card }?
placing = Where does the { $die } go?
action = { $row_word ->
        [str] { $row }: which die turns to its { -opposite-face }?
        [dex] { $row }: which two dice change places?
        [con] { $row }: which die goes up or down by 1?
        [int] { $row }: which die is re-rolled?
        [wis] { $row }: which way does the { -alignment-marker } move?
       *[cha] { $row }: take a { -charisma-token }?
    }
swap = Which die changes places with the { $die } on { $space }?
reroll = { $space }: the { $old } now shows { $new_face }. Keep it?
purchase = Buy a card, or discard one for { -gold }? (You have { $gold } { -gold }{ $charisma ->
        [0] {".)"}
        [one] {" "}and { $charisma } { -charisma-token }.)
       *[other] {" "}and { $charisma } { -charisma-token(count: "other") }.)
    }
hands = Too few { -hand(count: "other") }: which { -weapon } goes?
skill = { $window_word ->
        [dice-laid] The dice are laid. Use a { -skill } now?
        [before-pick] Before the next { -initiative-card } is taken: use a { -skill } now?
        [placed] The die is placed. Use a { -skill } now?
        [market-turn] A { -market-turn } begins. Use a { -skill } now?
        [bought] The card is bought. Use a { -skill } now?
        [cleanup] The { -cleanup } begins. Use a { -skill } now?
       *[end] Last chance before scoring: use a { -skill }, or lay off a { -weapon }?
    }
readying = Which { -skill } becomes ready?
card-die = { $card }: which die?
card-pool-die = { $card }: which die on an { -initiative-card }?
card-row = { $card }: which { -attribute }?
card-card = { $card }: which card?
card-direction = { $card }: which way does the { -alignment-marker } move?
card-number = { $card }: which number?
card-colour = { $card }: which color?
card-confirm = { $card }: use it now?
