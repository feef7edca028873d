//! `cardwright simulate`: many games of bots, and what they show of the cards.

mod asked;
mod bounds;
mod data;
mod drawn;
mod heat;
mod judged;
mod kept;
mod merge;
mod plot;
mod shards;
mod table;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Instant;

use content::CardInfo;
use desk::SPACE;
use diag::Diagnostic;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use sim::stats::Level;
use sim::{Arm, Gate, Judged, NotPlayed, Plan, Progress, Results, Shard, Sums, ThingSums};
use text::{Value, Voice};

use crate::args::{MergeArgs, SimulateArgs, SimulateFormat};
use crate::cards::known;
use crate::line::paragraph;
use crate::output;
use crate::play::{CommandError, explained, said};
pub use asked::PlayablePlan;
use kept::{PLAN, RunFolder, RunKey};
use shards::ShardFile;

/// The schemas of plans and gates.
pub fn schemas() -> [(String, String); 2] {
    let schema =
        |name: &str, schema| (format!("{name}.schema.json"), content::schema_text(&[name], schema));
    [
        schema("plan", content::document_schema::<Plan>()),
        schema("gate", content::document_schema::<Gate>()),
    ]
}

/// Plays games and prints what they show.
pub fn run(args: &SimulateArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    explained(simulate(args, lang))
}

fn simulate(args: &SimulateArgs, lang: Option<&str>) -> Result<u8, CommandError> {
    let asked = PlayablePlan::read(args, lang)?;
    known_kinds(&asked, &args.report.kinds)?;
    let other = args.against.as_deref().map(|path| asked.against(path, lang)).transpose()?;
    if asked.plan.decide.is_some() && other.is_none() {
        return Err(said(&asked.opening.speech, "error-decide", &[]));
    }
    asked.check_tables(args.out.is_some())?;
    let table = RunTable { asked: &asked, other: other.as_ref(), threads: args.threads };
    if let Some((shard, path)) = args.shard.zip(args.out.as_deref()) {
        let Some(file) = table.shard(shard)? else { return Ok(output::COULD_NOT_RUN) };
        file.write(path, &asked)?;
        return Ok(output::CLEAN);
    }
    let kept = RunFolder::open(args.out.as_deref(), &asked, other.as_ref())?;
    let gate = args.report.gate.as_deref().map(|path| bounds::read(path, &asked, other.is_some()));
    let gate = gate.transpose()?;
    let results = table.run(kept.before.clone())?;
    kept.write(&asked, &results)?;
    let plan = args.out.as_ref().map(|folder| folder.join(PLAN)).or_else(|| args.plan.clone());
    let wanted = Wanted { kinds: &args.report.kinds, format: args.report.format, gate, plan };
    print(&asked, &wanted, &results)
}

/// Puts the shards of a simulation together.
pub fn merge(args: &MergeArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    explained(merge::merge(args, lang))
}

/// The findings about a plan or a gate, for `lint`.
pub fn findings(path: &Path) -> anyhow::Result<Vec<Diagnostic>> {
    bounds::findings(path).map_err(|error| match error {
        CommandError::Said(text) => anyhow::anyhow!("{}: {text}", desk::shown(path)),
        CommandError::Other(error) => error,
    })
}

/// Checks the kinds of cards on the command line.
fn known_kinds(asked: &PlayablePlan, typed: &[String]) -> Result<(), CommandError> {
    let kinds = asked.opened.cards().iter().map(|card| card.kind);
    known(&asked.opening.speech.voice(), "kind", typed, kinds)
}

/// What is printed of results.
struct Wanted<'a> {
    /// The kinds of cards; all if there are none.
    kinds: &'a [String],
    format: SimulateFormat,
    /// Bounds, in place of the cards.
    gate: Option<Gate>,
    /// The file of the plan, for `replay`.
    plan: Option<PathBuf>,
}

/// Prints results; returns the exit code.
fn print(asked: &PlayablePlan, wanted: &Wanted<'_>, results: &Results) -> Result<u8, CommandError> {
    let total = &results.total;
    if total.games == 0 {
        return Ok(output::COULD_NOT_RUN);
    }
    let judged =
        wanted.gate.as_ref().map(|gate| gate.judge(&asked.plan, asked.opened.cards(), total));
    let shown = ShownRun { wanted, asked, results, total, judged: judged.as_deref() };
    let voice = asked.opening.speech.voice();
    output::print(&match wanted.format {
        SimulateFormat::Text => table::text(&voice, &shown, table::Form::Terminal),
        SimulateFormat::Markdown => table::text(&voice, &shown, table::Form::Markdown),
        SimulateFormat::Html => table::text(&voice, &shown, table::Form::Html),
        SimulateFormat::Csv => data::csv(&shown),
        SimulateFormat::Json => format!("{:#}\n", data::json(&shown)),
    })?;
    let fails = judged.iter().flatten().any(|judged| judged.verdict.fails());
    Ok(match (results.is_complete, fails || !total.faults.is_empty()) {
        (false, _) => output::COULD_NOT_RUN,
        (true, false) => output::CLEAN,
        (true, true) => output::FINDINGS,
    })
}

/// Where games are played.
struct RunTable<'a> {
    asked: &'a PlayablePlan,
    other: Option<&'a PlayablePlan>,
    threads: Option<u16>,
}

impl RunTable<'_> {
    /// Plays the games of a plan, or the rest of them. Ctrl-C ends it; what was played is kept.
    fn run(&self, before: Results) -> Result<Results, CommandError> {
        let (results, was_cancelled) =
            self.play(self.asked.plan.seeds.count(), |arm, against, threads, cancelled, heard| {
                sim::run(arm, against, before, threads, cancelled, heard)
            })?;
        if was_cancelled {
            let units = i64::try_from(results.total.units).unwrap_or(i64::MAX);
            self.complain("simulate-cancelled", &[("units", Value::Int(units))]);
        }
        Ok(results)
    }

    /// Plays a shard; `None` if Ctrl-C ended it.
    fn shard(&self, shard: Shard) -> Result<Option<ShardFile>, CommandError> {
        let units = shard.units(&self.asked.plan);
        let (blocks, was_cancelled) =
            self.play(units.end - units.start, |arm, against, threads, cancelled, heard| {
                sim::run_shard(arm, against, shard, threads, cancelled, heard)
            })?;
        if was_cancelled {
            self.complain("shard-cancelled", &[]);
        }
        let key = RunKey::new(self.asked, self.other);
        Ok(blocks.map(|blocks| ShardFile::new(key, shard, blocks)))
    }

    fn complain(&self, id: &str, values: &[(&str, Value<'_>)]) {
        output::complain(&paragraph(&self.asked.opening.speech.tell(id, values)));
    }

    /// Plays units with a bar on the terminal. Also says whether Ctrl-C was pressed.
    fn play<T: Send>(
        &self,
        units: u64,
        work: impl FnOnce(
            Arm<'_>,
            Option<Arm<'_>>,
            usize,
            &AtomicBool,
            &(dyn Fn(Progress) + Sync),
        ) -> Result<T, NotPlayed>
        + Send,
    ) -> Result<(T, bool), CommandError> {
        let idle = || thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or_else(idle, usize::from);
        let cancelled = Arc::new(AtomicBool::new(false));
        let (flag, cancelled_here) = (Arc::clone(&cancelled), Arc::clone(&cancelled));
        // Without a handler, Ctrl-C ends the program like any other.
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
        let games = self.asked.opened.share();
        let others = self.other.map(|other| other.opened.share());
        let arm = Arm { game: &games, plan: &self.asked.plan };
        let against =
            others.as_ref().zip(self.other).map(|(game, other)| Arm { game, plan: &other.plan });
        let (sender, progress) = mpsc::channel();
        let played = thread::scope(|scope| {
            // Nobody listens after the end.
            let heard = move |progress| sender.send(progress).unwrap_or(());
            let games = scope.spawn(move || work(arm, against, threads, &cancelled_here, &heard));
            let mut bar = Bar::new(self.asked.opening.speech.voice(), units);
            progress.into_iter().for_each(|progress| bar.show(progress));
            games.join().expect("a thread that plays")
        });
        let played = played.map_err(|error| CommandError::Other(error.into()))?;
        Ok((played, cancelled.load(Ordering::Relaxed)))
    }
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
    fn new(voice: Voice<'v>, units: u64) -> Self {
        let style = ProgressStyle::with_template("{bar:20} {msg}").expect("a template");
        let bar = ProgressBar::with_draw_target(Some(units), ProgressDrawTarget::stderr_with_hz(4));
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
    wanted: &'a Wanted<'a>,
    asked: &'a PlayablePlan,
    results: &'a Results,
    total: &'a Sums,
    /// The rows of the gate, if there is one.
    judged: Option<&'a [Judged]>,
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
            self.wanted.kinds.is_empty() || self.wanted.kinds.iter().any(|it| it == kind)
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
