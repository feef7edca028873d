//! What lies between the players that a question is about, beside what is offered.

use play::{Rules as _, Status};

use crate::RollPlayer;
use crate::choice::Prompt;
use crate::state::State;
use crate::words::Window;

/// What lies between the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Common {
    /// The market row.
    Market,
    /// The initiative cards.
    Initiative,
    /// The monster with what is known of it.
    Monster,
    /// The minion on top.
    Minion,
}

impl RollPlayer {
    /// What lies between the players that whoever is asked decides by.
    pub(super) fn asked_about(&self, state: &State) -> &'static [Common] {
        match self.status(state) {
            Status::Asks { prompt, .. } => about(prompt),
            Status::Chance(_) | Status::Over => &[],
        }
    }
}

fn about(prompt: Prompt) -> &'static [Common] {
    match prompt {
        Prompt::Lay { .. } => &[Common::Initiative],
        // The number is the place in the market.
        Prompt::Initiative | Prompt::InitiativeAlone => &[Common::Market, Common::Initiative],
        Prompt::Purchase { .. } | Prompt::FurtherPurchase { .. } => &[Common::Market],
        Prompt::Skill { window } => common_of(window),
        Prompt::Monsters(prompt) => prompt.about(),
        Prompt::Race
        | Prompt::Class { .. }
        | Prompt::AnyClass
        | Prompt::StartingDice { .. }
        | Prompt::Placing { .. }
        | Prompt::Action { .. }
        | Prompt::Swap { .. }
        | Prompt::Adjusting { .. }
        | Prompt::Reroll { .. }
        | Prompt::Hands
        | Prompt::Readying
        | Prompt::CardDie { .. }
        | Prompt::CardPoolDie { .. }
        | Prompt::CardRow { .. }
        | Prompt::CardCard { .. }
        | Prompt::CardDirection { .. }
        | Prompt::CardNumber { .. }
        | Prompt::CardColour { .. }
        | Prompt::CardConfirm { .. } => &[],
    }
}

/// What lies between the players that a window is about.
pub(crate) fn common_of(window: Window) -> &'static [Common] {
    match window {
        Window::DiceLaid | Window::BeforePick => &[Common::Initiative],
        Window::MarketTurn | Window::Bought => &[Common::Market],
        Window::BeforeHunt | Window::AfterHunt => &[Common::Minion],
        Window::Placed | Window::Cleanup | Window::End => &[],
    }
}
