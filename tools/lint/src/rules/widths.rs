//! Names, codes, questions, offers and lines of the board that are too wide for their places on a screen
//! of 80 columns, or on a map there.

use std::collections::BTreeMap;

use content::CardInfo;
use diag::Diagnostic;
use text::anatomy::{Anatomy, How, Piece};

use crate::asks::{is_offer, is_question};
use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::{Text, VariableSort};

/// The columns of a screen.
const SCREEN: usize = 80;

/// A name stands in half of a screen: cards and offers stand in two columns, with a number before
/// each.
const NAME: usize = 34;

/// The name of a place stands in a frame of twelve columns on the map.
const PLACE: usize = 10;

/// A code stands in a cell of a board.
const CODE: usize = 4;

/// An offer stands in a line, behind its number.
const OFFER: usize = SCREEN - 6;

/// A question stands in two lines, behind the name of whoever is asked.
const QUESTION: usize = 2 * (SCREEN - 10);

/// A line of the board stands in a frame.
const LINE: usize = SCREEN - 4;

/// A sentence of a game takes twice its place with the widest of everything in it, which seldom meets:
/// so much is not too wide.
const TWICE: usize = 2;

/// A translation may be wider than its English by one in so many.
const SHARE: usize = 2;

/// The sentences of a game that have one place, by the space that they stand in.
const PLACES: [(&str, &str, usize); 3] = [
    ("ask", "question", QUESTION),
    ("board", "line of the board", LINE),
    ("choice", "offer", OFFER),
];

/// What a name in a question takes, such as that of a die or a row; of cards, the own one is known.
const THING: usize = 16;

/// What a list of names takes.
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

/// A sentence of a game with the columns that it takes, what it is, and how many it has. The English one
/// shows how much can stand there.
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

/// The columns that its words take, without what is put between.
fn words(part: &Anatomy<'_>) -> usize {
    let pieces = part.runs.first().into_iter().flat_map(|run| &run.pieces);
    let wide = pieces.map(|piece| match piece {
        Piece::Words(words) | Piece::Quoted(words) => words.chars().count(),
        Piece::Placeable(_) => 0,
    });
    wide.sum()
}

/// The columns that terms take, by language and id.
type TermWidths<'l> = BTreeMap<(&'l str, &'l str), usize>;

fn named<'l>(term: &Text<'l>) -> (&'l str, &'l str) {
    (term.key.tag, term.key.id.trim_start_matches('-'))
}

/// The columns of the widest form of a term.
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

/// The words of a card for what it asks, or those of a game.
struct AskedWords<'a, 't> {
    look: &'a Look<'a>,
    terms: &'a TermWidths<'a>,
    text: &'a Text<'t>,
    part: &'a Anatomy<'t>,
    /// The card whose words they are; none where a game speaks.
    card: Option<&'a CardInfo>,
}

impl AskedWords<'_, '_> {
    /// The columns that a pattern takes with the widest that can be put into it.
    fn run(&self, run: usize) -> usize {
        let pieces = self.part.runs.get(run).into_iter().flat_map(|run| &run.pieces);
        let wide = pieces.map(|piece| match piece {
            Piece::Words(words) => joined(words),
            Piece::Quoted(words) => words.chars().count(),
            Piece::Placeable(brace) => self.placeable(*brace),
        });
        wide.sum()
    }

    /// What stands in braces: what comes first behind the opening one.
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
            // Variants are behind what they are chosen by, and not within one another's braces.
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

/// The columns of words that stand in several lines of a file.
fn joined(words: &str) -> usize {
    let wide: usize = words.split_whitespace().map(|word| word.chars().count() + 1).sum();
    let spaces = usize::from(words.starts_with(char::is_whitespace))
        + usize::from(words.ends_with(char::is_whitespace));
    (wide + spaces).saturating_sub(1)
}
