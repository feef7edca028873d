//! What the lobby says of packs that nobody has asked for yet.

use desk::Packs;
use desk::lobby::added;

#[test]
fn a_pack_adds_what_those_that_it_requires_do_not_have() {
    let packs = Packs::open(&[]).expect("built in");
    let all = added(&packs, "roll_player");
    let of = |id: &str| all.iter().find(|added| added.pack == id).expect("it is built in");
    let monsters = of("monsters_and_minions");
    assert_eq!((monsters.more_seats, *monsters.seats.end()), (true, 5));
    let more = monsters.more.iter().map(|option| (option.name, option.values.join(" ")));
    let expected = [("variants", "open-adventure mighty-monsters"), ("printing", "first later")];
    assert_eq!(more.collect::<Vec<_>>(), expected.map(|(name, all)| (name, all.to_owned())));
    for id in ["promos", "promos_monsters"] {
        let more: Vec<_> = of(id).more.iter().map(|option| option.name).collect();
        assert_eq!((of(id).more_seats, more), (false, Vec::new()), "{id}");
    }
}
