//! A hand is hidden: two states that differ only in what a seat cannot see look alike to it.

use play::battery::blind;
use play::{Eye, Seat, Secrets, Session, Table};

use super::{Toy, answer, table, toy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// The same table with one of two cards in the hand of A.
fn pair(rest: &str) -> [Session<Toy>; 2] {
    let toy = toy();
    ["wager", "hoard"].map(|card| {
        let given = format!("given turn = B   A.hand = [exchange, {card}]   B.hand = [thief]\n");
        table(&toy, &format!("{given}play\n{rest}"))
    })
}

fn look_alike(tables: &[Session<Toy>; 2], seat: Seat) -> bool {
    let [one, other] = tables;
    blind(&**one.game(), one.state(), other.state(), seat).is_ok()
}

#[test]
fn a_rival_sees_no_difference() {
    let tables = pair("");
    assert_ne!(tables[0].state(), tables[1].state());
    assert!(look_alike(&tables, B));
    assert!(!look_alike(&tables, A), "its own hand looks different");
    let [one, other] = &tables;
    for eye in [Eye::Seat(B), Eye::Bystander] {
        assert_eq!(one.game().observe(one.state(), eye), other.game().observe(other.state(), eye));
        assert_eq!(one.picture(eye), other.picture(eye));
        assert_eq!(one.tally(A, eye), other.tally(A, eye));
    }
    assert_ne!(one.picture(Eye::Seat(A)), other.picture(Eye::Seat(A)));
}

#[test]
fn a_suspended_effect_hides_the_cards_it_was_told() {
    let mut tables = pair("  B throw\n  * roll 2\n");
    for (table, card) in tables.iter_mut().zip(["wager", "hoard"]) {
        answer(table, "play exchange");
        answer(table, &format!("pick-card {card}"));
        answer(table, "deal lookout");
    }
    assert!(look_alike(&tables, B));
    assert!(!look_alike(&tables, A), "A knows what it gave back");
    let [one, other] = &tables;
    let told = |table: &Session<Toy>, eye| {
        let log = table.log(0, eye);
        log.iter().map(play::Message::named_line).collect::<Vec<_>>()
    };
    assert_eq!(told(one, Eye::Seat(B)), told(other, Eye::Seat(B)));
    assert!(told(one, Eye::Seat(B)).contains(&"returned seat=A".to_owned()));
    assert!(told(one, Eye::Seat(A)).contains(&"returned seat=A card=wager".to_owned()));
    // Nothing that is written for B's eyes names a card of A: neither hand, journal nor start.
    let json = |table: &Session<Toy>| {
        serde_json::to_string(&table.game().observe(table.state(), Eye::Seat(B))).unwrap()
    };
    assert_eq!(json(one), json(other));
}

#[test]
fn what_is_played_is_seen() {
    let mut tables = pair("  B throw\n  * roll 2\n");
    answer(&mut tables[0], "play wager");
    answer(&mut tables[1], "play hoard");
    assert!(!look_alike(&tables, B));
}
