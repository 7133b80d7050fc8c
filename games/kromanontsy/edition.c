/* edition.c - what is printed on the components of Кроманьонцы: the standard edition.
 *
 * The tables follow section 2 of rules.md, in its order. Another edition is another set of the same
 * tables, loaded from JSON (`ochre edition export kromanontsy` shows the form) and checked by
 * edition_ok.c. */
#include "games/kromanontsy/edition.h"

/* clang-format off */

/* Technologies by name, in the order of fields.c: fifteen a row. */
enum {
    AXE, CHOPPER, STONEKNIFE, CLUB, SPEAR,
    HANDAXE, BOLAS, SNARE, DART, BONEDAGGER,
    FLINTSPEAR, THROWER, BOW, HARPOON, SLING,
    BONFIRE, FIBRE, NEEDLE, TORCH, ROPE,
    BASKET, SCRAPER, GRINDSTONE, WATERSKIN, FIGURINE,
    CLOTHING, NET, POTTERY, LAMP, PAINTING,
    RAWBRICK, SHELTER, CAVE, WINDBREAK, HUT,
    OVERHANG, HEARTH, DUGOUT, WATTLE, TENT,
    PITHOUSE, LODGE, BONEHOUSE, MUDHOUSE, LONGHOUSE,
};

/* Cards of a cost: one more than the resource, as 0 stands behind the last. */
enum {
    WOOD = 1 + KR_WOOD, STONE = 1 + KR_STONE, FLINT = 1 + KR_FLINT, SPRING = 1 + KR_SPRING,
    GRASS = 1 + KR_GRASS, CLAY = 1 + KR_CLAY, LOOT = 1 + KR_LOOT
};

#define COST(...)   .cost = {__VA_ARGS__}, .cost_count = sizeof((const uint8_t[]){__VA_ARGS__})
#define NEEDS(name) (UINT64_C(1) << (name))
#define WEAPON      .row = KR_WEAPON
#define HOUSEHOLD   .row = KR_HOUSEHOLD
#define DWELLING(icons, most) .row = KR_DWELLING, .hand = (icons), .improve = (most)
#define FIRST       .first = 1

const kr_edition kr_standard = {
    .edition = "standard",
    .colours = {{"Red", "Красный"}, {"Blue", "Синий"}, {"Green", "Зелёный"}, {"Yellow", "Жёлтый"}},

    .action_points = 2,
    .solo_action_points = 4,
    .base_hand_limit = 5,
    .threshold = {30, 24, 22}, /* 2, 3, 4 players */
    .settlement_points = 6,
    .joker_loot = 3,
    .flint_per_weapon = 2,
    .herbivore_max_loot = 2,
    .score_lines = {6, 12, 18, 24},
    .final_cards_per_point = 2,
    .solo_settle_cost = 4,
    .solo_months = 9,
    .max_offers = 2,
    .round_cap = 100,
    .refunds_per_turn = 30,
    .cost = {.explore = 1, .attack = 1, .newtech = 1, .improve = 1, .develop = 2},

    .resources = {
        /* name; cards */
        [KR_WOOD] = {{"Wood", "Дерево"}, 14},
        [KR_STONE] = {{"Stone", "Камень"}, 12},
        [KR_FLINT] = {{"Flint", "Кремень"}, 12},
        [KR_SPRING] = {{"Spring", "Источник"}, 6},
        [KR_GRASS] = {{"Grass", "Трава"}, 12},
        [KR_CLAY] = {{"Clay", "Глина"}, 6},
        [KR_LOOT] = {{"Loot", "Добыча"}, 15},
    },
    .exchange = { /* so many cards for so much loot */
        .give = {[KR_WOOD] = 3, [KR_STONE] = 2, [KR_SPRING] = 2, [KR_GRASS] = 2, [KR_CLAY] = 2},
        .get = {[KR_WOOD] = 1, [KR_STONE] = 1, [KR_SPRING] = 2, [KR_GRASS] = 1, [KR_CLAY] = 2},
    },

    .terrains = {
        [KR_FOREST] = {{"Forest", "Лес"}, 21, {[KR_WOOD] = 14, [KR_DEER] = 6, [KR_WOLF] = 1}},
        [KR_MOUNTAINS] = {{"Mountains", "Горы"}, 19, {[KR_STONE] = 12, [KR_MARKHOR] = 6, [KR_BEAR] = 1}},
        [KR_RIVER] = {{"River", "Река"}, 19, {[KR_FLINT] = 12, [KR_SPRING] = 6, [KR_CROCODILE] = 1}},
        [KR_PLAIN] = {{"Plain", "Равнина"}, 19, {[KR_GRASS] = 12, [KR_CLAY] = 6, [KR_TIGER] = 1}},
    },

    .herbivores = {
        /* name; cards, most loot */
        {{"Deer / Bird", "Олень/Птица"}, 6, 2},
        {{"Markhor / Bird", "Мархур/Птица"}, 6, 2},
    },
    .predators = {
        /* name; cards, strength, points, loot, points of the figure */
        {{"Wolf", "Волк"}, 1, 3, 1, 1, 1},
        {{"Cave bear", "Пещерный медведь"}, 1, 4, 1, 2, 2},
        {{"Crocodile", "Крокодил"}, 1, 4, 2, 1, 3},
        {{"Sabre-toothed tiger", "Саблезубый тигр"}, 1, 5, 2, 2, 4},
    },

    .rows = {
        [KR_WEAPON] = {{"Weapons", "Оружие"}, {AXE, CHOPPER, STONEKNIFE}},
        [KR_HOUSEHOLD] = {{"Household", "Быт"}, {BONFIRE, FIBRE, NEEDLE}},
        [KR_DWELLING] = {{"Dwellings", "Жилище"}, {RAWBRICK, SHELTER, CAVE}},
    },

    .technologies = {
        /* weapons */
        [AXE] = {.name = {"Axe", "Топор"}, WEAPON, FIRST, .points = 1,
            COST(WOOD, STONE)},
        [CHOPPER] = {.name = {"Chopper", "Чоппер"}, WEAPON, FIRST, .points = 1,
            COST(STONE, STONE)},
        [STONEKNIFE] = {.name = {"Stone knife", "Каменный нож"}, WEAPON, FIRST, .points = 1,
            COST(STONE, FLINT)},
        [CLUB] = {.name = {"Club", "Дубина"}, WEAPON, .points = 1,
            COST(STONE, WOOD), .requires = NEEDS(AXE)},
        [SPEAR] = {.name = {"Wooden spear", "Деревянное копьё"}, WEAPON, .points = 2,
            COST(FLINT, WOOD, WOOD), .requires = NEEDS(STONEKNIFE)},
        [HANDAXE] = {.name = {"Hand axe", "Ручное рубило"}, WEAPON, .points = 2,
            COST(STONE, FLINT, STONE), .requires = NEEDS(CHOPPER)},
        [BOLAS] = {.name = {"Bolas", "Бола"}, WEAPON, .points = 2,
            COST(STONE, STONE, GRASS), .requires = NEEDS(FIBRE)},
        [SNARE] = {.name = {"Snare", "Силок"}, WEAPON, .points = 2,
            COST(FLINT, GRASS, WOOD), .requires = NEEDS(FIBRE)},
        [DART] = {.name = {"Dart", "Дротик"}, WEAPON, .points = 2,
            COST(WOOD, FLINT, FLINT), .requires = NEEDS(STONEKNIFE) | NEEDS(BONFIRE)},
        [BONEDAGGER] = {.name = {"Bone dagger", "Костяной кинжал"}, WEAPON, .points = 2,
            COST(FLINT, FLINT, LOOT), .requires = NEEDS(CHOPPER) | NEEDS(NEEDLE)},
        [FLINTSPEAR] = {.name = {"Flint-tipped spear", "Копьё с кремнёвым наконечником"}, WEAPON, .points = 3,
            COST(WOOD, GRASS, FLINT, FLINT), .requires = NEEDS(SPEAR) | NEEDS(CHOPPER)},
        [THROWER] = {.name = {"Spear-thrower", "Копьеметалка"}, WEAPON, .points = 3,
            COST(WOOD, FLINT, FLINT, LOOT), .requires = NEEDS(AXE) | NEEDS(STONEKNIFE)},
        [BOW] = {.name = {"Bow and arrows", "Лук и стрелы"}, WEAPON, .points = 4,
            COST(WOOD, GRASS, FLINT, LOOT, WOOD), .requires = NEEDS(DART) | NEEDS(FIBRE)},
        [HARPOON] = {.name = {"Harpoon", "Гарпун"}, WEAPON, .points = 4,
            COST(WOOD, FLINT, SPRING, LOOT), .requires = NEEDS(STONEKNIFE) | NEEDS(NEEDLE)},
        [SLING] = {.name = {"Sling", "Праща"}, WEAPON, .points = 3,
            COST(GRASS, STONE, LOOT, STONE), .requires = NEEDS(FIBRE) | NEEDS(CHOPPER)},
        /* household */
        [BONFIRE] = {.name = {"Bonfire", "Костёр"}, HOUSEHOLD, FIRST, .points = 1,
            COST(GRASS, WOOD, WOOD)},
        [FIBRE] = {.name = {"Fibre", "Волокно"}, HOUSEHOLD, FIRST, .points = 1,
            COST(GRASS, GRASS)},
        [NEEDLE] = {.name = {"Needle", "Игла"}, HOUSEHOLD, FIRST, .points = 1,
            COST(WOOD, FLINT)},
        [TORCH] = {.name = {"Torch", "Факел"}, HOUSEHOLD, .points = 1,
            COST(GRASS, WOOD), .requires = NEEDS(BONFIRE)},
        [ROPE] = {.name = {"Rope", "Верёвка"}, HOUSEHOLD, .points = 2,
            COST(GRASS, STONE, GRASS), .requires = NEEDS(FIBRE)},
        [BASKET] = {.name = {"Basket", "Плетёная корзина"}, HOUSEHOLD, .points = 2,
            COST(WOOD, GRASS, GRASS), .requires = NEEDS(FIBRE)},
        [SCRAPER] = {.name = {"Scraper", "Скребок"}, HOUSEHOLD, .points = 2,
            COST(FLINT, STONE, FLINT), .requires = NEEDS(STONEKNIFE)},
        [GRINDSTONE] = {.name = {"Grindstone", "Зернотёрка"}, HOUSEHOLD, .points = 2,
            COST(STONE, SPRING, STONE), .requires = NEEDS(CHOPPER)},
        [WATERSKIN] = {.name = {"Waterskin", "Бурдюк"}, HOUSEHOLD, .points = 3,
            COST(GRASS, LOOT, SPRING), .requires = NEEDS(NEEDLE) | NEEDS(STONEKNIFE)},
        [FIGURINE] = {.name = {"Clay figurine", "Глиняная фигурка"}, HOUSEHOLD, .points = 3,
            COST(WOOD, SPRING, CLAY), .requires = NEEDS(RAWBRICK) | NEEDS(BONFIRE)},
        [CLOTHING] = {.name = {"Sewn clothing", "Шитая одежда"}, HOUSEHOLD, .points = 4,
            COST(FLINT, GRASS, LOOT, LOOT), .requires = NEEDS(SCRAPER) | NEEDS(NEEDLE)},
        [NET] = {.name = {"Fishing net", "Рыболовная сеть"}, HOUSEHOLD, .points = 3,
            COST(GRASS, GRASS, STONE, SPRING), .requires = NEEDS(FIBRE) | NEEDS(NEEDLE)},
        [POTTERY] = {.name = {"Pottery", "Керамика"}, HOUSEHOLD, .points = 4,
            COST(WOOD, WOOD, SPRING, CLAY), .requires = NEEDS(FIGURINE) | NEEDS(BONFIRE)},
        [LAMP] = {.name = {"Stone lamp", "Каменный светильник"}, HOUSEHOLD, .points = 3,
            COST(STONE, GRASS, STONE, LOOT), .requires = NEEDS(BONFIRE) | NEEDS(CHOPPER)},
        [PAINTING] = {.name = {"Cave painting", "Наскальная живопись"}, HOUSEHOLD, .points = 4,
            COST(WOOD, STONE, CLAY, SPRING), .requires = NEEDS(BONFIRE) | NEEDS(CAVE)},
        /* dwellings: hand icons, most loot of an improvement */
        [RAWBRICK] = {.name = {"Raw brick", "Сырец"}, DWELLING(1, 2), FIRST, .points = 1,
            COST(GRASS, CLAY)},
        [SHELTER] = {.name = {"Shelter", "Укрытие"}, DWELLING(1, 1), FIRST, .points = 1,
            COST(GRASS, WOOD)},
        [CAVE] = {.name = {"Cave", "Пещера"}, DWELLING(1, 1), FIRST, .points = 1,
            COST(WOOD, STONE, STONE)},
        [WINDBREAK] = {.name = {"Windbreak", "Ветровой заслон"}, DWELLING(1, 1), .points = 1,
            COST(WOOD, GRASS), .requires = NEEDS(SHELTER)},
        [HUT] = {.name = {"Branch hut", "Шалаш"}, DWELLING(1, 2), .points = 2,
            COST(WOOD, GRASS, WOOD), .requires = NEEDS(SHELTER)},
        [OVERHANG] = {.name = {"Rock shelter", "Скальный навес"}, DWELLING(1, 2), .points = 2,
            COST(STONE, WOOD, STONE), .requires = NEEDS(CAVE)},
        [HEARTH] = {.name = {"Hearth", "Очаг"}, DWELLING(1, 2), .points = 2,
            COST(STONE, FLINT, CLAY), .requires = NEEDS(BONFIRE) | NEEDS(CAVE)},
        [DUGOUT] = {.name = {"Dugout", "Землянка"}, DWELLING(2, 1), .points = 2,
            COST(WOOD, STONE, CLAY), .requires = NEEDS(AXE)},
        [WATTLE] = {.name = {"Wattle and daub", "Мазанка"}, DWELLING(1, 2), .points = 2,
            COST(WOOD, GRASS, CLAY), .requires = NEEDS(RAWBRICK)},
        [TENT] = {.name = {"Hide tent", "Чум"}, DWELLING(2, 2), .points = 2,
            COST(FLINT, WOOD, LOOT), .requires = NEEDS(SHELTER) | NEEDS(NEEDLE)},
        [PITHOUSE] = {.name = {"Pit house", "Полуземлянка"}, DWELLING(2, 3), .points = 3,
            COST(WOOD, STONE, WOOD, CLAY), .requires = NEEDS(AXE) | NEEDS(CAVE)},
        [LODGE] = {.name = {"Hide-covered lodge", "Яранга"}, DWELLING(2, 3), .points = 4,
            COST(WOOD, GRASS, LOOT, LOOT), .requires = NEEDS(SHELTER) | NEEDS(FIBRE)},
        [BONEHOUSE] = {.name = {"Mammoth-bone house", "Дом из костей мамонта"}, DWELLING(3, 3), .points = 5,
            COST(WOOD, CLAY, STONE, LOOT, LOOT), .requires = NEEDS(TENT) | NEEDS(RAWBRICK)},
        [MUDHOUSE] = {.name = {"Mud-brick house", "Глинобитный дом"}, DWELLING(2, 3), .points = 4,
            COST(GRASS, GRASS, SPRING, CLAY), .requires = NEEDS(WATTLE) | NEEDS(SHELTER)},
        [LONGHOUSE] = {.name = {"Long house", "Длинный дом"}, DWELLING(2, 2), .points = 3,
            COST(WOOD, STONE, GRASS, WOOD), .requires = NEEDS(SHELTER) | NEEDS(AXE)},
    },

    .settlements = {
        /* name; weapons, household, dwellings needed; points */
        {{"Kostenki", "Костёнки"}, {4, 2, 1}, 6},
        {{"Malta", "Мальта"}, {4, 1, 2}, 6},
        {{"Sungir", "Сунгирь"}, {2, 4, 1}, 6},
        {{"Dolni Vestonice", "Дольни-Вестонице"}, {1, 4, 2}, 6},
        {{"Mezhyrich", "Межирич"}, {1, 2, 4}, 6},
        {{"Cro-Magnon", "Кро-Маньон"}, {2, 1, 4}, 6},
    },

    .events = {
        {{"Cold snap", "Похолодание"}, KR_EFFECT_DISCARD, .count = 3},
        {{"Hungry pack", "Голодная стая"}, KR_EFFECT_DISCARD, .count = 3, .weapons = 3},
        {{"Forest fire", "Лесной пожар"}, KR_EFFECT_TERRAIN, .terrain = 1 + KR_FOREST},
        {{"Rockfall", "Обвал"}, KR_EFFECT_TERRAIN, .terrain = 1 + KR_MOUNTAINS},
        {{"Flood", "Разлив реки"}, KR_EFFECT_TERRAIN, .terrain = 1 + KR_RIVER},
        {{"Drought", "Засуха"}, KR_EFFECT_TERRAIN, .terrain = 1 + KR_PLAIN},
        {{"Sickness", "Болезнь"}, KR_EFFECT_AP, .count = 2},
        {{"Herd migration", "Миграция стад"}, KR_EFFECT_LOOT, .count = 2},
        {{"Winter", "Зима"}, KR_EFFECT_LOSE},
    },

    .layout = {
        .decks = {{200, 110}, {400, 110}, {600, 110}, {800, 110}, {600, 300}},
        .discards = {{285, 110}, {485, 110}, {685, 110}, {885, 110}, {685, 300}},
        .figures = {{200, 220}, {400, 220}, {600, 220}, {800, 220}},
        .events = {200, 300},
        .weapon = {{200, 450}, {400, 450}, {600, 450}, {800, 450}},
        .household = {{200, 640}, {400, 640}, {600, 640}, {800, 640}},
        .dwelling = {{200, 830}, {400, 830}, {600, 830}, {800, 830}},
        .track_first = {50, 950},
        .track_step_up = {0, 30},
    },
};
/* clang-format on */
