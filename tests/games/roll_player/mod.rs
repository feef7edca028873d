//! Roll Player: who hears an event, and what cards are called with; what chance draws; what
//! languages must tell apart.

mod arguments;
mod listeners;
mod streams;
mod texts;
