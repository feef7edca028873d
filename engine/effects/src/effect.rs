//! An effect that waits for an answer, as plain data, and the events that change it.

use std::collections::BTreeMap;
use std::sync::Arc;

use arrayvec::ArrayVec;
use play::Seat;
use script::{Arguments, Journal, Label, Named, Parameter, Recorded, Reply};
use serde::{Deserialize, Serialize};

/// A hook of a game: a moment at which cards act.
pub trait Takes: Copy {
    /// The parameters of its functions after the card and its params, at most
    /// [`MOST_ARGUMENTS`](script::MOST_ARGUMENTS). The default is none.
    fn takes(self) -> &'static [Parameter] {
        &[]
    }

    /// The minimum and maximum of its number, if known.
    fn number(self) -> Option<[u8; 2]> {
        None
    }
}

/// A call of a card in one of its hooks. `C` is a card, `H` a hook of the game. Serialized with its
/// arguments by name: `"args": { "card": 7, "by": 1 }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    into = "Written<C, H>",
    try_from = "Written<C, H>",
    bound(serialize = "C: Clone + Serialize, H: Takes + Serialize"),
    bound(deserialize = "C: Deserialize<'de>, H: Takes + Deserialize<'de>")
)]
pub struct Call<C, H> {
    /// The owner of the card.
    pub seat: Seat,
    /// The called card.
    pub card: C,
    /// The hook in which it is called.
    pub hook: H,
    /// The arguments of the hook.
    pub args: Arguments,
}

/// The serialized form of a [`Call`].
#[derive(Serialize, Deserialize)]
#[serde(rename = "Call")]
struct Written<C, H> {
    seat: Seat,
    card: C,
    hook: H,
    #[serde(default)]
    args: BTreeMap<String, Named>,
}

impl<C, H: Takes> From<Call<C, H>> for Written<C, H> {
    fn from(Call { seat, card, hook, args }: Call<C, H>) -> Self {
        Self { seat, card, hook, args: args.named(hook.takes()) }
    }
}

impl<C, H: Takes> TryFrom<Written<C, H>> for Call<C, H> {
    type Error = &'static str;

    fn try_from(Written { seat, card, hook, args }: Written<C, H>) -> Result<Self, &'static str> {
        let args = Arguments::read(hook.takes(), &args);
        let args = args.ok_or("a call has other arguments than its hook takes")?;
        Ok(Self { seat, card, hook, args })
    }
}

/// A question with a name from its script, as the index in the card's list (`asks`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AskNo(pub u8);

impl AskNo {
    /// Finds the question with this name. The error lists the known names.
    pub fn of(label: Label, asks: &[Label]) -> Result<Self, Reply> {
        let at = asks.iter().position(|ask| *ask == label).and_then(|at| u8::try_from(at).ok());
        at.map(Self).ok_or_else(|| {
            let words = || asks.iter().map(Label::word);
            let near = diag::nearest(label.word(), words());
            let near = near.map(|near| format!("; did you mean “{near}”?")).unwrap_or_default();
            let listed: Vec<_> = words().map(|word| format!("“{word}”")).collect();
            let listed = if listed.is_empty() { "none".to_owned() } else { listed.join(", ") };
            let label = label.word();
            Reply::Wrong(format!("unknown question “{label}”; `asks` lists {listed}{near}"))
        })
    }
}

/// Number of answered questions that are kept, so that later questions can name their answers.
pub const EARLIER: usize = 4;

/// An effect that began and has not ended, as a state keeps it. `Q` is a question of a card, `S`
/// the state of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    bound(serialize = "C: Clone + Serialize, H: Takes + Serialize, Q: Serialize, S: Serialize"),
    bound(deserialize = "C: Deserialize<'de>, H: Takes + Deserialize<'de>, Q: Deserialize<'de>, \
                       S: Deserialize<'de>")
)]
pub struct Effect<C, H, Q, S> {
    /// The card that acts, with its hook.
    pub call: Call<C, H>,
    /// The replies so far.
    pub journal: Journal,
    /// The open question; `None` while the effect is running.
    pub question: Option<Q>,
    /// The name of the open question, if it has one.
    pub ask: Option<AskNo>,
    /// The last [`EARLIER`] questions with their answers, which the next question may name.
    pub earlier: ArrayVec<(Q, Recorded), EARLIER>,
    /// How many of its events have been carried out.
    pub told: u32,
    /// The state at the start, to which a failing script returns. Shared by all states derived from
    /// it.
    pub start: Arc<S>,
}

impl<C, H, Q, S: Clone> Effect<C, H, Q, S> {
    /// A new effect, with the state before it.
    #[inline]
    pub fn begun(call: Call<C, H>, start: Arc<S>) -> Box<Self> {
        let (question, ask, earlier) = (None, None, ArrayVec::new());
        Box::new(Self { call, journal: Journal::EMPTY, question, ask, earlier, told: 0, start })
    }

    /// The state at the start, to which a fault returns.
    pub fn undone(self) -> S {
        Arc::unwrap_or_clone(self.start)
    }

    /// The last number answered to a question of this kind. `None` if the owner declined or was not
    /// asked.
    pub fn last_answer(&self, of: impl Fn(&Q) -> bool) -> Option<u8> {
        let mut answers = self.earlier.iter().rev().filter(|(question, _)| of(question));
        answers.find_map(|(_, reply)| match reply {
            Recorded::Int(number) => u8::try_from(*number).ok(),
            Recorded::Nil => None,
        })
    }

    /// Removes the owner's answers, for eyes that may not know them. Only the number of answered
    /// questions remains.
    pub fn hide_replies(&mut self) {
        let mut blank = Journal::EMPTY;
        for (fingerprint, _) in self.journal.iter() {
            let fits = blank.push(fingerprint, Recorded::Nil);
            debug_assert!(fits, "as many as there were");
        }
        self.journal = blank;
        self.earlier.clear();
    }
}

/// A change of an effect. A game wraps these in one event, which is shown to no one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(bound(serialize = "C: Clone + Serialize, H: Takes + Serialize, Q: Serialize"))]
pub enum Happened<C, H, Q> {
    /// A card began to act and waits for an answer.
    Began(Call<C, H>),
    /// It asks its owner, or chance.
    Asked {
        /// The question.
        question: Q,
        /// Its name, if it has one.
        ask: Option<AskNo>,
        /// How many events of the effect have been carried out.
        told: u32,
    },
    /// It was answered.
    Answered {
        /// Fingerprint of the question.
        fingerprint: u16,
        /// The answer.
        reply: Recorded,
    },
    /// It ended.
    Ended,
}

impl<C: Copy, H: Copy, Q: Copy> Happened<C, H, Q> {
    /// The effect of a state after this change, from the previous effect and the state without it.
    ///
    /// ```
    /// # use effects::{Call, Effect, Happened};
    /// # use script::Arguments;
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
    /// let call = Call { seat: play::Seat(0), card: 7, hook: 1, args: Arguments::NONE };
    /// state.absorb(&Happened::Began(call));
    /// state.absorb(&Happened::Asked { question: 2, ask: None, told: 0 });
    /// assert_eq!(state.effect.as_ref().map(|effect| effect.question), Some(Some(2)));
    /// state.absorb(&Happened::Ended);
    /// assert!(state.effect.is_none());
    /// ```
    // Always inlined: the caller knows the variant, so most of this disappears.
    #[inline(always)]
    #[must_use]
    pub fn absorb<S: Clone>(
        &self,
        effect: Option<Box<Effect<C, H, Q, S>>>,
        state: &S,
    ) -> Option<Box<Effect<C, H, Q, S>>> {
        match *self {
            Self::Began(call) => Some(Effect::begun(call, Arc::new(state.clone()))),
            Self::Asked { question, ask, told } => {
                let mut effect = effect?;
                (effect.question, effect.ask, effect.told) = (Some(question), ask, told);
                Some(effect)
            }
            Self::Answered { fingerprint, reply } => {
                let mut effect = effect?;
                if let Some(question) = effect.question.take() {
                    if effect.earlier.is_full() {
                        effect.earlier.remove(0);
                    }
                    effect.earlier.push((question, reply));
                }
                let fits = effect.journal.push(fingerprint, reply);
                debug_assert!(fits, "a question that would not fit is never asked");
                Some(effect)
            }
            Self::Ended => None,
        }
    }
}
