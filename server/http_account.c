/* http_account.c - who somebody is: guests, registering, signing in and out, other names and passwords, leaving
 * for good.
 *
 * What takes time (a password, a write) is waited for elsewhere; the request is answered when it is done,
 * or not at all if whoever asked has gone. Answers to a wrong name and a wrong password are the same, and
 * take the same time. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/http.h"
#include "server/js.h"
#include "server/log.h"
#include "server/people.h"
#include "server/quota.h"

enum { PASSWORD_LEAST = 8, PASSWORD_MOST = 200, TOKENS = 32 };

typedef struct {
    pending      p;
    bool         is_hashing; /* with the passwords, not with the store */
    const char  *deed;
    store_person person; /* as it is to be */
    uint64_t     session;
    char         fresh[PASSWORDS_LENGTH]; /* "password": the new one, until it is hashed */
} job;

typedef struct {
    const http_ask *a;
    store_person    me; /* id 0: nobody */
    char            name[STORE_NAME], folded[STORE_NAME];
    char            password[PASSWORDS_LENGTH], fresh[PASSWORDS_LENGTH];
    bool            has_name, has_password, has_fresh;
} wish;

/* ---- answers ---- */

static void answer_me(srv *s, net_request *request, const store_person *person, bool sets_cookie)
{
    char       buffer[512], cookie[256];
    ochre_text out = OCHRE_TEXT(buffer);
    ochre_text_string(&out, "{\"me\":");
    if (person != NULL)
        people_write(person, &out);
    else
        ochre_text_string(&out, "null");
    ochre_text_char(&out, '}');
    people_cookie(s, person, cookie, sizeof(cookie));
    net_reply(request, &(net_answer){.status = 200,
                                     .type = "application/json; charset=utf-8",
                                     .body = buffer,
                                     .length = out.length,
                                     .cookie = sets_cookie ? cookie : NULL});
}

void http_me(const http_ask *a)
{
    store_person me;
    const bool   known = people_of_cookie(a->s, a->head->cookie, &me);
    answer_me(a->s, a->request, known ? &me : NULL, false);
}

static void say(const wish *w, int status, const char *code, const char *why)
{
    http_error(w->a->request, status, code, why);
}

/* ---- waiting ---- */

static job *new_job(const wish *w, const store_person *person, const char *deed)
{
    job *const j = srv_alloc(sizeof(*j));
    j->p.s = w->a->s;
    j->p.request = w->a->request;
    j->deed = deed;
    j->person = *person;
    j->session = people_session(w->a->head->cookie);
    memcpy(j->fresh, w->fresh, sizeof(j->fresh));
    net_request_set(w->a->request, j);
    return j;
}

void http_account_gone(srv *s, net_request *request)
{
    job *const j = net_request_user(request);
    if (j == NULL)
        return;
    j->p.request = NULL;
    if (j->is_hashing && !s->is_open)
        free(j); /* the passwords have closed: nobody will come back for it */
}

static void saved(pending *p, store_fate fate, const char *why)
{
    const job *const j = (const job *)p;
    if (fate == STORE_SAVED) {
        people_changed(p->s, &j->person);
        if (strcmp(j->deed, "password") == 0)
            people_end_others(p->s, j->person.id, j->session);
    } else
        log_line(LOG_WARN, "not-saved", "person=%lld why=\"%s\"", (long long)j->person.id, why);
    if (p->request == NULL)
        return;
    if (fate == STORE_SAVED)
        answer_me(p->s, p->request, j->person.deleted ? NULL : &j->person, true);
    else if (fate == STORE_EXISTS)
        http_error(p->request, 409, "name-taken", "somebody has that name, or one like it");
    else
        http_error(p->request, 503, "not-saved", "it could not be saved; try again");
}

static void keep(job *j)
{
    j->is_hashing = false;
    j->p.done = saved;
    if (j->person.deleted)
        store_person_delete(j->p.s->store, j->person.id, pending_then(&j->p));
    else
        store_person_save(j->p.s->store, &j->person, pending_then(&j->p));
}

static void done_with(job *j)
{
    if (j->p.request != NULL)
        net_request_set(j->p.request, NULL);
    sodium_memzero(j->fresh, sizeof(j->fresh));
    free(j);
}

/* Hashing takes its time: a new name that came meanwhile stays. */
static void refresh_name(job *j)
{
    store_person now;
    if (!store_person_read(j->p.s->store, j->person.id, &now))
        return;
    strcpy(j->person.name, now.name);
    strcpy(j->person.folded, now.folded);
}

static void hashed(void *context, int64_t tag, const passwords_answer *answer)
{
    job *const j = context;
    (void)tag;
    if (j->p.request == NULL || !answer->good) {
        if (j->p.request != NULL)
            http_error(j->p.request, 503, "busy", "try again");
        done_with(j);
        return;
    }
    if (strcmp(j->deed, "password") == 0)
        refresh_name(j);
    strncpy(j->person.hash, answer->hash, sizeof(j->person.hash) - 1);
    keep(j);
}

/* The old one was right: all cookies so far are void, but who asks gets a new one. */
static bool hash_fresh(job *j)
{
    const bool is_queued = passwords_hash(j->p.s->passwords, j->fresh, strlen(j->fresh),
                                          (passwords_then){.call = hashed, .context = j});
    sodium_memzero(j->fresh, sizeof(j->fresh));
    j->person.epoch++;
    if (!is_queued)
        http_error(j->p.request, 503, "busy", "too many at once; try again");
    return is_queued;
}

static void checked(void *context, int64_t tag, const passwords_answer *answer)
{
    job *const j = context;
    (void)tag;
    if (j->p.request != NULL && !answer->good)
        http_error(j->p.request, 403, "wrong-password", "name and password do not fit");
    else if (j->p.request != NULL && strcmp(j->deed, "delete") == 0) {
        keep(j);
        return;
    } else if (j->p.request != NULL && strcmp(j->deed, "password") == 0) {
        if (hash_fresh(j))
            return;
    } else if (j->p.request != NULL)
        answer_me(j->p.s, j->p.request, &j->person, true);
    done_with(j);
}

static void hash_then_keep(const wish *w, const store_person *person)
{
    job *const j = new_job(w, person, "register");
    j->is_hashing = true;
    if (passwords_hash(w->a->s->passwords, w->password, strlen(w->password),
                       (passwords_then){.call = hashed, .context = j}))
        return;
    say(w, 503, "busy", "too many at once; try again");
    done_with(j);
}

static void check_then(const wish *w, const store_person *person, const char *deed)
{
    job *const j = new_job(w, person, deed);
    j->is_hashing = true;
    if (passwords_check(w->a->s->passwords, person->hash, w->password, strlen(w->password),
                        (passwords_then){.call = checked, .context = j}))
        return;
    say(w, 503, "busy", "too many at once; try again");
    done_with(j);
}

/* ---- the wishes ---- */

/* Nobody may take the name of a registered person, or one that looks like it. */
static bool name_is_free(const wish *w)
{
    store_person other;
    if (!store_person_find(w->a->s->store, w->folded, &other) || other.id == w->me.id)
        return true;
    say(w, 409, "name-taken", "somebody has that name, or one like it");
    return false;
}

static bool needs_name(const wish *w)
{
    if (w->has_name)
        return true;
    say(w, 400, "missing-field", "it needs a name");
    return false;
}

static bool needs_password(const wish *w)
{
    if (w->has_password)
        return true;
    say(w, 400, "missing-field", "it needs a password");
    return false;
}

static void name_person(const wish *w, store_person *person)
{
    strcpy(person->name, w->name);
    strcpy(person->folded, w->folded);
}

static store_person person_of(const wish *w)
{
    store_person person = w->me;
    if (person.id == 0) {
        person.id = store_new_person(w->a->s->store);
        person.created = srv_now(w->a->s);
    }
    name_person(w, &person);
    return person;
}

static void do_guest(const wish *w)
{
    if (w->me.hash[0] != '\0') {
        say(w, 409, "signed-in", "you have an account already");
        return;
    }
    if (!needs_name(w) || !name_is_free(w))
        return;
    const store_person person = person_of(w);
    keep(new_job(w, &person, "guest"));
}

static bool is_password(const wish *w, const char *password)
{
    if (strlen(password) >= PASSWORD_LEAST && strlen(password) <= PASSWORD_MOST)
        return true;
    say(w, 400, "bad-password", "a password has 8 to 200 characters");
    return false;
}

static void do_register(const wish *w)
{
    if (w->me.hash[0] != '\0') {
        say(w, 409, "signed-in", "you have an account already");
        return;
    }
    if (!needs_name(w) || !needs_password(w) || !name_is_free(w))
        return;
    if (!is_password(w, w->password))
        return;
    const store_person person = person_of(w);
    hash_then_keep(w, &person);
}

static void do_login(const wish *w)
{
    store_person person = {0};
    if (!needs_name(w) || !needs_password(w))
        return;
    if (!quota_take(w->a->s, QUOTA_LOGIN, quota_key(w->folded), w->a->s->config->accounts)) {
        say(w, 429, "rate", "too many attempts; wait a minute");
        return;
    }
    if (!store_person_find(w->a->s->store, w->folded, &person))
        memset(&person, 0, sizeof(person));
    check_then(w, &person, "login");
}

static void do_logout(const wish *w)
{
    answer_me(w->a->s, w->a->request, NULL, true);
}

static bool needs_me(const wish *w)
{
    if (w->me.id != 0)
        return true;
    say(w, 401, "sign-in", "you are not signed in");
    return false;
}

static void do_rename(const wish *w)
{
    if (!needs_me(w) || !needs_name(w) || !name_is_free(w))
        return;
    store_person person = w->me;
    name_person(w, &person);
    keep(new_job(w, &person, "rename"));
}

static void do_password(const wish *w)
{
    if (!needs_me(w) || !needs_password(w))
        return;
    if (!w->has_fresh)
        say(w, 400, "missing-field", "it needs a new password");
    else if (w->me.hash[0] == '\0')
        say(w, 403, "wrong-password", "a guest has no password; register instead");
    else if (!quota_take(w->a->s, QUOTA_LOGIN, quota_key(w->me.folded), w->a->s->config->accounts))
        say(w, 429, "rate", "too many attempts; wait a minute");
    else if (is_password(w, w->fresh))
        check_then(w, &w->me, "password");
}

static void do_delete(const wish *w)
{
    if (!needs_me(w))
        return;
    store_person person = w->me;
    person.deleted = true;
    if (person.hash[0] == '\0')
        keep(new_job(w, &person, "delete"));
    else if (needs_password(w))
        check_then(w, &person, "delete");
}

/* ---- reading ---- */

static bool read_secret(const wish *w, const ochre_json *j, const char *name,
                        char out[PASSWORDS_LENGTH], bool *is_there)
{
    const int  token = ochre_json_member(j, 0, name);
    ochre_text text = ochre_text_over(out, PASSWORDS_LENGTH);
    if (token < 0)
        return true;
    *is_there = true;
    if (ochre_json_string(j, token, &text) && strlen(out) == text.length)
        return true;
    say(w, 400, "bad-password", "a password has 8 to 200 characters");
    return false;
}

static bool read_fields(wish *w, const ochre_json *j)
{
    char       raw[256], words[128] = "";
    ochre_text why = OCHRE_TEXT(words);
    const int  name = ochre_json_member(j, 0, "name");
    if (name >= 0) {
        ochre_text text = OCHRE_TEXT(raw);
        if (!ochre_json_string(j, name, &text) || strlen(raw) != text.length ||
            !people_name(raw, text.length, w->name, &why)) {
            say(w, 400, "bad-name", words[0] != '\0' ? words : "a name has 1 to 24 characters");
            return false;
        }
        people_fold(w->name, w->folded);
        w->has_name = true;
    }
    return read_secret(w, j, "password", w->password, &w->has_password) &&
           read_secret(w, j, "new", w->fresh, &w->has_fresh);
}

static bool read_wish(wish *w)
{
    ochre_json_token tokens[TOKENS];
    char             words[128];
    ochre_text       why = OCHRE_TEXT(words);
    ochre_json       j;
    const char      *body = w->a->length > 0 ? w->a->body : "{}";
    if (ochre_json_cut(&j, body, strlen(body), tokens, TOKENS, &why) != OCHRE_OK ||
        ochre_json_kind_of(&j, 0) != OCHRE_JSON_OBJECT) {
        say(w, 400, "bad-json", "that is no JSON object");
        return false;
    }
    return read_fields(w, &j);
}

static const struct {
    const char *path;
    void (*run)(const wish *w);
} deeds[] = {
    {"/api/guest", do_guest},   {"/api/register", do_register}, {"/api/login", do_login},
    {"/api/logout", do_logout}, {"/api/rename", do_rename},     {"/api/password", do_password},
    {"/api/delete", do_delete},
};

void http_account(const http_ask *a)
{
    wish w = {.a = a};
    void (*run)(const wish *) = NULL;
    for (size_t i = 0; i < sizeof(deeds) / sizeof(deeds[0]); i++)
        if (strcmp(deeds[i].path, a->head->path) == 0)
            run = deeds[i].run;
    if (run == NULL)
        http_error(a->request, 404, "not-found", "there is nothing here");
    else if (!quota_take(a->s, QUOTA_ACCOUNT, quota_key(a->head->address), a->s->config->accounts))
        http_error(a->request, 429, "rate", "too many requests; wait a minute");
    else {
        if (!people_of_cookie(a->s, a->head->cookie, &w.me))
            memset(&w.me, 0, sizeof(w.me));
        if (read_wish(&w))
            run(&w);
    }
    sodium_memzero(w.password, sizeof(w.password));
    sodium_memzero(w.fresh, sizeof(w.fresh));
}
