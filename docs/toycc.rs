//! A compiler of a toy language, as docs/engines.md builds it: a front end that passes structs by hand, as those of LLVM must.
//!
//! It reads a unit of JSON and writes C in which no record is passed by value but those in memory: its "intermediate
//! representation" has only integers, doubles and floats as parameters. `cc` is its back end. `--fault NAME` plants a mistake.
#![allow(clippy::unwrap_used, reason = "it is the toy of a tutorial: bad input ends it")]
#![allow(clippy::print_stdout, reason = "it is a command")]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it is a compiler driver of its own, not a part of bitfrost"
)]

use std::fmt::Write as _;
use std::process::{Command, ExitCode};

use serde_json::Value;

/// The features that the toy language has, by the names of docs/engines.md.
const CAPABILITIES: &str = r#"{
    "defines": ["unsigned", "pointer", "record-parameter", "record-result"],
    "calls": ["unsigned", "pointer", "record-parameter", "record-result"]
}"#;

/// The functions of the support object.
const SUPPORT: &str = "void bf_fill(int, int, void *); void bf_check(int, int, void *); void bf_report(int, int, void *);\n\
                       void bf_layout(int, int, long); void *memcpy(void *, const void *, unsigned long);\n";

/// A piece of a record that travels in a register: its C type, and the bytes that it holds.
struct Piece {
    ty: &'static str,
    offset: u64,
    size: u64,
}

/// The layout of a type: size, alignment, and for each eightbyte true if only floating members lie in it.
struct Layout {
    size: u64,
    align: u64,
    offsets: Vec<u64>,
    floating: Vec<bool>,
}

struct Toy {
    unit: Value,
    fault: String,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    match arguments.get(1).map(String::as_str) {
        Some("--version") => println!("toycc 1.0"),
        Some("--capabilities") => println!("{CAPABILITIES}"),
        Some("--fault") if arguments.len() == 5 => {
            let unit = serde_json::from_str(&std::fs::read_to_string(&arguments[3]).unwrap()).unwrap();
            let toy = Toy { unit, fault: arguments[2].clone() };
            let c = format!("{}.c", arguments[4]);
            std::fs::write(&c, toy.text()).unwrap();
            let cc = Command::new("gcc").args(["-w", "-O1", "-c", &c, "-o", &arguments[4]]).status().unwrap();
            return if cc.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        _ => {
            println!("usage: toycc --fault NAME UNIT.json OBJECT");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

impl Toy {
    fn text(&self) -> String {
        let mut text = SUPPORT.to_owned();
        for record in self.records() {
            let layout = self.record_layout(record);
            let (name, size, align) = (record["name"].as_str().unwrap(), layout.size, layout.align);
            // Bytes: the toy has a layout of its own, and does not ask C for one.
            let _ = writeln!(
                text,
                "typedef struct {{ char bytes[{size}]; }} __attribute__((aligned({align}))) {name};"
            );
            // What LLVM calls byval has no name in C; a record with a misaligned member is passed so (psABI 3.2.3p4).
            let misaligned = if size > 3 { "char first; short second; " } else { "" };
            let rest = if size > 3 { size - 3 } else { size };
            let _ = writeln!(
                text,
                "typedef struct {{ {misaligned}char bytes[{rest}]; }} __attribute__((packed)) memory_{name};"
            );
        }
        for function in self.unit["functions"].as_array().unwrap() {
            if function["define"].as_bool().unwrap() {
                self.callee(&mut text, function);
            }
            if function["call"].as_bool().unwrap() {
                self.caller(&mut text, function);
            }
        }
        if self.unit["tells_layouts"].as_bool().unwrap() {
            self.layouts(&mut text);
        }
        text
    }

    fn records(&self) -> impl Iterator<Item = &Value> {
        self.unit["records"].as_array().unwrap().iter()
    }

    fn record(&self, id: &Value) -> &Value {
        self.records().find(|record| record["id"] == *id).unwrap()
    }

    /// psABI 3.1.2: members one after the other, each at the next multiple of its alignment.
    fn record_layout(&self, record: &Value) -> Layout {
        let mut layout = Layout { size: 0, align: 1, offsets: Vec::new(), floating: Vec::new() };
        for member in record["members"].as_array().unwrap() {
            let (size, floating) = scalar(&member["type"]);
            // The planted fault forgets that two bytes are aligned, too.
            let align = if self.fault == "short-alignment" && size == 2 { 1 } else { size };
            let offset = layout.size.next_multiple_of(align);
            layout.offsets.push(offset);
            layout.size = offset + size;
            layout.align = layout.align.max(align);
            let eightbyte = (offset / 8) as usize;
            layout.floating.resize(layout.floating.len().max(eightbyte + 1), true);
            layout.floating[eightbyte] &= floating;
        }
        layout.size = layout.size.next_multiple_of(layout.align);
        layout
    }

    /// psABI 3.2.3: an eightbyte with only floating members goes in a vector register, any other in a general one; a record
    /// of more than two goes in memory.
    fn pieces(&self, record: &Value) -> Option<Vec<Piece>> {
        let layout = self.record_layout(record);
        if layout.size > 16 {
            return None;
        }
        let piece = |(at, floating): (usize, &bool)| {
            let offset = at as u64 * 8;
            let size = (layout.size - offset).min(8);
            // The planted fault gives all eightbytes the class of the first.
            let floating = if self.fault == "one-class" { layout.floating[0] } else { *floating };
            let ty = match (floating, size) {
                (true, 4) => "float",
                (true, _) => "double",
                (false, _) => "long",
            };
            Piece { ty, offset, size }
        };
        Some(layout.floating.iter().enumerate().map(piece).collect())
    }

    /// The pieces of each parameter that travels in pieces. A record for which too few registers are left goes to memory whole
    /// (psABI 3.2.3p3).
    fn passed(&self, function: &Value) -> Vec<Option<Vec<Piece>>> {
        let returns_in_memory =
            is_record(&function["result"]) && self.pieces(self.record(&function["result"]["id"])).is_none();
        let (mut general, mut vector) = (6 - i32::from(returns_in_memory), 8);
        let mut passed = Vec::new();
        for ty in function["parameters"].as_array().unwrap() {
            let pieces = if is_record(ty) { self.pieces(self.record(&ty["id"])) } else { None };
            let kinds: Vec<&str> = match &pieces {
                Some(pieces) => pieces.iter().map(|piece| piece.ty).collect(),
                None if is_record(ty) => Vec::new(),
                None => vec![c_type(ty)],
            };
            let vectors = kinds.iter().filter(|ty| matches!(**ty, "float" | "double")).count() as i32;
            let generals = kinds.len() as i32 - vectors;
            let fits = generals <= general && vectors <= vector;
            // The planted fault passes one eightbyte in the last register and the other on the stack.
            let splits = self.fault == "split-record" && pieces.is_some();
            if fits || splits {
                general = (general - generals).max(0);
                vector = (vector - vectors).max(0);
            }
            passed.push(pieces.filter(|_| fits || splits));
        }
        passed
    }

    /// The parameters as the back end has them, and the arguments for them.
    fn lowered(&self, function: &Value) -> (Vec<String>, Vec<String>) {
        let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
        let types = function["parameters"].as_array().unwrap();
        for (j, (ty, pieces)) in types.iter().zip(self.passed(function)).enumerate() {
            match pieces {
                Some(pieces) => {
                    for Piece { ty, offset, .. } in pieces {
                        parameters.push(format!("{ty} p{j}_{offset}"));
                        arguments.push(format!("p{j}_{offset}"));
                    }
                }
                // In memory the back end has what LLVM calls byval: bytes that no register holds.
                None if is_record(ty) => {
                    parameters.push(format!("{} a{j}", self.memory(ty)));
                    arguments.push(format!("*({} *)&a{j}", self.memory(ty)));
                }
                None => {
                    parameters.push(format!("{} a{j}", c_type(ty)));
                    arguments.push(format!("a{j}"));
                }
            }
        }
        (parameters, arguments)
    }

    /// The type by which the back end passes a record in memory.
    fn memory(&self, ty: &Value) -> String {
        format!("memory_{}", self.record(&ty["id"])["name"].as_str().unwrap())
    }

    /// The result as the back end has it: its pieces in a structure, or memory whose address comes first (sret).
    fn result(&self, function: &Value) -> (String, Option<Vec<Piece>>) {
        let ty = &function["result"];
        if ty.is_null() {
            return ("void".to_owned(), None);
        }
        if !is_record(ty) {
            return (c_type(ty).to_owned(), None);
        }
        match self.pieces(self.record(&ty["id"])) {
            Some(pieces) => {
                let members: String =
                    pieces.iter().map(|Piece { ty, offset, .. }| format!("{ty} p{offset}; ")).collect();
                (format!("struct result_{} {{ {members}}}", function["number"]), Some(pieces))
            }
            None => (self.memory(ty), None),
        }
    }

    fn callee(&self, text: &mut String, function: &Value) {
        let number = &function["number"];
        let (parameters, _) = self.lowered(function);
        let (result, returned) = self.result(function);
        let _ = writeln!(text, "{result} f_{number}({}) {{", list(&parameters));
        for (j, (ty, pieces)) in
            function["parameters"].as_array().unwrap().iter().zip(self.passed(function)).enumerate()
        {
            if let Some(pieces) = pieces {
                let _ = writeln!(text, "    {} a{j};", self.name(ty));
                // By `memcpy`: the type of a piece is not that of the members that it covers (C11 6.5p7).
                for Piece { offset, size, .. } in pieces {
                    let _ = writeln!(text, "    memcpy((char *)&a{j} + {offset}, &p{j}_{offset}, {size});");
                }
            }
            let _ = writeln!(text, "    bf_report({number}, {j}, &a{j});");
        }
        if !function["result"].is_null() {
            let _ =
                writeln!(text, "    {} r;\n    bf_fill({number}, 99, &r);", self.name(&function["result"]));
            match returned {
                Some(pieces) => {
                    let _ = writeln!(text, "    struct result_{number} out;");
                    for Piece { offset, size, .. } in pieces {
                        let _ = writeln!(text, "    memcpy(&out.p{offset}, (char *)&r + {offset}, {size});");
                    }
                    text.push_str("    return out;\n");
                }
                None if is_record(&function["result"]) => {
                    let _ = writeln!(text, "    return *({result} *)&r;");
                }
                None => text.push_str("    return r;\n"),
            }
        }
        text.push_str("}\n");
    }

    fn caller(&self, text: &mut String, function: &Value) {
        let number = &function["number"];
        let (parameters, arguments) = self.lowered(function);
        let (result, returned) = self.result(function);
        // The structure of the result may be defined already.
        let defined = function["define"].as_bool().unwrap() && returned.is_some();
        let result = if defined { format!("struct result_{number}") } else { result };
        let _ = writeln!(text, "{result} r_{number}({});\nvoid call_{number}(void) {{", list(&parameters));
        let types = function["parameters"].as_array().unwrap();
        for (j, (ty, pieces)) in types.iter().zip(self.passed(function)).enumerate() {
            let _ = writeln!(text, "    {} a{j};\n    bf_fill({number}, {j}, &a{j});", self.name(ty));
            for Piece { ty, offset, size } in pieces.into_iter().flatten() {
                let _ = writeln!(
                    text,
                    "    {ty} p{j}_{offset};\n    memcpy(&p{j}_{offset}, (char *)&a{j} + {offset}, {size});"
                );
            }
        }
        let call = format!("r_{number}({})", arguments.join(", "));
        if function["result"].is_null() {
            let _ = writeln!(text, "    {call};");
        } else {
            let _ = writeln!(text, "    {} r;", self.name(&function["result"]));
            match returned {
                Some(pieces) => {
                    let _ = writeln!(text, "    struct result_{number} in = {call};");
                    for Piece { offset, size, .. } in pieces {
                        let _ = writeln!(text, "    memcpy((char *)&r + {offset}, &in.p{offset}, {size});");
                    }
                }
                None if is_record(&function["result"]) => {
                    let _ = writeln!(text, "    *({result} *)&r = {call};");
                }
                None => {
                    let _ = writeln!(text, "    r = {call};");
                }
            }
            let _ = writeln!(text, "    bf_check({number}, 99, &r);");
        }
        for j in 0..types.len() {
            let _ = writeln!(text, "    bf_check({number}, {}, &a{j});", 100 + j);
        }
        text.push_str("}\n");
    }

    fn layouts(&self, text: &mut String) {
        text.push_str("void bf_lay_out(void) {\n");
        for record in self.records() {
            let (id, layout) = (&record["id"], self.record_layout(record));
            let _ = writeln!(
                text,
                "    bf_layout({id}, -2, {}); bf_layout({id}, -1, {});",
                layout.size, layout.align
            );
            for (index, offset) in layout.offsets.iter().enumerate() {
                let _ = writeln!(text, "    bf_layout({id}, {index}, {offset});");
            }
        }
        text.push_str("}\n");
    }

    fn name(&self, ty: &Value) -> String {
        if is_record(ty) {
            self.record(&ty["id"])["name"].as_str().unwrap().to_owned()
        } else {
            c_type(ty).to_owned()
        }
    }
}

fn is_record(ty: &Value) -> bool {
    ty["kind"] == "record"
}

/// The size of a scalar in bytes, and whether it is floating.
fn scalar(ty: &Value) -> (u64, bool) {
    match ty["kind"].as_str().unwrap() {
        "pointer" => (8, false),
        kind => (ty["bits"].as_u64().unwrap() / 8, kind == "float"),
    }
}

fn c_type(ty: &Value) -> &str {
    match ty["kind"].as_str().unwrap() {
        "pointer" => "void *",
        _ => ty["c"].as_str().unwrap(),
    }
}

fn list(parameters: &[String]) -> String {
    if parameters.is_empty() { "void".to_owned() } else { parameters.join(", ") }
}
