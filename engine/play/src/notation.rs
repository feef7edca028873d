//! Reads the `.play` notation. No input makes it panic, and every line that cannot be used is
//! reported.
//!
//! ```
//! use std::rc::Rc;
//!
//! use diag::Source;
//! use play::{Rules, example::Pig, notation};
//!
//! let text = "game pig  seats 2
//! given B.points = 17
//! play
//!   A throw
//!   * roll 1       # the turn is over
//!   B throw
//!   * roll 4
//!   B hold
//! ";
//! let (record, findings) = notation::parse(&Source::new("pig.play", text));
//! assert!(findings.is_empty());
//! let (table, findings) = play::resume(Rc::new(Pig), &record);
//! assert!(findings.is_empty());
//! let end = Pig.outcome(table.expect("the head makes a table").state()).expect("B has won");
//! assert_eq!(end.points, [0, 21]);
//!
//! let (_, findings) = notation::parse(&Source::new("bad.play", "seats 2\nplay\nA throw\n"));
//! assert_eq!(findings[0].place.to_string(), "bad.play:3:1");
//! ```

use std::ops::Range;

use diag::{Diagnostic, Source};
use pest::Parser;
use pest::iterators::Pair;

use crate::codes;
use crate::record::{
    Actor, Compare, Head, HeadEntry, Patch, RULE_KEY, Record, RecordStep, RefusedAnswer, Reply,
    SourcePiece,
};
use crate::seat::Seat;

use grammar::{Notation, Rule};

/// The first words of the parts of a record.
const PARTS: [&str; 6] = ["given", "hides", "play", "ruling", "sees", "then"];

// The derive generates public items without comments.
#[allow(missing_docs)]
mod grammar {
    #[derive(pest_derive::Parser)]
    #[grammar = "play.pest"]
    pub struct Notation;
}

/// The value of a key in the head of a record, if the head contains it.
///
/// This is the rest of the first line that begins with the key and comes before the first part.
/// Nothing else is parsed, so no errors are reported.
///
/// ```
/// let text = "game pig\npacks pig more\nplay\n  A throw\n";
/// assert_eq!(play::notation::in_head(text, "packs"), Some("pig more"));
/// assert_eq!(play::notation::in_head(text, "A"), None);
/// ```
pub fn in_head<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let words = text.lines().map(|line| line.split_once(char::is_whitespace).unwrap_or((line, "")));
    let mut head = words.take_while(|(word, _)| !PARTS.contains(word));
    head.find_map(|(word, value)| (word == name).then(|| value.trim()))
}

/// Reads a file that may hold several rulings. Everything before the first `ruling` line belongs to
/// all of them. A file without such a line is one record.
pub fn parse_all(source: &Source) -> (Vec<Record>, Vec<Diagnostic>) {
    let mut reader = NotationReader::new(source);
    match Notation::parse(Rule::file, source.text()) {
        Ok(mut pairs) => {
            for line in pairs.next().map(Pair::into_inner).into_iter().flatten() {
                reader.line(&line);
            }
        }
        Err(error) => {
            let at = match error.location {
                pest::error::InputLocation::Pos(at) => at..at,
                pest::error::InputLocation::Span((start, end)) => start..end,
            };
            reader.blame(codes::BAD_LINE, "this is not a record", at);
        }
    }
    reader.done()
}

/// Reads a record, such as a saved game.
pub fn parse(source: &Source) -> (Record, Vec<Diagnostic>) {
    let (mut records, mut findings) = parse_all(source);
    if let Some(title) = records.get(1).and_then(|second| second.title.clone()) {
        let message = "a second ruling in a file for one game";
        findings.push(Diagnostic::error(codes::SEVERAL_RECORDS, message, source.place(title.span)));
    }
    (records.swap_remove(0), findings)
}

/// Drops an unfinished last line of a saved game: one that ends neither with a line break nor with
/// the hash of an answer.
pub fn untorn(bytes: &[u8]) -> &[u8] {
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let last = bytes[whole..].trim_ascii();
    let is_hash = |word: &[u8]| {
        word.len() == 9 && word[0] == b'@' && word[1..].iter().all(u8::is_ascii_hexdigit)
    };
    let is_whole = last.rsplit(|byte| *byte == b' ').next().is_some_and(is_hash);
    if whole == bytes.len() || is_whole { bytes } else { &bytes[..whole] }
}

/// Makes a source from the bytes of a file. Invalid UTF-8 is reported and replaced.
pub fn decode(path: &str, bytes: &[u8]) -> (Source, Vec<Diagnostic>) {
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return (Source::new(path, text), Vec::new()),
        Err(error) => error,
    };
    let source = Source::new(path, String::from_utf8_lossy(bytes));
    let utf16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let bad = |place| Diagnostic::error(diag::codes::NOT_UTF8, "the file is not UTF-8 text", place);
    let found = if utf16 {
        bad(source.top()).help("it looks like UTF-16: save it as UTF-8")
    } else {
        bad(source.place(error.valid_up_to()..error.valid_up_to() + 3))
    };
    (source, vec![found])
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum NotationPart {
    Head,
    Given,
    Play,
    Then,
}

struct NotationReader<'a> {
    source: &'a Source,
    /// The part of the file that belongs to all rulings.
    base: Option<Record>,
    records: Vec<Record>,
    now: Record,
    part: NotationPart,
    played: bool,
    /// The bytes of a `given`, `then`, `sees` or `hides` that has not been followed by `path =
    /// value`.
    bare: Option<Range<usize>>,
    findings: Vec<Diagnostic>,
}

impl<'a> NotationReader<'a> {
    fn new(source: &'a Source) -> Self {
        let now = Record { source: source.clone(), ..Record::new(Head::default()) };
        let (records, findings) = (Vec::new(), Vec::new());
        let (part, played, bare) = (NotationPart::Head, false, None);
        Self { source, base: None, records, now, part, played, bare, findings }
    }

    fn done(mut self) -> (Vec<Record>, Vec<Diagnostic>) {
        self.blame_bare();
        self.records.push(self.now);
        (self.records, self.findings)
    }

    fn blame(&mut self, code: diag::Code, message: impl Into<String>, span: Range<usize>) {
        self.findings.push(Diagnostic::error(code, message, self.source.place(span)));
    }

    /// Reports such a line once no `path = value` can follow it.
    fn blame_bare(&mut self) {
        if let Some(span) = self.bare.take() {
            let word = self.source.text().get(span.clone()).unwrap_or_default().to_owned();
            self.blame(codes::BAD_LINE, format!("expected `path = value` after `{word}`"), span);
        }
    }

    fn line(&mut self, line: &Pair<'_, Rule>) {
        match line.as_rule() {
            Rule::blank | Rule::EOI => return,
            Rule::more => self.bare = None,
            Rule::given | Rule::then | Rule::sees | Rule::hides => {
                self.blame_bare();
                self.bare = patches(line).next().is_none().then(|| trimmed(line));
            }
            _ => self.blame_bare(),
        }
        match line.as_rule() {
            Rule::ruling => self.ruling(line),
            Rule::head => self.head(line),
            Rule::given => self.given(line),
            Rule::play => self.play(line),
            Rule::then => self.hold(RecordStep::Then(patches(line).collect())),
            Rule::sees => {
                let looks = self.plain(line);
                self.hold(RecordStep::Sees(looks));
            }
            Rule::hides => {
                let looks = self.plain(line);
                self.hold(RecordStep::Hides(looks));
            }
            Rule::more => self.more(line),
            Rule::refused => self.refused(line),
            Rule::lesson => self.lesson(line),
            Rule::other => self.other(line),
            Rule::answer => self.answer(line),
            Rule::event => self.event(line),
            Rule::bad => self.bad(line),
            _ => {}
        }
    }

    fn ruling(&mut self, line: &Pair<'_, Rule>) {
        let text = child(line, Rule::text).map_or_else(SourcePiece::default, |text| piece(&text));
        let title = SourcePiece { span: trimmed(line), ..text };
        let first = self.base.is_none() && self.now.steps.is_empty();
        let shared = || Record { steps: Vec::new(), ..self.now.clone() };
        let base = self.base.take().unwrap_or_else(shared);
        let ruling = Record { title: Some(title), ..base.clone() };
        let ended = std::mem::replace(&mut self.now, ruling);
        if !first {
            self.records.push(ended);
        }
        self.base = Some(base);
        self.part = NotationPart::Head;
        self.played = false;
    }

    fn head(&mut self, line: &Pair<'_, Rule>) {
        if self.part != NotationPart::Head {
            let message = "a line of the head after the end of the head";
            self.blame(codes::MISPLACED_LINE, message, trimmed(line));
            let word = line.as_str().split_whitespace().next().unwrap_or_default();
            let otherwise = "answers are indented: `  A …`, `  * …`";
            if let Some(last) = self.findings.pop() {
                self.findings.push(last.did_you_mean(word, PARTS, ["`", "`"], otherwise));
            }
            return;
        }
        for entry in line.clone().into_inner().filter(|pair| pair.as_rule() == Rule::entry) {
            let text = |rule| {
                child(&entry, rule).map_or_else(String::new, |pair| pair.as_str().to_owned())
            };
            let read =
                HeadEntry { key: text(Rule::key), value: text(Rule::text), span: trimmed(&entry) };
            self.add_entry(read);
        }
    }

    fn add_entry(&mut self, entry: HeadEntry) {
        if entry.key == RULE_KEY.0 {
            return self.add_rules(&entry);
        }
        // A ruling may override an entry of the head of its file.
        let inherited = self.base.as_ref().and_then(|base| base.head.get(&entry.key));
        if inherited.is_some_and(|old| self.now.head.get(&entry.key) == Some(old)) {
            self.now.head.replace(entry);
            return;
        }
        if let Err(HeadEntry { key, span, .. }) = self.now.head.add(entry) {
            self.blame(codes::REPEATED_KEY, format!("duplicate key `{key}`"), span);
        }
    }

    /// Adds the cited paragraphs. A ruling cites its own paragraphs and those of its file.
    fn add_rules(&mut self, entry: &HeadEntry) {
        let start = entry.span.end - entry.value.len();
        let mut at = start;
        for id in entry.value.split(' ').filter(|id| !id.is_empty()) {
            self.now.rules.push(SourcePiece { text: id.to_owned(), span: at..at + id.len() });
            at += id.len() + 1;
        }
        if at == start {
            let message = "expected ids of paragraphs of the rulebook after `rule`";
            self.blame(codes::BAD_LINE, message, entry.span.clone());
        }
    }

    fn given(&mut self, line: &Pair<'_, Rule>) {
        if self.part == NotationPart::Play || self.part == NotationPart::Then {
            let message = "`given` must come before `play`";
            return self.blame(codes::MISPLACED_LINE, message, trimmed(line));
        }
        self.part = NotationPart::Given;
        for patch in self.plain(line) {
            self.give(patch);
        }
    }

    /// Adds a `given` line. A ruling may override those of its file, but gives each thing only
    /// once.
    fn give(&mut self, patch: Patch) {
        let inherited = self.base.as_ref().map_or(&[][..], |base| &base.given);
        match self.now.given.iter_mut().find(|old| old.path == patch.path) {
            None => self.now.given.push(patch),
            Some(old) if inherited.contains(old) => *old = patch,
            Some(_) => {
                let message = format!("`{}` is given twice", patch.path);
                self.blame(codes::REPEATED_KEY, message, patch.span);
            }
        }
    }

    /// Patches of a line on which `has` and `lacks` are not allowed.
    fn plain(&mut self, line: &Pair<'_, Rule>) -> Vec<Patch> {
        let (plain, others): (Vec<_>, Vec<_>) =
            patches(line).partition(|patch| patch.compare == Compare::Is);
        for patch in others {
            let message = format!("`{}` is only allowed after `then`", patch.compare);
            self.blame(codes::MISPLACED_LINE, message, patch.span);
        }
        plain
    }

    fn play(&mut self, line: &Pair<'_, Rule>) {
        if self.played {
            return self.blame(codes::MISPLACED_LINE, "duplicate `play`", trimmed(line));
        }
        self.played = true;
        self.part = NotationPart::Play;
    }

    fn hold(&mut self, step: RecordStep) {
        self.part = NotationPart::Then;
        self.now.steps.push(step);
    }

    fn more(&mut self, line: &Pair<'_, Rule>) {
        match (self.part, self.now.steps.last()) {
            (NotationPart::Given, _) => self.given(line),
            (NotationPart::Then, Some(RecordStep::Then(_))) => {
                let all = patches(line).collect();
                self.hold_more(all);
            }
            (NotationPart::Then, Some(RecordStep::Sees(_) | RecordStep::Hides(_))) => {
                let all = self.plain(line);
                self.hold_more(all);
            }
            (
                NotationPart::Then,
                Some(RecordStep::Reply(_) | RecordStep::Refused(_) | RecordStep::Lesson(_)) | None,
            )
            | (NotationPart::Head | NotationPart::Play, _) => {
                let message = "`path = value` must follow `given`, `then`, `sees` or `hides`";
                self.blame(codes::MISPLACED_LINE, message, trimmed(line));
            }
        }
    }

    /// Adds expectations to the last step.
    fn hold_more(&mut self, more: Vec<Patch>) {
        if let Some(all) = last_then(&mut self.now.steps) {
            all.extend(more);
        }
    }

    fn answer(&mut self, line: &Pair<'_, Rule>) {
        if !self.played {
            let message = "an answer before `play`";
            return self.blame(codes::MISPLACED_LINE, message, trimmed(line));
        }
        let Some((actor, choice)) = answered(line) else { return };
        let hash =
            child(line, Rule::hash).and_then(|hash| u32::from_str_radix(hash.as_str(), 16).ok());
        let span = trimmed(line);
        self.part = NotationPart::Play;
        self.now.steps.push(RecordStep::Reply(Reply {
            actor,
            choice,
            hash,
            others: Vec::new(),
            events: Vec::new(),
            comments: Vec::new(),
            span,
        }));
    }

    fn refused(&mut self, line: &Pair<'_, Rule>) {
        if !self.played {
            let message = "an answer before `play`";
            return self.blame(codes::MISPLACED_LINE, message, trimmed(line));
        }
        let Some((actor, choice)) = answered(line) else { return };
        let reason =
            child(line, Rule::reason).map_or_else(SourcePiece::default, |word| piece(&word));
        self.part = NotationPart::Play;
        let span = trimmed(line);
        self.now.steps.push(RecordStep::Refused(RefusedAnswer { reason, actor, choice, span }));
    }

    /// Adds a lesson, shown before the next answer of a tutorial.
    fn lesson(&mut self, line: &Pair<'_, Rule>) {
        if !self.played {
            let message = "a lesson before `play`";
            return self.blame(codes::MISPLACED_LINE, message, trimmed(line));
        }
        let id = child(line, Rule::id).map_or_else(SourcePiece::default, |id| piece(&id));
        self.part = NotationPart::Play;
        self.now.steps.push(RecordStep::Lesson(id));
    }

    /// Adds an answer that is accepted as well as the one above it.
    fn other(&mut self, line: &Pair<'_, Rule>) {
        let choice =
            child(line, Rule::choice).map_or_else(SourcePiece::default, |choice| piece(&choice));
        match last_reply(&mut self.now.steps) {
            Some(reply) => reply.others.push(choice),
            None => {
                let message = "`or` must follow the answer that it is an alternative to";
                self.blame(codes::MISPLACED_LINE, message, trimmed(line));
            }
        }
    }

    fn event(&mut self, line: &Pair<'_, Rule>) {
        let text = child(line, Rule::told).map_or_else(SourcePiece::default, |told| piece(&told));
        let told = SourcePiece { span: trimmed(line), ..text };
        match last_reply(&mut self.now.steps) {
            Some(reply) => reply.events.push(told),
            None => {
                let message = "an event must follow its answer";
                self.blame(codes::MISPLACED_LINE, message, told.span);
            }
        }
    }

    fn bad(&mut self, line: &Pair<'_, Rule>) {
        let text = line.as_str().trim();
        let message = match text.split_whitespace().next() {
            Some("given" | "then" | "sees" | "hides") => {
                "expected `path = value`, or after `then` also `path has value`, `path lacks value`"
            }
            Some(word) if word.starts_with("refused") => {
                "expected `  refused: A …`, indented like an answer"
            }
            Some("lesson") => {
                "expected `  lesson id`: the id of one message, indented like an answer"
            }
            Some("or") => "expected `    or …`, indented: another accepted answer",
            Some("play") => "`play` must be alone on its line",
            _ if text.contains('@') => {
                "expected eight hexadecimal digits after `@`, and nothing else"
            }
            _ if self.part == NotationPart::Head => "expected a line of the head: `key value`",
            _ => "expected an answer: `  A …` or `  * …`",
        };
        self.blame(codes::BAD_LINE, message, trimmed(line));
    }
}

/// The expectations of the last step, if that is not an answer.
fn last_then(steps: &mut [RecordStep]) -> Option<&mut Vec<Patch>> {
    match steps.last_mut()? {
        RecordStep::Then(all) | RecordStep::Sees(all) | RecordStep::Hides(all) => Some(all),
        RecordStep::Reply(_) | RecordStep::Refused(_) | RecordStep::Lesson(_) => None,
    }
}

/// The last step, if it is an answer.
fn last_reply(steps: &mut [RecordStep]) -> Option<&mut Reply> {
    match steps.last_mut()? {
        RecordStep::Reply(reply) => Some(reply),
        RecordStep::Refused(_)
        | RecordStep::Lesson(_)
        | RecordStep::Then(_)
        | RecordStep::Sees(_)
        | RecordStep::Hides(_) => None,
    }
}

/// The actor and the answer on a line.
fn answered(line: &Pair<'_, Rule>) -> Option<(Actor, SourcePiece)> {
    let actor = match child(line, Rule::actor)?.as_str().bytes().next() {
        Some(letter @ b'A'..=b'Z') => Actor::Seat(Seat(letter - b'A')),
        _ => Actor::Chance,
    };
    Some((actor, piece(&child(line, Rule::choice)?)))
}

fn child<'a>(pair: &Pair<'a, Rule>, rule: Rule) -> Option<Pair<'a, Rule>> {
    pair.clone().into_inner().find(|inner| inner.as_rule() == rule)
}

fn piece(pair: &Pair<'_, Rule>) -> SourcePiece {
    let words: Vec<_> = pair.as_str().split([' ', '\t']).filter(|word| !word.is_empty()).collect();
    SourcePiece { text: words.join(" "), span: pair.as_span().start()..pair.as_span().end() }
}

fn patches<'a>(line: &Pair<'a, Rule>) -> impl Iterator<Item = Patch> + use<'a> {
    let all = line.clone().into_inner().filter(|pair| pair.as_rule() == Rule::patch);
    all.filter_map(|pair| {
        let path = child(&pair, Rule::path)?.as_str().to_owned();
        let compare = if child(&pair, Rule::has).is_some() {
            Compare::Has
        } else if child(&pair, Rule::lacks).is_some() {
            Compare::Lacks
        } else {
            Compare::Is
        };
        let value = piece(&child(&pair, Rule::value)?);
        Some(Patch { path, compare, value, span: trimmed(&pair) })
    })
}

/// The bytes of the content of a line, without indentation and comment.
fn trimmed(pair: &Pair<'_, Rule>) -> Range<usize> {
    let (start, text) = (pair.as_span().start(), pair.as_str());
    let inner = pair.clone().into_inner().filter(|inner| inner.as_rule() != Rule::EOI);
    let length = text.trim_end().len();
    let end = inner.last().map_or(length, |last| last.as_span().end() - start).max(length.min(1));
    let lead = text.len() - text.trim_start().len();
    start + lead.min(end)..start + end
}
