//! No type name is defined more than twice in the workspace: a name that could mean anything gets the field's word in front.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::sources;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use sources::{code, crates, identifier, root, sources};

/// Names of one idea. The parts with planted faults have each a table `Fault`, and sets of its rows; the domains of the precise
/// machine name their instances of its `Halt`; each platform has the `Class` of an argument, and what a quirk may `Amend`, from
/// its document.
const ONE_IDEA: [&str; 6] = ["Amend", "Class", "Fault", "FaultSet", "Halt", "OrHalt"];

/// The types that a text defines. Aliases count where nothing encloses them: in a trait or an implementation they are
/// associated types.
fn defined(text: &str) -> impl Iterator<Item = &str> {
    let keywords = ["struct ", "enum ", "trait ", "union ", "type "];
    text.lines().filter_map(move |line| {
        let after_pub = match line.trim_start().strip_prefix("pub") {
            Some(rest) if rest.starts_with('(') => rest.split_once(')')?.1.trim_start(),
            Some(rest) => rest.trim_start(),
            None => line.trim_start(),
        };
        let (keyword, rest) = keywords.iter().find_map(|key| Some((*key, after_pub.strip_prefix(key)?)))?;
        let name = identifier(rest);
        let counts = (keyword != "type " || !line.starts_with(' ')) && !name.is_empty();
        counts.then_some(name)
    })
}

fn is_product(path: &Path) -> bool {
    let path = path.strip_prefix(root()).unwrap();
    !path.iter().any(|part| part == "tests" || part == "tests.rs")
}

#[test]
fn no_type_name_is_defined_more_than_twice() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for name in crates() {
        for path in sources(&root().join(name).join("src")).into_iter().filter(|path| is_product(path)) {
            let text = code(&fs::read_to_string(&path).unwrap());
            let place = path.strip_prefix(root()).unwrap().display().to_string();
            defined(&text).for_each(|name| places.entry(name.to_owned()).or_default().push(place.clone()));
        }
    }
    assert!(places.len() > 800, "only {} types are found", places.len());
    places.retain(|name, places| places.len() > 2 && !ONE_IDEA.contains(&name.as_str()));
    assert!(places.is_empty(), "{places:#?}");
}

#[test]
fn definitions_are_read_from_every_form() {
    let text = "pub struct A<T>(T);\n    enum B {}\npub(super) trait C: D {}\ntype E = F;\n    type G = H;\nunion I {}\n    enum $name {}\n\
                let structure = 1;\n";
    assert_eq!(defined(text).collect::<Vec<_>>(), ["A", "B", "C", "E", "I"]);
}
