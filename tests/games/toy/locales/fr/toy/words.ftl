seat = Joueur { $n }
list-none = rien
list-two = { $head } et { $tail }
list-more = { $head }, { $tail }
list-last = { $head } et { $tail }
