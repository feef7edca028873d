//! From the syntax tree of a script to its facts.

use std::ops::Range;

use full_moon::ast::luau::{TypeInfo, TypeSpecifier};
use full_moon::ast::{
    Call, Expression, Field, FunctionArgs, FunctionBody, FunctionCall, FunctionDeclaration,
    GenericFor, Index, LocalAssignment, LocalFunction, NumericFor, Parameter, Prefix, Suffix,
    TableConstructor, Var, VarExpression,
};
use full_moon::node::Node;
use full_moon::tokenizer::{TokenReference, TokenType};
use full_moon::visitors::Visitor;

use super::{Argument, Facts, Part, Value, VerbCall, Word};

/// The type of a card in annotations.
const CARD: &str = "Me";

/// What a card is called where no annotation says what it is.
const CARDS: [&str; 2] = ["me", "_me"];

/// The type of a card's params in annotations.
const PARAMS: &str = "Params";

/// How deep tables that are passed are looked into.
const DEEP: usize = 3;

/// What stands in a script; nothing when it cannot be read.
pub(super) fn facts(text: &str) -> Option<Facts> {
    let ast = full_moon::parse(text).ok()?;
    let mut reader = Reader::default();
    reader.visit_ast(&ast);
    Some(reader.facts)
}

#[derive(Default)]
struct Reader {
    facts: Facts,
    /// What the card is called in the functions that are open, the innermost last.
    cards: Vec<Vec<String>>,
    /// What its params are called there.
    params: Vec<Vec<String>>,
    /// The part that is being read, with those around it.
    parts: Vec<String>,
}

impl Reader {
    fn is_card(&self, name: &TokenReference) -> bool {
        let name = name.token().to_string();
        self.cards.iter().flatten().any(|card| *card == name)
    }

    fn is_params(&self, name: &TokenReference) -> bool {
        let name = name.token().to_string();
        self.params.iter().flatten().any(|params| *params == name)
    }

    /// The part that is being read.
    fn part(&mut self) -> Option<&mut Part> {
        let name = self.parts.last()?.clone();
        Some(self.facts.parts.entry(name).or_default())
    }

    /// A part begins, unless a function is open.
    fn begin(&mut self, name: String) {
        if self.cards.is_empty() {
            self.parts.push(name);
        }
    }

    fn end(&mut self) {
        if self.cards.is_empty() {
            self.parts.pop();
        }
    }

    fn used(&mut self, name: &TokenReference) {
        let name = word(name);
        if let Some(part) = self.part() {
            part.uses.insert(name.text.clone());
        }
        self.facts.used.push(name);
    }

    fn declare<'t>(&mut self, names: impl IntoIterator<Item = &'t TokenReference>) {
        self.facts.declared.extend(names.into_iter().map(word));
    }

    /// What stands behind a name: a verb of a card, or something in a library.
    fn behind(&mut self, prefix: &Prefix, first: Option<&Suffix>) {
        let Prefix::Name(name) = prefix else { return };
        self.used(name);
        match first {
            Some(Suffix::Call(Call::MethodCall(call))) if self.is_card(name) => {
                let (arguments, range) = arguments(call.args());
                let verb = word(call.name());
                let at = self.facts.calls.len();
                self.facts.calls.push(VerbCall { verb, arguments, range });
                if let Some(part) = self.part() {
                    part.calls.push(at);
                }
            }
            Some(Suffix::Index(Index::Dot { name: field, .. })) if self.is_params(name) => {
                if let Some(part) = self.part() {
                    part.reads.push(word(field));
                }
            }
            Some(Suffix::Index(Index::Dot { dot, name: field })) if self.is_card(name) => {
                self.facts.dots.push((word(dot).range, word(field)));
            }
            Some(Suffix::Index(Index::Dot { name: field, .. })) => {
                self.facts.members.push((word(name), word(field)));
            }
            _ => {}
        }
    }
}

impl Visitor for Reader {
    fn visit_function_body(&mut self, body: &FunctionBody) {
        let types = body.type_specifiers().chain(std::iter::repeat(None));
        let (mut cards, mut params) = (Vec::new(), Vec::new());
        for (parameter, kind) in body.parameters().iter().zip(types) {
            let Parameter::Name(name) = parameter else { continue };
            let text = name.token().to_string();
            let kind = match kind.map(TypeSpecifier::type_info) {
                Some(TypeInfo::Basic(kind)) => kind.token().to_string(),
                Some(_) => String::new(),
                None if CARDS.contains(&text.as_str()) => CARD.to_owned(),
                None => String::new(),
            };
            match kind.as_str() {
                CARD => cards.push(text),
                PARAMS => params.push(text),
                _ => {}
            }
            self.declare([name]);
        }
        self.cards.push(cards);
        self.params.push(params);
    }

    fn visit_function_body_end(&mut self, _: &FunctionBody) {
        self.cards.pop();
        self.params.pop();
    }

    fn visit_local_assignment(&mut self, local: &LocalAssignment) {
        self.declare(local.names());
        let first = local.names().iter().next();
        self.begin(first.map_or_else(String::new, |name| name.token().to_string()));
    }

    fn visit_local_assignment_end(&mut self, _: &LocalAssignment) {
        self.end();
    }

    fn visit_local_function(&mut self, function: &LocalFunction) {
        self.declare([function.name()]);
        self.begin(function.name().token().to_string());
    }

    fn visit_local_function_end(&mut self, _: &LocalFunction) {
        self.end();
    }

    fn visit_function_declaration(&mut self, function: &FunctionDeclaration) {
        if let Some(name) = function.name().names().iter().next() {
            self.used(name);
        }
    }

    fn visit_field(&mut self, field: &Field) {
        self.begin(match field {
            Field::NameKey { key, .. } => format!("={}", key.token()),
            _ => String::new(),
        });
    }

    fn visit_field_end(&mut self, _: &Field) {
        self.end();
    }

    fn visit_generic_for(&mut self, each: &GenericFor) {
        self.declare(each.names());
    }

    fn visit_numeric_for(&mut self, each: &NumericFor) {
        self.declare([each.index_variable()]);
    }

    fn visit_var(&mut self, var: &Var) {
        if let Var::Name(name) = var {
            self.used(name);
        }
    }

    fn visit_var_expression(&mut self, var: &VarExpression) {
        self.behind(var.prefix(), var.suffixes().next());
    }

    fn visit_function_call(&mut self, call: &FunctionCall) {
        self.behind(call.prefix(), call.suffixes().next());
    }
}

/// A token without the spaces around it.
fn word(token: &TokenReference) -> Word {
    let (start, end) = (token.token().start_position(), token.token().end_position());
    Word { text: token.token().to_string(), range: start.bytes()..end.bytes() }
}

/// From the first byte of a node to its last.
fn range(node: &impl Node) -> Range<usize> {
    node.range().map_or(0..0, |(start, end)| start.bytes()..end.bytes())
}

fn arguments(args: &FunctionArgs) -> (Vec<Argument>, Range<usize>) {
    let all = match args {
        FunctionArgs::Parentheses { arguments, .. } => {
            arguments.iter().map(|value| argument(value, 0)).collect()
        }
        FunctionArgs::String(token) => {
            vec![Argument { value: text(token), range: word(token).range }]
        }
        FunctionArgs::TableConstructor(table) => {
            vec![Argument { value: fields(table, 0), range: range(table.as_ref()) }]
        }
        _ => Vec::new(),
    };
    (all, range(args))
}

fn argument(value: &Expression, deep: usize) -> Argument {
    let range = range(value);
    let value = match value {
        Expression::String(token) => text(token),
        Expression::Number(token) => {
            let number = token.token().to_string();
            // `1e3` and `0x10` are whole; `1e-3` is rare, and Luau says it when it runs.
            Value::Number { whole: !number.contains('.') }
        }
        Expression::Symbol(token) => match token.token().to_string().as_str() {
            "true" | "false" => Value::Bool,
            _ => Value::Unknown,
        },
        Expression::TableConstructor(table) => fields(table, deep),
        Expression::Function(_) => Value::Function,
        _ => Value::Unknown,
    };
    Argument { value, range }
}

fn text(token: &TokenReference) -> Value {
    match token.token().token_type() {
        TokenType::StringLiteral { literal, .. } => Value::Text(literal.to_string()),
        _ => Value::Unknown,
    }
}

/// A table of which all keys can be seen.
fn fields(table: &TableConstructor, deep: usize) -> Value {
    if deep >= DEEP {
        return Value::Unknown;
    }
    let mut fields = Vec::new();
    for field in table.fields() {
        let Field::NameKey { key, value, .. } = field else { return Value::Unknown };
        fields.push((word(key), argument(value, deep + 1)));
    }
    Value::Table(fields)
}
