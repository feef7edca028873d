//! A game as JSON lines, for front ends in other languages: one view per line of output, one input
//! per line of input.

use serde_json::{Value, json};
use view::{HotSeat, Input, Notice, View, brief, changes, parts};

use crate::line::Keyboard;
use crate::output;

/// Maximum number of bytes of a line with changes.
const LONGEST: usize = 8 << 10;
/// Bytes of such a line around the changes.
const WRAPPING: usize = 32;

/// How views are written.
enum Writer {
    /// Each is whole.
    Whole,
    /// After the first one, what has changed since the last one.
    Changes(Option<Value>),
}

/// Plays until the end, or until the input ends. `changing`: after the first view, only changes are
/// written.
pub fn play(hot_seat: &mut HotSeat, changing: bool) -> anyhow::Result<u8> {
    let mut writer = if changing { Writer::Changes(None) } else { Writer::Whole };
    let mut input = Keyboard::stream();
    loop {
        while writer.go_on(hot_seat) {
            writer.send(&hot_seat.view())?;
        }
        let view = hot_seat.view();
        if view.ask.is_none() && view.hand_over.is_none() {
            return writer.part(hot_seat, view);
        }
        writer.send(&view)?;
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
    writer.part(hot_seat, View { ask: None, hand_over: None, ..view })
}

impl Writer {
    /// Lets bots answer. With changes, a line says only a few of their answers.
    fn go_on(&self, hot_seat: &mut HotSeat) -> bool {
        match self {
            Self::Whole => hot_seat.go_on(),
            Self::Changes(_) => hot_seat.go_on_briefly(),
        }
    }

    /// The last line: it asks nothing, and says where the game is saved.
    fn part(&mut self, hot_seat: &mut HotSeat, mut view: View) -> anyhow::Result<u8> {
        let parting = hot_seat.part();
        view.notices.extend(hot_seat.notices());
        parting.clear_status();
        view.notices.push(Notice::Says { id: parting.id, text: parting.text });
        self.send(&view)?;
        Ok(if parting.lost { output::COULD_NOT_RUN } else { output::CLEAN })
    }

    fn send(&mut self, view: &View) -> anyhow::Result<()> {
        let Self::Changes(last) = self else {
            return Ok(output::print(&(serde_json::to_string(view)? + "\n"))?);
        };
        let view = brief(view)?;
        let Some(before) = last.replace(view.clone()) else {
            return Ok(output::print(&format!("{view}\n"))?);
        };
        let changed = changes(&before, &view).unwrap_or_else(|| json!({}));
        let parts = parts(changed, LONGEST - WRAPPING);
        let count = parts.len();
        for (nth, part) in parts.into_iter().enumerate() {
            let line = match nth + 1 < count {
                true => json!({ "changes": part, "more": true }),
                false => json!({ "changes": part }),
            };
            output::print(&format!("{line}\n"))?;
        }
        Ok(())
    }
}
