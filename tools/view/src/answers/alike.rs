//! Combines similar sentences that follow one another, for listeners.

use desk::SPACE;
use text::Value;

use crate::sentence::Sentence;
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
        alone.then_some(Self { before, name })
    }
}

impl Sight<'_> {
    /// Combines sentences that follow one another: equal ones become one with a count, and those
    /// that differ only in the name at the end become one with all names.
    pub fn joined(self, told: &[Sentence]) -> Vec<String> {
        let same = |one: &Sentence, next: &Sentence| one.text == next.text;
        let together = |one: &Sentence, next: &Sentence| {
            let leads = Lead::of(one).zip(Lead::of(next));
            same(one, next) || leads.is_some_and(|(one, next)| one.before == next.before)
        };
        told.chunk_by(together).flat_map(|group| self.joined_alike(group)).collect()
    }

    /// Combines sentences that are all similar.
    fn joined_alike(self, group: &[Sentence]) -> Vec<String> {
        let [first, _, ..] = group else {
            return group.iter().map(|sentence| sentence.text.clone()).collect();
        };
        let leads: Option<Vec<Lead<'_>>> = group.iter().map(Lead::of).collect();
        match leads {
            Some(leads) => {
                let names: Vec<&str> = leads.iter().map(|lead| lead.name).collect();
                vec![format!("{} {}{END}", leads[0].before, names.join(GAP))]
            }
            None => {
                let text = first.text.strip_suffix(END).unwrap_or(&first.text);
                let count = i64::try_from(group.len()).unwrap_or(i64::MAX);
                let values = [("text", Value::Text(text)), ("count", Value::Int(count))];
                vec![self.tell(SPACE, "said-times", &values)]
            }
        }
    }
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
