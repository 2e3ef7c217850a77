//! Programs through every configuration and every pair.

use crate::it::common;

use common::{counting, echo, echoed, outcome_of, pairs, toolchain};
use engines::Outcome;
use engines::native::{ExtraConfiguration, Settings, run_programs};
use lang::layout_query::SITE_BASE;

#[test]
fn every_pair_and_every_direct_variant_observes_the_same() {
    let toolchain = toolchain("");
    let programs = [echo(5), echo(-6)];
    let batch = run_programs(&toolchain, &programs).unwrap();
    let configurations = toolchain.configurations().len();
    let optimising = toolchain.configurations().iter().filter(|c| c.optimises()).count();
    assert!(
        optimising >= 2 && configurations >= 4,
        "clang and gcc at two levels: {:?}",
        toolchain.fingerprints()
    );
    for (result, value) in batch.results.iter().zip([5, -6i64]) {
        assert_eq!(result.runs.len(), configurations * configurations + optimising);
        for run in &result.runs {
            assert!(matches!(run.outcome, Outcome::Finished(_)), "{run:?}");
            assert_eq!(pairs(&run.outcome), echoed(value as u64), "{}", run.engine);
        }
    }
}

#[test]
fn every_configuration_answers_every_layout_question() {
    let toolchain = toolchain("");
    let program = echo(1);
    let batch = run_programs(&toolchain, std::slice::from_ref(&program)).unwrap();
    let [result] = &batch.results[..] else { panic!("one program, one result") };
    assert_eq!(result.layouts.len(), toolchain.configurations().len());
    for layout in &result.layouts {
        // struct S { int a : 3; unsigned b : 9; long c; }: 16 bytes, and c at 8.
        let expected =
            [(0, 16), (1, 8), (2, 0x07), (2, 0), (3, 0x0ff8), (3, 0), (4, 8), (5, 0), (5, u64::MAX)];
        let expected: Vec<_> = expected.iter().map(|(i, value)| (SITE_BASE + i, *value)).collect();
        assert_eq!(pairs(&layout.outcome), expected, "{}", layout.configuration);
    }
    assert!(lang::layout_query::layout_queries(&program).len() == 6);
}

#[test]
fn every_run_starts_from_initial_globals() {
    let batch = run_programs(&toolchain(""), &[counting(), counting()]).unwrap();
    for run in batch.results.iter().flat_map(|result| &result.runs) {
        assert_eq!(pairs(&run.outcome), [(0, 7), (2, 1), (1, 8), (3, 41)], "{}", run.engine);
    }
}

#[test]
fn engines_are_named_and_costs_are_accounted() {
    let toolchain = toolchain("");
    let batch = run_programs(&toolchain, &[echo(1)]).unwrap();
    let [first, second] = &toolchain.configurations()[..2] else { panic!("two configurations at least") };
    let engine = format!("{} > {}", first.name, second.name);
    assert!(matches!(outcome_of(&batch.results[0], &engine), Outcome::Finished(_)));
    let optimising = toolchain.configurations().iter().find(|c| c.optimises()).unwrap();
    let engine = format!("{} direct", optimising.name);
    assert!(matches!(outcome_of(&batch.results[0], &engine), Outcome::Finished(_)));
    let accounting = &batch.accounting;
    assert_eq!(accounting.compilers.len(), toolchain.configurations().len());
    assert!(accounting.compilers.iter().all(|cost| cost.starts == 1 && !cost.cpu.is_zero()));
    let parts = accounting.compiling() + accounting.link + accounting.driver + accounting.ours;
    assert_eq!(accounting.total(), parts);
    assert!(accounting.bytes_written > 10_000 && accounting.peak_memory > 1 << 20, "{accounting:?}");
    assert_eq!(accounting.restarts, 0);
}

#[test]
fn an_empty_batch_is_an_empty_result() {
    assert!(run_programs(&toolchain(""), &[]).unwrap().results.is_empty());
}

#[test]
fn settings_that_cannot_be_met_are_errors_that_say_why() {
    let refused = |settings: &str| {
        let settings = engines::native::Settings::parse(&settings.replace("GCC", common::gcc())).unwrap();
        engines::native::Toolchain::new(common::environment(), &settings).unwrap_err().to_string()
    };
    let unknown = refused("[[configuration]]\ncompiler = \"icc\"\nflags = []");
    assert_eq!(unknown, "the settings name the compiler `icc`, which is not on the search path");
    let twice = refused("[[configuration]]\ncompiler = \"GCC\"\nflags = [\"-O2\"]");
    assert_eq!(twice, format!("two configurations are called `{} -O2`", common::gcc()));
    let command = r#"command = ["/no/such/cc", "{input}", "{output}"]"#;
    assert!(refused(&format!("[[compiler]]\nname = \"mycc\"\n{command}")).contains("`mycc`"));
    let words = r#"command = ["cc", "{input}", "{output}"]"#;
    assert!(refused(&format!("[[compiler]]\nname = \"my cc\"\n{words}")).contains("one word"));
}

#[test]
fn without_compilers_there_is_a_sentence_and_no_toolchain() {
    let environment =
        engines::native::Environment { search_path: "/nonexistent".into(), ..common::environment() };
    let error =
        engines::native::Toolchain::new(environment, &engines::native::Settings::default()).unwrap_err();
    assert_eq!(error.to_string(), "no linker (`ld`) on the search path");
    let scratch = "/nonexistent/scratch".into();
    let environment = engines::native::Environment { scratch, ..common::environment() };
    let error =
        engines::native::Toolchain::new(environment, &engines::native::Settings::default()).unwrap_err();
    assert!(error.to_string().starts_with("cannot work in /nonexistent/scratch: "), "{error}");
}

#[test]
fn a_part_of_the_configurations_needs_no_start_of_its_own() {
    let toolchain = toolchain("");
    let few = |configurations: &[&str], only: bool| {
        let listed = configurations.iter().map(|name| {
            let (compiler, flags) = name.split_once(' ').unwrap();
            ExtraConfiguration { compiler: compiler.to_owned(), flags: vec![flags.to_owned()] }
        });
        toolchain.with_only(&Settings { only, configurations: listed.collect(), ..Settings::default() })
    };
    let name = |at: usize| toolchain.configurations()[at].name.to_string();
    let (first, last) = (name(0), name(toolchain.configurations().len() - 1));
    let part = few(&[&last, &first], true).unwrap();
    let names: Vec<String> =
        part.configurations().iter().map(|configuration| configuration.name.to_string()).collect();
    assert_eq!((names, part.lacks().len()), (vec![first.clone(), last], 2));
    assert!(few(&[&first, "no-such-cc -O0"], true).is_none() && few(&[&first], false).is_none());
    // Both work, one beside the other and when the whole one is gone.
    let batch = run_programs(&toolchain, &[echo(5)]).unwrap();
    drop(toolchain);
    for run in &run_programs(&part, &[echo(5)]).unwrap().results[0].runs {
        assert_eq!(pairs(&run.outcome), echoed(5));
        assert_eq!(run.outcome, *outcome_of(&batch.results[0], &run.engine.to_string()));
    }
}
