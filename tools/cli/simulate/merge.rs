//! `cardwright merge`: the shards of a simulation, put together.

use std::path::PathBuf;

use desk::files::{Short, read_up_to};
use text::{Value, Voice};

use super::asked::PlayablePlan;
use super::kept::{LARGEST, PLAN, RunFolder, RunKey};
use super::shards::ShardFolder;
use super::{RunTable, Wanted, bounds, known_kinds, print};
use crate::args::MergeArgs;
use crate::line::paragraph;
use crate::output;
use crate::play::{CommandError, said};

/// Merges the shards of a folder, or says what is wrong with them.
pub fn merge(args: &MergeArgs, lang: Option<&str>) -> Result<u8, CommandError> {
    let plan = args.plan.clone().unwrap_or_else(|| args.folder.join(PLAN));
    let asked = PlayablePlan::of_file(&plan, &args.packs, lang)?;
    known_kinds(&asked, &args.report.kinds)?;
    let other = args.against.as_deref().map(|path| asked.against(path, lang)).transpose()?;
    let key = RunKey::new(&asked, other.as_ref());
    let speech = &asked.opening.speech;
    let shown = desk::shown(&args.folder);
    let path = [("path", Value::Text(&shown))];
    // Blocks are read only where they are merged.
    let plan = (!args.status && args.verify.is_none()).then_some(&asked.plan);
    let mut folder = ShardFolder::read(&args.folder, key, plan)
        .map_err(|cause| desk::Stop::File { tried: format!("cannot read {shown}"), cause })?;
    if folder.of == 0 && folder.cut.is_empty() {
        return Err(said(speech, "error-shards", &path));
    }
    let state = state(&speech.voice(), &folder);
    if args.status {
        output::print(&state)?;
        return Ok(if folder.is_whole() { output::CLEAN } else { output::FINDINGS });
    }
    if !folder.is_whole() {
        output::complain(&state);
        return Err(said(speech, "error-merge", &path));
    }
    if let Some(percent) = args.verify {
        let table = RunTable { asked: &asked, other: other.as_ref(), threads: args.threads };
        return verify(&table, &folder, percent);
    }
    asked.check_tables(true)?;
    let gate = args.report.gate.as_deref();
    let gate = gate.map(|path| bounds::read(path, &asked, folder.key.compares())).transpose()?;
    let Some(results) = folder.merge() else {
        return Err(said(speech, "error-merge", &path));
    };
    RunFolder::merged(&args.folder, folder.key).write(&asked, &results)?;
    let plan = Some(args.folder.join(PLAN));
    print(
        &asked,
        &Wanted { kinds: &args.report.kinds, format: args.report.format, gate, plan },
        &results,
    )
}

/// Which shards are there, and what is wrong with the others.
fn state(voice: &Voice<'_>, folder: &ShardFolder) -> String {
    let say = |id: &str, values: &[(&str, Value<'_>)]| {
        paragraph(&voice.tell(desk::SPACE, &format!("shards-{id}"), values))
    };
    let count = |number: u64| Value::Int(i64::try_from(number).unwrap_or(i64::MAX));
    let list = |indexes: &[u64]| listed(voice, indexes);
    let fresh = folder.fresh.len() as u64;
    let mut out = say("fresh", &[("count", count(fresh)), ("of", count(folder.of))]);
    if !folder.missing.is_empty() {
        out += &say("missing", &[("list", Value::Text(&list(&folder.missing)))]);
    }
    for (reason, indexes) in &folder.stale {
        let list = list(indexes);
        let values = [("why_word", Value::Text(reason.word())), ("list", Value::Text(&list))];
        out += &say("stale", &values);
    }
    for path in &folder.cut {
        out += &say("cut", &[("path", Value::Text(&desk::shown(path)))]);
    }
    for path in &folder.divided {
        out +=
            &say("divided", &[("path", Value::Text(&desk::shown(path))), ("of", count(folder.of))]);
    }
    for (index, [one, other]) in &folder.doubles {
        let (index, one, other) = (index.to_string(), desk::shown(one), desk::shown(other));
        let values = [("index", &index), ("one", &one), ("other", &other)];
        out += &say("double", &values.map(|(name, text)| (name, Value::Text(text))));
    }
    out
}

/// Numbers in order, as ranges: `3, 5–7`.
fn listed(voice: &Voice<'_>, numbers: &[u64]) -> String {
    let shown = |number: u64| voice.number(i64::try_from(number).unwrap_or(i64::MAX));
    let mut ranges: Vec<(u64, u64)> = Vec::new();
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    for number in sorted {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let range = |(first, last): &(u64, u64)| match first == last {
        true => shown(*first),
        false => format!("{}–{}", shown(*first), shown(*last)),
    };
    ranges.iter().map(range).collect::<Vec<_>>().join(", ")
}

/// Plays some shards again and compares the bytes of their files.
fn verify(table: &RunTable<'_>, folder: &ShardFolder, percent: f64) -> Result<u8, CommandError> {
    let speech = &table.asked.opening.speech;
    if folder.key.compares() && table.other.is_none() {
        return Err(said(speech, "error-verify", &[]));
    }
    let mut differing: Vec<(String, PathBuf)> = Vec::new();
    let sample = folder.sample(percent);
    for (shard, path) in &sample {
        let Some(file) = table.shard(*shard)? else { return Ok(output::COULD_NOT_RUN) };
        let text = file.text()?;
        if matches!(read_up_to(path, LARGEST), Ok(Short::Whole(bytes)) if bytes == text.as_bytes())
        {
            continue;
        }
        differing.push((shard.to_string(), path.to_path_buf()));
    }
    for (shard, path) in &differing {
        let path = desk::shown(path);
        let values = [("shard", Value::Text(shard)), ("path", Value::Text(&path))];
        output::print(&paragraph(&speech.tell("shards-differs", &values)))?;
    }
    let count = |number: usize| Value::Int(i64::try_from(number).unwrap_or(i64::MAX));
    let values = [
        ("count", count(sample.len())),
        ("of", count(folder.fresh.len())),
        ("differ", count(differing.len())),
    ];
    output::print(&paragraph(&speech.tell("shards-verified", &values)))?;
    Ok(if differing.is_empty() { output::CLEAN } else { output::FINDINGS })
}
