//! What is to be seen, as plain data.

use play::panel::Role;
use play::{Ref, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::notice::{Fault, Notice};
use crate::panel::Panel;
use crate::rule::Rule;
use crate::score::End;
use crate::sentence::Sentence;

/// The version of a view and of what is put in: a larger one may mean something else by the same
/// names; within a version, fields are only added.
pub const VERSION: u32 = 1;

/// Everything there is to see for one pair of eyes, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(example = content::json_example(include_str!("view.example.json")))]
pub struct View {
    /// The version of this form.
    pub v: u32,
    /// Whose eyes these are; absent for somebody who only watches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eyes: Option<Eyes>,
    /// Answers to what was put in last, and whatever else has to be said.
    pub notices: Vec<Notice>,
    /// What has happened since these eyes saw the table last.
    pub news: News,
    /// The table.
    pub panels: Vec<Panel>,
    /// What a tutorial teaches now, a paragraph each.
    pub lessons: Vec<String>,
    /// What is asked; absent when the game is over, the table is handed over, or nobody has to
    /// answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<Ask>,
    /// Another player shall look now, alone: nothing that is not for all is in this view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_over: Option<HandOver>,
    /// How the game ended; absent while it has not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

impl View {
    /// Whether the title of a panel says how far the game has come, or else heads the map.
    pub fn is_heading(&self, panel: &Panel) -> bool {
        let roles: Vec<Role> = self.panels.iter().map(|panel| panel.role).collect();
        heads(panel.role, &roles)
    }

    /// How far the game has come, in the words of the table.
    pub fn heading(&self) -> Option<&str> {
        let panel = self.panels.iter().find(|panel| self.is_heading(panel));
        panel.map(|panel| panel.title.as_str())
    }
}

/// Whether the title of a panel among panels of these roles heads the table.
pub(crate) fn heads(role: Role, all: &[Role]) -> bool {
    match role {
        Role::Round => true,
        Role::Map => !all.contains(&Role::Round),
        Role::Sheet { .. } | Role::Shared | Role::Known | Role::Pile => false,
    }
}

/// A player whose eyes look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Eyes {
    /// The seat, counted from 0.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
}

/// The table is handed over to a player, who shall look alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandOver {
    /// Who shall look; `again` says that this player does.
    pub to: Eyes,
    /// The sentence that asks for it.
    pub text: String,
    /// Whether this player's last choice is then taken back; `undo` leaves it as it is.
    pub undo: bool,
}

/// What has happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct News {
    /// Somebody else has to look now, in a game that hides nothing: the sentence that hands the
    /// table over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_over: Option<String>,
    /// The log, a sentence for each event.
    pub told: Vec<Sentence>,
    /// Cards whose scripts failed.
    pub faults: Vec<Fault>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ask {
    /// Which question of the game it is, the same in every language.
    pub id: String,
    /// The question.
    pub prompt: String,
    /// The question with the name of the player.
    pub heading: String,
    /// What may be chosen; never nothing.
    pub offers: Vec<Offer>,
    /// The chapter of the rules that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic: Option<Rule>,
    /// The same player goes on: neither chance nor anybody else has answered since.
    pub again: bool,
}

/// What is asked and what lies on the table, in the words of those who listen: panels and offers as
/// in the view, with signs said in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aloud {
    /// The table.
    pub panels: Vec<Panel>,
    /// What may be chosen.
    pub offers: Vec<Offer>,
}

/// Something that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Offer {
    /// What it says.
    pub text: String,
    /// The things it is about.
    pub about: Vec<Ref>,
    /// What the cards it names say, where that is to be seen nowhere else.
    pub cards: Vec<String>,
}
