//! How a game stands, in a few words: for a list of games.

use desk::Speech;
use play::{Eye, Seat, Table};
use text::Voice;

use crate::score::scores;
use crate::view::heads;

/// How a game stands, as everybody may know it; all of it, when it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What the game is called.
    pub game: String,
    /// How far it has come, in the words of the table.
    pub heading: Option<String>,
    /// The players, each with the points that he has, as the language writes them.
    pub players: Vec<(String, String)>,
    /// Who won, when it is over.
    pub winners: Option<Vec<Seat>>,
}

/// How a game stands, whose texts are spoken and whose players are known to them.
pub fn standing(table: &dyn Table, speech: &Speech<'_>) -> Standing {
    let voice = speech.voice();
    let winners = table.outcome().map(|outcome| outcome.winners);
    let eye = if winners.is_some() { Eye::Referee } else { Eye::Bystander };
    let players = scores(&voice, table, eye).into_iter().map(|score| {
        let total = score.lines.last().map(|line| line.points.text.clone());
        (score.name, total.unwrap_or_default())
    });
    let picture = table.picture(eye);
    let roles: Vec<_> = picture.iter().map(|panel| panel.role).collect();
    let heading = picture.iter().find(|panel| heads(panel.role, &roles));
    Standing {
        game: game_name(&voice, table.game_id()),
        heading: heading.map(|panel| voice.say(&panel.title)),
        players: players.collect(),
        winners,
    }
}

/// What a game is called where its texts are spoken.
pub fn game_name(voice: &Voice<'_>, id: &str) -> String {
    voice.word("words", "game", None, &[]).unwrap_or_else(|| id.to_owned())
}
