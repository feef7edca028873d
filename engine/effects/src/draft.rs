//! Drafts: the scratch copy of the state that a script changes, with the events so far.

use std::hash::Hash;

use script::Reply;

use crate::AskNo;

/// A scratch copy of a state `S`, with the events `E` of the effect so far and its open question
/// `Q`.
///
/// A game's scratch contains one, and carries out its verbs on it.
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
    // Boxed so that a draft is cheap to move. `None` only before the first run.
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
    /// Starts a run with a fresh copy of a state and no events.
    pub fn begin(&mut self, state: &S) {
        match &mut self.state {
            Some(copy) => (**copy).clone_from(state),
            none => *none = Some(Box::new(state.clone())),
        }
        self.events.clear();
        (self.question, self.ask) = (None, None);
    }

    /// The copy with all events carried out.
    ///
    /// # Panics
    /// If the draft was never begun. [`crate::Scripted::set`] begins it before each run.
    #[inline]
    pub fn state(&self) -> &S {
        self.state.as_deref().expect("a draft is begun before each run")
    }

    /// Carries out an event on the copy.
    pub fn tell(&mut self, event: E, absorb: impl FnOnce(&mut S, &E)) {
        absorb(self.state.as_mut().expect("a draft is begun before each run"), &event);
        self.events.push(event);
    }

    /// Sets the open question. Returns the reply for the verb that asks.
    pub fn ask(&mut self, question: Q) -> Reply {
        self.ask_as(question, None)
    }

    /// Sets the open question, with its name if the script gave one.
    pub fn ask_as(&mut self, question: Q, ask: Option<AskNo>) -> Reply {
        (self.question, self.ask) = (Some(question), ask);
        Reply::Ask(script::fingerprint(&question))
    }

    /// Takes the question that is being answered. Afterwards no question is open.
    pub fn answered(&mut self) -> Option<Q> {
        self.question.take()
    }

    /// The events so far, in order.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// The open question.
    pub fn question(&self) -> Option<Q> {
        self.question
    }

    /// The name of the last question, if it has one.
    pub fn asked_as(&self) -> Option<AskNo> {
        self.ask
    }
}
