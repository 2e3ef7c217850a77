//! The numbering of leaves: which scalar of an object comes first, second, third.
//!
//! An object is a run of consecutive leaves, one per live scalar, in order of declaration. This is no layout:
//! a leaf has no size and no padding beside it, bit-fields are leaves like others, unnamed ones and flexible arrays
//! are none, and of a union only the active member has leaves. A vector has one leaf for each lane, a complex
//! number two, the real part first.

use lang::{FuncId, Function, GlobalId, IntType, Program, Record, RecordId, Type};

use super::stop::{Result, Stop, StopReason};
use super::value::{Cell, Leaf};

/// More leaves than this in one type are refused.
const MAX_LEAVES: u32 = 1 << 18;

/// Marks a member that has no leaves.
const ABSENT: u32 = u32::MAX;

/// The numbering for one program, kept in flat tables that are reused from one program to the next.
#[derive(Default)]
pub(super) struct Shapes {
    enums: Vec<IntType>,
    records: Vec<RecordShape>,
    /// The first leaf of each field of each record, or [`ABSENT`].
    fields: Vec<u32>,
    /// The leaves of each record in turn.
    kinds: Vec<Leaf>,
    globals: Vec<Slot>,
    frames: Vec<FrameShape>,
    locals: Vec<Slot>,
}

/// A run of leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) start: u32,
    pub(super) len: u32,
}

#[derive(Clone, Copy)]
struct RecordShape {
    first_field: u32,
    kinds: Slot,
}

#[derive(Clone, Copy)]
struct FrameShape {
    first_local: u32,
    locals: u32,
    leaves: u32,
}

impl Shapes {
    /// Numbers the leaves of everything in `program`.
    pub(super) fn prepare(&mut self, program: &Program) -> Result<()> {
        self.clear();
        self.enums.extend(program.enums.iter().map(lang::EnumDef::underlying));
        for record in &program.records {
            self.add_record(record)?;
        }
        let mut start = 0;
        for global in &program.globals {
            let slot = self.slot(&mut start, &global.ty)?;
            self.globals.push(slot);
        }
        program.functions.iter().try_for_each(|function| self.add_frame(function))
    }

    fn clear(&mut self) {
        let Shapes { enums, records, fields, kinds, globals, frames, locals } = self;
        enums.clear();
        records.clear();
        fields.clear();
        kinds.clear();
        globals.clear();
        frames.clear();
        locals.clear();
    }

    fn add_record(&mut self, record: &Record) -> Result<()> {
        let first_field = self.fields.len();
        let start = self.kinds.len();
        self.fields.resize(first_field + record.fields.len(), ABSENT);
        for (index, field) in record.live_fields() {
            self.fields[first_field + index as usize] = (self.kinds.len() - start) as u32;
            self.push_kinds(&field.ty, field.bits)?;
            if self.kinds.len() - start > MAX_LEAVES as usize {
                return Err(too_large());
            }
        }
        if self.kinds.len() == start {
            self.kinds.push(Leaf::Hole);
        }
        let kinds = Slot { start: start as u32, len: (self.kinds.len() - start) as u32 };
        self.records.push(RecordShape { first_field: first_field as u32, kinds });
        Ok(())
    }

    fn push_kinds(&mut self, ty: &Type, bits: Option<lang::Bits>) -> Result<()> {
        match ty {
            Type::Array(of, count) | Type::Vector(of, count) => {
                self.leaves(ty)?;
                if *count == 0 {
                    return Ok(());
                }
                let start = self.kinds.len();
                self.push_kinds(of, None)?;
                let end = self.kinds.len();
                for _ in 1..*count {
                    self.kinds.extend_from_within(start..end);
                }
            }
            Type::Complex(part) => self.kinds.extend([self.scalar(Type::of_part(*part), None)?; 2]),
            Type::Record(id) => {
                let kinds = self.record(*id)?.kinds;
                self.kinds.extend_from_within(kinds.start as usize..(kinds.start + kinds.len) as usize);
            }
            _ => self.kinds.push(self.scalar(ty, bits)?),
        }
        Ok(())
    }

    fn scalar(&self, ty: &Type, bits: Option<lang::Bits>) -> Result<Leaf> {
        Ok(match ty {
            Type::Float(float) => Leaf::Float(*float),
            Type::Pointer(_) | Type::FunctionPointer(_) => Leaf::Pointer,
            _ => Leaf::Int(self.integer(ty).ok_or_else(|| Stop::ill_formed("an object of no type"))?, bits),
        })
    }

    fn add_frame(&mut self, function: &Function) -> Result<()> {
        let first_local = self.locals.len() as u32;
        let mut leaves = 0;
        for local in &function.locals {
            let slot = self.slot(&mut leaves, &local.ty)?;
            self.locals.push(slot);
        }
        if function.params as usize > function.locals.len() {
            return Err(Stop::ill_formed("more parameters than locals"));
        }
        self.frames.push(FrameShape { first_local, locals: function.locals.len() as u32, leaves });
        Ok(())
    }

    fn slot(&self, next: &mut u32, ty: &Type) -> Result<Slot> {
        let slot = Slot { start: *next, len: self.leaves(ty)? };
        *next += slot.len;
        if *next > MAX_LEAVES { Err(too_large()) } else { Ok(slot) }
    }

    fn record(&self, id: RecordId) -> Result<&RecordShape> {
        self.records.get(id.index()).ok_or_else(|| Stop::ill_formed("a record that is not declared yet"))
    }

    /// The number of leaves of an object of this type.
    pub(super) fn leaves(&self, ty: &Type) -> Result<u32> {
        match ty {
            Type::Complex(_) => Ok(2),
            Type::Array(of, count) | Type::Vector(of, count) => {
                let leaves = u64::from(self.leaves(of)?) * u64::from(*count);
                u32::try_from(leaves).ok().filter(|n| *n <= MAX_LEAVES).ok_or_else(too_large)
            }
            Type::Record(id) => Ok(self.record(*id)?.kinds.len),
            _ => Ok(1),
        }
    }

    /// The first leaf of a member, counted from the first of its record; `None` where it has none.
    pub(super) fn field(&self, record: RecordId, field: u32) -> Option<u32> {
        let first = self.records.get(record.index())?.first_field;
        self.fields.get((first + field) as usize).copied().filter(|leaf| *leaf != ABSENT)
    }

    /// Calls `each` on every leaf of a type, in order.
    pub(super) fn for_each(&self, ty: &Type, each: &mut impl FnMut(Leaf) -> Result<()>) -> Result<()> {
        match ty {
            Type::Complex(part) => {
                let part = self.scalar(Type::of_part(*part), None)?;
                (0..2).try_for_each(|_| each(part))
            }
            Type::Array(of, count) | Type::Vector(of, count) => {
                (0..*count).try_for_each(|_| self.for_each(of, each))
            }
            Type::Record(id) => {
                let kinds = self.record(*id)?.kinds;
                self.kinds[kinds.start as usize..(kinds.start + kinds.len) as usize]
                    .iter()
                    .try_for_each(|leaf| each(*leaf))
            }
            _ => each(self.scalar(ty, None)?),
        }
    }

    /// Appends a zero object of a type.
    pub(super) fn push_zero(&self, ty: &Type, out: &mut Vec<Cell>) -> Result<()> {
        self.for_each(ty, &mut |leaf| {
            out.push(leaf.zero());
            Ok(())
        })
    }

    /// The integer type of an integer, or the compatible one of an enumeration.
    pub(super) fn integer(&self, ty: &Type) -> Option<IntType> {
        match ty {
            Type::Int(int) => Some(*int),
            Type::Enum(id) => self.enums.get(id.index()).copied(),
            _ => None,
        }
    }

    /// The position of a global among the globals.
    pub(super) fn global(&self, id: GlobalId) -> Option<Slot> {
        self.globals.get(id.index()).copied()
    }

    /// The position of each local of a function in its frame.
    pub(super) fn frame(&self, function: FuncId) -> &[Slot] {
        let frame = self.frames[function.index()];
        &self.locals[frame.first_local as usize..(frame.first_local + frame.locals) as usize]
    }

    /// The number of leaves of a function's frame.
    pub(super) fn frame_leaves(&self, function: FuncId) -> u32 {
        self.frames[function.index()].leaves
    }
}

fn too_large() -> Stop {
    Stop::new(StopReason::TooLarge("the number of scalars in an object or frame"))
}

#[cfg(test)]
mod tests {
    use lang::{Field, RecordKind};

    use super::*;

    fn shapes(records: Vec<Record>) -> Result<Shapes> {
        let program = Program {
            target: lang::Target::default(),
            enums: Vec::new(),
            records,
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
        };
        let mut shapes = Shapes::default();
        shapes.prepare(&program).map(|()| shapes)
    }

    #[test]
    fn unnamed_bit_fields_and_inactive_members_have_no_leaf() {
        let fields = vec![
            Field::member("a", Type::Array(Box::new(Type::INT), 3)),
            Field::unnamed(Type::INT, 5),
            Field::bit_field("b", Type::UINT, 3),
        ];
        let mut union =
            Record::structure("U", vec![Field::member("x", Type::INT), Field::member("y", Type::INT)]);
        union.kind = RecordKind::Union { active: 1 };
        let shapes = shapes(vec![Record::structure("S", fields), union]).unwrap();
        assert_eq!(shapes.leaves(&Type::Record(RecordId(0))).unwrap(), 4);
        assert_eq!(shapes.field(RecordId(0), 0), Some(0));
        assert_eq!(shapes.field(RecordId(0), 1), None);
        assert_eq!(shapes.field(RecordId(0), 2), Some(3));
        assert_eq!(shapes.field(RecordId(1), 0), None);
        assert_eq!(shapes.field(RecordId(1), 1), Some(0));
    }

    #[test]
    fn a_record_without_scalars_still_has_an_address() {
        let shapes = shapes(vec![Record::structure("E", vec![Field::unnamed(Type::INT, 0)])]).unwrap();
        assert_eq!(shapes.leaves(&Type::Record(RecordId(0))).unwrap(), 1);
    }

    #[test]
    fn huge_types_and_cycles_are_refused() {
        let huge = Type::Array(Box::new(Type::Array(Box::new(Type::INT), u32::MAX)), u32::MAX);
        assert!(shapes(vec![Record::structure("H", vec![Field::member("a", huge)])]).is_err());
        let cycle = Field::member("a", Type::Record(RecordId(0)));
        assert!(shapes(vec![Record::structure("C", vec![cycle])]).is_err());
    }
}
