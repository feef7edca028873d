# Wat een speler gevraagd wordt.

race = Welk { -sheet } wordt het?
class = De { -class-colour } is { $colour }: welke klasse wordt het?
any-class = Welke klasse wordt het?
lay = Welke { -die } gaat naar { -initiative-card } { $number }?
starting-dice = { $left ->
    [one] Nog één startdobbelsteen: waar komt die?
   *[other] Nog { $left } startdobbelstenen: waar komt de volgende?
}
initiative = Welke { -initiative-card } neem je?
placing = In welke rij komt de { $die }?
action = { $row_word ->
        [str] { $row }: welke { -die } draai je naar de { -opposite-face }?
        [dex] { $row }: welke twee { -die(number: "plural") } verwissel je?
        [con] { $row }: welke { -die } verhoog of verlaag je met 1?
        [int] { $row }: welke { -die } rol je opnieuw?
        [wis] { $row }: in welke richting schuift je { -alignment-token }?
       *[cha] { $row }: neem je een { -charisma-token }?
    }
swap = Met welke { -die } ruilt de { $die } op { $space } van plaats?
reroll = De { $old } op { $space } werd een { $new_face }. Welke waarde houd je?
purchase = Wat doe je op de { -market }? In de beurs: { $gold } { -gold }{ $charisma ->
    [0] {""}
    [one] {" "}en { $charisma } { -charisma-token }
   *[other] {" "}en { $charisma } { -charisma-token(number: "plural") }
}.
hands = Te veel { -weapon(number: "plural") } voor je handen: welk { -weapon } leg je af?
skill = { $window_word ->
    [dice-laid] De { -die(number: "plural") } liggen klaar: nu een { -skill } gebruiken?
    [before-pick] Voordat er een { -initiative-card } wordt genomen: nu een { -skill } gebruiken?
    [placed] Bij het plaatsen van je { -die }: nu een { -skill } gebruiken?
    [market-turn] Bij het begin van een marktbeurt: nu een { -skill } gebruiken?
    [bought] Na je aankoop: nu een { -skill } gebruiken?
    [cleanup] Bij het begin van de opruimfase: nu een { -skill } gebruiken?
   *[end] Vlak voor de { -final-scoring }: nog een { -skill } gebruiken of een { -weapon } afleggen?
}
readying = Welke { -skill } ververs je?

card-die = { $card }: welke { -die }?
card-pool-die = { $card }: welke { -die } op de { -initiative-card(number: "plural") }?
card-row = { $card }: welke { -attribute }?
card-card = { $card }: welke kaart?
card-direction = { $card }: welke richting?
card-number = { $card }: welk getal?
card-colour = { $card }: welke kleur?
card-confirm = { $card }: toepassen?
