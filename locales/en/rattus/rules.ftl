# The rulebook, chapter by chapter. The numbers come from the map, the tokens and the options that are
# played. A chapter begins with a message that has a .title; it is short enough for a screen.

aim = Each player has { $cubes } population cubes. The player with the most of them left at the end, on the map and in the castle together, wins.
    .title = Aim
components = These components are counted from the map, the tokens and the cards that you play with.
    .title = Components
setup = A rat is placed in each region in use, the plague breaks out in one of them, and each player places their first cubes.
    .title = Setup
turn = On your turn you may take a { -class-card }. You also place cubes, and at the end you move the plague.
    .title = Turn
class-cards = A { -class-card } gives you a power, but its symbol on a { -token } strikes you.
    .title = Class cards
placing = { $placing_word ->
        [free] Once on your turn, you may choose one region and place up to as many cubes as it has rats.
       *[other] Once on your turn, choose one region and place as many cubes as it has rats.
    }
    .title = Placing cubes
plague = The plague, marked †, must move to a neighboring region. Regions joined by an arrow over the sea, marked ~, are neighbors too. The plague spreads and ravages only where its move ends.
    .title = Plague
spread = Before the plague ravages, new rats appear around the infected region, where the plague is now.
    .title = Spread
ravage = While the infected region has cubes and rats, reveal one rat after another. Each time, count the cubes of all players in the region. If the total is at least the { -limit } on the token, its symbols strike. Either way, the token is then out of the game.
    .title = Ravage
symbols = Resolve majority first{ $double_majority_word ->
        [recounted] {""}
       *[other] , with the cubes present when the token is revealed
    }: the player with the most cubes there loses one; if several are tied, each of them does. Everybody: each player with cubes there loses one. A class: the player who holds that card and has cubes there loses one.
    .title = Symbols
tokens = Rats are face down. Only a player who has looked at a rat with the Witch knows what it shows: a limit, then symbols. The starting rats, marked °, are a separate set.
    .title = Rat tokens
end-of-game = The game ends in one of two ways: the rats run out, or a player has placed all their cubes. A { -last-round } follows; after it the plague ravages every region.
    .title = End
last-round = In the { -last-round }, players only use cards. Then everything is counted.
    .title = Last round
ties = If players tie, the tied player who is next in turn order after the last active player wins. The last active player comes last in that order.
    .title = Ties
editions = The French and English rulebooks differ in one point.
    .title = Editions
decisions = The rulebook leaves some points open. This is how they are decided here; to change them, use --option when you start a game.
    .title = Decisions
signs = On the map † is the plague, ° a rat that was there from the start, ~ a neighbor over the sea. “3+: majority, Monk” is a { -token }: its limit and its symbols.
    .title = Signs

## Components

components-map = The map has light, middle and dark regions. The light ones are always in use, the middle ones with three or more players, the dark ones with four.
components-token = All { -token(count: "other") } have the same back. The face shows a limit and symbols, shown on screen as “{ $face_limit }+: { $face_symbols_commas }”.

## Setup

setup-regions = Only the regions for your number of players are used. The others do not exist: they have no rats, no cubes and no plague.
setup-cubes = Each player takes { $cubes } cubes into their reserve. Lay out the { -class-card(count: "other") }; nobody starts with one.
setup-rats = Mix the starting rats face down and put one in each region.
setup-supply = { $early_word ->
        [yes] Set some of the regular rats aside without looking. Then mix the remaining starting rats with the others; these are the supply.
       *[no] Mix the remaining starting rats with the regular ones. Set some tokens aside without looking; the rest are the supply.
    }
setup-plague = The plague breaks out in a random region.
setup-first = { $first_word ->
        [drawn] The first player is chosen at random.
        [none] The first player is chosen at random, or named with --first.
       *[other] The first player is the one named with --first.
    }
setup-settle = Clockwise, each player places { $cubes } cubes in one region; then, in reverse order, { $cubes } more in one region. It may be the same region, and other players may be there. Then the first player begins.
setup-table = The numbers for each player count:

## The turn

turn-order = Take a card, place cubes and use your cards in any order. Move the plague last: rats spread around it, then it ravages its region. After that only the King can still be used. Then it is the next player’s turn, clockwise.
turn-example = Here is an example turn in a game for two, step by step. { $flips_word ->
        [chosen] Unlike at this table, rats are revealed at random in it. Each
       *[other] Each
    } choice that a player makes follows a “>”.
class-cards-take = On your turn you may take one card: a free card, or one from another player, who cannot refuse. You keep it until another player takes it. You can use it at once, even if its last holder has just used it.
class-cards-use = You can use each of your cards once on your turn, before the plague moves; the King also afterward. You never use a card on another player’s turn; in the { -last-round } the players take turns using theirs.
class-cards-risk = All your cards work together: with more cards you can do more, but more tokens strike you.
placing-count = Count the rats when you place: a card may have added or removed one just before. In a region without rats you place nothing, except with the Peasant.
placing-must = { $free_word ->
        [yes] You may place fewer cubes, or none.
       *[no] If you have fewer cubes left in reserve, place all of them. If you can place cubes, you must do so before the plague moves.
    } All cubes that you place go into the same region, which can be any region in use.
plague-move = The active player chooses where it moves; every region has a neighbor. It cannot stay{ $returns_word ->
        [yes] , but the Knight may bring it back to where it started.
       *[no] , and even the Knight cannot bring it back to where it started.
    }
spread-count = If the infected region has one rat, place one new rat; if it has two or more, place two.
spread-place = The active player puts new rats face down in neighboring regions, together or apart. A region holds at most { $crowd } rats; if all neighbors are full, the remaining rats stay in the supply.
spread-supply = Rats also spread around a region without cubes. If the supply runs out, place the rats that are left and finish the turn.
ravage-order = { $chosen_word ->
        [yes] If the region has several rats, the active player chooses the next one to reveal.
       *[no] If the region has several rats, the next one to reveal is chosen at random.
    }
ravage-count = After each rat, count all cubes again: after the losses to one rat, the next may have no effect. Rats that are not revealed stay where they are.
ravage-neutral = The neutral cubes of the Knight belong to nobody: they add to the total and are never lost. { $alone_word ->
        [yes] If a region holds only neutral cubes, its rats are revealed, too.
       *[no] If a region holds only neutral cubes, no rat is revealed there.
    }
symbols-majority = { $recounted_word ->
        [yes] If a token shows majority twice, count the cubes again after the first: the second strikes the players who then have the most cubes there.
       *[no] The majority is determined once, before anybody loses a cube to this token.
    }
symbols-class = A class strikes nobody if no player holds it, or if its holder has no cube there.
symbols-several = If several symbols strike the same player, each costs that player one cube, as long as they have cubes there. Lost cubes go back to the reserve and can be placed again.
tokens-limits = How many tokens have each limit:

## The end

end-supply = The { -last-round } begins if the supply of rats is empty at the end of a turn. Revealed tokens do not come back, so the supply only shrinks.
end-placed = It also begins { $at_end_word ->
        [yes] if a player has no cube in reserve at the end of a turn
       *[no] if a player has placed all { $cubes } cubes at any moment of a turn, even if the plague has sent some back in that turn
    }. Cubes in the castle count as placed.
last-turns = All players except the last active player may use each of their cards once more, counterclockwise from that player’s right. Nobody takes cards, places cubes or moves the plague, except with a card.
last-cards = In the { -last-round } two cards work differently: the Peasant adds a cube to any region, and the Knight moves the plague, without spread or ravage. { $stays_word ->
        [yes] The plague may also stay where it is and count as cubes.
       *[no] The plague must move to count as cubes.
    } All other cards work as usual.
last-ravage = Then reveal every rat in every region as in a ravage, as long as its region has cubes{ $plague_alone_word ->
        [yes] , even if they are all neutral
       *[other] {""}
    }.{ $flips_word ->
        [chosen] {" "}If a region has several rats, the player who had the last turn chooses the next one to reveal.
       *[other] {""}
    } Nothing spreads.
last-winner = Count your cubes on the map and in the castle; those in reserve do not count.

## Editions

editions-placed = Under the French rulebook, the game ends if a player has placed all cubes at any moment of a turn; under the English one, if all are still placed when the turn ends. { $all_placed_word ->
        [at-end] This table plays by the English rule, chosen with all-placed=at-end.
       *[other] The French rule applies, unless --option all-placed=at-end chooses the other.
    }

## Decisions

# An option is chosen that is not the usual one. $here: whether it is at this table.
-chosen-here = This table plays with this option.

decision-faces = The faces of most { -token(count: "other") } are not public. Those are our own design, based on what is known; “cardwright cards” and the file of the tokens show which ones.
decision-map = Some borders of the map are not public either; they follow the map of Europe.
decision-first = In the rulebook the youngest player begins; here the first player is chosen at random, or named with --first.
decision-placing = Usually you must place as many cubes as the region has rats. With placing=free you may place fewer, or none.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-removal = Usually tokens are set aside after the remaining starting rats have been mixed in. With removal=before-mixing they are set aside before that.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-flips = Usually the rat to reveal next is chosen at random. With flips=chosen the active player chooses.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-return = Usually the Knight cannot bring the plague back to where it started. With plague-return=yes he can.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-stay = Usually, in the { -last-round }, the Knight must move the plague for it to count as cubes. With last-plague=may-stay it may stay.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-majority = Usually two majority symbols on one token strike the same players. With double-majority=recounted the cubes are counted again between them.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-placed = Usually placing all cubes ends the game even if some are lost in the same turn. With all-placed=at-end they must all still be placed when the turn ends.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-alone = Usually the Knight’s neutral cubes do not make the plague ravage a region without other cubes. With plague-alone=yes they do.{ $here_word ->
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
part-cubes = cubes for each player
part-starting = starting rats
part-regular = regular rats
part-classes = { -class-card(count: "other") }
part-plague = plague
sign-plague = †
sign-plague-is = the plague
sign-counting = +{ $n }
sign-counting-is = the plague counts as { $n } neutral cubes
sign-starting = { $n }°
sign-starting-is = rats, at least one of which was there from the start
sign-sea = ~{ $region_code }
sign-sea-is = { $region }, over the sea
sign-face = { $face }
sign-face-is = a { -token }: its limit, then its symbols
