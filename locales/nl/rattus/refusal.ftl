# Waarom iets op tafel niet wordt aangeboden. Geen van deze zinnen noemt het ding zelf; waar het er
# meer zijn, staat de naam ervoor.

## De beurt

took-another = Je hebt in deze beurt al een { -class-card } genomen.
turn-only = Een { -class-card } neem je in je eigen beurt, voordat de { -plague(form: "piece") } zich verplaatst.
placed-already = Je hebt in deze beurt al { -cube(count: "other") } geplaatst.
no-rats = Hier zijn geen { -rat(count: "other") }, dus er komen geen { -cube(count: "other") }.
no-reserve = Je hebt geen { -cube(count: "other") } meer in { -reserve }.
place-first = Plaats eerst je { -cube(count: "other") }; dan verplaats je de { -plague(form: "piece") }.
plague-there = De { -plague(form: "piece") } staat hier al.
not-near = Te ver van de { -plague(form: "piece") } ({ $region }).
crowded = Hier is geen plaats meer voor een { -rat }.
castle-by-card = Hier plaats je geen { -cube(count: "other") }: alleen een kaart brengt ze hierheen, vanaf het bord.

## Klassekaarten

used-already = Deze kaart heb je al gebruikt.
works-by-itself = Deze kaart gebruik je niet: die werkt vanzelf zodra het kan.
last-round-only = Deze kaart werkt vanzelf; gebruiken kun je die alleen in de { -last-round }.
before-plague-only = Deze kaart kun je alleen gebruiken voordat de { -plague(form: "piece") } zich verplaatst.
after-ravage = Deze kaart kun je gebruiken voordat de { -plague(form: "piece") } zich verplaatst, of nadat de { -plague } heeft huisgehouden.
acts-now = Je gebruikt deze kaart nu: beantwoord eerst de vraag.
other-acts = Je gebruikt nu { THE($card) }: beantwoord eerst de vraag.
held-by = Deze kaart is van { $seat }.
needs-cubes = Je hebt geen { -cube(count: "other") } op het bord.
needs-safe-cubes = Je hebt geen { -cube(count: "other") } in een regio zonder { -rat(count: "other") }.
needs-tokens = Er zijn geen { -rat(count: "other") } op het bord.
needs-movable = Er is geen { -rat } die verplaatst kan worden.
no-use = Dit effect is nu niet mogelijk.
apart = Grenst niet aan { $region }.
rats-there = { $rats ->
        [one] Daar ligt al { $rats } { -rat }.
       *[other] Daar liggen al { $rats } { -rat(count: "other") }.
    }
none-of-yours = Daar heb je geen { -cube(count: "other") }.
empty = Hier zijn geen { -rat(count: "other") }.
stuck = Hier kan geen { -rat } weg: in geen enkele buurregio is nog plaats.
not-for = Daar heeft { THE($card) } geen invloed op.
