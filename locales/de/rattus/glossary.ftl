# Was die Begriffe aus terms.ftl bedeuten, unter ihren Namen. Ein Titel nennt nach Kommas weitere Wörter.

rat = Ein Plättchen, das verdeckt in einer Region liegt. Es bringt Steine, und dann deckt die Pest es auf.
    .title = Ratte, Ratten
token = Eine Ratte: ein Grenzwert und Symbole, verdeckt, bis sie aufgedeckt wird.
    .title = Rattenplättchen, Plättchen
cube = Ein Teil deiner Bevölkerung. Steine auf dem Spielplan und in der Burg sind Punkte.
    .title = Stein, Steine, Bevölkerung, Punkte
plague = Die schwarze Figur. Wo sie stehen bleibt, breiten sich Ratten aus, und die Pest wütet.
    .title = Pest, die Pest
class-card = Eine Karte mit einer Wirkung und einem Symbol. Wirkt es auf einem Rattenplättchen, trifft es die Person mit dieser Karte.
    .title = Klassenkarte
supply = Die Ratten, die noch kommen können. Ist er leer, beginnt die letzte Runde.
    .title = Vorrat
reserve = Deine Steine, die nicht platziert sind. Sie zählen nichts.
    .title = Reserve
castle = Hierher bringt der König Steine. Dort kann ihnen nichts geschehen.
    .title = Burg
limit = So viele Steine müssen in der Region sein, damit ein Plättchen wirkt.
    .title = Grenzwert
last-round = Steht das Ende fest, folgt noch diese Runde, in der nur Karten eingesetzt werden.
    .title = Die Schlussrunde
