//! Instruments a script: each statement, and each value of an `if` expression, begins on a separate
//! line, so that line coverage is precise. An `if` without `else` gets one.

use std::collections::BTreeMap;

use luau::{Child, Of, Statement, Tree, What};

/// The `else` added to an `if` without one.
const ELSE: &str = "\nelse\nlocal _ = nil\n";

/// A script with another layout.
pub(super) struct Marked {
    pub(super) text: String,
    /// For each line, the position in the original script. For an added `else`, it is where it
    /// would be.
    pub(super) lines: BTreeMap<u32, u32>,
}

/// An insertion into a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Put {
    /// The previous code ends.
    End,
    /// An added `else`.
    Else,
    /// The next code begins.
    Begin,
}

impl Marked {
    /// Instruments the script `text` with this tree.
    pub(super) fn of(text: &str, tree: &Tree) -> Self {
        let mut puts = Vec::new();
        tree.each(&mut |part| match part {
            Child::Statement(statement) => {
                puts.extend([(statement.span.start, Put::Begin), (statement.span.end, Put::End)]);
                puts.extend(without_else(text, statement).map(|at| (at, Put::Else)));
            }
            Child::Expression(expression) => {
                let Of::If { arms, otherwise } = &expression.of else { return };
                for value in arms.iter().map(|(_, value)| value).chain([&**otherwise]) {
                    puts.extend([(value.span.start, Put::Begin), (value.span.end, Put::End)]);
                }
            }
        });
        puts.sort_unstable();
        Self::with(text, &puts)
    }

    fn with(text: &str, puts: &[(u32, Put)]) -> Self {
        let mut marked = Self { text: String::new(), lines: BTreeMap::new() };
        let (mut line, mut from) = (1, 0);
        for (at, put) in puts {
            let before = text.get(from..*at as usize).unwrap_or("");
            from = *at as usize;
            marked.text.push_str(before);
            marked.text.push_str(match put {
                Put::End | Put::Begin => "\n",
                Put::Else => ELSE,
            });
            line += ends(before);
            match put {
                Put::End => line += 1,
                Put::Begin => {
                    line += 1;
                    marked.lines.insert(line, *at);
                }
                Put::Else => {
                    marked.lines.insert(line + 2, *at);
                    line += ends(ELSE);
                }
            }
        }
        marked.text.push_str(text.get(from..).unwrap_or(""));
        marked
    }
}

/// The position of the missing `else` in an `if` statement without one: before its `end`.
pub(super) fn without_else(text: &str, statement: &Statement) -> Option<u32> {
    let What::If { otherwise: None, .. } = statement.what else { return None };
    let said = text.get(statement.span.start as usize..statement.span.end as usize)?;
    Some(statement.span.start + said.strip_suffix("end")?.len() as u32)
}

fn ends(text: &str) -> u32 {
    text.bytes().filter(|byte| *byte == b'\n').count() as u32
}

#[cfg(test)]
mod tests {
    use diag::Source;

    use super::*;

    /// The code that begins on the lines of a script, in order.
    fn begun(text: &str) -> Vec<String> {
        let tree = luau::tree(&Source::new("a.luau", text), false);
        let tree = tree.expect("known: read");
        let marked = Marked::of(text, &tree);
        let lines: Vec<&str> = marked.text.lines().collect();
        let begun = marked.lines.iter().map(|(line, at)| {
            let (shown, rest) = (lines[*line as usize - 1], &text[*at as usize..]);
            assert!(rest.starts_with(shown) || shown == "local _ = nil", "{shown}: {rest}");
            shown.to_owned()
        });
        begun.collect()
    }

    #[test]
    fn each_statement_begins_on_a_line_of_its_own() {
        let begun = begun("local x = 1 if x then f(x) elseif y then g() end;(h)() return x");
        let wanted =
            ["local x = 1", "if x then ", "f(x)", "g()", "local _ = nil", "(h)()", "return x"];
        assert_eq!(begun, wanted);
    }

    #[test]
    fn each_value_of_an_if_begins_on_a_line_of_its_own() {
        let begun = begun("return (if a then b + 1 else -c), if d then function() e() end else f");
        let wanted = ["return (if a then ", "b + 1", "-c", "function() ", "e()", "f"];
        assert_eq!(begun, wanted);
    }
}
