//! Completions and manual pages have every verb.

use crate::common;

use bitfrost::cli::Cli;
use clap::CommandFactory;
use common::Place;

fn verbs() -> Vec<String> {
    let verbs: Vec<_> = Cli::command().get_subcommands().map(|verb| verb.get_name().to_owned()).collect();
    assert!(verbs.len() >= 15, "{verbs:?}");
    verbs
}

#[test]
fn every_shell_completes_every_verb() {
    let place = Place::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = place.run(&format!("completions {shell}")).code(0).stdout;
        for verb in verbs() {
            assert!(script.contains(&verb), "{shell} completes no {verb}");
        }
        assert!(script.contains("duration") && script.contains("json"), "{shell}");
        let json = place.run(&format!("completions {shell} --json")).code(0).json();
        assert_eq!((&json["shell"], &json["script"]), (&shell.into(), &script.into()));
    }
    assert!(place.run("completions cmd").code(2).stderr.contains("powershell"));
}

#[test]
fn every_verb_has_a_manual_page() {
    let place = Place::new();
    let listed = place.run("man pages/man1").code(0).stdout;
    for verb in verbs() {
        let page = place.read(&format!("pages/man1/bitfrost-{verb}.1"));
        assert!(page.contains(".SH OPTIONS") && page.contains(&format!("bitfrost\\-{verb}")), "{page}");
        assert!(listed.contains(&format!("pages/man1/bitfrost-{verb}.1\n")), "{listed}");
    }
    assert!(place.read("pages/man1/bitfrost-triage-show.1").contains("finding"));
    let whole = place.run("man").code(0).stdout;
    assert_eq!(whole, place.read("pages/man1/bitfrost.1"));
    assert!(verbs().iter().all(|verb| whole.contains(&format!("bitfrost\\-{verb}(1)"))), "{whole}");
}

#[test]
fn pages_in_json_are_printed_or_written() {
    let place = Place::new();
    let printed = place.run("man --json").code(0).json();
    assert_eq!(printed["pages"][0]["name"], "bitfrost");
    assert!(printed["pages"][0]["roff"].as_str().unwrap().contains(".TH"));
    let written = place.run("man pages --json").code(0).json();
    assert_eq!(written["pages"][0]["file"], "pages/bitfrost.1");
    place.write("file", b"");
    assert!(place.run("man file/pages").code(2).stderr.contains("cannot write file/pages: "));
}
