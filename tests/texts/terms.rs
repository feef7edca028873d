//! The terms of a game are the same things in every language, under the same ids and with parameters
//! of the same names: tools of translators compare them so.

use std::collections::{BTreeMap, BTreeSet};

use engine::{SHELF, Shelved};
use text::keys::keys;
use text::{BASE, TERMS};

use super::locales;

/// Parameters that are the grammar of one language: it has them or not. `case` is the case of a
/// noun, `form` its place in a sentence, or which of two things it means, `gender` that of whom it
/// is said of.
const GRAMMAR: [&str; 3] = ["case", "form", "gender"];

/// Terms that vary with a number in one language and not in English: French counts coins, where
/// English has gold.
const VARYING: [(&str, &str, &str); 1] = [("fr", "-gold", "count")];

/// Terms of a language with the names of their parameters.
type Terms = BTreeMap<String, BTreeSet<String>>;

fn terms(game: &dyn Shelved) -> BTreeMap<String, Terms> {
    let mut of: BTreeMap<String, Terms> = BTreeMap::new();
    let locales = locales(game);
    for key in keys(&locales).into_iter().filter(|key| key.space == TERMS) {
        let parameters = key.variables.into_iter().flat_map(|variables| variables.names().cloned());
        of.entry(key.tag.to_owned()).or_default().insert(key.id.to_owned(), parameters.collect());
    }
    of
}

#[test]
fn the_languages_have_the_same_terms() {
    for game in SHELF {
        let all = terms(*game);
        let ids: BTreeMap<&str, BTreeSet<&String>> =
            all.iter().map(|(tag, terms)| (tag.as_str(), terms.keys().collect())).collect();
        for (tag, theirs) in &ids {
            assert_eq!(theirs, &ids[BASE], "{}: terms in “{tag}”", game.id());
        }
    }
}

#[test]
fn the_parameters_of_terms_bear_the_same_names() {
    let mut wrong = Vec::new();
    let mut varying = BTreeSet::new();
    for game in SHELF {
        let all = terms(*game);
        for (tag, terms) in &all {
            for (id, parameters) in terms {
                for name in parameters.difference(&all[BASE][id]) {
                    let it = (tag.as_str(), id.as_str(), name.as_str());
                    if VARYING.contains(&it) {
                        varying.insert(VARYING.iter().position(|one| *one == it));
                    } else if !GRAMMAR.contains(&it.2) {
                        wrong.push(format!("{}: {it:?}", game.id()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(varying.len(), VARYING.len(), "each exception is one");
}
