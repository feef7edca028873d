//! Signatures of messages: the messages of an enum, with their arguments.
//!
//! They are derived from the type, so the lists for translators are generated. `Bought { seat:
//! Seat, card: CardNo, gold: u8 }` is the message `bought` with the arguments `seat`, `card` and
//! `gold`. A text can use `{ $seat }` or `{ $card_gender }`, for example.
//!
//! ```
//! use play::say::ArgKind;
//! use play::signature::signatures;
//! use play::{Say, Seat};
//!
//! #[derive(Say)]
//! enum Event {
//!     GoldGained { seat: Seat, gold: u8 },
//!     Passed,
//! }
//!
//! let all = signatures::<Event>();
//! assert_eq!(all[0].id, "gold-gained");
//! assert_eq!(all[0].args, [("seat", ArgKind::Seat), ("gold", ArgKind::Number)]);
//! assert!(all[1].args.is_empty());
//! ```

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use crate::game::Shown;
use crate::say::{ArgKind, Messages};
use crate::setup::Setup;

/// A message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The Fluent id.
    pub id: &'static str,
    /// The arguments by name, in order.
    pub args: Vec<(&'static str, ArgKind)>,
}

/// The signatures of the variants that players see, in order of declaration.
pub fn signatures<T: Messages>() -> Vec<Signature> {
    let told = T::VARIANTS.iter().filter(|variant| variant.told);
    told.map(|variant| Signature { id: variant.id, args: variant.args.to_vec() }).collect()
}

/// Adds arguments to the signatures with the same ids. Ids that occur only in `more` are ignored.
pub fn with_facts(mut all: Vec<Signature>, more: Vec<Signature>) -> Vec<Signature> {
    for Signature { id, args } in more {
        all.iter_mut().filter(|known| known.id == id).for_each(|known| known.args.extend(&args));
    }
    all
}

/// The facts about a table that every text of a game can use.
pub fn of_table<G: Shown>() -> Vec<Signature> {
    [Setup::signatures(), G::table_facts()].concat()
}

/// Adds the arguments of `more` to every signature; an argument that is there already stays.
pub fn with_everywhere(mut all: Vec<Signature>, more: &[Signature]) -> Vec<Signature> {
    for known in &mut all {
        let add = more.iter().flat_map(|more| &more.args);
        let add: Vec<_> =
            add.filter(|(name, _)| known.args.iter().all(|(own, _)| own != name)).collect();
        known.args.extend(add);
    }
    all
}

/// Signatures without arguments for these ids, each once.
pub fn bare(ids: impl IntoIterator<Item = &'static str>) -> Vec<Signature> {
    let mut all: Vec<Signature> = Vec::new();
    for id in ids {
        if all.iter().all(|known| known.id != id) {
            all.push(Signature { id, args: Vec::new() });
        }
    }
    all
}

/// The section about special words of cards.
const OWN_WORDS: &str = "
## Words of a card

A card can name its questions (`asks`). Then its message can have special words for them, as
attributes: `.ask-<name>` for the question and `.offer-<name>-<offer>` for an offer, such as
`.offer-lower-decline`. They have the arguments of the general question or offer, the numbers of the
card, and the earlier answers to the card:

| argument | |
|---|---|
";

/// The section about facts of the table.
const OF_TABLE: &str = "
## Everywhere

Every text of the game, including the glossary and the texts of cards, can also ask about the table.
Each chosen option and each of its values is a word as well: `$<option>_word` is the value, and
`$<value>_word` is `yes`. Without a table, as in `cardwright cards show`, each word is `none`.

| argument | |
|---|---|
";

/// The manual page of a game's messages: each locale file with its messages and their arguments.
/// Then follow the facts of a table that every text can use, and the earlier answers that the
/// special words of cards can use.
pub fn manual<G: Shown>(
    game: &str,
    files: &[(&str, Vec<Signature>)],
    answered: &[Signature],
) -> String {
    let mut page = format!(
        "# Messages of {game}\n\n\
         These are the arguments of the texts in `locales/<tag>/`. Each argument is a variable; \
         some have parts:\n\n\
         | variable | |\n|---|---|\n\
         | `$die` | The whole value, such as a die. |\n\
         | `$die_face` | A part of it. |\n\
         | `$card` | The text of a word. |\n\
         | `$card_word` | The word itself, or `none` if an optional argument (`?`) is missing. |\n\
         | `$card_gender` | The attribute `.gender` of the text. |\n\
         | `$gold_sign` | Of a number: `minus`, `zero` or `plus`. |\n\
         | `$gold_size` | A number without its sign. |\n\
         | `$seats_count` | The length of a list. |\n\
         | `$seats_then` | A list as an order: a, then b. |\n\
         | `$seats_commas` | A list without a word before the last item. |\n"
    );
    let mut words = BTreeMap::new();
    for (file, signatures) in files {
        let _ = write!(page, "\n## {file}.ftl\n\n| message | arguments |\n|---|---|\n");
        for Signature { id, args } in signatures {
            let said: Vec<_> =
                args.iter().map(|(name, kind)| format!("`${name}` {kind}")).collect();
            let _ = writeln!(page, "| `{id}` | {} |", said.join(", "));
            args.iter().for_each(|(_, kind)| kind.words(&mut words));
        }
    }
    for (about, more) in [(OF_TABLE, &of_table::<G>()[..]), (OWN_WORDS, answered)] {
        if !more.is_empty() {
            page.push_str(about);
        }
        for (name, kind) in more.iter().flat_map(|message| &message.args) {
            let _ = writeln!(page, "| `${name}` | {kind} |");
            kind.words(&mut words);
        }
    }
    page.push_str("\n## Words\n\n| | |\n|---|---|\n");
    for (name, words) in words {
        let words: Vec<_> = words.iter().map(|word| format!("`{word}`")).collect();
        let _ = writeln!(page, "| {name} | {} |", words.join(", "));
    }
    page
}

impl ArgKind {
    /// Collects the types of words in this kind.
    fn words(&self, out: &mut BTreeMap<&'static str, &'static [&'static str]>) {
        match self {
            Self::Word(name, words) => {
                out.insert(name, words);
            }
            Self::Group(parts) => parts.iter().for_each(|(_, kind)| kind.words(out)),
            Self::List(inner) | Self::Optional(inner) => inner.words(out),
            Self::Number | Self::YesNo | Self::Seat | Self::Thing(_) => {}
        }
    }
}

impl fmt::Display for ArgKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number => f.write_str("number"),
            Self::YesNo => f.write_str("yes or no"),
            Self::Seat => f.write_str("seat"),
            Self::Thing(name) | Self::Word(name, _) => f.write_str(name),
            Self::Group(parts) => {
                let parts: Vec<_> =
                    parts.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
                write!(f, "({})", parts.join(", "))
            }
            Self::List(inner) => write!(f, "list of {inner}"),
            Self::Optional(inner) => write!(f, "{inner}?"),
        }
    }
}
