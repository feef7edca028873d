won-by-stars = { $seat } gewinnt mit { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl-dat") }
    }.
won-by-gold = { $seat } gewinnt: Bei { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl-dat") }
    } herrscht Gleichstand, doch { $gold } { -gold } geben den Ausschlag.
won-by-dice = { $seat } gewinnt: Gleichstand bei { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl-dat") }
    } und { $gold } { -gold }, aber mit { $dice ->
        [one] { $dice } { -wuerfel }
       *[other] { $dice } { -wuerfel(form: "pl-dat") }
    } die wenigsten in der eigenen { -klassenfarbe }.
shared = { $seat } siegt mit { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl-dat") }
    }, doch nicht allein.
rank = { $rank ->
        [0] Ein wahrer Held! { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } – davon singen die Barden noch in hundert Jahren.
        [1] Gildenleiter: Mit { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl-dat") }
    } öffnet sich jedes Tor der Stadt.
        [2] Koryphäe: { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, und bei jedem Namen in der Zunft fällt zuerst dieser.
        [3] Abenteurer: { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } sind ein guter Anfang, und die Straße ist noch lang.
        [4] Tagelöhner: Mit { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl-dat") }
    } reicht es für Brot und ein Bett im Stroh.
       *[5] NPC: { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } – gerade genug, um Fremden den Weg zur Taverne zu weisen.
    }

# Die Erzählung spricht von „einer Gestalt“, also von „ihr“: So passt sie zu jedem Helden und jeder Heldin.
hero = Am Tisch von { $seat } nahm eine Gestalt Form an, { $backstory_herkunft }: { $race_ein }, und mit Leib und Seele { $class }.
outlook = { $cell_word ->
        [lawful-good] Sie hielt jedes Wort und half, wo sie konnte
        [neutral-good] Sie tat das Gute, ohne lange nach Gesetzen zu fragen
        [chaotic-good] Ihr Herz war gut, doch Regeln hielt sie für Vorschläge anderer Leute
        [lawful-neutral] Gesetz war ihr Gesetz, gleich, wem es nützte
        [true-neutral] Sie ging stets den Weg der Mitte und schlug sich auf keine Seite
        [chaotic-neutral] Kein Zaun und kein Schwur hielt sie je lange fest
        [lawful-evil] Sie brach kein einziges Gesetz und doch so manches Leben
        [neutral-evil] Sie nahm sich, was sie wollte, und schlief gut dabei
        [chaotic-evil] Wo sie vorüberkam, brannte noch tagelang Licht – meist das der Dächer
       *[other] Ihre Gesinnung war { $cell }
    }; { $stars ->
        [0] die Bestimmung „{ $alignment }“ kümmerte sie wenig.
        [-1] mit der Bestimmung „{ $alignment }“ haderte sie.
        [-2] mit der Bestimmung „{ $alignment }“ haderte sie.
        [-3] die Bestimmung „{ $alignment }“ verriet sie damit ganz und gar.
       *[other] so hatte es ihr die Bestimmung „{ $alignment }“ vorgezeichnet.
    }
strongest = { $row_word ->
        [str] Felsbrocken schob sie beiseite wie andere Leute einen Vorhang
        [dex] Einen Pfeil fing sie aus der Luft und verbeugte sich noch dabei
        [con] Drei Nächte Eisregen entlockten ihr nicht mehr als ein Niesen
        [int] Rätsel, an denen Gelehrte verzweifelten, löste sie beim Frühstück
        [wis] Ihren Rat suchten Könige, und manchmal gab sie ihn sogar
        [cha] Wenn sie sprach, vergaßen selbst Wirte das Kassieren
       *[other] Niemand konnte ihr das Wasser reichen
    } ({ $row } { $total }).
weakest = { $row_word ->
        [str] Nur Gurkengläser ließ sie lieber von anderen öffnen
        [dex] Nur Treppen, Türschwellen und Teppiche blieben ihr zeitlebens feind
        [con] Nur im Zelt war nach dem ersten Regentag ihr Husten zu hören
        [int] Nur beim Rechnen nahm sie heimlich die Finger zu Hilfe
        [wis] Nur guten Rat erkannte sie immer erst hinterher
        [cha] Nur bei Hofe bat man sie stets, draußen bei den Pferden zu warten
       *[other] Nur eines lernte sie nie
    } ({ $row } { $total }).
armed = Für den Fall, dass Worte nicht genügten, { $cards_count ->
        [one] lag
       *[other] lagen
    } stets griffbereit: { $cards }.
unarmed = Eine Waffe trug sie nie; wer sie überfiel, stand ratlos vor zwei leeren Händen und einem Lächeln.
known = Wer ihr begegnete, beschrieb sie hinterher mit { $cards_count ->
        [one] einem Wort
       *[other] wenigen Worten
    }: { $cards }.
able = Was sie einmal gelernt hatte, saß im Schlaf: { $cards }.
purse = { $gold ->
        [0] Als sie zu ihrer großen Reise aufbrach, war der Geldbeutel leer, aber wen kümmert das am ersten Morgen eines Abenteuers?
        [one] Als sie zu ihrer großen Reise aufbrach, klimperte im Beutel ein einziges Stück { -gold } – gegen was, blieb ihr Geheimnis.
       *[other] Als sie zu ihrer großen Reise aufbrach, lagen { $gold } { -gold } im Beutel, und die Sonne stand noch tief.
    }
