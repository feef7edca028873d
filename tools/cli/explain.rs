//! `cardwright explain`: the pages of the codes that findings bear.

use diag::Code;

use crate::args::ExplainArgs;
use crate::{codes, output};

/// Lists all codes, or prints the page of one.
pub fn run(args: &ExplainArgs) -> anyhow::Result<u8> {
    let all: Vec<Code> = codes::all();
    match &args.code {
        None => {
            let names: String = all.iter().map(|code| format!("{code}\n")).collect();
            output::print(&names)?;
        }
        Some(name) => output::print(codes::find(&all, name)?.page())?,
    }
    Ok(output::CLEAN)
}
