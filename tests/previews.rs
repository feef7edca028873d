//! What would come of an offer is what then comes of it, and looking at it changes nothing: a law of
//! the battery, tried here with every offer of every decision.

use engine::SHELF;
use play::battery::Effort;

use crate::support::{asked, built_in_with, ways};

#[test]
fn every_offer_of_every_decision_is_previewed_as_it_comes() {
    let effort = Effort { stride: 1, resumed: false, ..Effort::default() };
    for game in SHELF {
        for pack in ways(game.id()) {
            let opened = built_in_with(*game, &pack);
            let tried = engine::errand::battery(&*opened, asked("GAMES", 4), 5_000_000, effort);
            let tried = tried.unwrap_or_else(|failure| panic!("{}: {failure}", game.id()));
            assert!(tried.answers > 0);
        }
    }
}
