# Fields, tables, functions and regular expressions, four times over the same text.
function reverse(text,    result, n) {
    for (n = length(text); n > 0; n--) result = result substr(text, n, 1)
    return result
}
{
    for (pass = 0; pass < 4; pass++) {
        for (n = 1; n <= NF; n++) {
            word = tolower($n)
            gsub(/[^a-z]+/, "", word)
            if (word ~ /^[aeiou].*(ing|ed|s)$/) endings[substr(word, length(word))]++
            count[word]++
        }
        if (match($0, /([A-Za-z]+)\.c\>/)) files[substr($0, RSTART, RLENGTH)]++
    }
}
END {
    n = asorti(count, sorted)
    for (i = 1; i <= n; i += 50) print sorted[i], reverse(sorted[i]), count[sorted[i]]
    m = asorti(files, sorted)
    for (i = 1; i <= m; i++) print sorted[i], files[sorted[i]]
    for (ending in endings) total += endings[ending]
    print n, m, total
}
