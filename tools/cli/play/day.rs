//! The calendar day of the player, for results and for the seed of the day.

use std::time::SystemTime;

use desk::Speech;
use jiff::Timestamp;
use text::Value;

use super::saved::zone;

/// The day of the player as year, month and day, such as 2026-11-30.
pub fn today() -> String {
    let now = Timestamp::try_from(SystemTime::now()).unwrap_or(Timestamp::UNIX_EPOCH);
    let now = now.to_zoned_datetime(zone());
    format!("{:04}-{:02}-{:02}", now.year(), now.month(), now.day())
}

/// The seed of a day: its digits, so that people can compare it.
pub fn seed_of(day: &str) -> Option<u64> {
    day.replace('-', "").parse().ok()
}

/// A day in the notation of a language; other texts are unchanged.
pub fn day_text(speech: &Speech, day: &str) -> String {
    let parts: Vec<&str> = day.split('-').collect();
    let [year, month, date] = parts[..] else { return day.to_owned() };
    let values = [("year", year), ("month", month), ("day", date)];
    speech.tell("saved-day", &values.map(|(name, text)| (name, Value::Text(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_of_a_day_shows_the_day() {
        assert_eq!(seed_of("2026-11-30"), Some(20_261_130));
        assert_eq!(seed_of(&today()).map(|seed| seed.to_string().len()), Some(8));
    }
}
