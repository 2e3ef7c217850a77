//! The functions that every lowered program calls: the runtime that records observations, and memory intrinsics.

use base::DecimalConversion;
use ir::{Const, FuncId, Function, Global, GlobalId, Module, Param, TypeId};

/// The runtime's functions in a module.
#[derive(Clone, Copy, Debug)]
pub(super) struct Runtime {
    /// `void bf_observe(i32 site, i64 value)`
    pub(super) observe: FuncId,
    /// `void bf_observe_f32(i32 site, float value)`
    pub(super) observe_f32: FuncId,
    /// `void bf_observe_f64(i32 site, double value)`
    pub(super) observe_f64: FuncId,
    /// `void bf_observe_bytes(i32 site, ptr bytes, i64 count)`
    pub(super) observe_bytes: FuncId,
    pub(super) memcpy: FuncId,
    pub(super) memset: FuncId,
}

const FIRST: &str = "bf_observe";

impl Runtime {
    /// Finds the declarations, or enters all of them.
    pub(super) fn declare(module: &mut Module) -> Runtime {
        let observe = module.function(FIRST);
        let observe = observe.unwrap_or_else(|| declare(module, FIRST, &[TypeId::I64]));
        Runtime {
            observe,
            observe_f32: find_or_declare(module, "bf_observe_f32", &[TypeId::FLOAT]),
            observe_f64: find_or_declare(module, "bf_observe_f64", &[TypeId::DOUBLE]),
            observe_bytes: find_or_declare(module, "bf_observe_bytes", &[TypeId::PTR, TypeId::I64]),
            memcpy: module.memcpy(),
            memset: module.memset(),
        }
    }
}

fn find_or_declare(module: &mut Module, name: &'static str, values: &[TypeId]) -> FuncId {
    module.function(name).unwrap_or_else(|| declare(module, name, values))
}

/// A function that takes a site and then these values.
fn declare(module: &mut Module, name: &'static str, values: &[TypeId]) -> FuncId {
    let params = std::iter::once(TypeId::I32).chain(values.iter().copied()).map(Param::plain).collect();
    let name = smol_str::SmolStr::new_static(name);
    module.add_function(Function { dso_local: true, ..Function::declaration(name, TypeId::VOID, params) })
}

/// The function of libgcc that makes a conversion.
pub(super) fn decimal_function(
    module: &mut Module,
    conversion: DecimalConversion,
    from: TypeId,
    to: TypeId,
) -> FuncId {
    let name = smol_str::SmolStr::new_static(conversion.name());
    let known = module.function(&name);
    known.unwrap_or_else(|| module.add_function(Function::declaration(name, to, vec![Param::plain(from)])))
}

/// `@bf_table`, the pointer to the array of functions that the driver sets.
pub(super) fn table(module: &mut Module) -> GlobalId {
    const NAME: &str = "bf_table";
    let known = module.globals.iter().position(|global| global.name == NAME);
    if let Some(at) = known {
        return GlobalId(at as u32);
    }
    module.add_global(Global {
        initializer: None,
        dso_local: true,
        ..Global::variable(NAME, TypeId::PTR, Const::Null, ir::Align::EIGHT)
    })
}

/// An `i64` of a size or offset in bytes.
pub(super) fn bytes(count: lang::Bytes) -> Const {
    Const::Int { ty: TypeId::I64, value: u128::from(count.0) }
}
