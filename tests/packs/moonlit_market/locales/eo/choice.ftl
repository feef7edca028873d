# The most frequent offers of the menu; the others are in English until somebody translates them.
buy = Aĉeti: { $card } ({ $cost } da oro)
place = Meti { $die }: { $row }
pass = Uzi nenian kapablon nun
use = Uzi: { $card }
skip = Nenia ago
