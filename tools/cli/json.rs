//! A game as JSON lines, for front ends in other languages: one view per line of output, one input
//! per line of input.

use view::{HotSeat, Input, Notice, View};

use crate::line::Keyboard;
use crate::output;

/// Plays until the end, or until the input ends.
pub fn play(hot_seat: &mut HotSeat) -> anyhow::Result<u8> {
    let mut input = Keyboard::stream();
    loop {
        while hot_seat.go_on() {
            send(&hot_seat.view())?;
        }
        let view = hot_seat.view();
        if view.ask.is_none() && view.hand_over.is_none() {
            return part(hot_seat, view);
        }
        send(&view)?;
        let Some(line) = input.line("")? else { break };
        let change = match Input::read(&line) {
            Ok(input) => hot_seat.take(input),
            Err(why) => hot_seat.misread(&why),
        };
        if change == view::Change::Stopped {
            break;
        }
    }
    let view = hot_seat.view();
    part(hot_seat, View { ask: None, hand_over: None, ..view })
}

/// The last line: it asks nothing, and says where the game is saved.
fn part(hot_seat: &mut HotSeat, mut view: View) -> anyhow::Result<u8> {
    let parting = hot_seat.part();
    view.notices.extend(hot_seat.notices());
    view.notices.push(Notice::Says { id: parting.id, text: parting.text });
    send(&view)?;
    Ok(if parting.lost { output::COULD_NOT_RUN } else { output::CLEAN })
}

fn send(view: &View) -> anyhow::Result<()> {
    Ok(output::print(&(serde_json::to_string(view)? + "\n"))?)
}
