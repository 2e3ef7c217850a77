//! Programs that call intrinsics and observe the results, run by all engines and by LLVM.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::compiled::{RUNTIME_OF_LLI, run_under_lli};

use interpreter::{Config, Interpreter, NondetPolicy, Observation, Outcome, Semantics, UbKind, Unsupported};
use refine::bits::{self, Containment, Precision};
use refine::sets::{self, Ending, EnumerationLimits, FunctionRef};

/// A program under construction.
#[derive(Clone, Default)]
pub(crate) struct ProgramText {
    body: String,
    declarations: BTreeSet<String>,
    count: usize,
    expected: Vec<u64>,
}

impl ProgramText {
    /// Calls an intrinsic and returns the name of the result.
    pub(crate) fn call(&mut self, result: &str, name: &str, args: &[(&str, String)]) -> String {
        let call = self.call_text(result, name, args);
        self.value(&call)
    }

    /// Calls an intrinsic without a result.
    pub(crate) fn hint(&mut self, name: &str, args: &[(&str, String)]) {
        let call = self.call_text("void", name, args);
        let _ = writeln!(self.body, "  {call}");
    }

    fn call_text(&mut self, result: &str, name: &str, args: &[(&str, String)]) -> String {
        let types: Vec<&str> = args.iter().map(|(ty, _)| *ty).collect();
        self.declarations.insert(format!("declare {result} @llvm.{name}({})", types.join(", ")));
        let args: Vec<String> = args.iter().map(|(ty, value)| format!("{ty} {value}")).collect();
        format!("call {result} @llvm.{name}({})", args.join(", "))
    }

    /// Adds a global.
    pub(crate) fn global(&mut self, line: &str) {
        self.declarations.insert(line.to_owned());
    }

    /// An instruction with a result, whose name is returned.
    pub(crate) fn value(&mut self, instruction: &str) -> String {
        self.count += 1;
        let _ = writeln!(self.body, "  %r{} = {instruction}", self.count);
        format!("%r{}", self.count)
    }

    /// Observes an integer of at most 64 bits, which should have this value.
    pub(crate) fn observe(&mut self, width: u32, value: &str, expected: u64) {
        let value =
            if width < 64 { self.value(&format!("zext i{width} {value} to i64")) } else { value.to_owned() };
        let _ = writeln!(self.body, "  call void @bf_observe(i32 1, i64 {value})");
        self.expected.push(expected);
    }

    /// Observes a double by its bits.
    pub(crate) fn observe_f64(&mut self, value: &str, expected: f64) {
        let bits = self.value(&format!("bitcast double {value} to i64"));
        self.observe(64, &bits, expected.to_bits());
    }

    fn module(&self) -> String {
        let mut text = String::from("declare void @bf_observe(i32, i64)\n");
        self.declarations.iter().for_each(|line| _ = writeln!(text, "{line}"));
        let _ = write!(text, "define void @entry() {{\n{}  ret void\n}}\n", self.body);
        text
    }

    /// Checks that the concrete and the symbolic interpreter observe what is expected, and nothing else is possible.
    pub(crate) fn check(&self) {
        let text = self.module();
        let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        ir::verify(&module).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let config = Config::default();
        let mut interpreter = Interpreter::new();
        let run = interpreter.run(&module, "entry", &config);
        assert_eq!(run.outcome, Outcome::Finished, "{text}");
        for (at, (seen, expected)) in run.observations.iter().zip(&self.expected).enumerate() {
            assert_eq!(seen.value, *expected, "observation {at} of\n{text}");
        }
        assert_eq!(run.observations.len(), self.expected.len());
        let allowed = bits::outcomes(&module, "entry", &config);
        assert_eq!((allowed.precision, allowed.outcomes.len()), (Precision::Exact, 1));
        let observations: Vec<Observation> = run.observations.to_vec();
        assert_eq!(allowed.contains(&observations), Containment::Exactly);
    }

    /// Checks that the exhaustive engine has one execution, with the expected observations.
    pub(crate) fn check_exhaustively(&self) {
        let module = ir::read_module(&self.module()).expect("a module");
        let function = module.function("entry").expect("a program has an entry");
        let limits = EnumerationLimits { fuel: 1 << 20, ..EnumerationLimits::default() };
        let subject = FunctionRef { module: &module, function };
        let semantics = Config::default().semantics;
        let input = sets::Input::default();
        let behaviours = sets::behaviours(subject, &input, semantics, limits).expect("few executions");
        let [behaviour] = &Vec::from_iter(&behaviours)[..] else { panic!("{behaviours:?}") };
        assert!(matches!(behaviour.ending, Ending::Returned { .. }), "{behaviour:?}");
        assert_eq!(behaviour.events.len(), self.expected.len());
        for (event, &expected) in behaviour.events.iter().zip(&self.expected) {
            let value = event.arguments[1].as_single().expect("one value");
            assert_eq!(*value, sets::Value::bits(expected));
        }
    }

    /// Checks that the concrete and the symbolic interpreter observe poison, which is undefined behaviour.
    pub(crate) fn check_poison(&self) {
        let module = ir::read_module(&self.module()).expect("a module");
        let mut interpreter = Interpreter::new();
        let run = interpreter.run(&module, "entry", &Config::default());
        let undefined = matches!(run.outcome, Outcome::Undefined(UbKind::ObservedPoison, _));
        assert!(undefined, "{:?} of\n{}", run.outcome, self.module());
        let allowed = bits::outcomes(&module, "entry", &Config::default());
        let ends: Vec<_> = allowed.outcomes.iter().map(|outcome| outcome.end).collect();
        let undefined = |end| matches!(end, bits::RunEnd::Undefined(UbKind::ObservedPoison, _));
        assert!(matches!(ends[..], [end] if undefined(end)), "{ends:?}");
    }

    /// Checks that with undef, the exhaustive engine allows exactly these observations, the concrete interpreter makes
    /// some of them, and the symbolic one allows what that makes.
    pub(crate) fn check_undef(&self, allowed: &[u64]) {
        let module = ir::read_module(&self.module()).expect("a module");
        let function = module.function("entry").expect("a program has an entry");
        let subject = FunctionRef { module: &module, function };
        let input = sets::Input::default();
        let semantics: Semantics = "llvm-19".parse().expect("a preset");
        let limits = EnumerationLimits::default();
        let behaviours = sets::behaviours(subject, &input, semantics, limits).expect("few executions");
        let [behaviour] = &Vec::from_iter(&behaviours)[..] else { panic!("{behaviours:?}") };
        let values: Vec<u64> = behaviour.events[0].arguments[1]
            .values()
            .iter()
            .map(|value| match value.0[..] {
                [sets::Scalar::Bits(bits)] => u64::try_from(bits).expect("at most 64 bits"),
                _ => panic!("{value:?}"),
            })
            .collect();
        assert_eq!(values, allowed);
        for seed in 0..20 {
            let semantics = Semantics { choices: NondetPolicy::Seed(seed), ..semantics };
            let config = Config { semantics, ..Config::default() };
            let mut interpreter = Interpreter::new();
            let run = interpreter.run(&module, "entry", &config);
            assert!(allowed.contains(&run.observations[0].value), "{:?}", run.observations);
            let containment = bits::outcomes(&module, "entry", &config).contains(run.observations);
            assert!(!matches!(containment, Containment::No(_)), "{containment:?}");
        }
    }

    /// Checks that each of these values may be observed, and is by some run, and that no other value of the byte may be.
    pub(crate) fn check_choice(&self, allowed: &[u64]) {
        let module = ir::read_module(&self.module()).expect("a module");
        let outcomes = bits::outcomes(&module, "entry", &Config::default());
        for value in 0..256 {
            let contained = outcomes.contains(&[Observation { site: 1, value }]);
            assert_eq!(
                !matches!(contained, Containment::No(_)),
                allowed.contains(&value),
                "{value}: {contained:?}"
            );
        }
        let seen: BTreeSet<u64> = (0..40)
            .map(|seed| {
                let semantics = Semantics { choices: NondetPolicy::Seed(seed), ..Semantics::default() };
                let mut interpreter = Interpreter::new();
                let run = interpreter.run(&module, "entry", &Config { semantics, ..Config::default() });
                run.observations[0].value
            })
            .collect();
        assert_eq!(seen, BTreeSet::from_iter(allowed.iter().copied()));
    }

    /// Checks that it calls a function that no engine knows.
    pub(crate) fn check_external(&self) {
        let module = ir::read_module(&self.module()).expect("a module");
        let mut interpreter = Interpreter::new();
        let run = interpreter.run(&module, "entry", &Config::default());
        let external = matches!(run.outcome, Outcome::Unsupported(Unsupported::ExternalFunction(_)));
        assert!(external, "{:?} of\n{}", run.outcome, self.module());
        let allowed = bits::outcomes(&module, "entry", &Config::default());
        let ends: Vec<_> = allowed.outcomes.iter().map(|outcome| outcome.end).collect();
        let external = |end| matches!(end, bits::RunEnd::Unsupported(Unsupported::ExternalFunction(_)));
        assert!(matches!(ends[..], [end] if external(end)), "{ends:?}");
    }

    /// Checks that native code by LLVM observes what is expected.
    pub(crate) fn check_native(&self) {
        let text = self.module().replace("declare void @bf_observe(i32, i64)\n", "");
        let lines: Vec<String> =
            run_under_lli(&format!("{RUNTIME_OF_LLI}{text}")).lines().map(str::to_owned).collect();
        let expected: Vec<String> = self.expected.iter().map(|value| format!("{value:016x}")).collect();
        for (at, (line, expected)) in lines.iter().zip(&expected).enumerate() {
            assert_eq!(line, expected, "observation {at} of\n{text}");
        }
        assert_eq!(lines.len(), expected.len());
    }
}
