//! Types: of the module's table, and `label`. The types of functions come with the functions and calls.

use ir::{Packing, Type, TypeId};

use super::Extractor;
use crate::domain::Number;

impl Extractor<'_> {
    pub(super) fn types(&mut self) {
        for (id, ty) in self.module.types.iter() {
            self.one_type(id, ty);
        }
        let label = self.label_type();
        let tables = &mut self.facts.tables;
        tables.add_type(label);
        tables.add_primitive_type(label);
        tables.add_label_type(label);
    }

    fn one_type(&mut self, id: TypeId, ty: &Type) {
        let t = self.ty(id);
        let types = &self.module.types;
        let tables = &mut self.facts.tables;
        tables.add_type(t);
        // First the classes that several kinds of types share, then what each kind has of its own.
        match ty {
            Type::Array(..) | Type::Struct { .. } | Type::Named { .. } => {
                tables.add_derived_type(t);
                tables.add_aggregate_type(t);
            }
            Type::Vector(..) | Type::Scalable(..) => {
                tables.add_derived_type(t);
                tables.add_vector_type(t);
            }
            Type::Ptr | Type::PtrIn(_) => {
                tables.add_derived_type(t);
                tables.add_pointer_type(t);
            }
            _ => tables.add_primitive_type(t),
        }
        match ty {
            Type::Void => tables.add_void_type(t),
            Type::Token => tables.add_token_type(t),
            Type::Metadata => tables.add_metadata_type(t),
            Type::Int(width) => {
                tables.add_integer_type(t);
                tables.add_integer_type_width(t, Number::saturating(*width));
            }
            Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double
            | Type::X86Fp80
            | Type::Fp128
            | Type::PpcFp128 => {
                tables.add_fp_type(t);
                tables.add_fp_type_width(t, Number::saturating(types.bit_width(id).0));
            }
            Type::Ptr => tables.add_pointer_type_address_space(t, Number(0)),
            Type::PtrIn(space) => tables.add_pointer_type_address_space(t, Number::saturating(space.get())),
            Type::Array(count, element) => {
                tables.add_array_type(t);
                tables.add_array_type_size(t, Number::saturating(*count));
                tables.add_array_type_component(t, crate::Type(element.index() as u32));
            }
            Type::Vector(count, lane) | Type::Scalable(count, lane) => {
                tables.add_vector_type_size(t, Number::saturating(*count));
                tables.add_vector_type_component(t, crate::Type(lane.index() as u32));
                if matches!(ty, Type::Scalable(..)) {
                    tables.add_scalable_vector_type(t);
                }
            }
            Type::Struct { fields, packing } => self.structure(id, Some(fields), *packing),
            Type::Named { name, fields, packing } => {
                let name = self.word(name);
                self.facts.tables.add_struct_type_name(t, name);
                self.structure(id, fields.as_deref(), *packing);
            }
            #[allow(unreachable_patterns, reason = "types that registers hold and nothing here is about")]
            _ => {}
        }
        if types.is_sized(id) {
            let tables = &mut self.facts.tables;
            tables.add_type_bits(t, Number::saturating(types.bit_width(id).0));
            tables.add_type_size(t, Number::saturating(types.size(id).0));
            tables.add_type_store_size(t, Number::saturating(types.store_size(id).0));
        }
    }

    fn structure(&mut self, id: TypeId, fields: Option<&[TypeId]>, packing: Packing) {
        let t = self.ty(id);
        let packing = self.word(match packing {
            Packing::Natural => "natural",
            Packing::Bytes => "bytes",
            Packing::Bits => "bits",
        });
        let sized = self.module.types.is_sized(id);
        let tables = &mut self.facts.tables;
        tables.add_struct_type(t);
        let Some(fields) = fields else { return tables.add_struct_type_opaque(t) };
        tables.add_struct_type_packing(t, packing);
        tables.add_struct_type_nfields(t, Number::saturating(fields.len()));
        for (at, field) in fields.iter().enumerate() {
            tables.add_struct_type_field(t, Number::saturating(at), crate::Type(field.index() as u32));
            if sized && let Some(offset) = self.module.types.offset(id, at as u64) {
                tables.add_struct_type_offset(t, Number::saturating(at), Number::saturating(offset.0));
            }
        }
    }
}
