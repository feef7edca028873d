//! All tests of the project as one binary: rulings, battery, texts, house rules, command line.

mod battery;
mod rulings;
mod support;
