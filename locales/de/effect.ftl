# Was die Texte der Karten über ihre Wirkung sagen, für `lint --deep`: Listen von Wörtern mit Kommas,
# ein Sternchen steht für jede Endung oder jeden Anfang. Ein Paket ergänzt sie in Nachrichten, die
# gleich beginnen: `may-frost`.

# Dass man darf.
may = darf, darfst, dürfen, dürft, kann, kannst, können, könnt, möchtest, wenn du willst
# Dass man weniger darf.
up-to = bis zu, höchstens, maximal, beliebig viele
# Dass andere gemeint sind oder alle.
others = jemand ander*, anderer spieler, anderen spieler, anderen spielers, anderem spieler, andere spieler, anderen spielern, eines anderen, einem anderen, mitspieler*, gegner*, gegenspieler*, rival*, jeder spieler, alle spieler, allen spielern, aller spieler, jeder, niemand*, keiner, reihum, als du, außer dir, den meisten, den wenigsten, wer, ein spieler, am meisten, am wenigsten, die meisten, die wenigsten, das meiste, das wenigste
# Dass ein anderer Spieler gemeint ist.
another = jemand ander*, anderer spieler, anderen spieler, anderen spielers, anderem spieler, andere spieler, anderen spielern, eines anderen, einem anderen spieler, mitspieler*, gegner*, gegenspieler*, rival*
# Dass gesagt wird, wie oft.
times = einmal, zweimal, dreimal, mal, je runde, pro runde, jede runde, erste*, zweite*, zähler*, für jede*, weitere*, bis zum ende der runde, diese runde, in dieser runde, schon, bereits, bisher
# Dass es nur einmal ist.
once = nur einmal, einmal pro, einmal je, einmal in
# Dass etwas abgegeben wird.
cost = zahl*, bezahl*, kost*, verlier*, gib, gibst, gibt, geben, abgeb*, abwerfen, wirf, tausch*, für, zurück*
# Dass der Besitzer zahlt.
pay = zahlen, zahlst, zahle, bezahlen, bezahlst, bezahle
# Dass nichts bezahlt wird.
free = ohne dafür zu zahlen, ohne zu zahlen, ohne zu bezahlen, kostenlos, umsonst
# Dass jemand etwas bekommt.
gain = erhält, erhältst, erhalt*, bekomm*, nimm*, nehm*, gewinn*, gib, bring*, kassier*
# Dass es ein Ding ist.
one = ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, jede, jeder, jedes, jeden, je, am, im, zum, zur
condition = wenn, falls, sobald, nachdem, jedes mal wenn, immer wenn, hast du
not = nicht, kein*, nie
number-0 = kein*, nichts, ohne
number-2 = zwei, beide*, zweimal, doppelt, doppelte
number-3 = drei, dreimal, dreifach
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn

# Dass eine Zahl nach unten begrenzt oder nach oben.
at-least = mindestens, wenigstens, oder mehr, oder höher, oder darüber, oder größer
at-most = höchstens, maximal, oder weniger, oder niedriger, bis zu, nicht mehr als, maximum, oder darunter, oder geringer
# Dass jemand etwas verliert.
lose = verlier*, zahl*, bezahl*, gib, gibst, abgeb*, abwirf*, abwerf*, wirf, wirfst, minus
# Dass das Folgende davon abhängt.
if-so = wenn du das tust, tust du das, machst du das, in diesem fall, falls ja
# That the reader is addressed.
you = du, dich, dir, dein*

# Was eine Karte tut, wie es `cards show --exact` sagt: was man ablehnen kann, was sich nicht zeigt, eine
# Zahl, die nicht immer gleich ist.
exact-may = auf Wunsch { $does }
exact-nothing = nichts, was sich zeigt
exact-yes-no = entscheidet mit Ja oder Nein
exact-param = { $value } „{ $name }“
exact-varies = je nach { $params }
exact-moved = „{ $name }“, hier { $value }
exact-any = je nachdem
exact-line = { $when }: { $does }
exact-guarded = { $when } ({ $guards })
exact-then = { $first }; { $second }
exact-or = { $first } oder { $second }
exact-target = { $does } [{ $targets }]
exact-picked = frei gewählt
exact-heard = vom Anlass bestimmt
exact-anew = in jeder Runde neu
limit-by-me = bei sich selbst
limit-by-other = bei anderen
limit-by-any = bei irgendwem
limit-card-self = diese Karte
limit-card-other = eine andere Karte
guard-own = im eigenen Zug
limit-min = mindestens { $value }
limit-max = höchstens { $value }
