//! Content locks: which rules a saved game was played with.

use std::borrow::Cow;

use crate::Library;
use crate::library::Loaded;

/// The lock of one pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackLock {
    /// The pack's id.
    pub id: String,
    /// Its version, to be shown; no part of the hash.
    pub version: String,
    /// The hash of everything in it that decides the rules.
    pub hash: String,
}

impl PackLock {
    /// The hash of all packs of a game.
    pub fn whole(locks: &[Self]) -> String {
        let mut hash = Fnv::new();
        for lock in locks {
            hash.part(lock.id.as_bytes());
            hash.part(lock.hash.as_bytes());
        }
        hash.hex()
    }
}

impl Library<'_> {
    /// The hash of everything that decides a game's rules: cards, scripts and other documents, not
    /// texts and not rulings. It does not depend on where packs lie nor on line ends.
    pub fn lock(&self, game: &str) -> String {
        PackLock::whole(&self.locks(game))
    }

    /// The locks of a game's packs in their order, so that a saved game which is refused can name
    /// what has changed.
    pub fn locks(&self, game: &str) -> Vec<PackLock> {
        self.of(game).map(lock_of).collect()
    }
}

fn lock_of(loaded: &Loaded<'_>) -> PackLock {
    let Loaded { pack, root, paths, .. } = loaded;
    let mut hash = Fnv::new();
    for word in [&pack.id, &pack.game, &pack.api.to_string()] {
        hash.part(word.as_bytes());
    }
    pack.requires.iter().for_each(|id| hash.part(id.as_bytes()));
    let decides = |path: &&String| {
        (path.ends_with(".toml") || path.ends_with(".luau")) && path.matches('/').count() == 1
    };
    for path in paths.iter().filter(decides) {
        hash.part(path.as_bytes());
        match loaded.text(path, &mut Vec::new()) {
            Some(source) => hash.part(&plain(source.text().as_bytes())),
            // No text: its bytes decide nothing that could be played, and are hashed nevertheless.
            None => hash.part(&plain(&root.files.read(&root.inner(path)).unwrap_or_default())),
        }
    }
    PackLock { id: pack.id.clone(), version: pack.version.clone(), hash: hash.hex() }
}

/// The bytes without byte order mark and with line feeds only.
fn plain(bytes: &[u8]) -> Cow<'_, [u8]> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if !bytes.contains(&b'\r') {
        return Cow::Borrowed(bytes);
    }
    let next = bytes.iter().skip(1).copied().chain([0]);
    let pairs = bytes.iter().copied().zip(next);
    pairs.filter(|pair| *pair != (b'\r', b'\n')).map(|(byte, _)| byte).collect()
}

/// FNV-1a with 64 bits: stable on every machine. It guards against mistakes, not against malice.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Takes in bytes with their length, so that parts cannot run into each other.
    fn part(&mut self, bytes: &[u8]) {
        let length = (bytes.len() as u64).to_le_bytes();
        for byte in length.iter().chain(bytes) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn hex(&self) -> String {
        format!("{:016x}", self.0)
    }
}
