# Die Klassenkarten.

peasant = Bauer
    .gender = m
    .weak = yes
    .text = Wenn du Steine platzierst, darfst du { $cubes ->
        [one] einen weiteren
       *[other] { $cubes } weitere
    } dazulegen, auch in einer Region ohne Ratten. In der Schlussrunde: Lege { $cubes ->
        [one] einen Stein
       *[other] { $cubes } Steine
    } in eine beliebige Region.
    .ask-add = In welche Region kommt der { -cube }? ({ $card })
    .flavour = Wo sieben satt werden, wird auch der Achte nicht verhungern.
merchant = Händler
    .gender = m
    .text = Versetze bis zu { $cubes } deiner Steine gemeinsam aus einer Region in eine Nachbarregion.
    .ask-from = Aus welcher Region versetzt du { -cube(count: "other") }? ({ $card })
    .ask-to = In welche Nachbarregion von { $region } versetzt du sie? ({ $card })
    .ask-cubes = Wie viele { -cube(count: "other") } versetzt du nach { $region }? ({ $card })
    .offer-cubes-pick-number = { $number ->
            [one] { $number } { -cube }
           *[other] { $number } { -cube(count: "other") }
        } versetzen
    .flavour = Solange die Straße offen ist, ist irgendwo Markttag.
monk = Mönch
    .gender = m
    .text = Versetze { $tokens ->
        [one] ein Rattenplättchen
       *[other] { $tokens } Rattenplättchen
    } in eine Nachbarregion, in der noch Platz ist.
    .ask-move = Welches { -token } wird versetzt? ({ $card })
    .ask-to = In welche Nachbarregion von { $home } kommt { -rat } Nr. { $token }? ({ $card })
    .flavour = Er läutet die Glocke, und unter den Bänken huscht etwas davon.
knight = Ritter
    .gender = m
    .text = Du darfst die Pestfigur bis zu { $regions ->
        [one] eine Region
       *[other] { $regions } Regionen
    } weit bewegen, { $plague_return_word ->
        [yes] auch an ihren
       *[other] aber nicht an ihren
    } Ausgangspunkt zurück; nur wo sie stehen bleibt, wirkt sie. Liegen dort { $plague_alone_word ->
        [yes] Ratten
       *[other] Ratten und Steine
    }, darfst du die Pestfigur vor dem Aufdecken als { $cubes ->
        [one] einen neutralen Stein
       *[other] { $cubes } neutrale Steine
    } zählen lassen, damit die Grenzwerte eher erreicht werden. In der Schlussrunde: Bewege sie noch einmal bis zu { $regions ->
        [one] eine Region
       *[other] { $regions } Regionen
    } weit{ $last_plague_word ->
        [may-stay] {" "}oder lass sie stehen
       *[other] {""}
    }; dort zählt sie bis zum Ende als { $cubes ->
        [one] ein neutraler Stein
       *[other] { $cubes } neutrale Steine
    }.
    .ask-move = Wohin mit der { -plague }? ({ $card })
    .flavour = Er reitet der Seuche voraus und nennt es Pflicht.
witch = Hexe
    .gender = f
    .text = Sieh dir heimlich bis zu { $tokens } Rattenplättchen an. Hast du zwei gesehen, darfst du sie vertauschen.
    .ask-look = Welches { -token } siehst du dir an? ({ $card })
    .ask-look-more = Welches { -token } siehst du dir noch an? ({ $card })
    .offer-look-more-decline = Kein weiteres
    .ask-swap = Die beiden angesehenen { -token(count: "other") } vertauschen? ({ $card })
    .offer-swap-accept = Vertauschen
    .offer-swap-decline = Liegen lassen
    .flavour = Sie liest aus den Schnurrhaaren, was der Pfarrer zu spät von der Kanzel liest.
king = König
    .gender = m
    .text = Bringe { $cubes ->
        [one] einen deiner Steine
       *[other] { $cubes } deiner Steine
    } aus einer Region ohne Ratten in die Burg. Das darfst du auch noch nach der Pest.
    .ask-save = Aus welcher Region kommt ein { -cube } in die { -castle }? ({ $card })
    .flavour = Die Zugbrücke ist schmal und die Gästeliste kurz.
