//! `schema`, and the folder `schema/` of the project, which is its output.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::{Folder, cardwright, root};

/// Relative paths and texts of all files in a folder.
fn files(folder: &Path, below: &str, out: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("readable");
        let path = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            files(&entry.path(), &format!("{path}/"), out);
        } else {
            out.insert(path, fs::read_to_string(entry.path()).expect("a text"));
        }
    }
}

/// What the program writes.
fn written() -> BTreeMap<String, String> {
    let folder = Folder::new();
    let ran = cardwright(&["schema", "--write", &folder.word("")]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let mut written = BTreeMap::new();
    files(&folder.path(""), "", &mut written);
    written
}

#[test]
fn the_schema_folder_is_fresh() {
    let target = root().join("schema");
    let (new, mut old) = (written(), BTreeMap::new());
    if target.is_dir() {
        files(&target, "", &mut old);
    }
    if new != old && std::env::var_os("BLESS").is_some() {
        for path in old.keys().filter(|path| !new.contains_key(*path)) {
            fs::remove_file(target.join(path)).expect("removed");
        }
        for (path, text) in &new {
            let path = target.join(path);
            fs::create_dir_all(path.parent().expect("in the folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        return;
    }
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&new), names(&old), "schema/ is stale: BLESS=1 cargo test schema");
    for (path, text) in &new {
        assert!(old[path] == *text, "schema/{path} is stale: BLESS=1 cargo test schema");
    }
}

#[test]
fn one_schema_is_printed() {
    let list = cardwright(&["schema"]);
    assert!(list.out.lines().any(|line| line == "roll_player/weapon.schema.json"), "{}", list.out);
    let written = written();
    assert_eq!(list.out.lines().collect::<Vec<_>>(), written.keys().collect::<Vec<_>>());
    for (path, text) in written {
        let ran = cardwright(&["schema", &path]);
        assert!(ran.code == Some(0) && ran.out == text, "{path}");
    }
    let wrong = cardwright(&["schema", "roll_player/weapons.schema.json"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("did you mean «roll_player/weapon.schema.json»?"), "{}", wrong.err);
}
