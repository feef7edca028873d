# Short explanations of the rules.

aim = Each player has { $cubes } population cubes. Whoever has the most of them left at the end, on the map and in the castle together, wins.
    .title = Aim
setup = One starting rat lies face down in every region in use (8, 10 or 12 of them with 2, 3 or 4 players), and the plague breaks out in one of them. Who starts is drawn at random, or named with --first. From the first player on, everybody settles { $cubes } cubes in one region; then, in reverse order, { $cubes } more in one region.
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
symbols = Majority comes first and is judged by the cubes there when the token is turned up: whoever has the most loses one; if several are tied, each of them does. Everybody: each player with cubes there loses one. A class: the holder of that card loses one, if they have any there. Several symbols that strike the same player cost one cube each. Cubes lost go back to the reserve.
    .title = Symbols
tokens = Rats lie face down. Only a player who has looked with the Witch knows what they show. The starting rats, marked °, come from a different set from the rest. “3+: majority, Monk” means a limit of 3, and then the symbols.
    .title = Rat tokens
end-of-game = The end comes when, at the end of a turn, the supply of rats is empty or somebody has { $at_end_word ->
        [yes] all { $cubes } cubes on the map and in the castle
       *[no] placed all { $cubes } cubes, even if the plague has sent some back in that turn
    }. Then there is a last round; after it the plague ravages every region.
    .title = End
last-round = All but the last active player, counterclockwise from that player’s right, may use each of their cards once more. Nobody takes cards, places cubes or moves the plague, except by a card.
    .title = Last round
ties = If tied, the player whose turn would have come next wins.
    .title = Ties
options = Where the rulebook leaves a point open, an option decides: exact or free placing, when tokens are set aside, who picks the rat to be turned up, whether the plague may come back to where it started, whether it may stay in the last round, how two majority symbols count, whether a player who places all cubes and loses some in the same turn ends the game, whether the plague that counts as cubes ravages a region without cubes, and who starts (drawn, or named with --first).
    .title = Options
