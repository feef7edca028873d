//! The contract of a scene: a place at which the flow can stand, because somebody must decide or
//! because the rules go on by themselves.
//!
//! Each phase and each interlude has a type of its own that says where in it the flow stands, and
//! implements [`Scene`] for it: so one decision is read in one file, and whoever adds a step is
//! told by the compiler what it lacks.

use arrayvec::ArrayVec;
use play::{Bits, Draw, Odds, Request, Seat, Sink, Stream};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Offers, Turn};
use crate::monsters::choice::MonsterChance;
use crate::numbers::{AlignmentNo, BackstoryNo, COLOURS, CardNo, Slot};
use crate::refusal::Refusals;
use crate::state::State;
use crate::words::{Colour, Window};

/// A place at which the flow can stand.
pub(crate) trait Scene: Copy {
    /// Goes on without a decision; false when one is open: this scene's own, or one of chance. Where
    /// chance is asked, a dealer at hand answers it ([`Turn::chance`]). What no card has to do with
    /// goes on to its end here and now.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool;

    /// Who must decide what.
    fn ask(self, rules: &RollPlayer, state: &State) -> Ask;

    /// Adds everything the asked seat may choose.
    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>);

    /// Adds why things on the table are not offered, where a player may wonder: from what
    /// [`Self::offer`] goes by. Called only when a player asks.
    fn refuse(self, rules: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        let _ = (rules, state, refusals);
    }

    /// Carries out one of the offers, or an answer of chance; anything else changes nothing.
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice);

    /// The window whose skills are offered here.
    fn window(self) -> Option<Window>;

    /// The paragraph of the rules that explains the decision.
    fn topic(self) -> Option<&'static str>;
}

/// What a scene waits for.
pub(crate) type Ask = play::Ask<Prompt, Chance>;

/// What chance is asked, and so what its answer means.
pub(crate) enum Chance {
    /// The face of a die of a colour; none: a die that is none of the box.
    Face(Dice, Option<Colour>),
    /// A die drawn blind: how many there are of each colour.
    Die(Dice, [u8; COLOURS]),
    /// One of these market cards.
    Card(Bits),
    /// One of these backstories.
    Backstory(Bits),
    /// One of these alignments.
    Alignment(Bits),
    /// A card of Monsters & Minions.
    Monsters(MonsterChance),
}

/// What dice are drawn and rolled for.
#[derive(Clone, Copy)]
pub(crate) enum Dice {
    /// Who starts.
    FirstPlayer,
    /// The classes.
    Classes,
    /// The sheets, at the start.
    Starting,
    /// The initiative cards.
    Initiative,
    /// Solo: the enemy.
    Enemy,
    /// The fights of a seat.
    Combat(Seat),
    /// The attribute actions of a seat.
    Actions(Seat),
    /// A card that acts.
    Card(Slot),
}

impl From<MonsterChance> for Ask {
    fn from(chance: MonsterChance) -> Self {
        Self::Chance(Chance::Monsters(chance))
    }
}

impl Draw for Chance {
    type Choice = Choice;

    #[inline(always)]
    fn request(&self) -> Request {
        let odds = match self {
            Self::Face(_, Some(Colour::Boost)) => Odds::Roll { low: 3, high: 8 },
            Self::Face(..) => Odds::Roll { low: 1, high: 6 },
            Self::Die(_, colours) => {
                let mut weights = ArrayVec::new();
                let fits = weights.try_extend_from_slice(colours);
                fits.expect("a bag holds more kinds than there are colours");
                Odds::Draw(weights)
            }
            Self::Card(cards) | Self::Backstory(cards) | Self::Alignment(cards) => {
                Odds::Deal(*cards)
            }
            Self::Monsters(chance) => Odds::Deal(chance.cards()),
        };
        odds.of(self.stream())
    }

    #[inline(always)]
    fn choice(&self, outcome: u16) -> Choice {
        debug_assert!(outcome <= u8::MAX.into(), "chance answers with a byte, not {outcome}");
        let small = outcome as u8;
        match self {
            Self::Face(..) => Choice::Roll(small),
            Self::Die(..) => {
                let colour = Colour::at(usize::from(small));
                Choice::Draw(colour.expect("chance draws one of the colours it was asked for"))
            }
            Self::Card(_) => Choice::Deal(CardNo(small)),
            Self::Backstory(_) => Choice::DealBackstory(BackstoryNo(small)),
            Self::Alignment(_) => Choice::DealAlignment(AlignmentNo(small)),
            Self::Monsters(chance) => chance.choice(small).into(),
        }
    }
}

impl Chance {
    /// Each deck has a stream of its own, and so has each purpose of dice.
    #[inline]
    fn stream(&self) -> Stream {
        Stream(match self {
            Self::Card(_) => 0,
            Self::Backstory(_) => 1,
            Self::Alignment(_) => 2,
            Self::Monsters(chance) => chance.stream(),
            Self::Face(dice, _) | Self::Die(dice, _) => match *dice {
                Dice::FirstPlayer => 3,
                Dice::Classes => 4,
                Dice::Starting => 5,
                Dice::Initiative => 6,
                Dice::Enemy => 7,
                Dice::Combat(seat) => 32 + u32::from(seat.0),
                Dice::Actions(seat) => 16 + u32::from(seat.0),
                Dice::Card(Slot(card)) => 256 + u32::from(card),
            },
        })
    }
}

/// An expression for the scene of a step, whatever its type.
macro_rules! in_step {
    ($step:expr, $scene:ident => $then:expr) => {
        match $step {
            $crate::state::Step::Start($scene) => $then,
            $crate::state::Step::Hero($scene) => $then,
            $crate::state::Step::FirstMarket($scene) => $then,
            $crate::state::Step::StartingDice($scene) => $then,
            $crate::state::Step::Roll($scene) => $then,
            $crate::state::Step::Dice($scene) => $then,
            $crate::state::Step::Market($scene) => $then,
            $crate::state::Step::Cleanup($scene) => $then,
            $crate::state::Step::Window($scene) => $then,
            $crate::state::Step::Finale($scene) => $then,
            $crate::state::Step::Monsters($scene) => $then,
        }
    };
}

/// An expression for the scene that is on: the interlude on top, else the step.
macro_rules! in_scene {
    ($state:expr, $scene:ident => $then:expr) => {
        match $state.interlude() {
            Some($crate::state::Interlude::Action($scene)) => $then,
            Some($crate::state::Interlude::Hands($scene)) => $then,
            Some($crate::state::Interlude::Lay($scene)) => $then,
            Some($crate::state::Interlude::Top($scene)) => $then,
            None => $crate::flow::in_step!($state.step(), $scene => $then),
        }
    };
}

pub(crate) use {in_scene, in_step};
