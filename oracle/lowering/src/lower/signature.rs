//! The IR's side of a calling convention: parameter types and attributes, as clang writes them.

use ir::{FunctionAttr, Module, Packing, Param, ParamAttr, ParamAttrs, TypeId, TypeTable};
use lang::{CallingConvention, Program, Signature, Target, Type, Unit};
use smallvec::SmallVec;
use smol_str::SmolStr;

use super::environment::Environment;
use super::{LowerError, Options, features};
use crate::abi::{self, ArgPass, Extension, FunctionAbi, Piece, PieceType, ReturnPass};
use crate::scalar::Scalar;

/// The LLVM declaration of a function of this signature, in a module that holds it and the records it needs.
///
/// # Errors
/// On records no checked program has.
pub fn declaration(
    program: &Program,
    name: &str,
    signature: &Signature,
    options: &Options,
) -> Result<Module, LowerError> {
    let mut module = Module::new();
    let bare = Program { globals: Vec::new(), functions: Vec::new(), ..program.clone() };
    let environment = Environment::declare(&mut module, &bare, &Unit::WHOLE, options)?;
    let abi = environment.abi(signature);
    module.functions.clear();
    let function = declaration_in(&mut module.types, &environment, name.into(), signature, &abi);
    module.add_function(function);
    Ok(module)
}

/// A declaration with clang's types and attributes. `dso_local`, like everything lowered that the linker sees, because
/// the native tier compiles with `-fno-pie`: without it every use goes through the global offset table, which costs
/// 3 to 4 % of the instructions at `-O3`. None of clang's other attributes changes an instruction, but for the vector unit.
pub(super) fn declaration_in(
    types: &mut TypeTable,
    environment: &Environment<'_>,
    name: SmolStr,
    signature: &Signature,
    abi: &FunctionAbi,
) -> ir::Function {
    let mut params = Vec::with_capacity(abi.args.len() + 1);
    if let ReturnPass::Memory { .. } = abi.ret {
        let (ret, convention) = (signature.ret.as_ref(), signature.convention);
        let attrs = sret_attributes(types, environment, convention, ret, &abi.ret);
        params.push(Param { ty: TypeId::PTR, attrs });
    }
    let list = signature.tail.filter(|tail| tail.passing.is_list()).map(|_| abi::list_pointer());
    for (ty, pass) in signature.params[..signature.named()].iter().chain(&list).zip(&abi.args) {
        let parts = parts(types, environment, ty, pass);
        params.extend(parts.into_iter().map(|(ty, attrs)| Param { ty, attrs }));
    }
    let mut function = ir::Function::declaration(name, return_type(types, environment, &abi.ret), params);
    function.ret_attrs = return_attributes(&abi.ret);
    function.varargs = signature.is_variadic();
    function.convention = ir_convention(environment.program.target, signature.convention);
    function.dso_local = true;
    function.attrs.flags = function.attrs.flags.with_attribute(FunctionAttr::NoUnwind);
    function.attrs.strings.extend(features::of_unit(environment.options.vector_unit));
    function
}

/// The IR's name of a convention. Where it does not exist, compilers ignore the attribute.
pub(super) const fn ir_convention(target: Target, convention: CallingConvention) -> ir::CallingConvention {
    match convention {
        CallingConvention::Microsoft if convention.exists_on(target) => ir::CallingConvention::Win64,
        CallingConvention::Platform | CallingConvention::Microsoft => ir::CallingConvention::C,
    }
}

/// The IR parameters of one argument, in order.
pub(super) type Parts = SmallVec<[(TypeId, ParamAttrs); 2]>;

/// The IR parameters of an argument of a type.
pub(super) fn parts(
    types: &mut TypeTable,
    environment: &Environment<'_>,
    ty: &Type,
    pass: &ArgPass,
) -> Parts {
    match pass {
        ArgPass::Nothing => Parts::new(),
        ArgPass::Direct { pieces, extension, stack_align } => {
            let whole = is_all_value(environment, ty, pieces);
            let attrs = if whole { ParamAttrs::NOUNDEF } else { ParamAttrs::NONE };
            let attrs = ParamAttrs { stack_align: *stack_align, ..extended(attrs, *extension) };
            pieces.iter().map(|piece| (piece_type(types, environment, piece.ty), attrs)).collect()
        }
        ArgPass::Memory { align, .. } => {
            let object = environment.ir_type(types, ty);
            SmallVec::from_slice(&[(TypeId::PTR, ParamAttrs::byval(object, *align))])
        }
        ArgPass::Reference { .. } => SmallVec::from_slice(&[(TypeId::PTR, ParamAttrs::NOUNDEF)]),
    }
}

/// True if every bit that is passed is a bit of a value, and `noundef`: the parts of a record may be padding, and so may
/// what they have beyond the object (clang's `DetermineNoUndef`).
fn is_all_value(environment: &Environment<'_>, ty: &Type, pieces: &[Piece]) -> bool {
    let carried = pieces.iter().map(|piece| (piece.offset + piece.ty.size()).0).max().unwrap_or(0);
    ty.as_record().is_none() && carried <= environment.layouts.size(ty).0
}

fn extended(attrs: ParamAttrs, extension: Extension) -> ParamAttrs {
    match extension {
        Extension::None => attrs,
        Extension::Zero => attrs.with_attribute(ParamAttr::ZeroExt),
        Extension::Sign => attrs.with_attribute(ParamAttr::SignExt),
    }
}

/// The attributes of the pointer to the result.
pub(super) fn sret_attributes(
    types: &mut TypeTable,
    environment: &Environment<'_>,
    convention: CallingConvention,
    ret: Option<&Type>,
    pass: &ReturnPass,
) -> ParamAttrs {
    let object = ret.map_or(TypeId::I8, |ty| environment.ir_type(types, ty));
    match pass {
        // A pointer like any other is not where the platform wants this one; only a faulty lowering has it there.
        ReturnPass::Memory { pointer, .. }
            if !abi::is_result_pointer(environment.program.target, convention, pointer) =>
        {
            ParamAttrs::NOUNDEF
        }
        ReturnPass::Memory { align, .. } => ParamAttrs::sret(object, *align),
        ReturnPass::Nothing | ReturnPass::Direct(..) => ParamAttrs::NONE,
    }
}

/// The attributes of the result itself.
pub(super) fn return_attributes(pass: &ReturnPass) -> ParamAttrs {
    match pass {
        ReturnPass::Direct(_, extension) => extended(ParamAttrs::NONE, *extension),
        ReturnPass::Nothing | ReturnPass::Memory { .. } => ParamAttrs::NONE,
    }
}

/// The IR type of the result: of two parts, a literal structure.
pub(super) fn return_type(types: &mut TypeTable, environment: &Environment<'_>, pass: &ReturnPass) -> TypeId {
    let ReturnPass::Direct(pieces, _) = pass else { return TypeId::VOID };
    match pieces.as_slice() {
        [] => TypeId::VOID,
        [only] => piece_type(types, environment, only.ty),
        several => {
            let fields: Vec<_> =
                several.iter().map(|piece| piece_type(types, environment, piece.ty)).collect();
            // clang has the members of the structure where those of the record are.
            let misaligned = |(piece, field): (&Piece, &TypeId)| {
                piece.offset.align_to(types.align(*field)) != piece.offset
            };
            let packed = several.iter().zip(&fields).any(misaligned);
            types.structure(&fields, if packed { Packing::Bytes } else { Packing::Natural })
        }
    }
}

/// The IR type of a part.
pub(super) fn piece_type(types: &mut TypeTable, environment: &Environment<'_>, ty: PieceType) -> TypeId {
    match ty {
        PieceType::Scalar(scalar) => scalar_type(types, scalar),
        PieceType::Vector(lane, lanes) => {
            let lane = scalar_type(types, lane);
            types.vector(lanes, lane)
        }
        PieceType::Array(of, count) => {
            let of = scalar_type(types, of);
            types.array(u64::from(count), of)
        }
        PieceType::Vectors { lane, lanes, count } => {
            let lane = scalar_type(types, lane);
            let vector = types.vector(lanes, lane);
            types.array(u64::from(count), vector)
        }
        PieceType::Record(id, _) => environment.record_type(id),
    }
}

/// The IR type of a scalar.
pub(super) fn scalar_type(types: &mut TypeTable, scalar: Scalar) -> TypeId {
    match scalar {
        Scalar::Int(width) => types.int(width.0 as u32),
        Scalar::Pointer => TypeId::PTR,
        Scalar::Half => TypeId::HALF,
        Scalar::Float => TypeId::FLOAT,
        Scalar::Double => TypeId::DOUBLE,
        Scalar::X87 => TypeId::X86_FP80,
        Scalar::Quad => TypeId::FP128,
    }
}
