//! `play`: whole games through a pipe.

use std::process::Stdio;

use super::typed::{Typed, args, offers, ones};
use super::{Folder, cardwright, cardwright_reads, copy, root};
use crate::support::program;

pub fn assert_narrow(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "wider than 80: {line}");
    }
}

#[test]
fn a_game_goes_to_its_end() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let ran = cardwright_reads(&args(&save, &[]), &ones(2000));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    for part in [
        "New game (seed 11).",
        "Round 2",
        "Market · deck: ",
        "The game is over",
        "Score sheet",
        "Attribute goals",
        " wins with ",
        "There was a time",
        "The whole game is saved in ",
    ] {
        assert!(ran.out.contains(part), "no “{part}” in:\n{}", ran.out);
    }
    assert!(!ran.out.contains('⟨') && !ran.out.contains('\x1b'), "{}", ran.out);
    assert_narrow(&ran.out);
    let again = folder.word("again.play");
    cardwright_reads(&args(&again, &[]), &ones(2000));
    assert_eq!(folder.read("game.play"), folder.read("again.play"));
}

#[test]
fn words_do_as_well_as_numbers() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let mut game = Typed::start(&args(&save, &["--players", "3", "--edition", "first"]));
    let mut nth = 0;
    while let Some(shown) = game.prompt() {
        let offers = offers(&shown);
        assert!(!offers.is_empty(), "no offers in:\n{shown}");
        nth += 1;
        let offer = offers[(nth * 7) % offers.len()].to_uppercase();
        game.line(&offer);
        // Texts wrapped over two lines are typed by half and may fit several offers.
        assert!(nth < 2000, "{}", game.shown);
    }
    let (code, shown) = game.end();
    assert_eq!(code, Some(0));
    assert!(shown.contains("The game is over"), "{shown}");
    assert_narrow(&shown);
}

#[test]
fn bots_play_alone() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let seats = ["--seat", "Ann=greedy", "--seat", "=random", "--seat", "Cy=random"];
    let ran = cardwright(&args(&save, &seats));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Ann is") || ran.out.contains("Cy is"), "{}", ran.out);
    assert!(ran.out.contains("Bot B") && ran.out.contains("Score sheet"), "{}", ran.out);
    let text = folder.read("game.play");
    for line in ["played A greedy\n", "played B random\n", "name C Cy\n", "lock ", "packs "] {
        assert!(text.contains(line), "no “{line}” in:\n{text}");
    }
    assert!(!text.contains("name B"), "{text}");
}

#[test]
fn who_starts_is_named_by_name_or_seat() {
    for first in ["bo", "B"] {
        let folder = Folder::new();
        let save = folder.word("game.play");
        let seats = ["rattus", "--seat", "Ann=random", "--seat", "Bo=random", "--first", first];
        let ran = cardwright(&args(&save, &seats));
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let text = folder.read("game.play");
        let settles = text.lines().find(|line| line.contains(" settle "));
        assert!(text.contains("\nfirst B\n"), "{text}");
        assert!(settles.is_some_and(|line| line.trim().starts_with("B settle")), "{text}");
    }
    refused(&["rattus", "--first", "C"], "--first cannot be “C”");
}

#[test]
fn alone_there_is_a_rank() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let ran = cardwright_reads(&args(&save, &["--solo"]), &ones(2000));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Final rank: "), "{}", ran.out);
}

#[test]
fn undo_at_a_shared_keyboard_shows_nothing_to_another() {
    let folder = Folder::new();
    folder.write(
        "witch.play",
        "game rattus\nseats 2\nseed 29\nname A Ann\nname B Bea\nchanged by-hand\ngiven phase = turn\n\
         given A.cards = [witch]\ngiven plague = gallia\ngiven anglia.rats = 0\nplay\n",
    );
    let typed = "use the witch\n1\n\nno\nplace 1 cube in germania\nmove the plague to anglia\n\n\
                 undo\nboard\n\n";
    let args = ["play", "--lang", "en", "--resume", &folder.word("witch.play")];
    let ran = cardwright_reads(&args, typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let knows = |text: &str| text.contains(" and sees ") || text.contains("What you know");
    let (ann, rest) = ran.out.split_once("Bea, press Enter").expect("Bea is asked");
    let (bea, rest) = rest.split_once("Ann, your last choice").expect("Ann is asked");
    let (still, undone) = rest.split_once("Your last answer was undone.").expect("it is undone");
    assert!(knows(ann) && knows(undone), "{}", ran.out);
    assert!(!knows(bea) && !knows(still), "{bea}\n{still}");
    assert!(bea.contains("Ann looks at rat ") && still.contains("Nothing is shown until Ann"));
    // What the one was shown is a page above what the other is.
    assert_eq!(ran.out.matches(&"\n".repeat(60)).count(), 3, "{}", ran.out);
}

#[test]
fn two_people_share_a_keyboard() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let seats = ["--seat", "Ann=human", "--seat", "Bea=human"];
    let ran = cardwright_reads(&args(&save, &seats), &ones(2000));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("——— Ann, it is your turn ———"), "{}", ran.out);
    assert!(ran.out.contains("——— Bea, it is your turn ———"), "{}", ran.out);
    // The next player hands back the keyboard, and the last choice can be made anew.
    let save = folder.word("undone.play");
    let ran = cardwright_reads(&args(&save, &seats), "dwarf\nundo\n\nelf\n");
    assert!(ran.out.contains("Ann, your last choice"), "{}", ran.out);
    assert!(ran.out.contains("Your last answer was undone."), "{}", ran.out);
    assert!(ran.out.contains("takes the Elf sheet"), "{}", ran.out);
    assert!(!folder.read("undone.play").contains("dwarf"), "{}", ran.out);
}

#[test]
fn sentences_agree_with_the_gender_that_a_seat_says() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let lines = |seat: &str| {
        let _ = std::fs::remove_file(&save);
        let seats = ["play", "--lang", "fr", "--seed", "11", "--save", &save, "--seat", seat];
        cardwright_reads(&[&seats[..], &["--players", "2"]].concat(), "").out
    };
    assert!(lines("Odile:f").contains("Odile devient Première Joueuse"));
    assert!(folder.read("game.play").contains("gender A f\n"));
    let again = cardwright_reads(&["play", "--resume", &save, "--lang", "fr"], "log\n").out;
    assert!(again.contains("Odile devient Première Joueuse"), "{again}");
    assert!(lines("Odile").contains("Odile devient Premier Joueur"));
    assert!(!folder.read("game.play").contains("gender"));
}

#[track_caller]
fn refused(more: &[&str], part: &str) {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let ran = cardwright(&args(&save, more));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    let text = ran.err.replace('\n', " ");
    assert!(text.contains(part), "no “{part}” in:\n{}", ran.err);
    assert!(!folder.path("game.play").exists(), "a file for no game");
}

#[test]
fn tables_that_cannot_be_are_refused() {
    refused(&["--players", "7"], "This game is for 1 to 4 players");
    refused(&["--players", "0"], "This game is for 1 to 4 players");
    refused(&["rattus", "--seat", "Anna=human"], "Or name one more seat with --seat.");
    refused(&["--players", "x"], "“x” is not a valid number for --players.");
    refused(&["--players"], "--players needs a value");
    refused(&["--playrs", "2"], "Did you mean “--players”?");
    refused(&["--edition", "third"], "Choose one of: first, second");
    refused(&["--edition", "third"], "--edition cannot be “third”");
    refused(&["--variant", "bazar"], "Did you mean “bazaar”?");
    refused(&["--variant", "nonsense"], "--variant cannot be “nonsense”");
    refused(&["--option", "variants=nonsense"], "variants cannot be “nonsense”");
    refused(&["rattus", "--variant", "bazaar"], "This game has no option “--variant”");
    refused(&["--option", "foo=1"], "Its options: edition, variants");
    refused(&["--option", "foo"], "write it as NAME=VALUE");
    refused(&["--seat", "Ann=robot"], "not by “robot”");
    refused(&["--seat", "Ann:x=human"], "after a name and a colon, write f (she) or m (he)");
    refused(&["--seat", "Ann", "--seat", "Ann"], "Two players are called “Ann”");
    refused(&["--seat", "Ann", "--seat", "Bo", "--players", "1"], "You named 2 seats");
    refused(&["--solo", "--players", "2"], "leave out --players");
    refused(&["--pack", "no/such/pack"], "no such file or folder");
    refused(&["chess"], "Unknown game “chess”");
    refused(&["--resume", "x.play"], "cannot be used with --resume.");
}

#[test]
fn colour_is_for_those_who_want_it() {
    let folder = Folder::new();
    let run = |name: &str, no_color: bool| {
        let save = folder.word(name);
        let mut command = program();
        command.args(args(&save, &[])).env("CLICOLOR_FORCE", "1").stdin(Stdio::null());
        if no_color {
            command.env("NO_COLOR", "1");
        } else {
            command.env_remove("NO_COLOR");
        }
        String::from_utf8(command.output().expect("runs").stdout).expect("UTF-8")
    };
    assert!(run("with.play", false).contains("\x1b[1m"));
    assert!(!run("without.play", true).contains('\x1b'));
}

/// Codes of colours are all that is added to a log, whatever the language makes of a name.
#[test]
fn the_log_has_the_colours_of_the_table() {
    let game = "tests/games/roll_player/whole/three-first.play";
    for lang in ["de", "fr"] {
        let run = |variable: &str| {
            let mut command = program();
            command.args(["replay", game, "--lang", lang]).current_dir(root());
            command.env_remove("NO_COLOR").env(variable, "1").stdin(Stdio::null());
            String::from_utf8(command.output().expect("runs").stdout).expect("UTF-8")
        };
        let (coloured, plain) = (run("CLICOLOR_FORCE"), run("NO_COLOR"));
        let mut seen = coloured.split('\x1b');
        let first = seen.next().unwrap_or_default().to_owned();
        let seen = seen.map(|part| part.split_once('m').expect("a colour").1);
        assert_eq!(first + &seen.collect::<String>(), plain);
        let (name, red) = match lang {
            "de" => ("Bot\u{a0}A", "rote 4"),
            _ => ("Robot A", "4 rouge"),
        };
        let bold = format!("\x1b[1m{name}\x1b[0m");
        assert!(coloured.contains(&bold), "{coloured}");
        assert!(coloured.contains(&format!("\x1b[31m{red}")), "{coloured}");
    }
}

#[test]
fn a_faulty_script_is_told_and_the_game_goes_on() {
    let folder = Folder::new();
    copy(&root().join("cards/roll_player"), &folder.path("roll_player"));
    let script = "roll_player/class/barbarian.luau";
    let text = folder.read(script);
    let head = text.find("(me: Me, p: Params").expect("a hook");
    let at = head + text[head..].find('\n').expect("a body") + 1;
    // Neither its length nor its letters may get the better of the screen.
    let raise = format!("error(\"boom\\27[2J\\n\\7 {}\")", "x".repeat(240));
    folder.write(script, format!("{}    {raise}\n{}", &text[..at], &text[at..]));
    let (save, pack) = (folder.word("game.play"), folder.word("roll_player"));
    let more = ["--pack", &pack, "--variant", "free-classes"];
    let ran = cardwright_reads(&args(&save, &more), &format!("1\nbarb\n{}", ones(2000)));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The script of Barbarian failed"), "{}", ran.out);
    let line = text[..at].lines().count() + 1;
    let fault = format!("roll_player/class/barbarian.luau:{line}: error “boom [2J xxxx");
    let flat = ran.out.replace('\n', " ");
    assert!(flat.contains("roll_player: Barbarian, on_"), "{}", ran.out);
    assert!(
        flat.contains(&fault) && flat.contains("x…” (type why for more)"),
        "{fault}\n{}",
        ran.out
    );
    assert!(!ran.out.contains(['\u{1b}', '\u{7}']) && ran.out.lines().all(|line| line.len() < 250));
    assert!(ran.out.contains("The game is over"), "{}", ran.out);

    // The record tells of it, too, and says the same when it is replayed.
    let saved = folder.read("game.play");
    let told: Vec<&str> = saved.lines().filter(|line| line.starts_with("    # fault A")).collect();
    assert!(
        !told.is_empty() && told.iter().all(|line| line.contains("barbarian.luau:")),
        "{saved}"
    );
    let again = cardwright(&["replay", "--report", "--lang", "en", "--pack", &pack, &save]);
    assert_eq!((again.code, again.err.as_str()), (Some(0), ""), "{}", again.out);
    let flat = again.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(flat.matches(&fault).count(), told.len(), "{}", again.out);
    assert!(flat.contains("note: the card class/barbarian of the pack “roll_player”"), "{flat}");
    assert!(!again.out.contains(['\u{1b}', '\u{7}']), "{}", again.out);
}

#[test]
fn help_is_a_text_like_others() {
    let ran = cardwright(&["play", "--help", "--lang", "en"]);
    assert_eq!(ran.code, Some(0));
    for part in ["Usage: cardwright play [OPTIONS] [GAME]", "--seat <NAME=WHO>", "Options:"] {
        assert!(ran.out.contains(part), "no “{part}” in:\n{}", ran.out);
    }
    assert!(!ran.out.contains('⟨'), "{}", ran.out);
    assert_narrow(&ran.out);
}

#[test]
fn a_number_that_is_no_seed_is_refused_with_its_range() {
    let seeds = ["-1", "abc", "1.5", "18446744073709551616"];
    for (command, seed) in ["play", "simulate"].into_iter().flat_map(|it| seeds.map(|to| (it, to)))
    {
        let ran = cardwright(&[command, "--lang", "en", "--seed", seed]);
        let said = ran.err.replace('\n', " ");
        assert_eq!(ran.code, Some(2), "{seed}: {}", ran.out);
        let why = format!("“{seed}” cannot be a seed for --seed");
        assert!(said.contains(&why) && said.contains("0 to 18446744073709551615"), "{said}");
    }
}

#[test]
fn names_are_cleaned_and_a_cut_one_is_announced() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let long = "Very long name of a player that goes on and on=random";
    let seats = ["--seat", "A\u{1b}[31mnna\u{1b}]0;title\u{7}=random", "--seat", long];
    let ran = cardwright(&args(&save, &seats));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let said = ran.err.replace('\n', " ");
    assert!(said.contains("at most 40 characters") && said.contains("that goes on”"), "{said}");
    let text = folder.read("game.play");
    assert!(text.contains("\nname A Anna\n"), "{text}");
    assert!(text.contains("\nname B Very long name of a player that goes on\n"), "{text}");
}
