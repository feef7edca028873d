//! The kinds of cards: what a TOML file of each kind holds.

mod class;
mod edition;
mod hooks;
mod market;
mod sheet;
pub(crate) mod words;

pub use class::{Class, Goal, GoalStars, Goals, Side};
pub use edition::{Edition, SoloMarket};
pub use hooks::{By, Hook, HookDoc, HookName, When, Which, hook_docs};
pub use market::{Armor, ArmorSet, Printing, Skill, Trait, Weapon};
pub use sheet::{Alignment, Backstory, Bonus, Race, SpaceOf, Spaces};
pub use words::{Attribute, Colour, Direction, MarketKind, Window};
