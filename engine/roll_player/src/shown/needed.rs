//! The shared things on the table that a prompt is about, apart from the offers.

use play::{Rules as _, Status};

use crate::RollPlayer;
use crate::choice::Prompt;
use crate::state::State;
use crate::words::Window;

/// A thing on the table that belongs to no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Common {
    /// The market row.
    Market,
    /// The initiative cards.
    Initiative,
    /// The monster and what is known about it.
    Monster,
    /// The current minion.
    Minion,
}

impl RollPlayer {
    /// The shared things that the asked seat needs for its decision.
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
        // The number of an initiative card is the place in market order.
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

/// The shared things that a window is about.
pub(crate) fn common_of(window: Window) -> &'static [Common] {
    match window {
        Window::DiceLaid | Window::BeforePick => &[Common::Initiative],
        Window::MarketTurn | Window::Bought => &[Common::Market],
        Window::BeforeHunt | Window::AfterHunt => &[Common::Minion],
        Window::Placed | Window::Cleanup | Window::End => &[],
    }
}
