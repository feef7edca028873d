//! A session: one game at one table, with all its answers.

mod cover;
mod told;

pub(crate) use cover::COVER;
pub(crate) use told::EventLog;

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use crate::chance::{Dealer, Stream};
use crate::digest::{digest, short};
use crate::fault::CardFault;
use crate::field::FieldError;
use crate::game::Game;
use crate::message::Message;
use crate::record::{Actor, Head, Patch, Record, RecordStep, Reply, SourcePiece};
use crate::rules::{Breach, Status};
use crate::ruling::fields::Fields as _;
use crate::seat::{Eye, Seat};
use crate::setup::{Setup, SetupError};

/// One answer of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Who answered.
    pub actor: Actor,
    /// The choice as in `.play` files.
    pub line: String,
    /// The stable hash of the state after it.
    pub hash: u64,
}

/// Why an answer was rejected. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// No seat is asked now.
    NotAsked,
    /// Chance is not asked now.
    NotChance,
    /// The index is too large.
    NoSuchOffer {
        /// The number of offers or outcomes.
        offers: usize,
    },
}

/// Why undo goes back no further. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UndoRefused {
    /// The seat has not chosen anything yet.
    Nothing,
    /// Chance has answered since. Holds the first message that followed, in the space `log`, or
    /// `None` if there was none. The answer itself may be hidden.
    Chance(Option<Message>),
    /// Something hidden was shown since. Holds the event, in the space `log`.
    Revealed(Message),
}

/// One game at one table. `Clone` gives an independent copy.
///
/// ```
/// use std::rc::Rc;
///
/// use play::example::{Choice, Pig};
/// use play::{Seat, Session, Setup};
///
/// let mut table = Session::new(Rc::new(Pig), Setup::seats(2), 42)?;
/// assert_eq!(table.choices(), [Choice::Throw, Choice::Hold]);
/// table.choose(0).expect("the seat is asked");
/// table.undo(Seat(0)).expect("the die is still in the air");
///
/// table.choose(0).expect("the seat is asked");
/// table.roll().expect("chance is asked");
/// assert!(table.undo(Seat(0)).is_err(), "what was rolled stays rolled");
/// assert_eq!(table.answers().len(), 2);
/// # Ok::<(), play::SetupError>(())
/// ```
pub struct Session<G: Game> {
    game: Rc<G>,
    head: Head,
    setup: Setup,
    seed: u64,
    given: Vec<Patch>,
    state: G::State,
    answers: Vec<Answer>,
    past: Vec<Past>,
    /// The states before every [`KEPT`]-th answer.
    kept: Vec<G::State>,
    events: Vec<G::Event>,
    offers: Vec<G::Choice>,
    said: OnceCell<Vec<Message>>,
    faults: Vec<FaultMet>,
    /// For the first answers: the line written during the game, if the answer is not known to all.
    covers: RefCell<Vec<Option<String>>>,
    dealer: Dealer,
}

/// A recorded fault of a card.
#[derive(Clone)]
struct FaultMet {
    /// The number of answers before it, or `None` once those were undone.
    after: Option<usize>,
    fault: CardFault,
}

/// One state in this many is kept. The others are replayed from the last kept one, which saves
/// memory.
const KEPT: usize = 16;

/// Facts about one answer.
#[derive(Clone, Copy)]
struct Past {
    /// The stream of the draw, if chance answered.
    stream: Option<Stream>,
    /// Whether a seat answered that had another choice.
    chosen: bool,
    /// The number of events before it.
    events: usize,
}

impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Self {
        Self {
            game: Rc::clone(&self.game),
            head: self.head.clone(),
            setup: self.setup.clone(),
            seed: self.seed,
            given: self.given.clone(),
            state: self.state.clone(),
            answers: self.answers.clone(),
            past: self.past.clone(),
            kept: self.kept.clone(),
            events: self.events.clone(),
            offers: self.offers.clone(),
            said: self.said.clone(),
            faults: self.faults.clone(),
            covers: self.covers.clone(),
            dealer: self.dealer.clone(),
        }
    }
}

impl<G: Game> Session<G> {
    /// A new table. The seed determines all answers of chance.
    pub fn new(game: Rc<G>, setup: Setup, seed: u64) -> Result<Self, SetupError> {
        let state = game.start(&setup)?;
        let mut session = Self {
            head: Head::of(G::ID, &setup, seed),
            game,
            setup,
            seed,
            given: Vec::new(),
            state,
            answers: Vec::new(),
            past: Vec::new(),
            kept: Vec::new(),
            events: Vec::new(),
            offers: Vec::new(),
            said: OnceCell::new(),
            faults: Vec::new(),
            covers: RefCell::default(),
            dealer: Dealer::new(seed),
        };
        session.refresh();
        Ok(session)
    }

    /// The rules.
    pub fn game(&self) -> &Rc<G> {
        &self.game
    }

    /// The set-up of the table.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of chance.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether it began at a position that `given` lines set up.
    pub(crate) fn is_set_up(&self) -> bool {
        !self.given.is_empty()
    }

    /// The head under which the session is saved.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The head, for adding names, packs and the lock.
    pub fn head_mut(&mut self) -> &mut Head {
        &mut self.head
    }

    /// The current state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The state before the `nth` answer; the current state if there are no more than `nth`
    /// answers.
    pub fn state_at(&self, nth: usize) -> Cow<'_, G::State> {
        let (Some(past), Some(kept)) = (self.past.get(nth), self.kept.get(nth / KEPT)) else {
            return Cow::Borrowed(&self.state);
        };
        let between = &self.events[self.past[nth - nth % KEPT].events..past.events];
        let mut state = Cow::Borrowed(kept);
        between.iter().for_each(|event| self.game.absorb(state.to_mut(), event));
        state
    }

    /// What the state waits for.
    pub fn status(&self) -> Status<G::Prompt> {
        self.game.status(&self.state)
    }

    /// The choices of the asked seat; empty if no seat is asked.
    pub fn choices(&self) -> &[G::Choice] {
        &self.offers
    }

    /// The choices of the asked seat as messages, in the space `choice`.
    pub fn offers(&self) -> &[Message] {
        self.said.get_or_init(|| self.offered(&self.state, &self.offers))
    }

    /// The messages of choices offered in a state.
    pub(crate) fn offered(&self, state: &G::State, choices: &[G::Choice]) -> Vec<Message> {
        let named = self.game.named_ask(state);
        let Status::Asks { seat, .. } = self.game.status(state) else { return Vec::new() };
        let seen = self.game.observe(state, Eye::Seat(seat));
        let say = |choice| {
            let facts = self.game.facts(&seen, seat, choice);
            let offer = Message { facts, ..Message::of(&*self.game, "choice", choice) };
            match &named {
                Some(ask) => ask.offer(offer),
                None => offer,
            }
        };
        choices.iter().map(say).collect()
    }

    /// The choice of a seat in the `nth` answer as it was offered, in the space `choice`. `None`
    /// for an answer of chance. In a game with hidden information, other eyes see it only if it
    /// names nothing.
    pub fn chosen(&self, nth: usize, eye: Eye) -> Option<Message> {
        let Answer { actor: Actor::Seat(seat), line, .. } = self.answers.get(nth)? else {
            return None;
        };
        let (state, mut choices) = (self.state_at(nth), Vec::new());
        self.game.offers(&state, &mut choices);
        let chosen =
            self.offered(&state, &choices).into_iter().find(|offer| offer.line() == *line)?;
        let open = eye == Eye::Referee || eye == Eye::Seat(*seat) || !self.game.hides();
        (open || chosen.args.is_empty()).then_some(chosen)
    }

    /// All answers so far.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// Whether the `nth` answer came from a seat that had another choice.
    pub fn was_choice(&self, nth: usize) -> bool {
        self.past.get(nth).is_some_and(|past| past.chosen)
    }

    /// All events so far, shown or not.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The events of the `nth` answer.
    pub fn events_of(&self, nth: usize) -> &[G::Event] {
        let from = |nth| self.past.get(nth).map_or(self.events.len(), |past: &Past| past.events);
        &self.events[from(nth)..from(nth + 1)]
    }

    /// All faults of cards so far, undone or not.
    pub fn faults(&self) -> impl ExactSizeIterator<Item = &CardFault> {
        self.faults.iter().map(|met| &met.fault)
    }

    /// The faults of cards caused by the `nth` answer.
    pub fn faults_of(&self, nth: usize) -> impl Iterator<Item = &CardFault> {
        let met = self.faults.iter().filter(move |met| met.after == Some(nth + 1));
        met.map(|met| &met.fault)
    }

    /// Records the faults of cards that only answered queries, such as queries about their score.
    /// Each is recorded once.
    pub fn look(&mut self) {
        for fault in self.game.faults() {
            if !self.faults.iter().any(|met| met.after.is_some() && met.fault == fault) {
                self.faults.push(FaultMet { after: Some(self.answers.len()), fault });
            }
        }
    }

    /// Records the faults that the last changes caused.
    fn keep_faults(&mut self) {
        let after = Some(self.answers.len());
        let new = self.game.faults().into_iter().map(|fault| FaultMet { after, fault });
        self.faults.extend(new);
    }

    /// The stable hash of the current state.
    pub fn hash(&self) -> u64 {
        digest(&self.state)
    }

    /// The conservation laws that the current state breaks.
    pub fn audit(&self) -> Vec<Breach> {
        self.game.audit(&self.state)
    }

    /// Takes an offer by its index.
    ///
    /// # Errors
    ///
    /// [`NotTaken`], if no seat is asked or the index is too large.
    pub fn choose(&mut self, index: usize) -> Result<(), NotTaken> {
        let Status::Asks { seat, .. } = self.status() else { return Err(NotTaken::NotAsked) };
        let offers = self.offers.len();
        let choice = *self.offers.get(index).ok_or(NotTaken::NoSuchOffer { offers })?;
        self.answer(Actor::Seat(seat), choice);
        Ok(())
    }

    /// Lets chance answer from the seed.
    ///
    /// # Errors
    ///
    /// [`NotTaken::NotChance`], if chance is not asked.
    pub fn roll(&mut self) -> Result<(), NotTaken> {
        let choice = self.drawn().ok_or(NotTaken::NotChance)?;
        self.answer(Actor::Chance, choice);
        Ok(())
    }

    /// The line of the answer that chance would give now; `None` if it is not asked.
    pub(crate) fn dealt(&mut self) -> Option<String> {
        let choice = self.drawn()?;
        Some(Message::of(&*self.game, "choice", &choice).line())
    }

    /// The answer of chance now. The n-th draw of a stream depends only on the seed.
    pub(crate) fn drawn(&mut self) -> Option<G::Choice> {
        let Status::Chance(request) = self.status() else { return None };
        let drawn = self.past.iter().filter(|past| past.stream == Some(request.stream)).count();
        self.dealer.seek(request.stream, drawn as u64);
        let outcome = self.dealer.answer(&request);
        Some(self.game.chance(&self.state, outcome))
    }

    /// Answers for chance with the outcome at this index in [`Self::chances`].
    pub fn roll_as(&mut self, index: usize) -> Result<(), NotTaken> {
        let Status::Chance(request) = self.status() else { return Err(NotTaken::NotChance) };
        let outcomes = request.outcomes();
        let offers = outcomes.len();
        let (outcome, _) = *outcomes.get(index).ok_or(NotTaken::NoSuchOffer { offers })?;
        self.answer(Actor::Chance, self.game.chance(&self.state, outcome));
        Ok(())
    }

    /// The possible answers of chance with their weights; empty if it is not asked.
    pub fn chances(&self) -> Vec<(G::Choice, u32)> {
        let Status::Chance(request) = self.status() else { return Vec::new() };
        let outcomes = request.outcomes().into_iter();
        outcomes.map(|(outcome, weight)| (self.game.chance(&self.state, outcome), weight)).collect()
    }

    /// Lets chance answer and takes single offers, until a seat has a choice or the game is over.
    /// Returns the number of answers.
    pub fn advance(&mut self) -> usize {
        let before = self.answers.len();
        // A broken game may never stop asking chance. The limit keeps this from hanging.
        while self.answers.len() - before < 100_000 && (self.roll().is_ok() || self.take_only()) {}
        self.answers.len() - before
    }

    /// Takes an offer if it is the only one. Returns false otherwise.
    pub(crate) fn take_only(&mut self) -> bool {
        self.offers.len() == 1 && self.choose(0).is_ok()
    }

    /// Goes back to before the last real choice of a seat and returns the number of answers undone.
    ///
    /// A single offer is not a choice. Undo never crosses an answer of chance or something
    /// revealed.
    ///
    /// # Errors
    ///
    /// [`UndoRefused`], with the reason as far as everyone may know it.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefused> {
        let back = self.may_undo(seat, Eye::Seat(seat))?;
        self.rewind(self.answers.len() - back);
        Ok(back)
    }

    /// The number of answers that [`Self::undo`] would take back, or the reason why not, as far as
    /// `asker` may know it.
    pub fn may_undo(&self, seat: Seat, asker: Eye) -> Result<usize, UndoRefused> {
        let mine =
            |nth: &usize| self.past[*nth].chosen && self.answers[*nth].actor == Actor::Seat(seat);
        let to = (0..self.answers.len()).rev().find(mine).ok_or(UndoRefused::Nothing)?;
        for nth in (to..self.answers.len()).rev() {
            let events = self.events_of(nth);
            if let Some(shown) = events.iter().position(|event| self.game.reveals(event)) {
                return Err(UndoRefused::Revealed(self.happened(nth).message(shown, asker)));
            }
            if self.answers[nth].actor == Actor::Chance {
                let first = self.happened(nth).told(0, asker).next();
                return Err(UndoRefused::Chance(first));
            }
        }
        Ok(self.answers.len() - to)
    }

    /// Goes back to before the `nth` answer, without the restrictions of [`Self::undo`].
    pub fn rewind(&mut self, nth: usize) {
        let Some(events) = self.past.get(nth).map(|past| past.events) else { return };
        self.state = self.state_at(nth).into_owned();
        self.events.truncate(events);
        self.past.truncate(nth);
        self.kept.truncate(nth.div_ceil(KEPT));
        self.answers.truncate(nth);
        self.covers.borrow_mut().truncate(nth);
        let undone = |met: &&mut FaultMet| met.after.is_some_and(|after| after > nth);
        self.faults.iter_mut().filter(undone).for_each(|met| met.after = None);
        self.refresh();
    }

    /// The shown events of the `nth` answer, as in `.play` files.
    pub fn told_of(&self, nth: usize) -> Vec<String> {
        let told = self.events_of(nth).iter().filter(|event| self.game.tells(event));
        told.map(|event| Message::of(&*self.game, "log", event).named_line()).collect()
    }

    /// The session as a record, with the hash of every state. Comments below the answers report
    /// cards that failed.
    pub fn record(&self) -> Record {
        let replies = self.answers.iter().enumerate().map(|(nth, answer)| {
            let (choice, span) = (SourcePiece::new(answer.line.clone()), 0..0);
            let (others, events) = (Vec::new(), Vec::new());
            let hash = Some(short(answer.hash));
            let comments = self.faults_of(nth).map(CardFault::line).collect();
            RecordStep::Reply(Reply {
                actor: answer.actor,
                choice,
                others,
                hash,
                events,
                comments,
                span,
            })
        });
        let given = self.given.clone();
        Record { given, steps: replies.collect(), ..Record::new(self.head.clone()) }
    }

    /// Changes one field of a table without answers.
    pub(crate) fn give(&mut self, patch: &Patch) -> Result<(), FieldError> {
        self.game.patch(&mut self.state, &patch.path, &patch.value.text)?;
        self.given.push(patch.clone());
        self.refresh();
        Ok(())
    }

    /// Moves a patched table on to its next decision.
    pub(crate) fn settle(&mut self) {
        self.game.settle(&mut self.state, &mut self.events);
        self.refresh();
        self.keep_faults();
    }

    /// Carries out an answer that is known to be an offer or outcome.
    pub(crate) fn answer(&mut self, actor: Actor, choice: G::Choice) {
        let line = Message::of(&*self.game, "choice", &choice).line();
        let stream = match self.status() {
            Status::Chance(request) => Some(request.stream),
            Status::Asks { .. } | Status::Over => None,
        };
        if self.past.len().is_multiple_of(KEPT) {
            self.kept.push(self.state.clone());
        }
        let (chosen, events) = (self.offers.len() > 1, self.events.len());
        self.past.push(Past { stream, chosen, events });
        // Drop faults of earlier queries: they do not belong to this answer.
        self.game.faults();
        self.game.apply(&mut self.state, choice, &mut self.events);
        self.answers.push(Answer { actor, line, hash: self.hash() });
        self.refresh();
        self.keep_faults();
    }

    fn refresh(&mut self) {
        self.said.take();
        self.offers.clear();
        if matches!(self.game.status(&self.state), Status::Asks { .. }) {
            self.game.offers(&self.state, &mut self.offers);
        }
    }
}
