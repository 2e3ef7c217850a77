// Tables, indexes, triggers, views and queries, in memory.
#include <stdio.h>
#include "sqlite3.h"

static int print(void *unused, int columns, char **values, char **names) {
    for (int at = 0; at < columns; at++)
        printf("%s=%s ", names[at], values[at] ? values[at] : "NULL");
    printf("\n");
    return 0;
}

static const char *const STATEMENTS[] = {
    "create table item(id integer primary key, name text collate nocase, price real, kind int references kind(id))",
    "create table kind(id integer primary key, name text unique not null)",
    "create table log(what text, at int)",
    "create index by_kind on item(kind, price desc) where price > 3",
    "create index by_name on item(name)",
    "create trigger after_item after update on item begin insert into log values('changed ' || new.name, old.id); end",
    "create view dear as select kind.name as kind, count(*) as n, max(price) as most from item join kind on kind = kind.id group by 1",
    "insert into kind with recursive n(i) as (select 1 union all select i + 1 from n where i < 20) select i, 'kind' || i from n",
    "insert into item with recursive n(i) as (select 1 union all select i + 1 from n where i < 8000)"
    " select i, printf('%x', i * 2654435761 % 4294967296), i * 37 % 101 / 10.0, i % 20 + 1 from n",
    "select * from dear order by most desc, kind limit 5",
    "update item set price = price * 2 where kind in (select id from kind where name like '%7') and id % 3 = 0",
    "select count(*), sum(at) from log",
    "select substr(name, 1, 2) as start, count(*) as n, avg(price) from item group by start having n > 40 order by n desc, start limit 5",
    "select id, rank() over (partition by kind order by price desc, id) as place from item where kind = 3 order by place limit 3",
    "with recursive tree(id, depth) as (select 1, 0 union all select id * 2 + 1, depth + 1 from tree where depth < 12) select max(id) from tree",
    "delete from item where exists (select 1 from item other where other.name = item.name and other.id < item.id)",
    "select count(*), json_group_array(id) from (select id from item order by price, id limit 5)",
    "select * from missing",
    "pragma integrity_check",
};

int main(void) {
    sqlite3 *database;
    sqlite3_open(":memory:", &database);
    for (unsigned at = 0; at < sizeof STATEMENTS / sizeof *STATEMENTS; at++) {
        char *message = 0;
        if (sqlite3_exec(database, STATEMENTS[at], print, 0, &message))
            printf("error: %s\n", message);
        sqlite3_free(message);
    }
    return sqlite3_close(database);
}
