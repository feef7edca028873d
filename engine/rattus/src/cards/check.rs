//! What must hold of a map and of a set of tokens, said at the place where it does not.

use std::collections::BTreeSet;

use content::Document;
use diag::Diagnostic;

use crate::cards::kinds::{Map, Shade, Token, TokenSet};
use crate::codes;
use crate::state::TOKENS;

/// The two symbols that are no class cards.
pub(crate) const SYMBOLS: [&str; 2] = ["majority", "all"];
/// Tokens in the box.
const BOX: usize = 49;
/// Of these, tokens with a ring.
const RINGS: usize = 12;

/// Everything that is wrong with a map.
pub(crate) fn map(map: &Document<Map>, out: &mut Vec<Diagnostic>) {
    let before = out.len();
    borders(map, out);
    // Where a border is in doubt, what follows from it is no finding of its own.
    if out.len() > before {
        return;
    }
    for seats in 2..=4 {
        reachable(map, seats, out);
    }
}

fn borders(map: &Document<Map>, out: &mut Vec<Diagnostic>) {
    let regions = &map.data.region;
    for (id, region) in regions {
        for (other, border) in &region.borders {
            let path = format!("region.{id}.borders.{other}");
            let place = map.places.key(&path);
            let Some(there) = regions.get(other) else {
                let message = format!("there is no region «{other}»");
                let known = regions.keys().map(String::as_str);
                let finding = Diagnostic::error(codes::UNKNOWN_REGION, message, place);
                out.push(finding.suggest(other, known));
                continue;
            };
            if id == other {
                let message = format!("«{id}» cannot border on itself");
                out.push(Diagnostic::error(codes::BAD_BORDER, message, place));
                continue;
            }
            match there.borders.get(id) {
                None => {
                    let message = format!("«{id}» borders on «{other}», but not the other way");
                    let here = map.places.key(&format!("region.{other}"));
                    let finding = Diagnostic::error(codes::ONE_SIDED_BORDER, message, place)
                        .label(here, format!("«{id}» is not among these borders"))
                        .help(format!("add «{id}» to the borders of «{other}», or take this out"));
                    out.push(finding);
                }
                Some(back) if back.kind != border.kind && id < other => {
                    let message = format!(
                        "the border of «{id}» and «{other}» is «{}» here and «{}» there",
                        border.kind.word(),
                        back.kind.word()
                    );
                    let there = map.places.value(&format!("region.{other}.borders.{id}.kind"));
                    let place = map.places.value(&format!("{path}.kind"));
                    let finding = Diagnostic::error(codes::TWO_FACED_BORDER, message, place)
                        .label(there, "the same border, seen from there");
                    out.push(finding);
                }
                Some(_) => {}
            }
        }
    }
}

fn reachable(map: &Document<Map>, seats: u8, out: &mut Vec<Diagnostic>) {
    let used = |shade: Shade| shade.seats() <= seats;
    let regions = || map.data.region.iter().filter(|(_, region)| used(region.shade));
    let count = regions().count();
    if count < 3 {
        if seats == 2 {
            let message = format!("a map needs at least three light regions, not {count}");
            out.push(Diagnostic::error(codes::SMALL_MAP, message, map.source.top()));
        }
        return;
    }
    let in_use = |id: &&String| map.data.region.get(*id).is_some_and(|region| used(region.shade));
    for (id, region) in regions() {
        let near = region.borders.keys().filter(in_use).count();
        if near < 2 {
            let message =
                format!("with {seats} players «{id}» has {near} of at least two neighbours");
            let place = map.places.key(&format!("region.{id}"));
            let finding = Diagnostic::error(codes::DEAD_END, message, place);
            out.push(finding.help("the plague must be able to move on: add a border"));
        }
    }
    let mut reached: BTreeSet<&String> = regions().map(|(id, _)| id).take(1).collect();
    loop {
        let next: BTreeSet<&String> = reached
            .iter()
            .flat_map(|id| map.data.region[*id].borders.keys().filter(in_use))
            .chain(reached.iter().copied())
            .collect();
        if next.len() == reached.len() {
            break;
        }
        reached = next;
    }
    if let Some((id, _)) = regions().find(|(id, _)| !reached.contains(id)) {
        let first = regions().map(|(id, _)| id.as_str()).next().unwrap_or_default();
        let message = format!("with {seats} players no way leads from «{first}» to «{id}»");
        out.push(Diagnostic::error(
            codes::PARTED_MAP,
            message,
            map.places.key(&format!("region.{id}")),
        ));
    }
}

/// Everything that is wrong with a set of tokens. `classes` are the ids of all class cards.
pub(crate) fn tokens(set: &Document<TokenSet>, classes: &[&str], out: &mut Vec<Diagnostic>) {
    let data = &set.data;
    symbols(set, classes, out);
    let mut ids: Vec<(&str, usize)> = Vec::new();
    for (at, token) in data.token.iter().enumerate() {
        if let Some((_, first)) = ids.iter().find(|(id, _)| *id == token.id) {
            let place = set.places.value(&format!("token.{at}.id"));
            let message = format!("the token «{}» stands here a second time", token.id);
            let first = set.places.value(&format!("token.{first}.id"));
            out.push(
                Diagnostic::error(content::codes::DUPLICATE_ID, message, place)
                    .label(first, "first here"),
            );
        }
        ids.push((&token.id, at));
    }
    counts(set, out);
    if data.token.len() > TOKENS {
        let message = format!("a set holds at most {TOKENS} tokens");
        out.push(Diagnostic::error(codes::TOO_MANY_TOKENS, message, set.source.top()));
    }
    for (at, known) in data.known.iter().enumerate() {
        let fits = |token: &&Token| {
            let alike = |symbols: &Vec<String>| sorted(symbols) == sorted(&token.symbols);
            token.limit == known.limit && known.symbols.as_ref().is_none_or(alike)
        };
        if data.token.iter().filter(fits).count() == 0 {
            let symbols = known.symbols.as_ref().map_or("any".to_owned(), |all| all.join(", "));
            let message = format!("no token has the known face {}: {symbols}", known.limit);
            out.push(Diagnostic::error(
                codes::KNOWN_FACE,
                message,
                set.places.value(&format!("known.{at}")),
            ));
        }
    }
}

/// How many tokens there are, with a ring and without.
fn counts(set: &Document<TokenSet>, out: &mut Vec<Diagnostic>) {
    let data = &set.data;
    let rings = data.token.iter().filter(|token| token.ring).count();
    let counts = [
        ("starting", rings, usize::from(data.starting), "with a ring"),
        ("regular", data.token.len() - rings, usize::from(data.regular), "without a ring"),
    ];
    for (key, there, said, which) in counts {
        if there != said {
            let message = format!("there are {there} tokens {which}, not {said}");
            out.push(Diagnostic::error(codes::TOKEN_COUNT, message, set.places.value(key)));
        }
    }
    let (starting, regular) = (usize::from(data.starting), usize::from(data.regular));
    if starting + regular != BOX || starting != RINGS {
        let message =
            format!("the box holds {RINGS} + {} tokens, not {starting} + {regular}", BOX - RINGS);
        out.push(Diagnostic::error(codes::BOX_COUNT, message, set.places.value("starting")));
    }
}

fn symbols(set: &Document<TokenSet>, classes: &[&str], out: &mut Vec<Diagnostic>) {
    let known = || SYMBOLS.iter().chain(classes).copied();
    let tokens = set.data.token.iter().enumerate();
    let tokens = tokens.map(|(at, token)| (format!("token.{at}"), Some(&token.symbols)));
    let faces = set.data.known.iter().enumerate();
    let faces = faces.map(|(at, face)| (format!("known.{at}"), face.symbols.as_ref()));
    for (path, symbols) in tokens.chain(faces) {
        for (at, symbol) in symbols.into_iter().flatten().enumerate() {
            if !known().any(|other| other == symbol) {
                let place = set.places.value(&format!("{path}.symbols.{at}"));
                let message = format!("there is no symbol «{symbol}»");
                let finding = Diagnostic::error(codes::UNKNOWN_SYMBOL, message, place);
                out.push(finding.suggest(symbol, known()));
            }
        }
    }
}

fn sorted(symbols: &[String]) -> Vec<&String> {
    let mut all: Vec<_> = symbols.iter().collect();
    all.sort();
    all
}
