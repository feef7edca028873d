//! Notices as plain lines.

use view::{CardPage, FaultReport, Notice, Page, Rule, RulePart, Weight};

use super::layout::{Paint, paragraph, wrap};
use super::panels::Texts;
use super::{book, log, panels, score, sentence};

/// Precedes the results of a choice.
const FORESEEN: &str = "  ⇒ ";

/// A notice as lines.
pub fn notice(paint: Paint, notice: &Notice) -> String {
    match notice {
        Notice::Says { text, .. } | Notice::Unread { text } => paragraph(text),
        Notice::Answer { text, .. } => paragraph(&text.replace('\n', " ")),
        Notice::Log { told } => log(paint, told),
        Notice::Panels { panels: shown } => {
            let shown = shown
                .iter()
                .map(|shown| panels::panel(paint, shown, &mut Texts::All).join("\n") + "\n");
            shown.collect::<Vec<_>>().join("\n")
        }
        Notice::Score { scores } => score::all(paint, scores),
        Notice::Help { text, commands, asks, queries, topic, topics } => {
            let mut out = paragraph(text);
            out.extend(commands.iter().map(|command| typed(&command.word, &command.about)));
            out.push_str(&format!("\n{}", paragraph(asks)));
            out.extend(queries.iter().map(|query| typed(&query.word, &query.about)));
            out.extend(topic.iter().map(|topic| format!("\n{}", rule(paint, topic))));
            out.extend(topics.iter().map(|topics| format!("\n{}", paragraph(topics))));
            out
        }
        Notice::Pages { pages } => {
            pages.iter().map(|one| page(paint, one)).collect::<Vec<_>>().join("\n")
        }
        Notice::Faults { text, faults } => {
            let told: String = faults.iter().map(|fault| paragraph(&fault.fault.text)).collect();
            told + "\n" + &reports(text, faults)
        }
        Notice::Preview { text, preview } => {
            // The sign before each line shows that nothing of it has happened.
            let told = preview.told.iter().flat_map(|told| sentence(paint, FORESEEN, told));
            let changes = preview.changes.iter().filter(|change| !change.text.is_empty());
            let changes = changes.flat_map(|change| wrap(FORESEEN, &change.text));
            let next = preview.next.iter().flat_map(|next| wrap(FORESEEN, next));
            let lines = changes.chain(told).chain(next).map(|line| line + "\n");
            paragraph(text) + &lines.collect::<String>()
        }
        Notice::Hint { text, weights } => paragraph(text) + &numbered(weights),
        Notice::WhyNot { things } => things.iter().map(|thing| paragraph(&thing.text)).collect(),
        Notice::Several { text, offers } => paragraph(text) + &numbered(offers),
    }
}

/// Reports about failed cards, for their authors, after the sentence about them.
pub fn reports(text: &str, faults: &[FaultReport]) -> String {
    let reports = faults.iter().map(|fault| format!("\n{}", fault.report));
    paragraph(text) + &reports.collect::<String>()
}

/// Offers by their numbers.
fn numbered(offers: &[Weight]) -> String {
    let lines = |weight: &Weight| wrap(&format!("{:>4}. ", weight.offer + 1), &weight.text);
    offers.iter().flat_map(lines).map(|line| line + "\n").collect()
}

/// A typed word with its description.
fn typed(word: &str, about: &str) -> String {
    let lines = wrap(&format!("  {word:<10} "), about);
    lines.join("\n") + "\n"
}

/// Maximum number of lines of a chapter. A longer one is reduced to its first paragraph with the
/// parts it announces.
const SCREEN: usize = 22;

/// A chapter: all of it, or else its first paragraph, and where to find the rest.
fn rule(paint: Paint, rule: &Rule) -> String {
    let lead = format!("{}\n{}", paint.bold(&rule.title), paragraph(&rule.text));
    let said = |parts: &[RulePart]| -> String {
        parts.iter().map(|part| book::part(paint, part)).collect()
    };
    let (parts, announced) = (said(&rule.parts), said(rule.announced()));
    let whole = rule.whole.iter().map(|whole| paragraph(whole)).collect::<String>();
    match lead.lines().count() + parts.lines().count() {
        0..SCREEN if rule.cut => lead + &parts + &whole,
        0..SCREEN => lead + &parts,
        _ => lead + &announced + &whole,
    }
}

fn page(paint: Paint, page: &Page) -> String {
    match page {
        Page::Card { card } => card_page(card),
        Page::Rule { rule: chapter } => rule(paint, chapter),
        Page::Term { name, text } => format!("{}\n{}", paint.bold(name), paragraph(text)),
        Page::Command { command } => paragraph(&command.about),
    }
}

fn card_page(card: &CardPage) -> String {
    let lines = card.lines.iter().flat_map(|line| wrap("  ", line));
    let lines: Vec<String> = wrap("", &card.heading).into_iter().chain(lines).collect();
    lines.join("\n") + "\n"
}
