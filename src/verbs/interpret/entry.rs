//! The function that is run: with arguments, and so that its result is seen.

use ir::{
    ArithFlags, BinaryOp, Call, Callee, CastFlags, CastOp, Const, FuncId, Function, FunctionAttrs,
    FunctionBuilder, Module, Operand, Param, Type, TypeId,
};

use host::Failure;

/// The observations of the result are made at this site; what is printed of them does not mention it.
pub(super) const RESULT: u32 = u32::MAX;

/// Pieces of a result that are shown.
const PIECES: usize = 64;

/// Functions that are run if the user names none.
const USUAL: [&str; 2] = ["entry", "main"];

/// The function that is run.
pub(in crate::verbs) struct Entry {
    /// The function that the user means.
    pub(in crate::verbs) name: String,
    /// The function without parameters that is run.
    pub(in crate::verbs) runs: String,
    /// That function if it is another: it observes the result.
    pub(super) caller: Option<FuncId>,
    /// The type, and which bits of it, of each piece of the result that is observed, in order.
    pub(super) pieces: Vec<String>,
}

/// Chooses the function to run. One that has parameters or a result is called by a function that is added.
///
/// # Errors
/// [`Failure::Input`] if there is no such function, the arguments are not those of its parameters, or its result is
/// too large to show.
pub(in crate::verbs) fn prepare(
    module: &mut Module,
    name: Option<&str>,
    args: &[String],
) -> Result<Entry, Failure> {
    let id = choose(module, name)?;
    let function = &module.functions[id.index()];
    let name = function.name.to_string();
    if function.params.is_empty() && args.is_empty() && function.ret == TypeId::VOID {
        return Ok(Entry { runs: name.clone(), name, caller: None, pieces: Vec::new() });
    }
    let call = call(module, id, args)?;
    let caller = Function::declaration(fresh_name(module), TypeId::VOID, Vec::new());
    let runs = caller.name.to_string();
    let mut observer = Observer {
        observe: observe(module)?,
        module,
        builder: FunctionBuilder::new(caller),
        pieces: Vec::new(),
    };
    let ret = call.ret;
    if let Some(result) = observer.builder.call(call) {
        observer.show(result, ret)?;
    }
    observer.builder.ret_void();
    let Observer { builder, pieces, .. } = observer;
    let caller = Some(module.add_function(builder.finish()));
    Ok(Entry { name, runs, caller, pieces })
}

/// The function that the user means: the one that is named, a usual one or the only one.
///
/// # Errors
/// [`Failure::Input`] if there is no such function, or several.
pub(in crate::verbs) fn choose(module: &Module, name: Option<&str>) -> Result<FuncId, Failure> {
    let defined =
        |name: &str| module.function(name).filter(|id| !module.functions[id.index()].is_declaration());
    if let Some(name) = name {
        return defined(name)
            .ok_or_else(|| Failure::Input(format!("--entry {name}: the file defines no @{name}")));
    }
    let names: Vec<_> = module
        .functions
        .iter()
        .filter(|function| !function.is_declaration())
        .map(|function| &function.name)
        .collect();
    let usual = USUAL.iter().find_map(|name| defined(name));
    match (usual, &names[..]) {
        (Some(id), _) => Ok(id),
        (None, [only]) => defined(only).ok_or_else(|| Failure::Input(format!("the file defines no @{only}"))),
        (None, []) => Err(Failure::Input("the file defines no function".to_owned())),
        (None, names) => {
            let names: Vec<_> = names.iter().take(8).map(|name| format!("@{name}")).collect();
            Err(Failure::Input(format!("which function? name one with --entry: {}", names.join(", "))))
        }
    }
}

/// The call that a caller makes who passes `args`.
fn call(module: &mut Module, id: FuncId, args: &[String]) -> Result<Call, Failure> {
    let Function { ret, ret_attrs, varargs, convention, .. } = module.functions[id.index()];
    let params = module.functions[id.index()].params.clone();
    if args.len() != params.len() {
        let sentence = format!(
            "@{} takes {} arguments, not {}",
            module.functions[id.index()].name,
            params.len(),
            args.len()
        );
        return Err(Failure::input("--arg", sentence));
    }
    let mut passed = Vec::new();
    for (text, Param { ty, attrs }) in args.iter().zip(params) {
        let constant = ir::read::read_constant(module, ty, text)
            .map_err(|why| Failure::input(format_args!("--arg {text}"), why.problem))?;
        passed.push((Operand::from(constant), attrs));
    }
    // A variadic function gets its named arguments and no others.
    let fixed = varargs.then_some(passed.len() as u32);
    let (attrs, bundles, tail) = (FunctionAttrs::default(), Vec::new(), Default::default());
    Ok(Call {
        callee: Callee::Direct(id),
        ret,
        ret_attrs,
        args: passed,
        fixed,
        convention,
        attrs,
        bundles,
        tail,
    })
}

/// A name that no function has.
fn fresh_name(module: &Module) -> String {
    let mut name = "bitfrost.caller".to_owned();
    while module.function(&name).is_some() || module.globals.iter().any(|global| global.name == name) {
        name.push('.');
    }
    name
}

/// The function that shows a number to the interpreter.
fn observe(module: &mut Module) -> Result<FuncId, Failure> {
    const NAME: &str = "bf_observe";
    let wanted = [TypeId::I32, TypeId::I64];
    match module.function(NAME) {
        Some(id) if module.functions[id.index()].params.iter().map(|param| param.ty).eq(wanted) => Ok(id),
        Some(_) => Err(Failure::Input(format!("@{NAME} is not `void (i32, i64)`"))),
        None => {
            let params = wanted.into_iter().map(Param::plain).collect();
            Ok(module.add_function(Function::declaration(NAME, TypeId::VOID, params)))
        }
    }
}

/// Shows a value piece by piece.
struct Observer<'m> {
    module: &'m mut Module,
    builder: FunctionBuilder,
    observe: FuncId,
    pieces: Vec<String>,
}

impl Observer<'_> {
    fn show(&mut self, value: Operand, ty: TypeId) -> Result<(), Failure> {
        match *self.module.types.get(ty) {
            Type::Int(width) => self.show_integer(value, width),
            Type::Vector(count, lane) => (0..u64::from(count)).try_for_each(|at| {
                let lane_value = self.builder.extract_element(lane, value, Const::i64(at as i64));
                self.show(lane_value, lane)
            }),
            Type::Ptr | Type::PtrIn(_) | Type::Void => Ok(()),
            _ if self.module.types.is_float(ty) => {
                let width = self.module.types.bit_width(ty).0 as u32;
                let bits = self.module.types.int(width);
                let bits = self.builder.cast(CastOp::BitCast, CastFlags::default(), value, bits);
                self.show_integer(bits, width)
            }
            _ => self.show_members(value, ty),
        }
    }

    fn show_members(&mut self, value: Operand, ty: TypeId) -> Result<(), Failure> {
        for at in 0..self.module.types.element_count(ty).unwrap_or(0) {
            let Some(member) = self.module.types.element(ty, at) else { break };
            let path = [u32::try_from(at).map_err(|_| too_large())?];
            let value = self.builder.extract_value(member, value, &path);
            self.show(value, member)?;
        }
        Ok(())
    }

    /// 64 bits at a time, the lowest first.
    /// The observer takes no more at once.
    fn show_integer(&mut self, value: Operand, width: u32) -> Result<(), Failure> {
        let ty = self.module.types.int(width);
        for start in (0..width).step_by(64) {
            if self.pieces.len() == PIECES {
                return Err(too_large());
            }
            let end = width.min(start + 64);
            let shift = Const::int(ty, width, u128::from(start));
            let shifted = match start {
                0 => value,
                _ => self.builder.binary(BinaryOp::LShr, ArithFlags::NONE, value, shift),
            };
            let piece = match width {
                64 => shifted,
                0..64 => self.builder.zext(shifted, TypeId::I64),
                _ => self.builder.trunc(shifted, TypeId::I64),
            };
            let site = Const::Int { ty: TypeId::I32, value: u128::from(RESULT) };
            self.builder.call_plain(self.observe, TypeId::VOID, &[site.into(), piece]);
            self.pieces.push(match (start, end) {
                (0, end) if end == width => format!("i{width}"),
                _ => format!("i{width}, bits {start} to {}", end - 1),
            });
        }
        Ok(())
    }
}

fn too_large() -> Failure {
    Failure::Input(format!("the result has more than {PIECES} pieces to show"))
}
