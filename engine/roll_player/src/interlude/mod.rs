//! Interludes: decisions inside the flow that have a course of their own.

mod act;
