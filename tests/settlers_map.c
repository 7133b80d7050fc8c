/* settlers_map.c - the map of The Settlers of the Stone Age as a whole: its figures, its paths, what levels open, how
 * far bots think it is, and its picture. Clauses that a test stands for are named in the comment above it. */
#include <string.h>

#include <ochre/match.h>

#include "games/settlers/game.h"
#include "games/settlers/hints.h"
#include "games/settlers/state.h"
#include "tests/testing.h"

static bool is_linked(int a, int b)
{
    for (int i = 0; i < st_at(&st_standard, a)->link_count; i++)
        if (st_at(&st_standard, a)->links[i].to == b)
            return true;
    return false;
}

static void the_map_has_the_figures_of_the_rules_page(void **unused)
{
    const st_edition *e = &st_standard;
    int               terrain[ST_TERRAINS] = {0}, paths = 0, boxed = 0, marks[8] = {0};
    (void)unused;
    for (int h = 0; h < e->hex_count; h++)
        terrain[e->hexes[h].terrain]++;
    assert_int_equal(terrain[ST_HILLS], 15);
    assert_int_equal(terrain[ST_MOUNTAINS], 9);
    assert_int_equal(terrain[ST_FOREST], 13);
    assert_int_equal(terrain[ST_PLAINS], 11);
    for (int v = 1; v <= e->point_count; v++) {
        const st_point *at = st_at(e, v);
        marks[at->mark]++;
        paths += at->link_count;
        for (int i = 0; i < at->link_count; i++)
            boxed += at->links[i].box != 0;
        for (int w = 1; w <= e->point_count; w++)
            if (is_linked(v, w) && at->mark != ST_PLAIN)
                assert_false(at->mark == ST_DOT ? st_at(e, w)->mark == ST_DOT
                                                : st_at(e, w)->mark >= ST_TRIBE_PLACE);
    }
    assert_int_equal(e->point_count, 179);
    assert_int_equal(paths, 2 * 228);
    assert_int_equal(boxed, 2 * 18);
    assert_int_equal(marks[ST_DOT], 18);
    for (int c = 0; c < ST_TRIBES; c++)
        assert_int_equal(marks[ST_TRIBE_PLACE + c], 8);
}

/* Neighbours on the lattice are (1, 1) or (0, 2) apart, so that the picture can show every path. */
static void paths_join_neighbours_of_the_lattice(void **unused)
{
    (void)unused;
    for (int v = 1; v <= st_standard.point_count; v++) {
        const st_point *a = st_at(&st_standard, v);
        for (int i = 0; i < a->link_count; i++) {
            const st_point *b = st_at(&st_standard, a->links[i].to);
            const int       dx = a->gx > b->gx ? a->gx - b->gx : b->gx - a->gx;
            const int       dy = a->gy > b->gy ? a->gy - b->gy : b->gy - a->gy;
            assert_true((dx == 1 && dy == 1) || (dx == 0 && dy == 2));
        }
    }
}

/* How many of the eight places of each colour an explorer from Africa reaches with these levels. */
static void count_reached(int clothing, int shelter, int reached[ST_TRIBES])
{
    bool      seen[ST_POINTS + 1] = {false};
    st_player p = {.levels = {[ST_CLOTHING] = (uint8_t)clothing, [ST_SHELTER] = (uint8_t)shelter}};
    bool      grows = true;
    seen[110] = true;
    while (grows) {
        grows = false;
        for (int v = 1; v <= st_standard.point_count; v++)
            for (int i = 0; seen[v] && i < st_at(&st_standard, v)->link_count; i++) {
                const st_link link = st_at(&st_standard, v)->links[i];
                if (seen[link.to] || !st_can_pass(&st_standard, &p, link.box))
                    continue;
                seen[link.to] = grows = true;
            }
    }
    memset(reached, 0, sizeof reached[0] * ST_TRIBES);
    for (int v = 1; v <= st_standard.point_count; v++)
        if (seen[v] && st_at(&st_standard, v)->mark >= ST_TRIBE_PLACE)
            reached[st_at(&st_standard, v)->mark - ST_TRIBE_PLACE]++;
}

static void expect_reached(int clothing, int shelter, int white, int yellow, int brown, int red)
{
    int reached[ST_TRIBES];
    count_reached(clothing, shelter, reached);
    assert_int_equal(reached[ST_WHITE], white);
    assert_int_equal(reached[ST_YELLOW], yellow);
    assert_int_equal(reached[ST_BROWN], brown);
    assert_int_equal(reached[ST_RED], red);
}

static void levels_open_the_continents(void **unused)
{
    (void)unused;
    expect_reached(0, 0, 8, 8, 0, 0);
    expect_reached(0, 5, 8, 8, 0, 0);
    expect_reached(1, 2, 8, 8, 0, 0);
    expect_reached(1, 3, 8, 8, 8, 0);
    expect_reached(3, 1, 8, 8, 0, 0);
    expect_reached(3, 2, 8, 8, 0, 8);
    expect_reached(4, 4, 8, 8, 8, 8);
}

/* Step by step until nobody gets anywhere sooner. */
static void walk_everywhere(const st_player *p, int from, st_reach *out)
{
    memset(out, ST_FAR, sizeof *out);
    out->steps[from] = 0;
    for (bool was_sooner = true; was_sooner;) {
        was_sooner = false;
        for (int v = 1; v <= st_standard.point_count; v++)
            for (int i = 0; i < st_at(&st_standard, v)->link_count; i++) {
                const st_link link = st_at(&st_standard, v)->links[i];
                const int     steps = out->steps[v] + 1;
                if (steps >= out->steps[link.to] || !st_can_pass(&st_standard, p, link.box))
                    continue;
                out->steps[link.to] = (uint8_t)steps;
                was_sooner = true;
            }
    }
}

static void bots_know_how_far_it_is_with_all_levels(void **unused)
{
    static st_atlas atlas;
    (void)unused;
    st_begin_atlas(&st_standard, &atlas);
    for (uint8_t from = 1; from <= st_standard.point_count; from += 7) {
        st_player p = {.levels = {0}};
        st_reach  bare;
        st_reach_from(&st_standard, &atlas, &p, &from, 1, &bare);
        for (int levels = 0; levels < (ST_LEVELS + 1) * (ST_LEVELS + 1); levels++) {
            st_reach walked, found, raised = bare;
            p.levels[ST_CLOTHING] = (uint8_t)(levels / (ST_LEVELS + 1));
            p.levels[ST_SHELTER] = (uint8_t)(levels % (ST_LEVELS + 1));
            walk_everywhere(&p, from, &walked);
            st_reach_from(&st_standard, &atlas, &p, &from, 1, &found);
            const uint32_t open = atlas.open[p.levels[ST_CLOTHING]][p.levels[ST_SHELTER]];
            st_cross_boxes(&st_standard, &atlas, open, open & ~atlas.open[0][0], &raised);
            assert_memory_equal(&found, &walked, sizeof walked);
            assert_memory_equal(&raised, &walked, sizeof walked);
        }
    }
}

/* How often `digit/digit` stands in Blue's picture: requirement boxes, and pieces out of all that there are. */
static int count_fractions(const st_edition *e, const st_state *s)
{
    static ochre_canvas canvas;
    static char         data[1 << 15];
    ochre_text          text = OCHRE_TEXT(data);
    int                 n = 0;
    st_draw(e, s, 0, OCHRE_EN, &canvas);
    ochre_canvas_text(&canvas, &text);
    for (const char *at = data; (at = strchr(at, '/')) != NULL; at++)
        n += at[-1] >= '0' && at[-1] <= '9' && at[1] >= '0' && at[1] <= '9';
    return n;
}

/* Explorers on both ends, and Blue's choices around them, leave less room for the box. */
static void every_box_is_in_the_picture_whoever_stands_there(void **unused)
{
    static st_edition without;
    (void)unused;
    without = st_standard;
    without.box_count = 0;
    for (int b = 0; b < st_standard.box_count; b++)
        for (int way = 0; way < 8; way++) {
            ochre_setup setup;
            st_state    s;
            ochre_setup_default(&st_game, 4, &setup);
            setup.option[2] = 1;
            assert_null(st_start(&st_standard, &s, &setup));
            const st_box *box = &st_standard.boxes[b];
            s.players[0].explorers[0] = way & 1 ? box->a : box->b;
            if (way & 2)
                s.players[1].explorers[0] = way & 1 ? box->b : box->a;
            if (way & 4)
                s.boxes = 0;
            memset(s.players[0].hand, 1, ST_RESOURCES);
            memset(s.players[0].levels, 4, ST_CHARTS);
            st_derive(&st_standard, &s);
            s.phase = ST_DEVELOP;
            st_apply(&st_standard, &s, (ochre_action){ST_DO_MOVE, {s.players[0].explorers[0]}});
            assert_int_equal(count_fractions(&st_standard, &s),
                             count_fractions(&without, &s) + st_standard.box_count);
        }
}

/* Red's explorer passes Orange's camp on 135: the picture shows who is under way. */
static void an_explorer_under_way_is_seen_over_a_camp(void **unused)
{
    static ochre_canvas canvas;
    static char         data[1 << 15];
    ochre_text          text = OCHRE_TEXT(data);
    ochre_setup         setup;
    st_state            s;
    (void)unused;
    ochre_setup_default(&st_game, 4, &setup);
    setup.option[2] = 3;
    assert_null(st_start(&st_standard, &s, &setup));
    s.players[2].explorers[0] = 123;
    memset(s.players[2].hand, 2, ST_RESOURCES);
    st_derive(&st_standard, &s);
    s.phase = ST_DEVELOP;
    st_draw(&st_standard, &s, 2, OCHRE_EN, &canvas);
    ochre_canvas_text(&canvas, &text);
    assert_non_null(strstr(data, "D 135"));
    st_apply(&st_standard, &s, (ochre_action){ST_DO_MOVE, {123}});
    st_apply(&st_standard, &s, (ochre_action){ST_DO_STEP, {135}});
    assert_null(st_state_ok(&st_standard, &s));
    ochre_text_clear(&text);
    st_draw(&st_standard, &s, 2, OCHRE_EN, &canvas);
    ochre_canvas_text(&canvas, &text);
    assert_non_null(strstr(data, "c 135"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_box_is_in_the_picture_whoever_stands_there),
        cmocka_unit_test(an_explorer_under_way_is_seen_over_a_camp),
        cmocka_unit_test(the_map_has_the_figures_of_the_rules_page),
        cmocka_unit_test(paths_join_neighbours_of_the_lattice),
        cmocka_unit_test(levels_open_the_continents),
        cmocka_unit_test(bots_know_how_far_it_is_with_all_levels),
    };
    return RUN_SUITE("settlers-map", tests);
}
