seat = Player { $n }
list-none = nothing
list-two = { $head } and { $tail }
list-more = { $head }, { $tail }
list-last = { $head }, and { $tail }
