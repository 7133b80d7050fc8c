/* refusal.c - which clause of Neanderthal forbids a move.
 *
 * Written apart from moves.c, from the clauses "illegal actions" (NE-901 to NE-927), one action at a time
 * where moves.c works with masks: the conformance suite holds the two against each other. Assignments and
 * proposals have files of their own. */
#include <ochre/dice.h>
#include <ochre/notation.h>

#include "games/neanderthal/game.h"
#include "games/neanderthal/table.h"

static bool holds(uint32_t set, int i)
{
    return (set >> i & 1) != 0;
}

/* ---- phase 1 ---- */

static const char *refuse_side(const ne_edition *e, const ne_state *s, int sexuality)
{
    const uint8_t *sides = e->cards[s->players[s->turn].card - 1].sides;
    return sexuality == sides[0] || sexuality == sides[1] ? NULL : "NE-103";
}

static const char *refuse_lose(const ne_edition *e, const ne_state *s, ochre_action a)
{
    const ne_player *p = &s->players[s->turn];
    const int        what = a.arg[0];
    if (a.verb == NE_DO_LOSE_ELDER)
        return holds(p->elders, what - 1) ? NULL : s->phase == NE_CHAOS ? "NE-218" : "NE-214";
    if (s->phase == NE_CHAOS)
        return "NE-218";
    if (a.verb == NE_DO_LOSE_ANIMAL)
        return holds(p->items, what) && e->items[what].kind == NE_ANIMAL ? NULL : "NE-212";
    const int  husband = ne_husband_of(s, what);
    const bool guarded = husband >= 0 && !holds(s->unripe, what);
    return holds(p->daughters, what) && !guarded ? NULL : "NE-212";
}

static const char *refuse_send(const ne_state *s, int species)
{
    const int seat = s->seat_of[species] - 1;
    if (seat < 0 || seat == s->turn || s->players[seat].extinct)
        return "NE-923";
    int camp = s->players[seat].camp + (s->players[seat].alpha == NE_CAMP);
    for (int owner = 0; owner < s->seats; owner++)
        camp -= s->players[seat].guests[owner];
    return camp > 0 ? NULL : "NE-923";
}

static const char *refuse_bid(const ne_edition *e, const ne_state *s, const uint8_t *amount)
{
    const ne_player   *p = &s->players[s->turn];
    const ne_daughter *card = &e->daughters[s->event - 1];
    for (int c = 0; c < NE_COLOURS; c++)
        if (amount[c] > 0 && (!holds(card->colours, c) || amount[c] > p->pool[c]))
            return "NE-901";
    return NULL;
}

/* ---- phases 3 and 4 ---- */

static const char *refuse_strike(const ne_state *s, int species)
{
    const int seat = s->seat_of[species] - 1;
    return seat >= 0 && seat != s->turn && ne_is_at(s, seat, s->at - 1) ? NULL : "NE-368";
}

static int seats_on(const ne_state *s, int place)
{
    int seats = 0;
    for (int seat = 0; seat < s->seats; seat++)
        seats += ne_hunters(&s->players[seat], place) > 0;
    return seats;
}

static const char *refuse_resolve(const ne_edition *e, const ne_state *s, int place)
{
    bool peaceful_left = false; /* contested places that are no predators come first */
    for (int other = 0; other < NE_PLACES; other++)
        peaceful_left |= seats_on(s, other) > 0 && ne_biome_at(e, s, other)->type != NE_PREDATORS;
    if (seats_on(s, place) == 0)
        return "NE-402";
    const bool predator = ne_biome_at(e, s, place)->type == NE_PREDATORS;
    return predator && peaceful_left ? "NE-401" : NULL;
}

/* Is there a disk of such a colour on the target? `a` is written as a `free`. */
static bool is_target(const ne_edition *e, const ne_state *s, ochre_action a, unsigned colours)
{
    const ne_player *p = &s->players[s->turn];
    const int        what = a.arg[0], colour = a.arg[1];
    switch (a.verb) {
    case NE_DO_FREE_ELDER:
        return holds(p->young, what - 1) && holds(colours, e->elders[what - 1].colour);
    case NE_DO_FREE_DAUGHTER:
        return holds(p->daughters, what) && s->disks[what][colour] > 0 && holds(colours, colour);
    case NE_DO_FREE_HUSBAND:
        return holds(p->husbands, what) && holds(s->unripe, what) &&
               holds(colours, NE_HUSBAND_DISK);
    default:
        return holds(p->items, what) && holds(s->item_disks[what], colour) &&
               holds(colours, colour);
    }
}

static const char *refuse_free(const ne_edition *e, const ne_state *s, ochre_action a)
{
    const int colour = s->phase == NE_HERD ? e->items[s->herd - 1].free[s->reward]
                                           : ne_biome_at(e, s, s->at - 1)->free[s->reward];
    return is_target(e, s, a, colour == NE_ANY ? 7u : 1u << colour) ? NULL : "NE-916";
}

static int longest_kind(const ne_state *s)
{
    int longest = 0;
    for (int face = 0; face < NE_FACES; face++)
        longest = s->roll[face] > longest ? s->roll[face] : longest;
    return longest;
}

static const char *refuse_claim(const ne_edition *e, const ne_state *s, int what)
{
    const ne_player *p = &s->players[s->turn];
    const ne_biome  *b = ne_biome_at(e, s, s->at - 1);
    if (what == 0) {
        if (b->trophy_kind == 0 || longest_kind(s) < b->trophy_kind)
            return "NE-918";
        return s->survivors > 0 ? NULL : "NE-415";
    }
    if (b->item == 0 || longest_kind(s) < b->item_kind)
        return "NE-416";
    const bool has_elder = holds(p->elders, b->item_elder - 1);
    const bool has_room = ne_count(p->hand) < ne_hand_limit(e, s, p);
    return s->survivors > 0 && has_elder && has_room ? NULL : "NE-917";
}

/* ---- phase 6 ---- */

static const char *refuse_portal(const ne_edition *e, const ne_state *s, int d, int colour)
{
    const ne_player *p = &s->players[s->turn];
    const int        spot = NE_COLOURS * e->daughters[d].portal + colour;
    if (p->tribal)
        return "NE-919";
    const bool own = holds(p->daughters, d) && ne_is_active(e, s, p, d);
    const bool abroad = holds(p->husbands, d) && !holds(p->daughters, d);
    if (!own && !abroad)
        return "NE-919";
    if (!holds(e->daughters[d].colours, colour) || p->pool[colour] == 0)
        return "NE-522";
    return holds(p->portals, spot) ? "NE-919" : NULL;
}

static const char *refuse_neolexia(const ne_edition *e, const ne_state *s, ochre_action a)
{
    const ne_player *p = &s->players[s->turn];
    unsigned         known = 0;
    for (int spot = 0; spot < NE_SPOTS; spot++)
        known |= (unsigned)(p->portals >> spot & 1) << spot % NE_COLOURS;
    for (int seat = 0; seat < s->seats; seat++) {
        const ne_player *other = &s->players[seat];
        if (seat == s->turn || (other->daughters & p->husbands) == 0)
            continue;
        for (int spot = 0; spot < NE_SPOTS; spot++)
            known |= (unsigned)(other->portals >> spot & 1) << spot % NE_COLOURS;
        known |= other->tribal ? 7u : 0u;
    }
    a.verb = (uint8_t)(a.verb - NE_DO_NEOLEXIA_ELDER + NE_DO_FREE_ELDER);
    return !p->tribal && is_target(e, s, a, known) ? NULL : "NE-920";
}

static const char *refuse_play(const ne_edition *e, const ne_state *s, int item)
{
    const ne_player *p = &s->players[s->turn];
    if (!p->tribal)
        return "NE-921";
    if (!holds(p->hand, item))
        return "NE-528";
    for (int c = 0; c < NE_COLOURS; c++)
        if (holds(e->items[item].cost, c) && p->pool[c] == 0)
            return "NE-921";
    for (int b = 0; b < NE_BIOMES; b++)
        if (e->biomes[b].item == item + 1)
            return holds(ne_mature_elders(p), e->biomes[b].item_elder - 1) ? NULL : "NE-921";
    return "NE-528";
}

/* ---- chance ---- */

static bool draw_is_due(const ne_state *s)
{
    return s->phase == NE_SETUP || s->phase == NE_THAW || s->phase == NE_REFILL;
}

static bool is_rolling(const ne_state *s)
{
    return s->phase == NE_ELDER_DEATH || s->phase == NE_ATTACK || s->phase == NE_HUNTING ||
           s->phase == NE_PREDATOR || s->phase == NE_COURTSHIP;
}

static bool deal_is_due(const ne_state *s, const uint8_t *arg)
{
    if (s->phase != NE_DEALING || arg[0] >= s->seats || s->players[arg[0]].species != 0 ||
        (arg[0] > 0 && s->players[arg[0] - 1].species == 0))
        return false;
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].species == 1 + arg[1] || s->players[seat].card == 1 + arg[2])
            return false;
    return true;
}

static bool rival_bids(const ne_edition *e, int bid)
{
    for (int face = 0; face < NE_FACES; face++)
        if (e->rival_bid[face] == bid)
            return true;
    return false;
}

static const char *refuse_event(const ne_edition *e, const ne_state *s, ochre_action a)
{
    bool possible = false;
    switch (a.verb) {
    case NE_DEAL: possible = deal_is_due(s, a.arg); break;
    case NE_DRAW:
        possible = draw_is_due(s) && (s->unseen >> a.arg[0] & 1) != 0 &&
                   a.arg[0] / NE_REGION == ne_place_due(s) / NE_ROW;
        break;
    case NE_EVENT: possible = s->phase == NE_REVEAL && holds(s->unrevealed, a.arg[0]); break;
    case NE_ROLL: possible = is_rolling(s) && ochre_dice_number(a.arg) == ne_dice_due(e, s); break;
    case NE_RIVAL: possible = s->phase == NE_RIVALRY && rival_bids(e, a.arg[0]); break;
    default: break; /* NE_BID_HIDDEN is a view of a bid, not a bid (NE-801) */
    }
    return possible ? NULL : "NE-926";
}

/* ---- the door ---- */

#define IN(phase) (UINT32_C(1) << (phase))

/* In which phases a verb of players can be used at all (section 5), one bit a phase. */
static const uint32_t verb_phases[NE_DEAL] = {
    [NE_DO_SIDE] = IN(NE_SIDE),
    [NE_DO_LOSE_ELDER] = IN(NE_BLIZZARD) | IN(NE_CHAOS),
    [NE_DO_LOSE_DAUGHTER] = IN(NE_BLIZZARD) | IN(NE_CHAOS),
    [NE_DO_LOSE_ANIMAL] = IN(NE_BLIZZARD) | IN(NE_CHAOS),
    [NE_DO_FLIP] = IN(NE_FLIPPING),
    [NE_DO_KEEP] = IN(NE_FLIPPING),
    [NE_DO_SEND] = IN(NE_WANDERLUST),
    [NE_DO_BID] = IN(NE_BIDDING),
    [NE_DO_PASS] = IN(NE_BIDDING) | IN(NE_CLAIM) | IN(NE_ACTION),
    [NE_DO_RECALL_ELDER] = IN(NE_ASSIGN),
    [NE_DO_RECALL_HUSBAND] = IN(NE_ASSIGN),
    [NE_DO_SWAP] = IN(NE_ASSIGN),
    [NE_DO_HUNT] = IN(NE_ASSIGN),
    [NE_DO_HUNT_ALPHA] = IN(NE_ASSIGN),
    [NE_DO_ELDER] = IN(NE_ASSIGN),
    [NE_DO_ELDER_ALPHA] = IN(NE_ASSIGN),
    [NE_DO_COURT] = IN(NE_ASSIGN),
    [NE_DO_COURT_ALPHA] = IN(NE_ASSIGN),
    [NE_DO_SHIFT] = IN(NE_ASSIGN),
    [NE_DO_DONE] = IN(NE_ASSIGN) | IN(NE_NEGOTIATE) | IN(NE_LEAVE),
    [NE_DO_PROPOSE_LEAVE] = IN(NE_NEGOTIATE),
    [NE_DO_PROPOSE_TRADE] = IN(NE_NEGOTIATE),
    [NE_DO_PROPOSE_MARRY] = IN(NE_NEGOTIATE),
    [NE_DO_ACCEPT] = IN(NE_ANSWER),
    [NE_DO_REFUSE] = IN(NE_ANSWER),
    [NE_DO_DIVORCE] = IN(NE_LEAVE),
    [NE_DO_STRIKE] = IN(NE_STRIKING),
    [NE_DO_FALL] = IN(NE_FALLING),
    [NE_DO_RESOLVE] = IN(NE_RESOLVING),
    [NE_DO_FREE_ELDER] = IN(NE_REWARD) | IN(NE_HERD),
    [NE_DO_FREE_DAUGHTER] = IN(NE_REWARD) | IN(NE_HERD),
    [NE_DO_FREE_HUSBAND] = IN(NE_REWARD) | IN(NE_HERD),
    [NE_DO_FREE_ITEM] = IN(NE_REWARD) | IN(NE_HERD),
    [NE_DO_SKIP] = IN(NE_REWARD) | IN(NE_HERD),
    [NE_DO_CLAIM] = IN(NE_CLAIM),
    [NE_DO_DISCARD] = IN(NE_DISCARDING),
    [NE_DO_PORTAL] = IN(NE_ACTION),
    [NE_DO_NEOLEXIA_ELDER] = IN(NE_ACTION),
    [NE_DO_NEOLEXIA_DAUGHTER] = IN(NE_ACTION),
    [NE_DO_NEOLEXIA_HUSBAND] = IN(NE_ACTION),
    [NE_DO_NEOLEXIA_ITEM] = IN(NE_ACTION),
    [NE_DO_PLAY] = IN(NE_ACTION),
};

static const char *refuse_verb(const ne_state *s, int verb)
{
    if (s->phase == NE_END)
        return "NE-927";
    if (verb >= NE_DEAL)
        return ne_actor(s) == OCHRE_CHANCE ? NULL : "NE-926";
    if (verb_phases[verb] >> s->phase & 1)
        return NULL;
    if (verb == NE_DO_FLIP || verb == NE_DO_KEEP)
        return "NE-924";
    if (verb == NE_DO_PASS && s->phase == NE_WANDERLUST)
        return "NE-924";
    if (verb >= NE_DO_PROPOSE_LEAVE && verb <= NE_DO_PROPOSE_MARRY)
        return "NE-914";
    return "NE-925";
}

static const char *refuse_action(const ne_edition *e, const ne_state *s, ochre_action a)
{
    switch (a.verb) {
    case NE_DO_SIDE: return refuse_side(e, s, a.arg[0]);
    case NE_DO_LOSE_ELDER:
    case NE_DO_LOSE_DAUGHTER:
    case NE_DO_LOSE_ANIMAL: return refuse_lose(e, s, a);
    case NE_DO_SEND: return refuse_send(s, a.arg[0]);
    case NE_DO_BID: return refuse_bid(e, s, a.arg);
    case NE_DO_PROPOSE_LEAVE:
    case NE_DO_PROPOSE_TRADE:
    case NE_DO_PROPOSE_MARRY: return ne_refuse_talk(e, s, a);
    case NE_DO_DIVORCE: return holds(s->players[s->turn].husbands, a.arg[0]) ? NULL : "NE-359";
    case NE_DO_STRIKE: return refuse_strike(s, a.arg[0]);
    case NE_DO_RESOLVE: return refuse_resolve(e, s, a.arg[0]);
    case NE_DO_FREE_ELDER:
    case NE_DO_FREE_DAUGHTER:
    case NE_DO_FREE_HUSBAND:
    case NE_DO_FREE_ITEM: return refuse_free(e, s, a);
    case NE_DO_CLAIM: return refuse_claim(e, s, a.arg[0]);
    case NE_DO_DISCARD: return holds(s->players[s->asked].hand, a.arg[0]) ? NULL : "NE-017";
    case NE_DO_PORTAL: return refuse_portal(e, s, a.arg[0], a.arg[1]);
    case NE_DO_NEOLEXIA_ELDER:
    case NE_DO_NEOLEXIA_DAUGHTER:
    case NE_DO_NEOLEXIA_HUSBAND:
    case NE_DO_NEOLEXIA_ITEM: return refuse_neolexia(e, s, a);
    case NE_DO_PLAY: return refuse_play(e, s, a.arg[0]);
    default: return s->phase == NE_ASSIGN ? ne_refuse_assign(e, s, a) : NULL;
    }
}

const char *ne_refusal(const void *edition, const void *state, ochre_action a)
{
    const ne_state *s = state;
    if (!ochre_action_formed(&ne_game, a))
        return "NE-029";
    const char *clause = refuse_verb(s, a.verb);
    if (clause != NULL)
        return clause;
    return a.verb >= NE_DEAL ? refuse_event(edition, s, a) : refuse_action(edition, s, a);
}
