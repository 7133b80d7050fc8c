/* hash.c - sixty-four bits over bytes.
 *
 * Eight bytes a step: xor them in, multiply by an odd constant, fold the well-mixed upper half onto
 * the lower. Every step is a bijection of the running value, so nothing is lost on the way; a closing
 * mix spreads the last lanes over all bits. The length goes into the start, so that zeros at the end
 * count. Lanes are read low byte first whatever the machine, which is why hashes can stand in records
 * and signatures. Not meant to resist somebody who looks for collisions. */
#include <ochre/game.h>

enum { LANE = 8 };

static const uint64_t STEP = 0xd6e8feb86659fd93u;
static const uint64_t LENGTH = 0xa0761d6478bd642fu;
static const uint64_t CLOSE = 0xe7037ed1a0b428dbu;

static uint64_t read_lane(const uint8_t *bytes, size_t count)
{
    uint64_t lane = 0;
    for (size_t i = 0; i < count; i++)
        lane |= (uint64_t)bytes[i] << (8 * i);
    return lane;
}

static uint64_t mix(uint64_t hash, uint64_t lane)
{
    hash = (hash ^ lane) * STEP;
    return hash ^ (hash >> 32);
}

uint64_t ochre_hash(uint64_t start, const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    uint64_t       hash = start + ((uint64_t)size + 1) * LENGTH;
    size_t         left = size;
    for (; left >= LANE; left -= LANE, at += LANE)
        hash = mix(hash, read_lane(at, LANE));
    if (left > 0)
        hash = mix(hash, read_lane(at, left));
    hash = (hash ^ (hash >> 29)) * CLOSE;
    hash = (hash ^ (hash >> 32)) * STEP;
    return hash ^ (hash >> 29);
}
