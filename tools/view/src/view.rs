//! Views, as plain data.

use play::panel::Role;
use play::{Ref, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::notice::{Fault, Notice};
use crate::panel::Panel;
use crate::rule::Rule;
use crate::score::End;
use crate::sentence::Sentence;
use crate::values::Values;

/// The version of views and inputs. A larger version may change the meaning of names. Within a
/// version, fields are only added.
pub const VERSION: u32 = 1;

/// Everything to be seen by one pair of eyes, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(example = content::json_example(include_str!("view.example.json")))]
pub struct View {
    /// The version of this format.
    pub v: u32,
    /// The player; absent for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eyes: Option<Eyes>,
    /// Responses to the last inputs, and other notices.
    #[serde(default)]
    pub notices: Vec<Notice>,
    /// What has happened since the last view.
    pub news: News,
    /// The table.
    #[serde(default)]
    pub panels: Vec<Panel>,
    /// The present lessons of a tutorial, one paragraph each.
    #[serde(default)]
    pub lessons: Vec<String>,
    /// The question; absent if the game is over, the table is handed over, or this player is not
    /// asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<Ask>,
    /// Another player must look alone now. This view then contains only public information.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_over: Option<HandOver>,
    /// The end of the game; absent while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

impl View {
    /// Whether the title of a panel is the heading of the table: the progress of the game, or else
    /// the title of the map.
    pub fn is_heading(&self, panel: &Panel) -> bool {
        let roles: Vec<Role> = self.panels.iter().map(|panel| panel.role).collect();
        heads(panel.role, &roles)
    }

    /// The progress of the game, in the words of the table.
    pub fn heading(&self) -> Option<&str> {
        let panel = self.panels.iter().find(|panel| self.is_heading(panel));
        panel.map(|panel| panel.title.as_str())
    }
}

/// Whether the title of a panel is the heading of the table, among panels with these roles.
pub(crate) fn heads(role: Role, all: &[Role]) -> bool {
    match role {
        Role::Round => true,
        Role::Map => !all.contains(&Role::Round),
        Role::Sheet { .. } | Role::Shared | Role::Known | Role::Pile => false,
    }
}

/// The player whose view this is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Eyes {
    /// The seat, counted from 0.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
}

/// The table is handed over to a player, who must look alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandOver {
    /// The next player; the input `again` confirms that this player looks.
    pub to: Eyes,
    /// The sentence that asks for it.
    pub text: String,
    /// Whether this player's last choice is undone afterwards. The input `undo` leaves it
    /// unchanged.
    pub undo: bool,
}

/// What has happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct News {
    /// In a game without hidden information: the sentence that hands the keyboard to another
    /// player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_over: Option<String>,
    /// The log, one sentence per event.
    #[serde(default)]
    pub told: Vec<Sentence>,
    /// Cards whose scripts failed.
    #[serde(default)]
    pub faults: Vec<Fault>,
}

/// The question with its offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ask {
    /// The id of the question, the same in every language.
    pub id: String,
    /// The question.
    pub prompt: String,
    /// The values in it.
    #[serde(default, skip_serializing_if = "Values::is_empty")]
    pub values: Values,
    /// The question with the name of the player.
    pub heading: String,
    /// The offers; never empty.
    pub offers: Vec<Offer>,
    /// The chapter of the rules that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic: Option<Rule>,
    /// Whether the same player goes on: no one else and no draw has come between.
    pub again: bool,
}

/// The question and the table for listeners: the panels and offers of the view, with signs written
/// in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aloud {
    /// The table.
    pub panels: Vec<Panel>,
    /// What may be chosen.
    pub offers: Vec<Offer>,
}

/// One offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Offer {
    /// The text of the offer.
    pub text: String,
    /// The id of the choice, the same in every language.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The values in it.
    #[serde(default, skip_serializing_if = "Values::is_empty")]
    pub values: Values,
    /// The things that it is about.
    #[serde(default)]
    pub about: Vec<Ref>,
    /// The texts of the cards it names, if they are not shown elsewhere.
    #[serde(default)]
    pub cards: Vec<String>,
}
