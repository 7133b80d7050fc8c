/* hints_notes.c - plans and rates that were found before.
 *
 * Bots ask about one position after another that differ in a few cards or in what others do far away. A plan depends
 * on little of that: it is noted under a hash of what it does depend on, and so is the rate of an explorer's best journey.
 * The hash has 64 bits, so that two questions with the same one will not be met. */
#include "games/settlers/hints.h"

static_assert(sizeof(st_notebook) <= OCHRE_NOTES, "fits the notes");

/* All that plans and rates of a seat depend on, besides the edition. */
typedef struct question {
    uint64_t  tribal[ST_WORDS];
    uint64_t  taken[ST_WORDS]; /* tribe places where somebody stands */
    uint64_t  deserts;
    uint32_t  boxes, bag;
    st_player player; /* without cards and trades */
    uint8_t   turns_left;
    uint8_t   holds_exploration, holder_counters;
    uint8_t   is_expansion_taken, complete; /* seats with counters of all tribes */
    uint8_t   charts_done;                  /* bits: charts whose Art card is taken */
    uint8_t   unused[6];
} question;
static_assert(sizeof(question) % sizeof(uint64_t) == 0,
              "no padding: questions are hashed as bytes");

static void ask_of_player(const st_player *p, question *q)
{
    q->player = *p;
    memset(q->player.hand, 0, sizeof q->player.hand);
    memset(q->player.give, 0, sizeof q->player.give);
    memset(q->player.want, 0, sizeof q->player.want);
    q->player.reply = 0;
}

static void ask_of_all(const st_state *s, int seat, question *q)
{
    for (int i = 0; i < s->seats; i++) {
        const st_player *p = &s->players[i];
        q->complete = (uint8_t)(q->complete + st_has_all_tribes(p));
        for (int c = 0; c < ST_CHARTS; c++)
            q->charts_done = (uint8_t)(q->charts_done | (p->levels[c] == ST_LEVELS) << c);
    }
    q->is_expansion_taken = s->expansion != 0;
    q->holds_exploration = s->exploration == seat + 1;
    if (s->exploration != 0)
        q->holder_counters = (uint8_t)(1 + st_counter_number(&s->players[s->exploration - 1]));
}

static uint64_t key_of(const st_edition *e, const st_state *s, int seat)
{
    question q = {.deserts = s->deserts, .boxes = s->boxes, .bag = s->bag};
    for (int w = 0; w < ST_WORDS; w++) {
        q.tribal[w] = s->tribal[w];
        q.taken[w] = s->tribal[w] & s->occupied[w];
    }
    q.turns_left = (uint8_t)st_turns_left(e, s);
    ask_of_player(&s->players[seat], &q);
    ask_of_all(s, seat, &q);
    return ochre_hash(0, &q, sizeof q);
}

void st_look(const st_edition *e, const st_state *s, int seat, ochre_notes *notes, st_atlas *own,
             st_outlook *o)
{
    st_notebook *const book = notes == NULL ? NULL : (st_notebook *)notes->bytes;
    o->e = e;
    o->s = s;
    o->seat = seat;
    o->book = book;
    o->atlas = book == NULL ? own : &book->atlas;
    o->key = book == NULL ? 0 : key_of(e, s, seat);
    o->is_worked_out = false;
    if (book == NULL)
        memset(own->is_known, 0, sizeof own->is_known);
}

bool st_find_plan(const st_outlook *o, st_plan *plan)
{
    if (o->book == NULL || o->book->plans[o->key % ST_NOTED_PLANS].key != o->key)
        return false;
    *plan = o->book->plans[o->key % ST_NOTED_PLANS].plan;
    return true;
}

void st_note_plan(const st_outlook *o, const st_plan *plan)
{
    if (o->book == NULL)
        return;
    o->book->plans[o->key % ST_NOTED_PLANS].key = o->key;
    o->book->plans[o->key % ST_NOTED_PLANS].plan = *plan;
}

static uint64_t rate_key(const st_outlook *o, int from, int v)
{
    const uint64_t hash = (o->key + (uint64_t)(from << 8 | v)) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

bool st_find_rate(const st_outlook *o, int from, int v, int *rate)
{
    const uint64_t key = rate_key(o, from, v);
    if (o->book == NULL || o->book->rates[key % ST_NOTED_RATES].key != key)
        return false;
    *rate = (int)o->book->rates[key % ST_NOTED_RATES].rate;
    return true;
}

void st_note_rate(const st_outlook *o, int from, int v, int rate)
{
    const uint64_t key = rate_key(o, from, v);
    if (o->book == NULL)
        return;
    o->book->rates[key % ST_NOTED_RATES].key = key;
    o->book->rates[key % ST_NOTED_RATES].rate = rate;
}
