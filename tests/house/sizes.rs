//! Files and functions fit in the head.

use super::{code, files, function_lengths, shown};

/// Names of files that say nothing.
const VAGUE: [&str; 5] = ["utils", "misc", "common", "helpers", "manager"];

#[test]
fn a_file_fits_in_the_head() {
    for (folder, ending) in [("engine", "rs"), ("tools", "rs"), ("tests", "rs"), ("cards", "luau")]
    {
        for path in files(folder, ending) {
            let lines = code(&path).lines().count();
            assert!(lines <= 600, "{} has {lines} lines: part it by subject", shown(&path));
            let stem = path.file_stem().expect("a file").to_string_lossy().into_owned();
            assert!(!VAGUE.contains(&stem.as_str()), "{} says nothing", shown(&path));
        }
    }
}

#[test]
fn a_function_fits_on_a_screen() {
    let mut long = Vec::new();
    for folder in ["engine", "tools"] {
        let paths = files(folder, "rs").into_iter();
        for path in paths.filter(|path| !path.iter().any(|part| part == "tests")) {
            for (name, lines) in function_lengths(&code(&path)) {
                if lines > 50 {
                    long.push(format!("{}: {name} has {lines} lines", shown(&path)));
                }
            }
        }
    }
    assert!(long.is_empty(), "more than 50 lines, name its parts:\n{}", long.join("\n"));
}
