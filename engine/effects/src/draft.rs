//! What a script acts on: a scratch copy of the state, and what has happened to it.

use std::hash::Hash;

use script::Reply;

use crate::AskNo;

/// A scratch copy of a state `S`, the events `E` of the effect so far and the question `Q` it
/// waits at. A game's scratch holds one, and carries out its verbs on it.
///
/// ```
/// let mut draft = effects::Draft::<u8, &str, &str>::default();
/// draft.begin(&3);
/// draft.tell("doubled", |state, _| *state *= 2);
/// assert_eq!((*draft.state(), draft.events()), (6, ["doubled"].as_slice()));
///
/// draft.ask("how many");
/// assert_eq!(draft.question(), Some("how many"));
/// assert_eq!(draft.answered(), Some("how many"));
/// assert_eq!(draft.question(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Draft<S, E, Q> {
    // In a box so that a draft is cheap to hand over; none only before the first run.
    state: Option<Box<S>>,
    events: Vec<E>,
    question: Option<Q>,
    ask: Option<AskNo>,
}

impl<S, E, Q> Default for Draft<S, E, Q> {
    fn default() -> Self {
        Self { state: None, events: Vec::new(), question: None, ask: None }
    }
}

impl<S: Clone, E, Q: Copy + Hash> Draft<S, E, Q> {
    /// Begins anew: a copy of a state to which nothing has happened.
    pub fn begin(&mut self, state: &S) {
        match &mut self.state {
            Some(copy) => (**copy).clone_from(state),
            none => *none = Some(Box::new(state.clone())),
        }
        self.events.clear();
        (self.question, self.ask) = (None, None);
    }

    /// The copy as it is now.
    ///
    /// # Panics
    /// If the draft was never begun: [`crate::Scripted::set`] begins it before each run.
    #[inline]
    pub fn state(&self) -> &S {
        self.state.as_deref().expect("a draft is begun before each run")
    }

    /// Lets an event happen to the copy.
    pub fn tell(&mut self, event: E, absorb: impl FnOnce(&mut S, &E)) {
        absorb(self.state.as_mut().expect("a draft is begun before each run"), &event);
        self.events.push(event);
    }

    /// Asks: the answer of the verb that does.
    pub fn ask(&mut self, question: Q) -> Reply {
        self.ask_as(question, None)
    }

    /// Asks by the name that the script gave the question, if it gave one.
    pub fn ask_as(&mut self, question: Q, ask: Option<AskNo>) -> Reply {
        (self.question, self.ask) = (Some(question), ask);
        Reply::Ask(script::fingerprint(&question))
    }

    /// The question that is being answered; from here on the script waits for nothing.
    pub fn answered(&mut self) -> Option<Q> {
        self.question.take()
    }

    /// What has happened, in order.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// The question the script waits at.
    pub fn question(&self) -> Option<Q> {
        self.question
    }

    /// The name of the question asked last, if it has one.
    pub fn asked_as(&self) -> Option<AskNo> {
        self.ask
    }
}
