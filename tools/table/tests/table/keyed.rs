//! Keys are named like on keyboards of a language.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::Keeper;
use play::Eye;
use table::{Depth, Ground, Manner, Screen, Theme};

use crate::support::{SIZES, TAGS, blank, hot_seat, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// The help on the smallest screen, without clipped text.
fn help(screen: &mut Screen<'_>) -> String {
    screen.take(&Event::Key(KeyEvent::new(KeyCode::Char('?'), KeyModifiers::NONE)));
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    let (_, clipped) = screen.sight();
    assert!(clipped.is_empty(), "{clipped:?}\n{}", text(&buffer));
    text(&buffer)
}

#[test]
fn the_help_names_keys_as_keyboards_of_the_language_do() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let named = [
        ["Umschalt+Tab", "Eingabe", "Bild auf  Bild ab  [ ]", "Pos1  Ende", "Leertaste"],
        ["Shift+Tab", "Enter", "PgUp  PgDn  [ ]", "Home  End", "Space"],
        ["Maj+Tab", "Entrée", "Page préc.  Page suiv.  [ ]", "Début  Fin", "Espace"],
        ["Shift+Tab", "Enter", "PgUp  PgDn  [ ]", "Home  End", "Spatie"],
    ];
    for (tag, [before, take, rounds, ends, space]) in TAGS.into_iter().zip(named) {
        let keeper = Keeper::new(place(&format!("keyed-{tag}")));
        let mut game = hot_seat(&content, way, tag, (2, 1), (1, keeper));
        let shown = help(&mut Screen::new(&mut game, MANNER));
        for name in [&format!("Tab  {before} "), take] {
            assert!(shown.contains(name), "{tag}: {name}\n{shown}");
        }
        let shown = help(&mut Screen::looking_back(&mut game, MANNER, Eye::Bystander));
        for name in [rounds, ends, space] {
            assert!(shown.contains(&format!("{name} ")), "{tag}: {name}\n{shown}");
        }
    }
}

#[test]
fn the_line_of_keys_below_the_table_is_never_cut_short() {
    let way = ways()[0];
    let packs = packs(way);
    let content = packs.content();
    let lines = ["keys-line", "keys-line-replay", "keys-line-news", "keys-line-form"];
    let lines = lines.into_iter().chain([
        "keys-line-hold",
        "keys-line-last",
        "keys-line-list",
        "keys-line-list-form",
        "keys-line-moments",
        "keys-line-replay-scroll",
        "keys-line-typed",
    ]);
    for tag in TAGS {
        let keeper = Keeper::new(place(&format!("line-{tag}")));
        let game = hot_seat(&content, way, tag, (2, 1), (1, keeper));
        for id in lines.clone().chain(["keys-line-end"]) {
            let line = game.sight().tell(table::SPACE, id, &[]);
            assert!(page::width(&line) <= 78, "{tag} {id}: {line}");
        }
        // The visible lines are shown after it.
        let line = game.sight().tell(table::SPACE, "keys-line-end", &[]);
        assert!(page::width(&line) <= 60, "{tag}: {line}");
    }
}
