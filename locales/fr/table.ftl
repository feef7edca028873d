# La table sur tout l’écran d’un terminal.

## Touches

# Sous la table : les touches les plus utiles. 78 colonnes au plus.
keys-line = ←↓↑→ aller · Tab choix suivant · Entrée prendre · / liste · i carte · ? touches
keys = Touches
key-move = aller à ce qui se trouve dans cette direction
key-next = aller au choix suivant, ou au précédent
key-take = prendre ce qui est désigné
key-number = désigner un choix par son numéro
key-list = la liste des choix ; ce que vous tapez la réduit
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
key-quit = arrêter ; la partie est sauvegardée

# Ce qui est désigné n’a pas de page.
nothing-to-explain = Il n’y a pas de carte ici.
