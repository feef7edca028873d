//! Files of shards: written one by one, on any machine, and read together.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use desk::files::{Short, read_up_to, write_whole};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sim::{Merge, Results, Shard, Sums};

use super::asked::PlayablePlan;
use super::kept::{LARGEST, RESULTS, RunKey, Stale, write_plan};
use crate::output;
use crate::play::CommandError;

/// The file of a shard. The same shard has the same bytes on any machine.
#[derive(Serialize, Deserialize)]
pub struct ShardFile {
    question: RunKey,
    shard: Shard,
    blocks: Vec<Sums>,
}

impl ShardFile {
    /// A shard that was played.
    pub fn new(question: RunKey, shard: Shard, blocks: Vec<Sums>) -> Self {
        Self { question, shard, blocks }
    }

    /// Writes it whole, with its plan beside it, or prints it if the path is `-`.
    pub fn write(&self, path: &Path, asked: &PlayablePlan) -> Result<(), CommandError> {
        let text = self.text()?;
        if path == Path::new("-") {
            output::print(&text)?;
            return Ok(());
        }
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        write_plan(folder.unwrap_or(Path::new(".")), asked)?;
        write_whole(path, &text)?;
        Ok(())
    }

    /// The bytes of the file.
    pub fn text(&self) -> Result<String, CommandError> {
        Ok(format!("{}\n", serde_json::to_string(self)?))
    }
}

/// What a file holds of a shard, if it is whole.
fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    match read_up_to(path, LARGEST) {
        Ok(Short::Whole(bytes)) => serde_json::from_slice(&bytes).ok(),
        Ok(Short::TooLong | Short::NoFile) | Err(_) => None,
    }
}

/// The head of a shard's file.
#[derive(Deserialize)]
struct Head {
    question: RunKey,
    shard: Shard,
}

/// The shards in a folder, compared with a plan.
pub struct ShardFolder {
    /// What the shards should depend on.
    pub key: RunKey,
    /// The number of shards that the plan was divided into; 0 if the folder has none.
    pub of: u64,
    /// The shards that are up to date, by their index.
    pub fresh: BTreeMap<u64, PathBuf>,
    /// The indexes of shards without a file.
    pub missing: Vec<u64>,
    /// The indexes of shards that are out of date, by the reason.
    pub stale: BTreeMap<Stale, Vec<u64>>,
    /// Files that are not a whole shard.
    pub cut: Vec<PathBuf>,
    /// Files of another division.
    pub divided: Vec<PathBuf>,
    /// Files of the same shard.
    pub doubles: Vec<(u64, [PathBuf; 2])>,
}

impl ShardFolder {
    /// Reads the heads of all shards of a folder: files that end in `.json`, except for results.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn read(folder: &Path, key: RunKey) -> std::io::Result<Self> {
        let mut paths = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            let is_json = path.extension().is_some_and(|end| end == "json");
            if is_json && !path.ends_with(RESULTS) {
                paths.push(path);
            }
        }
        paths.sort();
        let (mut heads, mut cut) = (Vec::new(), Vec::new());
        for path in paths {
            match read::<Head>(&path) {
                Some(head) => heads.push((path, head)),
                None => cut.push(path),
            }
        }
        Ok(Self::of(key, heads, cut))
    }

    fn of(key: RunKey, heads: Vec<(PathBuf, Head)>, cut: Vec<PathBuf>) -> Self {
        // What is compared with is a matter of the shards: a merge needs no other pack.
        let key = match heads.iter().find(|(_, head)| head.question.compares()) {
            Some((_, head)) if !key.compares() => key.against(&head.question),
            _ => key,
        };
        let of = division(&heads);
        let mut folder = Self {
            key,
            of,
            fresh: BTreeMap::new(),
            missing: Vec::new(),
            stale: BTreeMap::new(),
            cut,
            divided: Vec::new(),
            doubles: Vec::new(),
        };
        let mut first: BTreeMap<u64, PathBuf> = BTreeMap::new();
        for (path, head) in heads {
            folder.sort(path, &head, &mut first);
        }
        folder.missing = (0..of).filter(|index| !first.contains_key(index)).collect();
        folder
    }

    /// Puts a file where it belongs.
    fn sort(&mut self, path: PathBuf, head: &Head, first: &mut BTreeMap<u64, PathBuf>) {
        let index = head.shard.index();
        if head.shard.of() != self.of {
            return self.divided.push(path);
        }
        if let Some(other) = first.get(&index) {
            return self.doubles.push((index, [other.clone(), path]));
        }
        first.insert(index, path.clone());
        match head.question.stale(&self.key) {
            Some(reason) => self.stale.entry(reason).or_default().push(index),
            None => drop(self.fresh.insert(index, path)),
        }
    }

    /// Whether all shards are there, once, and up to date.
    pub fn is_whole(&self) -> bool {
        self.of > 0
            && self.fresh.len() as u64 == self.of
            && (self.cut.is_empty() && self.divided.is_empty() && self.doubles.is_empty())
    }

    /// The results of all shards, the same as of one run. `None` if a file has changed meanwhile.
    pub fn merge(&self, plan: &sim::Plan) -> Option<Results> {
        let mut merge = Merge::new(plan, Results::default());
        for path in self.fresh.values() {
            read::<ShardFile>(path)?.blocks.into_iter().for_each(|block| merge.add(block));
        }
        Some(merge.end())
    }

    /// A part of the shards, in the same order on every machine, with the paths of their files. At
    /// least one.
    pub fn sample(&self, percent: f64) -> Vec<(Shard, &Path)> {
        let all = self
            .fresh
            .iter()
            .filter_map(|(index, path)| Some((Shard::new(*index, self.of)?, path.as_path())));
        let mut all: Vec<(Shard, &Path)> = all.collect();
        all.sort_by_key(|(shard, _)| mixed(shard.index()));
        let count = (all.len() as f64 * percent / 100.0).ceil() as usize;
        all.truncate(count.max(1));
        all.sort_by_key(|(shard, _)| *shard);
        all
    }
}

/// The number of shards into which most of the files divide a plan.
fn division(heads: &[(PathBuf, Head)]) -> u64 {
    let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
    for (_, head) in heads {
        *counts.entry(head.shard.of()).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map_or(0, |(of, _)| of)
}

/// An order without a pattern: the steps of `SplitMix64`.
fn mixed(index: u64) -> u64 {
    let mixed = index.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
