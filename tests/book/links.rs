//! Links of README and book lead to a page that is there, and to a heading of it.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use super::{Page, pages, unfenced};
use crate::cli::root;

/// A text without fences and without code in its lines: nothing there is a link.
fn prose(text: &str) -> String {
    let plain = unfenced(text);
    plain.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

/// The anchors of a page's headings, as mdBook makes them.
fn anchors(page: &Page) -> Vec<String> {
    let plain = unfenced(&page.whole());
    let mut seen = BTreeMap::new();
    let headings = plain.lines().filter(|line| line.starts_with('#'));
    let slugs = headings.map(|line| slug(line.trim_start_matches('#').trim()));
    let numbered = slugs.map(|slug| {
        let count = seen.entry(slug.clone()).or_insert(0);
        *count += 1;
        if *count == 1 { slug } else { format!("{slug}-{}", *count - 1) }
    });
    numbered.collect()
}

fn slug(heading: &str) -> String {
    let letters = heading.to_lowercase();
    let letters = letters.chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        _ => letter.is_alphanumeric().then_some(letter),
    });
    letters.collect()
}

/// A path without `..`.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(out.pop()),
            part => out.push(part),
        }
    }
    out
}

#[test]
fn no_link_is_dead() {
    let mut dead = Vec::new();
    for page in pages() {
        let whole = page.whole();
        let prose = prose(&whole);
        for target in prose.split("](").skip(1).filter_map(|rest| rest.split_once(')')) {
            let target = target.0;
            if target.starts_with("https://") {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let here = Path::new(&page.path);
            let path = match file {
                "" => here.to_owned(),
                file => plain(&here.parent().expect("a file").join(file)),
            };
            let inside = page.path == "README.md" || path.starts_with(super::PAGES);
            let found = inside && root().join(&path).exists();
            let leads = anchor.is_empty() || {
                let path = path.to_string_lossy();
                found && anchors(&Page::read(&path)).iter().any(|there| there == anchor)
            };
            if !(found && leads) {
                dead.push(format!("{}: {target}", page.path));
            }
        }
    }
    assert!(dead.is_empty(), "dead links:\n{}", dead.join("\n"));
}
