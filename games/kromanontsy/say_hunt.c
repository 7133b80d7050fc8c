/* say_hunt.c - hunts in prose: alone, together, refused; offers and answers, which all may hear. */
#include "games/kromanontsy/say.h"

static const kr_name *animal_name(const kr_telling *t)
{
    return kr_card_name(t->e, kr_open_animal(t->before));
}

static void add_flint(const kr_telling *t, int pairs)
{
    if (pairs > 0)
        ochre_text_format(t->out, kr_tell(t, " with %d flint", ", кремень −%d"),
                          pairs * t->e->flint_per_weapon);
}

static void add_loot(const kr_telling *t, int seat)
{
    const int gained =
        t->after->players[seat].hand[KR_LOOT] - t->before->players[seat].hand[KR_LOOT];
    ochre_text_format(t->out, kr_tell(t, "%d loot", "добыча +%d"), gained);
    kr_add_points(t, seat);
}

static void say_alone(const kr_telling *t, int pairs)
{
    const int seat = t->before->turn;
    ochre_text_format(t->out, kr_tell(t, "%s hunts: ", "%s охотится: "), kr_tell_seat(t, seat));
    kr_add_name(t, animal_name(t));
    add_flint(t, pairs);
    ochre_text_string(t->out, "; ");
    add_loot(t, seat);
    ochre_text_char(t->out, '.');
}

static void say_refuse(const kr_telling *t)
{
    ochre_text_format(t->out, kr_tell(t, "%s lets it go: ", "%s отказывается от охоты: "),
                      kr_tell_seat(t, t->before->turn));
    kr_add_name(t, animal_name(t));
    ochre_text_char(t->out, '.');
}

static void say_ask(const kr_telling *t, const ochre_action *a)
{
    ochre_text_format(t->out,
                      kr_tell(t, "%s asks %s to hunt together, for %d loot and %d ",
                              "%s зовёт на охоту: %s; доля: добыча %d, очки %d."),
                      kr_tell_seat(t, t->before->turn), kr_tell_seat(t, a->arg[0]), a->arg[1],
                      a->arg[2]);
    ochre_text_string(t->out, kr_tell(t, a->arg[2] == 1 ? "point." : "points.", ""));
}

static void say_accept(const kr_telling *t, int pairs)
{
    ochre_text_format(t->out, kr_tell(t, "%s joins the hunt", "%s присоединяется"),
                      kr_tell_seat(t, kr_actor(t->before)));
    if (pairs > 0)
        ochre_text_format(t->out, kr_tell(t, " and pledges %d flint", ", обещан кремень: %d"),
                          pairs * t->e->flint_per_weapon);
    ochre_text_char(t->out, '.');
}

/* Each with the flint that he gave: of what was pledged only as much as was needed (KR-348). */
static void add_part(const kr_telling *t, int seat)
{
    const int lost =
        t->before->players[seat].hand[KR_FLINT] - t->after->players[seat].hand[KR_FLINT];
    ochre_text_format(t->out, "; %s", kr_tell_seat(t, seat));
    add_flint(t, lost / t->e->flint_per_weapon);
    ochre_text_string(t->out, ": ");
    add_loot(t, seat);
}

static void say_go(const kr_telling *t)
{
    const kr_state *s = t->before;
    const char     *between = " ";
    ochre_text_format(t->out, kr_tell(t, "%s hunts together with", "%s охотится сообща:"),
                      kr_tell_seat(t, s->turn));
    for (int seat = 0; seat < s->seats; seat++)
        if (s->accepted >> seat & 1) {
            ochre_text_format(t->out, "%s%s", between, kr_tell_seat(t, seat));
            between = ", ";
        }
    ochre_text_string(t->out, kr_tell(t, ": ", ", цель: "));
    kr_add_name(t, animal_name(t));
    for (int seat = 0; seat < s->seats; seat++)
        if (seat == s->turn || (s->accepted >> seat & 1))
            add_part(t, seat);
    ochre_text_char(t->out, '.');
}

void kr_say_hunt(const kr_telling *t, const ochre_action *a)
{
    const char *who = kr_tell_seat(t, t->before->turn);
    switch (a->verb) {
    case KR_DO_HUNT: say_alone(t, a->arg[0]); break;
    case KR_DO_REFUSE: say_refuse(t); break;
    case KR_DO_ASK: say_ask(t, a); break;
    case KR_DO_CANCEL:
        ochre_text_format(t->out, kr_tell(t, "%s drops the offer.", "%s снимает предложение."),
                          who);
        break;
    case KR_DO_ACCEPT: say_accept(t, a->arg[0]); break;
    case KR_DO_DECLINE:
        ochre_text_format(t->out, kr_tell(t, "%s stays out.", "%s отказывается."),
                          kr_tell_seat(t, kr_actor(t->before)));
        break;
    case KR_DO_GO: say_go(t); break;
    case KR_DO_DISSOLVE:
        ochre_text_format(
            t->out, kr_tell(t, "%s calls the joint hunt off.", "%s отменяет совместную охоту."),
            who);
        break;
    default: break; /* joint, propose: what follows tells it */
    }
}
