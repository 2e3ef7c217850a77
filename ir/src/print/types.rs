//! Types and the definitions of structures.

use std::num::NonZeroU32;

use super::Printer;
use crate::module::Module;
use crate::types::{Packing, Type, TypeId};

/// The brackets around the members of a structure; the last kind is the thesis's.
pub(super) fn brackets(packing: Packing) -> (&'static str, &'static str) {
    match packing {
        Packing::Natural => ("{", "}"),
        Packing::Bytes => ("<{", "}>"),
        Packing::Bits => ("\\{", "}/"),
    }
}

impl Printer<'_> {
    /// The definitions of structures: all of them, or those that were named and what they consist of.
    pub(super) fn structures(&mut self) {
        let module = self.module;
        let wanted = self.named.take().map(|named| with_components(module, named));
        let mut any = false;
        for (id, ty) in module.types.iter() {
            let Type::Named { name, fields, packing } = ty else { continue };
            if wanted.as_ref().is_some_and(|wanted| !wanted[id.index()]) {
                continue;
            }
            any = true;
            self.symbol('%', name);
            self.text(" = type ");
            match fields {
                Some(fields) => self.body(fields, *packing),
                None => self.text("opaque"),
            }
            self.out.push('\n');
        }
        if any {
            self.out.push('\n');
        }
    }

    fn body(&mut self, fields: &[TypeId], packing: Packing) {
        let (open, close) = brackets(packing);
        let space = if fields.is_empty() { "" } else { " " };
        self.text(open);
        self.text(space);
        self.separated(fields, |printer, &field| printer.ty(field));
        self.text(space);
        self.text(close);
    }

    pub(super) fn ty(&mut self, id: TypeId) {
        let module = self.module;
        match module.types.get(id) {
            Type::Void => self.text("void"),
            Type::Int(width) => {
                self.out.push('i');
                self.number(u128::from(*width));
            }
            Type::Half => self.text("half"),
            Type::BFloat => self.text("bfloat"),
            Type::Float => self.text("float"),
            Type::Double => self.text("double"),
            Type::X86Fp80 => self.text("x86_fp80"),
            Type::Fp128 => self.text("fp128"),
            Type::PpcFp128 => self.text("ppc_fp128"),
            Type::X86Mmx => self.text("x86_mmx"),
            Type::X86Amx => self.text("x86_amx"),
            Type::Target { name, types, numbers } => {
                self.text("target(");
                self.quoted(name.as_bytes());
                for &ty in types {
                    self.text(", ");
                    self.ty(ty);
                }
                for &number in numbers {
                    self.text(", ");
                    self.number(u128::from(number));
                }
                self.out.push(')');
            }
            Type::Token => self.text("token"),
            Type::Metadata => self.text("metadata"),
            Type::Ptr => self.text("ptr"),
            Type::PtrIn(space) => {
                self.text("ptr ");
                self.address_space(Some(*space));
            }
            Type::Array(count, element) => self.sequence('[', *count, *element, ']'),
            Type::Vector(count, lane) => self.sequence('<', u64::from(*count), *lane, '>'),
            Type::Scalable(count, lane) => {
                self.text("<vscale x ");
                self.number(u128::from(*count));
                self.text(" x ");
                self.ty(*lane);
                self.out.push('>');
            }
            Type::Struct { fields, packing } => self.body(fields, *packing),
            // Its members are printed once for all uses, by `structures`.
            Type::Named { name, .. } => {
                if let Some(named) = &mut self.named {
                    named[id.index()] = true;
                }
                self.symbol('%', name);
            }
        }
    }

    /// `addrspace(1)`
    pub(super) fn address_space(&mut self, space: Option<NonZeroU32>) {
        self.text("addrspace(");
        self.number(u128::from(space.map_or(0, NonZeroU32::get)));
        self.out.push(')');
    }

    fn sequence(&mut self, open: char, count: u64, element: TypeId, close: char) {
        self.out.push(open);
        self.number(u128::from(count));
        self.text(" x ");
        self.ty(element);
        self.out.push(close);
    }
}

/// Marks the types that marked ones consist of.
fn with_components(module: &Module, mut marked: Vec<bool>) -> Vec<bool> {
    let mut waiting: Vec<TypeId> =
        module.types.iter().map(|(id, _)| id).filter(|id| marked[id.index()]).collect();
    while let Some(ty) = waiting.pop() {
        for &part in module.types.get(ty).components() {
            if !std::mem::replace(&mut marked[part.index()], true) {
                waiting.push(part);
            }
        }
    }
    marked
}
