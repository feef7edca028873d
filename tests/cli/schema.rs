//! `schema`, and the folder `schema/` of the project, which is its output.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use diag::Files as _;
use serde_json::{Value, json};

use super::{Folder, cardwright, root};
use crate::support::{entries, tree};

/// Relative paths and texts of all files in a folder.
fn files(folder: &Path, below: &str, out: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("readable");
        let path = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            files(&entry.path(), &format!("{path}/"), out);
        } else {
            out.insert(path, fs::read_to_string(entry.path()).expect("a text"));
        }
    }
}

/// The packs of the project.
fn packs() -> Vec<String> {
    let below = |folder: &str| {
        let packs = entries(&root().join(folder)).into_iter();
        let packs = packs.filter(|path| path.join("pack.toml").is_file());
        let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
        packs.map(|path| format!("{folder}/{}", name(&path))).collect::<Vec<_>>()
    };
    ["cards", "tests/packs"].into_iter().flat_map(below).collect()
}

/// What the project keeps of what the program writes.
const KEPT: [&str; 2] = [".taplo.toml", "tombi.toml"];

/// What the program writes beside the packs of the project.
fn written() -> BTreeMap<String, String> {
    let folder = Folder::new();
    for pack in packs() {
        let pack = format!("{pack}/pack.toml");
        let text = fs::read_to_string(root().join(&pack)).expect("a pack of the project");
        folder.write(&pack, text);
    }
    let ran = cardwright(&["schema", "--write", &folder.word("")]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let mut written = BTreeMap::new();
    files(&folder.path(""), "", &mut written);
    written.retain(|path, _| !path.ends_with("/pack.toml"));
    written
}

#[test]
fn the_schema_folder_is_fresh() {
    let (new, mut old) = (written(), BTreeMap::new());
    if root().join("schema").is_dir() {
        files(&root().join("schema"), "schema/", &mut old);
    }
    for path in KEPT {
        old.extend(fs::read_to_string(root().join(path)).ok().map(|text| (path.to_owned(), text)));
    }
    if new != old && std::env::var_os("BLESS").is_some() {
        for path in old.keys().filter(|path| !new.contains_key(*path)) {
            fs::remove_file(root().join(path)).expect("removed");
        }
        for (path, text) in &new {
            let path = root().join(path);
            fs::create_dir_all(path.parent().expect("in the folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        return;
    }
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&new), names(&old), "schema/ is stale: BLESS=1 cargo test schema");
    for (path, text) in &new {
        assert!(old[path] == *text, "{path} is stale: BLESS=1 cargo test schema");
    }
}

/// A pack by itself gets what it needs, and no more; what is there already is kept.
#[test]
fn schemas_are_written_beside_a_pack() {
    let folder = Folder::with_pack();
    let pack = folder.word("moonlit_market");
    let written = || cardwright(&["schema", "--write", &pack]);
    let (ran, path) = (written(), |name: &str| folder.path("moonlit_market").join(name));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for name in ["pack.schema.json", "roll_player/weapon.schema.json", "roll_player/api.d.luau"] {
        let printed = cardwright(&["schema", name]).out;
        assert_eq!(fs::read_to_string(path("schema").join(name)).expect("written"), printed);
    }
    assert!(!path("schema/rattus").exists(), "of its own game alone");
    let tombi = fs::read_to_string(path("tombi.toml")).expect("written");
    let tie = "path = \"schema/roll_player/weapon.schema.json\"\ninclude = [\"weapon/*.toml\"]\n";
    assert!(tombi.contains(tie), "{tombi}");
    let taplo = fs::read_to_string(path(".taplo.toml")).expect("written");
    assert!(taplo.contains("include = [\"weapon/*.toml\"]"), "{taplo}");
    let ran = cardwright(&["lint", &pack]);
    assert!(ran.code == Some(0) && !ran.out.contains("stray"), "{}", ran.out);

    assert_eq!(written().code, Some(0), "the same once more is no harm");
    folder.edit("moonlit_market/tombi.toml", "weapon/*.toml", "weapon/a*.toml");
    fs::remove_file(path(".taplo.toml")).expect("removed");
    let ran = written();
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("tombi.toml exists with other contents"), "{}", ran.err);
    assert!(!path(".taplo.toml").exists(), "nothing was written");
    let ran = cardwright(&["schema", "--write", &pack, "--force"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(fs::read_to_string(path("tombi.toml")).expect("written"), tombi);
}

#[test]
fn packs_are_tied_at_any_depth() {
    let folder = Folder::new();
    let text = "id = \"deep\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n";
    folder.write("a/b/c/d/e/deep/pack.toml", text);
    let ran = cardwright(&["schema", "--write", &folder.word("")]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let tombi = folder.read("tombi.toml");
    assert!(tombi.contains("include = [\"a/b/c/d/e/deep/weapon/*.toml\"]"), "{tombi}");
}

#[test]
fn a_folder_without_a_pack_gets_nothing() {
    let folder = Folder::new();
    folder.write("odd/pack.toml", "id = \"odd\"\ngame = \"chess\"\nversion = \"1.0.0\"\napi = 1\n");
    let ran = cardwright(&["schema", "--write", &folder.word("")]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("no pack for a game of this program in"), "{}", ran.err);
    assert!(!folder.path("schema").exists());
}

#[test]
fn one_schema_is_printed() {
    let list = cardwright(&["schema"]);
    assert!(list.out.lines().any(|line| line == "roll_player/weapon.schema.json"), "{}", list.out);
    let mut written = written();
    written.retain(|path, _| path.starts_with("schema/"));
    let names = written.keys().map(|path| path.trim_start_matches("schema/"));
    assert_eq!(list.out.lines().collect::<Vec<_>>(), names.collect::<Vec<_>>());
    for (path, text) in &written {
        let ran = cardwright(&["schema", path.trim_start_matches("schema/")]);
        assert!(ran.code == Some(0) && ran.out == *text, "{path}");
    }
    // As pages of codes and the book advise.
    for (short, path) in [
        ("functions", "schema/functions.md"),
        ("rattus/messages", "schema/rattus/messages.md"),
        ("roll_player/play", "schema/roll_player/play.md"),
        ("roll_player/api", "schema/roll_player/api.md"),
        ("weapon", "schema/roll_player/weapon.schema.json"),
        ("map", "schema/rattus/map.schema.json"),
    ] {
        let printed = cardwright(&["schema", short]);
        assert_eq!(printed.code, Some(0), "{short}: {}", printed.err);
        assert_eq!(printed.out, written[path], "{short}");
    }
    let several = cardwright(&["schema", "class"]);
    let both = "several games have a schema “class”; write roll_player/class or rattus/class";
    assert!(several.code == Some(2) && several.err.contains(both), "{}", several.err);
    let wrong = cardwright(&["schema", "roll_player/weapons.schema.json"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("did you mean “roll_player/weapon.schema.json”?"), "{}", wrong.err);
}

/// Each schema has an example, which fits it, and it alone says so: a word out of place is found.
#[test]
fn schemas_have_examples_that_fit() {
    let mut seen = 0;
    for (path, text) in written() {
        if !path.ends_with(".schema.json") {
            continue;
        }
        let schema: Value = serde_json::from_str(&text).expect("JSON");
        let id = path.trim_start_matches("schema/").trim_end_matches(".schema.json");
        assert_eq!(schema["$id"], format!("urn:cardwright:{}", id.replace('/', ":")));
        let validator = jsonschema::draft7::new(&schema).expect("a schema");
        let [example] = schema["examples"].as_array().expect("examples").as_slice() else {
            panic!("{path} has one example")
        };
        let errors: Vec<_> =
            validator.iter_errors(example).map(|error| error.to_string()).collect();
        assert_eq!(errors, [""; 0], "{path}");
        let mut other = example.clone();
        other["out_of_place"] = Value::Bool(true);
        assert!(!validator.is_valid(&other), "{path} is closed");
        seen += 1;
    }
    assert_eq!(seen, 30);
}

/// A hook's schema has the guards of that hook alone.
#[test]
fn each_hook_has_its_own_guards() {
    let schema = cardwright(&["schema", "roll_player/class"]).out;
    let schema: Value = serde_json::from_str(&schema).expect("JSON");
    let validator = jsonschema::draft7::new(&schema).expect("a schema");
    let fits = |hook: &str, when: Value| {
        let mut card = schema["examples"][0].clone();
        card["hooks"] = json!({ hook: { "when": when } });
        validator.is_valid(&card)
    };
    assert!(fits("on_bought", json!({ "kind": "trait", "by": "other" })));
    assert!(!fits("on_bought", json!({ "colour": "gold" })));
    assert!(fits("on_placed", json!({ "colour": ["gold", "blue"], "min": 3, "max": "p.most" })));
    assert!(!fits("on_placed", json!({ "min": "most" })));
    assert!(!fits("on_placed", json!({ "min": 256 })));
    assert!(fits("on_round_began", json!({ "min": 2 })));
    assert!(!fits("on_round_began", json!({ "colour": "gold" })));
    assert!(!fits("on_round_began", json!({ "by": "me" })), "it is everybody's");
    assert!(!fits("score", json!({})), "it has none");
    let about = schema["properties"]["hooks"]["properties"]["on_bought"]["description"].as_str();
    let about = about.expect("a text");
    assert!(about.starts_with("A player bought a card."), "{about}");
    assert!(about.contains("- `card: Card`: the card"), "{about}");
}

/// What an editor's program says of files in a folder with settings, and whether it is content; none
/// where it is not installed.
fn tool(name: &str, args: &[&str], folder: &Path, files: &[String]) -> Option<(bool, String)> {
    let mut command = Command::new(name);
    let ran = command.args(args).args(files).current_dir(folder).output().ok()?;
    let said = [ran.stdout, ran.stderr].concat();
    Some((ran.status.success(), String::from_utf8_lossy(&said).into_owned()))
}

/// How the programs that editors use for TOML are called to check and to format. Both work without a
/// network.
const TOOLS: [(&str, &[&str]); 4] = [
    ("tombi", &["lint", "--offline", "--error-on-warnings"]),
    ("tombi", &["format", "--offline", "--check"]),
    ("taplo", &["check"]),
    ("taplo", &["fmt", "--check"]),
];

#[test]
fn programs_of_editors_find_nothing_in_our_packs_and_what_is_wrong_in_others() {
    let mut ours = Vec::new();
    for folder in ["cards", "tests/packs"] {
        let paths = tree(&root().join(folder)).list().into_iter();
        ours.extend(paths.map(|path| format!("{folder}/{path}")));
    }
    ours.retain(|path| path.ends_with(".toml"));
    for (name, args) in TOOLS {
        if let Some((clean, said)) = tool(name, args, root(), &ours) {
            assert!(clean, "{name} {}:\n{said}", args.join(" "));
        }
    }
    // In a stranger's pack, by the settings that the program writes for it.
    let folder = Folder::with_pack();
    let ran = cardwright(&["schema", "--write", &folder.word("")]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let class = "moonlit_market/class/moonspeaker.toml";
    folder.edit(class, "colour = \"", "colour = \"un");
    for (name, args) in TOOLS.into_iter().filter(|(_, args)| !args.contains(&"--check")) {
        if let Some((clean, said)) = tool(name, args, &folder.path(""), &[class.to_owned()]) {
            assert!(!clean && said.contains("one of"), "{name}:\n{said}");
        }
    }
}

/// What checks scripts by their definitions: in editors, and by itself (`tests/compare/luau-check`).
const CHECKERS: [(&str, &[&str]); 2] =
    [("luau-lsp", &["analyze", "--definitions={}"]), ("luau-check", &["{}"])];

/// What editors know of scripts, from `api.d.luau`, fits all that ours say: a checker says nothing,
/// and tells a verb that there is not.
#[test]
fn the_checker_of_scripts_agrees_where_it_is_installed() {
    for (checker, words) in CHECKERS {
        agrees(checker, words);
    }
}

fn agrees(checker: &str, words: &[&str]) {
    for game in engine::SHELF {
        let definitions = format!("schema/{}/api.d.luau", game.id());
        let words: Vec<String> =
            words.iter().map(|word| word.replace("{}", &definitions)).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut ours = Vec::new();
        for pack in packs() {
            let text =
                fs::read_to_string(root().join(format!("{pack}/pack.toml"))).expect("a pack");
            if text.contains(&format!("game = \"{}\"", game.id())) {
                let paths = tree(&root().join(&pack)).list().into_iter();
                ours.extend(paths.map(|path| format!("{pack}/{path}")));
            }
        }
        ours.retain(|path| path.ends_with(".luau"));
        assert!(!ours.is_empty(), "{} has scripts", game.id());
        let Some((clean, said)) = tool(checker, &words, root(), &ours) else {
            println!("{checker} is not installed: nothing was checked");
            return;
        };
        assert!(clean, "{}:\n{said}", game.id());
        let folder = Folder::new();
        let wrong = "--!strict\nlocal function f(me: Me): number\n\treturn me:no_such_verb()\nend\n\
                     return { f = f }\n";
        folder.write("wrong.luau", wrong);
        let wrong = [folder.word("wrong.luau")];
        let (clean, said) = tool(checker, &words, root(), &wrong).expect("it ran above");
        assert!(!clean && said.contains("no_such_verb"), "{}:\n{said}", game.id());
    }
}
