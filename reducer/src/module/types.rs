//! Passes that make types narrower: one integer type of the module becomes another one everywhere.

use std::collections::BTreeSet;

use ir::{AggregateBody, Call, Const, Function, Module, Op, ParamAttrs, Type, TypeId, TypeTable};

use super::{EntryModule, remap};
use crate::SiteRange;

/// The widths that modules are made of anyway: observations take an `i32` and an `i64`.
const USUAL: [u32; 2] = [32, 64];

/// Replaces an integer type by one of half the width or of one bit less, with everything that is made of it.
pub(super) fn narrow(case: &mut EntryModule, sites: &mut SiteRange) {
    for width in widths(&case.module) {
        let narrower: BTreeSet<u32> = [width.div_ceil(2), width - 1].into();
        for to in narrower {
            if sites.next_is_chosen() {
                replace(&mut case.module, width, to);
                break;
            }
        }
    }
}

/// The widths of integers that may become narrower, in bits.
fn widths(module: &Module) -> BTreeSet<u32> {
    let values = module.functions.iter().filter(|function| !function.is_declaration());
    let types = values.flat_map(|function| &function.values).map(|ty| module.types.scalar(*ty));
    let widths = types.filter_map(|ty| module.types.int_width(ty));
    widths.filter(|width| *width > 1 && !USUAL.contains(width)).collect()
}

/// Replaces `iFROM` by `iTO` in every function with a body, every global and every constant.
fn replace(module: &mut Module, from: u32, to: u32) {
    // A constant of more than 128 bits has its width in its type.
    let is_long = |body: &AggregateBody| matches!(body, AggregateBody::Integer(_) | AggregateBody::Wide(_));
    if module.aggregates.iter().any(is_long) {
        return;
    }
    let map = TypeMap::new(&mut module.types, from, to);
    for function in module.functions.iter_mut().filter(|function| !function.is_declaration()) {
        map.function(function);
    }
    module.globals.iter_mut().for_each(|global| map.apply(&mut global.ty));
    remap::map_constants(module, |constant| map.constant(constant));
}

/// The new type of every type that was in the table.
struct TypeMap {
    types: Vec<TypeId>,
    /// The type that becomes narrower, and the bits that are left of its constants.
    narrowed: Option<(TypeId, u128)>,
}

impl TypeMap {
    fn new(table: &mut TypeTable, from: u32, to: u32) -> TypeMap {
        let old: Vec<(TypeId, Type)> = table.iter().map(|(id, ty)| (id, ty.clone())).collect();
        let (mut types, mut narrowed) = (Vec::with_capacity(old.len()), None);
        for (id, ty) in old {
            let new = match ty {
                Type::Int(width) if width == from => {
                    let mask = if to >= u128::BITS { u128::MAX } else { (1 << to) - 1 };
                    narrowed = Some((id, mask));
                    table.int(to)
                }
                Type::Array(count, element) => table.array(count, mapped(&types, element)),
                Type::Vector(count, lane) => table.vector(count, mapped(&types, lane)),
                Type::Scalable(count, lane) => table.intern(Type::Scalable(count, mapped(&types, lane))),
                Type::Struct { fields, packing } => {
                    let fields: Vec<TypeId> = fields.iter().map(|field| mapped(&types, *field)).collect();
                    table.structure(&fields, packing)
                }
                // An identified structure has one definition; modules that need it narrower stay as they are.
                Type::Named { .. }
                | Type::Void
                | Type::Int(_)
                | Type::Half
                | Type::BFloat
                | Type::Float
                | Type::Double
                | Type::X86Fp80
                | Type::Fp128
                | Type::PpcFp128
                | Type::X86Mmx
                | Type::X86Amx
                | Type::Target { .. }
                | Type::Ptr
                | Type::PtrIn(_)
                | Type::Token
                | Type::Metadata => id,
            };
            types.push(new);
        }
        TypeMap { types, narrowed }
    }

    fn apply(&self, ty: &mut TypeId) {
        *ty = mapped(&self.types, *ty);
    }

    fn function(&self, function: &mut Function) {
        self.apply(&mut function.ret);
        self.attributes(&mut function.ret_attrs);
        for param in &mut function.params {
            self.apply(&mut param.ty);
            self.attributes(&mut param.attrs);
        }
        function.values.iter_mut().for_each(|ty| self.apply(ty));
        let others = function.instructions_mut().filter(|it| !matches!(it.op, Op::Call(_)));
        others.flat_map(|it| it.op.types_mut()).for_each(|ty| self.apply(ty));
        function.calls_mut().for_each(|call| self.call(call));
    }

    fn call(&self, call: &mut Call) {
        self.apply(&mut call.ret);
        let arguments = call.args.iter_mut().map(|(_, attrs)| attrs);
        arguments.chain([&mut call.ret_attrs]).for_each(|attrs| self.attributes(attrs));
    }

    fn attributes(&self, attrs: &mut ParamAttrs) {
        if let Some(ty) = attrs.passing.type_mut() {
            self.apply(ty);
        }
    }

    fn constant(&self, constant: Const) -> Const {
        let new = |ty: TypeId| mapped(&self.types, ty);
        match constant {
            Const::Int { ty, value } => {
                let mask = self.narrowed.filter(|(from, _)| *from == ty).map_or(u128::MAX, |(_, mask)| mask);
                Const::Int { ty: new(ty), value: value & mask }
            }
            Const::Float { .. }
            | Const::Null
            | Const::Address(_)
            | Const::Global { .. }
            | Const::Function(_)
            | Const::BlockAddress { .. } => constant,
            Const::Undef(ty) => Const::Undef(new(ty)),
            Const::Poison(ty) => Const::Poison(new(ty)),
            Const::Zero(ty) => Const::Zero(new(ty)),
            Const::Aggregate { ty, id } => Const::Aggregate { ty: new(ty), id },
        }
    }
}

fn mapped(types: &[TypeId], ty: TypeId) -> TypeId {
    types.get(ty.index()).copied().unwrap_or(ty)
}
