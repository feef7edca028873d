//! The schemas of packs beside them, and the two files that tie the one to the other in editors.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use desk::Packs;
use engine::SHELF;

/// Packs are looked for so many folders down.
const DEEP: usize = 3;
/// The folder of the schemas.
const FOLDER: &str = "schema";
/// What stands behind the name of the folder that a schema is for.
const SCHEMA: &str = ".schema.json";

/// A pack to be tied to its schemas.
struct Tied {
    /// Its folder below the one that is written into, with `/` at its end; empty for that itself.
    below: String,
    /// Its game.
    game: String,
}

/// Writes into a folder with packs: the schemas and definitions of their games, and what ties them
/// to the packs. Nothing is written if a file is there and says something else, unless that is
/// wanted.
pub fn write(files: &[(String, String)], folder: &Path, force: bool) -> anyhow::Result<()> {
    let mut packs = Vec::new();
    find(folder, "", DEEP, &mut packs)?;
    if packs.is_empty() {
        bail!(
            "there is no pack for a game of this program in {}: write its pack.toml first \
             (`cardwright lint {0}` says what is wrong with one)",
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
            "{} is there and says something else: nothing was written; --force writes over it",
            path.display()
        );
    }
    for (path, text) in &all {
        desk::files::write_below(folder, path, text)?;
    }
    Ok(())
}

/// Finds the packs in a folder, in the order of their names.
fn find(folder: &Path, below: &str, deep: usize, out: &mut Vec<Tied>) -> anyhow::Result<()> {
    let here = folder.join(below);
    if here.join("pack.toml").is_file() {
        let packs = Packs::open(&[if below.is_empty() { folder.to_owned() } else { here }])?;
        let content = packs.content();
        let own = content.library.packs().find(|pack| packs.is_own(pack.source.path()));
        let game = own.map(|pack| pack.game.clone());
        let game = game.filter(|game| SHELF.iter().any(|known| known.id() == game.as_str()));
        out.extend(game.map(|game| Tied { below: below.to_owned(), game }));
        return Ok(());
    }
    let said = || format!("cannot read {}", here.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(&here).with_context(said)? {
        let entry = entry.with_context(said)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type().is_ok_and(|kind| kind.is_dir())
            && !name.starts_with('.')
            && name != "target"
        {
            names.push(name);
        }
    }
    names.sort();
    if deep > 0 {
        for name in names {
            find(folder, &format!("{below}{name}/"), deep - 1, out)?;
        }
    }
    Ok(())
}

/// Each schema of packs, with the patterns of the files that it is for.
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

/// What both files begin with.
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

/// How Taplo formats: lists keep their lines, so that a grid stays a grid, and lines their length.
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

/// A list of texts, a line for each if there are several.
fn list(texts: &[String]) -> String {
    match texts {
        [one] => format!("[{one:?}]"),
        several => {
            let lines: String = several.iter().map(|text| format!("  {text:?},\n")).collect();
            format!("[\n{lines}]")
        }
    }
}
