//! Values in rulings: reading and writing them, with one notation for all games.
//!
//! ```
//! use play::ruling::{FieldError, value};
//!
//! assert_eq!(value::items("[feather, wager]").collect::<Vec<_>>(), ["feather", "wager"]);
//! assert_eq!(value::list(["feather", "wager"]), "[feather, wager]");
//! assert_eq!(value::whole("7", 1..=9u8), Ok(7));
//! assert_eq!(value::seat("B", 2), Ok(play::Seat(1)));
//!
//! let cards = ["feather", "wager"];
//! assert_eq!(value::named("wager", cards), Ok(1));
//! let error = value::named("wagre", cards).unwrap_err();
//! assert_eq!(error.to_string(), "unknown name “wagre”, did you mean “wager”?");
//! ```

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::FieldError;
use crate::seat::Seat;
use crate::words::Word;

/// The items of `[a, b]`, `a, b` or `a b`.
pub fn items(value: &str) -> impl Iterator<Item = &str> {
    let inner = value.trim().trim_start_matches('[').trim_end_matches(']');
    inner.split([',', ' ']).filter(|word| !word.is_empty())
}

/// Writes several things in the form that [`items`] reads: `[a, b]`.
pub fn list<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    let things: Vec<_> = things.into_iter().map(|thing| thing.to_string()).collect();
    format!("[{}]", things.join(", "))
}

/// Writes a thing, or `-` for none.
pub fn or_dash<T: Display>(thing: Option<T>) -> String {
    thing.map_or_else(|| "-".to_owned(), |thing| thing.to_string())
}

/// Reads a thing, or `-` as `None`.
pub fn unless_dash<T>(
    value: &str,
    read: impl FnOnce(&str) -> Result<T, FieldError>,
) -> Result<Option<T>, FieldError> {
    if value == "-" { Ok(None) } else { read(value).map(Some) }
}

/// Writes `yes` or `no`.
pub fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

/// Reads `yes` or `no`.
pub fn is_yes(value: &str) -> Result<bool, FieldError> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(FieldError::unfit(value, "yes or no")),
    }
}

/// Reads a whole number within a range.
pub fn whole<T>(value: &str, range: RangeInclusive<T>) -> Result<T, FieldError>
where
    T: FromStr + PartialOrd + Display,
{
    match value.trim().parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => {
            let (least, most) = (range.start(), range.end());
            Err(FieldError::unfit(value, format!("a whole number from {least} to {most}")))
        }
    }
}

/// Reads the letter of a seat at a table with this number of seats.
pub fn seat(value: &str, seats: u8) -> Result<Seat, FieldError> {
    let found = (0..seats).map(Seat).find(|seat| seat.to_string() == value);
    found.ok_or_else(|| {
        let last = Seat(seats.saturating_sub(1));
        FieldError::unfit(value, format!("a seat from A to {last}"))
    })
}

/// Reads a word of an enum.
pub fn word<T: Word>(value: &str) -> Result<T, FieldError> {
    T::from_word(value).ok_or_else(|| FieldError::unknown(value, T::WORDS.iter().copied()))
}

/// Reads one of several names, such as the ids of cards. Returns its position.
pub fn named<'a>(
    value: &str,
    names: impl IntoIterator<Item = &'a str, IntoIter: Clone>,
) -> Result<usize, FieldError> {
    let mut names = names.into_iter();
    let all = names.clone();
    names.position(|name| name == value).ok_or_else(|| FieldError::unknown(value, all))
}

/// Returns an error unless enough is left of what a ruling needs, such as `tokens in the supply`.
pub fn enough(there: bool, what: &'static str) -> Result<(), FieldError> {
    if there { Ok(()) } else { Err(FieldError::Lacking { what }) }
}
