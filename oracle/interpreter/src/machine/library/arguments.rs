//! The arguments of a library function: registers of the call, or the memory behind a `va_list`.

use super::super::{ConcreteMachine, Halt};
use crate::code::CallArgument;
use crate::register::Register;
use semantics::UbKind;

/// Bytes that a library function may read or write at once.
pub(super) const MAX_BYTES: u64 = 1 << 28;

/// The arguments that have not been read.
pub(super) struct Arguments<'p> {
    rest: std::slice::Iter<'p, CallArgument>,
    /// The called function, for a refusal.
    pub(super) callee: u32,
}

/// The place of the unnamed arguments of a formatted output.
pub(super) enum Unnamed<'a, 'p> {
    /// They follow in the call.
    Call(&'a mut Arguments<'p>),
    /// A `va_list` of x86-64 (psABI 3.5.7) at this address.
    List(Register),
}

impl<'p> Arguments<'p> {
    pub(super) fn new(arguments: &'p [CallArgument], callee: u32) -> Arguments<'p> {
        Arguments { rest: arguments.iter(), callee }
    }

    fn next(&mut self) -> Result<&'p CallArgument, Halt> {
        // C11 7.21.6.1p2: too few arguments for the format are undefined.
        self.rest.next().ok_or(Halt::Undefined(UbKind::CallMismatch))
    }
}

impl ConcreteMachine {
    /// The next argument's register; C11 7.1.4: an invalid value is undefined behaviour.
    pub(super) fn word(&mut self, arguments: &mut Arguments<'_>) -> Result<Register, Halt> {
        let argument = arguments.next()?;
        if self.any_poison(argument.src, argument.registers) {
            return Err(Halt::Undefined(UbKind::PoisonArgument));
        }
        Ok(self.get(argument.src))
    }

    pub(super) fn int(&mut self, arguments: &mut Arguments<'_>) -> Result<i32, Halt> {
        Ok(self.word(arguments)?.bits as i32)
    }

    pub(super) fn size(&mut self, arguments: &mut Arguments<'_>) -> Result<u64, Halt> {
        Ok(self.word(arguments)?.bits)
    }

    /// The string that the next argument points to, without its end.
    pub(super) fn string(&mut self, arguments: &mut Arguments<'_>) -> Result<Vec<u8>, Halt> {
        let pointer = self.word(arguments)?;
        self.string_at(pointer, u64::MAX)
    }

    /// The string at a pointer, or its first `most` bytes.
    pub(super) fn string_at(&mut self, pointer: Register, most: u64) -> Result<Vec<u8>, Halt> {
        if most == 0 {
            return Ok(Vec::new());
        }
        let start = self.readable(pointer, 1)?;
        let (bytes, masks) = self.memory.rest(start);
        let mut read = Vec::new();
        for (&byte, &mask) in bytes.iter().zip(masks) {
            if mask != 0 {
                return Err(Halt::Undefined(UbKind::ObservedPoison));
            }
            if byte == 0 {
                self.charge(read.len() as u64 / 8)?;
                return Ok(read);
            }
            read.push(byte);
            if read.len() as u64 == most {
                return Ok(read);
            }
        }
        Err(Halt::Undefined(UbKind::OutOfBounds))
    }

    /// The bytes of a range that are read for their values.
    pub(super) fn bytes_at(&mut self, pointer: Register, size: u64) -> Result<Vec<u8>, Halt> {
        if size == 0 {
            return Ok(Vec::new());
        }
        let range = self.readable(pointer, size)?;
        self.charge(size / 8)?;
        let (bytes, masks) = self.memory.slice(range, size as usize);
        match masks.iter().any(|mask| *mask != 0) {
            true => Err(Halt::Undefined(UbKind::ObservedPoison)),
            false => Ok(bytes.to_vec()),
        }
    }

    pub(super) fn write_bytes(&mut self, pointer: Register, bytes: &[u8]) -> Result<(), Halt> {
        if bytes.is_empty() {
            return Ok(());
        }
        if bytes.len() as u64 > MAX_BYTES {
            return Err(Halt::Memory);
        }
        let range = self.writable(pointer, bytes.len() as u64)?;
        self.charge(bytes.len() as u64 / 8)?;
        self.memory.store_bytes(range, bytes);
        Ok(())
    }

    /// The pointer `distance` bytes further.
    pub(super) fn advanced(pointer: Register, distance: u64) -> Register {
        Register { bits: pointer.bits.wrapping_add(distance), ..pointer }
    }

    /// The next unnamed argument that is an integer or a pointer.
    pub(super) fn unnamed_word(&mut self, unnamed: &mut Unnamed<'_, '_>) -> Result<Register, Halt> {
        match unnamed {
            Unnamed::Call(arguments) => self.word(arguments),
            Unnamed::List(list) => {
                let list = *list;
                let place = self.list_slot(list, 0, 48, 8)?;
                self.load_word(place)
            }
        }
    }

    /// The next unnamed argument that is a `double`.
    pub(super) fn unnamed_double(&mut self, unnamed: &mut Unnamed<'_, '_>) -> Result<f64, Halt> {
        match unnamed {
            Unnamed::Call(arguments) => Ok(f64::from_bits(self.word(arguments)?.bits)),
            Unnamed::List(list) => {
                let list = *list;
                let place = self.list_slot(list, 4, 176, 16)?;
                Ok(f64::from_bits(self.load_word(place)?.bits))
            }
        }
    }

    /// The next unnamed argument that is a `long double` of 80 bits, as a `double`.
    pub(super) fn unnamed_long_double(&mut self, unnamed: &mut Unnamed<'_, '_>) -> Result<f64, Halt> {
        match unnamed {
            Unnamed::Call(arguments) => {
                let argument = arguments.next()?;
                let (bits, poison) = self.get_pair(argument.src, 80);
                if poison {
                    return Err(Halt::Undefined(UbKind::PoisonArgument));
                }
                Ok(of_extended(bits))
            }
            Unnamed::List(list) => {
                let list = *list;
                let area = self.load_pointer(Self::advanced(list, 8))?;
                let place = Register { bits: area.bits.next_multiple_of(16), ..area };
                self.store_pointer(Self::advanced(list, 8), Self::advanced(place, 16))?;
                let bytes = self.bytes_at(place, 10)?;
                let mut wide = [0; 16];
                wide[..10].copy_from_slice(&bytes);
                Ok(of_extended(u128::from_le_bytes(wide)))
            }
        }
    }

    /// The place of the next argument of a `va_list` in a register save area, or on the stack beyond `end` (psABI 3.5.7).
    fn list_slot(&mut self, list: Register, field: u64, end: u32, step: u32) -> Result<Register, Halt> {
        let counter = Self::advanced(list, field);
        let offset = self.bytes_at(counter, 4)?;
        let offset = u32::from_le_bytes([offset[0], offset[1], offset[2], offset[3]]);
        if offset < end {
            self.write_bytes(counter, &(offset + step).to_le_bytes())?;
            let area = self.load_pointer(Self::advanced(list, 16))?;
            return Ok(Self::advanced(area, u64::from(offset)));
        }
        let area = self.load_pointer(Self::advanced(list, 8))?;
        self.store_pointer(Self::advanced(list, 8), Self::advanced(area, 8))?;
        Ok(area)
    }

    fn load_word(&mut self, place: Register) -> Result<Register, Halt> {
        // An `int` fills half of its slot; a pointer keeps its provenance.
        let range = self.readable(place, 4)?;
        let (bits, unknown) = self.memory.read(range);
        if unknown & 0xffff_ffff != 0 {
            return Err(Halt::Undefined(UbKind::PoisonArgument));
        }
        if unknown != 0 || self.readable(place, 8).is_err() {
            return Ok(Register::int(bits & 0xffff_ffff));
        }
        let tag = self.memory.provenance(range, bits);
        Ok(Register { bits, tag })
    }

    pub(super) fn load_pointer(&mut self, place: Register) -> Result<Register, Halt> {
        let range = self.readable(place, 8)?;
        let (bits, unknown) = self.memory.read(range);
        if unknown != 0 {
            return Err(Halt::Undefined(UbKind::PoisonAddress));
        }
        Ok(Register { bits, tag: self.memory.provenance(range, bits) })
    }

    pub(super) fn store_pointer(&mut self, place: Register, pointer: Register) -> Result<(), Halt> {
        let range = self.writable(place, 8)?;
        self.memory.write(range, 0, pointer.bits, 0);
        self.memory.set_provenance(range, pointer.tag);
        Ok(())
    }
}

/// The nearest `double` of a number in the format of 80 bits.
fn of_extended(bits: u128) -> f64 {
    let (mantissa, exponent) = (bits as u64, (bits >> 64) as i32 & 0x7fff);
    let sign = if bits >> 79 & 1 == 1 { -1.0 } else { 1.0 };
    match exponent {
        0x7fff if mantissa << 1 == 0 => sign * f64::INFINITY,
        0x7fff => f64::NAN,
        _ => {
            // Two steps, since one power of two may not fit.
            let power = exponent - 16383 - 63;
            let half = power / 2;
            sign * mantissa as f64 * 2f64.powi(half) * 2f64.powi(power - half)
        }
    }
}
