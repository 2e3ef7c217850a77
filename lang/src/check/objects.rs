//! The contents of objects of each type, summed up once per record, so that no check walks into a type.

use super::error::{Check, Violation, describe, require};
use super::limits;
use crate::{IntType, MAX_BIT_INT, Program, Record, RecordId, Type};

/// The contents of an object of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contents {
    /// Scalars a program can read or write.
    pub live: u64,
    /// Scalars of any kind, inactive union members included.
    pub scalars: u64,
    /// A pointer to an object among the live scalars.
    pub pointers: bool,
    /// A volatile member.
    pub volatile: bool,
    /// The largest nesting depth of records.
    pub depth: u32,
    /// It has an atomic part, which a program may not read or write by itself.
    pub atomic: bool,
    /// Every live scalar is a non-volatile integer other than `_Bool`: all bytes 0xFF are a value of each.
    pub all_ones: bool,
}

impl Contents {
    const NONE: Contents = Contents {
        live: 0,
        scalars: 0,
        pointers: false,
        volatile: false,
        atomic: false,
        depth: 0,
        all_ones: true,
    };
    const INTEGER: Contents = Contents { live: 1, scalars: 1, ..Contents::NONE };
    const OTHER: Contents = Contents { all_ones: false, ..Contents::INTEGER };
    const POINTER: Contents = Contents { pointers: true, ..Contents::OTHER };

    fn joined(self, next: Contents) -> Contents {
        Contents {
            live: self.live.saturating_add(next.live),
            scalars: self.scalars.saturating_add(next.scalars),
            pointers: self.pointers || next.pointers,
            volatile: self.volatile || next.volatile,
            atomic: self.atomic || next.atomic,
            depth: self.depth.max(next.depth),
            all_ones: self.all_ones && next.all_ones,
        }
    }

    fn times(self, count: u32) -> Contents {
        if count == 0 {
            return Contents { depth: self.depth, ..Contents::NONE };
        }
        let count = u64::from(count);
        Contents {
            live: self.live.saturating_mul(count),
            scalars: self.scalars.saturating_mul(count),
            ..self
        }
    }

    /// A part that no program reads or writes.
    const fn dead(self) -> Contents {
        Contents { scalars: self.scalars, depth: self.depth, atomic: self.atomic, ..Contents::NONE }
    }
}

/// The contents of every record of a program.
pub(super) struct Objects {
    records: Vec<Contents>,
    /// For each record, whether it is the type of an anonymous member, and so of nothing else.
    anonymous: Vec<bool>,
}

impl Objects {
    /// Nothing known yet.
    pub(super) fn new(program: &Program) -> Objects {
        let count = program.records.len();
        Objects { records: Vec::with_capacity(count), anonymous: vec![false; count] }
    }

    /// Notes that a record is the type of an anonymous member; false if it already was.
    pub(super) fn set_anonymous(&mut self, id: RecordId) -> bool {
        self.anonymous.get_mut(id.index()).is_none_or(|slot| !std::mem::replace(slot, true))
    }

    /// Sums up the next record of the table; what it contains by value comes before it, and not too deep for
    /// the walks into types.
    pub(super) fn push(&mut self, record: &Record) -> Check {
        let mut sum = Contents::NONE;
        let mut live = record.live_fields().map(|(index, _)| index).peekable();
        for (index, field) in (0u32..).zip(&record.fields) {
            let is_live = live.next_if_eq(&index).is_some();
            let mut part = self.contents(&field.ty);
            part.atomic |= field.atomic;
            if field.volatile {
                part = Contents { volatile: true, all_ones: false, ..part };
            }
            sum = sum.joined(if is_live { part } else { part.dead() });
        }
        self.records.push(Contents { depth: sum.depth.saturating_add(1), ..sum });
        require(sum.depth < limits::NESTING, || Violation::TooDeep)
    }

    /// The contents of an object of type `ty`, whose records are all known.
    pub(super) fn contents(&self, ty: &Type) -> Contents {
        match ty {
            Type::Void => Contents::NONE,
            // Of a bit-precise integer bytes may hold more bits than the type.
            Type::Int(IntType::Bool | IntType::BitInt(_) | IntType::UBitInt(_)) => Contents::OTHER,
            Type::Float(_) | Type::FunctionPointer(_) => Contents::OTHER,
            Type::Int(_) | Type::Enum(_) => Contents::INTEGER,
            Type::Pointer(_) => Contents::POINTER,
            Type::Complex(part) => self.contents(Type::of_part(*part)).times(2),
            Type::Array(of, count) | Type::Vector(of, count) => self.contents(of).times(*count),
            Type::Record(id) => self.records[id.index()],
        }
    }

    /// The type of an object: known, complete, and no larger than the limit.
    pub(super) fn object_type(&self, program: &Program, ty: &Type) -> Check {
        self.known_type(program, ty, 0)?;
        require(self.contents(ty).scalars <= limits::SCALARS, || Violation::TooLarge)
    }

    /// The type of a named member that is no bit-field: that of an object, or an array of no elements.
    pub(super) fn member_type(&self, program: &Program, ty: &Type) -> Check {
        let held = if ty.is_array_of_none() { ty.element() } else { ty };
        require(!has_flexible(program, held), || Violation::FlexibleInside)?;
        self.object_type(program, held)
    }

    /// The type of a parameter or result: no array (C11 6.7.6.3p1), and no `__fp16` (ACLE: it is "a storage and
    /// interchange format", not to be passed or returned).
    pub(super) fn passed_type(&self, program: &Program, ty: &Type, level: u32) -> Check {
        let stored = match ty {
            Type::Array(..) => true,
            Type::Float(float) => !float.spec().passed,
            _ => false,
        };
        require(!stored, || Violation::NoSuchObject { ty: describe(program, ty) })?;
        self.known_type(program, ty, level)
    }

    /// A type whose parts all exist.
    pub(super) fn known_type(&self, program: &Program, ty: &Type, level: u32) -> Check {
        require(level < limits::NESTING, || Violation::TooDeep)?;
        let missing = || Violation::NoSuchObject { ty: describe(program, ty) };
        match ty {
            Type::Void => Err(Box::new(Violation::NoSuchObject { ty: "void".into() })),
            Type::Int(IntType::BitInt(width)) => require((2..=MAX_BIT_INT).contains(width), missing),
            Type::Int(IntType::UBitInt(width)) => require((1..=MAX_BIT_INT).contains(width), missing),
            Type::Int(_) | Type::Float(_) => Ok(()),
            Type::Complex(part) => require(part.has_complex(), missing),
            Type::Vector(..) => require(ty.is_vector() && vector_fits(ty), missing),
            Type::Enum(id) => known("enumeration", id.0, program.enums.len()),
            // Its members are not looked at: their own check is that of the record, once.
            Type::Record(id) => {
                known("record", id.0, program.records.len())?;
                require(!self.anonymous[id.index()], || Violation::AnonymousReused)
            }
            Type::Pointer(to) => self.known_type(program, to, level + 1),
            Type::Array(of, length) => {
                require(*length > 0, || Violation::EmptyArray)?;
                self.known_type(program, of, level + 1)?;
                require(!has_flexible(program, of), || Violation::FlexibleInside)
            }
            Type::FunctionPointer(signature) => {
                let mut passed = signature.ret.iter().chain(&signature.params);
                passed.try_for_each(|ty| self.passed_type(program, ty, level + 1))?;
                super::convention::signature(program, signature)?;
                super::unnamed::signature(program, signature)
            }
        }
    }
}

fn known(table: &'static str, index: u32, length: usize) -> Check {
    require((index as usize) < length, || Violation::UnknownId { table, index })
}

/// Vectors of 4 to 64 bytes. No register is of 4, and compilers differ in how they pass those.
fn vector_fits(ty: &Type) -> bool {
    let Type::Vector(lane, lanes) = ty else { return false };
    let bits = match **lane {
        Type::Int(int) => int.storage(),
        Type::Float(float) => float.storage(),
        _ => return false,
    };
    (32..=512).contains(&bits.0.saturating_mul((*lanes).into()))
}

/// True of a record with a flexible array member, which is part of nothing else (C11 6.7.2.1p3).
fn has_flexible(program: &Program, ty: &Type) -> bool {
    let Some(record) = ty.element().as_record().and_then(|id| program.records.get(id.index())) else {
        return false;
    };
    record.fields.iter().any(|field| field.flexible)
}

/// Every pointer type, to objects and to functions, of the live scalars of an object of type `ty`.
pub(super) fn pointer_types<'p>(program: &'p Program, ty: &'p Type, found: &mut impl FnMut(&'p Type)) {
    match ty {
        Type::Pointer(_) | Type::FunctionPointer(_) => found(ty),
        Type::Array(of, _) => pointer_types(program, of, found),
        Type::Record(id) => {
            for (_, field) in program[*id].live_fields() {
                pointer_types(program, &field.ty, found);
            }
        }
        Type::Void | Type::Int(_) | Type::Enum(_) | Type::Float(_) | Type::Complex(_) | Type::Vector(..) => {}
    }
}
