//! Why things on the table are not offered, from the card or step that asks and for things of other
//! moments.

use play::{Refusal, Rules as _, Seat};

use crate::Rattus;
use crate::acting::{Asking, Moment};
use crate::choice::Choice;
use crate::flow::{Scene, Step};
use crate::numbers::ClassNo;
use crate::refusal::{Refusals, Why};
use crate::state::State;

impl Rattus {
    /// Why things on the table are not offered to the asked seat.
    pub(super) fn refused(&self, state: &State, seat: Seat) -> Vec<Refusal> {
        let mut offers = Vec::new();
        self.offers(state, &mut offers);
        let mut refusals = Refusals::new(self, &offers);
        match Asking::of(state) {
            Some(asking) => {
                asking.refuse(self, state, &mut refusals);
                self.refuse_while(asking.card, &mut refusals);
            }
            None => {
                state.step().refuse(self, state, &mut refusals);
                if let Some(moment) = moment(state.step()) {
                    self.refuse_cards(state, moment, seat, &mut refusals);
                }
            }
        }
        refusals.castle("place", Why::CastleByCard);
        refusals.all.list()
    }

    /// Adds why class cards can be neither used nor taken while one of them asks.
    fn refuse_while(&self, asking: ClassNo, refusals: &mut Refusals<'_>) {
        for card in self.cards.cards() {
            let acts = Why::OtherActs { card: asking };
            refusals.card(card, "use", if card == asking { Why::ActsNow } else { acts });
        }
    }

    /// Adds why class cards can be neither used nor taken at a moment.
    fn refuse_cards(
        &self,
        state: &State,
        moment: Option<Moment>,
        seat: Seat,
        refusals: &mut Refusals<'_>,
    ) {
        for card in self.cards.cards() {
            let taken = refusals.offered(|offer| *offer == Choice::Take { card });
            let holder = state.holder(card);
            if holder == Some(seat) {
                if !refusals.offered(|offer| *offer == Choice::Use { card }) {
                    let why = self.why_not_used(state, moment, seat, card);
                    refusals.card(card, "use", why.unwrap_or(Why::NoUse));
                }
            } else if !taken {
                refusals.card(card, "take", Why::TurnOnly);
                if let Some(seat) = holder {
                    refusals.card(card, "use", Why::HeldBy { seat });
                }
            }
        }
    }
}

/// The moment for class cards at which a step asks: the inner `None` if no card can be used, the
/// outer if no seat is asked.
fn moment(step: Step) -> Option<Option<Moment>> {
    match step {
        Step::Outbreak(_) | Step::Start(_) | Step::Over(_) => None,
        Step::BeforePlague(_) => Some(Some(Moment::Turn)),
        Step::Late(_) => Some(Some(Moment::Late)),
        Step::Last(_) => Some(Some(Moment::Last)),
        Step::Settle(_) | Step::Spread(_) | Step::Count(_) | Step::Ravage(_) | Step::Final(_) => {
            Some(None)
        }
    }
}
