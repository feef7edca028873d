# Le verdict

won-by-stars = { $seat } remporte la partie avec { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "many") }
    } !
won-by-gold = À égalité de réputation ({ $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "many") }
    }), { $seat } l’emporte grâce à son or : { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "many") }
    } !
won-by-dice = À égalité de réputation ({ $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "many") }
    }) et d’or ({ $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "many") }
    }), { $seat } l’emporte avec le moins de dés à la couleur de sa { -class } ({ $dice }) !
shared = Rien ne les départage : { $seat } partage la victoire avec { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "many") }
    } !
rank = { $rank ->
        [0] Véritable Héros
        [1] Chef de Clan
        [2] Sommité
        [3] Aventurier
        [4] Mercenaire
       *[other] PNJ
    } : la partie s’achève sur { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "many") }
        }.

# Le récit : ces phrases se lisent l’une après l’autre. Ni « de » ni « que » devant un nom, qui peut
# commencer par une voyelle.

hero = { $seat } : voilà un nom qui court les auberges, celui d’un héros { $race_born }, { $backstory_past }, et devenu { $class }.
outlook = Sous le signe « { $alignment } », { $seat } { $cell_word ->
        [lawful-good] tient chaque promesse et protège les faibles
        [neutral-good] aide d’abord et s’interroge ensuite
        [chaotic-good] écoute son cœur, jamais les puissants
        [lawful-neutral] respecte ses serments, quoi qu’il en coûte
        [chaotic-neutral] va partout où souffle le vent
        [lawful-evil] connaît chaque loi, surtout les plus commodes
        [neutral-evil] pense à soi, puis à soi, puis à ce qui reste
        [chaotic-evil] laisse beaucoup de fumée dans son sillage
       *[true-neutral] tient la balance droite et n’y pose le doigt pour personne
    }, { $stars ->
        [-3] et en perd le sommeil.
        [-1] non sans quelques regrets.
        [0] sans y songer davantage.
        [1] et s’en accommode fort bien.
       *[other] et y trouve tout son bonheur.
    }
strongest = { $row_word ->
        [str] Les portes auxquelles d’autres frappent poliment, { $seat } les enfonce
        [dex] Les pièges se referment toujours derrière { $seat }, jamais dessus
        [con] Fièvres, poisons, ragoûts d’auberge : { $seat } a survécu à tout
        [int] Face au sphinx, { $seat } a toujours deux énigmes d’avance
        [wis] Quand { $seat } prend la parole, les assemblées les plus bruyantes se taisent
       *[cha] D’un sourire, { $seat } ouvre les cœurs, et parfois les coffres
    } ({ $row } { $total }).
weakest = { $row_word ->
        [str] En revanche, mieux vaut ne pas confier les bagages à { $seat }
        [dex] En revanche, { $seat } et la vaisselle ne font pas bon ménage
        [con] En revanche, { $seat } redoute le moindre courant d’air
        [int] En revanche, { $seat } se perd dans une phrase à deux verbes
        [wis] En revanche, { $seat } achète volontiers des cartes au trésor
       *[cha] En revanche, quand { $seat } sourit, les enfants pleurent
    } ({ $row } { $total }).
armed = Si les mots ne suffisent plus, { $seat } a de quoi répondre : { $cards }.
unarmed = { $seat } ne porte pas d’arme, par courage ou par distraction.
known = Ceux qui ont croisé { $seat } s’en souviennent en peu de mots : { $cards }.
able = Et le savoir-faire ne manque pas à { $seat } : { $cards }.
purse = { $gold ->
        [0] { $seat } n’a plus un sou, mais la route est libre, et l’aventure peut commencer.
        [1] { $seat } referme sa bourse sur une seule { -gold }, et l’aventure peut commencer.
       *[other] { $seat } referme sa bourse sur { $gold } { -gold(count: "many") }, et l’aventure peut commencer.
    }
