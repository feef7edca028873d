//! What a text says against what the script does.

mod bounds;
mod things;

use std::collections::BTreeSet;

use content::CardInfo;
use deeds::{Amount, HookDoes, Signature};
use diag::{Code, Diagnostic};
use script::Tells;

use super::said::CardText;
use super::words::ListWords;
use crate::codes;

/// A contradiction between a text and a script.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Contradiction {
    code: &'static str,
    /// What contradicts.
    message: String,
    help: &'static str,
    /// The hook that it is about, by its number among those of the signature.
    hook: usize,
}

/// What was compared of a text.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    /// How many things could be compared.
    pub(crate) checks: usize,
    pub(crate) wrong: Vec<Contradiction>,
}

/// Where script and text are to agree.
struct Judge<'j> {
    card: &'j CardInfo,
    signature: &'j Signature,
    said: &'j CardText<'j>,
    compared: Compared,
}

/// Compares the text of a card with what it does.
pub(crate) fn compare(card: &CardInfo, signature: &Signature, said: &CardText<'_>) -> Compared {
    let mut judge = Judge { card, signature, said, compared: Compared::default() };
    judge.params();
    judge.amounts();
    judge.may();
    judge.whose();
    judge.once();
    judge.cost();
    judge.things();
    judge.units();
    judge.which();
    judge.sides();
    judge.moments();
    judge.bounds();
    judge.is_bound();
    judge.is_most();
    judge.signs();
    judge.ceilings();
    judge.conditions();
    // What two hooks of a card contradict in the same words is one mistake in its text.
    let mut seen = BTreeSet::new();
    judge.compared.wrong.retain(|one| seen.insert((one.code, one.message.clone())));
    judge.compared
}

impl Contradiction {
    /// A contradiction between two languages.
    pub(crate) fn between(code: Code, message: String, help: &'static str) -> Self {
        Self { code: code.name(), message, help, hook: usize::MAX }
    }

    pub(crate) fn is_of(&self, code: Code) -> bool {
        self.code == code.name()
    }

    /// What is told of it, at the text.
    pub(crate) fn finding(&self, said: &CardText<'_>, signature: &Signature) -> Option<Diagnostic> {
        let code = codes::ALL.iter().find(|code| code.name() == self.code)?;
        let finding = Diagnostic::warning(*code, self.message.as_str(), said.place.clone());
        let finding = match signature.hooks.get(self.hook) {
            Some(hook) => finding.label(hook.place.clone(), format!("“{}” runs this", hook.hook)),
            None => finding,
        };
        Some(finding.help(self.help))
    }
}

impl Judge<'_> {
    fn wrong(&mut self, code: Code, hook: usize, what: &str, help: &'static str) {
        let message = format!("the text of “{}” {what}", self.card.id);
        self.compared.wrong.push(Contradiction { code: code.name(), message, help, hook });
    }

    /// The first hook of which something holds.
    fn first(&self, holds: impl Fn(&HookDoes) -> bool) -> Option<usize> {
        self.signature.hooks.iter().position(holds)
    }

    fn shows(&self, param: &str) -> bool {
        self.said.variables.contains(param)
    }

    /// Each param that the card goes by stands in the text, and each that stands there is one that it
    /// goes by.
    fn params(&mut self) {
        for (name, value) in self.card.params.iter() {
            let used = self.first(|hook| hook.uses.contains(name));
            match (used, self.shows(name)) {
                (None, false) => {}
                (Some(hook), false) => {
                    self.compared.checks += 1;
                    if !self.said.has_number(*value) {
                        let what = format!("does not show “{name}”, which is {value}");
                        let help = "show the number of the card: `{ $name }`";
                        self.wrong(codes::TEXT_AMOUNT, hook, &what, help);
                    }
                }
                (None, true) if self.is_counted(name, *value) => {}
                (None, true) => {
                    self.compared.checks += 1;
                    let what = format!("shows “{name}”, which has no effect");
                    let help =
                        "read the number in the script or in a guard, or remove it from the text";
                    self.wrong(codes::TEXT_AMOUNT, 0, &what, help);
                }
                (Some(_), true) => self.compared.checks += 1,
            }
        }
    }

    /// Whether a number that makes no difference is read all the same, or says how often something is
    /// done.
    fn is_counted(&self, name: &str, value: i64) -> bool {
        self.signature.hooks.iter().any(|hook| {
            let times = |times: usize| i64::try_from(times).is_ok_and(|times| times == value);
            hook.reads.contains(name) || hook.deeds.iter().any(|deed| times(deed.times))
        })
    }

    /// Each number that is the same in all runs is one that the text says.
    fn amounts(&mut self) {
        for (at, hook) in self.signature.hooks.iter().enumerate() {
            let deeds = hook.deeds.iter().filter(|deed| !deed.tells.contains(&Tells::Count));
            let deeds = deeds.flat_map(|deed| deed.amounts.iter().map(|(_, amount)| amount));
            let amounts: Vec<&Amount> = deeds.chain(&hook.answers).collect();
            for amount in amounts {
                let Some(value) = amount.only().filter(|value| *value != 0) else { continue };
                self.compared.checks += 1;
                if !self.is_said(value, amount) {
                    let what = format!("does not say {}, which the script uses", value.abs());
                    let help = "make the number a param that the text shows";
                    self.wrong(codes::TEXT_AMOUNT, at, &what, help);
                }
            }
        }
    }

    /// Whether a text says an amount: by the params that move it, or as it is.
    fn is_said(&self, value: i64, amount: &Amount) -> bool {
        let shown = amount.moved.iter().filter_map(|name| self.card.params.get(name));
        let shown: Vec<i64> = shown.copied().collect();
        let sum = shown.iter().fold(0_i64, |sum, one| sum.saturating_add(*one));
        let product = shown.iter().fold(1_i64, |product, one| product.saturating_mul(*one));
        let difference = match shown.as_slice() {
            [one, other] => one.saturating_sub(*other),
            _ => sum,
        };
        let computed: &[i64] = if shown.is_empty() { &[] } else { &[sum, product, difference] };
        // A text says "costs 2 less" where the script returns −2.
        let is_value = |one: &i64| one.checked_abs() == value.checked_abs();
        shown.iter().chain(computed).any(is_value)
            || self.said.has_number(value)
            || self.said.is_one(value)
    }

    /// Whether some function calls a verb that does this, be it under conditions that no run met.
    fn could(&self, tells: Tells) -> bool {
        self.first(|hook| hook.could.contains(&tells)).is_some()
    }

    /// Whether the owner can decline, where the rules call the card whatever he wants.
    fn may(&mut self) {
        let (Some(said), Some(sure)) = (self.said.says(ListWords::May), self.said.says_may())
        else {
            return;
        };
        let may = self.first(|hook| hook.event && hook.may);
        let acts = self.first(|hook| hook.event && !hook.deeds.is_empty());
        let only = self.signature.hooks.iter().all(|hook| hook.event && !hook.names_number);
        match (may, acts) {
            (Some(hook), _) => {
                self.compared.checks += 1;
                if !said && self.said.says(ListWords::UpTo) != Some(true) {
                    let help = "say that the owner may decline, or offer no answer in the script \
                                that declines";
                    let what = "does not say that the owner may decline";
                    self.wrong(codes::TEXT_MAY, hook, what, help);
                }
            }
            (None, Some(_)) if sure && self.first(|hook| hook.could_ask).is_some() => {}
            (None, Some(hook)) if only => {
                self.compared.checks += 1;
                if sure {
                    let help = "say that it happens, or let the script ask (`optional = true`, \
                                `me:confirm`)";
                    self.wrong(
                        codes::TEXT_MAY,
                        hook,
                        "says that the owner may decline, but the script has no such answer",
                        help,
                    );
                }
            }
            (None, _) => {}
        }
    }

    /// Whether others are spoken of, and only where they are meant.
    fn whose(&mut self) {
        let others = |hook: &HookDoes| {
            hook.hears_others || hook.tells.iter().any(|tells| matches!(tells, Tells::Other(_)))
        };
        match self.first(others) {
            Some(hook) => {
                let Some(said) = self.said.says(ListWords::Others) else { return };
                self.compared.checks += 1;
                if !said {
                    let what = "mentions no other player, but the script is about one";
                    let help = "say whose it is";
                    self.wrong(codes::TEXT_WHOSE, hook, what, help);
                }
            }
            None => {
                self.hears_all();
                let Some(said) = self.said.says(ListWords::Another) else { return };
                if said && self.first(|hook| hook.hears_all).is_none() {
                    self.compared.checks += 1;
                    let what = "mentions another player, but the script is about none";
                    let help = "say that it is the owner’s, or let the script read the others";
                    self.wrong(codes::TEXT_WHOSE, 0, what, help);
                }
            }
        }
    }

    /// Whether a card that hears each player's events says so, where its text speaks to the owner.
    /// A script that asks for the seat of the owner compares whose the event is.
    fn hears_all(&mut self) {
        let any = ("by".to_owned(), "any".to_owned());
        let all = |hook: &HookDoes| hook.words.contains(&any) && !hook.calls.contains("seat");
        let (Some(hook), Some(said)) = (self.first(all), self.said.says(ListWords::Others)) else {
            return;
        };
        self.compared.checks += 1;
        if !said && self.said.says(ListWords::You) != Some(false) {
            let what = "mentions no other player, but the script hears each player’s events";
            let help = "say whose events are meant, or guard the hook with `by = \"me\"`";
            self.wrong(codes::TEXT_WHOSE, hook, what, help);
        }
    }

    /// Whether it is said that a card acts so and so often, where it counts.
    fn once(&mut self) {
        let counts = |hook: &HookDoes| hook.tells.contains(&Tells::Count);
        match self.first(counts) {
            // What one hook notes and another looks at is a memory, not a limit.
            Some(_) if self.first(|hook| hook.recalls && !counts(hook)).is_some() => {}
            Some(hook) => {
                let Some(said) = self.said.says(ListWords::Times) else { return };
                self.compared.checks += 1;
                if !said {
                    let what = "does not say how often, but the script counts";
                    self.wrong(codes::TEXT_ONCE, hook, what, "say how often: once, each round");
                }
            }
            None => {
                let Some(said) = self.said.says(ListWords::Once) else { return };
                let Some(hook) = self.first(|hook| hook.event) else { return };
                // An event of the table, such as the beginning of a round, comes once by itself.
                let of_table = |hook: &HookDoes| !hook.heard_by_seat;
                if self.could(Tells::Count) || self.signature.hooks.iter().all(of_table) {
                    return;
                }
                if said && self.signature.hooks.iter().all(|hook| hook.event) {
                    self.compared.checks += 1;
                    let help =
                        "give the card a counter and let the script count, or remove the word";
                    self.wrong(
                        codes::TEXT_ONCE,
                        hook,
                        "says “once”, but the script does not count",
                        help,
                    );
                }
            }
        }
    }

    /// Whether nothing that the card does, or answers, may cost something, and the text does not say so.
    fn costs_nothing(&self) -> bool {
        let costs = |hook: &HookDoes| hook.query || hook.tells.contains(&Tells::Cost);
        let could = self.could(Tells::Pay) || self.could(Tells::Cost);
        !could && self.first(costs).is_none() && self.said.says(ListWords::Free) != Some(true)
    }

    /// Whether what the owner pays and gets is said, and nothing else.
    fn cost(&mut self) {
        let pays = self.first(|hook| hook.tells.contains(&Tells::Pay));
        // A card that hears of payments says so in a condition, and takes nothing itself.
        let event = self.first(|hook| hook.event).is_some();
        let pay = match event {
            true => self.said.says_beyond_conditions(ListWords::Pay),
            false => self.said.says(ListWords::Pay),
        };
        match (pays, self.said.says(ListWords::Cost), pay) {
            (Some(hook), Some(said), _) => {
                self.compared.checks += 1;
                if !said {
                    let what = "does not say that the owner pays";
                    self.wrong(codes::TEXT_COST, hook, what, "say what it costs");
                }
            }
            (None, _, Some(true)) if self.costs_nothing() && !self.says_lose_for_gain() => {
                self.compared.checks += 1;
                let what = "says that the owner pays, but the script takes nothing";
                let help = "let the script take it (`me:pay_…`), or remove it from the text";
                self.wrong(codes::TEXT_COST, 0, what, help);
            }
            (_, _, _) => {}
        }
        let gains = self.first(|hook| hook.tells.contains(&Tells::Gain));
        if let (Some(hook), Some(said)) = (gains, self.said.says_beyond_bounds(ListWords::Gain)) {
            self.compared.checks += 1;
            if !said && !self.says_lose_for_gain() && self.said.says(ListWords::Pay) == Some(true) {
                let what = "says that the owner pays, but not what the owner gets";
                self.wrong(codes::TEXT_COST, hook, what, "say what the owner gets");
            }
        }
    }
}
