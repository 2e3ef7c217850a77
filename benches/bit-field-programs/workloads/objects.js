// Objects, strings, closures, generators, expressions and exceptions.
class Node {
    constructor(depth) {
        if (depth > 0) {
            this.left = new Node(depth - 1);
            this.right = new Node(depth - 1);
        }
    }
    count() {
        return this.left ? 1 + this.left.count() + this.right.count() : 1;
    }
}
print(new Node(13).count());
const words = [...Array(6000).keys()].map((n) => ((n * 2654435761) % 4294967296).toString(36));
const table = new Map();
for (const word of words) {
    if (!table.has(word[0])) table.set(word[0], []);
    table.get(word[0]).push(word);
}
for (const key of [...table.keys()].sort()) print(key, table.get(key).length, table.get(key).sort()[0]);
let failures = 0;
"use strict";
for (let n = 0; n < 3000; n++) {
    const object = n % 3 ? { n } : Object.freeze({ n });
    try {
        (function () {
            "use strict";
            object.n = 1;
            Object.defineProperty(object, "hidden", { value: n, enumerable: n % 2 === 0 });
        })();
        failures += Object.keys(object).length === 1 ? 0 : 1;
    } catch (error) {
        failures += error instanceof TypeError ? 10 : 1000;
    }
}
print(failures);
function* primes(limit) {
    const sieve = new Uint8Array(limit);
    for (let n = 2; n < limit; n++) {
        if (sieve[n]) continue;
        yield n;
        for (let m = n * n; m < limit; m += n) sieve[m] = 1;
    }
}
print([...primes(100000)].length);
print(JSON.stringify(words.join(" ").match(/\b[a-f]+\d*[a-f]\b/g).slice(0, 40)));
print(words.map((word) => word.replace(/(\d)([a-z])/g, "$2$1")).sort().slice(0, 10).join());
