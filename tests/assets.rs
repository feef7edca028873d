//! The files in the program are those of its folders.

use diag::{Files as _, Source};
use engine::Assets;

#[test]
fn each_file_is_read_as_it_would_be_from_a_disk() {
    let assets = Assets::new();
    let files = assets.list();
    assert!(files.len() > 100);
    for path in files {
        let bytes = assets.read(&path).expect("it is listed");
        let decoded = Source::decode(&path, &bytes).expect("a text without faults");
        let source = assets.text(&path, path.clone()).expect("it is listed").expect("a text");
        assert_eq!(decoded.text(), source.text(), "{path}");
    }
}

#[test]
fn a_folder_holds_what_is_below_it() {
    let assets = Assets::new();
    for folder in ["cards", "cards/rattus", "locales", "locales/e", "none"] {
        let below = |path: &String| path.starts_with(&format!("{folder}/"));
        let all: Vec<String> = assets.list().into_iter().filter(below).collect();
        assert_eq!(assets.list_in(folder), all, "{folder}");
    }
}
