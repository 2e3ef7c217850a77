-- The driver of a unit in LuaJIT; what follows it is generated. docs/engines.md describes the protocol.
local ffi = require("ffi")
ffi.cdef [[
@DECLARATIONS@
]]
local C = ffi.load(arg[1])
local new = ffi.new
-- Calls are compiled after a few: so many come before the one that counts.
local rehearsals = jit.status() and 150 or 0
local callers, callees, layouts = {}, {}, {}
C.bf_attach()

local function refuse(number, direction, why)
  C.bf_refuse(number, direction, tostring(why))
end

local function cdef(text)
  return pcall(ffi.cdef, text)
end

local function array(of)
  return ffi.typeof(of .. "[1]")
end

local function record(number, text, of, members)
  if cdef(text) then
    layouts[#layouts + 1] = {number, of, members}
  end
end

local function caller(number, prototype, make)
  local ok, run = pcall(function()
    ffi.cdef(prototype .. ";")
    local run = make()
    return run
  end)
  if ok then
    callers[number] = run
    C.bf_offer(number)
  else
    refuse(number, 0, run)
  end
end

local function callee(number, pointer, run)
  local ok, made = pcall(ffi.cast, pointer, function(...)
    local results = {pcall(run, ...)}
    if not results[1] then refuse(number, 1, results[2]) end
    return results[2]
  end)
  if ok then
    callees[number] = made
    C.bf_set(number, made)
  else
    refuse(number, 1, made)
  end
end

local function tell(number, of, members)
  C.bf_layout(number, -2, ffi.sizeof(of))
  C.bf_layout(number, -1, ffi.alignof(of))
  for _, member in ipairs(members) do
    local index, name, set = member[1], member[2], member[3]
    if set then
      local x = new(of .. "[1]")
      set(x[0])
      C.bf_bits(number, index, x)
    else
      C.bf_layout(number, index, (ffi.offsetof(of, name)))
    end
  end
end

local function call(number)
  local run = callers[number]
  for left = rehearsals, 0, -1 do
    C.bf_rehearse(left)
    run()
  end
end

local function reference(number)
  C.bf_run_reference(number)
end

-- Code that is called back from is not to be compiled ("ffi.* Semantics", Callbacks).
jit.off(reference)

local function drive(lays_out)
  if lays_out then C.bf_offer_layouts() end
  while true do
    local code = C.bf_next()
    if code == -1 then
      break
    elseif code == -2 then
      for _, one in ipairs(layouts) do tell(one[1], one[2], one[3]) end
    elseif code % 2 == 1 then
      reference((code - 1) / 2)
    else
      local ok, why = pcall(call, code / 2)
      if not ok then refuse(code / 2, 0, why) end
    end
  end
end

jit.off(drive)

