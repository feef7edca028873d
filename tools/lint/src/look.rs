//! The data for the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use content::{CardInfo, Ruling};
use desk::Content;
use diag::{Crew, Diagnostic, Inputs, Severity, Source, both, made, made_of, spread};
use engine::{Opened, Shelved};
use play::signature::{Signature, with_everywhere};
use play::{Record, Setup, SetupError, notation};
use text::Locales;
use text::keys::Key;

use crate::texts::Text;
use crate::unread::{Unread, is_text};
use crate::{portions, tutorials};
use luau::{self, Api, Bound, Script};

/// A table that cannot be set up.
pub(crate) struct Shortage {
    /// The number of seats.
    pub(crate) seats: u8,
    /// The kind of which there are too few.
    pub(crate) kind: String,
    /// The number available.
    pub(crate) there: usize,
    /// The number needed.
    pub(crate) wanted: usize,
}

/// Values by kind or space, and id. Rules look up each of 10,000 cards several times.
#[allow(clippy::disallowed_types, reason = "looked up, never gone through")]
type ById<'l, T> = std::collections::HashMap<(&'l str, &'l str), T>;

/// The packs of a game, as far as they could be read, for all rules.
pub(crate) struct Look<'l> {
    /// The packs.
    pub(crate) content: &'l Content,
    /// The game on the shelf.
    pub(crate) shelved: &'static dyn Shelved,
    /// The tables for which the packs do not have enough cards.
    pub(crate) shortages: Vec<Shortage>,
    /// Whether everything could be read. Otherwise, a missing thing may be in an unreadable file.
    pub(crate) whole: bool,
    /// The cards.
    pub(crate) cards: &'l [CardInfo],
    /// The files of rulings.
    pub(crate) rulings: &'l [Ruling],
    /// The verbs and hooks for scripts.
    pub(crate) api: &'l Api,
    /// The records in each of these files, as far as they can be read.
    pub(crate) records: &'l [Arc<Read>],
    /// The scripts that Luau can read.
    pub(crate) scripts: &'l [Arc<Script>],
    /// The scripts that the linter cannot parse.
    pub(crate) unread_scripts: &'l [Source],
    /// The texts.
    pub(crate) locales: &'l Locales,
    /// The texts, one by one.
    pub(crate) keys: &'l [Key<'l>],
    /// The terms, in pieces.
    pub(crate) terms: Vec<Text<'l>>,
    /// The languages.
    pub(crate) tags: &'l [String],
    /// The messages of the game by space, each also with the facts about a table.
    pub(crate) messages: Vec<(&'static str, Vec<Signature>)>,
    /// Earlier answers that special words of cards can use.
    pub(crate) answered: Vec<Signature>,
    /// The types of things in sentences, with the kinds of cards that each can be.
    pub(crate) things: BTreeMap<&'static str, Vec<&'static str>>,
    /// The options of a set-up, the values of those with several values, and the facts about a
    /// table, as variables write them.
    pub(crate) options: Vec<String>,
    /// The options of a set-up with a single value that is not a seat.
    pub(crate) choices: Vec<&'static str>,
    /// The cards by kind and id.
    by_id: ById<'l, &'l CardInfo>,
    /// The texts by space and id, with all languages of one together.
    in_order: Vec<&'l Key<'l>>,
    /// Which of them, in this order, are wanted: those of the named packs, if there are any.
    wanted: Vec<bool>,
    /// The ranges of texts with one space and id.
    groups: Vec<Range<usize>>,
    /// The range of the texts with a space and an id.
    places: ById<'l, Range<usize>>,
    /// The places of cards without names, each with the languages in which names are expected.
    /// Computed on demand.
    nameless: OnceLock<Vec<(usize, Vec<String>)>>,
    /// Files and texts with errors. Their missing parts are not reported again.
    unread: Unread,
    /// The packs with texts, each with their languages.
    spoken: BTreeSet<(&'l str, &'l str)>,
}

/// Lets `by` examine a game's packs. Returns its findings, those of the loader, and errors in
/// rulings and texts.
pub(crate) fn look(
    content: &Content,
    shelved: &'static dyn Shelved,
    by: &mut (dyn FnMut(&Look<'_>) -> Vec<Diagnostic> + Send),
) -> Vec<Diagnostic> {
    let crew = content.library.crew();
    let (locales, keys) = (OnceLock::new(), OnceLock::new());
    let cards = || {
        content.library.read_ahead(shelved.id());
        content.game(shelved)
    };
    // A game is opened in this thread, because its Luau state must stay there.
    let ((opened, report), (texts, wrong)) = both(crew, cards, || {
        let (read, wrong) = Locales::load_by(&content.trees(shelved.id()), crew);
        (Languages::of(content, locales.get_or_init(|| read), &keys), wrong)
    });
    let mut unread = Unread::default();
    unread.extend(wrong.iter().chain(&content.findings).chain(report.findings()));
    let mut findings = [report.findings(), &wrong].concat();
    findings.extend(look_at(content, shelved, &*opened, (texts, unread), by));
    findings
}

/// Lets `by` examine an opened game and its texts, given the files with errors.
fn look_at(
    content: &Content,
    shelved: &'static dyn Shelved,
    opened: &dyn Opened,
    (texts, mut unread): (Languages<'_>, Unread),
    by: &mut (dyn FnMut(&Look<'_>) -> Vec<Diagnostic> + Send),
) -> Vec<Diagnostic> {
    let crew = content.library.crew();
    let (rulings, mut findings) = content.library.rulings(shelved.id());
    let records = records(crew, &rulings, &mut findings);
    unread.extend(findings.iter());
    let (cards, api) = (opened.cards(), Api::of(shelved));
    let bound = Bound::of(cards, &api);
    let scripts = content.library.scripts(shelved.id());
    let scripts = luau::read(scripts, unread.unreadable(), &api, &bound, crew);
    let mut look = Look {
        content,
        shelved,
        shortages: Vec::new(),
        whole: unread.is_empty(),
        cards,
        rulings: &rulings,
        api: &api,
        records: &records,
        scripts: &scripts.all,
        unread_scripts: &scripts.unread,
        locales: texts.locales,
        keys: texts.keys,
        terms: texts.terms,
        tags: &texts.tags,
        messages: everywhere(shelved),
        answered: shelved.answered(),
        things: things(shelved, opened),
        options: options(shelved, opened),
        choices: choices(opened),
        by_id: cards.iter().map(|card| ((card.kind, card.id.as_str()), card)).collect(),
        groups: texts.groups,
        places: texts.places,
        nameless: OnceLock::new(),
        in_order: texts.in_order,
        wanted: texts.wanted,
        unread,
        spoken: texts.spoken,
    };
    findings.extend(rest(&mut look, opened, by));
    findings
}

/// Runs the rules, and the checks at tables, on everything that was read.
fn rest(
    look: &mut Look<'_>,
    opened: &dyn Opened,
    by: &mut (dyn FnMut(&Look<'_>) -> Vec<Diagnostic> + Send),
) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    let is_sound = remark(look, opened, &mut findings);
    look.shortages = if is_sound { shortages(opened) } else { Vec::new() };
    findings.extend(found(look, opened, is_sound, by));
    findings
}

/// Adds findings about the cards as a set. Returns whether tables can be set up with them; errors
/// in texts do not matter for that.
fn remark(look: &Look<'_>, opened: &dyn Opened, findings: &mut Vec<Diagnostic>) -> bool {
    let is_data_whole = look.unread.is_data_whole();
    findings.extend(engine::errand::remarks(opened, is_data_whole));
    let is_wrong =
        |one: &Diagnostic| one.severity == Severity::Error && !is_text(one.place.source.path());
    is_data_whole && !findings.iter().any(is_wrong)
}

/// The findings at tables, and those of `by`.
fn found(
    look: &Look<'_>,
    opened: &dyn Opened,
    is_sound: bool,
    by: &mut (dyn FnMut(&Look<'_>) -> Vec<Diagnostic> + Send),
) -> Vec<Diagnostic> {
    let crew = look.content.library.crew();
    let (mut found, others) = both(crew, || at_tables(look, opened, is_sound), || by(look));
    found.extend(others);
    found
}

/// The texts of a game, with derived data.
struct Languages<'l> {
    locales: &'l Locales,
    keys: &'l [Key<'l>],
    terms: Vec<Text<'l>>,
    tags: Vec<String>,
    in_order: Vec<&'l Key<'l>>,
    wanted: Vec<bool>,
    groups: Vec<Range<usize>>,
    places: ById<'l, Range<usize>>,
    spoken: BTreeSet<(&'l str, &'l str)>,
}

impl<'l> Languages<'l> {
    fn of(content: &'l Content, locales: &'l Locales, keys: &'l OnceLock<Vec<Key<'l>>>) -> Self {
        let keys = keys.get_or_init(|| text::keys::keys(locales));
        let (in_order, wanted) = in_order(content, keys);
        let groups = groups(&in_order);
        Self {
            locales,
            keys,
            terms: keys.iter().filter(|key| key.id.starts_with('-')).map(Text::of).collect(),
            tags: locales.tags(),
            places: places(&in_order, &groups),
            in_order,
            wanted,
            groups,
            spoken: spoken(content, keys),
        }
    }
}

/// The texts by space and id, with all languages of one together, and which of them are wanted.
fn in_order<'l>(content: &Content, keys: &'l [Key<'l>]) -> (Vec<&'l Key<'l>>, Vec<bool>) {
    let all = content.folders().is_empty();
    fn path<'k>(key: &'k Key<'_>) -> &'k str {
        key.place.source.path()
    }
    // Most keys come directly after another one of their file.
    let files = keys.chunk_by(|one, next| path(one) == path(next));
    let of_file = |file: &'l [Key<'l>]| {
        let wanted = all || content.is_own(path(&file[0]));
        file.iter().map(move |key| (key, wanted))
    };
    let mut sorted: Vec<(&Key<'_>, bool)> = files.flat_map(of_file).collect();
    sorted.sort_by(|(one, _), (other, _)| order(one).cmp(&order(other)));
    sorted.into_iter().unzip()
}

/// The ranges of texts with one space and id.
fn groups(in_order: &[&Key<'_>]) -> Vec<Range<usize>> {
    let mut begin = 0;
    let after = |texts: &[&Key<'_>]| {
        let range = begin..begin + texts.len();
        begin = range.end;
        range
    };
    in_order.chunk_by(is_alike).map(after).collect()
}

/// The range of the texts with each space and id.
fn places<'l>(in_order: &[&'l Key<'l>], groups: &[Range<usize>]) -> ById<'l, Range<usize>> {
    let named = |range: &Range<usize>| {
        let Key { space, id, .. } = in_order[range.start];
        ((*space, *id), range.clone())
    };
    groups.iter().map(named).collect()
}

/// Whether two keys are one text in two languages.
fn is_alike(one: &&Key<'_>, other: &&Key<'_>) -> bool {
    one.id == other.id && one.space == other.space
}

/// The sort key of texts.
fn order<'k>(key: &Key<'k>) -> (&'k str, &'k str, &'k str) {
    (key.space, key.id, key.tag)
}

/// The records in a file of rulings, and the findings.
pub(crate) type Read = (Vec<Record>, Vec<Diagnostic>);

/// The records in files of rulings. Reports errors in them.
fn records(crew: &dyn Crew, rulings: &[Ruling], out: &mut Vec<Diagnostic>) -> Vec<Arc<Read>> {
    let read = spread(crew, rulings, |ruling| {
        let source = &ruling.source;
        made(crew, "records", source, notation::parse_all)
    });
    out.extend(read.iter().flat_map(|read| &read.1).cloned());
    read
}

/// Findings about tables that can be set up, unless errors in cards explain them, and about
/// tutorials.
fn at_tables(look: &Look<'_>, opened: &dyn Opened, is_sound: bool) -> Vec<Diagnostic> {
    let mut findings = if is_sound { unset(look, opened) } else { Vec::new() };
    findings.extend(tutorials::look(look, opened));
    findings
}

/// Errors in the rulings of the user's packs that show before the first answer. Rulings of built-in
/// packs may need tables with only some of the packs, so they are checked when they are run.
fn unset(look: &Look<'_>, opened: &dyn Opened) -> Vec<Diagnostic> {
    let own = look.rulings.iter().map(|ruling| &ruling.source);
    let own = own.filter(|source| look.content.is_own(source.path()));
    if is_beyond_tables(opened) {
        let own: Vec<Source> = own.cloned().collect();
        let (crew, game) = (look.content.library.crew(), look.shelved.id());
        let files = portions::deciding(look.content, game);
        let made = made_of(crew, ("set-up", game), Inputs { files: &files, facts: game }, |_| {
            portions::set_up(look.content, look.shelved, opened, &own)
        });
        return Arc::unwrap_or_clone(made);
    }
    own.flat_map(|source| engine::errand::set_up(&*opened, source)).collect()
}

/// Whether there are more cards than any table can hold.
pub(crate) fn is_beyond_tables(opened: &dyn Opened) -> bool {
    let seats = *opened.seats().start();
    matches!(opened.table(Setup::seats(seats), 0), Err(SetupError::Excess { .. }))
}

/// The types of things that are cards, with the kinds of these cards.
fn things(
    shelved: &'static dyn Shelved,
    opened: &dyn Opened,
) -> BTreeMap<&'static str, Vec<&'static str>> {
    let messages = shelved.messages().into_iter().flat_map(|(_, all)| all);
    let args = messages.chain(shelved.answered()).flat_map(|message| message.args);
    let args = args.filter_map(|(_, kind)| kind.thing());
    let types: BTreeSet<&'static str> = args.collect();
    let kinds = |thing| {
        let spaces = engine::errand::spaces(&*opened, thing);
        shelved.kinds().iter().copied().filter(|kind| spaces.contains(*kind)).collect()
    };
    types.into_iter().map(|thing| (thing, kinds(thing))).collect()
}

/// The messages of a game by space, each with the facts about a table.
fn everywhere(shelved: &dyn Shelved) -> Vec<(&'static str, Vec<Signature>)> {
    let facts = shelved.table_facts();
    let messages = shelved.messages().into_iter();
    messages.map(|(space, all)| (space, with_everywhere(all, &facts))).collect()
}

/// The options of a set-up and the facts about a table, as variables write them.
fn options(shelved: &dyn Shelved, opened: &dyn Opened) -> Vec<String> {
    let options = opened.options();
    let each = options.iter().filter(|option| option.several).flat_map(|option| &option.values);
    let names = options.iter().map(|option| option.name).chain(each.map(String::as_str));
    let facts = shelved.table_facts();
    let facts = facts.iter().flat_map(|facts| facts.args.iter().map(|(name, _)| *name));
    names.chain(facts).map(|name| name.replace('-', "_")).collect()
}

/// The options with a single value that is not a seat.
fn choices(opened: &dyn Opened) -> Vec<&'static str> {
    let options = opened.options().into_iter().filter(|option| !option.several && !option.seat);
    options.map(|option| option.name).collect()
}

/// The packs with texts, each with their languages.
fn spoken<'l>(content: &'l Content, keys: &'l [Key<'_>]) -> BTreeSet<(&'l str, &'l str)> {
    // Most keys come directly after another one of their file.
    let files = keys.chunk_by(|one, next| one.place.source.path() == next.place.source.path());
    let spoken = files.filter_map(|file| {
        let pack = content.pack_of_text(file[0].place.source.path())?;
        Some((pack.id.as_str(), file[0].tag))
    });
    spoken.collect()
}

/// The set-ups for which the packs do not have enough cards.
fn shortages(opened: &dyn Opened) -> Vec<Shortage> {
    let setups = engine::errand::setups(opened).into_iter();
    let lacks = setups.filter_map(|setup| {
        let seats = setup.seats;
        match opened.table(setup, 0) {
            Err(SetupError::Content { kind, there, wanted }) => {
                Some(Shortage { seats, kind, there, wanted })
            }
            Ok(_) | Err(_) => None,
        }
    });
    lacks.collect()
}

impl<'l> Look<'l> {
    /// The text of a card in a language.
    pub(crate) fn text_of(&self, tag: &str, card: &CardInfo) -> Option<&'l Key<'l>> {
        self.key(tag, card.kind, &card.id)
    }

    /// The cards without names, each with the languages in which names are expected.
    pub(crate) fn nameless(&self) -> impl Iterator<Item = (&'l CardInfo, &[String])> {
        let nameless = self.nameless.get_or_init(|| {
            let nameless = self.cards.iter().enumerate().filter_map(|(at, card)| {
                let named =
                    |tag| self.text_of(tag, card).is_some_and(|key| key.variables.is_some());
                let promised = self.promised(card).into_iter();
                let due = promised.filter(|tag| !named(tag) && self.speaks(&card.pack, tag));
                let due = due.filter(|tag| !self.is_text_unread(tag, card.kind, &card.id));
                let tags: Vec<String> = due.map(str::to_owned).collect();
                (!tags.is_empty()).then_some((at, tags))
            });
            nameless.collect()
        });
        nameless.iter().map(|(at, tags)| (&self.cards[*at], tags.as_slice()))
    }

    /// The text of a language with a space and an id.
    pub(crate) fn key(&self, tag: &str, space: &str, id: &str) -> Option<&'l Key<'l>> {
        let texts = &self.in_order[self.places.get(&(space, id))?.clone()];
        texts.iter().copied().find(|key| key.tag == tag)
    }

    /// The groups of texts, those with a wanted one separate from the others.
    pub(crate) fn wanted_groups(&self) -> (Vec<&[&'l Key<'l>]>, Vec<&[&'l Key<'l>]>) {
        let is_wanted = |range: &&Range<usize>| self.wanted[range.start..range.end].contains(&true);
        let (wanted, others): (Vec<_>, Vec<_>) = self.groups.iter().partition(is_wanted);
        let texts = |range: &Range<usize>| &self.in_order[range.clone()];
        (wanted.into_iter().map(texts).collect(), others.into_iter().map(texts).collect())
    }

    /// The files of all texts, in the order of reading.
    pub(crate) fn files_of_texts(&self) -> Vec<Source> {
        self.locales.files().map(|(.., file)| file.clone()).collect()
    }

    /// Whether findings in a file are wanted: it belongs to a named pack, or no pack is named.
    pub(crate) fn is_wanted(&self, path: &str) -> bool {
        self.content.folders().is_empty() || self.content.is_own(path)
    }

    /// A card by kind and id.
    pub(crate) fn card(&self, kind: &str, id: &str) -> Option<&'l CardInfo> {
        self.by_id.get(&(kind, id)).copied()
    }

    /// Whether a space is a kind of cards.
    pub(crate) fn is_kind(&self, space: &str) -> bool {
        self.shelved.kinds().contains(&space)
    }

    /// Whether a file has errors, so that its missing parts are not reported again.
    pub(crate) fn is_unread(&self, path: &str) -> bool {
        self.unread.has(path)
    }

    /// The cards whose existing texts could all be read.
    pub(crate) fn read_cards(&self) -> impl Iterator<Item = &'l CardInfo> {
        self.cards.iter().filter(|card| !self.unread.has_text_of_any(card.kind, &card.id))
    }

    /// Whether a text may exist in a file with errors.
    pub(crate) fn is_text_unread(&self, tag: &str, space: &str, id: &str) -> bool {
        self.unread.has_text(tag, space, id)
    }

    /// Whether a file in a folder, with this extension, could not be read.
    pub(crate) fn is_any_unread(&self, folder: &str, ending: &str) -> bool {
        self.unread.has_any(folder, ending)
    }

    /// Whether a pack has any text in a language.
    pub(crate) fn speaks(&self, pack: &str, tag: &str) -> bool {
        self.spoken.contains(&(pack, tag))
    }

    /// The languages that the pack of a card declares.
    pub(crate) fn promised(&self, card: &CardInfo) -> Vec<&str> {
        let packs = self.content.library.packs().filter(|pack| pack.id == card.pack);
        packs.flat_map(|pack| &pack.languages).map(String::as_str).collect()
    }

    /// The messages of a space.
    pub(crate) fn messages_of(&self, space: &str) -> &[Signature] {
        let found = self.messages.iter().find(|(name, _)| *name == space);
        found.map_or(&[], |(_, messages)| messages)
    }

    /// Whether a variable is the word of an option or of a fact about a table.
    pub(crate) fn is_of_table(&self, variable: &str) -> bool {
        let word = variable.strip_suffix("_word");
        word.is_some_and(|word| self.options.iter().any(|option| option == word))
    }
}
