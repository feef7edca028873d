//! Scripts with line coverage.

use std::collections::BTreeMap;

use diag::Source;
use script::{Host, Limits, Program, QueryAnswer};

use crate::toy::{PATH, Table};

const TEXT: &str = "--!strict
local function score(me: Me, p: Params): number
	if me:counter() > p.least then return 1 end
	return if p.least > 50 then 2 else 3
end
return { score = score }";

/// The script on more lines.
const SPREAD: &str = "--!strict
local function score(me: Me, p: Params): number
	if me:counter() > p.least then
		return 1
	end
	return if p.least > 50 then
		2 else
		3
end
return { score = score }";

/// A host with coverage: which of the lines 3 to 8 have run after `score` was queried with these
/// numbers.
fn run(all: &[i64]) -> Vec<(u32, bool)> {
    let program = Program::compile(&Source::new(PATH, TEXT)).expect("it compiles");
    let counting = program.counting(SPREAD).expect("it compiles, too");
    let mut host = Host::<Table>::new(Limits::default());
    let module = host.load(&counting).expect("it returns a function");
    let score = host.function(module, "score").expect("it is there");
    for least in all {
        let params = host.params(&BTreeMap::from([("least".to_owned(), *least)]));
        let answer = host.query(&mut Table::fresh(), score, params, &[]);
        let wanted = [(5, 1), (20, 3), (60, 2)].into_iter().find(|(known, _)| known == least);
        assert_eq!(answer, Ok(QueryAnswer::Int(wanted.expect("one of these").1)));
    }
    let covered = host.covered();
    assert_eq!((covered.len(), covered[0].path.as_str()), (1, PATH));
    let lines = covered[0].lines.iter().filter(|(line, _)| (3..=8).contains(*line));
    lines.map(|(line, run)| (*line, *run)).collect()
}

#[test]
fn what_runs_is_counted_by_line() {
    let of = |run: [bool; 5]| [3, 4, 6, 7, 8].into_iter().zip(run).collect::<Vec<_>>();
    assert_eq!(run(&[]), of([false; 5]));
    assert_eq!(run(&[5]), of([true, true, false, false, false]));
    assert_eq!(run(&[20]), of([true, false, true, false, true]));
    assert_eq!(run(&[5, 20, 60]), of([true; 5]));
}

#[test]
fn counting_costs_no_fuel() {
    let text = "--!strict\nlocal function score(_me: Me, p: Params): number\n\tlocal n = 0\n\t\
                while n < p.turns do n += 1 end\n\treturn n\nend\nreturn { score = score }";
    let program = Program::compile(&Source::new(PATH, text)).expect("it compiles");
    // The number of loop iterations until the fuel is used up.
    let turns = |program: &Program| {
        let mut host = Host::<Table>::new(Limits::default());
        let module = host.load(program).expect("it returns a function");
        let score = host.function(module, "score").expect("it is there");
        let mut ends = |turns: i64| {
            let params = host.params(&BTreeMap::from([("turns".to_owned(), turns)]));
            host.query(&mut Table::fresh(), score, params, &[]).is_ok()
        };
        (1..).take_while(|turns| ends(*turns)).count()
    };
    let counting = program.counting(&text.replace(' ', "\n")).expect("it compiles");
    assert!(turns(&program) > 100);
    assert_eq!(turns(&program), turns(&counting));
}

#[test]
fn a_host_that_counts_nothing_has_nothing_covered() {
    let program = Program::compile(&Source::new(PATH, TEXT)).expect("it compiles");
    let mut host = Host::<Table>::new(Limits::default());
    host.load(&program).expect("it returns a function");
    assert!(host.covered().iter().all(|covered| covered.lines.is_empty()));
    assert!(program.counting("local function").is_none());
}
