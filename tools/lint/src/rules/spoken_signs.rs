//! Signs in texts for screen readers: arrows, stars and the like are skipped, or read by the names
//! that Unicode gives them.

use diag::Diagnostic;

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// The attribute that is read aloud in the place of the text.
const ALOUD: &str = "aloud";

/// Signs of typewriters that no voice reads as words.
const SIGNS: &str = "*#|<>=~^_\\{}[]";

pub(super) fn begin<'l>(_: &'l Look<'_>) -> OfText<'l> {
    Box::new(|text, _, out| signs(text, out))
}

fn signs(text: &Text<'_>, out: &mut Vec<Diagnostic>) {
    let source = &text.key.place.source;
    for run in text.part(Some(ALOUD)).into_iter().flat_map(|part| &part.runs) {
        let mut letters = run.letters(source).into_iter();
        if let Some((at, letter)) = letters.find(|(_, letter)| is_sign(*letter)) {
            let message = format!("“{letter}” is a symbol, but “.{ALOUD}” is read aloud");
            let place = text.place(&(at..at + letter.len_utf8()));
            out.push(
                Diagnostic::warning(codes::SPOKEN_SIGN, message, place)
                    .help("say in words what the symbol shows"),
            );
        }
    }
}

/// Whether a letter is a sign: arrows, mathematical and technical signs, boxes, shapes, dingbats,
/// emoji, and bullets.
fn is_sign(letter: char) -> bool {
    let sign = matches!(u32::from(letter),
        0x2190..=0x23FF | 0x2460..=0x27FF | 0x2900..=0x2BFF | 0x1F000..=0x1FAFF)
        || matches!(letter, '·' | '•' | '×' | '÷' | '±' | '†' | '‡' | '§' | '¶');
    sign || SIGNS.contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_not_words() {
        assert!("→★·×⚀🎲#|=♥✓".chars().all(is_sign));
        assert!(!"a é ß 3 % + & – — “” «» … € ° ½ № 字 ß".chars().any(is_sign));
    }
}
