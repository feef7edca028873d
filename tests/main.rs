//! All tests of the project as one binary. What every game keeps is tried over the shelf: laws,
//! rulings, whole games, bots, texts. What is true of one game only lies under `games`.
#![allow(clippy::disallowed_methods, reason = "tests read files and start programs")]
#![allow(clippy::disallowed_macros, reason = "tests print what they measured")]
#![allow(clippy::unwrap_used, reason = "a test may stop anywhere")]

mod answered;
mod assets;
mod battery;
mod book;
mod bots;
mod ci;
mod cli;
mod clients;
mod deep;
mod digests;
mod effect;
mod errands;
#[cfg(target_os = "linux")]
mod farm;
mod games;
mod happens;
mod hints;
mod hostile;
mod house;
mod listened;
mod lobby;
mod only_offers;
mod previews;
mod refusals;
mod rulings;
mod support;
#[cfg(unix)]
mod terminal;
mod texts;
mod threads;
mod whole_games;

/// The allocator of the program. With the default one, allocation takes much of the time of whole games.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
