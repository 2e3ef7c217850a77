//! Decoding of a module into [`Bytecode`].
//!
//! Decoding never fails as a whole: an unsupported type or malformed operand becomes an instruction that reports it
//! when reached, so that the rest of the module still runs.

mod address;
mod arithmetic;
mod builtin;
mod call;
mod cast;
mod choice;
mod control;
mod expression;
mod field;
mod frozen;
mod function;
mod globals;
mod history;
mod limits;
mod memory;
mod operand;
mod promises;
mod running;
mod shape;
mod soft;
mod variadic;
mod vector;

use std::borrow::Cow;

use self::history::InvariantGroup;
pub(crate) use globals::exactly_aligned;
use ir::{Function, Module, TypeId};

use crate::code::{BuiltinFunction, Bytecode, DecodeScratch, Inst, Reg};
use crate::library;
use semantics::Config;
use semantics::Unsupported;
use semantics::c_library::LibraryFunction;
use semantics::intrinsic;
use semantics::{Semantics, Undef};

impl Bytecode {
    /// The decoded module.
    pub fn new(module: &Module, config: &Config) -> Bytecode {
        let mut program = Bytecode::default();
        program.decode(module, config);
        program
    }

    /// Replaces the contents by `module`, reusing allocations.
    pub fn decode(&mut self, module: &Module, config: &Config) {
        self.decode_with(module, config, CLibrary::Unknown);
    }

    /// [`Bytecode::decode`] of a program that is run as a whole: it may call functions of the C library.
    pub fn decode_program(&mut self, module: &Module, config: &Config) {
        self.decode_with(module, config, CLibrary::Present);
    }

    fn decode_with(&mut self, module: &Module, config: &Config, library: CLibrary) {
        self.clear();
        self.written = module.functions.len() as u32;
        let module = match library {
            CLibrary::Present => library::defined::define(module),
            CLibrary::Unknown => Cow::Borrowed(module),
        };
        // Promises are dropped first: `expand` turns some of them into tests, which would stay.
        let module = module.promising(config.semantics.promises);
        let module = &*intrinsic::expand(&module);
        let scratch = std::mem::take(&mut self.scratch);
        let mut decoder = Decoder {
            module,
            semantics: config.semantics,
            program: self,
            library,
            scratch,
            function: None,
            frame: 0,
            areas: 0,
            failure: None,
            undef_is_poison: config.semantics.undef == Undef::Absent,
            groups: Vec::new(),
        };
        decoder.module();
        self.scratch = decoder.scratch;
    }
}

fn known_function(library: CLibrary, function: &Function) -> Option<LibraryFunction> {
    let present = library == CLibrary::Present && function.is_declaration();
    if present { LibraryFunction::named(&function.name) } else { None }
}

/// The presence of the C library, which gives its functions a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CLibrary {
    /// They are functions that the module does not define.
    Unknown,
    /// The machine runs them.
    Present,
}

/// The state of decoding one module.
struct Decoder<'a> {
    module: &'a Module,
    semantics: Semantics,
    program: &'a mut Bytecode,
    library: CLibrary,
    scratch: DecodeScratch,
    function: Option<&'a Function>,
    /// Number of registers in the current function's frame so far.
    frame: u32,
    /// In a variadic function, the first of the registers that hold the addresses of the areas behind its `va_list`.
    areas: Reg,
    /// The reason why the current instruction cannot be decoded.
    failure: Option<Unsupported>,
    /// True if undef constants count as poison, in this semantics or for the current operand.
    undef_is_poison: bool,
    /// The invariant groups of the current function.
    groups: Vec<InvariantGroup>,
}

impl<'a> Decoder<'a> {
    fn module(&mut self) {
        let module = self.module;
        self.scratch.shapes.clear();
        self.scratch.shapes.resize(module.types.len(), None);
        self.scratch.externals.clear();
        let library = self.library;
        self.scratch.externals.extend(module.functions.iter().map(|function| {
            match known_function(library, function) {
                Some(known) => BuiltinFunction::Library(known),
                None => BuiltinFunction::recognize(function),
            }
        }));
        let allocates = |of: &BuiltinFunction| matches!(of, BuiltinFunction::Library(of) if of.allocates());
        self.program.uses_heap = self.scratch.externals.iter().any(allocates);
        self.promises_of_accesses();
        if let Err(reason) = self.globals() {
            self.program.failure = Some(reason);
            return;
        }
        for function in &module.functions {
            self.decode_function(function);
        }
    }

    /// The function of the C library that a function of the module is, if the machine runs it.
    fn library_function(&self, function: &Function) -> Option<LibraryFunction> {
        known_function(self.library, function)
    }

    fn emit(&mut self, inst: impl Into<Inst>) {
        self.program.code.push(inst.into());
    }

    /// Makes the current instruction one that reports `reason`.
    fn fail(&mut self, reason: Unsupported) {
        self.failure.get_or_insert(reason);
    }

    fn malformed(&mut self, what: &'static str) {
        self.fail(Unsupported::Malformed(what));
    }

    /// Reserves `count` new registers.
    fn temporary(&mut self, count: u32) -> Reg {
        let at = self.frame;
        self.frame = self.frame.saturating_add(count);
        if self.frame > MAX_FRAME {
            self.frame = at;
            self.fail(Unsupported::LargeAggregate);
        }
        at
    }

    fn knows_type(&mut self, ty: TypeId) -> bool {
        let known = self.module.types.checked_get(ty).is_some();
        if !known {
            self.malformed("unknown type");
        }
        known
    }
}

/// Limit on the registers of a frame: 16 MiB.
const MAX_FRAME: u32 = 1 << 20;
