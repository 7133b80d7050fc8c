/* analyse.c - `ochre analyse`: how a match went: who stood how well when, what turned it, who was lucky. */
#include "cli/analyse.h"

#include <stdlib.h>
#include <string.h>

#include "cli/played.h"

const char cli_analyse_usage[] =
    "ochre analyse FILE [--playouts N] [--seed S] [--lang en|ru] [--edition FILE] [--json]\n"
    "  The expected share of the win of each seat over a match, its three turning points, and\n"
    "  the luck of each seat: what its dice and draws brought above their mean, in wins.\n"
    "  --playouts   games by hints from every point on, and from before and after every event (200)";

enum { PLAYOUTS = 200, WIDTH = 72, HEIGHT = 12 };

typedef struct request {
    const char *file, *edition;
    int64_t     playouts;
    uint64_t    seed;
    ochre_lang  lang;
    bool        json;
} request;

/* ---- what happened ---- */

static void say(const ochre_match *m, int ply, ochre_lang lang, ochre_text *out)
{
    alignas(16) uint8_t before[OCHRE_STATE], after[OCHRE_STATE];
    ochre_match_replay(m, ply, before);
    ochre_match_replay(m, ply + 1, after);
    m->game->say(m->edition, before, after, m->log[ply], OCHRE_EVERYTHING, lang, out);
}

/* The last action up to this ply that is worth a sentence. */
static int telling_ply(const ochre_match *m, int ply, int least, ochre_lang lang, ochre_text *out)
{
    for (; ply >= least; ply--) {
        ochre_text_clear(out);
        say(m, ply, lang, out);
        if (out->length > 0)
            break;
    }
    return ply >= least ? ply : least;
}

static const char *name_of(const cli_played *p, int seat)
{
    return p->names.seat[seat][0] != '\0' ? p->names.seat[seat] : "-";
}

/* ---- as text ---- */

/* One letter a seat over a grid of shares; where several meet, the first. */
static void print_plot(const ochre_match *m, const analysis *a)
{
    char grid[HEIGHT + 1][WIDTH + 1];
    for (int y = 0; y <= HEIGHT; y++) {
        memset(grid[y], y % (HEIGHT / 2) == 0 ? '.' : ' ', WIDTH);
        grid[y][WIDTH] = '\0';
    }
    for (int x = 0; x < WIDTH; x++) {
        const int point = a->points == 1 ? 0 : (int)((int64_t)x * (a->points - 1) / (WIDTH - 1));
        for (int seat = m->setup.players - 1; seat >= 0; seat--) {
            const int y = HEIGHT - (int)(a->point[point].share[seat] * HEIGHT + 0.5);
            grid[y][x] = ochre_seat_letter(seat);
        }
    }
    for (int y = 0; y <= HEIGHT; y++)
        printf("%s |%s|\n",
               y == 0            ? "100 %"
               : y == HEIGHT / 2 ? " 50 %"
               : y == HEIGHT     ? "  0 %"
                                 : "     ",
               grid[y]);
    printf("       ply 0%*d\n\n", WIDTH - 5, m->plies);
}

static void print_turns(const cli_played *p, const analysis *a, ochre_lang lang)
{
    printf("%s\n", lang == OCHRE_RU ? "Переломы" : "Turning points");
    for (int i = 0; i < a->turns; i++) {
        const analyse_turn *t = &a->turn[i];
        char                line[1000] = "";
        ochre_text          text = OCHRE_TEXT(line);
        const int ply = telling_ply(p->match, t->ply, a->point[t->point - 1].ply, lang, &text);
        printf("%5d  %c %3.0f %% -> %3.0f %%  %s\n", ply + 1, ochre_seat_letter(t->seat),
               100 * t->from, 100 * t->to, line);
    }
}

static void print_luck(const cli_played *p, const analysis *a, ochre_lang lang)
{
    printf("\n%s\n", lang == OCHRE_RU ? "Удача, в победах" : "Luck, in wins");
    for (int seat = 0; seat < p->match->setup.players; seat++)
        printf("    %c  %+6.2f  %s %d  %s\n", ochre_seat_letter(seat), a->luck[seat],
               lang == OCHRE_RU ? "случаев:" : "events:", a->events[seat], name_of(p, seat));
}

static void print_text(const cli_played *p, const analysis *a, ochre_lang lang)
{
    const ochre_match *m = p->match;
    printf("%s\n", m->game->title[lang]);
    for (int seat = 0; seat < m->setup.players; seat++)
        printf("  %c  %s\n", ochre_seat_letter(seat), name_of(p, seat));
    putchar('\n');
    print_plot(m, a);
    print_turns(p, a, lang);
    print_luck(p, a, lang);
}

/* ---- as JSON ---- */

static void print_numbers(const double *number, int count)
{
    for (int i = 0; i < count; i++)
        printf("%s%.4f", i > 0 ? "," : "", number[i]);
}

static void print_json(const cli_played *p, const analysis *a)
{
    const ochre_match *m = p->match;
    const int          players = m->setup.players;
    printf("{\"game\":\"%s\",\"players\":%d,\"plies\":%d,\"points\":[", m->game->id, players,
           m->plies);
    for (int i = 0; i < a->points; i++) {
        printf("%s{\"ply\":%d,\"shares\":[", i > 0 ? "," : "", a->point[i].ply);
        print_numbers(a->point[i].share, players);
        printf("]}");
    }
    printf("],\"turning_points\":[");
    for (int i = 0; i < a->turns; i++) {
        const analyse_turn *t = &a->turn[i];
        char                line[1000] = "", quoted[6100];
        ochre_text          text = OCHRE_TEXT(line), json = OCHRE_TEXT(quoted);
        const int ply = telling_ply(m, t->ply, a->point[t->point - 1].ply, OCHRE_EN, &text);
        ochre_json_quote(&json, line);
        printf("%s{\"ply\":%d,\"seat\":%d,\"from\":%.4f,\"to\":%.4f,\"say\":%s}", i > 0 ? "," : "",
               ply + 1, t->seat + 1, t->from, t->to, quoted);
    }
    printf("],\"luck\":[");
    print_numbers(a->luck, players);
    printf("]}\n");
}

/* ---- the arguments ---- */

static bool read_arguments(request *r, int argc, char **argv)
{
    const char *playouts = NULL, *seed = NULL, *lang = NULL;
    for (int i = 1; i < argc; i++) {
        if (cli_option(argc, argv, &i, "--playouts", &playouts) ||
            cli_option(argc, argv, &i, "--seed", &seed) ||
            cli_option(argc, argv, &i, "--lang", &lang) ||
            cli_option(argc, argv, &i, "--edition", &r->edition))
            continue;
        if (strcmp(argv[i], "--json") == 0)
            r->json = true;
        else if (!cli_is_option(argv[i]) && r->file == NULL)
            r->file = argv[i];
        else {
            cli_error(cli_is_option(argv[i]) ? "what is \"%s\"?"
                                             : "only one match can be analysed, not %s too",
                      argv[i]);
            return false;
        }
    }
    return r->file != NULL &&
           (playouts == NULL ||
            cli_number(playouts, "the number of playouts", 1, 100000, &r->playouts)) &&
           (seed == NULL || cli_seed(seed, &r->seed)) && (lang == NULL || cli_lang(lang, &r->lang));
}

static int analyse(const request *r, cli_played *p)
{
    ochre_status status;
    analysis     a;
    if (!cli_played_read(p, r->file, r->edition, &status))
        return CLI_FAILED;
    if (status != OCHRE_OK)
        return cli_error("%s: %s", r->file, p->why);
    if (ochre_match_actor(p->match) != OCHRE_OVER)
        return cli_error("%s: the match is not finished", r->file);
    analyse_match(p->match, (int)r->playouts, r->seed, &a);
    if (r->json)
        print_json(p, &a);
    else
        print_text(p, &a, r->lang);
    free(a.point);
    return 0;
}

int cli_analyse(int argc, char **argv)
{
    request r = {.playouts = PLAYOUTS, .seed = 1, .lang = cli_lang_of_environment()};
    if (!read_arguments(&r, argc, argv))
        return cli_usage(cli_analyse_usage);
    cli_played p = {.text = NULL};
    const int  status = analyse(&r, &p);
    cli_played_free(&p);
    return status;
}
