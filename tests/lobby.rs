//! `desk::lobby` starts every game and returns errors as data.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use desk::lobby::{
    self, Begun, FileFault, NewGame, NotBegun, NotOpened, PackChange, PackChanges, SavedRecord,
};
use desk::{Content, Keeper, Packs, Player};
use play::{SetupError, Waiting};

use crate::cli::Folder;
use crate::support;

/// Writes a file and returns its path.
fn written(folder: &Folder, name: &str, text: &str) -> PathBuf {
    folder.write(name, text);
    folder.path(name)
}

fn players(words: &[&str]) -> Vec<Player> {
    words.iter().map(|words| Player::parse(words).expect("a player")).collect()
}

/// A game for two that is kept in a file.
fn wish(game: &str, save: PathBuf) -> NewGame {
    NewGame {
        game: game.to_owned(),
        players: players(&["Ann=human", "Bo:m=greedy"]),
        seed: Some(11),
        save: Some(save),
        lang: Some("nl".to_owned()),
        ..NewGame::default()
    }
}

fn with_packs<T>(with: impl FnOnce(&Content) -> T) -> T {
    let packs = Packs::open(&[]).expect("built in");
    with(&packs.content())
}

/// Gives the first answers that are asked for, and keeps them.
fn play_on(begun: &mut Begun, answers: usize) {
    for _ in 0..answers {
        let taken = match begun.table.waiting() {
            Waiting::Asks { .. } => begun.table.choose(0),
            Waiting::Chance => begun.table.roll(),
            Waiting::Over => break,
        };
        taken.expect("it is offered");
    }
    let save = begun.table.save();
    begun.keeper.keep(save);
}

#[test]
fn a_game_begins_is_kept_and_goes_on_as_it_was() {
    let folder = Folder::new();
    with_packs(|content| {
        for game in engine::SHELF {
            let file = folder.path(&format!("{}.play", game.id()));
            let mut begun = wish(game.id(), file.clone()).begin(content).expect("two can play");
            assert_eq!((begun.seed, begun.table.seats()), (11, 2));
            play_on(&mut begun, 20);
            let Begun { table, players, keeper, .. } = begun;
            drop(keeper);
            let saved = SavedRecord::read(&file).expect("it is kept");
            assert_eq!((saved.game(), saved.lang(), saved.torn), (game.id(), "nl", false));
            let keeper = lobby::hold_again(&file, None).expect("nobody else plays on it");
            let again = saved.go_on(content, keeper, false).expect("nothing has changed");
            assert_eq!((again.players, again.seed), (players, 11));
            assert_eq!(again.table.save(), table.save(), "{}", game.id());
        }
    });
}

#[test]
fn a_tutorial_begins_and_is_known_again() {
    let folder = Folder::new();
    with_packs(|content| {
        let all = lobby::tutorials(content);
        assert_eq!(all.iter().map(|one| one.game).collect::<BTreeSet<_>>().len(), 2);
        for (nth, tutorial) in all.iter().enumerate() {
            let file = folder.path(&format!("{nth}.play"));
            let content = tutorial.content(content);
            let begun = tutorial.begin(&content, Some(&file), None).expect("it is sound");
            assert!(begun.tutorial.is_some());
            let Begun { table, mut keeper, .. } = begun;
            keeper.keep(table.save());
            drop(keeper);
            let saved = SavedRecord::read(&file).expect("it is kept");
            let keeper = lobby::hold_again(&file, None).expect("nobody else plays on it");
            let again = saved.go_on(&content, keeper, false).expect("nothing has changed");
            assert!(again.tutorial.is_some(), "{}", tutorial.name);
        }
    });
}

#[test]
fn what_keeps_a_game_from_beginning_is_told_as_data() {
    let folder = Folder::new();
    let game = engine::SHELF[0].id();
    let other = engine::SHELF.last().expect("there are several").id();
    let new = || wish(game, folder.path("new.play"));
    with_packs(|content| {
        let refused = |wish: NewGame| wish.begin(content).err().expect("it does not begin");
        let named = |typed: &str| NewGame { game: typed.to_owned(), ..new() };
        assert!(matches!(refused(named("chess")), NotBegun::NoGame(typed) if typed == "chess"));
        let twice = NewGame { players: players(&["Ann", "Ann"]), ..new() };
        assert!(matches!(refused(twice), NotBegun::NameTwice(name) if name == "Ann"));
        let nobody = NewGame { players: Vec::new(), ..new() };
        let wrong = refused(nobody);
        assert!(matches!(wrong, NotBegun::Setup(SetupError::Seats { asked: 0, .. })), "{wrong:?}");
        let taken = written(&folder, "taken.play", "a letter to a friend\n");
        let wrong = refused(wish(game, taken.clone()));
        assert!(matches!(&wrong, NotBegun::File(path, FileFault::Taken) if *path == taken));
        let below = folder.path("a_folder");
        fs::create_dir(&below).expect("a folder");
        let wrong = refused(wish(game, below));
        assert!(matches!(wrong, NotBegun::File(_, FileFault::NoFile)), "{wrong:?}");
        let wrong = refused(wish(game, taken.join("below.play")));
        assert!(matches!(wrong, NotBegun::File(_, FileFault::Unwritable(_))), "{wrong:?}");
        // A name that is typed with blanks and capitals is the same game.
        assert_eq!(lobby::game_id(&game.replace('_', " ").to_uppercase()).expect("so"), game);
    });
    let expansion = &support::expansions(game)[0];
    let packs = Packs::open(&[]).expect("built in").with(std::slice::from_ref(expansion));
    let wrong = wish(other, folder.path("other.play")).begin(&packs.content()).err();
    let wrong = wrong.expect("the pack is for another game");
    assert!(
        matches!(&wrong, NotBegun::OtherGame { pack, game: of } if pack == expansion && of == game)
    );
    let text = format!("id = \"broken\"\ngame = \"{game}\"\nversion = 7\n");
    written(&folder, "pack.toml", &text);
    let packs = Packs::open(&[folder.path("")]).expect("known: read");
    let wrong = wish(game, folder.path("unsound.play")).begin(&packs.content()).err();
    let wrong = wrong.expect("the pack has an error");
    assert!(matches!(wrong, NotBegun::Unsound(report) if report.has_errors()));
}

/// Why a saved game does not go on.
fn refused(file: &Path, content: &Content) -> NotBegun {
    let saved = SavedRecord::read(file).expect("known: read");
    let keeper = Keeper::reading(file.to_owned());
    saved.go_on(content, keeper, false).err().expect("it does not go on")
}

#[test]
fn a_saved_game_that_is_not_as_it_was_is_told_as_data() {
    let folder = Folder::new();
    let game = engine::SHELF[0].id();
    with_packs(|content| {
        let file = folder.path("kept.play");
        let mut begun = wish(game, file.clone()).begin(content).expect("two can play");
        play_on(&mut begun, 20);
        let held = lobby::hold_again(&file, None).err();
        assert!(matches!(held, Some(NotBegun::File(_, FileFault::InUse))), "it is played on");
        let text = fs::read_to_string(&file).expect("it is kept");
        let line = |key: &str| {
            let line = text.lines().find(|line| line.starts_with(key));
            line.expect("the head has it").to_owned()
        };
        let lock = line("lock ");
        let (_, pack) = lock.rsplit_once(' ').expect("the last one is that of a pack");
        let (pack, _) = pack.split_once(':').expect("with its hash");
        let another = format!("lock p0123456789abcdef {pack}:p0123456789abcdef");
        let other = written(&folder, "lock.play", &text.replace(&lock, &another));
        let NotBegun::Changed(path, changes) = refused(&other, content) else {
            panic!("the lock is another one")
        };
        let changed = PackChanges(vec![PackChange::Other(pack.to_owned())]);
        assert_eq!((path, &changes), (other.clone(), &changed));
        assert!(changes.can_go_on());
        let trusted = SavedRecord::read(&other).expect("so");
        let trusted = trusted.go_on(content, Keeper::reading(other), true).expect("trusted");
        assert_eq!(trusted.table.head().value(play::CHANGED), play::PACKS_CHANGED);
        let packs = line("packs ");
        let missing = text.replace(&packs, &format!("{packs} my_pack"));
        let missing = missing.replace(&lock, &format!("{lock} my_pack:p0123456789abcdef"));
        let missing = written(&folder, "missing.play", &missing);
        let NotBegun::Changed(_, changes) = refused(&missing, content) else {
            panic!("a pack is missing")
        };
        assert_eq!(changes.0, [PackChange::Missing("my_pack".to_owned())]);
        assert!(!changes.can_go_on());
        let by_hand = written(&folder, "seal.play", &text.replace(&line("seal "), "seal 00000000"));
        assert!(matches!(refused(&by_hand, content), NotBegun::ByHand(path, _) if path == by_hand));
        let broken = written(&folder, "broken.play", &text.replace("seed 11", "seed 11\nseed 12"));
        let broken = refused(&broken, content);
        assert!(matches!(broken, NotBegun::Broken { hides: true, .. }), "{broken:?}");
        let nameless = written(&folder, "nameless.play", &text.replace(&line("game "), ""));
        let nameless = refused(&nameless, content);
        assert!(matches!(nameless, NotBegun::File(_, FileFault::NoGame)), "{nameless:?}");
    });
}

#[test]
fn packs_that_are_not_opened_are_told_as_data() {
    let folder = Folder::new();
    let refused = |folder: &Path, with: &[&str]| {
        let with: Vec<String> = with.iter().map(|id| (*id).to_owned()).collect();
        let folders = if folder.as_os_str().is_empty() { Vec::new() } else { vec![folder.into()] };
        lobby::open(&folders, &with, None).err().expect("it is not opened")
    };
    let nowhere = folder.path("nowhere");
    assert!(matches!(refused(&nowhere, &[]), NotOpened::Folder(path, _) if path == nowhere));
    let file = written(&folder, "a_file", "");
    assert!(matches!(refused(&file, &[]), NotOpened::Folder(path, _) if path == file));
    let expansion = support::expansions(engine::SHELF[0].id())[0].clone();
    let near = &expansion[1..];
    let wrong = refused(Path::new(""), &[near]);
    assert!(
        matches!(&wrong, NotOpened::NoPack { id, known } if id == near && known.contains(&expansion))
    );
    let inner = folder.path("inner");
    fs::create_dir_all(&inner).expect("a folder");
    let about = format!("id = \"mine\"\ngame = \"{}\"\nversion = 1\n", engine::SHELF[0].id());
    fs::write(inner.join("pack.toml"), about).expect("written");
    let wrong = refused(&folder.path(""), &[]);
    assert!(
        matches!(&wrong, NotOpened::Deeper(path, packs) if *path == folder.path("") && *packs == [inner])
    );
}

#[test]
fn what_is_offered_is_known_without_reading_all_cards() {
    for game in engine::SHELF {
        for way in support::ways(game.id()) {
            let packs = Packs::open(&[]).expect("built in").with(&way);
            let content = packs.content();
            let opened = content.playable(game.id()).expect("sound");
            let offered = lobby::offered(&content, game.id()).expect("it is on the shelf");
            assert_eq!(
                (offered.seats, offered.options),
                (opened.seats(), opened.options()),
                "{way:?}"
            );
        }
    }
    assert!(lobby::offered(&Packs::open(&[]).expect("built in").content(), "chess").is_none());
}
