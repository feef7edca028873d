//! From a set-up to the first state.

use play::{Rules, Setup, SetupError, SetupOption};

use crate::Rattus;
use crate::state::{MapNo, Options, Rule, SetNo, State};

/// The option that names the map.
const MAP: &str = "map";
/// The map played when none is named.
const DEFAULT_MAP: &str = "europe";
/// The option that names the set of tokens.
const TOKENS: &str = "tokens";
/// The set played when none is named.
const DEFAULT_TOKENS: &str = "base";

impl Rattus {
    pub(crate) fn set_up(&self, setup: &Setup) -> Result<State, SetupError> {
        let known = self.setup_options();
        setup.check(Self::SEATS, &known)?;
        let mut options = Options::default();
        for (rule, name, values) in Rule::ALL {
            if value(&known, setup, name, values[0])? == 1 {
                options = options.with(rule);
            }
        }
        let map = MapNo(value(&known, setup, MAP, DEFAULT_MAP)?);
        let set = SetNo(value(&known, setup, TOKENS, DEFAULT_TOKENS)?);
        if self.cards.classes.is_empty() {
            return Err(SetupError::Content("the packs hold no class card".to_owned()));
        }
        let used = self.cards.map(map).used(setup.seats);
        let tokens = self.cards.set(set);
        let (all, rings) = (tokens.faces.len(), tokens.rings.len());
        let aside = tokens.removed[usize::from(setup.seats) - 2];
        let start = used.count_ones() as u16;
        if start > rings || start + u16::from(aside) >= all {
            let message = format!(
                "{start} regions and {aside} tokens set aside need more than {all} tokens, {rings} \
                 of them with a ring"
            );
            return Err(SetupError::Content(message));
        }
        let supply = (all - start - u16::from(aside)) as u8;
        Ok(State::new(setup.seats, (map, set), options, used, (supply, aside)))
    }

    /// The options with their values, the default first.
    pub(crate) fn setup_options(&self) -> Vec<SetupOption> {
        let rules = Rule::ALL.iter().map(|(_, name, values)| SetupOption::one(name, *values));
        let maps = self.cards.maps.iter().map(|map| &map.id);
        let sets = self.cards.sets.iter().map(|set| &set.id);
        rules.chain([SetupOption::one(MAP, maps), SetupOption::one(TOKENS, sets)]).collect()
    }
}

/// The position of an option's value among those that are known.
fn value(
    known: &[SetupOption],
    setup: &Setup,
    name: &str,
    default: &str,
) -> Result<u8, SetupError> {
    let wanted = setup.options.get(name).map_or(default, String::as_str);
    let values = known.iter().find(|option| option.name == name);
    let values = values.map_or(&[][..], |option| &option.values);
    let at = values.iter().position(|value| value == wanted);
    at.map(|at| at as u8).ok_or_else(|| SetupError::UnknownValue {
        name: name.to_owned(),
        value: wanted.to_owned(),
        expected: values.to_vec(),
    })
}
