//! Roll Player on the shelf.

use content::{CardInfo, Library, Overflow};
use diag::{Claim, Code, Diagnostic};
use play::signature::Signature;
use roll_player::{Catalogue, KINDS, RollPlayer};

use super::boxed::Boxed;
use super::{Flag, Playable};

impl Playable for RollPlayer {
    fn remarks(&self, whole: bool) -> Vec<Diagnostic> {
        self.cards().remarks(whole)
    }

    fn overflow(&self) -> &Overflow {
        self.cards().overflow()
    }
}

impl Boxed for RollPlayer {
    const KINDS: &'static [&'static str] = KINDS;
    const SETUP_FOLDERS: &'static [&'static str] = &["edition", "expansion"];
    const CODES: &'static [Code] = roll_player::codes::ALL;
    const CLAIMS: &'static [Claim] = roll_player::CLAIMS;
    const FLAGS: &'static [Flag] = &[
        Flag {
            option: "edition",
            typed: "--edition",
            value: "EDITION",
            several: false,
            about: "Edition of the game",
        },
        Flag {
            option: "variants",
            typed: "--variant",
            value: "NAME",
            several: true,
            about: "A variant of the game. Repeatable",
        },
    ];

    fn load(library: &Library) -> (Catalogue, Vec<Diagnostic>) {
        Catalogue::load(library)
    }

    fn infos(catalogue: &Catalogue) -> &[CardInfo] {
        catalogue.infos()
    }

    fn messages() -> Vec<(&'static str, Vec<Signature>)> {
        roll_player::messages()
    }

    fn answered() -> Vec<Signature> {
        roll_player::answered()
    }

    fn schemas(&self, whole: &Self) -> Vec<(String, String)> {
        roll_player::schemas(self, whole)
    }
}
