//! An effect that waits for an answer, as plain data, and the events that change it.

use std::sync::Arc;

use play::Seat;
use script::{Journal, Recorded};
use serde::{Deserialize, Serialize};

/// A card called in one of its hooks: `C` is a card, `H` a hook of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Call<C, H> {
    /// Whose card it is.
    pub seat: Seat,
    /// The card.
    pub card: C,
    /// Its hook.
    pub hook: H,
    /// What the hook is called with ([`crate::Scripted::takes`]); 0 where that means nothing.
    pub arg: i16,
}

/// An effect that began and is not at its end: what a state keeps of it. `Q` is what a card asks,
/// `S` the state of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect<C, H, Q, S> {
    /// Which card acts, and in which hook.
    pub call: Call<C, H>,
    /// The replies so far.
    pub journal: Journal,
    /// What it waits for; none while it is being carried on.
    pub question: Option<Q>,
    /// How many of its events are carried out.
    pub told: u32,
    /// The state when it began: what a failing script goes back to. Shared by all states that come
    /// of it.
    pub start: Arc<S>,
}

impl<C, H, Q, S: Clone> Effect<C, H, Q, S> {
    /// The state when it began: what a fault leaves.
    pub fn undone(self) -> S {
        Arc::unwrap_or_clone(self.start)
    }
}

/// What happened to an effect. A game has these as one event of its own; nobody is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Happened<C, H, Q> {
    /// A card began to act and waits for an answer.
    Began(Call<C, H>),
    /// It asks its owner, or chance.
    Asked {
        /// What.
        question: Q,
        /// How many of its events are carried out.
        told: u32,
    },
    /// It was answered.
    Answered {
        /// Of which question.
        fingerprint: u16,
        /// What.
        reply: Recorded,
    },
    /// It is done.
    Ended,
}

impl<C: Copy, H: Copy, Q: Copy> Happened<C, H, Q> {
    /// The effect of a state after this happened, from the one before and the state without it.
    ///
    /// ```
    /// # use effects::{Call, Effect, Happened};
    /// #[derive(Clone)]
    /// struct State {
    ///     effect: Option<Box<Effect<u8, u8, u8, State>>>,
    /// }
    ///
    /// impl State {
    ///     fn absorb(&mut self, happened: &Happened<u8, u8, u8>) {
    ///         self.effect = happened.absorb(self.effect.take(), self);
    ///     }
    /// }
    ///
    /// let mut state = State { effect: None };
    /// let call = Call { seat: play::Seat(0), card: 7, hook: 1, arg: 0 };
    /// state.absorb(&Happened::Began(call));
    /// state.absorb(&Happened::Asked { question: 2, told: 0 });
    /// assert_eq!(state.effect.as_ref().map(|effect| effect.question), Some(Some(2)));
    /// state.absorb(&Happened::Ended);
    /// assert!(state.effect.is_none());
    /// ```
    #[must_use]
    pub fn absorb<S: Clone>(
        &self,
        effect: Option<Box<Effect<C, H, Q, S>>>,
        state: &S,
    ) -> Option<Box<Effect<C, H, Q, S>>> {
        match *self {
            Self::Began(call) => {
                let (journal, start) = (Journal::EMPTY, Arc::new(state.clone()));
                Some(Box::new(Effect { call, journal, question: None, told: 0, start }))
            }
            Self::Asked { question, told } => {
                let mut effect = effect?;
                (effect.question, effect.told) = (Some(question), told);
                Some(effect)
            }
            Self::Answered { fingerprint, reply } => {
                let mut effect = effect?;
                effect.question = None;
                let fits = effect.journal.push(fingerprint, reply);
                debug_assert!(fits, "a question that would not fit is never asked");
                Some(effect)
            }
            Self::Ended => None,
        }
    }
}
