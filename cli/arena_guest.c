/* arena_guest.c - contestants that are programs of their own: `--bots cmd:./my-bot`.
 *
 * The program is started by the shell, once for each thread and seat, reads one JSON object a line and answers
 * each with one line:
 *
 *     {"do":"begin","game":"stone-age","players":2,"seat":1,"seed":77,"options":{}}
 *                                                        -> {"ok":true}
 *     {"do":"choose","ply":12,"view":{...},"world":{...},"actions":["place forest 1",...]}
 *                                                        -> {"ok":true,"action":"place forest 1"}
 *     {"do":"end","over":true,"scores":[...],"ranks":[...],"shares":[...]}   -> {"ok":true}
 *
 * `begin` has the whole "edition", too, where the arena was given one.
 *
 * It is shown what its seat may see (`view`) and never the true state; `world` is a whole state as it may be,
 * dealt anew for every question, for those who want to search with `ochre engine`. `ochre guest BOT` is such a
 * program: our bots in the other's place. Whatever is no legal answer, or too late, is a fault of that decision; a
 * program that has ended is started again for the next game. One that ends before it ever answered is no bot at
 * all, and the tournament ends with it. What was wrong is said of the first fault, to whoever writes a bot. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <ochre/notation.h>

#include "cli/arena.h"

enum { SENT = 1 << 20, ANSWER = 1 << 16, TOKENS = 256, SHOWN = 100 /* of a wrong answer */ };

struct arena_guest {
    const char *command;
    pid_t       process; /* 0: it has ended */
    int         to, from;
    char        sent[SENT];
    char        answer[ANSWER];
    size_t      length;       /* of what was read and not yet used */
    bool        has_answered; /* ever */
    bool        has_ended;    /* before the last answer that was waited for */
    char        fault[1024];  /* the last one's reason */
    ochre_rng   deals;
};

/* ---- the process ---- */

static void run_command(const char *command, int in, int out)
{
    setpgid(0, 0); /* so that the shell's children end with it */
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* A pipe that no program started later inherits. */
static bool open_pipe(int ends[2])
{
    return pipe(ends) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 &&
           fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
}

/* A program that reads nothing must not stop us in a write. */
static bool writes_without_waiting(int end)
{
    return fcntl(end, F_SETFL, O_NONBLOCK) == 0;
}

static bool start_alone(arena_guest *guest)
{
    int to[2], from[2];
    if (!open_pipe(to) || !open_pipe(from) || !writes_without_waiting(to[1]))
        return false;
    const pid_t process = fork();
    if (process == 0)
        run_command(guest->command, to[0], from[1]);
    close(to[0]);
    close(from[1]);
    guest->to = to[1];
    guest->from = from[0];
    guest->length = 0;
    guest->process = process > 0 ? process : 0;
    return process > 0;
}

/* One at a time: between pipe() and its mark another thread must not start a program. */
static bool start(arena_guest *guest)
{
    static pthread_mutex_t door = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&door);
    const bool started = start_alone(guest);
    pthread_mutex_unlock(&door);
    return started;
}

static void stop(arena_guest *guest)
{
    if (guest->process == 0)
        return;
    close(guest->to);
    close(guest->from);
    kill(-guest->process, SIGKILL);
    kill(guest->process, SIGKILL); /* it may not have its own group yet */
    waitpid(guest->process, NULL, 0);
    guest->process = 0;
}

arena_guest *arena_guest_open(const char *command)
{
    arena_guest *guest = cli_alloc(sizeof *guest);
    guest->command = command;
    guest->process = 0;
    guest->has_answered = false;
    signal(SIGPIPE, SIG_IGN); /* a guest that has ended is met by a failed write */
    if (start(guest))
        return guest;
    free(guest);
    return NULL;
}

void arena_guest_close(arena_guest *guest)
{
    if (guest == NULL)
        return;
    stop(guest);
    free(guest);
}

/* ---- lines ---- */

static int64_t milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* A signal may wake another thread than the one that waits: so it looks up again and again. */
static bool wait_for(int end, short event, int64_t until)
{
    enum { BETWEEN_LOOKS = 100 };
    struct pollfd ready = {.fd = end, .events = event};
    for (int64_t left; (left = until - milliseconds()) > 0 && !cli_was_stopped();)
        if (poll(&ready, 1, (int)(left < BETWEEN_LOOKS ? left : BETWEEN_LOOKS)) > 0)
            return true;
    return false;
}

/* False: too long a line, or nobody reads it. */
static bool send_line(arena_guest *guest, ochre_text *line, int64_t until)
{
    ochre_text_char(line, '\n');
    if (line->full || guest->process == 0)
        return false;
    for (size_t sent = 0; sent < line->length;) {
        const ssize_t n = write(guest->to, line->data + sent, line->length - sent);
        if (n > 0)
            sent += (size_t)n;
        else if (n < 0 && errno == EPIPE)
            return !(guest->has_ended =
                         guest->has_answered); /* or it answered first, and ended then */
        else if (n == 0 || errno != EAGAIN || !wait_for(guest->to, POLLOUT, until))
            return false;
    }
    return true;
}

/* One line into guest->answer, without its end; false: too late, too long, or the program has ended. */
static bool read_line(arena_guest *guest, int64_t until)
{
    guest->length = 0;
    while (guest->length < ANSWER - 1 && wait_for(guest->from, POLLIN, until)) {
        const ssize_t n =
            read(guest->from, guest->answer + guest->length, ANSWER - 1 - guest->length);
        guest->has_ended = n == 0;
        if (n <= 0)
            return false;
        guest->length += (size_t)n;
        if (guest->answer[guest->length - 1] == '\n') {
            guest->answer[--guest->length] = '\0';
            return true;
        }
    }
    return false;
}

/* ---- faults ---- */

static void note_fault(arena_guest *guest, const char *reason)
{
    ochre_text fault = OCHRE_TEXT(guest->fault);
    ochre_text_string(&fault, reason);
}

static void note_silence(arena_guest *guest)
{
    if (guest->has_ended)
        note_fault(guest, "it has ended");
    else if (guest->length == ANSWER - 1)
        note_fault(guest, "it says too much at once");
    else
        note_fault(guest, "its answer does not come");
}

static void note_wrong_answer(arena_guest *guest, const char *reason)
{
    char       begins[SHOWN + 1], quoted[6 * SHOWN + 3];
    ochre_text fault = OCHRE_TEXT(guest->fault), shown = OCHRE_TEXT(begins),
               json = OCHRE_TEXT(quoted);
    ochre_text_bytes(&shown, guest->answer, guest->length < SHOWN ? guest->length : SHOWN);
    ochre_json_quote(&json, begins); /* for what would disturb a terminal */
    ochre_text_format(&fault, "its answer %s: %s%s", reason, quoted,
                      guest->length > SHOWN ? " and more" : "");
}

/* Once, for all guests and threads: a bot that is wrong mostly is so a thousand times. */
static void tell_fault(const arena_guest *guest, int seat, int ply)
{
    static atomic_flag is_told = ATOMIC_FLAG_INIT;
    if (cli_was_stopped() || atomic_flag_test_and_set(&is_told))
        return;
    arena_clear_row();
    cli_error("\"%s\", seat %d, ply %d: %s (the first fault; the table counts them)",
              guest->command, seat + 1, ply, guest->fault);
}

/* Sends the line and waits for the answer; a program that fails is stopped, for it may be anywhere. */
static bool ask(arena_guest *guest, ochre_text *line)
{
    const int64_t until = milliseconds() + 1000 * ARENA_PATIENCE;
    if (guest->process == 0)
        return false;
    guest->has_ended = false;
    if (send_line(guest, line, until) && read_line(guest, until)) {
        guest->has_answered = true;
        return true;
    }
    note_silence(guest);
    stop(guest);
    return false;
}

/* ---- what is asked ---- */

bool arena_guest_begin(arena_guest *guest, const arena *a, int seat, uint64_t seed)
{
    ochre_text line = OCHRE_TEXT(guest->sent);
    ochre_rng_seed(&guest->deals, seed, 1);
    if (guest->process == 0 && !start(guest)) {
        note_fault(guest, "it cannot be started again");
        return true; /* it could before: a fault like others */
    }
    ochre_text_format(&line,
                      "{\"do\":\"begin\",\"game\":\"%s\",\"players\":%d,\"seat\":%d,\"seed\":",
                      a->game->id, a->players, seat + 1);
    ochre_text_uint(&line, seed & INT64_MAX);
    ochre_text_char(&line, ',');
    arena_options_write(a, &line);
    if (a->own_edition != NULL) {
        ochre_text_string(&line, ",\"edition\":");
        ochre_edition_write(a->game, a->edition, &line);
    }
    ochre_text_char(&line, '}');
    return ask(guest, &line) || guest->has_answered || !guest->has_ended;
}

static void write_world(arena_guest *guest, const arena *a, const void *state, int seat,
                        ochre_text *line)
{
    alignas(16) uint8_t world[OCHRE_STATE];
    memcpy(world, state, a->game->state_size);
    a->game->hide(a->edition, world, seat, &guest->deals);
    ochre_text_string(line, ",\"world\":");
    ochre_state_write(a->game, a->edition, world, OCHRE_EVERYTHING, line);
}

static void write_question(arena_guest *guest, const arena *a, const void *state, int seat, int ply,
                           const ochre_action *legal, int count, ochre_text *line)
{
    ochre_text_format(line, "{\"do\":\"choose\",\"ply\":%d,\"view\":", ply);
    ochre_state_write(a->game, a->edition, state, seat, line);
    write_world(guest, a, state, seat, line);
    ochre_text_string(line, ",\"actions\":[");
    for (int i = 0; i < count; i++) {
        char       words[256];
        ochre_text text = OCHRE_TEXT(words);
        ochre_action_text(a->game, legal[i], &text);
        ochre_text_string(line, i > 0 ? "," : "");
        ochre_json_quote(line, words);
    }
    ochre_text_string(line, "]}");
}

/* NULL, or what is wrong with the answer. */
static const char *read_choice(const arena_guest *guest, const arena *a, const ochre_action *legal,
                               int count, ochre_action *out)
{
    ochre_json_token tokens[TOKENS];
    ochre_json       j;
    char             why[256], words[256];
    ochre_text       reason = OCHRE_TEXT(why), chosen = OCHRE_TEXT(words);
    if (ochre_json_cut(&j, guest->answer, guest->length, tokens, TOKENS, &reason) != OCHRE_OK ||
        ochre_json_kind_of(&j, 0) != OCHRE_JSON_OBJECT)
        return "is no JSON object";
    const int member = ochre_json_member(&j, 0, "action");
    if (member < 0 || !ochre_json_string(&j, member, &chosen))
        return "has no \"action\"";
    for (int i = 0; i < count; i++) {
        char       listed[256];
        ochre_text text = OCHRE_TEXT(listed);
        ochre_action_text(a->game, legal[i], &text);
        if (strcmp(words, listed) == 0) {
            *out = legal[i];
            return NULL;
        }
    }
    return "is none of the \"actions\"";
}

bool arena_guest_choose(arena_guest *guest, const arena *a, const void *state, int seat, int ply,
                        ochre_action *out)
{
    ochre_action legal[OCHRE_LEGAL];
    const int    count = a->game->legal(a->edition, state, legal);
    ochre_text   line = OCHRE_TEXT(guest->sent);
    write_question(guest, a, state, seat, ply, legal, count, &line);
    if (ask(guest, &line)) {
        const char *const wrong = read_choice(guest, a, legal, count, out);
        if (wrong == NULL)
            return true;
        note_wrong_answer(guest, wrong);
    }
    tell_fault(guest, seat, ply);
    return false;
}

void arena_guest_end(arena_guest *guest, const arena *a, const void *state)
{
    ochre_text line = OCHRE_TEXT(guest->sent);
    ochre_text_string(&line, "{\"do\":\"end\",\"over\":true,");
    ochre_result_write(a->game, a->edition, state, &line);
    ochre_text_char(&line, '}');
    if (guest->process != 0)
        ask(guest, &line);
}
