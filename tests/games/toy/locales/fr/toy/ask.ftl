turn = Lancer, fouiller ou jouer ?
rival = { $card } : quel rival ?
number = { $card } : quel nombre ?
card = { $card } : quel { -trick } ?
confirm = { $card } : encore une fois ?
