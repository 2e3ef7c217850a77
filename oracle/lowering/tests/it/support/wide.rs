//! Random records around vectors of 32 and 64 bytes: alone in a record, which is what travels in a register (psABI 3.2.3p2
//! rule 5(c)), and beside something, which is what does not.

use lang::{Align, Field, FloatType, FuncId, IntType, Program, Record, RecordId, RecordKind, Target, Type};
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

/// A program of `records` random records for x86-64. The first has no members, the second only an unnamed one, the third is a
/// union of a vector with something longer, the fourth has a member without a size beside its vector.
pub(crate) fn program(rng: &mut ChaCha8Rng, records: usize) -> Program {
    let mut program = Program {
        target: Target::X86_64Linux,
        enums: vec![enumeration("ep"), enumeration("eu")],
        records: vec![
            Record::structure("R0", Vec::new()),
            Record::structure("R1", vec![Field::unnamed(Type::INT, 5)]),
            longer_union(),
            Record::structure(
                "R3",
                vec![
                    Field::member("m3", Type::Record(RecordId(0))),
                    Field::member("m3_1", Type::Vector(Box::new(Type::INT), 8)),
                ],
            ),
        ],
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    };
    for index in 4..records {
        let record = record(rng, index);
        program.records.push(record);
    }
    program
}

fn longer_union() -> Record {
    let bytes = Type::Array(Box::new(Type::Int(IntType::SChar)), 32);
    let fields =
        vec![Field::member("m2", Type::Vector(Box::new(Type::INT), 4)), Field::member("m2_1", bytes)];
    Record { kind: RecordKind::Union { active: 0 }, ..Record::structure("R2", fields) }
}

fn enumeration(tag: &str) -> lang::EnumDef {
    let constants = vec![(format!("{tag}_0").into(), 0), (format!("{tag}_1").into(), 300)];
    lang::EnumDef { tag: tag.into(), constants, packed: false, aligned: None }
}

fn record(rng: &mut ChaCha8Rng, index: usize) -> Record {
    let mut fields = vec![Field::member(format!("m{index}"), member(rng, index))];
    while rng.random_ratio(1, 3) {
        let name = format!("m{index}_{}", fields.len());
        let beside = match rng.random_range(0..8) {
            0 => Field::unnamed(Type::INT, 0),
            1 => Field::unnamed(Type::INT, 3),
            2 => Field::member(name, Type::Record(RecordId(rng.random_range(0..2)))),
            3 => Field::member(name, Type::Array(Box::new(Type::Record(RecordId(0))), 2)),
            4 => Field::bit_field(name, Type::INT, 7),
            5 => Field::member(name, Type::Float(FloatType::Float)),
            _ => Field::member(name, member(rng, index)),
        };
        fields.insert(rng.random_range(0..=fields.len()), beside);
    }
    let active = fields.iter().position(|field| !field.is_unnamed_bit_field()).unwrap() as u32;
    let union = rng.random_ratio(1, 4);
    let kind = if union { RecordKind::Union { active } } else { RecordKind::Struct };
    let packed = rng.random_ratio(1, 8);
    let aligned = rng.random_ratio(1, 8).then(|| Align::from_bytes(1 << rng.random_range(0..=6)).unwrap());
    Record {
        tag: format!("R{index}").into(),
        kind,
        fields,
        packed,
        aligned,
        pragma_pack: None,
        ms_struct: false,
        transparent: false,
        big_endian: false,
        untagged: false,
    }
}

/// A vector, a record before this one, or an array of either.
fn member(rng: &mut ChaCha8Rng, index: usize) -> Type {
    let of = match rng.random_range(0..6) {
        0 => Type::Record(RecordId(rng.random_range(0..index as u32))),
        _ => vector(rng),
    };
    match rng.random_range(0..6) {
        0 => Type::Array(Box::new(of), 1),
        1 => Type::Array(Box::new(of), 2),
        _ => of,
    }
}

fn vector(rng: &mut ChaCha8Rng) -> Type {
    const LANES: [(Type, u32); 5] = [
        (Type::Float(FloatType::Float), 4),
        (Type::Float(FloatType::Double), 8),
        (Type::Int(IntType::UShort), 2),
        (Type::INT, 4),
        (Type::Int(IntType::Long), 8),
    ];
    let size = *[8, 16, 32, 32, 32, 32, 64, 64, 64].choose(rng).unwrap();
    let (lane, bytes) = LANES.choose(rng).unwrap();
    Type::Vector(Box::new(lane.clone()), size / bytes)
}
