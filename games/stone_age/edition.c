/* edition.c - what is printed on the components of Stone Age: the standard edition, and the checks that
 * any other must pass.
 *
 * The tables follow section 2 of rules.md, in its order. Another edition is another set of the same
 * tables, loaded from JSON (`ochre edition export stone-age` shows the form). */
#include "games/stone_age/state.h"

/* clang-format off */
const sa_edition sa_standard = {
    .edition = "standard",

    .food_name = {"Food", "Еда"},
    .food_divisor = 2,
    .resources = {
        /*             name                        pips a piece   in buildings   left over */
        [SA_WOOD] = {{"Wood", "Древесина"},       3,             3,           1},
        [SA_BRICK] = {{"Brick", "Кирпич"},         4,             4,           1},
        [SA_STONE] = {{"Stone", "Камень"},         5,             5,           1},
        [SA_GOLD] = {{"Gold", "Золото"},          6,             6,           1},
    },

    .hunger_penalty = 10,
    .max_rounds = 100,
    .start_people = 5,
    .people_max = 10,
    .start_food = 12,
    .tiles_per_stack = 7,
    .rings = 7,
    .tool_max = 4,
    .track_max = 10,
    .slot_cost = {1, 2, 3, 4},
    .gift = {SA_WOOD, SA_BRICK, SA_STONE, SA_GOLD, SA_GIFT_TOOL, SA_GIFT_FIELD},

    .limits = {
        /* stacks, village places, players in a resource place */
        {2, 2, 1}, /* 2 players */
        {3, 2, 2}, /* 3 players */
        {4, 3, 4}, /* 4 players */
    },

    .colours = {
        {"Red", "Красный"},
        {"Blue", "Синий"},
        {"Green", "Зелёный"},
        {"Yellow", "Жёлтый"},
    },
    .symbols = {
        {"Pottery", "Гончарство"},
        {"Writing", "Письменность"},
        {"Transport", "Транспорт"},
        {"Healing", "Врачевание"},
        {"Art", "Искусство"},
        {"Weaving", "Ткачество"},
        {"Music", "Музыка"},
        {"Time", "Счёт времени"},
    },
    .multipliers = {
        [SA_FARMER] = {"Farmers", "Земледельцы"},
        [SA_MAKER] = {"Tool makers", "Мастера орудий"},
        [SA_BUILDER] = {"Hut builders", "Строители"},
        [SA_SHAMAN] = {"Shamans", "Шаманы"},
    },

    .places = {
        /*                   name                                            centre x, y; width, height */
        [SA_HUNT] = {{"Hunting grounds", "Охотничьи угодья"}, 140, 200, 230, 270},
        [SA_FOREST] = {{"Forest", "Лес"}, 370, 140, 190, 180},
        [SA_CLAYPIT] = {{"Clay pit", "Глиняный карьер"}, 570, 130, 180, 170},
        [SA_QUARRY] = {{"Quarry", "Каменоломня"}, 760, 160, 180, 180},
        [SA_RIVER] = {{"River", "Река"}, 890, 380, 180, 200},
        [SA_FIELD] = {{"Field", "Поле"}, 330, 460, 130, 120},
        [SA_HUT] = {{"Hut", "Хижина"}, 490, 430, 130, 120},
        [SA_TOOLMAKER] = {{"Tool maker", "Мастер орудий"}, 650, 470, 130, 120},
        [SA_CARD_1] = {{"Civilisation card, slot 1", "Карта цивилизации, место 1"}, 920, 830, 105, 190},
        [SA_CARD_1 + 1] = {{"Civilisation card, slot 2", "Карта цивилизации, место 2"}, 800, 830, 105, 190},
        [SA_CARD_1 + 2] = {{"Civilisation card, slot 3", "Карта цивилизации, место 3"}, 680, 830, 105, 190},
        [SA_CARD_1 + 3] = {{"Civilisation card, slot 4", "Карта цивилизации, место 4"}, 560, 830, 105, 190},
        [SA_BUILDING_1] = {{"Building stack 1", "Стопка построек 1"}, 80, 840, 100, 130},
        [SA_BUILDING_1 + 1] = {{"Building stack 2", "Стопка построек 2"}, 195, 840, 100, 130},
        [SA_BUILDING_1 + 2] = {{"Building stack 3", "Стопка построек 3"}, 310, 840, 100, 130},
        [SA_BUILDING_1 + 3] = {{"Building stack 4", "Стопка построек 4"}, 425, 840, 100, 130},
    },

    .card_count = 36,
    .cards = {
        /* id                    name                                        upper half                      lower half */
        {"gifts_pottery", {"Gifts for all / Pottery", "Дары для всех / Гончарство"},
         {SA_TOP_GIFTS}, {SA_GREEN, .symbol = 1}}, /* 1 */
        {"gifts_writing", {"Gifts for all / Writing", "Дары для всех / Письменность"},
         {SA_TOP_GIFTS}, {SA_GREEN, .symbol = 2}}, /* 2 */
        {"gifts_transport", {"Gifts for all / Transport", "Дары для всех / Транспорт"},
         {SA_TOP_GIFTS}, {SA_GREEN, .symbol = 3}}, /* 3 */
        {"gifts_time", {"Gifts for all / Time", "Дары для всех / Счёт времени"},
         {SA_TOP_GIFTS}, {SA_GREEN, .symbol = 8}}, /* 4 */
        {"gifts_farmer1", {"Gifts for all / 1 farmer", "Дары для всех / Земледельцы: 1"},
         {SA_TOP_GIFTS}, {SA_SAND, .kind = 1 + SA_FARMER, .count = 1}}, /* 5 */
        {"gifts_farmer2", {"Gifts for all / 2 farmers", "Дары для всех / Земледельцы: 2"},
         {SA_TOP_GIFTS}, {SA_SAND, .kind = 1 + SA_FARMER, .count = 2}}, /* 6 */
        {"gifts_maker2", {"Gifts for all / 2 tool makers", "Дары для всех / Мастера орудий: 2"},
         {SA_TOP_GIFTS}, {SA_SAND, .kind = 1 + SA_MAKER, .count = 2}}, /* 7 */
        {"gifts_maker2_b", {"Gifts for all / 2 tool makers", "Дары для всех / Мастера орудий: 2"},
         {SA_TOP_GIFTS}, {SA_SAND, .kind = 1 + SA_MAKER, .count = 2}}, /* 8 */
        {"gifts_builder1", {"Gifts for all / 1 hut builder", "Дары для всех / Строители: 1"},
         {SA_TOP_GIFTS}, {SA_SAND, .kind = 1 + SA_BUILDER, .count = 1}}, /* 9 */
        {"gifts_builder2", {"Gifts for all / 2 hut builders", "Дары для всех / Строители: 2"},
         {SA_TOP_GIFTS}, {SA_SAND, .kind = 1 + SA_BUILDER, .count = 2}}, /* 10 */
        {"food7_pottery", {"7 food / Pottery", "Еда: 7 / Гончарство"},
         {SA_TOP_FOOD, .amount = 7}, {SA_GREEN, .symbol = 1}}, /* 11 */
        {"food5_healing", {"5 food / Healing", "Еда: 5 / Врачевание"},
         {SA_TOP_FOOD, .amount = 5}, {SA_GREEN, .symbol = 4}}, /* 12 */
        {"food4_builder1", {"4 food / 1 hut builder", "Еда: 4 / Строители: 1"},
         {SA_TOP_FOOD, .amount = 4}, {SA_SAND, .kind = 1 + SA_BUILDER, .count = 1}}, /* 13 */
        {"food3_weaving", {"3 food / Weaving", "Еда: 3 / Ткачество"},
         {SA_TOP_FOOD, .amount = 3}, {SA_GREEN, .symbol = 6}}, /* 14 */
        {"food3_farmer2", {"3 food / 2 farmers", "Еда: 3 / Земледельцы: 2"},
         {SA_TOP_FOOD, .amount = 3}, {SA_SAND, .kind = 1 + SA_FARMER, .count = 2}}, /* 15 */
        {"food2_builder2", {"2 food / 2 hut builders", "Еда: 2 / Строители: 2"},
         {SA_TOP_FOOD, .amount = 2}, {SA_SAND, .kind = 1 + SA_BUILDER, .count = 2}}, /* 16 */
        {"food1_weaving", {"1 food / Weaving", "Еда: 1 / Ткачество"},
         {SA_TOP_FOOD, .amount = 1}, {SA_GREEN, .symbol = 6}}, /* 17 */
        {"brick1_shaman2", {"1 brick / 2 shamans", "Кирпич: 1 / Шаманы: 2"},
         {SA_TOP_RESOURCE, .amount = 1, .resource = 1 + SA_BRICK}, {SA_SAND, .kind = 1 + SA_SHAMAN, .count = 2}}, /* 18 */
        {"stone1_farmer1", {"1 stone / 1 farmer", "Камень: 1 / Земледельцы: 1"},
         {SA_TOP_RESOURCE, .amount = 1, .resource = 1 + SA_STONE}, {SA_SAND, .kind = 1 + SA_FARMER, .count = 1}}, /* 19 */
        {"stone1_shaman1", {"1 stone / 1 shaman", "Камень: 1 / Шаманы: 1"},
         {SA_TOP_RESOURCE, .amount = 1, .resource = 1 + SA_STONE}, {SA_SAND, .kind = 1 + SA_SHAMAN, .count = 1}}, /* 20 */
        {"stone2_transport", {"2 stone / Transport", "Камень: 2 / Транспорт"},
         {SA_TOP_RESOURCE, .amount = 2, .resource = 1 + SA_STONE}, {SA_GREEN, .symbol = 3}}, /* 21 */
        {"gold1_shaman1", {"1 gold / 1 shaman", "Золото: 1 / Шаманы: 1"},
         {SA_TOP_RESOURCE, .amount = 1, .resource = 1 + SA_GOLD}, {SA_SAND, .kind = 1 + SA_SHAMAN, .count = 1}}, /* 22 */
        {"roll_wood_shaman2", {"Roll for wood / 2 shamans", "Бросок: древесина / Шаманы: 2"},
         {SA_TOP_ROLL, .resource = 1 + SA_WOOD}, {SA_SAND, .kind = 1 + SA_SHAMAN, .count = 2}}, /* 23 */
        {"roll_stone_shaman1", {"Roll for stone / 1 shaman", "Бросок: камень / Шаманы: 1"},
         {SA_TOP_ROLL, .resource = 1 + SA_STONE}, {SA_SAND, .kind = 1 + SA_SHAMAN, .count = 1}}, /* 24 */
        {"roll_gold_art", {"Roll for gold / Art", "Бросок: золото / Искусство"},
         {SA_TOP_ROLL, .resource = 1 + SA_GOLD}, {SA_GREEN, .symbol = 5}}, /* 25 */
        {"points3_music", {"3 points / Music", "3 очка / Музыка"},
         {SA_TOP_POINTS, .amount = 3}, {SA_GREEN, .symbol = 7}}, /* 26 */
        {"points3_music_b", {"3 points / Music", "3 очка / Музыка"},
         {SA_TOP_POINTS, .amount = 3}, {SA_GREEN, .symbol = 7}}, /* 27 */
        {"points3_builder3", {"3 points / 3 hut builders", "3 очка / Строители: 3"},
         {SA_TOP_POINTS, .amount = 3}, {SA_SAND, .kind = 1 + SA_BUILDER, .count = 3}}, /* 28 */
        {"tool_art", {"New tool / Art", "Новое орудие / Искусство"},
         {SA_TOP_TOOL}, {SA_GREEN, .symbol = 5}}, /* 29 */
        {"field_time", {"Food production / Time", "Урожай / Счёт времени"},
         {SA_TOP_FIELD}, {SA_GREEN, .symbol = 8}}, /* 30 */
        {"field_farmer1", {"Food production / 1 farmer", "Урожай / Земледельцы: 1"},
         {SA_TOP_FIELD}, {SA_SAND, .kind = 1 + SA_FARMER, .count = 1}}, /* 31 */
        {"draw_writing", {"Extra card / Writing", "Ещё карта / Письменность"},
         {SA_TOP_DRAW}, {SA_GREEN, .symbol = 2}}, /* 32 */
        {"once4_maker1", {"One-use tool 4 / 1 tool maker", "Одноразовое орудие 4 / Мастера орудий: 1"},
         {SA_TOP_ONCE, .value = 4}, {SA_SAND, .kind = 1 + SA_MAKER, .count = 1}}, /* 33 */
        {"once3_maker1", {"One-use tool 3 / 1 tool maker", "Одноразовое орудие 3 / Мастера орудий: 1"},
         {SA_TOP_ONCE, .value = 3}, {SA_SAND, .kind = 1 + SA_MAKER, .count = 1}}, /* 34 */
        {"once2_maker2", {"One-use tool 2 / 2 tool makers", "Одноразовое орудие 2 / Мастера орудий: 2"},
         {SA_TOP_ONCE, .value = 2}, {SA_SAND, .kind = 1 + SA_MAKER, .count = 2}}, /* 35 */
        {"pick2_healing", {"2 resources of choice / Healing", "2 ресурса на выбор / Врачевание"},
         {SA_TOP_PICK}, {SA_GREEN, .symbol = 4}}, /* 36 */
    },

    .building_count = 28,
    .buildings = {
        {"fixed_wood2_brick1", {"10 points: 2 wood 1 brick", "10 очков: древесина 2, кирпич 1"},
         SA_FIXED, .cost = {2, 1, 0, 0}, .points = 10}, /* 1 */
        {"fixed_wood2_stone1", {"11 points: 2 wood 1 stone", "11 очков: древесина 2, камень 1"},
         SA_FIXED, .cost = {2, 0, 1, 0}, .points = 11}, /* 2 */
        {"fixed_wood1_brick2", {"11 points: 1 wood 2 brick", "11 очков: древесина 1, кирпич 2"},
         SA_FIXED, .cost = {1, 2, 0, 0}, .points = 11}, /* 3 */
        {"fixed_wood2_gold1", {"12 points: 2 wood 1 gold", "12 очков: древесина 2, золото 1"},
         SA_FIXED, .cost = {2, 0, 0, 1}, .points = 12}, /* 4 */
        {"fixed_wood1_stone2", {"13 points: 1 wood 2 stone", "13 очков: древесина 1, камень 2"},
         SA_FIXED, .cost = {1, 0, 2, 0}, .points = 13}, /* 5 */
        {"fixed_brick2_stone1", {"13 points: 2 brick 1 stone", "13 очков: кирпич 2, камень 1"},
         SA_FIXED, .cost = {0, 2, 1, 0}, .points = 13}, /* 6 */
        {"fixed_brick2_gold1", {"14 points: 2 brick 1 gold", "14 очков: кирпич 2, золото 1"},
         SA_FIXED, .cost = {0, 2, 0, 1}, .points = 14}, /* 7 */
        {"fixed_brick1_stone2", {"14 points: 1 brick 2 stone", "14 очков: кирпич 1, камень 2"},
         SA_FIXED, .cost = {0, 1, 2, 0}, .points = 14}, /* 8 */
        {"fixed_stone2_gold1", {"16 points: 2 stone 1 gold", "16 очков: камень 2, золото 1"},
         SA_FIXED, .cost = {0, 0, 2, 1}, .points = 16}, /* 9 */
        {"fixed_wood1_brick1_stone1", {"12 points: 1 wood 1 brick 1 stone", "12 очков: древесина 1, кирпич 1, камень 1"},
         SA_FIXED, .cost = {1, 1, 1, 0}, .points = 12}, /* 10 */
        {"fixed_wood1_brick1_stone1_b", {"12 points: 1 wood 1 brick 1 stone", "12 очков: древесина 1, кирпич 1, камень 1"},
         SA_FIXED, .cost = {1, 1, 1, 0}, .points = 12}, /* 11 */
        {"fixed_wood1_brick1_gold1", {"13 points: 1 wood 1 brick 1 gold", "13 очков: древесина 1, кирпич 1, золото 1"},
         SA_FIXED, .cost = {1, 1, 0, 1}, .points = 13}, /* 12 */
        {"fixed_wood1_brick1_gold1_b", {"13 points: 1 wood 1 brick 1 gold", "13 очков: древесина 1, кирпич 1, золото 1"},
         SA_FIXED, .cost = {1, 1, 0, 1}, .points = 13}, /* 13 */
        {"fixed_wood1_stone1_gold1", {"14 points: 1 wood 1 stone 1 gold", "14 очков: древесина 1, камень 1, золото 1"},
         SA_FIXED, .cost = {1, 0, 1, 1}, .points = 14}, /* 14 */
        {"fixed_wood1_stone1_gold1_b", {"14 points: 1 wood 1 stone 1 gold", "14 очков: древесина 1, камень 1, золото 1"},
         SA_FIXED, .cost = {1, 0, 1, 1}, .points = 14}, /* 15 */
        {"fixed_brick1_stone1_gold1", {"15 points: 1 brick 1 stone 1 gold", "15 очков: кирпич 1, камень 1, золото 1"},
         SA_FIXED, .cost = {0, 1, 1, 1}, .points = 15}, /* 16 */
        {"fixed_brick1_stone1_gold1_b", {"15 points: 1 brick 1 stone 1 gold", "15 очков: кирпич 1, камень 1, золото 1"},
         SA_FIXED, .cost = {0, 1, 1, 1}, .points = 15}, /* 17 */
        {"exact_4_of_1", {"exactly 4 resources of exactly 1 kind", "ровно 4 ресурса, видов: 1"},
         SA_EXACT, .count = 4, .kinds = 1}, /* 18 */
        {"exact_4_of_2", {"exactly 4 resources of exactly 2 kinds", "ровно 4 ресурса, видов: 2"},
         SA_EXACT, .count = 4, .kinds = 2}, /* 19 */
        {"exact_4_of_3", {"exactly 4 resources of exactly 3 kinds", "ровно 4 ресурса, видов: 3"},
         SA_EXACT, .count = 4, .kinds = 3}, /* 20 */
        {"exact_4_of_4", {"exactly 4 resources of exactly 4 kinds", "ровно 4 ресурса, видов: 4"},
         SA_EXACT, .count = 4, .kinds = 4}, /* 21 */
        {"exact_5_of_1", {"exactly 5 resources of exactly 1 kind", "ровно 5 ресурсов, видов: 1"},
         SA_EXACT, .count = 5, .kinds = 1}, /* 22 */
        {"exact_5_of_2", {"exactly 5 resources of exactly 2 kinds", "ровно 5 ресурсов, видов: 2"},
         SA_EXACT, .count = 5, .kinds = 2}, /* 23 */
        {"exact_5_of_3", {"exactly 5 resources of exactly 3 kinds", "ровно 5 ресурсов, видов: 3"},
         SA_EXACT, .count = 5, .kinds = 3}, /* 24 */
        {"exact_5_of_4", {"exactly 5 resources of exactly 4 kinds", "ровно 5 ресурсов, видов: 4"},
         SA_EXACT, .count = 5, .kinds = 4}, /* 25 */
        {"range_1_7", {"1 to 7 resources", "от 1 до 7 ресурсов"},
         SA_RANGE, .min = 1, .max = 7}, /* 26 */
        {"range_1_7_b", {"1 to 7 resources", "от 1 до 7 ресурсов"},
         SA_RANGE, .min = 1, .max = 7}, /* 27 */
        {"range_1_7_c", {"1 to 7 resources", "от 1 до 7 ресурсов"},
         SA_RANGE, .min = 1, .max = 7}, /* 28 */
    },
};
/* clang-format on */

/* ---- which editions can be played ---- */

static bool wrong(ochre_text *why, const char *list, int i, const char *rest)
{
    ochre_text_format(why, "%s[%d]%s", list, i, rest);
    return false;
}

/* Every upper half needs just the figures that its effect reads. */
static bool card_ok(const sa_card *c, int i, ochre_text *why)
{
    const bool has_amount = c->top.type == SA_TOP_FOOD || c->top.type == SA_TOP_RESOURCE ||
                            c->top.type == SA_TOP_POINTS;
    const bool has_resource = c->top.type == SA_TOP_RESOURCE || c->top.type == SA_TOP_ROLL;
    if (has_amount != (c->top.amount > 0))
        return wrong(why, "cards", i,
                     ".top.amount: must go with food, resource and points (SA-506)");
    if (has_resource != (c->top.resource > 0))
        return wrong(why, "cards", i, ".top.resource: must go with resource and roll (SA-507)");
    if (c->top.type == SA_TOP_ONCE ? c->top.value < 2 : c->top.value != 0)
        return wrong(why, "cards", i,
                     ".top.value: must be 2 to 4 with once, else left out (SA-514)");
    if ((c->bottom.type == SA_GREEN) != (c->bottom.symbol > 0))
        return wrong(why, "cards", i, ".bottom.symbol: must go with green (SA-811)");
    if ((c->bottom.type == SA_SAND) != (c->bottom.kind > 0))
        return wrong(why, "cards", i, ".bottom.kind: must go with sand (SA-813)");
    if ((c->bottom.type == SA_SAND) != (c->bottom.count > 0))
        return wrong(why, "cards", i, ".bottom.count: must go with sand (SA-813)");
    return true;
}

static bool building_ok(const sa_building *b, int i, ochre_text *why)
{
    const int cost = b->cost[0] + b->cost[1] + b->cost[2] + b->cost[3];
    if ((b->type == SA_FIXED) != (cost > 0))
        return wrong(why, "buildings", i, ".cost: must go with fixed (SA-601)");
    if (b->type != SA_FIXED && b->points != 0)
        return wrong(why, "buildings", i, ".points: only a fixed tile has them printed (SA-604)");
    if (b->type == SA_EXACT ? b->kinds < 1 || b->kinds > b->count : b->count + b->kinds > 0)
        return wrong(why, "buildings", i, ".kinds: an exact tile has 1 to count kinds (SA-602)");
    if (b->type == SA_RANGE ? b->min < 1 || b->max < b->min : b->min + b->max > 0)
        return wrong(why, "buildings", i, ".min: a range tile has 1 <= min <= max (SA-603)");
    return true;
}

/* The notation knows each one-use tool by its value alone, so a value can be there only once. */
static bool one_use_values_differ(const sa_edition *e, ochre_text *why)
{
    int seen = 0;
    for (int i = 0; i < e->card_count; i++) {
        if (e->cards[i].top.type != SA_TOP_ONCE)
            continue;
        if (seen & 1 << e->cards[i].top.value)
            return wrong(why, "cards", i, ".top.value: another one-use tool has it (SA-514)");
        seen |= 1 << e->cards[i].top.value;
    }
    return true;
}

bool sa_edition_ok(const void *edition, ochre_text *why)
{
    const sa_edition *e = edition;
    if (e->start_people > e->people_max) {
        ochre_text_string(why, "start_people: must not be above people_max (SA-010)");
        return false;
    }
    if (e->card_count < SA_SLOTS) {
        ochre_text_string(why, "cards: at least 4 for the display (SA-102)");
        return false;
    }
    for (int i = 0; i < SA_SEATS - 1; i++)
        if (e->limits[i].building_stacks * e->tiles_per_stack > e->building_count) {
            ochre_text_format(why, "buildings: too few for %d stacks of %d (SA-103)",
                              e->limits[i].building_stacks, e->tiles_per_stack);
            return false;
        }
    for (int i = 0; i < e->card_count; i++)
        if (!card_ok(&e->cards[i], i, why))
            return false;
    for (int i = 0; i < e->building_count; i++)
        if (!building_ok(&e->buildings[i], i, why))
            return false;
    return one_use_values_differ(e, why);
}
