//! Tracepoints of global variables before the program begins.

use lang::{FuncId, Function, Init, Place, Program, Side, Stmt};
use smol_str::format_smolstr;

use super::instrument::Tracepoints;
use super::leaves::leaves;
use super::operation;

/// A function that observes the first values of the globals of a side.
pub(super) fn observer(program: &Program, side: Side, tracepoints: &mut Tracepoints) -> FuncId {
    // A global without an initialiser is zero (C11 6.7.9p10), as is every member that `{0}` leaves out (p21).
    let zero = Init::Record { fields: Vec::new(), designated: true };
    let mut body = Vec::new();
    for (id, global) in program.globals().filter(|(_, global)| global.side == side) {
        let object = Place::global(id, global.ty.clone());
        let init = global.init.as_ref().unwrap_or(&zero);
        for leaf in leaves(program, &global.ty) {
            let name = operation::of_initialised(program, init, &leaf);
            body.extend(tracepoints.statement(leaf.value(&object), name, None));
        }
    }
    body.push(Stmt::Return(None));
    let name = format_smolstr!(
        "tracepoint_{}_globals",
        match side {
            Side::Caller => "caller",
            Side::Callee => "callee",
        }
    );
    tracepoints.function(Function {
        name,
        ret: None,
        params: 0,
        tail: None,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        locals: Vec::new(),
        body,
        recursive: false,
        side,
    })
}
