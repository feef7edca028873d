//! Content locks: the rules with which a saved game was played.

use std::borrow::Cow;

use diag::Source;
use toml::{Table, Value};

use crate::library::Loaded;
use crate::{Library, Pack, tokens};

/// Prefix of a lock computed from the content that affects play. Earlier locks were computed from
/// the bytes of files.
const OF_WHAT_PLAYS: &str = "p";

/// The key of a card with the origins of its fields, which no game reads.
const ORIGIN: &str = "origin";

/// The lock of one pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackLock {
    /// The pack's id.
    pub id: String,
    /// Its version, for display; not part of the hash.
    pub version: String,
    /// The hash of everything in it that affects the rules.
    pub hash: String,
}

impl PackLock {
    /// The hash of all packs of a game.
    pub fn whole(locks: &[Self]) -> String {
        format!("{OF_WHAT_PLAYS}{}", Self::whole_of_bytes(locks))
    }

    /// The hash of all packs of a game, for older saved games whose locks were computed from the
    /// bytes of files ([`Locking::of_bytes`]).
    pub fn whole_of_bytes(locks: &[Self]) -> String {
        let mut hash = Fnv::new();
        for lock in locks {
            hash.part(lock.id.as_bytes());
            hash.part(lock.hash.as_bytes());
        }
        hash.hex()
    }
}

/// The files of a game's packs that affect its rules. Locks are computed on demand, because most
/// commands never need them.
pub struct Locking(Vec<LockedFiles>);

/// The files of a pack.
struct LockedFiles {
    pack: Pack,
    /// By their paths in the pack.
    files: Vec<(String, File)>,
}

enum File {
    Text(Source),
    /// Not a text, so nothing of it can be used in play.
    Bytes(Vec<u8>),
}

impl Library {
    /// The hash of everything that affects a game's rules: the data of cards and other documents,
    /// and the tokens of scripts. It does not depend on comments, layout, origins, texts, rulings,
    /// the location of packs or line ends.
    pub fn lock(&self, game: &str) -> String {
        PackLock::whole(&self.locks(game))
    }

    /// The locks of a game's packs in order. With them, the message about a rejected saved game can
    /// name the changed packs.
    pub fn locks(&self, game: &str) -> Vec<PackLock> {
        self.locking(game).locks()
    }

    /// The data from which the locks of a game's packs are computed.
    pub fn locking(&self, game: &str) -> Locking {
        Locking(self.of(game).map(kept).collect())
    }
}

impl Locking {
    /// The lock of each pack, computed from the content that affects play.
    pub fn locks(&self) -> Vec<PackLock> {
        self.0.iter().map(|kept| kept.lock(OF_WHAT_PLAYS, LockedFiles::plays, played)).collect()
    }

    /// The lock of each pack for older saved games, computed from the bytes of files.
    pub fn of_bytes(&self) -> Vec<PackLock> {
        let bytes = |hash: &mut Fnv, _: &str, text: &str| hash.part(&plain(text.as_bytes()));
        self.0.iter().map(|kept| kept.lock("", |_, _| true, bytes)).collect()
    }
}

fn kept(loaded: &Loaded) -> LockedFiles {
    let decides = |path: &&String| {
        (path.ends_with(".toml") || path.ends_with(".luau")) && path.matches('/').count() == 1
    };
    let file = |path: &String| match loaded.text(path, &mut Vec::new()) {
        Some(source) => File::Text(source),
        None => {
            let bytes = loaded.root.files.read(&loaded.root.inner(path));
            File::Bytes(bytes.unwrap_or_default().into_owned())
        }
    };
    let files = loaded.paths.iter().filter(decides).map(|path| (path.clone(), file(path)));
    LockedFiles { pack: loaded.pack.clone(), files: files.collect() }
}

impl LockedFiles {
    fn lock(
        &self,
        begins: &str,
        decides: impl Fn(&Self, &str) -> bool,
        hashed: impl Fn(&mut Fnv, &str, &str),
    ) -> PackLock {
        let pack = &self.pack;
        let mut hash = Fnv::new();
        for word in [&pack.id, &pack.game, &pack.api.to_string()] {
            hash.part(word.as_bytes());
        }
        pack.requires.iter().for_each(|id| hash.part(id.as_bytes()));
        for (path, file) in self.files.iter().filter(|(path, _)| decides(self, path)) {
            hash.part(path.as_bytes());
            match file {
                File::Text(source) => hashed(&mut hash, path, source.text()),
                File::Bytes(bytes) => hash.part(&plain(bytes)),
            }
        }
        let hash = format!("{begins}{}", hash.hex());
        PackLock { id: pack.id.clone(), version: pack.version.clone(), hash }
    }

    /// Whether a file affects play. A script needs its card, unless cards share it. Hidden folders,
    /// such as those of editors, are not read.
    fn plays(&self, path: &str) -> bool {
        let card = path.strip_suffix(".luau").map(|stem| format!("{stem}.toml"));
        let has = |card: &String| self.files.iter().any(|(path, _)| path == card);
        let of_card = card.as_ref().is_none_or(|card| path.starts_with("effects/") || has(card));
        of_card && !path.split('/').any(|part| part.starts_with('.'))
    }
}

/// Adds the relevant content of a file: the data of a document, or the tokens of a script. For an
/// invalid document, its bytes.
fn played(hash: &mut Fnv, path: &str, text: &str) {
    let bytes = plain(text.as_bytes());
    let text = std::str::from_utf8(&bytes).unwrap_or(text);
    if path.ends_with(".luau") {
        return tokens::of(text).for_each(|token| hash.part(token.as_bytes()));
    }
    match text.parse::<Table>() {
        Ok(mut table) => {
            table.remove(ORIGIN);
            data(hash, &Value::Table(table));
        }
        Err(_) => hash.part(text.as_bytes()),
    }
}

/// Adds a value of a document with its type. Tables are ordered by key, however they are written.
fn data(hash: &mut Fnv, value: &Value) {
    hash.part(value.type_str().as_bytes());
    match value {
        Value::Table(table) => {
            let mut entries: Vec<_> = table.iter().collect();
            entries.sort_by_key(|(key, _)| *key);
            hash.number(entries.len() as u64);
            for (key, value) in entries {
                hash.part(key.as_bytes());
                data(hash, value);
            }
        }
        Value::Array(list) => {
            hash.number(list.len() as u64);
            list.iter().for_each(|value| data(hash, value));
        }
        Value::String(text) => hash.part(text.as_bytes()),
        Value::Integer(number) => hash.number(number.cast_unsigned()),
        Value::Float(number) => hash.number(number.to_bits()),
        Value::Boolean(is_so) => hash.number(u64::from(*is_so)),
        Value::Datetime(moment) => hash.part(moment.to_string().as_bytes()),
    }
}

/// The bytes without byte order mark and with LF line ends.
fn plain(bytes: &[u8]) -> Cow<'_, [u8]> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if !bytes.contains(&b'\r') {
        return Cow::Borrowed(bytes);
    }
    let next = bytes.iter().skip(1).copied().chain([0]);
    let pairs = bytes.iter().copied().zip(next);
    pairs.filter(|pair| *pair != (b'\r', b'\n')).map(|(byte, _)| byte).collect()
}

/// 64-bit FNV-1a, equal on every machine. It protects against mistakes, not against malice.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Adds bytes with their length, so that adjacent parts stay distinct.
    fn part(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.bytes(bytes);
    }

    fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn hex(&self) -> String {
        format!("{:016x}", self.0)
    }
}
