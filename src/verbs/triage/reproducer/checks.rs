//! C files that check by themselves what they observe: nothing in them is bitfrost's.

use std::collections::BTreeMap;
use std::fmt::Write;

/// The values that are right, by the site that observes them, in the order in which they are observed.
#[derive(Clone, Debug, Default)]
pub(super) struct ExpectedValues(BTreeMap<u32, Vec<u64>>);

/// The calls by which our printer observes, and the functions that check instead.
const CALLS: [(&str, Checker); 4] = [
    ("bf_observe(", Checker::Integer),
    ("bf_observe_f32(", Checker::Float),
    ("bf_observe_f64(", Checker::Double),
    ("bf_observe_bytes(", Checker::Bytes),
];

/// A function that checks a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Checker {
    Integer,
    Float,
    Double,
    Bytes,
}

/// The counters that all checkers share.
const FAILURE: &str = "\
static int checks, failures;
";

/// The end of a program: it runs, and says whether all was right.
const MAIN: &str = "\
int main(void)
{
@PAINT@@CALLS@    if (checks != @COUNT@)
        printf(\"values checked: expected @COUNT@, got %d\\n\", checks);
    return failures != 0 || checks != @COUNT@;
}
";

/// The functions of the library that a reproducer may call. It includes no headers: those of glibc make `__attribute__` nothing for
/// compilers that do not say that they are gcc, tcc among them, so that the program would be another one.
const LIBRARY: [(&str, &str); 5] = [
    ("printf", "int printf(const char *, ...)"),
    ("fflush", "int fflush(void *)"),
    ("memcmp", "int memcmp(const void *, const void *, unsigned long)"),
    ("memcpy", "void *memcpy(void *, const void *, unsigned long)"),
    ("memset", "void *memset(void *, int, unsigned long)"),
];

/// The code that fills the stack before a call: where a zero is right, an object that was never written may be right
/// by chance. No argument is on the stack in any convention, so that the frame begins where that of the function
/// begins that is called next, and nothing in it has another value.
const PAINT: &str = "\
/* Leaves a5a5... on the stack and in the registers of arguments and results, so that what is never written is not the zero that is expected. */
struct paint {
    unsigned long long first, second;
};

static void fill(volatile unsigned char *bytes, unsigned long size)
{
    while (size > 0)
        bytes[--size] = 0xa5;
}

static struct paint paint(unsigned long long a, unsigned long long b, unsigned long long c, unsigned long long d,
                          unsigned long long e,
                          double i, double j, double k, double l, double m, double n, double o, double p)
{
    struct paint result = {a, b};
    volatile unsigned char stack[65536];
    fill(stack, sizeof stack);
    (void)c, (void)d, (void)e;
    (void)i, (void)j, (void)k, (void)l, (void)m, (void)n, (void)o, (void)p;
    return result;
}

";

/// Before the program runs.
const PAINTED: &str = "    \
    const unsigned long long a5 = 0xa5a5a5a5a5a5a5a5;
    double d;
    memcpy(&d, &a5, sizeof d);
    paint(a5, a5, a5, a5, a5, d, d, d, d, d, d, d, d);
";

impl ExpectedValues {
    /// Sites and values, in the order of a run.
    pub(super) fn new(all: &[(u32, u64)]) -> ExpectedValues {
        let mut values: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
        for (site, value) in all {
            values.entry(*site).or_default().push(*value);
        }
        ExpectedValues(values)
    }

    /// Turns the files that our printer made of one program into files that check. The first one has `main` and the checkers, and every
    /// file follows a comment. `calls` are the functions that it runs.
    pub(super) fn files(&self, texts: &[String], calls: &[&str], comment: &str) -> Vec<String> {
        // Assertions check by themselves.
        if let [text] = texts
            && text.contains("int main(void)")
        {
            return vec![format!("{comment}{text}")];
        }
        let mut checks = 0;
        let mut used: Vec<Checker> = Vec::new();
        let bodies: Vec<(String, Vec<Checker>)> = texts
            .iter()
            .map(|text| {
                let mut file = CheckedFile {
                    values: self,
                    texts,
                    tables: String::new(),
                    used: Vec::new(),
                    seen: BTreeMap::new(),
                };
                let body = file.checked(text);
                used.extend(&file.used);
                (file.tables + &body, file.used)
            })
            .collect();
        for (site, values) in &self.0 {
            checks += match texts.iter().any(|text| text.contains(&format!("bf_observe_bytes({site}U"))) {
                true => 1,
                false => values.len(),
            };
        }
        let sorted = |mut some: Vec<Checker>| {
            some.sort_unstable();
            some.dedup();
            some
        };
        let paints = self.0.values().flatten().any(|value| *value == 0);
        let (used, several) = (sorted(used), bodies.len() > 1);
        let mut files = Vec::with_capacity(bodies.len());
        for (number, (body, own)) in bodies.into_iter().enumerate() {
            let mut file = String::from("\n");
            if number == 0 {
                file.push_str(FAILURE);
                for checker in &used {
                    file.push_str(&format!(
                        "\n{}{}",
                        if several { "" } else { "static " },
                        checker.definition()
                    ));
                }
            } else {
                sorted(own).iter().for_each(|checker| file.push_str(&format!("{};\n", checker.prototype())));
            }
            file.push('\n');
            file.push_str(&body);
            if number == 0 {
                file.push('\n');
                file.push_str(if paints { PAINT } else { "" });
                let main = MAIN.replace("@PAINT@", if paints { PAINTED } else { "" });
                let calls: String = calls.iter().map(|function| format!("    {function}();\n")).collect();
                file.push_str(&main.replace("@CALLS@", &calls).replace("@COUNT@", &checks.to_string()));
            }
            let is_used = |(name, _): &&(&str, &str)| file.contains(&format!("{name}("));
            let library: String =
                LIBRARY.iter().filter(is_used).map(|(_, prototype)| format!("{prototype};\n")).collect();
            files.push(format!("{comment}{library}{file}"));
        }
        files
    }
}

/// A file while its calls are replaced.
struct CheckedFile<'a> {
    values: &'a ExpectedValues,
    /// All files of the program.
    texts: &'a [String],
    /// Values of sites that are passed several times and do not always observe the same.
    tables: String,
    used: Vec<Checker>,
    /// The calls of a site so far.
    seen: BTreeMap<u32, usize>,
}

impl CheckedFile<'_> {
    fn checked(&mut self, text: &str) -> String {
        let mut checked = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find("bf_observe") {
            let (before, call) = rest.split_at(at);
            checked.push_str(before);
            rest = call;
            match self.call(call) {
                Some((check, length)) => {
                    checked.push_str(&check);
                    rest = &rest[length..];
                }
                None => {
                    checked.push_str("bf_observe");
                    rest = &rest["bf_observe".len()..];
                }
            }
        }
        checked.push_str(rest);
        checked
    }

    /// The beginning of a check for the beginning of an observation, and the length of that in bytes.
    fn call(&mut self, text: &str) -> Option<(String, usize)> {
        let (name, checker) = CALLS.into_iter().find(|(name, _)| text.starts_with(name))?;
        let (site, _) = text[name.len()..].split_once("U, ")?;
        let length = name.len() + site.len() + "U, ".len();
        let number: u32 = site.parse().ok()?;
        let expected = self.expected(number, name, checker);
        self.used.push(checker);
        Some((format!("{}({expected}, ", checker.name()), length))
    }

    /// The value expected at the next call of a site, as an expression.
    fn expected(&mut self, site: u32, name: &str, checker: Checker) -> String {
        let own = self.values.0.get(&site).map_or(&[][..], Vec::as_slice);
        let call = format!("{name}{site}U, ");
        let calls = self.texts.iter().map(|text| text.matches(&call).count()).sum::<usize>().max(1);
        let nth = self.seen.entry(site).or_default();
        let name = if *nth == 0 { format!("expected_{site}") } else { format!("expected_{site}_{nth}") };
        let values: Vec<u64> = match checker {
            Checker::Bytes => own.to_vec(),
            _ => own.iter().copied().skip(*nth).step_by(calls).collect(),
        };
        *nth += 1;
        let literals: Vec<String> = values.iter().map(|value| checker.literal(*value)).collect();
        let list = literals.join(", ");
        match literals.as_slice() {
            _ if checker == Checker::Bytes => {
                let _never_fails =
                    writeln!(self.tables, "static const unsigned long long {name}[] = {{{list}}};");
                name
            }
            // Where nothing is to be observed, the number of checks is wrong.
            [] => "0".to_owned(),
            [first, rest @ ..] if rest.iter().all(|other| other == first) => first.clone(),
            _ => {
                let (ty, count) = (checker.type_name(), literals.len());
                let _never_fails = writeln!(
                    self.tables,
                    "static const {ty} {name}[] = {{{list}}};\nstatic unsigned seen_{name};"
                );
                format!("{name}[seen_{name}++ % {count}]")
            }
        }
    }
}

impl Checker {
    const fn name(self) -> &'static str {
        match self {
            Checker::Integer => "check",
            Checker::Float => "check_float",
            Checker::Double => "check_double",
            Checker::Bytes => "check_bytes",
        }
    }

    const fn type_name(self) -> &'static str {
        match self {
            Checker::Integer => "long long",
            Checker::Float => "float",
            Checker::Double => "double",
            Checker::Bytes => "unsigned long long",
        }
    }

    fn prototype(self) -> String {
        let (name, ty) = (self.name(), self.type_name());
        match self {
            Checker::Bytes => {
                format!("void {name}(const {ty} *expected, const void *bytes, unsigned long size)")
            }
            _ => format!("void {name}({ty} expected, {ty} got)"),
        }
    }

    /// Its definition. Zeros differ by their signs, and any NaN is one.
    fn definition(self) -> String {
        let (wrong, shown) = match self {
            Checker::Integer => ("got != expected", "%lld"),
            Checker::Float | Checker::Double => {
                ("memcmp(&got, &expected, sizeof got) != 0 && (got == got || expected == expected)", "%.17g")
            }
            Checker::Bytes => {
                return format!(
                    "{}\n{{\n    checks++;\n    if (memcmp(bytes, expected, size) == 0)\n        return;\n    failures++;\n    \
                     printf(\"expected\");\n    \
                     for (unsigned long i = 0; i < size; i++)\n        printf(\" %02x\", ((const unsigned char *)expected)[i]);\n    \
                     printf(\", got\");\n    \
                     for (unsigned long i = 0; i < size; i++)\n        printf(\" %02x\", ((const unsigned char *)bytes)[i]);\n    \
                     printf(\"\\n\");\n}}\n",
                    self.prototype()
                );
            }
        };
        format!(
            "{}\n{{\n    checks++;\n    if ({wrong}) {{\n        failures++;\n        \
             printf(\"expected {shown}, got {shown}\\n\", expected, got);\n        fflush(0);\n    }}\n}}\n",
            self.prototype()
        )
    }

    /// An observed value as C.
    fn literal(self, value: u64) -> String {
        match self {
            Checker::Integer if value == i64::MIN.cast_unsigned() => "-9223372036854775807 - 1".to_owned(),
            Checker::Integer => value.cast_signed().to_string(),
            Checker::Float => float(f64::from(f32::from_bits(value as u32)), "f", || {
                format!("{:?}", f32::from_bits(value as u32))
            }),
            Checker::Double => float(f64::from_bits(value), "", || format!("{:?}", f64::from_bits(value))),
            Checker::Bytes => format!("{value:#x}"),
        }
    }
}

/// A constant: infinities and NaNs have no literals.
fn float(value: f64, suffix: &str, digits: impl FnOnce() -> String) -> String {
    match value {
        _ if value.is_nan() => format!("0.0{suffix} / 0.0{suffix}"),
        _ if value.is_infinite() && value > 0.0 => format!("1.0{suffix} / 0.0{suffix}"),
        _ if value.is_infinite() => format!("-1.0{suffix} / 0.0{suffix}"),
        _ => digits() + suffix,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sites_that_observe_one_value_have_it_in_place() {
        let text = "void entry(void)\n{\n    bf_observe(0U, x.a);\n    bf_observe_f64(1U, x.b);\n    bf_observe_f32(2U, x.c);\n}\n";
        let expected = ExpectedValues::new(&[
            (0, u64::MAX - 2),
            (1, 1.5f64.to_bits()),
            (2, u64::from(f32::NAN.to_bits())),
        ]);
        let [file] = &expected.files(&[text.to_owned()], &["entry"], "/* x */\n")[..] else { panic!() };
        assert!(
            file.starts_with("/* x */\nint printf(const char *, ...);\nint fflush(void *);\nint memcmp(")
                && file.contains(";\n\nstatic int checks"),
            "{file}"
        );
        for line in
            ["    check(-3, x.a);\n", "    check_double(1.5, x.b);\n", "    check_float(0.0f / 0.0f, x.c);\n"]
        {
            assert!(file.contains(line), "{file}");
        }
        assert!(file.contains("static void check(long long expected, long long got)\n{\n"), "{file}");
        assert!(file.ends_with("    return failures != 0 || checks != 3;\n}\n"), "{file}");
    }

    #[test]
    fn sites_that_observe_several_have_a_table() {
        let texts = ["loop { bf_observe(4U, a); bf_observe(4U, a >> 64); }\n", "f { bf_observe(5U, b); }\n"];
        let expected = ExpectedValues::new(&[(4, 1), (4, 0), (5, 7), (4, 2), (4, 0), (5, 7)]);
        let files = expected.files(&texts.map(str::to_owned), &["entry"], "");
        assert!(
            files[0].contains(
                "static const long long expected_4[] = {1, 2};\nstatic unsigned seen_expected_4;\n"
            ),
            "{}",
            files[0]
        );
        assert!(
            files[0].contains("loop { check(expected_4[seen_expected_4++ % 2], a); check(0, a >> 64); }\n"),
            "{}",
            files[0]
        );
        assert!(files[0].contains("\nvoid check(long long expected"), "{}", files[0]);
        assert_eq!(files[1], "\nvoid check(long long expected, long long got);\n\nf { check(7, b); }\n");
    }
}
