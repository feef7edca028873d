//! Ranges of numbers in expressions, as far as the script and the card determine them.

use std::collections::BTreeMap;

use diag::Span;

use crate::infer::written;
use crate::sight::Sight;
use crate::tree::{Child, Expression, LocalId, Of, Operator, Statement, Unary, What};
use crate::value::Value;

/// Maximum depth of names and calls that are followed.
const DEEPEST: usize = 12;

/// Maximum number of different values of an expression.
const MOST: usize = 32;

/// The possible numbers of an expression: minimum and maximum.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    pub least: f64,
    pub most: f64,
}

/// One of the possible values of an expression, such as an arm of a condition.
#[derive(Clone, Copy)]
pub struct Leaf {
    /// Where it is written.
    pub span: Span,
    /// Its minimum and maximum.
    pub range: Range,
    /// Whether it depends on a number of the card.
    pub of_card: bool,
}

/// The numbers of a script, with those of one card or without.
pub struct Numbers<'s> {
    sight: Sight<'s>,
    /// The values of locals that are never reassigned.
    declared: BTreeMap<LocalId, &'s Expression>,
    /// The first and the last value of counting loops.
    counted: BTreeMap<LocalId, [&'s Expression; 2]>,
    /// The arguments for the parameters of local functions, from all calls.
    passed: BTreeMap<LocalId, Vec<&'s Expression>>,
    params: Option<&'s BTreeMap<String, i64>>,
}

impl Range {
    fn one(number: f64) -> Self {
        Self { least: number, most: number }
    }

    fn or(self, other: Self) -> Self {
        Self { least: self.least.min(other.least), most: self.most.max(other.most) }
    }

    /// The range from the results at the ends of two ranges.
    fn ends(ends: impl IntoIterator<Item = f64>) -> Option<Self> {
        let all = ends.into_iter().map(Self::one).reduce(Self::or)?;
        (!all.least.is_nan() && !all.most.is_nan()).then_some(all)
    }

    /// Whether the whole range is outside these limits.
    pub fn is_outside(self, [least, most]: [i64; 2]) -> bool {
        self.most < least as f64 || self.least > most as f64
    }

    /// The range in a sentence.
    pub fn told(self) -> String {
        let Self { least, most } = self;
        match (least == most, least.is_finite(), most.is_finite()) {
            (true, ..) => format!("{least}"),
            (false, true, true) => format!("{least} to {most}"),
            (false, true, false) => format!("{least} or more"),
            (false, false, _) => format!("{most} or less"),
        }
    }
}

impl<'s> Numbers<'s> {
    /// The numbers of a script, for any card.
    pub fn of(sight: Sight<'s>) -> Self {
        let (mut declared, mut counted) = (BTreeMap::new(), BTreeMap::new());
        let stays = |local: &LocalId| sight.tree.locals[local.0].writes == 0;
        sight.tree.each(&mut |part| match part {
            Child::Statement(Statement { what: What::Local { names, values }, .. }) => {
                let pairs = names.iter().copied().zip(values);
                declared.extend(pairs.filter(|(name, _)| stays(name)));
            }
            Child::Statement(Statement {
                what: What::Count { name, from, to, step, .. }, ..
            }) => {
                let up = step
                    .as_deref()
                    .is_none_or(|step| matches!(step.of, Of::Number(number) if number > 0.0));
                if up && stays(name) {
                    counted.insert(*name, [&**from, &**to]);
                }
            }
            Child::Statement(_) | Child::Expression(_) => {}
        });
        Self { sight, declared, counted, passed: passed(sight), params: None }
    }

    /// Adds the numbers of a card.
    pub fn with(self, params: &'s BTreeMap<String, i64>) -> Self {
        Self { params: Some(params), ..self }
    }

    /// The possible values of an expression, as far as they are known.
    pub fn leaves(&self, expression: &Expression) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.collect(expression, DEEPEST, &mut leaves);
        leaves
    }

    fn collect(&self, at: &Expression, deep: usize, leaves: &mut Vec<Leaf>) {
        if deep == 0 || leaves.len() >= MOST {
            return;
        }
        match &at.of {
            Of::If { arms, otherwise } => {
                arms.iter().for_each(|(_, value)| self.collect(value, deep - 1, leaves));
                self.collect(otherwise, deep - 1, leaves);
            }
            Of::Name(Some(local)) if self.declared.contains_key(local) => {
                self.collect(self.declared[local], deep - 1, leaves);
            }
            Of::Name(Some(local)) if self.passed.contains_key(local) => {
                self.passed[local].iter().for_each(|one| self.collect(one, deep - 1, leaves));
            }
            Of::Cast { of, .. } => self.collect(of, deep - 1, leaves),
            _ => {
                let known = self.range(at, deep);
                leaves.extend(known.map(|(range, of_card)| Leaf { span: at.span, range, of_card }));
            }
        }
    }

    /// All possible numbers of an expression; `None` if unknown.
    fn range(&self, at: &Expression, deep: usize) -> Option<(Range, bool)> {
        let deep = deep.checked_sub(1)?;
        let of = |expression: &Expression| self.range(expression, deep);
        match &at.of {
            Of::Number(number) => Some((Range::one(*number), false)),
            Of::Unary { operator: Unary::Minus, of: inner } => {
                let (Range { least, most }, of_card) = of(inner)?;
                Some((Range { least: -most, most: -least }, of_card))
            }
            Of::Binary { operator, left, right } => {
                let ((one, own), (other, others)) = (of(left)?, of(right)?);
                Some((computed(*operator, one, other)?, own || others))
            }
            Of::If { arms, otherwise } => {
                let values = arms.iter().map(|(_, value)| value).chain([&**otherwise]);
                self.all(values, deep)
            }
            Of::Name(Some(local)) => match (self.declared.get(local), self.counted.get(local)) {
                (Some(value), _) => of(value),
                (None, Some(ends)) => self.all(ends.iter().copied(), deep),
                (None, None) => self.all(self.passed.get(local)?.iter().copied(), deep),
            },
            Of::Field { of: inner, name, .. } => self.field(inner, self.sight.said(*name)),
            Of::Index { of: inner, key } => match self.sight.value(key) {
                Value::Text(Some(name)) => self.field(inner, self.sight.said(name)),
                _ => None,
            },
            Of::Call { of: inner, arguments } => self.called(inner, arguments, deep),
            Of::Cast { of: inner, .. } => of(inner),
            _ => None,
        }
    }

    /// A number of the card, or of the library `math`.
    fn field(&self, of: &Expression, name: &str) -> Option<(Range, bool)> {
        if self.is_math(of) {
            return (name == "huge").then(|| (Range::one(f64::INFINITY), false));
        }
        if self.sight.value(of) != Value::Params {
            return None;
        }
        let number = *self.params?.get(name)?;
        Some((Range::one(number as f64), true))
    }

    fn called(
        &self,
        function: &Expression,
        arguments: &[Expression],
        deep: usize,
    ) -> Option<(Range, bool)> {
        let Of::Field { of, name, .. } = &function.of else { return None };
        if !self.is_math(of) {
            return None;
        }
        let all: Option<Vec<_>> = arguments.iter().map(|one| self.range(one, deep)).collect();
        let all = all?;
        let of_card = all.iter().any(|(_, of_card)| *of_card);
        let ranges: Vec<Range> = all.into_iter().map(|(range, _)| range).collect();
        let range = match (self.sight.said(*name), &*ranges) {
            ("max", [first, rest @ ..]) => rest.iter().fold(*first, |one, other| Range {
                least: one.least.max(other.least),
                most: one.most.max(other.most),
            }),
            ("min", [first, rest @ ..]) => rest.iter().fold(*first, |one, other| Range {
                least: one.least.min(other.least),
                most: one.most.min(other.most),
            }),
            ("floor", [one]) => Range { least: one.least.floor(), most: one.most.floor() },
            ("ceil", [one]) => Range { least: one.least.ceil(), most: one.most.ceil() },
            ("abs", [one]) if one.least == one.most => Range::one(one.least.abs()),
            _ => return None,
        };
        Some((range, of_card))
    }

    fn all<'e>(
        &self,
        mut values: impl Iterator<Item = &'e Expression>,
        deep: usize,
    ) -> Option<(Range, bool)> {
        let first = self.range(values.next()?, deep)?;
        values.try_fold(first, |(known, of_card), value| {
            let (range, own) = self.range(value, deep)?;
            Some((known.or(range), of_card || own))
        })
    }

    fn is_math(&self, expression: &Expression) -> bool {
        matches!(expression.of, Of::Name(None)) && self.sight.said(expression.span) == "math"
    }
}

/// The result of an operator on two ranges.
fn computed(operator: Operator, one: Range, other: Range) -> Option<Range> {
    let ends = |of: fn(f64, f64) -> f64| {
        let pair = |left: f64| [of(left, other.least), of(left, other.most)];
        Range::ends([one.least, one.most].into_iter().flat_map(pair))
    };
    let fixed = one.least == one.most && other.least == other.most;
    match operator {
        Operator::Add => ends(|left, right| left + right),
        Operator::Subtract => ends(|left, right| left - right),
        Operator::Multiply => ends(|left, right| left * right),
        Operator::Divide if fixed => ends(|left, right| left / right),
        Operator::Floor if fixed => ends(|left, right| (left / right).floor()),
        Operator::Modulo if fixed => ends(|left, right| left - (left / right).floor() * right),
        Operator::Power if fixed => ends(f64::powf),
        // A number counts as true.
        Operator::Or => Some(one),
        Operator::And => Some(other),
        _ => None,
    }
}

/// The arguments for the parameters of local functions that are only called.
fn passed<'s>(sight: Sight<'s>) -> BTreeMap<LocalId, Vec<&'s Expression>> {
    let written = written(sight.tree);
    let mut calls: BTreeMap<LocalId, Vec<&'s [Expression]>> = BTreeMap::new();
    sight.tree.each(&mut |part| {
        if let Child::Expression(Expression { of: Of::Call { of, arguments }, .. }) = part
            && let Some(local) = of.local()
        {
            calls.entry(local).or_default().push(arguments);
        }
    });
    let mut passed = BTreeMap::new();
    for (local, calls) in calls {
        let Some(function) = written.get(&local) else { continue };
        if sight.tree.locals[local.0].reads != calls.len() {
            continue;
        }
        for (at, parameter) in function.parameters.iter().enumerate() {
            if sight.tree.locals[parameter.0].writes > 0 {
                continue;
            }
            let all: Option<Vec<_>> = calls.iter().map(|call| call.get(at)).collect();
            passed.extend(all.map(|all| (*parameter, all)));
        }
    }
    passed
}
