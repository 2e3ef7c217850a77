//! Faults of compilers that only a batch shows: a compiler that is right on each program by itself, and is planted beside right ones.

use campaign::{BatchEngines, BatchFindings, finding};
use engines::native::BATCH;
use examination::examine::Oracle;
use examination::toolchains;
use host::Failure;
use judge::inprocess::InProcessSettings;
use judge::ledger::Ledger;
use lang::Program;

use super::planted_compiler;

base::faults! {
    /// A planted fault of a compiler, on large units only. Each is a script of the shell that runs after the right compiler: `$input` and
    /// `$output` are its files, `$text` and `$object` their sizes in bytes.
    pub(super) enum BatchFault of "a compiler", observable by (), acting by &'static str {
        () => {
            Dies = "dies": "the compiler dies of a unit of more than 14 kB"
                => "if [ $text -gt 14000 ]; then echo 'internal compiler error: in f, at x.c:1' >&2; exit 1; fi",
            Truncates = "truncates": "an object of more than 6 kB is truncated"
                => "if [ $object -gt 6000 ]; then head -c 4000 \"$output\" >short; mv short \"$output\"; fi",
            FlipsBits = "flips-bits": "an object of more than 6 kB has other bits where its table of sections is named"
                => "if [ $object -gt 6000 ]; then printf '\\377' | dd of=\"$output\" bs=1 seek=45 conv=notrunc 2>/dev/null; fi",
            WritesNothing = "writes-nothing": "an object of more than 6 kB is empty, and the compiler succeeds"
                => "if [ $object -gt 6000 ]; then : >\"$output\"; fi",
            WrongResult = "wrong-result": "in a unit of more than 14 kB, bit-fields of type int are unsigned"
                => "if [ $text -gt 14000 ]; then gcc -w -funsigned-bitfields -c \"$input\" -o \"$output\"; fi",
        }
    }
}

impl BatchFault {
    /// True if a batch of programs has a finding of several of them.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn shows(self, programs: &[Program]) -> Result<bool, Failure> {
        let place = planted_compiler::directory()?;
        let script = format!(
            "#!/bin/sh\ninput=$1 output=$2\ngcc -w -c \"$input\" -o \"$output\" || exit 1\n\
             text=$(wc -c <\"$input\") object=$(wc -c <\"$output\")\n{}\n",
            self.action()
        );
        let compiler = planted_compiler::write(place.path().join("cc"), &script, 0o755)?;
        let planted = format!(
            "[[compiler]]\nname = \"planted\"\ncommand = [{compiler:?}, \"{{input}}\", \"{{output}}\"]\n"
        );
        let settings = planted_compiler::settings(&["clang-19", "gcc"], &planted)?;
        let toolchain = toolchains::native(&settings, 1)?;
        let ledger = Ledger::default();
        let mut oracle = Oracle::<Program>::new(Some(&toolchain), &ledger, InProcessSettings::default());
        let fingerprints = finding::fingerprints(&toolchain.fingerprints());
        let engines = BatchEngines {
            native: &toolchain,
            compilers: &settings,
            ledger: &ledger,
            fingerprints: &fingerprints,
        };
        for batch in programs.chunks(BATCH) {
            let examination = oracle.examine(batch)?;
            let mut single = planted_compiler::findings(batch, &examination, &fingerprints);
            let of_batch = BatchFindings::default();
            let found = of_batch.of_batch(&mut oracle, &engines, batch, &examination, &mut single)?;
            if found.iter().any(finding::is_found) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
