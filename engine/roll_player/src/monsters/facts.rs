//! What a player decides by in Monsters & Minions, beside what an offer or a question names.

use play::signature::{Signature, signatures};
use play::{Args, Message, Say, Seat};

use super::choice::{MonsterChoice, MonsterPrompt};
use super::event::MonsterEvent;
use crate::RollPlayer;
use crate::numbers::MinionNo;
use crate::state::State;

/// Facts of an offer, by the name of the choice.
#[derive(Clone, Copy, Debug, Say)]
enum Fact {
    /// The minion that is hunted.
    Hunt { minion: MinionNo },
    /// The charisma tokens that are paid beside the gold.
    HireForGold { charisma: u8 },
}

/// Facts of a question, by the name of the prompt.
#[derive(Clone, Copy, Debug, Say)]
enum QuestionFact {
    /// The charisma tokens of the seat, which pay a part of each mercenary, and whether it can pay for
    /// one at all.
    Mercenary { charisma: u8, hires: bool },
    /// Whether the seat can pay for a re-roll.
    CombatReroll { rerolls: bool },
    /// How many re-rolls the seat can pay for when it has rolled.
    FinaleMercenary { rerolls: u8 },
    /// How many re-rolls the seat can pay for, this one among them, and how many of its dice the
    /// monster makes it roll once more at last, as they lie.
    FinaleReroll { rerolls: u8, forced: u8 },
}

/// Facts of an event, by its name.
#[derive(Clone, Copy, Debug, Say)]
enum EventFact {
    /// Whether one plays alone.
    FinaleBegan { alone: bool },
}

/// The facts of events.
pub(crate) fn event_facts() -> Vec<Signature> {
    signatures::<EventFact>()
}

/// The facts of offers.
pub(crate) fn choice_facts() -> Vec<Signature> {
    signatures::<Fact>()
}

/// The facts of questions.
pub(crate) fn prompt_facts() -> Vec<Signature> {
    signatures::<QuestionFact>()
}

impl RollPlayer {
    /// The facts of an offer.
    pub(crate) fn facts_of_monster_choice(
        &self,
        state: &State,
        seat: Seat,
        choice: MonsterChoice,
    ) -> Args {
        let fact = if choice == MonsterChoice::Hunt {
            state.top_minion().map(|minion| Fact::Hunt { minion })
        } else if matches!(choice, MonsterChoice::HireForGold { .. }) {
            Some(Fact::HireForGold { charisma: self.tokens_for_mercenary(state, seat) })
        } else {
            None
        };
        fact.map_or_else(Args::new, |fact| Message::of(self, "choice", &fact).args)
    }

    /// The facts of an event.
    pub(crate) fn facts_of_monster_event(
        &self,
        event: &MonsterEvent,
        before: &dyn Fn() -> State,
    ) -> Args {
        if !matches!(event, MonsterEvent::FinaleBegan { .. }) {
            return Args::new();
        }
        Message::of(self, "log", &EventFact::FinaleBegan { alone: before().solo() }).args
    }

    /// The facts of a question.
    pub(crate) fn facts_of_monster_prompt(
        &self,
        state: &State,
        seat: Seat,
        prompt: MonsterPrompt,
    ) -> Args {
        let fact = match prompt {
            MonsterPrompt::Mercenary { .. } => {
                let charisma = state.sheet(seat).charisma();
                QuestionFact::Mercenary { charisma, hires: self.may_hire(state, seat, true) }
            }
            MonsterPrompt::CombatReroll { xp, .. } => {
                QuestionFact::CombatReroll { rerolls: xp >= self.reroll_price(state) }
            }
            MonsterPrompt::FinaleMercenary { .. } => {
                QuestionFact::FinaleMercenary { rerolls: self.finale_rerolls(state, seat) }
            }
            MonsterPrompt::FinaleReroll { .. } => {
                let rerolls = self.finale_rerolls(state, seat);
                QuestionFact::FinaleReroll { rerolls, forced: self.forced(state, seat) }
            }
            MonsterPrompt::InitiativeProwled
            | MonsterPrompt::Unpacking { .. }
            | MonsterPrompt::Hunt { .. }
            | MonsterPrompt::Spending { .. } => return Args::new(),
        };
        Message::of(self, "ask", &fact).args
    }
}
