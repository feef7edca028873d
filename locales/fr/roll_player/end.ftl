# Le verdict

won-by-stars = { START(THE($seat)) } remporte la partie avec { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } !
won-by-gold = Égalité à { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } : { THE($seat) } l’emporte grâce à { $gold ->
        [one] sa seule { -gold }
       *[other] ses { $gold } { -gold(count: "other") }
    } !
won-by-dice = Égalité à { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } et { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } : { THE($seat) } l’emporte avec le plus petit nombre de dés à la couleur de sa { -class } ({ $dice }) !
shared = Égalité parfaite à { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } : { THE($seats) } se partagent la victoire !
rank = Rang final : { $rank ->
        [0] { $seat_gender ->
            [f] Véritable Héroïne
           *[other] Véritable Héros
        }
        [1] { $seat_gender ->
            [f] Cheffe de Clan
           *[other] Chef de Clan
        }
        [2] Sommité
        [3] { $seat_gender ->
            [f] Aventurière
           *[other] Aventurier
        }
        [4] Mercenaire
       *[other] PNJ
    }, avec { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.

# Le récit : ces phrases se lisent l’une après l’autre. Pas de « que » devant un nom, qui peut
# commencer par une voyelle ; « de » et « à » s’écrivent OF et TO.

slayer = Rang final : { $seat_gender ->
        [f] Pourfendeuse de Monstre
       *[other] Pourfendeur de Monstre
    }, avec { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.
lost = { START(THE($monster)) } résiste à une { -attack } de { $attack } : la partie est perdue.

hero = { $race_word ->
        [dragonkin] { START(THE($seat)) } : un nom que l’on répète dans toutes les auberges, celui d’{ hero.who }.
        [dwarf] Au coin du feu, on raconte volontiers l’histoire d’{ hero.who } : { THE($seat) }.
        [elf] Les bardes ont une chanson de plus, celle d’{ hero.who } : { THE($seat) }.
        [halfling] Partout, on lève son verre à la santé d’{ hero.who } : { THE($seat) }.
        [human] À tous les carrefours, on demande des nouvelles d’{ hero.who } : { THE($seat) }.
        [orc] Faites place ! Voici { THE($seat) }, { hero.who }.
       *[other] { START(THE($seat)) } : ainsi s’appelle { hero.who }.
    }
    .who = { $seat_gender ->
        [f] une héroïne { $race_born_f }, { $backstory_past_f }, et devenue { $class_feminine }
       *[other] un héros { $race_born }, { $backstory_past }, et devenu { $class }
    }
outlook = « { $alignment } » dans l’âme, { THE($seat) } { $cell_word ->
        [lawful-good] tient chaque promesse et protège les faibles
        [neutral-good] aide d’abord et s’interroge ensuite
        [chaotic-good] écoute son cœur, jamais les puissants
        [lawful-neutral] respecte ses serments, quoi qu’il en coûte
        [chaotic-neutral] va partout où souffle le vent
        [lawful-evil] connaît toutes les lois, surtout les plus commodes
        [neutral-evil] se sert en premier, se ressert, puis laisse les miettes
        [chaotic-evil] laisse beaucoup de fumée dans son sillage
       *[true-neutral] tient la balance droite et n’y pose le doigt pour personne
    }, { $stars ->
        [-3] et en perd le sommeil.
        [-2] non sans bien des regrets.
        [-1] non sans quelques regrets.
        [0] sans y songer davantage.
        [1] et s’en accommode fort bien.
       *[other] et y trouve tout son bonheur.
    }
# $nth : le combientième récit de la table avec cette caractéristique, pour qu’aucun ne se répète.
strongest = { $nth ->
        [2] { $row_word ->
            [str] Une charrette embourbée ? On laisse les bœufs à l’étable et on appelle { THE($seat) }
            [dex] { START(THE($seat)) } traverse un plancher qui grince sans réveiller le chat
            [con] Quand les autres réclament un guérisseur, { THE($seat) } reprend de la soupe
            [int] Les mages cachent leurs grimoires, car { THE($seat) } n’oublie jamais une page
            [wis] { START(THE($seat)) } sait quand parler et, chose plus rare, quand se taire
           *[cha] Les gardes chargés d’arrêter { THE($seat) } finissent par porter ses bagages
        }
        [3] D’autres doivent s’entraîner, { THE($seat) } a ça dans le sang
        [4] Trois maîtres ont voulu instruire { THE($seat) } et sont repartis élèves
        [5] Les bardes en ont fait un couplet rien que pour { THE($seat) }
       *[other] { $row_word ->
            [str] Les portes auxquelles d’autres frappent poliment, { THE($seat) } les enfonce
            [dex] { START(THE($seat)) } passe, et les pièges se referment toujours un instant trop tard
            [con] Fièvres, poisons, ragoûts d’auberge : { THE($seat) } a survécu à tout
            [int] Face au sphinx, { THE($seat) } a toujours deux énigmes d’avance
            [wis] Quand { THE($seat) } prend la parole, les assemblées les plus bruyantes se taisent
           *[cha] D’un sourire, { THE($seat) } ouvre les cœurs, et parfois les coffres
        }
    } ({ $row } { $total }).
# $nth : 1 pour le premier héros de la table qui a ce point faible, sinon le numéro du héros.
weakest = { $nth ->
        [2] Chacun a son point faible, et { THE($seat) } connaît bien le sien
        [3] Il est un sujet dont { THE($seat) } évite de parler
        [4] Il y a une leçon pendant laquelle { THE($seat) } a dû dormir
        [5] Sur ce terrain, { THE($seat) } laisse volontiers briller les autres
       *[other] { $row_word ->
            [str] En revanche, mieux vaut ne pas confier les bagages { TO($seat) }
            [dex] { START(THE($seat)) } et la vaisselle, par contre, ne font pas bon ménage
            [con] Cela dit, { THE($seat) } redoute le moindre courant d’air
            [int] Cependant, { THE($seat) } se perd parfois dans une phrase à deux verbes
            [wis] { START(THE($seat)) } achète pourtant volontiers des cartes au trésor
           *[cha] Hélas, quand { THE($seat) } sourit, les enfants pleurent
        }
    } ({ $row } { $total }).
# $nth : le combientième récit de la table, pour que deux récits ne se répètent pas.
armed = { $nth ->
        [2] { START(THE($seat)) } ne dort jamais loin de son meilleur argument : { A($cards) }.
        [3] Les brigands saluent { THE($seat) } avec respect, à cause d’un détail : { A($cards) }.
        [4] Pour les disputes, { THE($seat) } a ce qu’il faut à la ceinture : { A($cards) }.
        [5] { START(THE($seat)) } ne sort jamais sans emporter { A($cards) }.
       *[other] Si les mots ne suffisent plus, { THE($seat) } a de quoi répondre : { A($cards) }.
    }
unarmed = { $nth ->
        [2] { START(THE($seat)) } gagne tous ses combats en n’y allant pas.
        [3] { START(THE($seat)) } va sans arme, et les querelles vont ailleurs.
        [4] Pas d’arme pour { THE($seat) } : de bonnes jambes et de belles excuses.
        [5] Pour la plupart des querelles, un regard sévère suffit { TO($seat) }.
       *[other] { START(THE($seat)) } ne porte pas d’arme, par courage ou par distraction.
    }
known = { $nth ->
        [2] Les chansons sur { THE($seat) } ont toutes le même refrain : { QUOTE($cards) }.
        [3] Ses amis font { OF($seat) } un portrait sans retouche : { QUOTE($cards) }.
        [4] Sur les murs des tavernes, { THE($seat) } se résume à ceci : { QUOTE($cards) }.
        [5] Même ses ennemis connaissent par cœur le caractère { OF($seat) } : { QUOTE($cards) }.
       *[other] Le caractère { OF($seat) } tient en peu de mots : { QUOTE($cards) }.
    }
able = { $nth ->
        [2] Personne ne sait où { THE($seat) } a appris cela : { QUOTE($cards) }.
        [3] Voici comment { THE($seat) } paie son souper : { QUOTE($cards) }.
        [4] Quand { THE($seat) } s’ennuie, tout le monde y gagne une leçon : { QUOTE($cards) }.
        [5] Même en vieillissant, { THE($seat) } n’oubliera jamais ceci : { QUOTE($cards) }.
       *[other] { START(THE($seat)) } a plus d’un tour dans son sac : { QUOTE($cards) }.
    }
hunted = { $nth ->
        [1] Au mur, chez { THE($seat) }, pend ce qu’il reste { OF($minions) }.
        [2] { START(THE($seat)) } garde une étagère en souvenir { OF($minions) }.
        [3] Grâce { TO($seat) }, les voyageurs ont oublié jusqu’au nom { OF($minions) }.
        [4] Chaque soir, les enfants réclament { TO($seat) } l’histoire { OF($minions) }.
       *[other] { START(THE($seat)) } dort sous de belles fourrures, souvenirs { OF($minions) }.
    }
slew = { $nth ->
        [1] { START(THE($seat)) } a vaincu { THE($monster) }, et le raconte autrement chaque soir.
        [2] Un jour, { THE($monster) } a croisé { THE($seat) }. Ce jour a suffi.
        [3] Pour { THE($seat) }, { THE($monster) } n’est plus qu’un souvenir, et une cicatrice.
        [4] { START(THE($seat)) } a vaincu { THE($monster) } ; depuis, l’aubergiste ne présente plus l’addition.
       *[other] { START(THE($seat)) } a rapporté une dent ; { THE($monster) } n’en aura plus besoin.
    }
beaten = { $nth ->
        [1] Du combat contre { THE($monster) }, { THE($seat) } ne raconte que le début.
        [2] { START(THE($seat)) } a affronté { THE($monster) } avec courage, puis a couru avec talent.
        [3] { START(THE($seat)) } marche pieds nus : ses bottes sont restées chez { THE($monster) }.
        [4] { START(THE($seat)) } ne l’avoue qu’à la troisième chope : { THE($monster) } frappait plus fort.
       *[other] { START(THE($seat)) } a promis une revanche { TO($monster) }, sans fixer de date.
    }
purse = { $nth ->
        [2] { $gold ->
            [0] Dans la bourse { OF($seat) }, il n’y a plus qu’une mite, qui s’ennuie.
            [1] Dans la bourse { OF($seat) }, une seule { -gold } s’ennuie.
           *[other] Dans la bourse { OF($seat) }, { $gold } { -gold(count: "other") } se tiennent compagnie.
        }
        [3] { START(THE($seat)) } retourne ses poches et trouve { $gold ->
            [0] deux boutons, rien d’autre.
            [1] deux boutons et une { -gold }.
           *[other] deux boutons et { $gold } { -gold(count: "other") }.
        }
        [4] Si on lui parle de richesse, { THE($seat) } { $gold ->
            [0] montre en riant deux mains vides.
            [1] fait tourner en riant une { -gold } sur la table.
           *[other] pose en riant { $gold } { -gold(count: "other") } sur la table.
        }
        [5] Au dernier aubergiste, { THE($seat) } n’offre qu’une chanson { $gold ->
            [0] et s’en va les poches vides.
            [1] et garde pour la route une { -gold }.
           *[other] et garde pour la route { $gold } { -gold(count: "other") }.
        }
       *[other] { $gold ->
            [0] { START(THE($seat)) } n’a plus un sou, mais la route ne coûte rien.
            [1] { START(THE($seat)) } n’a plus qu’une { -gold } en poche : de quoi payer le passeur, et rien de plus.
            [2] { START(THE($seat)) } part avec { $gold } { -gold(count: "other") }, une pour l’aller et une pour le retour.
            [3] Il reste { $gold } { -gold(count: "other") } dans la bourse { OF($seat) }, qui a connu pire.
            [4] { START(THE($seat)) } glisse { $gold } { -gold(count: "other") } dans sa botte et siffle déjà sur la route.
            [5] Avec { $gold } { -gold(count: "other") }, { THE($seat) } peut s’offrir un cheval, ou la moitié d’un bon.
            [6] { $gold } { -gold(count: "other") } en poche : ce soir, { THE($seat) } dort dans un vrai lit.
           *[other] { START(THE($seat)) } referme sa bourse sur { $gold } { -gold(count: "other") }, et en route !
        }
    }
