//! The generated files of `schema/roll_player/`.

use play::ruling;
use script::{definitions, manual};

use crate::RollPlayer;
use crate::acting::Verb;
use crate::cards::Read;
use crate::cards::hooks::hooks;

/// File names and texts: a JSON Schema for each kind of card, and for editions, the Luau
/// definitions, the manuals of the verbs and of the fields of rulings.
pub fn schemas() -> Vec<(String, String)> {
    let mut files = Read::schemas();
    let hooks = hooks();
    files.push(("api.d.luau".to_owned(), definitions::<Verb>("Roll Player", &hooks)));
    files.push(("api.md".to_owned(), manual::<Verb>("Roll Player", &hooks)));
    files.push(("rulings.md".to_owned(), ruling::manual::<RollPlayer>("Roll Player")));
    files
}
