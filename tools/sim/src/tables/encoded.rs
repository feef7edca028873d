//! Row groups as Parquet writes them.

use std::fmt::Write as _;
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::Compression;
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::ParquetMetaDataReader;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;

use super::{Cell, CellKind, Column, ColumnInfo, TableInfo};

/// The first bytes of each file.
const MAGIC: &[u8] = b"PAR1";

/// The bytes of a file with one row group.
pub(super) fn write<R>(table: &str, columns: &[Column<R>], rows: &[R]) -> Vec<u8> {
    let infos: Vec<ColumnInfo> = columns.iter().map(|column| column.info).collect();
    let written = begin(table, &infos).and_then(|mut file| {
        let mut group = file.next_row_group()?;
        for column in columns {
            let mut to = group.next_column()?.expect("the schema has the same columns");
            fill(&mut to, column, rows)?;
            to.close()?;
        }
        group.close()?;
        file.into_inner()
    });
    written.expect("cells fit their columns, and memory does not fail")
}

/// The bytes of a file with the row groups of other files.
pub(super) fn join<'p>(
    table: &TableInfo,
    parts: impl Iterator<Item = &'p [u8]>,
) -> Result<Vec<u8>, String> {
    let join = || {
        let mut file = begin(table.name, &table.columns)?;
        for part in parts {
            copy(&mut file, Bytes::copy_from_slice(part))?;
        }
        file.into_inner()
    };
    join().map_err(|error: ParquetError| error.to_string())
}

fn begin(
    table: &str,
    columns: &[ColumnInfo],
) -> Result<SerializedFileWriter<Vec<u8>>, ParquetError> {
    let schema = Arc::new(parse_message_type(&schema(table, columns))?);
    // Statistics of pages are in an index of the whole file, which is not copied with a row group.
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_created_by(format!("cardwright {}", env!("CARGO_PKG_VERSION")))
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true);
    SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties.build()))
}

fn schema(table: &str, columns: &[ColumnInfo]) -> String {
    let mut text = format!("message {table} {{\n");
    for ColumnInfo { name, kind, is_optional, .. } in columns {
        let presence = if *is_optional { "OPTIONAL" } else { "REQUIRED" };
        let (kind, means) = match kind {
            CellKind::Id => ("INT64", " (INTEGER(64,false))"),
            CellKind::Count => ("INT32", " (INTEGER(32,false))"),
            CellKind::Points => ("INT32", ""),
            CellKind::Flag => ("BOOLEAN", ""),
            CellKind::Text => ("BYTE_ARRAY", " (STRING)"),
        };
        let _ = writeln!(text, "{presence} {kind} {name}{means};");
    }
    text + "}"
}

/// Writes the cells of a column.
fn fill<R>(
    to: &mut SerializedColumnWriter<'_>,
    column: &Column<R>,
    rows: &[R],
) -> Result<usize, ParquetError> {
    let cells = || rows.iter().map(|row| (column.read)(row));
    let present = |cell: Cell<'_>| i16::from(cell != Cell::Missing);
    let levels: Option<Vec<i16>> = column.info.is_optional.then(|| cells().map(present).collect());
    let levels = levels.as_deref();
    let numbers = || cells().filter_map(number);
    match column.info.kind {
        CellKind::Id => {
            to.typed::<Int64Type>().write_batch(&numbers().collect::<Vec<_>>(), levels, None)
        }
        CellKind::Count | CellKind::Points => {
            // Unsigned numbers keep their bits.
            let numbers: Vec<i32> = numbers().map(|number| number as i32).collect();
            to.typed::<Int32Type>().write_batch(&numbers, levels, None)
        }
        CellKind::Flag => {
            let flags: Vec<bool> = cells().map(|cell| cell == Cell::Flag(true)).collect();
            to.typed::<BoolType>().write_batch(&flags, levels, None)
        }
        CellKind::Text => {
            let texts: Vec<ByteArray> = cells().filter_map(text).collect();
            to.typed::<ByteArrayType>().write_batch(&texts, levels, None)
        }
    }
}

fn number(cell: Cell<'_>) -> Option<i64> {
    if let Cell::Number(number) = cell { Some(number) } else { None }
}

fn text(cell: Cell<'_>) -> Option<ByteArray> {
    if let Cell::Text(text) = cell { Some((&*text).into()) } else { None }
}

/// Copies the row groups of a file as they are.
fn copy(file: &mut SerializedFileWriter<Vec<u8>>, part: Bytes) -> Result<(), ParquetError> {
    let metadata = ParquetMetaDataReader::new().parse_and_finish(&part)?;
    let is_like = metadata.file_metadata().schema() == file.schema_descr().root_schema();
    if !is_like || !part.starts_with(MAGIC) {
        let why = "a row group is damaged, or of another table";
        return Err(ParquetError::General(why.to_owned()));
    }
    for group in metadata.row_groups() {
        let mut to = file.next_row_group()?;
        for column in group.columns() {
            let copied = ColumnCloseResult {
                bytes_written: u64::try_from(column.compressed_size()).unwrap_or_default(),
                rows_written: u64::try_from(group.num_rows()).unwrap_or_default(),
                metadata: column.clone(),
                bloom_filter: None,
                column_index: None,
                offset_index: None,
            };
            to.append_column(&part, copied)?;
        }
        to.close()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::Field;

    use super::*;

    struct Row(u64);

    const COLUMNS: [Column<Row>; 5] = [
        Column::new("id", CellKind::Id, "", |row| row.0.into()),
        Column::new("count", CellKind::Count, "", |row| (row.0 % 7).into()),
        Column::<Row>::new("points", CellKind::Points, "", |row| {
            (row.0 % 3 > 0).then_some(-(row.0 as i32 % 100)).into()
        })
        .optional(),
        Column::new("flag", CellKind::Flag, "", |row| (row.0 % 2 == 0).into()),
        Column::<Row>::new("text", CellKind::Text, "", |row| {
            (row.0 % 5 > 0).then(|| format!("Ä{}", row.0 % 9)).into()
        })
        .optional(),
    ];

    fn info() -> TableInfo {
        TableInfo::new("rows", "", &COLUMNS)
    }

    fn group(rows: impl Iterator<Item = u64>) -> Vec<u8> {
        write("rows", &COLUMNS, &rows.map(Row).collect::<Vec<_>>())
    }

    fn joined(parts: &[&[u8]]) -> Vec<u8> {
        join(&info(), parts.iter().copied()).expect("row groups of the table")
    }

    fn fields(file: Vec<u8>) -> Vec<Vec<Field>> {
        let reader = SerializedFileReader::new(Bytes::from(file)).expect("Parquet");
        let rows = reader.get_row_iter(None).expect("rows");
        rows.map(|row| row.expect("a row").into_columns().into_iter().map(|it| it.1).collect())
            .collect()
    }

    #[test]
    fn cells_are_read_as_they_were_written() {
        let rows = fields(joined(&[&group(5..7), &group(u64::MAX - 1..u64::MAX)]));
        let five = [Field::ULong(5), Field::UInt(5), Field::Int(-5), Field::Bool(false)];
        assert_eq!(rows[0], [&five[..], &[Field::Null]].concat());
        let six = [Field::ULong(6), Field::UInt(6), Field::Null, Field::Bool(true)];
        assert_eq!(rows[1], [&six[..], &[Field::Str("Ä6".to_owned())]].concat());
        assert_eq!(rows[2][0], Field::ULong(u64::MAX - 1));
        assert_eq!(rows.len(), 3);
        assert!(fields(joined(&[])).is_empty(), "a table without rows");
    }

    #[test]
    fn a_copied_row_group_keeps_its_bytes() {
        let groups = [group(0..3000), group(3000..6000), group(6000..6010)];
        let [one, two, three] = groups.each_ref().map(Vec::as_slice);
        let all = joined(&[one, two, three]);
        assert_eq!(all, joined(&[&joined(&[one, two]), three]));
        assert_eq!(all, joined(&[one, &joined(&[two, &joined(&[three])])]));
        let numbers = fields(all).into_iter().map(|row| row[0].clone());
        assert!(numbers.eq((0..6010).map(Field::ULong)));
    }

    #[test]
    fn a_group_of_another_table_is_refused() {
        let other = [Column::new("other", CellKind::Id, "", |row: &Row| row.0.into())];
        for part in [write("rows", &other, &[Row(1)]), b"PAR1".to_vec(), group(0..9)[1..].to_vec()]
        {
            assert!(join(&info(), [&part[..]].into_iter()).is_err());
        }
    }
}
