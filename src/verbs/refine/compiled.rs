//! The last stage: code generation of functions that may stand for their sources.

use case_files::module_file::ModuleFile;
use host::Failure;
use passes::codegen::{CalledFunction, CodeGenerator};
use passes::refinement::{RefinementJudge, RefinementVerdict};
use serde::Serialize;

use super::JudgedFunction;

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
        function.codegen = Some(match CalledFunction::new(judge, source, target, &function.function) {
            Ok(function) => {
                let check = check(function.calls.len(), None);
                called.push(function);
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
