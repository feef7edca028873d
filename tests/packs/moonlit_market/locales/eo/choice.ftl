### lint-allow-file: missing-message what is chosen most often is translated, the rest is said in English

# The most frequent offers of the menu; the others are in English until somebody translates them.
buy = Aĉeti: { $card } ({ $cost } da oro)
place = Meti { $die }: { $row }
pass = Uzi nenian kapablon nun
use = Uzi: { $card }
skip = Nenia ago
