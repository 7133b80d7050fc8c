/* load_audit.c - the ledger: is everything that was acknowledged there, and there once?
 *
 * At the end each client goes through every match of its desk from the beginning. The steps of its own
 * seat must be exactly the moves that were acknowledged to it: one that is missing was lost, one too
 * many was doubled. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/load.h"

/* The move that the client has just been promised. A move is the entry behind the version it was sent for. */
void load_note(load_client *c)
{
    load_match *m = c->desk->match;
    if (m->entries == m->room) {
        m->room = 2 * m->room + 64;
        m->entry = realloc(m->entry, (size_t)m->room * sizeof(*m->entry));
        if (m->entry == NULL)
            abort();
    }
    m->entry[m->entries++] =
        (load_entry){.version = c->move_version + 1,
                     .seat = c->seat,
                     .action = ochre_hash(0, c->move_action, strlen(c->move_action))};
    if (m->version <= c->move_version)
        m->version = c->move_version + 1;
}

/* ---- going through ---- */

/* Where there is nothing to look at, the one before it. */
static void audit(load_client *c, load_match *match)
{
    while (match != NULL && (match->id == 0 || match->version == 0))
        match = match->earlier;
    c->audited = match;
    c->audit_at = 0;
    c->has_seen_end = true;
    load_watch_from(c, 0);
}

void load_audit_begin(load *l)
{
    l->chaos = 0;
    for (int i = 0; i < l->clients; i++)
        audit(&l->client[i], l->client[i].desk->match);
}

static void report(load_client *c, const char *what, int32_t version)
{
    if (c->l->lost + c->l->doubled < 20)
        fprintf(stderr, "load: table %lld, seat %d, version %d: %s\n", (long long)c->audited->id,
                c->seat + 1, version, what);
}

/* The next promise to this seat at or behind audit_at; -1: there is none. */
static int next_promise(const load_client *c)
{
    const load_match *m = c->audited;
    for (int i = c->audit_at; i < m->entries; i++)
        if (m->entry[i].seat == c->seat)
            return i;
    return -1;
}

static void check_step(load_client *c, const ochre_json *j, int step, int32_t version)
{
    const load_match *m = c->audited;
    char              action[LOAD_ACTION];
    ochre_text        text = OCHRE_TEXT(action);
    ochre_json_string(j, ochre_json_member(j, step, "action"), &text);
    const uint64_t hash = ochre_hash(0, action, text.length);
    int            k;
    while ((k = next_promise(c)) >= 0 && m->entry[k].version < version) {
        report(c, "an acknowledged move is not there", m->entry[k].version);
        c->l->lost++;
        c->audit_at = k + 1;
    }
    if (k >= 0 && m->entry[k].version == version && m->entry[k].action == hash) {
        c->l->audited++;
        c->audit_at = k + 1;
        return;
    }
    report(c, "a move that was not made, or was made before", version);
    c->l->doubled++;
}

static void finish(load_client *c)
{
    for (int k; (k = next_promise(c)) >= 0; c->audit_at = k + 1) {
        report(c, "an acknowledged move is not there", c->audited->entry[k].version);
        c->l->lost++;
    }
    load_unwatch(c, c->audited);
    audit(c, c->audited->earlier);
}

void load_audit_push(load_client *c, const ochre_json *j)
{
    int64_t table = 0, version = 0, who = 0;
    ochre_json_int(j, ochre_json_member(j, 0, "table"), &table);
    const int steps = ochre_json_member(j, 0, "steps");
    if (table != c->audited->id || steps < 0)
        return;
    for (int step = ochre_json_first(j, steps); step >= 0; step = ochre_json_next(j, steps, step)) {
        ochre_json_int(j, ochre_json_member(j, step, "version"), &version);
        if (version <= c->version)
            continue;
        if (version != c->version + 1) {
            load_watch_from(c, c->version);
            return;
        }
        c->version = (int32_t)version;
        if (ochre_json_int(j, ochre_json_member(j, step, "who"), &who) && who == c->seat + 1)
            check_step(c, j, step, c->version);
    }
    if (c->version >= c->audited->version)
        finish(c);
}

bool load_audit_is_done(const load *l)
{
    for (int i = 0; i < l->clients; i++)
        if (l->client[i].audited != NULL)
            return false;
    return true;
}
