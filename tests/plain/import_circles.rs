//! Files below one module hardly import each other in circles.
//!
//! A file that imports what its own folder's `mod.rs` has, or the other way round, makes no circle: they are one module.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::import_cycles::{parts_in_braces, reached};
use crate::sources::{code, crates, identifier, root, sources};

/// The files of the largest circle that may be.
const LARGEST: usize = 4;

/// The names of a path.
type Names = Vec<String>;

/// The paths of a file.
#[derive(Default)]
struct FilePaths {
    /// The names in a `use`, and the name that each has in the file.
    imported: Vec<(Names, String)>,
    /// The paths in the rest of the text.
    others: Vec<Names>,
}

impl FilePaths {
    fn read(text: &str) -> FilePaths {
        let mut paths = FilePaths::default();
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_alphabetic() || c == '_') {
            let after_colon = rest[..start].ends_with(':');
            rest = &rest[start..];
            let mut path = vec![identifier(rest).to_owned()];
            rest = &rest[path[0].len()..];
            if path[0] == "use" {
                let end = rest.find(';').unwrap_or(rest.len());
                paths.read_use(&[], &rest[..end]);
                rest = &rest[end..];
                continue;
            }
            while let Some(name) = rest.strip_prefix("::").map(identifier).filter(|name| !name.is_empty()) {
                path.push(name.to_owned());
                rest = &rest[2 + name.len()..];
            }
            if path.len() > 1 && !after_colon {
                paths.others.push(path);
            }
        }
        paths
    }

    /// Reads `a::b`, `a::b as c` or `a::{b, c::d}` below a path.
    fn read_use(&mut self, before: &[String], tree: &str) {
        let names = |text: &str| text.split("::").map(|name| name.trim().to_owned()).collect::<Vec<_>>();
        if let Some((outside, inside)) = tree.split_once('{') {
            let outside = names(outside).into_iter().filter(|name| !name.is_empty());
            let before: Vec<String> = before.iter().cloned().chain(outside).collect();
            parts_in_braces(inside).into_iter().for_each(|part| self.read_use(&before, part));
            return;
        }
        let (path, alias) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut path: Names = before.iter().cloned().chain(names(path)).collect();
        path.pop_if(|last| last == "self" && !before.is_empty());
        let name = if alias.is_empty() { path.last().unwrap().clone() } else { alias.trim().to_owned() };
        self.imported.push((path, name));
    }
}

/// The files of a crate by their modules.
struct CrateFiles(BTreeMap<Names, FilePaths>);

impl CrateFiles {
    fn read(source: &Path) -> CrateFiles {
        let is_test = |path: &Path| path.to_str().unwrap().ends_with("tests.rs");
        let files = sources(source).into_iter().filter(|path| !is_test(path));
        let file = |path: std::path::PathBuf| {
            let inside = path.strip_prefix(source).unwrap().with_extension("");
            let mut module: Names = inside.iter().map(|name| name.to_str().unwrap().to_owned()).collect();
            module.pop_if(|last| last == "mod");
            module.pop_if(|last| last == "lib" || last == "main");
            (module, FilePaths::read(&code(&fs::read_to_string(path).unwrap())))
        };
        CrateFiles(files.map(file).collect())
    }

    /// The module whose file has what a path in a file names; what a file re-exports is in the file that it comes from.
    fn module_of(&self, from: &[String], path: &[String], depth: usize) -> Option<Names> {
        let Some((first, rest)) = path.split_first().filter(|_| depth < 32) else {
            return Some(from.to_vec());
        };
        let child: Names = from.iter().chain([first]).cloned().collect();
        match first.as_str() {
            "crate" => return self.module_of(&[], rest, depth + 1),
            "self" => return self.module_of(from, rest, depth + 1),
            "super" => return self.module_of(from.split_last()?.1, rest, depth + 1),
            _ if self.0.contains_key(&child) => return self.module_of(&child, rest, depth + 1),
            _ => {}
        }
        let imported = self.0.get(from)?.imported.iter();
        match imported.into_iter().find(|(path, name)| name == first && path[0] != *first) {
            Some((path, _)) if self.is_of_crate(from, path) => {
                let path: Names = path.iter().chain(rest).cloned().collect();
                self.module_of(from, &path, depth + 1)
            }
            Some(_) => None,
            None => Some(from.to_vec()),
        }
    }

    /// True if a path in a file is one of this crate.
    fn is_of_crate(&self, from: &[String], path: &[String]) -> bool {
        let child: Names = from.iter().chain(path.first()).cloned().collect();
        ["crate", "self", "super"].contains(&path[0].as_str()) || self.0.contains_key(&child)
    }

    /// For each module the modules elsewhere that it imports.
    fn imports(&self) -> BTreeMap<String, BTreeSet<String>> {
        let written = |module: &[String]| module.join("/");
        let imports = self.0.iter().map(|(module, paths)| {
            let renamed = paths.others.iter().map(|path| match self.import_of(paths, &path[0]) {
                Some(import) => import.iter().chain(&path[1..]).cloned().collect(),
                None => path.clone(),
            });
            let all = paths.imported.iter().map(|(path, _)| path.clone()).chain(renamed);
            let named = all.filter(|path| self.is_of_crate(module, path));
            let others = named.filter_map(|path| self.module_of(module, &path, 0));
            let others = others.filter(|other| !other.starts_with(module) && !module.starts_with(other));
            (written(module), others.map(|other| written(&other)).collect())
        });
        imports.collect()
    }

    fn import_of<'a>(&self, paths: &'a FilePaths, name: &str) -> Option<&'a Names> {
        paths.imported.iter().find(|(_, imported)| imported == name).map(|(path, _)| path)
    }
}

/// The files that import each other, circle by circle.
fn circles(imports: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<Vec<String>> {
    let reach: BTreeMap<&str, BTreeSet<&str>> =
        imports.keys().map(|module| (module.as_str(), reached(imports, module))).collect();
    let circle = |module: &&str| {
        let members = reach[module].iter().filter(|other| reach[*other].contains(module));
        members.map(|other| (*other).to_owned()).collect::<Vec<_>>()
    };
    reach.keys().map(circle).filter(|circle| circle.len() > 1).collect()
}

#[test]
fn circles_inside_modules_are_small() {
    let mut wrong = Vec::new();
    for name in crates() {
        let imports = CrateFiles::read(&root().join(&name).join("src")).imports();
        assert!(
            imports.values().any(|others| !others.is_empty()) || imports.len() < 9,
            "{name}: {imports:?}"
        );
        let large = circles(&imports).into_iter().filter(|circle| circle.len() > LARGEST);
        wrong.extend(large.map(|circle| format!("{name}: {}", circle.join(" "))));
    }
    assert_eq!(wrong, [""; 0], "files that import each other");
}

#[test]
fn paths_are_resolved_to_files() {
    let text = |module: &str, text: &str| {
        let module = module.split('/').filter(|name| !name.is_empty()).map(str::to_owned).collect();
        (module, FilePaths::read(text))
    };
    let files = CrateFiles(BTreeMap::from([
        text("", "pub mod a;\nmod b;\npub use a::one::One;"),
        text("a", "mod one;\nmod two;\npub use one::{self, One as First};"),
        text("a/one", "use std::fmt;\nuse super::two::{Two, three};\nfn f() { fmt::x() }"),
        text("a/two", "use crate::One;\nuse crate::b as other;\nfn f() { other::g(); }"),
        text("b", "fn f(x: crate::a::First) {}"),
    ]));
    let imports = files.imports();
    let of = |module: &str| imports[module].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(of("a/one"), ["a/two"]);
    assert_eq!(of("a/two"), ["a/one", "b"]);
    assert_eq!(of("b"), ["a/one"]);
    let all = circles(&imports);
    assert_eq!(all, BTreeSet::from([["a/one", "a/two", "b"].map(str::to_owned).to_vec()]));
}
