//! All tests of the project as one binary: rulings, battery, texts, house rules, command line.

mod battery;
mod cli;
mod bots;
mod house;
mod locales;
mod rulings;
mod support;
