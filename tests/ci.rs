//! The files that CI runners read: the action, the hooks and the snippets of the book. Their commands
//! are run as they are printed, and, where the runners' own checks are installed, those too.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use saphyr::{LoadableYamlNode, Yaml};
use serde_json::Value;

/// A pack that no command finds anything wrong with.
const PACK: &str = "tests/packs/hill_clans";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A text of one document as JSON.
pub fn yaml(text: &str) -> Value {
    let all = Yaml::load_from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let [one] = all.as_slice() else { panic!("one document:\n{text}") };
    json(one)
}

fn json(yaml: &Yaml<'_>) -> Value {
    if let Some(list) = yaml.as_sequence() {
        return list.iter().map(json).collect();
    }
    if let Some(table) = yaml.as_mapping() {
        let entry = |(key, value): (&Yaml<'_>, &Yaml<'_>)| {
            (key.as_str().unwrap_or_default().to_owned(), json(value))
        };
        return Value::Object(table.iter().map(entry).collect());
    }
    match (yaml.as_str(), yaml.as_integer(), yaml.as_bool()) {
        (Some(text), ..) => Value::from(text),
        (None, Some(number), _) => Value::from(number),
        (None, None, Some(word)) => Value::from(word),
        (None, None, None) => Value::Null,
    }
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect("it is there")
}

/// The page of the book that shows configurations of runners.
const PAGE: &str = "docs/src/ci/runners.md";

/// The YAML blocks of the page, each with its file name, which is in the first line.
fn snippets() -> Vec<(String, String)> {
    let page = read(PAGE);
    let blocks = page.split("\n```yaml\n").skip(1);
    let blocks = blocks.map(|block| block.split("\n```").next().expect("it ends").to_owned());
    let named = blocks.map(|block| {
        let name = block.trim_start_matches("# ").split([',', '\n']).next().expect("a line");
        (name.to_owned(), block.clone())
    });
    named.collect()
}

/// A folder with a pack, in which commands are run as a runner would.
struct Runner(PathBuf);

impl Runner {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("cardwright-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        crate::cli::copy(&root().join(PACK), &folder.join("hill_clans"));
        Self(folder)
    }

    /// Runs a command in a shell; what it prints.
    fn run(&self, command: &str, variables: &[(String, String)]) -> String {
        let program = Path::new(env!("CARGO_BIN_EXE_cardwright"));
        let folder = program.parent().expect("a folder").display().to_string();
        let path = std::env::var("PATH").expect("there is one");
        let output = Command::new("bash")
            .args(["-euo", "pipefail", "-c", command])
            .current_dir(&self.0)
            .env("PATH", format!("{folder}:{path}"))
            .envs(variables.iter().cloned())
            .output()
            .expect("there is a shell");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command}\n{said}\n{wrong}");
        said
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(unix)]
#[test]
fn the_action_does_what_it_says() {
    let action = yaml(&read("tools/action/action.yml"));
    let runner = Runner::new("action");
    let given = |name: &str| match name {
        "sarif" => "found.sarif".to_owned(),
        name => action["inputs"][name]["default"].as_str().expect("a default").to_owned(),
    };
    let steps = action["runs"]["steps"].as_array().expect("steps");
    for step in steps {
        let variables = step["env"].as_object().into_iter().flatten().map(|(name, value)| {
            let value = value.as_str().and_then(|value| value.strip_prefix("${{ "));
            let value = value.and_then(|value| value.strip_suffix(" }}")).expect("an expression");
            // Outside a pull request the event has no values, and no option is decided on.
            (name.clone(), value.strip_prefix("inputs.").map(given).unwrap_or_default())
        });
        let output = ("GITHUB_OUTPUT".to_owned(), "outputs".to_owned());
        let variables: Vec<_> = variables.chain([output]).collect();
        runner.run(step["run"].as_str().expect("a command"), &variables);
    }
    assert_eq!(steps.len(), 5);
    let outputs = fs::read_to_string(runner.0.join("outputs")).expect("it is written");
    assert_eq!(outputs, "option=\n", "only a pull request from a fork has its settings ignored");
    let sarif = fs::read_to_string(runner.0.join("found.sarif")).expect("it is written");
    let sarif: Value = serde_json::from_str(&sarif).expect("JSON");
    assert_eq!(sarif["version"], "2.1.0");
}

#[cfg(unix)]
#[test]
fn snippets_of_the_book_run() {
    let runner = Runner::new("snippets");
    let (mut names, mut count) = (Vec::new(), 0);
    for (name, text) in snippets() {
        let snippet = yaml(&text);
        let script = match name.as_str() {
            ".gitlab-ci.yml" => &snippet["packs"]["script"],
            ".woodpecker.yml" => &snippet["steps"]["packs"]["commands"],
            ".github/workflows/packs.yml" => {
                let steps = snippet["jobs"]["packs"]["steps"].as_array().expect("steps");
                let uses = steps[1]["uses"].as_str().expect("an action");
                let path = uses.strip_prefix("./cardwright/").expect("ours");
                let action = yaml(&read(&format!("{path}/action.yml")));
                let with = steps[1]["with"].as_object().expect("inputs");
                assert!(with.keys().all(|name| !action["inputs"][name].is_null()));
                &Value::Null
            }
            ".pre-commit-config.yaml" => {
                let hooks = yaml(&read(".pre-commit-hooks.yaml"));
                let is_there = |id: &Value| {
                    hooks.as_array().expect("hooks").iter().any(|hook| hook["id"] == *id)
                };
                let used = snippet["repos"][0]["hooks"].as_array().expect("hooks");
                assert!(!used.is_empty() && used.iter().all(|hook| is_there(&hook["id"])));
                &Value::Null
            }
            other => panic!("what reads {other}?"),
        };
        for line in script.as_array().into_iter().flatten() {
            let line = line.as_str().expect("a line");
            if line.starts_with("cardwright ") {
                runner.run(line, &[]);
                count += 1;
            } else {
                assert!(line.starts_with("cargo install --locked "), "{line}");
            }
        }
        names.push(name);
    }
    assert_eq!((names.len(), count), (4, 4), "{names:?}");
}

#[cfg(unix)]
#[test]
fn hooks_run_on_a_folder_of_packs() {
    let hooks = yaml(&read(".pre-commit-hooks.yaml"));
    let runner = Runner::new("hooks");
    for hook in hooks.as_array().expect("hooks") {
        let word = |value: &Value| value.as_str().expect("a word").to_owned();
        let args = hook["args"].as_array().expect("arguments").iter().map(word);
        let args = args.collect::<Vec<_>>().join(" ");
        runner.run(&format!("{} {args}", word(&hook["entry"])), &[]);
        assert_eq!(hook["language"], "rust", "the package at the root has the program");
    }
}

/// What a program of a runner says of a file, where the program is installed.
fn checked(program: &str, args: &[&str], file: &Path) {
    let ran = Command::new(program).args(args).arg(file).current_dir(root()).output();
    let Ok(output) = ran else {
        eprintln!("{program} is not installed: {} is not checked", file.display());
        return;
    };
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{program} {}: {said}", file.display());
}

#[test]
fn runners_take_what_is_written_for_them() {
    checked("pre-commit", &["validate-manifest"], Path::new(".pre-commit-hooks.yaml"));
    let schema = |name: &str| format!("vendor.{name}");
    let check = |name: &str, file: &Path| {
        checked("check-jsonschema", &["--builtin-schema", &schema(name)], file);
    };
    check("github-actions", Path::new("tools/action/action.yml"));
    let folder = std::env::temp_dir().join(format!("cardwright-ci-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder");
    for (name, text) in snippets() {
        let file = folder.join("snippet.yml");
        fs::write(&file, text).expect("written");
        match name.as_str() {
            ".gitlab-ci.yml" => check("gitlab-ci", &file),
            ".woodpecker.yml" => check("woodpecker-ci", &file),
            ".pre-commit-config.yaml" => checked("pre-commit", &["validate-config"], &file),
            _ => check("github-workflows", &file),
        }
    }
    let _ = fs::remove_dir_all(folder);
}
