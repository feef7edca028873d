//! Input of a player: its meaning, and the response.

use desk::SPACE;
use text::{Value, fold, with_digits};

use crate::answers::offers::{is_letters, numbered};
use crate::client::Client;
use crate::command::{Typed, command_word, parse};
use crate::game::Match;
use crate::input::Input;
use crate::matching::{NOTHING, nearest, repeated};
use crate::notice::Notice;
use crate::score;
use crate::sight::Sight;

/// Number of log lines shown, unless all are requested.
pub(crate) const LOG: usize = 30;

/// The word for all lines, which is understood in every language.
const ALL: &str = "all";

/// The response to an input, and what remains to be done with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeardInput {
    /// Notices for the player who entered it.
    pub notices: Vec<Notice>,
    /// The action that remains.
    pub wish: Wish,
}

/// A player's wish that changes more than the view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// None: the notices say everything.
    Nothing,
    /// Show the question again.
    Again,
    /// The language has changed.
    Language,
    /// Take an offer, counted from 0.
    Offer(usize),
    /// Undo the last choice.
    Undo,
    /// Save a copy of the game to a file. If empty: show where the game is saved.
    Save(String),
    /// Save the game so far as a ruling to a file. If empty: to a new one.
    Ruling(String),
    /// Stop.
    Stop,
}

impl HeardInput {
    fn said(notices: impl IntoIterator<Item = Notice>) -> Self {
        Self { notices: notices.into_iter().collect(), wish: Wish::Nothing }
    }

    fn wish(wish: Wish) -> Self {
        Self { notices: Vec::new(), wish }
    }
}

impl Client {
    /// Responds to an input of this client. The game does not change; the [`Wish`] says what is to
    /// be done with it.
    pub fn hear(&mut self, game: &Match, input: Input) -> HeardInput {
        let which = self.which.take();
        let sight = self.sight(game);
        let notices = match input {
            Input::Offer { offer } => return HeardInput::wish(Wish::Offer(offer)),
            Input::Words { words } => {
                return match sight.meant(&words, which) {
                    Ok(input) => self.hear(game, input),
                    Err(notice) => HeardInput::said([*notice]),
                };
            }
            Input::Undo => return HeardInput::wish(Wish::Undo),
            Input::Save { file } => return HeardInput::wish(Wish::Save(file)),
            Input::Ruling { file } => return HeardInput::wish(Wish::Ruling(file)),
            Input::Again => return HeardInput::wish(Wish::Again),
            Input::Quit => return HeardInput::wish(Wish::Stop),
            Input::Lang { tag } => return self.turn_to(game, &tag),
            Input::Detail { detail } => {
                vec![self.telling.change_detail(&self.speech.voice(), &detail)]
            }
            Input::News { news } => {
                vec![self.telling.change_news(&self.speech.voice(), game.table(), &news)]
            }
            Input::Query { query, of } => {
                let (notice, which) = sight.answer(&query, &of);
                self.which = which.map(str::to_owned);
                vec![notice]
            }
            Input::Help { about } if about.is_empty() => vec![sight.help()],
            Input::Help { about } => vec![sight.explain(&about)],
            Input::Board => sight.board(),
            Input::Sheet { of } => sight.sheet(&of),
            Input::Piles => vec![sight.piles()],
            Input::Log { lines } => vec![sight.tell_log(&lines)],
            Input::Score => {
                let scores = score::scores(&sight.speech().voice(), sight.table(), sight.eye);
                vec![Notice::Score { scores }]
            }
            Input::Why { about } if about.is_empty() => vec![sight.why_failed()],
            Input::Why { about } => vec![sight.tell_why(&about)],
            Input::Hint => sight.hint().into_iter().collect(),
            Input::Preview { offer } => sight.foretell(offer),
        };
        HeardInput::said(notices)
    }

    /// Changes the language and shows the log again, as far as these eyes may know.
    fn turn_to(&mut self, game: &Match, wish: &str) -> HeardInput {
        let called = if self.speech.has(wish) { None } else { self.speech.called(wish) };
        if self.speech.switch(called.as_deref().unwrap_or(wish)) {
            let sight = self.sight(game);
            let notices =
                vec![sight.says("language-is", &[]), Notice::Log { told: sight.log(0, LOG) }];
            return HeardInput { notices, wish: Wish::Language };
        }
        HeardInput::said([self.sight(game).no_such_language(wish)])
    }
}

impl Sight<'_> {
    /// The meaning of typed words, or a notice if there is none. After a query that needs a thing,
    /// a number or a name selects the thing.
    fn meant(self, words: &str, which: Option<String>) -> Result<Input, Box<Notice>> {
        let words = words.trim();
        if words.is_empty() {
            return Ok(Input::Again);
        }
        if let Some(offer) = numbered(words) {
            return Ok(match which {
                Some(query) => {
                    Input::Query { query, of: with_digits(words.trim_end_matches('.')).into() }
                }
                None => Input::Offer { offer },
            });
        }
        match parse(&self.speech().voice(), words) {
            Some(Typed::Whole(input)) => Ok(input),
            Some(Typed::Of(input, words)) => {
                numbered(&words).map_or_else(|| self.offer_meant(&words), Ok).map(input)
            }
            None => self.meant_otherwise(words, which),
        }
    }

    /// The meaning of words that are not a command.
    fn meant_otherwise(self, words: &str, which: Option<String>) -> Result<Input, Box<Notice>> {
        if let Some((query, of)) = self.queried(words) {
            return Ok(Input::Query { query, of });
        }
        let is_offer = self.is_offer(words);
        if let [query] = self.queried_elsewhere(words).as_slice()
            && !is_offer
        {
            let of = words.split_once(char::is_whitespace).map_or("", |(_, of)| of.trim());
            return Ok(Input::Query { query: query.clone(), of: of.to_owned() });
        }
        if let Some(tag) = self.turned_to(words) {
            return Ok(Input::Lang { tag });
        }
        if let Some(query) = which.filter(|it| self.told_of(it, words).is_ok()) {
            return Ok(Input::Query { query, of: words.to_owned() });
        }
        // One or two letters may be a query in another language, or of another table.
        let first = words.split_whitespace().next().unwrap_or_default();
        if is_letters(first) && !is_offer {
            return Err(Box::new(self.unknown(words)));
        }
        self.offer_meant(words).map(|offer| Input::Offer { offer })
    }

    /// The language requested with a word of another language. A player who cannot read the present
    /// language does not know its word.
    fn turned_to(self, words: &str) -> Option<String> {
        let (first, tag) = words.split_once(char::is_whitespace)?;
        let (first, tag) = (fold(first), tag.trim());
        if !self.has_language(tag) {
            return None;
        }
        let known = self.speech().tell_everywhere(&[(SPACE, "command-lang".to_owned())]).concat();
        let mut known = known.iter().flat_map(|known| known.split(','));
        known.any(|word| fold(word) == first).then(|| tag.to_owned())
    }

    /// Whether a language has this tag, or this name in any language.
    pub fn has_language(self, wish: &str) -> bool {
        self.speech().has(wish) || self.speech().called(wish).is_some()
    }

    /// A notice that there is no such language, or the list of languages if none was named.
    fn no_such_language(self, wish: &str) -> Notice {
        let names = self.speech().names();
        let list = self.speech().languages();
        let near = nearest(wish, names.iter().map(|(name, _)| name.as_str())).unwrap_or(NOTHING);
        let typed = repeated(wish);
        let values = [("typed", &*typed), ("near", near), ("list", &list)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        match wish {
            "" => self.says("languages", &values[2..]),
            _ => self.says("no-such-language", &values),
        }
    }

    /// The last lines of the log, as many as requested, or all of it.
    fn tell_log(self, lines: &str) -> Notice {
        match self.lines(lines, LOG) {
            Some(most) => Notice::Log { told: self.log(0, most) },
            None => self.no_lines(&command_word(&self.speech().voice(), "log"), lines),
        }
    }

    /// The number of lines that a player asks for: `usual` without a word, and all with the word
    /// for that. `None` for anything else.
    pub(crate) fn lines(self, typed: &str, usual: usize) -> Option<usize> {
        if typed.is_empty() {
            return Some(usual);
        }
        let all = self.speech().tell("all-lines", &[]);
        if [ALL, &all].iter().any(|word| fold(word) == fold(typed)) {
            return Some(usize::MAX);
        }
        with_digits(typed).parse().ok().filter(|lines| *lines > 0)
    }

    /// A notice that no number of lines follows a command.
    pub(crate) fn no_lines(self, command: &str, typed: &str) -> Notice {
        let typed = format!("{command} {typed}");
        let typed = repeated(&typed);
        let values = [("typed", &*typed), ("near", command)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        self.says("no-such-offer-near", &values)
    }
}
