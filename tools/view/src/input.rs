//! What a player can say.

use schemars::JsonSchema;
use serde::Deserialize;

/// One thing that a player says: an answer, or a wish beside the game. As JSON it is one object
/// whose `do` says which.
///
/// ```
/// use view::Input;
///
/// let input: Input = serde_json::from_str(r#"{ "do": "offer", "offer": 2 }"#)?;
/// assert_eq!(input, Input::Offer { offer: 2 });
/// let input: Input = serde_json::from_str(r#"{ "do": "undo" }"#)?;
/// assert_eq!(input, Input::Undo);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(example = content::json_example(r#"{ "do": "offer", "offer": 2 }"#))]
pub enum Input {
    /// Take an offer.
    Offer {
        /// Which, counted from 0.
        offer: usize,
    },
    /// Whatever a player types: the number of an offer counted from 1, a part of its words, or a
    /// command in the language of the game.
    Words {
        /// What was typed.
        words: String,
    },
    /// Explain a card or a chapter of the rules, or the moment.
    Help {
        /// A part of a name, or the number of an offer counted from 1; the moment when empty.
        #[serde(default)]
        about: String,
    },
    /// Show everything on the table.
    Board,
    /// Show what lies in front of a player.
    Sheet {
        /// A part of a name, or the letter of a seat; one's own when empty.
        #[serde(default)]
        of: String,
    },
    /// Show the piles that lie open.
    Piles,
    /// Show the log.
    Log {
        /// How many of its last lines: a number, or `all`; some when empty.
        #[serde(default)]
        lines: String,
    },
    /// Count everybody's points.
    Score,
    /// Say why something on the table is not offered.
    Why {
        /// A part of what it is called there, or its kind and its id, such as `skill/climb`; when
        /// empty, say where and why scripts of cards failed.
        #[serde(default)]
        about: String,
    },
    /// Take the last choice back.
    Undo,
    /// Say what a careful player would do.
    Hint,
    /// Say what would come of an offer, without taking it.
    Preview {
        /// Which, counted from 0.
        offer: usize,
    },
    /// Tell one fact of the table, in a sentence.
    Query {
        /// Its name in every language, such as `gold`; the help has them all.
        query: String,
        /// A thing or a player, by a number, a sign or a part of the name; one's own, or all, when
        /// empty.
        #[serde(default)]
        of: String,
    },
    /// Change how much is told without being asked for.
    Detail {
        /// `terse`, `full` or `usual`, or the word of the language; say how much it is when empty.
        #[serde(default)]
        detail: String,
    },
    /// Change which kinds of news are told.
    News {
        /// A kind, all when none is named, and behind it `on`, `off` or `last`, or the word of the
        /// language; say which are told when empty.
        #[serde(default)]
        news: String,
    },
    /// Change the language.
    Lang {
        /// Its tag, such as `fr`; say which there are when empty.
        #[serde(default)]
        tag: String,
    },
    /// Save a copy of the game.
    Save {
        /// Where; say where the game is kept when empty.
        #[serde(default)]
        file: String,
    },
    /// Show the question and its offers again. While the table is handed over: who shall look does,
    /// alone.
    Again,
    /// Stop; the game is kept.
    Quit,
}
