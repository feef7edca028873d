//! Names, codes, questions, offers and lines of the board that are too wide for a screen of 80
//! columns, or for a map on it.

use std::collections::BTreeMap;

use content::CardInfo;
use diag::Diagnostic;
use text::anatomy::{Anatomy, How, Piece};

use crate::asks::{is_offer, is_question};
use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::{Text, VariableSort};

/// Width of a screen in columns.
const SCREEN: usize = 80;

/// Width of a name: half a screen, because cards and offers are in two columns with numbers.
const NAME: usize = 34;

/// Width of a place's name in its frame on the map.
const PLACE: usize = 10;

/// Width of a code in a cell of a board.
const CODE: usize = 4;

/// Width of an offer in a line, after its number.
const OFFER: usize = SCREEN - 6;

/// Width of a question in two lines, after the name of the asked player.
const QUESTION: usize = 2 * (SCREEN - 10);

/// Width of a line of the board in a frame.
const LINE: usize = SCREEN - 4;

/// A sentence may be this many times as wide as its place with the widest value of every variable,
/// because these rarely occur together.
const TWICE: usize = 2;

/// A translation may be wider than its English by one part in this many.
const SHARE: usize = 2;

/// The game's sentences with a fixed place, by space.
const PLACES: [(&str, &str, usize); 3] = [
    ("ask", "question", QUESTION),
    ("board", "line of the board", LINE),
    ("choice", "offer", OFFER),
];

/// Assumed width of a name in a question, such as that of a die or a row. For a card's question,
/// the card's own name is known.
const THING: usize = 16;

/// Assumed width of a list of names.
const LIST: usize = 2 * THING;

pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    let terms: TermWidths<'_> = look.terms.iter().map(|term| (named(term), widest(term))).collect();
    Box::new(move |text, english, out| {
        let card = look.card(text.key.space, text.key.id);
        let most = match look.shelved.places().contains(&text.key.space) {
            true => Some(PLACE),
            false => card.map(|_| NAME),
        };
        let name = most.and_then(|most| Some((text.part(None)?, most)));
        let name = name.map(|(name, most)| (name, words(name), "name", most));
        let code = text.part(Some("code")).map(|code| (code, words(code), "code", CODE));
        let own = text.parts.iter().filter_map(|part| {
            let (attribute, card) = (part.attribute?, card?);
            let wide = || AskedWords { look, terms: &terms, text, part, card: Some(card) }.run(0);
            if is_offer(attribute) {
                Some((part, wide(), "offer", OFFER))
            } else {
                is_question(attribute).then(|| (part, wide(), "question", QUESTION))
            }
        });
        let said = of_game(look, &terms, text, english);
        for (part, wide, what, most) in name.into_iter().chain(code).chain(own).chain(said) {
            if wide > most {
                let message = format!("this {what} is {wide} columns wide; its place has {most}");
                out.push(
                    Diagnostic::warning(codes::TOO_WIDE, message, text.place(&part.range))
                        .help("find a shorter one: this one would break the lines of the screen"),
                );
            }
        }
    })
}

/// A sentence of a game: its width, its description, and the available width. The English version
/// shows how much fits.
fn of_game<'t>(
    look: &Look<'_>,
    terms: &TermWidths<'_>,
    text: &'t Text<'_>,
    english: Option<&Text<'_>>,
) -> Option<(&'t Anatomy<'t>, usize, &'static str, usize)> {
    let (_, what, place) = PLACES.iter().find(|(space, ..)| *space == text.key.space)?;
    let wide = |text: &Text<'_>, part| AskedWords { look, terms, text, part, card: None }.run(0);
    let part = text.part(None)?;
    let own = wide(text, part);
    if own <= *place {
        return None;
    }
    let base = english.filter(|base| base.key.tag != text.key.tag);
    let most = match base.and_then(|base| Some((base, base.part(None)?))) {
        Some((base, part)) => wide(base, part).max(*place) * (SHARE + 1) / SHARE,
        None => place * TWICE,
    };
    Some((part, own, what, most))
}

/// The width of its words, without placeables.
fn words(part: &Anatomy<'_>) -> usize {
    let pieces = part.runs.first().into_iter().flat_map(|run| &run.pieces);
    let wide = pieces.map(|piece| match piece {
        Piece::Words(words) | Piece::Quoted(words) => words.chars().count(),
        Piece::Placeable(_) => 0,
    });
    wide.sum()
}

/// The widths of terms, by language and id.
type TermWidths<'l> = BTreeMap<(&'l str, &'l str), usize>;

fn named<'l>(term: &Text<'l>) -> (&'l str, &'l str) {
    (term.key.tag, term.key.id.trim_start_matches('-'))
}

/// The width of the widest form of a term.
fn widest(term: &Text<'_>) -> usize {
    let runs = term.part(None).into_iter().flat_map(|part| &part.runs);
    let wide = runs.map(|run| {
        let words = run.pieces.iter().map(|piece| match piece {
            Piece::Words(words) | Piece::Quoted(words) => words.trim().chars().count(),
            Piece::Placeable(_) => 0,
        });
        words.sum::<usize>()
    });
    wide.max().unwrap_or(THING)
}

/// The words of a card or of a game for a question.
struct AskedWords<'a, 't> {
    look: &'a Look<'a>,
    terms: &'a TermWidths<'a>,
    text: &'a Text<'t>,
    part: &'a Anatomy<'t>,
    /// The card of these words; `None` for words of a game.
    card: Option<&'a CardInfo>,
}

impl AskedWords<'_, '_> {
    /// The width of a pattern with the widest possible values.
    fn run(&self, run: usize) -> usize {
        let pieces = self.part.runs.get(run).into_iter().flat_map(|run| &run.pieces);
        let wide = pieces.map(|piece| match piece {
            Piece::Words(words) => joined(words),
            Piece::Quoted(words) => words.chars().count(),
            Piece::Placeable(brace) => self.placeable(*brace),
        });
        wide.sum()
    }

    /// The width of a placeable, by the first thing after its opening brace.
    fn placeable(&self, brace: usize) -> usize {
        let part = self.part;
        let behind = |start: usize| start > brace;
        let choice = part.choices.iter().filter(|choice| behind(choice.at.start));
        let choice = choice.min_by_key(|choice| choice.at.start);
        let shown = part.uses.iter().filter(|one| behind(one.at.start));
        let shown = shown.min_by_key(|one| one.at.start);
        let term = part.terms.iter().filter(|term| behind(term.at.start));
        let term = term.min_by_key(|term| term.at.start);
        let starts = [
            choice.map(|choice| choice.at.start),
            shown.filter(|one| one.how != How::Selected).map(|one| one.at.start),
            term.filter(|term| term.how != How::Selected).map(|term| term.at.start),
        ];
        let first = starts.into_iter().flatten().min();
        match first {
            None => 0,
            // Variants come after their selector, and not inside another one's braces.
            first if first == starts[0] => {
                let variants = choice.into_iter().flat_map(|choice| &choice.variants);
                variants.map(|variant| self.run(variant.run)).max().unwrap_or(0)
            }
            first if first == starts[1] => {
                let called = shown.is_some_and(|one| matches!(one.how, How::Called(_)));
                shown.map_or(0, |one| self.variable(one.name)) + if called { 3 } else { 0 }
            }
            Some(_) => term.map_or(0, |term| self.term(term.id)),
        }
    }

    fn variable(&self, name: &str) -> usize {
        let numbers = self.card.into_iter().flat_map(CardInfo::numbers);
        if let Some((_, number)) = numbers.into_iter().find(|(own, _)| *own == name) {
            return number.to_string().len();
        }
        if name == "card" && self.card.is_some() {
            return self.text.part(None).map_or(THING, words);
        }
        match self.look.sort(self.text, self.part.attribute, name) {
            VariableSort::Number => 2,
            VariableSort::List => LIST,
            VariableSort::Name | VariableSort::Words(_) | VariableSort::Unknown => THING,
        }
    }

    fn term(&self, id: &str) -> usize {
        self.terms.get(&(self.text.key.tag, id)).copied().unwrap_or(THING)
    }
}

/// The width of words written in several lines of a file.
fn joined(words: &str) -> usize {
    let wide: usize = words.split_whitespace().map(|word| word.chars().count() + 1).sum();
    let spaces = usize::from(words.starts_with(char::is_whitespace))
        + usize::from(words.ends_with(char::is_whitespace));
    (wide + spaces).saturating_sub(1)
}
