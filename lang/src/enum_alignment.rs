//! Enumerations with `__attribute__((aligned(n)))`.

use crate::visit::{Visit, walk};
use crate::{Align, EnumId, Expr, Place, Program, Signature, Type};

/// True if an enumeration can have `__attribute__((aligned(n)))`, which clang obeys, below the size of its type too. gcc's compiler for C
/// (11 and 12; not that for C++) ignores it: `_Alignof` stays that of the integer type. These cannot:
///
/// - packed ones, where gcc warns of the two attributes together;
/// - elements of an array, unless its size is a multiple of the alignment: the elements of an array are contiguous (C11 6.2.5p20), and
///   clang refuses it;
/// - parameters without a name: clang's `va_arg` goes to the next multiple of the alignment, where no caller puts an argument that
///   has the class of an `int` (`emitVoidPtrVAArg` in clang/lib/CodeGen/ABIInfoImpl.cpp, and its like for each platform);
/// - members of a transparent union, the alignments of which clang compares.
#[must_use]
pub fn enum_can_be_aligned(program: &Program, id: EnumId, align: Align) -> bool {
    let definition = &program[id];
    let fills_units = align.bits() <= definition.underlying().storage();
    let mut uses = Uses { of: id, as_element: false, without_name: false, transparent: false };
    uses.program(program);
    !definition.packed && !uses.without_name && !uses.transparent && (fills_units || !uses.as_element)
}

/// A walk that finds the uses of an enumeration.
struct Uses {
    of: EnumId,
    as_element: bool,
    without_name: bool,
    /// It is the type of a member of a transparent union.
    transparent: bool,
}

impl Uses {
    fn ty(&mut self, ty: &Type) {
        match ty {
            Type::Array(of, _) => {
                self.as_element |= *ty.element() == Type::Enum(self.of);
                self.ty(of);
            }
            Type::Pointer(to) => self.ty(to),
            Type::FunctionPointer(signature) => self.signature(signature),
            Type::Void
            | Type::Int(_)
            | Type::Enum(_)
            | Type::Float(_)
            | Type::Complex(_)
            | Type::Vector(..)
            | Type::Record(_) => {}
        }
    }

    fn signature(&mut self, signature: &Signature) {
        signature.ret.iter().chain(&signature.params).for_each(|ty| self.ty(ty));
        let mut tail = signature.params.iter().skip(signature.named());
        self.without_name |= tail.any(|ty| *ty == Type::Enum(self.of));
    }
}

impl Visit for Uses {
    fn program(&mut self, program: &Program) {
        program.records.iter().flat_map(|record| &record.fields).for_each(|field| self.ty(&field.ty));
        let mut transparent = program.records.iter().filter(|record| record.transparent);
        self.transparent |=
            transparent.any(|record| record.fields.iter().any(|field| field.ty == Type::Enum(self.of)));
        program.globals.iter().for_each(|global| self.ty(&global.ty));
        for function in &program.functions {
            self.signature(&function.signature());
            function.locals.iter().for_each(|local| self.ty(&local.ty));
        }
        walk::program(self, program);
    }

    fn expr(&mut self, expr: &Expr) {
        self.ty(&expr.ty);
        walk::expr(self, expr);
    }

    fn place(&mut self, place: &Place) {
        self.ty(&place.ty);
        walk::place(self, place);
    }
}
