//! Bounds, signs and conditions: “or more” against “or less”, gains against losses, ceilings, “if you
//! do”.

use std::collections::{BTreeMap, BTreeSet};

use deeds::{Amount, Deed, HookDoes, Side};
use script::Tells;

use super::Judge;
use super::things::topic;
use crate::codes;
use crate::effect::words::{DOWN, ListWords, THING, UNIT, UP};

impl Judge<'_> {
    /// Whether “or more” and “or less” are said of the numbers of which they hold.
    pub(super) fn bounds(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            for (name, sides) in sides(hook) {
                let spots = self.number_spots(&name);
                if let Some(side) = sides.first().filter(|_| sides.len() == 1) {
                    self.bound(at, &name, *side, &spots);
                }
            }
        }
    }

    fn bound(&mut self, hook: usize, name: &str, side: Side, spots: &[usize]) {
        let (own, other) = match side {
            Side::Least => (ListWords::AtLeast, ListWords::AtMost),
            Side::Most => (ListWords::AtMost, ListWords::AtLeast),
        };
        if spots.is_empty() || self.said.says(own).is_none() || self.said.says(other).is_none() {
            return;
        }
        self.compared.checks += 1;
        let near = |list| spots.iter().any(|spot| self.said.says_near(list, *spot));
        let (right, wrong) = match side {
            Side::Least => ("lower", "upper"),
            Side::Most => ("upper", "lower"),
        };
        if near(other) && !near(own) {
            let what =
                format!("uses “{name}” as the {wrong} bound, but the script as the {right} one");
            let help = "say “or more” for a lower bound and “or less” for an upper one";
            self.wrong(codes::TEXT_BOUND, hook, &what, help);
        }
    }

    /// Where a number of the card is shown, or a number in digits that a guard wants.
    fn number_spots(&self, name: &str) -> Vec<usize> {
        match name.parse::<i64>() {
            Ok(_) => self.said.spots_of(name),
            Err(_) => self.said.spots(name),
        }
    }

    /// Whether a bound that a guard or a filter sets is said to be one.
    pub(super) fn is_bound(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            let sides = sides(hook);
            for bound in &hook.bounds {
                let Some(name) = only(&bound.amount.moved) else { continue };
                // A lower and an upper bound with the same number are exact.
                if sides.get(name).is_some_and(|sides| sides.len() > 1) {
                    continue;
                }
                let list = match bound.side {
                    Side::Least => ListWords::AtLeast,
                    Side::Most => ListWords::AtMost,
                };
                let opposite = match bound.side {
                    Side::Least => ListWords::AtMost,
                    Side::Most => ListWords::AtLeast,
                };
                let spots = self.said.spots(name);
                let Some(said) = self.said.says(list).filter(|_| !spots.is_empty()) else {
                    continue;
                };
                // That it says the opposite is another finding.
                if !said && !spots.iter().any(|spot| self.said.says_near(opposite, *spot)) {
                    self.compared.checks += 1;
                    let what =
                        format!("does not say whether “{name}” is the lower or the upper bound");
                    let help = "say “or more” for a lower bound and “or less” for an upper one";
                    self.wrong(codes::TEXT_BOUND, at, &what, help);
                }
            }
        }
    }

    /// Whether a number that the owner can go below is said to be the most.
    pub(super) fn is_most(&mut self) {
        let less = [ListWords::UpTo, ListWords::AtMost].map(|list| self.said.says(list));
        let [Some(up_to), Some(at_most)] = less else { return };
        let less = up_to || at_most || self.said.says_may() != Some(false);
        for (at, hook) in
            self.signature.hooks.iter().enumerate().filter(|(_, one)| one.names_number)
        {
            let mut amounts = hook.deeds.iter().flat_map(|deed| &deed.amounts);
            let shown = amounts.find_map(|(_, amount)| {
                only(&amount.moved).filter(|name| !self.said.spots(name).is_empty())
            });
            let Some(name) = shown.map(str::to_owned) else { continue };
            self.compared.checks += 1;
            if !less {
                let what = format!("does not say that the owner can choose less than “{name}”");
                let help = "say “up to” if the owner can choose less";
                self.wrong(codes::TEXT_BOUND, at, &what, help);
            }
        }
    }

    /// Whether gains are gains and losses losses.
    pub(super) fn signs(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            let deeds = hook.deeds.iter().flat_map(|deed| {
                deed.amounts.iter().map(|(_, amount)| (deed.verb.as_str(), amount))
            });
            let answers = hook.answers.iter().map(|amount| (hook.hook.as_str(), amount));
            let all: Vec<(&str, &Amount)> = deeds.chain(answers).collect();
            for (name, amount) in all {
                self.sign(at, name, amount);
            }
            self.gains(at, hook);
        }
    }

    fn sign(&mut self, hook: usize, name: &str, amount: &Amount) {
        let up = self.said.is_about(&topic(UP, name));
        let down = self.said.is_about(&topic(DOWN, name));
        let (Some(up), Some(down)) = (up, down) else { return };
        // Zero changes nothing: the runs in which it is the answer are those without an effect.
        let mut moves = amount.values.iter().filter(|value| **value != 0).peekable();
        if moves.peek().is_none() {
            return;
        }
        let all = |right: fn(i64) -> bool| moves.clone().all(|value| right(*value));
        let (own, other, way) = if all(|value| value > 0) {
            (up, down, "down, but the script goes up")
        } else if all(|value| value < 0) {
            (down, up, "up, but the script goes down")
        } else {
            return;
        };
        self.compared.checks += 1;
        if other && !own {
            let what = format!("goes {way} (“{name}”)");
            let help = "say the direction in which the script changes it";
            self.wrong(codes::TEXT_SIGN, hook, &what, help);
        }
    }

    fn gains(&mut self, at: usize, hook: &HookDoes) {
        let tells = |one: Tells| hook.tells.contains(&one);
        let said = (self.said.says_beyond_bounds(ListWords::Gain), self.said.says(ListWords::Lose));
        let (Some(gain), Some(lose)) = said else { return };
        let help = "say “gain” for what the script gives, and “lose” or “pay” for what it takes";
        if is_given(hook) {
            self.compared.checks += 1;
            if lose && !gain {
                let what = "says that the owner loses something, but the script gives it";
                self.wrong(codes::TEXT_SIGN, at, what, help);
            }
        } else if tells(Tells::Pay) && !tells(Tells::Gain) {
            self.compared.checks += 1;
            if gain && !lose {
                let what = "says that the owner gains something, but the script takes it";
                self.wrong(codes::TEXT_SIGN, at, what, help);
            }
        }
    }

    /// Whether the text says “lose” for what the script gives. Its wording of costs is then wrong for
    /// the same reason.
    pub(super) fn says_lose_for_gain(&self) -> bool {
        let said = (self.said.says_beyond_bounds(ListWords::Gain), self.said.says(ListWords::Lose));
        said == (Some(false), Some(true)) && self.signature.hooks.iter().any(is_given)
    }

    /// Whether a ceiling in digits is one that the script has.
    pub(super) fn ceilings(&mut self) {
        if self.said.says(ListWords::AtMost).is_none() {
            return;
        }
        for (number, spot) in self.said.digits() {
            let near =
                [ListWords::AtMost, ListWords::AtLeast].map(|list| self.said.says_near(list, spot));
            if near == [true, false] && number > 1 && !self.is_known(number) {
                self.compared.checks += 1;
                let what = format!("sets the maximum {number}, which the script does not have");
                let help = "remove the maximum, or enforce it in the script";
                self.wrong(codes::TEXT_CEILING, 0, &what, help);
                return;
            }
        }
    }

    /// Whether a number is one of the card, of a guard, or of what the script passes on.
    fn is_known(&self, number: i64) -> bool {
        let has = |amount: &Amount| amount.values.iter().any(|value| value.abs() == number);
        self.card.numbers().any(|(name, value)| name != PRINTED && value == number)
            || self.signature.hooks.iter().any(|hook| {
                let passed = hook.deeds.iter().flat_map(|deed| &deed.amounts);
                passed.map(|(_, amount)| amount).chain(&hook.answers).any(has)
                    || hook.bounds.iter().any(|bound| has(&bound.amount))
                    || hook.literals.contains(&number)
            })
    }

    /// Whether “if you do” is only said where something can be left undone, and a payment binds what
    /// it is for.
    pub(super) fn conditions(&mut self) {
        let Some(bound) = self.said.says(ListWords::IfSo) else { return };
        let open = |hook: &HookDoes| {
            hook.may || hook.asks || !hook.event || hook.tells.contains(&Tells::Pay)
        };
        if bound && !self.signature.hooks.iter().any(open) {
            self.compared.checks += 1;
            let what = "says “if you do”, but the script leaves nothing undone";
            let help = "say that it happens, or let the script ask first";
            self.wrong(codes::TEXT_CONDITION, 0, what, help);
        }
        let pays = |hook: &HookDoes| hook.may && hook.tells.contains(&Tells::Pay);
        if let Some(hook) = self.first(pays).filter(|_| !bound)
            && self.is_loose(hook)
        {
            self.compared.checks += 1;
            let what = "does not say that the effect depends on the payment";
            let help = "write both in one sentence, or begin the second one with “If you do”";
            self.wrong(codes::TEXT_CONDITION, hook, what, help);
        }
    }

    /// Whether a sentence says that the owner may pay, and only a later one, in which nothing is
    /// optional, what he gets.
    fn is_loose(&self, hook: usize) -> bool {
        let words = self.said.words;
        let paid = |deed: &&Deed| !deed.tells.contains(&Tells::Pay);
        let deeds = self.signature.hooks[hook].deeds.iter().filter(paid);
        let topics: Vec<String> = deeds
            .flat_map(|deed| [UNIT, THING, UP, DOWN].map(|begin| topic(begin, &deed.verb)))
            .collect();
        let gets = |sentence: &[String]| {
            topics.iter().any(|topic| words.is_about(topic, sentence) == Some(true))
        };
        let mut sentences = self.said.sentences().skip_while(|sentence| {
            !words.says(ListWords::May, sentence) || !words.says(ListWords::Lose, sentence)
        });
        let alone = sentences.next().is_some_and(|sentence| !gets(sentence));
        alone && sentences.any(|later| gets(later) && !words.says(ListWords::May, later))
    }
}

/// The number that is printed on a card to name it. No effect goes by it.
const PRINTED: &str = "number";

/// The numbers that bound something in a hook, each with the sides on which it does: params by their
/// names, others in digits.
fn sides(hook: &HookDoes) -> BTreeMap<String, BTreeSet<Side>> {
    let mut sides: BTreeMap<String, BTreeSet<Side>> = BTreeMap::new();
    for bound in &hook.bounds {
        let number = bound.amount.only().filter(|_| bound.amount.moved.is_empty());
        let literal = number.map(|number| number.to_string());
        if let Some(name) = only(&bound.amount.moved).map(str::to_owned).or(literal) {
            sides.entry(name).or_default().insert(bound.side);
        }
    }
    for (name, side) in &hook.turns {
        sides.entry(name.clone()).or_default().insert(*side);
    }
    sides
}

/// The one param that moves an amount.
fn only(moved: &BTreeSet<String>) -> Option<&str> {
    moved.first().filter(|_| moved.len() == 1).map(String::as_str)
}

/// Whether a hook gives the owner something and takes nothing.
fn is_given(hook: &HookDoes) -> bool {
    let tells = |one: Tells| hook.tells.contains(&one);
    tells(Tells::Gain) && !tells(Tells::Pay) && !tells(Tells::Cost)
}
