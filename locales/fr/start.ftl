# The pages of `cardwright` without a command, on the whole screen of a terminal or line by line.

## The first page

title = Cardwright
own-name = Français
language-de = Allemand
language-en = Anglais
language-fr = Français
language-nl = Néerlandais
new = Nouvelle partie
    .about = Choisir le jeu, les joueurs, les extensions et les règles.
tutorial = Tutoriel
    .about = Une première partie qui explique chaque chose le moment venu et vous laisse essayer.
go-on = Reprendre une partie
    .about = Chaque partie est enregistrée au fur et à mesure ; la dernière jouée est en tête.
look-back = Revoir une partie
    .about = Pas à pas, vue par n’importe quel joueur, terminée ou non.
results = Résultats
    .about = Vos propres parties, les meilleures d’abord.
tidy = Nommer ou supprimer une partie
    .about = Donner un nom à une partie enregistrée, ou la supprimer.
rules = Règles
    .about = Le livret de règles de chaque jeu.
language = Langue
    .about = Elle peut changer à tout moment, même en pleine partie.
leave = Quitter
    .about = Vos parties sont enregistrées.
back = Retour

## A new game

game = Jeu
    .about = Le jeu auquel vous jouez.
pack = Une extension qui s’ajoute au jeu.
# $about : la phrase ci-dessus ; $list : ce que la page propose avec l’extension.
pack-adds = { $about } Elle apporte : { $list }.
pack-seats = jusqu’à { $most } joueurs
pack-option = { $name } ({ $values })
folder = Dossier d’extensions
    .about = Le chemin d’un dossier contenant vos propres extensions ; laissez vide s’il n’y en a pas.
folder-wrong = Le dossier « { $folder } » ne contient aucune extension jouable.
players = Joueurs
    .about = Combien de joueurs, robots compris.
# $letter: the seat’s letter, A for the first.
seat = Place { $letter }
    .about = Un nom, si vous le souhaitez, et qui joue. Après le nom, « :f » ou « :m » accorde les phrases au féminin ou au masculin.
human = une personne
easy = un robot (facile)
fair = un robot (moyen)
hard = un robot (difficile)
begin = Commencer
    .about = Ce qui suit peut rester tel quel.
option = Une règle au choix.
yes = oui
no = non
seed = Graine
    .about = Le même nombre redonne le même hasard. Laissez la case vide pour une partie inédite. Appuyez sur → pour la graine du jour, la même pour tous.
seed-random = au hasard
seed-daily = celle du jour
seed-own = la vôtre

## Les règles

with-pack = { $game } avec { $pack }
all-chapters = Tous les chapitres

## A saved game

name = Nom
    .about = Le nom de la partie dans les listes, et celui de son fichier.
rename = Enregistrer ce nom
delete = Supprimer cette partie
    .about = Elle ne pourra pas être récupérée.
delete-sure = La supprimer vraiment ?
renamed = La partie a un nouveau nom.
deleted = La partie est supprimée.
name-unfit = Un nom compte de 1 à 60 caractères, sans aucun de ceux-ci : { "/ \\ : * ? \" < > |" }, et ne commence pas par un point.
name-taken = Une partie porte déjà le nom « { $name } ».
game-in-use = Un autre programme joue cette partie en ce moment.

## Line by line

lines-ask = Tapez un numéro ; ? explique les choix, q quitte la page.
    .aloud = Tapez un numéro. « aide » explique les choix, « quitter » fait sortir de la page.
# $number: the number of a line of the page that holds a text.
lines-type = Tapez { $number } suivi du texte. « { $number } - » l’efface.
# $typed: what is typed after the number.
lines-no-value = « { $typed } » n’est pas au choix. Le numéro seul passe à la valeur suivante.
