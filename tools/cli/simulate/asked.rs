//! The plan of a simulation, from a file or from the command line, with its game.

use std::path::{Component, Path, PathBuf};

use anyhow::anyhow;
use content::CardPlaces;
use diag::{Diagnostic, Place, Report, nearest};
use engine::Opened;
use play::{Advisor, Setup, SetupError};
use sim::{Collect, Plan, PlanSeat, Seeds};
use text::Value;

use crate::args::{PackArgs, SimulateArgs};
use crate::output;
use crate::play::{CommandError, NOTHING, Opening, open_packs, options, said, trouble};
use crate::settings::document;

/// A plan that its game can play.
pub struct PlayablePlan {
    /// The plan.
    pub plan: Plan,
    /// The language, and the packs.
    pub opening: Opening,
    /// The game with its packs.
    pub opened: Box<dyn Opened>,
    /// The packs on the command line or of the plan, for a second way to play.
    pub packs: PackArgs,
}

impl PlayablePlan {
    /// The plan on the command line.
    pub fn read(args: &SimulateArgs, lang: Option<&str>) -> Result<Self, CommandError> {
        match &args.plan {
            Some(path) => Self::of_file(path, &args.packs, lang),
            None => Self::of_options(args, lang),
        }
    }

    /// Checks that the tables of the plan can be written: by this program, and into a folder.
    pub fn check_tables(&self, has_folder: bool) -> Result<(), CommandError> {
        let why = match (self.plan.writes_tables(), sim::HAS_TABLES, has_folder) {
            (false, ..) | (true, true, true) => return Ok(()),
            (true, false, _) => "feature",
            (true, true, false) => "folder",
        };
        Err(said(&self.opening.speech, "error-tables", &[("why_word", Value::Text(why))]))
    }

    /// This plan with another pack, or another plan.
    pub fn against(&self, path: &Path, lang: Option<&str>) -> Result<Self, CommandError> {
        let speech = &self.opening.speech;
        if !path.is_dir() {
            let other = Self::of_file(path, &PackArgs::default(), lang)?;
            let same = |one: &Plan, other: &Plan| {
                one.game == other.game && one.seat.len() == other.seat.len()
            };
            if !same(&self.plan, &other.plan) {
                let values = [("path", Value::Text(&desk::shown(path)))];
                return Err(said(speech, "error-against", &values));
            }
            return Ok(other);
        }
        let mut packs = self.packs.clone();
        packs.folders.push(path.to_owned());
        let mut opening = Opening::new(&open_packs(&packs, None, lang)?, lang);
        let opened = opening.game(Some(&self.plan.game))?;
        Ok(Self { plan: self.plan.clone(), opening, opened, packs })
    }

    /// The plan with its packs as seen from a folder.
    pub fn plan_in(&self, folder: &Path) -> Plan {
        let packs = self.packs.folders.iter().map(|pack| seen_from(folder, pack));
        Plan { packs: packs.collect(), ..self.plan.clone() }
    }

    fn of_options(args: &SimulateArgs, lang: Option<&str>) -> Result<Self, CommandError> {
        let mut opening = Opening::new(&open_packs(&args.packs, None, lang)?, lang);
        let opened = opening.game(args.game.as_deref())?;
        let speech = &opening.speech;
        let setup = options(speech, Setup::default(), &args.options, &args.flags)?;
        let seat = seats(args, &*opened, &opening)?;
        let mut plan =
            Plan { seat, options: setup.options, ..Plan::new(opened.id(), Seeds::new(1, 1)) };
        // Without seats nothing is played, and the set-up is refused below.
        let units = args.games.div_ceil((plan.rotations().len() as u64).max(1));
        plan.seeds = Seeds::new(args.seed, args.seed.saturating_add(units - 1));
        plan.with = args.packs.with.clone();
        plan.packs = args.packs.folders.iter().map(|path| path.display().to_string()).collect();
        plan.forbid = args.forbid.clone();
        plan.until = args.until;
        plan.decide = args.decide;
        let asked = [(args.caused, Collect::Caused), (args.lead, Collect::Lead)];
        let asked = asked.into_iter().filter(|(is, _)| *is).map(|(_, what)| what);
        plan.collect = asked.chain(args.collect.iter().copied()).collect();
        plan.collect.sort_unstable();
        plan.collect.dedup();
        if let Err(error) = opened.table(plan.setup(), 0) {
            return Err(trouble::setup(speech, &args.flags, &error));
        }
        if let Some((_, id)) = plan.unknown(opened.cards()).next() {
            let cards: Vec<String> = ids(&*opened);
            let near = nearest(id, cards.iter().map(String::as_str)).unwrap_or(NOTHING);
            let values = [("typed", Value::Text(id)), ("near", Value::Text(near))];
            return Err(said(speech, "error-forbid", &values));
        }
        Ok(Self { plan, opening, opened, packs: args.packs.clone() })
    }

    /// The plan in a file, with more packs.
    pub fn of_file(path: &Path, more: &PackArgs, lang: Option<&str>) -> Result<Self, CommandError> {
        Self::checked(path, more, lang).map_err(|refused| refused.error(path))
    }

    /// The plan in a file, or the findings about it.
    pub fn checked(path: &Path, more: &PackArgs, lang: Option<&str>) -> Result<Self, Refused> {
        let Some((plan, places)) = document::<Plan>(path).map_err(Refused::Findings)? else {
            return Err(Refused::Other(anyhow!("{}: no such file", desk::shown(path)).into()));
        };
        if engine::game(&plan.game).is_none() {
            let games = engine::SHELF.iter().map(|game| game.id());
            let message = format!("unknown game “{}”", plan.game);
            return Err(wrong(message, places.value("game"), &plan.game, games));
        }
        let folder = path.parent().unwrap_or(Path::new(""));
        let mut packs = more.clone();
        packs.folders.splice(0..0, plan.packs.iter().map(|pack| folder.join(pack)));
        packs.with.splice(0..0, plan.with.iter().cloned());
        let mut opening = Opening::new(&open_packs(&packs, None, lang)?, lang);
        let opened = opening.game(Some(&plan.game))?;
        if let Err(error) = opened.table(plan.setup(), 0) {
            let place = setup_place(&error, &places);
            let (near, known) = match &error {
                SetupError::UnknownOption { name, expected } => {
                    (name.as_str(), expected.as_slice())
                }
                SetupError::UnknownValue { value, expected, .. } => {
                    (value.as_str(), expected.as_slice())
                }
                SetupError::Seats { .. }
                | SetupError::Content { .. }
                | SetupError::Excess { .. } => ("", &[][..]),
            };
            let known = known.iter().map(String::as_str);
            return Err(wrong(error.to_string(), place, near, known));
        }
        if let Some((at, id)) = plan.unknown(opened.cards()).next() {
            let message = format!("unknown card “{id}”");
            let (place, cards) = (places.value(&format!("forbid.{at}")), ids(&*opened));
            return Err(wrong(message, place, id, cards.iter().map(String::as_str)));
        }
        Ok(Self { plan, opening, opened, packs })
    }
}

/// Why a plan or a gate cannot be used.
pub enum Refused {
    /// Its own errors.
    Findings(Report),
    /// Something else, such as a pack that cannot be opened.
    Other(CommandError),
}

impl From<CommandError> for Refused {
    fn from(error: CommandError) -> Self {
        Self::Other(error)
    }
}

impl Refused {
    /// The error of a command that needs the file; prints the findings.
    pub fn error(self, path: &Path) -> CommandError {
        match self {
            Self::Findings(report) => {
                output::complain(&report.human(output::colour_of_errors()));
                anyhow!("{}: this file has errors", desk::shown(path)).into()
            }
            Self::Other(error) => error,
        }
    }
}

/// All cards as `kind/id`.
pub fn ids(opened: &dyn Opened) -> Vec<String> {
    opened.cards().iter().map(|card| format!("{}/{}", card.kind, card.id)).collect()
}

/// The path of a file as seen from a folder, which exists.
fn seen_from(folder: &Path, path: &Path) -> String {
    let whole = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (folder, path) = (whole(folder), whole(path));
    let common = folder.components().zip(path.components()).take_while(|(a, b)| a == b).count();
    let up = folder.components().skip(common).map(|_| Component::ParentDir);
    let down = path.components().skip(common);
    // A relative path cannot lead to another drive.
    let way: PathBuf =
        if common == 0 { path.clone() } else { up.chain(down).map(Component::as_os_str).collect() };
    way.display().to_string().replace('\\', "/")
}

fn setup_place(error: &SetupError, places: &CardPlaces) -> Place {
    match error {
        SetupError::Seats { .. } | SetupError::Content { .. } | SetupError::Excess { .. } => {
            places.key("seat")
        }
        SetupError::UnknownOption { name, .. } => places.key(&format!("options.{name}")),
        SetupError::UnknownValue { name, .. } => places.value(&format!("options.{name}")),
    }
}

/// The finding that a plan does not fit its game, with a suggestion from the known words.
fn wrong<'w>(
    message: String,
    place: Place,
    typed: &str,
    known: impl Iterator<Item = &'w str> + Clone,
) -> Refused {
    let finding = Diagnostic::error(sim::codes::BAD_PLAN, message, place);
    let finding = if typed.is_empty() { finding } else { finding.suggest_fix(typed, known) };
    Refused::Findings(Report::new(vec![finding]))
}

/// The seats on the command line.
fn seats(
    args: &SimulateArgs,
    opened: &dyn Opened,
    opening: &Opening,
) -> Result<Vec<PlanSeat>, CommandError> {
    if args.seats.is_empty() {
        let least = (*opened.seats().start()).max(2).min(*opened.seats().end());
        let seats = usize::from(args.players.unwrap_or(least));
        return Ok(vec![PlanSeat { bot: Advisor::Greedy }; seats]);
    }
    let seat = |typed: &String| {
        let word = typed.rsplit_once('=').map_or(typed.as_str(), |(_, word)| word);
        let bot = word.trim().parse().map_err(|_| {
            let list = Advisor::WORDS.join(", ");
            let values = [("typed", Value::Text(word)), ("list", Value::Text(&list))];
            said(&opening.speech, "error-bot", &values)
        })?;
        Ok(PlanSeat { bot })
    };
    args.seats.iter().map(seat).collect()
}
