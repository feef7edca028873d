//! Quotes within quotes: the inner ones are written as the language writes them, wherever they come
//! from.

use crate::forms::Frames;
use crate::value::Value;
use crate::voice::{Voice, WORDS};

/// The marks of which quotes are made in some language.
const MARKS: &str = "“”„«»「」『』\"";

/// The quotes of a language, outside and within others: the text before a name, and after it.
pub(crate) struct Quotes {
    outer: [String; 2],
    inner: [String; 2],
}

impl Voice<'_> {
    /// The quotes of the language; `None` if it does not write inner ones differently.
    fn quotes(&self) -> Option<Quotes> {
        let language = self.chain.first()?;
        let around = |id: &str| {
            let found = self.find(WORDS, id, None).filter(|it| it.language.tag == language.tag)?;
            let name = Frames::HEAD.to_string();
            let text = self.show(found, WORDS, None, &[("name", Value::Text(&name))])?;
            let (before, after) = text.split_once(Frames::HEAD)?;
            let both = [before.to_owned(), after.to_owned()];
            both.iter().all(|mark| !mark.is_empty()).then_some(both)
        };
        Some(Quotes { outer: around("quoted")?, inner: around("quoted-within")? })
    }

    /// A rendered sentence in pieces, with the inner quotes of the language within others.
    pub(crate) fn nest(&self, pieces: Vec<String>) -> Vec<String> {
        // Few texts have any.
        let marks = pieces.iter().flat_map(|piece| piece.chars()).filter(|it| MARKS.contains(*it));
        if marks.count() < 4 {
            return pieces;
        }
        match self.quotes.get_or_init(|| self.quotes()) {
            Some(quotes) if quotes.nests(&pieces) => quotes.nest(&pieces),
            Some(_) | None => pieces,
        }
    }
}

impl Quotes {
    /// Whether there are quotes within quotes, and each is closed.
    fn nests(&self, pieces: &[String]) -> bool {
        let (mut depth, mut deepest) = (0_i32, 0);
        for piece in pieces {
            for (mark, _) in self.marks(piece) {
                depth += if mark == 0 { 1 } else { -1 };
                if depth < 0 {
                    return false;
                }
                deepest = deepest.max(depth);
            }
        }
        depth == 0 && deepest > 1
    }

    fn nest(&self, pieces: &[String]) -> Vec<String> {
        let mut depth = 0;
        let nested = pieces.iter().map(|piece| {
            let (mut out, mut from) = (String::new(), 0);
            for (mark, at) in self.marks(piece) {
                // Both marks of a pair are at the depth inside it.
                depth += usize::from(mark == 0);
                let marks = if depth % 2 == 0 { &self.inner } else { &self.outer };
                out.push_str(&piece[from..at]);
                out.push_str(&marks[mark]);
                from = at + self.outer[mark].len();
                depth -= usize::from(mark == 1);
            }
            out.push_str(&piece[from..]);
            out
        });
        nested.collect()
    }

    /// The outer quotes in a text: 0 for one that opens, 1 for one that closes, with its place.
    fn marks(&self, text: &str) -> Vec<(usize, usize)> {
        let found = (0..2)
            .flat_map(|mark| text.match_indices(&*self.outer[mark]).map(move |(at, _)| (mark, at)));
        let mut found: Vec<_> = found.collect();
        found.sort_by_key(|(_, at)| *at);
        found
    }
}
