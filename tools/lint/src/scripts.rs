//! What scripts say, read from their syntax trees: flat facts, for rules.

mod reader;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, Range};
use std::sync::Arc;

use diag::{Crew, Place, Source, made, spread};

/// A script that Luau could read, and what stands in it. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Script(Arc<Read>);

/// What there is of a script.
pub(crate) struct Read {
    pub(crate) source: Source,
    pub(crate) facts: Facts,
}

impl Deref for Script {
    type Target = Read;

    fn deref(&self) -> &Read {
        &self.0
    }
}

/// What stands in a script.
#[derive(Default)]
pub(crate) struct Facts {
    /// Calls of verbs: `me:gold()`.
    pub(crate) calls: Vec<VerbCall>,
    /// What is looked for in the card with a dot: `me.gold`. Dot and name.
    pub(crate) dots: Vec<(Range<usize>, Word)>,
    /// Names that are declared: locals, functions, parameters, variables of loops.
    pub(crate) declared: Vec<Word>,
    /// Names that are used as values.
    pub(crate) used: Vec<Word>,
    /// What is looked for in a global: `math.max`.
    pub(crate) members: Vec<(Word, Word)>,
    /// The parts of the script outside of functions: functions, other locals and, with `=` before
    /// their names, fields of tables, of which those that are returned are what hooks call.
    pub(crate) parts: BTreeMap<String, Part>,
}

/// A part of a script, with all functions within.
#[derive(Default)]
pub(crate) struct Part {
    /// The names it uses.
    uses: BTreeSet<String>,
    /// The calls in it, by their number among all.
    calls: Vec<usize>,
    /// The params of the card that it reads: `p.gold`.
    reads: Vec<Word>,
}

/// What may run when a hook calls a function.
#[derive(Default)]
pub(crate) struct Reach<'f> {
    pub(crate) calls: Vec<&'f VerbCall>,
    pub(crate) reads: Vec<&'f Word>,
}

impl Facts {
    /// What may run when the function with a name is called, with the functions that it uses.
    pub(crate) fn reach(&self, name: &str) -> Reach<'_> {
        let mut reach = Reach::default();
        let (mut seen, mut next) = (BTreeSet::new(), vec![format!("={name}")]);
        while let Some(name) = next.pop() {
            let Some(part) = self.parts.get(&name).filter(|_| seen.insert(name)) else { continue };
            reach.calls.extend(part.calls.iter().map(|at| &self.calls[*at]));
            reach.reads.extend(&part.reads);
            next.extend(part.uses.iter().cloned());
        }
        reach
    }
}

/// A call of a verb.
pub(crate) struct VerbCall {
    pub(crate) verb: Word,
    pub(crate) arguments: Vec<Argument>,
    /// The whole of the arguments, in brackets.
    pub(crate) range: Range<usize>,
}

/// A word at its place.
#[derive(Clone)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) range: Range<usize>,
}

/// What is passed, as far as it can be seen.
pub(crate) struct Argument {
    pub(crate) value: Value,
    pub(crate) range: Range<usize>,
}

/// A value, as far as it can be seen.
pub(crate) enum Value {
    /// A text that is written there.
    Text(String),
    /// A number that is written there, and whether it is whole.
    Number { whole: bool },
    /// Yes or no.
    Bool,
    /// A table with these named fields.
    Table(Vec<(Word, Argument)>),
    /// A function.
    Function,
    /// Whatever is computed.
    Unknown,
}

impl Script {
    /// A place in the script.
    pub(crate) fn place(&self, range: &Range<usize>) -> Place {
        self.source.place(range.clone())
    }
}

/// The scripts among these sources that are not said to be broken. The crew needs room: the reader
/// goes down as deep as a script is nested, which is no deeper than Luau goes, who has read it before.
pub(crate) fn read(
    sources: Vec<Source>,
    broken: &BTreeSet<String>,
    crew: &dyn Crew,
) -> Vec<Script> {
    let sound = sources.into_iter().filter(|source| !broken.contains(source.path()));
    let sound: Vec<Source> = sound.collect();
    let read = spread(crew, &sound, |source| {
        made(crew, "facts", source, || {
            let facts = reader::facts(source.text())?;
            Some(Script(Arc::new(Read { source: source.clone(), facts })))
        })
    });
    read.iter().filter_map(|script| Option::clone(script)).collect()
}

#[cfg(test)]
mod tests {
    use desk::Packs;
    use engine::SHELF;

    use super::*;

    #[test]
    fn all_scripts_of_ours_are_read() {
        let packs = Packs::open(&[]).expect("no folder").with_all();
        let content = packs.doubted();
        for game in SHELF {
            let sources = content.library.scripts(game.id());
            let count = sources.len();
            let scripts = read(sources, &BTreeSet::new(), &diag::Alone);
            assert_eq!(scripts.len(), count, "{}", game.id());
            let silent = scripts.iter().filter(|script| script.facts.calls.is_empty());
            let silent: Vec<&str> = silent.map(|script| script.source.path()).collect();
            assert!(silent.len() * 2 < count, "calls of verbs are seen in most: {silent:?}");
        }
    }

    #[test]
    fn what_hooks_come_to_is_followed_through_locals_and_tables() {
        let text = "local function paid(me: Me, p: Params)\n\tme:gain_gold(p.gold)\nend\n\
                    local function more(me: Me)\n\tme:gold()\nend\n\
                    local function twice(f: any)\n\treturn function(me: Me, p: Params)\n\t\t\
                    f(me, p)\n\t\tme:round()\n\t\treturn p.times\n\tend\nend\n\
                    local hooks = { score = twice(paid), price = more }\nreturn hooks\n";
        let facts = reader::facts(text).expect("it is read");
        let of = |name: &str| {
            let Reach { calls, reads } = facts.reach(name);
            let calls: BTreeSet<_> = calls.iter().map(|call| call.verb.text.as_str()).collect();
            let reads: BTreeSet<_> = reads.iter().map(|read| read.text.as_str()).collect();
            (calls, reads)
        };
        let set = |words: &[&'static str]| words.iter().copied().collect::<BTreeSet<_>>();
        assert_eq!(of("score"), (set(&["gain_gold", "round"]), set(&["gold", "times"])));
        assert_eq!(of("price"), (set(&["gold"]), set(&[])));
        assert_eq!(of("paid"), (set(&[]), set(&[])), "a local is not returned");
    }
}
