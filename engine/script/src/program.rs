//! Programs: from text to bytecode, once per process.

use std::sync::Arc;

use diag::{Diagnostic, Place, Source};
use mlua::chunk::Compiler;

use crate::{codes, language};

/// A compiled script. Cheap to clone and shared between threads; the host of each thread loads it.
#[derive(Clone)]
pub struct Program(Arc<Inner>);

struct Inner {
    source: Source,
    bytecode: Vec<u8>,
    price: u32,
    warnings: Vec<Diagnostic>,
}

impl Program {
    /// Compiles a script. Only source text is accepted, no bytecode.
    ///
    /// # Errors
    ///
    /// A finding, if the text is too large, contains a forbidden construct or does not compile.
    pub fn compile(source: &Source) -> Result<Self, Diagnostic> {
        let text = source.text().strip_prefix('\u{feff}').unwrap_or(source.text());
        if let Some(byte) = text.bytes().find(|byte| *byte < b' ' && !b"\t\n\r\x0c".contains(byte))
        {
            let message = format!("a script is text, but this file contains the byte {byte}");
            return Err(Diagnostic::error(codes::SCRIPT_NOT_TEXT, message, source.top()));
        }
        language::weigh(source, text)?;
        let bytecode = compiler().compile(text).map_err(|error| syntax(source, &error))?;
        let read = language::read(source, text)?;
        let price = price(&bytecode, read.sums);
        let bytecode = match read.checked(text) {
            Some(checked) => compiler().compile(checked).map_err(|error| syntax(source, &error))?,
            None => bytecode,
        };
        let warnings = not_strict(source, text).into_iter().collect();
        Ok(Self(Arc::new(Inner { source: source.clone(), bytecode, price, warnings })))
    }

    /// A version of the script that counts executed lines
    /// ([`Host::covered`](crate::Host::covered)), compiled from another layout of the same text. It
    /// uses as much fuel as the original. `None` if Luau cannot read the text.
    #[must_use]
    pub fn counting(&self, text: &str) -> Option<Self> {
        let Inner { source, price, .. } = &*self.0;
        let source = Source::new(source.path(), text);
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let checked = language::read(&source, text).ok()?.checked(text);
        let text = checked.as_deref().unwrap_or(text);
        let bytecode = compiler().set_coverage_level(EACH_VALUE).compile(text).ok()?;
        Some(Self(Arc::new(Inner { source, bytecode, price: *price, warnings: Vec::new() })))
    }

    /// The source text.
    pub fn source(&self) -> &Source {
        &self.0.source
    }

    /// Findings about working code that should be fixed.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.0.warnings
    }

    pub(crate) fn bytecode(&self) -> &[u8] {
        &self.0.bytecode
    }

    /// The fuel of each of its steps.
    pub(crate) fn price(&self) -> u32 {
        self.0.price
    }
}

/// The fuel of a step, based on the whole script, because no more work than that can be between two
/// steps. Arithmetic is the most expensive instruction, because it may parse a number from a
/// string.
fn price(bytecode: &[u8], sums: usize) -> u32 {
    (1 + bytecode.len() / 256 + sums) as u32
}

/// Compiler setting: count statements and values.
const EACH_VALUE: u8 = 2;

/// Functions that scripts do not have, or that the sandbox replaces. The compiler must not inline
/// them, because inlined calls ignore the environment.
const NO_SHORT_CUTS: [&str; 36] = [
    "bit32.arshift",
    "bit32.band",
    "bit32.bnot",
    "bit32.bor",
    "bit32.btest",
    "bit32.bxor",
    "bit32.byteswap",
    "bit32.countlz",
    "bit32.countrz",
    "bit32.extract",
    "bit32.lrotate",
    "bit32.lshift",
    "bit32.replace",
    "bit32.rrotate",
    "bit32.rshift",
    "getmetatable",
    "math.max",
    "math.min",
    "rawequal",
    "rawget",
    "rawlen",
    "rawset",
    "setmetatable",
    "string.byte",
    "string.char",
    "string.format",
    "string.rep",
    "string.sub",
    "table.create",
    "table.insert",
    "table.unpack",
    "tonumber",
    "tostring",
    "typeof",
    "unpack",
    "vector.create",
];

/// Level 1 optimizes without moving lines.
fn compiler() -> Compiler {
    Compiler::new()
        .set_optimization_level(1)
        .set_debug_level(1)
        .set_disabled_builtins(NO_SHORT_CUTS)
}

fn not_strict(source: &Source, text: &str) -> Option<Diagnostic> {
    if text.lines().next().is_some_and(|line| line.trim_end() == "--!strict") {
        return None;
    }
    let top = source.top();
    let finding = Diagnostic::warning(
        codes::SCRIPT_NOT_STRICT,
        "the first line is not --!strict",
        top.clone(),
    );
    Some(finding.help("begin the file with `--!strict`").fix(top, "--!strict\n"))
}

fn syntax(source: &Source, error: &mlua::Error) -> Diagnostic {
    let said = match error {
        mlua::Error::SyntaxError { message, .. } => message.as_str(),
        _ => "the compiler rejected the script",
    };
    let (line, message) = match said.split_once(": ") {
        Some((line, message)) => (line.trim_start_matches(':').parse().unwrap_or(1), message),
        None => (1, said),
    };
    if let Some(finding) = unclosed(source, line, message) {
        return finding;
    }
    let finding =
        Diagnostic::error(codes::SCRIPT_SYNTAX, message.trim_end(), found(source, line, message));
    match opened(message) {
        Some(opened) => finding.label(source.line(opened), "opened here"),
        None => finding,
    }
}

/// A string or comment that is never closed. The compiler reports the line in which it begins.
fn unclosed(source: &Source, line: usize, message: &str) -> Option<Diagnostic> {
    let whole = source.line(line);
    let (start, text) = (whole.span.start as usize, whole.said());
    let place = |at: usize| source.place(start + at..start + text.trim_end().len());
    let error = |at, message: &str| Diagnostic::error(codes::SCRIPT_SYNTAX, message, place(at));
    if message.contains("unfinished comment") {
        let finding = error(text.find("--[")?, "this comment is not closed");
        return Some(finding.help("close it with `]]`"));
    }
    if !message.starts_with("Malformed string") {
        return None;
    }
    let Some(at) = open_quote(text) else {
        let at = text.find("[[").or_else(|| text.find("[="))?;
        return Some(error(at, "this string is not closed").help("close it with `]]`"));
    };
    let quote = text.get(at..=at)?;
    let help = format!("close it with {quote} on the same line");
    Some(error(at, "this text has no closing quote").help(help))
}

/// The position of the quote that is still open at the end of a line.
fn open_quote(line: &str) -> Option<usize> {
    let (mut open, mut escaped): (Option<(usize, char)>, bool) = (None, false);
    for (at, letter) in line.char_indices() {
        match open {
            Some(_) if escaped => escaped = false,
            Some(_) if letter == '\\' => escaped = true,
            Some((_, quote)) if letter == quote => open = None,
            None if matches!(letter, '"' | '\'' | '`') => open = Some((at, letter)),
            Some(_) | None => {}
        }
    }
    open.map(|(at, _)| at)
}

/// The place of an error. The compiler reports the line; the text after "got" is searched in it.
fn found(source: &Source, line: usize, message: &str) -> Place {
    let whole = source.line(line);
    let start = whole.span.start as usize;
    let text = source.text().get(start..whole.span.end as usize).unwrap_or("");
    if message.contains("got <eof>") {
        let end = source.text().trim_end().len();
        return source.place(end..end);
    }
    let got = message.split("got '").nth(1).and_then(|rest| rest.split('\'').next());
    let unexpected = message.split("Expected identifier when parsing expression, got ").nth(1);
    let token = got.or(unexpected).unwrap_or("");
    match text.find(token) {
        Some(at) if !token.is_empty() => source.place(start + at..start + at + token.len()),
        _ => {
            let indent = text.len() - text.trim_start().len();
            source.place(start + indent..start + text.trim_end().len().max(indent))
        }
    }
}

/// Reads the line number from "(to close 'function' at line 3)".
fn opened(message: &str) -> Option<usize> {
    let rest = message.split("(to close ").nth(1)?;
    let digits = rest.split("at line ").nth(1)?;
    digits.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}
