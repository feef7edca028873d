//! The data for the linter.

use text::keys::{What, compare, keys};

use crate::clean;

#[test]
fn keys_know_variables_by_way_of_other_messages() {
    let locales = clean(&[(
        "en/a.ftl",
        "-t = { $inner }\na = { b } { $x ->\n  [one] { $y }\n *[other] { -t(inner: 1) }\n }\n    .at = { NUMBER($z) }\nb = { $w }\n",
    )]);
    let all = keys(&locales);
    let ids: Vec<_> = all.iter().map(|key| key.id).collect();
    assert_eq!(ids, ["-t", "a", "b"]);
    let a = &all[1];
    let used: Vec<_> =
        a.variables.into_iter().flatten().map(|(name, at)| format!("{name} {at}")).collect();
    let file = "locales/en/a.ftl";
    assert_eq!(used, [format!("w {file}:7:7"), format!("x {file}:2:13"), format!("y {file}:3:11")]);
    assert_eq!(a.place.to_string(), "locales/en/a.ftl:2:1");
    assert_eq!(a.attributes[0].place.to_string(), "locales/en/a.ftl:6:6");
    assert!(a.attributes[0].variables.contains("z"));
}

#[test]
fn languages_are_compared_with_the_base() {
    let locales = clean(&[
        (
            "en/a.ftl",
            "a = { $card } { $cost }\n    .text = { $n }\nb = x\nc = x\nd = { $goal_word } { $n_count }\n",
        ),
        (
            "fr/a.ftl",
            "a = { $card_gender } { $prix }\n    .gender = x\nb =\n    .x = y\nd = { $goal_the } { $n }\ne = x\n",
        ),
    ]);
    let found = compare(&locales, "en");
    let told: Vec<_> =
        found.iter().map(|one| format!("{} {} {:?}", one.place, one.id, one.what)).collect();
    let variable =
        |name: &str, kind: &str| format!("{kind} {{ attribute: None, name: \"{name}\" }}");
    assert_eq!(
        told,
        [
            format!("locales/fr/a.ftl:1:1 a {}", variable("cost", "MissingVariable")),
            format!("locales/fr/a.ftl:1:24 a {}", variable("prix", "ExtraVariable")),
            "locales/fr/a.ftl:1:1 a MissingAttribute(\"text\")".to_owned(),
            "locales/fr/a.ftl:2:6 a ExtraAttribute(\"gender\")".to_owned(),
            "locales/fr/a.ftl:3:1 b MissingValue".to_owned(),
            "locales/fr/a.ftl:3:1 b ExtraAttribute(\"x\")".replace("3:1", "4:6"),
            "locales/en/a.ftl:4:1 c Missing".to_owned(),
            "locales/fr/a.ftl:6:1 e Extra".to_owned(),
        ]
    );
    assert_eq!(found[6].what, What::Missing);
    assert_eq!(
        found[0].base.as_ref().map(ToString::to_string).as_deref(),
        Some("locales/en/a.ftl:1:17")
    );
}

#[test]
fn a_slip_of_the_base_is_told_once_and_there() {
    let files = [
        ("en/a.ftl", "a = { $sead } pays { $gold }\nb = { $seat }\n"),
        ("de/a.ftl", "a = { $seat } zahlt { $gold }\nb = { $seat }\n"),
        ("fr/a.ftl", "a = { $seat } paie { $gold }\nb = { $seta }\n"),
    ];
    let told: Vec<_> = compare(&clean(&files), "en")
        .iter()
        .map(|one| format!("{} {} {}", one.tag, one.place, one.id))
        .collect();
    // A variable that only one language misses is that language's error.
    assert_eq!(
        told,
        ["fr locales/fr/a.ftl:2:1 b", "fr locales/fr/a.ftl:2:7 b", "en locales/en/a.ftl:1:7 a"]
    );
}
