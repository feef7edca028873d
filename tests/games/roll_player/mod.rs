//! Roll Player: who hears an event.

mod listeners;
