//! The changes of a card that its rulings should notice.

use std::fmt;

use content::{CardInfo, without};
use diag::{Place, Source, Span};
use luau::{Child, Expression, Of, Operator, Tree, What, said};

/// What a comment says above a condition that no ruling can make false.
const ALLOWED: &str = "lint-allow: unproven-branch";

/// One change of one file of a card.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// What is changed, in the original file.
    pub place: Place,
    /// Its sort.
    pub sort: MutantSort,
    /// What is there.
    pub from: String,
    /// What the mutant has in its place; empty if it is left out.
    pub to: String,
    /// The changed file.
    pub(crate) text: String,
}

/// The sort of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MutantSort {
    /// A number under `params`, one more or one less.
    Param,
    /// A number of a guard, one more or one less.
    GuardNumber,
    /// A guard, left out.
    Guard,
    /// A comparison of a script, turned.
    Comparison,
    /// A whole number of a script, one more.
    Number,
    /// The condition of an `if` statement, always or never true.
    Condition,
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to, .. } = self;
        match self.sort {
            MutantSort::Guard => write!(f, "without the guard `{from}`"),
            MutantSort::Param
            | MutantSort::GuardNumber
            | MutantSort::Comparison
            | MutantSort::Number
            | MutantSort::Condition => write!(f, "with `{to}` in place of `{from}`"),
        }
    }
}

/// The mutants of a card's data, in the order of its file. `reads` says whether a script reads a
/// param; what only texts say, no ruling can notice.
pub(crate) fn of_data(card: &CardInfo, reads: &dyn Fn(&str) -> bool) -> Vec<Mutant> {
    let places = card.places();
    let mut all = Vec::new();
    let is_read = |name: &str| card.source().text().contains(&format!("p.{name}")) || reads(name);
    for (name, value) in card.params.iter().filter(|(name, _)| is_read(name)) {
        let place = places.value(&format!("params.{name}"));
        all.extend(numbers(MutantSort::Param, place, &format!("{name} = "), *value));
    }
    for number in card.guard_numbers() {
        let named = format!("{} = ", number.guard);
        all.extend(numbers(MutantSort::GuardNumber, number.place, &named, number.number));
    }
    for (hook, when) in card.guards() {
        // `by = "me"` holds without being said.
        let guards = when.as_object().into_iter().flatten();
        let guards = guards.filter(|(guard, value)| *guard != "by" || value.as_str() != Some("me"));
        for (guard, _) in guards {
            let path = ["hooks", &hook, "when", guard];
            let place = places.key(&path.join("."));
            let Some(text) = without(card.source().text(), &path) else { continue };
            let (from, to) = (guard.clone(), String::new());
            all.push(Mutant { place, sort: MutantSort::Guard, from, to, text });
        }
    }
    all.sort_by_key(|mutant| (mutant.place.span.start, mutant.sort));
    all
}

/// A number that is one more, and one that is one less.
fn numbers(sort: MutantSort, place: Place, named: &str, value: i64) -> Vec<Mutant> {
    let other = |value: Option<i64>| {
        let to = value?.to_string();
        let text = changed(&place.source, place.span, &to);
        let from = format!("{named}{}", said(place.source.text(), place.span));
        Some(Mutant { place: place.clone(), sort, from, to: format!("{named}{to}"), text })
    };
    [value.checked_add(1), value.checked_sub(1)].into_iter().filter_map(other).collect()
}

/// The mutants of a script, in its order.
pub(crate) fn of_script(source: &Source, tree: &Tree) -> Vec<Mutant> {
    let mut all = Vec::new();
    tree.each(&mut |part| match part {
        Child::Expression(expression) => match &expression.of {
            Of::Binary { operator, left, right } => {
                all.extend(turned(source, *operator, left, right));
            }
            Of::Number(number) => all.extend(one_more(source, expression.span, *number)),
            Of::Nil
            | Of::Bool(_)
            | Of::Text(_)
            | Of::Interpolated(_)
            | Of::Varargs
            | Of::Name(_)
            | Of::Field { .. }
            | Of::Index { .. }
            | Of::Call { .. }
            | Of::Method { .. }
            | Of::Function(_)
            | Of::Table(_)
            | Of::Unary { .. }
            | Of::If { .. }
            | Of::Cast { .. }
            | Of::Other => {}
        },
        Child::Statement(statement) => {
            if let What::If { arms, .. } = &statement.what {
                let conditions = arms.iter().map(|(condition, _)| condition);
                all.extend(conditions.flat_map(|condition| always(source, condition)));
            }
        }
    });
    all.sort_by_key(|mutant| (mutant.place.span.start, mutant.sort));
    all
}

/// A comparison, turned.
fn turned(
    source: &Source,
    operator: Operator,
    left: &Expression,
    right: &Expression,
) -> Option<Mutant> {
    let to = match operator {
        Operator::Equal => Operator::Unequal,
        Operator::Unequal => Operator::Equal,
        Operator::Less => Operator::LessEqual,
        Operator::LessEqual => Operator::Less,
        Operator::Greater => Operator::GreaterEqual,
        Operator::GreaterEqual => Operator::Greater,
        Operator::Add
        | Operator::Subtract
        | Operator::Multiply
        | Operator::Divide
        | Operator::Floor
        | Operator::Modulo
        | Operator::Power
        | Operator::Join
        | Operator::And
        | Operator::Or => return None,
    };
    let between = Span { start: left.span.end, end: right.span.start };
    let at = said(source.text(), between).find(operator.sign())?;
    let start = between.start + u32::try_from(at).ok()?;
    let end = start + u32::try_from(operator.sign().len()).ok()?;
    Some(replaced(source, MutantSort::Comparison, Span { start, end }, to.sign()))
}

/// A whole number, one more.
fn one_more(source: &Source, span: Span, number: f64) -> Option<Mutant> {
    let whole = number.fract() == 0.0 && number.abs() < 1e9;
    whole.then(|| replaced(source, MutantSort::Number, span, &format!("{}", number + 1.0)))
}

/// A condition that is always true, and one that never is. A comment above it can say why it is true
/// on every table; then only the second one is a mutant.
fn always(source: &Source, condition: &Expression) -> Vec<Mutant> {
    let line = source.position(condition.span.start).line;
    let above = source.text().lines().nth(line.wrapping_sub(2)).unwrap_or_default();
    let is_told = above.trim_start().starts_with("--") && above.contains(ALLOWED);
    let values = if is_told { &["false"][..] } else { &["true", "false"] };
    values.iter().map(|to| replaced(source, MutantSort::Condition, condition.span, to)).collect()
}

fn replaced(source: &Source, sort: MutantSort, span: Span, to: &str) -> Mutant {
    let (from, text) = (said(source.text(), span).to_owned(), changed(source, span, to));
    Mutant { place: Place { source: source.clone(), span }, sort, from, to: to.to_owned(), text }
}

fn changed(source: &Source, span: Span, to: &str) -> String {
    let text = source.text();
    let before = text.get(..span.start as usize).unwrap_or_default();
    let after = text.get(span.end as usize..).unwrap_or_default();
    [before, to, after].concat()
}
