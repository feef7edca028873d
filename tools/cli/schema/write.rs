//! Writes the schemas of packs next to them, and two files that link them for editors.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use desk::{PACK, Packs, found};
use engine::SHELF;

/// The folder of the schemas.
const FOLDER: &str = "schema";
/// The part after the folder name in the name of a schema.
const SCHEMA: &str = ".schema.json";

/// A pack to be linked to its schemas.
struct Tied {
    /// Its folder relative to the target folder, with a final `/`; empty for the target folder
    /// itself.
    below: String,
    /// Its game.
    game: String,
}

/// Writes the schemas and definitions for the packs in a folder, and the files that link them. If a
/// file exists with other content, nothing is written unless `force` is set.
pub fn write(files: &[(String, String)], folder: &Path, force: bool) -> anyhow::Result<()> {
    let packs = tied(folder)?;
    if packs.is_empty() {
        bail!(
            "no pack for a game of this program in {}: write its pack.toml first (`cardwright \
             lint {0}` shows what is wrong)",
            folder.display()
        );
    }
    let of_a_game = |path: &str| match path.split_once('/') {
        Some((game, _)) => packs.iter().any(|pack| pack.game == game),
        None => true,
    };
    let files: Vec<_> = files.iter().filter(|(path, _)| of_a_game(path)).collect();
    let names: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    let mut all: Vec<(PathBuf, String)> = Vec::new();
    all.extend(files.iter().map(|(path, text)| (folder.join(FOLDER).join(path), text.clone())));
    all.push((folder.join("tombi.toml"), tombi(&names, &packs)));
    all.push((folder.join(".taplo.toml"), taplo(&names, &packs)));
    let other = |(path, text): &&(PathBuf, String)| {
        let there = || desk::files::read_head(path, text.len() as u64 + 1);
        path.exists() && there().ok().flatten().is_none_or(|there| there != text.as_bytes())
    };
    if let Some((path, _)) = all.iter().find(other).filter(|_| !force) {
        bail!(
            "{} exists with other contents: nothing was written; --force overwrites it",
            path.display()
        );
    }
    for (path, text) in &all {
        desk::files::write_below(folder, path, text)?;
    }
    Ok(())
}

/// The packs in a folder for games of this program, by path.
fn tied(folder: &Path) -> anyhow::Result<Vec<Tied>> {
    let found = found(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut out = Vec::new();
    for path in found.packs.into_iter().filter(|path| path.join(PACK).is_file()) {
        let packs = Packs::open(std::slice::from_ref(&path))?;
        let content = packs.content();
        let own = content.library.packs().find(|pack| packs.is_own(pack.source.path()));
        let game = own.map(|pack| pack.game.clone());
        let game = game.filter(|game| SHELF.iter().any(|known| known.id() == game.as_str()));
        let below = desk::shown(path.strip_prefix(folder).unwrap_or(&path));
        let below = if below.is_empty() { String::new() } else { format!("{below}/") };
        out.extend(game.map(|game| Tied { below, game }));
    }
    Ok(out)
}

/// Each schema, with the patterns of its files.
fn ties<'a>(
    names: &'a [&str],
    packs: &'a [Tied],
) -> impl Iterator<Item = (String, Vec<String>)> + 'a {
    let tie = |name: &&str| {
        let (game, file) = name.split_once('/').unwrap_or(("", name));
        let kind = file.strip_suffix(SCHEMA)?;
        let pattern = |pack: &Tied| match game {
            "" => format!("{}{kind}.toml", pack.below),
            _ => format!("{}{kind}/*.toml", pack.below),
        };
        let settings = ["lint", "pack"].contains(&kind);
        let of = |pack: &&Tied| if game.is_empty() { settings } else { pack.game == game };
        let files: Vec<_> = packs.iter().filter(of).map(pattern).collect();
        (!files.is_empty()).then(|| (format!("{FOLDER}/{name}"), files))
    };
    names.iter().filter_map(tie)
}

/// The header of both files.
const ABOUT: &str =
    "# Ties the files of packs to their schemas. `cardwright schema --write` writes this file.\n";

/// The settings of Tombi.
fn tombi(names: &[&str], packs: &[Tied]) -> String {
    let mut text = ABOUT.to_owned();
    for (path, files) in ties(names, packs) {
        let _ = write!(text, "\n[[schemas]]\npath = {path:?}\ninclude = {}\n", list(&files));
    }
    text
}

/// Taplo's formatting: lists keep their lines, so that a grid stays a grid, and lines keep their
/// length.
const FORMATTING: &str = "[formatting]\narray_auto_collapse = false\narray_auto_expand = false\n\
                          inline_table_expand = false\nindent_string = \"  \"\n";

/// The settings of Taplo.
fn taplo(names: &[&str], packs: &[Tied]) -> String {
    let mut text = format!("{ABOUT}\n{FORMATTING}");
    for (path, files) in ties(names, packs) {
        let files = list(&files);
        let _ = write!(text, "\n[[rule]]\ninclude = {files}\n\n[rule.schema]\npath = {path:?}\n");
    }
    text
}

/// A list of strings, one per line if there are several.
fn list(texts: &[String]) -> String {
    match texts {
        [one] => format!("[{one:?}]"),
        several => {
            let lines: String = several.iter().map(|text| format!("  {text:?},\n")).collect();
            format!("[\n{lines}]")
        }
    }
}
