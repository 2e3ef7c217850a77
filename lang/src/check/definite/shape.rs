//! The numbering of scalars: which of an object comes first, second, third.
//!
//! No layout: bit-fields are scalars like others, unnamed ones are none, and of a union only the active member
//! has scalars. The program's tables are checked already.

use crate::{FuncId, GlobalId, LocalId, Program, RecordId, Type};

/// The numbering for one program.
pub(super) struct ScalarNumbering {
    /// The first scalar of each live field of each record, counted from that of the record.
    fields: Vec<u32>,
    /// For each record, the position of its first field in `fields`.
    records: Vec<usize>,
    /// Scalars of each record.
    sizes: Vec<u32>,
    globals: Vec<u32>,
    /// The offset of each local of each function in its frame.
    locals: Vec<u32>,
    frames: Vec<FrameShape>,
}

#[derive(Clone, Copy)]
struct FrameShape {
    first_local: usize,
    size: u32,
}

impl ScalarNumbering {
    pub(super) fn new(program: &Program) -> ScalarNumbering {
        let mut shapes = ScalarNumbering {
            fields: Vec::new(),
            records: Vec::new(),
            sizes: Vec::new(),
            globals: Vec::new(),
            locals: Vec::new(),
            frames: Vec::new(),
        };
        for record in &program.records {
            shapes.record(record);
        }
        let mut next = 0;
        for global in &program.globals {
            shapes.globals.push(next);
            next += shapes.size(&global.ty);
        }
        for function in &program.functions {
            shapes.frame(function);
        }
        shapes
    }

    fn record(&mut self, record: &crate::Record) {
        let first = self.fields.len();
        self.records.push(first);
        self.fields.resize(first + record.fields.len(), 0);
        let mut size = 0;
        for (index, field) in record.live_fields() {
            self.fields[first + index as usize] = size;
            size += self.size(&field.ty);
        }
        self.sizes.push(size);
    }

    fn frame(&mut self, function: &crate::Function) {
        let first_local = self.locals.len();
        let mut size = 0;
        for local in &function.locals {
            self.locals.push(size);
            size += self.size(&local.ty);
        }
        self.frames.push(FrameShape { first_local, size });
    }

    /// The number of scalars of an object of a type.
    pub(super) fn size(&self, ty: &Type) -> u32 {
        match ty {
            Type::Record(id) => self.sizes[id.index()],
            Type::Array(of, count) | Type::Vector(of, count) => self.size(of) * count,
            Type::Complex(_) => 2,
            _ => 1,
        }
    }

    /// The first scalar of a live member, counted from that of its record.
    pub(super) fn field(&self, record: RecordId, field: u32) -> u32 {
        self.fields[self.records[record.index()] + field as usize]
    }

    /// The first scalar of a global.
    pub(super) fn global(&self, id: GlobalId) -> u32 {
        self.globals[id.index()]
    }

    /// The first scalar of a local, counted from that of its function's frame.
    pub(super) fn local(&self, function: FuncId, id: LocalId) -> u32 {
        self.locals[self.frames[function.index()].first_local + id.index()]
    }

    /// The number of scalars in a frame of a function.
    pub(super) fn frame_size(&self, function: FuncId) -> u32 {
        self.frames[function.index()].size
    }
}
