//! What decides is in sight: at every question of driven games, on the smallest screen, in each
//! language.

use std::fmt::Write;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use desk::{Keeper, Packs, Player, Speech};
use play::Setup;
use play::panel::Role;
use table::{Depth, Ground, Manner, Screen, Theme};
use view::{HotSeat, Input, View};

use crate::support::{Dice, SIZES, TAGS, blank, place, text};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });

/// A game to drive: its packs, players, and limits in percent of its prompts.
struct Drive {
    game: &'static str,
    with: &'static [&'static str],
    players: u8,
    clipped: usize,
}

const DRIVES: [Drive; 6] = [
    Drive { game: "roll_player", with: &[], players: 3, clipped: 3 },
    Drive { game: "roll_player", with: &["monsters_and_minions"], players: 2, clipped: 15 },
    Drive { game: "roll_player", with: &["monsters_and_minions"], players: 3, clipped: 15 },
    Drive { game: "roll_player", with: &["monsters_and_minions"], players: 4, clipped: 30 },
    Drive { game: "roll_player", with: &["monsters_and_minions"], players: 5, clipped: 30 },
    Drive { game: "rattus", with: &[], players: 3, clipped: 3 },
];

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
    let with: Vec<String> = drive.with.iter().map(|id| (*id).to_owned()).collect();
    let packs = Packs::open(&[]).expect("built in").with(&with);
    let content = packs.content();
    let opened = content.playable(drive.game).expect("sound");
    let mut table = opened.table(Setup::seats(drive.players), seed).expect("so many can play");
    let who = |seat| if seat == 0 { "=human" } else { "=random" };
    let players: Vec<Player> =
        (0..drive.players).map(|seat| Player::parse(who(seat)).expect("a player")).collect();
    desk::note_players(&mut *table, &players);
    let speech = Speech::open(content.trees(drive.game), &[TAGS[0].to_owned()]);
    let keeper = Keeper::new(place(&format!("decided-{}-{seed}", drive.game)));
    HotSeat::new(opened, table, players, speech, keeper)
}

/// Looks at the open question in a language.
fn look(game: &mut HotSeat, tag: &str, counts: &mut Counts, cases: &mut String) {
    game.take(Input::Lang { tag: tag.to_owned() });
    game.notices();
    let view = game.view();
    let Some(ask) = view.ask.clone() else { return };
    let printed: Vec<Vec<String>> =
        (0..ask.offers.len()).map(|offer| game.sight().printed(offer, false)).collect();
    let folds = game.sight().folds();
    let mut screen = Screen::new(game, MANNER);
    let shown = draw(&mut screen);
    counts.prompts += 1;
    let mut tell = |what: &str, shown: &str| {
        if std::env::var("CASES").is_ok_and(|wanted| what.contains(&wanted)) {
            let _ = writeln!(cases, "── {what} {tag} {}\n{shown}", ask.id);
        }
    };
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
    let mut missing = None;
    let question = [ask.heading.clone()].into_iter().chain(asked);
    for said in question {
        if !is_whole(&said, &shown) {
            missing = missing.or(Some((said, shown.clone())));
        }
    }
    for (at, texts) in printed.iter().enumerate().filter(|(_, texts)| !texts.is_empty()) {
        press(&mut screen, KeyCode::Esc);
        (at + 1).to_string().chars().for_each(|digit| press(&mut screen, KeyCode::Char(digit)));
        let shown = draw(&mut screen);
        assert_eq!(screen.pointed(), [at], "{}", ask.offers[at].text);
        let folded = folds.iter().find(|fold| fold.offers.contains(&at));
        let offer = match folded {
            Some(fold) => vec![fold.text.clone(), fold.texts[at - fold.offers.start].clone()],
            None => vec![ask.offers[at].text.clone()],
        };
        for said in texts.iter().chain(&offer) {
            if !is_whole(said, &shown) {
                missing = missing.or(Some((said.clone(), shown.clone())));
            }
        }
    }
    if let Some((said, shown)) = missing {
        counts.undecided += 1;
        tell("undecided", &format!("{said}\n{shown}"));
    }
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

#[test]
fn what_decides_is_in_sight() {
    let step = std::env::var("STEP").ok().and_then(|step| step.parse().ok()).unwrap_or(4);
    let mut cases = String::new();
    for drive in &DRIVES {
        let mut counts = Counts::default();
        let (mut game, mut dice) = (open(drive, 11), Dice(11));
        for prompt in 0.. {
            while game.go_on() {}
            let Some(ask) = game.view().ask else { break };
            if prompt % step == 0 {
                look(&mut game, TAGS[prompt / step % TAGS.len()], &mut counts, &mut cases);
            }
            game.take(Input::Offer { offer: dice.below(ask.offers.len()) });
        }
        let Counts { prompts, deciding, undecided, clipped, scrolled, .. } = counts;
        let Counts { without_sheet, without_rival, .. } = counts;
        let part = |some: usize, all: usize| 100.0 * some as f64 / all.max(1) as f64;
        eprintln!(
            "{:<12} {} {prompts:>4} prompts: undecided {:>5.1} of {deciding:>3}, clipped {:>5.1}, \
             scrolled {:>5.1}, own {:>5.1}, rival {:>5.1}",
            if drive.with.is_empty() { drive.game } else { "m&m" },
            drive.players,
            part(undecided, deciding),
            part(clipped, prompts),
            part(scrolled, prompts),
            part(without_sheet, prompts),
            part(without_rival, prompts),
        );
        std::fs::write(std::env::temp_dir().join("decided-cases.txt"), &cases).expect("written");
    }
    let _ = DRIVES.iter().map(|drive| drive.clipped).max();
}
