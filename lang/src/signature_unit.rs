//! Units of signatures: records, and functions that pass them, which a code generator of any language is asked to define and to
//! call. Nothing in them computes.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use base::text::TextError;
use bitflags::bitflags;
use smol_str::format_smolstr;

use crate::int_type::NARROW_BIT_INT;
use crate::{
    EnumId, FloatType, FuncId, IntType, PartType, Program, Record, RecordId, RecordKind, Signature, Target,
    Type,
};

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

bitflags! {
    /// The features of a function and its records that not every language has.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub struct UnitFeatures: u64 {
        /// Integers without negative values, `_Bool` apart.
        const UNSIGNED = 1 << 0;
        /// `_Bool`
        const BOOL = 1 << 1;
        /// Integers of 128 bits.
        const INT128 = 1 << 2;
        /// `_BitInt(N)`
        const BIT_INT = 1 << 3;
        /// `_Float16`
        const HALF = 1 << 4;
        /// `long double`
        const LONG_DOUBLE = 1 << 5;
        /// `__float128`
        const QUAD = 1 << 6;
        /// `_Complex float`, `_Complex double`
        const COMPLEX = 1 << 7;
        /// Complex numbers of other parts.
        const COMPLEX_WIDE = 1 << 8;
        /// Vectors.
        const VECTOR = 1 << 9;
        /// Pointers.
        const POINTER = 1 << 10;
        /// Enumerations.
        const ENUM = 1 << 11;
        /// Enumerations that are smaller than an `int`.
        const PACKED_ENUM = 1 << 12;
        /// Arrays as members.
        const ARRAY = 1 << 13;
        /// A flexible array at the end of a record.
        const FLEXIBLE_ARRAY = 1 << 14;
        /// Unions.
        const UNION = 1 << 15;
        /// Records in records.
        const NESTED = 1 << 16;
        /// Members without a name that are records.
        const ANONYMOUS = 1 << 17;
        /// Records without members, or only with such members or unnamed bit-fields.
        const EMPTY_RECORD = 1 << 18;
        /// Bit-fields.
        const BIT_FIELD = 1 << 19;
        /// Bit-fields without a name.
        const UNNAMED_BIT_FIELD = 1 << 20;
        /// Packed records.
        const PACKED = 1 << 21;
        /// Packed members in records that are not packed.
        const PACKED_MEMBER = 1 << 22;
        /// `#pragma pack`
        const PRAGMA_PACK = 1 << 23;
        /// Records with an alignment of their own.
        const ALIGNED = 1 << 24;
        /// Members with an alignment of their own, above that of their type.
        const ALIGNED_MEMBER = 1 << 25;
        /// Members whose type has an alignment of its own.
        const ALIGNED_TYPE = 1 << 26;
        /// Records as parameters.
        const RECORD_PARAMETER = 1 << 27;
        /// Records as results.
        const RECORD_RESULT = 1 << 28;
        /// Parameters without names, `...`.
        const VARIADIC = 1 << 29;
        /// Records among the parameters without names.
        const VARIADIC_RECORD = 1 << 30;
        /// Complex numbers or vectors as parameters or results, and not as members.
        const PASSED_VALUE = 1 << 31;
        /// An alignment of its own inside what is packed, at any depth, or on it.
        const ALIGNED_PACKED = 1 << 32;
        /// Functions with another calling convention than the platform's.
        const MS_ABI = 1 << 33;
        /// Structures laid out as Microsoft's compiler does.
        const MS_STRUCT = 1 << 34;
        /// Bit-fields whose type has an alignment of its own.
        const ALIGNED_BIT_FIELD_TYPE = 1 << 35;
        /// Enumerations with an alignment of their own.
        const ALIGNED_ENUM = 1 << 36;
        /// Atomic members.
        const ATOMIC_MEMBER = 1 << 37;
        /// Complex numbers of integers.
        const COMPLEX_INTEGER = 1 << 38;
        /// Transparent unions.
        const TRANSPARENT_UNION = 1 << 39;
        /// Records with a storage order of their own.
        const STORAGE_ORDER = 1 << 40;
        /// `_BitInt(N)` of more than 128 bits.
        const WIDE_BIT_INT = 1 << 41;
        /// `_Decimal32`, `_Decimal64` and `_Decimal128`.
        const DECIMAL = 1 << 42;
    }
}

/// The name of each feature, in configuration files and reports.
const NAMES: [(UnitFeatures, &str); 43] = [
    (UnitFeatures::UNSIGNED, "unsigned"),
    (UnitFeatures::BOOL, "bool"),
    (UnitFeatures::INT128, "int128"),
    (UnitFeatures::BIT_INT, "bit-int"),
    (UnitFeatures::HALF, "f16"),
    (UnitFeatures::LONG_DOUBLE, "long-double"),
    (UnitFeatures::QUAD, "f128"),
    (UnitFeatures::COMPLEX, "complex"),
    (UnitFeatures::COMPLEX_WIDE, "complex-wide"),
    (UnitFeatures::VECTOR, "vector"),
    (UnitFeatures::POINTER, "pointer"),
    (UnitFeatures::ENUM, "enum"),
    (UnitFeatures::PACKED_ENUM, "packed-enum"),
    (UnitFeatures::ARRAY, "array"),
    (UnitFeatures::FLEXIBLE_ARRAY, "flexible-array"),
    (UnitFeatures::UNION, "union"),
    (UnitFeatures::NESTED, "nested"),
    (UnitFeatures::ANONYMOUS, "anonymous"),
    (UnitFeatures::EMPTY_RECORD, "empty-record"),
    (UnitFeatures::BIT_FIELD, "bit-field"),
    (UnitFeatures::UNNAMED_BIT_FIELD, "unnamed-bit-field"),
    (UnitFeatures::PACKED, "packed"),
    (UnitFeatures::PACKED_MEMBER, "packed-member"),
    (UnitFeatures::PRAGMA_PACK, "pragma-pack"),
    (UnitFeatures::ALIGNED, "aligned"),
    (UnitFeatures::ALIGNED_MEMBER, "aligned-member"),
    (UnitFeatures::ALIGNED_TYPE, "aligned-type"),
    (UnitFeatures::RECORD_PARAMETER, "record-parameter"),
    (UnitFeatures::RECORD_RESULT, "record-result"),
    (UnitFeatures::VARIADIC, "variadic"),
    (UnitFeatures::VARIADIC_RECORD, "variadic-record"),
    (UnitFeatures::PASSED_VALUE, "passed-value"),
    (UnitFeatures::ALIGNED_PACKED, "aligned-packed"),
    (UnitFeatures::MS_ABI, "ms-abi"),
    (UnitFeatures::MS_STRUCT, "ms-struct"),
    (UnitFeatures::ALIGNED_BIT_FIELD_TYPE, "aligned-bit-field-type"),
    (UnitFeatures::ALIGNED_ENUM, "aligned-enum"),
    (UnitFeatures::ATOMIC_MEMBER, "atomic-member"),
    (UnitFeatures::COMPLEX_INTEGER, "complex-integer"),
    (UnitFeatures::TRANSPARENT_UNION, "transparent-union"),
    (UnitFeatures::STORAGE_ORDER, "storage-order"),
    (UnitFeatures::WIDE_BIT_INT, "wide-bit-int"),
    (UnitFeatures::DECIMAL, "decimal"),
];

/// Alignments that are no type's natural one.
const ALIGNMENTS: UnitFeatures =
    UnitFeatures::ALIGNED.union(UnitFeatures::ALIGNED_MEMBER).union(UnitFeatures::ALIGNED_TYPE);

impl UnitFeatures {
    /// The name of each in the set.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        NAMES.into_iter().filter(move |(one, _)| self.contains(*one)).map(|(_, name)| name)
    }

    /// The feature of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<UnitFeatures> {
        NAMES.into_iter().find(|(_, own)| *own == name).map(|(feature, _)| feature)
    }

    /// The features of a function and of all records that it passes.
    #[must_use]
    pub fn of(types: &Program, signature: &Signature) -> UnitFeatures {
        let mut needed = UnitFeatures::empty();
        for (index, ty) in signature.params.iter().enumerate() {
            needed |= passed(types, ty, UnitFeatures::RECORD_PARAMETER);
            if index >= signature.named() && ty.as_record().is_some() {
                needed |= UnitFeatures::VARIADIC_RECORD;
            }
        }
        if signature.convention.attribute().is_some() {
            needed |= UnitFeatures::MS_ABI;
        }
        if signature.tail.is_some() {
            needed |= UnitFeatures::VARIADIC;
        }
        signature.ret.as_ref().map_or(needed, |ty| needed | passed(types, ty, UnitFeatures::RECORD_RESULT))
    }

    /// The features of an object of a type, however it is passed.
    #[must_use]
    pub fn of_passed(types: &Program, ty: &Type) -> UnitFeatures {
        of_type(types, ty)
    }

    /// The features of a record.
    #[must_use]
    pub fn of_record(types: &Program, record: &Record) -> UnitFeatures {
        let mut needed = UnitFeatures::empty();
        needed.set(UnitFeatures::UNION, record.is_union());
        needed.set(UnitFeatures::PACKED, record.packed);
        needed.set(UnitFeatures::ALIGNED, record.aligned.is_some());
        needed.set(UnitFeatures::PRAGMA_PACK, record.pragma_pack.is_some());
        needed.set(UnitFeatures::MS_STRUCT, record.ms_struct);
        needed.set(UnitFeatures::TRANSPARENT_UNION, record.transparent);
        needed.set(UnitFeatures::STORAGE_ORDER, record.big_endian);
        let empty = record.fields.iter().all(|field| {
            field.is_unnamed_bit_field() || field.ty.as_record().is_some_and(|id| is_empty(types, &types[id]))
        });
        needed.set(UnitFeatures::EMPTY_RECORD, empty);
        for field in &record.fields {
            needed |= of_type(types, &field.ty);
            needed.set(
                UnitFeatures::NESTED,
                needed.contains(UnitFeatures::NESTED) || field.ty.element().as_record().is_some(),
            );
            if field.bits.is_some() {
                needed |= UnitFeatures::BIT_FIELD;
            }
            if field.is_unnamed_bit_field() {
                needed |= UnitFeatures::UNNAMED_BIT_FIELD;
            }
            if field.is_anonymous_record() {
                needed |= UnitFeatures::ANONYMOUS;
            }
            if field.packed && !record.packed {
                needed |= UnitFeatures::PACKED_MEMBER;
            }
            if field.aligned.is_some() {
                needed |= UnitFeatures::ALIGNED_MEMBER;
            }
            if field.atomic {
                needed |= UnitFeatures::ATOMIC_MEMBER;
            }
            match (field.typedef_align, field.bits) {
                (Some(_), None) => needed |= UnitFeatures::ALIGNED_TYPE,
                (Some(_), Some(_)) => needed |= UnitFeatures::ALIGNED_BIT_FIELD_TYPE,
                (None, _) => {}
            }
            if field.packed && (field.aligned.is_some() || of_type(types, &field.ty).intersects(ALIGNMENTS)) {
                needed |= UnitFeatures::ALIGNED_PACKED;
            }
        }
        let is_packed = record.packed || record.pragma_pack.is_some();
        if is_packed && needed.intersects(ALIGNMENTS) {
            needed |= UnitFeatures::ALIGNED_PACKED;
        }
        needed
    }
}

fn is_empty(types: &Program, record: &Record) -> bool {
    UnitFeatures::of_record(types, record).contains(UnitFeatures::EMPTY_RECORD)
}

fn passed(types: &Program, ty: &Type, as_record: UnitFeatures) -> UnitFeatures {
    let how = match ty {
        Type::Record(_) => as_record,
        Type::Complex(_) | Type::Vector(..) => UnitFeatures::PASSED_VALUE,
        _ => UnitFeatures::empty(),
    };
    of_type(types, ty) | how
}

fn of_type(types: &Program, ty: &Type) -> UnitFeatures {
    match ty {
        Type::Void => UnitFeatures::empty(),
        Type::Int(int) => of_integer(types, *int),
        Type::Enum(id) if types[*id].packed => UnitFeatures::ENUM | UnitFeatures::PACKED_ENUM,
        Type::Enum(id) if types[*id].aligned.is_some() => UnitFeatures::ENUM | UnitFeatures::ALIGNED_ENUM,
        Type::Enum(_) => UnitFeatures::ENUM,
        Type::Float(float) => of_float(*float),
        Type::Pointer(_) | Type::FunctionPointer(_) => UnitFeatures::POINTER,
        Type::Array(of, 0) => of_type(types, of) | UnitFeatures::FLEXIBLE_ARRAY,
        Type::Array(of, _) => of_type(types, of) | UnitFeatures::ARRAY,
        Type::Complex(PartType::Float(FloatType::Float | FloatType::Double)) => UnitFeatures::COMPLEX,
        Type::Complex(PartType::Float(float)) => {
            of_float(*float) | UnitFeatures::COMPLEX | UnitFeatures::COMPLEX_WIDE
        }
        Type::Complex(PartType::Int(int)) => {
            of_integer(types, *int) | UnitFeatures::COMPLEX | UnitFeatures::COMPLEX_INTEGER
        }
        Type::Vector(of, _) => of_type(types, of) | UnitFeatures::VECTOR,
        Type::Record(id) => UnitFeatures::of_record(types, &types[*id]),
    }
}

fn of_integer(types: &Program, int: IntType) -> UnitFeatures {
    let mut needed = UnitFeatures::empty();
    match int {
        IntType::Bool => return UnitFeatures::BOOL,
        IntType::Int128 | IntType::UInt128 => needed |= UnitFeatures::INT128,
        IntType::BitInt(width) | IntType::UBitInt(width) => {
            needed |= UnitFeatures::BIT_INT;
            needed.set(UnitFeatures::WIDE_BIT_INT, width > NARROW_BIT_INT);
        }
        _ => {}
    }
    needed.set(UnitFeatures::UNSIGNED, !int.is_signed(types.target));
    needed
}

const fn of_float(float: FloatType) -> UnitFeatures {
    match float {
        FloatType::Storage16 | FloatType::Half => UnitFeatures::HALF,
        FloatType::Float | FloatType::Double => UnitFeatures::empty(),
        FloatType::LongDouble => UnitFeatures::LONG_DOUBLE,
        FloatType::Quad => UnitFeatures::QUAD,
        FloatType::Decimal32 | FloatType::Decimal64 | FloatType::Decimal128 => UnitFeatures::DECIMAL,
    }
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
        let types = Program {
            target,
            enums: Vec::new(),
            records: Vec::new(),
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
        };
        let mut merged = SignatureUnit { types, functions: Vec::new() };
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
    pub fn only(&self, function: &UnitFunction) -> SignatureUnit {
        let records: Vec<RecordId> = self.records_of([function]).into_iter().collect();
        let passed = function.signature.params.iter().chain(&function.signature.ret);
        let members = records.iter().flat_map(|id| self.types[*id].fields.iter().map(|field| &field.ty));
        let enumeration = |ty: &Type| if let Type::Enum(id) = ty.element() { Some(*id) } else { None };
        let enums: BTreeSet<EnumId> = passed.chain(members).filter_map(enumeration).collect();
        let of_record = |id: RecordId| RecordId(records.iter().take_while(|one| **one != id).count() as u32);
        let of_enum = |id: EnumId| EnumId(enums.iter().take_while(|one| **one != id).count() as u32);
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

    fn collect_records(&self, ty: &Type, found: &mut BTreeSet<RecordId>) {
        if let Some(id) = ty.element().as_record()
            && found.insert(id)
        {
            self.types[id].fields.iter().for_each(|field| self.collect_records(&field.ty, found));
        }
    }

    /// The features of one of its functions.
    #[must_use]
    pub fn needs(&self, function: &UnitFunction) -> UnitFeatures {
        UnitFeatures::of(&self.types, &function.signature)
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
    let mut anonymous = vec![false; types.records.len()];
    for field in types.records.iter().flat_map(|record| &record.fields) {
        if let (true, Some(id)) = (field.is_anonymous_record(), field.ty.as_record()) {
            anonymous[id.index()] = true;
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(c: &str) -> Vec<&'static str> {
        let declared = crate::parse::declaration(c).unwrap();
        let unit = SignatureUnit::new(&declared.program, declared.functions.into_iter().map(|(_, f)| f));
        unit.needs(&unit.functions[0]).names().collect()
    }

    #[test]
    fn every_feature_has_one_name() {
        assert_eq!(UnitFeatures::all().names().count(), UnitFeatures::all().iter().count());
        for (one, name) in NAMES {
            assert_eq!(UnitFeatures::named(name), Some(one));
        }
    }

    #[test]
    fn a_function_needs_what_its_records_need() {
        assert_eq!(needs("int f(long, double);"), Vec::<&str>::new());
        let c = "struct E {}; struct S { unsigned a : 3; struct E e; int *p[2]; }; struct S f(int, ...);";
        let needed = ["unsigned", "pointer", "array", "nested", "bit-field", "record-result", "variadic"];
        assert_eq!(needs(c), [&needed[..3], &["nested", "empty-record", "bit-field"], &needed[5..]].concat());
        assert_eq!(needs("union U { _Bool b; }; void f(union U);"), ["bool", "union", "record-parameter"]);
    }

    #[test]
    fn alignments_inside_what_is_packed_are_a_feature() {
        let inner = "struct A { int a; } __attribute__((aligned(16)));";
        for (record, is_one) in [
            ("struct S { struct A a; };", false),
            ("struct __attribute__((packed)) S { struct A a; };", true),
            ("struct T { struct A a; }; struct __attribute__((packed)) S { struct T t; };", true),
            ("struct S { struct A a __attribute__((packed)); };", true),
            ("struct __attribute__((packed, aligned(2))) S { int i; };", true),
            ("struct __attribute__((packed)) S { int i; };", false),
        ] {
            let c = format!("{inner} {record} void f(struct S);");
            assert_eq!(needs(&c).contains(&"aligned-packed"), is_one, "{record}");
        }
    }
}
