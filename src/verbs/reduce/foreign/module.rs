//! A module of LLVM IR: its text, or bitcode.

use std::ffi::OsString;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use host::{Failure, output};
use ordinary::script::{self, Deaths};
use ordinary::{Bitcode, Definedness, Invocation, TestPlace};
use reducer::{Reducible, WholeModule};

use super::kind::{CandidateCheck, ForeignCase, TextCounts};
use super::report::ForeignReport;
use super::{ForeignReduction, ForeignRequest, test_place};

/// The form in which a file has a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ModuleForm {
    Text,
    Bitcode,
}

impl ModuleForm {
    /// The form of the module in a file; `None` if it is no module.
    ///
    /// # Errors
    /// [`Failure::Input`] if there are several files, one of which is a module.
    pub(super) fn of_files(files: &[PathBuf]) -> Result<Option<ModuleForm>, Failure> {
        let found = files.iter().find_map(|path| ModuleForm::of_file(path));
        if found.is_some() && files.len() > 1 {
            return Err(Failure::Input("modules of LLVM IR are reduced one at a time".to_owned()));
        }
        Ok(found)
    }

    fn of_file(path: &Path) -> Option<ModuleForm> {
        let extension = path.extension().and_then(|extension| extension.to_str());
        let mut start = [0; 4];
        let is_bitcode = File::open(path).is_ok_and(|mut file| file.read_exact(&mut start).is_ok())
            && Bitcode::is_bitcode(&start);
        match extension {
            _ if is_bitcode => Some(ModuleForm::Bitcode),
            Some("bc") => Some(ModuleForm::Bitcode),
            Some("ll") => Some(ModuleForm::Text),
            _ => None,
        }
    }
}

impl ForeignCase for WholeModule {
    const NO_DIFFERENCE: &'static str =
        "both take the module, and make programs that do the same if it has a `main`, or both fail";

    fn validity(&self) -> &'static str {
        "valid LLVM IR"
    }

    fn counts(&self) -> TextCounts {
        let size = self.size();
        TextCounts { tokens: size.tokens, bytes: size.bytes }
    }

    /// The file's name, as llvm-reduce passes it.
    fn arguments(place: &TestPlace) -> Vec<OsString> {
        place.names().iter().map(OsString::from).collect()
    }

    fn comparison(commands: [&str; 2], units: &[String], invocation: &Invocation, deaths: Deaths) -> String {
        script::compare_modules(commands, units, invocation, deaths)
    }
}

/// Refuses candidates that our interpreter finds undefined.
struct ModuleGuard;

impl ModuleGuard {
    /// # Errors
    /// [`Failure::Input`] if the original is undefined already.
    fn of_original(original: &WholeModule) -> Result<ModuleGuard, Failure> {
        match ordinary::definedness(original.module()) {
            Definedness::Undefined(why) => Err(Failure::Input(format!(
                "the program has undefined behaviour, so that nothing it does is a compiler's fault: {why}"
            ))),
            Definedness::Clean | Definedness::Unknown(_) => Ok(ModuleGuard),
        }
    }
}

impl CandidateCheck<WholeModule> for ModuleGuard {
    fn holds(&self, candidate: &WholeModule, _: &TestPlace) -> Result<bool, Failure> {
        Ok(!matches!(ordinary::definedness(candidate.module()), Definedness::Undefined(_)))
    }
}

/// Reduces a module.
pub(super) fn run(request: ForeignRequest<'_>, form: ModuleForm) -> Result<ForeignReport, Failure> {
    let ForeignRequest { args, interest, files, record, .. } = request;
    if !args.foreign.cflags.is_empty() {
        return Err(Failure::Input("--cflags is for C, and the file is a module".to_owned()));
    }
    let bitcode = (form == ModuleForm::Bitcode).then(Bitcode::find).transpose()?;
    let place = test_place(&args.foreign, files)?.with_bitcode(bitcode.clone());
    let original = read(bitcode.as_ref(), &place, &files.from)?;
    record.begin(&original);
    let predicate = interest.predicate(args, files, &original, &place)?;
    if !original.is_verified() {
        output::remark("the original is not well-formed: candidates are not checked before the test");
    }
    let guard =
        interest.is_guarded(&args.foreign).then(|| ModuleGuard::of_original(&original)).transpose()?;
    let guard = guard.map(|guard| Box::new(guard) as _);
    let reduction = ForeignReduction { request, original, place, predicate, validity: None, guard };
    reduction.run(|place, paths| read(bitcode.as_ref(), place, paths), |_, _| Ok(Vec::new()))
}

fn read(bitcode: Option<&Bitcode>, place: &TestPlace, paths: &[PathBuf]) -> Result<WholeModule, Failure> {
    let path = paths.first().ok_or_else(|| Failure::Input("no file".to_owned()))?;
    let text = match bitcode {
        Some(bitcode) => place.text_of(bitcode, path)?,
        None => case_files::module_file::read_text(path)?,
    };
    WholeModule::read(&text).map_err(|why| Failure::Input(format!("{}:{why}", path.display())))
}
