//! Signatures for plug-in engines, many at a time: in each round all one-step reductions of all cases are tested together, so that
//! they cost one compilation.

use lang::{
    Field, FloatType, IntType, Program, Record, RecordKind, Signature, SignatureUnit, Type, UnitFunction,
};

/// The most rounds: each makes every case that is not done smaller by a step.
const ROUNDS: u32 = 60;

/// Makes cases smaller, each a unit of one function, as long as a smaller one is interesting. `test` gets pairs of the index of
/// a case and a candidate, and says for each whether the candidate is interesting in the way of its case.
///
/// # Errors
/// Those of `test`.
pub fn reduce_units<E>(
    cases: Vec<SignatureUnit>,
    mut test: impl FnMut(&[(usize, SignatureUnit)]) -> Result<Vec<bool>, E>,
) -> Result<Vec<SignatureUnit>, E> {
    let mut best = cases;
    let mut open: Vec<usize> = (0..best.len()).collect();
    for _ in 0..ROUNDS {
        let candidates: Vec<(usize, SignatureUnit)> = open
            .iter()
            .flat_map(|&case| one_step(&best[case]).into_iter().map(move |candidate| (case, candidate)))
            .collect();
        if candidates.is_empty() {
            break;
        }
        let interesting = test(&candidates)?;
        let mut next: Vec<Option<SignatureUnit>> = vec![None; best.len()];
        for ((case, candidate), holds) in candidates.into_iter().zip(interesting) {
            let place = &mut next[case];
            if holds && place.as_ref().is_none_or(|other| size(&candidate) < size(other)) {
                *place = Some(candidate);
            }
        }
        open.retain(|case| next[*case].is_some());
        for (case, smaller) in next.into_iter().enumerate() {
            if let Some(smaller) = smaller {
                best[case] = smaller;
            }
        }
    }
    Ok(best)
}

/// The size of a case: its parts, then how simple they are, then its text, so that no two cases are equal.
fn size(unit: &SignatureUnit) -> (usize, usize, usize, String) {
    let UnitFunction { signature, .. } = &unit.functions[0];
    let used = unit.records_of(&unit.functions);
    let records = used.iter().map(|id| &unit.types[*id]);
    let fields: usize = records.clone().map(|record| 1 + record.fields.len()).sum();
    let attributes: usize = records
        .clone()
        .map(|record| {
            let own = usize::from(record.packed)
                + usize::from(record.aligned.is_some())
                + usize::from(record.pragma_pack.is_some())
                + usize::from(record.is_union());
            let of_fields = record.fields.iter().map(|field| {
                usize::from(field.packed)
                    + usize::from(field.aligned.is_some())
                    + usize::from(field.typedef_align.is_some())
                    + usize::from(field.bits.is_some())
            });
            own + of_fields.sum::<usize>()
        })
        .sum();
    let types = records.flat_map(|record| record.fields.iter().map(|field| weight(&field.ty)));
    let passed = signature.params.iter().chain(&signature.ret).map(weight);
    let parts = signature.params.len()
        + usize::from(signature.ret.is_some())
        + usize::from(signature.tail.is_some())
        + fields;
    (parts, attributes, types.chain(passed).sum(), unit.to_string())
}

/// How far a type is from `int`.
fn weight(ty: &Type) -> usize {
    match ty {
        Type::Void => 0,
        Type::Int(IntType::Int) => 1,
        Type::Int(IntType::Long | IntType::SChar | IntType::Short) => 2,
        Type::Int(_) => 3,
        Type::Enum(_) => 5,
        Type::Float(FloatType::Double) => 2,
        Type::Float(FloatType::Float) => 3,
        Type::Float(_) => 4,
        Type::Pointer(_) | Type::FunctionPointer(_) => 4,
        Type::Complex(_) | Type::Vector(..) => 8,
        Type::Array(of, count) => 4 + *count as usize + weight(of),
        Type::Record(_) => 6,
    }
}

/// All cases that are one step smaller.
#[must_use]
pub fn one_step(unit: &SignatureUnit) -> Vec<SignatureUnit> {
    let UnitFunction { signature, .. } = &unit.functions[0];
    let mut found: Vec<SignatureUnit> =
        signatures(signature).into_iter().map(|signature| with_signature(unit, signature)).collect();
    for id in unit.records_of(&unit.functions) {
        let record = &unit.types[id];
        let smaller = records(&unit.types, record).into_iter();
        found.extend(smaller.map(|record| {
            let mut types = unit.types.clone();
            types[id] = record;
            SignatureUnit { types, functions: unit.functions.clone() }
        }));
    }
    let own = size(unit);
    let mut known = std::collections::BTreeSet::new();
    let normal = found.into_iter().map(|one| one.only(&one.functions[0]));
    normal.filter(|one| size(one) < own && known.insert(one.to_string())).collect()
}

fn with_signature(unit: &SignatureUnit, signature: Signature) -> SignatureUnit {
    SignatureUnit { types: unit.types.clone(), functions: vec![UnitFunction { number: 0, signature }] }
}

fn signatures(signature: &Signature) -> Vec<Signature> {
    let mut found = Vec::new();
    // The second half, the first half, then one at a time.
    let count = signature.params.len();
    for (from, to) in [(count / 2, count), (0, count / 2)].into_iter().filter(|(from, to)| to - from > 1) {
        found.extend(without_parameters(signature, from, to));
    }
    found.extend((0..count).filter_map(|at| without_parameters(signature, at, at + 1)));
    if signature.ret.is_some() {
        found.push(Signature { ret: None, ..signature.clone() });
    }
    if signature.tail.is_some() {
        found.push(Signature { tail: None, ..signature.clone() });
    }
    let named = signature.named();
    for (at, ty) in signature.params.iter().enumerate() {
        for ty in simpler(ty).into_iter().filter(|ty| at < named || is_promoted(ty)) {
            let mut params = signature.params.clone();
            params[at] = ty;
            found.push(Signature { params, ..signature.clone() });
        }
    }
    for ty in signature.ret.iter().flat_map(simpler) {
        found.push(Signature { ret: Some(ty), ..signature.clone() });
    }
    found
}

/// A variadic function keeps a named parameter.
fn without_parameters(signature: &Signature, from: usize, to: usize) -> Option<Signature> {
    let mut params = signature.params.clone();
    params.drain(from..to);
    let mut tail = signature.tail;
    if let Some(tail) = &mut tail {
        let gone = to.min(tail.named as usize).saturating_sub(from) as u32;
        tail.named -= gone;
        if tail.named == 0 {
            return None;
        }
    }
    Some(Signature { params, tail, ..signature.clone() })
}

/// True of a type that the default argument promotions leave as it is (C11 6.5.2.2p6).
fn is_promoted(ty: &Type) -> bool {
    match ty {
        Type::Int(int) => int.width().0 >= 32,
        Type::Float(float) => *float >= FloatType::Double,
        _ => true,
    }
}

/// Types that are simpler, of the same class first.
fn simpler(ty: &Type) -> Vec<Type> {
    const DOUBLE: Type = Type::Float(FloatType::Double);
    match ty {
        Type::Int(IntType::Int) | Type::Void => Vec::new(),
        Type::Int(IntType::Long | IntType::SChar | IntType::Short) => vec![Type::INT],
        Type::Int(IntType::UChar | IntType::Bool | IntType::Char) => {
            vec![Type::INT, Type::Int(IntType::SChar)]
        }
        Type::Int(IntType::UShort) => vec![Type::INT, Type::Int(IntType::Short)],
        Type::Int(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
            vec![Type::INT, Type::Int(IntType::Long)]
        }
        Type::Enum(_) => vec![Type::INT],
        Type::Float(FloatType::Double) => vec![Type::INT],
        Type::Float(FloatType::Float) => vec![Type::INT, DOUBLE],
        Type::Float(_) => vec![Type::INT, DOUBLE],
        Type::Complex(part) => vec![Type::Float(*part)],
        Type::Vector(of, _) => vec![(**of).clone()],
        Type::Array(of, count) => {
            let shorter = [1, count / 2, count - 1];
            let shorter = shorter.into_iter().filter(|less| *less > 0 && less < count);
            let simpler_element = simpler(of).into_iter().map(|of| Type::Array(Box::new(of), *count));
            std::iter::once((**of).clone())
                .chain(shorter.map(|less| Type::Array(of.clone(), less)))
                .chain(simpler_element)
                .collect()
        }
        Type::Record(_) => vec![Type::INT, DOUBLE, Type::Int(IntType::Long)],
    }
}

fn records(types: &Program, record: &Record) -> Vec<Record> {
    let mut found = Vec::new();
    let count = record.fields.len();
    for (from, to) in [(count / 2, count), (0, count / 2)].into_iter().filter(|(from, to)| to - from > 1) {
        found.push(without_fields(record, from, to));
    }
    found.extend((0..count).map(|at| without_fields(record, at, at + 1)));
    let plain = [
        Record { packed: false, ..record.clone() },
        Record { aligned: None, ..record.clone() },
        Record { pragma_pack: None, ..record.clone() },
        Record { kind: RecordKind::Struct, ..record.clone() },
    ];
    found.extend(plain.into_iter().filter(|plain| plain != record));
    for (at, field) in record.fields.iter().enumerate() {
        for field in fields(field) {
            let mut smaller = record.clone();
            smaller.fields[at] = field;
            found.push(smaller);
        }
    }
    // A record in a record gives its members.
    for (at, field) in record.fields.iter().enumerate() {
        if let (Type::Record(id), None) = (&field.ty, field.bits) {
            let inner = &types[*id];
            let mut flat = record.clone();
            flat.fields.splice(at..=at, inner.fields.iter().cloned());
            for (index, field) in flat.fields.iter_mut().enumerate() {
                field.name = field.name.as_ref().map(|_| format!("m{index}").into());
            }
            found.push(flat);
        }
    }
    found.retain(|record| !record.fields.is_empty());
    found
}

fn without_fields(record: &Record, from: usize, to: usize) -> Record {
    let mut smaller = record.clone();
    smaller.fields.drain(from..to);
    if let RecordKind::Union { active } = &mut smaller.kind {
        *active = 0;
    }
    smaller
}

fn fields(field: &Field) -> Vec<Field> {
    let plain = [
        Field { packed: false, ..field.clone() },
        Field { aligned: None, ..field.clone() },
        Field { typedef_align: None, ..field.clone() },
        Field { bits: field.name.as_ref().and(None), ..field.clone() },
    ];
    let mut found: Vec<Field> = plain
        .into_iter()
        .filter(|plain| plain != field && (plain.bits.is_some() || plain.name.is_some()))
        .collect();
    match field.bits {
        Some(width) => {
            let narrower = [lang::Bits(1), lang::Bits(width.0 / 2), lang::Bits(width.0.saturating_sub(1))];
            let narrower = narrower.into_iter().filter(|less| less.0 > 0 && *less < width);
            found.extend(narrower.map(|bits| Field { bits: Some(bits), ..field.clone() }));
            let to_int = field.ty != Type::INT && width.0 <= 32;
            found.extend(to_int.then(|| Field { ty: Type::INT, ..field.clone() }));
        }
        None => found.extend(simpler(&field.ty).into_iter().map(|ty| Field {
            ty,
            name: named(field),
            ..field.clone()
        })),
    }
    found
}

/// The name of what takes the place of a field that may have none.
fn named(field: &Field) -> Option<smol_str::SmolStr> {
    field.name.clone().or_else(|| Some("m0".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(c: &str) -> SignatureUnit {
        c.parse().unwrap()
    }

    fn reduced(c: &str, interesting: impl Fn(&SignatureUnit) -> bool) -> String {
        let test = |candidates: &[(usize, SignatureUnit)]| {
            Ok::<_, std::convert::Infallible>(candidates.iter().map(|(_, one)| interesting(one)).collect())
        };
        let Ok(mut all) = reduce_units(vec![unit(c)], test);
        all.remove(0).to_string()
    }

    #[test]
    fn what_does_not_matter_goes() {
        let c = "struct A { char c; float f[3]; }; struct B { struct A a; unsigned n : 7; double d; };\n\
                 struct A f(long, struct B, double, struct A);";
        // Some record with a double in it is passed.
        let has_double = |one: &SignatureUnit| {
            let used = one.records_of(&one.functions);
            used.iter().any(|id| {
                one.types[*id].fields.iter().any(|field| weight(&field.ty) == 2 && !field.ty.is_integer())
            })
        };
        assert_eq!(reduced(c, has_double), "struct R0 {\n    double m0;\n};\nvoid f_0(struct R0);\n");
        assert_eq!(reduced(c, |one| one.functions[0].signature.ret.is_some()), "int f_0(void);\n");
    }

    #[test]
    fn a_variadic_function_keeps_a_name() {
        let c = "int f(int, double, ... /* passes: double, long */);";
        let variadic = |one: &SignatureUnit| {
            let signature = &one.functions[0].signature;
            signature.tail.is_some() && signature.named() < signature.params.len()
        };
        assert_eq!(reduced(c, variadic), "void f_0(int, ... /* passes: int */);\n");
    }

    #[test]
    fn every_step_is_smaller_and_reads_back() {
        for c in [
            "union U { short s[4]; struct { int a : 3; int : 0; } x; }; union U f(union U, char, void *);",
            "struct __attribute__((packed)) P { long double x; _Complex float z; }; int f(struct P, ... /* passes: struct P */);",
        ] {
            let whole = unit(c);
            let steps = one_step(&whole);
            assert!(steps.len() > 8, "{}", steps.len());
            for step in steps {
                assert!(size(&step) < size(&whole));
                assert_eq!(step.to_string().parse::<SignatureUnit>().unwrap().to_string(), step.to_string());
            }
        }
    }
}
