//! The relations as files, for Soufflé and for clingo.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ir::Module;
use relations::{DERIVED, Derived, Dialect, Facts, facts_file, program_text};

use host::Failure;

/// Writes everything into a directory, which is made if it is not there. Files of the same names are replaced.
///
/// # Errors
/// [`Failure::Input`] with what cannot be written.
pub(super) fn write(
    directory: &Path,
    module: &Module,
    facts: &Facts,
    derived: &Derived,
) -> Result<(), Failure> {
    let inside = directory.join("derived");
    fs::create_dir_all(&inside).map_err(|why| Failure::unwritable(&inside, &why))?;
    let put = |path: &Path, text: &str| fs::write(path, text).map_err(|why| Failure::unwritable(path, &why));
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    facts.each_table(&mut |name, columns, rows| {
        texts.insert(name, facts.facts_text(module, columns, rows));
    });
    for (name, text) in &texts {
        put(&directory.join(facts_file(name)), text)?;
    }
    put(&directory.join("bitfrost.dl"), &program_text(Dialect::Souffle))?;
    put(&directory.join("facts.lp"), &facts.clingo())?;
    put(&directory.join("rules.lp"), &program_text(Dialect::Clingo))?;
    let mut rows: BTreeMap<&str, String> = DERIVED.iter().map(|row| (row.name, String::new())).collect();
    derived.for_each_row(&mut |name, row| {
        let columns = DERIVED.iter().find(|derived| derived.name == name).map_or(&[][..], |row| row.columns);
        if let Some(text) = rows.get_mut(name) {
            text.push_str(&facts.row_text(module, columns, row));
        }
    });
    for (name, text) in &rows {
        put(&inside.join(facts_file(name)), text)?;
    }
    Ok(())
}
