//! Rulebooks as one HTML file, which loads nothing and can be printed.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use diag::markup;
use view::{Cell, Item, Panel, RulePart, Rulebook, Told};

use crate::html;

/// A rulebook.
pub fn book(book: &Rulebook) -> String {
    let mut out = html::open(&book.lang, &book.title);
    contents(book, &mut out);
    let mut named: BTreeSet<&str> = book.chapters.iter().map(|rule| rule.id.as_str()).collect();
    for rule in &book.chapters {
        let (id, title, text) = (markup(&rule.id), markup(&rule.title), markup(&rule.text));
        let _ = write!(out, "<section id=\"{id}\">\n<h2>{title}</h2>\n<p>{text}</p>\n");
        rule.parts.iter().for_each(|one| part(one, &mut named, &mut out));
        out.push_str("</section>\n");
    }
    out.push_str(html::END);
    out
}

/// The table of contents; a single chapter needs none.
fn contents(book: &Rulebook, out: &mut String) {
    if book.chapters.len() < 2 {
        return;
    }
    let _ = write!(out, "<nav>\n<h2>{}</h2>\n<ol>\n", markup(&book.contents));
    for rule in &book.chapters {
        let (id, title) = (markup(&rule.id), markup(&rule.title));
        let _ = writeln!(out, "<li><a href=\"#{id}\">{title}</a></li>");
    }
    out.push_str("</ol>\n</nav>\n");
}

/// `named` are the ids used so far: a repeated paragraph, such as the heading over the cards of
/// each monster, has its id only once.
fn part<'b>(part: &'b RulePart, named: &mut BTreeSet<&'b str>, out: &mut String) {
    match part {
        RulePart::Text { id, text } => {
            let id =
                if named.insert(id) { format!(" id=\"{}\"", markup(id)) } else { String::new() };
            let _ = writeln!(out, "<p{id}>{}</p>", markup(text));
        }
        RulePart::Steps { steps } => {
            out.push_str("<ol>\n");
            for step in steps {
                let _ =
                    writeln!(out, "<li id=\"{}\">{}</li>", markup(&step.id), markup(&step.text));
            }
            out.push_str("</ol>\n");
        }
        RulePart::Table { columns, rows, .. } => out.push_str(&html::table(columns, rows)),
        RulePart::List { items } => {
            out.push_str("<dl>\n");
            items.iter().for_each(|one| item(one, out));
            out.push_str("</dl>\n");
        }
        RulePart::Example { panels, told: steps } => {
            out.push_str("<div class=\"example\">\n");
            panels.iter().for_each(|shown| panel(shown, out));
            steps.iter().for_each(|step| told(step, out));
            out.push_str("</div>\n");
        }
    }
}

fn item(item: &Item, out: &mut String) {
    let lines = item.lines.iter().map(|line| format!("<dd>{}</dd>", markup(line)));
    let _ = writeln!(out, "<dt>{}</dt>{}", markup(&item.name), lines.collect::<String>());
}

/// A panel as on a screen: the texts of cards are below their rows.
fn panel(panel: &Panel, out: &mut String) {
    let title = markup(&panel.title);
    if panel.rows.is_empty() {
        let _ = writeln!(out, "<p><strong>{title}</strong></p>");
        return;
    }
    let _ = writeln!(out, "<table>\n<caption>{title}</caption>\n<tbody>");
    let texts =
        |cells: &[Cell]| -> Vec<String> { cells.iter().map(|cell| cell.text.clone()).collect() };
    if !panel.columns.is_empty() {
        out.push_str(&html::row("th", &texts(&panel.columns)));
    }
    let cells = panel.rows.iter().map(|one| one.cells.len());
    let wide = cells.max().unwrap_or(0).max(panel.columns.len());
    for one in &panel.rows {
        if !one.cells.is_empty() {
            out.push_str(&html::row("td", &texts(&one.cells)));
        }
        for text in &one.texts {
            let _ = writeln!(out, "<tr><td colspan=\"{wide}\">{}</td></tr>", markup(text));
        }
    }
    out.push_str("</tbody>\n</table>\n");
}

fn told(told: &Told, out: &mut String) {
    if let Some(chosen) = &told.chosen {
        let _ = writeln!(out, "<p class=\"chosen\">&gt; {}</p>", markup(chosen));
    }
    if !told.log.is_empty() {
        let lines = told.log.iter().map(|line| format!("<li>{}</li>", markup(line)));
        let _ = writeln!(out, "<ul>{}</ul>", lines.collect::<String>());
    }
}
