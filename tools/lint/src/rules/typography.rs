//! Typography: spaces, quotation marks, brackets, dots, and invisible letters. The conventions of
//! languages are in the table [`HOUSES`]; for other languages, only common rules are checked.

mod pairs;
mod quotes;
mod spaces;

use std::ops::Range;

use diag::{Diagnostic, Place, Source};
use text::anatomy::{Piece, TextRun};

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// The typographic conventions of a language.
struct House {
    language: &'static str,
    /// Its quotation marks, and those inside quotations: opening, closing.
    quotes: [(char, char); 2],
    /// Whether a no-break space comes before marks such as `?` and inside quotation marks.
    spaced: bool,
}

const HOUSES: [House; 4] = [
    House { language: "de", quotes: [('„', '“'), ('‚', '‘')], spaced: false },
    House { language: "en", quotes: [('“', '”'), ('‘', '’')], spaced: false },
    House { language: "fr", quotes: [('«', '»'), ('“', '”')], spaced: true },
    House { language: "nl", quotes: [('“', '”'), ('‘', '’')], spaced: false },
];

/// The quotation marks of a language with known conventions: opening, closing.
pub(super) fn outer_quotes(tag: &str) -> Option<(char, char)> {
    let language = tag.split('-').next().unwrap_or(tag);
    let house = HOUSES.iter().find(|house| house.language == language);
    house.map(|house| house.quotes[0])
}

/// The words of a text or a variant, letter by letter.
struct Line<'l> {
    house: Option<&'static House>,
    tag: &'l str,
    source: &'l Source,
    letters: Vec<(usize, char)>,
}

pub(super) fn begin<'l>(_: &'l Look<'_>) -> OfText<'l> {
    Box::new(|text, _, out| set(text, out))
}

/// Checks the typography of one text.
fn set(text: &Text<'_>, out: &mut Vec<Diagnostic>) {
    let house = HOUSES.iter().find(|house| house.language == text.language());
    let source = &text.key.place.source;
    let runs = text.parts.iter().flat_map(|part| part.runs.iter().map(move |run| (part, run)));
    for (part, run) in runs {
        let line = Line { house, tag: text.key.tag, source, letters: run.letters(source) };
        let holds = Holds::of(&line);
        if holds.pairs && part.runs.len() == 1 {
            pairs::look(&line, out);
        }
        unseen(&line, run, out);
        if holds.dots {
            dots(&line, out);
        }
        if holds.rare && text.language() == "nl" {
            digraphs(&line, out);
        }
        if holds.spaces || holds.marks || holds.pairs {
            spaces::look(&line, out);
        }
        if holds.pairs {
            quotes::look(&line, out);
            quotes::nested(&line, out);
        }
    }
}

/// What a line contains. Most lines contain little to check.
#[derive(Default)]
struct Holds {
    /// Brackets, quotation marks of any language, apostrophes.
    pairs: bool,
    /// Two consecutive full stops.
    dots: bool,
    /// Two consecutive spaces.
    spaces: bool,
    /// Punctuation between sentences and clauses.
    marks: bool,
    /// Letters that are neither English nor in one of these groups.
    rare: bool,
}

impl Holds {
    fn of(line: &Line<'_>) -> Self {
        let (mut holds, mut before) = (Self::default(), '\0');
        for (_, letter) in &line.letters {
            match letter {
                'a'..='z' | 'A'..='Z' | '0'..='9' => {}
                ' ' => holds.spaces |= before == ' ',
                '.' => {
                    holds.marks = true;
                    holds.dots |= before == '.';
                }
                ',' | ';' | ':' | '?' | '!' => holds.marks = true,
                '(' | ')' | '"' | '\'' => holds.pairs = true,
                letter if quotes::MARKS.contains(letter) => holds.pairs = true,
                _ => holds.rare = true,
            }
            before = *letter;
        }
        holds
    }
}

impl Line<'_> {
    /// The place of some letters.
    fn place(&self, letters: Range<usize>) -> Place {
        let start = self.letters[letters.start].0;
        let end = self.letters[letters.start..letters.end].last();
        let end = end.map_or(start, |(at, letter)| at + letter.len_utf8());
        self.source.place(start..end)
    }

    /// The letter at an index; `None` outside the line.
    fn at(&self, letter: Option<usize>) -> Option<char> {
        self.letters.get(letter?).map(|(_, letter)| *letter)
    }

    fn before(&self, letter: usize) -> Option<char> {
        self.at(letter.checked_sub(1))
    }

    fn behind(&self, letter: usize) -> Option<char> {
        self.at(letter.checked_add(1))
    }
}

/// Whether a position is at the end of the line or next to a space.
fn is_open(letter: Option<char>) -> bool {
    letter.is_none_or(char::is_whitespace)
}

/// Letters that steer a terminal or the writing direction, or are invisible.
fn unseen(line: &Line<'_>, run: &TextRun<'_>, out: &mut Vec<Diagnostic>) {
    let stays = |letter: char| matches!(letter, '\n' | '\r' | TextRun::PLACEABLE | TextRun::QUOTED);
    let right_to_left = text::is_right_to_left(line.tag)
        || line.letters.iter().any(|(_, letter)| diag::is_right_to_left(*letter));
    // A placeable may show any letter.
    let around = |nth: usize| match line.letters.get(nth)?.1 {
        TextRun::PLACEABLE | TextRun::QUOTED => Some(diag::ANY),
        letter => Some(letter),
    };
    for (nth, (_, letter)) in line.letters.iter().enumerate() {
        if diag::is_suspect(*letter)
            && !stays(*letter)
            && !diag::is_needed(nth, &around, right_to_left, None)
        {
            let place = line.place(nth..nth + 1);
            out.push(unseen_letter(*letter, place.clone()).fix(place, ""));
        }
    }
    for piece in &run.pieces {
        let Piece::Quoted(words) = piece else { continue };
        let start = words.as_ptr() as usize - line.source.text().as_ptr() as usize;
        let place = line.source.place(start..start + words.len());
        let letters: Vec<char> = shown(words).collect();
        let around = |nth: usize| letters.get(nth).copied();
        let found = letters.iter().enumerate().find(|(nth, letter)| {
            diag::is_suspect(**letter)
                && !diag::is_needed(*nth, &around, right_to_left, Some(diag::ANY))
        });
        if let Some((_, letter)) = found {
            out.push(unseen_letter(*letter, place));
        }
    }
}

fn unseen_letter(letter: char, place: Place) -> Diagnostic {
    let message =
        format!("the character U+{:04X} is invisible or a control character", u32::from(letter));
    let finding = Diagnostic::error(codes::UNSEEN_LETTER, message, place);
    finding.help("remove it: players see its number instead")
}

/// The letters shown by a string literal, with escapes resolved.
fn shown(words: &str) -> impl Iterator<Item = char> {
    let mut rest = words;
    std::iter::from_fn(move || {
        let letter = rest.chars().next()?;
        let digits = match rest.as_bytes() {
            [b'\\', b'u', ..] => 4,
            [b'\\', b'U', ..] => 6,
            _ => 0,
        };
        let code = rest.get(2..2 + digits).filter(|_| digits > 0);
        let taken = code.map_or(letter.len_utf8(), |code| 2 + code.len());
        rest = &rest[taken..];
        let escaped = code.and_then(|code| u32::from_str_radix(code, 16).ok());
        Some(escaped.and_then(char::from_u32).unwrap_or(letter))
    })
}

/// Three full stops instead of an ellipsis.
fn dots(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    let mut nth = 0;
    while nth < line.letters.len() {
        let dots = line.letters[nth..].iter().take_while(|(_, letter)| *letter == '.').count();
        if dots == 3 {
            let place = line.place(nth..nth + dots);
            let message = "three full stops instead of an ellipsis";
            out.push(
                Diagnostic::warning(codes::THREE_DOTS, message, place.clone())
                    .help("write “…”")
                    .fix(place, "…"),
            );
        }
        nth += dots.max(1);
    }
}

/// The Dutch ij as one letter, which few fonts have and a search does not find.
fn digraphs(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    for (nth, (_, letter)) in line.letters.iter().enumerate() {
        let two = match letter {
            'ĳ' => "ij",
            'Ĳ' => "IJ",
            _ => continue,
        };
        let place = line.place(nth..nth + 1);
        let message = format!("“{letter}” is one letter instead of two");
        out.push(
            Diagnostic::warning(codes::DIGRAPH, message, place.clone())
                .help(format!("write “{two}”"))
                .fix(place, two),
        );
    }
}

#[cfg(test)]
mod tests {
    use diag::Memory;
    use text::keys::keys;
    use text::{Locales, Tree};

    use super::*;

    /// The findings in a text of a language, and the text with all fixes.
    fn fixed(tag: &str, words: &str) -> (Vec<&'static str>, String) {
        let file = format!("a = {words}\n");
        let files = Memory::new().with(format!("locales/{tag}/a.ftl"), file.as_bytes());
        let (locales, wrong) = Locales::load(&[Tree::own(std::sync::Arc::new(files), "locales")]);
        assert_eq!(wrong, []);
        let mut out = Vec::new();
        keys(&locales).iter().for_each(|key| set(&Text::of(key), &mut out));
        let codes = out.iter().map(|finding| finding.code.name()).collect();
        let edits: Vec<_> =
            out.into_iter().filter_map(|finding| finding.fix).flat_map(|fix| fix.edits).collect();
        let text = diag::edited(&file, &edits);
        (codes, text["a = ".len()..].trim_end().to_owned())
    }

    #[test]
    fn each_language_is_set_in_its_own_way() {
        let cases = [
            ("en", "Wait... \"now\", isn't it ?", "Wait… “now”, isn’t it?", 5),
            ("en", "a  b  { $c } .", "a b { $c }.", 3),
            ("de", "Er sagt \"ja\" : { $x } !", "Er sagt „ja“: { $x }!", 4),
            ("nl", "Hĳ zegt \"ja\", foto's ;", "Hij zegt “ja”, foto’s;", 5),
            (
                "fr",
                "Il dit \"oui\" : { $x } ?",
                "Il dit «\u{a0}oui\u{a0}»\u{a0}: { $x }\u{202f}?",
                4,
            ),
            ("fr", "« oui »; { $x }: non!", "«\u{a0}oui\u{a0}»; { $x }: non\u{202f}!", 3),
            ("it", "Dice... ciao ;", "Dice… ciao ;", 1),
        ];
        for (tag, wrong, right, count) in cases {
            let (codes, text) = fixed(tag, wrong);
            assert_eq!((text.as_str(), codes.len()), (right, count), "{tag}: {codes:?}");
        }
    }

    #[test]
    fn a_quotation_within_another_has_marks_of_its_own() {
        let cases = [
            ("en", "“He says “yes” now”", "“He says ‘yes’ now”"),
            ("de", "„Er sagt „ja“ dazu“", "„Er sagt ‚ja‘ dazu“"),
            ("nl", "“Hij zegt “ja” en “nee””", "“Hij zegt ‘ja’ en ‘nee’”"),
        ];
        for (tag, wrong, right) in cases {
            let (codes, text) = fixed(tag, wrong);
            assert!(!codes.is_empty() && codes.iter().all(|code| *code == "nested-quote"), "{tag}");
            assert_eq!(text, right, "{tag}");
        }
        let french = fixed("fr", "«\u{a0}Il dit «\u{a0}oui\u{a0}» enfin\u{a0}»").0;
        assert_eq!(french, ["nested-quote"]);
        assert_eq!(fixed("en", "“a” and “b”").0, [] as [&str; 0]);
    }

    #[test]
    fn what_is_right_is_left_alone() {
        let cases = [
            ("en", "Type ? for help (“yes”): 1) it’s … { $a }, { $b }; 3:1"),
            ("de", "„Ja, ‚so‘ geht’s“: { $x }; (wie?)"),
            ("nl", "“Ja, ‘zo’”: { $x }, ijs"),
            ("fr", "«\u{a0}Oui “là”\u{a0}»\u{a0}: { $x }\u{202f}; l’an 3:1\u{a0}?"),
        ];
        for (tag, right) in cases {
            assert_eq!(fixed(tag, right), (Vec::new(), right.to_owned()), "{tag}");
        }
    }

    #[test]
    fn letters_that_nobody_sees_are_found_as_such_and_as_escapes() {
        let (codes, text) = fixed("en", "a\u{200b}b { \"\\u202E\" }");
        assert_eq!(codes, ["unseen-letter", "unseen-letter"]);
        assert_eq!(text, "ab { \"\\u202E\" }");
        assert_eq!(fixed("en", "{ \"\\u00A0\" }{ \"{\" }x").0, [] as [&str; 0]);
        let halves = ["(a", "“a", "a”"].map(|text| fixed("en", text).0);
        assert!(halves.iter().all(|codes| *codes == ["unpaired-mark"]), "{halves:?}");
    }
}
