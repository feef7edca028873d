//! `cardwright schema`: the generated files for authors of packs.

mod write;

use std::collections::BTreeSet;

use anyhow::bail;
use diag::nearest;
use engine::SHELF;

use crate::args::SchemaArgs;
use crate::{cards, output, settings, simulate, test};

/// Lists the generated files, prints one of them, or writes those for packs next to them.
pub fn run(args: &SchemaArgs) -> anyhow::Result<u8> {
    let files = files();
    if let Some(folder) = &args.write {
        write::write(&files, folder, args.force)?;
    } else if let Some(name) = &args.name {
        output::print(named(&files, name)?)?;
    } else {
        let names: BTreeSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        for name in names {
            output::print(&format!("{name}\n"))?;
        }
    }
    Ok(output::CLEAN)
}

/// Paths and texts of all generated files: for packs, for front ends, and for each game.
pub fn files() -> Vec<(String, String)> {
    let pack = content::schema_text(&["pack"], content::pack_schema());
    let functions = ("functions.md".to_owned(), text::forms::manual());
    let mut files = vec![("pack.schema.json".to_owned(), pack), functions];
    let shared = view::schemas().into_iter().chain(lint::schemas());
    files.extend(shared.map(|(name, text)| (name.to_owned(), text)));
    files.extend([test::schema(), cards::schema(), settings::schema()]);
    files.extend(simulate::schemas());
    for game in SHELF {
        let own = game.schemas().into_iter();
        files.extend(own.map(|(name, text)| (format!("{}/{name}", game.id()), text)));
    }
    files
}

/// The text of a file by its path. The endings `.schema.json` and `.md` may be left out, and the game
/// too where only one game has a file of that name.
fn named<'f>(files: &'f [(String, String)], name: &str) -> anyhow::Result<&'f str> {
    let bare = |path: &str| {
        let cut = path.strip_suffix(".schema.json").or(path.strip_suffix(".md"));
        cut.unwrap_or(path).to_owned()
    };
    let last = |path: &str| bare(path.rsplit('/').next().unwrap_or(path));
    let exact = files.iter().find(|(path, _)| path == name);
    if let Some((_, text)) = exact.or(files.iter().find(|(path, _)| bare(path) == bare(name))) {
        return Ok(text);
    }
    let all: Vec<&(String, String)> =
        files.iter().filter(|(path, _)| last(path) == bare(name)).collect();
    match all.as_slice() {
        [] => {}
        [(_, text)] => return Ok(text),
        several => {
            let paths: Vec<String> = several.iter().map(|(path, _)| bare(path)).collect();
            bail!("several games have a schema “{name}”; write {}", paths.join(" or "))
        }
    }
    match nearest(name, files.iter().map(|(path, _)| path.as_str())) {
        Some(near) => bail!("unknown schema “{name}”; did you mean “{near}”?"),
        None => bail!("unknown schema “{name}”; `cardwright schema` lists them"),
    }
}
