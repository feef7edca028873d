//! Where a game stands: its program counter as plain data.

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

/// Declares a sum of scenes; each of them becomes it by itself. Digests know a scene by its number,
/// which therefore stays the same for ever. A sum of an expansion is part of another one, `in` which
/// its scenes become by themselves, too; `..` names such a part.
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
    /// Where the flow of the game stands.
    Step {
        /// Set-up: who starts.
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
        /// Skills are offered.
        Window(skill::Open) = 8,
        /// The end.
        Finale(finale::Step) = 14,
        // Its numbers are 9 to 13.
        ..Monsters(MonsterStep),
    }
}

sum! {
    /// Something with decisions of its own, inside the flow.
    Interlude {
        /// An attribute action.
        Action(Action) = 0,
        /// A weapon was bought: others must be laid off until two hands suffice.
        Hands(Hands) = 1,
        /// Dice are laid on the free initiative cards.
        Lay(Lay) = 2,
        /// The card on top of the deck is turned up.
        Top(Top) = 3,
    }
}

/// Something that waits to be carried out.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pending {
    /// A card acts.
    Effect(Call),
    /// An interlude.
    Interlude(Interlude),
    /// A card is bought, if it can be paid.
    Buy { seat: Seat, card: CardNo, from: Stock },
}

/// What a card asks.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// One of the owner's dice: `spaces` is a bit set.
    Die { spaces: u32, optional: bool },
    /// One of the dice on free initiative cards: `numbers` is a bit set, bit 0 for the first.
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
    /// Chance: the card on top of the deck is looked at.
    Peek,
    /// Chance: the next minion comes on top.
    Minion,
}

/// A card called in one of its hooks.
pub type Call = effects::Call<Slot, Hook>;
/// Many of them lie in a state.
const _: () = assert!(size_of::<Call>() <= 12);

/// An effect that waits for an answer.
pub type Effect = effects::Effect<Slot, Hook, Question, State>;

/// What cards may still do.
pub type Budget = effects::Budget<Slot, Hook>;
/// What happened to an effect.
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
