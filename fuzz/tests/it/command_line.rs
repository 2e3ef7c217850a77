//! `fuzz/run`, which builds and runs the targets, as `docs/fuzzing.md` says.

use std::path::Path;

use bitfrost_fuzz::TARGETS;

/// The words of the command that `fuzz/run --print` prints.
fn printed(arguments: &[&str]) -> Vec<String> {
    #[expect(clippy::disallowed_methods, reason = "the test runs a script that prints a line")]
    let mut command = std::process::Command::new("../fuzz/run");
    let output =
        command.current_dir(env!("CARGO_MANIFEST_DIR")).arg("--print").args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().split_whitespace().map(str::to_owned).collect()
}

#[test]
fn each_target_is_run_on_stored_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for target in TARGETS {
        let words = printed(&[target.name, "-runs=1", "elsewhere"]);
        let name = words.iter().position(|word| word == target.name).unwrap();
        let options = words.iter().position(|word| word == "--").unwrap();
        let [corpus, seeds @ .., last] = &words[name + 1..options] else { panic!("{words:?}") };
        assert_eq!((corpus, &**last), (&format!("fuzz/corpus/{}", target.name), "elsewhere"));
        assert!(
            !seeds.is_empty() && seeds.iter().all(|directory| root.join(directory).is_dir()),
            "{words:?}"
        );
        assert!(words[options..].iter().any(|word| word == "-runs=1"), "{words:?}");
    }
}

#[test]
fn each_option_of_the_command_is_explained() {
    let docs = include_str!("../../../docs/fuzzing.md");
    for arguments in [&["lowering"][..], &["--address", "reader"], &["cmin", "calls"]] {
        let words = printed(arguments);
        let options = words.iter().filter(|word| word.starts_with('-') && *word != "--");
        let unexplained: Vec<_> = options.filter(|option| !docs.contains(&format!("`{option}"))).collect();
        assert_eq!(unexplained, [""; 0], "{arguments:?}");
    }
}
