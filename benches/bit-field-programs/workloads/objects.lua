-- Tables, strings, closures, coroutines and errors.
local Node = {}
Node.__index = Node
function Node.new(depth)
  local node = setmetatable({}, Node)
  if depth > 0 then
    node.left, node.right = Node.new(depth - 1), Node.new(depth - 1)
  end
  return node
end
function Node:count()
  return self.left and 1 + self.left:count() + self.right:count() or 1
end
print(Node.new(15):count())
local words = {}
for n = 1, 20000 do
  words[n] = string.format("%x", n * 2654435761 % 4294967296)
end
table.sort(words)
print(words[1], words[10000], words[20000], #table.concat(words, " "):gsub("%d(%a)", "%1"))
local primes = coroutine.wrap(function()
  local sieve = {}
  for n = 2, 200000 do
    if not sieve[n] then
      coroutine.yield(n)
      for m = n * n, 200000, n do sieve[m] = true end
    end
  end
end)
local count = 0
for _ in primes do count = count + 1 end
print(count)
local failures = 0
for n = 1, 5000 do
  if not pcall(function() return n % 3 == 0 and error(n) or nil + (n % 2 == 0 and 1 or nil) end) then failures = failures + 1 end
end
print(failures)
