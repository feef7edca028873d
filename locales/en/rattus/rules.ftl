# The rulebook, chapter by chapter. The numbers come from the map, the tokens and the options that are
# played. A chapter begins with a message that has a .title; it is short enough for a screen.

aim = Each player has { $cubes } population cubes. Whoever has the most of them left at the end, on the map and in the castle together, wins.
    .title = Aim
components = Everything this game needs, counted from the map, the tokens and the cards it is played with.
    .title = Components
setup = Rats come into every region in use, the plague breaks out in one of them, and everybody settles their first cubes.
    .title = Setup
turn = On your turn you may take a { -class-card }, you place cubes, and at the end you move the plague.
    .title = Turn
class-cards = A { -class-card } gives you a power, and its symbol on a { -token } strikes you.
    .title = Class cards
placing = Once on your turn, choose one region and place as many cubes as there are rats in it.
    .title = Placing cubes
plague = The plague, marked †, must move to a neighboring region. Regions joined by an arrow over the sea, marked ~, are neighbors too. Only where its move ends does the plague spread and ravage.
    .title = Plague
spread = Around the infected region, where the plague stands now, new rats appear before it ravages.
    .title = Spread
ravage = While there are cubes and rats in the infected region, one rat after another is turned up. Each time, all cubes in the region are counted, whatever their color: if there are at least as many as the { -limit } on the token, its symbols strike. In any case the token is out of the game.
    .title = Ravage
symbols = Majority comes first and is judged by the cubes there when the token is turned up: whoever has the most loses one; if several are tied, each of them does. Everybody: each player with cubes there loses one. A class: the holder of that card loses one, if they have any there.
    .title = Symbols
tokens = Rats lie face down. Only a player who has looked with the Witch knows what they show: a limit, then symbols. The starting rats, marked °, come from a different set from the rest.
    .title = Rat tokens
end-of-game = A game ends in one of two ways: the rats run out, or somebody has placed all their cubes. Then there is a { -last-round }; after it the plague ravages every region.
    .title = End
last-round = When the end has come, there is one more round in which only cards are used. Then everything is counted.
    .title = Last round
ties = If tied, the player whose turn would have come next wins: the order of turns goes on from the last active player, who comes last in it.
    .title = Ties
editions = The rulebooks in French and in English differ in one point.
    .title = Editions
decisions = Where the rulebook leaves a point open, somebody has to decide. This is how it is done here; the options that change it are set with --option when a game starts.
    .title = Decisions
signs = On the map † is the plague, ° a rat that was there from the start, ~ a neighbor over the sea. “3+: majority, Monk” is a { -token }: its limit and its symbols.
    .title = Signs

## Components

components-map = The map has light, middle and dark regions. The light ones are always in use, the middle ones with three players or more, the dark ones with four.
components-token = All { -token(count: "other") } have the same back. The face shows a limit and symbols, on screen as “{ $face_limit }+: { $face_symbols }”.

## Setup

setup-regions = Only the regions for your number of players are used. The others do not exist: no rats, no cubes, no plague.
setup-cubes = Everybody takes { $cubes } cubes into reserve. The { -class-card(count: "other") } lie ready; nobody has one.
setup-rats = The starting rats are mixed face down, and one is put into each region.
setup-supply = { $early_word ->
        [yes] Some of the regular rats are set aside unseen. Then the starting rats that are left are mixed with the others; these are the supply.
       *[no] The starting rats that are left are mixed with the regular ones. Some tokens are set aside unseen; the rest are the supply.
    }
setup-plague = The plague breaks out in a region drawn at random.
setup-first = The first player is drawn at random too, or named with --first.
setup-settle = Clockwise, everybody puts { $cubes } cubes into one region; then, in reverse order, { $cubes } more into one region. It may be the same one, and others may be there. Then the first player begins.
setup-table = How many of each, by the number of players:

## The turn

turn-order = Take a card, place cubes and use your cards in any order. Moving the plague comes last: rats spread around it, then it ravages its region. After that only the King can still be used; then it is the next player’s turn, clockwise.
turn-example = Here is a turn in a game for two, step by step. Each choice that a player makes comes after a “>”.
class-cards-take = On your turn you may take one card: one that is free, or one from another player, who cannot refuse. You keep it until somebody takes it. You can use it at once, even if its last holder has just done so.
class-cards-use = Each of your cards can be used once on your turn, before the plague moves; the King also afterwards. A card is never used on another player’s turn; in the { -last-round } the players take turns using theirs.
class-cards-risk = All your cards work together: the more you hold, the more you can do, and the more tokens strike you.
placing-count = The rats are counted when you place: a card may have brought one or taken one away just before. In a region without rats nothing is placed, except with the Peasant.
placing-must = { $free_word ->
        [yes] You may place fewer cubes, or none.
       *[no] If you have fewer cubes left in reserve, place all of them. If you can place cubes, you must, before the plague moves.
    } All of them go into the same region, which can be any region in use.
plague-move = The player who moves it chooses where; there is always a neighbor to go to. It cannot stay{ $returns_word ->
        [yes] , but the Knight may bring it back to where it started.
       *[no] , and even the Knight does not bring it back to where it started.
    }
spread-count = One rat in the infected region brings one new rat; two or more bring two.
spread-place = The active player puts new rats face down into neighboring regions, together or apart. A region holds at most { $crowd } rats; if all neighbors are full, the rats that are left stay in the supply.
spread-supply = Rats spread even where there are no cubes. If the supply runs out, what is there is placed, and the turn is played to its end.
ravage-order = { $chosen_word ->
        [yes] If there are several rats, the active player chooses the next one to turn up.
       *[no] If there are several rats, the next one to turn up is drawn at random.
    }
ravage-count = After each rat all cubes are counted again, so the losses to one rat may leave the next without effect. Rats that are not turned up stay where they are.
ravage-neutral = The neutral cubes that the plague counts as with the Knight belong to nobody: they add to the total and are never lost. { $alone_word ->
        [yes] Even in a region without other cubes, rats are turned up for them.
       *[no] In a region without other cubes, no rat is turned up for them.
    }
symbols-majority = { $recounted_word ->
        [yes] If a token shows majority twice, the cubes are counted again in between.
       *[no] Who has the most is judged once, before anybody loses a cube to this token.
    }
symbols-class = A class that nobody holds, or whose holder has no cube there, strikes nobody.
symbols-several = Several symbols that strike the same player cost one cube each, as long as there are any. Lost cubes go back to the reserve and can be placed again.
tokens-limits = How many tokens have each limit:

## The end

end-supply = The end has come if the supply of rats is empty at the end of a turn. Tokens that have been turned up do not come back, so the supply only shrinks.
end-placed = It has also come { $at_end_word ->
        [yes] if at the end of a turn somebody has no cube in reserve
       *[no] if somebody has placed all { $cubes } cubes at some moment of a turn, even if the plague has sent some back in that turn
    }. Cubes in the castle count as placed.
last-turns = All but the last active player, counterclockwise from that player’s right, may use each of their cards once more. Nobody takes cards, places cubes or moves the plague, except by a card.
last-cards = In the { -last-round } two cards work differently: the Peasant adds a cube to any region, and the Knight moves the plague, without spread or ravage. { $stays_word ->
        [yes] It may also stay where it is and count as cubes.
       *[no] It must move to count as cubes.
    } All others work as usual.
last-ravage = Then every rat in every region is turned up as in a ravage, as long as there are cubes in its region. Nothing spreads.
last-winner = Count your cubes on the map and in the castle; those in reserve do not count.

## Editions

editions-placed = In French the game ends if somebody has placed all cubes during a turn, in English if all are still placed at the end of it. The first is played, unless --option all-placed=at-end chooses the other.

## Decisions

# An option is chosen that is not the usual one. $here: whether it is at this table.
-chosen-here = At this table it is played that way.

decision-faces = The faces of most { -token(count: "other") } are not public. They are designed anew here, after what is known of them; cardwright cards and the file of the tokens say which.
decision-map = Some borders of the map are not public either, and are drawn as the map of Europe has them.
decision-first = The youngest player begins, says the rulebook; here the first player is drawn, or named with --first.
decision-placing = Cubes must be placed, and as many as there are rats. With placing=free there may be fewer, or none.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-removal = Tokens are set aside after the starting rats that are left were mixed in. With removal=before-mixing they are set aside before.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-flips = Which rat is turned up next is drawn. With flips=chosen the active player chooses.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-return = With the Knight the plague cannot come back to where it started. With plague-return=yes it can.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-stay = In the { -last-round } the Knight must move the plague if it is to count as cubes. With last-plague=may-stay it may stay.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-majority = Two majority symbols on one token strike the same players. With double-majority=recounted the cubes are counted again between them.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-placed = Placing all cubes ends the game even if some are lost in the same turn. With all-placed=at-end it does not.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-alone = The Knight’s neutral cubes do not make the plague ravage a region without other cubes. With plague-alone=yes they do.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-peasant = The Peasant, in the { -last-round }, needs a cube in reserve.

## Tables

number = { $n }
head-part = What
head-count = How many
head-players = Players
head-regions = Regions
head-aside = Set aside
head-supply = Supply
head-limit = Limit
head-tokens = Tokens
head-sign = Sign
head-meaning = Meaning
part-regions = regions
part-cubes = cubes of each player
part-starting = starting rats
part-regular = regular rats
part-classes = { -class-card(count: "other") }
part-plague = plague
sign-plague = †
sign-plague-is = the plague
sign-counting = +{ $n }
sign-counting-is = the plague counts as { $n } neutral cubes
sign-starting = { $n }°
sign-starting-is = rats, one of which was there from the start
sign-sea = ~{ $region_code }
sign-sea-is = { $region }, over the sea
sign-face = { $face }
sign-face-is = a { -token }: its limit, then its symbols
