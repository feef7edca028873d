//! The standing of a game, in a few words for a list of games.

use desk::Speech;
use play::{Eye, Seat, Table};
use text::Voice;

use crate::score::{counted, scores};
use crate::view::heads;

/// The public standing of a game; the full result once it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameStanding {
    /// The name of the game.
    pub game: String,
    /// The progress of the game, in the words of the table.
    pub heading: Option<String>,
    /// The players.
    pub players: Vec<Stood>,
    /// The winners, once it is over.
    pub winners: Option<Vec<Seat>>,
}

/// The standing of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stood {
    /// The player's name.
    pub name: String,
    /// The player's points in the notation of the language.
    pub points: String,
    /// The player's points with the unit of the game.
    pub counted: String,
    /// Whether the player won against others.
    pub won: bool,
}

/// The standing of a game. `speech` holds its texts and the names of its players.
pub fn standing(table: &dyn Table, speech: &Speech) -> GameStanding {
    let voice = speech.voice();
    let winners = table.outcome().map(|outcome| outcome.winners);
    let eye = if winners.is_some() { Eye::Referee } else { Eye::Bystander };
    let won = |seat| table.seats() > 1 && winners.iter().flatten().any(|winner| *winner == seat);
    let players = scores(&voice, table, eye).into_iter().map(|score| {
        let total = score.lines.last().map(|line| &line.points);
        let counted = total.map(|total| counted(&voice, total.value)).unwrap_or_default();
        let points = total.map(|total| total.text.clone()).unwrap_or_default();
        Stood { won: won(score.seat), name: score.name, points, counted }
    });
    let players = players.collect();
    let picture = table.picture(eye);
    let roles: Vec<_> = picture.iter().map(|panel| panel.role).collect();
    let heading = picture.iter().find(|panel| heads(panel.role, &roles));
    GameStanding {
        game: game_name(&voice, table.game_id()),
        heading: heading.map(|panel| voice.say(&panel.title)),
        players,
        winners,
    }
}

/// The name of a game.
pub fn game_name(voice: &Voice<'_>, id: &str) -> String {
    voice.word("words", "game", None, &[]).unwrap_or_else(|| id.to_owned())
}
