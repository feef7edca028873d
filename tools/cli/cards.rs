//! `cardwright cards`: what the cards say, in any language, and where each field comes from.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use anyhow::bail;
use content::{CardInfo, Origin};
use desk::{Packs, shelved, wishes};
use diag::nearest;
use engine::SHELF;
use play::Arg;
use serde_json::{Value, json};
use text::{Locales, Voice};

use crate::args::{CardsArgs, CardsCommand, CardsCommon, CardsList};
use crate::output;

/// Lists cards or shows some.
pub fn run(args: &CardsArgs) -> anyhow::Result<u8> {
    match &args.command {
        CardsCommand::List(list) => with_cards(&list.common, &|cards| listed(list, cards)),
        CardsCommand::Show(show) => {
            with_cards(&show.common, &|cards| shown(&show.cards, &show.common, cards))
        }
    }
}

/// A card of a game, and who speaks of it.
#[derive(Clone, Copy)]
struct Entry<'a> {
    game: &'static str,
    card: &'a CardInfo,
    voice: &'a Voice<'a>,
}

type Text<'t> = &'t dyn Fn(&[Entry<'_>]) -> anyhow::Result<String>;

/// Opens the packs, chooses the language, prints: the cards of one game, or of all.
fn with_cards(common: &CardsCommon, text: Text<'_>) -> anyhow::Result<u8> {
    let packs = Packs::open(&common.packs)?;
    let content = packs.content();
    let games = match &common.game {
        Some(id) => vec![shelved(id)?.id()],
        None => SHELF.iter().map(|game| game.id()).collect(),
    };
    let mut opened = Vec::new();
    let mut tags = BTreeSet::new();
    let mut unknown: Option<Vec<String>> = None;
    for id in games {
        let game = content.playable(id)?;
        let trees = content.trees(id);
        let choice = text::negotiate(&text::tags(&trees), &wishes(common.lang.as_deref()));
        tags.extend(text::tags(&trees));
        // A language that one of the games speaks is known.
        match &mut unknown {
            Some(unknown) => unknown.retain(|tag| choice.unknown.contains(tag)),
            None => unknown = Some(choice.unknown),
        }
        let (locales, _) = Locales::load_for(&trees, &[&choice.tag]);
        opened.push((id, game, locales, choice.tag));
    }
    let unknown = unknown.unwrap_or_default();
    if common.lang.is_some() && !unknown.is_empty() {
        let tags = tags.into_iter().collect::<Vec<_>>().join(", ");
        let unknown = unknown.join(", ");
        output::complain(&format!("warning: no texts in “{unknown}”; there are {tags}\n"));
    }
    let voices: Vec<_> =
        opened.iter().map(|(.., locales, tag)| locales.voice(tag, Vec::new())).collect();
    let entries = opened.iter().zip(&voices).flat_map(|((game, opened, ..), voice)| {
        opened.cards().iter().map(|card| Entry { game, card, voice })
    });
    output::print(&text(&entries.collect::<Vec<_>>())?)?;
    Ok(output::CLEAN)
}

/// The cards that fit, as lines or as JSON.
fn listed(list: &CardsList, cards: &[Entry<'_>]) -> anyhow::Result<String> {
    let origins = list.origins.iter().map(|word| origin(word)).collect::<Result<Vec<_>, _>>()?;
    let games = SHELF.iter().filter(|game| cards.iter().any(|entry| entry.game == game.id()));
    let kinds: Vec<_> = games.flat_map(|game| game.kinds().iter().copied()).collect();
    known("kind", &list.kinds, kinds.iter().copied())?;
    known("pack", &list.of, cards.iter().map(|entry| entry.card.pack.as_str()))?;
    let fits = |entry: &&Entry<'_>| {
        let card = entry.card;
        let among =
            |words: &[String], word: &str| words.is_empty() || words.iter().any(|w| w == word);
        among(&list.kinds, card.kind)
            && among(&list.of, &card.pack)
            && (origins.is_empty() || card.origin.values().any(|origin| origins.contains(origin)))
    };
    let cards: Vec<&Entry<'_>> = cards.iter().filter(fits).collect();
    if list.common.json {
        let cards: Vec<_> = cards.iter().map(|entry| data(entry)).collect();
        return Ok(format!("{:#}\n", json!({ "cards": cards })));
    }
    let width = |of: &dyn Fn(&CardInfo) -> usize| {
        cards.iter().map(|entry| of(entry.card)).max().unwrap_or(0)
    };
    let (ids, kinds) = (width(&|card| card.id.len()), width(&|card| card.kind.len()));
    let packs = width(&|card| card.pack.len());
    let mut out = String::new();
    for entry in &cards {
        let CardInfo { id, kind, pack, .. } = entry.card;
        let name = name(entry);
        let _ = writeln!(out, "{kind:<kinds$}  {id:<ids$}  {pack:<packs$}  {name}");
    }
    let _ = writeln!(out, "{}", summary(&cards));
    Ok(out)
}

/// Words of the command line that must be among those that are known.
fn known<'k>(
    what: &str,
    words: &[String],
    there: impl Iterator<Item = &'k str> + Clone,
) -> anyhow::Result<()> {
    for word in words {
        if there.clone().any(|known| known == word) {
            continue;
        }
        match nearest(word, there.clone()) {
            Some(near) => bail!("there is no {what} “{word}”; did you mean “{near}”?"),
            None => {
                let mut all: Vec<&str> = there.collect();
                all.sort_unstable();
                all.dedup();
                bail!("there is no {what} “{word}”; there are {}", all.join(", "))
            }
        }
    }
    Ok(())
}

fn origin(word: &str) -> anyhow::Result<Origin> {
    let all = [Origin::Known, Origin::Inferred, Origin::Reconstructed];
    let found = all.into_iter().find(|origin| origin_word(*origin) == word);
    known("origin", &[word.to_owned()], all.into_iter().map(origin_word))?;
    found.ok_or_else(|| anyhow::anyhow!("there is no origin “{word}”"))
}

fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Known => "known",
        Origin::Inferred => "inferred",
        Origin::Reconstructed => "reconstructed",
    }
}

/// How many cards, and how many of their fields are known, inferred, reconstructed.
fn summary(cards: &[&Entry<'_>]) -> String {
    let mut counts: BTreeMap<Origin, usize> = BTreeMap::new();
    for origin in cards.iter().flat_map(|entry| entry.card.origin.values()) {
        *counts.entry(*origin).or_default() += 1;
    }
    let counts = counts.iter().map(|(origin, count)| format!("{count} {}", origin_word(*origin)));
    let counts: Vec<_> = counts.collect();
    let noun = if cards.len() == 1 { "card" } else { "cards" };
    if counts.is_empty() {
        format!("{} {noun}", cards.len())
    } else {
        format!("{} {noun}; fields: {}", cards.len(), counts.join(", "))
    }
}

/// The cards asked for by id or by a part of their name.
fn shown(words: &[String], common: &CardsCommon, cards: &[Entry<'_>]) -> anyhow::Result<String> {
    let mut found: Vec<&Entry<'_>> = Vec::new();
    for word in words {
        let small = word.to_lowercase();
        let by_id: Vec<_> = cards.iter().filter(|entry| entry.card.id == small).collect();
        let by_name = |entry: &&Entry<'_>| {
            entry.card.id.contains(&small) || name(entry).to_lowercase().contains(&small)
        };
        let fits = if by_id.is_empty() { cards.iter().filter(by_name).collect() } else { by_id };
        if fits.is_empty() {
            match nearest(&small, cards.iter().map(|entry| entry.card.id.as_str())) {
                Some(near) => bail!("there is no card “{word}”; did you mean “{near}”?"),
                None => bail!("there is no card “{word}”; `cardwright cards list` lists them"),
            }
        }
        let new: Vec<_> = fits.into_iter().filter(|entry| !same(&found, entry)).collect();
        found.extend(new);
    }
    if common.json {
        let cards: Vec<_> = found.iter().map(|entry| data(entry)).collect();
        return Ok(format!("{:#}\n", json!({ "cards": cards })));
    }
    Ok(found.iter().map(|entry| page(entry)).collect::<Vec<_>>().join("\n"))
}

fn same(found: &[&Entry<'_>], entry: &Entry<'_>) -> bool {
    found.iter().any(|other| std::ptr::eq(other.card, entry.card))
}

fn name(Entry { card, voice, .. }: &Entry<'_>) -> String {
    voice.word(card.kind, &card.id, None, &[]).unwrap_or_else(|| card.id.clone())
}

/// A further text of a card, with the card's numbers in it.
fn words(Entry { card, voice, .. }: &Entry<'_>, attribute: &str) -> Option<String> {
    let numbers = card.numbers().map(|(name, value)| (name, Arg::Int(value)));
    voice.word(card.kind, &card.id, Some(attribute), &numbers.collect::<Vec<_>>())
}

/// One card for a person.
fn page(entry: &Entry<'_>) -> String {
    let card = entry.card;
    let mut out = format!("{}\n", name(entry));
    if let Some(text) = words(entry, "text") {
        let _ = writeln!(out, "  {text}");
    }
    if let Some(flavour) = words(entry, "flavour") {
        let _ = writeln!(out, "  “{flavour}”");
    }
    let from = |field: &str| card.origin.get(field).map_or("", |origin| origin_word(*origin));
    let mut row = |name: &str, value: &str, from: &str| {
        let line = format!("  {name:<10} {value:<32} {from}");
        let _ = writeln!(out, "{}", line.trim_end());
    };
    row("id", &card.id, "");
    row("game", entry.game, "");
    row("kind", card.kind, "");
    row("pack", &card.pack, "");
    for (name, value) in &*card.fields {
        row(name, &plain(value), from(name));
    }
    let params = card.params.iter().map(|(name, value)| format!("{name} = {value}"));
    let params = params.collect::<Vec<_>>().join(", ");
    if !params.is_empty() {
        row("numbers", &params, from("effect"));
    }
    if !card.hooks.is_empty() {
        row("acts", &card.hooks.join(", "), from("effect"));
    }
    row("file", &card.path, "");
    out
}

/// A value of TOML in one line.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            format!("[{}]", items.iter().map(plain).collect::<Vec<_>>().join(" "))
        }
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| match value {
                Value::Object(_) => format!("{name}: {}", plain(value)),
                _ => format!("{name} {}", plain(value)),
            });
            fields.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

/// One card for a program.
fn data(entry: &Entry<'_>) -> Value {
    let mut data = json!(entry.card);
    data["game"] = json!(entry.game);
    data["name"] = json!(name(entry));
    data["text"] = json!(words(entry, "text"));
    data["flavour"] = json!(words(entry, "flavour"));
    data["language"] = json!(entry.voice.chain().first());
    data
}
