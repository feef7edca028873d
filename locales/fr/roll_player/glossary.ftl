# Ce que signifient les termes de terms.ftl, sous leur nom. Un titre donne d’autres mots après des virgules.

gold = La monnaie avec laquelle on achète des cartes. On en gagne avec les dés Or, les cartes Initiative, les lignes complètes et au Marché, si l’on n’y achète rien.
    .title = Pièces d’or, pièce d’or, or, pièce, pièces
die = Un dé à six faces, de l’une des sept couleurs. Les dés de couleur forgent le héros ; les dés Or rapportent de l’or.
    .title = Dé, dés, couleur, couleurs
gold-die = Un dé qui rapporte de l’or dès qu’il est placé. Aucune Classe n’a sa couleur.
    .title = Dé Or, dés Or
starting-die = Un dé avec lequel un héros commence : { $equal_dice_word ->
        [yes] lancé puis
       *[other] pioché au hasard, lancé,
    } placé sans action.
    .title = Dé de départ, dés de départ
enemy-die = Un dé Or qui joue contre vous en solitaire et envoie des cartes à la poubelle.
    .title = Dé Ennemi
bag = La réserve d’où les dés sont piochés au hasard, et où retournent ceux qui ne servent pas. Celui qui l’a est le Premier Joueur.
    .title = Sac
star = Un point de réputation, ★ à l’écran.
    .title = Étoile, étoiles
reputation-star = Un point à la fin de la partie, ★ à l’écran. Qui en a le plus l’emporte.
    .title = Point de réputation, points de réputation, réputation, points, point
card = Les cartes Marché s’achètent pendant la partie ; toutes les autres sont distribuées ou posées au début.
    .title = Carte, cartes
hand = Une Arme en occupe une ou deux. Un héros en a deux.
    .title = Main, mains
market = Les cartes à vendre pendant ce tour. La règle se trouve sous « Phase de Marché ».
    .title = Marché
market-phase = La troisième partie d’un tour : chacun achète une carte{ $hunts_word ->
        [yes] , lance une Traque
       *[no] {""}
    } ou prend de l’or.
    .title = Phase de Marché
market-turn = Votre tour dans la Phase de Marché.
    .title = Passage au Marché
market-card = Une carte qui s’achète, par exemple une Arme, une pièce d’Armure, une Compétence{ $hunts_word ->
        [yes] , un Trait ou un Parchemin.
       *[no] {" "}ou un Trait.
    }
    .title = Carte Marché, cartes Marché
market-deck = Les cartes qui n’ont pas encore paru{ $bazaar_word ->
        [yes] .
       *[other]  ; celles à un point viennent d’abord.
    }
    .title = Pioche Marché, pioche
discard-pile = La pile des cartes qui ont quitté le Marché sans être achetées. Elle remplace la pioche épuisée.
    .title = Défausse
trash = En solitaire, la pile des cartes qui ne reviennent plus.
    .title = Poubelle
initiative-card = Une carte numérotée qui porte un dé et parfois une pièce. Qui la prend reçoit les deux et place le dé. Son numéro est votre rang au Marché : le plus petit passe en premier.
    .title = Carte Initiative, cartes Initiative, initiative
first-player = Celui qui lance les dés et en prend un le premier. Il change à chaque tour, dans le sens horaire.
    .title = Premier Joueur
charisma-token = Un jeton qui vaut une pièce d’or au Marché de ce tour.
    .title = Jeton Charisme, jetons Charisme
alignment = La position d’un héros entre Loi et Chaos, Bien et Mal.
    .title = Alignement
alignment-card = Une carte de neuf cases ; celle de votre pion compte à la fin.
    .title = Carte Alignement
alignment-marker = Le pion qui montre quelle case de la carte Alignement compte. Il part du centre.
    .title = Pion Alignement, pion
backstory = Une carte qui réclame une couleur sur un emplacement de chaque ligne.
    .title = Antécédents
character-sheet = Le plateau d’un héros : six lignes de trois emplacements.
    .title = Fiche de Personnage, Fiches de Personnage, fiche
race = Le peuple du héros, indiqué par sa fiche ; il augmente certaines Caractéristiques et en diminue d’autres lors du décompte.
    .title = Race
class = Le métier du héros : une couleur, six objectifs, un pouvoir.
    .title = Classe
class-color = La couleur de votre Classe. Chacun de vos dés de cette couleur vaut un point.
    .title = Couleur de Classe
weapon = Une carte Marché à l’effet durable, qui occupe une ou deux mains.
    .title = Arme
trait = Une carte Marché qui déplace votre pion à l’achat et rapporte si vous remplissez sa condition.
    .title = Trait de caractère, trait
skill = Une carte Marché dont l’effet s’active ; engagée, elle doit être restaurée.
    .title = Compétence
armor = Des cartes Marché qui comptent par ensembles à la fin de la partie.
    .title = Armure
armor-piece = Une carte d’un ensemble d’Armure.
    .title = Pièce d’Armure, pièces d’Armure
armor-set = Les cartes d’Armure d’une même sorte ; plus on en a, plus chacune rapporte.
    .title = Ensemble d’Armure, ensembles d’Armure
attribute = Force, Dextérité, Constitution, Intelligence, Sagesse ou Charisme.
    .title = Caractéristique, Caractéristiques
attribute-row = Les trois emplacements d’une Caractéristique.
    .title = Ligne de Caractéristique, lignes de Caractéristique, ligne
attribute-action = L’action que vous pouvez réaliser une fois quand vous placez un dé dans une ligne.
    .title = Action de Caractéristique, actions de Caractéristique, action
attribute-goal = Le total que votre Classe demande à une Caractéristique.
    .title = Objectif de Caractéristique, objectifs de Caractéristique, objectif
space = Une place pour un dé sur une fiche.
    .title = Emplacement, emplacements
opposite-face = La face de l’autre côté d’un dé.
    .title = Face opposée
roll-phase = La première partie d’un tour : les dés sont lancés et posés.
    .title = Phase de Pioche
dice-phase = La deuxième partie d’un tour : chacun prend et place un dé.
    .title = Phase de Développement
cleanup = La quatrième et dernière partie d’un tour : on prépare le suivant.
    .title = Phase d’Entretien
final-scoring = Le moment où tous les points sont comptés.
    .title = Décompte final

