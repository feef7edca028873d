# Ce qu’enseignent les tutoriels, dans l’ordre : quelques lignes par leçon. `.otherwise` est dit quand on
# choisit autre chose que ce qui est attendu. D’abord tutorial/first.play.

your-hero = Bienvenue ! Avec des dés et des cartes, vous créez un héros ; à la fin, qui a le plus de points de réputation l’emporte. D’abord une Race : la plupart augmentent une Caractéristique et en diminuent une autre. Le Nain est fort en Constitution et faible en Charisme. Prenez la Fiche du Nain.
    .title = Votre première partie de Roll Player
    .otherwise = On peut gagner avec n’importe quelle Race, mais cette histoire est celle d’un Nain : prenez sa Fiche.
your-class = Un dé rouge pioché dans le sac en a décidé : votre Classe est rouge. Elle a un pouvoir et, pour chaque Caractéristique, un objectif qui rapporte des points. Prenez le Barbare : il peut augmenter les dés faibles, et les mauvais jets font moins mal.
    .otherwise = L’autre Classe ferait aussi un bon héros, mais cette leçon a besoin du Barbare, qui augmente les dés faibles.

## Dés de départ

first-die = Votre Fiche a six lignes de trois emplacements, chacune avec son objectif : « 18+ ★3 », c’est trois points pour un total de 18 ou plus. Des lettres comme « (No) », noir, donnent la couleur que vos Antécédents attendent là ; ces dés-là rapportent aussi des points. Vos deux dés rouges conviennent déjà : prenez le 5 rouge.
    .aloud = Votre Fiche a six lignes de trois emplacements, chacune avec son objectif : par exemple trois points pour un total de 18 ou plus. Vos Antécédents attendent une couleur sur certains emplacements ; ces dés-là rapportent aussi des points. Vos deux dés rouges conviennent déjà : prenez le 5 rouge.
    .otherwise = Un dé rouge convient au premier emplacement d’une ligne dont l’objectif est élevé : prenez le 5 rouge.
backstory-space = Un dé va toujours sur l’emplacement libre le plus à gauche de sa ligne. Quelle ligne y attend du rouge ? Votre Race aide aussi son objectif.
    .otherwise = La Constitution attend du rouge sur son premier emplacement, et le Nain ajoute 2 à son total.
second-die = La Sagesse attend un dé blanc sur son deuxième emplacement, et vous avez un 3 blanc. Mais il faut d’abord un autre dé sur le premier. Le 4 bleu suffira : la Sagesse ne demande que 14 ou 15.
    .otherwise = L’emplacement qui précède le blanc doit d’abord être rempli : prenez le 4 bleu.
leftmost-space = Placez-le en Sagesse.
    .otherwise = Ce n’est qu’en Sagesse qu’il ouvre la voie à votre dé blanc.
third-die = Le dé blanc peut suivre. Prenez le 3 blanc.
    .otherwise = Prenez le 3 blanc, avant qu’un autre dé n’occupe son emplacement.
match-again = Où va-t-il bien ? Des crochets, comme dans « [Ro5] », signalent que la couleur du dé convient ; « ✗ » marque un objectif que les dés seuls n’atteindront plus.
    .aloud = Où va-t-il bien ? Vos Antécédents attendent encore du blanc sur un emplacement libre. Certains objectifs ne peuvent plus être atteints par les dés seuls ; la table le dit.
    .otherwise = En Sagesse : le deuxième emplacement y est maintenant libre, et il attend du blanc.

## Premier tour

take-initiative = Vos autres dés de départ ont été placés pour vous. Le 1 Or avait rapporté 2 pièces d’or dès le jet ; la Sagesse, complète, en rapporte 1 de plus. À chaque tour, chacun prend une carte Initiative avec son dé. Un petit numéro vous fait passer tôt au Marché, un grand apporte un dé fort. Quel dé convient au dernier emplacement de Charisme ?
    .otherwise = Le Charisme attend du vert sur son dernier emplacement : prenez la carte n° 3 avec le 6 vert.
full-row = Placez-le là. Une ligne complète rapporte 1 pièce d’or. Ensuite, comme dans toute ligne, vous pouvez réaliser son action.
    .otherwise = Un 6 est le bienvenu partout, mais sa couleur ne compte qu’en Charisme.
market = Au Marché, vous achetez une carte ou en défaussez une pour 2 pièces d’or. Un Trait tire votre pion Alignement à l’achat, une Compétence chaque fois qu’on l’active. Votre carte a ses 3 points en haut à gauche : Bien et Loi. « Acrobaties » mène vers le Chaos, « Vol à la Tire » vers le Mal. Défaussez l’une ou l’autre.
    .otherwise = Ces deux Compétences éloigneraient votre pion de ses 3 points : défaussez-en une pour 2 pièces d’or.

## Deuxième tour : Constitution, un Trait

second-round = Deuxième tour. L’objectif de Constitution est de 18 ; avec les 2 de votre Race, vous en êtes à 7. Le 5 blanc vous aide, sa carte porte une pièce, et vous passez au Marché plus tôt qu’avec la carte n° 3. Prenez-le.
    .otherwise = Le 6 bleu ne vaut que 1 de plus, vient sans pièce et vous fait passer en dernier au Marché. Prenez le 5 blanc de la carte n° 2.
into-constitution = Placez-le en Constitution : trois points y attendent.
    .otherwise = La Constitution vaut trois points, et il lui manque deux dés. Placez-le là.
constitution = L’action de Constitution augmente ou diminue de 1 l’un de vos dés, où qu’il soit. Choisissez le 5 rouge : avec un 6, cette ligne approche de ses 18.
    .otherwise = C’est le 5 rouge de Constitution qui y gagne le plus : sa ligne vaut trois points.
one-more = Augmentez-le. La ligne est alors à 13, et un 5 ou un 6 suffira.
    .otherwise = Cette ligne a besoin d’un total élevé : augmentez le dé.
trait = Les Traits comptent à la fin. « Honnête » rapporte 3 points si vous avez au plus deux dés Or ; vous en avez un. Un Trait tire votre pion une fois, à l’achat, et celui-ci le tire vers la Loi, là où vous voulez aller. Achetez-le.
    .otherwise = « Honnête » tire votre pion du bon côté, et 3 points pour 4 pièces d’or, c’est un bon prix.

## Troisième tour : un dé Or, la Force, une Arme

gold-die = Chaque dé Or vous rapporte 2 pièces d’or, quel que soit son nombre. Vous en avez un, et « Honnête » en permet un deuxième. Prenez le 2 Or.
    .otherwise = Le 3 violet ne rapporte rien. Prenez le 2 Or : votre Classe va remédier à sa faible valeur.
into-strength = Placez-le en Force. Son action tombe à point.
    .otherwise = En Force : c’est son action qu’il vous faut maintenant.
power = Voici votre Classe : quand un Barbare place un dé de 2 ou moins, il peut l’augmenter de 2. Avec un objectif de 16 ou 17, faites-le.
    .otherwise = Un 4 vaut mieux qu’un 2 ici. Augmentez-le.
strength = L’action de Force retourne un dé sur sa face opposée ; deux faces opposées totalisent 7. La liste montre ce que deviendrait chaque dé. Où gagne-t-on le plus ?
    .otherwise = Retournez le 1 Or de Sagesse : il devient un 6, et la ligne passe de 8 à 13.
weapon = Une Arme sert tant que vous la portez, et vous avez deux mains. La Dague Sertie en prend une et fait compter chaque dé Or pour 1 de plus : la Sagesse est alors à 14, objectif atteint. Achetez-la.
    .otherwise = Avec la Dague Sertie, la Sagesse atteint tout de suite son objectif : deux points pour 4 pièces d’or.

## Quatrième tour : un objectif, une Armure

meet-a-goal = « ✓ » en Sagesse : objectif atteint. La Constitution est à 13, avec un emplacement libre. Quel dé la mène à 18 ?
    .aloud = La Sagesse a atteint son objectif. La Constitution est à 13, avec un emplacement libre. Quel dé la mène à 18 ?
    .otherwise = Il faut au moins un 5 : prenez la carte n° 3 avec le 6 noir.
armor-set = Le 6 a été placé pour vous : la Constitution est faite, et son action a augmenté le 4 Or de Force. L’Armure, maintenant : plus vous avez de pièces d’un ensemble, plus il rapporte. Maille est l’ensemble des Classes rouges, 1 point de plus pour vous. Achetez les Chausses de Maille ; un tour est ensuite joué pour vous.
    .otherwise = « Détestable » vous tirerait vers le Mal. Les Chausses de Maille vous valent déjà 2 points, dont un pour votre couleur de Classe.

## Troisième tour

charisma = Chaque Caractéristique a son action. Celle de Charisme donne un jeton, qui vaut 1 pièce d’or pour un achat au Marché de ce tour ; ensuite il est perdu. Il ne coûte rien : prenez-le.
    .otherwise = Vous ne perdez rien à prendre le jeton.
## Sixième tour : la couleur de Classe, l’Intelligence, les mains

class-color = Un tour a été joué pour vous : un 4 blanc est arrivé en Force. À la fin, chaque dé de votre couleur de Classe vaut un point. Vous rappelez-vous cette couleur ?
    .otherwise = Votre Classe est rouge : prenez la carte n° 2, avec le 2 rouge et sa pièce.
into-intelligence = L’Intelligence est vide, et son objectif de 14 est le plus bas parmi les lignes incomplètes. Placez-le là ; il sera augmenté à 4 pour vous.
    .otherwise = La Force et la Dextérité ont besoin de dés forts. L’Intelligence se contente de 14.
intelligence = L’action d’Intelligence relance un dé, et vous pouvez quand même garder l’ancienne valeur : aucun risque. Le Charisme est à 9 et doit atteindre 14. Lequel de ses dés relancer ?
    .otherwise = Le 2 bleu de Charisme : un dé faible a le plus à gagner.
keep-the-new = De 2 à 6 : le Charisme passe à 13. Gardez la nouvelle valeur.
    .otherwise = On ne fait pas mieux que 6. Gardez la nouvelle valeur.
hands = Rien pour vous cette fois : « Rusé » demande des Compétences engagées, et le Bâton de Combat prend deux mains ; il faudrait lâcher la dague. Défaussez une de ces cartes et prenez 2 pièces d’or.
    .otherwise = Gardez vos mains pour la dague et votre or pour plus tard : défaussez une carte.

## Septième tour : une Compétence

skill = Un autre dé a été placé pour vous : un 5 blanc complète la Force, et son action a fait du 3 rouge de Charisme un 4 : objectif atteint. Une Compétence s’active encore et encore, mais chaque fois votre pion doit pouvoir suivre la flèche. « Recherche » mène vers le Bien, vers vos 3 points. Achetez-la.
    .otherwise = La Lance ne sert qu’avec la carte n° 1. « Recherche » mène votre pion là où vous le voulez.
use-a-skill = On peut activer une Compétence aussitôt et, pour la plupart, à tout moment. Elle est alors engagée ; à chaque Phase d’Entretien, vous pouvez en restaurer une. Activez « Recherche ».
    .otherwise = Activez-la maintenant : vous pourrez la restaurer à la Phase d’Entretien.
which-die = Votre pion est sur ses 3 points. « Recherche » remplace un dé par un autre d’une autre couleur, de même valeur. En Force, un dé occupe un emplacement qui attend du violet. Choisissez-le.
    .otherwise = Le 5 blanc de Force : d’une autre couleur, il correspondrait à vos Antécédents.
which-color = Et de quelle couleur sera le nouveau dé ? Après ce tour, deux autres sont joués pour vous.
    .otherwise = Violet : c’est ce que vos Antécédents attendent à cet endroit.

## Dixième tour : la Dextérité

tenth-round = Deux tours plus tard : l’Intelligence a atteint son objectif, cinq dés correspondent à vos Antécédents, et vous avez un Trait et une pièce de Cuir de plus. Reste la Dextérité. Son objectif de 17 est loin, mais un dé rouge vaut un point pour sa couleur. Prenez-le. (« ✗ » derrière un prix : l’or vous manque.)
    .aloud = Deux tours plus tard : l’Intelligence a atteint son objectif, cinq dés correspondent à vos Antécédents, et vous avez un Trait et une pièce de Cuir de plus. Reste la Dextérité. Son objectif de 17 est loin, mais un dé rouge vaut un point pour sa couleur. Prenez-le.
    .otherwise = Prenez le 1 rouge : il a votre couleur, une pièce l’accompagne, et votre Classe en fait un 3.
dexterity = L’action de Dextérité intervertit deux de vos dés. La Force est à 15 et doit atteindre 16 ; la Constitution est à 19, et 18 lui suffisent. Choisissez d’abord le 4 rouge de Force…
    .otherwise = Le 4 rouge de Force : 1 de plus à cet endroit, et l’objectif est atteint.
swap-with = … puis le dé de Constitution qui a 1 de plus. La suite est jouée pour vous jusqu’au dernier tour.
    .otherwise = Le 5 blanc de Constitution : ces deux dés intervertis, les deux lignes atteignent leur objectif.

## Dernier tour et décompte final

last-round = Dernier tour : ensuite toutes les Fiches sont complètes, et la partie se termine. Aucun dé n’est assez fort pour votre dernier emplacement ; c’est donc le Marché qui compte. Avec quelle carte y passez-vous en premier ?
    .otherwise = La carte n° 1 : vous choisissez alors avant l’adversaire.
last-purchase = L’or ne vaut rien à la fin : dépensez-le. « Appliqué » rapporte 2 points par ligne complète de trois dés de même valeur, et la Force a trois 5. Ensuite on compte tout : objectifs, dés rouges, Alignement, Antécédents, Armure, Traits.
    .otherwise = « Appliqué » : ce sont 2 points pour les trois 5 de Force.
farewell = Voilà une partie entière, et le décompte montre d’où vient chaque point. Vous pouvez maintenant jouer votre propre partie, ou apprendre à jouer en solo ou avec « Monstres & Sbires ».

# tutorial/solo.play : ce qui change quand on joue seul.

alone = Vous jouez en solo, pour le plus de points possible ; votre Rôdeur drakéide est déjà prêt. Si vous prenez la carte Initiative n° 2 ou n° 3, le dé Ennemi peut, après votre action, envoyer une carte Marché à la poubelle. La n° 1 vous l’épargne. Rien n’est encore indispensable : prenez la n° 2, avec sa pièce et un dé vert, votre couleur de Classe.
    .title = Roll Player en solo
    .otherwise = La carte n° 2 porte une pièce, et le vert est votre couleur de Classe.
alone-place = Placez-le en Constitution. Son action augmentera alors de 1 le 3 noir de Sagesse, qui est à 14 et atteindra ainsi son objectif de 15.
    .otherwise = En Constitution : la Sagesse a besoin de son action.
enemy-die = Le dé Ennemi montre un 3 : avec la carte n° 2, c’est la carte Marché de droite, et « Détestable » est à la poubelle pour de bon. « Rusé » vaut 2 points par Compétence engagée et tire votre pion vers le Mal, sur le chemin des 3 points de votre Alignement. Achetez-le.
    .otherwise = « Courageux » tire votre pion du mauvais côté. Achetez « Rusé ».
what-goes = À chaque tour, la plus à gauche des cartes que vous laissez va à la défausse, les autres à la poubelle ; la plupart ne passent donc qu’une fois. La Compétence du milieu va bien avec « Rusé ». Avec la carte n° 2, seul un 2 du dé Ennemi l’emporte ; avec la n° 3, un 3 ou un 4. Prenez la n° 2.
    .otherwise = La carte n° 1 serait sûre, mais la n° 2 a une pièce, et le risque est petit.
fitting-skill = Seule la carte de gauche est perdue. Les Compétences coûtent 1 pièce d’or de moins à un Rôdeur et en rapportent 1 chaque fois qu’il les active. Achetez « Tour de Passe-Passe ».
    .otherwise = « Tour de Passe-Passe » est bon marché pour un Rôdeur, et « Rusé » demande une Compétence.
use-it-once = Sa flèche mène vers le Chaos, aux 3 points de votre Alignement, et l’activer l’engage, ce que veut « Rusé ». Activez-la maintenant.
    .otherwise = Elle sert deux fois : pour votre pion et pour « Rusé ».
stay-exhausted = « Tour de Passe-Passe » a déplacé le 4 vert en Intelligence, où il est plus utile. À la Phase d’Entretien, vous pouvez restaurer une Compétence. Le voulez-vous ? Pensez à « Rusé ».
    .otherwise = Laissez-la engagée : avec « Rusé », ce sont 2 points.
nothing-fits = Le tour suivant a été joué pour vous jusqu’au Marché. « Insensé » demande une mauvaise case sous votre pion, « Faible » des dés faibles en Force : rien pour vous. Défaussez l’une et prenez 2 pièces d’or. L’autre va ensuite à la défausse, puis trois tours sont joués pour vous.
    .otherwise = Aucune ne va à ce héros : gardez votre or et défaussez l’une des deux.
protect-a-card = Quatre tours plus tard, vous avez une pièce de Cuir, l’ensemble des Classes vertes, et une deuxième est au Marché, tout à droite : avec la carte n° 2, un 3 du dé Ennemi l’emporte ; avec la n° 3, un 5 ou un 6. Quelle carte la protège ?
    .otherwise = Avec la carte n° 1, le dé Ennemi n’est pas lancé du tout : prenez-la.
protected = Le Marché est intact. Achetez les Jambières de Cuir ; votre jeton Charisme paie 1 pièce d’or du prix. Quatre tours sont ensuite joués pour vous.
    .otherwise = Vous avez protégé les Jambières de Cuir : achetez-les.
alone-last-round = Cinq tours plus tard, le dernier. « Maladroit » vaut 3 points si les dés de Dextérité totalisent 9 ou moins ; elle a 6 et 2. Quelle carte a le bon dé et épargne le Marché ?
    .otherwise = La carte n° 1 : son 1 porte le total à 9, et le dé Ennemi n’est pas lancé.
alone-last-card = En solo, 8 pièces d’or entières valent un point à la fin. Vous en avez 12. Que vaut-il mieux : acheter « Maladroit » pour 3, ou défausser une carte et en avoir 14 ? Comptez, et choisissez.
    .otherwise = Celle-ci vaut maintenant moins que son prix. Achetez « Maladroit », ou défaussez une carte.
alone-count = 9 ou 14 pièces d’or ne valent qu’un point : « Maladroit », avec ses 3 points, était donc le meilleur choix. Dernière Phase d’Entretien : laissez votre Compétence engagée, pour « Rusé ». Puis les points sont comptés, plus 1 par 8 pièces d’or entières. Votre rang s’élève à 22, 26, 30, 34 et 38 points.
    .otherwise = « Rusé » ne la compte que si elle est engagée. Laissez-la ainsi.
alone-farewell = Le décompte montre votre rang et d’où viennent vos points. C’est tout ce qui change en solo ; la prochaine fois, choisissez vous-même votre héros.

## Fin
