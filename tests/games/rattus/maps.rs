//! What panels with a map say fits together, so that a front end can draw it without looking twice.

use std::collections::BTreeSet;

use play::panel::Map;
use play::{Advisor, Eye, Panel, Waiting};

use crate::support::{open, strangers};

/// Fails if something of a map leads nowhere.
fn fits(map: &Map, panel: &Panel) {
    let spots: BTreeSet<_> = map.places.iter().map(|place| (place.x, place.y)).collect();
    assert_eq!(spots.len(), map.places.len(), "a place for each: {:?}", map.places);
    for place in &map.places {
        let row = panel.rows.get(place.row).expect("a row for each place");
        assert!(row.cells.iter().any(|cell| cell.about.contains(&place.about)), "{place:?}");
    }
    let mut joined = BTreeSet::new();
    for link in &map.links {
        let ends = (link.from.min(link.to), link.from.max(link.to));
        assert!(ends.0 < ends.1 && ends.1 < map.places.len(), "{link:?}");
        assert!(joined.insert(ends), "{link:?} stands twice");
    }
}

#[test]
fn what_a_map_says_fits_together() {
    let opened = open(engine::game("rattus").expect("it is there"), &strangers("rattus"));
    let mut maps = BTreeSet::new();
    for setup in engine::errand::setups(&*opened) {
        let mut table = opened.table(setup, 3).expect("a table");
        for _ in 0..12 {
            table.advance();
            let Waiting::Asks { seat, .. } = table.waiting() else { break };
            for panel in table.picture(Eye::Seat(seat)) {
                let Some(map) = &panel.map else { continue };
                fits(map, &panel);
                maps.insert(format!("{map:?}"));
            }
            let advice = table.advise(seat, Advisor::Random).expect("it is asked");
            table.choose(advice.index).expect("an offer");
        }
    }
    // A built-in map and a stranger's, with two, three and four players.
    assert!(maps.len() >= 2 * 3, "{} maps were looked at", maps.len());
}
