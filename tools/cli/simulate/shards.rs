//! Files of shards: written one by one, on any machine, and read together.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use desk::Threads;
use desk::files::{Short, read_up_to, write_whole};
use diag::Crew;
use serde::{Deserialize, Serialize};
use sim::{Merge, Plan, Results, Shard, Sums};

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

/// The text of a file, if it can be that of a shard.
fn text(path: &Path) -> Option<String> {
    match read_up_to(path, LARGEST) {
        Ok(Short::Whole(bytes)) => String::from_utf8(bytes).ok(),
        Ok(Short::TooLong | Short::NoFile) | Err(_) => None,
    }
}

/// The head of a shard's file.
#[derive(Deserialize)]
struct Head {
    question: RunKey,
    shard: Shard,
}

/// What a file holds of a shard, if it is whole.
enum ReadShard {
    /// The head: no more was asked for, or this program cannot read the rest.
    Head(Head),
    Whole(ShardFile),
}

impl ReadShard {
    fn of(text: &str, with_blocks: bool) -> Option<Self> {
        let file = with_blocks.then(|| serde_json::from_str(text).ok()).flatten();
        file.map(Self::Whole).or_else(|| serde_json::from_str(text).ok().map(Self::Head))
    }
}

/// Shards that are merged while their files are read, so that each file is read once. Only those
/// that come in order are: of a folder with other files, the rest is read again.
struct EarlyMerge {
    merge: Merge,
    /// What the first shard depends on, and its division. Others are not merged with it.
    first: Option<(RunKey, u64)>,
    /// The index of the next shard.
    next: u64,
}

impl EarlyMerge {
    fn new(plan: &Plan) -> Self {
        Self { merge: Merge::new(plan, Results::default()), first: None, next: 0 }
    }

    /// Adds a shard if it is the next one.
    fn offer(&mut self, file: ShardFile) -> Head {
        let ShardFile { question, shard, blocks } = file;
        if shard.index() == self.next {
            let first = self.first.get_or_insert_with(|| (question.clone(), shard.of()));
            if first.0 == question && first.1 == shard.of() {
                self.add(blocks);
            }
        }
        Head { question, shard }
    }

    fn add(&mut self, blocks: Vec<Sums>) {
        self.next += 1;
        blocks.into_iter().for_each(|block| self.merge.add(block));
    }
}

/// Files that are read at the same time: at most this number, and this number of bytes unless one
/// file is larger.
const TOGETHER: (usize, u64) = (64, 64 << 20);

/// Reads files in order, several at a time. Files that are not a whole shard are `None`.
fn read_all(paths: &[PathBuf], with_blocks: bool, mut read: impl FnMut(&Path, Option<ReadShard>)) {
    let mut rest = paths;
    while !rest.is_empty() {
        let (files, bytes) = TOGETHER;
        let sizes = rest.iter().map(|path| path.metadata().map_or(0, |about| about.len()));
        let sums = sizes.scan(0_u64, |sum, size| {
            *sum = sum.saturating_add(size);
            Some(*sum)
        });
        let count = sums.take(files).take_while(|sum| *sum <= bytes).count();
        let (now, later) = rest.split_at(count.max(1));
        let shards: Vec<Mutex<Option<ReadShard>>> = now.iter().map(|_| Mutex::default()).collect();
        Threads::default().each(now.len(), &|nth| {
            let shard = text(&now[nth]).and_then(|text| ReadShard::of(&text, with_blocks));
            *shards[nth].lock().unwrap_or_else(PoisonError::into_inner) = shard;
        });
        for (path, shard) in now.iter().zip(shards) {
            read(path, shard.into_inner().unwrap_or_else(PoisonError::into_inner));
        }
        rest = later;
    }
}

/// The number at the end of a file's name: usually the index of its shard.
fn number(path: &Path) -> Option<u64> {
    let name = path.file_stem()?.to_str()?;
    name[name.trim_end_matches(|end: char| end.is_ascii_digit()).len()..].parse().ok()
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
    /// What was merged so far, if the blocks were read.
    merged: Option<EarlyMerge>,
}

impl ShardFolder {
    /// Reads all shards of a folder: files that end in `.json`, except for results. With a plan,
    /// their blocks are read too, for [`Self::merge`].
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn read(folder: &Path, key: RunKey, plan: Option<&Plan>) -> std::io::Result<Self> {
        let mut paths = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            let is_json = path.extension().is_some_and(|end| end == "json");
            if is_json && !path.ends_with(RESULTS) {
                paths.push(path);
            }
        }
        paths.sort_by_cached_key(|path| (number(path).unwrap_or(u64::MAX), path.clone()));
        let mut merged = plan.map(EarlyMerge::new);
        let (mut heads, mut cut) = (Vec::new(), Vec::new());
        read_all(&paths, plan.is_some(), |path, shard| {
            let head = match (shard, &mut merged) {
                (Some(ReadShard::Whole(file)), Some(merged)) => merged.offer(file),
                (Some(ReadShard::Whole(ShardFile { question, shard, .. })), None) => {
                    Head { question, shard }
                }
                (Some(ReadShard::Head(head)), _) => head,
                (None, _) => return cut.push(path.to_owned()),
            };
            heads.push((path.to_owned(), head));
        });
        heads.sort_by(|(one, _), (other, _)| one.cmp(other));
        cut.sort();
        Ok(Self { merged, ..Self::of(key, heads, cut) })
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
            merged: None,
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

    /// The results of all shards, the same as of one run. `None` if the blocks were not read, or a
    /// file has changed meanwhile.
    pub fn merge(&mut self) -> Option<Results> {
        let mut merged = self.merged.take()?;
        for path in self.fresh.range(merged.next..).map(|(_, path)| path) {
            merged.add(serde_json::from_str::<ShardFile>(&text(path)?).ok()?.blocks);
        }
        Some(merged.merge.end())
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
