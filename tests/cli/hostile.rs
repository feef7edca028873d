//! The stranger's pack with one thing broken: nothing panics, nothing hangs, and the message says
//! where and what to do.

mod chains;
mod files;
mod floods;
mod scripts;
mod terminal;
mod texts;

use serde_json::Value;

use super::linted::linted;
use super::{Folder, cardwright};

/// One way to break the pack, and what must be said about it.
struct Case {
    /// What is broken.
    name: &'static str,
    /// Breaks the copy in the folder.
    harm: fn(&Folder),
    /// The code of the finding.
    code: &'static str,
    /// Its place, relative to the pack: `path:line:column`.
    at: &'static str,
    /// A piece of the message or of the help: what to do about it.
    remedy: &'static str,
    /// All errors there are: one cause is one finding, where no other thing follows from it.
    errors: usize,
}

const fn case(
    name: &'static str,
    harm: fn(&Folder),
    code: &'static str,
    at: &'static str,
    remedy: &'static str,
) -> Case {
    Case { name, harm, code, at, remedy, errors: 1 }
}

/// Whether the whole campaign is asked for (`CAMPAIGN=whole`), and not what every run of the tests
/// takes of it.
fn whole() -> bool {
    std::env::var_os("CAMPAIGN").is_some_and(|word| word == "whole")
}

/// The path of a file of the pack in a test's folder.
fn inside(path: &str) -> String {
    format!("moonlit_market/{path}")
}

fn edit(folder: &Folder, path: &str, old: &str, new: &str) {
    folder.edit(&inside(path), old, new);
}

fn write(folder: &Folder, path: &str, bytes: impl AsRef<[u8]>) {
    folder.write(&inside(path), bytes);
}

fn remove(folder: &Folder, path: &str) {
    std::fs::remove_file(folder.path(&inside(path))).expect("removed");
}

impl Case {
    /// Runs `lint` or `test` on the broken pack, for programs and for people. What `lint` reports for
    /// programs is made in this process.
    fn run(&self, command: &str) {
        let folder = Folder::with_pack();
        (self.harm)(&folder);
        let pack = folder.word("moonlit_market");
        let json = ["--format", "json"];
        let ran = match command {
            "lint" => linted(&folder, "moonlit_market", &json),
            _ => cardwright(&[&[command, &pack][..], &json].concat()),
        };
        let about = format!("“{}”: {}{}", self.name, ran.out, ran.err);
        assert_eq!(ran.code, Some(1), "{about}");
        assert_eq!(ran.err, "", "{about}");
        let json: Value = serde_json::from_str(&ran.out).expect("JSON");
        let findings = json["findings"].as_array().expect("a list");
        let at = format!("{pack}/{}", self.at);
        let said = findings.iter().find(|finding| {
            finding["code"] == self.code && place(finding) == at && says(finding, self.remedy)
        });
        assert!(
            said.is_some(),
            "no {} at {} saying “{}” in {about}",
            self.code,
            self.at,
            self.remedy
        );
        let errors = findings.iter().filter(|finding| finding["severity"] == "error").count();
        assert_eq!(errors, self.errors, "{about}");
        let human = cardwright(&[command, &pack]);
        assert_eq!((human.code, human.err.as_str()), (Some(1), ""), "{about}");
        assert!(human.out.contains(&format!("error[{}]: ", self.code)), "{}", human.out);
        assert!(human.out.contains(self.remedy), "{}", human.out);
    }
}

/// Where a finding is, as people read it.
fn place(finding: &Value) -> String {
    let path = finding["path"].as_str().unwrap_or_default();
    format!("{path}:{}:{}", finding["line"], finding["column"])
}

fn says(finding: &Value, words: &str) -> bool {
    let text = |name: &str| finding[name].as_str().unwrap_or_default().to_owned();
    text("message").contains(words) || text("help").contains(words)
}

fn all(cases: &[Case], command: &str) {
    for case in cases {
        case.run(command);
    }
}

/// What is odd but sound is read like the rest.
fn sound(name: &str, harm: fn(&Folder)) {
    let folder = Folder::with_pack();
    harm(&folder);
    let pack = folder.word("moonlit_market");
    for command in ["lint", "test"] {
        let ran = cardwright(&[command, &pack]);
        assert_eq!(ran.code, Some(0), "“{name}”: {}{}", ran.out, ran.err);
    }
}
