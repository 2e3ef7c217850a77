# Two thousand targets with dependencies, functions over lists, and variables by name.
numbers := $(foreach a,0 1 2 3 4 5 6 7 8 9,$(foreach b,0 1 2 3 4 5 6 7 8 9,$(addprefix $(a)$(b),0 1 2 3 4 5 6 7 8 9)))
reverse = $(if $(1),$(call reverse,$(wordlist 2,$(words $(1)),$(1))) $(firstword $(1)))
$(foreach n,$(numbers),$(eval value$(n) := $(words $(filter %$(lastword $(subst 0, ,$(n))),$(numbers)))))
$(foreach n,$(numbers),$(eval out/$(n).o: src/$(n).c $(wordlist 1,5,$(numbers:%=include/%.h)) ; compile $$< $$@))
all: $(numbers:%=out/%.o) ; link $(words $^) $(sort $(foreach n,$(numbers),$(value$(n))))
src/%.c: ; generate $@
include/%.h: ; generate $(patsubst include/%.h,%,$@)
.PHONY: all $(numbers:%=phony%)
$(info $(call reverse,$(wordlist 1,200,$(numbers))))
