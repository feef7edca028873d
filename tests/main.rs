//! All tests of the project as one binary: rulings, battery, texts, house rules, command line.

mod battery;
mod bots;
mod cli;
mod house;
mod locales;
mod readme;
mod rulings;
mod support;
