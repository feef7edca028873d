//! What a player says is done.

use std::cmp::Reverse;
use std::io;
use std::path::PathBuf;

use desk::SPACE;
use desk::files::{self, Claim};
use play::panel::Role;
use play::{Eye, Promise, Seat, Share};
use text::{Value, Voice, fold, with_digits};

use crate::book::{Book, joined};
use crate::briefing::Whose;
use crate::command::{COMMANDS, Command, Typed, nearest_command, parse};
use crate::fault::FaultReport;
use crate::index::{Index, helped};
use crate::input::Input;
use crate::matching::{Found, find_shown, nearest};
use crate::notice::{Notice, Page, Reason, Weight};
use crate::players::called;
use crate::score;
use crate::sitting::{Change, LOG, Sitting};

/// So many offers are weighed aloud.
const HINTS: usize = 5;
/// So many reasons are told of each.
const REASONS: usize = 5;
/// A reason is worth so many thousandths of a point at least: what is told with one digit.
const TOLD: i64 = 50;
/// Up to so many things of one name are all explained.
const NAMESAKES: usize = 3;
/// So many faults are told at once.
const FAULTS: usize = 3;
/// Queries have so many letters at most.
const LETTERS: usize = 2;
/// Stands for a suggestion that there is not.
pub(crate) const NOTHING: &str = "none";

impl Sitting<'_> {
    /// Does what the asked player says.
    pub(crate) fn obey(&mut self, seat: Seat, input: Input) -> Change {
        let which = self.which.take();
        match input {
            Input::Offer { offer } => return self.choose(seat, offer),
            Input::Words { words } => {
                return match self.meant(seat, &words, which) {
                    Some(input) => self.obey(seat, input),
                    None => Change::Nothing,
                };
            }
            Input::Undo => return self.undo(Eye::Seat(seat)),
            Input::Lang { tag } => return self.language(Eye::Seat(seat), &tag),
            Input::Again => return Change::Again,
            Input::Quit => return Change::Stopped,
            Input::Help { about } if about.is_empty() => self.help(),
            Input::Help { about } => self.explain(&about),
            Input::Board => self.board(seat),
            Input::Sheet { of } => self.sheet(seat, &of),
            Input::Piles => self.piles(seat),
            Input::Log { lines } => self.show_log(seat, &lines),
            Input::Score => {
                let scores = score::scores(&self.speech.voice(), &*self.table, Eye::Seat(seat));
                self.notices.push(Notice::Score { scores });
                self.look();
            }
            Input::Why { about } if about.is_empty() => self.why(),
            Input::Why { about } => self.tell_why(seat, &about),
            Input::Hint => self.hint(),
            Input::Preview { offer } => self.foretell(offer),
            Input::Detail { detail } => self.change_detail(&detail),
            Input::News { news } => self.change_news(&news),
            Input::Query { query, of } => self.answer(seat, &query, &of),
            Input::Save { file } => self.save(&file),
        }
        Change::Nothing
    }

    /// What typed words mean. If that is not one thing, that is said. After a query that was asked
    /// of nothing in particular, a number says of what, and so does what could be asked of.
    fn meant(&mut self, seat: Seat, words: &str, which: Option<String>) -> Option<Input> {
        let words = words.trim();
        if words.is_empty() {
            return Some(Input::Again);
        }
        if let Some(offer) = numbered(words) {
            return Some(match which {
                Some(query) => {
                    Input::Query { query, of: with_digits(words.trim_end_matches('.')).into() }
                }
                None => Input::Offer { offer },
            });
        }
        let command = parse(&self.speech.voice(), words);
        match command {
            Some(Typed::Whole(input)) => Some(input),
            Some(Typed::Of(input, words)) => {
                numbered(&words).or_else(|| self.offer_meant(seat, &words)).map(input)
            }
            None => self.meant_otherwise(seat, words, which),
        }
    }

    /// What words mean that are no command.
    fn meant_otherwise(&mut self, seat: Seat, words: &str, which: Option<String>) -> Option<Input> {
        if let Some((query, of)) = self.queried(words) {
            return Some(Input::Query { query, of });
        }
        let is_offer = self.is_offer(words);
        if let [query] = self.queried_elsewhere(words).as_slice()
            && !is_offer
        {
            let of = words.split_once(char::is_whitespace).map_or("", |(_, of)| of.trim());
            return Some(Input::Query { query: query.clone(), of: of.to_owned() });
        }
        if let Some(tag) = self.turned_to(words) {
            return Some(Input::Lang { tag });
        }
        if let Some(query) = which.filter(|it| self.told_of(seat, it, words).is_ok()) {
            return Some(Input::Query { query, of: words.to_owned() });
        }
        // One or two letters may be a query in another language, or of another table.
        let first = words.split_whitespace().next().unwrap_or_default();
        if is_letters(first) && !is_offer {
            self.unknown(words);
            return None;
        }
        self.offer_meant(seat, words).map(|offer| Input::Offer { offer })
    }

    /// The language that a line asks for with the word of another language: whoever does not read
    /// this one does not know its word.
    fn turned_to(&self, words: &str) -> Option<String> {
        let (first, tag) = words.split_once(char::is_whitespace)?;
        let (first, tag) = (fold(first), tag.trim());
        if !self.has_language(tag) {
            return None;
        }
        let known = self.speech.tell_everywhere(&[(SPACE, "command-lang".to_owned())]).concat();
        let mut known = known.iter().flat_map(|known| known.split(','));
        known.any(|word| fold(word) == first).then(|| tag.to_owned())
    }

    /// Whether an offer begins with whole words: “no” is one for “No other one”.
    fn is_offer(&self, words: &str) -> bool {
        let (voice, typed) = (self.speech.voice(), fold(words));
        self.table.offers().iter().any(|offer| {
            let said = fold(&voice.say(offer));
            said.strip_prefix(&typed).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        })
    }

    /// The offer that words mean. If that is not one, that is said.
    pub(crate) fn offer_meant(&mut self, seat: Seat, words: &str) -> Option<usize> {
        let voice = self.speech.voice();
        let offers = self.table.offers().iter();
        let offers: Vec<String> = offers.map(|offer| voice.say(offer)).collect();
        // What somebody who looks has told about the table is typed by its signs, also by those who
        // listen.
        let drawn = self.speech.voice().aloud(false);
        let signs = self.wording(&drawn).signs(Eye::Seat(seat));
        drop((voice, drawn));
        let values = [("typed", Value::Text(words))];
        let shows = |offer: usize, word: &str| {
            let names = |sign: &str| fold(sign) == word && !is_letters(word);
            signs.iter().any(|(sign, about)| names(sign) && about.contains(&offer))
        };
        match find_shown(words, &offers, shows) {
            Found::One(offer) => return Some(offer),
            Found::None if words.is_empty() => self.say("which-offer", &[]),
            Found::None => self.unknown(words),
            Found::Several(hits) => {
                let weight = |offer: usize| Weight::new(offer, offers[offer].clone());
                let offers = hits.into_iter().map(weight).collect();
                let text = self.speech.tell("several-offers", &values);
                self.notices.push(Notice::Several { text, offers });
            }
        }
        None
    }

    /// Typed words that are neither an offer nor a command: perhaps one that was mistyped.
    fn unknown(&mut self, words: &str) {
        let near = nearest_command(&self.speech.voice(), &self.commands(), words);
        let typed = ("typed", Value::Text(words));
        match near {
            Some(near) => self.say("no-such-offer-near", &[typed, ("near", Value::Text(&near))]),
            None => self.say("no-such-offer", &[typed]),
        }
    }

    /// The commands that are offered: none for a sheet while nobody has one.
    fn commands(&self) -> Vec<&'static Command> {
        let panels = self.table.picture(Eye::Bystander);
        let mut seats = (0..self.table.seats()).map(|seat| Role::Sheet { seat: Seat(seat) });
        let sheets = seats.any(|role| panels.iter().any(|panel| panel.role == role));
        COMMANDS.iter().filter(|command| sheets || command.name != "sheet").collect()
    }

    /// All commands, and the rules of what is asked now.
    fn help(&mut self) {
        let voice = self.speech.voice();
        let wording = self.wording(&voice);
        let titles: Vec<String> = wording.rules().into_iter().map(|rule| rule.title).collect();
        let list = titles.join(", ");
        let topics = voice.tell(SPACE, "topics", &[("list", Value::Text(&list))]);
        let notice = Notice::Help {
            text: voice.tell(SPACE, "help", &[]),
            commands: self.commands().into_iter().map(|it| helped(&voice, it)).collect(),
            asks: voice.tell(SPACE, "queries", &[]),
            queries: self.queries(),
            topic: wording.topic(),
            topics: (!titles.is_empty()).then_some(topics),
        };
        drop(voice);
        self.notices.push(notice);
    }

    /// A card, a chapter of the rules or a command, by a part of its name; or the cards of an
    /// offer, by its number.
    fn explain(&mut self, word: &str) {
        let notice = match numbered(word).filter(|offer| *offer < self.table.offers().len()) {
            Some(offer) => self.pages_of_offer(offer, word),
            None => self.pages_named(word),
        };
        self.notices.push(notice);
    }

    /// What an offer is about.
    fn pages_of_offer(&self, offer: usize, number: &str) -> Notice {
        let mut pages = self.explained_offer(offer);
        self.tell_deeds(&mut pages);
        if pages.is_empty() {
            let id = "no-card-in-offer";
            let text = self.speech.tell(id, &[("typed", Value::Text(number))]);
            return Notice::Says { id, text };
        }
        Notice::Pages { pages }
    }

    /// What a word names.
    fn pages_named(&self, word: &str) -> Notice {
        let voice = self.speech.voice();
        let book = Book::new(self.opened.cards()).at(self.table.setup());
        let index = Index::new(&voice, book, self.wording(&voice).rules());
        match index.find(word) {
            Found::One(at) => self.pages_of(&index, &[at]),
            // A card and a rule of the same name are both shown.
            Found::Several(hits) if hits.len() <= NAMESAKES => self.pages_of(&index, &hits),
            Found::Several(hits) => {
                let list: Vec<&str> = hits.iter().map(|at| index.name(*at)).collect();
                says(&voice, "several-topics", word, ("list", &list.join(", ")))
            }
            Found::None if numbered(word).is_some() => {
                let count = i64::try_from(self.table.offers().len()).unwrap_or(i64::MAX);
                let id = "no-such-number";
                Notice::Says { id, text: voice.tell(SPACE, id, &[("count", Value::Int(count))]) }
            }
            Found::None => {
                let near = index.near(word).unwrap_or(NOTHING);
                says(&voice, "no-such-topic", word, ("near", near))
            }
        }
    }

    fn pages_of(&self, index: &Index<'_>, hits: &[usize]) -> Notice {
        let mut pages: Vec<Page> = hits.iter().map(|at| index.page(*at)).collect();
        self.tell_deeds(&mut pages);
        Notice::Pages { pages }
    }

    /// The whole picture.
    fn board(&mut self, seat: Seat) {
        if self.speech.is_aloud() {
            return self.say_facts(seat, Whose::All);
        }
        let panels = self.wording(&self.speech.voice()).picture(Eye::Seat(seat));
        self.notices.push(Notice::Panels { panels });
    }

    /// The table in sentences: all of it, or what lies in front of a player.
    fn say_facts(&mut self, seat: Seat, whose: Whose) {
        let eye = Eye::Seat(seat);
        let mut facts = self.facts(eye, whose);
        // Where nobody has a sheet, all there is to tell lies on the table.
        if facts.is_empty() {
            facts = self.facts(eye, Whose::All);
        }
        let said = facts.into_iter().map(|fact| Notice::Says { id: "fact", text: fact.text });
        self.notices.extend(said);
    }

    /// One sheet: one's own when nobody is named.
    fn sheet(&mut self, seat: Seat, name: &str) {
        let whose = match called(&self.speech.voice(), self.table.seats(), name) {
            _ if name.is_empty() => seat,
            Ok(seat) => seat,
            Err(list) => {
                let values = [("typed", Value::Text(name)), ("list", Value::Text(&list))];
                return self.say("no-such-player", &values);
            }
        };
        if self.speech.is_aloud() {
            return self.say_facts(seat, Whose::Sheet(whose));
        }
        let mut panels = self.wording(&self.speech.voice()).picture(Eye::Seat(seat));
        panels.retain(|panel| panel.role == Role::Sheet { seat: whose });
        // Where nobody has a sheet, all there is to see lies on the table.
        if panels.is_empty() {
            return self.board(seat);
        }
        self.notices.push(Notice::Panels { panels });
    }

    /// The piles that lie open.
    fn piles(&mut self, seat: Seat) {
        let piles = self.table.piles(Eye::Seat(seat));
        if piles.is_empty() {
            return self.say("no-piles", &[]);
        }
        let panels = self.wording(&self.speech.voice()).panels(&piles, Eye::Seat(seat));
        self.notices.push(Notice::Panels { panels });
    }

    /// The log: its last lines, as many as are asked for, or all of it.
    fn show_log(&mut self, seat: Seat, lines: &str) {
        let most = match with_digits(lines).parse() {
            Ok(most) => most,
            Err(_) if lines.is_empty() => LOG,
            Err(_) => usize::MAX,
        };
        let told = self.log(0, Eye::Seat(seat), most);
        self.notices.push(Notice::Log { told });
    }

    /// What a careful player would do, and what each offer promises.
    fn hint(&mut self) {
        if self.hinted() {
            return;
        }
        let Some(advice) = self.table.counsel() else { return };
        let voice = self.speech.voice();
        let offers = self.table.offers();
        // Alike is what is told with one number, or lies as near as chance that was not looked through
        // may be out. Of what is alike that comes first which takes least away.
        let mut promises = advice.reasons;
        let top = promises.first().map_or(0, |promise| promise.worth);
        let told = |promise: &Promise| score::stars(&voice, promise.worth);
        let first = promises.first().map(told);
        let is_alike = |promise: &Promise| {
            top - promise.worth < TOLD || first.as_ref() == Some(&told(promise))
        };
        let alike = promises.iter().take_while(|promise| is_alike(promise)).count();
        let reasons: Vec<(usize, Vec<Share>)> = promises
            .iter()
            .map(|promise| (promise.index, self.table.reasons(promise.index)))
            .collect();
        let of = |promise: &Promise| {
            let found = reasons.iter().find(|(index, _)| *index == promise.index);
            found.map_or(&[][..], |(_, reasons)| reasons)
        };
        let taken = |promise: &Promise| {
            of(promise).iter().map(|share| share.worth.min(0)).sum::<i64>() / TOLD
        };
        // What all choices have in common, as it is told, is a reason for none of them.
        let told = |share: &Share| (share.worth < 0, score::stars(&voice, share.worth.abs()));
        let is_common = |share: &Share| {
            let is_so = |other: &Share| other.of == share.of && told(other) == told(share);
            reasons.len() > 1 && reasons.iter().all(|(_, other)| other.iter().any(is_so))
        };
        let weight = |promise: &Promise| {
            let own = of(promise).iter().filter(|share| !is_common(share));
            self.weighed(&voice, *promise, own.cloned().collect())
        };
        promises[..alike.min(HINTS)].sort_by_cached_key(|promise| Reverse(taken(promise)));
        let said = |promise: &Promise| offers.get(promise.index).map(|offer| voice.say(offer));
        let best: Vec<String> = promises.iter().take(alike).filter_map(said).collect();
        let notice = Notice::Hint {
            text: hint_text(&voice, &best),
            weights: promises.iter().take(HINTS).map(weight).collect(),
        };
        drop(voice);
        self.notices.push(notice);
    }

    /// What an offer promises, and why.
    fn weighed(&self, voice: &Voice<'_>, promise: Promise, reasons: Vec<Share>) -> Weight {
        let Promise { index, worth } = promise;
        let reasons = reasons.into_iter().filter(|share| share.worth.abs() >= TOLD);
        let reasons = reasons.take(REASONS);
        let reason = |share: Share| Reason { of: voice.say(&share.of), worth: share.worth };
        let reasons: Vec<Reason> = reasons.map(reason).collect();
        let list = |below: bool| {
            let some = reasons.iter().filter(|reason| (reason.worth < 0) == below);
            let said = some.map(|reason| {
                let points = score::stars(voice, reason.worth.abs());
                let values = [("of", Value::Text(&reason.of)), ("points", Value::Text(&points))];
                voice.tell(SPACE, "hint-reason", &values)
            });
            let joined = |list: String, next: String| {
                let values = [("list", Value::Text(&list)), ("next", Value::Text(&next))];
                voice.tell(SPACE, "told-choice-next", &values)
            };
            said.reduce(joined).unwrap_or_else(|| NOTHING.to_owned())
        };
        let offer = self.table.offers().get(index).map_or_else(String::new, |said| voice.say(said));
        let (worth_told, more, less) = (score::worth(voice, worth), list(false), list(true));
        let values =
            [("offer", &offer), ("worth", &worth_told), ("for", &more), ("against", &less)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        let text = voice.tell(SPACE, "hint-line", &values);
        Weight { offer: index, text, worth: Some(worth), reasons }
    }

    /// Where and why the scripts of cards failed last, each fault once.
    fn why(&mut self) {
        let voice = self.speech.voice();
        let mut faults: Vec<FaultReport> = Vec::new();
        for fault in self.table.faults().into_iter().rev() {
            let report = FaultReport::new(&voice, self.opened.cards(), fault);
            if faults.len() < FAULTS && !faults.contains(&report) {
                faults.insert(0, report);
            }
        }
        if faults.is_empty() {
            drop(voice);
            return self.say("no-fault", &[]);
        }
        let text = voice.tell(SPACE, "fault-reports", &[]);
        drop(voice);
        self.notices.push(Notice::Faults { text, faults });
    }

    /// Whether there is a language with a tag, or that is called so in any language.
    pub fn has_language(&self, wish: &str) -> bool {
        self.speech.has(wish) || self.speech.called(wish).is_some()
    }

    /// Changes the language and says the log again, as far as an eye may know.
    pub(crate) fn language(&mut self, eye: Eye, wish: &str) -> Change {
        let called = if self.speech.has(wish) { None } else { self.speech.called(wish) };
        if self.speech.switch(called.as_deref().unwrap_or(wish)) {
            self.table.note("lang", self.speech.tag());
            self.say("language-is", &[]);
            let told = self.log(0, eye, LOG);
            self.notices.push(Notice::Log { told });
            return Change::Language;
        }
        let names = self.speech.names().to_vec();
        let list = self.speech.languages();
        let near = nearest(wish, names.iter().map(|(name, _)| name.as_str())).unwrap_or(NOTHING);
        let values = [("typed", wish), ("near", near), ("list", &list)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        match wish {
            "" => self.say("languages", &values[2..]),
            _ => self.say("no-such-language", &values),
        }
        Change::Nothing
    }

    /// Says where the game is kept, or writes a copy of it.
    pub(crate) fn save(&mut self, file: &str) {
        if file.is_empty() {
            return self.say_of_file(if self.keeper.failing() { "lost" } else { "kept" });
        }
        let path = PathBuf::from(file);
        let values = [("path", Value::Text(file))];
        // Begun like a game of its own, so that nothing that is there is lost.
        let written = match files::claim(&path) {
            Ok(Claim::Taken | Claim::Others) => return self.say("copy-exists", &values),
            Ok(Claim::NoFile) if path.is_dir() => return self.say("copy-exists", &values),
            Ok(Claim::NoFile) => Err(io::Error::from(io::ErrorKind::InvalidInput).into()),
            Ok(Claim::Ours(_held)) => files::write_whole(&path, &self.table.save()),
            Err(error) => Err(error.into()),
        };
        match written {
            Ok(()) => self.say("copied", &values),
            Err(error) => self.say_of_trouble("not-copied", &path, &error),
        }
    }
}

/// Which offer a careful player would take, or that several look equally good: two by their names, of
/// more the first.
fn hint_text(voice: &Voice<'_>, best: &[String]) -> String {
    let first = best.first().map_or("", String::as_str);
    let count = i64::try_from(best.len()).unwrap_or(i64::MAX);
    match best {
        [_, _] => {
            let offers = joined(voice, best.to_vec(), " · ");
            voice.tell(SPACE, "hint-two", &[("offers", Value::Text(&offers))])
        }
        [] | [_] => voice.tell(SPACE, "hint", &[("offer", Value::Text(first))]),
        [..] => {
            let values = [("offer", Value::Text(first)), ("count", Value::Int(count))];
            voice.tell(SPACE, "hint-tied", &values)
        }
    }
}

/// Whether a word is a letter or two: such words are left to queries, and no sign is found by them.
pub(crate) fn is_letters(word: &str) -> bool {
    word.chars().count() <= LETTERS && word.chars().all(char::is_alphabetic)
}

/// The offer whose number was typed, if it is a number. 0 is no number of an offer; neither is the
/// largest number there is.
pub(crate) fn numbered(words: &str) -> Option<usize> {
    let number = with_digits(words.trim_end_matches('.')).parse::<usize>().ok()?;
    Some(number.wrapping_sub(1))
}

/// A sentence about a typed word.
fn says(voice: &Voice<'_>, id: &'static str, typed: &str, more: (&str, &str)) -> Notice {
    let values = [("typed", Value::Text(typed)), (more.0, Value::Text(more.1))];
    Notice::Says { id, text: voice.tell(SPACE, id, &values) }
}
