//! The campaign: packs, saved games and moments that mean harm, made by the hundred and always the
//! same ones, against the real program under limits of time, memory and output. Every run of the
//! tests takes a small part of it; `CAMPAIGN=whole cargo test hostile:: -- --nocapture` takes all
//! and prints what each family came to.

mod chance;
#[cfg(unix)]
mod demands;
mod kill;
mod limits;
mod mutate;
mod packs;
mod scripts;
#[cfg(unix)]
mod targets;
#[cfg(unix)]
mod terminals;
mod texts;

/// Whether all of it is asked for.
fn whole() -> bool {
    std::env::var_os("CAMPAIGN").is_some_and(|word| word == "whole")
}
