//! Texts, scripts that do not compile, rulings that cannot be read.

use super::{Case, all, case, edit, write};

const RACE: &str = "locales/en/race.ftl";

const TEXTS: [Case; 10] = [
    case(
        "a circle",
        |f| write(f, RACE, "moonfolk = { other }\nother = { moonfolk }\n"),
        "circle",
        "locales/en/race.ftl:2:11",
        "refers back to itself",
    ),
    case(
        "an unknown message",
        |f| write(f, RACE, "moonfolk = { other }\n"),
        "unknown-reference",
        "locales/en/race.ftl:1:14",
        "use a message of `race.ftl`",
    ),
    case(
        "a missing variable",
        |f| edit(f, "locales/en/skill.ftl", "$gold", "$golt"),
        "unknown-variable",
        "locales/en/skill.ftl:2:71",
        "did you mean “$gold”?",
    ),
    case(
        "an argument that its message does not have",
        |f| write(f, "locales/eo/log.ftl", "bought = { $sead } aĉetas { $card_gender }\n"),
        "unknown-variable",
        "locales/eo/log.ftl:1:12",
        "did you mean “seat”?",
    ),
    case(
        "a syntax error",
        |f| write(f, RACE, "moonfolk = { $x\n"),
        "syntax",
        "locales/en/race.ftl:2:1",
        "expected `}`",
    ),
    case(
        "UTF-16",
        |f| write(f, RACE, b"\xFF\xFEm\0o\0"),
        "utf-16",
        "locales/en/race.ftl:1:1",
        "save it as UTF-8",
    ),
    case(
        "binary",
        |f| write(f, RACE, b"moon\0"),
        "binary",
        "locales/en/race.ftl:1:1",
        "save it as UTF-8 text",
    ),
    case(
        "huge",
        |f| write(f, RACE, "# moon\n".repeat(400_000)),
        "too-large",
        "locales/en/race.ftl:1:1",
        "split it",
    ),
    case(
        "nested",
        |f| write(f, RACE, format!("moonfolk = {}", "{ ".repeat(5000))),
        "nesting",
        "locales/en/race.ftl:1:74",
        "split it into several messages",
    ),
    case(
        "a text of the game",
        |f| write(f, "locales/en/log.ftl", "bought = mine\n"),
        "duplicate",
        "locales/en/log.ftl:1:1",
        "already defined",
    ),
];

#[test]
fn texts() {
    all(&TEXTS, "lint");
}

const TRAIT: &str = "trait/starry-eyed.luau";

const SCRIPTS: [Case; 8] = [
    case(
        "nothing where a number belongs",
        |f| write(f, TRAIT, "--!strict\nlocal best = ({})[1] + 1\nreturn { score = best }\n"),
        "script-fault",
        "trait/starry-eyed.luau:2:1",
        "attempt to perform arithmetic",
    ),
    case(
        "a syntax error",
        |f| {
            write(
                f,
                TRAIT,
                "--!strict\nlocal function score(): number\n\treturn (1\nend\nreturn {}\n",
            )
        },
        "script-syntax",
        "trait/starry-eyed.luau:4:1",
        "to close '(' at line 3",
    ),
    case(
        "bytecode",
        |f| write(f, TRAIT, b"\x1BLua\0\x01"),
        "binary",
        "trait/starry-eyed.luau:1:1",
        "save it as UTF-8 text",
    ),
    case(
        "no table",
        |f| write(f, TRAIT, "--!strict\nreturn 1\n"),
        "script-returns",
        "trait/starry-eyed.luau:2:1",
        "end the file with `return",
    ),
    case(
        "a loop while it is loaded",
        |f| write(f, TRAIT, "--!strict\nwhile true do end\nreturn {}\n"),
        "endless-loop",
        "trait/starry-eyed.luau:2:7",
        "nothing ends this loop",
    ),
    case(
        "a misspelt hook",
        |f| edit(f, TRAIT, "score", "skore"),
        "missing-function",
        "trait/starry-eyed.toml:18:8",
        "did you mean “skore”?",
    ),
    case(
        "a library that is not there",
        |f| write(f, TRAIT, "--!strict\nlocal now = os.time()\nreturn { score = now }\n"),
        "unknown-global",
        "trait/starry-eyed.luau:2:13",
        "scripts have no clock",
    ),
    case(
        "a global of its own",
        |f| write(f, TRAIT, "--!strict\nx = 1\nreturn {}\n"),
        "assigned-global",
        "trait/starry-eyed.luau:2:1",
        "scripts have no globals",
    ),
];

#[test]
fn scripts_that_do_not_load() {
    all(&SCRIPTS, "lint");
}

const RULINGS: [Case; 2] = [
    case(
        "a line that is none",
        |f| write(f, "trait/starry-eyed.play", "game roll_player  seats 2\nplay\n  what\n"),
        "bad-line",
        "trait/starry-eyed.play:3:3",
        "expected an answer",
    ),
    case(
        "UTF-16",
        |f| write(f, "trait/starry-eyed.play", b"\xFF\xFEm\0o\0"),
        "utf-16",
        "trait/starry-eyed.play:1:1",
        "save it as UTF-8",
    ),
];

#[test]
fn rulings_that_cannot_be_read() {
    all(&RULINGS, "lint");
    all(&RULINGS, "test");
}
