//! The small world of records by value: every structure and union of up to three members, plain, packed and over-aligned,
//! by itself, returned, and where registers run out.

use lang::{Align, Bits, Field, Program, Record, RecordId, RecordKind, Signature, Target, Type};

use super::cause::member_types;

/// A record of the small world, in a program of its own.
pub fn programs(target: Target) -> impl Iterator<Item = Program> {
    members().into_iter().flat_map(move |fields| {
        let shapes = [
            record(RecordKind::Struct, &fields, |_| ()),
            record(RecordKind::Struct, &fields, |record| record.packed = true),
            record(RecordKind::Struct, &fields, |record| record.aligned = Some(Align::SIXTEEN)),
            record(RecordKind::Struct, &fields, |record| {
                if let Some(last) = record.fields.last_mut() {
                    last.aligned = Some(Align::SIXTEEN);
                }
            }),
            record(RecordKind::Union { active: in_use(&fields) }, &fields, |_| ()),
        ];
        let ends =
            [vec![], vec![Field::unnamed(Type::INT, 32)], vec![Field::flexible_array("rest", Type::INT)]];
        let longer = ends.into_iter().skip(1).map(|end| {
            let fields: Vec<Field> = fields.iter().cloned().chain(end).collect();
            record(RecordKind::Struct, &fields, |_| ())
        });
        let all: Vec<Record> = shapes.into_iter().chain(longer).collect();
        all.into_iter().map(move |record| Program { records: vec![record], ..Program::empty(target) })
    })
}

/// The signatures that are asked of each: alone, back, after registers of either kind are almost used up, and with something after it.
pub fn signatures() -> Vec<Signature> {
    let ty = Type::Record(RecordId(0));
    let (long, double) = (Type::Int(lang::IntType::Long), Type::Float(lang::FloatType::Double));
    let mut all = vec![Signature { ret: Some(ty.clone()), params: Vec::new(), ..Default::default() }];
    for (before, count) in [(&long, 0), (&long, 1), (&long, 5), (&long, 7), (&double, 7)] {
        let mut params = vec![before.clone(); count];
        params.push(ty.clone());
        params.push(before.clone());
        all.push(Signature { ret: None, params, ..Default::default() });
    }
    all.push(Signature {
        ret: None,
        params: vec![Type::INT, ty],
        tail: Some(lang::VariadicTail::ellipsis(1)),
        ..Default::default()
    });
    all
}

/// The member of a union that is passed: the one that `call_probe` chooses.
fn in_use(fields: &[Field]) -> u32 {
    (0..).zip(fields).find(|(_, field)| !field.ty.is_scalar()).map_or(0, |(index, _)| index)
}

fn record(kind: RecordKind, fields: &[Field], change: impl FnOnce(&mut Record)) -> Record {
    let mut record = Record { kind, ..Record::structure("S", fields.to_vec()) };
    change(&mut record);
    record
}

/// Up to three members of the types there are, arrays and bit-fields among them.
fn members() -> Vec<Vec<Field>> {
    let types = member_types();
    let mut all = Vec::new();
    for (number, one) in types.iter().enumerate() {
        all.push(vec![Field::member("a", one.clone())]);
        all.push(["a", "b", "c", "d"].map(|name| Field::member(name, one.clone())).into());
        for other in &types {
            all.push(vec![Field::member("a", one.clone()), Field::member("b", other.clone())]);
            // Of three, the outer two alike: enough for every pattern of holes.
            let third = &types[(number + 2) % types.len()];
            for last in [one, third] {
                all.push(vec![
                    Field::member("a", one.clone()),
                    Field::member("b", other.clone()),
                    Field::member("c", last.clone()),
                ]);
            }
        }
        let array = Type::Array(Box::new(one.clone()), 3);
        all.push(vec![Field::member("a", array)]);
    }
    for width in [3, 31] {
        let field = Field { bits: Some(Bits(width)), ..Field::member("b", Type::INT) };
        all.push(vec![Field::member("a", Type::Float(lang::FloatType::Float)), field.clone()]);
        all.push(vec![Field::member("a", Type::Float(lang::FloatType::Double)), field]);
    }
    all.push(Vec::new());
    all
}
