/* played.h - a match read from a record file, with all that it needs. */
#ifndef CLI_PLAYED_H
#define CLI_PLAYED_H

#include "cli/cli.h"

typedef struct cli_played {
    char              *text;
    size_t             length;
    void              *edition; /* NULL: the default */
    ochre_match       *match;
    ochre_action      *log;
    ochre_record_names names;
    ochre_record_dice  dice;
    char               why[1000];
} cli_played;

/* Reads the file into a struct of zeros; false has printed why. What could be replayed is in match, what is
 * wrong with the rest in why, and *status as ochre_record_read gave it. */
bool cli_played_read(cli_played *p, const char *path, const char *edition_path,
                     ochre_status *status);
void cli_played_free(cli_played *p);

#endif
