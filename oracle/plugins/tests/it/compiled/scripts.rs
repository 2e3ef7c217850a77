//! Scripts that do not do what they should: what they were never asked is not right, and what they die of costs itself.

use crate::it::support;

use lang::{SignatureUnit, Target};
use plugins::{CallFault, Direction, LiveEngine, Method, UnitReport};
use support::{engine, reports, tools, unit};

/// The part of a script in front of its loop.
const ATTACHED: &str = "import ctypes, os, sys\nunit = ctypes.CDLL(sys.argv[1])\nunit.bf_attach()\n";

/// The reports on an engine whose script is this text of Python, with what it has in front of it; none without Python.
fn reports_on(script: &str, unit: &SignatureUnit) -> Vec<UnitReport> {
    let tools = tools(Target::default());
    let Some(mut engine) = engine(&tools, "ctypes") else { return Vec::new() };
    let words = ["python3", "-I", "-c", &format!("{ATTACHED}{script}"), "{library}"];
    engine.spec.method = Method::Script { run: words.map(str::to_owned).to_vec() };
    reports(&tools, &LiveEngine { version: "a script".to_owned(), ..engine }, unit)
}

#[test]
fn what_a_script_never_offered_is_no_success() {
    let unit = unit("struct A { int a; double b; }; int f0(struct A, int); void f1(long);");
    let nothing = "while unit.bf_next() != -1: pass";
    let one = "unit.bf_offer(1)\nwhile (code := unit.bf_next()) != -1: unit.bf_refuse(code // 2, 0, b'no')";
    for report in reports_on(nothing, &unit) {
        assert_eq!((report.runs, report.left_out), (0, 0));
        for function in report.functions {
            let refused: Vec<_> = function.refused.iter().map(|(direction, _)| *direction).collect();
            assert_eq!(refused, [Some(Direction::EngineCalls), Some(Direction::EngineIsCalled)]);
            assert!(function.refused[0].1.message.contains("never called it"), "{function:?}");
        }
    }
    for report in reports_on(one, &unit) {
        let said = |number: usize, at: usize| report.functions[number].refused[at].1.message.clone();
        assert!(said(0, 0).contains("never called it"), "{report:?}");
        assert_eq!(said(1, 0), "no");
        assert!(said(1, 1).contains("never had it called"), "{report:?}");
    }
}

#[test]
fn a_script_that_dies_of_every_call_makes_all_of_them() {
    let functions: String = (0..60).map(|number| format!("void f{number}(int);")).collect();
    let unit = unit(&functions);
    let script = "for number in range(60): unit.bf_offer(number)\n\
                  while unit.bf_next() != -1: os.kill(os.getpid(), 11)";
    for report in reports_on(script, &unit) {
        assert_eq!(report.left_out, 0);
        for function in &report.functions {
            let crash = (Direction::EngineCalls, CallFault::Signal(11));
            assert_eq!(function.faults, [crash], "one for each function, not one for each round");
        }
    }
}

#[test]
fn a_script_with_threads_of_its_own_is_started_again() {
    let unit = unit("void f0(int); void f1(int);");
    let script = "import threading\nthreading.Thread(target=threading.Event().wait, daemon=True).start()\n\
                  unit.bf_offer(0), unit.bf_offer(1)\n\
                  while unit.bf_next() != -1: os.kill(os.getpid(), 4)";
    for report in reports_on(script, &unit) {
        assert_eq!(report.left_out, 0);
        for function in &report.functions {
            assert_eq!(function.faults, [(Direction::EngineCalls, CallFault::Signal(4))]);
        }
    }
}
