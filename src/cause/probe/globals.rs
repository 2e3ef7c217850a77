//! Probes of global variables before the program begins.

use lang::{FuncId, Function, Init, Place, Program, Side, Stmt};
use smol_str::format_smolstr;

use super::instrument::Probes;
use super::leaves::leaves;
use super::operation;

/// A function that observes the first values of the globals of a side.
pub(super) fn observer(program: &Program, side: Side, probes: &mut Probes) -> FuncId {
    let zero = Init::Record { fields: Vec::new(), designated: true };
    let mut body = Vec::new();
    for (id, global) in program.globals().filter(|(_, global)| global.side == side) {
        let object = Place::global(id, global.ty.clone());
        let init = global.init.as_ref().unwrap_or(&zero);
        for leaf in leaves(program, &global.ty) {
            let name = operation::of_initialised(init, &leaf);
            body.extend(probes.statement(leaf.value(&object), name, None));
        }
    }
    body.push(Stmt::Return(None));
    let name = format_smolstr!("probe_{}_globals", match side {
        Side::Caller => "caller",
        Side::Callee => "callee",
    });
    probes.function(Function {
        name,
        ret: None,
        params: 0,
        tail: None,
        va_copy_before: None,
        locals: Vec::new(),
        body,
        recursive: false,
        side,
    })
}
