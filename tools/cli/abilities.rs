//! What the terminal can show, as its environment says: colors, letters and signs.

use std::env;
use std::io::{self, IsTerminal};

use table::Depth;
use text::Glyphs;

/// The names of terminals without colors begin so.
const MONOCHROME: [&str; 4] = ["vt", "dumb", "cons25-m", "xterm-mono"];
/// The names of terminals with ASCII only begin so.
const ASCII: [&str; 4] = ["vt", "dumb", "ansi", "cons25"];
/// The names of terminals with 256 colors contain one of these.
const MANY: [&str; 4] = ["256", "kitty", "alacritty", "foot"];

fn said(name: &str) -> String {
    env::var(name).unwrap_or_default()
}

/// The color depth of the terminal, whether colors are wanted or not.
pub fn depth() -> Depth {
    depth_of(&said("TERM"), &said("COLORTERM"))
}

fn depth_of(term: &str, colours: &str) -> Depth {
    match colours {
        _ if MONOCHROME.iter().any(|name| term.starts_with(name)) => Depth::None,
        "truecolor" | "24bit" => Depth::All,
        _ if term.contains("direct") => Depth::All,
        _ if MANY.iter().any(|name| term.contains(name)) => Depth::Many,
        _ => Depth::Few,
    }
}

/// The letters and signs for standard output. A pipe or a file gets them all.
pub fn glyphs() -> Glyphs {
    glyphs_on(io::stdout().is_terminal())
}

/// The letters and signs for standard error.
pub fn glyphs_of_errors() -> Glyphs {
    glyphs_on(io::stderr().is_terminal())
}

fn glyphs_on(terminal: bool) -> Glyphs {
    if !terminal {
        return Glyphs::All;
    }
    // The first of these that is set says which letters the terminal has.
    let locales = ["LC_ALL", "LC_CTYPE", "LANG"].map(said);
    let locale = locales.iter().find(|locale| !locale.is_empty());
    glyphs_of(&said("TERM"), locale.map_or("", String::as_str))
}

fn glyphs_of(term: &str, locale: &str) -> Glyphs {
    if is_ascii(locale) || ASCII.iter().any(|name| term.starts_with(name)) {
        Glyphs::Ascii
    } else if term == "linux" {
        Glyphs::Console
    } else {
        Glyphs::All
    }
}

/// Whether a locale says that letters beyond ASCII cannot be shown. A locale without a character
/// set, such as `fr_FR`, says nothing.
fn is_ascii(locale: &str) -> bool {
    let name = locale.split('@').next().unwrap_or(locale);
    match name.split_once('.') {
        Some((_, set)) => !set.replace('-', "").eq_ignore_ascii_case("utf8"),
        None => matches!(name, "C" | "POSIX"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_says_how_many_colors_it_has() {
        for (term, colours, depth) in [
            ("vt100", "", Depth::None),
            ("vt220", "truecolor", Depth::None),
            ("linux", "", Depth::Few),
            ("xterm", "", Depth::Few),
            ("xterm-16color", "", Depth::Few),
            ("", "", Depth::Few),
            ("xterm-256color", "", Depth::Many),
            ("tmux-256color", "24bit", Depth::All),
            ("xterm-direct", "", Depth::All),
        ] {
            assert_eq!(depth_of(term, colours), depth, "{term} {colours}");
        }
    }

    #[test]
    fn a_locale_says_which_letters_there_are() {
        for (term, locale, glyphs) in [
            ("xterm", "C", Glyphs::Ascii),
            ("xterm", "POSIX", Glyphs::Ascii),
            ("xterm", "de_DE.ISO-8859-1@euro", Glyphs::Ascii),
            ("xterm", "C.UTF-8", Glyphs::All),
            ("xterm", "fr_FR.utf8", Glyphs::All),
            ("xterm", "fr_FR", Glyphs::All),
            ("xterm", "", Glyphs::All),
            ("linux", "nl_NL.UTF-8", Glyphs::Console),
            ("vt100", "nl_NL.UTF-8", Glyphs::Ascii),
        ] {
            assert_eq!(glyphs_of(term, locale), glyphs, "{term} {locale}");
        }
    }
}
