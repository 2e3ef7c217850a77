//! Strings and arrays of characters. C11 7.24.

use super::super::{ConcreteMachine, Halt};
use super::arguments::{Arguments, MAX_BYTES};
use super::{LibraryCall, LibraryResult};
use crate::register::Register;
use semantics::UbKind;
use semantics::c_library::LibraryFunction as F;

impl ConcreteMachine {
    pub(super) fn string_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        match function {
            F::Strlen => Ok(LibraryResult::Number(self.string(arguments)?.len() as u64)),
            F::Strnlen => {
                let pointer = self.word(arguments)?;
                let most = self.size(arguments)?;
                Ok(LibraryResult::Number(self.string_at(pointer, most)?.len() as u64))
            }
            F::Strcmp | F::Strcoll => {
                let (a, b) = (self.string(arguments)?, self.string(arguments)?);
                Ok(order(&a, &b))
            }
            F::Strncmp => {
                let (a, b) = (self.word(arguments)?, self.word(arguments)?);
                let most = self.size(arguments)?;
                let (a, b) = (self.string_at(a, most)?, self.string_at(b, most)?);
                Ok(order(&a, &b))
            }
            F::Memcmp | F::Bcmp => {
                let (a, b) = (self.word(arguments)?, self.word(arguments)?);
                let size = self.size(arguments)?;
                let (a, b) = (self.bytes_at(a, size)?, self.bytes_at(b, size)?);
                Ok(order(&a, &b))
            }
            F::Strcasecmp | F::Strncasecmp => {
                let (a, b) = (self.word(arguments)?, self.word(arguments)?);
                let most = if function == F::Strcasecmp { u64::MAX } else { self.size(arguments)? };
                let (a, b) = (self.string_at(a, most)?, self.string_at(b, most)?);
                Ok(order(&a.to_ascii_lowercase(), &b.to_ascii_lowercase()))
            }
            F::Mempcpy => {
                let (to, from) = (self.word(arguments)?, self.word(arguments)?);
                let size = self.size(arguments)?;
                // A copy of no bytes needs no valid pointers, as LangRef has it for `llvm.memcpy`.
                if size != 0 {
                    let from = self.readable(from, size)?;
                    let to = self.replaceable(to, size)?;
                    self.charge(size / 64)?;
                    self.memory.copy(to, from, size as usize);
                }
                Ok(LibraryResult::Pointer(Self::advanced(to, size)))
            }
            F::StrtokR => self.token(arguments),
            F::Strpbrk => {
                let pointer = self.word(arguments)?;
                let (text, set) = (self.string_at(pointer, u64::MAX)?, self.string(arguments)?);
                Ok(place(pointer, text.iter().position(|byte| set.contains(byte))))
            }
            F::Strcpy | F::Stpcpy | F::Strncpy | F::Strcat | F::Strncat => {
                self.copied_string(function, arguments)
            }
            F::Strchr | F::Strchrnul | F::Strrchr | F::Memchr | F::Memrchr => {
                self.found_character(function, arguments)
            }
            F::Strstr => {
                let pointer = self.word(arguments)?;
                let (text, part) = (self.string_at(pointer, u64::MAX)?, self.string(arguments)?);
                let at = (0..=text.len()).find(|&at| text[at..].starts_with(&part));
                Ok(place(pointer, at))
            }
            _ => {
                let (text, set) = (self.string(arguments)?, self.string(arguments)?);
                let wanted = function == F::Strspn;
                let count = text.iter().take_while(|byte| set.contains(byte) == wanted).count();
                Ok(LibraryResult::Number(count as u64))
            }
        }
    }

    fn copied_string(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let (to, from) = (self.word(arguments)?, self.word(arguments)?);
        let limited = matches!(function, F::Strncpy | F::Strncat);
        let most = if limited { self.size(arguments)? } else { u64::MAX };
        let mut text = self.string_at(from, most)?;
        let start = match function {
            F::Strcat | F::Strncat => self.string_at(to, u64::MAX)?.len() as u64,
            _ => 0,
        };
        match function {
            // No object has room for more.
            F::Strncpy if most > MAX_BYTES => return Err(Halt::Undefined(UbKind::OutOfBounds)),
            F::Strncpy => text.resize(most as usize, 0),
            _ => text.push(0),
        }
        // C11 7.24.2.3p2: objects that overlap are undefined behaviour.
        let distance = to.bits.wrapping_add(start).abs_diff(from.bits);
        if distance < text.len() as u64 && !text.is_empty() && function != F::Strncpy {
            return Err(Halt::Undefined(UbKind::OverlappingCopy));
        }
        self.write_bytes(Self::advanced(to, start), &text)?;
        let end = text.len() as u64 - 1;
        Ok(LibraryResult::Pointer(if function == F::Stpcpy { Self::advanced(to, end) } else { to }))
    }

    /// `strtok_r`, POSIX: the third argument points to where the next call goes on.
    fn token(&mut self, arguments: &mut Arguments<'_>) -> LibraryCall {
        let (text, set) = (self.word(arguments)?, self.string(arguments)?);
        let state = self.word(arguments)?;
        let start = if text.bits == 0 { self.load_pointer(state)? } else { text };
        let rest = if start.bits == 0 { Vec::new() } else { self.string_at(start, u64::MAX)? };
        let first = rest.iter().position(|byte| !set.contains(byte));
        let Some(first) = first else {
            self.store_pointer(state, Register::int(0))?;
            return Ok(place(start, None));
        };
        let length = rest[first..].iter().position(|byte| set.contains(byte));
        let next = match length {
            Some(length) => {
                let end = Self::advanced(start, (first + length) as u64);
                self.write_bytes(end, &[0])?;
                Self::advanced(end, 1)
            }
            None => Self::advanced(start, rest.len() as u64),
        };
        self.store_pointer(state, next)?;
        Ok(place(start, Some(first)))
    }

    /// The bytes that `memchr` reads. C11 7.24.5.1p2: it stops at the byte that it finds, so that the array may be shorter
    /// than the size.
    fn bytes_searched(
        &mut self,
        pointer: Register,
        size: u64,
        wanted: u8,
        stops: bool,
    ) -> Result<Vec<u8>, Halt> {
        if stops && size != 0 {
            let start = self.readable(pointer, 1)?;
            let (bytes, masks) = self.memory.rest(start);
            let end = usize::try_from(size).unwrap_or(usize::MAX).min(bytes.len());
            let known = masks[..end].iter().position(|mask| *mask != 0).unwrap_or(end);
            if let Some(at) = bytes[..known].iter().position(|byte| *byte == wanted) {
                let read = bytes[..=at].to_vec();
                self.charge(read.len() as u64 / 8)?;
                return Ok(read);
            }
        }
        self.bytes_at(pointer, size)
    }

    fn found_character(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let pointer = self.word(arguments)?;
        let wanted = self.int(arguments)? as u8;
        let at = if matches!(function, F::Memchr | F::Memrchr) {
            let size = self.size(arguments)?;
            let bytes = self.bytes_searched(pointer, size, wanted, function == F::Memchr)?;
            match function {
                F::Memchr => bytes.iter().position(|byte| *byte == wanted),
                _ => bytes.iter().rposition(|byte| *byte == wanted),
            }
        } else {
            let mut text = self.string_at(pointer, u64::MAX)?;
            text.push(0);
            match function {
                F::Strchrnul => text.iter().position(|byte| *byte == wanted).or(Some(text.len() - 1)),
                F::Strchr => text.iter().position(|byte| *byte == wanted),
                _ => text.iter().rposition(|byte| *byte == wanted),
            }
        };
        Ok(place(pointer, at))
    }
}

/// A pointer to the byte at a distance, or null.
fn place(pointer: Register, at: Option<usize>) -> LibraryResult {
    LibraryResult::Pointer(at.map_or(Register::int(0), |at| ConcreteMachine::advanced(pointer, at as u64)))
}

/// The difference of the first bytes that differ; the end of a string counts as zero.
fn order(a: &[u8], b: &[u8]) -> LibraryResult {
    let differs = (0..a.len().max(b.len())).find(|&at| a.get(at) != b.get(at));
    let byte = |text: &[u8], at: usize| i32::from(text.get(at).copied().unwrap_or(0));
    LibraryResult::int(differs.map_or(0, |at| byte(a, at) - byte(b, at)))
}
