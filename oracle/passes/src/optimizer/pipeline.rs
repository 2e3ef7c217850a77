//! Pipelines of passes: the passes of one, and the run of one by itself.

use smol_str::SmolStr;

/// A pass of a pipeline with the adaptors that it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassLeaf {
    /// Its name in pipelines, as in `loop-rotate`.
    name: String,
    /// A pipeline of this pass alone, as in `function(loop(loop-rotate<header-duplication>))`.
    pub alone: String,
}

/// The names of passes in messages that are not those in pipelines. LLVM 14 to 19 name the classes; `PassRegistry.def` has both.
const CLASSES: &[(&str, &str)] = &[
    ("AlwaysInliner", "always-inline"),
    ("ArgumentPromotion", "argpromotion"),
    ("CorrelatedValuePropagation", "correlated-propagation"),
    ("DeadArgumentElimination", "deadargelim"),
    ("ForceFunctionAttrs", "forceattrs"),
    ("IndVarSimplify", "indvars"),
    ("InferFunctionAttrs", "inferattrs"),
    ("Inliner", "inline"),
    ("LoopFullUnroll", "loop-unroll-full"),
    ("LoopIdiomRecognize", "loop-idiom"),
    ("LowerExpectIntrinsic", "lower-expect"),
    ("MergedLoadStoreMotion", "mldst-motion"),
    ("ModuleInlinerWrapper", "inline"),
    ("PostOrderFunctionAttrs", "function-attrs"),
    ("Promote", "mem2reg"),
    ("ReversePostOrderFunctionAttrs", "rpo-function-attrs"),
    ("ScalarizeMaskedMemIntrin", "scalarize-masked-mem-intrin"),
];

impl PassLeaf {
    /// True if a message about a run of a pass may be about this one: `SimplifyCFGPass on f`, or of newer LLVM `simplifycfg on f`.
    #[must_use]
    pub fn is_meant(&self, message: &str) -> bool {
        PassLeaf::name_in_message(message) == letters(&self.name)
    }

    /// The name of the pass that a message is about, in small letters alone, the same for all versions of LLVM.
    #[must_use]
    pub fn name_in_message(message: &str) -> SmolStr {
        let class = message.split(" on ").next().unwrap_or(message);
        let class = class.split('<').next().unwrap_or(class);
        let class = class.strip_suffix("Pass").unwrap_or(class);
        let known = CLASSES.iter().find(|(name, _)| *name == class).map(|(_, name)| *name);
        letters(known.unwrap_or(class))
    }
}

fn letters(name: &str) -> SmolStr {
    name.replace(['-', '_'], "").to_ascii_lowercase().into()
}

/// Names that hold other passes. What stands in `devirt` and `repeat` is run by itself without.
const ADAPTORS: [&str; 6] = ["module", "cgscc", "function", "loop", "loop-mssa", "loopnest"];

/// Passes of a printed pipeline, each once.
pub(super) fn leaves(printed: &str) -> Vec<PassLeaf> {
    let mut leaves: Vec<PassLeaf> = Vec::new();
    let mut around: Vec<&str> = Vec::new();
    let mut rest = printed.lines().next().unwrap_or_default().trim();
    while !rest.is_empty() {
        let end = name_end(rest);
        let (full, after) = rest.split_at(end);
        let name = full.split('<').next().unwrap_or(full);
        let next = after.chars().next();
        match next {
            Some('(') => around.push(name),
            _ if full.is_empty() => {}
            _ => {
                let adaptors = around.iter().filter(|name| ADAPTORS.contains(name));
                // `function(loop(x))` does not need `cgscc` around it, and `cgscc(x)` needs what it says.
                let needed: Vec<&str> = match around.iter().rev().find(|name| ADAPTORS.contains(name)) {
                    Some(innermost) if innermost.starts_with("loop") => vec!["function", innermost],
                    Some(innermost) => vec![innermost],
                    None => adaptors.copied().collect(),
                };
                let open: String = needed.iter().map(|name| format!("{name}(")).collect();
                let alone = format!("{open}{full}{}", ")".repeat(needed.len()));
                if !leaves.iter().any(|leaf| leaf.alone == alone) {
                    leaves.push(PassLeaf { name: name.to_owned(), alone });
                }
            }
        }
        if next == Some(')') {
            around.pop();
        }
        rest = after.get(1..).unwrap_or_default();
    }
    leaves
}

/// The end of a name with its options: `simplifycfg<a;b>`.
fn name_end(text: &str) -> usize {
    let mut depth = 0u32;
    for (at, c) in text.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            '(' | ')' | ',' if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipeline_has_passes_that_run_by_themselves() {
        let printed = "annotation2metadata,function<eager-inv>(lower-expect,simplifycfg<a=1;b>,sroa<modify-cfg>),\
                       cgscc(devirt<4>(inline,function<eager-inv>(gvn<>,loop-mssa(licm<x>,loop-rotate),gvn<>))),verify\n";
        let all: Vec<String> = leaves(printed).into_iter().map(|leaf| leaf.alone).collect();
        let expected = [
            "annotation2metadata",
            "function(lower-expect)",
            "function(simplifycfg<a=1;b>)",
            "function(sroa<modify-cfg>)",
            "cgscc(inline)",
            "function(gvn<>)",
            "function(loop-mssa(licm<x>))",
            "function(loop-mssa(loop-rotate))",
            "verify",
        ];
        assert_eq!(all, expected);
    }

    #[test]
    fn messages_name_passes_in_two_ways() {
        let meant = |message: &str, name: &str| {
            PassLeaf { name: name.to_owned(), alone: String::new() }.is_meant(message)
        };
        assert!(meant("SimplifyCFGPass on f", "simplifycfg"));
        assert!(meant("simplifycfg on f", "simplifycfg"));
        assert!(meant("CorrelatedValuePropagationPass on f", "correlated-propagation"));
        assert!(meant("EarlyCSEPass on f", "early-cse"));
        assert!(!meant("EarlyCSEPass on f", "gvn"));
    }

    #[test]
    fn any_text_has_leaves() {
        for text in ["", ",", "(", ")", "a(b", "<", "a<b(", "a)b", "\u{fc}(\u{fc},)"] {
            let _ = leaves(text);
        }
    }
}
