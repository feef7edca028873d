//! Negotiation: finds the best available language for a user's wishes.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use crate::BASE;
use crate::writing::{likely, of_wish, shares_script};

/// The language found for a list of wishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Negotiated {
    /// The tag of the language to use.
    pub tag: String,
    /// The earlier wishes for which no language exists.
    pub unknown: Vec<String>,
}

/// The first wish for which a language is available, or [`BASE`]. A wish is a language tag or the
/// value of a variable such as `LANG`. `C` and `POSIX` are no wishes.
///
/// ```
/// let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
/// let found = text::negotiate(&words(&["de", "en", "pt"]), &words(&["tlh", "pt_BR.UTF-8", "de"]));
/// assert_eq!((found.tag.as_str(), found.unknown), ("pt", words(&["tlh"])));
/// ```
pub fn negotiate(available: &[String], wanted: &[String]) -> Negotiated {
    let tags: Vec<(LanguageIdentifier, &String)> =
        available.iter().filter_map(|tag| Some((tag.parse().ok()?, tag))).collect();
    let languages: Vec<_> = tags.iter().map(|(language, _)| language.clone()).collect();
    let mut unknown = Vec::new();
    for wish in wanted {
        let plain = wish.split(['.', '@']).next().unwrap_or_default();
        if matches!(plain, "" | "C" | "POSIX") {
            continue;
        }
        if let Some(language) = of_wish(wish) {
            let lookup = NegotiationStrategy::Lookup;
            // A reader of Simplified Chinese, or of Serbian in Cyrillic, may not read the other
            // script.
            let readable: Vec<_> =
                languages.iter().filter(|it| shares_script(&language, it)).collect();
            let answers = negotiate_languages(&[&language], &readable, None, lookup);
            let answer = answers
                .first()
                .and_then(|answer| tags.iter().find(|(language, _)| language == **answer));
            if let Some((_, tag)) = answer {
                return Negotiated { tag: (*tag).clone(), unknown };
            }
        }
        unknown.push(wish.clone());
    }
    Negotiated { tag: BASE.to_owned(), unknown }
}

/// A language and the wider ones it belongs to, in the same script: `pt-BR`, `pt`; `zh-HK`,
/// `zh-Hant`.
pub(crate) fn wider(tag: &str) -> Vec<String> {
    let prefixes = std::iter::successors(Some(tag), |tag| tag.rfind('-').map(|end| &tag[..end]));
    let Ok(own) = tag.parse::<LanguageIdentifier>() else {
        return prefixes.map(str::to_owned).collect();
    };
    let is_same = |prefix: &&str| {
        prefix.parse::<LanguageIdentifier>().is_ok_and(|wider| shares_script(&own, &wider))
    };
    let mut all: Vec<String> = prefixes.filter(is_same).map(str::to_owned).collect();
    let mut scripted = own.clone();
    (scripted.script, scripted.region) = (likely(&own), None);
    scripted.clear_variants();
    let scripted = scripted.to_string();
    if !all.contains(&scripted) {
        // Before the language itself, after all tags with a region.
        let regions = all.iter().filter(|tag| tag.contains('-')).count();
        all.insert(regions, scripted);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{negotiate, wider};

    /// The language found for one wish.
    fn found(available: &str, wish: &str) -> String {
        let available: Vec<String> = available.split(' ').map(str::to_owned).collect();
        negotiate(&available, &[wish.to_owned()]).tag
    }

    #[test]
    fn a_wish_is_answered_in_its_own_script() {
        let cases = [
            ("en zh-Hant", "zh-CN zh-SG zh zh-Hans zh_CN.UTF-8", "en"),
            ("en zh-Hant", "zh-TW zh-HK zh-MO zh-Hant-HK zh_TW.UTF-8", "zh-Hant"),
            ("en zh-Hans", "zh-CN zh-SG zh zh-Hans-SG", "zh-Hans"),
            ("en zh-Hans", "zh-TW zh-HK zh-MO zh-Hant", "en"),
            ("en zh", "zh-CN zh-SG zh-Hans", "zh"),
            ("en zh", "zh-TW zh-HK zh-Hant", "en"),
            ("en zh-TW", "zh-HK zh-Hant", "zh-TW"),
            ("en zh-TW", "zh-CN zh", "en"),
            ("en zh-CN", "zh zh-SG zh-Hans", "zh-CN"),
            ("en zh-CN", "zh-TW zh-Hant-HK", "en"),
            ("en sr-Latn", "sr sr-RS sr-Cyrl sr_RS.UTF-8", "en"),
            ("en sr-Latn", "sr-Latn-RS sr-ME sr_RS@latin sr_RS.UTF-8@latin", "sr-Latn"),
            ("en sr", "sr-RS sr-Cyrl-BA", "sr"),
            ("en sr", "sr-Latn sr_RS@latin", "en"),
            ("en az-Arab", "az az-AZ", "en"),
            ("en az-Arab", "az-IR", "az-Arab"),
            ("en uz-Cyrl", "uz uz-UZ uz-AF", "en"),
            ("en uz-Cyrl", "uz_UZ@cyrillic", "uz-Cyrl"),
            ("en pa", "pa-IN pa-Guru", "pa"),
            ("en pa", "pa-PK pa-Arab", "en"),
            ("en ks-Deva", "ks ks-IN", "en"),
            ("en ks-Deva", "ks_IN@devanagari", "ks-Deva"),
            ("en sd", "sd-PK sd-Arab", "sd"),
            ("en sd", "sd-Deva sd_IN@devanagari", "en"),
            ("en kk", "kk-CN kk-Arab", "en"),
            ("en mn", "mn-MN mn-Cyrl", "mn"),
            ("en mn", "mn-CN mn-Mong", "en"),
            ("en pt", "pt-BR pt_PT.UTF-8", "pt"),
            ("de en fr nl", "de-AT de_CH@euro", "de"),
        ];
        for (available, wishes, wanted) in cases {
            for wish in wishes.split(' ') {
                assert_eq!(found(available, wish), wanted, "{wish} among {available}");
            }
        }
    }

    #[test]
    fn texts_fall_back_within_one_script() {
        let of = |tag: &str| wider(tag).join(" ");
        assert_eq!(of("pt-BR"), "pt-BR pt-Latn pt");
        assert_eq!(of("zh-HK"), "zh-HK zh-Hant");
        assert_eq!(of("zh-Hant-HK"), "zh-Hant-HK zh-Hant");
        assert_eq!(of("zh-CN"), "zh-CN zh-Hans zh");
        assert_eq!(of("sr-Latn-RS"), "sr-Latn-RS sr-Latn");
        assert_eq!(of("sr-RS"), "sr-RS sr-Cyrl sr");
        assert_eq!(of("tlh"), "tlh");
    }
}
