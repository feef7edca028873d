//! Roll Player on the shelf.

use std::sync::Arc;

use content::{CardInfo, Library};
use diag::{Code, Diagnostic};
use roll_player::{Catalogue, GAME, KINDS, RollPlayer};

use super::boxed::Boxed;

impl Boxed for RollPlayer {
    const ID: &'static str = GAME;
    const KINDS: &'static [&'static str] = &KINDS;
    const CODES: &'static [Code] = roll_player::codes::ALL;
    const SEATS: (u8, u8) = (1, 4);

    fn load(library: &Library<'_>) -> (Self, Vec<CardInfo>, Vec<Diagnostic>) {
        let (catalogue, findings) = Catalogue::load(library);
        let cards = catalogue.infos().to_vec();
        (Self::new(Arc::new(catalogue)), cards, findings)
    }

    fn options(&self) -> Vec<(&'static str, Vec<String>, bool)> {
        self.options()
    }

    fn schemas() -> Vec<(String, String)> {
        roll_player::schemas()
    }
}
