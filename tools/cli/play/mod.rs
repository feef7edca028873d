//! `cardwright play`: a game in the terminal, a pipe or a screen reader.

mod command;
mod explain;
pub mod help;
mod keyboard;
mod layout;
mod matching;
mod obey;
mod opening;
mod picture;
mod players;
mod save;
mod score;
mod speech;
mod trouble;
mod turn;

pub use layout::{Paint, paragraph, wrap};
pub use opening::{Opening, open_packs, read_record};
pub use players::{called, introduce, of_head};
pub use score::end as end_text;
pub use speech::{SPACE, Speech, wishes};
pub use trouble::{Said, changes, finding_text};

use crate::args::PlayArgs;
use crate::content::Packs;
use crate::output;

/// Plays a game. What stops it is said in the player's language.
pub fn run(args: &PlayArgs) -> anyhow::Result<u8> {
    explained(open_packs(&args.packs, args.lang.as_deref()).and_then(|packs| play(args, &packs)))
}

/// Says a reason to stop that has been put into words; passes on any other.
pub fn explained(result: anyhow::Result<u8>) -> anyhow::Result<u8> {
    match result {
        Err(error) => match error.downcast_ref::<Said>() {
            Some(Said(text)) => {
                output::complain(&paragraph(text));
                Ok(output::COULD_NOT_RUN)
            }
            None => Err(error),
        },
        done => done,
    }
}

fn play(args: &PlayArgs, packs: &Packs) -> anyhow::Result<u8> {
    let opening = Opening::new(packs, args.lang.as_deref());
    let mut play = match &args.resume {
        Some(file) => opening.resume(args, file)?,
        None => opening.start(args)?,
    };
    play.run()
}
