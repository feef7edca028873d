# Die Wörter, aus denen Sätze entstehen.

seat = Spieler { $n }

list-none = nichts
list-two = { $head }, { $tail }
list-more = { $head }, { $tail }
list-last = { $head }, { $tail }

# Was ein Rattenplättchen zeigt: Grenzwert und Symbole.
face = { $limit }+: { $symbols }
# Eine Vorderseite, von der nur die laufende Nummer bekannt ist.
token = { -token }
symbol-majority = Mehrheit
symbol-all = Alle

ring-regular = die gewöhnlichen Plättchen
ring-starting = die Startplättchen

