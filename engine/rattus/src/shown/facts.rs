//! What a player decides by when something is offered, beside what the offer names.

use play::signature::{Signature, signatures};
use play::{Args, Message, Rules as _, Say, Seat};

use crate::Rattus;
use crate::choice::{Choice, Prompt};
use crate::flow::Step;
use crate::numbers::RegionNo;
use crate::phase::must_place;
use crate::state::State;

/// Facts of an offer, by the name of the choice.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
enum Fact {
    /// What lies in the region.
    Settle { there: There },
    /// From whom the card is taken.
    Take { from: Option<Seat> },
    /// What lies in the region.
    Place { there: There },
    /// What lies in the region.
    MovePlague { there: There },
    /// What lies in the region.
    Spread { there: There },
    /// What lies in the region.
    PickRegion { there: There },
    /// Whether the rat has lain there from the start.
    Flip { start: bool },
    /// Whether the rat has lain there from the start.
    PickToken { start: bool },
    /// What is refused.
    Pass { asked: Asked },
}

/// Facts of a question, by the name of the prompt.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
enum QuestionFact {
    /// Whether anything but moving the plague is offered, whether a card can be used, and whether
    /// cubes must be placed before the plague moves.
    Turn { more: bool, uses: bool, must: bool },
}

/// What a player passes on.
#[derive(Clone, Copy, Debug, Say)]
enum Asked {
    /// Letting the plague count as cubes.
    Counting,
    /// Using one of the own cards.
    Cards,
}

/// What lies in a region: rats, how many of them have lain there from the start, cubes of all colours,
/// and how many of them are the player's.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
struct There {
    rats: u8,
    start: u8,
    cubes: u8,
    own: u8,
}

/// The messages of offers with their facts.
pub(super) fn with_facts(choices: Vec<Signature>) -> Vec<Signature> {
    play::signature::with_facts(choices, signatures::<Fact>())
}

/// The questions with their facts.
pub(super) fn with_question_facts(prompts: Vec<Signature>) -> Vec<Signature> {
    play::signature::with_facts(prompts, signatures::<QuestionFact>())
}

impl Rattus {
    /// The facts of a question.
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

    /// The facts of an offer.
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
