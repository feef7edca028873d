//! Anatomy: the pieces of a text with their places, for the linter. An entry is parsed again on
//! request, so that games, which never need this, do not keep it.

use std::ops::Range;

use diag::{Place, Source};
use fluent_syntax::ast;
use fluent_syntax::parser::parse_runtime;

use crate::keys::Key;

/// The value of an entry, or one of its attributes, in pieces.
#[derive(Clone, Debug, Default)]
pub struct Anatomy<'l> {
    /// The name of the attribute; `None` for the value.
    pub attribute: Option<&'l str>,
    /// The bytes from its first piece to its last.
    pub range: Range<usize>,
    /// Its patterns: its own first, then those of variants, at any depth.
    pub runs: Vec<TextRun<'l>>,
    /// Its selections.
    pub choices: Vec<Selection<'l>>,
    /// Every occurrence of its variables.
    pub uses: Vec<Use<'l>>,
    /// The terms it shows or selects on.
    pub terms: Vec<TermUse<'l>>,
    /// The attributes of messages that it shows.
    pub attributes: Vec<&'l str>,
}

/// A pattern: words and placeables.
#[derive(Clone, Debug, Default)]
pub struct TextRun<'l> {
    /// The pieces in order.
    pub pieces: Vec<Piece<'l>>,
}

/// A piece of a pattern.
#[derive(Clone, Debug)]
pub enum Piece<'l> {
    /// Literal words, as in the file.
    Words(&'l str),
    /// A string literal without its quotes: `{ "…" }`.
    Quoted(&'l str),
    /// Any other placeable, with the byte of its opening brace.
    Placeable(usize),
}

/// A selection of one of several variants.
#[derive(Clone, Debug)]
pub struct Selection<'l> {
    /// The selector.
    pub by: Selector<'l>,
    /// The bytes of the selector's name.
    pub at: Range<usize>,
    /// Its variants.
    pub variants: Vec<Variant<'l>>,
}

/// The selector of a selection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selector<'l> {
    /// A variable.
    Variable(&'l str),
    /// A variable through `NUMBER`; `true` for ordinal numbers.
    Number(&'l str, bool),
    /// The attribute of a term: term, attribute.
    Term(&'l str, &'l str),
    /// Anything else.
    Other,
}

/// A variant of a selection.
#[derive(Clone, Debug)]
pub struct Variant<'l> {
    /// Its key, as written.
    pub key: &'l str,
    /// Whether the key is a number.
    pub number: bool,
    /// Whether it is the default.
    pub default: bool,
    /// The index of its pattern in [`Anatomy::runs`].
    pub run: usize,
}

/// An occurrence of a variable.
#[derive(Clone, Debug)]
pub struct Use<'l> {
    /// Its name, without the dollar sign.
    pub name: &'l str,
    /// How it is used.
    pub how: How<'l>,
    /// Its bytes, without the dollar sign.
    pub at: Range<usize>,
    /// The index of its pattern in [`Anatomy::runs`].
    pub run: usize,
}

/// How a variable or a term is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How<'l> {
    /// It is shown.
    Shown,
    /// It is a selector.
    Selected,
    /// It is an argument of this function.
    Called(&'l str),
}

/// An occurrence of a term.
#[derive(Clone, Debug)]
pub struct TermUse<'l> {
    /// Its id, without the dash.
    pub id: &'l str,
    /// The attribute, if one is used.
    pub attribute: Option<&'l str>,
    /// The bytes of the id.
    pub at: Range<usize>,
    /// How it is used.
    pub how: How<'l>,
    /// The names of its arguments with their bytes.
    pub arguments: Vec<(&'l str, Range<usize>)>,
    /// The index of its pattern in [`Anatomy::runs`].
    pub run: usize,
}

impl TextRun<'_> {
    /// Replaces a placeable in [`Self::letters`].
    pub const PLACEABLE: char = '\u{fffc}';
    /// Replaces a string literal in [`Self::letters`].
    pub const QUOTED: char = '\u{fffb}';

    /// The letters of its words with their bytes in the file. Each placeable is one letter
    /// [`Self::PLACEABLE`], each string literal one [`Self::QUOTED`].
    pub fn letters(&self, source: &Source) -> Vec<(usize, char)> {
        let room = self.pieces.iter().map(|piece| match piece {
            Piece::Words(words) => words.len(),
            Piece::Quoted(_) | Piece::Placeable(_) => 1,
        });
        let mut letters = Vec::with_capacity(room.sum());
        for piece in &self.pieces {
            match piece {
                Piece::Words(words) => {
                    let start = start(source.text(), words);
                    letters.extend(words.char_indices().map(|(at, one)| (start + at, one)));
                }
                Piece::Quoted(words) => {
                    letters.push((start(source.text(), words), Self::QUOTED));
                }
                Piece::Placeable(at) => letters.push((*at, Self::PLACEABLE)),
            }
        }
        letters
    }
}

/// The byte at which a slice begins in its text.
fn start(text: &str, slice: &str) -> usize {
    slice.as_ptr() as usize - text.as_ptr() as usize
}

/// The parts of an entry: its value, then its attributes.
pub fn anatomy<'l>(key: &Key<'l>) -> Vec<Anatomy<'l>> {
    let text = key.place.source.text();
    let range = key.whole.span.start as usize..key.whole.span.end as usize;
    let Some(entry) = text.get(range) else { return Vec::new() };
    let (Ok(resource) | Err((resource, _))) = parse_runtime(entry);
    let (value, attributes) = match resource.body.first() {
        Some(ast::Entry::Message(message)) => (message.value.as_ref(), &message.attributes),
        Some(ast::Entry::Term(term)) => (Some(&term.value), &term.attributes),
        _ => return Vec::new(),
    };
    let names: Vec<&str> = attributes.iter().map(|one| one.id.name).collect();
    let dots = names.iter().map(|name| start(text, name) - '.'.len_utf8());
    let ends: Vec<usize> = dots.chain([key.whole.span.end as usize]).collect();
    let value = value.map(|value| read(text, None, value, ends[0]));
    let attributes = attributes.iter().zip(&ends[1..]);
    let attributes = attributes.map(|(one, end)| read(text, Some(one.id.name), &one.value, *end));
    value.into_iter().chain(attributes).collect()
}

impl Anatomy<'_> {
    /// Releases spare capacity: the linter keeps one of these for every text of a large pack.
    fn spare_no_room(&mut self) {
        self.runs.shrink_to_fit();
        self.runs.iter_mut().for_each(|run| run.pieces.shrink_to_fit());
        self.choices.shrink_to_fit();
        self.choices.iter_mut().for_each(|choice| choice.variants.shrink_to_fit());
        self.uses.shrink_to_fit();
        self.terms.shrink_to_fit();
        self.attributes.shrink_to_fit();
    }

    /// A place in the file of an entry.
    pub fn place(&self, key: &Key<'_>, range: &Range<usize>) -> Place {
        key.place.source.place(range.clone())
    }

    /// Whether nothing of it is visible: only spaces, and no placeables.
    pub fn is_blank(&self) -> bool {
        let blank = |piece: &Piece<'_>| match piece {
            Piece::Words(words) | Piece::Quoted(words) => words.trim().is_empty(),
            Piece::Placeable(_) => false,
        };
        self.runs.first().is_none_or(|run| run.pieces.iter().all(blank))
    }
}

/// Reads a pattern that ends before this byte.
fn read<'l>(
    text: &'l str,
    attribute: Option<&'l str>,
    pattern: &ast::Pattern<&'l str>,
    end: usize,
) -> Anatomy<'l> {
    let anatomy = Anatomy { attribute, ..Anatomy::default() };
    let mut reader = PatternReader { text, anatomy };
    reader.pattern(pattern);
    let mut all = reader.anatomy;
    all.spare_no_room();
    let first = all.runs.first().and_then(|run| run.pieces.first());
    let first = first.map_or(end, |piece| match piece {
        Piece::Words(words) => start(text, words),
        Piece::Quoted(words) => start(text, words) - '"'.len_utf8(),
        Piece::Placeable(at) => *at,
    });
    all.range = first..first + text[first..end].trim_end().len();
    all
}

struct PatternReader<'l> {
    text: &'l str,
    anatomy: Anatomy<'l>,
}

impl<'l> PatternReader<'l> {
    fn range(&self, slice: &str) -> Range<usize> {
        let start = start(self.text, slice);
        start..start + slice.len()
    }

    /// Reads a pattern and returns its index in `runs`.
    fn pattern(&mut self, pattern: &ast::Pattern<&'l str>) -> usize {
        let run = self.anatomy.runs.len();
        self.anatomy.runs.push(TextRun::default());
        let mut at = None;
        for element in &pattern.elements {
            let piece = match element {
                ast::PatternElement::TextElement { value } => {
                    at = Some(self.range(value).end);
                    Piece::Words(value)
                }
                ast::PatternElement::Placeable { expression } => {
                    let first = self.expression(expression, run);
                    self.placeable(expression, first, &mut at)
                }
            };
            self.anatomy.runs[run].pieces.push(piece);
        }
        run
    }

    /// Reads a placeable. Its brace is the last one before its first name.
    fn placeable(
        &self,
        expression: &ast::Expression<&'l str>,
        first: usize,
        at: &mut Option<usize>,
    ) -> Piece<'l> {
        if let ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }) = expression
        {
            *at = Some(self.range(value).end);
            return Piece::Quoted(value);
        }
        let from = at.unwrap_or_default().min(first);
        let brace = self.text[from..first].rfind('{').map_or(first, |brace| from + brace);
        *at = Some(first);
        Piece::Placeable(brace)
    }

    /// Reads an expression and returns the byte of its first name.
    fn expression(&mut self, expression: &ast::Expression<&'l str>, run: usize) -> usize {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, How::Shown, run),
            ast::Expression::Select { selector, variants } => {
                let first = self.inline(selector, How::Selected, run);
                let (by, at) = self.selector(selector);
                let nth = self.anatomy.choices.len();
                self.anatomy.choices.push(Selection { by, at, variants: Vec::new() });
                for variant in variants {
                    let (key, number) = match variant.key {
                        ast::VariantKey::Identifier { name } => (name, false),
                        ast::VariantKey::NumberLiteral { value } => (value, true),
                    };
                    let run = self.pattern(&variant.value);
                    let variant = Variant { key, number, default: variant.default, run };
                    self.anatomy.choices[nth].variants.push(variant);
                }
                first
            }
        }
    }

    fn selector(&self, selector: &ast::InlineExpression<&'l str>) -> (Selector<'l>, Range<usize>) {
        use ast::InlineExpression as Inline;
        match selector {
            Inline::VariableReference { id } => (Selector::Variable(id.name), self.range(id.name)),
            Inline::TermReference { id, attribute: Some(attribute), .. } => {
                (Selector::Term(id.name, attribute.name), self.range(id.name))
            }
            Inline::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                let ordinal = arguments.named.iter().any(|named| {
                    let word = Inline::StringLiteral { value: "ordinal" };
                    named.name.name == "type" && named.value == word
                });
                match arguments.positional.as_slice() {
                    [Inline::VariableReference { id }] => {
                        (Selector::Number(id.name, ordinal), self.range(id.name))
                    }
                    _ => (Selector::Other, self.range(id.name)),
                }
            }
            Inline::FunctionReference { id, .. }
            | Inline::MessageReference { id, .. }
            | Inline::TermReference { id, .. } => (Selector::Other, self.range(id.name)),
            Inline::StringLiteral { value } | Inline::NumberLiteral { value } => {
                (Selector::Other, self.range(value))
            }
            // The parser does not allow nested placeables there.
            Inline::Placeable { .. } => (Selector::Other, 0..0),
        }
    }

    /// Reads an inline expression and returns the byte of its first name.
    fn inline(
        &mut self,
        inline: &ast::InlineExpression<&'l str>,
        how: How<'l>,
        run: usize,
    ) -> usize {
        use ast::InlineExpression as Inline;
        match inline {
            Inline::StringLiteral { value } | Inline::NumberLiteral { value } => {
                self.range(value).start
            }
            Inline::VariableReference { id } => {
                let at = self.range(id.name);
                self.anatomy.uses.push(Use { name: id.name, how, at: at.clone(), run });
                at.start
            }
            Inline::FunctionReference { id, arguments } => {
                self.arguments(arguments, How::Called(id.name), run);
                self.range(id.name).start
            }
            Inline::MessageReference { id, attribute } => {
                self.anatomy.attributes.extend(attribute.iter().map(|attribute| attribute.name));
                self.range(id.name).start
            }
            Inline::TermReference { id, attribute, arguments } => {
                let named = arguments.iter().flat_map(|all| &all.named);
                let (id, at) = (id.name, self.range(id.name));
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                let named = named.map(|named| named.name.name);
                let arguments = named.map(|name| (name, self.range(name))).collect();
                let first = at.start;
                self.anatomy.terms.push(TermUse { id, attribute, at, how, arguments, run });
                first
            }
            Inline::Placeable { expression } => self.expression(expression, run),
        }
    }

    fn arguments(&mut self, arguments: &ast::CallArguments<&'l str>, how: How<'l>, run: usize) {
        for argument in &arguments.positional {
            self.inline(argument, how, run);
        }
    }
}
