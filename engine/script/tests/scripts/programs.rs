//! Compiling and loading.

use diag::{Severity, Source};
use script::{Host, Limits, Program};

use crate::toy::{PATH, Table};

fn compile_error(text: &str) -> diag::Diagnostic {
    Program::compile(&Source::new(PATH, text)).err().unwrap_or_else(|| panic!("{text} compiles"))
}

#[test]
fn a_syntax_error_has_its_place() {
    let finding = compile_error("--!strict\nlocal function f(\n  return 1 +* 2\nend\n");
    assert_eq!(finding.code.name(), "script-syntax");
    assert_eq!(finding.place.start().line, 3);
    let finding = compile_error("--!strict\nlocal x = 1 + * 2\nreturn {}");
    assert_eq!(finding.place.to_string(), format!("{PATH}:2:15"));
    let finding = compile_error("--!strict\nlocal function f()\n  return 1\n\nreturn {}\n");
    assert_eq!(finding.labels.len(), 1, "{finding:?}");
    assert_eq!(finding.labels[0].0.start().line, 2);
    assert_eq!(finding.severity, Severity::Error);
}

#[test]
fn bytecode_and_other_bytes_are_refused() {
    for text in ["\u{6}\u{3}abc", "\u{1b}Lua", "--!strict\nreturn {}\u{0}"] {
        assert_eq!(compile_error(text).code.name(), "script-not-text");
    }
}

#[test]
fn a_first_line_other_than_strict_is_a_warning_with_a_fix() {
    let program = Program::compile(&Source::new(PATH, "return {}")).unwrap();
    let [finding] = program.warnings() else { panic!("{:?}", program.warnings()) };
    assert_eq!((finding.code.name(), finding.severity), ("script-not-strict", Severity::Warning));
    assert_eq!(finding.fix.as_ref().unwrap().edits[0].text, "--!strict\n");
    for text in
        ["--!strict\nreturn {}", "--!strict\r\nreturn {}\r\n", "\u{feff}--!strict\nreturn {}"]
    {
        assert!(Program::compile(&Source::new(PATH, text)).unwrap().warnings().is_empty());
    }
}

#[test]
fn a_module_returns_a_table_of_functions() {
    let load = |text: &str| {
        let mut host = Host::<Table>::new(Limits::default());
        let program = Program::compile(&Source::new(PATH, text)).unwrap();
        let module = host.load(&program)?;
        Ok::<_, diag::Diagnostic>(host.functions(module).join(" "))
    };
    assert_eq!(load("return { b = function() end, a = error }").unwrap(), "a b");
    assert_eq!(load("return {}").unwrap(), "");
    for (text, words) in [
        ("local x = 1\n", "not a value of type nil"),
        ("return 1", "not a value of type"),
        ("return function() end", "not a value of type function"),
        ("return { a = 1 }", "“a” in the returned table is a"),
        ("return { function() end }", "“1” in the returned table is a function"),
    ] {
        let finding = load(text).unwrap_err();
        assert_eq!(finding.code.name(), "script-returns");
        assert!(finding.message.contains(words), "{}", finding.message);
    }
    // A table cannot be a key, not even in the returned table.
    assert_eq!(load("return { [{}] = 1 }").unwrap_err().code.name(), "script-fault");
}

#[test]
fn programs_go_from_thread_to_thread() {
    fn shared<T: Send + Sync + Clone>() {}
    shared::<Program>();
}

#[test]
fn texts_are_short_and_never_joined() {
    for (text, code, at) in [
        ("local a = 'x' .. 'y'", "script-joins", "2:15"),
        ("local a = `{1 .. 2}`", "script-joins", "2:15"),
        ("local a = `{ ({1})[1] .. `{`a` .. 'b'}` }`", "script-joins", "2:23"),
        ("local a, b = [[ ' ]], '' a ..= b", "script-joins", "2:28"),
        ("local a = 1 --[[ .. ]] a = a .. a", "script-joins", "2:30"),
        ("local a = 'TEXT'", "script-large", "2:11"),
        ("local a = \"TEXT\"", "script-large", "2:11"),
        ("local a = [==[TEXT]==]", "script-large", "2:11"),
        ("local a = `{1}TEXT`", "script-large", "2:14"),
        ("local a = '111111111111111111111111111111111'", "script-large", "2:11"),
        ("local a = '\\x31 and more than thirty-two bytes'", "script-large", "2:11"),
    ] {
        let text = text.replace("TEXT", &"x".repeat(257));
        let finding = compile_error(&format!("--!strict\n{text}\nreturn {{}}"));
        assert_eq!(finding.code.name(), code, "{text}");
        assert_eq!(finding.place.to_string(), format!("{PATH}:{at}"), "{text}");
    }
    for text in [
        "local a = '..' local b = \"\\\"..\" local c = [[..]] local d = `..\\`..`",
        "local function f(...) return ... end f(1.5, .5, 0x1F, 1e-5) -- ..",
        "--[==[ .. ]] .. ]==] local a = `{ { 1 } }..{`..`}`",
        "local a = 'TEXT' local b = `TEXT{1}TEXT`",
    ] {
        let text = text.replace("TEXT", &"x".repeat(256));
        let text = format!("--!strict\n{text}\nreturn {{}}");
        assert!(Program::compile(&Source::new(PATH, &text)).is_ok(), "{text}");
    }
    let large = format!("--!strict\n--{}\nreturn {{}}", "x".repeat(32 << 10));
    assert_eq!(compile_error(&large).code.name(), "script-large");
}
