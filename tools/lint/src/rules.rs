//! The rules: one file and one line for each.

mod absent_arguments;
mod blank_texts;
mod card_flow;
mod card_texts;
mod chains;
mod choices;
mod differences;
mod doubled_rulings;
mod elisions;
mod forms;
mod grammar;
mod guards;
mod hook_functions;
mod indented_comments;
mod kept_beyond;
mod kept_numbers;
mod kept_state;
mod labels;
mod languages;
mod leftovers;
mod literal_terms;
mod literals;
mod lookalikes;
mod loops;
mod messages;
mod missing_cases;
mod missing_messages;
mod names;
mod operands;
mod option_names;
mod own_words;
mod packs;
mod passed_words;
mod plurals;
mod powers;
mod prompts;
mod reach;
mod requires;
mod results;
mod rulings;
mod same_codes;
mod same_names;
mod script_names;
mod spoken_signs;
mod stale;
mod strangers;
mod tables;
mod typography;
mod unread_scripts;
mod unread_texts;
mod untranslated;
mod unused_texts;
mod verb_numbers;
mod verbs;
mod ways;
mod widths;

use std::collections::BTreeMap;
use std::sync::Arc;

use content::CardInfo;
use diag::{Diagnostic, Inputs, Source, both, made_of, spread, spread_by};
use text::BASE;
use text::keys::Key;

use crate::look::Look;
use crate::texts::{Text, Uses};
use luau::{Api, Script};
pub(crate) use reach::CalledScripts;

/// A rule, which adds findings about what it examines.
type Check = fn(&Look<'_>, &mut Vec<Diagnostic>);

/// A rule about texts, which adds findings about one text and receives its English version, if
/// there is one.
type OfText<'l> = Box<dyn Fn(&Text<'_>, Option<&Text<'_>>, &mut Vec<Diagnostic>) + Sync + 'l>;

/// Starts such a rule, which can first collect data about all texts.
type Begins = for<'l> fn(&'l Look<'_>) -> OfText<'l>;

/// The rules about texts. Each text is split into pieces once for all of them.
const OF_TEXTS: &[Begins] = &[
    absent_arguments::begin,
    blank_texts::begin,
    choices::begin,
    elisions::begin,
    indented_comments::begin,
    leftovers::begin,
    literal_terms::begin,
    lookalikes::begin,
    missing_cases::begin,
    plurals::begin,
    spoken_signs::begin,
    typography::begin,
    untranslated::begin,
    unused_texts::begin,
    widths::begin,
];

/// A rule about scripts, which adds findings about a single script.
type OfScript = fn(&Script, &Api, &mut Vec<Diagnostic>);

/// The rules about scripts.
const OF_SCRIPTS: &[OfScript] = &[
    hook_functions::look,
    kept_state::look,
    loops::look,
    operands::look,
    passed_words::look,
    results::look,
    script_names::look,
    verb_numbers::of_script,
    verbs::look,
    ways::look,
];

/// All other rules. Their order has no effect, because reports are sorted by place.
const RULES: &[Check] = &[
    card_flow::look,
    card_texts::look,
    chains::look,
    differences::look,
    doubled_rulings::look,
    forms::look,
    guards::look,
    kept_beyond::look,
    kept_numbers::look,
    labels::look,
    languages::look,
    literals::look,
    messages::look,
    missing_messages::look,
    names::look,
    option_names::look,
    own_words::look,
    packs::look,
    powers::look,
    prompts::look,
    reach::look,
    requires::look,
    rulings::look,
    same_codes::look,
    same_names::look,
    stale::look,
    strangers::look,
    tables::look,
    unread_scripts::look,
    unread_texts::look,
    verb_numbers::look,
];

/// Number of texts, each with its translations, in one piece of work.
const PIECE: usize = 128;

/// The findings of all rules.
pub(crate) fn all(look: &Look<'_>) -> Vec<Diagnostic> {
    let crew = look.content.library.crew();
    let others = || [of_scripts(look), of_the_rest(look)].concat();
    let (mut found, others) = both(crew, || of_texts(look), others);
    found.extend(others);
    found
}

/// The findings of rules about texts. A text is kept in pieces only while they examine it, because
/// a large pack has a hundred thousand texts. For unwanted texts, only what they use matters.
fn of_texts(look: &Look<'_>) -> Vec<Diagnostic> {
    let rules: Vec<OfText<'_>> = OF_TEXTS.iter().map(|begin| begin(look)).collect();
    let (wanted, others) = look.wanted_groups();
    let mut used = Used::default();
    let mut found = Vec::new();
    let wanted = in_pieces(look, "wanted", &wanted, &rules);
    for piece in in_pieces(look, "others", &others, &[]).into_iter().chain(wanted) {
        let (more, others) = Arc::unwrap_or_clone(piece);
        found.extend(more);
        used.extend(others);
    }
    unused_texts::look(look, &used.uses, &mut found);
    grammar::look(look, &used.asked, &mut found);
    found
}

/// What texts use, and what they need from names.
#[derive(Clone, Default)]
struct Used {
    uses: Uses,
    asked: grammar::AskedForms,
}

impl Used {
    /// Adds what others use.
    fn extend(&mut self, others: Self) {
        let Self { uses, asked } = others;
        self.uses.extend(uses);
        self.asked.extend(asked);
    }
}

/// The findings of rules about texts, and what these texts use, piece by piece. Results for
/// unchanged pieces are cached.
fn in_pieces(
    look: &Look<'_>,
    called: &str,
    groups: &[&[&Key<'_>]],
    rules: &[OfText<'_>],
) -> Vec<Arc<(Vec<Diagnostic>, Used)>> {
    let (crew, folders) = (look.content.library.crew(), look.content.folders());
    let terms: BTreeMap<&str, &Source> = files(look.terms.iter().map(|term| term.key)).collect();
    let pieces: Vec<_> = groups.chunks(PIECE).enumerate().collect();
    spread_by(1, crew, &pieces, |(at, groups)| {
        let name = format!("{} {called} {at} {folders:?}", look.shelved.id());
        let inputs = Inputs { files: &sources(look, groups, &terms), facts: facts(look, groups) };
        made_of(crew, ("texts", &name), inputs, |_| {
            let (mut found, mut used) = (Vec::new(), Used::default());
            for group in *groups {
                let texts: Vec<Text<'_>> = group.iter().map(|key| Text::of(key)).collect();
                let english = texts.iter().find(|text| text.key.tag == BASE);
                for text in &texts {
                    rules.iter().for_each(|rule| rule(text, english, &mut found));
                    used.uses.add(text);
                    used.asked.add(look, text);
                }
            }
            (found, used)
        })
    })
}

/// The files of texts by path.
fn files<'t>(
    keys: impl Iterator<Item = &'t Key<'t>>,
) -> impl Iterator<Item = (&'t str, &'t Source)> {
    keys.map(|key| (key.place.source.path(), &key.place.source))
}

/// The files on which findings about some texts depend: their own, those of terms, and those of
/// their cards.
fn sources(
    look: &Look<'_>,
    groups: &[&[&Key<'_>]],
    terms: &BTreeMap<&str, &Source>,
) -> Vec<Source> {
    let mut texts = terms.clone();
    texts.extend(files(groups.iter().copied().flatten().copied()));
    let ids = groups.iter().map(|group| (group[0].space, group[0].id));
    let cards = ids.filter_map(|(space, id)| look.card(space, id));
    texts.into_values().chain(cards.map(CardInfo::source)).cloned().collect()
}

/// Other data on which findings about some texts depend: the kinds of cards that things can be, and
/// which texts of their files they are.
fn facts(look: &Look<'_>, groups: &[&[&Key<'_>]]) -> impl PartialEq + Send + Sync + use<> {
    let ids = groups.iter().map(|group| format!("{}/{}", group[0].space, group[0].id));
    (look.things.clone(), ids.collect::<Vec<String>>())
}

/// The findings of rules about scripts. Results for unchanged scripts are cached.
fn of_scripts(look: &Look<'_>) -> Vec<Diagnostic> {
    let found = spread(look.content.library.crew(), look.scripts, |script| {
        script.remarks.get_or_init(|| {
            let mut found = Vec::new();
            OF_SCRIPTS.iter().for_each(|rule| rule(script, look.api, &mut found));
            found
        })
    });
    found.into_iter().flatten().cloned().collect()
}

fn of_the_rest(look: &Look<'_>) -> Vec<Diagnostic> {
    let found = spread_by(1, look.content.library.crew(), RULES, |rule| {
        let mut found = Vec::new();
        rule(look, &mut found);
        found
    });
    found.into_iter().flatten().collect()
}
