//! Inputs for the targets: the stored files, and what the mutators make of nothing.

use std::path::Path;

use bitfrost_fuzz::{InputKind, mutate};

/// The contents of a directory of `corpus`, in the order of the names.
pub(crate) fn stored(directory: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus").join(directory);
    let mut paths: Vec<_> = std::fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{directory}");
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// New inputs of a kind.
pub(crate) fn fresh(kind: InputKind, count: u32) -> impl Iterator<Item = Vec<u8>> {
    (0..count).map(move |seed| {
        let mut data = vec![0; 8192];
        let size = mutate(kind, &mut data, 0, 8192, seed);
        data.truncate(size);
        data
    })
}
