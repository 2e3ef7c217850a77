//! The declarations that the user gives, as an argument, in a file or on standard input.

use std::io::Read;
use std::path::Path;

use lang::parse::Declaration;

use case_files::read_text;
use host::Failure;

/// Declarations, and what messages call the text they are from.
pub(super) struct DeclaredText {
    pub(super) name: String,
    pub(super) declaration: Declaration,
}

/// Reads and understands it.
///
/// # Errors
/// [`Failure::Input`] if it cannot be read, is no C of the subset (with its place), or declares nothing to explain.
pub(super) fn declared(argument: &str) -> Result<DeclaredText, Failure> {
    let Given { name, text } = given(argument)?;
    let declaration = lang::parse::header(&text, &name).map_err(|why| Failure::Input(why.to_string()))?;
    if declaration.records.is_empty() && declaration.functions.is_empty() {
        return Err(Failure::input(name, "the text declares no record and no function"));
    }
    Ok(DeclaredText { name, declaration })
}

/// A text and what messages call it.
struct Given {
    name: String,
    text: String,
}

/// The argument itself, unless it is `-` or names a file.
fn given(argument: &str) -> Result<Given, Failure> {
    if argument == "-" {
        let mut text = String::new();
        let read = std::io::stdin().lock().take(16 << 20).read_to_string(&mut text);
        return match read {
            Ok(_) => Ok(Given { name: "standard input".to_owned(), text }),
            Err(why) => Err(Failure::input("cannot read standard input", why)),
        };
    }
    let path = Path::new(argument);
    // No declaration looks like a path: it has a blank or a semicolon.
    if argument.contains([' ', ';', '{']) && !path.exists() {
        Ok(Given { name: "declaration".to_owned(), text: argument.to_owned() })
    } else {
        Ok(Given { name: path.display().to_string(), text: read_text(path)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_paste_is_understood() {
        let pasted =
            "#include <stdint.h>\n # include \"x.h\"\nstruct S { uint32_t a : 3; bool b; size_t n; };";
        assert_eq!(declared(pasted).unwrap().declaration.records.len(), 1);
    }

    #[test]
    fn places_count_the_lines_that_are_left_out() {
        let Err(Failure::Input(said)) = declared("#include <stdint.h>\nstruct S { uint32_t a : 99; };")
        else {
            panic!("a width of 99 is refused")
        };
        assert!(said.starts_with("declaration:2:"), "{said}");
    }
}
