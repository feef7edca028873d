//! Settings changed during play, which apply to later games. They are saved as soon as they change,
//! if the settings file exists; the rest of the file is unchanged.

use desk::files::{Short, read_short, write_whole};
use diag::Source;
use toml_edit::{DocumentMut, Item, TableLike, Value};
use view::{HotSeat, Telling};

use super::Settings;
use crate::args::{Pace, ScreenArgs};

/// Tracks the player's settings, so that changes are saved however the program ends.
#[derive(Debug)]
pub struct Kept {
    /// The last saved settings, or those at the start of the game.
    last: Manners,
    /// Whether changes are saved.
    keeps: bool,
}

impl Kept {
    /// Starts with the settings of a game. `keeps`: changes are a player's wish, and are saved.
    pub fn of(hot_seat: &HotSeat, screen: &ScreenArgs, keeps: bool) -> Self {
        Self { last: Manners::of(hot_seat, screen.pace.unwrap_or_default()), keeps }
    }

    /// Saves changed settings, including the pace if given. Without a settings file, or if it
    /// cannot be written, nothing is saved, and the player is not disturbed.
    pub fn look(&mut self, hot_seat: &HotSeat, pace: Option<Pace>) {
        let now = Manners::of(hot_seat, pace.unwrap_or(self.last.pace));
        if now == self.last {
            return;
        }
        if self.keeps {
            now.keep(&self.last);
        }
        self.last = now;
    }
}

/// A player's settings.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Manners {
    /// The language.
    lang: String,
    /// What is shown without a request.
    telling: Telling,
    /// The pace of the table's animation.
    pace: Pace,
}

impl Manners {
    fn of(hot_seat: &HotSeat, pace: Pace) -> Self {
        let (lang, telling) =
            (hot_seat.sight().speech().tag().to_owned(), hot_seat.telling().clone());
        Self { lang, telling, pace }
    }

    /// Writes the changes into the settings file atomically: no incomplete file can ever be read.
    fn keep(&self, before: &Self) {
        let Some(path) = desk::settings_path() else { return };
        let Ok(Short::Whole(bytes)) = read_short(&path) else { return };
        let Ok(text) = String::from_utf8(bytes) else { return };
        if let Some(changed) = self.written(before, &text) {
            let _ = write_whole(&path, &changed);
        }
    }

    /// The text of the settings with the changes; `None` without changes, or if the settings have
    /// errors.
    fn written(&self, before: &Self, text: &str) -> Option<String> {
        let changes = self.changes(before);
        if changes.is_empty() || !is_sound(text) {
            return None;
        }
        let mut document: DocumentMut = text.parse().ok()?;
        for (table, key, word) in changes {
            let table = match table {
                Some(name) => {
                    document.entry(name).or_insert(toml_edit::table()).as_table_like_mut()
                }
                None => Some(document.as_table_mut() as &mut dyn TableLike),
            };
            set(table?, key, word);
        }
        Some(document.to_string())
    }

    /// The changes: the table (if any), the key and the value.
    fn changes(&self, before: &Self) -> Vec<(Option<&'static str>, &str, String)> {
        let mut changes: Vec<(Option<&'static str>, &str, String)> = Vec::new();
        if self.lang != before.lang {
            changes.push((None, "lang", self.lang.clone()));
        }
        if self.pace != before.pace {
            changes.push((None, "pace", self.pace.word().to_owned()));
        }
        if self.telling.detail != before.telling.detail {
            changes.push((None, "detail", self.telling.detail.name().to_owned()));
        }
        let news = self.telling.news.iter();
        let news = news.filter(|(kind, how)| before.telling.news.get(*kind) != Some(*how));
        changes
            .extend(news.map(|(kind, how)| (Some("news"), kind.as_str(), how.name().to_owned())));
        changes
    }
}

/// Whether settings are valid.
fn is_sound(text: &str) -> bool {
    let mut found = Vec::new();
    let read = content::settings::<Settings>(&Source::new("settings.toml", text), &mut found);
    read.is_some() && found.is_empty()
}

/// Sets a key to a word. The formatting around the value stays.
fn set(table: &mut dyn TableLike, key: &str, word: String) {
    let mut value = Value::from(word);
    match table.get_mut(key) {
        Some(item) => {
            if let Some(before) = item.as_value() {
                *value.decor_mut() = before.decor().clone();
            }
            *item = Item::Value(value);
        }
        None => {
            table.insert(key, Item::Value(value));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use view::{Detail, Hearing};

    use super::*;

    fn kept(lang: &str, pace: Pace, detail: Detail, news: &[(&str, Hearing)]) -> Manners {
        let news: BTreeMap<_, _> =
            news.iter().map(|(kind, how)| ((*kind).to_owned(), *how)).collect();
        Manners { lang: lang.to_owned(), telling: Telling { detail, news, hints: 0 }, pace }
    }

    #[test]
    fn what_is_changed_is_written_where_it_stands() {
        let before = kept("en", Pace::Steady, Detail::Usual, &[]);
        let after = kept("fr", Pace::Quick, Detail::Terse, &[("gold", Hearing::Off)]);
        let text = "# Mine.\nlang = \"en\" # at home\nbell = true\n\n[news]\ndice = \"last\"\n";
        let written = "# Mine.\nlang = \"fr\" # at home\nbell = true\npace = \"quick\"\n\
                       detail = \"terse\"\n\n[news]\ndice = \"last\"\ngold = \"off\"\n";
        assert_eq!(after.written(&before, text).as_deref(), Some(written));
        let all = "lang = \"fr\"\npace = \"quick\"\ndetail = \"terse\"\n\n[news]\ngold = \"off\"\n";
        assert_eq!(after.written(&before, "").as_deref(), Some(all));
        let inline = "\"la\\u006eg\" = 'de'\nnews = { gold = \"last\" }\n";
        let changed = "\"la\\u006eg\" = \"fr\"\nnews = { gold = \"off\" }\npace = \"quick\"\n\
                       detail = \"terse\"\n";
        assert_eq!(after.written(&before, inline).as_deref(), Some(changed));
        // An unchanged value keeps its notation.
        assert_eq!(after.written(&before, all).as_deref(), Some(all));
    }

    #[test]
    fn what_is_not_changed_or_not_understood_is_left_alone() {
        let before = kept("en", Pace::Steady, Detail::Usual, &[]);
        assert_eq!(before.written(&before, "lang = \"de\"\n"), None);
        let after = kept("fr", Pace::Steady, Detail::Usual, &[]);
        for text in ["lang = 3\n", "nonsense = 1\n", "lang = \n", "news = 1\n"] {
            assert_eq!(after.written(&before, text), None, "{text}");
        }
    }
}
