//! The table as players use it: what is visible at every question, and whole games with keys and
//! the mouse.
#![allow(clippy::disallowed_methods, reason = "tests write files")]
#![allow(clippy::disallowed_macros, reason = "tests print what they measured")]

#[path = "table/advised.rs"]
mod advised;
#[path = "table/covered.rs"]
mod covered;
#[path = "table/decided.rs"]
mod decided;
#[path = "table/explained.rs"]
mod explained;
#[path = "table/folded.rs"]
mod folded;
#[path = "table/foreseen.rs"]
mod foreseen;
#[path = "table/forms.rs"]
mod forms;
#[path = "table/handed.rs"]
mod handed;
#[path = "table/heard.rs"]
mod heard;
#[path = "table/keyed.rs"]
mod keyed;
#[path = "table/laid.rs"]
mod laid;
#[path = "table/mapped.rs"]
mod mapped;
#[path = "table/moved.rs"]
mod moved;
#[path = "table/paced.rs"]
mod paced;
#[path = "table/paged.rs"]
mod paged;
#[path = "table/pictured.rs"]
mod pictured;
#[path = "table/played.rs"]
mod played;
#[path = "table/pressed.rs"]
mod pressed;
#[path = "table/recorded.rs"]
mod recorded;
#[path = "table/refused.rs"]
mod refused;
#[path = "table/sight.rs"]
mod sight;
#[path = "table/stepped.rs"]
mod stepped;
#[path = "table/support.rs"]
mod support;
#[path = "table/taught.rs"]
mod taught;
#[path = "table/told.rs"]
mod told;
#[path = "table/turned.rs"]
mod turned;
#[path = "table/typed.rs"]
mod typed;
#[path = "table/undone.rs"]
mod undone;
