//! Seeded defects: each is put into a sound copy of something, and lint must find it at its line with
//! its code, and find nothing else.

mod effect;
mod names;
mod texts;

use std::collections::BTreeMap;

use crate::cli::Folder;
use crate::cli::linted::linted;

/// What came of the seeds, class by class.
#[derive(Default)]
pub struct Table {
    classes: BTreeMap<&'static str, (usize, usize)>,
    /// What was missed.
    missed: Vec<String>,
    /// What was found besides.
    besides: Vec<String>,
}

impl Table {
    /// Adds a seed: what was found of it as `path:line code`, and what was to be found.
    pub fn add(&mut self, class: &'static str, seed: &str, wanted: &str, found: &[String]) {
        let (hits, all) = self.classes.entry(class).or_default();
        *all += 1;
        if found.iter().any(|one| one == wanted) {
            *hits += 1;
        } else {
            self.missed.push(format!("{class} {seed}: {wanted}, and there is {found:?}"));
        }
        let others = found.iter().filter(|one| *one != wanted);
        self.besides.extend(others.map(|one| format!("{class} {seed}: {one}")));
    }

    /// Nine of ten seeds are found, some of each class, and nothing besides.
    pub fn check(&self) {
        let (hits, all) = self.classes.values().fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
        let lines =
            self.classes.iter().map(|(class, (hits, all))| format!("{class}: {hits}/{all}"));
        let lines = lines.collect::<Vec<_>>().join("\n");
        let said = format!("{hits} of {all}\n{lines}\nmissed: {:#?}", self.missed);
        assert!(hits * 10 >= all * 9, "{said}");
        assert!(self.classes.values().all(|(hits, _)| *hits > 0), "{said}");
        assert!(self.besides.is_empty(), "found besides: {:#?}\n{said}", self.besides);
    }
}

/// What lint reports of a pack in a folder, each finding as `path:line code`.
fn reported(folder: &Folder, pack: &str, more: &[&str]) -> Vec<String> {
    let ran = linted(folder, pack, &[&["--format", "short"], more].concat());
    let prefix = folder.word(&format!("{pack}/"));
    let found = ran.out.lines().filter_map(|finding| {
        let (place, rest) = finding.strip_prefix(&prefix)?.split_once(": ")?;
        let code = rest.split(['[', ']']).nth(1)?;
        let mut place = place.split(':');
        Some(format!("{}:{} {code}", place.next()?, place.next()?))
    });
    found.collect()
}
