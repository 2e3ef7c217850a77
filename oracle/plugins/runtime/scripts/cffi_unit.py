# The driver of a unit in cffi's ABI mode; what follows it is generated. docs/engines.md describes the protocol.
import sys

from cffi import FFI

ffi = FFI()
ffi.cdef("""
@DECLARATIONS@
""")
library = ffi.dlopen(sys.argv[1])
layouts, callers, kept = [], {}, []
library.bf_attach()


def refuse(number, direction, why):
    library.bf_refuse(number, direction, f"{type(why).__name__}: {why}".encode())


def cdef(text, pack=None):
    # "packed" is the same as "pack" of 1.
    ffi.cdef(text, **({} if pack is None else {"packed": True} if pack == 1 else {"pack": pack}))


def record(number, text, pack, of, members):
    try:
        cdef(text, pack)
        ffi.sizeof(of)
        layouts.append((number, of, members))
    except Exception:
        # The functions that pass it say that it is not there.
        pass


def pointer_to(of):
    return ffi.typeof(ffi.getctype(of, "*"))


def caller(number, prototype, named, parameters, result):
    try:
        ffi.cdef(prototype + ";")
        function = getattr(library, f"r_{number}")
        pointers = [pointer_to(of) for of in parameters]
        result_pointer = result and pointer_to(result)
    except Exception as why:
        refuse(number, 0, why)
        return

    def run():
        objects = [ffi.new(of) for of in pointers]
        for index, one in enumerate(objects):
            library.bf_fill(number, index, one)
        passed = [one[0] for one in objects]
        # What has no parameter to be converted to has to say its type.
        for index in range(named, len(passed)):
            if not isinstance(passed[index], ffi.CData):
                passed[index] = ffi.cast(parameters[index], passed[index])
        came = function(*passed)
        if result is not None:
            library.bf_check(number, 99, ffi.new(result_pointer, came))
        for index, one in enumerate(objects):
            library.bf_check(number, 100 + index, one)

    callers[number] = run
    library.bf_offer(number)


def callee(number, pointer, parameters, result):
    try:
        pointers = [pointer_to(of) for of in parameters]
        result_pointer = result and pointer_to(result)

        def run(*came):
            for index, (of, one) in enumerate(zip(pointers, came)):
                library.bf_report(number, index, ffi.new(of, one))
            if result is None:
                return None
            returned = ffi.new(result_pointer)
            library.bf_fill(number, 99, returned)
            return returned[0]

        made = ffi.callback(pointer, run)
    except Exception as why:
        refuse(number, 1, why)
        return
    kept.append(made)
    library.bf_set(number, made)


def tell(number, of, members):
    library.bf_layout(number, -2, ffi.sizeof(of))
    library.bf_layout(number, -1, ffi.alignof(of))
    fields = dict(ffi.typeof(of).fields)
    for index, name, is_bits in members:
        if is_bits:
            one = ffi.new(pointer_to(of))
            setattr(one, name, all_ones(fields[name]))
            library.bf_bits(number, index, one)
        else:
            library.bf_layout(number, index, fields[name].offset)


def all_ones(field):
    # cffi holds values to the range of their bit-field.
    is_signed = int(ffi.cast(field.type, -1)) < 0
    return -1 if is_signed else (1 << field.bitsize) - 1


def drive(lays_out):
    if lays_out:
        library.bf_offer_layouts()
    while True:
        code = library.bf_next()
        if code == -1:
            break
        if code == -2:
            for one in layouts:
                tell(*one)
        elif code % 2:
            library.bf_run_reference(code // 2)
        else:
            try:
                callers[code // 2]()
            except Exception as why:
                refuse(code // 2, 0, why)


