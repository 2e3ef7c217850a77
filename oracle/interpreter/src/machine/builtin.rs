//! Built-in functions: observations, bulk memory operations, `llvm.assume`.

use base::{DecimalConversion, Observation};

use super::{ConcreteMachine, Halt};
use crate::code::{Builtin, Bytecode, CallArgument, Reg};
use crate::register::Register;
use semantics::UbKind;

impl ConcreteMachine {
    pub(super) fn builtin(&mut self, program: &Bytecode, builtin: Builtin, site: u32) -> Result<(), Halt> {
        let (first, end) = program.sites[site as usize].args;
        let args = &program.args[first as usize..end as usize];
        match builtin {
            Builtin::Observe => self.observe(args, |bits| bits),
            Builtin::ObserveF32 => self.observe(args, base::canonical_float),
            Builtin::ObserveF64 => self.observe(args, base::canonical_double),
            Builtin::ObserveBytes => self.observe_bytes(args),
            Builtin::MemCpy => self.copy_memory(args, false),
            Builtin::MemMove => self.copy_memory(args, true),
            Builtin::MemSet => self.set_memory(args),
            Builtin::Assume => self.assume(args),
            Builtin::LifetimeStart => self.mark_lifetime(args, true),
            Builtin::LifetimeEnd => self.mark_lifetime(args, false),
            Builtin::Decimal(conversion) => {
                self.decimal(args, conversion, program.sites[site as usize].dst);
                Ok(())
            }
        }
    }

    /// The result of poison is poison, as that of an operator is.
    fn decimal(&mut self, args: &[CallArgument], conversion: DecimalConversion, dst: Reg) {
        let [operand] = args else { return };
        let (operand, poison) = self.get_pair(operand.src, conversion.operand_bits());
        let result = if poison { 0 } else { conversion.apply(operand) };
        self.set_pair(dst, conversion.result_bits(), result, poison);
    }

    fn observe(&mut self, args: &[CallArgument], canonical: impl Fn(u64) -> u64) -> Result<(), Halt> {
        let [site, value] = args else { return Ok(()) };
        let (site, value) = (self.get(site.src), self.get(value.src));
        if site.is_poison() || value.is_poison() {
            return Err(Halt::Undefined(UbKind::ObservedPoison));
        }
        self.observations.push(Observation { site: site.bits as u32, value: canonical(value.bits) });
        Ok(())
    }

    fn observe_bytes(&mut self, args: &[CallArgument]) -> Result<(), Halt> {
        let [site, ptr, size] = args else { return Ok(()) };
        let site = self.get(site.src);
        let size = self.bulk_size(*size)?;
        if site.is_poison() {
            return Err(Halt::Undefined(UbKind::ObservedPoison));
        }
        if size == 0 {
            return Ok(());
        }
        let range = self.memory.locate(self.get(ptr.src), size, 0)?;
        self.charge(size / 8)?;
        let (bytes, mask) = self.memory.slice(range, size as usize);
        if mask.iter().any(|&byte| byte != 0) {
            return Err(Halt::Undefined(UbKind::ObservedPoison));
        }
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.observations.push(Observation { site: site.bits as u32, value: u64::from_le_bytes(word) });
        }
        Ok(())
    }

    /// Size in bytes of a bulk operation. The caller charges fuel for it after the bounds check.
    fn bulk_size(&self, size: CallArgument) -> Result<u64, Halt> {
        let size = self.get(size.src);
        if size.is_poison() { Err(Halt::Undefined(UbKind::PoisonAddress)) } else { Ok(size.bits) }
    }

    fn copy_memory(&mut self, args: &[CallArgument], may_overlap: bool) -> Result<(), Halt> {
        let [dst, src, size, ..] = args else { return Ok(()) };
        let size = self.bulk_size(*size)?;
        if size == 0 {
            return Ok(());
        }
        let from = self.memory.locate(self.get(src.src), size, src.align)?;
        let to = self.memory.locate_target(self.get(dst.src), size, dst.align)?;
        let distance = to.at.abs_diff(from.at) as u64;
        if !may_overlap && distance != 0 && distance < size {
            return Err(Halt::Undefined(UbKind::OverlappingCopy));
        }
        self.charge(size / 64)?;
        self.memory.copy(to, from, size as usize);
        Ok(())
    }

    fn set_memory(&mut self, args: &[CallArgument]) -> Result<(), Halt> {
        let [dst, byte, size, ..] = args else { return Ok(()) };
        let size = self.bulk_size(*size)?;
        if size == 0 {
            return Ok(());
        }
        let range = self.memory.locate_mut(self.get(dst.src), size, dst.align)?;
        self.charge(size / 64)?;
        let Register { bits, .. } = self.get(byte.src);
        let poison = self.get(byte.src).is_poison();
        let (byte, mask) = if poison { (0xff, 0xff) } else { (bits as u8, 0) };
        self.memory.fill(range, size as usize, byte, mask);
        Ok(())
    }

    fn mark_lifetime(&mut self, args: &[CallArgument], begins: bool) -> Result<(), Halt> {
        let [_, pointer] = args else { return Ok(()) };
        let filled = self.memory.mark_lifetime(self.get(pointer.src), begins);
        self.charge(filled / 64)
    }

    fn assume(&mut self, args: &[CallArgument]) -> Result<(), Halt> {
        let [condition] = args else { return Ok(()) };
        let condition = self.get(condition.src);
        if condition.is_poison() || condition.bits == 0 {
            return Err(Halt::Undefined(UbKind::AssumeViolated));
        }
        Ok(())
    }
}
