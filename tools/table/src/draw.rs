//! The screen: header, board, what has happened, the question, its offers, what is pointed at.

use page::{shorten, width};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Clear, Widget};

use crate::canvas::{Canvas, Key, Line, Look, Paper, Piece, Spot};
use crate::over::{Over, Paragraph, narrowed};
use crate::plan::{cast, plan};
use crate::reading;
use crate::screen::Screen;

/// From so many columns on what is pointed at is explained beside the board.
const WIDE: u16 = 112;
/// Columns of what stands beside the board.
const SIDE: u16 = 40;
/// Lines for what is pointed at, below the board.
const ABOUT: usize = 2;
/// Columns between offers.
const GAP: usize = 3;

/// The parts of the screen below the board.
struct Foot {
    told: Vec<Line>,
    prompt: Vec<Line>,
    offers: Canvas,
    about: Vec<Line>,
}

impl Screen<'_, '_> {
    /// Draws everything, and puts the cursor on what is pointed at.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.paint(frame.buffer_mut(), area);
        let over = matches!(self.over, Some(Over::Line { .. } | Over::Offers { .. }));
        let focus = self.focus.as_ref().and_then(|key| self.spot(key));
        if let Some(placed) = focus.filter(|_| !over) {
            frame.set_cursor_position(Position::new(placed.rect.x, placed.rect.y));
        }
    }

    /// Draws everything on a part of a buffer.
    pub fn paint(&mut self, buffer: &mut Buffer, area: Rect) {
        // What a new question points at first depends on what is on the screen.
        if self.focus.is_none() && self.view.ask.is_some() {
            self.paint_once(&mut Buffer::empty(area), area);
            self.focus = self.first_focus();
        }
        self.paint_once(buffer, area);
    }

    fn paint_once(&mut self, buffer: &mut Buffer, area: Rect) {
        let meant = self.meant();
        let focus = self.focus;
        let mut paper = Paper {
            buffer,
            theme: self.theme,
            focus,
            meant,
            placed: Vec::new(),
            clipped: Vec::new(),
        };
        if let Some(hand_over) = &self.view.hand_over {
            centred(&mut paper, area, &hand_over.text);
        } else if let Some(end) = &self.view.end {
            let text = reading::end(end);
            self.above = paragraphs(&mut paper, inner(area), &text, self.above);
        } else {
            self.table(&mut paper, area);
        }
        self.lay_over(&mut paper, area);
        let Paper { placed, clipped, .. } = paper;
        self.placed = placed;
        self.clipped = clipped;
    }

    fn table(&mut self, paper: &mut Paper<'_>, area: Rect) {
        let (main, side) = if area.width >= WIDE {
            let left = Rect { width: area.width - SIDE - 2, ..area };
            let right = Rect { x: area.x + left.width + 2, width: SIDE, ..area };
            (left, Some(right))
        } else {
            (area, None)
        };
        self.header(paper, Rect { height: 1, ..area });
        let columns = usize::from(main.width);
        let lines = usize::from(area.height).saturating_sub(2);
        let mut foot = self.foot(columns, side.is_some());
        let plan = plan(&self.view, columns, lines.saturating_sub(foot.needed()));
        let spare = lines.saturating_sub(foot.needed() + plan.height.min(lines));
        let told = self.last_told(columns, if side.is_some() { 0 } else { 1 + spare.min(9) });
        foot.told = told;
        let board = Rect {
            y: area.y + 1,
            height: cast(lines.saturating_sub(foot.height()).min(plan.height)),
            ..main
        };
        self.board(paper, board, &plan.blocks, plan.height);
        let below = Rect { y: board.bottom(), height: area.bottom() - 1 - board.bottom(), ..main };
        self.draw_foot(paper, below, foot);
        let keys = vec![Piece::new(shorten(&self.tell("keys-line"), columns), Look::Faint)];
        let last = Rect { y: area.bottom() - 1, height: 1, ..main };
        paper.draw(&Canvas { lines: vec![keys], spots: Vec::new() }, last, 0);
        if let Some(side) = side {
            let side = Rect { y: area.y + 1, height: area.height - 1, ..side };
            self.beside_board(paper, side);
        }
    }

    /// How far the game has come, and who looks.
    fn header(&self, paper: &mut Paper<'_>, area: Rect) {
        let round = self.view.panels.iter().find(|panel| panel.rows.is_empty());
        let title = round.map_or_else(String::new, |panel| panel.title.clone());
        let eyes = self.view.eyes.as_ref().map_or_else(String::new, |eyes| eyes.name.clone());
        let fill = usize::from(area.width).saturating_sub(width(&title) + width(&eyes));
        let line =
            vec![Piece::new(title, Look::Title), Piece::blank(fill), Piece::new(eyes, Look::Faint)];
        paper.draw(&Canvas { lines: vec![line], spots: Vec::new() }, area, 0);
    }

    /// The panels, moved so that what is pointed at is in sight.
    fn board(
        &mut self,
        paper: &mut Paper<'_>,
        area: Rect,
        blocks: &[(Rect, Canvas)],
        height: usize,
    ) {
        let room = usize::from(area.height);
        let below = height.saturating_sub(room);
        if let Some(line) = self.focus.as_ref().and_then(|key| line_of(blocks, key)) {
            self.above = self.above.clamp((line + 1).saturating_sub(room), line);
        }
        self.above = self.above.min(below);
        let top = self.above;
        for (rect, canvas) in blocks {
            let first = usize::from(rect.y);
            let skip = top.saturating_sub(first);
            if skip >= canvas.height() || first.saturating_sub(top) >= room {
                continue;
            }
            let y = area.y + cast(first.saturating_sub(top));
            let height = rect.height.saturating_sub(cast(skip)).min(area.bottom() - y);
            let place = Rect { x: area.x + rect.x, y, width: rect.width, height };
            paper.draw(canvas, place, skip);
        }
    }

    fn foot(&self, columns: usize, side: bool) -> Foot {
        let Some(ask) = &self.view.ask else {
            return Foot {
                told: Vec::new(),
                prompt: Vec::new(),
                offers: Canvas::default(),
                about: Vec::new(),
            };
        };
        let prompt = Paragraph::new(ask.heading.clone(), Look::Strong).lines(columns);
        let about = if side {
            Vec::new()
        } else {
            let mut lines = self.about(columns);
            lines.truncate(ABOUT);
            lines.resize(ABOUT, Line::new());
            lines
        };
        Foot { told: Vec::new(), prompt, offers: self.offers(columns), about }
    }

    /// The offers in as many columns as fit.
    fn offers(&self, columns: usize) -> Canvas {
        let texts = self.all_offers();
        let digits = texts.len().to_string().len();
        let item = |(offer, text): &(usize, String)| format!("{:>digits$} {text}", offer + 1);
        let items: Vec<String> = texts.iter().map(item).collect();
        let widest = items.iter().map(|item| width(item)).max().unwrap_or(0);
        let across = ((columns + GAP) / (widest + GAP)).clamp(1, items.len().max(1));
        let down = items.len().div_ceil(across).max(1);
        let mut canvas = Canvas { lines: vec![Line::new(); down], spots: Vec::new() };
        for (at, item) in items.into_iter().enumerate() {
            let offers = self.view.ask.as_ref().and_then(|ask| ask.offers.get(at));
            canvas.spots.push(Spot {
                key: Key::Offer(at),
                text: texts[at].1.clone(),
                about: offers.map_or_else(Vec::new, |offer| offer.about.clone()),
                offers: vec![at],
            });
            let parts = page::wrap(&item, columns);
            let [one] = &parts[..] else {
                canvas.lines[at % down] = vec![Piece {
                    text: shorten(&item, columns),
                    look: Look::Plain,
                    spot: Some(at),
                }];
                continue;
            };
            let line = &mut canvas.lines[at % down];
            let column = (at / down) * (widest + GAP);
            line.push(Piece::blank(column.saturating_sub(crate::canvas::line_width(line))));
            let number = &item[..digits];
            line.push(Piece { text: number.to_owned(), look: Look::Faint, spot: Some(at) });
            line.push(Piece { text: item[digits..].to_owned(), look: Look::Plain, spot: Some(at) });
            debug_assert!(width(one) <= columns);
        }
        canvas
    }

    /// What is to be said of what is pointed at, or what was said last.
    fn about(&self, columns: usize) -> Vec<Line> {
        let text = self.about_text();
        text.iter().flat_map(|paragraph| paragraph.lines(columns)).collect()
    }

    fn about_text(&self) -> Vec<Paragraph> {
        if let Some(said) = &self.said {
            return said.lines().map(|line| Paragraph::new(line, Look::Plain)).collect();
        }
        let mut text = Vec::new();
        let meant = self.meant();
        if let ([offer], Some(ask)) = (&meant[..], &self.view.ask) {
            if let Some(offer) = ask.offers.get(*offer) {
                text.push(Paragraph::new(offer.text.clone(), Look::Plain));
                text.extend(
                    offer.cards.iter().map(|card| Paragraph::new(card.clone(), Look::Faint)),
                );
            }
        }
        if let Some(Key::Cell(panel, row, _)) = &self.focus {
            let row = self.view.panels.get(*panel).and_then(|panel| panel.rows.get(*row));
            let texts = row.iter().flat_map(|row| &row.texts);
            text.extend(texts.map(|card| Paragraph::new(card.clone(), Look::Faint)));
        }
        text
    }

    /// The last sentences of the log, in so many lines.
    fn last_told(&self, columns: usize, lines: usize) -> Vec<Line> {
        let mut told: Vec<Line> = Vec::new();
        for sentence in self.told.iter().rev() {
            let next = reading::sentence(sentence).lines(columns);
            if told.len() + next.len() > lines {
                break;
            }
            told.splice(0..0, next);
        }
        told
    }

    fn draw_foot(&self, paper: &mut Paper<'_>, area: Rect, foot: Foot) {
        let plain = |lines: Vec<Line>| Canvas { lines, spots: Vec::new() };
        let mut y = area.y;
        let room = usize::from(area.height);
        let fixed = foot.told.len() + foot.prompt.len() + foot.about.len();
        let offers = room.saturating_sub(fixed).min(foot.offers.height());
        let from = match &self.focus {
            Some(Key::Offer(at)) => {
                let line = at % foot.offers.height().max(1);
                (line + 1).saturating_sub(offers)
            }
            _ => 0,
        };
        let parts = [
            (plain(foot.told), 0, None),
            (plain(foot.prompt), 0, None),
            (foot.offers, from, Some(offers)),
            (plain(foot.about), 0, None),
        ];
        for (canvas, from, lines) in parts {
            let lines = lines.unwrap_or(canvas.height()).min(usize::from(area.bottom() - y));
            paper.draw(&canvas, Rect { y, height: cast(lines), ..area }, from);
            y += cast(lines);
        }
    }

    /// What is pointed at, and the log, beside the board.
    fn beside_board(&self, paper: &mut Paper<'_>, area: Rect) {
        let columns = usize::from(area.width);
        let mut lines = self.about(columns);
        lines.truncate(usize::from(area.height) / 2);
        lines.push(Line::new());
        let rest = usize::from(area.height).saturating_sub(lines.len());
        lines.extend(self.last_told(columns, rest));
        paper.draw(&Canvas { lines, spots: Vec::new() }, area, 0);
    }

    fn lay_over(&mut self, paper: &mut Paper<'_>, area: Rect) {
        match &mut self.over {
            None => {}
            Some(Over::Reader { text, above }) => {
                let page = boxed(paper, area, usize::MAX);
                *above = paragraphs(paper, page, text, *above);
            }
            Some(Over::Offers { all, typed, at }) => {
                let fit = narrowed(all, typed);
                let page = boxed(paper, area, fit.len() + 1);
                let room = usize::from(page.height).saturating_sub(1);
                let from = (*at + 1).saturating_sub(room);
                let columns = usize::from(page.width);
                let mut canvas = Canvas {
                    lines: vec![vec![Piece::new(format!("/{typed}"), Look::Strong)]],
                    spots: Vec::new(),
                };
                for (no, (offer, text)) in fit.iter().enumerate().skip(from).take(room) {
                    let text = shorten(&format!("{:>3}. {text}", offer + 1), columns);
                    let look = if no == *at { Look::Strong } else { Look::Plain };
                    canvas.spots.push(Spot {
                        key: Key::Entry(*offer),
                        text: text.clone(),
                        about: Vec::new(),
                        offers: Vec::new(),
                    });
                    canvas.lines.push(vec![Piece {
                        text,
                        look,
                        spot: Some(canvas.spots.len() - 1),
                    }]);
                }
                paper.focus = fit.get(*at).map(|(offer, _)| Key::Entry(*offer));
                paper.draw(&canvas, page, 0);
            }
            Some(Over::Line { typed }) => {
                let last = Rect { y: area.bottom() - 1, height: 1, ..area };
                Clear.render(last, paper.buffer);
                let line = vec![Piece::new(format!(":{typed}▏"), Look::Strong)];
                paper.draw(&Canvas { lines: vec![line], spots: Vec::new() }, last, 0);
            }
        }
    }
}

impl Foot {
    /// The lines that there must be: all but what has happened; offers that are many can be scrolled.
    fn needed(&self) -> usize {
        self.prompt.len() + self.offers.height().min(6) + self.about.len() + 1
    }

    fn height(&self) -> usize {
        self.told.len() + self.prompt.len() + self.offers.height().min(6) + self.about.len()
    }
}

/// The line of the board on which something stands.
fn line_of(blocks: &[(Rect, Canvas)], key: &Key) -> Option<usize> {
    blocks.iter().find_map(|(rect, canvas)| {
        let spot = canvas.spots.iter().position(|spot| spot.key == *key)?;
        let line = canvas
            .lines
            .iter()
            .position(|line| line.iter().any(|piece| piece.spot == Some(spot)))?;
        Some(usize::from(rect.y) + line)
    })
}

/// A page with a frame around it, over the table, high enough for so many lines.
fn boxed(paper: &mut Paper<'_>, area: Rect, lines: usize) -> Rect {
    let width = area.width.min(cast(reading::PAGE) + 4);
    let height = cast(lines.saturating_add(2)).min(area.height);
    let page = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    Clear.render(page, paper.buffer);
    ratatui::widgets::Block::bordered()
        .border_type(ratatui::widgets::BorderType::Rounded)
        .border_style(paper.theme.style(Look::Faint, crate::theme::Lit::Not))
        .render(page, paper.buffer);
    // What lies below cannot be pointed at.
    paper.placed.clear();
    Rect {
        x: page.x + 2,
        y: page.y + 1,
        width: width.saturating_sub(4),
        height: height.saturating_sub(2),
    }
}

fn inner(area: Rect) -> Rect {
    let width = area.width.min(cast(reading::PAGE));
    Rect { x: area.x + (area.width - width) / 2, width, ..area }
}

/// Paragraphs from a line on; says from which, as far as there are so many.
fn paragraphs(paper: &mut Paper<'_>, area: Rect, text: &[Paragraph], above: usize) -> usize {
    let lines: Vec<Line> =
        text.iter().flat_map(|paragraph| paragraph.lines(usize::from(area.width))).collect();
    let from = above.min(lines.len().saturating_sub(usize::from(area.height)));
    paper.draw(&Canvas { lines, spots: Vec::new() }, area, from);
    from
}

/// A text in the middle of the screen.
fn centred(paper: &mut Paper<'_>, area: Rect, text: &str) {
    let page = inner(area);
    let lines = Paragraph::new(text, Look::Strong).lines(usize::from(page.width));
    let y = area.y + area.height.saturating_sub(cast(lines.len())) / 2;
    paper.draw(
        &Canvas { lines, spots: Vec::new() },
        Rect { y, height: area.bottom() - y, ..page },
        0,
    );
}
