/* shelf.c - finding a game by its id, and telling what it is. The list itself belongs to games/registry.c. */
#include <ochre/json.h>

#include <string.h>

const ochre_game *ochre_game_named(const char *id)
{
    for (int i = 0; ochre_games[i] != NULL; i++)
        if (strcmp(ochre_games[i]->id, id) == 0)
            return ochre_games[i];
    return NULL;
}

static void write_option(const ochre_option *o, ochre_text *out)
{
    ochre_text_string(out, "{\"name\":");
    ochre_json_quote(out, o->name);
    ochre_text_format(out, ",\"min\":%d,\"max\":%d,\"default\":%d", o->lo, o->hi, o->fallback);
    for (int v = o->lo; o->names != NULL && v <= o->hi; v++) {
        ochre_text_string(out, v > o->lo ? "," : ",\"names\":[");
        ochre_json_quote(out, o->names[v - o->lo]);
    }
    ochre_text_string(out, o->names != NULL ? "],\"help\":" : ",\"help\":");
    ochre_json_quote(out, o->help != NULL ? o->help : "");
    ochre_text_char(out, '}');
}

void ochre_game_write(const ochre_game *game, ochre_text *out)
{
    ochre_text_string(out, "{\"id\":");
    ochre_json_quote(out, game->id);
    for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
        ochre_text_string(out, lang == OCHRE_EN ? ",\"title\":{\"en\":" : ",\"ru\":");
        ochre_json_quote(out, game->title[lang]);
    }
    for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
        ochre_text_string(out, lang == OCHRE_EN ? "},\"about\":{\"en\":" : ",\"ru\":");
        ochre_json_quote(out, game->about[lang]);
    }
    ochre_text_format(out, "},\"min_players\":%d,\"max_players\":%d,\"example\":%s,\"rules\":%d",
                      game->min_players, game->max_players, game->is_example ? "true" : "false",
                      game->rules_version);
    ochre_text_string(out, ",\"options\":[");
    for (const ochre_option *o = game->options; o != NULL && o->name != NULL; o++) {
        ochre_text_string(out, o > game->options ? "," : "");
        write_option(o, out);
    }
    ochre_text_string(out, "]}");
}
