//! The lock of a record: the content with which it was played.

use diag::Diagnostic;

use crate::codes;
use crate::record::Record;

/// Hashes of all content and of each pack, computed by the crate `engine`. The head of a record
/// contains them: `lock 5f1c0a2b base:77aa0001 elves:12345678`.
///
/// ```
/// use play::Lock;
///
/// let lock = Lock::parse("5f1c0a2b base:77aa0001 elves:12345678");
/// assert_eq!(lock.packs[1], ("elves".to_owned(), "12345678".to_owned()));
/// assert_eq!(lock.value(), "5f1c0a2b base:77aa0001 elves:12345678");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    /// The hash of all content.
    pub whole: String,
    /// The id of each pack with its hash.
    pub packs: Vec<(String, String)>,
}

impl Lock {
    /// Reads the value of a `lock` entry.
    pub fn parse(value: &str) -> Self {
        let mut words = value.split_whitespace();
        let whole = words.next().unwrap_or_default().to_owned();
        let pair = |word: &str| {
            word.split_once(':').map(|(pack, hash)| (pack.to_owned(), hash.to_owned()))
        };
        Self { whole, packs: words.filter_map(pair).collect() }
    }

    /// The value of a `lock` entry.
    pub fn value(&self) -> String {
        let packs = self.packs.iter().map(|(pack, hash)| format!(" {pack}:{hash}"));
        std::iter::once(self.whole.clone()).chain(packs).collect()
    }

    /// Whether its hashes were computed from the bytes of files, as in older saved games. Newer
    /// hashes, of the content that affects play, begin with a `p`.
    pub fn is_of_bytes(&self) -> bool {
        !self.whole.starts_with('p')
    }

    fn hash_of(&self, pack: &str) -> Option<&str> {
        self.packs.iter().find(|(name, _)| name == pack).map(|(_, hash)| hash.as_str())
    }
}

/// Reports changes between the recorded content and the present content. No findings if the record
/// has no lock and all its packs are present.
pub fn compare(record: &Record, now: &Lock) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    let asked: Vec<_> = record.head.value("packs").split_whitespace().collect();
    for pack in asked.iter().copied().filter(|pack| now.hash_of(pack).is_none()) {
        let place = record.head.place(&record.source, "packs");
        let found = Diagnostic::error(
            codes::MISSING_PACK,
            format!("the pack `{pack}` is not loaded"),
            place,
        );
        let names = now.packs.iter().map(|(name, _)| name.as_str());
        findings.push(found.did_you_mean(pack, names, ["`", "`"], "load it with `--pack DIR`"));
    }
    let Some(entry) = record.head.get("lock") else { return findings };
    let then = Lock::parse(&entry.value);
    if then.whole == now.whole {
        return findings;
    }
    let place = record.source.place(entry.span.clone());
    let before = findings.len();
    for (pack, hash) in &then.packs {
        let differs = now.hash_of(pack).is_some_and(|current| current != hash);
        if differs {
            let message = format!("the pack `{pack}` has changed since this game was played");
            findings.push(Diagnostic::error(codes::CONTENT_CHANGED, message, place.clone()));
        }
    }
    for (pack, _) in now.packs.iter().filter(|(pack, _)| then.hash_of(pack).is_none()) {
        if !asked.contains(&pack.as_str()) && !then.packs.is_empty() {
            let message = format!("this game was played without the pack `{pack}`");
            findings.push(Diagnostic::error(codes::CONTENT_CHANGED, message, place.clone()));
        }
    }
    if findings.len() == before {
        let message =
            "the content, or a limit of its scripts, has changed since this game was played";
        findings.push(Diagnostic::error(codes::CONTENT_CHANGED, message, place));
    }
    findings
}
