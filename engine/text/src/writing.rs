//! The script of a language, by the likely subtags of CLDR.

use unic_langid::LanguageIdentifier;
use unic_langid::subtags::Script;

/// Scripts written from right to left.
const RIGHT_TO_LEFT: [&str; 11] =
    ["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"];

/// Scripts in the modifiers of locale names of the C library: `sr_RS@latin`.
const MODIFIERS: [(&str, &str); 4] =
    [("cyrillic", "Cyrl"), ("devanagari", "Deva"), ("iqtelif", "Latn"), ("latin", "Latn")];

/// The script of a language tag: the one it names, otherwise the likely one; `None` if none is
/// known.
///
/// ```
/// assert_eq!(text::script("zh-CN").as_deref(), Some("Hans"));
/// assert_eq!(text::script("zh-HK").as_deref(), Some("Hant"));
/// assert_eq!(text::script("tlh"), None);
/// ```
pub fn script(tag: &str) -> Option<String> {
    Some(likely(&tag.parse().ok()?)?.as_str().to_owned())
}

/// Whether a language is written from right to left.
pub fn is_right_to_left(tag: &str) -> bool {
    script(tag).is_some_and(|script| RIGHT_TO_LEFT.contains(&script.as_str()))
}

/// The likely script of a language.
pub(crate) fn likely(language: &LanguageIdentifier) -> Option<Script> {
    let mut language = language.clone();
    language.maximize();
    language.script
}

/// Whether readers of one language can read the script of the other; `true` if a script is not
/// known.
pub(crate) fn shares_script(one: &LanguageIdentifier, other: &LanguageIdentifier) -> bool {
    match (likely(one), likely(other)) {
        (Some(one), Some(other)) => one == other,
        (None, _) | (_, None) => true,
    }
}

/// The language in the value of a variable such as `LANG`: `sr_RS.UTF-8@latin` is `sr-Latn-RS`.
pub(crate) fn of_wish(wish: &str) -> Option<LanguageIdentifier> {
    let (plain, modifier) = wish.split_once('@').unwrap_or((wish, ""));
    let plain = plain.split('.').next().unwrap_or_default().replace('_', "-");
    let mut language: LanguageIdentifier = plain.parse().ok()?;
    let named = MODIFIERS.iter().find(|(name, _)| *name == modifier);
    if let Some((_, script)) = named.filter(|_| language.script.is_none()) {
        language.script = script.parse().ok();
    }
    Some(language)
}
