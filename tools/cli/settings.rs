//! `settings.toml`: how a player wants to play, kept beside what other programs keep.
//!
//! What the command line says is stronger.

mod kept;

use std::collections::BTreeMap;
use std::io::ErrorKind;

use anyhow::anyhow;
use desk::files::{Short, read_short};
use diag::{Diagnostic, Report, Severity, Source, codes as files};
use engine::SHELF;
use schemars::JsonSchema;
use serde::Deserialize;
use view::{Detail, Hearing, Telling};

use crate::args::{Pace, ScreenArgs, Theme};
use crate::output;

pub use kept::Kept;

/// How a player wants to play, in settings.toml in the folder cardwright of what programs keep for
/// a user: below XDG_CONFIG_HOME, or ~/.config where that is not set. The command line wins over it.
/// What is changed in play, at a terminal, is written back at once into a file that is there:
/// language, pace, detail and news.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Settings", example = content::example(include_str!("settings.example.toml")))]
pub struct Settings {
    /// The language, such as fr; CARDWRIGHT_LANG and a saved game's own language win over it.
    #[serde(default)]
    pub lang: Option<String>,
    /// How fast the table shows what happens by itself.
    #[serde(default)]
    pace: Option<Pace>,
    /// Whether dice roll and numbers count on the table.
    #[serde(default)]
    motion: Option<bool>,
    /// Colours for a dark ground or a light one.
    #[serde(default)]
    theme: Option<Theme>,
    /// Whether the terminal rings when somebody is asked after others played.
    #[serde(default)]
    pub bell: bool,
    /// Whether the last line of the table says what is pointed at, for a screen reader.
    #[serde(default)]
    announce: bool,
    /// Whether everything is told in sentences, line by line, for a screen reader.
    #[serde(default)]
    speak: bool,
    /// How much is told line by line without being asked for.
    #[serde(default)]
    detail: Detail,
    /// Which kinds of news are told, such as gold or cards: the command news lists those of a game.
    #[serde(default)]
    news: BTreeMap<String, Hearing>,
}

impl Settings {
    /// Reads the player's file, if there is one.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read() -> Result<Self, Report> {
        let Some(path) = desk::settings_path() else { return Ok(Self::default()) };
        let shown = path.display().to_string();
        let bytes = match read_short(&path) {
            Ok(Short::Whole(bytes)) => bytes,
            Err(error) if is_absent(error.kind()) => return Ok(Self::default()),
            Ok(Short::TooLong | Short::NoFile) | Err(_) => {
                let message = "the settings cannot be read: not a file, too long, or no permission";
                let place = Source::new(shown, "").top();
                return Err(Report::new(vec![Diagnostic::error(
                    files::UNREADABLE,
                    message,
                    place,
                )]));
            }
        };
        let source = match Source::decode(shown, &bytes) {
            Ok(source) => source,
            Err(finding) => return Err(Report::new(vec![*finding])),
        };
        let mut found = Vec::new();
        let read = content::settings::<Self>(&source, &mut found);
        if let Some((settings, places)) = &read {
            found.extend(settings.unknown_news(places));
        }
        let wrong = found.iter().any(|finding| finding.severity == Severity::Error);
        match read {
            Some((settings, _)) if !wrong => Ok(settings),
            Some(_) | None => Err(Report::new(found)),
        }
    }

    /// Kinds of news that no game has.
    fn unknown_news(&self, places: &content::CardPlaces) -> Vec<Diagnostic> {
        let mut kinds: Vec<&str> = Vec::new();
        for kind in SHELF.iter().flat_map(|game| game.news()) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let unknown = self.news.keys().filter(|kind| !kinds.contains(&kind.as_str()));
        let finding = |kind: &String| {
            let message = format!("unknown kind of news “{kind}”");
            let place = places.key(&format!("news.{kind}"));
            let finding = Diagnostic::error(content::codes::UNKNOWN_KEY, message, place);
            let otherwise = format!("known: {}", kinds.join(", "));
            finding.did_you_mean(kind, kinds.iter().copied(), ["“", "”"], otherwise)
        };
        unknown.map(finding).collect()
    }

    /// The language wished for: what the command line says, or else what is kept, unless the
    /// environment says another.
    pub fn wish<'l>(&'l self, lang: Option<&'l str>) -> Option<&'l str> {
        let said = std::env::var("CARDWRIGHT_LANG").is_ok_and(|wish| !wish.trim().is_empty());
        lang.or_else(|| self.lang.as_deref().filter(|_| !said))
    }

    /// What the command line says of the screen, and for the rest what is kept.
    pub fn screen(&self, asked: &ScreenArgs) -> ScreenArgs {
        ScreenArgs {
            plain: asked.plain,
            speak: asked.speak || self.speak,
            pace: asked.pace.or(self.pace),
            no_motion: asked.no_motion || self.motion == Some(false),
            announce: asked.announce || self.announce,
            theme: asked.theme.or(self.theme),
            no_settings: asked.no_settings,
        }
    }

    /// What is told without being asked for, with how much of it the command line wants.
    pub fn telling(&self, asked: Option<Detail>) -> Telling {
        Telling { detail: asked.unwrap_or(self.detail), news: self.news.clone() }
    }
}

/// Whether there is no such file, nor a folder for it.
fn is_absent(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// The settings of a command line that may not want any. Prints what is wrong with them.
pub fn of(screen: &ScreenArgs) -> anyhow::Result<Settings> {
    if screen.no_settings {
        return Ok(Settings::default());
    }
    Settings::read().map_err(|report| {
        output::complain(&report.human(output::colour_of_errors()));
        anyhow!("no game starts with these settings; --no-settings ignores them")
    })
}

/// The schema of the file.
pub fn schema() -> (String, String) {
    let schema = content::document_schema::<Settings>();
    ("settings.schema.json".to_owned(), content::schema_text(&["settings"], schema))
}
