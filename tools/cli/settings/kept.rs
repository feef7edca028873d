//! What a player changes while playing and finds again in the next game: written into the settings,
//! where there are any, with everything else in them as it was.

use desk::files::{Short, read_short, write_whole};
use diag::Source;
use view::{Sitting, Telling};

use super::Settings;
use crate::args::{Pace, ScreenArgs};

/// What is kept of how somebody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The language.
    lang: String,
    /// What is told without being asked for.
    telling: Telling,
    /// How fast the table shows what happens by itself.
    pub pace: Pace,
}

impl Kept {
    /// As a game begins.
    pub fn of(sitting: &Sitting<'_>, screen: &ScreenArgs) -> Self {
        let (lang, telling) = (sitting.language_tag().to_owned(), sitting.told_as().clone());
        Self { lang, telling, pace: screen.pace.unwrap_or_default() }
    }

    /// Looks again, for all but the pace.
    pub fn look(&mut self, sitting: &Sitting<'_>) {
        self.lang = sitting.language_tag().to_owned();
        self.telling = sitting.told_as().clone();
    }

    /// Writes what is different into the settings. Where there are none, or they cannot be written,
    /// nothing is kept: that is no reason to disturb a player who leaves.
    pub fn keep(&self, before: &Self) {
        let Some(path) = desk::settings_path() else { return };
        let Ok(Short::Whole(bytes)) = read_short(&path) else { return };
        let Ok(text) = String::from_utf8(bytes) else { return };
        if let Some(changed) = self.written(before, &text) {
            let _ = write_whole(&path, &changed);
        }
    }

    /// Settings with what is different; nothing if nothing is, or if it would not be read as it is
    /// meant.
    fn written(&self, before: &Self, text: &str) -> Option<String> {
        let changes = self.changes(before);
        let mut settings = read(text)?;
        let mut changed = text.to_owned();
        for (table, key, value) in &changes {
            changed = set(&changed, *table, key, value);
        }
        if self.lang != before.lang {
            settings.lang = Some(self.lang.clone());
        }
        if self.pace != before.pace {
            settings.pace = Some(self.pace);
        }
        if self.telling.detail != before.telling.detail {
            settings.detail = self.telling.detail;
        }
        let news = self.telling.news.iter();
        let news = news.filter(|(kind, how)| before.telling.news.get(*kind) != Some(*how));
        settings.news.extend(news.map(|(kind, how)| (kind.clone(), *how)));
        let as_meant =
            read(&changed).is_some_and(|it| format!("{it:?}") == format!("{settings:?}"));
        (!changes.is_empty() && as_meant).then_some(changed)
    }

    /// What is different: the table it stands in, if it stands in one, the key and the value.
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

/// Settings in which nothing is wrong.
fn read(text: &str) -> Option<Settings> {
    let mut found = Vec::new();
    let read = content::settings::<Settings>(&Source::new("settings.toml", text), &mut found);
    read.map(|(settings, _)| settings).filter(|_| found.is_empty())
}

/// A text in TOML in which a key has a word for its value: where it stands, or else behind the last
/// entry of its table. Everything else stays as it is.
fn set(text: &str, table: Option<&str>, key: &str, word: &str) -> String {
    let entry = format!("{key} = \"{word}\"");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut within = table.is_none();
    // Behind which line a new entry goes.
    let mut last = within.then_some(0);
    for (at, line) in lines.iter_mut().enumerate() {
        let said = line.trim();
        if said.starts_with('[') {
            within = table.is_some_and(|table| said.starts_with(&format!("[{table}]")));
            last = if within { Some(at + 1) } else { last };
            continue;
        }
        let name = said.split_once('=').map(|(name, _)| name.trim().trim_matches('"'));
        if !within || said.starts_with('#') || name.is_none() {
            continue;
        }
        if name == Some(key) {
            let comment = remark(line).map_or_else(String::new, |at| format!("  {}", &line[at..]));
            let indent = line.len() - line.trim_start().len();
            *line = format!("{}{entry}{comment}", &line[..indent]);
            return whole(&lines);
        }
        last = Some(at + 1);
    }
    match last {
        Some(at) => lines.insert(at, entry),
        None => {
            let gap = (!lines.is_empty()).then(String::new);
            lines.extend(gap.into_iter().chain([format!("[{}]", table.unwrap_or("")), entry]));
        }
    }
    whole(&lines)
}

fn whole(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Where the comment behind an entry begins: at the first sign for one that is not in quotes.
fn remark(line: &str) -> Option<usize> {
    let mut quoted = None;
    line.char_indices().find_map(|(at, letter)| {
        match (quoted, letter) {
            (None, '#') => return Some(at),
            (None, '"' | '\'') => quoted = Some(letter),
            (Some(quote), _) if quote == letter => quoted = None,
            (None | Some(_), _) => {}
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use view::{Detail, Hearing};

    use super::*;

    fn kept(lang: &str, pace: Pace, detail: Detail, news: &[(&str, Hearing)]) -> Kept {
        let news: BTreeMap<_, _> =
            news.iter().map(|(kind, how)| ((*kind).to_owned(), *how)).collect();
        Kept { lang: lang.to_owned(), telling: Telling { detail, news }, pace }
    }

    #[test]
    fn what_is_changed_is_written_where_it_stands() {
        let before = kept("en", Pace::Steady, Detail::Usual, &[]);
        let after = kept("fr", Pace::Quick, Detail::Terse, &[("gold", Hearing::Off)]);
        let text = "# Mine.\nlang = \"en\" # at home\nbell = true\n\n[news]\ndice = \"last\"\n";
        let written = "# Mine.\nlang = \"fr\"  # at home\nbell = true\npace = \"quick\"\n\
                       detail = \"terse\"\n\n[news]\ndice = \"last\"\ngold = \"off\"\n";
        assert_eq!(after.written(&before, text).as_deref(), Some(written));
        let empty =
            "lang = \"fr\"\npace = \"quick\"\ndetail = \"terse\"\n\n[news]\ngold = \"off\"\n";
        let from_nothing = after.written(&before, "").map(|text| read(&text).is_some());
        assert_eq!(from_nothing, Some(true));
        // What stands there already is written as it stands.
        assert_eq!(after.written(&before, empty).as_deref(), Some(empty));
    }

    #[test]
    fn what_is_not_changed_or_not_understood_is_left_alone() {
        let before = kept("en", Pace::Steady, Detail::Usual, &[]);
        assert_eq!(before.written(&before, "lang = \"de\"\n"), None);
        let after = kept("fr", Pace::Steady, Detail::Usual, &[]);
        for text in ["lang = 3\n", "\"la\\u006eg\" = \"de\"\n", "nonsense = 1\n", "lang = \n"] {
            assert_eq!(after.written(&before, text), None, "{text}");
        }
    }
}
