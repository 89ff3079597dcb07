//! Tables as Parquet files: numbers and texts, plainly encoded, not compressed. That is all the laboratory needs, and
//! every reader knows it; a library that knows the whole format would take longer to build than the rest of the command.

/// One column.
pub enum Column {
    /// Whole numbers, perhaps below zero.
    Numbers(&'static str, Vec<i64>),
    /// Whole numbers that fill all 64 bits.
    Hashes(&'static str, Vec<u64>),
    /// Texts.
    Texts(&'static str, Vec<String>),
    /// Numbers with a fraction, where there are any.
    Shares(&'static str, Vec<Option<f64>>),
}

const MAGIC: &[u8] = b"PAR1";
/// Types of Thrift's compact protocol.
const INT: u8 = 5;
const LONG: u8 = 6;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;
/// Types of Parquet.
const INT64: i64 = 2;
const DOUBLE: i64 = 5;
const BYTE_ARRAY: i64 = 6;
const UTF8: i64 = 0;
const UINT_64: i64 = 14;

impl Column {
    /// What it is called.
    pub fn name(&self) -> &str {
        match self {
            Column::Numbers(name, _) | Column::Hashes(name, _) | Column::Texts(name, _) | Column::Shares(name, _) => {
                name
            }
        }
    }

    fn length(&self) -> usize {
        match self {
            Column::Numbers(_, numbers) => numbers.len(),
            Column::Hashes(_, hashes) => hashes.len(),
            Column::Texts(_, texts) => texts.len(),
            Column::Shares(_, shares) => shares.len(),
        }
    }

    /// The type, and how it is to be understood.
    fn kind(&self) -> (i64, Option<i64>) {
        match self {
            Column::Numbers(..) => (INT64, None),
            Column::Hashes(..) => (INT64, Some(UINT_64)),
            Column::Texts(..) => (BYTE_ARRAY, Some(UTF8)),
            Column::Shares(..) => (DOUBLE, None),
        }
    }

    fn values(&self) -> Vec<u8> {
        match self {
            Column::Numbers(_, numbers) => numbers.iter().flat_map(|number| number.to_le_bytes()).collect(),
            Column::Hashes(_, hashes) => hashes.iter().flat_map(|hash| hash.to_le_bytes()).collect(),
            Column::Texts(_, texts) => {
                let mut bytes = Vec::new();
                for text in texts {
                    bytes.extend((text.len() as u32).to_le_bytes());
                    bytes.extend(text.as_bytes());
                }
                bytes
            }
            Column::Shares(_, shares) => {
                let there: Vec<bool> = shares.iter().map(Option::is_some).collect();
                let numbers = shares.iter().flatten().flat_map(|share| share.to_le_bytes());
                presence(&there).into_iter().chain(numbers).collect()
            }
        }
    }

    /// Whether values can be missing.
    fn optional(&self) -> bool {
        matches!(self, Column::Shares(..))
    }
}

/// Which values are there: their number of bytes, and one run of packed bits.
fn presence(there: &[bool]) -> Vec<u8> {
    let mut run = Thrift::default();
    run.varint((there.len().div_ceil(8) as u64) << 1 | 1);
    run.bytes.extend(
        there
            .chunks(8)
            .map(|eight| eight.iter().enumerate().fold(0u8, |byte, (at, there)| byte | u8::from(*there) << at)),
    );
    let mut bytes = (run.bytes.len() as u32).to_le_bytes().to_vec();
    bytes.extend(run.bytes);
    bytes
}

/// A structure in Thrift's compact protocol.
#[derive(Default)]
struct Thrift {
    bytes: Vec<u8>,
    last: u8,
}

impl Thrift {
    fn field(&mut self, id: u8, kind: u8) {
        self.bytes.push((id - self.last) << 4 | kind);
        self.last = id;
    }

    fn varint(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    fn zigzag(&mut self, number: i64) {
        self.varint(((number << 1) ^ (number >> 63)) as u64);
    }

    fn int(&mut self, id: u8, number: i64) {
        self.field(id, INT);
        self.zigzag(number);
    }

    fn long(&mut self, id: u8, number: i64) {
        self.field(id, LONG);
        self.zigzag(number);
    }

    fn raw_text(&mut self, text: &str) {
        self.varint(text.len() as u64);
        self.bytes.extend(text.as_bytes());
    }

    fn text(&mut self, id: u8, text: &str) {
        self.field(id, BINARY);
        self.raw_text(text);
    }

    fn list(&mut self, id: u8, kind: u8, length: usize) {
        self.field(id, LIST);
        if length < 15 {
            self.bytes.push((length as u8) << 4 | kind);
        } else {
            self.bytes.push(0xf0 | kind);
            self.varint(length as u64);
        }
    }

    fn inner(&mut self, id: u8, inner: Thrift) {
        self.field(id, STRUCT);
        self.bytes.extend(inner.done());
    }

    /// The bytes, with the mark that nothing follows.
    fn done(mut self) -> Vec<u8> {
        self.bytes.push(0);
        self.bytes
    }
}

/// The bytes of a file with these columns, which are all as long.
pub fn parquet(columns: &[Column]) -> Vec<u8> {
    let rows = columns.first().map_or(0, Column::length);
    let mut file = MAGIC.to_vec();
    let mut chunks = Vec::new();
    let mut total = 0;
    for column in columns {
        let begins = file.len() as i64;
        let values = column.values();
        let mut page = Thrift::default();
        page.int(1, 0);
        page.int(2, values.len() as i64);
        page.int(3, values.len() as i64);
        let mut data = Thrift::default();
        data.int(1, rows as i64);
        data.int(2, 0);
        data.int(3, 3);
        data.int(4, 3);
        page.inner(5, data);
        file.extend(page.done());
        file.extend(&values);
        let size = file.len() as i64 - begins;
        total += size;
        let mut about = Thrift::default();
        about.int(1, column.kind().0);
        about.list(2, INT, 1);
        about.zigzag(0);
        about.list(3, BINARY, 1);
        about.raw_text(column.name());
        about.int(4, 0);
        about.long(5, rows as i64);
        about.long(6, size);
        about.long(7, size);
        about.long(9, begins);
        let mut chunk = Thrift::default();
        chunk.long(2, begins);
        chunk.inner(3, about);
        chunks.push(chunk.done());
    }
    let mut group = Thrift::default();
    group.list(1, STRUCT, chunks.len());
    chunks.iter().for_each(|chunk| group.bytes.extend(chunk));
    group.long(2, total);
    group.long(3, rows as i64);
    let mut footer = Thrift::default();
    footer.int(1, 1);
    footer.list(2, STRUCT, columns.len() + 1);
    footer.bytes.extend(root(columns.len()).done());
    columns.iter().for_each(|column| footer.bytes.extend(schema(column).done()));
    footer.long(3, rows as i64);
    footer.list(4, STRUCT, 1);
    footer.bytes.extend(group.done());
    footer.text(6, "quarterdeck");
    let footer = footer.done();
    let length = (footer.len() as u32).to_le_bytes();
    file.extend(footer);
    file.extend(length);
    file.extend(MAGIC);
    file
}

fn root(columns: usize) -> Thrift {
    let mut root = Thrift::default();
    root.text(4, "table");
    root.int(5, columns as i64);
    root
}

fn schema(column: &Column) -> Thrift {
    let (kind, meant) = column.kind();
    let mut element = Thrift::default();
    element.int(1, kind);
    element.int(3, i64::from(column.optional()));
    element.text(4, column.name());
    if let Some(meant) = meant {
        element.int(6, meant);
    }
    element
}

#[cfg(test)]
mod tests {
    use super::{Column, parquet, presence};

    #[test]
    fn which_values_are_there_is_told_bit_by_bit() {
        let mut there = vec![true; 9];
        there[1] = false;
        assert_eq!(presence(&there), [3, 0, 0, 0, 0b101, 0b1111_1101, 0b1]);
    }

    #[test]
    fn a_file_says_at_its_end_how_long_its_description_is() {
        let columns = [
            Column::Numbers("match", vec![1, -2]),
            Column::Hashes("hash", vec![u64::MAX, 0]),
            Column::Texts("card", vec!["a".into(), "бв".into()]),
        ];
        let file = parquet(&columns);
        assert!(file.starts_with(b"PAR1") && file.ends_with(b"PAR1"));
        let at = file.len() - 8;
        let length = u32::from_le_bytes([file[at], file[at + 1], file[at + 2], file[at + 3]]) as usize;
        assert!((60..at).contains(&length), "{length}");
        // The first field of the description is the version of the format, 1, as a 32-bit number.
        assert_eq!(file[at - length..at - length + 2], [0x15, 0x02]);
        let first = file.windows(16).any(|bytes| bytes == [1i64.to_le_bytes(), (-2i64).to_le_bytes()].concat());
        assert!(first, "the numbers stand there one behind the other");
    }
}
