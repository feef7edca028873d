//! Facts that a player needs for decisions of Monsters & Minions and that neither the offer nor the
//! prompt names.

use play::signature::{Signature, signatures};
use play::{Args, Message, Say, Seat};

use super::choice::{MonsterChoice, MonsterPrompt};
use crate::RollPlayer;
use crate::numbers::MinionNo;
use crate::state::State;

/// Facts about an offer, by the name of the choice.
#[derive(Clone, Copy, Debug, Say)]
enum Fact {
    /// The minion that is hunted.
    Hunt { minion: MinionNo },
    /// The charisma tokens paid in addition to the gold.
    HireForGold { charisma: u8 },
}

/// Facts about a prompt, by its name.
#[derive(Clone, Copy, Debug, Say)]
enum QuestionFact {
    /// The seat's charisma tokens, which pay part of each mercenary, and whether the seat can pay
    /// for one.
    Mercenary { charisma: u8, hires: bool },
    /// Whether the seat can pay for a re-roll.
    CombatReroll { rerolls: bool },
    /// How many re-rolls the seat can pay for after it rolls.
    FinaleMercenary { rerolls: u8 },
    /// How many re-rolls the seat can pay for, including this one, and how many of its dice the
    /// monster would make it roll again at the end.
    FinaleReroll { rerolls: u8, forced: u8 },
}

/// The signatures of the facts about offers.
pub(crate) fn choice_facts() -> Vec<Signature> {
    signatures::<Fact>()
}

/// The signatures of the facts about prompts.
pub(crate) fn prompt_facts() -> Vec<Signature> {
    signatures::<QuestionFact>()
}

impl RollPlayer {
    /// The facts about an offer.
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

    /// The facts about a prompt.
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
