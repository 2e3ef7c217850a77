//! The bodies of intrinsics on vectors, as IR text.

use std::fmt::Write as _;

use ir::{Intrinsic, Type, TypeId};

use super::template::Overload;

/// The step by which a reduction combines its lanes.
enum ReductionStep {
    Operator(&'static str),
    /// An intrinsic of two operands.
    Call(Intrinsic),
}

fn reduction(intrinsic: Intrinsic) -> Option<ReductionStep> {
    use ReductionStep::{Call, Operator};
    Some(match intrinsic {
        Intrinsic::VectorReduceAdd => Operator("add"),
        Intrinsic::VectorReduceMul => Operator("mul"),
        Intrinsic::VectorReduceAnd => Operator("and"),
        Intrinsic::VectorReduceOr => Operator("or"),
        Intrinsic::VectorReduceXor => Operator("xor"),
        Intrinsic::VectorReduceFAdd => Operator("fadd"),
        Intrinsic::VectorReduceFMul => Operator("fmul"),
        Intrinsic::VectorReduceSMax => Call(Intrinsic::SMax),
        Intrinsic::VectorReduceSMin => Call(Intrinsic::SMin),
        Intrinsic::VectorReduceUMax => Call(Intrinsic::UMax),
        Intrinsic::VectorReduceUMin => Call(Intrinsic::UMin),
        Intrinsic::VectorReduceFMax => Call(Intrinsic::MaxNum),
        Intrinsic::VectorReduceFMin => Call(Intrinsic::MinNum),
        Intrinsic::VectorReduceFMaximum => Call(Intrinsic::Maximum),
        Intrinsic::VectorReduceFMinimum => Call(Intrinsic::Minimum),
        _ => return None,
    })
}

/// The body of an intrinsic that exists for vectors only.
pub(super) fn body(overload: &Overload<'_>) -> Option<String> {
    if let Some(step) = reduction(overload.intrinsic) {
        return reduce(overload, step);
    }
    match overload.intrinsic {
        Intrinsic::VectorReverse => reverse(overload),
        Intrinsic::VectorInsert | Intrinsic::VectorExtract if !of_one_lane_type(overload) => None,
        Intrinsic::VectorInsert => insert(overload),
        Intrinsic::VectorExtract => extract(overload),
        Intrinsic::VectorSplice => splice(overload),
        _ => None,
    }
}

/// True if both overloaded types have the same lane type.
fn of_one_lane_type(overload: &Overload<'_>) -> bool {
    let lane = |at: usize| overload.types.scalar(overload.overloads[at]);
    lane(0) == lane(1)
}

fn lanes(overload: &Overload<'_>, ty: TypeId) -> Option<(u32, TypeId)> {
    match *overload.types.get(ty) {
        Type::Vector(lanes, lane) => Some((lanes, lane)),
        _ => None,
    }
}

/// Combines the lanes in order, after the start value, if there is one.
fn reduce(overload: &Overload<'_>, step: ReductionStep) -> Option<String> {
    let vector = overload.overloads[0];
    let (count, lane) = lanes(overload, vector)?;
    let (vector, scalar) = (overload.type_text(vector)?, overload.type_text(lane)?);
    let starts = overload.function.params.len() == 2;
    let source = if starts { "%b" } else { "%a" };
    let mut text = String::new();
    let mut sum = if starts { "%a".to_owned() } else { "%x0".to_owned() };
    for at in 0..count {
        let _ = writeln!(text, "%x{at} = extractelement {vector} {source}, i32 {at}");
        if at == 0 && !starts {
            continue;
        }
        let _ = match step {
            ReductionStep::Operator(op) => writeln!(text, "%s{at} = {op} {scalar} {sum}, %x{at}"),
            ReductionStep::Call(intrinsic) => {
                let name = intrinsic.overloaded_name(overload.types, &[lane]);
                writeln!(text, "%s{at} = call {scalar} @{name}({scalar} {sum}, {scalar} %x{at})")
            }
        };
        sum = format!("%s{at}");
    }
    let _ = writeln!(text, "ret {scalar} {sum}");
    Some(text)
}

fn reverse(overload: &Overload<'_>) -> Option<String> {
    let (count, _) = lanes(overload, overload.overloads[0])?;
    let vector = overload.type_text(overload.overloads[0])?;
    let mask: Vec<String> = (0..count).rev().map(|lane| format!("i32 {lane}")).collect();
    let mask = format!("<{count} x i32> <{}>", mask.join(", "));
    Some(format!("%r = shufflevector {vector} %a, {vector} poison, {mask}\nret {vector} %r"))
}

fn insert(overload: &Overload<'_>) -> Option<String> {
    let (count, lane) = lanes(overload, overload.overloads[1])?;
    let (whole, part) =
        (overload.type_text(overload.overloads[0])?, overload.type_text(overload.overloads[1])?);
    let lane = overload.type_text(lane)?;
    let (mut text, mut vector) = (String::new(), "%a".to_owned());
    for at in 0..count {
        let _ = writeln!(text, "%x{at} = extractelement {part} %b, i32 {at}");
        let _ = writeln!(text, "%i{at} = add i64 %c, {at}");
        let _ = writeln!(text, "%r{at} = insertelement {whole} {vector}, {lane} %x{at}, i64 %i{at}");
        vector = format!("%r{at}");
    }
    let _ = writeln!(text, "ret {whole} {vector}");
    Some(text)
}

fn extract(overload: &Overload<'_>) -> Option<String> {
    let (count, lane) = lanes(overload, overload.overloads[0])?;
    let (part, whole) =
        (overload.type_text(overload.overloads[0])?, overload.type_text(overload.overloads[1])?);
    let lane = overload.type_text(lane)?;
    let (mut text, mut vector) = (String::new(), "poison".to_owned());
    for at in 0..count {
        let _ = writeln!(text, "%i{at} = add i64 %b, {at}");
        let _ = writeln!(text, "%x{at} = extractelement {whole} %a, i64 %i{at}");
        let _ = writeln!(text, "%r{at} = insertelement {part} {vector}, {lane} %x{at}, i32 {at}");
        vector = format!("%r{at}");
    }
    let _ = writeln!(text, "ret {part} {vector}");
    Some(text)
}

/// A negative position counts from the end of the first vector.
fn splice(overload: &Overload<'_>) -> Option<String> {
    let (count, lane) = lanes(overload, overload.overloads[0])?;
    let (vector, lane) = (overload.type_text(overload.overloads[0])?, overload.type_text(lane)?);
    let (both, mask) = (format!("<{} x {lane}>", 2 * count), format!("<{} x i32>", 2 * count));
    let order: Vec<String> = (0..2 * count).map(|lane| format!("i32 {lane}")).collect();
    let mut text = format!(
        "%all = shufflevector {vector} %a, {vector} %b, {mask} <{}>\n\
         %negative = icmp slt i32 %c, 0\n\
         %fromend = add i32 %c, {count}\n\
         %start = select i1 %negative, i32 %fromend, i32 %c\n",
        order.join(", ")
    );
    let mut result = "poison".to_owned();
    for at in 0..count {
        let _ = writeln!(text, "%i{at} = add i32 %start, {at}");
        let _ = writeln!(text, "%x{at} = extractelement {both} %all, i32 %i{at}");
        let _ = writeln!(text, "%r{at} = insertelement {vector} {result}, {lane} %x{at}, i32 {at}");
        result = format!("%r{at}");
    }
    let _ = writeln!(text, "ret {vector} {result}");
    Some(text)
}

/// Calls the intrinsic for each lane, and puts the results side by side.
pub(super) fn lane_by_lane(overload: &Overload<'_>) -> Option<String> {
    let Overload { intrinsic, types, overloads, function } = *overload;
    let scalars: Vec<TypeId> = overloads.iter().map(|&ty| types.scalar(ty)).collect();
    let name = intrinsic.overloaded_name(types, &scalars);
    let (count, _) = overloads.iter().find_map(|&ty| lanes(overload, ty))?;
    let results: Vec<TypeId> = match types.fields(function.ret) {
        Some(fields) => fields.to_vec(),
        None => vec![function.ret],
    };
    let parts: Vec<String> =
        results.iter().map(|&ty| overload.type_text(types.scalar(ty))).collect::<Option<_>>()?;
    let ret = if results.len() > 1 { format!("{{ {} }}", parts.join(", ")) } else { parts[0].clone() };
    let mut text = String::new();
    let mut vectors = vec!["poison".to_owned(); results.len()];
    for at in 0..count {
        let mut args = Vec::new();
        for (param, letter) in function.params.iter().zip('a'..) {
            let (whole, scalar) =
                (overload.type_text(param.ty)?, overload.type_text(types.scalar(param.ty))?);
            if lanes(overload, param.ty).is_some() {
                let _ = writeln!(text, "%{letter}{at} = extractelement {whole} %{letter}, i32 {at}");
                args.push(format!("{scalar} %{letter}{at}"));
            } else {
                // A parameter that is no vector is the same for all lanes.
                args.push(format!("{scalar} %{letter}"));
            }
        }
        let _ = writeln!(text, "%r{at} = call {ret} @{name}({})", args.join(", "));
        for (part, vector) in vectors.iter_mut().enumerate() {
            let mut value = format!("%r{at}");
            if results.len() > 1 {
                let _ = writeln!(text, "%x{at}.{part} = extractvalue {ret} {value}, {part}");
                value = format!("%x{at}.{part}");
            }
            let (whole, scalar) = (overload.type_text(results[part])?, &parts[part]);
            let _ =
                writeln!(text, "%v{at}.{part} = insertelement {whole} {vector}, {scalar} {value}, i32 {at}");
            *vector = format!("%v{at}.{part}");
        }
    }
    let whole = overload.type_text(function.ret)?;
    if results.len() == 1 {
        let _ = writeln!(text, "ret {whole} {}", vectors[0]);
        return Some(text);
    }
    let mut value = "poison".to_owned();
    for (part, vector) in vectors.iter().enumerate() {
        let field = overload.type_text(results[part])?;
        let _ = writeln!(text, "%w{part} = insertvalue {whole} {value}, {field} {vector}, {part}");
        value = format!("%w{part}");
    }
    let _ = writeln!(text, "ret {whole} {value}");
    Some(text)
}
