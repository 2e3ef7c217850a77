//! Files of LLVM IR.

use std::collections::BTreeSet;
use std::path::Path;

use ir::Module;
use ir::read::{DroppedAnnotation, ParsedModule};

use crate::read_text_within;
use host::{Failure, output};

/// Bytes of the text of a module.
const MAX_SIZE: u64 = 256 << 20;

/// A verified module, and what its text promises beyond it.
#[derive(Debug)]
pub struct ModuleFile {
    /// The module.
    pub module: Module,
    /// The promises that no engine models, such as `range`.
    pub promises: Vec<DroppedAnnotation>,
}

/// A verified module from a file.
///
/// What its text promises and a [`Module`] does not say is remarked on: without it the module is defined in more
/// cases than the text, so that a defect may stay unseen.
///
/// # Errors
/// [`Failure::Input`] if the file cannot be read, or holds no module of LLVM IR that we support.
pub fn read(path: &Path) -> Result<ModuleFile, Failure> {
    read_as(path, path)
}

/// [`read`] of the module that was made of the file `name`.
///
/// # Errors
/// As [`read`].
pub fn read_as(name: &Path, path: &Path) -> Result<ModuleFile, Failure> {
    made_of(name, path, from_text)
}

/// Applies a function to the name and the text of the file at `path`, which holds the module made of the file `name`.
///
/// # Errors
/// [`Failure::Input`] if the file cannot be read, and those of the function.
pub fn made_of<T>(
    name: &Path,
    path: &Path,
    make: fn(&str, &str) -> Result<T, Failure>,
) -> Result<T, Failure> {
    make(&name.display().to_string(), &read_text(path)?)
}

/// The text of a file with a module.
///
/// # Errors
/// [`Failure::Input`] if the file cannot be read.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    read_text_within(path, MAX_SIZE)
}

/// A module from a text, which need not be well-formed; `name` is for messages.
///
/// # Errors
/// [`Failure::Input`] where the text is not LLVM IR that we support.
pub fn unverified(name: &str, text: &str) -> Result<Module, Failure> {
    ir::read_module(text).map_err(|why| Failure::Input(format!("{name}:{why}")))
}

/// A verified module from a text; `name` is for messages.
///
/// # Errors
/// As [`read`].
pub fn from_text(name: &str, text: &str) -> Result<ModuleFile, Failure> {
    let file = parsed(name, text)?;
    if let Some(remark) = remark(&file.promises) {
        output::remark(format_args!("{name}: {remark}"));
    }
    Ok(file)
}

/// [`from_text`] without the remark.
///
/// # Errors
/// As [`read`].
pub fn parsed(name: &str, text: &str) -> Result<ModuleFile, Failure> {
    let ParsedModule { mut module, dropped_annotations } =
        ir::read::read(text).map_err(|why| Failure::Input(format!("{name}:{why}")))?;
    ir::verify(&module).map_err(|why| Failure::input(name, why))?;
    // Passes must not make use of what no engine checks.
    module.remove_assertions();
    Ok(ModuleFile { module, promises: dropped_annotations })
}

impl ModuleFile {
    /// The kinds of promises that this module makes and no engine models.
    #[must_use]
    pub fn promise_kinds(&self) -> Vec<&str> {
        let kinds: BTreeSet<&str> =
            self.promises.iter().map(|annotation| annotation.keyword.as_str()).collect();
        kinds.into_iter().collect()
    }

    /// The kinds of promises that this module makes in more places than another.
    #[must_use]
    pub fn promises_beyond(&self, other: &ModuleFile) -> Vec<&str> {
        let count = |of: &ModuleFile, kind: &str| {
            of.promises.iter().filter(|annotation| annotation.keyword == kind).count()
        };
        let kinds: BTreeSet<&str> =
            self.promises.iter().map(|annotation| annotation.keyword.as_str()).collect();
        kinds.into_iter().filter(|kind| count(self, kind) > count(other, kind)).collect()
    }
}

fn remark(dropped_annotations: &[DroppedAnnotation]) -> Option<String> {
    let first = dropped_annotations.first()?;
    let mut kinds: Vec<_> =
        dropped_annotations.iter().map(|annotation| annotation.keyword.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let (kinds, count, position) = (kinds.join(", "), dropped_annotations.len(), first.position);
    Some(format!(
        "promises that are not modelled ({kinds}) are ignored in {count} places, first at {position}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_ignored_is_said_once() {
        let text = "define i8 @f(ptr %p) {\n  %a = call i8 %p(), !callees !0\n  \
                    %b = call i8 %p(ptr dead_on_return null), !callees !0\n  ret i8 0\n}\n\
                    !0 = !{ptr @f}";
        let reading = ir::read::read(text).expect("it is LLVM IR");
        let message = remark(&reading.dropped_annotations).expect("there are promises");
        assert_eq!(
            message,
            "promises that are not modelled (dead_on_return) are ignored in 1 places, first at 3:23"
        );
        assert_eq!(remark(&[]), None);
    }

    #[test]
    fn errors_name_the_file_and_the_place() {
        let error = |text| from_text("x.ll", text).expect_err(text).to_string();
        assert!(error("nonsense").starts_with("x.ll:1:1: expected a type, a global"));
        let twice = "define i8 @f() {\n  %a = add i8 %a, 1\n  ret i8 %a\n}";
        assert_eq!(
            error(twice),
            "x.ll: function #0, block %b0, instruction 0: %v0 does not dominate its use"
        );
    }
}
