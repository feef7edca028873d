//! What players can ask about the rules. The numbers come from the edition, so that text and
//! engine cannot drift apart.

use play::Message;
use serde::Serialize;

use crate::RollPlayer;
use crate::state::State;

/// A topic of the rules.
#[derive(Clone, Copy, Debug, Serialize)]
enum Topic {
    Aim,
    Setup,
    Round,
    RollPhase { dice: u8 },
    DicePhase { gold_die_pays: u8, row_pays: u8 },
    ActionStr,
    ActionDex,
    ActionCon,
    ActionInt,
    ActionWis,
    ActionCha,
    MarketPhase { discard_pays: u8 },
    Weapons { hands: u8 },
    Armor,
    Traits,
    Skills,
    Cleanup,
    EndOfGame,
    Scoring,
    Alignment,
    Backstory { two: u8, four: u8, six: u8 },
    Ties,
    Solo { gold_per_star: u8 },
    EqualDice,
    Bazaar,
    ShortGame { more: u8 },
    FriendlyMarket { discard_pays: u8 },
    FreeClasses,
}

impl RollPlayer {
    /// All topics, in the order of the rulebook.
    pub(crate) fn topics(&self, state: &State) -> Vec<Message> {
        let rules = self.cards.edition(state.edition());
        let stars = rules.backstory_stars;
        let discard_pays = rules.discard_pays;
        let topics = [
            Topic::Aim,
            Topic::Setup,
            Topic::Round,
            Topic::RollPhase { dice: state.numbers() },
            Topic::DicePhase { gold_die_pays: rules.gold_die_pays, row_pays: rules.row_pays },
            Topic::ActionStr,
            Topic::ActionDex,
            Topic::ActionCon,
            Topic::ActionInt,
            Topic::ActionWis,
            Topic::ActionCha,
            Topic::MarketPhase { discard_pays },
            Topic::Weapons { hands: rules.hands },
            Topic::Armor,
            Topic::Traits,
            Topic::Skills,
            Topic::Cleanup,
            Topic::EndOfGame,
            Topic::Scoring,
            Topic::Alignment,
            Topic::Backstory { two: stars[2], four: stars[4], six: stars[6] },
            Topic::Ties,
            Topic::Solo { gold_per_star: rules.solo_gold_per_star },
            Topic::EqualDice,
            Topic::Bazaar,
            Topic::ShortGame { more: rules.short_game_dice },
            Topic::FriendlyMarket { discard_pays },
            Topic::FreeClasses,
        ];
        topics.iter().map(|topic| Message::of(self, "rules", topic)).collect()
    }
}
