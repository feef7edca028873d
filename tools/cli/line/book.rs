//! Rulebooks as plain lines.

use view::{Item, Rule, RulePart, Rulebook, Step, Told};

use super::layout::{Paint, page, paragraph, table, width, wrap};
use super::panels;
use super::panels::Texts;

/// A rulebook, chapter by chapter.
pub fn book(paint: Paint, book: &Rulebook) -> String {
    let mut out = format!("{}\n", underlined(paint, &book.title, "="));
    out.extend(book.chapters.iter().map(|rule| chapter(paint, rule)));
    out
}

/// A chapter, with a blank line before it.
pub fn chapter(paint: Paint, rule: &Rule) -> String {
    let parts: String = rule.parts.iter().map(|one| part(paint, one)).collect();
    let title = underlined(paint, &rule.title, "-");
    // A selection may be without the first paragraph.
    format!("\n{title}\n{}{parts}", paragraph(&rule.text))
}

/// A heading with a line of equal length below.
fn underlined(paint: Paint, title: &str, mark: &str) -> String {
    format!("{}\n{}", paint.bold(title), mark.repeat(width(title).min(page())))
}

/// A part of a chapter, with a blank line before it.
pub fn part(paint: Paint, part: &RulePart) -> String {
    let lines = match part {
        RulePart::Text { text, .. } => return format!("\n{}", paragraph(text)),
        RulePart::Steps { steps } => steps.iter().zip(1..).flat_map(step).collect(),
        RulePart::Table { columns, rows, apart } => ruled(columns, rows, apart),
        RulePart::List { items } => items.iter().flat_map(item).collect(),
        RulePart::Example { panels: shown, told: steps } => {
            let shown = shown
                .iter()
                .map(|panel| panels::panel(paint, panel, &mut Texts::All).join("\n") + "\n");
            let shown: String = shown.collect::<Vec<_>>().join("\n");
            let steps: Vec<String> = steps.iter().flat_map(told).collect();
            return format!("\n{shown}\n{}\n", steps.join("\n"));
        }
    };
    format!("\n{}\n", lines.join("\n"))
}

fn step((step, nth): (&Step, usize)) -> Vec<String> {
    wrap(&format!("{nth:>3}. "), &step.text)
}

/// A name with its explanation below.
fn item(item: &Item) -> Vec<String> {
    let lines = item.lines.iter().flat_map(|line| wrap("    ", line));
    wrap("  ", &item.name).into_iter().chain(lines).collect()
}

/// An answer with its results below.
fn told(told: &Told) -> Vec<String> {
    let chosen = told.chosen.iter().flat_map(|chosen| wrap("  > ", chosen));
    chosen.chain(told.log.iter().flat_map(|line| wrap("  ", line))).collect()
}

/// A table with a line under its headings. If it is too wide, its cells are below each other.
fn ruled(columns: &[String], rows: &[Vec<String>], apart: &[Vec<String>]) -> Vec<String> {
    let all: Vec<Vec<String>> = std::iter::once(columns.to_vec()).chain(rows.to_vec()).collect();
    let last = columns.len().saturating_sub(1);
    let first = all.iter().map(|row| row.iter().take(last).map(|cell| width(cell) + 2).sum());
    let indent: usize = first.max().unwrap_or(0) + 2;
    if indent > page() / 2 && table(&all, |_| false).iter().any(|line| width(line) + 2 > page()) {
        return apart.iter().flat_map(|cells| under(cells)).collect();
    }
    let head: Vec<Vec<String>> = all.iter().map(|row| row[..last].to_vec()).collect();
    let left = table(&head, |_| false);
    let widest = left.iter().map(|line| width(line)).max().unwrap_or(0);
    let lines = left.iter().zip(&all).map(|(line, row)| {
        let fill = " ".repeat(widest - width(line));
        let last = row.last().cloned().unwrap_or_default();
        wrap(&format!("  {line}{fill}  "), &last)
    });
    let mut lines: Vec<Vec<String>> = lines.collect();
    let long = lines.iter().flatten().map(|line| width(line)).max().unwrap_or(0);
    lines.insert(1, vec![format!("  {}", "-".repeat(long.saturating_sub(2)))]);
    lines.concat()
}

/// A row that is too wide: its cells below each other.
fn under(cells: &[String]) -> Vec<String> {
    let indents = std::iter::once("  ").chain(std::iter::repeat("    "));
    cells.iter().zip(indents).flat_map(|(cell, before)| wrap(before, cell)).collect()
}
