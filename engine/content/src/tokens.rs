//! The tokens of a script, without comments and layout.
//!
//! This crate has no Luau parser, and hashing needs no syntax tree. Two scripts with equal tokens
//! behave equally. Text that is not a valid script has tokens, too.

/// The tokens of a script, in order: words and numbers, strings as written, and each other
/// character separately.
pub fn of(text: &str) -> impl Iterator<Item = &str> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = &text[at..];
            let first = rest.chars().next()?;
            let (length, counts) = if first.is_whitespace() {
                (first.len_utf8(), false)
            } else if let Some(comment) = rest.strip_prefix("--") {
                (2 + comment_length(comment), false)
            } else {
                (token_length(rest, first), true)
            };
            let token = &rest[..length];
            at += length;
            if counts {
                return Some(token);
            }
        }
    })
}

/// The length in bytes of a comment after its two hyphens.
fn comment_length(comment: &str) -> usize {
    long(comment).unwrap_or_else(|| comment.find('\n').unwrap_or(comment.len()))
}

fn token_length(rest: &str, first: char) -> usize {
    match first {
        '"' | '\'' => quoted(rest, first),
        '`' => interpolated(rest),
        '[' => long(rest).unwrap_or(1),
        _ if is_of_word(first) => rest.find(|sign| !is_of_word(sign)).unwrap_or(rest.len()),
        _ => first.len_utf8(),
    }
}

fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The length in bytes of a string in long brackets, `[==[ … ]==]`; `None` if it is not one.
fn long(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('[')?;
    let level = inner.len() - inner.trim_start_matches('=').len();
    let body = inner[level..].strip_prefix('[')?;
    let close = format!("]{}]", "=".repeat(level));
    let opened = text.len() - body.len();
    Some(body.find(&close).map_or(text.len(), |end| opened + end + close.len()))
}

/// The length in bytes of a quoted string.
fn quoted(text: &str, quote: char) -> usize {
    let mut signs = text.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        if sign == '\\' {
            signs.next();
        } else if sign == quote {
            return at + quote.len_utf8();
        }
    }
    text.len()
}

/// The length in bytes of an interpolated string, with the expressions in its braces.
fn interpolated(text: &str) -> usize {
    let (mut at, mut depth) = (1, 0_usize);
    while let Some(sign) = text[at..].chars().next() {
        let rest = &text[at..];
        at += match sign {
            '\\' if depth == 0 => 1 + rest.chars().nth(1).map_or(0, char::len_utf8),
            '`' if depth == 0 => return at + 1,
            '`' => interpolated(rest),
            '"' | '\'' if depth > 0 => quoted(rest, sign),
            _ => sign.len_utf8(),
        };
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::of;

    fn tokens(text: &str) -> Vec<&str> {
        of(text).collect()
    }

    #[test]
    fn comments_and_layout_are_no_tokens() {
        let plain = tokens("local a = b.c - -1 -- why\nreturn a");
        assert_eq!(plain, ["local", "a", "=", "b", ".", "c", "-", "-", "1", "return", "a"]);
        for same in [
            "--!strict\nlocal a=b.c- -1\n\n\treturn a",
            "local a --[[ over\nlines ]] = b.c - -1 return a --[==[ ]] ]==]",
            "local a = b . c - - 1\nreturn a --",
            "local a = b.c - -1 return a --[not long\n",
        ] {
            assert_eq!(tokens(same), plain, "{same}");
        }
        assert_ne!(tokens("local a = b.c --1\nreturn a"), plain);
    }

    #[test]
    fn strings_are_whole() {
        assert_eq!(
            tokens(r#"f("a -- \" b", 'c--')"#),
            ["f", "(", r#""a -- \" b""#, ",", "'c--'", ")"]
        );
        assert_eq!(tokens("x = [==[ -- ]] ]==] y"), ["x", "=", "[==[ -- ]] ]==]", "y"]);
        let nested = "`a {f(\"}`\") .. `{g}`} -- b`";
        assert_eq!(tokens(&format!("{nested} -- c")), [nested]);
        // An unclosed token extends to the end.
        for open in ["'a", "[[a", "`a {b", "--[[ a", "\"a\\"] {
            assert!(tokens(open).len() <= 1, "{open}");
        }
        assert_eq!(tokens("\u{2028}é1 \u{1F0A1}"), ["é1", "\u{1F0A1}"]);
    }
}
