//! The command line, through the real program.

mod acting;
mod advice;
mod after;
mod again;
mod begun;
mod bounds;
mod cards;
mod causes;
mod changes;
mod codes;
mod covered;
mod deep;
#[cfg(unix)]
mod doors;
mod effect;
mod ended;
mod fixes;
mod guards;
mod hostile;
mod json;
mod large;
mod letters;
mod lint;
mod linted;
mod locale;
mod looked;
mod mutants;
mod occasion;
mod plain;
mod play;
mod policy;
mod prompt;
mod proofs;
mod replay;
mod reports;
mod rules;
mod rulings;
mod saves;
mod schema;
mod scripts;
mod seeded;
mod settings;
mod shards;
mod shared;
mod simulate;
mod spell;
mod stats;
mod survives;
mod tables;
mod taught;
mod tested;
mod texts;
pub mod typed;
mod with;

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::support::program;

/// How long any call may take. None comes near it; one that hangs is ended and fails the test.
const PATIENCE: Duration = Duration::from_secs(120);

/// The root of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What came of a call.
#[derive(Debug)]
pub struct Ran {
    /// The exit code; none if a signal ended it.
    pub code: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Calls the program in the project's root, in plain English, without anything to read.
pub fn cardwright(args: &[&str]) -> Ran {
    cardwright_reads(args, "")
}

/// Calls the program in a folder.
pub fn cardwright_in(folder: &Path, args: &[&str]) -> Ran {
    called(folder, args, "", &[])
}

/// Calls the program with a text on its standard input.
pub fn cardwright_reads(args: &[&str], input: &str) -> Ran {
    called(root(), args, input, &[])
}

/// Calls the program with variables of the environment.
pub fn cardwright_with(variables: &[(&str, &str)], args: &[&str]) -> Ran {
    called(root(), args, "", variables)
}

/// Calls the program in a folder, with a text to read and variables of the environment.
pub fn called(folder: &Path, args: &[&str], input: &str, variables: &[(&str, &str)]) -> Ran {
    let mut command = program();
    command.args(args).current_dir(folder).envs(variables.iter().copied());
    command.env_remove("CARDWRIGHT_LANG").env("LANG", "C").env("LC_ALL", "C");
    command.env_remove("CLICOLOR_FORCE").env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program is built");
    let (out, err) = (drain(child.stdout.take()), drain(child.stderr.take()));
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // A program that ends early closes the pipe: no error of the test.
    let writer = thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
    let begun = Instant::now();
    let code = loop {
        if let Some(status) = child.try_wait().expect("the program can be waited for") {
            break status.code();
        }
        if begun.elapsed() > PATIENCE {
            child.kill().expect("the program can be ended");
            panic!("cardwright {} hangs", args.join(" "));
        }
        thread::sleep(Duration::from_millis(2));
    };
    let text = |reader: thread::JoinHandle<Vec<u8>>| {
        String::from_utf8_lossy(&reader.join().expect("read")).into_owned()
    };
    writer.join().expect("written");
    let ran = Ran { code, out: text(out), err: text(err) };
    let said = format!("cardwright {}\n{}\n{}", args.join(" "), ran.out, ran.err);
    assert!(ran.code.is_some(), "a signal ended {said}");
    assert!(!ran.err.contains("panicked at"), "a panic in {said}");
    ran
}

fn drain(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    let mut pipe = pipe.expect("piped");
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // What was read before an error is what is there.
        let _ = pipe.read_to_end(&mut bytes);
        bytes
    })
}

/// A folder that is gone after the test.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder.
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("cardwright-test-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // A killed run may have left this folder: process ids are reused.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    /// A folder with a copy of the stranger's pack in it, in `moonlit_market`.
    pub fn with_pack() -> Self {
        let folder = Self::new();
        copy(&root().join("tests/packs/moonlit_market"), &folder.0.join("moonlit_market"));
        folder
    }

    /// The same, without seven flavours in Esperanto: as many warnings, and nothing else.
    pub fn with_lacks() -> Self {
        let folder = Self::with_pack();
        for kind in ["alignment", "armor", "armor_set", "backstory", "race", "skill"] {
            let path = format!("moonlit_market/locales/eo/{kind}.ftl");
            let text = folder.read(&path);
            let kept = text.lines().filter(|line| !line.starts_with("    .flavour"));
            folder.write(&path, kept.map(|line| format!("{line}\n")).collect::<String>());
        }
        folder
    }

    /// The path of something in it.
    pub fn path(&self, inside: &str) -> PathBuf {
        self.0.join(inside)
    }

    /// The same as a word for the command line.
    pub fn word(&self, inside: &str) -> String {
        self.path(inside).to_str().expect("temporary folders have plain names").to_owned()
    }

    /// Writes a file and the folders above it.
    pub fn write(&self, path: &str, bytes: impl AsRef<[u8]>) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().expect("inside of the folder")).expect("made");
        fs::write(path, bytes).expect("written");
    }

    /// The text of a file.
    pub fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).expect("there")
    }

    /// Replaces a piece of a file, which must be there.
    pub fn edit(&self, path: &str, old: &str, new: &str) {
        let text = self.read(path);
        assert!(text.contains(old), "no “{old}” in {path}");
        self.write(path, text.replace(old, new));
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Copies a folder with all that is in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("made");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("readable");
        let target = to.join(entry.file_name());
        match entry.file_type().expect("readable").is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).expect("copied")),
        }
    }
}
