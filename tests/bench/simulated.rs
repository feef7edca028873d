//! What simulation costs: greedy games on one thread and two, tries of a search, bytes of tables, and
//! a merge of 1,000 shards.

use std::fs;
use std::hint::black_box;
use std::process::Stdio;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use engine::SharedGame;
use play::{Advisor, Agent as _, Eye, Game, Search, Status};
use rattus::Rattus;
use roll_player::RollPlayer;
use sim::{Arm, Collect, Plan, PlanSeat, Results, Seeds, table_bytes, tables_of};

use crate::measure::{grouped, in_turn, median};
use crate::measured::{Measured, middles};
use crate::packs::Folder;
use crate::support::{built_in_with, program};

/// Games of a pass. Greedy bots examine thousands of positions in each.
const GAMES: u64 = 200;

/// How often each is measured, in turn with what it is compared with: the median counts.
const PASSES: u32 = 3;

/// Games whose tables are weighed: a whole row group.
const ROWS: u64 = 2_000;

/// Tries of a search for each decision.
const TRIES: u32 = 500;

/// Shards that are merged.
const SHARDS: u64 = 1_000;

/// Prints all of it.
pub fn table() {
    println!("simulation: {GAMES} games of greedy bots");
    let expansion = "monsters_and_minions";
    greedy("roll_player", &[], 3);
    greedy("roll_player", &[expansion], 4);
    greedy("rattus", &[], 3);
    println!("search: {TRIES} tries for each decision in the middle of games");
    search::<RollPlayer>(3);
    search::<Rattus>(3);
    println!("tables: bytes of a game of three random bots, of {}", grouped(ROWS));
    weigh("roll_player");
    weigh("rattus");
    merge(expansion);
    println!();
}

fn game(id: &str, with: &[&str]) -> SharedGame {
    let game = engine::game(id).expect("it is built in");
    built_in_with(game, &with.iter().map(|pack| (*pack).to_owned()).collect::<Vec<_>>()).share()
}

fn plan(id: &str, bot: Advisor, seats: usize, games: u64) -> Plan {
    Plan { seat: vec![PlanSeat { bot }; seats], ..Plan::new(id, Seeds::new(1, games)) }
}

fn play(game: &SharedGame, plan: &Plan, threads: usize) -> Results {
    let (arm, cancelled) = (Arm { game, plan }, AtomicBool::new(false));
    let played = sim::run(arm, None, Results::default(), threads, &cancelled, &|_| {});
    played.expect("built-in games are played to their end")
}

/// Games a second, and what a second thread adds.
fn greedy(id: &str, with: &[&str], seats: usize) {
    let (game, plan) = (game(id, with), plan(id, Advisor::Greedy, seats, GAMES));
    let seconds = |threads| {
        let start = Instant::now();
        black_box(play(&game, &plan, threads));
        start.elapsed().as_secs_f64()
    };
    let [one, two] = in_turn(PASSES, [&mut || seconds(1), &mut || seconds(2)]);
    let name = with.first().unwrap_or(&id);
    let (rate, ratio) = (GAMES as f64 / one, one / two);
    let name = format!("{name}, {seats} seats");
    println!("  {name:<32} {rate:>8.0} games/s, {ratio:.2} × with two threads");
}

/// Tries a second, from states in the middle of random games in which a seat has a choice.
fn search<G: Measured + Game>(seats: u8) {
    let game = G::fresh(false);
    let mut offers = Vec::new();
    let rates = middles(&game, seats, 0..40).into_iter().filter_map(|state| {
        let Status::Asks { seat, .. } = game.status(&state) else { return None };
        offers.clear();
        game.offers(&state, &mut offers);
        if offers.len() < 2 {
            return None;
        }
        let seen = game.observe(&state, Eye::Seat(seat));
        let start = Instant::now();
        black_box(Search::new(TRIES, 1, 1).choose(&game, &seen, &offers));
        Some(f64::from(TRIES) / start.elapsed().as_secs_f64())
    });
    let rate = median(rates) as u64;
    println!("  {:<32} {:>8} tries/s", format!("{}, {seats} seats", G::ID), grouped(rate));
}

/// Bytes of each table.
fn weigh(id: &str) {
    let mut plan = plan(id, Advisor::Random, 3, ROWS);
    plan.collect = vec![Collect::Decisions];
    let groups = play(&game(id, &[]), &plan, 1).total.groups;
    let sizes = tables_of(&plan).map(|table| {
        let bytes = table_bytes(&table, &groups).expect("row groups as they were encoded").len();
        format!("{} {:.1}", table.name, bytes as f64 / ROWS as f64)
    });
    println!("  {id:<32} {}", sizes.collect::<Vec<_>>().join(", "));
}

/// Seconds of `merge`, and of reading only the heads of all files.
fn merge(expansion: &str) {
    let folder = std::env::temp_dir().join(format!("cardwright-merge-{}", std::process::id()));
    let folder = Folder(folder);
    let plan = Plan {
        with: vec![expansion.to_owned()],
        ..plan("roll_player", Advisor::Greedy, 2, 50 * SHARDS)
    };
    fs::create_dir_all(folder.0.join("shards")).expect("made");
    let (file, shards) = (folder.0.join("plan.toml"), folder.0.join("shards"));
    fs::write(&file, plan.toml()).expect("written");
    let run = |args: &[&str]| {
        let mut command = program();
        command.args(args).current_dir(&folder.0).stdin(Stdio::null());
        assert!(command.output().expect("the program starts").status.success(), "{args:?}");
    };
    let first = format!("0/{SHARDS}");
    run(&["simulate", "--plan", "plan.toml", "--shard", &first, "--out", "shards/0.json"]);
    // Other shards take as long to read, whatever their numbers are.
    let text = fs::read_to_string(shards.join("0.json")).expect("it was written");
    for shard in 1..SHARDS {
        let text = text.replacen(&format!("\"{first}\""), &format!("\"{shard}/{SHARDS}\""), 1);
        fs::write(shards.join(format!("{shard}.json")), text).expect("written");
    }
    let seconds = |more: &[&str]| {
        let start = Instant::now();
        run(&[&["merge", "shards"], more].concat());
        start.elapsed().as_secs_f64()
    };
    let whole = ["--format", "csv"];
    let [heads, all] = in_turn(PASSES, [&mut || seconds(&["--status"]), &mut || seconds(&whole)]);
    let (count, size) = (grouped(SHARDS), grouped(text.len() as u64 / 1000));
    println!("merge: {count} shards of {size} kB in {all:.2} s, {:.2} × --status", all / heads);
}
