//! The language that a user wishes for.

/// The languages wished for, best first: what the command line says, then `CARDWRIGHT_LANG`, then
/// the system. The first of the three that says anything decides.
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
