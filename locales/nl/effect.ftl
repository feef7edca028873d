# Wat de teksten van kaarten over hun werking zeggen, voor `lint --deep`: lijsten van woorden met
# komma’s, een sterretje staat voor elke uitgang of elk begin. Een pakket vult ze aan in berichten
# waarvan de naam zo begint: `may-vorst`.

# Dat iets mag.
may = mag, mogen, kan, kun, kunt, kunnen, als je wilt, desgewenst
# Dat het minder mag zijn.
up-to = hoogstens, maximaal, tot, zoveel je wilt, ten hoogste
# Dat anderen bedoeld zijn, of iedereen.
others = andere speler, andere spelers, medespeler*, tegenstander*, rival*, rivaal, elke speler, iedere speler, alle spelers, iedereen, wie, een speler, niemand, dan jij, dan je, meeste, minste, het meest, het minst, een ander
# Dat een andere speler bedoeld is.
another = andere speler, andere spelers, medespeler*, tegenstander*, rival*, rivaal
# Dat gezegd wordt hoe vaak.
times = één keer, eenmaal, tweemaal, driemaal, keer, per ronde, elke ronde, iedere ronde, eerste, tweede, teller, voor elk*, voor ied*, tot het einde van de ronde, tot het eind van de ronde, deze ronde, reeds, al eerder
# Dat het maar één keer is.
once = slechts één keer, maar één keer, één keer per, eenmaal per
# Dat iets wordt afgestaan.
cost = betaal*, betalen, kost*, verlies*, verliezen, geef*, geven, afleggen, leg, ruil*, voor, terug*
# Dat de eigenaar betaalt.
pay = betaal, betaalt, betalen
# Dat er niets wordt betaald.
free = zonder te betalen, zonder iets te betalen, gratis
# Dat iemand iets krijgt.
gain = ontvang*, krijg*, neem*, nemen, win*, pak*, lever*, verdien*
# Dat het één ding is.
one = een, één, de, het, elke, elk, ieder, iedere, je
condition = als, wanneer, zodra, nadat, telkens als, telkens wanneer, heb je
not = niet, geen, nooit
number-0 = geen, niets, zonder
number-2 = twee, beide, tweemaal, dubbel
number-3 = drie, driemaal
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
number-9 = negen
number-10 = tien

# Dat een getal een ondergrens is, of een bovengrens.
at-least = minstens, ten minste, minimaal, of meer, of hoger, of groter, tenminste
at-most = hoogstens, maximaal, maximum, of minder, of lager, niet meer dan, of kleiner, ten hoogste
# Dat iemand iets verliest.
lose = verlies*, verliezen, betaal*, betalen, geef, geeft, geven, afleg*, minus
# Dat het vervolg ervan afhangt.
if-so = als je dat doet, doe je dat, in dat geval, zo ja
# That the reader is addressed.
you = je, jij, jou, jouw

# Wat een kaart doet, zoals `cards show --exact` het zegt: wat je kunt weigeren, wat niet te zien is, een
# getal dat niet altijd hetzelfde is.
exact-may = desgewenst: { $does }
exact-nothing = geen zichtbaar effect
exact-yes-no = antwoordt met ja of nee
exact-param = { $value } “{ $name }”
exact-varies = volgens { $params }
exact-moved = “{ $name }”, hier { $value }
exact-any = wisselend
exact-line = { $when }: { $does }
exact-guarded = { $when } ({ $guards })
exact-then = { $first }; { $second }
exact-or = { $first } of { $second }
exact-target = { $does } [{ $targets }]
exact-picked = naar keuze
exact-heard = wat het effect in gang zette
exact-anew = elke ronde opnieuw
limit-by-me = door de eigenaar van de kaart
limit-by-other = door een andere speler
limit-by-any = door wie dan ook
limit-card-self = deze kaart
limit-card-other = een andere kaart
guard-own = in de eigen beurt
limit-min = minstens { $value }
limit-max = hoogstens { $value }
