//! Lines with future texts next to present ones. The parts after them give way.

use page::width;

use crate::body::GAP;
use crate::canvas::{Line, Piece, line_width};
use crate::foreseen::{ARROW, Foreseen};

/// Number of shorter forms that are tried before a change is only highlighted.
const WAYS: usize = 4;

/// Minimum indentation of a continued row.
const INDENT: usize = 3;

/// A line with its future texts, and the pieces that contain them. A piece without room for any
/// form stays unchanged.
pub fn retold(line: &Line, foreseen: &[Foreseen], columns: usize) -> (Line, Vec<usize>) {
    let ways = |piece: &Piece| {
        let shows = piece.shows.as_ref()?;
        let ways = foreseen.iter().find(|one| one.is_of(shows))?.ways(piece, shows);
        Some(ways).filter(|ways| !ways.is_empty())
    };
    let changed: Vec<Changed> =
        line.iter().enumerate().filter_map(|(at, piece)| Some((at, ways(piece)?))).collect();
    let mut best: Option<(usize, Line)> = None;
    for shorter in 0..WAYS {
        let (told, line) = with(line, &changed, shorter, columns);
        if best.as_ref().is_none_or(|(most, _)| told > *most) {
            best = Some((told, line));
        }
        if told == changed.len() {
            break;
        }
    }
    let line = best.map_or_else(|| line.clone(), |(_, line)| line);
    (line, changed.into_iter().map(|(at, _)| at).collect())
}

/// A piece by index, with its possible forms, each with the number of columns by which it may begin
/// earlier.
type Changed = (usize, Vec<(usize, String)>);

/// A line in which each changed piece has the first form that fits, from `shorter` on. Returns how
/// many are changed.
fn with(line: &Line, changed: &[Changed], shorter: usize, columns: usize) -> (usize, Line) {
    let (mut line, mut told) = (line.clone(), 0);
    for (at, ways) in changed {
        let from = shorter.min(ways.len() - 1);
        let fits = ways[from..].iter().find_map(|(out, text)| {
            let mut way = line.clone();
            fit(&mut way, *at, (*out, text), columns).then_some(way)
        });
        if let Some(way) = fits {
            line = way;
            told += 1;
        }
    }
    (told, line)
}

/// Puts a text in the place of a piece. The room comes from spaces beside it, up to the end of the
/// line or a frame. Columns keep their gap.
fn fit(line: &mut Line, at: usize, (out, text): (usize, &str), columns: usize) -> bool {
    let (now, then) = (width(&line[at].text), width(text));
    let mut free = columns.saturating_sub(line_width(line));
    line[at].text = text.to_owned();
    if then <= now {
        if let Some(blank) = line.get_mut(at + 1).filter(|piece| is_blank(piece)) {
            blank.text.push_str(&" ".repeat(now - then));
        }
        return true;
    }
    let mut need = then - now;
    if at > 0 && is_blank(&line[at - 1]) {
        let stays = if at == 1 { 1 } else { GAP };
        take(&mut line[at - 1], &mut need, (out, stays));
    }
    for behind in at + 1..line.len() {
        let next = line[behind + 1..].iter().find(|piece| !piece.text.is_empty());
        // A sign after the longest text of a column does not move the next columns.
        let signed = behind == at + 1 && text.ends_with(ARROW);
        let stays = if signed { gap(next).min(1) } else { gap(next) };
        let piece = &mut line[behind];
        if need == 0 {
            break;
        } else if piece.edge || is_drawn(piece) {
            free = 0;
            break;
        } else if is_blank(piece) {
            take(piece, &mut need, (usize::MAX, stays))
        }
    }
    need = need.saturating_sub(free);
    // If nothing after it gives way, it begins farther left. A continued row stays indented.
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
        if need == 0 || !is_blank(piece) {
            break;
        }
        take(piece, &mut need, (usize::MAX, stays));
    }
    need == 0
}

/// Number of columns of a blank that stay beside a piece. More spaces may follow.
fn gap(piece: Option<&Piece>) -> usize {
    match piece {
        Some(piece) if is_blank(piece) => 0,
        Some(piece) if is_drawn(piece) => 1,
        Some(_) => GAP,
        None => 0,
    }
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

/// Whether a piece belongs to a frame or a link.
fn is_drawn(piece: &Piece) -> bool {
    // The accents are diagonals of links.
    matches!(&*piece.text, "´" | "`")
        || piece.text.contains(|letter| matches!(letter, '\u{2500}'..='\u{257f}'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Look;

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
}
