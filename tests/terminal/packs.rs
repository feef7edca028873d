//! A game with a stranger's pack is found again on the page that opens.

use super::pty::Pty;
use super::{SEATS, SIZES};
use crate::cli::Folder;
use crate::support::entries;

/// The page that lists the games that can be gone on with.
fn saved(folder: &Folder) -> Pty {
    let mut pty = Pty::start(&["--lang", "en"], &folder.path("home"), SIZES[0]);
    pty.wait_for("Cardwright");
    for keys in ["\x1b[B", "\x1b[B", "\r"] {
        pty.press(keys);
    }
    pty.wait_for("Roll Player");
    pty
}

/// Leaves the table that lies open, and then the pages.
fn leave(mut pty: Pty) {
    pty.press("q");
    pty.wait_for("Cardwright");
    pty.press("\x1b");
    assert_eq!(pty.end().code(), Some(0));
}

#[test]
fn a_game_with_a_strangers_pack_goes_on_and_says_when_the_pack_is_missing() {
    let folder = Folder::with_pack();
    let (pack, home) = (folder.word("moonlit_market"), folder.path("home"));
    let begun = ["play", "--pack", &pack, "--seed", "7", "--lang", "en", "--pace", "off"];
    let mut pty = Pty::start(&[&begun[..], &SEATS].concat(), &home, SIZES[0]);
    pty.wait_for("Which race?");
    pty.press("1\r");
    pty.press("q");
    assert_eq!(pty.end().code(), Some(0));
    let games = entries(&home.join("cardwright"));
    let game = games.iter().find(|path| path.extension().is_some_and(|ends| ends == "play"));
    let game = game.expect("it is kept").to_str().expect("a plain name").to_owned();
    let record = std::fs::read_to_string(&game).expect("it is kept");
    let place = folder.word("");
    assert!(!record.contains(&place), "where a pack lies stands in no game:\n{record}");

    // Nobody names the folder again.
    let mut pty = saved(&folder);
    pty.wait_for("Anna");
    pty.press("\r");
    pty.wait_for("Anna — ");
    leave(pty);

    std::fs::rename(&pack, folder.path("elsewhere")).expect("moved");
    let mut pty = saved(&folder);
    pty.wait_for("the pack “moonlit_market” is missing");
    pty.press("\r");
    pty.wait_for("name its folder with --pack");
    pty.press("\x1b");
    assert_eq!(pty.end().code(), Some(0));
    assert_eq!(std::fs::read_to_string(&game).expect("it is kept"), record);

    // Where it is named again, it is known again.
    let elsewhere = folder.word("elsewhere");
    let again = ["play", "--resume", &game, "--pack", &elsewhere, "--lang", "en", "--pace", "off"];
    let mut pty = Pty::start(&again, &home, SIZES[0]);
    pty.wait_for("Anna — ");
    pty.press("q");
    assert_eq!(pty.end().code(), Some(0));
    let mut pty = saved(&folder);
    pty.wait_for("Anna");
    pty.press("\r");
    pty.wait_for("Anna — ");
    leave(pty);
}
