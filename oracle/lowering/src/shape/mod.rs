//! The IR types clang gives records. They decide two things that matter: which bytes an access to a bit-field
//! touches, and which IR type an eightbyte of an argument is passed as.
//!
//! After `CGRecordLowering` (clang/lib/CodeGen/CGRecordLayoutBuilder.cpp of LLVM 19, or of LLVM 16: [`ClangCompat`]).

mod body;
mod clang16_units;
pub mod explicit;
mod units;

use std::ops::Index;

use lang::{Align, Bits, Bytes, FloatType, IntType, PartType, Program, RecordId, Target, Type};

use crate::layout::{DataLayout, Dialect, Extent, Layouts};
use crate::scalar::Scalar;

/// An IR type as it lies in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemType {
    /// A scalar.
    Scalar(Scalar),
    /// `{ part, part }`, a complex number
    Complex(Scalar),
    /// `<n x lane>`
    Vector(Scalar, u32),
    /// `[n x shape]`
    Array(Box<MemType>, u64),
    /// The named structure of a record.
    Record(RecordId),
}

/// The body of a record's named structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordMemType {
    /// Members, access units and padding, in order.
    pub members: Vec<(Bytes, MemType)>,
    /// `<{ … }>`
    pub packed: bool,
    /// The access to each field; `None` where it is no bit-field or has no width.
    pub accesses: Vec<Option<Access>>,
}

/// The bytes that an access to a bit-field touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The start of the access unit, from the start of the record.
    pub start: Bytes,
    /// The width of the unit: whole bytes.
    pub unit: Bits,
    /// The distance of the field's lowest bit from the unit's lowest bit.
    pub shift: Bits,
    /// The bit-field's width.
    pub width: Bits,
}

/// The clang whose access units and IR types of records are imitated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClangCompat {
    /// clang 14 to 18.
    Clang16,
    /// clang 19 (PR #65742).
    #[default]
    Clang19,
    /// clang 22: the types of clang 19, with the layouts and calls of clang 21 and later.
    Clang22,
}

impl ClangCompat {
    /// Each, by its name on the command line.
    pub const ALL: [(&'static str, ClangCompat); 3] = [
        ("clang-16", ClangCompat::Clang16),
        ("clang-19", ClangCompat::Clang19),
        ("clang-22", ClangCompat::Clang22),
    ];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ClangCompat::Clang16 => "clang-16",
            ClangCompat::Clang19 => "clang-19",
            ClangCompat::Clang22 => "clang-22",
        }
    }

    /// The dialect whose layouts and calls go with these types; of clang 16 the types only are imitated.
    #[must_use]
    pub const fn dialect(self) -> Dialect {
        match self {
            ClangCompat::Clang16 | ClangCompat::Clang19 => Dialect::Clang,
            ClangCompat::Clang22 => Dialect::Clang21,
        }
    }

    /// The alignment of the widest integers: the data layout of x86-64 lists `i64` up to LLVM 17, and `i128` since
    /// (D86310); AArch64's has always listed `i128`.
    const fn widest_integer(self, target: Target) -> u64 {
        match self {
            ClangCompat::Clang16 => target.spec().llvm.widest_integer_before_18.bytes().0,
            ClangCompat::Clang19 | ClangCompat::Clang22 => 16,
        }
    }
}

/// The shapes of every record of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemTypes {
    records: Vec<RecordMemType>,
    /// Of each record: asked for once per member that has it, which recursion would multiply by every level.
    extents: Vec<Extent>,
    data: DataLayout,
    compat: ClangCompat,
}

impl MemTypes {
    /// The IR types of every record, as clang 19 has them.
    #[must_use]
    pub fn compute(program: &Program, layouts: &Layouts) -> MemTypes {
        MemTypes::compatible_with(ClangCompat::Clang19, program, layouts)
    }

    /// The IR types of every record.
    #[must_use]
    pub fn compatible_with(compat: ClangCompat, program: &Program, layouts: &Layouts) -> MemTypes {
        let count = program.records.len();
        let (records, extents) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let mut shapes = MemTypes { records, extents, data: layouts.data().clone(), compat };
        for (id, record) in program.records() {
            let shape = body::of_record(program, &shapes, record, &layouts[id]);
            shapes.extents.push(shapes.record_extent(&shape));
            shapes.records.push(shape);
        }
        shapes
    }

    /// The clang whose types these are.
    #[must_use]
    pub fn compat(&self) -> ClangCompat {
        self.compat
    }

    /// Size in memory (padding after it included) and alignment, as LLVM's data layout has them.
    #[must_use]
    pub fn extent(&self, shape: &MemType) -> Extent {
        match shape {
            MemType::Scalar(Scalar::Int(width)) => self.int_extent(*width),
            MemType::Scalar(other) => natural(other.size()),
            MemType::Complex(part) => {
                let Extent { size, align } = natural(part.size());
                Extent { size: size * 2, align }
            }
            MemType::Vector(lane, lanes) => natural(lane.size() * u64::from(*lanes)),
            MemType::Array(of, count) => {
                let Extent { size, align } = self.extent(of);
                Extent { size: size * *count, align }
            }
            MemType::Record(id) => self.extents[id.index()],
        }
    }

    /// Size and alignment of `iN`: the alignment is that of the next wider integer the data layout lists, at most
    /// that of the widest.
    fn int_extent(&self, width: Bits) -> Extent {
        let widest = self.compat.widest_integer(self.data.target());
        let size = width.bytes_ceil();
        let align = Align::from_bytes(size.0.next_power_of_two().min(widest)).unwrap_or(Align::ONE);
        Extent { size: size.align_to(align), align }
    }

    fn record_extent(&self, record: &RecordMemType) -> Extent {
        let align = if record.packed {
            Align::ONE
        } else {
            record.members.iter().map(|(_, shape)| self.extent(shape).align).max().unwrap_or(Align::ONE)
        };
        let end = record.members.last().map_or(Bytes::ZERO, |(at, shape)| *at + self.extent(shape).size);
        Extent { size: end.align_to(align), align }
    }

    /// The IR type of an object of a C type (clang's `ConvertTypeForMem`).
    #[must_use]
    pub fn in_memory(&self, ty: &Type) -> MemType {
        match ty {
            Type::Void => MemType::Scalar(Scalar::I8),
            Type::Int(int) => self.integer(*int),
            Type::Enum(id) => self.integer(self.data.underlying(*id)),
            Type::Float(float) => MemType::Scalar(float_scalar(*float, self.data.target())),
            Type::Complex(PartType::Float(float)) => {
                MemType::Complex(float_scalar(*float, self.data.target()))
            }
            Type::Complex(PartType::Int(int)) => {
                MemType::Complex(Scalar::Int(self.data.integer(*int).size.bits()))
            }
            Type::Pointer(_) | Type::FunctionPointer(_) => MemType::Scalar(Scalar::Pointer),
            Type::Vector(of, lanes) => match self.in_memory(of) {
                MemType::Scalar(lane) => MemType::Vector(lane, *lanes),
                other => MemType::Array(Box::new(other), u64::from(*lanes)),
            },
            Type::Array(of, count) => MemType::Array(Box::new(self.in_memory(of)), u64::from(*count)),
            Type::Record(id) => MemType::Record(*id),
        }
    }

    /// An integer takes all bits of its object; where LLVM has none of that size (`_BitInt(129)` on x86-64, 24
    /// bytes) it is an array of bytes (clang since LLVM 19, PR #91364).
    fn integer(&self, int: IntType) -> MemType {
        let size = self.data.integer(int).size;
        if self.int_extent(size.bits()).size == size {
            MemType::Scalar(Scalar::Int(size.bits()))
        } else {
            bytes(size)
        }
    }

    /// The member of a record that holds the byte at `offset`: where it starts and what it is.
    #[must_use]
    pub fn member_at(&self, id: RecordId, offset: Bytes) -> Option<(Bytes, &MemType)> {
        // Of several at one offset (all but one empty) the last counts, as in LLVM's StructLayout.
        let found = self[id].members.iter().rev().find(|(start, _)| *start <= offset);
        found.map(|(start, shape)| (*start, shape))
    }
}

impl Index<RecordId> for MemTypes {
    type Output = RecordMemType;

    fn index(&self, id: RecordId) -> &RecordMemType {
        &self.records[id.index()]
    }
}

/// Size and alignment of a type that LLVM's data layout lists.
fn natural(size: Bytes) -> Extent {
    Extent { size, align: Align::from_bytes(size.0).unwrap_or(Align::ONE) }
}

/// Padding.
fn bytes(count: Bytes) -> MemType {
    let byte = MemType::Scalar(Scalar::I8);
    if count == Bytes(1) { byte } else { MemType::Array(Box::new(byte), count.0) }
}

/// The IR type of a floating number.
pub(crate) const fn float_scalar(float: FloatType, target: Target) -> Scalar {
    Scalar::of_format(float.format(target))
}
