//! Rulebooks as CommonMark, with tables of GitHub.

use std::fmt::Write as _;

use view::{Cell, Item, Panel, RulePart, Rulebook, Told};

/// A rulebook: a heading for each chapter.
pub fn book(book: &Rulebook) -> String {
    let mut out = format!("# {}\n", plain(&book.title));
    for rule in &book.chapters {
        let _ = write!(out, "\n## {}\n\n{}\n", plain(&rule.title), plain(&rule.text));
        rule.parts.iter().for_each(|one| part(one, &mut out));
    }
    out
}

fn part(part: &RulePart, out: &mut String) {
    out.push('\n');
    match part {
        RulePart::Text { text, .. } => {
            let _ = writeln!(out, "{}", plain(text));
        }
        RulePart::Steps { steps } => {
            for (step, nth) in steps.iter().zip(1..) {
                let _ = writeln!(out, "{nth}. {}", plain(&step.text));
            }
        }
        RulePart::Table { columns, rows, .. } => table(columns, rows, out),
        RulePart::List { items } => items.iter().for_each(|one| item(one, out)),
        RulePart::Example { panels, told: steps } => {
            panels.iter().for_each(|shown| panel(shown, out));
            steps.iter().for_each(|step| told(step, out));
        }
    }
}

fn table(columns: &[String], rows: &[Vec<String>], out: &mut String) {
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| plain(cell)).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    out.push_str(&line(columns));
    out.push_str(&format!("|{}\n", "---|".repeat(columns.len())));
    rows.iter().for_each(|row| out.push_str(&line(row)));
}

fn item(item: &Item, out: &mut String) {
    let mut said = String::new();
    for line in &item.lines {
        match said.chars().last() {
            None => {}
            Some('.' | '!' | '?') => said.push(' '),
            Some(_) => said.push_str("; "),
        }
        said.push_str(&plain(line));
    }
    let _ = writeln!(out, "- **{}** — {said}", plain(&item.name));
}

/// A panel as a table, followed by the texts of its cards, each after the first cell of its row.
fn panel(panel: &Panel, out: &mut String) {
    let _ = writeln!(out, "**{}**\n", plain(&panel.title));
    if panel.rows.is_empty() {
        return;
    }
    let texts = |cells: &[Cell]| cells.iter().map(|cell| cell.text.clone()).collect();
    let rows = panel.rows.iter().filter(|row| !row.cells.is_empty());
    let rows: Vec<Vec<String>> = rows.map(|row| texts(&row.cells)).collect();
    let wide = rows.iter().map(Vec::len).max().unwrap_or(0).max(panel.columns.len());
    let filled = |mut cells: Vec<String>| {
        cells.resize(wide, String::new());
        cells
    };
    let rows: Vec<Vec<String>> = rows.into_iter().map(filled).collect();
    table(&filled(texts(&panel.columns)), &rows, out);
    out.push('\n');
    let noted = panel.rows.iter().filter(|row| !row.texts.is_empty());
    for row in noted.clone() {
        let name = row.cells.first().map(|cell| format!("**{}** — ", plain(&cell.text)));
        let text = plain(&row.texts.join(" "));
        let _ = writeln!(out, "- {}{text}", name.unwrap_or_default());
    }
    if noted.count() > 0 {
        out.push('\n');
    }
}

/// The result of an answer. Its list mark differs from that of the list before it, which would
/// otherwise continue.
fn told(told: &Told, out: &mut String) {
    if let Some(chosen) = &told.chosen {
        let _ = writeln!(out, "* \\> *{}*", plain(chosen));
    }
    let before = if told.chosen.is_some() { "  * " } else { "* " };
    told.log.iter().for_each(|line| {
        let _ = writeln!(out, "{before}{}", plain(line));
    });
}

/// Escapes a text for Markdown.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let list = matches!(letter, '+' | '-' | '#') && text[..at].trim().is_empty();
        if list || matches!(letter, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~') {
            out.push('\\');
        }
        match letter {
            '&' => out.push_str("&amp;"),
            '\n' => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn no_letter_means_anything() {
        assert_eq!(plain("[K4] *a_b* | <x> & ~Gal"), r"\[K4\] \*a\_b\* \| \<x\> &amp; \~Gal");
        assert_eq!(plain("+2 gold - and #1"), r"\+2 gold - and #1");
    }
}
