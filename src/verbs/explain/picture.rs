//! The picture of a record's bits.
//!
//! One row for each four bytes, the most significant bit on the left as in a register, so that a field within
//! a row reads as the number it holds. `.` is padding, `-` an unnamed bit-field, a letter a member:
//!
//! ```text
//!     msb                             lsb
//!   0 ........ ........ cccccccc -----baa
//! ```

use lang::{Bits, Bytes, Program, RecordId, Type};
use lowering::layout::{BitOwner, BitRun, BitStep, Layouts, bit_map};
use serde::Serialize;

/// Bits in a row.
pub(super) const ROW: u64 = 32;
/// Rows of a picture; of what is larger only these are shown.
pub(super) const ROWS: u64 = 64;
/// How padding and unnamed bit-fields are drawn.
const PADDING: char = '.';
const UNNAMED: char = '-';
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// Bits that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Run {
    /// How the picture draws it.
    pub letter: char,
    /// A member as C names it, `unnamed` or `padding`.
    pub name: String,
    /// Its declared type; none for padding.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// From the first bit of the record.
    pub offset_bits: Bits,
    /// How many.
    pub width_bits: Bits,
}

/// The runs of a record from its first bit to its last.
#[must_use]
pub(super) fn runs(program: &Program, layouts: &Layouts, record: RecordId) -> Vec<Run> {
    let mut letters = LETTERS.iter().cycle().map(|&letter| char::from(letter));
    let describe = |BitRun { start, width, owner }: BitRun| {
        let (letter, name, ty) = match owner {
            BitOwner::Padding => (PADDING, "padding".to_owned(), None),
            BitOwner::Unnamed => (UNNAMED, "unnamed".to_owned(), None),
            BitOwner::Field(way) => {
                let (name, ty) = member(program, record, &way);
                (letters.next().unwrap_or('?'), name, Some(ty))
            }
        };
        Run { letter, name, ty, offset_bits: start, width_bits: width }
    };
    bit_map(program, layouts, record).into_iter().map(describe).collect()
}

/// The picture, line by line.
#[must_use]
pub(super) fn picture(runs: &[Run], size: Bytes) -> Vec<String> {
    let rows = size.bits().0.div_ceil(ROW);
    if rows == 0 {
        return Vec::new();
    }
    let mut lines = vec![format!("     msb{:>32}", "lsb")];
    lines.extend((0..rows.min(ROWS)).map(|row| draw_row(runs, size, Bits(row * ROW))));
    if rows > ROWS {
        lines.push(format!("     … up to byte {}", size.0 - 1));
    }
    lines
}

fn draw_row(runs: &[Run], size: Bytes, first: Bits) -> String {
    let mut row = [' '; ROW as usize];
    for run in runs {
        let (start, end) = (run.offset_bits, run.offset_bits + run.width_bits);
        let (from, to) = (start.max(first).0, end.min(first + Bits(ROW)).min(size.bits()).0);
        for bit in from..to {
            row[(ROW - 1 - (bit - first.0)) as usize] = run.letter;
        }
    }
    let bytes: Vec<String> = row.chunks(8).map(|byte| byte.iter().collect()).collect();
    format!("{:>4} {}", first.bytes_floor().0, bytes.join(" "))
}

/// How C names the member at the end of a way, and its declared type.
fn member(program: &Program, record: RecordId, way: &[BitStep]) -> (String, String) {
    let mut name = String::new();
    let mut ty = Type::Record(record);
    for step in way {
        ty = match (step, ty) {
            (BitStep::Field(index), Type::Record(id)) => {
                let field = &program[id].fields[*index as usize];
                if let Some(own) = &field.name {
                    let dot = if name.is_empty() { "" } else { "." };
                    name = format!("{name}{dot}{own}");
                }
                field.ty.clone()
            }
            (BitStep::Element(index), Type::Array(of, _) | Type::Vector(of, _)) => {
                name = format!("{name}[{index}]");
                *of
            }
            (BitStep::Element(index), Type::Complex(float)) => {
                let part = if *index == 0 { "__real__" } else { "__imag__" };
                name = format!("{part} {name}");
                Type::of_part(float).clone()
            }
            (_, other) => other,
        };
    }
    (name, lang::print::ty(program, &ty))
}

impl Run {
    /// True unless it is padding or an unnamed bit-field.
    #[must_use]
    pub(super) const fn is_member(&self) -> bool {
        self.letter != PADDING && self.letter != UNNAMED
    }

    /// What the letter stands for; nothing for padding.
    #[must_use]
    pub(super) fn legend(&self) -> Option<String> {
        let Run { letter, name, ty, offset_bits, width_bits } = self;
        let ty = ty.as_ref()?;
        let last = offset_bits.0 + width_bits.0 - 1;
        Some(format!(
            "{letter} {name}: {ty}, bits {offset_bits} to {last} (byte {})",
            offset_bits.bytes_floor()
        ))
    }
}

#[cfg(test)]
mod tests {
    use lowering::FaultSet;

    use super::*;

    fn draw(c: &str) -> String {
        let declared = lang::parse::declaration(c).unwrap();
        let record = *declared.records.last().unwrap();
        let layouts = Layouts::of(&declared.program, FaultSet::NONE).unwrap();
        let runs = runs(&declared.program, &layouts, record);
        let mut lines = picture(&runs, layouts[record].size);
        lines.extend(runs.iter().filter_map(Run::legend));
        lines.join("\n")
    }

    #[test]
    fn fields_padding_and_unnamed_fields_are_told_apart() {
        insta::assert_snapshot!(draw("struct S { int a : 2; int : 5; int : 0; char c; };"), @r"
             msb                             lsb
           0 ........ ........ ........ .-----aa
           4 ........ ........ ........ bbbbbbbb
        a a: int, bits 0 to 1 (byte 0)
        b c: char, bits 32 to 39 (byte 4)
        ");
    }

    #[test]
    fn lanes_and_parts_are_told_apart() {
        let c = "typedef short V __attribute__((vector_size(4))); struct S { V v; _Complex float z; };";
        insta::assert_snapshot!(draw(c), @r"
             msb                             lsb
           0 bbbbbbbb bbbbbbbb aaaaaaaa aaaaaaaa
           4 cccccccc cccccccc cccccccc cccccccc
           8 dddddddd dddddddd dddddddd dddddddd
        a v[0]: short, bits 0 to 15 (byte 0)
        b v[1]: short, bits 16 to 31 (byte 2)
        c __real__ z: float, bits 32 to 63 (byte 4)
        d __imag__ z: float, bits 64 to 95 (byte 8)
        ");
    }

    #[test]
    fn a_record_ends_where_it_ends() {
        insta::assert_snapshot!(draw("struct __attribute__((packed)) S { char c; struct { short x[2]; }; };"), @r"
             msb                             lsb
           0 cccccccc bbbbbbbb bbbbbbbb aaaaaaaa
           4                            cccccccc
        a c: char, bits 0 to 7 (byte 0)
        b x[0]: short, bits 8 to 23 (byte 1)
        c x[1]: short, bits 24 to 39 (byte 3)
        ");
    }

    #[test]
    fn large_and_empty_records_have_short_pictures() {
        assert_eq!(draw("struct S { int : 0; };"), "");
        let large = draw("struct S { char a[1000]; };");
        assert!(large.contains("… up to byte 999"), "{large}");
    }
}
