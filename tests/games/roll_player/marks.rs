//! How goals and prices stand, as the table shows it.

use std::rc::Rc;

use play::panel::{Cell, Mark, Panel, Role};
use play::{Eye, Message, Ref, Seat, Session, Setup, Table, Waiting};
use roll_player::RollPlayer;

use crate::support::roll_player_with;

/// The cells of some panels that are called so.
fn called<'p>(panels: &'p [Panel], names: &'p [&str]) -> impl Iterator<Item = &'p Cell> {
    let cells = panels.iter().flat_map(|panel| &panel.rows).flat_map(|row| &row.cells);
    cells.filter(|cell| cell.says.as_ref().is_some_and(|says| names.contains(&says.id.as_str())))
}

fn table(game: &Rc<RollPlayer>, seed: u64) -> Box<dyn Table> {
    let session = Session::new(Rc::clone(game), Setup::seats(3), seed);
    Box::new(session.expect("three can play"))
}

/// Plays a random game; looks at each question.
fn play_through(mut table: Box<dyn Table>, seed: u64, mut look: impl FnMut(&dyn Table)) {
    let mut dice = seed;
    loop {
        table.advance();
        let Waiting::Asks { .. } = table.waiting() else { break };
        look(&*table);
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let offer = (dice >> 33) as usize % table.offers().len();
        table.choose(offer).expect("one of the offers");
    }
    look(&*table);
}

/// A price is affordable exactly where the card is offered, and nothing stands in its place for
/// somebody who only watches.
#[test]
fn a_price_stands_as_the_card_is_offered() {
    let game = roll_player_with(&["monsters_and_minions"]);
    let (mut bought, mut beyond) = (0, 0);
    for seed in 0..6 {
        let table = table(&game, seed);
        play_through(table, seed, |table| {
            let Waiting::Asks { seat, prompt } = table.waiting() else { return };
            let prices = ["cost", "price"];
            let watched = table.picture(Eye::Bystander);
            assert!(called(&watched, &prices).all(|cell| cell.mark.is_none()));
            if !["purchase", "further-purchase"].contains(&prompt.id.as_str()) {
                return;
            }
            let market = table.picture(Eye::Seat(seat));
            for row in market.iter().flat_map(|panel| &panel.rows) {
                let mark = row.cells.get(2).and_then(|cell| cell.mark);
                let (Some(mark), Some(card)) = (mark, row.texts.first()) else { continue };
                let buys = |offer: &play::Message| {
                    offer.id == "buy" && play::Ref::named_in(offer).contains(card)
                };
                let offered = table.offers().iter().any(buys);
                assert_eq!(mark == Mark::Affordable, offered, "{card:?}");
                assert_eq!(mark == Mark::Beyond, !offered, "{card:?}");
                if offered { bought += 1 } else { beyond += 1 }
            }
        });
    }
    assert!(bought > 20 && beyond > 20, "{bought} offered, {beyond} beyond");
}

/// On a full sheet each goal is met or lost, as its stars are counted.
#[test]
fn at_the_end_no_goal_is_open() {
    let game = roll_player_with(&["monsters_and_minions"]);
    let (mut met, mut lost) = (0, 0);
    for seed in 0..6 {
        let table = table(&game, seed);
        play_through(table, seed, |table| {
            if table.waiting() != Waiting::Over {
                return;
            }
            let panels = table.picture(Eye::Referee);
            for panel in &panels {
                let Role::Sheet { seat } = panel.role else { continue };
                let goals = ["goal", "goal-range", "goal-open", "goal-met", "goal-lost"];
                let marks = called(std::slice::from_ref(panel), &goals).map(|cell| cell.mark);
                let marks: Vec<_> = marks.collect();
                let counted = table.tally(seat, Eye::Referee).into_iter();
                let counted = counted.filter(|line| line.reason.id == "goal");
                let counted: Vec<bool> = counted.map(|line| line.points > 0).collect();
                let shown = |mark: &Option<Mark>| match mark {
                    Some(Mark::Met) => true,
                    Some(Mark::Lost) => false,
                    other => panic!("{other:?} at the end"),
                };
                assert_eq!(marks.iter().map(shown).collect::<Vec<_>>(), counted);
                met += counted.iter().filter(|met| **met).count();
                lost += counted.iter().filter(|met| !**met).count();
            }
        });
    }
    assert!(met > 10 && lost > 20, "{met} met, {lost} lost");
}

/// Dice to be placed say whose they are to everybody but the one who places them.
#[test]
fn dice_to_be_placed_name_their_player_to_others() {
    let game = roll_player_with(&[]);
    let mut seen = 0;
    play_through(table(&game, 4), 4, |table| {
        let Waiting::Asks { seat, prompt } = table.waiting() else { return };
        if prompt.id != "placing" {
            return;
        }
        seen += 1;
        for other in (0..table.seats()).map(Seat) {
            let panels = table.picture(Eye::Seat(other));
            let titles: Vec<&Message> = panels.iter().map(|panel| &panel.title).collect();
            let tray = titles.into_iter().find(|title| title.id.starts_with("tray"));
            let named = tray.map_or_else(Vec::new, Ref::named_in);
            let owner = Ref::new("seat", seat.to_string());
            assert_eq!(named.contains(&owner), other != seat, "{tray:?}");
        }
    });
    assert!(seen > 10, "{seen}");
}
