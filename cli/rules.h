/* rules.h - the rules pages of the games, compiled in, and the words of their clauses. */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include <stdbool.h>
#include <stddef.h>

#include <ochre/text.h>

typedef struct {
    const char *game_id;
    const char *text; /* games/GAME/rules.md */
} cli_rules;

/* Made by scripts/embed-rules. */
extern const cli_rules cli_rules_pages[];
extern const int       cli_rules_page_count;

/* The page of a game, or NULL. */
const char *cli_rules_page(const char *game_id);

/* The words of a clause ("SA-041"), without Markdown's marks. False: no page defines it. */
bool cli_rules_clause(const char *game_id, const char *clause, ochre_text *out);

#endif
