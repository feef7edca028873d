race = Quelle { -sheet } ?
class = Dé { $colour } : quelle { -class } ?
any-class = Quelle { -class } ?
lay = Quel dé sur la { -initiative-card } n° { $number } ?
starting-dice = { $left ->
        [one] Où placer le dernier { -starting-die } ?
       *[other] Encore { $left } { -starting-die(count: "many") } : lequel placer, et où ?
    }
initiative = Quelle { -initiative-card } ?
placing = Où placer le { $die } ?
action = { $row } : { $row_word ->
        [str] quel dé retourner ?
        [dex] quel dé intervertir avec un autre ?
        [con] quel dé augmenter ou diminuer de 1 ?
        [int] quel dé relancer ?
        [wis] où déplacer le { -alignment-marker } ?
       *[cha] prendre un { -charisma-token } ?
    }
swap = Avec quel dé échanger le { $die } ({ $space }) ?
reroll = { $space } : le { $old } donne maintenant { $new_face }. Quelle valeur garder ?
purchase = Que faire au { -market } avec { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "many") }
    }{ $charisma ->
        [0] {""}
        [one] {" "}et { $charisma } { -charisma-token }
       *[other] {" "}et { $charisma } { -charisma-token(count: "many") }
    } ?
hands = Trop d’{ -weapon(count: "many") } pour vos mains : laquelle défausser ?
skill = { $window_word ->
        [dice-laid] Les dés sont posés : activer une { -skill } ?
        [before-pick] Une { -initiative-card } va être choisie : activer une { -skill } d’abord ?
        [placed] Le dé est placé : activer une { -skill } ?
        [market-turn] Un passage au { -market } commence : activer une { -skill } ?
        [bought] Le passage au { -market } s’achève : activer une { -skill } ?
        [cleanup] La { -cleanup-phase } va commencer : activer une { -skill } d’abord ?
       *[end] Dernière occasion avant le décompte : activer une { -skill } ou défausser une { -weapon } ?
    }
readying = Quelle { -skill } restaurer ?
card-die = { $card } : quel dé ?
card-pool-die = { $card } : quel dé des { -initiative-card(count: "many") } choisir ?
card-row = { $card } : quelle { -attribute } ?
card-card = { $card } : quelle carte ?
card-direction = { $card } : dans quelle direction ?
card-number = { $card } : quel nombre ?
card-colour = { $card } : quelle couleur ?
card-confirm = { $card } : utiliser cet effet ?
