//! Results for people: tables on the terminal, or in Markdown for a page or a pull request.

use content::CardInfo;
use desk::SPACE;
use diag::markup;
use play::Seat;
use sim::stats::{
    Carried, Caused, FEW, Interval, Level, Paired, Reason, SHARE, by_chance, stands_out,
};
use sim::{FaultSums, PairSums, SideSums, ThingSums};
use text::{MINUS, Value, Voice};
use view::CardBook;

use super::ShownRun;
use super::judged::replay;
use crate::html;
use crate::line::paragraph;
use crate::play::NOTHING;

/// How tables are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// In columns, for a terminal.
    Terminal,
    /// In Markdown.
    Markdown,
    /// In HTML, with plots.
    Html,
}

/// The width of a terminal, in columns.
const PAGE: usize = 80;

/// The share of rows that may stand out wrongly among those with a mark.
const FALSE: f64 = 0.05;

/// The results, and the meanings of the columns.
pub fn text(voice: &Voice<'_>, shown: &ShownRun<'_>, form: Form) -> String {
    let mut page = Page { voice, form, out: String::new() };
    if form == Form::Html {
        let game = voice.word("words", "game", None, &[]).unwrap_or_default();
        page.out = html::open(shown.asked.opening.speech.tag(), &game);
    }
    page.results(shown);
    if form == Form::Html {
        page.out.push_str(html::END);
    }
    page.out
}

impl Page<'_> {
    fn results(&mut self, shown: &ShownRun<'_>) {
        self.title(shown);
        self.causes(shown);
        self.happened(shown);
        self.faults(shown);
        if let Some(judged) = shown.judged {
            return self.gate(shown, judged);
        }
        self.sides(shown);
        self.spread(shown);
        self.lead(shown);
        if let Some(pairs) = &shown.total.pairs {
            self.pairs(shown, pairs);
            self.decision(shown);
        }
        let columns = self.cards(shown);
        self.never_taken(shown);
        self.meanings(shown, &columns);
    }
}

pub(super) struct Page<'v> {
    pub(super) voice: &'v Voice<'v>,
    pub(super) form: Form,
    pub(super) out: String,
}

/// A column of the table of cards, by the end of its message ids: `simulate-owners` is the header,
/// `simulate-about-owners` the description.
pub(super) type Column = &'static str;

impl Page<'_> {
    pub(super) fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.voice.tell(SPACE, &format!("simulate-{id}"), values)
    }

    pub(super) fn paragraph(&mut self, id: &str, values: &[(&str, Value<'_>)]) {
        let text = self.say(id, values);
        match self.form {
            Form::Terminal => self.out.push_str(&paragraph(&text)),
            Form::Markdown => self.out.push_str(&format!("{text}\n\n")),
            Form::Html => self.out.push_str(&format!("<p>{}</p>\n", markup(&text))),
        }
    }

    /// A table with a row of heads.
    pub(super) fn table(&mut self, rows: &[Vec<String>]) {
        match self.form {
            Form::Terminal => {
                for line in page::table(rows, |column| column > 0) {
                    self.out.push_str(line.trim_end());
                    self.out.push('\n');
                }
            }
            Form::Markdown => {
                for (at, row) in rows.iter().enumerate() {
                    let cells: Vec<_> = row.iter().map(|cell| cell.replace('|', "\\|")).collect();
                    self.out.push_str(&format!("| {} |\n", cells.join(" | ")));
                    if at == 0 {
                        let right = vec!["---:"; row.len().saturating_sub(1)];
                        self.out.push_str(&format!("| --- | {} |\n", right.join(" | ")));
                    }
                }
            }
            Form::Html => {
                if let Some((heads, rows)) = rows.split_first() {
                    let table = html::table(heads, rows);
                    self.out.push_str(&format!("<div class=\"numbers\">\n{table}</div>\n"));
                }
            }
        }
        self.out.push('\n');
    }

    /// Which games were played, and their averages.
    fn title(&mut self, shown: &ShownRun<'_>) {
        let (total, plan) = (shown.total, &shown.asked.plan);
        let first = plan.seeds.nth(0);
        let (first, last) = (first, first.saturating_add(total.units.saturating_sub(1)));
        let (first, last) = (first.to_string(), last.to_string());
        let points = self.mean(total.points.mean(Level::P95), 1.0);
        let game = self.voice.word("words", "game", None, &[]).unwrap_or_default();
        let games = total.games.max(1);
        let values = [
            ("game", Value::Text(&game)),
            ("games", count(total.games)),
            ("players", count(plan.seat.len() as u64)),
            ("first", Value::Text(&first)),
            ("last", Value::Text(&last)),
            ("points", Value::Text(&points)),
            ("decisions", count(total.decisions / games)),
            ("forced", count(total.forced / games)),
        ];
        self.paragraph("title", &values);
    }

    /// The causes of the end, if there are several.
    fn causes(&mut self, shown: &ShownRun<'_>) {
        let causes = shown.total.causes.iter().map(|(cause, count)| {
            let share = self.share(*count, shown.total.games);
            let named = self.voice.word(&cause.kind, &cause.id, None, &[]);
            let named = named.unwrap_or_else(|| cause.id.clone().into_owned());
            self.say("cause", &[("cause", Value::Text(&named)), ("share", Value::Text(&share))])
        });
        let list = causes.collect::<Vec<_>>().join(", ");
        if !list.is_empty() {
            self.paragraph("causes", &[("list", Value::Text(&list))]);
        }
    }

    /// The counters of the game, per player and game.
    fn happened(&mut self, shown: &ShownRun<'_>) {
        let seats = shown.total.games * shown.asked.plan.seat.len() as u64;
        let said = shown.total.happened.iter().map(|(what, happened)| {
            let number = self.decimal(happened.times as f64 / seats.max(1) as f64, 1);
            let share = self.share(happened.seats, seats);
            let named = self.voice.word(&what.kind, &what.id, None, &[]);
            let named = named.unwrap_or_else(|| what.id.clone().into_owned());
            let values = [("what", &named), ("number", &number), ("share", &share)];
            self.say("count", &values.map(|(name, text)| (name, Value::Text(text))))
        });
        let list = said.collect::<Vec<_>>().join(", ");
        if !list.is_empty() {
            self.paragraph("counted", &[("list", Value::Text(&list))]);
        }
    }

    /// The failed cards, with numbers and causes.
    fn faults(&mut self, shown: &ShownRun<'_>) {
        let faults = &shown.total.faults;
        let mut cards: Vec<&str> = faults.iter().map(|fault| fault.card.as_str()).collect();
        cards.dedup();
        if cards.is_empty() {
            return;
        }
        self.out.push('\n');
        self.paragraph("failed", &[("cards", count(cards.len() as u64))]);
        for FaultSums { card, pack, hook, place, cause, about, games, times, seed } in faults {
            let cause =
                self.voice.tell(SPACE, &format!("fault-{cause}"), &[("about", Value::Text(about))]);
            let (kind, id) = card.split_once('/').unwrap_or(("", card));
            let name = self.voice.word(kind, id, None, &[]).unwrap_or_else(|| id.to_owned());
            let texts = [("pack", pack), ("card", &name), ("hook", hook), ("place", place)];
            let mut values = texts.map(|(name, text)| (name, Value::Text(text))).to_vec();
            values.push(("cause", Value::Text(&cause)));
            let line = self.voice.tell(SPACE, "fault", &values);
            let seed = seed.to_string();
            let values = [
                ("line", Value::Text(&line)),
                ("times", count(*times)),
                ("games", count(*games)),
                ("all", count(shown.total.games)),
                ("seed", Value::Text(&seed)),
            ];
            self.paragraph("fault", &values);
        }
    }

    /// The results of each seat, and of each bot if there are several.
    fn sides(&mut self, shown: &ShownRun<'_>) {
        let plan = &shown.asked.plan;
        let bots: Vec<String> = plan.seat.iter().map(|seat| seat.bot.to_string()).collect();
        let seats: Vec<String> =
            (0..plan.seat.len() as u8).map(|seat| Seat(seat).to_string()).collect();
        let total = shown.total;
        if plan.rotations().len() > 1 {
            self.side_table("bot", &bots, &total.bots);
        }
        if plan.seat.len() > 1 {
            self.side_table("seat", &seats, &total.seats);
        }
    }

    fn side_table(&mut self, head: &str, names: &[String], sides: &[SideSums]) {
        let mut rows = vec![[head, "score", "wins"].map(|id| self.say(id, &[])).to_vec()];
        for (name, SideSums { points, wins, .. }) in names.iter().zip(sides) {
            rows.push(vec![name.clone(), self.mean_of(points, 1.0), self.rate_of(wins)]);
        }
        self.out.push('\n');
        self.table(&rows);
    }

    /// The differences between two ways to play.
    fn pairs(&mut self, shown: &ShownRun<'_>, pairs: &PairSums) {
        let differ = pairs.units - pairs.equal;
        self.paragraph("pairs", &[("differ", count(differ)), ("units", count(pairs.units))]);
        if differ == 0 {
            self.out.push('\n');
            return;
        }
        let head = ["measure", "here", "there", "difference", "correlation", "saved"];
        let mut rows = vec![head.map(|id| self.say(id, &[])).to_vec()];
        let mut row =
            |page: &Self, name, paired, per| rows.push(page.compared(name, paired, per).to_vec());
        let (players, games) = (shown.asked.plan.players_in_unit(), shown.games_in_unit());
        row(self, self.say("measure-points", &[]), &pairs.points, players);
        row(self, self.say("measure-decisions", &[]), &pairs.decisions, games);
        for (bot, (wins, points)) in pairs.wins.iter().zip(&pairs.sides).enumerate() {
            let seat = Seat(bot as u8).to_string();
            let seat = [("seat", Value::Text(&seat))];
            row(self, self.say("measure-points-of", &seat), points, games);
            row(self, self.say("measure-wins-of", &seat), wins, games * f64::from(SHARE) / 100.0);
        }
        self.table(&rows);
        self.paragraph("about-pairs", &[]);
        self.out.push('\n');
    }

    /// A row of the table of differences, with all numbers divided by `per`.
    fn compared(&self, name: String, paired: &Paired, per: f64) -> [String; 6] {
        let [here, there] = paired.means().map(|mean| self.decimal(mean / per, 2));
        let difference = self.mean(paired.difference(Level::P95), per);
        let correlation = paired.correlation().map(|it| self.decimal(it, 2));
        let saved = paired.saved().map(|it| self.decimal(it, 1));
        let saved = saved.map(|it| self.say("times", &[("number", Value::Text(&it))]));
        let [correlation, saved] = [correlation, saved].map(Option::unwrap_or_default);
        [name, here, there, difference, correlation, saved]
    }

    /// Whether the difference is decided, if that was asked.
    fn decision(&mut self, shown: &ShownRun<'_>) {
        let plan = &shown.asked.plan;
        let Some(margin) = plan.decide else { return };
        let margin = self.decimal(margin, 2);
        let margin = ("margin", Value::Text(&margin));
        let Some(stop) = plan.decision(shown.total) else {
            self.paragraph("undecided", &[margin, ("units", count(shown.total.units))]);
            self.out.push('\n');
            return;
        };
        let numbers = [stop.interval.low, stop.interval.high, stop.estimate];
        let [low, high, estimate] =
            numbers.map(|number| self.decimal(number / plan.players_in_unit(), 2));
        let differs = if stop.reason == Reason::Differs { "yes" } else { "no" };
        let values = [
            margin,
            ("units", count(stop.units)),
            ("differs_word", Value::Text(differs)),
            ("low", Value::Text(&low)),
            ("high", Value::Text(&high)),
            ("estimate", Value::Text(&estimate)),
        ];
        self.paragraph("decided", &values);
        self.out.push('\n');
    }

    /// The kinds of cards that are only offered with each other, so that chance deals them.
    fn dealt(&self, shown: &ShownRun<'_>) -> String {
        let rows = shown.rows();
        let book = CardBook::new(shown.asked.opened.cards());
        let kinds = rows.chunk_by(|(one, _), (other, _)| one.kind == other.kind);
        let dealt = kinds.filter_map(|kind| {
            let drafts: u64 = kind.iter().map(|(_, sums)| sums.drafts).sum();
            let offers: u64 = kind.iter().map(|(_, sums)| sums.offers).sum();
            (drafts > 0 && drafts == offers).then(|| book.kind(self.voice, kind[0].0))
        });
        dealt.collect::<Vec<_>>().join(", ")
    }

    /// A table for each kind of card; returns its columns.
    fn cards(&mut self, shown: &ShownRun<'_>) -> Vec<Column> {
        let rows = shown.rows();
        let marks = marks(&rows);
        let book = CardBook::new(shown.asked.opened.cards());
        let rows: Vec<_> = rows.into_iter().zip(marks).collect();
        let mut shown_columns: Vec<Column> = Vec::new();
        for kind in rows.chunk_by(|((one, _), _), ((other, _), _)| one.kind == other.kind) {
            let ((first, _), _) = kind[0];
            let head = book.kind(self.voice, first);
            let mut columns = columns_of(kind.iter().map(|((_, sums), _)| *sums));
            let heads = columns.iter().map(|column| self.say(column, &[]));
            let mut lines: Vec<Vec<String>> =
                vec![[head.clone()].into_iter().chain(heads).collect()];
            let mut named = Vec::new();
            for ((card, sums), mark) in kind {
                let name = book.name(self.voice, card);
                let cells = columns.iter().map(|column| self.cell(column, sums, *mark));
                lines.push([name.clone()].into_iter().chain(cells).collect());
                named.push((name, *sums));
            }
            if columns.last() == Some(&"game") && self.is_too_wide(&lines) {
                columns.pop();
                lines.iter_mut().for_each(|line| drop(line.pop()));
            }
            let caused = columns.iter().position(|column| *column == "caused");
            let apart = caused.filter(|_| self.is_too_wide(&lines));
            let second = apart.map(|at| split_off(&mut lines, at + 1));
            self.table(&lines);
            second.iter().for_each(|lines| self.table(lines));
            self.plots(&head, &named);
            let names = named.into_iter().map(|(name, _)| name);
            let cards: Vec<_> = names.zip(kind.iter().map(|((card, _), _)| *card)).collect();
            self.meetings(shown, first.kind, &cards);
            let new = columns.iter().filter(|column| !shown_columns.contains(column));
            let new: Vec<Column> = new.copied().collect();
            shown_columns.extend(new);
        }
        shown_columns
    }

    /// Whether a table does not fit into a terminal.
    fn is_too_wide(&self, rows: &[Vec<String>]) -> bool {
        let lines = page::table(rows, |column| column > 0);
        self.form == Form::Terminal && lines.iter().any(|line| page::width(line.trim_end()) > PAGE)
    }

    /// The cards that were offered, and that nobody took.
    fn never_taken(&mut self, shown: &ShownRun<'_>) {
        let rows = shown.rows().into_iter();
        let never = rows.filter(|(_, sums)| sums.offers > 0 && sums.wins.carriers == 0);
        let book = CardBook::new(shown.asked.opened.cards());
        let names: Vec<String> = never.map(|(card, _)| book.name(self.voice, card)).collect();
        if !names.is_empty() {
            self.paragraph("never", &[("list", Value::Text(&names.join(", ")))]);
        }
    }

    pub(super) fn cell(&self, column: &str, sums: &ThingSums, marked: bool) -> String {
        match column {
            "owners" => self.voice.number(whole(sums.wins.carriers)),
            "taken" => self.share(sums.picks, sums.offers),
            "named" => self.mean_of(&sums.named, 1.0),
            "lead" => {
                let lead = self.mean_of(&sums.lead, f64::from(SHARE));
                if marked { self.say("marked", &[("text", Value::Text(&lead))]) } else { lead }
            }
            "game" => sums.edges.high.map_or_else(String::new, |edge| edge.game.to_string()),
            "caused" => self.caused(&sums.caused),
            "effect" => self.caused(&sums.effect),
            _ => self.rate_of(&sums.wins),
        }
    }

    /// What a card or its effect causes. Equal games say so: a mean of exactly 0 looks like an
    /// accident.
    fn caused(&self, caused: &Caused) -> String {
        if caused.games > 0 && caused.equal == caused.games {
            return self.say("equal", &[("games", count(caused.games))]);
        }
        self.few(self.mean(caused.own.difference(Level::P95), 1.0), caused.games)
    }

    /// What the columns and marks mean.
    fn meanings(&mut self, shown: &ShownRun<'_>, columns: &[Column]) {
        if shown.rows().is_empty() {
            return;
        }
        let even = self.percent(1.0 / shown.asked.plan.seat.len().max(1) as f64);
        let (command, dealt) = (replay(shown, None), self.dealt(shown));
        let dealt = if dealt.is_empty() { NOTHING } else { &dealt };
        for about in columns {
            let values = [("even", &*even), ("command", &*command), ("dealt", dealt)];
            let values = values.map(|(name, text)| (name, Value::Text(text)));
            self.paragraph(&format!("about-{about}"), &values);
        }
        let rows = shown.rows().len();
        let chance = self.decimal(by_chance(rows, Level::P95), 1);
        let values = [("rows", count(rows as u64)), ("chance", Value::Text(&chance))];
        self.paragraph("about-interval", &values);
    }

    /// A mean with the half-width of its interval, both divided by `per`; empty without data.
    pub(super) fn mean(&self, interval: Option<Interval>, per: f64) -> String {
        let Some(Interval { mid, high, .. }) = interval else { return String::new() };
        let mean = self.decimal(mid / per, 2);
        let width = self.decimal((high - mid) / per, 2);
        self.say("mean", &[("mean", Value::Text(&mean)), ("width", Value::Text(&width))])
    }

    pub(super) fn mean_of(&self, sums: &Carried, per: f64) -> String {
        self.few(self.mean(sums.mean(Level::P95), per), sums.carrying)
    }

    /// A rate with its interval, in percent.
    fn rate_of(&self, sums: &Carried) -> String {
        let rate = sums.win_rate(Level::P95);
        rate.map_or_else(String::new, |rate| self.rate(rate, sums.carrying))
    }

    /// A rate of a number of units with its interval, in percent.
    pub(super) fn rate(&self, Interval { mid, low, high }: Interval, units: u64) -> String {
        let [mean, low, high] = [mid, low, high].map(|rate| self.decimal(100.0 * rate, 0));
        let values = [("mean", &mean), ("low", &low), ("high", &high)];
        let text = self.say("rate", &values.map(|(name, text)| (name, Value::Text(text))));
        self.few(text, units)
    }

    /// Marks a result of few units.
    fn few(&self, text: String, units: u64) -> String {
        if text.is_empty() || units >= FEW {
            text
        } else {
            self.say("few", &[("text", Value::Text(&text))])
        }
    }

    /// A rounded percentage; empty of zero.
    fn share(&self, part: u64, of: u64) -> String {
        if of == 0 { String::new() } else { self.percent(part as f64 / of as f64) }
    }

    fn percent(&self, rate: f64) -> String {
        let number = self.decimal(100.0 * rate, 1);
        self.say("percent", &[("number", Value::Text(&number))])
    }

    /// A number with some decimals, as the language writes it.
    pub(super) fn decimal(&self, number: f64, decimals: usize) -> String {
        let digits = format!("{:.decimals$}", number.abs());
        let is_negative =
            number < 0.0 && digits.bytes().any(|digit| (b'1'..=b'9').contains(&digit));
        let (whole, rest) = digits.split_once('.').unwrap_or((&digits, ""));
        let whole = self.voice.number(whole.parse().unwrap_or(i64::MAX));
        let values = [("whole", Value::Text(&whole)), ("rest", Value::Text(rest))];
        let text = if rest.is_empty() {
            whole.clone()
        } else {
            self.voice.tell(SPACE, "decimal", &values)
        };
        if is_negative { format!("{MINUS}{text}") } else { text }
    }
}

/// The columns in which some of the rows have a number.
fn columns_of<'s>(rows: impl Iterator<Item = &'s ThingSums> + Clone) -> Vec<Column> {
    let has = |of: fn(&ThingSums) -> bool| rows.clone().any(of);
    let mut columns = vec!["owners", "taken"];
    columns.extend(has(|sums| sums.named.carriers > 0).then_some("named"));
    columns.extend(has(|sums| sums.lead.carriers > 0).then_some("lead"));
    columns.push("wins");
    columns.extend(has(|sums| !sums.caused.is_empty()).then_some("caused"));
    columns.extend(has(|sums| !sums.effect.is_empty()).then_some("effect"));
    columns.extend(has(|sums| sums.edges.high.is_some()).then_some("game"));
    columns
}

/// A table of the columns from `at` on, which leave the other table. The first column is in both.
fn split_off(lines: &mut [Vec<String>], at: usize) -> Vec<Vec<String>> {
    let line = |line: &mut Vec<String>| {
        let rest = line.split_off(at);
        line.first().cloned().into_iter().chain(rest).collect()
    };
    lines.iter_mut().map(line).collect()
}

/// Which rows have a lead that stands out among all of them.
fn marks(rows: &[(&CardInfo, &ThingSums)]) -> Vec<bool> {
    let chances: Vec<_> = rows.iter().map(|(_, sums)| sums.lead.p_value(0.0)).collect();
    stands_out(&chances, FALSE)
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn count<'v>(number: u64) -> Value<'v> {
    Value::Int(whole(number))
}
