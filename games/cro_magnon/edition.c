/* edition.c - what is printed on the components of Cro-Magnon: the standard edition.
 *
 * The tables follow section 2 of rules.md, in its order. Another edition is another set of the same
 * tables, loaded from JSON (`ochre edition export cro-magnon` shows the form). Which figures the rule
 * book gives and which are reconstructed is said there. */
#include "games/cro_magnon/state.h"

/* Areas by number, for the lists of neighbours. */
#define A(number) (1 << (number))
#define GOD       (1 << CM_GOD)
#define TRADE     (1 << CM_TRADE)
#define TOOL      (1 << CM_TOOL)

enum { AFRICA_EUROPE, ASIA_AUSTRALIA, AMERICAS };
enum { MOTHER, SUN, BEAST, SHELLS, OCHRE, AMBER, HIDES, AXE, SPEAR, NEEDLE, HOOK, FIRE };

/* clang-format off */
const cm_edition cm_standard = {
    .edition = "reconstructed-1",

    .constants = {
        .min_players = 2, .max_players = 5,
        .cubes_per_player = 15, .start_cubes = 4, .start_area = 0, .grow_cubes = 2,
        .max_mp = 3, .value_slots_per_area = 3,
        .types_total = 12, .types_scored_to_end = 9,
        .set_vp = 4, .stall_turns_per_player = 7,
    },

    .colours = {
        {"Red", "Красный"},
        {"Blue", "Синий"},
        {"Green", "Зелёный"},
        {"Yellow", "Жёлтый"},
        {"Violet", "Лиловый"},
    },
    .boards = {
        [AFRICA_EUROPE]  = {"Africa, Near East and Europe", "Африка, Ближний Восток и Европа"},
        [ASIA_AUSTRALIA] = {"Asia and Australia", "Азия и Австралия"},
        [AMERICAS]       = {"The Americas", "Америка"},
    },

    .areas = {
        /* name; x, y; neighbours; number, board; start, temple, scored; value slots, entry cost */
        {{"East Africa", "Восточная Африка"}, 220, 640,
         A(1) | A(2) | A(3) | A(4), 0, AFRICA_EUROPE, 1, 1, 0, 0, 0, 0},
        {{"Southern Africa", "Южная Африка"}, 190, 830,
         A(0) | A(2), 1, AFRICA_EUROPE, 0, 0, 1, 3, 0, 0},
        {{"West Africa", "Западная Африка"}, 80, 600,
         A(0) | A(1) | A(3), 2, AFRICA_EUROPE, 0, 0, 1, 3, 0, 0},
        {{"North Africa", "Северная Африка"}, 140, 460,
         A(0) | A(2) | A(4) | A(5), 3, AFRICA_EUROPE, 0, 0, 1, 3, 0, 0},
        {{"Near East", "Ближний Восток"}, 290, 440,
         A(0) | A(3) | A(6) | A(7) | A(8), 4, AFRICA_EUROPE, 0, 0, 1, 3, 0, 0},
        {{"Western Europe", "Западная Европа"}, 100, 270,
         A(3) | A(6), 5, AFRICA_EUROPE, 0, 0, 1, 3, GOD, 0},
        {{"Eastern Europe", "Восточная Европа"}, 240, 240,
         A(4) | A(5) | A(7) | A(11), 6, AFRICA_EUROPE, 0, 0, 1, 3, 0, 0},
        {{"Central Asia", "Центральная Азия"}, 390, 320,
         A(4) | A(6) | A(8) | A(10) | A(11), 7, ASIA_AUSTRALIA, 0, 0, 1, 3, 0, 0},
        {{"South Asia", "Южная Азия"}, 410, 520,
         A(4) | A(7) | A(9), 8, ASIA_AUSTRALIA, 0, 0, 1, 3, 0, 0},
        {{"Southeast Asia", "Юго-Восточная Азия"}, 530, 620,
         A(8) | A(10) | A(12), 9, ASIA_AUSTRALIA, 0, 0, 1, 3, 0, 0},
        {{"East Asia", "Восточная Азия"}, 560, 400,
         A(7) | A(9) | A(11) | A(13), 10, ASIA_AUSTRALIA, 0, 0, 1, 3, 0, 0},
        {{"Siberia", "Сибирь"}, 500, 150,
         A(6) | A(7) | A(10) | A(13), 11, ASIA_AUSTRALIA, 0, 0, 1, 3, TOOL, 0},
        {{"Australia", "Австралия"}, 620, 820,
         A(9), 12, ASIA_AUSTRALIA, 0, 0, 1, 3, TRADE | TOOL, 0},
        {{"Beringia and Pacific Coast", "Берингия и побережье"}, 720, 170,
         A(10) | A(11) | A(14) | A(15), 13, AMERICAS, 0, 0, 1, 3, GOD | TOOL, 0},
        {{"North America", "Северная Америка"}, 870, 270,
         A(13) | A(15), 14, AMERICAS, 0, 0, 1, 3, TRADE, 0},
        {{"South America", "Южная Америка"}, 900, 680,
         A(13) | A(14), 15, AMERICAS, 0, 0, 1, 3, GOD, 0},
    },

    .categories = {
        /*           name                          types, copies, tiles; VP for 1, 2, ... tiles of a type */
        [CM_GOD] = {{"God", "Божество"}, 3, 5, 15, 5, {3, 6, 10, 15, 21}},
        [CM_TRADE] = {{"Trade good", "Товар"}, 4, 4, 16, 4, {4, 8, 13, 19}},
        [CM_TOOL] = {{"Tool", "Орудие"}, 5, 3, 15, 3, {5, 10, 16}},
    },

    .types = {
        [MOTHER] = {{"Earth Mother", "Мать-земля"}, CM_GOD, 5},
        [SUN] = {{"Sun Spirit", "Дух солнца"}, CM_GOD, 5},
        [BEAST] = {{"Lord of Beasts", "Владыка зверей"}, CM_GOD, 5},
        [SHELLS] = {{"Shells", "Ракушки"}, CM_TRADE, 4},
        [OCHRE] = {{"Ochre", "Охра"}, CM_TRADE, 4},
        [AMBER] = {{"Amber", "Янтарь"}, CM_TRADE, 4},
        [HIDES] = {{"Hides", "Шкуры"}, CM_TRADE, 4},
        [AXE] = {{"Hand axe", "Рубило"}, CM_TOOL, 3},
        [SPEAR] = {{"Spear", "Копьё"}, CM_TOOL, 3},
        [NEEDLE] = {{"Bone needle", "Игла"}, CM_TOOL, 3},
        [HOOK] = {{"Fish hook", "Крючок"}, CM_TOOL, 3},
        [FIRE] = {{"Fire drill", "Огниво"}, CM_TOOL, 3},
    },

    .actions = {
        [CM_VALUE] = {{"Value tile", "Ценность"}, CM_KIND_VALUE, 0},
        [CM_OWN2] = {{"Move own tribes, 2 MP", "Свои племена, 2 ОП"}, CM_KIND_OWN, 2},
        [CM_OWN3] = {{"Move own tribes, 3 MP", "Свои племена, 3 ОП"}, CM_KIND_OWN, 3},
        [CM_OWN4] = {{"Move own tribes, 4 MP", "Свои племена, 4 ОП"}, CM_KIND_OWN, 4},
        [CM_OTHERS2] = {{"Move other tribes, 2 MP", "Чужие племена, 2 ОП"}, CM_KIND_OTHERS, 2},
        [CM_OTHERS3] = {{"Move other tribes, 3 MP", "Чужие племена, 3 ОП"}, CM_KIND_OTHERS, 3},
        [CM_RELOCATE] = {{"Relocate tribes", "Переселение"}, CM_KIND_RELOCATE, 0},
        [CM_VP] = {{"1 VP per tile held", "1 ПО за жетон"}, CM_KIND_VP, 0},
        [CM_WILD] = {{"Pay any entry cost", "Любая плата за вход"}, CM_KIND_WILD, 0},
        [CM_HALF] = {{"Half a tribe in a conflict", "Полплемени в споре"}, CM_KIND_HALF, 0},
        [CM_SETS] = {{"4 VP per set of three categories", "4 ПО за набор трёх видов"}, CM_KIND_SETS, 4},
        [CM_ADD2] = {{"Add 2 tribes", "Ещё 2 племени"}, CM_KIND_ADD, 2},
        [CM_ADD3] = {{"Add 3 tribes", "Ещё 3 племени"}, CM_KIND_ADD, 3},
        [CM_TEMPLE] = {{"Temple", "Храм"}, CM_KIND_TEMPLE, 0},
    },

    .tile_count = CM_TILES,
    .action_tiles = {
        {MOTHER, CM_TEMPLE}, {MOTHER, CM_ADD3}, {MOTHER, CM_ADD2}, {MOTHER, CM_VALUE}, {MOTHER, CM_SETS},
        {SUN, CM_TEMPLE}, {SUN, CM_VALUE}, {SUN, CM_VP}, {SUN, CM_HALF}, {SUN, CM_OWN3},
        {BEAST, CM_TEMPLE}, {BEAST, CM_OTHERS2}, {BEAST, CM_VALUE}, {BEAST, CM_ADD2}, {BEAST, CM_RELOCATE},
        {SHELLS, CM_VALUE}, {SHELLS, CM_WILD}, {SHELLS, CM_RELOCATE}, {SHELLS, CM_VP},
        {OCHRE, CM_VALUE}, {OCHRE, CM_TEMPLE}, {OCHRE, CM_OTHERS3}, {OCHRE, CM_HALF},
        {AMBER, CM_VALUE}, {AMBER, CM_SETS}, {AMBER, CM_OTHERS2}, {AMBER, CM_OWN3},
        {HIDES, CM_WILD}, {HIDES, CM_ADD2}, {HIDES, CM_ADD3}, {HIDES, CM_OWN2},
        {AXE, CM_VALUE}, {AXE, CM_TEMPLE}, {AXE, CM_HALF},
        {SPEAR, CM_OTHERS2}, {SPEAR, CM_OTHERS3}, {SPEAR, CM_HALF},
        {NEEDLE, CM_WILD}, {NEEDLE, CM_OWN2}, {NEEDLE, CM_SETS},
        {HOOK, CM_OWN4}, {HOOK, CM_WILD}, {HOOK, CM_VALUE},
        {FIRE, CM_OWN3}, {FIRE, CM_RELOCATE}, {FIRE, CM_VP},
    },

    .initial_count = 6,
    .initial_values = {
        /* 1st, 2nd, tiles */
        {3, 1, 3},
        {4, 1, 3},
        {4, 2, 3},
        {5, 2, 3},
        {6, 2, 1},
        {6, 3, 2},
    },
    .additional_count = 4,
    .additional_values = {
        /* 1st, 2nd, tiles */
        {2, 1, 3},
        {3, 1, 3},
        {3, 2, 1},
        {4, 2, 1},
    },
};
/* clang-format on */
