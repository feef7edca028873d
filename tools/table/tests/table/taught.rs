//! Every tutorial, played to its end with the expected answers, and with accepted alternatives.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::{Content, Keeper, Speech, players_of};
use play::Tutorial;
use table::{Depth, Ground, Key, Manner, Screen, Theme};
use view::{Change, HotSeat, Input, Notice};

use crate::support::{TAGS, Way, blank, packs, place, text, ways};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// The tutorials of the packs in use by default, each with its game.
fn tutorials(content: &Content, game: &str) -> Vec<Tutorial> {
    let (files, findings) = content.library.tutorials(game);
    assert!(findings.is_empty(), "{findings:?}");
    files.iter().map(|file| Tutorial::read(&file.source).0).collect()
}

fn taught(content: &Content, way: Way, tutorial: &Tutorial, tag: &str) -> HotSeat {
    let opened = content.playable(way.game).expect("sound");
    let setup = tutorial.head.setup(&tutorial.source).expect("a table");
    let seed = tutorial.head.seed(&tutorial.source).expect("a seed");
    let mut table = opened.table(setup, seed).expect("known: set");
    let players = players_of(&tutorial.head, table.seats());
    desk::note_players(&mut *table, &players);
    let speech = Speech::open(content.trees(way.game), &[tag.to_owned()]);
    let keeper = Keeper::new(place(&format!("taught-{}-{tag}", way.game)));
    let mut hot_seat = HotSeat::new(opened, table, players, speech, keeper);
    // The message about the file must not hide a lesson.
    hot_seat.greet("started", seed);
    hot_seat.teach(tutorial.clone());
    hot_seat
}

/// Whether a screen contains all words of a text.
fn shows(shown: &str, text: &str) -> bool {
    text.split_whitespace().all(|word| shown.contains(word))
}

#[test]
fn each_tutorial_is_played_to_its_end_in_each_language() {
    let mut lessons = 0;
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        for tutorial in tutorials(&content, way.game) {
            for tag in TAGS {
                for free in [false, true] {
                    let mut hot_seat = taught(&content, way, &tutorial, tag);
                    let (said, freely) = learn(&mut hot_seat, tag, free);
                    assert_eq!(said, tutorial.lessons().count(), "{} {tag}", way.game);
                    assert!(freely >= 2, "{} {tag}: a learner tries {freely} times", way.game);
                    lessons += said;
                }
            }
        }
    }
    assert!(lessons >= 4 * 12 * TAGS.len(), "there are two games to learn");
}

/// Plays a tutorial: the written answer, or an alternative. At each question, an offer that does
/// not fit is tried first. Returns the number of lessons, and how often several offers fitted.
fn learn(hot_seat: &mut HotSeat, tag: &str, free: bool) -> (usize, usize) {
    let (mut lessons, mut freely, mut last) = (0, 0, false);
    while !last {
        hot_seat.go_on();
        let fitting = hot_seat.game().fitting();
        freely += usize::from(fitting.len() > 1);
        let other =
            fitting.iter().rfind(|offer| free && Some(**offer) != hot_seat.game().written());
        let expected = other.copied().or(hot_seat.game().written());
        let written = hot_seat.game().written();
        last = expected.is_none();
        let answers = hot_seat.game().answers();
        let keys = hot_seat.sight().tell(table::SPACE, "keys-line", &[]);
        let mut screen = Screen::new(hot_seat, MANNER);
        let told = screen.view().lessons.clone();
        lessons += told.len();
        assert!(told.iter().all(|text| !text.contains('⟨')), "{tag}: {told:?}");
        if told.len() > 1 {
            beside_the_question(&mut screen, &told, tag);
            screen.take(&Event::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)));
        }
        in_sight(&mut screen, told.last(), &keys, tag);
        let offers = screen.view().ask.as_ref().map_or(0, |ask| ask.offers.len());
        if let Some(written) = written.filter(|_| fitting.len() < offers) {
            screen.take(&Event::Key(KeyEvent::new(KeyCode::Char('n'), KeyModifiers::NONE)));
            assert_eq!(screen.pointed(), [written], "{tag}: a hint points at it");
        }
        let Some(expected) = expected else { break };
        if let Some(other) = (0..offers).find(|offer| !fitting.contains(offer)) {
            declined(hot_seat, other, tag);
        }
        assert_eq!(hot_seat.game().answers(), answers, "{tag}");
        assert_eq!(hot_seat.take(Input::Offer { offer: expected }), Change::Table, "{tag}");
    }
    (lessons, freely)
}

/// The lesson is complete on the smallest screen, and displaces neither the keys nor the visible
/// part of the list.
fn in_sight(screen: &mut Screen<'_>, lesson: Option<&String>, keys: &str, tag: &str) {
    let (mut buffer, area) = blank((80, 24));
    screen.paint(&mut buffer, area);
    let shown = text(&buffer);
    assert_eq!(shown.lines().last(), Some(keys), "{tag}\n{shown}");
    let listed = screen.places().1.iter().filter(|one| matches!(one.spot.key, Key::Offer(_)));
    let offers = screen.view().ask.as_ref().map_or(0, |ask| ask.offers.len());
    assert_eq!(listed.count() < offers, shown.contains("▴▾ "), "{tag}\n{shown}");
    let (_, clipped) = screen.sight();
    assert!(clipped.is_empty(), "{tag}: {clipped:?}\n{shown}");
    assert!(lesson.is_none_or(|lesson| shows(&shown, lesson)), "{tag}: {lesson:?}\n{shown}");
}

/// Text to be read first is an overlay, and hides neither the remaining lesson nor the question.
fn beside_the_question(screen: &mut Screen<'_>, told: &[String], tag: &str) {
    let (mut buffer, area) = blank((80, 24));
    screen.paint(&mut buffer, area);
    let shown = text(&buffer);
    let heading = &screen.view().ask.as_ref().expect("asked").heading;
    let lesson = told.last().expect("there are several");
    assert!(shown.contains('╭') && shows(&shown, &told[0]), "{tag}\n{shown}");
    assert!(shows(&shown, lesson) && shows(&shown, heading), "{tag}: {lesson}\n{shown}");
}

/// Another offer is rejected with a reason.
fn declined(hot_seat: &mut HotSeat, offer: usize, tag: &str) {
    assert_eq!(hot_seat.take(Input::Offer { offer }), Change::Nothing, "{tag}");
    let notices = hot_seat.notices();
    let [Notice::Says { id: "lesson-otherwise", text: why }] = &notices[..] else {
        panic!("{tag}: {notices:?}");
    };
    assert!(!why.is_empty() && !why.contains('⟨'), "{tag}: {why}");
}

/// The content of the smallest screen after a key.
fn press(screen: &mut Screen<'_>, code: KeyCode, size: (u16, u16)) -> String {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    text(&buffer)
}

#[test]
fn a_lesson_stays_while_something_else_is_said_and_can_be_read_whole() {
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        for tutorial in tutorials(&content, way.game) {
            for tag in TAGS {
                let mut hot_seat = taught(&content, way, &tutorial, tag);
                hot_seat.go_on();
                let pace = hot_seat.sight().tell(table::SPACE, "pace-quick", &[]);
                let mut screen = Screen::new(&mut hot_seat, MANNER);
                press(&mut screen, KeyCode::Esc, (80, 24));
                let lesson = screen.view().lessons.last().cloned().expect("it begins with one");
                let shown = press(&mut screen, KeyCode::Char('-'), (80, 24));
                assert!(shows(&shown, &lesson) && shows(&shown, &pace), "{tag}\n{shown}");
                // A lower screen has no room for it.
                let shown = press(&mut screen, KeyCode::Esc, (80, 8));
                assert!(shown.contains("… (r)") && !shows(&shown, &lesson), "{tag}\n{shown}");
                let heading = &screen.view().ask.as_ref().expect("asked").heading;
                assert!(shows(&shown, heading), "{tag}\n{shown}");
                let read = press(&mut screen, KeyCode::Char('r'), (80, 24));
                assert!(shows(&read, &lesson), "{tag}\n{read}");
            }
        }
    }
}

#[test]
fn a_lesson_is_heard_before_the_question() {
    let heard = Manner { announce: true, ..MANNER };
    let mut lessons = 0;
    for way in ways().into_iter().filter(|way| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        for tutorial in tutorials(&content, way.game) {
            for tag in TAGS {
                let mut hot_seat = taught(&content, way, &tutorial, tag);
                loop {
                    hot_seat.go_on();
                    let written = hot_seat.game().written();
                    let mut screen = Screen::new(&mut hot_seat, heard);
                    let told = screen.view().lessons.clone();
                    if told.len() > 1 {
                        let first = screen.announcement();
                        assert!(first.contains(told[0].trim()), "{tag}: “{first}”");
                        screen.take(&Event::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)));
                    }
                    let (Some(written), Some(ask)) = (written, screen.view().ask.clone()) else {
                        break;
                    };
                    let said = screen.announcement();
                    let question = said.find(&ask.heading).expect("the question is heard");
                    if let Some(lesson) = told.last() {
                        let at = said.find(lesson.as_str());
                        assert!(at.is_some_and(|at| at < question), "{tag}: “{said}”");
                        lessons += 1;
                    }
                    assert_eq!(hot_seat.take(Input::Offer { offer: written }), Change::Table);
                }
            }
        }
    }
    assert!(lessons > 4 * TAGS.len(), "{lessons} lessons");
}
