//! How much is shown without a request: the amount of the table, and the kinds of news.

use std::collections::BTreeMap;

use desk::SPACE;
use play::Table;
use schemars::JsonSchema;
use serde::Deserialize;
use text::{Value, Voice, fold};

use crate::matching::{Found, NOTHING, find, nearest, repeated};
use crate::notice::Notice;
use crate::sentence::Sentence;

/// The space in which a game names its kinds of news.
const NEWS: &str = "news";

/// How much a player is shown without a request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Detail {
    /// News, and the subject of a question if it is out of sight.
    #[default]
    Usual,
    /// The question with one line before it, and the last news of each kind.
    Terse,
    /// The whole table before each question.
    Full,
}

/// Whether news of a kind are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hearing {
    /// They are shown.
    On,
    /// They are not shown.
    Off,
    /// Only the last since the player's previous question is shown.
    Last,
}

impl Detail {
    /// All members with their ids, the same in every language.
    const ALL: [(&'static str, Self); 3] =
        [("usual", Self::Usual), ("terse", Self::Terse), ("full", Self::Full)];

    /// Its id, the same in every language.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, one)| *one == self).map_or("", |(name, _)| name)
    }
}

impl Hearing {
    /// All members with their ids, the same in every language.
    const ALL: [(&'static str, Self); 3] =
        [("on", Self::On), ("off", Self::Off), ("last", Self::Last)];

    /// Its id, the same in every language.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, one)| *one == self).map_or("", |(name, _)| name)
    }
}

/// A player's settings for what is shown without a request, and for hints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// How much of the table is shown.
    pub detail: Detail,
    /// The setting of each kind of news. A missing kind follows `detail`.
    pub news: BTreeMap<String, Hearing>,
    /// How often a hint plays the position on, like the bot `search:N`. With 0 it is the choice of
    /// the greedy bot.
    pub hints: u32,
}

impl Telling {
    fn hears(&self, kind: &str) -> Hearing {
        let usual = match self.detail {
            Detail::Usual | Detail::Full => Hearing::On,
            Detail::Terse => Hearing::Last,
        };
        self.news.get(kind).copied().unwrap_or(usual)
    }

    /// The news to be shown, out of `news`.
    pub(crate) fn told(&self, news: Vec<Sentence>) -> Vec<Sentence> {
        let kinds: Vec<_> = news.iter().map(|sentence| sentence.kind).collect();
        let is_told = |at: usize| match kinds[at].map(|kind| (kind, self.hears(kind))) {
            None | Some((_, Hearing::On)) => true,
            Some((_, Hearing::Off)) => false,
            Some((kind, Hearing::Last)) => !kinds[at + 1..].contains(&Some(kind)),
        };
        let told = news.into_iter().enumerate().filter(|(at, _)| is_told(*at));
        told.map(|(_, sentence)| sentence).collect()
    }

    /// Changes how much of the table is shown, or reports the setting.
    pub(crate) fn change_detail(&mut self, voice: &Voice<'_>, typed: &str) -> Notice {
        let words: Vec<String> =
            Detail::ALL.iter().map(|(name, _)| word(voice, "detail", name)).collect();
        let list = words.join(", ");
        let found = meant(voice, "detail", &Detail::ALL, typed);
        let near = nearest(typed, words.iter().map(String::as_str)).unwrap_or(NOTHING).to_owned();
        match found {
            Some(detail) => self.detail = detail,
            None if typed.is_empty() => {}
            None => {
                let typed = repeated(typed);
                let values = [("typed", &*typed), ("list", &list), ("near", &near)];
                let values = values.map(|(name, text)| (name, Value::Text(text)));
                return says(voice, "no-such-detail", &values);
            }
        }
        let id = match self.detail {
            Detail::Usual => "told-usual",
            Detail::Terse => "told-terse",
            Detail::Full => "told-full",
        };
        says(voice, id, &[("list", Value::Text(&list))])
    }

    /// Changes which news are shown, or reports the settings. `typed` is a kind (all kinds if none
    /// is named), followed by its setting.
    pub(crate) fn change_news(
        &mut self,
        voice: &Voice<'_>,
        table: &dyn Table,
        typed: &str,
    ) -> Notice {
        let kinds: Vec<_> = table.news().into_iter().map(|(kind, _)| kind).collect();
        if kinds.is_empty() {
            return says(voice, "nothing-to-tell", &[]);
        }
        let (named, last) = typed.rsplit_once(char::is_whitespace).unwrap_or(("", typed));
        let hearing = meant(voice, "news", &Hearing::ALL, last);
        let named = if hearing.is_some() { named.trim() } else { typed };
        let names: Vec<String> = kinds.iter().map(|kind| voice.tell(NEWS, kind, &[])).collect();
        let which = if named.is_empty() {
            (0..kinds.len()).collect()
        } else {
            let known = kinds.iter().position(|kind| *kind == named.to_lowercase());
            let one = known.map_or_else(|| find(named, &names), Found::One);
            match one {
                Found::One(at) => vec![at],
                Found::Several(several) => several,
                Found::None => Vec::new(),
            }
        };
        let list = names.join(", ");
        let near = nearest(named, names.iter().map(String::as_str)).unwrap_or(NOTHING).to_owned();
        if which.is_empty() {
            let typed = repeated(named);
            let values = [("typed", &*typed), ("list", &list), ("near", &near)];
            let values = values.map(|(name, text)| (name, Value::Text(text)));
            return says(voice, "no-such-news", &values);
        }
        if let Some(hearing) = hearing {
            let changed = which.iter().map(|at| (kinds[*at].to_owned(), hearing));
            self.news.extend(changed);
        }
        let said = which.into_iter().map(|at| {
            let hearing = self.hears(kinds[at]);
            let name = Hearing::ALL.iter().find(|(_, one)| *one == hearing).map(|(name, _)| *name);
            let hearing = word(voice, "news", name.unwrap_or_default());
            let values = [("kind", Value::Text(&names[at])), ("hearing", Value::Text(&hearing))];
            voice.tell(SPACE, "told-kind", &values)
        });
        let list = said.collect::<Vec<_>>().join(", ");
        says(voice, "told-kinds", &[("list", Value::Text(&list))])
    }
}

/// A message of the program, as a notice.
fn says(voice: &Voice<'_>, id: &'static str, values: &[(&str, Value<'_>)]) -> Notice {
    Notice::Says { id, text: voice.tell(SPACE, id, values) }
}

/// The language's word for a setting, in the program's message `<space>-<name>`.
fn word(voice: &Voice<'_>, space: &str, name: &str) -> String {
    voice.tell(SPACE, &format!("{space}-{name}"), &[])
}

/// The setting that a word means: its id, or its word in this language.
fn meant<T: Copy>(voice: &Voice<'_>, space: &str, all: &[(&str, T)], typed: &str) -> Option<T> {
    let typed = fold(typed);
    let is_meant = |name: &str| name == typed || fold(&word(voice, space, name)) == typed;
    all.iter().find(|(name, _)| is_meant(name)).map(|(_, thing)| *thing)
}
