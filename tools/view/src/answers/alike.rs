//! Combines similar sentences that follow one another.

use desk::SPACE;
use text::Value;

use crate::sentence::{Part, Sentence};
use crate::sight::Sight;

/// Comes before a name.
const LEADS: char = ':';
/// Ends a sentence after a name.
const END: &str = ".";
/// Separator between the parts of a thing.
const PARTS: char = ':';
/// Separator between names.
const GAP: &str = ", ";

/// A sentence that ends with its only named thing: `To the pile: Axe.`
struct Lead<'s> {
    before: &'s str,
    name: &'s str,
    part: &'s Part,
}

impl<'s> Lead<'s> {
    fn of(sentence: &'s Sentence) -> Option<Self> {
        let mut named = sentence.parts.iter().filter(|part| part.about.is_some());
        let (Some(part), None) = (named.next(), named.next()) else { return None };
        // A thing with parts, such as a die, has singular grammar and cannot be combined.
        part.about.as_ref().filter(|thing| !thing.id.contains(PARTS))?;
        let (before, rest) = sentence.text.split_once(LEADS)?;
        let name = rest.trim().strip_suffix(END)?;
        // Marks around a name belong to it.
        let marks = |letter: char| !letter.is_alphanumeric();
        let alone = name.trim_matches(marks) == part.text.trim_matches(marks);
        let before = &sentence.text[..before.len() + LEADS.len_utf8()];
        alone.then_some(Self { before, name, part })
    }
}

/// Whether two sentences are equal, or differ only in the name at their end.
pub(crate) fn together(one: &Sentence, next: &Sentence) -> bool {
    let leads = Lead::of(one).zip(Lead::of(next));
    one.text == next.text || leads.is_some_and(|(one, next)| one.before == next.before)
}

impl Sight<'_> {
    /// Combines sentences that follow one another: equal ones become one with a count, and those
    /// that differ only in the name at the end become one with all names.
    pub fn gathered(self, told: &[Sentence]) -> Vec<Sentence> {
        told.chunk_by(together).filter_map(|group| self.joined_alike(group)).collect()
    }

    /// The texts of the combined sentences, for listeners.
    pub fn joined(self, told: &[Sentence]) -> Vec<String> {
        self.gathered(told).into_iter().map(|sentence| sentence.text).collect()
    }

    /// Combines sentences that are all similar; `None` if there are none.
    fn joined_alike(self, group: &[Sentence]) -> Option<Sentence> {
        let [first, _, ..] = group else { return group.first().cloned() };
        let leads: Option<Vec<Lead<'_>>> = group.iter().map(Lead::of).collect();
        let parts = match leads {
            Some(leads) => listed(&leads),
            None => {
                let text = first.text.strip_suffix(END).unwrap_or(&first.text);
                let count = i64::try_from(group.len()).unwrap_or(i64::MAX);
                let values = [("text", Value::Text(text)), ("count", Value::Int(count))];
                vec![plain(self.tell(SPACE, "said-times", &values))]
            }
        };
        let text = parts.iter().map(|part| part.text.as_str()).collect();
        let (id, kind) = (first.id.clone(), first.kind);
        Some(Sentence { text, id, parts, kind, ..Sentence::default() })
    }
}

/// The parts of a sentence with all names.
fn listed(leads: &[Lead<'_>]) -> Vec<Part> {
    let mut parts = Vec::new();
    for (nth, Lead { before, name, part }) in leads.iter().enumerate() {
        let gap = if nth == 0 { format!("{before} ") } else { GAP.to_owned() };
        // Marks around a name belong to it.
        let (left, right) = name.split_once(part.text.trim()).unwrap_or((name, ""));
        parts.push(plain(gap + left));
        if left != *name {
            parts.push(Part { text: part.text.trim().to_owned(), ..(*part).clone() });
        }
        parts.push(plain(right));
    }
    parts.push(plain(END));
    parts.retain(|part| !part.text.is_empty());
    parts
}

/// A part that names nothing.
fn plain(text: impl Into<String>) -> Part {
    Part { text: text.into(), tone: None, about: None }
}

#[cfg(test)]
mod tests {
    use play::Ref;

    use super::*;
    use crate::sentence::Part;

    /// A sentence in which the text between two bars is the name of a thing.
    fn sentence(text: &str) -> Sentence {
        let part = |(at, text): (usize, &str)| Part {
            text: text.to_owned(),
            tone: None,
            about: (at % 2 == 1).then(|| Ref::new("any", text.replace(' ', ":"))),
        };
        let parts = text.split('|').enumerate().map(part).collect();
        Sentence { text: text.replace('|', ""), parts, ..Sentence::default() }
    }

    #[test]
    fn names_are_listed_after_what_leads_to_them() {
        let told = ["To the pile: “|Axe|”.", "To the pile: “|Bow|”."].map(sentence);
        let leads: Vec<Lead<'_>> = told.iter().filter_map(Lead::of).collect();
        let parts = listed(&leads);
        let text: String = parts.iter().map(|part| part.text.as_str()).collect();
        assert_eq!(text, "To the pile: “Axe”, “Bow”.");
        let named: Vec<&str> =
            parts.iter().filter(|it| it.about.is_some()).map(|it| it.text.as_str()).collect();
        assert_eq!(named, ["Axe", "Bow"]);
    }

    #[test]
    fn a_sentence_leads_to_the_only_thing_that_it_names() {
        let name = |text: &str| Lead::of(&sentence(text)).map(|lead| lead.name.to_owned());
        assert_eq!(name("To the pile: |Axe|.").as_deref(), Some("Axe"));
        assert_eq!(
            name("À la pile\u{202f}: |«\u{202f}Hache\u{202f}»|.").as_deref(),
            Some("«\u{202f}Hache\u{202f}»")
        );
        assert_eq!(name("|Ann| rolls: |4|."), None);
        assert_eq!(name("A die is rolled: |red 4|."), None);
        assert_eq!(name("The |Axe| goes to the pile."), None);
        assert_eq!(name("To the pile: |Axe|, and two more."), None);
        assert_eq!(name("To the pile: nothing."), None);
    }
}
