//! Cards: what a file of each kind holds, the hooks in which cards act, and the catalogue that the
//! rules look them up in.

mod alignment;
mod armor;
mod backstory;
pub(crate) mod catalogue;
mod class;
mod edition;
mod hooks;
pub(crate) mod load;
mod race;
mod skill;
mod r#trait;
mod weapon;

pub use alignment::Alignment;
pub use armor::{Armor, ArmorSet};
pub use backstory::{Backstory, SpaceOf, Spaces};
pub use catalogue::{ArmorSetCards, Catalogue, MarketCard};
pub use class::{Class, Goal, GoalStars, Goals, Side};
pub use edition::{Edition, Printing, SoloMarket};
pub use hooks::{By, Hook, HookDoc, HookName, When, Which, hook_docs};
pub use load::{GAME, KINDS};
pub use race::{Bonus, Race};
pub use skill::Skill;
pub use r#trait::Trait;
pub use weapon::Weapon;
