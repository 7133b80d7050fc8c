/* play_log.c - the log in prose. It is never stored: a sentence follows from the states around its
 * ply, the viewer and the language, so switching either makes the whole log anew. */
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"

static void clear(play_log *log)
{
    for (int i = 0; i < log->count; i++)
        free(log->line[i].text);
    log->count = 0;
    log->plies = 0;
}

void play_log_free(play_log *log)
{
    clear(log);
    free(log->line);
    *log = (play_log){0};
}

static void add_line(play_log *log, const char *text, int ply, int actor)
{
    if (log->count == log->capacity) {
        log->capacity = 2 * log->capacity + 64;
        log->line = cli_enlarge(log->line, (size_t)log->capacity * sizeof(*log->line));
    }
    const size_t size = strlen(text) + 1;
    char *const  copy = cli_alloc(size);
    memcpy(copy, text, size);
    log->line[log->count++] = (play_line){copy, ply, actor};
}

static void add_ply(play_log *log, const play_table *t, int ply)
{
    const ochre_match *const m = &t->match;
    alignas(16) uint8_t      before[OCHRE_STATE];
    char                     buffer[1024];
    ochre_text               text = OCHRE_TEXT(buffer);
    if (t->alone[ply])
        ochre_text_format(&text, "(%s) ", play_say(WORD_ALONE, t->lang));
    const size_t nothing = text.length;
    memcpy(before, log->state, m->game->state_size);
    m->game->apply(m->edition, log->state, m->log[ply]);
    m->game->say(m->edition, before, log->state, m->log[ply], t->viewer, t->lang, &text);
    if (text.length == nothing)
        return;
    add_line(log, buffer, ply, m->game->actor(before));
}

void play_log_update(play_log *log, const play_table *t)
{
    const bool is_stale =
        log->viewer != t->viewer || log->lang != t->lang || log->changes != t->changes;
    if (is_stale)
        clear(log);
    if (log->plies == 0)
        memcpy(log->state, t->match.origin, t->match.game->state_size);
    log->viewer = t->viewer;
    log->lang = t->lang;
    log->changes = t->changes;
    for (; log->plies < t->match.plies; log->plies++)
        add_ply(log, t, log->plies);
}
