/* camp.h - a made-up game whose tables have one field of every kind, to try the engine's readers and
 * writers on. Nobody can play it. */
#ifndef TESTS_CAMP_H
#define TESTS_CAMP_H

#include <assert.h>

#include <ochre/json.h>

typedef struct camp_player {
    uint64_t cards; /* a set, secret */
    uint32_t debt;
    int16_t  score;
    uint8_t  goods[2];
    uint8_t  hand_size;
    uint8_t  hand[4];
    uint8_t  marks[4]; /* as many as cards in the hand */
    char     name[8];
    uint8_t  is_chief;
    uint8_t  guest; /* a seat from 0, or none */
    uint8_t  pad[5];
} camp_player;
static_assert(sizeof(camp_player) == 40, "no padding: states are compared as bytes");

typedef struct camp_state {
    camp_player players[4];
    uint8_t     seats;
    uint8_t     phase;
    uint8_t     turn;
    int8_t      cold;
    uint8_t     visits[2][4]; /* by place and seat */
    uint8_t     tools;        /* a set of words */
    uint8_t     total;        /* derived: goods of all */
    uint8_t     rare;         /* optional */
    uint8_t     grid[2][3];
    uint8_t     pad[3];
} camp_state;
static_assert(sizeof(camp_state) == 184, "no padding: states are compared as bytes");

typedef struct camp_rule {
    char    text[12];
    uint8_t cost[2];
} camp_rule;

typedef struct camp_edition {
    char      edition[10];
    uint8_t   rule_count;
    camp_rule rules[3];
} camp_edition;

extern const ochre_game   camp;
extern const camp_edition camp_printed;

/* A position with a bit of everything, and its JSON. */
camp_state        camp_sample(void);
extern const char camp_sample_json[];

#endif
