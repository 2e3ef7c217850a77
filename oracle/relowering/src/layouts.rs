//! The positions of bit-fields as clang states them: the text of `-Xclang -fdump-record-layouts`, whose "IRgen" part has for each
//! record its structure in LLVM IR and for each bit-field a line (`CGRecordLayout::print` and `CGBitFieldInfo::print`,
//! clang/lib/CodeGen/CGRecordLayoutBuilder.cpp).

use base::{Bits, Bytes};
use smol_str::SmolStr;

/// A bit-field as clang states it, in bits unless a type says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StatedBitField {
    /// Its width.
    pub width: Bits,
    /// True if it is sign-extended when read.
    pub signed: bool,
    /// The access unit.
    pub unit: StatedUnit,
    /// The access unit that volatile accesses have on AArch64 and ARM (AAPCS64, "Volatile bit-fields"), if clang uses it.
    pub volatile_unit: Option<StatedUnit>,
}

/// The place of a bit-field in an access unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StatedUnit {
    /// The distance of the unit from the start of the record.
    pub start: Bytes,
    /// The width of the unit.
    pub width: Bits,
    /// The distance of the field's lowest bit from the unit's lowest.
    pub shift: Bits,
}

/// A record with bit-fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatedRecord {
    /// The name of its structure in LLVM IR, without its `%`.
    pub name: SmolStr,
    /// Its bit-fields, in the order of their declaration.
    pub fields: Vec<StatedBitField>,
}

/// The records with bit-fields of a translation unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatedLayouts {
    records: Vec<StatedRecord>,
}

/// A line of the text that clang does not write.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of clang's record layouts: {problem}: {text}")]
pub struct LayoutTextError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The problem.
    pub problem: &'static str,
    /// The line.
    pub text: String,
}

const STRUCTURE: &str = "LLVMType:%";
const BIT_FIELD: &str = "<CGBitFieldInfo ";

impl StatedLayouts {
    /// Reads the text that clang writes to its standard output.
    ///
    /// # Errors
    /// A line about a bit-field lacks a number or belongs to no record.
    pub fn parse(text: &str) -> Result<StatedLayouts, LayoutTextError> {
        let mut layouts = StatedLayouts::default();
        let mut record: Option<StatedRecord> = None;
        for (at, line) in text.lines().enumerate() {
            let error = |problem| LayoutTextError { line: at + 1, problem, text: line.to_owned() };
            let trimmed = line.trim_start();
            if let Some(rest) = trimmed.strip_prefix(STRUCTURE) {
                layouts.add(record.take());
                let name = structure_name(rest).ok_or_else(|| error("a structure without a name"))?;
                record = Some(StatedRecord { name, fields: Vec::new() });
            } else if let Some(rest) = trimmed.strip_prefix(BIT_FIELD) {
                let field = bit_field(rest).ok_or_else(|| error("a bit-field without all its numbers"))?;
                let of = record.as_mut().ok_or_else(|| error("a bit-field of no record"))?;
                of.fields.push(field);
            }
        }
        layouts.add(record);
        Ok(layouts)
    }

    /// The records with bit-fields.
    #[must_use]
    pub fn records(&self) -> &[StatedRecord] {
        &self.records
    }

    /// The record with that structure in LLVM IR.
    #[must_use]
    pub fn record(&self, structure: &str) -> Option<&StatedRecord> {
        self.records.iter().find(|record| record.name == structure)
    }

    /// Adds the records of another translation unit, as linked modules have them.
    pub fn extend(&mut self, other: StatedLayouts) {
        for record in other.records {
            self.add(Some(record));
        }
    }

    fn add(&mut self, record: Option<StatedRecord>) {
        let has_fields = |record: &StatedRecord| !record.fields.is_empty();
        if let Some(record) = record.filter(has_fields)
            && !self.records.contains(&record)
        {
            self.records.push(record);
        }
    }
}

/// The name before ` = type`, without the quotes that clang puts around some.
fn structure_name(text: &str) -> Option<SmolStr> {
    let (name, _) = text.split_once(" = type")?;
    Some(SmolStr::new(name.trim_matches('"')))
}

/// The numbers of `Offset:0 Size:3 IsSigned:1 StorageSize:8 StorageOffset:0 …>`, of which old versions lack the volatile ones.
fn bit_field(text: &str) -> Option<StatedBitField> {
    let number = |key: &str| {
        let pair = text
            .trim_end_matches('>')
            .split(' ')
            .find_map(|pair| pair.split_once(':').filter(|(k, _)| *k == key));
        pair?.1.parse::<u64>().ok()
    };
    let unit = StatedUnit {
        start: Bytes(number("StorageOffset")?),
        width: Bits(number("StorageSize")?),
        shift: Bits(number("Offset")?),
    };
    let volatile_unit = number("VolatileStorageSize").filter(|&width| width > 0).and_then(|width| {
        let start = Bytes(number("VolatileStorageOffset")?);
        Some(StatedUnit { start, width: Bits(width), shift: Bits(number("VolatileOffset")?) })
    });
    Some(StatedBitField {
        width: Bits(number("Size")?),
        signed: number("IsSigned")? != 0,
        unit,
        volatile_unit,
    })
}
