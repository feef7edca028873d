//! What a text speaks of against what its script acts on: goods, attributes, colours, kinds of cards,
//! and the moment.

use std::collections::{BTreeMap, BTreeSet};

use deeds::{HookDoes, Side};

use super::Judge;
use crate::codes;
use crate::effect::words::{FIELD, MOMENT, THING, UNIT, WORD};

/// A script that names more words of one sort goes through them all, and no text lists them.
const MOST_WORDS: usize = 3;

/// A unit follows its number with at most this many words between.
const GAP: usize = 2;

/// The hook of purchases. Without guards a card hears of its own one, and need not say so.
const OWN_PURCHASE: &str = "on_bought";

/// The guard of the windows in which a card may be used.
const WINDOW: &str = "window";

impl Judge<'_> {
    /// Whether each verb and each answer that the language has words for is spoken of.
    pub(super) fn things(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            let answers = hook.answers.as_ref().map(|_| hook.hook.as_str());
            for name in hook.calls.iter().map(String::as_str).chain(answers) {
                let said = [UNIT, THING].map(|begin| self.said.is_about(&topic(begin, name)));
                let said = said.into_iter().flatten().reduce(|unit, thing| unit && thing);
                let Some(said) = said else { continue };
                self.compared.checks += 1;
                if !said {
                    let what = format!("does not name what “{name}” is about");
                    let help = "name what the script gives, takes or reads";
                    self.wrong(codes::TEXT_THING, at, &what, help);
                }
            }
        }
    }

    /// Whether each number of the card is followed by the unit in which the script counts it.
    pub(super) fn units(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            for (param, units) in units(hook) {
                // A unit that is not said at all is another finding.
                if !units.iter().all(|unit| self.said.is_about(unit) == Some(true)) {
                    continue;
                }
                for spot in self.said.spots(&param) {
                    let first = self.said.words.first_of(UNIT, self.said.after(spot));
                    let Some((_, found)) = first.filter(|(gap, _)| *gap <= GAP) else { continue };
                    self.compared.checks += 1;
                    if !found.iter().any(|found| units.contains(*found)) {
                        let what = format!("counts “{param}” in another unit than the script");
                        let help = "name after the number what the script gives or takes";
                        self.wrong(codes::TEXT_THING, at, &what, help);
                        break;
                    }
                }
            }
        }
    }

    /// Whether the attributes, colours, kinds and so on that the script names are those of the text.
    pub(super) fn which(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            let of = |name: &str| hook.words.iter().filter(|(one, _)| one == name).count();
            for (name, word) in hook.words.iter().filter(|(name, _)| of(name) <= MOST_WORDS) {
                let topic = topic(WORD, &format!("{name}-{word}"));
                let Some(said) = self.said.is_about(&topic) else { continue };
                self.compared.checks += 1;
                if !said {
                    let code = if name == WINDOW { codes::TEXT_MOMENT } else { codes::TEXT_WHICH };
                    let what = format!("does not name “{word}”, the “{name}” of the script");
                    let help = "name the one that the script or the guard uses";
                    self.wrong(code, at, &what, help);
                }
            }
        }
        self.field_words();
    }

    /// Whether the side is named on which the script acts: that of the law, or that of chaos.
    pub(super) fn sides(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            for (verb, side) in &hook.sides {
                let side = match side {
                    Side::Least => "above",
                    Side::Most => "below",
                };
                let Some(said) = self.said.is_about(&topic(WORD, &format!("{verb}-{side}"))) else {
                    continue;
                };
                self.compared.checks += 1;
                if !said {
                    let what = format!("does not name the side of “{verb}” on which it acts");
                    let help = "name the side on which the script acts";
                    self.wrong(codes::TEXT_WHICH, at, &what, help);
                }
            }
        }
    }

    /// Compares the words in the file of the card with its text. Some matter on cards of one kind only: what
    /// every card of another kind has, such as a color, none of these need name.
    fn field_words(&mut self) {
        for (name, value) in self.card.fields.iter() {
            let Some(word) = value.as_str() else { continue };
            let of_any = format!("{name}-{word}");
            let topics = [format!("{}-{of_any}", self.card.kind), of_any];
            let mut said = topics.iter().map(|name| self.said.is_about(&topic(FIELD, name)));
            let Some(said) = said.find_map(|said| said) else { continue };
            self.compared.checks += 1;
            if !said {
                let what = format!("does not name “{word}”, the “{name}” of the card");
                let help = "name the one in the file of the card";
                self.wrong(codes::TEXT_WHICH, 0, &what, help);
            }
        }
    }

    /// Whether the moment is named in which the rules call each hook.
    pub(super) fn moments(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            let guards = self.card.guards();
            let guarded = guards.get(hook.hook.as_str()).and_then(|when| when.as_object());
            let others = |when: &str| !["by", "card"].contains(&when);
            let own = guarded.is_none_or(|when| {
                let card = when.get("card").and_then(|card| card.as_str());
                card != Some("other") && !when.keys().any(|key| others(key))
            });
            if hook.hook == OWN_PURCHASE && own {
                continue;
            }
            let Some(said) = self.said.is_about(&topic(MOMENT, &hook.hook)) else { continue };
            self.compared.checks += 1;
            if !said {
                let what = format!("does not name the moment of “{}”", hook.hook);
                let help = "name the moment, or let another hook call the function";
                self.wrong(codes::TEXT_MOMENT, at, &what, help);
            }
        }
    }
}

/// The params that are the only ones to move an amount, each with the units of these amounts.
fn units(hook: &HookDoes) -> BTreeMap<String, BTreeSet<String>> {
    let deeds = hook
        .deeds
        .iter()
        .flat_map(|deed| deed.amounts.iter().map(|(_, amount)| (deed.verb.as_str(), amount)));
    let answers = hook.answers.iter().map(|amount| (hook.hook.as_str(), amount));
    let mut units: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, amount) in deeds.chain(answers) {
        let mut moved = amount.moved.iter();
        let (Some(param), None) = (moved.next(), moved.next()) else { continue };
        units.entry(param.clone()).or_default().insert(topic(UNIT, name));
    }
    units
}

/// The id of a topic: `unit-gain-gold`.
pub(super) fn topic(begin: &str, name: &str) -> String {
    format!("{begin}{}", name.replace('_', "-"))
}
