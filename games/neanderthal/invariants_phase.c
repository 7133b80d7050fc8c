/* invariants_phase.c - what must be true of the moment: whoever is asked has something to decide, whatever
 * is rolled for stands there, and what belongs to one decision is zero in all others (NE-962).
 *
 * Positions come from outside too; one that passes here can be played on to its end. */
#include "games/neanderthal/table.h"

#define IN(phase) (UINT32_C(1) << (phase))

static const uint32_t in_icons = IN(NE_THAW) | IN(NE_ELDER_DEATH) | IN(NE_BLIZZARD) | IN(NE_CHAOS) |
                                 IN(NE_FLIPPING) | IN(NE_WANDERLUST);
static const uint32_t in_fights = IN(NE_ATTACK) | IN(NE_STRIKING) | IN(NE_FALLING);
static const uint32_t in_hunts =
    IN(NE_HUNTING) | IN(NE_PREDATOR) | IN(NE_REWARD) | IN(NE_CLAIM) | IN(NE_REFILL);
/* Hunters are out from assignment to the last hunt, suitors until they are heard. */
static const uint32_t hunters_out = IN(NE_ASSIGN) | IN(NE_NEGOTIATE) | IN(NE_ANSWER) |
                                    IN(NE_LEAVE) | IN(NE_ATTACK) | IN(NE_STRIKING) |
                                    IN(NE_FALLING) | IN(NE_RESOLVING) | IN(NE_HUNTING) |
                                    IN(NE_PREDATOR) | IN(NE_REWARD) | IN(NE_CLAIM) | IN(NE_REFILL);

static bool in(const ne_state *s, uint32_t phases)
{
    return (phases >> s->phase & 1) != 0;
}

/* As `in`, and while cards are discarded before going on there. */
static bool in_or_back(const ne_state *s, uint32_t phases)
{
    return in(s, phases) || (s->phase == NE_DISCARDING && (phases >> s->back & 1) != 0);
}

/* ---- leftovers ---- */

static int dice_in(const ne_state *s)
{
    int dice = 0;
    for (int face = 0; face < NE_FACES; face++)
        dice += s->roll[face];
    return dice;
}

static bool leftovers_ok(const ne_state *s)
{
    const uint32_t rolled = IN(NE_HUNTING) | IN(NE_PREDATOR) | IN(NE_REWARD) | IN(NE_CLAIM);
    const uint32_t talking = IN(NE_NEGOTIATE) | IN(NE_ANSWER);
    const uint32_t locations = in_fights | in_hunts | IN(NE_COURTSHIP) | IN(NE_THAW);
    return (in(s, locations) || s->at == 0) &&
           (in_or_back(s, in_icons | IN(NE_ICONS)) || s->icon == 0) &&
           (in(s, IN(NE_DISCARDING)) || s->back == 0) &&
           (in_or_back(s, IN(NE_BLIZZARD)) || in(s, IN(NE_PREDATOR)) || s->losses == 0) &&
           (in_or_back(s, IN(NE_ASSIGN)) || (s->recalls == 0 && !s->swapped && s->shifted == 0)) &&
           (in(s, talking) || s->proposals == 0) &&
           (in(s, IN(NE_ANSWER)) ||
            (s->offer == 0 && s->terms[0] + s->terms[1] + s->terms[2] == 0)) &&
           (in(s, IN(NE_ANSWER) | IN(NE_DISCARDING)) || s->asked == 0) &&
           (in(s, in_fights) || s->fought == 0) && (in(s, IN(NE_FALLING)) || s->victim == 0) &&
           (in(s, in_fights | IN(NE_PREDATOR)) || s->hits == 0) &&
           (in(s, IN(NE_ATTACK) | IN(NE_HUNTING) | IN(NE_PREDATOR)) || s->dice == 0) &&
           (in(s, rolled) || dice_in(s) == 0) && (in(s, IN(NE_PREDATOR)) || s->lurking == 0) &&
           (in(s, IN(NE_REWARD) | IN(NE_CLAIM)) || s->survivors == 0) &&
           (in(s, IN(NE_REWARD) | IN(NE_HERD)) || s->reward == 0) &&
           (in(s, IN(NE_HERD)) || s->herd == 0) && (in(s, IN(NE_COURTSHIP)) || !s->alone) &&
           (s->phase == NE_END) == (s->ending != NE_GOES_ON);
}

/* ---- setting up ---- */

/* Seats from `dealt` on have no species yet; there is a disk for whatever portal they will start with. */
static bool nobody_dealt_behind(const ne_state *s, int dealt)
{
    for (int seat = 0; seat < s->seats; seat++) {
        const ne_player *p = &s->players[seat];
        if ((p->species != 0) != (seat < dealt) || p->sexuality != 0)
            return false;
        if (seat >= dealt &&
            (p->portals != 0 || p->pool[0] == 0 || p->pool[1] == 0 || p->pool[2] == 0))
            return false;
    }
    return true;
}

/* NE-113, and nothing has happened yet. */
static bool is_untouched(const ne_state *s)
{
    for (int seat = 0; seat < s->seats; seat++) {
        const ne_player *p = &s->players[seat];
        if ((p->daughters | p->husbands | p->hand | p->items) != 0 || p->trophies != 0 ||
            ne_hosted(p) != 0 || p->tribal || p->has_bid || p->lost != 0)
            return false;
    }
    return s->event_deck >= 1 && s->round == 0 && s->first == 0 && s->event == 0 && s->spent == 0 &&
           s->gone == 0;
}

static bool setup_ok(const ne_state *s)
{
    const int due = ne_place_due(s);
    if (due < 0 || s->deck[due / NE_ROW] == 0 || s->deck[1] < NE_ROW || s->turn != 0)
        return false;
    for (int place = 0; place < NE_PLACES; place++)
        if (place < due ? !ne_is_biome(s->places[place]) : s->places[place] != NE_EMPTY)
            return false;
    return (due >= NE_ROW || s->deck[0] >= NE_ROW - due) && nobody_dealt_behind(s, 0);
}

static bool dealing_ok(const ne_state *s)
{
    int dealt = 0;
    while (dealt < s->seats && s->players[dealt].species != 0)
        dealt++;
    return dealt < s->seats && nobody_dealt_behind(s, dealt);
}

static bool side_ok(const ne_edition *e, const ne_state *s)
{
    bool chosen = true;
    for (int i = 0; i < s->playing; i++) {
        const ne_player *p = &s->players[s->order[i]];
        chosen &= s->order[i] != s->turn;
        if ((p->sexuality != 0) != chosen)
            return false;
        const uint8_t *sides = e->cards[p->card - 1].sides;
        const unsigned mpi = e->sexualities[sides[0]].mpi | e->sexualities[sides[1]].mpi;
        for (int c = 0; c < NE_COLOURS && !chosen; c++)
            if ((mpi >> c & 1) && p->pool[c] == 0)
                return false;
    }
    return true;
}

/* ---- phase 1 ---- */

/* The icon that the phase belongs to has just begun. */
static bool icon_is(const ne_edition *e, const ne_state *s, int kind)
{
    const ne_daughter *card = &e->daughters[s->event - 1];
    return s->icon >= 1 && s->icon <= card->icon_count && card->icons[s->icon - 1] == kind;
}

static bool blizzard_ok(const ne_edition *e, const ne_state *s)
{
    return icon_is(e, s, NE_SNOW) && ne_dependants(e, s, &s->players[s->turn]) > s->losses;
}

static bool wanderlust_ok(const ne_edition *e, const ne_state *s)
{
    int hosts = 0;
    for (int i = 0; i < s->playing; i++)
        hosts += s->order[i] != s->turn && ne_has_chaperone(&s->players[s->order[i]]);
    return icon_is(e, s, NE_ROAMING) && hosts >= 2 && s->players[s->turn].dead > 0;
}

static bool discarding_ok(const ne_edition *e, const ne_state *s)
{
    const uint32_t hand = s->players[s->asked].hand;
    if (ne_overloaded(e, s) != s->asked || (hand & (hand - 1)) == 0)
        return false;
    switch (s->back) {
    case NE_ICONS: return s->icon <= e->daughters[s->event - 1].icon_count;
    case NE_BLIZZARD: return s->losses == 0 ? icon_is(e, s, NE_SNOW) : blizzard_ok(e, s);
    case NE_FLIPPING: return icon_is(e, s, NE_DISORDER);
    default: return s->back == NE_ASSIGN && s->recalls <= e->recall_most;
    }
}

static bool bid_ok(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    const unsigned colours = e->daughters[s->event - 1].colours;
    for (int c = 0; c < NE_COLOURS; c++)
        if (p->bid[c] > (colours >> c & 1 ? p->pool[c] : 0) || (p->bid[c] != 0 && !p->has_bid))
            return false;
    return true;
}

static bool nobody_has_bid(const ne_state *s)
{
    for (int seat = 0; seat < s->seats; seat++) {
        const ne_player *p = &s->players[seat];
        if (p->has_bid || p->bid[0] + p->bid[1] + p->bid[2] != 0)
            return false;
    }
    return true;
}

/* The daughter is not anybody's yet; those before the turn have bid, if they may. */
static bool bidding_ok(const ne_edition *e, const ne_state *s)
{
    bool before = true;
    for (int i = 0; i < s->playing; i++) {
        const ne_player *p = &s->players[s->order[i]];
        before &= s->order[i] != s->turn;
        if ((p->has_bid != 0) != (before && ne_may_bid(e, s, p)) || !bid_ok(e, s, p))
            return false;
    }
    return ne_may_bid(e, s, &s->players[s->turn]);
}

static bool rivalry_ok(const ne_edition *e, const ne_state *s)
{
    const ne_player *p = &s->players[0];
    return s->seats == 1 && p->has_bid && p->bid[0] + p->bid[1] + p->bid[2] > 0 && bid_ok(e, s, p);
}

static bool event_is_open(const ne_state *s)
{
    const uint32_t card = ne_bit(s->event - 1);
    return ((s->spent | s->players[0].daughters | s->players[1].daughters |
             s->players[2].daughters) &
            card) == 0;
}

/* ---- phases 2 and 3 ---- */

static bool assign_ok(const ne_edition *e, const ne_state *s)
{
    for (int seat = 0; seat < s->seats; seat++) {
        const uint32_t needs = ne_needs(s, s->players[seat].hunting);
        for (int c = 0; c < NE_COLOURS; c++)
            if ((needs >> 8 * c & 0xff) > s->players[seat].pool[c])
                return false; /* NE-304 */
    }
    return s->recalls <= e->recall_most && (s->shifted & ~s->players[s->turn].husbands) == 0;
}

static bool negotiate_ok(const ne_edition *e, const ne_state *s)
{
    ochre_action list[OCHRE_LEGAL];
    return s->seats > 1 && ne_is_negotiator(&s->players[s->turn]) && s->proposals >= 1 &&
           s->proposals <= e->max_proposals && ne_list_proposals(e, s, list) > 0;
}

static bool answer_ok(const ne_edition *e, const ne_state *s)
{
    ochre_action list[OCHRE_LEGAL];
    if (s->seats < 2 || !ne_is_negotiator(&s->players[s->turn]) || s->offer == NE_NO_OFFER ||
        s->offer >= NE_OFFERS || s->proposals >= ne_most(1, e->max_proposals))
        return false;
    if (s->players[s->asked].extinct)
        return false;
    for (int i = ne_list_proposals(e, s, list) - 1; i >= 0; i--)
        if (ochre_action_same(list[i], ne_offer_action(s)))
            return ne_must_consent(s, s->asked);
    return false;
}

static bool fights_ok(const ne_state *s)
{
    if (s->seats == 1 || s->solo || s->at == 0 || (s->fought >> s->turn & 1))
        return false;
    const int      location = s->at - 1, attackers = ne_attackers(s, s->turn, location);
    const unsigned enemies = ne_enemies(s, s->turn, location);
    if (attackers == 0 || enemies == 0)
        return false;
    switch (s->phase) {
    case NE_ATTACK: return s->dice >= 1 && s->hits + s->dice <= attackers;
    case NE_STRIKING: return s->hits >= 1 && s->hits <= attackers && (enemies & (enemies - 1)) != 0;
    default: /* NE_FALLING */
        return location < NE_PLACES && (enemies >> s->victim & 1) && s->hits <= attackers &&
               s->players[s->victim].alpha == NE_ON_PLACE + location &&
               s->players[s->victim].hunters[location] > 0;
    }
}

/* ---- phases 4 to 6 ---- */

static bool resolving_ok(const ne_state *s)
{
    unsigned once = 0, twice = 0;
    for (int i = 0; i < s->playing; i++) {
        const unsigned here = s->players[s->order[i]].hunting;
        twice |= once & here;
        once |= here;
    }
    const unsigned predators = once & s->predators;
    const unsigned contested = twice & ~predators;
    const unsigned group = contested != 0 ? contested : predators;
    return s->turn == s->order[0] && (once & ~twice & ~predators) == 0 &&
           (group & (group - 1)) != 0;
}

static bool predator_ok(const ne_edition *e, const ne_state *s, int hunters)
{
    const int row = (s->at - 1) / NE_ROW;
    if (s->lurking == 0 || ne_biome_at(e, s, s->at - 1)->type != NE_BIG)
        return false;
    for (unsigned places = s->lurking; places != 0; places &= places - 1) {
        const int place = __builtin_ctz(places);
        if (place / NE_ROW != row || !ne_is_biome(s->places[place]) ||
            ne_biome_at(e, s, place)->type != NE_PREDATORS)
            return false;
    }
    return s->dice >= 1 && s->dice <= hunters && s->losses + s->dice <= hunters &&
           s->hits + s->dice <= hunters && dice_in(s) >= hunters && dice_in(s) <= NE_TRIBE_MOST;
}

static bool somebody_hunts(const ne_state *s, int place)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (ne_hunters(&s->players[seat], place) > 0)
            return true;
    return false;
}

static bool can_free_next(const ne_state *s, const uint8_t *frees, int count)
{
    if (s->reward >= count)
        return false;
    return ne_can_free(s, s->turn, ne_colours_freed(frees[s->reward]));
}

static bool hunts_ok(const ne_edition *e, const ne_state *s)
{
    if (s->at == 0 || s->at > NE_PLACES)
        return false;
    const int place = s->at - 1;
    if (s->phase == NE_REFILL)
        return s->places[place] == NE_EMPTY && s->deck[place / NE_ROW] > 0;
    if (!ne_is_biome(s->places[place]))
        return false;
    const ne_biome *b = ne_biome_at(e, s, place);
    const int       hunters = ne_hunters(&s->players[s->turn], place);
    if (s->phase == NE_HUNTING)
        return s->dice >= 1 && dice_in(s) + s->dice == hunters;
    if (s->phase == NE_PREDATOR)
        return predator_ok(e, s, hunters);
    if (somebody_hunts(s, place) || dice_in(s) < ne_most(1, s->survivors) ||
        dice_in(s) > NE_TRIBE_MOST)
        return false;
    return s->phase == NE_REWARD ? can_free_next(s, b->free, b->free_count) : ne_claims(e, s) != 0;
}

static bool courtship_ok(const ne_edition *e, const ne_state *s)
{
    const int d = s->at - 1 - NE_PLACES;
    if (d < 0 || !ne_is_grown(s, d) || (ne_married(s) & ne_bit(d)) != 0)
        return false;
    const ne_player *p = &s->players[s->turn];
    const bool       home = (p->daughters & ne_bit(d)) != 0;
    return ne_next_suitor(e, s, d) == s->turn && !ne_is_sure(e, s, s->turn, d) &&
           (!home || p->pool[NE_HUSBAND_DISK] > 0);
}

static bool herd_ok(const ne_edition *e, const ne_state *s)
{
    if (s->herd == 0 || s->herd > NE_ITEMS)
        return false;
    const ne_item *item = &e->items[s->herd - 1];
    return (s->players[s->turn].items >> (s->herd - 1) & 1) && item->kind == NE_ANIMAL &&
           s->item_disks[s->herd - 1] == 0 && can_free_next(s, item->free, item->free_count);
}

/* ---- the moment ---- */

static bool icons_ok(const ne_edition *e, const ne_state *s)
{
    const ne_player *p = &s->players[s->turn];
    switch (s->phase) {
    case NE_THAW:
        return icon_is(e, s, NE_WARMING) && s->at > NE_ROW && s->at <= NE_PLACES &&
               (s->places[s->at - 1] == NE_ICE ||
                (s->places[s->at - 1] == NE_EMPTY && s->deck[1] > 0));
    case NE_ELDER_DEATH: return icon_is(e, s, NE_ELDER_DIES);
    case NE_BLIZZARD: return s->losses >= 1 && blizzard_ok(e, s);
    case NE_CHAOS: return icon_is(e, s, NE_DISORDER) && (p->elders & (p->elders - 1)) != 0;
    case NE_FLIPPING: return icon_is(e, s, NE_DISORDER) && ne_may_flip(e, p);
    default: return wanderlust_ok(e, s);
    }
}

static bool phase_ok(const ne_edition *e, const ne_state *s)
{
    const ne_player *p = &s->players[s->turn];
    switch (s->phase) {
    case NE_REVEAL: return s->event_deck >= 1;
    case NE_DISCARDING: return discarding_ok(e, s);
    case NE_BIDDING: return bidding_ok(e, s);
    case NE_RIVALRY: return rivalry_ok(e, s);
    case NE_ASSIGN: return assign_ok(e, s) && ne_can_assign(e, s);
    case NE_NEGOTIATE: return negotiate_ok(e, s);
    case NE_ANSWER: return answer_ok(e, s);
    case NE_LEAVE: return p->husbands != 0;
    case NE_ATTACK:
    case NE_STRIKING:
    case NE_FALLING: return fights_ok(s);
    case NE_RESOLVING: return resolving_ok(s);
    case NE_HUNTING:
    case NE_PREDATOR:
    case NE_REWARD:
    case NE_CLAIM:
    case NE_REFILL: return hunts_ok(e, s);
    case NE_COURTSHIP: return courtship_ok(e, s);
    case NE_HERD: return herd_ok(e, s);
    case NE_ACTION: return ne_can_act(e, s);
    case NE_END: return s->ending <= NE_LOST_TOGETHER;
    default: return icons_ok(e, s);
    }
}

/* In a round: sides are chosen, there is an event, the turn is somebody's who plays. */
static bool round_ok(const ne_state *s)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].sexuality == 0)
            return false;
    if ((s->first == 0) != (s->round == 0) || (s->event == 0) != (s->round == 0))
        return false;
    if (s->first != 0 && s->seat_of[s->first - 1] == 0)
        return false;
    if (s->phase == NE_END)
        return true;
    if (s->playing < (s->seats == 1 ? 1 : 2) || s->players[s->turn].extinct)
        return false;
    if (s->first != 0 && s->players[s->seat_of[s->first - 1] - 1].extinct)
        return false;
    return s->round > 0 || s->phase == NE_REVEAL;
}

static const char *hands_broken(const ne_edition *e, const ne_state *s)
{
    return s->phase != NE_DISCARDING && ne_overloaded(e, s) >= 0 ? "NE-956" : NULL;
}

static bool posts_ok(const ne_state *s)
{
    for (int seat = 0; seat < s->seats; seat++) {
        const ne_player *p = &s->players[seat];
        if (p->hunting != 0 && !in_or_back(s, hunters_out))
            return false;
        if (p->suitors != 0 && !in_or_back(s, hunters_out | IN(NE_COURTSHIP)))
            return false;
    }
    return true;
}

const char *ne_moment_broken(const ne_edition *e, const ne_state *s)
{
    if (s->phase == NE_ICONS || !leftovers_ok(s))
        return "NE-962";
    if (!posts_ok(s))
        return "NE-957";
    if (s->phase <= NE_SIDE && !(is_untouched(s) && nobody_has_bid(s)))
        return "NE-113";
    if (s->phase == NE_SETUP)
        return setup_ok(s) ? NULL : "NE-962";
    if (s->phase == NE_DEALING)
        return dealing_ok(s) ? NULL : "NE-962";
    if (s->playing == 0 && s->phase != NE_END)
        return "NE-962";
    if (s->phase == NE_SIDE)
        return side_ok(e, s) ? NULL : "NE-962";
    if (!round_ok(s))
        return "NE-962";
    const bool open = in_or_back(s, in_icons | IN(NE_ICONS) | IN(NE_BIDDING) | IN(NE_RIVALRY));
    if (s->event != 0 && s->phase != NE_END && open != event_is_open(s))
        return "NE-955"; /* somebody's, or out of the game, as soon as the auction is over */
    if (in_or_back(s, in_icons | IN(NE_ICONS)) && !nobody_has_bid(s))
        return "NE-236";
    const char *clause = hands_broken(e, s);
    if (clause != NULL)
        return clause;
    return phase_ok(e, s) ? NULL : "NE-962";
}
