//! The C library of whole programs. Its functions are the machine's (`machine::library`), or IR text ([`defined`]).

#[doc(hidden)]
pub mod defined;

use semantics::c_library::LibraryFunction;

/// True if a module may read standard input when it is run as a whole.
#[must_use]
pub fn reads_input(module: &ir::Module) -> bool {
    let declared = module.functions.iter().filter(|function| function.is_declaration());
    declared.filter_map(|function| LibraryFunction::named(&function.name)).any(LibraryFunction::reads_input)
}
