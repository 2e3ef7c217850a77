//! The command of a compiler we know nothing about.

use std::ffi::OsString;
use std::path::Path;

use serde::{Deserialize, Serialize};

/// A command with the placeholders `{flags}`, `{input}` and `{output}`; the first word is the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>")]
pub struct Template(Vec<String>);

impl Template {
    /// A template that names input and output.
    ///
    /// # Errors
    /// A sentence that names the missing placeholder.
    pub fn new(words: Vec<String>) -> Result<Template, String> {
        for part in ["{input}", "{output}"] {
            if !words.iter().skip(1).any(|word| word.contains(part)) {
                return Err(format!("the command {words:?} does not mention {part}"));
            }
        }
        Ok(Template(words))
    }

    /// The program it runs, as written.
    #[must_use]
    pub fn program(&self) -> &str {
        self.0.first().map_or("", String::as_str)
    }

    pub(crate) fn arguments(&self, flags: &[String], input: &Path, output: &Path) -> Vec<OsString> {
        let mut arguments = Vec::new();
        for word in self.0.iter().skip(1) {
            if word == "{flags}" {
                arguments.extend(flags.iter().map(OsString::from));
                continue;
            }
            let word = word.replace("{flags}", &flags.join(" "));
            let word = word.replace("{input}", &input.to_string_lossy());
            arguments.push(word.replace("{output}", &output.to_string_lossy()).into());
        }
        arguments
    }
}

impl TryFrom<Vec<String>> for Template {
    type Error = String;
    fn try_from(words: Vec<String>) -> Result<Template, String> {
        Template::new(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_puts_flags_and_files_where_it_says() {
        let words = ["mycc", "{flags}", "-c", "{input}", "--to={output}"].map(String::from).to_vec();
        let template = Template::new(words).unwrap();
        assert_eq!(template.program(), "mycc");
        let arguments = template.arguments(&["-O1".into(), "-g".into()], Path::new("a.c"), Path::new("a.o"));
        assert_eq!(arguments, ["-O1", "-g", "-c", "a.c", "--to=a.o"]);
    }

    #[test]
    fn a_template_without_input_or_output_is_refused() {
        let words = |text: &str| text.split(' ').map(String::from).collect();
        assert!(Template::new(words("cc {input}")).unwrap_err().contains("{output}"));
        assert!(Template::new(words("cc -o {output}")).unwrap_err().contains("{input}"));
        assert!(Template::new(Vec::new()).is_err());
    }
}
