//! The steps of Monsters & Minions, which the flow of the game treats as one step.

use play::{Seat, Sink};

use super::{backpack, finale, hunt, setup, solo};
use crate::RollPlayer;
use crate::bench::Phase;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::refusal::Refusals;
use crate::state::{State, Step, sum};
use crate::words::Window;

sum! {
    /// The position in the flow of the expansion.
    MonsterStep in Step::Monsters {
        /// Set-up: the monster and the minions.
        Lair(setup::Step) = 9,
        /// Solo: the enemy dice react.
        Prowl(solo::Step) = 10,
        /// Stored dice are placed on a sheet.
        Pack(backpack::Step) = 11,
        /// A hunt.
        Hunt(hunt::Step) = 12,
        /// The fight with the monster.
        Fight(finale::Step) = 13,
    }
}

/// Evaluates an expression with the scene of a step, whatever its type.
macro_rules! in_step {
    ($step:expr, $scene:ident => $then:expr) => {
        match $step {
            MonsterStep::Lair($scene) => $then,
            MonsterStep::Prowl($scene) => $then,
            MonsterStep::Pack($scene) => $then,
            MonsterStep::Hunt($scene) => $then,
            MonsterStep::Fight($scene) => $then,
        }
    };
}

impl MonsterStep {
    /// The active seat.
    #[inline(never)]
    pub(crate) fn whose(self, state: &State) -> Seat {
        in_step!(self, scene => scene.whose(state))
    }

    /// The phase of a round that the step belongs to.
    pub(crate) fn phase(self) -> Phase {
        match self {
            Self::Lair(_) => Phase::Setup,
            Self::Prowl(_) | Self::Pack(_) => Phase::Dice,
            Self::Hunt(_) => Phase::Market,
            Self::Fight(_) => Phase::End,
        }
    }
}

// Never inlined: this keeps the loop over the scenes of the base game short.
impl Scene for MonsterStep {
    #[inline(never)]
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        in_step!(self, scene => scene.forward(turn))
    }

    #[inline(never)]
    fn ask(self, rules: &RollPlayer, state: &State) -> Ask {
        in_step!(self, scene => scene.ask(rules, state))
    }

    #[inline(never)]
    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        in_step!(self, scene => scene.offer(rules, state, offers));
    }

    fn refuse(self, rules: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        in_step!(self, scene => scene.refuse(rules, state, refusals));
    }

    #[inline(never)]
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        in_step!(self, scene => scene.choose(turn, choice));
    }

    fn window(self) -> Option<Window> {
        in_step!(self, scene => scene.window())
    }

    fn topic(self) -> Option<&'static str> {
        in_step!(self, scene => scene.topic())
    }
}

impl State {
    /// The step of the expansion, if its flow is active.
    fn monster_step(&self) -> Option<MonsterStep> {
        if let Step::Monsters(step) = self.step() { Some(step) } else { None }
    }

    /// The position in the current hunt, if any.
    pub(super) fn hunt_step(&self) -> Option<hunt::Step> {
        if let Some(MonsterStep::Hunt(step)) = self.monster_step() { Some(step) } else { None }
    }

    /// The position in the fight with the monster, if it has begun.
    pub(super) fn fight_step(&self) -> Option<finale::Step> {
        if let Some(MonsterStep::Fight(step)) = self.monster_step() { Some(step) } else { None }
    }

    /// The seat that is hunting.
    pub(crate) fn hunter(&self) -> Option<Seat> {
        self.hunt_step().map(|hunt| hunt.whose(self))
    }

    /// Whether the last round is over, so that no seat hunts or buys any more.
    pub(crate) fn is_finale(&self) -> bool {
        self.fight_step().is_some() || matches!(self.step(), Step::Finale(_))
    }

    /// Whether a seat is placing stored dice.
    pub(crate) fn is_unpacking(&self) -> bool {
        matches!(self.monster_step(), Some(MonsterStep::Pack(_)))
    }
}
