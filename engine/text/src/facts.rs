//! Facts about an entry of a locale file, without its text.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use diag::{Diagnostic, Place, Source, Span};
use fluent_syntax::ast;

use crate::codes;
use crate::forms::{FormFunction, data, functions};
use crate::variables::Variables;

/// A message or a term.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// Whether it is a term, whose id is then without the dash.
    pub(crate) term: bool,
    /// The id.
    pub(crate) id: String,
    /// The place of the id.
    pub(crate) place: Place,
    /// The bytes of the whole entry, without unreadable parts.
    pub(crate) range: Range<usize>,
    /// The value.
    pub(crate) value: Option<TextValue>,
    /// The attributes.
    pub(crate) attributes: Vec<Attribute>,
}

/// An attribute of a message or term.
#[derive(Clone, Debug)]
pub(crate) struct Attribute {
    /// The name.
    pub(crate) name: String,
    /// The place of the name.
    pub(crate) place: Place,
    /// The value.
    pub(crate) part: TextValue,
    /// Its word, if it is a datum of the noun.
    pub(crate) datum: Option<String>,
}

/// A value of a message, a term or an attribute.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextValue {
    /// The variables, each with its first place. After the check, those of referenced messages are
    /// included.
    pub(crate) variables: Variables,
    /// Its references.
    pub(crate) refs: Vec<Ref>,
    /// The arguments of function calls, if there are any.
    pub(crate) calls: Option<Box<FunctionCalls>>,
    /// The number of its placeables; `None` if there are none, or after the check.
    pub(crate) cost: Option<Box<Cost>>,
    /// A colon in its own words; the last one of a variant, if there is one there.
    pub(crate) colon: Option<Box<Colon>>,
    /// The whole value, if it is a single text element.
    pub(crate) sole: Option<Span>,
}

/// The arguments of function calls in a text. Few texts call functions.
#[derive(Clone, Debug, Default)]
pub(crate) struct FunctionCalls {
    /// Variables.
    variables: BTreeSet<String>,
    /// Terms.
    terms: Vec<Termed>,
}

impl TextValue {
    /// The variables that are arguments of functions.
    pub(crate) fn called(&self) -> impl Iterator<Item = &String> {
        self.calls.iter().flat_map(|calls| &calls.variables)
    }

    /// The terms that are arguments of functions.
    pub(crate) fn termed(&self) -> impl Iterator<Item = &Termed> {
        self.calls.iter().flat_map(|calls| &calls.terms)
    }

    fn calls(&mut self) -> &mut FunctionCalls {
        self.calls.get_or_insert_default()
    }
}

/// A colon in a text.
#[derive(Clone, Debug)]
pub struct Colon {
    /// The place of the colon.
    pub place: Place,
    /// Whether the text, or a variant of it, ends with it.
    pub last: bool,
}

/// A reference to a message, a term or one of their attributes.
#[derive(Clone, Debug)]
pub(crate) struct Ref {
    /// Whether it refers to a term.
    pub(crate) term: bool,
    /// The id, without a term's dash.
    pub(crate) id: Box<str>,
    /// The attribute, if one is used.
    pub(crate) attribute: Option<Box<str>>,
    /// The bytes of the id.
    pub(crate) at: Span,
}

/// A term that is an argument of a function: `{ THE(-card(count: "other")) }`.
#[derive(Clone, Debug)]
pub(crate) struct Termed {
    /// The function.
    pub(crate) function: &'static FormFunction,
    /// The term, without its dash.
    pub(crate) id: String,
    /// The place of the id.
    pub(crate) place: Place,
    /// Whether the plural of the term is requested.
    pub(crate) several: bool,
    /// The data of the noun given in the text, each with the place of its name.
    pub(crate) given: Vec<(String, Place)>,
    /// The byte after the term, where further data can be inserted.
    pub(crate) end: usize,
}

/// The number of placeables of a part: its own, those of referenced parts (by index into
/// [`TextValue::refs`]), and for each selection those of the largest variant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cost {
    /// Own placeables.
    pub(crate) own: usize,
    /// References.
    pub(crate) refs: Vec<usize>,
    /// Selections.
    pub(crate) choices: Vec<Vec<Cost>>,
}

impl Ref {
    /// The id as written: that of a term begins with a dash.
    pub(crate) fn written(&self) -> String {
        format!("{}{}", if self.term { "-" } else { "" }, self.id)
    }
}

impl Termed {
    /// Whether the text gives this datum itself.
    fn written(&self, name: &str) -> bool {
        self.given.iter().any(|(given, _)| given == name)
    }

    /// The data of the term's noun as arguments of the function, without those given in the text.
    pub(crate) fn data(&self, of: &[(String, String)]) -> String {
        let several = [(NUMBER_DATUM.to_owned(), SEVERAL.to_owned())];
        let several = several.iter().filter(|_| self.several);
        let own = of.iter().filter(|(name, _)| !self.several || name != NUMBER_DATUM);
        let data = own.chain(several).filter(|(name, _)| !self.written(name));
        data.map(|(name, value)| format!(", {name}: \"{value}\"")).collect()
    }
}

impl Entry {
    /// The data of the noun of a term.
    pub(crate) fn data(&self) -> Vec<(String, String)> {
        let datum = |one: &Attribute| Some((one.name.clone(), one.datum.clone()?));
        self.attributes.iter().filter_map(datum).collect()
    }

    /// The id as written: that of a term begins with a dash.
    pub(crate) fn written(&self) -> &str {
        let (start, end) = (self.place.span.start as usize, self.place.span.end as usize);
        let dash = usize::from(self.term);
        self.place.source.text().get(start - dash..end).unwrap_or(&self.id)
    }

    /// The value, or the attribute with this name.
    pub(crate) fn part(&self, attribute: Option<&str>) -> Option<&TextValue> {
        match attribute {
            None => self.value.as_ref(),
            Some(name) => {
                let found = self.attributes.iter().find(|attribute| attribute.name == name)?;
                Some(&found.part)
            }
        }
    }

    /// The whole text of a part, if it is a single text element.
    pub(crate) fn sole(&self, part: &TextValue) -> Option<&str> {
        let Span { start, end } = part.sole?;
        self.place.source.text().get(start as usize..end as usize)
    }

    /// The value and the attributes.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (Option<&str>, &TextValue)> {
        let attributes = self.attributes.iter();
        let attributes =
            attributes.map(|attribute| (Some(attribute.name.as_str()), &attribute.part));
        self.value.iter().map(|part| (None, part)).chain(attributes)
    }
}

/// The terms that all spaces of a language share, by id.
pub(crate) type SharedTerms<'e> = BTreeMap<&'e str, &'e Entry>;

/// The entries of a space ordered by id, messages before terms.
pub(crate) struct ById<'e>(Vec<&'e Entry>);

impl<'e> ById<'e> {
    pub(crate) fn new(entries: &'e [Entry]) -> Self {
        let mut sorted: Vec<_> = entries.iter().collect();
        // Entries with one id stay in the order of reading.
        sorted.sort_by_key(|entry| (entry.term, entry.id.as_str()));
        Self(sorted)
    }

    /// Whether an id occurs more than once.
    pub(crate) fn repeats(&self) -> bool {
        let same = |pair: &[&Entry]| (pair[0].term, &pair[0].id) == (pair[1].term, &pair[1].id);
        self.0.windows(2).any(same)
    }

    /// The first entry with this id.
    pub(crate) fn find(&self, term: bool, id: &str) -> Option<&'e Entry> {
        let at = self.0.partition_point(|entry| (entry.term, entry.id.as_str()) < (term, id));
        self.0.get(at).copied().filter(|entry| (entry.term, entry.id.as_str()) == (term, id))
    }

    /// The ids of all messages, or of all terms.
    pub(crate) fn ids(&self, term: bool) -> impl Iterator<Item = &'e str> {
        self.0.iter().filter(move |entry| entry.term == term).map(|entry| entry.id.as_str())
    }
}

/// Collects the facts about the patterns of one file.
pub(crate) struct FactGatherer<'a> {
    source: &'a Source,
    language: &'a str,
    /// The findings so far.
    pub(crate) findings: Vec<Diagnostic>,
    /// Whether something was found that must not be formatted.
    pub(crate) refused: bool,
}

/// The function that is built into Fluent.
pub(crate) const NUMBER: &str = "NUMBER";

/// The datum that marks a noun as plural, with its value. Languages without it have no functions
/// that use it.
const NUMBER_DATUM: &str = "number";
const SEVERAL: &str = "pl";

/// The argument of a term with the number of things.
const COUNT: &str = "count";

/// Maximum number of digits of a number. With more, formatting could fail.
const DIGITS: usize = 15;

/// Maximum number of digits of a function option, such as `minimumFractionDigits`.
const OPTION_DIGITS: usize = 1;

impl<'a> FactGatherer<'a> {
    /// A reader of one file of a language.
    pub(crate) fn new(source: &'a Source, language: &'a str) -> Self {
        Self { source, language, findings: Vec::new(), refused: false }
    }

    /// The range in the file of a slice of its text.
    pub(crate) fn range(&self, slice: &str) -> Range<usize> {
        let start = slice.as_ptr() as usize - self.source.text().as_ptr() as usize;
        start..start + slice.len()
    }

    /// The place of a slice of the file's text.
    pub(crate) fn place(&self, slice: &str) -> Place {
        self.source.place(self.range(slice))
    }

    /// The facts about a pattern.
    pub(crate) fn part(&mut self, pattern: &ast::Pattern<&str>) -> TextValue {
        let mut part = TextValue::default();
        let cost = self.pattern(pattern, &mut part);
        if let [ast::PatternElement::TextElement { value }] = pattern.elements.as_slice() {
            part.sole = Some(Span::new(self.range(value)));
        }
        // A large pack has a hundred thousand of them.
        part.refs.shrink_to_fit();
        let plain = cost.own == 0 && cost.refs.is_empty() && cost.choices.is_empty();
        TextValue { cost: (!plain).then(|| Box::new(cost)), ..part }
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>, part: &mut TextValue) -> Cost {
        let mut cost = Cost::default();
        for (at, element) in pattern.elements.iter().enumerate() {
            match element {
                ast::PatternElement::Placeable { expression } => {
                    cost.own += 1;
                    self.expression(expression, part, &mut cost);
                }
                ast::PatternElement::TextElement { value } => {
                    self.colon(value, at + 1 == pattern.elements.len(), part);
                }
            }
        }
        cost.refs.shrink_to_fit();
        cost.choices.shrink_to_fit();
        cost
    }

    /// Records a colon in a text element. `end`: it is the last element.
    fn colon(&self, piece: &str, end: bool, part: &mut TextValue) {
        let Some(at) = piece.rfind(':') else { return };
        let last = end && piece[at + 1..].trim().is_empty();
        if last || part.colon.is_none() {
            let place = self.place(&piece[at..=at]);
            part.colon = Some(Box::new(Colon { place, last }));
        }
    }

    fn expression(
        &mut self,
        expression: &ast::Expression<&str>,
        part: &mut TextValue,
        cost: &mut Cost,
    ) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, part, cost),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector, part, cost);
                for variant in variants {
                    if let ast::VariantKey::NumberLiteral { value } = &variant.key {
                        self.number(value, DIGITS);
                    }
                }
                let dear = variants.iter().map(|variant| self.pattern(&variant.value, part));
                cost.choices.push(dear.collect());
            }
        }
    }

    fn inline(
        &mut self,
        inline: &ast::InlineExpression<&str>,
        part: &mut TextValue,
        cost: &mut Cost,
    ) {
        use ast::InlineExpression as Inline;
        match inline {
            Inline::StringLiteral { .. } => {}
            Inline::NumberLiteral { value } => self.number(value, DIGITS),
            Inline::VariableReference { id } => {
                let name = self.range(id.name);
                let range = name.start - '$'.len_utf8()..name.end;
                part.variables.add(id.name, || self.source.place(range));
            }
            Inline::FunctionReference { id, arguments } => {
                self.call(id.name, arguments, part);
                self.arguments(arguments, OPTION_DIGITS, part, cost);
            }
            Inline::MessageReference { id, attribute } => {
                self.reference(false, id, attribute.as_ref(), part, cost);
            }
            Inline::TermReference { id, attribute, arguments } => {
                self.reference(true, id, attribute.as_ref(), part, cost);
                if let Some(arguments) = arguments {
                    self.named_only(id.name, arguments);
                    self.arguments(arguments, DIGITS, part, cost);
                }
            }
            Inline::Placeable { expression } => self.expression(expression, part, cost),
        }
    }

    /// Checks a call of a function.
    fn call(&mut self, name: &str, arguments: &ast::CallArguments<&str>, part: &mut TextValue) {
        if name == NUMBER {
            self.call_of_number(name, arguments);
            return;
        }
        for argument in &arguments.positional {
            if let ast::InlineExpression::VariableReference { id } = argument {
                part.calls().variables.insert(id.name.to_owned());
            }
        }
        let Some(function) = functions(self.language).find(|function| function.name == name) else {
            let message = format!("unknown function `{name}` in “{}”", self.language);
            let found = Diagnostic::error(codes::UNKNOWN_FUNCTION, message, self.place(name));
            let known = functions(self.language).map(|function| function.name).chain([NUMBER]);
            self.findings.push(found.suggest_fix(name, known));
            return;
        };
        self.names_only(name, arguments);
        for argument in &arguments.named {
            self.named(function, argument);
        }
        if let [ast::InlineExpression::TermReference { id, attribute: None, arguments: own }] =
            arguments.positional.as_slice()
        {
            let termed = self.termed(function, id.name, own.as_ref(), &arguments.named);
            part.calls().terms.push(termed);
        }
    }

    /// A function call with a term, which has its own arguments.
    fn termed(
        &self,
        function: &'static FormFunction,
        id: &str,
        own: Option<&ast::CallArguments<&str>>,
        named: &[ast::NamedArgument<&str>],
    ) -> Termed {
        let datum = |name: &str| data(self.language).iter().any(|datum| datum.name == name);
        let counted = own.iter().flat_map(|own| &own.named).any(|argument| {
            let one = ast::InlineExpression::StringLiteral { value: "one" };
            argument.name.name == COUNT && argument.value != one
        });
        let several = counted && datum(NUMBER_DATUM);
        let given = named.iter().map(|argument| argument.name.name).filter(|name| datum(name));
        Termed {
            function,
            id: id.to_owned(),
            place: self.place(id),
            several,
            given: given.map(|name| (name.to_owned(), self.place(name))).collect(),
            end: self.behind(id, own),
        }
    }

    /// The byte after a reference to a term: after its id, or after its arguments.
    fn behind(&self, id: &str, own: Option<&ast::CallArguments<&str>>) -> usize {
        let id = self.range(id).end;
        let Some(own) = own else { return id };
        let last = own.named.last().map_or(id, |argument| match &argument.value {
            ast::InlineExpression::StringLiteral { value }
            | ast::InlineExpression::NumberLiteral { value } => self.range(value).end,
            ast::InlineExpression::FunctionReference { .. }
            | ast::InlineExpression::MessageReference { .. }
            | ast::InlineExpression::TermReference { .. }
            | ast::InlineExpression::VariableReference { .. }
            | ast::InlineExpression::Placeable { .. } => self.range(argument.name.name).end,
        });
        let rest = &self.source.text()[last..];
        rest.find(')').map_or(last, |at| last + at + ')'.len_utf8())
    }

    /// The word of an attribute that is a datum of the noun.
    pub(crate) fn datum(&self, name: &str, value: &ast::Pattern<&str>) -> Option<String> {
        data(self.language).iter().find(|datum| datum.name == name)?;
        match value.elements.as_slice() {
            [ast::PatternElement::TextElement { value }] => Some(value.trim().to_owned()),
            _ => None,
        }
    }

    /// Checks an option of a function, or a datum of a noun given in the text.
    fn named(&mut self, function: &FormFunction, argument: &ast::NamedArgument<&str>) {
        let name = argument.name.name;
        let mut settings = function.options.iter().chain(data(self.language));
        let Some(setting) = settings.find(|setting| setting.name == name) else {
            let message = format!("`{}` has no option `{name}`", function.name);
            let found = Diagnostic::error(codes::ARGUMENT, message, self.place(name));
            let known = function.options.iter().chain(data(self.language));
            self.findings.push(found.suggest_fix(name, known.map(|setting| setting.name)));
            return;
        };
        let value = match &argument.value {
            ast::InlineExpression::StringLiteral { value } => *value,
            ast::InlineExpression::NumberLiteral { .. }
            | ast::InlineExpression::FunctionReference { .. }
            | ast::InlineExpression::MessageReference { .. }
            | ast::InlineExpression::TermReference { .. }
            | ast::InlineExpression::VariableReference { .. }
            | ast::InlineExpression::Placeable { .. } => name,
        };
        if !setting.values.is_empty() && !setting.values.contains(&value) {
            let message = format!("`{name}` has an invalid value");
            let found = Diagnostic::error(codes::ARGUMENT, message, self.place(value));
            self.findings.push(found.suggest_fix(value, setting.values.iter().copied()));
        }
    }

    fn arguments(
        &mut self,
        all: &ast::CallArguments<&str>,
        digits: usize,
        part: &mut TextValue,
        cost: &mut Cost,
    ) {
        for argument in &all.positional {
            self.inline(argument, part, cost);
        }
        for argument in &all.named {
            if let ast::InlineExpression::NumberLiteral { value } = &argument.value {
                self.number(value, digits);
            }
        }
    }

    fn reference(
        &mut self,
        term: bool,
        id: &ast::Identifier<&str>,
        attribute: Option<&ast::Identifier<&str>>,
        part: &mut TextValue,
        cost: &mut Cost,
    ) {
        cost.refs.push(part.refs.len());
        part.refs.push(Ref {
            term,
            id: id.name.into(),
            attribute: attribute.map(|attribute| attribute.name.into()),
            at: Span::new(self.range(id.name)),
        });
    }

    fn number(&mut self, value: &str, digits: usize) {
        if value.bytes().filter(u8::is_ascii_digit).count() > digits {
            self.refused = true;
            let message = format!("a number can have at most {digits} digits here");
            self.findings.push(Diagnostic::error(codes::NUMBER, message, self.place(value)));
        }
    }
}
