turn = Throw, search or play?
rival = { $card }: which rival?
number = { $card }: which number?
card = { $card }: which { -trick }?
confirm = { $card }: once more?
