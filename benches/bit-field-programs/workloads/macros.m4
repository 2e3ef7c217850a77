dnl Recursion, arithmetic, lists and regular expressions.
define(`forloop', `ifelse(eval($2 <= $3), 1, `pushdef(`$1', $2)$4`'popdef(`$1')$0(`$1', incr($2), $3, `$4')')')dnl
define(`fibonacci', `ifelse(eval($1 < 2), 1, `$1', `eval(fibonacci(decr($1)) + fibonacci(decr(decr($1))))')')dnl
define(`reverse', `ifelse($#, 0, , $#, 1, ``$1'', `reverse(shift($@)), `$1'')')dnl
fibonacci(15)
forloop(`i', 1, 700, `define(`value'i, eval(i * 7919 % 1009))patsubst(regexp(`name'i`_'defn(`value'i), `\([a-z]+\)\([0-9]+\)_\([0-9]*\)', `\3-\1-\2'), `[aeiou]', `<\&>') ')
reverse(forloop(`i', 1, 150, `translit(i, `0-9', `a-j'),')end)
