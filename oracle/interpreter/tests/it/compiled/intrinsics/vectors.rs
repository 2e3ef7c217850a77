//! Intrinsics on vectors.

use crate::compiled::intrinsics::program::ProgramText;

const V4: &str = "<4 x i8>";

fn v4(lanes: [u8; 4]) -> String {
    let lanes: Vec<String> = lanes.iter().map(|lane| format!("i8 {lane}")).collect();
    format!("<{}>", lanes.join(", "))
}

/// Observes the lanes of a vector of bytes.
fn observe(program: &mut ProgramText, ty: &str, vector: &str, expected: &[u8]) {
    for (at, &lane) in expected.iter().enumerate() {
        let value = program.value(&format!("extractelement {ty} {vector}, i32 {at}"));
        program.observe(8, &value, lane.into());
    }
}

#[test]
fn scalar_intrinsics_act_lane_by_lane() {
    let mut program = ProgramText::default();
    let args = [(V4, v4([1, 200, 3, 4])), (V4, v4([2, 100, 255, 4]))];
    let result = program.call(V4, "umax.v4i8", &args);
    observe(&mut program, V4, &result, &[2, 200, 255, 4]);
    let result = program.call(V4, "smax.v4i8", &args);
    observe(&mut program, V4, &result, &[2, 100, 3, 4]);
    let result = program.call(V4, "ctlz.v4i8", &[args[0].clone(), ("i1", "false".to_owned())]);
    observe(&mut program, V4, &result, &[7, 0, 6, 5]);
    let pair = "{ <4 x i8>, <4 x i1> }";
    let result = program.call(pair, "uadd.with.overflow.v4i8", &args);
    let sums = program.value(&format!("extractvalue {pair} {result}, 0"));
    observe(&mut program, V4, &sums, &[3, 44, 2, 8]);
    let truths = program.value(&format!("extractvalue {pair} {result}, 1"));
    let bytes = program.value(&format!("zext <4 x i1> {truths} to <4 x i8>"));
    observe(&mut program, V4, &bytes, &[0, 1, 1, 0]);
    program.check();
    program.check_native();
}

#[test]
fn reductions() {
    let mut program = ProgramText::default();
    for (name, expected) in [
        ("add", 208u8),
        ("mul", 96),
        ("and", 0),
        ("or", 207),
        ("xor", 206),
        ("smax", 4),
        ("smin", 200),
        ("umax", 200),
        ("umin", 1),
    ] {
        let args = [(V4, v4([1, 200, 3, 4]))];
        let result = program.call("i8", &format!("vector.reduce.{name}.v4i8"), &args);
        program.observe(8, &result, expected.into());
    }
    let ty = "<3 x double>";
    let vector = "<double 1.0, double -2.5, double 8.0>".to_owned();
    for (name, start, expected) in [("fadd", "0.5", 7.0), ("fmul", "2.0", -40.0)] {
        let args = [("double", start.to_owned()), (ty, vector.clone())];
        let result = program.call("double", &format!("vector.reduce.{name}.v3f64"), &args);
        program.observe_f64(&result, expected);
    }
    for (name, expected) in [("fmax", 8.0), ("fmin", -2.5), ("fmaximum", 8.0), ("fminimum", -2.5)] {
        let args = [(ty, vector.clone())];
        let result = program.call("double", &format!("vector.reduce.{name}.v3f64"), &args);
        program.observe_f64(&result, expected);
    }
    program.check();
    program.check_native();
}

#[test]
fn lanes_are_moved() {
    let mut program = ProgramText::default();
    let (a, b) = ((V4, v4([1, 2, 3, 4])), (V4, v4([5, 6, 7, 8])));
    let result = program.call(V4, "vector.reverse.v4i8", std::slice::from_ref(&a));
    observe(&mut program, V4, &result, &[4, 3, 2, 1]);
    for (start, expected) in [("1", [2, 3, 4, 5]), ("-1", [4, 5, 6, 7])] {
        let args = [a.clone(), b.clone(), ("i32", start.to_owned())];
        let result = program.call(V4, "vector.splice.v4i8", &args);
        observe(&mut program, V4, &result, &expected);
    }
    let (half, at) = ("<2 x i8>", ("i64", "2".to_owned()));
    let result = program.call(half, "vector.extract.v2i8.v4i8", &[a.clone(), at.clone()]);
    observe(&mut program, half, &result, &[3, 4]);
    let result = program.call(V4, "vector.insert.v4i8.v2i8", &[b, (half, result), at]);
    observe(&mut program, V4, &result, &[5, 6, 3, 4]);
    program.check();
    program.check_native();
}
