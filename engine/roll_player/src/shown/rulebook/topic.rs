//! The chapters of the rulebook: what each says first.

use play::Say;

use crate::RollPlayer;
use crate::numbers::Actor;
use crate::state::State;
use crate::words::{Colour, MarketKind};

impl RollPlayer {
    /// The paragraph that explains the decision that is open: while a card acts, that on cards of its
    /// kind.
    pub(in crate::shown) fn topic_at(&self, state: &State) -> Option<&'static str> {
        let acting = state.effect().and_then(|effect| effect.call.card.actor());
        acting.map_or_else(|| state.topic(), |card| Some(self.topic_of(card)))
    }

    fn topic_of(&self, card: Actor) -> &'static str {
        match card {
            Actor::Card(card) => match self.cards.market(card).kind {
                MarketKind::Weapon => "weapons",
                MarketKind::Trait => "traits",
                MarketKind::Skill => "skills",
                MarketKind::Armor => "armor",
                MarketKind::Scroll => "scrolls",
            },
            Actor::Class(_) => "classes",
            Actor::Minion(_) => "minions",
            Actor::Monster(_) => "monsters",
            Actor::Adventure(_) => "adventure",
            Actor::Race(_) => "races",
            Actor::Backstory(_) => "backstory",
            Actor::Alignment(_) => "alignment",
            Actor::Set(_) => "armor",
        }
    }
}

/// A chapter of the rulebook, which is also what players ask about.
#[derive(Clone, Copy, Debug, Say)]
pub(crate) enum Topic {
    Aim,
    Components,
    Setup,
    Round,
    RollPhase {
        dice: u8,
    },
    DicePhase,
    ActionStr {
        sum: u8,
    },
    ActionDex,
    ActionCon,
    ActionInt,
    ActionWis,
    ActionCha,
    MarketPhase {
        discard_pays: u8,
        alone: bool,
        hunts: bool,
    },
    Weapons,
    Armor,
    Traits,
    Skills,
    Classes,
    Races,
    Cleanup,
    EndOfGame {
        spaces: u8,
        hunts: bool,
    },
    Scoring,
    Alignment,
    Backstory,
    Ties,
    Solo {
        gold_per_star: u8,
    },
    Variants,
    EqualDice,
    Bazaar,
    ShortGame {
        more: u8,
    },
    FriendlyMarket {
        discard_pays: u8,
    },
    FreeClasses,
    /// How the editions differ; with an expansion there is only the one that it names.
    Editions {
        single: bool,
    },
    Decisions,
    /// The legend, which is also shown when a game begins: it names each colour.
    Signs {
        green: Colour,
        blue: Colour,
        red: Colour,
        purple: Colour,
        black: Colour,
        white: Colour,
        gold: Colour,
        /// Boost dice, where there are any.
        boosts: bool,
        boost: Colour,
    },
}
