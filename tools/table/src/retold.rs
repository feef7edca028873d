//! Lines with future texts next to present ones. The parts after them give way.

use page::width;

use crate::body::GAP;
use crate::canvas::{Line, Look, Piece, line_width};
use crate::foreseen::{ARROW, Foreseen};

/// Number of shorter forms that are tried before a change is only marked with the sign.
const WAYS: usize = 4;

/// Columns between panels in one line.
const PANELS: usize = 3;

/// Minimum width of the rule after a title, with the space before it.
const RULE: usize = 2;

/// Minimum indentation of a continued row.
const INDENT: usize = 3;

/// A line with its future texts.
pub struct Retold {
    /// The line.
    pub line: Line,
    /// The indices of the pieces with the sign of a change.
    pub changed: Vec<usize>,
    /// Those that would change, without room for the sign. Their text is the present one.
    pub silent: Vec<usize>,
}

/// A line with its future texts, as far as there is room for them.
pub fn retold(line: &Line, foreseen: &[Foreseen], columns: usize) -> Retold {
    let ways = |piece: &Piece| {
        let shows = piece.shows.as_ref()?;
        let ways = foreseen.iter().find(|one| one.is_of(shows))?.ways(piece, shows);
        Some(ways).filter(|ways| !ways.is_empty())
    };
    let changed: Vec<Changed> =
        line.iter().enumerate().filter_map(|(at, piece)| Some((at, ways(piece)?))).collect();
    let mut best = Attempt { told: 0, line: line.clone(), silent: Vec::new() };
    for shorter in 0..WAYS {
        let next = with(line, &changed, shorter, columns);
        if shorter == 0 || next.rank() > best.rank() {
            best = next;
        }
        if best.told == changed.len() {
            break;
        }
    }
    let Attempt { line, silent, .. } = best;
    let changed = changed.into_iter().map(|(at, _)| at).filter(|at| !silent.contains(at));
    Retold { line, changed: changed.collect(), silent }
}

/// A line with some changes.
struct Attempt {
    /// How many future texts are in it.
    told: usize,
    line: Line,
    /// The changed pieces without even a sign.
    silent: Vec<usize>,
}

impl Attempt {
    fn rank(&self) -> (usize, std::cmp::Reverse<usize>) {
        (self.told, std::cmp::Reverse(self.silent.len()))
    }
}

/// A piece by index, with its possible forms, each with the number of columns by which it may begin
/// earlier.
type Changed = (usize, Vec<(usize, String)>);

/// A line in which each changed piece has the first form that fits, from `shorter` on. Without room
/// for any, the sign follows the present text.
fn with(line: &Line, changed: &[Changed], shorter: usize, columns: usize) -> Attempt {
    let mut all = Attempt { told: 0, line: line.clone(), silent: Vec::new() };
    let with = |line: &Line, at: usize, (out, text): (usize, &str)| {
        let mut way = line.clone();
        fit(&mut way, at, (out, text), columns).then_some(way)
    };
    let mut rest = Vec::new();
    for (at, ways) in changed {
        let from = shorter.min(ways.len() - 1);
        let mut ways = ways[from..].iter();
        match ways.find_map(|(out, text)| with(&all.line, *at, (*out, text))) {
            Some(way) => {
                all.line = way;
                all.told += 1;
            }
            None => rest.push(*at),
        }
    }
    for at in rest {
        let marked = format!("{}{ARROW}", line[at].text);
        match with(&all.line, at, (0, &marked)) {
            Some(way) => all.line = way,
            None => all.silent.push(at),
        }
    }
    all
}

/// Puts a text in the place of a piece. The room comes from spaces beside it, up to the end of the
/// line or a frame. Columns keep their gap.
fn fit(line: &mut Line, at: usize, (out, text): (usize, &str), columns: usize) -> bool {
    let (now, then) = (width(&line[at].text), width(text));
    let mut free = columns.saturating_sub(line_width(line));
    line[at].text = text.to_owned();
    if then <= now {
        match line.get_mut(at + 1) {
            Some(blank) if is_blank(blank) => blank.text.push_str(&" ".repeat(now - then)),
            Some(rule) if is_rule(rule) => rule.text.push_str(&"─".repeat(now - then)),
            Some(_) | None => {}
        }
        return true;
    }
    let mut need = then - now;
    if at > 0 && is_blank(&line[at - 1]) {
        let stays = if at == 1 { 1 } else { GAP };
        take(&mut line[at - 1], &mut need, (out, stays));
    }
    if gives_way_behind(line, at, text, &mut need) {
        free = 0;
    }
    need = need.saturating_sub(free);
    gives_way_before(line, at, &mut need);
    need == 0
}

/// Takes what is needed from what comes after a piece. Also says whether something there cannot
/// move, so that free columns after it are of no use.
fn gives_way_behind(line: &mut Line, at: usize, text: &str, need: &mut usize) -> bool {
    for behind in at + 1..line.len() {
        let next = line[behind + 1..].iter().find(|piece| !piece.text.is_empty());
        // A sign after the longest text of a column does not move the next columns.
        let signed = behind == at + 1 && text.ends_with(ARROW) && !is_title(next);
        let stays = if signed { gap(next).min(1) } else { gap(next) };
        let piece = &mut line[behind];
        if *need == 0 {
            return false;
        } else if is_rule(piece) {
            let rule = width(&piece.text);
            let taken = (*need).min(rule.saturating_sub(RULE));
            piece.text = piece.text.chars().take(rule - taken).collect();
            *need -= taken;
            return true;
        } else if piece.edge || is_drawn(piece) {
            return true;
        } else if is_blank(piece) {
            take(piece, need, (usize::MAX, stays));
        }
    }
    false
}

/// Takes what is needed from what comes before a piece, which then begins farther left. A continued
/// row stays indented.
fn gives_way_before(line: &mut Line, at: usize, need: &mut usize) {
    for before in (0..at).rev() {
        let goes_on = before == 0 && at == 1 && line[0].text.len() > INDENT;
        let first = line[..before].iter().rfind(|piece| !piece.text.is_empty());
        let stays = match goes_on {
            true => INDENT,
            false => first.map_or(1, |first| gap(Some(first))),
        };
        let piece = &mut line[before];
        if piece.text.is_empty() {
            continue;
        }
        if *need == 0 || !is_blank(piece) {
            return;
        }
        take(piece, need, (usize::MAX, stays));
    }
}

/// Number of columns of a blank that stay beside a piece. More spaces may follow.
fn gap(piece: Option<&Piece>) -> usize {
    match piece {
        Some(piece) if is_blank(piece) => 0,
        Some(piece) if is_drawn(piece) => 1,
        Some(_) if is_title(piece) => PANELS,
        Some(_) => GAP,
        None => 0,
    }
}

/// Whether another panel begins with a piece.
fn is_title(piece: Option<&Piece>) -> bool {
    piece.is_some_and(|piece| piece.look == Look::Title)
}

/// Takes columns from a blank: as many as needed and allowed, leaving some.
fn take(blank: &mut Piece, need: &mut usize, (most, stays): (usize, usize)) {
    let taken = (*need).min(most).min(blank.text.len().saturating_sub(stays));
    blank.text.truncate(blank.text.len() - taken);
    *need -= taken;
}

fn is_blank(piece: &Piece) -> bool {
    !piece.text.is_empty() && piece.text.bytes().all(|byte| byte == b' ')
}

/// Whether a piece is the rule after a title, up to the end of its panel.
fn is_rule(piece: &Piece) -> bool {
    let rule = piece.text.strip_prefix(' ').unwrap_or_default();
    !rule.is_empty() && rule.chars().all(|letter| letter == '─')
}

/// Whether a piece belongs to a frame or a link.
fn is_drawn(piece: &Piece) -> bool {
    // The accents are diagonals of links.
    matches!(&*piece.text, "´" | "`")
        || piece.text.contains(|letter| matches!(letter, '\u{2500}'..='\u{257f}'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(pieces: &[&str], at: usize, text: &str, columns: usize) -> Option<String> {
        let mut line: Line = pieces.iter().map(|text| Piece::new(*text, Look::Plain)).collect();
        let fits = fit(&mut line, at, (1, text), columns);
        fits.then(|| line.iter().map(|piece| piece.text.as_str()).collect())
    }

    #[test]
    fn what_stands_behind_gives_way() {
        let line = ["  ", "14", "  ", "gold", "  ", "two"];
        assert_eq!(fitted(&line, 1, "14⇒18", 17).as_deref(), Some(" 14⇒18  gold  two"));
        assert_eq!(fitted(&line, 1, "14⇒18", 16), None);
        let line = ["  ", "14", "     ", "gold", "  ", "two"];
        assert_eq!(fitted(&line, 1, "14⇒18", 18).as_deref(), Some(" 14⇒18   gold  two"));
        let line = ["  ", "14", "  ", "gold", "  ", "two"];
        assert_eq!(fitted(&line, 3, "x", 15).as_deref(), Some("  14  x     two"));
    }

    #[test]
    fn a_sign_does_not_move_the_next_columns() {
        let mut line: Line = ["  ", "Long Bow", "  ", "tool", "   ", "two"]
            .map(|text| Piece::new(text, Look::Plain))
            .into();
        assert!(fit(&mut line, 1, (0, "Long Bow⇒"), 40));
        let text: String = line.iter().map(|piece| piece.text.as_str()).collect();
        assert_eq!(text, "  Long Bow⇒ tool   two");
    }

    #[test]
    fn a_frame_stays_where_it_is() {
        let line = ["│", "A1", "    ", "│", " "];
        assert_eq!(fitted(&line, 1, "A1⇒A4", 20).as_deref(), Some("│A1⇒A4 │ "));
        assert_eq!(fitted(&line, 1, "A1⇒A4444", 20), None);
        let line = ["name", "   ", "†", " ", "·", "│"];
        assert_eq!(fitted(&line, 2, "†⇒", 20).as_deref(), Some("name  †⇒ ·│"));
        let line = ["name", "    ", "", " ", "2°", "╌╌"];
        assert_eq!(fitted(&line, 4, "2°⇒3°", 20).as_deref(), Some("name  2°⇒3°╌╌"));
        let line = ["│", "†", " ", "", " ", "│"];
        assert_eq!(fitted(&line, 1, "†⇒", 20).as_deref(), Some("│†⇒ │"));
    }
    #[test]
    fn the_rule_after_a_title_gives_way() {
        let line = ["Anna", "   ", "10 gold", " ────", "   ", "two"];
        assert_eq!(
            fitted(&line, 2, "10⇒11 gold", 22).as_deref(),
            Some("Anna  10⇒11 gold ──   two")
        );
        assert_eq!(fitted(&line, 2, "9 gold", 22).as_deref(), Some("Anna   9 gold ─────   two"));
        assert_eq!(fitted(&["10 gold", " ─"], 0, "10⇒11 gold", 9), None);
    }

    #[test]
    fn another_panel_keeps_its_distance() {
        let line = |columns: usize| {
            let mut line: Line =
                ["3: Go6", "     ", "Bot B"].map(|text| Piece::new(text, Look::Plain)).into();
            line[2].look = Look::Title;
            fit(&mut line, 0, (0, "3: Go6⇒"), columns).then(|| line[1].text.len())
        };
        assert_eq!(line(16), Some(4));
        let mut close: Line =
            ["3: Go6", "   ", "Bot B"].map(|text| Piece::new(text, Look::Plain)).into();
        close[2].look = Look::Title;
        assert!(!fit(&mut close.clone(), 0, (0, "3: Go6⇒"), 14));
        assert!(fit(&mut close, 0, (0, "3: Go6⇒"), 15));
    }

    #[test]
    fn a_present_text_never_looks_like_a_future_one() {
        let key = crate::canvas::Key::Cell(0, 0, 0);
        let shows = Some(crate::canvas::Shows::all(key));
        let line = |columns: usize| {
            let piece = Piece { shows: shows.clone(), ..Piece::new("one die: 3.5", Look::Plain) };
            let told = Foreseen::of_cell(key, "one die: 3.5", "two dice: 7.0, 28%");
            retold(&vec![piece], &[told], columns)
        };
        let said = |told: &Retold| told.line.iter().map(|it| it.text.clone()).collect::<String>();
        assert_eq!(said(&line(30)), "⇒two dice: 7.0, 28%");
        assert_eq!((said(&line(13)), line(13).changed), ("one die: 3.5⇒".to_owned(), vec![0]));
        assert_eq!((said(&line(12)), line(12).silent), ("one die: 3.5".to_owned(), vec![0]));
        assert!(line(12).changed.is_empty());
    }
}
