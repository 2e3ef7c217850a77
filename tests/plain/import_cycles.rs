//! No two top-level modules of a crate import each other, directly or through others.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::sources;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use sources::{code, crates, identifier, root, sources};

/// For each module the modules that it imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// The parts of `{a::b, c::{d, e}}`, from after the opening brace on.
pub(crate) fn parts_in_braces(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (1, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 || (depth == 1 && c == ',') {
            parts.push(text[start..at].trim());
            start = at + 1;
        }
        if depth == 0 {
            break;
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// The names that follow `crate::` in the text.
fn crate_names(text: &str) -> Vec<&str> {
    let after = text.split("crate::").skip(1);
    after
        .flat_map(|rest| match rest.strip_prefix('{') {
            Some(inside) => parts_in_braces(inside).into_iter().map(identifier).collect(),
            None => vec![identifier(rest)],
        })
        .collect()
}

/// The module of each name that the crate's root re-exports.
fn reexports(lib: &str) -> BTreeMap<&str, &str> {
    let uses = lib.split("use ").skip(1).filter_map(|rest| rest.split(';').next());
    let paths = uses.filter_map(|path| path.split_once("::"));
    paths
        .flat_map(|(module, names)| {
            let names = names.split(|c: char| !c.is_alphanumeric() && c != '_');
            names.filter(|name| !name.is_empty()).map(move |name| (name, module))
        })
        .collect()
}

fn imports(source: &Path) -> Imports {
    let lib = code(&fs::read_to_string(source.join("lib.rs")).unwrap());
    let behind = reexports(&lib);
    let files = sources(source);
    let top = |path: &Path| {
        let first = path.strip_prefix(source).unwrap().components().next().unwrap();
        Path::new(first.as_os_str()).file_stem().unwrap().to_str().unwrap().to_owned()
    };
    let modules: BTreeSet<String> = files.iter().map(|path| top(path)).collect();
    let mut imports = Imports::new();
    for path in files.iter().filter(|path| !path.components().any(|part| part.as_os_str() == "tests")) {
        let text = code(&fs::read_to_string(path).unwrap());
        let names = crate_names(&text).into_iter().map(|name| match modules.contains(name) {
            true => name,
            false => behind.get(name).copied().unwrap_or(name),
        });
        let module = top(path);
        let others = names.filter(|name| *name != module && modules.contains(*name)).map(str::to_owned);
        imports.entry(module.clone()).or_default().extend(others.collect::<Vec<_>>());
    }
    // The root names every module, and nothing imports the root but by re-exports.
    imports.retain(|module, _| module != "lib" && module != "main");
    imports
}

/// Every module that a module imports, directly or through others.
pub(crate) fn reached<'a>(imports: &'a Imports, module: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut waiting = vec![module];
    while let Some(next) = waiting.pop() {
        for other in imports.get(next).into_iter().flatten() {
            if reached.insert(other.as_str()) {
                waiting.push(other);
            }
        }
    }
    reached
}

#[test]
fn top_level_modules_import_each_other_in_one_direction() {
    let mut wrong = Vec::new();
    for name in crates() {
        let imports = imports(&root().join(&name).join("src"));
        assert!(
            imports.values().any(|others| !others.is_empty()) || imports.len() < 6,
            "{name}: {imports:?}"
        );
        let in_cycle = |module: &&String| reached(&imports, module).contains(module.as_str());
        wrong.extend(imports.keys().filter(in_cycle).map(|module| format!("{name}: {module}")));
    }
    assert_eq!(wrong, [""; 0], "modules that import each other");
}

#[test]
fn imports_are_read_from_every_form() {
    let text = "use crate::a::B;\nuse crate::{c, d::{e, f}, G};\nfn f() { crate::h::i() } // crate::j\n\
                #[cfg(test)]\nmod tests {\n    use crate::k::l;\n}\n";
    assert_eq!(crate_names(&code(text)), ["a", "c", "d", "G", "h"]);
    assert_eq!(reexports("pub use a::{B, C};\npub use d::E;\nmod f;").get("C"), Some(&"a"));
    let imports: Imports = [("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")]
        .into_iter()
        .map(|(from, to)| (from.to_owned(), BTreeSet::from([to.to_owned()])))
        .collect();
    assert!(reached(&imports, "a").contains("a") && !reached(&imports, "d").contains("d"));
}
