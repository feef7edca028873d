//! Arguments of functions and terms, as far as the text shows them. A function with an argument of
//! a wrong kind shows an error to the player, or nothing.

use diag::Diagnostic;
use fluent_syntax::ast::{self, InlineExpression as Inline};

use crate::codes;
use crate::facts::{FactGatherer, NUMBER};

/// The values of an option of `NUMBER`.
enum Takes {
    /// A number without quotes.
    Digits,
    /// One of these words, in quotes.
    Words(&'static [&'static str]),
}

/// The options of `NUMBER` that have an effect. Fluent accepts others, such as `style`, and ignores
/// them.
const NUMBER_OPTIONS: [(&str, Takes); 4] = [
    ("maximumFractionDigits", Takes::Digits),
    ("minimumFractionDigits", Takes::Digits),
    ("type", Takes::Words(&["cardinal", "ordinal"])),
    ("useGrouping", Takes::Words(&["false", "true"])),
];

/// The kind of a positional argument, if the text shows it.
enum Given {
    Number,
    Name(&'static str),
    /// A variable or an unknown function, which another rule checks.
    Unknown,
}

impl Given {
    fn of(argument: &Inline<&str>) -> Self {
        match argument {
            Inline::NumberLiteral { .. } => Self::Number,
            Inline::StringLiteral { .. } => Self::Name("a text"),
            Inline::MessageReference { .. } => Self::Name("a message"),
            Inline::TermReference { .. } => Self::Name("a term"),
            Inline::FunctionReference { id, .. } if id.name == NUMBER => Self::Number,
            Inline::FunctionReference { .. } => Self::Name("a name"),
            Inline::Placeable { expression } => match expression.as_ref() {
                ast::Expression::Inline(inner) => Self::of(inner),
                ast::Expression::Select { .. } => Self::Name("a text"),
            },
            Inline::VariableReference { .. } => Self::Unknown,
        }
    }
}

impl FactGatherer<'_> {
    /// Checks a call of `NUMBER`.
    pub(crate) fn call_of_number(&mut self, name: &str, arguments: &ast::CallArguments<&str>) {
        self.one_argument(name, "number", arguments.positional.len());
        for argument in &arguments.positional {
            if let Given::Name(what) = Given::of(argument) {
                let message = format!("`{NUMBER}` takes a number, not {what}");
                let found = Diagnostic::error(codes::ARGUMENT, message, self.place(name));
                self.findings.push(found.help(match argument {
                    Inline::StringLiteral { .. } => "write the number without quotes",
                    _ => "use it without the function",
                }));
            }
        }
        for argument in &arguments.named {
            self.option_of_number(argument);
        }
    }

    fn option_of_number(&mut self, argument: &ast::NamedArgument<&str>) {
        let name = argument.name.name;
        let known = NUMBER_OPTIONS.iter().find(|(known, _)| *known == name);
        let Some((_, takes)) = known else {
            let message = format!("`{NUMBER}` has no option `{name}`");
            let found = Diagnostic::error(codes::ARGUMENT, message, self.place(name));
            self.findings.push(found.suggest(name, NUMBER_OPTIONS.map(|(known, _)| known)));
            return;
        };
        let wrong =
            |message: String| Some(Diagnostic::error(codes::ARGUMENT, message, self.place(name)));
        let found = match (takes, &argument.value) {
            (Takes::Digits, Inline::NumberLiteral { .. }) => None,
            (Takes::Digits, _) => wrong(format!("`{name}` takes a number"))
                .map(|found| found.help("remove the quotes")),
            (Takes::Words(words), Inline::StringLiteral { value }) if words.contains(value) => None,
            (Takes::Words(words), _) => {
                let words = words.iter().map(|word| format!("\"{word}\""));
                let words = words.collect::<Vec<_>>().join(" or ");
                wrong(format!("`{name}` takes {words}"))
            }
        };
        self.findings.extend(found);
    }

    /// Checks the arguments of a function for names.
    pub(crate) fn names_only(&mut self, name: &str, arguments: &ast::CallArguments<&str>) {
        self.one_argument(name, "name", arguments.positional.len());
        for argument in &arguments.positional {
            if matches!(Given::of(argument), Given::Number) {
                let message = format!("`{name}` takes a name, not a number");
                let found = Diagnostic::error(codes::ARGUMENT, message, self.place(name));
                self.findings.push(found.help("use the number without the function"));
            }
        }
    }

    fn one_argument(&mut self, name: &str, what: &str, count: usize) {
        if count != 1 {
            let message = format!("`{name}` takes one {what}, not {count}");
            self.findings.push(Diagnostic::error(codes::ARGUMENT, message, self.place(name)));
        }
    }

    /// Checks the arguments of a term: Fluent ignores arguments without a name.
    pub(crate) fn named_only(&mut self, id: &str, arguments: &ast::CallArguments<&str>) {
        if !arguments.positional.is_empty() {
            let message = format!("`-{id}` ignores unnamed arguments");
            let found = Diagnostic::error(codes::ARGUMENT, message, self.place(id));
            self.findings.push(found.help(format!("name it: `-{id}(name: …)`")));
        }
    }
}
