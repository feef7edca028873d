# Warum etwas auf dem Tisch nicht angeboten wird. Keiner dieser Sätze nennt die Sache selbst; wo es
# mehrere sind, steht ihr Name davor.

## Der Zug

took-another = In diesem Zug hast du schon eine { -class-card } genommen.
turn-only = Eine { -class-card } nimmst du in deinem Zug, bevor die { -plague } zieht.
placed-already = In diesem Zug hast du schon { -cube(count: "other") } platziert.
no-rats = Hier liegen keine { -rat(count: "other") }, also kommen auch keine { -cube(count: "other") } hierher.
no-reserve = Du hast keine { -cube(count: "other") } mehr in der { -reserve }.
place-first = Platziere erst deine { -cube(count: "other") }, dann zieht die { -plague }.
plague-there = Die { -plague } steht schon hier.
not-near = Zu weit weg von der { -plague } ({ $region }).
crowded = Hier ist kein Platz für noch eine { -rat }.
castle-by-card = Hierher wird kein { -cube } platziert: Nur eine Karte bringt { -cube(count: "other") } vom Spielplan hierher.

## Klassenkarten

used-already = Diese Karte hast du schon eingesetzt.
works-by-itself = Diese Karte setzt du nicht ein: Sie wirkt von selbst, sooft es geht.
last-round-only = Diese Karte wirkt von selbst; einsetzen kannst du sie nur in der { -last-round }.
before-plague-only = Diese Karte kannst du nur einsetzen, bevor die { -plague } zieht.
after-ravage = Diese Karte kannst du einsetzen, bevor die { -plague } zieht, oder nachdem sie gewütet hat.
acts-now = Diese Karte setzt du gerade ein: Beantworte erst, was du gefragt wirst.
other-acts = Gerade setzt du { THE($card, case: "acc") } ein: Beantworte erst, was du gefragt wirst.
held-by = Diese Karte liegt bei { $seat }.
needs-cubes = Du hast keinen { -cube } auf dem Spielplan.
needs-safe-cubes = Du hast keinen { -cube } in einer Region ohne { -rat(count: "other") }.
needs-tokens = Auf dem Spielplan liegt keine { -rat }.
needs-movable = Keine { -rat } lässt sich versetzen.
no-use = Diese Wirkung ist jetzt nicht möglich.
apart = Grenzt nicht an { $region }.
rats-there = { $rats ->
        [one] Dort liegt schon { $rats } { -rat }.
       *[other] Dort liegen schon { $rats } { -rat(count: "other") }.
    }
none-of-yours = Dort hast du keinen { -cube }.
empty = Hier liegen keine { -rat(count: "other") }.
stuck = Von hier kann keine { -rat } weg: In keiner Nachbarregion ist noch Platz.
not-for = Für { THE($card, case: "acc") } kommt das nicht infrage.
