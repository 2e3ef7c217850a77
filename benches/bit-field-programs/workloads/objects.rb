# Objects, strings, closures, exceptions and a collector that has work.
class Node
  attr_reader :left, :right
  def initialize(depth)
    @left, @right = Node.new(depth - 1), Node.new(depth - 1) if depth > 0
  end

  def count
    left ? 1 + left.count + right.count : 1
  end
end

puts Node.new(12).count
words = (1..4000).map { |n| (n * 2654435761 % 4294967296).to_s(36) }
table = Hash.new { |hash, key| hash[key] = [] }
words.each { |word| table[word[0]] << word.freeze }
table.keys.sort.each { |key| puts "#{key} #{table[key].size} #{table[key].sort.first}" }
failures = 0
1000.times do |n|
  begin
    raise ArgumentError, n.to_s if n % 3 == 0
    words[n] << "x"
  rescue ArgumentError, FrozenError
    failures += 1
  end
end
puts failures
sieve = Array.new(30000, true)
(2..173).each { |n| (n * n).step(29999, n) { |m| sieve[m] = false } if sieve[n] }
puts sieve.count(true)
