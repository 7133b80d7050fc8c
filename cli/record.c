/* record.c - `ochre record`: a finished or broken-off match, told in prose or checked. */
#include <stdlib.h>
#include <string.h>

#include <ochre/notation.h>

#include "cli/played.h"
#include "server/dice.h"

const char cli_record_usage[] =
    "ochre record show FILE [--ply N] [--seat S] [--lang en|ru] [--edition FILE]\n"
    "ochre record verify FILE... [--edition FILE]\n"
    "  show     the match in prose and the table at its end, or after ply N\n"
    "  verify   replays every action and compares the hash of the last state; of a match with\n"
    "           verifiable dice, works every outcome out anew from the secret";

typedef struct request {
    const char *file[256];
    int         files;
    const char *edition_path;
    const char *ply, *seat;
    ochre_lang  lang;
} request;

/* ---- show ---- */

static void print_header(const cli_played *p, ochre_lang lang)
{
    const ochre_match *m = p->match;
    printf("%s\n", m->game->title[lang]);
    for (int seat = 0; seat < m->setup.players; seat++)
        printf("  %c  %s\n", ochre_seat_letter(seat),
               p->names.seat[seat][0] != '\0' ? p->names.seat[seat] : "-");
    printf("\n");
}

static void print_move(const ochre_match *m, int ply, const void *before, const void *after,
                       int viewer, ochre_lang lang)
{
    char       line[1000];
    ochre_text text = OCHRE_TEXT(line);
    m->game->say(m->edition, before, after, m->log[ply], viewer, lang, &text);
    if (text.length > 0)
        printf("%5d  %s\n", ply + 1, line);
}

static void print_table(const ochre_match *m, const void *state, int viewer, ochre_lang lang)
{
    static char  buffer[OCHRE_CANVAS_HEIGHT * (4 * OCHRE_CANVAS_WIDTH + 1) + 1];
    ochre_canvas canvas;
    ochre_text   text = OCHRE_TEXT(buffer);
    ochre_canvas_clear(&canvas);
    m->game->draw(m->edition, state, viewer, lang, &canvas);
    ochre_canvas_text(&canvas, &text);
    printf("\n%s", buffer);
}

/* The lines from the one that could not be replayed on, as they stand but for control characters. */
static void print_rest(const cli_played *p)
{
    int         first = 0;
    const char *at = p->text;
    if (sscanf(p->why, "line %d:", &first) != 1)
        return;
    for (int line = 1; line < first && at != NULL; line++) {
        at = strchr(at, '\n');
        at = at != NULL ? at + 1 : NULL;
    }
    for (; at != NULL && *at != '\0'; at++)
        putchar((unsigned char)*at < ' ' && *at != '\n' ? '?' : *at);
}

static void print_match(const cli_played *p, int plies, int viewer, ochre_lang lang,
                        bool with_table)
{
    const ochre_match  *m = p->match;
    alignas(16) uint8_t before[OCHRE_STATE], after[OCHRE_STATE];
    print_header(p, lang);
    ochre_match_replay(m, 0, before);
    for (int ply = 0; ply < plies; ply++) {
        memcpy(after, before, m->game->state_size);
        m->game->apply(m->edition, after, m->log[ply]);
        print_move(m, ply, before, after, viewer, lang);
        memcpy(before, after, m->game->state_size);
    }
    if (with_table)
        print_table(m, before, viewer, lang);
}

/* What could be replayed in prose, and behind a veiled event the rest in notation. */
static int show(const request *r)
{
    cli_played   p = {.text = NULL};
    ochre_status status;
    int          result = CLI_FAILED;
    int64_t      ply = 0, seat = 0;
    if (!cli_played_read(&p, r->file[0], r->edition_path, &status))
        goto done;
    const bool is_begun = p.match->game != NULL;
    const bool is_veiled = is_begun && status == OCHRE_UNKNOWN;
    if (is_begun) {
        ply = p.match->plies;
        if (r->ply != NULL && !cli_number(r->ply, "--ply", 0, p.match->plies, &ply))
            goto done;
        if (r->seat != NULL && !cli_number(r->seat, "--seat", 1, p.match->setup.players, &seat))
            goto done;
        print_match(&p, (int)ply, seat > 0 ? (int)seat - 1 : OCHRE_EVERYTHING, r->lang,
                    !is_veiled || r->ply != NULL);
    }
    if (is_veiled && r->ply == NULL)
        print_rest(&p);
    result = status == OCHRE_OK || is_veiled ? 0 : cli_error("%s: %s", r->file[0], p.why);
done:
    cli_played_free(&p);
    return result;
}

/* ---- verify ---- */

static int count_events(const cli_played *p)
{
    int events = 0;
    for (int ply = 0; ply < p->match->plies; ply++)
        events += p->dice.event[ply] != 0;
    return events;
}

static void print_verdict(const char *path, const cli_played *p)
{
    const ochre_match *m = p->match;
    printf("%s: verified, %d plies, %s %016llx, ", path, m->plies,
           ochre_match_actor(m) == OCHRE_OVER ? "final hash" : "unfinished, hash",
           (unsigned long long)ochre_hash(0, m->state, m->game->state_size));
    if (p->dice.commitment[0] != '\0')
        printf("all %d events follow from the dice's secret\n", count_events(p));
    else
        printf("its dice cannot be verified\n");
}

/* A record without a commitment claims nothing of its dice. */
static bool dice_follow(cli_played *p)
{
    if (p->dice.commitment[0] == '\0')
        return true;
    ochre_text why = OCHRE_TEXT(p->why);
    return dice_verify(p->text, p->length, p->match, &p->dice, &why);
}

static int verify_one(const char *path, const char *edition_path)
{
    cli_played   p = {.text = NULL};
    ochre_status status;
    int          result = CLI_FAILED;
    if (cli_played_read(&p, path, edition_path, &status)) {
        if (status == OCHRE_OK && dice_follow(&p))
            result = 0;
        if (result == 0)
            print_verdict(path, &p);
        else
            cli_error("%s: %s", path, p.why);
    }
    cli_played_free(&p);
    return result;
}

static int verify(const request *r)
{
    int result = 0;
    for (int i = 0; i < r->files; i++)
        if (verify_one(r->file[i], r->edition_path) != 0)
            result = CLI_FAILED;
    return result;
}

static bool read_arguments(request *r, int argc, char **argv)
{
    const char *lang;
    for (int i = 2; i < argc; i++) {
        if (cli_option(argc, argv, &i, "--edition", &r->edition_path)) {
            if (r->edition_path == NULL)
                return false;
        } else if (cli_option(argc, argv, &i, "--ply", &r->ply)) {
            if (r->ply == NULL)
                return false;
        } else if (cli_option(argc, argv, &i, "--seat", &r->seat)) {
            if (r->seat == NULL)
                return false;
        } else if (cli_option(argc, argv, &i, "--lang", &lang)) {
            if (lang == NULL || !cli_lang(lang, &r->lang))
                return false;
        } else if (cli_is_option(argv[i]) || r->files == 256) {
            cli_error(r->files == 256 ? "%s is one file too many" : "what is \"%s\"?", argv[i]);
            return false;
        } else {
            r->file[r->files++] = argv[i];
        }
    }
    return r->files > 0;
}

int cli_record(int argc, char **argv)
{
    request r = {.lang = cli_lang_of_environment()};
    if (argc < 3 || !read_arguments(&r, argc, argv))
        return cli_usage(cli_record_usage);
    if (strcmp(argv[1], "show") == 0 && r.files == 1)
        return show(&r);
    if (strcmp(argv[1], "verify") == 0 && r.ply == NULL && r.seat == NULL)
        return verify(&r);
    return cli_usage(cli_record_usage);
}
