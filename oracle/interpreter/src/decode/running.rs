//! Tables of `willreturn` and `nofree`: nothing is done about them until a program ends or an object is freed.

use ir::{AttributeSet, Call, Function, FunctionAttr, ParamAttr, ParamAttrs};

use super::Decoder;
use crate::code::RunningPromise;

impl Decoder<'_> {
    /// Lists what a function promises, whose values have their registers.
    pub(super) fn promises_of_function(&mut self, function: &Function) {
        let params = function.params.iter().map(|param| param.attrs);
        let promise = self.running_promise(function.attrs.flags, params);
        self.program.promised.running.functions.push(promise);
    }

    /// Lists what a call site promises, if it does.
    pub(super) fn promises_of_site(&mut self, site: u32, call: &Call) {
        // The parameters of the called function have their registers in the order of the arguments.
        let mut first = 0;
        let mut kept = Vec::new();
        for &(value, attrs) in &call.args {
            if attrs.has(ParamAttr::NoFree) {
                kept.push(first);
            }
            let ty = self.type_of(value);
            first += self.try_shape(ty, 0).map_or(1, |shape| shape.registers);
        }
        let promise = RunningPromise { kept, ..self.running_promise(call.attrs.flags, std::iter::empty()) };
        if promise.returns || promise.keeps || !promise.kept.is_empty() {
            self.program.promised.running.sites.push((site, promise));
        }
    }

    fn running_promise(
        &self,
        flags: AttributeSet<FunctionAttr>,
        params: impl Iterator<Item = ParamAttrs>,
    ) -> RunningPromise {
        let registers = self.scratch.registers.iter().copied();
        let kept = params.zip(registers).filter(|(attrs, _)| attrs.has(ParamAttr::NoFree));
        RunningPromise {
            returns: flags.has(FunctionAttr::WillReturn),
            keeps: flags.has(FunctionAttr::NoFree),
            kept: kept.map(|(_, register)| register).collect(),
        }
    }
}
