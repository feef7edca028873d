//! Finds a position in which a card is about to act, to look at it in a game.

use content::CardInfo;
use desk::{Content, Stop};
use diag::Source;
use effects::trial::{Approach, Goal, Missed, ScriptLine};
use engine::{Opened, SHELF};

use crate::run::calls;

/// A position in which a card is about to act.
#[derive(Clone, Debug)]
pub struct Occasion {
    /// The id of the game.
    pub game: &'static str,
    /// The card.
    pub card: CardInfo,
    /// The hooks in one of which it acts.
    pub hooks: Vec<String>,
    /// The position, and the answers after which the card has acted.
    pub approach: Approach,
}

/// Why no occasion was found.
#[derive(Debug)]
pub enum NoOccasion {
    /// No card has this name; holds the names of cards that act.
    Card(Vec<String>),
    /// The card does not have the hook; holds the hooks that it has.
    Hook(Box<CardInfo>, Vec<String>),
    /// No card acts by the line of the file.
    Line,
    /// The card did not act in any of the games that were tried.
    Missed(Box<CardInfo>, Missed),
    /// The packs have errors.
    Stopped(Stop),
}

impl From<Stop> for NoOccasion {
    fn from(stop: Stop) -> Self {
        Self::Stopped(stop)
    }
}

/// Looks for an occasion. `wanted` names a card, a card and a hook (`brass-lantern.on_placed`), or a line
/// of a card's file or script (`weapon/brass-lantern.luau:4`). `game` limits the games.
///
/// # Errors
/// See [`NoOccasion`].
pub fn occasion(
    content: &Content,
    game: Option<&str>,
    wanted: &str,
) -> Result<Occasion, NoOccasion> {
    let mut known = Vec::new();
    let mut missed = None;
    let line = at_line(wanted);
    for game in SHELF.iter().filter(|one| game.is_none_or(|id| id == one.id())) {
        let opened = content.playable(game.id())?;
        let goals = match line {
            Some((file, line)) => of_line(content, &*opened, file, line),
            None => of_name(&*opened, wanted, &mut known)?.into_iter().collect(),
        };
        for (card, goal) in goals {
            let mut found = None;
            let took = engine::errand::approach(&*opened, &goal, &mut |approach| {
                found = Some(approach.clone());
                true
            });
            match (took, found) {
                (Err(why), _) => drop(missed.get_or_insert((card, why))),
                (Ok(()), None) => {}
                (Ok(()), Some(approach)) => {
                    let (game, hooks) = (game.id(), goal.hooks);
                    return Ok(Occasion { game, card, hooks, approach });
                }
            }
        }
    }
    Err(match missed {
        Some((card, why)) => NoOccasion::Missed(Box::new(card), why),
        None if line.is_some() => NoOccasion::Line,
        None => NoOccasion::Card(known),
    })
}

/// The file and the line in `FILE:LINE`.
fn at_line(wanted: &str) -> Option<(&str, u32)> {
    let (file, line) = wanted.rsplit_once(':')?;
    Some((file, line.parse().ok().filter(|line| *line > 0)?))
}

/// The goal for a card with a name, in one hook or in any. Adds the names of cards that act to
/// `known`.
fn of_name(
    opened: &dyn Opened,
    wanted: &str,
    known: &mut Vec<String>,
) -> Result<Option<(CardInfo, Goal)>, NoOccasion> {
    let acting = || opened.cards().iter().filter(|card| !card.hooks.is_empty());
    let (name, hook) = match wanted.split_once('.') {
        Some((name, hook)) => (name, Some(hook).filter(|hook| !hook.is_empty())),
        None => (wanted, None),
    };
    let is = |card: &&CardInfo| card.id == name || format!("{}/{}", card.kind, card.id) == name;
    let Some(card) = acting().find(is) else {
        known.extend(acting().map(|card| card.id.clone()));
        return Ok(None);
    };
    let all = card.hooks.clone();
    let hooks = match hook {
        None => all,
        Some(hook) if all.iter().any(|one| one == hook) => vec![hook.to_owned()],
        Some(_) => return Err(NoOccasion::Hook(Box::new(card.clone()), all)),
    };
    Ok(Some((card.clone(), goal(card, hooks, None))))
}

/// The goals for a line of a file: the hook around the line of a card's file, or the line of a
/// script with each card that calls it.
pub(crate) fn of_line(
    content: &Content,
    opened: &dyn Opened,
    file: &str,
    line: u32,
) -> Vec<(CardInfo, Goal)> {
    let file = file.replace('\\', "/");
    let file = file.strip_prefix("./").unwrap_or(&file);
    let is = |path: &str| path == file || path.ends_with(&format!("/{file}"));
    if let Some(card) = opened.cards().iter().find(|card| is(&card.path)) {
        let places = card.places();
        let begun = |hook: &String| places.key(&format!("hooks.{hook}")).start().line;
        let before = card.hooks.iter().filter(|hook| begun(hook) <= line as usize);
        let hook = before.max_by_key(|hook| begun(hook)).cloned();
        return hook.map(|hook| (card.clone(), goal(card, vec![hook], None))).into_iter().collect();
    }
    let mut scripts: Vec<Source> = content.library.scripts(opened.id());
    scripts.retain(|script| is(script.path()));
    let Some(script) = scripts.first() else { return Vec::new() };
    let (path, text) = (script.path().to_owned(), script.text().to_owned());
    let line = ScriptLine { path, text, line };
    let users = opened.cards().iter().filter(|card| calls(content, card, script.path()));
    users.map(|card| (card.clone(), goal(card, card.hooks.clone(), Some(line.clone())))).collect()
}

pub(crate) fn goal(card: &CardInfo, hooks: Vec<String>, line: Option<ScriptLine>) -> Goal {
    Goal { kind: card.kind.to_owned(), card: card.id.clone(), hooks, line }
}
