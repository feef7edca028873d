//! The manual of a game's verbs, in Markdown.

use std::fmt::Write as _;

use crate::types::{Parameter, Type};
use crate::verbs::{Hook, Verb, VerbKind, Verbs, named_types, one_line};

/// The rules for the scripts of every game.
const RULES: &str = "\
A script is a Luau file. Its first line is `--!strict`. It ends with a table of hook functions: \
`return { on_use = on_use }`.

A hook function is `function(me: Me, p: Params)`. `me` holds the verbs below; `p` holds the \
numbers printed on the card. Further arguments follow, such as the card that was bought and the \
seat that bought it; the tables of hooks list them. To let an editor check the table too, give it \
a type: `local hooks: Hooks = { on_use = on_use } return hooks`. Editors read the types from \
`api.d.luau`.

## Rules

- A query hook may only call verbs that look. It returns a number, or true or false.
- An event hook may call every verb. It returns nothing.
- When a verb asks, the script stops. When the answer is known, the whole script runs again from \
its start. So it must do the same in each run, and nothing that it stores is kept for the next \
one.
- Do not ask inside a comparator.
- Numbers are whole. A fraction is a fault.
- A number that a verb or a filter takes is from 0 to 255, unless the verb states other limits. A \
change, such as `by` of a verb, can be negative.
- A filter is a table of conditions. If you leave a field out, everything fits it.
- A thing of the game is an opaque handle. Pass it to a verb or compare it with another; it is not \
a number.
- A key of a table is a number, a string, true or false, or a handle. A table or a function as a \
key is a fault, because the order of such keys differs between runs.
- Do not join strings with `..`. Write `string.format`, or a string in backticks.
- `pcall` does not catch faults of verbs, nor the end of fuel or memory.

## Globals

| | available |
|---|---|
| functions | `assert`, `error`, `ipairs`, `next`, `pairs`, `pcall`, `select`, `tonumber`, \
`tostring`, `type` |
| `math` | everything except `random` and `randomseed`; `max` and `min` take at most 8 numbers |
| `string` | `format`, `len` |
| `table` | `clear`, `clone`, `create`, `find`, `freeze`, `insert`, `isfrozen`, `remove`, `sort` |

Nothing else is available. A script cannot define global variables.

## Limits

| what | limit |
|---|---|
| a script | 32 KiB |
| a string | 256 bytes; 32 if it begins like a number |
| fuel of one run of an event hook, from its start | 4,000 |
| fuel of one run of a query hook | 2,000 |
| memory of one run | 320 KiB |
| a number that a query hook returns | -99 to 99 |
| questions in one call of an event hook, rolls included | 16 |
| cards that act after one answer | 64 |

Fuel measures work. A call, a return and each turn of a loop cost 1, or more in a script that is \
long or has much arithmetic. A verb costs 8 more. A library function that goes through a table \
costs more for a longer table.

Cards that trigger one another without end exceed the 64. The program then undoes the loop: its \
first card fails and has no effect. What happened before the loop remains. Each answer of a player \
or of chance begins a new count.
";

/// The limits of most parameters. The rules of the manual mention them once, so they are not
/// repeated.
const BYTE: [i64; 2] = [0, 255];

/// The section about guards.
const GUARDS: &str = "\nA guard is a condition in the card's TOML file, such as \
`when = { by = \"me\" }` below `[hooks.…]`. The program calls the script only if all guards of the \
hook hold. The schema of the card's kind explains each guard.\n";

/// A parameter that at least this number of hooks take is explained once, above the tables.
const COMMON: usize = 3;

/// The manual of a game's verbs and hooks, in a stable order.
pub fn manual<V: Verbs>(game: &str, hooks: &[Hook<'_>]) -> String {
    let mut out = format!("# Card scripts of {game}\n\n{RULES}");
    list_hooks(&mut out, hooks);
    for (kind, title, about) in [
        (VerbKind::Query, "Verbs that look", "Every hook may call these verbs."),
        (VerbKind::Act, "Verbs that act", "Only event hooks may call these verbs."),
        (
            VerbKind::Ask,
            "Verbs that ask",
            "Only event hooks may call these verbs. A player or chance answers.",
        ),
    ] {
        let verbs: Vec<_> = V::VERBS.iter().filter(|entry| entry.verb.kind == kind).collect();
        if verbs.is_empty() {
            continue;
        }
        let _ = writeln!(out, "\n## {title}\n\n{about}\n");
        for entry in verbs {
            verb(&mut out, &entry.verb);
        }
    }
    types::<V>(&mut out, hooks);
    out
}

/// Writes the hooks: those that answer, then those of events.
fn list_hooks(out: &mut String, hooks: &[Hook<'_>]) {
    if hooks.is_empty() {
        return;
    }
    out.push_str("\n## Hooks\n");
    if hooks.iter().any(|hook| hook.only.is_some()) {
        out.push_str(
            "\nThe column “cards” names the only kind of card that has the hook. Where it is \
             empty, any card of a player can have it.\n",
        );
    }
    let common = common(hooks);
    if !common.is_empty() {
        out.push_str(
            "\nMany hooks are called with the same things:\n\n| argument | |\n|---|---|\n",
        );
    }
    for Parameter { name, doc, kind } in &common {
        let _ = writeln!(out, "| `{name}: {}` | {} |", kind.spelled(), one_line(doc));
    }
    if hooks.iter().any(|hook| !hook.guards.is_empty()) {
        out.push_str(GUARDS);
    }
    let (asked, told): (Vec<_>, Vec<_>) = hooks.iter().partition(|hook| hook.returns.is_some());
    hook_table(
        out,
        "Query hooks",
        "The rules ask, and the hook returns the answer.",
        &asked,
        &common,
    );
    hook_table(out, "Event hooks", "Something happened, and the card acts.", &told, &common);
}

/// The parameters that many hooks take, in order of appearance.
fn common(hooks: &[Hook<'_>]) -> Vec<Parameter> {
    let mut all: Vec<(Parameter, usize)> = Vec::new();
    for taken in hooks.iter().flat_map(|hook| hook.takes) {
        match all.iter_mut().find(|(known, _)| same(known, taken)) {
            Some((_, count)) => *count += 1,
            None => all.push((*taken, 1)),
        }
    }
    all.into_iter().filter(|(_, count)| *count >= COMMON).map(|(taken, _)| taken).collect()
}

fn same(one: &Parameter, other: &Parameter) -> bool {
    (one.name, one.doc, one.kind.spelled()) == (other.name, other.doc, other.kind.spelled())
}

/// Writes a table of hooks, unless there are none.
fn hook_table(
    out: &mut String,
    title: &str,
    about: &str,
    hooks: &[&Hook<'_>],
    common: &[Parameter],
) {
    let Some(first) = hooks.first() else { return };
    let _ = writeln!(out, "\n### {title}\n\n{about}");
    let shared: Vec<&str> = match hooks.len() {
        1 => Vec::new(),
        _ => first.guards.iter().copied().filter(|guard| all_have(hooks, guard)).collect(),
    };
    if !shared.is_empty() {
        let _ = writeln!(out, "\nAll of them have the guards {}.", code(&shared, ", "));
    }
    let limited = hooks.iter().any(|hook| hook.only.is_some());
    let answers = first.returns.is_some();
    let column = |is: bool, head: &'static str| if is { head } else { "" };
    let (cards, returns) = (column(limited, " cards |"), column(answers, " returns |"));
    let _ = writeln!(out, "\n| hook |{cards} when | called with |{returns} guards |");
    let lines = 4 + usize::from(limited) + usize::from(answers);
    let _ = writeln!(out, "|{}", "---|".repeat(lines));
    for hook in hooks {
        let only = hook.only.map_or_else(String::new, |kind| format!("`{kind}`"));
        let cards = if limited { format!(" {only} |") } else { String::new() };
        let returns =
            hook.returns.map_or_else(String::new, |kind| format!(" {} |", kind.spelled()));
        let takes: Vec<_> = hook.takes.iter().map(|taken| argument(taken, common)).collect();
        let guards = hook.guards.iter().copied().filter(|guard| !shared.contains(guard));
        let guards = code(&guards.collect::<Vec<_>>(), " ");
        let (name, doc, takes) = (hook.name, one_line(hook.doc), takes.join("; "));
        let _ = writeln!(out, "| `{name}` |{cards} {doc} | {takes} |{returns} {guards} |");
    }
}

fn all_have(hooks: &[&Hook<'_>], guard: &str) -> bool {
    hooks.iter().all(|hook| hook.guards.contains(&guard))
}

/// Words as code.
fn code(words: &[&str], between: &str) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(between)
}

/// An argument of a hook, with its meaning unless that is explained above the tables.
fn argument(taken: &Parameter, common: &[Parameter]) -> String {
    let Parameter { name, doc, kind } = taken;
    let typed = format!("`{name}: {}`", kind.spelled());
    let known = common.iter().any(|known| same(known, taken));
    if known { typed } else { format!("{typed}, {}", one_line(doc)) }
}

fn verb(out: &mut String, verb: &Verb) {
    let parameters: Vec<_> = verb.passed().iter().map(|parameter| parameter.name).collect();
    let call = match verb.passed() {
        [only] if matches!(only.kind, Type::Filter(_)) => format!("{{ {} }}", only.kind.spelled()),
        _ => format!("({})", parameters.join(", ")),
    };
    let gives = || format!(" → {}", verb.gives());
    let result = if matches!(verb.result, Type::Nil) { String::new() } else { gives() };
    let _ = writeln!(out, "- `me:{}{call}`{result}: {}", verb.name(), one_line(verb.doc));
    for (parameter, numbers) in verb.passed().iter().zip(verb.passed_numbers()) {
        let doc = one_line(parameter.doc);
        let limits = limits(*numbers);
        if !doc.is_empty() || !limits.is_empty() {
            let colon = if doc.is_empty() { "" } else { ": " };
            let (name, kind) = (parameter.name, parameter.kind.spelled());
            let _ = writeln!(out, "  - `{name}` ({kind}{limits}){colon}{doc}");
        }
    }
}

/// The limits of a parameter, written after its type. Empty without limits, or with those of a
/// byte.
fn limits(numbers: Option<[i64; 2]>) -> String {
    match numbers {
        None | Some(BYTE) => String::new(),
        Some([least, most]) => format!(", {least} to {most}"),
    }
}

fn types<V: Verbs>(out: &mut String, hooks: &[Hook<'_>]) {
    let types = named_types::<V>(hooks);
    if types.is_empty() {
        return;
    }
    out.push_str("\n## Types\n\n");
    for kind in types {
        let name = kind.name().unwrap_or("any");
        match kind {
            Type::Words { words, .. } => {
                let _ = writeln!(out, "- `{name}`: `\"{}\"`", words.join("\"`, `\""));
            }
            Type::Filter(filter) => {
                let _ = writeln!(out, "- `{name}`: a table. {}", one_line(filter.doc));
                for field in filter.fields {
                    let doc = one_line(field.doc);
                    let _ = writeln!(out, "  - `{}` ({}): {doc}", field.name, field.kind.spelled());
                }
            }
            Type::Nil
            | Type::Int
            | Type::Bool
            | Type::Handle(_)
            | Type::Label
            | Type::Nth
            | Type::Optional(_) => {
                let _ = writeln!(out, "- `{name}`: an opaque handle");
            }
        }
    }
}
