//! Transparent unions, drawn by a gene of their own: the programs that have none are as they would be without it.

use lang::{EnumId, Features, Field, FloatType, IntType, Record, RecordKind, Type};
use smol_str::format_smolstr;

use crate::choices::Choices;
use crate::record::{ProgramTypes, pointee};

/// The sixteenths of the programs that have such unions.
const PROGRAMS: u32 = 2;

/// Types, each with the features that it needs.
type OpenTypes = &'static [(Features, Type)];

/// The types of members of one size: those of first members, and those of further ones beside these.
const SIZES: [(OpenTypes, OpenTypes); 6] = [
    (&[(Features::BOOL, Type::Int(IntType::Bool))], &[]),
    (
        &[(Features::empty(), Type::Int(IntType::SChar)), (Features::empty(), Type::Int(IntType::UChar))],
        &[(Features::empty(), Type::Int(IntType::Char))],
    ),
    (
        &[(Features::empty(), Type::Int(IntType::Short)), (Features::empty(), Type::Int(IntType::UShort))],
        &[(Features::HALF, Type::Float(FloatType::Half))],
    ),
    (
        &[
            (Features::empty(), Type::INT),
            (Features::empty(), Type::UINT),
            (Features::ENUM, Type::Enum(EnumId(0))),
        ],
        &[(Features::FLOAT_FIELD, Type::Float(FloatType::Float))],
    ),
    (
        &[(Features::empty(), Type::Int(IntType::Long)), (Features::empty(), Type::ULL)],
        &[(Features::FLOAT_FIELD, Type::Float(FloatType::Double))],
    ),
    (
        &[(Features::INT128, Type::Int(IntType::Int128)), (Features::INT128, Type::Int(IntType::UInt128))],
        &[
            (Features::QUAD, Type::Float(FloatType::Quad)),
            (Features::LONG_DOUBLE, Type::Float(FloatType::LongDouble)),
        ],
    ),
];

/// Adds transparent unions to the records of some programs.
pub(crate) fn draw(types: &mut ProgramTypes<'_>, mut choices: Choices<'_>) {
    let about = types.focus.contains(Features::TRANSPARENT_UNION);
    let open = types.enabled.contains(Features::TRANSPARENT_UNION);
    if !open || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    for _ in 0..choices.number_between(1, 2) {
        let record = union(types, &mut choices);
        types.take(record);
    }
}

fn union(types: &ProgramTypes<'_>, choices: &mut Choices<'_>) -> Record {
    let possible: Vec<(Vec<Type>, Vec<Type>)> = SIZES
        .iter()
        .map(|(first, others)| (allowed(types, first), allowed(types, others)))
        .filter(|(first, _)| !first.is_empty())
        .collect();
    let (mut first, mut others) = choices.pick(&possible).cloned().unwrap_or_default();
    if first.contains(&Type::ULL) && types.enabled.contains(Features::POINTER_FIELD) {
        first.push(pointee().pointer_to());
    }
    others.extend(first.iter().cloned());
    let mut members = vec![choices.pick(&first).cloned().unwrap_or(Type::INT)];
    for _ in 0..choices.number_between(1, 2) {
        members.extend(choices.pick(&others).cloned());
    }
    let active = choices.below(members.len() as u32);
    let fields = members.into_iter().enumerate().map(|(i, ty)| Field::member(format_smolstr!("f{i}"), ty));
    let tag = format_smolstr!("S{}", types.named.len());
    let plain = Record::structure(tag, fields.collect());
    Record { kind: RecordKind::Union { active }, transparent: true, ..plain }
}

fn allowed(types: &ProgramTypes<'_>, of_size: &[(Features, Type)]) -> Vec<Type> {
    let allowed = of_size.iter().filter(|(needs, _)| types.enabled.contains(*needs));
    allowed.map(|(_, ty)| ty.clone()).collect()
}
