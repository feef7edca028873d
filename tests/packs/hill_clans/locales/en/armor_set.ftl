boarhide = Boarhide
    .text = The more pieces you own, the more { -star(count: "other") } they score. One more { -star } if your class is green. With both pieces, take a { -charisma-token } at the start of your { -market-turn }.
    .flavour = The boar disagreed.
