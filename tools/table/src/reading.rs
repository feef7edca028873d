//! Notices as text to read.

use std::rc::Rc;

use crossterm::event::{KeyCode, KeyEvent};
use page::width;
use view::{CardPage, End, Notice, Page, Panel, Preview, Rule, RulePart, Score, Sentence, Weight};

use crate::canvas::{Look, Piece};
use crate::foreseen::ARROW;
use crate::panel::Extent;
use crate::paragraph::{Block, LaidParagraph};

/// Number of paragraphs that listeners skip at once.
pub const TURN: usize = 10;

/// Separator between differences; the cells of a row have another one. Lines end after it.
pub const APART: &str = "\u{a0}| ";

/// Up to this width, a part between separators is on one line.
const WHOLE: usize = 30;
/// Signs that stay with the value before them.
const AFTER: [char; 6] = ['★', '✗', '✓', '⇒', '=', '−'];

/// Parts with separators. A short part is on one line. In a long one, a sign stays with its values.
pub fn apart<'t>(parts: impl IntoIterator<Item = &'t str>) -> String {
    let joint = |part: &str| match width(part) <= WHOLE {
        true => part.replace(' ', "\u{a0}"),
        false => with_signs(part),
    };
    parts.into_iter().map(joint).collect::<Vec<_>>().join(APART)
}

/// A text whose signs stay with the values beside them.
fn with_signs(text: &str) -> String {
    let mut words = text.split(' ');
    let mut out = words.next().unwrap_or_default().to_owned();
    for word in words {
        let joins = word.starts_with(AFTER) || out.ends_with(['⇒', '=']);
        out.push(if joins { '\u{a0}' } else { ' ' });
        out.push_str(word);
    }
    out
}

/// A notice in paragraphs.
pub fn notice(notice: &Notice) -> Vec<LaidParagraph> {
    match notice {
        Notice::Says { text, .. } | Notice::Answer { text, .. } | Notice::Unread { text } => {
            plain(text)
        }
        Notice::Log { told } => told.iter().map(sentence).collect(),
        Notice::Panels { panels } => panels.iter().enumerate().flat_map(panel).collect(),
        Notice::Score { scores } => scores.iter().flat_map(score).collect(),
        // The help for line mode is left out.
        Notice::Help { topic, text: _, commands, asks, queries, topics } => {
            let rule = topic.iter().flat_map(rule);
            let commands = commands.iter().map(|command| typed(&command.word, &command.about));
            let asks = [LaidParagraph::default()].into_iter().chain(plain(asks));
            let queries = queries.iter().map(|query| typed(&query.word, &query.about));
            let rest = commands.chain(asks).chain(queries);
            let topics = topics.iter().flat_map(|topics| plain(topics));
            rule.chain([LaidParagraph::default()]).chain(rest).chain(topics).collect()
        }
        Notice::Pages { pages } => pages
            .iter()
            .flat_map(|one| page(one).into_iter().chain([LaidParagraph::default()]))
            .collect(),
        Notice::Preview { text, preview: foreseen } => {
            let next = foreseen.next.iter().filter(|_| foreseen.tells());
            let next = next.flat_map(|next| plain(next));
            plain(text).into_iter().chain(preview(foreseen)).chain(next).collect()
        }
        Notice::Hint { text, weights } => numbered(text, weights),
        Notice::Several { text, offers } => numbered(text, offers),
        Notice::WhyNot { things } => things.iter().flat_map(|thing| plain(&thing.text)).collect(),
        Notice::Faults { text, faults } => {
            let reports = faults.iter().flat_map(|fault| {
                let lines = fault.report.lines().map(str::to_owned);
                [fault.fault.text.clone()].into_iter().chain(lines)
            });
            plain(text)
                .into_iter()
                .chain(reports.map(|line| LaidParagraph::new(line, Look::Plain)))
                .collect()
        }
    }
}

/// The result of an offer, in one paragraph: the differences, then further messages. The sign
/// before each shows that nothing of it has happened.
pub fn preview(preview: &Preview) -> Vec<LaidParagraph> {
    let texts = preview.changes.iter().map(|change| change.text.as_str());
    let changes: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    let told = preview.told.iter().map(sentence);
    let changes = (!changes.is_empty()).then(|| foreseen(&changes));
    // A following draw is mentioned only if there is nothing else.
    let next = preview.next.iter().filter(|_| !preview.tells());
    let next = next.map(|next| LaidParagraph::new(next.clone(), Look::Plain));
    let all = changes.into_iter().chain(told).chain(next);
    all.map(|paragraph| paragraph.behind(format!("{ARROW} "))).collect()
}

/// Some differences in one paragraph.
pub fn foreseen(changes: &[&str]) -> LaidParagraph {
    let changes = apart(changes.iter().copied());
    LaidParagraph::new(changes, Look::Then).behind(format!("{ARROW} "))
}

fn plain(text: &str) -> Vec<LaidParagraph> {
    text.lines().map(|line| LaidParagraph::new(line, Look::Plain)).collect()
}

/// A sentence of the log, with players and colors emphasized.
pub fn sentence(told: &Sentence) -> LaidParagraph {
    let part = |part: &view::Part| {
        let player = part.about.as_ref().is_some_and(|thing| thing.kind == "seat");
        let look = if player { Look::Strong } else { Look::Plain };
        Piece::new(part.text.clone(), part.tone.map_or(look, Look::Tinted))
    };
    LaidParagraph::of(told.parts.iter().map(part).collect())
}

fn panel(one: (usize, &Panel)) -> Vec<LaidParagraph> {
    laid(one, Extent::Texts)
}

/// A panel on a separate page, to this extent.
fn laid((no, panel): (usize, &Panel), extent: Extent) -> Vec<LaidParagraph> {
    let panel = Block::Panel { no, panel: Rc::new(panel.clone()), extent };
    vec![LaidParagraph::block(panel), LaidParagraph::default()]
}

/// The score of a player.
pub fn score(score: &Score) -> Vec<LaidParagraph> {
    let line = |line: &view::ScoreLine| {
        let fill = " ".repeat(5_usize.saturating_sub(width(&line.points.text)));
        LaidParagraph::new(line.text.clone(), Look::Plain)
            .behind(format!("{fill}{}  ", line.points.text))
    };
    let name = LaidParagraph::new(score.name.clone(), Look::Title);
    [name].into_iter().chain(score.lines.iter().map(line)).collect()
}

/// A typed word with its description.
fn typed(word: &str, about: &str) -> LaidParagraph {
    LaidParagraph::new(about.to_owned(), Look::Plain).behind(format!("  {word:<12}"))
}

fn numbered(text: &str, weights: &[Weight]) -> Vec<LaidParagraph> {
    let line = |weight: &Weight| {
        LaidParagraph::new(weight.text.clone(), Look::Plain)
            .behind(format!("{:>4}. ", weight.offer + 1))
    };
    plain(text).into_iter().chain(weights.iter().map(line)).collect()
}

fn page(page: &Page) -> Vec<LaidParagraph> {
    match page {
        Page::Card { card } => card_page(card),
        Page::Rule { rule: chapter } => rule(chapter),
        Page::Term { name, text } => {
            [LaidParagraph::new(name.clone(), Look::Title)].into_iter().chain(plain(text)).collect()
        }
        Page::Command { command } => plain(&command.about),
    }
}

fn card_page(card: &CardPage) -> Vec<LaidParagraph> {
    let lines =
        card.lines.iter().map(|line| LaidParagraph::new(line.clone(), Look::Plain).behind("  "));
    [LaidParagraph::new(card.heading.clone(), Look::Title)].into_iter().chain(lines).collect()
}

/// Chapters of the rules, in order.
pub fn chapters(rules: &[Rule]) -> Vec<LaidParagraph> {
    let chapter = |one| rule(one).into_iter().chain([LaidParagraph::default()]);
    rules.iter().flat_map(chapter).collect()
}

/// Which lines are visible, if not all are.
pub fn lines_in_sight(from: usize, shown: usize, all: usize) -> Option<String> {
    (shown < all).then(|| format!("▴▾ {}–{} / {all}", from + 1, from + shown))
}

/// Which offers are visible: consecutive ones.
pub fn offers_in_sight(seen: &[usize], all: usize) -> String {
    let which = match seen {
        [first, .., last] => format!("{}–{}", first + 1, last + 1),
        [] | [_] => seen.iter().map(|one| (one + 1).to_string()).collect(),
    };
    format!("▴▾ {which} / {all}")
}

/// Number of lines scrolled at once if this many are visible: one line of overlap.
pub fn turn(shown: usize) -> usize {
    shown.saturating_sub(1).max(1)
}

/// The number of lines scrolled out after a key; `None` if the key means that the text was read.
pub fn turned(above: usize, shown: usize, key: &KeyEvent) -> Option<usize> {
    Some(match key.code {
        KeyCode::Down | KeyCode::Char('j') => above.saturating_add(1),
        KeyCode::Up | KeyCode::Char('k') => above.saturating_sub(1),
        KeyCode::PageDown | KeyCode::Char(' ') => above.saturating_add(turn(shown)),
        KeyCode::PageUp => above.saturating_sub(turn(shown)),
        KeyCode::Home => 0,
        KeyCode::End => usize::MAX,
        _ => return None,
    })
}

/// A chapter of the rules.
pub fn rule(rule: &Rule) -> Vec<LaidParagraph> {
    let mut text = vec![LaidParagraph::new(rule.title.clone(), Look::Title)];
    text.extend(plain(&rule.text));
    for part in &rule.parts {
        text.push(LaidParagraph::default());
        text.extend(rule_part(part));
    }
    text.extend(rule.whole.iter().filter(|_| rule.cut).flat_map(|whole| plain(whole)));
    text
}

fn rule_part(part: &RulePart) -> Vec<LaidParagraph> {
    match part {
        RulePart::Text { text, .. } => plain(text),
        RulePart::Steps { steps } => {
            let steps = steps.iter().zip(1..);
            let line = |(step, nth): (&view::Step, usize)| {
                LaidParagraph::new(step.text.clone(), Look::Plain).behind(format!("{nth:>3}. "))
            };
            steps.map(line).collect()
        }
        RulePart::Table { columns, rows, apart } => {
            let rows = [columns.clone()].into_iter().chain(rows.clone()).collect();
            let apart = apart.iter().flatten().cloned().collect();
            vec![LaidParagraph::block(Block::Table { rows, numbers: false, apart, total: false })]
        }
        RulePart::List { items } => {
            let item = |item: &view::Item| {
                let name = LaidParagraph::new(item.name.clone(), Look::Strong).behind("  ");
                let lines = item.lines.iter();
                let lines =
                    lines.map(|line| LaidParagraph::new(line.clone(), Look::Plain).behind("    "));
                [name].into_iter().chain(lines).collect::<Vec<_>>()
            };
            items.iter().flat_map(item).collect()
        }
        RulePart::Example { panels, told } => {
            let shown = panels.iter().enumerate().flat_map(panel);
            let told = told.iter().flat_map(|told| {
                let chosen = told.chosen.iter().map(|line| (line, "  > "));
                let log = told.log.iter().map(|line| (line, "  "));
                chosen.chain(log).collect::<Vec<_>>()
            });
            let lines = told
                .map(|(line, first)| LaidParagraph::new(line.clone(), Look::Plain).behind(first));
            shown.chain(lines).collect()
        }
    }
}

/// The end of a game: the verdict, the score sheet, the story, detailed scores if they add to the
/// sheet, and the final table.
pub fn end(end: &End, panels: &[Panel]) -> Vec<LaidParagraph> {
    let mut text = vec![LaidParagraph::new(end.title.clone(), Look::Title)];
    let (verdict, story) = end.told.split_at(end.told.len().min(1));
    text.extend(
        verdict.iter().flatten().map(|line| LaidParagraph::new(line.clone(), Look::Strong)),
    );
    text.push(LaidParagraph::default());
    if let Some(sheet) = &end.sheet {
        text.push(LaidParagraph::new(sheet.title.clone(), Look::Title));
        let head = [String::new()].into_iter().chain(sheet.players.iter().cloned()).collect();
        let row = |row: &view::ScoreRow| {
            let points = row.points.iter().map(|points| points.text.clone());
            [row.title.clone()].into_iter().chain(points).collect()
        };
        let rows: Vec<Vec<String>> = [head].into_iter().chain(sheet.rows.iter().map(row)).collect();
        text.push(LaidParagraph::block(Block::Table {
            rows,
            numbers: true,
            apart: Vec::new(),
            total: true,
        }));
        text.push(LaidParagraph::default());
    }
    for part in story {
        text.extend(part.iter().map(|line| LaidParagraph::new(line.clone(), Look::Plain)));
        text.push(LaidParagraph::default());
    }
    let rows = end.sheet.as_ref().map_or(0, |sheet| sheet.rows.len());
    if end.scores.iter().any(|score| score.lines.len() > rows) {
        let apart = |one| score(one).into_iter().chain([LaidParagraph::default()]);
        text.extend(end.scores.iter().flat_map(apart));
    }
    let left = panels.iter().enumerate().filter(|(_, panel)| !panel.rows.is_empty());
    text.extend(left.flat_map(|one| laid(one, Extent::Framed)));
    while text.last().is_some_and(|last| last.text().is_empty()) {
        text.pop();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_stays_with_its_name() {
        let few = apart(["CHA = −2", "INT: 14+ ★1"]);
        assert_eq!(few, "CHA\u{a0}=\u{a0}−2\u{a0}| INT:\u{a0}14+\u{a0}★1");
        assert_eq!(page::wrap(&few, 14), ["CHA\u{a0}=\u{a0}−2\u{a0}|", "INT:\u{a0}14+\u{a0}★1"]);
        let long = apart(["in the track the dice are 1, 2, 4 and 4 = 11"]);
        assert_eq!(long, "in the track the dice are 1, 2, 4 and 4\u{a0}=\u{a0}11");
    }

    #[test]
    fn the_offers_in_sight_are_one_run() {
        assert_eq!(offers_in_sight(&[0, 1, 2], 9), "▴▾ 1–3 / 9");
        assert_eq!(offers_in_sight(&[2], 9), "▴▾ 3 / 9");
    }
}
