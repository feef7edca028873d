//! A game in one language for one pair of eyes.
//!
//! A front end opens a [`Sitting`], draws each [`View`] it gives and hands on each [`Input`] of its
//! user. A view is plain data: it holds everything that is to be seen, in words, and guesses
//! nothing; the same data go out as JSON for front ends in other languages.

mod alike;
mod apart;
mod book;
mod briefing;
mod command;
mod counting;
mod differing;
mod explained;
mod fault;
mod foretold;
mod handing;
mod index;
mod input;
mod lessons;
mod matching;
mod moment;
mod notice;
mod obey;
mod pairing;
mod players;
mod preview;
mod query;
mod rulebook;
mod score;
mod sentence;
mod sitting;
mod standing;
mod status;
mod telling;
mod terms;
mod view;
mod why;
mod wording;

use content::{document_schema, schema_text};

pub use apart::common;
pub use book::Book;
pub use briefing::{Fact, Whose};
pub use fault::{Fault, FaultReport};
pub use input::Input;
pub use matching::nearest;
pub use notice::{CardPage, CommandHelp, Notice, Page, Query, Weight};
pub use players::{Player, PlayerError, Who, called, introduce, note, of_head};
pub use preview::{Difference, Position, Preview};
pub use rulebook::{Item, Rule, RulePart, Rulebook, Step, Told, paragraph};
pub use score::{End, Points, Score, ScoreLine, ScoreRow, ScoreSheet, end, stars};
pub use sentence::{ended, sentence};
pub use sitting::{Change, Parting, Sitting};
pub use standing::{Standing, Stood, game_name, standing};
pub use status::{Asked, Status, Unfit};
pub use telling::{Detail, Hearing, Telling};
pub use view::{
    Aloud, Ask, Cell, Eyes, HandOver, News, Offer, Panel, Part, Row, Sentence, VERSION, View,
};
pub use why::WhyNot;
pub use wording::Extent;

/// The schemas of what goes out and comes in as JSON: file name and text.
pub fn schemas() -> Vec<(&'static str, String)> {
    vec![
        ("view.schema.json", schema_text(&["view"], document_schema::<View>())),
        ("input.schema.json", schema_text(&["input"], document_schema::<Input>())),
        ("status.schema.json", schema_text(&["status"], document_schema::<Status>())),
    ]
}
