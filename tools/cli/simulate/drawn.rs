//! Plots of points and cards, on pages.

use content::CardInfo;
use sim::stats::{FEW, Interval, Level, SHARE};
use sim::{LOOKS, LeadSums, MeetingSums, MeetingTable, ThingSums};
use text::Value;

use super::ShownRun;
use super::heat::{HeatCell, HeatMap};
use super::plot::{self, Forest, PlotRow};
use super::table::{Column, Form, Page, count};

/// A value with its interval, its text, and the units that inform it.
type PlottedValue = (Option<Interval>, String, u64);

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

    /// How the lead changes, and on pages the lead of winners as a plot.
    pub(super) fn lead(&mut self, shown: &ShownRun<'_>) {
        let Some(LeadSums { changes, for_good, leads }) = &shown.total.lead else { return };
        let changes = self.mean(changes.mean(Level::P95), 1.0);
        let for_good = self.mean(for_good.mean(Level::P95), 10.0);
        let values = [("changes", &changes), ("share", &for_good)];
        self.paragraph("lead-course", &values.map(|(name, text)| (name, Value::Text(text))));
        if self.form == Form::Terminal {
            self.out.push('\n');
        }
        if self.form != Form::Html {
            return;
        }
        let rows = leads.iter().zip(0..).filter_map(|(sums, nth)| {
            let share = (100 * nth / (LOOKS - 1)) as f64;
            Some(PlotRow {
                name: self.say("percent", &[("number", Value::Text(&self.decimal(share, 0)))]),
                value: sums.mean(Level::P95)?,
                text: self.mean_of(sums, 1.0),
                is_few: sums.carrying < FEW,
                fails: false,
                bounds: [None, None],
            })
        });
        let (title, number) = (self.say("plot-lead", &[]), |number: f64| self.bound(number));
        let rows = rows.collect();
        let figure = Forest { title, rows, even: Some(0.0), number: &number }.figure();
        self.out.push_str(&figure);
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
        let effect = |sums: &ThingSums| {
            let value = sums.effect.own.difference(Level::P95);
            (value, self.cell("effect", sums, false), sums.effect.games)
        };
        let plots = [
            self.forest(head, "lead", rows, &lead),
            self.forest(head, "caused", rows, &caused),
            self.forest(head, "effect", rows, &effect),
        ];
        self.out.push_str(&plots.concat());
    }

    /// On pages, how often the owners of the cards that seats begin with win against each other.
    pub(super) fn meetings(
        &mut self,
        shown: &ShownRun<'_>,
        kind: &str,
        rows: &[(String, &CardInfo)],
    ) {
        let table = shown.total.meetings.as_ref().filter(|table| table.kind == kind);
        let Some(MeetingTable { pairs, .. }) = table.filter(|_| self.form == Form::Html) else {
            return;
        };
        let met: Vec<_> = rows.iter().filter(|(_, card)| pairs.contains_key(&card.id)).collect();
        let cells = met.iter().map(|(name, card)| {
            let row = &pairs[&card.id];
            let cell = |(rival, other): &&(String, &CardInfo)| {
                self.meeting([name, rival], row.get(&other.id)?)
            };
            met.iter().map(cell).collect()
        });
        let percent = |share: f64| {
            self.say("percent", &[("number", Value::Text(&self.decimal(100.0 * share, 0)))])
        };
        let even = 1.0 / shown.asked.plan.seat.len().max(1) as f64;
        let map = HeatMap {
            title: self.say("plot-meetings", &[]),
            names: met.iter().map(|(name, _)| name.clone()).collect(),
            cells: cells.collect(),
            even,
            percent: &percent,
        };
        let (figure, even) = (map.figure(), percent(even));
        if !figure.is_empty() {
            self.out.push_str(&figure);
            self.paragraph("about-meetings", &[("even", Value::Text(&even))]);
        }
    }

    /// A pair of cards in a heat map.
    fn meeting(&self, [name, rival]: [&str; 2], sums: &MeetingSums) -> Option<HeatCell> {
        let share = sums.share(Level::P95)?;
        let text = self.rate(share, sums.units);
        let values = [
            ("card", Value::Text(name)),
            ("other", Value::Text(rival)),
            ("share", Value::Text(&text)),
            ("games", count(sums.games)),
        ];
        Some(HeatCell {
            share: share.mid,
            text: self.decimal(100.0 * share.mid, 0),
            title: self.say("meeting", &values),
            is_few: sums.units < FEW,
        })
    }

    /// A plot of one column.
    fn forest(
        &self,
        head: &str,
        column: Column,
        rows: &[(String, &ThingSums)],
        of: &dyn Fn(&ThingSums) -> PlottedValue,
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
