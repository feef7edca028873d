//! Files have one door: what is opened without it can wait for ever or follow a planted link.

use super::{code, files, shown};

/// Ways to open, fill or replace a file that do not look at what is there.
const WAYS: [&str; 11] = [
    "File::open(",
    "File::create",
    "File::options(",
    "OpenOptions",
    "fs::read(",
    "fs::read_to_string(",
    "fs::write(",
    "fs::copy(",
    "fs::rename(",
    "fs::hard_link(",
    "fs::symlink(",
];

/// What may use which of them: the door itself, and what gives a whole file its name.
const DOORS: [(&str, &[&str]); 2] =
    [("tools/desk/src/door.rs", &["OpenOptions"]), ("tools/desk/src/files.rs", &["fs::rename("])];

#[test]
fn all_files_are_opened_through_one_door() {
    let mut used = 0;
    for path in files("tools", "rs") {
        let name = shown(&path);
        if ["/tests/", "/benches/", "build.rs"].iter().any(|it| name.contains(it)) {
            continue;
        }
        let text = code(&path);
        // Tests of a file stand at its end.
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let text = text.split("#[cfg(all(test").next().unwrap_or_default();
        let allowed =
            DOORS.iter().find(|(door, _)| *door == name).map_or(&[][..], |(_, ways)| ways);
        for (nth, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.starts_with("//") {
                continue;
            }
            for way in WAYS.iter().filter(|way| line.contains(**way)) {
                assert!(
                    allowed.contains(way),
                    "{name}:{}: {line}\nopen it through desk::files",
                    nth + 1
                );
                used += 1;
            }
        }
    }
    assert!(used >= 3, "the doors open something: {used}");
}
