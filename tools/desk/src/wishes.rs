//! The user's preferred languages.

/// The preferred languages, best first: from the command line, `CARDWRIGHT_LANG`, or the system.
/// The first of these that has a value decides.
pub fn wishes(lang: Option<&str>) -> Vec<String> {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.trim().is_empty());
    if let Some(wish) = lang.map(str::to_owned).or_else(|| set("CARDWRIGHT_LANG")) {
        return vec![wish];
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    let Some(locale) = locale else { return sys_locale::get_locales().collect() };
    if matches!(locale.split('.').next(), Some("C" | "POSIX")) {
        return Vec::new();
    }
    let list = set("LANGUAGE").unwrap_or_default();
    let list = list.split(':').filter(|wish| !wish.is_empty()).map(str::to_owned);
    list.chain([locale]).collect()
}
