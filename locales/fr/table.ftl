# La table sur tout l’écran d’un terminal.

## Touches

# Sous la table : les touches les plus utiles. 78 colonnes au plus.
keys-line = ←↓↑→ aller · Tab choix suivant · Entrée prendre · / liste · i carte · ? touches
keys = Touches
key-move = aller à ce qui se trouve dans cette direction
key-next = aller au choix suivant, ou au précédent
key-take = prendre ce qui est désigné
key-number = désigner un choix par son numéro
key-list = la liste des choix ; ce que vous tapez la réduit
key-card = lire la carte désignée
key-rules = lire les règles de cette décision
key-hint = ce que ferait un joueur prudent
key-undo = annuler votre dernier choix
key-score = le score actuel, ligne par ligne
key-log = tout ce qui s’est passé
key-board = tout ce qui est sur la table, avec le texte des cartes
key-piles = parcourir les piles visibles
key-language = la langue suivante
key-line = taper une commande
key-quit = arrêter ; la partie est sauvegardée

# Ce qui est désigné n’a pas de page.
nothing-to-explain = Il n’y a pas de carte ici.
# In a list that typing narrows.
nothing-fits = Rien ne correspond à ce qui est tapé.

## What happens by itself, and games that are looked back at

# Below the table, at most 78 columns.
keys-line-replay = ← → pas · PgPréc PgSuiv manche · Espace seul · / cartes · e yeux · ? touches · q fin
keys-line-news = une touche : à la question suivante · + − rythme · q quitter
keys-line-form = ↑ ↓ aller · ← → changer · Entrée prendre · Échap retour · v langue
keys-line-end = ↑ ↓ défiler · b revoir la partie · v langue · q quitter
key-step = un pas en arrière, ou en avant
key-round = revenir au début de la manche, ou passer à la suivante
key-ends = aller au début, ou à la fin
key-first-use = lister les cartes ; aller là où l’une d’elles apparaît pour la première fois
key-by-itself = laisser la partie avancer seule, ou l’arrêter
key-pace = accélérer, ou ralentir
key-eyes = regarder avec les yeux du joueur suivant
key-quit-replay = cesser de regarder
# How fast the table moves.
pace-off = La table montre tout d’un coup.
pace-quick = La table avance vite.
pace-steady = La table avance au rythme de la lecture.
pace-slow = La table avance lentement.
# With whose eyes a game is looked back at: in the header.
eyes-bystander = ce que tous peuvent savoir
eyes-referee = tout
