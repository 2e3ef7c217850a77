"""Prints a random formula of clauses of three literals, in DIMACS form, near the ratio at which half of them have a solution."""

import random

random.seed(1)
VARIABLES, CLAUSES = 150, 640
print(f"p cnf {VARIABLES} {CLAUSES}")
for _ in range(CLAUSES):
    literals = random.sample(range(1, VARIABLES + 1), 3)
    print(*(random.choice([1, -1]) * literal for literal in literals), 0)
