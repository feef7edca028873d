//! Set-up after the starting dice: the monster, its adventure, the first minion.
//!
//! Rules: `setup-monster`, `setup-adventure`, `setup-minions`.

use play::{Bits, Seat, Sink};
use serde::{Deserialize, Serialize};

use super::choice::{MonsterChance, MonsterChoice};
use super::event::MonsterEvent;
use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::numbers::MinionNo;
use crate::state::{State, Variant};
use crate::words::{AdventureKind, Window};

/// The position in the set-up of the expansion.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// The monster is drawn.
    Monster,
    /// The adventure cards are dealt, face up only in the variant.
    Adventure { kind: AdventureKind },
    /// The first minion is revealed.
    Minion,
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        state.first()
    }
}

// Never inlined: this keeps the loop over the scenes of the base game short.
impl Scene for Step {
    #[inline(never)]
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        turn.chance(self)
    }

    #[inline(never)]
    fn ask(self, rules: &RollPlayer, state: &State) -> Ask {
        let chance = match self {
            Self::Monster => MonsterChance::Monster(rules.monsters_for(state)),
            Self::Adventure { kind } => MonsterChance::Adventure(rules.adventures_of(state, kind)),
            Self::Minion => return state.ask_for_minion(),
        };
        chance.into()
    }

    #[inline(never)]
    fn offer<'s>(self, _: &RollPlayer, _: &'s State, _: &mut Offers<'s>) {}

    #[inline(never)]
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        match self {
            Self::Monster => {
                let Choice::Monsters(MonsterChoice::DealMonster(monster)) = choice else { return };
                turn.tell(MonsterEvent::MonsterRevealed { monster });
                let open = turn.state.variants().has(Variant::OpenAdventure);
                let first = Self::Adventure { kind: AdventureKind::Location };
                turn.step(if open { first } else { Self::Minion });
            }
            Self::Adventure { kind } => {
                let Choice::Monsters(MonsterChoice::DealAdventure(adventure)) = choice else {
                    return;
                };
                turn.tell(MonsterEvent::AdventureTurned { kind, adventure });
                let next = AdventureKind::at(kind.index() + 1);
                turn.step(next.map_or(Self::Minion, |kind| Self::Adventure { kind }));
            }
            Self::Minion => {
                let Choice::Monsters(MonsterChoice::DealMinion(minion)) = choice else { return };
                turn.tell(MonsterEvent::MinionTurned { minion });
                turn.begin_round();
            }
        }
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        Some(match self {
            Self::Monster => "setup-monster",
            Self::Adventure { .. } => "setup-adventure",
            Self::Minion => "setup-minions",
        })
    }
}

impl State {
    /// Asks chance for the next minion.
    pub(crate) fn ask_for_minion(&self) -> Ask {
        MonsterChance::Minion(self.unseen_minions()).into()
    }
}

impl Choice {
    /// The minion that chance revealed, if the choice is one.
    pub(crate) fn minion(self) -> Option<MinionNo> {
        if let Self::Monsters(MonsterChoice::DealMinion(minion)) = self {
            Some(minion)
        } else {
            None
        }
    }
}

impl RollPlayer {
    /// The monsters that can be drawn: those of a color that no hero has.
    pub(crate) fn monsters_for(&self, state: &State) -> Bits {
        let colours =
            state.from(Seat(0)).filter_map(|seat| self.cards.colour_of(state.sheet(seat)));
        let colours: Vec<_> = colours.collect();
        let monsters = self.cards.bestiary.monsters.iter().zip(0..);
        let free = monsters.filter(|(monster, _)| !colours.contains(&monster.colour));
        free.map(|(_, at)| at).collect()
    }

    /// The monster's adventure cards of a kind that the card can be.
    pub(crate) fn adventures_of(&self, state: &State, kind: AdventureKind) -> Bits {
        let monster = state.monsters().and_then(|monsters| monsters.monster());
        let Some(monster) = monster else { return Bits::EMPTY };
        let cards = self.cards.bestiary.adventures.iter().zip(0..);
        let fit = cards.filter(|(card, _)| card.monster == Some(monster) && card.kind == kind);
        fit.map(|(_, at)| at).collect()
    }
}
