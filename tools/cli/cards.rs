//! `cardwright cards`: the content of cards in any language, and the origin of each field.

mod data;

use std::fmt::Write as _;

use content::{CardInfo, Library, Origin};
use deeds::Does;
use desk::{Packs, SPACE, Speech};
use engine::SHELF;
use play::Arg;
use text::{Value as Told, Voice, by_name, fold};
use view::{CardBook, nearest};

use crate::args::{CardsArgs, CardsCommand, CardsCommon, CardsList, CardsShow};
use crate::line::{pad, paragraph, width, wrap};
use crate::output;
use crate::play::{CommandError, NOTHING, Opening, explained, open_folders};

pub use data::schema;

/// Lists cards or shows some.
pub fn run(args: &CardsArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    match &args.command {
        CardsCommand::List(list) => with_cards(&list.common, lang, &|cards| listed(list, cards)),
        CardsCommand::Show(show) => with_cards(&show.common, lang, &|cards| shown(show, cards)),
    }
}

/// A card of a game, with the voice for its texts.
#[derive(Clone, Copy)]
struct ListedCard<'a> {
    game: &'static str,
    all: &'a [CardInfo],
    card: &'a CardInfo,
    library: &'a Library,
    voice: &'a Voice<'a>,
}

/// Cards, with a voice for general texts.
struct Shelf<'a> {
    cards: &'a [ListedCard<'a>],
    voice: &'a Voice<'a>,
}

type TextOf<'t> = &'t dyn Fn(&Shelf<'_>) -> Result<String, CommandError>;

/// Opens the packs, chooses the language, and prints the cards of one game, or of all.
fn with_cards(common: &CardsCommon, lang: Option<&str>, text: TextOf<'_>) -> anyhow::Result<u8> {
    explained(open_folders(&common.folders, lang).map(Packs::with_all).and_then(|packs| {
        let mut opening = Opening::new(&packs, lang);
        let mut opened = Vec::new();
        match &common.game {
            Some(id) => {
                let game = opening.game(Some(id))?;
                opened.push((game.id(), game));
            }
            None => {
                for game in SHELF {
                    opened.push((game.id(), opening.playable(game.id())?));
                }
            }
        }
        // A language of one of the games counts as known.
        let own = |(id, _): &(&'static str, _)| opening.speech.beside(opening.content.trees(id));
        let speeches: Vec<Speech> = opened.iter().map(own).collect();
        if common.game.is_none() && speeches.iter().all(|speech| speech.unmet().is_some()) {
            opening.complain_of_language();
        }
        let voices: Vec<_> = speeches.iter().map(Speech::voice).collect();
        let library = &opening.content.library;
        let entries = opened.iter().zip(&voices).flat_map(|((game, opened), voice)| {
            let all = opened.cards();
            all.iter().map(|card| ListedCard { game, all, card, library, voice })
        });
        let entries: Vec<_> = entries.collect();
        output::print(&text(&Shelf { cards: &entries, voice: &opening.speech.voice() })?)?;
        Ok(output::CLEAN)
    }))
}

/// The matching cards, as lines or as JSON.
fn listed(list: &CardsList, shelf: &Shelf<'_>) -> Result<String, CommandError> {
    let Shelf { cards, voice } = shelf;
    let origin = |word: &str| ORIGINS.into_iter().find(|origin| origin_word(*origin) == word);
    let games = SHELF.iter().filter(|game| cards.iter().any(|entry| entry.game == game.id()));
    let kinds: Vec<_> = games.flat_map(|game| game.kinds().iter().copied()).collect();
    known(voice, "kind", &list.kinds, kinds.iter().copied())?;
    known(voice, "of", &list.of, cards.iter().map(|entry| entry.card.pack.as_str()))?;
    known(voice, "origin", &list.origins, ORIGINS.into_iter().map(origin_word))?;
    let origins: Vec<Origin> = list.origins.iter().filter_map(|word| origin(word)).collect();
    let fits = |entry: &&ListedCard<'_>| {
        let card = entry.card;
        let among =
            |words: &[String], word: &str| words.is_empty() || words.iter().any(|w| w == word);
        among(&list.kinds, card.kind)
            && among(&list.of, &card.pack)
            && (origins.is_empty() || card.origin.values().any(|origin| origins.contains(origin)))
    };
    let mut cards: Vec<&ListedCard<'_>> = cards.iter().filter(fits).collect();
    if list.common.json {
        return Ok(data::write(cards, false)?);
    }
    sort_by_name(&mut cards);
    Ok(by_pack(&cards) + &paragraph(&summary(voice, &cards)))
}

/// Sorts the cards of each kind of a pack by their names.
fn sort_by_name(cards: &mut [&ListedCard<'_>]) {
    let same = |one: &&ListedCard<'_>, other: &&ListedCard<'_>| {
        (one.game, &one.card.pack, one.card.kind) == (other.game, &other.card.pack, other.card.kind)
    };
    for kind in cards.chunk_by_mut(same) {
        kind.sort_by_key(|entry| by_name(&name(entry)));
    }
}

/// Cards by pack: the kind, the name and the id of each.
fn by_pack(cards: &[&ListedCard<'_>]) -> String {
    let row = |entry: &&ListedCard<'_>| {
        let card = entry.card;
        vec![entry.book().kind(entry.voice, card), name(entry), card.id.clone()]
    };
    let rows: Vec<Vec<String>> = cards.iter().map(row).collect();
    let lines = page::table(&rows, |_| false);
    let mut packs: Vec<&str> = Vec::new();
    for entry in cards {
        if !packs.contains(&entry.card.pack.as_str()) {
            packs.push(&entry.card.pack);
        }
    }
    let mut out = String::new();
    for pack in packs {
        let _ = writeln!(out, "{pack}:");
        let of_pack = cards.iter().zip(&lines).filter(|(entry, _)| entry.card.pack == pack);
        for (_, line) in of_pack {
            let _ = writeln!(out, "  {line}");
        }
        out.push('\n');
    }
    out
}

/// Checks that words of the command line are known. `what` names their sort.
pub fn known<'k>(
    voice: &Voice<'_>,
    what: &str,
    words: &[String],
    there: impl Iterator<Item = &'k str> + Clone,
) -> Result<(), CommandError> {
    let Some(word) = words.iter().find(|word| !there.clone().any(|known| known == *word)) else {
        return Ok(());
    };
    let near = diag::nearest(word, there.clone()).unwrap_or(NOTHING);
    let mut all: Vec<&str> = there.collect();
    all.sort_unstable();
    all.dedup();
    let values = [("typed", word.as_str()), ("near", near), ("list", &all.join(", "))];
    let values = values.map(|(name, text)| (name, Told::Text(text)));
    Err(CommandError::Said(voice.tell(SPACE, &format!("error-{what}"), &values)))
}

/// All origins, most certain first.
pub const ORIGINS: [Origin; 3] = [Origin::Known, Origin::Inferred, Origin::Reconstructed];

/// The word for an origin.
pub fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Known => "known",
        Origin::Inferred => "inferred",
        Origin::Reconstructed => "reconstructed",
    }
}

/// The number of cards, and how many of their fields are known, inferred and reconstructed.
fn summary(voice: &Voice<'_>, cards: &[&ListedCard<'_>]) -> String {
    let number = |count: usize| Told::Int(i64::try_from(count).unwrap_or(i64::MAX));
    let fields = |origin: Origin| {
        let all = cards.iter().flat_map(|entry| entry.card.origin.values());
        all.filter(|other| **other == origin).count()
    };
    let counts = ORIGINS.map(|origin| (origin_word(origin), number(fields(origin))));
    let values: Vec<_> = counts.into_iter().chain([("count", number(cards.len()))]).collect();
    voice.tell(SPACE, "cards-summary", &values)
}

/// The requested cards, by id or by a part of their name.
fn shown(show: &CardsShow, shelf: &Shelf<'_>) -> Result<String, CommandError> {
    let cards = shelf.cards;
    let mut found: Vec<&ListedCard<'_>> = Vec::new();
    for word in &show.cards {
        let typed = fold(word);
        let by_id: Vec<_> = cards.iter().filter(|entry| fold(&entry.card.id) == typed).collect();
        let by_name =
            |entry: &&ListedCard<'_>| called(entry).any(|name| fold(&name).contains(&typed));
        let fits = if by_id.is_empty() { cards.iter().filter(by_name).collect() } else { by_id };
        if fits.is_empty() {
            return Err(no_card(word, shelf));
        }
        let new: Vec<_> = fits.into_iter().filter(|entry| !same(&found, entry)).collect();
        found.extend(new);
    }
    if show.common.json {
        return Ok(data::write(found, show.exact)?);
    }
    Ok(found.iter().map(|entry| page(entry, show.exact)).collect::<Vec<_>>().join("\n"))
}

/// The names of a card: its id, its name, and the name printed on it.
fn called<'a>(entry: &'a ListedCard<'_>) -> impl Iterator<Item = String> + 'a {
    let printed = entry.book().printed(entry.voice, entry.card);
    [entry.card.id.clone(), name(entry)].into_iter().chain(printed)
}

/// An error about an unknown card, with a suggestion.
fn no_card(typed: &str, Shelf { cards, voice }: &Shelf<'_>) -> CommandError {
    let names = cards.iter().flat_map(|entry| called(entry).map(move |name| (name, entry)));
    let names: Vec<(String, &ListedCard<'_>)> = names.collect();
    let near = nearest(typed, names.iter().map(|(name, _)| name.as_str()));
    let near = names.iter().find(|(name, _)| Some(name.as_str()) == near).map(|(_, entry)| entry);
    let (id, name) = near.map_or((NOTHING, String::new()), |entry| (&entry.card.id, name(entry)));
    let values = [("typed", typed), ("near", id), ("name", &name)];
    let values = values.map(|(key, text)| (key, Told::Text(text)));
    CommandError::Said(voice.tell(SPACE, "error-card", &values))
}

fn same(found: &[&ListedCard<'_>], entry: &ListedCard<'_>) -> bool {
    found.iter().any(|other| std::ptr::eq(other.card, entry.card))
}

impl ListedCard<'_> {
    fn book(&self) -> CardBook<'_> {
        CardBook::new(self.all)
    }
}

fn name(entry: &ListedCard<'_>) -> String {
    entry.book().name(entry.voice, entry.card)
}

/// Another text of a card, with the card's numbers filled in.
fn words(ListedCard { card, voice, .. }: &ListedCard<'_>, attribute: &str) -> Option<String> {
    let numbers = card.numbers().map(|(name, value)| (name, Arg::Int(value)));
    voice.word(card.kind, &card.id, Some(attribute), &numbers.collect::<Vec<_>>())
}

/// The page of one card: the text for players, the other fields with their origins, then the
/// technical data as in the file.
fn page(entry: &ListedCard<'_>, show_exact: bool) -> String {
    let ListedCard { voice, .. } = entry;
    let page = entry.book().face(voice, entry.card);
    let mut out = paragraph(&page.heading);
    for line in &page.lines {
        wrap("  ", line).iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    let (rows, mut technical) = (rows(entry), technical(entry));
    if show_exact {
        technical.extend(exact(entry).into_iter().map(|does| (does.hook, does.line)));
    }
    let both = rows.iter().chain(&technical);
    let widest = both.map(|(name, _)| width(name)).max().unwrap_or(0);
    let table = |rows: &[(String, String)]| -> String {
        let lines =
            rows.iter().flat_map(|(name, text)| wrap(&format!("  {}  ", pad(name, widest)), text));
        lines.map(|line| line + "\n").collect()
    };
    let between = wrap("  ", &said(voice, "cards-technical")).join("\n") + "\n";
    out + &table(&rows) + &between + &table(&technical)
}

/// What the scripts of a card do, hook by hook.
fn exact(ListedCard { game, card, library, voice, .. }: &ListedCard<'_>) -> Vec<Does> {
    engine::game(game).map_or_else(Vec::new, |game| deeds::exact(game, library, card, voice))
}

/// The other fields of a card: labels and values.
fn rows(entry: &ListedCard<'_>) -> Vec<(String, String)> {
    let ListedCard { game, card, voice, .. } = entry;
    let book = entry.book();
    let mut rows = vec![
        (said(voice, "row-id"), card.id.clone()),
        (said(voice, "row-game"), game_named(voice, game)),
        (said(voice, "row-pack"), card.pack.clone()),
    ];
    let unsaid = card.fields.iter().filter(|(key, value)| book.field(voice, key, value).is_none());
    rows.extend(unsaid.map(|(key, value)| book.row(voice, key, value)));
    for origin in ORIGINS {
        let fields = card.origin.iter().filter(|(_, other)| **other == origin);
        let fields: Vec<String> = fields.map(|(key, _)| book.field_named(voice, key)).collect();
        if !fields.is_empty() {
            rows.push((said(voice, &format!("row-{}", origin_word(origin))), fields.join(", ")));
        }
    }
    rows
}

/// The file of a card, its numbers and its hooks, with the names in the file.
fn technical(ListedCard { card, voice, .. }: &ListedCard<'_>) -> Vec<(String, String)> {
    let mut rows = vec![(said(voice, "row-file"), card.path.clone())];
    let params = card.params.iter().map(|(name, value)| format!("{name} = {value}"));
    let params = params.collect::<Vec<_>>().join(", ");
    if !params.is_empty() {
        rows.push((said(voice, "row-numbers"), params));
    }
    if !card.hooks.is_empty() {
        rows.push((said(voice, "row-acts"), card.hooks.join(", ")));
    }
    rows
}

/// The id and the name of a game.
fn game_named(voice: &Voice<'_>, id: &str) -> String {
    let Some(name) = voice.word("words", "game", None, &[]) else { return id.to_owned() };
    voice.tell(SPACE, "value-named", &[("value", Told::Text(id)), ("name", Told::Text(&name))])
}

fn said(voice: &Voice<'_>, id: &str) -> String {
    voice.tell(SPACE, id, &[])
}
