//! From a set-up to the first state of a game.

use play::{Bits, Rules, Setup, SetupError, SetupOption, Word as _};

use crate::RollPlayer;
use crate::cards::SoloMarket;
use crate::expansions::PRINTING_RULE;
use crate::numbers::EditionNo;
use crate::phase::piles;
use crate::state::{Layout, State, Variant, Variants};
use crate::words::Colour;

/// The option for the edition.
const EDITION: &str = "edition";
/// The option for the list of variants.
const VARIANTS: &str = "variants";
/// The option for the printing of an expansion.
const PRINTING: &str = "printing";
/// The values of the printing option; the first is the default.
const PRINTINGS: [&str; 2] = ["first", "later"];
/// The edition when the set-up names none.
const DEFAULT_EDITION: &str = "second";

impl RollPlayer {
    /// The state before the first roll, or the reason why the table is impossible.
    pub(crate) fn set_up(&self, setup: &Setup) -> Result<State, SetupError> {
        // The list of options is only built if the set-up chooses some.
        let options = if setup.options.is_empty() { Vec::new() } else { self.setup_options() };
        setup.check(self.seating(), &options)?;
        if let Some(excess) = self.cards.excess.first() {
            return Err(excess.clone());
        }
        let edition = self.edition_of(setup)?;
        let variants = variants_of(setup);
        let later = setup.options.get(PRINTING).is_some_and(|printing| printing == PRINTINGS[1]);
        let state = self.bare(setup.seats, edition, variants, later);
        self.enough(&state)?;
        Ok(state)
    }

    /// All options with their values.
    pub(crate) fn setup_options(&self) -> Vec<SetupOption> {
        let editions = self.cards.editions.iter().map(|edition| &edition.id);
        let variants = Variant::ALL.iter().filter(|variant| self.has_variant(**variant));
        let variants = variants.map(|variant| variant.word());
        let mut options = vec![
            SetupOption::one(EDITION, editions).usually(DEFAULT_EDITION).explained("editions"),
            SetupOption::several(VARIANTS, variants),
        ];
        if self.has_printings() {
            options.push(SetupOption::one(PRINTING, PRINTINGS).explained(PRINTING_RULE));
        }
        options
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

    fn bare(&self, seats: u8, edition: EditionNo, variants: Variants, later: bool) -> State {
        let rules = self.cards.edition(edition);
        let bag = self.cards.numbers(edition).dice;
        let mut groups = [Bits::EMPTY; 2];
        for card in self.in_play(edition, seats, variants, later).iter() {
            let dots = self.cards.market[usize::from(card)].dots;
            groups[usize::from(dots) - 1].add(card);
        }
        let shuffled = seats == 1 && rules.solo_market == SoloMarket::Shuffled;
        let mixed = shuffled || variants.has(Variant::Bazaar);
        let decks = piles(groups, mixed);
        let extras = self.lay_extras(edition, later);
        State::new(Layout { seats, edition, variants, bag, decks, extras })
    }

    /// The market cards in play at a table. A solo game and the open adventure leave some out.
    /// Rule: `solo-removed`.
    fn in_play(&self, edition: EditionNo, seats: u8, variants: Variants, later: bool) -> Bits {
        let boxed = self.cards.boxed(edition);
        let mut market = self.printed(edition, later);
        if seats == 1 {
            market = market.minus(&boxed.solo_removed);
        }
        if variants.has(Variant::OpenAdventure) {
            market = market.minus(&boxed.open_adventure_removed);
        }
        market
    }

    /// The market cards of an edition; `later` includes the cards of an expansion's later printing.
    pub(crate) fn printed(&self, edition: EditionNo, later: bool) -> Bits {
        let boxed = self.cards.boxed(edition);
        if later { boxed.market } else { boxed.market.minus(&boxed.later.market) }
    }

    /// The backstories in play at a table.
    pub(crate) fn backstories_of(&self, state: &State) -> Bits {
        let boxed = self.cards.boxed(state.edition());
        if state.is_later() {
            boxed.backstories
        } else {
            boxed.backstories.minus(&boxed.later.backstories)
        }
    }

    /// The alignments in play at a table.
    pub(crate) fn alignments_of(&self, state: &State) -> Bits {
        let boxed = self.cards.boxed(state.edition());
        if state.is_later() {
            boxed.alignments
        } else {
            boxed.alignments.minus(&boxed.later.alignments)
        }
    }

    /// The market cards in play at a table.
    pub(crate) fn cards_of(&self, state: &State) -> Bits {
        self.in_play(state.edition(), state.seats(), state.variants(), state.is_later())
    }

    /// Checks that the packs have enough cards of each kind.
    fn enough(&self, state: &State) -> Result<(), SetupError> {
        let seats = u16::from(state.seats());
        let colours = Colour::ALL.iter().filter(|colour| self.cards.has_class(**colour)).count();
        let dice = self.cards.numbers(state.edition()).dice;
        let aside = u16::from(self.enemy_dice(state));
        let counts = [
            ("race", self.cards.races_in(state.edition()).len(), seats),
            ("class", colours as u16, seats),
            ("backstory", self.backstories_of(state).len(), seats),
            ("alignment", self.alignments_of(state).len(), seats),
            ("market", self.cards_of(state).len(), 3 * u16::from(self.row_size(state))),
            // With fewer dice than spaces, a game would never end.
            ("die", dice.iter().copied().map(u16::from).sum(), 18 * seats + aside),
        ];
        let counts = counts.into_iter().chain(self.extra_counts(state));
        match counts.into_iter().find(|(_, there, wanted)| there < wanted) {
            Some((kind, there, wanted)) => Err(SetupError::Content {
                kind: kind.to_owned(),
                there: usize::from(there),
                wanted: usize::from(wanted),
            }),
            None => Ok(()),
        }
    }
}

/// The chosen variants. The set-up has been checked, so each word is valid.
fn variants_of(setup: &Setup) -> Variants {
    let list = setup.options.get(VARIANTS).map_or("", String::as_str);
    let chosen = list.split(',').filter_map(|word| Variant::from_word(word.trim()));
    chosen.fold(Variants::default(), Variants::with)
}
