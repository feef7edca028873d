//! What of the table a player is shown before a question: what is new, and what the question is
//! about where that has scrolled away.

use std::collections::BTreeMap;

use play::Seat;
use play::panel::Role;
use view::{Panel, Row, View};

use super::layout::{Paint, page_lines};
use super::panels::{self, Texts};

/// What each player was shown, and how long ago.
#[derive(Default)]
pub struct Board {
    /// So many lines were printed.
    printed: usize,
    /// What each player was shown of the table, by what it looks like without the texts of cards.
    shown: BTreeMap<Option<Seat>, BTreeMap<Vec<String>, usize>>,
    /// The texts of cards that each player was shown.
    texts: BTreeMap<Option<Seat>, BTreeMap<String, usize>>,
}

impl Board {
    /// Lines were printed or typed.
    pub fn scroll(&mut self, text: &str) {
        self.printed += text.matches('\n').count();
    }

    /// All that was shown is out of sight, or says the same in other words now.
    pub fn forget(&mut self) {
        self.shown.clear();
        self.texts.clear();
    }

    /// What is to be shown before a question that takes so many lines, or at the end.
    pub fn before(&mut self, paint: Paint, view: &View, question: usize) -> String {
        let eyes = view.eyes.as_ref().map(|eyes| eyes.seat);
        let own = |panel: &&Panel| match panel.role {
            Role::Sheet { seat } => Some(seat) == eyes,
            Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => true,
        };
        let near = page_lines().saturating_sub(question);
        let seen = self.shown.entry(eyes).or_default();
        let told = self.texts.entry(eyes).or_default();
        let (mut now, mut out, mut printed) = (BTreeMap::new(), String::new(), self.printed);
        let mut panels: Vec<_> = view.panels.iter().filter(own).collect();
        panels.sort_by_key(|panel| nearness(panel));
        for panel in panels {
            let look = panels::panel(paint, panel, &mut Texts::None);
            // Its head may have gone: what is asked about stands further down.
            let in_sight = |at: &usize| printed - at <= near + look.len() / 4;
            if let Some(last) = seen.get(&look)
                && (!wanted(panel) || in_sight(last))
            {
                now.insert(look, *last);
                continue;
            }
            let whole = panels::panel(paint, panel, &mut Texts::All).len();
            let room = whole < near;
            let mut texts = Texts::Unless(&mut |text, asked| {
                let left_out =
                    told.get(text).is_some_and(|at| !(asked && room) || printed - at < near);
                if !left_out {
                    told.insert(text.to_owned(), printed);
                }
                left_out
            });
            let lines = panels::panel(paint, panel, &mut texts);
            now.insert(look, printed);
            printed += lines.len() + 1;
            out.push_str(&format!("\n{}\n", lines.join("\n")));
        }
        *seen = now;
        out
    }
}

/// Whether a player looks at a panel to answer: something on it is offered, or much of the play is
/// there.
fn wanted(panel: &Panel) -> bool {
    match panel.role {
        Role::Map | Role::Sheet { .. } => true,
        Role::Round | Role::Shared | Role::Known | Role::Pile => panel.rows.iter().any(offered),
    }
}

/// How near to the question a panel stands, from 0: cards that are offered are nearer than the own
/// sheet, because their texts are read; only a map is nearer still.
fn nearness(panel: &Panel) -> u8 {
    let read = |row: &Row| offered(row) && !row.texts.is_empty();
    match panel.role {
        Role::Map => 3,
        Role::Sheet { .. } => 1,
        Role::Round | Role::Shared | Role::Known | Role::Pile => {
            if panel.rows.iter().any(read) {
                2
            } else {
                0
            }
        }
    }
}

/// Whether something in a row is offered.
pub fn offered(row: &Row) -> bool {
    row.cells.iter().any(|cell| !cell.offers.is_empty())
}
