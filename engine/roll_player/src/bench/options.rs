//! From a set-up to the first state.

use play::{Bits, Rules, Setup, SetupError, SetupOption, Word};

use crate::RollPlayer;
use crate::cards::SoloMarket;
use crate::phase::piles;
use crate::state::{EditionNo, Layout, State, Variant, Variants};
use crate::words::Colour;

/// The option that names the edition.
const EDITION: &str = "edition";
/// The option that lists the variants.
const VARIANTS: &str = "variants";
/// The edition played when none is named.
const DEFAULT_EDITION: &str = "second";

impl RollPlayer {
    /// The state before the first roll, or why there is none.
    pub(crate) fn set_up(&self, setup: &Setup) -> Result<State, SetupError> {
        setup.check(self.seating(), &self.setup_options())?;
        let edition = self.edition_of(setup)?;
        let variants = variants_of(setup);
        let state = self.bare(setup.seats, edition, variants);
        self.enough(&state)?;
        Ok(state)
    }

    /// The options with their values.
    pub(crate) fn setup_options(&self) -> Vec<SetupOption> {
        let editions = self.cards.editions.iter().map(|edition| &edition.id);
        let variants = Variant::WORDS.iter().copied();
        vec![SetupOption::one(EDITION, editions), SetupOption::several(VARIANTS, variants)]
    }

    fn edition_of(&self, setup: &Setup) -> Result<EditionNo, SetupError> {
        let editions = &self.cards.editions;
        let only = || editions.first().filter(|_| editions.len() == 1);
        let usual = only().map_or(DEFAULT_EDITION, |edition| &edition.id);
        let wanted = setup.options.get(EDITION).map_or(usual, String::as_str);
        let at = editions.iter().position(|edition| edition.id == wanted);
        at.map(|at| EditionNo(at as u8)).ok_or_else(|| SetupError::UnknownValue {
            name: EDITION.to_owned(),
            value: wanted.to_owned(),
            expected: editions.iter().map(|edition| edition.id.clone()).collect(),
        })
    }

    fn bare(&self, seats: u8, edition: EditionNo, variants: Variants) -> State {
        let rules = self.cards.edition(edition);
        let bag = self.cards.numbers(edition).dice;
        let mut groups = [Bits::EMPTY; 2];
        for card in self.in_play(edition, seats).iter() {
            let dots = self.cards.market[usize::from(card)].dots;
            groups[usize::from(dots) - 1].add(card);
        }
        let shuffled = seats == 1 && rules.solo_market == SoloMarket::Shuffled;
        let mixed = shuffled || variants.has(Variant::Bazaar);
        State::new(Layout { seats, edition, variants, bag, decks: piles(groups, mixed) })
    }

    /// The market cards of an edition for a number of seats: a solo game leaves some out.
    /// Rule: `solo-removed`.
    fn in_play(&self, edition: EditionNo, seats: u8) -> Bits {
        let boxed = self.cards.boxed(edition);
        if seats == 1 { boxed.market.minus(&boxed.solo_removed) } else { boxed.market }
    }

    /// The market cards of a table.
    pub(crate) fn cards_of(&self, state: &State) -> Bits {
        self.in_play(state.edition(), state.seats())
    }

    /// Whether the packs hold enough cards of each kind.
    fn enough(&self, state: &State) -> Result<(), SetupError> {
        let seats = u16::from(state.seats());
        let colours = Colour::ALL.iter().filter(|colour| self.cards.has_class(**colour)).count();
        let counts = [
            ("race", self.cards.races_in(state.edition()).len(), seats),
            ("class", colours as u16, seats),
            ("backstory", self.cards.backstories_in(state.edition()).len(), seats),
            ("alignment", self.cards.alignments_in(state.edition()).len(), seats),
            ("market", self.cards_of(state).len(), 3 * u16::from(self.row_size(state))),
        ];
        match counts.iter().find(|(_, there, wanted)| there < wanted) {
            Some((kind, there, wanted)) => Err(SetupError::Content {
                kind: (*kind).to_owned(),
                there: usize::from(*there),
                wanted: usize::from(*wanted),
            }),
            None => Ok(()),
        }
    }
}

/// The variants chosen; the set-up has been checked, so each word is one of them.
fn variants_of(setup: &Setup) -> Variants {
    let list = setup.options.get(VARIANTS).map_or("", String::as_str);
    let chosen = list.split(',').filter_map(|word| Variant::from_word(word.trim()));
    chosen.fold(Variants::default(), Variants::with)
}
