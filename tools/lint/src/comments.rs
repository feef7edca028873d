//! Comments in the file formats of a pack, as far as allow comments need them.

use std::ops::Range;

/// A format with line comments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Syntax {
    Toml,
    Luau,
    Fluent,
    Play,
}

impl Syntax {
    /// The format of a file, by its extension.
    pub(crate) fn of(path: &str) -> Option<Self> {
        match path.rsplit_once('.')?.1 {
            "toml" => Some(Self::Toml),
            "luau" => Some(Self::Luau),
            "ftl" => Some(Self::Fluent),
            "play" => Some(Self::Play),
            _ => None,
        }
    }

    /// The characters that begin a comment.
    const fn mark(self) -> &'static str {
        match self {
            Self::Toml | Self::Fluent | Self::Play => "#",
            Self::Luau => "--",
        }
    }

    /// The comments of a text, each from its mark to the end of its line.
    pub(crate) fn comments(self, text: &str) -> Vec<Range<usize>> {
        let mut out = Vec::new();
        let mut at = 0;
        while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
            let line_end = at + rest.find('\n').unwrap_or(rest.len());
            let begins = text[..at].ends_with('\n') || at == 0;
            let parted = begins || text[..at].ends_with([' ', '\t']);
            let is_comment = rest.starts_with(self.mark())
                && match self {
                    Self::Toml => true,
                    Self::Luau => long_bracket(&rest[2..]).is_none(),
                    Self::Fluent => begins,
                    Self::Play => parted,
                };
            at = if is_comment {
                out.push(at..text[..line_end].trim_end().len().max(at));
                line_end + 1
            } else {
                at + self.step(rest)
            };
        }
        out
    }

    /// The length in bytes of the next token that is not a comment: a string, or a character.
    fn step(self, rest: &str) -> usize {
        let letter = rest.chars().next().map_or(1, char::len_utf8);
        match self {
            Self::Toml => ["\"\"\"", "'''", "\"", "'"]
                .into_iter()
                .find(|quote| rest.starts_with(quote))
                .map_or(letter, |quote| quoted(rest, quote, quote.starts_with('"'))),
            Self::Luau => {
                let comment = if rest.starts_with("--") { 2 } else { 0 };
                if let Some(close) = long_bracket(&rest[comment..]) {
                    let inside = &rest[comment + close.len()..];
                    let end = inside.find(&close).map_or(inside.len(), |end| end + close.len());
                    return comment + close.len() + end;
                }
                ["\"", "'", "`"]
                    .into_iter()
                    .find(|quote| rest.starts_with(quote))
                    .map_or(letter, |quote| quoted(rest, quote, true))
            }
            // Only lines matter: skip to the next place where a comment can begin.
            Self::Fluent => rest.find('\n').map_or(rest.len(), |end| end + 1),
            Self::Play => rest[letter..].find('#').map_or(rest.len(), |next| letter + next),
        }
    }
}

/// The length of a string, possibly with escapes. An unclosed string ends with its line if its kind
/// does.
fn quoted(rest: &str, quote: &str, escapes: bool) -> usize {
    let long = quote.len() == 3;
    let mut at = quote.len();
    while let Some(rest) = rest.get(at..).filter(|rest| !rest.is_empty()) {
        if rest.starts_with(quote) {
            return at + quote.len();
        }
        if !long && rest.starts_with('\n') {
            return at;
        }
        if escapes && rest.starts_with('\\') {
            at += 1;
            if let Some(letter) = rest[1..].chars().next().filter(|letter| *letter != '\n') {
                at += letter.len_utf8();
            }
            continue;
        }
        at += rest.chars().next().map_or(1, char::len_utf8);
    }
    at
}

/// The end mark of a Luau long bracket, `[[` or `[==[`, if one begins here.
fn long_bracket(rest: &str) -> Option<String> {
    let inside = rest.strip_prefix('[')?;
    let equals = inside.len() - inside.trim_start_matches('=').len();
    inside[equals..].starts_with('[').then(|| format!("]{}]", "=".repeat(equals)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(syntax: Syntax, text: &str) -> Vec<&str> {
        syntax.comments(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn what_stands_in_a_text_is_no_comment() {
        let toml = "# a\nx = \"# no\" # b\ny = '# \\' # c\nz = \"\"\"\n# no\n\\\"\"\"\"\n#d\r\n#";
        assert_eq!(said(Syntax::Toml, toml), ["# a", "# b", "# c", "#d", "#"]);
        let luau = "--!strict\nlocal a = '-- no' -- b\n--[[ -- no\n-- no ]] local c = [=[ -- no ]] \
                    ]=] -- d\nlocal e = `--` -- f\n";
        assert_eq!(said(Syntax::Luau, luau), ["--!strict", "-- b", "-- d", "-- f"]);
        let fluent = "### a\n# b\nx = y # no\n    # no\n";
        assert_eq!(said(Syntax::Fluent, fluent), ["### a", "# b"]);
        let play = "# a\nruling x#no  # b\n\t# c\n";
        assert_eq!(said(Syntax::Play, play), ["# a", "# b", "# c"]);
    }

    #[test]
    fn no_text_is_too_strange() {
        let texts = ["\"", "'''", "\"\\", "--[[", "[==[", "`é", "é#é", "--[=", "\\\n\"\\\n# a", ""];
        for syntax in [Syntax::Toml, Syntax::Luau, Syntax::Fluent, Syntax::Play] {
            for text in texts {
                for range in syntax.comments(text) {
                    assert!(text[range].starts_with(syntax.mark()));
                }
            }
        }
    }
}
