//! `cardwright explain`: the pages of diagnostic codes.

use diag::{Code, Family};
use serde_json::{Value, json};

use crate::args::{ExplainArgs, Format};
use crate::{codes, output};

/// Lists all codes or those of a family, or prints the page of one.
pub fn run(args: &ExplainArgs) -> anyhow::Result<u8> {
    let all: Vec<Code> = codes::all();
    let family = args.code.as_deref().and_then(Family::named);
    let text = match (&args.code, args.format) {
        (Some(_), format) if family.is_some() => {
            let of = |code: &Code| code.class().map(|class| class.family) == family;
            let own: Vec<Code> = all.into_iter().filter(of).collect();
            match format {
                Format::Human => table(&own),
                Format::Json => listed(&own),
            }
        }
        (Some(name), Format::Human) => codes::find(&all, name)?.page().to_owned(),
        (Some(name), Format::Json) => {
            let code = codes::find(&all, name)?;
            let mut about = about(code);
            about["page"] = json!(code.page());
            format!("{about}\n")
        }
        (None, Format::Json) => listed(&all),
        (None, Format::Human) if args.list => table(&all),
        (None, Format::Human) => all.iter().map(|code| format!("{code}\n")).collect(),
    };
    output::print(&text)?;
    Ok(output::CLEAN)
}

/// The codes for programs.
fn listed(all: &[Code]) -> String {
    let all: Value = all.iter().map(|code| about(*code)).collect();
    format!("{all:#}\n")
}

/// A line for each code: its family, severity, confidence and meaning.
fn table(all: &[Code]) -> String {
    let width = all.iter().map(|code| code.name().len()).max().unwrap_or_default();
    let line = |code: &Code| {
        let class = code.class().map(|class| {
            let (family, severity) = (class.family.name(), class.severity.name());
            format!("{family:<6}  {severity:<7}  {:<8}", class.confidence.name())
        });
        format!("{:width$}  {}  {}\n", code.name(), class.unwrap_or_default(), code.means())
    };
    all.iter().map(line).collect()
}

fn about(code: Code) -> Value {
    let class = code.class();
    json!({
        "code": code,
        "family": class.map(|class| class.family),
        "severity": class.map(|class| class.severity),
        "confidence": class.map(|class| class.confidence),
        "means": code.means(),
    })
}
