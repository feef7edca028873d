//! Colors: how each look is drawn on a terminal.

use play::panel::Tone;
use ratatui::style::{Color, Modifier, Style};

use crate::canvas::Look;

/// The color depth of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// No colors: letters are bold, underlined or reversed.
    None,
    /// The sixteen colors of the user's palette.
    Few,
    /// 256 of them.
    Many,
    /// 24-bit colors.
    All,
}

/// The background of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Bright letters on a dark background.
    Dark,
    /// Dark letters on a bright background.
    Light,
}

/// The colors of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The number of colors.
    pub depth: Depth,
    /// The background.
    pub ground: Ground,
}

/// How a place is highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lit {
    /// Not highlighted.
    Not,
    /// It has an offer.
    Offered,
    /// It belongs to the offer focused elsewhere.
    Meant,
    /// It has the focus.
    Focused,
}

/// A color on a dark background, on a bright one, and in palettes of 256 and sixteen.
struct Hue {
    dark: (u8, u8, u8),
    light: (u8, u8, u8),
    many: (u8, u8),
    few: Color,
}

impl Theme {
    /// The style of letters.
    pub fn style(self, look: Look, lit: Lit) -> Style {
        let style = match look {
            Look::Plain => Style::new(),
            Look::Title | Look::Strong => Style::new().add_modifier(Modifier::BOLD),
            Look::Faint => self.faint(),
            Look::Tinted(tone) => self.tinted(tone),
            Look::Good => self.hued(&GOOD),
            Look::Then => self.hued(&THEN),
            Look::Bad => self.hued(&BAD),
        };
        match lit {
            Lit::Not => style,
            Lit::Offered => style.add_modifier(Modifier::UNDERLINED),
            Lit::Meant => {
                style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD).patch(self.meant())
            }
            Lit::Focused => style.add_modifier(Modifier::REVERSED | Modifier::BOLD),
        }
    }

    /// The style of a place linked to the focused one.
    pub fn near(self, style: Style) -> Style {
        style.add_modifier(Modifier::ITALIC).patch(self.meant())
    }

    /// The style of a future text. Whatever the present one is, it is neither good nor bad: what
    /// would be lost must not look like a gain.
    pub fn foreseen(self, style: Style) -> Style {
        let signs = Modifier::ITALIC | Modifier::UNDERLINED | Modifier::BOLD;
        let style = style.add_modifier(signs).remove_modifier(Modifier::DIM);
        let ground = match (self.depth, self.ground) {
            (Depth::None, _) => return style,
            (Depth::Few, _) => return style.fg(Color::Cyan),
            (Depth::Many, Ground::Dark) => Color::Indexed(24),
            (Depth::Many, Ground::Light) => Color::Indexed(153),
            (Depth::All, Ground::Dark) => Color::Rgb(0x1f, 0x3a, 0x5a),
            (Depth::All, Ground::Light) => Color::Rgb(0xd6, 0xe6, 0xf8),
        };
        style.fg(Color::Reset).bg(ground)
    }

    fn faint(self) -> Style {
        match self.depth {
            Depth::None => Style::new(),
            Depth::Few => Style::new().add_modifier(Modifier::DIM),
            Depth::Many | Depth::All => self.hued(&FAINT),
        }
    }

    /// The background of places in the focused offer.
    fn meant(self) -> Style {
        match (self.depth, self.ground) {
            (Depth::None | Depth::Few, _) => Style::new(),
            (Depth::Many, Ground::Dark) => Style::new().bg(Color::Indexed(237)),
            (Depth::Many, Ground::Light) => Style::new().bg(Color::Indexed(254)),
            (Depth::All, Ground::Dark) => Style::new().bg(Color::Rgb(0x3a, 0x3a, 0x4c)),
            (Depth::All, Ground::Light) => Style::new().bg(Color::Rgb(0xe2, 0xe2, 0xf0)),
        }
    }

    fn tinted(self, tone: Tone) -> Style {
        self.hued(hue(tone)).add_modifier(Modifier::BOLD)
    }

    fn hued(self, hue: &Hue) -> Style {
        let colour = |(red, green, blue)| Color::Rgb(red, green, blue);
        match (self.depth, self.ground) {
            (Depth::None, _) => Style::new(),
            (Depth::Few, _) => Style::new().fg(hue.few),
            (Depth::Many, Ground::Dark) => Style::new().fg(Color::Indexed(hue.many.0)),
            (Depth::Many, Ground::Light) => Style::new().fg(Color::Indexed(hue.many.1)),
            (Depth::All, Ground::Dark) => Style::new().fg(colour(hue.dark)),
            (Depth::All, Ground::Light) => Style::new().fg(colour(hue.light)),
        }
    }
}

const fn new(dark: (u8, u8, u8), light: (u8, u8, u8), many: (u8, u8), few: Color) -> Hue {
    Hue { dark, light, many, few }
}

/// The tones, distinguishable for most color-blind people (after Okabe and Ito). Each also has a
/// code on the table.
static GREEN: Hue = new((0x2f, 0xc4, 0x95), (0x00, 0x7d, 0x5b), (43, 29), Color::Green);
static BLUE: Hue = new((0x56, 0xb4, 0xe9), (0x00, 0x62, 0x9b), (74, 25), Color::LightBlue);
static RED: Hue = new((0xf0, 0x6a, 0x35), (0xb8, 0x45, 0x00), (203, 130), Color::Red);
static PURPLE: Hue = new((0xdd, 0x8d, 0xc0), (0x9c, 0x3f, 0x7d), (176, 96), Color::Magenta);
static BLACK: Hue = new((0x90, 0x90, 0x9c), (0x30, 0x30, 0x38), (246, 236), Color::DarkGray);
static WHITE: Hue = new((0xff, 0xff, 0xff), (0x60, 0x60, 0x68), (231, 241), Color::Reset);
static GOLD: Hue = new((0xf0, 0xc4, 0x2a), (0x8a, 0x66, 0x00), (220, 94), Color::Yellow);
static GOOD: Hue = new((0x8f, 0xd4, 0x6a), (0x2f, 0x73, 0x12), (113, 28), Color::Green);
static THEN: Hue = new((0xa9, 0xd4, 0xee), (0x1a, 0x4f, 0x78), (153, 24), Color::Cyan);
static BAD: Hue = new((0xc8, 0x7a, 0x7a), (0x96, 0x32, 0x32), (174, 95), Color::Red);
static FAINT: Hue = new((0x8a, 0x8a, 0x98), (0x6c, 0x6c, 0x78), (245, 242), Color::Reset);

fn hue(tone: Tone) -> &'static Hue {
    match tone {
        Tone::Green => &GREEN,
        Tone::Blue => &BLUE,
        Tone::Red => &RED,
        Tone::Purple => &PURPLE,
        Tone::Black => &BLACK,
        Tone::White => &WHITE,
        Tone::Gold => &GOLD,
    }
}
