# Pourquoi une chose posée sur la table n’est pas proposée. Aucune de ces phrases ne nomme la chose :
# là où il y en a plusieurs, son nom est écrit devant.

## Le tour

took-another = Vous avez déjà pris une { -class-card } ce tour-ci.
turn-only = On prend une { -class-card } à son tour, avant le déplacement de la { -plague }.
placed-already = Vous avez déjà placé des { -cube(count: "other") } ce tour-ci.
no-rats = Il n’y a pas de { -rat } : aucun { -cube } ne peut y être placé.
no-reserve = Vous n’avez plus de { -cube(count: "other") } en { -reserve }.
place-first = Placez d’abord vos { -cube(count: "other") } : la { -plague } se déplace ensuite.
plague-there = La { -plague } s’y trouve déjà.
not-near = C’est trop loin de la { -plague }, qui se trouve en { $region }.
crowded = Il n’y a plus de place pour un autre { -rat }.
castle-by-card = On n’y place pas de { -cube } : seule une carte y amène des { -cube(count: "other") } du plateau.

## Cartes de Classe

used-already = Vous avez déjà utilisé cette carte.
works-by-itself = Cette carte ne s’utilise pas : elle agit d’elle-même dès qu’elle le peut.
last-round-only = Cette carte agit d’elle-même ; elle ne s’utilise qu’à la { -last-round }.
before-plague-only = Cette carte ne s’utilise qu’avant le déplacement de la { -plague }.
after-ravage = Cette carte s’utilise avant le déplacement de la { -plague } ou après ses ravages.
acts-now = Vous êtes en train de l’utiliser : répondez d’abord à sa question.
other-acts = Vous êtes en train d’utiliser { THE($card) } : répondez d’abord à sa question.
held-by = Cette carte est { TO($seat) }.
needs-cubes = Vous n’avez aucun { -cube } sur le plateau.
needs-safe-cubes = Vous n’avez aucun { -cube } dans une région sans { -rat }.
needs-tokens = Il n’y a aucun { -rat } sur le plateau.
needs-movable = Aucun { -rat } ne peut se déplacer.
no-use = Son effet n’est pas possible maintenant.
apart = Ce n’est pas une voisine { OF($region) }.
rats-there = Il y a déjà { $rats ->
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }.
none-of-yours = Vous n’y avez aucun { -cube }.
empty = Il n’y a pas de { -rat }.
stuck = Aucun { -rat } ne peut en partir : il n’y a de place dans aucune région voisine.
not-for = Ce n’est pas possible avec { THE($card) }.
