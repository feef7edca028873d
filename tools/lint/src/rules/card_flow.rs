//! What flows through a card: numbers that it has and nothing reads, questions that it lists and
//! nothing asks, functions that nothing calls.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use diag::{Diagnostic, Span};

use super::reach::CalledScripts;
use crate::codes;
use crate::exported::ALONE;
use crate::look::Look;
use luau::{Reach, Script};

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let scripts = CalledScripts::of(look.scripts);
    // A question of a shared function is told for each card that lists none, of an own one once.
    for card in look.read_cards() {
        let reaches = card.functions.iter().map(|function| scripts.reach(card, function));
        let reaches: Option<Vec<(&Script, &Reach)>> = reaches.collect();
        // What a script does that could not be read is not known.
        let Some(reaches) = reaches else { continue };
        params(look, card, &reaches, out);
        asks(card, &reaches, out);
    }
    uncalled(look, out);
    unshared(look, out);
}

/// Params that no function, no guard and no text reads.
fn params(
    look: &Look<'_>,
    card: &CardInfo,
    reaches: &[(&Script, &Reach)],
    out: &mut Vec<Diagnostic>,
) {
    if card.params.is_empty() || reaches.iter().any(|(_, reach)| reach.reads_all) {
        return;
    }
    let read = |(script, reach): &(&Script, &Reach)| {
        reach.reads.iter().map(|read| script.said(*read).to_owned()).collect::<Vec<_>>()
    };
    let read: BTreeSet<String> = reaches.iter().flat_map(read).collect();
    let unread = card.params.keys().filter(|name| !read.contains(*name));
    let mut unread: Vec<&String> = unread.collect();
    if unread.is_empty() {
        return;
    }
    for tag in look.tags {
        let Some(text) = look.text_of(tag, card) else { continue };
        let own = text.variables.into_iter();
        let variables = own.chain(text.attributes.iter().map(|one| one.variables));
        let shown: BTreeSet<&str> =
            variables.flat_map(|all| all.names().map(String::as_str)).collect();
        unread.retain(|name| !shown.iter().any(|variable| text::keys::shows(variable, name)));
    }
    let places = card.places();
    let guards = |name: &str| places.source().text().contains(&format!("\"p.{name}\""));
    for name in unread.into_iter().filter(|name| !guards(name)) {
        // Its script reads a number of nearly that name, which has been told.
        let lacking = read.iter().filter(|read| !card.params.contains_key(*read));
        if diag::nearest(name, lacking.map(String::as_str)).is_some() {
            continue;
        }
        let message = format!("nothing reads the number “{name}” of “{}”", card.id);
        let place = places.key(&format!("params.{name}"));
        let finding = Diagnostic::warning(codes::UNUSED_PARAM, message, place);
        out.push(finding.help("remove it, or use it in the script or the text of the card"));
    }
}

/// Questions that are listed and not asked, or asked and not listed.
fn asks(card: &CardInfo, reaches: &[(&Script, &Reach)], out: &mut Vec<Diagnostic>) {
    let mut asked: BTreeMap<&str, (&Script, Span, bool)> = BTreeMap::new();
    for ((script, reach), function) in reaches.iter().zip(&card.functions) {
        for ask in &reach.asks {
            asked.entry(script.said(*ask)).or_insert((script, *ask, function.shared));
        }
    }
    let listed = || card.asks.iter().map(String::as_str);
    let places = card.places();
    for (ask, (script, span, shared)) in &asked {
        if listed().any(|one| one == *ask) {
            continue;
        }
        let message = format!("“{}” asks “{ask}” but does not list it", card.id);
        let place = script.place(*span);
        let finding = if *shared {
            let finding = Diagnostic::error(codes::UNLISTED_ASK, message, places.key("asks"));
            finding.label(place, "asked here")
        } else {
            Diagnostic::error(codes::UNLISTED_ASK, message, place)
        };
        let idle = listed().filter(|one| !asked.contains_key(one));
        let otherwise = format!("add \"{ask}\" to `asks` of the card");
        out.push(finding.did_you_mean(ask, idle, ["“", "”"], otherwise));
    }
    if reaches.iter().any(|(_, reach)| reach.asks_any) {
        return;
    }
    for ask in listed().filter(|ask| !asked.contains_key(ask)) {
        // What is asked by nearly that name has been told.
        let stray = |asked: &&str| !listed().any(|one| one == *asked);
        if diag::nearest(ask, asked.keys().copied().filter(stray)).is_some() {
            continue;
        }
        let message = format!("“{}” lists the question “{ask}” but never asks it", card.id);
        let finding = Diagnostic::warning(codes::UNUSED_ASK, message, places.value("asks"));
        out.push(finding.help("remove it, or ask it: `{ ask = \"…\" }`"));
    }
}

/// Functions that a card's own script returns and none of its hooks calls.
fn uncalled(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let own = look.scripts.iter().filter(|script| !script.is_shared());
    let by_path: BTreeMap<&str, &Script> = own
        .filter_map(|script| Some((script.source.path().strip_suffix(".luau")?, &**script)))
        .collect();
    for card in look.cards {
        let script = card.path.strip_suffix(".toml").and_then(|path| by_path.get(path));
        let own = || card.functions.iter().filter(|function| !function.shared);
        // Without any hook of its own the whole script is told.
        let Some(script) = script.filter(|_| own().next().is_some()) else { continue };
        for (name, value) in script.tree.exports() {
            let said = script.said(name);
            let called = own().any(|function| function.name == said);
            if called || script.tree.function(value).is_none() {
                continue;
            }
            let message = format!("no hook of “{}” calls “{said}”", card.id);
            let place = script.place(name);
            let finding = Diagnostic::warning(codes::UNUSED_FUNCTION, message, place);
            let hooks = look.api.hooks.iter().map(|hook| hook.name);
            out.push(if hooks.clone().any(|hook| hook == said) {
                finding.help(format!("write [hooks.{said}] in the card, or remove the function"))
            } else {
                match diag::nearest(said, hooks) {
                    Some(near) => finding.help(format!("did you mean the hook “{near}”?")),
                    None => finding.help("remove it from the table that the script returns"),
                }
            });
        }
    }
}

/// Shared functions that no card uses.
fn unshared(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let shared = look.cards.iter().flat_map(|card| &card.functions).filter(|one| one.shared);
    let used: BTreeSet<&str> = shared.map(|function| function.name.as_str()).collect();
    for script in look.scripts.iter().filter(|script| script.is_shared()) {
        let pack = script.source.path().rsplit_once("effects/").map_or("", |(pack, _)| pack);
        // Cards that could not be read may use them.
        if look.is_any_unread(pack, ".toml") {
            continue;
        }
        for (name, _) in script.tree.exports() {
            let said = script.said(name);
            if !used.contains(said) {
                let message = format!("no card uses the shared function “{said}”");
                let place = script.place(name);
                let finding = Diagnostic::warning(codes::UNUSED_FUNCTION, message, place);
                out.push(finding.help(ALONE));
            }
        }
    }
}
