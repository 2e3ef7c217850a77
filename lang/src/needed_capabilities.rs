//! The capabilities that a compiler needs for a program.

use crate::visit::{Visit, walk};
use crate::{Bits, CallingConvention, Capabilities, Expr, IntType, Place, Program, Record, Signature, Type};

impl Capabilities {
    /// The capabilities that a program needs.
    #[must_use]
    pub fn needed_by(program: &Program) -> Capabilities {
        let mut needs = Needs(Capabilities::empty());
        program.records.iter().for_each(|record| needs.record(record));
        if program.enums.iter().any(|one| one.packed) {
            needs.0 |= Capabilities::PACKED_ENUM;
        }
        if program.enums.iter().any(|one| one.aligned.is_some()) {
            needs.0 |= Capabilities::ALIGNED_ENUM;
        }
        program.globals.iter().for_each(|global| needs.ty(&global.ty));
        for function in &program.functions {
            needs.signature(&function.signature());
            function.locals.iter().for_each(|local| needs.ty(&local.ty));
        }
        walk::program(&mut needs, program);
        needs.0
    }
}

/// A walk that collects what is needed.
struct Needs(Capabilities);

impl Needs {
    fn ty(&mut self, ty: &Type) {
        match ty {
            Type::Void | Type::Enum(_) | Type::Record(_) => {}
            Type::Int(int) => self.0 |= int.spec().capability,
            Type::Float(float) => self.0 |= float.spec().capability,
            Type::Complex(part) => self.0 |= part.capability().unwrap_or(Capabilities::COMPLEX),
            Type::Vector(lane, lanes) => {
                self.ty(lane);
                self.0 |= vector(lane_storage(lane), *lanes);
            }
            Type::Pointer(to) | Type::Array(to, _) => self.ty(to),
            Type::FunctionPointer(signature) => self.signature(signature),
        }
    }

    fn signature(&mut self, signature: &Signature) {
        signature.ret.iter().chain(&signature.params).for_each(|ty| self.ty(ty));
        if signature.convention == CallingConvention::Microsoft {
            self.0 |= Capabilities::MS_ABI;
        }
        let Some(tail) = signature.tail else { return };
        self.0 |= Capabilities::VARIADIC;
        if tail.passing.is_list() {
            self.0 |= Capabilities::VARIADIC_LIST;
        }
        if signature.params.iter().skip(signature.named()).any(|ty| matches!(ty, Type::Record(_))) {
            self.0 |= Capabilities::VARIADIC_RECORD;
        }
    }

    fn record(&mut self, record: &Record) {
        for field in &record.fields {
            self.ty(&field.ty);
            if field.atomic {
                self.0 |= Capabilities::ATOMIC_MEMBER;
            }
            match (field.typedef_align, field.bits) {
                (Some(_), None) => self.0 |= Capabilities::ALIGNED_TYPEDEF,
                (Some(_), Some(_)) => self.0 |= Capabilities::ALIGNED_BIT_FIELD_TYPE,
                (None, _) => {}
            }
            match (&field.ty, field.bits) {
                (Type::Int(IntType::Int128 | IntType::UInt128), Some(_)) => {
                    self.0 |= Capabilities::INT128_BIT_FIELD;
                }
                (Type::Int(IntType::BitInt(_) | IntType::UBitInt(_)), Some(_)) => {
                    self.0 |= Capabilities::BIT_INT_BIT_FIELD;
                }
                (Type::Array(_, 0), _) => self.0 |= Capabilities::FLEXIBLE_ARRAY,
                _ => {}
            }
        }
        if record.live_fields().next().is_none() {
            self.0 |= Capabilities::EMPTY_RECORD;
        }
        if record.ms_struct {
            self.0 |= Capabilities::MS_STRUCT;
        }
        if record.big_endian {
            self.0 |= Capabilities::STORAGE_ORDER;
        }
        if record.transparent {
            self.0 |= Capabilities::TRANSPARENT_UNION;
        }
        if record.pragma_pack.is_some() {
            self.0 |= Capabilities::PRAGMA_PACK;
        }
    }
}

impl Visit for Needs {
    fn expr(&mut self, expr: &Expr) {
        self.ty(&expr.ty);
        walk::expr(self, expr);
    }

    fn place(&mut self, place: &Place) {
        self.ty(&place.ty);
        walk::place(self, place);
    }
}

const fn lane_storage(lane: &Type) -> Bits {
    match lane {
        Type::Int(int) => int.width(),
        Type::Float(float) => float.storage(),
        _ => Bits(0),
    }
}

const fn vector(lane: Bits, lanes: u32) -> Capabilities {
    match lane.0 * lanes as u64 {
        0..=128 => Capabilities::VECTOR,
        129..=256 => Capabilities::VECTOR.union(Capabilities::VECTOR_32),
        _ => Capabilities::VECTOR.union(Capabilities::VECTOR_64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EnumDef, Field, FloatType, FuncId, Function, Local, RecordId, Side, Target, VariadicTail};

    fn program(fields: Vec<Field>, parameters: Vec<Type>, named: Option<u32>) -> Program {
        let local = |(at, ty)| Local { name: format!("p{at}").into(), ty, volatile: false };
        let locals: Vec<Local> = parameters.into_iter().enumerate().map(local).collect();
        let function = Function {
            name: "f".into(),
            ret: None,
            params: locals.len() as u32,
            tail: named.map(VariadicTail::ellipsis),
            locals,
            body: Vec::new(),
            recursive: false,
            va_copy_before: None,
            convention: crate::CallingConvention::default(),
            side: Side::Callee,
        };
        Program {
            target: Target::default(),
            enums: Vec::new(),
            records: vec![Record::structure("S", fields)],
            globals: Vec::new(),
            functions: vec![function],
            entry: FuncId(0),
        }
    }

    fn check(fields: Vec<Field>, parameters: Vec<Type>, named: Option<u32>, expected: &[&str]) {
        let needed = Capabilities::needed_by(&program(fields, parameters, named));
        assert_eq!(needed.names().collect::<Vec<_>>(), expected);
    }

    fn member(ty: Type) -> Field {
        Field::member("m", ty)
    }

    #[test]
    fn plain_programs_need_nothing() {
        let fields = vec![Field::bit_field("a", Type::INT, 3), member(Type::Float(FloatType::Double))];
        check(fields, vec![Type::Record(RecordId(0)), Type::INT], None, &[]);
    }

    #[test]
    fn types_are_found_where_they_are() {
        let wide = Type::Int(IntType::UBitInt(200));
        let complex = Type::Complex(FloatType::LongDouble.into());
        let vector = |lanes| Type::Vector(Box::new(Type::Float(FloatType::Float)), lanes);
        let plain = || member(Type::INT);
        check(
            vec![plain(), Field::bit_field("a", Type::Int(IntType::Int128), 70)],
            vec![],
            None,
            &["__int128", "__int128 bit-fields"],
        );
        check(vec![plain()], vec![wide.pointer_to()], None, &["_BitInt", "_BitInt of more than 128 bits"]);
        check(vec![plain()], vec![complex], None, &["_Complex", "_Complex long double"]);
        let complex = Type::Complex(IntType::Short.into());
        check(vec![member(complex)], vec![], None, &["_Complex", "complex integers"]);
        check(vec![member(vector(4))], vec![vector(8)], None, &["vectors", "vectors of 32 bytes"]);
        check(vec![member(vector(16))], vec![], None, &["vectors", "vectors of 64 bytes"]);
    }

    #[test]
    fn shapes_of_records_and_calls_are_found() {
        let flexible = Type::Array(Box::new(Type::INT), 0);
        check(vec![Field::unnamed(Type::INT, 3)], vec![], None, &["empty records"]);
        check(
            vec![member(Type::INT), Field::member("t", flexible)],
            vec![],
            None,
            &["flexible array members"],
        );
        let parameters = vec![Type::INT, Type::Record(RecordId(0))];
        check(
            vec![member(Type::INT)],
            parameters.clone(),
            Some(1),
            &["variadic functions", "records as variadic arguments"],
        );
        check(vec![member(Type::INT)], parameters, Some(2), &["variadic functions"]);
        let mut packed = program(vec![member(Type::INT)], vec![], None);
        packed.enums.push(EnumDef {
            tag: "E".into(),
            constants: vec![("A".into(), 1)],
            packed: true,
            aligned: None,
        });
        assert_eq!(Capabilities::needed_by(&packed), Capabilities::PACKED_ENUM);
    }
}
