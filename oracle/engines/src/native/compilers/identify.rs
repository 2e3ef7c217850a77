//! The family and version of a compiler, asked from the compiler itself: it compiles a text in which its predefined macros
//! become a string, and the object file has the answer. Nothing is run, so that a cross compiler answers as well.

use std::path::Path;

use crate::compiler::{CompilerIdentity, Version};
use crate::native::compiler::{Compiler, Configuration};
use crate::native::question::{Discovery, Question};
use crate::process::ProcessError;

/// Marks the answer in the object file.
const MARK: &[u8] = b"bf-identity:";

/// The families by which compilers identify themselves: those in [`QUESTION`].
pub(crate) const FAMILIES: [&str; 6] = ["clang", "tcc", "pcc", "icc", "nvc", "gcc"];

/// Compilers that define `__GNUC__` to please headers are asked before gcc, and told from it by `__GXX_ABI_VERSION`, which
/// only gcc and clang define in C.
const QUESTION: &str = r#"
#define BF_TEXT_(x) #x
#define BF_TEXT(x) BF_TEXT_(x)
#if defined __clang__
#define BF_IDENTITY "clang:" BF_TEXT(__clang_major__) "." BF_TEXT(__clang_minor__) "." BF_TEXT(__clang_patchlevel__)
#elif defined __TINYC__
#define BF_IDENTITY "tcc:" BF_TEXT(__TINYC__)
#elif defined __PCC__
#define BF_IDENTITY "pcc:" BF_TEXT(__PCC__) "." BF_TEXT(__PCC_MINOR__) "." BF_TEXT(__PCC_MINORMINOR__)
#elif defined __INTEL_COMPILER
#define BF_IDENTITY "icc:" BF_TEXT(__INTEL_COMPILER)
#elif defined __NVCOMPILER_MAJOR__
#define BF_IDENTITY "nvc:" BF_TEXT(__NVCOMPILER_MAJOR__) "." BF_TEXT(__NVCOMPILER_MINOR__)
#elif defined __GNUC__ && defined __GXX_ABI_VERSION
#define BF_IDENTITY "gcc:" BF_TEXT(__GNUC__) "." BF_TEXT(__GNUC_MINOR__) "." BF_TEXT(__GNUC_PATCHLEVEL__)
#else
#define BF_IDENTITY ""
#endif
const char bf_identity[] = "bf-identity:" BF_IDENTITY ";";
"#;

/// The identity of a compiler; `None` if it does not compile the question, does not identify itself, or is left out.
///
/// # Errors
/// If interrupted.
pub(crate) fn identity(
    discovery: &Discovery<'_>,
    compiler: &Compiler,
    flags: &[&str],
) -> Result<Option<CompilerIdentity>, ProcessError> {
    let Ok(configuration) = Configuration::c(compiler, flags) else { return Ok(None) };
    let arguments = configuration.arguments(Path::new("INPUT"), Path::new("OUTPUT"));
    let words = ["identity".into(), QUESTION.into()].into_iter().chain(arguments);
    let answer = discovery.known(&compiler.path, &compiler.family, words, || {
        Ok(object(discovery, &configuration)?.map(|object| answer(&object)))
    });
    Ok(answer?.flatten())
}

/// The object file that the compiler makes of the question.
fn object(discovery: &Discovery<'_>, configuration: &Configuration) -> Result<Option<Vec<u8>>, ProcessError> {
    let place = discovery.place()?;
    let [input, output] = ["identity.c", "identity.o"].map(|name| place.path().join(name));
    if std::fs::write(&input, QUESTION).is_err() {
        return Ok(None);
    }
    let command = configuration.command(discovery.search_path, place.path(), discovery.limits);
    let (name, program) = (configuration.compiler.name.as_str(), configuration.compiler.path.as_path());
    let question = Question { name, program, words: "which compiler it is" };
    match discovery.ask(&question, command.args(configuration.arguments(&input, &output))) {
        Ok(Some(completed)) if completed.succeeded() => Ok(std::fs::read(output).ok()),
        Err(ProcessError::Interrupted) => Err(ProcessError::Interrupted),
        Ok(_) | Err(_) => Ok(None),
    }
}

/// The identity in an object file: `bf-identity:clang:19.1.7;`.
fn answer(object: &[u8]) -> Option<CompilerIdentity> {
    let mut windows = object.windows(MARK.len());
    let start = windows.position(|window| window == MARK)? + MARK.len();
    let length = object[start..].iter().position(|byte| *byte == b';')?;
    let text = std::str::from_utf8(&object[start..start + length]).ok()?;
    let (family, version) = text.split_once(':')?;
    Some(CompilerIdentity::new(family, self::version(family, version)))
}

fn version(family: &str, text: &str) -> Option<Version> {
    match family {
        // One decimal number, two digits for each part: 927 for 0.9.27.
        "tcc" | "icc" => {
            let number: u32 = text.parse().ok()?;
            Some(Version { major: number / 10_000, minor: number / 100 % 100, patch: number % 100 })
        }
        _ => text.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(text: &str) -> Option<String> {
        let object = [b"\x7fELF\0\x01", text.as_bytes(), b"\0.text\0"].concat();
        answer(&object).map(|identity| identity.to_string())
    }

    #[test]
    fn every_family_is_listed() {
        let named = QUESTION.split("define BF_IDENTITY \"").skip(1).filter_map(|rest| rest.split_once(':'));
        let families = named.map(|(family, _)| family).filter(|family| !family.contains('"'));
        assert_eq!(families.collect::<Vec<_>>(), FAMILIES);
    }

    #[test]
    fn the_answer_is_found_in_an_object() {
        assert_eq!(answered("bf-identity:clang:19.1.7;").as_deref(), Some("clang 19.1.7"));
        assert_eq!(answered("bf-identity:tcc:927;").as_deref(), Some("tcc 0.9.27"));
        assert_eq!(answered("bf-identity:pcc:1.2.0;").as_deref(), Some("pcc 1.2"));
        assert_eq!(
            answered("bf-identity:gcc:BF;").as_deref(),
            Some("gcc"),
            "no version is better than a wrong one"
        );
        for nothing in ["bf-identity:;", "bf-identity:clang:19", "clang:19.1.7;"] {
            assert_eq!(answered(nothing), None, "{nothing}");
        }
    }
}
