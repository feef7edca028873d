# Ce que dit le programme lui-même. Ce qui est entre « guillemets » a été tapé ou se trouve dans un fichier.

## Le livret de règles

# $game : son nom.
rulebook = Les règles { OF($game) }
contents = Sommaire
glossary = Vocabulaire
glossary-about = Ce que signifient les mots du jeu.
# $command : ce que l’on tape dans le terminal.
whole-chapter = Le chapitre entier : { $command }

## Commencer et s’arrêter

# $path : le fichier où la partie est enregistrée. $seed : le nombre dont dépend tout le hasard.
started = Nouvelle partie, graine { $seed }.{ $kept ->
        [no] {""}
       *[yes] {" "}Chaque réponse est enregistrée dans { $path }
    }
    .aloud = Nouvelle partie. Sa graine est { $seed }.{ $kept ->
        [no] {""}
       *[yes] {" "}Chaque réponse est enregistrée dans le fichier « { $path } ».
    }
resumed = La partie de { $path } reprend (graine { $seed }).
    .aloud = La partie du fichier « { $path } » reprend. Sa graine est { $seed }.
# Below the line above.
resumed-changed = Cette partie a été modifiée à la main ; le fichier le signale.
resumed-packs-changed = Les packs de cette partie ont changé depuis son début ; le fichier le signale.
resumed-ruling = Cette partie a commencé dans une position préparée : elle ne compte pas dans vos résultats.
# The first line of a game that begins where a card is about to act. $card: its name. $hook: its
# moment, as in the card’s file. $offer: the choice to take, or none. $then: later choices, as in
# files of rulings, or none.
occasion = { $offer ->
    [none] « { $card } » intervient pour cette question même ({ $hook }).
   *[other] { $then ->
        [none] Choisissez « { $offer } » : « { $card } » agit alors ({ $hook }).
       *[other] Choisissez « { $offer } », puis { $then } : « { $card } » agit alors ({ $hook }).
    }
}
# Below the line above: the program was ended while it wrote.
resumed-torn = La dernière ligne de { $path } n’a pas été écrite jusqu’au bout. Elle est ignorée ; la partie reprend juste avant.
# $signs: what is typed after ? for the signs on the board, or the word none.
greeting = Répondez par un numéro, des mots du choix ou son code. « ? » : aide, « ? mot » : carte ou règle{ $signs ->
        [none] {""}
       *[other] , « ? { $signs } » : signes de la table
    }, « quitter » : fin.
    .aloud = Répondez par un numéro ou par des mots du choix. Tapez « aide » pour obtenir de l’aide, « aide » suivi d’un mot pour une carte ou une règle, « quitter » pour arrêter.
# Une seule place a été nommée, rien d’autre.
alone = { $name } joue en solitaire. Pour jouer à plusieurs, nommez aussi les autres : --seat Bo pour une personne, --seat Bo=greedy pour un robot.
# $command reprend la partie ; la commande tient seule sur sa ligne.
stopped = La partie est enregistrée dans { $path }
    Pour la reprendre : { $command }
    .aloud = La partie est enregistrée dans le fichier « { $path } ». Pour la reprendre, tapez « { $command } ».
kept = La partie est enregistrée dans { $path }
    .aloud = La partie est enregistrée dans le fichier « { $path } ».
kept-over = Toute la partie est enregistrée dans { $path }
    Rejouer avec les mêmes joueurs :
      { $again }
    Voir où mieux faire :
      { $review }
    Comparer entre amis :
      { $compare }
      { $same }
    .aloud = Toute la partie est enregistrée dans le fichier « { $path } ». Pour rejouer avec les mêmes joueurs, tapez « { $again } ». Pour voir où mieux faire, tapez « { $review } ». Pour comparer entre amis : { $compare } La même partie : « { $same } ».
status-not-written = Impossible d’indiquer dans { $path } à qui de jouer : { $why }.
kept-again = La partie est de nouveau enregistrée, dans { $path }
not-kept = La partie ne peut pas être écrite dans { $path } : { $why }. Elle continue en mémoire ; un nouvel essai aura lieu à la prochaine réponse.
unsaved = La partie ne peut pas être enregistrée dans { $path } ; pour l’instant, elle n’est qu’en mémoire.
lost = La partie n’a pas pu être enregistrée dans { $path } : elle est perdue.
lost-since = Les dernières réponses n’ont pas pu être enregistrées dans { $path } : elles sont perdues.
copied = Une copie se trouve dans { $path }
copy-exists = Il existe déjà un fichier { $path } ; rien n’a été écrit. Choisissez un autre nom.
not-copied = Aucune copie n’a pu être écrite dans { $path } : { $why }.
ruling-saved = Un exemple de règle se trouve dans { $path }. Vérifiez ce qu’il attend : cardwright test { $path }
no-ruling = Seule une partie qui a commencé dans une position préparée devient un exemple de règle, et seulement après un choix.

# Ce qui précède une question, en une ligne. $heading : où en est la partie, sans point. $facts : des phrases.
briefing = { $heading }. { $facts }

## À table

# Le nom d’une place tenue par le programme, quand personne ne l’a nommée. $n : A pour la première.
bot = Robot { $n }
    .gender = m
hand-over = ——— { $name }, à vous de jouer ———
    .aloud = { $name }, à vous de jouer.
hand-over-alone = { $name }, appuyez sur Entrée dès que personne d’autre ne regarde.
# $undo : le mot à taper.
hand-over-undo = { $name }, votre dernier choix va être annulé : appuyez sur Entrée{ $secret ->
        [yes] {" "}dès que personne d’autre ne regarde
       *[no] {""}
    }. Pour le maintenir, tapez « { $undo } ».
hand-over-first = La suite s’adresse { TO($name) }, qui doit d’abord appuyer sur Entrée.
# Un tiret, car bien des questions contiennent déjà un deux-points.
asked = { $name } — { $prompt }
    .aloud = { $name } : { $prompt }
no-such-number = { $count ->
        [one] Il n’y a qu’un seul choix.
       *[other] Il n’y a que { $count } choix.
    }
no-such-offer = Aucun choix ne correspond à « { $typed } ». Une ligne vide affiche de nouveau les choix, « ? » donne de l’aide.
    .aloud = Aucun choix ne correspond à « { $typed } ». Une ligne vide redonne les choix, « aide » donne de l’aide.
# $near : la commande sans doute voulue.
no-such-offer-near = Aucun choix ne correspond à « { $typed } ». Vouliez-vous dire la commande « { $near } » ?
several-offers = « { $typed } » correspond à plusieurs choix :
undone = { $count ->
        [one] Votre réponse est annulée.
       *[other] Votre réponse est annulée, ainsi que ce qui l’a suivie.
    }
# Réponse à « pourquoi » suivi du nom d’une chose posée sur la table.
why-offered = Vous pouvez choisir : { $offers }.
refused-offered = { $thing } – vous pouvez choisir : { $offers }.
refused = { $thing } – { $why }
refused-both = { $thing } – vous pouvez choisir : { $offers }. { $why }
refused-nothing = { $thing } – aucun rapport avec ce qui vous est demandé.
refused-other = Cela appartient { TO($name) }.
no-such-thing = Rien sur la table ne s’appelle « { $typed } ».{ $near ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    }
undo-nothing = Vous n’avez encore fait aucun choix qui puisse être annulé.
undo-given = Le dernier choix a été fait pour vous dans cette leçon, et il serait refait.
# $event : une phrase du journal, avec son point final.
undo-chance = { $event ->
        [none] Impossible d’annuler le dernier choix : le hasard est intervenu depuis.
       *[other] Impossible d’annuler le dernier choix : le hasard est intervenu depuis. ({ $event })
    }
undo-revealed = Impossible d’annuler le dernier choix : quelque chose de caché a été révélé depuis. ({ $event })
hint = Le choix d’un joueur avisé : { $offer }
hint-two = Pour un joueur avisé, deux choix se valent : { $offers }
hint-tied = Pour un joueur avisé, { $count } choix se valent, par exemple : { $offer }
# $worth : l’estimation avec son unité, par exemple « 17,5 points de réputation ». $for, $against : hint-reason, séparés par des points-virgules, ou le mot none : ce que ce choix améliore, ce qu’il fait perdre. $gain : ce qu’elle y gagne ou y perd, avec son signe, ou le mot none. $tried : pour une recherche, le pourcentage de ses essais ($tries) qui commençaient par ce choix, ou le mot none.
hint-line = { $offer } : environ { $worth }{ $gain ->
        [none] {""}
       *[other] {" "}({ $gain })
    }.{ $tried ->
        [none] {""}
       *[other] {" "}Recherche : { $tried } % de { $tries } essais.
    }{ $for ->
        [none] {""}
       *[other] {" "}Pour : { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Contre : { $against }.
    }
    .aloud = { $offer } : environ { $worth }.{ $tried ->
        [none] {""}
       *[other] {" "}Recherche : { $tried } pour cent de { $tries } essais.
    }{ $for ->
        [none] {""}
       *[other] {" "}Pour : { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Contre : { $against }.
    }
# $of : ce qui gagne ou perd, un objectif par exemple. $points : de combien.
hint-reason = { $of } ({ $points })
# Tout le reste de ce qui gagne ou perd.
hint-rest = divers
# Ce que dit un tutoriel. $offer : le choix qu’il attend ; $offers : ceux qui conviennent tous.
# $step, $steps : la quantième leçon, sur combien ; $lesson : la leçon, des phrases entières.
lesson-step = Étape { $step } sur { $steps } : { $lesson }
lesson-otherwise = Pour suivre la leçon, choisissez : { $offer }
lesson-hint = La leçon attend : { $offer }
lesson-hint-several = Ici, chacun de ces choix convient : { $offers }
lesson-left = La partie ne suit plus le tutoriel. À partir d’ici, vous jouez librement ; « conseil » peut toujours vous aider.
# $offer : le choix. Rien de ce qui suit n’a eu lieu.
preview = Aperçu du choix – { $offer } :
# Ce qui changerait sur la table, ligne par ligne. $label : la ligne, la colonne ou le joueur, ou le mot none.
preview-change = { $label ->
        [none] {""}
       *[other] { $label } :{" "}
    }{ $before } ⇒ { $after }
    .aloud = { $label ->
        [none] {""}
       *[other] { $label } :{" "}
    }{ $after } au lieu de { $before }
preview-new = { $label ->
        [none] en plus : { $after }
       *[other] { $label } : { $after }
    }
preview-gone = { $label ->
        [none] en moins : { $before }
       *[other] { $label } : { $before } ⇒ –
    }
    .aloud = { $label ->
        [none] en moins : { $before }
       *[other] { $label } : { $before } en moins
    }
# Ce qui passe d’un endroit à un autre. $what : une carte, par exemple. $from, $to : des endroits, comme le marché ou un joueur.
preview-moved = { $what } : { $from } ⇒ { $to }
    .aloud = { $what } : d’abord { $from }, puis { $to }
# Pour qui écoute : ce qui serait alors vrai sur la table. $facts : quelques phrases.
preview-said = Ensuite : { $facts }
preview-chance = La suite dépend du hasard ou d’informations cachées.
preview-asks = Question suivante : { $question }
preview-nothing = Rien ne change encore sur la table.
# Les parties d’une liste lue à voix haute. $before : les précédentes ; $after : la suivante.
list-aloud = { $before } ; { $after }
which-offer = Quel choix ? Indiquez son numéro, quelques-uns de ses mots ou son code sur la table.
language-is = Le jeu est maintenant en français.
no-such-language = La langue « { $typed } » n’est pas disponible.{ $near ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    } Langues : { $list }
languages = Langues disponibles : { $list }
# Une langue incomplète. $percent : la part de tout ce qu’elle dit.
language-part = { $tag } ({ $percent } %)
no-such-player = Aucun joueur ne s’appelle « { $typed } ». À la table : { $list }
no-piles = Aucune pile n’est visible.
# Le script d’une carte a échoué. $pack : son pack. $card : son nom. $hook : ce qu’on lui demandait.
# $place : fichier et ligne. Le tout devrait tenir sur une ligne de terminal.
fault = { $pack } : { $card }, { $hook }, { $place } : { $cause }
fault-why = { $line } ({ $why } ?)
# $line: the line that tells of a fault.
fault-rests = { $line } – la carte ne sera plus appelée dans cette partie
fault-error = erreur « { $about } »
fault-fuel = tourne trop longtemps
fault-memory = prend trop de mémoire
fault-depth = appels trop imbriqués
fault-verb = { $about } mal appelé
fault-place = agit ou interroge là où c’est interdit
fault-answer = ne renvoie pas ce qu’il faut
fault-questions = pose trop de questions
fault-differs = varie d’une exécution à l’autre
fault-chain = des cartes se déclenchent sans fin
# Avant ce qui ne va pas dans les scripts, dit en anglais.
fault-reports = Pour qui écrit ou répare ces cartes, en anglais :
no-fault = Ajoutez le nom d’un élément de la table : vous saurez pourquoi il ne peut pas être choisi. Aucun script de carte n’a échoué dans cette partie.

## Explications

# « { $typed } » est un numéro : le choix de ce numéro ne nomme pas de carte.
no-card-in-offer = Le choix n° { $typed } ne mentionne aucune carte.
help = Répondez par un numéro, par quelques mots d’un choix ou par son code sur la table, ou bien tapez :
topics = Points de règle : { $list }
explained = { $name } ({ $kind })
# Le nom d’un pouvoir, et ce qu’il fait.
powered = { $power } : { $text }
# La phrase d’ambiance d’une carte.
flavour = « { $text } »
origin-inferred = Déduit des règles, car non imprimé : { $fields }
origin-reconstructed = Inventé, faute de connaître la carte imprimée : { $fields }
card-script = D’après son script : { $line }
several-topics = « { $typed } » correspond à plusieurs sujets : { $list }
no-such-topic = Aucune carte ni aucune règle ne s’appelle « { $typed } ».{ $near ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    }

## Commandes : les mots que l’on peut taper, séparés par des virgules ; l’aide affiche le premier

command-help = ?, aide
help-help = cette page ; « ? mot » explique une carte ou une règle, « ? 3 » la carte du choix n° 3
    .aloud = cette page ; « aide » suivi d’un mot explique une carte ou une règle, « aide 3 » la carte du choix 3
command-board = plateau, table
help-board = tout ce qui se trouve sur la table
command-sheet = fiche
help-sheet = votre fiche ; « fiche nom » pour celle d’un autre joueur
command-piles = défausse, piles
help-piles = ce qui a été défaussé ou retiré du jeu
command-log = journal
help-log = ce qui vient de se passer ; « journal tout » depuis le début
all-lines = tout
command-score = score, points
help-score = ce que chacun marquerait maintenant
command-undo = annuler
help-undo = revient sur votre choix si rien n’a été lancé ni révélé depuis
command-hint = conseil
help-hint = ce que choisirait un joueur avisé, et ce que valent à peu près les meilleurs choix
command-preview = aperçu
help-preview = ce que donnerait un choix, sans le faire : « aperçu 3 »
command-news = nouvelles
help-news = quelles nouvelles s’affichent : « nouvelles » en donne la liste ; ajoutez l’une d’elles, puis « non », « oui », ou « dernière » (seulement la dernière depuis votre tour)
command-detail = détail
help-detail = ce qui s’affiche automatiquement avant chaque question : « détail bref », « détail complet » ou « détail normal »
command-lang = langue
help-lang = « langue nl » change de langue (ici, le néerlandais)
command-save = sauvegarde, sauvegarder, enregistrer, sauver
help-save = où la partie est enregistrée ; « sauvegarde fichier » en fait une copie
command-ruling = exemple
help-ruling = enregistre la partie jusqu’ici comme exemple de règle ; « exemple fichier » donne le nom du fichier
command-why = pourquoi
help-why = « pourquoi nom » : pourquoi cet élément de la table ne peut pas être choisi ; « pourquoi » seul : où et pourquoi le script d’une carte a échoué
command-again = encore
help-again = affiche de nouveau les choix, comme une ligne vide
command-quit = quitter, arrêter
help-quit = arrête ; la partie est enregistrée et pourra reprendre

## Ce qui est dit sans qu’on le demande

# Les mots qui suivent la commande « détail ».
detail-usual = normal
detail-terse = bref
detail-full = complet
# Ce qui est répondu. $list : les mots ci-dessus.
told-usual = Désormais : ce qui est nouveau et ce dont parle la question. Pour changer, tapez « détail » et un de ces mots : { $list }.
told-terse = Désormais : seulement la question, précédée d’une ligne. Pour changer, tapez « détail » et un de ces mots : { $list }.
told-full = Désormais : toute la table avant chaque question. Pour changer, tapez « détail » et un de ces mots : { $list }.
# $near : ce qui était sans doute voulu, ou le mot none.
no-such-detail = « { $typed } » ne convient pas ici. { $near ->
        [none] Au choix : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
# Les mots qui suivent la commande « nouvelles » et une sorte de nouvelles.
news-on = oui
news-off = non
news-last = dernière
# Une sorte dans la liste de la phrase suivante. $hearing : un des mots ci-dessus.
told-kind = { $kind } ({ $hearing })
told-kinds = Nouvelles : { $list }.
no-such-news = Aucune sorte de nouvelles ne s’appelle « { $typed } ». { $near ->
        [none] Au choix : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }

## Questions : une ou deux lettres qu’on tape pour un renseignement, donné en une phrase

# $typed, $list : des noms de questions comme un programme les écrit.
no-such-query = Il n’y a pas de renseignement « { $typed } ». Renseignements possibles : { $list }
nothing-to-tell = Il n’y a rien à en dire pour l’instant.
# $typed : ce qui suivait les lettres, ou le mot none. $list : ce qu’on peut y nommer.
tell-of-which = « { $typed } » ne désigne rien ici, ou plus d’une chose. Répondez par un nom ou un numéro de la liste, par exemple « 1 », ou d’emblée « { $query } 1 » ; une ligne vide ramène au jeu. Liste : { $list }
query-news = no
help-query-news = ce qui s’est passé depuis votre dernier tour ; no 20 pour remonter plus loin
query-points = po
help-query-points = ce que chacun marquerait maintenant, en une phrase
query-asked = qu
help-query-asked = la question posée
query-choices = ch
help-query-choices = les choix ; ch 3 pour l’un d’eux, avec le texte de sa carte
no-news = Il ne s’est rien passé depuis votre dernier tour.
# Un joueur dans la liste de la phrase suivante.
told-points = { $name } { $points }
told-score = Score pour l’instant : { $list }.
# Ce que marque un joueur, en une phrase pour qui écoute. $list : told-score-line, séparés par des points-virgules.
told-score-of = { $name } : { $list }.
told-score-line = { $reason }, { $points }
told-asked = { $name } : { $prompt }
# Dit à haute voix : ce qui se choisit par un numéro ou un mot, un choix ou une commande par exemple.
said-numbered = { $number } : { $text }
# $text : une phrase sans son point. $count : combien de fois, au moins deux.
said-times = { $text } ({ $count } fois).
# Un choix dans la liste de la phrase suivante.
told-choice = { $number } : { $offer }
told-choice-next = { $list } ; { $next }
told-choices = { $list }.
# Au-dessus des lettres, dans l’aide.
queries = Pour un seul renseignement à la fois, tapez ces lettres :

## Scores

total = Total
end = Décompte final
score-sheet = Feuille de score
# Un nombre avec un chiffre après la virgule.
decimal = { $whole },{ $rest }

## Revoir une partie

silent = { $name } choisit : { $offer }
silent-hidden = { $name } fait un choix.
not-over = La partie n’est pas terminée : elle s’est arrêtée après { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }.
no-game-in-file = { $path } n’est pas une partie enregistrée.
replay-changed = La partie est montrée jusqu’au point où les cartes actuelles le permettent.
# $command le dit à qui répare le fichier.
replay-report = Le détail de ce qui ne va pas, en anglais : { $command }

## Ce qui peut aller de travers

# $why est l’une de ces raisons, ou ce que dit le système.
why-not-found = aucun fichier ni dossier de ce nom
why-not-allowed = le système ne l’autorise pas
why-full = le disque est plein
why-read-only = rien ne peut être écrit à cet endroit
why-folder = c’est un dossier
why-no-folder = ce n’est pas un dossier
why-no-file = c’est un tube, un périphérique ou une socket, pas un fichier
why-taken = il contient autre chose, qui serait perdu
# $code : le numéro de l’erreur du système, ou 0.
why-other = { $code ->
        [0] quelque chose y est illisible
       *[other] le système refuse (erreur { $code })
    }

# $near : ce qui était sans doute voulu, ou le mot none.
faulty-texts = { $count ->
        [one] Un texte des packs contient une erreur et a été ignoré ; « cardwright lint » indique lequel.
       *[other] { $count } textes des packs contiennent une erreur et ont été ignorés ; « cardwright lint » indique lesquels.
    }
error-game = Il n’y a pas de jeu « { $typed } ». { $near ->
        [none] Jeux : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
error-kind = Il n’y a pas de type « { $typed } ». { $near ->
        [none] Types : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
error-origin = Il n’y a pas d’origine « { $typed } ». { $near ->
        [none] Origines : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
error-of = Il n’y a pas de pack « { $typed } ». { $near ->
        [none] Packs : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
# $typed : ce qui a été tapé, ou le mot none ; $list : les tutoriels qui existent
error-tutorial = { $typed ->
        [none] Il n’y a pas de tutoriel ici.
       *[other] Il n’y a pas de tutoriel « { $typed } ». Tutoriels : { $list }
    }
error-tutorial-broken = Quelque chose ne va pas dans le tutoriel { $path }. Pour savoir quoi : cardwright lint
error-with = Il n’y a pas d’extension « { $typed } » à ajouter au jeu. { $near ->
        [none] Au choix : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
error-with-game = L’extension « { $pack } » appartient à un autre jeu : { $game }.
error-card = Il n’y a pas de carte « { $typed } ». { $near ->
        [none] Toutes les cartes : cardwright cards list
       *[other] Vouliez-vous dire « { $name } » ({ $near }) ?
    }
# $list : fichiers et lignes. $command dit en anglais ce qui n’y va pas.
error-packs = Ces packs ne permettent pas de jouer tant que ceci n’est pas corrigé : { $list }
    Ce qui n’y va pas : { $command }
error-pack = Le pack de { $path } ne peut pas être lu : { $why }.
error-pack-deeper = { $path } contient des packs, mais n’en est pas un. Indiquez l’un de ces dossiers : { $list }
pack-twice = « { $path } » est indiqué deux fois. Il est lu une seule fois.
name-cut = Un nom compte au plus { $most } caractères. Celui-ci est raccourci en « { $name } ».
error-few-seats = { $asked ->
        [one] { $asked } joueur demandé
       *[other] { $asked } joueurs demandés
    } ; ce jeu se joue de { $least } à { $most } joueurs. Avec --players { $least }, des robots prennent les places que vous ne nommez pas ; ou nommez { $more ->
        [one] une place
       *[other] { $more } places
    } de plus avec --seat.
error-seats = { $asked ->
        [one] { $asked } joueur demandé
       *[other] { $asked } joueurs demandés
    } ; ce jeu se joue de { $least } à { $most } joueurs.
error-option = Ce jeu n’a pas d’option « { $name } ». { $near ->
        [none] Options : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
error-value = « { $name } » ne peut pas valoir « { $value } ». { $near ->
        [none] Valeurs possibles : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
# $there : ce qu’il y a. $wanted : ce qu’il faut. $kind : le type de carte, ou le mot none.
error-content = Les packs n’ont pas assez de cartes pour cette table : { $kind ->
        [none] {""}
       *[other] du type « { $kind } », {""}
    }il y en a { $there } et il en faut { $wanted }.
# $there : ce qu’il y a. $most : ce qu’une table peut contenir. $kind : le type de carte, ou le mot none.
error-excess = Les packs ont plus de cartes qu’une table ne peut en contenir : { $kind ->
        [none] {""}
       *[other] du type « { $kind } », {""}
    }il y en a { $there } et la limite est de { $most }. Jouez avec moins de packs à la fois.
error-no-value = « { $option } » n’indique pas de valeur ; écrivez nom=valeur.
error-option-twice = « { $option } » est indiqué deux fois ; indiquez-le une seule fois.
error-seat = « { $seat } » : après le nom, écrivez « human » (une personne), ou un robot : « easy » (facile), « fair » (moyen) ou « hard » (difficile), et non « { $who } ». Par exemple : Anna=human.
error-gender = « { $seat } » : après le nom et les deux-points, écrivez f (au féminin) ou m (au masculin), et non « { $gender } ». Par exemple : Anna:f=human.
error-name-twice = Deux joueurs s’appellent « { $name } ».
error-solo = Une partie en solitaire se joue seul : retirez --players.
error-too-many-seats = { $seats ->
        [one] { $seats } place est nommée
       *[other] { $seats } places sont nommées
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
error-save = La partie ne peut pas être enregistrée dans { $path } : { $why }.
error-taken = { $path } existe déjà et ne sera pas remplacé. Reprenez cette partie avec --resume, ou indiquez un autre fichier.
error-in-use = La partie { $path } est déjà ouverte, peut-être dans une autre fenêtre. Continuez-la là-bas, ou fermez-la d’abord.
error-read = { $path } ne peut pas être lu : { $why }.
error-too-long = { $path } est bien trop long pour une partie enregistrée.
error-no-file = { $path } n’est pas un fichier.
error-settings = Le fichier de réglages contient des erreurs, indiquées plus haut en anglais. Avec --no-settings, il est ignoré.
error-status-taken = { $path } contient déjà autre chose et ne sera pas remplacé. Indiquez un autre fichier pour --status.
error-status-save = La partie elle-même est enregistrée dans { $path } : --status ne peut rien y écrire. Indiquez un autre fichier pour --status.
error-status-in-use = Une autre partie indique déjà dans { $path } à qui de jouer. Indiquez un autre fichier pour --status.
# Suit ce qui ne va pas dans le fichier.
error-resume = La partie ne peut pas reprendre à partir de ce fichier. Pour la regarder : cardwright replay { $path }
error-resume-diverged = Soit le fichier a été modifié à la main, soit les règles ont changé. Pour regarder la partie : cardwright replay { $path }. Pour la reprendre malgré tout, ajoutez --trust ; le fichier en garde la marque.
# Below a line that says which pack has changed.
error-resume-trust = Avec ces cartes, la partie ne peut pas reprendre telle quelle. Pour la regarder : cardwright replay { $path }. Pour la reprendre malgré tout, ajoutez --trust ; le fichier en garde la marque.
error-ruling = Aucune partie ne peut commencer ici. Pour voir toutes les erreurs du fichier : cardwright test { $path }
error-no-ruling = Aucun exemple de règle de { $path } n’a « { $typed } » dans son titre. Ses titres : { $list }
error-no-rulings = { $path } ne contient pas d’exemples de règles. Pour reprendre une partie enregistrée : cardwright play --resume { $path }
error-ruling-seats = L’exemple de règle est pour { $most } à la table ; { $asked } sont nommés.
error-ruling-options = L’exemple de règle fixe la mise en place : retirez --players, --solo et les options du jeu.
error-ruling-file = --ruling demande un fichier d’exemples de règles : cardwright play FICHIER.play --ruling MOT
error-at-card = Aucune carte du nom de « { $typed } » n’a d’effet. { $near ->
    [none] Toutes les cartes : cardwright cards list
   *[other] Vouliez-vous dire « { $near } » ?
}
error-at-hook = « { $card } » n’agit pas à { $typed }, mais à { $list }.
error-at-line = Aucun effet de carte ne correspond à { $typed }. Indiquez une ligne d’un script, ou celle d’un hook dans le fichier d’une carte.
# $why: how close the random games came in which a position was looked for.
error-at-missed = { $why ->
    [guarded] Dans aucune des parties aléatoires essayées, les conditions de « { $card } » n’étaient remplies.
    [line] « { $card } » agit dans des parties aléatoires, mais la ligne n’est jamais exécutée.
    [elsewhere] « { $card } » agit dans des parties aléatoires, mais seulement dans des positions qu’un exemple de règle ne peut pas préparer.
   *[never] Dans aucune des parties aléatoires essayées, « { $card } » n’a eu l’occasion d’agir.
}
# $place: file and line.
error-changed = { $place } : cette partie a été modifiée à la main. Pour savoir ce qui ne va pas : cardwright lint { $path }. Pour la reprendre malgré tout, ajoutez --trust ; le fichier en garde la marque.

# $place : fichier et ligne. $quoted : la ligne.
broken-answer = { $place } : cette réponse n’était pas possible à cet endroit : { $quoted }
broken-after-end = { $place } : la partie était terminée avant cette réponse : { $quoted }
broken-diverged = { $place } : à partir d’ici, la partie prend un autre chemin que celui du fichier : { $quoted }
broken-head = { $place } : ces indications ne permettent pas de préparer une partie : { $quoted }
broken-cut = { $place } : le fichier s’arrête avant le début de la partie ; il est endommagé.
broken-line = { $place } : ce n’est pas une ligne de partie enregistrée : { $quoted }
broken-text = { $place } : le fichier n’est pas un texte en UTF-8.
broken-other = { $place } : quelque chose ne va pas ici : { $quoted }
changed-missing = Le pack « { $pack } » est absent ; indiquez son dossier avec --pack.
changed-pack = Le pack « { $pack } » a changé depuis que cette partie a été jouée.
changed-new = Le pack « { $pack } » n’était pas là quand cette partie a été jouée.
changed-something = Les cartes, ou ce que leurs scripts peuvent faire, ont changé depuis que cette partie a été jouée.

## Ce que les robots montrent des cartes (cardwright simulate)

# $first, $last : graines. $points : une moyenne et la demi-largeur de son intervalle.
simulate-title = { $game } : { $games } { $games ->
        [one] partie
       *[other] parties
    } à { $players ->
        [one] 1 robot
       *[other] { $players } robots
    }, graines { $first } à { $last }. Un joueur marque { $points } points. Une partie demande { $decisions } réponses, dont { $forced } sans autre choix.
# Pourquoi les parties ont pris fin ; $list contient des simulate-cause.
simulate-causes = Fin des parties : { $list }.
simulate-cause = { $cause } { $share }
# Ce que le jeu compte ; $list contient des simulate-count, $what est un mot au pluriel.
simulate-counted = Par joueur et par partie, et entre parenthèses la part des joueurs concernés : { $list }.
simulate-count = { $what } { $number } ({ $share })
simulate-failed = { $cards ->
        [one] Une carte a échoué
       *[other] { $cards } cartes ont échoué
    } dans ces parties. Ce que fait une carte qui échoue est annulé, et la partie continue.
simulate-fault = { $line } – { $times } fois, dans { $games } { $games ->
        [one] partie
       *[other] parties
    } sur { $all }, la première avec la graine { $seed }.
simulate-percent = { $number } %
# Une moyenne et la demi-largeur de son intervalle.
simulate-mean = { $mean } ± { $width }
# Un pourcentage et les bornes de son intervalle.
simulate-rate = { $mean } % ({ $low }–{ $high })
# Un résultat tiré de peu de parties.
simulate-few = { $text } peu
# Un résultat qui se démarque.
simulate-marked = { $text } *
simulate-times = ×{ $number }
# Titres de colonnes, aussi courts que possible, et plus bas leur sens.
simulate-seat = place
simulate-bot = robot
simulate-score = points (95 %)
simulate-wins = victoires (95 %)
simulate-owners = détenteurs
simulate-taken = choisie
simulate-named = en propre (95 %)
simulate-lead = avance (95 %)
simulate-caused = effet (95 %)
simulate-effect = pouvoir (95 %)
simulate-lead-course = Dans une partie, la tête a changé { $changes } fois. Après { $share } % des choix, le vainqueur n’a plus jamais été mené.
simulate-plot-lead = Avance du vainqueur sur le meilleur des autres au fil de la partie
simulate-plot-meetings = Parties gagnées par le joueur qui a la carte de la ligne quand un autre a celle de la colonne, en %
simulate-meeting = { $card } contre { $other } : { $share }, { $games } { $games ->
        [one] partie
       *[other] parties
    }
simulate-about-meetings = Cases grises : ces deux cartes ne se sont jamais rencontrées, et deux joueurs n’ont jamais la même. Sans aucun effet, chaque case aurait { $even }. Les cases au cadre en pointillé reposent sur moins de 30 parties : ne vous y fiez pas.
simulate-never = Proposées, mais jamais prises : { $list }.
simulate-about-owners = détenteurs : combien de joueurs ont possédé la carte.
simulate-about-taken = choisie : part des fois où un robot la choisirait, quand il peut choisir entre elle et autre chose.{ $dealt ->
        [none] {""}
       *[other] {" "}Certaines cartes ne sont proposées qu’entre elles ({ $dealt }) : le hasard les distribue, afin que chacune soit jouée.
    }
simulate-about-named = en propre : ce que la feuille de score compte au nom de la carte, en moyenne chez ses détenteurs.
simulate-about-lead = avance : dans une partie où certains joueurs ont la carte et d’autres non, les points des uns moins ceux des autres. On prend une carte quand elle convient : ne comparez une carte qu’aux autres du même type.
# $even : une part sur autant qu’il y a de joueurs.
simulate-about-wins = victoires : part des détenteurs qui gagnent ; une carte sans effet donnerait { $even }.
simulate-about-caused = effet : ce que la carte rapporte en points au premier joueur qui la prend. À partir de ce choix, la même partie est jouée deux fois : avec la carte, et sans elle.
simulate-about-effect = pouvoir : ce que le seul pouvoir de la carte rapporte au même joueur. La seconde partie est alors jouée avec la carte, elle aussi, mais la carte n’y fait rien. Le reste de l’effet vient de ce qu’on a payé la carte au lieu de choisir autre chose.
simulate-equal = 0 sur { $games } diffère
simulate-plot-points = Combien de joueurs ont eu combien de points
simulate-game = partie
simulate-about-game = partie : le numéro de la partie où les détenteurs de la carte ont le plus d’avance. Pour la voir : { $command }
simulate-gate = { $failed ->
        [0] Aucune ligne sur { $rows } n’échoue.
        [one] 1 ligne sur { $rows } échoue.
       *[other] { $failed } lignes sur { $rows } échouent.
    }
simulate-gate-of = contrôle
simulate-gate-value = valeur (95 %)
simulate-gate-bounds = limites
simulate-gate-verdict = verdict
simulate-gate-players = joueurs
simulate-gate-seat = place { $seat }
simulate-gate-bot = robot { $seat }
simulate-gate-row = { $name } : { $metric_word ->
        [points] points
        [wins] victoires en %
        [lead] avance
        [own] points en propre
        [caused] effet
       *[difference] écart
    }
simulate-ends = { $mean } ({ $low } à { $high })
simulate-verdict = { $verdict_word ->
        [kept] respecté
        [open] ouvert
        [few] peu de parties
        [below] trop bas
       *[above] trop haut
    }
simulate-about-gate = respecté : l’intervalle entier reste dans les limites. trop bas, trop haut : l’intervalle entier est au-delà d’une limite, la ligne échoue donc. ouvert : une limite se trouve dans l’intervalle ; davantage de parties trancheront. peu de parties : moins de 30. partie : là où la valeur est la plus haute, ou la plus basse si elle est trop basse. Pour la voir : { $command }
# $rows : lignes des tableaux. $chance : combien se démarquent par hasard.
simulate-about-interval = 95 % : la vraie valeur s’écarte du nombre d’au plus ±, ou se trouve entre les nombres entre parenthèses ; c’est vrai pour 19 intervalles sur 20. « peu » signale moins de 30 parties : ne vous y fiez pas. Sur { $rows } avances, { $chance } s’écartent de 0 par le seul hasard. Un astérisque marque celles qui se démarquent malgré tout (Benjamini-Hochberg, 5 %).
# Les mêmes parties ont été jouées de deux façons.
simulate-pairs = Les deux façons ont été jouées avec les mêmes graines. { $differ } parties sur { $units } diffèrent.
simulate-measure = par partie
simulate-here = ici
simulate-there = là-bas
simulate-difference = écart (95 %)
simulate-correlation = corrélation
simulate-saved = gain
simulate-measure-points = points d’un joueur
simulate-measure-decisions = réponses
# $seat : la lettre d’une place.
simulate-measure-points-of = points de { $seat }
simulate-measure-wins-of = victoires de { $seat } en %
simulate-about-pairs = écart : ici moins là-bas. gain : par combien il faudrait multiplier le nombre de parties de deux essais séparés pour la même précision.
simulate-decided = Décidé après { $units } graines : { $differs_word ->
        [yes] les points d’un joueur diffèrent
       *[no] les points d’un joueur diffèrent de moins de { $margin }
    }. L’écart se situe entre { $low } et { $high } (à 95 %, même si l’on regarde en cours de route) ; la meilleure estimation est { $estimate }.
simulate-undecided = Rien n’est décidé après { $units } graines : l’écart des points peut être nul comme dépasser { $margin }. Jouez plus de parties.
# Pendant les parties. $rate : parties par seconde. $left : secondes.
simulate-progress = { $games } parties, { $rate } par seconde, encore { $left } s
simulate-cancelled = Arrêt après { $units ->
        [one] 1 graine
       *[other] { $units } graines
    }. Avec --out, la même commande reprend à cet endroit.
shard-cancelled = Arrêt. Une part n’est écrite que si elle est complète.
shards-fresh = { $count ->
        [one] { $count } part sur { $of } est
       *[other] { $count } parts sur { $of } sont
    } à jour.
shards-missing = Il manque : { $list }
shards-stale = { $why_word ->
        [program] Jouées par une autre version de Cardwright
        [plan] Jouées avec un autre plan
        [cards] Jouées avec d’autres cartes
       *[against] Comparées à autre chose
    } : { $list }
shards-cut = { $path } : ce n’est pas une part, ou elle est incomplète.
shards-divided = { $path } : n’est pas l’une des { $of } parts.
shards-double = La part { $index } est là deux fois : { $one } et { $other }.
shards-differs = { $path } : la part { $shard } donne d’autres résultats sur cette machine.
shards-verified = { $count } sur { $of } { $of ->
        [one] part rejouée
       *[other] parts rejouées
    } : { $differ ->
        [0] tout est comme dans les fichiers.
        [one] 1 diffère.
       *[other] { $differ } diffèrent.
    }
error-shards = { $path } : il n’y a pas de part ici. Pour en écrire une : cardwright simulate --shard 0/4 --out FICHIER
error-merge = { $path } : rien n’a été réuni. Chaque part doit être là exactement une fois, complète et à jour.
error-verify = Ces parts comparent deux façons de jouer : ajoutez --against.
error-forbid = Il n’y a pas de carte « { $typed } ». Indiquez le type et la carte, par exemple class/monk. { $near ->
        [none] {""}
       *[other] Vouliez-vous dire « { $near } » ?
    }
error-bot = Il n’y a pas de robot « { $typed } ». Robots possibles : { $list }
error-against = { $path } : on ne compare que des plans pour le même jeu et le même nombre de places.
error-decide = On ne décide qu’entre deux façons de jouer : ajoutez --against.
error-tables = { $why_word ->
        [feature] Ce programme a été construit sans les tables. Pour le reconstruire : cargo build --release --features parquet
       *[folder] Les tables s’écrivent dans un dossier : ajoutez --out.
    }
error-game-of-plan = Le plan ne compte que { $games } parties, numérotées à partir de 1.
error-results = { $path } contient les résultats d’un autre plan, d’autres cartes ou d’une autre version. Indiquez un autre dossier avec --out, ou supprimez le fichier.

## Listes des jeux et des cartes

# La valeur d’une option telle qu’on la tape, et son nom.
value-named = { $value } ({ $name })
value-added = { $value } ({ $name } ; --with { $pack })
value-with = { $value } (--with { $pack })
games-for = { $least } à { $most }
# Une case d’un tableau derrière l’intitulé de sa colonne, quand la page est trop étroite.
row-cell = { $name } : { $value }
games-option = { $name } : { $values }
games-several = { $name }, une ou plusieurs : { $values }
# $languages : les langues du programme lui-même.
games-with = { $name } ; pour jouer avec : --with { $pack }
games-program = Langues du programme : { $languages }
cards-summary = { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    } Données connues : { $known }, déduites des règles : { $inferred }, inventées : { $reconstructed }.

# Précède le fichier d’une carte, ses nombres et les noms de ses fonctions.
cards-technical = Pour qui écrit des cartes, dans les mots du fichier :

# Ce qui précède une ligne d’une liste.
row-seats = joueurs
row-languages = langues
row-pack = pack
row-with = extension
row-cards = cartes
row-id = identifiant
row-game = jeu
row-file = fichier
row-numbers = nombres
row-acts = moments
row-known = connu
row-inferred = déduit
row-reconstructed = inventé

## Parties enregistrées au choix

# When a game was played last, on the player’s clock; all parts have two digits but the year.
saved-date = { $day }/{ $month }/{ $year } { $hour }:{ $minute }
saved-day = { $day }/{ $month }/{ $year }
# $heading: how far the game has come. $players: each with his points, parted by commas.
saved-open = { $game } · { $heading } · { $players }
    .aloud = { $game }, { $heading }, { $players }
saved-won = { $game } · { $players }
    .aloud = { $game }, { $players }
saved-over = { $game } · terminée · { $players }
    .aloud = { $game }, terminée, { $players }
saved-lost = { $game } · perdue · { $players }
    .aloud = { $game }, perdue, { $players }
saved-player = { $name } { $points }
saved-winner = { $name } { $points } (victoire)
    .aloud = victoire { OF($name) } avec { $points }
saved-named = { $name } · { $text }
    .aloud = { $name } : { $text }
saved-tutorial = { $game } (tutoriel)
    .aloud = { $game }, un tutoriel
# $packs : les noms de ses extensions.
saved-with = { $game } + { $packs }
    .aloud = { $game } avec { $packs }
saved-broken = { $game } · ne peut pas être reprise : autres cartes, ou fichier endommagé
    .aloud = { $game } ne peut pas être reprise : autres cartes, ou fichier endommagé
# $pack : l’identifiant d’un pack dont le dossier n’est plus où il était.
saved-missing = { $game } · le pack « { $pack } » est absent
    .aloud = { $game } ne peut pas être reprise : le pack « { $pack } » est absent
# $pack: the id of a pack that is not as it was when the game was played.
saved-changed = { $game } · le pack « { $pack } » a changé
    .aloud = { $game } a d’autres cartes : le pack « { $pack } » a changé
# $pack: the id of a pack with which nothing can be played.
saved-faulty = { $game } · le pack « { $pack } » contient une erreur
    .aloud = { $game } ne peut pas être reprise : le pack « { $pack } » contient une erreur
saved-no-number = Les numéros de la liste vont de 1 à { $count }.
tutorials = Premières parties, expliquées pas à pas :
# $new : comment commencer une partie, entrée d’une page ou commande.
saved-none = Aucune partie n’est enregistrée ici. Pour en commencer une : { $new }
# $replay : de quoi revoir une partie, entrée d’une page ou commande.
saved-all-over = Il n’y a pas de partie à reprendre. On peut encore revoir les parties terminées ({ $replay }).
saved-none-sound = Les parties enregistrées ici sont inutilisables : autres cartes, pack absent ou fichiers endommagés.
error-resume-json = Avec --format json, --resume doit être suivi du fichier d’une partie enregistrée.

compare = { $game }, graine { $seed } : { $players }.
reviewed = { $name } : { $offer }. Conseil : { $best }, { $points } de plus.
reviewed-sum = { $name } : sur { $count } choix, { $alike ->
        [0] aucun ne suit
        [one] { $alike } suit
       *[other] { $alike } suivent
    } le conseil. Les autres coûtent en tout { $points } selon l’estimation.
reviewed-none = Il n’y a ici aucun choix à revoir.
no-such-step = La partie ne compte que { $steps } réponses ; donnez un nombre de 0 à { $steps }.
share-how = La fin du nom dit quoi écrire : .txt pour la partie ligne par ligne, .svg pour une image de la dernière table, .cast pour un enregistrement.
share-cut = Seule une partie sans erreur peut être partagée ; cardwright replay { $path } --report dit ce qui ne va pas.
again-none = Il n’y a aucune partie enregistrée à rejouer.
shared = Écrit dans { $path }
results-none = Il n’y a pas encore de résultats. Chaque partie terminée s’y ajoute.
results-not-kept = Votre résultat n’a pas pu être ajouté : { $why }.
results-sum = { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }, { $won ->
        [0] aucune victoire
        [one] dont { $won } victoire
       *[other] dont { $won } victoires
    } contre d’autres joueurs. Les meilleurs :
result = { $rank }. { $points } · { $name }{ $cards ->
        [none] {""}
       *[other] , { $cards }
    }{ $packs ->
        [none] {""}
       *[other] {" "}· avec { $packs }
    } · { $day } · { $players ->
        [1] en solo
       *[other] à { $players }
    } · graine { $seed }{ $won ->
        [yes] {" "}· victoire
       *[no] {""}
    }
