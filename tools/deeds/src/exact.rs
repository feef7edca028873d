//! What a card does in the words of a language, generated from its signature. Reviewers and
//! translators compare it with the printed text; players can ask for it.

use std::collections::{BTreeMap, BTreeSet};

use content::{CardInfo, Library};
use engine::{Opened, Shelved};
use script::{Imagining, Type};
use text::{Value, Voice};

use crate::limits::{Demand, Limit};
use crate::signature::{Amount, Deed, HookDoes, Tables};
use crate::targets::Target;

/// The space of the messages for all games.
const SPACE: &str = "effect";

/// The space of a game's messages for verbs, hooks and conditions.
const DOES: &str = "does";

/// The space of the words of a game.
const WORDS: &str = "words";

/// Prefix of the messages about when a hook is called.
pub const WHEN: &str = "when-";

/// Prefix of the messages about the value that a guard or a field of a filter requires:
/// `limit-row`, or for one word, `limit-by-me`.
pub const LIMIT: &str = "limit-";

/// Prefix of the messages for a guard that has the name of a field but another meaning:
/// `guard-own`.
pub const GUARD: &str = "guard-";

/// Prefix of the messages for words of conditions without another text in the game.
pub const WORD: &str = "word-";

/// Prefix of the messages about results of hooks.
const ANSWER: &str = "answer-";

/// Prefix of a field of a filter that allows more words than the field with the rest of its name.
const OR: &str = "or_";

/// Maximum number of different words of a condition that are listed. With more, the text says that
/// it varies.
const MOST_WORDS: usize = 4;

/// What a card does in a hook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Does {
    /// The hook, as in the card's file.
    pub hook: String,
    /// When it is called, and what its guards require.
    pub when: String,
    /// The effect.
    pub does: String,
    /// Both in one line.
    pub line: String,
}

/// What a card does, hook by hook, in the order of the card.
///
/// Parts without a message in the language are named as in scripts and files.
pub fn exact(
    game: &dyn Shelved,
    library: &Library,
    card: &CardInfo,
    voice: &Voice<'_>,
) -> Vec<Does> {
    let mut told = DeedTeller::of(game, voice);
    game.imagine(library, &[card], &mut |card, at, runs| told.hear(card, at, runs));
    told.lines
}

/// Like [`exact`], for a card of an opened game, as at a table. Empty for a card for which no table
/// has numbers. Numbers have no names, because players do not know their names in the card's file.
pub fn exact_at_table(opened: &dyn Opened, card: &CardInfo, voice: &Voice<'_>) -> Vec<Does> {
    let Some(game) = engine::game(opened.id()) else { return Vec::new() };
    if card.hooks.is_empty() {
        return Vec::new();
    }
    let mut told = DeedTeller { names: false, ..DeedTeller::of(game, voice) };
    opened.imagine(card, &mut |card, at, runs| told.hear(card, at, runs));
    told.lines
}

/// Describes what a card does.
struct DeedTeller<'v, 'l> {
    voice: &'v Voice<'l>,
    tables: Tables,
    /// The names of the lists that contain each word, as texts call them.
    lists: BTreeMap<&'static str, BTreeSet<String>>,
    /// Whether numbers are shown with their names in the card's file.
    names: bool,
    lines: Vec<Does>,
}

impl<'v, 'l> DeedTeller<'v, 'l> {
    fn of(game: &dyn Shelved, voice: &'v Voice<'l>) -> Self {
        let tables = Tables::of(game);
        let lists = tables.lists();
        Self { voice, tables, lists, names: true, lines: Vec::new() }
    }

    /// Adds a hook of a card with its runs.
    fn hear(&mut self, card: &CardInfo, at: usize, runs: &Imagining) {
        let does = self.tables.signature(card, at, runs);
        let (when, said) = (self.when(card, &does), self.does(card, &does));
        let line = self.said("exact-line", &[("when", &when), ("does", &said)]);
        self.lines.push(Does { hook: does.hook, when, does: said, line });
    }

    /// When a hook is called, and what its guards require.
    fn when(&self, card: &CardInfo, does: &HookDoes) -> String {
        let id = dashed(&format!("{WHEN}{}", does.hook));
        let when = self.own(&id, "").unwrap_or_else(|| does.hook.clone());
        let guards = does.guards.iter().map(|guard| self.limit(card, guard, &[GUARD, LIMIT]));
        let guards = guards.collect::<Vec<_>>().join(", ");
        if guards.is_empty() {
            return when;
        }
        self.said("exact-guarded", &[("when", &when), ("guards", &guards)])
    }

    /// The effect of a hook.
    fn does(&self, card: &CardInfo, does: &HookDoes) -> String {
        if does.query {
            let Some(amount) = &does.answers else { return self.said("exact-yes-no", &[]) };
            let id = dashed(&format!("{ANSWER}{}", does.hook));
            let amount = self.amount(card, amount);
            return self.own(&id, &amount).unwrap_or(id);
        }
        let deeds = does.deeds.iter().map(|deed| self.deed(card, deed));
        let deeds = deeds
            .reduce(|one, other| self.said("exact-then", &[("first", &one), ("second", &other)]));
        match (deeds, does.may) {
            (None, _) => self.said("exact-nothing", &[]),
            (Some(deeds), true) => self.said("exact-may", &[("does", &deeds)]),
            (Some(deeds), false) => deeds,
        }
    }

    /// The effect of a verb, with its targets.
    fn deed(&self, card: &CardInfo, deed: &Deed) -> String {
        let amounts = deed.amounts.iter().map(|(_, amount)| self.amount(card, amount));
        let amounts = amounts.collect::<Vec<_>>().join(", ");
        let does = self.own(&dashed(&deed.verb), &amounts).unwrap_or_else(|| deed.verb.clone());
        let mut targets: Vec<String> = Vec::new();
        for (_, target) in &deed.targets {
            let target = self.target(card, target);
            if !target.is_empty() && !targets.contains(&target) {
                targets.push(target);
            }
        }
        targets.extend(begins_anew(card, deed).then(|| self.said("exact-anew", &[])));
        if targets.is_empty() {
            return does;
        }
        let targets = targets
            .into_iter()
            .reduce(|one, other| self.said("exact-then", &[("first", &one), ("second", &other)]));
        let targets = targets.unwrap_or_default();
        self.said("exact-target", &[("does", &does), ("targets", &targets)])
    }

    /// The origin of a thing, and the conditions on it.
    fn target(&self, card: &CardInfo, Target { picked, heard, limits, .. }: &Target) -> String {
        let picked = picked.then(|| self.said("exact-picked", &[]));
        let heard = heard.then(|| self.said("exact-heard", &[]));
        let limits = alternatives(limits);
        let limits = limits.iter().map(|limit| self.limit(card, limit, &[LIMIT]));
        picked.into_iter().chain(heard).chain(limits).collect::<Vec<_>>().join(", ")
    }

    /// The condition of a guard or a field of a filter.
    fn limit(&self, card: &CardInfo, Limit { name, says }: &Limit, begin: &[&str]) -> String {
        let (special, value) = match says {
            Demand::Holds(true) | Demand::Thing => (None, None),
            Demand::Holds(false) => (Some("not"), Some("–".to_owned())),
            Demand::Number(amount) => (None, Some(self.amount(card, amount))),
            Demand::Words(words) if words.len() > MOST_WORDS => {
                (None, Some(self.said("exact-any", &[])))
            }
            Demand::Words(words) => {
                let only = words.first().filter(|_| words.len() == 1);
                let said = words.iter().map(|word| self.word(word));
                let said = said.reduce(|one, other| {
                    self.said("exact-or", &[("first", &one), ("second", &other)])
                });
                (only.map(String::as_str), said)
            }
        };
        let told = begin.iter().find_map(|begin| {
            let id = dashed(&format!("{begin}{name}"));
            let own = special.and_then(|word| self.condition(&dashed(&format!("{id}-{word}")), ""));
            own.or_else(|| self.condition(&id, value.as_deref().unwrap_or_default()))
        });
        told.unwrap_or_else(|| match value {
            Some(value) => format!("{name} = {value}"),
            None => name.clone(),
        })
    }

    /// A message of the game, or of all games, for a condition.
    fn condition(&self, id: &str, value: &str) -> Option<String> {
        let spaces = [DOES, SPACE].into_iter();
        let mut known = spaces.filter(|space| self.voice.word(space, id, None, &[]).is_some());
        let space = known.next()?;
        Some(self.voice.tell(space, id, &[("value", Value::Text(value))]))
    }

    /// A word of a condition, as the game or its files call it.
    fn word(&self, word: &str) -> String {
        let ids = self.lists.get(word).into_iter().flatten();
        let mut known = ids.filter_map(|list| {
            self.voice.word(WORDS, &dashed(&format!("{list}-{word}")), None, &[])
        });
        let own = || self.own(&dashed(&format!("{WORD}{word}")), "");
        known.next().or_else(own).unwrap_or_else(|| word.to_owned())
    }

    /// A message of the game with an amount; `None` if the language does not have it.
    fn own(&self, id: &str, amount: &str) -> Option<String> {
        self.voice.word(DOES, id, None, &[])?;
        Some(self.voice.tell(DOES, id, &[("amount", Value::Text(amount))]))
    }

    /// A number with the params it comes from: `2`, `2 (gold)`, or that it varies with them.
    fn amount(&self, card: &CardInfo, amount: &Amount) -> String {
        let id = if amount.only().is_some() { "exact-param" } else { "exact-moved" };
        let of_card = |name: &String| {
            let value = self.voice.number(*card.params.get(name)?);
            let named = || self.said(id, &[("name", name), ("value", &value)]);
            Some(if self.names { named() } else { value.clone() })
        };
        let params: Vec<String> = amount.moved.iter().filter_map(of_card).collect();
        let params = params.join(", ");
        match (amount.only(), params.is_empty()) {
            (Some(value), true) => self.voice.number(value),
            (Some(_), false) => params,
            (None, false) if self.names => self.said("exact-varies", &[("params", &params)]),
            (None, false | true) => self.said("exact-any", &[]),
        }
    }

    fn said(&self, id: &str, values: &[(&str, &str)]) -> String {
        let values: Vec<_> = values.iter().map(|(name, text)| (*name, Value::Text(text))).collect();
        self.voice.tell(SPACE, id, &values)
    }
}

impl Tables {
    /// The words of the game with the lists that contain them: `red` is one of `colour`.
    fn lists(&self) -> BTreeMap<&'static str, BTreeSet<String>> {
        let mut lists: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
        let parameters = self.verbs.values().flat_map(|verb| verb.parameters);
        let taken = self.hooks.values().flat_map(|hook| hook.takes);
        let passed = parameters.chain(taken).flat_map(|parameter| match parameter.kind {
            Type::Filter(filter) => filter.fields.iter().map(|field| field.kind).collect(),
            kind => vec![kind],
        });
        let given = self.verbs.values().map(|verb| verb.result);
        for kind in passed.chain(given) {
            let kind = if let Type::Optional(inner) = kind { *inner } else { kind };
            let Type::Words { words, .. } = kind else { continue };
            let list = spelled(kind.name().unwrap_or_default());
            for word in words {
                lists.entry(word).or_default().insert(list.clone());
            }
        }
        lists
    }
}

/// The conditions, with the words of `or_<name>` added to those of `<name>`.
fn alternatives(limits: &[Limit]) -> Vec<Limit> {
    let mut all: Vec<Limit> = Vec::new();
    for limit in limits {
        let name = limit.name.strip_prefix(OR).unwrap_or(&limit.name);
        match all.iter_mut().find(|known| known.name == name) {
            Some(known) => known.merge(limit.says.clone()),
            None => all.push(Limit { name: name.to_owned(), says: limit.says.clone() }),
        }
    }
    all
}

/// Whether a verb sets a number of the card that is reset each round.
fn begins_anew(card: &CardInfo, deed: &Deed) -> bool {
    let Some(keeps) = deed.keeps else { return false };
    let kept = card.fields.iter().find(|(name, _)| *name == keeps.key);
    let round = keeps.each_round.zip(kept).and_then(|(key, (_, value))| value.get(key));
    round.and_then(|value| value.as_bool()) == Some(true)
}

fn dashed(id: &str) -> String {
    id.replace('_', "-")
}

/// Converts `WaxColour` to `wax-colour`.
fn spelled(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}
