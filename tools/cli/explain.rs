//! `cardwright explain`: the pages of the codes that findings bear.

use anyhow::bail;
use diag::{Code, nearest};

use crate::args::ExplainArgs;
use crate::{codes, output};

/// Lists all codes, or prints the page of one.
pub fn run(args: &ExplainArgs) -> anyhow::Result<u8> {
    let mut all: Vec<Code> = engine::codes();
    all.extend(desk::codes::ALL);
    all.extend(codes::ALL);
    all.sort_by_key(|code| code.name());
    match &args.code {
        None => {
            let names: String = all.iter().map(|code| format!("{code}\n")).collect();
            output::print(&names)?;
        }
        Some(name) => output::print(page(&all, name)?)?,
    }
    Ok(output::CLEAN)
}

fn page(all: &[Code], name: &str) -> anyhow::Result<&'static str> {
    if let Some(code) = all.iter().find(|code| code.name() == name) {
        return Ok(code.page());
    }
    match nearest(name, all.iter().map(|code| code.name())) {
        Some(near) => bail!("there is no code “{name}”; did you mean “{near}”?"),
        None => bail!("there is no code “{name}”; `cardwright explain` lists them"),
    }
}
