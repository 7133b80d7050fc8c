/* hints_notes.c - plans and rates that were found before.
 *
 * Bots ask about one position after another that differ in a few cards or in what others do far away. A plan depends
 * on little of that: it is noted under a hash of what it does depend on, and so is the rate of an explorer's best journey.
 * The hash has 64 bits, so that two questions with the same one will not be met. */
#include "games/settlers/hints.h"

static_assert(sizeof(st_notebook) <= OCHRE_NOTES, "fits the notes");

/* All that plans and rates of a seat depend on, besides the edition and its explorers. */
typedef struct question {
    uint64_t  tribal[ST_WORDS];
    uint64_t  taken[ST_WORDS]; /* tribe places where somebody stands */
    uint64_t  deserts;
    uint32_t  boxes, bag;
    st_player player; /* without cards, trades and explorers */
    uint8_t   horizon;
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
    memset(q->player.explorers, 0, sizeof q->player.explorers);
    q->player.explorer_count = 0;
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
    q.horizon = (uint8_t)st_horizon(e, s);
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
    if (book == NULL || !book->atlas.is_begun)
        st_begin_atlas(e, o->atlas);
}

/* The question as it is asked with two intersections, 0 for none. */
static uint64_t asked_with(const st_outlook *o, int a, int b)
{
    const uint64_t hash = (o->key + (uint64_t)(a << 8 | b)) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

/* ---- plans ---- */

static uint64_t plan_key(const st_outlook *o)
{
    const st_player *p = &o->s->players[o->seat];
    return asked_with(o, p->explorer_count > 0 ? p->explorers[0] : 0,
                      p->explorer_count > 1 ? p->explorers[1] : 0);
}
static_assert(ST_EXPLORERS == 2, "all are asked with");

bool st_find_plan(const st_outlook *o, st_plan *plan)
{
    const uint64_t key = plan_key(o);
    if (o->book == NULL || o->book->plans[key % ST_NOTED_PLANS].key != key)
        return false;
    *plan = o->book->plans[key % ST_NOTED_PLANS].plan;
    return true;
}

void st_note_plan(const st_outlook *o, const st_plan *plan)
{
    const uint64_t key = plan_key(o);
    if (o->book == NULL)
        return;
    o->book->plans[key % ST_NOTED_PLANS].key = key;
    o->book->plans[key % ST_NOTED_PLANS].plan = *plan;
}

/* ---- rates ---- */

bool st_find_rate(const st_outlook *o, int other, int v, int *rate)
{
    const uint64_t key = asked_with(o, other, v);
    if (o->book == NULL || o->book->rates[key % ST_NOTED_RATES].key != key)
        return false;
    *rate = (int)o->book->rates[key % ST_NOTED_RATES].rate;
    return true;
}

void st_note_rate(const st_outlook *o, int other, int v, int rate)
{
    const uint64_t key = asked_with(o, other, v);
    if (o->book == NULL)
        return;
    o->book->rates[key % ST_NOTED_RATES].key = key;
    o->book->rates[key % ST_NOTED_RATES].rate = rate;
}
