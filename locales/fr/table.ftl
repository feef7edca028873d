# La table sur tout l’écran d’un terminal.

## Touches

# Sous la table : les touches les plus utiles. 78 colonnes au plus.
keys-line = ←↓↑→ aller · Tab suivant · Entrée choisir · / liste · i carte · ? aide · q fin
keys = Touches
key-move = aller à ce qui se trouve dans cette direction
key-next = aller au choix suivant, ou au précédent
key-take = choisir ce qui est désigné
key-number = désigner un choix par son numéro
key-list = la liste des choix ; ce que vous tapez la filtre
key-card = lire la carte désignée, ou ouvrir le joueur désigné
key-rules = lire les règles de cette décision
key-hint = ce que ferait un joueur avisé
key-undo = annuler votre dernier choix
key-score = le score actuel, ligne par ligne
key-log = tout ce qui s’est passé
key-board = tout ce qui est sur la table, avec le texte des cartes
key-piles = parcourir les piles visibles
key-language = la langue suivante
key-rest = avec un lecteur d’écran : lire la suite
key-line = taper une commande
key-page = faire défiler le plateau ou une longue page
key-back = fermer ce qui recouvre la table
key-quit = arrêter ; la partie est enregistrée
mouse = Souris : un clic désigne, un second choisit ; le bouton droit explique, la molette fait défiler le plateau et les pages.
# Something was pasted where nothing is typed.
pasted = Un texte collé n’est pas une réponse. Tapez le numéro d’un choix, ou un deux-points pour une commande.
# Signs with which the table is drawn, below those of the game.
signs-map = Sur la carte : ─ │ ╱ ╲ une frontière terrestre, ╌ ┆ ´ ` une frontière maritime.
signs-foreseen = ⇒ précède ce que donnerait le choix désigné et suit ce qui disparaîtrait.
signs-cut = … signale qu’il y a plus à dire que la place ne le permet : désignez-le et tapez i.

# Ce que les claviers français portent sur ces touches, en bref : l’aide les nomme ainsi.
named-tab = Tab
named-back-tab = Maj+Tab
named-enter = Entrée
named-escape = Échap
named-page-up = Page préc.
named-page-down = Page suiv.
named-home = Début
named-end = Fin
named-space = Espace

# Ce qui est désigné n’a pas de page.
nothing-to-explain = Il n’y a rien à expliquer ici.
# Sur la dernière ligne, pendant le calcul d’un conseil.
weighing = Un instant : les choix sont comparés.
# In a list that typing narrows.
nothing-fits = Rien ne correspond à ce que vous avez tapé.
no-such-choice = Aucun choix ne correspond à « { $typed } ». La touche / affiche les choix, la touche « ? » l’aide.
hand-over-undo = { $name }, votre dernier choix va être annulé : appuyez sur Entrée{ $secret ->
        [yes] {" "}dès que personne d’autre ne regarde
       *[no] {""}
    }. Pour le maintenir, appuyez sur u.
# Sur le cadre d’une page qui vient d’elle-même : la touche qui la ferme.
page-came = Entrée : continuer
page-closes = Échap : fermer

# Après le titre d’une courte liste de choix semblables : la touche pour tous les choix.
fold-closes = Échap : tous les choix

## What happens by itself, and games that are looked back at

# Below the table, at most 78 columns.
keys-line-replay = ← → pas · Pg préc/suiv tour · Espace auto · / cartes · e vue · ? aide · q fin
keys-line-replay-scroll = ↑ ↓ défiler · ← → pas · Pg préc/suiv tour · / cartes · e vue · ? aide · q fin
keys-line-news = la suite vient seule · toute touche : tout de suite · + − rythme · q quitter
keys-line-hold = toute touche : passer la main · + − rythme · q quitter
keys-line-last = toute touche : décompte final · + − rythme · q quitter
keys-line-form = ↑ ↓ aller · ← → changer · Entrée choisir · Échap quitter · v langue
keys-line-list-form = ↑ ↓ aller · Entrée choisir · Échap quitter · v langue
keys-line-read = ↑ ↓ défiler · Échap fermer
keys-line-typed = ↑ ↓ aller · taper pour changer · ← → choisir · Entrée suite · Échap retour
keys-line-list = taper pour filtrer la liste · ↑ ↓ aller · Entrée choisir · Échap retour
keys-line-moments = taper une carte ou le numéro d’un pas · ↑ ↓ aller · Entrée y va · Échap retour
keys-line-end = ↑ ↓ défiler · a rejouer · b revoir · v langue · q quitter
key-step = un pas en arrière, ou en avant
key-round = revenir au début du tour, ou passer au suivant
key-ends = aller au début, ou à la fin
key-scroll = faire défiler le plateau, ou la page de la fin
key-first-use = lister les cartes ; aller là où l’une d’elles apparaît pour la première fois, ou à un pas par son numéro
key-review = lister les choix pour lesquels un conseil aurait été autre, et aller à l’un d’eux
key-play-on = jouer à partir de ce pas, dans une nouvelle partie
key-picture = écrire une image de ce pas dans un fichier
key-by-itself = laisser la partie avancer seule, ou la mettre en pause
key-pace = accélérer, ou ralentir
key-eyes = voir la partie comme le joueur suivant
key-quit-replay = arrêter de regarder
key-scroll-end = faire défiler cette page d’une ligne
key-turn-end = faire défiler cette page d’un écran
key-again = rejouer avec les mêmes joueurs
key-replay = revoir la partie, pas à pas
# La touche pour annuler, sur la page de la fin.
undo-over = La partie est terminée : plus aucun choix ne peut être annulé. Avec b, vous revoyez la partie et pouvez rejouer à partir d’un pas.
# La touche pour jouer à partir d’un pas, au dernier pas d’une partie terminée.
play-on-nothing = À ce pas, la partie est terminée : il ne reste rien à jouer. Revenez d’abord de quelques pas.
# How fast the table moves.
pace-off = La table montre tout en une fois.
pace-quick = La table avance vite.
pace-steady = La table avance à un rythme de lecture.
pace-slow = La table avance lentement.
# With whose eyes a game is looked back at: in the header.
eyes-bystander = ce que tous peuvent savoir
eyes-referee = tout ce qu’on savait
