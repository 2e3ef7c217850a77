//! `bitfrost explain`: how declarations are laid out and passed.

mod passing;
mod picture;

use std::io::Read;
use std::path::Path;

use lang::RecordId;
use lang::parse::Declaration;
use lowering::FaultSet;
use lowering::abi::Context;
use lowering::layout::Layouts;
use lowering::shape::Shapes;
use serde::Serialize;

use crate::case::read_text;
use crate::cli::ExplainArgs;
use crate::output::Output;
use crate::{Failure, Outcome};

/// What `explain --json` prints.
#[derive(Debug, Serialize)]
struct Report {
    target: &'static str,
    records: Vec<Record>,
    functions: Vec<passing::Function>,
}

/// A record: where its bits lie, and how it would travel.
#[derive(Debug, Serialize)]
struct Record {
    c: String,
    size_bytes: u64,
    align_bytes: u64,
    /// Of its eightbytes.
    classes: Vec<String>,
    bits: Vec<picture::Run>,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is nothing to explain in the text.
pub(super) fn run(args: &ExplainArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let text = text_of(&args.declaration)?;
    let declared = lang::parse::declaration(&text).map_err(|why| Failure::Input(why.to_string()))?;
    let report = explain(&declared)?;
    if report.records.is_empty() && report.functions.is_empty() {
        return Err(Failure::Input("the text declares no record and no function".to_owned()));
    }
    for line in report.lines() {
        out.line(line)?;
    }
    out.json(&report)?;
    Ok(Outcome::Clean)
}

/// The argument itself, unless it is `-` or names a file.
fn text_of(argument: &str) -> Result<String, Failure> {
    if argument == "-" {
        let mut text = String::new();
        let read = std::io::stdin().lock().take(16 << 20).read_to_string(&mut text);
        return match read {
            Ok(_) => Ok(text),
            Err(why) => Err(Failure::input("cannot read standard input", why)),
        };
    }
    let path = Path::new(argument);
    // No declaration looks like a path: it has a blank or a semicolon.
    if argument.contains([' ', ';', '{']) && !path.exists() {
        Ok(argument.to_owned())
    } else {
        read_text(path)
    }
}

fn explain(declared: &Declaration) -> Result<Report, Failure> {
    let Declaration { program, records, functions } = declared;
    let layouts = Layouts::of(program, FaultSet::NONE).map_err(|why| Failure::Input(why.to_string()))?;
    let shapes = Shapes::of(program, &layouts);
    let context = Context::new(program, &layouts, &shapes);
    let functions = functions.iter().map(|(name, of)| passing::function(context, declared, name, of));
    Ok(Report {
        target: program.target.name(),
        records: records.iter().map(|id| record(context, *id)).collect(),
        functions: functions.collect::<Result<_, _>>()?,
    })
}

fn record(context: Context<'_>, id: RecordId) -> Record {
    let layout = &context.layouts[id];
    Record {
        c: lang::print::record(context.program, id).trim_end().to_owned(),
        size_bytes: layout.size.0,
        align_bytes: layout.align.bytes().0,
        classes: passing::classes(context, id),
        bits: picture::runs(context.program, context.layouts, id),
    }
}

impl Report {
    fn lines(&self) -> Vec<String> {
        let records = self.records.iter().flat_map(Record::lines);
        let functions = self.functions.iter().flat_map(passing::Function::lines);
        records.chain(functions).collect()
    }
}

impl Record {
    fn lines(&self) -> Vec<String> {
        let Record { c, size_bytes, align_bytes, classes, bits } = self;
        let mut lines: Vec<String> = c.lines().map(str::to_owned).collect();
        lines.push(format!("  size {size_bytes}, align {align_bytes}"));
        lines.extend(
            picture::picture(bits, lang::Bytes(*size_bytes)).into_iter().map(|row| format!("  {row}")),
        );
        lines.extend(bits.iter().filter_map(picture::Run::legend).map(|row| format!("  {row}")));
        let by_value = if classes.is_empty() {
            "does not travel: it has no data".to_owned()
        } else {
            classes.join(", ")
        };
        lines.push(format!("  by value: {by_value}"));
        lines.push(String::new());
        lines
    }
}

impl passing::Function {
    fn lines(&self) -> Vec<String> {
        let passing::Function { c, parameters, result, stack_bytes, llvm } = self;
        let mut lines = vec![c.clone()];
        let numbered = parameters.iter().enumerate();
        lines.extend(
            numbered.map(|(n, value)| format!("  argument {}: {}: {}", n + 1, value.ty, value.travels)),
        );
        lines.push(format!("  result: {}: {}", result.ty, result.travels));
        lines.push(format!("  stack: {stack_bytes} bytes"));
        lines.push(format!("  {llvm}"));
        lines.push(String::new());
        lines
    }
}
