//! The scalars in a value, and the distinctive values that plain C files give them.

use base::{DecimalFormat, FloatFormat};
use lang::{Bits, Field, FloatLiteral, FloatType, IntType, Program, RecordId, Type, Unit, print};
use lowering::layout::Layouts;

/// A scalar in a value.
#[derive(Clone, Debug)]
pub(super) struct ScalarPart {
    /// The scalar in C: `a.m[2]`, `__real__ a`.
    pub(super) place: String,
    /// Its type.
    pub(super) ty: Type,
    /// The width of a bit-field.
    pub(super) bits: Option<Bits>,
}

/// A constant, and the bytes of its type that hold its value: an x87 `long double` has padding after them.
pub(super) struct CConstant {
    pub(super) text: String,
    pub(super) bytes: u64,
}

/// The scalars of a value of this type, which C calls `place`, in memory order. Of a union these are the scalars of its widest
/// member; a flexible array and unnamed bit-fields have none.
pub(super) fn scalars(program: &Program, layouts: &Layouts, ty: &Type, place: &str) -> Vec<ScalarPart> {
    let each = |ty: &Type, places: Vec<String>| {
        places.iter().flat_map(|place| scalars(program, layouts, ty, place)).collect()
    };
    let indices = |count: u32| (0..count).map(|index| format!("{place}[{index}]")).collect();
    match ty {
        Type::Void => Vec::new(),
        Type::Complex(part) => {
            each(Type::of_part(*part), vec![format!("__real__ {place}"), format!("__imag__ {place}")])
        }
        Type::Array(of, count) | Type::Vector(of, count) => each(of, indices(*count)),
        Type::Record(id) => members(program, layouts, *id, place),
        Type::Int(_) | Type::Enum(_) | Type::Float(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
            vec![ScalarPart { place: place.to_owned(), ty: ty.clone(), bits: None }]
        }
    }
}

fn members(program: &Program, layouts: &Layouts, id: RecordId, place: &str) -> Vec<ScalarPart> {
    let record = &program[id];
    let placed = record.fields.iter().zip(&layouts[id].fields);
    let mut live: Vec<_> = placed.filter(|(field, _)| !field.is_unnamed_bit_field()).collect();
    if record.is_union() {
        let widest = live.iter().map(|(_, placed)| placed.width).max();
        let at = live.iter().position(|(_, placed)| Some(placed.width) == widest);
        live = at.map(|at| live[at]).into_iter().collect();
    }
    live.iter().flat_map(|(field, _)| member(program, layouts, field, place)).collect()
}

fn member(program: &Program, layouts: &Layouts, field: &Field, place: &str) -> Vec<ScalarPart> {
    let place = field.name.as_ref().map_or_else(|| place.to_owned(), |name| format!("{place}.{name}"));
    match field.bits {
        Some(_) => vec![ScalarPart { place, ty: field.ty.clone(), bits: field.bits }],
        None => scalars(program, layouts, &field.ty, &place),
    }
}

/// Numbers that look random, the same for the same text (FNV-1a, then SplitMix64).
struct Digits(u64);

impl Digits {
    fn parse(text: &str) -> Digits {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Digits(text.bytes().fold(0xcbf2_9ce4_8422_2325, step))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

/// The value of the scalar with this number, which `of` names among all others. Every second one has its highest bit set.
pub(super) fn distinctive(
    program: &Program,
    unit: Unit<'_>,
    part: &ScalarPart,
    of: &str,
    number: usize,
) -> CConstant {
    let mut digits = Digits::parse(&format!("{of} {}", part.place));
    match &part.ty {
        Type::Float(float) => floating(program, *float, &mut digits, number),
        Type::Pointer(_) | Type::FunctionPointer(_) => {
            let ty = print::declaration_in(program, unit, &part.ty, "");
            CConstant { text: format!("({ty}){:#x}UL", digits.next() >> 16 << 4), bytes: 8 }
        }
        ty => {
            let int = lang::typing::integer(program, ty).unwrap_or(IntType::Int);
            let width = part.bits.unwrap_or(int.width()).0;
            let words = (0..width.div_ceil(64)).map(|_| digits.next()).collect();
            integer(program, unit, ty, int, with_top_bit(words, width, number.is_multiple_of(2)))
        }
    }
}

/// The value of a bit-field of this type and width of which each bit is 1.
pub(super) fn all_ones(program: &Program, unit: Unit<'_>, ty: &Type, width: Bits) -> String {
    let int = lang::typing::integer(program, ty).unwrap_or(IntType::Int);
    let words = vec![u64::MAX; width.0.div_ceil(64) as usize];
    integer(program, unit, ty, int, with_top_bit(words, width.0, true)).text
}

/// The number of these words, least significant first, as a number of this width in bits.
struct IntegerBits {
    words: Vec<u64>,
    width: u64,
    is_top_set: bool,
}

fn with_top_bit(mut words: Vec<u64>, width: u64, is_top_set: bool) -> IntegerBits {
    let top = (width - 1) % 64;
    if let Some(last) = words.last_mut() {
        *last &= (1 << top) - 1;
        *last |= u64::from(is_top_set) << top;
    }
    IntegerBits { words, width, is_top_set }
}

/// A constant of an integer type, or of a bit-field of it: `(short)-0x1234L`, and where no literal has the digits, words put
/// together.
fn integer(program: &Program, unit: Unit<'_>, ty: &Type, int: IntType, value: IntegerBits) -> CConstant {
    let IntegerBits { words, width, is_top_set } = value;
    let bytes = int.storage().0 / 8;
    let is_negative = is_top_set && int.is_signed(program.target);
    let cast = print::declaration_in(program, unit, ty, "");
    let text = match words.as_slice() {
        [word] if is_negative && width < 64 => format!("-{:#x}L", (1u64 << width) - word),
        [word] if is_negative => format!("(-{:#x}L - 1)", !word),
        [word] => format!("{word:#x}UL"),
        words => wide(words, width, int, is_negative),
    };
    CConstant { text: format!("({cast}){text}"), bytes }
}

/// A negative one of fewer bits than its type has: the complement of that of its bits.
fn wide(words: &[u64], width: u64, int: IntType, is_negative: bool) -> String {
    let unsigned = int.to_unsigned().spelling();
    let last = words.len() - 1;
    let flipped = |index: usize| {
        let mask = if index == last { u64::MAX >> (63 - (width - 1) % 64) } else { u64::MAX };
        if is_negative { !words[index] & mask } else { words[index] }
    };
    let first = format!("({unsigned}){:#x}UL", flipped(last));
    let all = (0..last).rev().fold(first, |text, index| format!("({text} << 64 | {:#x}UL)", flipped(index)));
    if is_negative { format!("~({})({all})", int.spelling()) } else { all }
}

/// A number between 1 and 2, or its negative, with as many digits as its format has.
fn floating(program: &Program, float: FloatType, digits: &mut Digits, number: usize) -> CConstant {
    let format = program.target.spec().data.long_double;
    let format = float.spec().format.unwrap_or(format);
    // The bits after the point, and the bytes of the value.
    let (fraction, bytes) = match format {
        FloatFormat::Binary16 => (10, 2),
        FloatFormat::Binary32 => (23, 4),
        FloatFormat::Binary64 => (52, 8),
        FloatFormat::X87Extended => (63, 10),
        FloatFormat::Binary128 => (112, 16),
        FloatFormat::Decimal(format) => return decimal(format, digits, number),
    };
    let sign = if number.is_multiple_of(2) { "-" } else { "" };
    let mut hexadecimal = format!("{:016x}{:016x}", digits.next(), digits.next());
    hexadecimal.truncate(fraction / 4);
    // The last digit has the bits that are left, from the top.
    let rest = fraction % 4;
    if rest > 0 {
        let mask = 0xf << (4 - rest) & 0xf;
        hexadecimal.push_str(&format!("{:x}", (digits.next() & mask) | 1 << (4 - rest)));
    }
    let text = match float.spec().literal {
        _ if float.exceeds_double() => format!("{sign}{}", sum(float.spelling(), &hexadecimal)),
        FloatLiteral::Suffix(suffix) => format!("{sign}0x1.{hexadecimal}p0{suffix}"),
        FloatLiteral::Cast => format!("({}){sign}0x1.{hexadecimal}p0", float.spelling()),
    };
    CConstant { text, bytes }
}

/// A decimal number between 1 and 2, or its negative, with as many digits as its format has: a constant of C23 6.4.4.2.
fn decimal(format: DecimalFormat, digits: &mut Digits, number: usize) -> CConstant {
    let (behind_the_point, suffix) = match format {
        DecimalFormat::Decimal32 => (6, "df"),
        DecimalFormat::Decimal64 => (15, "dd"),
        DecimalFormat::Decimal128 => (33, "dl"),
    };
    let sign = if number.is_multiple_of(2) { "-" } else { "" };
    let fraction: String =
        (0..behind_the_point).map(|_| char::from(b'0' + (digits.next() % 10) as u8)).collect();
    CConstant { text: format!("{sign}1.{fraction}{suffix}"), bytes: u64::from(format.bits()) / 8 }
}

/// A number of more digits than `double` has, as a sum: not every type has constants, and not every compiler reads all of their digits.
fn sum(ty: &str, hexadecimal: &str) -> String {
    let (first, rest) = hexadecimal.split_at(12);
    let rest = rest.as_bytes().chunks(12).zip([-48, -96]);
    let rest: String = rest
        .map(|(digits, exponent)| format!(" + ({ty})0x0.{}p{exponent}", String::from_utf8_lossy(digits)))
        .collect();
    format!("(({ty})0x1.{first}p0{rest})")
}
