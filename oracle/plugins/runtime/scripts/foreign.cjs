// The driver of a unit in koffi: node foreign.cjs LIBRARY UNIT. docs/engines.md describes the protocol and the unit's JSON.
"use strict";
const koffi = require("koffi");
const [, , libraryPath, unitPath] = process.argv;
const unit = JSON.parse(require("fs").readFileSync(unitPath, "utf8"));
const library = koffi.load(libraryPath);
const object = ["int", "int", "void *"];
const support = {};
for (const [name, result, parameters] of [
  ["bf_fill", "void", object],
  ["bf_check", "void", object],
  ["bf_report", "void", object],
  ["bf_layout", "void", ["int", "int", "long"]],
  ["bf_attach", "void", []],
  ["bf_leave_out", "void", ["int"]],
  ["bf_next", "int", []],
  ["bf_run_reference", "void", ["int"]],
  ["bf_set", "void", ["int", "void *"]],
  ["bf_offer", "void", ["int"]],
  ["bf_offer_layouts", "void", []],
  ["bf_refuse", "void", ["int", "int", "str"]],
]) {
  support[name] = library.func(name, result, parameters);
}

const records = new Map();
const enums = new Map(unit.enums.map((one) => [one.id, one]));

function integer({ bits, signed }) {
  return `${signed ? "" : "u"}int${bits}`;
}

function type(of) {
  switch (of?.kind) {
    case undefined: return "void";
    case "bool": return "bool";
    case "int": return integer(of);
    case "enum": return integer(enums.get(of.id));
    case "float": return of.c;
    case "pointer": return "void *";
    case "array": return koffi.array(type(of.of), of.count, "Array");
    case "record": {
      const made = records.get(of.id);
      if (made instanceof Error) throw made;
      return made;
    }
    default: throw new Error(`no ${of.kind}`);
  }
}

// A member's alignment, which may be less than its type's, goes before its type.
function member(of) {
  const made = type(of.type);
  return of.packed ? [1, made] : made;
}

for (const of of unit.records) {
  try {
    const members = Object.fromEntries(of.members.map((one, index) => [`m${index}`, member(one)]));
    const make = of.kind === "union" ? koffi.union : of.packed ? koffi.pack : koffi.struct;
    records.set(of.id, make(of.name, members));
  } catch (why) {
    // The functions that pass it say it.
    records.set(of.id, why);
  }
}

function refuse(number, direction, why) {
  support.bf_refuse(number, direction, String(why));
}

function caller({ number, parameters, fixed, variadic, result }) {
  const types = parameters.map(type);
  const to = type(result);
  const call = library.func(`r_${number}`, to, [...types.slice(0, fixed), ...(variadic ? ["..."] : [])]);
  return () => {
    const objects = types.map((of) => Buffer.alloc(koffi.sizeof(of)));
    objects.forEach((one, index) => support.bf_fill(number, index, one));
    const values = objects.map((one, index) => koffi.decode(one, types[index]));
    const unnamed = values.slice(fixed).flatMap((value, index) => [types[fixed + index], value]);
    const came = call(...values.slice(0, fixed), ...unnamed);
    if (result) {
      const returned = Buffer.alloc(koffi.sizeof(to));
      koffi.encode(returned, to, came);
      support.bf_check(number, 99, returned);
    }
    objects.forEach((one, index) => support.bf_check(number, 100 + index, one));
  };
}

function callee({ number, parameters, result }) {
  const types = parameters.map(type);
  const to = type(result);
  const made = koffi.proto(`f_${number}`, to, types);
  return koffi.register((...came) => {
    came.forEach((value, index) => {
      const one = Buffer.alloc(koffi.sizeof(types[index]));
      koffi.encode(one, types[index], value);
      support.bf_report(number, index, one);
    });
    if (!result) return undefined;
    const returned = Buffer.alloc(koffi.sizeof(to));
    support.bf_fill(number, 99, returned);
    return koffi.decode(returned, to);
  }, koffi.pointer(made));
}

function tell(of) {
  const made = records.get(of.id);
  if (made instanceof Error) return;
  support.bf_layout(of.id, -2, koffi.sizeof(made));
  support.bf_layout(of.id, -1, koffi.alignof(made));
  of.members.forEach((_, index) => support.bf_layout(of.id, index, koffi.offsetof(made, `m${index}`)));
}

support.bf_attach();
// A number of JavaScript that is none has no payload: the round of extremes, which passes NaNs, is left out.
support.bf_leave_out(1);
const callers = new Map();
for (const of of unit.functions) {
  try {
    if (of.call) {
      callers.set(of.number, caller(of));
      support.bf_offer(of.number);
    }
  } catch (why) {
    refuse(of.number, 0, why);
  }
  try {
    if (of.define) support.bf_set(of.number, callee(of));
  } catch (why) {
    refuse(of.number, 1, why);
  }
}
if (unit.tells_layouts) support.bf_offer_layouts();
for (let code; (code = support.bf_next()) !== -1; ) {
  if (code === -2) {
    unit.records.forEach(tell);
  } else if (code % 2) {
    support.bf_run_reference((code - 1) / 2);
  } else {
    try {
      callers.get(code / 2)();
    } catch (why) {
      refuse(code / 2, 0, why);
    }
  }
}
process.exit(0);
