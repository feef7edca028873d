//! Letters that look like others: a Cyrillic а in a Latin word, letters of full width or of formulas.

use diag::Diagnostic;
use text::anatomy::TextRun;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// Alphabets with letters that look alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    Latin,
    Greek,
    Cyrillic,
    Armenian,
    Cherokee,
    Coptic,
    Lisu,
}

/// Languages in which ı is a letter.
const DOTLESS: [&str; 6] = ["az", "crh", "kk", "tr", "tt", "gag"];

/// Ordinal signs, which are no letters of a word.
const ORDINALS: [char; 2] = ['ª', 'º'];

pub(super) fn begin<'l>(_: &'l Look<'_>) -> OfText<'l> {
    Box::new(|text, _, out| {
        for run in text.parts.iter().flat_map(|part| &part.runs) {
            let plain = run.pieces.iter().all(|piece| match piece {
                text::anatomy::Piece::Words(words) => words.is_ascii(),
                text::anatomy::Piece::Quoted(_) | text::anatomy::Piece::Placeable(_) => true,
            });
            if !plain {
                words(text, run, out);
            }
        }
    })
}

/// Looks at each word of a pattern.
fn words(text: &Text<'_>, run: &TextRun<'_>, out: &mut Vec<Diagnostic>) {
    let letters = run.letters(&text.key.place.source);
    let in_word = |letter: char| {
        (letter.is_alphabetic() || matches!(letter, '\u{300}'..='\u{36f}'))
            && letter != TextRun::PLACEABLE
            && letter != TextRun::QUOTED
    };
    for word in letters.chunk_by(|(_, one), (_, next)| in_word(*one) == in_word(*next)) {
        let said: String = word.iter().map(|(_, letter)| *letter).collect();
        if said.is_ascii() || !in_word(word[0].1) {
            continue;
        }
        let Some(what) = judged(text, &said) else { continue };
        let end = word.last().map_or(word[0].0, |(at, letter)| at + letter.len_utf8());
        let place = text.place(&(word[0].0..end));
        let message = format!("“{said}” {what}");
        let finding = Diagnostic::warning(codes::LOOKALIKE_LETTER, message, place.clone());
        let meant: String = said.chars().map(meant).collect();
        out.push(if meant.is_ascii() {
            finding.help(format!("write “{meant}” in Latin letters")).unsafe_fix(place, &meant)
        } else {
            finding.help("write all letters of a word in one alphabet")
        });
    }
}

/// What is wrong with the letters of a word.
fn judged(text: &Text<'_>, word: &str) -> Option<&'static str> {
    let mut alphabets: Vec<Alphabet> = word.chars().filter_map(alphabet).collect();
    alphabets.dedup();
    let is_mixed = alphabets.iter().any(|one| *one != alphabets[0]);
    // A sign such as Δ looks like no Latin letter.
    let is_alike = |letter: char| !letter.is_ascii() && meant(letter).is_ascii();
    if is_mixed
        && word.chars().any(|one| is_alike(one) || alphabet(one) == Some(Alphabet::Cyrillic))
    {
        return Some("mixes letters of two alphabets that look alike");
    }
    let whole = alphabets.first().is_some_and(|one| *one != Alphabet::Latin);
    // One Greek letter is a sign.
    let is_sign = word.chars().count() == 1 && alphabets.first() == Some(&Alphabet::Greek);
    let looks_latin = whole && !is_mixed && !is_sign && word.chars().all(is_alike);
    let dotless = |letter: char| letter == 'ı' && !DOTLESS.contains(&text.language());
    let odd = |letter: char| {
        is_alike(letter)
            && !ORDINALS.contains(&letter)
            && matches!(alphabet(letter), None | Some(Alphabet::Latin))
            && !GeneralSecurityProfile::identifier_allowed(letter)
    };
    let found = if looks_latin {
        "looks like a Latin word but is written in another alphabet"
    } else if word.chars().any(|letter| odd(letter) || dotless(letter)) {
        "has letters that only look like plain ones"
    } else {
        return None;
    };
    (text::script(text.key.tag).as_deref() == Some("Latn")).then_some(found)
}

/// The Latin letter that a letter looks like, or itself.
fn meant(letter: char) -> char {
    if letter.is_ascii() {
        return letter;
    }
    let text = letter.to_string();
    let mut like = skeleton(&text);
    match (like.next(), like.next()) {
        (Some(one), None) if one.is_ascii_alphabetic() => {
            // Many capitals are said to look like a small l.
            if letter.is_uppercase() && one == 'l' { 'I' } else { one }
        }
        _ => letter,
    }
}

fn alphabet(letter: char) -> Option<Alphabet> {
    Some(match letter {
        'a'..='z'
        | 'A'..='Z'
        | '\u{c0}'..='\u{24f}'
        | '\u{250}'..='\u{2af}'
        | '\u{1e00}'..='\u{1eff}'
        | '\u{2c60}'..='\u{2c7f}'
        | '\u{a722}'..='\u{a7ff}'
        | '\u{ff21}'..='\u{ff5a}' => Alphabet::Latin,
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Alphabet::Greek,
        '\u{400}'..='\u{52f}'
        | '\u{1c80}'..='\u{1c8f}'
        | '\u{2de0}'..='\u{2dff}'
        | '\u{a640}'..='\u{a69f}' => Alphabet::Cyrillic,
        '\u{530}'..='\u{58f}' => Alphabet::Armenian,
        '\u{13a0}'..='\u{13ff}' | '\u{ab70}'..='\u{abbf}' => Alphabet::Cherokee,
        '\u{2c80}'..='\u{2cff}' => Alphabet::Coptic,
        '\u{a4d0}'..='\u{a4ff}' => Alphabet::Lisu,
        _ => return None,
    })
}
