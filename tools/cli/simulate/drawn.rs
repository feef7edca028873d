//! Plots of points and cards, on pages.

use sim::ThingSums;
use sim::stats::{FEW, Interval, Level, SHARE};

use super::ShownRun;
use super::plot::{self, Forest, PlotRow};
use super::table::{Column, Form, Page};

impl Page<'_> {
    /// How often each number of points occurred, as a plot.
    pub(super) fn spread(&mut self, shown: &ShownRun<'_>) {
        if self.form != Form::Html {
            return;
        }
        let counts = shown.total.spread.iter();
        let counts: Vec<(i64, u64)> =
            counts.map(|(points, count)| (i64::from(*points), *count)).collect();
        let number = |number: f64| self.voice.number(number.round() as i64);
        let svg = plot::histogram(&self.say("plot-points", &[]), &counts, &number);
        self.out.push_str(&svg);
    }

    /// The leads of a kind of card, and what they cause, as plots.
    pub(super) fn plots(&mut self, head: &str, rows: &[(String, &ThingSums)]) {
        if self.form != Form::Html {
            return;
        }
        let lead = |sums: &ThingSums| {
            let value = sums.lead.mean(Level::P95).map(|value| value.over(f64::from(SHARE)));
            (value, self.mean_of(&sums.lead, f64::from(SHARE)), sums.lead.carrying)
        };
        let caused = |sums: &ThingSums| {
            let value = sums.caused.own.difference(Level::P95);
            (value, self.cell("caused", sums, false), sums.caused.games)
        };
        let leads = self.forest(head, "lead", rows, &lead);
        let caused = self.forest(head, "caused", rows, &caused);
        self.out.push_str(&leads);
        self.out.push_str(&caused);
    }

    /// A plot of one column.
    fn forest(
        &self,
        head: &str,
        column: Column,
        rows: &[(String, &ThingSums)],
        of: &dyn Fn(&ThingSums) -> (Option<Interval>, String, u64),
    ) -> String {
        let rows = rows.iter().filter_map(|(name, sums)| {
            let (value, text, units) = of(sums);
            Some(PlotRow {
                name: name.clone(),
                value: value?,
                text,
                is_few: units < FEW,
                fails: false,
                bounds: [None, None],
            })
        });
        let title = format!("{head}: {}", self.say(column, &[]));
        let number = |number: f64| self.bound(number);
        Forest { title, rows: rows.collect(), even: Some(0.0), number: &number }.figure()
    }
}
