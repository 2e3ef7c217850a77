# Lists, dictionaries, strings, expressions, procedures and errors.
proc count {depth} {
    if {$depth == 0} { return 1 }
    return [expr {1 + [count [expr {$depth - 1}]] + [count [expr {$depth - 1}]]}]
}
puts [count 12]
set words {}
for {set n 1} {$n <= 5000} {incr n} { lappend words [format %x [expr {$n * 2654435761 % 4294967296}]] }
set table {}
foreach word $words { dict lappend table [string index $word 0] $word }
foreach key [lsort [dict keys $table]] { puts "$key [llength [dict get $table $key]] [lindex [lsort [dict get $table $key]] 0]" }
puts [llength [lsearch -all -inline -regexp $words {^[a-f]+[0-9]}]]
set failures 0
for {set n 0} {$n < 3000} {incr n} {
    if {[catch { if {$n % 3 == 0} { error $n } else { regsub -all {([0-9])([a-f])} [lindex $words $n] {\2\1} text } }]} { incr failures }
}
puts $failures
