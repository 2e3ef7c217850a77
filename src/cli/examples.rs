//! Two examples for each verb, at the end of its help.

use clap::{Command, CommandFactory};

use super::Cli;

/// For each verb, and each action of `triage`, two commands.
pub const EXAMPLES: &[(&str, [&str; 2])] = &[
    (
        "",
        [
            "bitfrost fuzz --duration 60s",
            "bitfrost explain 'struct S { float x; int n : 3; }; void f(struct S);'",
        ],
    ),
    (
        "fuzz",
        [
            "bitfrost fuzz --duration 8h --db night.db",
            "bitfrost fuzz --programs 200 --seed 1 --config mine.toml",
        ],
    ),
    ("check", ["bitfrost check program.c", "bitfrost check mine.c --guard --cflags=-std=c99"]),
    (
        "generate",
        ["bitfrost generate --seed 7 --profile calls", "bitfrost generate --count 100 --dna programs"],
    ),
    ("evaluate", ["bitfrost evaluate --leaks", "bitfrost evaluate --sizes"]),
    (
        "explain",
        [
            "bitfrost explain 'struct S { float x; int n : 3; }; void f(struct S);'",
            "bitfrost explain api.h --target aarch64-linux-gnu --against clang-19",
        ],
    ),
    ("lower", ["bitfrost lower program.c", "bitfrost lower program.c --strategy packed --legalize"]),
    ("interpret", ["bitfrost interpret module.ll", "bitfrost interpret module.ll --semantics thesis"]),
    ("refine", ["bitfrost refine source.ll target.ll", "bitfrost refine source.ll --passes instcombine"]),
    ("facts", ["bitfrost facts module.ll", "bitfrost facts --schema"]),
    (
        "reduce",
        [
            "bitfrost reduce crash.c --test ./interesting.sh",
            "bitfrost reduce --from-command 'gcc -O2 -Iinclude -c crash.c -o crash.o'",
        ],
    ),
    ("triage", ["bitfrost triage list --db night.db", "bitfrost triage show bucket:1 --db night.db"]),
    (
        "triage list",
        ["bitfrost triage list --db night.db", "bitfrost triage list --status new,confirmed --sort last"],
    ),
    ("triage bucket", ["bitfrost triage bucket 3 --db night.db", "bitfrost triage bucket bucket:3 --all"]),
    ("triage show", ["bitfrost triage show 1 --db night.db", "bitfrost triage show bucket:3 --original"]),
    (
        "triage export",
        [
            "bitfrost triage export 1 --output report.md",
            "bitfrost triage export bucket:3 --format sarif --output night.sarif --db night.db",
        ],
    ),
    ("triage verify", ["bitfrost triage verify --db night.db", "bitfrost triage verify bucket:3"]),
    ("triage bisect", ["bitfrost triage bisect 1 --db night.db", "bitfrost triage bisect bucket:3 --json"]),
    ("triage ledger", ["bitfrost triage ledger 1 --db night.db", "bitfrost triage ledger bucket:3"]),
    (
        "triage report",
        ["bitfrost triage report --db night.db", "bitfrost triage report --output page.html --limit 20"],
    ),
    ("triage tui", ["bitfrost triage tui", "bitfrost triage tui --db night.db"]),
    (
        "triage query",
        [
            "bitfrost triage query --db night.db",
            "bitfrost triage query 'SELECT cause, findings FROM buckets ORDER BY findings DESC'",
        ],
    ),
    (
        "triage similar",
        ["bitfrost triage similar 1 --db night.db", "bitfrost triage similar bucket:3 --limit 5"],
    ),
    (
        "triage merge",
        ["bitfrost triage merge other.db --db all.db", "bitfrost triage merge one.db two.db --db all.db"],
    ),
    ("triage backup", ["bitfrost triage backup copy.db", "bitfrost triage backup copy.db --db night.db"]),
    ("triage check", ["bitfrost triage check", "bitfrost triage check --db night.db"]),
    ("triage gc", ["bitfrost triage gc --keep 10", "bitfrost triage gc --keep 1 --db night.db"]),
    (
        "triage set",
        [
            "bitfrost triage set 3 confirmed",
            "bitfrost triage set 3 reported --note 'sent to the maintainers' --db night.db",
        ],
    ),
    (
        "triage comment",
        ["bitfrost triage comment 3 'only at -O2'", "bitfrost triage comment bucket:3 'as 7' --db night.db"],
    ),
    ("triage tag", ["bitfrost triage tag 3 abi", "bitfrost triage tag 3 abi --remove"]),
    ("conform", ["bitfrost conform rustc", "bitfrost conform mine --engines mine.toml --only layout"]),
    ("ledger", ["bitfrost ledger", "bitfrost ledger --rerun"]),
    ("drill", ["bitfrost drill sign-extension-forgotten", "bitfrost drill --jobs 2 --limit 10m"]),
    ("config", ["bitfrost config", "bitfrost config --config mine.toml --profile calls"]),
    ("doctor", ["bitfrost doctor", "bitfrost doctor --fresh"]),
    ("completions", ["bitfrost completions bash", "bitfrost completions zsh"]),
    ("man", ["bitfrost man", "bitfrost man pages"]),
];

/// The command line, with the examples at the end of each help.
#[must_use]
pub fn command() -> Command {
    EXAMPLES.iter().fold(Cli::command(), |command, (path, examples)| {
        let verbs: Vec<&str> = path.split_whitespace().collect();
        with_examples(command, &verbs, examples)
    })
}

fn with_examples(command: Command, verbs: &[&str], examples: &[&str]) -> Command {
    match verbs {
        [] => command.after_help(format!("Examples:\n  {}", examples.join("\n  "))),
        [verb, rest @ ..] => command.mut_subcommand(verb, |command| with_examples(command, rest, examples)),
    }
}

/// The words of a command with quotations.
#[cfg(test)]
pub(super) fn words(command: &str) -> Vec<String> {
    let parts = command.split('\'').enumerate();
    parts
        .flat_map(|(number, part)| match number % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verbs(command: &Command, path: &str, found: &mut Vec<String>) {
        found.push(path.to_owned());
        for verb in command.get_subcommands() {
            verbs(verb, format!("{path} {}", verb.get_name()).trim_start(), found);
        }
    }

    #[test]
    fn every_verb_has_examples_that_parse_and_stand_at_the_end_of_its_help() {
        let mut all = Vec::new();
        verbs(&Cli::command(), "", &mut all);
        assert_eq!(all, EXAMPLES.iter().map(|(path, _)| (*path).to_owned()).collect::<Vec<_>>());
        for (path, examples) in EXAMPLES {
            for example in examples {
                assert!(example.starts_with(format!("bitfrost {path}").trim_end()), "{example}");
                let parsed = command().try_get_matches_from(words(example));
                assert!(parsed.is_ok(), "{example}: {}", parsed.unwrap_err());
            }
            let help = words(&format!("bitfrost {path} --help"));
            let help = command().try_get_matches_from(help).unwrap_err().to_string();
            assert!(help.trim_end().ends_with(examples[1]), "{help}");
        }
    }
}
