//! A game in one language for one pair of eyes.
//!
//! A [`Match`] is a game in progress, without a language. A [`Client`] views it with one pair of
//! eyes in one language. It produces each [`View`] and receives each [`Input`]. A [`Sight`]
//! combines both and answers all questions about a game. A [`HotSeat`] combines the clients of one
//! keyboard.
//!
//! A view is plain data. It contains everything to be shown, as text, so a front end needs no
//! guesses. Front ends in other languages receive the same data as JSON.
//!
//! Each layer imports only from those before it:
//! - plain data: `panel`, `sentence`, `score`, `rule`, `notice`, `view`
//! - words for the data of a game: `book`, `fault`, `wording`, `rulebook`, `differing`, `foretold`
//! - viewers: `client`, then `sight`, and the `answers` to questions
//! - output and input of a client: `showing`, `hear`
//! - several clients: `hot_seat`, `handing`, with `status` for other programs

/// The program that the book shows is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/src/front-end/rust.md")]
mod in_the_book {}

mod answers;
mod apart;
mod book;
mod changes;
mod client;
mod command;
mod counting;
mod differing;
mod fault;
mod foretold;
mod game;
mod handing;
mod hear;
mod hot_seat;
mod index;
mod input;
mod matching;
mod notice;
mod pairing;
mod panel;
mod players;
mod rule;
mod rulebook;
mod score;
mod sentence;
mod showing;
mod sight;
mod standing;
mod status;
mod telling;
mod terms;
mod values;
mod view;
mod wording;

use content::{document_schema, schema_text};

pub use answers::briefing::{TableFact, Whose};
pub use answers::explained::Surroundings;
pub use answers::folds::{Fold, ListRoom};
pub use answers::review::{PlayerReview, Reviewed};
pub use apart::common;
pub use book::CardBook;
pub use changes::{brief, changes, parts};
pub use client::Client;
pub use game::{Declined, Match};
pub use hear::{HeardInput, Wish};
pub use hot_seat::{Change, HotSeat, Parting};
pub use input::Input;
pub use matching::{nearest, repeated};
pub use notice::{
    CardPage, CommandHelp, Difference, Fault, FaultReport, Notice, Page, Position, Preview, Query,
    Weight, WhyNot,
};
pub use panel::{Cell, Panel, Row};
pub use players::called;
pub use rule::{Item, Rule, RulePart, Step, Told};
pub use rulebook::{Rulebook, paragraph};
pub use score::{End, Points, Score, ScoreLine, ScoreRow, ScoreSheet, end, stars};
pub use sentence::{Part, Sentence, ended, sentence};
pub use sight::Sight;
pub use standing::{GameStanding, SeatResult, Stood, game_name, seat_results, standing};
pub use status::{Asked, Status, Unfit};
pub use telling::{Detail, Hearing, Telling};
pub use values::Values;
pub use view::{Aloud, Ask, Eyes, HandOver, News, Offer, VERSION, View};
pub use wording::Extent;

/// The JSON schemas of output and input: file name and text.
pub fn schemas() -> Vec<(&'static str, String)> {
    vec![
        ("view.schema.json", schema_text(&["view"], document_schema::<View>())),
        ("input.schema.json", schema_text(&["input"], document_schema::<Input>())),
        ("status.schema.json", schema_text(&["status"], document_schema::<Status>())),
    ]
}
