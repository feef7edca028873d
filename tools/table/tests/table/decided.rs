//! What decides is in sight: at every question of driven games, on the smallest screen, in each
//! language.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::{Keeper, Packs, Player, Speech};
use engine::SHELF;
use play::Setup;
use play::panel::Role;
use table::{Depth, Ground, Manner, Screen, Theme};
use view::{Ask, Fold, HotSeat, Input, View};

use crate::support::{Dice, SIZES, TAGS, blank, place, text};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// A game to drive.
struct Drive {
    /// Its index on the shelf.
    game: usize,
    /// Whether it is played with the pack that allows more seats.
    grown: bool,
    players: u8,
    /// Maximum share of its prompts, in percent, at which something is clipped.
    clipped: f64,
}

/// Maximum share of the prompts of a game, in percent, at which the list of offers is scrolled.
const SCROLLED: f64 = 5.0;

/// Minimum number of prompts of a game that are looked at, in as many games as needed.
const PROMPTS: usize = 150;

/// Counts of prompts.
#[derive(Default)]
struct Counts {
    prompts: usize,
    /// With texts that decide, and those where one of them is not whole.
    deciding: usize,
    undecided: usize,
    clipped: usize,
    scrolled: usize,
    without_sheet: usize,
    without_rival: usize,
}

fn press(screen: &mut Screen<'_>, code: KeyCode) {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

fn draw(screen: &mut Screen<'_>) -> String {
    let (mut buffer, area) = blank(SIZES[0]);
    screen.paint(&mut buffer, area);
    text(&buffer)
}

fn dense(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Whether all of a text is on the screen: in lines of its own, or in parts on a screen without
/// any sign that something is cut.
fn is_whole(said: &str, shown: &str) -> bool {
    let words = || said.split_whitespace().all(|word| shown.contains(word));
    dense(shown).contains(&dense(said)) || (!is_cut(shown) && words())
}

/// Whether something above the line of keys is cut.
fn is_cut(shown: &str) -> bool {
    shown.lines().take(SIZES[0].1 as usize - 1).any(|line| line.contains('…'))
}

fn open(drive: &Drive, seed: u64) -> HotSeat {
    let (packs, game) = (Packs::open(&[]).expect("built in"), SHELF[drive.game].id());
    let more = desk::lobby::added(&packs, game).into_iter().find(|pack| pack.more_seats);
    let with = more.filter(|_| drive.grown).map(|pack| pack.pack);
    let packs = packs.with(&Vec::from_iter(with));
    let content = packs.content();
    let opened = content.playable(game).expect("sound");
    let mut table = opened.table(Setup::seats(drive.players), seed).expect("so many can play");
    let who = |seat| if seat == 0 { "=human" } else { "=random" };
    let players: Vec<Player> =
        (0..drive.players).map(|seat| Player::parse(who(seat)).expect("a player")).collect();
    desk::note_players(&mut *table, &players);
    let speech = Speech::open(content.trees(game), &[TAGS[0].to_owned()]);
    let keeper = Keeper::new(place(&format!("decided-{game}-{seed}")));
    HotSeat::new(opened, table, players, speech, keeper)
}

/// Looks at the open question in a language.
fn look(game: &mut HotSeat, tag: &str, counts: &mut Counts) {
    game.take(Input::Lang { tag: tag.to_owned() });
    game.notices();
    let view = game.view();
    let Some(ask) = view.ask.clone() else { return };
    let printed: Vec<Vec<String>> =
        (0..ask.offers.len()).map(|offer| game.sight().printed(offer, false)).collect();
    let mut screen = Screen::new(game, MANNER);
    let shown = draw(&mut screen);
    let folds = screen.folds().to_vec();
    counts.prompts += 1;
    let players = view.panels.iter().filter(|it| matches!(it.role, Role::Sheet { .. })).count();
    let tell =
        |what: &str, shown: &str| println!("── {what}: {tag} {} of {players}\n{shown}", ask.id);
    if is_cut(&shown) {
        counts.clipped += 1;
        tell("clipped", &shown);
    }
    if shown.contains("▴▾") {
        counts.scrolled += 1;
        tell("scrolled", &shown);
    }
    let (sheet, rivals) = sheets(&view, &screen);
    if !sheet {
        counts.without_sheet += 1;
        tell("sheet", &shown);
    }
    if !rivals {
        counts.without_rival += 1;
        tell("rival", &shown);
    }
    let (seen, _) = screen.sight();
    let is_seen = |no: usize| seen.iter().any(|one| one.panel == no && one.whole);
    let asked = view.panels.iter().enumerate().filter(|(no, panel)| panel.asked && !is_seen(*no));
    let asked: Vec<String> = asked.flat_map(|(_, panel)| said(panel)).collect();
    if asked.is_empty() && printed.iter().all(Vec::is_empty) {
        return;
    }
    counts.deciding += 1;
    let mut question = [ask.heading.clone()].into_iter().chain(asked);
    let missing = question.find(|said| !is_whole(said, &shown));
    let missing = missing.map(|said| format!("{said}\n{shown}"));
    let texts = texts(&ask, &printed, &folds);
    if let Some(missing) = missing.or_else(|| not_whole(&mut screen, &texts)) {
        counts.undecided += 1;
        tell("undecided", &missing);
    }
}

/// The texts that decide about each offer with cards: those of the cards, and of the offer. In a
/// fold, it is shorter, after the text of the fold.
fn texts(ask: &Ask, printed: &[Vec<String>], folds: &[Fold]) -> Vec<(usize, Vec<String>)> {
    let of = |(at, texts): (usize, &Vec<String>)| {
        let folded = folds.iter().find(|fold| fold.offers.contains(&at));
        let offer = match folded {
            Some(fold) => vec![fold.text.clone(), fold.texts[at - fold.offers.start].clone()],
            None => vec![ask.offers[at].text.clone()],
        };
        (at, texts.iter().cloned().chain(offer).collect())
    };
    printed.iter().enumerate().filter(|(_, texts)| !texts.is_empty()).map(of).collect()
}

/// Highlights each offer. Returns the first text that is not whole then, with the screen.
fn not_whole(screen: &mut Screen<'_>, texts: &[(usize, Vec<String>)]) -> Option<String> {
    texts.iter().find_map(|(at, texts)| {
        press(screen, KeyCode::Esc);
        (at + 1).to_string().chars().for_each(|digit| press(screen, KeyCode::Char(digit)));
        let shown = draw(screen);
        assert_eq!(screen.pointed(), [*at], "{shown}");
        let missing = texts.iter().find(|said| !is_whole(said, &shown));
        missing.map(|said| format!("{said}\n{shown}"))
    })
}

/// The texts of a panel that the question is about: those of its short version, if it has one.
fn said(panel: &view::Panel) -> Vec<String> {
    let rows = panel.rows.iter().flat_map(|row| &row.cells).filter(|_| panel.brief.is_empty());
    let cells = panel.brief.iter().skip(1).chain(rows);
    cells.map(|cell| cell.text.clone()).filter(|text| !text.is_empty()).collect()
}

/// Whether the own sheet is whole, and a line of each rival is in sight.
fn sheets(view: &View, screen: &Screen<'_>) -> (bool, bool) {
    let own = view.eyes.as_ref().map(|eyes| eyes.seat);
    let (seen, _) = screen.sight();
    let (mut whole, mut lines) = (true, true);
    for (no, panel) in view.panels.iter().enumerate() {
        let Role::Sheet { seat } = panel.role else { continue };
        let here = seen.iter().find(|one| one.panel == no);
        if Some(seat) == own {
            whole &= here.is_some_and(|one| one.whole);
        } else {
            lines &= here.is_some();
        }
    }
    (whole, lines)
}

/// Plays a game to its end, and looks at each question, in one language after another.
fn drive(drive: &Drive, seed: u64, counts: &mut Counts) {
    let (mut game, mut dice) = (open(drive, seed), Dice(seed));
    loop {
        while game.go_on() {}
        let Some(ask) = game.view().ask else { break };
        let nth = counts.prompts + seed as usize;
        look(&mut game, TAGS[nth % TAGS.len()], counts);
        game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
    }
}

#[track_caller]
fn is_in_sight(game: &Drive) {
    let mut counts = Counts::default();
    for seed in 11.. {
        drive(game, seed, &mut counts);
        if counts.prompts >= PROMPTS {
            break;
        }
    }
    let Counts { prompts, deciding, undecided, clipped, scrolled, .. } = counts;
    let part = |some: usize| some as f64 * 100.0 / prompts as f64;
    let (clipped, scrolled) = (part(clipped), part(scrolled));
    let more = if game.grown { " with more seats" } else { "" };
    let what = format!("{}{more} for {}", SHELF[game.game].id(), game.players);
    println!(
        "{what}: of {prompts} prompts {clipped:.1} % clipped, {scrolled:.1} % scrolled; \
         {deciding} with texts that decide"
    );
    assert_eq!(undecided, 0, "{what}: texts that decide are whole");
    assert_eq!(counts.without_sheet, 0, "{what}: the own sheet is whole");
    assert_eq!(counts.without_rival, 0, "{what}: each rival is in sight");
    assert!(clipped <= game.clipped, "{what}: {clipped:.1} % clipped");
    assert!(scrolled <= SCROLLED, "{what}: {scrolled:.1} % scrolled");
    assert!(deciding > 20, "{what}: {deciding}");
}

#[test]
fn what_decides_is_in_sight_in_a_small_box() {
    is_in_sight(&Drive { game: 0, grown: false, players: 3, clipped: 3.0 });
}

#[test]
fn what_decides_is_in_sight_with_more_for_two() {
    is_in_sight(&Drive { game: 0, grown: true, players: 2, clipped: 15.0 });
}

#[test]
fn what_decides_is_in_sight_with_more_for_three() {
    is_in_sight(&Drive { game: 0, grown: true, players: 3, clipped: 15.0 });
}

#[test]
fn what_decides_is_in_sight_with_more_for_four() {
    is_in_sight(&Drive { game: 0, grown: true, players: 4, clipped: 30.0 });
}

#[test]
fn what_decides_is_in_sight_with_more_for_five() {
    is_in_sight(&Drive { game: 0, grown: true, players: 5, clipped: 30.0 });
}

#[test]
fn what_decides_is_in_sight_on_a_map() {
    is_in_sight(&Drive { game: 1, grown: false, players: 3, clipped: 3.0 });
}
