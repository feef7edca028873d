//! Plots as SVG: one picture for light and dark pages, which scales and names its numbers.

use std::fmt::Write as _;

use diag::markup;
use sim::stats::Interval;

use crate::html::figure;

/// The width of a picture, in its own units; pages scale it.
pub(super) const WIDTH: f64 = 720.0;

/// The height of a row.
const LINE: f64 = 24.0;

/// The width of a letter that is certainly enough, for the size of the texts.
pub(super) const LETTER: f64 = 7.8;

/// The least width of the field in which intervals are drawn.
const FIELD: f64 = 220.0;

/// Texts take the color of the page; a result that fails differs by its form too.
const STYLE: &str = "\
    .plot { color: #1c2733; } .plot text { font: 13px sans-serif; fill: currentColor; } \
    .plot .mark { stroke: #1f6fb2; fill: #1f6fb2; stroke-width: 2; } \
    .plot .few { fill: none; } .plot .fails { stroke: #b3261e; fill: #b3261e; } \
    .plot .grid { stroke: currentColor; stroke-opacity: 0.18; } \
    .plot .bound { stroke: currentColor; stroke-dasharray: 3 3; } \
    @media screen and (prefers-color-scheme: dark) { .plot { color: #dde5ee; } \
    .plot .mark { stroke: #7cc0ff; fill: #7cc0ff; } .plot .few { fill: none; } \
    .plot .fails { stroke: #ff9d94; fill: #ff9d94; } }";

/// A row of a forest plot.
pub struct PlotRow {
    /// What it is about.
    pub name: String,
    /// The value with its interval.
    pub value: Interval,
    /// The value as in the table.
    pub text: String,
    /// Whether it rests on few games: its point is hollow.
    pub is_few: bool,
    /// Whether it fails a gate: its point is a square.
    pub fails: bool,
    /// The least and the greatest value of its gate.
    pub bounds: [Option<f64>; 2],
}

/// Values with intervals on one axis.
pub struct Forest<'a> {
    /// What is shown.
    pub title: String,
    /// The rows, from the top.
    pub rows: Vec<PlotRow>,
    /// The value that means nothing special, such as a lead of 0.
    pub even: Option<f64>,
    /// A number as the reader writes it.
    pub number: &'a dyn Fn(f64) -> String,
}

/// The axis of a picture.
struct Axis {
    from: f64,
    to: f64,
    left: f64,
    right: f64,
}

impl Axis {
    fn at(&self, value: f64) -> f64 {
        let share = (value - self.from) / (self.to - self.from);
        self.left + share.clamp(0.0, 1.0) * (self.right - self.left)
    }

    fn contains(&self, value: f64) -> bool {
        (self.from..=self.to).contains(&value)
    }

    /// Round values on it, at most seven.
    fn ticks(&self) -> Vec<f64> {
        let step = round_step((self.to - self.from) / 6.0);
        let first = (self.from / step).ceil() as i64;
        let ticks = (first..).map(|nth| nth as f64 * step);
        ticks.take_while(|tick| *tick <= self.to).take(20).collect()
    }
}

/// The least of 1, 2 and 5 times a power of ten that is not below `step`.
fn round_step(step: f64) -> f64 {
    let power = 10_f64.powf(step.max(1e-9).log10().floor());
    let factors = [1.0, 2.0, 5.0, 10.0];
    factors.iter().map(|factor| factor * power).find(|round| *round >= step).unwrap_or(power)
}

impl Forest<'_> {
    /// The picture with its title; empty without rows.
    pub fn figure(&self) -> String {
        figure(&self.title, &self.svg())
    }

    fn svg(&self) -> String {
        if self.rows.is_empty() {
            return String::new();
        }
        let axis = self.axis();
        let bottom = LINE * self.rows.len() as f64 + 8.0;
        let mut out = open(&self.title, bottom + 22.0);
        for tick in axis.ticks() {
            let x = axis.at(tick);
            let label = (self.number)(tick);
            let _ = write!(
                out,
                "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{bottom:.1}\"/>\
                 <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                bottom + 16.0,
                markup(&label)
            );
        }
        if let Some(even) = self.even.filter(|even| axis.contains(*even)) {
            let x = axis.at(even);
            let _ = write!(
                out,
                "<line stroke=\"currentColor\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" \
                 y2=\"{bottom:.1}\"/>"
            );
        }
        for (row, nth) in self.rows.iter().zip(0..) {
            self.row(row, LINE * (f64::from(nth) + 0.5) + 4.0, &axis, &mut out);
        }
        out.push_str("</svg>\n");
        out
    }

    /// The axis holds all intervals of more than few games; longer ones are cut.
    fn axis(&self) -> Axis {
        let width = |texts: &mut dyn Iterator<Item = &String>| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0) as f64 * LETTER
        };
        let names = width(&mut self.rows.iter().map(|row| &row.name));
        let texts = width(&mut self.rows.iter().map(|row| &row.text));
        let left = (names + 14.0).min(WIDTH - FIELD - texts);
        let solid: Vec<&PlotRow> = self.rows.iter().filter(|row| !row.is_few).collect();
        let shown = if solid.is_empty() { self.rows.iter().collect() } else { solid };
        let ends = shown.iter().flat_map(|row| {
            let bounds = row.bounds.iter().flatten().copied();
            [row.value.low, row.value.high].into_iter().chain(bounds)
        });
        let (from, to) = ends
            .chain(self.even)
            .fold((f64::MAX, f64::MIN), |(from, to), end| (from.min(end), to.max(end)));
        let margin = ((to - from) * 0.04).max(0.01);
        let right = (WIDTH - texts - 14.0).max(left + 60.0);
        Axis { from: from - margin, to: to + margin, left, right }
    }

    fn row(&self, row: &PlotRow, y: f64, axis: &Axis, out: &mut String) {
        let PlotRow { name, text, bounds, .. } = row;
        let below = y + 4.5;
        let _ = write!(
            out,
            "<g><title>{0}: {1}</title>\
             <text x=\"{2:.1}\" y=\"{below:.1}\" text-anchor=\"end\">{0}</text>\
             <text x=\"{3:.1}\" y=\"{below:.1}\" text-anchor=\"end\">{1}</text>",
            markup(name),
            markup(text),
            axis.left - 10.0,
            WIDTH - 4.0,
        );
        for x in bounds.iter().flatten().map(|bound| axis.at(*bound)) {
            let (top, end) = (y - LINE / 2.0, y + LINE / 2.0);
            let _ = write!(
                out,
                "<line class=\"bound\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{top:.1}\" y2=\"{end:.1}\"/>"
            );
        }
        interval(row, y, axis, out);
        out.push_str("</g>");
    }
}

/// The interval of a row, with its point.
fn interval(row: &PlotRow, y: f64, axis: &Axis, out: &mut String) {
    let PlotRow { value, is_few, fails, .. } = row;
    let (low, mid, high) = (axis.at(value.low), axis.at(value.mid), axis.at(value.high));
    let class = match (fails, is_few) {
        (true, _) => "mark fails",
        (false, true) => "mark few",
        (false, false) => "mark",
    };
    let line = |x1: f64, x2: f64, y1: f64, y2: f64| {
        format!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" x2=\"{x2:.1}\" y1=\"{y1:.1}\" y2=\"{y2:.1}\"/>"
        )
    };
    out.push_str(&line(low, high, y, y));
    for (x, end) in [(low, value.low), (high, value.high)] {
        // An interval that goes on beyond the picture has no end.
        if axis.contains(end) {
            out.push_str(&line(x, x, y - 4.0, y + 4.0));
        }
    }
    let _ = match fails {
        true => write!(
            out,
            "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"9\" height=\"9\"/>",
            mid - 4.5,
            y - 4.5
        ),
        false => write!(out, "<circle class=\"{class}\" cx=\"{mid:.1}\" cy=\"{y:.1}\" r=\"4\"/>"),
    };
}

/// Bars for how often each whole number occurred.
pub fn histogram(title: &str, counts: &[(i64, u64)], number: &dyn Fn(f64) -> String) -> String {
    let (Some((from, _)), Some((to, _))) = (counts.first(), counts.last()) else {
        return String::new();
    };
    let (height, top) = (180.0, 8.0);
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1) as f64;
    let axis = Axis { from: *from as f64 - 0.5, to: *to as f64 + 0.5, left: 20.0, right: 700.0 };
    let bar = (axis.at(1.0 + axis.from) - axis.left).max(1.0);
    let mut out = open(title, height + 22.0);
    for (value, count) in counts {
        let high = (height - top) * *count as f64 / most;
        let _ = write!(
            out,
            "<rect class=\"mark\" stroke=\"none\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" \
             height=\"{high:.1}\"><title>{}: {}</title></rect>",
            axis.at(*value as f64 - 0.5) + bar * 0.1,
            height - high,
            bar * 0.8,
            markup(&number(*value as f64)),
            markup(&number(*count as f64)),
        );
    }
    for tick in axis.ticks().into_iter().filter(|tick| tick.fract() == 0.0) {
        let _ = write!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            axis.at(tick),
            height + 16.0,
            markup(&number(tick))
        );
    }
    out.push_str("</svg>\n");
    figure(title, &out)
}

/// The beginning of a picture: its size, its title and its style.
pub(super) fn open(title: &str, height: f64) -> String {
    format!(
        "<svg class=\"plot\" role=\"img\" viewBox=\"0 0 {WIDTH} {height:.0}\" \
         xmlns=\"http://www.w3.org/2000/svg\"><title>{}</title><style>{STYLE}</style>\n",
        markup(title)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        assert_eq!([0.9, 1.0, 1.1, 3.0, 7.0].map(round_step), [1.0, 1.0, 2.0, 5.0, 10.0]);
        assert!((round_step(0.03) - 0.05).abs() < 1e-12);
        let axis = Axis { from: -3.2, to: 6.9, left: 0.0, right: 100.0 };
        assert_eq!(axis.ticks(), [-2.0, 0.0, 2.0, 4.0, 6.0]);
    }

    /// Intervals of few games may be long; they do not push the others together.
    #[test]
    fn long_intervals_of_few_games_are_cut() {
        let row = |name: &str, half: f64, is_few| PlotRow {
            name: name.to_owned(),
            value: Interval::around(1.0, half),
            text: "1".to_owned(),
            is_few,
            fails: false,
            bounds: [None, Some(2.0)],
        };
        let rows = vec![row("a <b>", 1.0, false), row("few", 90.0, true)];
        let number = |number: f64| number.to_string();
        let forest = Forest { title: "t".to_owned(), rows, even: Some(0.0), number: &number };
        let axis = forest.axis();
        assert!(axis.contains(2.0) && !axis.contains(3.0));
        let svg = forest.svg();
        assert!(svg.contains("a &lt;b&gt;") && svg.contains("mark few"), "{svg}");
        assert_eq!(svg.matches("class=\"bound\"").count(), 2);
    }
}
