//! The places of the keys and values of a TOML file.

use std::ops::Range;

use diag::{Place, Source};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Finds the places of a card's keys and values by their dotted path, such as `cost`,
/// `goals.str.goal` or `grid.0.2`. It is only a handle on the text, which is parsed when a place is
/// requested, so keeping it is cheap.
#[derive(Clone, Debug)]
pub struct CardPlaces {
    source: Source,
}

impl CardPlaces {
    /// The places of a TOML text.
    pub(crate) fn new(source: Source) -> Self {
        Self { source }
    }

    /// The file.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The place of a key. For an entry of a list it is the value. If the path does not exist, it
    /// is the key of the innermost existing table, or the top.
    pub fn key(&self, path: &str) -> Place {
        self.find(path).map_or_else(|| self.source.top(), |spot| self.source.place(spot.key))
    }

    /// The place of a value. If the path does not exist, see [`Self::key`].
    pub fn value(&self, path: &str) -> Place {
        self.find(path).map_or_else(
            || self.source.top(),
            |spot| self.source.place(if spot.whole { spot.value } else { spot.key }),
        )
    }

    /// The places of the entries of a list, in order; empty without a list. The text is parsed once
    /// for all of them.
    pub fn entries(&self, path: &str) -> Vec<Place> {
        let (table, _) = DeTable::parse_recoverable(self.source.text());
        let steps: Vec<&str> = path.split('.').collect();
        let list = value_at(table.get_ref(), &steps).and_then(|value| value.get_ref().as_array());
        let entries = list.into_iter().flat_map(|list| list.iter());
        entries.map(|entry| self.source.place(entry.span())).collect()
    }

    fn find(&self, path: &str) -> Option<StepPlace> {
        let (table, _) = DeTable::parse_recoverable(self.source.text());
        let steps: Vec<&str> = path.split('.').collect();
        walk(table.get_ref(), &steps)
    }
}

/// The place of the last step of a path that was found.
pub(crate) struct StepPlace {
    /// The key; for an entry of a list, its value.
    pub key: Range<usize>,
    /// The value.
    pub value: Range<usize>,
    /// Whether the complete path was found.
    pub whole: bool,
}

/// Follows a path as far as possible. `None` if its first step does not exist.
pub(crate) fn walk(table: &DeTable<'_>, steps: &[&str]) -> Option<StepPlace> {
    let (first, rest) = steps.split_first()?;
    let (key, value) = table.get_key_value(*first)?;
    let mut spot = StepPlace { key: key.span(), value: value.span(), whole: false };
    let mut value = value;
    for step in rest {
        let Some((key, inner)) = enter(value, step) else {
            return Some(spot);
        };
        spot = StepPlace { key, value: inner.span(), whole: false };
        value = inner;
    }
    Some(StepPlace { whole: true, ..spot })
}

/// The value at the end of a path, if the path exists.
pub(crate) fn value_at<'t, 'i>(
    table: &'t DeTable<'i>,
    steps: &[&str],
) -> Option<&'t Spanned<DeValue<'i>>> {
    let (first, rest) = steps.split_first()?;
    rest.iter().try_fold(table.get(*first)?, |value, step| enter(value, step).map(|found| found.1))
}

fn enter<'t, 'i>(
    value: &'t Spanned<DeValue<'i>>,
    step: &str,
) -> Option<(Range<usize>, &'t Spanned<DeValue<'i>>)> {
    match value.get_ref() {
        DeValue::Table(table) => {
            let (key, value) = table.get_key_value(step)?;
            Some((key.span(), value))
        }
        DeValue::Array(list) => {
            let value = list.get(step.parse::<usize>().ok()?)?;
            Some((value.span(), value))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_values_by_path() {
        let text = "cost = 4\ngrid = [[1, 2],\n  [3, 45]]\n[goals.str]\ngoal = '17'\nx.y = true\n";
        let places = CardPlaces::new(Source::new("c", text));
        let key = |path| places.key(path).to_string();
        let value = |path| {
            let place = places.value(path);
            text[place.span.start as usize..place.span.end as usize].to_owned()
        };
        assert_eq!((key("cost"), value("cost")), ("c:1:1".into(), "4".into()));
        assert_eq!(
            (key("goals.str.goal"), value("goals.str.goal")),
            ("c:5:1".into(), "'17'".into())
        );
        assert_eq!((key("goals.str"), value("goals.str")), ("c:4:8".into(), "[goals.str]".into()));
        assert_eq!((key("goals.str.x.y"), value("goals.str.x.y")), ("c:6:3".into(), "true".into()));
        assert_eq!((key("grid.1.1"), value("grid.1.1")), ("c:3:7".into(), "45".into()));
        assert_eq!(key("goals.dex.goal"), "c:4:2");
        assert_eq!(
            (key("goals.str.stars"), value("goals.str.stars")),
            ("c:4:8".into(), "str".into())
        );
        assert_eq!((key("nothing"), value("nothing")), ("c:1:1".into(), String::new()));
        assert_eq!(key("cost.deeper"), "c:1:1");
    }
}
