/* rules.h - the rules pages of the games, compiled in, and the words of their clauses. */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include <stdbool.h>
#include <stddef.h>

#include <ochre/game.h>

typedef struct {
    const char *game_id;
    const char *text; /* games/GAME/rules.md */
} cli_rules;

/* Made by scripts/embed-rules. */
extern const cli_rules cli_rules_pages[];
extern const int       cli_rules_page_count;
extern const cli_rules cli_rules_ru_pages[]; /* games/GAME/rules.ru.md */
extern const int       cli_rules_ru_page_count;
extern const cli_rules cli_guide_pages[]; /* games/GAME/guide.txt: guided games */
extern const int       cli_guide_page_count;

/* The page of a game, in English where it has no other; or NULL. */
const char *cli_rules_page(const char *game_id, ochre_lang lang);

/* The words of a clause ("SA-041"), without Markdown's marks. False: no page defines it. */
bool cli_rules_clause(const char *game_id, const char *clause, ochre_lang lang, ochre_text *out);

#endif
