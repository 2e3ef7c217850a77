// The driver of a unit in Java's foreign function interface. docs/engines.md describes the protocol.
import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Foreign {
    static final Linker LINKER = Linker.nativeLinker();
    static final Arena FOREVER = Arena.global();
    static SymbolLookup library;
    static MethodHandle fill, check, report, next, runReference, set, offer, refuse;

    static MethodHandle support(String name, MemoryLayout result, MemoryLayout... parameters) {
        FunctionDescriptor descriptor =
                result == null ? FunctionDescriptor.ofVoid(parameters) : FunctionDescriptor.of(result, parameters);
        return LINKER.downcallHandle(library.find(name).orElseThrow(), descriptor);
    }

    static void refuse(int number, int direction, Throwable why) {
        try (Arena arena = Arena.ofConfined()) {
            refuse.invokeExact(number, direction, arena.allocateFrom(String.valueOf(why)));
        } catch (Throwable failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Reads a layout, as language/java.rs writes it. */
    static final class Reader {
        final String text;
        int at;

        Reader(String text) {
            this.text = text;
        }

        long number() {
            int from = at;
            while (Character.isDigit(text.charAt(at))) at++;
            return Long.parseLong(text.substring(from, at));
        }

        MemoryLayout layout() {
            if (Character.isDigit(text.charAt(at))) {
                long bytes = number();
                at++;
                return MemoryLayout.paddingLayout(bytes);
            }
            char kind = text.charAt(at++);
            switch (kind) {
                case 'b': return ValueLayout.JAVA_BYTE;
                case 's': return ValueLayout.JAVA_SHORT;
                case 'c': return ValueLayout.JAVA_CHAR;
                case 'i': return ValueLayout.JAVA_INT;
                case 'l': return ValueLayout.JAVA_LONG;
                case 'z': return ValueLayout.JAVA_BOOLEAN;
                case 'f': return ValueLayout.JAVA_FLOAT;
                case 'd': return ValueLayout.JAVA_DOUBLE;
                case 'p': return ValueLayout.ADDRESS;
                case 'v': return null;
                case '[': {
                    long count = number();
                    at++;
                    MemoryLayout of = layout();
                    at++;
                    return MemoryLayout.sequenceLayout(count, of);
                }
                case '{':
                case '(': {
                    List<MemoryLayout> members = new ArrayList<>();
                    while ("})".indexOf(text.charAt(at)) < 0) members.add(layout());
                    at++;
                    MemoryLayout[] all = members.toArray(new MemoryLayout[0]);
                    return kind == '{' ? MemoryLayout.structLayout(all) : MemoryLayout.unionLayout(all);
                }
                default: throw new IllegalArgumentException(text);
            }
        }
    }

    /** The value of an object, as a call is given it. */
    static Object get(MemoryLayout layout, MemorySegment object) {
        if (layout instanceof ValueLayout.OfByte of) return object.get(of, 0);
        if (layout instanceof ValueLayout.OfShort of) return object.get(of, 0);
        if (layout instanceof ValueLayout.OfChar of) return object.get(of, 0);
        if (layout instanceof ValueLayout.OfInt of) return object.get(of, 0);
        if (layout instanceof ValueLayout.OfLong of) return object.get(of, 0);
        if (layout instanceof ValueLayout.OfBoolean of) return object.get(of, 0);
        if (layout instanceof ValueLayout.OfFloat of) return object.get(of, 0);
        if (layout instanceof ValueLayout.OfDouble of) return object.get(of, 0);
        if (layout instanceof AddressLayout of) return object.get(of, 0);
        return object;
    }

    /** The object of a value that came. */
    static MemorySegment object(Arena arena, MemoryLayout layout, Object value) {
        if (!(layout instanceof ValueLayout)) return (MemorySegment) value;
        MemorySegment object = arena.allocate(layout);
        if (layout instanceof ValueLayout.OfByte of) object.set(of, 0, (byte) value);
        else if (layout instanceof ValueLayout.OfShort of) object.set(of, 0, (short) value);
        else if (layout instanceof ValueLayout.OfChar of) object.set(of, 0, (char) value);
        else if (layout instanceof ValueLayout.OfInt of) object.set(of, 0, (int) value);
        else if (layout instanceof ValueLayout.OfLong of) object.set(of, 0, (long) value);
        else if (layout instanceof ValueLayout.OfBoolean of) object.set(of, 0, (boolean) value);
        else if (layout instanceof ValueLayout.OfFloat of) object.set(of, 0, (float) value);
        else if (layout instanceof ValueLayout.OfDouble of) object.set(of, 0, (double) value);
        else if (layout instanceof AddressLayout of) object.set(of, 0, (MemorySegment) value);
        return object;
    }

    static final class Function {
        final int number, named;
        final MemoryLayout result;
        final MemoryLayout[] parameters;
        final FunctionDescriptor descriptor;
        MethodHandle call;

        Function(String[] words) {
            number = Integer.parseInt(words[1]);
            named = Integer.parseInt(words[2]);
            result = new Reader(words[3]).layout();
            parameters = new MemoryLayout[words.length - 4];
            for (int j = 0; j < parameters.length; j++) parameters[j] = new Reader(words[4 + j]).layout();
            descriptor = result == null
                    ? FunctionDescriptor.ofVoid(parameters)
                    : FunctionDescriptor.of(result, parameters);
        }

        void prepareCall() {
            Linker.Option[] options =
                    named < 0 ? new Linker.Option[0] : new Linker.Option[] {Linker.Option.firstVariadicArg(named)};
            call = LINKER.downcallHandle(library.find("r_" + number).orElseThrow(), descriptor, options);
        }

        void run() throws Throwable {
            try (Arena arena = Arena.ofConfined()) {
                List<Object> passed = new ArrayList<>();
                // A record as result goes where an allocator says.
                if (result != null && !(result instanceof ValueLayout)) passed.add((SegmentAllocator) arena);
                MemorySegment[] objects = new MemorySegment[parameters.length];
                for (int j = 0; j < objects.length; j++) {
                    objects[j] = arena.allocate(parameters[j]);
                    fill.invokeExact(number, j, objects[j]);
                    passed.add(get(parameters[j], objects[j]));
                }
                Object came = call.invokeWithArguments(passed);
                if (result != null) check.invokeExact(number, 99, object(arena, result, came));
                for (int j = 0; j < objects.length; j++) check.invokeExact(number, 100 + j, objects[j]);
            }
        }

        Object answer(Object[] came) {
            MemorySegment returned = result == null ? null : FOREVER.allocate(result);
            try (Arena arena = Arena.ofConfined()) {
                for (int j = 0; j < came.length; j++) {
                    report.invokeExact(number, j, object(arena, parameters[j], came[j]));
                }
                if (returned != null) fill.invokeExact(number, 99, returned);
            } catch (Throwable why) {
                refuse(number, 1, why);
            }
            return returned == null ? null : get(result, returned);
        }

        void prepareCallback() throws Throwable {
            MethodHandle answer = MethodHandles.lookup()
                    .bind(this, "answer", MethodType.methodType(Object.class, Object[].class))
                    .asCollector(Object[].class, parameters.length)
                    .asType(descriptor.toMethodType());
            set.invokeExact(number, LINKER.upcallStub(answer, descriptor, FOREVER));
        }
    }

    public static void main(String[] arguments) throws Throwable {
        library = SymbolLookup.libraryLookup(Path.of(arguments[0]), FOREVER);
        MemoryLayout number = ValueLayout.JAVA_INT, pointer = ValueLayout.ADDRESS;
        fill = support("bf_fill", null, number, number, pointer);
        check = support("bf_check", null, number, number, pointer);
        report = support("bf_report", null, number, number, pointer);
        next = support("bf_next", number);
        runReference = support("bf_run_reference", null, number);
        set = support("bf_set", null, number, pointer);
        offer = support("bf_offer", null, number);
        refuse = support("bf_refuse", null, number, number, pointer);
        support("bf_attach", null).invokeExact();
        Map<Integer, Function> callers = new HashMap<>();
        for (String line : Files.readAllLines(Path.of(arguments[1]))) {
            String[] words = line.trim().split(" +");
            boolean calls = words[0].equals("caller");
            int which = Integer.parseInt(words[1]);
            try {
                Function function = new Function(words);
                if (calls) {
                    function.prepareCall();
                    callers.put(which, function);
                    offer.invokeExact(which);
                } else {
                    function.prepareCallback();
                }
            } catch (RuntimeException why) {
                refuse(which, calls ? 0 : 1, why);
            }
        }
        while (true) {
            int code = (int) next.invokeExact();
            if (code == -1) break;
            if (code % 2 != 0) {
                runReference.invokeExact(code / 2);
            } else {
                try {
                    callers.get(code / 2).run();
                } catch (Exception why) {
                    refuse(code / 2, 0, why);
                }
            }
        }
    }
}
