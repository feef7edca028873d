//! `test` on files and folders of rulings, in packs and outside of them.

use super::{Folder, cardwright, copy, root};

/// Two rulings of a game that the file names; the second one fails.
const LOOSE: &str = "game rattus  seats 2

ruling cubes come out of the reserve
given A.gallia = 2
then A.reserve = 18

ruling they do not come from nowhere
given A.gallia = 2
then A.reserve = 20
";

#[test]
fn a_file_outside_of_packs_is_run_for_the_game_it_names() {
    let folder = Folder::new();
    folder.write("notes/cubes.play", LOOSE);
    let ran = cardwright(&["test", &folder.word("notes/cubes.play")]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.ends_with("2 rulings, 1 failed\n"), "{}", ran.out);
    // A folder of such files, also below it.
    let ran = cardwright(&["test", &folder.word("")]);
    assert!(ran.out.ends_with("2 rulings, 1 failed\n"), "{}", ran.out);
    folder.edit("notes/cubes.play", "reserve = 20", "reserve = 18");
    let ran = cardwright(&["test", &folder.word("notes")]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "2 rulings, 0 failed\n"), "{}", ran.err);
}

#[test]
fn what_is_found_in_a_loose_file_can_be_blessed() {
    let folder = Folder::new();
    folder.write("cubes.play", LOOSE);
    let file = folder.word("cubes.play");
    let ran = cardwright(&["test", &file, "--bless"]);
    assert!(ran.code == Some(0) && ran.out.contains("; 1 file written"), "{}", ran.out);
    assert_eq!(folder.read("cubes.play"), LOOSE.replace("reserve = 20", "reserve = 18"));
}

#[test]
fn a_loose_file_must_name_a_game_that_there_is() {
    for (head, code, said) in [
        ("seats 2", "missing-game", "add a line such as `game roll_player`"),
        ("game ratus  seats 2", "unknown-game", "did you mean “rattus”?"),
    ] {
        let folder = Folder::new();
        folder.write("cubes.play", LOOSE.replace("game rattus  seats 2", head));
        let ran = cardwright(&["test", &folder.word("cubes.play")]);
        assert_eq!(ran.code, Some(1), "{}", ran.out);
        assert!(ran.out.contains(&format!("error[{code}]")), "{}", ran.out);
        assert!(ran.out.contains(said), "{}", ran.out);
    }
}

#[test]
fn one_file_of_a_pack_is_run_with_the_pack() {
    let folder = Folder::with_pack();
    let ran = cardwright(&["test", &folder.word("moonlit_market/skill/moonwalk.play")]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "4 rulings, 0 failed\n"), "{}", ran.err);
}

#[test]
fn a_folder_within_a_pack_is_its_files() {
    let folder = Folder::new();
    copy(&root().join("tests/packs/hill_clans"), &folder.path("hill_clans"));
    let test = |path: &str| cardwright(&["test", &folder.word(path)]);
    assert!(test("hill_clans/race").out.ends_with("4 rulings, 0 failed\n"));
    assert!(test("hill_clans").out.ends_with("11 rulings, 0 failed\n"));
    for none in ["hill_clans/armor", "hill_clans/locales/en"] {
        let ran = test(none);
        assert_eq!(ran.code, Some(2), "{none}: {}", ran.out);
        assert!(ran.err.contains("there are no rulings in it"), "{none}: {}", ran.err);
    }
    // `lint` looks at these files alone, too.
    folder.edit("hill_clans/race/hillfolk.toml", "gold", "gilt");
    let lint = |path: &str| cardwright(&["lint", &folder.word(path)]).code;
    assert_eq!((lint("hill_clans/race"), lint("hill_clans/armor")), (Some(1), Some(0)));
}

#[test]
fn a_line_that_says_nothing_is_an_error() {
    for word in ["given", "then", "sees", "hides"] {
        let folder = Folder::new();
        let bare = format!("{LOOSE}\nruling bare\ngiven A.gallia = 2\n{word}\n# and no more\n");
        folder.write("cubes.play", bare.replace("reserve = 20", "reserve = 18"));
        let ran = cardwright(&["test", &folder.word("cubes.play")]);
        assert_eq!(ran.code, Some(1), "{word}: {}", ran.out);
        assert!(ran.out.contains("cubes.play:13:1"), "{word}: {}", ran.out);
        // What stands on the next lines belongs to it.
        folder.edit("cubes.play", "# and no more", "  A.reserve = 18");
        let ran = cardwright(&["test", &folder.word("cubes.play")]);
        assert_eq!(ran.code == Some(0), word == "then", "{word}: {}", ran.out);
    }
}

#[test]
fn a_pack_has_rulings_of_its_own() {
    let folder = Folder::with_pack();
    folder.write("moonlit_market/rulings/cubes.play", "seats 2\nruling a table\nthen round = 0\n");
    let ran = cardwright(&["test", &folder.word("moonlit_market")]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "14 rulings, 0 failed\n"), "{}", ran.err);
    let ran = cardwright(&["lint", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
}

#[test]
fn rulings_that_nothing_runs_are_an_error() {
    for (path, said) in [
        ("moon.play", "put it beside its card"),
        ("skill/moonwallk.play", "did you mean “moonwalk”?"),
        ("skill/deep/moonwalk.play", "put it beside its card"),
        ("effects/moonwalk.play", "put it beside its card"),
        ("rulings/deep/moonwalk.play", "put it beside its card"),
    ] {
        let folder = Folder::with_pack();
        folder.write(&format!("moonlit_market/{path}"), "seats 2\nthen round = 9\n");
        for (command, code) in [("lint", 1), ("test", 2)] {
            let ran = cardwright(&[command, &folder.word("moonlit_market")]);
            let said_all = format!("{}{}", ran.out, ran.err);
            assert_eq!(ran.code, Some(code), "{command} {path}\n{said_all}");
            assert!(said_all.contains("error[unrun-ruling]"), "{command} {path}\n{said_all}");
            assert!(said_all.contains(said), "{command} {path}\n{said_all}");
        }
    }
}

#[test]
fn failures_are_listed_by_title_with_the_question_that_is_open() {
    let folder = Folder::new();
    folder.write("cubes.play", LOOSE);
    let file = folder.word("cubes.play");
    let ran = cardwright(&["test", &file]);
    let failed = format!(
        "failed:\n  {file}:7  they do not come from nowhere  (open at its end: *)\n2 rulings, 1 failed\n"
    );
    assert!(ran.out.ends_with(&failed), "{}", ran.out);
    let ran = cardwright(&["test", &file, "-v"]);
    let held = format!("ok     {file}:3  cubes come out of the reserve  (open at its end: *)\n");
    let failed = format!("FAILED {file}:7  they do not come from nowhere  (open at its end: *)\n");
    assert!(ran.out.starts_with(&format!("{held}{failed}")), "{}", ran.out);
    // Who is over has no question open.
    folder.write(
        "cubes.play",
        "game rattus  seats 2\nruling the end\ngiven phase = over\nthen over = yes\n",
    );
    let ran = cardwright(&["test", &file, "-v"]);
    assert!(ran.out.starts_with(&format!("ok     {file}:2  the end\n")), "{}", ran.out);
}
