//! Questions of cards, and the decision that follows: the holder answers, or chance decides a face.

use effects::{Acting, Call};
use play::{Seat, Sink};
use script::{Recorded, Reply};
use serde::{Deserialize, Serialize};

use super::scratch::{movable, tokens_of};
use crate::Rattus;
use crate::cards::regions;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn, ask_face};
use crate::numbers::{ClassNo, FaceNo, RegionNo, TokenNo};
use crate::refusal::{Refusals, Why};
use crate::state::State;

/// The question of a script.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// A region.
    Region { regions: u32, near: Option<RegionNo>, optional: bool },
    /// A token.
    Token { tokens: u64, optional: bool },
    /// A number.
    Number { least: u8, most: u8 },
    /// Yes or no.
    Confirm,
    /// Chance: the face of a token, which the holder of the card will see.
    Look { token: TokenNo },
}

impl Question {
    /// The form of a choice in the journal; `None` if it is not offered.
    fn recorded(self, choice: Choice) -> Option<Recorded> {
        let int = |number: u8| Some(Recorded::Int(number.into()));
        let optional = match self {
            Question::Region { regions, optional, .. } => {
                if let Choice::PickRegion { region } = choice
                    && regions & region.bit() != 0
                {
                    return int(region.0);
                }
                optional
            }
            Question::Token { tokens, optional } => {
                if let Choice::PickToken { token, .. } = choice
                    && tokens_of(tokens).any(|fit| fit == token)
                {
                    return int(token.0);
                }
                optional
            }
            Question::Number { least, most } => {
                if let Choice::PickNumber { number } = choice
                    && (least..=most).contains(&number)
                {
                    return int(number);
                }
                false
            }
            Question::Confirm => {
                if choice == Choice::Accept {
                    return int(1);
                }
                true
            }
            Question::Look { .. } => false,
        };
        (optional && choice == Choice::Decline).then_some(Recorded::Nil)
    }

    /// The value that a script gets for an answer in the journal.
    pub(super) fn reply(self, reply: Recorded) -> Reply {
        let number = match reply {
            Recorded::Int(number) => Some(i64::from(number)),
            Recorded::Nil => None,
        };
        match self {
            Self::Region { .. } | Self::Token { .. } | Self::Number { .. } => number.into(),
            Self::Confirm => (number == Some(1)).into(),
            // Scripts do not learn the face of a token.
            Self::Look { .. } => Reply::Nil,
        }
    }
}

/// A card that asks.
#[derive(Clone, Copy)]
pub(crate) struct Asking {
    /// The seat that uses the card.
    seat: Seat,
    /// The card.
    pub card: ClassNo,
    /// The question.
    question: Question,
}

impl Asking {
    /// The card that asks now, if any.
    #[inline]
    pub fn of(state: &State) -> Option<Self> {
        let effect = state.effect()?;
        let Call { seat, card, .. } = effect.call;
        Some(Self { seat, card, question: effect.question? })
    }

    /// Shows the holder the face of the token.
    fn look<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, token: TokenNo, face: FaceNo) {
        let Some(region) = turn.state.region_of(token) else { return };
        let face = Some(turn.rules.cards.face(face));
        turn.answer_effect(Recorded::Nil);
        turn.tell(Event::Looked { seat: self.seat, region, token, face });
    }
}

/// Why a region does not answer a question for a neighbor: it is not a neighbor, or has more rats
/// than all regions that fit.
fn unfit(
    rules: &Rattus,
    state: &State,
    (near, fit): (RegionNo, u32),
    region: RegionNo,
) -> Option<Why> {
    let next = rules.cards.map(state.map()).near(near, state.seats());
    let rats = state.rats(region);
    if region == near {
        None
    } else if next & region.bit() == 0 {
        Some(Why::Apart { region: near })
    } else if regions(fit).all(|other| state.rats(other) < rats) {
        Some(Why::RatsThere { rats })
    } else {
        None
    }
}

/// Why a region is not among those that fit: all of them have cubes or rats that it does not have,
/// or it has more rats than all of them.
fn unlike(state: &State, seat: Seat, fit: u32, region: RegionNo) -> Option<Why> {
    let rats = state.rats(region);
    let all = |is: &dyn Fn(RegionNo) -> bool| fit != 0 && regions(fit).all(is);
    if state.cubes(region, seat) == 0 && all(&|other| state.cubes(other, seat) > 0) {
        Some(Why::NoneOfYours)
    } else if rats == 0 && all(&|other| state.rats(other) > 0) {
        Some(Why::Empty)
    } else if all(&|other| state.rats(other) < rats) {
        Some(Why::RatsThere { rats })
    } else {
        None
    }
}

impl Scene for Asking {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let Question::Look { token } = self.question else { return false };
        let Some(face) = turn.state.face(token) else { return false };
        self.look(turn, token, face);
        true
    }

    fn ask(self, rules: &Rattus, state: &State) -> Ask {
        let card = self.card;
        let prompt = match self.question {
            Question::Look { token } => {
                return ask_face(rules, state, token);
            }
            Question::Region { near: Some(region), .. } => Prompt::CardNear { card, region },
            Question::Region { near: None, .. } => Prompt::CardRegion { card },
            Question::Token { .. } => Prompt::CardToken { card },
            Question::Number { .. } => Prompt::CardNumber { card },
            Question::Confirm => Prompt::CardConfirm { card },
        };
        Ask::Seat(self.seat, prompt)
    }

    fn offer(self, _: &Rattus, _: &State, offers: &mut Offers) {
        let optional = match self.question {
            Question::Region { regions: bits, optional, .. } => {
                offers.regions(bits, |region| Choice::PickRegion { region });
                optional
            }
            Question::Token { tokens, optional } => {
                offers.tokens(tokens, self.seat, |token, region, face| Choice::PickToken {
                    token,
                    region,
                    face,
                });
                optional
            }
            Question::Number { least, most } => {
                offers.numbers(least, most);
                false
            }
            Question::Confirm => {
                offers.push(Choice::Accept);
                true
            }
            Question::Look { .. } => false,
        };
        if optional {
            offers.push(Choice::Decline);
        }
    }

    fn refuse(self, rules: &Rattus, state: &State, refusals: &mut Refusals<'_>) {
        let why = Why::NotFor { card: self.card };
        match self.question {
            Question::Region { regions: bits, near, .. } => {
                for region in regions(rules.cards.used(state) & !bits) {
                    let why = match near {
                        Some(near) => unfit(rules, state, (near, bits), region),
                        None => unlike(state, self.seat, bits, region),
                    };
                    let why = why.unwrap_or(Why::NotFor { card: self.card });
                    refusals.region(region, "pick-region", why);
                }
            }
            Question::Token { tokens, .. } => {
                let known = |token: &TokenNo| state.face_for(*token, self.seat).is_some();
                for token in tokens_of(state.lying() & !tokens).filter(known) {
                    refusals.token(token, "pick-token", why);
                }
                for region in regions(rules.cards.used(state)) {
                    let there = state.tokens_in(region);
                    let why = if there & tokens != 0 {
                        continue;
                    } else if there == 0 {
                        Why::Empty
                    } else if !movable(&rules.cards, state, region) {
                        Why::Stuck
                    } else {
                        why
                    };
                    refusals.region(region, "pick-token", why);
                }
            }
            // Everything else waits for the answer.
            Question::Number { .. } | Question::Confirm => {
                for region in regions(rules.cards.used(state)) {
                    refusals.region(region, "pick-region", Why::OtherActs { card: self.card });
                }
            }
            Question::Look { .. } => {}
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Question::Look { token } = self.question {
            if let Choice::Turn(face) = choice {
                self.look(turn, token, face);
            } else if let Choice::Draw(ring) = choice {
                turn.tell(Event::RingDrawn { ring });
            }
        } else if let Some(reply) = self.question.recorded(choice) {
            turn.answer_effect(reply);
        }
    }

    fn topic(self) -> &'static str {
        "class-cards-use"
    }
}
