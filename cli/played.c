/* played.c - reading a match from a record file. */
#include "cli/played.h"

#include <stdlib.h>

static int count_lines(const char *text, size_t length)
{
    int lines = 1;
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    return lines;
}

bool cli_played_read(cli_played *p, const char *path, const char *edition_path,
                     ochre_status *status)
{
    ochre_text why = OCHRE_TEXT(p->why);
    p->text = cli_read_file(path, &p->length);
    if (p->text == NULL)
        return false;
    const ochre_game *game = ochre_record_game(p->text, p->length, &why);
    if (game == NULL) {
        cli_error("%s: %s", path, p->why);
        return false;
    }
    if (edition_path != NULL && (p->edition = cli_edition(game, edition_path)) == NULL)
        return false;
    const int lines = count_lines(p->text, p->length);
    p->log = cli_alloc((size_t)lines * sizeof(*p->log));
    p->dice.event = cli_alloc((size_t)lines * sizeof(*p->dice.event));
    p->match = cli_alloc(sizeof(*p->match));
    *status = ochre_record_read_dice(p->text, p->length, p->edition, p->match, p->log, lines,
                                     &p->names, &p->dice, &why);
    return true;
}

void cli_played_free(cli_played *p)
{
    free(p->text);
    free(p->edition);
    free(p->match);
    free(p->log);
    free(p->dice.event);
}
