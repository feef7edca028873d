//! The rows of a gate, as a table and as plots.

use content::CardInfo;
use play::Seat;
use sim::stats::Interval;
use sim::{GateResult, GateSubject, Judged, Metric};
use text::Value;
use view::CardBook;

use super::ShownRun;
use super::plot::{Forest, PlotRow};
use super::table::{Form, Page, count};

impl Page<'_> {
    /// The rows of a gate.
    pub(super) fn gate(&mut self, shown: &ShownRun<'_>, judged: &[Judged]) {
        let bounds = shown.wanted.gate.iter().flat_map(|gate| &gate.row).collect::<Vec<_>>();
        let failed = judged.iter().filter(|row| row.verdict.fails()).count() as u64;
        let values = [("failed", count(failed)), ("rows", count(judged.len() as u64))];
        self.paragraph("gate", &values);
        let heads = ["gate-of", "gate-value", "gate-bounds", "gate-verdict", "game"];
        let mut rows = vec![heads.map(|id| self.say(id, &[])).to_vec()];
        for Judged { row, of, value, verdict, game } in judged {
            let row = bounds[*row];
            let game = match (self.form, game) {
                (_, None) => String::new(),
                (Form::Terminal | Form::Html, Some(game)) => game.to_string(),
                (Form::Markdown, Some(game)) => format!("`{}`", replay(shown, Some(*game))),
            };
            rows.push(vec![
                self.measured(&self.subject(shown, of), row.metric),
                self.ends(*value),
                self.bounds(row.least, row.most),
                self.say("verdict", &[("verdict_word", Value::Text(verdict.word()))]),
                game,
            ]);
        }
        self.table(&rows);
        self.gate_plots(shown, judged);
        let command = replay(shown, None);
        self.paragraph("about-gate", &[("command", Value::Text(&command))]);
    }

    /// The rows of a gate as plots, one for each number, because each has its own axis.
    fn gate_plots(&mut self, shown: &ShownRun<'_>, judged: &[Judged]) {
        if self.form != Form::Html {
            return;
        }
        let bounds = shown.wanted.gate.iter().flat_map(|gate| &gate.row).collect::<Vec<_>>();
        for rows in judged.chunk_by(|one, other| bounds[one.row].metric == bounds[other.row].metric)
        {
            let metric = bounds[rows[0].row].metric;
            let rows = rows.iter().filter_map(|Judged { row, of, value, verdict, .. }| {
                Some(PlotRow {
                    name: self.subject(shown, of),
                    value: (*value)?,
                    text: self.say("verdict", &[("verdict_word", Value::Text(verdict.word()))]),
                    is_few: *verdict == GateResult::Few,
                    fails: verdict.fails(),
                    bounds: [bounds[*row].least, bounds[*row].most],
                })
            });
            let title = self.measured(&self.say("gate-of", &[]), metric);
            let number = |number: f64| self.bound(number);
            let forest = Forest { title, rows: rows.collect(), even: None, number: &number };
            let svg = forest.figure();
            self.out.push_str(&svg);
        }
    }

    /// What a row of a gate is about.
    fn subject(&self, shown: &ShownRun<'_>, of: &GateSubject) -> String {
        let cards = shown.asked.opened.cards();
        let letter = |at: usize| Seat(at as u8).to_string();
        match of {
            GateSubject::Players => self.say("gate-players", &[]),
            GateSubject::Seat(at) => self.say("gate-seat", &[("seat", Value::Text(&letter(*at)))]),
            GateSubject::Bot(at) => self.say("gate-bot", &[("seat", Value::Text(&letter(*at)))]),
            GateSubject::Card(card) => CardInfo::find(cards, &card.kind, &card.id)
                .map(|card| CardBook::new(cards).name(self.voice, card))
                .unwrap_or_default(),
        }
    }

    /// What is measured of something.
    fn measured(&self, name: &str, metric: Metric) -> String {
        let values = [("name", Value::Text(name)), ("metric_word", Value::Text(metric.word()))];
        self.say("gate-row", &values)
    }

    /// A value with the ends of its interval.
    fn ends(&self, value: Option<Interval>) -> String {
        let Some(Interval { mid, low, high }) = value else { return String::new() };
        let [mid, low, high] = [mid, low, high].map(|number| self.decimal(number, 2));
        let values = [("mean", &mid), ("low", &low), ("high", &high)];
        self.say("ends", &values.map(|(name, text)| (name, Value::Text(text))))
    }

    fn bounds(&self, least: Option<f64>, most: Option<f64>) -> String {
        let number = |bound: Option<f64>| bound.map(|bound| self.bound(bound));
        let (least, most) = (number(least), number(most));
        match (least, most) {
            (Some(least), Some(most)) => format!("{least}…{most}"),
            (Some(least), None) => format!("≥ {least}"),
            (None, Some(most)) => format!("≤ {most}"),
            (None, None) => String::new(),
        }
    }

    /// A bound with as many decimals as it needs, up to two.
    pub(super) fn bound(&self, bound: f64) -> String {
        let decimals = (0..2).find(|decimals| {
            let scaled = bound * 10_f64.powi(*decimals);
            (scaled - scaled.round()).abs() < 1e-9
        });
        self.decimal(bound, decimals.unwrap_or(2) as usize)
    }
}

/// The command that shows a game of the plan: one, or any.
pub(super) fn replay(shown: &ShownRun<'_>, game: Option<u64>) -> String {
    let plan = shown.wanted.plan.as_deref().map_or_else(|| "PLAN".to_owned(), desk::shown);
    let game = game.map_or_else(|| "N".to_owned(), |game| game.to_string());
    format!("cardwright replay --plan {plan} --game {game}")
}
