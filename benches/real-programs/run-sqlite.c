/* SQLite, with a database in memory. */
#define SQLITE_OMIT_LOAD_EXTENSION
#define SQLITE_THREADSAFE 0
#define SQLITE_DEFAULT_MEMSTATUS 0
#define SQLITE_TEMP_STORE 3
#include "sqlite3.c"

static int row(void *unused, int count, char **values, char **names)
{
    (void)unused, (void)names;
    for (int at = 0; at < count; at++)
        printf("%s%s", at ? "|" : "", values[at] ? values[at] : "NULL");
    printf("\n");
    return 0;
}

int main(void)
{
    static const char *const lines[] = {
        "create table t(id integer primary key, name text, size real)",
        "create index by_size on t(size desc)",
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < 200) "
        "insert into t(name, size) select printf('row-%03d', i), (i * 37) % 101 / 4.0 from n",
        "select count(*), sum(size), min(name), max(name) from t",
        "select name, size from t where size > 24 order by size desc, name limit 5",
        "update t set size = size + 1 where id % 2 = 0",
        "delete from t where id > 150",
        "select substr(name, 5, 1) as d, count(*), round(avg(size), 3) from t group by d having count(*) > 20 order by d",
        "select a.name, b.name from t a join t b on a.id = b.id + 100 where a.size < b.size order by 1 limit 3",
        "pragma integrity_check",
    };
    sqlite3 *db;
    int failed = sqlite3_open(":memory:", &db);
    for (unsigned at = 0; at < sizeof lines / sizeof *lines; at++) {
        char *message = 0;
        if (sqlite3_exec(db, lines[at], row, 0, &message))
            failed = 1, printf("%s\n", message);
    }
    sqlite3_close(db);
    return failed;
}
