tidy = Tidy
    .text = { $stars } { -star } for each two dice side by side in a row that show the same face.
hopeful = Hopeful
    .text = For each full row that misses its goal by { $near } or less: the stars of that goal less { $less }.
well-travelled = Well-Travelled
    .text = { $stars } { -star } for each direction in which an arrow of your cards points.
thrifty-collector = Thrifty Collector
    .text = { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    } for each set of armor of which you have one card alone.
