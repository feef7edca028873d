# The rulebook, chapter by chapter. The numbers come from the map, the tokens and the options that are
# played. A chapter begins with a message that has a .title; it is short enough for a screen.

aim = Each player has { $cubes } population cubes. Whoever has the most of them left at the end, on the map and in the castle together, wins.
    .title = Aim
components = What a game needs, counted from the map, the tokens and the cards that are played here.
    .title = Components
setup = One starting rat lies face down in every region in use, and the plague breaks out in one of them. From the first player on, everybody settles { $cubes } cubes in one region; then, in reverse order, { $cubes } more in one region.
    .title = Setup
turn = On your turn, in any order: take one class card if you like, and place cubes. Each card you hold can be used once, before the plague moves (the King also afterwards). Finally, move the plague to a neighboring region; rats spread around it, and then it ravages the region.
    .title = Turn
class-cards = Take a card that is free, or one from another player. You keep it until somebody takes it. All your cards work together, and all their symbols strike you. Each can be used once a turn.
    .title = Class cards
placing = Choose one region and place as many cubes as there are rats in it, or all you have left in reserve if that is fewer. If you can place cubes, you must.
    .title = Placing cubes
plague = The plague, marked †, must move to a neighboring region. Regions joined by an arrow over the sea, marked ~, are neighbors too. Only where its move ends does the plague spread and ravage.
    .title = Plague
spread = One rat in the infected region brings one new rat, two or three bring two. The active player puts them into neighboring regions, together or apart; { $crowd } is the most a region can hold.
    .title = Spread
ravage = While there are cubes and rats in the infected region, one rat after another is turned up. Each time, all cubes in the region are counted, whatever their color: if there are at least as many as the limit on the token, its symbols strike. In any case the token is out of the game.
    .title = Ravage
symbols = Majority comes first and is judged by the cubes there when the token is turned up: whoever has the most loses one; if several are tied, each of them does. Everybody: each player with cubes there loses one. A class: the holder of that card loses one, if they have any there.
    .title = Symbols
tokens = Rats lie face down. Only a player who has looked with the Witch knows what they show: a limit, then symbols. The starting rats, marked °, come from a different set from the rest.
    .title = Rat tokens
end-of-game = The end comes when, at the end of a turn, the supply of rats is empty or somebody has { $at_end_word ->
        [yes] all { $cubes } cubes on the map and in the castle
       *[no] placed all { $cubes } cubes, even if the plague has sent some back in that turn
    }. Then there is a last round; after it the plague ravages every region.
    .title = End
last-round = All but the last active player, counterclockwise from that player’s right, may use each of their cards once more. Nobody takes cards, places cubes or moves the plague, except by a card.
    .title = Last round
ties = If tied, the player whose turn would have come next wins: the order of turns goes on from the last active player, who comes last in it.
    .title = Ties
editions = The rulebooks in French and in English differ in one point.
    .title = Editions
decisions = Where the rulebook leaves a point open, somebody has to decide. This is how it is done here; the options that change it are set with --option when a game starts.
    .title = Decisions
signs = On the map † is the plague, ° a rat that was there from the start, ~ a neighbor over the sea. “3+: majority, Monk” is a rat token: its limit and its symbols. Type ? signs for all signs.
    .title = Signs

## Components

components-map = The map has light, middle and dark regions. The light ones are always in use, the middle ones with three players or more, the dark ones with four.
components-token = The back of a rat token is the same on all of them. The face shows a limit and symbols: on screen { $face_limit }+ and behind it { $face_symbols }.

## Setup

setup-regions = Only the regions for your number of players are used. The others do not exist: no rats, no cubes, no plague.
setup-cubes = Everybody takes { $cubes } cubes into reserve. The class cards lie ready; nobody has one.
setup-rats = The starting rats are mixed face down, and one is put into each region.
setup-supply = The starting rats that are left are mixed with the regular ones. Some tokens are set aside unseen; the rest are the supply.
setup-plague = The plague breaks out in a region that is drawn.
setup-first = The first player is drawn too, or named with --first.
setup-settle = Clockwise, everybody puts { $cubes } cubes into one region; then, in reverse order, { $cubes } more into one region. It may be the same one, and others may be there. Then the first player begins.
setup-table = How many of each, by the number of players:

## The turn

turn-order = Take a card, place cubes and use cards in any order. The plague comes last and ends your turn, but for the King.
turn-example = Here is a turn in a game of two, step by step. What somebody chooses stands behind the mark.
class-cards-take = You may take one card a turn, and only on your own turn. Nobody can refuse. You can use it at once, even if its last holder has just done so.
class-cards-use = A card is used once a turn, and never on the turn of another, until the last round.
class-cards-risk = The more cards you hold, the more you can do, and the more tokens strike you.
placing-count = The rats are counted when you place: a card may have brought one, or taken one away, before. In a region without rats nothing is placed, except with the Peasant.
placing-must = All of them go into the one region. You may choose any region in use.
plague-move = It cannot stay, and there is always a way to go. The player who moves it chooses.
spread-full = A region with { $crowd } rats takes no more. If all neighbors are full, the rats that are left stay in the supply.
spread-supply = Rats spread even where there are no cubes. If the supply runs out, what is there is placed, and the turn is played to its end.
ravage-order = Which of several rats is turned up next is drawn.
ravage-count = After each rat all cubes are counted anew, so the losses of one may save from the next. Rats that are not turned up stay where they are.
symbols-majority = Who has most is looked at once, before anybody loses a cube to this token.
symbols-all = Cubes that the Knight counts as neutral belong to nobody: they make the number larger and are never lost.
symbols-class = A class that nobody holds, or whose holder has no cube there, strikes nobody.
symbols-several = Several symbols that strike the same player cost one cube each, as long as there are any. Lost cubes go back to the reserve and can be placed again.
tokens-limits = So many tokens have each limit:

## The end

end-supply = Tokens that have been turned up do not come back, so the supply only shrinks.
end-placed = The other way is rare: { $at_end_word ->
        [yes] at the end of a turn somebody has no cube in reserve
       *[no] at some moment of a turn somebody has no cube in reserve, and has placed all { $cubes }
    }. Cubes in the castle count as placed.
last-cards = In the last round the cards do what they say of it: the Peasant adds a cube to any region, the Knight moves the plague, which then neither spreads nor ravages by itself. All others work as usual.
last-ravage = Then every rat in every region is turned up as in a ravage, while there are cubes beside it. Nothing spreads.
last-winner = Count your cubes on the map and in the castle; those in reserve count nothing.

## Editions

editions-placed = In French the game ends if somebody has placed all cubes during a turn, in English if all are still placed at the end of it. The first is played; --option all-placed=at-end chooses the other.

## Decisions

decision-faces = The faces of most rat tokens are not public. They are designed anew here, after what is known of them; cardwright cards and the file of the tokens say which.
decision-map = Some borders of the map are not public either, and are drawn as the map of Europe has them.
decision-first = The youngest player begins, says the rulebook; here the first player is drawn, or named with --first.
decision-placing = Cubes must be placed, and as many as there are rats. With placing=free there may be fewer, or none.
decision-removal = Tokens are set aside after the starting rats that are left were mixed in. With removal=before-mixing they are set aside before.
decision-flips = Which rat is turned up next is drawn. With flips=chosen the active player chooses.
decision-return = With the Knight the plague cannot come back to where it started. With plague-return=yes it can.
decision-stay = In the last round the Knight must move the plague if it shall count as cubes. With last-plague=may-stay it may stay.
decision-majority = Two majority symbols on one token strike the same players. With double-majority=recounted the cubes are counted again between them.
decision-placed = Placing all cubes ends the game even if some are lost in the same turn. With all-placed=at-end it does not.
decision-alone = The Knight’s neutral cubes do not make the plague ravage a region without other cubes. With plague-alone=yes they do.
decision-peasant = The Peasant, in the last round, needs a cube in reserve.

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
part-classes = class cards
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
sign-face-is = a rat token: its limit, then its symbols
