//! How numbers of cards, regions and tokens are written, and where their texts are.

use play::Spelled;

use crate::Rattus;
use crate::cards::Hook;
use crate::tokens::Symbol;

impl Rattus {
    /// The word for a number of a type, and the place of its text.
    pub(crate) fn spelled(&self, kind: &'static str, value: i64) -> Option<Spelled> {
        let at = usize::try_from(value).ok()?;
        let word = |space: &'static str, id: &String| Some(Spelled::new(space, id.clone()));
        let plain =
            |id: &'static str, word: &str| Some(Spelled::written("words", id, word.to_owned()));
        match kind {
            "ClassNo" => word("class", self.cards.classes.get(at)?),
            "RegionNo" => word("region", self.cards.regions.get(at)?),
            "FaceNo" => plain("token", &self.cards.faces.get(at)?.id),
            "Symbol" if at == usize::from(Symbol::MAJORITY.0) => {
                plain("symbol-majority", "majority")
            }
            "Symbol" if at == usize::from(Symbol::ALL.0) => plain("symbol-all", "all"),
            "Symbol" => word("class", self.cards.classes.get(at)?),
            "Hook" => {
                let name = Hook::named_at(u8::try_from(value).ok()?)?;
                word("words", &name.replace('_', "-"))
            }
            _ => None,
        }
    }
}
