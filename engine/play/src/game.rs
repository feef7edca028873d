//! The traits of a game, one for each part of the program that uses it.

use std::fmt::Debug;

use crate::fault::CardFault;
use crate::field::Field;
use crate::message::{Args, Message, NamedAsk, Spelled};
use crate::panel::{Panel, Ref, Tone};
use crate::refusal::Refusal;
use crate::rulebook::Chapter;
use crate::rules::{Breach, Rules, Secrets, Sink, Tally};
use crate::say::Messages;
use crate::seat::{Eye, Seat};
use crate::signature::Signature;
use crate::spoken::Spoken;

/// How a game is shown: as messages, never as sentences.
///
/// Every state passed here was [observed](Secrets::observe) first, so nothing hidden can be shown.
pub trait Shown: Rules {
    /// The word for a number in a choice, event or prompt, and where its text is found. `kind` is
    /// the name of the Rust type (`Card`). `None` means a plain number.
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled>;

    /// Whether an event is shown in the log, in rulings and on screen. Other events are
    /// bookkeeping, such as changes of the phase.
    fn tells(&self, event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Whether a shown event is news at this table. In a game for one player, who goes first is
    /// not. Players do not see an event that is not news; records and rulings still contain it.
    fn is_news(&self, state: &Self::State, event: &Self::Event) -> bool {
        let _ = (state, event);
        true
    }

    /// Arguments for the text of an event, in addition to its own fields: the dice that changed
    /// places, for example. `before` returns the state before the event, as far as the reader may
    /// know it.
    fn facts_of_event(&self, event: &Self::Event, before: &dyn Fn() -> Self::State) -> Args {
        let _ = (event, before);
        Args::new()
    }

    /// The card that asks the open question, if it gave the question a name. Its texts then contain
    /// special words for it.
    fn named_ask(&self, state: &Self::State) -> Option<NamedAsk> {
        let _ = state;
        None
    }

    /// Arguments for the text of an offer, in addition to its own fields: facts that help the
    /// player decide, such as the coin on a card. `state` is what the asked `seat` may know.
    fn facts(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Args {
        let _ = (state, seat, choice);
        Args::new()
    }

    /// Arguments for the text of a question, in addition to its own fields. `state` is what the
    /// asked `seat` may know.
    fn facts_of_question(&self, state: &Self::State, seat: Seat, prompt: &Self::Prompt) -> Args {
        let _ = (state, seat, prompt);
        Args::new()
    }

    /// Facts about a table that every text of the game can use, in addition to those of its
    /// [`Setup`](crate::Setup::facts): whether an expansion takes part, for example. They are the
    /// same from the beginning of a game to its end.
    fn facts_of_table(&self, state: &Self::State) -> Args {
        let _ = state;
        Args::new()
    }

    /// The names and types of [`Self::facts_of_table`].
    fn table_facts() -> Vec<Signature> {
        Vec::new()
    }

    /// The score of a seat if the game ended now, line by line.
    fn tally(&self, state: &Self::State, seat: Seat) -> Vec<Tally>;

    /// The text about the end of a finished game (winner, tie-break, rank, story), in paragraphs.
    /// It is rendered in the space `end`. The first sentence is the verdict.
    fn ending(&self, state: &Self::State) -> Vec<Vec<Message>>;

    /// The picture of a state, drawn for an eye.
    fn picture(&self, state: &Self::State, eye: Eye) -> Vec<Panel>;

    /// The color of a thing on the table, such as `colour red`, if the color matters.
    fn tone(&self, thing: &Ref) -> Option<Tone> {
        let _ = thing;
        None
    }

    /// Open piles that are not part of the picture, such as discarded cards. They are shown on
    /// request.
    fn piles(&self, state: &Self::State, eye: Eye) -> Vec<Panel> {
        let _ = (state, eye);
        Vec::new()
    }

    /// The queries that this table supports, in the order of the help. [`Self::spoken`] answers
    /// them.
    fn queries(&self, state: &Self::State) -> Vec<&'static str> {
        let _ = state;
        Vec::new()
    }

    /// The queries possible now, with their answers. Together, they say in sentences everything
    /// that the picture shows this eye.
    fn spoken(&self, state: &Self::State, eye: Eye) -> Vec<Spoken> {
        let _ = (state, eye);
        Vec::new()
    }

    /// The queries whose short answers are printed before each question when a player reads instead
    /// of looking at the picture.
    fn leading(&self, state: &Self::State) -> Vec<&'static str> {
        let _ = state;
        Vec::new()
    }

    /// The ids of events that belong to a kind of news, each with its kind. Players can turn kinds
    /// off. The space `news` contains the name of each kind. An event without a kind is always
    /// shown.
    fn news() -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// The part of [`Self::news`] that can happen at this table.
    fn news_at(&self, state: &Self::State) -> Vec<(&'static str, &'static str)> {
        let _ = state;
        Self::news()
    }

    /// Why things on the table are not offered to the asked seat, where a player may wonder: the
    /// card is too expensive, the space is taken.
    ///
    /// `state` is what the seat may know. A refused choice is never on offer: no offer has this
    /// name and names this thing. Called only on request.
    fn refusals(&self, state: &Self::State, seat: Seat) -> Vec<Refusal> {
        let _ = (state, seat);
        Vec::new()
    }

    /// The rulebook for this table, chapter by chapter. Players ask for a chapter by its title.
    fn rules(&self, state: &Self::State) -> Vec<Chapter> {
        let _ = state;
        Vec::new()
    }

    /// The id of the message in [`Self::rules`] that explains the open decision: a paragraph, or
    /// the lead of a chapter.
    fn topic(&self, state: &Self::State) -> Option<&'static str> {
        let _ = state;
        None
    }

    /// The id of the paragraph in [`Self::rules`] that explains the use of a thing at this table,
    /// if the glossary entry for its kind does not.
    fn purpose(&self, state: &Self::State, thing: &Ref) -> Option<&'static str> {
        let _ = (state, thing);
        None
    }
}

/// What rulings, tests and simulation need of a game: fields to set and read, laws to audit, faults
/// of scripts, and who owns what.
pub trait Bench: Shown + Sized + 'static {
    /// The kind of card of which each seat has exactly one, from set-up to the end, such as its
    /// class. Simulation compares these cards with each other.
    const SEAT_CARD: Option<&'static str> = None;

    /// The named parts of a state that rulings set and check, each with a sentence for the manual.
    fn fields() -> &'static [Field<Self>] {
        &[]
    }

    /// Moves a patched state on to its next decision. The default does nothing, which suits games
    /// that wait for an answer in every state.
    fn settle(&self, state: &mut Self::State, log: &mut impl Sink<Self::Event>) {
        let _ = (state, log);
    }

    /// The conservation laws that a state breaks. Must be empty after each event of every state
    /// reachable by play.
    fn audit(&self, state: &Self::State) -> Vec<Breach>;

    /// Whether an event reports a fault of a script. Tests and simulations fail on one.
    fn is_fault(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// The thing that a seat owns after it takes an offer, such as a card to buy or a class.
    /// Simulation counts how often it is taken.
    fn brings(&self, choice: &Self::Choice) -> Option<Ref> {
        let _ = choice;
        None
    }

    /// The seat that comes to own a thing by an event, through its own choice or by chance, and the
    /// thing.
    fn gained(&self, event: &Self::Event) -> Option<(Seat, Ref)> {
        let _ = event;
        None
    }

    /// The cause of the game's end, if this event decides it and several causes are possible. It is
    /// a word: the locale file and the id of its text.
    fn closes(&self, event: &Self::Event) -> Option<Ref> {
        let _ = event;
        None
    }

    /// The counters that an event increases when games of bots are counted. Each is a word (the
    /// locale file and the id of its text) with the seat.
    fn counts(&self, event: &Self::Event) -> Vec<(Ref, Seat)> {
        let _ = event;
        Vec::new()
    }

    /// Sets which runs of scripts are repeated from their start, without caches, and compared. A
    /// script with a different result is at fault. Rulings and the battery check all runs.
    fn check_scripts(&self, which: Checks) {
        let _ = which;
    }

    /// Takes the effects that ran since the last call while scripts were checked, each once, as the
    /// id of the card and the hook.
    fn effects_run(&self) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    /// Makes a thing do nothing for every player: it acts in no hook, scores nothing and moves
    /// nothing, and everything else about it stays, such as its price. `None` ends that.
    ///
    /// Returns whether a thing does nothing now: `false` if the game cannot play on without the
    /// effect of this one. Simulation asks for it to learn what an effect causes. Nothing may be
    /// left over in caches.
    fn empty(&self, thing: Option<&Ref>) -> bool {
        let _ = thing;
        false
    }

    /// Clears all caches. Only speed changes. The battery calls it at random times.
    fn forget(&self) {}

    /// Frees memory that earlier play no longer needs. Only speed changes. Called before a longer
    /// pause.
    fn tidy(&self) {}

    /// Takes the faults since the last call, including those of scripts that only answered a query.
    fn faults(&self) -> Vec<CardFault> {
        self.swap_faults(Vec::new())
    }

    /// Takes the faults and puts `left` in their place. A game whose cards can fail implements
    /// this.
    fn swap_faults(&self, _left: Vec<CardFault>) -> Vec<CardFault> {
        Vec::new()
    }
}

/// Which runs of scripts are checked by a second run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Checks {
    /// No runs.
    #[default]
    None,
    /// The first runs of each card in each hook. A script whose result varies usually does so
    /// early.
    First,
    /// All runs.
    All,
}

impl Message {
    /// The message of a choice, event, prompt or other enum value.
    pub fn of<G: Shown>(game: &G, space: &'static str, value: &impl Messages) -> Self {
        let speller = |kind, value| game.spell(kind, value);
        Self::spelled(space, value, &speller)
    }
}

/// How a seat rates its chances.
pub trait Estimate: Rules {
    /// Whether the estimate right after an offer, before the reply, shows well which offers are
    /// best. Then the greedy bot spends nodes that do not suffice for all offers on the best.
    const NARROWS: bool = false;

    /// Up to this number of outcomes of chance, the greedy bot examines all; of more, this number
    /// of samples. A low number suits games in which no single outcome is decisive.
    const SAMPLES: u32 = 8;

    /// Maximum number of states that the greedy bot examines for a decision. It always examines at
    /// least one for each offer.
    fn nodes(&self, seen: &Self::State, prompt: &Self::Prompt) -> u32 {
        let _ = (seen, prompt);
        60
    }

    /// Estimates how good a state is for a seat, in thousandths of a point. It receives only
    /// [observed](Secrets::observe) states: by that seat, or by the seat for which a search asks
    /// about its rivals.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i64;

    /// The parts of the same estimate, each named once. They add up to it and explain a hint.
    fn shares(&self, state: &Self::State, seat: Seat) -> Vec<Share>;
}

/// One part of an estimate, with its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The source, such as a goal or the gold in hand. It is rendered in the space `hint`.
    pub of: Message,
    /// Its value in thousandths of a point.
    pub worth: i64,
}

/// A complete game, as a table, a record and a ruling need it. Implemented for every type that has
/// all the parts.
pub trait Game: Rules + Secrets + Shown + Bench + Estimate {}

impl<G: Rules + Secrets + Shown + Bench + Estimate> Game for G {}
