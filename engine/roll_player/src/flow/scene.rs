//! The contract of a scene: a position of the flow, where a decision is needed or the rules
//! continue by themselves.
//!
//! Each phase and each interlude has its own type for its positions and implements [`Scene`] for
//! it. So each decision is read in one file, and the compiler lists everything that a new step
//! needs.

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

/// A position of the flow.
pub(crate) trait Scene: Copy {
    /// Continues without a decision. False if a decision is open, of this scene or of chance. Where
    /// chance is asked, a dealer answers it if there is one ([`Turn::chance`]). Parts that no card
    /// can react to run to their end in one call.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool;

    /// Who decides what.
    fn ask(self, rules: &RollPlayer, state: &State) -> Ask;

    /// Adds everything that the asked seat may choose.
    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>);

    /// Adds why things on the table are not offered, if a player may wonder. Uses the conditions of
    /// [`Self::offer`]. Called only when a player asks.
    fn refuse(self, rules: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        let _ = (rules, state, refusals);
    }

    /// Carries out an offer or an answer of chance. Anything else changes nothing.
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice);

    /// The window whose skills are offered here.
    fn window(self) -> Option<Window>;

    /// The paragraph of the rules that explains the decision.
    fn topic(self) -> Option<&'static str>;
}

/// What a scene waits for.
pub(crate) type Ask = play::Ask<Prompt, Chance>;

/// What chance is asked, which also gives the answer its meaning.
pub(crate) enum Chance {
    /// The face of a die of a color; `None`: a die that is not from the box.
    Face(Dice, Option<Colour>),
    /// A die drawn from the bag, with the number of dice of each color.
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

/// The purpose for which dice are drawn and rolled.
#[derive(Clone, Copy)]
pub(crate) enum Dice {
    /// To decide the first player.
    FirstPlayer,
    /// To decide the classes.
    Classes,
    /// As starting dice.
    Starting,
    /// For the initiative cards.
    Initiative,
    /// Solo: as the enemy die.
    Enemy,
    /// As combat dice of a seat.
    Combat(Seat),
    /// For the attribute actions of a seat.
    Actions(Seat),
    /// For a card that acts.
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
    /// Each deck and each purpose of dice has its own random stream.
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

/// Evaluates an expression with the scene of a step, whatever its type.
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

/// Evaluates an expression with the current scene: the top interlude, or else the step.
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
