/* Lua's core and the libraries that need no system, running a script. */
#define LUA_CORE
#define LUA_LIB
#include "lprefix.h"
#include <stdio.h>
#include "lua.h"
#include "lauxlib.h"
#include "lualib.h"
#include "lzio.c"
#include "lctype.c"
#include "lopcodes.c"
#include "lmem.c"
#include "lundump.c"
#include "ldump.c"
#include "lstate.c"
#include "lgc.c"
#include "llex.c"
#include "lcode.c"
#include "lparser.c"
#include "ldebug.c"
#include "lfunc.c"
#include "lobject.c"
#include "ltm.c"
#include "lstring.c"
#include "ltable.c"
#include "ldo.c"
#include "lvm.c"
#include "lapi.c"
#include "lauxlib.c"
#include "lbaselib.c"
#include "lcorolib.c"
#include "lmathlib.c"
#include "lstrlib.c"
#include "ltablib.c"
#include "lutf8lib.c"

static const char script[] =
    "local primes = {}\n"
    "for n = 2, 500 do\n"
    "  local is = true\n"
    "  for _, p in ipairs(primes) do if n % p == 0 then is = false break end end\n"
    "  if is then primes[#primes + 1] = n end\n"
    "end\n"
    "print(#primes, table.concat(primes, ' ', 1, 10))\n"
    "local co = coroutine.wrap(function(a) for i = 1, 3 do a = coroutine.yield(a * i) end return 'end' end)\n"
    "print(co(1), co(2), co(3), co(4))\n"
    "local m = setmetatable({}, {__index = function(_, k) return k .. '!' end, __add = function() return 42 end})\n"
    "print(m.key, m + m, string.format('%5.2f|%-6s|%x', 3.14159, 'ab', 255))\n"
    "print(('hello world'):gsub('o', '0'), ('a,b,c'):find(',', 3, true), pcall(error, 'no', 0))\n"
    "local words = {'struct', 'bit', 'field', 'abi'}\n"
    "table.sort(words, function(a, b) return a > b end)\n"
    "print(table.concat(words, ','), 7 // 2, -7 % 3, 2 ^ 10, 1 << 40, math.maxinteger, utf8.char(228, 8364))\n"
    "local s = 0\n"
    "for i = 1, 3000 do local t = {i, i * 2, x = i}; s = s + t[1] + t.x end\n"
    "print(s)\n";

int main(void)
{
    lua_State *L = luaL_newstate();
    luaL_requiref(L, "_G", luaopen_base, 1);
    luaL_requiref(L, "coroutine", luaopen_coroutine, 1);
    luaL_requiref(L, "table", luaopen_table, 1);
    luaL_requiref(L, "string", luaopen_string, 1);
    luaL_requiref(L, "math", luaopen_math, 1);
    luaL_requiref(L, "utf8", luaopen_utf8, 1);
    int failed = luaL_dostring(L, script);
    if (failed)
        printf("%s\n", lua_tostring(L, -1));
    lua_close(L);
    return failed;
}
