//! In place of Parquet, in a program without it: such a program refuses plans with tables.

use super::{Column, TableInfo};

pub(super) fn write<R>(_: &str, _: &[Column<R>], _: &[R]) -> Vec<u8> {
    Vec::new()
}

pub(super) fn join<'p>(
    _: &TableInfo,
    _: impl Iterator<Item = &'p [u8]>,
) -> Result<Vec<u8>, String> {
    Err("this program was built without the feature parquet".to_owned())
}
