//! `#pragma pack`, the only line of the preprocessor that is read.

use base::text::{LocatedProblem, Result, unsupported};

use crate::Align;

/// The value in force and the pushed ones.
#[derive(Default)]
pub(super) struct Packing {
    current: Option<Align>,
    pushed: Vec<Option<Align>>,
}

impl Packing {
    pub(super) const fn current(&self) -> Option<Align> {
        self.current
    }

    /// Obeys a line that starts with `#`.
    pub(super) fn directive(&mut self, line: &str, at: usize) -> Result<()> {
        let arguments = line[1..]
            .trim()
            .strip_prefix("pragma")
            .and_then(|rest| rest.trim().strip_prefix("pack"))
            .and_then(|rest| rest.trim().strip_prefix('('))
            .and_then(|rest| rest.trim().strip_suffix(')'));
        let Some(arguments) = arguments else {
            let directive = line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
            return unsupported(at, format!("the preprocessor line `{directive}`"));
        };
        let arguments: Vec<&str> = arguments.split(',').map(str::trim).collect();
        match arguments[..] {
            [""] => self.current = None,
            ["push"] => self.pushed.push(self.current),
            ["push", n] => {
                let n = alignment(n, at)?;
                self.pushed.push(self.current);
                self.current = Some(n);
            }
            ["pop"] => {
                self.current = self.pushed.pop().ok_or_else(|| {
                    LocatedProblem::invalid(at, "`#pragma pack(pop)` without a push before it")
                })?;
            }
            [n] => self.current = Some(alignment(n, at)?),
            // Other forms are refused and not passed over: the layouts after them would be wrong.
            _ => return unsupported(at, format!("`#pragma pack({})`", arguments.join(", "))),
        }
        Ok(())
    }
}

/// gcc and clang take powers of two up to 16.
fn alignment(text: &str, at: usize) -> Result<Align> {
    let value = text.parse().ok().filter(|n| *n <= 16).and_then(Align::from_bytes);
    value.ok_or_else(|| {
        LocatedProblem::invalid(at, format!("`#pragma pack` takes 1, 2, 4, 8 or 16, not `{text}`"))
    })
}
