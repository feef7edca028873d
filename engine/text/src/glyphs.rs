//! The letters and signs that a terminal can show, and what replaces the others.

use std::borrow::Cow;

use crate::fold::plain;

/// From here on, letters take two columns.
const WIDE: char = '\u{2e80}';

/// The letters and signs that a terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glyphs {
    /// Those of common fonts.
    #[default]
    All,
    /// Those of a system console, whose font has 256 or 512 glyphs: Latin-1, plain frames, arrows.
    Console,
    /// Those of ASCII.
    Ascii,
}

impl Glyphs {
    /// A text in these glyphs, as wide as before. Accents are dropped; unknown signs become `?`.
    ///
    /// ```
    /// use text::Glyphs;
    ///
    /// assert_eq!(Glyphs::Ascii.fitted("Épée ★2 → “3”"), "Epee *2 > \"3\"");
    /// assert_eq!(Glyphs::Console.fitted("╭─ Épée ★2 ─╮"), "┌─ Épée *2 ─┐");
    /// assert_eq!(Glyphs::All.fitted("╭─ ★2 ─╮"), "╭─ ★2 ─╮");
    /// ```
    pub fn fitted(self, text: &str) -> Cow<'_, str> {
        if self == Self::All || text.is_ascii() {
            return Cow::Borrowed(text);
        }
        let mut out = String::with_capacity(text.len());
        text.chars().for_each(|letter| self.push(letter, &mut out));
        Cow::Owned(out)
    }

    /// A text with its letters spelled in these glyphs, possibly longer: `Stärke` becomes `Staerke`
    /// in ASCII. Signs are unchanged.
    pub fn spelled(self, text: &str) -> Cow<'_, str> {
        match self {
            Self::Ascii if !text.is_ascii() => {
                // “No.” in French: the sign alone may mark anything.
                let text = text.replace("n°", "no");
                Cow::Owned(text.chars().fold(String::new(), |mut out, letter| {
                    match spelled(letter) {
                        Some(spelled) => out.push_str(&spelled),
                        None => out.push(letter),
                    }
                    out
                }))
            }
            Self::All | Self::Console | Self::Ascii => Cow::Borrowed(text),
        }
    }

    fn push(self, letter: char, out: &mut String) {
        match letter {
            _ if letter.is_ascii() || (self == Self::Console && is_on_console(letter)) => {
                out.push(letter);
            }
            '\u{300}'..='\u{36f}' => {}
            // One dot would end a sentence, or mean a free space.
            '…' if out.ends_with(' ') => {
                out.pop();
                out.push_str("..");
            }
            '╭' if self == Self::Console => out.push('┌'),
            '╮' if self == Self::Console => out.push('┐'),
            '╯' if self == Self::Console => out.push('┘'),
            '╰' if self == Self::Console => out.push('└'),
            _ => match sign(letter).or_else(|| spelled(letter)?.chars().next()) {
                Some(letter) => out.push(letter),
                None if letter >= WIDE => out.push_str("??"),
                None => out.push('?'),
            },
        }
    }
}

/// Whether the font of a system console has a letter.
fn is_on_console(letter: char) -> bool {
    let frames = "─│┌┐└┘├┤┬┴┼═║█▒░";
    ('\u{a0}'..='\u{ff}').contains(&letter) || "←↑→↓".contains(letter) || frames.contains(letter)
}

/// A letter in ASCII, with a capital if it was one; `None` for signs.
fn spelled(letter: char) -> Option<String> {
    if !letter.is_alphabetic() {
        return None;
    }
    let small: String = letter.to_lowercase().collect();
    let spelled = match small.as_str() {
        "ä" => "ae",
        "ö" => "oe",
        "ü" => "ue",
        _ => plain(small.chars().next()?)?,
    };
    let mut letters = spelled.chars();
    let first = letters.next().filter(|_| letter.is_uppercase());
    Some(match first {
        Some(first) => first.to_ascii_uppercase().to_string() + letters.as_str(),
        None => spelled.to_owned(),
    })
}

/// The ASCII sign in place of another one.
fn sign(letter: char) -> Option<char> {
    Some(match letter {
        '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}' => ' ',
        '’' | '‘' | '‚' | '´' => '\'',
        '“' | '”' | '„' => '"',
        '«' | '‹' | '⟨' | '←' => '<',
        '»' | '›' | '⟩' | '→' | '⇒' | '▸' | '▶' => '>',
        '–' | '—' | '−' | '─' => '-',
        '│' | '▏' | '║' => '|',
        '╌' | '±' => '~',
        '┆' => ':',
        '╱' => '/',
        '╲' => '\\',
        '╳' | '✗' | '×' => 'x',
        '╭' | '╮' | '╯' | '╰' | '┌' | '┐' | '└' | '┘' => '+',
        '├' | '┤' | '┬' | '┴' | '┼' | '†' | '✓' => '+',
        '↑' | '▴' => '^',
        '↓' | '▾' => 'v',
        '·' | '…' => '.',
        '•' | '★' | '°' => '*',
        '█' | '▒' | '░' => '#',
        '⚀' => '1',
        '⚁' => '2',
        '⚂' => '3',
        '⚃' => '4',
        '⚄' => '5',
        '⚅' => '6',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_spelled_and_signs_replaced() {
        let spelled = |text| Glyphs::Ascii.spelled(text).into_owned();
        assert_eq!(
            spelled("Größe, Äxte, cœur, Œuvre, naïf"),
            "Groesse, Aexte, coeur, Oeuvre, naif"
        );
        assert_eq!(spelled("n° 3"), "no 3");
        assert_eq!(spelled("★ 2 – “3”"), "★ 2 – “3”", "the signs stay");
        assert_eq!(Glyphs::Console.spelled("Größe"), "Größe");
        for text in ["漢 ⋰", "▴▾ 1–3", "e\u{301}pée", "Axt\u{a0}« 2 »"] {
            assert!(Glyphs::Ascii.fitted(text).is_ascii(), "{text}");
        }
        assert_eq!(Glyphs::Ascii.fitted("漢⋰"), "???");
        assert_eq!(Glyphs::Ascii.fitted("A: 20 …  B…"), "A: 20..  B.");
        assert_eq!(Glyphs::Console.fitted("Größe † ┆ ⇒"), "Größe + : >");
    }
}
