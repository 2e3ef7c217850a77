//! An ordinary program and the commands that show that a compiler makes of it what the others do not.

use super::About;
use super::program::{Build, Reproducer, ReproducerFile, comment};
use super::refusal::refusal;
use super::step::StepRole;
use crate::verbs::triage::view::blame;
use crate::verbs::triage::view::outcome::{StoredLog, StoredOutcome};
use examination::examine::{OrdinaryCase, Store};

/// Prints how the program ends above its output, and holds both against what is expected.
const COMPARED: &str =
    r#"output=$(./reproducer); printf 'exit code %s\n%s\n' "$?" "$output" | diff expected.txt -"#;

/// The reproducer of an ordinary program. `Err` says why there is none.
pub(super) fn reproducer(case: &OrdinaryCase, about: &About<'_>) -> Result<Reproducer, String> {
    let view = about.view;
    let mut build = Build::new(lang::Target::default(), &view.compilers);
    let (one, expected) = match blame::is_of_compiler(&view.detail.cause) {
        true => (refusal(view)?.configuration, None),
        false => {
            let one = view.wrong.first().ok_or("the stored reports do not show which compiler is wrong")?;
            (one.clone(), Some(expected(blame::expected(&view.groups, view.witness))?))
        }
    };
    build.compile(&one, "program")?;
    build.tell_compilers(&case.flags);
    let mut files = Vec::new();
    if let Some(text) = expected {
        build.link_and_run();
        let run = build.steps.iter_mut().filter(|step| step.role == StepRole::Run);
        run.for_each(|step| step.words = ["sh", "-c", COMPARED].map(str::to_owned).to_vec());
        files.push(ReproducerFile { name: "expected.txt", text });
    }
    let configurations = vec![one];
    let comment = comment(&build.steps, &configurations, about);
    files.insert(0, ReproducerFile { name: "program.c", text: comment + &case.text() });
    Ok(Reproducer { files, steps: build.steps, configurations, expected: Vec::new() })
}

/// The output of most programs, and how they end.
fn expected(outcome: Option<&StoredOutcome>) -> Result<String, String> {
    let Some(StoredOutcome::Ran(StoredLog { from, made, observations, end })) = outcome else {
        return Err("the stored reports do not say what most compilers make of the program".to_owned());
    };
    if *from > 0 || observations.len() < *made {
        return Err("the program's output is too long to be stored whole".to_owned());
    }
    let lines: Vec<&str> = observations.iter().map(|line| line.value.as_str()).collect();
    // A shell's `$(…)` cuts off empty lines at the end.
    Ok(format!("{}\n{}\n", code(end.as_deref()), lines.join("\n").trim_end_matches('\n')))
}

/// The end of a program as a shell has it.
fn code(end: Option<&str>) -> String {
    let signal = end.and_then(|end| end.strip_prefix("killed by signal ")?.parse::<i32>().ok());
    match signal {
        Some(signal) => format!("exit code {}", 128 + signal),
        None => end.unwrap_or("exit code 0").to_owned(),
    }
}
