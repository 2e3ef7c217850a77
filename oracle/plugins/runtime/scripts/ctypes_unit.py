# The driver of a unit in ctypes; what follows it is generated. docs/engines.md describes the protocol.
import ctypes
import sys

library = ctypes.CDLL(sys.argv[1])
C_INT, C_POINTER, C_LONG = ctypes.c_int, ctypes.c_void_p, ctypes.c_long
for name, parameters in {
    "bf_fill": [C_INT, C_INT, C_POINTER],
    "bf_check": [C_INT, C_INT, C_POINTER],
    "bf_report": [C_INT, C_INT, C_POINTER],
    "bf_layout": [C_INT, C_INT, C_LONG],
    "bf_bits": [C_INT, C_INT, C_POINTER],
    "bf_attach": [],
    "bf_run_reference": [C_INT],
    "bf_set": [C_INT, C_POINTER],
    "bf_offer": [C_INT],
    "bf_offer_layouts": [],
    "bf_refuse": [C_INT, C_INT, ctypes.c_char_p],
}.items():
    function = getattr(library, name)
    function.argtypes, function.restype = parameters, None
library.bf_next.argtypes, library.bf_next.restype = [], C_INT


class LongDouble(ctypes.c_longdouble):
    """A number that is not turned into one of Python's, which is shorter."""


R, layouts, callers, kept = {}, [], {}, []
library.bf_attach()


def refuse(number, direction, why):
    text = f"{type(why).__name__}: {why}" if isinstance(why, Exception) else why
    library.bf_refuse(number, direction, text.encode())


def record(number, base, pack, fields, anonymous):
    try:
        contents = {"_fields_": fields()}
        if pack is not None:
            contents["_pack_"] = pack
        if anonymous:
            contents["_anonymous_"] = anonymous
        # Classes whose members are packed say whose layout is meant, since that is not a matter of course any more (3.14).
        if pack is not None and sys.version_info >= (3, 14):
            contents["_layout_"] = "gcc-sysv"
        R[number] = type(f"R{number}", (base,), contents)
        layouts.append(number)
    except Exception:
        # The functions that pass it say that it is not there.
        pass


def is_simple(of):
    return of is not LongDouble and issubclass(of, ctypes._SimpleCData)


def given(of, value):
    """What a caller passes: of simple types a value of Python."""
    return value.value if is_simple(of) else value


def received(of, value):
    """An object in C's form of what came: of simple types a value of Python came."""
    return of(value) if is_simple(of) else value


def caller(number, named, signature):
    try:
        result, parameters = signature()
        function = library[f"r_{number}"]
        function.argtypes, function.restype = parameters[:named], result
    except Exception as why:
        refuse(number, 0, why)
        return

    def run():
        objects = [of() for of in parameters]
        for index, one in enumerate(objects):
            library.bf_fill(number, index, ctypes.addressof(one))
        passed = [given(of, one) for of, one in zip(parameters[:named], objects)]
        came = function(*passed, *objects[named:])
        if result is not None:
            library.bf_check(number, 99, ctypes.addressof(received(result, came)))
        for index, one in enumerate(objects):
            library.bf_check(number, 100 + index, ctypes.addressof(one))

    callers[number] = run
    library.bf_offer(number)


def callee(number, signature):
    try:
        result, parameters = signature()
        if result is LongDouble:
            raise NotImplementedError("callbacks return a long double as a float of Python")

        def run(*came):
            try:
                for index, (of, one) in enumerate(zip(parameters, came)):
                    one = received(of, one)
                    library.bf_report(number, index, ctypes.addressof(one))
                if result is None:
                    return None
                returned = result()
                library.bf_fill(number, 99, ctypes.addressof(returned))
                return returned.value
            except Exception as why:
                refuse(number, 1, why)
                return 0

        made = ctypes.CFUNCTYPE(result, *parameters)(run)
    except Exception as why:
        refuse(number, 1, why)
        return
    kept.append(made)
    library.bf_set(number, ctypes.cast(made, ctypes.c_void_p))


def tell(number):
    of = R[number]
    library.bf_layout(number, -2, ctypes.sizeof(of))
    library.bf_layout(number, -1, ctypes.alignment(of))
    for index, (name, member, *bits) in enumerate(of._fields_):
        if bits:
            one = of()
            setattr(one, name, True if member is ctypes.c_bool else -1)
            library.bf_bits(number, index, ctypes.addressof(one))
        else:
            library.bf_layout(number, index, getattr(of, name).offset)


def drive(lays_out):
    if lays_out:
        library.bf_offer_layouts()
    while True:
        code = library.bf_next()
        if code == -1:
            break
        if code == -2:
            for number in layouts:
                tell(number)
        elif code % 2:
            library.bf_run_reference(code // 2)
        else:
            try:
                callers[code // 2]()
            except Exception as why:
                refuse(code // 2, 0, why)


