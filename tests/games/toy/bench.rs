//! What rulings set and look at, and the laws of conservation.

use effects::Chain;
use play::ruling::{Field, FieldError, value};
use play::{Bench, Bits, Breach, CardFault, Checks, Rules, Seat, Sink};

use super::Toy;
use super::event::Event;
use super::rules::Turn;
use super::state::{BEADS, State};

type ToyField = Field<Toy>;

const FIELDS: &[ToyField] = &[
    ToyField::new("turn", "Whose turn it is.")
        .given(|_, state, _, text| {
            state.give_turn(value::seat(text, state.seats())?);
            Ok(())
        })
        .then(|_, state, _| Ok(state.turn().to_string())),
    ToyField::new("pot", "Beads in the pot.").then(|_, state, _| Ok(state.pot().to_string())),
    ToyField::new("A.beads", "Beads of a seat, out of the pot.")
        .given(|_, state, of, text| state.give_beads(of.seat, value::whole(text, 0..=99)?))
        .then(|_, state, of| Ok(state.player(of.seat).beads.to_string())),
    ToyField::new("A.hand", "Cards in hand: `[feather, wager]`.")
        .given(|toy, state, of, text| state.give_hand(of.seat, toy.cards(text)?))
        .then(|toy, state, of| Ok(toy.names(state.player(of.seat).hand))),
    ToyField::new("A.front", "Cards played, in front of a seat.")
        .given(|toy, state, of, text| state.give_front(of.seat, toy.cards(text)?))
        .then(|toy, state, of| Ok(toy.names(state.player(of.seat).front))),
    ToyField::new("A.points", "What a seat would score now.")
        .then(|toy, state, of| Ok(toy.points(state, of.seat).to_string())),
    effects::trial::acts(),
];

impl Toy {
    fn cards(&self, text: &str) -> Result<Bits, FieldError> {
        let card = |id| value::named(id, self.ids.iter().map(String::as_str)).map(|at| at as u8);
        value::items(text).map(card).collect()
    }

    fn names(&self, cards: Bits) -> String {
        value::list(cards.iter().map(|card| &self.ids[usize::from(card)]))
    }
}

impl Bench for Toy {
    fn fields() -> &'static [ToyField] {
        FIELDS
    }

    fn settle(&self, state: &mut State, log: &mut impl Sink<Event>) {
        Turn { toy: self, state, log, chain: Chain::default() }.advance();
    }

    fn audit(&self, state: &State) -> Vec<Breach> {
        let players = || state.seats_from(Seat(0)).map(|seat| state.player(seat));
        let beads = state.pot() + players().map(|player| player.beads).sum::<u8>();
        let places = || players().flat_map(|player| [player.hand, player.front]);
        let count = state.deck().len() + places().map(|cards| cards.len()).sum::<u16>();
        let all = places().fold(state.deck(), |all, cards| all.or(&cards)).len();
        let mut broken = Vec::new();
        if beads != BEADS * self.seats(state) {
            broken.push(Breach::Misplaced(format!("{beads} beads in all")));
        }
        if usize::from(count) != self.ids.len() || all != count {
            broken
                .push(Breach::Misplaced(format!("{count} cards in all, {all} of them different")));
        }
        broken
    }

    fn is_fault(&self, event: &Event) -> bool {
        matches!(event, Event::Faulted { .. })
    }

    fn check_scripts(&self, which: Checks) {
        self.runtime.check(which);
    }

    fn forget(&self) {
        self.runtime.forget();
    }

    fn tidy(&self) {
        self.runtime.tidy();
    }

    fn swap_faults(&self, left: Vec<CardFault>) -> Vec<CardFault> {
        self.runtime.swap_faults(left)
    }
}
