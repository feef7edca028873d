//! What running the cards came to, and what came of their texts: counted, with what is not proven.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use engine::trial::Trial;
use schemars::JsonSchema;
use serde::Serialize;

use crate::effect::{Judged, Verdict};

/// So many hooks are named where nobody asks for all of them.
const NAMED: usize = 8;

/// What running the hooks of cards came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Tried {
    /// Hooks of cards.
    pub hooks: usize,
    /// How often they were run.
    pub runs: u64,
    /// Hooks that were run with every answer in some position: what is said of them is proven there.
    pub exhausted: usize,
    /// Hooks that were run and had answers left in every position, as `skill/toll on_use`, and how
    /// many answers at least were left where fewest were.
    pub left: BTreeMap<String, u64>,
    /// Hooks whose card was called in no position that was looked at.
    pub never: Vec<String>,
}

/// What came of the texts of cards that act, held against what their scripts do: one for each card
/// and language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Compared {
    /// Texts that agree with their scripts in all that could be compared.
    pub confirmed: usize,
    /// Texts that contradict: each is a finding.
    pub contradicted: usize,
    /// Texts of which nothing could be compared, as `skill/toll (en)`, by the reason.
    pub declined: BTreeMap<&'static str, Vec<String>>,
}

impl Tried {
    /// What these came to.
    pub fn of(trials: &[Trial]) -> Self {
        let name = |trial: &Trial| format!("{}/{} {}", trial.card.kind, trial.card.id, trial.hook);
        let left = trials.iter().filter(|trial| trial.tried > 0 && trial.exhausted == 0);
        let never = trials.iter().filter(|trial| trial.tried == 0);
        Self {
            hooks: trials.len(),
            runs: trials.iter().map(|trial| trial.runs).sum(),
            exhausted: trials.iter().filter(|trial| trial.exhausted > 0).count(),
            left: left.map(|trial| (name(trial), trial.left)).collect(),
            never: never.map(name).collect(),
        }
    }

    /// The same for people. All that is not proven is named where that is wanted, else its beginning.
    pub fn human(&self, all: bool) -> String {
        let Self { hooks, runs, exhausted, left, never } = self;
        let mut told = format!(
            "{hooks} hooks run {runs} times: {exhausted} with every answer in some position, {} with \
             answers left, {} never called\n",
            left.len(),
            never.len(),
        );
        let mut most: Vec<_> = left.iter().collect();
        most.sort_by_key(|(_, left)| std::cmp::Reverse(**left));
        let most = most.into_iter().map(|(hook, left)| match left {
            0 => hook.clone(),
            _ => format!("{hook} ({left} or more)"),
        });
        told.push_str(&named("answers left", &most.collect::<Vec<_>>(), all));
        told.push_str(&named("never called", never, all));
        told
    }
}

impl Compared {
    /// What these came to.
    pub(crate) fn of<'j>(judged: impl IntoIterator<Item = &'j Judged>) -> Self {
        let mut compared = Self::default();
        for Judged { card: (kind, id), tag, verdict, .. } in judged {
            match verdict {
                Verdict::Confirmed => compared.confirmed += 1,
                Verdict::Contradicted => compared.contradicted += 1,
                Verdict::Declined(why) => {
                    compared.declined.entry(why).or_default().push(format!("{kind}/{id} ({tag})"));
                }
            }
        }
        compared
    }

    /// The same for people.
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

/// A line that names some things, if there are any.
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
        let left = (1..=count).map(|nth| (format!("skill/s{nth} on_use"), nth)).collect();
        Tried {
            hooks: 12,
            runs: 40,
            exhausted: 1,
            left,
            never: vec!["skill/idle on_use".to_owned()],
        }
    }

    #[test]
    fn answers_left_are_named_most_first_and_all_with_stats() {
        let told = many(10).human(false);
        let lines: Vec<&str> = told.lines().collect();
        assert!(lines[0].contains("10 with answers left, 1 never called"), "{told}");
        assert!(lines[1].starts_with("answers left: skill/s10 on_use (10 or more), "), "{told}");
        assert!(lines[1].ends_with(", and 2 more with --stats"), "{told}");
        assert_eq!(lines[2], "never called: skill/idle on_use");
        let all = many(10).human(true);
        assert!(all.contains("skill/s1 on_use (1 or more)\n"), "{all}");
        assert!(!many(0).human(false).contains("answers left: "));
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
            judged("toll", Verdict::Confirmed),
            judged("ruse", Verdict::Declined("no text says what it does")),
        ];
        let told = Compared::of(&judged).human();
        let said = "texts of cards that act: 1 confirmed, 0 contradicted, 1 declined\n\
                    declined, because no text says what it does: skill/ruse (en)\n";
        assert_eq!(told, said);
    }
}
