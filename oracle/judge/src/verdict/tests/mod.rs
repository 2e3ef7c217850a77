//! Every verdict, from evidence made up for it.

mod layouts;
mod runs;

use lang::{
    Callee, Expr, ExprKind, Field, FuncId, Function, Local, Program, Record, RecordId, Side, Stmt, Target,
    Type,
};

use super::*;
use crate::ledger::Ledger;
use engines::compiler::Identities;
use engines::{Configuration, LayoutAnswers, Observation};

const CONFIGURATIONS: [&str; 3] = ["clang-19 -O0", "gcc -O0", "gcc -O2"];

/// Evidence that can be changed.
struct Case {
    program: Program,
    expected: Outcome,
    undetermined: Vec<Undetermined>,
    runs: Vec<EngineReport>,
    layouts: Vec<LayoutAnswers>,
    own_layout: Option<Vec<Vec<u64>>>,
    identities: Identities,
}

fn configuration(name: &str) -> Configuration {
    name.parse().unwrap()
}

fn log(values: &[u64]) -> Observations {
    (0..).zip(values).map(|(site, value)| Observation { site, value: *value }).collect()
}

fn finished(values: &[u64]) -> Outcome {
    Outcome::Finished(log(values))
}

impl Case {
    /// `record` goes to a function on the callee side, then an `int`; every engine observes 1, 2, 3.
    fn passing(record: Record) -> Case {
        Case::new(vec![record], Side::Callee)
    }

    fn new(records: Vec<Record>, side: Side) -> Case {
        let mut case = Case {
            program: program(records, side),
            expected: finished(&[1, 2, 3]),
            undetermined: Vec::new(),
            runs: Vec::new(),
            layouts: Vec::new(),
            own_layout: None,
            identities: Identities::default(),
        };
        let names = CONFIGURATIONS.map(configuration);
        for caller in &names {
            for callee in &names {
                let engine = EngineName::Linked { caller: caller.clone(), callee: callee.clone() };
                case.runs.push(EngineReport { engine, outcome: finished(&[1, 2, 3]) });
            }
        }
        let direct = names.iter().cloned().map(EngineName::Direct);
        let in_process = EngineName::Interpreter("word".into());
        for engine in direct.chain([in_process]) {
            case.runs.push(EngineReport { engine, outcome: finished(&[1, 2, 3]) });
        }
        case
    }

    /// A plain record, which every compiler treats alike.
    fn plain() -> Case {
        Case::passing(Record::structure("S", vec![Field::member("a", Type::INT)]))
    }

    fn run(mut self, engine: &str, outcome: &Outcome) -> Case {
        let engine: EngineName = engine.parse().unwrap();
        let run = self.runs.iter_mut().find(|run| run.engine == engine).unwrap();
        run.outcome = outcome.clone();
        self
    }

    fn runs(self, engines: &[&str], outcome: &Outcome) -> Case {
        engines.iter().fold(self, |case, engine| case.run(engine, outcome))
    }

    fn judge(&self) -> Report {
        let ledger = Ledger::bundled().unwrap();
        judge(&Evidence {
            program: &self.program,
            expected: &self.expected,
            undetermined: &self.undetermined,
            runs: &self.runs,
            layouts: &self.layouts,
            own_layout: self.own_layout.as_deref(),
            ledger: &ledger,
            identities: &self.identities,
        })
    }

    /// The verdict, and each finding's with its signature.
    fn check(&self, verdict: &str, findings: &[(&str, &str)]) -> Report {
        let report = self.judge();
        assert_eq!(report.verdict.name(), verdict, "{report:#?}");
        let of = |finding: &Finding| (finding.verdict().to_string(), finding.signature.to_string());
        let found: Vec<_> = report.findings.iter().map(of).collect();
        let wanted: Vec<_> = findings.iter().map(|(v, s)| ((*v).to_owned(), (*s).to_owned())).collect();
        assert_eq!(found, wanted, "{report:#?}");
        report
    }
}

/// `void entry(void) { f((struct S){0}, 0); }`, `f` on the given side.
fn program(records: Vec<Record>, side: Side) -> Program {
    let ty = Type::Record(RecordId(records.len() as u32 - 1));
    let zero = lang::Init::Record { fields: Vec::new(), designated: true };
    let literal = Expr { kind: ExprKind::Literal(Box::new(zero)), ty: ty.clone() };
    let call = ExprKind::Call(Callee::Direct(FuncId(1)), vec![literal, Expr::int(0, Type::INT)]);
    let entry =
        function("entry", Vec::new(), Side::Caller, vec![Stmt::Expr(Expr { kind: call, ty: Type::Void })]);
    let callee = function("f", vec![ty, Type::INT], side, Vec::new());
    Program {
        target: Target::default(),
        enums: Vec::new(),
        records,
        globals: Vec::new(),
        functions: vec![entry, callee],
        entry: FuncId(0),
    }
}

fn function(name: &str, params: Vec<Type>, side: Side, body: Vec<Stmt>) -> Function {
    let local = |ty| Local { name: "p".into(), ty, volatile: false };
    let count = params.len() as u32;
    let locals = params.into_iter().map(local).collect();
    Function {
        name: name.into(),
        ret: None,
        params: count,
        locals,
        body,
        recursive: false,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        tail: None,
        side,
    }
}

#[test]
fn a_report_survives_being_written_down() {
    let report = Case::plain().run("gcc -O2", &finished(&[1, 9, 3])).judge();
    let text = serde_json::to_string(&report).unwrap();
    assert_eq!(serde_json::from_str::<Report>(&text).unwrap(), report);
    assert!(text.contains("\"gcc -O0 > gcc -O2\"") && text.contains("\"value gcc\""), "{text}");
}
