//! `cardwright locale`: the state of translations, recorded next to the texts.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use desk::files::write_below;
use desk::{Disk, Found, PACK, Packs, found};
use diag::{Files, Report, nearest};
use lint::sync::{SyncPlan, Write, plan};
use text::Tree;

use crate::args::{LocaleArgs, LocaleCommand, LocaleSync};
use crate::output;

/// The folder of texts in a pack.
const LOCALES: &str = "locales";

/// Runs the subcommands of `locale`.
pub fn run(args: &LocaleArgs) -> anyhow::Result<u8> {
    match &args.command {
        LocaleCommand::Sync(args) => sync(args),
    }
}

/// Records for each language of some packs from which English version its texts were translated,
/// and what is left to translate.
fn sync(args: &LocaleSync) -> anyhow::Result<u8> {
    let here = [PathBuf::from(".")];
    let folders = if args.packs.is_empty() { &here[..] } else { &args.packs };
    let mut all = SyncPlan::default();
    for folder in folders {
        plans(folder, &args.accept, &mut |one| all.extend(one))?;
    }
    let SyncPlan { writes, findings, stale, names } = all;
    if let Some(unknown) = args.accept.iter().find(|name| !names.contains(*name)) {
        match nearest(unknown, names.iter().map(String::as_str)) {
            Some(near) => bail!("unknown text “{unknown}”; did you mean “{near}”?"),
            None => bail!("no translation has the text “{unknown}”"),
        }
    }
    let verb = if args.check { "would be written" } else { "written" };
    for Write { path, file, text, what } in &writes {
        if !args.check {
            // The pack may come from someone else and contain links: nothing is written outside its
            // folder.
            let home = folders.iter().find(|folder| file.starts_with(folder));
            write_below(home.map_or(Path::new("."), PathBuf::as_path), file, text)?;
        }
        output::print(&format!("{path}: {verb}: {what}\n"))?;
    }
    if !stale.is_empty() {
        output::print(&format!("{} out of date: cardwright lint lists them\n", stale.len()))?;
    }
    let report = Report::new(findings);
    output::print(&report.human(output::colour()))?;
    let behind = args.check && !writes.is_empty();
    Ok(if report.has_errors() || behind { output::FINDINGS } else { output::CLEAN })
}

/// The plans for a folder: a pack, or a folder with the texts of several packs in subfolders, like
/// the built-in ones.
fn plans(folder: &Path, accepted: &[String], add: &mut dyn FnMut(SyncPlan)) -> anyhow::Result<()> {
    if folder.join(PACK).is_file() {
        let packs = Packs::open(&[folder.to_owned()])?;
        let content = packs.doubted();
        let mut own = content.library.packs().filter(|pack| content.is_own(pack.source.path()));
        let Some(pack) = own.next() else {
            bail!("{} has no pack that can be read; cardwright lint shows why", folder.display());
        };
        let trees = content.trees(&pack.game);
        let mut plan = plan(&trees, &|path| packs.is_own(path), &pack.languages, accepted);
        for write in &mut plan.writes {
            write.file = packs.on_disk(&write.path);
        }
        add(plan);
        return Ok(());
    }
    let said = || format!("cannot read the texts in {}", folder.display());
    let disk = Arc::new(Disk::open(folder).with_context(said)?);
    let shown = desk::shown(folder);
    let shown = shown.trim_end_matches('/');
    let files = disk.list();
    let texts = files.iter().filter(|path| path.ends_with(".ftl"));
    let parts = texts.filter_map(|path| {
        let mut parts = path.strip_prefix(LOCALES)?.strip_prefix('/')?.split('/');
        parts.next()?;
        let first = parts.next()?;
        Some(parts.next().map(|_| first))
    });
    let parts: BTreeSet<Option<&str>> = parts.collect();
    if parts.is_empty() {
        let Found { packs, .. } = found(folder).with_context(said)?;
        if packs.is_empty() {
            bail!("{} has neither a pack.toml nor texts in {LOCALES}/", folder.display());
        }
        return packs.iter().try_for_each(|pack| plans(pack, accepted, add));
    }
    for part in parts {
        let below: Vec<&str> = part.into_iter().collect();
        let tree = Tree::packs(Arc::<Disk>::clone(&disk), LOCALES, &below).shown(shown);
        let root = format!("{shown}/{LOCALES}/");
        let own = |path: &str| {
            let mut parts = path.strip_prefix(root.as_str()).unwrap_or_default().split('/').skip(1);
            let first = parts.next();
            first.filter(|_| parts.next().is_some()) == part
        };
        add(plan(&[tree], &own, &[], accepted));
    }
    Ok(())
}
