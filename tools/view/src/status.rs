//! Who is asked, in a file for other programs: one that waits for somebody's turn reads it.

use std::path::{Path, PathBuf};

use desk::files::write_whole;
use play::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::sitting::Sitting;
use crate::view::{VERSION, View};

/// What stands in the file, as one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(example = content::json_example(
    r#"{ "v": 1, "over": false, "asked": { "seat": 0, "name": "Anna", "prompt": "Which race?", "answers": 4 } }"#
))]
pub struct Status {
    /// The version of this form.
    pub v: u32,
    /// Whether the game is over.
    pub over: bool,
    /// Who is asked; absent while nobody is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
}

/// A player who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Asked {
    /// The seat, counted from 0.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The question; absent while the table is handed over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    /// How many answers were given before.
    pub answers: usize,
}

/// The file.
#[derive(Debug)]
pub(crate) struct StatusFile {
    path: PathBuf,
    /// What stands in it.
    written: Option<Status>,
    /// It could not be written last.
    failing: bool,
}

impl StatusFile {
    pub(crate) fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), written: None, failing: false }
    }
}

impl Sitting<'_> {
    /// From now on a file says who is asked: whenever that is another, it is written anew, and it
    /// is whole at any time.
    pub fn tell_status(&mut self, path: &Path) {
        self.status = Some(StatusFile::new(path));
    }

    /// Writes who is asked in a view, if that is told and is new. That it cannot be written is said
    /// once.
    pub(crate) fn write_status(&mut self, view: &View) {
        let answers = self.table.answers().len();
        let Some(file) = &mut self.status else { return };
        let prompt = view.ask.as_ref().map(|ask| ask.prompt.clone());
        let eyes = match (&view.hand_over, &view.ask) {
            (Some(hand_over), _) => Some(&hand_over.to),
            (None, Some(_)) => view.eyes.as_ref(),
            (None, None) => None,
        };
        let asked =
            eyes.map(|eyes| Asked { seat: eyes.seat, name: eyes.name.clone(), prompt, answers });
        let status = Status { v: VERSION, over: view.end.is_some(), asked };
        if file.written.as_ref() == Some(&status) {
            return;
        }
        let path = file.path.clone();
        let text = serde_json::to_string(&status).map_err(anyhow::Error::from);
        let written = text.and_then(|text| write_whole(&path, &(text + "\n")));
        let told = file.failing;
        file.failing = written.is_err();
        match written {
            Ok(()) => file.written = Some(status),
            Err(_) if told => {}
            Err(error) => self.say_of_trouble("status-not-written", &path, &error),
        }
    }
}
