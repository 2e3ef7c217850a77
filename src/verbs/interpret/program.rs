//! A program as a whole: `main` with arguments and the C library, on the fast engine.

use host::output::Output;
use host::{Failure, VerbOutcome, output};
use interpreter::{Config, Interpreter, Outcome, standard_streams};
use ir::{FuncId, Module, TypeId};
use judge::inprocess::modules::{end_in_words, end_of};
use serde::Serialize;

use super::{blamed, config};
use crate::cli::InterpretArgs;

/// The function that calls `main`.
const START: &str = "bitfrost.start";

/// Bytes of globals, heap and stack together.
const MEMORY: u64 = 1 << 30;

/// Steps of a program: a minute or two.
const FUEL: u64 = 10_000_000_000;

/// The end of a program with more open calls than the stack holds.
const STACK_OVERFLOW: Outcome = Outcome::Unsupported(interpreter::Unsupported::StackLimit);

/// Functions by which the modules of this project report values: such a module is run as a function.
const OBSERVERS: &str = "bf_observe";

/// The JSON of `interpret --json` of a program.
#[derive(Debug, Serialize)]
struct ProgramReport {
    entry: &'static str,
    semantics: String,
    ended: String,
    undefined: bool,
    /// The exit status, if the program ended by itself.
    status: Option<i32>,
    output: String,
    errors: String,
    /// The explanation of an undefined program: the instruction and its line, the way that poison took there, and the
    /// calls. Of a stack overflow the calls.
    explanation: Vec<String>,
}

/// `main`, if the module is a program that is to be run as a whole: it has one with the types of C11 5.1.2.2.1, and the
/// user asks for no other function and passes no values.
pub(super) fn main_of(module: &Module, args: &InterpretArgs) -> Option<FuncId> {
    let id = module.function("main").filter(|_| args.args.is_empty())?;
    let main = &module.functions[id.index()];
    let params: Vec<TypeId> = main.params.iter().map(|param| param.ty).collect();
    let is_c = main.ret == TypeId::I32
        && matches!(params[..], [] | [TypeId::I32, TypeId::PTR] | [TypeId::I32, TypeId::PTR, TypeId::PTR]);
    let observes = module.functions.iter().any(|function| function.name.starts_with(OBSERVERS));
    let asked = args.entry.as_deref().is_none_or(|name| name == "main");
    (is_c && asked && !observes && !main.is_declaration()).then_some(id)
}

/// Runs a program.
///
/// # Errors
/// [`Failure::Input`] if it cannot be run to its end.
pub(super) fn run(
    mut module: Module,
    main: FuncId,
    args: &InterpretArgs,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let name = args.file.display().to_string();
    standard_streams(&mut module);
    let params = module.functions[main.index()].params.len();
    let start = ir::read_module(&start(params, &name, &args.program_args))
        .map_err(|why| Failure::Infrastructure(format!("the caller of main: {why}")))?;
    if module.triple.is_some() || !module.types.data_layout().has_platform_pointers() {
        return Err(Failure::input(&name, ir::MergeError::Layouts));
    }
    module.merge_portable(&start).map_err(|why| Failure::input(&name, why))?;
    let config = config(args);
    let fuel = args.fuel.unwrap_or(FUEL);
    let limits = interpreter::ExecutionLimits { memory: MEMORY, fuel, ..config.limits };
    let config = Config { limits, ..config };
    let mut interpreter = Interpreter::new();
    let input = if interpreter::reads_input(&module) { standard_input()? } else { Vec::new() };
    let (ended, program) = interpreter.run_program(&module, START, &config, input);
    out.bytes(&program.output)?;
    output::program_errors(&program.errors);
    let report = ProgramReport {
        entry: "main",
        semantics: config.semantics.to_string(),
        ended: match ended {
            STACK_OVERFLOW => {
                format!("stack overflow: {} calls are open, and another does not fit", program.depth)
            }
            ended => in_words(&module, ended),
        },
        undefined: matches!(ended, Outcome::Undefined(..)),
        status: program.status,
        output: String::from_utf8_lossy(&program.output).into_owned(),
        errors: String::from_utf8_lossy(&program.errors).into_owned(),
        explanation: match ended {
            Outcome::Undefined(_, place) => blamed::lines(&module, place, program),
            STACK_OVERFLOW => blamed::open_calls(&module, program),
            _ => Vec::new(),
        },
    };
    out.json(&report)?;
    match ended {
        Outcome::Finished => {
            // As natively, and with every sanitizer: what is written on top of the status would be lost.
            Ok(VerbOutcome::Program(report.status.map_or(0, |status| status as u8)))
        }
        Outcome::Undefined(..) => {
            output::remark(format_args!("{name}: {}", report.ended));
            report.explanation.iter().for_each(|line| output::complain_in_full(&format!("{line}\n")));
            Ok(VerbOutcome::Found)
        }
        Outcome::OutOfFuel => {
            Err(Failure::Input(format!("{name}: the run did not end: more --fuel may help")))
        }
        Outcome::Unsupported(_) => {
            // C11 has no limit of calls (5.2.4.1), so that this says nothing against the program.
            report.explanation.iter().for_each(|line| output::complain_in_full(&format!("{line}\n")));
            Err(Failure::input(name, report.ended))
        }
    }
}

/// All of standard input; a terminal is read to its end as well.
fn standard_input() -> Result<Vec<u8>, Failure> {
    let mut input = Vec::new();
    std::io::Read::read_to_end(&mut std::io::stdin().lock(), &mut input)
        .map_err(|why| Failure::infrastructure("standard input", why))?;
    Ok(input)
}

/// The end, with the names of the functions and globals that are missing.
fn in_words(module: &Module, ended: Outcome) -> String {
    use interpreter::Unsupported::{ExternalFunction, ExternalGlobal};
    match ended {
        Outcome::Unsupported(ExternalFunction(id)) => {
            let function = module.functions.get(id.index());
            let name = function.map_or("a function", |function| &function.name);
            format!("not judged: it calls @{name}, which it does not define and the C library here lacks")
        }
        Outcome::Unsupported(ExternalGlobal(id)) => {
            let name = module.globals.get(id.index()).map_or("a variable", |global| &global.name);
            format!("not judged: it uses @{name}, which it does not define")
        }
        ended => end_in_words(module, end_of(ended)),
    }
}

/// A module that calls `main` with the arguments and exits with its result. C11 5.1.2.2.1p2: `argv[argc]` is null.
fn start(params: usize, name: &str, arguments: &[String]) -> String {
    use std::fmt::Write as _;
    let all: Vec<&str> = std::iter::once(name).chain(arguments.iter().map(String::as_str)).collect();
    let (mut text, mut pointers) = (String::new(), Vec::new());
    for (at, argument) in all.iter().enumerate() {
        let bytes: String = argument.bytes().chain([0]).map(|byte| format!("\\{byte:02X}")).collect();
        let size = argument.len() + 1;
        // Writing to a `String` does not fail.
        let _ = writeln!(text, "@bitfrost.argument{at} = private global [{size} x i8] c\"{bytes}\"");
        pointers.push(format!("ptr @bitfrost.argument{at}"));
    }
    pointers.push("ptr null".to_owned());
    let count = pointers.len();
    let _ = writeln!(text, "@bitfrost.arguments = private global [{count} x ptr] [{}]", pointers.join(", "));
    let _ = writeln!(text, "@bitfrost.environment = private global [1 x ptr] [ptr null]");
    let types = ["i32", "ptr", "ptr"];
    let values =
        [all.len().to_string(), "@bitfrost.arguments".to_owned(), "@bitfrost.environment".to_owned()];
    let passed: Vec<String> =
        types.iter().zip(&values).take(params).map(|(ty, value)| format!("{ty} {value}")).collect();
    let _ = write!(
        text,
        "declare i32 @main({})\ndeclare void @exit(i32)\ndefine void @{START}() {{\n  \
         %status = call i32 @main({})\n  call void @exit(i32 %status)\n  unreachable\n}}\n",
        types[..params].join(", "),
        passed.join(", ")
    );
    text
}
