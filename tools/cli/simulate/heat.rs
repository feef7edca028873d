//! Heat maps as SVG: how the rows of a list do against its columns.

use std::fmt::Write as _;

use diag::markup;

use super::plot::{LETTER, WIDTH, open};
use crate::html::figure;

/// The greatest width and height of a cell, in the units of the picture.
const CELL: (f64, f64) = (56.0, 26.0);

/// The least difference from the even value that has the full color. Less would make a picture of
/// equal numbers look like one of great differences.
const FULL: f64 = 0.1;

/// The opacity of the full color: numbers on it can still be read, on light and dark pages.
const OPACITY: f64 = 0.6;

/// The number of fields of the legend.
const FIELDS: u32 = 5;

/// Colors for more and less; both differ from each other for eyes that do not see red or green.
const STYLE: &str = "\
    <style>.heat .more { fill: #1f6fb2; } .heat .less { fill: #c8641b; } \
    .heat rect { stroke: currentColor; stroke-opacity: 0.18; } \
    .heat .plain, .heat .few { fill: none; } \
    .heat .few { stroke-dasharray: 2 2; stroke-opacity: 0.7; } \
    .heat .none { fill: currentColor; fill-opacity: 0.12; } \
    @media screen and (prefers-color-scheme: dark) { .heat .more { fill: #58a6f0; } \
    .heat .less { fill: #f0883e; } }</style>\n";

/// A cell of a heat map.
pub struct HeatCell {
    /// The share, from 0 to 1.
    pub share: f64,
    /// The number in the cell.
    pub text: String,
    /// What the cell says, in words.
    pub title: String,
    /// Whether it rests on few games: it has no color, and a dashed frame.
    pub is_few: bool,
}

/// A list against itself.
pub struct HeatMap<'a> {
    /// What is shown.
    pub title: String,
    /// The names of the rows, which are those of the columns.
    pub names: Vec<String>,
    /// For each row the cell of each column, if there are such games.
    pub cells: Vec<Vec<Option<HeatCell>>>,
    /// The share without any effect.
    pub even: f64,
    /// A share as the reader writes it.
    pub percent: &'a dyn Fn(f64) -> String,
}

/// Where the cells are.
struct Grid {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
    /// The difference from the even value that has the full color.
    full: f64,
}

impl HeatMap<'_> {
    /// The picture with its title; empty without cells.
    pub fn figure(&self) -> String {
        figure(&self.title, &self.svg())
    }

    fn svg(&self) -> String {
        if self.cells.iter().flatten().flatten().next().is_none() {
            return String::new();
        }
        let grid = self.grid();
        let bottom = grid.top + grid.height * self.names.len() as f64;
        let mut out = open(&self.title, bottom + 44.0);
        out.push_str(STYLE);
        out.push_str("<g class=\"heat\">");
        for (name, nth) in self.names.iter().zip(0..) {
            let at = f64::from(nth) + 0.5;
            let (x, y) = (grid.left + grid.width * at + 4.5, grid.top + grid.height * at + 4.5);
            let _ = write!(
                out,
                "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{1}</text>\
                 <text transform=\"translate({x:.1} {2:.1}) rotate(-90)\">{1}</text>",
                grid.left - 8.0,
                markup(name),
                grid.top - 8.0,
            );
        }
        for (row, cells) in (0..).zip(&self.cells) {
            for (column, cell) in (0..).zip(cells) {
                self.cell(cell.as_ref(), [column, row], &grid, &mut out);
            }
        }
        self.legend(&grid, bottom + 14.0, &mut out);
        out.push_str("</g></svg>\n");
        out
    }

    fn grid(&self) -> Grid {
        let longest = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let names = longest as f64 * LETTER + 14.0;
        let shares = self.cells.iter().flatten().flatten().filter(|cell| !cell.is_few);
        let apart = shares.map(|cell| (cell.share - self.even).abs());
        let count = self.names.len().max(1) as f64;
        Grid {
            left: names,
            top: names,
            width: ((WIDTH - names - 4.0) / count).min(CELL.0),
            height: CELL.1,
            full: apart.fold(FULL, f64::max),
        }
    }

    fn cell(&self, cell: Option<&HeatCell>, at: [u32; 2], grid: &Grid, out: &mut String) {
        let [x, y] = at.map(f64::from);
        let (x, y) = (grid.left + grid.width * x, grid.top + grid.height * y);
        let Some(HeatCell { share, text, title, is_few }) = cell else {
            return field("none", None, [x, y], grid, out);
        };
        let _ = write!(out, "<g><title>{}</title>", markup(title));
        match is_few {
            true => {
                field("plain", None, [x, y], grid, out);
                let inner = Grid { width: grid.width - 6.0, height: grid.height - 6.0, ..*grid };
                field("few", None, [x + 3.0, y + 3.0], &inner, out);
            }
            false => self.colored(*share, [x, y], grid, out),
        }
        let _ = write!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text></g>",
            x + grid.width / 2.0,
            y + grid.height / 2.0 + 4.5,
            markup(text)
        );
    }

    /// A field in the color of a share.
    fn colored(&self, share: f64, at: [f64; 2], grid: &Grid, out: &mut String) {
        let apart = share - self.even;
        let opacity = (apart.abs() / grid.full).min(1.0) * OPACITY;
        field(if apart < 0.0 { "less" } else { "more" }, Some(opacity), at, grid, out);
    }

    /// The colors with what they mean.
    fn legend(&self, grid: &Grid, y: f64, out: &mut String) {
        let width = (WIDTH - grid.left - 4.0) / f64::from(FIELDS);
        let fields = Grid { width: width.min(80.0), height: 20.0, ..*grid };
        for nth in 0..FIELDS {
            let apart = f64::from(nth) / f64::from(FIELDS - 1) * 2.0 - 1.0;
            let share = (self.even + apart * grid.full).clamp(0.0, 1.0);
            let x = grid.left + fields.width * f64::from(nth);
            self.colored(share, [x, y], &fields, out);
            let _ = write!(
                out,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                x + fields.width / 2.0,
                y + 14.5,
                markup(&(self.percent)(share))
            );
        }
    }
}

/// A field at a place.
fn field(class: &str, opacity: Option<f64>, [x, y]: [f64; 2], grid: &Grid, out: &mut String) {
    let Grid { width, height, .. } = grid;
    let opacity = opacity.map_or_else(String::new, |it| format!(" fill-opacity=\"{it:.2}\""));
    let _ = write!(
        out,
        "<rect class=\"{class}\"{opacity} x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" \
         height=\"{:.1}\"/>",
        width - 1.0,
        height - 1.0
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(share: f64, is_few: bool) -> Option<HeatCell> {
        let text = format!("{:.0}", 100.0 * share);
        Some(HeatCell { share, text, title: "a <b>".to_owned(), is_few })
    }

    /// A cell of few games has no color, and does not make the others pale.
    #[test]
    fn cells_of_few_games_have_no_color() {
        let percent = |share: f64| format!("{:.0} %", 100.0 * share);
        let map = |cells| {
            let names = vec!["Bard".to_owned(), "Monk".to_owned()];
            HeatMap { title: "t".to_owned(), names, cells, even: 0.5, percent: &percent }.svg()
        };
        let svg = map(vec![vec![None, cell(0.7, false)], vec![cell(0.0, true), None]]);
        let full = format!("class=\"more\" fill-opacity=\"{OPACITY:.2}\"");
        assert_eq!(svg.matches(&full).count(), 2, "the cell and the legend: {svg}");
        assert_eq!(svg.matches("class=\"few\"").count(), 1, "{svg}");
        assert_eq!(svg.matches("class=\"none\"").count(), 2, "{svg}");
        assert!(svg.contains("<title>a &lt;b&gt;</title>"), "{svg}");
        assert!(svg.contains(">30 %<") && svg.contains(">70 %<"), "{svg}");
        assert_eq!(map(vec![vec![None, None], vec![None, None]]), "");
    }
}
