//! Texts and rulings: defects in copies of a pack, or in small packs of their own.

use super::{Table, reported};
use crate::cli::Folder;

/// Class, file, from what, to what, code, and line; no line where the script has it.
type Seed = (&'static str, &'static str, &'static str, &'static str, &'static str, usize);

#[rustfmt::skip]
const SEEDS: &[Seed] = &[
    ("nested quotation", "locales/en/race.ftl", "They came", "“I heard “bread” once.” They came", "nested-quote", 2),
    ("nested quotation", "locales/en/skill.ftl", "The tracks", "“Say “moon”, and “dew”.” The tracks", "nested-quote", 5),
    ("nested quotation", "locales/en/class.ftl", "cleanup you", "cleanup (“the “new” one”) you", "nested-quote", 3),
    ("label", "locales/en/skill.ftl", "Swap two", "Choose “Swapp diice”: swap two", "unknown-label", 2),
    ("label", "locales/en/class.ftl", "to re-roll", "(“Pay for the moon”) to re-roll", "unknown-label", 3),
    ("label", "locales/en/skill.ftl", "which die changes places?", "“Exchaenge” which die?", "unknown-label", 3),
    ("question", "locales/en/skill.ftl", ".ask-swap", ".ask-swp", "no-ask-text", 3),
    ("question", "locales/en/skill.ftl", ".ask-swap", ".aks-swap", "no-ask-text", 3),
    ("question", "locales/en/skill.ftl", ".ask-swap", ".ask_swap", "no-ask-text", 3),
    ("question", "locales/en/skill.ftl", ".ask-with", ".asks-with", "no-ask-text", 4),
    ("question", "locales/eo/skill.ftl", ".ask-swap", ".ask-sawp", "no-ask-text", 3),
    ("question", "locales/eo/skill.ftl", ".ask-with", ".ask_with", "no-ask-text", 4),
    ("question", "skill/moonwalk.toml", "\"swap\"", "\"swpa\"", "unlisted-ask", 0),
    ("question", "skill/moonwalk.luau", "\"swap\"", "\"swapp\"", "unlisted-ask", 4),
    ("doubled ruling", "class/moonspeaker.play", "ruling it may be left", LEFT, "doubled-ruling", 24),
];

/// A ruling of the pack with another title, before the one itself.
const LEFT: &str = "ruling it may be left once more
given phase = cleanup   A.class = moonspeaker   A.gold = 3   A.str = [red:1]   market = []   deck = [honest, longsword, chain-helm]
play
  A decline
then A.str = [red:1]   A.gold = 3

ruling it may be left";

#[test]
fn defects_are_found_at_their_lines() {
    let mut table = Table::default();
    for (class, file, from, to, code, line) in SEEDS {
        let folder = Folder::with_pack();
        folder.edit(&format!("moonlit_market/{file}"), from, to);
        let found = reported(&folder, "moonlit_market", &[]);
        // A question that the card lists wrongly is told where the script asks it.
        let wanted = match line {
            0 => format!("skill/moonwalk.luau:4 {code}"),
            line => format!("{file}:{line} {code}"),
        };
        table.add(class, &format!("{from} → {to}"), &wanted, &found);
    }
    table.check();
}
