//! The matrix of engines, callers against callees.

use maud::{Markup, html};

use campaign::{Accounting, EngineMatrix, MatrixMark, MatrixTable};

use super::fragments::{class, number};

/// The section of the page; nothing where no engine ran.
pub(super) fn section(counts: &Accounting) -> Markup {
    let MatrixTable { remark, callees, rows, others } =
        EngineMatrix::from_counts(&counts.tally.engines).table();
    if rows.is_empty() && others.is_empty() {
        return html! {};
    }
    let of_pairs = rows.iter().flat_map(|(_, marks)| marks);
    let marks = of_pairs.chain(others.iter().map(|(_, mark)| mark));
    let most = marks.map(|mark| mark.mismatches).max().unwrap_or(0);
    html! {
        section id="matrix" {
            h2 { "Who disagrees with whom" }
            p.note {
                "Programs on which a pair of compilers is wrong, by caller (row) and callee (column)" (remark) ". "
                span.right { "·" } " none, " span.doubt { "~" } " only known differences, " span.dim { "-" } " nothing ran."
            }
            div.card.scrolls {
                @if !callees.is_empty() {
                    table.matrix {
                        thead { tr { td {} @for callee in &callees { th scope="col" { span { (callee) } } } } }
                        tbody {
                            @for (caller, marks) in &rows {
                                tr {
                                    th scope="row" { (caller) }
                                    @for (callee, mark) in callees.iter().zip(marks) {
                                        (cell(&format!("{caller} calls {callee}"), mark, most))
                                    }
                                }
                            }
                        }
                    }
                }
                // These are no pairs, so that there is no row and no column for them.
                @if !others.is_empty() {
                    table.matrix.others {
                        tbody { @for (name, mark) in &others { tr { th scope="row" { (name) } (cell(name, mark, most)) } } }
                    }
                }
            }
        }
    }
}

fn cell(pair: &str, mark: &MatrixMark, most: u64) -> Markup {
    let MatrixMark { style, text, ran, mismatches, known } = mark;
    let (ran, wrong, known) = (number(*ran), number(*mismatches), number(*known));
    let title = format!("{pair}: {ran} ran, {wrong} wrong, {known} known");
    // By magnitude: a pair that is wrong once is seen beside one that is always wrong.
    let heat =
        if *mismatches == 0 { 0.0 } else { (1.0 + *mismatches as f64).ln() / (1.0 + most as f64).ln() };
    html! { td class=(class(*style)) title=(title) style=(format!("--heat:{:.0}%", heat * 100.0)) { (text) } }
}
