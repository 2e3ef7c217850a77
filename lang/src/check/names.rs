//! Identifiers: which a program may use, and that no two things in one name space share one (C11 6.2.3).

use rustc_hash::{FxBuildHasher, FxHashMap};
use smol_str::SmolStr;

use super::error::{Check, Violation, require};
use crate::Program;

/// Keywords of C11, and names the printed program takes for itself, sorted.
pub const RESERVED: [&str; 40] = [
    "asm", "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "inline", "int", "long", "main", "memcpy", "memset", "offsetof",
    "register", "restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef",
    "typeof", "union", "unsigned", "void", "volatile", "while",
];

/// The scopes of one name space, each a number; 0 is the file, whose names none of the others may shadow.
pub(super) struct NameScopes<'p> {
    owners: FxHashMap<&'p str, u32>,
    scope: u32,
}

impl<'p> NameScopes<'p> {
    /// No name is taken yet; there is room for `count` names.
    pub(super) fn with_room(count: usize) -> NameScopes<'p> {
        NameScopes { owners: FxHashMap::with_capacity_and_hasher(count, FxBuildHasher), scope: 0 }
    }

    /// A new scope; what was taken in the one before is free again.
    pub(super) const fn next_scope(&mut self) {
        self.scope += 1;
    }

    /// Takes a name in the current scope.
    pub(super) fn claim(&mut self, name: &'p SmolStr) -> Check {
        require(is_identifier(name), || Violation::Identifier { name: name.clone() })?;
        let owner = self.owners.insert(name, self.scope);
        let free = owner.is_none_or(|owner| owner != 0 && owner != self.scope);
        require(free, || Violation::DuplicateName { name: name.clone() })
    }
}

/// Letters, digits and underscores, no keyword; not of the implementation (C11 7.1.3p1), not of the runtime.
pub fn is_identifier(name: &str) -> bool {
    let Some(first) = name.bytes().next() else { return false };
    first.is_ascii_alphabetic()
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        && !name.starts_with("bf_")
        && RESERVED.binary_search(&name).is_err()
}

/// Tags, enumeration constants, names of records without a tag, globals and functions, and each function's locals.
///
/// A local shadows nothing of the file: a body could no longer name what it uses.
pub(super) fn check(program: &Program) -> Result<(), (super::error::Where, Box<Violation>)> {
    use super::error::Where;
    let mut tags = NameScopes::with_room(program.enums.len() + program.records.len());
    let constants: usize = program.enums.iter().map(|def| def.constants.len()).sum();
    let locals: usize = program.functions.iter().map(|f| f.locals.len()).sum();
    let untagged = program.records.iter().filter(|record| record.untagged).count();
    let file = constants + untagged + program.globals.len() + program.functions.len();
    let mut ordinary = NameScopes::with_room(file + locals);
    for def in &program.enums {
        let at = |v| (Where::Enum(def.tag.clone()), v);
        tags.claim(&def.tag).map_err(at)?;
        def.constants.iter().try_for_each(|(name, _)| ordinary.claim(name)).map_err(at)?;
    }
    for record in &program.records {
        let at = |v| (Where::Record(record.tag.clone()), v);
        tags.claim(&record.tag).map_err(at)?;
        // C has the name of a `typedef` among ordinary identifiers only (C11 6.2.3). Here no tag is equal to it either: layouts, IR
        // and other languages name records by it.
        if record.untagged {
            ordinary.claim(&record.tag).map_err(at)?;
        }
    }
    for global in &program.globals {
        ordinary.claim(&global.name).map_err(|v| (Where::Global(global.name.clone()), v))?;
    }
    for function in &program.functions {
        ordinary.claim(&function.name).map_err(|v| (Where::Function(function.name.clone()), v))?;
    }
    for function in &program.functions {
        ordinary.next_scope();
        let claimed = function.locals.iter().try_for_each(|local| ordinary.claim(&local.name));
        claimed.map_err(|v| (Where::Function(function.name.clone()), v))?;
    }
    Ok(())
}
