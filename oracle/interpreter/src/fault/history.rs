//! Faults in what holds a run to promises about several accesses.

use ir::Module;

use crate::code::{Bytecode, HistoryInst, Inst, LimitedParameter};

fn notes(program: &mut Bytecode) -> impl Iterator<Item = &mut HistoryInst> {
    program.code.iter_mut().filter_map(|inst| match inst {
        Inst::History(note) => Some(note),
        _ => None,
    })
}

pub(super) fn scopes_never_begin(_: &Module, program: &mut Bytecode) {
    for note in notes(program) {
        if let HistoryInst::BeginScopes { .. } = note {
            *note = HistoryInst::Written;
        }
    }
}

/// The scopes of each access are the scopes that some access excludes.
pub(super) fn scopes_all_apart(_: &Module, program: &mut Bytecode) {
    let accesses = &mut program.promised.accesses;
    let excluded = accesses.iter().find_map(|promise| promise.noalias);
    for promise in accesses.iter_mut().filter(|promise| promise.scopes.is_some()) {
        promise.scopes = excluded.or(promise.scopes);
    }
}

/// No access is through a pointer that is based on a parameter.
pub(super) fn parameters_forgotten(_: &Module, program: &mut Bytecode) {
    for note in notes(program) {
        match note {
            HistoryInst::Permitted { based_on, .. } | HistoryInst::PermittedCopy { based_on, .. } => {
                *based_on = LimitedParameter::NONE;
            }
            _ => {}
        }
    }
}

/// The limits of a call hold until the program ends.
pub(super) fn limits_end_late(_: &Module, program: &mut Bytecode) {
    for note in notes(program) {
        if let HistoryInst::EndLimits = note {
            *note = HistoryInst::Written;
        }
    }
}
