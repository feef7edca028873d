//! One finding per cause: findings that are only consequences of others are removed, because they
//! disappear when the cause is fixed.

use std::collections::BTreeSet;

use content::{Library, Pack};
use desk::Content;
use diag::{Code, Diagnostic, Place, Severity, Source, nearest};

use crate::apart::required;
use crate::codes;
use crate::paths::{stem, tag};
use luau::is_shared;

/// The findings that are not consequences of others.
pub(crate) fn only(mut found: Vec<Diagnostic>, content: &Content) -> Vec<Diagnostic> {
    let causes = Causes::of(&found, content);
    let follows: Vec<bool> = found.iter().map(|one| causes.explain(one)).collect();
    let mut follows = follows.into_iter();
    found.retain(|_| follows.next() == Some(false));
    at_one_place(&mut found);
    misspelt_functions(&mut found, content);
    found
}

/// Findings that can cause others.
struct Causes<'f> {
    content: &'f Content,
    /// Files with an unknown game.
    no_game: BTreeSet<&'f str>,
    /// Packs with missing requirements, direct or indirect.
    lacking: BTreeSet<&'f str>,
    /// Shared scripts and texts with errors, of which something may not be read.
    broken: Vec<&'f Source>,
    /// Lines of scripts with an error that was found without running them.
    lines: BTreeSet<(&'f str, usize)>,
    /// Questions that scripts ask and cards do not list.
    unlisted: Vec<&'f Diagnostic>,
    /// Scripts with an error.
    faulty: BTreeSet<&'f str>,
    /// Lines with an untranslated text.
    english: BTreeSet<(&'f str, usize)>,
    /// Endless loops.
    endless: Vec<&'f Place>,
}

impl<'f> Causes<'f> {
    fn of(found: &'f [Diagnostic], content: &'f Content) -> Self {
        let errors = || found.iter().filter(|one| one.severity == Severity::Error);
        let path = |one: &'f Diagnostic| one.place.source.path();
        let scripts = || errors().filter(|one| is_script(one.place.source.path()));
        let unread = errors().filter(|one| {
            let is_text = has_ending(path(one), ".ftl") && one.code == diag::codes::SYNTAX;
            is_text || is_shared(path(one))
        });
        let still = scripts().filter(|one| !is_of_play(one.code));
        Self {
            content,
            no_game: of_code(found, content::codes::UNKNOWN_GAME).map(path).collect(),
            lacking: lacking(found, content),
            broken: unread.map(|one| &one.place.source).collect(),
            lines: still.map(|one| (path(one), line(&one.place))).collect(),
            unlisted: of_code(found, codes::UNLISTED_ASK).collect(),
            faulty: scripts().map(path).collect(),
            endless: of_code(found, codes::ENDLESS_LOOP).map(|one| &one.place).collect(),
            english: of_code(found, codes::SAME_AS_ENGLISH)
                .map(|one| (path(one), line(&one.place)))
                .collect(),
        }
    }

    /// Whether a finding is a consequence of another.
    fn explain(&self, one: &Diagnostic) -> bool {
        let path = one.place.source.path();
        if one.code == diag::codes::OTHER_GAME {
            self.no_game.contains(path)
        } else if one.code == script::codes::MISSING_FUNCTION {
            self.is_function_unread(one)
        } else if one.code == codes::NO_ASK_TEXT {
            self.is_ask_misspelt(one)
        } else if one.code == text::codes::UNKNOWN_REFERENCE {
            self.is_text_unread(one)
        } else if one.code == codes::OTHER_LANGUAGE {
            self.english.contains(&(path, line(&one.place)))
        } else if one.code == codes::UNREACHABLE {
            self.is_behind_endless_loop(one)
        } else if is_fault(one.code) {
            self.lines.contains(&(path, line(&one.place)))
        } else if is_idle(one.code) {
            self.faulty.contains(path) || has_script(path, &self.faulty)
        } else {
            false
        }
    }

    /// Whether a missing function may be in a shared script with errors, or in a missing pack.
    fn is_function_unread(&self, one: &Diagnostic) -> bool {
        let Some(pack) = self.content.pack_of(one.place.source.path()) else { return false };
        let name = one.place.said().trim_matches('"');
        let visible = visible(&self.content.library, pack);
        let names = |script: &&Source| script.text().is_empty() || says_word(script.text(), name);
        let owned = |script: &&Source| {
            let owner = self.content.pack_of(script.path());
            owner.is_some_and(|owner| visible.contains(owner.id.as_str()))
        };
        let mut scripts = self.broken.iter().copied().filter(|one| is_shared(one.path()));
        self.lacking.contains(pack.id.as_str()) || scripts.any(|one| names(&one) && owned(&one))
    }

    /// Whether code is unreachable only because of an endless loop before it.
    fn is_behind_endless_loop(&self, one: &Diagnostic) -> bool {
        let mut ends = one.labels.iter().map(|(end, _)| end);
        let within = |end: &Place, endless: &Place| {
            end.source == endless.source
                && end.span.start <= endless.span.start
                && endless.span.end <= end.span.end
        };
        ends.any(|end| self.endless.iter().any(|endless| within(end, endless)))
    }

    /// Whether words exist for a question that the script asks, and the card lists it with a
    /// similar name.
    fn is_ask_misspelt(&self, one: &Diagnostic) -> bool {
        let said = one.place.said().strip_prefix("ask-");
        self.unlisted.iter().any(|unlisted| {
            let card = |one: &Diagnostic| one.message.split('”').next().map(str::to_owned);
            said == Some(word(&unlisted.place)) && card(one) == card(unlisted)
        })
    }

    /// Whether the target of a reference may be in a file with errors, or in a missing pack.
    fn is_text_unread(&self, one: &Diagnostic) -> bool {
        let source = &one.place.source;
        let start = one.place.span.start as usize;
        let before = source.text().get(..start).unwrap_or("");
        let name = one.place.said();
        let is_term = name.starts_with('-') || before.ends_with('-');
        let name = name.trim_start_matches('-').split('.').next().unwrap_or("");
        let dash = if is_term { "-" } else { "" };
        let begins = |line: &str| {
            let rest = line.strip_prefix(dash).and_then(|line| line.strip_prefix(name));
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        let mut texts = self.broken.iter().filter(|one| tag(one.path()) == tag(source.path()));
        let pack = self.content.pack_of(source.path());
        let lacks = pack.is_some_and(|pack| self.lacking.contains(pack.id.as_str()));
        (is_term && lacks) || texts.any(|one| one.text().lines().any(begins))
    }
}

/// Whether a script contains a name as a separate word.
fn says_word(script: &str, name: &str) -> bool {
    let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    script.match_indices(name).any(|(at, _)| {
        !script[..at].ends_with(is_of_name) && !script[at + name.len()..].starts_with(is_of_name)
    })
}

/// The findings with a code.
fn of_code(found: &[Diagnostic], code: Code) -> impl Iterator<Item = &Diagnostic> {
    found.iter().filter(move |one| one.code == code)
}

/// The packs with missing requirements, direct or indirect.
fn lacking<'f>(found: &[Diagnostic], content: &'f Content) -> BTreeSet<&'f str> {
    let lacks = of_code(found, content::codes::MISSING_REQUIRES);
    let lacks: BTreeSet<&str> = lacks.map(|one| one.place.source.path()).collect();
    let library = &content.library;
    let paths = library.packs().map(|pack| (pack.id.as_str(), pack.source.path()));
    let lacks: BTreeSet<&str> =
        paths.filter(|(_, path)| lacks.contains(path)).map(|(id, _)| id).collect();
    let built = library.packs().filter(|pack| !visible(library, pack).is_disjoint(&lacks));
    built.map(|pack| pack.id.as_str()).collect()
}

/// The ids of a pack and of the packs it requires, directly or indirectly.
fn visible<'l>(library: &'l Library, pack: &'l Pack) -> BTreeSet<&'l str> {
    let below = required(library, pack).into_iter();
    below.chain([pack]).map(|pack| pack.id.as_str()).collect()
}

/// Keeps one finding about a set-up that is wrong at several tables, and about a script that fails
/// in several rulings.
fn at_one_place(found: &mut Vec<Diagnostic>) {
    let mut met = BTreeSet::new();
    found.retain(|one| {
        let once = one.code == play::codes::BAD_SETUP || one.code == script::codes::SCRIPT_FAULT;
        let Place { source, span } = &one.place;
        !once || met.insert((one.code.name(), source.path().to_owned(), *span))
    });
}

/// Combines cards of a pack that name one missing function into one finding, with a suggestion from
/// the uncalled functions.
fn misspelt_functions(found: &mut Vec<Diagnostic>, content: &Content) {
    let missing: Vec<Diagnostic> =
        of_code(found, script::codes::MISSING_FUNCTION).cloned().collect();
    if missing.is_empty() {
        return;
    }
    let pack = |one: &Diagnostic| content.pack_of(one.place.source.path()).map(|pack| &pack.id);
    let own = |one: &Diagnostic| stem(one.place.source.path()).to_owned();
    let near = |lacks: &Diagnostic, unused: &Diagnostic| {
        let beside = own(lacks) == own(unused) || is_shared(unused.place.source.path());
        pack(lacks) == pack(unused)
            && beside
            && nearest(word(&lacks.place), [word(&unused.place)]).is_some()
    };
    found.retain(|one| {
        one.code != codes::UNUSED_FUNCTION || !missing.iter().any(|lacks| near(lacks, one))
    });
    let mut met: Vec<Diagnostic> = Vec::new();
    found.retain(|one| {
        if one.code != script::codes::MISSING_FUNCTION {
            return true;
        }
        let same = |other: &&mut Diagnostic| {
            pack(other) == pack(one) && word(&other.place) == word(&one.place)
        };
        match met.iter_mut().find(same) {
            Some(first) => first.labels.push((one.place.clone(), "named here too".to_owned())),
            None => met.push(one.clone()),
        }
        false
    });
    found.extend(met);
}

/// Codes of faults found by running cards, which may be known already.
fn is_fault(code: Code) -> bool {
    let faults = [codes::FAILS_IN_PLAY, codes::ENDLESS_IN_PLAY];
    faults.contains(&code) || code == script::codes::SCRIPT_FAULT
}

/// Codes of findings from running scripts.
fn is_of_play(code: Code) -> bool {
    is_fault(code) || [codes::BREAKS_LAW, codes::READS_HIDDEN].contains(&code)
}

/// Codes of effects that a failing script cannot have.
fn is_idle(code: Code) -> bool {
    [codes::NEVER_ACTS, codes::ACTS_IN_VAIN, codes::ONE_ANSWER].contains(&code)
}

/// Whether the script next to a card is in a set.
fn has_script(card: &str, scripts: &BTreeSet<&str>) -> bool {
    scripts.iter().any(|script| has_ending(card, ".toml") && stem(script) == stem(card))
}

pub(crate) fn is_script(path: &str) -> bool {
    has_ending(path, ".luau")
}

fn has_ending(path: &str, ending: &str) -> bool {
    path.ends_with(ending)
}

fn line(place: &Place) -> usize {
    place.source.position(place.span.start).line
}

/// The name at a place: of a hook after `hooks.`, or in quotes.
fn word(place: &Place) -> &str {
    let said = place.said().trim_matches('"');
    said.rsplit_once('.').map_or(said, |(_, name)| name)
}
