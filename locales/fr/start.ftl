# The pages of `cardwright` without a command, on the whole screen of a terminal.

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
rules = Règles
    .about = Le livret de règles de chaque jeu.
language = Langue
    .about = La touche v en change à tout moment, même en pleine partie.
leave = Quitter
    .about = Vos parties sont enregistrées.
back = Retour

## A new game

game = Jeu
    .about = Choisissez le jeu avec ← et →.
pack = Une extension qui s’ajoute au jeu.
# $about : la phrase ci-dessus ; $list : ce que la page propose avec le pack.
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
    .about = Tapez un nom si vous le souhaitez ; avec ← et →, choisissez qui joue. Après le nom, « :f » ou « :m » accorde les phrases au féminin ou au masculin.
human = une personne
greedy = un robot avisé
random = un robot qui joue au hasard
begin = Commencer
    .about = Ce qui suit peut rester tel quel.
option = Choisissez avec ← et → comment on joue.
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
