/* play_talk.c - what line mode and the screen both say: refusals, results, odds, wrapped text. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <ochre/notation.h>

#include "cli/play.h"
#include "cli/rules.h"

void play_say_clause(const play_table *t, const char *clause, ochre_text *out)
{
    ochre_text_format(out, "%s: ", clause);
    if (!cli_rules_clause(t->match.game->id, clause, t->lang, out))
        ochre_text_string(out, play_say(WORD_NO_CLAUSE, t->lang));
}

/* People may shout and leave gaps: small letters, one space between words. */
static void tidy(const char *typed, ochre_text *out)
{
    for (const char *c = typed; *c != '\0'; c++)
        if (*c != ' ' || (out->length > 0 && c[1] != ' ' && c[1] != '\0'))
            ochre_text_char(out, (char)tolower((unsigned char)*c));
}

/* Is the word of this verb one of the first `count` actions'? */
static bool is_among(const ochre_game *game, int verb, const ochre_action *legal, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(game->verbs[legal[i].verb].word, game->verbs[verb].word) == 0)
            return true;
    return false;
}

/* Where nothing of the kind can be done, what can, each verb once. */
static void say_what_can_be_done(const play_table *t, int verb, ochre_text *out)
{
    const ochre_game *const game = t->match.game;
    ochre_action            legal[OCHRE_LEGAL];
    const int               count = game->legal(t->match.edition, t->match.state, legal);
    if (is_among(game, verb, legal, count))
        return;
    ochre_text_format(out, " %s", play_say(WORD_NOW, t->lang));
    for (int i = 0; i < count; i++)
        if (!is_among(game, legal[i].verb, legal, i))
            ochre_text_format(out, "%s %s", i == 0 ? "" : ",", game->verbs[legal[i].verb].word);
    ochre_text_char(out, '.');
}

const char *play_explain(const play_table *t, const char *typed, ochre_action *action,
                         ochre_text *why)
{
    const ochre_game *const game = t->match.game;
    char                    buffer[512], line[512];
    ochre_text              spot = OCHRE_TEXT(buffer), tidied = OCHRE_TEXT(line);
    tidy(typed, &tidied);
    if (ochre_action_parse(game, line, strlen(line), action, &spot) != OCHRE_OK) {
        ochre_text_format(why, "%s: %s", play_say(WORD_UNREADABLE, t->lang),
                          t->lang == OCHRE_EN ? buffer : typed);
        return game->notation_clause;
    }
    const char *const clause =
        ochre_match_refusal(&t->match, ochre_match_actor(&t->match), *action);
    if (clause != NULL) {
        ochre_text_format(why, "%s \"%s\". ", play_say(WORD_REFUSED, t->lang), line);
        play_say_clause(t, clause, why);
        say_what_can_be_done(t, action->verb, why);
    }
    return clause;
}

void play_fill(play_word word, ochre_lang lang, const char *name, ochre_text *out)
{
    for (const char *p = play_say(word, lang); *p != '\0'; p++)
        if (p[0] == '%' && p[1] == 's') {
            ochre_text_string(out, name);
            p++;
        } else
            ochre_text_char(out, *p);
}

void play_print(play_word word, ochre_lang lang, const char *name)
{
    char       buffer[1024];
    ochre_text text = OCHRE_TEXT(buffer);
    play_fill(word, lang, name, &text);
    puts(buffer);
}

/* ---- results ---- */

static int compare_ranks(const void *a, const void *b)
{
    const play_rank *const x = a, *const y = b;
    return x->rank != y->rank ? x->rank - y->rank : x->seat - y->seat;
}

int play_ranking(const play_table *t, play_rank out[OCHRE_SEATS])
{
    ochre_result result;
    const int    players = play_players(t);
    t->match.game->result(t->match.edition, t->match.state, &result);
    for (int seat = 0; seat < players; seat++)
        out[seat] = (play_rank){seat, result.rank[seat], result.score[seat], result.share[seat]};
    if (ochre_match_actor(&t->match) == OCHRE_OVER)
        qsort(out, (size_t)players, sizeof(out[0]), compare_ranks);
    return players;
}

play_verdict play_verdict_of(const play_table *t)
{
    ochre_result result;
    if (!play_is_one_mind(t))
        return PLAY_CONTEST;
    t->match.game->result(t->match.edition, t->match.state, &result);
    for (int seat = 0; seat < play_players(t); seat++)
        if (result.share[seat] > 0)
            return PLAY_WON;
    return PLAY_LOST;
}

const char *play_say_over(const play_table *t)
{
    static const play_word words[] = {
        [PLAY_CONTEST] = WORD_OVER, [PLAY_WON] = WORD_OVER_WON, [PLAY_LOST] = WORD_OVER_LOST};
    return play_say(words[play_verdict_of(t)], t->lang);
}

/* A rank where there is somebody to compare with. */
static void print_ranking(const play_table *t)
{
    play_rank  rank[OCHRE_SEATS];
    const int  players = play_ranking(t, rank);
    const bool has_ranks = play_verdict_of(t) == PLAY_CONTEST;
    puts(play_say_over(t));
    for (int i = 0; i < players; i++) {
        if (has_ranks)
            printf("%4d", rank[i].rank);
        printf("  %c %s: %d\n", ochre_seat_letter(rank[i].seat), t->seat[rank[i].seat].name,
               rank[i].score);
    }
}

int play_close(play_table *t)
{
    char       buffer[512];
    ochre_text why = OCHRE_TEXT(buffer);
    const bool is_over = ochre_match_actor(&t->match) == OCHRE_OVER;
    bool       failed = false;
    if (is_over)
        print_ranking(t);
    if (t->save_path != NULL && t->saved_plies != t->match.plies)
        failed = !play_save(t, t->save_path, &why);
    const bool is_saved = t->saved_plies == t->match.plies && t->saved_in[0] != '\0';
    if (failed)
        play_print(WORD_SAVE_FAILED, t->lang, buffer);
    if (is_saved)
        play_print(is_over ? WORD_SAVED : WORD_LEFT, t->lang, t->saved_in);
    else if (!is_over && t->saved_plies >= 0)
        play_print(WORD_LEFT_SINCE, t->lang, t->saved_in);
    else if (!is_over)
        puts(play_say(WORD_LEFT_UNSAVED, t->lang));
    return failed ? CLI_FAILED : 0;
}

/* ---- before it is done ---- */

/* Up to where the first of several sentences ends. */
static size_t first_sentence(const char *text)
{
    const char *const end = strstr(text, ". ");
    return end != NULL ? (size_t)(end + 1 - text) : strlen(text);
}

void play_foretell(const play_table *t, ochre_action action, ochre_text *out)
{
    const ochre_match *const m = &t->match;
    const int                seat = ochre_match_actor(m);
    alignas(16) uint8_t      before[OCHRE_STATE], after[OCHRE_STATE];
    char                     buffer[1024];
    ochre_text               told = OCHRE_TEXT(buffer);
    ochre_rng                lot;
    ochre_rng_seed(&lot, 0, 0);
    memcpy(before, m->state, m->game->state_size);
    m->game->hide(m->edition, before, seat, &lot);
    memcpy(after, before, m->game->state_size);
    m->game->apply(m->edition, after, action);
    m->game->say(m->edition, before, after, action, seat, t->lang, &told);
    if (told.length == 0 && m->game->intend != NULL)
        m->game->intend(m->edition, before, action, t->lang, &told);
    ochre_text_bytes(out, buffer, first_sentence(buffer));
}

/* ---- odds ---- */

int play_odds(const play_table *t, ochre_action action, ochre_odds out[OCHRE_ODDS])
{
    const ochre_match *const m = &t->match;
    return m->game->odds == NULL ? 0 : m->game->odds(m->edition, m->state, t->viewer, action, out);
}

/* Joins the thinner end with its neighbour. */
static int gather_end(play_bar *bar, uint64_t *weight, int count)
{
    const int last = count - 1;
    if (weight[0] + weight[1] <= weight[last] + weight[last - 1]) {
        weight[1] += weight[0];
        bar[1].lo = bar[0].lo;
        bar[1].or_less = true;
        memmove(bar, bar + 1, (size_t)last * sizeof(*bar));
        memmove(weight, weight + 1, (size_t)last * sizeof(*weight));
    } else {
        weight[last - 1] += weight[last];
        bar[last - 1].hi = bar[last].hi;
        bar[last - 1].or_more = true;
    }
    return last;
}

int play_seat_style(const play_table *t, int seat)
{
    const ochre_game *game = t->match.game;
    return game->seat_style != NULL ? game->seat_style(t->match.state, seat)
                                    : ochre_seat_style(seat);
}

int64_t play_mean(const ochre_odds *odds)
{
    int64_t sum = 0, total = 0;
    for (int i = 0; i < odds->count; i++) {
        total += (int64_t)odds->weight[i];
        sum += (int64_t)odds->weight[i] * odds->value[i];
    }
    return total == 0 ? 0 : sum * 100 / total;
}

int play_bars(const ochre_odds *odds, int most, play_bar out[PLAY_BARS])
{
    uint64_t weight[PLAY_BARS], total = 0;
    int      count = odds->count < PLAY_BARS ? odds->count : PLAY_BARS;
    for (int i = 0; i < count; i++) {
        out[i] = (play_bar){.lo = odds->value[i], .hi = odds->value[i]};
        weight[i] = odds->weight[i];
        total += weight[i];
    }
    if (total == 0)
        return 0;
    while (count > most && count > 2)
        count = gather_end(out, weight, count);
    for (int i = 0; i < count; i++)
        out[i].permille = (int)((weight[i] * 1000 + total / 2) / total);
    return count;
}

void play_say_bar(const play_bar *bar, ochre_text *out)
{
    if (bar->or_less)
        ochre_text_format(out, "%d-%d", bar->lo, bar->hi);
    else if (bar->or_more)
        ochre_text_format(out, "%d+", bar->lo);
    else
        ochre_text_int(out, bar->lo);
}

void play_say_percent(const play_bar *bar, ochre_text *out)
{
    if (bar->permille < 5)
        ochre_text_string(out, "<1%");
    else
        ochre_text_format(out, "%d%%", (bar->permille + 5) / 10);
}

void play_say_mean(int64_t mean, ochre_lang lang, ochre_text *out)
{
    const int tenths = (int)((mean + (mean < 0 ? -5 : 5)) / 10);
    ochre_text_format(out, "%s %s%d.%d", play_say(WORD_MEAN, lang), tenths < 0 ? "-" : "",
                      abs(tenths) / 10, abs(tenths) % 10);
}

/* One piece or none, yes or no: the chance says it all. The bar of the one, or NULL. */
const play_bar *play_single_chance(const play_bar *bar, int count)
{
    const bool is_single = count == 2 && bar[0].lo == 0 && bar[1].lo == 1 && bar[1].hi == 1;
    return is_single ? &bar[1] : NULL;
}

void play_say_odds(const ochre_odds *odds, ochre_lang lang, int most, ochre_text *out)
{
    play_bar              bar[PLAY_BARS];
    const int             count = play_bars(odds, most, bar);
    const play_bar *const single = play_single_chance(bar, count);
    ochre_text_format(out, "%s:", odds->label[lang]);
    if (single != NULL) {
        ochre_text_char(out, ' ');
        play_say_percent(single, out);
        return;
    }
    for (int i = 0; i < count; i++) {
        ochre_text_string(out, i == 0 ? " " : ", ");
        play_say_bar(&bar[i], out);
        ochre_text_char(out, ' ');
        play_say_percent(&bar[i], out);
    }
    ochre_text_string(out, "; ");
    play_say_mean(play_mean(odds), lang, out);
}

/* ---- wrapped text ---- */

size_t play_wrap(const char *text, int width, size_t *next)
{
    size_t at = 0, space = 0;
    int    columns = 0;
    while (text[at] != '\0' && text[at] != '\n') {
        if (columns == width) {
            const size_t cut = text[at] == ' ' ? at : space > 0 ? space : at;
            *next = cut + strspn(text + cut, " ");
            return cut;
        }
        if (text[at] == ' ')
            space = at;
        at++;
        while (((unsigned char)text[at] & 0xc0) == 0x80)
            at++;
        columns++;
    }
    *next = text[at] == '\n' ? at + 1 : at;
    return at;
}
