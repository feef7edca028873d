//! Nouns written out where the language has a term for them.

use std::collections::BTreeMap;

use diag::Diagnostic;
use text::TERMS;
use text::anatomy::{Anatomy, Piece, Selector, TextRun};

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// A noun of one word can be a word of everyday language too; from two words on it is the term.
const WORDS: usize = 2;

/// A form of a term.
struct TermForm<'l> {
    words: Vec<&'l str>,
    id: &'l str,
    /// How a text asks for it, if one argument at most says which.
    call: Option<String>,
}

/// The forms of a language's terms by their first word.
type Forms<'l> = BTreeMap<&'l str, Vec<TermForm<'l>>>;

pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    let mut languages: BTreeMap<&str, Forms<'_>> = BTreeMap::new();
    for text in look.terms.iter().filter(|text| text.key.space == TERMS) {
        let forms = languages.entry(text.key.tag).or_default();
        for form in text.part(None).into_iter().flat_map(|value| forms_of(text.key.id, value)) {
            forms.entry(form.words[0]).or_default().push(form);
        }
    }
    Box::new(move |text, _, out| {
        let among = look.is_kind(text.key.space) || !look.messages_of(text.key.space).is_empty();
        let Some(forms) = languages.get(text.key.tag).filter(|_| among) else { return };
        // Flavour may play with words, and titles are names.
        let parts = text
            .parts
            .iter()
            .filter(|part| part.attribute.is_none_or(|name| !matches!(name, "flavour" | "title")));
        for run in parts.flat_map(|part| &part.runs) {
            spelled(text, run, forms, out);
        }
    })
}

/// The forms of a term that are words alone, and long enough.
fn forms_of<'l>(id: &'l str, value: &Anatomy<'l>) -> Vec<TermForm<'l>> {
    let runs = value.runs.iter().enumerate().filter_map(|(nth, run)| {
        let [Piece::Words(words)] = run.pieces.as_slice() else { return None };
        let words: Vec<&str> = words.split_whitespace().collect();
        (words.len() >= WORDS).then(|| TermForm { words, id, call: call(id, value, nth) })
    });
    runs.collect()
}

/// How a text asks a term for one of its patterns.
fn call(id: &str, value: &Anatomy<'_>, run: usize) -> Option<String> {
    let plain = format!("{{ {id} }}");
    match value.choices.as_slice() {
        [] => Some(plain),
        [choice] => {
            let variant = choice.variants.iter().find(|one| one.run == run)?;
            if variant.default {
                return Some(plain);
            }
            match choice.by {
                Selector::Variable(name) => {
                    Some(format!("{{ {id}({name}: \"{}\") }}", variant.key))
                }
                Selector::Number(..) | Selector::Term(..) | Selector::Other => None,
            }
        }
        _ => None,
    }
}

/// Forms of terms among the words of a pattern.
fn spelled(text: &Text<'_>, run: &TextRun<'_>, forms: &Forms<'_>, out: &mut Vec<Diagnostic>) {
    let source = text.key.place.source.text();
    let start = |word: &str| word.as_ptr() as usize - source.as_ptr() as usize;
    for piece in &run.pieces {
        let Piece::Words(piece) = piece else { continue };
        let words = piece.split(|one: char| !one.is_alphanumeric() && !"-’".contains(one));
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        for (nth, word) in words.iter().enumerate() {
            let fits = |form: &&TermForm<'_>| words[nth..].starts_with(&form.words);
            let Some(form) = forms.get(word).into_iter().flatten().find(fits) else { continue };
            let last = words[nth + form.words.len() - 1];
            let place = text.place(&(start(word)..start(last) + last.len()));
            let said = form.words.join(" ");
            let message = format!("“{said}” is spelled out instead of the term “{}”", form.id);
            let finding = Diagnostic::warning(codes::LITERAL_TERM, message, place.clone());
            out.push(match &form.call {
                Some(call) => finding.help(format!("write {call}")).fix(place, call.as_str()),
                None => finding.help(format!("use the term “{}” in this form", form.id)),
            });
        }
    }
}
