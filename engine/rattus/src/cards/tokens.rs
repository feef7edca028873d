//! Sets of rat tokens.
//!
//! Rules: `components-token`, `tokens-limits`, `decision-faces`.

use content::{Document, Origin};
use diag::Diagnostic;
use play::Bits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::codes;
use crate::state::TOKENS;

/// The two symbols that are not class cards.
pub(crate) const SYMBOLS: [&str; 2] = ["majority", "all"];
/// The number of tokens with a ring in the box. A set is the whole box, so the schema accepts no
/// other number.
const RINGS: u8 = 12;
/// The number of tokens without a ring in the box.
const REGULAR: u8 = 37;

/// A set of rat tokens.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/tokens.toml")))]
pub struct TokenSet {
    /// The number of tokens with the starting ring.
    #[schemars(range(min = RINGS, max = RINGS))]
    pub starting: u8,
    /// The number of tokens without the starting ring.
    #[schemars(range(min = REGULAR, max = REGULAR))]
    pub regular: u8,
    /// The number of tokens set aside unseen, for 2, 3 and 4 players.
    pub removed: [u8; 3],
    /// The tokens.
    pub token: Vec<Token>,
    /// The faces that sources state. Each must be among the tokens.
    #[serde(default)]
    pub known: Vec<Known>,
}

/// A rat token.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// The id of the token. Records use it.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9-]*$"))]
    pub id: String,
    /// The number of cubes that must be in the region for the token to have an effect.
    #[schemars(range(min = 1, max = 20))]
    pub limit: u8,
    /// The symbols: `majority`, `all`, and ids of class cards. A symbol may occur twice.
    #[schemars(length(min = 1, max = 8))]
    pub symbols: Vec<String>,
    /// Whether the token has the starting ring.
    #[serde(default)]
    pub ring: bool,
    /// The source of the face. Packs with `origins = true` require it.
    pub origin: Option<Origin>,
}

/// A face that a source states, completely or in part.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The limit of the token.
    pub limit: u8,
    /// The symbols. Leave them out if the source does not state them.
    pub symbols: Option<Vec<String>>,
}

/// A set of tokens in the form that the rules use.
#[derive(Clone, Debug)]
pub struct SetData {
    /// Its id in the packs.
    pub id: String,
    /// Its faces.
    pub faces: Bits,
    /// The faces with a ring.
    pub rings: Bits,
    /// The tokens set aside with 2, 3 and 4 seats.
    pub removed: [u8; 3],
}

/// All errors of a set of tokens. `classes` are the ids of all class cards.
pub(super) fn check(set: &Document<TokenSet>, classes: &[&str], out: &mut Vec<Diagnostic>) {
    let data = &set.data;
    symbols(set, classes, out);
    let mut ids: Vec<(&str, usize)> = Vec::new();
    for (at, token) in data.token.iter().enumerate() {
        if let Some((_, first)) = ids.iter().find(|(id, _)| *id == token.id) {
            let place = set.places.value(&format!("token.{at}.id"));
            let message = format!("duplicate token “{}”", token.id);
            let first = set.places.value(&format!("token.{first}.id"));
            out.push(
                Diagnostic::error(content::codes::DUPLICATE_ID, message, place)
                    .label(first, "first here"),
            );
        }
        ids.push((&token.id, at));
    }
    counts(set, out);
    if data.token.len() > TOKENS {
        let message = format!("a set holds at most {TOKENS} tokens");
        out.push(Diagnostic::error(codes::TOO_MANY_TOKENS, message, set.source.top()));
    }
    for (at, known) in data.known.iter().enumerate() {
        let fits = |token: &&Token| {
            let alike = |symbols: &Vec<String>| sorted(symbols) == sorted(&token.symbols);
            token.limit == known.limit && known.symbols.as_ref().is_none_or(alike)
        };
        if data.token.iter().filter(fits).count() == 0 {
            let symbols = known.symbols.as_ref().map_or("any".to_owned(), |all| all.join(", "));
            let message = format!("no token has the known face {}: {symbols}", known.limit);
            out.push(Diagnostic::error(
                codes::KNOWN_FACE,
                message,
                set.places.value(&format!("known.{at}")),
            ));
        }
    }
}

/// The number of tokens with a ring and without.
fn counts(set: &Document<TokenSet>, out: &mut Vec<Diagnostic>) {
    let data = &set.data;
    let rings = data.token.iter().filter(|token| token.ring).count();
    let counts = [
        ("starting", rings, usize::from(data.starting), "with a ring"),
        ("regular", data.token.len() - rings, usize::from(data.regular), "without a ring"),
    ];
    for (key, there, said, which) in counts {
        if there != said {
            let message = format!("there are {there} tokens {which}, not {said}");
            out.push(Diagnostic::error(codes::TOKEN_COUNT, message, set.places.value(key)));
        }
    }
}

fn symbols(set: &Document<TokenSet>, classes: &[&str], out: &mut Vec<Diagnostic>) {
    let known = || SYMBOLS.iter().chain(classes).copied();
    let tokens = set.data.token.iter().enumerate();
    let tokens = tokens.map(|(at, token)| (format!("token.{at}"), Some(&token.symbols)));
    let faces = set.data.known.iter().enumerate();
    let faces = faces.map(|(at, face)| (format!("known.{at}"), face.symbols.as_ref()));
    for (path, symbols) in tokens.chain(faces) {
        for (at, symbol) in symbols.into_iter().flatten().enumerate() {
            if !known().any(|other| other == symbol) {
                let place = set.places.value(&format!("{path}.symbols.{at}"));
                let message = format!("unknown symbol “{symbol}”");
                let finding = Diagnostic::error(codes::UNKNOWN_SYMBOL, message, place);
                out.push(finding.suggest_fix(symbol, known()));
            }
        }
    }
}

fn sorted(symbols: &[String]) -> Vec<&String> {
    let mut all: Vec<_> = symbols.iter().collect();
    all.sort();
    all
}
