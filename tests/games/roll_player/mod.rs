//! Roll Player: who hears an event; what languages must tell apart.

mod listeners;
mod texts;
