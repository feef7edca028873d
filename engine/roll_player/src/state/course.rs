//! The position in the flow of a game: its program counter as plain data.

use play::Seat;
use serde::{Deserialize, Serialize};

use super::State;
use crate::cards::Hook;
use crate::interlude::{action::Action, hands::Hands, lay::Lay, top::Top};
use crate::monsters::step::MonsterStep;
use crate::numbers::{CardNo, Slot};
use crate::phase::{cleanup, dice, finale, market, roll, setup};
use crate::skill;
use crate::words::{Colour, MarketKind, Stock, Zone};

/// Declares a sum of scenes with a `From` for each. Digests use the number of a scene, so the
/// numbers must never change. A sum of an expansion is part of another sum, named after `in`, and
/// its scenes convert to that one too. `..` names such a part.
macro_rules! sum {
    ($(#[$about:meta])* $name:ident {
        $($(#[$doc:meta])* $variant:ident($scene:ty) = $number:literal,)+
        $(..$part:ident($sum:ty),)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Deserialize)]
        pub enum $name {
            $($(#[$doc])* $variant($scene),)+
            $(#[doc = concat!("A `", stringify!($sum), "`.")] #[serde(untagged)] $part($sum),)*
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let name = stringify!($name);
                match self {
                    $(Self::$variant(scene) => {
                        to.serialize_newtype_variant(name, $number, stringify!($variant), scene)
                    })+
                    $(Self::$part(sum) => sum.serialize(to),)*
                }
            }
        }

        $(impl From<$scene> for $name {
            fn from(scene: $scene) -> Self {
                Self::$variant(scene)
            }
        })+
    };
    ($(#[$about:meta])* $name:ident in $whole:ident::$part:ident {
        $($(#[$doc:meta])* $variant:ident($scene:ty) = $number:literal,)+
    }) => {
        $crate::state::sum! {
            $(#[$about])*
            $name { $($(#[$doc])* $variant($scene) = $number,)+ }
        }

        $(impl From<$scene> for $whole {
            fn from(scene: $scene) -> Self {
                Self::$part($name::$variant(scene))
            }
        })+
    };
}
pub(crate) use sum;

sum! {
    /// The position in the flow of the game.
    Step {
        /// Set-up: the first player.
        Start(setup::start::Step) = 0,
        /// Set-up: the heroes.
        Hero(setup::hero::Step) = 1,
        /// Set-up: the first market.
        FirstMarket(setup::market::Step) = 2,
        /// Set-up: the starting dice.
        StartingDice(setup::dice::Step) = 3,
        /// Roll phase.
        Roll(roll::Step) = 4,
        /// Dice phase.
        Dice(dice::Step) = 5,
        /// Market phase.
        Market(market::Step) = 6,
        /// Cleanup.
        Cleanup(cleanup::Step) = 7,
        /// A window for skills.
        Window(skill::Open) = 8,
        /// The end of the game.
        Finale(finale::Step) = 14,
        // Its scenes use the numbers 9 to 13.
        ..Monsters(MonsterStep),
    }
}

sum! {
    /// A detour inside the flow with its own decisions.
    Interlude {
        /// An attribute action.
        Action(Action) = 0,
        /// Weapons are discarded after a purchase, until the hands suffice.
        Hands(Hands) = 1,
        /// Dice are put on the free initiative cards.
        Lay(Lay) = 2,
        /// The top card of the deck is revealed.
        Top(Top) = 3,
    }
}

/// Something in the queue, to be carried out later.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pending {
    /// A card's effect.
    Effect(Call),
    /// An interlude.
    Interlude(Interlude),
    /// The purchase of a card, if it can be paid for.
    Buy { seat: Seat, card: CardNo, from: Stock },
}

/// The question of a card.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// One of the owner's dice; `spaces` is a bit set.
    Die { spaces: u32, optional: bool },
    /// One of the dice on free initiative cards; `numbers` is a bit set, and bit 0 is the first
    /// card.
    PoolDie { numbers: u8, optional: bool },
    /// A row.
    Row { rows: u8, optional: bool },
    /// A card.
    Card {
        zone: Zone,
        kind: Option<MarketKind>,
        or_kind: Option<MarketKind>,
        ready: Option<bool>,
        dots: Option<u8>,
        most: Option<u8>,
        affordable: bool,
        optional: bool,
    },
    /// A direction for the marker.
    Direction { directions: u8, optional: bool },
    /// A number.
    Number { least: u8, most: u8 },
    /// A colour.
    Colour { colours: u8, optional: bool },
    /// Yes or no.
    Confirm,
    /// Another seat says yes or no.
    Consent { seat: Seat },
    /// Chance: a die of this colour is rolled.
    Roll { colour: Colour },
    /// Chance: a card is dealt into the market row.
    Deal,
    /// Chance: the top card of the deck.
    Peek,
    /// Chance: the next minion.
    Minion,
}

/// A call of a card in one of its hooks.
pub type Call = effects::Call<Slot, Hook>;
/// Limit on the size in bytes, because a state contains many calls.
const _: () = assert!(size_of::<Call>() <= 12);

/// An effect that waits for an answer.
pub type Effect = effects::Effect<Slot, Hook, Question, State>;

/// The limits on what cards may still do.
pub type Budget = effects::Budget<Slot, Hook>;
/// A step of an effect.
pub type Happened = effects::Happened<Slot, Hook, Question>;

impl From<Call> for Pending {
    fn from(call: Call) -> Self {
        Self::Effect(call)
    }
}

impl From<Action> for Pending {
    fn from(action: Action) -> Self {
        Self::Interlude(action.into())
    }
}

impl From<Top> for Pending {
    fn from(top: Top) -> Self {
        Self::Interlude(top.into())
    }
}
