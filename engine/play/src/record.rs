//! Records: the set-up, changes and answers of a game. A saved game, a replay, a ruling and a bug
//! report are all records. [`crate::notation`] reads them.

use std::fmt::{self, Write as _};
use std::ops::Range;

use diag::{Diagnostic, Place, Source};

use crate::codes;
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// Who answers: a seat, or chance, which records write as the player `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A seat.
    Seat(Seat),
    /// Chance.
    Chance,
}

impl fmt::Display for Actor {
    /// `A` or `*`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Chance => f.write_str("*"),
        }
    }
}

/// A piece of a record's text with its position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourcePiece {
    /// The text, with single spaces between its words.
    pub text: String,
    /// Its bytes in the source.
    pub span: Range<usize>,
}

impl SourcePiece {
    /// A text without a position in a source.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), span: 0..0 }
    }
}

/// One line of the head: a key and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadEntry {
    /// The key, such as `seats`.
    pub key: String,
    /// The rest of the entry, possibly empty.
    pub value: String,
    /// Its bytes in the source.
    pub span: Range<usize>,
}

impl HeadEntry {
    /// Whether one head cannot contain both entries: they have one key, and also one seat if the
    /// key is repeated per seat.
    fn is_like(&self, other: &Self) -> bool {
        let seat = |entry: &Self| entry.value.split(' ').next().map(str::to_owned);
        self.key == other.key && (!once_a_seat(&self.key) || seat(self) == seat(other))
    }
}

/// Keys of the head that are not options of a game, with their meanings.
pub const PLAIN_KEYS: [(&str, &str); 6] = [
    ("game", "The id of the game."),
    ("packs", "The packs in play, if there are others than the built-in ones."),
    ("seats", "The number of players."),
    ("seed", "The number that decides the answers of chance; 0 if it is missing."),
    ("lock", "Saved games: the hash of the cards, without their comments and layout."),
    ("seal", "Saved games: the hash of the other lines of the head. It shows changes by hand."),
];
/// Keys of the head that have no effect on the rules, with their meanings. `name`, `gender` and
/// `played` are repeated per seat.
pub const FREE_KEYS: [(&str, &str); 8] = [
    ("name", "The name of a player: `name A Anna`."),
    ("gender", "The grammatical gender in sentences about a player, `f` or `m`: `gender A f`."),
    ("played", "The bot that plays for a seat: `played B greedy`."),
    ("title", "The title of the game."),
    ("tutorial", "Saved games: the tutorial that continues: `tutorial base/first`."),
    ("lang", "The language of the game."),
    ("changed", "Saved games: the file (`by-hand`) or its `packs` changed, and play continued."),
    ("note", "Anything else."),
];
/// The key with which a ruling or a whole file cites paragraphs of the rulebook, and its meaning.
pub const RULE_KEY: (&str, &str) =
    ("rule", "The ids of the paragraphs of the rulebook that the file, or this ruling, is about.");

/// The head of a record: its entries in order of appearance. A key occurs once, or once per seat.
///
/// ```
/// use play::record::Head;
/// use play::{Seat, Setup};
///
/// let mut head = Head::of("pig", &Setup::seats(2), 42);
/// head.set("name", "A Anna  Maria");
/// assert_eq!(head.value("seed"), "42");
/// assert_eq!(head.of_seat("name", Seat(0)), Some("Anna Maria"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head(Vec<HeadEntry>);

impl Head {
    /// All entries in order of appearance.
    pub fn entries(&self) -> &[HeadEntry] {
        &self.0
    }

    /// The first entry with a key.
    pub fn get(&self, key: &str) -> Option<&HeadEntry> {
        self.0.iter().find(|entry| entry.key == key)
    }

    /// The value of the first entry with a key, or an empty string.
    pub fn value(&self, key: &str) -> &str {
        self.get(key).map_or("", |entry| &entry.value)
    }

    /// The value of `name A …` or `played A …` for a seat.
    pub fn of_seat(&self, key: &str, seat: Seat) -> Option<&str> {
        let letter = seat.to_string();
        let mut values = self.0.iter().filter(|entry| entry.key == key);
        values.find_map(|entry| entry.value.strip_prefix(&letter)?.strip_prefix(' '))
    }

    /// Removes the entries with a key.
    pub fn remove(&mut self, key: &str) {
        self.0.retain(|entry| entry.key != key);
    }

    /// Sets an entry. It replaces the one with the same key (and seat, if the key is repeated per
    /// seat). White space is reduced to single spaces.
    pub fn set(&mut self, key: &str, value: &str) {
        let words = value.split_whitespace().map(|word| word.trim_start_matches('#'));
        let value = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let entry = HeadEntry { key: key.to_owned(), value, span: 0..0 };
        match self.0.iter_mut().find(|old| old.is_like(&entry)) {
            Some(old) => old.value = entry.value,
            None => self.0.push(entry),
        }
    }

    /// Adds an entry, or returns it as the error if the head already has such an entry.
    pub(crate) fn add(&mut self, entry: HeadEntry) -> Result<(), HeadEntry> {
        if self.0.iter().any(|old| old.is_like(&entry)) {
            return Err(entry);
        }
        self.0.push(entry);
        Ok(())
    }

    /// Replaces the first entry with the same key.
    pub(crate) fn replace(&mut self, entry: HeadEntry) {
        if let Some(old) = self.0.iter_mut().find(|old| old.key == entry.key) {
            *old = entry;
        }
    }

    /// The table that the head describes: its seats and the game's options.
    pub fn setup(&self, source: &Source) -> Result<Setup, Box<Diagnostic>> {
        let Some(entry) = self.get("seats") else {
            let missing =
                Diagnostic::error(codes::MISSING_SEATS, "the head has no `seats`", source.top());
            return Err(Box::new(missing.help("add a line such as `seats 2`")));
        };
        let Ok(seats) = entry.value.parse() else {
            let place = source.place(entry.span.clone());
            let message = format!("“{}” is not a number of seats", entry.value);
            return Err(Box::new(Diagnostic::error(codes::BAD_SEATS, message, place)));
        };
        let mut setup = Setup::seats(seats);
        for entry in self.0.iter().filter(|entry| is_option(&entry.key)) {
            setup.options.insert(entry.key.clone(), entry.value.replace(' ', ","));
        }
        Ok(setup)
    }

    /// The seed, or 0 without an entry.
    pub fn seed(&self, source: &Source) -> Result<u64, Box<Diagnostic>> {
        let Some(entry) = self.get("seed") else { return Ok(0) };
        entry.value.parse().map_err(|_| {
            let message = format!("“{}” is not a seed: a seed is a whole number", entry.value);
            Box::new(Diagnostic::error(codes::BAD_SEED, message, source.place(entry.span.clone())))
        })
    }

    /// The line of the head that causes a set-up error, as a finding.
    pub fn blame(&self, source: &Source, error: &SetupError) -> Diagnostic {
        let key = match error {
            SetupError::Seats { .. } => "seats",
            SetupError::UnknownOption { name, .. } | SetupError::UnknownValue { name, .. } => name,
            SetupError::Content { .. } | SetupError::Excess { .. } => "game",
        };
        let place = self.place(source, key);
        let found = Diagnostic::error(codes::BAD_SETUP, error.to_string(), place);
        let (asked, expected) = match error {
            SetupError::UnknownOption { name, expected } => (name, expected),
            SetupError::UnknownValue { value, expected, .. } => (value, expected),
            _ => return found,
        };
        let expected = expected.iter().map(String::as_str);
        if diag::nearest(asked, expected.clone()).is_none() {
            return found;
        }
        found.did_you_mean(asked, expected, ["`", "`"], "")
    }

    /// The place of an entry, or the top of the file.
    pub fn place(&self, source: &Source, key: &str) -> Place {
        self.get(key).map_or_else(|| source.top(), |entry| source.place(entry.span.clone()))
    }

    /// The head of a new table.
    pub fn of(game: &str, setup: &Setup, seed: u64) -> Self {
        let mut head = Self::default();
        head.set("game", game);
        head.set("seats", &setup.seats.to_string());
        for (key, value) in &setup.options {
            head.set(key, &value.replace(',', " "));
        }
        head.set("seed", &seed.to_string());
        head
    }

    /// The entries in the order in which they are written.
    pub(crate) fn sorted(&self) -> Vec<&HeadEntry> {
        let rank = |entry: &&HeadEntry| match entry.key.as_str() {
            "game" => 0,
            "packs" => 1,
            "seats" => 2,
            "seed" => 4,
            "lock" => 5,
            "seal" => 7,
            key if is_one_of(&FREE_KEYS, key) => 6,
            _ => 3,
        };
        let mut entries: Vec<_> = self.0.iter().collect();
        entries.sort_by(|a, b| {
            let name = |entry: &&HeadEntry| (rank(entry) == 3).then(|| entry.key.clone());
            rank(a).cmp(&rank(b)).then_with(|| name(a).cmp(&name(b)))
        });
        entries
    }
}

fn once_a_seat(key: &str) -> bool {
    matches!(key, "name" | "gender" | "played")
}

fn is_option(key: &str) -> bool {
    !is_one_of(&PLAIN_KEYS, key) && !is_one_of(&FREE_KEYS, key)
}

fn is_one_of(keys: &[(&str, &str)], key: &str) -> bool {
    keys.iter().any(|(known, _)| *known == key)
}

/// How an actual value is compared with a written one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// The values are equal.
    Is,
    /// The list contains all of these.
    Has,
    /// The list contains none of these.
    Lacks,
}

impl fmt::Display for Compare {
    /// As in the notation: `=`, `has`, `lacks`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Is => "=",
            Self::Has => "has",
            Self::Lacks => "lacks",
        })
    }
}

/// `path = value`: a change before the first answer, or an expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// The path of the field.
    pub path: String,
    /// The comparison; for a change always [`Compare::Is`].
    pub compare: Compare,
    /// The value as written.
    pub value: SourcePiece,
    /// The bytes of the whole patch in the source.
    pub span: Range<usize>,
}

/// One answer, with the state and the events that followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Who answered.
    pub actor: Actor,
    /// The choice, as printed.
    pub choice: SourcePiece,
    /// Other accepted answers, in a tutorial.
    pub others: Vec<SourcePiece>,
    /// The short hash of the state afterwards.
    pub hash: Option<u32>,
    /// The events shown, as printed. A line `>` without an event means that none was shown.
    pub events: Vec<SourcePiece>,
    /// Comments written below the answer. They are not read back.
    pub comments: Vec<String>,
    /// The bytes of the answer's line in the source, without its indentation and comment.
    pub span: Range<usize>,
}

impl Reply {
    /// An answer without a position in a source, and without expectations.
    pub fn new(actor: Actor, choice: &str) -> Self {
        Self {
            actor,
            choice: SourcePiece::new(choice),
            others: Vec::new(),
            hash: None,
            events: Vec::new(),
            comments: Vec::new(),
            span: 0..0,
        }
    }
}

impl Patch {
    /// The bytes of the path in the source.
    pub fn path_span(&self) -> Range<usize> {
        self.span.start..self.span.start + self.path.len()
    }
}

/// `refused: A buy lantern`: an answer that must not be accepted here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedAnswer {
    /// The code of the expected finding. Empty if the answer is simply not on offer.
    pub reason: SourcePiece,
    /// Who would answer.
    pub actor: Actor,
    /// The choice as it prints, or its first words.
    pub choice: SourcePiece,
    /// The bytes of the line in the source, without its indentation and comment.
    pub span: Range<usize>,
}

/// A step after `play`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordStep {
    /// An answer.
    Reply(Reply),
    /// An answer that must not be accepted here.
    Refused(RefusedAnswer),
    /// A lesson before the next answer: the id of a message.
    Lesson(SourcePiece),
    /// Expectations about the state.
    Then(Vec<Patch>),
    /// Expectations about what an eye is shown.
    Sees(Vec<Patch>),
    /// Expectations about what an eye is not shown.
    Hides(Vec<Patch>),
}

/// A record: head, changes and steps.
///
/// ```
/// use diag::Source;
/// use play::notation;
///
/// let text = "game pig\nseats 2\nseed 42\nplay\n  A throw\n  * roll 5\n";
/// let (record, findings) = notation::parse(&Source::new("pig.play", text));
/// assert!(findings.is_empty());
/// assert_eq!(record.head.value("seats"), "2");
/// let choices: Vec<_> = record.replies().map(|reply| reply.choice.text.as_str()).collect();
/// assert_eq!(choices, ["throw", "roll 5"]);
/// assert_eq!(record.write(), text);
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// The text it was read from.
    pub source: Source,
    /// The text after `ruling`, in a file with several rulings.
    pub title: Option<SourcePiece>,
    /// The table: game, seats, options, seed.
    pub head: Head,
    /// The ids of the cited paragraphs of the rulebook.
    pub rules: Vec<SourcePiece>,
    /// Changes of the new table before the first answer.
    pub given: Vec<Patch>,
    /// The answers, lessons and expectations in order.
    pub steps: Vec<RecordStep>,
}

impl Record {
    /// A record without steps.
    pub fn new(head: Head) -> Self {
        let source = Source::new("", "");
        let (rules, given, steps) = (Vec::new(), Vec::new(), Vec::new());
        Self { source, title: None, head, rules, given, steps }
    }

    /// The answers in order.
    pub fn replies(&self) -> impl Iterator<Item = &Reply> {
        self.steps.iter().filter_map(|step| match step {
            RecordStep::Reply(reply) => Some(reply),
            RecordStep::Refused(_)
            | RecordStep::Lesson(_)
            | RecordStep::Then(_)
            | RecordStep::Sees(_)
            | RecordStep::Hides(_) => None,
        })
    }

    /// Writes the record. Equal records give equal bytes, and reading them gives the same record
    /// without its comments.
    pub fn write(&self) -> String {
        let mut text = String::new();
        if let Some(title) = &self.title {
            let _ = writeln!(text, "{}", format!("ruling {}", title.text).trim_end());
        }
        for entry in self.head.sorted() {
            let _ = writeln!(text, "{}", format!("{} {}", entry.key, entry.value).trim_end());
        }
        if !self.rules.is_empty() {
            let ids: Vec<_> = self.rules.iter().map(|id| id.text.as_str()).collect();
            let _ = writeln!(text, "{} {}", RULE_KEY.0, ids.join(" "));
        }
        write_all(&mut text, "given", &self.given);
        text.push_str("play\n");
        for step in &self.steps {
            write_step(&mut text, step);
        }
        text
    }
}

fn write_step(text: &mut String, step: &RecordStep) {
    match step {
        RecordStep::Reply(reply) => {
            let _ = write!(text, "  {} {}", reply.actor, reply.choice.text);
            if let Some(hash) = reply.hash {
                let _ = write!(text, " @{hash:08x}");
            }
            text.push('\n');
            for other in &reply.others {
                let _ = writeln!(text, "    or {}", other.text);
            }
            for event in &reply.events {
                let _ = writeln!(text, "{}", format!("    > {}", event.text).trim_end());
            }
            for comment in &reply.comments {
                let _ = writeln!(text, "    # {comment}");
            }
        }
        RecordStep::Refused(RefusedAnswer { reason, actor, choice, .. }) => {
            let word = format!("refused {}", reason.text);
            let _ = writeln!(text, "  {}: {actor} {}", word.trim_end(), choice.text);
        }
        RecordStep::Lesson(id) => {
            let _ = writeln!(text, "  lesson {}", id.text);
        }
        RecordStep::Then(all) => write_all(text, "then", all),
        RecordStep::Sees(all) => write_all(text, "sees", all),
        RecordStep::Hides(all) => write_all(text, "hides", all),
    }
}

fn write_all(text: &mut String, word: &str, all: &[Patch]) {
    for Patch { path, compare, value, .. } in all {
        let _ = writeln!(text, "{word} {path} {compare} {}", value.text);
    }
}
