//! Whole games in a terminal, by keys and by mouse, on a screen whose size changes, by a program
//! that is killed on the way: what is kept is what the same answers keep line by line.

mod lines;
mod packs;
mod pty;
mod sizes;
mod starts;
mod stopped;

use std::process::Command;
use std::thread;

use engine::{SHELF, Shelved};
use play::{Seat, Setup, Waiting};
use rustix::process::Signal;
use table::{Act, Depth, Entry, Form, Ground, Lobby, Manner, Theme, Then};

use crate::cli::{Folder, cardwright_reads, root};
use crate::support::{built_in, program};
pub use pty::Pty;

/// The languages.
const TAGS: [&str; 4] = ["de", "en", "fr", "nl"];
/// The sizes of screens.
const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (90, 25)];
/// No game of one player and a bot takes so many keys.
const MOST: usize = 2000;
/// Who plays: the first is asked.
const SEATS: [&str; 4] = ["--seat", "Anna", "--seat", "Bo=greedy"];

/// A number that looks random and is the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 33) as usize) % count
    }
}

/// A text of the table in a language.
fn told(tag: &str, id: &str) -> String {
    let path = root().join("locales").join(tag).join("table.ftl");
    let texts = std::fs::read_to_string(path).expect("it is there");
    let line = texts.lines().find_map(|line| line.strip_prefix(&format!("{id} = ")));
    line.expect("the text is there").to_owned()
}

#[test]
fn whole_games_in_a_terminal_are_kept_as_line_by_line() {
    let games = SHELF.iter().enumerate();
    let runs = games.flat_map(|(at, game)| TAGS.iter().map(move |tag| (at, *game, *tag)));
    let runs: Vec<_> = runs
        .map(|(at, game, tag)| thread::spawn(move || whole_game(game, tag, 10 + at as u64)))
        .collect();
    for run in runs {
        run.join().expect("the game is kept as it is line by line");
    }
}

fn whole_game(game: &dyn Shelved, tag: &str, seed: u64) {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let keys = by_keys(game, tag, seed, (&folder, &save));
    let record = folder.read("game.play");
    let typed = typed(game, seed, &record);
    let plain = folder.word("plain.play");
    let number = seed.to_string();
    let args = ["play", game.id(), "--plain", "--seed", &number, "--save", &plain, "--lang", tag];
    let ran = cardwright_reads(&[&args[..], &SEATS].concat(), &typed);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert_eq!(folder.read("plain.play"), record, "{} {tag}", game.id());
    println!("{} {tag}: {keys} keys, {} answers", game.id(), typed.lines().count());
}

/// Plays to the end in a terminal; says how many keys that took.
fn by_keys(game: &dyn Shelved, tag: &str, seed: u64, (folder, save): (&Folder, &str)) -> usize {
    let mut dice = Dice(seed);
    let home = folder.path("home");
    let number = seed.to_string();
    let begun = ["play", game.id(), "--seed", &number, "--save", save, "--lang", tag];
    let quick = ["--pace", "off"];
    let mut pty = Pty::start(&[&begun[..], &SEATS, &quick].concat(), &home, SIZES[0]);
    let over = told(tag, "keys-line-end");
    let mut keys = 0;
    while !pty.lines().iter().any(|line| line.contains(&over)) {
        answer(&mut pty, &mut dice);
        keys += 1;
        assert!(keys < MOST, "{} {tag} does not end:\n{}", game.id(), pty.lines().join("\n"));
        match dice.below(40) {
            0 | 1 => {
                let (columns, lines) = SIZES[dice.below(SIZES.len())];
                pty.resize(columns, lines);
            }
            2 => {
                pty.signal(Signal::KILL);
                pty.end();
                let again = ["play", "--resume", save, "--lang", tag];
                let size = SIZES[dice.below(SIZES.len())];
                pty = Pty::start(&[&again[..], &quick].concat(), &home, size);
            }
            3 => {
                // Nothing that lies over the table stays there.
                let key = ["?", "r", "s", "g", "b", "n"][dice.below(6)];
                pty.press(key);
                pty.press("\x1b");
            }
            _ => {}
        }
    }
    pty.press("q");
    assert_eq!(pty.end().code(), Some(0));
    given_back(&pty);
    keys
}

/// Answers one question, in one of the ways in which it can be.
fn answer(pty: &mut Pty, dice: &mut Dice) {
    let some = dice.below(4);
    match dice.below(4) {
        0 => pty.press("1"),
        1 => (0..some).for_each(|_| pty.press("\t")),
        2 => {
            pty.press("/");
            (0..some).for_each(|_| pty.press("\x1b[B"));
        }
        _ => {
            // The first line of the list of offers, if it is in sight.
            let lines = pty.lines();
            let first = |line: &String| line.trim_start().starts_with("1 ");
            if let Some(line) = lines.iter().rposition(first) {
                let column = lines[line].len() - lines[line].trim_start().len();
                pty.click(column, line);
            }
        }
    }
    pty.press("\r");
}

/// What somebody types line by line who answers as a record says.
fn typed(game: &dyn Shelved, seed: u64, record: &str) -> String {
    let opened = built_in(game);
    let mut table = opened.table(Setup::seats(2), seed).expect("two can play");
    let answers = record.lines().filter_map(|line| line.strip_prefix("  "));
    let answers: Vec<&str> = answers.map(|line| line.split(" @").next().unwrap_or(line)).collect();
    let mut typed = String::new();
    loop {
        table.advance();
        let Waiting::Asks { seat, .. } = table.waiting() else { return typed };
        let given = answers.get(table.answers().len()).expect("the record has all answers");
        let said = |offer: &play::Message| format!("{seat} {}", offer.line()) == **given;
        let offer = table.offers().iter().position(said);
        let offer = offer.unwrap_or_else(|| panic!("{given} is offered"));
        if seat == Seat(0) {
            typed.push_str(&format!("{}\n", offer + 1));
        }
        table.choose(offer).expect("it is offered");
    }
}

/// The terminal is as it was before.
fn given_back(pty: &Pty) {
    let screen = pty.screen.screen();
    assert!(!screen.alternate_screen(), "the screen of before is there again");
    assert!(!screen.hide_cursor(), "there is a cursor");
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert!(pty.is_cooked(), "what is typed is shown");
}

/// A page of which an entry cannot be taken.
struct Faulty;

impl Lobby for Faulty {
    fn form(&self) -> Form {
        let entry = Entry { label: "Take me".to_owned(), ..Entry::default() };
        Form { title: "A page".to_owned(), entries: vec![entry], said: String::new() }
    }

    fn act(&mut self, _entry: usize, _act: Act) -> Then {
        panic!("a fault of the program")
    }

    fn back(&mut self) -> Then {
        Then::Leave
    }

    fn turn_language(&mut self) {}

    fn tell(&self, id: &str) -> String {
        id.to_owned()
    }
}

/// Set where the tests are run by one of them.
const FAULTY: &str = "CARDWRIGHT_TEST_FAULT";

#[test]
fn a_fault_of_the_program_gives_the_terminal_back_and_is_read() {
    if std::env::var_os(FAULTY).is_some() {
        let theme = Theme { depth: Depth::All, ground: Ground::Dark };
        table::lobby(&mut Faulty, Manner::still(theme)).expect("it does not come so far");
        return;
    }
    let own = "terminal::a_fault_of_the_program_gives_the_terminal_back_and_is_read";
    let mut command = Command::new(std::env::current_exe().expect("these tests"));
    command.args(["--exact", own, "--nocapture"]).env(FAULTY, "1");
    let folder = Folder::new();
    let mut pty = Pty::run(command, &folder.path("home"), SIZES[0]);
    pty.wait_for("Take me");
    assert!(pty.screen.screen().alternate_screen() && !pty.is_cooked());
    pty.press("\r");
    assert!(!pty.end().success());
    given_back(&pty);
    let last = pty.lines().join("\n");
    assert!(last.contains("a fault of the program"), "{last}");
}

#[test]
fn a_terminal_is_asked_what_it_draws_on() {
    let folder = Folder::new();
    let home = folder.path("home");
    let args = |theme: &'static str| ["--lang", "en", "play", "--seed", "7", "--theme", theme];
    // What follows names the file in which the game is kept.
    let shown = |pty: &Pty| {
        let page = pty.screen.screen().contents_formatted();
        page.split("seed").next().map(str::to_owned)
    };
    let pages = ["light", "dark"].map(|theme| {
        let mut pty = Pty::start(&[&args(theme)[..], &SEATS].concat(), &home, SIZES[0]);
        pty.wait_for("Anna");
        shown(&pty)
    });
    assert_ne!(pages[0], pages[1], "another ground has other colours");
    // It says what it writes and draws on, and then what it is, which every terminal answers.
    let (bright, black) = ("rgb:ffff/ffff/ffff", "rgb:0000/0000/0000");
    for (letters, ground, page) in [(black, bright, &pages[0]), (bright, black, &pages[1])] {
        let mut command = program();
        command.args([&args("auto")[..], &SEATS].concat()).env_remove("COLORFGBG");
        let mut pty = Pty::run(command, &home, SIZES[0]);
        let asked = String::from_utf8_lossy(&pty.all).into_owned();
        assert!(asked.contains("\x1b]11;?"), "{asked:?}");
        pty.press(&format!("\x1b]10;{letters}\x1b\\\x1b]11;{ground}\x1b\\\x1b[?62c"));
        pty.wait_for("Anna");
        assert_eq!(shown(&pty), *page, "{ground}");
    }
}

#[test]
fn whatever_ends_the_program_the_terminal_is_given_back() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let folder = Folder::new();
        let save = folder.word("game.play");
        let args = ["play", "--seed", "7", "--save", &save, "--lang", "en"];
        let mut pty = Pty::start(&[&args[..], &SEATS].concat(), &folder.path("home"), SIZES[0]);
        assert!(pty.screen.screen().alternate_screen(), "{}", pty.lines().join("\n"));
        pty.signal(signal);
        pty.end();
        given_back(&pty);
        let last = pty.lines().join(" ");
        assert!(last.contains("--resume"), "{signal:?}: {last}");
    }
}

#[test]
fn the_terminal_rings_for_whoever_wants_it() {
    for plain in [false, true] {
        let rung = [false, true].map(|bell| {
            let folder = Folder::new();
            let save = folder.word("game.play");
            let mut args = vec!["play", "--seed", "7", "--save", &save, "--pace", "off"];
            args.extend(plain.then_some("--plain").into_iter().chain(bell.then_some("--bell")));
            let mut pty = Pty::start(&[&args, &SEATS[..]].concat(), &folder.path("home"), SIZES[0]);
            pty.wait_for("Anna");
            pty.press("1\r");
            pty.all.iter().filter(|byte| **byte == 7).count()
        });
        assert!(rung[0] == 0 && rung[1] > 0, "plain {plain}: {rung:?}");
    }
}

#[test]
fn settings_hold_on_the_table_and_on_the_page_that_opens() {
    let folder = Folder::new();
    let home = folder.path("home");
    folder.write("home/cardwright/settings.toml", "lang = \"de\"\npace = \"off\"\nbell = true\n");
    let mut pty = Pty::start(&[], &home, SIZES[0]);
    pty.wait_for("Neue Partie");
    pty.press("\x1b");
    assert_eq!(pty.end().code(), Some(0));
    let save = folder.word("game.play");
    let args = ["play", "--seed", "7", "--save", &save];
    let mut pty = Pty::start(&[&args, &SEATS[..]].concat(), &home, SIZES[0]);
    pty.wait_for("Anna");
    pty.press("1\r");
    assert!(pty.screen.screen().alternate_screen());
    assert!(pty.all.contains(&7), "it rings");
}

/// Bytes that a table at its first question holds in memory at most; where the compiler has not made
/// the program small, twice as many.
const ROOM: usize = (30 << 20) * (1 + cfg!(debug_assertions) as usize);

#[cfg(target_os = "linux")]
#[test]
fn a_table_that_waits_takes_no_time_and_little_room() {
    for game in SHELF {
        let folder = Folder::new();
        let save = folder.word("game.play");
        let args = ["play", game.id(), "--seed", "7", "--save", &save, "--pace", "off"];
        let mut pty = Pty::start(&[&args[..], &SEATS].concat(), &folder.path("home"), SIZES[0]);
        pty.wait_for("Anna");
        pty.settle();
        let of = |file: &str| {
            let path = format!("/proc/{}/{file}", pty.id());
            std::fs::read_to_string(path).expect("the program runs")
        };
        let room = of("status");
        let room = room.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let room = room.and_then(|line| line.trim().split(' ').next()?.parse::<usize>().ok());
        let bytes = room.expect("so many kB") << 10;
        println!("{}: {} KiB in memory", game.id(), bytes >> 10);
        assert!(bytes <= ROOM, "{}: {bytes} bytes", game.id());
        // Behind the name in brackets stand twelve words, then ticks for itself and for the system.
        let ticks = || -> u64 {
            let stat = of("stat");
            let behind = stat.rsplit(')').next().expect("a name in brackets");
            behind
                .split_whitespace()
                .skip(11)
                .take(2)
                .filter_map(|word| word.parse::<u64>().ok())
                .sum()
        };
        let before = ticks();
        thread::sleep(std::time::Duration::from_secs(2));
        assert_eq!(ticks(), before, "{}: it does something while nobody does", game.id());
    }
}

#[test]
fn what_is_changed_in_play_is_kept_in_the_settings() {
    let folder = Folder::new();
    let home = folder.path("home");
    let mine = "# Mine.\nlang = \"de\" # at home\npace = \"quick\"\n";
    folder.write("home/cardwright/settings.toml", mine);
    let save = folder.word("game.play");
    let args = ["play", "--seed", "7", "--save", &save];
    let play = |more: &[&str], keys: &[&str]| {
        let all = [&args[..], &SEATS, more].concat();
        let mut pty = Pty::start(&all, &home, SIZES[0]);
        pty.wait_for("Anna");
        for (nth, key) in keys.iter().enumerate() {
            // What is typed while nothing is read is lost.
            if more.contains(&"--plain") {
                pty.reads(nth + 1);
            }
            pty.press(key);
        }
        assert_eq!(pty.end().code(), Some(0));
        std::fs::remove_file(folder.path("game.play")).expect("it was kept");
        folder.read("home/cardwright/settings.toml")
    };
    assert_eq!(play(&[], &["\x1b", "q"]), mine, "nothing was changed");
    assert_eq!(play(&["--no-settings", "--lang", "de"], &["\x1b", "v", "q"]), mine);
    let changed = "# Mine.\nlang = \"en\" # at home\npace = \"steady\"\n";
    assert_eq!(play(&[], &["\x1b", "v", "-", "q"]), changed);
    let terse = changed.to_owned() + "detail = \"terse\"\n\n[news]\ngold = \"off\"\n";
    let typed = ["1\r", "detail terse\r", "news gold off\r", "quit\r"];
    assert_eq!(play(&["--plain"], &typed), terse);
}

#[test]
fn what_is_changed_in_play_is_kept_whatever_ends_the_program() {
    for plain in [false, true] {
        let folder = Folder::new();
        let home = folder.path("home");
        let mine = "# Mine.\nlang = \"de\" # at home\npace = \"quick\"\n";
        folder.write("home/cardwright/settings.toml", mine);
        let save = folder.word("game.play");
        let args = ["play", "--seed", "7", "--save", &save];
        let more: &[&str] = if plain { &["--plain"] } else { &[] };
        let mut pty = Pty::start(&[&args, &SEATS[..], more].concat(), &home, SIZES[0]);
        pty.wait_for("Anna");
        let keys: &[&str] = if plain {
            &["1\r", "lang nl\r", "news gold off\r"]
        } else {
            &["\x1b", "v", "-", ":", "news gold off\r"]
        };
        for (nth, key) in keys.iter().enumerate() {
            // What is typed while nothing is read is lost.
            if plain {
                pty.reads(nth + 1);
            }
            pty.press(key);
        }
        let lang = if plain { "nl" } else { "en" };
        let pace = if plain { "quick" } else { "steady" };
        let changed = format!(
            "# Mine.\nlang = \"{lang}\" # at home\npace = \"{pace}\"\n\n[news]\ngold = \"off\"\n"
        );
        let file = "home/cardwright/settings.toml";
        pty.until("what is changed", |_| folder.read(file) == changed);
        pty.signal(Signal::KILL);
        pty.end();
        assert_eq!(folder.read(file), changed, "plain {plain}");
        let beside = std::fs::read_dir(folder.path("home/cardwright")).expect("it is there");
        assert_eq!(beside.count(), 1, "nothing lies beside it");
    }
}

#[test]
fn ctrl_c_where_a_line_is_edited_says_how_to_go_on() {
    for way in ["--plain", "--speak"] {
        let folder = Folder::new();
        let save = folder.word("game.play");
        let args = ["play", "--seed", "7", "--save", &save, "--lang", "en", way];
        let mut pty = Pty::start(&[&args, &SEATS[..]].concat(), &folder.path("home"), SIZES[0]);
        pty.wait_for("Which race?");
        assert!(!pty.screen.screen().alternate_screen(), "{way} is line by line");
        pty.press("1\r");
        // Between two lines Ctrl-C is a signal, which only the shell of a terminal sends.
        pty.reads(2);
        pty.press("\x03");
        assert_eq!(pty.end().code(), Some(0), "{way}");
        let last = pty.lines().join(" ");
        assert!(last.contains("--resume"), "{way}: {last}");
    }
}

#[test]
fn a_page_opens_in_a_terminal_on_which_a_game_is_begun_and_found_again() {
    let folder = Folder::new();
    let home = folder.path("home");
    let mut pty = Pty::start(&["--lang", "en"], &home, SIZES[0]);
    // A name stands on several pages: each is known by what stands on no other one.
    let (page, asked) = ("Replay a game", told("en", "keys-line"));
    let on_table = |pty: &mut Pty| {
        let news = told("en", "keys-line-news");
        pty.until("the table", |pty| pty.shows(&news) || pty.shows(&asked));
        if pty.shows(&news) {
            pty.press("x");
        }
        pty.wait_for(&asked);
    };
    pty.wait_for(page);
    pty.press("\r");
    pty.wait_for("Seat B");
    // The next game, three players, the second with a name.
    for keys in ["\x1b[C", "\t", "\x1b[C", "\t\t", "Zoe", "\t\t", "\r"] {
        pty.press(keys);
    }
    on_table(&mut pty);
    assert!(pty.shows("Zoe"), "{}", pty.lines().join("\n"));
    // A game without an answer is not listed.
    pty.press("1\r");
    pty.settle();
    pty.press("q");
    pty.wait_for(page);
    for keys in ["\x1b[B", "\x1b[B", "\r"] {
        pty.press(keys);
    }
    pty.until("the saved game", |pty| pty.shows("Zoe") && !pty.shows(page));
    pty.press("\r");
    on_table(&mut pty);
    pty.press("\x03");
    pty.wait_for(page);
    pty.press("\x1b");
    assert_eq!(pty.end().code(), Some(0));
    given_back(&pty);
}

#[test]
fn a_saved_game_is_looked_back_at_in_a_terminal() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let bots = ["--seat", "=greedy", "--seat", "=random"];
    let begun = ["play", "--plain", "--seed", "7", "--save", &save, "--lang", "en"];
    let before = cardwright_reads(&[&begun[..], &bots].concat(), "");
    assert_eq!(before.code, Some(0));
    let kept = folder.read("game.play");
    let args = ["replay", &save, "--lang", "en", "--no-motion"];
    let mut pty = Pty::start(&args, &folder.path("home"), SIZES[1]);
    pty.wait_for("0/");
    let start = pty.lines();
    for keys in ["\x1b[C", "]", "e", "v", " "] {
        pty.press(keys);
        assert_ne!(pty.lines(), start, "{keys:?} does something");
    }
    pty.press("\x1b[F");
    pty.press("q");
    assert_eq!(pty.end().code(), Some(0));
    given_back(&pty);
    assert_eq!(folder.read("game.play"), kept, "it was only read");
}

#[test]
fn a_program_that_was_stopped_and_goes_on_has_its_terminal_again() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let args = ["play", "--seed", "7", "--save", &save, "--lang", "en", "--pace", "off"];
    let mut pty = Pty::start(&[&args[..], &SEATS].concat(), &folder.path("home"), SIZES[0]);
    pty.wait_for(&told("en", "keys-line"));
    let before = pty.lines();
    pty.signal(Signal::STOP);
    // What a shell makes of a terminal whose program was stopped.
    pty.cook();
    pty.screen.process(b"\x1b[?1049l\x1b[2Jstopped");
    assert!(pty.is_cooked() && pty.shows("stopped"));
    pty.signal(Signal::CONT);
    pty.until("the table", |pty| pty.lines() == before);
    assert!(!pty.is_cooked() && pty.screen.screen().alternate_screen());
    pty.press("?");
    assert_ne!(pty.lines(), before, "keys are heard");
    pty.press("qq");
    pty.end();
    given_back(&pty);
}
