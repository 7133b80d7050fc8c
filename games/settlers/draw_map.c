/* draw_map.c - the world in characters.
 *
 *        74    75          The lattice of the edition is the grid of the picture: a step of gx is three
 *      85  A 86    87      columns, a step of gy is a row. An intersection is its number, behind the
 *      │ 1M10│ 2P6 │       piece and the tribe counter that stand on it; neighbours in the next row
 *      97    98    99      are joined by a path, and upright paths are drawn.
 *        110    111        In the middle of a hex stand its number, terrain and dice.
 *
 * A requirement box is written on its path if that is upright, else beside its outer end, wherever there
 * is room: `2/1II` needs clothing 2 and shelter 1, and its counter of group II has not been taken. */
#include "games/settlers/draw.h"

enum {
    STEP = 3,  /* columns of one gx */
    LABEL = 5, /* columns of an intersection: piece, counter, three digits */
    EDGE = 3,  /* where in a label the path from above arrives */
    LEAN = 2   /* of a box above or below its outer end */
};

typedef struct map {
    const st_picture *pic;
    int               left, top; /* gx and gy of the upper left corner */
    int               y;         /* its row */
    int               rows;
    uint64_t          chosen[ST_WORDS]; /* intersections that the viewer may choose now */
    uint64_t          hexes;            /* hexes likewise */
} map;

static int column(const map *m, const st_point *at)
{
    return (at->gx - m->left) * STEP;
}

static int row(const map *m, const st_point *at)
{
    return m->y + at->gy - m->top;
}

static map map_of(const st_picture *pic, int y)
{
    const st_edition *e = pic->e;
    map               m = {.pic = pic, .left = 127, .top = 127, .y = y};
    int               bottom = -128;
    for (int i = 0; i < e->point_count; i++) {
        m.left = e->points[i].gx < m.left ? e->points[i].gx : m.left;
        m.top = e->points[i].gy < m.top ? e->points[i].gy : m.top;
        bottom = e->points[i].gy > bottom ? e->points[i].gy : bottom;
    }
    m.rows = e->point_count > 0 ? bottom - m.top + 1 : 0;
    return m;
}

/* Where the viewer's own choices lead: part of what the viewer knows, but of nobody else. */
static void find_choices(map *m)
{
    const st_picture *pic = m->pic;
    const int         actor = st_actor(pic->s);
    ochre_action      legal[OCHRE_LEGAL];
    if (actor < 0 || actor != pic->viewer)
        return;
    const int n = st_legal(pic->e, pic->s, legal);
    for (int i = 0; i < n; i++) {
        const int verb = legal[i].verb, to = legal[i].arg[0];
        if (verb == ST_DO_CAMP || (verb >= ST_DO_EXPLORER && verb <= ST_DO_CLAIM &&
                                   verb != ST_DO_STOP && verb != ST_DO_EXTEND))
            st_add(m->chosen, to);
        if (verb == ST_DO_DESERT)
            m->hexes |= UINT64_C(1) << (to - 1);
    }
}

/* ---- intersections ---- */

static void put_explorer(const map *m, int seat, int x, int y)
{
    const char letter[2] = {(char)(ochre_seat_letter(seat) - 'A' + 'a'), '\0'};
    ochre_canvas_put(m->pic->out, x, y, st_style(m->pic->s, seat) | OCHRE_BOLD, letter);
}

static void put_piece(const map *m, int v, int x, int y)
{
    const st_state *s = m->pic->s;
    for (int seat = 0; seat < s->seats; seat++) {
        const st_player *p = &s->players[seat];
        const char       letter[2] = {ochre_seat_letter(seat), '\0'};
        for (int c = 0; c < p->camp_count; c++)
            if (p->camps[c] == v)
                ochre_canvas_put(m->pic->out, x, y, st_style(s, seat) | OCHRE_BOLD | OCHRE_REVERSE,
                                 letter);
        for (int i = 0; i < p->explorer_count; i++)
            if (p->explorers[i] == v)
                put_explorer(m, seat, x, y);
    }
    if (s->moving == v) /* over whatever else stands there */
        put_explorer(m, s->turn, x, y);
}

static void draw_point(const map *m, int v)
{
    static const char *const letters[ST_TRIBES] = {"w", "y", "n", "r"};
    static const uint8_t     hues[ST_TRIBES] = {OCHRE_CYAN, OCHRE_YELLOW, OCHRE_BROWN, OCHRE_RED};
    const st_state          *s = m->pic->s;
    const st_point          *at = st_at(m->pic->e, v);
    const int                x = column(m, at), y = row(m, at);
    const bool               is_chosen = st_has(m->chosen, v), has_tribe = st_has(s->tribal, v);
    const bool               is_used = st_has(s->occupied, v) || s->moving == v || has_tribe;
    int                      style = is_used ? OCHRE_PLAIN : OCHRE_GREY;
    put_piece(m, v, x, y);
    if (has_tribe) {
        const int colour = at->mark - ST_TRIBE_PLACE;
        ochre_canvas_put(m->pic->out, x + 1, y, hues[colour] | OCHRE_BOLD, letters[colour]);
    } else if (at->mark == ST_DOT && s->phase <= ST_PLACE) {
        ochre_canvas_put(m->pic->out, x + 1, y, OCHRE_PLAIN, "•");
    }
    if (is_chosen)
        style = OCHRE_GREEN | OCHRE_BOLD;
    const int end = ochre_canvas_number(m->pic->out, x + 2, y, style, v);
    if (is_chosen)
        ochre_canvas_put(m->pic->out, end, y, style, "*");
}

/* The path from a point straight down, if there is one: a line, unless a box will be written there. */
static void draw_upright_path(const map *m, const st_point *at)
{
    for (int i = 0; i < at->link_count; i++) {
        const st_point *to = st_at(m->pic->e, at->links[i].to);
        if (to->gx == at->gx && to->gy == at->gy + 2 && at->links[i].box == 0)
            ochre_canvas_put(m->pic->out, column(m, at) + EDGE, row(m, at) + 1, OCHRE_FAINT, "│");
    }
}

/* ---- hexes ---- */

static void draw_hex(const map *m, int h)
{
    static const uint8_t hues[ST_TERRAINS] = {OCHRE_GREEN, OCHRE_GREY, OCHRE_CYAN, OCHRE_YELLOW};
    const st_picture    *pic = m->pic;
    const st_hex        *hex = &pic->e->hexes[h - 1];
    const st_point      *corner = st_at(pic->e, hex->corners[5]); /* north-west */
    const int            x = column(m, corner) + EDGE, y = row(m, corner) + 1;
    const bool           is_enemy = h == pic->s->neanderthal || h == pic->s->sabertooth;
    const bool           is_chosen = m->hexes >> (h - 1) & 1;
    if (is_enemy)
        ochre_canvas_put(pic->out, x, y, OCHRE_RED | OCHRE_BOLD | OCHRE_REVERSE,
                         h == pic->s->neanderthal ? "N" : "S");
    ochre_canvas_number_before(pic->out, x + 3, y,
                               is_chosen ? OCHRE_GREEN | OCHRE_BOLD : OCHRE_FAINT, h);
    if (is_chosen)
        ochre_canvas_put(pic->out, x + (h < 10 ? 1 : 0), y, OCHRE_GREEN | OCHRE_BOLD, "*");
    if (pic->s->deserts >> (h - 1) & 1) {
        ochre_canvas_put(pic->out, x + 3, y, OCHRE_BROWN, "░░░");
        return;
    }
    const int hue = hues[hex->terrain];
    ochre_canvas_cut(pic->out, x + 3, y, hue | OCHRE_BOLD,
                     st_in(pic->lang, &pic->e->terrains[hex->terrain].name), 1);
    ochre_canvas_number(pic->out, x + 4, y, hue | (is_enemy ? OCHRE_FAINT : OCHRE_BOLD),
                        hex->number);
}

/* ---- boxes ---- */

/* Room for a word, with a blank on either side. */
static bool is_free(const ochre_canvas *c, int x, int y, int width)
{
    if (x < 0 || y < 0 || x + width > OCHRE_CANVAS_WIDTH || y >= OCHRE_CANVAS_HEIGHT)
        return false;
    for (int i = x > 0 ? x - 1 : 0; i <= x + width && i < OCHRE_CANVAS_WIDTH; i++)
        if (c->glyph[y][i] != 0 && c->glyph[y][i] != ' ')
            return false;
    return true;
}

static void write_box(const map *m, int b, ochre_text *out)
{
    static const char *const groups[ST_GROUPS] = {"I", "II", "III", "IV"};
    const st_box            *box = &m->pic->e->boxes[b];
    ochre_text_format(out, "%d/%d%s", box->clothing, box->shelter,
                      (m->pic->s->boxes >> b & 1) ? groups[box->group - 1] : "");
}

static bool is_upright(const map *m, int b)
{
    const st_edition *e = m->pic->e;
    return st_at(e, e->boxes[b].a)->gx == st_at(e, e->boxes[b].b)->gx;
}

/* The end of the path with fewer paths is the outer one. */
static void draw_box(const map *m, int b)
{
    const st_edition *e = m->pic->e;
    const st_box     *box = &e->boxes[b];
    const bool        b_is_outer = st_at(e, box->b)->hex_count < st_at(e, box->a)->hex_count;
    const st_point   *outer = st_at(e, b_is_outer ? box->b : box->a);
    const st_point   *inner = st_at(e, b_is_outer ? box->a : box->b);
    const int         style = (m->pic->s->boxes >> b & 1) ? OCHRE_VIOLET | OCHRE_BOLD : OCHRE_FAINT;
    char              words[16];
    ochre_text        text = OCHRE_TEXT(words);
    write_box(m, b, &text);
    const int width = (int)text.length, x = column(m, outer), y = row(m, outer);
    if (is_upright(m, b)) {
        ochre_canvas_put(m->pic->out, x + EDGE - width / 2, (y + row(m, inner)) / 2, style, words);
        return;
    }
    const int right = x + LABEL + 1, left = x - width, above = y - 1, below = y + 1;
    const int middle = x + (inner->gx < outer->gx ? -LEAN : LEAN); /* towards its path */
    const int spots[6][2] = {{inner->gx < outer->gx ? right : left, y},
                             {inner->gx < outer->gx ? left : right, y},
                             {middle, above},
                             {middle, below},
                             {left, above},
                             {right, above}};
    for (int i = 0; i < 6; i++)
        if (is_free(m->pic->out, spots[i][0], spots[i][1], width)) {
            ochre_canvas_put(m->pic->out, spots[i][0], spots[i][1], style, words);
            return;
        }
}

int st_draw_map(const st_picture *pic, int y)
{
    map m = map_of(pic, y);
    find_choices(&m);
    for (int v = 1; v <= pic->e->point_count; v++)
        draw_upright_path(&m, st_at(pic->e, v));
    for (int h = 1; h <= pic->e->hex_count; h++)
        draw_hex(&m, h);
    for (int v = 1; v <= pic->e->point_count; v++)
        draw_point(&m, v);
    for (int upright = 1; upright >= 0; upright--) /* on its path is one place, beside it are six */
        for (int b = 0; b < pic->e->box_count; b++)
            if (is_upright(&m, b) == upright)
                draw_box(&m, b);
    return y + m.rows;
}
