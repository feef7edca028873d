race = Quelle { -character-sheet } ?
class = Dé { $colour } : quelle { -class } ?
any-class = Quelle { -class } ?
lay = Quel dé poser sur la { -initiative-card } n° { $number } ?
starting-dice = Encore { $left } { -starting-die(count: "other") } : lequel placer d’abord ?
initiative = Quelle { -initiative-card } ?
initiative-alone = Quelle { -initiative-card } ? (Avec la n° 2, le { -enemy-die } envoie dans la { -trash } la carte de gauche, du milieu ou de droite sur { $second_left }, { $second_middle } ou { $second_right } ; avec la n° 3, sur { $third_left }–{ $third_left_to }, { $third_middle }–{ $third_middle_to } ou { $third_right }–{ $third_right_to }.)
initiative-prowled = Quelle { -initiative-card } ? (La n° 2 fait lancer un { -enemy-die }, la n° 3 les deux. De 1 à 3 : la carte de ce rang au { -market } est perdue ; 4 : la dernière ; 5 ou 6 : le { -minion } passe sous la { -minion-deck }.)
placing = Où placer le { $die } ?
unpacking = { $dice ->
        [one] Placer maintenant le dé rangé ?
       *[other] Quel dé rangé placer maintenant ?
    }
action = { $row } : { $row_word ->
        [str] quel dé retourner ?
        [dex] quels dés intervertir ? Choisissez le premier.
        [con] quel dé augmenter ou diminuer de 1 ?
        [int] quel dé relancer ?
        [wis] où déplacer le { -alignment-marker } ?
       *[cha] prendre un { -charisma-token } ?
    }
swap = Avec quel dé intervertir le { $die } ({ $space }) ?
adjusting = Augmenter ou diminuer de 1 le { $die } ({ $space }) ?
reroll = { $space } : le { $old } donne maintenant { $new_face }. Quelle valeur garder ?
purchase = Que faire au { -market } avec { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }{ $charisma ->
        [0] {""}
        [one] {" "}et { $charisma } { -charisma-token }
       *[other] {" "}et { $charisma } { -charisma-token(count: "other") }
    } ?{ $beyond_word ->
        [none] {""}
       *[other] {" "}(Rien à moins de { $beyond }.)
    }
further-purchase = Acheter une autre carte avec { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }{ $charisma ->
        [0] {""}
        [one] {" "}et { $charisma } { -charisma-token }
       *[other] {" "}et { $charisma } { -charisma-token(count: "other") }
    } ?
hands = Trop d’{ -weapon(count: "other") } pour vos mains : laquelle défausser ?
skill = { $window_word ->
        [dice-laid] Les dés sont posés : activer une { -skill } ?
        [before-pick] { START(THE($turn)) } va choisir une { -initiative-card } : activer une { -skill } d’abord ?
        [placed] Le dé est placé : activer une { -skill } ?
        [market-turn] Le { -market-turn } { OF($turn) } commence : activer une { -skill } ?
        [bought] Le { -market-turn } s’achève : activer une { -skill } ?
        [before-hunt] Les { -combat-die(count: "other") } vont être lancés : activer une { -skill } d’abord ?
        [after-hunt] Les { -combat-die(count: "other") } sont lancés : activer une { -skill } ?
        [cleanup] La { -cleanup } commence : activer une { -skill } ?
       *[end] Dernière occasion avant le { $hunts_word ->
            [yes] { -finale }
           *[no] { -final-scoring }
        } : activer une { -skill }{ $weapons_word ->
            [yes] {" "}ou défausser une { -weapon }
           *[no] {""}
        } ?
    }
readying = Quelle { -skill } restaurer ?
card-die = { $card } : quel dé ?
card-pool-die = { $card } : quel dé des { -initiative-card(count: "other") } choisir ?
card-row = { $card } : quelle { -attribute } ?
card-card = { $card } : quelle carte ?
card-direction = { $card } : dans quelle direction ?
card-number = { $card } : quel nombre ?
card-colour = { $card } : quelle couleur ?
card-confirm = { $card } : utiliser cet effet ?

# Traques et Combat contre le Monstre

hunt = Combattre { THE($minion) }, au sommet de la pioche ?
mercenary = Vous avez { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp }{ $charisma ->
        [0] {" "}et{" "}
       *[other] {", "}
    }{ $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }{ $charisma ->
        [0] {""}
        [one] {" "}et un { -charisma-token }
       *[other] {" "}et { $charisma } { -charisma-token(count: "other") }
    } : { $hires_word ->
        [yes] recruter un { -mercenary }
       *[no] activer une { -skill } avant de lancer les dés
    } ?
combat-reroll = Vos dés totalisent { $sum } ; il vous reste { $xp } { -xp }. { $rerolls_word ->
        [yes] Relancer un dé ?
       *[no] Activer une { -skill } ?
    }
finale-mercenary = { -finale } : vous avez { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp } et { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }. Recruter un { -mercenary } ?{ $rerolls ->
        [0] {""}
        [one] {" "}(Après le lancer, vos { -xp } permettront une relance.)
       *[other] {" "}(Après le lancer, vos { -xp } permettront { $rerolls } relances.)
    }
finale-reroll = Votre { -attack } est de { $attack } ; il vous reste { $xp } { -xp }, de quoi relancer un dé { $rerolls ->
        [one] une fois
       *[other] jusqu’à { $rerolls } fois
    }.{ $forced ->
        [0] {""}
        [1] {" "}En l’état, un de vos dés devra être relancé à la fin.
       *[other] {" "}En l’état, { $forced } de vos dés devront être relancés à la fin.
    } Relancer un dé ?
spending = { $window_word ->
        [cleanup] La { -cleanup } commence.
       *[end] Dernière occasion avant le { -finale }.
    } Vous avez { $xp } { -xp } : en dépenser ?
