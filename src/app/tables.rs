//! Rows for spreadsheets and for the tools of a shell.

/// A header and a line a row, as RFC 4180 wants them, with plain line ends.
pub fn to_csv<C: AsRef<str>>(
    header: impl IntoIterator<Item = C>,
    rows: impl IntoIterator<Item = Vec<String>>,
) -> String {
    let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    let header = header.into_iter().map(|name| name.as_ref().to_owned());
    for row in std::iter::once(header.collect()).chain(rows) {
        // Memory takes everything.
        let _ = writer.write_record(row);
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// A line a row, its cells parted by tabs; tabs and line ends in cells become spaces.
pub fn to_tsv(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let cell = |cell: String| cell.replace(['\t', '\n', '\r'], " ");
    let line = |row: Vec<String>| row.into_iter().map(cell).collect::<Vec<_>>().join("\t") + "\n";
    rows.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: [&str; 2]) -> Vec<String> {
        cells.map(str::to_owned).to_vec()
    }

    #[test]
    fn cells_with_commas_and_quotes_are_quoted() {
        let rows = [row(["a,b", "c"]), row(["say \"d\"", "e\nf"])];
        assert_eq!(to_csv(["x", "y"], rows), "x,y\n\"a,b\",c\n\"say \"\"d\"\"\",\"e\nf\"\n");
    }

    #[test]
    fn a_record_is_a_line() {
        assert_eq!(to_tsv([row(["a\tb", "c\nd"]), row(["", "e"])]), "a b\tc d\n\te\n");
    }
}
