//! Dutch: de, het and een, and adjectives with their e. A name without a gender has no article.

use std::sync::OnceLock;

use super::{FormFunction, FormKind, Grammar, Setting, capital, ends_in_a_letter};

/// The functions and noun data of Dutch.
pub(super) static GRAMMAR: Grammar = Grammar {
    functions: &[
        FormFunction {
            name: "THE",
            options: &[],
            kind: FormKind::Leads,
            needs: &["gender"],
            does: "the name with de or het",
            form: |noun, _| match noun.datum("gender") {
                None => noun.name.clone(),
                Some("n") if !noun.plural() => format!("het {}", noun.name),
                Some(_) => format!("de {}", noun.name),
            },
        },
        FormFunction {
            name: "A",
            options: &[],
            kind: FormKind::Leads,
            needs: &["gender"],
            does: "the name with een",
            form: |noun, _| {
                let bare = noun.plural() || noun.datum("gender").is_none();
                if bare { noun.name.clone() } else { format!("een {}", noun.name) }
            },
        },
        FormFunction {
            name: "OWNER",
            options: &[],
            kind: FormKind::Inflects,
            needs: &[],
            does: "a player’s name as the owner of the next word: Anna’s, Odiles, Hans’",
            form: |noun, _| owner(&noun.name),
        },
        FormFunction {
            name: "ADJ",
            options: &[],
            kind: FormKind::Inflects,
            needs: &[],
            does: "the name as an adjective with e: rode, witte. Write gouden by hand (`.adj`)",
            form: |noun, _| adjective(&noun.name.to_lowercase()),
        },
        // IJ is one letter.
        FormFunction {
            name: "START",
            options: &[],
            kind: FormKind::Shows,
            needs: &[],
            does: "the name or form with a capital letter at its beginning",
            form: |noun, _| capital(&noun.name, if noun.name.starts_with("ij") { 2 } else { 1 }),
        },
    ],
    data: &[
        Setting { name: "gender", values: &["c", "n"] },
        Setting { name: "number", values: &["pl"] },
    ],
    attributes: OnceLock::new(),
};

/// The possessive form of a name. An apostrophe keeps a final vowel long (Anna’s, Hugo’s) and a
/// letter spelled (speler B’s). After an s sound, only the apostrophe is added (Hans’).
fn owner(name: &str) -> String {
    let lower = name.to_lowercase();
    let mut back = lower.chars().rev();
    let (last, before) = (back.next().unwrap_or_default(), back.next().unwrap_or_default());
    let diphthong = matches!(last, 'i' | 'u' | 'y') && VOWELS.contains(before);
    let ending = match last {
        _ if ends_in_a_letter(name) => "’s",
        's' | 'x' | 'z' => "’",
        'a' | 'o' => "’s",
        'i' | 'u' | 'y' if !diphthong => "’s",
        _ => "s",
    };
    format!("{name}{ending}")
}

const VOWELS: &str = "aeiou";

/// An adjective with its e. The last syllable becomes open: rood, rode; wit, witte; lief, lieve. An
/// unstressed one keeps its letters (lenige), and one in -en has no e (gouden).
fn adjective(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let vowel = |at: usize| letters.get(at).is_some_and(|letter| VOWELS.contains(*letter));
    let Some(last) = letters.len().checked_sub(1) else { return String::new() };
    let syllables = (0..=last).filter(|at| vowel(*at) && !vowel(at + 1)).count();
    let light = syllables > 1 && last > 0 && matches!(letters[last - 1], 'e' | 'i');
    match letters[last] {
        'e' => return word.to_owned(),
        'n' if light => return word.to_owned(),
        'w' => return format!("{word}e"),
        _ if last < 2 || vowel(last) || !vowel(last - 1) => return format!("{word}e"),
        _ => {}
    }
    let before: String = letters[..last].iter().collect();
    if !vowel(last - 2) {
        return if light { format!("{word}e") } else { format!("{word}{}e", letters[last]) };
    }
    let soft = match letters[last] {
        'f' => 'v',
        's' => 'z',
        other => other,
    };
    let double = letters[last - 1] == letters[last - 2];
    let open = if double { &before[..before.len() - 1] } else { before.as_str() };
    format!("{open}{soft}e")
}

#[cfg(test)]
mod tests {
    use super::super::{Noun, functions};

    fn form(name: &str, noun: &Noun) -> String {
        let found = functions("nl").find(|function| function.name == name);
        found.expect("Dutch has the function").shape(noun, &[])
    }

    #[test]
    fn adjectives_are_spelt_as_they_are_said() {
        let adjectives = [
            ("rood", "rode"),
            ("wit", "witte"),
            ("groen", "groene"),
            ("blauw", "blauwe"),
            ("paars", "paarse"),
            ("lief", "lieve"),
            ("dwaas", "dwaze"),
            ("lenig", "lenige"),
            ("lederen", "lederen"),
            ("roze", "roze"),
        ];
        for (adjective, declined) in adjectives {
            assert_eq!(form("ADJ", &Noun::unknown(adjective)), declined);
        }
    }

    #[test]
    fn articles_go_by_gender() {
        let sword = Noun::unknown("zwaard");
        let forms = |noun: &Noun| ["THE", "A"].map(|name| form(name, noun));
        assert_eq!(forms(&sword), ["zwaard", "zwaard"]);
        assert_eq!(forms(&sword.with(&[("gender", "n")])), ["het zwaard", "een zwaard"]);
        let bow = Noun::unknown("boog");
        assert_eq!(forms(&bow.with(&[("gender", "c")])), ["de boog", "een boog"]);
    }

    #[test]
    fn owners_keep_their_vowels_long() {
        let owners = [
            ("Anna", "Anna’s"),
            ("Hugo", "Hugo’s"),
            ("Harry", "Harry’s"),
            ("Kai", "Kais"),
            ("Odile", "Odiles"),
            ("René", "Renés"),
            ("Piet", "Piets"),
            ("Hans", "Hans’"),
            ("Max", "Max’"),
            ("Speler S", "Speler S’s"),
        ];
        for (name, owner) in owners {
            assert_eq!(form("OWNER", &Noun::unknown(name)), owner);
        }
    }

    #[test]
    fn ij_is_one_letter() {
        assert_eq!(form("START", &Noun::unknown("ijzer")), "IJzer");
        assert_eq!(form("START", &Noun::unknown("iemand")), "Iemand");
    }
}
