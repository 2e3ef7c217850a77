//! A hash map and sorting.
use std::collections::HashMap;

fn bits(number: i64, modulus: i64) -> u32 {
    if modulus == 0 { 0 } else { (number % modulus).count_ones() }
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let mut counts: HashMap<&str, i64> = HashMap::new();
    for word in &words {
        *counts.entry(word).or_default() += word.len() as i64;
    }
    let mut sorted: Vec<_> = counts.into_iter().collect();
    sorted.sort_by_key(|(word, count)| (-count, word.len()));
    let total: u32 = sorted.iter().map(|&(word, count)| bits(count, word.len() as i64)).sum();
    std::process::exit(total as i32);
}
