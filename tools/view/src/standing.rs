//! How a game stands, in a few words: for a list of games.

use desk::Speech;
use play::{Eye, Seat, Table};
use text::Voice;

use crate::score::{counted, scores};
use crate::view::heads;

/// How a game stands, as everybody may know it; all of it, when it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameStanding {
    /// What the game is called.
    pub game: String,
    /// How far it has come, in the words of the table.
    pub heading: Option<String>,
    /// The players.
    pub players: Vec<Stood>,
    /// Who won, when it is over.
    pub winners: Option<Vec<Seat>>,
}

/// How a player stands in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stood {
    /// The player's name.
    pub name: String,
    /// The points that he has, as the language writes a number.
    pub points: String,
    /// The same in the unit of the game, such as stars.
    pub counted: String,
    /// Whether he won against others.
    pub won: bool,
}

/// How a game stands, whose texts are spoken and whose players are known to them.
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

/// What a game is called where its texts are spoken.
pub fn game_name(voice: &Voice<'_>, id: &str) -> String {
    voice.word("words", "game", None, &[]).unwrap_or_else(|| id.to_owned())
}
