//! The part of the table shown before a question: what is new, and the subject of the question if
//! it has scrolled away.

use std::collections::BTreeMap;

use play::Seat;
use play::panel::Role;
use view::{Panel, Row, View};

use super::layout::{Paint, beside, page_lines};
use super::panels::{self, Texts};

/// What each player was shown, and when.
#[derive(Default)]
pub struct Board {
    /// Number of lines printed.
    printed: usize,
    /// What each player was shown.
    shown: BTreeMap<Option<Seat>, Shown>,
}

/// What one player was shown, each with the number of lines printed before.
#[derive(Default)]
struct Shown {
    /// The panels, by their look without the texts of cards.
    panels: BTreeMap<Vec<String>, usize>,
    /// The texts of cards.
    texts: BTreeMap<String, usize>,
}

/// A panel that is shown now.
struct ShownPanel {
    /// Its look without the texts of cards.
    look: Vec<String>,
    /// Its lines.
    lines: Vec<String>,
    /// The texts of cards in it.
    texts: Vec<String>,
}

impl Board {
    /// Counts printed or typed lines.
    pub fn scroll(&mut self, text: &str) {
        self.printed += text.matches('\n').count();
    }

    /// Everything shown is out of sight, or has other words now.
    pub fn forget(&mut self) {
        self.shown.clear();
    }

    /// The panels to be shown before a question of this height, or at the end. Also returns the
    /// number of remaining lines if they include neither the player's own sheet nor a map.
    pub fn before(&mut self, paint: Paint, view: &View, question: usize) -> (String, usize) {
        let eyes = view.eyes.as_ref().map(|eyes| eyes.seat);
        let shown = self.shown.entry(eyes).or_default();
        let mut plan = PanelPlan {
            printed: self.printed,
            // The input takes a line, too.
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

/// The state while panels are chosen, nearest to the question first.
struct PanelPlan {
    /// Number of lines printed before.
    printed: usize,
    /// Number of visible lines above the question.
    room: usize,
    /// Lines taken by panels nearer to the question.
    below: usize,
    /// Lines needed by panels farther from it.
    farther: usize,
    /// Number of last lines with needed panels that are not repeated.
    kept: usize,
}

impl PanelPlan {
    /// A panel, if it is to be shown; otherwise its look, and when it was shown.
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
        // Many texts at once are shown only on request.
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
        // A panel that is not needed is repeated only if there is room.
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
    /// Panels as lines, side by side if they fit. They count as shown.
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

/// A panel next to another, if both fit. The longer one is on the left, where it stays while the
/// other grows and shrinks. A panel with only a title stays separate.
fn joined(one: &[String], other: &[String]) -> Option<Vec<String>> {
    let (left, right) = if one.len() < other.len() { (other, one) } else { (one, other) };
    if right.len() > 1 { beside(left, right) } else { None }
}

/// The panels of a player with their looks without the texts of cards, nearest to the question
/// first.
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

/// The number of lines of a needed panel, with the line before it.
fn needs(panel: &Panel, look: &[String]) -> usize {
    if wanted(panel) { look.len() + 1 } else { 0 }
}

/// Whether a player needs a panel to answer: the question is about it, it has offers, or much of
/// the game happens there.
fn wanted(panel: &Panel) -> bool {
    match panel.role {
        Role::Map | Role::Sheet { .. } => true,
        Role::Round | Role::Shared | Role::Known | Role::Pile => {
            panel.asked || panel.rows.iter().any(Row::offered)
        }
    }
}

/// How near to the question a panel is, from 0. Offered cards are nearer than the own sheet,
/// because their texts are read; only a map is nearer.
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
