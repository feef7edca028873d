//! Output in sentences, one per line, for listeners. Nothing is drawn, padded or wrapped, and
//! nothing depends on a color or a sign.

use std::collections::BTreeSet;

use desk::Speech;
use text::Value;
use view::{
    Ask, CardPage, End, FaultReport, Notice, Page, Panel, Row, Rule, RulePart, Score, Sentence,
    Sight, TableFact, View, ended,
};

/// A text as a line that ends like a sentence.
pub fn line(text: &str) -> String {
    // No-break spaces are kept.
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let text = words.join(" ");
    if text.is_empty() {
        return text;
    }
    ended(&text) + "\n"
}

/// Each line of a text as a sentence.
pub fn lines(text: &str) -> String {
    text.lines().map(line).collect()
}

fn all<'t>(texts: impl IntoIterator<Item = &'t String>) -> String {
    texts.into_iter().map(|text| lines(text)).collect()
}

/// A line with the number or word by which it is chosen: `1: …`.
pub fn numbered(speech: &Speech, number: impl std::fmt::Display, text: &str) -> String {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let (number, text) = (number.to_string(), words.join(" "));
    let values = [("number", Value::Text(&number)), ("text", Value::Text(&text))];
    line(&speech.tell("said-numbered", &values))
}

/// A part of the log, with similar sentences combined.
fn log(told: &[Sentence], by: Sight<'_>) -> String {
    all(&by.joined(told))
}

/// The events since a player's last decision.
pub fn news(view: &View, by: Sight<'_>) -> String {
    let handed = view.news.hand_over.iter().map(|text| line(text));
    let faults = view.news.faults.iter().map(|fault| lines(&fault.text));
    let news = notices(&view.notices, by) + &handed.collect::<String>() + &log(&view.news.told, by);
    news + &faults.collect::<String>()
}

/// The question with its numbered offers, and the texts of their cards.
pub fn ask(ask: &Ask, by: Sight<'_>) -> String {
    let offers = ask.offers.iter().zip(1..).map(|(offer, number)| {
        let cards: String = offer.cards.iter().map(|card| line(card)).collect();
        numbered(by.speech(), number, &(line(&offer.text) + &cards))
    });
    line(&ask.heading) + &offers.collect::<String>()
}

/// The facts about the table that one player has heard.
#[derive(Default)]
pub struct SpokenState {
    /// The known sentences.
    known: BTreeSet<String>,
    /// The text before the last question.
    briefing: String,
}

impl SpokenState {
    /// The facts to say now: new ones, or all. The text of an offered card follows its sentence.
    pub fn facts(&mut self, facts: &[TableFact], view: &View, all: bool) -> String {
        let mut out = String::new();
        for fact in facts {
            let card = fact.card.iter().filter(|_| is_offered(view, fact));
            for text in [&fact.text].into_iter().chain(card) {
                if self.known.insert(text.clone()) || all {
                    out.push_str(&lines(text));
                }
            }
        }
        // A fact that stops being true is said again when it becomes true again.
        let now = facts.iter().flat_map(|fact| [&fact.text].into_iter().chain(&fact.card));
        let now: BTreeSet<&String> = now.collect();
        self.known.retain(|text| now.contains(text));
        out
    }

    /// Makes the text before the last question count as new.
    pub fn repeat(&mut self) {
        self.briefing.clear();
    }

    /// The text before a question, unless it equals that of the last one.
    pub fn briefing(&mut self, briefing: Option<String>, again: bool) -> String {
        let briefing = briefing.map_or_else(String::new, |text| line(&text));
        let known = self.briefing == briefing && !again;
        self.briefing.clone_from(&briefing);
        if known { String::new() } else { briefing }
    }
}

/// Whether an offer is about the thing of a fact.
fn is_offered(view: &View, fact: &TableFact) -> bool {
    let offers = view.ask.iter().flat_map(|ask| &ask.offers);
    let mut named = offers.flat_map(|offer| &offer.about);
    named.any(|thing| fact.about.as_ref() == Some(thing))
}

/// The result of the game. That it is over is among the news.
pub fn end(end: &End) -> String {
    let (verdict, story) = end.told.split_at(end.told.len().min(1));
    let story: String = story.iter().flatten().map(|text| lines(text)).collect();
    let verdict: String = verdict.iter().flatten().map(|text| lines(text)).collect();
    scores(&end.scores) + &story + &verdict
}

fn scores(scores: &[Score]) -> String {
    scores.iter().map(|score| line(&score.told)).collect()
}

/// Responses to input.
pub fn notices(notices: &[Notice], by: Sight<'_>) -> String {
    notices.iter().map(|one| notice(one, by)).collect()
}

fn notice(notice: &Notice, by: Sight<'_>) -> String {
    match notice {
        Notice::Says { text, .. } | Notice::Answer { text, .. } | Notice::Unread { text } => {
            lines(text)
        }
        Notice::Log { told } => log(told, by),
        Notice::Panels { panels } => panels.iter().map(panel).collect(),
        Notice::Score { scores: all } => scores(all),
        Notice::Help { text, commands, asks, queries, topic, topics } => {
            let commands = commands.iter().map(|one| numbered(by.speech(), &one.word, &one.about));
            let queries = queries.iter().map(|one| numbered(by.speech(), &one.word, &one.about));
            [lines(text)]
                .into_iter()
                .chain(commands)
                .chain([lines(asks)])
                .chain(queries)
                .chain(topic.iter().map(|topic| rule(topic, by.speech())))
                .chain(topics.iter().map(|topics| lines(topics)))
                .collect()
        }
        Notice::Pages { pages } => pages.iter().map(|one| page(one, by)).collect(),
        Notice::Hint { text, weights } | Notice::Several { text, offers: weights } => {
            let weights = weights.iter().map(|one| numbered(by.speech(), one.offer + 1, &one.text));
            lines(text) + &weights.collect::<String>()
        }
        Notice::Preview { text, preview } => {
            let changes = preview.changes.iter().filter(|change| !change.text.is_empty());
            let changes = changes.map(|change| lines(&change.text));
            lines(text)
                + &log(&preview.told, by)
                + &changes.collect::<String>()
                + &all(&preview.next)
        }
        Notice::Faults { text, faults } => reports(text, faults),
        Notice::WhyNot { things } => things.iter().map(|thing| lines(&thing.text)).collect(),
    }
}

/// Reports about failed cards, for their authors, with their layout unchanged.
fn reports(text: &str, faults: &[FaultReport]) -> String {
    let told: String = faults.iter().map(|fault| lines(&fault.fault.text)).collect();
    told + &super::reports(text, faults)
}

/// A panel without sentences: a line for its title and for each row.
fn panel(panel: &Panel) -> String {
    let row = |row: &Row| {
        let cells = row.cells.iter().map(|cell| cell.text.trim());
        let cells: Vec<&str> = cells.filter(|text| !text.is_empty()).collect();
        line(&cells.join(", ")) + &all(&row.texts)
    };
    line(&panel.title) + &panel.rows.iter().map(row).collect::<String>()
}

fn page(page: &Page, by: Sight<'_>) -> String {
    match page {
        Page::Card { card: CardPage { heading, lines: said, .. } } => line(heading) + &all(said),
        Page::Rule { rule: chapter } => rule(chapter, by.speech()),
        Page::Term { name, text } => numbered(by.speech(), name, text),
        Page::Command { command } => lines(&command.about),
    }
}

/// A chapter of the rules.
pub fn rule(rule: &Rule, speech: &Speech) -> String {
    let parts: String = rule.parts.iter().map(|one| part(one, speech)).collect();
    line(&rule.title) + &lines(&rule.text) + &parts + &all(&rule.whole)
}

fn part(part: &RulePart, speech: &Speech) -> String {
    match part {
        RulePart::Text { text, .. } => lines(text),
        RulePart::Steps { steps } => {
            steps.iter().zip(1..).map(|(step, nth)| numbered(speech, nth, &step.text)).collect()
        }
        RulePart::Table { apart, .. } => apart.iter().map(|row| line(&row.join(", "))).collect(),
        RulePart::List { items } => {
            items.iter().map(|item| line(&item.name) + &all(&item.lines)).collect()
        }
        RulePart::Example { told, .. } => {
            told.iter().map(|told| all(&told.chosen) + &all(&told.log)).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_as_a_sentence_does() {
        let same = ["So.", "Why?", "(So.)", "He says: “So!”", "« Oui ! »", "Choose:"];
        for text in same {
            assert_eq!(line(text), format!("{text}\n"));
        }
        let aside = ["Which one? (Charisma)", "Lequel ? (encore 6)", "Place it! (Ann’s)"];
        for text in aside {
            assert_eq!(
                line(text),
                format!("{text}\n"),
                "what stands behind the end is not ended again"
            );
        }
        assert_eq!(line("Round 1"), "Round 1.\n");
        assert_eq!(line("Ann (red)"), "Ann (red).\n");
        assert_eq!(line(" a  b "), "a b.\n");
        assert_eq!(line(" "), "");
        assert_eq!(lines("a\n\n    b: c\n"), "a.\nb: c.\n");
    }
}
