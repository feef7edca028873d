//! Hostile packs.
