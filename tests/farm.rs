//! `tools/farm`: its own tests, where Python can import Dask.

use std::process::{Command, Stdio};

use crate::cli::root;

/// A line of Python with the program of these tests.
fn python(words: &[&str]) -> Command {
    let mut python = Command::new("python3");
    python.args(words).current_dir(root()).stdin(Stdio::null());
    python.env("CARDWRIGHT", env!("CARGO_BIN_EXE_cardwright")).env("PYTHONDONTWRITEBYTECODE", "1");
    python
}

#[test]
fn a_farm_gives_the_bytes_of_one_process() {
    let imported = python(&["-c", "import distributed"]).output();
    if !imported.is_ok_and(|ran| ran.status.success()) {
        eprintln!("Python cannot import distributed: tools/farm is not tested");
        return;
    }
    let ran = python(&["-m", "unittest", "discover", "tools/farm/tests"]).output();
    let ran = ran.expect("there is Python");
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{said}");
}
