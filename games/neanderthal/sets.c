/* sets.c - the members of every set of six, and how many are below each. */
#include "games/neanderthal/sets.h"

#include <stdalign.h>

/* The members are written from the right, a hexadecimal digit each, and leftmost how many. */
/* clang-format off */
#define MEMBER(digits, i) ((uint64_t)((digits) >> 4 * (i) & 7) << 8)
#define ABOVE(set, i)     ((uint64_t)((set) >> (i) & 1) * (UINT64_C(0x01010101010100) << 8 * (i)))
#define SIX(set, digits)                                                                           \
    { { MEMBER(digits, 0), MEMBER(digits, 1), MEMBER(digits, 2),                                   \
        MEMBER(digits, 3), MEMBER(digits, 4), MEMBER(digits, 5) },                                 \
      ABOVE(set, 0) + ABOVE(set, 1) + ABOVE(set, 2) +                                              \
      ABOVE(set, 3) + ABOVE(set, 4) + ABOVE(set, 5), (digits) >> 24 }

alignas(64) const ne_six ne_sixes[1 << NE_SIX] = {
    SIX(0, 0x0000000), SIX(1, 0x1000000), SIX(2, 0x1000001), SIX(3, 0x2000010),
    SIX(4, 0x1000002), SIX(5, 0x2000020), SIX(6, 0x2000021), SIX(7, 0x3000210),
    SIX(8, 0x1000003), SIX(9, 0x2000030), SIX(10, 0x2000031), SIX(11, 0x3000310),
    SIX(12, 0x2000032), SIX(13, 0x3000320), SIX(14, 0x3000321), SIX(15, 0x4003210),
    SIX(16, 0x1000004), SIX(17, 0x2000040), SIX(18, 0x2000041), SIX(19, 0x3000410),
    SIX(20, 0x2000042), SIX(21, 0x3000420), SIX(22, 0x3000421), SIX(23, 0x4004210),
    SIX(24, 0x2000043), SIX(25, 0x3000430), SIX(26, 0x3000431), SIX(27, 0x4004310),
    SIX(28, 0x3000432), SIX(29, 0x4004320), SIX(30, 0x4004321), SIX(31, 0x5043210),
    SIX(32, 0x1000005), SIX(33, 0x2000050), SIX(34, 0x2000051), SIX(35, 0x3000510),
    SIX(36, 0x2000052), SIX(37, 0x3000520), SIX(38, 0x3000521), SIX(39, 0x4005210),
    SIX(40, 0x2000053), SIX(41, 0x3000530), SIX(42, 0x3000531), SIX(43, 0x4005310),
    SIX(44, 0x3000532), SIX(45, 0x4005320), SIX(46, 0x4005321), SIX(47, 0x5053210),
    SIX(48, 0x2000054), SIX(49, 0x3000540), SIX(50, 0x3000541), SIX(51, 0x4005410),
    SIX(52, 0x3000542), SIX(53, 0x4005420), SIX(54, 0x4005421), SIX(55, 0x5054210),
    SIX(56, 0x3000543), SIX(57, 0x4005430), SIX(58, 0x4005431), SIX(59, 0x5054310),
    SIX(60, 0x4005432), SIX(61, 0x5054320), SIX(62, 0x5054321), SIX(63, 0x6543210),
};
/* clang-format on */
