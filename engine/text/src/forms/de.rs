//! German: articles and adjectives by gender and case, contractions of prepositions and articles,
//! plurals. A name without a gender has no article.

use std::sync::OnceLock;

use super::{CallOptions, FormFunction, FormKind, Grammar, Noun, Setting, ends_in_a_letter};

const CASES: Setting = Setting { name: "case", values: &["acc", "dat", "gen"] };

const AFTER: Setting = Setting { name: "after", values: &["an", "bei", "in", "von", "zu"] };

/// The functions and noun data of German.
pub(super) static GRAMMAR: Grammar = Grammar {
    functions: &[
        FormFunction {
            name: "THE",
            options: &[CASES, AFTER],
            kind: FormKind::Leads,
            needs: &["gender"],
            does: "the name with der, die, das. With `after`, the preposition comes first and the \
                   case is the dative (im, zum, beim, vom), or with `case: \"acc\"` the accusative \
                   (ins, ans)",
            form: the,
        },
        FormFunction {
            name: "A",
            options: &[CASES],
            kind: FormKind::Leads,
            needs: &["gender"],
            does: "the name with ein, eine",
            form: |noun, told| {
                let case = Case::of(told);
                lead(ein(noun, case), &decline(noun, case, Ending::Mixed))
            },
        },
        FormFunction {
            name: "DECLINE",
            options: &[CASES],
            kind: FormKind::Inflects,
            needs: &["gender"],
            does: "the name as it reads after der, die, das and an adjective: „zur alten blauen 5“",
            form: |noun, told| decline(noun, Case::of(told), Ending::Weak),
        },
        FormFunction {
            name: "PLURAL",
            options: &[CASES],
            kind: FormKind::Inflects,
            needs: &["gender"],
            does: "the plural, without an article",
            form: |noun, told| plural(noun, Case::of(told)),
        },
        FormFunction {
            name: "ADJ",
            options: &[Setting { name: "ending", values: &["e", "em", "en", "er", "es"] }],
            kind: FormKind::Inflects,
            needs: &[],
            does: "the name as an adjective; for Gold, the attribute `.adjective`",
            form: adjective,
        },
    ],
    data: &[
        Setting { name: "gender", values: &["m", "f", "n"] },
        Setting { name: "number", values: &["pl"] },
        Setting { name: "weak", values: &["yes"] },
        Setting { name: "inflected", values: &["yes"] },
        Setting { name: "adjective", values: &[] },
    ],
    attributes: OnceLock::new(),
};

#[derive(Clone, Copy, PartialEq)]
enum Case {
    Nominative,
    Accusative,
    Dative,
    Genitive,
}

impl Case {
    fn of(told: &CallOptions<'_>) -> Self {
        match (told.get("case"), told.get("after")) {
            (Some("acc"), _) => Self::Accusative,
            (Some("gen"), _) => Self::Genitive,
            (Some("dat"), _) | (None, Some(_)) => Self::Dative,
            (_, _) => Self::Nominative,
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
    Plural,
}

impl Gender {
    fn of(noun: &Noun) -> Option<Self> {
        let gender = noun.datum("gender")?;
        Some(match gender {
            _ if noun.plural() => Self::Plural,
            "f" => Self::Feminine,
            "n" => Self::Neuter,
            _ => Self::Masculine,
        })
    }
}

/// The ending of an adjective, by the word before it.
#[derive(Clone, Copy, PartialEq)]
enum Ending {
    /// After der, die, das.
    Weak,
    /// After ein, eine.
    Mixed,
}

fn the(noun: &Noun, told: &CallOptions<'_>) -> String {
    let case = Case::of(told);
    let name = decline(noun, case, Ending::Weak);
    let after = told.get("after").unwrap_or_default();
    let Some(gender) = Gender::of(noun) else {
        return lead(after, &name);
    };
    let der = der(gender, case);
    let one = match (after, der) {
        ("an", "dem") => "am",
        ("an", "das") => "ans",
        ("bei", "dem") => "beim",
        ("in", "dem") => "im",
        ("in", "das") => "ins",
        ("von", "dem") => "vom",
        ("zu", "dem") => "zum",
        ("zu", "der") => "zur",
        _ => return lead(after, &lead(der, &name)),
    };
    lead(one, &name)
}

/// A word before a name; nothing before a name without an article.
fn lead(word: &str, name: &str) -> String {
    format!("{word} {name}").trim_start().to_owned()
}

fn der(gender: Gender, case: Case) -> &'static str {
    let forms = match gender {
        Gender::Masculine => ["der", "den", "dem", "des"],
        Gender::Feminine => ["die", "die", "der", "der"],
        Gender::Neuter => ["das", "das", "dem", "des"],
        Gender::Plural => ["die", "die", "den", "der"],
    };
    forms[case as usize]
}

fn ein(noun: &Noun, case: Case) -> &'static str {
    let forms = match Gender::of(noun) {
        None | Some(Gender::Plural) => [""; 4],
        Some(Gender::Masculine) => ["ein", "einen", "einem", "eines"],
        Some(Gender::Feminine) => ["eine", "eine", "einer", "einer"],
        Some(Gender::Neuter) => ["ein", "ein", "einem", "eines"],
    };
    forms[case as usize]
}

/// The name in a case. If the noun is `.inflected`, its first word is an adjective. If there are
/// several words, the last one is a noun.
fn decline(noun: &Noun, case: Case, ending: Ending) -> String {
    let Some(gender) = Gender::of(noun) else {
        return if case == Case::Genitive {
            genitive_of_name(&noun.name)
        } else {
            noun.name.clone()
        };
    };
    if !noun.is("inflected") {
        return noun_in(noun, &noun.name, gender, case);
    }
    let (first, rest) = noun.name.split_once(' ').unwrap_or((&noun.name, ""));
    let first = match stem(first) {
        Some(stem) => format!("{stem}{}", adjective_ending(gender, case, ending)),
        None => first.to_owned(),
    };
    match rest {
        "" => first,
        rest => format!("{first} {}", noun_in(noun, rest, gender, case)),
    }
}

/// The stem of an adjective; `None` for those without endings, such as lila.
fn stem(adjective: &str) -> Option<&str> {
    let ends = ["er", "es", "e"];
    ends.iter().find_map(|end| adjective.strip_suffix(end))
}

fn adjective_ending(gender: Gender, case: Case, ending: Ending) -> &'static str {
    match (case, gender, ending) {
        // In the plural there is no ein, so the adjective has the case ending itself.
        (Case::Nominative | Case::Accusative, Gender::Plural, Ending::Mixed) => "e",
        (Case::Genitive, Gender::Plural, Ending::Mixed) => "er",
        (Case::Nominative, Gender::Masculine, Ending::Mixed) => "er",
        (Case::Nominative | Case::Accusative, Gender::Neuter, Ending::Mixed) => "es",
        (Case::Nominative, Gender::Masculine | Gender::Feminine | Gender::Neuter, _)
        | (Case::Accusative, Gender::Feminine | Gender::Neuter, _) => "e",
        (Case::Nominative | Case::Accusative, Gender::Plural, Ending::Weak)
        | (Case::Accusative, Gender::Masculine, _)
        | (Case::Dative, _, _)
        | (Case::Genitive, _, _) => "en",
    }
}

/// A noun in a case of the singular, or of the plural if the name is one.
fn noun_in(noun: &Noun, word: &str, gender: Gender, case: Case) -> String {
    let ending = match (gender, case) {
        (_, Case::Nominative) | (Gender::Feminine, _) => "",
        (Gender::Plural, Case::Dative) => return dative_plural(word),
        (Gender::Plural, _) => "",
        (_, _) if noun.is("weak") => weak_ending(word),
        (_, Case::Genitive) if word.ends_with(['s', 'ß', 'x', 'z']) || word.ends_with("sch") => {
            "es"
        }
        (_, Case::Genitive) => "s",
        (_, Case::Accusative | Case::Dative) => "",
    };
    format!("{word}{ending}")
}

fn dative_plural(word: &str) -> String {
    if word.ends_with(['n', 's']) { word.to_owned() } else { format!("{word}n") }
}

/// Annas, but Hans’ after an s sound. A single letter stays unchanged (Spieler A’s).
fn genitive_of_name(name: &str) -> String {
    let hissed = name.to_lowercase().ends_with(['s', 'ß', 'x', 'z']);
    let ending = match name {
        _ if ends_in_a_letter(name) => "’s",
        _ if hissed => "’",
        _ => "s",
    };
    format!("{name}{ending}")
}

/// The plural by gender and ending. The many exceptions are written by hand (`.plural`).
fn plural(noun: &Noun, case: Case) -> String {
    let word = noun.written("plural").map_or_else(
        || match Gender::of(noun) {
            None | Some(Gender::Plural) => noun.name.clone(),
            Some(Gender::Feminine) => feminine_plural(&noun.name),
            Some(Gender::Masculine | Gender::Neuter) => other_plural(noun),
        },
        str::to_owned,
    );
    if case == Case::Dative && Gender::of(noun).is_some() { dative_plural(&word) } else { word }
}

fn feminine_plural(word: &str) -> String {
    let ending = match word {
        _ if word.ends_with("in") => "nen",
        _ if word.ends_with('e') => "n",
        _ => "en",
    };
    format!("{word}{ending}")
}

/// The ending of a weak noun in all cases except the nominative, and in the plural: Boten, Bauern,
/// Bären.
fn weak_ending(word: &str) -> &'static str {
    if word.ends_with('e') || word.ends_with('r') && !word.ends_with("är") { "n" } else { "en" }
}

fn other_plural(noun: &Noun) -> String {
    let word = &noun.name;
    let ending = match word {
        _ if noun.is("weak") => weak_ending(word),
        _ if ["er", "el", "en", "chen", "lein"].iter().any(|end| word.ends_with(end)) => "",
        _ if word.ends_with('e') => "n",
        _ => "e",
    };
    format!("{word}{ending}")
}

/// An adjective that ends in a is not declined.
fn adjective(noun: &Noun, told: &CallOptions<'_>) -> String {
    let stem = noun.written("adjective").map_or_else(|| noun.name.to_lowercase(), str::to_owned);
    let ending = told.get("ending").unwrap_or_default();
    if stem.ends_with('a') { stem } else { format!("{stem}{ending}") }
}

#[cfg(test)]
mod tests {
    use super::super::{Noun, functions};

    fn form(name: &str, noun: &Noun, options: &[(&'static str, &str)]) -> String {
        let found = functions("de").find(|function| function.name == name);
        found.expect("German has the function").shape(noun, options)
    }

    fn noun(name: &str, data: &[(&str, &str)]) -> Noun {
        Noun::unknown(name).with(data).into_owned()
    }

    /// The nominative, accusative, dative and genitive.
    fn cases(function: &str, noun: &Noun) -> [String; 4] {
        let case = |case| form(function, noun, &[("case", case)]);
        [form(function, noun, &[]), case("acc"), case("dat"), case("gen")]
    }

    #[test]
    fn nouns_are_declined() {
        let farmer = noun("Bauer", &[("gender", "m"), ("weak", "yes")]);
        assert_eq!(cases("THE", &farmer), ["der Bauer", "den Bauern", "dem Bauern", "des Bauern"]);
        assert_eq!(
            cases("A", &farmer),
            ["ein Bauer", "einen Bauern", "einem Bauern", "eines Bauern"]
        );
        let gloves = noun("Handschuhe", &[("gender", "m"), ("number", "pl")]);
        let the = ["die Handschuhe", "die Handschuhe", "den Handschuhen", "der Handschuhe"];
        assert_eq!(cases("THE", &gloves), the);
        let shoot = noun("Spross", &[("gender", "m")]);
        assert_eq!(
            cases("THE", &shoot),
            ["der Spross", "den Spross", "dem Spross", "des Sprosses"]
        );
        assert_eq!(cases("THE", &Noun::unknown("Anna")), ["Anna", "Anna", "Anna", "Annas"]);
        assert_eq!(cases("THE", &Noun::unknown("Hans"))[3], "Hans’");
        assert_eq!(cases("THE", &Noun::unknown("Spieler S"))[3], "Spieler S’s");
    }

    #[test]
    fn adjectives_in_names_are_declined() {
        let mace = noun("Gesegneter Streitkolben", &[("gender", "m"), ("inflected", "yes")]);
        let the = ["der Gesegnete", "den Gesegneten", "dem Gesegneten", "des Gesegneten"];
        let noun_of = ["Streitkolben", "Streitkolben", "Streitkolben", "Streitkolbens"];
        let the: Vec<String> = the.iter().zip(noun_of).map(|(a, b)| format!("{a} {b}")).collect();
        assert_eq!(cases("THE", &mace).to_vec(), the);
        assert_eq!(form("A", &mace, &[]), "ein Gesegneter Streitkolben");
        let five = noun("blaue 5", &[("gender", "f"), ("inflected", "yes")]);
        assert_eq!(form("THE", &five, &[("case", "dat")]), "der blauen 5");
        assert_eq!(form("DECLINE", &five, &[("case", "dat")]), "blauen 5");
        let lilac = noun("lila 5", &[("gender", "f"), ("inflected", "yes")]);
        assert_eq!(form("THE", &lilac, &[("case", "dat")]), "der lila 5");
        let chosen = noun("Auserwählter", &[("gender", "m"), ("inflected", "yes")]);
        assert_eq!(form("A", &chosen, &[("case", "dat")]), "einem Auserwählten");
    }

    #[test]
    fn prepositions_contract() {
        let fort = noun("Burg", &[("gender", "f")]);
        let market = noun("Markt", &[("gender", "m")]);
        let after = |noun: &Noun, word: &str| form("THE", noun, &[("after", word)]);
        assert_eq!(after(&market, "in"), "im Markt");
        assert_eq!(after(&market, "zu"), "zum Markt");
        assert_eq!(after(&market, "von"), "vom Markt");
        assert_eq!(after(&market, "bei"), "beim Markt");
        assert_eq!(after(&market, "an"), "am Markt");
        assert_eq!(after(&fort, "zu"), "zur Burg");
        assert_eq!(after(&fort, "in"), "in der Burg");
        assert_eq!(after(&Noun::unknown("Anna"), "von"), "von Anna");
        let house = noun("Haus", &[("gender", "n")]);
        assert_eq!(form("THE", &house, &[("after", "in"), ("case", "acc")]), "ins Haus");
    }

    #[test]
    fn plurals_go_by_gender_and_ending() {
        let plural =
            |name: &str, gender: &str| form("PLURAL", &noun(name, &[("gender", gender)]), &[]);
        assert_eq!(plural("Karte", "f"), "Karten");
        assert_eq!(plural("Händlerin", "f"), "Händlerinnen");
        assert_eq!(plural("Ritter", "m"), "Ritter");
        assert_eq!(plural("Merkmal", "n"), "Merkmale");
        let sword = noun("Schwert", &[("gender", "n"), ("plural", "Schwerter")]);
        assert_eq!(form("PLURAL", &sword, &[("case", "dat")]), "Schwertern");
    }

    #[test]
    fn colours_become_adjectives() {
        let adjective = |noun: &Noun| form("ADJ", noun, &[("ending", "en")]);
        assert_eq!(adjective(&noun("Grün", &[])), "grünen");
        assert_eq!(adjective(&noun("Lila", &[])), "lila");
        assert_eq!(adjective(&noun("Gold", &[("adjective", "golden")])), "goldenen");
    }
}
