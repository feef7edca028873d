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

# Le récit : ces phrases se lisent l’une après l’autre.

hero = { $seat } raconte : il était une fois un héros { $race_born }, { $backstory_past }, que toutes les auberges connaissent aujourd’hui comme { $class_the }.
outlook = Les astres l’avaient dit « { $alignment } » ; la vie l’a rendu { $cell } : { $cell_word ->
        [lawful-good] sa parole engage son épée, et son épée protège les faibles.
        [neutral-good] il aide d’abord et s’interroge ensuite.
        [chaotic-good] il écoute son cœur, jamais les puissants.
        [lawful-neutral] un serment est un serment, quoi qu’il en coûte.
        [chaotic-neutral] nul ne sait où le vent le portera demain, pas même lui.
        [lawful-evil] il connaît chaque loi, surtout celles qui l’arrangent.
        [neutral-evil] il pense à lui, puis à lui, puis à ce qui reste.
        [chaotic-evil] là où il passe, on ferme les volets.
       *[true-neutral] il garde la balance droite et n’y pose le doigt pour personne.
    }
strongest = { $row_word ->
        [str] Sa Force ({ $total }) fait céder les portes que d’autres frappent poliment.
        [dex] Sa Dextérité ({ $total }) le sort des pièges avant qu’ils se referment.
        [con] Sa Constitution ({ $total }) use les fièvres, les poisons et les aubergistes.
        [int] Son Intelligence ({ $total }) a deux énigmes d’avance sur le sphinx.
        [wis] Sa Sagesse ({ $total }) fait taire les assemblées les plus bruyantes.
       *[cha] Son Charisme ({ $total }) lui ouvre les cœurs, et souvent les coffres.
    }
weakest = { $row_word ->
        [str] Quant à sa Force ({ $total }), mieux vaut ne pas lui confier les bagages.
        [dex] Quant à sa Dextérité ({ $total }), la vaisselle s’en souvient encore.
        [con] Quant à sa Constitution ({ $total }), le moindre courant d’air l’inquiète.
        [int] Quant à son Intelligence ({ $total }), il se perd parfois dans une phrase à deux verbes.
        [wis] Quant à sa Sagesse ({ $total }), il achète volontiers des cartes au trésor.
       *[cha] Quant à son Charisme ({ $total }), même les mendiants changent de trottoir.
    }
armed = Quand les mots ne suffisent plus, voici ce qu’il empoigne : { $cards }.
unarmed = Il ne porte pas d’arme, et l’on ignore si c’est par courage ou par distraction.
known = Ses compagnons le décrivent en peu de mots : { $cards }.
able = Son savoir-faire se chante de village en village : { $cards }.
purse = { $gold ->
        [0] Sa bourse est vide, la route est longue, et l’aventure peut commencer.
        [1] Une seule { -gold } tinte dans sa bourse, et l’aventure peut commencer.
       *[other] { $gold } { -gold(count: "many") } tintent dans sa bourse, et l’aventure peut commencer.
    }
