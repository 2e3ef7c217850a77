//! Records laid out wrongly: the rules applied to a changed declaration, or a layout changed afterwards.

use lang::{Align, Bits, Bytes, Field, FloatType, IntType, Program, Record, Target, Type};
use lowering::layout::{FieldLayout, Layout, LayoutError, Layouts, lay_out};

/// A record that is to be laid out, after those before it.
#[derive(Clone, Copy)]
pub(crate) struct Declared<'a> {
    pub(crate) program: &'a Program,
    pub(crate) known: &'a Layouts,
    pub(crate) record: &'a Record,
}

impl Declared<'_> {
    /// By the rules.
    pub(crate) fn laid_out(self) -> Result<Layout, LayoutError> {
        lay_out(self.program, self.known, self.record)
    }

    /// By the rules, as if it were declared so.
    pub(crate) fn declared_as(self, record: &Record) -> Result<Layout, LayoutError> {
        Declared { record, ..self }.laid_out()
    }

    /// By the rules of another platform.
    fn lay_out_on(self, target: Target) -> Result<Layout, LayoutError> {
        let (records, globals, functions) = (Vec::new(), Vec::new(), Vec::new());
        let Program { ref enums, entry, .. } = *self.program;
        let program = &Program { target, enums: enums.clone(), records, globals, functions, entry };
        Declared { program, ..self }.laid_out()
    }
}

/// Changes the declaration of every field.
pub(crate) fn each_field(record: &mut Record, change: impl FnMut(&mut Field)) {
    record.fields.iter_mut().for_each(change);
}

/// Sets the alignment of the members whose element type satisfies `is`.
pub(crate) fn align_members(
    record: &mut Record,
    is: fn(&Type) -> bool,
    align: impl Fn(&Type) -> Option<Align>,
) {
    each_field(record, |field| {
        if field.bits.is_none() && field.typedef_align.is_none() && is(field.ty.element()) {
            field.typedef_align = align(field.ty.element());
        }
    });
}

/// The type of a member, with another in the place of its elements.
fn with_element(ty: &Type, element: Type) -> Type {
    match ty {
        Type::Array(of, count) => Type::Array(Box::new(with_element(of, element)), *count),
        _ => element,
    }
}

/// i386's: 12 bytes, aligned to 4.
pub(crate) fn long_double_of_twelve_bytes(record: &mut Record) {
    each_field(record, |field| {
        if *field.ty.element() == Type::Float(FloatType::LongDouble) {
            field.ty = with_element(&field.ty, Type::Array(Box::new(Type::INT), 3));
        }
    });
}

/// A power of two of bytes, and as aligned.
pub(crate) fn round_bit_int(record: &mut Record) {
    each_field(record, |field| {
        let (Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)), None) =
            (field.ty.element(), field.bits)
        else {
            return;
        };
        let bytes = u64::from(*width).div_ceil(8).next_power_of_two();
        if bytes > 8 {
            let words = Type::Array(Box::new(Type::Int(IntType::Long)), (bytes / 8) as u32);
            field.ty = with_element(&field.ty, words);
            field.typedef_align = Align::from_bytes(bytes);
        }
    });
}

pub(crate) fn vector_size(ty: &Type) -> Option<Bytes> {
    let Type::Vector(of, lanes) = ty else { return None };
    let lane = match **of {
        Type::Int(int) => int.storage(),
        Type::Float(float) => float.storage(),
        _ => return None,
    };
    Some((lane * u64::from(*lanes)).bytes_ceil())
}

/// `#pragma pack` lets bit-fields cross the boundaries of their units; one of this many bytes lowers nothing.
pub(crate) fn under_large_pack(record: &mut Record) {
    let is_packed = record.packed || record.fields.iter().any(|field| field.packed);
    if !is_packed && record.pragma_pack.is_none() {
        record.pragma_pack = Align::from_bytes(1 << 28);
    }
}

/// Lays out a record with zero-width bit-fields of the fields' types before those of these numbers.
fn with_zero_width_before(declared: Declared<'_>, before: &[usize]) -> Result<Layout, LayoutError> {
    let mut record = declared.record.clone();
    for &at in before.iter().rev() {
        let zero = Field {
            name: None,
            bits: Some(Bits::ZERO),
            aligned: None,
            packed: false,
            ..record.fields[at].clone()
        };
        record.fields.insert(at, zero);
    }
    let mut layout = declared.declared_as(&record)?;
    for (already, &at) in before.iter().enumerate().rev() {
        layout.fields.remove(at + already);
    }
    Ok(layout)
}

/// A bit-field after a member begins a unit.
pub(crate) fn field_opens_unit(declared: Declared<'_>) -> Result<Layout, LayoutError> {
    let fields = &declared.record.fields;
    let follows = |at: &usize| *at > 0 && fields[at - 1].bits.is_none() && fields[*at].bits.is_some();
    match declared.record.is_union() {
        true => declared.laid_out(),
        false => with_zero_width_before(declared, &(0..fields.len()).filter(follows).collect::<Vec<_>>()),
    }
}

/// Moves a packed bit-field that crosses the boundary of its unit to the next.
pub(crate) fn straddle_forbidden(declared: Declared<'_>) -> Result<Layout, LayoutError> {
    let mut before = Vec::new();
    loop {
        let layout = with_zero_width_before(declared, &before)?;
        let crosses = |at: &usize| {
            let (field, placed) = (&declared.record.fields[*at], layout.fields[*at]);
            let unit = declared.known.extent(&field.ty);
            let start = placed.offset.0 % unit.align.bits().0;
            field.bits.is_some() && start + placed.width.0 > unit.size.bits().0 && !before.contains(at)
        };
        match (0..declared.record.fields.len()).find(crosses).filter(|_| !declared.record.is_union()) {
            Some(at) => before.push(at),
            None => return Ok(layout),
        }
        before.sort_unstable();
    }
}

/// Zero-width bit-fields are left out, and stand where the member before them ends.
pub(crate) fn zero_width_ignored(declared: Declared<'_>) -> Result<Layout, LayoutError> {
    let is_kept = |field: &Field| field.bits != Some(Bits::ZERO);
    let fields = declared.record.fields.iter().filter(|field| is_kept(field)).cloned().collect();
    let mut layout = declared.declared_as(&Record { fields, ..declared.record.clone() })?;
    for (at, _) in declared.record.fields.iter().enumerate().filter(|(_, field)| !is_kept(field)) {
        let before = at.checked_sub(1).filter(|_| !declared.record.is_union());
        let offset = before.map_or(Bits::ZERO, |at| layout.fields[at].offset + layout.fields[at].width);
        layout.fields.insert(at, FieldLayout { offset, width: Bits::ZERO });
    }
    Ok(layout)
}

/// With `ms_struct` a bit-field that fits the type of the one before it has that type.
pub(crate) fn ms_size_change_ignored(record: &mut Record) {
    let mut before: Option<IntType> = None;
    for field in record.fields.iter_mut().filter(|_| record.ms_struct) {
        let Some(width) = field.bits.filter(|width| *width > Bits::ZERO) else {
            before = before.filter(|_| field.bits.is_some());
            continue;
        };
        match (before, &field.ty) {
            (Some(of), Type::Int(_)) if width <= of.width() => field.ty = Type::Int(of),
            (_, Type::Int(own)) => before = Some(*own),
            _ => before = None,
        }
    }
}

/// The size and alignment are changed, and the size is rounded up to the alignment.
fn resized(layout: Layout, end: Bits, align: Align) -> Layout {
    Layout { size: end.bytes_ceil().align_to(align), align, ..layout }
}

/// The first bit after the longest member.
fn end(layout: &Layout) -> Bits {
    layout.fields.iter().map(|field| field.offset + field.width).max().unwrap_or(Bits::ZERO)
}

pub(crate) fn union_size_of_first(declared: Declared<'_>) -> Result<Layout, LayoutError> {
    let layout = declared.laid_out()?;
    let first = layout.fields.first().filter(|_| declared.record.is_union()).map(|first| first.width);
    let (end, align) = (first.unwrap_or_else(|| end(&layout)), layout.align);
    Ok(resized(layout, end, align))
}

pub(crate) fn tail_padding_missing(declared: Declared<'_>) -> Result<Layout, LayoutError> {
    let layout = declared.laid_out()?;
    let size = end(&layout).bytes_ceil();
    Ok(Layout { size, ..layout })
}

/// The layout of the declaration on AArch64.
pub(crate) fn unnamed_field_aligns(declared: Declared<'_>) -> Result<Layout, LayoutError> {
    declared.lay_out_on(Target::AArch64Linux)
}

/// The layout of the declaration on x86-64.
pub(crate) fn unnamed_field_leaves_alignment(declared: Declared<'_>) -> Result<Layout, LayoutError> {
    declared.lay_out_on(Target::X86_64Linux)
}

pub(crate) fn zero_width_leaves_alignment(declared: Declared<'_>) -> Result<Layout, LayoutError> {
    let without = zero_width_ignored(declared)?;
    let layout = Layout { unadjusted: without.unadjusted, ..declared.laid_out()? };
    let end = end(&layout);
    Ok(resized(layout, end, without.align))
}

/// The alignment that a `typedef` gives a member's type is ignored.
pub(crate) fn member_type_unaligned(field: &mut Field) {
    field.typedef_align = field.typedef_align.filter(|_| field.bits.is_some());
}

/// The alignment that a `typedef` gives a bit-field's type is ignored.
pub(crate) fn bit_field_type_unaligned(field: &mut Field) {
    field.typedef_align = field.typedef_align.filter(|_| field.bits.is_none());
}

pub(crate) fn bool_field_as_int(field: &mut Field) {
    if field.bits.is_some() && field.ty == Type::Int(IntType::Bool) {
        field.ty = Type::INT;
    }
}

/// A record without a tag has no attributes of layout.
pub(crate) fn plain_without_tag(record: &mut Record) {
    if record.untagged {
        record.packed = false;
        record.aligned = None;
        record.pragma_pack = None;
    }
}

/// A flexible array member has one element.
pub(crate) fn one_element(field: &mut Field) {
    if field.flexible {
        element_in_array(&mut field.ty);
    }
}

/// An array of length zero has one element.
pub(crate) fn one_in_zero_length(field: &mut Field) {
    if !field.flexible {
        element_in_array(&mut field.ty);
    }
}

fn element_in_array(ty: &mut Type) {
    if let Type::Array(of, count) = ty {
        *count = 1.max(*count);
        element_in_array(of);
    }
}

pub(crate) fn int128_aligned_to_eight(record: &mut Record) {
    let is_int128 = |ty: &Type| matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128));
    align_members(record, is_int128, |_| Some(Align::EIGHT));
}

pub(crate) fn vector_aligned_to_eight(record: &mut Record) {
    let is_long = |ty: &Type| vector_size(ty).is_some_and(|size| size > Bytes(8));
    align_members(record, is_long, |_| Some(Align::EIGHT));
}

pub(crate) fn complex_aligned_to_size(record: &mut Record) {
    let size = |ty: &Type| match ty {
        Type::Complex(part) => Align::from_bytes(part.storage().bytes_ceil().0 * 2),
        _ => None,
    };
    align_members(record, |ty| matches!(ty, Type::Complex(_)), size);
}
