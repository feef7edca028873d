//! What is to be seen, as plain data.

use play::panel::{Map, Mark, Role, Tone};
use play::{Ref, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::fault::Fault;
use crate::notice::Notice;
use crate::rulebook::Rule;
use crate::score::End;

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

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sentence {
    /// All of it.
    pub text: String,
    /// The same in parts, one after another.
    pub parts: Vec<Part>,
    /// Which kind of news it is, by its name in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
}

/// A part of a sentence: what something is called there, or what stands between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    /// What it says.
    pub text: String,
    /// Its colour, if that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tone: Option<Tone>,
    /// The thing it names, such as a player or a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Ref>,
}

/// A small table under a title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Panel {
    /// What it shows.
    pub role: Role,
    /// Its heading.
    pub title: String,
    /// The headings of its columns, if they need any.
    pub columns: Vec<Cell>,
    /// Its rows, which need not be equally long.
    pub rows: Vec<Row>,
    /// The same in one line, where there is no room for more; nothing when its title and the
    /// beginnings of its rows say it well enough.
    pub brief: Vec<Cell>,
    /// Where what its rows are about lies, if that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<Map>,
    /// The question is about it, beside what is offered: whoever is asked decides by it.
    #[serde(default, skip_serializing_if = "is_not")]
    pub asked: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_not(it: &bool) -> bool {
    !it
}

/// A row of a panel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Row {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// The whole texts of the cards in it.
    pub texts: Vec<String>,
}

impl Row {
    /// Whether something in it is offered.
    pub fn offered(&self) -> bool {
        self.cells.iter().any(|cell| !cell.offers.is_empty())
    }
}

/// A cell of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cell {
    /// What it says; empty in a gap between others.
    pub text: String,
    /// Its colour, if that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tone: Option<Tone>,
    /// How it stands, if it is a goal or a price; what it says tells that, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// The things it shows.
    pub about: Vec<Ref>,
    /// The offers, counted from 0, that are about one of these things here.
    pub offers: Vec<usize>,
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
