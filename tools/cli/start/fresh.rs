//! The page for setting up a new game.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::PathBuf;

use desk::lobby::{Added, NewGame, added};
use desk::{Packs, Player, Speech, Who};
use engine::{Opened, SHELF};
use play::{Advisor, Seat, Setup, SetupOption};
use table::{Act, Entry};
use text::{Value, Voice};
use view::{game_name, paragraph};

use super::{about, say};
use crate::args::PackArgs;
use crate::play::{Opening, name_cut, seed_of, today};
use crate::usage::{option_name, pack_name, value_name};

/// Precedes an option on the command line.
const ANY_OPTION: &str = "--option";
/// The file that makes a folder a pack.
const PACK: &str = "pack.toml";

/// The levels of bots.
const LEVELS: [(&str, Advisor); 3] = Advisor::LEVELS;

/// The kinds of players in the order of the page, each with the id of its message.
const WHO: [(&str, Who); 4] = [
    ("human", Who::Human),
    ("easy", Who::Bot(LEVELS[0].1)),
    ("fair", Who::Bot(LEVELS[1].1)),
    ("hard", Who::Bot(LEVELS[2].1)),
];

/// The level that bots have at first, as an index of [`WHO`].
const FAIR: usize = 2;

/// The choices so far, which are valid at any time.
pub struct Fresh {
    /// The index of the game on the shelf.
    game: usize,
    /// The additional packs.
    with: Vec<String>,
    /// The typed folder with the user's packs.
    folder: String,
    /// The number of players.
    players: u8,
    /// Typed names, and who decides, for the maximum number of seats.
    seats: Vec<(String, usize)>,
    /// Values of options by name; several values are separated by commas.
    options: BTreeMap<&'static str, String>,
    /// The typed seed; empty for a random one.
    seed: String,
    offered: Offered,
    /// What packs add, by game and folders.
    adds: Vec<(PackFolders, Vec<Added>)>,
}

/// A game with folders of additional packs.
type PackFolders = (&'static str, Vec<PathBuf>);

/// The choices for a game with some packs.
#[derive(Default)]
struct Offered {
    least: u8,
    most: u8,
    options: Vec<SetupOption>,
    /// The packs that can be added.
    packs: Vec<Extra>,
    /// The rules about options or their values, by name.
    rules: BTreeMap<String, String>,
    /// The error about the named folder of packs.
    wrong: String,
}

/// A pack that can be added.
struct Extra {
    id: String,
    name: String,
    /// Its description, and what it adds to the page.
    about: String,
}

/// An entry of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PageRow {
    Game,
    Pack(usize),
    Folder,
    Players,
    Seat(usize),
    /// An option with one value.
    One(usize),
    /// A value of an option with several: whether it is chosen.
    Each(usize, usize),
    Seed,
    Begin,
    Back,
}

/// The result of an action on the page.
pub enum PageResult {
    /// A choice has changed.
    Changed,
    /// Leaves the page.
    Back,
    /// Starts a game with the chosen packs.
    Begun(PackArgs, NewGame),
}

impl Fresh {
    /// The first game on the shelf, with one person and one bot.
    pub fn new() -> Self {
        let seats = (0..8).map(|seat| (String::new(), if seat > 0 { FAIR } else { 0 })).collect();
        let offered = Offered { least: 1, most: 1, ..Offered::default() };
        let (with, options) = (Vec::new(), BTreeMap::new());
        let (folder, seed) = (String::new(), String::new());
        Self { game: 0, with, folder, players: 2, seats, options, seed, offered, adds: Vec::new() }
    }

    fn id(&self) -> &'static str {
        SHELF.get(self.game).map_or("", |game| game.id())
    }

    /// Updates the choices and drops chosen values that no longer exist.
    pub fn refresh(&mut self, opening: &mut Opening) {
        let id = self.id();
        let tag = opening.speech.tag().to_owned();
        opening.speech.turn_to(opening.content.trees(id));
        opening.speech.switch(&tag);
        let packs = opening.content.packs_of(id).filter(|pack| !pack.requires.is_empty());
        let ids: Vec<String> = packs.map(|pack| pack.id.clone()).collect();
        let added = self.added(id);
        let extra = |id: String| {
            let name = pack_name(&opening.speech.voice(), &id);
            let adds = added.iter().find(|added| added.pack == id);
            let about = adds_to_page(adds, &opening.speech);
            Extra { id, name, about }
        };
        self.offered.packs = ids.into_iter().map(extra).collect();
        self.with.retain(|id| self.offered.packs.iter().any(|known| known.id == *id));
        self.offered.wrong.clear();
        let packs = match Packs::open(&self.folders()) {
            Ok(packs) => packs.with(&self.with),
            Err(error) => {
                self.offered.wrong = error.to_string();
                return;
            }
        };
        let content = packs.content();
        let playable = content.playable(id);
        let named = !self.folder.trim().is_empty();
        if playable.is_err() || (named && self.folders().is_empty()) {
            let values = [("folder", Value::Text(self.folder.trim()))];
            self.offered.wrong = say(&opening.speech, "folder-wrong", &values);
        }
        let Ok(opened) = playable else { return };
        (self.offered.least, self.offered.most) = opened.seats().into_inner();
        self.offered.options = opened.options();
        self.players = self.players.clamp(self.offered.least, self.offered.most);
        let known = |name: &str, value: &str| {
            let option = self.offered.options.iter().find(|option| option.name == name);
            option.is_some_and(|option| {
                value.split(',').all(|value| option.values.iter().any(|known| known == value))
            })
        };
        self.options.retain(|name, value| known(name, value));
        let mut own = opening.speech.beside(content.trees(id));
        own.switch(&tag);
        self.offered.rules = self.explained(&*opened, &own.voice());
    }

    /// What packs add to a game. Cached for each game and folder, because finding out opens the
    /// game with each pack.
    fn added(&mut self, game: &'static str) -> Vec<Added> {
        let folders = self.folders();
        let key = (game, folders.clone());
        if let Some((_, added)) = self.adds.iter().find(|(known, _)| *known == key) {
            return added.clone();
        }
        let added = Packs::open(&folders).map_or_else(|_| Vec::new(), |packs| added(&packs, game));
        self.adds.push((key, added.clone()));
        added
    }

    /// The named folders of packs.
    fn folders(&self) -> Vec<PathBuf> {
        let folder = PathBuf::from(self.folder.trim());
        // A partly typed path may be another folder.
        if folder.join(PACK).is_file() { vec![folder] } else { Vec::new() }
    }

    /// The rules about options and their values, at a table with the present choices.
    fn explained(&self, opened: &dyn Opened, voice: &Voice<'_>) -> BTreeMap<String, String> {
        let bare = Setup::seats(self.players);
        let chosen = Setup { options: self.chosen(), ..bare.clone() };
        let table = opened.table(chosen, 0).or_else(|_| opened.table(bare, 0));
        let Ok(table) = table else { return BTreeMap::new() };
        let told = |name: &str, rule: &str| {
            Some((name.to_owned(), paragraph(opened, &*table, voice, rule)?))
        };
        let options = self.offered.options.iter();
        let all = options.flat_map(|option| {
            let values = option.values.iter().filter(|_| option.rule.is_none());
            let values = values.filter_map(|value| told(value, value));
            let whole = option.rule.and_then(|rule| told(option.name, rule));
            values.chain(whole).collect::<Vec<_>>()
        });
        all.map(|(name, rule)| (name, self.as_chosen(&rule, voice))).collect()
    }

    /// The rules about options, with the words of the page in place of those on a command line.
    fn as_chosen(&self, rule: &str, voice: &Voice<'_>) -> String {
        let options = self.offered.options.iter();
        let mut words: Vec<(String, String)> = options
            .flat_map(|option| {
                let typed = |value: &String| format!("{}={value}", option.name);
                let values = option.values.iter();
                let values =
                    values.map(move |value| (typed(value), self.value(option, value, voice)));
                let flag = format!("--{}", option.name);
                values.chain([(flag, self.option(option, voice).0)])
            })
            .collect();
        // If two begin alike, the longer one is meant.
        words.sort_by_key(|(typed, _)| std::cmp::Reverse(typed.len()));
        words.iter().fold(rule.to_owned(), |rule, (typed, word)| {
            // With no-break spaces.
            let shown = format!("‹\u{a0}{word}\u{a0}›");
            rule.replace(&format!("{ANY_OPTION} {typed}"), &shown).replace(typed, &shown)
        })
    }

    /// The chosen options.
    fn chosen(&self) -> BTreeMap<String, String> {
        self.options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
    }

    /// The description of an option, or of one of its values.
    fn of_option(&self, option: &SetupOption, value: Option<&str>, speech: &Speech) -> String {
        let own = value.and_then(|value| self.offered.rules.get(value));
        let rule = own.or_else(|| self.offered.rules.get(option.name));
        rule.cloned().unwrap_or_else(|| say(speech, "option", &[]))
    }

    fn rows(&self) -> Vec<PageRow> {
        let packs = (0..self.offered.packs.len()).map(PageRow::Pack);
        let seats = (0..usize::from(self.players)).map(PageRow::Seat);
        let options = self.offered.options.iter().enumerate().flat_map(|(at, option)| {
            let each = option.values.iter().enumerate().map(move |(nth, _)| PageRow::Each(at, nth));
            // A single player needs no choice.
            let some = option.several || self.values(option) > 1;
            match (some, option.several) {
                (false, _) => Vec::new(),
                (true, true) => each.collect(),
                (true, false) => vec![PageRow::One(at)],
            }
        });
        let head = [PageRow::Game].into_iter().chain(packs).chain([PageRow::Players]).chain(seats);
        head.chain([PageRow::Begin])
            .chain(options)
            .chain([PageRow::Folder, PageRow::Seed, PageRow::Back])
            .collect()
    }

    /// The entries of the page.
    pub fn entries(&self, speech: &Speech) -> Vec<Entry> {
        let voice = speech.voice();
        self.rows().iter().map(|row| self.entry(row, speech, &voice)).collect()
    }

    fn entry(&self, row: &PageRow, speech: &Speech, voice: &Voice<'_>) -> Entry {
        let tell = |id: &str| say(speech, id, &[]);
        let yes = |is_so: bool| Some(tell(if is_so { "yes" } else { "no" }));
        let about = |id: &str| about(voice, id);
        let chosen = |label: String, chosen: Option<String>, about: String| Entry {
            label,
            chosen,
            about,
            ..Entry::default()
        };
        match row {
            PageRow::Game => chosen(tell("game"), Some(game_name(voice, self.id())), about("game")),
            PageRow::Pack(at) => {
                let Extra { id, name, about } = &self.offered.packs[*at];
                chosen(name.clone(), yes(self.with.contains(id)), about.clone())
            }
            PageRow::Folder => self.folder_entry(speech, voice),
            PageRow::Players => {
                chosen(tell("players"), Some(self.players.to_string()), about("players"))
            }
            PageRow::Seat(seat) => self.seat_entry(*seat, speech, voice),
            PageRow::One(at) => {
                let option = &self.offered.options[*at];
                let (label, value) = self.option(option, voice);
                let now = self.options.get(option.name).or(option.values.get(option.usual));
                chosen(label, value, self.of_option(option, now.map(String::as_str), speech))
            }
            PageRow::Each(at, nth) => {
                let option = &self.offered.options[*at];
                let value = &option.values[*nth];
                let label = value_name(voice, option.name, value).unwrap_or_else(|| value.clone());
                let is_so = yes(self.chooses(option.name, value));
                chosen(label, is_so, self.of_option(option, Some(value), speech))
            }
            PageRow::Seed => Entry {
                label: tell("seed"),
                typed: Some(self.seed.clone()),
                chosen: Some(tell(match self.seed.as_str() {
                    "" => "seed-random",
                    seed if Some(seed) == daily_seed().as_deref() => "seed-daily",
                    _ => "seed-own",
                })),
                about: about("seed"),
                ..Entry::default()
            },
            PageRow::Begin => Entry { leads: true, ..chosen(tell("begin"), None, about("begin")) },
            PageRow::Back => chosen(tell("back"), None, String::new()),
        }
    }

    fn folder_entry(&self, speech: &Speech, voice: &Voice<'_>) -> Entry {
        Entry {
            label: say(speech, "folder", &[]),
            typed: Some(self.folder.clone()),
            about: match &self.offered.wrong {
                sound if sound.is_empty() => about(voice, "folder"),
                wrong => wrong.clone(),
            },
            ..Entry::default()
        }
    }

    fn seat_entry(&self, seat: usize, speech: &Speech, voice: &Voice<'_>) -> Entry {
        let letter = Seat(u8::try_from(seat).unwrap_or(u8::MAX)).to_string();
        let (name, who) = &self.seats[seat];
        Entry {
            label: say(speech, "seat", &[("letter", Value::Text(&letter))]),
            typed: Some(name.clone()),
            chosen: Some(say(speech, WHO[*who].0, &[])),
            about: about(voice, "seat"),
            ..Entry::default()
        }
    }

    /// The name of an option, and its value.
    fn option(&self, option: &SetupOption, voice: &Voice<'_>) -> (String, Option<String>) {
        let value = self.options.get(option.name).or(option.values.get(option.usual));
        let value = value.map(|value| self.value(option, value, voice));
        let name = option_name(voice, option.name);
        (capital(name.as_deref().unwrap_or(option.name)), value)
    }

    /// A value of an option, in words.
    fn value(&self, option: &SetupOption, value: &str, voice: &Voice<'_>) -> String {
        let seat = |(name, _): &(String, usize)| (!name.is_empty()).then(|| name.clone());
        let named = option.seat.then(|| {
            let at = option.values.iter().skip(1).position(|known| known == value)?;
            self.seats.get(at).and_then(seat)
        });
        let named = named.flatten().or_else(|| value_name(voice, option.name, value));
        named.unwrap_or_else(|| value.to_owned())
    }

    fn chooses(&self, option: &str, value: &str) -> bool {
        let values = self.options.get(option).map_or("", String::as_str);
        values.split(',').any(|known| known == value)
    }

    /// Carries out an action on an entry.
    pub fn act(&mut self, entry: usize, act: Act, opening: &mut Opening) -> PageResult {
        let onward = act != Act::Before;
        let rows = self.rows();
        let Some(row) = rows.get(entry) else { return PageResult::Back };
        match (row, act) {
            (PageRow::Begin, _) => return self.begun(),
            (PageRow::Back, _) => return PageResult::Back,
            (PageRow::Seat(seat), Act::Type(name)) => self.seats[*seat].0 = name,
            (PageRow::Folder, Act::Type(folder)) => {
                self.folder = folder;
                self.refresh(opening);
            }
            // The largest seed has twenty digits.
            (PageRow::Seed, Act::Type(seed)) => {
                // What is typed replaces the seed of the day.
                let daily = daily_seed().filter(|daily| *daily == self.seed);
                let own = daily.and_then(|daily| seed.strip_prefix(&*daily));
                let own = own.filter(|own| !own.is_empty()).unwrap_or(&seed);
                self.seed = own.chars().filter_map(text::digit).take(19).collect();
            }
            (PageRow::Seat(seat), _) => {
                let who = &mut self.seats[*seat].1;
                *who = turn(*who, WHO.len(), onward);
            }
            (PageRow::Players, _) => {
                let all = usize::from(self.offered.most - self.offered.least) + 1;
                let at = turn(usize::from(self.players - self.offered.least), all, onward);
                self.players = self.offered.least + u8::try_from(at).unwrap_or(0);
            }
            (PageRow::Game, _) => {
                self.game = turn(self.game, SHELF.len(), onward);
                self.refresh(opening);
            }
            (PageRow::Pack(at), _) => {
                let id = &self.offered.packs[*at].id;
                flip(&mut self.with, id);
                self.refresh(opening);
            }
            (PageRow::One(at), _) => self.turn_option(*at, onward),
            (PageRow::Each(at, nth), _) => self.flip_value(*at, *nth),
            (PageRow::Seed, Act::Next | Act::Before) => self.turn_seed(),
            (PageRow::Seed, Act::Take) => {}
            (PageRow::Folder, Act::Take | Act::Next | Act::Before) => {}
        }
        PageResult::Changed
    }

    /// Chooses the seed of the day instead of a random one, or a random one instead of any other.
    fn turn_seed(&mut self) {
        self.seed = match self.seed.as_str() {
            "" => daily_seed().unwrap_or_default(),
            _ => String::new(),
        };
    }

    /// The number of values of an option. Of seats, only those in play count.
    fn values(&self, option: &SetupOption) -> usize {
        match (option.seat, usize::from(self.players)) {
            (false, _) => option.values.len(),
            (true, 1) => 1,
            (true, seats) => option.values.len().min(seats + 1),
        }
    }

    /// Chooses a value of an option with several, or leaves it out.
    fn flip_value(&mut self, at: usize, nth: usize) {
        let option = &self.offered.options[at];
        let chosen = self.options.remove(option.name).unwrap_or_default();
        let mut chosen: Vec<String> =
            chosen.split(',').filter(|one| !one.is_empty()).map(str::to_owned).collect();
        flip(&mut chosen, &option.values[nth]);
        if !chosen.is_empty() {
            self.options.insert(option.name, chosen.join(","));
        }
    }

    /// Chooses the next value of an option; of seats, only those in play.
    fn turn_option(&mut self, at: usize, onward: bool) {
        let option = &self.offered.options[at];
        let all = self.values(option);
        let now = self.options.get(option.name);
        let now = now.and_then(|now| option.values.iter().position(|value| value == now));
        let next = turn(now.unwrap_or(option.usual), all, onward);
        match next {
            usual if usual == option.usual => self.options.remove(option.name),
            next => self.options.insert(option.name, option.values[next].clone()),
        };
    }

    /// Says that the typed name of an entry is shortened, if it is too long.
    pub fn cut_name(&self, entry: usize, speech: &Speech) -> Option<String> {
        let rows = self.rows();
        let Some(PageRow::Seat(seat)) = rows.get(entry) else { return None };
        let (name, who) = &self.seats[*seat];
        let is_cut = Player::is_name_cut(name);
        is_cut.then(|| name_cut(&Player::new(name, WHO[*who].1), speech))
    }

    /// The settings of the page.
    fn begun(&self) -> PageResult {
        let player = |(name, who): &(String, usize)| Player::new(name, WHO[*who].1);
        let wish = NewGame {
            game: self.id().to_owned(),
            players: self.seats.iter().take(usize::from(self.players)).map(player).collect(),
            options: self.chosen(),
            seed: self.seed.parse().ok(),
            ..NewGame::default()
        };
        PageResult::Begun(PackArgs { with: self.with.clone(), folders: self.folders() }, wish)
    }
}

/// The seed of the day, as it is typed.
fn daily_seed() -> Option<String> {
    seed_of(&today()).map(|seed| seed.to_string())
}

/// The description of a pack, with the seats, options and variants it adds to the page.
fn adds_to_page(added: Option<&Added>, speech: &Speech) -> String {
    let about = say(speech, "pack", &[]);
    let Some(added) = added else { return about };
    let voice = speech.voice();
    let most = i64::from(*added.seats.end());
    let seats = added.more_seats.then(|| say(speech, "pack-seats", &[("most", Value::Int(most))]));
    let options = added.more.iter().flat_map(|option| {
        let named = |value: &String| value_name(&voice, option.name, value);
        let values =
            option.values.iter().map(|value| named(value).unwrap_or_else(|| value.clone()));
        if option.several {
            return values.collect::<Vec<_>>();
        }
        let name = option_name(&voice, option.name).unwrap_or_else(|| option.name.to_owned());
        let values = values.collect::<Vec<_>>().join(" / ");
        let values = [("name", Value::Text(&name)), ("values", Value::Text(&values))];
        vec![say(speech, "pack-option", &values)]
    });
    let list: Vec<String> = seats.into_iter().chain(options).collect();
    if list.is_empty() {
        return about;
    }
    let list = list.join(", ");
    say(speech, "pack-adds", &[("about", Value::Text(&about)), ("list", Value::Text(&list))])
}

/// A name with a capital at its beginning.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The next or previous index, cyclically.
fn turn(now: usize, all: usize, onward: bool) -> usize {
    let all = all.max(1);
    (now + if onward { 1 } else { all - 1 }) % all
}

/// Adds a word to a list, or removes it.
fn flip(list: &mut Vec<String>, word: &str) {
    let before = list.len();
    list.retain(|one| one != word);
    if list.len() == before {
        list.push(word.to_owned());
    }
}
