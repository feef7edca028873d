//! The options of a set-up, and the first state.
//!
//! Rules: `decision-first`, `decision-placing`, `decision-removal`, `decision-flips`.
//! Rules: `decision-return`, `decision-stay`, `decision-majority`, `decision-placed`.
//! Rules: `decision-alone`, `editions-placed`.

use play::{Rules, Seat, Setup, SetupError, SetupOption};
use serde::{Deserialize, Serialize};

use crate::Rattus;
use crate::cards::Catalogue;
use crate::numbers::{MapNo, SetNo};
use crate::state::{Layout, State};

/// The option for the map.
const MAP: &str = "map";
/// The map when the set-up names none.
const DEFAULT_MAP: &str = "europe";
/// The option for the set of tokens.
const TOKENS: &str = "tokens";
/// The set of tokens when the set-up names none.
const DEFAULT_TOKENS: &str = "base";
/// The option for the first player.
const FIRST: &str = "first";
/// The first player is drawn. [D]: by the rulebook the youngest player starts, but the program does
/// not know who that is.
const DRAWN: &str = "drawn";

/// Points that the rulebook leaves open. The default is the first value of the option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Rule {
    /// Whether placing may be skipped or use fewer cubes.
    FreePlacing,
    /// Whether tokens are removed before the remaining starting tokens are mixed in.
    EarlyRemoval,
    /// Whether the active player chooses the token that is flipped.
    ChosenFlips,
    /// Whether the plague may return to the region where it started.
    Return,
    /// Whether the plague may stay in the last round and still count as cubes.
    Stay,
    /// Whether the majority is counted again for each symbol.
    Recount,
    /// Whether placing all cubes ends the game only if the reserve is empty at the end of the turn.
    AtEnd,
    /// Whether a plague that counts as cubes ravages a region without other cubes.
    Alone,
}

impl Rule {
    /// All of these points, as options of a set-up.
    pub const ALL: [RuleOption; 8] = [
        Self::FreePlacing.option("placing", ["exact", "free"]),
        Self::EarlyRemoval.option("removal", ["after-mixing", "before-mixing"]),
        Self::ChosenFlips.option("flips", ["random", "chosen"]),
        Self::Return.option("plague-return", ["no", "yes"]),
        Self::Stay.option("last-plague", ["must-move", "may-stay"]),
        Self::Recount.option("double-majority", ["fixed", "recounted"]),
        Self::AtEnd.option("all-placed", ["during", "at-end"]),
        Self::Alone.option("plague-alone", ["no", "yes"]),
    ];

    /// The paragraph of the rulebook with the decision.
    const fn paragraph(self) -> &'static str {
        match self {
            Self::FreePlacing => "decision-placing",
            Self::EarlyRemoval => "decision-removal",
            Self::ChosenFlips => "decision-flips",
            Self::Return => "decision-return",
            Self::Stay => "decision-stay",
            Self::Recount => "decision-majority",
            Self::AtEnd => "decision-placed",
            Self::Alone => "decision-alone",
        }
    }

    const fn option(self, name: &'static str, values: [&'static str; 2]) -> RuleOption {
        RuleOption { rule: self, name, values }
    }
}

/// A point that the rulebook leaves open, as an option of a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// The point.
    pub rule: Rule,
    /// The name of the option.
    pub name: &'static str,
    /// Its two values: the default, and the one that chooses the rule.
    pub values: [&'static str; 2],
}

/// The options of a table that are not at their default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// The chosen rules, as bits.
    chosen: u8,
    /// The first player; `None` if drawn.
    first: Option<Seat>,
}

impl Options {
    /// Whether a rule is chosen.
    #[inline]
    pub fn has(self, option: Rule) -> bool {
        self.chosen >> option as u8 & 1 == 1
    }

    /// The first player; `None` if drawn.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        self.first
    }

    /// These options with one more rule.
    #[must_use]
    pub fn with(self, option: Rule) -> Self {
        Self { chosen: self.chosen | 1 << option as u8, ..self }
    }

    /// These options with another first player, or `None` to draw it.
    #[must_use]
    pub fn begun_by(self, first: Option<Seat>) -> Self {
        Self { first, ..self }
    }
}

impl Rattus {
    /// The first state of a table, or the reason why it is impossible.
    pub(crate) fn set_up(&self, setup: &Setup) -> Result<State, SetupError> {
        let known = &self.options;
        setup.check(Self::SEATS, known)?;
        if let Some(excess) = self.cards.excess.first() {
            return Err(excess.clone());
        }
        let mut options = Options::default();
        for RuleOption { rule, name, values } in Rule::ALL {
            if value(known, setup, name, values[0])? == 1 {
                options = options.with(rule);
            }
        }
        let first = value(known, setup, FIRST, DRAWN)?;
        let options = options.begun_by(first.checked_sub(1).map(Seat));
        let map = MapNo(value(known, setup, MAP, DEFAULT_MAP)?);
        let set = SetNo(value(known, setup, TOKENS, DEFAULT_TOKENS)?);
        if self.cards.classes.is_empty() {
            return Err(few("class", 0, 1));
        }
        let used = self.cards.map(map).used(setup.seats);
        let tokens = self.cards.set(set);
        let (all, rings) = (tokens.faces.len(), tokens.rings.len());
        let aside = tokens.removed[usize::from(setup.seats) - 2];
        let start = used.count_ones() as u16;
        let removable = if options.has(Rule::EarlyRemoval) { all - rings } else { all };
        // At least one token must remain to be placed.
        let needs =
            [(rings, start), (all, start + u16::from(aside) + 1), (removable, u16::from(aside))];
        if let Some((there, wanted)) = needs.into_iter().find(|(there, wanted)| there < wanted) {
            return Err(few("token", there, wanted));
        }
        let supply = (all - start - u16::from(aside)) as u8;
        let seats = setup.seats;
        Ok(State::new(Layout { seats, map, set, options, regions: used, supply, aside }))
    }
}

/// The packs have too few cards of a kind.
fn few(kind: &str, there: u16, wanted: u16) -> SetupError {
    let (there, wanted) = (usize::from(there), usize::from(wanted));
    SetupError::Content { kind: kind.to_owned(), there, wanted }
}

/// All options with their values, the default first.
pub(crate) fn setup_options(cards: &Catalogue) -> Vec<SetupOption> {
    let rules = Rule::ALL
        .iter()
        .map(|rule| SetupOption::one(rule.name, rule.values).explained(rule.rule.paragraph()));
    let maps = cards.maps.iter().map(|map| &map.id);
    let sets = cards.sets.iter().map(|set| &set.id);
    let first = SetupOption::seat(FIRST, DRAWN, *Rattus::SEATS.end()).explained("decision-first");
    let maps = SetupOption::one(MAP, maps).explained("decision-map");
    let others = [first, maps, SetupOption::one(TOKENS, sets).explained("tokens")];
    rules.chain(others).collect()
}

/// The index of an option's value among the known ones.
fn value(
    known: &[SetupOption],
    setup: &Setup,
    name: &str,
    default: &str,
) -> Result<u8, SetupError> {
    let wanted = setup.options.get(name).map_or(default, String::as_str);
    let option = known.iter().find(|option| option.name == name);
    let values = option.map_or(&[][..], |option| &option.values);
    let at = values.iter().position(|value| value == wanted);
    at.map(|at| at as u8).ok_or_else(|| SetupError::UnknownValue {
        name: name.to_owned(),
        value: wanted.to_owned(),
        expected: values.to_vec(),
    })
}
