//! A table of any game: everything that a command line, a server or a test needs, without the type
//! of the game.

use std::cmp::Reverse;

use crate::advisor::Advisor;
use crate::agent::{Agent, Random};
use crate::digest::digest;
use crate::fault::CardFault;
use crate::game::{Game, Share};
use crate::greedy::Greedy;
use crate::imagine::imagine;
use crate::message::{Args, Message, kebab};
use crate::panel::{Panel, Ref, Tone};
use crate::preview::{self, Preview};
use crate::record::Head;
use crate::refusal::Refusal;
use crate::rulebook::Chapter;
use crate::rules::{Breach, Outcome, Status, Tally};
use crate::ruling::Proof;
use crate::search::Search;
use crate::seat::{Eye, Seat};
use crate::session::{Answer, NotTaken, Session, UndoRefused};
use crate::setup::Setup;
use crate::spoken::Spoken;

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A seat must choose one of the offers.
    Asks {
        /// The asked seat.
        seat: Seat,
        /// The question, in the space `ask`.
        prompt: Message,
    },
    /// Chance must answer.
    Chance,
    /// The game is over.
    Over,
}

/// The advice of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The index of the recommended offer.
    pub index: usize,
    /// The value of each offer, best first. Empty if the advisor does not rate offers.
    pub reasons: Vec<Promise>,
}

/// The estimated value of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The index of the offer.
    pub index: usize,
    /// Its value in thousandths of a point.
    pub worth: i64,
    /// How often a search tried it; 0 without a search.
    pub tries: u32,
}

/// One game at one table, whatever the game: a [`Session`] without its type.
///
/// Methods with an [`Eye`] show only what that eye may see. The record and the [`Eye::Referee`]
/// show everything.
///
/// ```
/// use std::rc::Rc;
///
/// use play::example::Pig;
/// use play::{Eye, NotTaken, Seat, Session, Setup, Table, Waiting};
///
/// let mut table: Box<dyn Table> = Box::new(Session::new(Rc::new(Pig), Setup::seats(2), 42)?);
/// let Waiting::Asks { seat, prompt } = table.waiting() else { panic!("somebody begins") };
/// assert_eq!((seat, prompt.id.as_str()), (Seat(0), "turn"));
/// let lines: Vec<_> = table.offers().iter().map(|offer| offer.line()).collect();
/// assert_eq!(lines, ["throw", "hold"]);
///
/// assert_eq!(table.choose(2), Err(NotTaken::NoSuchOffer { offers: 2 }));
/// table.choose(0).expect("one of the offers");
/// assert_eq!(table.advance(), 1);
/// assert_eq!(table.log(0, Eye::Bystander)[0].named_line(), "thrown seat=A");
/// # Ok::<(), play::SetupError>(())
/// ```
pub trait Table {
    /// The game's id in files.
    fn game_id(&self) -> &'static str;
    /// The set-up of the table.
    fn setup(&self) -> &Setup;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The facts about the table that every text of the game can use: its set-up, and what the game
    /// adds.
    fn facts(&self) -> Args;
    /// The head under which the table is saved.
    fn head(&self) -> &Head;
    /// Sets an entry of the head, such as `name` with `A Anna`, `packs` or `lock`.
    fn note(&mut self, key: &str, value: &str);

    /// What the table waits for.
    fn waiting(&self) -> Waiting;
    /// The offers for the asked seat, in the space `choice`; empty if no seat is asked.
    fn offers(&self) -> &[Message];
    /// Takes an offer by its index.
    ///
    /// # Errors
    ///
    /// [`NotTaken`], if no seat is asked or the index is too large.
    fn choose(&mut self, index: usize) -> Result<(), NotTaken>;
    /// Lets chance answer once.
    fn roll(&mut self) -> Result<(), NotTaken>;
    /// The possible answers of chance, in the space `choice`, with their weights; empty if chance
    /// is not asked.
    fn chances(&self) -> Vec<(Message, u32)>;
    /// Answers for chance with an index of [`Self::chances`].
    fn roll_as(&mut self, index: usize) -> Result<(), NotTaken>;
    /// Lets chance answer and takes single offers, until a seat has a choice or the game is over.
    /// Returns the number of answers.
    fn advance(&mut self) -> usize;
    /// The advisor's choice for a seat, based on what that seat may know. `None` if the seat is not
    /// asked.
    fn advise(&self, seat: Seat, advisor: Advisor) -> Option<Advice>;
    /// The greedy advisor's choice with more time: if most offers look alike, it also examines the
    /// decisions after them. With `tries` above 0, the choice of [`Advisor::Search`]: offers come in
    /// the order of how often it tried them, each with its greedy value. `None` if no seat is asked.
    fn counsel(&self, tries: u32) -> Option<Advice>;
    /// The offers before the `nth` answer, with the greedy [`Self::counsel`] at that time. `None` if
    /// chance answered.
    fn counsel_at(&self, nth: usize) -> Option<(Vec<Message>, Advice)>;
    /// The reasons for the value of an offer, as [`Self::counsel`] rates it: how it changes each
    /// share of the current estimate, largest gain first.
    fn reasons(&self, index: usize) -> Vec<Share>;
    /// The result of an offer, as far as the asked seat may know it. The game does not change.
    /// `None` if there is no such offer.
    fn preview(&self, index: usize) -> Option<Preview>;
    /// The queries and answers after an offer, as far as the asked seat may know them. The game
    /// does not change. Empty if there is no such offer.
    fn spoken_after(&self, index: usize) -> Vec<Spoken>;
    /// Why things on the table are not offered to the asked seat; empty if no seat is asked.
    fn refusals(&self) -> Vec<Refusal>;
    /// Goes back to before the `nth` answer, across draws and reveals. For playing on from a step
    /// of another game.
    fn rewind(&mut self, nth: usize);
    /// Goes back to before the last choice of a seat. Returns the number of answers undone.
    fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefused>;
    /// The number of answers that [`Self::undo`] would take back, or the reason why not, as far as
    /// `asker` may know it.
    fn may_undo(&self, seat: Seat, asker: Eye) -> Result<usize, UndoRefused>;

    /// All answers so far.
    fn answers(&self) -> &[Answer];
    /// Whether the `nth` answer came from a seat that had another choice.
    fn was_choice(&self, nth: usize) -> bool;
    /// The number of events, shown or not.
    fn log_len(&self) -> usize;
    /// The shown events from index `from` on, as an eye may know them, in the space `log`.
    fn log(&self, from: usize, eye: Eye) -> Vec<Message>;
    /// The shown events of the `nth` answer, as an eye may know them, in the space `log`.
    fn log_of(&self, nth: usize, eye: Eye) -> Vec<Message>;
    /// The shown events of the `nth` answer as in `.play` files, including those that are not news.
    fn told_of(&self, nth: usize) -> Vec<String>;

    /// The choice of a seat in the `nth` answer as it was offered, in the space `choice`. `None`
    /// for an answer of chance, and if the eye may not know it.
    fn chosen(&self, nth: usize, eye: Eye) -> Option<Message>;

    /// The picture of the table for an eye.
    fn picture(&self, eye: Eye) -> Vec<Panel>;
    /// The color of a thing on the table, if it matters.
    fn tone(&self, thing: &Ref) -> Option<Tone>;
    /// The open piles that are not part of the picture.
    fn piles(&self, eye: Eye) -> Vec<Panel>;
    /// The queries that the table supports, in the order of the help.
    fn queries(&self) -> Vec<&'static str>;
    /// The queries possible now with their answers, as far as an eye may know.
    fn spoken(&self, eye: Eye) -> Vec<Spoken>;
    /// The queries possible before the `nth` answer, with their answers at that time.
    fn spoken_at(&self, nth: usize, eye: Eye) -> Vec<Spoken>;
    /// The queries whose short answers are printed before each question.
    fn leading(&self) -> Vec<&'static str>;
    /// The kinds of news in the order of the game's events, each with the ids of its messages in
    /// the log.
    fn news(&self) -> Vec<(&'static str, Vec<String>)>;
    /// The picture of the table before the `nth` answer.
    fn picture_at(&self, nth: usize, eye: Eye) -> Vec<Panel>;
    /// Whether a seat now knows something that is not public, such as a card that only it has seen.
    fn holds_secrets(&self, seat: Seat) -> bool;
    /// The score of a seat if the game ended now, line by line, as far as an eye may know.
    fn tally(&self, seat: Seat, eye: Eye) -> Vec<Tally>;
    /// The result of the game; `None` while it is not over.
    fn outcome(&self) -> Option<Outcome>;
    /// The text about the end, in paragraphs, in the space `end`; empty before the end.
    fn ending(&self) -> Vec<Vec<Message>>;
    /// The rulebook for this table.
    fn rules(&self) -> Vec<Chapter>;
    /// The id of the rulebook message that explains the open decision.
    fn topic(&self) -> Option<&'static str>;
    /// The id of the rulebook paragraph that explains the use of a thing at this table, if the
    /// glossary entry for its kind does not.
    fn purpose(&self, thing: &Ref) -> Option<&'static str>;
    /// The table as `.play` text. While the game goes on, hidden information is covered.
    fn save(&self) -> String;
    /// The game so far as a ruling with a title, without what it does not need. `None` if it did not
    /// begin at a position that was set up, which may hide something, or if nothing was chosen.
    fn ruling(&self, title: &str) -> Option<String>;
    /// The stable hash of the current state.
    fn hash(&self) -> u64;
    /// The conservation laws that the state breaks; empty unless the game has a bug.
    fn audit(&self) -> Vec<Breach>;
    /// All faults of cards so far, undone or not.
    fn faults(&self) -> Vec<&CardFault>;
    /// The faults of cards caused by the `nth` answer.
    fn faults_of(&self, nth: usize) -> Vec<&CardFault>;
    /// Records faults of cards that only answered queries since the last answer, and adds them to
    /// that answer.
    fn look(&mut self);
    /// Frees memory that earlier play no longer needs. Call it before a longer pause.
    fn tidy(&self);
}

impl<G: Game> Table for Session<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn seats(&self) -> u8 {
        self.setup().seats
    }

    fn head(&self) -> &Head {
        self.head()
    }

    fn note(&mut self, key: &str, value: &str) {
        self.head_mut().set(key, value);
    }

    fn waiting(&self) -> Waiting {
        match self.status() {
            Status::Asks { seat, prompt } => {
                let asked = preview::asks(&**self.game(), self.state(), seat);
                let prompt = asked.unwrap_or_else(|| Message::of(&**self.game(), "ask", &prompt));
                Waiting::Asks { seat, prompt }
            }
            Status::Chance(_) => Waiting::Chance,
            Status::Over => Waiting::Over,
        }
    }

    fn offers(&self) -> &[Message] {
        self.offers()
    }

    fn facts(&self) -> Args {
        let mut facts = self.setup().facts();
        facts.extend(self.game().facts_of_table(self.state()));
        facts
    }

    fn rules(&self) -> Vec<Chapter> {
        self.game().rules(self.state())
    }

    fn topic(&self) -> Option<&'static str> {
        self.game().topic(self.state())
    }

    fn purpose(&self, thing: &Ref) -> Option<&'static str> {
        self.game().purpose(self.state(), thing)
    }

    fn tone(&self, thing: &Ref) -> Option<Tone> {
        self.game().tone(thing)
    }

    fn choose(&mut self, index: usize) -> Result<(), NotTaken> {
        self.choose(index)
    }

    fn roll(&mut self) -> Result<(), NotTaken> {
        self.roll()
    }

    fn chances(&self) -> Vec<(Message, u32)> {
        let chances = self.chances().into_iter();
        let say = |choice| Message::of(&**self.game(), "choice", &choice);
        chances.map(|(choice, weight)| (say(choice), weight)).collect()
    }

    fn roll_as(&mut self, index: usize) -> Result<(), NotTaken> {
        self.roll_as(index)
    }

    fn advance(&mut self) -> usize {
        self.advance()
    }

    fn advise(&self, seat: Seat, advisor: Advisor) -> Option<Advice> {
        match self.status() {
            Status::Asks { seat: asked, .. } if asked == seat => {}
            _ => return None,
        }
        let game = &**self.game();
        let seen = game.observe(self.state(), Eye::Seat(seat));
        match advisor {
            Advisor::Random => {
                let nth = self.beside(seat);
                let index = Random::new(self.seed(), nth).choose(game, &seen, self.choices());
                Some(Advice { index, reasons: Vec::new() })
            }
            Advisor::Greedy => {
                let greedy = Greedy::default();
                Some(advice(imagine(game, || greedy.weigh(game, &seen, self.choices()))))
            }
            Advisor::Search(tries) => {
                let mut search = self.search(seat, tries);
                let index = imagine(game, || search.choose(game, &seen, self.choices()));
                Some(Advice { index, reasons: Vec::new() })
            }
        }
    }

    fn counsel(&self, tries: u32) -> Option<Advice> {
        let mut advice = self.counsel_in(self.state(), self.choices())?;
        if tries > 0 && self.choices().len() > 1 {
            let tried = self.tried(tries)?;
            let promises = &mut advice.reasons;
            promises.iter_mut().for_each(|promise| promise.tries = tried[promise.index]);
            promises.sort_by_key(|promise| (Reverse(promise.tries), promise.index));
            advice.index = promises.first().map_or(0, |best| best.index);
        }
        Some(advice)
    }

    fn counsel_at(&self, nth: usize) -> Option<(Vec<Message>, Advice)> {
        let (state, mut choices) = (self.state_at(nth), Vec::new());
        if matches!(self.game().status(&state), Status::Asks { .. }) {
            self.game().offers(&state, &mut choices);
        }
        let advice = self.counsel_in(&state, &choices)?;
        Some((self.offered(&state, &choices), advice))
    }

    fn reasons(&self, index: usize) -> Vec<Share> {
        let Status::Asks { seat, .. } = self.status() else { return Vec::new() };
        let game = &**self.game();
        let seen = game.observe(self.state(), Eye::Seat(seat));
        let offers = self.choices();
        imagine(game, || Greedy::advising().reasons(game, &seen, offers, index))
    }

    fn preview(&self, index: usize) -> Option<Preview> {
        preview::preview(self, index)
    }

    fn spoken_after(&self, index: usize) -> Vec<Spoken> {
        preview::spoken(self, index)
    }

    fn refusals(&self) -> Vec<Refusal> {
        let Status::Asks { seat, .. } = self.status() else { return Vec::new() };
        let game = &**self.game();
        let seen = game.observe(self.state(), Eye::Seat(seat));
        imagine(game, || game.refusals(&seen, seat))
    }

    fn rewind(&mut self, nth: usize) {
        self.rewind(nth);
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefused> {
        self.undo(seat)
    }

    fn may_undo(&self, seat: Seat, asker: Eye) -> Result<usize, UndoRefused> {
        self.may_undo(seat, asker)
    }

    fn answers(&self) -> &[Answer] {
        self.answers()
    }

    fn was_choice(&self, nth: usize) -> bool {
        self.was_choice(nth)
    }

    fn log_len(&self) -> usize {
        self.events().len()
    }

    fn log(&self, from: usize, eye: Eye) -> Vec<Message> {
        self.told_from(from, eye)
    }

    fn log_of(&self, nth: usize, eye: Eye) -> Vec<Message> {
        self.happened(nth).told(0, eye).collect()
    }

    fn told_of(&self, nth: usize) -> Vec<String> {
        self.told_of(nth)
    }

    fn chosen(&self, nth: usize, eye: Eye) -> Option<Message> {
        self.chosen(nth, eye)
    }

    fn picture(&self, eye: Eye) -> Vec<Panel> {
        self.picture_at(self.answers().len(), eye)
    }

    fn piles(&self, eye: Eye) -> Vec<Panel> {
        self.game().piles(&self.game().observe(self.state(), eye), eye)
    }

    fn queries(&self) -> Vec<&'static str> {
        self.game().queries(self.state())
    }

    fn spoken(&self, eye: Eye) -> Vec<Spoken> {
        self.spoken_at(self.answers().len(), eye)
    }

    fn spoken_at(&self, nth: usize, eye: Eye) -> Vec<Spoken> {
        self.game().spoken(&self.game().observe(&self.state_at(nth), eye), eye)
    }

    fn leading(&self) -> Vec<&'static str> {
        self.game().leading(self.state())
    }

    fn news(&self) -> Vec<(&'static str, Vec<String>)> {
        let mut kinds: Vec<(&'static str, Vec<String>)> = Vec::new();
        for (event, kind) in self.game().news_at(self.state()) {
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, events)) => events.push(kebab(event)),
                None => kinds.push((kind, vec![kebab(event)])),
            }
        }
        kinds
    }

    fn picture_at(&self, nth: usize, eye: Eye) -> Vec<Panel> {
        self.game().picture(&self.game().observe(&self.state_at(nth), eye), eye)
    }

    fn tally(&self, seat: Seat, eye: Eye) -> Vec<Tally> {
        self.game().tally(&self.game().observe(self.state(), eye), seat)
    }

    fn holds_secrets(&self, seat: Seat) -> bool {
        let known = |eye| digest(&self.game().observe(self.state(), eye));
        known(Eye::Seat(seat)) != known(Eye::Bystander)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.state())
    }

    fn ending(&self) -> Vec<Vec<Message>> {
        match self.status() {
            Status::Over => self.game().ending(self.state()),
            Status::Asks { .. } | Status::Chance(_) => Vec::new(),
        }
    }

    fn save(&self) -> String {
        let mut record = self.saved();
        record.head.seal();
        record.write()
    }

    fn ruling(&self, title: &str) -> Option<String> {
        if !self.is_set_up() || !(0..self.answers().len()).any(|nth| self.was_choice(nth)) {
            return None;
        }
        let proof = Proof::of(self, 0);
        let game = self.game();
        let short = imagine(&**game, || proof.shortened(&mut |shorter| shorter.is_met(game)));
        let mut record = short.record(G::ID, title);
        if let Some(packs) = self.head().get("packs") {
            record.head.set("packs", &packs.value);
        }
        Some(record.write())
    }

    fn hash(&self) -> u64 {
        self.hash()
    }

    fn audit(&self) -> Vec<Breach> {
        self.audit()
    }

    fn faults(&self) -> Vec<&CardFault> {
        self.faults().collect()
    }

    fn faults_of(&self, nth: usize) -> Vec<&CardFault> {
        self.faults_of(nth).collect()
    }

    fn look(&mut self) {
        self.look();
    }

    fn tidy(&self) {
        self.game().tidy();
    }
}

impl<G: Game> Session<G> {
    /// The greedy advisor's choice in a state with these choices.
    fn counsel_in(&self, state: &G::State, choices: &[G::Choice]) -> Option<Advice> {
        let game = &**self.game();
        let Status::Asks { seat, .. } = game.status(state) else { return None };
        let seen = game.observe(state, Eye::Seat(seat));
        Some(advice(imagine(game, || Greedy::advising().weigh(game, &seen, choices))))
    }

    /// How often a search tries each offer.
    fn tried(&self, tries: u32) -> Option<Vec<u32>> {
        let game = &**self.game();
        let Status::Asks { seat, .. } = self.status() else { return None };
        let seen = game.observe(self.state(), Eye::Seat(seat));
        let mut search = self.search(seat, tries);
        Some(imagine(game, || search.tries(game, &seen, self.choices())))
    }

    /// The search for a decision. With as many tries, a hint is what the bot would choose.
    fn search(&self, seat: Seat, tries: u32) -> Search {
        Search::new(tries, self.seed(), self.beside(seat))
    }

    /// The stream of random numbers for a decision: each decision has its own.
    fn beside(&self, seat: Seat) -> u64 {
        digest(&(seat, self.answers().len()))
    }
}

/// The best offer, and the value of each, highest first.
fn advice(weights: Vec<i64>) -> Advice {
    let promises = weights.into_iter().enumerate();
    let mut reasons: Vec<_> =
        promises.map(|(index, worth)| Promise { index, worth, tries: 0 }).collect();
    reasons.sort_by_key(|promise| (Reverse(promise.worth), promise.index));
    Advice { index: reasons.first().map_or(0, |best| best.index), reasons }
}
