//! The pieces of texts.

use text::anatomy::{How, Selector, TextRun, anatomy};
use text::keys::keys;

use crate::clean;

const TEXT: &str = "-gold = { $count ->\n        [other] coins\n       *[one] coin\n    }\n    .gender = m\n\
                    a = Pay { $n ->\n        [one] 1 { -gold }\n       *[other] { $n } { -gold(count: \"other\") }\n    } to { A($who) }{ \" \" }!\n    .text = { -gold.gender ->\n        [m] x\n       *[f] y\n    }\n";

#[test]
fn pieces_choices_and_variables_are_found_at_their_places() {
    let locales = clean(&[("en/a.ftl", TEXT)]);
    let all = keys(&locales);
    let a = all.iter().find(|key| key.id == "a").expect("it is there");
    let parts = anatomy(a);
    let said: Vec<_> =
        parts.iter().map(|part| (part.attribute, &TEXT[part.range.clone()])).collect();
    assert!(said[0].1.starts_with("Pay { $n ->") && said[0].1.ends_with("{ \" \" }!"), "{said:?}");
    assert_eq!(said[1].0, Some("text"));
    let value = &parts[0];
    let letters: String =
        value.runs[0].letters(&a.place.source).iter().map(|(_, letter)| *letter).collect();
    assert_eq!(letters, format!("Pay {0} to {0}{1}!", TextRun::PLACEABLE, TextRun::QUOTED));
    for (at, letter) in value.runs[0].letters(&a.place.source) {
        if letter == TextRun::PLACEABLE {
            assert_eq!(&TEXT[at..=at], "{");
        }
    }
    let choice = &value.choices[0];
    assert_eq!(choice.by, Selector::Variable("n"));
    let keys: Vec<_> = choice.variants.iter().map(|one| (one.key, one.default, one.run)).collect();
    assert_eq!(keys, [("one", false, 1), ("other", true, 2)]);
    let uses: Vec<_> = value.uses.iter().map(|one| (one.name, one.how, one.run)).collect();
    assert_eq!(uses, [("n", How::Selected, 0), ("n", How::Shown, 2), ("who", How::Called("A"), 0)]);
    assert!(value.uses.iter().all(|one| &TEXT[one.at.clone()] == one.name));
    let terms: Vec<_> =
        value.terms.iter().map(|one| (one.id, one.arguments.len(), one.run)).collect();
    assert_eq!(terms, [("gold", 0, 1), ("gold", 1, 2)]);
    assert_eq!(parts[1].choices[0].by, Selector::Term("gold", "gender"));
}

#[test]
fn what_is_blank_has_no_letter_in_any_piece() {
    let locales = clean(&[("en/a.ftl", "a = { \"\" }\nb = { \" \" }\nc = { $c }\nd = x\n")]);
    let blank = |id: &str| {
        let all = keys(&locales);
        let key = all.iter().find(|key| key.id == id).expect("it is there");
        anatomy(key)[0].is_blank()
    };
    assert_eq!(["a", "b", "c", "d"].map(blank), [true, true, false, false]);
}
