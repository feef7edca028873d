//! Expressions: names, calls, operators.

use diag::Span;
use full_moon::ast::CompoundOp;
use full_moon::ast::luau::IfExpression;
use full_moon::ast::punctuated::Punctuated;
use full_moon::ast::{
    BinOp, Call, Expression as Full, Field as FullField, FunctionArgs, FunctionCall, Index, Prefix,
    Suffix, TableConstructor, UnOp, Var,
};
use full_moon::tokenizer::TokenReference;

use super::{Lower, token, whole};
use crate::tree::{Expression, Field, Of, Operator, Sort, Unary};

impl Lower<'_> {
    pub(super) fn list(&mut self, values: &Punctuated<Full>) -> Vec<Expression> {
        let mut list = Vec::with_capacity(values.len());
        list.extend(values.iter().map(|value| self.expression(value)));
        list
    }

    pub(super) fn expression(&mut self, full: &Full) -> Expression {
        let span = whole(full);
        let of = self.down(|this| this.of(full, span)).unwrap_or(Of::Other);
        Expression { span, of }
    }

    fn boxed(&mut self, full: &Full) -> Box<Expression> {
        Box::new(self.expression(full))
    }

    fn of(&mut self, full: &Full, span: Span) -> Of {
        match full {
            Full::BinaryOperator { lhs, binop, rhs } => {
                let (left, right) = (self.boxed(lhs), self.boxed(rhs));
                match operator(binop) {
                    Some(operator) => Of::Binary { operator, left, right },
                    None => Of::Other,
                }
            }
            Full::Parentheses { expression, .. } => self.expression(expression).of,
            Full::UnaryOperator { unop, expression } => {
                let of = self.boxed(expression);
                match unop {
                    UnOp::Minus(_) => Of::Unary { operator: Unary::Minus, of },
                    UnOp::Not(_) => Of::Unary { operator: Unary::Not, of },
                    UnOp::Hash(_) => Of::Unary { operator: Unary::Length, of },
                    _ => of.of,
                }
            }
            Full::Function(function) => {
                Of::Function(Box::new(self.function(function.body(), false)))
            }
            Full::FunctionCall(call) => self.call(call).of,
            Full::IfExpression(choice) => self.choose(choice),
            Full::InterpolatedString(text) => {
                Of::Interpolated(text.expressions().map(|one| self.expression(one)).collect())
            }
            Full::TableConstructor(table) => self.table(table),
            Full::Number(_) => Of::Number(number(self.said(span))),
            Full::String(_) => Of::Text(span),
            Full::Symbol(_) => match self.said(span) {
                "nil" => Of::Nil,
                "true" => Of::Bool(true),
                "false" => Of::Bool(false),
                "..." => Of::Varargs,
                _ => Of::Other,
            },
            Full::TypeAssertion { expression, type_assertion } => {
                let of = self.boxed(expression);
                Of::Cast { of, to: self.annotation(type_assertion.cast_to()) }
            }
            Full::Var(var) => self.var(var).of,
            _ => Of::Other,
        }
    }

    /// The use of a name.
    pub(super) fn name(&mut self, name: &TokenReference) -> Expression {
        let span = token(name);
        let local = self.scopes.find(self.said(span));
        if let Some(local) = local {
            let local = &mut self.tree.locals[local.0];
            local.reads += 1;
            local.last = span.start;
        }
        Expression { span, of: Of::Name(local) }
    }

    pub(super) fn var(&mut self, var: &Var) -> Expression {
        match var {
            Var::Name(name) => self.name(name),
            Var::Expression(var) => self.suffixed(var.prefix(), var.suffixes()),
            _ => Expression { span: whole(var), of: Of::Other },
        }
    }

    pub(super) fn call(&mut self, call: &FunctionCall) -> Expression {
        self.suffixed(call.prefix(), call.suffixes())
    }

    fn suffixed<'t>(
        &mut self,
        prefix: &Prefix,
        suffixes: impl Iterator<Item = &'t Suffix>,
    ) -> Expression {
        let mut at = match prefix {
            Prefix::Name(name) => self.name(name),
            Prefix::Expression(expression) => self.expression(expression),
            _ => Expression { span: whole(prefix), of: Of::Other },
        };
        let level = self.level;
        for suffix in suffixes {
            // Each suffix is a level of the tree.
            self.level += 1;
            let span = Span { start: at.span.start, end: whole(suffix).end };
            let of = self.down(|_| ()).map(|()| Box::new(at));
            let Some(of) = of else {
                at = Expression { span, of: Of::Other };
                break;
            };
            at = Expression { span, of: self.suffix(of, suffix) };
        }
        self.level = level;
        at
    }

    fn suffix(&mut self, of: Box<Expression>, suffix: &Suffix) -> Of {
        match suffix {
            Suffix::Call(Call::AnonymousCall(args)) => {
                Of::Call { of, arguments: self.arguments(args) }
            }
            Suffix::Call(Call::MethodCall(call)) => Of::Method {
                of,
                name: token(call.name()),
                arguments: self.arguments(call.args()),
                brackets: whole(call.args()),
            },
            Suffix::Index(Index::Dot { dot, name }) => {
                Of::Field { of, dot: token(dot), name: token(name) }
            }
            Suffix::Index(Index::Brackets { expression, .. }) => {
                Of::Index { of, key: self.boxed(expression) }
            }
            _ => of.of,
        }
    }

    fn arguments(&mut self, args: &FunctionArgs) -> Vec<Expression> {
        match args {
            FunctionArgs::Parentheses { arguments, .. } => self.list(arguments),
            FunctionArgs::String(text) => {
                let span = token(text);
                vec![Expression { span, of: Of::Text(span) }]
            }
            FunctionArgs::TableConstructor(table) => {
                let span = whole(table.as_ref());
                vec![Expression { span, of: self.table(table) }]
            }
            _ => Vec::new(),
        }
    }

    fn table(&mut self, table: &TableConstructor) -> Of {
        let field = |field: &FullField| match field {
            FullField::NameKey { key, value, .. } => {
                Some(Field::Named { name: token(key), value: self.expression(value) })
            }
            FullField::ExpressionKey { key, value, .. } => Some(Field::Keyed {
                key: Box::new(self.expression(key)),
                value: self.expression(value),
            }),
            FullField::NoKey(value) => Some(Field::Listed(self.expression(value))),
            _ => None,
        };
        let mut fields: Vec<Field> = table.fields().iter().filter_map(field).collect();
        fields.shrink_to_fit();
        Of::Table(fields)
    }

    fn choose(&mut self, choice: &IfExpression) -> Of {
        let open = self.scopes.open.len();
        let mut arms = Vec::new();
        let condition = self.expression(choice.condition());
        if let Some(binding) = choice.binding() {
            self.declare(token(binding.name()), Sort::Local, None);
        }
        arms.push((condition, self.expression(choice.if_expression())));
        for other in choice.else_if_expressions().into_iter().flatten() {
            let condition = self.expression(other.condition());
            if let Some(binding) = other.binding() {
                self.declare(token(binding.name()), Sort::Local, None);
            }
            arms.push((condition, self.expression(other.expression())));
        }
        let otherwise = self.boxed(choice.else_expression());
        let end = otherwise.span.end;
        self.scopes.close(&mut self.tree, open, end);
        Of::If { arms, otherwise }
    }
}

/// The value of a number literal: `0x1F`, `0b11`, `1_000`, `2.5`.
fn number(text: &str) -> f64 {
    let text: String = text.chars().filter(|letter| *letter != '_').collect();
    let text = text.to_ascii_lowercase();
    let radix = [("0x", 16), ("0b", 2)];
    let whole = radix.iter().find_map(|(head, radix)| {
        text.strip_prefix(head).and_then(|digits| u64::from_str_radix(digits, *radix).ok())
    });
    whole.map_or_else(|| text.parse().unwrap_or(f64::NAN), |whole| whole as f64)
}

fn operator(operator: &BinOp) -> Option<Operator> {
    Some(match operator {
        BinOp::Plus(_) => Operator::Add,
        BinOp::Minus(_) => Operator::Subtract,
        BinOp::Star(_) => Operator::Multiply,
        BinOp::Slash(_) => Operator::Divide,
        BinOp::DoubleSlash(_) => Operator::Floor,
        BinOp::Percent(_) => Operator::Modulo,
        BinOp::Caret(_) => Operator::Power,
        BinOp::TwoDots(_) => Operator::Join,
        BinOp::TwoEqual(_) => Operator::Equal,
        BinOp::TildeEqual(_) => Operator::Unequal,
        BinOp::LessThan(_) => Operator::Less,
        BinOp::LessThanEqual(_) => Operator::LessEqual,
        BinOp::GreaterThan(_) => Operator::Greater,
        BinOp::GreaterThanEqual(_) => Operator::GreaterEqual,
        BinOp::And(_) => Operator::And,
        BinOp::Or(_) => Operator::Or,
        _ => return None,
    })
}

/// The operator of a compound assignment such as `+=`.
pub(super) fn changes(operator: &CompoundOp) -> Option<Operator> {
    Some(match operator {
        CompoundOp::PlusEqual(_) => Operator::Add,
        CompoundOp::MinusEqual(_) => Operator::Subtract,
        CompoundOp::StarEqual(_) => Operator::Multiply,
        CompoundOp::SlashEqual(_) => Operator::Divide,
        CompoundOp::DoubleSlashEqual(_) => Operator::Floor,
        CompoundOp::PercentEqual(_) => Operator::Modulo,
        CompoundOp::CaretEqual(_) => Operator::Power,
        CompoundOp::TwoDotsEqual(_) => Operator::Join,
        _ => return None,
    })
}
