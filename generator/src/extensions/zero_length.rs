//! Arrays of length zero, drawn by a gene of their own: a program that has none is as it would be without it.

use lang::{Features, Field, FloatType, IntType, Record, RecordId, RecordKind, Type};
use smol_str::format_smolstr;

use crate::choices::Choices;
use crate::record::{ProgramTypes, pointee, summary};

/// The sixteenths of the programs that have such arrays.
const PROGRAMS: u32 = 3;
/// The sixteenths of the records of such a program that do.
const OF_PROGRAM: u32 = 8;
/// The sixteenths of these programs that have a record of nothing else.
const ALONE: u32 = 4;

/// Puts arrays of length zero into records of some programs, before, between and after their members, and adds a record of nothing else.
/// No function is drawn yet, so that nothing knows the members by their numbers.
pub(crate) fn draw(types: &mut ProgramTypes<'_>, mut choices: Choices<'_>) {
    let about = types.focus.contains(Features::ZERO_LENGTH);
    let open = types.enabled.contains(Features::ZERO_LENGTH);
    if !open || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    for id in (0..).map(RecordId).take(types.program.records.len()) {
        let record = &types.program[id];
        // gcc and clang agree on the layouts with `ms_struct` of what `can_be_ms_struct` describes, which knows no such arrays.
        let can_have = !record.transparent && !record.ms_struct;
        if can_have && (choices.chance(OF_PROGRAM) || about) {
            for number in 0..choices.number_between(1, 2) {
                insert(types, id, number, &mut choices);
            }
        }
    }
    if choices.chance(ALONE) || about {
        let tag = format_smolstr!("S{}", types.named.len());
        let id = RecordId(types.program.records.len() as u32);
        let field = Field::member("f0", array(types, id, &mut choices));
        types.take(Record::structure(tag, vec![field]));
    }
    // A record is summed up after those in it.
    for id in (0..).map(RecordId).take(types.program.records.len()) {
        types.summaries[id.index()] = summary::summarize(&types.program, &types.summaries, id);
    }
}

/// Adds a member to a record. In a union it leaves the active one what it is.
fn insert(types: &mut ProgramTypes<'_>, id: RecordId, number: u32, choices: &mut Choices<'_>) {
    let ty = array(types, id, choices);
    let record = &mut types.program[id];
    let end = record.fields.iter().filter(|field| !field.flexible).count() as u32;
    let at = choices.below(end + 1);
    // gcc misses the initialiser of an unnamed bit-field that ends a record behind one (`-Wmissing-field-initializers`).
    let is_last = record.fields[at as usize..end as usize].iter().all(Field::is_unnamed_bit_field);
    let at = if is_last { end } else { at };
    let name = format_smolstr!("z{}_{number}", id.0);
    record.fields.insert(at as usize, Field::member(name, ty));
    if let RecordKind::Union { active } = &mut record.kind {
        *active += u32::from(at <= *active);
    }
}

/// An array, in one of two dimensions, of no elements of a scalar type or an earlier record.
fn array(types: &ProgramTypes<'_>, id: RecordId, choices: &mut Choices<'_>) -> Type {
    let mut elements =
        vec![Type::INT, Type::Int(IntType::Char), Type::Int(IntType::Short), Type::Int(IntType::Long)];
    if types.enabled.contains(Features::FLOAT_FIELD) {
        elements.extend([Type::Float(FloatType::Float), Type::Float(FloatType::Double)]);
    }
    if types.enabled.contains(Features::POINTER_FIELD) {
        elements.push(pointee().pointer_to());
    }
    if types.enabled.contains(Features::NESTED_RECORD) {
        // gcc warns of an alignment of its own in what is packed (`-Wpacked-not-aligned`).
        let can_be = |of: &&RecordId| {
            let summary = &types.summaries[of.index()];
            **of < id && !summary.flexible && !summary.over_aligned
        };
        elements.extend(types.named.iter().filter(can_be).map(|of| Type::Record(*of)));
    }
    let of = choices.pick(&elements).cloned().unwrap_or(Type::INT);
    let one = |of, count| Type::Array(Box::new(of), count);
    match choices.below(6) {
        0 => one(one(of, 0), 2),
        1 => one(one(of, 2), 0),
        _ => one(of, 0),
    }
}
