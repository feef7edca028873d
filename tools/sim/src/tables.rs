//! Tables of games as Parquet files: their columns, and their row groups.
//!
//! A row group holds the rows of about [`ROW_GROUP`] games. It is encoded once, where its games were
//! played, and copied from then on: into the file of a shard, and into the table. So the bytes of a
//! table do not depend on threads, shards and interruptions.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use data_encoding::BASE64;
use serde::{Deserialize, Serialize};

use crate::plan::Plan;
use crate::rows;

#[cfg(feature = "parquet")]
#[path = "tables/encoded.rs"]
mod encoded;
#[cfg(not(feature = "parquet"))]
#[path = "tables/missing.rs"]
mod encoded;

/// Games of a row group. Smaller groups make larger files: with 100 games, twice as large.
pub(crate) const ROW_GROUP: u64 = 2000;

/// Whether this program can write tables: whether it was built with the feature `parquet`.
pub const HAS_TABLES: bool = cfg!(feature = "parquet");

/// A table, for its documentation.
#[derive(Clone, Debug)]
pub struct TableInfo {
    /// Its name, which is that of its file without the ending.
    pub name: &'static str,
    /// What a row is.
    pub about: &'static str,
    /// The columns in order.
    pub columns: Vec<ColumnInfo>,
}

/// A column, for its documentation.
#[derive(Clone, Copy, Debug)]
pub struct ColumnInfo {
    /// Its name.
    pub name: &'static str,
    /// What its cells hold.
    pub about: &'static str,
    /// The type of its cells.
    pub kind: CellKind,
    /// Whether cells may be missing.
    pub is_optional: bool,
}

/// The type of the cells of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    /// A whole number from 0 with 64 bits.
    Id,
    /// A whole number from 0 with 32 bits.
    Count,
    /// A whole number with 32 bits.
    Points,
    /// Yes or no.
    Flag,
    /// A text. Not an enumeration: some programs read its values as bytes.
    Text,
}

impl CellKind {
    /// Its type in Parquet.
    pub fn parquet(self) -> &'static str {
        match self {
            Self::Id => "UINT_64",
            Self::Count => "UINT_32",
            Self::Points => "INT32",
            Self::Flag => "BOOLEAN",
            Self::Text => "STRING",
        }
    }
}

impl TableInfo {
    pub(crate) fn new<R>(name: &'static str, about: &'static str, columns: &[Column<R>]) -> Self {
        Self { name, about, columns: columns.iter().map(|column| column.info).collect() }
    }

    /// The name of its file.
    pub fn file(&self) -> String {
        format!("{}.parquet", self.name)
    }
}

/// A column with the way to read its cells.
pub(crate) struct Column<R> {
    info: ColumnInfo,
    read: for<'r> fn(&'r R) -> Cell<'r>,
}

impl<R> Column<R> {
    pub const fn new(
        name: &'static str,
        kind: CellKind,
        about: &'static str,
        read: for<'r> fn(&'r R) -> Cell<'r>,
    ) -> Self {
        Self { info: ColumnInfo { name, about, kind, is_optional: false }, read }
    }

    /// Lets cells be missing.
    pub const fn optional(mut self) -> Self {
        self.info.is_optional = true;
        self
    }
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell<'r> {
    Missing,
    Number(i64),
    Flag(bool),
    Text(Cow<'r, str>),
}

/// All tables.
pub fn all_tables() -> [TableInfo; 5] {
    rows::tables()
}

/// The tables that a plan collects.
pub fn tables_of(plan: &Plan) -> impl Iterator<Item = TableInfo> + use<> {
    let (tables, decisions) = (plan.writes_tables(), plan.writes_decisions());
    all_tables().into_iter().filter(move |table| tables && (decisions || table.name != "decisions"))
}

/// One row group of each table that has rows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RowGroup(BTreeMap<String, Encoded>);

impl RowGroup {
    pub(crate) fn add<R>(&mut self, table: &str, columns: &[Column<R>], rows: &[R]) {
        if !rows.is_empty() {
            let bytes = encoded::write(table, columns, rows);
            self.0.insert(table.to_owned(), Encoded(bytes.into()));
        }
    }
}

/// A Parquet file with one row group. In JSON it is base64.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Encoded(Arc<[u8]>);

impl TryFrom<String> for Encoded {
    type Error = data_encoding::DecodeError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Ok(Self(BASE64.decode(text.as_bytes())?.into()))
    }
}

impl From<Encoded> for String {
    fn from(encoded: Encoded) -> Self {
        BASE64.encode(&encoded.0)
    }
}

/// A table that cannot be put together, because a row group is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTable {
    /// The name of its file.
    pub file: String,
    /// What is wrong.
    pub why: String,
}

impl std::fmt::Display for BadTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.file, self.why)
    }
}

impl std::error::Error for BadTable {}

/// The bytes of a table: its row groups, one after the other.
///
/// # Errors
/// If the bytes of a row group are not those of this table.
pub fn table_bytes(table: &TableInfo, groups: &[RowGroup]) -> Result<Vec<u8>, BadTable> {
    let groups = groups.iter().filter_map(|group| group.0.get(table.name));
    let bad = |why| BadTable { file: table.file(), why };
    encoded::join(table, groups.map(|encoded| &encoded.0[..])).map_err(bad)
}
