# Ce que la ligne de commande dit d’elle-même : aide, pages de manuel, et ce qui ne va pas dans un appel.
# LES MOTS EN CAPITALES tiennent lieu de ce qui est à taper.

usage = Utilisation :
# Le programme ajoute un deux-points sans espace : elle est donc ici.
usage-arguments = Arguments{"\u00A0"}
usage-options = Options{"\u00A0"}
usage-values = { $help } ; { $values }
usage-commands = Commandes{"\u00A0"}
usage-help = Pour en savoir plus : { $command }

## Ce qui peut ne pas aller

# $near : ce qui était sans doute voulu, ou le mot none.
usage-unknown = Il n’y a pas d’option « { $arg } » ici.{ $near ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    }
usage-extra = « { $arg } » est de trop.
usage-no-command = { $arg ->
        [none] Il manque une commande.
       *[other] Il n’y a pas de commande « { $arg } ».
    } { $near ->
        [none] Commandes : { $list }
       *[other] Vouliez-vous dire « { $near } » ?
    }
usage-invalid = « { $value } » ne peut pas être la valeur de { $arg }.{ $near ->
        [none] { $list ->
            [none] {""}
           *[other] {" "}Valeurs possibles : { $list }
        }
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    }
usage-seed = « { $value } » ne peut pas être une graine pour { $arg }. Choisissez un nombre entier de 0 à { $most }.
usage-no-value = { $arg } demande une valeur.
usage-conflict = { $arg } ne peut pas accompagner { $other }.
usage-twice = { $arg } ne peut être indiqué qu’une fois.
usage-missing = Il manque : { $arg }
usage-utf8 = La ligne de commande contient des caractères qui ne sont pas en UTF-8.
usage-wrong = { $arg } ne s’emploie pas ainsi.

## Ce qui tient lieu de valeur

value-command = COMMANDE
value-game = JEU
value-n = N
value-percent = POURCENTAGE
value-shard = I/N
value-name-who = NOM=QUI
value-tag = CODE
value-edition = ÉDITION
value-name = NOM
value-name-value = NOM=VALEUR
value-dir = DOSSIER
value-file = FICHIER
value-pace = RYTHME
value-theme = THÈME
value-format = FORMAT
value-player = JOUEUR
value-kind = TYPE
value-pack = PACK
value-origin = ORIGINE
value-topic = CHAPITRE
value-card = CARTE
value-word = MOT
value-path = CHEMIN
value-code = CODE
value-code-severity = CODE=GRAVITÉ
value-shell = SHELL
value-space-id = FICHIER/TEXTE
value-seat-bot = PLACE=ROBOT
value-kind-card = TYPE/CARTE
value-points = POINTS

## Les commandes et ce qu’elles acceptent ; `any-…` vaut pour toutes

# $languages : les langues qui existent, avec la part traduite de celles qui sont incomplètes.
any-help-lang = langue, avant ou après la commande : { $languages } ; sinon CARDWRIGHT_LANG ou la langue du système
any-help-help = affiche cette aide
any-help-version = affiche la version
any-help-with = extension livrée avec le programme, mais qui n’entre en jeu que si on la demande ; « cardwright games » en donne la liste ; peut se répéter
any-help-folders = dossier d’une extension à vous (un « pack ») ; peut se répéter
any-help-game = seulement ce jeu
any-help-json = écrit du JSON, pour d’autres programmes
any-help-format = « human » pour être lu, ou « json » pour d’autres programmes

cardwright-help = Joue à des jeux de cartes dont les règles, les cartes et les textes sont ouverts. L’aide d’une commande : cardwright COMMANDE --help.

cardwright-help-plain = ligne par ligne : la page d’accueil, ou la partie de « play » ou de « replay »
cardwright-help-speak = en phrases, pour un lecteur d’écran : la page d’accueil, ou la partie de « play » ou de « replay »

play-help = Joue une partie dans le terminal. Répondez par un numéro ou par quelques mots du choix ; « ? » donne de l’aide.
play-help-game = le jeu ; { $first } si rien n’est indiqué. Ou un fichier d’exemples de règles : la partie commence dans la position de l’un d’eux, et le fichier n’est pas modifié
play-help-ruling = avec un fichier d’exemples de règles : un mot du titre ; le premier si rien n’est indiqué
play-help-at = commence là où une carte va agir : CARTE, CARTE.HOOK, ou FICHIER:LIGNE pour une ligne de son fichier ou de son script
play-help-players = nombre de joueurs ; 2 sans autre indication
play-help-seats = une place, dans l’ordre de la table : un nom, et « human » (une personne), ou un robot : « easy » (facile), « fair » (moyen) ou « hard » (difficile), comme Anna=human ; peut se répéter. NOM:f ou NOM:m accorde les phrases au féminin ou au masculin. Avec --players N, des robots tiennent les places qui ne sont pas nommées
# $values : les valeurs possibles, chacune avec son nom.
play-help-edition = édition du jeu : { $values }
play-help-variants = une variante du jeu ; peut se répéter : { $values }
play-help-first = qui commence, par son nom ou la lettre de sa place (par défaut, tiré au sort)
play-help-options = toute autre option du jeu (voir cardwright games) ; peut se répéter
play-help-solo = une partie en solitaire
play-help-seed = nombre dont dépend tout le hasard : même nombre, mêmes dés et mêmes cartes
play-help-again = commence une partie avec les joueurs et les options d’une partie enregistrée, et une autre graine ; sans FICHIER, ceux de la dernière
play-help-daily = prend la graine du jour, la même pour tous
play-help-from = avec --resume, fait reprendre la partie après la réponse N, dans un autre fichier
play-help-save = fichier où la partie est enregistrée ; sinon un fichier de votre dossier personnel
play-help-status = fichier qui indique à d’autres programmes à qui de jouer et ce qui est demandé : une ligne de JSON, toujours complète
play-help-bell = fait sonner le terminal quand c’est de nouveau à vous de jouer
play-help-resume = reprend une partie enregistrée ; sans FICHIER, une partie au choix dans une liste
play-help-tutorial = une première partie expliquée pas à pas ; sans NOM, celle du jeu, ou une liste
play-help-trust = reprend une partie enregistrée bien qu’elle ait été modifiée à la main ou que ses packs aient changé ; elle en garde la marque
play-help-plain = joue ligne par ligne, même dans un terminal assez grand pour la table
play-help-pace = rythme auquel la table montre ce qui se passe tout seul : off (tout en une fois), quick (vite), steady (le temps de lire) ou slow (lentement) ; sinon steady
play-help-no-motion = ni dés qui roulent ni nombres qui défilent sur la table
play-help-announce = écrit sur la dernière ligne de la table ce qui est désigné, pour un lecteur d’écran
play-help-theme = couleurs pour un fond sombre ou clair : auto, dark (sombre) ou light (clair)
play-help-terse = ligne par ligne : seulement la question, précédée d’une ligne
play-help-full = ligne par ligne : toute la table avant chaque question
play-help-speak = ligne par ligne en phrases, sans dessins ni signes, pour un lecteur d’écran
play-help-no-settings = laisse de côté votre fichier de réglages
play-help-format = « human » pour être lu, ou « json » : un objet JSON par ligne, pour d’autres programmes

play-help-changes = avec --format json : après la première vue, seulement ce qui a changé

replay-help = Montre ligne par ligne une partie enregistrée, terminée ou non, même si le fichier est endommagé.
replay-help-file = la partie enregistrée ; sans elle, une partie au choix dans une liste
replay-help-plan = le plan dont --game prend une partie
replay-help-game = numéro d’une partie du plan, à partir de 1, dans l’ordre des graines
replay-help-eyes = montre la partie telle que ce joueur l’a vue : un nom ou une lettre. Sinon, une partie terminée est montrée avec tous ses secrets, une partie en cours avec ce que tous peuvent voir
replay-help-step = attend la touche Entrée après chaque réponse
replay-help-review = donne la liste des choix pour lesquels un conseil aurait été meilleur, avec la différence selon l’estimation
replay-help-share = écrit la partie dans ce nouveau fichier : en texte (.txt), en image de la dernière table (.svg) ou en enregistrement pour asciinema (.cast)
replay-help-plain = la montre ligne par ligne, même dans un terminal assez grand pour la table
replay-help-pace = rythme auquel la table montre ce qui se passe tout seul : off (tout en une fois), quick (vite), steady (le temps de lire) ou slow (lentement) ; sinon steady
replay-help-no-motion = ni dés qui roulent ni nombres qui défilent sur la table
replay-help-announce = écrit sur la dernière ligne de la table ce qui est désigné, pour un lecteur d’écran
replay-help-theme = couleurs pour un fond sombre ou clair : auto, dark (sombre) ou light (clair)
replay-help-report = dit aussi, en anglais et en détail, ce qui ne va pas dans le fichier ou dans des cartes, pour qui les répare ; peut révéler des secrets
replay-help-speak = ligne par ligne en phrases, sans dessins ni signes, pour un lecteur d’écran
replay-help-no-settings = laisse de côté votre fichier de réglages

results-help = Présente vos propres résultats, les meilleurs d’abord.

rules-help = Affiche le livret de règles d’un jeu, ou l’un de ses chapitres.
rules-help-game = le jeu ; { $first } si rien n’est indiqué
rules-help-topic = un chapitre, par une partie de son titre ; sinon tous
rules-help-players = nombre de joueurs pour lequel les règles sont données
rules-help-edition = édition du jeu : { $values }
rules-help-variants = une variante du jeu ; peut se répéter : { $values }
rules-help-first = qui commence, par la lettre de sa place
rules-help-options = toute autre option du jeu (voir cardwright games) ; peut se répéter
rules-help-format = « text », « markdown », ou « html » : un seul fichier, qui peut s’imprimer

games-help = Présente les jeux, avec leurs options, leurs packs et leurs langues.

cards-help = Présente des cartes, en liste ou une à une.
cards-list-help = Donne la liste des cartes.
cards-list-help-kinds = seulement les cartes de ce type ; peut se répéter
cards-list-help-of = seulement les cartes de ce pack ; peut se répéter
cards-list-help-origins = seulement les cartes dont une donnée a cette origine : known (connue), inferred (déduite) ou reconstructed (inventée) ; peut se répéter
cards-show-help = Présente des cartes : leur texte, tout ce qu’elles disent et d’où cela vient.
cards-show-help-cards = identifiants de cartes, ou parties de leurs noms
cards-show-help-exact = aussi ce que font les scripts de chaque carte, moment par moment

simulate-help = Fait jouer beaucoup de parties à des robots et montre ce qu’apporte chaque carte.
simulate-help-game = le jeu ; sans indication { $first }
simulate-help-plan = un plan : un fichier qui dit quelles parties jouer, à la place des options des parties
simulate-help-games = nombre de parties ; sans indication 200
simulate-help-players = nombre de joueurs, tous des robots gourmands ; sans indication 2
simulate-help-seats = une place, dans l’ordre de la table : sa lettre et son robot, par exemple A=greedy ; peut se répéter
simulate-help-edition = édition du jeu : { $values }
simulate-help-variants = une variante du jeu ; peut se répéter : { $values }
simulate-help-first = qui commence : la lettre de la place
simulate-help-options = toute autre option du jeu (voir cardwright games) ; peut se répéter
simulate-help-seed = graine de la première partie, chaque suivante a le nombre suivant ; sans indication 1
simulate-help-forbid = une carte qu’aucun robot ne prend s’il peut choisir autre chose, par exemple class/monk ; peut se répéter
simulate-help-until = s’arrêter quand les points d’un joueur sont connus à cette largeur près, par exemple 0.25 ; avec --caused, quand c’est vrai de chaque carte
simulate-help-decide = s’arrêter quand on sait si les points d’un joueur diffèrent de plus, par exemple 0.5 ; seulement avec --against
simulate-help-caused = jouer aussi chaque partie sans chacune des cartes qu’on y prend, pour savoir ce que la carte apporte
simulate-help-lead = montrer aussi comment la tête change au fil d’une partie
simulate-help-collect = ce qu’il faut recueillir de plus : caused, effect (la même chose, et ce que rapportent les seuls pouvoirs des cartes), lead, tables (les parties en fichiers Parquet dans le dossier de --out) ou decisions (ces tables et une de toutes les décisions) ; peut se répéter
simulate-help-against = jouer aussi les mêmes parties avec le paquet de ce dossier, ou avec un autre plan, et montrer les écarts
simulate-help-out = dossier du plan et de ses résultats ; la même commande reprend une série qui s’y trouve. Avec --shard : un fichier, ou - pour la sortie
simulate-help-kinds = seulement les cartes de ce type ; peut se répéter
simulate-help-threads = nombre de parties jouées en même temps ; cela ne change que la durée ; sans indication autant que la machine le permet
simulate-help-format = text ou markdown : des tableaux ; html : une page avec des graphiques ; csv ou json : tous les nombres, pour d’autres programmes. Les cartes qui échouent sont citées, et le code de sortie est alors 1
simulate-help-gate = limites des résultats ; si un intervalle entier est au-delà, le code de sortie est 1
simulate-help-shard = ne jouer que la part I sur N, comptée à partir de 0, et l’écrire dans le fichier de --out
merge-help = Réunit les parts d’une simulation et présente les résultats.
merge-help-folder = dossier des fichiers de toutes les parts
merge-help-plan = le plan ; sans indication, plan.toml dans le dossier
merge-help-status = seulement dire quelles parts sont à jour, manquent ou sont périmées, et pourquoi
merge-help-verify = rejouer cette fraction des parts, par exemple 1%, et les comparer octet par octet
merge-help-against = avec --verify, si les parts comparent deux façons de jouer : l’autre paquet ou l’autre plan
merge-help-gate = limites des résultats ; si un intervalle entier est au-delà, le code de sortie est 1
merge-help-kinds = seulement les cartes de ce type ; peut se répéter
merge-help-threads = nombre de parties jouées en même temps avec --verify
merge-help-format = text ou markdown : des tableaux ; html : une page avec des graphiques ; csv ou json : tous les nombres, pour d’autres programmes

test-help = Joue les exemples de règles des packs. Ce qui ne va pas est dit en anglais.
test-help-paths = packs, par identifiant ou par dossier, ou fichiers d’exemples de règles et leurs dossiers ; sinon tous les packs du programme
test-help-only = seulement les fichiers dont le chemin ou un titre contient ce mot
test-help-bless = écrit dans les fichiers les événements et les valeurs obtenus, sauf ce qui suit l’erreur d’un script ; il faut indiquer un dossier ou un fichier
test-help-mutants = change une chose à la fois dans chaque carte et signale les changements qu’aucun exemple ne remarque ; il faut indiquer un dossier ou un fichier
test-help-coverage = compte les lignes et les branches des scripts, et les conditions, que parcourent les exemples
test-help-lcov = avec --coverage : écrit ces nombres dans ce fichier, au format LCOV, pour les éditeurs et l’intégration continue
test-help-at-least = avec --mutants ou --coverage : le pourcentage à remarquer ou à parcourir, sans quoi le code de sortie est 1 ; par défaut, tous les changements, et n’importe quelle part des lignes
test-help-verbose = nomme chaque fichier d’exemples
test-help-format = « human » pour être lu ; « json », « junit » ou « tap » (TAP 14) pour d’autres programmes, qui reçoivent un document entier quoi qu’il arrive

schema-help = Affiche ou écrit les schémas destinés aux auteurs de packs. Ce qui ne va pas est dit en anglais.
schema-help-name = un schéma, comme pack.schema.json ; sinon la liste de tous
schema-help-write = écrit les schémas qu’il faut aux packs d’un dossier dans son dossier « schema », avec des réglages pour les éditeurs ; sinon dans ce dossier-ci
schema-help-force = remplace aussi les fichiers dont le contenu diffère

lint-help = Dit en anglais ce qui ne va pas dans les packs, les scripts, les textes et les parties enregistrées.
lint-help-paths = dossiers de packs, ou fichiers ; sinon les packs du programme
lint-help-format = « human » pour être lu, « short » pour une ligne par remarque ; « json », « sarif », « github », « gitlab » ou « junit » pour d’autres programmes ; « auto » : « github » sur les serveurs de GitHub, sinon « human »
lint-help-select = seulement les remarques de ce code, ou de cette famille (text, script…) ; peut se répéter
lint-help-ignore = aucune remarque de ce code, ni de cette famille ; peut se répéter
lint-help-deny = les remarques de ce code comptent comme des erreurs ; avec « warnings », tous les avertissements ; peut se répéter
lint-help-severity = la gravité des remarques de ce code : error, warning ou note ; peut se répéter
lint-help-stats = dit aussi ce qui a été examiné, combien de remarques porte chaque code, et quels champs et fichiers aucune règle n’examine ; avec --format human ou json
lint-help-watch = recommence dès qu’un fichier a changé, jusqu’à Ctrl-C
lint-help-notes = montre aussi les simples notes
lint-help-no-pack-config = ne laisse pas les packs décider des remarques qui comptent : les fichiers lint.toml et les commentaires d’autorisation sont ignorés ; pour les packs d’inconnus
lint-help-baseline = passe sous silence les remarques déjà inscrites dans ce fichier
lint-help-update-baseline = inscrit dans le fichier de --baseline les remarques actuelles
lint-help-fix = corrige ce qui peut l’être sans risque et écrit les fichiers
lint-help-unsafe-fixes = avec --fix ou --diff, corrige aussi ce qui peut changer l’effet d’une carte ou le sens d’un texte
lint-help-diff = montre ce que les corrections changeraient, sans rien écrire
lint-help-deep = exécute aussi les cartes dans des positions de parties au hasard, chaque effet au plus ce nombre de fois (1000 sans nombre)
lint-help-seed = graine des parties au hasard de --deep : le même nombre trouve la même chose
lint-help-spell = vérifie aussi l’orthographe des textes, avec les dictionnaires Hunspell de cet ordinateur

explain-help = Explique en anglais le code d’une remarque.
explain-help-code = un code, comme unknown-key, ou une famille, comme text ; sinon la liste de tous
explain-help-list = liste tous les codes avec leur famille, leur gravité, leur certitude et leur sens

locale-help = Tient la liste de ce qui reste à traduire, dans des fichiers placés à côté des textes. Ce qui ne va pas est dit en anglais. --lang qps-ploc montre l’anglais avec des accents : un mot sans accents ne vient pas d’un texte.
locale-sync-help = Note, pour chaque langue, de quel texte anglais vient chaque traduction, et ajoute en commentaire l’anglais de ce qui manque.
locale-sync-help-packs = dossiers de packs, ou dossiers qui contiennent les textes de plusieurs packs ; sinon ce dossier-ci
locale-sync-help-check = n’écrit rien, et dit ce qui serait écrit
locale-sync-help-accept = cette traduction reste juste, bien que l’anglais ait changé ; peut se répéter

completions-help = Affiche ce qui permet à un shell de compléter les commandes, les options et leurs valeurs.
completions-help-shell = bash, elvish, fish, powershell ou zsh

man-help = Affiche la page de manuel, ou écrit une page par commande.
man-help-write = écrit les pages de toutes les commandes dans ce dossier

## Pages de manuel

man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-arguments = ARGUMENTS
man-options = OPTIONS
man-commands = COMMANDES
man-exit = CODE DE RETOUR
man-environment = ENVIRONNEMENT
man-files = FICHIERS
man-examples = EXEMPLES
man-see-also = VOIR AUSSI

exit-0 = C’est fait ; tout va bien.
exit-1 = Quelque chose ne va pas dans ce qui a été examiné : une partie enregistrée, un pack ou un exemple de règle.
exit-2 = La commande n’a pas pu être exécutée : la ligne de commande est incorrecte, ou un fichier manque.

environment-lang = La langue, si --lang n’en indique pas.
environment-system = La langue du système, si ni --lang ni CARDWRIGHT_LANG n’en indiquent une.
environment-colour = Sans couleurs, ou avec des couleurs même si la sortie n’est pas un terminal.
environment-state = Le dossier des parties enregistrées, au lieu de ~/.local/state.
environment-complete = Défini par un shell qui demande ce qui peut être tapé.
environment-dictionaries = Les dossiers où lint --spell cherche d’abord les dictionnaires, séparés par des deux-points.

files-saves = Les parties enregistrées sans nom choisi, sous une forme que chacun peut lire.
files-results = Vos résultats, une entrée par partie terminée. Vous pouvez modifier ce fichier.
environment-config = Le dossier sous lequel vos réglages sont cherchés, au lieu de ~/.config.

files-settings = Comment vous voulez jouer : langue, rythme, couleurs, quelles nouvelles. La ligne de commande l’emporte.

example-play = Jouer contre un robot :
example-play-two = Jouer à deux au même clavier :
example-play-solo = Jouer seul, toujours avec les mêmes dés :
example-play-resume = Reprendre une partie enregistrée :
example-play-at = Commencer là où une carte va agir :
example-replay = Revoir une partie, réponse par réponse :
example-results = Voir vos meilleurs résultats :
example-rules = Obtenir les règles d’un jeu sous forme de page pour le navigateur :
example-games = Voir à quoi l’on peut jouer :
example-cards-show = Présenter deux cartes en allemand :
example-cards-list = Donner la liste des cartes d’un type :
example-simulate = Comparer les traits sur 500 parties à trois :
example-merge = Réunir les parts d’une simulation :
example-test = Jouer les exemples de règles d’un pack à soi :
example-test-coverage = Compter les lignes et les branches que les exemples de règles exécutent, et en exiger la plupart :
example-test-mutants = Trouver les changements de cartes qu’aucun exemple de règle ne remarque :
example-lint = Vérifier un pack à soi :
example-lint-fix = Voir ce qu’il corrigerait de lui-même :
example-schema = Placer les schémas à côté des packs de ce dossier :
example-explain = Lire ce que signifie une remarque :
example-locale-sync = Noter ce qui est traduit et ce qui reste à traduire :
example-explain-list = Parcourir tous les codes :
example-completions = Pour que bash complète désormais les commandes, écrivez le résultat dans ~/.local/share/bash-completion/completions/cardwright :
example-man = Installer les pages de manuel pour soi :
