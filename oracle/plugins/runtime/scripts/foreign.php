<?php
// The driver of a unit in PHP's FFI, which takes C: php foreign.php LIBRARY UNIT. docs/engines.md describes the protocol and the unit's JSON.
[, $library, $path] = $argv;
$unit = json_decode(file_get_contents($path), true);
$support = FFI::cdef('
@DECLARATIONS@
', $library);
$records = array_column($unit['records'], null, 'id');
$enums = array_column($unit['enums'], null, 'id');
$support->bf_attach();

// The declaration of a name, or with none a type.
function declared(array $type, string $name): string
{
    global $records, $enums;
    switch ($type['kind']) {
        case 'array': return declared($type['of'], "{$name}[{$type['count']}]");
        case 'bool': return "_Bool $name";
        case 'pointer': return "void *$name";
        case 'enum': return "enum {$enums[$type['id']]['name']} $name";
        case 'record':
            $record = $records[$type['id']];
            $tag = $record['untagged'] ?? false ? '' : "{$record['kind']} ";
            return "$tag{$record['name']} $name";
        default: return "{$type['c']} $name";
    }
}

function aligned(array $of): string
{
    return isset($of['align_bytes']) ? " __attribute__((aligned({$of['align_bytes']})))" : '';
}

function member(array $member): string
{
    global $records;
    if (isset($member['width_bits'])) {
        return declared($member['type'], $member['name'] ?? '') . " : {$member['width_bits']}";
    }
    $text = isset($member['name']) ? declared($member['type'], $member['name']) : body($records[$member['type']['id']], '');
    return $text . ($member['packed'] ?? false ? ' __attribute__((packed))' : '') . aligned($member);
}

function body(array $record, string $name): string
{
    $members = implode(' ', array_map(fn ($member) => member($member) . ';', $record['members']));
    $packed = $record['packed'] ? ' __attribute__((packed))' : '';
    return "{$record['kind']}$packed $name { $members }" . aligned($record);
}

// The definitions that types need, by their names.
function definitions(array $types, array &$all = []): array
{
    global $records, $enums;
    foreach ($types as $type) {
        if ($type === null) {
            continue;
        } elseif ($type['kind'] === 'array') {
            definitions([$type['of']], $all);
        } elseif ($type['kind'] === 'enum') {
            $enum = $enums[$type['id']];
            $constants = array_map(fn ($constant) => "{$constant['name']} = {$constant['value']}", $enum['constants']);
            $packed = $enum['bits'] < 32 ? ' __attribute__((packed))' : '';
            $all[$enum['name']] = "enum$packed {$enum['name']} { " . implode(', ', $constants) . ' };';
        } elseif ($type['kind'] === 'record') {
            $record = $records[$type['id']];
            definitions(array_column($record['members'], 'type'), $all);
            $all[$record['name']] ??= $record['untagged'] ?? false
                ? 'typedef ' . body($record, '') . " {$record['name']};"
                : body($record, $record['name']) . ';';
        }
    }
    return $all;
}

function refuse(int $number, int $direction, Throwable $why): void
{
    global $support;
    $support->bf_refuse($number, $direction, get_class($why) . ': ' . $why->getMessage());
}

// A function's own declarations: what one text has wrong is no matter of the others.
function declarations(array $function, string $storage, string $name): FFI
{
    global $library;
    foreach ([$function['result'], ...$function['parameters']] as $type) {
        if ($type !== null && $type['kind'] === 'float' && $type['c'] === 'long double') {
            throw new RuntimeException('a long double becomes a float of PHP, which is shorter');
        }
    }
    $types = [...$function['parameters'], $function['result']];
    $parameters = array_map(fn ($type) => declared($type, ''), array_slice($function['parameters'], 0, $function['fixed']));
    if ($function['variadic']) {
        $parameters[] = '...';
    }
    $signature = '(' . (implode(', ', $parameters) ?: 'void') . ')';
    $result = $function['result'] === null ? 'void ' : declared($function['result'], '');
    return FFI::cdef(implode("\n", definitions($types)) . "\n$storage $result $name$signature;", $library);
}

function one(FFI $c, array $type): FFI\CData
{
    return $c->new(declared(['kind' => 'array', 'of' => $type, 'count' => 1], ''));
}

function caller(array $function): Closure
{
    $number = $function['number'];
    $c = declarations($function, 'extern', "r_$number");
    return function () use ($c, $function, $number) {
        global $support;
        $objects = array_map(fn ($type) => one($c, $type), $function['parameters']);
        foreach ($objects as $index => $object) {
            $support->bf_fill($number, $index, FFI::addr($object));
        }
        $came = $c->{"r_$number"}(...array_map(fn ($object) => $object[0], $objects));
        if ($function['result'] !== null) {
            $result = one($c, $function['result']);
            $result[0] = $came;
            $support->bf_check($number, 99, FFI::addr($result));
        }
        foreach ($objects as $index => $object) {
            $support->bf_check($number, 100 + $index, FFI::addr($object));
        }
    };
}

function callee(array $function): FFI\CData
{
    $number = $function['number'];
    $c = declarations($function, 'typedef', '(*callee)');
    $pointers = $c->new('callee[1]');
    $pointers[0] = function (...$came) use ($c, $function, $number) {
        global $support;
        try {
            foreach ($function['parameters'] as $index => $type) {
                $object = one($c, $type);
                $object[0] = $came[$index];
                $support->bf_report($number, $index, FFI::addr($object));
            }
            if ($function['result'] === null) {
                return null;
            }
            // An element does not keep its array: a record is returned as an object of its own.
            $is_record = $function['result']['kind'] === 'record';
            $result = $is_record ? $c->new(declared($function['result'], '')) : one($c, $function['result']);
            $support->bf_fill($number, 99, FFI::addr($result));
            return $is_record ? $result : $result[0];
        } catch (Throwable $why) {
            refuse($number, 1, $why);
            exit(1);
        }
    };
    return $pointers;
}

function tell(array $record): void
{
    global $support;
    $c = FFI::cdef(implode("\n", definitions([['kind' => 'record', 'id' => $record['id']]])));
    $type = $c->type("{$record['kind']} {$record['name']}");
    $support->bf_layout($record['id'], -2, $type->getSize());
    $support->bf_layout($record['id'], -1, $type->getAlignment());
    foreach ($record['members'] as $index => $member) {
        if (!isset($member['name'])) {
            continue;
        } elseif (isset($member['width_bits'])) {
            $object = $c->new($type);
            $object->{$member['name']} = $member['type']['kind'] === 'bool' ? true : -1;
            $support->bf_bits($record['id'], $index, FFI::addr($object));
        } else {
            $support->bf_layout($record['id'], $index, $type->getStructFieldOffset($member['name']));
        }
    }
}

function is_anonymous(int $id): bool
{
    global $unit;
    foreach (array_merge(...array_column($unit['records'], 'members')) as $member) {
        if (!isset($member['name']) && ($member['type']['id'] ?? null) === $id && $member['type']['kind'] === 'record') {
            return true;
        }
    }
    return false;
}

[$callers, $callees] = [[], []];
foreach ($unit['functions'] as $function) {
    $number = $function['number'];
    if ($function['call']) {
        try {
            $callers[$number] = caller($function);
            $support->bf_offer($number);
        } catch (Throwable $why) {
            refuse($number, 0, $why);
        }
    }
    if ($function['define']) {
        try {
            $callees[$number] = callee($function);
            $support->bf_set($number, FFI::cast('void *', $callees[$number][0]));
        } catch (Throwable $why) {
            refuse($number, 1, $why);
        }
    }
}
if ($unit['tells_layouts']) {
    $support->bf_offer_layouts();
}
while (($code = $support->bf_next()) !== -1) {
    if ($code === -2) {
        foreach ($unit['records'] as $record) {
            // What is only an anonymous member has no name, and what is refused here the functions say.
            try {
                is_anonymous($record['id']) || tell($record);
            } catch (Throwable) {
            }
        }
    } elseif ($code % 2) {
        $support->bf_run_reference(intdiv($code, 2));
    } else {
        try {
            $callers[intdiv($code, 2)]();
        } catch (Throwable $why) {
            refuse(intdiv($code, 2), 0, $why);
        }
    }
}
