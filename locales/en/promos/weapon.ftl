# Weapons.

ancestral-blade = Ancestral Blade
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each of your dice that matches your { -backstory }, after the first { $free }.
    .flavour = Seven names are carved along the steel, with room for one more.
