//! Static initialisers: an object as bytes, with addresses where pointers are.

use ir::{Const, Module, Packing, TypeId};
use lang::{
    Bits, Bytes, ComplexPart, Expr, ExprKind, FloatType, Global, GlobalId, Init, IntType, Number, PathStep,
    Place, PlaceBase, RecordId, Type, number,
};

use super::LowerError;
use super::environment::Environment;
use super::floating;
use crate::fault::Fault;

/// Gives a global its initial value.
pub(super) fn define(
    module: &mut Module,
    environment: &Environment<'_>,
    id: GlobalId,
    global: &Global,
) -> Result<(), LowerError> {
    let (Some(defined), Some(init)) = (environment.globals[id.index()], &global.init) else {
        return Ok(());
    };
    let size = environment.layouts.size(&global.ty);
    let bytes = vec![0; size.0 as usize];
    let mut image = Image { environment, name: &global.name, bytes, addresses: Vec::new() };
    image.init(&global.ty, Bytes::ZERO, init)?;
    let constant = image.constant(module);
    let slot = &mut module.globals[defined.index()];
    slot.ty = constant.ty();
    slot.initializer = Some(constant);
    Ok(())
}

/// An object under construction.
struct Image<'a> {
    environment: &'a Environment<'a>,
    name: &'a str,
    bytes: Vec<u8>,
    /// Where which address lies; in no particular order.
    addresses: Vec<(Bytes, Const)>,
}

impl Image<'_> {
    fn init(&mut self, ty: &Type, at: Bytes, init: &Init) -> Result<(), LowerError> {
        match (init, ty) {
            (Init::Value(value), _) => self.scalar(ty, at, value),
            (Init::Record { fields, .. }, Type::Record(id)) => self.record(*id, at, fields),
            (Init::Array { elements, .. }, Type::Array(of, _) | Type::Vector(of, _)) => {
                let step = self.environment.layouts.size(of);
                elements.iter().try_for_each(|(i, part)| self.init(of, at + step * u64::from(*i), part))
            }
            (Init::Complex(real, imaginary), Type::Complex(float)) => {
                let part = Type::of_part(*float);
                self.scalar(part, at, real)?;
                self.scalar(part, at + self.environment.layouts.size(part), imaginary)
            }
            _ => Err(LowerError::IllTyped("an initialiser in braces for another type")),
        }
    }

    fn record(&mut self, id: RecordId, at: Bytes, fields: &[(u32, Init)]) -> Result<(), LowerError> {
        for (index, part) in fields {
            let field = &self.environment.program[id].fields[*index as usize];
            let placed = self.environment.layouts[id].fields[*index as usize];
            match (field.bits, part) {
                (Some(width), Init::Value(value)) => {
                    self.bit_field(&field.ty, at.bits() + placed.offset, width, value)?;
                }
                (Some(_), _) => return Err(LowerError::IllTyped("braces around a bit-field")),
                (None, _) => self.init(&field.ty, at + placed.offset.bytes_floor(), part)?,
            }
        }
        Ok(())
    }

    fn bit_field(&mut self, ty: &Type, at: Bits, width: Bits, value: &Expr) -> Result<(), LowerError> {
        let shifted = self.environment.options.faults.has(Fault::StaticFieldShifted);
        let at = if shifted { at + Bits(1) } else { at };
        let value = self.integer(ty, Some(width), value)?;
        self.put_bits(at, width, value);
        Ok(())
    }

    /// The low `width` bits of `value`, from bit `at` on.
    fn put_bits(&mut self, at: Bits, width: Bits, value: Number) {
        for bit in 0..width.0 {
            let position = at.0 + bit;
            if let Some(byte) = self.bytes.get_mut((position / 8) as usize)
                && (value >> bit) & Number::ONE == 1
            {
                *byte |= 1 << (position % 8);
            }
        }
    }

    fn scalar(&mut self, ty: &Type, at: Bytes, value: &Expr) -> Result<(), LowerError> {
        match ty {
            Type::Int(_) | Type::Enum(_) => {
                let bits = self.environment.layouts.size(ty).bits();
                let value = self.integer(ty, None, value)?;
                self.put_bits(at.bits(), bits, value);
            }
            Type::Float(float) => {
                let bits = self.floating(*float, value)?;
                self.put_bits(at.bits(), float.storage(), Number::from(bits));
            }
            Type::Pointer(_) | Type::FunctionPointer(_) => {
                let address = self.address(value)?;
                if address != Const::Null {
                    self.addresses.push((at, address));
                }
            }
            Type::Void | Type::Array(..) | Type::Record(_) | Type::Complex(_) | Type::Vector(..) => {
                return Err(self.not_constant("a whole record, array, vector or complex number"));
            }
        }
        Ok(())
    }

    /// The value as the integer type or bit-field holds it.
    fn integer(&self, ty: &Type, width: Option<Bits>, value: &Expr) -> Result<Number, LowerError> {
        let program = self.environment.program;
        let to = lang::typing::integer(program, ty).ok_or(LowerError::IllTyped("an integer"))?;
        match &value.kind {
            ExprKind::Int(value) => Ok(lang::typing::wrap(program, *value, to, width)),
            ExprKind::Float(bits) if to == IntType::Bool => Ok(Number::from(f64::from_bits(*bits) != 0.0)),
            ExprKind::Float(bits) => Ok(lang::typing::wrap(
                program,
                number::truncated(f64::from_bits(*bits)).unwrap_or_default(),
                to,
                width,
            )),
            _ => Err(self.not_constant("an integer that is no literal")),
        }
    }

    /// The bits of the value as the floating type holds it.
    fn floating(&self, float: FloatType, value: &Expr) -> Result<u128, LowerError> {
        let target = self.environment.program.target;
        match &value.kind {
            ExprKind::Float(bits) => Ok(floating::of_double(float, target, f64::from_bits(*bits))),
            ExprKind::Int(value) => Ok(floating::of_integer(float, target, *value)),
            _ => Err(self.not_constant("a number that is no literal")),
        }
    }

    fn address(&self, value: &Expr) -> Result<Const, LowerError> {
        match &value.kind {
            ExprKind::Null => Ok(Const::Null),
            ExprKind::FunctionAddress(id) => {
                let function = self.environment.functions[id.index()];
                function.map(Const::Function).ok_or_else(|| self.not_constant("a function of the other side"))
            }
            ExprKind::AddressOf(place) => self.place(place),
            _ => Err(self.not_constant("a pointer that is no address")),
        }
    }

    fn place(&self, place: &Place) -> Result<Const, LowerError> {
        let PlaceBase::Global(id) = place.base else {
            return Err(self.not_constant("the address of no global"));
        };
        let layouts = &self.environment.layouts;
        let mut ty = &self.environment.program[id].ty;
        let mut offset = Bytes::ZERO;
        for step in &place.path {
            match (step, ty) {
                (PathStep::Field(record, field), _) => {
                    offset += layouts[*record].fields[*field as usize].offset.bytes_floor();
                    ty = &self.environment.program[*record].fields[*field as usize].ty;
                }
                (PathStep::Index(index), Type::Array(of, _)) => {
                    let ExprKind::Int(index) = index.kind else {
                        return Err(self.not_constant("an index that is no literal"));
                    };
                    offset += layouts.size(of) * u64::from(u32::try_from(index).unwrap_or(u32::MAX));
                    ty = of;
                }
                (PathStep::Part(part), Type::Complex(float)) => {
                    ty = Type::of_part(*float);
                    offset += layouts.size(ty) * u64::from(*part == ComplexPart::Imaginary);
                }
                _ => return Err(LowerError::IllTyped("an index into no array")),
            }
        }
        let global = self.environment.globals[id.index()];
        let id = global.ok_or_else(|| self.not_constant("a global of the other side"))?;
        Ok(Const::Global { id, offset: offset.0 as i64 })
    }

    fn not_constant(&self, what: &'static str) -> LowerError {
        LowerError::NotConstant { global: self.name.to_owned(), what }
    }

    /// Bytes, or a packed structure of bytes and addresses.
    fn constant(mut self, module: &mut Module) -> Const {
        if self.addresses.is_empty() {
            return bytes(module, &self.bytes);
        }
        self.addresses.sort_by_key(|(at, _)| *at);
        let mut parts = Vec::with_capacity(self.addresses.len() * 2 + 1);
        let mut next = 0;
        for (at, address) in &self.addresses {
            let at = at.0 as usize;
            if at > next {
                parts.push(bytes(module, &self.bytes[next..at]));
            }
            parts.push(*address);
            next = at + 8;
        }
        if next < self.bytes.len() {
            parts.push(bytes(module, &self.bytes[next..]));
        }
        let types: Vec<TypeId> = parts.iter().map(|part| part.ty()).collect();
        let ty = module.types.structure(&types, Packing::Bytes);
        module.aggregate(ty, parts)
    }
}

fn bytes(module: &mut Module, bytes: &[u8]) -> Const {
    if bytes.iter().any(|byte| *byte != 0) {
        return module.bytes(bytes);
    }
    Const::Zero(module.types.array(bytes.len() as u64, TypeId::I8))
}
