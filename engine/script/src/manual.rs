//! The manual of a game's verbs, in Markdown.

use std::fmt::Write as _;

use crate::types::{Parameter, Type};
use crate::verbs::{Hook, Verb, VerbKind, Verbs, named_types, one_line};

/// The rules for the scripts of every game.
const RULES: &str = "\
A script is a Luau file that begins with `--!strict` and ends with `return { on_use = on_use }`, a \
table of hook functions. A hook function is `function(me: Me, p: Params)`. `me` has the verbs below, and \
`p` has the numbers printed on the card. The table of hooks lists further arguments, such as the card \
that was bought and its buyer. `local hooks: Hooks = { on_use = on_use } return hooks` lets an editor \
check the table too (`api.d.luau`).

- Numbers are whole: a fraction is a fault. An amount, a limit of a filter or any other number that \
a verb takes is from 0 to 255, unless the verb says otherwise. A change, `by`, can be negative.
- A handle of a thing of the game can only be passed to a verb or compared with another handle. It is \
not a number.
- A query hook is read-only. An event hook may act and ask, and returns nothing.
- When a verb asks, the script stops. It runs again from its start when the answer is known, so it must \
do the same each time. Nothing is kept between runs: each run executes the whole file again.
- A question cannot be asked inside a comparator.
- A key of a table is a number, a string, true, false or a handle of a thing of the game. A table or a \
function as a key is a fault, because the order of such keys would differ between runs.
- Available: `assert`, `error`, `ipairs`, `next`, `pairs`, `pcall`, `select`, `tonumber`, \
`tostring`, `type`; the library `math` without `random` and `randomseed` (`max` and `min` of at most 8 \
numbers); `string.format` and `string.len`; of `table` only `clear`, `clone`, `create`, `find`, \
`freeze`, `insert`, `isfrozen`, `remove` and `sort`. Nothing else is available, and scripts cannot set \
globals.
- A script has at most 32 KiB. A string has at most 256 bytes and, if it is longer than 32, must not \
begin like a number. Strings cannot be joined with `..`: write `string.format`, or a string in \
backticks.
- Each run has fuel: 4,000 for an event hook from its start, 2,000 for a query hook. Each run has 320 \
KiB of memory. A call, a return and an iteration of a loop cost 1, or more in long scripts. A verb \
costs 8 more. A function that goes through a table also pays for the length of the table.
- The results of a run are cached with the answers of its verbs, and used again without Luau if the \
verbs give the same answers. A verb that counts or compares has few different answers. If the script \
itself counts or compares, there are thousands of cases, and Luau must run once for each.
- After one answer at most 64 cards act. If cards trigger each other without end, the chain is undone to \
its start: the first card of the loop fails, and nothing of it stays. A chain starts again with each \
answer of a player or of chance. Everything before that answer stays.
- `pcall` does not catch a fault of a verb, nor the end of the fuel or of the memory.
";

/// The limits of most parameters. The rules of the manual mention them once, so they are not
/// repeated.
const BYTE: [i64; 2] = [0, 255];

/// What guards are.
const GUARDS: &str = "\nGuards are in the card's TOML, `when = { by = \"me\" }` below its \
`[hooks.…]`. The script is called only if all of them hold. The schema of the card's kind explains \
each of them.\n";

/// The manual of a game's verbs and hooks, in a stable order.
pub fn manual<V: Verbs>(game: &str, hooks: &[Hook<'_>]) -> String {
    let mut out = format!("# Card scripts of {game}\n\n{RULES}");
    list_hooks(&mut out, hooks);
    for (kind, title) in [
        (VerbKind::Query, "Verbs that look"),
        (VerbKind::Act, "Verbs that act"),
        (VerbKind::Ask, "Verbs that ask"),
    ] {
        let verbs: Vec<_> = V::VERBS.iter().filter(|entry| entry.verb.kind == kind).collect();
        if verbs.is_empty() {
            continue;
        }
        let _ = writeln!(out, "\n## {title}\n");
        for entry in verbs {
            verb(&mut out, &entry.verb);
        }
    }
    types::<V>(&mut out, hooks);
    out
}

fn list_hooks(out: &mut String, hooks: &[Hook<'_>]) {
    if hooks.is_empty() {
        return;
    }
    let limited = hooks.iter().any(|hook| hook.only.is_some());
    let (of, line) = if limited { (" cards |", "---|") } else { ("", "") };
    let _ = write!(
        out,
        "\n## Hooks\n\n| hook |{of} when | called with | returns | guards |\n|---|{line}---|---|---|---|\n",
    );
    for hook in hooks {
        let Hook { name, doc, takes, returns, guards, only, .. } = hook;
        let only = only.map_or_else(|| "a player’s".to_owned(), |kind| format!("`{kind}`"));
        let of = if limited { format!(" {only} |") } else { String::new() };
        let returns = returns.map_or_else(|| "nothing".to_owned(), |kind| kind.spelled());
        let takes = takes.iter().map(|Parameter { name, doc, kind }| {
            format!("`{name}: {}`, {}", kind.spelled(), one_line(doc))
        });
        let takes = takes.collect::<Vec<_>>().join("; ");
        let guards = guards.iter().map(|guard| format!("`{guard}`")).collect::<Vec<_>>().join(" ");
        let doc = one_line(doc);
        let _ = writeln!(out, "| `{name}` |{of} {doc} | {takes} | {returns} | {guards} |");
    }
    if hooks.iter().any(|hook| !hook.guards.is_empty()) {
        out.push_str(GUARDS);
    }
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
                let _ = writeln!(out, "- `{name}`: a handle of a thing of the game");
            }
        }
    }
}
