//! Statistics of a run: what was checked in the packs, and what was not.

use std::collections::{BTreeMap, BTreeSet};

use content::{CardInfo, Pack};
use desk::Content;
use diag::{Diagnostic, Looks, Report, ReportJson};
use engine::{SHELF, Shelved};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use text::Locales;
use text::keys::keys;

use crate::claims;
use crate::proofs::Proof;
use crate::tried::{Compared, Tried};

/// The file that describes a pack.
const PACK: &str = "pack.toml";

/// The name for its fields, like the folder names of cards.
const OF_PACKS: &str = "pack";

/// The statistics of a run: what was checked in the named packs, and what was not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Stats {
    /// The ids of the packs.
    pub packs: Vec<String>,
    /// The number of files.
    pub files: usize,
    /// The number of cards that could be read.
    pub cards: usize,
    /// The number of scripts.
    pub scripts: usize,
    /// The number of messages in all languages.
    pub texts: usize,
    /// The number of files with rulings.
    pub rulings: usize,
    /// The results of running the cards, if they were run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tried: Option<Tried>,
    /// The results of comparing texts with scripts, if cards were run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compared: Option<Compared>,
    /// The share of the scripts that rulings run, if cards were run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// The number of findings for each code.
    pub findings: BTreeMap<&'static str, usize>,
    /// The fields and hooks of the packs that no rule checks, except for type and range. The value
    /// is the reason, or null if none is known.
    #[schemars(schema_with = "reasons")]
    pub unclaimed: BTreeMap<String, Option<&'static str>>,
    /// The files that nothing reads.
    pub unread: Vec<String>,
}

/// The output of `--stats` for programs: a report with statistics.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ReportWithStats", example = content::json_example(include_str!("stats.example.json")))]
pub(crate) struct StatsJson<'s> {
    #[serde(flatten)]
    report: ReportJson,
    /// The statistics of the run.
    stats: &'s Stats,
}

/// The schema of a map from things to reasons or null.
fn reasons(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "object",
        "additionalProperties": content::or_null::<String>(generator),
    })
}

impl Stats {
    /// The statistics of the packs for which `wanted` holds.
    pub fn of(content: &Content, wanted: impl Fn(&Pack) -> bool) -> Self {
        let mut stats = Self::default();
        for game in SHELF {
            let packs: Vec<&Pack> =
                content.packs_of(game.id()).filter(|pack| wanted(pack)).collect();
            if packs.is_empty() {
                continue;
            }
            let (opened, _) = content.game(*game);
            stats.add(content, *game, &packs, opened.cards());
        }
        stats
    }

    /// Adds the packs of a game.
    fn add(
        &mut self,
        content: &Content,
        game: &'static dyn Shelved,
        packs: &[&Pack],
        cards: &[CardInfo],
    ) {
        let ids: BTreeSet<&str> = packs.iter().map(|pack| pack.id.as_str()).collect();
        self.packs.extend(ids.iter().map(|id| (*id).to_owned()));
        self.cards += cards.iter().filter(|card| ids.contains(card.pack.as_str())).count();
        let (rulings, _) = content.library.rulings(game.id());
        self.rulings += rulings.iter().filter(|one| ids.contains(one.pack.as_str())).count();
        let (locales, _) = Locales::load(&content.trees(game.id()));
        let mut texts: BTreeMap<&str, usize> = BTreeMap::new();
        for key in &keys(&locales) {
            *texts.entry(key.place.source.path()).or_default() += 1;
        }
        for (path, count) in texts {
            let pack = content.pack_of_text(path);
            if pack.is_some_and(|pack| ids.contains(pack.id.as_str())) {
                self.texts += count;
            }
        }
        let folders: BTreeSet<String> =
            claims::schemas(game).into_iter().map(|(folder, _)| folder).collect();
        let folders: Vec<&str> =
            folders.iter().map(String::as_str).filter(|folder| *folder != OF_PACKS).collect();
        for pack in packs {
            for path in content.library.paths(&pack.id) {
                self.files += 1;
                self.scripts += usize::from(path.ends_with(".luau"));
            }
            let unread = content.library.unread(&pack.id, game.kinds(), &folders);
            self.unread.extend(unread.iter().map(|path| format!("{}/{path}", pack.id)));
            self.fields(content, game, pack, &folders);
        }
    }

    /// Adds unchecked fields and hooks of a pack.
    fn fields(
        &mut self,
        content: &Content,
        game: &'static dyn Shelved,
        pack: &Pack,
        folders: &[&str],
    ) {
        // Other files with this extension do not belong to the game: `lint.toml`, or links to
        // schemas.
        let folder = |path: &str| match path.split_once('/') {
            Some((folder, name)) if !name.contains('/') => {
                folders.iter().find(|known| **known == folder).copied()
            }
            Some(_) => None,
            None => (path == PACK).then_some(OF_PACKS),
        };
        let toml = |path: &str| path.ends_with(".toml") && folder(path).is_some();
        for source in content.library.texts(&pack.id, toml) {
            let path = source.path().trim_start_matches(pack.source.path().trim_end_matches(PACK));
            let Some(folder) = folder(path) else { continue };
            for key in content::outline(&source) {
                let thing = format!("field/{folder}/{key}");
                match claims::claim(game, &thing).map(|claim| claim.looks) {
                    Some(Looks::Codes(_)) => {}
                    Some(Looks::Nothing(why)) => drop(self.unclaimed.insert(thing, Some(why))),
                    None => drop(self.unclaimed.insert(thing, None)),
                }
            }
        }
    }

    /// Counts findings by code.
    pub fn count(&mut self, findings: &[Diagnostic]) {
        for finding in findings {
            *self.findings.entry(finding.code.name()).or_default() += 1;
        }
    }

    /// A report for programs with these statistics as `stats`.
    pub fn beside(&self, report: &Report) -> String {
        let both = StatsJson { report: report.data(), stats: self };
        serde_json::to_string(&both).expect("words and numbers are JSON") + "\n"
    }

    /// The statistics for people.
    pub fn human(&self) -> String {
        let counts = [
            (self.files, "file"),
            (self.cards, "card"),
            (self.scripts, "script"),
            (self.texts, "text"),
            (self.rulings, "file of rulings"),
        ];
        let counts = counts.map(|(count, noun)| counted(count, noun)).join(", ");
        let mut told = format!("looked at: {counts}\n");
        if !self.findings.is_empty() {
            let found = self.findings.iter().map(|(code, count)| format!("{count} {code}"));
            told.push_str(&format!("found: {}\n", found.collect::<Vec<_>>().join(", ")));
        }
        if let Some(compared) = &self.compared {
            told.push_str(&compared.human());
        }
        let (mut typed, mut strange) = (BTreeMap::new(), Vec::new());
        for (thing, why) in &self.unclaimed {
            let thing = diag::visible(thing);
            let thing = thing.strip_prefix("field/").unwrap_or(&thing).to_owned();
            match why {
                Some(why) => typed.entry(*why).or_insert_with(Vec::new).push(thing),
                None => strange.push(thing),
            }
        }
        if !strange.is_empty() {
            told.push_str(&format!("no rule looks at: {}\n", strange.join(", ")));
        }
        for (why, things) in typed {
            told.push_str(&format!("only type and range of: {} ({why})\n", things.join(", ")));
        }
        if !self.unread.is_empty() {
            let unread: Vec<_> = self.unread.iter().map(|path| diag::visible(path)).collect();
            told.push_str(&format!("nothing reads: {}\n", unread.join(", ")));
        }
        told
    }
}

fn counted(count: usize, noun: &str) -> String {
    match (count, noun.split_once(' ')) {
        (1, _) => format!("1 {noun}"),
        (_, Some((first, rest))) => format!("{count} {first}s {rest}"),
        (_, None) => format!("{count} {noun}s"),
    }
}
