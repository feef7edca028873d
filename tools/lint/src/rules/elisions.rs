//! French words that lose their vowel before a vowel, written out before a name that can begin with one.

use diag::Diagnostic;
use play::say::ArgKind;
use text::anatomy::{How, TextRun, Use};
use text::forms::needed;

use super::grammar::things;
use crate::asks::is_own_word;
use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// The words that elide. `si` does so only before `il`, which is no name.
const ELIDED: [&str; 14] = [
    "ce", "de", "jusque", "je", "la", "le", "lorsque", "me", "ne", "puisque", "que", "quoique",
    "se", "te",
];

/// The functions that write the word with the name, where there is one.
const FUNCTIONS: [(&str, &str); 3] = [("de", "OF"), ("la", "THE"), ("le", "THE")];

pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    Box::new(move |text, _, out| {
        if text.language() != "fr" || text.key.id.starts_with('-') {
            return;
        }
        for part in &text.parts {
            for shown in part.uses.iter().filter(|one| one.how == How::Shown) {
                let Some(run) = part.runs.get(shown.run) else { continue };
                let Some(word) = before(text, run, shown) else { continue };
                if can_elide(look, text, part.attribute, shown.name) {
                    out.push(found(text, &word, shown));
                }
            }
        }
    })
}

/// The word directly before a placeable, if it elides: `de { $seat }`.
fn before(text: &Text<'_>, run: &TextRun<'_>, shown: &Use<'_>) -> Option<String> {
    let letters = run.letters(&text.key.place.source);
    let brace = letters
        .iter()
        .rposition(|(at, letter)| *at < shown.at.start && *letter == TextRun::PLACEABLE)?;
    let before = &letters[..brace];
    let (_, space) = before.last()?;
    if !matches!(space, ' ' | '\u{a0}' | '\n') {
        return None;
    }
    let word: String = before[..before.len() - 1]
        .iter()
        .rev()
        .map(|(_, letter)| *letter)
        .take_while(|letter| letter.is_alphabetic())
        .collect();
    let word: String = word.chars().rev().flat_map(char::to_lowercase).collect();
    ELIDED.contains(&word.as_str()).then_some(word)
}

/// Whether what a variable shows can begin with a vowel: a player's name can, a card's where one of its
/// kind does.
fn can_elide(look: &Look<'_>, text: &Text<'_>, attribute: Option<&str>, variable: &str) -> bool {
    if is_seat(look, text, attribute, variable) {
        return true;
    }
    let (types, part) = things(look, text, attribute, variable);
    let kinds = types.iter().filter_map(|thing| look.things.get(thing)).flatten();
    let begins = |kind: &&str| {
        let names = look.keys.iter().filter(|key| key.tag == text.key.tag && key.space == *kind);
        names.filter(|key| key.variables.is_some()).any(|key| {
            let range = key.whole.span.start as usize..key.whole.span.end as usize;
            let entry = key.whole.source.text().get(range).unwrap_or_default();
            let name = entry.split_once('=').map_or("", |(_, name)| name).trim_start();
            name.chars().next().is_some_and(is_vowel)
        })
    };
    part.is_none() && kinds.into_iter().any(begins)
}

/// Whether a variable is a player.
fn is_seat(look: &Look<'_>, text: &Text<'_>, attribute: Option<&str>, variable: &str) -> bool {
    fn holds(kind: &ArgKind) -> bool {
        match kind {
            ArgKind::Seat => true,
            ArgKind::Optional(inner) => holds(inner),
            ArgKind::Number
            | ArgKind::YesNo
            | ArgKind::Thing(_)
            | ArgKind::Word(..)
            | ArgKind::Group(_)
            | ArgKind::List(_) => false,
        }
    }
    let own = look.messages_of(text.key.space).iter().find(|one| one.id == text.key.id);
    let answered = attribute.is_some_and(is_own_word).then_some(&look.answered);
    let args = own.into_iter().chain(answered.into_iter().flatten()).flat_map(|one| &one.args);
    let mut args = args.filter(|(name, _)| name.replace('-', "_") == variable);
    args.any(|(_, kind)| holds(kind))
}

fn is_vowel(letter: char) -> bool {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    "aeiouyàâäéèêëîïôöùûüœæh".contains(small)
}

fn found(text: &Text<'_>, word: &str, shown: &Use<'_>) -> Diagnostic {
    let message =
        format!("“{word}” before “${}” is not elided if the name begins with a vowel", shown.name);
    let function = FUNCTIONS.iter().find(|(own, _)| *own == word).map(|(_, function)| *function);
    let known = function
        .filter(|function| !needed(text.key.tag, function).data.is_empty() || *function == "OF");
    let finding = Diagnostic::warning(codes::MISSING_ELISION, message, text.place(&shown.at));
    finding.help(match known {
        Some(function) => format!("let the function write it: {{ {function}(${}) }}", shown.name),
        None => "rephrase the sentence so that the name does not follow this word".to_owned(),
    })
}
