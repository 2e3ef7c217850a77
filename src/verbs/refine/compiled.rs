//! The last stage: code generation of functions that may stand for their sources.

use refine::sets::{ConcreteCall, EnumerationLimits, FunctionRef, concrete_calls};
use serde::Serialize;

use super::JudgedFunction;
use crate::Failure;
use crate::codegen::{CalledFunction, CodeGenerator, not_callable};
use crate::module_file::ModuleFile;
use crate::refinement::{RefinementJudge, RefinementVerdict, defined};

/// Calls of one function.
const CALLS: usize = 128;

/// The comparison of compiled code with the source.
#[derive(Debug, Serialize)]
pub(super) struct CodegenCheck {
    /// The program that compiled it, with its version.
    program: String,
    pub(super) verdict: CodegenVerdict,
    /// The calls that were compared, at each level.
    calls: usize,
    /// The reason why none was.
    reason: Option<String>,
    /// The call that differs, and how, in words.
    difference: Option<String>,
    /// The level at which it differs.
    level: Option<&'static str>,
    /// The command that compiles the function so.
    command: Option<String>,
}

/// The verdict on compiled code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CodegenVerdict {
    /// All calls do what they must.
    Agrees,
    /// One does not.
    Differs,
    /// There is no call to make.
    NotChecked,
}

/// Compiles the functions of a target that do not differ from the source already, and calls them.
///
/// # Errors
/// As [`CodeGenerator::differences`].
pub(super) fn check(
    judge: RefinementJudge,
    generator: &CodeGenerator,
    source: &ModuleFile,
    target: &ModuleFile,
    functions: &mut [JudgedFunction],
) -> Result<(), Failure> {
    let mut called = Vec::new();
    for function in
        functions.iter_mut().filter(|judged| judged.judgement.verdict != RefinementVerdict::DoesNotRefine)
    {
        let check = |calls: usize, reason: Option<String>| CodegenCheck {
            program: generator.title(),
            verdict: if reason.is_some() { CodegenVerdict::NotChecked } else { CodegenVerdict::Agrees },
            calls,
            reason,
            difference: None,
            level: None,
            command: None,
        };
        function.codegen = Some(match calls_of(judge, source, target, &function.function) {
            Ok(calls) => {
                let check = check(calls.len(), None);
                called.push(CalledFunction { name: function.function.clone(), calls });
                check
            }
            Err(why) => check(0, Some(why)),
        });
    }
    if called.is_empty() {
        return Ok(());
    }
    let differences = generator.differences(&target.module, &called)?;
    for (called, difference) in called.iter().zip(differences) {
        let Some(difference) = difference else { continue };
        let own = functions.iter_mut().find(|function| function.function == called.name);
        if let Some(check) = own.and_then(|function| function.codegen.as_mut()) {
            check.verdict = CodegenVerdict::Differs;
            check.difference = Some(difference.text);
            check.level = Some(difference.level);
            check.command = Some(generator.shown_command(difference.level, "FILE"));
        }
    }
    Ok(())
}

/// The calls of a function, or why there are none.
fn calls_of(
    judge: RefinementJudge,
    source: &ModuleFile,
    target: &ModuleFile,
    name: &str,
) -> Result<Vec<ConcreteCall>, String> {
    if let Some(why) = not_callable(&target.module, name) {
        return Err(why.to_owned());
    }
    if defined(&target.module, name).is_none() {
        return Err("the target does not define it".to_owned());
    }
    let function = defined(&source.module, name).ok_or("the source does not define it")?;
    let subject = FunctionRef { module: &source.module, function };
    let limits = EnumerationLimits { executions: 1 << 8, ..judge.limits };
    let calls = concrete_calls(subject, judge.semantics, limits, CALLS).map_err(|why| why.to_string())?;
    match calls.is_empty() {
        true => Err("no input on which the source can do one thing only".to_owned()),
        false => Ok(calls),
    }
}

impl CodegenCheck {
    pub(super) fn lines(&self) -> Vec<String> {
        let CodegenCheck { program, verdict, calls, reason, difference, level, command } = self;
        let level = level.unwrap_or_default();
        match verdict {
            CodegenVerdict::Agrees => vec![format!("  code by {program}: right in {calls} calls")],
            CodegenVerdict::NotChecked => {
                vec![format!("  code by {program}: not checked: {}", reason.as_deref().unwrap_or_default())]
            }
            CodegenVerdict::Differs => {
                let mut lines = vec![format!("  code by {program} at {level}: wrong")];
                lines.extend(difference.iter().map(|text| format!("  on {text}")));
                lines.extend(command.iter().map(|command| format!("  next: {command}")));
                lines
            }
        }
    }
}
