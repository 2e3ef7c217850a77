//! The passes over units.

use lang::{
    Bits, CallingConvention, Field, FloatType, IntType, Record, RecordId, RecordKind, Signature,
    SignatureUnit, Type,
};

use crate::SiteRange;

/// The signature of the unit's only function.
fn signature(unit: &mut SignatureUnit) -> Option<&mut Signature> {
    unit.functions.first_mut().map(|function| &mut function.signature)
}

/// Removes parameters, named and unnamed ones.
pub(super) fn drop_parameter(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    let Some(signature) = signature(unit) else { return };
    let named = signature.named();
    let mut position = 0;
    let mut dropped_named = 0;
    signature.params.retain(|_| {
        let dropped = sites.next_is_chosen();
        dropped_named += u32::from(dropped && position < named);
        position += 1;
        !dropped
    });
    if let Some(tail) = &mut signature.tail {
        tail.named -= dropped_named;
    }
}

/// Makes the function return nothing.
pub(super) fn drop_result(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    edit_signature(unit, sites, |signature| signature.ret = None);
}

/// Makes unnamed parameters named ones.
pub(super) fn drop_ellipsis(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    edit_signature(unit, sites, |signature| signature.tail = None);
}

/// Gives the function the platform's convention.
pub(super) fn drop_convention(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    edit_signature(unit, sites, |signature| signature.convention = CallingConvention::default());
}

fn edit_signature(unit: &mut SignatureUnit, sites: &mut SiteRange, edit: fn(&mut Signature)) {
    if let Some(signature) = signature(unit) {
        edit_if_chosen(signature, sites, edit);
    }
}

/// Puts simpler types in the place of those of parameters and the result. Each simpler type of each is a site; of several for one
/// place the first is taken.
pub(super) fn pass_simpler_type(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    let Some(signature) = signature(unit) else { return };
    signature.params.iter_mut().chain(&mut signature.ret).for_each(|ty| simplify(ty, sites));
}

fn simplify(ty: &mut Type, sites: &mut SiteRange) {
    let mut chosen = None;
    for simpler in simpler(ty) {
        if sites.next_is_chosen() && chosen.is_none() {
            chosen = Some(simpler);
        }
    }
    if let Some(simpler) = chosen {
        *ty = simpler;
    }
}

/// Edits each record that the function passes.
fn each_record(unit: &mut SignatureUnit, mut edit: impl FnMut(&mut Record)) {
    for id in unit.records_of(&unit.functions) {
        edit(&mut unit.types[id]);
    }
}

/// Removes members; one stays.
pub(super) fn drop_field(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    each_record(unit, |record| {
        let mut left = record.fields.len();
        if left < 2 {
            return;
        }
        record.fields.retain(|_| {
            let dropped = sites.next_is_chosen() && left > 1;
            left -= usize::from(dropped);
            !dropped
        });
        if let RecordKind::Union { active } = &mut record.kind {
            *active = 0;
        }
    });
}

/// Puts simpler types in the place of those of members that are no bit-fields.
pub(super) fn simpler_field(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    each_record(unit, |record| {
        for field in record.fields.iter_mut().filter(|field| field.bits.is_none()) {
            let before = field.ty.clone();
            simplify(&mut field.ty, sites);
            field.flexible &= matches!(field.ty, Type::Array(_, 0));
            if field.ty != before {
                field.name = named(field);
            }
        }
    });
}

/// Puts the members of a record in its place in another record.
pub(super) fn flatten(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    for id in unit.records_of(&unit.functions) {
        let mut fields = Vec::with_capacity(unit.types[id].fields.len());
        for field in std::mem::take(&mut unit.types[id].fields) {
            match inner(&field) {
                Some(inner) if sites.next_is_chosen() => {
                    fields.extend(unit.types[inner].fields.iter().cloned());
                }
                _ => fields.push(field),
            }
        }
        for (index, field) in fields.iter_mut().enumerate() {
            field.name = field.name.as_ref().map(|_| format!("m{index}").into());
        }
        if let RecordKind::Union { active } = &mut unit.types[id].kind {
            *active = 0;
        }
        unit.types[id].fields = fields;
    }
}

/// The record that a member is.
const fn inner(field: &Field) -> Option<RecordId> {
    match (&field.ty, field.bits) {
        (Type::Record(id), None) => Some(*id),
        _ => None,
    }
}

/// The edits that take an attribute from a record, or make it a structure.
const PLAIN_RECORD: [fn(&mut Record); 8] = [
    |record| record.packed = false,
    |record| record.aligned = None,
    |record| record.pragma_pack = None,
    |record| record.ms_struct = false,
    |record| record.transparent = false,
    |record| record.big_endian = false,
    |record| record.untagged = false,
    |record| record.kind = RecordKind::Struct,
];

/// The edits that take an attribute from a member, or make a bit-field a plain member; an unnamed bit-field is nothing else.
const PLAIN_FIELD: [fn(&mut Field); 5] = [
    |field| field.packed = false,
    |field| field.aligned = None,
    |field| field.typedef_align = None,
    |field| field.atomic = false,
    |field| field.bits = field.bits.filter(|_| field.name.is_none()),
];

/// Takes attributes from records and members, makes unions structures, and bit-fields plain members.
pub(super) fn drop_attribute(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    each_record(unit, |record| {
        PLAIN_RECORD.iter().for_each(|edit| edit_if_chosen(record, sites, edit));
        for field in &mut record.fields {
            PLAIN_FIELD.iter().for_each(|edit| edit_if_chosen(field, sites, edit));
        }
    });
}

/// The number of attributes of a record and its members, a union and each bit-field among them.
pub(super) fn attributes(record: &Record) -> usize {
    let unnamed = |field: &Field| usize::from(field.bits.is_some() && field.name.is_none());
    let of_fields = record.fields.iter().map(|field| effective(field, &PLAIN_FIELD) + unnamed(field));
    effective(record, &PLAIN_RECORD) + of_fields.sum::<usize>()
}

/// The number of edits that change something.
fn effective<T: Clone + PartialEq>(edited: &T, edits: &[fn(&mut T)]) -> usize {
    let changes = |edit: &&fn(&mut T)| {
        let mut plain = edited.clone();
        edit(&mut plain);
        plain != *edited
    };
    edits.iter().filter(changes).count()
}

/// Edits what an edit changes, at a site.
fn edit_if_chosen<T: Clone + PartialEq>(edited: &mut T, sites: &mut SiteRange, edit: impl Fn(&mut T)) {
    let mut plain = edited.clone();
    edit(&mut plain);
    if plain != *edited && sites.next_is_chosen() {
        *edited = plain;
    }
}

/// Makes bit-fields narrower, and their type `int`.
pub(super) fn narrow_bit_field(unit: &mut SignatureUnit, sites: &mut SiteRange) {
    each_record(unit, |record| {
        for field in &mut record.fields {
            let Some(width) = field.bits else { continue };
            let narrower = [1, width.0 / 2, width.0.saturating_sub(1)];
            let mut chosen = width;
            for less in narrower.into_iter().filter(|less| *less > 0 && *less < width.0) {
                if sites.next_is_chosen() && chosen == width {
                    chosen = Bits(less);
                }
            }
            field.bits = Some(chosen);
            edit_if_chosen(&mut field.ty, sites, |ty| {
                if width.0 <= 32 {
                    *ty = Type::INT
                }
            });
        }
    });
}

/// True of a type that the default argument promotions leave as it is (C11 6.5.2.2p6).
pub(super) fn is_promoted(ty: &Type) -> bool {
    match ty {
        Type::Int(int) => int.width().0 >= 32,
        Type::Float(float) => *float >= FloatType::Double,
        _ => true,
    }
}

/// Types that are simpler, of the same class first. No type leads back to itself, so that replacing ends.
fn simpler(ty: &Type) -> Vec<Type> {
    const DOUBLE: Type = Type::Float(FloatType::Double);
    match ty {
        Type::Int(IntType::Int) | Type::Void => Vec::new(),
        Type::Int(IntType::Long | IntType::SChar | IntType::Short) => vec![Type::INT],
        Type::Int(IntType::UChar | IntType::Bool | IntType::Char) => {
            vec![Type::INT, Type::Int(IntType::SChar)]
        }
        Type::Int(IntType::UShort) => vec![Type::INT, Type::Int(IntType::Short)],
        Type::Int(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
            vec![Type::INT, Type::Int(IntType::Long)]
        }
        Type::Enum(_) => vec![Type::INT],
        Type::Float(FloatType::Double) => vec![Type::INT],
        Type::Float(FloatType::Float) => vec![Type::INT, DOUBLE],
        Type::Float(_) => vec![Type::INT, DOUBLE],
        Type::Complex(part) => vec![part.ty().clone()],
        Type::Vector(of, _) => vec![(**of).clone()],
        Type::Array(of, count) => {
            let shorter = [1, count / 2, count.saturating_sub(1)];
            let shorter = shorter.into_iter().filter(|less| *less > 0 && less < count);
            let simpler_element = simpler(of).into_iter().map(|of| Type::Array(Box::new(of), *count));
            std::iter::once((**of).clone())
                .chain(shorter.map(|less| Type::Array(of.clone(), less)))
                .chain(simpler_element)
                .collect()
        }
        Type::Record(_) => vec![Type::INT, DOUBLE, Type::Int(IntType::Long)],
    }
}

/// The name of what takes the place of a field that may have none.
fn named(field: &Field) -> Option<smol_str::SmolStr> {
    field.name.clone().or_else(|| Some("m0".into()))
}
