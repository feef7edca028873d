//! Simulation: many games of bots, what they show, and how sure that is.
//!
//! A [`Plan`] says which games are played. [`run()`] plays them on several threads and adds up what
//! they show as [`Sums`] of whole numbers; [`run_shard`] plays a part, and [`Merge`] puts parts
//! together. [`stats`] says what the sums mean. A plan can also write games into tables, which
//! [`all_tables`] describes.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod bot;
pub mod codes;
mod edges;
mod game;
mod gate;
mod meetings;
mod merge;
mod plan;
mod rows;
mod run;
mod shard;
mod standing;
pub mod stats;
mod sums;
// Without Parquet nothing reads cells.
#[cfg_attr(not(feature = "parquet"), allow(dead_code))]
mod tables;
mod unit;

pub use edges::{EdgeGame, Edges};
pub use game::NotPlayed;
pub use gate::{BadRow, Gate, GateResult, GateRow, GateSubject, Judged, Metric};
pub use meetings::{MeetingSums, MeetingTable};
pub use merge::{Merge, Results};
pub use plan::{Collect, Plan, PlanSeat, Seeds};
pub use run::{Arm, Progress, run, run_shard};
pub use shard::Shard;
pub use standing::{LOOKS, LeadSums};
pub use sums::{EventSums, FaultSums, PairSums, SideSums, Sums, ThingSums};
pub use tables::{
    BadTable, CellKind, ColumnInfo, HAS_TABLES, RowGroup, TableInfo, all_tables, table_bytes,
    tables_of,
};
pub use unit::table_of;
