//! English: a and an.

use std::sync::OnceLock;

use super::{FormFunction, FormKind, Grammar, Noun, Setting, vowel};

/// The functions and noun data of English.
pub(super) static GRAMMAR: Grammar = Grammar {
    functions: &[FormFunction {
        name: "A",
        options: &[],
        kind: FormKind::Leads,
        needs: &[],
        does: "the name with a or an; a plural has neither",
        form: |noun, _| match noun {
            noun if noun.plural() => noun.name.clone(),
            noun if an(noun) => format!("an {}", noun.name),
            noun => format!("a {}", noun.name),
        },
    }],
    data: &[Setting { name: "number", values: &["pl"] }],
    attributes: OnceLock::new(),
};

/// Beginnings with a written vowel and a consonant sound.
const YOU: [&str; 5] = ["eu", "one", "uni", "use", "usu"];

/// Beginnings with a written consonant and a vowel sound.
const SILENT: [&str; 4] = ["heir", "honest", "honor", "hour"];

fn an(noun: &Noun) -> bool {
    let name = noun.name.to_lowercase();
    let begins = |all: &[&str]| all.iter().any(|begin| name.starts_with(begin));
    begins(&SILENT) || (name.starts_with(vowel) && !begins(&YOU))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sound_decides_between_a_and_an() {
        let a = |name: &str| GRAMMAR.functions[0].shape(&Noun::unknown(name), &[]);
        assert_eq!(a("Elf"), "an Elf");
        assert_eq!(a("Orc"), "an Orc");
        assert_eq!(a("Human"), "a Human");
        assert_eq!(a("Unicorn"), "a Unicorn");
        assert_eq!(a("Heirloom"), "an Heirloom");
        let dice = Noun::unknown("dice");
        let form = GRAMMAR.functions[0].shape(&dice.with(&[("number", "pl")]), &[]);
        assert_eq!(form, "dice");
    }
}
