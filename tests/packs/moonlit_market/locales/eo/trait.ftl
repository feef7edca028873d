starry-eyed = Stelokula
    .text = Ricevu { $stars ->
            [one] { $stars } stelon
           *[other] { $stars } stelojn
        } por ĉiu via blanka ĵetkubo kun { $min } aŭ pli, sume ne pli ol { $most }.
    .flavour = Antaŭe kuŝas flako, kaj en ĝi la tuta Lakta Vojo.
