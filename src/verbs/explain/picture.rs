//! The picture of a record's bits.
//!
//! One row for each four bytes, the most significant bit on the left as in a register, so that a field within
//! a row reads as the number it holds. `.` is padding, `-` an unnamed bit-field, a letter a member:
//!
//! ```text
//!     msb                             lsb
//!   0 ........ ........ cccccccc -----baa
//! ```
//!
//! The elements of an array of more than four are one member.

use std::collections::{BTreeMap, BTreeSet};

use lang::{Bits, Bytes, Program, RecordId, Type};
use lowering::layout::{BitOwner, BitRun, BitStep, Layouts, folded_bit_map};
use serde::Serialize;

/// Bits in a row.
pub(super) const ROW: u64 = 32;
/// The number of rows of a picture; of larger records, only these are shown.
pub(super) const ROWS: u64 = 64;
/// The characters for padding, unnamed bit-fields and further members.
const PADDING: char = '.';
const UNNAMED: char = '-';
const UNTOLD: char = '?';
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// Bits that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Run {
    /// The character that stands for it in the picture.
    pub letter: char,
    /// A member as C names it, `unnamed` or `padding`.
    pub name: String,
    /// Its declared type; none for padding.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// The offset from the first bit of the record.
    pub offset_bits: Bits,
    /// The number of bits.
    pub width_bits: Bits,
    /// For elements of arrays that are described as one: the positions of the other elements, the outermost array first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub repeats: Vec<Repeat>,
}

/// An array whose elements are described as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Repeat {
    /// The number of elements.
    pub count: u32,
    /// The distance from one element to the next.
    pub stride_bits: Bits,
}

/// The runs of a record from its first bit to its last.
#[must_use]
pub(super) fn runs(program: &Program, layouts: &Layouts, record: RecordId) -> Vec<Run> {
    let bits = folded_bit_map(program, layouts, record);
    // In order of declaration. A bit-field of a big-endian record may be several runs.
    let ways: BTreeSet<_> = bits
        .iter()
        .filter_map(|run| match &run.owner {
            BitOwner::Field(way) => Some(way.clone()),
            _ => None,
        })
        .collect();
    let letters = LETTERS.iter().cycle().map(|&letter| char::from(letter));
    let letters: BTreeMap<_, _> = ways.into_iter().zip(letters).collect();
    let repeat = |lowering::layout::Repeat { count, stride }| Repeat { count, stride_bits: stride };
    let describe = |BitRun { start, width, owner, repeats }: BitRun| {
        let (letter, name, ty) = match owner {
            BitOwner::Padding => (PADDING, "padding".to_owned(), None),
            BitOwner::Unnamed => (UNNAMED, "unnamed".to_owned(), None),
            BitOwner::Untold => (UNTOLD, "further members".to_owned(), None),
            BitOwner::Field(way) => {
                let (name, ty) = member(program, record, &way);
                (letters.get(&way).copied().unwrap_or('?'), name, Some(ty))
            }
        };
        let repeats = repeats.into_iter().map(repeat).collect();
        Run { letter, name, ty, offset_bits: start, width_bits: width, repeats }
    };
    bits.into_iter().map(describe).collect()
}

/// The picture, line by line.
#[must_use]
pub(super) fn picture(runs: &[Run], size: Bytes) -> Vec<String> {
    let rows = size.bits().0.div_ceil(ROW);
    if rows == 0 {
        return Vec::new();
    }
    let drawn = size.bits().min(Bits(ROWS * ROW));
    let mut cells = vec![' '; drawn.0 as usize];
    for run in runs {
        for start in run.starts(drawn) {
            let end = (start + run.width_bits).min(drawn);
            cells[start.0 as usize..end.0 as usize].fill(run.letter);
        }
    }
    let mut lines = vec![format!("     msb{:>32}", "lsb")];
    lines.extend((0u64..).zip(cells.chunks(ROW as usize)).map(|(number, row)| draw_row(number, row)));
    if rows > ROWS {
        lines.push(format!("     … up to byte {}", size.0 - 1));
    }
    lines
}

/// The bits of a row, the last one first; a record's last row may be short.
fn draw_row(number: u64, row: &[char]) -> String {
    let absent = std::iter::repeat_n(' ', ROW as usize - row.len());
    let bits: Vec<char> = absent.chain(row.iter().rev().copied()).collect();
    let bytes: Vec<String> = bits.chunks(8).map(|byte| byte.iter().collect()).collect();
    format!("{:>4} {}", number * (ROW / 8), bytes.join(" "))
}

/// The name in C of the member at the end of a path, and its declared type.
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
                // These are prefix operators: they stand before the whole name.
                let part = if *index == 0 { "__real__" } else { "__imag__" };
                name = format!("{part} {name}");
                Type::of_part(float).clone()
            }
            (BitStep::Elements(count), Type::Array(of, _) | Type::Vector(of, _)) => {
                name = format!("{name}[0..{}]", count.saturating_sub(1));
                *of
            }
            (_, other) => other,
        };
    }
    (name, lang::print::ty(program, &ty))
}

impl Run {
    /// True if it is a member of the record.
    #[must_use]
    pub(super) const fn is_member(&self) -> bool {
        self.ty.is_some()
    }

    /// The first bits of all repetitions that are below `end`.
    #[must_use]
    pub(super) fn starts(&self, end: Bits) -> Vec<Bits> {
        let mut starts = vec![self.offset_bits];
        for Repeat { count, stride_bits } in &self.repeats {
            let again = |start: Bits| {
                let all = (0..u64::from(*count)).map(move |index| start + *stride_bits * index);
                all.take_while(|at| *at < end)
            };
            starts = starts.into_iter().flat_map(again).collect();
        }
        starts.retain(|at| *at < end);
        starts
    }

    /// The bits up to the last of the last element, and the arrays between whose elements there is something else.
    fn extent(&self) -> (Bits, Vec<Repeat>) {
        let mut width = self.width_bits;
        let mut apart = Vec::new();
        for repeat in self.repeats.iter().rev() {
            if apart.is_empty() && repeat.stride_bits == width {
                width = width * u64::from(repeat.count);
            } else {
                apart.push(*repeat);
            }
        }
        (width, apart)
    }

    /// The meaning of the letter; `None` for padding.
    #[must_use]
    pub(super) fn legend(&self) -> Option<String> {
        let Run { letter, name, ty, offset_bits, width_bits: _, repeats: _ } = self;
        let ty = ty.as_ref()?;
        let (width, apart) = self.extent();
        let (last, byte) = (offset_bits.0 + width.0 - 1, offset_bits.bytes_floor());
        let again = apart.iter().map(|Repeat { count, stride_bits }| {
            format!(", {count} times {} bytes apart", stride_bits.bytes_floor())
        });
        let again: String = again.collect();
        Some(format!("{letter} {name}: {ty}, bits {offset_bits} to {last} (byte {byte}){again}"))
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    fn draw(c: &str) -> String {
        let declared = lang::parse::declaration(c).unwrap();
        let record = *declared.records.last().unwrap();
        let layouts = Layouts::compute(&declared.program).unwrap();
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
    fn big_endian_bit_fields_begin_at_the_most_significant_bit() {
        let c = "struct __attribute__((scalar_storage_order(\"big-endian\"))) S { unsigned a : 3, b : 7, c : 5; };";
        insta::assert_snapshot!(draw(c), @r"
             msb                             lsb
           0 ........ ........ bbccccc. aaabbbbb
        b b: unsigned int, bits 0 to 4 (byte 0)
        a a: unsigned int, bits 5 to 7 (byte 0)
        c c: unsigned int, bits 9 to 13 (byte 1)
        b b: unsigned int, bits 14 to 15 (byte 1)
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
        assert!(large.ends_with("a a[0..999]: char, bits 0 to 7999 (byte 0)"), "{large}");
        let larger = draw("struct S { int a[4][4][4][4][4][4][4][4][4][4][4][4][4]; };");
        assert!(larger.contains("byte 268435455") && larger.lines().count() < 5000, "{larger}");
    }

    #[test]
    fn elements_of_long_arrays_are_one_member() {
        let c = "struct I { char c; short s[2]; }; struct S { int m[2][5]; struct I i[5]; _Bool b; };";
        insta::assert_snapshot!(draw(c), @r"
             msb                             lsb
           0 aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa
           4 aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa
           8 aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa
          12 aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa
          16 aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa
          20 bbbbbbbb bbbbbbbb bbbbbbbb bbbbbbbb
          24 bbbbbbbb bbbbbbbb bbbbbbbb bbbbbbbb
          28 bbbbbbbb bbbbbbbb bbbbbbbb bbbbbbbb
          32 bbbbbbbb bbbbbbbb bbbbbbbb bbbbbbbb
          36 bbbbbbbb bbbbbbbb bbbbbbbb bbbbbbbb
          40 dddddddd dddddddd ........ cccccccc
          44 ........ cccccccc eeeeeeee eeeeeeee
          48 eeeeeeee eeeeeeee dddddddd dddddddd
          52 dddddddd dddddddd ........ cccccccc
          56 ........ cccccccc eeeeeeee eeeeeeee
          60 eeeeeeee eeeeeeee dddddddd dddddddd
          64 dddddddd dddddddd ........ cccccccc
          68 ........ ffffffff eeeeeeee eeeeeeee
        a m[0][0..4]: int, bits 0 to 159 (byte 0)
        b m[1][0..4]: int, bits 160 to 319 (byte 20)
        c i[0..4].c: char, bits 320 to 327 (byte 40), 5 times 6 bytes apart
        d i[0..4].s[0]: short, bits 336 to 351 (byte 42), 5 times 6 bytes apart
        e i[0..4].s[1]: short, bits 352 to 367 (byte 44), 5 times 6 bytes apart
        f b: _Bool, bits 560 to 567 (byte 70)
        ");
    }
}
