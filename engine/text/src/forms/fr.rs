//! French: le, la, l’, les and their contractions with de and à. A name without a gender has no
//! article.

use std::sync::OnceLock;

use super::{FormFunction, FormKind, Grammar, Noun, Setting, vowel};

/// The functions and noun data of French.
pub(super) static GRAMMAR: Grammar = Grammar {
    functions: &[
        FormFunction {
            name: "THE",
            options: &[],
            kind: FormKind::Leads,
            needs: &["gender"],
            does: "the name with le, la, l’, les",
            form: |noun, _| Article::of(noun).before(["", "le ", "la ", "l’", "les "], noun),
        },
        FormFunction {
            name: "OF",
            options: &[],
            kind: FormKind::Leads,
            needs: &[],
            does: "the name with de: de, d’, du, de la, de l’, des",
            form: |noun, _| {
                let de = if elides(noun) { "d’" } else { "de " };
                Article::of(noun).before([de, "du ", "de la ", "de l’", "des "], noun)
            },
        },
        FormFunction {
            name: "TO",
            options: &[],
            kind: FormKind::Leads,
            needs: &[],
            does: "the name with à: à, au, à la, à l’, aux",
            form: |noun, _| Article::of(noun).before(["à ", "au ", "à la ", "à l’", "aux "], noun),
        },
        FormFunction {
            name: "A",
            options: &[],
            kind: FormKind::Leads,
            needs: &["gender"],
            does: "the name with un, une, des",
            form: a,
        },
        FormFunction {
            name: "PLURAL",
            options: &[],
            kind: FormKind::Inflects,
            needs: &[],
            does: "the plural",
            form: |noun, _| {
                if noun.plural() { noun.name.clone() } else { plural(&noun.name) }
            },
        },
    ],
    data: &[
        Setting { name: "gender", values: &["m", "f"] },
        Setting { name: "number", values: &["pl"] },
        Setting { name: "aspire", values: &["yes"] },
    ],
    attributes: OnceLock::new(),
};

/// The article of a noun.
enum Article {
    /// None: a name.
    None,
    /// le
    Le,
    /// la
    La,
    /// l’
    Elided,
    /// les
    Les,
}

impl Article {
    fn of(noun: &Noun) -> Self {
        match noun.datum("gender") {
            None => Self::None,
            Some(_) if noun.plural() => Self::Les,
            Some(_) if elides(noun) => Self::Elided,
            Some("f") => Self::La,
            Some(_) => Self::Le,
        }
    }

    /// The noun after the word for its article.
    fn before(&self, words: [&str; 5], noun: &Noun) -> String {
        let [none, le, la, elided, les] = words;
        let word = match self {
            Self::None => none,
            Self::Le => le,
            Self::La => la,
            Self::Elided => elided,
            Self::Les => les,
        };
        format!("{word}{}", noun.name)
    }
}

fn a(noun: &Noun, _: &super::CallOptions<'_>) -> String {
    let word = match noun.datum("gender") {
        None => "",
        Some(_) if noun.plural() => "des ",
        Some("f") => "une ",
        Some(_) => "un ",
    };
    format!("{word}{}", noun.name)
}

/// Whether de and le lose their vowel before a name.
///
/// - A y is a vowel before a consonant (d’Yves, de Yann).
/// - An h is mute unless `.aspire` says otherwise. A player's name has no data, so its h is mute
///   before a vowel (d’Hélène), except for the names in [`ASPIRE`] (de Hans).
/// - A single letter is spelled, not read (de A).
fn elides(noun: &Noun) -> bool {
    let mut letters = noun.name.trim_start_matches(['«', '“', '\u{a0}']).chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase).next();
    let second = letters.next().into_iter().flat_map(char::to_lowercase).next();
    let (Some(first), Some(second)) = (first, second.filter(|letter| letter.is_alphabetic()))
    else {
        return false;
    };
    let sounds = match first {
        'h' if noun.unknown => (vowel(second) || second == 'y') && !aspired(&noun.name),
        'h' => true,
        'y' => !vowel(second),
        other => vowel(other),
    };
    sounds && !noun.is("aspire")
}

/// Whether the first word of a player's name has an h aspiré.
fn aspired(name: &str) -> bool {
    let mut words = name.split(|letter: char| !letter.is_alphabetic());
    let first = words.find(|word| !word.is_empty()).map(str::to_lowercase);
    first.is_some_and(|first| ASPIRE.contains(&first.as_str()))
}

/// Names, and words used as player names, with h aspiré.
const ASPIRE: [&str; 32] = [
    "hache",
    "haine",
    "hamster",
    "hank",
    "hans",
    "harald",
    "haricot",
    "harold",
    "harpie",
    "harry",
    "harvey",
    "hasard",
    "hassan",
    "haut",
    "heidi",
    "hérisson",
    "héron",
    "héros",
    "hêtre",
    "hibou",
    "hobbit",
    "hollandais",
    "hollande",
    "homard",
    "hongrie",
    "hongrois",
    "houx",
    "howard",
    "huguenot",
    "hun",
    "huns",
    "hussard",
];

/// A name in the plural: every word before the first preposition.
fn plural(name: &str) -> String {
    let mut ended = false;
    let words = name.split(' ').map(|word| {
        let lower = word.to_lowercase();
        ended |= matches!(lower.as_str(), "de" | "du" | "des" | "à" | "au" | "aux" | "en");
        ended |= lower.starts_with("d’") || lower.starts_with("l’");
        if ended { word.to_owned() } else { plural_word(word) }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn plural_word(word: &str) -> String {
    let lower = word.to_lowercase();
    if lower.ends_with(|last: char| "sxz".contains(last) || !last.is_alphabetic()) {
        return word.to_owned();
    }
    if let Some(stem) = word.strip_suffix("al").filter(|_| !AL_S.contains(&lower.as_str())) {
        return format!("{stem}aux");
    }
    let x = ["au", "eu"].iter().any(|end| lower.ends_with(end)) && !EU_S.contains(&lower.as_str())
        || OU_X.contains(&lower.as_str());
    format!("{word}{}", if x { "x" } else { "s" })
}

/// Words in -al that take an s.
const AL_S: [&str; 6] = ["bal", "carnaval", "chacal", "fatal", "festival", "régal"];

/// Words in -au and -eu that take an s.
const EU_S: [&str; 3] = ["bleu", "landau", "pneu"];

/// Words in -ou that take an x.
const OU_X: [&str; 7] = ["bijou", "caillou", "chou", "genou", "hibou", "joujou", "pou"];

#[cfg(test)]
mod tests {
    use super::super::noun::Noun;
    use super::super::{FormFunction, functions};

    fn form(name: &str, noun: &Noun) -> String {
        let found: Option<&FormFunction> = functions("fr").find(|function| function.name == name);
        found.expect("French has the function").shape(noun, &[])
    }

    fn noun(name: &str, data: &[(&str, &str)]) -> Noun {
        Noun::default().with(data).into_owned().named(name)
    }

    impl Noun {
        fn named(self, name: &str) -> Self {
            Self { name: name.to_owned(), ..self }
        }
    }

    #[test]
    fn articles_contract_and_elide() {
        let forms = |noun: &Noun| ["THE", "OF", "TO", "A"].map(|name| form(name, noun));
        let sack = noun("sac", &[("gender", "m")]);
        assert_eq!(forms(&sack), ["le sac", "du sac", "au sac", "un sac"]);
        let sheet = noun("fiche", &[("gender", "f")]);
        assert_eq!(forms(&sheet), ["la fiche", "de la fiche", "à la fiche", "une fiche"]);
        let bow = noun("Écu", &[("gender", "m")]);
        assert_eq!(forms(&bow), ["l’Écu", "de l’Écu", "à l’Écu", "un Écu"]);
        let axe = noun("hache", &[("gender", "f"), ("aspire", "yes")]);
        assert_eq!(forms(&axe), ["la hache", "de la hache", "à la hache", "une hache"]);
        let boots = noun("Bottes", &[("gender", "f"), ("number", "pl")]);
        assert_eq!(forms(&boots), ["les Bottes", "des Bottes", "aux Bottes", "des Bottes"]);
        let land = noun("Hispania", &[]);
        assert_eq!(forms(&land), ["Hispania", "d’Hispania", "à Hispania", "Hispania"]);
    }

    #[test]
    fn names_of_players_elide_before_a_vowel_that_is_heard() {
        let of = |name: &str| form("OF", &Noun::unknown(name));
        assert_eq!(of("Odile"), "d’Odile");
        assert_eq!(of("Élise"), "d’Élise");
        assert_eq!(of("Yves"), "d’Yves");
        assert_eq!(of("Yann"), "de Yann");
        for mute in ["Hugo", "Hélène", "Henri", "hector", "Hyacinthe"] {
            assert!(of(mute).starts_with("d’"), "{}", of(mute));
        }
        for aspired in ["Hans", "Harry", "Harold le Preux", "HANS", "Hollande", "Hrothgar", "H"] {
            assert!(of(aspired).starts_with("de "), "{}", of(aspired));
        }
        assert_eq!(of("A"), "de A");
        assert_eq!(of("Bruno"), "de Bruno");
        assert_eq!(of(""), "de ");
    }

    #[test]
    fn plurals_follow_the_endings() {
        let plural = |name: &str| form("PLURAL", &noun(name, &[]));
        assert_eq!(plural("vert"), "verts");
        assert_eq!(plural("couteau"), "couteaux");
        assert_eq!(plural("loyal"), "loyaux");
        assert_eq!(plural("Bâton de Combat"), "Bâtons de Combat");
        assert_eq!(plural("prix"), "prix");
    }
}
