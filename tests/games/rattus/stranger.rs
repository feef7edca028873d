//! A stranger's pack: a seventh class card and another map, without compiling anything.

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use content::{Library, PackRoot};
use diag::{Memory, Report};
use engine::Assets;
use play::Setup;
use play::battery::{Effort, run};
use rattus::{Catalogue, GAME, Rattus};

const PACK: &str = "tests/packs/ashen_road";

/// The files of the stranger's pack.
fn files(folder: &Path, base: &Path, memory: Memory) -> Memory {
    let mut entries: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    entries.sort();
    entries.into_iter().fold(memory, |memory, path| {
        if path.is_dir() {
            return files(&path, base, memory);
        }
        let name = path.strip_prefix(base).expect("below").to_string_lossy().into_owned();
        memory.with(name.as_str(), std::fs::read_to_string(&path).expect("a text"))
    })
}

#[test]
fn a_strangers_card_and_map_are_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(PACK);
    let own = files(&folder, &folder, Memory::new());
    let assets = Assets::new();
    let mut roots = PackRoot::all(&assets, "cards", "");
    roots.push(PackRoot { files: &own, root: String::new(), shown: PACK.to_owned() });
    let (library, findings) = Library::open(roots);
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    let (catalogue, findings) = Catalogue::load(&library);
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    let game = Rc::new(Rattus::new(Arc::new(catalogue)));
    let (rulings, _) = library.rulings(GAME);
    let mut findings = Vec::new();
    let mut count = 0;
    for ruling in rulings.iter().filter(|ruling| ruling.pack == "ashen_road") {
        let ruled = play::ruling::run(&game, &ruling.source, false, &mut |_| {});
        count += ruled.rulings;
        findings.extend(ruled.findings);
    }
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    assert!(count >= 3, "{count} rulings");
    let setups: Vec<Setup> =
        (2..=4).map(|seats| Setup::seats(seats).with("map", "islands")).collect();
    if let Err(failure) = run(&game, &setups, 60, 7, Effort::default()) {
        panic!("{failure}");
    }
}
