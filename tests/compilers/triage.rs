//! `bitfrost triage` with compilers: reproducers in exports, compiled by hand, bisections, and findings that are asked about again.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common::{Place, ended};

/// A compiler with a flag that changes its ABI, beside clang.
fn configuration(name: &str, flag: &str) -> String {
    format!(
        "[native]\nonly = true\n[[native.configuration]]\ncompiler = \"clang-19\"\nflags = [\"-O0\"]\n\
         [[native.compiler]]\nname = \"{name}\"\n\
         command = [\"gcc\", \"-w\", \"{flag}\", \"{{flags}}\", \"-c\", \"{{input}}\", \"-o\", \"{{output}}\"]\n"
    )
}

/// A place with a campaign of a wrong compiler in `x.db`.
fn campaign(name: &str, flag: &str, arguments: &str) -> Place {
    let place = Place::new();
    place.write("x.toml", configuration(name, flag).as_bytes());
    place.run(&format!("fuzz --programs 16 --seed 5 --jobs 2 --config x.toml --db x.db {arguments}")).code(1);
    place
}

/// Writes the files of a report and runs its commands, with a word of them replaced.
fn run(place: &Place, report: &str, word: &str, by: &str) -> crate::common::Ended {
    for name in ["caller.c", "callee.c", "program.c", "layout.c"] {
        let Some((_, rest)) = report.split_once(&format!("\n`{name}`:\n\n```c\n")) else { continue };
        place.write(name, rest.split("```\n").next().unwrap().as_bytes());
    }
    let commands = report.split("```sh\n").nth(1).unwrap().split("```").next().unwrap();
    assert!(commands.contains(word), "{commands}");
    let mut shell = assert_cmd::Command::new("sh");
    ended(shell.current_dir(&place.0).args(["-c", &commands.replace(word, by)]))
}

#[test]
#[ignore = "11 CPU s: a report of reduced findings"]
fn a_report_shows_what_it_says() {
    let place = campaign("pcc", "-fpcc-struct-return", "--profile single");
    let list = place.run("triage list --json --db x.db").json();
    let mut values = 0;
    for bucket in list["buckets"].as_array().unwrap() {
        let report =
            place.run(&format!("triage export bucket:{} --db x.db", bucket["bucket"])).code(0).stdout;
        assert!(report.contains("- `pcc`: gcc ") && report.contains("- `clang-19 -O0`: "), "{report}");
        let wrong = run(&place, &report, "-fpcc-struct-return", "-fpcc-struct-return");
        // One that overwrites what it was not given may also die.
        let is_wrong = wrong.stdout.contains("expected ");
        assert!(wrong.code > 128 || (wrong.code == 1 && is_wrong), "{wrong:?}\n{report}");
        values += usize::from(is_wrong);
        let right = run(&place, &report, "-fpcc-struct-return", "");
        assert!(right.code == 0 && right.stdout.is_empty(), "{right:?}\n{report}");
    }
    assert!(values > 0, "no report shows a value");
}

#[test]
#[ignore = "4 CPU s: reproducers of layouts, compiled"]
fn layouts_are_asserted() {
    let place = campaign("wrong", "-fpack-struct=1", "");
    let report = place.run("triage export bucket:1 --db x.db").code(0).stdout;
    assert!(report.starts_with("# wrong: wrong layout of a record\n"), "{report}");
    let wrong = run(&place, &report, "-fpack-struct=1", "-fpack-struct=1");
    assert!(wrong.stderr.contains("static assertion failed: \"") && wrong.code != 0, "{wrong:?}\n{report}");
    assert_eq!(run(&place, &report, "-fpack-struct=1", "").code, 0);

    let written =
        place.run("triage export bucket:1 bucket:2 --format folder --output out --db x.db").code(0).stdout;
    let script = written.lines().find(|line| line.ends_with("/repro.sh")).unwrap();
    let directory = place.path(script).parent().unwrap().to_owned();
    let script_with = |compiler: &str| {
        let mut shell = assert_cmd::Command::new("sh");
        ended(shell.current_dir(&directory).arg("repro.sh").env("LAYOUT", compiler))
    };
    assert_eq!(script_with("").code, 1);
    assert_eq!(script_with("gcc -std=c11").code, 0);
    let checked = script.replace("repro.sh", "case.c");
    place.run(&format!("check {checked} --config x.toml")).code(1);
}

#[test]
fn a_crash_at_every_level_has_a_script() {
    let place = Place::new();
    let script = "#!/bin/sh\nfor word; do case $word in *.c) file=$word;; esac; done\n\
                  [ \"$file\" ] && grep -q 'union ' \"$file\" && echo 'internal compiler error: planted' >&2 && exit 4\nexec gcc \"$@\"\n";
    place.write("gcc-99", script.as_bytes());
    let path = place.0.path().join("gcc-99");
    std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let settings = format!(
        "[native]\nonly = true\n[[native.compiler]]\nname = \"planted\"\nflags = [[\"-O0\"], [\"-O2\"]]\n\
         command = [\"{}\", \"-w\", \"{{flags}}\", \"-c\", \"{{input}}\", \"-o\", \"{{output}}\"]\n",
        path.display()
    );
    place.write("x.toml", settings.as_bytes());
    place.run("fuzz --programs 16 --seed 5 --jobs 2 --config x.toml --db x.db --no-reduce").code(1);
    place.run("triage export 1 --format folder --output out --db x.db").code(0).says("/repro.sh");
    assert!(place.read("out/finding-1/report.md").contains("planted dies of a program"));
    let script_with = |compiler: &str| {
        let mut shell = assert_cmd::Command::new("sh");
        ended(shell.current_dir(place.path("out/finding-1")).arg("repro.sh").env("PROGRAM", compiler))
    };
    let died = script_with("");
    assert!(died.code == 4 && died.stderr.contains("planted"), "{died:?}");
    assert_eq!(script_with("gcc").code, 0);
}

/// A compiler with another ABI above -O0, unless the script `unless` sets `right`.
fn planted(name: &str, real: &str, abi: &str, unless: &str) -> Place {
    let place = Place::new();
    let script = format!(
        "#!/bin/sh\nlevel=-O0; right=\nfor word; do case $word in -O*) level=$word;; {unless} esac; done\n\
         [ $level = -O0 ] && right=1\n[ $right ] && exec {real} \"$@\"\nexec {real} {abi} \"$@\"\n"
    );
    place.write(name, script.as_bytes());
    let path = place.0.path().join(name);
    std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let settings = format!(
        "[native]\nonly = true\n[[native.configuration]]\ncompiler = \"clang-19\"\nflags = [\"-O0\"]\n\
         [[native.compiler]]\nname = \"planted\"\nflags = [[\"-O2\"]]\n\
         command = [\"{}\", \"-w\", \"{{flags}}\", \"-c\", \"{{input}}\", \"-o\", \"{{output}}\"]\n",
        path.display()
    );
    place.write("x.toml", settings.as_bytes());
    place
        .run("fuzz --programs 16 --seed 5 --jobs 2 --config x.toml --db x.db --profile single --no-reduce")
        .code(1);
    place
}

#[test]
#[ignore = "8 CPU s: a bisection of passes"]
fn the_optimisation_and_the_pass_of_gcc_are_found() {
    let place =
        planted("gcc-99", "gcc-12", "-fpcc-struct-return", "-fno-tree-ter | -fdisable-rtl-dse1) right=1;;");
    let ended = place.run("triage bisect bucket:1 --db x.db --json").code(0).json();
    let suspect = &ended["suspects"][0];
    assert_eq!(suspect["configuration"], "planted -O2");
    let releases = suspect["releases"].as_array().unwrap();
    let shows =
        |name: &str| releases.iter().find(|release| release["compiler"] == name).map(|found| &found["shows"]);
    assert_eq!(
        (shows("gcc-12").unwrap(), shows("gcc-99").unwrap()),
        (&"no".into(), &"yes".into()),
        "{suspect}"
    );
    let levels: Vec<_> =
        suspect["levels"].as_array().unwrap().iter().map(|level| level["shows"].as_str().unwrap()).collect();
    assert_eq!(levels, ["no", "yes", "yes", "yes", "yes"]);
    assert_eq!(suspect["flags"]["preventing"], serde_json::json!(["-fno-tree-ter"]));
    assert_eq!(suspect["passes"]["passes"], serde_json::json!(["rtl-dse1"]), "{suspect}");
    // The page of the finding has it, once.
    place.run("triage bisect bucket:1 --db x.db --only levels,flags").code(0);
    place.run("triage bisect bucket:1 --db x.db --only levels,flags").code(0);
    let page = place.run("triage show bucket:1 --db x.db").code(0).stdout;
    assert_eq!(page.matches("-fno-tree-ter makes it right").count(), 2, "{page}");
}

#[test]
#[ignore = "3 CPU s: a bisection of passes"]
fn the_pass_of_clang_is_found() {
    let unless = "-opt-bisect-limit=*) [ ${word#*=} -lt 17 ] && right=1;;";
    let place = planted("clang-99", "clang-19", "-fpack-struct=1", unless);
    let ended = place.run("triage bisect bucket:1 --db x.db --only passes --dry-run --json").code(0).json();
    let passes = &ended["suspects"][0]["passes"];
    assert_eq!((passes["by"].as_str(), passes["number"].as_u64()), (Some("first"), Some(17)));
    assert!(passes["pass"].as_str().unwrap().contains(" on "), "{passes}");
    assert!(!place.run("triage show bucket:1 --db x.db").code(0).stdout.contains("bisect"));
}

#[test]
#[ignore = "2 CPU s: bisections that end early"]
fn what_cannot_be_bisected_has_its_sentence() {
    let place = planted("gcc-99", "gcc-12", "-fpcc-struct-return", "-never) ;;");
    let message = place.run("triage bisect bucket:1 --db x.db --compiler no-such-cc").code(2).stderr;
    assert!(message.contains("no-such-cc: there is no such program"), "{message}");
    std::fs::remove_file(place.0.path().join("gcc-99")).unwrap();
    let message = place.run("triage bisect bucket:1 --db x.db").code(2).stderr;
    assert!(message.contains("is no longer on the search path"), "{message}");
    place.run("triage bisect 9999 --db x.db").code(2);
}

#[test]
#[ignore = "5 CPU s: findings are asked again of every compiler"]
fn findings_are_asked_about_again() {
    let place = planted("gcc-99", "gcc-12", "-fpcc-struct-return", "-never) ;;");
    let results = |options: &str, code: i32| {
        let ended = place.run(&format!("triage verify --db x.db --json {options}")).code(code).json();
        let result = |finding: &serde_json::Value| {
            assert!(finding["bucket"].is_i64() && finding["finding"].is_i64(), "{finding}");
            finding["result"].as_str().unwrap().to_owned()
        };
        ended["findings"].as_array().unwrap().iter().map(result).collect::<Vec<_>>()
    };
    let there = results("--config x.toml", 1);
    assert!(!there.is_empty() && there.iter().all(|result| result == "shown"), "{there:?}");
    let all = results("--config x.toml --all --runs 1 --dry-run", 1);
    assert!(all.len() > there.len() && all.iter().all(|result| result == "shown"), "{all:?}");
    // Without the configuration nobody knows what `planted` is.
    let unclear = results("bucket:1", 1);
    assert_eq!(unclear, ["unclear"]);
    // A release later it passes results as the document says.
    let script = place.0.path().join("gcc-99");
    let fixed = std::fs::read_to_string(&script).unwrap().replace("-fpcc-struct-return ", "");
    std::fs::write(&script, fixed).unwrap();
    let message = place.run("triage verify --config x.toml --db x.db --set").code(0).stdout;
    assert!(message.contains(" fixed") && message.contains("other compilers now: planted -O2"), "{message}");
    assert!(message.contains("bucket 1 is fixed now: "), "{message}");
    let list = place.run("triage list --db x.db --json").code(0).json();
    assert_eq!(list["buckets"].as_array().map(Vec::len), Some(0), "{list}");
    place.run("triage verify --config x.toml --db x.db").code(0).stdout.contains("no bucket is left");
    let shown = place.run("triage show bucket:1 --db x.db").code(0).stdout;
    assert!(shown.contains("bitfrost triage verify: fixed"), "{shown}");
}

#[test]
fn what_shows_at_times_is_flaky() {
    let place = planted("gcc-99", "gcc-12", "-fpcc-struct-return", "-never) ;;");
    let script = place.0.path().join("gcc-99");
    let text = std::fs::read_to_string(&script).unwrap();
    // Right in every other run.
    let counter = place.0.path().join("counter");
    std::fs::write(&counter, "").unwrap();
    let at_times = format!(
        "case \"$*\" in *\" -O2 \"*) ;; *) exec gcc-12 \"$@\";; esac\n\
         if [ -s {0} ]; then : > {0}; right=1; else echo x > {0}; fi\n[ $right ]",
        counter.display()
    );
    std::fs::write(&script, text.replacen("[ $right ]", &at_times, 1)).unwrap();
    let configuration = std::fs::read_to_string(place.0.path().join("x.toml")).unwrap();
    let sandbox = format!("{configuration}\n[native.sandbox]\nwrite = [{:?}]\n", place.0.path());
    std::fs::write(place.0.path().join("x.toml"), sandbox).unwrap();
    let ended = place.run("triage verify bucket:1 --runs 6 --config x.toml --db x.db --json").code(1).json();
    assert_eq!(ended["findings"][0]["result"], "flaky", "{ended}");
}

/// The value of a key in a proposed entry.
fn value_of<'a>(entry: &'a toml::Value, key: &str) -> &'a str {
    entry[key].as_str().unwrap()
}

#[test]
#[ignore = "10 CPU s: a finding is reduced and proposed"]
fn a_proposed_entry_lacks_only_its_clause() {
    let place = campaign("pcc", "-fpcc-struct-return", "--profile single");
    let proposed = place.run("triage ledger bucket:1 --db x.db").code(0).stdout;
    let file: toml::Value = toml::from_str(&proposed).unwrap();
    let entry = &file["known"][0];
    assert_eq!((value_of(entry, "kind"), value_of(entry, "clause")), ("passing", ""), "{proposed}");
    assert!(value_of(entry, "id").starts_with("pcc-passing-"), "{proposed}");
    assert_eq!(entry["targets"][0].as_str(), Some("x86_64-linux-gnu"));
    // With the clause and a pattern it is an entry.
    let complete = proposed
        .replace("clause = \"\"", "clause = \"psABI\"")
        .replace("pattern = \"\"", "pattern = \"int128\"");
    let ledger = judge::ledger::Ledger::parse(&complete).map_err(|why| format!("{why}\n{proposed}")).unwrap();
    assert_eq!(ledger.entries().count(), 1);
    // Its reproducer does what those of the ledger do.
    place.write("reproducer.c", value_of(entry, "reproducer").as_bytes());
    let end = |callee: &str| {
        let commands = format!(
            "clang-19 -w -c -o caller.o reproducer.c && {callee} -w -DCALLEE -c -o callee.o reproducer.c && \
             cc -no-pie caller.o callee.o -o r && ./r"
        );
        let mut shell = assert_cmd::Command::new("sh");
        ended(shell.current_dir(&place.0).args(["-c", &commands])).code
    };
    assert_ne!(end("gcc -fpcc-struct-return"), 0);
    assert_eq!(end("gcc"), 0);
    place.run("triage ledger bucket:1 --output entry.toml --db x.db").code(0);
    assert_eq!(std::fs::read_to_string(place.0.path().join("entry.toml")).unwrap(), proposed);
}
