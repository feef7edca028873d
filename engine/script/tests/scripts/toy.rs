//! The toy game of these tests.

use std::collections::BTreeMap;

use diag::Source;
use script::{
    Argument, Fault, FunctionId, Host, Journal, Limits, Nth, ParamsId, Program, QueryAnswer, Ran,
    Recorded, Reply, Stage, fingerprint,
};

/// An item: a handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Item(pub u8);
script::handle!(Item: u8);

play::words! {
    /// Colours: words.
    Colour {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
    }
}
impl script::Word for Colour {}

script::filter! {
    /// Selects items.
    pub struct Which {
        /// Of this color.
        colour: Option<Colour>,
        /// With at least this number.
        min: Option<i64>,
        /// With at most this number.
        max: Option<i64>,
        /// Except this one.
        except: Option<Item>,
        /// The player may decline.
        optional: bool,
    }
}

script::verbs! {
    /// What a toy card can do.
    pub enum Toy {
        query Query {
            /// The counter.
            Counter -> i64;
            /// The number of fitting items.
            Count(which: Which) -> i64;
            /// The fitting items.
            Items(nth: Nth, which: Which) -> Option<Item>;
            /// All colors.
            Colours(nth: Nth) -> Option<Colour>;
            /// The color of an item: even ones are red.
            ColourOf(
                /// An item.
                item: Item,
            ) -> Colour;
            /// The item with a number.
            Numbered(number: i64) -> Item;
            /// The number of an item.
            NumberOf(item: Item) -> i64;
            /// Whether the counter is at least this number.
            AtLeast(least: i64, strictly: Option<bool>) -> bool;
            /// The result of another script.
            Nested -> i64;
        }
        act Act {
            /// Adds to the counter.
            Add(
                /// The amount to add.
                amount: i64,
            );
            /// Adds an item, if it is small.
            Push(item: i64) -> bool;
            /// Asks although it is declared not to.
            Sly;
        }
        ask Ask {
            /// Asks for an item; returns nothing if none fits.
            Pick(which: Which) -> Option<Item>;
            /// Asks for two numbers and returns their sum.
            Sum -> i64;
            /// Asks for a color.
            PickColour -> Colour;
        }
    }
}

/// The stage of toy scripts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    pub counter: i64,
    pub items: Vec<i64>,
    pub open: Option<Toy>,
    pub first: Option<i64>,
    pub nested: i64,
}

impl Table {
    /// A table at its start.
    pub fn fresh() -> Self {
        Self { counter: 10, items: vec![1, 2, 3], ..Self::default() }
    }

    fn fits(&self, which: Which) -> impl Iterator<Item = i64> + '_ {
        self.items.iter().copied().filter(move |item| {
            which.min.is_none_or(|min| *item >= min)
                && which.max.is_none_or(|max| *item <= max)
                && which.except.is_none_or(|except| *item != i64::from(except.0))
                && which.colour.is_none_or(|colour| (colour == Colour::Red) == (item % 2 == 0))
        })
    }
}

impl Stage for Table {
    type Verb = Toy;

    fn perform(&mut self, verb: Toy) -> Reply {
        match verb {
            Toy::Query(Query::Counter) => self.counter.into(),
            Toy::Query(Query::Count { which }) => (self.fits(which).count() as i64).into(),
            Toy::Query(Query::Items { nth, which }) => nth.of(self.fits(which)).into(),
            Toy::Query(Query::Colours { nth }) => nth.of(["red", "blue"].into_iter()).into(),
            Toy::Query(Query::ColourOf { item }) => {
                (if item.0 % 2 == 0 { "red" } else { "blue" }).into()
            }
            Toy::Query(Query::Numbered { number }) => number.into(),
            Toy::Query(Query::NumberOf { item }) => item.0.into(),
            Toy::Query(Query::AtLeast { least, strictly }) => match strictly {
                Some(true) => (self.counter > least).into(),
                _ => (self.counter >= least).into(),
            },
            Toy::Query(Query::Nested) => self.nested.into(),
            Toy::Act(Act::Add { amount }) => {
                self.counter += amount;
                ().into()
            }
            Toy::Act(Act::Push { item: 100.. }) => {
                Reply::Wrong("expected an item below 100".to_owned())
            }
            Toy::Act(Act::Push { item }) => {
                self.items.push(item);
                true.into()
            }
            Toy::Ask(Ask::Pick { which }) if self.fits(which).next().is_none() => Reply::Nil,
            Toy::Ask(_) | Toy::Act(Act::Sly) => {
                self.open = Some(verb);
                Reply::Ask(fingerprint(&(verb, self.counter)))
            }
        }
    }

    fn answered(&mut self, reply: Recorded) -> Reply {
        let number = match reply {
            Recorded::Nil => None,
            Recorded::Int(number) => Some(i64::from(number)),
        };
        match self.open.take() {
            _ if number.is_some_and(i64::is_negative) => {
                Reply::Wrong("there is nothing below 0".to_owned())
            }
            Some(Toy::Ask(Ask::Sum)) => match self.first.take() {
                Some(first) => (first + number.unwrap_or(0)).into(),
                None => {
                    self.first = number;
                    self.open = Some(Toy::Ask(Ask::Sum));
                    Reply::Ask(fingerprint(&"second"))
                }
            },
            Some(Toy::Ask(Ask::PickColour)) => {
                (if number == Some(0) { "red" } else { "blue" }).into()
            }
            _ => number.into(),
        }
    }
}

/// A host with one module, and the ids needed to call it.
pub struct Bench {
    pub host: Host<Table>,
    pub module: script::ModuleId,
    pub params: ParamsId,
}

/// The path of all test scripts.
pub const PATH: &str = "cards/toy/test.luau";

/// A source under [`PATH`], with `--!strict` before it: the given text begins on line 2.
pub fn source(text: &str) -> Source {
    Source::new(PATH, format!("--!strict\n{text}"))
}

impl Bench {
    /// Loads a script; the given text begins on line 2.
    pub fn new(text: &str) -> Self {
        Self::limited(text, Limits::default())
    }

    /// Loads a script with other limits.
    pub fn limited(text: &str, limits: Limits) -> Self {
        let program = Program::compile(&source(text)).unwrap();
        let mut host = Host::new(limits);
        let module = host.load(&program).unwrap();
        let params =
            host.params(&BTreeMap::from([("bonus".to_owned(), 5), ("cost".to_owned(), 2)]));
        Self { host, module, params }
    }

    pub fn function(&self, name: &str) -> FunctionId {
        self.host.function(self.module, name).unwrap()
    }

    /// Queries a function of a fresh table.
    pub fn query(&self, name: &str, args: &[i64]) -> Result<QueryAnswer, Fault> {
        let args: Vec<_> = args.iter().map(|number| Argument::Int(*number)).collect();
        let args = args.as_slice();
        self.host.query(&mut Table::fresh(), self.function(name), self.params, args)
    }

    /// Runs a function on a fresh table.
    pub fn run(&self, name: &str, journal: &Journal) -> (Result<Ran, Fault>, Table) {
        let mut table = Table::fresh();
        let ran = self.host.run(&mut table, self.function(name), self.params, &[], journal);
        (ran, table)
    }

    /// The fault of a query, as `path:line:column: message`.
    pub fn query_fault(&self, name: &str) -> String {
        self.query(name, &[]).unwrap_err().to_string()
    }

    /// The fault of an effect without replies, as `path:line:column: message`.
    pub fn run_fault(&self, name: &str) -> String {
        self.run(name, &Journal::new()).0.unwrap_err().to_string()
    }

    /// Whether the host still works: calls a function that every script of these tests has.
    pub fn works(&self) -> bool {
        self.query("well", &[]) == Ok(QueryAnswer::Int(10))
            && self.run("fine", &Journal::new()).0 == Ok(Ran::Done)
    }
}

/// Two working functions in one line, for [`Bench::works`].
pub const WELL: &str =
    "local function well(me) return me:counter() end local function fine(me) me:add(1) end";
