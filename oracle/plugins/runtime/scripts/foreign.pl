# The driver of a unit in FFI::Platypus: perl foreign.pl LIBRARY UNIT. docs/engines.md describes the protocol and the unit's JSON.
use strict;
use warnings;
use FFI::Platypus 2.00;
use FFI::Platypus::Record ();
use JSON::PP ();

my ($library, $path) = @ARGV;
open my $file, '<', $path or die $!;
my $unit = JSON::PP->new->decode(join '', <$file>);
my $ffi = FFI::Platypus->new(api => 2, lib => $library);
my %support = map {
    my ($name, $result, @parameters) = @$_;
    ($name => $ffi->function($name => \@parameters => $result))
} (
    ['bf_layout', 'void', 'int', 'int', 'long'], ['bf_attach', 'void'], ['bf_next', 'int'],
    ['bf_run_reference', 'void', 'int'], ['bf_set', 'void', 'int', 'opaque'], ['bf_offer', 'void', 'int'],
    ['bf_offer_layouts', 'void'], ['bf_refuse', 'void', 'int', 'int', 'string'],
);
my (%records, %callers, @kept);
my %enums = map { ($_->{id} => $_) } @{$unit->{enums}};

sub refuse {
    my ($number, $direction, $why) = @_;
    $support{bf_refuse}->call($number, $direction, "$why");
}

sub integer {
    my ($of) = @_;
    return ($of->{signed} ? 'sint' : 'uint') . $of->{bits};
}

# A type as a function passes it.
sub type_of {
    my ($of) = @_;
    return 'void' unless $of;
    my $kind = $of->{kind};
    return 'bool' if $kind eq 'bool';
    return integer($of) if $kind eq 'int';
    return integer($enums{$of->{id}}) if $kind eq 'enum';
    return $of->{c} if $kind eq 'float' && $of->{c} =~ /^(float|double)$/;
    return 'opaque' if $kind eq 'pointer';
    return "r$of->{id}" if $kind eq 'record' && $records{$of->{id}};
    die "no $kind\n";
}

# A record has numbers, pointers and arrays of these.
sub member {
    my ($of) = @_;
    die "no record in a record\n" if $of->{kind} eq 'record';
    return type_of($of) if $of->{kind} ne 'array';
    die "no array of arrays\n" if $of->{of}{kind} =~ /^(array|record)$/;
    return type_of($of->{of}) . "[$of->{count}]";
}

for my $record (@{$unit->{records}}) {
    eval {
        my $at = 0;
        my @members = map { (member($_->{type}), 'm' . $at++) } @{$record->{members}};
        eval "package R$record->{id}; FFI::Platypus::Record::record_layout_1(\$ffi, \@members); 1" or die $@;
        $ffi->type("record(R$record->{id})" => "r$record->{id}");
        $records{$record->{id}} = $record;
    };
}

# The functions of the support object for a type, each given a reference to a value or a record.
my %of_type;
sub support_of {
    my ($name, $of) = @_;
    my $type = type_of($of);
    return $of_type{"$name $type"} //= $ffi->function($name => ['int', 'int', "$type*"] => 'void');
}

sub object {
    my ($of, @value) = @_;
    return @value ? $value[0] : "R$of->{id}"->new if $of->{kind} eq 'record';
    my $value = @value ? $value[0] : $of->{kind} eq 'pointer' ? undef : 0;
    return \$value;
}

sub value {
    my ($of, $object) = @_;
    return $of->{kind} eq 'record' ? $object : $$object;
}

sub caller_of {
    my ($function) = @_;
    my ($number, $result, @parameters) = (@$function{qw(number result)}, @{$function->{parameters}});
    my @types = map { type_of($_) } @parameters;
    my @fixed = splice @types, 0, $function->{fixed};
    my $call = $ffi->function("r_$number" => \@fixed, $function->{variadic} ? (\@types) : (), type_of($result));
    $callers{$number} = sub {
        my @objects = map { object($_) } @parameters;
        support_of('bf_fill', $parameters[$_])->call($number, $_, $objects[$_]) for 0 .. $#parameters;
        my $came = $call->call(map { value($parameters[$_], $objects[$_]) } 0 .. $#parameters);
        support_of('bf_check', $result)->call($number, 99, object($result, $came)) if $result;
        support_of('bf_check', $parameters[$_])->call($number, 100 + $_, $objects[$_]) for 0 .. $#parameters;
    };
    $support{bf_offer}->call($number);
}

sub callee {
    my ($function) = @_;
    my ($number, $result, @parameters) = (@$function{qw(number result)}, @{$function->{parameters}});
    my $type = '(' . join(',', map { type_of($_) } @parameters) . ')->' . type_of($result);
    my $closure = $ffi->closure(sub {
        my @came = @_;
        support_of('bf_report', $parameters[$_])->call($number, $_, object($parameters[$_], $came[$_])) for 0 .. $#parameters;
        return unless $result;
        my $returned = object($result);
        support_of('bf_fill', $result)->call($number, 99, $returned);
        return value($result, $returned);
    });
    my $pointer = $ffi->cast($type => 'opaque', $closure);
    push @kept, $closure;
    $support{bf_set}->call($number, $pointer);
}

sub tell_layout {
    my ($record) = @_;
    my $name = "R$record->{id}";
    $support{bf_layout}->call($record->{id}, -2, $name->_ffi_record_size);
    $support{bf_layout}->call($record->{id}, -1, $name->_ffi_record_align);
}

$support{bf_attach}->call;
for my $function (@{$unit->{functions}}) {
    for (['call', 0, \&caller_of], ['define', 1, \&callee]) {
        my ($wanted, $direction, $make) = @$_;
        next unless $function->{$wanted};
        eval { $make->($function); 1 } or refuse($function->{number}, $direction, $@);
    }
}
$support{bf_offer_layouts}->call if $unit->{tells_layouts};
while ((my $code = $support{bf_next}->call) != -1) {
    if ($code == -2) {
        tell_layout($_) for grep { $records{$_->{id}} } @{$unit->{records}};
    } elsif ($code % 2) {
        $support{bf_run_reference}->call(($code - 1) / 2);
    } else {
        eval { $callers{$code / 2}->(); 1 } or refuse($code / 2, 0, $@);
    }
}
