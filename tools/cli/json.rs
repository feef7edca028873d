//! A game as JSON lines, for front ends in other languages: a view goes out on each line, an input
//! comes in on each.

use view::{Input, Notice, Sitting, View};

use crate::line::Keyboard;
use crate::output;

/// Plays until the end, or until nothing more comes in.
pub fn play(sitting: &mut Sitting<'_>) -> anyhow::Result<u8> {
    let mut input = Keyboard::stream();
    loop {
        while sitting.go_on() {
            send(&sitting.view())?;
        }
        let view = sitting.view();
        if view.ask.is_none() && view.hand_over.is_none() {
            return part(sitting, view);
        }
        send(&view)?;
        let Some(line) = input.line("")? else { break };
        let change = match Input::read(&line) {
            Ok(input) => sitting.take(input),
            Err(why) => sitting.misread(&why),
        };
        if change == view::Change::Stopped {
            break;
        }
    }
    let view = sitting.view();
    part(sitting, View { ask: None, hand_over: None, ..view })
}

/// The last line: it asks nothing, and says where the game is kept.
fn part(sitting: &mut Sitting<'_>, mut view: View) -> anyhow::Result<u8> {
    let parting = sitting.part();
    view.notices.extend(sitting.notices());
    view.notices.push(Notice::Says { id: parting.id, text: parting.text });
    send(&view)?;
    Ok(if parting.lost { output::COULD_NOT_RUN } else { output::CLEAN })
}

fn send(view: &View) -> anyhow::Result<()> {
    Ok(output::print(&(serde_json::to_string(view)? + "\n"))?)
}
