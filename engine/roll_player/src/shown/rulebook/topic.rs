//! The chapters of the rulebook, with the introduction of each.

use play::Say;

use crate::RollPlayer;
use crate::numbers::Actor;
use crate::state::State;
use crate::words::{Colour, MarketKind};

impl RollPlayer {
    /// The paragraph that explains the open decision; while a card acts, the one about its kind of
    /// card.
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

/// A chapter of the rulebook, which is also a topic of help.
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
    /// How the editions differ. With an expansion only the edition that it names exists.
    Editions {
        single: bool,
    },
    Decisions,
    /// The legend, which is also shown when a game begins. It names each color.
    Signs {
        green: Colour,
        blue: Colour,
        red: Colour,
        purple: Colour,
        black: Colour,
        white: Colour,
        gold: Colour,
        /// Whether there are boost dice.
        boosts: bool,
        boost: Colour,
    },
}
