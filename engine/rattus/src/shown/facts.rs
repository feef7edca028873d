//! Facts that a player needs for a decision and that the offer does not name.

use play::signature::{Signature, signatures};
use play::{Args, Message, Rules as _, Say, Seat};

use crate::Rattus;
use crate::choice::{Choice, Prompt};
use crate::flow::Step;
use crate::numbers::RegionNo;
use crate::phase::must_place;
use crate::state::State;

/// Facts about an offer, by the name of the choice.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
enum Fact {
    /// The contents of the region.
    Settle { there: There },
    /// The seat from which the card is taken.
    Take { from: Option<Seat> },
    /// The contents of the region.
    Place { there: There },
    /// The contents of the region.
    MovePlague { there: There },
    /// The contents of the region.
    Spread { there: There },
    /// The contents of the region.
    PickRegion { there: There },
    /// Whether the rat has been there from the start.
    Flip { start: bool },
    /// Whether the rat has been there from the start.
    PickToken { start: bool },
    /// What is declined.
    Pass { asked: Asked },
}

/// Facts about a prompt, by its name.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
enum QuestionFact {
    /// Whether anything besides moving the plague is offered, whether a card can be used, and
    /// whether cubes must be placed first.
    Turn { more: bool, uses: bool, must: bool },
}

/// What a player can decline.
#[derive(Clone, Copy, Debug, Say)]
enum Asked {
    /// To let the plague count as cubes.
    Counting,
    /// To use one of your cards.
    Cards,
}

/// The contents of a region: rats, how many of them have been there from the start, all cubes, and
/// how many of them are the player's.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
struct There {
    rats: u8,
    start: u8,
    cubes: u8,
    own: u8,
}

/// Adds the facts to the signatures of offers.
pub(super) fn with_facts(choices: Vec<Signature>) -> Vec<Signature> {
    play::signature::with_facts(choices, signatures::<Fact>())
}

/// Adds the facts to the signatures of prompts.
pub(super) fn with_question_facts(prompts: Vec<Signature>) -> Vec<Signature> {
    play::signature::with_facts(prompts, signatures::<QuestionFact>())
}

impl Rattus {
    /// The facts about a prompt.
    pub(super) fn facts_of(&self, state: &State, prompt: Prompt) -> Args {
        if !matches!(prompt, Prompt::Turn { .. }) {
            return Args::new();
        }
        let mut offers = Vec::new();
        self.offers(state, &mut offers);
        let more = !offers.iter().all(|offer| matches!(offer, Choice::MovePlague { .. }));
        let uses = offers.iter().any(|offer| matches!(offer, Choice::Use { .. }));
        let must = must_place(self, state);
        Message::of(self, "ask", &QuestionFact::Turn { more, uses, must }).args
    }

    /// The facts about an offer.
    pub(super) fn facts_of_offer(&self, state: &State, seat: Seat, choice: Choice) -> Args {
        let there = |region: RegionNo| There {
            rats: state.rats(region),
            start: state.rats_from_start(region),
            cubes: state.population(region),
            own: state.cubes(region, seat),
        };
        let fact = match choice {
            Choice::Settle { region } => Fact::Settle { there: there(region) },
            Choice::Take { card } => Fact::Take { from: state.holder(card) },
            Choice::Place { region, .. } => Fact::Place { there: there(region) },
            Choice::MovePlague { region } => Fact::MovePlague { there: there(region) },
            Choice::Spread { region } => Fact::Spread { there: there(region) },
            Choice::Flip { token, .. } => Fact::Flip { start: state.from_start(token) },
            Choice::PickToken { token, .. } => Fact::PickToken { start: state.from_start(token) },
            Choice::PickRegion { region } => Fact::PickRegion { there: there(region) },
            Choice::Pass => {
                let counting = matches!(state.step(), Step::Count(_));
                Fact::Pass { asked: if counting { Asked::Counting } else { Asked::Cards } }
            }
            Choice::Infect(_)
            | Choice::Start(_)
            | Choice::Pick(_)
            | Choice::Draw(_)
            | Choice::Turn(_)
            | Choice::Use { .. }
            | Choice::Count { .. }
            | Choice::PickNumber { .. }
            | Choice::Accept
            | Choice::Decline => return Args::new(),
        };
        Message::of(self, "choice", &fact).args
    }
}
