//! A game in one language for one pair of eyes.
//!
//! A [`Match`] is a game that is played, and knows no language. A [`Client`] looks at it with one pair
//! of eyes in one language: it gives each [`View`] and hears each [`Input`]. What can be asked of a
//! game is a function of both, a [`Sight`]. [`HotSeat`] composes the clients of one keyboard.
//!
//! A view is plain data: it holds everything that is to be seen, in words, and guesses nothing; the
//! same data go out as JSON for front ends in other languages.
//!
//! Each layer imports from those before it:
//! - plain data: `panel`, `sentence`, `score`, `rule`, `notice`, `view`
//! - words for what a game gives: `book`, `fault`, `wording`, `rulebook`, `differing`, `foretold`
//! - who looks: `client`, then `sight`, and `answers` to what can be asked
//! - what a client is shown and says: `showing`, `hear`
//! - several clients: `hot_seat`, `handing`, with `status` for other programs

mod answers;
mod apart;
mod book;
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
mod view;
mod wording;

use content::{document_schema, schema_text};

pub use answers::briefing::{TableFact, Whose};
pub use apart::common;
pub use book::CardBook;
pub use client::Client;
pub use game::{Declined, Match};
pub use hear::{HeardInput, Wish};
pub use hot_seat::{Change, HotSeat, Parting};
pub use input::Input;
pub use matching::nearest;
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
pub use standing::{GameStanding, Stood, game_name, standing};
pub use status::{Asked, Status, Unfit};
pub use telling::{Detail, Hearing, Telling};
pub use view::{Aloud, Ask, Eyes, HandOver, News, Offer, VERSION, View};
pub use wording::Extent;

/// The schemas of what goes out and comes in as JSON: file name and text.
pub fn schemas() -> Vec<(&'static str, String)> {
    vec![
        ("view.schema.json", schema_text(&["view"], document_schema::<View>())),
        ("input.schema.json", schema_text(&["input"], document_schema::<Input>())),
        ("status.schema.json", schema_text(&["status"], document_schema::<Status>())),
    ]
}
