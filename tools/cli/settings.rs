//! `settings.toml`: the settings of a player, in the user's configuration folder.
//!
//! The command line overrides them.

mod kept;

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;

use content::CardPlaces;
use desk::Packs;
use desk::files::{Short, read_short};
use diag::{Diagnostic, Report, Severity, Source, codes as files};
use engine::SHELF;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use view::{Detail, Hearing, Telling};

use crate::args::{Pace, ScreenArgs, Theme};
use crate::output;
use crate::play::{CommandError, Opening, said};

pub use kept::Kept;

/// The settings of a player, in `cardwright/settings.toml` below XDG_CONFIG_HOME, or below
/// ~/.config if that is not set. The command line overrides them. If the file exists, changes of
/// language, pace, detail and news during play are saved to it at once.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Settings", example = content::example(include_str!("settings.example.toml")))]
pub struct Settings {
    /// The language, such as fr. CARDWRIGHT_LANG and the language of a saved game override it.
    #[serde(default)]
    pub lang: Option<String>,
    /// The speed at which the table shows events that need no choice.
    #[serde(default)]
    pace: Option<Pace>,
    /// Whether the table animates dice and numbers.
    #[serde(default)]
    motion: Option<bool>,
    /// Colors for a dark or a light background.
    #[serde(default)]
    theme: Option<Theme>,
    /// Whether the terminal rings when a player must choose after others played.
    #[serde(default)]
    pub bell: bool,
    /// Whether the last line of the table names the current selection, for a screen reader.
    #[serde(default)]
    announce: bool,
    /// Whether everything is shown in sentences, line by line, for a screen reader.
    #[serde(default)]
    speak: bool,
    /// How much line mode shows without a request.
    #[serde(default)]
    detail: Detail,
    /// How often a hint plays the position on before it recommends a choice, as the bot search:N
    /// does. With 0, hints come at once.
    #[serde(default)]
    #[schemars(range(max = 999_999))]
    hints: u32,
    /// Which kinds of news are shown, such as gold or cards. The command `news` lists the kinds of
    /// a game.
    #[serde(default)]
    news: BTreeMap<String, Hearing>,
}

impl Settings {
    /// Reads the player's file, if it exists.
    ///
    /// # Errors
    /// The findings about it.
    fn read() -> Result<Self, Report> {
        let Some(path) = desk::settings_path() else { return Ok(Self::default()) };
        let Some((settings, places)) = document::<Self>(&path)? else {
            return Ok(Self::default());
        };
        let wrong = settings.unknown_news(&places);
        if wrong.is_empty() { Ok(settings) } else { Err(Report::new(wrong)) }
    }

    /// Reports kinds of news that no game has.
    fn unknown_news(&self, places: &CardPlaces) -> Vec<Diagnostic> {
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

    /// The preferred language: from the command line, or else from the settings unless the
    /// environment sets another.
    pub fn wish<'l>(&'l self, lang: Option<&'l str>) -> Option<&'l str> {
        let said = std::env::var("CARDWRIGHT_LANG").is_ok_and(|wish| !wish.trim().is_empty());
        lang.or_else(|| self.lang.as_deref().filter(|_| !said))
    }

    /// The screen options of the command line, completed from the settings.
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

    /// What is shown without a request, with the detail from the command line, and the hints.
    pub fn telling(&self, asked: Option<Detail>) -> Telling {
        let detail = asked.unwrap_or(self.detail);
        Telling { detail, news: self.news.clone(), hints: self.hints }
    }
}

/// The preferred language for commands without other settings. Settings with errors are ignored:
/// the commands that need them report the errors.
pub fn language(lang: Option<&str>) -> Option<String> {
    let settings = Settings::read().unwrap_or_default();
    settings.wish(lang).map(str::to_owned)
}

/// Reads a file in TOML, if it exists, with the places of its values.
///
/// # Errors
/// The findings about it.
pub fn document<T: DeserializeOwned + JsonSchema>(
    path: &Path,
) -> Result<Option<(T, CardPlaces)>, Report> {
    let shown = path.display().to_string();
    let bytes = match read_short(path) {
        Ok(Short::Whole(bytes)) => bytes,
        Err(error) if is_absent(error.kind()) => return Ok(None),
        Ok(Short::TooLong | Short::NoFile) | Err(_) => {
            let message = "the file cannot be read: not a file, too long, or no permission";
            let place = Source::new(shown, "").top();
            return Err(Report::new(vec![Diagnostic::error(files::UNREADABLE, message, place)]));
        }
    };
    let source = Source::decode(shown, &bytes).map_err(|finding| Report::new(vec![*finding]))?;
    let mut found = Vec::new();
    let read = content::settings::<T>(&source, &mut found);
    let wrong = found.iter().any(|finding| finding.severity == Severity::Error);
    match read {
        Some(read) if !wrong => Ok(Some(read)),
        Some(_) | None => Err(Report::new(found)),
    }
}

/// Whether neither the file nor its folder exists.
fn is_absent(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// The settings, unless the command line turns them off. Prints the findings about them.
///
/// # Errors
/// A sentence in the language of the command line or the environment, because the settings cannot
/// name one.
pub fn of(screen: &ScreenArgs, lang: Option<&str>) -> Result<Settings, CommandError> {
    if screen.no_settings {
        return Ok(Settings::default());
    }
    Settings::read().or_else(|report| {
        output::complain(&report.human(output::colour_of_errors()));
        let opening = Opening::new(&Packs::open(&[])?, lang);
        Err(said(&opening.speech, "error-settings", &[]))
    })
}

/// The schema of the file.
pub fn schema() -> (String, String) {
    let schema = content::document_schema::<Settings>();
    ("settings.schema.json".to_owned(), content::schema_text(&["settings"], schema))
}
