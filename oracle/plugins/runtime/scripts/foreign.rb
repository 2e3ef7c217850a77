# The driver of a unit in Ruby's gem ffi: ruby foreign.rb LIBRARY UNIT. docs/engines.md describes the protocol and the unit's JSON.
require "ffi"
require "json"

LIBRARY, UNIT = ARGV[0], JSON.parse(File.read(ARGV[1]), symbolize_names: true)

module Support
  extend FFI::Library
  ffi_lib LIBRARY
  %i[bf_fill bf_check bf_report bf_bits].each { |name| attach_function name, %i[int int pointer], :void }
  attach_function :bf_layout, %i[int int long], :void
  attach_function :bf_attach, [], :void
  attach_function :bf_next, [], :int
  attach_function :bf_run_reference, [:int], :void
  attach_function :bf_set, %i[int pointer], :void
  attach_function :bf_offer, [:int], :void
  attach_function :bf_offer_layouts, [], :void
  attach_function :bf_refuse, %i[int int string], :void
end

RECORDS, KEPT, CALLERS = {}, [], {}
ENUMS = UNIT[:enums].to_h { |one| [one[:id], one] }
INTEGERS = {
  "char" => :char, "signed char" => :char, "unsigned char" => :uchar, "short" => :short, "unsigned short" => :ushort,
  "int" => :int, "unsigned" => :uint, "unsigned int" => :uint, "long" => :long, "unsigned long" => :ulong,
  "long long" => :long_long, "unsigned long long" => :ulong_long
}

# A type as a function passes it.
def type(of)
  case of && of[:kind]
  when nil then :void
  when "bool" then :bool
  when "int" then INTEGERS.fetch(of[:c])
  when "enum" then ENUMS[of[:id]].then { |one| :"#{"u" unless one[:signed]}int#{one[:bits]}" }
  when "float" then of[:c] == "long double" ? :long_double : of[:c].to_sym
  when "pointer" then :pointer
  when "record" then class_of(of).by_value
  else raise "no #{of[:kind]}"
  end
end

# A type as a record has it.
def member(of)
  case of[:kind]
  when "record" then class_of(of)
  when "array"
    inner = member(of[:of])
    FFI::Type::Array.new(inner.is_a?(Class) ? FFI::StructByValue.new(inner) : FFI.find_type(inner), of[:count])
  else type(of)
  end
end

def record(of)
  made = Class.new(of[:kind] == "union" ? FFI::Union : FFI::Struct)
  made.send(:pack, of[:packed] ? 1 : of[:pack_bytes]) if of[:packed] || of[:pack_bytes]
  made.layout(*of[:members].each_with_index.flat_map { |one, index| [:"m#{index}", member(one[:type])] })
  RECORDS[of[:id]] = made
rescue StandardError, NotImplementedError => why
  # The functions that pass it say it.
  RECORDS[of[:id]] = why
end

# The class of a record.
def class_of(of)
  RECORDS.fetch(of[:id]).tap { |made| raise made unless made.is_a?(Class) }
end

def refuse(number, direction, why)
  Support.bf_refuse(number, direction, "#{why.class}: #{why.message}")
end

def memory(of)
  record = of[:kind] == "record" && class_of(of)
  FFI::MemoryPointer.new(record ? record.size : FFI.type_size(type(of)))
end

# The value of an object.
def given(of, memory)
  return class_of(of).new(memory) if of[:kind] == "record"

  memory.get(type(of), 0)
end

# The memory of a value that came.
def received(of, value)
  return value.to_ptr if of[:kind] == "record"

  memory(of).tap { |memory| memory.put(type(of), 0, value) }
end

def caller_of(function)
  number, parameters, result = function.values_at(:number, :parameters, :result)
  fixed, unnamed = parameters.take(function[:fixed]), parameters.drop(function[:fixed])
  library = Module.new { extend FFI::Library }
  library.ffi_lib LIBRARY
  types = fixed.map { |of| type(of) }
  unnamed_types = unnamed.map { |of| type(of) }
  library.attach_function :r, :"r_#{number}", types + (function[:variadic] ? [:varargs] : []), type(result)
  CALLERS[number] = lambda do
    objects = parameters.map { |of| memory(of) }
    objects.each_with_index { |one, index| Support.bf_fill(number, index, one) }
    values = parameters.zip(objects).map { |of, one| given(of, one) }
    came = library.r(*values.take(fixed.size), *unnamed_types.zip(values.drop(fixed.size)).flatten(1))
    Support.bf_check(number, 99, received(result, came)) if result
    objects.each_with_index { |one, index| Support.bf_check(number, 100 + index, one) }
  end
  Support.bf_offer(number)
end

def callee(function)
  number, parameters, result = function.values_at(:number, :parameters, :result)
  made = FFI::Function.new(type(result), parameters.map { |of| type(of) }) do |*came|
    parameters.zip(came).each_with_index { |(of, value), index| Support.bf_report(number, index, received(of, value)) }
    result && given(result, memory(result).tap { |memory| Support.bf_fill(number, 99, memory) })
  rescue StandardError => why
    refuse(number, 1, why)
    exit!(1)
  end
  KEPT << made
  Support.bf_set(number, made)
end

def tell(of)
  made = RECORDS[of[:id]]
  return unless made.is_a?(Class)

  Support.bf_layout(of[:id], -2, made.size)
  Support.bf_layout(of[:id], -1, made.alignment)
  of[:members].each_index { |index| Support.bf_layout(of[:id], index, made.offset_of(:"m#{index}")) }
end

Support.bf_attach
UNIT[:records].each { |of| record(of) }
UNIT[:functions].each do |function|
  [[:call, 0, :caller_of], [:define, 1, :callee]].each do |wanted, direction, make|
    function[wanted] && send(make, function)
  rescue StandardError, NotImplementedError => why
    refuse(function[:number], direction, why)
  end
end
Support.bf_offer_layouts if UNIT[:tells_layouts]
until (code = Support.bf_next) == -1
  if code == -2
    UNIT[:records].each { |of| tell(of) }
  elsif code.odd?
    Support.bf_run_reference(code / 2)
  else
    begin
      CALLERS.fetch(code / 2).call
    rescue StandardError => why
      refuse(code / 2, 0, why)
    end
  end
end
