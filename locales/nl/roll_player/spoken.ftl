# Antwoorden op korte vragen: de tafel voor wie luistert. Zonder tekens, elk een zin.

## Helden

gold = { $seat } heeft { $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] {" "}en { $charisma } { -charisma-token }
       *[other] {" "}en { $charisma } { -charisma-token(count: "other") }
    }.
row = { $row }: { $dice_word ->
        [none] geen dobbelstenen
       *[some] { $dice }
    }, som { $total }{ $free ->
        [0] {""}
        [one] , { $free } { -space } vrij
       *[other] , { $free } { -space(count: "other") } vrij
    }.
goal = Het doel van { $row } is { $aim_word ->
        [exact] precies { $least }
        [range] { $least }–{ $most }
       *[open] minstens { $least }
    }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }. Nu is de som { $total }; het doel is { $met_word ->
        [yes] zeker gehaald
       *[no] { $lost_word ->
            [yes] niet te halen zolang de dobbelstenen in de rij zo blijven
           *[no] nog te halen met { $need_word ->
                [exact] precies { $from }
                [range] { $from }–{ $to }
               *[open] minstens { $from }
            } erbij op { $free ->
                [one] { $free } vrij { -space }
               *[other] { $free } vrije { -space(count: "other") }
            }
        }
    }.
goals = { $seat } haalt { $met ->
        [0] nog geen { -attribute-goal }
        [one] { $met } { -attribute-goal }
       *[other] { $met } { -attribute-goal(count: "other") }
    }.
hero = { $seat } speelt een { LOWER($race) }, { LOWER($class) } van beroep; de { -class-color } is { $colour }.
classless = { $seat } speelt een { LOWER($race) } en heeft nog geen { -class }.
story = De { -backstory } is { QUOTE($backstory) }; { $dice ->
        [0] nog geen { -die } past
        [one] { $dice } { -die } past
       *[other] { $dice } { -die(count: "other") } passen
    } ({ $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }){ $open_word ->
        [none] {""}
       *[some] ; er ontbreekt nog { $open }{ $then ->
            [0] {""}
            [one] , en met nog één passende { -die } is het { $then } { -star }
           *[other] , en met nog één passende { -die } zijn het { $then } { -star(count: "other") }
        }
    }.
wanted = { $space }, is vrij; de { -backstory } vraagt daar om { $colour }.
matching = Op { $space }, ligt de { $die }, en die past bij de { -backstory }.
mismatched = Op { $space }, ligt de { $die }; de { -backstory } vraagt daar om { $colour }.
alignment = Het { -alignment } is { QUOTE($alignment) }; het { -alignment-marker } staat op { $outlook }; aan het eind { $stars_sign ->
        [minus] kost dat { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] levert dat niets op
       *[plus] levert dat { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            } op
    }{ $moves ->
        [0] . Geen vak is meer waard
       *[other] . Het beste vak, { $best }, ligt { $moves ->
            [one] { $moves } stap
           *[other] { $moves } stappen
        } verder en is { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        } waard
    }.
outlook = Wie { $outlook } is, { $stars_sign ->
        [minus] verliest { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] krijgt niets
       *[plus] krijgt { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }; { $moves ->
        [0] het { -alignment-marker } staat daar nu
        [one] dat vak ligt { $moves } stap verder
       *[other] dat vak ligt { $moves } stappen verder
    }.
hand = { $seat } heeft { $cards_word ->
        [none] { $exhausted_word ->
            [none] geen { -card(count: "other") }
           *[some] geen ongebruikte { -card(count: "other") }
        }
       *[some] deze kaarten: { $cards }
    }{ $exhausted_word ->
        [none] {""}
       *[some] ; gebruikt: { $exhausted }
    }.
counter = De teller van { QUOTE($card) } staat op { $count }.
tray = Nog te plaatsen: { $dice }.

## Markt en initiatiefkaarten

market = Op de { -market }: { $cards }. In de { -market-deck } { $deck ->
        [0] zit geen kaart meer
        [one] zit { $deck } kaart
       *[other] zitten { $deck } kaarten
    }, op de { -discard-pile } { $discard ->
        [0] ligt er geen
        [one] ligt er { $discard }
       *[other] liggen er { $discard }
    }.
ware = { $card } ({ $kind }) kost { $cost } { -gold }{ $beyond_word ->
        [yes] {" "}(meer dan je hebt)
       *[no] {""}
    }{ $charisma ->
        [0] {""}
        [one] {" "}(waarvan 1 met een { -charisma-token })
       *[other] {" "}(waarvan { $charisma } met { -charisma-token(count: "other") })
    }{ $hands ->
        [0] {""}
        [one] {" "}en vraagt { $hands } { -hand }
       *[other] {" "}en vraagt { $hands } { -hand(count: "other") }
    }{ $direction_word ->
        [none] {""}
       *[other] {" "}en verschuift je { -alignment-marker } richting { $direction }
    }{ $set_word ->
        [none] {""}
       *[other] {" "}en hoort bij de set { $set }
    }.
top = { $card } is de volgende kaart van de { -market-deck }.
waiting = Op { -initiative-card } { $number } { $coin_word ->
        [yes] liggen de { $die } en een munt
       *[no] ligt de { $die }
    }.
taken = { $seat } heeft { -initiative-card } { $number } genomen.
bare = Op { -initiative-card } { $number } ligt { $coin_word ->
        [yes] nog geen { -die }, maar wel een munt
       *[no] niets
    }.
fits = De { $die } heeft { $own_word ->
        [yes] de
       *[no] niet de
    } { -class-color }; de { -backstory } { $story_word ->
        [none] vraagt nergens meer om die kleur
       *[some] vraagt om die kleur bij { $story }
    }, en { $goals_word ->
        [none] je haalt er niet meteen een { -attribute-goal } mee
       *[some] je haalt er meteen het { -attribute-goal } van { $goals } mee
    }.
turn = { $alone_word ->
        [yes] Het is ronde { $round }.
       *[no] Het is ronde { $round }; { $seat } is { -first-player }, en op de { -market } { $order_word ->
            [none] is de volgorde nog open
           *[some] { $order_count ->
                [one] is alleen { $order } nog aan de beurt
               *[other] komt eerst { $order_then }
            }
        }.
    }
setting-up = Het spel wordt nog klaargezet; er is nog geen volgorde.

## Monsters en handlangers

earned = { $seat } heeft { $xp } { -xp }, { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } en { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }{ $minions_word ->
        [none] {""}
       *[some] ; trofeeën: { $minions }
    }{ $kinds_word ->
        [none] {""}
       *[some] ; bekend van het { -monster }: { $kinds }
    }.
stored = { $seat } heeft { $dice_word ->
        [none] geen dobbelstenen
       *[some] { $dice }
    } opgeborgen.
combat = { $faces_word ->
        [none] { $waiting ->
            [0] { $seat } heeft nu geen { -combat-die(count: "other") }
            [one] { $seat } heeft { $waiting } { -combat-die } te rollen
           *[other] { $seat } heeft { $waiting } { -combat-die(count: "other") } te rollen
        }
       *[some] { $seat } heeft { $faces } gerold, samen { $sum }{ $waiting ->
            [0] {""}
           *[other] , en nog { $waiting } te rollen
        }
    }.
attack = De { -attack } van { $seat } is { $attack }.
minion = Bovenop ligt { LOWER(THE($minion)) }; daaronder { $deck ->
        [one] ligt nog { $deck } kaart
       *[other] liggen nog { $deck } kaarten
    }.
odds = { $begun_word ->
        [yes] Met nog { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other") }
        } te rollen kom je in totaal
       *[no] Met { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other") }
        } kom je
    } gemiddeld op { $points },{ $tenths }; in { $percent } procent van de gevallen haal je de { -trophy }.
finale-odds = Met nog { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } te rollen is je { -attack } gemiddeld { $below_word ->
        [yes] min{" "}
       *[no] {""}
    }{ $points },{ $tenths }; in { $percent } procent van de gevallen versla je het { -monster }.
reward = Een totaal van { $to ->
        [0] minstens { $from }
       *[other] { $from }–{ $to }
    } levert { $spoils_word ->
        [none] niets
       *[some] { $spoils }
    } op.
monster = Het { -monster } is { LOWER(THE($monster)) }, met { -strength } { $strength }. Een { -attack } van { $first } levert de eerste { -star } op, { $last } of meer alle { $most }.
adventure = { $adventure_word ->
        [none] { START($kind) } van het { -monster }: nog gedekt.
       *[other] { START($kind) } van het { -monster }: { $adventure }.
    }
