//! The seats and values added by packs, in words.

use std::ops::RangeInclusive;

use desk::SPACE;
use desk::lobby::Added;
use text::{Value, Voice};

use super::value_name;

/// The values that a pack adds to an option, each with its name, and how to request the pack.
pub fn added_values(added: &Added, voice: &Voice<'_>, option: &str) -> Vec<String> {
    let more = added.more.iter().filter(|more| more.name == option);
    let values = more.flat_map(|more| more.values.iter());
    values.map(|value| named(added, voice, option, value)).collect()
}

fn named(added: &Added, voice: &Voice<'_>, option: &str, value: &str) -> String {
    let name = value_name(voice, option, value);
    let id = if name.is_some() { "value-added" } else { "value-with" };
    let name = name.unwrap_or_default();
    let values = [("value", value), ("name", &name), ("pack", &added.pack)];
    voice.tell(SPACE, id, &values.map(|(key, text)| (key, Value::Text(text))))
}

/// The number of players of a game, then those with each pack that adds seats.
pub fn seats(voice: &Voice<'_>, base: &RangeInclusive<u8>, added: &[Added]) -> String {
    let range = |seats: &RangeInclusive<u8>| {
        let (least, most) = (i64::from(*seats.start()), i64::from(*seats.end()));
        voice.tell(SPACE, "games-for", &[("least", Value::Int(least)), ("most", Value::Int(most))])
    };
    let more = added.iter().filter(|added| added.more_seats).map(|added| {
        let (value, pack) = (range(&added.seats), &added.pack);
        voice.tell(
            SPACE,
            "value-with",
            &[("value", Value::Text(&value)), ("pack", Value::Text(pack))],
        )
    });
    std::iter::once(range(base)).chain(more).collect::<Vec<_>>().join(", ")
}
