/* tree-sitter's runtime with its grammar of C: a text is parsed, edited and parsed again. */
#include "lib.c"
#include "tree-sitter-c/src/parser.c"
#include <stdio.h>

static const char before[] =
    "struct S { int a : 3; unsigned b : 30; double c; };\n"
    "struct S f(struct S p, int x) { p.a = x; for (int i = 0; i < 3; i++) p.b += 5; return p; }\n"
    "int main(void) { struct S v = {1, 2, 0.5}; v = f(v, -3); return v.a == 3 ? 1 : 0 }\n";
static const char after[] =
    "struct S { int a : 3; unsigned b : 31; double c; };\n"
    "struct S f(struct S p, int x) { p.a = x; for (int i = 0; i < 3; i++) p.b += 5; return p; }\n"
    "int main(void) { struct S v = {1, 2, 0.5}; v = f(v, -3); return v.a == 3 ? 1 : 0 }\n";

/* Not ts_node_string: it counts with addresses beyond an array of one (C11 6.5.6p8). */
static void show(TSNode node, int depth)
{
    printf("%*s%s %u-%u\n", depth, "", ts_node_type(node), ts_node_start_byte(node), ts_node_end_byte(node));
    for (unsigned at = 0; at < ts_node_child_count(node); at++)
        show(ts_node_child(node, at), depth + 1);
}

int main(void)
{
    TSParser *parser = ts_parser_new();
    ts_parser_set_language(parser, tree_sitter_c());
    TSTree *tree = ts_parser_parse_string(parser, 0, before, sizeof before - 1);
    show(ts_tree_root_node(tree), 0);
    TSInputEdit edit = {37, 38, 38, {0, 37}, {0, 38}, {0, 38}};
    ts_tree_edit(tree, &edit);
    TSTree *again = ts_parser_parse_string(parser, tree, after, sizeof after - 1);
    unsigned changed;
    TSRange *ranges = ts_tree_get_changed_ranges(tree, again, &changed);
    printf("%u nodes, %u changed ranges\n", ts_node_descendant_count(ts_tree_root_node(again)), changed);
    free(ranges);
    ts_tree_delete(tree);
    ts_tree_delete(again);
    ts_parser_delete(parser);
    return 0;
}
