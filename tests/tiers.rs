//! Every test binary is in one tier: in the alias `fast` of `.cargo/config.toml`, or in the table of the tests that need
//! tools in CONTRIBUTING.md.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The names of test binaries by package.
type Binaries = BTreeMap<String, BTreeSet<String>>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn toml(path: &Path) -> toml::Table {
    fs::read_to_string(path).unwrap().parse().unwrap()
}

fn strings(value: &toml::Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

/// The test binaries that cargo finds in a package: the files in `tests`, and the directories with a `main.rs`.
fn binaries_in(package: &Path) -> BTreeSet<String> {
    let Ok(entries) = fs::read_dir(package.join("tests")) else { return BTreeSet::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    let is_binary = |path: &PathBuf| {
        path.join("main.rs").exists() || path.extension().is_some_and(|extension| extension == "rs")
    };
    let name = |path: PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
    paths.filter(is_binary).map(name).collect()
}

/// All test binaries of the workspace.
fn all_binaries() -> Binaries {
    let workspace = toml(&root().join("Cargo.toml"));
    let members = strings(&workspace["workspace"]["members"]).into_iter().chain([String::new()]);
    let packages = members.map(|member| {
        let directory = root().join(member);
        let manifest = toml(&directory.join("Cargo.toml"));
        assert!(
            !manifest.contains_key("test"),
            "{manifest:?} names test binaries: this test reads directories"
        );
        (manifest["package"]["name"].as_str().unwrap().to_owned(), binaries_in(&directory))
    });
    packages.collect()
}

/// The names behind `--test` in the alias.
fn fast() -> Vec<String> {
    let words = strings(&toml(&root().join(".cargo/config.toml"))["alias"]["fast"]);
    assert_eq!(words[..5], ["test", "--workspace", "--exclude", "bitfrost-fuzz", "--lib"]);
    let end = words.iter().position(|word| word == "--").unwrap();
    assert_eq!(words[end + 1..], ["--skip", "compiled::"]);
    let pairs = words[5..end].chunks(2);
    pairs
        .map(|pair| match pair {
            [option, name] if option == "--test" => name.clone(),
            other => panic!("{other:?} in the alias"),
        })
        .collect()
}

/// The words in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The binaries in the table of CONTRIBUTING.md: rows of package, test binaries and tools.
fn with_tools() -> Binaries {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let (_, table) = text.split_once("| package | test binaries | tools |").unwrap();
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut binaries = Binaries::new();
    for row in rows {
        let [_, package, names, ..] = row.split('|').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let package = quoted(package).next().unwrap().to_owned();
        binaries.entry(package).or_default().extend(quoted(names).map(str::to_owned));
    }
    binaries
}

#[test]
fn every_test_binary_is_in_one_tier() {
    let (all, fast, with_tools) = (all_binaries(), fast(), with_tools());
    let unique: BTreeSet<&String> = fast.iter().collect();
    assert_eq!(unique.len(), fast.len(), "a name is twice in the alias");
    for (package, binaries) in &all {
        let slow = with_tools.get(package).cloned().unwrap_or_default();
        let gone: Vec<_> = slow.difference(binaries).collect();
        assert!(gone.is_empty(), "CONTRIBUTING.md: {package} has no test binary {gone:?}");
        for name in binaries {
            let tiers = usize::from(unique.contains(name)) + usize::from(slow.contains(name));
            assert_eq!(
                tiers, 1,
                "test binary {name} of {package} belongs into one of .cargo/config.toml and CONTRIBUTING.md's table; \
                 the alias selects every binary of a name"
            );
        }
    }
    let packages: Vec<_> = with_tools.keys().filter(|package| !all.contains_key(*package)).collect();
    assert!(packages.is_empty(), "CONTRIBUTING.md: no package {packages:?}");
    let gone: Vec<_> = fast.iter().filter(|name| !all.values().any(|of| of.contains(*name))).collect();
    assert!(gone.is_empty(), "the alias selects {gone:?}, which no package has");
}
