//! Every hand-written seed passes the checker: its rules leave room for the programs people write.

use std::fs;
use std::path::Path;

#[test]
fn every_seed_is_accepted() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/seeds");
    let entries = fs::read_dir(folder).expect("the seeds are there");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "c"));
    files.sort();
    let mut refused = Vec::new();
    for path in &files {
        let text = fs::read_to_string(path).expect("a text");
        let name = path.file_name().expect("a name").to_string_lossy();
        match lang::parse::program(&text, &name) {
            Err(error) => refused.push(format!("{name}: {error}")),
            Ok(program) => {
                let checked = lang::check::program(&program);
                refused.extend(checked.err().map(|error| format!("{name}: {error}")));
            }
        }
    }
    assert!(!files.is_empty(), "there are no seeds");
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}
