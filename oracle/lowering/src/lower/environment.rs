//! The state that all functions of a program share: layouts, types, and everything that has a name in the module.

use ir::{FuncId, GlobalId, Module, TypeId, TypeTable};
use lang::{CallVia, Function, Program, RecordId, Side, Signature, Type, Unit};
use smol_str::{SmolStr, format_smolstr};

use super::bodies::Bodies;
use super::runtime::{Runtime, table};
use super::signature::declaration_in;
use super::{LowerError, Options};
use crate::abi::{self, FunctionAbi};
use crate::layout::Layouts;
use crate::shape::MemTypes;
use crate::strategy::Strategy;

/// A program that is being lowered into a module.
pub(super) struct Environment<'p> {
    pub(super) program: &'p Program,
    pub(super) unit: &'p Unit<'p>,
    pub(super) options: &'p Options,
    /// The way in which bit-fields are accessed.
    pub(super) strategy: Strategy,
    pub(super) layouts: Layouts,
    pub(super) shapes: MemTypes,
    pub(super) runtime: Runtime,
    pub(super) bodies: Bodies,
    /// Those the unit defines.
    pub(super) globals: Vec<Option<GlobalId>>,
    /// Those the unit defines or may call by name.
    pub(super) functions: Vec<Option<FuncId>>,
    pub(super) abis: Vec<FunctionAbi>,
    /// `@bf_table`, when the unit calls through it.
    pub(super) table: Option<GlobalId>,
}

impl<'p> Environment<'p> {
    /// Enters everything of the program that has a name.
    pub(super) fn declare(
        module: &mut Module,
        program: &'p Program,
        unit: &'p Unit<'p>,
        options: &'p Options,
    ) -> Result<Environment<'p>, LowerError> {
        module.target = program.target;
        let layouts = options.stages.layouts(program, options.compat.dialect())?;
        let strategy = options.stages.strategy(options.strategy);
        let shapes = MemTypes::compatible_with(options.compat, program, &layouts);
        let runtime = Runtime::declare(module);
        let bodies = Bodies::declare(module, program, unit, strategy.bodies, &layouts, &shapes);
        let through_table = unit.callees_by == CallVia::Table || unit.callers_by == CallVia::Table;
        let mut environment = Environment {
            program,
            unit,
            options,
            strategy,
            layouts,
            shapes,
            runtime,
            bodies,
            globals: Vec::with_capacity(program.globals.len()),
            functions: Vec::with_capacity(program.functions.len()),
            abis: Vec::with_capacity(program.functions.len()),
            table: through_table.then(|| table(module)),
        };
        // All names are entered before the first body, since any body may use any of them.
        environment.declare_globals(module);
        for function in &program.functions {
            environment.declare_function(module, function);
        }
        Ok(environment)
    }

    /// Without initialisers, which may name functions.
    fn declare_globals(&mut self, module: &mut Module) {
        for (_, global) in self.program.globals() {
            let defined = self.unit.defines(global.side).then(|| {
                let ty = self.ir_type(&mut module.types, &global.ty);
                let name = self.symbol(global.side, &global.name);
                let align = self.layouts.align(&global.ty);
                let global = ir::Global::variable(name, ty, ir::Const::Zero(ty), align);
                module.add_global(ir::Global { dso_local: true, ..global })
            });
            self.globals.push(defined);
        }
    }

    fn declare_function(&mut self, module: &mut Module, function: &Function) {
        let signature = function.signature();
        let abi = self.abi(&signature);
        let other = match function.side {
            Side::Caller => Side::Callee,
            Side::Callee => Side::Caller,
        };
        let named =
            self.unit.defines(function.side) || self.unit.reach(other, function.side) == CallVia::Name;
        let declared = named.then(|| {
            let name = self.symbol(function.side, &function.name);
            let declaration = declaration_in(&mut module.types, self, name, &signature, &abi);
            module.add_function(declaration)
        });
        self.functions.push(declared);
        self.abis.push(abi);
    }

    fn symbol(&self, side: Side, name: &str) -> SmolStr {
        format_smolstr!("{}{name}", self.unit.prefix(side))
    }

    /// Returns how a function is called.
    pub(super) fn abi(&self, signature: &Signature) -> FunctionAbi {
        self.options.stages.function_abi(self.abi_context(), signature)
    }

    /// The input of a classification.
    pub(super) fn abi_context(&self) -> abi::Context<'_> {
        abi::Context {
            program: self.program,
            layouts: &self.layouts,
            shapes: &self.shapes,
            quirks: self.options.stages.quirks(self.options.compat.dialect()),
            vectors: self.options.vector_unit,
        }
    }

    /// The IR type of an object.
    pub(super) fn ir_type(&self, types: &mut TypeTable, ty: &Type) -> TypeId {
        self.bodies.ir_type(types, &self.shapes.in_memory(ty))
    }

    /// The named structure of a record.
    pub(super) fn record_type(&self, id: RecordId) -> TypeId {
        self.bodies.record(id)
    }
}
