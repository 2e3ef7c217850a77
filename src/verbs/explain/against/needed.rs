//! The declared types that a call needs, so that a compiler is not asked about types that only other calls need.

use std::collections::BTreeSet;

use lang::{EnumId, Field, IntType, Program, Record, RecordId, Signature, Type};

/// The most scalars of one call that are looked at one by one.
const SCALARS: u64 = 4096;

/// The records and enumerations that the values of one call contain.
#[derive(Default)]
pub(super) struct Needed {
    records: BTreeSet<RecordId>,
    enums: BTreeSet<EnumId>,
}

impl Needed {
    /// The types that a signature needs; those that pointers point to are not among them.
    pub(super) fn by_signature(program: &Program, signature: &Signature) -> Needed {
        let mut needed = Needed::default();
        signature.params.iter().chain(&signature.ret).for_each(|ty| needed.mark(program, ty));
        needed
    }

    fn mark(&mut self, program: &Program, ty: &Type) {
        match ty.element() {
            Type::Record(id) if self.records.insert(*id) => {
                program[*id].fields.iter().for_each(|field| self.mark(program, &field.ty));
            }
            Type::Enum(id) => drop(self.enums.insert(*id)),
            _ => {}
        }
    }

    /// True if the record is passed, or is part of one that is.
    pub(super) fn has(&self, id: RecordId) -> bool {
        self.records.contains(&id)
    }

    /// The program with plain types in the place of all others.
    pub(super) fn restricted(&self, program: &Program) -> Program {
        let mut program = program.clone();
        for (id, record) in (0..).map(RecordId).zip(&mut program.records) {
            if !self.has(id) {
                let fields = vec![Field::member("unused", Type::Int(IntType::Char))];
                *record = Record::structure(record.tag.clone(), fields);
            }
        }
        for (id, definition) in (0..).map(EnumId).zip(&mut program.enums) {
            let is_needed = self.enums.contains(&id);
            definition.packed &= is_needed;
            definition.aligned = definition.aligned.filter(|_| is_needed);
        }
        program
    }
}

/// The reason why no call is made of a signature that has too many scalars.
pub(super) fn too_large(program: &Program, signature: &Signature) -> Option<String> {
    let mut of_records = Vec::with_capacity(program.records.len());
    for record in &program.records {
        let fields = record.live_fields().map(|(_, field)| scalars(&of_records, &field.ty));
        let sum = fields.fold(0, u64::saturating_add);
        of_records.push(sum);
    }
    let all = signature.params.iter().chain(&signature.ret).map(|ty| scalars(&of_records, ty));
    let all = all.fold(0, u64::saturating_add);
    (all > SCALARS)
        .then(|| format!("its {all} scalars are more than {SCALARS}, which are looked at one by one"))
}

/// A record comes after those that it contains.
fn scalars(of_records: &[u64], ty: &Type) -> u64 {
    match ty {
        Type::Array(of, count) | Type::Vector(of, count) => {
            scalars(of_records, of).saturating_mul(u64::from(*count))
        }
        Type::Record(id) => of_records.get(id.index()).copied().unwrap_or(u64::MAX),
        _ => 1,
    }
}
