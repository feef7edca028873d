//! English: a and an.

use super::{Function, Grammar, Kind, Noun, vowel};

/// What English knows of nouns.
pub(super) static GRAMMAR: Grammar = Grammar {
    functions: &[Function {
        name: "A",
        options: &[],
        kind: Kind::Leads,
        does: "with a or an",
        form: |noun, _| format!("{} {}", if an(noun) { "an" } else { "a" }, noun.name),
    }],
    data: &[],
};

/// Begin with a vowel that is written and not heard.
const YOU: [&str; 5] = ["eu", "one", "uni", "use", "usu"];

/// Begin with a vowel that is heard and not written.
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
    }
}
