//! Finds the compiler of a name.

use engines::compiler::CompilerIdentity;
use engines::native::{Configuration, Input, Settings, Toolchain};
use examination::toolchains;
use host::Failure;
use judge::ledger::{Entry, Ledger, Party};
use lang::{Program, RecordId, Target};

use super::super::TargetVectors;

/// A compiler, alone with our own lowering.
pub(super) struct Compiler {
    /// The name that `doctor` gives it.
    pub name: String,
    /// Two configurations, the compiler's and our lowering's, both at `-O0`: optimising the lowering would add nothing.
    pub toolchain: Toolchain,
}

/// The name of the configurations whose code is our own lowering.
const OURS: &str = "word";

/// The name on a target of what a user means, `gcc-12` also of `aarch64-linux-gnu-gcc-12`; `None` if it is another target's.
fn name_on(target: Target, asked: &str) -> Option<&str> {
    if target.other_platforms().any(|other| asked.starts_with(other.name())) {
        return None;
    }
    Some(asked.strip_prefix(target.name()).and_then(|rest| rest.strip_prefix('-')).unwrap_or(asked))
}

/// False if it is certain, without asking any, that a target has no compiler of this name.
pub(super) fn may_exist(target: Target, asked: &str) -> bool {
    let settings = Settings { target: Some(target), ..Settings::default() };
    name_on(target, asked).is_some_and(|name| toolchains::may_be_called(&settings, name))
}

/// The compiler that a user means: by its name (`gcc-12`), another name of its executable (`gcc`), its
/// family (the first of them), or the name of its executable (`aarch64-linux-gnu-gcc-12`). `None` if this target has none.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine has no tools for the target at all.
pub(super) fn find(
    TargetVectors { target, vectors }: TargetVectors,
    asked: &str,
) -> Result<Option<Compiler>, Failure> {
    let Some(name) = name_on(target, asked).filter(|_| may_exist(target, asked)) else { return Ok(None) };
    let levels = vec!["-O0".to_owned()];
    let settings = Settings { target: Some(target), vectors, levels, ..Settings::default() };
    if let Some(compiler) = exactly(&settings, target, name) {
        return Ok(Some(compiler));
    }
    let every = toolchains::compilers(&settings, 1)?;
    let is_c = |configuration: &&Configuration| configuration.input == Input::C;
    let named = |configuration: &&Configuration| configuration.compiler.is_named(name);
    let of_family = |configuration: &&Configuration| configuration.compiler.is_called(name);
    let candidates = || every.configurations().iter().filter(is_c);
    let Some(theirs) = candidates().find(named).or_else(|| candidates().find(of_family)) else {
        return Ok(None);
    };
    let ours =
        every.configurations().iter().find(|configuration| matches!(configuration.input, Input::Ir(_)));
    let Some(ours) = ours else {
        let why = "our lowering has no back end here; `bitfrost doctor` lists what to install";
        return Err(Failure::infrastructure(target.name(), why));
    };
    let only = toolchains::settings_with_only(&settings, target, &[theirs.name.clone(), ours.name.clone()]);
    let toolchain = toolchains::compilers(&only, 1)?;
    Ok(Some(Compiler { name: theirs.name.compiler().to_owned(), toolchain }))
}

/// The compiler that has this very name, with its release, without a question to any other; `None` if there is none. A name without a
/// release may be another name of one that has it.
fn exactly(settings: &Settings, target: Target, name: &str) -> Option<Compiler> {
    CompilerIdentity::of_name(name).version?;
    let [theirs, ours] = [name, OURS].map(|name| format!("{name} -O0").parse().ok());
    let only = toolchains::settings_with_only(settings, target, &[theirs?, ours?]);
    let toolchain = toolchains::compilers(&only, 1).ok()?;
    let is_it = |one: &Configuration| one.input == Input::C && one.compiler.is_named(name);
    let is_ours = |one: &Configuration| matches!(one.input, Input::Ir(_));
    let configurations = toolchain.configurations();
    let both = configurations.iter().any(is_it) && configurations.iter().any(is_ours);
    both.then(|| Compiler { name: name.to_owned(), toolchain })
}

impl Compiler {
    /// The entry of the ledger that knows why it lays out a record otherwise than we do.
    pub(super) fn layout_entry<'a>(
        &self,
        ledger: &'a Ledger,
        program: &Program,
        record: RecordId,
    ) -> Option<&'a Entry> {
        let theirs = Party::all_of(self.toolchain.identities(), &self.name);
        theirs.iter().find_map(|party| ledger.layout(&Party::ours(), party, program, record))
    }

    /// Its own configuration.
    pub(super) fn configuration(&self) -> Option<&Configuration> {
        self.toolchain.configurations().iter().find(|candidate| candidate.input == Input::C)
    }
}
