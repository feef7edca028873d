//! Every tutorial, played to its end with the expected answers, and with accepted alternatives.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::lobby::{PackTutorial, tutorials};
use desk::{Content, Keeper, Packs, Speech, players_of};
use play::Waiting;
use ratatui::buffer::Buffer;
use table::{Depth, Ground, Key, Manner, Placed, Screen, Theme};
use text::Value;
use view::{Change, HotSeat, Input, Notice};

use crate::support::{TAGS, blank, place, text};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
/// The smallest screen.
const SMALL: (u16, u16) = (80, 24);
/// Number of sentences of the log.
const LOG: usize = 100;

/// The tutorials of the built-in packs, each with the packs that it is played with.
fn all() -> Vec<(PackTutorial, Content)> {
    let content = Packs::open(&[]).expect("built in").content();
    let all = tutorials(&content).into_iter();
    all.map(|tutorial| {
        assert!(!tutorial.broken, "{}", tutorial.name);
        let own = tutorial.content(&content);
        (tutorial, own)
    })
    .collect()
}

fn taught((pack, content): &(PackTutorial, Content), tag: &str) -> HotSeat {
    let tutorial = &pack.tutorial;
    let opened = content.playable(pack.game).expect("sound");
    let setup = tutorial.head.setup(&tutorial.source).expect("a table");
    let seed = tutorial.head.seed(&tutorial.source).expect("a seed");
    let mut table = opened.table(setup, seed).expect("known: set");
    let players = players_of(&tutorial.head, table.seats());
    desk::note_players(&mut *table, &players);
    let speech = Speech::open(content.trees(pack.game), &[tag.to_owned()]);
    let keeper = Keeper::new(place(&format!("taught-{}-{tag}", pack.name.replace('/', "-"))));
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
    let all = all();
    for one in &all {
        let tutorial = &one.0;
        for tag in TAGS {
            for free in [false, true] {
                let (said, freely) = learn(&mut taught(one, tag), tag, free);
                assert_eq!(said, tutorial.tutorial.lessons().count(), "{} {tag}", tutorial.name);
                assert!(freely >= 2, "{} {tag}: a learner tries {freely} times", tutorial.name);
            }
        }
    }
    assert!(all.len() >= 4, "{} tutorials", all.len());
}

/// A tutorial teaches the game that a new game plays, and is left like any other game.
#[test]
fn a_tutorial_plays_the_usual_game_and_speaks_of_no_shell() {
    for one in &all() {
        let tutorial = &one.0;
        let head = tutorial.tutorial.head.setup(&tutorial.tutorial.source).expect("a table");
        assert!(head.options.is_empty(), "{}: {:?}", tutorial.name, head.options);
        for tag in TAGS {
            let speech = Speech::open(one.1.trees(tutorial.game), &[tag.to_owned()]);
            for lesson in tutorial.tutorial.lessons() {
                let text = speech.voice().tell(play::tutorial::LESSONS, &lesson.text, &[]);
                assert!(!text.contains("cardwright"), "{} {tag}: {text}", tutorial.name);
            }
        }
    }
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
        let sight = hot_seat.sight();
        let newest = sight.gathered(&sight.last_told(LOG)).pop().map(|told| told.text);
        let mut screen = Screen::new(hot_seat, MANNER);
        let told = screen.view().lessons.clone();
        lessons += told.len();
        assert!(told.iter().all(|text| !text.contains('⟨')), "{tag}: {told:?}");
        let asked = expected.is_some();
        assert!(!asked || !told.is_empty(), "{tag}: a learner is asked without a word");
        if told.len() > 1 {
            beside_what_it_names(&mut screen, &told, tag);
        }
        in_sight(&mut screen, told.last(), &keys, tag);
        let offers = screen.view().ask.as_ref().map_or(0, |ask| ask.offers.len());
        if let Some(written) = written.filter(|_| fitting.len() < offers) {
            screen.take(&Event::Key(KeyEvent::new(KeyCode::Char('n'), KeyModifiers::NONE)));
            assert_eq!(screen.pointed(), [written], "{tag}: a hint points at it");
        }
        // The log ends with what happened last, even if the tutorial jumped over it.
        assert_eq!(screen.told().last().map(|told| told.text.clone()), newest, "{tag}");
        let Some(expected) = expected else { break };
        let foretold = hot_seat.sight().preview(expected).and_then(|preview| preview.next);
        if let Some(other) = (0..offers).find(|offer| !fitting.contains(offer)) {
            declined(hot_seat, other, tag);
        }
        assert_eq!(hot_seat.game().answers(), answers, "{tag}");
        assert_eq!(hot_seat.take(Input::Offer { offer: expected }), Change::Table, "{tag}");
        asks_as_foretold(hot_seat, foretold.as_deref(), tag);
    }
    (lessons, freely)
}

/// A question that a preview announced is asked, and not answered by the tutorial.
fn asks_as_foretold(hot_seat: &mut HotSeat, foretold: Option<&str>, tag: &str) {
    hot_seat.go_on();
    let speech = hot_seat.sight().speech();
    let asks = |question: &str| speech.tell("preview-asks", &[("question", Value::Text(question))]);
    let Waiting::Asks { prompt, .. } = hot_seat.game().table().waiting() else { return };
    let announces = |next: &&str| next.starts_with(asks("").trim_end());
    if let Some(foretold) = foretold.filter(announces) {
        assert_eq!(foretold, asks(&speech.voice().say(&prompt)), "{tag}");
    }
}

/// The lesson is complete on the smallest screen, and displaces neither the keys nor the visible
/// part of the list.
fn in_sight(screen: &mut Screen<'_>, lesson: Option<&String>, keys: &str, tag: &str) {
    let (mut buffer, area) = blank(SMALL);
    screen.paint(&mut buffer, area);
    let shown = text(&buffer);
    // A tutorial may end with its game.
    if screen.view().end.is_none() {
        assert_eq!(shown.lines().last(), Some(keys), "{tag}\n{shown}");
        // A line for several offers lists all of them.
        let is_line = |one: &&Placed| matches!(one.spot.key, Key::Offer(_) | Key::Fold(_));
        let lines = screen.places().1.iter().filter(is_line);
        let listed: usize = lines.map(|one| one.spot.offers.len()).sum();
        let offers = screen.view().ask.as_ref().map_or(0, |ask| ask.offers.len());
        let foot = shown.lines().skip(1).collect::<String>();
        assert_eq!(listed < offers, foot.contains("▴▾"), "{tag}\n{shown}");
    }
    let (_, clipped) = screen.sight();
    assert!(clipped.is_empty(), "{tag}: {clipped:?}\n{shown}");
    assert!(lesson.is_none_or(|lesson| shows(&shown, lesson)), "{tag}: {lesson:?}\n{shown}");
}

/// Text to be read first is an overlay, and hides nothing on the board that it names.
fn beside_what_it_names(screen: &mut Screen<'_>, told: &[String], tag: &str) {
    let (mut buffer, area) = blank(SMALL);
    screen.paint(&mut buffer, area);
    let shown = text(&buffer);
    assert!(shown.contains('╭') && shows(&shown, &told[0]), "{tag}\n{shown}");
    // What the page names is in sight beside it.
    let mut below = blank(SMALL);
    screen.take(&Event::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)));
    screen.paint(&mut below.0, below.1);
    let before = &told[..told.len() - 1];
    for one in screen.places().1.iter().filter(|one| names(before, one)) {
        assert_eq!(at(&buffer, one), at(&below.0, one), "{tag}: {:?}\n{shown}", one.spot.text);
    }
}

/// Whether some lessons name something on the board.
fn names(lessons: &[String], placed: &Placed) -> bool {
    let name = placed.spot.text.split(|letter: char| !letter.is_alphabetic()).next();
    let name = name.filter(|name| name.len() > 3 && name.starts_with(char::is_uppercase));
    matches!(placed.spot.key, Key::Cell(..))
        && name.is_some_and(|name| lessons.iter().any(|lesson| lesson.contains(name)))
}

/// What is drawn on a spot.
fn at(buffer: &Buffer, placed: &Placed) -> String {
    let rect = placed.rect;
    let cells = (rect.y..rect.bottom()).flat_map(|y| (rect.x..rect.right()).map(move |x| (x, y)));
    cells.map(|at| buffer[at].symbol()).collect()
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
    for one in &all() {
        for tag in TAGS {
            let mut hot_seat = taught(one, tag);
            hot_seat.go_on();
            let fitting = hot_seat.game().fitting();
            let pace = hot_seat.sight().tell(table::SPACE, "pace-quick", &[]);
            let mut screen = Screen::new(&mut hot_seat, MANNER);
            press(&mut screen, KeyCode::Esc, SMALL);
            let ask = screen.view().ask.clone().expect("asked");
            let lesson = screen.view().lessons.last().cloned().expect("it begins with one");
            let shown = press(&mut screen, KeyCode::Char('-'), SMALL);
            assert!(shows(&shown, &lesson) && shows(&shown, &pace), "{tag}\n{shown}");
            // A choice that does not fit has its answer beside the lesson.
            let other = (0..ask.offers.len()).find(|offer| !fitting.contains(offer));
            for digit in (other.expect("not all fit") + 1).to_string().chars() {
                press(&mut screen, KeyCode::Char(digit), SMALL);
            }
            let shown = press(&mut screen, KeyCode::Enter, SMALL);
            assert!(shows(&shown, &lesson), "{tag}\n{shown}");
            // A lower screen has no room for it.
            let shown = press(&mut screen, KeyCode::Esc, (80, 8));
            assert!(shown.contains("… (r)") && !shows(&shown, &lesson), "{tag}\n{shown}");
            assert!(shows(&shown, &ask.heading), "{tag}\n{shown}");
            let read = press(&mut screen, KeyCode::Char('r'), SMALL);
            assert!(shows(&read, &lesson), "{tag}\n{read}");
        }
    }
}

#[test]
fn a_lesson_is_heard_before_the_question() {
    let heard = Manner { announce: true, ..MANNER };
    let mut lessons = 0;
    for one in &all() {
        for tag in TAGS {
            let mut hot_seat = taught(one, tag);
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
                let lesson = told.last().expect("asked with a word");
                let at = said.find(lesson.as_str());
                assert!(at.is_some_and(|at| at < question), "{tag}: “{said}”");
                lessons += 1;
                assert_eq!(hot_seat.take(Input::Offer { offer: written }), Change::Table);
            }
        }
    }
    assert!(lessons > 4 * TAGS.len(), "{lessons} lessons");
}
