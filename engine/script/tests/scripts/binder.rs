//! Which function the hook of a card finds.

use std::collections::BTreeMap;

use diag::{Alone, Source};
use script::{Binder, Host, Limits, QueryAnswer, WantedFunction};

use crate::toy::Table;

fn effects(pack: &str, text: &str) -> (String, Source) {
    let path = format!("{pack}/effects/shared.luau");
    (pack.to_owned(), Source::new(path, format!("--!strict\n{text}")))
}

/// The results of the function bound for a card of each pack, and the findings.
fn bound(packs: &[&str], name: &str) -> (Vec<Option<QueryAnswer>>, Vec<String>) {
    let shared = [
        effects(
            "base",
            "return { worth = function() return 1 end, both = function() return 10 end }",
        ),
        effects("near", "return { both = function() return 20 end }"),
        effects("far", "return { both = function() return 30 end, own = function() return 3 end }"),
    ];
    let requires = [("near", vec!["base"]), ("far", vec!["base"]), ("farther", vec!["far"])];
    let owned = |list: &[&str]| list.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    let requires =
        requires.map(|(pack, needs)| (pack.to_owned(), owned(&needs))).into_iter().collect();
    let mut binder = Binder::<Table>::new(requires, &shared, &Alone);
    let place = Source::new("card.toml", "use").top();
    let wanted = [WantedFunction { function: name, shared: true, place: &place }];
    let found: Vec<_> =
        packs.iter().map(|pack| binder.bind(pack, None, &BTreeMap::new(), &wanted)[0]).collect();
    let (scripts, findings) = binder.finish();
    let mut host = Host::new(Limits::default());
    scripts.furnish(&mut host);
    let answers = found.into_iter().map(|found| {
        found.map(|(function, params)| {
            host.query(&mut Table::fresh(), function, params, &[]).unwrap()
        })
    });
    let findings = findings.iter().map(|finding| {
        let help = finding.help.clone().unwrap_or_default();
        format!("{}: {}; {help}", finding.code, finding.message)
    });
    (answers.collect(), findings.collect())
}

#[test]
fn a_pack_names_its_own_functions_first_then_those_of_the_packs_it_requires() {
    let int = |number| Some(QueryAnswer::Int(number));
    let (answers, findings) = bound(&["base", "near", "far", "farther"], "both");
    assert_eq!(answers, [int(10), int(20), int(30), int(30)]);
    assert!(findings.is_empty(), "{findings:?}");
    assert_eq!(bound(&["base", "near", "farther"], "worth").0, [int(1), int(1), int(1)]);
}

#[test]
fn functions_of_other_packs_are_out_of_sight() {
    let (answers, findings) = bound(&["near"], "own");
    assert_eq!(answers, [None]);
    assert_eq!(
        findings,
        ["missing-function: the function “own” is missing; known: both, both, worth"]
    );
}

#[test]
fn a_card_without_hooks_loads_nothing() {
    let mut binder = Binder::<Table>::new(BTreeMap::new(), &[], &Alone);
    let broken = Source::new("card.luau", "return {");
    assert!(binder.bind("base", Some(&broken), &BTreeMap::new(), &[]).is_empty());
    assert!(binder.finish().1.is_empty());
}
