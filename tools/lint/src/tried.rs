//! A summary of running the cards and comparing their texts, with everything unproven.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use engine::trial::Trial;
use schemars::JsonSchema;
use serde::Serialize;

use crate::effect::{Judged, TextVerdict};

/// Maximum number of hooks named, unless all are requested.
const NAMED: usize = 8;

/// The results of running the hooks of cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Tried {
    /// The number of hooks of cards.
    pub hooks: usize,
    /// The number of runs.
    pub runs: u64,
    /// The number of hooks that were run with every answer, in each position tried.
    pub exhausted: usize,
    /// Hooks for which some answers were left out in some position, such as `skill/toll on_use`.
    pub sampled: BTreeMap<String, Sampled>,
    /// Hooks that no tried position called.
    pub never: Vec<String>,
}

/// The extent of the sample for a hook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sampled {
    /// The number of random games whose positions were tried. Each game has its own seed.
    pub seeds: u32,
    /// The number of answers left out in the position where the most were left out. It is a lower
    /// bound.
    pub left: u64,
}

/// The results of comparing the texts of cards with their scripts, for each card and language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Compared {
    /// The number of texts that agree with their scripts in every comparison.
    pub confirmed: usize,
    /// The number of texts that contradict their scripts. Each is a finding.
    pub contradicted: usize,
    /// The texts without any comparison, such as `skill/toll (en)`, by reason.
    pub declined: BTreeMap<&'static str, Vec<String>>,
}

impl Tried {
    /// A summary of trials.
    pub fn of(trials: &[Trial]) -> Self {
        let name = |trial: &Trial| format!("{}/{} {}", trial.card.kind, trial.card.id, trial.hook);
        let sampled = trials.iter().filter(|trial| trial.sampled > 0);
        let sampled =
            sampled.map(|trial| (name(trial), Sampled { seeds: trial.seeds, left: trial.left }));
        let never = trials.iter().filter(|trial| trial.tried == 0);
        Self {
            hooks: trials.len(),
            runs: trials.iter().map(|trial| trial.runs).sum(),
            exhausted: trials.iter().filter(|trial| trial.is_exhausted()).count(),
            sampled: sampled.collect(),
            never: never.map(name).collect(),
        }
    }

    /// The summary for people. With `all`, everything unproven is named, otherwise only the first
    /// ones.
    pub fn human(&self, all: bool) -> String {
        let Self { hooks, runs, exhausted, sampled, never } = self;
        let noun = if *hooks == 1 { "hook" } else { "hooks" };
        let mut told = format!(
            "{hooks} {noun} run {runs} times: {exhausted} exhausted (every answer in each position \
             that was tried), {} sampled, {} never called\n",
            sampled.len(),
            never.len(),
        );
        let mut most: Vec<_> = sampled.iter().collect();
        most.sort_by_key(|(_, sampled)| std::cmp::Reverse(sampled.left));
        let most = most.into_iter().map(|(hook, Sampled { seeds, left })| {
            let seeds = if *seeds == 1 { "1 seed".to_owned() } else { format!("{seeds} seeds") };
            match left {
                0 => format!("{hook} ({seeds})"),
                _ => format!("{hook} ({seeds}, {left} or more answers left)"),
            }
        });
        told.push_str(&named("sampled", &most.collect::<Vec<_>>(), all));
        told.push_str(&named("never called", never, all));
        told
    }
}

impl Compared {
    /// A summary of comparisons.
    pub(crate) fn of<'j>(judged: impl IntoIterator<Item = &'j Judged>) -> Self {
        let mut compared = Self::default();
        for Judged { card: (kind, id), tag, verdict, .. } in judged {
            match verdict {
                TextVerdict::Confirmed => compared.confirmed += 1,
                TextVerdict::Contradicted => compared.contradicted += 1,
                TextVerdict::Declined(why) => {
                    compared.declined.entry(why).or_default().push(format!("{kind}/{id} ({tag})"));
                }
            }
        }
        compared
    }

    /// The summary for people.
    pub fn human(&self) -> String {
        let Self { confirmed, contradicted, declined } = self;
        let count: usize = declined.values().map(Vec::len).sum();
        let mut told = format!(
            "texts of cards that act: {confirmed} confirmed, {contradicted} contradicted, {count} \
             declined\n"
        );
        for (why, texts) in declined {
            told.push_str(&named(&format!("declined, because {why}"), texts, true));
        }
        told
    }
}

/// A line with a list of things, if there are any.
fn named(what: &str, things: &[String], all: bool) -> String {
    if things.is_empty() {
        return String::new();
    }
    let shown = if all { things.len() } else { NAMED.min(things.len()) };
    let things_shown: Vec<_> = things[..shown].iter().map(|thing| diag::visible(thing)).collect();
    let mut line = format!("{what}: {}", things_shown.join(", "));
    if shown < things.len() {
        let _ = write!(line, ", and {} more with --stats", things.len() - shown);
    }
    line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn many(count: u64) -> Tried {
        let sampled = (1..=count)
            .map(|nth| (format!("skill/s{nth} on_use"), Sampled { seeds: 6, left: nth }));
        Tried {
            hooks: 12,
            runs: 40,
            exhausted: 1,
            sampled: sampled.collect(),
            never: vec!["skill/idle on_use".to_owned()],
        }
    }

    #[test]
    fn sampled_hooks_are_named_most_first_and_all_with_stats() {
        let told = many(10).human(false);
        let lines: Vec<&str> = told.lines().collect();
        assert!(lines[0].contains("10 sampled, 1 never called"), "{told}");
        let first = "sampled: skill/s10 on_use (6 seeds, 10 or more answers left), ";
        assert!(lines[1].starts_with(first), "{told}");
        assert!(lines[1].ends_with(", and 2 more with --stats"), "{told}");
        assert_eq!(lines[2], "never called: skill/idle on_use");
        let all = many(10).human(true);
        assert!(all.contains("skill/s1 on_use (6 seeds, 1 or more answers left)\n"), "{all}");
        assert!(!many(0).human(false).contains("sampled: "));
    }

    #[test]
    fn a_reason_names_its_texts() {
        let judged = |id: &str, verdict| Judged {
            card: ("skill", id.to_owned()),
            pack: "example".to_owned(),
            tag: "en".to_owned(),
            verdict,
        };
        let judged = [
            judged("toll", TextVerdict::Confirmed),
            judged("ruse", TextVerdict::Declined("no text says what it does")),
        ];
        let told = Compared::of(&judged).human();
        let said = "texts of cards that act: 1 confirmed, 0 contradicted, 1 declined\n\
                    declined, because no text says what it does: skill/ruse (en)\n";
        assert_eq!(told, said);
    }
}
