//! The contract of a game, one trait for each of its readers.

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
use crate::spoken::Spoken;

/// How a game is told and drawn: in messages, never in sentences. All states given here were
/// [observed](Secrets::observe) before, so nothing hidden can be shown.
pub trait Shown: Rules {
    /// How a number inside a choice, event or prompt is written: `kind` is the name of its Rust
    /// type (`Card`), the answer names a word and where its text is found. `None`: a plain number.
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled>;

    /// Whether an event is told: written in the log, in rulings and on screen. What is not told is
    /// bookkeeping, such as where the flow of the game stands.
    fn tells(&self, event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Whether a told event is news at this table: where one plays alone, who goes first is none.
    /// Players are not told what is no news; records and rulings have it all the same.
    fn is_news(&self, state: &Self::State, event: &Self::Event) -> bool {
        let _ = (state, event);
        true
    }

    /// What a player should know with a told event, beside what it names: arguments for its text,
    /// such as the dice that changed places. `before` gives the table on which it happened, as far as
    /// the eye may know it that is told.
    fn facts_of_event(&self, event: &Self::Event, before: &dyn Fn() -> Self::State) -> Args {
        let _ = (event, before);
        Args::new()
    }

    /// The card that asks now by a name it gave the question, if one does: its texts have words of
    /// their own for it.
    fn named_ask(&self, state: &Self::State) -> Option<NamedAsk> {
        let _ = state;
        None
    }

    /// What a player decides by when this is offered, beside what the offer names: arguments for
    /// its text, such as the coin that lies on a card. `seat` is asked, `state` is what it may know.
    fn facts(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Args {
        let _ = (state, seat, choice);
        Args::new()
    }

    /// What a player should know with this question, beside what it names: arguments for its text.
    /// `state` is what the asked seat may know.
    fn facts_of_question(&self, state: &Self::State, seat: Seat, prompt: &Self::Prompt) -> Args {
        let _ = (state, seat, prompt);
        Args::new()
    }

    /// What a seat would score now, line by line.
    fn tally(&self, state: &Self::State, seat: Seat) -> Vec<Tally>;

    /// What is told about the end of a game that is over (winner, tie-break, rank, story), in
    /// paragraphs; rendered in the space `end`. The first sentence is the verdict.
    fn ending(&self, state: &Self::State) -> Vec<Vec<Message>>;

    /// The picture of a state, drawn for an eye.
    fn picture(&self, state: &Self::State, eye: Eye) -> Vec<Panel>;

    /// The colour that a thing has on the table, such as `colour red`, if that means something.
    fn tone(&self, thing: &Ref) -> Option<Tone> {
        let _ = thing;
        None
    }

    /// The piles that lie open and are no part of the picture, such as discarded cards: shown when
    /// a player asks for them.
    fn piles(&self, state: &Self::State, eye: Eye) -> Vec<Panel> {
        let _ = (state, eye);
        Vec::new()
    }

    /// What can be asked about a table like this one, in the order of the help: the names that
    /// [`Self::spoken`] answers to.
    fn queries(&self, state: &Self::State) -> Vec<&'static str> {
        let _ = state;
        Vec::new()
    }

    /// What can be asked now, each with its answer: everything that the picture shows an eye, in
    /// sentences.
    fn spoken(&self, state: &Self::State, eye: Eye) -> Vec<Spoken> {
        let _ = (state, eye);
        Vec::new()
    }

    /// The queries whose answers to a player who names no thing stand before each question: what it
    /// is answered by, in a line.
    fn leading(&self, state: &Self::State) -> Vec<&'static str> {
        let _ = state;
        Vec::new()
    }

    /// The events that are news of some kind, each with that kind: players who do not want to hear
    /// of all kinds choose among them. In the space `news` the text of each kind names it. What has
    /// no kind is always told.
    fn news() -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// The same of what can happen at this table.
    fn news_at(&self, state: &Self::State) -> Vec<(&'static str, &'static str)> {
        let _ = state;
        Self::news()
    }

    /// Why things on the table are not offered to the asked seat, where a player may wonder: a card
    /// that is too dear, a space that is taken. `state` is what it may know. What is refused is not
    /// offered: no offer has this name and names this thing. Called only when a player asks.
    fn refusals(&self, state: &Self::State, seat: Seat) -> Vec<Refusal> {
        let _ = (state, seat);
        Vec::new()
    }

    /// The rulebook for a table like this one, chapter by chapter; players ask for a chapter by its
    /// title.
    fn rules(&self, state: &Self::State) -> Vec<Chapter> {
        let _ = state;
        Vec::new()
    }

    /// The id of the message of [`Self::rules`] that explains the decision that is open: a
    /// paragraph, or the lead of a chapter.
    fn topic(&self, state: &Self::State) -> Option<&'static str> {
        let _ = state;
        None
    }

    /// The id of the paragraph of [`Self::rules`] that says what a thing is for at this table, where
    /// that is not what the glossary says of its kind.
    fn purpose(&self, state: &Self::State, thing: &Ref) -> Option<&'static str> {
        let _ = (state, thing);
        None
    }
}

/// What rulings, tests and simulation handle a game with: fields that are set and read, laws that
/// are audited, faults of scripts, what seats come to own.
pub trait Bench: Shown + Sized + 'static {
    /// The named things of a state that rulings set and look at, each with a sentence for the
    /// manual.
    fn fields() -> &'static [Field<Self>] {
        &[]
    }

    /// Brings a state that was patched to its next decision. Games whose states always wait for
    /// somebody need not do anything.
    fn settle(&self, state: &mut Self::State, log: &mut impl Sink<Self::Event>) {
        let _ = (state, log);
    }

    /// The laws of conservation that a state breaks. Empty for every state reachable by play, after
    /// each event.
    fn audit(&self, state: &Self::State) -> Vec<Breach>;

    /// Whether an event tells of a fault in a script. Tests and simulation fail on one.
    fn is_fault(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// The thing that an offer brings whoever takes it, if it is one to be owned: a card to buy, a
    /// class to take. [`crate::balance`] counts how often it is taken.
    fn brings(&self, choice: &Self::Choice) -> Option<Ref> {
        let _ = choice;
        None
    }

    /// Who has come to own which thing by an event, by choice or by chance.
    fn gained(&self, event: &Self::Event) -> Option<(Seat, Ref)> {
        let _ = event;
        None
    }

    /// Why the game comes to its end, if an event decides it and there is more than one cause: a
    /// word, by the locale file and the id of its text.
    fn closes(&self, event: &Self::Event) -> Option<Ref> {
        let _ = event;
        None
    }

    /// As what an event is counted where games of bots are counted: words, by the locale file and the
    /// id of their texts, and whose it is.
    fn counts(&self, event: &Self::Event) -> Vec<(Ref, Seat)> {
        let _ = event;
        Vec::new()
    }

    /// Which runs of scripts are made a second time from their start, without what is kept to be
    /// quick, and compared; a script that comes to another end is at fault. Rulings and the battery
    /// ask for all of them.
    fn check_scripts(&self, which: Checks) {
        let _ = which;
    }

    /// The effects that have run while scripts were checked, each once: the id of the card, and its
    /// hook.
    fn effects_run(&self) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    /// Forgets what is kept only to be quick. It changes nothing but the time that follows takes:
    /// the battery does it at random.
    fn forget(&self) {}

    /// Gives back the memory that what went before has left behind. It changes nothing but the time
    /// that follows takes: for one who waits for a while.
    fn tidy(&self) {}

    /// Takes the faults since the last call, those of scripts that were only asked among them.
    fn faults(&self) -> Vec<CardFault> {
        self.swap_faults(Vec::new())
    }

    /// Takes the faults and keeps others instead. A game whose cards can fail implements this.
    fn swap_faults(&self, _left: Vec<CardFault>) -> Vec<CardFault> {
        Vec::new()
    }
}

/// Which runs of scripts are checked by a second one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Checks {
    /// None.
    #[default]
    None,
    /// The first ones of each card in each hook: a script that differs from run to run mostly does so
    /// soon.
    First,
    /// All.
    All,
}

impl Message {
    /// The message of a choice, event, prompt or other enum value.
    pub fn of<G: Shown>(game: &G, space: &'static str, value: &impl Messages) -> Self {
        let speller = |kind, value| game.spell(kind, value);
        Self::spelled(space, value, &speller)
    }
}

/// What a seat thinks of its chances.
pub trait Estimate: Rules {
    /// An estimate of how good a state is for a seat, in thousandths of a point. Only the seat's
    /// own [observed](Secrets::observe) states are ever given.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i64;

    /// What the same estimate is made of: its shares, which add up to it, each once. It is why a
    /// hint is given.
    fn shares(&self, state: &Self::State, seat: Seat) -> Vec<Share>;
}

/// A share of an estimate: what some of the state promises a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// What promises it, such as a goal or the gold in hand; rendered in the space `hint`.
    pub of: Message,
    /// How much, in thousandths of a point.
    pub worth: i64,
}

/// A whole game: what a table, a record and a ruling need. Every type that has all its parts is
/// one; nobody implements it.
pub trait Game: Rules + Secrets + Shown + Bench + Estimate {}

impl<G: Rules + Secrets + Shown + Bench + Estimate> Game for G {}
