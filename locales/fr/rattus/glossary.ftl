# Ce que signifient les termes de terms.ftl, sous leur nom. Un titre donne d’autres mots après des virgules.

rat = Un jeton face cachée dans une région. Il attire des cubes, puis la Peste le retourne.
    .title = Rat, rats
token = Un rat : une valeur limite et des symboles, face cachée tant qu’on ne le retourne pas.
    .title = Jeton rat, jeton
cube = Un de vos habitants. Les cubes du plateau et du Château sont des points.
    .title = Cube, cubes, population, points
plague = L’emblème noir. Là où il s’arrête, les rats se propagent et la région est ravagée.
    .title = La Peste
class-card = Une carte avec un pouvoir, et un symbole qui frappe son détenteur.
    .title = Carte de Classe
supply = Les rats qui peuvent encore venir. Quand il n’y en a plus, la dernière manche commence.
    .title = Réserve de rats
reserve = Vos cubes qui ne sont pas placés. Ils ne comptent pas.
    .title = Réserve
castle = Le refuge où le Roi amène des cubes. Rien ne peut leur arriver.
    .title = Château
limit = Le nombre de cubes à partir duquel un jeton frappe dans sa région.
    .title = Valeur limite
last-round = La manche qui suit l’annonce de la fin : seules les cartes y servent.
    .title = La dernière manche
