
/* A case has a process of its own, so that a crash is one wrong case. */
static int run(const struct conform_case *one)
{
    int status;
    pid_t child;
    fflush(stdout);
    child = fork();
    if (child == 0) {
        conform_id = one->id;
        alarm(10);
        one->run();
        fflush(stdout);
        _exit(conform_end);
    }
    if (child < 0 || waitpid(child, &status, 0) != child) {
        perror("conformance");
        exit(255);
    }
    if (WIFEXITED(status))
        return WEXITSTATUS(status);
    printf("%s: expected an end got signal %d\n", one->id, WTERMSIG(status));
    return WRONG;
}

static int is_asked_for(const char *id, char **arguments)
{
    int is_any = arguments[1] == NULL;
    while (*++arguments)
        is_any |= strcmp(id, *arguments) == 0;
    return is_any;
}

/* Runs all cases, or those whose ids are the arguments. The exit code is the number of those that are wrong, at most 254. */
int main(int argc, char **argv)
{
    size_t index;
    int count[3] = {0, 0, 0};
    (void)argc;
    for (index = 0; index < sizeof conform_cases / sizeof *conform_cases; index++) {
        if (is_asked_for(conform_cases[index].id, argv)) {
            int end = run(&conform_cases[index]);
            if (end == UNDEFINED)
                printf("%s: the callee does not define it\n", conform_cases[index].id);
            count[end == RIGHT || end == UNDEFINED ? end : WRONG]++;
        }
    }
    printf("%d right, %d wrong, %d not defined\n", count[RIGHT], count[WRONG], count[UNDEFINED]);
    return count[WRONG] < 254 ? count[WRONG] : 254;
}
