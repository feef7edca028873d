//! `cardwright man`: a page for each command, in the user's language.

mod pages;
mod roff;

use std::fs;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use clap::Command;
use desk::Packs;

use crate::args::ManArgs;
use crate::output;
use crate::play::Opening;
use crate::usage::Guide;

/// Prints the man page, or writes the pages of all commands into a folder.
pub fn run(args: &ManArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    let packs = Packs::open(&[])?;
    let opening = Opening::new(&packs, lang);
    opening.complain_of_language();
    let guide = Guide::new(&packs, &opening.speech);
    let all = guide.commands();
    match &args.write {
        None => output::print(&pages::page(&guide, &all, ""))?,
        Some(folder) => {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
            write_all(&guide, &all, "", folder)?;
        }
    }
    Ok(output::CLEAN)
}

/// Writes the pages of a command and its subcommands. `above` is the parent command.
fn write_all(
    guide: &Guide<'_>,
    command: &Command,
    above: &str,
    folder: &Path,
) -> anyhow::Result<()> {
    let path = folder.join(format!("{}.1", pages::name(command)));
    desk::files::write_below(folder, &path, &pages::page(guide, command, above))?;
    let name = pages::name(command);
    command.get_subcommands().try_for_each(|below| write_all(guide, below, &name, folder))
}

/// The date of the pages. `SOURCE_DATE_EPOCH` overrides it, for reproducible builds.
fn date() -> String {
    const DAY: u64 = 24 * 60 * 60;
    let named = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|seconds| seconds.parse().ok());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = civil(named.unwrap_or(now) / DAY);
    format!("{year}-{month:02}-{day:02}")
}

/// Year, month and day of the n-th day since 1970. The calculation uses years that begin in March,
/// so that a leap day is the last day of a year.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month < 3), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_454), (2026, 1, 1));
    }
}
