//! Units of signatures: records, and functions that pass them, which a code generator of any language is asked to define and to
//! call. Nothing in them computes.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use base::text::TextError;
use smol_str::format_smolstr;

use crate::{EnumId, Features, IntType, Program, Record, RecordId, RecordKind, Signature, Target, Type};

/// Records and functions. Every pointer in it is a `char *`, for all of them travel alike, and no member is volatile. Of a
/// union, the active member is the one that shows most.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SignatureUnit {
    /// Records and enumerations; no globals and no functions.
    pub types: Program,
    /// The functions, by ascending number.
    pub functions: Vec<UnitFunction>,
}

/// A function of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnitFunction {
    /// The number in its symbols: `f_3`.
    pub number: u32,
    /// Parameters and result.
    pub signature: Signature,
}

impl SignatureUnit {
    /// A unit of functions, numbered from 0, over the records of `types`.
    #[must_use]
    pub fn new(types: &Program, functions: impl IntoIterator<Item = Signature>) -> SignatureUnit {
        let plain = |signature: Signature| Signature {
            ret: signature.ret.as_ref().map(plain_pointers),
            params: signature.params.iter().map(plain_pointers).collect(),
            tail: signature.tail,
            convention: signature.convention,
        };
        let numbered = |(number, signature)| UnitFunction { number, signature: plain(signature) };
        let mut types = plain_types(types);
        rename(&mut types);
        SignatureUnit { types, functions: (0..).zip(functions).map(numbered).collect() }
    }

    /// One unit of several, with their functions numbered on and nothing shared.
    #[must_use]
    pub fn merged<'u>(target: Target, units: impl IntoIterator<Item = &'u SignatureUnit>) -> SignatureUnit {
        let mut merged = SignatureUnit { types: Program::empty(target), functions: Vec::new() };
        for unit in units {
            let shift =
                Shift { records: merged.types.records.len() as u32, enums: merged.types.enums.len() as u32 };
            merged.types.enums.extend(unit.types.enums.iter().cloned());
            merged.types.records.extend(unit.types.records.iter().map(|record| shift.record(record)));
            for function in &unit.functions {
                let number = merged.functions.len() as u32;
                merged
                    .functions
                    .push(UnitFunction { number, signature: shift.signature(&function.signature) });
            }
        }
        rename(&mut merged.types);
        merged
    }

    /// A unit of one of its functions, numbered 0, with the records that it passes and those in them, and their enumerations.
    #[must_use]
    pub fn single_function(&self, function: &UnitFunction) -> SignatureUnit {
        let records: Vec<RecordId> = self.records_of([function]).into_iter().collect();
        let enums = self.enums_of([function]);
        let of_record =
            |id: RecordId| RecordId(records.iter().take_while(|record| **record != id).count() as u32);
        let of_enum = |id: EnumId| EnumId(enums.iter().take_while(|other| **other != id).count() as u32);
        let mut types = self.types.clone();
        types.records = records.iter().map(|id| map_record(&self.types[*id], &of_record, &of_enum)).collect();
        types.enums = enums.iter().map(|id| self.types[*id].clone()).collect();
        let signature = map_signature(&function.signature, &of_record, &of_enum);
        rename(&mut types);
        SignatureUnit { types, functions: vec![UnitFunction { number: 0, signature }] }
    }

    /// The records that functions pass, with those in them, in order.
    #[must_use]
    pub fn records_of<'f>(
        &self,
        functions: impl IntoIterator<Item = &'f UnitFunction>,
    ) -> BTreeSet<RecordId> {
        let mut found = BTreeSet::new();
        for UnitFunction { signature, .. } in functions {
            for ty in signature.params.iter().chain(&signature.ret) {
                self.collect_records(ty, &mut found);
            }
        }
        found
    }

    /// The enumerations that functions pass, with those of members of records, in order.
    #[must_use]
    pub fn enums_of<'f>(
        &self,
        functions: impl IntoIterator<Item = &'f UnitFunction> + Clone,
    ) -> BTreeSet<EnumId> {
        let passed = functions.clone().into_iter().flat_map(|UnitFunction { signature, .. }| {
            signature.params.iter().chain(&signature.ret).map(Type::element)
        });
        let of = |ty: &Type| if let Type::Enum(id) = ty { Some(*id) } else { None };
        let mut found: BTreeSet<EnumId> = passed.filter_map(of).collect();
        for id in self.records_of(functions) {
            found.extend(self.types[id].fields.iter().filter_map(|field| of(field.ty.element())));
        }
        found
    }

    fn collect_records(&self, ty: &Type, found: &mut BTreeSet<RecordId>) {
        if let Some(id) = ty.element().as_record()
            && found.insert(id)
        {
            self.types[id].fields.iter().for_each(|field| self.collect_records(&field.ty, found));
        }
    }

    /// The features of one of its functions.
    #[must_use]
    pub fn needs(&self, function: &UnitFunction) -> Features {
        Features::of_signature(&self.types, &function.signature)
    }
}

/// C: the records and enumerations, and a prototype of each function.
impl fmt::Display for SignatureUnit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signatures = self.functions.iter().map(|function| &function.signature);
        f.write_str(&crate::print::types(&self.types, signatures))?;
        for UnitFunction { number, signature } in &self.functions {
            let name = format!("f_{number}");
            writeln!(f, "{}", crate::print::prototype(&self.types, &name, signature))?;
        }
        Ok(())
    }
}

/// Declarations in C. What is outside the subset is an error.
impl FromStr for SignatureUnit {
    type Err = TextError;

    fn from_str(text: &str) -> Result<SignatureUnit, TextError> {
        let mut declared = crate::parse::declaration(text)?;
        if !declared.unread.is_empty() {
            return Err(declared.unread.swap_remove(0));
        }
        let functions = declared.functions.into_iter().map(|(_, signature)| signature);
        Ok(SignatureUnit::new(&declared.program, functions))
    }
}

/// The distance by which indices move when units become one.
struct Shift {
    records: u32,
    enums: u32,
}

impl Shift {
    fn record(&self, record: &Record) -> Record {
        map_record(record, &|id| RecordId(id.0 + self.records), &|id| EnumId(id.0 + self.enums))
    }

    fn signature(&self, signature: &Signature) -> Signature {
        map_signature(signature, &|id| RecordId(id.0 + self.records), &|id| EnumId(id.0 + self.enums))
    }
}

type OfRecord<'f> = &'f dyn Fn(RecordId) -> RecordId;
type OfEnum<'f> = &'f dyn Fn(EnumId) -> EnumId;

fn map_record(record: &Record, of_record: OfRecord<'_>, of_enum: OfEnum<'_>) -> Record {
    let mut mapped = record.clone();
    mapped.fields.iter_mut().for_each(|field| field.ty = map_type(&field.ty, of_record, of_enum));
    mapped
}

fn map_signature(signature: &Signature, of_record: OfRecord<'_>, of_enum: OfEnum<'_>) -> Signature {
    Signature {
        ret: signature.ret.as_ref().map(|ty| map_type(ty, of_record, of_enum)),
        params: signature.params.iter().map(|ty| map_type(ty, of_record, of_enum)).collect(),
        tail: signature.tail,
        convention: signature.convention,
    }
}

fn map_type(ty: &Type, of_record: OfRecord<'_>, of_enum: OfEnum<'_>) -> Type {
    match ty {
        Type::Record(id) => Type::Record(of_record(*id)),
        Type::Enum(id) => Type::Enum(of_enum(*id)),
        Type::Array(of, count) => Type::Array(Box::new(map_type(of, of_record, of_enum)), *count),
        other => other.clone(),
    }
}

/// Names that every language takes: records `R0`, their members `m0`, enumerations `E0`, their constants `E0_0`. Members of
/// records that are anonymous members have the record's number in theirs, so that no two in a record are equal.
fn rename(types: &mut Program) {
    let anonymous: Vec<bool> = {
        let all = types.anonymous_records();
        types.records().map(|(id, _)| all.contains(&id)).collect()
    };
    for (number, record) in types.records.iter_mut().enumerate() {
        record.tag = format_smolstr!("R{number}");
        for (index, field) in record.fields.iter_mut().enumerate() {
            let name = || {
                if anonymous[number] {
                    format_smolstr!("n{number}_{index}")
                } else {
                    format_smolstr!("m{index}")
                }
            };
            field.name = field.name.as_ref().map(|_| name());
        }
    }
    for (number, enumeration) in types.enums.iter_mut().enumerate() {
        enumeration.tag = format_smolstr!("E{number}");
        for (index, (name, _)) in enumeration.constants.iter_mut().enumerate() {
            *name = format_smolstr!("E{number}_{index}");
        }
    }
}

/// The types of a program for a unit: pointers to `char` only, nothing volatile, no functions, and each union with the
/// member active that shows most.
#[must_use]
pub fn plain_types(types: &Program) -> Program {
    let mut plain = Program { globals: Vec::new(), functions: Vec::new(), ..types.clone() };
    for record in &mut plain.records {
        for field in &mut record.fields {
            field.ty = plain_pointers(&field.ty);
            // Compilers may leave volatile members alone where they copy; that is no matter of passing.
            field.volatile = false;
        }
        if let RecordKind::Union { active } = &mut record.kind {
            // The first aggregate, or else the first member.
            let live = || (0u32..).zip(&record.fields).filter(|(_, field)| !field.is_unnamed_bit_field());
            let whole = live().find(|(_, field)| !field.ty.is_scalar());
            *active = whole.or_else(|| live().next()).map_or(*active, |(index, _)| index);
        }
    }
    plain
}

/// A type with `char *` in the place of every pointer.
#[must_use]
pub fn plain_pointers(ty: &Type) -> Type {
    match ty {
        Type::Pointer(_) | Type::FunctionPointer(_) => Type::Int(IntType::Char).pointer_to(),
        Type::Array(of, count) => Type::Array(Box::new(plain_pointers(of)), *count),
        other => other.clone(),
    }
}
