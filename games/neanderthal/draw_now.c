/* draw_now.c - the moment in three lines: the round and its event; who decides what; what lies open for it
 * (bids, an offer, dice). */
#include "games/neanderthal/draw.h"

/* ---- the round ---- */

static void draw_round(const ne_picture *pic, int y)
{
    const ne_state *s = pic->s;
    if (s->round == 0) {
        ochre_canvas_put(pic->out, 0, y, OCHRE_BOLD, ne_pic(pic, "Setting up", "Подготовка"));
        return;
    }
    const ne_daughter *card = &pic->e->daughters[s->event - 1];
    int                x = ochre_canvas_format(pic->out, 0, y, OCHRE_BOLD,
                                               ne_pic(pic, "Round %d, %d to come", "Раунд %d, ещё %d"), s->round,
                                               s->event_deck);
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, " · %s ", ne_in(pic->lang, &card->name));
    for (int c = 0; c < NE_COLOURS; c++)
        if (card->colours >> c & 1)
            x = ne_put_colour(pic, x, y, c, OCHRE_BOLD);
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            " %s%s:", ne_in(pic->lang, &pic->e->portals[card->portal].name),
                            card->gather ? ne_pic(pic, ", gathers", ", собирает") : "");
    for (int i = 0; i < card->icon_count; i++) {
        const bool now = s->icon == i + 1;
        x = ochre_canvas_short(pic->out, x + 1, y, now ? OCHRE_BOLD | OCHRE_REVERSE : OCHRE_PLAIN,
                               ne_in(pic->lang, &pic->e->icons[card->icons[i]]), 15);
    }
    if (s->seats > 1 && x < NE_ACROSS - 4) {
        x = ochre_canvas_put(pic->out, NE_ACROSS - s->playing - 1, y, OCHRE_PLAIN, " ");
        for (int i = 0; i < s->playing; i++)
            x = ne_put_seat(pic, x, y, s->order[i]);
    }
}

/* ---- the decision ---- */

static const char *question(const ne_picture *pic)
{
    switch (pic->s->phase) {
    case NE_SIDE: return ne_pic(pic, "choose the side of your card", "выберите сторону карты");
    case NE_BLIZZARD: return ne_pic(pic, "Blizzard: who dies?", "метель: кто погибнет?");
    case NE_CHAOS:
        return ne_pic(pic, "Chaos: which elder dies?", "смута: какой старейшина погибнет?");
    case NE_FLIPPING: return ne_pic(pic, "flip your sexuality card?", "перевернуть карту уклада?");
    case NE_WANDERLUST:
        return ne_pic(pic, "where does the wanderluster go?", "куда уйдёт странник?");
    case NE_DISCARDING:
        return ne_pic(pic, "too many cards: discard one", "карт слишком много: сбросьте одну");
    case NE_BIDDING: return ne_pic(pic, "bid for the daughter", "ставка за дочь");
    case NE_ASSIGN:
        return ne_pic(pic, "send tribesmen out: hunt, elders, courtship",
                      "кого куда: охота, старейшины, невесты");
    case NE_NEGOTIATE: return ne_pic(pic, "propose something?", "что предложить?");
    case NE_ANSWER: return ne_pic(pic, "accept the proposal?", "принять предложение?");
    case NE_LEAVE: return ne_pic(pic, "does a husband leave his wife?", "уйдёт ли муж от жены?");
    case NE_STRIKING: return ne_pic(pic, "whom does the hit strike?", "кому достанется удар?");
    case NE_FALLING: return ne_pic(pic, "who falls?", "кто погибнет?");
    case NE_RESOLVING: return ne_pic(pic, "which place is hunted next?", "где охота следующая?");
    case NE_REWARD:
    case NE_HERD: return ne_pic(pic, "free a disk?", "освободить диск?");
    case NE_CLAIM: return ne_pic(pic, "claim something?", "взять трофей или карту?");
    case NE_ACTION:
        return ne_pic(pic, "one action: portal, new word or elder's card",
                      "одно действие: портал, слово или карта");
    default: return "";
    }
}

/* What the question leaves open: how many it is asked for yet, or the colour of the disk. */
static void draw_measure(const ne_picture *pic, int x, int y)
{
    const ne_state *s = pic->s;
    const bool      hunts = s->phase == NE_REWARD;
    const int       left = s->phase == NE_BLIZZARD    ? s->losses
                           : s->phase == NE_NEGOTIATE ? s->proposals
                           : s->phase == NE_ASSIGN    ? s->recalls
                                                      : 0;
    if (left > 0)
        ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                            s->phase == NE_ASSIGN
                                ? ne_pic(pic, " (%d may be recalled)", " (можно вернуть: %d)")
                                : ne_pic(pic, " (%d more)", " (ещё %d)"),
                            left);
    if (!hunts && s->phase != NE_HERD)
        return;
    const int colour = hunts ? ne_biome_at(pic->e, s, s->at - 1)->free[s->reward]
                             : pic->e->items[s->herd - 1].free[s->reward];
    ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, " (%s)",
                        colour == NE_ANY ? ne_pic(pic, "any", "любой")
                                         : ne_in(pic->lang, &pic->e->colours[colour]));
}

static const char *event_due(const ne_picture *pic)
{
    switch (pic->s->phase) {
    case NE_SETUP:
    case NE_THAW:
    case NE_REFILL: return ne_pic(pic, "a card is turned up", "открывается карта");
    case NE_DEALING: return ne_pic(pic, "species and cards are dealt", "раздача видов и карт");
    case NE_REVEAL: return ne_pic(pic, "the next event is revealed", "открывается событие");
    case NE_RIVALRY: return ne_pic(pic, "the rival bids", "ставка соперника");
    case NE_ELDER_DEATH:
        return ne_pic(pic, "an elder's death is rolled", "бросок: смерть старейшины");
    case NE_ATTACK: return ne_pic(pic, "an attack is rolled", "бросок: нападение");
    case NE_HUNTING: return ne_pic(pic, "a hunt is rolled", "бросок: охота");
    case NE_PREDATOR: return ne_pic(pic, "a predator comes for the kill", "хищник идёт за добычей");
    case NE_COURTSHIP: return ne_pic(pic, "a suitor woos", "бросок: сватовство");
    default: return "";
    }
}

static void draw_over(const ne_picture *pic, int y)
{
    ochre_result result = {.how = NULL};
    ne_result(pic->e, pic->s, &result);
    int x = ochre_canvas_put(pic->out, 0, y, OCHRE_BOLD,
                             ne_pic(pic, "The game is over. ", "Игра окончена. "));
    if (pic->s->seats == 1 || pic->s->solo) {
        const bool won = ne_is_won(pic->e, pic->s), great = ne_is_great(pic->e, pic->s);
        x = ochre_canvas_put(pic->out, x, y, OCHRE_BOLD,
                             great ? ne_pic(pic, "A great victory!", "Великая победа!")
                             : won ? ne_pic(pic, "Victory!", "Победа!")
                                   : ne_pic(pic, "Lost.", "Поражение."));
        if (pic->s->solo)
            ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                                ne_pic(pic, " Grade: %d.", " Оценка: %d."), ne_grade(&result));
        return;
    }
    for (int rank = 1; rank <= pic->s->seats; rank++)
        for (int seat = 0; seat < pic->s->seats; seat++)
            if (result.rank[seat] == rank)
                x = ochre_canvas_format(
                    pic->out, x, y, ochre_seat_style(seat) | OCHRE_BOLD, "%d. %s %d  ", rank,
                    ne_people(pic->e, pic->s, seat, pic->lang), (int)result.score[seat]);
}

static void draw_decision(const ne_picture *pic, int y)
{
    const int actor = ne_actor(pic->s);
    if (actor == OCHRE_OVER) {
        draw_over(pic, y);
        return;
    }
    if (actor == OCHRE_CHANCE) {
        ochre_canvas_put(pic->out, 0, y, OCHRE_FAINT, event_due(pic));
        return;
    }
    const int x = ochre_canvas_format(pic->out, 0, y, ochre_seat_style(actor) | OCHRE_BOLD,
                                      "%s: ", ne_people(pic->e, pic->s, actor, pic->lang));
    draw_measure(pic, ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, question(pic)), y);
}

/* ---- what lies open ---- */

static int put_bid(const ne_picture *pic, int x, int y, const ne_player *p)
{
    if (p->bid[0] + p->bid[1] + p->bid[2] == 0)
        return ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, "-");
    for (int c = 0; c < NE_COLOURS; c++)
        for (int i = 0; i < p->bid[c]; i++)
            x = ne_put_colour(pic, x, y, c, OCHRE_BOLD);
    return x;
}

static int draw_bids(const ne_picture *pic, int x, int y)
{
    bool any = false;
    for (int seat = 0; seat < pic->s->seats; seat++)
        any |= pic->s->players[seat].has_bid != 0;
    if (!any)
        return x;
    x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, ne_pic(pic, "Bids:", "Ставки:"));
    for (int i = 0; i < pic->s->playing; i++) {
        const int        seat = pic->s->order[i];
        const ne_player *p = &pic->s->players[seat];
        if (!p->has_bid)
            continue;
        x = ne_put_seat(pic, x + 1, y, seat) + 1;
        if (pic->viewer == OCHRE_EVERYTHING ||
            ne_sees_bid(pic->s, pic->viewer, (const int[2]){seat, 0}))
            x = put_bid(pic, x, y, p);
        else
            x = ochre_canvas_put(pic->out, x, y, OCHRE_FAINT, ne_pic(pic, "hidden", "втайне"));
    }
    return x + 2;
}

static int draw_offer(const ne_picture *pic, int x, int y)
{
    const ne_state *s = pic->s;
    if (s->phase != NE_ANSWER)
        return x;
    x = ochre_canvas_format(pic->out, x, y, ochre_seat_style(s->turn),
                            "%s: ", ne_people(pic->e, s, s->turn, pic->lang));
    const char *other = ne_in(
        pic->lang, &pic->e->species[s->offer == NE_OFFER_TRADE ? s->terms[0] : s->terms[1]].name);
    if (s->offer == NE_OFFER_LEAVE)
        return ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                                   ne_pic(pic, "%s leave %s", "%s уходят (%s)"), other,
                                   ne_location_name(pic->e, s->terms[0], pic->lang));
    if (s->offer == NE_OFFER_MARRY)
        return ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                                   ne_pic(pic, "%s marry %s", "%s: брак, %s"), other,
                                   ne_in(pic->lang, &pic->e->daughters[s->terms[0]].name));
    const char *none = ne_pic(pic, "nothing", "ничего");
    return ochre_canvas_format(
        pic->out, x, y, OCHRE_BOLD, ne_pic(pic, "trade with %s: %s for %s", "обмен (%s): %s на %s"),
        other, s->terms[1] > 0 ? ne_in(pic->lang, &pic->e->items[s->terms[1] - 1].name) : none,
        s->terms[2] > 0 ? ne_in(pic->lang, &pic->e->items[s->terms[2] - 1].name) : none);
}

static int draw_roll(const ne_picture *pic, int x, int y)
{
    int dice = 0;
    for (int face = 0; face < NE_FACES; face++)
        dice += pic->s->roll[face];
    if (pic->s->at != 0)
        x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, "%s  ",
                                ne_location_name(pic->e, pic->s->at - 1, pic->lang));
    if (dice > 0)
        x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, ne_pic(pic, "Roll:", "Бросок:"));
    for (int face = 0; face < NE_FACES; face++)
        for (int i = 0; i < pic->s->roll[face]; i++)
            x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, " %d", face + 1);
    if (pic->s->hits > 0)
        x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                                ne_pic(pic, "  hits %d", "  попаданий %d"), pic->s->hits);
    return x + 2;
}

int ne_draw_now(const ne_picture *pic, int y)
{
    draw_round(pic, y);
    draw_decision(pic, y + 1);
    int x = draw_roll(pic, 0, y + 2);
    x = draw_offer(pic, x > 2 ? x : 0, y + 2);
    draw_bids(pic, x > 2 ? x : 0, y + 2);
    return y + 3;
}
