//! What a record must have in it for a known disagreement to be possible.
//!
//! Each was found by comparing clang 19, gcc 12 and tcc 0.9.27. A pattern says what is necessary; whether the
//! compilers really differ is asked of our readings of their rules, or of the compiler itself with a flag.

use lang::visit::{Visit, walk};
use lang::{
    Align, Bits, Expr, ExprKind, Field, FloatType, Function, IntType, Place, Program, Record, RecordId, Stmt,
    Type, typing,
};

/// A property of a record, or of a program.
pub struct Pattern {
    /// Its name in the ledger.
    pub name: &'static str,
    /// What it says of a record or program.
    pub description: &'static str,
    /// Whether one has it.
    pub matches: Matches,
}

/// What a pattern looks at.
#[derive(Clone, Copy)]
pub enum Matches {
    /// A record, those inside it apart.
    Record(fn(&Program, RecordId) -> bool),
    /// The type of a value that is no record.
    Value(fn(&Type) -> bool),
    /// A whole program.
    Program(fn(&Program) -> bool),
}

impl Pattern {
    /// True when the record, or one it contains by value, has the property.
    #[must_use]
    pub fn fits_record(&self, program: &Program, id: RecordId) -> bool {
        let Matches::Record(matches) = self.matches else { return false };
        let mut inner = program[id].fields.iter().filter_map(|field| field.ty.element().as_record());
        matches(program, id) || inner.any(|record| self.fits_record(program, record))
    }

    /// True when values of the type have the property.
    #[must_use]
    pub fn fits_value(&self, ty: &Type) -> bool {
        matches!(self.matches, Matches::Value(matches) if matches(ty))
    }

    /// True when the program has the property.
    #[must_use]
    pub fn fits(&self, program: &Program) -> bool {
        matches!(self.matches, Matches::Program(matches) if matches(program))
    }
}

/// Every pattern.
pub static PATTERNS: &[Pattern] = &[
    Pattern {
        name: "under-aligned-bit-field",
        description: "a struct with a bit-field, neither packed nor under `#pragma pack`, that has `aligned(n)` with n \
                      below its declared type's alignment",
        matches: Matches::Record(under_aligned_bit_field),
    },
    Pattern {
        name: "bit-field-aligned-above-pragma-pack",
        description: "a bit-field with `aligned(n)` under `#pragma pack(p)`, n above p",
        matches: Matches::Record(bit_field_aligned_above_pragma_pack),
    },
    Pattern {
        name: "unnamed-bit-field",
        description: "an unnamed bit-field of more than zero bits, or of any width in a union",
        matches: Matches::Record(unnamed_bit_field),
    },
    Pattern {
        name: "zero-width-bit-field",
        description: "a zero-width bit-field",
        matches: Matches::Record(|program, id| some_field(program, id, |_, _, bits| bits == Bits::ZERO)),
    },
    Pattern {
        name: "memberless-record",
        description: "a record with unnamed bit-fields and no members",
        matches: Matches::Record(memberless_record),
    },
    Pattern {
        name: "lowered-quad-word-bit-field",
        description: "a bit-field of a type of 16 bytes whose alignment `packed` or `#pragma pack` lowers",
        matches: Matches::Record(lowered_quad_word_bit_field),
    },
    Pattern {
        name: "lowered-quad-word",
        description: "a record with a `long double` or a vector of 16 bytes whose alignment `packed` or `#pragma pack` lowers",
        matches: Matches::Record(|program, id| {
            let is_quad = |field: &Field| may_be_quad_word(program, field.ty.element());
            program[id].fields.iter().any(|field| is_lowered(&program[id], field) && is_quad(field))
        }),
    },
    Pattern {
        name: "lowered-single-quad-word",
        description: "a record whose one member, a `long double` or a vector of 16 bytes, has an alignment that `packed` \
                      or `#pragma pack` lowers",
        matches: Matches::Program(lowered_single_quad_word),
    },
    Pattern {
        name: "misaligned-member-record",
        description: "a record as a member, or array of records, whose alignment is lowered by `packed` or \
                      `#pragma pack`",
        matches: Matches::Record(misaligned_member_record),
    },
    Pattern {
        name: "array-of-packed-records",
        description: "an array of records that `packed` or `#pragma pack` make smaller than their members' \
                      alignments ask",
        matches: Matches::Record(array_of_packed_records),
    },
    Pattern {
        name: "full-width-bit-field-under-pragma-pack",
        description: "a bit-field of 16, 32 or 64 bits under `#pragma pack`, not packed",
        matches: Matches::Record(full_width_bit_field_under_pragma_pack),
    },
    Pattern {
        name: "bit-field-in-union",
        description: "a union with a bit-field of more than eight bits",
        matches: Matches::Record(bit_field_in_union),
    },
    Pattern {
        name: "bit-int-in-union",
        description: "a union with a `_BitInt`",
        matches: Matches::Record(bit_int_in_union),
    },
    Pattern {
        name: "flexible-array-member",
        description: "a structure that ends in a flexible array member",
        matches: Matches::Record(flexible_array_member),
    },
    Pattern {
        name: "one-lane-vector-member",
        description: "a record with a vector of one `float` or `double`",
        matches: Matches::Record(one_lane_vector_member),
    },
    Pattern {
        name: "two-halves",
        description: "a record with at least two `_Float16`",
        matches: Matches::Record(halves),
    },
    Pattern {
        name: "aligned-typedef",
        description: "a record with a member whose type is a `typedef` with an alignment of its own",
        matches: Matches::Record(|program, id| program[id].fields.iter().any(|f| f.typedef_align.is_some())),
    },
    Pattern {
        name: "one-lane-vector",
        description: "a vector of one `float` or `double`",
        matches: Matches::Value(one_lane_vector),
    },
    Pattern {
        name: "short-vector",
        description: "a vector of fewer than 8 bytes",
        matches: Matches::Value(|ty| vector_bits(ty).is_some_and(|bits| bits < Bits(64))),
    },
    Pattern {
        name: "wide-vector",
        description: "a vector of more than 16 bytes",
        matches: Matches::Value(wide_vector),
    },
    Pattern {
        name: "empty-beside-wide-vector",
        description: "a structure of a vector of more than 16 bytes and a member without a size",
        matches: Matches::Record(empty_beside_wide_vector),
    },
    Pattern {
        name: "union-with-vector",
        description: "a union with a vector in it",
        matches: Matches::Record(|program, id| {
            program[id].is_union() && holds_vector(program, id, |ty| matches!(ty, Type::Vector(..)))
        }),
    },
    Pattern {
        name: "union-with-wide-vector-returned",
        description: "a function that returns a record with a union in it that has a vector of more than 16 bytes",
        matches: Matches::Program(union_with_wide_vector_returned),
    },
    Pattern {
        name: "wide-vector-member",
        description: "a record with a vector of more than 16 bytes",
        matches: Matches::Record(|program, id| holds_vector(program, id, wide_vector)),
    },
    Pattern {
        name: "int128",
        description: "an `__int128`",
        matches: Matches::Value(|ty| matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128))),
    },
    Pattern {
        name: "quad-word-bit-int",
        description: "a `_BitInt` of more than 64 bits",
        matches: Matches::Value(quad_word_bit_int),
    },
    Pattern {
        name: "quad-word-bit-int-member",
        description: "a record with a `_BitInt` of more than 64 bits, or a bit-field of such a type",
        matches: Matches::Record(|program, id| {
            program[id].fields.iter().any(|field| quad_word_bit_int(field.ty.element()))
        }),
    },
    Pattern {
        name: "bit-int-bit-field-below-8-bits",
        description: "a bit-field of a `_BitInt` of fewer than 8 bits",
        matches: Matches::Program(|program| bit_int_bit_field(program, |_, width| width < 8)),
    },
    Pattern {
        name: "volatile-bit-int-bit-field",
        description: "a `volatile` bit-field of a `_BitInt`, or a bit-field of such a type in a `volatile` object",
        matches: Matches::Program(|program| {
            let locals = || program.functions.iter().flat_map(|function| &function.locals);
            let object =
                program.globals.iter().any(|global| global.volatile) || locals().any(|local| local.volatile);
            bit_int_bit_field(program, |field, _| object || field.volatile)
        }),
    },
    Pattern {
        name: "bool-beside-bit-field",
        description: "a union with a `_Bool` and a bit-field",
        matches: Matches::Program(bool_beside_bit_field),
    },
    Pattern {
        name: "vectors-behind-the-dots",
        description: "an unnamed argument that is a record with a vector of at most 16 bytes",
        matches: Matches::Program(vectors_behind_the_dots),
    },
    Pattern {
        name: "bit-int-of-no-whole-bytes",
        description: "a record with an `unsigned _BitInt` whose width is no multiple of 8",
        matches: Matches::Program(bit_int_of_no_whole_bytes),
    },
    Pattern {
        name: "truncation-to-signed-in-loop",
        description: "a loop, and an assignment of a value to a signed object or bit-field that does not hold all \
                      values of the value's type",
        matches: Matches::Program(truncation_to_signed_in_loop),
    },
];

/// The row of that name.
pub(super) fn named(name: &str) -> Option<&'static Pattern> {
    PATTERNS.iter().find(|pattern| pattern.name == name)
}

fn some_field(program: &Program, id: RecordId, has: impl Fn(&Record, &Field, Bits) -> bool) -> bool {
    let record = &program[id];
    record.fields.iter().any(|field| field.bits.is_some_and(|bits| has(record, field, bits)))
}

fn under_aligned_bit_field(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        let declared = typing::integer(program, &field.ty).map(IntType::storage);
        let below = field.aligned.is_some_and(|aligned| Some(aligned.bits()) < declared);
        let plain = !record.packed && !field.packed && record.pragma_pack.is_none() && !record.is_union();
        below && plain && bits != Bits::ZERO
    })
}

fn bit_field_aligned_above_pragma_pack(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        let above = field.aligned.zip(record.pragma_pack).is_some_and(|(aligned, pack)| aligned > pack);
        above && bits != Bits::ZERO
    })
}

fn unnamed_bit_field(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        field.name.is_none() && (bits != Bits::ZERO || record.is_union())
    })
}

fn memberless_record(program: &Program, id: RecordId) -> bool {
    let fields = &program[id].fields;
    !fields.is_empty() && fields.iter().all(Field::is_unnamed_bit_field)
}

fn is_lowered(record: &Record, field: &Field) -> bool {
    let below = |align: Option<Align>| align.is_some_and(|align| align < Align::SIXTEEN);
    record.packed || field.packed || below(record.pragma_pack) || below(field.typedef_align)
}

fn lowered_quad_word_bit_field(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        let int = typing::integer(program, &field.ty);
        let is_quad = int.is_some_and(|int| int.width() > Bits(64));
        is_quad && is_lowered(record, field) && bits != Bits::ZERO
    })
}

fn lowered_single_quad_word(program: &Program) -> bool {
    program.records.iter().any(|record| {
        let mut members = record.fields.iter().filter(|field| field.bits.is_none());
        let (first, second) = (members.next(), members.next());
        let alone = first.filter(|_| second.is_none() || record.is_union());
        alone.is_some_and(|field| is_lowered(record, field) && may_be_quad_word(program, field.ty.element()))
    })
}

/// A floating type or vector of 16 bytes, or a record that may hold one and nothing else.
fn may_be_quad_word(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Float(float) | Type::Complex(float) => *float == FloatType::LongDouble,
        Type::Vector(..) => true,
        Type::Record(id) => {
            program[*id].fields.iter().any(|field| may_be_quad_word(program, field.ty.element()))
        }
        _ => false,
    }
}

fn misaligned_member_record(program: &Program, id: RecordId) -> bool {
    let record = &program[id];
    let lowers = |field: &Field| {
        record.packed || field.packed || record.pragma_pack.is_some() || field.typedef_align.is_some()
    };
    record.fields.iter().any(|field| lowers(field) && matches!(field.ty.element(), Type::Record(_)))
}

fn array_of_packed_records(program: &Program, id: RecordId) -> bool {
    let packed = |inner: &Record| {
        let lowers = |field: &Field| field.packed || field.typedef_align.is_some();
        inner.packed || inner.pragma_pack.is_some() || inner.fields.iter().any(lowers)
    };
    let arrays = program[id].fields.iter().filter(|field| matches!(field.ty, Type::Array(..)));
    arrays.filter_map(|field| field.ty.element().as_record()).any(|inner| packed(&program[inner]))
}

fn full_width_bit_field_under_pragma_pack(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, field, bits| {
        matches!(bits.0, 16 | 32 | 64) && record.pragma_pack.is_some() && !record.packed && !field.packed
    })
}

fn bit_field_in_union(program: &Program, id: RecordId) -> bool {
    some_field(program, id, |record, _, bits| record.is_union() && bits > Bits(8))
}

fn bit_int_in_union(program: &Program, id: RecordId) -> bool {
    fn has(program: &Program, ty: &Type) -> bool {
        match ty {
            Type::Int(int) => int.is_bit_precise(),
            Type::Record(id) => program[*id].fields.first().is_some_and(|field| has(program, &field.ty)),
            _ => false,
        }
    }
    program[id].is_union() && program[id].fields.iter().any(|field| has(program, &field.ty))
}

fn flexible_array_member(program: &Program, id: RecordId) -> bool {
    program[id].fields.last().is_some_and(|field| matches!(field.ty, Type::Array(_, 0)))
}

fn one_lane_vector_member(program: &Program, id: RecordId) -> bool {
    program[id].fields.iter().any(|field| one_lane_vector(field.ty.element()))
}

fn halves(program: &Program, id: RecordId) -> bool {
    fn count(program: &Program, ty: &Type) -> u64 {
        match ty {
            Type::Float(FloatType::Half) => 1,
            Type::Array(of, many) => u64::from(*many) * count(program, of),
            Type::Record(id) => program[*id].fields.iter().map(|field| count(program, &field.ty)).sum(),
            _ => 0,
        }
    }
    count(program, &Type::Record(id)) > 1
}

fn one_lane_vector(ty: &Type) -> bool {
    matches!(ty, Type::Vector(of, 1) if matches!(**of, Type::Float(_)))
}

fn quad_word_bit_int(ty: &Type) -> bool {
    matches!(ty, Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) if *width > 64)
}

/// Whether a record has a bit-field of a `_BitInt` of so many bits.
fn bit_int_bit_field(program: &Program, is: impl Fn(&Field, u16) -> bool) -> bool {
    let mut fields = program.records.iter().flat_map(|record| &record.fields);
    fields.any(|field| match field.ty {
        Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) if field.bits.is_some() => {
            is(field, width)
        }
        _ => false,
    })
}

/// Whether a record holds a vector like that, by value.
fn holds_vector(program: &Program, id: RecordId, is: fn(&Type) -> bool) -> bool {
    program[id].fields.iter().any(|field| match field.ty.element() {
        Type::Record(inner) => holds_vector(program, *inner, is),
        other => is(other),
    })
}

fn union_with_wide_vector_returned(program: &Program) -> bool {
    fn has_union(program: &Program, id: RecordId) -> bool {
        let mut inner = program[id].fields.iter().filter_map(|field| field.ty.element().as_record());
        (program[id].is_union() && holds_vector(program, id, wide_vector))
            || inner.any(|id| has_union(program, id))
    }
    let mut results = program.functions.iter().filter_map(|function| function.ret.as_ref()?.as_record());
    results.any(|id| has_union(program, id))
}

fn empty_beside_wide_vector(program: &Program, id: RecordId) -> bool {
    fn is_empty(program: &Program, field: &Field) -> bool {
        let Type::Record(inner) = field.ty.element() else { return false };
        program[*inner].fields.iter().all(|field| field.is_unnamed_bit_field() || is_empty(program, field))
    }
    let some_empty = program[id].fields.iter().any(|field| is_empty(program, field));
    some_empty && !program[id].is_union() && holds_vector(program, id, wide_vector)
}

fn wide_vector(ty: &Type) -> bool {
    vector_bits(ty).is_some_and(|bits| bits > Bits(128))
}

fn vector_bits(ty: &Type) -> Option<Bits> {
    let Type::Vector(of, lanes) = ty else { return None };
    let lane = match **of {
        Type::Int(int) => int.storage(),
        Type::Float(float) => float.storage(),
        _ => return None,
    };
    Some(lane * u64::from(*lanes))
}

fn bool_beside_bit_field(program: &Program) -> bool {
    fn is_bool(program: &Program, ty: &Type) -> bool {
        match ty {
            Type::Int(int) => *int == IntType::Bool,
            Type::Record(id) => program[*id].fields.iter().any(|field| is_bool(program, field.ty.element())),
            _ => false,
        }
    }
    program.records.iter().filter(|record| record.is_union()).any(|union| {
        let has_bits = union.fields.iter().any(|field| field.bits.is_some());
        has_bits && union.fields.iter().any(|field| is_bool(program, field.ty.element()))
    })
}

fn vectors_behind_the_dots(program: &Program) -> bool {
    fn is_short(ty: &Type) -> bool {
        vector_bits(ty).is_some_and(|bits| bits <= Bits(128))
    }
    program.functions.iter().map(Function::signature).any(|signature| {
        let mut unnamed = signature.params.iter().skip(signature.named());
        unnamed.any(|ty| ty.as_record().is_some_and(|id| holds_vector(program, id, is_short)))
    })
}

fn bit_int_of_no_whole_bytes(program: &Program) -> bool {
    let mut fields = program.records.iter().flat_map(|record| &record.fields);
    fields.any(|field| {
        let is_odd = |ty: &Type| matches!(ty, Type::Int(IntType::UBitInt(width)) if width % 8 != 0);
        field.bits.is_none() && is_odd(field.ty.element())
    })
}

fn truncation_to_signed_in_loop(program: &Program) -> bool {
    let mut search = Truncations { program, looping: false, truncating: false };
    walk::program(&mut search, program);
    search.looping && search.truncating
}

/// Looks for loops, and for assignments that cut to a signed object. A function that assigns may be inlined into
/// another one's loop, so that the two need not be in one place.
struct Truncations<'p> {
    program: &'p Program,
    looping: bool,
    truncating: bool,
}

impl Truncations<'_> {
    /// Whether `place` is signed, and `int` has values that it cannot hold.
    fn cuts(&self, place: &Place, int: IntType) -> bool {
        let Some(held) = typing::integer(self.program, &place.ty) else { return false };
        let width = typing::bit_width(self.program, place).unwrap_or(held.width());
        held.is_signed(self.program.target) && width < int.width()
    }
}

impl Visit for Truncations<'_> {
    fn stmt(&mut self, stmt: &Stmt) {
        self.looping |= matches!(stmt, Stmt::For { .. } | Stmt::While { .. });
        walk::stmt(self, stmt);
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Assign(place, value) | ExprKind::Compound(_, place, value) => {
                let int = match typing::promoted(self.program, value) {
                    Type::Int(int) => int,
                    _ => IntType::LongLong,
                };
                self.truncating |= self.cuts(place, int);
            }
            ExprKind::Step(_, place) => self.truncating |= self.cuts(place, IntType::Int),
            _ => {}
        }
        walk::expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use lang::{FuncId, RecordKind, Target};

    use super::*;

    fn matching(record: Record) -> Vec<&'static str> {
        let inner = Record::structure("I", vec![Field::member("x", Type::INT)]);
        let program = Program {
            target: Target::default(),
            enums: Vec::new(),
            records: vec![inner, record],
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
        };
        PATTERNS.iter().filter(|p| p.fits_record(&program, RecordId(1))).map(|p| p.name).collect()
    }

    fn aligned(bytes: u64) -> Field {
        Field { aligned: Align::from_bytes(bytes), ..Field::bit_field("a", Type::UINT, 5) }
    }

    #[test]
    fn aligned_bit_fields() {
        let with = |field: Field| Record::structure("S", vec![field]);
        let under = |pack, field| Record { pragma_pack: Align::from_bytes(pack), ..with(field) };
        assert_eq!(matching(with(aligned(2))), ["under-aligned-bit-field"]);
        assert!(matching(with(aligned(4))).is_empty());
        assert!(matching(with(Field { packed: true, ..aligned(2) })).is_empty());
        assert!(matching(Record { packed: true, ..with(aligned(2)) }).is_empty());
        assert!(matching(Record { kind: RecordKind::Union { active: 0 }, ..with(aligned(2)) }).is_empty());
        assert_eq!(matching(under(2, aligned(4))), ["bit-field-aligned-above-pragma-pack"]);
        assert!(matching(under(4, aligned(4))).is_empty());
        let zero = Field { aligned: Align::from_bytes(8), ..Field::unnamed(Type::INT, 0) };
        assert_eq!(matching(under(2, zero)), ["zero-width-bit-field", "memberless-record"]);
    }

    #[test]
    fn unnamed_and_full_width_bit_fields() {
        let with = |field: Field| Record::structure("S", vec![field]);
        assert_eq!(matching(with(Field::unnamed(Type::INT, 3))), ["unnamed-bit-field", "memberless-record"]);
        assert_eq!(
            matching(with(Field::unnamed(Type::INT, 0))),
            ["zero-width-bit-field", "memberless-record"]
        );
        let packed = |bits| Record {
            pragma_pack: Align::from_bytes(1),
            ..with(Field::bit_field("a", Type::UINT, bits))
        };
        assert_eq!(matching(packed(16)), ["full-width-bit-field-under-pragma-pack"]);
        assert!(matching(packed(15)).is_empty());
        assert!(matching(with(Field::bit_field("a", Type::UINT, 32))).is_empty());
    }

    #[test]
    fn quad_words_of_lowered_alignment() {
        let with = |field: Field| Record::structure("S", vec![field]);
        let packed = |field| Record { packed: true, ..with(field) };
        let quad = || Field::bit_field("q", Type::Int(IntType::Int128), 65);
        assert_eq!(matching(packed(quad())), ["lowered-quad-word-bit-field"]);
        assert!(matching(with(quad())).is_empty());
        assert!(matching(packed(Field::bit_field("l", Type::ULL, 64))).is_empty());
        let whole = |record| Program {
            target: Target::AArch64Linux,
            enums: Vec::new(),
            records: vec![record],
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
        };
        let long_double = || Field::member("q", Type::Float(FloatType::LongDouble));
        assert!(lowered_single_quad_word(&whole(packed(long_double()))));
        assert!(!lowered_single_quad_word(&whole(with(long_double()))));
        assert!(!lowered_single_quad_word(&whole(packed(Field::member("d", Type::ULL)))));
    }

    #[test]
    fn unions() {
        let union = |field: Field| Record {
            kind: RecordKind::Union { active: 0 },
            ..Record::structure("U", vec![Field::member("x", Type::INT), field])
        };
        assert_eq!(
            matching(union(Field::unnamed(Type::INT, 0))),
            ["unnamed-bit-field", "zero-width-bit-field"]
        );
        assert_eq!(matching(union(Field::bit_field("b", Type::UINT, 9))), ["bit-field-in-union"]);
        assert!(matching(union(Field::bit_field("b", Type::UINT, 8))).is_empty());
    }

    #[test]
    fn every_type() {
        let float = |float| Type::Float(float);
        let vector = |of, lanes| Type::Vector(Box::new(of), lanes);
        let value =
            |ty: &Type| PATTERNS.iter().filter(|p| p.fits_value(ty)).map(|p| p.name).collect::<Vec<_>>();
        assert_eq!(value(&vector(float(FloatType::Double), 1)), ["one-lane-vector"]);
        assert_eq!(value(&vector(Type::INT, 8)), ["wide-vector"]);
        assert_eq!(value(&Type::Int(IntType::UInt128)), ["int128"]);
        assert_eq!(value(&Type::Int(IntType::BitInt(65))), ["quad-word-bit-int"]);
        assert!(value(&Type::Int(IntType::UBitInt(64))).is_empty());
        assert_eq!(value(&vector(Type::INT, 1)), ["short-vector"]);
        assert!(value(&vector(Type::INT, 2)).is_empty() && value(&vector(Type::INT, 4)).is_empty());
        let with = |ty| Record::structure("S", vec![Field::member("a", Type::INT), Field::member("m", ty)]);
        let array = |of, count| Type::Array(Box::new(of), count);
        assert_eq!(matching(with(array(Type::INT, 0))), ["flexible-array-member"]);
        assert_eq!(matching(with(vector(float(FloatType::Float), 1))), ["one-lane-vector-member"]);
        assert_eq!(matching(with(array(float(FloatType::Half), 2))), ["two-halves"]);
        assert_eq!(matching(with(Type::Int(IntType::UBitInt(100)))), ["quad-word-bit-int-member"]);
        assert!(matching(with(Type::Int(IntType::BitInt(64)))).is_empty());
        assert!(matching(with(array(float(FloatType::Half), 1))).is_empty());
        assert!(matching(with(array(Type::INT, 1))).is_empty());
    }

    #[test]
    fn whole_programs() {
        let fits = |declarations: &str, name: &str| {
            let text =
                format!("{declarations}\nvoid entry(void) {{ }}\nint main(void) {{ entry(); return 0; }}\n");
            named(name).unwrap().fits(&lang::parse::program(&text, "case").unwrap())
        };
        let variadic = |lanes: u32, parameter: &str| {
            let vector = format!("typedef long V __attribute__((vector_size({})));", lanes * 8);
            let take =
                "__builtin_va_list l; __builtin_va_start(l, n); struct S s = __builtin_va_arg(l, struct S);";
            let unnamed = format!("int f(int n, ...) {{ {take} __builtin_va_end(l); (void)n; return 0; }}");
            let function =
                if parameter.is_empty() { unnamed } else { format!("int f({parameter}) {{ return 0; }}") };
            fits(&format!("{vector}\nstruct S {{ V v; }};\n{function}"), "vectors-behind-the-dots")
        };
        assert!(variadic(1, "") && variadic(2, ""));
        assert!(!variadic(4, ""), "passed by reference");
        assert!(!variadic(2, "struct S s"), "named");
        let member = |member: &str| fits(&format!("struct S {{ {member} }};"), "bit-int-of-no-whole-bytes");
        assert!(member("unsigned _BitInt(17) a;") && member("unsigned _BitInt(17) a[2];"));
        assert!(!member("unsigned _BitInt(24) a;") && !member("_BitInt(17) a;"));
        assert!(!member("unsigned _BitInt(17) a : 9;"), "lies in an integer of whole bytes");
    }

    #[test]
    fn arrays_of_packed_records() {
        let inner = Record { packed: true, ..Record::structure("I", vec![Field::member("x", Type::INT)]) };
        let array = |of| Field::member("i", Type::Array(Box::new(of), 2));
        let outer = Record::structure("S", vec![array(Type::Record(RecordId(0)))]);
        let plain = Record::structure("P", vec![array(Type::INT)]);
        let program = Program {
            target: Target::default(),
            enums: Vec::new(),
            records: vec![inner, outer, plain],
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
        };
        assert!(array_of_packed_records(&program, RecordId(1)));
        assert!(!array_of_packed_records(&program, RecordId(2)));
    }

    #[test]
    fn member_records() {
        let inner = || Field::member("i", Type::Array(Box::new(Type::Record(RecordId(0))), 2));
        let plain = Record::structure("S", vec![inner()]);
        assert!(matching(plain.clone()).is_empty());
        let packed = Record { packed: true, ..plain };
        assert_eq!(matching(packed), ["misaligned-member-record"]);
        let field = Record::structure("S", vec![Field { packed: true, ..inner() }]);
        assert_eq!(matching(field), ["misaligned-member-record"]);
    }
}
