/* arena_journal.c - what was played so far, in a file.
 *
 * The first line says what tournament it is (cli/arena_head.c), each other line is one pairing:
 *
 *     {"arena":3,"game":"stone-age",...}
 *     {"set":0,"deal":12,"games":[[[share,rank,score,decisions,faults,us,slowest us],...,plies],...]}
 *
 * Where luck is measured, that of a seat follows its other values, in millionths of a win.
 * A tournament that is begun with a file that is there goes on where the file ends. A line that was cut off by
 * an interruption is played again. Two tournaments that wrote to one file would overwrite each other's lines, so the
 * file is locked. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/arena.h"

enum { LINE = 1 << 14, TOKENS = 1 << 10, VALUES = 8 };

struct arena_journal {
    FILE *file;
};

/* ---- lines ---- */

static int values(const arena *a)
{
    return a->luck > 0 ? VALUES : VALUES - 1;
}

static void values_of(const arena_seat *seat, uint64_t value[VALUES])
{
    value[0] = seat->share;
    value[1] = seat->rank;
    value[2] = (uint64_t)(int64_t)seat->score;
    value[3] = seat->decisions;
    value[4] = seat->faults;
    value[5] = seat->microseconds;
    value[6] = seat->slowest;
    value[7] = (uint64_t)(int64_t)seat->luck;
}

static void write_pairing(const arena *a, const arena_pairing *p, ochre_text *out)
{
    ochre_text_format(out, "{\"set\":%d,\"deal\":%d,\"games\":[", p->set, p->deal);
    for (int turn = 0; turn < a->turns; turn++) {
        ochre_text_string(out, turn > 0 ? ",[" : "[");
        for (int seat = 0; seat < a->players; seat++) {
            uint64_t value[VALUES];
            values_of(&p->game[turn].seat[seat], value);
            for (int i = 0; i < values(a); i++) {
                ochre_text_char(out, i > 0 ? ',' : '[');
                ochre_text_int(out, (int64_t)value[i]);
            }
            ochre_text_string(out, "],");
        }
        ochre_text_format(out, "%u]", (unsigned)p->game[turn].plies);
    }
    ochre_text_string(out, "]}\n");
}

static bool read_seat(const arena *a, const ochre_json *j, int token, arena_seat *seat)
{
    int64_t value[VALUES] = {0};
    int     n = 0;
    if (ochre_json_kind_of(j, token) != OCHRE_JSON_ARRAY)
        return false;
    for (int k = ochre_json_first(j, token); k >= 0; k = ochre_json_next(j, token, k), n++)
        if (n == values(a) || !ochre_json_int(j, k, &value[n]))
            return false;
    if (n != values(a) || value[0] < 0 || value[0] > OCHRE_WHOLE_WIN || value[1] < 1 ||
        value[1] > OCHRE_SEATS)
        return false;
    *seat = (arena_seat){.share = (uint8_t)value[0],
                         .rank = (uint8_t)value[1],
                         .score = (int32_t)value[2],
                         .decisions = (uint32_t)value[3],
                         .faults = (uint32_t)value[4],
                         .microseconds = (uint64_t)value[5],
                         .slowest = (uint64_t)value[6],
                         .luck = (int32_t)value[7]};
    return true;
}

static bool read_game(const arena *a, const ochre_json *j, int token, arena_played *out)
{
    int seat = 0;
    if (ochre_json_kind_of(j, token) != OCHRE_JSON_ARRAY)
        return false;
    for (int k = ochre_json_first(j, token); k >= 0; k = ochre_json_next(j, token, k), seat++) {
        int64_t plies;
        if (seat < a->players) {
            if (!read_seat(a, j, k, &out->seat[seat]))
                return false;
        } else if (seat > a->players || !ochre_json_int(j, k, &plies)) {
            return false;
        } else {
            out->plies = (uint32_t)plies;
        }
    }
    return seat == a->players + 1;
}

static bool read_pairing(const arena *a, const char *line, size_t length, arena_pairing *p)
{
    static ochre_json_token tokens[TOKENS];
    ochre_json              j;
    char                    why[256];
    ochre_text              text = OCHRE_TEXT(why);
    int64_t                 set, deal;
    int                     turn = 0;
    if (ochre_json_cut(&j, line, length, tokens, TOKENS, &text) != OCHRE_OK ||
        ochre_json_kind_of(&j, 0) != OCHRE_JSON_OBJECT)
        return false;
    const int games = ochre_json_member(&j, 0, "games"), at = ochre_json_member(&j, 0, "set");
    const int dealt = ochre_json_member(&j, 0, "deal");
    if (games < 0 || at < 0 || dealt < 0 || !ochre_json_int(&j, at, &set) ||
        !ochre_json_int(&j, dealt, &deal) || set < 0 || set >= a->sets || deal < 0 ||
        deal >= ARENA_PAIRINGS || ochre_json_kind_of(&j, games) != OCHRE_JSON_ARRAY)
        return false;
    p->set = (int)set;
    p->deal = (int)deal;
    for (int k = ochre_json_first(&j, games); k >= 0; k = ochre_json_next(&j, games, k), turn++)
        if (turn == a->turns || !read_game(a, &j, k, &p->game[turn]))
            return false;
    return turn == a->turns;
}

/* ---- the file ---- */

/* Takes in all whole lines; returns the bytes that they have, or -1 after an error line. */
static long take_in(arena *a, const char *text, size_t length, uint8_t *done)
{
    const char *const end = text + length, *const head_end = memchr(text, '\n', length);
    if (!arena_head_fits(a, text, head_end != NULL ? (size_t)(head_end - text) : 0) ||
        head_end == NULL)
        return -1;
    const char *at = head_end + 1;
    for (int line = 2;; line++) {
        const char   *stop = memchr(at, '\n', (size_t)(end - at));
        arena_pairing p;
        if (stop == NULL)
            return (long)(at - text);
        if (!read_pairing(a, at, (size_t)(stop - at), &p)) {
            cli_error("%s, line %d: not a pairing of this tournament", a->journal, line);
            return -1;
        }
        at = stop + 1;
        const int64_t number = (int64_t)p.deal * a->sets + p.set;
        if (p.deal >= a->deals || (done[number / 8] >> (number % 8) & 1))
            continue; /* more deals than are asked for now */
        done[number / 8] = (uint8_t)(done[number / 8] | 1u << (number % 8));
        arena_add(a, &p);
    }
}

static bool cannot_write(const arena *a)
{
    return cli_error("cannot write %s: %s", a->journal, strerror(errno)) == 0;
}

/* A journal is read, cut and written: nothing but a file allows all three. A pipe would even wait for ever. */
static bool may_be_journal(const char *path)
{
    struct stat about;
    if (strcmp(path, "-") == 0)
        return cli_error("a journal is kept in a file, not in \"-\"") == 0;
    if (stat(path, &about) == 0 && !S_ISREG(about.st_mode))
        return cli_error("%s is %s: a journal is kept in a regular file", path,
                         S_ISDIR(about.st_mode) ? "a directory" : "a device or a pipe") == 0;
    return true;
}

/* Not for guests, who would keep the lock. NULL after an error line. */
static FILE *open_locked(const arena *a)
{
    const int file = open(a->journal, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0) {
        cannot_write(a);
        return NULL;
    }
    if (flock(file, LOCK_EX | LOCK_NB) == 0)
        return fdopen(file, "r+");
    cli_error("%s: another tournament is just writing to it", a->journal);
    close(file);
    return NULL;
}

static bool has_bytes(FILE *file)
{
    struct stat about;
    return fstat(fileno(file), &about) == 0 && about.st_size > 0;
}

static bool begin(const arena *a, FILE *file)
{
    return arena_head_print(a, file) || cannot_write(a);
}

static bool go_on(arena *a, FILE *file, uint8_t *done)
{
    size_t      length;
    char *const text = cli_read_file(a->journal, &length);
    if (text == NULL)
        return false;
    const long whole = take_in(a, text, length, done);
    free(text);
    return whole >= 0 && (fseek(file, whole, SEEK_SET) == 0 || cannot_write(a));
}

arena_journal *arena_journal_open(arena *a, uint8_t *done)
{
    if (!may_be_journal(a->journal))
        return NULL;
    FILE *const file = open_locked(a);
    if (file == NULL)
        return NULL;
    if (!(has_bytes(file) ? go_on(a, file, done) : begin(a, file))) {
        fclose(file);
        return NULL;
    }
    arena_journal *j = cli_alloc(sizeof *j);
    j->file = file;
    return j;
}

bool arena_journal_add(arena_journal *j, const arena *a, const arena_pairing *p)
{
    char       line[LINE];
    ochre_text text = OCHRE_TEXT(line);
    write_pairing(a, p, &text);
    return (fwrite(line, 1, text.length, j->file) == text.length && fflush(j->file) == 0) ||
           cannot_write(a);
}

bool arena_journal_close(arena_journal *j, const arena *a)
{
    const bool closed = fclose(j->file) == 0 || cannot_write(a);
    free(j);
    return closed;
}
