//! What of the table a player is shown before a question: what is new, and what the question is
//! about where that has scrolled away.

use std::collections::BTreeMap;

use play::Seat;
use play::panel::Role;
use view::{Panel, Row, View};

use super::layout::{Paint, beside, page_lines};
use super::panels::{self, Texts};

/// What each player was shown, and how long ago.
#[derive(Default)]
pub struct Board {
    /// So many lines were printed.
    printed: usize,
    /// What each player was shown.
    shown: BTreeMap<Option<Seat>, Shown>,
}

/// What one player was shown, and after how many lines.
#[derive(Default)]
struct Shown {
    /// The table, by what it looks like without the texts of cards.
    panels: BTreeMap<Vec<String>, usize>,
    /// The texts of cards.
    texts: BTreeMap<String, usize>,
}

/// A panel that is shown now.
struct ShownPanel {
    /// What it looks like without the texts of cards.
    look: Vec<String>,
    /// Its lines.
    lines: Vec<String>,
    /// The texts of cards in it.
    texts: Vec<String>,
}

impl Board {
    /// Lines were printed or typed.
    pub fn scroll(&mut self, text: &str) {
        self.printed += text.matches('\n').count();
    }

    /// All that was shown is out of sight, or says the same in other words now.
    pub fn forget(&mut self) {
        self.shown.clear();
    }

    /// What is to be shown before a question that takes so many lines, or at the end; and how many
    /// lines more there is room for, where neither the player's own sheet nor a map is part of it.
    pub fn before(&mut self, paint: Paint, view: &View, question: usize) -> (String, usize) {
        let eyes = view.eyes.as_ref().map(|eyes| eyes.seat);
        let shown = self.shown.entry(eyes).or_default();
        let mut plan = PanelPlan {
            printed: self.printed,
            // What is typed takes a line, too.
            room: page_lines().saturating_sub(question + 1),
            below: 0,
            farther: 0,
            kept: 0,
        };
        let panels = near_first(paint, view);
        plan.farther = panels.iter().map(|(panel, look)| needs(panel, look)).sum();
        let (mut kept, mut drawn) = (BTreeMap::new(), Vec::new());
        let mut own = false;
        for (panel, look) in panels {
            plan.farther -= needs(panel, &look);
            match plan.draw(paint, panel, look, shown) {
                Ok(lines) => {
                    plan.below += lines.lines.len() + 1;
                    own |= matches!(panel.role, Role::Map | Role::Sheet { .. });
                    drawn.push(lines);
                }
                Err((look, at)) => {
                    if wanted(panel) {
                        plan.kept = plan.kept.max(plan.printed - at);
                    }
                    kept.insert(look, at);
                }
            }
        }
        drawn.reverse();
        shown.panels = kept;
        let spare = if own { 0 } else { plan.room.saturating_sub(plan.kept + plan.below) };
        (shown.print(self.printed, drawn), spare)
    }
}

/// What is known while panels are chosen, the nearest to the question first.
struct PanelPlan {
    /// So many lines were printed before.
    printed: usize,
    /// So many lines above the question are in sight.
    room: usize,
    /// So many of them are taken by panels that stand nearer to the question.
    below: usize,
    /// So many are needed by those that stand farther from it.
    farther: usize,
    /// So many of the last lines hold panels that a player looks at and that are not shown again.
    kept: usize,
}

impl PanelPlan {
    /// A panel, if it is to be shown; else what it looks like and when it was shown.
    fn draw(
        &self,
        paint: Paint,
        panel: &Panel,
        look: Vec<String>,
        shown: &Shown,
    ) -> Result<ShownPanel, (Vec<String>, usize)> {
        let in_sight = |at: &usize| self.printed - at + self.below <= self.room;
        let whole = panels::panel(paint, panel, &mut Texts::All).len();
        let spare = self.below + whole + self.farther < self.room;
        // Many texts at once are read when they are asked about.
        let few = whole * 3 <= page_lines() * 2;
        let mut texts = Vec::new();
        let mut unread = false;
        let mut choose = Texts::Unless(&mut |text, asked| {
            let told = shown.texts.get(text);
            unread |= asked && told.is_none();
            let wanted = match told {
                None => asked || spare || few,
                Some(at) => asked && spare && !in_sight(at),
            };
            if wanted {
                texts.push(text.to_owned());
            }
            !wanted
        });
        let lines = panels::panel(paint, panel, &mut choose);
        // What nobody has to look at is shown again where there is room.
        let others = self.below + self.farther + self.kept;
        let repeated =
            wanted(panel) || (panel.role != Role::Round && look.len() + others < self.room);
        let last = shown.panels.get(&look);
        match last.filter(|at| !unread && (!repeated || in_sight(at))) {
            Some(at) => Err((look, *at)),
            None => Ok(ShownPanel { look, lines, texts }),
        }
    }
}

impl Shown {
    /// Panels as lines, beside each other where they fit; from now on they have been shown.
    fn print(&mut self, printed: usize, drawn: Vec<ShownPanel>) -> String {
        let mut blocks: Vec<Vec<String>> = Vec::new();
        let (mut at, mut last) = (printed, printed);
        for ShownPanel { look, lines, texts } in drawn {
            match blocks.last_mut().and_then(|left| Some((joined(left, &lines)?, left))) {
                Some((both, left)) => {
                    at = last + both.len() + 1;
                    *left = both;
                }
                None => {
                    last = at;
                    at += lines.len() + 1;
                    blocks.push(lines);
                }
            }
            self.panels.insert(look, last);
            self.texts.extend(texts.into_iter().map(|text| (text, last)));
        }
        blocks.iter().map(|lines| format!("\n{}\n", lines.join("\n"))).collect()
    }
}

/// A panel beside another, if both fit: the longer one on the left, where it stays while what is
/// beside it grows and shrinks. One that is all title stays apart.
fn joined(one: &[String], other: &[String]) -> Option<Vec<String>> {
    let (left, right) = if one.len() < other.len() { (other, one) } else { (one, other) };
    if right.len() > 1 { beside(left, right) } else { None }
}

/// The panels before a player with what they look like without the texts of cards, the nearest to
/// the question first.
fn near_first(paint: Paint, view: &View) -> Vec<(&Panel, Vec<String>)> {
    let eyes = view.eyes.as_ref().map(|eyes| eyes.seat);
    let own = |panel: &&Panel| match panel.role {
        Role::Sheet { seat } => Some(seat) == eyes,
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => true,
    };
    let mut panels: Vec<&Panel> = view.panels.iter().filter(own).collect();
    panels.sort_by_key(|panel| nearness(panel));
    let look = |panel| (panel, panels::panel(paint, panel, &mut Texts::None));
    panels.into_iter().rev().map(look).collect()
}

/// How many lines a panel needs that a player looks at to answer, with the line before it.
fn needs(panel: &Panel, look: &[String]) -> usize {
    if wanted(panel) { look.len() + 1 } else { 0 }
}

/// Whether a player looks at a panel to answer: the question is about it, something on it is offered,
/// or much of the play is there.
fn wanted(panel: &Panel) -> bool {
    match panel.role {
        Role::Map | Role::Sheet { .. } => true,
        Role::Round | Role::Shared | Role::Known | Role::Pile => {
            panel.asked || panel.rows.iter().any(Row::offered)
        }
    }
}

/// How near to the question a panel stands, from 0: cards that are offered are nearer than the own
/// sheet, because their texts are read; only a map is nearer still.
fn nearness(panel: &Panel) -> u8 {
    let read = |row: &Row| row.offered() && !row.texts.is_empty();
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
