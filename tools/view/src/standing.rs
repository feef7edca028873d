//! The standing of a game, in a few words for a list of games.

use content::CardInfo;
use desk::{Player, SPACE, Speech, Who};
use play::panel::Role;
use play::{Advisor, Eye, Ref, Seat, Table};
use text::{Value, Voice};

use crate::score::{counted, scores};
use crate::sight::Sight;
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

/// The result of a seat in a finished game, without a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// The points at the end.
    pub points: i32,
    /// Whether the seat won against others.
    pub won: bool,
    /// The cards that head the sheet of the seat, such as what kind of figure it plays.
    pub cards: Vec<Ref>,
}

/// The results of all seats; empty while the game goes on.
pub fn seat_results(table: &dyn Table, cards: &[CardInfo]) -> Vec<SeatResult> {
    let Some(outcome) = table.outcome() else { return Vec::new() };
    let picture = table.picture(Eye::Referee);
    let result = |seat: Seat| {
        let sheet = picture.iter().find(|panel| panel.role == Role::Sheet { seat });
        let head = sheet.and_then(|sheet| sheet.rows.first());
        let named = head.into_iter().flat_map(|row| &row.cells).flat_map(|cell| &cell.about);
        let is_card = |thing: &&Ref| CardInfo::find(cards, &thing.kind, &thing.id).is_some();
        SeatResult {
            seat,
            points: table.tally(seat, Eye::Referee).iter().map(|line| line.points).sum(),
            won: table.seats() > 1 && outcome.winners.contains(&seat),
            cards: named.filter(is_card).cloned().collect(),
        }
    };
    desk::seats().take(usize::from(table.seats())).map(result).collect()
}

impl Sight<'_> {
    /// The result in one line, to compare it.
    pub(crate) fn compare(self) -> String {
        let (table, voice) = (self.table(), self.speech().voice());
        let players = standing(table, self.speech()).players.into_iter();
        let players = players.map(|player| {
            let values =
                [("name", Value::Text(&player.name)), ("points", Value::Text(&player.counted))];
            voice.tell(SPACE, "told-points", &values)
        });
        let (players, name) =
            (players.collect::<Vec<_>>().join(", "), game_name(&voice, table.game_id()));
        let seed = table.head().value("seed");
        let values = [("game", &*name), ("seed", seed), ("players", &*players)];
        voice.tell(SPACE, "compare", &values.map(|(name, text)| (name, Value::Text(text))))
    }

    /// The command that begins a game with the same cards and draws. `folders` are the packs of the
    /// user, each with its folder.
    pub(crate) fn same_game(self, folders: &[(String, String)]) -> String {
        let (table, game) = (self.table(), self.table().game_id());
        let seats = match (self.has_usual_players(), table.seats()) {
            (true, 1) => "--solo".to_owned(),
            (true, seats) => format!("--players {seats}"),
            (false, _) => {
                let seat = |player: &Player| match player.described() {
                    // Some shells read a sign at the beginning of a word.
                    nameless if nameless.starts_with('=') => format!("--seat '{nameless}'"),
                    named => format!("--seat {}", quoted(&named)),
                };
                self.game.players().iter().map(seat).collect::<Vec<_>>().join(" ")
            }
        };
        let packs = table.head().value("packs").split_whitespace();
        let packs = packs.filter_map(|pack| {
            match folders.iter().find(|(id, _)| id == pack) {
                Some((_, folder)) => Some(format!(" --pack {}", quoted(folder))),
                // The pack of the game itself needs no option.
                None => (pack != game).then(|| format!(" --with {pack}")),
            }
        });
        let options = table.setup().options.iter();
        let options = options.map(|(name, value)| format!(" --option {name}={value}"));
        let more: String = packs.chain(options).collect();
        let seed = table.head().value("seed");
        format!("cardwright play {game}{more} {seats} --seed {seed}")
    }

    /// Whether a person plays against careful bots, as without `--seat`.
    fn has_usual_players(self) -> bool {
        let mut players = self.game.players().iter().map(|player| player.who);
        let first = players.next().is_none_or(|who| who == Who::Human);
        first && players.all(|who| who == Who::Bot(Advisor::Greedy))
    }
}

/// A path as a word of a command line.
pub(crate) fn quoted(path: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "/._-+=:~\\".contains(letter);
    if path.chars().all(plain) {
        path.to_owned()
    } else {
        format!("'{}'", path.replace('\'', "'\\''"))
    }
}

/// The name of a game.
pub fn game_name(voice: &Voice<'_>, id: &str) -> String {
    voice.word("words", "game", None, &[]).unwrap_or_else(|| id.to_owned())
}
