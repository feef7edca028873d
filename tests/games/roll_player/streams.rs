//! What is drawn for one purpose does not shift what is drawn for another.

use play::{Dealer, Session, Setup, Status};
use roll_player::{Event, RollPlayer};

use crate::support::roll_player;

/// A whole game at a table with this seed, its seats choosing at random.
fn played(choices: u64) -> Session<RollPlayer> {
    let mut session = Session::new(roll_player(), Setup::seats(3), 7).expect("three can play");
    let mut dealer = Dealer::beside(choices, 0);
    loop {
        session.advance();
        if session.status() == Status::Over {
            return session;
        }
        let index = dealer.below(session.choices().len() as u32);
        session.choose(index as usize).expect("a seat is asked");
    }
}

/// The faces of the dice for the initiative cards.
fn initiative(session: &Session<RollPlayer>) -> Vec<u8> {
    let rolled = session.events().iter().filter_map(|event| match event {
        Event::Rolled { die } => Some(die.face),
        _ => None,
    });
    rolled.collect()
}

/// How many dice were rolled again, by attribute actions and cards.
fn rerolled(session: &Session<RollPlayer>) -> usize {
    session.events().iter().filter(|event| matches!(event, Event::Rerolled { .. })).count()
}

#[test]
fn dice_rolled_again_shift_no_other_dice() {
    let one = played(1);
    let other = (2..20).map(played).find(|other| rerolled(other) != rerolled(&one));
    let other = other.expect("a game in which more or fewer dice are rolled again");
    let (faces, others) = (initiative(&one), initiative(&other));
    let both = faces.len().min(others.len());
    assert!(both > 30, "a game has many rounds");
    assert_eq!(faces[..both], others[..both]);
}
