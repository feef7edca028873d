//! Rattus on the shelf.

use content::{CardInfo, Library, Overflow};
use diag::{Claim, Code, Diagnostic};
use play::signature::Signature;
use rattus::{Catalogue, KINDS, Rattus};

use super::boxed::Boxed;
use super::{Flag, Playable};

impl Playable for Rattus {
    fn remarks(&self, whole: bool) -> Vec<Diagnostic> {
        self.cards().remarks(whole)
    }

    fn overflow(&self) -> &Overflow {
        self.cards().overflow()
    }
}

impl Boxed for Rattus {
    const KINDS: &'static [&'static str] = KINDS;
    const SETUP_FOLDERS: &'static [&'static str] = &["class", "map", "tokens"];
    const CODES: &'static [Code] = rattus::codes::ALL;
    const CLAIMS: &'static [Claim] = rattus::CLAIMS;
    const PLACES: &'static [&'static str] = &["region"];
    const FLAGS: &'static [Flag] = &[Flag {
        option: "first",
        typed: "--first",
        value: "NAME",
        several: false,
        about: "Who starts, by name or by the letter of the seat; drawn at random if absent",
    }];

    fn load(library: &Library) -> (Catalogue, Vec<Diagnostic>) {
        Catalogue::load(library)
    }

    fn infos(catalogue: &Catalogue) -> &[CardInfo] {
        catalogue.infos()
    }

    fn messages() -> Vec<(&'static str, Vec<Signature>)> {
        rattus::messages()
    }

    fn answered() -> Vec<Signature> {
        rattus::answered()
    }

    fn schemas(&self, whole: &Self) -> Vec<(String, String)> {
        rattus::schemas(self, whole)
    }
}
