/* edition.c - what is printed on the components of Neanderthal: the standard edition.
 *
 * The tables follow section 2 of rules.md, in its order. Another edition is another set of the same
 * tables, loaded from JSON (`ochre edition export neanderthal` shows the form); edition_check.c says which
 * of them can be played. */
#include "games/neanderthal/state.h"

enum { VENUS, SHAMAN, BISON };
enum {
    NO_ITEM, /* items by their number + 1 */
    DOG,
    TAMEREINDEER,
    HORSE,
    CATTLE,
    PIG,
    GOAT,
    DONKEY,
    SHEEP,
    NEEDLE,
    HARPOON,
    SPEARTHROWER,
    FLUTE,
    LAMP,
    SNARE,
    BURIAL,
    GLUE,
    NET,
    RAFT,
    BOW,
};

/* clang-format off */
#define W (1 << NE_WHITE)
#define O (1 << NE_ORANGE)
#define B (1 << NE_BLACK)
#define F(face) (1 << ((face) - 1))

const ne_edition ne_standard = {
    .edition = "standard",
    .tribesmen = 18,
    .disks = 5,
    .start_camp = 6,
    .event_cards = 10,
    .event_cards_solo = 8,
    .tribal_threshold = 5,
    .tribal_threshold_two = 6,
    .blizzard_need = 2,
    .recall_most = 2,
    .lazarus_tribesmen = 2,
    .max_proposals = 3,
    .max_hit_face = 4,
    .max_dice = 7,
    .courtship_success = 2,
    .courtship_death = 6,
    .rival_bid = {1, 1, 1, 2, 2, 3},

    .colours = {
        [NE_WHITE] = {"white", "белый"},
        [NE_ORANGE] = {"orange", "оранжевый"},
        [NE_BLACK] = {"black", "чёрный"},
    },
    .icons = {
        [NE_COOLING] = {"Global Cooling", "Похолодание"},
        [NE_WARMING] = {"Global Warming", "Потепление"},
        [NE_ELDER_DIES] = {"Elder Death", "Смерть старейшины"},
        [NE_SNOW] = {"Blizzard", "Метель"},
        [NE_DISORDER] = {"Chaos", "Смута"},
        [NE_ROAMING] = {"Wanderlust", "Тяга к странствиям"},
        [NE_WURM] = {"Wuerm Glacial", "Вюрмское оледенение"},
    },
    .types = {
        /*                name                              elder that fixes the Alpha's die */
        [NE_BIG] = {{"Big game", "Крупная дичь"}, 3},
        [NE_SMALL] = {{"Small game", "Мелкая дичь"}, 5},
        [NE_PREDATORS] = {{"Predator", "Хищник"}, 4},
    },
    .species = {
        /* name, cube, starting portal disk */
        [NE_ARCHAIC] = {{"Archaic Humans", "Древние люди"}, {"yellow", "жёлтый"}, VENUS, NE_ORANGE},
        [NE_NEANDERTHAL] = {{"Neanderthals", "Неандертальцы"}, {"red", "красный"}, BISON, NE_BLACK},
        [NE_CROMAGNON] = {{"Cro-Magnons", "Кроманьонцы"}, {"green", "зелёный"}, SHAMAN, NE_WHITE},
    },
    .portals = {
        /* name, centre, domains, colours */
        [VENUS] = {{"Venus", "Венера"}, {300, 650}, O | B, O | B},
        [SHAMAN] = {{"Shaman", "Шаман"}, {500, 300}, W | O, W | O},
        [BISON] = {{"Bison", "Бизон"}, {700, 650}, W | B, W | B},
    },
    .elders = {
        /* name, colour, domain, slot on the Vocal and on the Tribal side, portals needed */
        {{"Chief", "Вождь"}, NE_ORANGE, NE_ORANGE, 0, 1, 0, 0}, /* 1 */
        {{"Shaman", "Шаман"}, NE_WHITE, NE_WHITE, 1, 1, 0, 0}, /* 2 */
        {{"Knapper", "Каменотёс"}, NE_BLACK, NE_BLACK, 1, 1, 1, 0}, /* 3 */
        {{"Warrior", "Воин"}, NE_ORANGE, NE_ORANGE, 1, 1, 1, 0}, /* 4 */
        {{"Trapper", "Зверолов"}, NE_WHITE, NE_WHITE, 1, 1, 1, 0}, /* 5 */
        {{"Fire Starter", "Хранитель огня"}, NE_BLACK, NE_BLACK, 1, 1, 0, 0}, /* 6 */
    },
    .sexualities = {
        [NE_PROMISCUOUS] = {{"Promiscuous", "Свободная любовь"}, {"Selfish Gene", "Эгоистичный ген"},
            .mpi = W, .gather = 1, .may_marry = 0, .half_bids = 0, .sultan = 0,
            .daughter_needs_husband = 0, .solo_points = 26,
            .vp = {.tribesman = 1, .wanderluster_extra = 1, .mature_husband = 0, .active_daughter = 0,
                   .mature_elder = 1, .mature_animal = 3, .mature_invention = 2, .trophy = 2}},
        [NE_PAIR] = {{"Pair Bonding", "Парный союз"}, {"Family Values", "Семейные ценности"},
            .mpi = W | O | B, .gather = 0, .may_marry = 1, .half_bids = 0, .sultan = 0,
            .daughter_needs_husband = 1, .solo_points = 38,
            .vp = {.tribesman = 1, .wanderluster_extra = 0, .mature_husband = 2, .active_daughter = 3,
                   .mature_elder = 1, .mature_animal = 4, .mature_invention = 2, .trophy = 2}},
        [NE_HAREM] = {{"Harem", "Гарем"}, {"Big Man", "Большой человек"},
            .mpi = O | B, .gather = 0, .may_marry = 1, .half_bids = 1, .sultan = 1,
            .daughter_needs_husband = 0, .solo_points = 34,
            .vp = {.tribesman = 1, .wanderluster_extra = 0, .mature_husband = 1, .active_daughter = 3,
                   .mature_elder = 2, .mature_animal = 3, .mature_invention = 2, .trophy = 3}},
    },
    .cards = {
        {{NE_PROMISCUOUS, NE_PAIR}},
        {{NE_PAIR, NE_HAREM}},
        {{NE_HAREM, NE_PROMISCUOUS}},
    },

    .daughters = {
        /* name, portal, colours, first player, gathers, icons */
        {{"Una", "Уна"},        VENUS,  O | B, NE_ARCHAIC,     0, 3, {NE_COOLING, NE_DISORDER, NE_ROAMING}},
        {{"Mara", "Мара"},      VENUS,  O | B, NE_NEANDERTHAL, 0, 2, {NE_WARMING, NE_ELDER_DIES}},
        {{"Isha", "Иша"},       VENUS,  O | B, NE_CROMAGNON,   0, 2, {NE_COOLING, NE_SNOW}},
        {{"Tolu", "Толу"},      VENUS,  O | B, NE_ARCHAIC,     1, 1, {NE_ELDER_DIES}},
        {{"Brin", "Брин"},      VENUS,  O | B, NE_NEANDERTHAL, 0, 3, {NE_COOLING, NE_ELDER_DIES, NE_ELDER_DIES}},
        {{"Sela", "Села"},      VENUS,  B,     NE_CROMAGNON,   0, 3, {NE_WARMING, NE_DISORDER, NE_ROAMING}},
        {{"Orra", "Орра"},      SHAMAN, W | O, NE_NEANDERTHAL, 0, 2, {NE_COOLING, NE_SNOW}},
        {{"Hild", "Хильд"},     SHAMAN, W | O, NE_CROMAGNON,   0, 3, {NE_DISORDER, NE_ROAMING, NE_WURM}},
        {{"Kesh", "Кеш"},       SHAMAN, W | O, NE_ARCHAIC,     0, 2, {NE_WARMING, NE_ELDER_DIES}},
        {{"Lume", "Луме"},      SHAMAN, W | O, NE_NEANDERTHAL, 1, 2, {NE_COOLING, NE_ELDER_DIES}},
        {{"Nadi", "Нади"},      SHAMAN, W | O, NE_CROMAGNON,   1, 1, {NE_ELDER_DIES}},
        {{"Vela", "Вела"},      SHAMAN, O,     NE_ARCHAIC,     0, 4, {NE_COOLING, NE_DISORDER, NE_ROAMING, NE_ROAMING}},
        {{"Zuri", "Зури"},      BISON,  W | B, NE_CROMAGNON,   0, 2, {NE_WARMING, NE_SNOW}},
        {{"Ashka", "Ашка"},     BISON,  W | B, NE_ARCHAIC,     0, 2, {NE_COOLING, NE_DISORDER}},
        {{"Dorma", "Дорма"},    BISON,  W | B, NE_NEANDERTHAL, 0, 2, {NE_ELDER_DIES, NE_WURM}},
        {{"Fenna", "Фенна"},    BISON,  W | B, NE_CROMAGNON,   0, 2, {NE_DISORDER, NE_ROAMING}},
        {{"Gala", "Гала"},      BISON,  W | B, NE_ARCHAIC,     0, 2, {NE_WARMING, NE_WURM}},
        {{"Runa", "Руна"},      BISON,  W,     NE_NEANDERTHAL, 1, 3, {NE_COOLING, NE_ELDER_DIES, NE_SNOW}},
    },

    .biomes = {
        /* name; type, climax, needs; hits, face, frost, bloody; babies, disks freed;
         * gathering; trophy kind; item, kind, elder */
        {{"Willow Ptarmigan", "Белая куропатка"}, /* north 1 */
         NE_SMALL, 11, W, 1, 2, F(6), 0, 1, 1, {NE_ANY}, 0, 0, NO_ITEM, 0, 0},
        {{"Irish Elk", "Большерогий олень"}, /* north 2 */
         NE_BIG, 9, W, 1, 1, F(6), 0, 3, 2, {NE_ANY, NE_ANY}, 0, 3, NO_ITEM, 0, 0},
        {{"European Cave Lion", "Пещерный лев"}, /* north 3 */
         NE_PREDATORS, 8, 0, 2, 2, F(6), F(3) | F(4) | F(5), 2, 2, {NE_ANY, NE_ANY}, 1, 2, NO_ITEM, 0, 0},
        {{"Woolly Mammoth", "Шерстистый мамонт"}, /* north 4 */
         NE_BIG, 3, W | B, 2, 2, F(6), F(5), 5, 2, {NE_ANY, NE_ANY}, 0, 3, NO_ITEM, 0, 0},
        {{"Woolly Rhinoceros", "Шерстистый носорог"}, /* north 5 */
         NE_BIG, 4, B, 2, 2, F(6), F(4), 4, 2, {NE_BLACK, NE_ANY}, 0, 3, NO_ITEM, 0, 0},
        {{"Reindeer", "Северный олень"}, /* north 6 */
         NE_BIG, 6, W, 1, 2, F(6), 0, 2, 2, {NE_WHITE, NE_ANY}, 0, 0, TAMEREINDEER, 2, 5},
        {{"Arctic Hare", "Заяц-беляк"}, /* north 7 */
         NE_SMALL, 13, 0, 1, 2, F(6), 0, 1, 1, {NE_WHITE}, 0, 0, NO_ITEM, 0, 0},
        {{"Tyrant Sea Bear", "Гигантский белый медведь"}, /* north 8 */
         NE_PREDATORS, 1, B, 2, 2, F(6), F(3) | F(4) | F(5), 3, 2, {NE_BLACK, NE_ANY}, 0, 2, NO_ITEM, 0, 0},
        {{"Gray Wolf", "Серый волк"}, /* north 9 */
         NE_PREDATORS, 12, W, 1, 2, F(6), F(5), 1, 1, {NE_WHITE}, 0, 0, DOG, 2, 6},
        {{"Wolverine", "Росомаха"}, /* north 10 */
         NE_PREDATORS, 10, O, 1, 1, F(6), F(4) | F(5), 1, 1, {NE_ORANGE}, 0, 2, NEEDLE, 2, 6},
        {{"Muskox", "Овцебык"}, /* north 11 */
         NE_BIG, 2, O, 2, 2, F(6), F(5), 4, 2, {NE_ORANGE, NE_ANY}, 0, 3, NO_ITEM, 0, 0},
        {{"Saiga Antelope", "Сайгак"}, /* north 12 */
         NE_BIG, 14, O, 1, 2, F(6), 0, 2, 2, {NE_ANY, NE_ANY}, 0, 0, NO_ITEM, 0, 0},
        {{"Sabertooth Salmon", "Саблезубый лосось"}, /* north 13 */
         NE_SMALL, 7, B, 1, 2, F(6), 0, 2, 1, {NE_BLACK}, 0, 0, HARPOON, 2, 3},
        {{"Steppe Bison", "Степной бизон"}, /* north 14 */
         NE_BIG, 15, B, 2, 2, F(6), F(4), 4, 2, {NE_WHITE, NE_ANY}, 0, 3, SPEARTHROWER, 2, 3},
        {{"Snowy Owl", "Полярная сова"}, /* north 15 */
         NE_SMALL, 5, W, 1, 1, F(6), 0, 1, 2, {NE_ORANGE, NE_ANY}, 0, 0, FLUTE, 2, 2},
        {{"Steppe Marmot", "Степной сурок"}, /* north 16 */
         NE_SMALL, 16, 0, 1, 2, F(6), 0, 1, 1, {NE_ANY}, 1, 0, NO_ITEM, 0, 0},
        {{"Harp Seal", "Гренландский тюлень"}, /* north 17 */
         NE_SMALL, 17, B, 1, 2, F(5) | F(6), 0, 2, 1, {NE_BLACK}, 0, 0, LAMP, 2, 6},
        {{"Wild Horse", "Дикая лошадь"}, /* north 18 */
         NE_BIG, 18, W | O, 2, 2, F(6), 0, 4, 2, {NE_ANY, NE_ANY}, 0, 0, HORSE, 2, 5},
        {{"Red Deer", "Благородный олень"}, /* south 1 */
         NE_BIG, 14, W, 1, 2, F(6), 0, 2, 2, {NE_WHITE, NE_ANY}, 0, 3, NO_ITEM, 0, 0},
        {{"Aurochs", "Тур"}, /* south 2 */
         NE_BIG, 9, O | B, 2, 2, 0, F(4) | F(5), 5, 2, {NE_ORANGE, NE_ANY}, 0, 3, CATTLE, 2, 5},
        {{"Wild Boar", "Кабан"}, /* south 3 */
         NE_BIG, 12, B, 1, 2, 0, F(4), 2, 2, {NE_ANY, NE_ANY}, 1, 0, PIG, 2, 6},
        {{"Alpine Ibex", "Альпийский козёл"}, /* south 4 */
         NE_BIG, 3, W, 1, 2, F(6), F(5), 2, 2, {NE_ORANGE, NE_ANY}, 0, 3, GOAT, 2, 2},
        {{"European Ass", "Европейский осёл"}, /* south 5 */
         NE_BIG, 11, O, 1, 2, F(6), 0, 2, 2, {NE_ORANGE, NE_ANY}, 0, 0, DONKEY, 2, 5},
        {{"Mouflon", "Муфлон"}, /* south 6 */
         NE_BIG, 5, W | O, 1, 2, 0, 0, 2, 2, {NE_ANY, NE_ANY}, 0, 0, SHEEP, 2, 2},
        {{"Iberian Rabbit", "Иберийский кролик"}, /* south 7 */
         NE_SMALL, 16, 0, 1, 2, 0, 0, 1, 1, {NE_BLACK}, 0, 0, SNARE, 2, 5},
        {{"Scimitar Cat", "Гомотерий"}, /* south 8 */
         NE_PREDATORS, 2, B, 2, 2, 0, F(3) | F(4) | F(5), 2, 2, {NE_BLACK, NE_ANY}, 0, 2, NO_ITEM, 0, 0},
        {{"Cave Bear", "Пещерный медведь"}, /* south 9 */
         NE_PREDATORS, 4, W | B, 2, 2, F(6), F(4) | F(5), 3, 2, {NE_ANY, NE_ANY}, 0, 2, BURIAL, 2, 2},
        {{"Cave Hyena", "Пещерная гиена"}, /* south 10 */
         NE_PREDATORS, 8, O, 1, 2, 0, F(4) | F(5), 1, 1, {NE_ANY}, 1, 2, NO_ITEM, 0, 0},
        {{"Leopard", "Леопард"}, /* south 11 */
         NE_PREDATORS, 6, 0, 1, 1, 0, F(3) | F(4), 1, 1, {NE_ORANGE}, 0, 2, NO_ITEM, 0, 0},
        {{"Straight-tusked Elephant", "Прямобивневый слон"}, /* south 12 */
         NE_BIG, 1, W | B, 2, 2, 0, F(4) | F(5), 6, 2, {NE_ANY, NE_ANY}, 0, 3, NO_ITEM, 0, 0},
        {{"Forest Rhinoceros", "Лесной носорог"}, /* south 13 */
         NE_BIG, 7, B, 2, 2, 0, F(5), 4, 2, {NE_BLACK, NE_ANY}, 0, 3, GLUE, 2, 6},
        {{"Hermann's Tortoise", "Балканская черепаха"}, /* south 14 */
         NE_SMALL, 18, 0, 1, 2, 0, 0, 1, 1, {NE_ANY}, 1, 0, NO_ITEM, 0, 0},
        {{"Rock Dove", "Сизый голубь"}, /* south 15 */
         NE_SMALL, 13, W, 1, 2, F(6), 0, 1, 1, {NE_ORANGE}, 0, 0, NET, 2, 6},
        {{"Coastal Tuna", "Прибрежный тунец"}, /* south 16 */
         NE_SMALL, 10, B, 2, 2, F(5), 0, 3, 2, {NE_ANY, NE_ANY}, 0, 0, RAFT, 2, 3},
        {{"Hazel Partridge", "Рябчик"}, /* south 17 */
         NE_SMALL, 17, O, 1, 2, 0, 0, 1, 1, {NE_WHITE}, 1, 0, NO_ITEM, 0, 0},
        {{"Fallow Deer", "Лань"}, /* south 18 */
         NE_BIG, 15, W, 1, 2, F(6), 0, 2, 2, {NE_BLACK, NE_ANY}, 0, 0, BOW, 2, 4},
    },

    .items = {
        /* name, kind, disks placed on it, babies and disks freed in phase 5, effects */
        [DOG - 1] = {{"Dog", "Собака"}, NE_ANIMAL, O, 0, 1, {NE_ANY}, {0}},
        [TAMEREINDEER - 1] = {{"Tame Reindeer", "Ручной олень"}, NE_ANIMAL, W, 1, 0, {0}, {0}},
        [HORSE - 1] = {{"Horse", "Лошадь"}, NE_ANIMAL, W, 1, 1, {NE_ANY}, {0}},
        [CATTLE - 1] = {{"Cattle", "Рогатый скот"}, NE_ANIMAL, W | O, 2, 0, {0}, {0}},
        [PIG - 1] = {{"Pig", "Свинья"}, NE_ANIMAL, W, 1, 0, {0}, {0}},
        [GOAT - 1] = {{"Goat", "Коза"}, NE_ANIMAL, W, 1, 0, {0}, {0}},
        [DONKEY - 1] = {{"Donkey", "Осёл"}, NE_ANIMAL, O, 0, 2, {NE_BLACK, NE_ORANGE}, {0}},
        [SHEEP - 1] = {{"Sheep", "Овца"}, NE_ANIMAL, W, 1, 1, {NE_WHITE}, {0}},
        [NEEDLE - 1] = {{"Bone Needle", "Костяная игла"}, NE_INVENTION, O, 0, 0, {0}, {[NE_SHELTER] = 1}},
        [HARPOON - 1] = {{"Harpoon", "Гарпун"}, NE_INVENTION, B, 0, 0, {0}, {[NE_HIT_SMALL] = 1}},
        [SPEARTHROWER - 1] = {{"Spear Thrower", "Копьеметалка"}, NE_INVENTION, W | B, 0, 0, {0}, {[NE_HIT_BIG] = 1, [NE_WEAPON] = 1}},
        [FLUTE - 1] = {{"Bone Flute", "Костяная флейта"}, NE_INVENTION, O, 0, 0, {0}, {[NE_VOCABULARY] = 2}},
        [LAMP - 1] = {{"Oil Lamp", "Жировая лампа"}, NE_INVENTION, O, 0, 0, {0}, {[NE_FROST_PROOF] = 1}},
        [SNARE - 1] = {{"Snare", "Силок"}, NE_INVENTION, W, 0, 0, {0}, {[NE_HIT_SMALL] = 1}},
        [BURIAL - 1] = {{"Ochre Burial", "Погребение с охрой"}, NE_INVENTION, W, 0, 0, {0}, {[NE_VOCABULARY] = 2}},
        [GLUE - 1] = {{"Birch-tar Glue", "Берестяной дёготь"}, NE_INVENTION, B, 0, 0, {0}, {[NE_HAND] = 1}},
        [NET - 1] = {{"Fibre Net", "Плетёная сеть"}, NE_INVENTION, W, 0, 0, {0}, {[NE_HIT_SMALL] = 1}},
        [RAFT - 1] = {{"Raft", "Плот"}, NE_INVENTION, B, 0, 0, {0}, {[NE_HAND] = 1}},
        [BOW - 1] = {{"Bow", "Лук"}, NE_INVENTION, W | B, 0, 0, {0}, {[NE_WEAPON] = 1, [NE_HIT_PREDATOR] = 1}},
    },

    .places = {
        {70, 300}, {242, 300}, {414, 300}, {586, 300}, {758, 300}, {930, 300},
        {70, 700}, {242, 700}, {414, 700}, {586, 700}, {758, 700}, {930, 700},
    },
    .slots = {{100, 900}, {260, 900}, {420, 900}, {580, 900}, {740, 900}, {900, 900},},
    .camp = {500, 980},
    .pool = {900, 150},
    .hand = {900, 450},
};
/* clang-format on */
