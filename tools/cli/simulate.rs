//! `cardwright simulate`: many games of bots, and what they show of the cards.

mod asked;
mod data;
mod kept;
mod table;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Instant;

use content::CardInfo;
use desk::SPACE;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use sim::stats::Level;
use sim::{Arm, Plan, Progress, Results, Sums, ThingSums};
use text::{Value, Voice};

use crate::args::{SimulateArgs, SimulateFormat};
use crate::cards::known;
use crate::line::paragraph;
use crate::output;
use crate::play::{CommandError, explained, said};
pub use asked::PlayablePlan;
use kept::RunFolder;

/// The schema of a plan.
pub fn schema() -> (String, String) {
    let schema = content::document_schema::<Plan>();
    ("plan.schema.json".to_owned(), content::schema_text(&["plan"], schema))
}

/// Plays games and prints what they show.
pub fn run(args: &SimulateArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    explained(simulate(args, lang))
}

fn simulate(args: &SimulateArgs, lang: Option<&str>) -> Result<u8, CommandError> {
    let asked = PlayablePlan::read(args, lang)?;
    let kinds = asked.opened.cards().iter().map(|card| card.kind);
    known(&asked.opening.speech.voice(), "kind", &args.kinds, kinds)?;
    let other = args.against.as_deref().map(|path| asked.against(path, lang)).transpose()?;
    if asked.plan.decide.is_some() && other.is_none() {
        return Err(said(&asked.opening.speech, "error-decide", &[]));
    }
    let kept = RunFolder::open(args.out.as_deref(), &asked, other.as_ref())?;
    let results = play(args, &asked, other.as_ref(), kept.before.clone())?;
    kept.write(&asked, &results)?;
    let shown = ShownRun { args, asked: &asked, results: &results, total: &results.total };
    let voice = asked.opening.speech.voice();
    if shown.total.games == 0 {
        return Ok(output::COULD_NOT_RUN);
    }
    output::print(&match args.format {
        SimulateFormat::Text => table::text(&voice, &shown, table::Form::Terminal),
        SimulateFormat::Markdown => table::text(&voice, &shown, table::Form::Markdown),
        SimulateFormat::Csv => data::csv(&shown),
        SimulateFormat::Json => format!("{:#}\n", data::json(&shown)),
    })?;
    Ok(match (results.is_complete, shown.total.faults.is_empty()) {
        (false, _) => output::COULD_NOT_RUN,
        (true, true) => output::CLEAN,
        (true, false) => output::FINDINGS,
    })
}

/// Plays the games of a plan, or the rest of them, with a bar on the terminal. Ctrl-C ends it; what
/// was played is kept.
fn play(
    args: &SimulateArgs,
    asked: &PlayablePlan,
    other: Option<&PlayablePlan>,
    before: Results,
) -> Result<Results, CommandError> {
    let idle = || thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(idle, usize::from);
    let cancelled = Arc::new(AtomicBool::new(false));
    let (flag, cancelled_here) = (Arc::clone(&cancelled), Arc::clone(&cancelled));
    // Without a handler, Ctrl-C ends the program like any other.
    let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
    let games = asked.opened.share();
    let others = other.map(|other| other.opened.share());
    let arm = Arm { game: &games, plan: &asked.plan };
    let against = others.as_ref().zip(other).map(|(game, other)| Arm { game, plan: &other.plan });
    let (sender, progress) = mpsc::channel();
    let results = thread::scope(|scope| {
        // Nobody listens after the end.
        let heard = move |progress| sender.send(progress).unwrap_or(());
        let games =
            scope.spawn(move || sim::run(arm, against, before, threads, &cancelled_here, &heard));
        let mut bar = Bar::new(asked.opening.speech.voice(), &asked.plan);
        progress.into_iter().for_each(|progress| bar.show(progress));
        games.join().expect("a thread that plays")
    });
    let results = results.map_err(|error| CommandError::Other(error.into()))?;
    if cancelled.load(Ordering::Relaxed) {
        let units = i64::try_from(results.total.units).unwrap_or(i64::MAX);
        let values = [("units", Value::Int(units))];
        output::complain(&paragraph(&asked.opening.speech.tell("simulate-cancelled", &values)));
    }
    Ok(results)
}

/// A bar on the terminal while games are played. Nothing is drawn elsewhere.
struct Bar<'v> {
    voice: Voice<'v>,
    bar: ProgressBar,
    begun: Instant,
    /// The first progress: the rate is counted from it on.
    first: Option<Progress>,
}

impl<'v> Bar<'v> {
    fn new(voice: Voice<'v>, plan: &Plan) -> Self {
        let style = ProgressStyle::with_template("{bar:20} {msg}").expect("a template");
        let bar = ProgressBar::with_draw_target(
            Some(plan.seeds.count()),
            ProgressDrawTarget::stderr_with_hz(4),
        );
        let bar = bar.with_style(style);
        bar.tick();
        Self { voice, bar, begun: Instant::now(), first: None }
    }

    fn show(&mut self, now: Progress) {
        let first = *self.first.get_or_insert(now);
        let seconds = self.begun.elapsed().as_secs_f64().max(0.001);
        let rate = (now.games - first.games) as f64 / seconds;
        let left = now.games as f64 / now.units.max(1) as f64 * (now.of - now.units) as f64 / rate;
        let number = |number: f64| Value::Int(number.min(1e15).round() as i64);
        let games = number(now.games as f64);
        let values = [("games", games), ("rate", number(rate)), ("left", number(left))];
        self.bar.set_message(self.voice.tell(SPACE, "simulate-progress", &values));
        self.bar.set_position(now.units);
    }
}

impl Drop for Bar<'_> {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// The results, and what was asked for.
struct ShownRun<'a> {
    args: &'a SimulateArgs,
    asked: &'a PlayablePlan,
    results: &'a Results,
    total: &'a Sums,
}

impl ShownRun<'_> {
    /// The number of games of a unit.
    fn games_in_unit(&self) -> f64 {
        self.asked.plan.rotations().len() as f64
    }

    /// The counted cards of wanted kinds, grouped by kind in the order of their packs, with the
    /// highest lead first.
    fn rows(&self) -> Vec<(&CardInfo, &ThingSums)> {
        let cards = self.asked.opened.cards();
        let wanted = |kind: &str| {
            self.args.kinds.is_empty() || self.args.kinds.iter().any(|other| other == kind)
        };
        let things = self.total.things.iter().filter(|(thing, _)| wanted(&thing.kind));
        let rows = things.filter_map(|(thing, sums)| {
            Some((CardInfo::find(cards, &thing.kind, &thing.id)?, sums))
        });
        let mut rows: Vec<(&CardInfo, &ThingSums)> = rows.collect();
        let kinds: Vec<&str> = cards.iter().map(|card| card.kind).collect();
        let kind = |card: &CardInfo| kinds.iter().position(|kind| *kind == card.kind);
        let lead =
            |sums: &ThingSums| sums.lead.mean(Level::P95).map_or(f64::NEG_INFINITY, |it| it.mid);
        // The sort is stable: equal cards stay ordered by id.
        rows.sort_by(|(one, ours), (other, theirs)| {
            kind(one).cmp(&kind(other)).then(lead(theirs).total_cmp(&lead(ours)))
        });
        rows
    }
}
