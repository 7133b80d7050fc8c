/* draw_players.c - the panel of each player: placard, portals, elders, daughters, cards.
 *
 *     ▶B Neanderthals · Harem (Big Man) · Vocal · 14 points
 *        Camp 5+α  dead 4  home 8 of 11 words   Pool W3 O2 B1   Venus O● B○ ...  3/5
 *        Elders  2 Shaman ●  6 Fire Starter ○B
 *        Daughters  Una ●♂B  Mara OO
 *        Hand 1/2: Dog   Cards: Raft ○B   Trophies: Cave Lion   Guests: A1
 *
 * ● is mature or filled, ○ still has a disk or is empty. */
#include "games/neanderthal/draw.h"

enum { LEFT = 3 };

/* ---- the placard ---- */

static int put_points(const ne_picture *pic, int x, int y, int seat)
{
    return ochre_canvas_format(pic->out, x, y, OCHRE_YELLOW | OCHRE_BOLD,
                               ne_pic(pic, "%d points", "очки: %d"),
                               ne_score_of(pic->e, pic->s, seat));
}

static void draw_title(const ne_picture *pic, int y, int seat)
{
    const ne_player *p = &pic->s->players[seat];
    const bool       decides = ne_actor(pic->s) == seat;
    const int        style = ochre_seat_style(seat) | OCHRE_BOLD;
    ochre_canvas_put(pic->out, 0, y, style, decides ? "▶" : " ");
    ochre_canvas_format(pic->out, 1, y, style | (pic->viewer == seat ? OCHRE_REVERSE : 0), "%c",
                        ochre_seat_letter(seat));
    int x = ochre_canvas_put(pic->out, LEFT, y, style, ne_people(pic->e, pic->s, seat, pic->lang));
    if (p->card != 0 && p->sexuality == 0)
        x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                                ne_pic(pic, " · card %d", " · карта %d"), p->card);
    if (p->sexuality != 0) {
        const ne_sex *sex = ne_sex_of(pic->e, p);
        x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, " · %s (%s) · ",
                                ne_in(pic->lang, &sex->name), ne_in(pic->lang, &sex->victory));
        x = ochre_canvas_put(pic->out, x, y, p->tribal ? OCHRE_GREEN | OCHRE_BOLD : OCHRE_PLAIN,
                             p->tribal ? ne_pic(pic, "Tribal", "племя")
                                       : ne_pic(pic, "Vocal", "без языка"));
        x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, " · ");
        x = put_points(pic, x, y, seat);
    }
    if (p->extinct)
        ochre_canvas_put(pic->out, x, y, OCHRE_RED, ne_pic(pic, " · extinct", " · вымерли"));
}

static int draw_portals(const ne_picture *pic, int x, int y, const ne_player *p)
{
    const unsigned fresh = ne_fresh(p);
    for (int portal = 0; portal < NE_PORTALS; portal++) {
        x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN,
                             ne_in(pic->lang, &pic->e->portals[portal].name));
        for (int c = 0; c < NE_COLOURS; c++) {
            const int spot = NE_COLOURS * portal + c;
            if (!(pic->e->portals[portal].colours >> c & 1))
                continue;
            const bool full = p->portals >> spot & 1;
            x = ne_put_colour(pic, x + 1, y, c, full ? OCHRE_BOLD : OCHRE_FAINT);
            x = ochre_canvas_put(pic->out, x, y, full ? OCHRE_BOLD : OCHRE_FAINT,
                                 !full               ? "○"
                                 : fresh >> spot & 1 ? "●"
                                                     : "◉");
        }
        x++;
    }
    return ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, "%d/%d", ne_count(p->portals),
                               ne_threshold(pic->e, pic->s));
}

static void draw_people(const ne_picture *pic, int y, const ne_player *p)
{
    const int  words = ne_vocabulary(pic->e, pic->s, p), home = ne_at_home(p);
    const bool chaos = home > words && !(ne_mature_elders(p) & NE_CHIEF);
    int        x =
        ochre_canvas_format(pic->out, LEFT, y, OCHRE_BOLD, ne_pic(pic, "Camp %d%s", "Лагерь %d%s"),
                            p->camp, p->alpha == NE_CAMP ? "+α" : "");
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, ne_pic(pic, "  dead %d%s", "  ум. %d%s"),
                            p->dead, p->alpha == NE_DEAD ? "+α" : "");
    x = ochre_canvas_format(pic->out, x, y, chaos ? OCHRE_RED | OCHRE_BOLD : OCHRE_PLAIN,
                            ne_pic(pic, "  home %d, words %d%s", "  дома %d, слов %d%s"), home,
                            words, chaos ? "!" : "");
    x = ochre_canvas_put(pic->out, x + 2, y, OCHRE_PLAIN, ne_pic(pic, "Pool", "Запас"));
    for (int c = 0; c < NE_COLOURS; c++) {
        x = ne_put_colour(pic, x + 1, y, c, OCHRE_BOLD);
        x = ochre_canvas_number(pic->out, x, y, p->pool[c] > 0 ? OCHRE_BOLD : OCHRE_FAINT,
                                p->pool[c]);
    }
    if (!p->tribal)
        draw_portals(pic, x + 2, y, p);
}

/* ---- elders and daughters ---- */

static void draw_elders(const ne_picture *pic, int y, const ne_player *p)
{
    int x = ochre_canvas_put(pic->out, LEFT, y, OCHRE_PLAIN, ne_pic(pic, "Elders", "Старейшины"));
    for (int rank = 0; rank < NE_ELDERS; rank++) {
        const ne_elder *elder = &pic->e->elders[rank];
        const bool      here = p->elders >> rank & 1, young = p->young >> rank & 1;
        const bool      slot = p->tribal ? elder->tribal : elder->vocal;
        if (!slot && !here)
            continue;
        const int style = !here ? OCHRE_FAINT : young ? OCHRE_PLAIN : OCHRE_BOLD;
        x = ochre_canvas_format(pic->out, x + 2, y, style, "%d %s%s", rank + 1,
                                ne_in(pic->lang, &elder->name),
                                p->alpha == NE_AS_ELDER + rank ? "α" : "");
        if (here && !young)
            x = ochre_canvas_put(pic->out, x, y, style, "●");
        if (here && young)
            x = ne_put_colour(pic, ochre_canvas_put(pic->out, x, y, style, "○"), y, elder->colour,
                              0);
    }
}

/* Her husband and suitors: letters of their seats. */
static int put_lovers(const ne_picture *pic, int x, int y, int d)
{
    const int husband = ne_husband_of(pic->s, d);
    if (husband >= 0) {
        x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, "♂");
        x = ne_put_seat(pic, x, y, husband);
        if (pic->s->players[husband].alpha == NE_AS_HUSBAND + d)
            x = ochre_canvas_put(pic->out, x, y, ochre_seat_style(husband), "α");
        if (pic->s->unripe & ne_bit(d))
            x = ne_put_colour(pic, ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, "○"), y,
                              NE_HUSBAND_DISK, 0);
    }
    for (int seat = 0; seat < pic->s->seats; seat++)
        if (pic->s->players[seat].suitors & ne_bit(d))
            x = ne_put_seat(pic, ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, "?"), y, seat);
    return x;
}

static int put_daughter(const ne_picture *pic, int x, int y, const ne_player *p, int d)
{
    const bool active = ne_is_active(pic->e, pic->s, p, d), here = pic->s->at == 1 + NE_PLACES + d;
    x = ochre_canvas_put(pic->out, x, y,
                         (active ? OCHRE_BOLD : OCHRE_PLAIN) | (here ? OCHRE_REVERSE : 0),
                         ne_in(pic->lang, &pic->e->daughters[d].name));
    if (ne_is_grown(pic->s, d))
        x = ochre_canvas_put(pic->out, x, y, OCHRE_BOLD, active ? "●" : "◌");
    else
        x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, "○");
    for (int c = 0; c < NE_COLOURS; c++)
        for (int i = 0; i < pic->s->disks[d][c]; i++)
            x = ne_put_colour(pic, x, y, c, 0);
    return put_lovers(pic, x, y, d);
}

static void draw_daughters(const ne_picture *pic, int y, const ne_player *p)
{
    int x = ochre_canvas_put(pic->out, LEFT, y, OCHRE_PLAIN, ne_pic(pic, "Daughters", "Дочери"));
    if (p->daughters == 0)
        ochre_canvas_put(pic->out, x + 2, y, OCHRE_FAINT, "-");
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        x = put_daughter(pic, x + 2, y, p, __builtin_ctz(d));
}

/* ---- cards ---- */

static int put_items(const ne_picture *pic, int x, int y, uint32_t items, bool with_disks)
{
    for (; items != 0; items &= items - 1) {
        const int i = __builtin_ctz(items), disks = with_disks ? pic->s->item_disks[i] : 0;
        x = ochre_canvas_short(pic->out, x + 1, y,
                               with_disks && disks == 0 ? OCHRE_BOLD : OCHRE_PLAIN,
                               ne_in(pic->lang, &pic->e->items[i].name), 13);
        if (with_disks)
            x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, disks == 0 ? "●" : "○");
        for (int c = 0; c < NE_COLOURS; c++)
            if (disks >> c & 1)
                x = ne_put_colour(pic, x, y, c, 0);
    }
    return x;
}

static int put_guests(const ne_picture *pic, int x, int y, const ne_player *p)
{
    if (ne_hosted(p) == 0)
        return x;
    x = ochre_canvas_put(pic->out, x + 2, y, OCHRE_PLAIN, ne_pic(pic, "Guests", "Гости"));
    for (int owner = 0; owner < pic->s->seats; owner++)
        if (p->guests[owner] > 0) {
            x = ne_put_seat(pic, x + 1, y, owner);
            x = ochre_canvas_number(pic->out, x, y, OCHRE_PLAIN, p->guests[owner]);
        }
    return x;
}

static void draw_cards(const ne_picture *pic, int y, const ne_player *p)
{
    int x =
        ochre_canvas_format(pic->out, LEFT, y, OCHRE_PLAIN, ne_pic(pic, "Hand %d/%d", "Рука %d/%d"),
                            ne_count(p->hand), ne_hand_limit(pic->e, pic->s, p));
    x = put_items(pic, x, y, p->hand, false);
    if (p->items != 0) {
        x = ochre_canvas_put(pic->out, x + 2, y, OCHRE_PLAIN, ne_pic(pic, "Items", "Карты"));
        x = put_items(pic, x, y, p->items, true);
    }
    if (p->trophies != 0)
        x = ochre_canvas_put(pic->out, x + 2, y, OCHRE_VIOLET, ne_pic(pic, "Trophies", "Трофеи"));
    for (uint64_t left = p->trophies; left != 0; left &= left - 1)
        x = ochre_canvas_short(pic->out, x + 1, y, OCHRE_VIOLET,
                               ne_in(pic->lang, &pic->e->biomes[__builtin_ctzll(left)].name), 11);
    put_guests(pic, x, y, p);
}

int ne_draw_players(const ne_picture *pic, int y)
{
    for (int seat = 0; seat < pic->s->seats; seat++) {
        const ne_player *p = &pic->s->players[seat];
        draw_title(pic, y, seat);
        draw_people(pic, y + 1, p);
        draw_elders(pic, y + 2, p);
        if (p->sexuality != 0)
            draw_daughters(pic, y + 3, p);
        draw_cards(pic, y + 4, p);
        y += 5;
    }
    return y;
}
